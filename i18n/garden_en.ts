<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    </context>
    <context>
        <name>OptionList</name>
        <message numerus="yes">
            <source>Put back %n change(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
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
    </context>
    <context>
        <name>Wording</name>
        <message numerus="yes">
            <source>may go to %n places</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
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
        <message numerus="yes">
            <source>1 a gnome, %n printed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>April: whoever comes second gets %n bliss for each animal.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
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
        <message numerus="yes">
            <source>Each gardener has %n gnome(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hands over %n gnome(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Hen: 1 hour a gnome, not the %n printed</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Its two control cards are among %n cards.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>July: %n bliss for each animal that rests.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>June: whoever comes second may lend a gnome for %n bliss a task done by the first.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>May: inside a task %n flowers stand for any one other icon.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>October: a new animal sends the others to sleep, for %n bliss a sleeper.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>September: Tasks 1 and 2 by one side in one round count %n times.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That is the Hen's doing; %n hour(s) are printed.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The Scarecrow hands over %n more gnome(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
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
        <message numerus="yes">
            <source>You have %n gnome(s), the Scarecrow all the others.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a gnome lent, %n task(s) done over there</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>at rest; at work it would be %n</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>first, %n h</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
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
        <message numerus="yes">
            <source>{gnome}: %n hour(s), {crops}; alone {charisma} bliss</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{mine} against %n hour(s)</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{top} of %n, oldest first</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} sends {gnomes}: %n hour(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}'s cards say: {hours}, {tasks} closed, %n gnome(s) to hand over.</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” is not played by %n gardener(s).</source>
            <translation type="unfinished">
                <numerusform></numerusform>
                <numerusform></numerusform>
            </translation>
        </message>
    </context>
</TS>
