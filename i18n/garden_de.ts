<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Ago</name>
        <message numerus="yes">
            <source>%n h ago</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min ago</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>AutomaRow</name>
        <message>
            <source>Plays the other side by its cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name} plays the other side by its cards.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Bar</name>
        <message>
            <source>Back home</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fast</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Go on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Menu</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No motion</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Speed of motion</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Undo, if the table agrees (Ctrl+Z)</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Chronicle</name>
        <message>
            <source>Chart</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Score</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Story</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in round %1</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>Press {key} to open the gate</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}, press Space</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Facts</name>
        <message numerus="yes">
            <source>%n min</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{low}–{high} players</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{short}–{long} min</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message numerus="yes">
            <source>All %n matches ›</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Begin something new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Carry on</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ListMode</name>
        <message>
            <source>Do this</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Done so far</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take everything back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take this back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What can be done now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>What lies where</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{place}: {pieces}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Masthead</name>
        <message>
            <source>Ctrl+O</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dusk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Morning</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open a record</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>MatchesSheet</name>
        <message numerus="yes">
            <source>%n unfinished matches</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>At the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Same seed, same draws: good for a rematch on equal terms.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Start the match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Throw another seed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Way to play</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Put this note away</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message>
            <source>House rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nothing changed</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Put back %n change(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PackRow</name>
        <message>
            <source>Choose a component pack</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Component pack</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Component packs (*.toml)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The cards and pieces come from {file}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Use the one that comes with the game</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You can play with data of your own, such as the cards you have on paper.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your own component pack...</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Packet</name>
        <message>
            <source>How it plays</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>New game</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RacePlot</name>
        <message>
            <source>The race: {standings}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RaceTable</name>
        <message>
            <source>Round</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Score by round</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Rail</name>
        <message>
            <source>Hide the side panel (F9)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Show the side panel (F9)</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Recap</name>
        <message>
            <source>Now you:</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play it again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Since you last looked, {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Space</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Step back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Step on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>To the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>step by step</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{first}, then {second}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>%1 of %2</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Move of the match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One move back (Left)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>One move on (Right)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play or pause (Space)</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RoundTable</name>
        <message>
            <source>Round by round</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RulesSheet</name>
        <message>
            <source>Close (Esc)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>RulesViewer</name>
        <message>
            <source>Headings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next place (F3)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Previous place</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This game has no rules text yet.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>en</source>
            <extracomment>The language of the rules text: the name of a file in rules/, "de" for German.</extracomment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>not found</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Back home</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How it went</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play again</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Watch the replay</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ScoreTab</name>
        <message>
            <source>Nothing yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Score so far</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <source>Round {number}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>points</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}, {kind}: {points}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SeasonStrip</name>
        <message>
            <source>The season so far: {wins}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{month}: {winner}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SeatAdder</name>
        <message>
            <source>Add a seat as</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Add a seat as {symbol}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Ins</source>
            <comment>the Insert key</comment>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Change the symbol</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Computer</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How well {name} plays</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Human</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Name at this seat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Symbol of {name}: {symbol}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take {name} from the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Who plays {name}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>plays</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>The settings could not be read, so the defaults are used; the old file is {file}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The settings could not be saved to {file}: {reason}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The settings in {file} could not be read, so the defaults are used.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>As the system</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Colours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Dusk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fast</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How fast pieces glide; the next click never has to wait for them.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Language</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Morning</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Motion</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Size of the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The garden in the morning, or with the lamps lit.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You can also turn the wheel with Ctrl held.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{zoom} %</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SheetHead</name>
        <message>
            <source>Close (Esc)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{players}, about {minutes}.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>SideCard</name>
        <message>
            <source>of {target}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: {score} of {target} points</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{name}: {score} points</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Slip</name>
        <message>
            <source>At the table: {seats}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Forget this match</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Forgotten once you leave this page.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Press Enter to put it back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Resume</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This match will be forgotten when you leave this page.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Story</name>
        <message>
            <source>Story of the match</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Strip</name>
        <message>
            <source>Close this notice</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>lifted</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message numerus="yes">
            <source>%n at the table</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>About {minutes} at the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Alone at the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The garden gate closes between turns</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>With components of your own</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{rule}: {value}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TableScreen</name>
        <message>
            <source>Back home; the match is saved</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Larger table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Play with lists instead of the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Settings</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Smaller table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Somebody has learned something since. If everybody agrees, it is taken back and noted.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>We agree</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whole table</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>Table</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Open a record</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Records (*.jsonl)</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Something went wrong in the program itself; every move up to here is saved. ({error})</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>Wording</name>
        <message>
            <source>Put {piece} on {place}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take back: {place}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Take {piece} back from {place}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>can be lifted</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>can be pressed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>chosen; pressing takes it back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>held</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>key {key}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>may go to %n places</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>may go to {places}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>pressing takes it back</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{piece} may be put here</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{piece} may not be put here</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{piece}, {number} of {count}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>ending</name>
        <message>
            <source>Moves were taken back by agreement after somebody had learned something.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next: {game}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nobody wins this time.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The seats move on by one: {who} sits first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{all} win together.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} wins.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>excuses</name>
        <message>
            <source>The component data cannot be used: {error}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The disk with {file} is full: make room and make the move again; all moves before it are saved.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} cannot be used: {error}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} cannot be written to: allow it, then try again.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} is not there any more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} is open in another window: go on there, or close it first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason} The file was left as it is.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file}: {reason} The file was left as it is.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>gnomadic_gardeners</name>
        <message numerus="yes">
            <source>%n animal(s) over there</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) with a printed 2</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) sent out, at most {most} count</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fruit</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) against {yours}</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) at home</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) in hand</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) sent out</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s); how many are sent is secret</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n grain</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, nothing closed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, {tasks} closed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n herb(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task card(s) in the pile</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vegetable(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>+{bliss}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>1 a gnome, %n printed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>1 gnome</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>2 gnomes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A gnome of the oldest block in {who}'s hand, face down</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A gnome of {who}, face down</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A month adds one rule of its own to the game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>A new task card comes from the pile.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>After the round this bench moves to {who}, your last flower with it: {crops}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>After the round this bench moves to {who}: {crops}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>All these gnomes need one hour anyway, so the Hen rests without being told.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Alone against the Scarecrow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Any time</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>April Showers</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>April: whoever comes second gets %n bliss for each animal.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>As likely as not: {one}, or {two}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>At least one gnome has to be played.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>August Heatwave</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>August: of exactly %n gnomes one comes back to you.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>August: whoever sends exactly %n gnomes keeps one of them.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>August: whoever sent exactly three keeps one of them.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bees</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Both hands lie face up; choices stay sealed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Bramble: 3 gnomes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Busy Bees</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Charisma</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Closes nothing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Closes {tasks}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Control cards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Cow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Decline</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Designed and illustrated by Chris Scaffidi, published by Fervent Workshop. Tested by Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica and Sam. Icons of the published game after Caro Asercion, Delapouite and Lorc (game-icons.net) and Chanut, Font Awesome and Pixel Bazaar (iconfinder.com). More of their games: ferventworkshop.com. The cards and pictures here are this project's own.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Each gardener has %n gnome(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Each of these tasks could be done, but not all of them: a gnome helps with only one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Every gnome you send out today works for the other side tomorrow.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fulfil nothing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Fulfil {tasks}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gentle</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gnomadic Gardeners</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gnomes are dealt.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Goat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Gregarious Goat</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Hands over %n gnome(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Hard</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Has that animal already</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Head start</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Helpful Horse</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hen</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Hen: 1 hour a gnome, not the %n printed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Hen: 1 hour a gnome, whatever is printed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Horse</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Hours of prep</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>House rules</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>How much bliss the two of you have to gather, and in how many rounds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In October Task 3 always brings the new animal and sends the old one to sleep, wanted or not.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>In any order: {gnomes}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>Its two control cards are among %n cards.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Its two control cards are turned once your bench is sealed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>July Fertilizing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>July pays {bliss} for the Hen at rest.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>July: %n bliss for each animal that rests.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>June Parade</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>June: whoever comes second may lend a gnome for %n bliss a task done by the first.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Kindly Cow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Left for you</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Left for {who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lend nobody</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Let the Hen rest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Let them all rest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Level on bliss and animals: {who} is the younger gardener.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Level on bliss: a tie with the Scarecrow is yours.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Level on bliss: {who} has more animals, {more} against {fewer}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Lucky Piggy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>May Flowers</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>May: inside a task %n flowers stand for any one other icon.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Meadow: 6 gnomes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Meticulous Mouse</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Month</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next from its hand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next rewards, one of: {rewards}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Next round Task 1 needs {one}; Task 2 {two}; Task 3 {three}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nine cards bring two of our own making, and with them the Busy Bees and the Patient Tortoise.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nine task cards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>No declining in October</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Nobody is asked for that at the moment.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Normal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>October Slumber</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>October sends {who}'s {animals} to sleep.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>October: a new animal sends the others to sleep, for %n bliss a sleeper.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>October: the {animal} would send the others to sleep, for {bliss} bliss more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Off</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>On</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Only in July may the Hen take a rest.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Open the door</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Orchard: 5 gnomes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Patient Tortoise</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Piggy</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Round {round} of {last}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Round {round}, {who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scarecrow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Scores {bliss} bliss</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seal the bench</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Send {animals} to work</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>September Harvest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>September counts both tasks twice, for {bliss} more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>September: Tasks 1 and 2 by one side in one round count %n times.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seven games, April to October; whoever wins most of them wins the season.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Seven task cards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Shown at the table</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Size of the basket</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Size of the garden</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Solo, round {round}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Squad of Squirrels</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Squirrels</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Stay home</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Takes no animal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Takes the animal of Task 3</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Takes the {animal}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Task 1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Task 1 is open anyway</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Task 2</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Task 3</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Task 3 brings nothing new, it only keeps {who} from having the {animal}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tasks 1 and 2, once more</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tasks {one} and {two} both need {gnome}, who can help with only one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>That card cannot come next: it does not lie in the top block.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>That gnome is not in your hand.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>That is the Hen's doing; %n hour(s) are printed.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>The Hen rests: the printed hours count.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Piggy slips through the fence</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Scarecrow</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>The Scarecrow hands over %n more gnome(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>The Scarecrow turns its control cards.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Scarecrow was quicker and has closed Task {task}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Shared Basket knows neither months nor seasons.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The Squirrels pay only those who hold fewer gnomes.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The basket is full: {bliss} bliss in {rounds} rounds.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The basket is {missing} bliss short of {goal}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The empty place of {gnome}, {where}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The fewer gnomes you are dealt, the more the Scarecrow begins with.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The game is over.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The garden</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The garden is still growing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The gardeners</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The gnomes {who} sent go to the bottom of {other}'s hand.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The last ties go to the younger of the two.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The option “{option}” has no value “{value}”.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The other gardener has already fulfilled Task {task} in this round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The other side decides that.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The pile is empty: the cards laid aside come back.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The season so far: {one} {first}, {two} {second}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The table is being set.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The table tells what could be worked out: which cards are still to come.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The time of year</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is no such gnome, card or animal in this game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is nothing to choose about that animal in this round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Thicket: 4 gnomes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This half says nothing about the needs of next round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not how a move is written: a word is unknown, missing, repeated or out of order.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Together: the Shared Basket</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Too late to close {tasks}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Tortoise</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Two gardeners</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Watchful Hen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Whole season</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>With %n h you come second either way.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first either way.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first in one of the two.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Without {gnome} it takes %n hour(s) less.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>You can keep only one of the gnomes you played.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You can lend only a gnome that stayed in your hand this round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>You have %n gnome(s), the Scarecrow all the others.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>You have no Watchful Hen to send to rest.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 would only keep {who} from having one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Younger gardener</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your Lucky Piggy opens Task 1 to you even where the Scarecrow closes it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your animals</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your bench</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your bench can do</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your choice is sealed; you can take it back until the reveal.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your first team</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your gnomes cannot do Task {task}: they lack {icons}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>a gnome lent, %n task(s) done over there</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>and the {animal} for the yard</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>and the {animal} may move in</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>and {bliss} more for lending a gnome afterwards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>and {bliss} more if the {animal} may send the others to sleep</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>animals asleep</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>animals at rest</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>as printed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>as printed: the Hen rests</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>asleep</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>asleep for the rest of October</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at most</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at rest</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>at rest; at work it would be %n</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>at work</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>at work from the next round on</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>bench sealed</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>bliss</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>by its control cards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>chooses later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>choosing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>closed this round</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>closes</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>come to you later</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>comes close</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>could open the gate of Task 1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>could reach {bliss}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>filled the basket</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>first, %n h</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>flower</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>fruit</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>gets ready</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>grain</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>head start</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>herb</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>here already; {who} goes without</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hour</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hours and bliss are level, and ties are yours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hours and bliss are level, but {who} is younger</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hours, 1 a gnome by the Hen</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hours: {sum}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>if you go first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>in this round</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>new</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>next round</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no card with a printed 2</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no flower was sent out</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>no milk so far</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nobody lives over there yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nobody sits on it yet</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>none</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>nothing</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on the bench</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>on {task}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>only pays those who come second</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>opened together</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>opens the gate of Task 1</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>sealed; both cloths lift at the same moment</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>second this round, as it likes it</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>second, %n h</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>second, with %n animal(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>still empty; the choice comes after yours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>taken by {who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>takes the garden</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>the basket is not full</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>then to {who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>then {who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>too many gnomes, {mine} to {yours}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>unused: July pays</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>used at the reveal</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>vegetable</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>waits for its cards</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>what each does now</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>with {gnome}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>yours after scoring, at work from round {round}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{animal}, asleep</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{animal}, {figure}: {note}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{base} and %n animal(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} and %n gnome(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} less %n animal(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{bliss} bliss</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{bliss} bliss, with milk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{bliss} if {task} is gone</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{bliss}, and {cow} for the Cow</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{count}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{first}/{second}/{animal}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{gnomes} on {task}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{gnomes} would find no work in these tasks.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{gnome} adds {bliss} bliss, for %n hour(s) more.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} makes {tasks} possible, for %n hour(s) more.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} opens no further task, for %n hour(s) more.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} works alone</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{gnome}: %n hour(s), {crops}; alone {charisma} bliss</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{hours} against {mine}: it comes second</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{hours} against {mine}: it goes first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{hours} each, but {mine} against {yours} bliss</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{item} +{bliss}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{mine} against %n hour(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{other} closes {tasks}. {who}: send your gnomes to what is left.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{other} has done {tasks}. {who}: send your gnomes to what is left.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{other} leaves every task open. {who}: send your gnomes to tasks.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{tasks} would make {bliss} bliss in all.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{task} needed {needed} and paid {paid}: {who} has taken it this round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{task} needs {needed} and pays {paid}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{task} needs {needed} and pays {paid}. It is closed, but the Lucky Piggy opens the gate.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{task} needs {needed} and pays {paid}: {who} has closed it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{task} shows milk</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{text}: {bliss}</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{top} of %n, oldest first</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{when}: {bliss} bliss</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} and {other} exchange the gnomes they sent.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} closes {tasks} for this round.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} comes too late to close {tasks}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} fills a bench in secret.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} first</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} goes first: {why}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} goes first: {why}. Send your gnomes to tasks.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} hands a gnome to {other}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} hands {gnome} to {other}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} has scored</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} keeps one of three gnomes.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} leaves the new animal outside.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} lends nobody.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} lends {gnome} to {other}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} lets rest for July: {animals}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} opens the door to a new animal.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} puts to work: {animals}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} scores nothing.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss, as its cards say.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss: {item}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss: {parts}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} seals a bench.</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{who} sends {gnomes}: %n hour(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{who} starts with the {animal}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} takes no task.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} takes the garden with {bliss} bliss.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} takes {tasks}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} welcomes the {animal}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} wins the season with {wins} games to {losses}.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}'s animals</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}'s bench</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>{who}'s cards say: {hours}, {tasks} closed, %n gnome(s) to hand over.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message>
            <source>{who}'s hand</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}'s hours</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: lend {other} a gnome for {bliss} bliss, or lend nobody.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: put gnomes on your bench, then seal it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: put gnomes on your bench, then seal it. {other} has sealed one.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: take one gnome back from your bench; the others move on.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: welcome the {animal} and send the others to sleep, or decline.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: which animals work, and which rest for {bliss} bliss each?</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: {bliss} bliss in the end</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who}: {now} to {then} bliss</source>
            <translation type="unfinished"></translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” is not played by %n gardener(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>{moment}: the computer to move</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{moment}: {who} to move</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>newgame</name>
        <message>
            <source>Two at the table have the same name: give one of them another.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>record</name>
        <message>
            <source>More moves are taken back than were made.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The component data “{pack}” it was played with are not here.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The first line does not say which game was played, by whom and from which seed.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The move is by seat {seat}, but seat {due} has the turn (0 is the draw).</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The result written here is not the one the moves lead to.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is a move after the end of the game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>There is a result before the end of the game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This is not a Garden Desktop record.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This line is neither a move, nor a move taken back, nor a result.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This program has no game called “{game}”.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>This record was written by a newer Garden Desktop; update the program to open it.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>“{text}” is not allowed here. {reason}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>say</name>
        <message>
            <source>, </source>
            <comment>between the items of a list</comment>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{most} and {last}</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>seats</name>
        <message>
            <source>basket</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>bell</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>hat</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>key</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>trowel</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>watering can</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>strengths</name>
        <message>
            <source>Easy-going</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>Thoughtful</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>{who} is thinking.</source>
            <translation type="unfinished"></translation>
        </message>
    </context>
</TS>
