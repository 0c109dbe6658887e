<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>BookPage</name>
        <message numerus="yes">
            <source>{read} of %n matches read</source>
            <translation>
                <numerusform>{read} of %n match read</numerusform>
                <numerusform>{read} of %n matches read</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message numerus="yes">
            <source>%n commands</source>
            <translation>
                <numerusform>1 command</numerusform>
                <numerusform>%n commands</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Type to find %n more.</source>
            <translation>
                <numerusform>Type to find %n more.</numerusform>
                <numerusform>Type to find %n more.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CountProgressBar</name>
        <message numerus="yes">
            <source>%n matches not counted yet</source>
            <translation>
                <numerusform>1 match not counted yet</numerusform>
                <numerusform>%n matches not counted yet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>counting, %n matches left</source>
            <translation>
                <numerusform>counting, 1 match left</numerusform>
                <numerusform>counting, %n matches left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DateFormatter</name>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EveningSheet</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{names} share the session win with %n points each.</source>
            <translation>
                <numerusform>{names} share the session win with %n points each.</numerusform>
                <numerusform>{names} share the session win with %n points each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} wins the session with %n points.</source>
            <translation>
                <numerusform>{name} wins the session with 1 point.</numerusform>
                <numerusform>{name} wins the session with %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EveningsPage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ExportMenu</name>
        <message numerus="yes">
            <source>Exporting, %n moves left. Esc cancels.</source>
            <translation>
                <numerusform>Exporting, 1 move left. Esc cancels.</numerusform>
                <numerusform>Exporting, %n moves left. Esc cancels.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileRow</name>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>And 1 more.</numerusform>
                <numerusform>And %n more.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message numerus="yes">
            <source>%n filters</source>
            <translation>
                <numerusform>%n filter</numerusform>
                <numerusform>%n filters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FormPanel</name>
        <message numerus="yes">
            <source>%n thing(s) to fix before you can play</source>
            <translation>
                <numerusform>%n thing to fix before you can play</numerusform>
                <numerusform>%n things to fix before you can play</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n min</numerusform>
                <numerusform>%n min</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameSearchField</name>
        <message numerus="yes">
            <source>%n games found.</source>
            <translation>
                <numerusform>One game found.</numerusform>
                <numerusform>%n games found.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Search %n games</source>
            <translation>
                <numerusform>Search 1 game</numerusform>
                <numerusform>Search %n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GoToPlaceDialog</name>
        <message numerus="yes">
            <source>%n more with this name.</source>
            <translation>
                <numerusform>1 more with this name.</numerusform>
                <numerusform>%n more with this name.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookBackPage</name>
        <message numerus="yes">
            <source>%n turning point(s) of {all} decisions</source>
            <translation>
                <numerusform>%n turning point of {all} decisions</numerusform>
                <numerusform>%n turning points of {all} decisions</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LuckAnalysisBar</name>
        <message numerus="yes">
            <source>%n matches not analysed yet.</source>
            <translation>
                <numerusform>1 match not analysed yet.</numerusform>
                <numerusform>%n matches not analysed yet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Analysing, %n matches left</source>
            <translation>
                <numerusform>Analysing, 1 match left</numerusform>
                <numerusform>Analysing, %n matches left</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchListModel</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchRowDelegate</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>and %n more</numerusform>
                <numerusform>and %n more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchSelection</name>
        <message numerus="yes">
            <source>Everything before that is intact, up to move %n: {moment}.</source>
            <translation>
                <numerusform>Everything before that is intact, up to move 1: {moment}.</numerusform>
                <numerusform>Everything before that is intact, up to move %n: {moment}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchesSheet</name>
        <message numerus="yes">
            <source>%n unfinished matches</source>
            <translation>
                <numerusform>%n unfinished match</numerusform>
                <numerusform>%n unfinished matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n changed</numerusform>
                <numerusform>%n changed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Undo %n changes</source>
            <translation>
                <numerusform>Undo 1 change</numerusform>
                <numerusform>Undo %n changes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OutlinePanel</name>
        <message numerus="yes">
            <source>%n entry(s).</source>
            <translation>
                <numerusform>%n entry.</numerusform>
                <numerusform>%n entries.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>OutlineView</name>
        <message numerus="yes">
            <source>{name}: %n to fix</source>
            <translation>
                <numerusform>{name}: %n to fix</numerusform>
                <numerusform>{name}: %n to fix</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PeoplePage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>1 player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PersonSheet</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches, ahead in {ahead}, behind in {behind}</source>
            <translation>
                <numerusform>%n match, ahead in {ahead}, behind in {behind}</numerusform>
                <numerusform>%n matches, ahead in {ahead}, behind in {behind}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n more player has fewer matches.</numerusform>
                <numerusform>%n more players have fewer matches.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n day in a row</numerusform>
                <numerusform>%n days in a row</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RelativeTimeFormatter</name>
        <message numerus="yes">
            <source>%n h ago</source>
            <translation>
                <numerusform>%n h ago</numerusform>
                <numerusform>%n h ago</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min ago</source>
            <translation>
                <numerusform>%n min ago</numerusform>
                <numerusform>%n min ago</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RestoreButton</name>
        <message numerus="yes">
            <source>Undo delete (%n)</source>
            <translation>
                <numerusform>Undo delete (1)</numerusform>
                <numerusform>Undo delete (%n)</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SetupSummaryCard</name>
        <message numerus="yes">
            <source>%n matches, about {minutes} in all</source>
            <translation>
                <numerusform>1 match, about {minutes} in all</numerusform>
                <numerusform>%n matches, about {minutes} in all</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>1 player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticFormatter</name>
        <message numerus="yes">
            <source>%n competitive</source>
            <translation>
                <numerusform>%n competitive</numerusform>
                <numerusform>%n competitive</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cooperative</source>
            <translation>
                <numerusform>%n cooperative</numerusform>
                <numerusform>%n cooperative</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches analysed: too few to tell</source>
            <translation>
                <numerusform>1 match analysed: too few to tell</numerusform>
                <numerusform>%n matches analysed: too few to tell</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches since {month}</source>
            <translation>
                <numerusform>%n match since {month}</numerusform>
                <numerusform>%n matches since {month}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches: too few to tell</source>
            <translation>
                <numerusform>1 match: too few to tell</numerusform>
                <numerusform>%n matches: too few to tell</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo</source>
            <translation>
                <numerusform>%n solo</numerusform>
                <numerusform>%n solo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins</source>
            <translation>
                <numerusform>%n win</numerusform>
                <numerusform>%n wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>current: %n in a row</source>
            <translation>
                <numerusform>current: 1 in a row</numerusform>
                <numerusform>current: %n in a row</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>points of winning chance, averaged over %n matches</source>
            <translation>
                <numerusform>points of winning chance, from 1 match</numerusform>
                <numerusform>points of winning chance, averaged over %n matches</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n more player has fewer matches.</numerusform>
                <numerusform>%n more players have fewer matches.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableDescriber</name>
        <message numerus="yes">
            <source>can go to %n spaces</source>
            <translation>
                <numerusform>can go to 1 space</numerusform>
                <numerusform>can go to %n spaces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TransferMenu</name>
        <message numerus="yes">
            <source>Backing up, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Backing up, 1 file left. Esc cancels.</numerusform>
                <numerusform>Backing up, %n files left. Esc cancels.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Backup saved: {file} (%n files).</source>
            <translation>
                <numerusform>Backup saved: {file} (1 file).</numerusform>
                <numerusform>Backup saved: {file} (%n files).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Copying, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Copying, 1 file left. Esc cancels.</numerusform>
                <numerusform>Copying, %n files left. Esc cancels.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Importing, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Importing, 1 file left. Esc cancels.</numerusform>
                <numerusform>Importing, %n files left. Esc cancels.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TrialSheet</name>
        <message numerus="yes">
            <source>%n matches played by easy-going computers.</source>
            <translation>
                <numerusform>%n match played by easy-going computers.</numerusform>
                <numerusform>%n matches played by easy-going computers.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchesSection</name>
        <message numerus="yes">
            <source>All %n matches ›</source>
            <translation>
                <numerusform>The one match ›</numerusform>
                <numerusform>All %n matches ›</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>fire_and_flora</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n card</numerusform>
                <numerusform>%n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) a turn</source>
            <translation>
                <numerusform>%n card a turn</numerusform>
                <numerusform>%n cards a turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s):</source>
            <translation>
                <numerusform>%n card:</numerusform>
                <numerusform>%n cards:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n coin</numerusform>
                <numerusform>%n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s) a turn</source>
            <translation>
                <numerusform>%n coin a turn</numerusform>
                <numerusform>%n coins a turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s):</source>
            <translation>
                <numerusform>%n coin:</numerusform>
                <numerusform>%n coins:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in hand</source>
            <translation>
                <numerusform>%n in hand</numerusform>
                <numerusform>%n in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the pool</source>
            <translation>
                <numerusform>%n left in the pool</numerusform>
                <numerusform>%n left in the pool</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more each turn</source>
            <translation>
                <numerusform>%n more each turn</numerusform>
                <numerusform>%n more each turn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more different natives</source>
            <translation>
                <numerusform>%n native or more</numerusform>
                <numerusform>%n or more different natives</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) fewer</source>
            <translation>
                <numerusform>%n plant fewer</numerusform>
                <numerusform>%n plants fewer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) more</source>
            <translation>
                <numerusform>%n plant more</numerusform>
                <numerusform>%n plants more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) after every play, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>
                <numerusform>%n second after every play, so the wait gives nothing away. You set this when you start a match.</numerusform>
                <numerusform>%n seconds after every play, so the wait gives nothing away. You set this when you start a match.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n star</numerusform>
                <numerusform>%n stars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s):</source>
            <translation>
                <numerusform>%n star:</numerusform>
                <numerusform>%n stars:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n turn</numerusform>
                <numerusform>%n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n card(s) a turn.</source>
            <translation>
                <numerusform>+%n card a turn.</numerusform>
                <numerusform>+%n cards a turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n coin(s) a turn.</source>
            <translation>
                <numerusform>+%n coin a turn.</numerusform>
                <numerusform>+%n coins a turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A Gift Shop would pay %n coin(s).</source>
            <translation>
                <numerusform>A Gift Shop would pay %n coin.</numerusform>
                <numerusform>A Gift Shop would pay %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A card from the deck costs %n coin(s).</source>
            <translation>
                <numerusform>A card from the deck costs %n coin.</numerusform>
                <numerusform>A card from the deck costs %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A landscape with %n star(s)</source>
            <translation>
                <numerusform>A landscape with %n star</numerusform>
                <numerusform>A landscape with %n stars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A player with {natives} different natives gets %n more star(s).</source>
            <translation>
                <numerusform>A player with {natives} different natives gets %n more star.</numerusform>
                <numerusform>A player with {natives} different natives gets %n more stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} has the most stars: {stars}.</source>
            <translation>
                <numerusform>After %n round {who} has the most stars: {stars}.</numerusform>
                <numerusform>After %n rounds {who} has the most stars: {stars}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} share the victory with {stars} stars each.</source>
            <translation>
                <numerusform>After %n round {who} share the victory with {stars} stars each.</numerusform>
                <numerusform>After %n rounds {who} share the victory with {stars} stars each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s) the landscape has {stars} stars; the goal was {target}.</source>
            <translation>
                <numerusform>After %n turn the landscape has {stars} stars; the goal was {target}.</numerusform>
                <numerusform>After %n turns the landscape has {stars} stars; the goal was {target}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Ask for %n coin(s).</source>
            <translation>
                <numerusform>Ask for %n coin.</numerusform>
                <numerusform>Ask for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Build {building} on {land} for %n coin(s)</source>
            <translation>
                <numerusform>Build {building} on {land} for %n coin</numerusform>
                <numerusform>Build {building} on {land} for %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {building} for %n coin(s) and put it on {land}.</source>
            <translation>
                <numerusform>Buy {building} for %n coin and put it on {land}.</numerusform>
                <numerusform>Buy {building} for %n coins and put it on {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>Buy {land} for %n coin.</numerusform>
                <numerusform>Buy {land} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s): {details}</source>
            <translation>
                <numerusform>Buy {land} for %n coin: {details}</numerusform>
                <numerusform>Buy {land} for %n coins: {details}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Coins in the basket: {coins} of %n</source>
            <translation>
                <numerusform>Coins in the basket: {coins} of %n</numerusform>
                <numerusform>Coins in the basket: {coins} of %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s), {left} left.</source>
            <translation>
                <numerusform>Costs %n coin, {left} left.</numerusform>
                <numerusform>Costs %n coins, {left} left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s):</source>
            <translation>
                <numerusform>Costs %n coin:</numerusform>
                <numerusform>Costs %n coins:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s)</source>
            <translation>
                <numerusform>Draw a card for %n coin</numerusform>
                <numerusform>Draw a card for %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s).</source>
            <translation>
                <numerusform>Draw a card for %n coin.</numerusform>
                <numerusform>Draw a card for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Event Deck: %n card(s)</source>
            <translation>
                <numerusform>Event Deck: %n card</numerusform>
                <numerusform>Event Deck: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Fire and Flora is for one to four players, not for %n.</source>
            <translation>
                <numerusform>Fire and Flora is for one to four players, not for %n.</numerusform>
                <numerusform>Fire and Flora is for one to four players, not for %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Fires in {rounds} rounds: %n.</source>
            <translation>
                <numerusform>Fires in {rounds} rounds: %n.</numerusform>
                <numerusform>Fires in {rounds} rounds: %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Goal: %n star(s) within {turns} turns</source>
            <translation>
                <numerusform>Goal: %n star within {turns} turns</numerusform>
                <numerusform>Goal: %n stars within {turns} turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n card(s) a turn.</source>
            <translation>
                <numerusform>It brings you %n card a turn.</numerusform>
                <numerusform>It brings you %n cards a turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n coin(s) a turn.</source>
            <translation>
                <numerusform>It brings you %n coin a turn.</numerusform>
                <numerusform>It brings you %n coins a turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n star(s); a card is worth more to you.</source>
            <translation>
                <numerusform>It costs you %n star; a card is worth more to you.</numerusform>
                <numerusform>It costs you %n stars; a card is worth more to you.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Land Deck: %n card(s)</source>
            <translation>
                <numerusform>Land Deck: %n card</numerusform>
                <numerusform>Land Deck: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Landscape {number}: {who}, %n star(s)</source>
            <translation>
                <numerusform>Landscape {number}: {who}, %n star</numerusform>
                <numerusform>Landscape {number}: {who}, %n stars</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Of the other players, {who} has the most stars: %n.</source>
            <translation>
                <numerusform>Of the other players, {who} has the most stars: %n.</numerusform>
                <numerusform>Of the other players, {who} has the most stars: %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the fire costs you %n star(s).</source>
            <translation>
                <numerusform>Otherwise the fire costs you %n star.</numerusform>
                <numerusform>Otherwise the fire costs you %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the play costs you %n star(s).</source>
            <translation>
                <numerusform>Otherwise the play costs you %n star.</numerusform>
                <numerusform>Otherwise the play costs you %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise you lose %n coin(s).</source>
            <translation>
                <numerusform>Otherwise you lose %n coin.</numerusform>
                <numerusform>Otherwise you lose %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Pay %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>Pay %n coin to keep {building}.</numerusform>
                <numerusform>Pay %n coins to keep {building}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Put %n coin(s) into your basket.</source>
            <translation>
                <numerusform>Put %n coin into your basket.</numerusform>
                <numerusform>Put %n coins into your basket.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Resource Deck: %n card(s)</source>
            <translation>
                <numerusform>Resource Deck: %n card</numerusform>
                <numerusform>Resource Deck: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sell a card for %n coin(s)</source>
            <translation>
                <numerusform>Sell a card for %n coin</numerusform>
                <numerusform>Sell a card for %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>Sell {card} for %n coin.</numerusform>
                <numerusform>Sell {card} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That gives you room for %n plant(s).</source>
            <translation>
                <numerusform>That gives you room for %n plant.</numerusform>
                <numerusform>That gives you room for %n plants.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That leaves {who} room for %n more plant(s).</source>
            <translation>
                <numerusform>That leaves {who} room for %n more plant.</numerusform>
                <numerusform>That leaves {who} room for %n more plants.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bank pays %n coin(s); the card is discarded face up.</source>
            <translation>
                <numerusform>The bank pays %n coin; the card is discarded face up.</numerusform>
                <numerusform>The bank pays %n coins; the card is discarded face up.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The fire would harm %n plant(s): {lands}.</source>
            <translation>
                <numerusform>The fire would harm %n plant: {lands}.</numerusform>
                <numerusform>The fire would harm %n plants: {lands}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The play is worth %n star(s) to you.</source>
            <translation>
                <numerusform>The play is worth %n star to you.</numerusform>
                <numerusform>The play is worth %n stars to you.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>There were %n fire(s). The horizontal line is the goal.</source>
            <translation>
                <numerusform>There was %n fire. The horizontal line is the goal.</numerusform>
                <numerusform>There were %n fires. The horizontal line is the goal.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This trade brings {who} to %n star(s) and ends the match.</source>
            <translation>
                <numerusform>This trade brings {who} to %n star and ends the match.</numerusform>
                <numerusform>This trade brings {who} to %n stars and ends the match.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Who goes first: {who} draws {land}, %n coin(s).</source>
            <translation>
                <numerusform>Who goes first: {who} draws {land}, %n coin.</numerusform>
                <numerusform>Who goes first: {who} draws {land}, %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} cannot go first.</source>
            <translation>
                <numerusform>With %n player, seat {seat} cannot go first.</numerusform>
                <numerusform>With %n players, seat {seat} cannot go first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With {cards} on your {plant} ({land}) you could go from {now} to %n star(s).</source>
            <translation>
                <numerusform>With {cards} on your {plant} ({land}) you could go from {now} to %n star.</numerusform>
                <numerusform>With {cards} on your {plant} ({land}) you could go from {now} to %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You can still buy a land: %n in the market.</source>
            <translation>
                <numerusform>You can still buy a land: one in the market.</numerusform>
                <numerusform>You can still buy a land: %n in the market.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n star(s).</source>
            <translation>
                <numerusform>You gain %n star.</numerusform>
                <numerusform>You gain %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain up to %n star(s).</source>
            <translation>
                <numerusform>You gain up to %n star.</numerusform>
                <numerusform>You gain up to %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n Water card(s).</source>
            <translation>
                <numerusform>You have %n Water card.</numerusform>
                <numerusform>You have %n Water cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You lose %n star(s).</source>
            <translation>
                <numerusform>You lose %n star.</numerusform>
                <numerusform>You lose %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You may lose %n star(s).</source>
            <translation>
                <numerusform>You may lose %n star.</numerusform>
                <numerusform>You may lose %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You needed %n star(s) in {turns} turns.</source>
            <translation>
                <numerusform>You needed %n star in {turns} turns.</numerusform>
                <numerusform>You needed %n stars in {turns} turns.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take %n coin(s) from {who}.</source>
            <translation>
                <numerusform>You take %n coin from {who}.</numerusform>
                <numerusform>You take %n coins from {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>and %n more plant(s)</source>
            <translation>
                <numerusform>and %n more plant</numerusform>
                <numerusform>and %n more plants</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>costs %n coin(s)</source>
            <translation>
                <numerusform>costs %n coin</numerusform>
                <numerusform>costs %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>from native plants; %n win the match</source>
            <translation>
                <numerusform>from native plants; %n wins the match</numerusform>
                <numerusform>from native plants; %n win the match</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>invades: %n land(s) to choose from</source>
            <translation>
                <numerusform>invades: %n land to choose from</numerusform>
                <numerusform>invades: %n lands to choose from</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lost %n plant(s) to fire</source>
            <translation>
                <numerusform>lost %n plant to fire</numerusform>
                <numerusform>lost %n plants to fire</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>plays most: {what}, %n time(s)</source>
            <translation>
                <numerusform>plays most: {what}, %n time</numerusform>
                <numerusform>plays most: {what}, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>propagates: %n land(s) to choose from</source>
            <translation>
                <numerusform>propagates: %n land to choose from</numerusform>
                <numerusform>propagates: %n lands to choose from</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>steals %n of them, or all if there are fewer</source>
            <translation>
                <numerusform>steals %n of them, or all if there are fewer</numerusform>
                <numerusform>steals %n of them, or all if there are fewer</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>there must be %n species</source>
            <translation>
                <numerusform>there must be %n species</numerusform>
                <numerusform>there must be %n species</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n asked for</source>
            <translation>
                <numerusform>{card}: %n asked for</numerusform>
                <numerusform>{card}: %n asked for</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n of {held}</source>
            <translation>
                <numerusform>{card}: %n of {held}</numerusform>
                <numerusform>{card}: %n of {held}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{goods}; {cards} of %n card(s)</source>
            <translation>
                <numerusform>{goods}; {cards} of %n card</numerusform>
                <numerusform>{goods}; {cards} of %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer nothing grows there.</source>
            <translation>
                <numerusform>{land}: {plant}, %n star; with your answer nothing grows there.</numerusform>
                <numerusform>{land}: {plant}, %n stars; with your answer nothing grows there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer {other}, {stars}.</source>
            <translation>
                <numerusform>{land}: {plant}, %n star; with your answer {other}, {stars}.</numerusform>
                <numerusform>{land}: {plant}, %n stars; with your answer {other}, {stars}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left</source>
            <translation>
                <numerusform>{plant}, %n left</numerusform>
                <numerusform>{plant}, %n left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left in the pool.</source>
            <translation>
                <numerusform>{plant}, %n left in the pool.</numerusform>
                <numerusform>{plant}, %n left in the pool.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): choose its land</source>
            <translation>
                <numerusform>{plant}, +%n star: choose its land</numerusform>
                <numerusform>{plant}, +%n stars: choose its land</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): may grow back</source>
            <translation>
                <numerusform>{plant}, +%n star: may grow back</numerusform>
                <numerusform>{plant}, +%n stars: may grow back</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {building} for %n coin(s) and puts it on {land}.</source>
            <translation>
                <numerusform>{who} buys {building} for %n coin and puts it on {land}.</numerusform>
                <numerusform>{who} buys {building} for %n coins and puts it on {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who} buys {land} for %n coin.</numerusform>
                <numerusform>{who} buys {land} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} with a {plant} for %n coin(s).</source>
            <translation>
                <numerusform>{who} buys {land} with a {plant} for %n coin.</numerusform>
                <numerusform>{who} buys {land} with a {plant} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} collects %n coin(s).</source>
            <translation>
                <numerusform>{who} collects %n coin.</numerusform>
                <numerusform>{who} collects %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} draws a card for %n coin(s).</source>
            <translation>
                <numerusform>{who} draws a card for %n coin.</numerusform>
                <numerusform>{who} draws a card for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} gains %n star(s).</source>
            <translation>
                <numerusform>{who} gains %n star.</numerusform>
                <numerusform>{who} gains %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} gains up to %n star(s).</source>
            <translation>
                <numerusform>{who} gains up to %n star.</numerusform>
                <numerusform>{who} gains up to %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} goes later and gets %n more coin(s).</source>
            <translation>
                <numerusform>{who} goes later and gets %n more coin.</numerusform>
                <numerusform>{who} goes later and gets %n more coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n card(s).</source>
            <translation>
                <numerusform>{who} has %n card.</numerusform>
                <numerusform>{who} has %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n.</source>
            <translation>
                <numerusform>{who} has %n.</numerusform>
                <numerusform>{who} has %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} loses %n star(s).</source>
            <translation>
                <numerusform>{who} loses %n star.</numerusform>
                <numerusform>{who} loses %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} may lose %n star(s).</source>
            <translation>
                <numerusform>{who} may lose %n star.</numerusform>
                <numerusform>{who} may lose %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} must discard %n more card(s).</source>
            <translation>
                <numerusform>{who} must discard one more card.</numerusform>
                <numerusform>{who} must discard %n more cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} pays %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>{who} pays %n coin to keep {building}.</numerusform>
                <numerusform>{who} pays %n coins to keep {building}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} plays Nefarious to steal up to %n coin(s) from {other}</source>
            <translation>
                <numerusform>{who} plays Nefarious to steal %n coin from {other}</numerusform>
                <numerusform>{who} plays Nefarious to steal up to %n coins from {other}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} sells {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who} sells {card} for %n coin.</numerusform>
                <numerusform>{who} sells {card} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} takes %n coin(s) from {victim}.</source>
            <translation>
                <numerusform>{who} takes %n coin from {victim}.</numerusform>
                <numerusform>{who} takes %n coins from {victim}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} for %n coin(s): {plant} on {land}.</source>
            <translation>
                <numerusform>{who} uses {building} for %n coin: {plant} on {land}.</numerusform>
                <numerusform>{who} uses {building} for %n coins: {plant} on {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} on {target} for %n coin(s).</source>
            <translation>
                <numerusform>{who} uses {building} on {target} for %n coin.</numerusform>
                <numerusform>{who} uses {building} on {target} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n star(s).</source>
            <translation>
                <numerusform>{who} wins by %n star.</numerusform>
                <numerusform>{who} wins by %n stars.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n Resource Card(s)</source>
            <translation>
                <numerusform>{who}: %n Resource Card</numerusform>
                <numerusform>{who}: %n Resource Cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n coin(s)</source>
            <translation>
                <numerusform>{who}: %n coin</numerusform>
                <numerusform>{who}: %n coins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: discard %n more card(s).</source>
            <translation>
                <numerusform>{who}: discard one more card.</numerusform>
                <numerusform>{who}: discard %n more cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to build {land} on {parcel} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: drop here to build {land} on {parcel} for %n coin.</numerusform>
                <numerusform>{who}: drop here to build {land} on {parcel} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: drop here to buy {land} for %n coin.</numerusform>
                <numerusform>{who}: drop here to buy {land} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: drop here to sell {card} for %n coin.</numerusform>
                <numerusform>{who}: drop here to sell {card} for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to steal %n coin(s) from {other}.</source>
            <translation>
                <numerusform>{who}: drop here to steal %n coin from {other}.</numerusform>
                <numerusform>{who}: drop here to steal %n coins from {other}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on one of your open lands to build it for %n coin(s).</source>
            <translation>
                <numerusform>{who}: drop {land} on one of your open lands to build it for %n coin.</numerusform>
                <numerusform>{who}: drop {land} on one of your open lands to build it for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on your landscape to buy it for %n coin(s).</source>
            <translation>
                <numerusform>{who}: drop {land} on your landscape to buy it for %n coin.</numerusform>
                <numerusform>{who}: drop {land} on your landscape to buy it for %n coins.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: pay %n coin(s) for {building} on {land}, or give it up?</source>
            <translation>
                <numerusform>{who}: pay %n coin for {building} on {land}, or give it up?</numerusform>
                <numerusform>{who}: pay %n coins for {building} on {land}, or give it up?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {cards} together affect %n plant(s). Drop them there.</source>
            <translation>
                <numerusform>{who}: {cards} together affect %n plant. Drop them there.</numerusform>
                <numerusform>{who}: {cards} together affect %n plants. Drop them there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there, or on a card that goes with it.</source>
            <translation>
                <numerusform>{who}: {card} affects %n plant. Drop the card there, or on a card that goes with it.</numerusform>
                <numerusform>{who}: {card} affects %n plants. Drop the card there, or on a card that goes with it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there.</source>
            <translation>
                <numerusform>{who}: {card} affects %n plant. Drop the card there.</numerusform>
                <numerusform>{who}: {card} affects %n plants. Drop the card there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then %n star(s) of {target}</source>
            <translation>
                <numerusform>{who}: {now}, then %n star of {target}</numerusform>
                <numerusform>{who}: {now}, then %n stars of {target}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then {least} to %n star(s) of {target}</source>
            <translation>
                <numerusform>{who}: {now}, then {least} to %n star of {target}</numerusform>
                <numerusform>{who}: {now}, then {least} to %n stars of {target}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}’s lands, %n in the basket</source>
            <translation>
                <numerusform>{who}’s lands, %n in the basket</numerusform>
                <numerusform>{who}’s lands, %n in the basket</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}’s next land costs %n coin(s) less.</source>
            <translation>
                <numerusform>{who}’s next land costs %n coin less.</numerusform>
                <numerusform>{who}’s next land costs %n coins less.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>gnomadic_gardeners</name>
        <message numerus="yes">
            <source>%n bliss</source>
            <translation>
                <numerusform>%n bliss</numerusform>
                <numerusform>%n bliss</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bliss behind</source>
            <translation>
                <numerusform>%n bliss behind</numerusform>
                <numerusform>%n bliss behind</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) with a printed 2</source>
            <translation>
                <numerusform>one card with a printed 2</numerusform>
                <numerusform>%n cards with a printed 2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n flower</numerusform>
                <numerusform>%n flowers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) played, at most {most} count</source>
            <translation>
                <numerusform>%n flower played, at most {most} count</numerusform>
                <numerusform>%n flowers played, at most {most} count</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fruit</source>
            <translation>
                <numerusform>%n fruit</numerusform>
                <numerusform>%n fruit</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s)</source>
            <translation>
                <numerusform>%n gnome</numerusform>
                <numerusform>%n gnomes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) in hand</source>
            <translation>
                <numerusform>%n gnome in hand</numerusform>
                <numerusform>%n gnomes in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) kept in hand</source>
            <translation>
                <numerusform>%n gnome kept in hand</numerusform>
                <numerusform>%n gnomes kept in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) played</source>
            <translation>
                <numerusform>%n gnome played</numerusform>
                <numerusform>%n gnomes played</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) to {yours}</source>
            <translation>
                <numerusform>%n gnome to {yours}</numerusform>
                <numerusform>%n gnomes to {yours}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value}</source>
            <translation>
                <numerusform>%n gnome {month}: {value}</numerusform>
                <numerusform>%n gnomes {month}: {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value} ahead</source>
            <translation>
                <numerusform>%n gnome {month}: {value} ahead</numerusform>
                <numerusform>%n gnomes {month}: {value} ahead</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} ahead</source>
            <translation>
                <numerusform>%n gnome: {value} ahead</numerusform>
                <numerusform>%n gnomes: {value} ahead</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} for sure</source>
            <translation>
                <numerusform>%n gnome: {value} for sure</numerusform>
                <numerusform>%n gnomes: {value} for sure</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s); how many are played is secret</source>
            <translation>
                <numerusform>%n gnome; how many are played is secret</numerusform>
                <numerusform>%n gnomes; how many are played is secret</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n grain</source>
            <translation>
                <numerusform>%n grain</numerusform>
                <numerusform>%n grain</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h</source>
            <translation>
                <numerusform>%n h</numerusform>
                <numerusform>%n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, closes {tasks}</source>
            <translation>
                <numerusform>%n h for {bliss} bliss, closes {tasks}</numerusform>
                <numerusform>%n h for {bliss} bliss, closes {tasks}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, no tasks closed</source>
            <translation>
                <numerusform>%n h for {bliss} bliss, no tasks closed</numerusform>
                <numerusform>%n h for {bliss} bliss, no tasks closed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes first</source>
            <translation>
                <numerusform>%n h to {mine}: it goes first</numerusform>
                <numerusform>%n h to {mine}: it goes first</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes second</source>
            <translation>
                <numerusform>%n h to {mine}: it goes second</numerusform>
                <numerusform>%n h to {mine}: it goes second</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n herb(s)</source>
            <translation>
                <numerusform>%n herb</numerusform>
                <numerusform>%n herbs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <translation>
                <numerusform>%n hour</numerusform>
                <numerusform>%n hours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s):</source>
            <translation>
                <numerusform>%n hour:</numerusform>
                <numerusform>%n hours:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task card(s) in the draw pile</source>
            <translation>
                <numerusform>%n task card in the draw pile</numerusform>
                <numerusform>%n task cards in the draw pile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vegetable(s)</source>
            <translation>
                <numerusform>%n vegetable</numerusform>
                <numerusform>%n vegetables</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>1 for each gnome, %n printed</source>
            <translation>
                <numerusform>1 for each gnome, %n printed</numerusform>
                <numerusform>1 for each gnome, %n printed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After that {who} can gain at most %n bliss.</source>
            <translation>
                <numerusform>After that {who} can gain at most %n bliss.</numerusform>
                <numerusform>After that {who} can gain at most %n bliss.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>April: the player who goes second scores %n bliss for each animal they have.</source>
            <translation>
                <numerusform>April: the player who goes second scores %n bliss for each animal they have.</numerusform>
                <numerusform>April: the player who goes second scores %n bliss for each animal they have.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>August: a player who plays exactly %n gnomes keeps one of them.</source>
            <translation>
                <numerusform>August: a player who plays exactly %n gnome keeps it.</numerusform>
                <numerusform>August: a player who plays exactly %n gnomes keeps one of them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>August: if you play exactly %n gnomes, you keep one of them.</source>
            <translation>
                <numerusform>August: if you play exactly %n gnome, you keep it.</numerusform>
                <numerusform>August: if you play exactly %n gnomes, you keep one of them.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n gnome(s).</source>
            <translation>
                <numerusform>Each player has %n gnome.</numerusform>
                <numerusform>Each player has %n gnomes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hands over %n gnome(s)</source>
            <translation>
                <numerusform>Hands over %n gnome</numerusform>
                <numerusform>Hands over %n gnomes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hen: 1 hour for each gnome, not the %n printed</source>
            <translation>
                <numerusform>Hen: 1 hour for each gnome, not the %n printed</numerusform>
                <numerusform>Hen: 1 hour for each gnome, not the %n printed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its two control cards are among %n cards.</source>
            <translation>
                <numerusform>Its two control cards are among %n card.</numerusform>
                <numerusform>Its two control cards are among %n cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>July: %n bliss for each animal you do not use.</source>
            <translation>
                <numerusform>July: %n bliss for each animal you do not use.</numerusform>
                <numerusform>July: %n bliss for each animal you do not use.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>June: the player who goes second may lend a gnome and score %n bliss for each task the first player fulfilled.</source>
            <translation>
                <numerusform>June: the player who goes second may lend a gnome and score %n bliss for each task the first player fulfilled.</numerusform>
                <numerusform>June: the player who goes second may lend a gnome and score %n bliss for each task the first player fulfilled.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>May: within a task, %n flowers stand for any other skill.</source>
            <translation>
                <numerusform>May: within a task, %n flower stands for any other skill.</numerusform>
                <numerusform>May: within a task, %n flowers stand for any other skill.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>October: a new animal puts your others to sleep, for %n bliss each.</source>
            <translation>
                <numerusform>October: a new animal puts your others to sleep, for %n bliss each.</numerusform>
                <numerusform>October: a new animal puts your others to sleep, for %n bliss each.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.</source>
            <translation>
                <numerusform>On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.</numerusform>
                <numerusform>On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Play {gnome}: %n hour(s), {crops}; alone {charisma} bliss</source>
            <translation>
                <numerusform>Play {gnome}: %n hour, {crops}; alone {charisma} bliss</numerusform>
                <numerusform>Play {gnome}: %n hours, {crops}; alone {charisma} bliss</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>September: Tasks 1 and 2 count %n times if one player fulfils both in a round.</source>
            <translation>
                <numerusform>September: Tasks 1 and 2 count %n time if one player fulfils both in a round.</numerusform>
                <numerusform>September: Tasks 1 and 2 count %n times if one player fulfils both in a round.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The Scarecrow hands over %n more gnome(s).</source>
            <translation>
                <numerusform>The Scarecrow hands over %n more gnome.</numerusform>
                <numerusform>The Scarecrow hands over %n more gnomes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The animals that fall asleep bring you %n bliss.</source>
            <translation>
                <numerusform>The animals that fall asleep bring you %n bliss.</numerusform>
                <numerusform>The animals that fall asleep bring you %n bliss.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The other player then gets %n bliss; with your answer {yours}.</source>
            <translation>
                <numerusform>The other player then gets %n bliss; with your answer {yours}.</numerusform>
                <numerusform>The other player then gets %n bliss; with your answer {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first either way.</source>
            <translation>
                <numerusform>With %n h you go first either way.</numerusform>
                <numerusform>With %n h you go first either way.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first in one case, second in the other.</source>
            <translation>
                <numerusform>With %n h you go first in one case, second in the other.</numerusform>
                <numerusform>With %n h you go first in one case, second in the other.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go second either way.</source>
            <translation>
                <numerusform>With %n h you go second either way.</numerusform>
                <numerusform>With %n h you go second either way.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With {who}’s best-matching bench, this round brings %n bliss.</source>
            <translation>
                <numerusform>With {who}’s best-matching bench, this round brings %n bliss.</numerusform>
                <numerusform>With {who}’s best-matching bench, this round brings %n bliss.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Without {gnome} it takes %n fewer hour(s).</source>
            <translation>
                <numerusform>Without {gnome} it takes %n fewer hour.</numerusform>
                <numerusform>Without {gnome} it takes %n fewer hours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss and this animal: {animal}.</source>
            <translation>
                <numerusform>You gain %n bliss and this animal: {animal}.</numerusform>
                <numerusform>You gain %n bliss and this animal: {animal}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss.</source>
            <translation>
                <numerusform>You gain %n bliss.</numerusform>
                <numerusform>You gain %n bliss.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n gnome(s), the Scarecrow all the others.</source>
            <translation>
                <numerusform>You have %n gnome, the Scarecrow all the others.</numerusform>
                <numerusform>You have %n gnomes, the Scarecrow all the others.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a gnome lent, %n task(s) fulfilled by the other player</source>
            <translation>
                <numerusform>a gnome lent, %n task fulfilled by the other player</numerusform>
                <numerusform>a gnome lent, %n tasks fulfilled by the other player</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>first, %n h</source>
            <translation>
                <numerusform>first, %n h</numerusform>
                <numerusform>first, %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>fulfils most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>fulfils most often: {what}, %n time</numerusform>
                <numerusform>fulfils most often: {what}, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>plays {what} most, %n time(s)</source>
            <translation>
                <numerusform>plays {what} most, %n time</numerusform>
                <numerusform>plays {what} most, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>second, %n h</source>
            <translation>
                <numerusform>second, %n h</numerusform>
                <numerusform>second, %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>second, with %n animal(s)</source>
            <translation>
                <numerusform>second, with %n animal</numerusform>
                <numerusform>second, with %n animals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the other player has %n animal(s)</source>
            <translation>
                <numerusform>the other player has %n animal</numerusform>
                <numerusform>the other player has %n animals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>unused; if used, it would score %n</source>
            <translation>
                <numerusform>unused; if used, it would score %n</numerusform>
                <numerusform>unused; if used, it would score %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>with %n or more at the end of a round the match ends; the higher score wins</source>
            <translation>
                <numerusform>with %n or more at the end of a round the match ends; the higher score wins</numerusform>
                <numerusform>with %n or more at the end of a round the match ends; the higher score wins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>you win together with %n at the end of a round</source>
            <translation>
                <numerusform>you win together with %n at the end of a round</numerusform>
                <numerusform>you win together with %n at the end of a round</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} minus %n animal(s)</source>
            <translation>
                <numerusform>{base} minus %n animal</numerusform>
                <numerusform>{base} minus %n animals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n animal(s)</source>
            <translation>
                <numerusform>{base} plus %n animal</numerusform>
                <numerusform>{base} plus %n animals</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n gnome(s)</source>
            <translation>
                <numerusform>{base} plus %n gnome</numerusform>
                <numerusform>{base} plus %n gnomes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} adds {bliss} bliss but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} adds {bliss} bliss but costs %n more hour.</numerusform>
                <numerusform>{gnome} adds {bliss} bliss but costs %n more hours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} costs %n more hour(s) but doesn’t make another task possible.</source>
            <translation>
                <numerusform>{gnome} costs %n more hour but doesn’t make another task possible.</numerusform>
                <numerusform>{gnome} costs %n more hours but doesn’t make another task possible.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} makes {tasks} possible but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} makes {tasks} possible but costs %n more hour.</numerusform>
                <numerusform>{gnome} makes {tasks} possible but costs %n more hours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome}: %n hour(s), {crops}; played alone {charisma} bliss</source>
            <translation>
                <numerusform>{gnome}: %n hour, {crops}; played alone {charisma} bliss</numerusform>
                <numerusform>{gnome}: %n hours, {crops}; played alone {charisma} bliss</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, this scores %n bliss.</source>
            <translation>
                <numerusform>{hours}: if you go first, this scores %n bliss.</numerusform>
                <numerusform>{hours}: if you go first, this scores %n bliss.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all.</source>
            <translation>
                <numerusform>{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all.</numerusform>
                <numerusform>{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{item}: %n bliss at worst; with your answer {yours}.</source>
            <translation>
                <numerusform>{item}: %n bliss at worst; with your answer {yours}.</numerusform>
                <numerusform>{item}: %n bliss at worst; with your answer {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{mine} to %n hour(s)</source>
            <translation>
                <numerusform>{mine} to %n hour</numerusform>
                <numerusform>{mine} to %n hours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{top} of %n, oldest first</source>
            <translation>
                <numerusform>{top} of %n, oldest first</numerusform>
                <numerusform>{top} of %n, oldest first</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s), one each with the Hen instead of the printed {printed}.</source>
            <translation>
                <numerusform>{who} plays {gnomes}: %n hour, one each with the Hen instead of the printed {printed}.</numerusform>
                <numerusform>{who} plays {gnomes}: %n hours, one each with the Hen instead of the printed {printed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s).</source>
            <translation>
                <numerusform>{who} plays {gnomes}: %n hour.</numerusform>
                <numerusform>{who} plays {gnomes}: %n hours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}’s cards: {hours}, closes {tasks}, %n gnome(s) to hand over.</source>
            <translation>
                <numerusform>{who}’s cards: {hours}, closes {tasks}, %n gnome to hand over.</numerusform>
                <numerusform>{who}’s cards: {hours}, closes {tasks}, %n gnomes to hand over.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” cannot be played with %n player(s).</source>
            <translation>
                <numerusform>“{mode}” cannot be played with %n player.</numerusform>
                <numerusform>“{mode}” cannot be played with %n players.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message numerus="yes">
            <source>{number}. {title}: %n minute(s)</source>
            <translation>
                <numerusform>{number}. {title}: %n minute</numerusform>
                <numerusform>{number}. {title}: %n minutes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>packs</name>
        <message numerus="yes">
            <source>must have %n number(s)</source>
            <translation>
                <numerusform>must have %n number</numerusform>
                <numerusform>must have %n numbers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>must have %n row(s), not {found}</source>
            <translation>
                <numerusform>must have %n row, not {found}</numerusform>
                <numerusform>must have %n rows, not {found}</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>paths_and_flower_beds</name>
        <message numerus="yes">
            <source>%n free square(s). Room for at least {paths} copies of any path piece, or {beds} of any flower bed.</source>
            <translation>
                <numerusform>%n free square. Room for at least {paths} copies of any path piece, or {beds} of any flower bed.</numerusform>
                <numerusform>%n free squares. Room for at least {paths} copies of any path piece, or {beds} of any flower bed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gate(s), one walk: {value}</source>
            <translation>
                <numerusform>%n gate, one walk: {value}</numerusform>
                <numerusform>%n gates, one walk: {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the deck</source>
            <translation>
                <numerusform>one left in the deck</numerusform>
                <numerusform>%n left in the deck</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n square</numerusform>
                <numerusform>%n squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) of path</source>
            <translation>
                <numerusform>%n square of path</numerusform>
                <numerusform>%n squares of path</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s): {flower}</source>
            <translation>
                <numerusform>%n square: {flower}</numerusform>
                <numerusform>%n squares: {flower}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n way(s)</source>
            <translation>
                <numerusform>one way</numerusform>
                <numerusform>%n ways</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A garden of %n point(s)</source>
            <translation>
                <numerusform>A garden of one point</numerusform>
                <numerusform>A garden of %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Before any flowers grow, a walk can earn %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}), perhaps more, but at most {most}.</source>
            <translation>
                <numerusform>Before any flowers grow, a walk can earn %n point (squares {circled}, fountains {fountains}, gates {bonus}), perhaps more, but at most {most}.</numerusform>
                <numerusform>Before any flowers grow, a walk can earn %n points (squares {circled}, fountains {fountains}, gates {bonus}), perhaps more, but at most {most}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Best walk before any flower grows: %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>
                <numerusform>Best walk before any flower grows: %n point (squares {circled}, fountains {fountains}, gates {bonus}).</numerusform>
                <numerusform>Best walk before any flower grows: %n points (squares {circled}, fountains {fountains}, gates {bonus}).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>In its best place it should bring your garden about %n point(s) more than any other piece.</source>
            <translation>
                <numerusform>In its best place it should bring your garden about %n point more than any other piece.</numerusform>
                <numerusform>In its best place it should bring your garden about %n points more than any other piece.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It fits your garden in %n way(s).</source>
            <translation>
                <numerusform>It fits your garden in %n way.</numerusform>
                <numerusform>It fits your garden in %n ways.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It is the last piece, and placed there it makes your best walk worth %n point(s).</source>
            <translation>
                <numerusform>It is the last piece, and placed there it makes your best walk worth %n point.</numerusform>
                <numerusform>It is the last piece, and placed there it makes your best walk worth %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves room for the next path: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>It leaves room for the next path: that is worth about %n point more than any other place.</numerusform>
                <numerusform>It leaves room for the next path: that is worth about %n points more than any other place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It makes a walk from gate to gate more likely: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>It makes a walk from gate to gate more likely: that is worth about %n point more than any other place.</numerusform>
                <numerusform>It makes a walk from gate to gate more likely: that is worth about %n points more than any other place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n fountain(s), yours {yours}.</source>
            <translation>
                <numerusform>It passes %n fountain, yours {yours}.</numerusform>
                <numerusform>It passes %n fountains, yours {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n square(s) between two kinds of flowers, yours {yours}.</source>
            <translation>
                <numerusform>It passes %n square between two kinds of flowers, yours {yours}.</numerusform>
                <numerusform>It passes %n squares between two kinds of flowers, yours {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It should make more squares and fountains count on your walk: about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>It should make more squares and fountains count on your walk: about %n point more than any other place.</numerusform>
                <numerusform>It should make more squares and fountains count on your walk: about %n points more than any other place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It would fit your garden in %n way(s). Click it to name it, or drag it to its place.</source>
            <translation>
                <numerusform>It would fit your garden in one way. Click it to name it, or drag it to its place.</numerusform>
                <numerusform>It would fit your garden in %n ways. Click it to name it, or drag it to its place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>No walk scores more: this one is worth %n point(s).</source>
            <translation>
                <numerusform>No walk scores more: this one is worth %n point.</numerusform>
                <numerusform>No walk scores more: this one is worth %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paths &amp; Flower Beds is for one to six players, not for %n.</source>
            <translation>
                <numerusform>Paths &amp; Flower Beds is for one to six players, not for %n.</numerusform>
                <numerusform>Paths &amp; Flower Beds is for one to six players, not for %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Walk from {start} to {end}, over %n square(s).</source>
            <translation>
                <numerusform>Walk from {start} to {end}, over %n square.</numerusform>
                <numerusform>Walk from {start} to {end}, over %n squares.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} can’t name first.</source>
            <translation>
                <numerusform>With %n player, seat {seat} can’t name first.</numerusform>
                <numerusform>With %n players, seat {seat} can’t name first.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your best walk rises from {now} to %n point(s).</source>
            <translation>
                <numerusform>Your best walk rises from {now} to %n point.</numerusform>
                <numerusform>Your best walk rises from {now} to %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your walk leads from gate to gate, and this piece fits your garden in only %n way(s): the end comes sooner.</source>
            <translation>
                <numerusform>Your walk leads from gate to gate, and this piece fits your garden in only %n way: the end comes sooner.</numerusform>
                <numerusform>Your walk leads from gate to gate, and this piece fits your garden in only %n ways: the end comes sooner.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your walk needs more time, and this piece still fits your garden in %n way(s).</source>
            <translation>
                <numerusform>Your walk needs more time, and this piece still fits your garden in %n way.</numerusform>
                <numerusform>Your walk needs more time, and this piece still fits your garden in %n ways.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a piece has at most 6 squares, not %n</source>
            <translation>
                <numerusform>a piece has at most 6 squares, not %n</numerusform>
                <numerusform>a piece has at most 6 squares, not %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>longest walk %n square(s)</source>
            <translation>
                <numerusform>longest walk %n square</numerusform>
                <numerusform>longest walk %n squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>names most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>names most often: {what}, %n time</numerusform>
                <numerusform>names most often: {what}, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>there must be 2 to 6 types of flowers, not %n</source>
            <translation>
                <numerusform>there must be 2 to 6 types of flowers, not %n</numerusform>
                <numerusform>there must be 2 to 6 types of flowers, not %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has drawn a walk: %n point(s).</source>
            <translation>
                <numerusform>{who} has drawn a walk: one point.</numerusform>
                <numerusform>{who} has drawn a walk: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses the best walk: %n point(s).</source>
            <translation>
                <numerusform>{who} uses the best walk: one point.</numerusform>
                <numerusform>{who} uses the best walk: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n point(s).</source>
            <translation>
                <numerusform>{who} wins by one point.</numerusform>
                <numerusform>{who} wins by %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} from the deck. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: plant the {piece} from the deck. %n way to place it.</numerusform>
                <numerusform>{who}: plant the {piece} from the deck. %n ways to place it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} you named. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: plant the {piece} you named. %n way to place it.</numerusform>
                <numerusform>{who}: plant the {piece} you named. %n ways to place it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece}, named by {namer}. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: plant the {piece}, named by {namer}. %n way to place it.</numerusform>
                <numerusform>{who}: plant the {piece}, named by {namer}. %n ways to place it.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}’s garden: %n free square(s)</source>
            <translation>
                <numerusform>{who}’s garden: %n free square</numerusform>
                <numerusform>{who}’s garden: %n free squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” can’t be played by %n player(s).</source>
            <translation>
                <numerusform>“{mode}” can’t be played by %n player.</numerusform>
                <numerusform>“{mode}” can’t be played by %n players.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>practice</name>
        <message numerus="yes">
            <source>%n puzzles cannot be read and are skipped; the first: {first}.</source>
            <translation>
                <numerusform>1 puzzle cannot be read and is skipped: {first}.</numerusform>
                <numerusform>%n puzzles cannot be read and are skipped; the first: {first}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Verified: of %n possible answers, {ways} reach the maximum; the next best makes {second}.</source>
            <translation>
                <numerusform>Verified: of 1 possible answer, {ways} reach the maximum; the next best makes {second}.</numerusform>
                <numerusform>Verified: of %n possible answers, {ways} reach the maximum; the next best makes {second}.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>stalk_exchange</name>
        <message numerus="yes">
            <source>%n action(s)</source>
            <translation>
                <numerusform>%n action</numerusform>
                <numerusform>%n actions</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), no Seedy Business tokens left: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>%n action, no Seedy Business tokens left: how much can your flowers be worth when the turn ends?</numerusform>
                <numerusform>%n actions, no Seedy Business tokens left: how much can your flowers be worth when the turn ends?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>%n action, without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?</numerusform>
                <numerusform>%n actions, without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers score if the market crashes this turn?</source>
            <translation>
                <numerusform>%n action, without spending Seedy Business tokens: how much can your flowers score if the market crashes this turn?</numerusform>
                <numerusform>%n actions, without spending Seedy Business tokens: how much can your flowers score if the market crashes this turn?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) bloom: {spaces}.</source>
            <translation>
                <numerusform>%n bulb blooms: {spaces}.</numerusform>
                <numerusform>%n bulbs bloom: {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) can’t bloom (no empty space beside them): {spaces}.</source>
            <translation>
                <numerusform>%n bulb can’t bloom (no empty space beside it): {spaces}.</numerusform>
                <numerusform>%n bulbs can’t bloom (no empty space beside them): {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n daffodil(s)</source>
            <translation>
                <numerusform>%n daffodil</numerusform>
                <numerusform>%n daffodils</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dahlia(s)</source>
            <translation>
                <numerusform>%n dahlia</numerusform>
                <numerusform>%n dahlias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n empty space(s) beside it</source>
            <translation>
                <numerusform>%n empty space beside it</numerusform>
                <numerusform>%n empty spaces beside it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n flower</numerusform>
                <numerusform>%n flowers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {final}: the most valuable kind was worth {value} and lost {lost}</source>
            <translation>
                <numerusform>%n flower at {final}: the most valuable kind was worth {value} and lost {lost}</numerusform>
                <numerusform>%n flowers at {final}: the most valuable kind was worth {value} and lost {lost}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {value}</source>
            <translation>
                <numerusform>%n flower at {value}</numerusform>
                <numerusform>%n flowers at {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) harvested: {flowers}.</source>
            <translation>
                <numerusform>%n flower harvested: {flowers}.</numerusform>
                <numerusform>%n flowers harvested: {flowers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) left. The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>
                <numerusform>%n flower left. The market crashes when the Greenhouse cannot refill the Exchange.</numerusform>
                <numerusform>%n flowers left. The market crashes when the Greenhouse cannot refill the Exchange.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) only you can see</source>
            <translation>
                <numerusform>%n flower only you can see</numerusform>
                <numerusform>%n flowers only you can see</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s), hidden</source>
            <translation>
                <numerusform>%n flower, hidden</numerusform>
                <numerusform>%n flowers, hidden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s):</source>
            <translation>
                <numerusform>%n flower:</numerusform>
                <numerusform>%n flowers:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n globemaster(s)</source>
            <translation>
                <numerusform>%n globemaster</numerusform>
                <numerusform>%n globemasters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n snowdrop(s)</source>
            <translation>
                <numerusform>%n snowdrop</numerusform>
                <numerusform>%n snowdrops</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spent:</source>
            <translation>
                <numerusform>%n spent:</numerusform>
                <numerusform>%n spent:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to spare before the crash</source>
            <translation>
                <numerusform>%n step to spare before the crash</numerusform>
                <numerusform>%n steps to spare before the crash</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to the crash. It comes when the last flower is lower than the highest Stalk Value.</source>
            <translation>
                <numerusform>%n step to the crash. It comes when the last flower is lower than the highest Stalk Value.</numerusform>
                <numerusform>%n steps to the crash. It comes when the last flower is lower than the highest Stalk Value.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s) left: after the crash they are worth nothing.</source>
            <translation>
                <numerusform>%n token left: after the crash it is worth nothing.</numerusform>
                <numerusform>%n tokens left: after the crash they are worth nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s):</source>
            <translation>
                <numerusform>%n token:</numerusform>
                <numerusform>%n tokens:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tulip(s)</source>
            <translation>
                <numerusform>%n tulip</numerusform>
                <numerusform>%n tulips</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n turn</numerusform>
                <numerusform>%n turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bulbs that bloom, including this one: %n.</source>
            <translation>
                <numerusform>Bulbs that bloom, including this one: %n.</numerusform>
                <numerusform>Bulbs that bloom, including this one: %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s) and cost {who} about {theirs}.</source>
            <translation>
                <numerusform>By the end of the match it should bring you about %n point and cost {who} about {theirs}.</numerusform>
                <numerusform>By the end of the match it should bring you about %n points and cost {who} about {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} about {theirs}.</source>
            <translation>
                <numerusform>By the end of the match it should bring you about %n point, and {who} about {theirs}.</numerusform>
                <numerusform>By the end of the match it should bring you about %n points, and {who} about {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} nothing.</source>
            <translation>
                <numerusform>By the end of the match it should bring you about %n point, and {who} nothing.</numerusform>
                <numerusform>By the end of the match it should bring you about %n points, and {who} nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s), and you only {own}.</source>
            <translation>
                <numerusform>By the end of the match it should cost {who} about %n point, and you only {own}.</numerusform>
                <numerusform>By the end of the match it should cost {who} about %n points, and you only {own}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s).</source>
            <translation>
                <numerusform>By the end of the match it should cost {who} about %n point.</numerusform>
                <numerusform>By the end of the match it should cost {who} about %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs one token; %n left.</source>
            <translation>
                <numerusform>Costs one token; %n left.</numerusform>
                <numerusform>Costs one token; %n left.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n flower(s) in the Stalk Portfolio.</source>
            <translation>
                <numerusform>Each player has %n flower in the Stalk Portfolio.</numerusform>
                <numerusform>Each player has %n flowers in the Stalk Portfolio.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Group of %n:</source>
            <translation>
                <numerusform>Group of %n:</numerusform>
                <numerusform>Group of %n:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Seat {seat} cannot go first: there are only %n player(s).</source>
            <translation>
                <numerusform>Seat {seat} cannot go first: there is only %n player.</numerusform>
                <numerusform>Seat {seat} cannot go first: there are only %n players.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Seedy Business: %n token(s) left</source>
            <translation>
                <numerusform>Seedy Business: %n token left</numerusform>
                <numerusform>Seedy Business: %n tokens left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stalk Exchange is for two to five players, not %n.</source>
            <translation>
                <numerusform>Stalk Exchange is for two to five players, not %n.</numerusform>
                <numerusform>Stalk Exchange is for two to five players, not %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The Compost: %n flower(s)</source>
            <translation>
                <numerusform>The Compost: %n flower</numerusform>
                <numerusform>The Compost: %n flowers</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse has only %n flower(s): after a Flush the match ends with this turn.</source>
            <translation>
                <numerusform>The Greenhouse has only %n flower: after a Flush the match ends with this turn.</numerusform>
                <numerusform>The Greenhouse has only %n flowers: after a Flush the match ends with this turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse: %n flower(s) left</source>
            <translation>
                <numerusform>The Greenhouse: %n flower left</numerusform>
                <numerusform>The Greenhouse: %n flowers left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The best turn harvests %n flower(s), yours {yours}.</source>
            <translation>
                <numerusform>The best turn harvests %n flower, yours {yours}.</numerusform>
                <numerusform>The best turn harvests %n flowers, yours {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The market has crashed: {who} wins by %n point(s).</source>
            <translation>
                <numerusform>The market has crashed: {who} wins by %n point.</numerusform>
                <numerusform>The market has crashed: {who} wins by %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This crashes the market: your flowers score %n point(s), instead of {now} if it crashed now.</source>
            <translation>
                <numerusform>This crashes the market: your flowers score %n point, instead of {now} if it crashed now.</numerusform>
                <numerusform>This crashes the market: your flowers score %n points, instead of {now} if it crashed now.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This harvests %n flower(s) at the end of the turn: {flowers}.</source>
            <translation>
                <numerusform>This harvests %n flower at the end of the turn: {flowers}.</numerusform>
                <numerusform>This harvests %n flowers at the end of the turn: {flowers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>This surrounds %n flower(s), harvested at the end of your turn: {flowers}.</source>
            <translation>
                <numerusform>This surrounds %n flower, harvested at the end of your turn: {flowers}.</numerusform>
                <numerusform>This surrounds %n flowers, harvested at the end of your turn: {flowers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n of this kind.</source>
            <translation>
                <numerusform>You have %n of this kind.</numerusform>
                <numerusform>You have %n of this kind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your Stalk Portfolio: %n flower(s) only you can see</source>
            <translation>
                <numerusform>Your Stalk Portfolio: %n flower only you can see</numerusform>
                <numerusform>Your Stalk Portfolio: %n flowers only you can see</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers are then worth %n point(s), up from {now}.</source>
            <translation>
                <numerusform>Your flowers are then worth %n point, up from {now}.</numerusform>
                <numerusform>Your flowers are then worth %n points, up from {now}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain about {theirs}.</source>
            <translation>
                <numerusform>Your flowers will be worth %n point then, up from {now}; {who} should gain about {theirs}.</numerusform>
                <numerusform>Your flowers will be worth %n points then, up from {now}; {who} should gain about {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain nothing.</source>
            <translation>
                <numerusform>Your flowers will be worth %n point then, up from {now}; {who} should gain nothing.</numerusform>
                <numerusform>Your flowers will be worth %n points then, up from {now}; {who} should gain nothing.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>crashes caused: %n</source>
            <translation>
                <numerusform>crashes caused: %n</numerusform>
                <numerusform>crashes caused: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>must be 0 or more; {seats} players would need %n token(s), and there are only {held}</source>
            <translation>
                <numerusform>must be 0 or more; {seats} players would need %n token, and there are only {held}</numerusform>
                <numerusform>must be 0 or more; {seats} players would need %n tokens, and there are only {held}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>plants most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>plants most often: {what}, %n time</numerusform>
                <numerusform>plants most often: {what}, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{flower} bulb in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower} bulb on its own, {room}</numerusform>
                <numerusform>{flower} bulb in a group of %n, {room}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{flower} in bloom in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower} in bloom on its own, {room}</numerusform>
                <numerusform>{flower} in bloom in a group of %n, {room}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{flower}, group of %n:</source>
            <translation>
                <numerusform>{flower}, group of %n:</numerusform>
                <numerusform>{flower}, group of %n:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{seats} portfolios, the Exchange and the start blooms need %n flower(s); there are {held}</source>
            <translation>
                <numerusform>{seats} portfolios, the Exchange and the start blooms need %n flower; there are {held}</numerusform>
                <numerusform>{seats} portfolios, the Exchange and the start blooms need %n flowers; there are {held}</numerusform>
            </translation>
        </message>
    </context>
</TS>
