<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
            <source>{file} is not there any more.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} is open in another window: go on there, or close it first.</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{file} may not be written: give yourself the right to, then try again.</source>
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
        <name>home</name>
        <message>
            <source>The computer to move, {moment}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>The file cannot be read: {why}</source>
            <translation type="unfinished"></translation>
        </message>
        <message>
            <source>{who} to move, {moment}</source>
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
</TS>
