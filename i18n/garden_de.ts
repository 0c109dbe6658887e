<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Archives (*.zip)</source>
            <translation>Archive (*.zip)</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>Garden Desktop {version}</source>
            <translation>Garden Desktop {version}</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>One file you can e-mail: log and version numbers. If a match is open, it is included with the names replaced.</source>
            <translation>Eine Datei zum Verschicken: Fehlerprotokoll und Versionsnummern. Ist eine Partie offen, kommt sie mit ersetzten Namen dazu.</translation>
        </message>
        <message>
            <source>One file you can e-mail: log, version numbers and this match, with all names replaced.</source>
            <translation>Eine Datei zum Verschicken: Fehlerprotokoll, Versionsnummern und diese Partie, mit ersetzten Namen.</translation>
        </message>
        <message>
            <source>Report saved: {file}.</source>
            <translation>Bericht gespeichert: {file}.</translation>
        </message>
        <message>
            <source>Save a problem report</source>
            <translation>Problembericht speichern</translation>
        </message>
        <message>
            <source>Save a problem report…</source>
            <translation>Problembericht speichern …</translation>
        </message>
        <message>
            <source>Saved matches: {matches}. Error log: {log}.</source>
            <translation>Gespeicherte Partien: {matches}. Fehlerprotokoll: {log}.</translation>
        </message>
        <message>
            <source>The licences for all parts of this program are in {file}.</source>
            <translation>Die Lizenzen aller Teile dieses Programms stehen in {file}.</translation>
        </message>
        <message>
            <source>The rules are in our own words. Where the published rules leave something out, mostly cards and boards, we have reconstructed it. Each game keeps these data in a file you can replace.</source>
            <translation>Die Regeln stehen in unseren eigenen Worten. Wo die veröffentlichten Regeln etwas auslassen, vor allem Karten und Pläne, haben wir es rekonstruiert. Jedes Spiel hat diese Daten in einer Datei, die du ersetzen kannst.</translation>
        </message>
        <message>
            <source>This program is free under the MIT licence; its drawings and sounds were made for it. It runs on Python {python} and Qt {qt}, used through PySide6 under the LGPL, with numpy, pyqtgraph, platformdirs and miniaudio. The fonts are Fraunces and Noto Sans, under the SIL Open Font License.</source>
            <translation>Dieses Programm ist frei unter der MIT-Lizenz; Zeichnungen und Klänge wurden eigens dafür gemacht. Es läuft mit Python {python} und Qt {qt}, über PySide6 unter der LGPL verwendet, dazu numpy, pyqtgraph, platformdirs und miniaudio. Die Schriften sind Fraunces und Noto Sans, unter der SIL Open Font License.</translation>
        </message>
        <message>
            <source>What we reconstructed</source>
            <translation>Was wir rekonstruiert haben</translation>
        </message>
        <message>
            <source>Where your files are</source>
            <translation>Wo deine Dateien liegen</translation>
        </message>
    </context>
    <context>
        <name>AutomaRow</name>
        <message>
            <source>The opponent, playing by its own cards.</source>
            <translation>Der Gegner; er spielt nach eigenen Karten.</translation>
        </message>
        <message>
            <source>{name} is the opponent and plays by its own cards.</source>
            <translation>{name} ist der Gegner und spielt nach eigenen Karten.</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Clear filters</source>
            <translation>Filter zurücksetzen</translation>
        </message>
        <message>
            <source>Delete all data</source>
            <translation>Alle Daten löschen</translation>
        </message>
        <message>
            <source>Delete all data? All matches, notes, statistics, player names, card sets, saved groups, lesson and puzzle progress, and settings go to the recycle bin. Then the program closes.</source>
            <translation>Alle Daten löschen? Alle Partien, Notizen, Statistiken, Spielernamen, Kartensätze, gespeicherten Gruppen, der Stand der Lektionen und Rätsel und die Einstellungen kommen in den Papierkorb. Dann schließt sich das Programm.</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>No matches found.</source>
            <translation>Keine Partien gefunden.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>The matches in {folder} stay where they are, because that folder is missing at the moment.</source>
            <translation>Die Partien in {folder} bleiben dort, weil dieser Ordner gerade fehlt.</translation>
        </message>
        <message>
            <source>Your matches will appear here.</source>
            <translation>Hier erscheinen deine Partien.</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n matches read</source>
            <translation>
                <numerusform>{read} von %n Partie gelesen</numerusform>
                <numerusform>{read} von %n Partien gelesen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BookTabBar</name>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Statistics tabs</source>
            <translation>Reiter der Statistik</translation>
        </message>
    </context>
    <context>
        <name>BotFileRow</name>
        <message>
            <source>Choose a settings file for the computers</source>
            <translation>Datei mit Einstellungen der Computer wählen</translation>
        </message>
        <message>
            <source>Computer settings</source>
            <translation>Einstellungen der Computer</translation>
        </message>
        <message>
            <source>Computer settings (*.toml)</source>
            <translation>Einstellungen der Computer (*.toml)</translation>
        </message>
        <message>
            <source>The computers use the settings in {file}.</source>
            <translation>Die Computer verwenden die Einstellungen in {file}.</translation>
        </message>
        <message>
            <source>The settings for the computers cannot be used: {error}. Correct the file or choose another one.</source>
            <translation>Die Einstellungen der Computer lassen sich nicht verwenden: {error}. Korrigiere die Datei oder wähle eine andere.</translation>
        </message>
        <message>
            <source>Use the standard file</source>
            <translation>Standarddatei verwenden</translation>
        </message>
        <message>
            <source>Use your own settings for the computers, for example tuned ones.</source>
            <translation>Verwende eigene Einstellungen für die Computer, etwa selbst abgestimmte.</translation>
        </message>
        <message>
            <source>Your own settings file…</source>
            <translation>Eigene Einstellungsdatei …</translation>
        </message>
    </context>
    <context>
        <name>CardPicture</name>
        <message>
            <source>The table at the start of a match</source>
            <translation>Der Tisch zu Beginn einer Partie</translation>
        </message>
    </context>
    <context>
        <name>CardPreview</name>
        <message>
            <source>Fix the errors to see the picture again.</source>
            <translation>Behebe die Fehler, um das Bild wieder zu sehen.</translation>
        </message>
    </context>
    <context>
        <name>CardSetBar</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Card set: {name}</source>
            <translation>Kartensatz: {name}</translation>
        </message>
        <message>
            <source>Card sets: {game}</source>
            <translation>Kartensätze: {game}</translation>
        </message>
        <message>
            <source>Computers and estimates are tuned for the standard card set.</source>
            <translation>Computer und Schätzungen sind auf den Standard-Kartensatz abgestimmt.</translation>
        </message>
        <message>
            <source>Copy and change</source>
            <translation>Kopieren und ändern</translation>
        </message>
        <message>
            <source>Fix the errors first.</source>
            <translation>Behebe zuerst die Fehler.</translation>
        </message>
        <message>
            <source>Play with these cards</source>
            <translation>Mit diesen Karten spielen</translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation>Wiederholen (Strg+Y)</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Weitergeben …</translation>
        </message>
        <message>
            <source>Standard card set</source>
            <translation>Standard-Kartensatz</translation>
        </message>
        <message>
            <source>Trial matches</source>
            <translation>Probepartien</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>Zurücknehmen (Strg+Z)</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Löschen zurücknehmen</translation>
        </message>
    </context>
    <context>
        <name>CardSetExchange</name>
        <message>
            <source>Card sets (*{suffix})</source>
            <translation>Kartensätze (*{suffix})</translation>
        </message>
        <message>
            <source>Import card set</source>
            <translation>Kartensatz importieren</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Gespeichert als {file}.</translation>
        </message>
        <message>
            <source>Share card set</source>
            <translation>Kartensatz weitergeben</translation>
        </message>
        <message>
            <source>This card set is for {game}. You will find it there.</source>
            <translation>Dieser Kartensatz gehört zu {game}. Dort findest du ihn.</translation>
        </message>
    </context>
    <context>
        <name>CardSetPage</name>
        <message>
            <source>Card sets for {game}</source>
            <translation>Kartensätze von {game}</translation>
        </message>
        <message>
            <source>Copy this card set</source>
            <translation>Diesen Kartensatz kopieren</translation>
        </message>
        <message>
            <source>Delete this card set</source>
            <translation>Diesen Kartensatz löschen</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importieren …</translation>
        </message>
        <message>
            <source>In the standard set, all of this comes from the published rules.</source>
            <translation>Im Standard-Kartensatz stammt das alles aus den veröffentlichten Regeln.</translation>
        </message>
        <message>
            <source>In the standard set, all of this is our reconstruction.</source>
            <translation>Im Standard-Kartensatz ist das alles unsere Rekonstruktion.</translation>
        </message>
        <message>
            <source>In the standard set, values marked “from the rules” are published; the others are our reconstruction.</source>
            <translation>Im Standard-Kartensatz sind Werte mit dem Vermerk „aus den Regeln“ veröffentlicht; die anderen sind unsere Rekonstruktion.</translation>
        </message>
        <message>
            <source>My {game}</source>
            <translation>Mein {game}</translation>
        </message>
        <message>
            <source>New empty card set</source>
            <translation>Neuer leerer Kartensatz</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Bilder</translation>
        </message>
        <message>
            <source>Standard card set</source>
            <translation>Standard-Kartensatz</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>geändert</translation>
        </message>
        <message>
            <source>from the rules</source>
            <translation>aus den Regeln</translation>
        </message>
        <message>
            <source>partly from the rules</source>
            <translation>teilweise aus den Regeln</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message numerus="yes">
            <source>%n commands</source>
            <translation>
                <numerusform>Ein Befehl</numerusform>
                <numerusform>%n Befehle</numerusform>
            </translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Befehlspalette</translation>
        </message>
        <message>
            <source>No commands found.</source>
            <translation>Keine Befehle gefunden.</translation>
        </message>
        <message numerus="yes">
            <source>Type to find %n more.</source>
            <translation>
                <numerusform>Tippe, um %n weiteren Befehl zu finden.</numerusform>
                <numerusform>Tippe, um %n weitere Befehle zu finden.</numerusform>
            </translation>
        </message>
        <message>
            <source>What would you like to do?</source>
            <translation>Was möchtest du tun?</translation>
        </message>
    </context>
    <context>
        <name>CountProgressBar</name>
        <message numerus="yes">
            <source>%n matches not counted yet</source>
            <translation>
                <numerusform>%n Partie ist noch nicht gezählt</numerusform>
                <numerusform>%n Partien sind noch nicht gezählt</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Continue counting</source>
            <translation>Weiterzählen</translation>
        </message>
        <message numerus="yes">
            <source>counting, %n matches left</source>
            <translation>
                <numerusform>zählt, noch %n Partie</numerusform>
                <numerusform>zählt, noch %n Partien</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CountdownBar</name>
        <message>
            <source>Time left to respond</source>
            <translation>Zeit zum Antworten</translation>
        </message>
        <message>
            <source>{seconds} s</source>
            <translation>{seconds} s</translation>
        </message>
    </context>
    <context>
        <name>CrashNotice</name>
        <message>
            <source>Something went wrong in the program ({what}). All moves so far are saved, and the details are in {file}.</source>
            <translation>Im Programm ist etwas schiefgegangen ({what}). Alle Züge bis hierher sind gespeichert; Einzelheiten stehen in {file}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program ({what}). All moves so far are saved.</source>
            <translation>Im Programm ist etwas schiefgegangen ({what}). Alle Züge bis hierher sind gespeichert.</translation>
        </message>
    </context>
    <context>
        <name>DateFormatter</name>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n Min.</numerusform>
                <numerusform>%n Min.</numerusform>
            </translation>
        </message>
        <message>
            <source>d MMM</source>
            <comment>a day of this year, as Qt writes dates</comment>
            <translation>d. MMM</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <comment>a day of another year, as Qt writes dates</comment>
            <translation>d. MMM yyyy</translation>
        </message>
        <message>
            <source>today</source>
            <translation>heute</translation>
        </message>
        <message>
            <source>today {time}</source>
            <translation>heute {time}</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} Std. {minutes} Min.</translation>
        </message>
        <message>
            <source>{month} {year}</source>
            <translation>{month} {year}</translation>
        </message>
    </context>
    <context>
        <name>DecisionTableView</name>
        <message>
            <source>All decisions</source>
            <translation>Alle Entscheidungen</translation>
        </message>
    </context>
    <context>
        <name>DialogController</name>
        <message>
            <source>Saved as {name}. You can start it from the home screen or from Statistics.</source>
            <translation>Gespeichert als {name}. Du kannst von der Startseite oder aus der Statistik damit beginnen.</translation>
        </message>
    </context>
    <context>
        <name>EveningSheet</name>
        <message>
            <source>Duration</source>
            <translation>Dauer</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players by rank</source>
            <translation>Spieler nach Rang</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Punktestand</translation>
        </message>
        <message>
            <source>Season, {month} (match {number} of {all}). {standing}</source>
            <translation>Saison, {month} (Partie {number} von {all}). {standing}</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Begonnen</translation>
        </message>
        <message>
            <source>The winner scores one point for each player in the match; every lower place scores one less.</source>
            <translation>Wer gewinnt, bekommt einen Punkt für jeden Spieler der Partie; jeder weitere Rang einen weniger.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weitere</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
        <message>
            <source>computer</source>
            <translation>Computer</translation>
        </message>
        <message numerus="yes">
            <source>{names} share the session win with %n points each.</source>
            <translation>
                <numerusform>{names} teilen sich die Session mit je %n Punkt.</numerusform>
                <numerusform>{names} teilen sich die Session mit je %n Punkten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} wins the session with %n points.</source>
            <translation>
                <numerusform>{name} gewinnt die Session mit %n Punkt.</numerusform>
                <numerusform>{name} gewinnt die Session mit %n Punkten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EveningsPage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>No sessions yet. Play two matches in a row to start one.</source>
            <translation>Noch keine Sessions. Spiel zwei Partien nacheinander, dann beginnt eine.</translation>
        </message>
        <message>
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
    </context>
    <context>
        <name>ExportMenu</name>
        <message>
            <source>Blank score sheets to print…</source>
            <translation>Leere Wertungsblätter zum Drucken …</translation>
        </message>
        <message numerus="yes">
            <source>Exporting, %n moves left. Esc cancels.</source>
            <translation>
                <numerusform>Export läuft, noch %n Zug. Esc bricht ab.</numerusform>
                <numerusform>Export läuft, noch %n Züge. Esc bricht ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>Log as text…</source>
            <translation>Verlauf als Text …</translation>
        </message>
        <message>
            <source>Match file with its card set…</source>
            <translation>Partiedatei mit Kartensatz …</translation>
        </message>
        <message>
            <source>Match files (*.jsonl)</source>
            <translation>Partiedateien (*.jsonl)</translation>
        </message>
        <message>
            <source>Match file…</source>
            <translation>Partiedatei …</translation>
        </message>
        <message>
            <source>Matches with their card set (*.gardenmatch)</source>
            <translation>Partien mit ihrem Kartensatz (*.gardenmatch)</translation>
        </message>
        <message>
            <source>Pages (*.pdf)</source>
            <translation>Seiten (*.pdf)</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Bilder (*.png)</translation>
        </message>
        <message>
            <source>Result as a picture…</source>
            <translation>Ergebnis als Bild …</translation>
        </message>
        <message>
            <source>Saved: {file}.</source>
            <translation>Gespeichert: {file}.</translation>
        </message>
        <message>
            <source>Score sheet as a table…</source>
            <translation>Wertungsblatt als Tabelle …</translation>
        </message>
        <message>
            <source>Score sheet to print…</source>
            <translation>Wertungsblatt zum Drucken …</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Texte (*.txt)</translation>
        </message>
    </context>
    <context>
        <name>FieldFold</name>
        <message>
            <source>More fields</source>
            <translation>Weitere Felder</translation>
        </message>
        <message>
            <source>{group}: {field}</source>
            <translation>{group}: {field}</translation>
        </message>
    </context>
    <context>
        <name>FieldRow</name>
        <message>
            <source>{group}: {field}</source>
            <translation>{group}: {field}</translation>
        </message>
    </context>
    <context>
        <name>FileRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Alle Dateien (*)</translation>
        </message>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>Und noch einer.</numerusform>
                <numerusform>Und noch %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{file} cannot be read: {error}.</source>
            <translation>{file} lässt sich nicht lesen: {error}.</translation>
        </message>
        <message>
            <source>{file} cannot be used:</source>
            <translation>{file} lässt sich nicht verwenden:</translation>
        </message>
        <message>
            <source>“{name}” comes from {file}.</source>
            <translation>„{name}“ kommt aus {file}.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message numerus="yes">
            <source>%n filters</source>
            <translation>
                <numerusform>%n Filter</numerusform>
                <numerusform>%n Filter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>All matches</source>
            <translation>Alle Partien</translation>
        </message>
        <message>
            <source>All months</source>
            <translation>Alle Monate</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Alle Spieler</translation>
        </message>
        <message>
            <source>Any status</source>
            <translation>Jeder Stand</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filter</translation>
        </message>
        <message>
            <source>Filter: {values}</source>
            <translation>Filter: {values}</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Beendet</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Monat</translation>
        </message>
        <message>
            <source>Name, game or note</source>
            <translation>Name, Spiel oder Notiz</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Älteste zuerst</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Search matches</source>
            <translation>Partien suchen</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Nicht beendet</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Nicht lesbar</translation>
        </message>
        <message>
            <source>{number} of {matches}</source>
            <translation>{number} von {matches}</translation>
        </message>
    </context>
    <context>
        <name>FinalPositionView</name>
        <message>
            <source>Final position</source>
            <translation>Schlussstellung</translation>
        </message>
    </context>
    <context>
        <name>FormPanel</name>
        <message numerus="yes">
            <source>%n thing(s) to fix before you can play</source>
            <translation>
                <numerusform>Noch %n Fehler zu beheben, dann kannst du spielen</numerusform>
                <numerusform>Noch %n Fehler zu beheben, dann kannst du spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>Next: {name}</source>
            <translation>Weiter: {name}</translation>
        </message>
        <message>
            <source>Not saved.</source>
            <translation>Nicht gespeichert.</translation>
        </message>
        <message>
            <source>Ready to play.</source>
            <translation>Spielbereit.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Gespeichert.</translation>
        </message>
        <message>
            <source>This is the set that comes with the program. Copy it to change it.</source>
            <translation>Das ist der Kartensatz des Programms. Kopiere ihn, um ihn zu ändern.</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} von {count}</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>Cards: standard set</source>
            <translation>Karten: Standardsatz</translation>
        </message>
        <message>
            <source>Cards: {name}</source>
            <translation>Karten: {name}</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>So geht’s</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>View or edit card sets ({key})</source>
            <translation>Kartensätze ansehen oder ändern ({key})</translation>
        </message>
    </context>
    <context>
        <name>GameFacts</name>
        <message numerus="yes">
            <source>%n min</source>
            <translation>
                <numerusform>%n Min.</numerusform>
                <numerusform>%n Min.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>{low}–{high} players</source>
            <translation>{low}–{high} Spieler</translation>
        </message>
        <message>
            <source>{short}–{long} min</source>
            <translation>{short}–{long} Min.</translation>
        </message>
    </context>
    <context>
        <name>GameSearchField</name>
        <message numerus="yes">
            <source>%n games found.</source>
            <translation>
                <numerusform>Ein Spiel gefunden.</numerusform>
                <numerusform>%n Spiele gefunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Leeren</translation>
        </message>
        <message>
            <source>Esc clears the search.</source>
            <translation>Esc leert das Feld.</translation>
        </message>
        <message>
            <source>No game found for “{words}”.</source>
            <translation>Kein Spiel zu „{words}“ gefunden.</translation>
        </message>
        <message numerus="yes">
            <source>Search %n games</source>
            <translation>
                <numerusform>Ein Spiel durchsuchen</numerusform>
                <numerusform>%n Spiele durchsuchen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameSheetHeader</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>{players}, about {minutes}.</source>
            <translation>{players}, etwa {minutes}</translation>
        </message>
    </context>
    <context>
        <name>GaugeRow</name>
        <message>
            <source>{name} {old}, now {new}</source>
            <translation>{name} {old}, jetzt {new}</translation>
        </message>
    </context>
    <context>
        <name>GoToPlaceDialog</name>
        <message numerus="yes">
            <source>%n more with this name.</source>
            <translation>
                <numerusform>Noch eines mit diesem Namen.</numerusform>
                <numerusform>Noch %n mit diesem Namen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Go to a space</source>
            <translation>Zu einem Feld gehen</translation>
        </message>
        <message>
            <source>Name or coordinate, such as c5</source>
            <translation>Name oder Koordinate, etwa c5</translation>
        </message>
        <message>
            <source>There is no {place} here.</source>
            <translation>{place} gibt es hier nicht.</translation>
        </message>
    </context>
    <context>
        <name>HandoverScreen</name>
        <message>
            <source>Hand the mouse to</source>
            <translation>Die Maus geht an</translation>
        </message>
        <message>
            <source>Press {key} or click to show the table</source>
            <translation>{key} oder Klick: Tisch zeigen</translation>
        </message>
        <message>
            <source>Press {key} or click to show your hand</source>
            <translation>{key} oder Klick: deine Hand aufdecken</translation>
        </message>
        <message>
            <source>Save and leave</source>
            <translation>Speichern und verlassen</translation>
        </message>
        <message>
            <source>{name}, press Space</source>
            <translation>{name}, drück die Leertaste</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>Learn a game in 4 minutes, then play a computer.</source>
            <translation>Lerne ein Spiel in 4 Minuten und spiel dann gegen einen Computer.</translation>
        </message>
        <message>
            <source>Learn a game in 4 minutes, then play your first match against a computer.</source>
            <translation>Lerne ein Spiel in 4 Minuten und spiel dann deine erste Partie gegen einen Computer.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Rätsel des Tages</translation>
        </message>
    </context>
    <context>
        <name>ImportQueue</name>
        <message>
            <source>Already here: {number}.</source>
            <translation>Schon hier: {number}.</translation>
        </message>
        <message>
            <source>Imported matches: {number}.</source>
            <translation>Importierte Partien: {number}.</translation>
        </message>
        <message>
            <source>Skipped: {number}.</source>
            <translation>Übersprungen: {number}.</translation>
        </message>
    </context>
    <context>
        <name>InspectionTexts</name>
        <message>
            <source>{now} to {then}</source>
            <translation>{now} auf {then}</translation>
        </message>
        <message>
            <source>{term}: {text}</source>
            <translation>{term}: {text}</translation>
        </message>
    </context>
    <context>
        <name>InspectorPanel</name>
        <message>
            <source>As text</source>
            <translation>Als Text</translation>
        </message>
        <message>
            <source>Life cycle</source>
            <translation>Lebenszyklus</translation>
        </message>
        <message>
            <source>Rules: {section}</source>
            <translation>Regeln: {section}</translation>
        </message>
    </context>
    <context>
        <name>KeysSheet</name>
        <message>
            <source>All keys</source>
            <translation>Alle Tasten</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>Ctrl+C</source>
            <translation>Strg+C</translation>
        </message>
        <message>
            <source>Ctrl+Tab</source>
            <translation>Strg+Tab</translation>
        </message>
        <message>
            <source>Enter, Space</source>
            <translation>Eingabe, Leertaste</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Überall</translation>
        </message>
        <message>
            <source>Home screen</source>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Keys for screen readers</source>
            <translation>Tasten für Screenreader</translation>
        </message>
        <message>
            <source>Statistics page</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Tab, arrows</source>
            <translation>Tab, Pfeile</translation>
        </message>
        <message>
            <source>activate the item that has the focus</source>
            <translation>aktivieren, was den Fokus hat</translation>
        </message>
        <message>
            <source>back; on the home screen: close the window</source>
            <translation>zurück; auf der Startseite: Fenster schließen</translation>
        </message>
        <message>
            <source>close the window</source>
            <translation>Fenster schließen</translation>
        </message>
        <message>
            <source>continue, or analysis</source>
            <translation>fortsetzen oder analysieren</translation>
        </message>
        <message>
            <source>copy this table</source>
            <translation>diese Tabelle kopieren</translation>
        </message>
        <message>
            <source>export, delete, undo delete</source>
            <translation>exportieren, löschen, Löschen zurücknehmen</translation>
        </message>
        <message>
            <source>find any command</source>
            <translation>jeden Befehl finden</translation>
        </message>
        <message>
            <source>full screen on or off</source>
            <translation>Vollbild ein oder aus</translation>
        </message>
        <message>
            <source>import a match or a card set</source>
            <translation>eine Partie oder einen Kartensatz importieren</translation>
        </message>
        <message>
            <source>move the focus</source>
            <translation>den Fokus bewegen</translation>
        </message>
        <message>
            <source>new game, how to play, delete this match</source>
            <translation>neue Partie, so geht’s, diese Partie löschen</translation>
        </message>
        <message>
            <source>next lesson, card sets</source>
            <translation>nächste Lektion, Kartensätze</translation>
        </message>
        <message>
            <source>next tab</source>
            <translation>nächster Reiter</translation>
        </message>
        <message>
            <source>put down, close, go back</source>
            <translation>ablegen, schließen, zurückgehen</translation>
        </message>
        <message>
            <source>puzzle of the day</source>
            <translation>Rätsel des Tages</translation>
        </message>
        <message>
            <source>replay, analysis, play again</source>
            <translation>nachspielen, analysieren, noch einmal spielen</translation>
        </message>
        <message>
            <source>search (with 12 or more games)</source>
            <translation>suchen (ab 12 Spielen)</translation>
        </message>
        <message>
            <source>search, name the match</source>
            <translation>suchen, die Partie benennen</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>diese Liste</translation>
        </message>
    </context>
    <context>
        <name>KnownPlayersPicker</name>
        <message>
            <source>No free seat.</source>
            <translation>Kein Platz ist frei.</translation>
        </message>
        <message>
            <source>Who’s playing?</source>
            <translation>Wer spielt mit?</translation>
        </message>
    </context>
    <context>
        <name>LadderPanel</name>
        <message>
            <source>{where}: not played yet</source>
            <translation>{where}: noch nicht gespielt</translation>
        </message>
        <message>
            <source>{where}: not yet won, {lead}</source>
            <translation>{where}: noch nicht gewonnen, {lead}</translation>
        </message>
        <message>
            <source>{where}: won, lead {lead}</source>
            <translation>{where}: gewonnen, Vorsprung {lead}</translation>
        </message>
    </context>
    <context>
        <name>LessonController</name>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>This lesson cannot be opened: {error}.</source>
            <translation>Diese Lektion kann nicht geöffnet werden: {error}.</translation>
        </message>
        <message>
            <source>This puzzle cannot be opened: {error}.</source>
            <translation>Dieses Rätsel kann nicht geöffnet werden: {error}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>{step} of {steps}</source>
            <translation>{step} von {steps}</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>All lessons</source>
            <translation>Alle Lektionen</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
    </context>
    <context>
        <name>LessonScreen</name>
        <message>
            <source>This lesson has been updated, so it starts again.</source>
            <translation>Diese Lektion wurde aktualisiert und beginnt von vorn.</translation>
        </message>
        <message>
            <source>Your progress could not be saved: {reason}.</source>
            <translation>Dein Fortschritt konnte nicht gespeichert werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>LessonTable</name>
        <message>
            <source>Lesson {number}</source>
            <translation>Lektion {number}</translation>
        </message>
    </context>
    <context>
        <name>LessonTexts</name>
        <message>
            <source>Click the marked place, or press Space there.</source>
            <translation>Klick auf die markierte Stelle oder drück dort die Leertaste.</translation>
        </message>
        <message>
            <source>Click the marked place.</source>
            <translation>Klick auf die markierte Stelle.</translation>
        </message>
        <message>
            <source>Click the ringed place, or press Space there.</source>
            <translation>Klick auf die umrandete Stelle oder drück dort die Leertaste.</translation>
        </message>
        <message>
            <source>Click the ringed place.</source>
            <translation>Klick auf die umrandete Stelle.</translation>
        </message>
        <message>
            <source>Click “{button}”, or press {key}.</source>
            <translation>Klick auf „{button}“ oder drück {key}.</translation>
        </message>
        <message>
            <source>Click “{button}”.</source>
            <translation>Klick auf „{button}“.</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Drag it to the marked place, or press Space on it and then on the place.</source>
            <translation>Zieh es an die markierte Stelle, oder drück die Leertaste darauf und dann auf der Stelle.</translation>
        </message>
        <message>
            <source>Drag it to the marked place.</source>
            <translation>Zieh es an die markierte Stelle.</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Zur Startseite</translation>
        </message>
        <message>
            <source>Keep my move</source>
            <translation>Bei meinem Zug bleiben</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Leave the lesson?</source>
            <translation>Die Lektion verlassen?</translation>
        </message>
        <message>
            <source>Legal, but not yet</source>
            <translation>Erlaubt, aber noch nicht dran</translation>
        </message>
        <message>
            <source>Lesson done. What you know now:</source>
            <translation>Lektion geschafft. Das weißt du jetzt:</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Nächste Lektion</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Play a match against the computer</source>
            <translation>Partie gegen den Computer spielen</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Zeig es mir</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>Turn it first: press R, turn the mouse wheel or click the ringed picture.</source>
            <translation>Dreh es zuerst: mit R, mit dem Mausrad oder mit einem Klick auf das umrandete Bild.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>You can continue at step {step}.</source>
            <translation>Du kannst bei Schritt {step} weitermachen.</translation>
        </message>
    </context>
    <context>
        <name>ListModeView</name>
        <message>
            <source>Do this</source>
            <translation>Das tun</translation>
        </message>
        <message>
            <source>Done so far</source>
            <translation>Bisher getan</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>Reihe {number}</translation>
        </message>
        <message>
            <source>Undo all</source>
            <translation>Alles zurücknehmen</translation>
        </message>
        <message>
            <source>Undo this</source>
            <translation>Das zurücknehmen</translation>
        </message>
        <message>
            <source>What is where</source>
            <translation>Was wo ist</translation>
        </message>
        <message>
            <source>What you can do now</source>
            <translation>Was du jetzt tun kannst</translation>
        </message>
        <message>
            <source>{place}: {piece} ({count} times)</source>
            <translation>{place}: {piece} ({count}-mal)</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Match log</source>
            <translation>Verlauf der Partie</translation>
        </message>
        <message>
            <source>hide</source>
            <translation>zuklappen</translation>
        </message>
        <message>
            <source>show</source>
            <translation>aufklappen</translation>
        </message>
    </context>
    <context>
        <name>LookBackPage</name>
        <message numerus="yes">
            <source>%n turning point(s) of {all} decisions</source>
            <translation>
                <numerusform>%n Wendepunkt bei {all} Entscheidungen</numerusform>
                <numerusform>%n Wendepunkte bei {all} Entscheidungen</numerusform>
            </translation>
        </message>
        <message>
            <source>All decisions</source>
            <translation>Alle Entscheidungen</translation>
        </message>
        <message>
            <source>Analyse</source>
            <translation>Analysieren</translation>
        </message>
        <message>
            <source>Analysing: move {done} of {last}</source>
            <translation>Analyse: Zug {done} von {last}</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Each player’s bars add up from the starting chance to 100 (won) or 0 (lost). “Play on from here” opens a copy; this match is not changed.</source>
            <translation>Die Balken jedes Spielers summieren sich von der Chance am Anfang bis 100 (gewonnen) oder 0 (verloren). „Von hier weiterspielen“ öffnet eine Kopie; diese Partie bleibt unverändert.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>Hide details</source>
            <translation>Einzelheiten ausblenden</translation>
        </message>
        <message>
            <source>No decision cost 5 points or more.</source>
            <translation>Keine Entscheidung hat 5 Punkte oder mehr gekostet.</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
        <message>
            <source>Stopped at move {done} of {last}.</source>
            <translation>Angehalten bei Zug {done} von {last}.</translation>
        </message>
        <message>
            <source>This match could not be analysed.</source>
            <translation>Diese Partie konnte nicht analysiert werden.</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Wendepunkte</translation>
        </message>
    </context>
    <context>
        <name>LuckAnalysisBar</name>
        <message numerus="yes">
            <source>%n matches not analysed yet.</source>
            <translation>
                <numerusform>%n Partie ist noch nicht analysiert.</numerusform>
                <numerusform>%n Partien sind noch nicht analysiert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Analyse now</source>
            <translation>Jetzt analysieren</translation>
        </message>
        <message numerus="yes">
            <source>Analysing, %n matches left</source>
            <translation>
                <numerusform>Analyse läuft, noch %n Partie</numerusform>
                <numerusform>Analyse läuft, noch %n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>LuckAndPlayBars</name>
        <message>
            <source>Luck and skill.</source>
            <translation>Glück und Können.</translation>
        </message>
        <message>
            <source>at the start</source>
            <translation>am Anfang</translation>
        </message>
        <message>
            <source>corrected estimate</source>
            <translation>korrigierte Schätzung</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <source>opponents’ mistakes</source>
            <translation>Fehler der anderen</translation>
        </message>
        <message>
            <source>own mistakes</source>
            <translation>eigene Fehler</translation>
        </message>
        <message>
            <source>{name}: {start} at the start, luck {luck}, opponents’ mistakes {others}, own mistakes {own}, corrected estimate {rethought}, result {result}.</source>
            <translation>{name}: {start} am Anfang, Glück {luck}, Fehler der anderen {others}, eigene Fehler {own}, korrigierte Schätzung {rethought}, Ergebnis {result}.</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Luck: move {ply} of {last}</source>
            <translation>Glück: Zug {ply} von {last}</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
        <message>
            <source>{gain} points luckier than average for {name}. Winning chance afterwards: {made}%.</source>
            <translation>{gain} Punkte mehr Glück als im Durchschnitt für {name}. Gewinnchance danach: {made} %.</translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Spiegeln</translation>
        </message>
        <message>
            <source>My garden</source>
            <translation>Mein Garten</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Opposite gates</source>
            <translation>Gegenüberliegende Tore</translation>
        </message>
        <message>
            <source>Other lines</source>
            <translation>Weitere Zeilen</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spielerzahl</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Reihen</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>for example 2-4</source>
            <translation>zum Beispiel 2-4</translation>
        </message>
        <message>
            <source>for example d1 d8, h4 a4</source>
            <translation>zum Beispiel d1 d8, h4 a4</translation>
        </message>
    </context>
    <context>
        <name>Masthead</name>
        <message>
            <source>B</source>
            <translation>B</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Ctrl+,</source>
            <translation>Strg+,</translation>
        </message>
        <message>
            <source>Ctrl+O</source>
            <translation>Strg+O</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Lernen</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
    </context>
    <context>
        <name>MatchDetailView</name>
        <message>
            <source>Add a note</source>
            <translation>Notiz hinzufügen</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportieren …</translation>
        </message>
        <message>
            <source>Match name</source>
            <translation>Name der Partie</translation>
        </message>
        <message>
            <source>Name this match</source>
            <translation>Partie benennen</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Noch einmal spielen</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Wertungsblatt</translation>
        </message>
    </context>
    <context>
        <name>MatchListModel</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Note: {note}</source>
            <translation>Notiz: {note}</translation>
        </message>
        <message>
            <source>Row {row} of {all}</source>
            <translation>Zeile {row} von {all}</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Nicht beendet</translation>
        </message>
        <message>
            <source>Won by {who}</source>
            <translation>Gewonnen von {who}</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>nicht lesbar</translation>
        </message>
    </context>
    <context>
        <name>MatchRowDelegate</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>und %n weitere</numerusform>
                <numerusform>und %n weitere</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchSelection</name>
        <message numerus="yes">
            <source>Everything before that is intact, up to move %n: {moment}.</source>
            <translation>
                <numerusform>Alles davor ist vollständig, bis Zug %n: {moment}.</numerusform>
                <numerusform>Alles davor ist vollständig, bis Zug %n: {moment}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The note could not be saved: {reason}.</source>
            <translation>Die Notiz konnte nicht gespeichert werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>MatchSidePanel</name>
        <message>
            <source>Hide the side panel</source>
            <translation>Seitenleiste ausblenden</translation>
        </message>
        <message>
            <source>Show the side panel</source>
            <translation>Seitenleiste einblenden</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>Seitenleiste</translation>
        </message>
        <message>
            <source>Side panel tabs</source>
            <translation>Reiter der Seitenleiste</translation>
        </message>
    </context>
    <context>
        <name>MatchesSection</name>
        <message>
            <source>All matches</source>
            <translation>Alle Partien</translation>
        </message>
        <message>
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Anzeigen</translation>
        </message>
    </context>
    <context>
        <name>MatchesSheet</name>
        <message numerus="yes">
            <source>%n unfinished matches</source>
            <translation>
                <numerusform>Eine offene Partie</numerusform>
                <numerusform>%n offene Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>Navigator</name>
        <message>
            <source>Import a match or a card set</source>
            <translation>Partie oder Kartensatz importieren</translation>
        </message>
        <message>
            <source>Matches and card sets (*.jsonl *.gardenmatch *.gardenbox)</source>
            <translation>Partien und Kartensätze (*.jsonl *.gardenmatch *.gardenbox)</translation>
        </message>
        <message>
            <source>Matches are now stored in {new}. The old folder {old} was not changed.</source>
            <translation>Die Partien liegen jetzt in {new}. Der alte Ordner {old} wurde nicht verändert.</translation>
        </message>
    </context>
    <context>
        <name>NewGameSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Zum Umsetzen ziehen</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modus</translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation>Neue Partie: {game}</translation>
        </message>
        <message>
            <source>New shuffle number</source>
            <translation>Neue Mischzahl</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Shuffle number</source>
            <translation>Mischzahl</translation>
        </message>
        <message>
            <source>Start match</source>
            <translation>Partie starten</translation>
        </message>
        <message>
            <source>The same number deals the same cards, for a fair rematch.</source>
            <translation>Die gleiche Zahl gibt die gleichen Karten: für eine faire Revanche.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>Diese Meldung schließen</translation>
        </message>
    </context>
    <context>
        <name>NumberEditor</name>
        <message>
            <source>{low} to {high}</source>
            <translation>{low} bis {high}</translation>
        </message>
    </context>
    <context>
        <name>OpenHandsRow</name>
        <message>
            <source>No hand-over screen between turns: all players can see all hands.</source>
            <translation>Kein Übergabebildschirm zwischen den Zügen: Alle dürfen alle Karten sehen.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Offene Karten</translation>
        </message>
    </context>
    <context>
        <name>OpeningSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Opening {file}…</source>
            <translation>{file} wird geöffnet …</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n geändert</numerusform>
                <numerusform>%n geändert</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules: {preset}</source>
            <translation>Regeln: {preset}</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message numerus="yes">
            <source>Undo %n changes</source>
            <translation>
                <numerusform>Eine Änderung zurücknehmen</numerusform>
                <numerusform>%n Änderungen zurücknehmen</numerusform>
            </translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Eure eigenen</translation>
        </message>
    </context>
    <context>
        <name>OutlinePanel</name>
        <message numerus="yes">
            <source>%n entry(s).</source>
            <translation>
                <numerusform>%n Eintrag.</numerusform>
                <numerusform>%n Einträge.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Next entry: Ctrl+PgDown. Previous entry: Ctrl+PgUp.</source>
            <translation>Nächster Eintrag: Strg+Bild ab. Voriger Eintrag: Strg+Bild auf.</translation>
        </message>
        <message>
            <source>No entries yet. Press “Add”.</source>
            <translation>Noch keine Einträge. Drück auf „Hinzufügen“.</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Select one on the left to change it, or press “Add”.</source>
            <translation>Wähl links einen aus, um ihn zu ändern, oder drück auf „Hinzufügen“.</translation>
        </message>
        <message>
            <source>Select one on the left to change it.</source>
            <translation>Wähl links einen aus, um ihn zu ändern.</translation>
        </message>
        <message>
            <source>Select one on the left to look at it.</source>
            <translation>Wähl links einen aus, um ihn anzusehen.</translation>
        </message>
        <message>
            <source>“{list}” always has {count} entries.</source>
            <translation>„{list}“ hat immer {count} Einträge.</translation>
        </message>
        <message>
            <source>“{list}” has {count} entries at most.</source>
            <translation>„{list}“ hat höchstens {count} Einträge.</translation>
        </message>
    </context>
    <context>
        <name>OutlineView</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message numerus="yes">
            <source>{name}: %n to fix</source>
            <translation>
                <numerusform>{name}: %n Fehler</numerusform>
                <numerusform>{name}: %n Fehler</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PackRow</name>
        <message>
            <source>Card set</source>
            <translation>Kartensatz</translation>
        </message>
        <message>
            <source>Card sets (*.toml)</source>
            <translation>Kartensätze (*.toml)</translation>
        </message>
        <message>
            <source>Cards and pieces come from your card set “{name}”.</source>
            <translation>Karten und Teile kommen aus deinem Kartensatz „{name}“.</translation>
        </message>
        <message>
            <source>Cards and pieces come from {file}.</source>
            <translation>Karten und Teile kommen aus {file}.</translation>
        </message>
        <message>
            <source>Choose a card set</source>
            <translation>Einen Kartensatz wählen</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Datei öffnen …</translation>
        </message>
        <message>
            <source>Use the cards from your own copy, or cards you made up.</source>
            <translation>Spiel mit den Karten aus deiner Schachtel oder mit selbst erfundenen.</translation>
        </message>
        <message>
            <source>Use the standard card set</source>
            <translation>Standard-Kartensatz verwenden</translation>
        </message>
        <message>
            <source>View or edit card sets…</source>
            <translation>Kartensätze ansehen oder ändern …</translation>
        </message>
        <message>
            <source>{name} (not finished)</source>
            <translation>{name} (nicht fertig)</translation>
        </message>
    </context>
    <context>
        <name>PeoplePage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Alle Spieler</translation>
        </message>
        <message>
            <source>Find a player</source>
            <translation>Spieler suchen</translation>
        </message>
        <message>
            <source>No player with this name.</source>
            <translation>Kein Spieler mit diesem Namen.</translation>
        </message>
        <message>
            <source>No players yet. Statistics appear after the first match.</source>
            <translation>Noch keine Spieler. Nach der ersten Partie erscheint hier die Statistik.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>The name could not be saved: {reason}.</source>
            <translation>Der Name ließ sich nicht speichern: {reason}.</translation>
        </message>
        <message>
            <source>There are no other players yet.</source>
            <translation>Es gibt noch keine anderen Spieler.</translation>
        </message>
        <message>
            <source>Undo the name change</source>
            <translation>Neuen Namen zurücknehmen</translation>
        </message>
        <message>
            <source>computer, {matches}</source>
            <translation>Computer, {matches}</translation>
        </message>
        <message>
            <source>no finished matches yet</source>
            <translation>noch keine Partie beendet</translation>
        </message>
        <message>
            <source>statistics side by side</source>
            <translation>Statistik im Vergleich</translation>
        </message>
        <message>
            <source>{one} and {other} have played in the same match, so they must be two different players.</source>
            <translation>{one} und {other} haben in derselben Partie gespielt, sind also zwei Spieler.</translation>
        </message>
    </context>
    <context>
        <name>PersonSheet</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches, ahead in {ahead}, behind in {behind}</source>
            <translation>
                <numerusform>%n Partie, {ahead}-mal vorn, {behind}-mal dahinter</numerusform>
                <numerusform>%n Partien, {ahead}-mal vorn, {behind}-mal dahinter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n weiterer Spieler hat weniger Partien.</numerusform>
                <numerusform>%n weitere Spieler haben weniger Partien.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ahead : behind</source>
            <translation>Vorn : dahinter</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Average rank</source>
            <translation>Durchschnittsrang</translation>
        </message>
        <message>
            <source>Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.</source>
            <translation>Balken: Siegquote. Linie: 95-%-Konfidenzintervall. Gelbe Marke: erwarteter Durchschnitt.</translation>
        </message>
        <message>
            <source>Best results</source>
            <translation>Beste Ergebnisse</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Nach Spiel</translation>
        </message>
        <message>
            <source>Faded bars: fewer than 10 matches together.</source>
            <translation>Blasse Balken: weniger als 10 gemeinsame Partien.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Last 20</source>
            <translation>Letzte 20</translation>
        </message>
        <message>
            <source>Longest streak</source>
            <translation>Längste Serie</translation>
        </message>
        <message>
            <source>Luck and skill</source>
            <translation>Glück und Können</translation>
        </message>
        <message>
            <source>Merge with…</source>
            <translation>Zusammenführen mit …</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Other player</source>
            <translation>Andere</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Umbenennen</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>Dieses Jahr</translation>
        </message>
        <message>
            <source>Time period</source>
            <translation>Zeitraum</translation>
        </message>
        <message>
            <source>Who ranked higher</source>
            <translation>Wer besser abschnitt</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Siegquote</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>best {score}</source>
            <translation>Bestwert {score}</translation>
        </message>
        <message>
            <source>no competitive matches yet</source>
            <translation>noch keine Partie gegeneinander</translation>
        </message>
        <message>
            <source>no finished matches yet</source>
            <translation>noch keine Partie beendet</translation>
        </message>
        <message>
            <source>no matches in this period</source>
            <translation>keine Partien in diesem Zeitraum</translation>
        </message>
        <message>
            <source>{name} : other player</source>
            <translation>{name} : andere</translation>
        </message>
        <message>
            <source>{part} of {whole} competitive matches</source>
            <translation>{part} von {whole} Partien gegeneinander</translation>
        </message>
    </context>
    <context>
        <name>PlotPanel</name>
        <message>
            <source>Next chart</source>
            <translation>Nächstes Diagramm</translation>
        </message>
    </context>
    <context>
        <name>PlotTableView</name>
        <message>
            <source>{title} as a table</source>
            <translation>{title} als Tabelle</translation>
        </message>
    </context>
    <context>
        <name>PlotView</name>
        <message>
            <source>{title}: {ends}</source>
            <translation>{title}: {ends}</translation>
        </message>
    </context>
    <context>
        <name>PracticeScreen</name>
        <message>
            <source>Your puzzle progress could not be saved: {reason}.</source>
            <translation>Dein Fortschritt bei den Rätseln konnte nicht gespeichert werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>PracticeTable</name>
        <message>
            <source>Puzzle {number}</source>
            <translation>Rätsel {number}</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
        <message>
            <source>Change any rule below to make your own set.</source>
            <translation>Ändere unten eine Regel, dann sind es eure eigenen.</translation>
        </message>
        <message>
            <source>Rules for this match</source>
            <translation>Regeln für diese Partie</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Eure eigenen</translation>
        </message>
        <message>
            <source>Your own settings.</source>
            <translation>Eure eigenen Einstellungen.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to Statistics</source>
            <translation>Zurück zur Statistik</translation>
        </message>
        <message>
            <source>Back to the analysis</source>
            <translation>Zurück zur Analyse</translation>
        </message>
        <message>
            <source>Back to the home screen</source>
            <translation>Zur Startseite</translation>
        </message>
        <message>
            <source>Back to the replay</source>
            <translation>Zurück zum Nachspielen</translation>
        </message>
        <message>
            <source>Back to the score sheet</source>
            <translation>Zurück zum Wertungsblatt</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
    </context>
    <context>
        <name>PuzzleListView</name>
        <message>
            <source>{number}, {title}, {difficulty}, {state}</source>
            <translation>{number}, {title}, {difficulty}, {state}</translation>
        </message>
    </context>
    <context>
        <name>PuzzlePanel</name>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <translation>
                <numerusform>%n Tag in Folge</numerusform>
                <numerusform>%n Tage in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>All</source>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Almost</source>
            <translation>Fast</translation>
        </message>
        <message>
            <source>Filter puzzles</source>
            <translation>Rätsel filtern</translation>
        </message>
        <message>
            <source>Next puzzle</source>
            <translation>Nächstes Rätsel</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Rätsel des Tages</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Rätsel</translation>
        </message>
        <message>
            <source>Show solution (S)</source>
            <translation>Lösung (S)</translation>
        </message>
        <message>
            <source>Submit answer</source>
            <translation>Antwort abgeben</translation>
        </message>
        <message>
            <source>Try again (R)</source>
            <translation>Noch einmal (R)</translation>
        </message>
        <message>
            <source>Unsolved</source>
            <translation>Ungelöst</translation>
        </message>
        <message>
            <source>the same for all players</source>
            <translation>für alle gleich</translation>
        </message>
        <message>
            <source>{solved} of {all} solved</source>
            <translation>{solved} von {all} gelöst</translation>
        </message>
    </context>
    <context>
        <name>QuestionView</name>
        <message>
            <source>The question</source>
            <translation>Die Frage</translation>
        </message>
    </context>
    <context>
        <name>RecapCardView</name>
        <message>
            <source>Affects you</source>
            <translation>Betrifft dich</translation>
        </message>
    </context>
    <context>
        <name>RecapSheet</name>
        <message>
            <source>Go to the table</source>
            <translation>Zum Tisch</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Nächster Schritt</translation>
        </message>
        <message>
            <source>Only {name} from here on. Everyone else, please look away.</source>
            <translation>Ab hier nur {name}: Alle anderen schauen bitte weg.</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Voriger Schritt</translation>
        </message>
        <message>
            <source>Show again</source>
            <translation>Noch einmal zeigen</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Den Tisch zeigen</translation>
        </message>
        <message>
            <source>Since your last turn, {name}</source>
            <translation>Seit deinem letzten Zug, {name}</translation>
        </message>
        <message>
            <source>step by step</source>
            <translation>Schritt für Schritt</translation>
        </message>
        <message>
            <source>{first}, then {second}</source>
            <translation>{first}, dann {second}</translation>
        </message>
    </context>
    <context>
        <name>RelativeTimeFormatter</name>
        <message numerus="yes">
            <source>%n h ago</source>
            <translation>
                <numerusform>vor %n Std.</numerusform>
                <numerusform>vor %n Std.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min ago</source>
            <translation>
                <numerusform>vor %n Min.</numerusform>
                <numerusform>vor %n Min.</numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <translation>gerade eben</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>gestern</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Key moments: score changes, bells, fires, and turning points found by the analysis.</source>
            <translation>Schlüsselmomente: Punkteänderungen, Glocken, Feuer und Wendepunkte aus der Analyse.</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Nächster Zug</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Zum nächsten Spieler</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Pause at key moments</source>
            <translation>An Schlüsselmomenten anhalten</translation>
        </message>
        <message>
            <source>Play on from here in a copy</source>
            <translation>Von hier in einer Kopie weiterspielen</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Abspielen oder anhalten</translation>
        </message>
        <message>
            <source>Player to move</source>
            <translation>Spieler am Zug</translation>
        </message>
        <message>
            <source>Position in the match</source>
            <translation>Stelle in der Partie</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Voriger Zug</translation>
        </message>
        <message>
            <source>Previous turn</source>
            <translation>Zum vorigen Spieler</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>View as: {who}</source>
            <translation>Ansicht von: {who}</translation>
        </message>
    </context>
    <context>
        <name>ResponseButton</name>
        <message>
            <source>Key: {key}</source>
            <translation>Taste: {key}</translation>
        </message>
        <message>
            <source>See my hand</source>
            <translation>Hand ansehen</translation>
        </message>
        <message>
            <source>decides automatically</source>
            <translation>entscheidet automatisch</translation>
        </message>
        <message>
            <source>will look</source>
            <translation>sieht nach</translation>
        </message>
        <message>
            <source>{name}: {words}</source>
            <translation>{name}: {words}</translation>
        </message>
    </context>
    <context>
        <name>ResponseController</name>
        <message>
            <source>Who wants to look at their hand? {keys}</source>
            <translation>Wer will seine Hand ansehen? {keys}</translation>
        </message>
        <message>
            <source>{name} will look at their hand.</source>
            <translation>{name} sieht sich die eigene Hand an.</translation>
        </message>
        <message>
            <source>{name} will not look at their hand.</source>
            <translation>{name} sieht sich die eigene Hand nicht an.</translation>
        </message>
        <message>
            <source>{name}: {key}</source>
            <translation>{name}: {key}</translation>
        </message>
    </context>
    <context>
        <name>RestoreButton</name>
        <message>
            <source>Undo delete</source>
            <translation>Löschen zurücknehmen</translation>
        </message>
        <message numerus="yes">
            <source>Undo delete (%n)</source>
            <translation>
                <numerusform>Löschen zurücknehmen (%n)</numerusform>
                <numerusform>Löschen zurücknehmen (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>“{match}” is no longer in the recycle bin, so it cannot be restored.</source>
            <translation>„{match}“ ist nicht mehr im Papierkorb und kann nicht wiederhergestellt werden.</translation>
        </message>
        <message>
            <source>“{match}” is now in the folder {folder}, because this system has no recycle bin for it.</source>
            <translation>„{match}“ ist jetzt im Ordner {folder}, weil dieses System keinen Papierkorb dafür hat.</translation>
        </message>
        <message>
            <source>“{match}” is now in the system’s recycle bin.</source>
            <translation>„{match}“ ist jetzt im Papierkorb des Systems.</translation>
        </message>
    </context>
    <context>
        <name>RoundScoresTable</name>
        <message>
            <source>Round by round</source>
            <translation>Runde für Runde</translation>
        </message>
    </context>
    <context>
        <name>RulesSheet</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation>Regeln von {game}</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Als PDF speichern …</translation>
        </message>
    </context>
    <context>
        <name>RulesView</name>
        <message>
            <source>Also found: {words}</source>
            <translation>Auch gefunden: {words}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Next result (F3)</source>
            <translation>Nächste Stelle (F3)</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Vorige Stelle</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Regeln durchsuchen</translation>
        </message>
        <message>
            <source>This game has no rules text yet.</source>
            <translation>Dieses Spiel hat noch keinen Regeltext.</translation>
        </message>
        <message>
            <source>en</source>
            <extracomment>The language of the rules text: the name of a file in rules/, "de" for German.</extracomment>
            <translation>de</translation>
        </message>
        <message>
            <source>no results</source>
            <translation>nichts gefunden</translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation>{number} von {all}</translation>
        </message>
    </context>
    <context>
        <name>SaveErrorNotice</name>
        <message>
            <source>Try again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Your tip history could not be saved: {reason}.</source>
            <translation>Die Liste der gezeigten Tipps konnte nicht gespeichert werden: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>SaveTableForm</name>
        <message>
            <source>Group name</source>
            <translation>Name der Gruppe</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save this group…</source>
            <translation>Diese Gruppe speichern …</translation>
        </message>
        <message>
            <source>What is this group called?</source>
            <translation>Wie heißt diese Gruppe?</translation>
        </message>
    </context>
    <context>
        <name>SavedTableLinks</name>
        <message>
            <source>Saved groups</source>
            <translation>Gespeicherte Gruppen</translation>
        </message>
        <message>
            <source>Start {game} with {people}</source>
            <translation>{game} beginnen, mit {people}</translation>
        </message>
    </context>
    <context>
        <name>SavedTableRow</name>
        <message>
            <source>Delete {table}</source>
            <translation>{table} löschen</translation>
        </message>
        <message>
            <source>{game}: {people}</source>
            <translation>{game}: {people}</translation>
        </message>
    </context>
    <context>
        <name>SavedTablesPanel</name>
        <message>
            <source>Saved groups</source>
            <translation>Gespeicherte Gruppen</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Löschen zurücknehmen</translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message>
            <source>Analysis (L)</source>
            <translation>Analyse (L)</translation>
        </message>
        <message>
            <source>Back to Statistics</source>
            <translation>Zurück zur Statistik</translation>
        </message>
        <message>
            <source>Back to the home screen</source>
            <translation>Zur Startseite</translation>
        </message>
        <message>
            <source>Final position (T)</source>
            <translation>Schlussstellung (T)</translation>
        </message>
        <message>
            <source>New season</source>
            <translation>Neue Saison</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Noch einmal spielen</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
    </context>
    <context>
        <name>ScoreTab</name>
        <message>
            <source>Nothing yet</source>
            <translation>Noch nichts</translation>
        </message>
        <message>
            <source>Score so far</source>
            <translation>Stand bis jetzt</translation>
        </message>
        <message>
            <source>Scores are hidden until the end.</source>
            <translation>Der Punktestand ist bis zum Ende verdeckt.</translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <source>Round {number}</source>
            <translation>Runde {number}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Wertungsblatt</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>{kind} {value} instead of {was}</source>
            <translation>{kind} {value} statt {was}</translation>
        </message>
        <message>
            <source>{name}, {kind}: {points}</source>
            <translation>{name}, {kind}: {points}</translation>
        </message>
    </context>
    <context>
        <name>SeasonView</name>
        <message>
            <source>The season so far: {wins}</source>
            <translation>Die Saison bis jetzt: {wins}</translation>
        </message>
        <message>
            <source>{month}: {winner}</source>
            <translation>{month}: {winner}</translation>
        </message>
    </context>
    <context>
        <name>SeatAdder</name>
        <message>
            <source>Add a player</source>
            <translation>Spieler hinzufügen</translation>
        </message>
        <message>
            <source>Add a player: {symbol}</source>
            <translation>Spieler hinzufügen: {symbol}</translation>
        </message>
        <message>
            <source>Ins</source>
            <comment>the Insert key</comment>
            <translation>Einfg</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Change symbol</source>
            <translation>Symbol wechseln</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Spielstärke von {name}</translation>
        </message>
        <message>
            <source>Name of this player</source>
            <translation>Name dieses Spielers</translation>
        </message>
        <message>
            <source>Remove {name}</source>
            <translation>{name} entfernen</translation>
        </message>
        <message>
            <source>Symbol for {name}: {symbol}</source>
            <translation>Symbol von {name}: {symbol}</translation>
        </message>
        <message>
            <source>Who plays {name}</source>
            <translation>Wer {name} spielt</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>spielt</translation>
        </message>
    </context>
    <context>
        <name>SeatsSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Change players</source>
            <translation>Spieler wechseln</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Someone leaving or joining? Replace a player with a computer, or a computer with a player. The log notes it.</source>
            <translation>Geht jemand, oder kommt jemand dazu? Ersetze einen Spieler durch einen Computer oder umgekehrt. Im Verlauf wird es vermerkt.</translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>A short tip the first time something happens to a player.</source>
            <translation>Ein kurzer Tipp, wenn einem Spieler etwas zum ersten Mal passiert.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>Über dieses Programm</translation>
        </message>
        <message>
            <source>At every step</source>
            <translation>Bei jedem Schritt</translation>
        </message>
        <message>
            <source>Click targets</source>
            <translation>Klickflächen</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Schließen (Esc)</translation>
        </message>
        <message>
            <source>Contrast</source>
            <translation>Kontrast</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>During other players’ turns, and when you see the results of your own.</source>
            <translation>In den Zügen der anderen und bei den Ergebnissen deiner eigenen.</translation>
        </message>
        <message>
            <source>Everything you hear is also shown.</source>
            <translation>Alles, was du hörst, siehst du auch.</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Voll</translation>
        </message>
        <message>
            <source>High</source>
            <translation>Hoch</translation>
        </message>
        <message>
            <source>High makes text, lines and keyboard focus stand out more, in both themes.</source>
            <translation>Hoch hebt Text, Linien und Tastaturfokus stärker hervor, in beiden Designs.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Groß</translation>
        </message>
        <message>
            <source>Large targets are easier to hit.</source>
            <translation>Große Klickflächen sind leichter zu treffen.</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>No native speaker has checked this translation yet.</source>
            <translation>Diese Übersetzung hat noch niemand mit dieser Muttersprache geprüft.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Nothing moves while motion is off.</source>
            <translation>Ohne Bewegung hat das Tempo keine Wirkung.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Pause and wait for Space</source>
            <translation>Anhalten und auf die Leertaste warten</translation>
        </message>
        <message>
            <source>Press Space or click to move on at once.</source>
            <translation>Mit der Leertaste oder einem Klick geht es sofort weiter.</translation>
        </message>
        <message>
            <source>Reduced</source>
            <translation>Reduziert</translation>
        </message>
        <message>
            <source>Reduced: pieces fade instead of moving.</source>
            <translation>Reduziert: Teile blenden über, statt sich zu bewegen.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Klänge</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>System</source>
            <translation>System</translation>
        </message>
        <message>
            <source>Text and button size</source>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Design</translation>
        </message>
        <message>
            <source>Tips while playing</source>
            <translation>Tipps beim Spielen</translation>
        </message>
        <message>
            <source>When something of mine changes</source>
            <translation>Wenn sich etwas bei mir ändert</translation>
        </message>
        <message>
            <source>{volume}%</source>
            <translation>{volume} %</translation>
        </message>
        <message>
            <source>{zoom}%</source>
            <translation>{zoom} %</translation>
        </message>
    </context>
    <context>
        <name>SettingsStore</name>
        <message>
            <source>Some settings could not be used, so their defaults apply: {keys}.</source>
            <translation>Einige Einstellungen waren unbrauchbar und stehen wieder auf dem Standardwert: {keys}.</translation>
        </message>
        <message>
            <source>The settings could not be read from {file}, so the defaults are used. Check that file ({reason}), then restart the program.</source>
            <translation>Die Einstellungen konnten nicht aus {file} gelesen werden, darum gelten die Standardwerte. Prüfe diese Datei ({reason}) und starte das Programm neu.</translation>
        </message>
        <message>
            <source>The settings could not be read, so the defaults are used; the old file is {file}.</source>
            <translation>Die Einstellungen waren nicht lesbar, darum gelten die Standardwerte; die alte Datei heißt jetzt {file}.</translation>
        </message>
        <message>
            <source>The settings could not be saved to {file}: {reason}.</source>
            <translation>Die Einstellungen ließen sich nicht in {file} speichern: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>SetupSummaryCard</name>
        <message numerus="yes">
            <source>%n matches, about {minutes} in all</source>
            <translation>
                <numerusform>%n Partie, zusammen etwa {minutes}</numerusform>
                <numerusform>%n Partien, zusammen etwa {minutes}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>About {minutes}</source>
            <translation>Etwa {minutes}</translation>
        </message>
        <message>
            <source>All hands are open</source>
            <translation>Alle Karten sind offen</translation>
        </message>
        <message>
            <source>Hands are hidden between turns</source>
            <translation>Zwischen den Zügen sind die Karten verdeckt</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>With your own card set</source>
            <translation>Mit eigenem Kartensatz</translation>
        </message>
        <message>
            <source>{rule}: {value}</source>
            <translation>{rule}: {value}</translation>
        </message>
    </context>
    <context>
        <name>SideCard</name>
        <message>
            <source>of {target}</source>
            <translation>von {target}</translation>
        </message>
        <message>
            <source>{name}: {score}</source>
            <translation>{name}: {score}</translation>
        </message>
        <message>
            <source>{name}: {score} of {target} points</source>
            <translation>{name}: {score} von {target} Punkten</translation>
        </message>
        <message>
            <source>{name}: {score} points</source>
            <translation>{name}: {score} Punkte</translation>
        </message>
    </context>
    <context>
        <name>SidePanelPresenter</name>
        <message>
            <source>Chart</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>in round %1</source>
            <translation>in Runde %1</translation>
        </message>
    </context>
    <context>
        <name>SpokenStatus</name>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Noch ist nichts geschehen.</translation>
        </message>
        <message>
            <source>The cursor is not on the table yet: press Tab.</source>
            <translation>Der Cursor ist noch nicht auf dem Tisch: Drück Tab.</translation>
        </message>
        <message>
            <source>above: {thing}</source>
            <translation>darüber: {thing}</translation>
        </message>
        <message>
            <source>below: {thing}</source>
            <translation>darunter: {thing}</translation>
        </message>
        <message>
            <source>left: {thing}</source>
            <translation>links: {thing}</translation>
        </message>
        <message>
            <source>right: {thing}</source>
            <translation>rechts: {thing}</translation>
        </message>
    </context>
    <context>
        <name>StandingOrderButton</name>
        <message>
            <source>never</source>
            <translation>nie</translation>
        </message>
        <message>
            <source>only mine</source>
            <translation>nur meine</translation>
        </message>
        <message>
            <source>{name}: ask me only when I am the target</source>
            <translation>{name}: nur fragen, wenn ich das Ziel bin</translation>
        </message>
        <message>
            <source>{name}: never ask me about {card}</source>
            <translation>{name}: bei {card} nie fragen</translation>
        </message>
    </context>
    <context>
        <name>StandingOrdersSheet</name>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Ask about all cards again</source>
            <translation>Wieder bei allen Karten fragen</translation>
        </message>
        <message>
            <source>Before you answer you may look at your hand. Choose when you want to.</source>
            <translation>Bevor du antwortest, darfst du deine Hand ansehen. Wähle, wann du das willst.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>Press your key while the timer runs.</source>
            <translation>Drück deine Taste, solange die Zeit läuft.</translation>
        </message>
        <message>
            <source>When I am the target</source>
            <translation>Wenn ich das Ziel bin</translation>
        </message>
        <message>
            <source>When I can answer</source>
            <translation>Wenn ich antworten kann</translation>
        </message>
        <message>
            <source>When I press my key</source>
            <translation>Wenn ich meine Taste drücke</translation>
        </message>
        <message>
            <source>When to look at my hand</source>
            <translation>Wann ich meine Hand ansehe</translation>
        </message>
        <message>
            <source>You always pass. The timer still runs to its end.</source>
            <translation>Du passt immer. Die Zeit läuft trotzdem ganz ab.</translation>
        </message>
        <message>
            <source>You are asked only when you are able to answer.</source>
            <translation>Du wirst nur gefragt, wenn du antworten kannst.</translation>
        </message>
        <message>
            <source>You look at your hand every time.</source>
            <translation>Du siehst deine Hand jedes Mal an.</translation>
        </message>
        <message>
            <source>You look at your hand when something of yours is the target.</source>
            <translation>Du siehst deine Hand an, wenn etwas von dir das Ziel ist.</translation>
        </message>
    </context>
    <context>
        <name>StartNotices</name>
        <message>
            <source>Another file or folder had the same name as a program file. It was renamed to {files}.</source>
            <translation>Eine andere Datei oder ein anderer Ordner hieß wie eine Datei dieses Programms. Neuer Name: {files}.</translation>
        </message>
        <message>
            <source>Not everything was deleted. Still there, because another program is using it or the system refused to move it: {files}.</source>
            <translation>Nicht alles wurde gelöscht. Noch da, weil ein anderes Programm es benutzt oder das System es nicht verschieben wollte: {files}.</translation>
        </message>
        <message>
            <source>The folder {folder} is missing, so matches are stored in {other} until it is back.</source>
            <translation>Der Ordner {folder} fehlt, darum werden Partien in {other} gespeichert, bis er wieder da ist.</translation>
        </message>
        <message>
            <source>The program crashed last time. Your matches are unharmed. For the details, save a problem report under “About this program” in the settings.</source>
            <translation>Das Programm ist beim letzten Mal abgestürzt. Deine Partien sind unversehrt. Für Einzelheiten speichere in den Einstellungen unter „Über dieses Programm“ einen Problembericht.</translation>
        </message>
        <message>
            <source>The translation for {language} is missing. Install the program again, or choose another language in the settings.</source>
            <translation>Die Übersetzung für {language} fehlt. Installiere das Programm neu oder wähle in den Einstellungen eine andere Sprache.</translation>
        </message>
    </context>
    <context>
        <name>StatisticFormatter</name>
        <message numerus="yes">
            <source>%n competitive</source>
            <translation>
                <numerusform>%n gegeneinander</numerusform>
                <numerusform>%n gegeneinander</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cooperative</source>
            <translation>
                <numerusform>%n miteinander</numerusform>
                <numerusform>%n miteinander</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches analysed: too few to tell</source>
            <translation>
                <numerusform>%n Partie analysiert: zu wenig für eine Aussage</numerusform>
                <numerusform>%n Partien analysiert: zu wenige für eine Aussage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches since {month}</source>
            <translation>
                <numerusform>%n Partie seit {month}</numerusform>
                <numerusform>%n Partien seit {month}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches: too few to tell</source>
            <translation>
                <numerusform>%n Partie: zu wenig für eine Aussage</numerusform>
                <numerusform>%n Partien: zu wenige für eine Aussage</numerusform>
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
                <numerusform>%n Sieg</numerusform>
                <numerusform>%n Siege</numerusform>
            </translation>
        </message>
        <message>
            <source>One match so far.</source>
            <translation>Bisher eine Partie.</translation>
        </message>
        <message>
            <source>average would be {place}</source>
            <translation>Durchschnitt wäre {place}</translation>
        </message>
        <message numerus="yes">
            <source>current: %n in a row</source>
            <translation>
                <numerusform>aktuell: %n in Folge</numerusform>
                <numerusform>aktuell: %n in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>current: lost the last match</source>
            <translation>aktuell: letzte Partie verloren</translation>
        </message>
        <message>
            <source>from luck, {own} from own mistakes</source>
            <translation>durch Glück, {own} durch eigene Fehler</translation>
        </message>
        <message>
            <source>likely {low} to {high}%; average would be {even}%</source>
            <translation>wahrscheinlich {low} bis {high} %; Durchschnitt wäre {even} %</translation>
        </message>
        <message>
            <source>no competitive matches</source>
            <translation>keine Partie gegeneinander</translation>
        </message>
        <message>
            <source>no competitive matches yet</source>
            <translation>noch keine Partie gegeneinander</translation>
        </message>
        <message>
            <source>no competitive win yet</source>
            <translation>noch kein Sieg gegen andere</translation>
        </message>
        <message>
            <source>no matches analysed yet</source>
            <translation>noch keine Partie analysiert</translation>
        </message>
        <message>
            <source>of {seats} players</source>
            <translation>von {seats} Spielern</translation>
        </message>
        <message numerus="yes">
            <source>points of winning chance, averaged over %n matches</source>
            <translation>
                <numerusform>Prozentpunkte Gewinnchance, aus %n Partie</numerusform>
                <numerusform>Prozentpunkte Gewinnchance, im Durchschnitt von %n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>{matches}: {kinds}</source>
            <translation>{matches}: {kinds}</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <translation>{part} von {whole}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsTable</name>
        <message>
            <source>Table copied.</source>
            <translation>Tabelle kopiert.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n weiterer Spieler hat weniger Partien.</numerusform>
                <numerusform>%n weitere Spieler haben weniger Partien.</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Alle Spiele</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Alle Spieler</translation>
        </message>
        <message>
            <source>Average rank</source>
            <translation>Durchschnittsrang</translation>
        </message>
        <message>
            <source>Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.</source>
            <translation>Balken: Siegquote. Linie: 95-%-Konfidenzintervall. Gelbe Marke: erwarteter Durchschnitt.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes Ergebnis</translation>
        </message>
        <message>
            <source>Competitive wins</source>
            <translation>Siege gegen andere</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>No finished matches of this game yet.</source>
            <translation>Noch keine beendete Partie dieses Spiels.</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Siegquote</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>Computer</translation>
        </message>
    </context>
    <context>
        <name>StepBar</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Fertig.</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Next:</source>
            <translation>Gleich:</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Skip to end</source>
            <translation>Zum Ende</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>The match ends.</source>
            <translation>Die Partie endet.</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Danach:</translation>
        </message>
        <message>
            <source>What is happening</source>
            <translation>Was gerade geschieht</translation>
        </message>
    </context>
    <context>
        <name>StepPresenter</name>
        <message>
            <source>Press Space to continue.</source>
            <translation>Weiter mit der Leertaste.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>picked up</source>
            <translation>aufgenommen</translation>
        </message>
    </context>
    <context>
        <name>TableDescriber</name>
        <message>
            <source>Put {piece} on {place}</source>
            <translation>{piece}: legen auf {place}</translation>
        </message>
        <message>
            <source>Take {piece} from {place}</source>
            <translation>{piece}: wegnehmen von {place}</translation>
        </message>
        <message>
            <source>Undo: {place}</source>
            <translation>Zurücknehmen: {place}</translation>
        </message>
        <message>
            <source>can be picked up</source>
            <translation>lässt sich aufnehmen</translation>
        </message>
        <message>
            <source>can be pressed</source>
            <translation>lässt sich drücken</translation>
        </message>
        <message numerus="yes">
            <source>can go to %n spaces</source>
            <translation>
                <numerusform>darf auf ein Feld</numerusform>
                <numerusform>darf auf %n Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>can go to {places}</source>
            <translation>darf zu: {places}</translation>
        </message>
        <message>
            <source>chosen; press to undo</source>
            <translation>gewählt; Drücken nimmt es zurück</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>in der Hand</translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation>liegt bei: {place}</translation>
        </message>
        <message>
            <source>key {key}</source>
            <translation>Taste {key}</translation>
        </message>
        <message>
            <source>needed in this step</source>
            <translation>in diesem Schritt gefragt</translation>
        </message>
        <message>
            <source>press to undo</source>
            <translation>Drücken nimmt es zurück</translation>
        </message>
        <message>
            <source>suggested by the hint</source>
            <translation>vom Hinweis vorgeschlagen</translation>
        </message>
        <message>
            <source>{button}: {piece}</source>
            <translation>{button}: {piece}</translation>
        </message>
        <message>
            <source>{piece} can go here</source>
            <translation>{piece} darf hierher</translation>
        </message>
        <message>
            <source>{piece} can’t go here</source>
            <translation>{piece} darf nicht hierher</translation>
        </message>
        <message>
            <source>{piece}, {number} of {count}</source>
            <translation>{piece}, {number} von {count}</translation>
        </message>
        <message>
            <source>{place}: {piece}</source>
            <translation>{place}: {piece}</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>We agree</source>
            <translation>Einverstanden</translation>
        </message>
        <message>
            <source>{line}. {sentence} Change it?</source>
            <translation>{line}. {sentence} Ändern?</translation>
        </message>
        <message>
            <source>{option}: {sentence} Change it?</source>
            <translation>{option}: {sentence} Ändern?</translation>
        </message>
        <message>
            <source>{option}: {value}</source>
            <translation>{option}: {value}</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
    </context>
    <context>
        <name>TipCard</name>
        <message>
            <source>Close this tip</source>
            <translation>Diesen Tipp schließen</translation>
        </message>
        <message>
            <source>Turn off tips</source>
            <translation>Tipps ausschalten</translation>
        </message>
    </context>
    <context>
        <name>TransferMenu</name>
        <message>
            <source>Back up everything</source>
            <translation>Alles sichern</translation>
        </message>
        <message>
            <source>Back up everything…</source>
            <translation>Alles sichern …</translation>
        </message>
        <message numerus="yes">
            <source>Backing up, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Sicherung läuft, noch %n Datei. Esc bricht ab.</numerusform>
                <numerusform>Sicherung läuft, noch %n Dateien. Esc bricht ab.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Backup saved: {file} (%n files).</source>
            <translation>
                <numerusform>Sicherung gespeichert: {file} (%n Datei).</numerusform>
                <numerusform>Sicherung gespeichert: {file} (%n Dateien).</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups (*.zip)</source>
            <translation>Sicherungen (*.zip)</translation>
        </message>
        <message>
            <source>Change storage folder</source>
            <translation>Speicherordner ändern</translation>
        </message>
        <message>
            <source>Change storage folder…</source>
            <translation>Speicherordner ändern …</translation>
        </message>
        <message numerus="yes">
            <source>Copying, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Kopieren läuft, noch %n Datei. Esc bricht ab.</numerusform>
                <numerusform>Kopieren läuft, noch %n Dateien. Esc bricht ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>Delete all data…</source>
            <translation>Alle Daten löschen …</translation>
        </message>
        <message>
            <source>Garden Desktop is open in another window. Close it there, then delete all data.</source>
            <translation>Garden Desktop ist in einem anderen Fenster offen. Schließ es dort, dann lösch alle Daten.</translation>
        </message>
        <message>
            <source>Import and backup</source>
            <translation>Import und Sicherung</translation>
        </message>
        <message>
            <source>Import matches</source>
            <translation>Partien importieren</translation>
        </message>
        <message>
            <source>Import matches…</source>
            <translation>Partien importieren …</translation>
        </message>
        <message numerus="yes">
            <source>Importing, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Import läuft, noch %n Datei. Esc bricht ab.</numerusform>
                <numerusform>Import läuft, noch %n Dateien. Esc bricht ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matches and backups (*.jsonl *.gardenmatch *.zip)</source>
            <translation>Partien und Sicherungen (*.jsonl *.gardenmatch *.zip)</translation>
        </message>
        <message>
            <source>No backup was made.</source>
            <translation>Es wurde keine Sicherung gemacht.</translation>
        </message>
        <message>
            <source>The storage folder was not changed.</source>
            <translation>Der Speicherordner wurde nicht geändert.</translation>
        </message>
        <message>
            <source>The storage folder was not changed. {reason}</source>
            <translation>Der Speicherordner wurde nicht geändert. {reason}</translation>
        </message>
        <message>
            <source>The system has no recycle bin for {folder}, so nothing was deleted. To delete your data, close the program and delete its files in this folder yourself.</source>
            <translation>Das System hat keinen Papierkorb für {folder}, darum wurde nichts gelöscht. Um deine Daten zu löschen, schließ das Programm und lösch seine Dateien in diesem Ordner selbst.</translation>
        </message>
    </context>
    <context>
        <name>TrialSheet</name>
        <message numerus="yes">
            <source>%n matches played by easy-going computers.</source>
            <translation>
                <numerusform>%n Partie, gespielt von gemütlichen Computern.</numerusform>
                <numerusform>%n Partien, gespielt von gemütlichen Computern.</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Decisions in a match: {mean} on average, from {least} to {most}.</source>
            <translation>Entscheidungen in einer Partie: im Durchschnitt {mean}, von {least} bis {most}.</translation>
        </message>
        <message>
            <source>Easy-going computers are playing: {played} of {all} matches.</source>
            <translation>Gemütliche Computer spielen: {played} von {all} Partien.</translation>
        </message>
        <message>
            <source>Player {seat} wins</source>
            <translation>Spieler {seat} gewinnt</translation>
        </message>
        <message>
            <source>Player {seat} wins {share}% of the matches.</source>
            <translation>Spieler {seat} gewinnt {share} % der Partien.</translation>
        </message>
        <message>
            <source>The computers could not finish a match with this card set.</source>
            <translation>Die Computer konnten mit diesem Kartensatz keine Partie beenden.</translation>
        </message>
        <message>
            <source>The line on a bar marks equal chances.</source>
            <translation>Der Strich im Balken zeigt gleiche Chancen.</translation>
        </message>
        <message>
            <source>Trial matches</source>
            <translation>Probepartien</translation>
        </message>
        <message>
            <source>{cards}: how often each comes up in a match</source>
            <translation>{cards}: wie oft jede in einer Partie vorkommt</translation>
        </message>
        <message>
            <source>{card}: {times}</source>
            <translation>{card}: {times}</translation>
        </message>
        <message>
            <source>{share}%</source>
            <translation>{share} %</translation>
        </message>
    </context>
    <context>
        <name>TurningPointCard</name>
        <message>
            <source>Move {ply} of {last}</source>
            <translation>Zug {ply} von {last}</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Von hier weiterspielen</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
        <message>
            <source>Turning point {number}, {move}, {name}, cost {cost}. Play on from here.</source>
            <translation>Wendepunkt {number}, {move}, {name}, Verlust {cost}. Von hier weiterspielen.</translation>
        </message>
        <message>
            <source>better</source>
            <translation>besser</translation>
        </message>
        <message>
            <source>played</source>
            <translation>gespielt</translation>
        </message>
        <message>
            <source>{cost} points better, going by what {name} could see. Chance of winning after the move played: {made}%.</source>
            <translation>{cost} Punkte besser, beurteilt nach dem, was {name} sah. Gewinnchance nach dem gespielten Zug: {made} %.</translation>
        </message>
    </context>
    <context>
        <name>UndoController</name>
        <message>
            <source>Move undone.</source>
            <translation>Zug zurückgenommen.</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchCard</name>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Delete this match</source>
            <translation>Diese Partie löschen</translation>
        </message>
        <message>
            <source>Players: {seats}.</source>
            <translation>Spieler: {seats}.</translation>
        </message>
        <message>
            <source>Press Enter to undo.</source>
            <translation>Mit der Eingabetaste nimmst du das zurück.</translation>
        </message>
        <message>
            <source>This match will be deleted when you leave this page.</source>
            <translation>Diese Partie wird gelöscht, wenn du diese Seite verlässt.</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Löschen zurücknehmen</translation>
        </message>
        <message>
            <source>Will be deleted when you leave this page.</source>
            <translation>Wird gelöscht, wenn du diese Seite verlässt.</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchesSection</name>
        <message numerus="yes">
            <source>All %n matches ›</source>
            <translation>
                <numerusform>Die eine Partie ›</numerusform>
                <numerusform>Alle %n Partien ›</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Fortsetzen</translation>
        </message>
    </context>
    <context>
        <name>WordEditor</name>
        <message>
            <source>None</source>
            <translation>Nichts</translation>
        </message>
    </context>
    <context>
        <name>advice</name>
        <message>
            <source>Hints are off in this match. When you set up a new game, turn them on under “Hints”.</source>
            <translation>Hinweise sind in dieser Partie aus. Schalte sie beim Anlegen einer neuen Partie unter „Hinweise“ ein.</translation>
        </message>
        <message>
            <source>Keep pressing Enter to play it.</source>
            <translation>Drück mehrmals die Eingabetaste, um ihn zu spielen.</translation>
        </message>
        <message>
            <source>Looking for a hint …</source>
            <translation>Hinweis wird gesucht …</translation>
        </message>
        <message>
            <source>No hint could be found.</source>
            <translation>Es wurde kein Hinweis gefunden.</translation>
        </message>
        <message>
            <source>Press Enter to play it.</source>
            <translation>Mit der Eingabetaste spielst du ihn.</translation>
        </message>
        <message>
            <source>Suggested move.</source>
            <translation>Vorgeschlagener Zug.</translation>
        </message>
        <message>
            <source>You can’t do anything else here.</source>
            <translation>Hier ist nichts anderes möglich.</translation>
        </message>
    </context>
    <context>
        <name>book</name>
        <message>
            <source>Competitive wins, total by month</source>
            <translation>Siege gegen andere, Monat für Monat zusammengezählt</translation>
        </message>
        <message>
            <source>It could not be imported because of an error in the program.</source>
            <translation>Wegen eines Programmfehlers konnte die Datei nicht importiert werden.</translation>
        </message>
        <message>
            <source>Match names and notes could not be read from {file}: {reason}.</source>
            <translation>Namen und Notizen der Partien konnten nicht aus {file} gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Match names and notes could not be read; the old file is {file}.</source>
            <translation>Namen und Notizen der Partien waren nicht lesbar; die alte Datei ist {file}.</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Monat</translation>
        </message>
        <message>
            <source>Only months with matches, from {first} to {last}.</source>
            <translation>Nur Monate mit Partien, von {first} bis {last}.</translation>
        </message>
        <message>
            <source>The player names could not be read from {file}: {reason}.</source>
            <translation>Die Namen der Spieler konnten nicht aus {file} gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>The player names could not be read; the old file is {file}.</source>
            <translation>Die Namen der Spieler konnten nicht gelesen werden; die alte Datei ist {file}.</translation>
        </message>
        <message>
            <source>This is not a complete Garden Desktop backup, so nothing was imported.</source>
            <translation>Das ist keine vollständige Sicherung von Garden Desktop, darum wurde nichts importiert.</translation>
        </message>
        <message>
            <source>This is not a complete Garden Desktop match, so nothing was imported.</source>
            <translation>Das ist keine vollständige Partie von Garden Desktop, darum wurde nichts importiert.</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
    </context>
    <context>
        <name>compass</name>
        <message>
            <source>E</source>
            <translation>O</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>W</source>
            <translation>W</translation>
        </message>
        <message>
            <source>{side}{number}</source>
            <translation>{side}{number}</translation>
        </message>
    </context>
    <context>
        <name>ending</name>
        <message>
            <source>A player was replaced during the match.</source>
            <translation>Während der Partie wurde ein Spieler ersetzt.</translation>
        </message>
        <message>
            <source>All hands were open.</source>
            <translation>Alle Karten waren offen.</translation>
        </message>
        <message>
            <source>Hints were used.</source>
            <translation>Es wurden Hinweise genutzt.</translation>
        </message>
        <message>
            <source>Moves were undone after hidden information had been revealed.</source>
            <translation>Züge wurden zurückgenommen, nachdem verdeckte Informationen bekannt geworden waren.</translation>
        </message>
        <message>
            <source>Moves were undone by agreement after hidden information had been revealed.</source>
            <translation>Züge wurden einvernehmlich zurückgenommen, nachdem verdeckte Informationen bekannt geworden waren.</translation>
        </message>
        <message>
            <source>Next: {game}</source>
            <translation>Als Nächstes: {game}</translation>
        </message>
        <message>
            <source>Players move up one seat: {who} takes the first seat.</source>
            <translation>Alle rücken einen Platz weiter: {who} sitzt vorn.</translation>
        </message>
        <message>
            <source>There is no winner.</source>
            <translation>Es gibt keinen Sieger.</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>Computer</translation>
        </message>
        <message>
            <source>{all} win together.</source>
            <translation>{all} gewinnen zusammen.</translation>
        </message>
        <message>
            <source>{who} wins.</source>
            <translation>{who} gewinnt.</translation>
        </message>
    </context>
    <context>
        <name>excuses</name>
        <message>
            <source>The card set cannot be used: {error}. Correct the file or choose another one.</source>
            <translation>Der Kartensatz lässt sich nicht verwenden: {error}. Korrigiere die Datei oder wähle eine andere.</translation>
        </message>
        <message>
            <source>The disk with {file} is full. Free some space, then try again. Everything before this is saved.</source>
            <translation>Der Datenträger mit {file} ist voll. Schaff Platz und versuch es noch einmal. Alles davor ist gespeichert.</translation>
        </message>
        <message>
            <source>The disk with {file} reports an error. Check the disk, then try again. Everything before this is saved.</source>
            <translation>Der Datenträger mit {file} meldet einen Fehler. Prüfe ihn und versuch es noch einmal. Alles davor ist gespeichert.</translation>
        </message>
        <message>
            <source>The program is not allowed to read the folder {folder}, so its matches cannot be shown. Change the permissions of the folder, then restart the program.</source>
            <translation>Das Programm darf den Ordner {folder} nicht lesen und kann seine Partien nicht zeigen. Ändere die Zugriffsrechte des Ordners und starte das Programm neu.</translation>
        </message>
        <message>
            <source>The program is not allowed to read {file}. Change the permissions of the file, then try again.</source>
            <translation>Das Programm darf {file} nicht lesen. Ändere die Zugriffsrechte der Datei und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>The program is not allowed to write to {file}. Change the permissions of the file, then try again.</source>
            <translation>Das Programm darf nicht in {file} schreiben. Ändere die Zugriffsrechte der Datei und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>{file} cannot be used: {error}.</source>
            <translation>{file} lässt sich nicht verwenden: {error}.</translation>
        </message>
        <message>
            <source>{file} is open in another program. Close it there, or try again in a moment.</source>
            <translation>{file} ist in einem anderen Programm geöffnet. Schließ die Datei dort oder versuch es gleich noch einmal.</translation>
        </message>
        <message>
            <source>{file} is open in another window. Continue there, or close it first.</source>
            <translation>{file} ist in einem anderen Fenster offen. Spiel dort weiter oder schließ die Partie dort zuerst.</translation>
        </message>
        <message>
            <source>{file} is read-only, so you can only watch this match. To continue playing, copy the file to another folder.</source>
            <translation>{file} ist schreibgeschützt, darum kannst du die Partie nur ansehen. Um weiterzuspielen, kopiere die Datei in einen anderen Ordner.</translation>
        </message>
        <message>
            <source>{file} no longer exists. If you have moved it, open it from its new folder.</source>
            <translation>{file} gibt es nicht mehr. Falls du die Datei verschoben hast, öffne sie im neuen Ordner.</translation>
        </message>
        <message>
            <source>{file} should be a folder for matches, but something else has this name. Move it elsewhere, then try again.</source>
            <translation>{file} sollte ein Ordner für Partien sein, aber etwas anderes heißt so. Räum es beiseite und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>{file} should be a match file, but it is a folder. Move it elsewhere.</source>
            <translation>{file} sollte eine Partiedatei sein, ist aber ein Ordner. Räum ihn beiseite.</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, Zeile {line}: {reason}</translation>
        </message>
        <message>
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <source>{folder} also contains files that are not matches. They were not changed: {files}.</source>
            <translation>{folder} enthält auch Dateien, die keine Partien sind. Sie wurden nicht verändert: {files}.</translation>
        </message>
    </context>
    <context>
        <name>exports</name>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message>
            <source>The file is too large: the limit is {most}.</source>
            <translation>Die Datei ist zu groß: Erlaubt sind höchstens {most}.</translation>
        </message>
        <message>
            <source>This is a pipe or a device, not a file.</source>
            <translation>Das ist eine Pipe oder ein Gerät, keine Datei.</translation>
        </message>
    </context>
    <context>
        <name>fire_and_flora</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) a turn</source>
            <translation>
                <numerusform>%n Karte pro Zug</numerusform>
                <numerusform>%n Karten pro Zug</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s):</source>
            <translation>
                <numerusform>%n Karte:</numerusform>
                <numerusform>%n Karten:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n Münze</numerusform>
                <numerusform>%n Münzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s) a turn</source>
            <translation>
                <numerusform>%n Münze pro Zug</numerusform>
                <numerusform>%n Münzen pro Zug</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s):</source>
            <translation>
                <numerusform>%n Münze:</numerusform>
                <numerusform>%n Münzen:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in hand</source>
            <translation>
                <numerusform>%n auf der Hand</numerusform>
                <numerusform>%n auf der Hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the pool</source>
            <translation>
                <numerusform>noch %n im Vorrat</numerusform>
                <numerusform>noch %n im Vorrat</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more each turn</source>
            <translation>
                <numerusform>%n mehr in jedem Zug</numerusform>
                <numerusform>%n mehr in jedem Zug</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more different natives</source>
            <translation>
                <numerusform>Mindestens %n heimische Pflanze</numerusform>
                <numerusform>Mindestens %n verschiedene heimische Pflanzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) fewer</source>
            <translation>
                <numerusform>%n Pflanze weniger</numerusform>
                <numerusform>%n Pflanzen weniger</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) more</source>
            <translation>
                <numerusform>%n Pflanze mehr</numerusform>
                <numerusform>%n Pflanzen mehr</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) after every play, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>
                <numerusform>Nach jeder ausgespielten Karte %n Sekunde, damit die Zeit nichts verrät. Du stellst sie beim Anlegen einer Partie ein.</numerusform>
                <numerusform>Nach jeder ausgespielten Karte %n Sekunden, damit die Zeit nichts verrät. Du stellst sie beim Anlegen einer Partie ein.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n Stern</numerusform>
                <numerusform>%n Sterne</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s):</source>
            <translation>
                <numerusform>%n Stern:</numerusform>
                <numerusform>%n Sterne:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n card(s) a turn.</source>
            <translation>
                <numerusform>+%n Karte pro Zug.</numerusform>
                <numerusform>+%n Karten pro Zug.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n coin(s) a turn.</source>
            <translation>
                <numerusform>+%n Münze pro Zug.</numerusform>
                <numerusform>+%n Münzen pro Zug.</numerusform>
            </translation>
        </message>
        <message>
            <source>10 stars</source>
            <translation>10 Sterne</translation>
        </message>
        <message>
            <source>12 stars</source>
            <translation>12 Sterne</translation>
        </message>
        <message>
            <source>15 seconds</source>
            <translation>15 Sekunden</translation>
        </message>
        <message>
            <source>15 stars</source>
            <translation>15 Sterne</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 Sekunden</translation>
        </message>
        <message>
            <source>20</source>
            <translation>20</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 Runden</translation>
        </message>
        <message>
            <source>200 rounds</source>
            <translation>200 Runden</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 Sekunden</translation>
        </message>
        <message>
            <source>5</source>
            <translation>5</translation>
        </message>
        <message>
            <source>60 rounds</source>
            <translation>60 Runden</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 Sekunden</translation>
        </message>
        <message>
            <source>8 stars</source>
            <translation>8 Sterne</translation>
        </message>
        <message>
            <source>99</source>
            <translation>99</translation>
        </message>
        <message numerus="yes">
            <source>A Gift Shop would pay %n coin(s).</source>
            <translation>
                <numerusform>Ein Souvenirladen würde %n Münze bringen.</numerusform>
                <numerusform>Ein Souvenirladen würde %n Münzen bringen.</numerusform>
            </translation>
        </message>
        <message>
            <source>A block can be blocked</source>
            <translation>Eine Abwehr lässt sich abwehren</translation>
        </message>
        <message>
            <source>A building goes on one of your open lands: choose which.</source>
            <translation>Ein Gebäude kommt auf eines deiner freien Grundstücke: Wähle eines aus.</translation>
        </message>
        <message numerus="yes">
            <source>A card from the deck costs %n coin(s).</source>
            <translation>
                <numerusform>Eine Karte vom Stapel kostet %n Münze.</numerusform>
                <numerusform>Eine Karte vom Stapel kostet %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card has been played but not resolved yet. You can block it with the matching card; the other players don’t find out what you hold.</source>
            <translation>Eine Karte wurde ausgespielt, gilt aber noch nicht. Mit der passenden Karte kannst du sie abwehren; niemand erfährt, was du auf der Hand hast.</translation>
        </message>
        <message>
            <source>A card has been played. Any other player may block it with the right card</source>
            <translation>Eine Karte wurde ausgespielt. Wer die passende Karte hat, darf sie abwehren</translation>
        </message>
        <message>
            <source>A card is stolen</source>
            <translation>Eine Karte wird gestohlen</translation>
        </message>
        <message>
            <source>A coin</source>
            <translation>Eine Münze</translation>
        </message>
        <message>
            <source>A fire has burned through the landscapes, land by land. It harms some plants and helps others: each plant card shows how it reacts.</source>
            <translation>Ein Feuer ist durch die Landschaften gezogen, Grundstück für Grundstück. Manchen Pflanzen schadet es, anderen hilft es: Auf jeder Pflanzenkarte steht, wie sie reagiert.</translation>
        </message>
        <message>
            <source>A hidden card</source>
            <translation>Eine verdeckte Karte</translation>
        </message>
        <message numerus="yes">
            <source>A landscape with %n star(s)</source>
            <translation>
                <numerusform>Eine Landschaft mit %n Stern</numerusform>
                <numerusform>Eine Landschaft mit %n Sternen</numerusform>
            </translation>
        </message>
        <message>
            <source>A player is about to win. Stars are counted after every change, on any player’s turn.</source>
            <translation>Jemand gewinnt gleich. Die Sterne werden nach jeder Änderung gezählt, auch in fremden Zügen.</translation>
        </message>
        <message numerus="yes">
            <source>A player with {natives} different natives gets %n more star(s).</source>
            <translation>
                <numerusform>Wer {natives} verschiedene heimische Pflanzen hat, hat %n Stern mehr.</numerusform>
                <numerusform>Wer {natives} verschiedene heimische Pflanzen hat, hat %n Sterne mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>A player’s landscape, stars, coins and cards</source>
            <translation>Landschaft, Sterne, Münzen und Karten</translation>
        </message>
        <message>
            <source>A seedling with no room in its own landscape goes to the next player who has room.</source>
            <translation>Ein Ableger ohne Platz in der eigenen Landschaft geht zum nächsten Spieler, der Platz hat.</translation>
        </message>
        <message>
            <source>A small invasive for one of {who}’s lands; you choose which.</source>
            <translation>Eine kleine invasive Pflanze für {who}; wohin, wählst du.</translation>
        </message>
        <message>
            <source>A small invasive for {who}’s {land}.</source>
            <translation>Eine kleine invasive Pflanze auf {land} von {who}.</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Annehmen</translation>
        </message>
        <message>
            <source>Accept the offer.</source>
            <translation>Nimm das Angebot an.</translation>
        </message>
        <message>
            <source>Accepts the trade: both baskets change hands</source>
            <translation>Nimmt das Angebot an: Der Inhalt beider Körbe wird getauscht</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} has the most stars: {stars}.</source>
            <translation>
                <numerusform>Nach %n Runde hat {who} die meisten Sterne: {stars}.</numerusform>
                <numerusform>Nach %n Runden hat {who} die meisten Sterne: {stars}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} share the victory with {stars} stars each.</source>
            <translation>
                <numerusform>Nach %n Runde teilen sich {who} den Sieg mit je {stars} Sternen.</numerusform>
                <numerusform>Nach %n Runden teilen sich {who} den Sieg mit je {stars} Sternen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s) the landscape has {stars} stars; the goal was {target}.</source>
            <translation>
                <numerusform>Nach %n Zug hat die Landschaft {stars} Sterne; das Ziel waren {target}.</numerusform>
                <numerusform>Nach %n Zügen hat die Landschaft {stars} Sterne; das Ziel waren {target}.</numerusform>
            </translation>
        </message>
        <message>
            <source>After every play the match waits for Continue, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>Nach jeder ausgespielten Karte wartet die Partie auf „Weiter“, damit das Warten nichts verrät. Du stellst es beim Anlegen einer Partie ein.</translation>
        </message>
        <message>
            <source>Against {plant}: {value}</source>
            <translation>Gegen {plant}: {value}</translation>
        </message>
        <message>
            <source>All players can see and count the coins</source>
            <translation>Münzen liegen offen; alle dürfen sie zählen</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Erlaubt</translation>
        </message>
        <message>
            <source>An invasive is planted</source>
            <translation>Eine invasive Pflanze wird gesetzt</translation>
        </message>
        <message>
            <source>An offer must contain something.</source>
            <translation>Ein Angebot muss etwas enthalten.</translation>
        </message>
        <message>
            <source>Answer {who} with this</source>
            <translation>{who} so antworten</translation>
        </message>
        <message>
            <source>Answers with your own offer. You can do this once</source>
            <translation>Antwortet mit deinem eigenen Angebot. Das geht einmal</translation>
        </message>
        <message>
            <source>Arson</source>
            <translation>Brandstiftung</translation>
        </message>
        <message>
            <source>As a block:</source>
            <translation>Als Abwehr:</translation>
        </message>
        <message numerus="yes">
            <source>Ask for %n coin(s).</source>
            <translation>
                <numerusform>Bitte um %n Münze.</numerusform>
                <numerusform>Bitte um %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ask for something.</source>
            <translation>Bitte um etwas.</translation>
        </message>
        <message>
            <source>Ask for {card}.</source>
            <translation>Bitte um: {card}.</translation>
        </message>
        <message>
            <source>Back to the first offer</source>
            <translation>Zum ersten Angebot</translation>
        </message>
        <message>
            <source>Bare ground</source>
            <translation>Kahler Boden</translation>
        </message>
        <message>
            <source>Before your landscape burns in a Fire Event, choose one of your plants: it is protected.</source>
            <translation>Bevor deine Landschaft bei einem Feuerereignis brennt, wähle eine deiner Pflanzen: Sie ist geschützt.</translation>
        </message>
        <message>
            <source>Big Brome</source>
            <translation>Große Trespe</translation>
        </message>
        <message>
            <source>Big Ceanothus</source>
            <translation>Große Säckel­blume</translation>
        </message>
        <message>
            <source>Big Coyote Brush</source>
            <translation>Großer Kojoten­strauch</translation>
        </message>
        <message>
            <source>Big Eucalyptus</source>
            <translation>Großer Euka­lyptus</translation>
        </message>
        <message>
            <source>Big Giant Reed</source>
            <translation>Großes Riesen­schilf</translation>
        </message>
        <message>
            <source>Big Live Oak</source>
            <translation>Große Eiche</translation>
        </message>
        <message>
            <source>Big Mustard</source>
            <translation>Großer Senf</translation>
        </message>
        <message>
            <source>Big Needlegrass</source>
            <translation>Großes Federgras</translation>
        </message>
        <message>
            <source>Big Poppy</source>
            <translation>Großer Mohn</translation>
        </message>
        <message>
            <source>Big Sagebrush</source>
            <translation>Großer Beifuß</translation>
        </message>
        <message>
            <source>Big Yucca</source>
            <translation>Große Yucca</translation>
        </message>
        <message>
            <source>Big invasives</source>
            <translation>Große invasive Pflanzen</translation>
        </message>
        <message>
            <source>Big side</source>
            <translation>Große Seite</translation>
        </message>
        <message>
            <source>Big {plant}</source>
            <translation>{plant}, groß</translation>
        </message>
        <message>
            <source>Big, on {land}</source>
            <translation>Groß, Standort: {land}</translation>
        </message>
        <message>
            <source>Block it with {card}.</source>
            <translation>Wehr es mit {card} ab.</translation>
        </message>
        <message>
            <source>Block the block with {card}.</source>
            <translation>Wehr die Abwehr mit {card} ab.</translation>
        </message>
        <message>
            <source>Block with a card</source>
            <translation>Mit einer Karte abwehren</translation>
        </message>
        <message>
            <source>Border colour</source>
            <translation>Farbe des Rands</translation>
        </message>
        <message>
            <source>Both regions</source>
            <translation>Beide Regionen</translation>
        </message>
        <message>
            <source>Brome</source>
            <translation>Trespe</translation>
        </message>
        <message>
            <source>Build an offer in this order: coins, cards, lands; first what you give, then what you get.</source>
            <translation>Füll ein Angebot in dieser Reihenfolge: Münzen, Karten, Grundstücke, erst was du gibst, dann was du bekommst.</translation>
        </message>
        <message numerus="yes">
            <source>Build {building} on {land} for %n coin(s)</source>
            <translation>
                <numerusform>{building} auf {land} bauen, für %n Münze</numerusform>
                <numerusform>{building} auf {land} bauen, für %n Münzen</numerusform>
            </translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Buildings can’t be demolished in this match.</source>
            <translation>Gebäude können in dieser Partie nicht abgerissen werden.</translation>
        </message>
        <message>
            <source>Burning Car</source>
            <translation>Brennendes Auto</translation>
        </message>
        <message numerus="yes">
            <source>Buy {building} for %n coin(s) and put it on {land}.</source>
            <translation>
                <numerusform>Kaufe für %n Münze: {building}. Standort: {land}.</numerusform>
                <numerusform>Kaufe für %n Münzen: {building}. Standort: {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>Kaufe für %n Münze: {land}.</numerusform>
                <numerusform>Kaufe für %n Münzen: {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s): {details}</source>
            <translation>
                <numerusform>{land} für %n Münze kaufen: {details}</numerusform>
                <numerusform>{land} für %n Münzen kaufen: {details}</numerusform>
            </translation>
        </message>
        <message>
            <source>Can be blocked with {cards}.</source>
            <translation>Abzuwehren mit {cards}.</translation>
        </message>
        <message>
            <source>Can be blocked with {card}.</source>
            <translation>Abzuwehren mit {card}.</translation>
        </message>
        <message>
            <source>Can be traded</source>
            <translation>Darf gehandelt werden</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Cancel my offer</source>
            <translation>Angebot zurückziehen</translation>
        </message>
        <message>
            <source>Cancel the offer.</source>
            <translation>Zieh dein Angebot zurück.</translation>
        </message>
        <message>
            <source>Cancels the offer and returns everything</source>
            <translation>Zieht das Angebot zurück und legt alles an seinen Platz</translation>
        </message>
        <message>
            <source>Cancels your offer</source>
            <translation>Zieht dein Angebot zurück</translation>
        </message>
        <message>
            <source>Can’t be blocked.</source>
            <translation>Nicht abzuwehren.</translation>
        </message>
        <message>
            <source>Can’t be traded</source>
            <translation>Darf nicht gehandelt werden</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Name des Kartensatzes</translation>
        </message>
        <message>
            <source>Cards are spent</source>
            <translation>Karten sind verbraucht</translation>
        </message>
        <message>
            <source>Cards come back</source>
            <translation>Karten kommen zurück</translation>
        </message>
        <message>
            <source>Cards of this type in your hand, and how many are in the basket</source>
            <translation>Karten dieser Art auf deiner Hand und wie viele davon im Korb liegen</translation>
        </message>
        <message>
            <source>Careful: fire helps {plant}.</source>
            <translation>Vorsicht: Feuer hilft hier {plant}.</translation>
        </message>
        <message>
            <source>Careful: this is a gift. You ask {partner} for nothing in return.</source>
            <translation>Vorsicht: Das ist ein Geschenk. Du verlangst von {partner} nichts dafür.</translation>
        </message>
        <message>
            <source>Careful: this is your last open land.</source>
            <translation>Vorsicht: Das ist dein letztes freies Grundstück.</translation>
        </message>
        <message>
            <source>Careful: {plant} is an opponent’s native, and this propagates it.</source>
            <translation>Vorsicht: {plant} ist heimisch, gehört dir nicht und vermehrt sich so.</translation>
        </message>
        <message>
            <source>Careful: {plant} is your own native.</source>
            <translation>Vorsicht: {plant} ist heimisch und gehört dir.</translation>
        </message>
        <message>
            <source>Caused by</source>
            <translation>Ursache</translation>
        </message>
        <message>
            <source>Ceanothus</source>
            <translation>Säckel­blume</translation>
        </message>
        <message>
            <source>Central</source>
            <translation>Zentral</translation>
        </message>
        <message>
            <source>Central California</source>
            <translation>Zentralkalifornien</translation>
        </message>
        <message>
            <source>Central and Southern</source>
            <translation>Zentral und Süd</translation>
        </message>
        <message>
            <source>Challenge completed</source>
            <translation>Herausforderung bestanden</translation>
        </message>
        <message>
            <source>Challenge failed</source>
            <translation>Herausforderung nicht bestanden</translation>
        </message>
        <message>
            <source>Changes nothing</source>
            <translation>Ändert nichts</translation>
        </message>
        <message>
            <source>Choose an opponent with an open land. They put a small {hitchhiker} on one of their open lands.</source>
            <translation>Wähle einen Gegner mit einem freien Grundstück. Er setzt dort eine kleine Pflanze: {hitchhiker}.</translation>
        </message>
        <message>
            <source>Choose any small plant: it is killed.</source>
            <translation>Wähle irgendeine kleine Pflanze: Sie stirbt.</translation>
        </message>
        <message>
            <source>Choose none.</source>
            <translation>Wähle nichts.</translation>
        </message>
        <message>
            <source>Choose what Nefarious does: steal a card, steal coins or plant an invasive.</source>
            <translation>Wähle, was Tücke tut: eine Karte stehlen, Münzen stehlen oder eine invasive Pflanze setzen.</translation>
        </message>
        <message>
            <source>Choose {target}.</source>
            <translation>Wähle: {target}.</translation>
        </message>
        <message>
            <source>Choose {who}.</source>
            <translation>Wähle {who}.</translation>
        </message>
        <message>
            <source>Chooses nothing</source>
            <translation>Wählt nichts</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>Coins a turn</source>
            <translation>Münzen pro Zug</translation>
        </message>
        <message>
            <source>Coins are stolen</source>
            <translation>Münzen werden gestohlen</translation>
        </message>
        <message>
            <source>Coins at the start</source>
            <translation>Münzen zu Beginn</translation>
        </message>
        <message>
            <source>Coins for selling a Resource Card</source>
            <translation>Münzen für eine verkaufte Ressourcenkarte</translation>
        </message>
        <message>
            <source>Coins for the basket</source>
            <translation>Münzen für den Korb</translation>
        </message>
        <message numerus="yes">
            <source>Coins in the basket: {coins} of %n</source>
            <translation>
                <numerusform>Münzen im Korb: {coins} von %n</numerusform>
                <numerusform>Münzen im Korb: {coins} von %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Coins paid: {paid}.</source>
            <translation>Gezahlte Münzen: {paid}.</translation>
        </message>
        <message>
            <source>Coins stolen</source>
            <translation>Gestohlene Münzen</translation>
        </message>
        <message>
            <source>Compensation for later seats</source>
            <translation>Ausgleich für spätere Plätze</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Gegeneinander</translation>
        </message>
        <message>
            <source>Conservation Grant</source>
            <translation>Natur­schutz­förderung</translation>
        </message>
        <message>
            <source>Conservation Grant: coins off the price</source>
            <translation>Naturschutzförderung: Nachlass in Münzen</translation>
        </message>
        <message>
            <source>Conservation Grant: valid for one land, whenever it is bought</source>
            <translation>Naturschutzförderung: gilt für ein Grundstück, wann immer es gekauft wird</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Anzahl</translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s), {left} left.</source>
            <translation>
                <numerusform>Kostet %n Münze, übrig: {left}.</numerusform>
                <numerusform>Kostet %n Münzen, übrig: {left}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s):</source>
            <translation>
                <numerusform>Kostet %n Münze:</numerusform>
                <numerusform>Kostet %n Münzen:</numerusform>
            </translation>
        </message>
        <message>
            <source>Coyote Brush</source>
            <translation>Kojoten­strauch</translation>
        </message>
        <message>
            <source>Crashed Airplane</source>
            <translation>Abgestürztes Flugzeug</translation>
        </message>
        <message>
            <source>Creekside</source>
            <translation>Bachufer</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>Damage: {plant} flips to its small side.</source>
            <translation>Schaden: {plant} wird wieder klein.</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Decline the offer.</source>
            <translation>Lehn das Angebot ab.</translation>
        </message>
        <message>
            <source>Declines the trade: nothing changes hands</source>
            <translation>Lehnt den Handel ab: Nichts wird getauscht</translation>
        </message>
        <message>
            <source>Demolish it</source>
            <translation>Abreißen</translation>
        </message>
        <message>
            <source>Demolish {building}.</source>
            <translation>Reiß ab: {building}.</translation>
        </message>
        <message>
            <source>Demolishing buildings</source>
            <translation>Gebäude abreißen</translation>
        </message>
        <message>
            <source>Designed by Tim Handley, published by Mindful Mammoth. The cards the published text leaves out, and the pictures here, are this project’s own.</source>
            <translation>Entworfen von Tim Handley, erschienen bei Mindful Mammoth. Die Karten, die im veröffentlichten Text fehlen, und die Bilder hier stammen aus diesem Projekt.</translation>
        </message>
        <message>
            <source>Discard down to the hand limit first.</source>
            <translation>Wirf zuerst so viele Karten ab, dass du das Handkartenlimit einhältst.</translation>
        </message>
        <message>
            <source>Discard the card</source>
            <translation>Karte abwerfen</translation>
        </message>
        <message>
            <source>Discard {card}.</source>
            <translation>Wirf ab: {card}.</translation>
        </message>
        <message>
            <source>Discarded Cigarette</source>
            <translation>Weggeworfene Zigarette</translation>
        </message>
        <message>
            <source>Discarded cards are face up; all players may count them</source>
            <translation>Abgelegte Karten liegen offen; alle dürfen sie zählen</translation>
        </message>
        <message>
            <source>Discarded: {cards}</source>
            <translation>Ablagestapel: {cards}</translation>
        </message>
        <message>
            <source>Dispersal</source>
            <translation>Ausbreitung</translation>
        </message>
        <message>
            <source>Diversity</source>
            <translation>Vielfalt</translation>
        </message>
        <message>
            <source>Diversity: extra stars to win</source>
            <translation>Vielfalt: zusätzliche Sterne zum Sieg</translation>
        </message>
        <message>
            <source>Diversity: native species</source>
            <translation>Vielfalt: heimische Arten</translation>
        </message>
        <message>
            <source>Diversity: stars</source>
            <translation>Vielfalt: Sterne</translation>
        </message>
        <message>
            <source>Don’t spend a Water on {target}.</source>
            <translation>Gib dafür kein Wasser aus: {target}.</translation>
        </message>
        <message>
            <source>Downed Power Line</source>
            <translation>Herab­gefallene Strom­leitung</translation>
        </message>
        <message>
            <source>Dragging Chain</source>
            <translation>Schleifende Kette</translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s)</source>
            <translation>
                <numerusform>Karte ziehen für %n Münze</numerusform>
                <numerusform>Karte ziehen für %n Münzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s).</source>
            <translation>
                <numerusform>Zieh eine Karte für %n Münze.</numerusform>
                <numerusform>Zieh eine Karte für %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draws the top Resource Card. You can do this as often as you can pay</source>
            <translation>Zieht die oberste Ressourcenkarte, so oft du zahlen kannst</translation>
        </message>
        <message>
            <source>Drop a card here to block</source>
            <translation>Lass hier eine Karte los, um abzuwehren</translation>
        </message>
        <message>
            <source>Each player draws a Land Card and the player with the most expensive one goes first, or you choose a seat.</source>
            <translation>Alle ziehen ein Grundstück, und wer das teuerste hat, beginnt. Oder ihr wählt einen Platz.</translation>
        </message>
        <message>
            <source>Each player draws a Land Card, and the player with the most expensive one goes first.</source>
            <translation>Alle ziehen ein Grundstück, und wer das teuerste hat, beginnt.</translation>
        </message>
        <message>
            <source>Each player draws a Resource Card.</source>
            <translation>Alle ziehen eine Ressourcenkarte.</translation>
        </message>
        <message>
            <source>Each player may give one Labor to one of their plants.</source>
            <translation>Alle dürfen einer eigenen Pflanze eine Arbeit geben.</translation>
        </message>
        <message>
            <source>Each player may give one Water to one of their plants.</source>
            <translation>Alle dürfen einer eigenen Pflanze ein Wasser geben.</translation>
        </message>
        <message>
            <source>Each player pays {recession_coins} coins, or all they have.</source>
            <translation>Alle zahlen {recession_coins} Münzen oder alles, was sie haben.</translation>
        </message>
        <message>
            <source>Each player takes {boom_coins} coins.</source>
            <translation>Alle nehmen sich {boom_coins} Münzen.</translation>
        </message>
        <message>
            <source>Each player with cards passes a random one to the next player clockwise.</source>
            <translation>Wer Karten hat, gibt eine zufällige davon im Uhrzeigersinn weiter.</translation>
        </message>
        <message>
            <source>Each turn a random one of them is added to the market</source>
            <translation>Jeden Zug kommt ein zufälliges davon auf den Markt</translation>
        </message>
        <message>
            <source>Each turn you draw {volunteer_cards} extra Resource Card.</source>
            <translation>Zusätzliche Ressourcenkarten in jedem Zug: {volunteer_cards}.</translation>
        </message>
        <message>
            <source>Each turn you take {farm_stand_coins} extra coin.</source>
            <translation>Zusätzliche Münzen in jedem Zug: {farm_stand_coins}.</translation>
        </message>
        <message>
            <source>Each turn: 1 coin for each different native you have, {nature_center_most} at most.</source>
            <translation>In jedem Zug eine Münze für jede heimische Pflanzenart, die du hast, höchstens {nature_center_most}.</translation>
        </message>
        <message>
            <source>Earthquake</source>
            <translation>Erdbeben</translation>
        </message>
        <message>
            <source>Earthquake: coins lost</source>
            <translation>Erdbeben: verlorene Münzen</translation>
        </message>
        <message>
            <source>Economic Boom</source>
            <translation>Wirtschaftsboom</translation>
        </message>
        <message>
            <source>Economic Boom: coins</source>
            <translation>Wirtschaftsboom: Münzen</translation>
        </message>
        <message>
            <source>Eight cards</source>
            <translation>Acht Karten</translation>
        </message>
        <message>
            <source>Eight stars to win and no trades: time to get to know the plants and the fires.</source>
            <translation>Acht Sterne zum Sieg und kein Handel: Zeit, Pflanzen und Feuer kennenzulernen.</translation>
        </message>
        <message>
            <source>El Niño</source>
            <translation>El Niño</translation>
        </message>
        <message>
            <source>Empty Field</source>
            <translation>Leeres Feld</translation>
        </message>
        <message>
            <source>Empty Fields</source>
            <translation>Leere Felder</translation>
        </message>
        <message>
            <source>Empty pool</source>
            <translation>Vorrat leer</translation>
        </message>
        <message>
            <source>Empty the baskets</source>
            <translation>Körbe leeren</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Beende deinen Zug.</translation>
        </message>
        <message>
            <source>Ends your turn. The next player draws an event</source>
            <translation>Beendet deinen Zug. Wer danach kommt, zieht ein Ereignis</translation>
        </message>
        <message>
            <source>Escaped Campfire</source>
            <translation>Ausgebüxtes Lager­feuer</translation>
        </message>
        <message>
            <source>Eucalyptus</source>
            <translation>Euka­lyptus</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Ereignis</translation>
        </message>
        <message numerus="yes">
            <source>Event Deck: %n card(s)</source>
            <translation>
                <numerusform>Ereignisstapel: %n Karte</numerusform>
                <numerusform>Ereignisstapel: %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Event this turn</source>
            <translation>Ereignis dieses Zuges</translation>
        </message>
        <message>
            <source>Event this turn: {event}</source>
            <translation>Ereignis dieses Zuges: {event}</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Ereignisse</translation>
        </message>
        <message>
            <source>Events can’t be blocked.</source>
            <translation>Ereignisse lassen sich nicht abwehren.</translation>
        </message>
        <message>
            <source>Every Fire Event burns this land, no matter what the die shows.</source>
            <translation>Jedes Feuerereignis verbrennt dieses Grundstück, egal was der Würfel zeigt.</translation>
        </message>
        <message>
            <source>Every coin you drag to the basket adds one.</source>
            <translation>Jede Münze, die du in den Korb ziehst, kommt dazu.</translation>
        </message>
        <message>
            <source>Every other player</source>
            <translation>Alle anderen</translation>
        </message>
        <message>
            <source>Every player may block what another player plays.</source>
            <translation>Alle dürfen abwehren, was jemand anders ausspielt.</translation>
        </message>
        <message>
            <source>Evil Squirrel</source>
            <translation>Böses Eichhörnchen</translation>
        </message>
        <message>
            <source>Extra Resource Cards for the fourth player</source>
            <translation>Zusätzliche Ressourcenkarten des vierten Spielers</translation>
        </message>
        <message>
            <source>Extras for later seats (house rule)</source>
            <translation>Mehr für spätere Plätze (Hausregel)</translation>
        </message>
        <message>
            <source>Faces of the die</source>
            <translation>Seiten des Würfels</translation>
        </message>
        <message>
            <source>Farm Stand</source>
            <translation>Hof­laden</translation>
        </message>
        <message>
            <source>Farm Stand: coins</source>
            <translation>Hofladen: Münzen</translation>
        </message>
        <message>
            <source>Fewer stars make a shorter match; with twelve, allow 30 minutes per player.</source>
            <translation>Mit weniger Sternen wird die Partie kürzer. Bei zwölf rechne mit einer halben Stunde pro Spieler.</translation>
        </message>
        <message>
            <source>Fifteen stars to win, plants that leave seeds, and floods.</source>
            <translation>Fünfzehn Sterne zum Sieg, Pflanzen, die Samen hinterlassen, und Überschwemmungen.</translation>
        </message>
        <message>
            <source>Fighting fires</source>
            <translation>Brandbekämpfung</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Feuer</translation>
        </message>
        <message>
            <source>Fire Event</source>
            <translation>Feuerereignis</translation>
        </message>
        <message>
            <source>Fire Events can’t be blocked.</source>
            <translation>Feuerereignisse lassen sich nicht abwehren.</translation>
        </message>
        <message>
            <source>Fire Events skip this land. Fire cards don’t.</source>
            <translation>Feuerereignisse lassen dieses Grundstück aus. Feuerkarten nicht.</translation>
        </message>
        <message>
            <source>Fire Lookout</source>
            <translation>Feuer­wach­turm</translation>
        </message>
        <message>
            <source>Fire Station</source>
            <translation>Feuer­wache</translation>
        </message>
        <message>
            <source>Fire and Flora</source>
            <translation>Fire and Flora</translation>
        </message>
        <message numerus="yes">
            <source>Fire and Flora is for one to four players, not for %n.</source>
            <translation>
                <numerusform>Fire and Flora ist für einen bis vier Spieler, nicht für %n.</numerusform>
                <numerusform>Fire and Flora ist für einen bis vier Spieler, nicht für %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Fires</source>
            <translation>Feuer</translation>
        </message>
        <message numerus="yes">
            <source>Fires in {rounds} rounds: %n.</source>
            <translation>
                <numerusform>Feuer in {rounds} Runden: %n.</numerusform>
                <numerusform>Feuer in {rounds} Runden: %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>First the active player, then counter-clockwise; each landscape from left to right</source>
            <translation>Zuerst, wer am Zug ist, dann gegen den Uhrzeigersinn; jede Landschaft von links nach rechts</translation>
        </message>
        <message>
            <source>Five different natives are worth two more stars, and the goal is two stars higher.</source>
            <translation>Fünf verschiedene heimische Pflanzen sind zwei Sterne mehr wert, und das Ziel liegt zwei Sterne höher.</translation>
        </message>
        <message>
            <source>Flock of Parrots</source>
            <translation>Papageienschwarm</translation>
        </message>
        <message>
            <source>Flood</source>
            <translation>Überschwemmung</translation>
        </message>
        <message>
            <source>Floods</source>
            <translation>Überschwemmungen</translation>
        </message>
        <message>
            <source>Floods (house rule)</source>
            <translation>Überschwemmungen (Hausregel)</translation>
        </message>
        <message>
            <source>Floods kill small plants on Creekside lands, and Giant Reed moves in.</source>
            <translation>Überschwemmungen töten kleine Pflanzen auf Grundstücken am Bachufer, und Riesenschilf zieht ein.</translation>
        </message>
        <message>
            <source>Fog Belt</source>
            <translation>Nebelgürtel</translation>
        </message>
        <message>
            <source>Fog Belt: Time can’t kill the plant here.</source>
            <translation>Nebelgürtel: Zeit kann die Pflanze hier nicht töten.</translation>
        </message>
        <message>
            <source>Game numbers</source>
            <translation>Zahlen des Spiels</translation>
        </message>
        <message>
            <source>Giant Reed</source>
            <translation>Riesen­schilf</translation>
        </message>
        <message>
            <source>Gift Shop</source>
            <translation>Souvenir­laden</translation>
        </message>
        <message>
            <source>Gift Shop: cards a turn</source>
            <translation>Souvenirladen: Karten je Zug</translation>
        </message>
        <message>
            <source>Gift Shop: coins for a card</source>
            <translation>Souvenirladen: Münzen für eine Karte</translation>
        </message>
        <message>
            <source>Give up the building</source>
            <translation>Gebäude aufgeben</translation>
        </message>
        <message>
            <source>Give up {building}.</source>
            <translation>Gib es auf: {building}.</translation>
        </message>
        <message numerus="yes">
            <source>Goal: %n star(s) within {turns} turns</source>
            <translation>
                <numerusform>Ziel: %n Stern in {turns} Zügen</numerusform>
                <numerusform>Ziel: %n Sterne in {turns} Zügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Goat Ranch</source>
            <translation>Ziegen­hof</translation>
        </message>
        <message>
            <source>Goat Ranch: price</source>
            <translation>Ziegenhof: Preis</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Grow</source>
            <translation>Wachsen</translation>
        </message>
        <message>
            <source>Grow: {plant} flips to its big side.</source>
            <translation>Wachsen: {plant} wird groß.</translation>
        </message>
        <message>
            <source>Hand limit</source>
            <translation>Handkartenlimit</translation>
        </message>
        <message>
            <source>Hands stay hidden while other players can look</source>
            <translation>Handkarten bleiben verdeckt, solange andere zusehen können</translation>
        </message>
        <message>
            <source>Have the Fire Station protect nothing.</source>
            <translation>Die Feuerwache soll nichts schützen.</translation>
        </message>
        <message>
            <source>Have the Fire Station protect {target}.</source>
            <translation>Die Feuerwache soll schützen: {target}.</translation>
        </message>
        <message>
            <source>Headquarters</source>
            <translation>Haupt­quartier</translation>
        </message>
        <message>
            <source>Headquarters can’t be traded in this match.</source>
            <translation>Das Hauptquartier darf in dieser Partie nicht gehandelt werden.</translation>
        </message>
        <message>
            <source>Headquarters can’t hold a plant or a building.</source>
            <translation>Auf dem Hauptquartier ist weder Platz für eine Pflanze noch für ein Gebäude.</translation>
        </message>
        <message>
            <source>Headquarters in trades</source>
            <translation>Hauptquartier im Handel</translation>
        </message>
        <message>
            <source>Headquarters is a land like any other and can be planted or built on.</source>
            <translation>Das Hauptquartier ist ein Grundstück wie jedes andere und darf bepflanzt oder bebaut werden.</translation>
        </message>
        <message>
            <source>Headquarters starts as a building on the Empty Field, and an Earthquake can hit it.</source>
            <translation>Das Hauptquartier steht von Anfang an als Gebäude auf dem Leeren Feld, und ein Erdbeben kann es treffen.</translation>
        </message>
        <message>
            <source>Headquarters stays bare: it holds no plants or buildings.</source>
            <translation>Das Hauptquartier bleibt leer: Weder Pflanze noch Gebäude haben dort Platz.</translation>
        </message>
        <message>
            <source>Hidden cards</source>
            <translation>Verdeckte Karten</translation>
        </message>
        <message>
            <source>Hidden in the deck and in other hands: {cards}</source>
            <translation>Verdeckt im Stapel und auf anderen Händen: {cards}</translation>
        </message>
        <message>
            <source>Hitchhiking Seeds</source>
            <translation>Samen per Anhalter</translation>
        </message>
        <message>
            <source>How long the other players have to block a play. The time is the same whether or not anyone can.</source>
            <translation>Wie lange die anderen Zeit zum Abwehren haben. Sie ist immer gleich, ob jemand abwehren kann oder nicht.</translation>
        </message>
        <message>
            <source>How many offers a player may make in one turn.</source>
            <translation>Wie viele Angebote jemand in einem Zug machen darf.</translation>
        </message>
        <message>
            <source>If a plant would propagate but has no room, the cards played on it are spent.</source>
            <translation>Will sich eine Pflanze vermehren und findet keinen Platz, sind die Karten dafür verloren.</translation>
        </message>
        <message>
            <source>If a plant would propagate but has no room, the cards played on it return to the player’s hand.</source>
            <translation>Will sich eine Pflanze vermehren und findet keinen Platz, kommen die Karten auf die Hand zurück.</translation>
        </message>
        <message>
            <source>If it can’t, the first block is final.</source>
            <translation>Wenn nicht, ist die erste Abwehr endgültig.</translation>
        </message>
        <message>
            <source>If no player has won by then, the player with the most stars wins, then the one with the most coins.</source>
            <translation>Hat bis dahin niemand gewonnen, gewinnen die meisten Sterne, dann die meisten Münzen.</translation>
        </message>
        <message>
            <source>If off, players can’t trade coins, cards or lands.</source>
            <translation>Ausgeschaltet: kein Handel mit Münzen, Karten oder Grundstücken.</translation>
        </message>
        <message>
            <source>Illegal Fireworks</source>
            <translation>Illegales Feuerwerk</translation>
        </message>
        <message>
            <source>In a Fire Event you may spend one Water on each of your plants that is about to burn.</source>
            <translation>Bei einem Feuerereignis darfst du jede deiner Pflanzen, die zu brennen droht, mit einem Wasser begießen.</translation>
        </message>
        <message>
            <source>In the market: {lands}.</source>
            <translation>Auf dem Markt: {lands}.</translation>
        </message>
        <message>
            <source>In the pool: {plants}</source>
            <translation>Im Vorrat: {plants}</translation>
        </message>
        <message>
            <source>In this match a trade can’t bring a player to the goal.</source>
            <translation>In dieser Partie darf niemand durch einen Handel das Ziel erreichen.</translation>
        </message>
        <message>
            <source>Invade</source>
            <translation>Vordringen</translation>
        </message>
        <message>
            <source>Invade: {plant}.</source>
            <translation>Vordringen: {plant}.</translation>
        </message>
        <message>
            <source>Invasive</source>
            <translation>Invasiv</translation>
        </message>
        <message>
            <source>Invasive, not woody: natives can replace it</source>
            <translation>Invasiv, kein Gehölz: Heimische Pflanzen können sie ersetzen</translation>
        </message>
        <message>
            <source>Invasive, not woody: protected by the Rocky Refuge</source>
            <translation>Invasiv, kein Gehölz: durch die Felsenzuflucht geschützt</translation>
        </message>
        <message>
            <source>Invasive, woody: natives can’t replace it</source>
            <translation>Invasiv, Gehölz: nicht zu ersetzen</translation>
        </message>
        <message>
            <source>Is a building</source>
            <translation>Ist ein Gebäude</translation>
        </message>
        <message>
            <source>Is an ordinary land</source>
            <translation>Ist ein gewöhnliches Grundstück</translation>
        </message>
        <message>
            <source>It belongs to {who}. You can still play cards on it.</source>
            <translation>Sie gehört {who}. Du darfst trotzdem Karten darauf spielen.</translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n card(s) a turn.</source>
            <translation>
                <numerusform>Das bringt dir %n Karte pro Zug.</numerusform>
                <numerusform>Das bringt dir %n Karten pro Zug.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n coin(s) a turn.</source>
            <translation>
                <numerusform>Das bringt dir %n Münze pro Zug.</numerusform>
                <numerusform>Das bringt dir %n Münzen pro Zug.</numerusform>
            </translation>
        </message>
        <message>
            <source>It brings you the stars you need to win, unless it is blocked.</source>
            <translation>Das bringt dir die Sterne zum Sieg, wenn es niemand abwehrt.</translation>
        </message>
        <message>
            <source>It brings you the stars you need to win.</source>
            <translation>Das bringt dir die Sterne zum Sieg.</translation>
        </message>
        <message>
            <source>It burns without a roll</source>
            <translation>Dafür wird nicht gewürfelt</translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n star(s); a card is worth more to you.</source>
            <translation>
                <numerusform>Das kostet dich %n Stern; eine Karte ist dir mehr wert.</numerusform>
                <numerusform>Das kostet dich %n Sterne; eine Karte ist dir mehr wert.</numerusform>
            </translation>
        </message>
        <message>
            <source>It costs you no stars.</source>
            <translation>Das kostet dich keine Sterne.</translation>
        </message>
        <message>
            <source>It goes from land to land. Each plant card shows how it reacts to Fire.</source>
            <translation>Es geht von Grundstück zu Grundstück. Auf jeder Pflanzenkarte steht, wie sie auf Feuer reagiert.</translation>
        </message>
        <message>
            <source>It is blocked now. Nothing blocks that {stop}.</source>
            <translation>Jetzt ist es abgewehrt, und nichts wehrt {stop} ab.</translation>
        </message>
        <message>
            <source>It is blocked now. {card} blocks that {stop}.</source>
            <translation>Jetzt ist es abgewehrt. {card} wehrt {stop} ab.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Du bist gerade nicht am Zug.</translation>
        </message>
        <message>
            <source>It is shown again once this play is resolved. Players who look see only their own hand. If no player looks, the play goes through.</source>
            <translation>Sie ist wieder zu sehen, sobald die ausgespielte Karte entschieden ist. Wer nachsieht, sieht nur die eigene Hand. Sieht niemand nach, gilt die Karte.</translation>
        </message>
        <message>
            <source>It needs one of your open lands. You may buy one land or building a turn.</source>
            <translation>Es braucht ein freies Grundstück von dir. Du darfst je Zug ein Grundstück oder Gebäude kaufen.</translation>
        </message>
        <message>
            <source>Its owner can replace it again with {plant}.</source>
            <translation>Dort kann {plant} sie wieder ersetzen.</translation>
        </message>
        <message>
            <source>Its owner may put the seedling on an open land.</source>
            <translation>Der Besitzer darf den Ableger auf ein freies Grundstück setzen.</translation>
        </message>
        <message>
            <source>Keep the roll</source>
            <translation>Wurf behalten</translation>
        </message>
        <message>
            <source>Keep the roll.</source>
            <translation>Behalte den Wurf.</translation>
        </message>
        <message>
            <source>Kill</source>
            <translation>Tod</translation>
        </message>
        <message>
            <source>Kill: {plant} goes back to the pool.</source>
            <translation>Tod: {plant} kommt zurück in den Vorrat.</translation>
        </message>
        <message>
            <source>Killed Ceanothus, Poppy and Mustard leave seeds that sprout with Water.</source>
            <translation>Sterben Säckelblume, Mohn oder Senf, hinterlassen sie Samen, die mit Wasser keimen.</translation>
        </message>
        <message>
            <source>La Niña</source>
            <translation>La Niña</translation>
        </message>
        <message>
            <source>La Niña: no Water on plants until {who}’s next turn.</source>
            <translation>La Niña: kein Wasser auf Pflanzen bis zum nächsten Zug von {who}.</translation>
        </message>
        <message>
            <source>La Niña: no player may play Water on plants now.</source>
            <translation>La Niña: Niemand darf jetzt Wasser auf Pflanzen spielen.</translation>
        </message>
        <message>
            <source>Labor</source>
            <translation>Arbeit</translation>
        </message>
        <message>
            <source>Land</source>
            <translation>Grundstück</translation>
        </message>
        <message>
            <source>Land Auction</source>
            <translation>Grund­stücks­auktion</translation>
        </message>
        <message>
            <source>Land Auction: lands</source>
            <translation>Grundstücksauktion: Grundstücke</translation>
        </message>
        <message numerus="yes">
            <source>Land Deck: %n card(s)</source>
            <translation>
                <numerusform>Grundstücksstapel: %n Karte</numerusform>
                <numerusform>Grundstücksstapel: %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Land for sale: it goes to the right end of your landscape</source>
            <translation>Grundstück zum Verkauf: Es kommt ans rechte Ende deiner Landschaft</translation>
        </message>
        <message>
            <source>Lands</source>
            <translation>Grundstücke</translation>
        </message>
        <message>
            <source>Lands in the market at the start</source>
            <translation>Grundstücke im Markt zu Beginn</translation>
        </message>
        <message numerus="yes">
            <source>Landscape {number}: {who}, %n star(s)</source>
            <translation>
                <numerusform>Landschaft {number}: {who}, %n Stern</numerusform>
                <numerusform>Landschaft {number}: {who}, %n Sterne</numerusform>
            </translation>
        </message>
        <message>
            <source>Last roll: {region}</source>
            <translation>Letzter Wurf: {region}</translation>
        </message>
        <message>
            <source>Leave {land} open.</source>
            <translation>Lass {land} frei.</translation>
        </message>
        <message>
            <source>Let the seeds on {land} sprout: {plant}.</source>
            <translation>Lass die Samen keimen: {plant} auf {land}.</translation>
        </message>
        <message>
            <source>Lightning Strike</source>
            <translation>Blitzschlag</translation>
        </message>
        <message>
            <source>Live Oak</source>
            <translation>Eiche</translation>
        </message>
        <message>
            <source>Looks after its own landscape and leaves all others alone.</source>
            <translation>Pflegt die eigene Landschaft und rührt keine andere an.</translation>
        </message>
        <message>
            <source>Lost to fire</source>
            <translation>Verbrannt</translation>
        </message>
        <message>
            <source>Make a counter-offer</source>
            <translation>Gegenangebot machen</translation>
        </message>
        <message>
            <source>Make a counter-offer.</source>
            <translation>Mach ein Gegenangebot.</translation>
        </message>
        <message>
            <source>Make this offer.</source>
            <translation>Mach dieses Angebot.</translation>
        </message>
        <message>
            <source>Make {who} an offer.</source>
            <translation>Mach {who} ein Angebot.</translation>
        </message>
        <message>
            <source>Market limit</source>
            <translation>Marktlimit</translation>
        </message>
        <message>
            <source>Minus one star</source>
            <translation>Ein Stern weniger</translation>
        </message>
        <message>
            <source>Modules</source>
            <translation>Module</translation>
        </message>
        <message>
            <source>Most expensive land</source>
            <translation>Teuerstes Grundstück</translation>
        </message>
        <message>
            <source>Mower Spark</source>
            <translation>Mäherfunken</translation>
        </message>
        <message>
            <source>Mustard</source>
            <translation>Senf</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Native</source>
            <translation>Heimisch</translation>
        </message>
        <message>
            <source>Native Plant Nursery</source>
            <translation>Wild­pflanzen­gärtnerei</translation>
        </message>
        <message>
            <source>Native Plant Nursery: price</source>
            <translation>Wildpflanzengärtnerei: Preis</translation>
        </message>
        <message>
            <source>Native or invasive</source>
            <translation>Heimisch oder invasiv</translation>
        </message>
        <message>
            <source>Native, not woody: invasives can replace it</source>
            <translation>Heimisch, kein Gehölz: Invasive Pflanzen können sie ersetzen</translation>
        </message>
        <message>
            <source>Native, not woody: protected by the Rocky Refuge</source>
            <translation>Heimisch, kein Gehölz: durch die Felsenzuflucht geschützt</translation>
        </message>
        <message>
            <source>Native, woody: invasives can’t replace it</source>
            <translation>Heimisch, Gehölz: nicht zu ersetzen</translation>
        </message>
        <message>
            <source>Nature</source>
            <translation>Natur</translation>
        </message>
        <message>
            <source>Nature Center</source>
            <translation>Natur­zentrum</translation>
        </message>
        <message>
            <source>Nature Center: maximum coins</source>
            <translation>Naturzentrum: Münzen höchstens</translation>
        </message>
        <message>
            <source>Needlegrass</source>
            <translation>Federgras</translation>
        </message>
        <message>
            <source>Nefarious</source>
            <translation>Tücke</translation>
        </message>
        <message>
            <source>Nefarious can only plant an invasive species.</source>
            <translation>Mit Tücke lässt sich nur eine invasive Art pflanzen.</translation>
        </message>
        <message>
            <source>Nefarious can plant an invasive here.</source>
            <translation>Tücke kann hier eine invasive Pflanze setzen.</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nie</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Nein</translation>
        </message>
        <message>
            <source>No card affects it.</source>
            <translation>Keine Karte wirkt auf sie.</translation>
        </message>
        <message>
            <source>No cards of this species are left in the pool.</source>
            <translation>Von dieser Art ist keine Karte mehr im Vorrat.</translation>
        </message>
        <message>
            <source>No effect</source>
            <translation>Keine Wirkung</translation>
        </message>
        <message>
            <source>No player can steal from you.</source>
            <translation>Niemand kann dich bestehlen.</translation>
        </message>
        <message>
            <source>No player has won yet.</source>
            <translation>Noch hat niemand gewonnen.</translation>
        </message>
        <message>
            <source>No player owns this land.</source>
            <translation>Dieses Grundstück gehört niemandem.</translation>
        </message>
        <message>
            <source>No room</source>
            <translation>Kein Platz</translation>
        </message>
        <message>
            <source>No room for a seedling</source>
            <translation>Kein Platz für einen Ableger</translation>
        </message>
        <message>
            <source>No room: {plant} has no land for a seedling.</source>
            <translation>Kein Platz: {plant} hat kein Grundstück für einen Ableger.</translation>
        </message>
        <message>
            <source>No stars, and no plant can grow here.</source>
            <translation>Keine Sterne, und keine Pflanze kann hier wachsen.</translation>
        </message>
        <message>
            <source>No trade here is worth it for you.</source>
            <translation>Kein Handel lohnt sich hier für dich.</translation>
        </message>
        <message>
            <source>No, leave it</source>
            <translation>Nein, lieber nicht</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>Nichts davon</translation>
        </message>
        <message>
            <source>None of your cards can block this.</source>
            <translation>Mit keiner deiner Karten kannst du das abwehren.</translation>
        </message>
        <message>
            <source>None, blocking preferences only</source>
            <translation>Keine, nur Voreinstellungen</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nichts</translation>
        </message>
        <message>
            <source>Nothing blocks Time, but a pair fails if one of its cards is blocked.</source>
            <translation>Zeit lässt sich nicht abwehren, doch ein Paar scheitert, sobald eine Karte abgewehrt ist.</translation>
        </message>
        <message>
            <source>Nothing blocks {cards}.</source>
            <translation>Nichts wehrt {cards} ab.</translation>
        </message>
        <message>
            <source>Nothing else is worth doing now, and you can spare the coins.</source>
            <translation>Sonst lohnt sich jetzt nichts, und die Münzen kannst du entbehren.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is worth its cards or coins.</source>
            <translation>Nichts anderes ist jetzt Karten oder Münzen wert.</translation>
        </message>
        <message>
            <source>Nothing happens on {lands}.</source>
            <translation>Hier geschieht nichts: {lands}.</translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation>Nichts geschieht.</translation>
        </message>
        <message>
            <source>Nothing happens: {plant} does not react.</source>
            <translation>Nichts geschieht: {plant} reagiert nicht.</translation>
        </message>
        <message>
            <source>Nothing in your landscape is protected.</source>
            <translation>Nichts in deiner Landschaft ist geschützt.</translation>
        </message>
        <message>
            <source>Nothing: the pool is empty</source>
            <translation>Nichts: Der Vorrat ist leer</translation>
        </message>
        <message>
            <source>Nothing: there is no room for a seedling</source>
            <translation>Nichts: kein Platz für den Ableger</translation>
        </message>
        <message numerus="yes">
            <source>Of the other players, {who} has the most stars: %n.</source>
            <translation>
                <numerusform>Von den anderen hat {who} die meisten Sterne: %n.</numerusform>
                <numerusform>Von den anderen hat {who} die meisten Sterne: %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Offer a trade</source>
            <translation>Handel anbieten</translation>
        </message>
        <message>
            <source>Offers a turn</source>
            <translation>Angebote in einem Zug</translation>
        </message>
        <message>
            <source>Offices: no room for a plant or a building</source>
            <translation>Büros: Hier ist weder für Pflanzen noch für Gebäude Platz</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>On its big side it doesn’t react to anything.</source>
            <translation>Auf der großen Seite reagiert sie auf nichts.</translation>
        </message>
        <message>
            <source>On its big side: {lines}.</source>
            <translation>Auf der großen Seite: {lines}.</translation>
        </message>
        <message>
            <source>On its own it doesn’t affect any plants at the moment.</source>
            <translation>Für sich allein wirkt sie gerade auf keine Pflanze.</translation>
        </message>
        <message>
            <source>On its small side it doesn’t react to anything.</source>
            <translation>Auf der kleinen Seite reagiert sie auf nichts.</translation>
        </message>
        <message>
            <source>On its small side: {lines}.</source>
            <translation>Auf der kleinen Seite: {lines}.</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>An diesem Computer</translation>
        </message>
        <message>
            <source>On your turn</source>
            <translation>In deinem Zug</translation>
        </message>
        <message>
            <source>Once a turn, a card from the deck costs you {university_price} instead of {buy_price}.</source>
            <translation>Einmal pro Zug kostet dich eine Karte vom Stapel {university_price} statt {buy_price}.</translation>
        </message>
        <message>
            <source>Once a turn, discard another card and take a Water from the discard pile.</source>
            <translation>Einmal pro Zug: Wirf eine andere Karte ab und nimm ein Wasser vom Ablagestapel.</translation>
        </message>
        <message>
            <source>Once a turn, for {goats_price} coin: one Labor on one of your non-woody plants. It can’t be blocked.</source>
            <translation>Einmal pro Zug, für {goats_price} Münze: eine Arbeit auf eine deiner Pflanzen mit Blatt. Sie lässt sich nicht abwehren.</translation>
        </message>
        <message>
            <source>Once a turn, for {nursery_price} coins: put a small plant ({nursery}) on one of your open lands, or in place of one of your non-woody invasives.</source>
            <translation>Einmal pro Zug, für {nursery_price} Münzen: eine kleine Pflanze ({nursery}) auf eines deiner freien Grundstücke oder anstelle einer deiner invasiven Pflanzen mit Blatt.</translation>
        </message>
        <message>
            <source>Once per Fire Event you may roll the die again; the second roll counts.</source>
            <translation>Einmal je Feuerereignis darfst du noch einmal würfeln; der zweite Wurf gilt.</translation>
        </message>
        <message>
            <source>One coin less from {who}</source>
            <translation>Eine Münze weniger von {who}</translation>
        </message>
        <message>
            <source>One is drawn at the start of each turn</source>
            <translation>Zu Beginn jedes Zuges wird eines gezogen</translation>
        </message>
        <message>
            <source>One land or building a turn</source>
            <translation>Ein Grundstück oder Gebäude je Zug</translation>
        </message>
        <message>
            <source>One more card would make a good play possible.</source>
            <translation>Mit einer Karte mehr könntest du etwas Gutes ausspielen.</translation>
        </message>
        <message>
            <source>One more coin from {who}</source>
            <translation>Eine Münze mehr von {who}</translation>
        </message>
        <message>
            <source>One of the choices, numbered as on the table</source>
            <translation>Eine der Möglichkeiten, nummeriert wie auf dem Tisch</translation>
        </message>
        <message>
            <source>One of your choices</source>
            <translation>Eine deiner Möglichkeiten</translation>
        </message>
        <message>
            <source>Only buildings go on a land; this card goes to the right end of your landscape.</source>
            <translation>Auf ein Grundstück kommt nur ein Gebäude; diese Karte kommt ans rechte Ende deiner Landschaft.</translation>
        </message>
        <message>
            <source>Only the owner of the target may block.</source>
            <translation>Nur der Besitzer des Ziels darf abwehren.</translation>
        </message>
        <message>
            <source>Only the target’s owner</source>
            <translation>Nur der Besitzer des Ziels</translation>
        </message>
        <message>
            <source>Only with this many players or more</source>
            <translation>Nur ab so vielen Spielern</translation>
        </message>
        <message>
            <source>Open land: room for one plant or one building</source>
            <translation>Freies Grundstück: Platz für eine Pflanze oder ein Gebäude</translation>
        </message>
        <message>
            <source>Or drop a highlighted card on the play above to block it.</source>
            <translation>Oder lass eine hervorgehobene Karte oben auf der ausgespielten los, um sie abzuwehren.</translation>
        </message>
        <message>
            <source>Other players cannot play Labor or Nefarious here.</source>
            <translation>Andere können hier weder Arbeit noch Tücke spielen.</translation>
        </message>
        <message>
            <source>Otherwise damaged: {plant}.</source>
            <translation>Sonst: {plant} nimmt Schaden.</translation>
        </message>
        <message>
            <source>Otherwise it grows: {plant}.</source>
            <translation>Sonst: {plant} wächst.</translation>
        </message>
        <message>
            <source>Otherwise it invades: {plant}.</source>
            <translation>Sonst: {plant} dringt vor.</translation>
        </message>
        <message>
            <source>Otherwise it propagates: {plant}.</source>
            <translation>Sonst: {plant} vermehrt sich.</translation>
        </message>
        <message>
            <source>Otherwise killed: {plant}.</source>
            <translation>Sonst: {plant} wird getötet.</translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the fire costs you %n star(s).</source>
            <translation>
                <numerusform>Sonst kostet dich das Feuer %n Stern.</numerusform>
                <numerusform>Sonst kostet dich das Feuer %n Sterne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the play costs you %n star(s).</source>
            <translation>
                <numerusform>Sonst kostet es dich %n Stern.</numerusform>
                <numerusform>Sonst kostet es dich %n Sterne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise you lose %n coin(s).</source>
            <translation>
                <numerusform>Sonst verlierst du %n Münze.</numerusform>
                <numerusform>Sonst verlierst du %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Otherwise you lose a card from your hand.</source>
            <translation>Sonst verlierst du eine Handkarte.</translation>
        </message>
        <message>
            <source>Pack Rat</source>
            <translation>Packratte</translation>
        </message>
        <message>
            <source>Part of the offer. Nothing changes hands until both players agree</source>
            <translation>Teil des Angebots. Getauscht wird erst, wenn beide einverstanden sind</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pass.</source>
            <translation>Passe.</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>Zahle %n Münze und behalte: {building}.</numerusform>
                <numerusform>Zahle %n Münzen und behalte: {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pay and keep the building</source>
            <translation>Zahlen und behalten</translation>
        </message>
        <message>
            <source>Pays the coins and keeps the building</source>
            <translation>Zahlt die Münzen und behält das Gebäude</translation>
        </message>
        <message>
            <source>Pays the income from Headquarters.</source>
            <translation>Bringt das Einkommen des Hauptquartiers.</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Menschen</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Pflanze</translation>
        </message>
        <message>
            <source>Plant an invasive</source>
            <translation>Invasive setzen</translation>
        </message>
        <message>
            <source>Plants</source>
            <translation>Pflanzen</translation>
        </message>
        <message>
            <source>Plants named on cards</source>
            <translation>Auf Karten genannte Pflanzen</translation>
        </message>
        <message>
            <source>Plants that are not in play. If a species has none left, it can’t be planted</source>
            <translation>Pflanzen, die nicht im Spiel sind. Ist von einer Art keine mehr da, kann man sie nicht pflanzen</translation>
        </message>
        <message>
            <source>Plants that leave seeds (house rule)</source>
            <translation>Pflanzen, die Samen hinterlassen (Hausregel)</translation>
        </message>
        <message>
            <source>Play Nefarious to plant an invasive on {land}: {plant}.</source>
            <translation>Spiel Tücke und setz eine invasive Pflanze: {plant}. Ziel: {land}.</translation>
        </message>
        <message>
            <source>Play Nefarious to steal a card from {who}.</source>
            <translation>Spiel Tücke, um {who} eine Karte zu stehlen.</translation>
        </message>
        <message>
            <source>Play Nefarious to steal coins from {who}.</source>
            <translation>Spiel Tücke, um {who} Münzen zu stehlen.</translation>
        </message>
        <message>
            <source>Play as many cards as you like on your own plants, then end your turn. How many stars can you have?</source>
            <translation>Spiel beliebig viele Karten auf deine eigenen Pflanzen und beende dann deinen Zug. Wie viele Sterne kannst du erreichen?</translation>
        </message>
        <message>
            <source>Play cards on your own plants, then end your turn. How many more natives than invasives can you have?</source>
            <translation>Spiel Karten auf deine eigenen Pflanzen und beende dann deinen Zug. Wie viele heimische Pflanzen mehr als invasive kannst du haben?</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Fire. Or block a Water.</source>
            <translation>Auf eine Pflanze, die auf Feuer reagiert. Oder ein Wasser abwehren.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Labor. Or block a Nefarious.</source>
            <translation>Auf eine Pflanze, die auf Arbeit reagiert. Oder eine Tücke abwehren.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Time. Can’t be blocked.</source>
            <translation>Auf eine Pflanze, die auf Zeit reagiert. Nicht abzuwehren.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Water. Or block a Fire.</source>
            <translation>Auf eine Pflanze, die auf Wasser reagiert. Oder ein Feuer abwehren.</translation>
        </message>
        <message>
            <source>Play {cards} on {target}.</source>
            <translation>Spiel {cards}. Ziel: {target}.</translation>
        </message>
        <message>
            <source>Play {card} on {land}</source>
            <translation>{card} auf {land} spielen</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players are not asked: only their blocking preferences count.</source>
            <translation>Niemand wird gefragt: Abgewehrt wird nur nach Voreinstellung.</translation>
        </message>
        <message>
            <source>Players see only their own Resource Cards</source>
            <translation>Alle sehen nur ihre eigenen Ressourcenkarten</translation>
        </message>
        <message>
            <source>Players who look see only their own hand. If no player looks, the play goes through.</source>
            <translation>Wer nachsieht, sieht nur die eigene Hand. Sieht niemand nach, gilt die Karte.</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Spielt am meisten</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Vorrat</translation>
        </message>
        <message>
            <source>Poppy</source>
            <translation>Mohn</translation>
        </message>
        <message>
            <source>Possible blocks:</source>
            <translation>Mögliche Abwehr:</translation>
        </message>
        <message>
            <source>Preserve</source>
            <translation>Schutzgebiet</translation>
        </message>
        <message>
            <source>Preserve: other players cannot play Labor or Nefarious here.</source>
            <translation>Schutzgebiet: Andere können hier weder Arbeit noch Tücke spielen.</translation>
        </message>
        <message>
            <source>Price in coins</source>
            <translation>Preis in Münzen</translation>
        </message>
        <message>
            <source>Price of a Resource Card</source>
            <translation>Preis einer Ressourcenkarte</translation>
        </message>
        <message>
            <source>Propagate</source>
            <translation>Vermehren</translation>
        </message>
        <message>
            <source>Propagate: {plant}.</source>
            <translation>Vermehren: {plant}.</translation>
        </message>
        <message>
            <source>Property Market</source>
            <translation>Grundstücksmarkt</translation>
        </message>
        <message>
            <source>Propose to {who}</source>
            <translation>{who} das anbieten</translation>
        </message>
        <message>
            <source>Protect none</source>
            <translation>Keine schützen</translation>
        </message>
        <message numerus="yes">
            <source>Put %n coin(s) into your basket.</source>
            <translation>
                <numerusform>Leg %n Münze in deinen Korb.</numerusform>
                <numerusform>Leg %n Münzen in deinen Korb.</numerusform>
            </translation>
        </message>
        <message>
            <source>Put something into your basket.</source>
            <translation>Leg etwas in deinen Korb.</translation>
        </message>
        <message>
            <source>Put the {plant} on {land}.</source>
            <translation>{plant}: Setz die Pflanze auf {land}.</translation>
        </message>
        <message>
            <source>Put {card} into your basket.</source>
            <translation>Leg in deinen Korb: {card}.</translation>
        </message>
        <message>
            <source>Puts one more coin into the basket</source>
            <translation>Legt noch eine Münze in den Korb</translation>
        </message>
        <message>
            <source>Rainbow</source>
            <translation>Regenbogen</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Ranger Station</source>
            <translation>Ranger­station</translation>
        </message>
        <message>
            <source>Ranger Station: Nefarious can’t steal from that player.</source>
            <translation>Rangerstation: Mit Tücke lässt sich dieser Spieler nicht bestehlen.</translation>
        </message>
        <message>
            <source>Recession</source>
            <translation>Rezession</translation>
        </message>
        <message>
            <source>Recession: coins lost</source>
            <translation>Rezession: verlorene Münzen</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Region</translation>
        </message>
        <message>
            <source>Region rolled: {area}.</source>
            <translation>Gewürfelte Region: {area}.</translation>
        </message>
        <message>
            <source>Removes the building, so that the land is open again</source>
            <translation>Entfernt das Gebäude, und das Grundstück ist wieder frei</translation>
        </message>
        <message>
            <source>Reservoir</source>
            <translation>Stausee</translation>
        </message>
        <message>
            <source>Resource Cards</source>
            <translation>Ressourcenkarten</translation>
        </message>
        <message>
            <source>Resource Cards a turn</source>
            <translation>Ressourcenkarten je Zug</translation>
        </message>
        <message numerus="yes">
            <source>Resource Deck: %n card(s)</source>
            <translation>
                <numerusform>Ressourcenstapel: %n Karte</numerusform>
                <numerusform>Ressourcenstapel: %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>Rival nature reserves, where one fire ruins your landscape and reseeds your neighbour’s.</source>
            <translation>Ein Feuer verwüstet dein Naturreservat und sät das des Nachbarn neu aus.</translation>
        </message>
        <message>
            <source>Rocky Refuge</source>
            <translation>Felsenzuflucht</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Neu würfeln</translation>
        </message>
        <message>
            <source>Roll again.</source>
            <translation>Würfle noch einmal.</translation>
        </message>
        <message>
            <source>Roll for a region. Each building there costs its owner {quake_coins} coins, or it is lost.</source>
            <translation>Würfle eine Region aus. Wer dort Gebäude besitzt, zahlt für jedes {quake_coins} Münzen oder verliert es.</translation>
        </message>
        <message>
            <source>Roll for a region. Every plant there gets one Time.</source>
            <translation>Würfle eine Region aus. Jede Pflanze dort bekommt eine Zeit.</translation>
        </message>
        <message>
            <source>Roll for a region. Every plant there gets one Water.</source>
            <translation>Würfle eine Region aus. Jede Pflanze dort bekommt ein Wasser.</translation>
        </message>
        <message>
            <source>Roll for a region. Small plants on Creekside lands there are killed, and {settler} moves in.</source>
            <translation>Würfle eine Region aus. Kleine Pflanzen auf Grundstücken am Bachufer dort werden getötet, und es siedelt sich an: {settler}.</translation>
        </message>
        <message>
            <source>Roll the die and burn that part of California, landscape by landscape.</source>
            <translation>Würfle und brenn diesen Teil Kaliforniens ab, Landschaft für Landschaft.</translation>
        </message>
        <message>
            <source>Rolled: {area}</source>
            <translation>Gewürfelt: {area}</translation>
        </message>
        <message>
            <source>Round limit</source>
            <translation>Rundenlimit</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Sagebrush</source>
            <translation>Beifuß</translation>
        </message>
        <message>
            <source>Santa Ana Winds</source>
            <translation>Santa-Ana-Winde</translation>
        </message>
        <message>
            <source>Santa Ana Winds: the fire burns both regions.</source>
            <translation>Santa-Ana-Winde: Das Feuer brennt in beiden Regionen.</translation>
        </message>
        <message>
            <source>Santa Ana Winds: the next fire burns both regions.</source>
            <translation>Santa-Ana-Winde: Das nächste Feuer brennt in beiden Regionen.</translation>
        </message>
        <message>
            <source>Saves coins, keeps room to grow and blocks early.</source>
            <translation>Spart Münzen, hält Platz zum Wachsen frei und wehrt früh ab.</translation>
        </message>
        <message>
            <source>Scientific name</source>
            <translation>Wissenschaftlicher Name</translation>
        </message>
        <message>
            <source>Scientific name: {name}.</source>
            <translation>Wissenschaftlicher Name: {name}.</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Platz 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Platz 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Platz 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Platz 4</translation>
        </message>
        <message>
            <source>Seed bank</source>
            <translation>Samenbank</translation>
        </message>
        <message>
            <source>Seed-Bank Soil</source>
            <translation>Boden mit Samenbank</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Samen</translation>
        </message>
        <message>
            <source>Seeds sprout</source>
            <translation>Samen keimen</translation>
        </message>
        <message>
            <source>Sees every opportunity, but sometimes misjudges one.</source>
            <translation>Sieht jede Gelegenheit, verschätzt sich aber manchmal.</translation>
        </message>
        <message numerus="yes">
            <source>Sell a card for %n coin(s)</source>
            <translation>
                <numerusform>Karte verkaufen für %n Münze</numerusform>
                <numerusform>Karte verkaufen für %n Münzen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>Verkaufe für %n Münze: {card}.</numerusform>
                <numerusform>Verkaufe für %n Münzen: {card}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Sells one of your cards to the bank</source>
            <translation>Verkauft eine deiner Karten an die Bank</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Several players reached the goal at once; the first in turn order wins.</source>
            <translation>Mehrere haben das Ziel zugleich erreicht; es gewinnt, wer in der Zugfolge zuerst kommt.</translation>
        </message>
        <message>
            <source>Several players reached the goal at once; the player whose turn it was wins.</source>
            <translation>Mehrere haben das Ziel zugleich erreicht; es gewinnt, wer am Zug war.</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Kürzel</translation>
        </message>
        <message>
            <source>Shows the offer to the other player, who then answers</source>
            <translation>Zeigt das Angebot dem anderen Spieler, der dann antwortet</translation>
        </message>
        <message>
            <source>Small Brome</source>
            <translation>Kleine Trespe</translation>
        </message>
        <message>
            <source>Small Ceanothus</source>
            <translation>Kleine Säckel­blume</translation>
        </message>
        <message>
            <source>Small Coyote Brush</source>
            <translation>Kleiner Kojoten­strauch</translation>
        </message>
        <message>
            <source>Small Eucalyptus</source>
            <translation>Kleiner Euka­lyptus</translation>
        </message>
        <message>
            <source>Small Giant Reed</source>
            <translation>Kleines Riesen­schilf</translation>
        </message>
        <message>
            <source>Small Live Oak</source>
            <translation>Kleine Eiche</translation>
        </message>
        <message>
            <source>Small Mustard</source>
            <translation>Kleiner Senf</translation>
        </message>
        <message>
            <source>Small Needlegrass</source>
            <translation>Kleines Federgras</translation>
        </message>
        <message>
            <source>Small Poppy</source>
            <translation>Kleiner Mohn</translation>
        </message>
        <message>
            <source>Small Sagebrush</source>
            <translation>Kleiner Beifuß</translation>
        </message>
        <message>
            <source>Small Yucca</source>
            <translation>Kleine Yucca</translation>
        </message>
        <message>
            <source>Small side</source>
            <translation>Kleine Seite</translation>
        </message>
        <message>
            <source>Small {plant}</source>
            <translation>{plant}, klein</translation>
        </message>
        <message>
            <source>Small, on {land}</source>
            <translation>Klein, Standort: {land}</translation>
        </message>
        <message>
            <source>So no player can tell who could have blocked what</source>
            <translation>So kann niemand sagen, wer was hätte abwehren können</translation>
        </message>
        <message>
            <source>Solo: eight turns</source>
            <translation>Solo: acht Züge</translation>
        </message>
        <message>
            <source>Some plants react to it only together with {cards}.</source>
            <translation>Manche Pflanzen reagieren nur auf sie zusammen mit {cards}.</translation>
        </message>
        <message>
            <source>Southern</source>
            <translation>Süd</translation>
        </message>
        <message>
            <source>Southern California</source>
            <translation>Südkalifornien</translation>
        </message>
        <message>
            <source>Special power</source>
            <translation>Fähigkeit</translation>
        </message>
        <message>
            <source>Spend a Water on it</source>
            <translation>Wasser darübergießen</translation>
        </message>
        <message>
            <source>Spend a Water to save {target}.</source>
            <translation>Gib ein Wasser aus und rette: {target}.</translation>
        </message>
        <message>
            <source>Spends one Water to save the plant that is about to burn</source>
            <translation>Gibt ein Wasser aus und rettet die Pflanze, die gleich brennt</translation>
        </message>
        <message>
            <source>Sprout</source>
            <translation>Keimen</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Sterne</translation>
        </message>
        <message>
            <source>Stars now, and if the play goes through</source>
            <translation>Sterne jetzt und wenn niemand abwehrt</translation>
        </message>
        <message>
            <source>Stars to win</source>
            <translation>Sterne zum Sieg</translation>
        </message>
        <message>
            <source>Starting plant</source>
            <translation>Pflanze darauf zu Beginn</translation>
        </message>
        <message>
            <source>Starts an offer to this player</source>
            <translation>Beginnt ein Angebot an diesen Spieler</translation>
        </message>
        <message>
            <source>Stays bare</source>
            <translation>Bleibt leer</translation>
        </message>
        <message>
            <source>Steal a card</source>
            <translation>Karte stehlen</translation>
        </message>
        <message>
            <source>Steal a card or a few coins, or plant an invasive on an opponent’s open land. Or block a Labor.</source>
            <translation>Eine Karte oder ein paar Münzen stehlen, oder eine invasive Pflanze auf ein fremdes freies Grundstück setzen. Oder eine Arbeit abwehren.</translation>
        </message>
        <message>
            <source>Steal coins</source>
            <translation>Münzen stehlen</translation>
        </message>
        <message>
            <source>Takes everything out of both baskets</source>
            <translation>Nimmt alles aus beiden Körben</translation>
        </message>
        <message>
            <source>Takes one coin out of the basket</source>
            <translation>Nimmt eine Münze aus dem Korb</translation>
        </message>
        <message>
            <source>Target Shooting</source>
            <translation>Schießübung</translation>
        </message>
        <message>
            <source>Ten lands</source>
            <translation>Zehn Grundstücke</translation>
        </message>
        <message numerus="yes">
            <source>That gives you room for %n plant(s).</source>
            <translation>
                <numerusform>Dann hast du Platz für %n Pflanze.</numerusform>
                <numerusform>Dann hast du Platz für %n Pflanzen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That leaves {who} room for %n more plant(s).</source>
            <translation>
                <numerusform>{who} hat dann noch Platz für %n Pflanze.</numerusform>
                <numerusform>{who} hat dann noch Platz für %n Pflanzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>That player does not have that many Resource Cards.</source>
            <translation>So viele Ressourcenkarten hat dieser Spieler nicht.</translation>
        </message>
        <message>
            <source>That player has no Resource Cards.</source>
            <translation>Dieser Spieler hat keine Ressourcenkarten.</translation>
        </message>
        <message>
            <source>That player has no coins.</source>
            <translation>Dieser Spieler hat keine Münzen.</translation>
        </message>
        <message>
            <source>The Diversity bonus is added on top.</source>
            <translation>Dazu kommt der Bonus für Vielfalt.</translation>
        </message>
        <message>
            <source>The Fire Lookout rolls the die again</source>
            <translation>Der Feuerwachturm würfelt noch einmal</translation>
        </message>
        <message>
            <source>The Reservoir turns another card into Water; that card can’t itself be a Water.</source>
            <translation>Der Stausee verwandelt eine andere Karte in Wasser, nicht Wasser selbst.</translation>
        </message>
        <message>
            <source>The Years Go By</source>
            <translation>Die Jahre vergehen</translation>
        </message>
        <message numerus="yes">
            <source>The bank pays %n coin(s); the card is discarded face up.</source>
            <translation>
                <numerusform>Die Bank zahlt %n Münze; die Karte kommt offen auf den Ablagestapel.</numerusform>
                <numerusform>Die Bank zahlt %n Münzen; die Karte kommt offen auf den Ablagestapel.</numerusform>
            </translation>
        </message>
        <message>
            <source>The building is lost, and its land is open again</source>
            <translation>Das Gebäude geht verloren, und sein Grundstück ist wieder frei</translation>
        </message>
        <message>
            <source>The building is not worth its upkeep.</source>
            <translation>Das Gebäude ist seinen Unterhalt nicht wert.</translation>
        </message>
        <message>
            <source>The building is worth its upkeep.</source>
            <translation>Das Gebäude ist seinen Unterhalt wert.</translation>
        </message>
        <message>
            <source>The card is worth more to you than its price.</source>
            <translation>Die Karte ist dir mehr wert als ihr Preis.</translation>
        </message>
        <message>
            <source>The card you need is worth that price.</source>
            <translation>Die Karte, die dir fehlt, ist diesen Preis wert.</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>Die Karten</translation>
        </message>
        <message>
            <source>The cards on the table</source>
            <translation>Die Karten auf dem Tisch</translation>
        </message>
        <message>
            <source>The cards return to the player’s hand.</source>
            <translation>Die Karten kehren auf die Hand zurück.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>Die aktuelle Entscheidung. F1 öffnet die Regeln dazu</translation>
        </message>
        <message>
            <source>The die shows {area}: the fire burns there.</source>
            <translation>Der Würfel zeigt {area}: Dort brennt es.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Der Ablagestapel</translation>
        </message>
        <message>
            <source>The event waits for {who}, then continues.</source>
            <translation>Das Ereignis wartet auf {who}, dann geht es weiter.</translation>
        </message>
        <message>
            <source>The fire burns the region the die shows</source>
            <translation>Das Feuer brennt in der Region, die der Würfel zeigt</translation>
        </message>
        <message>
            <source>The fire waits for {who}, then continues.</source>
            <translation>Das Feuer wartet auf {who}, dann brennt es weiter.</translation>
        </message>
        <message numerus="yes">
            <source>The fire would harm %n plant(s): {lands}.</source>
            <translation>
                <numerusform>Das Feuer würde %n Pflanze schaden: {lands}.</numerusform>
                <numerusform>Das Feuer würde %n Pflanzen schaden: {lands}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The fire wouldn’t harm any plants.</source>
            <translation>Das Feuer würde keiner Pflanze schaden.</translation>
        </message>
        <message>
            <source>The first offer stays on the table. {offer}</source>
            <translation>Das erste Angebot bleibt auf dem Tisch. {offer}</translation>
        </message>
        <message>
            <source>The first offer still stands. {offer}</source>
            <translation>Das erste Angebot gilt noch. {offer}</translation>
        </message>
        <message>
            <source>The first {gift_sales} cards you sell in a turn bring {gift_price} coins each.</source>
            <translation>Die ersten {gift_sales} Karten, die du in einem Zug verkaufst, bringen je {gift_price} Münzen.</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Das Spiel</translation>
        </message>
        <message>
            <source>The goats do not eat woody plants.</source>
            <translation>Die Ziegen fressen keine Gehölze.</translation>
        </message>
        <message>
            <source>The lands are dealt.</source>
            <translation>Die Grundstücke werden ausgeteilt.</translation>
        </message>
        <message>
            <source>The landscape reached {stars} stars in time.</source>
            <translation>Die Landschaft hat rechtzeitig {stars} Sterne erreicht.</translation>
        </message>
        <message>
            <source>The landscapes</source>
            <translation>Die Landschaften</translation>
        </message>
        <message>
            <source>The last card that is not blocked decides the outcome</source>
            <translation>Die letzte Karte, die niemand abwehrt, entscheidet</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The match waits until a player presses Continue.</source>
            <translation>Die Partie wartet, bis jemand auf „Weiter“ drückt.</translation>
        </message>
        <message>
            <source>The next Fire Event burns both regions, without a roll.</source>
            <translation>Das nächste Feuerereignis wird nicht ausgewürfelt: Es brennt in beiden Regionen.</translation>
        </message>
        <message>
            <source>The next land you buy costs {grant_discount} coins less.</source>
            <translation>Das nächste Grundstück, das du kaufst, kostet {grant_discount} Münzen weniger.</translation>
        </message>
        <message>
            <source>The nursery does not grow this species.</source>
            <translation>Die Gärtnerei zieht diese Art nicht.</translation>
        </message>
        <message>
            <source>The plant grows.</source>
            <translation>Die Pflanze wächst.</translation>
        </message>
        <message>
            <source>The plant here can’t be replaced by a plant that invades.</source>
            <translation>Die Pflanze hier kann durch Vordringen nicht ersetzt werden.</translation>
        </message>
        <message>
            <source>The plant here has just been killed</source>
            <translation>Die Pflanze hier wurde gerade getötet</translation>
        </message>
        <message>
            <source>The plant invades.</source>
            <translation>Die Pflanze dringt vor.</translation>
        </message>
        <message>
            <source>The plant is damaged.</source>
            <translation>Die Pflanze nimmt Schaden.</translation>
        </message>
        <message>
            <source>The plant is killed.</source>
            <translation>Die Pflanze wird getötet.</translation>
        </message>
        <message>
            <source>The plant is worth less to you than the Water.</source>
            <translation>Die Pflanze ist dir weniger wert als das Wasser.</translation>
        </message>
        <message>
            <source>The plant is worth more to you than the Water.</source>
            <translation>Die Pflanze ist dir mehr wert als das Wasser.</translation>
        </message>
        <message>
            <source>The plant propagates.</source>
            <translation>Die Pflanze vermehrt sich.</translation>
        </message>
        <message>
            <source>The plant there can’t be replaced.</source>
            <translation>Die Pflanze dort lässt sich nicht ersetzen.</translation>
        </message>
        <message>
            <source>The plant to put there, small side up</source>
            <translation>Die Pflanze, die dorthin kommt, mit der kleinen Seite nach oben</translation>
        </message>
        <message>
            <source>The play is blocked; all cards shown are discarded.</source>
            <translation>Abgewehrt; alle gezeigten Karten kommen auf den Ablagestapel.</translation>
        </message>
        <message numerus="yes">
            <source>The play is worth %n star(s) to you.</source>
            <translation>
                <numerusform>Das Ausgespielte bringt dir %n Stern.</numerusform>
                <numerusform>Das Ausgespielte bringt dir %n Sterne.</numerusform>
            </translation>
        </message>
        <message>
            <source>The play is worth more to you than the card.</source>
            <translation>Das Ausgespielte ist dir mehr wert als die Karte.</translation>
        </message>
        <message>
            <source>The play, and the cards that block it or save it</source>
            <translation>Das Ausgespielte und die Karten, die es abwehren oder retten</translation>
        </message>
        <message>
            <source>The player who should give this does not have it.</source>
            <translation>Wer das geben soll, besitzt es nicht.</translation>
        </message>
        <message>
            <source>The pool</source>
            <translation>Der Vorrat</translation>
        </message>
        <message>
            <source>The pool has no cards left for this land’s plant: the land comes without one.</source>
            <translation>Von seiner Pflanze ist keine Karte im Vorrat: Das Grundstück kommt unbepflanzt.</translation>
        </message>
        <message>
            <source>The pool has no such card, or there is no room for it: the cards come back.</source>
            <translation>Im Vorrat ist keine Karte, oder es ist kein Platz: Die Karten kommen zurück.</translation>
        </message>
        <message>
            <source>The pool is empty: {plant} doesn’t get a seedling.</source>
            <translation>Der Vorrat ist leer: {plant} bekommt keinen Ableger.</translation>
        </message>
        <message>
            <source>The race for stars</source>
            <translation>Das Rennen um die Sterne</translation>
        </message>
        <message>
            <source>The region rolled</source>
            <translation>Die gewürfelte Region</translation>
        </message>
        <message>
            <source>The seedling can’t go here.</source>
            <translation>Hier darf der Ableger nicht stehen.</translation>
        </message>
        <message>
            <source>The seeds on {land} sprout for {who}: {plant}.</source>
            <translation>Auf {land} keimen für {who} Samen: {plant}.</translation>
        </message>
        <message>
            <source>The seeds sprout.</source>
            <translation>Die Samen keimen.</translation>
        </message>
        <message>
            <source>The seeds sprout: {plant}.</source>
            <translation>Die Samen keimen: {plant}.</translation>
        </message>
        <message>
            <source>The {auction_cards} oldest lands in the market go under the Land Deck and are replaced by new ones.</source>
            <translation>Die {auction_cards} ältesten Grundstücke im Markt kommen unter den Grundstücksstapel und werden durch neue ersetzt.</translation>
        </message>
        <message>
            <source>There are not enough coins for this.</source>
            <translation>Dafür reichen die Münzen nicht.</translation>
        </message>
        <message>
            <source>There is a hand limit: you discard any cards over it</source>
            <translation>Es gilt ein Handkartenlimit: Überzählige Karten wirfst du ab</translation>
        </message>
        <message>
            <source>There is no Resource Card left to draw.</source>
            <translation>Es ist keine Ressourcenkarte zum Ziehen mehr da.</translation>
        </message>
        <message>
            <source>There is no Water in the discard pile.</source>
            <translation>Im Ablagestapel liegt kein Wasser.</translation>
        </message>
        <message>
            <source>There is no plant on this land.</source>
            <translation>Auf diesem Grundstück steht keine Pflanze.</translation>
        </message>
        <message>
            <source>There is no room for a seedling: the cards are spent without effect.</source>
            <translation>Für einen Ableger ist kein Platz: Die Karten sind ohne Wirkung verbraucht.</translation>
        </message>
        <message>
            <source>There is no such player.</source>
            <translation>Diesen Spieler gibt es nicht.</translation>
        </message>
        <message numerus="yes">
            <source>There were %n fire(s). The horizontal line is the goal.</source>
            <translation>
                <numerusform>Es gab %n Feuer. Die waagerechte Linie ist das Ziel.</numerusform>
                <numerusform>Es gab %n Feuer. Die waagerechte Linie ist das Ziel.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are drawn last, in this order</source>
            <translation>Sie werden zuletzt gezogen, in dieser Reihenfolge</translation>
        </message>
        <message>
            <source>This building can’t be used this way.</source>
            <translation>So lässt sich dieses Gebäude nicht einsetzen.</translation>
        </message>
        <message>
            <source>This building has already been used this turn.</source>
            <translation>Dieses Gebäude wurde in diesem Zug schon benutzt.</translation>
        </message>
        <message>
            <source>This can win the match for {who}.</source>
            <translation>Damit kann {who} die Partie gewinnen.</translation>
        </message>
        <message>
            <source>This card can’t block any of the cards shown.</source>
            <translation>Diese Karte wehrt keine der gezeigten Karten ab.</translation>
        </message>
        <message>
            <source>This card is not in the Property Market.</source>
            <translation>Diese Karte liegt nicht im Grundstücksmarkt.</translation>
        </message>
        <message>
            <source>This card would make your best play possible.</source>
            <translation>Diese Karte macht möglich, was dir am meisten bringt.</translation>
        </message>
        <message>
            <source>This is not one of the choices.</source>
            <translation>Das steht nicht zur Wahl.</translation>
        </message>
        <message>
            <source>This land already holds a plant or a building.</source>
            <translation>Auf diesem Grundstück steht schon eine Pflanze oder ein Gebäude.</translation>
        </message>
        <message>
            <source>This land is not in your landscape.</source>
            <translation>Dieses Grundstück liegt nicht in deiner Landschaft.</translation>
        </message>
        <message>
            <source>This plant reacts to this card only together with a second card.</source>
            <translation>Diese Pflanze reagiert auf diese Karte nur zusammen mit einer zweiten.</translation>
        </message>
        <message>
            <source>This play has already failed this turn and its cards came back. It would fail again.</source>
            <translation>Dieser Versuch ist in diesem Zug schon gescheitert, und die Karten kamen zurück. Er würde wieder scheitern.</translation>
        </message>
        <message>
            <source>This roll is no worse for you than an average one.</source>
            <translation>Dieser Wurf ist für dich nicht schlechter als der Durchschnitt.</translation>
        </message>
        <message>
            <source>This roll is worse for you than an average one.</source>
            <translation>Dieser Wurf ist für dich schlechter als der Durchschnitt.</translation>
        </message>
        <message numerus="yes">
            <source>This trade brings {who} to %n star(s) and ends the match.</source>
            <translation>
                <numerusform>Dieser Handel bringt {who} auf %n Stern und beendet die Partie.</numerusform>
                <numerusform>Dieser Handel bringt {who} auf %n Sterne und beendet die Partie.</numerusform>
            </translation>
        </message>
        <message>
            <source>This wins the match for {who}.</source>
            <translation>Damit gewinnt {who} die Partie.</translation>
        </message>
        <message>
            <source>Tied on stars and on coins: {coins} each.</source>
            <translation>Gleichstand bei Sternen und bei Münzen: je {coins}.</translation>
        </message>
        <message>
            <source>Tied on stars; {who} has the most coins: {coins} against {fewer}.</source>
            <translation>Gleichstand bei den Sternen; die meisten Münzen: {who} ({coins} gegen {fewer}).</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Time alone can’t kill the plant here.</source>
            <translation>Zeit allein kann die Pflanze hier nicht töten.</translation>
        </message>
        <message>
            <source>Time to block</source>
            <translation>Zeit zum Abwehren</translation>
        </message>
        <message>
            <source>Trade with {who}</source>
            <translation>Handel mit {who}</translation>
        </message>
        <message>
            <source>Trades</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>Trades coins, cards and lands with another player, if both agree</source>
            <translation>Tauscht Münzen, Karten und Grundstücke mit einem anderen Spieler, wenn beide wollen</translation>
        </message>
        <message>
            <source>Trading</source>
            <translation>Handel</translation>
        </message>
        <message>
            <source>Trading is switched off in this match.</source>
            <translation>Der Handel ist in dieser Partie ausgeschaltet.</translation>
        </message>
        <message>
            <source>Turn {turn} of {last}</source>
            <translation>Zug {turn} von {last}</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Turns in a solo match</source>
            <translation>Züge einer Solopartie</translation>
        </message>
        <message>
            <source>Under the Land Deck: {lands}</source>
            <translation>Unter dem Grundstücksstapel: {lands}</translation>
        </message>
        <message>
            <source>Unharmed by fire: {plant}.</source>
            <translation>{plant} nimmt im Feuer keinen Schaden.</translation>
        </message>
        <message>
            <source>University Field Station</source>
            <translation>Uni-Feld­station</translation>
        </message>
        <message>
            <source>University Field Station: price</source>
            <translation>Uni-Feldstation: Preis</translation>
        </message>
        <message>
            <source>Until Continue</source>
            <translation>Bis „Weiter“</translation>
        </message>
        <message>
            <source>Until then Water can only block</source>
            <translation>Bis dahin kann Wasser nur noch abwehren</translation>
        </message>
        <message>
            <source>Until your next turn, no player may play Water on plants. Water can still block.</source>
            <translation>Bis zu deinem nächsten Zug darf niemand Wasser auf Pflanzen spielen. Abwehren kann es weiterhin.</translation>
        </message>
        <message>
            <source>Use coins to buy lands and cards, or in trades</source>
            <translation>Mit Münzen kaufst du Grundstücke und Karten, oder du handelst damit</translation>
        </message>
        <message>
            <source>Use {building} on {target}.</source>
            <translation>Setz ein: {building}. Ziel: {target}.</translation>
        </message>
        <message>
            <source>Use {building}: turn {card} into Water.</source>
            <translation>Setz ein: {building}. Aus {card} wird Wasser.</translation>
        </message>
        <message>
            <source>Use {building}: {plant} on {land}.</source>
            <translation>Setz ein: {building}. {plant} kommt auf {land}.</translation>
        </message>
        <message>
            <source>Volunteer Center</source>
            <translation>Frei­willigen­zentrum</translation>
        </message>
        <message>
            <source>Volunteer Center: cards</source>
            <translation>Freiwilligenzentrum: Karten</translation>
        </message>
        <message>
            <source>Volunteer Day</source>
            <translation>Freiwilligentag</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>Weighs every play and blocks the ones that help the leader.</source>
            <translation>Wägt jede ausgespielte Karte ab und wehrt ab, was dem Führenden hilft.</translation>
        </message>
        <message>
            <source>What each player’s lands and buildings bring.</source>
            <translation>Was Grundstücke und Gebäude bringen.</translation>
        </message>
        <message>
            <source>What happens to the cards when a plant would propagate but has no room.</source>
            <translation>Was mit den Karten geschieht, wenn eine Pflanze sich vermehren würde und keinen Platz findet.</translation>
        </message>
        <message>
            <source>What you get in return</source>
            <translation>Was du dafür bekommst</translation>
        </message>
        <message>
            <source>What you get is not worth what you give, or helps others too much.</source>
            <translation>Was du bekommst, ist weniger wert als das, was du gibst, oder hilft anderen zu sehr.</translation>
        </message>
        <message>
            <source>What you get is worth more to you than what you give.</source>
            <translation>Was du bekommst, ist dir mehr wert als das, was du gibst.</translation>
        </message>
        <message>
            <source>What you give, if both agree</source>
            <translation>Was du gibst, wenn beide wollen</translation>
        </message>
        <message>
            <source>What you would lose is worth more than the card.</source>
            <translation>Was du verlieren würdest, ist mehr wert als die Karte.</translation>
        </message>
        <message>
            <source>What {who} gives</source>
            <translation>Was {who} gibt</translation>
        </message>
        <message>
            <source>When Fire kills the plant here, its owner may immediately plant a small one of the same species.</source>
            <translation>Stirbt die Pflanze hier durch Feuer, darf ihr Besitzer sofort eine kleine derselben Art pflanzen.</translation>
        </message>
        <message>
            <source>When it is empty, the discard pile is shuffled and becomes the deck</source>
            <translation>Ist er leer, wird der Ablagestapel gemischt und zum neuen Stapel</translation>
        </message>
        <message>
            <source>Whether Headquarters stays bare, can be planted or built on, or is a building on the Empty Field.</source>
            <translation>Ob das Hauptquartier leer bleibt, bepflanzt und bebaut werden darf oder ein Gebäude auf dem Leeren Feld ist.</translation>
        </message>
        <message>
            <source>Whether a player may reach the goal through a trade.</source>
            <translation>Ob jemand durch einen Handel das Ziel erreichen darf.</translation>
        </message>
        <message>
            <source>Whether a player may trade away Headquarters.</source>
            <translation>Ob man das Hauptquartier abgeben darf.</translation>
        </message>
        <message>
            <source>Whether every other player may block, or only the owner of the target.</source>
            <translation>Ob alle anderen abwehren dürfen oder nur der Besitzer des Ziels.</translation>
        </message>
        <message>
            <source>Whether you may remove a building of yours from a land. It costs nothing and pays nothing.</source>
            <translation>Ob man ein eigenes Gebäude von seinem Grundstück entfernen darf. Das kostet nichts und bringt nichts.</translation>
        </message>
        <message>
            <source>Who goes first</source>
            <translation>Wer beginnt</translation>
        </message>
        <message numerus="yes">
            <source>Who goes first: {who} draws {land}, %n coin(s).</source>
            <translation>
                <numerusform>Wer beginnt: {who} zieht {land}, %n Münze.</numerusform>
                <numerusform>Wer beginnt: {who} zieht {land}, %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who may block</source>
            <translation>Wer abwehren darf</translation>
        </message>
        <message>
            <source>Wind Gap</source>
            <translation>Windschneise</translation>
        </message>
        <message>
            <source>Winning by a trade</source>
            <translation>Sieg durch einen Handel</translation>
        </message>
        <message>
            <source>Winter Rain</source>
            <translation>Winterregen</translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} cannot go first.</source>
            <translation>
                <numerusform>Bei %n Spieler kann Platz {seat} nicht beginnen.</numerusform>
                <numerusform>Bei %n Spielern kann Platz {seat} nicht beginnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>With a limit, the oldest land goes under the Land Deck.</source>
            <translation>Mit Limit kommt das älteste Grundstück unter den Grundstücksstapel.</translation>
        </message>
        <message>
            <source>With a limit, you discard down to it at the end of your turn.</source>
            <translation>Mit Limit wirfst du am Ende deines Zuges überzählige Karten ab.</translation>
        </message>
        <message>
            <source>With one player, choose the solo challenge. The solo challenge is for one player only.</source>
            <translation>Allein spielst du die Solo-Herausforderung. Sie ist nur für einen Spieler.</translation>
        </message>
        <message>
            <source>With the penalty, each big invasive costs its owner one star. The total may fall below zero.</source>
            <translation>Mit dem Abzug kostet jede große invasive Pflanze einen Stern. Die Summe kann unter null fallen.</translation>
        </message>
        <message>
            <source>With two or three players, later seats start with a few more coins and cards.</source>
            <translation>Zu zweit oder zu dritt beginnen die späteren Plätze mit ein paar Münzen und Karten mehr.</translation>
        </message>
        <message numerus="yes">
            <source>With {cards} on your {plant} ({land}) you could go from {now} to %n star(s).</source>
            <translation>
                <numerusform>Mit {cards} kämst du von {now} auf %n Stern: {plant} ({land}).</numerusform>
                <numerusform>Mit {cards} kämst du von {now} auf %n Sterne: {plant} ({land}).</numerusform>
            </translation>
        </message>
        <message>
            <source>Without the Diversity bonus.</source>
            <translation>Ohne den Bonus für Vielfalt.</translation>
        </message>
        <message>
            <source>Woody</source>
            <translation>Gehölz</translation>
        </message>
        <message>
            <source>Worked out from what all players can see and from your own hand</source>
            <translation>Errechnet aus dem, was alle sehen, und deiner eigenen Hand</translation>
        </message>
        <message>
            <source>Works like</source>
            <translation>Wirkt wie</translation>
        </message>
        <message>
            <source>Worth nothing</source>
            <translation>Nichts wert</translation>
        </message>
        <message>
            <source>Yellow</source>
            <translation>Gelb</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Ja</translation>
        </message>
        <message>
            <source>You can also sell it.</source>
            <translation>Du kannst sie auch verkaufen.</translation>
        </message>
        <message>
            <source>You can make only one counter-offer to an offer.</source>
            <translation>Auf ein Angebot ist nur ein Gegenangebot erlaubt.</translation>
        </message>
        <message numerus="yes">
            <source>You can still buy a land: %n in the market.</source>
            <translation>
                <numerusform>Du könntest noch ein Grundstück kaufen: Eines auf dem Markt kommt infrage.</numerusform>
                <numerusform>Du könntest noch ein Grundstück kaufen: %n auf dem Markt kommen infrage.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t do this in this step of the turn.</source>
            <translation>In diesem Schritt des Zuges geht das nicht.</translation>
        </message>
        <message>
            <source>You can’t target yourself.</source>
            <translation>Du kannst das nicht auf dich selbst richten.</translation>
        </message>
        <message>
            <source>You can’t use the card now, and the coin helps to pay for a land.</source>
            <translation>Die Karte kannst du jetzt nicht brauchen, und die Münze hilft, ein Grundstück zu bezahlen.</translation>
        </message>
        <message>
            <source>You choose the land: {lands}.</source>
            <translation>Du wählst das Grundstück: {lands}.</translation>
        </message>
        <message>
            <source>You do not own this building.</source>
            <translation>Dieses Gebäude gehört dir nicht.</translation>
        </message>
        <message>
            <source>You don’t have the card or cards.</source>
            <translation>Du hast die nötigen Karten nicht auf der Hand.</translation>
        </message>
        <message numerus="yes">
            <source>You gain %n star(s).</source>
            <translation>
                <numerusform>Du gewinnst %n Stern.</numerusform>
                <numerusform>Du gewinnst %n Sterne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain up to %n star(s).</source>
            <translation>
                <numerusform>Du gewinnst bis zu %n Stern.</numerusform>
                <numerusform>Du gewinnst bis zu %n Sterne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n Water card(s).</source>
            <translation>
                <numerusform>Du hast %n Wasserkarte.</numerusform>
                <numerusform>Du hast %n Wasserkarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have already bought a Land Card this turn.</source>
            <translation>Du hast in diesem Zug schon dein eines Grundstück gekauft.</translation>
        </message>
        <message>
            <source>You have an invasive plant. It brings no stars and takes up a land. Rest the pointer on it to see what gets rid of it.</source>
            <translation>Du hast eine invasive Pflanze. Sie bringt keine Sterne und belegt ein Grundstück. Lass den Zeiger darauf ruhen, und du siehst, was sie vertreibt.</translation>
        </message>
        <message>
            <source>You have an offer: accept it, decline it, or answer once with a counter-offer.</source>
            <translation>Du hast ein Angebot: Nimm es an, lehn es ab, oder antworte einmal mit einem Gegenangebot.</translation>
        </message>
        <message>
            <source>You have bought your land for this turn.</source>
            <translation>Dein Grundstück für diesen Zug ist schon gekauft.</translation>
        </message>
        <message>
            <source>You have made all your offers for this turn.</source>
            <translation>Du hast in diesem Zug schon alle deine Angebote gemacht.</translation>
        </message>
        <message>
            <source>You have more cards of this type than of any other.</source>
            <translation>Von dieser Art hast du die meisten Karten.</translation>
        </message>
        <message>
            <source>You have no Resource Cards.</source>
            <translation>Du hast keine Ressourcenkarten.</translation>
        </message>
        <message>
            <source>You have no open land for this building.</source>
            <translation>Du hast kein freies Grundstück für dieses Gebäude.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n star(s).</source>
            <translation>
                <numerusform>Du verlierst %n Stern.</numerusform>
                <numerusform>Du verlierst %n Sterne.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may buy one land or building a turn.</source>
            <translation>Du darfst je Zug ein Grundstück oder Gebäude kaufen.</translation>
        </message>
        <message numerus="yes">
            <source>You may lose %n star(s).</source>
            <translation>
                <numerusform>Du verlierst vielleicht %n Stern.</numerusform>
                <numerusform>Du verlierst vielleicht %n Sterne.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may propagate one of your big natives, no matter what its card says.</source>
            <translation>Du darfst eine deiner großen heimischen Pflanzen vermehren, egal was auf ihrer Karte steht.</translation>
        </message>
        <message>
            <source>You must keep the second roll.</source>
            <translation>Den zweiten Wurf musst du behalten.</translation>
        </message>
        <message numerus="yes">
            <source>You needed %n star(s) in {turns} turns.</source>
            <translation>
                <numerusform>Du brauchtest %n Stern in {turns} Zügen.</numerusform>
                <numerusform>Du brauchtest %n Sterne in {turns} Zügen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take %n coin(s) from {who}.</source>
            <translation>
                <numerusform>Du nimmst {who} %n Münze weg.</numerusform>
                <numerusform>Du nimmst {who} %n Münzen weg.</numerusform>
            </translation>
        </message>
        <message>
            <source>You take a card from {who}.</source>
            <translation>Du nimmst {who} eine Karte weg.</translation>
        </message>
        <message>
            <source>You take a random card from {who}.</source>
            <translation>Du nimmst {who} eine zufällige Karte weg.</translation>
        </message>
        <message>
            <source>You take some coins from {who}.</source>
            <translation>Du nimmst {who} ein paar Münzen weg.</translation>
        </message>
        <message>
            <source>Your lands from left to right. A land you buy is added on the right</source>
            <translation>Deine Grundstücke von links nach rechts. Gekauftes kommt rechts dazu</translation>
        </message>
        <message>
            <source>Your landscape</source>
            <translation>Deine Landschaft</translation>
        </message>
        <message>
            <source>Yucca</source>
            <translation>Yucca</translation>
        </message>
        <message>
            <source>a building</source>
            <translation>Ge­bäude</translation>
        </message>
        <message>
            <source>a native must be worth more stars on its big side than on its small side</source>
            <translation>eine heimische Pflanze muss auf ihrer großen Seite mehr Sterne wert sein als auf ihrer kleinen</translation>
        </message>
        <message>
            <source>a random card from that hand</source>
            <translation>eine zufällige Karte aus dieser Hand</translation>
        </message>
        <message>
            <source>a turn</source>
            <translation>pro Zug</translation>
        </message>
        <message>
            <source>affected when this region is rolled, and by every Fire Event</source>
            <translation>betroffen, wenn diese Region gewürfelt wird, und durch jedes Feuerereignis</translation>
        </message>
        <message>
            <source>affected when this region is rolled, but never by Fire Events</source>
            <translation>betroffen, wenn diese Region gewürfelt wird, aber nie durch Feuerereignisse</translation>
        </message>
        <message>
            <source>affected when this region is rolled: fires, earthquakes and weather</source>
            <translation>betroffen, wenn diese Region gewürfelt wird: Feuer, Beben, Wetter</translation>
        </message>
        <message numerus="yes">
            <source>and %n more plant(s)</source>
            <translation>
                <numerusform>und auf %n weitere Pflanze</numerusform>
                <numerusform>und auf %n weitere Pflanzen</numerusform>
            </translation>
        </message>
        <message>
            <source>bare</source>
            <translation>unbe­pflanzt</translation>
        </message>
        <message>
            <source>blocks nothing</source>
            <translation>wehrt nichts ab</translation>
        </message>
        <message>
            <source>blocks {card}</source>
            <translation>wehrt {card} ab</translation>
        </message>
        <message>
            <source>both regions</source>
            <translation>beide Regionen</translation>
        </message>
        <message>
            <source>burning now</source>
            <translation>brennt jetzt</translation>
        </message>
        <message>
            <source>burns first</source>
            <translation>brennt zuerst</translation>
        </message>
        <message>
            <source>burns last</source>
            <translation>brennt zuletzt</translation>
        </message>
        <message>
            <source>burns later</source>
            <translation>brennt später</translation>
        </message>
        <message>
            <source>burns next</source>
            <translation>brennt danach</translation>
        </message>
        <message>
            <source>can block it</source>
            <translation>kann abwehren</translation>
        </message>
        <message>
            <source>can’t be blocked</source>
            <translation>nicht abzuwehren</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>chooses</source>
            <translation>wählt</translation>
        </message>
        <message>
            <source>coins</source>
            <translation>Münzen</translation>
        </message>
        <message>
            <source>comes first</source>
            <translation>als Erstes</translation>
        </message>
        <message>
            <source>comes last</source>
            <translation>als Letztes</translation>
        </message>
        <message>
            <source>comes later</source>
            <translation>kommt später</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>als Nächstes</translation>
        </message>
        <message numerus="yes">
            <source>costs %n coin(s)</source>
            <translation>
                <numerusform>kostet %n Münze</numerusform>
                <numerusform>kostet %n Münzen</numerusform>
            </translation>
        </message>
        <message>
            <source>damaged</source>
            <translation>Schaden</translation>
        </message>
        <message>
            <source>done</source>
            <translation>vorbei</translation>
        </message>
        <message>
            <source>for 1 player or more</source>
            <translation>ab 1 Spieler</translation>
        </message>
        <message>
            <source>for 2 players or more</source>
            <translation>ab 2 Spielern</translation>
        </message>
        <message>
            <source>for 3 players or more</source>
            <translation>ab 3 Spielern</translation>
        </message>
        <message>
            <source>for 4 players</source>
            <translation>bei 4 Spielern</translation>
        </message>
        <message>
            <source>for its owner, even when planted or built on</source>
            <translation>für den Besitzer, auch bepflanzt oder bebaut</translation>
        </message>
        <message>
            <source>for lands, cards and trades</source>
            <translation>für Grundstücke, Karten und Handel</translation>
        </message>
        <message numerus="yes">
            <source>from native plants; %n win the match</source>
            <translation>
                <numerusform>von heimischen Pflanzen; %n gewinnt die Partie</numerusform>
                <numerusform>von heimischen Pflanzen; %n gewinnen die Partie</numerusform>
            </translation>
        </message>
        <message>
            <source>grows</source>
            <translation>wächst</translation>
        </message>
        <message>
            <source>has burned</source>
            <translation>ausgebrannt</translation>
        </message>
        <message>
            <source>has grown</source>
            <translation>ge­wachsen</translation>
        </message>
        <message>
            <source>here now</source>
            <translation>jetzt hier</translation>
        </message>
        <message>
            <source>in the ground; one Water makes them sprout: {plant}</source>
            <translation>im Boden; ein einzelnes Wasser lässt sie keimen: {plant}</translation>
        </message>
        <message>
            <source>included, from the pool</source>
            <translation>ist dabei, aus dem Vorrat</translation>
        </message>
        <message>
            <source>invades</source>
            <translation>dringt vor</translation>
        </message>
        <message numerus="yes">
            <source>invades: %n land(s) to choose from</source>
            <translation>
                <numerusform>dringt vor: %n Grundstück kommt infrage</numerusform>
                <numerusform>dringt vor: %n Grundstücke zur Wahl</numerusform>
            </translation>
        </message>
        <message>
            <source>invades: seedling on {lands}</source>
            <translation>dringt vor: ein Ableger, Standort: {lands}</translation>
        </message>
        <message>
            <source>invasive, red border</source>
            <translation>invasiv, roter Rand</translation>
        </message>
        <message>
            <source>invasive, yellow border</source>
            <translation>invasiv, gelber Rand</translation>
        </message>
        <message>
            <source>is damaged</source>
            <translation>nimmt Schaden</translation>
        </message>
        <message>
            <source>is in the file twice</source>
            <translation>steht zweimal in der Datei</translation>
        </message>
        <message>
            <source>is killed</source>
            <translation>wird getötet</translation>
        </message>
        <message numerus="yes">
            <source>lost %n plant(s) to fire</source>
            <translation>
                <numerusform>hat %n Pflanze im Feuer verloren</numerusform>
                <numerusform>hat %n Pflanzen im Feuer verloren</numerusform>
            </translation>
        </message>
        <message>
            <source>must be capital letters and a number for a card, and lower-case letters for a species</source>
            <translation>muss bei einer Karte aus Großbuchstaben und einer Zahl bestehen, bei einer Art aus Kleinbuchstaben</translation>
        </message>
        <message>
            <source>must have four cards</source>
            <translation>muss vier Karten haben</translation>
        </message>
        <message>
            <source>must have four numbers: copies marked 1+, 2+, 3+ and 4+</source>
            <translation>muss vier Zahlen haben: wie viele Exemplare mit 1+, 2+, 3+ und 4+ markiert sind</translation>
        </message>
        <message>
            <source>must have two numbers: the stars of the small side and of the big side</source>
            <translation>muss zwei Zahlen haben: die Sterne der kleinen Seite und die der großen</translation>
        </message>
        <message>
            <source>native</source>
            <translation>heimisch</translation>
        </message>
        <message>
            <source>no plant</source>
            <translation>ohne Pflanze</translation>
        </message>
        <message>
            <source>no room</source>
            <translation>kein Platz</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>none in hand</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not reached</source>
            <translation>nicht dran</translation>
        </message>
        <message>
            <source>not woody</source>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>nothing grows here</source>
            <translation>hier wächst nichts</translation>
        </message>
        <message>
            <source>nothing happens</source>
            <translation>nichts geschieht</translation>
        </message>
        <message>
            <source>nothing in return</source>
            <translation>nichts dafür</translation>
        </message>
        <message>
            <source>nothing: no room for a seedling</source>
            <translation>nichts: kein Platz für einen Ableger</translation>
        </message>
        <message>
            <source>nothing: the pool is empty</source>
            <translation>nichts: Der Vorrat ist leer</translation>
        </message>
        <message>
            <source>of {number}</source>
            <translation>von {number}</translation>
        </message>
        <message>
            <source>oldest first; buy one a turn</source>
            <translation>das älteste zuerst, pro Zug eines</translation>
        </message>
        <message>
            <source>on the big side</source>
            <translation>auf der großen Seite</translation>
        </message>
        <message>
            <source>on the small side</source>
            <translation>auf der kleinen Seite</translation>
        </message>
        <message>
            <source>one card</source>
            <translation>eine Karte</translation>
        </message>
        <message>
            <source>open</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>vorbei</translation>
        </message>
        <message>
            <source>passed already</source>
            <translation>schon vorbei</translation>
        </message>
        <message>
            <source>plant killed</source>
            <translation>getötet</translation>
        </message>
        <message numerus="yes">
            <source>plays most: {what}, %n time(s)</source>
            <translation>
                <numerusform>spielt am meisten: {what}, %n-mal</numerusform>
                <numerusform>spielt am meisten: {what}, %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>pool empty</source>
            <translation>Vorrat leer</translation>
        </message>
        <message>
            <source>propagates</source>
            <translation>vermehrt sich</translation>
        </message>
        <message numerus="yes">
            <source>propagates: %n land(s) to choose from</source>
            <translation>
                <numerusform>vermehrt sich: %n Grundstück kommt infrage</numerusform>
                <numerusform>vermehrt sich: %n Grundstücke zur Wahl</numerusform>
            </translation>
        </message>
        <message>
            <source>propagates: seedling on {lands}</source>
            <translation>vermehrt sich: ein Ableger, Standort: {lands}</translation>
        </message>
        <message>
            <source>protected</source>
            <translation>ge­schützt</translation>
        </message>
        <message>
            <source>safe: creek</source>
            <translation>sicher: Bach</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>gerettet</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>ausge­lassen</translation>
        </message>
        <message>
            <source>skipped: creek</source>
            <translation>am Bach</translation>
        </message>
        <message>
            <source>sprouts</source>
            <translation>ge­keimt</translation>
        </message>
        <message>
            <source>stars</source>
            <translation>Sterne</translation>
        </message>
        <message numerus="yes">
            <source>steals %n of them, or all if there are fewer</source>
            <translation>
                <numerusform>stiehlt %n davon oder, wenn es weniger sind, alle</numerusform>
                <numerusform>stiehlt %n davon oder, wenn es weniger sind, alle</numerusform>
            </translation>
        </message>
        <message>
            <source>steals one of them at random</source>
            <translation>stiehlt zufällig eine davon</translation>
        </message>
        <message>
            <source>still to come</source>
            <translation>kommt noch</translation>
        </message>
        <message>
            <source>still to come, and will kill it</source>
            <translation>kommt noch: Tod</translation>
        </message>
        <message>
            <source>still to come, and will make it grow</source>
            <translation>kommt noch: Wachsen</translation>
        </message>
        <message>
            <source>still to come, but won’t do anything to it</source>
            <translation>kommt noch, ändert nichts</translation>
        </message>
        <message>
            <source>the fire does not reach it</source>
            <translation>das Feuer kommt nicht hin</translation>
        </message>
        <message>
            <source>the fire has passed</source>
            <translation>das Feuer ist vorbei</translation>
        </message>
        <message>
            <source>the fire is still to come and will kill it</source>
            <translation>das Feuer kommt noch hin und tötet sie</translation>
        </message>
        <message>
            <source>the fire is still to come and will make it grow</source>
            <translation>das Feuer kommt noch hin und lässt sie wachsen</translation>
        </message>
        <message>
            <source>the fire is still to come, but won’t harm it</source>
            <translation>das Feuer kommt noch hin, schadet aber nicht</translation>
        </message>
        <message>
            <source>the seeds sprout</source>
            <translation>die Samen keimen</translation>
        </message>
        <message>
            <source>the {plant} on {land}</source>
            <translation>{plant} ({land})</translation>
        </message>
        <message numerus="yes">
            <source>there must be %n species</source>
            <translation>
                <numerusform>es muss %n Art geben</numerusform>
                <numerusform>es muss %n Arten geben</numerusform>
            </translation>
        </message>
        <message>
            <source>there must be natives and invasives</source>
            <translation>es muss heimische und invasive Pflanzen geben</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>kommt noch</translation>
        </message>
        <message>
            <source>unharmed</source>
            <translation>unver­sehrt</translation>
        </message>
        <message>
            <source>was rolled: only lands there are affected</source>
            <translation>ist gewürfelt: Nur Grundstücke dort sind betroffen</translation>
        </message>
        <message>
            <source>was the last roll; it has no effect this turn</source>
            <translation>war der letzte Wurf; für diesen Zug gilt er nicht</translation>
        </message>
        <message>
            <source>will be damaged</source>
            <translation>nimmt Schaden</translation>
        </message>
        <message>
            <source>will be killed</source>
            <translation>wird getötet</translation>
        </message>
        <message>
            <source>will grow</source>
            <translation>wächst</translation>
        </message>
        <message>
            <source>will invade</source>
            <translation>dringt vor</translation>
        </message>
        <message>
            <source>will propagate</source>
            <translation>vermehrt sich</translation>
        </message>
        <message>
            <source>will sprout</source>
            <translation>keimt</translation>
        </message>
        <message>
            <source>with {players} players there must be more fires than events of any other kind</source>
            <translation>bei {players} Spielern müssen es mehr Feuer sein als Ereignisse jeder anderen Art</translation>
        </message>
        <message>
            <source>woody</source>
            <translation>Holz</translation>
        </message>
        <message>
            <source>{cards} together</source>
            <translation>{cards} zusammen</translation>
        </message>
        <message>
            <source>{card} blocks your {stopped}.</source>
            <translation>{card} wehrt {stopped} ab.</translation>
        </message>
        <message>
            <source>{card} blocks {stopped}.</source>
            <translation>{card} wehrt {stopped} ab.</translation>
        </message>
        <message>
            <source>{card} in your hand</source>
            <translation>{card} auf deiner Hand</translation>
        </message>
        <message>
            <source>{card}, played by {who}</source>
            <translation>{card}, ausgespielt von {who}</translation>
        </message>
        <message>
            <source>{card}, shown by {who}</source>
            <translation>{card}, gezeigt von {who}</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n asked for</source>
            <translation>
                <numerusform>{card}: %n verlangt</numerusform>
                <numerusform>{card}: %n verlangt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n of {held}</source>
            <translation>
                <numerusform>{card}: %n von {held}</numerusform>
                <numerusform>{card}: %n von {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}: one less</source>
            <translation>{card}: eine weniger</translation>
        </message>
        <message>
            <source>{cause} ({does})</source>
            <translation>{cause} ({does})</translation>
        </message>
        <message>
            <source>{coins}, {cards}</source>
            <translation>{coins}, {cards}</translation>
        </message>
        <message>
            <source>{coins}, {cards}, {what}</source>
            <translation>{coins}, {cards}, {what}</translation>
        </message>
        <message>
            <source>{event}!</source>
            <translation>{event}!</translation>
        </message>
        <message>
            <source>{event}. {told}</source>
            <translation>{event}. {told}</translation>
        </message>
        <message>
            <source>{event}: {text}</source>
            <translation>{event}: {text}</translation>
        </message>
        <message>
            <source>{goods}</source>
            <translation>{goods}</translation>
        </message>
        <message numerus="yes">
            <source>{goods}; {cards} of %n card(s)</source>
            <translation>
                <numerusform>{goods}; {cards} von %n Karte</numerusform>
                <numerusform>{goods}; {cards} von %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>{land} (Creekside): skipped.</source>
            <translation>{land} (Bachufer): ausgelassen.</translation>
        </message>
        <message>
            <source>{land} ({area}): skipped.</source>
            <translation>{land} ({area}): ausgelassen.</translation>
        </message>
        <message>
            <source>{land} ({plant})</source>
            <translation>{land} ({plant})</translation>
        </message>
        <message>
            <source>{land} ({plant}, {who})</source>
            <translation>{land} ({plant}, {who})</translation>
        </message>
        <message>
            <source>{land} ({who})</source>
            <translation>{land} ({who})</translation>
        </message>
        <message>
            <source>{land} goes under the Land Deck.</source>
            <translation>{land} kommt unter den Grundstücksstapel.</translation>
        </message>
        <message>
            <source>{land} is added to the market.</source>
            <translation>{land} kommt auf den Markt.</translation>
        </message>
        <message>
            <source>{land}: the seeds can’t sprout, as the pool has no cards left.</source>
            <translation>{land}: Die Samen keimen nicht, im Vorrat ist keine Karte mehr.</translation>
        </message>
        <message>
            <source>{land}: the seeds sprout.</source>
            <translation>{land}: Die Samen keimen.</translation>
        </message>
        <message>
            <source>{land}: {clause}</source>
            <translation>{land}: {clause}</translation>
        </message>
        <message>
            <source>{land}: {details}</source>
            <translation>{land}: {details}</translation>
        </message>
        <message>
            <source>{land}: {plant} can’t propagate, as the pool is empty.</source>
            <translation>{land}: {plant} kann sich nicht vermehren, der Vorrat ist leer.</translation>
        </message>
        <message>
            <source>{land}: {plant} drowns.</source>
            <translation>{land}: {plant} ertrinkt.</translation>
        </message>
        <message>
            <source>{land}: {plant} grows.</source>
            <translation>{land}: {plant} wächst.</translation>
        </message>
        <message>
            <source>{land}: {plant} has no room for a seedling.</source>
            <translation>{land}: {plant} hat keinen Platz für einen Ableger.</translation>
        </message>
        <message>
            <source>{land}: {plant} invades.</source>
            <translation>{land}: {plant} dringt vor.</translation>
        </message>
        <message>
            <source>{land}: {plant} is damaged.</source>
            <translation>{land}: {plant} nimmt Schaden.</translation>
        </message>
        <message>
            <source>{land}: {plant} is gone; with your answer it is still there.</source>
            <translation>{land}: {plant} ist weg; mit deinem Zug steht die Pflanze noch da.</translation>
        </message>
        <message>
            <source>{land}: {plant} is killed.</source>
            <translation>{land}: {plant} wird getötet.</translation>
        </message>
        <message>
            <source>{land}: {plant} propagates.</source>
            <translation>{land}: {plant} vermehrt sich.</translation>
        </message>
        <message>
            <source>{land}: {plant} protected by the Fire Station.</source>
            <translation>{land}: {plant} ist durch die Feuerwache geschützt.</translation>
        </message>
        <message>
            <source>{land}: {plant} saved with a Water.</source>
            <translation>{land}: {plant} ist mit einem Wasser gerettet.</translation>
        </message>
        <message>
            <source>{land}: {plant} unharmed.</source>
            <translation>{land}: {plant} bleibt unversehrt.</translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer nothing grows there.</source>
            <translation>
                <numerusform>{land}: {plant}, %n Stern; mit deinem Zug wächst dort nichts.</numerusform>
                <numerusform>{land}: {plant}, %n Sterne; mit deinem Zug wächst dort nichts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer {other}, {stars}.</source>
            <translation>
                <numerusform>{land}: {plant}, %n Stern; mit deinem Zug {other}, {stars}.</numerusform>
                <numerusform>{land}: {plant}, %n Sterne; mit deinem Zug {other}, {stars}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{land}: {plant}, {fate}</source>
            <translation>{land}: {plant}, {fate}</translation>
        </message>
        <message>
            <source>{least} to {most}</source>
            <translation>{least} bis {most}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{now}, as now</source>
            <translation>{now}, wie jetzt</translation>
        </message>
        <message>
            <source>{now}, then {then}</source>
            <translation>{now}, dann {then}</translation>
        </message>
        <message>
            <source>{number}</source>
            <translation>{number}</translation>
        </message>
        <message>
            <source>{number} {card}</source>
            <translation>{number} {card}</translation>
        </message>
        <message>
            <source>{number}, as now</source>
            <translation>{number}, wie jetzt</translation>
        </message>
        <message>
            <source>{one} and {other}</source>
            <translation>{one} und {other}</translation>
        </message>
        <message>
            <source>{one} and {two}</source>
            <translation>{one} und {two}</translation>
        </message>
        <message>
            <source>{plant} does not react to {cards}.</source>
            <translation>{plant} reagiert nicht auf {cards}.</translation>
        </message>
        <message>
            <source>{plant} flips to its big side.</source>
            <translation>{plant} wird groß.</translation>
        </message>
        <message>
            <source>{plant} flips to its small side.</source>
            <translation>{plant} wird wieder klein.</translation>
        </message>
        <message>
            <source>{plant} for {who}, who chooses the land.</source>
            <translation>{plant} geht an {who}; {who} wählt das Grundstück.</translation>
        </message>
        <message>
            <source>{plant} goes back to the pool.</source>
            <translation>{plant} kommt zurück in den Vorrat.</translation>
        </message>
        <message>
            <source>{plant} is planted on {land}.</source>
            <translation>{plant} wird auf {land} gepflanzt.</translation>
        </message>
        <message>
            <source>{plant} on one of your lands; you choose which.</source>
            <translation>{plant} kommt zu dir; wohin, wählst du.</translation>
        </message>
        <message>
            <source>{plant} {number}</source>
            <translation>{plant} {number}</translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left</source>
            <translation>
                <numerusform>{plant}, noch %n</numerusform>
                <numerusform>{plant}, noch %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left in the pool.</source>
            <translation>
                <numerusform>{plant}, noch %n im Vorrat.</numerusform>
                <numerusform>{plant}, noch %n im Vorrat.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): choose its land</source>
            <translation>
                <numerusform>{plant}, +%n Stern: Wähle ein Grundstück</numerusform>
                <numerusform>{plant}, +%n Sterne: Wähle ein Grundstück</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): may grow back</source>
            <translation>
                <numerusform>{plant}, +%n Stern: Darf wieder austreiben</numerusform>
                <numerusform>{plant}, +%n Sterne: Darf wieder austreiben</numerusform>
            </translation>
        </message>
        <message>
            <source>{plant}, {land}: {does}</source>
            <translation>{plant}, {land}: {does}</translation>
        </message>
        <message>
            <source>{plant}: choose its land</source>
            <translation>{plant}: Wähle ein Grundstück</translation>
        </message>
        <message>
            <source>{plant}: may grow back</source>
            <translation>{plant}: Darf wieder austreiben</translation>
        </message>
        <message>
            <source>{plant}: {value}</source>
            <translation>{plant}: {value}</translation>
        </message>
        <message>
            <source>{play}.</source>
            <translation>{play}.</translation>
        </message>
        <message>
            <source>{score} of {target} stars</source>
            <translation>{score} von {target} Sternen</translation>
        </message>
        <message>
            <source>{there} of {held}</source>
            <translation>{there} von {held}</translation>
        </message>
        <message>
            <source>{victim} has no cards left to steal.</source>
            <translation>{victim} hat keine Karte mehr, die zu stehlen wäre.</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} accepts. {offer}</source>
            <translation>{who} nimmt an. {offer}</translation>
        </message>
        <message>
            <source>{who} after the trade</source>
            <translation>{who} danach</translation>
        </message>
        <message>
            <source>{who} after the trade: stars {stars}; coins {coins}; cards {cards}; a turn: coins {income}, cards {drawn}.</source>
            <translation>{who} nach dem Handel: Sterne {stars}; Münzen {coins}; Karten {cards}; pro Zug: Münzen {income}, Karten {drawn}.</translation>
        </message>
        <message>
            <source>{who} asks for: {goods}.</source>
            <translation>{who} verlangt: {goods}.</translation>
        </message>
        <message>
            <source>{who} asks {partner} for {get} and gives nothing.</source>
            <translation>{who} bittet {partner} um {get} und gibt nichts.</translation>
        </message>
        <message>
            <source>{who} begins with Headquarters and an Empty Field, {area}.</source>
            <translation>{who} beginnt mit Hauptquartier und Leerem Feld, Region {area}.</translation>
        </message>
        <message>
            <source>{who} blocks it with {card}.</source>
            <translation>{who} wehrt es mit {card} ab.</translation>
        </message>
        <message>
            <source>{who} blocks the block with {card}.</source>
            <translation>{who} wehrt die Abwehr mit {card} ab.</translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {building} for %n coin(s) and puts it on {land}.</source>
            <translation>
                <numerusform>{who} kauft für %n Münze: {building}. Standort: {land}.</numerusform>
                <numerusform>{who} kauft für %n Münzen: {building}. Standort: {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who} kauft für %n Münze: {land}.</numerusform>
                <numerusform>{who} kauft für %n Münzen: {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} with a {plant} for %n coin(s).</source>
            <translation>
                <numerusform>{who} kauft für %n Münze: {land}. Darauf steht: {plant}.</numerusform>
                <numerusform>{who} kauft für %n Münzen: {land}. Darauf steht: {plant}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} cancels the counter-offer. The first offer still stands.</source>
            <translation>{who} zieht das Gegenangebot zurück. Das erste Angebot gilt noch.</translation>
        </message>
        <message>
            <source>{who} cancels the offer.</source>
            <translation>{who} zieht das Angebot zurück.</translation>
        </message>
        <message>
            <source>{who} cancels the offer. Nothing changes hands.</source>
            <translation>{who} zieht das Angebot zurück. Nichts wird getauscht.</translation>
        </message>
        <message>
            <source>{who} cannot pay: {building} on {land} is lost.</source>
            <translation>{who} kann nicht zahlen. Verloren: {building} ({land}).</translation>
        </message>
        <message>
            <source>{who} chooses none.</source>
            <translation>{who} wählt nichts davon.</translation>
        </message>
        <message>
            <source>{who} chooses the land: {lands}.</source>
            <translation>{who} wählt das Grundstück: {lands}.</translation>
        </message>
        <message>
            <source>{who} chooses {other}.</source>
            <translation>{who} wählt {other}.</translation>
        </message>
        <message>
            <source>{who} chooses {target}.</source>
            <translation>{who} wählt: {target}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} collects %n coin(s).</source>
            <translation>
                <numerusform>{who} nimmt %n Münze ein.</numerusform>
                <numerusform>{who} nimmt %n Münzen ein.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} decides whether to spend a Water on {target}.</source>
            <translation>{who} entscheidet, ob ein Wasser ausgegeben wird: {target}.</translation>
        </message>
        <message>
            <source>{who} decides.</source>
            <translation>{who} entscheidet.</translation>
        </message>
        <message>
            <source>{who} declines {other}’s counter-offer. The first offer still stands.</source>
            <translation>{who} lehnt das Gegenangebot von {other} ab. Das erste Angebot gilt noch.</translation>
        </message>
        <message>
            <source>{who} declines {other}’s offer.</source>
            <translation>{who} lehnt das Angebot von {other} ab.</translation>
        </message>
        <message>
            <source>{who} demolishes {building}.</source>
            <translation>{who} reißt ab: {building}.</translation>
        </message>
        <message>
            <source>{who} discards {card}.</source>
            <translation>{who} wirft {card} ab.</translation>
        </message>
        <message>
            <source>{who} doesn’t spend a Water on {target}.</source>
            <translation>{who} gibt kein Wasser aus: {target}.</translation>
        </message>
        <message>
            <source>{who} draws a Resource Card.</source>
            <translation>{who} zieht eine Ressourcenkarte.</translation>
        </message>
        <message numerus="yes">
            <source>{who} draws a card for %n coin(s).</source>
            <translation>
                <numerusform>{who} zieht eine Karte für %n Münze.</numerusform>
                <numerusform>{who} zieht eine Karte für %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} draws {card}.</source>
            <translation>{who} zieht {card}.</translation>
        </message>
        <message>
            <source>{who} ends the turn.</source>
            <translation>{who} beendet den Zug.</translation>
        </message>
        <message numerus="yes">
            <source>{who} gains %n star(s).</source>
            <translation>
                <numerusform>{who} gewinnt %n Stern.</numerusform>
                <numerusform>{who} gewinnt %n Sterne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} gains up to %n star(s).</source>
            <translation>
                <numerusform>{who} gewinnt bis zu %n Stern.</numerusform>
                <numerusform>{who} gewinnt bis zu %n Sterne.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} gives</source>
            <translation>{who} gibt</translation>
        </message>
        <message>
            <source>{who} gives up {building}.</source>
            <translation>{who} gibt auf: {building}.</translation>
        </message>
        <message>
            <source>{who} gives {partner} {give} and asks for nothing.</source>
            <translation>{who} gibt {partner} {give} und verlangt nichts.</translation>
        </message>
        <message>
            <source>{who} gives {partner} {give} for {get}.</source>
            <translation>{who} gibt {partner} {give} für {get}.</translation>
        </message>
        <message>
            <source>{who} goes first.</source>
            <translation>{who} beginnt.</translation>
        </message>
        <message numerus="yes">
            <source>{who} goes later and gets %n more coin(s).</source>
            <translation>
                <numerusform>{who} ist später dran und bekommt %n Münze mehr.</numerusform>
                <numerusform>{who} ist später dran und bekommt %n Münzen mehr.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n card(s).</source>
            <translation>
                <numerusform>{who} hat %n Karte.</numerusform>
                <numerusform>{who} hat %n Karten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n.</source>
            <translation>
                <numerusform>{who} hat %n.</numerusform>
                <numerusform>{who} hat %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has no Resource Cards.</source>
            <translation>{who} hat keine Ressourcenkarten.</translation>
        </message>
        <message>
            <source>{who} has the best landscape: {stars} stars.</source>
            <translation>{who} hat die beste Landschaft: {stars} Sterne.</translation>
        </message>
        <message>
            <source>{who} keeps the roll.</source>
            <translation>{who} behält den Wurf.</translation>
        </message>
        <message>
            <source>{who} leaves {land} open.</source>
            <translation>{who} lässt {land} frei.</translation>
        </message>
        <message numerus="yes">
            <source>{who} loses %n star(s).</source>
            <translation>
                <numerusform>{who} verliert %n Stern.</numerusform>
                <numerusform>{who} verliert %n Sterne.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} makes {partner} a counter-offer. {offer}</source>
            <translation>{who} macht {partner} ein Gegenangebot. {offer}</translation>
        </message>
        <message>
            <source>{who} makes {partner} an offer. {offer}</source>
            <translation>{who} macht {partner} ein Angebot. {offer}</translation>
        </message>
        <message numerus="yes">
            <source>{who} may lose %n star(s).</source>
            <translation>
                <numerusform>{who} verliert vielleicht %n Stern.</numerusform>
                <numerusform>{who} verliert vielleicht %n Sterne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} must discard %n more card(s).</source>
            <translation>
                <numerusform>{who} muss noch %n Karte abwerfen.</numerusform>
                <numerusform>{who} muss noch %n Karten abwerfen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} passes to {other}: {card}.</source>
            <translation>{who} gibt weiter an {other}: {card}.</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} passt.</translation>
        </message>
        <message numerus="yes">
            <source>{who} pays %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>{who} zahlt %n Münze und behält: {building}.</numerusform>
                <numerusform>{who} zahlt %n Münzen und behält: {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal a card from {other}</source>
            <translation>{who} spielt Tücke, um {other} eine Karte zu stehlen</translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal a card from {victim}.</source>
            <translation>{who} spielt Tücke, um {victim} eine Karte zu stehlen.</translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal coins from {victim}.</source>
            <translation>{who} spielt Tücke, um {victim} Münzen zu stehlen.</translation>
        </message>
        <message numerus="yes">
            <source>{who} plays Nefarious to steal up to %n coin(s) from {other}</source>
            <translation>
                <numerusform>{who} spielt Tücke, um {other} %n Münze zu stehlen</numerusform>
                <numerusform>{who} spielt Tücke, um {other} bis zu %n Münzen zu stehlen</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} plays Nefarious: {plant} for {owner}’s {land}.</source>
            <translation>{who} spielt Tücke: {plant} soll auf {land}, bei {owner}.</translation>
        </message>
        <message>
            <source>{who} plays Nefarious: {plant} on {land}</source>
            <translation>{who} spielt Tücke: {plant} auf {land}</translation>
        </message>
        <message>
            <source>{who} plays cards, buys something or ends the turn.</source>
            <translation>{who} spielt Karten, kauft oder beendet den Zug.</translation>
        </message>
        <message>
            <source>{who} plays cards, buys something, trades or ends the turn.</source>
            <translation>{who} spielt Karten, kauft, handelt oder beendet den Zug.</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {land}</source>
            <translation>{who} spielt {cards} auf {land}</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {target} ({owner}).</source>
            <translation>{who} spielt {cards}. Ziel: {target}, bei {owner}.</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {target}.</source>
            <translation>{who} spielt {cards}. Ziel: {target}.</translation>
        </message>
        <message>
            <source>{who} prepares a counter-offer.</source>
            <translation>{who} bereitet ein Gegenangebot vor.</translation>
        </message>
        <message>
            <source>{who} prepares a counter-offer. The first offer still stands.</source>
            <translation>{who} bereitet ein Gegenangebot vor. Das erste Angebot gilt noch.</translation>
        </message>
        <message>
            <source>{who} prepares an offer for {partner}.</source>
            <translation>{who} bereitet ein Angebot für {partner} vor.</translation>
        </message>
        <message>
            <source>{who} puts into the basket: {goods}.</source>
            <translation>{who} legt in den Korb: {goods}.</translation>
        </message>
        <message>
            <source>{who} puts the {plant} on {land}, where it replaces the {other}.</source>
            <translation>{who} entscheidet: {plant} kommt auf {land} und ersetzt {other}.</translation>
        </message>
        <message>
            <source>{who} puts the {plant} on {land}.</source>
            <translation>{who} entscheidet: {plant} kommt auf {land}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} sells {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who} verkauft {card} für %n Münze.</numerusform>
                <numerusform>{who} verkauft {card} für %n Münzen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} share the victory.</source>
            <translation>{who} teilen sich den Sieg.</translation>
        </message>
        <message>
            <source>{who} spends a Water to save {target}.</source>
            <translation>{who} gibt ein Wasser aus und rettet: {target}.</translation>
        </message>
        <message>
            <source>{who} steals from {victim}: {card}.</source>
            <translation>{who} stiehlt von {victim}: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} takes %n coin(s) from {victim}.</source>
            <translation>
                <numerusform>{who} nimmt {victim} %n Münze weg.</numerusform>
                <numerusform>{who} nimmt {victim} %n Münzen weg.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} for %n coin(s): {plant} on {land}.</source>
            <translation>
                <numerusform>{who} setzt für %n Münze ein: {building}. {plant} kommt auf {land}.</numerusform>
                <numerusform>{who} setzt für %n Münzen ein: {building}. {plant} kommt auf {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} on {target} for %n coin(s).</source>
            <translation>
                <numerusform>{who} setzt für %n Münze ein: {building}. Ziel: {target}.</numerusform>
                <numerusform>{who} setzt für %n Münzen ein: {building}. Ziel: {target}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} uses {building}: {card} turns into Water.</source>
            <translation>{who} setzt ein: {building}. Aus {card} wird Wasser.</translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n star(s).</source>
            <translation>
                <numerusform>{who} gewinnt mit %n Stern Vorsprung.</numerusform>
                <numerusform>{who} gewinnt mit %n Sternen Vorsprung.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the tie on stars.</source>
            <translation>{who} gewinnt bei Gleichstand der Sterne.</translation>
        </message>
        <message>
            <source>{who} {n}</source>
            <translation>{who} {n}</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n Resource Card(s)</source>
            <translation>
                <numerusform>{who}: %n Ressourcenkarte</numerusform>
                <numerusform>{who}: %n Ressourcenkarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n coin(s)</source>
            <translation>
                <numerusform>{who}: %n Münze</numerusform>
                <numerusform>{who}: %n Münzen</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: block {other}’s play with a card, or pass.</source>
            <translation>{who}: Wehr ab, was {other} ausgespielt hat, oder passe.</translation>
        </message>
        <message>
            <source>{who}: change the two baskets as you like, then send your counter-offer to {partner}.</source>
            <translation>{who}: Ändere die beiden Körbe, wie du magst, und mach {partner} dann dein Gegenangebot.</translation>
        </message>
        <message>
            <source>{who}: choose a card to discard.</source>
            <translation>{who}: Wähle eine Karte zum Abwerfen.</translation>
        </message>
        <message>
            <source>{who}: choose a card to sell.</source>
            <translation>{who}: Wähle eine Karte zum Verkaufen.</translation>
        </message>
        <message>
            <source>{who}: choose a land for the plant from the {building}.</source>
            <translation>{who}, {building}: Auf welches Grundstück?</translation>
        </message>
        <message>
            <source>{who}: choose a plant for the Fire Station to protect.</source>
            <translation>{who}: Wähle eine Pflanze, die die Feuerwache schützt.</translation>
        </message>
        <message>
            <source>{who}: choose a plant to grow in the {building}.</source>
            <translation>{who}, {building}: Was soll gepflanzt werden?</translation>
        </message>
        <message>
            <source>{who}: choose one of your big natives to propagate.</source>
            <translation>{who}: Wähle eine deiner großen heimischen Pflanzen, die sich vermehrt.</translation>
        </message>
        <message>
            <source>{who}: choose one of your plants for the Labor.</source>
            <translation>{who}: Wähle eine deiner Pflanzen für die Arbeit.</translation>
        </message>
        <message>
            <source>{who}: choose one of your plants for the Water.</source>
            <translation>{who}: Wähle eine deiner Pflanzen für das Wasser.</translation>
        </message>
        <message>
            <source>{who}: choose the invasive to plant on {land}.</source>
            <translation>{who}: Welche invasive Pflanze kommt auf {land}?</translation>
        </message>
        <message>
            <source>{who}: choose the small plant that the squirrel kills.</source>
            <translation>{who}: Wähle die kleine Pflanze, die das Eichhörnchen tötet.</translation>
        </message>
        <message>
            <source>{who}: choose what the {building} does.</source>
            <translation>{who}, {building}: Was soll geschehen?</translation>
        </message>
        <message>
            <source>{who}: choose which opponent gets the seeds.</source>
            <translation>{who}: Wähle, wer die Samen bekommt.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: discard %n more card(s).</source>
            <translation>
                <numerusform>{who}: Wirf noch %n Karte ab.</numerusform>
                <numerusform>{who}: Wirf noch %n Karten ab.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop Nefarious on an open land, or on an opponent’s coins or cards.</source>
            <translation>{who}: Lass Tücke auf einem freien Grundstück los oder auf fremden Münzen oder Karten.</translation>
        </message>
        <message>
            <source>{who}: drop here to block the play with {card}.</source>
            <translation>{who}: Lass los, um mit {card} abzuwehren.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to build {land} on {parcel} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: Lass los, um {land} für %n Münze auf {parcel} zu bauen.</numerusform>
                <numerusform>{who}: Lass los, um {land} für %n Münzen auf {parcel} zu bauen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: Lass los, um {land} für %n Münze zu kaufen.</numerusform>
                <numerusform>{who}: Lass los, um {land} für %n Münzen zu kaufen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop here to discard {card}.</source>
            <translation>{who}: Lass los, um {card} abzuwerfen.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: Lass los, um {card} für %n Münze zu verkaufen.</numerusform>
                <numerusform>{who}: Lass los, um {card} für %n Münzen zu verkaufen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to steal %n coin(s) from {other}.</source>
            <translation>
                <numerusform>{who}: Lass los, um {other} %n Münze zu stehlen.</numerusform>
                <numerusform>{who}: Lass los, um {other} %n Münzen zu stehlen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop here to steal a random card from {other}.</source>
            <translation>{who}: Lass los, um {other} eine zufällige Karte zu stehlen.</translation>
        </message>
        <message>
            <source>{who}: drop here to turn {card} into a Water from the discard pile.</source>
            <translation>{who}: Lass los, und aus {card} wird ein Wasser vom Ablagestapel.</translation>
        </message>
        <message>
            <source>{who}: drop on {land}, then choose the invasive to plant there.</source>
            <translation>{who}: Lass auf {land} los und wähle dann die invasive Pflanze.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and the seeds sprout.</source>
            <translation>{who}: Lass {cards} hier los, und die Samen keimen.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} grows.</source>
            <translation>{who}: Lass {cards} hier los, und {plant} wächst.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} invades.</source>
            <translation>{who}: Lass {cards} hier los, und {plant} dringt vor.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} is damaged.</source>
            <translation>{who}: Lass {cards} hier los, und {plant} nimmt Schaden.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} is killed.</source>
            <translation>{who}: Lass {cards} hier los, und {plant} wird getötet.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} propagates.</source>
            <translation>{who}: Lass {cards} hier los, und {plant} vermehrt sich.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on the button to discard it.</source>
            <translation>{who}: Lass {card} auf der Schaltfläche los, um die Karte abzuwerfen.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on the play to block it.</source>
            <translation>{who}: Lass {card} auf der ausgespielten Karte los, um sie abzuwehren.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on {other} to play both together.</source>
            <translation>{who}: Lass los, um {card} auf {other} zu legen und beides zusammen zu spielen.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on one of your open lands to build it for %n coin(s).</source>
            <translation>
                <numerusform>{who}: Lass {land} auf einem freien Grundstück von dir los, um für %n Münze zu bauen.</numerusform>
                <numerusform>{who}: Lass {land} auf einem freien Grundstück von dir los, um für %n Münzen zu bauen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on your landscape to buy it for %n coin(s).</source>
            <translation>
                <numerusform>{who}: Lass {land} auf deiner Landschaft los, um es für %n Münze zu kaufen.</numerusform>
                <numerusform>{who}: Lass {land} auf deiner Landschaft los, um es für %n Münzen zu kaufen.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: fill the two baskets, then propose the trade to {partner}.</source>
            <translation>{who}: Füll die beiden Körbe und mach {partner} dann das Angebot.</translation>
        </message>
        <message>
            <source>{who}: here is your last offer again. Change it as you like, then propose it to {partner}.</source>
            <translation>{who}: Das war dein letztes Angebot. Ändere es, wie du magst, und schlage es {partner} vor.</translation>
        </message>
        <message>
            <source>{who}: let a {plant} grow back on {land}?</source>
            <translation>{who}: Soll {plant} auf {land} wieder wachsen?</translation>
        </message>
        <message numerus="yes">
            <source>{who}: pay %n coin(s) for {building} on {land}, or give it up?</source>
            <translation>
                <numerusform>{who}: %n Münze zahlen oder das Gebäude aufgeben? {building}, {land}.</numerusform>
                <numerusform>{who}: %n Münzen zahlen oder das Gebäude aufgeben? {building}, {land}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: play cards on your own plants, or end your turn.</source>
            <translation>{who}: Spiel Karten auf deine Pflanzen oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>{who}: play cards, buy a land, or end your turn.</source>
            <translation>{who}: Spiel Karten, kauf ein Grundstück oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>{who}: play cards, buy a land, trade, or end your turn.</source>
            <translation>{who}: Spiel Karten, kauf ein Grundstück, handle oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>{who}: play {cards} together. On which plant?</source>
            <translation>{who}: Spiel {cards} zusammen. Auf welche Pflanze?</translation>
        </message>
        <message>
            <source>{who}: spend a Water on {target}?</source>
            <translation>{who}: Mit einem Wasser retten? {target}.</translation>
        </message>
        <message>
            <source>{who}: the die shows {area}. Keep the roll, or roll again?</source>
            <translation>{who}: Der Würfel zeigt {area}. Behalten oder neu würfeln?</translation>
        </message>
        <message>
            <source>{who}: where does the {plant} go?</source>
            <translation>{who}: {plant}: Wo kommt die Pflanze hin?</translation>
        </message>
        <message>
            <source>{who}: who do you want to trade with?</source>
            <translation>{who}: Mit wem möchtest du handeln?</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but nothing will happen to {plant}.</source>
            <translation>{who}: Lass {cards} hier los; aber {plant} bleibt, wie es ist.</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but the pool has no cards left for {plant}.</source>
            <translation>{who}: Lass {cards} hier los; aber für {plant} ist der Vorrat leer.</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but {plant} has no room for a seedling.</source>
            <translation>{who}: Lass {cards} hier los; aber {plant} hat keinen Platz für einen Ableger.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: {cards} together affect %n plant(s). Drop them there.</source>
            <translation>
                <numerusform>{who}: {cards} wirken zusammen auf %n Pflanze. Lass dort los.</numerusform>
                <numerusform>{who}: {cards} wirken zusammen auf %n Pflanzen. Lass dort los.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there, or on a card that goes with it.</source>
            <translation>
                <numerusform>{who}: {card} wirkt auf %n Pflanze. Lass die Karte dort los oder auf einer, die zu ihr passt.</numerusform>
                <numerusform>{who}: {card} wirkt auf %n Pflanzen. Lass die Karte dort los oder auf einer, die zu ihr passt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there.</source>
            <translation>
                <numerusform>{who}: {card} wirkt auf %n Pflanze. Lass die Karte dort los.</numerusform>
                <numerusform>{who}: {card} wirkt auf %n Pflanzen. Lass die Karte dort los.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {card} alone doesn’t affect any plant now. Drop the card on one that goes with it, or sell it.</source>
            <translation>{who}: {card} allein wirkt gerade auf keine Pflanze. Leg die Karte auf eine, die zu ihr passt, oder verkauf sie.</translation>
        </message>
        <message>
            <source>{who}: {card} doesn’t affect any plant now, but you can sell it.</source>
            <translation>{who}: {card} wirkt gerade auf keine Pflanze, aber du kannst sie verkaufen.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then %n star(s) of {target}</source>
            <translation>
                <numerusform>{who}: {now}, dann %n Stern von {target}</numerusform>
                <numerusform>{who}: {now}, dann %n Sterne von {target}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then {least} to %n star(s) of {target}</source>
            <translation>
                <numerusform>{who}: {now}, dann {least} bis %n Stern von {target}</numerusform>
                <numerusform>{who}: {now}, dann {least} bis %n Sterne von {target}</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {other} has made a counter-offer. Accept it, decline it, or cancel your own offer.</source>
            <translation>{who}: {other} hat ein Gegenangebot gemacht. Nimm es an, lehn es ab oder zieh dein Angebot zurück.</translation>
        </message>
        <message>
            <source>{who}: {other} has made you an offer. Accept it, decline it, or make a counter-offer.</source>
            <translation>{who}: {other} macht dir ein Angebot. Nimm es an, lehn es ab oder mach ein Gegenangebot.</translation>
        </message>
        <message>
            <source>{who}: {other}’s first offer still stands. Accept it or decline it.</source>
            <translation>{who}: Das erste Angebot von {other} gilt noch. Nimm es an oder lehn es ab.</translation>
        </message>
        <message>
            <source>{who}: {parent} has a seedling. Where does the {plant} go?</source>
            <translation>{who}: {parent} hat einen Ableger: {plant}. Wo kommt er hin?</translation>
        </message>
        <message>
            <source>{who}: {parent} propagates in the fire. Where does the {plant} go?</source>
            <translation>{who}: {parent} vermehrt sich im Feuer: {plant}. Wo kommt der Ableger hin?</translation>
        </message>
        <message>
            <source>{who}’s Fire Lookout rolls the die again.</source>
            <translation>Der Feuerwachturm von {who} würfelt noch einmal.</translation>
        </message>
        <message>
            <source>{who}’s Fire Station doesn’t protect anything.</source>
            <translation>Die Feuerwache von {who} schützt nichts.</translation>
        </message>
        <message>
            <source>{who}’s Fire Station protects {target}.</source>
            <translation>Die Feuerwache von {who} schützt: {target}.</translation>
        </message>
        <message>
            <source>{who}’s coins</source>
            <translation>Münzen von {who}</translation>
        </message>
        <message>
            <source>{who}’s hand</source>
            <translation>Hand von {who}</translation>
        </message>
        <message>
            <source>{who}’s hand is hidden</source>
            <translation>Hand von {who}, verdeckt</translation>
        </message>
        <message>
            <source>{who}’s hidden hand</source>
            <translation>Verdeckte Hand von {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s lands, %n in the basket</source>
            <translation>
                <numerusform>Grundstücke von {who}, %n im Korb</numerusform>
                <numerusform>Grundstücke von {who}, %n im Korb</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s lands, none in the basket</source>
            <translation>Grundstücke von {who}, keines im Korb</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s next land costs %n coin(s) less.</source>
            <translation>
                <numerusform>Das nächste Grundstück kostet {who} %n Münze weniger.</numerusform>
                <numerusform>Das nächste Grundstück kostet {who} %n Münzen weniger.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s stars: {now}, then {then}.</source>
            <translation>Sterne von {who}: {now}, dann {then}.</translation>
        </message>
        <message>
            <source>{who}’s turn continues.</source>
            <translation>Der Zug von {who} geht weiter.</translation>
        </message>
        <message>
            <source>{who}’s turn, round {round}</source>
            <translation>Zug von {who}, Runde {round}</translation>
        </message>
        <message>
            <source>{who}’s {land}</source>
            <translation>{land} von {who}</translation>
        </message>
        <message>
            <source>× {number}</source>
            <translation>× {number}</translation>
        </message>
    </context>
    <context>
        <name>gloss</name>
        <message>
            <source>A button: click it.</source>
            <translation>Eine Schaltfläche zum Anklicken.</translation>
        </message>
        <message>
            <source>A note about the current position.</source>
            <translation>Eine Anmerkung zum jetzigen Stand.</translation>
        </message>
        <message>
            <source>A piece in the game.</source>
            <translation>Ein Teil des Spiels.</translation>
        </message>
        <message>
            <source>A player in this match.</source>
            <translation>Ein Spieler dieser Partie.</translation>
        </message>
        <message>
            <source>A space on the table.</source>
            <translation>Ein Feld auf dem Tisch.</translation>
        </message>
        <message>
            <source>Life cycle: what turns one side into the other, and what else can happen.</source>
            <translation>Lebenszyklus: was von einer Seite zur anderen führt, und was sonst geschehen kann.</translation>
        </message>
        <message>
            <source>Not now:</source>
            <translation>Jetzt nicht:</translation>
        </message>
        <message>
            <source>Nothing happens to it.</source>
            <translation>Nichts geschieht damit.</translation>
        </message>
        <message>
            <source>What you have to decide now.</source>
            <translation>Was du jetzt entscheiden musst.</translation>
        </message>
    </context>
    <context>
        <name>gnomadic_gardeners</name>
        <message numerus="yes">
            <source>%n bliss</source>
            <translation>
                <numerusform>%n Wonne</numerusform>
                <numerusform>%n Wonne</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bliss behind</source>
            <translation>
                <numerusform>%n Wonne Rückstand</numerusform>
                <numerusform>%n Wonne Rückstand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) with a printed 2</source>
            <translation>
                <numerusform>eine Karte mit gedruckter 2</numerusform>
                <numerusform>%n Karten mit gedruckter 2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n Blume</numerusform>
                <numerusform>%n Blumen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) played, at most {most} count</source>
            <translation>
                <numerusform>eine Blume ausgespielt, höchstens {most} zählen</numerusform>
                <numerusform>%n Blumen ausgespielt, höchstens {most} zählen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fruit</source>
            <translation>
                <numerusform>%n Obst</numerusform>
                <numerusform>%n Obst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s)</source>
            <translation>
                <numerusform>%n Gnom</numerusform>
                <numerusform>%n Gnome</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) in hand</source>
            <translation>
                <numerusform>%n Gnom auf der Hand</numerusform>
                <numerusform>%n Gnome auf der Hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) kept in hand</source>
            <translation>
                <numerusform>%n Gnom bleibt auf der Hand</numerusform>
                <numerusform>%n Gnome bleiben auf der Hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) played</source>
            <translation>
                <numerusform>%n Gnom ausgespielt</numerusform>
                <numerusform>%n Gnome ausgespielt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) to {yours}</source>
            <translation>
                <numerusform>%n Gnom gegen {yours}</numerusform>
                <numerusform>%n Gnome gegen {yours}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value}</source>
            <translation>
                <numerusform>Ein Gnom {month}: {value}</numerusform>
                <numerusform>%n Gnome {month}: {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value} ahead</source>
            <translation>
                <numerusform>Ein Gnom {month}: {value} Vorsprung</numerusform>
                <numerusform>%n Gnome {month}: {value} Vorsprung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} ahead</source>
            <translation>
                <numerusform>Ein Gnom: {value} Vorsprung</numerusform>
                <numerusform>%n Gnome: {value} Vorsprung</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} for sure</source>
            <translation>
                <numerusform>Ein Gnom: {value} sicher</numerusform>
                <numerusform>%n Gnome: {value} sicher</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s); how many are played is secret</source>
            <translation>
                <numerusform>%n Gnom; wie viele ausgespielt werden, ist geheim</numerusform>
                <numerusform>%n Gnome; wie viele ausgespielt werden, ist geheim</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n grain</source>
            <translation>
                <numerusform>%n Korn</numerusform>
                <numerusform>%n Korn</numerusform>
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
                <numerusform>%n h für {bliss} Wonne, schließt {tasks}</numerusform>
                <numerusform>%n h für {bliss} Wonne, schließt {tasks}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, no tasks closed</source>
            <translation>
                <numerusform>%n h für {bliss} Wonne, schließt nichts</numerusform>
                <numerusform>%n h für {bliss} Wonne, schließt nichts</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes first</source>
            <translation>
                <numerusform>%n h gegen {mine}: zuerst dran</numerusform>
                <numerusform>%n h gegen {mine}: zuerst dran</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes second</source>
            <translation>
                <numerusform>%n h gegen {mine}: als Zweites dran</numerusform>
                <numerusform>%n h gegen {mine}: als Zweites dran</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n herb(s)</source>
            <translation>
                <numerusform>%n Kraut</numerusform>
                <numerusform>%n Kräuter</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <translation>
                <numerusform>%n Stunde</numerusform>
                <numerusform>%n Stunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s):</source>
            <translation>
                <numerusform>%n Stunde:</numerusform>
                <numerusform>%n Stunden:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>eine Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task card(s) in the draw pile</source>
            <translation>
                <numerusform>%n Aufgabenkarte im Stapel</numerusform>
                <numerusform>%n Aufgabenkarten im Stapel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vegetable(s)</source>
            <translation>
                <numerusform>%n Gemüse</numerusform>
                <numerusform>%n Gemüse</numerusform>
            </translation>
        </message>
        <message>
            <source>+{bliss}</source>
            <translation>+{bliss}</translation>
        </message>
        <message>
            <source>+{bliss}: {why}</source>
            <translation>+{bliss}: {why}</translation>
        </message>
        <message numerus="yes">
            <source>1 for each gnome, %n printed</source>
            <translation>
                <numerusform>1 je Gnom, gedruckt ist %n</numerusform>
                <numerusform>1 je Gnom, gedruckt sind %n</numerusform>
            </translation>
        </message>
        <message>
            <source>1 gnome</source>
            <translation>1 Gnom</translation>
        </message>
        <message>
            <source>2 gnomes</source>
            <translation>2 Gnome</translation>
        </message>
        <message>
            <source>A face-down gnome</source>
            <translation>Ein verdeckter Gnom</translation>
        </message>
        <message>
            <source>A face-down gnome, one of those {who} has had longest</source>
            <translation>Ein Gnom aus dem ältesten Teil der Hand von {who}, verdeckt</translation>
        </message>
        <message>
            <source>A gnome: helps with one task a round, with all his skills</source>
            <translation>Ein Gnom: hilft je Runde bei einer Aufgabe, mit allem, was er kann</translation>
        </message>
        <message>
            <source>A month adds one extra rule.</source>
            <translation>Ein Monat bringt eine zusätzliche Regel.</translation>
        </message>
        <message>
            <source>A month adds this one rule and changes nothing else.</source>
            <translation>Ein Monat bringt diese eine Regel und ändert sonst nichts.</translation>
        </message>
        <message>
            <source>A new animal puts your other animals to sleep, and each of them scores 1 bliss.</source>
            <translation>Ein neues Tier lässt deine anderen einschlafen, und jedes davon bringt 1 Wonne.</translation>
        </message>
        <message>
            <source>A new task card comes from the draw pile.</source>
            <translation>Eine neue Aufgabenkarte kommt vom Stapel.</translation>
        </message>
        <message>
            <source>A parade: the player who goes second may lend a gnome and score 2 bliss for each task the other player fulfilled.</source>
            <translation>Ein Umzug: Wer als Zweites dran ist, darf einen Gnom verleihen und bekommt 2 Wonne je Aufgabe, die die andere Seite erfüllt hat.</translation>
        </message>
        <message>
            <source>A whole season: seven matches, each in a month with its own rule.</source>
            <translation>Eine ganze Saison: sieben Partien, jede in einem Monat mit seiner eigenen Regel.</translation>
        </message>
        <message numerus="yes">
            <source>After that {who} can gain at most %n bliss.</source>
            <translation>
                <numerusform>{who} kann danach höchstens %n Wonne bekommen.</numerusform>
                <numerusform>{who} kann danach höchstens %n Wonne bekommen.</numerusform>
            </translation>
        </message>
        <message>
            <source>After the round he goes to your hand.</source>
            <translation>Nach der Runde kommt er auf deine Hand.</translation>
        </message>
        <message>
            <source>After the round these gnomes go to {who}, with your last flower: {crops}.</source>
            <translation>Nach der Runde gehen diese Gnome zu {who}, mit deiner letzten Blume: {crops}.</translation>
        </message>
        <message>
            <source>After the round these gnomes go to {who}: {crops}.</source>
            <translation>Nach der Runde gehen diese Gnome zu {who}: {crops}.</translation>
        </message>
        <message>
            <source>All gnomes are revealed.</source>
            <translation>Alle Gnome sind aufgedeckt.</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Tier</translation>
        </message>
        <message>
            <source>Animal for Task 3</source>
            <translation>Tier für Aufgabe 3</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Tiere</translation>
        </message>
        <message>
            <source>Animals you use score normally; unused ones score by July’s rule</source>
            <translation>Genutzte Tiere bringen, was sie sonst bringen; ungenutzte zählen für den Juli</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Jede</translation>
        </message>
        <message>
            <source>Apr</source>
            <translation>Apr</translation>
        </message>
        <message>
            <source>April Showers</source>
            <translation>Aprilschauer</translation>
        </message>
        <message numerus="yes">
            <source>April: the player who goes second scores %n bliss for each animal they have.</source>
            <translation>
                <numerusform>April: Wer als Zweites dran ist, bekommt %n Wonne für jedes eigene Tier.</numerusform>
                <numerusform>April: Wer als Zweites dran ist, bekommt %n Wonne für jedes eigene Tier.</numerusform>
            </translation>
        </message>
        <message>
            <source>As the Scarecrow’s left card, beside {card}: {orders}. {passing}.</source>
            <translation>Als linke Karte der Vogelscheuche, neben {card}: {orders}. {passing}.</translation>
        </message>
        <message>
            <source>As the Scarecrow’s right card, beside {card}: {orders}. {passing}.</source>
            <translation>Als rechte Karte der Vogelscheuche, neben {card}: {orders}. {passing}.</translation>
        </message>
        <message>
            <source>Aug</source>
            <translation>Aug</translation>
        </message>
        <message>
            <source>August Heatwave</source>
            <translation>Augusthitze</translation>
        </message>
        <message>
            <source>August: a player who played exactly three gnomes keeps one of them.</source>
            <translation>August: Wer genau drei Gnome ausgespielt hat, behält einen davon.</translation>
        </message>
        <message numerus="yes">
            <source>August: a player who plays exactly %n gnomes keeps one of them.</source>
            <translation>
                <numerusform>August: Wer genau %n Gnom ausspielt, behält ihn.</numerusform>
                <numerusform>August: Wer genau %n Gnome ausspielt, behält einen davon.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>August: if you play exactly %n gnomes, you keep one of them.</source>
            <translation>
                <numerusform>August: Von genau %n Gnom behältst du ihn.</numerusform>
                <numerusform>August: Von genau %n Gnomen behältst du einen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bees</source>
            <translation>Bienen</translation>
        </message>
        <message>
            <source>Best leads against the Scarecrow</source>
            <translation>Beste Ergebnisse gegen die Vogelscheuche</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Beste Runde</translation>
        </message>
        <message>
            <source>Bliss each time it scores</source>
            <translation>Wonne bei jeder Wertung</translation>
        </message>
        <message>
            <source>Bliss for Task 1</source>
            <translation>Wonne für Aufgabe 1</translation>
        </message>
        <message>
            <source>Bliss for Task 2</source>
            <translation>Wonne für Aufgabe 2</translation>
        </message>
        <message>
            <source>Bliss now, and after this turn</source>
            <translation>Wonne jetzt und nach der Wertung dieses Zuges</translation>
        </message>
        <message>
            <source>Bliss that ends the match</source>
            <translation>Wonne, die die Partie beendet</translation>
        </message>
        <message>
            <source>Bliss to reach together</source>
            <translation>Gemeinsam zu erreichende Wonne</translation>
        </message>
        <message>
            <source>Both benches are revealed at once; the bench with fewer hours goes first.</source>
            <translation>Beide Bänke werden zugleich aufgedeckt; weniger Stunden sind zuerst dran.</translation>
        </message>
        <message>
            <source>Both benches need the same number of hours, so the player with less bliss goes first.</source>
            <translation>Beide Bänke brauchen gleich viele Stunden, also ist zuerst dran, wer weniger Wonne hat.</translation>
        </message>
        <message>
            <source>Both hands are face up; the gnomes you choose stay secret.</source>
            <translation>Alle Karten liegen offen; welche Gnome du wählst, bleibt geheim.</translation>
        </message>
        <message>
            <source>Bramble: 3 gnomes</source>
            <translation>Dornenhecke: 3 Gnome</translation>
        </message>
        <message>
            <source>Busy Bees</source>
            <translation>Fleißige Bienen</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Name des Kartensatzes</translation>
        </message>
        <message>
            <source>Charisma</source>
            <translation>Charisma</translation>
        </message>
        <message>
            <source>Charisma (bliss when played alone)</source>
            <translation>Charisma (Wonne, wenn allein ausgespielt)</translation>
        </message>
        <message>
            <source>Choose your gnomes: how big a lead in bliss over the other player can you be sure of this round?</source>
            <translation>Wähle deine Gnome: Wie viel mehr Wonne als die andere Seite ist dir in dieser Runde sicher?</translation>
        </message>
        <message>
            <source>Choose your gnomes: how much bliss can you be sure of this round, no matter what the other player plays?</source>
            <translation>Wähle deine Gnome: Wie viel Wonne ist dir in dieser Runde sicher, was auch immer die andere Seite ausspielt?</translation>
        </message>
        <message>
            <source>Click {task} to take its gnomes off it.</source>
            <translation>Klick auf {task}, dann kommen die Gnome zurück.</translation>
        </message>
        <message>
            <source>Closes nothing</source>
            <translation>Schließt nichts</translation>
        </message>
        <message>
            <source>Closes {tasks}</source>
            <translation>Schließt {tasks}</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Gegeneinander</translation>
        </message>
        <message>
            <source>Considers what you might play, and misjudges a little.</source>
            <translation>Überlegt, was du ausspielen könntest, und verschätzt sich etwas.</translation>
        </message>
        <message>
            <source>Control cards</source>
            <translation>Steuerkarten</translation>
        </message>
        <message>
            <source>Cooperative: the Shared Basket</source>
            <translation>Gemeinsam: der Gemeinsame Korb</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Anzahl</translation>
        </message>
        <message>
            <source>Cow</source>
            <translation>Kuh</translation>
        </message>
        <message>
            <source>Decided when both benches are revealed; it does not change</source>
            <translation>Wird beim Aufdecken entschieden und ändert sich nicht mehr</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Ablehnen</translation>
        </message>
        <message>
            <source>Decline the new animal: {animal}.</source>
            <translation>Lehn das neue Tier ab: {animal}.</translation>
        </message>
        <message>
            <source>Designed and illustrated by Chris Scaffidi, published by Fervent Workshop. Tested by Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica and Sam. Icons of the published game after Caro Asercion, Delapouite and Lorc (game-icons.net) and Chanut, Font Awesome and Pixel Bazaar (iconfinder.com). More of their games: ferventworkshop.com. The cards and pictures here are our own.</source>
            <translation>Erdacht und gezeichnet von Chris Scaffidi, erschienen bei Fervent Workshop. Probe gespielt haben Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica und Sam. Symbole des veröffentlichten Spiels nach Caro Asercion, Delapouite und Lorc (game-icons.net) sowie Chanut, Font Awesome und Pixel Bazaar (iconfinder.com). Mehr von ihren Spielen: ferventworkshop.com. Die Karten und Bilder hier stammen von uns.</translation>
        </message>
        <message>
            <source>Doesn’t take an animal</source>
            <translation>Nimmt kein Tier</translation>
        </message>
        <message>
            <source>Don’t use the Hen</source>
            <translation>Henne nicht nutzen</translation>
        </message>
        <message>
            <source>Each of your gnomes takes one hour.</source>
            <translation>Jeder deiner Gnome braucht eine Stunde.</translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n gnome(s).</source>
            <translation>
                <numerusform>Beide haben je %n Gnom.</numerusform>
                <numerusform>Beide haben je %n Gnome.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each round the left card is discarded, the right one moves left, and a new one comes from here</source>
            <translation>Jede Runde wird die linke Karte abgelegt, die rechte rückt nach links, und eine neue kommt von hier</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Equally likely: {one}, or {two}.</source>
            <translation>Beides ist gleich wahrscheinlich: {one}, oder {two}.</translation>
        </message>
        <message>
            <source>Every gnome you play works for your opponent next round.</source>
            <translation>Jeder Gnom, den du ausspielst, arbeitet nächste Runde für die andere Seite.</translation>
        </message>
        <message>
            <source>Everything is in bloom: within a task, any two flowers stand for one other skill.</source>
            <translation>Alles blüht: Innerhalb einer Aufgabe ersetzen zwei Blumen ein anderes Können.</translation>
        </message>
        <message>
            <source>First put gnomes on your bench and lock them in. The tasks come next.</source>
            <translation>Spiel zuerst Gnome auf deine Bank und leg sie fest. Danach kommen die Aufgaben.</translation>
        </message>
        <message>
            <source>Follows its control cards; only the number of its animals counts</source>
            <translation>Folgt ihren Steuerkarten; bei ihren Tieren zählt nur, wie viele es sind</translation>
        </message>
        <message>
            <source>Fulfil no task.</source>
            <translation>Erfülle keine Aufgabe.</translation>
        </message>
        <message>
            <source>Fulfil nothing</source>
            <translation>Nichts erfüllen</translation>
        </message>
        <message>
            <source>Fulfil {tasks}</source>
            <translation>{tasks} erfüllen</translation>
        </message>
        <message>
            <source>Fulfil {tasks}.</source>
            <translation>Erfülle {tasks}.</translation>
        </message>
        <message>
            <source>Fulfils the tasks you have chosen and scores them, along with all your animals</source>
            <translation>Erfüllt die gewählten Aufgaben und wertet sie, mit allen Tieren</translation>
        </message>
        <message>
            <source>Game numbers</source>
            <translation>Zahlen des Spiels</translation>
        </message>
        <message>
            <source>Gnomadic Gardeners</source>
            <translation>Gnomadic Gardeners</translation>
        </message>
        <message>
            <source>Gnome</source>
            <translation>Gnom</translation>
        </message>
        <message>
            <source>Gnomes</source>
            <translation>Gnome</translation>
        </message>
        <message>
            <source>Gnomes are dealt.</source>
            <translation>Die Gnome werden ausgeteilt.</translation>
        </message>
        <message>
            <source>Gnomes dealt to each player</source>
            <translation>Gnome für jeden Spieler zu Beginn</translation>
        </message>
        <message>
            <source>Gnomes you do not play stay with you</source>
            <translation>Wen du nicht ausspielst, behältst du</translation>
        </message>
        <message>
            <source>Gnomes you do not play stay with you for the next round</source>
            <translation>Wen du nicht ausspielst, behältst du für die nächste Runde</translation>
        </message>
        <message>
            <source>Gnomes you keep in hand cannot help with a task this round.</source>
            <translation>Gnome, die auf deiner Hand bleiben, helfen diese Runde bei keiner Aufgabe.</translation>
        </message>
        <message>
            <source>Goal: more bliss than the Scarecrow once one of you has {bliss}</source>
            <translation>Ziel: mehr Wonne als die Vogelscheuche, sobald jemand {bliss} hat</translation>
        </message>
        <message>
            <source>Goal: {bliss} bliss together within {rounds} rounds</source>
            <translation>Ziel: gemeinsam {bliss} Wonne in {rounds} Runden</translation>
        </message>
        <message>
            <source>Goat</source>
            <translation>Ziege</translation>
        </message>
        <message>
            <source>Gregarious Goat</source>
            <translation>Gesellige Ziege</translation>
        </message>
        <message numerus="yes">
            <source>Hands over %n gnome(s)</source>
            <translation>
                <numerusform>Gibt dir %n Gnom</numerusform>
                <numerusform>Gibt dir %n Gnome</numerusform>
            </translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Harvest: a player who fulfils Task 1 and Task 2 in one round scores both twice.</source>
            <translation>Ernte: Wer in einer Runde Aufgabe 1 und Aufgabe 2 erfüllt, bekommt beide doppelt.</translation>
        </message>
        <message>
            <source>Has that animal already</source>
            <translation>Hat dieses Tier schon</translation>
        </message>
        <message>
            <source>He belongs to the other player. Once played, he comes to you.</source>
            <translation>Er gehört der anderen Seite. Wird er ausgespielt, kommt er zu dir.</translation>
        </message>
        <message>
            <source>Head start</source>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <source>Helpful Horse</source>
            <translation>Hilfsbereites Pferd</translation>
        </message>
        <message>
            <source>Hen</source>
            <translation>Henne</translation>
        </message>
        <message>
            <source>Hen unused: the printed hours count.</source>
            <translation>Henne ungenutzt: Es gilt, was gedruckt ist.</translation>
        </message>
        <message>
            <source>Hen: 1 hour for each gnome, no matter what is printed</source>
            <translation>Henne: 1 Stunde je Gnom, egal was gedruckt ist</translation>
        </message>
        <message numerus="yes">
            <source>Hen: 1 hour for each gnome, not the %n printed</source>
            <translation>
                <numerusform>Henne: 1 Stunde je Gnom, nicht die gedruckte %n</numerusform>
                <numerusform>Henne: 1 Stunde je Gnom, nicht die gedruckten %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Horse</source>
            <translation>Pferd</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>How much bliss you two must score together, and in how many rounds.</source>
            <translation>Wie viel Wonne ihr zu zweit braucht, und in wie vielen Runden.</translation>
        </message>
        <message>
            <source>If still tied, the younger player wins.</source>
            <translation>Steht es danach immer noch unentschieden, gewinnt der jüngere Spieler.</translation>
        </message>
        <message>
            <source>If the Scarecrow goes first, it may close this task.</source>
            <translation>Ist die Vogelscheuche zuerst dran, kann sie diese Aufgabe schließen.</translation>
        </message>
        <message>
            <source>If the first player fulfils it, it is closed to the second.</source>
            <translation>Wer zuerst dran ist und sie erfüllt, schließt sie für die andere Seite.</translation>
        </message>
        <message>
            <source>If you go second, you may fulfil Task 1 even if it is taken.</source>
            <translation>Bist du als Zweites dran, darfst du Aufgabe 1 erfüllen, obwohl sie vergeben ist.</translation>
        </message>
        <message>
            <source>If you keep him in hand, he stays with you.</source>
            <translation>Behältst du ihn auf der Hand, bleibt er bei dir.</translation>
        </message>
        <message>
            <source>If you play him, he goes to the Scarecrow after the round.</source>
            <translation>Spielst du ihn aus, geht er nach der Runde zur Vogelscheuche.</translation>
        </message>
        <message>
            <source>If you play him, he goes to {who} after the round.</source>
            <translation>Spielst du ihn aus, geht er nach der Runde zu {who}.</translation>
        </message>
        <message>
            <source>In any order: {gnomes}</source>
            <translation>In beliebiger Reihenfolge: {gnomes}</translation>
        </message>
        <message>
            <source>It is taken, but your Lucky Piggy lets you fulfil it too.</source>
            <translation>Sie ist vergeben, aber mit deinem Glücksferkel darfst du sie auch erfüllen.</translation>
        </message>
        <message>
            <source>Its gnomes, longest held first: they come back to you in this order</source>
            <translation>Ihre Gnome, die ältesten zuerst: In dieser Reihenfolge kommen sie zu dir zurück</translation>
        </message>
        <message>
            <source>Its left half, shown beside the right half of {card}.</source>
            <translation>Ihre linke Hälfte, hier neben der rechten Hälfte von {card}.</translation>
        </message>
        <message>
            <source>Its right half, shown beside the left half of {card}.</source>
            <translation>Ihre rechte Hälfte, hier neben der linken Hälfte von {card}.</translation>
        </message>
        <message numerus="yes">
            <source>Its two control cards are among %n cards.</source>
            <translation>
                <numerusform>Ihre zwei Steuerkarten sind unter %n Karte.</numerusform>
                <numerusform>Ihre zwei Steuerkarten sind unter %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its two control cards are revealed once you lock in.</source>
            <translation>Ihre zwei Steuerkarten werden aufgedeckt, sobald deine Gnome festgelegt sind.</translation>
        </message>
        <message>
            <source>Jul</source>
            <translation>Jul</translation>
        </message>
        <message>
            <source>July Fertilizing</source>
            <translation>Julidüngung</translation>
        </message>
        <message>
            <source>July gives {bliss} for the unused Hen.</source>
            <translation>Der Juli bringt {bliss} für die ungenutzte Henne.</translation>
        </message>
        <message numerus="yes">
            <source>July: %n bliss for each animal you do not use.</source>
            <translation>
                <numerusform>Juli: %n Wonne für jedes Tier, das du nicht nutzt.</numerusform>
                <numerusform>Juli: %n Wonne für jedes Tier, das du nicht nutzt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Jun</source>
            <translation>Jun</translation>
        </message>
        <message>
            <source>June Parade</source>
            <translation>Juniparade</translation>
        </message>
        <message numerus="yes">
            <source>June: the player who goes second may lend a gnome and score %n bliss for each task the first player fulfilled.</source>
            <translation>
                <numerusform>Juni: Wer als Zweites dran ist, darf einen Gnom verleihen, für %n Wonne je Aufgabe, die die andere Seite erfüllt hat.</numerusform>
                <numerusform>Juni: Wer als Zweites dran ist, darf einen Gnom verleihen, für %n Wonne je Aufgabe, die die andere Seite erfüllt hat.</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep {gnomes}.</source>
            <translation>Behalte {gnomes}.</translation>
        </message>
        <message>
            <source>Kept in hand</source>
            <translation>Auf der Hand</translation>
        </message>
        <message>
            <source>Kindly Cow</source>
            <translation>Gütige Kuh</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Letzte Runde</translation>
        </message>
        <message>
            <source>Leaves your Hen unused: the printed hours count, and July gives bliss for it</source>
            <translation>Deine Henne bleibt ungenutzt: Es gelten die gedruckten Stunden, und der Juli bringt dafür Wonne</translation>
        </message>
        <message>
            <source>Left for you</source>
            <translation>Bleibt für dich</translation>
        </message>
        <message>
            <source>Left for {who}</source>
            <translation>Bleibt für {who}</translation>
        </message>
        <message>
            <source>Left half</source>
            <translation>Linke Hälfte</translation>
        </message>
        <message>
            <source>Lend no gnome</source>
            <translation>Keinen Gnom verleihen</translation>
        </message>
        <message>
            <source>Lend no gnome.</source>
            <translation>Verleih keinen Gnom.</translation>
        </message>
        <message>
            <source>Lend {gnomes} to {who}.</source>
            <translation>Verleih {gnomes} an {who}.</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Levels of the Shared Basket</source>
            <translation>Stufen des Korbs</translation>
        </message>
        <message>
            <source>Lock in</source>
            <translation>Festlegen</translation>
        </message>
        <message>
            <source>Locks in your gnomes, face down until both players are ready</source>
            <translation>Legt deine Gnome fest, verdeckt, bis beide fertig sind</translation>
        </message>
        <message>
            <source>Looks only at its own bench and this round, and often misjudges.</source>
            <translation>Achtet nur auf die eigene Bank und diese Runde und verschätzt sich oft.</translation>
        </message>
        <message>
            <source>Lucky Piggy</source>
            <translation>Glücksferkel</translation>
        </message>
        <message>
            <source>May</source>
            <translation>Mai</translation>
        </message>
        <message>
            <source>May Flowers</source>
            <translation>Maiblüte</translation>
        </message>
        <message numerus="yes">
            <source>May: within a task, %n flowers stand for any other skill.</source>
            <translation>
                <numerusform>Mai: Innerhalb einer Aufgabe ersetzt %n Blume ein beliebiges anderes Können.</numerusform>
                <numerusform>Mai: Innerhalb einer Aufgabe ersetzen %n Blumen ein beliebiges anderes Können.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meadow: 6 gnomes</source>
            <translation>Wiese: 6 Gnome</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Gedächtnishilfe</translation>
        </message>
        <message>
            <source>Meticulous Mouse</source>
            <translation>Penible Maus</translation>
        </message>
        <message>
            <source>Milk:</source>
            <translation>Milch:</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Monat</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Monate</translation>
        </message>
        <message>
            <source>Most flowers the Bees count</source>
            <translation>Höchstzahl der Blumen für die Bienen</translation>
        </message>
        <message>
            <source>Most fulfilled task</source>
            <translation>Am häufigsten erfüllt</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Maus</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Next card (Task 1 / Task 2 / animal), one of these: {rewards}</source>
            <translation>Nächste Karte (Aufgabe 1 / Aufgabe 2 / Tier), eine davon: {rewards}</translation>
        </message>
        <message>
            <source>Next card, one of</source>
            <translation>Nächste Karte, eine von</translation>
        </message>
        <message>
            <source>Next from its hand</source>
            <translation>Als Nächste von ihrer Hand</translation>
        </message>
        <message>
            <source>Next round: Task 1 needs {one}; Task 2 {two}; Task 3 {three}.</source>
            <translation>Nächste Runde: Aufgabe 1 braucht {one}, Aufgabe 2 {two}, Aufgabe 3 {three}.</translation>
        </message>
        <message>
            <source>Nine task cards</source>
            <translation>Neun Karten</translation>
        </message>
        <message>
            <source>No bliss, but you gain an animal</source>
            <translation>Keine Wonne, aber du bekommst ein Tier</translation>
        </message>
        <message>
            <source>No declining in October</source>
            <translation>Kein Ablehnen im Oktober</translation>
        </message>
        <message>
            <source>No extra rule: the best choice for a first match.</source>
            <translation>Keine zusätzliche Regel: am besten für die erste Partie.</translation>
        </message>
        <message>
            <source>No month</source>
            <translation>Kein Monat</translation>
        </message>
        <message>
            <source>No player has to do this now.</source>
            <translation>Das ist jetzt nicht an der Reihe.</translation>
        </message>
        <message>
            <source>No task needs {gnomes}.</source>
            <translation>Keine Aufgabe braucht {gnomes}.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Now {figure}:</source>
            <translation>Jetzt {figure}:</translation>
        </message>
        <message>
            <source>Number in the month’s rule</source>
            <translation>Zahl in der Regel des Monats</translation>
        </message>
        <message>
            <source>Oct</source>
            <translation>Okt</translation>
        </message>
        <message>
            <source>October Slumber</source>
            <translation>Oktoberschlummer</translation>
        </message>
        <message numerus="yes">
            <source>October: a new animal puts your others to sleep, for %n bliss each.</source>
            <translation>
                <numerusform>Oktober: Ein neues Tier lässt deine anderen einschlafen, für je %n Wonne.</numerusform>
                <numerusform>Oktober: Ein neues Tier lässt deine anderen einschlafen, für je %n Wonne.</numerusform>
            </translation>
        </message>
        <message>
            <source>October: the {animal} would put the others to sleep, for {bliss} more bliss.</source>
            <translation>Oktober: Für {animal} würden die anderen einschlafen und {bliss} Wonne bringen.</translation>
        </message>
        <message>
            <source>October: {who}’s {animals} fall asleep.</source>
            <translation>Oktober: Bei {who} schläft ein: {animals}.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message numerus="yes">
            <source>On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.</source>
            <translation>
                <numerusform>Im Schnitt über alles, was {who} ausspielen kann, bringt dir diese Runde %n Wonne und {who} {theirs}.</numerusform>
                <numerusform>Im Schnitt über alles, was {who} ausspielen kann, bringt dir diese Runde %n Wonne und {who} {theirs}.</numerusform>
            </translation>
        </message>
        <message>
            <source>One of the gnomes you cannot see.</source>
            <translation>Einer der Gnome, die du nicht siehst.</translation>
        </message>
        <message>
            <source>One of these comes next, all equally likely</source>
            <translation>Eine davon kommt als Nächstes, alle gleich wahrscheinlich</translation>
        </message>
        <message>
            <source>One of {who}’s gnomes, face down</source>
            <translation>Ein Gnom von {who}, verdeckt</translation>
        </message>
        <message>
            <source>One team that works; which gnome helps where makes no difference</source>
            <translation>Eine Aufteilung, mit der es geht; wer wo hilft, ist egal</translation>
        </message>
        <message>
            <source>Only in the nine-card garden</source>
            <translation>Nur im Garten der neun Karten</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Offene Karten</translation>
        </message>
        <message>
            <source>Orchard: 5 gnomes</source>
            <translation>Obstgarten: 5 Gnome</translation>
        </message>
        <message>
            <source>Patient Tortoise</source>
            <translation>Geduldige Schildkröte</translation>
        </message>
        <message>
            <source>Piggy</source>
            <translation>Ferkel</translation>
        </message>
        <message>
            <source>Piggy against the Scarecrow</source>
            <translation>Ferkel gegen die Vogelscheuche</translation>
        </message>
        <message>
            <source>Play no gnomes.</source>
            <translation>Spiel keinen Gnom aus.</translation>
        </message>
        <message>
            <source>Play {gnomes} without using the Hen.</source>
            <translation>Spiel {gnomes} aus, ohne die Henne zu nutzen.</translation>
        </message>
        <message>
            <source>Play {gnomes}.</source>
            <translation>Spiel {gnomes} aus.</translation>
        </message>
        <message numerus="yes">
            <source>Play {gnome}: %n hour(s), {crops}; alone {charisma} bliss</source>
            <translation>
                <numerusform>{gnome} ausspielen: %n Stunde, {crops}; allein {charisma} Wonne</numerusform>
                <numerusform>{gnome} ausspielen: %n Stunden, {crops}; allein {charisma} Wonne</numerusform>
            </translation>
        </message>
        <message>
            <source>Player: score in bliss, and animals</source>
            <translation>Wonne bisher, und die Tiere</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Spielt am meisten aus</translation>
        </message>
        <message>
            <source>Prep time</source>
            <translation>Vorbereitung</translation>
        </message>
        <message>
            <source>Prep time in hours</source>
            <translation>Vorbereitung in Stunden</translation>
        </message>
        <message>
            <source>Prep time the Mouse counts</source>
            <translation>Stunden, die für die Maus zählen</translation>
        </message>
        <message>
            <source>Rain keeps the animals in: the player who goes second scores 1 bliss for each animal they have.</source>
            <translation>Bei Regen bleiben die Tiere drin: Wer als Zweites dran ist, bekommt 1 Wonne für jedes eigene Tier.</translation>
        </message>
        <message>
            <source>Right half</source>
            <translation>Rechte Hälfte</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Round {round} of {last}</source>
            <translation>Runde {round} von {last}</translation>
        </message>
        <message>
            <source>Round {round}, {who}</source>
            <translation>Runde {round}, {who}</translation>
        </message>
        <message>
            <source>Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.</source>
            <translation>Runde {round}. Aufgabe 1: {one} für {first} Wonne. Aufgabe 2: {two} für {second}. Aufgabe 3: {three}, Lohn: {animal}.</translation>
        </message>
        <message>
            <source>Scarecrow</source>
            <translation>Vogelscheuche</translation>
        </message>
        <message>
            <source>Scarecrow: animals at the start</source>
            <translation>Vogelscheuche: Tiere zu Beginn</translation>
        </message>
        <message>
            <source>Scarecrow: bliss</source>
            <translation>Vogelscheuche: Wonne</translation>
        </message>
        <message>
            <source>Scarecrow: bliss at the start</source>
            <translation>Vogelscheuche: Wonne zu Beginn</translation>
        </message>
        <message>
            <source>Scarecrow: bliss at the start without a month</source>
            <translation>Vogelscheuche: Wonne zu Beginn ohne Monat</translation>
        </message>
        <message>
            <source>Scarecrow: gnomes it hands over</source>
            <translation>Vogelscheuche: Gnome, die sie abgibt</translation>
        </message>
        <message>
            <source>Scarecrow: one hour less</source>
            <translation>Vogelscheuche: eine Stunde weniger</translation>
        </message>
        <message>
            <source>Scarecrow: one more bliss</source>
            <translation>Vogelscheuche: 1 Wonne mehr</translation>
        </message>
        <message>
            <source>Scarecrow: prep time in hours</source>
            <translation>Vogelscheuche: Vorbereitung in Stunden</translation>
        </message>
        <message>
            <source>Scarecrow: tasks it blocks</source>
            <translation>Vogelscheuche: Aufgaben, die sie schließt</translation>
        </message>
        <message>
            <source>Score 154 bliss together in eight rounds.</source>
            <translation>Holt zusammen 154 Wonne in acht Runden.</translation>
        </message>
        <message>
            <source>Score 154 bliss together in seven rounds.</source>
            <translation>Holt zusammen 154 Wonne in sieben Runden.</translation>
        </message>
        <message>
            <source>Score 170 bliss together in seven rounds.</source>
            <translation>Holt zusammen 170 Wonne in sieben Runden.</translation>
        </message>
        <message>
            <source>Score over time</source>
            <translation>Verlauf der Punkte</translation>
        </message>
        <message>
            <source>Scores {bliss} bliss</source>
            <translation>Bekommt {bliss} Wonne</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Platz 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Platz 2</translation>
        </message>
        <message>
            <source>Sep</source>
            <translation>Sep</translation>
        </message>
        <message>
            <source>September Harvest</source>
            <translation>Septemberernte</translation>
        </message>
        <message>
            <source>September counts both tasks twice: {bliss} more.</source>
            <translation>Der September zählt beide Aufgaben doppelt: {bliss} mehr.</translation>
        </message>
        <message numerus="yes">
            <source>September: Tasks 1 and 2 count %n times if one player fulfils both in a round.</source>
            <translation>
                <numerusform>September: Erfüllt jemand in einer Runde Aufgabe 1 und 2, zählen beide einfach.</numerusform>
                <numerusform>September: Erfüllt jemand in einer Runde Aufgabe 1 und 2, zählen beide %n-mal.</numerusform>
            </translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Seven matches, April to October; the player who wins most of them wins the season.</source>
            <translation>Sieben Partien von April bis Oktober; wer die meisten gewinnt, gewinnt die Saison.</translation>
        </message>
        <message>
            <source>Seven task cards</source>
            <translation>Sieben Karten</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Kürzel</translation>
        </message>
        <message>
            <source>Shown during play</source>
            <translation>Im Spiel zu sehen</translation>
        </message>
        <message>
            <source>Shows which cards are still to come; players could work this out themselves.</source>
            <translation>Zeigt, welche Karten noch kommen; man könnte es sich auch selbst erschließen.</translation>
        </message>
        <message>
            <source>Size of the basket</source>
            <translation>Größe des Korbs</translation>
        </message>
        <message>
            <source>Size of the garden</source>
            <translation>Größe des Gartens</translation>
        </message>
        <message>
            <source>Skills</source>
            <translation>Können</translation>
        </message>
        <message>
            <source>Skills that go to the other player next round</source>
            <translation>Was nächste Runde für die andere Seite arbeitet</translation>
        </message>
        <message>
            <source>Solo, round {round}</source>
            <translation>Solo, Runde {round}</translation>
        </message>
        <message>
            <source>Solo: against the Scarecrow</source>
            <translation>Solo: gegen die Vogelscheuche</translation>
        </message>
        <message>
            <source>Squad of Squirrels</source>
            <translation>Eichhörn­chen­trupp</translation>
        </message>
        <message>
            <source>Squirrels</source>
            <translation>Eichhörnchen</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Nehmen</translation>
        </message>
        <message>
            <source>Take the new animal: {animal}.</source>
            <translation>Nimm das neue Tier: {animal}.</translation>
        </message>
        <message>
            <source>Takes the animal of Task 3</source>
            <translation>Nimmt das Tier von Aufgabe 3</translation>
        </message>
        <message>
            <source>Takes the {animal}</source>
            <translation>Nimmt: {animal}</translation>
        </message>
        <message>
            <source>Task 1</source>
            <translation>Aufgabe 1</translation>
        </message>
        <message>
            <source>Task 1 is open anyway</source>
            <translation>Aufgabe 1 ist ohnehin offen</translation>
        </message>
        <message>
            <source>Task 1 needs</source>
            <translation>Aufgabe 1 braucht</translation>
        </message>
        <message>
            <source>Task 2</source>
            <translation>Aufgabe 2</translation>
        </message>
        <message>
            <source>Task 2 needs</source>
            <translation>Aufgabe 2 braucht</translation>
        </message>
        <message>
            <source>Task 3</source>
            <translation>Aufgabe 3</translation>
        </message>
        <message>
            <source>Task 3 needs</source>
            <translation>Aufgabe 3 braucht</translation>
        </message>
        <message>
            <source>Task card</source>
            <translation>Aufgabenkarte</translation>
        </message>
        <message>
            <source>Task cards</source>
            <translation>Aufgabenkarten</translation>
        </message>
        <message>
            <source>Tasks 1 and 2, a second time</source>
            <translation>Aufgaben 1 und 2 noch einmal</translation>
        </message>
        <message>
            <source>Tasks with a milk bottle</source>
            <translation>Aufgaben mit Milchflasche</translation>
        </message>
        <message>
            <source>Tasks {numbers}</source>
            <translation>Aufgaben {numbers}</translation>
        </message>
        <message>
            <source>Tasks {one} and {two} both need {gnome}, who can help with only one.</source>
            <translation>Aufgabe {one} und {two} brauchen beide {gnome}, aber das geht nur bei einer.</translation>
        </message>
        <message>
            <source>That card cannot come next: it is not in the top block.</source>
            <translation>Diese Karte kann nicht als nächste kommen: Sie liegt nicht im obersten Teil.</translation>
        </message>
        <message>
            <source>That gnome is not in your hand.</source>
            <translation>Diesen Gnom hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <source>The Scarecrow</source>
            <translation>Die Vogelscheuche</translation>
        </message>
        <message numerus="yes">
            <source>The Scarecrow hands over %n more gnome(s).</source>
            <translation>
                <numerusform>Die Vogelscheuche gibt noch %n Gnom her.</numerusform>
                <numerusform>Die Vogelscheuche gibt noch %n Gnome her.</numerusform>
            </translation>
        </message>
        <message>
            <source>The Scarecrow reveals its control cards.</source>
            <translation>Die Vogelscheuche deckt ihre Steuerkarten auf.</translation>
        </message>
        <message>
            <source>The Scarecrow went first and closed Task {task}.</source>
            <translation>Die Vogelscheuche war zuerst dran und hat Aufgabe {task} geschlossen.</translation>
        </message>
        <message>
            <source>The Scarecrow’s control cards</source>
            <translation>Die Steuerkarten der Vogelscheuche</translation>
        </message>
        <message>
            <source>The Scarecrow’s turn</source>
            <translation>Der Zug der Vogelscheuche</translation>
        </message>
        <message>
            <source>The Shared Basket has no months and no season.</source>
            <translation>Im Gemeinsamen Korb gibt es weder Monate noch Saison.</translation>
        </message>
        <message>
            <source>The Squirrels score only if you have fewer gnomes.</source>
            <translation>Die Eichhörnchen bringen nur etwas, wenn du weniger Gnome hast.</translation>
        </message>
        <message numerus="yes">
            <source>The animals that fall asleep bring you %n bliss.</source>
            <translation>
                <numerusform>Die Tiere, die dann einschlafen, bringen dir %n Wonne.</numerusform>
                <numerusform>Die Tiere, die dann einschlafen, bringen dir %n Wonne.</numerusform>
            </translation>
        </message>
        <message>
            <source>The basket is full: {bliss} bliss in {rounds} rounds.</source>
            <translation>Der Korb ist voll: {bliss} Wonne in {rounds} Runden.</translation>
        </message>
        <message>
            <source>The basket is {missing} bliss short of the goal of {goal}.</source>
            <translation>Dem Korb fehlen {missing} von {goal} Wonne.</translation>
        </message>
        <message>
            <source>The bench with fewer hours goes first; if tied, the player with less bliss</source>
            <translation>Weniger Stunden sind zuerst dran; bei Gleichstand, wer weniger Wonne hat</translation>
        </message>
        <message>
            <source>The best answer takes {best}, yours {yours}; the bench with fewer hours goes first.</source>
            <translation>Die beste Wahl braucht {best}, deine {yours}; weniger Stunden sind zuerst dran.</translation>
        </message>
        <message>
            <source>The big task: it scores the most bliss</source>
            <translation>Die große Aufgabe: Sie bringt die meiste Wonne</translation>
        </message>
        <message>
            <source>The compost heap fills: each animal you do not use in a round scores 2 bliss.</source>
            <translation>Der Kompost füllt sich: Jedes Tier, das du in einer Runde nicht nutzt, bringt 2 Wonne.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>Die aktuelle Entscheidung. F1 öffnet die Regeln dazu</translation>
        </message>
        <message>
            <source>The draw pile is empty: the discarded cards are shuffled and come back.</source>
            <translation>Der Stapel ist leer: Die abgelegten Karten werden gemischt und kommen wieder.</translation>
        </message>
        <message>
            <source>The fewer gnomes you are dealt, the more the Scarecrow starts with.</source>
            <translation>Je weniger Gnome du bekommst, desto mehr hat die Vogelscheuche am Anfang.</translation>
        </message>
        <message>
            <source>The first player has fulfilled this task, so it is closed to you this round. The player with fewer hours on the bench goes first.</source>
            <translation>Wer zuerst dran war, hat diese Aufgabe erfüllt; sie ist in dieser Runde für dich geschlossen. Wer weniger Stunden braucht, ist zuerst dran.</translation>
        </message>
        <message>
            <source>The garden</source>
            <translation>Der Garten</translation>
        </message>
        <message>
            <source>The gnome you keep goes back to your hand.</source>
            <translation>Der Gnom, den du behältst, geht zurück auf deine Hand.</translation>
        </message>
        <message>
            <source>The gnome you lend goes to the other player’s hand.</source>
            <translation>Der Gnom, den du verleihst, geht auf die Hand der anderen Seite.</translation>
        </message>
        <message>
            <source>The gnomes are revealed: you can no longer change which ones you play.</source>
            <translation>Die Gnome sind aufgedeckt: Du kannst keine anderen mehr ausspielen.</translation>
        </message>
        <message>
            <source>The gnomes you play; after the round they go to the other player</source>
            <translation>Die Gnome, die du ausspielst; nach der Runde gehen sie zur anderen Seite</translation>
        </message>
        <message>
            <source>The gnomes you played have gone to the other player, and theirs have come to you: any gnome you play now works for them next round.</source>
            <translation>Die Gnome, die du ausgespielt hast, sind zur anderen Seite gegangen, und ihre Gnome zu dir: Wen du jetzt ausspielst, der arbeitet nächste Runde drüben.</translation>
        </message>
        <message>
            <source>The gnomes {who} and {other} played change hands.</source>
            <translation>Die Gnome, die {who} und {other} ausgespielt haben, wechseln die Hand.</translation>
        </message>
        <message>
            <source>The gnomes {who} played are shuffled and go under {other}’s pile.</source>
            <translation>Die Gnome, die {who} ausgespielt hat, werden gemischt und kommen unter den Stapel von {other}.</translation>
        </message>
        <message>
            <source>The match is being set up.</source>
            <translation>Die Partie wird aufgebaut.</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>Die Partie ist noch nicht zu Ende.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The other player has already fulfilled Task {task} this round.</source>
            <translation>Aufgabe {task} hat in dieser Runde schon die andere Seite erfüllt.</translation>
        </message>
        <message numerus="yes">
            <source>The other player then gets %n bliss; with your answer {yours}.</source>
            <translation>
                <numerusform>Die andere Seite bekommt dann %n Wonne; mit deiner Wahl {yours}.</numerusform>
                <numerusform>Die andere Seite bekommt dann %n Wonne; mit deiner Wahl {yours}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The other player’s cards that you are allowed to see</source>
            <translation>Die Karten der anderen Seite, soweit man sie sehen darf</translation>
        </message>
        <message>
            <source>The other player’s gnomes that you are allowed to see</source>
            <translation>Die Gnome der anderen Seite, soweit man sie sehen darf</translation>
        </message>
        <message>
            <source>The other player’s gnomes this round; afterwards they come to you</source>
            <translation>Die ausgespielten Gnome der anderen Seite; nach der Runde kommen sie zu dir</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Die Spieler</translation>
        </message>
        <message>
            <source>The possible control cards</source>
            <translation>Die möglichen Steuerkarten</translation>
        </message>
        <message>
            <source>The published rules do not say whether you may decline. With this rule you must take the new animal.</source>
            <translation>Ob man ablehnen darf, sagen die veröffentlichten Regeln nicht. Mit dieser Regel musst du das neue Tier nehmen.</translation>
        </message>
        <message>
            <source>The score</source>
            <translation>Der Punktestand</translation>
        </message>
        <message>
            <source>The season sets the month: it starts in April, and each match is one month later.</source>
            <translation>Die Saison gibt den Monat vor: Sie beginnt im April, und jede Partie spielt einen Monat später.</translation>
        </message>
        <message>
            <source>The season so far: {one} {first}, {two} {second}.</source>
            <translation>Die Saison bis jetzt: {one} {first}, {two} {second}.</translation>
        </message>
        <message>
            <source>The small task: it scores a little bliss</source>
            <translation>Die kleine Aufgabe: Sie bringt ein wenig Wonne</translation>
        </message>
        <message>
            <source>There is no month, and you can see the cards still to come.</source>
            <translation>Kein Monat, und die Karten, die noch kommen, werden gezeigt.</translation>
        </message>
        <message>
            <source>There is no such gnome, card or animal in this game.</source>
            <translation>Einen solchen Gnom, eine solche Karte oder ein solches Tier gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>These gnomes all need one hour anyway, so the Hen already counts as unused.</source>
            <translation>Diese Gnome brauchen alle ohnehin eine Stunde, die Henne gilt also schon als ungenutzt.</translation>
        </message>
        <message>
            <source>These gnomes belong to {who}.</source>
            <translation>Diese Gnome gehören zu {who}.</translation>
        </message>
        <message>
            <source>Thicket: 4 gnomes</source>
            <translation>Dickicht: 4 Gnome</translation>
        </message>
        <message>
            <source>This gnome has none of the skills {task} needs.</source>
            <translation>Dieser Gnom kann nichts, was {task} braucht.</translation>
        </message>
        <message>
            <source>This half is discarded after the round.</source>
            <translation>Diese Hälfte wird nach der Runde abgelegt.</translation>
        </message>
        <message>
            <source>This half is inactive; it shows what the next round needs</source>
            <translation>Diese Hälfte gilt jetzt nicht; was sie braucht, gilt in der nächsten Runde</translation>
        </message>
        <message>
            <source>This move cannot be read: a word is unknown, missing, repeated or out of order.</source>
            <translation>Dieser Zug ist nicht lesbar: Ein Wort ist unbekannt, fehlt, steht doppelt oder am falschen Platz.</translation>
        </message>
        <message>
            <source>Tied on bliss and animals, {animals} each: {who} is younger.</source>
            <translation>Gleich viel Wonne, gleich viele Tiere (je {animals}): {who} ist jünger.</translation>
        </message>
        <message>
            <source>Tied on bliss: you win ties against the Scarecrow.</source>
            <translation>Gleich viel Wonne: Bei Gleichstand gewinnst du gegen die Vogelscheuche.</translation>
        </message>
        <message>
            <source>Tied on bliss: {who} has more animals, {more} to {fewer}.</source>
            <translation>Gleich viel Wonne: {who} hat mehr Tiere, {more} zu {fewer}.</translation>
        </message>
        <message>
            <source>Time of year</source>
            <translation>Die Jahreszeit</translation>
        </message>
        <message>
            <source>Too hot to move: a player who plays exactly three gnomes keeps one of them.</source>
            <translation>Zu heiß, um umzuziehen: Wer genau drei Gnome ausspielt, behält einen davon.</translation>
        </message>
        <message>
            <source>Too late to close {tasks}</source>
            <translation>Zu spät für {tasks}</translation>
        </message>
        <message>
            <source>Tortoise</source>
            <translation>Schildkröte</translation>
        </message>
        <message>
            <source>Total prep time of your bench: the bench with fewer hours goes first</source>
            <translation>Alle Stunden deiner Bank zusammen: Die Bank mit weniger Stunden ist zuerst dran</translation>
        </message>
        <message>
            <source>Two cards are revealed; the halves in the middle show what the Scarecrow does</source>
            <translation>Zwei Karten werden aufgedeckt; die Hälften in der Mitte zeigen, was sie tut</translation>
        </message>
        <message>
            <source>Two extra task cards of our own add the Busy Bees and the Patient Tortoise.</source>
            <translation>Zwei zusätzliche Aufgabenkarten von uns bringen die Fleißigen Bienen und die Geduldige Schildkröte.</translation>
        </message>
        <message>
            <source>Use no animals.</source>
            <translation>Nutze keine Tiere.</translation>
        </message>
        <message>
            <source>Use none</source>
            <translation>Keines nutzen</translation>
        </message>
        <message>
            <source>Use {animals}</source>
            <translation>{animals} nutzen</translation>
        </message>
        <message>
            <source>Use: {animals}.</source>
            <translation>Nutze: {animals}.</translation>
        </message>
        <message>
            <source>Watchful Hen</source>
            <translation>Wachsame Henne</translation>
        </message>
        <message>
            <source>Weighs every reply you have, and is hard to predict.</source>
            <translation>Wägt jede deiner Antworten ab und ist schwer zu durchschauen.</translation>
        </message>
        <message>
            <source>Weighs some of your replies, and sometimes bluffs.</source>
            <translation>Wägt einige deiner Antworten ab und blufft ab und zu.</translation>
        </message>
        <message>
            <source>What scores besides the tasks</source>
            <translation>Was neben den Aufgaben gewertet wird</translation>
        </message>
        <message>
            <source>What your animals do this turn</source>
            <translation>Was deine Tiere in diesem Zug tun</translation>
        </message>
        <message>
            <source>What your bench would score if you went first and fulfilled every task it allows</source>
            <translation>Was deine Bank brächte, wenn du zuerst dran wärst und alles erfüllst, was sie kann</translation>
        </message>
        <message>
            <source>Whole season</source>
            <translation>Ganze Saison</translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first either way.</source>
            <translation>
                <numerusform>Mit %n h bist du so oder so zuerst dran.</numerusform>
                <numerusform>Mit %n h bist du so oder so zuerst dran.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first in one case, second in the other.</source>
            <translation>
                <numerusform>Mit %n h bist du im einen Fall zuerst dran, im anderen als Zweites.</numerusform>
                <numerusform>Mit %n h bist du im einen Fall zuerst dran, im anderen als Zweites.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go second either way.</source>
            <translation>
                <numerusform>Mit %n h bist du so oder so als Zweites dran.</numerusform>
                <numerusform>Mit %n h bist du so oder so als Zweites dran.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {tasks} you would score {bliss} bliss in total.</source>
            <translation>Mit {tasks} bekämst du zusammen {bliss} Wonne.</translation>
        </message>
        <message numerus="yes">
            <source>With {who}’s best-matching bench, this round brings %n bliss.</source>
            <translation>
                <numerusform>Mit der Bank von {who}, die am besten dazu passt, bringt diese Runde %n Wonne.</numerusform>
                <numerusform>Mit der Bank von {who}, die am besten dazu passt, bringt diese Runde %n Wonne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Without {gnome} it takes %n fewer hour(s).</source>
            <translation>
                <numerusform>Ohne {gnome} dauert es eine Stunde weniger.</numerusform>
                <numerusform>Ohne {gnome} dauert es %n Stunden weniger.</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth considering before you lock in</source>
            <translation>Gut zu bedenken, bevor du festlegst</translation>
        </message>
        <message>
            <source>Worth knowing for this turn</source>
            <translation>Gut zu wissen für diesen Zug</translation>
        </message>
        <message>
            <source>You can keep only one of the gnomes you played.</source>
            <translation>Behalten kannst du nur einen der Gnome, die du ausgespielt hast.</translation>
        </message>
        <message>
            <source>You can leave the Hen unused only in July.</source>
            <translation>Nur im Juli darfst du auf die Henne verzichten.</translation>
        </message>
        <message>
            <source>You can only lend a gnome that stayed in your hand this round.</source>
            <translation>Verleihen kannst du nur einen Gnom, der diese Runde auf deiner Hand blieb.</translation>
        </message>
        <message>
            <source>You cannot choose whether to use this animal this round.</source>
            <translation>Bei diesem Tier kannst du in dieser Runde nichts wählen.</translation>
        </message>
        <message>
            <source>You could fulfil each of these tasks, but not all of them: each gnome helps with only one.</source>
            <translation>Jede dieser Aufgaben könntest du erfüllen, aber nicht alle: Ein Gnom hilft nur bei einer.</translation>
        </message>
        <message>
            <source>You do not gain the animal; no animals fall asleep and you score nothing</source>
            <translation>Du bekommst das Tier nicht; keines schläft ein, und Wonne gibt es keine</translation>
        </message>
        <message>
            <source>You don’t lend a gnome, and score nothing for it</source>
            <translation>Du verleihst keinen Gnom und bekommst nichts dafür</translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss and this animal: {animal}.</source>
            <translation>
                <numerusform>Du bekommst %n Wonne und dieses Tier: {animal}.</numerusform>
                <numerusform>Du bekommst %n Wonne und dieses Tier: {animal}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss.</source>
            <translation>
                <numerusform>Du bekommst %n Wonne.</numerusform>
                <numerusform>Du bekommst %n Wonne.</numerusform>
            </translation>
        </message>
        <message>
            <source>You gain the new animal; your others fall asleep and score</source>
            <translation>Du bekommst das neue Tier; deine anderen schlafen ein und bringen Wonne</translation>
        </message>
        <message>
            <source>You gain this animal: {animal}.</source>
            <translation>Du bekommst dieses Tier: {animal}.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n gnome(s), the Scarecrow all the others.</source>
            <translation>
                <numerusform>Du hast %n Gnom, die Vogelscheuche alle anderen.</numerusform>
                <numerusform>Du hast %n Gnome, die Vogelscheuche alle anderen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have gained an animal. It is active from this round on; rest the pointer on it to see what it does.</source>
            <translation>Du hast ein Tier bekommen. Es ist ab dieser Runde aktiv; lass den Zeiger darauf ruhen, und du siehst, was es tut.</translation>
        </message>
        <message>
            <source>You have no Watchful Hen to leave unused.</source>
            <translation>Du hast keine Wachsame Henne, auf die du verzichten könntest.</translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 only blocks {who}.</source>
            <translation>Das hast du schon: {animal}. Aufgabe 3 blockiert nur {who}.</translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 would only block {who}.</source>
            <translation>Das hast du schon: {animal}. Aufgabe 3 würde nur {who} blockieren.</translation>
        </message>
        <message>
            <source>You have this animal already: fulfilling the task only blocks the other player.</source>
            <translation>Du hast dieses Tier schon: Erfüllst du die Aufgabe, blockierst du nur die andere Seite.</translation>
        </message>
        <message>
            <source>You must play at least one gnome.</source>
            <translation>Du musst mindestens einen Gnom ausspielen.</translation>
        </message>
        <message>
            <source>Younger player</source>
            <translation>Jüngerer Spieler</translation>
        </message>
        <message>
            <source>Your Lucky Piggy lets you fulfil Task 1 even if the Scarecrow closes it.</source>
            <translation>Mit dem Glücksferkel darfst du Aufgabe 1 auch dann erfüllen, wenn die Vogelscheuche sie schließt.</translation>
        </message>
        <message>
            <source>Your animals</source>
            <translation>Deine Tiere</translation>
        </message>
        <message>
            <source>Your bench</source>
            <translation>Deine Bank</translation>
        </message>
        <message>
            <source>Your bench can fulfil</source>
            <translation>Deine Bank erfüllt</translation>
        </message>
        <message>
            <source>Your bench can fulfil it.</source>
            <translation>Deine Bank kann sie erfüllen.</translation>
        </message>
        <message>
            <source>Your bench still lacks {crops} for it.</source>
            <translation>Deiner Bank fehlt dafür noch: {crops}.</translation>
        </message>
        <message>
            <source>Your best lead in bliss. You win ties. An empty box means you haven’t tried that one yet: click it to start a match.</source>
            <translation>Dein größter Vorsprung an Wonne. Bei Gleichstand gewinnst du. Ein leeres Feld wurde noch nicht versucht: Klick es an, um eine Partie zu beginnen.</translation>
        </message>
        <message>
            <source>Your gnomes cannot fulfil Task {task}: they lack {icons}.</source>
            <translation>Deine Gnome können Aufgabe {task} nicht erfüllen, es fehlt: {icons}.</translation>
        </message>
        <message>
            <source>Your gnomes go on your own bench.</source>
            <translation>Deine Gnome gehören auf deine eigene Bank.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>Your starting gnomes</source>
            <translation>Deine Gnome am Anfang</translation>
        </message>
        <message numerus="yes">
            <source>a gnome lent, %n task(s) fulfilled by the other player</source>
            <translation>
                <numerusform>ein Gnom verliehen, eine Aufgabe der anderen Seite</numerusform>
                <numerusform>ein Gnom verliehen, %n Aufgaben der anderen Seite</numerusform>
            </translation>
        </message>
        <message>
            <source>active</source>
            <translation>aktiv</translation>
        </message>
        <message>
            <source>active from next round</source>
            <translation>ab der nächsten Runde aktiv</translation>
        </message>
        <message>
            <source>and the {animal}</source>
            <translation>und {animal}</translation>
        </message>
        <message>
            <source>and the {animal}, if you want it</source>
            <translation>und auf Wunsch {animal}</translation>
        </message>
        <message>
            <source>and {bliss} more for lending a gnome afterwards</source>
            <translation>und {bliss} mehr, wenn du danach einen Gnom verleihst</translation>
        </message>
        <message>
            <source>and {bliss} more if you take the {animal} and the others fall asleep</source>
            <translation>und {bliss} mehr, wenn du {animal} nimmst und die anderen einschlafen</translation>
        </message>
        <message>
            <source>as printed</source>
            <translation>wie gedruckt</translation>
        </message>
        <message>
            <source>as printed: the Hen is unused</source>
            <translation>wie gedruckt: Henne ungenutzt</translation>
        </message>
        <message>
            <source>asleep</source>
            <translation>schläft</translation>
        </message>
        <message>
            <source>asleep for the rest of October</source>
            <translation>schläft bis Ende Oktober</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>höchstens</translation>
        </message>
        <message>
            <source>best round {n} bliss</source>
            <translation>beste Runde {n} Wonne</translation>
        </message>
        <message>
            <source>bliss</source>
            <translation>Wonne</translation>
        </message>
        <message>
            <source>cards {left} and {right} side by side</source>
            <translation>Karten {left} und {right} nebeneinander</translation>
        </message>
        <message>
            <source>chooses later</source>
            <translation>wählt danach</translation>
        </message>
        <message>
            <source>closed this round</source>
            <translation>diese Runde geschlossen</translation>
        </message>
        <message>
            <source>closes</source>
            <translation>schließt</translation>
        </message>
        <message>
            <source>come to you later</source>
            <translation>kommen dann zu dir</translation>
        </message>
        <message>
            <source>comes to you</source>
            <translation>kommt zu dir</translation>
        </message>
        <message>
            <source>could let you fulfil Task 1</source>
            <translation>ließe dich Aufgabe 1 erfüllen</translation>
        </message>
        <message>
            <source>counts for the Scarecrow’s control cards</source>
            <translation>zählt für die Steuerkarten der Vogelscheuche</translation>
        </message>
        <message>
            <source>exactly {count} task cards must be marked “{nine}”</source>
            <translation>genau {count} Aufgabenkarten müssen mit „{nine}“ markiert sein</translation>
        </message>
        <message>
            <source>filled the basket</source>
            <translation>hat den Korb gefüllt</translation>
        </message>
        <message numerus="yes">
            <source>first, %n h</source>
            <translation>
                <numerusform>zuerst, %n h</numerusform>
                <numerusform>zuerst, %n h</numerusform>
            </translation>
        </message>
        <message>
            <source>flower</source>
            <translation>Blume</translation>
        </message>
        <message>
            <source>for each of its animals</source>
            <translation>für jedes ihrer Tiere</translation>
        </message>
        <message>
            <source>for each of its gnomes</source>
            <translation>für jeden ihrer Gnome</translation>
        </message>
        <message>
            <source>from its control cards</source>
            <translation>laut Steuerkarten</translation>
        </message>
        <message>
            <source>fruit</source>
            <translation>Obst</translation>
        </message>
        <message>
            <source>fulfilled</source>
            <translation>erfüllt</translation>
        </message>
        <message>
            <source>fulfilled by {who}</source>
            <translation>erfüllt von {who}</translation>
        </message>
        <message numerus="yes">
            <source>fulfils most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>erfüllt am häufigsten: {what}, %n-mal</numerusform>
                <numerusform>erfüllt am häufigsten: {what}, %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>goes first this round</source>
            <translation>ist diese Runde zuerst dran</translation>
        </message>
        <message>
            <source>goes second this round</source>
            <translation>diese Runde als Zweites dran</translation>
        </message>
        <message>
            <source>grain</source>
            <translation>Korn</translation>
        </message>
        <message>
            <source>head start</source>
            <translation>Vorsprung</translation>
        </message>
        <message>
            <source>herb</source>
            <translation>Kraut</translation>
        </message>
        <message>
            <source>his charisma bonus, if you play him alone</source>
            <translation>sein Charisma, wenn du ihn allein ausspielst</translation>
        </message>
        <message>
            <source>hour</source>
            <translation>Stunde</translation>
        </message>
        <message>
            <source>hour, with the Hen</source>
            <translation>Stunde dank Henne</translation>
        </message>
        <message>
            <source>hours</source>
            <translation>Stunden</translation>
        </message>
        <message>
            <source>hours and bliss are tied, and you win ties</source>
            <translation>Stunden und Wonne sind gleich, und Gleichstand gehört dir</translation>
        </message>
        <message>
            <source>hours and bliss are tied, but {who} is younger</source>
            <translation>Stunden und Wonne sind gleich, aber {who} ist jünger</translation>
        </message>
        <message>
            <source>hours, 1 for each gnome with the Hen</source>
            <translation>Stunden, 1 je Gnom dank Henne</translation>
        </message>
        <message>
            <source>hours: {sum}</source>
            <translation>Stunden: {sum}</translation>
        </message>
        <message>
            <source>if you go first</source>
            <translation>wenn du zuerst dran bist</translation>
        </message>
        <message>
            <source>in April</source>
            <translation>im April</translation>
        </message>
        <message>
            <source>in August</source>
            <translation>im August</translation>
        </message>
        <message>
            <source>in July</source>
            <translation>im Juli</translation>
        </message>
        <message>
            <source>in June</source>
            <translation>im Juni</translation>
        </message>
        <message>
            <source>in May</source>
            <translation>im Mai</translation>
        </message>
        <message>
            <source>in October</source>
            <translation>im Oktober</translation>
        </message>
        <message>
            <source>in September</source>
            <translation>im September</translation>
        </message>
        <message>
            <source>inactive</source>
            <translation>inaktiv</translation>
        </message>
        <message>
            <source>including {bliss} for the animals the {animal} puts to sleep</source>
            <translation>davon {bliss} für Tiere, die einschlafen (neu: {animal})</translation>
        </message>
        <message>
            <source>is asleep and does nothing</source>
            <translation>schläft und tut nichts</translation>
        </message>
        <message>
            <source>is choosing</source>
            <translation>wählt gerade</translation>
        </message>
        <message>
            <source>is one of his skills</source>
            <translation>kann er</translation>
        </message>
        <message>
            <source>is one of his skills, and counts twice</source>
            <translation>kann er, und es zählt doppelt</translation>
        </message>
        <message>
            <source>lets you fulfil Task 1</source>
            <translation>lässt dich Aufgabe 1 erfüllen</translation>
        </message>
        <message>
            <source>locked in</source>
            <translation>festgelegt</translation>
        </message>
        <message>
            <source>locked in; both are revealed together</source>
            <translation>festgelegt; beide werden zugleich aufgedeckt</translation>
        </message>
        <message>
            <source>loses</source>
            <translation>verliert</translation>
        </message>
        <message>
            <source>must be a short word of lower-case letters and digits</source>
            <translation>muss ein kurzes Wort aus Kleinbuchstaben und Ziffern sein</translation>
        </message>
        <message>
            <source>needs “{needed}” on the same half</source>
            <translation>braucht „{needed}“ auf derselben Hälfte</translation>
        </message>
        <message>
            <source>new</source>
            <translation>neu</translation>
        </message>
        <message>
            <source>next round</source>
            <translation>nächste Runde</translation>
        </message>
        <message>
            <source>no card with a printed 2</source>
            <translation>keine Karte mit gedruckter 2</translation>
        </message>
        <message>
            <source>no flowers played</source>
            <translation>keine Blume ausgespielt</translation>
        </message>
        <message>
            <source>no gnomes on it yet</source>
            <translation>noch keine Gnome darauf</translation>
        </message>
        <message>
            <source>no milk so far</source>
            <translation>bisher keine Milch</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nichts</translation>
        </message>
        <message>
            <source>on the bench</source>
            <translation>auf der Bank</translation>
        </message>
        <message>
            <source>on {task}</source>
            <translation>bei {task}</translation>
        </message>
        <message>
            <source>only 1 with the Watchful Hen</source>
            <translation>nur 1 mit der Wachsamen Henne</translation>
        </message>
        <message numerus="yes">
            <source>plays {what} most, %n time(s)</source>
            <translation>
                <numerusform>spielt am meisten {what} aus, %n-mal</numerusform>
                <numerusform>spielt am meisten {what} aus, %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>possible score: {bliss}</source>
            <translation>möglicher Stand: {bliss}</translation>
        </message>
        <message>
            <source>revealed together</source>
            <translation>zugleich aufgedeckt</translation>
        </message>
        <message>
            <source>scored at once</source>
            <translation>gibt es dafür</translation>
        </message>
        <message>
            <source>scores extra with the Kindly Cow</source>
            <translation>bringt mit der Gütigen Kuh mehr</translation>
        </message>
        <message>
            <source>scores only if you go second</source>
            <translation>nur wenn du als Zweites dran bist</translation>
        </message>
        <message numerus="yes">
            <source>second, %n h</source>
            <translation>
                <numerusform>als Zweites, %n h</numerusform>
                <numerusform>als Zweites, %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>second, with %n animal(s)</source>
            <translation>
                <numerusform>als Zweites dran, mit %n Tier</numerusform>
                <numerusform>als Zweites dran, mit %n Tieren</numerusform>
            </translation>
        </message>
        <message>
            <source>sleeping animals</source>
            <translation>schlafende Tiere</translation>
        </message>
        <message>
            <source>still empty; plays after you</source>
            <translation>noch leer; wählt nach dir</translation>
        </message>
        <message>
            <source>the basket is not full</source>
            <translation>der Korb ist nicht voll</translation>
        </message>
        <message>
            <source>the bench with fewer hours goes first</source>
            <translation>die Bank mit weniger Stunden ist zuerst dran</translation>
        </message>
        <message>
            <source>the id {id} is already used in an earlier row</source>
            <translation>die id {id} steht schon in einer früheren Zeile</translation>
        </message>
        <message>
            <source>the middle must show exactly one, not none</source>
            <translation>die Mitte muss genau eines zeigen, nicht keines</translation>
        </message>
        <message>
            <source>the middle must show exactly one, not two</source>
            <translation>die Mitte muss genau eines zeigen, nicht zwei</translation>
        </message>
        <message numerus="yes">
            <source>the other player has %n animal(s)</source>
            <translation>
                <numerusform>die andere Seite hat ein Tier</numerusform>
                <numerusform>die andere Seite hat %n Tiere</numerusform>
            </translation>
        </message>
        <message>
            <source>the other player has no animals</source>
            <translation>die andere Seite hat keine Tiere</translation>
        </message>
        <message>
            <source>then to {who}</source>
            <translation>dann zu {who}</translation>
        </message>
        <message>
            <source>then {who}</source>
            <translation>dann {who}</translation>
        </message>
        <message>
            <source>there must be {count} rows of this type, not {found}</source>
            <translation>von dieser Art muss es {count} Zeilen geben, nicht {found}</translation>
        </message>
        <message>
            <source>this round</source>
            <translation>diese Runde</translation>
        </message>
        <message>
            <source>too many gnomes, {mine} to {yours}</source>
            <translation>zu viele Gnome, {mine} zu {yours}</translation>
        </message>
        <message>
            <source>unused animals</source>
            <translation>ungenutzte Tiere</translation>
        </message>
        <message>
            <source>unused: July gives bliss</source>
            <translation>ungenutzt: Juli bringt Wonne</translation>
        </message>
        <message numerus="yes">
            <source>unused; if used, it would score %n</source>
            <translation>
                <numerusform>ungenutzt; genutzt wäre es %n</numerusform>
                <numerusform>ungenutzt; genutzt wären es %n</numerusform>
            </translation>
        </message>
        <message>
            <source>used at the reveal</source>
            <translation>beim Aufdecken genutzt</translation>
        </message>
        <message>
            <source>vegetable</source>
            <translation>Gemüse</translation>
        </message>
        <message>
            <source>waits for its control cards</source>
            <translation>wartet auf Steuerkarten</translation>
        </message>
        <message>
            <source>what each does now</source>
            <translation>was sie jetzt tun</translation>
        </message>
        <message>
            <source>wins</source>
            <translation>gewinnt</translation>
        </message>
        <message numerus="yes">
            <source>with %n or more at the end of a round the match ends; the higher score wins</source>
            <translation>
                <numerusform>mit %n oder mehr am Ende einer Runde endet die Partie; mehr Wonne gewinnt</numerusform>
                <numerusform>mit %n oder mehr am Ende einer Runde endet die Partie; mehr Wonne gewinnt</numerusform>
            </translation>
        </message>
        <message>
            <source>with {gnome}</source>
            <translation>mit {gnome}</translation>
        </message>
        <message>
            <source>you have it already; blocks {who}</source>
            <translation>hast du schon; blockiert {who}</translation>
        </message>
        <message numerus="yes">
            <source>you win together with %n at the end of a round</source>
            <translation>
                <numerusform>mit %n am Ende einer Runde gewinnt ihr gemeinsam</numerusform>
                <numerusform>mit %n am Ende einer Runde gewinnt ihr gemeinsam</numerusform>
            </translation>
        </message>
        <message>
            <source>yours after scoring, active from round {round}</source>
            <translation>deins nach der Wertung, aktiv ab Runde {round}</translation>
        </message>
        <message>
            <source>{animal} ({why})</source>
            <translation>{animal} ({why})</translation>
        </message>
        <message>
            <source>{animal}, asleep</source>
            <translation>{animal}, im Schlaf</translation>
        </message>
        <message>
            <source>{animal}, {figure}: {note}</source>
            <translation>{animal}, {figure}: {note}</translation>
        </message>
        <message numerus="yes">
            <source>{base} minus %n animal(s)</source>
            <translation>
                <numerusform>{base} minus %n Tier</numerusform>
                <numerusform>{base} minus %n Tiere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n animal(s)</source>
            <translation>
                <numerusform>{base} plus %n Tier</numerusform>
                <numerusform>{base} plus %n Tiere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n gnome(s)</source>
            <translation>
                <numerusform>{base} plus %n Gnom</numerusform>
                <numerusform>{base} plus %n Gnome</numerusform>
            </translation>
        </message>
        <message>
            <source>{bliss} bliss</source>
            <translation>{bliss} Wonne</translation>
        </message>
        <message>
            <source>{bliss} bliss for every animal the other player has.</source>
            <translation>{bliss} Wonne für jedes Tier der anderen Seite.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every flower on the gnomes you played, {most} at most.</source>
            <translation>{bliss} Wonne für jede Blume auf den ausgespielten Gnomen, höchstens {most}.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every gnome you played with a printed prep time of {hours}.</source>
            <translation>{bliss} Wonne für jeden ausgespielten Gnom, auf dessen Karte {hours} Stunden stehen.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every gnome you played.</source>
            <translation>{bliss} Wonne für jeden ausgespielten Gnom.</translation>
        </message>
        <message>
            <source>{bliss} bliss if a task you fulfilled shows milk.</source>
            <translation>{bliss} Wonne, wenn eine erfüllte Aufgabe Milch zeigt.</translation>
        </message>
        <message>
            <source>{bliss} bliss if you go second.</source>
            <translation>{bliss} Wonne, wenn du als Zweites dran bist.</translation>
        </message>
        <message>
            <source>{bliss} bliss if you have fewer gnomes than the other player, played and in hand together.</source>
            <translation>{bliss} Wonne, wenn du weniger Gnome hast als die andere Seite, ausgespielte und auf der Hand zusammen.</translation>
        </message>
        <message>
            <source>{bliss} bliss, with milk</source>
            <translation>{bliss} Wonne, mit Milch</translation>
        </message>
        <message>
            <source>{bliss} bliss:</source>
            <translation>{bliss} Wonne:</translation>
        </message>
        <message>
            <source>{bliss} if {task} is taken</source>
            <translation>{bliss}, wenn {task} vergeben ist</translation>
        </message>
        <message>
            <source>{bliss}, and {cow} for the Cow</source>
            <translation>{bliss} und {cow} für die Kuh</translation>
        </message>
        <message>
            <source>{count}</source>
            <translation>{count}</translation>
        </message>
        <message>
            <source>{crops}, from its gnomes together</source>
            <translation>{crops}, von den Gnomen darauf zusammen</translation>
        </message>
        <message>
            <source>{first} / {second} / {animal}</source>
            <translation>{first} / {second} / {animal}</translation>
        </message>
        <message>
            <source>{gnomes} on {task}</source>
            <translation>{gnomes} bei {task}</translation>
        </message>
        <message>
            <source>{gnome}</source>
            <translation>{gnome}</translation>
        </message>
        <message numerus="yes">
            <source>{gnome} adds {bliss} bliss but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} bringt {bliss} Wonne, für eine Stunde mehr.</numerusform>
                <numerusform>{gnome} bringt {bliss} Wonne, für %n Stunden mehr.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} costs %n more hour(s) but doesn’t make another task possible.</source>
            <translation>
                <numerusform>{gnome} macht keine weitere Aufgabe möglich, für eine Stunde mehr.</numerusform>
                <numerusform>{gnome} macht keine weitere Aufgabe möglich, für %n Stunden mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} fits none of the open tasks.</source>
            <translation>{gnome} passt zu keiner offenen Aufgabe.</translation>
        </message>
        <message numerus="yes">
            <source>{gnome} makes {tasks} possible but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} macht {tasks} möglich, für eine Stunde mehr.</numerusform>
                <numerusform>{gnome} macht {tasks} möglich, für %n Stunden mehr.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} played alone</source>
            <translation>{gnome} allein ausgespielt</translation>
        </message>
        <message numerus="yes">
            <source>{gnome}: %n hour(s), {crops}; played alone {charisma} bliss</source>
            <translation>
                <numerusform>{gnome}: %n Stunde, {crops}; allein ausgespielt {charisma} Wonne</numerusform>
                <numerusform>{gnome}: %n Stunden, {crops}; allein ausgespielt {charisma} Wonne</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome}’s empty place, {where}</source>
            <translation>Der leere Platz von {gnome}, {where}</translation>
        </message>
        <message>
            <source>{hours} each, but {mine} to {yours} bliss</source>
            <translation>je {hours}, aber {mine} gegen {yours} Wonne</translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, this scores %n bliss.</source>
            <translation>
                <numerusform>{hours}: Bist du zuerst dran, bringt das %n Wonne.</numerusform>
                <numerusform>{hours}: Bist du zuerst dran, bringt das %n Wonne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all.</source>
            <translation>
                <numerusform>{hours}: Bist du zuerst dran, kannst du {tasks} erfüllen, zusammen %n Wonne.</numerusform>
                <numerusform>{hours}: Bist du zuerst dran, kannst du {tasks} erfüllen, zusammen %n Wonne.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{item}: %n bliss at worst; with your answer {yours}.</source>
            <translation>
                <numerusform>{item}: %n Wonne selbst im schlimmsten Fall; mit deiner Wahl {yours}.</numerusform>
                <numerusform>{item}: %n Wonne selbst im schlimmsten Fall; mit deiner Wahl {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{mine} to %n hour(s)</source>
            <translation>
                <numerusform>{mine} gegen %n Stunde</numerusform>
                <numerusform>{mine} gegen %n Stunden</numerusform>
            </translation>
        </message>
        <message>
            <source>{month}, round {round}</source>
            <translation>{month}, Runde {round}</translation>
        </message>
        <message>
            <source>{other} closes {tasks}. {who}: choose from the tasks that are left.</source>
            <translation>{other} schließt {tasks}. {who}: Wähle aus den Aufgaben, die übrig sind.</translation>
        </message>
        <message>
            <source>{other} has fulfilled {tasks}. {who}: choose from the tasks that are left.</source>
            <translation>{other} hat {tasks} erfüllt. {who}: Wähle aus den Aufgaben, die übrig sind.</translation>
        </message>
        <message>
            <source>{other} leaves every task open. {who}: choose the tasks to fulfil.</source>
            <translation>{other} lässt alle Aufgaben offen. {who}: Wähle die Aufgaben, die du erfüllst.</translation>
        </message>
        <message>
            <source>{score} of {target} bliss</source>
            <translation>{score} von {target} Wonne</translation>
        </message>
        <message>
            <source>{task} needed {needed} and gave {paid}: {who} has fulfilled it this round.</source>
            <translation>{task} brauchte {needed} und brachte {paid}: {who} hat sie diese Runde erfüllt.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}.</source>
            <translation>{task} braucht {needed} und bringt {paid}.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}. It is closed, but the Lucky Piggy lets you fulfil it.</source>
            <translation>{task} braucht {needed} und bringt {paid}. Sie ist geschlossen, aber mit dem Glücksferkel darfst du sie erfüllen.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}: {who} has closed it.</source>
            <translation>{task} braucht {needed} und bringt {paid}: {who} hat sie geschlossen.</translation>
        </message>
        <message>
            <source>{task} shows milk</source>
            <translation>{task} zeigt Milch</translation>
        </message>
        <message>
            <source>{text}: {bliss}</source>
            <translation>{text}: {bliss}</translation>
        </message>
        <message numerus="yes">
            <source>{top} of %n, oldest first</source>
            <translation>
                <numerusform>{top} von %n, die ältesten zuerst</numerusform>
                <numerusform>{top} von %n, die ältesten zuerst</numerusform>
            </translation>
        </message>
        <message>
            <source>{when}: {bliss} bliss</source>
            <translation>{when}: {bliss} Wonne</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} chooses gnomes in secret.</source>
            <translation>{who} wählt verdeckt Gnome.</translation>
        </message>
        <message>
            <source>{who} closes {tasks} for this round.</source>
            <translation>{who} schließt {tasks} für diese Runde.</translation>
        </message>
        <message>
            <source>{who} declines the new animal.</source>
            <translation>{who} lehnt das neue Tier ab.</translation>
        </message>
        <message>
            <source>{who} doesn’t fulfil a task.</source>
            <translation>{who} erfüllt keine Aufgabe.</translation>
        </message>
        <message>
            <source>{who} doesn’t lend a gnome.</source>
            <translation>{who} verleiht keinen Gnom.</translation>
        </message>
        <message>
            <source>{who} first</source>
            <translation>zuerst {who}</translation>
        </message>
        <message>
            <source>{who} fulfils {tasks}.</source>
            <translation>{who} erfüllt {tasks}.</translation>
        </message>
        <message>
            <source>{who} fulfils {task} with {gnomes}.</source>
            <translation>{who} erfüllt {task} mit {gnomes}.</translation>
        </message>
        <message>
            <source>{who} fulfils {task} with {gnomes}: {bliss} bliss, {old} to {new}.</source>
            <translation>{who} erfüllt {task} mit {gnomes}: {bliss} Wonne, {old} auf {new}.</translation>
        </message>
        <message>
            <source>{who} gains the {animal}.</source>
            <translation>{who} bekommt: {animal}.</translation>
        </message>
        <message>
            <source>{who} goes first: {why}.</source>
            <translation>{who} ist zuerst dran: {why}.</translation>
        </message>
        <message>
            <source>{who} goes first: {why}. Choose the tasks to fulfil.</source>
            <translation>{who} ist zuerst dran: {why}. Wähle die Aufgaben, die du erfüllst.</translation>
        </message>
        <message>
            <source>{who} hands a gnome to {other}.</source>
            <translation>{who} gibt {other} einen Gnom.</translation>
        </message>
        <message>
            <source>{who} hands {gnome} to {other}.</source>
            <translation>{who} gibt {gnome} an {other}.</translation>
        </message>
        <message>
            <source>{who} has closed it this round.</source>
            <translation>Diese Runde geschlossen von {who}.</translation>
        </message>
        <message>
            <source>{who} has fulfilled it this round, so it is closed.</source>
            <translation>{who} hat sie diese Runde erfüllt; sie ist geschlossen.</translation>
        </message>
        <message>
            <source>{who} has scored</source>
            <translation>Wertung von {who}</translation>
        </message>
        <message>
            <source>{who} is too late to close {tasks}.</source>
            <translation>{who} kommt zu spät, um {tasks} zu schließen.</translation>
        </message>
        <message>
            <source>{who} keeps one of three gnomes.</source>
            <translation>{who} behält einen von drei Gnomen.</translation>
        </message>
        <message>
            <source>{who} lends {gnome} to {other}.</source>
            <translation>{who} verleiht {gnome} an {other}.</translation>
        </message>
        <message>
            <source>{who} locks in gnomes.</source>
            <translation>{who} legt die Gnome fest.</translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s), one each with the Hen instead of the printed {printed}.</source>
            <translation>
                <numerusform>{who} spielt {gnomes} aus: %n Stunde dank der Henne statt der gedruckten {printed}.</numerusform>
                <numerusform>{who} spielt {gnomes} aus: %n Stunden, je eine dank der Henne, statt der gedruckten {printed}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s).</source>
            <translation>
                <numerusform>{who} spielt {gnomes} aus: %n Stunde.</numerusform>
                <numerusform>{who} spielt {gnomes} aus: %n Stunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} scores nothing and stays at {score}.</source>
            <translation>{who} bekommt nichts und bleibt bei {score}.</translation>
        </message>
        <message>
            <source>{who} scores nothing for: {animals}.</source>
            <translation>{who} bekommt nichts für: {animals}.</translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss from its control cards, {old} to {new}.</source>
            <translation>{who} bekommt laut Steuerkarten {bliss} Wonne, {old} auf {new}.</translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss, {score} in total.</source>
            <translation>{who} bekommt {bliss} Wonne, insgesamt {score}.</translation>
        </message>
        <message>
            <source>{who} starts with the {animal}.</source>
            <translation>Von Anfang an bei {who}: {animal}.</translation>
        </message>
        <message>
            <source>{who} takes the new animal.</source>
            <translation>{who} nimmt das neue Tier.</translation>
        </message>
        <message>
            <source>{who} uses: {animals}.</source>
            <translation>{who} nutzt: {animals}.</translation>
        </message>
        <message>
            <source>{who} wins the season by {wins} matches to {losses}.</source>
            <translation>{who} gewinnt die Saison mit {wins} zu {losses} Partien.</translation>
        </message>
        <message>
            <source>{who} wins with {bliss} bliss.</source>
            <translation>{who} gewinnt mit {bliss} Wonne.</translation>
        </message>
        <message>
            <source>{who}, {item} ({why}): {bliss} bliss, {old} to {new}.</source>
            <translation>{who}, {item} ({why}): {bliss} Wonne, {old} auf {new}.</translation>
        </message>
        <message>
            <source>{who}: choose the animals to use; each one you do not use scores {bliss} bliss.</source>
            <translation>{who}: Wähle die Tiere, die du nutzt; jedes ungenutzte bringt {bliss} Wonne.</translation>
        </message>
        <message>
            <source>{who}: lend {other} a gnome for {bliss} bliss, or lend none.</source>
            <translation>{who}: Verleih für {bliss} Wonne einen Gnom an {other}, oder keinen.</translation>
        </message>
        <message>
            <source>{who}: play gnomes to your bench, then lock them in.</source>
            <translation>{who}: Spiel Gnome auf deine Bank und leg sie fest.</translation>
        </message>
        <message>
            <source>{who}: play gnomes to your bench, then lock them in. {other} is ready.</source>
            <translation>{who}: Spiel Gnome auf deine Bank und leg sie fest. {other} ist schon fertig.</translation>
        </message>
        <message>
            <source>{who}: take one gnome back from your bench; the others go to the other player.</source>
            <translation>{who}: Nimm einen Gnom von deiner Bank zurück; die anderen gehen zur anderen Seite.</translation>
        </message>
        <message>
            <source>{who}: take the {animal} and put the others to sleep, or decline.</source>
            <translation>{who}: Nimm {animal}, dann schlafen die anderen ein, oder lehne ab.</translation>
        </message>
        <message>
            <source>{who}: {bliss} bliss at the end</source>
            <translation>{who}: am Ende {bliss} Wonne</translation>
        </message>
        <message>
            <source>{who}: {now} to {then} bliss</source>
            <translation>{who}: von {now} auf {then} Wonne</translation>
        </message>
        <message>
            <source>{who}’s animals</source>
            <translation>Tiere von {who}</translation>
        </message>
        <message>
            <source>{who}’s bench</source>
            <translation>Bank von {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s cards: {hours}, closes {tasks}, %n gnome(s) to hand over.</source>
            <translation>
                <numerusform>Steuerkarten für {who}: {hours}, schließt {tasks}, %n Gnom zu übergeben.</numerusform>
                <numerusform>Steuerkarten für {who}: {hours}, schließt {tasks}, %n Gnome zu übergeben.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s gnome</source>
            <translation>Ein Gnom von {who}</translation>
        </message>
        <message>
            <source>{who}’s hand</source>
            <translation>Hand von {who}</translation>
        </message>
        <message>
            <source>{who}’s hours</source>
            <translation>Stunden von {who}</translation>
        </message>
        <message>
            <source>{who}’s unused animals for July: {animals}.</source>
            <translation>{who} lässt im Juli ungenutzt: {animals}.</translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” cannot be played with %n player(s).</source>
            <translation>
                <numerusform>„{mode}“ kann man nicht allein spielen.</numerusform>
                <numerusform>„{mode}“ kann man nicht zu %n spielen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>{moment}: the computer to move</source>
            <translation>{moment}: Der Computer ist dran</translation>
        </message>
        <message>
            <source>{moment}: {who} to move</source>
            <translation>{moment}: {who} ist dran</translation>
        </message>
    </context>
    <context>
        <name>journal</name>
        <message>
            <source>Another program changed {file}. It has been written again; the changed version is now {aside}.</source>
            <translation>Ein anderes Programm hat {file} geändert. Die Datei ist neu geschrieben; die geänderte Fassung heißt jetzt {aside}.</translation>
        </message>
        <message>
            <source>Another program cut off the end of {file}. It has been restored; nothing is lost.</source>
            <translation>Ein anderes Programm hat das Ende von {file} abgeschnitten. Die Datei ist wieder vollständig; nichts ist verloren.</translation>
        </message>
        <message>
            <source>Another program deleted or moved {file}. It has been written again; nothing is lost.</source>
            <translation>Ein anderes Programm hat {file} gelöscht oder verschoben. Die Datei ist neu geschrieben; nichts ist verloren.</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>Ctrl</source>
            <translation>Strg</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Entf</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Links</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Rechts</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Umschalt</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Leertaste</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>First match</source>
            <translation>Erste Partie</translation>
        </message>
        <message>
            <source>Learn to play ({minutes} min)</source>
            <translation>Spielen lernen ({minutes} Min.)</translation>
        </message>
        <message>
            <source>Lesson {number} again</source>
            <translation>Lektion {number} noch einmal</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons}</source>
            <translation>Lektion {number} von {lessons}</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons} ({minutes} min left)</source>
            <translation>Lektion {number} von {lessons} (noch {minutes} Min.)</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons}, step {step}</source>
            <translation>Lektion {number} von {lessons}, Schritt {step}</translation>
        </message>
        <message>
            <source>That’s legal, but this lesson needs another move.</source>
            <translation>Das ist erlaubt, aber diese Lektion braucht einen anderen Zug.</translation>
        </message>
        <message>
            <source>Well done.</source>
            <translation>Gut gemacht.</translation>
        </message>
        <message>
            <source>Your lesson progress could not be read from {file}: {reason}.</source>
            <translation>Dein Fortschritt in den Lektionen konnte nicht aus {file} gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Your lesson progress could not be read, so all lessons start again; the old file is {file}.</source>
            <translation>Dein Fortschritt in den Lektionen konnte nicht gelesen werden, darum beginnen alle von vorn; die alte Datei ist {file}.</translation>
        </message>
        <message>
            <source>asks for an action, but it is not the learner’s turn then</source>
            <translation>verlangt eine Aktion, aber der Lernende ist dort nicht am Zug</translation>
        </message>
        <message>
            <source>asks for an action, but the step has none</source>
            <translation>verlangt eine Aktion, aber der Schritt hat keine</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>lässt sich nicht lesen: Das ist kein Text in UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>lässt sich nicht lesen: {error}</translation>
        </message>
        <message>
            <source>cannot be used with “do” in the same step</source>
            <translation>kann nicht mit „do“ im selben Schritt stehen</translation>
        </message>
        <message>
            <source>cannot be used with “put”, “do” or “then”: from this step on the learner plays freely</source>
            <translation>kann nicht mit „put“, „do“ oder „then“ stehen: Ab diesem Schritt wird frei gespielt</translation>
        </message>
        <message>
            <source>cannot follow “put”: no move has been made yet</source>
            <translation>kann nicht auf „put“ folgen: Es ist noch kein Zug gemacht</translation>
        </message>
        <message>
            <source>does not say what seat {seat} does</source>
            <translation>sagt nicht, was Platz {seat} tut</translation>
        </message>
        <message>
            <source>has an unmatched brace</source>
            <translation>hat eine geschweifte Klammer ohne Gegenstück</translation>
        </message>
        <message>
            <source>is missing, but the step has a task</source>
            <translation>fehlt, aber der Schritt hat eine Aufgabe</translation>
        </message>
        <message>
            <source>is {said}, but the file is in the lessons folder of {game}</source>
            <translation>ist {said}, aber die Datei liegt im Lektionenordner von {game}</translation>
        </message>
        <message>
            <source>matches no legal move at this point</source>
            <translation>passt zu keinem Zug, der dort erlaubt ist</translation>
        </message>
        <message>
            <source>must appear at least once</source>
            <translation>muss mindestens einmal vorkommen</translation>
        </message>
        <message>
            <source>must be a move, a colon and a sentence, not “{said}”</source>
            <translation>muss ein Zug, ein Doppelpunkt und ein Satz sein, nicht „{said}“</translation>
        </message>
        <message>
            <source>must be a seat number (0 for a random draw), a colon and a move, not “{said}”</source>
            <translation>muss eine Platznummer (0 für eine zufällige Ziehung), ein Doppelpunkt und ein Zug sein, nicht „{said}“</translation>
        </message>
        <message>
            <source>must be a space and a piece, not “{said}”</source>
            <translation>muss ein Feld und ein Teil sein, nicht „{said}“</translation>
        </message>
        <message>
            <source>must be key=value, not “{said}”</source>
            <translation>muss Schlüssel=Wert sein, nicht „{said}“</translation>
        </message>
        <message>
            <source>must be rule IDs such as GG-34, not “{said}”</source>
            <translation>müssen Regelnummern wie GG-34 sein, nicht „{said}“</translation>
        </message>
        <message>
            <source>must be three lines</source>
            <translation>müssen drei Zeilen sein</translation>
        </message>
        <message>
            <source>must have 1 to {most} characters, but has {count}</source>
            <translation>muss 1 bis {most} Zeichen haben, hat aber {count}</translation>
        </message>
        <message>
            <source>must name every player, with 1 to 20 characters each</source>
            <translation>muss alle Spieler nennen, mit je 1 bis 20 Zeichen</translation>
        </message>
        <message>
            <source>names {said} twice</source>
            <translation>nennt {said} zweimal</translation>
        </message>
        <message>
            <source>names “{name}”, but no player has this name</source>
            <translation>nennt „{name}“, aber kein Spieler heißt so</translation>
        </message>
        <message>
            <source>plays the move “{text}”, so it belongs under “do”</source>
            <translation>spielt den Zug „{text}“ und gehört darum unter „do“</translation>
        </message>
        <message>
            <source>there is no space or piece “{name}” on the table at this point</source>
            <translation>ein Feld oder Teil „{name}“ gibt es an dieser Stelle nicht auf dem Tisch</translation>
        </message>
        <message numerus="yes">
            <source>{number}. {title}: %n minute(s)</source>
            <translation>
                <numerusform>{number}. {title}: %n Minute</numerusform>
                <numerusform>{number}. {title}: %n Minuten</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}. {title}: at step {step}</source>
            <translation>{number}. {title}: bei Schritt {step}</translation>
        </message>
        <message>
            <source>{number}. {title}: done</source>
            <translation>{number}. {title}: geschafft</translation>
        </message>
        <message>
            <source>“{name}” is not one of the game’s pictures</source>
            <translation>„{name}“ gehört nicht zu den Bildern des Spiels</translation>
        </message>
        <message>
            <source>“{said}” comes when it is not that seat’s turn</source>
            <translation>„{said}“ kommt, wenn dieser Platz nicht am Zug ist</translation>
        </message>
        <message>
            <source>“{said}” is not possible at this point</source>
            <translation>„{said}“ ist an dieser Stelle nicht möglich</translation>
        </message>
        <message>
            <source>“{text}” comes when it is not the turn of seat {seat}</source>
            <translation>„{text}“ kommt, wenn Platz {seat} nicht am Zug ist</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game</source>
            <translation>„{text}“ ist kein Zug dieses Spiels</translation>
        </message>
        <message>
            <source>“{text}” is not allowed at this point: {reason}</source>
            <translation>„{text}“ ist dort nicht erlaubt: {reason}</translation>
        </message>
        <message>
            <source>“{text}” must be combined with other moves</source>
            <translation>„{text}“ muss mit anderen Zügen verbunden werden</translation>
        </message>
    </context>
    <context>
        <name>lesson.fire_and_flora</name>
        <message>
            <source>A big Yucca is a fine sight. But start small, and see something grow.</source>
            <translation>Eine große Yucca ist prächtig. Aber fang klein an und sieh zu, wie etwas wächst.</translation>
        </message>
        <message>
            <source>A block can be blocked as well. A blocked play has no effect, but all the cards are spent.</source>
            <translation>Auch eine Abwehr lässt sich abwehren. Was abgewehrt ist, hat keine Wirkung, aber alle Karten sind weg.</translation>
        </message>
        <message>
            <source>A card against a card</source>
            <translation>Karte gegen Karte</translation>
        </message>
        <message>
            <source>A card costs two coins, and a good land seven or more. If you draw every turn, you are always a little too poor.</source>
            <translation>Eine Karte kostet zwei Münzen, ein gutes Grundstück sieben oder mehr. Wer jeden Zug nachzieht, ist immer etwas zu arm.</translation>
        </message>
        <message>
            <source>A card for two coins. Next turn they would pay for half a land.</source>
            <translation>Eine Karte für zwei Münzen. Die wären nächsten Zug ein halbes Grundstück.</translation>
        </message>
        <message>
            <source>A card with a moustache</source>
            <translation>Eine Karte mit Schnurrbart</translation>
        </message>
        <message>
            <source>A coin a turn is nice. But nothing on a Farm Stand puts out a fire.</source>
            <translation>Eine Münze je Zug ist nett. Aber ein Hofladen löscht kein Feuer.</translation>
        </message>
        <message>
            <source>A coin in the hand is not bad. But Water blocks a Fire, and summer is long.</source>
            <translation>Eine Münze in der Hand ist nicht schlecht. Aber Wasser wehrt Feuer ab, und der Sommer ist lang.</translation>
        </message>
        <message>
            <source>A coin is not much for a card that may save a plant some day. Sell it anyway?</source>
            <translation>Eine Münze ist wenig für eine Karte, die vielleicht einmal eine Pflanze rettet. Trotzdem verkaufen?</translation>
        </message>
        <message>
            <source>A die decides whether Central, Southern or both burn. This fire is not a card, so no Water in your hand can block it.</source>
            <translation>Ein Würfel sagt, ob Zentral, Süd oder beides brennt. Dieses Feuer ist keine Karte: Kein Wasser auf der Hand kann es abwehren.</translation>
        </message>
        <message>
            <source>A field to give away</source>
            <translation>Ein Feld zu verschenken</translation>
        </message>
        <message>
            <source>A fine land. But first, clear up your own landscape.</source>
            <translation>Ein schönes Grundstück. Aber räum erst in deiner eigenen Landschaft auf.</translation>
        </message>
        <message>
            <source>A fine trick, but then nothing protects the Mustard any more.</source>
            <translation>Ein schöner Streich, aber dann schützt nichts mehr den Senf.</translation>
        </message>
        <message>
            <source>A full match goes to twelve stars, or to the number you agree on. Buy a land nearly every turn.</source>
            <translation>Eine volle Partie geht bis zwölf Sterne oder bis zum vereinbarten Ziel. Kauf fast jeden Zug ein Grundstück.</translation>
        </message>
        <message>
            <source>A good bargain</source>
            <translation>Ein guter Handel</translation>
        </message>
        <message>
            <source>A hand in your purse</source>
            <translation>Jemand greift in deinen Geldbeutel</translation>
        </message>
        <message>
            <source>A home for the fire brigade</source>
            <translation>Ein Haus für die Feuerwehr</translation>
        </message>
        <message>
            <source>A land is always good, but it blocks nothing.</source>
            <translation>Ein Grundstück ist immer gut. Aber es wehrt niemanden ab.</translation>
        </message>
        <message>
            <source>A land with a draught</source>
            <translation>Ein Grundstück, auf dem es zieht</translation>
        </message>
        <message>
            <source>A landscape without a star</source>
            <translation>Eine Landschaft ohne Stern</translation>
        </message>
        <message>
            <source>A match to eight stars</source>
            <translation>Eine Partie bis acht Sterne</translation>
        </message>
        <message>
            <source>A plant with character! But for this lesson, take Mustard.</source>
            <translation>Eine Pflanze mit Charakter! Aber nimm in dieser Lektion Senf.</translation>
        </message>
        <message>
            <source>A short match to eight stars, against {seat2}. You begin, with Headquarters, an Empty Field and thirteen coins.</source>
            <translation>Eine kurze Partie bis acht Sterne, gegen {seat2}. Du fängst an, mit Hauptquartier, Leerem Feld und dreizehn Münzen.</translation>
        </message>
        <message>
            <source>A small Ceanothus has one star, a big one has three. And the Time you have kept can’t be blocked.</source>
            <translation>Die kleine Säckelblume hat einen Stern, die große drei. Und die Zeit, die du behältst, kann niemand abwehren.</translation>
        </message>
        <message>
            <source>A young plant, and a bad neighbour</source>
            <translation>Eine junge Pflanze, ein böser Nachbar</translation>
        </message>
        <message>
            <source>Accept it.</source>
            <translation>Nimm es an.</translation>
        </message>
        <message>
            <source>Accept, or decline and go back to your own offer. A coin for two stars? You pay that with a smile.</source>
            <translation>Nimm an, oder lehn ab und kehr zu deinem eigenen Angebot zurück. Eine Münze für zwei Sterne? Die zahlt man mit einem Lächeln.</translation>
        </message>
        <message>
            <source>All Southern lands burn. A small Ceanothus would have died; the big one propagates. You choose where.</source>
            <translation>Der ganze Süden brennt. Eine kleine Säckelblume wäre gestorben; die große vermehrt sich. Du wählst, wohin.</translation>
        </message>
        <message>
            <source>Already? You still have coins, and a Water.</source>
            <translation>Schon? Du hast noch Münzen und ein Wasser.</translation>
        </message>
        <message>
            <source>Also good. But keep Time for the day when {seat2} holds a Fire.</source>
            <translation>Auch gut. Aber heb dir die Zeit für den Tag auf, an dem {seat2} Feuer hat.</translation>
        </message>
        <message>
            <source>An oak is a fine thing, but it needs Water and Time together. You hold one card.</source>
            <translation>Eine Eiche ist etwas Feines, braucht aber Wasser und Zeit zugleich. Du hast nur eine Karte.</translation>
        </message>
        <message>
            <source>An open land is worth something. A star is worth more.</source>
            <translation>Ein freies Grundstück ist etwas wert. Ein Stern ist mehr wert.</translation>
        </message>
        <message>
            <source>And the Mustard is gone. It was such a nice present.</source>
            <translation>Und der Senf ist weg. Dabei war es so ein nettes Geschenk.</translation>
        </message>
        <message>
            <source>And the Water? Next turn {seat2} may hold a Fire.</source>
            <translation>Und das Wasser? Nächsten Zug hat {seat2} vielleicht Feuer.</translation>
        </message>
        <message>
            <source>And the creek looks on</source>
            <translation>Und der Bach sieht zu</translation>
        </message>
        <message>
            <source>Another moustache, well hidden</source>
            <translation>Noch ein Schnurrbart, gut versteckt</translation>
        </message>
        <message>
            <source>Any player may block a card with its counterpart, on any turn and for free.</source>
            <translation>Alle dürfen eine Karte mit der passenden abwehren, in jedem Zug und kostenlos.</translation>
        </message>
        <message>
            <source>Big Mustard brings coins, and then replaces your non-woody plants, one by one.</source>
            <translation>Großer Senf bringt Münzen, und dann ersetzt er deine Pflanzen mit Blatt, eine nach der anderen.</translation>
        </message>
        <message>
            <source>Big Mustard can invade any land without a log. {seat2} needs Labor to pull it up.</source>
            <translation>Großer Senf kann überall vordringen, wo kein Holz ist. {seat2} braucht Arbeit, um ihn auszureißen.</translation>
        </message>
        <message>
            <source>Big ones cost more, and propagate</source>
            <translation>Große kosten mehr und vermehren sich</translation>
        </message>
        <message>
            <source>Big plants seldom thank you for Time. Keep it for small ones.</source>
            <translation>Große Pflanzen danken selten für Zeit. Heb sie für kleine auf.</translation>
        </message>
        <message>
            <source>Block it with Labor.</source>
            <translation>Wehr sie mit Arbeit ab.</translation>
        </message>
        <message>
            <source>Block it with your second Nefarious.</source>
            <translation>Wehr sie mit deiner zweiten Tücke ab.</translation>
        </message>
        <message>
            <source>Block the Fire with your Water.</source>
            <translation>Wehr das Feuer mit deinem Wasser ab.</translation>
        </message>
        <message>
            <source>Block the Labor with Nefarious.</source>
            <translation>Wehr die Arbeit mit Tücke ab.</translation>
        </message>
        <message>
            <source>Blocking the block</source>
            <translation>Abwehr gegen die Abwehr</translation>
        </message>
        <message>
            <source>Both baskets may hold cards, coins and lands. You may ask for any card, whether {seat2} has it or not.</source>
            <translation>Karten, Münzen und Grundstücke dürfen in beide Körbe. Wünschen darfst du dir jede Karte, ob {seat2} sie hat oder nicht.</translation>
        </message>
        <message>
            <source>Both offers are gone, and so is the Water.</source>
            <translation>Beide Angebote sind weg, und das Wasser auch.</translation>
        </message>
        <message>
            <source>Both regions burned, and {seat2}’s Sagebrush is gone. But Fire Events skip Creekside lands; only a Fire card burns them.</source>
            <translation>Beide Regionen brannten, und der Beifuß von {seat2} ist dahin. Aber Feuerereignisse lassen das Bachufer aus; dort brennt nur eine Feuerkarte.</translation>
        </message>
        <message>
            <source>Brome! Good money, no star, and it spreads. Leave it to {seat2}.</source>
            <translation>Trespe! Gutes Geld, kein Stern, und sie breitet sich aus. Die darf {seat2} haben.</translation>
        </message>
        <message>
            <source>Buildings have no stars and go on your open lands. A Fire Station protects one plant in each Fire Event.</source>
            <translation>Gebäude haben keine Sterne und stehen auf einem freien Grundstück von dir. Die Feuerwache schützt je Feuerereignis eine Pflanze.</translation>
        </message>
        <message>
            <source>Buildings have no stars. They need an open land, and are worth it.</source>
            <translation>Gebäude haben keine Sterne. Sie brauchen ein freies Grundstück und sind es wert.</translation>
        </message>
        <message>
            <source>Burnt, but not gone</source>
            <translation>Verbrannt, aber nicht weg</translation>
        </message>
        <message>
            <source>Buy Garland Ranch.</source>
            <translation>Kaufe Garland Ranch.</translation>
        </message>
        <message>
            <source>Buy Malibu Canyon.</source>
            <translation>Kaufe Malibu Canyon.</translation>
        </message>
        <message>
            <source>Buy big Needlegrass or big Sagebrush.</source>
            <translation>Kaufe Großes Federgras oder Großen Beifuß.</translation>
        </message>
        <message>
            <source>Buy one of the three.</source>
            <translation>Kaufe eine von den dreien.</translation>
        </message>
        <message>
            <source>Buy the Fire Station for your Empty Field.</source>
            <translation>Kaufe die Feuerwache für dein Leeres Feld.</translation>
        </message>
        <message>
            <source>By force? Ask nicely first. The moustache can wait.</source>
            <translation>Mit Gewalt? Frag erst nett. Der Schnurrbart kann warten.</translation>
        </message>
        <message>
            <source>Cancelled before {seat2} heard it? The answer might have been yes.</source>
            <translation>Zurückgezogen, ehe {seat2} es gehört hat? Die Antwort wäre vielleicht Ja gewesen.</translation>
        </message>
        <message>
            <source>Clever: a big Ceanothus loves fire. But this time, see what the fire brigade can do.</source>
            <translation>Schlau: Eine große Säckelblume liebt Feuer. Aber sieh dir diesmal an, was die Feuerwehr kann.</translation>
        </message>
        <message>
            <source>Damaged, but not gone</source>
            <translation>Beschädigt, aber nicht weg</translation>
        </message>
        <message>
            <source>Draw a card for two coins.</source>
            <translation>Zieh eine Karte für zwei Münzen.</translation>
        </message>
        <message>
            <source>Each land says what it does: read it before you buy, and again when there is smoke.</source>
            <translation>Auf jedem Grundstück steht, was es kann: Lies es vor dem Kauf, und noch einmal, wenn es raucht.</translation>
        </message>
        <message>
            <source>Each line on a plant is a cause and an effect. A card without a line does nothing to the plant.</source>
            <translation>Jede Zeile einer Pflanze ist ein Auslöser und eine Wirkung. Eine Karte ohne Zeile macht der Pflanze nichts.</translation>
        </message>
        <message>
            <source>Each side of a plant has its own effects: read it again after it has grown. The log is still there.</source>
            <translation>Jede Seite einer Pflanze hat eigene Zeilen: Lies sie neu, wenn die Pflanze gewachsen ist. Das Holz ist geblieben.</translation>
        </message>
        <message>
            <source>Each side of a plant has its own lines: a cause, an effect. A card without a line leaves your Needlegrass cold.</source>
            <translation>Jede Seite einer Pflanze hat eigene Zeilen: Auslöser und Wirkung. Eine Karte ohne Zeile lässt dein Federgras kalt.</translation>
        </message>
        <message>
            <source>Each turn: an event, a new land in the market, income from your lands, then your actions. You can save coins for later.</source>
            <translation>Jeder Zug: ein Ereignis, ein neues Grundstück im Markt, Einkommen, dann deine Aktionen. Münzen kannst du aufheben.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Beende deinen Zug.</translation>
        </message>
        <message>
            <source>Event, market, income, actions</source>
            <translation>Ereignis, Markt, Einkommen, Zug</translation>
        </message>
        <message>
            <source>Every plant reacts differently</source>
            <translation>Jede Pflanze reagiert anders</translation>
        </message>
        <message>
            <source>Fire is the last thing a small Ceanothus needs.</source>
            <translation>Feuer ist das Letzte, was eine kleine Säckelblume braucht.</translation>
        </message>
        <message>
            <source>Fire kills some plants and makes others propagate. Read the side that is face up.</source>
            <translation>Feuer tötet manche Pflanzen, und andere vermehren sich. Lies, was auf der Seite steht, die oben liegt.</translation>
        </message>
        <message>
            <source>Fire! And the Ceanothus loves it</source>
            <translation>Feuer! Und die Säckelblume freut sich</translation>
        </message>
        <message>
            <source>Fire! But you hold Water</source>
            <translation>Feuer! Aber du hast Wasser</translation>
        </message>
        <message>
            <source>Five actions: Grow, Damage, Kill, Propagate, Invade. A card does what the side that is face up says.</source>
            <translation>Fünf Wirkungen: Wachsen, Schaden, Tod, Vermehren, Vordringen. Was eine Karte tut, sagt die Seite, die oben liegt.</translation>
        </message>
        <message>
            <source>Four cards for one Mustard</source>
            <translation>Vier Karten für einen Senf</translation>
        </message>
        <message>
            <source>Four stars, and thank you, fire</source>
            <translation>Vier Sterne, und danke, Feuer</translation>
        </message>
        <message>
            <source>Four stars: now you are a target</source>
            <translation>Vier Sterne: Jetzt bist du das Ziel</translation>
        </message>
        <message>
            <source>From here on it counts</source>
            <translation>Ab hier zählt es</translation>
        </message>
        <message>
            <source>Give Almaden Hills, and ask for a Labor.</source>
            <translation>Gib Almaden Hills und wünsch dir eine Arbeit.</translation>
        </message>
        <message>
            <source>Give a Time, and ask for a Water.</source>
            <translation>Gib eine Zeit und wünsch dir ein Wasser.</translation>
        </message>
        <message>
            <source>Give and take</source>
            <translation>Geben und nehmen</translation>
        </message>
        <message>
            <source>Gladly, later this turn. First, a small present for {seat2}.</source>
            <translation>Gern, später in diesem Zug. Erst ein kleines Geschenk für {seat2}.</translation>
        </message>
        <message>
            <source>Goats eat plants, and you have none yet.</source>
            <translation>Ziegen fressen Pflanzen, und du hast noch keine.</translation>
        </message>
        <message>
            <source>Gone for nothing: no open land, no seedling. The preview warns you, but you can still do it.</source>
            <translation>Umsonst: kein freies Grundstück, kein Ableger. Die Vorschau warnt dich, aber du darfst es trotzdem.</translation>
        </message>
        <message>
            <source>Good idea! But this time, see what the fire brigade can do.</source>
            <translation>Gute Idee! Aber sieh dir diesmal an, was die Feuerwehr kann.</translation>
        </message>
        <message>
            <source>Good, but first play what you hold while {seat2} can’t block it.</source>
            <translation>Gut, aber spiel erst, was du hast, solange {seat2} es nicht abwehren kann.</translation>
        </message>
        <message>
            <source>Half of what you need, in one round. The new plant is small, and fire kills it. Water it soon.</source>
            <translation>Die Hälfte in einer Runde. Die neue Pflanze ist klein, und Feuer tötet sie. Gieß sie bald.</translation>
        </message>
        <message>
            <source>Have you bought a land this turn? Nearly every turn should bring you one. End your turn anyway?</source>
            <translation>Hast du in diesem Zug ein Grundstück gekauft? Fast jeder Zug sollte eins bringen. Trotzdem beenden?</translation>
        </message>
        <message>
            <source>Invade puts a small plant on an open land, or replaces a non-woody plant: natives replace invasives, and the reverse.</source>
            <translation>Vordringen setzt eine kleine Pflanze auf ein freies Grundstück oder ersetzt eine mit Blatt: heimische ersetzen invasive und umgekehrt.</translation>
        </message>
        <message>
            <source>Invasives have no stars. Put them where they do most harm: in the other landscapes.</source>
            <translation>Invasive Pflanzen haben keine Sterne. Setz sie dorthin, wo sie am meisten schaden: in die anderen Landschaften.</translation>
        </message>
        <message>
            <source>It reacts to Water</source>
            <translation>Sie reagiert auf Wasser</translation>
        </message>
        <message>
            <source>Keep the card that blocks what you fear most. The best block is a surprise.</source>
            <translation>Behalte die Karte, die abwehrt, was du am meisten fürchtest. Die beste Abwehr ist die, mit der niemand rechnet.</translation>
        </message>
        <message>
            <source>Keep your Water and end your turn.</source>
            <translation>Behalte dein Wasser und beende deinen Zug.</translation>
        </message>
        <message>
            <source>Keep your cards. It’s the Mustard you want to get rid of.</source>
            <translation>Behalte deine Karten. Loswerden willst du den Senf.</translation>
        </message>
        <message>
            <source>Labor alone is another line: it damages the Needlegrass. Play Water with it.</source>
            <translation>Arbeit allein ist eine andere Zeile: Sie schadet dem Federgras. Spiel Wasser dazu.</translation>
        </message>
        <message>
            <source>Labor blocks Nefarious, too: now the first Labor counts again. The last unblocked card decides.</source>
            <translation>Auch Arbeit wehrt Tücke ab: Jetzt gilt die erste Arbeit wieder. Es entscheidet die letzte Karte, auf die niemand antwortet.</translation>
        </message>
        <message>
            <source>Labor! Will you block it?</source>
            <translation>Arbeit! Wehrst du sie ab?</translation>
        </message>
        <message>
            <source>Land comes with its plant</source>
            <translation>Zum Grundstück gehört die Pflanze</translation>
        </message>
        <message>
            <source>Land is traded with everything on it. Think twice before you accept a gift.</source>
            <translation>Grundstücke handelt man mit allem, was darauf wächst. Sieh bei Geschenken zweimal hin.</translation>
        </message>
        <message>
            <source>Leave it at one card for one card. Simple offers are answered sooner.</source>
            <translation>Belass es bei Karte gegen Karte. Auf einfache Angebote kommt die Antwort schneller.</translation>
        </message>
        <message>
            <source>Look at the side a plant comes with: this Sagebrush is big. It has two stars already, and Water makes it propagate.</source>
            <translation>Achte darauf, auf welcher Seite eine Pflanze kommt: Dieser Beifuß ist groß, hat zwei Sterne, und Wasser vermehrt ihn.</translation>
        </message>
        <message>
            <source>Make {seat2} an offer.</source>
            <translation>Mach {seat2} ein Angebot.</translation>
        </message>
        <message>
            <source>Malibu Canyon has a small Ceanothus: one star. Its log means that no plant can replace it. You may buy one land a turn.</source>
            <translation>Auf Malibu Canyon wächst eine kleine Säckelblume: ein Stern und Holz, keine Pflanze kann sie verdrängen. Ein Grundstück pro Zug.</translation>
        </message>
        <message>
            <source>Malibu Canyon is a Wind Gap: it burns in every Fire Event, no matter what the die says. And fire kills a small Ceanothus.</source>
            <translation>Malibu Canyon ist eine Windschneise: Jedes Feuerereignis brennt hier, egal was der Würfel sagt. Und Feuer tötet kleine Säckelblumen.</translation>
        </message>
        <message>
            <source>More cards are good, but so are two coins. First, water what you have.</source>
            <translation>Mehr Karten sind gut, zwei Münzen auch. Gieß erst, was du hast.</translation>
        </message>
        <message>
            <source>Mow it before it burns? The fire does that for nothing.</source>
            <translation>Mähen, ehe es brennt? Das Feuer macht es umsonst.</translation>
        </message>
        <message>
            <source>Mustard! Cheap, hungry, and not a single star. Offer it to {seat2} some day.</source>
            <translation>Senf! Billig, gierig und ohne einen einzigen Stern. Biete ihn einmal {seat2} an.</translation>
        </message>
        <message>
            <source>Nefarious steals a card, steals coins, or plants an invasive on another player’s open land. {seat2} started it!</source>
            <translation>Tücke stiehlt eine Karte oder Münzen oder setzt eine invasive Pflanze auf ein fremdes freies Grundstück. {seat2} hat angefangen!</translation>
        </message>
        <message>
            <source>Never without a card</source>
            <translation>Nie ohne Karte</translation>
        </message>
        <message>
            <source>No promise is binding beyond the trade. And {seat2} gets all the Mustard’s seedlings, too.</source>
            <translation>Über den Handel hinaus gilt kein Versprechen. Und {seat2} bekommt auch alle Ableger des Senfs.</translation>
        </message>
        <message>
            <source>No room, no seedling</source>
            <translation>Kein Platz, kein Ableger</translation>
        </message>
        <message>
            <source>Not bad at all. But this time, buy something that propagates.</source>
            <translation>Gar nicht schlecht. Aber kauf diesmal etwas, das sich vermehrt.</translation>
        </message>
        <message>
            <source>Not the Ceanothus! It has just grown to three stars.</source>
            <translation>Doch nicht die Säckelblume! Sie ist gerade auf drei Sterne gewachsen.</translation>
        </message>
        <message>
            <source>Not without the fire brigade! There’s a smell of smoke already.</source>
            <translation>Nicht ohne die Feuerwehr! Es riecht schon nach Rauch.</translation>
        </message>
        <message>
            <source>Not wrong, but then you may be two coins short for the next land.</source>
            <translation>Nicht falsch, aber danach fehlen dir zum nächsten Grundstück vielleicht zwei Münzen.</translation>
        </message>
        <message>
            <source>Nothing changes hands until {seat2} says yes, and {seat2} sees your offer only when you propose it.</source>
            <translation>Bis {seat2} Ja sagt, wechselt nichts den Besitzer, und {seat2} sieht dein Angebot erst, wenn du es machst.</translation>
        </message>
        <message>
            <source>Nothing is agreed yet</source>
            <translation>Noch ist nichts vereinbart</translation>
        </message>
        <message>
            <source>Nothing to hide</source>
            <translation>Nichts zu verbergen</translation>
        </message>
        <message>
            <source>Now let it come</source>
            <translation>Jetzt soll es kommen</translation>
        </message>
        <message>
            <source>Now the Mustard grows at the right end of {seat2}’s landscape, and you hold a Labor in case it ever comes back.</source>
            <translation>Jetzt wächst der Senf ganz rechts in der Landschaft von {seat2}, und du hast eine Arbeit, falls er je wiederkommt.</translation>
        </message>
        <message>
            <source>Now {seat2} may still accept your offer, or not. One coin is cheap for two stars.</source>
            <translation>Jetzt darf {seat2} dein Angebot noch annehmen, oder auch nicht. Eine Münze ist billig für zwei Sterne.</translation>
        </message>
        <message>
            <source>On your turn you may make several offers. A trade is good when both of you think so.</source>
            <translation>In deinem Zug darfst du mehrere Angebote machen. Ein Handel ist gut, wenn ihr beide das findet.</translation>
        </message>
        <message>
            <source>On your turn you may offer anything to any player. Both of you have to agree.</source>
            <translation>In deinem Zug darfst du allen alles anbieten. Ihr müsst beide einverstanden sein.</translation>
        </message>
        <message>
            <source>One Water, and it is everywhere</source>
            <translation>Ein Wasser, und er ist überall</translation>
        </message>
        <message>
            <source>One card more, one land less. You want a land next turn.</source>
            <translation>Eine Karte mehr, ein Grundstück weniger. Nächsten Zug willst du eins kaufen.</translation>
        </message>
        <message>
            <source>One coin for all the time in the world? You have a use for it.</source>
            <translation>Eine Münze für alle Zeit der Welt? Du kannst sie brauchen.</translation>
        </message>
        <message>
            <source>One coin for the one thing you need now? Keep it.</source>
            <translation>Eine Münze für das Einzige, was du jetzt brauchst? Behalte es.</translation>
        </message>
        <message>
            <source>One coin from the bank. {seat2} may well pay more.</source>
            <translation>Eine Münze von der Bank. {seat2} zahlt vielleicht besser.</translation>
        </message>
        <message>
            <source>One coin richer, but two stars poorer.</source>
            <translation>Um eine Münze reicher, aber um zwei Sterne ärmer.</translation>
        </message>
        <message>
            <source>One event in three is a fire</source>
            <translation>Jedes dritte Ereignis ist ein Feuer</translation>
        </message>
        <message>
            <source>One is a bargain, two is a gift.</source>
            <translation>Eine ist ein Handel, zwei sind ein Geschenk.</translation>
        </message>
        <message>
            <source>One more good plant is one more to burn. First, the fire brigade.</source>
            <translation>Eine gute Pflanze mehr ist eine mehr, die brennt. Erst die Feuerwehr.</translation>
        </message>
        <message>
            <source>Only Central burned, and {seat2}’s Brome liked it. From here on you both play freely; you need four more stars.</source>
            <translation>Nur Zentral brannte, und der Trespe von {seat2} tat es gut. Ab hier spielt ihr beide frei; dir fehlen vier Sterne.</translation>
        </message>
        <message>
            <source>Only one coin for such a fine moustache?</source>
            <translation>Nur eine Münze für so einen schönen Schnurrbart?</translation>
        </message>
        <message>
            <source>Only one coin? On a plant it is worth a star.</source>
            <translation>Nur eine Münze? Auf einer Pflanze ist es einen Stern wert.</translation>
        </message>
        <message>
            <source>Only stars win, and only native plants have them. Big ones have more.</source>
            <translation>Nur Sterne gewinnen, und nur heimische Pflanzen haben welche. Große haben mehr.</translation>
        </message>
        <message>
            <source>Only you know what you have drawn. {seat2} sees only the back of one card.</source>
            <translation>Was du gezogen hast, weißt nur du. {seat2} sieht nur die Rückseite einer Karte.</translation>
        </message>
        <message>
            <source>Out with the Mustard</source>
            <translation>Raus mit dem Senf</translation>
        </message>
        <message>
            <source>Patience. It’ll come by itself.</source>
            <translation>Geduld. Es kommt von selbst.</translation>
        </message>
        <message>
            <source>Place the new plant on your Empty Field.</source>
            <translation>Setz die neue Pflanze auf dein Leeres Feld.</translation>
        </message>
        <message>
            <source>Plant Mustard on {seat2}’s Empty Field.</source>
            <translation>Pflanz Senf auf das Leere Feld von {seat2}.</translation>
        </message>
        <message>
            <source>Play Time on the small Needlegrass.</source>
            <translation>Spiel Zeit auf das kleine Federgras.</translation>
        </message>
        <message>
            <source>Play Water and Labor on the Needlegrass.</source>
            <translation>Spiel Wasser und Arbeit auf das Federgras.</translation>
        </message>
        <message>
            <source>Play Water on your Ceanothus.</source>
            <translation>Spiel Wasser auf deine Säckelblume.</translation>
        </message>
        <message>
            <source>Play until one of you has eight stars.</source>
            <translation>Spielt, bis jemand acht Sterne hat.</translation>
        </message>
        <message>
            <source>Play your Water.</source>
            <translation>Spiel dein Wasser.</translation>
        </message>
        <message>
            <source>Propagate needs an open land. Without one the card is wasted.</source>
            <translation>Vermehren braucht ein freies Grundstück. Ohne eines ist die Karte verschwendet.</translation>
        </message>
        <message>
            <source>Propose it.</source>
            <translation>Biete es an.</translation>
        </message>
        <message>
            <source>Protect the Ceanothus on Malibu Canyon.</source>
            <translation>Schütze die Säckelblume auf Malibu Canyon.</translation>
        </message>
        <message>
            <source>Pulled up! But the Needlegrass can do that too, and take its place.</source>
            <translation>Ausgerissen! Aber das kann das Federgras auch, und dann steht es selbst dort.</translation>
        </message>
        <message>
            <source>Put the Live Oak back.</source>
            <translation>Setz die Eiche zurück.</translation>
        </message>
        <message>
            <source>Read before you water</source>
            <translation>Erst lesen, dann gießen</translation>
        </message>
        <message>
            <source>Read its lines first: Time makes many small plants grow, and damages many big ones. Is that what you want?</source>
            <translation>Lies erst die Zeilen: Zeit lässt viele kleine Pflanzen wachsen und schadet vielen großen. Willst du das?</translation>
        </message>
        <message>
            <source>Replace the Mustard.</source>
            <translation>Ersetz den Senf.</translation>
        </message>
        <message>
            <source>Seed-Bank Soil: a plant killed by the fire here may come straight back, as a small one.</source>
            <translation>Boden mit Samenbank: Was das Feuer hier tötet, darf sofort zurück, wenn du willst, als kleine Pflanze.</translation>
        </message>
        <message>
            <source>Small Ceanothus: “Water: grow.” Its big side has three stars. {seat2} could block the Water with a Fire, but holds no card.</source>
            <translation>Kleine Säckelblume: „Wasser: Wachsen.“ Ihre große Seite hat drei Sterne. {seat2} könnte das mit Feuer abwehren, hat aber keine Karte.</translation>
        </message>
        <message>
            <source>Sold, flowers and all</source>
            <translation>Verkauft mit allen Blüten</translation>
        </message>
        <message>
            <source>Something for nothing? {seat2} is friendly, but no fool.</source>
            <translation>Etwas für nichts? {seat2} ist freundlich, aber nicht dumm.</translation>
        </message>
        <message>
            <source>That is a different trade. This one is good as it is.</source>
            <translation>Das ist ein anderer Handel. Dieser ist gut, wie er ist.</translation>
        </message>
        <message>
            <source>That is what it was for</source>
            <translation>Dafür war es gut</translation>
        </message>
        <message>
            <source>That one would come back to you some day, with a moustache.</source>
            <translation>Die käme eines Tages zu dir zurück, mit Schnurrbart.</translation>
        </message>
        <message>
            <source>That works, too, if {seat2} has no Fire in hand. Time can’t be blocked.</source>
            <translation>Das geht auch, wenn {seat2} kein Feuer hat. Zeit lässt sich nicht abwehren.</translation>
        </message>
        <message>
            <source>That would waste the grant. Something big gets you further.</source>
            <translation>Das würde die Förderung vergeuden. Mit etwas Großem kommst du weiter.</translation>
        </message>
        <message>
            <source>The Mustard stays, and the card is gone. Do it the other way round.</source>
            <translation>Der Senf bleibt, und die Karte ist weg. Mach es lieber umgekehrt.</translation>
        </message>
        <message>
            <source>The answer may be yes, no, or one counter-offer. Nothing changes hands before a yes.</source>
            <translation>Die Antwort kann Ja sein, Nein oder ein Gegenangebot. Vor dem Ja wechselt nichts den Besitzer.</translation>
        </message>
        <message>
            <source>The die says which region burns. The player who drew the fire is first, left to right, then the others counter-clockwise.</source>
            <translation>Der Würfel sagt, welche Region brennt: zuerst bei dem, der das Feuer zog, von links nach rechts, dann gegen den Uhrzeigersinn.</translation>
        </message>
        <message>
            <source>The goal: stars, which only native plants have. Eight win here, twelve in a full match. These two lands are yours.</source>
            <translation>Ziel: Sterne, und die haben nur heimische Pflanzen. Hier gewinnen acht, in einer ganzen Partie zwölf. Diese zwei Grundstücke sind deine.</translation>
        </message>
        <message>
            <source>The grant waits for you, but {seat2} doesn’t.</source>
            <translation>Die Förderung wartet auf dich, {seat2} nicht.</translation>
        </message>
        <message>
            <source>The grant would be gone, and the goats still hungry.</source>
            <translation>Die Förderung wäre weg, und die Ziegen hätten immer noch Hunger.</translation>
        </message>
        <message>
            <source>The land brings two coins a turn, so {seat2} may want it. Ask for a Labor in return: Mustard comes back.</source>
            <translation>Das Grundstück bringt je Zug zwei Münzen, also will {seat2} es vielleicht. Verlange dafür eine Arbeit: Senf kommt wieder.</translation>
        </message>
        <message>
            <source>The leader makes a good target. Keep your Time, as it may make up for a loss, and let {seat2} play.</source>
            <translation>Wer führt, ist ein gutes Ziel. Heb dir die Zeit auf, sie kann einen Verlust ausgleichen, und lass {seat2} spielen.</translation>
        </message>
        <message>
            <source>The oak is worth saving, but it can come back afterwards, and the Ceanothus can’t.</source>
            <translation>Die Eiche ist es wert, aber sie kann danach zurückkommen, die Säckelblume nicht.</translation>
        </message>
        <message>
            <source>The oak stands on Seed-Bank Soil: it may come back after a fire. The Ceanothus in its Wind Gap would not.</source>
            <translation>Die Eiche steht auf Boden mit Samenbank: Sie darf nach dem Feuer zurück. Die Säckelblume in der Windschneise nicht.</translation>
        </message>
        <message>
            <source>The one card that can block a Labor, for one coin?</source>
            <translation>Die einzige Karte, die Arbeit abwehrt, für eine Münze?</translation>
        </message>
        <message>
            <source>The rest is yours</source>
            <translation>Der Rest gehört dir</translation>
        </message>
        <message>
            <source>The same plant, only small: half the stars, and it needs another Water.</source>
            <translation>Dieselbe Pflanze, nur klein: halb so viele Sterne, und sie braucht noch ein Wasser.</translation>
        </message>
        <message>
            <source>The small side has other lines</source>
            <translation>Die kleine Seite hat andere Zeilen</translation>
        </message>
        <message>
            <source>Then ask!</source>
            <translation>Dann frag doch!</translation>
        </message>
        <message>
            <source>Then it burns: one star gone, and the Water dries up in your hand.</source>
            <translation>Dann brennt sie: ein Stern weniger, und das Wasser verdunstet in deiner Hand.</translation>
        </message>
        <message>
            <source>Then two cards are gone for nothing, and the Mustard with them.</source>
            <translation>Dann sind zwei Karten umsonst weg, und der Senf mit ihnen.</translation>
        </message>
        <message>
            <source>This one grows with Water or with Time; no line has two icons. Water can be blocked, Time can’t.</source>
            <translation>Diese hier wächst durch Wasser oder durch Zeit; keine Zeile hat zwei Zeichen. Wasser lässt sich abwehren, Zeit nicht.</translation>
        </message>
        <message>
            <source>Three coins are gone, and the land you wanted with them.</source>
            <translation>Drei Münzen sind weg, und mit ihnen das Grundstück, das du wolltest.</translation>
        </message>
        <message>
            <source>Three coins are three coins, but an invasive lasts longer.</source>
            <translation>Drei Münzen sind drei Münzen, aber eine invasive Pflanze hält länger.</translation>
        </message>
        <message>
            <source>Three stars in one turn</source>
            <translation>Drei Sterne in einem Zug</translation>
        </message>
        <message>
            <source>Tip: first water, then wait</source>
            <translation>Tipp: erst gießen, dann warten</translation>
        </message>
        <message>
            <source>Tip: save coins for the next land</source>
            <translation>Tipp: Münzen fürs nächste Grundstück sparen</translation>
        </message>
        <message>
            <source>Tip: something that grows</source>
            <translation>Tipp: etwas, das wächst</translation>
        </message>
        <message>
            <source>Tip: use a lucky day</source>
            <translation>Tipp: Nutze den Glückstag</translation>
        </message>
        <message>
            <source>Two coins for a surprise. Asking costs nothing.</source>
            <translation>Zwei Münzen für eine Überraschung. Fragen kostet nichts.</translation>
        </message>
        <message>
            <source>Two icons in one line need both cards at once, and one icon needs just one.</source>
            <translation>Zwei Zeichen in einer Zeile brauchen beide Karten zugleich, ein Zeichen nur eine.</translation>
        </message>
        <message>
            <source>Two icons, one line</source>
            <translation>Zwei Zeichen, eine Zeile</translation>
        </message>
        <message>
            <source>Water and Fire block each other, and so do Labor and Nefarious. Time blocks nothing.</source>
            <translation>Wasser und Feuer wehren einander ab, ebenso Arbeit und Tücke. Zeit wehrt nichts ab.</translation>
        </message>
        <message>
            <source>Water, stars and a fire</source>
            <translation>Wasser, Sterne und ein Feuer</translation>
        </message>
        <message>
            <source>What does {seat2} hold?</source>
            <translation>Was hat {seat2} auf der Hand?</translation>
        </message>
        <message>
            <source>When it burns</source>
            <translation>Wenn es brennt</translation>
        </message>
        <message>
            <source>Which plant is saved?</source>
            <translation>Wen rettet die Feuerwehr?</translation>
        </message>
        <message>
            <source>With a straight face</source>
            <translation>Ohne eine Miene zu verziehen</translation>
        </message>
        <message>
            <source>With an empty hand? Then you can’t block anything {seat2} does.</source>
            <translation>Mit leerer Hand? Dann kannst du nichts abwehren, was {seat2} tut.</translation>
        </message>
        <message>
            <source>With the grant it is cheap. But it is small, has one star, and needs two cards to grow.</source>
            <translation>Mit der Förderung ist sie billig. Aber sie ist klein, hat einen Stern und braucht zwei Karten, um zu wachsen.</translation>
        </message>
        <message>
            <source>With thirteen coins in your pocket? The shop is open.</source>
            <translation>Mit dreizehn Münzen in der Tasche? Der Laden ist offen.</translation>
        </message>
        <message>
            <source>Worth a thought, later. First, buy something that grows.</source>
            <translation>Einen Gedanken wert, später. Kauf erst etwas, das wächst.</translation>
        </message>
        <message>
            <source>Years go by, and it grows</source>
            <translation>Jahre vergehen, und sie wächst</translation>
        </message>
        <message>
            <source>Yes, that makes it grow. But Time can’t be blocked: keep it, and let Water do the watering.</source>
            <translation>Ja, davon wächst sie. Aber Zeit kann niemand abwehren: Heb sie auf, und gieß mit Wasser.</translation>
        </message>
        <message>
            <source>You have paid for a fire brigade, and it’s playing cards at the station?</source>
            <translation>Du hast eine Feuerwehr bezahlt, und die spielt in der Wache Karten?</translation>
        </message>
        <message>
            <source>You have plenty of Time.</source>
            <translation>Du hast reichlich Zeit.</translation>
        </message>
        <message>
            <source>You have watered the Mustard. It is big now, and so is {seat2}’s grin.</source>
            <translation>Du hast den Senf gegossen. Jetzt ist er groß, und das Grinsen von {seat2} auch.</translation>
        </message>
        <message>
            <source>You hold a card that blocks this. Pass anyway?</source>
            <translation>Du hast eine Karte, die das abwehrt. Trotzdem passen?</translation>
        </message>
        <message>
            <source>You hold one Water. Coyote Brush, Needlegrass and Poppy are small: each has one star, or two after a Water, and costs seven.</source>
            <translation>Du hast ein Wasser. Kojotenstrauch, Federgras, Mohn: klein hat jede Art einen Stern, nach einem Wasser zwei, und kostet sieben.</translation>
        </message>
        <message>
            <source>You may buy only one land a turn.</source>
            <translation>Du darfst pro Zug nur ein Grundstück kaufen.</translation>
        </message>
        <message>
            <source>You play a card on a plant that reacts to it; other players may block it with the right card.</source>
            <translation>Du spielst eine Karte auf eine Pflanze, die darauf reagiert; andere können sie mit der passenden Karte abwehren.</translation>
        </message>
        <message>
            <source>Your Ceanothus is small, and Fire kills a small one. {seat2} holds a card, and looks rather pleased.</source>
            <translation>Deine Säckelblume ist klein, und Feuer tötet eine kleine. {seat2} hält eine Karte und sieht recht zufrieden aus.</translation>
        </message>
        <message>
            <source>Your Ceanothus needs Water, and you hold two Times. You can see how many cards {seat2} holds, but not which ones.</source>
            <translation>Deine Säckelblume braucht Wasser, und du hast zweimal Zeit. Du siehst, wie viele Karten {seat2} hat, aber nicht welche.</translation>
        </message>
        <message>
            <source>Your Mustard has no stars and will soon spread. Trade it away with its land: {seat2} may want the two coins.</source>
            <translation>Dein Senf hat keine Sterne und breitet sich bald aus. Gib ihn mit dem Grundstück ab: Vielleicht will {seat2} dessen zwei Münzen.</translation>
        </message>
        <message>
            <source>Your event was a Conservation Grant: your next land costs three coins less. Buy something big, with two stars.</source>
            <translation>Dein Ereignis war eine Naturschutzförderung: Dein nächstes Grundstück kostet drei Münzen weniger. Kauf etwas Großes: Es hat zwei Sterne.</translation>
        </message>
        <message>
            <source>Your turn began with an event: a Time for every plant in the South. Events can’t be blocked.</source>
            <translation>Dein Zug begann mit einem Ereignis: eine Zeit für alle Pflanzen im Süden. Ereignisse lassen sich nicht abwehren.</translation>
        </message>
        <message>
            <source>{seat2} draws the next event. The player who draws a fire burns first; then it burns your lands, from left to right.</source>
            <translation>{seat2} zieht das nächste Ereignis. Wer ein Feuer zieht, brennt zuerst; dann brennen deine Grundstücke, von links nach rechts.</translation>
        </message>
        <message>
            <source>{seat2} had Labor: “damage” flips a big plant to its small side. You can grow it again.</source>
            <translation>{seat2} hatte Arbeit: „Schaden“ dreht eine große Pflanze auf die kleine Seite. Du kannst sie wieder wachsen lassen.</translation>
        </message>
        <message>
            <source>{seat2} has no card yet and can’t block you. Later you will have to ask yourself who holds a Fire.</source>
            <translation>{seat2} hat noch keine Karte: Niemand kann dich abwehren. Später musst du überlegen, wer Feuer hat.</translation>
        </message>
        <message>
            <source>{seat2} has nothing left to block with. All four cards are gone, and the Mustard is there as if nothing had happened.</source>
            <translation>{seat2} kann nichts mehr abwehren. Alle vier Karten sind weg, und der Senf steht da, als wäre nichts gewesen.</translation>
        </message>
        <message>
            <source>{seat2} plays Nefarious to steal three coins. The Rainbow has brought you a Labor, and Labor blocks Nefarious.</source>
            <translation>{seat2} spielt Tücke, um dir drei Münzen zu stehlen. Der Regenbogen hat dir Arbeit gebracht, und Arbeit wehrt Tücke ab.</translation>
        </message>
        <message>
            <source>{seat2} wants a coin as well</source>
            <translation>{seat2} will noch eine Münze</translation>
        </message>
        <message>
            <source>{seat2} wants to pull up your Mustard. The Rainbow has brought you a second Nefarious: this is what it’s for.</source>
            <translation>{seat2} will deinen Senf ausreißen. Der Regenbogen hat dir eine zweite Tücke gebracht: Dafür sind sie da.</translation>
        </message>
        <message>
            <source>{seat2} will want to pull it up with Labor. Nefarious blocks Labor, so hold a card for that.</source>
            <translation>{seat2} wird ihn mit Arbeit ausreißen wollen. Tücke wehrt Arbeit ab, also heb dir dafür eine Karte auf.</translation>
        </message>
        <message>
            <source>“Water and Labor: invade.” It needs both at once. {seat2} left you a Mustard last turn: time to strike back.</source>
            <translation>„Wasser und Arbeit: Vordringen.“ Beides zugleich. {seat2} hat dir letzten Zug Senf dagelassen: Zeit, zurückzuschlagen.</translation>
        </message>
        <message>
            <source>“Water: propagate” needs an open land of yours. You have none: the Water would be gone, and nothing would grow.</source>
            <translation>„Wasser: Vermehren“ braucht ein freies Grundstück von dir. Du hast keins: Das Wasser wäre weg, und nichts würde wachsen.</translation>
        </message>
    </context>
    <context>
        <name>lesson.gnomadic_gardeners</name>
        <message>
            <source>11 and 3 from tasks, 4 from the Horse, 1 from the Goat. The Squirrels are new: they start next round.</source>
            <translation>11 und 3 für Aufgaben, 4 vom Pferd, 1 von der Ziege. Die Eichhörnchen sind neu: Sie beginnen nächste Runde.</translation>
        </message>
        <message>
            <source>21 to 17, and a ruffled hat</source>
            <translation>21 zu 17, und ein zerzauster Hut</translation>
        </message>
        <message>
            <source>56 to 48, and the goal is 77</source>
            <translation>56 zu 48, und das Ziel ist 77</translation>
        </message>
        <message>
            <source>A Hen who watches the clock</source>
            <translation>Eine Henne, die zur Uhr schaut</translation>
        </message>
        <message>
            <source>A Hen, a Mouse, and 8 bliss left behind. The Scarecrow wouldn’t even notice.</source>
            <translation>Eine Henne, eine Maus, und 8 Wonne bleiben liegen. Die Vogelscheuche würde es nicht einmal merken.</translation>
        </message>
        <message>
            <source>A gnome is missing. You need these three for Task 1, and Gnarcissa for Task 2.</source>
            <translation>Da fehlt ein Gnom. Du brauchst diese drei für Aufgabe 1, und Gnarcissa für Aufgabe 2.</translation>
        </message>
        <message>
            <source>A good worker, but for the big task you need two grain.</source>
            <translation>Fleißig, gewiss. Aber für die große Aufgabe brauchst du zweimal Korn.</translation>
        </message>
        <message>
            <source>A herb and a flower: that would work, but these three are an hour faster.</source>
            <translation>Kraut und Blume: Das ginge, aber diese drei sind eine Stunde schneller.</translation>
        </message>
        <message>
            <source>A horse and a goat are yours</source>
            <translation>Ein Pferd und eine Ziege sind dein</translation>
        </message>
        <message>
            <source>A lone gnome earns a bonus</source>
            <translation>Ein Gnom allein bringt mehr</translation>
        </message>
        <message>
            <source>A lone gnome scores its bonus, but the Horse scores 1 for each gnome, and you may miss a task.</source>
            <translation>Ein Gnom allein bringt seinen Bonus, aber das Pferd bringt 1 für jeden, und vielleicht fehlt dir eine Aufgabe.</translation>
        </message>
        <message>
            <source>A lovely rest, but it scores nothing, and {seat2} can take everything you leave.</source>
            <translation>Ein schönes Päuschen, aber es bringt nichts ein, und {seat2} kann nehmen, was du liegen lässt.</translation>
        </message>
        <message>
            <source>A milk bottle on a task is a bonus for the owner of the Cow. Only the card halves at the seam count; the outer ones don’t.</source>
            <translation>Eine Milchflasche auf einer Aufgabe ist ein Bonus für die Kuh. Nur die Kartenhälften an der Naht zählen, die äußeren nicht.</translation>
        </message>
        <message>
            <source>A month adds one rule; everything else stays the same. You choose it before the match.</source>
            <translation>Ein Monat bringt eine Regel mehr, alles andere bleibt. Ihr wählt ihn vor der Partie.</translation>
        </message>
        <message>
            <source>A round is always finished</source>
            <translation>Eine Runde wird immer zu Ende gespielt</translation>
        </message>
        <message>
            <source>A round is always finished: the second player may still overtake.</source>
            <translation>Eine Runde wird immer zu Ende gespielt: Der Zweite kann noch vorbeiziehen.</translation>
        </message>
        <message>
            <source>A short round</source>
            <translation>Eine kurze Runde</translation>
        </message>
        <message>
            <source>A vegetable made by hand, and you don’t show it off?</source>
            <translation>Ein Gemüse, selbst gemacht, und niemand zeigt es her?</translation>
        </message>
        <message>
            <source>A vegetable, more or less</source>
            <translation>Ein Gemüse, mehr oder weniger</translation>
        </message>
        <message>
            <source>Alone with the Scarecrow</source>
            <translation>Allein mit der Vogelscheuche</translation>
        </message>
        <message>
            <source>Also a fine gnome, but these two can do Task 1 by themselves.</source>
            <translation>Auch ein feiner Gnom, aber diese zwei schaffen Aufgabe 1 allein.</translation>
        </message>
        <message>
            <source>And Task 1? The piggy is quite offended.</source>
            <translation>Und Aufgabe 1? Das Ferkel ist ganz beleidigt.</translation>
        </message>
        <message>
            <source>And a slow gnome for Task 2</source>
            <translation>Und ein langsamer für Aufgabe 2</translation>
        </message>
        <message>
            <source>And one for each small task</source>
            <translation>Und je einer für die kleinen</translation>
        </message>
        <message>
            <source>Animals score by themselves every round. One you have not met yet: the Cow scores 2 if a task you fulfil shows milk.</source>
            <translation>Tiere bringen jede Runde von selbst etwas. Eines kennst du noch nicht: Die Kuh bringt 2, wenn eine von dir erfüllte Aufgabe Milch zeigt.</translation>
        </message>
        <message>
            <source>Animals start to work in the round after you get them.</source>
            <translation>Tiere arbeiten ab der Runde, nachdem du sie bekommen hast.</translation>
        </message>
        <message>
            <source>Animals stay and work for you from the next round on.</source>
            <translation>Tiere bleiben und arbeiten ab der nächsten Runde für dich.</translation>
        </message>
        <message>
            <source>At 77 or more, the higher score wins. If tied: more animals, then the younger player.</source>
            <translation>Ab 77 gewinnt, wer mehr hat. Bei Gleichstand: mehr Tiere, dann der jüngere Spieler.</translation>
        </message>
        <message>
            <source>At 77 the match ends, and you win ties. Too easy? Start with five gnomes, or four, or three.</source>
            <translation>Bei 77 endet die Partie, und du gewinnst bei Gleichstand. Zu leicht? Beginn mit fünf Gnomen, oder vier, oder drei.</translation>
        </message>
        <message>
            <source>Both flowers for one Hen? Gnate has the flower you need, and he is faster.</source>
            <translation>Beide Blumen für eine Henne? Gnate hat die Blume, die du brauchst, und ist schneller.</translation>
        </message>
        <message>
            <source>Charming, and alone. But that card has no vegetable.</source>
            <translation>Bezaubernd, und allein. Aber auf der Karte ist kein Gemüse.</translation>
        </message>
        <message>
            <source>Charming, but there is neither a vegetable nor a flower on that card.</source>
            <translation>Ein reizender Kerl, aber auf der Karte ist weder Gemüse noch Blume.</translation>
        </message>
        <message>
            <source>Eight against eight!</source>
            <translation>Acht gegen acht!</translation>
        </message>
        <message>
            <source>Eight hours of straw</source>
            <translation>Acht Stunden aus Stroh</translation>
        </message>
        <message>
            <source>Eight hours. Is that too many?</source>
            <translation>Acht Stunden. Ist das zu viel?</translation>
        </message>
        <message>
            <source>Even the Scarecrow is surprised, and that takes a lot.</source>
            <translation>Da staunt sogar die Vogelscheuche, und das will etwas heißen.</translation>
        </message>
        <message>
            <source>Every gnome you play goes to {seat2} afterwards! Gnarcissa and Gnadine are {seat2}’s now, and {seat2}’s two are yours.</source>
            <translation>Jeder Gnom, den du ausspielst, geht danach an {seat2}! Gnarcissa und Gnadine hat jetzt {seat2}, und du hast dafür zwei andere.</translation>
        </message>
        <message>
            <source>Finish the match</source>
            <translation>Spiel die Partie zu Ende</translation>
        </message>
        <message>
            <source>Five bliss, and the Hen goes to {seat2}, whose gnomes get faster.</source>
            <translation>Fünf Wonne, und die Henne geht an {seat2}. Mit ihr wäre man drüben sehr schnell.</translation>
        </message>
        <message>
            <source>Flowers may stay flowers</source>
            <translation>Blumen dürfen Blumen bleiben</translation>
        </message>
        <message>
            <source>Four bliss. And the apple made of flowers? What a waste of a month.</source>
            <translation>Vier Wonne. Und der Apfel aus Blumen? Was für ein vertaner Monat.</translation>
        </message>
        <message>
            <source>Four gnomes on the bench, and all of them asleep?</source>
            <translation>Vier Gnome auf der Bank, und alle schlafen?</translation>
        </message>
        <message>
            <source>Four hours against six</source>
            <translation>Vier Stunden gegen sechs</translation>
        </message>
        <message>
            <source>Fourteen bliss, and a tie</source>
            <translation>Vierzehn Wonne, und gleichauf</translation>
        </message>
        <message>
            <source>From next round on, each of your gnomes takes one hour, no matter what its card says. The Mouse still counts printed hours.</source>
            <translation>Ab der nächsten Runde braucht jeder deiner Gnome eine Stunde, egal was auf der Karte steht. Die Maus zählt weiter die gedruckten Stunden.</translation>
        </message>
        <message>
            <source>Fruit, vegetable, herb and flower: Gnate and Gnaomi have all four between them.</source>
            <translation>Obst, Gemüse, Kraut und Blume: Gnate und Gnaomi haben zusammen alle vier.</translation>
        </message>
        <message>
            <source>Fruit? You have none</source>
            <translation>Obst? Du hast keins</translation>
        </message>
        <message>
            <source>Fulfil Task 2.</source>
            <translation>Erfülle Aufgabe 2.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 1 and 2.</source>
            <translation>Erfülle die Aufgaben 1 und 2.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 1 and 3.</source>
            <translation>Erfülle die Aufgaben 1 und 3.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 2 and 3.</source>
            <translation>Erfülle die Aufgaben 2 und 3.</translation>
        </message>
        <message>
            <source>Fulfil all three tasks.</source>
            <translation>Erfülle alle drei Aufgaben.</translation>
        </message>
        <message>
            <source>Gnadine takes two hours as well, but she has no fruit for these tasks.</source>
            <translation>Gnadine braucht auch zwei Stunden, hat aber kein Obst für diese Aufgaben.</translation>
        </message>
        <message>
            <source>Gnarcissa has both. Each round you play one gnome or more, as many as you like; the others stay in your hand.</source>
            <translation>Gnarcissa hat beide. Jede Runde spielst du mindestens einen Gnom aus, so viele du willst; die anderen bleiben auf deiner Hand.</translation>
        </message>
        <message>
            <source>Gnils has the vegetable for Task 2, but takes three hours. With the piggy you can afford that.</source>
            <translation>Gnils hat das Gemüse für Aufgabe 2, braucht aber drei Stunden. Mit dem Ferkel kannst du dir das leisten.</translation>
        </message>
        <message>
            <source>Gnina, Gnils and Gnarcissa fulfil Task 1, Gnaomi Task 3. You don’t know yet how fast the Scarecrow will be.</source>
            <translation>Gnina, Gnils und Gnarcissa erfüllen Aufgabe 1, Gnaomi Aufgabe 3. Wie schnell die Vogelscheuche ist, weißt du noch nicht.</translation>
        </message>
        <message>
            <source>Gnolan has the fruit for Task 2, Gnigella the herb and flower for Task 3. The Horse pays for each gnome.</source>
            <translation>Gnolan hat das Obst für Aufgabe 2, Gnigella Kraut und Blume für Aufgabe 3. Das Pferd bringt etwas für jeden Gnom.</translation>
        </message>
        <message>
            <source>Gnomes from the top, please</source>
            <translation>Gnome von oben, bitte</translation>
        </message>
        <message>
            <source>Gnomes you play belong to the other player from the next round on.</source>
            <translation>Gnome, die du ausspielst, gehören ab der nächsten Runde dem anderen Spieler.</translation>
        </message>
        <message>
            <source>Good company, but then there is no bonus. This time, play just one gnome.</source>
            <translation>Nette Gesellschaft, aber so gibt es keinen Bonus. Spiel diesmal nur einen aus.</translation>
        </message>
        <message>
            <source>Good, that is the big one. But Gnils just stands there with his vegetable.</source>
            <translation>Gut, das ist die große. Aber Gnils steht nur mit seinem Gemüse herum.</translation>
        </message>
        <message>
            <source>Grain and a vegetable, but he takes three hours and has no flower.</source>
            <translation>Korn und Gemüse, aber er braucht drei Stunden und hat keine Blume.</translation>
        </message>
        <message>
            <source>He has fruit too and is just as fast, but you will need him next round: keep him.</source>
            <translation>Auch Obst und genauso schnell. Aber in der nächsten Runde brauchst du ihn: Behalte ihn.</translation>
        </message>
        <message>
            <source>He has fruit, but takes an hour more than Gnolan. This round every hour counts.</source>
            <translation>Er hat Obst, braucht aber eine Stunde mehr als Gnolan. In dieser Runde zählt jede Stunde.</translation>
        </message>
        <message>
            <source>He has grain, but no flower.</source>
            <translation>Korn hat er. Die Blume hat er zu Hause vergessen.</translation>
        </message>
        <message>
            <source>He is fast and fulfils Task 2. But who will get you the Hen?</source>
            <translation>Er ist schnell und erfüllt Aufgabe 2. Aber wer holt dir die Henne?</translation>
        </message>
        <message>
            <source>Hooves, horns and hay</source>
            <translation>Hufe, Hörner und Heu</translation>
        </message>
        <message>
            <source>Hours only decide the order: with the Piggy you can afford a slow bench.</source>
            <translation>Stunden entscheiden nur über die Reihenfolge: Mit dem Ferkel kannst du dir eine langsame Bank leisten.</translation>
        </message>
        <message>
            <source>If the hours are tied, the player with less bliss goes first.</source>
            <translation>Bei gleich vielen Stunden ist zuerst dran, wer weniger Wonne hat.</translation>
        </message>
        <message>
            <source>If you are faster, it can’t close a task. It scores its bliss in any case.</source>
            <translation>Bist du schneller, schließt sie nichts. Ihre Wonne bekommt sie auf jeden Fall.</translation>
        </message>
        <message>
            <source>If you play exactly one gnome, you also score the number in its corner. Task 2 needs one vegetable this round.</source>
            <translation>Spielst du genau einen Gnom aus, bekommst du auch die Zahl in seiner Ecke. Aufgabe 2 braucht diesmal ein Gemüse.</translation>
        </message>
        <message>
            <source>In May? With flowers like these?</source>
            <translation>Im Mai? Bei solchen Blumen?</translation>
        </message>
        <message>
            <source>In a moment you will need her flowers for Task 2, as flowers.</source>
            <translation>Ihre Blumen brauchst du gleich für Aufgabe 2, als Blumen.</translation>
        </message>
        <message>
            <source>It needs grain and a flower: Gnadine has both. Task 3 scores no bliss, but you keep the Lucky Piggy.</source>
            <translation>Sie braucht Korn und eine Blume: Gnadine hat beides. Aufgabe 3 bringt keine Wonne, aber du behältst das Glücksferkel.</translation>
        </message>
        <message>
            <source>It works for small tasks, too</source>
            <translation>Es geht auch bei kleinen Aufgaben</translation>
        </message>
        <message>
            <source>It would close Task 1, but it’s too late. If its card shows a 3, it takes an animal anyway.</source>
            <translation>Sie würde Aufgabe 1 schließen, kommt aber zu spät. Zeigt ihre Karte eine 3, nimmt sie trotzdem ein Tier.</translation>
        </message>
        <message>
            <source>Its cards say 8 hours, and you need 9. It scores 3, plus 1 for each of its six gnomes, and closes Task 2.</source>
            <translation>Ihre Karten sagen 8 Stunden, du brauchst 9. Sie bekommt 3, dazu 1 je Gnom (sechs), und schließt Aufgabe 2.</translation>
        </message>
        <message>
            <source>Lock in Gnestor, Gnate and Gnelson.</source>
            <translation>Leg Gnestor, Gnate und Gnelson fest.</translation>
        </message>
        <message>
            <source>Lock in Gnestor, Gnolan, Gnigella and Gnelson.</source>
            <translation>Leg Gnestor, Gnolan, Gnigella und Gnelson fest.</translation>
        </message>
        <message>
            <source>Lock in Gnina, Gnaomi, Gnils and Gnarcissa.</source>
            <translation>Leg Gnina, Gnaomi, Gnils und Gnarcissa fest.</translation>
        </message>
        <message>
            <source>Lock in a vegetable, or two flowers that stand for it.</source>
            <translation>Leg ein Gemüse fest, oder zwei Blumen, die dafür stehen.</translation>
        </message>
        <message>
            <source>Lock in one gnome with a vegetable, alone.</source>
            <translation>Leg einen Gnom mit Gemüse fest, allein.</translation>
        </message>
        <message>
            <source>Lock in your gnomes.</source>
            <translation>Leg deine Gnome fest.</translation>
        </message>
        <message>
            <source>Lock them in together with Gnarcissa.</source>
            <translation>Leg sie zusammen mit Gnarcissa fest.</translation>
        </message>
        <message>
            <source>May: the flowers work overtime</source>
            <translation>Mai: Die Blumen machen Überstunden</translation>
        </message>
        <message>
            <source>May: within a task, two spare flowers stand for any one other skill.</source>
            <translation>Mai: In einer Aufgabe ersetzen zwei übrige Blumen ein beliebiges anderes Können.</translation>
        </message>
        <message>
            <source>Nearly. For both tasks and the Mouse you need exactly these four.</source>
            <translation>Fast. Für beide Aufgaben und die Maus brauchst du genau diese vier.</translation>
        </message>
        <message>
            <source>Nearly: she has one flower, and you need two. In a moment you can use her for Task 3.</source>
            <translation>Fast: Sie hat eine Blume, und du brauchst zwei. Gleich kannst du sie für Aufgabe 3 einsetzen.</translation>
        </message>
        <message>
            <source>Nearly: that card has one flower, and you need two.</source>
            <translation>Fast: Auf der Karte ist eine Blume, und du brauchst zwei.</translation>
        </message>
        <message>
            <source>Next round this half moves to the seam: here you see what the tasks will need. The outer halves never count.</source>
            <translation>Diese Hälfte rückt nächste Runde an die Naht: Hier siehst du, was die Aufgaben dann brauchen. Die äußeren Hälften zählen nie.</translation>
        </message>
        <message>
            <source>Nine bliss, well grown. But Gnarcissa has put on both her flowers for nothing.</source>
            <translation>Neun Wonne, gut gewachsen. Nur hat sich Gnarcissa beide Blumen umsonst angesteckt.</translation>
        </message>
        <message>
            <source>Nine bliss. And the Mouse? Gnaomi has fruit, a herb and nothing to do.</source>
            <translation>Neun Wonne. Und die Maus? Gnaomi hat Obst und Kraut und nichts zu tun.</translation>
        </message>
        <message>
            <source>Nineteen, five from animals</source>
            <translation>Neunzehn, fünf davon von Tieren</translation>
        </message>
        <message>
            <source>Nothing at all? The piggy is quite offended.</source>
            <translation>Gar nichts? Das Ferkel ist ganz beleidigt.</translation>
        </message>
        <message>
            <source>Nothing at all? You could fulfil a task, and {seat2} may take what you leave.</source>
            <translation>Gar nichts? Du könntest eine Aufgabe erfüllen, und was du liegen lässt, kann {seat2} nehmen.</translation>
        </message>
        <message>
            <source>Now {seat2} is playing for real, and your moves count. You get a hint before a mistake.</source>
            <translation>Jetzt spielt {seat2} wirklich, und deine Züge zählen. Vor einem Fehler bekommst du einen Hinweis.</translation>
        </message>
        <message>
            <source>On her own she gets you the Mouse and a bonus of 4. This time, aim for more.</source>
            <translation>Allein bringt sie dir die Maus und einen Bonus von 4. Nimm dir diesmal mehr vor.</translation>
        </message>
        <message>
            <source>One flower is half a vegetable. It takes two.</source>
            <translation>Eine Blume ist ein halbes Gemüse. Es braucht zwei.</translation>
        </message>
        <message>
            <source>One too many, and three hours slower: you would go second.</source>
            <translation>Einer zu viel, und drei Stunden langsamer: Du wärst als Zweites dran.</translation>
        </message>
        <message>
            <source>One vegetable, well presented</source>
            <translation>Ein Gemüse, schön serviert</translation>
        </message>
        <message>
            <source>One, three and three hours. {seat2} will be faster, and will take Task 1 first with a big smile.</source>
            <translation>Eins, drei und drei Stunden. {seat2} wird schneller sein und nimmt Aufgabe 1 zuerst, mit breitem Lächeln.</translation>
        </message>
        <message>
            <source>Play Gnadine and Gnorwin to your bench.</source>
            <translation>Spiel Gnadine und Gnorwin auf deine Bank.</translation>
        </message>
        <message>
            <source>Play Gnadine to your bench as well.</source>
            <translation>Spiel auch Gnadine auf deine Bank.</translation>
        </message>
        <message>
            <source>Play Gnadine, Gnate and Gnorette to your bench.</source>
            <translation>Spiel Gnadine, Gnate und Gnorette auf deine Bank.</translation>
        </message>
        <message>
            <source>Play Gnarcissa to your bench.</source>
            <translation>Spiel Gnarcissa auf deine Bank.</translation>
        </message>
        <message>
            <source>Play Gnate and Gnaomi to your bench.</source>
            <translation>Spiel Gnate und Gnaomi auf deine Bank.</translation>
        </message>
        <message>
            <source>Play Gnils to your bench.</source>
            <translation>Spiel Gnils auf deine Bank.</translation>
        </message>
        <message>
            <source>Play Gnolan and Gnigella as well.</source>
            <translation>Spiel auch Gnolan und Gnigella auf deine Bank.</translation>
        </message>
        <message>
            <source>Play to the end.</source>
            <translation>Spiel zu Ende.</translation>
        </message>
        <message>
            <source>Second can be good enough</source>
            <translation>Zweiter sein reicht manchmal</translation>
        </message>
        <message>
            <source>September doubles tasks, July rewards idle animals, October puts them to sleep. Solo, the Scarecrow gets 7 bliss instead.</source>
            <translation>Der September verdoppelt Aufgaben, der Juli belohnt faule Tiere, im Oktober schlafen sie. Solo bekommt die Vogelscheuche dafür 7 Wonne.</translation>
        </message>
        <message>
            <source>Seven hours against nine: you go first. {seat2} has plenty of fruit, but gets there too late.</source>
            <translation>Sieben Stunden gegen neun: Du bist zuerst dran. {seat2} hat reichlich Obst und kommt damit zu spät.</translation>
        </message>
        <message>
            <source>Seven hours, and no hurry</source>
            <translation>Sieben Stunden, und keine Eile</translation>
        </message>
        <message>
            <source>Seven months, April to October, make a season. The player who wins more of its matches wins the season.</source>
            <translation>Sieben Monate, April bis Oktober, sind eine Saison. Wer mehr ihrer Partien gewinnt, gewinnt die Saison.</translation>
        </message>
        <message>
            <source>She scores 2 for every gnome with two hours: Gnigella and Gnelson. Together, these four fulfil both tasks.</source>
            <translation>Sie bringt 2 für jeden Gnom mit zwei Stunden: Gnigella und Gnelson. Zu viert erfüllen sie beide Aufgaben.</translation>
        </message>
        <message>
            <source>Six against seven: you go first</source>
            <translation>Sechs gegen sieben: du zuerst</translation>
        </message>
        <message>
            <source>Six more months</source>
            <translation>Sechs Monate mehr</translation>
        </message>
        <message>
            <source>Soon! That one is for a small task. First, play the two for the big one.</source>
            <translation>Gleich! Der hier ist für eine kleine Aufgabe. Spiel erst die zwei für die große.</translation>
        </message>
        <message>
            <source>Squirrels like small hands</source>
            <translation>Eichhörnchen mögen kleine Hände</translation>
        </message>
        <message>
            <source>Strong arms, but not a single flower.</source>
            <translation>Starke Arme, aber keine einzige Blume.</translation>
        </message>
        <message>
            <source>Taken? Not for a piggy</source>
            <translation>Weg? Nicht für ein Ferkel</translation>
        </message>
        <message>
            <source>Task 1 is safe, but for Task 2 you need Gnarcissa.</source>
            <translation>Aufgabe 1 ist sicher, aber für Aufgabe 2 brauchst du Gnarcissa.</translation>
        </message>
        <message>
            <source>Task 1 needs fruit, grain, a herb and a vegetable. These three gnomes have all but the fruit: two flowers stand for it.</source>
            <translation>Aufgabe 1 braucht Obst, Korn, Kraut und Gemüse. Diese drei Gnome haben alles außer Obst: Zwei Blumen ersetzen es.</translation>
        </message>
        <message>
            <source>Task 2 needs a vegetable. Gnils has one and scores well alone; two flowers from two gnomes work as well.</source>
            <translation>Aufgabe 2 braucht ein Gemüse. Gnils hat eins und bringt allein viel ein; zwei Blumen von zwei Gnomen gehen auch.</translation>
        </message>
        <message>
            <source>Task 2 needs two flowers</source>
            <translation>Aufgabe 2 braucht zwei Blumen</translation>
        </message>
        <message>
            <source>Task 2 needs two flowers, and nothing else can stand for a flower. Gnarcissa has been waiting for this.</source>
            <translation>Aufgabe 2 braucht zwei Blumen, und eine Blume lässt sich durch nichts ersetzen. Darauf hat Gnarcissa gewartet.</translation>
        </message>
        <message>
            <source>Task 3 brings a piggy</source>
            <translation>Aufgabe 3 bringt ein Ferkel</translation>
        </message>
        <message>
            <source>Task 3 is worth doing for the animal, and to keep that animal from {seat2}.</source>
            <translation>Aufgabe 3 lohnt sich für das Tier, und damit {seat2} es nicht bekommt.</translation>
        </message>
        <message>
            <source>That gnome is faster, but Task 2 needs a vegetable: Gnils has one to spare.</source>
            <translation>Dieser ist schneller, aber Aufgabe 2 braucht ein Gemüse: Gnils hat eines übrig.</translation>
        </message>
        <message>
            <source>That is Task 1. Add Gnaomi to get the Mouse from Task 3.</source>
            <translation>Das ist Aufgabe 1. Nimm Gnaomi dazu, für die Maus aus Aufgabe 3.</translation>
        </message>
        <message>
            <source>That is a different bench. For now, lock in just Gnadine and Gnarcissa.</source>
            <translation>Das ist eine andere Bank. Leg fürs Erste nur Gnadine und Gnarcissa fest.</translation>
        </message>
        <message>
            <source>That is a different bench. This round, all four have something to do.</source>
            <translation>Das ist eine andere Bank. In dieser Runde haben alle vier etwas zu tun.</translation>
        </message>
        <message>
            <source>That is how the Scarecrow does it. But it scores anyway, and you don’t.</source>
            <translation>So macht es die Vogelscheuche. Aber sie bekommt trotzdem etwas, und du nicht.</translation>
        </message>
        <message>
            <source>That may work too. But these three take only four hours, and the Horse scores for each.</source>
            <translation>Auch das könnte gehen. Aber diese drei brauchen nur vier Stunden, und das Pferd bringt etwas für jeden.</translation>
        </message>
        <message>
            <source>That may work, but it is more than you need. Every gnome you play is {seat2}’s next round.</source>
            <translation>Das kann reichen, ist aber mehr als nötig. Jeder ausgespielte Gnom gehört nächste Runde {seat2}.</translation>
        </message>
        <message>
            <source>The Horse scores anyway, but the Hen won’t come by herself.</source>
            <translation>Das Pferd bringt trotzdem etwas, aber die Henne kommt nicht von selbst.</translation>
        </message>
        <message>
            <source>The Horse would be pleased, but this gnome would just stand about.</source>
            <translation>Das Pferd würde sich freuen, aber dieser Gnom stünde nur herum.</translation>
        </message>
        <message>
            <source>The Lucky Piggy lets you fulfil a taken Task 1, but only when you go second.</source>
            <translation>Mit dem Glücksferkel darfst du eine vergebene Aufgabe 1 erfüllen, aber nur, wenn du als Zweites dran bist.</translation>
        </message>
        <message>
            <source>The Mouse is fond of you. But there are nine bliss to score as well.</source>
            <translation>Die Maus mag dich. Nur liegen da auch neun Wonne.</translation>
        </message>
        <message>
            <source>The Mouse is happy already. But Task 1 needs two fruit, grain and a herb, Task 3 fruit and a vegetable.</source>
            <translation>Die Maus freut sich schon. Aber Aufgabe 1 braucht zweimal Obst, Korn und Kraut, Aufgabe 3 Obst und Gemüse.</translation>
        </message>
        <message>
            <source>The Mouse likes two hours</source>
            <translation>Die Maus mag zwei Stunden</translation>
        </message>
        <message>
            <source>The Scarecrow doesn’t mind, but Task 1 needs a herb, a vegetable and two flowers.</source>
            <translation>Der Vogelscheuche ist es egal, aber Aufgabe 1 braucht Kraut, Gemüse und zwei Blumen.</translation>
        </message>
        <message>
            <source>The Scarecrow’s card says 3: you get its top three gnomes. Those you played go under its pile and come back to you later.</source>
            <translation>Die Karte der Vogelscheuche sagt 3: Du bekommst ihre obersten drei Gnome. Deine ausgespielten kommen unter ihren Stapel und später zu dir zurück.</translation>
        </message>
        <message>
            <source>The bench with fewer hours goes first; a task it fulfils is closed to the other player.</source>
            <translation>Die Bank mit weniger Stunden ist zuerst dran; was sie erfüllt, ist dem anderen Spieler verschlossen.</translation>
        </message>
        <message>
            <source>The clock decides who goes first</source>
            <translation>Die Uhr sagt, wer zuerst dran ist</translation>
        </message>
        <message>
            <source>The goal: have the most bliss when a round ends with 77 or more. These six gnomes are yours, the other six {seat2}’s.</source>
            <translation>Ziel: die meiste Wonne haben, wenn eine Runde mit 77 oder mehr endet. Diese sechs Gnome sind deine, die anderen sechs hat {seat2}.</translation>
        </message>
        <message>
            <source>The last rounds are yours</source>
            <translation>Die letzten Runden gehören dir</translation>
        </message>
        <message>
            <source>The match ends after a round in which a player reaches 77 or more. If tied: more animals, then the younger player.</source>
            <translation>Die Partie endet nach einer Runde, in der ein Spieler 77 erreicht. Bei Gleichstand: mehr Tiere, dann der jüngere Spieler.</translation>
        </message>
        <message>
            <source>The month of May</source>
            <translation>Der Monat Mai</translation>
        </message>
        <message>
            <source>The pale half comes next</source>
            <translation>Die blasse Hälfte kommt als Nächstes</translation>
        </message>
        <message>
            <source>There are twelve gnomes and you hold seven, so you know {seat2}’s five. You see the other bench once both are locked in.</source>
            <translation>Es gibt zwölf Gnome, du hast sieben: Also kennst du die fünf von {seat2}. Die andere Bank siehst du, wenn beide festgelegt sind.</translation>
        </message>
        <message>
            <source>They are beside your score, top right. The Horse scores 1 for each gnome you play, the Goat 1 for each animal {seat2} has.</source>
            <translation>Sie stehen oben rechts bei deinen Punkten. Das Pferd bringt 1 je ausgespieltem Gnom, die Ziege 1 je Tier bei {seat2}.</translation>
        </message>
        <message>
            <source>They score 3 while you have five gnomes or fewer; you have seven. Three fast gnomes would get you the Hen.</source>
            <translation>Sie bringen 3, solange du höchstens fünf Gnome hast; du hast sieben. Drei schnelle Gnome würden dir die Henne holen.</translation>
        </message>
        <message>
            <source>Those are different gnomes. For this trick you need all three.</source>
            <translation>Das sind andere Gnome. Für diesen Trick brauchst du alle drei.</translation>
        </message>
        <message>
            <source>Three tasks meet at the seam</source>
            <translation>Drei Aufgaben an der Naht</translation>
        </message>
        <message>
            <source>Tied on hours, so less bliss goes first: you have 21, {seat2} has 22. How nice to be behind!</source>
            <translation>Gleich viele Stunden: Wer weniger Wonne hat, ist zuerst dran. Du hast 21, {seat2} hat 22. Wie schön, hinten zu liegen!</translation>
        </message>
        <message>
            <source>Twelve gnomes, two gardens</source>
            <translation>Zwölf Gnome, zwei Gärten</translation>
        </message>
        <message>
            <source>Two blossoms make an apple</source>
            <translation>Zwei Blüten sind ein Apfel</translation>
        </message>
        <message>
            <source>Two card halves meet at the seam and make three tasks. Left of each number: the skills needed. Right: the reward.</source>
            <translation>Zwei Kartenhälften treffen sich an der Naht: drei Aufgaben. Links von jeder Zahl: was gebraucht wird. Rechts: der Lohn.</translation>
        </message>
        <message>
            <source>Two flowers, and you need only one. What you need most is grain.</source>
            <translation>Zwei Blumen, und du brauchst nur eine. Was du am meisten brauchst, ist Korn.</translation>
        </message>
        <message>
            <source>Two gnomes for Task 1</source>
            <translation>Zwei Gnome für Aufgabe 1</translation>
        </message>
        <message>
            <source>Two gnomes for the big task</source>
            <translation>Zwei Gnome für die große Aufgabe</translation>
        </message>
        <message>
            <source>Two grain, a vegetable and a flower for 11 bliss: Gnadine and Gnorwin do it between them.</source>
            <translation>Zweimal Korn, ein Gemüse und eine Blume für 11 Wonne: Gnadine und Gnorwin schaffen das zu zweit.</translation>
        </message>
        <message>
            <source>Two hours and two hours make four. The bench with fewer hours goes first, so don’t play gnomes you don’t need.</source>
            <translation>Zwei Stunden und zwei Stunden sind vier. Die Bank mit weniger Stunden ist zuerst dran: Spiel keinen Gnom, den du nicht brauchst.</translation>
        </message>
        <message>
            <source>Two of each animal, one for you</source>
            <translation>Jedes Tier zweimal, eins für dich</translation>
        </message>
        <message>
            <source>Well done, says the Mouse. But the Hen from Task 3 is still waiting.</source>
            <translation>Gut gemacht, sagt die Maus. Aber bei Aufgabe 3 wartet noch die Henne.</translation>
        </message>
        <message>
            <source>When you go second, the Lucky Piggy lets you fulfil Task 1 even if {seat2} already has. So you can afford slow gnomes.</source>
            <translation>Bist du als Zweites dran, darfst du dank Glücksferkel Aufgabe 1 erfüllen, obwohl {seat2} sie schon hat. Langsame Gnome sind dann kein Problem.</translation>
        </message>
        <message>
            <source>Within a task, two of your gnomes’ flowers may stand for any one other skill. Don’t ask where they learned that.</source>
            <translation>In einer Aufgabe ersetzen zwei Blumen deiner Gnome ein beliebiges anderes Können. Wo sie das gelernt haben, fragt niemand.</translation>
        </message>
        <message>
            <source>You can own one of each. If you fulfil Task 3 for an animal you already own, you get nothing, but neither does {seat2}.</source>
            <translation>Du kannst jedes nur einmal haben. Erfüllst du Aufgabe 3 für ein Tier, das du schon hast, bekommst du nichts, aber {seat2} auch nicht.</translation>
        </message>
        <message>
            <source>You choose before it does</source>
            <translation>Du wählst vor ihr</translation>
        </message>
        <message>
            <source>You choose first; then two control cards show its hours, its bliss and what it closes. They go back under the draw pile.</source>
            <translation>Du wählst zuerst; dann zeigen zwei Steuerkarten, wie schnell die Vogelscheuche ist, was sie bekommt und schließt. Sie kommen wieder unter den Stapel.</translation>
        </message>
        <message>
            <source>You get gnomes from the top of its pile, and yours go to the bottom: you will see them again.</source>
            <translation>Du bekommst Gnome von oben aus ihrem Stapel, und deine kommen nach unten: Du siehst sie wieder.</translation>
        </message>
        <message>
            <source>You get the Hen, but Gnelson just stands there with fruit and grain.</source>
            <translation>Du bekommst die Henne, aber Gnelson steht nur herum, mit Obst und Korn.</translation>
        </message>
        <message>
            <source>You go first. Each gnome helps with one task: Gnarcissa with the flowers, Gnadine with the piggy.</source>
            <translation>Du bist zuerst dran. Jeder Gnom hilft bei einer Aufgabe: Gnarcissa bei den Blumen, Gnadine beim Ferkel.</translation>
        </message>
        <message>
            <source>You have gnomes for all three. {seat2} may take any task you leave.</source>
            <translation>Du hast Gnome für alle drei. Was du liegen lässt, kann {seat2} nehmen.</translation>
        </message>
        <message>
            <source>You have six gnomes; the Scarecrow has the other six, and no idea what to do with them.</source>
            <translation>Du hast sechs Gnome; die Vogelscheuche hat die anderen sechs und keine Ahnung, was sie mit ihnen soll.</translation>
        </message>
        <message>
            <source>You have the Goat, the Horse, the Squirrels and five gnomes. {seat2} has the Hen: {seat2}’s gnomes take one hour each.</source>
            <translation>Du hast Ziege, Pferd, Eichhörnchen und fünf Gnome. {seat2} hat die Henne: Die Gnome dort brauchen je nur eine Stunde.</translation>
        </message>
        <message>
            <source>You will need him in a moment. First, play the two for Task 1.</source>
            <translation>Ihn brauchst du gleich. Spiel erst die zwei für Aufgabe 1.</translation>
        </message>
        <message>
            <source>You would still score the bonus for playing one gnome, but nothing for the vegetable.</source>
            <translation>Den Bonus für einen Gnom allein bekämst du trotzdem, aber nichts für das Gemüse.</translation>
        </message>
        <message>
            <source>Your gnomes change sides</source>
            <translation>Deine Gnome wechseln die Seite</translation>
        </message>
        <message>
            <source>Your opponent is made of straw</source>
            <translation>Dein Gegner ist aus Stroh</translation>
        </message>
        <message>
            <source>Your piggy keeps Task 1 open</source>
            <translation>Dein Ferkel hält Aufgabe 1 offen</translation>
        </message>
        <message>
            <source>Your three gnomes are {seat2}’s now. If you play many, you have few next round, so count both hands.</source>
            <translation>Deine drei Gnome hat jetzt {seat2}. Wer viele ausspielt, hat in der nächsten Runde wenige: Zähl immer beide Hände.</translation>
        </message>
        <message>
            <source>{seat2} has fulfilled Task 1, but the piggy lets you fulfil it too. You each score 9 bliss for it.</source>
            <translation>{seat2} hat Aufgabe 1 schon erfüllt, aber dank Ferkel darfst du sie auch erfüllen. Sie bringt euch beiden je 9 Wonne.</translation>
        </message>
        <message>
            <source>{seat2} needs five hours, so you go first again. The Lucky Piggy only helps when you go second.</source>
            <translation>{seat2} braucht fünf Stunden, also bist du wieder zuerst dran. Das Glücksferkel hilft nur, wenn du als Zweites dran bist.</translation>
        </message>
        <message>
            <source>{seat2} needs four hours, so you go first. {seat2} gets what is left.</source>
            <translation>{seat2} braucht vier Stunden, also bist du zuerst dran. Was übrig bleibt, bekommt {seat2}.</translation>
        </message>
    </context>
    <context>
        <name>lesson.paths_and_flower_beds</name>
        <message>
            <source>15 for opposite gates, instead of 10. One for the fountain. One each for b3, c3 and e3; d3 has only irises.</source>
            <translation>15 für gegenüberliegende Tore, statt 10. Eins für den Brunnen. Je eins für b3, c3 und e3; an d3 stehen nur Iris.</translation>
        </message>
        <message>
            <source>A fine bed, but a large one. Small ones are easier to fit between path and pond.</source>
            <translation>Ein schönes Beet, aber ein großes. Kleine passen leichter zwischen Weg und Teich.</translation>
        </message>
        <message>
            <source>A fine iris, but not beside your walk.</source>
            <translation>Eine schöne Iris, aber nicht an deinem Spaziergang.</translation>
        </message>
        <message>
            <source>A fine path. But from the gate above, you want to go straight down.</source>
            <translation>Ein schöner Weg. Aber vom Tor oben willst du gerade hinunter.</translation>
        </message>
        <message>
            <source>A first walk</source>
            <translation>Ein erster Spaziergang</translation>
        </message>
        <message>
            <source>A lily grows below e3. Put an iris above it, and e3 scores. The lilies in this bed don’t matter.</source>
            <translation>Unter e3 wächst eine Lilie. Setz eine Iris darüber, und e3 bringt einen Punkt. Die Lilien dieses Beets spielen keine Rolle.</translation>
        </message>
        <message>
            <source>A match in a front garden</source>
            <translation>Eine Partie im Vorgarten</translation>
        </message>
        <message>
            <source>A nice stroll, but it ends before the other gate, and that gate is worth 15.</source>
            <translation>Ein netter Bummel, aber er endet vor dem anderen Tor, und das ist 15 wert.</translation>
        </message>
        <message>
            <source>A pretty bed, but it adds no second kind beside the walk.</source>
            <translation>Ein hübsches Beet, aber es bringt keine zweite Sorte an den Spaziergang.</translation>
        </message>
        <message>
            <source>A round has two turns, so two paths. From gate to gate over both fountains is six squares: three and three.</source>
            <translation>Eine Runde hat zwei Züge, also zwei Wege. Von Tor zu Tor über beide Brunnen sind es sechs Felder: drei und drei.</translation>
        </message>
        <message>
            <source>A second gate scores a bonus</source>
            <translation>Ein zweites Tor bringt einen Bonus</translation>
        </message>
        <message>
            <source>A second kind for e3</source>
            <translation>Eine zweite Sorte für e3</translation>
        </message>
        <message>
            <source>A shape may be named again and again. Every player with room for it must plant it; you can’t pass.</source>
            <translation>Eine Form darf immer wieder angesagt werden. Wer Platz hat, pflanzt sie; passen gibt es nicht.</translation>
        </message>
        <message>
            <source>A small garden, four gates, and {seat2}, who sees as little of yours as you see of theirs. You name first.</source>
            <translation>Ein kleiner Garten, vier Tore und {seat2}: Keiner sieht den Garten des anderen. Du sagst zuerst an.</translation>
        </message>
        <message>
            <source>A walk goes from square to square across their edges, never uses a square twice, and scores only what is on it.</source>
            <translation>Ein Spaziergang geht über Kanten von Feld zu Feld, über keines zweimal, und zählt nur, was auf ihm liegt.</translation>
        </message>
        <message>
            <source>Alone with a pencil</source>
            <translation>Allein mit dem Bleistift</translation>
        </message>
        <message>
            <source>Another round of paths. From g4 it is one step to the gate on h4. A walk may end anywhere, but a second gate scores 10.</source>
            <translation>Wieder eine Runde mit Wegen. Von g4 ist es ein Schritt zum Tor h4. Ein Spaziergang darf überall enden, aber ein zweites Tor bringt 10.</translation>
        </message>
        <message>
            <source>Both walks cross two fountains and one good square. But yours also ends at a second gate, and that is worth 10.</source>
            <translation>Beide Spaziergänge queren zwei Brunnen und ein gutes Feld. Aber deiner endet auch an einem zweiten Tor, und das bringt 10.</translation>
        </message>
        <message>
            <source>Every player plants the shape one of you names. If a player has no room for it, the match ends.</source>
            <translation>Alle pflanzen die Form, die einer von euch ansagt. Hat jemand keinen Platz dafür, endet die Partie.</translation>
        </message>
        <message>
            <source>First a path from gate to gate, then flowers on both sides of it, then a shape the others have no room for.</source>
            <translation>Erst ein Weg von Tor zu Tor, dann Blumen auf beiden Seiten, dann eine Form, für die sonst niemand Platz hat.</translation>
        </message>
        <message>
            <source>Flowers on both sides of the path</source>
            <translation>Blumen auf beiden Seiten des Wegs</translation>
        </message>
        <message>
            <source>Four in a row, two kinds</source>
            <translation>Vier in einer Reihe, zwei Sorten</translation>
        </message>
        <message>
            <source>From gate N to gate E over two fountains: 12 already, with hardly any flowers. Ending the match now would suit you.</source>
            <translation>Von Tor N zu Tor O über zwei Brunnen: schon 12, und kaum Blumen. Ein Ende der Partie käme dir gerade recht.</translation>
        </message>
        <message>
            <source>From gate to gate, that way needs a bend. Straight across doesn’t.</source>
            <translation>Von Tor zu Tor braucht das einen Knick. Geradeaus hinüber nicht.</translation>
        </message>
        <message>
            <source>From here on it counts</source>
            <translation>Ab hier zählt es</translation>
        </message>
        <message>
            <source>From there you can’t get from gate to gate.</source>
            <translation>Von dort kommst du nicht von Tor zu Tor.</translation>
        </message>
        <message>
            <source>If you are ahead, name what is hard to place; if you are behind, name what fits everywhere.</source>
            <translation>Liegst du vorn, sag an, was schwer zu legen ist; liegst du hinten, sag an, was überall passt.</translation>
        </message>
        <message>
            <source>In at the gate, over the fountain</source>
            <translation>Durchs Tor und über den Brunnen</translation>
        </message>
        <message>
            <source>In the first round each player names a path. What suits you may be just what {seat2} has no room for.</source>
            <translation>In der ersten Runde sagen alle einen Weg an. Was dir passt, dafür hat {seat2} vielleicht gerade keinen Platz.</translation>
        </message>
        <message>
            <source>Irises above</source>
            <translation>Oben Iris</translation>
        </message>
        <message>
            <source>It fits nowhere: go for a walk!</source>
            <translation>Passt nirgends: Geh spazieren!</translation>
        </message>
        <message>
            <source>It fits there, and stays there for good. But the gate and the fountain would go to waste.</source>
            <translation>Dort passt es, und dort bleibt es für immer. Aber Tor und Brunnen gingen leer aus.</translation>
        </message>
        <message>
            <source>It fits there, but then your walk ends at the fountain and never reaches the gate.</source>
            <translation>Dort passt es, aber dein Spaziergang endet dann am Brunnen und kommt nie zum Tor.</translation>
        </message>
        <message>
            <source>Keep the room below the path for a long bed: one is coming.</source>
            <translation>Heb dir den Platz unter dem Weg für ein langes Beet auf, denn eines wird kommen.</translation>
        </message>
        <message>
            <source>Lilies below f3, water above it: two kinds. The bed covers the fountain on f4, which is lost, but it isn’t on your walk.</source>
            <translation>Unter f3 Lilien, darüber Wasser: zwei Sorten. Das Beet bedeckt den Brunnen auf f4. Er ist verloren, liegt aber nicht auf deinem Spaziergang.</translation>
        </message>
        <message>
            <source>Lilies below, water above</source>
            <translation>Unten Lilien, oben Wasser</translation>
        </message>
        <message>
            <source>Lovely, but flowers score only beside the walk.</source>
            <translation>Schön, aber Blumen zählen nur am Spaziergang.</translation>
        </message>
        <message>
            <source>Name the Lily corner or the Lily pair with iris.</source>
            <translation>Sag Lilienwinkel oder Lilienpaar mit Iris an.</translation>
        </message>
        <message>
            <source>Name the Lily corner.</source>
            <translation>Sag den Lilienwinkel an.</translation>
        </message>
        <message>
            <source>Name the North–south straight.</source>
            <translation>Sag die Gerade Nord–Süd an.</translation>
        </message>
        <message>
            <source>Name the West–east straight.</source>
            <translation>Sag die Gerade West–Ost an.</translation>
        </message>
        <message>
            <source>Name the West–south turn.</source>
            <translation>Sag den Bogen West–Süd an.</translation>
        </message>
        <message>
            <source>Name what is hard to place</source>
            <translation>Sag an, was schwer zu legen ist</translation>
        </message>
        <message>
            <source>Nicely done, but your walk can’t jump. The new piece has to join the path.</source>
            <translation>Schön gelegt, aber dein Spaziergang kann nicht springen. Das neue Stück muss an den Weg anschließen.</translation>
        </message>
        <message>
            <source>Nineteen: that is silver</source>
            <translation>Neunzehn: Das ist Silber</translation>
        </message>
        <message>
            <source>No room left</source>
            <translation>Kein Platz mehr</translation>
        </message>
        <message>
            <source>Not a single step? All these flowers, for nothing!</source>
            <translation>Keinen einzigen Schritt? So viele Blumen, für niemanden!</translation>
        </message>
        <message>
            <source>Now c3 gets its second kind, and e3 has a pond below. Corner to corner does not count.</source>
            <translation>Jetzt bekommt c3 die zweite Sorte, und unter e3 liegt ein Teich. Was nur über Eck liegt, zählt nicht.</translation>
        </message>
        <message>
            <source>Now flower beds. The pond already helps b3 and e3: one kind of flower is enough there. A small bed fits where you want it.</source>
            <translation>Jetzt Beete. Bei b3 und e3 hilft schon der Teich: Dort genügt eine Sorte Blumen. Ein kleines Beet passt, wohin du willst.</translation>
        </message>
        <message>
            <source>Now {seat2} has named one</source>
            <translation>Jetzt hat {seat2} angesagt</translation>
        </message>
        <message>
            <source>On b2 and c2 it makes b3 count at once, and c3 as soon as another kind is below it. But it’s your garden!</source>
            <translation>Auf b2 und c2 zählt b3 sofort, und c3, sobald darunter eine andere Sorte wächst. Aber es ist dein Garten!</translation>
        </message>
        <message>
            <source>One names it, everyone plants it</source>
            <translation>Einer sagt an, alle pflanzen</translation>
        </message>
        <message>
            <source>Only your walk scores: squares between two kinds, fountains on the way, gates at both ends.</source>
            <translation>Nur dein Spaziergang zählt: Felder zwischen zwei Sorten, Brunnen am Weg, Tore an beiden Enden.</translation>
        </message>
        <message>
            <source>Opposite gates score 15. This path can’t be turned, but it is just what you need.</source>
            <translation>Gegenüberliegende Tore bringen 15. Diesen Weg kannst du nicht drehen, aber er ist genau, was du brauchst.</translation>
        </message>
        <message>
            <source>Paths are never turned. From d1 this one covers a gate and a fountain, and a fountain on your walk scores 1.</source>
            <translation>Wege werden nie gedreht. Ab d1 bedeckt dieser ein Tor und einen Brunnen, und ein Brunnen auf deinem Spaziergang bringt 1.</translation>
        </message>
        <message>
            <source>Plant it above the path, wherever you like.</source>
            <translation>Pflanz es über den Weg, wo du willst.</translation>
        </message>
        <message>
            <source>Plant it at one of the two gates, in row 3.</source>
            <translation>Pflanz es an eines der beiden Tore, in Reihe 3.</translation>
        </message>
        <message>
            <source>Plant it from a1 on.</source>
            <translation>Pflanz es ab a1.</translation>
        </message>
        <message>
            <source>Plant it from d3 to the gate.</source>
            <translation>Pflanz es von d3 bis zum Tor.</translation>
        </message>
        <message>
            <source>Plant it from e3 on, beside your path.</source>
            <translation>Pflanz es ab e3, neben deinen Weg.</translation>
        </message>
        <message>
            <source>Plant it from h4 down.</source>
            <translation>Pflanz es ab h4 nach unten.</translation>
        </message>
        <message>
            <source>Plant it on b4, c4 and b5.</source>
            <translation>Pflanz es auf b4, c4 und b5.</translation>
        </message>
        <message>
            <source>Plant it on d1, d2 and d3.</source>
            <translation>Pflanz es auf d1, d2 und d3.</translation>
        </message>
        <message>
            <source>Plant it on e4, f4 and e5.</source>
            <translation>Pflanz es auf e4, f4 und e5.</translation>
        </message>
        <message>
            <source>Plant it wherever you like.</source>
            <translation>Pflanz es, wo du willst.</translation>
        </message>
        <message>
            <source>Plant it with the iris on e2.</source>
            <translation>Pflanz es mit der Iris auf e2.</translation>
        </message>
        <message>
            <source>Plant the irises on c2, d2, e2 and d1.</source>
            <translation>Pflanz die Iris auf c2, d2, e2 und d1.</translation>
        </message>
        <message>
            <source>Plant the other half of the path, to the other gate.</source>
            <translation>Pflanz die andere Hälfte des Weges, bis zum anderen Tor.</translation>
        </message>
        <message>
            <source>Play to the end.</source>
            <translation>Spiel zu Ende.</translation>
        </message>
        <message>
            <source>Pretty. But then no square of the walk has flowers on both sides.</source>
            <translation>Hübsch. Nur hätte dann kein Feld des Weges auf beiden Seiten Blumen.</translation>
        </message>
        <message>
            <source>Put it down and pick it up as often as you like. It stays for good only once you plant it.</source>
            <translation>Leg es hin und nimm es auf, so oft du willst. Es bleibt erst, wenn du es pflanzt.</translation>
        </message>
        <message>
            <source>Rounds alternate: paths, then beds. A walk square between two or more kinds of flowers scores 1, never more.</source>
            <translation>Wege und Beete wechseln sich Runde für Runde ab. Ein Feld zwischen zwei oder mehr Sorten bringt 1, nie mehr.</translation>
        </message>
        <message>
            <source>So near the gate, but not on it.</source>
            <translation>So nah am Tor, aber nicht darauf.</translation>
        </message>
        <message>
            <source>So near! Three squares in row 3 are still waiting.</source>
            <translation>So nah! Drei Felder in Reihe 3 warten noch.</translation>
        </message>
        <message>
            <source>Solo, a card names the shape</source>
            <translation>Solo sagt eine Karte die Form an</translation>
        </message>
        <message>
            <source>Solo, you draw cards: two paths, two beds, two paths and so on, until one doesn’t fit.</source>
            <translation>Solo ziehst du Karten: zwei Wege, zwei Beete, zwei Wege und so weiter, bis eine nicht passt.</translation>
        </message>
        <message>
            <source>That fits in every garden, and {seat2} gets time to find a second gate.</source>
            <translation>Das passt in jeden Garten, und {seat2} hat Zeit, ein zweites Tor zu finden.</translation>
        </message>
        <message>
            <source>That leads somewhere too, but the gate on h4 is nearer.</source>
            <translation>Auch das führt irgendwohin, aber das Tor auf h4 ist näher.</translation>
        </message>
        <message>
            <source>That path has a bend in it. Straight on is shorter here.</source>
            <translation>Der Weg hat einen Knick. Hier ist geradeaus kürzer.</translation>
        </message>
        <message>
            <source>That still fits in most gardens. If you want to end the match, a turn is harder to place.</source>
            <translation>Das passt noch in die meisten Gärten. Willst du die Partie beenden, ist ein Bogen schwerer zu legen.</translation>
        </message>
        <message>
            <source>The computer always finds the best walk. This time, find it yourself.</source>
            <translation>Sonst findet der Computer den besten Spaziergang. Finde ihn diesmal selbst.</translation>
        </message>
        <message>
            <source>The computer finds the best walk there is. Running out of room costs you nothing.</source>
            <translation>Der Computer findet den besten Spaziergang, den es gibt. Keinen Platz mehr zu haben kostet dich nichts.</translation>
        </message>
        <message>
            <source>The goal: the best walk. At the end you take one walk through your garden, starting at a gate. Only that walk scores.</source>
            <translation>Ziel: der beste Spaziergang. Am Ende gehst du einmal durch deinen Garten, von einem Tor aus. Nur das zählt.</translation>
        </message>
        <message>
            <source>The last turn!</source>
            <translation>Der letzte Zug!</translation>
        </message>
        <message>
            <source>The match ends when a player has no room for the named shape. The others still plant it.</source>
            <translation>Die Partie endet, wenn jemand für die angesagte Form keinen Platz hat. Die anderen pflanzen sie trotzdem.</translation>
        </message>
        <message>
            <source>The rest is yours</source>
            <translation>Der Rest gehört dir</translation>
        </message>
        <message>
            <source>The walk is complete</source>
            <translation>Der Spaziergang ist fertig</translation>
        </message>
        <message>
            <source>There is no room for the next card, so the planting ends. Start at a gate and go from edge to edge; f4 is a dead end.</source>
            <translation>Für die nächste Karte ist kein Platz, also ist das Pflanzen vorbei. Beginn an einem Tor und geh über Kanten; f4 ist eine Sackgasse.</translation>
        </message>
        <message>
            <source>There they would cover the gate on d5 for good, and the pond would be wasted.</source>
            <translation>Dort würden sie das Tor auf d5 für immer zudecken, und der Teich wäre verschenkt.</translation>
        </message>
        <message>
            <source>They all smell lovely, but the Lily corner fits this path best.</source>
            <translation>Sie duften alle, aber der Lilienwinkel passt am besten an diesen Weg.</translation>
        </message>
        <message>
            <source>Thirteen against three</source>
            <translation>Dreizehn gegen drei</translation>
        </message>
        <message>
            <source>This is your second gate. The opposite gate would have scored 15, but that is another day’s work.</source>
            <translation>Das ist dein zweites Tor. Das gegenüberliegende hätte 15 gebracht, aber das ist Arbeit für einen anderen Tag.</translation>
        </message>
        <message>
            <source>Tip: a bed for a corner</source>
            <translation>Tipp: ein Beet für eine Ecke</translation>
        </message>
        <message>
            <source>Tip: straight to the other gate</source>
            <translation>Tipp: geradeaus zum anderen Tor</translation>
        </message>
        <message>
            <source>Tip: try first, it costs nothing</source>
            <translation>Tipp: Probieren kostet nichts</translation>
        </message>
        <message>
            <source>Tip: two squares at once</source>
            <translation>Tipp: zwei Felder auf einmal</translation>
        </message>
        <message>
            <source>To the gate across the garden</source>
            <translation>Zum Tor gegenüber</translation>
        </message>
        <message>
            <source>Two gates, and a walk between</source>
            <translation>Zwei Tore, ein Spaziergang dazwischen</translation>
        </message>
        <message>
            <source>Two kinds, one kind and water, or water on two sides: one point. Three kinds are still one point.</source>
            <translation>Zwei Sorten, eine Sorte und Wasser, oder Wasser auf zwei Seiten: ein Punkt. Auch drei Sorten sind ein Punkt.</translation>
        </message>
        <message>
            <source>Two paths, two flower beds, two paths … from a small deck. The first path is planted, over a gate and a fountain.</source>
            <translation>Zwei Wege, zwei Beete, zwei Wege … aus einem kleinen Stapel. Der erste liegt schon, über Tor und Brunnen.</translation>
        </message>
        <message>
            <source>Two squares in the middle need flowers. The pond above b3 counts as any kind, so lilies below it will do.</source>
            <translation>Zwei Felder in der Mitte brauchen Blumen. Der Teich über b3 zählt als jede Sorte, da genügen darunter Lilien.</translation>
        </message>
        <message>
            <source>Up there it takes the room you will want for a path.</source>
            <translation>Dort oben nimmt es den Platz weg, den du noch für einen Weg brauchst.</translation>
        </message>
        <message>
            <source>Walk from gate a3 to gate f3, then press Done.</source>
            <translation>Geh von Tor a3 zu Tor f3, dann drück „Fertig“.</translation>
        </message>
        <message>
            <source>Water counts as any flower you want. Two gates score 10, opposite gates 15.</source>
            <translation>Wasser zählt als jede Blume, die du willst. Zwei Tore bringen 10, gegenüberliegende 15.</translation>
        </message>
        <message>
            <source>Water is any flower you want</source>
            <translation>Wasser ist jede Blume, die du willst</translation>
        </message>
        <message>
            <source>What you plant stays, and the others don’t see it. They plant the same pieces, so guess where.</source>
            <translation>Was du pflanzt, bleibt, und die anderen sehen es nicht. Sie pflanzen dieselben Stücke: Rate, wo.</translation>
        </message>
        <message>
            <source>You can place the West–south turn in only one way. {seat2} has the same pieces, and perhaps no room at all.</source>
            <translation>Den Bogen West–Süd kannst du nur auf eine Art legen. {seat2} hat dieselben Stücke, und vielleicht gar keinen Platz.</translation>
        </message>
        <message>
            <source>You have to plant it too. A walk goes from square to square across their edges, never across corners.</source>
            <translation>Du musst es auch pflanzen. Ein Spaziergang geht über Kanten von Feld zu Feld, nie über Ecken.</translation>
        </message>
        <message>
            <source>You may not name a shape that you can’t plant yourself. Real matches use larger maps and up to six players.</source>
            <translation>Du darfst keine Form ansagen, die du selbst nicht pflanzen kannst. Echte Partien haben größere Karten und bis zu sechs Spieler.</translation>
        </message>
        <message>
            <source>You name a path. A shape with one place left in your garden may have none in {seat2}’s, and that ends the match.</source>
            <translation>Du sagst einen Weg an. Was bei dir noch einen Platz hat, hat bei {seat2} vielleicht keinen: Dann endet die Partie.</translation>
        </message>
        <message>
            <source>Your garden, hidden from others</source>
            <translation>Dein Garten, den anderen verborgen</translation>
        </message>
        <message>
            <source>{seat2} has named it. Below the path it would give c3 and d3 roses, and e3 lilies: you decide.</source>
            <translation>{seat2} hat es angesagt. Unter dem Weg gäbe es c3 und d3 Rosen und e3 Lilien: Du entscheidest.</translation>
        </message>
        <message>
            <source>{seat2} has no room for it. You still plant yours, and then all gardens are opened.</source>
            <translation>{seat2} hat keinen Platz dafür. Du pflanzt deins trotzdem, und dann öffnen sich alle Gärten.</translation>
        </message>
        <message>
            <source>{seat2} has the same idea</source>
            <translation>{seat2} hat dieselbe Idee</translation>
        </message>
    </context>
    <context>
        <name>lesson.stalk_exchange</name>
        <message>
            <source>A Flush is not an action</source>
            <translation>Eine Räumung ist keine Aktion</translation>
        </message>
        <message>
            <source>A Flush won’t fill the last space. Plant first.</source>
            <translation>Eine Räumung füllt das letzte Feld nicht. Pflanz erst.</translation>
        </message>
        <message>
            <source>A Seedy Business token buys an extra action or a Flush. You have six for the whole match, and you don’t get any back.</source>
            <translation>Eine Marke für krumme Geschäfte bezahlt eine weitere Aktion oder eine Räumung. Du hast sechs für die Partie, und keine kommt zurück.</translation>
        </message>
        <message>
            <source>A bloom is harvested when no space beside it is empty. This one has two empty spaces left. It suspects nothing.</source>
            <translation>Eine Blüte wird geerntet, wenn kein Feld neben ihr frei ist. Neben dieser sind noch zwei frei. Sie ahnt nichts.</translation>
        </message>
        <message>
            <source>A bloom is harvested when no space beside it is empty; any flower can surround it.</source>
            <translation>Eine Blüte wird geerntet, wenn kein Feld neben ihr frei ist; jede Blume kann sie einschließen.</translation>
        </message>
        <message>
            <source>A bulb blooms as soon as a space beside it is empty. Until then it can’t be harvested.</source>
            <translation>Eine Zwiebel blüht auf, sobald ein Feld neben ihr frei ist. Bis dahin kann niemand sie ernten.</translation>
        </message>
        <message>
            <source>A bulb blooms only with an empty space beside it. This one will sleep, and a sleeping bulb is never harvested.</source>
            <translation>Eine Zwiebel blüht nur auf, wenn daneben ein Feld frei ist. Diese wird schlafen, und eine schlafende Zwiebel wird nie geerntet.</translation>
        </message>
        <message>
            <source>A bulb that can’t bloom</source>
            <translation>Eine Zwiebel, die nicht blühen kann</translation>
        </message>
        <message>
            <source>A bulb that can’t bloom surrounds best of all: it stays until a player makes room.</source>
            <translation>Eine Zwiebel, die nicht blühen kann, schließt am besten ein: Sie bleibt, bis jemand Platz macht.</translation>
        </message>
        <message>
            <source>A daffodil, almost surrounded</source>
            <translation>Eine Narzisse, fast eingeschlossen</translation>
        </message>
        <message>
            <source>A dahlia on d1 surrounds the daffodil on c1, and the one on d2 as well. Two for the price of one.</source>
            <translation>Eine Dahlie auf d1 schließt die Narzisse auf c1 ein, und die auf d2 gleich mit. Zwei zum Preis von einer.</translation>
        </message>
        <message>
            <source>A dahlia, today? It is about to lose half!</source>
            <translation>Eine Dahlie, heute? Sie verliert gleich die Hälfte!</translation>
        </message>
        <message>
            <source>A fair swap. After the Flush there may be a better one.</source>
            <translation>Ein fairer Tausch. Nach der Räumung gibt es vielleicht einen besseren.</translation>
        </message>
        <message>
            <source>A fence round a tulip</source>
            <translation>Ein Zaun um eine Tulpe</translation>
        </message>
        <message>
            <source>A garden is never full enough. But this time, make a swap.</source>
            <translation>Ein Garten ist nie voll genug. Aber mach diesmal einen Tausch.</translation>
        </message>
        <message>
            <source>A good swap, perhaps. But first, surround the tulip.</source>
            <translation>Vielleicht ein guter Tausch. Aber schließ zuerst die Tulpe ein.</translation>
        </message>
        <message>
            <source>A harvest raises the value of its kind, for every player who holds it.</source>
            <translation>Eine Ernte hebt den Kurs ihrer Sorte, für alle, die sie haben.</translation>
        </message>
        <message>
            <source>A lovely spot, but the tulips haven’t even noticed.</source>
            <translation>Ein schöner Platz, aber die Tulpen haben nichts gemerkt.</translation>
        </message>
        <message>
            <source>A pretty spot, but it doesn’t surround the tulip.</source>
            <translation>Ein hübscher Platz, aber er schließt die Tulpe nicht ein.</translation>
        </message>
        <message>
            <source>A quiet corner</source>
            <translation>Eine stille Ecke</translation>
        </message>
        <message>
            <source>A swap, now? Plant one more flower, and only one space is left.</source>
            <translation>Jetzt tauschen? Pflanz noch eine Blume, und nur ein Feld bleibt frei.</translation>
        </message>
        <message>
            <source>A token buys a swap as well, but here the garden needs it more.</source>
            <translation>Eine Marke bezahlt auch einen Tausch, aber hier braucht der Garten sie nötiger.</translation>
        </message>
        <message>
            <source>A token for other flowers? Any of these will do in the corner.</source>
            <translation>Eine Marke für andere Blumen? In der Ecke taugt jede von diesen.</translation>
        </message>
        <message>
            <source>A token for that? The last empty space is beside the tulips.</source>
            <translation>Dafür eine Marke? Das letzte freie Feld ist neben den Tulpen.</translation>
        </message>
        <message>
            <source>A tulip is worth 1 now</source>
            <translation>Eine Tulpe ist jetzt 1 wert</translation>
        </message>
        <message>
            <source>A tulip, almost surrounded</source>
            <translation>Eine Tulpe, fast eingeschlossen</translation>
        </message>
        <message>
            <source>After the crash a token is worth nothing, so use it in time.</source>
            <translation>Nach dem Crash ist eine Marke nichts wert: Nutze sie rechtzeitig.</translation>
        </message>
        <message>
            <source>All three spaces beside a1 are taken, and there are none beyond the edge. A bulb there can’t bloom.</source>
            <translation>Alle drei Felder neben a1 sind besetzt, und hinter dem Rand ist keins. Eine Zwiebel dort kann nicht blühen.</translation>
        </message>
        <message>
            <source>Also a tulip, but the one in slot 6 leaves the Exchange at the end of your turn.</source>
            <translation>Auch eine Tulpe, aber die in Fach 6 verlässt am Ende deines Zuges die Börse.</translation>
        </message>
        <message>
            <source>Always a good idea. But this time, see something grow.</source>
            <translation>Immer eine gute Idee. Aber sieh diesmal zu, wie etwas wächst.</translation>
        </message>
        <message>
            <source>Always tempting, but you need both actions to fill two spaces.</source>
            <translation>Immer verlockend, aber für zwei Felder brauchst du beide Aktionen.</translation>
        </message>
        <message>
            <source>An extra action costs a Seedy Business token. You have six for the whole match: keep them.</source>
            <translation>Eine weitere Aktion kostet eine Marke für krumme Geschäfte. Du hast sechs für die ganze Partie: Heb sie auf.</translation>
        </message>
        <message>
            <source>And the other space</source>
            <translation>Und das andere Feld</translation>
        </message>
        <message>
            <source>Another token? You may, but there is nothing left to do: keep it.</source>
            <translation>Noch eine Marke? Du darfst, aber es gibt nichts mehr zu tun: Heb sie auf.</translation>
        </message>
        <message>
            <source>Any flower can surround it</source>
            <translation>Jede Blume kann einschließen</translation>
        </message>
        <message>
            <source>Any flower on the Exchange is good enough to surround b1.</source>
            <translation>Jede Blume der Börse ist gut genug, um b1 einzuschließen.</translation>
        </message>
        <message>
            <source>Awake at last, and now it can be harvested like any other. Blooms never turn back into bulbs. Some regret it.</source>
            <translation>Endlich wach, und nun kann sie geerntet werden wie jede andere. Aus einer Blüte wird nie wieder eine Zwiebel. Manche bereuen es.</translation>
        </message>
        <message>
            <source>Blooms of one kind side by side are a group: they are harvested together, or not at all.</source>
            <translation>Blüten einer Sorte nebeneinander sind eine Gruppe: Sie werden zusammen geerntet oder gar nicht.</translation>
        </message>
        <message>
            <source>Both actions are done. A Seedy Business token buys one more. Once spent, it is gone.</source>
            <translation>Beide Aktionen sind verbraucht. Eine Marke für krumme Geschäfte bezahlt noch eine. Einmal ausgegeben, ist sie weg.</translation>
        </message>
        <message>
            <source>Bulbs are never harvested and join no group, not even a tulip beside a tulip. They only surround.</source>
            <translation>Zwiebeln werden nie geerntet und gehören zu keiner Gruppe, nicht einmal Tulpe zu Tulpe. Sie schließen nur ein.</translation>
        </message>
        <message>
            <source>Bulbs need room to bloom</source>
            <translation>Zwiebeln brauchen Platz zum Blühen</translation>
        </message>
        <message>
            <source>Bulbs surround as well</source>
            <translation>Auch Zwiebeln schließen ein</translation>
        </message>
        <message>
            <source>Dahlias are at 6 and would fall to 3. Your six globemasters stay at 5. A lovely day for a crash!</source>
            <translation>Dahlien stehen bei 6 und würden auf 3 fallen. Deine sechs Globemaster bleiben bei 5. Ein schöner Tag für einen Crash!</translation>
        </message>
        <message>
            <source>Dahlias lead, and you have none</source>
            <translation>Dahlien führen, und du hast keine</translation>
        </message>
        <message>
            <source>Dahlias were the most valuable when you began. If they still are at the crash, they lose half. Swap anyway?</source>
            <translation>Dahlien waren am teuersten, als du angefangen hast. Sind sie es beim Crash noch, verlieren sie die Hälfte. Trotzdem tauschen?</translation>
        </message>
        <message>
            <source>Each harvested flower goes one space lower on the track and raises the value of its kind. When the two cross, the market crashes.</source>
            <translation>Jede geerntete Blume kommt ein Feld tiefer darauf und hebt den Kurs ihrer Sorte. Kommen beide aneinander vorbei, gibt es den Crash.</translation>
        </message>
        <message>
            <source>Each one raises the value of all tulips by 1, and you have six of them. That token was well spent.</source>
            <translation>Jede hebt den Kurs der Tulpen um 1, und du hast sechs davon. Das war eine gute Marke.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Beende deinen Zug.</translation>
        </message>
        <message>
            <source>Every tulip: your two, and those in {seat2}’s portfolio. What is good for you is rarely good for you alone.</source>
            <translation>Jede Tulpe: deine zwei, und die im Portfolio von {seat2}. Was dir nützt, nützt selten dir allein.</translation>
        </message>
        <message>
            <source>Everything is in place. An extra action would cost a token.</source>
            <translation>Alles ist bereit. Eine weitere Aktion würde eine Marke kosten.</translation>
        </message>
        <message>
            <source>Fill another space beside them.</source>
            <translation>Füll noch ein Feld neben ihnen.</translation>
        </message>
        <message>
            <source>Finish the match</source>
            <translation>Spiel die Partie zu Ende</translation>
        </message>
        <message>
            <source>First b1 is harvested, then the bulbs look around: suddenly there is room beside a1.</source>
            <translation>Erst wird b1 geerntet, dann sehen sich die Zwiebeln um: Plötzlich ist neben a1 Platz.</translation>
        </message>
        <message>
            <source>First everything is harvested, then everything blooms, then values change: each step happens all at once.</source>
            <translation>Erst alle Ernten, dann alle Blüten, dann alle Kurse: jeder Schritt überall zugleich.</translation>
        </message>
        <message>
            <source>Flush again, with tulips on the Exchange? The Compost is blushing.</source>
            <translation>Noch eine Räumung, wo Tulpen an der Börse liegen? Der Kompost wird rot.</translation>
        </message>
        <message>
            <source>Flush the Exchange.</source>
            <translation>Räum die Börse.</translation>
        </message>
        <message>
            <source>Flush the whole Exchange</source>
            <translation>Eine Räumung für die ganze Börse</translation>
        </message>
        <message>
            <source>Gladly, later. First, make the flowers you have worth something.</source>
            <translation>Gern, später. Mach erst die Blumen, die du hast, etwas wert.</translation>
        </message>
        <message>
            <source>Globemasters are second, and the crash leaves them alone. Give one away anyway?</source>
            <translation>Globemaster sind die zweitteuersten, und die lässt ein Crash in Ruhe. Trotzdem einen hergeben?</translation>
        </message>
        <message>
            <source>Harvest, Bloom, Values, Exchange</source>
            <translation>Ernte, Blüte, Kurse, Börse</translation>
        </message>
        <message>
            <source>Harvest, Bloom, Values, Exchange: the Upkeep happens by itself, always in this order.</source>
            <translation>Ernte, Blüte, Kurse, Börse: Die Pflege läuft von selbst ab, immer in dieser Reihenfolge.</translation>
        </message>
        <message>
            <source>Harvested flowers fill the Market Track from the top while values climb. When the two cross, the market crashes.</source>
            <translation>Geerntete Blumen füllen die Marktleiste von oben, die Kurse steigen von unten. Kommen sie aneinander vorbei, gibt es den Crash.</translation>
        </message>
        <message>
            <source>Hold the second most valuable</source>
            <translation>Halte die zweitteuerste Sorte</translation>
        </message>
        <message>
            <source>If nothing suits you, spend a token on a Flush: the whole Exchange goes to the Compost, and six new flowers arrive.</source>
            <translation>Passt dir nichts, gib eine Marke für eine Räumung aus: Die ganze Börse kommt auf den Kompost, und sechs neue Blumen kommen.</translation>
        </message>
        <message>
            <source>If tied on points, the player with more flowers of the most valuable kind wins.</source>
            <translation>Bei Punktgleichheit gewinnt, wer mehr Blumen der teuersten Sorte hat.</translation>
        </message>
        <message>
            <source>In the crash the most valuable kind loses half, so hold the second most valuable one.</source>
            <translation>Beim Crash verliert die teuerste Sorte die Hälfte: Halte die zweitteuerste.</translation>
        </message>
        <message>
            <source>In the garden it scores nothing; in your portfolio it is worth 2.</source>
            <translation>Im Garten bringt sie nichts; in deinem Portfolio ist sie 2 wert.</translation>
        </message>
        <message>
            <source>It also crashes when the Greenhouse can’t fill the Exchange. Either way, the turn is finished, and it is the last.</source>
            <translation>Der Crash kommt auch, wenn das Gewächshaus die Börse nicht füllen kann. In beiden Fällen wird der Zug beendet, und keiner folgt mehr.</translation>
        </message>
        <message>
            <source>It sleeps on. Time to make room</source>
            <translation>Sie schläft weiter. Schaffen wir Platz</translation>
        </message>
        <message>
            <source>Keep the token. Any of these flowers can surround.</source>
            <translation>Behalte die Marke. Jede dieser Blumen kann einschließen.</translation>
        </message>
        <message>
            <source>Late in the match</source>
            <translation>Spät in der Partie</translation>
        </message>
        <message>
            <source>Later! That is one of the two empty spaces beside b1. Keep them for now.</source>
            <translation>Später! Das ist eines der zwei freien Felder neben b1. Halte sie vorerst offen.</translation>
        </message>
        <message>
            <source>Not there: c1 and c2 are the empty spaces beside b1.</source>
            <translation>Nicht da: Die freien Felder neben b1 sind c1 und c2.</translation>
        </message>
        <message>
            <source>Nothing more is needed. The market is holding its breath.</source>
            <translation>Mehr braucht es nicht. Der Markt hält den Atem an.</translation>
        </message>
        <message>
            <source>Now {seat2} is playing for real, and your moves count. You get a hint before a mistake.</source>
            <translation>Jetzt spielt {seat2} wirklich, und deine Züge zählen. Vor einem Fehler bekommst du einen Hinweis.</translation>
        </message>
        <message>
            <source>One flower surrounds two</source>
            <translation>Eine Blume schließt zwei ein</translation>
        </message>
        <message>
            <source>Plant a flower in the last space beside b1.</source>
            <translation>Pflanz eine Blume auf das letzte Feld neben b1.</translation>
        </message>
        <message>
            <source>Plant any flower beside the two tulips.</source>
            <translation>Pflanz irgendeine Blume neben die zwei Tulpen.</translation>
        </message>
        <message>
            <source>Plant any flower on a1.</source>
            <translation>Pflanz irgendeine Blume auf a1.</translation>
        </message>
        <message>
            <source>Plant any flower on c1 or c2.</source>
            <translation>Pflanz irgendeine Blume auf c1 oder c2.</translation>
        </message>
        <message>
            <source>Plant any flower, wherever you like.</source>
            <translation>Pflanz irgendeine Blume, wohin du magst.</translation>
        </message>
        <message>
            <source>Plant one more flower, in the last empty space.</source>
            <translation>Pflanz noch eine Blume, auf das letzte freie Feld.</translation>
        </message>
        <message>
            <source>Plant or swap, twice. Where you plant now is up to you: help a flower bloom, or set a nasty trap.</source>
            <translation>Pflanz oder tausche, zweimal. Wohin du jetzt pflanzt, bestimmst du: als Hilfe für eine Blüte oder als böse Falle.</translation>
        </message>
        <message>
            <source>Plant the dahlia from slot 2 on d1.</source>
            <translation>Pflanz die Dahlie aus Fach 2 auf d1.</translation>
        </message>
        <message>
            <source>Plant the dahlia from slot 6 on b1.</source>
            <translation>Pflanz die Dahlie aus Fach 6 auf b1.</translation>
        </message>
        <message>
            <source>Plant the globemaster from slot 6 on b1.</source>
            <translation>Pflanz den Globemaster aus Fach 6 auf b1.</translation>
        </message>
        <message>
            <source>Plant the tulip from slot 5 on b2.</source>
            <translation>Pflanz die Tulpe aus Fach 5 auf b2.</translation>
        </message>
        <message>
            <source>Play until the market crashes.</source>
            <translation>Spiel bis zum Crash.</translation>
        </message>
        <message>
            <source>Right idea, wrong end: start with b1.</source>
            <translation>Der richtige Gedanke von der anderen Seite, aber beginn mit b1.</translation>
        </message>
        <message>
            <source>Side by side they are a group: harvested together, as soon as no space beside either is empty.</source>
            <translation>Nebeneinander sind sie eine Gruppe: zusammen geerntet, sobald neben den beiden kein Feld mehr frei ist.</translation>
        </message>
        <message>
            <source>Six tulips hope to gain value</source>
            <translation>Sechs Tulpen wären gern teuer</translation>
        </message>
        <message>
            <source>So near! One space beside b1 is still empty.</source>
            <translation>So knapp! Ein Feld neben b1 ist noch frei.</translation>
        </message>
        <message>
            <source>Swap a snowdrop for the tulip in slot 6.</source>
            <translation>Tausche ein Schneeglöckchen gegen die Tulpe aus Fach 6.</translation>
        </message>
        <message>
            <source>Swap any flower for one of another kind.</source>
            <translation>Tausche eine Blume gegen eine andere Sorte.</translation>
        </message>
        <message>
            <source>Swap any of your flowers for a tulip.</source>
            <translation>Tausche irgendeine deiner Blumen gegen eine Tulpe.</translation>
        </message>
        <message>
            <source>Take a tulip: tulips are worth 2, and all other kinds nothing yet.</source>
            <translation>Nimm eine Tulpe: Tulpen sind 2 wert, und alle anderen Sorten noch nichts.</translation>
        </message>
        <message>
            <source>That comes next. First, swap for a tulip.</source>
            <translation>Das kommt gleich. Tausch erst eine Tulpe ein.</translation>
        </message>
        <message>
            <source>That costs a token, and in a moment you will want one for something better.</source>
            <translation>Das kostet eine Marke, und gleich hättest du sie gern für etwas Besseres.</translation>
        </message>
        <message>
            <source>That costs a token, and there is still an action to take.</source>
            <translation>Das kostet eine Marke, und eine Aktion ist noch zu tun.</translation>
        </message>
        <message>
            <source>That fills the space too, but the dahlia in slot 6 goes to the Compost at the end of your turn.</source>
            <translation>Das füllt das Feld auch, aber die Dahlie in Fach 6 kommt am Ende deines Zuges auf den Kompost.</translation>
        </message>
        <message>
            <source>That fills the space, too. But the flower in slot 6 would go to waste.</source>
            <translation>Auch das füllt das Feld. Aber die Blume in Fach 6 ginge verloren.</translation>
        </message>
        <message>
            <source>That flower doesn’t surround anything that matters.</source>
            <translation>Diese Blume schließt nichts ein, worauf es ankommt.</translation>
        </message>
        <message>
            <source>That helps too, but start on b1, with the flower that would go to waste.</source>
            <translation>Das hilft auch, aber beginn auf b1, mit der Blume, die sonst verloren geht.</translation>
        </message>
        <message>
            <source>That works too, without a token. But try the Flush first.</source>
            <translation>Das geht auch, ganz ohne Marke. Aber probier erst die Räumung.</translation>
        </message>
        <message>
            <source>That would cost a token. Keep it: the Upkeep does the rest by itself.</source>
            <translation>Das würde eine Marke kosten. Behalte sie: Die Pflege erledigt den Rest von selbst.</translation>
        </message>
        <message>
            <source>That would surround them just as well, but don’t leave the dahlia for {seat2} to swap.</source>
            <translation>Das schließt sie genauso ein. Aber lass {seat2} die Dahlie nicht zum Tauschen.</translation>
        </message>
        <message>
            <source>That would work as well. But see what happens to a tulip beside a tulip.</source>
            <translation>Das ginge auch. Aber sieh, was mit einer Tulpe neben einer Tulpe geschieht.</translation>
        </message>
        <message>
            <source>The Greenhouse can run dry</source>
            <translation>Das Gewächshaus kann leer werden</translation>
        </message>
        <message>
            <source>The Market Track has come down to the values: harvest one more flower of any kind, and the market crashes.</source>
            <translation>Die Marktleiste ist bei den Kursen angekommen: Ernte noch eine Blume, egal welche, und der Crash ist da.</translation>
        </message>
        <message>
            <source>The Market Track is coming down</source>
            <translation>Die Marktleiste kommt herab</translation>
        </message>
        <message>
            <source>The Upkeep happens by itself. Look at a1 afterwards: the other bulbs all bloom, but that one doesn’t.</source>
            <translation>Die Pflege läuft von selbst ab. Sieh danach auf a1: Alle Zwiebeln blühen auf, nur diese nicht.</translation>
        </message>
        <message>
            <source>The bloom on b1 has two empty spaces, c1 and c2. If it is harvested, there is room beside a1.</source>
            <translation>Die Blüte auf b1 hat zwei freie Felder, c1 und c2. Wird sie geerntet, ist neben a1 Platz.</translation>
        </message>
        <message>
            <source>The bulb on a1 blooms</source>
            <translation>Die Zwiebel auf a1 blüht auf</translation>
        </message>
        <message>
            <source>The bulb on a1 has helped to surround b1 all along, and not even {seat2} could harvest it.</source>
            <translation>Die Zwiebel auf a1 hat b1 die ganze Zeit mit eingeschlossen, und nicht einmal {seat2} konnte sie ernten.</translation>
        </message>
        <message>
            <source>The crash comes closer</source>
            <translation>Der Crash kommt näher</translation>
        </message>
        <message>
            <source>The crash ends the match</source>
            <translation>Der Crash beendet die Partie</translation>
        </message>
        <message>
            <source>The crash, and 54 for you</source>
            <translation>Der Crash, und 54 für dich</translation>
        </message>
        <message>
            <source>The day of the crash</source>
            <translation>Der Tag des Crashs</translation>
        </message>
        <message>
            <source>The edge surrounds for free</source>
            <translation>Der Rand schließt gratis mit ein</translation>
        </message>
        <message>
            <source>The garden does the rest</source>
            <translation>Den Rest macht der Garten</translation>
        </message>
        <message>
            <source>The globemaster in slot 6 goes to the Compost at the end of your turn. In the garden it can surround the tulip.</source>
            <translation>Der Globemaster in Fach 6 kommt am Ende deines Zuges auf den Kompost. Im Garten kann er helfen, die Tulpe einzuschließen.</translation>
        </message>
        <message>
            <source>The goal: the most points at the end. Only these flowers count, each for its value. Harvests in the garden raise values.</source>
            <translation>Ziel: am Ende die meisten Punkte. Nur diese Blumen zählen, jede mal ihren Kurs. Ernten im Garten heben die Kurse.</translation>
        </message>
        <message>
            <source>The last turns are yours</source>
            <translation>Die letzten Züge gehören dir</translation>
        </message>
        <message>
            <source>The market crashes when the Market Track falls below the highest value, or when the Greenhouse can’t fill the Exchange.</source>
            <translation>Der Crash kommt, wenn die Marktleiste unter den höchsten Kurs fällt oder das Gewächshaus die Börse nicht mehr füllen kann.</translation>
        </message>
        <message>
            <source>The market crashes when the last flower on the Market Track is below the highest value.</source>
            <translation>Der Crash kommt, wenn die letzte Blume der Marktleiste unter dem höchsten Kurs liegt.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its value, rounded up. If several are tied at the top, all of them do.</source>
            <translation>Die teuerste Sorte verliert die Hälfte, aufgerundet. Stehen mehrere gleich hoch, verlieren alle.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half, rounded up; if several are tied, all of them do. Hold flowers of the next kind down.</source>
            <translation>Die teuerste Sorte verliert die Hälfte, aufgerundet. Stehen mehrere gleich hoch, verlieren alle. Halte Blumen der Sorte darunter.</translation>
        </message>
        <message>
            <source>The right tulip, but give a snowdrop: you have three, and they are worth nothing yet.</source>
            <translation>Die richtige Tulpe, aber gib ein Schneeglöckchen: Du hast drei, und sie sind noch nichts wert.</translation>
        </message>
        <message>
            <source>The third space costs a token</source>
            <translation>Das dritte Feld kostet eine Marke</translation>
        </message>
        <message>
            <source>Then nothing is harvested, and a1 sleeps another turn.</source>
            <translation>Dann wird nichts geerntet, und a1 schläft noch einen Zug.</translation>
        </message>
        <message>
            <source>Then the most valuable kind loses half, and each of your flowers scores its value.</source>
            <translation>Dann verliert die teuerste Sorte die Hälfte, und jede deiner Blumen bringt ihren Kurs.</translation>
        </message>
        <message>
            <source>There are no spaces beyond the edge, so in a corner a few flowers will do. One space is filled, two are left.</source>
            <translation>Hinter dem Rand gibt es keine Felder, darum genügen in einer Ecke wenige Blumen. Ein Feld ist gefüllt, zwei bleiben.</translation>
        </message>
        <message>
            <source>There it blooms at the end of your turn, like all the others. Plant one that can’t.</source>
            <translation>Dort blüht sie am Ende deines Zuges auf wie alle anderen. Pflanz eine, die es nicht kann.</translation>
        </message>
        <message>
            <source>Tokens and a Flush</source>
            <translation>Marken und eine Räumung</translation>
        </message>
        <message>
            <source>Tokens are for using</source>
            <translation>Marken sind zum Ausgeben da</translation>
        </message>
        <message>
            <source>Twelve flowers in your portfolio</source>
            <translation>Zwölf Blumen in deinem Portfolio</translation>
        </message>
        <message>
            <source>Two actions every turn</source>
            <translation>Zwei Aktionen in jedem Zug</translation>
        </message>
        <message>
            <source>Two daffodils are harvested, and the Market Track falls to 4, below the dahlias at 6. That ends the match.</source>
            <translation>Zwei Narzissen werden geerntet, und die Marktleiste fällt auf 4, unter die Dahlien bei 6. Das beendet die Partie.</translation>
        </message>
        <message>
            <source>Two harvested at once</source>
            <translation>Zwei auf einmal geerntet</translation>
        </message>
        <message>
            <source>Two things in one Upkeep</source>
            <translation>Zweierlei in einer Pflege</translation>
        </message>
        <message>
            <source>Two tulips, one fate</source>
            <translation>Zwei Tulpen, ein Schicksal</translation>
        </message>
        <message>
            <source>Very pretty, but fill a space beside the tulips.</source>
            <translation>Sehr hübsch, aber füll ein Feld neben den Tulpen.</translation>
        </message>
        <message>
            <source>What {seat2} knows of your flowers</source>
            <translation>Was {seat2} über deine Blumen weiß</translation>
        </message>
        <message>
            <source>When it can’t fill the Exchange any more, the market crashes too. The current turn is finished, and then it’s over.</source>
            <translation>Kann es die Börse nicht mehr füllen, kommt der Crash auch. Der laufende Zug wird beendet, dann ist Schluss.</translation>
        </message>
        <message>
            <source>Why flush? One more flower will do it.</source>
            <translation>Wozu eine Räumung? Eine Blume noch, und es ist geschafft.</translation>
        </message>
        <message>
            <source>With one space still empty? Fill it now, before {seat2} has other plans.</source>
            <translation>Und ein Feld bleibt frei? Füll es jetzt, bevor {seat2} andere Pläne hat.</translation>
        </message>
        <message>
            <source>You have six in your portfolio. Three spaces beside the two in the garden are still empty, and you have two actions.</source>
            <translation>Sechs hast du im Portfolio. Drei Felder neben den beiden im Garten sind noch frei, und du hast zwei Aktionen.</translation>
        </message>
        <message>
            <source>You hold three daffodils, so raise their value. This one still has an empty space above and below.</source>
            <translation>Du hast drei Narzissen, also heb ihren Kurs. Diese hier hat oben und unten noch ein freies Feld.</translation>
        </message>
        <message>
            <source>You still have both actions. And look what has come: tulips, worth 2 each.</source>
            <translation>Du hast noch beide Aktionen. Und sieh, was gekommen ist: Tulpen, je 2 wert.</translation>
        </message>
        <message>
            <source>Your globemasters and daffodils score 5 each. Dahlias reached 6, but lose half and score 3. {seat2} has 46.</source>
            <translation>Deine Globemaster und Narzissen bringen je 5. Dahlien erreichten 6, verlieren aber die Hälfte und bringen 3. {seat2} hat 46.</translation>
        </message>
        <message>
            <source>Your portfolio can wait for one action. First, the corner.</source>
            <translation>Dein Portfolio kann eine Aktion lang warten. Erst die Ecke.</translation>
        </message>
        <message>
            <source>Your six globemasters are a treasure. Don’t swap anything now.</source>
            <translation>Deine sechs Globemaster sind ein Schatz. Tausch jetzt nichts.</translation>
        </message>
        <message>
            <source>{seat2} has swapped for one. A swap is the only way to change your portfolio, and only for another kind.</source>
            <translation>{seat2} hat eine eingetauscht. Nur ein Tausch ändert dein Portfolio, und immer gegen eine andere Sorte.</translation>
        </message>
        <message>
            <source>{seat2} sees how many flowers you have and both flowers of each swap, nothing else.</source>
            <translation>{seat2} sieht, wie viele Blumen du hast, und beide Blumen jedes Tauschs, sonst nichts.</translation>
        </message>
        <message>
            <source>{seat2} sees how many you have left, and both flowers of a swap. After the crash, unspent tokens are worth nothing.</source>
            <translation>{seat2} sieht, wie viele du noch hast, und beide Blumen eines Tauschs. Nach dem Crash sind übrige Marken nichts wert.</translation>
        </message>
        <message>
            <source>{seat2} wants tulips, too</source>
            <translation>{seat2} will auch Tulpen</translation>
        </message>
    </context>
    <context>
        <name>lookback</name>
        <message>
            <source>After each move, estimated by the strongest computer with all hands open.</source>
            <translation>Nach jedem Zug, geschätzt vom stärksten Computer bei offenen Karten.</translation>
        </message>
        <message>
            <source>All moves as a table…</source>
            <translation>Alle Züge als Tabelle …</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Besser</translation>
        </message>
        <message>
            <source>Chance of winning (%)</source>
            <translation>Gewinnchance (%)</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Verlust</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Bilder (*.png)</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Gespielt</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tabellen (*.csv)</translation>
        </message>
        <message>
            <source>Winning chances, luck and skill as a picture…</source>
            <translation>Gewinnchancen, Glück und Können als Bild …</translation>
        </message>
        <message>
            <source>{name}: luck</source>
            <translation>{name}: Glück</translation>
        </message>
        <message>
            <source>{name}: winning chance</source>
            <translation>{name}: Gewinnchance</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
    </context>
    <context>
        <name>newgame</name>
        <message>
            <source>Choose a file first, with the button below.</source>
            <translation>Wähle erst eine Datei, mit der Schaltfläche darunter.</translation>
        </message>
        <message>
            <source>Two players have the same name. Change one of them.</source>
            <translation>Zwei Spieler heißen gleich. Ändere einen der Namen.</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <source>First match</source>
            <translation>Erste Partie</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Komplett</translation>
        </message>
        <message>
            <source>H suggests a good move and explains it, for the player whose turn it is.</source>
            <translation>H schlägt einen guten Zug vor und begründet ihn, für den Spieler am Zug.</translation>
        </message>
        <message>
            <source>H suggests a good move and explains it. Only when there is one human player, with or without computer players.</source>
            <translation>H schlägt einen guten Zug vor und begründet ihn. Nur wenn ein einziger Mensch spielt, mit oder ohne Computer.</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Hinweise</translation>
        </message>
        <message>
            <source>Hints are off for all players.</source>
            <translation>Kein Spieler bekommt Hinweise.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>The option “{option}” has no value “{value}”.</source>
            <translation>Die Option „{option}“ kennt den Wert „{value}“ nicht.</translation>
        </message>
        <message>
            <source>The rules exactly as they are in the rulebook.</source>
            <translation>Die Regeln genau wie in der Anleitung.</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>Es gibt keine Option „{option}“.</translation>
        </message>
        <message>
            <source>all players</source>
            <translation>alle</translation>
        </message>
        <message>
            <source>off</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>single player</source>
            <translation>wer allein spielt</translation>
        </message>
    </context>
    <context>
        <name>packs</name>
        <message>
            <source>appears twice</source>
            <translation>kommt zweimal vor</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>lässt sich nicht lesen: Das ist kein Text in UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>lässt sich nicht lesen: {error}</translation>
        </message>
        <message>
            <source>contains a number or a date that no field uses</source>
            <translation>enthält eine Zahl oder ein Datum, die kein Feld verwendet</translation>
        </message>
        <message>
            <source>contains {value} twice</source>
            <translation>enthält {value} zweimal</translation>
        </message>
        <message>
            <source>has keys or brackets nested too deeply</source>
            <translation>enthält zu tief verschachtelte Schlüssel oder Klammern</translation>
        </message>
        <message>
            <source>has more than {lines} lines, or a line of more than {characters} characters</source>
            <translation>hat mehr als {lines} Zeilen oder eine Zeile mit mehr als {characters} Zeichen</translation>
        </message>
        <message>
            <source>is missing</source>
            <translation>fehlt</translation>
        </message>
        <message>
            <source>is not TOML: {error}</source>
            <translation>ist kein TOML: {error}</translation>
        </message>
        <message>
            <source>is not a valid field here</source>
            <translation>ist hier kein gültiges Feld</translation>
        </message>
        <message>
            <source>must be a list of tables</source>
            <translation>muss eine Liste von Tabellen sein</translation>
        </message>
        <message>
            <source>must be a list of whole numbers</source>
            <translation>muss eine Liste ganzer Zahlen sein</translation>
        </message>
        <message>
            <source>must be a list of words</source>
            <translation>muss eine Liste von Wörtern sein</translation>
        </message>
        <message>
            <source>must be a number from {low} to {high}</source>
            <translation>muss eine Zahl von {low} bis {high} sein</translation>
        </message>
        <message>
            <source>must be a table of fields</source>
            <translation>muss eine Tabelle von Feldern sein</translation>
        </message>
        <message>
            <source>must be a whole number</source>
            <translation>muss eine ganze Zahl sein</translation>
        </message>
        <message>
            <source>must be a whole number from {low} to {high}</source>
            <translation>muss eine ganze Zahl von {low} bis {high} sein</translation>
        </message>
        <message>
            <source>must be text</source>
            <translation>muss ein Text sein</translation>
        </message>
        <message>
            <source>must be three numbers: the first, the last and the step</source>
            <translation>muss aus drei Zahlen bestehen: der ersten, der letzten und dem Abstand</translation>
        </message>
        <message>
            <source>must be true or false</source>
            <translation>muss true oder false sein</translation>
        </message>
        <message numerus="yes">
            <source>must have %n number(s)</source>
            <translation>
                <numerusform>muss %n Zahl haben</numerusform>
                <numerusform>muss %n Zahlen haben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>must have %n row(s), not {found}</source>
            <translation>
                <numerusform>muss %n Zeile haben, nicht {found}</numerusform>
                <numerusform>muss %n Zeilen haben, nicht {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>must have 1 to {columns} columns and 1 to {rows} rows</source>
            <translation>muss 1 bis {columns} Spalten und 1 bis {rows} Zeilen haben</translation>
        </message>
        <message>
            <source>must have at most {most} characters</source>
            <translation>darf höchstens {most} Zeichen haben</translation>
        </message>
        <message>
            <source>must have {low} to {high} rows, not {found}</source>
            <translation>muss {low} bis {high} Zeilen haben, nicht {found}</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>die Datei</translation>
        </message>
        <message>
            <source>this program has no card sets for “{game}”</source>
            <translation>Dieses Programm hat keine Kartensätze für „{game}“</translation>
        </message>
        <message>
            <source>{file}: {row}, {field}: {reason}</source>
            <translation>{file}: {row}, {field}: {reason}</translation>
        </message>
        <message>
            <source>{file}: {row}: {reason}</source>
            <translation>{file}: {row}: {reason}</translation>
        </message>
        <message>
            <source>{value} is not a whole number from {low} to {high}</source>
            <translation>{value} ist keine ganze Zahl von {low} bis {high}</translation>
        </message>
        <message>
            <source>{word} is not valid; choose from {known}</source>
            <translation>{word} ist ungültig; möglich sind {known}</translation>
        </message>
        <message>
            <source>“{field}” {reason}</source>
            <translation>„{field}“ {reason}</translation>
        </message>
    </context>
    <context>
        <name>palette</name>
        <message>
            <source>About this program</source>
            <translation>Über dieses Programm</translation>
        </message>
        <message>
            <source>Card sets: {game}</source>
            <translation>Kartensätze: {game}</translation>
        </message>
        <message>
            <source>Close the window (all matches are saved)</source>
            <translation>Fenster schließen (alle Partien sind gespeichert)</translation>
        </message>
        <message>
            <source>Continue {game}, {people}: {headline}</source>
            <translation>Fortsetzen: {game}, {people}: {headline}</translation>
        </message>
        <message>
            <source>Full screen on or off</source>
            <translation>Vollbild ein oder aus</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Home (the match is saved)</source>
            <translation>Zur Startseite (die Partie ist gespeichert)</translation>
        </message>
        <message>
            <source>Import a match file</source>
            <translation>Partiedatei importieren</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Learn {game}</source>
            <translation>{game} lernen</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation>Neue Partie: {game}</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programm</translation>
        </message>
        <message>
            <source>Puzzles of {game}</source>
            <translation>Rätsel zu {game}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Nachspielen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Statistics: all matches and players</source>
            <translation>Statistik: alle Partien und Spieler</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
        <message>
            <source>Unfinished matches</source>
            <translation>Offene Partien</translation>
        </message>
        <message>
            <source>help, keys, shortcuts, keyboard</source>
            <translation>Hilfe, Tasten, Kürzel, Tastatur</translation>
        </message>
        <message>
            <source>help, lesson, tutorial</source>
            <translation>Hilfe, Lektion, Anleitung</translation>
        </message>
        <message>
            <source>preferences, options</source>
            <translation>Optionen, Vorlieben</translation>
        </message>
        <message>
            <source>{game}: {heading}</source>
            <translation>{game}: {heading}</translation>
        </message>
        <message>
            <source>{setting}: {value}</source>
            <translation>{setting}: {value}</translation>
        </message>
    </context>
    <context>
        <name>paths_and_flower_beds</name>
        <message numerus="yes">
            <source>%n free square(s). Room for at least {paths} copies of any path piece, or {beds} of any flower bed.</source>
            <translation>
                <numerusform>%n freies Feld. So oft passt derselbe Weg hinein: {paths}-mal oder öfter; dasselbe Beet: {beds}-mal oder öfter.</numerusform>
                <numerusform>%n freie Felder. So oft passt derselbe Weg hinein: {paths}-mal oder öfter; dasselbe Beet: {beds}-mal oder öfter.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gate(s), one walk: {value}</source>
            <translation>
                <numerusform>Ein Tor, ein Spaziergang: {value}</numerusform>
                <numerusform>%n Tore, ein Spaziergang: {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the deck</source>
            <translation>
                <numerusform>noch eine im Stapel</numerusform>
                <numerusform>noch %n im Stapel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>ein Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) of path</source>
            <translation>
                <numerusform>%n Feld Weg</numerusform>
                <numerusform>%n Felder Weg</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s): {flower}</source>
            <translation>
                <numerusform>%n Feld: {flower}</numerusform>
                <numerusform>%n Felder: {flower}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n Platz</numerusform>
                <numerusform>%n Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>A flower bed: may be turned and mirrored</source>
            <translation>Ein Beet: darf gedreht und gespiegelt werden</translation>
        </message>
        <message numerus="yes">
            <source>A garden of %n point(s)</source>
            <translation>
                <numerusform>Ein Garten mit einem Punkt</numerusform>
                <numerusform>Ein Garten mit %n Punkten</numerusform>
            </translation>
        </message>
        <message>
            <source>A garden, opened at the end, with its best walk</source>
            <translation>Ein Garten, am Ende geöffnet, mit seinem besten Spaziergang</translation>
        </message>
        <message>
            <source>A gate cannot be its own opposite.</source>
            <translation>Ein Tor kann nicht sich selbst gegenüberliegen.</translation>
        </message>
        <message>
            <source>A gate can’t be on a corner.</source>
            <translation>Ein Tor darf nicht in einer Ecke stehen.</translation>
        </message>
        <message>
            <source>A gate must be at the edge of the garden.</source>
            <translation>Ein Tor muss am Rand des Gartens stehen.</translation>
        </message>
        <message>
            <source>A gate opens only onto water.</source>
            <translation>Ein Tor öffnet sich nur auf Wasser.</translation>
        </message>
        <message>
            <source>A map has at least 3 columns and 3 rows.</source>
            <translation>Eine Karte hat mindestens 3 Spalten und 3 Reihen.</translation>
        </message>
        <message>
            <source>A map has at most 16 columns and 12 rows.</source>
            <translation>Eine Karte hat höchstens 16 Spalten und 12 Reihen.</translation>
        </message>
        <message>
            <source>A name has 1 to 40 characters.</source>
            <translation>Ein Name hat 1 bis 40 Zeichen.</translation>
        </message>
        <message>
            <source>A new garden, made from the shuffle number with the settings below.</source>
            <translation>Ein neuer Garten, nach der Mischzahl und den Einstellungen darunter.</translation>
        </message>
        <message>
            <source>A path: placed exactly as drawn, never turned, never mirrored</source>
            <translation>Ein Weg: liegt, wie er gezeichnet ist, nie gedreht, nie gespiegelt</translation>
        </message>
        <message>
            <source>A player has no room for this piece, so this is the last turn. Then the gardens are opened and scored.</source>
            <translation>Ein Spieler hat keinen Platz für dieses Stück, also ist dies der letzte Zug. Danach werden die Gärten geöffnet und gewertet.</translation>
        </message>
        <message>
            <source>A player. The garden stays hidden until the end</source>
            <translation>Ein Spieler. Der Garten bleibt bis zum Ende verborgen</translation>
        </message>
        <message>
            <source>A quarter turn</source>
            <translation>Vierteldrehung</translation>
        </message>
        <message>
            <source>A random map has 8 to 14 columns, 8 to 12 rows, and 4, 6 or 8 gates.</source>
            <translation>Eine zufällige Karte hat 8 bis 14 Spalten, 8 bis 12 Reihen und 4, 6 oder 8 Tore.</translation>
        </message>
        <message>
            <source>A row may contain only . for a square, ~ for water, o for a fountain, G for a gate.</source>
            <translation>In einer Reihe darf nur . für ein Feld, ~ für Wasser, o für einen Brunnen und G für ein Tor stehen.</translation>
        </message>
        <message>
            <source>A side with two gates needs nine squares or more.</source>
            <translation>Eine Seite mit zwei Toren braucht mindestens neun Felder.</translation>
        </message>
        <message>
            <source>A square of the best walk</source>
            <translation>Ein Feld des besten Spaziergangs</translation>
        </message>
        <message>
            <source>A walk can pass here, from square to square across their edges</source>
            <translation>Hier darf ein Spaziergang entlang, von Feld zu Feld über die Kanten</translation>
        </message>
        <message>
            <source>A walk can’t double back or cross itself.</source>
            <translation>Ein Spaziergang kehrt nicht um und kreuzt sich nicht.</translation>
        </message>
        <message>
            <source>A walk from gate to gate is written from the gate that comes first in reading order.</source>
            <translation>Ein Spaziergang von Tor zu Tor wird von dem Tor aus geschrieben, das in Leserichtung zuerst kommt.</translation>
        </message>
        <message>
            <source>A walk from here to gate {gate}, the opposite one, gets {bliss} more; to any other gate, {any}.</source>
            <translation>Ein Spaziergang von hier zum gegenüberliegenden Tor {gate} bekommt {bliss} dazu, zu jedem anderen Tor {any}.</translation>
        </message>
        <message>
            <source>A walk starts at a gate.</source>
            <translation>Ein Spaziergang beginnt an einem Tor.</translation>
        </message>
        <message>
            <source>All gardens are open in this match</source>
            <translation>In dieser Partie sind alle Gärten offen</translation>
        </message>
        <message>
            <source>All gardens are open.</source>
            <translation>Alle Gärten liegen offen.</translation>
        </message>
        <message>
            <source>All gardens are open. Now each player draws a walk.</source>
            <translation>Alle Gärten sind offen. Jetzt zeichnen alle einen Spaziergang.</translation>
        </message>
        <message>
            <source>All players draw their own walk. What you overlook does not count.</source>
            <translation>Alle zeichnen ihren Spaziergang selbst; was man übersieht, zählt nicht.</translation>
        </message>
        <message>
            <source>All players must plant what you name, but only your own garden must have room for it: choose what suits you.</source>
            <translation>Was du ansagst, müssen alle pflanzen. Platz dafür muss nur dein eigener Garten haben: Nimm, was dir passt.</translation>
        </message>
        <message>
            <source>All players plant this same piece, each in their own garden, which the others can’t see until the end.</source>
            <translation>Alle pflanzen dieses Stück, jeder im eigenen Garten, den vor dem Schluss sonst niemand sieht.</translation>
        </message>
        <message>
            <source>All players see every garden as it was before this turn: good for learning.</source>
            <translation>Alle sehen alle Gärten, wie sie vor diesem Zug waren: gut zum Lernen.</translation>
        </message>
        <message>
            <source>Already drawn; it returns when its deck is empty.</source>
            <translation>Gezogen; es kommt wieder, wenn sein Stapel leer ist.</translation>
        </message>
        <message>
            <source>An opening in the wall. A walk can start or end here if there is a path on it</source>
            <translation>Eine Öffnung in der Mauer: Liegt hier ein Weg, kann hier ein Spaziergang beginnen oder enden</translation>
        </message>
        <message>
            <source>Another way of turning this piece looks the same; the move must use that one.</source>
            <translation>Anders gedreht sieht das Stück genauso aus; der Zug muss so geschrieben sein.</translation>
        </message>
        <message>
            <source>Any piece may be named as often as you like.</source>
            <translation>Jede Form darf beliebig oft angesagt werden.</translation>
        </message>
        <message>
            <source>As often as you like</source>
            <translation>So oft ihr wollt</translation>
        </message>
        <message>
            <source>At least one piece doesn’t fit anywhere, even at the start.</source>
            <translation>Mindestens ein Stück passt nirgends, auch am Anfang nicht.</translation>
        </message>
        <message numerus="yes">
            <source>Before any flowers grow, a walk can earn %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}), perhaps more, but at most {most}.</source>
            <translation>
                <numerusform>Ein Spaziergang, bevor Blumen wachsen, kann %n Punkt bringen (Felder {circled}, Brunnen {fountains}, Tore {bonus}), vielleicht mehr, aber höchstens {most}.</numerusform>
                <numerusform>Ein Spaziergang, bevor Blumen wachsen, kann %n Punkte bringen (Felder {circled}, Brunnen {fountains}, Tore {bonus}), vielleicht mehr, aber höchstens {most}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beside a walk it counts as any kind of flower.</source>
            <translation>Neben einem Spaziergang zählt es als jede Blumensorte.</translation>
        </message>
        <message>
            <source>Best walk</source>
            <translation>Bester Spaziergang</translation>
        </message>
        <message numerus="yes">
            <source>Best walk before any flower grows: %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>
                <numerusform>Bester Spaziergang, bevor Blumen wachsen: %n Punkt (Felder {circled}, Brunnen {fountains}, Tore {bonus}).</numerusform>
                <numerusform>Bester Spaziergang, bevor Blumen wachsen: %n Punkte (Felder {circled}, Brunnen {fountains}, Tore {bonus}).</numerusform>
            </translation>
        </message>
        <message>
            <source>Best walk if the match ended now</source>
            <translation>Bester Spaziergang, wenn jetzt Schluss wäre</translation>
        </message>
        <message>
            <source>Best walk so far</source>
            <translation>Bester Spaziergang bisher</translation>
        </message>
        <message>
            <source>Best walk with the piece here</source>
            <translation>Bester Spaziergang mit dem Stück hier</translation>
        </message>
        <message>
            <source>Best walk with the piece here: {now}, then {then}.</source>
            <translation>Bester Spaziergang mit dem Stück hier: bisher {now}, dann {then}.</translation>
        </message>
        <message>
            <source>Best walk with the piece here: {then}, no change.</source>
            <translation>Bester Spaziergang mit dem Stück hier: {then}, wie bisher.</translation>
        </message>
        <message>
            <source>Between opposite gates</source>
            <translation>Zwischen gegenüberliegenden Toren</translation>
        </message>
        <message>
            <source>Between two kinds</source>
            <translation>Zwischen zwei Sorten</translation>
        </message>
        <message>
            <source>Break the tie</source>
            <translation>Gleichstand auflösen</translation>
        </message>
        <message>
            <source>Bronze</source>
            <translation>Bronze</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Name des Kartensatzes</translation>
        </message>
        <message>
            <source>Choose a piece below. All players must plant it; if any player has no room for it, the match ends.</source>
            <translation>Wähle unten ein Stück. Alle müssen es pflanzen; hat jemand keinen Platz, endet die Partie.</translation>
        </message>
        <message>
            <source>Choose how to turn the flower bed.</source>
            <translation>Wähle, wie das Beet gedreht ist.</translation>
        </message>
        <message>
            <source>Cloister</source>
            <translation>Kreuzgang</translation>
        </message>
        <message>
            <source>Cloister, 9 by 9</source>
            <translation>Kreuzgang, 9 mal 9</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Spalten</translation>
        </message>
        <message>
            <source>Compared by squares between two kinds, then fountains, then the fewest empty squares.</source>
            <translation>Es entscheiden die Felder zwischen zwei Sorten, dann die Brunnen, dann die wenigsten leeren Felder.</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Gegeneinander</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Drag along the squares, or click them one by one. A walk starts at a gate and never crosses itself.</source>
            <translation>Zieh über die Felder oder klick eines nach dem anderen an. Ein Spaziergang beginnt an einem Tor und kreuzt sich nie.</translation>
        </message>
        <message>
            <source>Drawn from the deck: {kind}.</source>
            <translation>Der Stapel gibt {kind}.</translation>
        </message>
        <message>
            <source>Drawn: {piece}</source>
            <translation>Gezogen: {piece}</translation>
        </message>
        <message>
            <source>Each flower shows the first letter of its kind.</source>
            <translation>Jede Blume zeigt den Anfangsbuchstaben ihrer Sorte.</translation>
        </message>
        <message>
            <source>Each gate has an opposite gate.</source>
            <translation>Jedes Tor hat ein Gegenüber.</translation>
        </message>
        <message>
            <source>Each piece can be named only once a round.</source>
            <translation>Jedes Stück kann nur einmal je Runde angesagt werden.</translation>
        </message>
        <message>
            <source>Each piece left in a deck is equally likely</source>
            <translation>Jede Karte, die noch im Stapel ist, kommt gleich wahrscheinlich</translation>
        </message>
        <message>
            <source>Each step must go to a square that shares an edge.</source>
            <translation>Jeder Schritt führt auf ein Feld mit einer gemeinsamen Kante.</translation>
        </message>
        <message>
            <source>East–south turn</source>
            <translation>Bogen Ost–Süd</translation>
        </message>
        <message>
            <source>Eight gates and eight fountains: more than thirty turns, and the longest walks.</source>
            <translation>Acht Tore und acht Brunnen: mehr als dreißig Züge und die längsten Spaziergänge.</translation>
        </message>
        <message>
            <source>Empty squares</source>
            <translation>Leere Felder</translation>
        </message>
        <message>
            <source>Equal totals</source>
            <translation>Gleiche Summen</translation>
        </message>
        <message>
            <source>Equal totals and squares: more fountains win.</source>
            <translation>Gleiche Summen und gleich viele Felder: Mehr Brunnen gewinnen.</translation>
        </message>
        <message>
            <source>Equal totals: more squares between two kinds of flowers win.</source>
            <translation>Gleiche Summen: Mehr Felder zwischen zwei Blumensorten gewinnen.</translation>
        </message>
        <message>
            <source>Everyone plants the same pieces. Keep a path through your garden open.</source>
            <translation>Alle pflanzen dieselben Stücke. Halte in deinem Garten einen Weg offen.</translation>
        </message>
        <message>
            <source>Fewer than 40 squares can be planted: a short match.</source>
            <translation>Weniger als 40 Felder lassen sich bepflanzen: eine kurze Partie.</translation>
        </message>
        <message>
            <source>First place the {piece} in your garden.</source>
            <translation>Leg zuerst das Stück in deinen Garten: {piece}.</translation>
        </message>
        <message>
            <source>First plant the {piece}.</source>
            <translation>Pflanz zuerst das Stück: {piece}.</translation>
        </message>
        <message>
            <source>Flower bed</source>
            <translation>Beet</translation>
        </message>
        <message>
            <source>Flower beds</source>
            <translation>Beete</translation>
        </message>
        <message>
            <source>Flowers count for path squares that share an edge with them</source>
            <translation>Blumen zählen für die Wegfelder, die eine Kante mit ihnen teilen</translation>
        </message>
        <message>
            <source>Flowers on {cell}</source>
            <translation>Blumen auf {cell}</translation>
        </message>
        <message>
            <source>Fountain</source>
            <translation>Brunnen</translation>
        </message>
        <message>
            <source>Fountain:</source>
            <translation>Brunnen:</translation>
        </message>
        <message>
            <source>Fountains</source>
            <translation>Brunnen</translation>
        </message>
        <message>
            <source>Four gates and four fountains: a longer match for up to five.</source>
            <translation>Vier Tore und vier Brunnen: eine längere Partie für bis zu fünf.</translation>
        </message>
        <message>
            <source>Four gates and four fountains: a short match for any number of players.</source>
            <translation>Vier Tore und vier Brunnen: eine kurze Partie für beliebig viele Spieler.</translation>
        </message>
        <message>
            <source>Four gates and four fountains: the shortest match, best for two or three.</source>
            <translation>Vier Tore und vier Brunnen: die kürzeste Partie, am besten zu zweit oder zu dritt.</translation>
        </message>
        <message>
            <source>Free gate square {cell}</source>
            <translation>Freies Torfeld {cell}</translation>
        </message>
        <message>
            <source>Free square</source>
            <translation>Freies Feld</translation>
        </message>
        <message>
            <source>Free square {cell}</source>
            <translation>Freies Feld {cell}</translation>
        </message>
        <message>
            <source>From gate to gate</source>
            <translation>Von Tor zu Tor</translation>
        </message>
        <message>
            <source>From gate {one} to {end}, no second gate.</source>
            <translation>Von Tor {one} bis {end}, kein zweites Tor.</translation>
        </message>
        <message>
            <source>Gate</source>
            <translation>Tor</translation>
        </message>
        <message>
            <source>Gate bonus</source>
            <translation>Bonus für Tore</translation>
        </message>
        <message>
            <source>Gate {gate}:</source>
            <translation>Tor {gate}:</translation>
        </message>
        <message>
            <source>Gate {one} only</source>
            <translation>Nur Tor {one}</translation>
        </message>
        <message>
            <source>Gate {one} to gate {other}, opposite gates.</source>
            <translation>Von Tor {one} zu Tor {other}, die einander gegenüberliegen.</translation>
        </message>
        <message>
            <source>Gate {one} to gate {other}.</source>
            <translation>Von Tor {one} zu Tor {other}.</translation>
        </message>
        <message>
            <source>Gates</source>
            <translation>Tore</translation>
        </message>
        <message>
            <source>Gates at both ends of a walk are worth 10, opposite gates 15</source>
            <translation>Tore an beiden Enden eines Spaziergangs bringen 10, gegenüberliegende 15</translation>
        </message>
        <message>
            <source>Gates {one} and {other}</source>
            <translation>Tore {one} und {other}</translation>
        </message>
        <message>
            <source>Gates {one} and {other}, opposite</source>
            <translation>Tore {one} und {other}, gegenüber</translation>
        </message>
        <message>
            <source>Gives a flower bed a quarter turn; paths are never turned</source>
            <translation>Dreht ein Beet um ein Viertel; Wege dreht man nie</translation>
        </message>
        <message>
            <source>Goal: a walk of {bronze} points for bronze, {silver} for silver, {gold} for gold</source>
            <translation>Ziel: ein Spaziergang mit {bronze} Punkten für Bronze, {silver} für Silber, {gold} für Gold</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>Grand Allée</source>
            <translation>Große Allee</translation>
        </message>
        <message>
            <source>Grand Allée, 12 by 10</source>
            <translation>Große Allee, 12 mal 10</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Halbe Drehung</translation>
        </message>
        <message>
            <source>Height of the random map.</source>
            <translation>Höhe der zufälligen Karte.</translation>
        </message>
        <message>
            <source>I</source>
            <translation>I</translation>
        </message>
        <message>
            <source>If one more piece gets in the way, another player may name one you can’t plant</source>
            <translation>Ist noch ein Stück im Weg, kann jemand eines ansagen, das du nicht pflanzen kannst</translation>
        </message>
        <message>
            <source>If the match had ended then</source>
            <translation>Wäre da Schluss gewesen</translation>
        </message>
        <message>
            <source>If the player who names next plants last, each turn needs one fewer hand-over.</source>
            <translation>Pflanzt zuletzt, wer als Nächstes ansagt, müsst ihr in jedem Zug einmal weniger wechseln.</translation>
        </message>
        <message>
            <source>In a round each player names once: paths in one round, flower beds in the next</source>
            <translation>In einer Runde sagen alle einmal an: in der einen Wege, in der nächsten Beete</translation>
        </message>
        <message numerus="yes">
            <source>In its best place it should bring your garden about %n point(s) more than any other piece.</source>
            <translation>
                <numerusform>Am besten Platz sollte es deinem Garten etwa %n Punkt mehr bringen als jedes andere Stück.</numerusform>
                <numerusform>Am besten Platz sollte es deinem Garten etwa %n Punkte mehr bringen als jedes andere Stück.</numerusform>
            </translation>
        </message>
        <message>
            <source>In seat order</source>
            <translation>Nach Plätzen</translation>
        </message>
        <message>
            <source>In this match all players draw their own walk.</source>
            <translation>In dieser Partie zeichnen alle ihren Spaziergang selbst.</translation>
        </message>
        <message>
            <source>Iris fan</source>
            <translation>Irisfächer</translation>
        </message>
        <message>
            <source>Iris step</source>
            <translation>Irisstufe</translation>
        </message>
        <message>
            <source>It can be named more than once in this round.</source>
            <translation>Es darf in dieser Runde angesagt werden, auch mehrmals.</translation>
        </message>
        <message>
            <source>It counts 1 on a walk: {borders}.</source>
            <translation>Auf einem Spaziergang zählt es 1: {borders}.</translation>
        </message>
        <message>
            <source>It counts as one kind for each path square beside it: {flower}.</source>
            <translation>Eine Sorte für jedes Wegfeld daneben: {flower}.</translation>
        </message>
        <message>
            <source>It doesn’t fit anywhere in your own garden, so you can’t name it.</source>
            <translation>In deinem eigenen Garten hat die Form keinen Platz, also darfst du sie nicht ansagen.</translation>
        </message>
        <message>
            <source>It fits in every garden.</source>
            <translation>In jedem Garten ist Platz dafür.</translation>
        </message>
        <message numerus="yes">
            <source>It fits your garden in %n way(s).</source>
            <translation>
                <numerusform>Es passt auf %n Art in deinen Garten.</numerusform>
                <numerusform>Es passt auf %n Arten in deinen Garten.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has already been named this round; here each piece can be named only once a round.</source>
            <translation>Es wurde in dieser Runde schon angesagt; hier wird jedes Stück nur einmal je Runde angesagt.</translation>
        </message>
        <message>
            <source>It is still in its deck.</source>
            <translation>Es ist noch im Stapel.</translation>
        </message>
        <message numerus="yes">
            <source>It is the last piece, and placed there it makes your best walk worth %n point(s).</source>
            <translation>
                <numerusform>Es ist das letzte Stück, und liegt es dort, zählt dein bester Spaziergang %n Punkt.</numerusform>
                <numerusform>Es ist das letzte Stück, und liegt es dort, zählt dein bester Spaziergang %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves room for the next path: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>So bleibt Platz für den nächsten Weg: Das ist etwa %n Punkt mehr wert als jeder andere Platz.</numerusform>
                <numerusform>So bleibt Platz für den nächsten Weg: Das ist etwa %n Punkte mehr wert als jeder andere Platz.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It makes a walk from gate to gate more likely: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Ein Spaziergang von Tor zu Tor wird wahrscheinlicher: Das ist etwa %n Punkt mehr wert als jeder andere Platz.</numerusform>
                <numerusform>Ein Spaziergang von Tor zu Tor wird wahrscheinlicher: Das ist etwa %n Punkte mehr wert als jeder andere Platz.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n fountain(s), yours {yours}.</source>
            <translation>
                <numerusform>Er kommt an %n Brunnen vorbei, deiner an {yours}.</numerusform>
                <numerusform>Er kommt an %n Brunnen vorbei, deiner an {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n square(s) between two kinds of flowers, yours {yours}.</source>
            <translation>
                <numerusform>Er kommt über %n Feld zwischen zwei Blumensorten, deiner über {yours}.</numerusform>
                <numerusform>Er kommt über %n Felder zwischen zwei Blumensorten, deiner über {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It should make more squares and fountains count on your walk: about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Auf deinem Spaziergang sollten mehr Felder und Brunnen zählen: etwa %n Punkt mehr als mit jedem anderen Platz.</numerusform>
                <numerusform>Auf deinem Spaziergang sollten mehr Felder und Brunnen zählen: etwa %n Punkte mehr als mit jedem anderen Platz.</numerusform>
            </translation>
        </message>
        <message>
            <source>It will count once a second kind is beside it: {borders}.</source>
            <translation>Es zählt, sobald eine zweite Sorte daneben wächst: {borders}.</translation>
        </message>
        <message>
            <source>It will count once two kinds are beside it.</source>
            <translation>Es zählt, sobald zwei Sorten daneben wachsen.</translation>
        </message>
        <message numerus="yes">
            <source>It would fit your garden in %n way(s). Click it to name it, or drag it to its place.</source>
            <translation>
                <numerusform>In deinem Garten gäbe es eine Möglichkeit. Klick darauf, um es anzusagen, oder zieh es an seinen Platz.</numerusform>
                <numerusform>In deinem Garten gäbe es %n Möglichkeiten. Klick darauf, um es anzusagen, oder zieh es an seinen Platz.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its walk doesn’t reach a second gate.</source>
            <translation>Der Spaziergang hat kein zweites Tor.</translation>
        </message>
        <message>
            <source>Its walk leads from a gate to the opposite gate: 15 points.</source>
            <translation>Der Spaziergang führt von einem Tor zum gegenüberliegenden: 15 Punkte.</translation>
        </message>
        <message>
            <source>Its walk leads from gate to gate: 10 points.</source>
            <translation>Der Spaziergang führt von Tor zu Tor: 10 Punkte.</translation>
        </message>
        <message>
            <source>Keeps its path open, but sometimes misjudges a placement.</source>
            <translation>Hält sich den Weg offen und verschätzt sich ab und zu.</translation>
        </message>
        <message>
            <source>Kind of flower</source>
            <translation>Blumensorte</translation>
        </message>
        <message>
            <source>Kinds of flowers</source>
            <translation>Blumensorten</translation>
        </message>
        <message>
            <source>Kitchen Court</source>
            <translation>Küchenhof</translation>
        </message>
        <message>
            <source>Kitchen Court, 8 by 8</source>
            <translation>Küchenhof, 8 mal 8</translation>
        </message>
        <message>
            <source>L</source>
            <translation>L</translation>
        </message>
        <message>
            <source>Last turn: {who} has no room.</source>
            <translation>Letzter Zug: kein Platz bei {who}.</translation>
        </message>
        <message>
            <source>Left in the decks: paths {paths}, flower beds {beds}.</source>
            <translation>Noch in den Stapeln: Wege {paths}, Beete {beds}.</translation>
        </message>
        <message>
            <source>Letter in the shapes</source>
            <translation>Buchstabe in den Formen</translation>
        </message>
        <message>
            <source>Letters on flowers</source>
            <translation>Buchstaben auf Blumen</translation>
        </message>
        <message>
            <source>Lily corner</source>
            <translation>Lilienwinkel</translation>
        </message>
        <message>
            <source>Lily crook</source>
            <translation>Lilienhaken</translation>
        </message>
        <message>
            <source>Lily pair with iris</source>
            <translation>Lilienpaar mit Iris</translation>
        </message>
        <message>
            <source>Line {line}, column {column}: {reason}</source>
            <translation>Zeile {line}, Spalte {column}: {reason}</translation>
        </message>
        <message>
            <source>Long Terrace</source>
            <translation>Lange Terrasse</translation>
        </message>
        <message>
            <source>Long Terrace, 14 by 12</source>
            <translation>Lange Terrasse, 14 mal 12</translation>
        </message>
        <message>
            <source>Longest walk</source>
            <translation>Längster Spaziergang</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Karte</translation>
        </message>
        <message>
            <source>Map file…</source>
            <translation>Kartendatei …</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Mirror the piece</source>
            <translation>Stück spiegeln</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Name this piece: {piece}.</source>
            <translation>Sag dieses Stück an: {piece}.</translation>
        </message>
        <message>
            <source>Name {kind}</source>
            <translation>Sag {kind} an</translation>
        </message>
        <message>
            <source>Name, by, players and grid may appear only once.</source>
            <translation>Name, by, players und grid dürfen nur einmal vorkommen.</translation>
        </message>
        <message>
            <source>Names most</source>
            <translation>Sagt am meisten an</translation>
        </message>
        <message>
            <source>Naming</source>
            <translation>Ansagen</translation>
        </message>
        <message>
            <source>Naming a piece again</source>
            <translation>Dasselbe Stück noch einmal ansagen</translation>
        </message>
        <message>
            <source>No fair map was found in a thousand tries. Change the settings a little.</source>
            <translation>In tausend Versuchen wurde keine gerechte Karte gefunden. Ändere die Einstellungen ein wenig.</translation>
        </message>
        <message>
            <source>No flower bed fits on this map, even when it is empty.</source>
            <translation>Auf diese Karte passt kein Beet, auch solange sie leer ist.</translation>
        </message>
        <message>
            <source>No gate</source>
            <translation>Kein Tor</translation>
        </message>
        <message>
            <source>No medal</source>
            <translation>Keine Medaille</translation>
        </message>
        <message>
            <source>No path piece fits on this map, even when it is empty.</source>
            <translation>Auf diese Karte passt kein Weg, auch solange sie leer ist.</translation>
        </message>
        <message>
            <source>No path reaches a gate here, so there is no walk.</source>
            <translation>Hier führt kein Weg zu einem Tor, also gibt es keinen Spaziergang.</translation>
        </message>
        <message>
            <source>No path reaches a gate, so there is no walk to draw.</source>
            <translation>Kein Weg führt zu einem Tor, also gibt es keinen Spaziergang zu zeichnen.</translation>
        </message>
        <message>
            <source>No piece can cover it</source>
            <translation>Kein Stück deckt es zu</translation>
        </message>
        <message>
            <source>No piece to name</source>
            <translation>Kein Stück zum Ansagen</translation>
        </message>
        <message>
            <source>No player could name a piece for a whole round.</source>
            <translation>Eine ganze Runde lang konnte niemand ein Stück ansagen.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: bronze.</source>
            <translation>Kein Platz mehr: {piece}. {total} Punkte, das gibt Bronze.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: gold.</source>
            <translation>Kein Platz mehr: {piece}. {total} Punkte, das gibt Gold.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: no medal, but a walk in the fresh air.</source>
            <translation>Kein Platz mehr: {piece}. Punkte: {total}. Diesmal keine Medaille, aber frische Luft.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: silver.</source>
            <translation>Kein Platz mehr: {piece}. {total} Punkte, das gibt Silber.</translation>
        </message>
        <message>
            <source>No room left: {shapes}.</source>
            <translation>Kein Platz mehr: {shapes}.</translation>
        </message>
        <message>
            <source>No second gate</source>
            <translation>Kein zweites Tor</translation>
        </message>
        <message>
            <source>No two gates are opposite: no player can score 15 for them.</source>
            <translation>Keine zwei Tore liegen einander gegenüber: Niemand kann dafür 15 bekommen.</translation>
        </message>
        <message>
            <source>No walk</source>
            <translation>Kein Spaziergang</translation>
        </message>
        <message numerus="yes">
            <source>No walk scores more: this one is worth %n point(s).</source>
            <translation>
                <numerusform>Kein Spaziergang zählt mehr: Dieser bringt %n Punkt.</numerusform>
                <numerusform>Kein Spaziergang zählt mehr: Dieser bringt %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>No walk yet: no path reaches a gate.</source>
            <translation>Noch kein Spaziergang: Kein Weg führt zu einem Tor.</translation>
        </message>
        <message>
            <source>No walk, and no points</source>
            <translation>Kein Spaziergang und keine Punkte</translation>
        </message>
        <message>
            <source>North–east turn</source>
            <translation>Bogen Nord–Ost</translation>
        </message>
        <message>
            <source>North–south step</source>
            <translation>Stufe Nord–Süd</translation>
        </message>
        <message>
            <source>North–south straight</source>
            <translation>Gerade Nord–Süd</translation>
        </message>
        <message>
            <source>North–west turn</source>
            <translation>Bogen Nord–West</translation>
        </message>
        <message>
            <source>Not drawn yet</source>
            <translation>Noch nicht gezogen</translation>
        </message>
        <message>
            <source>Not here</source>
            <translation>Nicht hier</translation>
        </message>
        <message>
            <source>Now: {what}.</source>
            <translation>Jetzt: {what}.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Auf dem Spielplan</translation>
        </message>
        <message>
            <source>On this map {bronze} points earn bronze, {silver} silver and {gold} gold.</source>
            <translation>Auf dieser Karte gibt es Bronze für {bronze} Punkte, Silber für {silver} und Gold für {gold}.</translation>
        </message>
        <message>
            <source>Once a round</source>
            <translation>Einmal je Runde</translation>
        </message>
        <message>
            <source>Once planted, it stays.</source>
            <translation>Einmal gepflanzt, bleibt es.</translation>
        </message>
        <message>
            <source>One of these gates already has an opposite.</source>
            <translation>Eines dieser Tore hat schon ein Gegenüber.</translation>
        </message>
        <message>
            <source>One of these squares has no gate.</source>
            <translation>Auf einem dieser Felder ist kein Tor.</translation>
        </message>
        <message>
            <source>One of these squares is already planted, and planted pieces stay.</source>
            <translation>Ein Feld ist schon bepflanzt, und was gepflanzt ist, bleibt.</translation>
        </message>
        <message>
            <source>One square a step; each counts as it is reached.</source>
            <translation>Ein Feld je Schritt; jedes zählt, sobald es erreicht ist.</translation>
        </message>
        <message>
            <source>One turn of this round: one player names a piece, all players plant it</source>
            <translation>Ein Zug dieser Runde: Einer sagt ein Stück an, alle pflanzen es</translation>
        </message>
        <message>
            <source>Only a square map with four gates looks the same after a quarter turn.</source>
            <translation>Nur eine quadratische Karte mit vier Toren sieht nach einer Vierteldrehung gleich aus.</translation>
        </message>
        <message>
            <source>Only one walk scores in each garden</source>
            <translation>In jedem Garten zählt nur ein Spaziergang</translation>
        </message>
        <message>
            <source>Only one way left: {shapes}.</source>
            <translation>Nur noch eine Möglichkeit: {shapes}.</translation>
        </message>
        <message>
            <source>Only the best answer puts path squares between two kinds here: {squares}.</source>
            <translation>Nur die beste Antwort bringt hier Wegfelder zwischen zwei Sorten: {squares}.</translation>
        </message>
        <message>
            <source>Only you</source>
            <translation>Nur ihr</translation>
        </message>
        <message>
            <source>Only you see this.</source>
            <translation>Das siehst nur du.</translation>
        </message>
        <message>
            <source>Open gardens</source>
            <translation>Offene Gärten</translation>
        </message>
        <message>
            <source>Opposite must name two squares of the grid, such as d1 e8, or say none.</source>
            <translation>Nach opposite müssen zwei Felder des Gitters stehen, etwa d1 e8, oder das Wort none.</translation>
        </message>
        <message>
            <source>Or use the wheel. Beds may be turned and mirrored, paths never.</source>
            <translation>Oder dreh am Mausrad. Beete darfst du drehen und spiegeln, Wege nie.</translation>
        </message>
        <message>
            <source>Order of planting</source>
            <translation>Reihenfolge beim Pflanzen</translation>
        </message>
        <message>
            <source>Outlines and numbers</source>
            <translation>Umrisse und Nummern</translation>
        </message>
        <message>
            <source>Outside the grid, a line must start with name, by, players or opposite, or be just the word grid.</source>
            <translation>Außerhalb des Gitters muss eine Zeile mit name, by, players oder opposite beginnen oder nur aus dem Wort grid bestehen.</translation>
        </message>
        <message>
            <source>Paint maps in a card set, or draw one as a text file; the rules explain how, under Maps.</source>
            <translation>Male Karten in einem Kartensatz, oder zeichne eine als Text; wie, steht in den Regeln unter „Karten“.</translation>
        </message>
        <message>
            <source>Part of it would be outside the garden.</source>
            <translation>Ein Teil davon läge außerhalb des Gartens.</translation>
        </message>
        <message>
            <source>Parterre</source>
            <translation>Parterre</translation>
        </message>
        <message>
            <source>Parterre, 10 by 10</source>
            <translation>Parterre, 10 mal 10</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>Weg</translation>
        </message>
        <message>
            <source>Path on {cell}</source>
            <translation>Weg auf {cell}</translation>
        </message>
        <message>
            <source>Path piece</source>
            <translation>Weg</translation>
        </message>
        <message>
            <source>Path pieces</source>
            <translation>Wege</translation>
        </message>
        <message>
            <source>Path squares score between two kinds of flowers: where a path has one kind beside it, plant another kind on its other side.</source>
            <translation>Wegfelder zählen zwischen zwei Blumensorten: Wo schon eine Sorte neben dem Weg wächst, pflanz auf die andere Seite eine andere.</translation>
        </message>
        <message>
            <source>Paths</source>
            <translation>Wege</translation>
        </message>
        <message>
            <source>Paths &amp; Flower Beds</source>
            <translation>Wege &amp; Beete</translation>
        </message>
        <message numerus="yes">
            <source>Paths &amp; Flower Beds is for one to six players, not for %n.</source>
            <translation>
                <numerusform>Wege &amp; Beete ist für einen bis sechs Spieler, nicht für %n.</numerusform>
                <numerusform>Wege &amp; Beete ist für einen bis sechs Spieler, nicht für %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Paths and flower beds alternate, round by round</source>
            <translation>Wege und Beete wechseln sich ab, Runde um Runde</translation>
        </message>
        <message>
            <source>Paths are placed as drawn: never turned, never mirrored.</source>
            <translation>Wege liegen, wie sie gezeichnet sind: nie gedreht, nie gespiegelt.</translation>
        </message>
        <message>
            <source>Paths are placed exactly as drawn: never turned, never mirrored.</source>
            <translation>Wege liegen genau so, wie sie gezeichnet sind: nie gedreht, nie gespiegelt.</translation>
        </message>
        <message>
            <source>Place it on {cell}: {way}</source>
            <translation>Auf {cell} legen: {way}</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Pflanzen</translation>
        </message>
        <message>
            <source>Plant this at {cell}: {piece}, {way}.</source>
            <translation>Pflanz auf {cell}: {piece}, {way}.</translation>
        </message>
        <message>
            <source>Plant this at {cell}: {piece}.</source>
            <translation>Pflanz auf {cell}: {piece}.</translation>
        </message>
        <message>
            <source>Plant this bed. How much can the best walk through your garden be worth?</source>
            <translation>Pflanz dieses Beet: Wie viel kann der beste Spaziergang durch deinen Garten damit wert sein?</translation>
        </message>
        <message>
            <source>Plant this path. How much can the best walk through your garden be worth?</source>
            <translation>Pflanz diesen Weg: Wie viel kann der beste Spaziergang durch deinen Garten damit wert sein?</translation>
        </message>
        <message>
            <source>Plants the piece where it is. It can’t be moved afterwards</source>
            <translation>Pflanzt das Stück an diesem Platz. Danach bleibt es dort</translation>
        </message>
        <message>
            <source>Plants what looks nice now and forgets the way out.</source>
            <translation>Pflanzt, was jetzt hübsch aussieht, und vergisst den Weg hinaus.</translation>
        </message>
        <message>
            <source>Players must be a number from 1 to 6, or a rising range such as 2-4.</source>
            <translation>Nach players muss eine Zahl von 1 bis 6 stehen oder ein steigender Bereich wie 2-4.</translation>
        </message>
        <message>
            <source>Players who have room still plant; then all gardens are revealed</source>
            <translation>Wer Platz hat, pflanzt noch; dann öffnen sich alle Gärten</translation>
        </message>
        <message>
            <source>Players with equal totals win together.</source>
            <translation>Bei gleicher Summe gewinnen alle gemeinsam.</translation>
        </message>
        <message>
            <source>Points for medals</source>
            <translation>Punkte für Medaillen</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Random map</source>
            <translation>Zufällige Karte</translation>
        </message>
        <message>
            <source>Room for any piece; it need not touch anything</source>
            <translation>Platz für jedes Stück; es muss nichts berühren</translation>
        </message>
        <message>
            <source>Rose pair between irises</source>
            <translation>Rosenpaar zwischen Iris</translation>
        </message>
        <message>
            <source>Rose row</source>
            <translation>Rosenreihe</translation>
        </message>
        <message>
            <source>Rose square</source>
            <translation>Rosenquadrat</translation>
        </message>
        <message>
            <source>Rose-lily border</source>
            <translation>Rosen-Lilien-Rabatte</translation>
        </message>
        <message>
            <source>Round {lap} · {kind}</source>
            <translation>Runde {lap} · {kind}</translation>
        </message>
        <message>
            <source>Round {lap}: {kind}.</source>
            <translation>Runde {lap}: {kind}.</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Reihen</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Wertung</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Platz 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Platz 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Platz 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Platz 4</translation>
        </message>
        <message>
            <source>Seat 5</source>
            <translation>Platz 5</translation>
        </message>
        <message>
            <source>Seat 6</source>
            <translation>Platz 6</translation>
        </message>
        <message>
            <source>Secures its path first and looks ahead to the next piece.</source>
            <translation>Sichert zuerst den Weg und denkt schon an das nächste Stück.</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>Form</translation>
        </message>
        <message>
            <source>Share the win</source>
            <translation>Teilen sich den Sieg</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Kürzel</translation>
        </message>
        <message>
            <source>Shows each piece’s outline and turn number. This doesn’t affect the score.</source>
            <translation>Zeigt den Umriss jedes Stücks und die Nummer seines Zuges. Gewertet wird beides nicht.</translation>
        </message>
        <message>
            <source>Shows the best walk in your own garden so far, and what a piece changes.</source>
            <translation>Zeigt den besten Spaziergang bisher in deinem eigenen Garten und was ein Stück daran ändert.</translation>
        </message>
        <message>
            <source>Shows the scoring walk, square by square</source>
            <translation>Zeigt den Spaziergang, der zählt, Feld für Feld</translation>
        </message>
        <message>
            <source>Silver</source>
            <translation>Silber</translation>
        </message>
        <message>
            <source>Six gates and six fountains: several ways to walk, best for three or more.</source>
            <translation>Sechs Tore und sechs Brunnen: mehrere Wege hindurch, am besten ab drei Spielern.</translation>
        </message>
        <message>
            <source>Solo: one garden</source>
            <translation>Solo: ein Garten</translation>
        </message>
        <message>
            <source>Square {step} of {of}: {walkers}.</source>
            <translation>Feld {step} von {of}: {walkers}.</translation>
        </message>
        <message>
            <source>Still equal: fewer empty squares win.</source>
            <translation>Immer noch gleich: Weniger leere Felder gewinnen.</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symmetrie</translation>
        </message>
        <message>
            <source>Take no walk.</source>
            <translation>Verzichte auf den Spaziergang.</translation>
        </message>
        <message>
            <source>The Cloister with open gardens: see how the others do it.</source>
            <translation>Der Kreuzgang mit offenen Gärten: Schaut, wie die anderen es machen.</translation>
        </message>
        <message>
            <source>The Long Terrace, the largest garden: more than thirty turns.</source>
            <translation>Die Lange Terrasse, der größte Garten von allen: mehr als dreißig Züge.</translation>
        </message>
        <message>
            <source>The best walk</source>
            <translation>Der beste Spaziergang</translation>
        </message>
        <message>
            <source>The best walk in your garden as it is now</source>
            <translation>Der beste Spaziergang in deinem Garten, wie er jetzt ist</translation>
        </message>
        <message>
            <source>The big jumps show where a walk reached a gate.</source>
            <translation>Die großen Sprünge sind Tore, die erreicht wurden.</translation>
        </message>
        <message>
            <source>The column letters must be a, b, c and so on up to the last column.</source>
            <translation>Die Spaltenbuchstaben müssen a, b, c und so weiter bis zur letzten Spalte sein.</translation>
        </message>
        <message>
            <source>The computer</source>
            <translation>Der Computer</translation>
        </message>
        <message>
            <source>The computer finds and shows the best walk in every garden.</source>
            <translation>Der Computer findet in jedem Garten den besten Spaziergang und zeigt ihn.</translation>
        </message>
        <message>
            <source>The computer finds the best walk. A walk you draw counts as drawn.</source>
            <translation>Der Computer findet den besten Spaziergang. Zeichnest du selbst einen, zählt er, wie du ihn zeichnest.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>Die aktuelle Entscheidung. F1 öffnet die Regeln dazu</translation>
        </message>
        <message>
            <source>The designer, the publisher and the true title are unknown: the rules came on a single sheet. Shapes, maps and pictures are this project’s own.</source>
            <translation>Wer das Spiel erdacht und verlegt hat, ist unbekannt, der wahre Titel auch: Die Regeln standen auf einem einzelnen Blatt. Formen, Karten und Bilder sind von diesem Projekt.</translation>
        </message>
        <message>
            <source>The file is larger than 64 KiB: no map needs that.</source>
            <translation>Die Datei ist größer als 64 KiB: So viel braucht keine Karte.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>Die Datei ist kein Text in UTF-8.</translation>
        </message>
        <message>
            <source>The flower bed can’t be turned that way.</source>
            <translation>So lässt sich ein Beet nicht drehen.</translation>
        </message>
        <message>
            <source>The garden</source>
            <translation>Der Garten</translation>
        </message>
        <message>
            <source>The garden has no gates, so no walk can start.</source>
            <translation>Der Garten hat kein Tor, also kann kein Spaziergang beginnen.</translation>
        </message>
        <message>
            <source>The garden is done. Now draw a walk.</source>
            <translation>Der Garten ist fertig. Nun zeichne einen Spaziergang.</translation>
        </message>
        <message>
            <source>The garden looks the same when turned this way, so no gate has an advantage.</source>
            <translation>Nach dieser Drehung sieht der Garten gleich aus, also ist kein Tor im Vorteil.</translation>
        </message>
        <message>
            <source>The grid has no rows.</source>
            <translation>Das Gitter hat keine Reihen.</translation>
        </message>
        <message>
            <source>The larger the garden, the longer the match: from ten turns to more than thirty.</source>
            <translation>Je größer der Garten, desto länger die Partie: von zehn Zügen bis über dreißig.</translation>
        </message>
        <message>
            <source>The last turn: {who} had no room left for it.</source>
            <translation>Der letzte Zug: Bei {who} war dafür kein Platz mehr.</translation>
        </message>
        <message>
            <source>The map can’t be played: line {line}: {reason}</source>
            <translation>Die Karte ist nicht spielbar: Zeile {line}: {reason}</translation>
        </message>
        <message>
            <source>The map has no line with its name.</source>
            <translation>Auf der Karte fehlt die Zeile mit ihrem Namen.</translation>
        </message>
        <message>
            <source>The map is not symmetric, so one side may be easier.</source>
            <translation>Die Karte ist nicht symmetrisch, eine Seite ist also vielleicht günstiger.</translation>
        </message>
        <message>
            <source>The match ends</source>
            <translation>Die Partie endet</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>Die Partie ist noch nicht zu Ende.</translation>
        </message>
        <message>
            <source>The match is over; the gardens stay as they are.</source>
            <translation>Die Partie ist zu Ende; die Gärten bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>The next to name goes last</source>
            <translation>Wer als Nächstes ansagt, zuletzt</translation>
        </message>
        <message>
            <source>The piece {way}</source>
            <translation>Das Stück {way}</translation>
        </message>
        <message>
            <source>The player is skipped</source>
            <translation>Der Spieler wird übergangen</translation>
        </message>
        <message>
            <source>The player who names first is chosen at random.</source>
            <translation>Wer zuerst ansagt, wird ausgelost.</translation>
        </message>
        <message>
            <source>The seat that names the first piece of the match.</source>
            <translation>Der Platz, der das erste Stück der Partie ansagt.</translation>
        </message>
        <message>
            <source>The walk counts as you have drawn it</source>
            <translation>Der gezeichnete Spaziergang zählt</translation>
        </message>
        <message>
            <source>The walk, square by square: {steps}.</source>
            <translation>Der Spaziergang, Feld für Feld: {steps}.</translation>
        </message>
        <message>
            <source>The {piece} can’t be turned: it looks the same, or has no room.</source>
            <translation>{piece}: Drehen geht nicht, es sieht gleich aus oder hat keinen Platz.</translation>
        </message>
        <message>
            <source>The {piece} is drawn from the deck.</source>
            <translation>Der Stapel gibt: {piece}.</translation>
        </message>
        <message>
            <source>There is no grid: a line with the word grid is needed.</source>
            <translation>Es fehlt das Gitter: eine Zeile mit dem Wort grid.</translation>
        </message>
        <message>
            <source>There is no map “{map}”; there are: {known}.</source>
            <translation>Es gibt keine Karte „{map}“; es gibt: {known}.</translation>
        </message>
        <message>
            <source>There is no piece of that name.</source>
            <translation>Es gibt kein Stück mit diesem Namen.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>Diesen Platz gibt es in dieser Partie nicht.</translation>
        </message>
        <message>
            <source>There is nothing here but blank lines and comments.</source>
            <translation>Hier stehen nur leere Zeilen und Bemerkungen.</translation>
        </message>
        <message>
            <source>There is only one gate, so no walk leads from gate to gate.</source>
            <translation>Es gibt nur ein Tor, also führt kein Spaziergang von Tor zu Tor.</translation>
        </message>
        <message>
            <source>This bed looks the same however you turn it.</source>
            <translation>Dieses Beet sieht gleich aus, wie man es auch dreht.</translation>
        </message>
        <message>
            <source>This is this turn’s piece: all players plant it.</source>
            <translation>Das ist das Stück dieses Zuges: Alle pflanzen es.</translation>
        </message>
        <message>
            <source>This piece has already been drawn from the deck.</source>
            <translation>Dieses Stück ist schon aus dem Stapel gezogen.</translation>
        </message>
        <message>
            <source>This piece has already been named this round.</source>
            <translation>Dieses Stück wurde in dieser Runde schon angesagt.</translation>
        </message>
        <message>
            <source>This round is for the other kind of piece.</source>
            <translation>Diese Runde ist für die andere Art von Stück.</translation>
        </message>
        <message>
            <source>This round is for the other kind; the next round is for these.</source>
            <translation>In dieser Runde geht es um die andere Art, in der nächsten um diese.</translation>
        </message>
        <message>
            <source>This row has the wrong number.</source>
            <translation>Diese Reihe hat die falsche Nummer.</translation>
        </message>
        <message>
            <source>This row must be as long as the first one.</source>
            <translation>Diese Reihe muss so lang sein wie die erste.</translation>
        </message>
        <message>
            <source>Tie-break for {who}: squares between two kinds {squares}, fountains {fountains}, empty squares {empty}.</source>
            <translation>Im Vergleich, {who}: Felder zwischen zwei Sorten {squares}, Brunnen {fountains}, leere Felder {empty}.</translation>
        </message>
        <message>
            <source>Ties are broken by the most squares between two kinds, then the most fountains, then the fewest empty squares.</source>
            <translation>Bei gleicher Summe entscheiden die Felder zwischen zwei Sorten, dann die Brunnen, dann die wenigsten leeren Felder.</translation>
        </message>
        <message>
            <source>To match the size</source>
            <translation>Passend zur Größe</translation>
        </message>
        <message>
            <source>Together with one kind of flower, or with more water, it makes a path square count.</source>
            <translation>Zusammen mit einer Blumensorte oder mit weiterem Wasser lässt es ein Wegfeld zählen.</translation>
        </message>
        <message>
            <source>Turn the piece</source>
            <translation>Stück drehen</translation>
        </message>
        <message>
            <source>Turn the piece back</source>
            <translation>Stück zurückdrehen</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Turns a flower bed over; paths are never mirrored</source>
            <translation>Spiegelt ein Beet; Wege spiegelt man nie</translation>
        </message>
        <message>
            <source>Two gates are set as opposite but are not on facing sides.</source>
            <translation>Zwei Tore heißen gegenüberliegend, stehen aber nicht auf gegenüberliegenden Seiten.</translation>
        </message>
        <message>
            <source>Use your best walk.</source>
            <translation>Nimm deinen besten Spaziergang.</translation>
        </message>
        <message>
            <source>Uses the best walk in your garden</source>
            <translation>Nimmt den besten Spaziergang in deinem Garten</translation>
        </message>
        <message>
            <source>Walk along paths, starting at a gate and using no square twice. How much can the best walk through your garden be worth?</source>
            <translation>Geh von einem Tor aus auf Wegen spazieren, kein Feld zweimal: Wie viel kann der beste Spaziergang durch deinen Garten wert sein?</translation>
        </message>
        <message numerus="yes">
            <source>Walk from {start} to {end}, over %n square(s).</source>
            <translation>
                <numerusform>Geh von {start} nach {end} spazieren, über %n Feld.</numerusform>
                <numerusform>Geh von {start} nach {end} spazieren, über %n Felder.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wants a path from gate to gate, but starts it late.</source>
            <translation>Will einen Weg von Tor zu Tor und fängt ihn spät an.</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>Water can’t be covered.</source>
            <translation>Wasser lässt sich nicht bedecken.</translation>
        </message>
        <message>
            <source>Water on {cell}</source>
            <translation>Wasser auf {cell}</translation>
        </message>
        <message>
            <source>Water separates two opposite gates: no walk can connect them.</source>
            <translation>Wasser trennt zwei gegenüberliegende Tore: Kein Spaziergang kann sie verbinden.</translation>
        </message>
        <message>
            <source>West–east step</source>
            <translation>Stufe West–Ost</translation>
        </message>
        <message>
            <source>West–east straight</source>
            <translation>Gerade West–Ost</translation>
        </message>
        <message>
            <source>West–south turn</source>
            <translation>Bogen West–Süd</translation>
        </message>
        <message>
            <source>What happens when a player has no room for any piece. If all players are skipped in a round, the match ends.</source>
            <translation>Was geschieht, wenn ein Spieler für kein Stück Platz hat. Werden in einer Runde alle übergangen, endet die Partie.</translation>
        </message>
        <message>
            <source>What planting the piece there would change</source>
            <translation>Was sich änderte, wenn das Stück dort gepflanzt würde</translation>
        </message>
        <message>
            <source>What this garden’s walk is worth</source>
            <translation>Was der Spaziergang dieses Gartens wert ist</translation>
        </message>
        <message>
            <source>Whether a piece may be named more than once in a round.</source>
            <translation>Ob ein Stück in einer Runde mehrmals angesagt werden darf.</translation>
        </message>
        <message>
            <source>Who finds the best walk</source>
            <translation>Wer den besten Spaziergang findet</translation>
        </message>
        <message>
            <source>Who names first</source>
            <translation>Wer zuerst ansagt</translation>
        </message>
        <message>
            <source>Width of the random map.</source>
            <translation>Breite der zufälligen Karte.</translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} can’t name first.</source>
            <translation>
                <numerusform>Bei %n Spieler kann Platz {seat} nicht zuerst ansagen.</numerusform>
                <numerusform>Bei %n Spielern kann Platz {seat} nicht zuerst ansagen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can only walk on paths.</source>
            <translation>Spazieren kann man nur auf Wegen.</translation>
        </message>
        <message>
            <source>You can’t do this now.</source>
            <translation>Das geht jetzt nicht.</translation>
        </message>
        <message>
            <source>You can’t name these. If another player does, it is the last turn</source>
            <translation>Diese kannst du nicht ansagen, und tut es jemand anders, ist es der letzte Zug</translation>
        </message>
        <message>
            <source>You may draw a walk, which counts as drawn, or let the computer find the best one.</source>
            <translation>Zeichne einen Spaziergang, und er zählt, wie er ist, oder lass den Computer den besten finden.</translation>
        </message>
        <message>
            <source>You or the computer</source>
            <translation>Ihr oder der Computer</translation>
        </message>
        <message>
            <source>Your best walk if the match ended now: {total} (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>Dein bester Spaziergang, wenn jetzt Schluss wäre: {total} (Felder {circled}, Brunnen {fountains}, Tore {bonus}).</translation>
        </message>
        <message numerus="yes">
            <source>Your best walk rises from {now} to %n point(s).</source>
            <translation>
                <numerusform>Dein bester Spaziergang steigt von {now} auf %n Punkt.</numerusform>
                <numerusform>Dein bester Spaziergang steigt von {now} auf %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best walk so far passes here.</source>
            <translation>Dein bester Spaziergang bisher führt hier entlang.</translation>
        </message>
        <message>
            <source>Your garden has no room left for it.</source>
            <translation>Dafür ist in deinem Garten kein Platz mehr.</translation>
        </message>
        <message>
            <source>Your own map</source>
            <translation>Eigene Karte</translation>
        </message>
        <message>
            <source>Your walk</source>
            <translation>Dein Spaziergang</translation>
        </message>
        <message numerus="yes">
            <source>Your walk leads from gate to gate, and this piece fits your garden in only %n way(s): the end comes sooner.</source>
            <translation>
                <numerusform>Dein Spaziergang führt von Tor zu Tor, und dieses Stück passt nur auf %n Art in deinen Garten: So kommt das Ende früher.</numerusform>
                <numerusform>Dein Spaziergang führt von Tor zu Tor, und dieses Stück passt nur auf %n Arten in deinen Garten: So kommt das Ende früher.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your walk needs more time, and this piece still fits your garden in %n way(s).</source>
            <translation>
                <numerusform>Dein Spaziergang braucht noch Zeit, und dieses Stück passt noch auf %n Art in deinen Garten.</numerusform>
                <numerusform>Dein Spaziergang braucht noch Zeit, und dieses Stück passt noch auf %n Arten in deinen Garten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your walk starts at a gate and stays on paths, each square once. Squares between two kinds and fountains count, and ending at another gate is worth more.</source>
            <translation>Dein Spaziergang beginnt an einem Tor und bleibt auf Wegen, jedes Feld nur einmal. Felder zwischen zwei Sorten und Brunnen zählen, und an einem anderen Tor zu enden bringt mehr.</translation>
        </message>
        <message>
            <source>Yours doesn’t reach a second gate.</source>
            <translation>Deiner erreicht kein zweites Tor.</translation>
        </message>
        <message>
            <source>Yours leads from gate to gate: 10 points.</source>
            <translation>Deiner führt von Tor zu Tor: 10 Punkte.</translation>
        </message>
        <message>
            <source>Yours leads to the opposite gate: 15 points.</source>
            <translation>Deiner führt zum gegenüberliegenden Tor: 15 Punkte.</translation>
        </message>
        <message>
            <source>a flower bed</source>
            <translation>ein Beet</translation>
        </message>
        <message>
            <source>a path</source>
            <translation>einen Weg</translation>
        </message>
        <message numerus="yes">
            <source>a piece has at most 6 squares, not %n</source>
            <translation>
                <numerusform>ein Stück hat höchstens 6 Felder, nicht eines</numerusform>
                <numerusform>ein Stück hat höchstens 6 Felder, nicht %n</numerusform>
            </translation>
        </message>
        <message>
            <source>a point for the walk, once a path covers it</source>
            <translation>ein Punkt für den Spaziergang, sobald ein Weg ihn bedeckt</translation>
        </message>
        <message>
            <source>a point if the walk passes over it</source>
            <translation>ein Punkt, wenn der Spaziergang darüber führt</translation>
        </message>
        <message>
            <source>a walk may begin or end here</source>
            <translation>hier darf ein Spaziergang beginnen oder enden</translation>
        </message>
        <message>
            <source>all rows of a shape must have the same length</source>
            <translation>alle Reihen einer Form müssen gleich lang sein</translation>
        </message>
        <message>
            <source>as drawn</source>
            <translation>wie gezeichnet</translation>
        </message>
        <message>
            <source>bronze</source>
            <translation>Bronze</translation>
        </message>
        <message>
            <source>counts: {borders}</source>
            <translation>zählt: {borders}</translation>
        </message>
        <message>
            <source>covered by flowers: no walk can use it</source>
            <translation>unter Blumen: kein Spaziergang kann es benutzen</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>drawing a walk</source>
            <translation>zeichnet einen Spaziergang</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>gezogen</translation>
        </message>
        <message>
            <source>flower beds</source>
            <translation>Beete</translation>
        </message>
        <message>
            <source>fountain</source>
            <translation>Brunnen</translation>
        </message>
        <message>
            <source>fountains on the walk, 1 each</source>
            <translation>Brunnen auf dem Spaziergang, je 1</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>gate {gate}</source>
            <translation>Tor {gate}</translation>
        </message>
        <message>
            <source>gates at both ends, 10; opposite gates, 15</source>
            <translation>zwei Tore an den Enden, 10, gegenüberliegende 15</translation>
        </message>
        <message>
            <source>gold</source>
            <translation>Gold</translation>
        </message>
        <message>
            <source>iris</source>
            <translation>Iris</translation>
        </message>
        <message>
            <source>is the same as that of {piece}</source>
            <translation>ist genauso wie bei {piece}</translation>
        </message>
        <message>
            <source>lily</source>
            <translation>Lilie</translation>
        </message>
        <message>
            <source>line {line}, {code}: {reason}</source>
            <translation>Zeile {line}, {code}: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>longest walk %n square(s)</source>
            <translation>
                <numerusform>längster Spaziergang %n Feld</numerusform>
                <numerusform>längster Spaziergang %n Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>lost under the flowers</source>
            <translation>unter den Blumen verloren</translation>
        </message>
        <message>
            <source>mirrored</source>
            <translation>gespiegelt</translation>
        </message>
        <message>
            <source>mirrored and turned once</source>
            <translation>gespiegelt und einmal gedreht</translation>
        </message>
        <message>
            <source>mirrored and turned three times</source>
            <translation>gespiegelt und dreimal gedreht</translation>
        </message>
        <message>
            <source>mirrored and turned twice</source>
            <translation>gespiegelt und zweimal gedreht</translation>
        </message>
        <message>
            <source>must be a capital letter</source>
            <translation>muss ein Großbuchstabe sein</translation>
        </message>
        <message>
            <source>must be three values that rise from bronze to gold</source>
            <translation>muss aus drei Marken bestehen, die von Bronze bis Gold steigen</translation>
        </message>
        <message>
            <source>named before</source>
            <translation>schon angesagt</translation>
        </message>
        <message>
            <source>named it, done</source>
            <translation>angesagt, fertig</translation>
        </message>
        <message>
            <source>named now</source>
            <translation>angesagt</translation>
        </message>
        <message numerus="yes">
            <source>names most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>sagt am meisten an: {what}, %n-mal</numerusform>
                <numerusform>sagt am meisten an: {what}, %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>names now</source>
            <translation>sagt jetzt an</translation>
        </message>
        <message>
            <source>naming</source>
            <translation>sagt an</translation>
        </message>
        <message>
            <source>needs a second kind: {borders}</source>
            <translation>eine zweite Sorte fehlt: {borders}</translation>
        </message>
        <message>
            <source>next round</source>
            <translation>nächste Runde</translation>
        </message>
        <message>
            <source>next round, {who} names first</source>
            <translation>nächste Runde, zuerst sagt {who} an</translation>
        </message>
        <message>
            <source>next round: {kind}</source>
            <translation>nächste Runde: {kind}</translation>
        </message>
        <message>
            <source>no medal</source>
            <translation>keine Medaille</translation>
        </message>
        <message>
            <source>no room</source>
            <translation>kein Platz</translation>
        </message>
        <message>
            <source>no room for it</source>
            <translation>kein Platz dafür</translation>
        </message>
        <message>
            <source>no room for the last piece</source>
            <translation>kein Platz für das letzte Stück</translation>
        </message>
        <message>
            <source>path</source>
            <translation>Weg</translation>
        </message>
        <message>
            <source>paths</source>
            <translation>Wege</translation>
        </message>
        <message>
            <source>placing</source>
            <translation>pflanzt</translation>
        </message>
        <message>
            <source>rose</source>
            <translation>Rose</translation>
        </message>
        <message>
            <source>silver</source>
            <translation>Silber</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>ausgelassen</translation>
        </message>
        <message>
            <source>so far</source>
            <translation>bisher</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>squares between two kinds of flowers, 1 each</source>
            <translation>Felder zwischen zwei Blumensorten, je 1</translation>
        </message>
        <message>
            <source>the shape must reach its four edges: no outer row or column may be empty</source>
            <translation>die Form muss bis an ihre vier Ränder reichen: Keine äußere Reihe oder Spalte darf leer sein</translation>
        </message>
        <message>
            <source>the squares must be connected by their edges</source>
            <translation>die Felder müssen mit ihren Kanten zusammenhängen</translation>
        </message>
        <message numerus="yes">
            <source>there must be 2 to 6 types of flowers, not %n</source>
            <translation>
                <numerusform>es müssen 2 bis 6 Blumensorten sein, nicht eine</numerusform>
                <numerusform>es müssen 2 bis 6 Blumensorten sein, nicht %n</numerusform>
            </translation>
        </message>
        <message>
            <source>there must be a map called {map}, used if no other map is chosen</source>
            <translation>es muss eine Karte namens {map} geben, die ohne andere Wahl gespielt wird</translation>
        </message>
        <message>
            <source>there must be at least one piece</source>
            <translation>mindestens ein Stück muss da sein</translation>
        </message>
        <message>
            <source>this round</source>
            <translation>diese Runde</translation>
        </message>
        <message>
            <source>this round · fits your garden</source>
            <translation>diese Runde · Platz in deinem Garten</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>kommt noch</translation>
        </message>
        <message>
            <source>to plant</source>
            <translation>zu pflanzen</translation>
        </message>
        <message>
            <source>turn {turn}</source>
            <translation>Zug {turn}</translation>
        </message>
        <message>
            <source>turned once</source>
            <translation>einmal gedreht</translation>
        </message>
        <message>
            <source>turned three times</source>
            <translation>dreimal gedreht</translation>
        </message>
        <message>
            <source>turned twice</source>
            <translation>zweimal gedreht</translation>
        </message>
        <message>
            <source>useful once it holds a path</source>
            <translation>nützlich, sobald ein Weg darauf liegt</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>water</source>
            <translation>Wasser</translation>
        </message>
        <message>
            <source>{cell} counts 1 for the fountain.</source>
            <translation>{cell} zählt 1 für den Brunnen.</translation>
        </message>
        <message>
            <source>{cell} counts 1: {borders}.</source>
            <translation>{cell} zählt 1: {borders}.</translation>
        </message>
        <message>
            <source>{cell} counts 2: {borders}, and one more for the fountain.</source>
            <translation>{cell} zählt 2: {borders}, und noch 1 für den Brunnen.</translation>
        </message>
        <message>
            <source>{cell} doesn’t count: not between two kinds.</source>
            <translation>{cell} zählt nichts: nicht zwischen zwei Sorten.</translation>
        </message>
        <message>
            <source>{cell} would count: {borders}.</source>
            <translation>{cell} würde zählen: {borders}.</translation>
        </message>
        <message>
            <source>{cell}: +{points}</source>
            <translation>{cell}: +{points}</translation>
        </message>
        <message>
            <source>{cell}: end of the walk</source>
            <translation>{cell}: Ende des Spaziergangs</translation>
        </message>
        <message>
            <source>{flower} above</source>
            <translation>{flower} oben</translation>
        </message>
        <message>
            <source>{flower} below</source>
            <translation>{flower} unten</translation>
        </message>
        <message>
            <source>{flower} to the left</source>
            <translation>{flower} links</translation>
        </message>
        <message>
            <source>{flower} to the right</source>
            <translation>{flower} rechts</translation>
        </message>
        <message>
            <source>{map} ({id})</source>
            <translation>{map} ({id})</translation>
        </message>
        <message>
            <source>{map} · the reveal</source>
            <translation>{map} · die Gärten gehen auf</translation>
        </message>
        <message>
            <source>{map} · the walks</source>
            <translation>{map} · die Spaziergänge</translation>
        </message>
        <message>
            <source>{map} · turn {turn}, {kind}</source>
            <translation>{map} · Zug {turn}, {kind}</translation>
        </message>
        <message>
            <source>{map}, {columns} by {rows}</source>
            <translation>{map}, {columns} mal {rows}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{part1}</source>
            <translation>{part1}</translation>
        </message>
        <message>
            <source>{part1}, {part2}</source>
            <translation>{part1}, {part2}</translation>
        </message>
        <message>
            <source>{part1}, {part2}, {part3}</source>
            <translation>{part1}, {part2}, {part3}</translation>
        </message>
        <message>
            <source>{part1}, {part2}, {part3}, {part4}</source>
            <translation>{part1}, {part2}, {part3}, {part4}</translation>
        </message>
        <message>
            <source>{part1}, {part2}, {part3}, {part4}, {part5}</source>
            <translation>{part1}, {part2}, {part3}, {part4}, {part5}</translation>
        </message>
        <message>
            <source>{part1}, {part2}, {part3}, {part4}, {part5}, {part6}</source>
            <translation>{part1}, {part2}, {part3}, {part4}, {part5}, {part6}</translation>
        </message>
        <message>
            <source>{piece}</source>
            <translation>{piece}</translation>
        </message>
        <message>
            <source>{piece}, {way}</source>
            <translation>{piece}, {way}</translation>
        </message>
        <message>
            <source>{piece}, {word}</source>
            <translation>{piece}, {word}</translation>
        </message>
        <message>
            <source>{piece}: {value}</source>
            <translation>{piece}: {value}</translation>
        </message>
        <message>
            <source>{points}:</source>
            <translation>{points}:</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} couldn’t name a piece</source>
            <translation>{who} konnte kein Stück ansagen</translation>
        </message>
        <message>
            <source>{who} doesn’t take a walk.</source>
            <translation>{who} verzichtet auf den Spaziergang.</translation>
        </message>
        <message>
            <source>{who} had no room for any piece that could be named.</source>
            <translation>{who} hatte für kein Stück Platz, das anzusagen war.</translation>
        </message>
        <message>
            <source>{who} had no room left for the {piece}.</source>
            <translation>Bei {who} war kein Platz mehr: {piece}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} has drawn a walk: %n point(s).</source>
            <translation>
                <numerusform>{who} hat einen Spaziergang gezeichnet: ein Punkt.</numerusform>
                <numerusform>{who} hat einen Spaziergang gezeichnet: %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has no room for any piece that can be named.</source>
            <translation>{who} hat für kein Stück Platz, das angesagt werden kann.</translation>
        </message>
        <message>
            <source>{who} has planted.</source>
            <translation>{who} hat gepflanzt.</translation>
        </message>
        <message>
            <source>{who} has yet to name a piece</source>
            <translation>{who} muss noch ansagen</translation>
        </message>
        <message>
            <source>{who} is about to name {kind}.</source>
            <translation>{who} sagt gleich {kind} an.</translation>
        </message>
        <message>
            <source>{who} named the {piece}.</source>
            <translation>Angesagt von {who}: {piece}.</translation>
        </message>
        <message>
            <source>{who} names first.</source>
            <translation>{who} sagt zuerst an.</translation>
        </message>
        <message>
            <source>{who} on {cell}</source>
            <translation>{who} auf {cell}</translation>
        </message>
        <message>
            <source>{who} on {cell}, +{points}</source>
            <translation>{who} auf {cell}, +{points}</translation>
        </message>
        <message>
            <source>{who} on {cell}, +{points}, gates +{bonus}</source>
            <translation>{who} auf {cell}, +{points}, Tore +{bonus}</translation>
        </message>
        <message>
            <source>{who} on {cell}, gates +{bonus}</source>
            <translation>{who} auf {cell}, Tore +{bonus}</translation>
        </message>
        <message>
            <source>{who} planted the {piece} at {cell}, {way}.</source>
            <translation>Gepflanzt von {who} auf {cell}, {way}: {piece}.</translation>
        </message>
        <message>
            <source>{who} planted the {piece} at {cell}.</source>
            <translation>Gepflanzt von {who} auf {cell}: {piece}.</translation>
        </message>
        <message>
            <source>{who} plants the {piece} in secret.</source>
            <translation>{who} pflanzt verdeckt: {piece}.</translation>
        </message>
        <message>
            <source>{who} share the victory.</source>
            <translation>{who} teilen sich den Sieg.</translation>
        </message>
        <message numerus="yes">
            <source>{who} uses the best walk: %n point(s).</source>
            <translation>
                <numerusform>{who} nimmt den besten Spaziergang: ein Punkt.</numerusform>
                <numerusform>{who} nimmt den besten Spaziergang: %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n point(s).</source>
            <translation>
                <numerusform>{who} gewinnt mit einem Punkt Vorsprung.</numerusform>
                <numerusform>{who} gewinnt mit %n Punkten Vorsprung.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the tie.</source>
            <translation>{who} gewinnt bei Gleichstand.</translation>
        </message>
        <message>
            <source>{who}: continue your walk, or press Done.</source>
            <translation>{who}: Geh weiter, oder drück auf „Fertig“.</translation>
        </message>
        <message>
            <source>{who}: draw your walk. It starts at a gate.</source>
            <translation>{who}: Zeichne deinen Spaziergang. Er beginnt an einem Tor.</translation>
        </message>
        <message>
            <source>{who}: name {kind} that fits your own garden.</source>
            <translation>{who}: Sag {kind} an; dein eigener Garten muss Platz dafür haben.</translation>
        </message>
        <message>
            <source>{who}: no path reaches a gate, so there is no walk to draw.</source>
            <translation>{who}: Kein Weg führt zu einem Tor, also gibt es keinen Spaziergang zu zeichnen.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} from the deck. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: Pflanz, was der Stapel gab: {piece}. Es gibt nur eine Möglichkeit.</numerusform>
                <numerusform>{who}: Pflanz, was der Stapel gab: {piece}. Es gibt %n Möglichkeiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} you named. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: Pflanz, was du angesagt hast: {piece}. Es gibt nur eine Möglichkeit.</numerusform>
                <numerusform>{who}: Pflanz, was du angesagt hast: {piece}. Es gibt %n Möglichkeiten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece}, named by {namer}. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: Pflanz, was {namer} angesagt hat: {piece}. Es gibt nur eine Möglichkeit.</numerusform>
                <numerusform>{who}: Pflanz, was {namer} angesagt hat: {piece}. Es gibt %n Möglichkeiten.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: squares {circled}, fountains {fountains}, gates {bonus}, {total} in all.</source>
            <translation>{who}: Felder {circled}, Brunnen {fountains}, Tore {bonus}, zusammen {total}.</translation>
        </message>
        <message>
            <source>{who}: {piece}</source>
            <translation>{who}: {piece}</translation>
        </message>
        <message>
            <source>{who}: {total} so far</source>
            <translation>{who}: bisher {total}</translation>
        </message>
        <message>
            <source>{who}’s best walk would have been worth {best}.</source>
            <translation>Der beste Spaziergang bei {who} wäre {best} wert gewesen.</translation>
        </message>
        <message>
            <source>{who}’s garden</source>
            <translation>Garten von {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s garden: %n free square(s)</source>
            <translation>
                <numerusform>Garten von {who}: ein freies Feld</numerusform>
                <numerusform>Garten von {who}: %n freie Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>{word} is used twice</source>
            <translation>{word} kommt zweimal vor</translation>
        </message>
        <message>
            <source>“opposite none” must be the only line about opposites.</source>
            <translation>„opposite none“ muss die einzige Zeile über gegenüberliegende Tore sein.</translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” can’t be played by %n player(s).</source>
            <translation>
                <numerusform>„{mode}“ lässt sich nicht allein spielen.</numerusform>
                <numerusform>„{mode}“ lässt sich nicht zu %n spielen.</numerusform>
            </translation>
        </message>
        <message>
            <source>“{word}” does not belong in this shape</source>
            <translation>„{word}“ gehört nicht in diese Form</translation>
        </message>
        <message>
            <source>“{word}” is not {letter} and a number</source>
            <translation>„{word}“ ist nicht {letter} und eine Zahl</translation>
        </message>
        <message>
            <source>“{word}” must be a capital letter used once; P and G are path and gate</source>
            <translation>„{word}“ muss ein nur einmal benutzter Großbuchstabe sein; P und G sind Weg und Tor</translation>
        </message>
    </context>
    <context>
        <name>practice</name>
        <message numerus="yes">
            <source>%n puzzles cannot be read and are skipped; the first: {first}.</source>
            <translation>
                <numerusform>%n Rätsel lässt sich nicht lesen und fehlt: {first}.</numerusform>
                <numerusform>%n Rätsel lassen sich nicht lesen und fehlen; das erste: {first}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Almost</source>
            <translation>Fast</translation>
        </message>
        <message>
            <source>Almost: {yours} is good, but {best} is possible.</source>
            <translation>Fast: {yours} ist gut, aber {best} ist möglich.</translation>
        </message>
        <message>
            <source>Best and yours: {value}, from {idle}</source>
            <translation>Deine ist die beste: {value}, vorher {idle}</translation>
        </message>
        <message>
            <source>Best: {value}, from {idle}</source>
            <translation>Beste Antwort: {value}, vorher {idle}</translation>
        </message>
        <message>
            <source>Difference: {n}</source>
            <translation>Unterschied: {n}</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Nicht gelöst</translation>
        </message>
        <message>
            <source>Not solved: your answer makes {yours}, the best makes {best}.</source>
            <translation>Nicht gelöst: Deine Antwort bringt {yours}, die beste {best}.</translation>
        </message>
        <message>
            <source>Now {idle}, target {best}. Try {tries} of 3.</source>
            <translation>Jetzt {idle}, Ziel: {best}. Versuch {tries} von 3.</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <source>Solved! {yours} is the best possible result.</source>
            <translation>Gelöst! {yours} ist das bestmögliche Ergebnis.</translation>
        </message>
        <message>
            <source>The answers differ from step {step} on.</source>
            <translation>Ab Schritt {step} unterscheiden sich die Antworten.</translation>
        </message>
        <message>
            <source>The best answer</source>
            <translation>Die beste Antwort</translation>
        </message>
        <message>
            <source>The mistake was step {step}: after it the most you can get is {left}.</source>
            <translation>Der Fehler war Schritt {step}: Danach sind höchstens {left} möglich.</translation>
        </message>
        <message>
            <source>This is the best answer: {value}.</source>
            <translation>Das ist die beste Antwort: {value}.</translation>
        </message>
        <message>
            <source>This puzzle does not allow that.</source>
            <translation>Das erlaubt dieses Rätsel nicht.</translation>
        </message>
        <message>
            <source>Try {n} of 3</source>
            <translation>Versuch {n} von 3</translation>
        </message>
        <message numerus="yes">
            <source>Verified: of %n possible answers, {ways} reach the maximum; the next best makes {second}.</source>
            <translation>
                <numerusform>Geprüft: Das Maximum gelingt mit {ways} von %n möglichen Antwort; die nächstbeste bringt {second}.</numerusform>
                <numerusform>Geprüft: Das Maximum gelingt mit {ways} von %n möglichen Antworten; die nächstbeste bringt {second}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your answer is complete: submit it, or undo a step.</source>
            <translation>Deine Antwort ist vollständig: Gib sie ab oder nimm einen Schritt zurück.</translation>
        </message>
        <message>
            <source>Your puzzle progress could not be read from {file}: {reason}.</source>
            <translation>Dein Fortschritt bei den Rätseln konnte nicht aus {file} gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Your puzzle progress could not be read, so all puzzles start again; the old file is {file}.</source>
            <translation>Dein Fortschritt bei den Rätseln konnte nicht gelesen werden, darum beginnen alle von vorn; die alte Datei ist {file}.</translation>
        </message>
        <message>
            <source>Yours: {value}</source>
            <translation>Deine: {value}</translation>
        </message>
        <message>
            <source>almost</source>
            <translation>fast</translation>
        </message>
        <message>
            <source>best</source>
            <translation>bestes</translation>
        </message>
        <message>
            <source>both</source>
            <translation>beides</translation>
        </message>
        <message>
            <source>cannot be proved</source>
            <translation>lässt sich nicht beweisen</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>lässt sich nicht lesen: Das ist kein Text in UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>lässt sich nicht lesen: {error}</translation>
        </message>
        <message>
            <source>does not lead to the best value</source>
            <translation>führt nicht zum besten Wert</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>is not JSON</source>
            <translation>ist kein JSON</translation>
        </message>
        <message>
            <source>is not the card set in use, which is “{id}”</source>
            <translation>ist nicht der verwendete Kartensatz, das ist „{id}“</translation>
        </message>
        <message>
            <source>is not the decision the game asks for at this point</source>
            <translation>ist nicht die Entscheidung, die das Spiel an dieser Stelle verlangt</translation>
        </message>
        <message>
            <source>is not the one to play after these moves</source>
            <translation>ist nach diesen Zügen nicht am Zug</translation>
        </message>
        <message>
            <source>is {said}, but the proof gives {found}</source>
            <translation>ist {said}, der Beweis ergibt aber {found}</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
        <message>
            <source>must be less than the best value, {best}</source>
            <translation>muss unter dem besten Wert {best} liegen</translation>
        </message>
        <message>
            <source>must be less than the number of answers, {answers}</source>
            <translation>muss kleiner sein als die Zahl der Antworten, {answers}</translation>
        </message>
        <message>
            <source>must be {must} here, not “{said}”</source>
            <translation>muss hier {must} sein, nicht „{said}“</translation>
        </message>
        <message>
            <source>not solved</source>
            <translation>nicht gelöst</translation>
        </message>
        <message>
            <source>not tried yet</source>
            <translation>noch nicht versucht</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>gelöst</translation>
        </message>
        <message>
            <source>very hard</source>
            <translation>sehr schwer</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>deins</translation>
        </message>
        <message>
            <source>“{text}” comes when it is another player’s turn</source>
            <translation>„{text}“ kommt, wenn jemand anderes am Zug ist</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game</source>
            <translation>„{text}“ ist kein Zug dieses Spiels</translation>
        </message>
        <message>
            <source>“{text}” is not allowed at this point: {reason}</source>
            <translation>„{text}“ ist dort nicht erlaubt: {reason}</translation>
        </message>
    </context>
    <context>
        <name>reader</name>
        <message>
            <source>Explain</source>
            <translation>Erklären</translation>
        </message>
    </context>
    <context>
        <name>record</name>
        <message>
            <source>Every player needs a different name of 1 to {most} printable characters.</source>
            <translation>Alle Spieler brauchen verschiedene Namen aus 1 bis {most} druckbaren Zeichen.</translation>
        </message>
        <message>
            <source>It changes options or seats more than {most} times; the limit is {most}.</source>
            <translation>Sie ändert Optionen oder Plätze mehr als {most}-mal; öfter ist nicht erlaubt.</translation>
        </message>
        <message>
            <source>It has more than {most} lines, the limit for a match.</source>
            <translation>Sie hat mehr als {most} Zeilen; mehr sind für eine Partie nicht erlaubt.</translation>
        </message>
        <message>
            <source>More moves are undone than were played.</source>
            <translation>Es werden mehr Züge zurückgenommen, als gespielt wurden.</translation>
        </message>
        <message>
            <source>The card set “{pack}” used in this match is missing.</source>
            <translation>Der Kartensatz „{pack}“ dieser Partie fehlt.</translation>
        </message>
        <message>
            <source>The first line contains an unknown key: “{key}”.</source>
            <translation>Die erste Zeile enthält einen unbekannten Schlüssel: „{key}“.</translation>
        </message>
        <message>
            <source>The first line does not name the game, the players and the shuffle number.</source>
            <translation>Die erste Zeile nennt Spiel, Spieler und Mischzahl nicht.</translation>
        </message>
        <message>
            <source>The last line was incomplete, so the match continues from the move before it.</source>
            <translation>Die letzte Zeile war unvollständig, darum geht die Partie beim Zug davor weiter.</translation>
        </message>
        <message>
            <source>The match is not over: the file shows hidden hands, the shuffle number and all draws to anyone who reads it.</source>
            <translation>Die Partie ist noch nicht zu Ende: Die Datei zeigt allen, die sie lesen, verdeckte Hände, die Mischzahl und alle Ziehungen.</translation>
        </message>
        <message>
            <source>The move is by seat {seat}, but it is seat {due}’s turn (0 means a random draw).</source>
            <translation>Der Zug ist von Platz {seat}, am Zug ist aber Platz {due} (0 heißt: Es wird gezogen).</translation>
        </message>
        <message>
            <source>The result does not match the moves.</source>
            <translation>Das Ergebnis passt nicht zu den Zügen.</translation>
        </message>
        <message>
            <source>The winners of the earlier matches of the season are not playing in this match.</source>
            <translation>Wer die früheren Partien der Saison gewonnen hat, spielt in dieser Partie nicht mit.</translation>
        </message>
        <message>
            <source>There is a move after the end of the match.</source>
            <translation>Nach dem Ende der Partie steht noch ein Zug.</translation>
        </message>
        <message>
            <source>There is a result before the end of the match.</source>
            <translation>Vor dem Ende der Partie steht schon ein Ergebnis.</translation>
        </message>
        <message>
            <source>There is another move or result after the result.</source>
            <translation>Nach dem Ergebnis kommt noch ein Zug oder Ergebnis.</translation>
        </message>
        <message>
            <source>This is not a Garden Desktop match file.</source>
            <translation>Das ist keine Partiedatei von Garden Desktop.</translation>
        </message>
        <message>
            <source>This line does not name a player for each of the {seats} seats.</source>
            <translation>Diese Zeile nennt nicht für jeden der {seats} Plätze einen Spieler.</translation>
        </message>
        <message>
            <source>This line is not a move, an undo or a result.</source>
            <translation>Diese Zeile ist weder ein Zug noch eine Rücknahme noch ein Ergebnis.</translation>
        </message>
        <message>
            <source>This match file comes from a newer version of Garden Desktop: update the program to open it.</source>
            <translation>Diese Partiedatei stammt aus einer neueren Version von Garden Desktop. Aktualisiere das Programm, um sie zu öffnen.</translation>
        </message>
        <message>
            <source>This program has no computer player called “{who}”.</source>
            <translation>Dieses Programm hat keinen Computerspieler namens „{who}“.</translation>
        </message>
        <message>
            <source>This program has no game called “{game}”.</source>
            <translation>Dieses Programm hat kein Spiel namens „{game}“.</translation>
        </message>
        <message>
            <source>“{option}” cannot be changed to “{value}” during a match.</source>
            <translation>„{option}“ lässt sich mitten in der Partie nicht auf „{value}“ umstellen.</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game.</source>
            <translation>„{text}“ ist kein Zug dieses Spiels.</translation>
        </message>
        <message>
            <source>“{text}” is not allowed here. {reason}</source>
            <translation>„{text}“ ist hier nicht erlaubt. {reason}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>In this match: {option} – {choice}.</source>
            <translation>In dieser Partie: {option} – {choice}.</translation>
        </message>
    </context>
    <context>
        <name>say</name>
        <message>
            <source>, </source>
            <comment>between the items of a list</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>{most} and {last}</source>
            <translation>{most} und {last}</translation>
        </message>
    </context>
    <context>
        <name>seats</name>
        <message>
            <source>basket</source>
            <translation>Korb</translation>
        </message>
        <message>
            <source>bell</source>
            <translation>Glocke</translation>
        </message>
        <message>
            <source>hat</source>
            <translation>Hut</translation>
        </message>
        <message>
            <source>key</source>
            <translation>Schlüssel</translation>
        </message>
        <message>
            <source>trowel</source>
            <translation>Pflanzkelle</translation>
        </message>
        <message>
            <source>watering can</source>
            <translation>Gießkanne</translation>
        </message>
    </context>
    <context>
        <name>stalk_exchange</name>
        <message numerus="yes">
            <source>%n action(s)</source>
            <translation>
                <numerusform>%n Aktion</numerusform>
                <numerusform>%n Aktionen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), no Seedy Business tokens left: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>Eine Aktion, keine Marke mehr: Wie viel können deine Blumen am Ende des Zuges wert sein?</numerusform>
                <numerusform>%n Aktionen, keine Marke mehr: Wie viel können deine Blumen am Ende des Zuges wert sein?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>Eine Aktion, ohne Marken auszugeben: Wie viel können deine Blumen am Ende des Zuges wert sein?</numerusform>
                <numerusform>%n Aktionen, ohne Marken auszugeben: Wie viel können deine Blumen am Ende des Zuges wert sein?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers score if the market crashes this turn?</source>
            <translation>
                <numerusform>Eine Aktion, ohne Marken auszugeben: Wie viele Punkte bringen deine Blumen höchstens, wenn nach diesem Zug der Crash kommt?</numerusform>
                <numerusform>%n Aktionen, ohne Marken auszugeben: Wie viele Punkte bringen deine Blumen höchstens, wenn nach diesem Zug der Crash kommt?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) bloom: {spaces}.</source>
            <translation>
                <numerusform>%n Zwiebel blüht auf: {spaces}.</numerusform>
                <numerusform>%n Zwiebeln blühen auf: {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) can’t bloom (no empty space beside them): {spaces}.</source>
            <translation>
                <numerusform>%n Zwiebel kann nicht blühen (kein leeres Feld daneben): {spaces}.</numerusform>
                <numerusform>%n Zwiebeln können nicht blühen (kein leeres Feld daneben): {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n daffodil(s)</source>
            <translation>
                <numerusform>%n Narzisse</numerusform>
                <numerusform>%n Narzissen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dahlia(s)</source>
            <translation>
                <numerusform>%n Dahlie</numerusform>
                <numerusform>%n Dahlien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n empty space(s) beside it</source>
            <translation>
                <numerusform>%n leeres Feld daneben</numerusform>
                <numerusform>%n leere Felder daneben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n Blume</numerusform>
                <numerusform>%n Blumen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {final}: the most valuable kind was worth {value} and lost {lost}</source>
            <translation>
                <numerusform>%n Blume zu {final}: Die teuerste Sorte stand auf {value} und verlor {lost}</numerusform>
                <numerusform>%n Blumen zu {final}: Die teuerste Sorte stand auf {value} und verlor {lost}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {value}</source>
            <translation>
                <numerusform>%n Blume zu {value}</numerusform>
                <numerusform>%n Blumen zu {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) harvested: {flowers}.</source>
            <translation>
                <numerusform>%n Blume geerntet: {flowers}.</numerusform>
                <numerusform>%n Blumen geerntet: {flowers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) left. The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>
                <numerusform>Noch %n Blume. Kann es die Börse nicht füllen, kommt der Crash.</numerusform>
                <numerusform>Noch %n Blumen. Kann es die Börse nicht füllen, kommt der Crash.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) only you can see</source>
            <translation>
                <numerusform>%n Blume, die nur du siehst</numerusform>
                <numerusform>%n Blumen, die nur du siehst</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s), hidden</source>
            <translation>
                <numerusform>%n Blume, verdeckt</numerusform>
                <numerusform>%n Blumen, verdeckt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s):</source>
            <translation>
                <numerusform>%n Blume:</numerusform>
                <numerusform>%n Blumen:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n globemaster(s)</source>
            <translation>
                <numerusform>%n Globemaster</numerusform>
                <numerusform>%n Globemaster</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>ein Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n snowdrop(s)</source>
            <translation>
                <numerusform>%n Schneeglöckchen</numerusform>
                <numerusform>%n Schneeglöckchen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spent:</source>
            <translation>
                <numerusform>%n ausgegeben:</numerusform>
                <numerusform>%n ausgegeben:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to spare before the crash</source>
            <translation>
                <numerusform>Noch %n Schritt Spielraum bis zum Crash</numerusform>
                <numerusform>Noch %n Schritte Spielraum bis zum Crash</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to the crash. It comes when the last flower is lower than the highest Stalk Value.</source>
            <translation>
                <numerusform>%n Schritt bis zum Crash. Er kommt, wenn die letzte Blume tiefer liegt als der höchste Kurs.</numerusform>
                <numerusform>%n Schritte bis zum Crash. Er kommt, wenn die letzte Blume tiefer liegt als der höchste Kurs.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s) left: after the crash they are worth nothing.</source>
            <translation>
                <numerusform>Noch %n Marke: Nach dem Crash ist sie nichts mehr wert.</numerusform>
                <numerusform>Noch %n Marken: Nach dem Crash sind sie nichts mehr wert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s):</source>
            <translation>
                <numerusform>%n Marke:</numerusform>
                <numerusform>%n Marken:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tulip(s)</source>
            <translation>
                <numerusform>%n Tulpe</numerusform>
                <numerusform>%n Tulpen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>0</source>
            <translation>0</translation>
        </message>
        <message>
            <source>1</source>
            <translation>1</translation>
        </message>
        <message>
            <source>2 players</source>
            <translation>2 Spieler</translation>
        </message>
        <message>
            <source>3 players</source>
            <translation>3 Spieler</translation>
        </message>
        <message>
            <source>4 players</source>
            <translation>4 Spieler</translation>
        </message>
        <message>
            <source>5 players</source>
            <translation>5 Spieler</translation>
        </message>
        <message>
            <source>A Flush costs a Seedy Business token, and you have none left.</source>
            <translation>Eine Räumung kostet eine Marke für krumme Geschäfte, und du hast keine mehr.</translation>
        </message>
        <message>
            <source>A Flush takes flowers from the Greenhouse, which may run dry</source>
            <translation>Eine Räumung nimmt Blumen aus dem Gewächshaus, und das kann leer werden</translation>
        </message>
        <message>
            <source>A Seedy Business token to spend</source>
            <translation>Eine Marke für krumme Geschäfte zum Ausgeben</translation>
        </message>
        <message>
            <source>A Stalk Value reaches its cap</source>
            <translation>Ein Kurs erreicht die Obergrenze</translation>
        </message>
        <message>
            <source>A flower must be drawn first.</source>
            <translation>Zuerst muss eine Blume gezogen werden.</translation>
        </message>
        <message>
            <source>A group is surrounded: it is harvested when you end your turn, and each of its flowers raises the value of its kind by 1 for everyone who holds it.</source>
            <translation>Eine Gruppe ist eingeschlossen: Beendest du deinen Zug, wird sie geerntet, und jede ihrer Blumen hebt den Kurs ihrer Sorte um 1, für alle, die sie haben.</translation>
        </message>
        <message>
            <source>A large Garden and a long match: time for patient plans.</source>
            <translation>Ein großer Garten und eine lange Partie: Zeit für geduldige Pläne.</translation>
        </message>
        <message>
            <source>A small Garden and no Seedy Business: harvests come soon, and each turn is short.</source>
            <translation>Ein kleiner Garten und keine krummen Geschäfte: Die Ernte kommt bald, und jeder Zug ist kurz.</translation>
        </message>
        <message>
            <source>A small Garden fills up quickly. In a large one harvests come later, so the Market Track starts lower.</source>
            <translation>Ein kleiner Garten ist schnell voll. In einem großen wird später geerntet, deshalb beginnt die Marktleiste tiefer.</translation>
        </message>
        <message>
            <source>A spent Seedy Business token</source>
            <translation>Eine ausgegebene Marke für krumme Geschäfte</translation>
        </message>
        <message>
            <source>Actions a turn</source>
            <translation>Aktionen je Zug</translation>
        </message>
        <message>
            <source>Added for the length of the match</source>
            <translation>Zuschlag nach der Länge der Partie</translation>
        </message>
        <message>
            <source>Added for the size of the garden</source>
            <translation>Zuschlag nach der Größe des Gartens</translation>
        </message>
        <message>
            <source>After the best turn the Bust halves {best}, after yours {yours}.</source>
            <translation>Nach dem besten Zug halbiert der Kurssturz {best}, nach deinem {yours}.</translation>
        </message>
        <message>
            <source>All on one kind: {value}</source>
            <translation>Alles auf eine Sorte: {value}</translation>
        </message>
        <message>
            <source>All your tokens are spent.</source>
            <translation>Alle deine Marken sind ausgegeben.</translation>
        </message>
        <message>
            <source>An empty Greenhouse always ends the match; this adds one more cause.</source>
            <translation>Ein leeres Gewächshaus beendet die Partie immer; dies fügt eine weitere Ursache hinzu.</translation>
        </message>
        <message>
            <source>Any one of these harvests would crash the market: {flowers}.</source>
            <translation>Jede dieser Ernten würde den Crash auslösen: {flowers}.</translation>
        </message>
        <message>
            <source>Are harvested too</source>
            <translation>Werden mitgeerntet</translation>
        </message>
        <message>
            <source>At 1, even a kind that is never harvested is worth something.</source>
            <translation>Bei 1 ist auch eine Sorte etwas wert, die nie geerntet wird.</translation>
        </message>
        <message>
            <source>At each turn’s Stalk Values; the last step is the Bust.</source>
            <translation>Zu den Kursen jedes Zuges; der letzte Schritt ist der Kurssturz.</translation>
        </message>
        <message>
            <source>At the end of the match the Bust halves the most valuable kind, once</source>
            <translation>Am Ende der Partie halbiert der Kurssturz einmal die teuerste Sorte</translation>
        </message>
        <message>
            <source>At the end the Bust halves only the highest value.</source>
            <translation>Am Ende halbiert der Kurssturz nur den höchsten Kurs.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Am Anfang</translation>
        </message>
        <message>
            <source>Before the Bust: {parts}.</source>
            <translation>Vor dem Kurssturz: {parts}.</translation>
        </message>
        <message>
            <source>Before the crash: {value}</source>
            <translation>Vor dem Crash: {value}</translation>
        </message>
        <message>
            <source>Beside the Market Track</source>
            <translation>Neben der Marktleiste</translation>
        </message>
        <message>
            <source>Bloom</source>
            <translation>Blüte</translation>
        </message>
        <message>
            <source>Bulb: blooms in the Upkeep if a space next to it is empty</source>
            <translation>Zwiebel: blüht in der Pflege auf, wenn ein Feld daneben leer ist</translation>
        </message>
        <message>
            <source>Bulb: blooms in the Upkeep if a space next to it is empty; harvested with its group</source>
            <translation>Zwiebel: blüht in der Pflege auf, wenn ein Feld daneben leer ist; wird mit ihrer Gruppe geerntet</translation>
        </message>
        <message>
            <source>Bulbs</source>
            <translation>Zwiebeln</translation>
        </message>
        <message>
            <source>Bulbs need an empty space beside them to bloom</source>
            <translation>Zwiebeln brauchen ein leeres Feld neben sich, um aufzublühen</translation>
        </message>
        <message numerus="yes">
            <source>Bulbs that bloom, including this one: %n.</source>
            <translation>
                <numerusform>Zwiebeln, die aufblühen, diese mitgezählt: %n.</numerusform>
                <numerusform>Zwiebeln, die aufblühen, diese mitgezählt: %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>By kind</source>
            <translation>Nach Sorten</translation>
        </message>
        <message>
            <source>By number of players</source>
            <translation>Nach Spielerzahl</translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s) and cost {who} about {theirs}.</source>
            <translation>
                <numerusform>Bis zum Ende der Partie sollte dir das etwa %n Punkt bringen und {who} etwa {theirs} kosten.</numerusform>
                <numerusform>Bis zum Ende der Partie sollte dir das etwa %n Punkte bringen und {who} etwa {theirs} kosten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} about {theirs}.</source>
            <translation>
                <numerusform>Bis zum Ende der Partie sollte dir das etwa %n Punkt bringen und {who} etwa {theirs}.</numerusform>
                <numerusform>Bis zum Ende der Partie sollte dir das etwa %n Punkte bringen und {who} etwa {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} nothing.</source>
            <translation>
                <numerusform>Bis zum Ende der Partie sollte dir das etwa %n Punkt bringen und {who} nichts.</numerusform>
                <numerusform>Bis zum Ende der Partie sollte dir das etwa %n Punkte bringen und {who} nichts.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s), and you only {own}.</source>
            <translation>
                <numerusform>Bis zum Ende der Partie sollte das {who} etwa %n Punkt kosten und dich nur {own}.</numerusform>
                <numerusform>Bis zum Ende der Partie sollte das {who} etwa %n Punkte kosten und dich nur {own}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s).</source>
            <translation>
                <numerusform>Bis zum Ende der Partie sollte das {who} etwa %n Punkt kosten.</numerusform>
                <numerusform>Bis zum Ende der Partie sollte das {who} etwa %n Punkte kosten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Name des Kartensatzes</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Geschlossen</translation>
        </message>
        <message>
            <source>Comparison, {who}: {parts}.</source>
            <translation>Im Vergleich, {who}: {parts}.</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Gegeneinander</translation>
        </message>
        <message numerus="yes">
            <source>Costs one token; %n left.</source>
            <translation>
                <numerusform>Kostet eine Marke; noch %n übrig.</numerusform>
                <numerusform>Kostet eine Marke; noch %n übrig.</numerusform>
            </translation>
        </message>
        <message>
            <source>Crashes caused</source>
            <translation>Crashs ausgelöst</translation>
        </message>
        <message>
            <source>Daffodil</source>
            <translation>Narzisse</translation>
        </message>
        <message>
            <source>Dahlia</source>
            <translation>Dahlie</translation>
        </message>
        <message>
            <source>Designed by Christopher Chan, illustrated by Diana Beltran Herrera, published by The Op Games. Numbers missing from the published rules, and all pictures here, are our own.</source>
            <translation>Erdacht von Christopher Chan, illustriert von Diana Beltran Herrera, erschienen bei The Op Games. Zahlen, die in den veröffentlichten Regeln fehlen, und alle Bilder hier stammen von uns.</translation>
        </message>
        <message>
            <source>Drive a flower’s price up, and get out before the crash.</source>
            <translation>Treib den Kurs einer Blume hoch, und steig vor dem Crash aus.</translation>
        </message>
        <message>
            <source>Each flower harvested raises the Stalk Value of its kind by 1.</source>
            <translation>Jede geerntete Blume hebt den Kurs ihrer Sorte um 1.</translation>
        </message>
        <message>
            <source>Each player gets the secret flowers of a Stalk Portfolio.</source>
            <translation>Alle bekommen verdeckt die Blumen für ihr Portfolio.</translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n flower(s) in the Stalk Portfolio.</source>
            <translation>
                <numerusform>Alle haben %n Blume im Portfolio.</numerusform>
                <numerusform>Alle haben %n Blumen im Portfolio.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each turn</source>
            <translation>In jedem Zug</translation>
        </message>
        <message>
            <source>Each turn the rightmost flower on the Exchange goes here</source>
            <translation>Jeden Zug kommt die Blume ganz rechts an der Börse hierher</translation>
        </message>
        <message>
            <source>Each turn the rightmost flower on the Exchange goes to the Compost</source>
            <translation>Jeden Zug kommt die Blume ganz rechts an der Börse auf den Kompost</translation>
        </message>
        <message>
            <source>Empty Garden</source>
            <translation>Leerer Garten</translation>
        </message>
        <message>
            <source>Empty space: blooms next to it are not surrounded</source>
            <translation>Leeres Feld: Blüten daneben sind nicht eingeschlossen</translation>
        </message>
        <message>
            <source>Empty until this turn ends; then the Exchange moves right and is refilled</source>
            <translation>Leer, bis dieser Zug endet; dann rückt die Börse nach rechts und wird aufgefüllt</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Beende deinen Zug.</translation>
        </message>
        <message>
            <source>Ends your turn; the Upkeep follows automatically</source>
            <translation>Beendet deinen Zug; die Pflege folgt von selbst</translation>
        </message>
        <message>
            <source>Estimates the values after the crash, and saves tokens for it.</source>
            <translation>Schätzt die Kurse nach dem Crash und hebt Marken dafür auf.</translation>
        </message>
        <message>
            <source>Everyone sees what you take and give.</source>
            <translation>Alle sehen, was du nimmst und was du gibst.</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Börse</translation>
        </message>
        <message>
            <source>Exchange, slot {slot}</source>
            <translation>Börse, Fach {slot}</translation>
        </message>
        <message>
            <source>Final scores: {parts}.</source>
            <translation>Endstand: {parts}.</translation>
        </message>
        <message>
            <source>Five blooms</source>
            <translation>Fünf Blüten</translation>
        </message>
        <message>
            <source>Five random flowers bloom on random spaces, so the first players have something to surround.</source>
            <translation>Fünf zufällige Blumen blühen auf zufälligen Feldern: So gibt es von Anfang an etwas einzuschließen.</translation>
        </message>
        <message>
            <source>Flowers</source>
            <translation>Blumen</translation>
        </message>
        <message>
            <source>Flowers here never come back.</source>
            <translation>Was hier liegt, kommt nicht zurück.</translation>
        </message>
        <message>
            <source>Flowers in each portfolio</source>
            <translation>Blumen in jedem Portfolio</translation>
        </message>
        <message>
            <source>Flowers in this bag never come back</source>
            <translation>Was in diesem Beutel ist, kommt nicht wieder ins Spiel</translation>
        </message>
        <message>
            <source>Flowers in your Stalk Portfolio: only these score at the end</source>
            <translation>Blumen in deinem Portfolio: Nur sie zählen am Ende</translation>
        </message>
        <message>
            <source>Flowers of each kind</source>
            <translation>Blumen jeder Sorte</translation>
        </message>
        <message>
            <source>Flowers on the Exchange</source>
            <translation>Blumen an der Börse</translation>
        </message>
        <message>
            <source>Flowers × Stalk Value, all added up</source>
            <translation>Blumen mal Kurs, alles zusammengezählt</translation>
        </message>
        <message>
            <source>Flush</source>
            <translation>Räumung</translation>
        </message>
        <message>
            <source>Forecast</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>Garden with 3 spaces a side</source>
            <translation>Garten mit 3 Feldern je Seite</translation>
        </message>
        <message>
            <source>Garden with 4 spaces a side</source>
            <translation>Garten mit 4 Feldern je Seite</translation>
        </message>
        <message>
            <source>Garden with 5 spaces a side</source>
            <translation>Garten mit 5 Feldern je Seite</translation>
        </message>
        <message>
            <source>Globemaster</source>
            <translation>Globemaster</translation>
        </message>
        <message>
            <source>Goes to the Compost next: {flower}, from slot {slot}.</source>
            <translation>Kommt als Nächstes auf den Kompost: {flower}, aus Fach {slot}.</translation>
        </message>
        <message>
            <source>Greenhouse and Compost</source>
            <translation>Gewächshaus und Kompost</translation>
        </message>
        <message numerus="yes">
            <source>Group of %n:</source>
            <translation>
                <numerusform>Gruppe aus %n:</numerusform>
                <numerusform>Gruppe aus %n:</numerusform>
            </translation>
        </message>
        <message>
            <source>Half expects the crash, and spends its tokens early.</source>
            <translation>Rechnet halb mit dem Crash und gibt die Marken früh aus.</translation>
        </message>
        <message>
            <source>Hardly any soil left: {value}</source>
            <translation>Kaum noch Erde frei: {value}</translation>
        </message>
        <message>
            <source>Harvest</source>
            <translation>Ernte</translation>
        </message>
        <message>
            <source>Harvest number {number}</source>
            <translation>Ernte Nummer {number}</translation>
        </message>
        <message>
            <source>Harvested anyway: {flowers}.</source>
            <translation>Ohnehin geerntet: {flowers}.</translation>
        </message>
        <message>
            <source>Harvested flowers go to the Market Track, and their Stalk Values rise</source>
            <translation>Geerntete Blumen kommen auf die Marktleiste, und ihre Kurse steigen</translation>
        </message>
        <message>
            <source>Highest space</source>
            <translation>Höchstes Feld</translation>
        </message>
        <message>
            <source>How many flowers of one kind alone would have to be harvested</source>
            <translation>Wie viele Blumen dieser einen Sorte geerntet werden müssten</translation>
        </message>
        <message>
            <source>How much to show of what players could count for themselves.</source>
            <translation>Wie viel der Bildschirm von dem zeigt, was man selbst mitzählen könnte.</translation>
        </message>
        <message>
            <source>If the market crashed now</source>
            <translation>Käme der Crash jetzt</translation>
        </message>
        <message>
            <source>If the market crashed now, no flower would be worth anything.</source>
            <translation>Käme der Crash jetzt, wäre keine Blume etwas wert.</translation>
        </message>
        <message>
            <source>If the market crashed now, the Bust would take {flowers} from {value} to {final}.</source>
            <translation>Käme der Crash jetzt, brächte der Kurssturz {flowers} von {value} auf {final}.</translation>
        </message>
        <message>
            <source>If the market crashed now: {worth}</source>
            <translation>Käme der Crash jetzt: {worth}</translation>
        </message>
        <message>
            <source>If the market crashes: {now}, then {then}.</source>
            <translation>Käme der Crash: {now}, dann {then}.</translation>
        </message>
        <message>
            <source>If you end your turn now, the market crashes: the match is over, and the most valuable kind loses half its value.</source>
            <translation>Beendest du jetzt deinen Zug, kommt der Crash: Die Partie ist aus, und die teuerste Sorte verliert ihren halben Kurs.</translation>
        </message>
        <message>
            <source>In a Swap you must give a different kind from the one you take.</source>
            <translation>Bei einem Tausch musst du eine andere Sorte geben, als du nimmst.</translation>
        </message>
        <message>
            <source>In bloom at the start on {space}: {flower}.</source>
            <translation>Blüht am Anfang auf {space}: {flower}.</translation>
        </message>
        <message>
            <source>In bloom: harvested with its whole group once no space next to the group is empty</source>
            <translation>In Blüte: mit der ganzen Gruppe geerntet, sobald kein Feld daneben mehr leer ist</translation>
        </message>
        <message>
            <source>In bloom: harvested with its whole group once no space next to the group is empty and no part of it is at the edge</source>
            <translation>In Blüte: mit der ganzen Gruppe geerntet, sobald kein Feld daneben mehr leer ist und keine am Rand liegt</translation>
        </message>
        <message>
            <source>In the Greenhouse and in Stalk Portfolios: {flowers}.</source>
            <translation>Im Gewächshaus und in Portfolios: {flowers}.</translation>
        </message>
        <message>
            <source>It goes to the Compost when this turn ends.</source>
            <translation>Sie kommt auf den Kompost, wenn dieser Zug endet.</translation>
        </message>
        <message>
            <source>It is a player’s turn; nothing is drawn now.</source>
            <translation>Jemand ist am Zug; jetzt wird nichts gezogen.</translation>
        </message>
        <message>
            <source>Known from Swaps: {flowers}.</source>
            <translation>Aus Tauschen bekannt: {flowers}.</translation>
        </message>
        <message>
            <source>Known to everyone from Swaps</source>
            <translation>Allen aus Tauschen bekannt</translation>
        </message>
        <message>
            <source>Large: 61 spaces</source>
            <translation>Groß: 61 Felder</translation>
        </message>
        <message>
            <source>Leave the tokens alone: {value}</source>
            <translation>Lass die Marken liegen: {value}</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Länge der Partie</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Lang</translation>
        </message>
        <message>
            <source>Long match</source>
            <translation>Lange Partie</translation>
        </message>
        <message>
            <source>Market</source>
            <translation>Markt</translation>
        </message>
        <message>
            <source>Market Track</source>
            <translation>Marktleiste</translation>
        </message>
        <message>
            <source>Market Track and Stalk Values</source>
            <translation>Marktleiste und Kurse</translation>
        </message>
        <message>
            <source>Market Track, space {space}</source>
            <translation>Marktleiste, Feld {space}</translation>
        </message>
        <message>
            <source>Market over time</source>
            <translation>Verlauf des Marktes</translation>
        </message>
        <message>
            <source>Must pass the highest value</source>
            <translation>Muss den höchsten Kurs unterschreiten</translation>
        </message>
        <message>
            <source>New flowers come from the Greenhouse.</source>
            <translation>Aus dem Gewächshaus kommen neue Blumen.</translation>
        </message>
        <message>
            <source>No bulbs bloom.</source>
            <translation>Keine Zwiebel blüht auf.</translation>
        </message>
        <message>
            <source>No extra Plant or Swap is worth a token now.</source>
            <translation>Kein zusätzliches Pflanzen und kein zusätzlicher Tausch ist jetzt eine Marke wert.</translation>
        </message>
        <message>
            <source>No flower was valuable enough to lose anything.</source>
            <translation>Keine Blume war teuer genug, um etwas zu verlieren.</translation>
        </message>
        <message>
            <source>No flowers of this kind are left in the Greenhouse.</source>
            <translation>Von dieser Sorte ist keine Blume mehr im Gewächshaus.</translation>
        </message>
        <message>
            <source>No harvest this turn.</source>
            <translation>Keine Ernte in diesem Zug.</translation>
        </message>
        <message>
            <source>No harvest when this turn ends.</source>
            <translation>Am Ende dieses Zuges gibt es keine Ernte.</translation>
        </message>
        <message>
            <source>No harvest.</source>
            <translation>Keine Ernte.</translation>
        </message>
        <message>
            <source>No tokens, no hurry: {value}</source>
            <translation>Keine Marke, keine Eile: {value}</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Normal match</source>
            <translation>Normale Partie</translation>
        </message>
        <message>
            <source>Normal: 37 spaces</source>
            <translation>Normal: 37 Felder</translation>
        </message>
        <message>
            <source>Not shown</source>
            <translation>Nicht gezeigt</translation>
        </message>
        <message>
            <source>Nothing on the Exchange helps you enough: new flowers are worth a token.</source>
            <translation>An der Börse hilft dir nichts genug: Neue Blumen sind eine Marke wert.</translation>
        </message>
        <message>
            <source>Number of flowers</source>
            <translation>Zahl der Blumen</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>On the Exchange now: {flowers}.</source>
            <translation>Jetzt an der Börse: {flowers}.</translation>
        </message>
        <message>
            <source>On the brink: {value}</source>
            <translation>Am Abgrund: {value}</translation>
        </message>
        <message>
            <source>Once the market has crashed, nothing can change that</source>
            <translation>Nach einem Crash lässt sich daran nichts mehr ändern</translation>
        </message>
        <message>
            <source>Only surround others</source>
            <translation>Schließen nur ein</translation>
        </message>
        <message>
            <source>Only these flowers score: each one is worth its Stalk Value</source>
            <translation>Nur diese Blumen zählen: Jede bringt ihren Kurs</translation>
        </message>
        <message>
            <source>Only you can see them. A Swap exchanges one for another kind.</source>
            <translation>Nur du siehst sie. Ein Tausch wechselt eine gegen eine andere Sorte.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Other causes of a crash</source>
            <translation>Andere Ursachen für den Crash</translation>
        </message>
        <message>
            <source>Plant it in the Garden, or swap it for another kind from your Stalk Portfolio</source>
            <translation>Pflanz sie im Garten oder tausche sie gegen eine andere Sorte aus deinem Portfolio</translation>
        </message>
        <message>
            <source>Plant on {space}: {flower} from slot {slot}</source>
            <translation>Auf {space} pflanzen: {flower} aus Fach {slot}</translation>
        </message>
        <message>
            <source>Plant {flower} from slot {slot} on {space}.</source>
            <translation>Pflanz {flower} aus Fach {slot} auf {space}.</translation>
        </message>
        <message>
            <source>Plants most</source>
            <translation>Pflanzt am meisten</translation>
        </message>
        <message>
            <source>Players must remember Swaps from before the last round. The match file keeps everything.</source>
            <translation>Tausche vor der letzten Runde muss man sich merken. Die Partiedatei enthält trotzdem alles.</translation>
        </message>
        <message>
            <source>Plays by the current values and ignores the crash.</source>
            <translation>Spielt nach den aktuellen Kursen und beachtet den Crash nicht.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufällig</translation>
        </message>
        <message>
            <source>Reaching it is enough</source>
            <translation>Gleichauf genügt</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Runde {round}</translation>
        </message>
        <message>
            <source>Rows of the garden</source>
            <translation>Reihen des Gartens</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Platz 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Platz 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Platz 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Platz 4</translation>
        </message>
        <message>
            <source>Seat 5</source>
            <translation>Platz 5</translation>
        </message>
        <message numerus="yes">
            <source>Seat {seat} cannot go first: there are only %n player(s).</source>
            <translation>
                <numerusform>Platz {seat} kann nicht beginnen: Es gibt nur %n Spieler.</numerusform>
                <numerusform>Platz {seat} kann nicht beginnen: Es gibt nur %n Spieler.</numerusform>
            </translation>
        </message>
        <message>
            <source>Seedy Business</source>
            <translation>Krumme Geschäfte</translation>
        </message>
        <message>
            <source>Seedy Business tokens</source>
            <translation>Marken für krumme Geschäfte</translation>
        </message>
        <message>
            <source>Seedy Business tokens pay for extra actions; tokens left at the end are worth nothing</source>
            <translation>Marken für krumme Geschäfte bezahlen zusätzliche Aktionen; was am Ende übrig ist, ist nichts wert</translation>
        </message>
        <message>
            <source>Seedy Business, {n} left</source>
            <translation>Krumme Geschäfte, noch {n}</translation>
        </message>
        <message numerus="yes">
            <source>Seedy Business: %n token(s) left</source>
            <translation>
                <numerusform>Krumme Geschäfte: noch %n Marke</numerusform>
                <numerusform>Krumme Geschäfte: noch %n Marken</numerusform>
            </translation>
        </message>
        <message>
            <source>Seedy Business: all flowers on the Exchange go to the Compost, and new ones are drawn</source>
            <translation>Krumme Geschäfte: Alle Blumen der Börse kommen auf den Kompost, und neue werden gezogen</translation>
        </message>
        <message>
            <source>Sees the crash coming, and plans both actions together.</source>
            <translation>Sieht den Crash kommen und plant beide Aktionen zusammen.</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Aufbau</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Kurz</translation>
        </message>
        <message>
            <source>Short match</source>
            <translation>Kurze Partie</translation>
        </message>
        <message>
            <source>Show known flowers</source>
            <translation>Bekannte Blumen zeigen</translation>
        </message>
        <message>
            <source>Shown during play</source>
            <translation>Im Spiel zu sehen</translation>
        </message>
        <message>
            <source>Shows how many flowers are in each, but not which.</source>
            <translation>Zeigt, wie viele Blumen in beiden liegen, aber nicht welche.</translation>
        </message>
        <message>
            <source>Shows how many flowers of each kind are in each.</source>
            <translation>Zeigt, wie viele Blumen jeder Sorte in beiden liegen.</translation>
        </message>
        <message>
            <source>Shows neither; players have to remember.</source>
            <translation>Zeigt beides nicht; man muss es sich merken.</translation>
        </message>
        <message>
            <source>Shows what each player is known to hold from past Swaps.</source>
            <translation>Zeigt, welche Blumen ein Spieler nach seinen bisherigen Tauschen sicher hat.</translation>
        </message>
        <message>
            <source>Size of the Garden</source>
            <translation>Größe des Gartens</translation>
        </message>
        <message>
            <source>Slot {slot}</source>
            <translation>Fach {slot}</translation>
        </message>
        <message>
            <source>Small: 19 spaces</source>
            <translation>Klein: 19 Felder</translation>
        </message>
        <message>
            <source>Snowdrop</source>
            <translation>Schnee­glöckchen</translation>
        </message>
        <message>
            <source>Something else must be drawn first.</source>
            <translation>Zuerst muss etwas anderes gezogen werden.</translation>
        </message>
        <message>
            <source>Space of the first harvested flower</source>
            <translation>Feld der ersten geernteten Blume</translation>
        </message>
        <message>
            <source>Space {space}</source>
            <translation>Feld {space}</translation>
        </message>
        <message>
            <source>Spaces between the last flower on the Market Track and the highest Stalk Value. A harvested flower of the most valuable kind takes 2, any other 1</source>
            <translation>Felder zwischen der letzten Blume auf der Marktleiste und dem höchsten Kurs. Eine geerntete Blume der teuersten Sorte kostet 2, jede andere 1</translation>
        </message>
        <message>
            <source>Spend a token and swap in slot {slot}: take {taken}, give {given}.</source>
            <translation>Gib eine Marke aus und tausche in Fach {slot}: Nimm {taken}, gib {given}.</translation>
        </message>
        <message>
            <source>Spend a token on a Flush.</source>
            <translation>Gib eine Marke für eine Räumung aus.</translation>
        </message>
        <message>
            <source>Spend a token on an extra Plant, an extra Swap or a Flush, at any time during your turn.</source>
            <translation>Gib jederzeit in deinem Zug eine Marke für noch ein Pflanzen, noch einen Tausch oder eine Räumung aus.</translation>
        </message>
        <message>
            <source>Spend a token: plant {flower} from slot {slot} on {space}.</source>
            <translation>Gib eine Marke aus: Pflanz {flower} aus Fach {slot} auf {space}.</translation>
        </message>
        <message>
            <source>Stalk Exchange</source>
            <translation>Stalk Exchange</translation>
        </message>
        <message numerus="yes">
            <source>Stalk Exchange is for two to five players, not %n.</source>
            <translation>
                <numerusform>Stalk Exchange ist für zwei bis fünf Spieler, nicht für %n.</numerusform>
                <numerusform>Stalk Exchange ist für zwei bis fünf Spieler, nicht für %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stalk Value that ends the match (house rule)</source>
            <translation>Kurs, der die Partie beendet (Hausregel)</translation>
        </message>
        <message>
            <source>Stalk Value: {flower}</source>
            <translation>Kurs: {flower}</translation>
        </message>
        <message>
            <source>Stalk Values</source>
            <translation>Kurse</translation>
        </message>
        <message>
            <source>Stalk Values at the start</source>
            <translation>Kurse am Anfang</translation>
        </message>
        <message>
            <source>Stalk Values don’t change.</source>
            <translation>Die Kurse ändern sich nicht.</translation>
        </message>
        <message>
            <source>Stalk Values rise: {values}.</source>
            <translation>Kurse steigen: {values}.</translation>
        </message>
        <message>
            <source>Stalk Values: {values}.</source>
            <translation>Kurse: {values}.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Wer beginnt</translation>
        </message>
        <message>
            <source>Steps to the crash</source>
            <translation>Schritte bis zum Crash</translation>
        </message>
        <message>
            <source>Steps to the crash: {now}, then {then}.</source>
            <translation>Schritte bis zum Crash: {now}, dann {then}.</translation>
        </message>
        <message>
            <source>Swap in slot {slot}: take {taken}, give {given}.</source>
            <translation>Tausche in Fach {slot}: Nimm {taken}, gib {given}.</translation>
        </message>
        <message>
            <source>The Bust</source>
            <translation>Der Kurssturz</translation>
        </message>
        <message>
            <source>The Bust changes nothing</source>
            <translation>Der Kurssturz ändert nichts</translation>
        </message>
        <message>
            <source>The Bust halves the most valuable kind.</source>
            <translation>Der Kurssturz halbiert die teuerste Sorte.</translation>
        </message>
        <message>
            <source>The Bust halves {flowers}</source>
            <translation>Der Kurssturz halbiert {flowers}</translation>
        </message>
        <message>
            <source>The Bust: {flower} is the most valuable at {value} and loses {lost}, leaving {final}.</source>
            <translation>Der Kurssturz: {flower} ist mit {value} am teuersten und verliert {lost}, es bleiben {final}.</translation>
        </message>
        <message>
            <source>The Compost</source>
            <translation>Der Kompost</translation>
        </message>
        <message numerus="yes">
            <source>The Compost: %n flower(s)</source>
            <translation>
                <numerusform>Der Kompost: %n Blume</numerusform>
                <numerusform>Der Kompost: %n Blumen</numerusform>
            </translation>
        </message>
        <message>
            <source>The Compost: {flowers}</source>
            <translation>Der Kompost: {flowers}</translation>
        </message>
        <message>
            <source>The Exchange and the Greenhouse are both empty.</source>
            <translation>Börse und Gewächshaus sind beide leer.</translation>
        </message>
        <message>
            <source>The Exchange has no slot with this number.</source>
            <translation>Ein Fach mit dieser Nummer hat die Börse nicht.</translation>
        </message>
        <message>
            <source>The Exchange is empty: nothing goes to the Compost.</source>
            <translation>Die Börse ist leer: Nichts kommt auf den Kompost.</translation>
        </message>
        <message>
            <source>The Exchange is filled.</source>
            <translation>Die Börse wird gefüllt.</translation>
        </message>
        <message>
            <source>The Garden</source>
            <translation>Der Garten</translation>
        </message>
        <message>
            <source>The Garden has no empty spaces left.</source>
            <translation>Im Garten ist kein Feld mehr leer.</translation>
        </message>
        <message>
            <source>The Garden has no space with this name.</source>
            <translation>Der Garten hat kein Feld mit diesem Namen.</translation>
        </message>
        <message>
            <source>The Garden is full</source>
            <translation>Der Garten ist voll</translation>
        </message>
        <message>
            <source>The Greenhouse</source>
            <translation>Das Gewächshaus</translation>
        </message>
        <message>
            <source>The Greenhouse cannot fill the Exchange.</source>
            <translation>Das Gewächshaus kann die Börse nicht füllen.</translation>
        </message>
        <message>
            <source>The Greenhouse cannot refill the Exchange after a Flush: the match would end with this turn.</source>
            <translation>Nach einer Räumung kann das Gewächshaus die Börse nicht füllen: Die Partie würde mit diesem Zug enden.</translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse has only %n flower(s): after a Flush the match ends with this turn.</source>
            <translation>
                <numerusform>Das Gewächshaus hat nur noch %n Blume: Nach einer Räumung endet die Partie mit diesem Zug.</numerusform>
                <numerusform>Das Gewächshaus hat nur noch %n Blumen: Nach einer Räumung endet die Partie mit diesem Zug.</numerusform>
            </translation>
        </message>
        <message>
            <source>The Greenhouse runs dry</source>
            <translation>Das Gewächshaus ist erschöpft</translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse: %n flower(s) left</source>
            <translation>
                <numerusform>Das Gewächshaus: noch %n Blume</numerusform>
                <numerusform>Das Gewächshaus: noch %n Blumen</numerusform>
            </translation>
        </message>
        <message>
            <source>The Market Track and the highest Stalk Value may be level; the market crashes only when the Market Track is lower.</source>
            <translation>Marktleiste und höchster Kurs dürfen gleichauf stehen; erst danach kommt der Crash.</translation>
        </message>
        <message>
            <source>The Market Track is full: its last flower is beside it, and {flowers} are at {value}.</source>
            <translation>Die Marktleiste ist voll: Ihre letzte Blume liegt daneben, {flowers} stehen bei {value}.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces higher, so the crash comes later.</source>
            <translation>Die Marktleiste beginnt vier Felder höher, und der Crash kommt später.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces lower or higher, so the crash comes sooner or later.</source>
            <translation>Die Marktleiste beginnt vier Felder tiefer oder höher, und der Crash kommt früher oder später.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces lower, so the crash comes sooner.</source>
            <translation>Die Marktleiste beginnt vier Felder tiefer, und der Crash kommt früher.</translation>
        </message>
        <message>
            <source>The Market Track: each harvested flower goes one space lower</source>
            <translation>Die Marktleiste: Jede geerntete Blume liegt ein Feld tiefer</translation>
        </message>
        <message>
            <source>The Stalk Portfolio is hidden</source>
            <translation>Das Portfolio ist verdeckt</translation>
        </message>
        <message>
            <source>The Stalk Portfolio stays hidden until the end</source>
            <translation>Das Portfolio bleibt bis zum Ende verdeckt</translation>
        </message>
        <message>
            <source>The Upkeep: four steps, always in this order</source>
            <translation>Die Pflege: vier Schritte, immer in dieser Reihenfolge</translation>
        </message>
        <message>
            <source>The bag that all new flowers are drawn from</source>
            <translation>Der Beutel, aus dem alle neuen Blumen gezogen werden</translation>
        </message>
        <message>
            <source>The bag that all new flowers are drawn from, each equally likely</source>
            <translation>Der Beutel, aus dem alle neuen Blumen gezogen werden, jede mit gleicher Chance</translation>
        </message>
        <message numerus="yes">
            <source>The best turn harvests %n flower(s), yours {yours}.</source>
            <translation>
                <numerusform>Der beste Zug erntet %n Blume, deiner {yours}.</numerusform>
                <numerusform>Der beste Zug erntet %n Blumen, deiner {yours}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The best turn harvests {spaces}; yours does not.</source>
            <translation>Der beste Zug erntet {spaces}, deiner nicht.</translation>
        </message>
        <message>
            <source>The crash is near: when the Market Track falls below the most valuable kind, the match ends.</source>
            <translation>Der Crash ist nah: Fällt die Marktleiste unter die teuerste Sorte, endet die Partie.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>Die aktuelle Entscheidung. F1 öffnet die Regeln dazu</translation>
        </message>
        <message>
            <source>The dashed line is the Market Track going down: it passed {flowers} on turn {turn}.</source>
            <translation>Die gestrichelte Linie ist die sinkende Marktleiste: In Zug {turn} fiel sie unter {flowers}.</translation>
        </message>
        <message>
            <source>The dashed line is the Market Track going down: where it meets the most valuable kind, the market crashes.</source>
            <translation>Die gestrichelte Linie ist die sinkende Marktleiste: Wo sie die teuerste Sorte trifft, kommt der Crash.</translation>
        </message>
        <message>
            <source>The edge of the Garden</source>
            <translation>Der Rand des Gartens</translation>
        </message>
        <message>
            <source>The first blooms are placed in the Garden.</source>
            <translation>Die ersten Blüten kommen in den Garten.</translation>
        </message>
        <message>
            <source>The harvest basket</source>
            <translation>Der Erntekorb</translation>
        </message>
        <message>
            <source>The highest possible Stalk Value, {value}, has been reached by {flowers}.</source>
            <translation>Die Obergrenze der Kurse, {value}, ist erreicht: {flowers}.</translation>
        </message>
        <message>
            <source>The last flower on the Market Track</source>
            <translation>Die letzte Blume auf der Marktleiste</translation>
        </message>
        <message>
            <source>The last flower on the Market Track is on space {space}, and {flowers} are at {value}.</source>
            <translation>Die letzte Blume auf der Marktleiste liegt auf Feld {space}, {flowers} stehen bei {value}.</translation>
        </message>
        <message>
            <source>The last round</source>
            <translation>Die letzte Runde</translation>
        </message>
        <message>
            <source>The log shows</source>
            <translation>Der Verlauf zeigt</translation>
        </message>
        <message>
            <source>The loss is rounded up</source>
            <translation>Der Verlust wird aufgerundet</translation>
        </message>
        <message>
            <source>The marked group is almost surrounded: the player who plants on the last empty space beside it harvests it.</source>
            <translation>Die markierte Gruppe ist fast eingeschlossen: Wer das letzte leere Feld daneben bepflanzt, erntet sie.</translation>
        </message>
        <message>
            <source>The market</source>
            <translation>Der Markt</translation>
        </message>
        <message>
            <source>The market also crashes when a Stalk Value reaches 9 with two players, 8 with three or four, 7 with five.</source>
            <translation>Der Crash kommt auch, wenn ein Kurs zu zweit 9, zu dritt oder viert 8, zu fünft 7 erreicht.</translation>
        </message>
        <message>
            <source>The market also crashes when an Upkeep begins with no empty space in the Garden.</source>
            <translation>Der Crash kommt auch, wenn eine Pflege beginnt und im Garten kein Feld mehr frei ist.</translation>
        </message>
        <message>
            <source>The market crashes as soon as the Market Track and the highest Stalk Value are level.</source>
            <translation>Der Crash kommt, sobald Marktleiste und höchster Kurs gleichauf stehen.</translation>
        </message>
        <message>
            <source>The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>Kann es die Börse nicht füllen, kommt der Crash.</translation>
        </message>
        <message>
            <source>The market crashes when the Market Track has passed the most valuable kind, or when the Greenhouse runs dry.</source>
            <translation>Der Crash kommt, wenn die Marktleiste unter die teuerste Sorte fällt oder das Gewächshaus leer ist.</translation>
        </message>
        <message>
            <source>The market crashes! {why}</source>
            <translation>Der Markt bricht zusammen! {why}</translation>
        </message>
        <message>
            <source>The market has crashed.</source>
            <translation>Der Markt ist zusammengebrochen.</translation>
        </message>
        <message>
            <source>The market has crashed: {who} share the victory.</source>
            <translation>Nach dem Crash: {who} teilen sich den Sieg.</translation>
        </message>
        <message numerus="yes">
            <source>The market has crashed: {who} wins by %n point(s).</source>
            <translation>
                <numerusform>Nach dem Crash: {who} gewinnt mit %n Punkt Vorsprung.</numerusform>
                <numerusform>Nach dem Crash: {who} gewinnt mit %n Punkten Vorsprung.</numerusform>
            </translation>
        </message>
        <message>
            <source>The market has crashed: {who} wins the tie-break on {flowers}.</source>
            <translation>Nach dem Crash: Gleichstand, und {who} gewinnt durch {flowers}.</translation>
        </message>
        <message>
            <source>The market has not crashed yet.</source>
            <translation>Der Markt ist noch nicht zusammengebrochen.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The match would end with this turn. {why}</source>
            <translation>Die Partie würde mit diesem Zug enden. {why}</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; a 7 drops to 3.</source>
            <translation>Die teuerste Sorte verliert ihren halben Kurs; aus 7 wird 3.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; a 7 drops to 4.</source>
            <translation>Die teuerste Sorte verliert ihren halben Kurs; aus 7 wird 4.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; this sets how an odd value is rounded.</source>
            <translation>Die teuerste Sorte verliert ihren halben Kurs; hier legst du fest, wie ein ungerader Kurs gerundet wird.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half: {value} − {lost} = {final}</source>
            <translation>Die teuerste Sorte verliert die Hälfte: {value} − {lost} = {final}</translation>
        </message>
        <message>
            <source>The next harvest after that crashes the market.</source>
            <translation>Die Ernte danach bringt den Crash.</translation>
        </message>
        <message>
            <source>The next harvest crashes the market.</source>
            <translation>Die nächste Ernte bringt den Crash.</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Die Spieler</translation>
        </message>
        <message>
            <source>The remaining value is rounded up</source>
            <translation>Der Rest wird aufgerundet</translation>
        </message>
        <message>
            <source>The same after the Bust has halved the most valuable kind</source>
            <translation>Dasselbe, nachdem der Kurssturz die teuerste Sorte halbiert hat</translation>
        </message>
        <message>
            <source>The seat that takes the first turn.</source>
            <translation>Der Platz, der den ersten Zug hat.</translation>
        </message>
        <message>
            <source>The starting player is drawn at random.</source>
            <translation>Wer beginnt, wird ausgelost.</translation>
        </message>
        <message>
            <source>The starting player was chosen before the match.</source>
            <translation>Wer beginnt, wurde vor der Partie festgelegt.</translation>
        </message>
        <message>
            <source>There is a different flower in this slot.</source>
            <translation>In diesem Fach liegt eine andere Blume.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>Diesen Platz gibt es in dieser Partie nicht.</translation>
        </message>
        <message>
            <source>This bulb can’t bloom: no empty space beside it.</source>
            <translation>Diese Zwiebel kann nicht blühen: kein leeres Feld daneben.</translation>
        </message>
        <message numerus="yes">
            <source>This crashes the market: your flowers score %n point(s), instead of {now} if it crashed now.</source>
            <translation>
                <numerusform>Damit kommt der Crash: Deine Blumen bringen %n Punkt statt {now} bei einem Crash jetzt.</numerusform>
                <numerusform>Damit kommt der Crash: Deine Blumen bringen %n Punkte statt {now} bei einem Crash jetzt.</numerusform>
            </translation>
        </message>
        <message>
            <source>This ends the match. {why}</source>
            <translation>Das beendet die Partie. {why}</translation>
        </message>
        <message numerus="yes">
            <source>This harvests %n flower(s) at the end of the turn: {flowers}.</source>
            <translation>
                <numerusform>Am Ende des Zuges erntet das %n Blume: {flowers}.</numerusform>
                <numerusform>Am Ende des Zuges erntet das %n Blumen: {flowers}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This is the last turn.</source>
            <translation>Das ist der letzte Zug.</translation>
        </message>
        <message>
            <source>This is the last turn. {why}</source>
            <translation>Das ist der letzte Zug. {why}</translation>
        </message>
        <message>
            <source>This is the most valuable kind: the Bust would halve it at the end.</source>
            <translation>Das ist die teuerste Sorte: Am Ende würde der Kurssturz ihren Kurs halbieren.</translation>
        </message>
        <message>
            <source>This slot stays empty until the Exchange is refilled.</source>
            <translation>Dieses Fach bleibt leer, bis die Börse aufgefüllt wird.</translation>
        </message>
        <message>
            <source>This space is already occupied.</source>
            <translation>Dieses Feld ist schon besetzt.</translation>
        </message>
        <message numerus="yes">
            <source>This surrounds %n flower(s), harvested at the end of your turn: {flowers}.</source>
            <translation>
                <numerusform>Das schließt %n Blume ein, die am Ende deines Zuges geerntet wird: {flowers}.</numerusform>
                <numerusform>Das schließt %n Blumen ein, die am Ende deines Zuges geerntet werden: {flowers}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tied at {points} points; {flowers} decide it, {more} to {fewer} for {who}.</source>
            <translation>Gleichstand bei {points} Punkten. Es entscheiden {flowers}: {more} zu {fewer} für {who}.</translation>
        </message>
        <message>
            <source>Tied on points and on every tie-breaker.</source>
            <translation>Gleichstand bei den Punkten und bei jedem Stichentscheid.</translation>
        </message>
        <message>
            <source>To the Compost: {flower}, from slot {slot}.</source>
            <translation>Auf den Kompost: {flower}, aus Fach {slot}.</translation>
        </message>
        <message>
            <source>Tokens in the box</source>
            <translation>Marken in der Schachtel</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulpe</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Upkeep</source>
            <translation>Pflege</translation>
        </message>
        <message>
            <source>Upkeep after {who}’s turn. {step}</source>
            <translation>Pflege nach dem Zug von {who}. {step}</translation>
        </message>
        <message>
            <source>Value of the Stalk Portfolios</source>
            <translation>Wert der Portfolios</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Kurse</translation>
        </message>
        <message>
            <source>What one flower of this kind is worth. Each one harvested adds 1</source>
            <translation>Was eine Blume dieser Sorte wert ist. Jede geerntete gibt 1 dazu</translation>
        </message>
        <message>
            <source>What the Upkeep would do if the turn ended now</source>
            <translation>Was die Pflege täte, wenn der Zug jetzt endete</translation>
        </message>
        <message>
            <source>What your Stalk Portfolio is worth</source>
            <translation>Was dein Portfolio wert ist</translation>
        </message>
        <message>
            <source>When this turn ends</source>
            <translation>Wenn dieser Zug endet</translation>
        </message>
        <message>
            <source>When this turn ends: {what}</source>
            <translation>Wenn dieser Zug endet: {what}</translation>
        </message>
        <message>
            <source>Whether bulbs belong to groups and are harvested with them.</source>
            <translation>Ob Zwiebeln zu Gruppen gehören und mit ihnen geerntet werden.</translation>
        </message>
        <message>
            <source>Whether the market crashes when this flower is level with the highest Stalk Value, or only below it.</source>
            <translation>Ob der Crash kommt, wenn diese Blume mit dem höchsten Kurs gleichauf liegt, oder erst darunter.</translation>
        </message>
        <message>
            <source>With an open edge, a group that touches it is never surrounded and never harvested.</source>
            <translation>Bei offenem Rand ist eine Gruppe, die ihn berührt, nie eingeschlossen und wird nie geerntet.</translation>
        </message>
        <message>
            <source>Without Seedy Business tokens there are no extra actions: good for learning the game.</source>
            <translation>Ohne Marken für krumme Geschäfte gibt es keine Zusatzaktionen: gut, um das Spiel kennenzulernen.</translation>
        </message>
        <message>
            <source>Worked out from everything in view</source>
            <translation>Errechnet aus allem, was offen liegt</translation>
        </message>
        <message>
            <source>Worth after this Upkeep: {worth}</source>
            <translation>Wert nach dieser Pflege: {worth}</translation>
        </message>
        <message>
            <source>Worth now: {worth}</source>
            <translation>Wert jetzt: {worth}</translation>
        </message>
        <message>
            <source>You can plant any flower from the Exchange here, as a bulb.</source>
            <translation>Du kannst hier jede Blume der Börse als Zwiebel pflanzen.</translation>
        </message>
        <message>
            <source>You can spend Seedy Business tokens only on your own turn</source>
            <translation>Marken für krumme Geschäfte kannst du nur in deinem eigenen Zug ausgeben</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of this kind.</source>
            <translation>
                <numerusform>Von dieser Sorte hast du %n.</numerusform>
                <numerusform>Von dieser Sorte hast du %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no basic actions and no Seedy Business tokens left.</source>
            <translation>Du hast keine Grundaktion und keine Marke für krumme Geschäfte mehr.</translation>
        </message>
        <message>
            <source>You have no basic actions left. End your turn, or spend a Seedy Business token on another one.</source>
            <translation>Du hast keine Grundaktion mehr. Beende deinen Zug, oder gib für eine weitere Aktion eine Marke für krumme Geschäfte aus.</translation>
        </message>
        <message>
            <source>You have no flowers of this kind in your Stalk Portfolio.</source>
            <translation>In deinem Portfolio ist keine Blume dieser Sorte.</translation>
        </message>
        <message>
            <source>You still have a basic action to take.</source>
            <translation>Du hast noch eine Grundaktion.</translation>
        </message>
        <message>
            <source>Your Stalk Portfolio</source>
            <translation>Dein Portfolio</translation>
        </message>
        <message numerus="yes">
            <source>Your Stalk Portfolio: %n flower(s) only you can see</source>
            <translation>
                <numerusform>Dein Portfolio: %n Blume, die nur du siehst</numerusform>
                <numerusform>Dein Portfolio: %n Blumen, die nur du siehst</numerusform>
            </translation>
        </message>
        <message>
            <source>Your daffodils</source>
            <translation>Deine Narzissen</translation>
        </message>
        <message>
            <source>Your dahlias</source>
            <translation>Deine Dahlien</translation>
        </message>
        <message numerus="yes">
            <source>Your flowers are then worth %n point(s), up from {now}.</source>
            <translation>
                <numerusform>Dann sind deine Blumen %n Punkt wert, bisher {now}.</numerusform>
                <numerusform>Dann sind deine Blumen %n Punkte wert, bisher {now}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain about {theirs}.</source>
            <translation>
                <numerusform>Deine Blumen sind dann %n Punkt wert, bisher {now}; {who} sollte etwa {theirs} gewinnen.</numerusform>
                <numerusform>Deine Blumen sind dann %n Punkte wert, bisher {now}; {who} sollte etwa {theirs} gewinnen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain nothing.</source>
            <translation>
                <numerusform>Deine Blumen sind dann %n Punkt wert, bisher {now}; {who} sollte nichts gewinnen.</numerusform>
                <numerusform>Deine Blumen sind dann %n Punkte wert, bisher {now}; {who} sollte nichts gewinnen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your flowers: {now}, then {then}.</source>
            <translation>Deine Blumen: {now}, dann {then}.</translation>
        </message>
        <message>
            <source>Your globemasters</source>
            <translation>Deine Globemaster</translation>
        </message>
        <message>
            <source>Your snowdrops</source>
            <translation>Deine Schneeglöckchen</translation>
        </message>
        <message>
            <source>Your tulips</source>
            <translation>Deine Tulpen</translation>
        </message>
        <message>
            <source>Your turn harvests {spaces}; the best turn does not.</source>
            <translation>Dein Zug erntet {spaces}, der beste nicht.</translation>
        </message>
        <message>
            <source>a daffodil</source>
            <translation>eine Narzisse</translation>
        </message>
        <message>
            <source>a dahlia</source>
            <translation>eine Dahlie</translation>
        </message>
        <message>
            <source>a globemaster</source>
            <translation>einen Globemaster</translation>
        </message>
        <message>
            <source>a regular hexagon with this side has the rows {rows}</source>
            <translation>die Reihen eines regelmäßigen Sechsecks mit dieser Seite sind {rows}</translation>
        </message>
        <message>
            <source>a snowdrop</source>
            <translation>ein Schneeglöckchen</translation>
        </message>
        <message>
            <source>a tulip</source>
            <translation>eine Tulpe</translation>
        </message>
        <message>
            <source>after step 3</source>
            <translation>nach Schritt 3</translation>
        </message>
        <message>
            <source>at current values</source>
            <translation>zu den aktuellen Kursen</translation>
        </message>
        <message>
            <source>bulbs bloom</source>
            <translation>Zwiebeln blühen auf</translation>
        </message>
        <message>
            <source>bulbs bloom, including this one</source>
            <translation>Zwiebeln blühen auf, auch diese</translation>
        </message>
        <message>
            <source>crash</source>
            <translation>Crash</translation>
        </message>
        <message numerus="yes">
            <source>crashes caused: %n</source>
            <translation>
                <numerusform>ausgelöste Crashs: %n</numerusform>
                <numerusform>ausgelöste Crashs: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>daffodil</source>
            <translation>Narzisse</translation>
        </message>
        <message>
            <source>dahlia</source>
            <translation>Dahlie</translation>
        </message>
        <message>
            <source>each pays for an extra Plant, an extra Swap or a Flush</source>
            <translation>jede bezahlt ein zusätzliches Pflanzen, einen zusätzlichen Tausch oder eine Räumung</translation>
        </message>
        <message>
            <source>flowers harvested</source>
            <translation>Blumen geerntet</translation>
        </message>
        <message>
            <source>globemaster</source>
            <translation>Globemaster</translation>
        </message>
        <message>
            <source>if the market crashed now</source>
            <translation>käme der Crash jetzt</translation>
        </message>
        <message>
            <source>if the market crashes</source>
            <translation>bei einem Crash</translation>
        </message>
        <message>
            <source>is worth {value}</source>
            <translation>steht bei {value}</translation>
        </message>
        <message>
            <source>it blooms</source>
            <translation>blüht sie auf</translation>
        </message>
        <message>
            <source>it has no empty space beside it and stays a bulb</source>
            <translation>hat sie kein leeres Feld neben sich und bleibt Zwiebel</translation>
        </message>
        <message>
            <source>it is harvested</source>
            <translation>wird sie geerntet</translation>
        </message>
        <message>
            <source>last action</source>
            <translation>letzte Aktion</translation>
        </message>
        <message>
            <source>may end the turn</source>
            <translation>kann beenden</translation>
        </message>
        <message numerus="yes">
            <source>must be 0 or more; {seats} players would need %n token(s), and there are only {held}</source>
            <translation>
                <numerusform>muss 0 oder mehr sein; {seats} Spieler brauchen %n Marke, und es gibt nur {held}</numerusform>
                <numerusform>muss 0 oder mehr sein; {seats} Spieler brauchen %n Marken, und es gibt nur {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>must be 1 or more</source>
            <translation>muss 1 oder mehr sein</translation>
        </message>
        <message>
            <source>must be a whole number from {low} to {high}</source>
            <translation>muss eine ganze Zahl von {low} bis {high} sein</translation>
        </message>
        <message>
            <source>next</source>
            <translation>gleich dran</translation>
        </message>
        <message>
            <source>no empty space beside it</source>
            <translation>kein leeres Feld daneben</translation>
        </message>
        <message>
            <source>one of its empty spaces</source>
            <translation>eines ihrer leeren Felder</translation>
        </message>
        <message>
            <source>open at the edge</source>
            <translation>am Rand offen</translation>
        </message>
        <message>
            <source>open at the edge of the Garden</source>
            <translation>am Rand des Gartens offen</translation>
        </message>
        <message numerus="yes">
            <source>plants most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>pflanzt am meisten: {what}, %n-mal</numerusform>
                <numerusform>pflanzt am meisten: {what}, %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>snowdrop</source>
            <translation>Schnee­glöckchen</translation>
        </message>
        <message>
            <source>spent tokens do not come back</source>
            <translation>ausgegebene Marken kommen nicht zurück</translation>
        </message>
        <message>
            <source>still open at {spaces}</source>
            <translation>noch offen: {spaces}</translation>
        </message>
        <message>
            <source>surround others but are not harvested themselves</source>
            <translation>schließen andere ein, werden aber selbst nicht geerntet</translation>
        </message>
        <message>
            <source>surrounded</source>
            <translation>eingeschlossen</translation>
        </message>
        <message>
            <source>the daffodils</source>
            <translation>die Narzissen</translation>
        </message>
        <message>
            <source>the dahlias</source>
            <translation>die Dahlien</translation>
        </message>
        <message>
            <source>the globemasters</source>
            <translation>die Globemaster</translation>
        </message>
        <message>
            <source>the number never changes; the kinds are secret</source>
            <translation>die Zahl ändert sich nie; die Sorten sind geheim</translation>
        </message>
        <message>
            <source>the rest {figures}</source>
            <translation>der Rest {figures}</translation>
        </message>
        <message>
            <source>the snowdrops</source>
            <translation>die Schneeglöckchen</translation>
        </message>
        <message>
            <source>the start space must be 1 or more; for {seats} players, side {side} and length {length} it is {space}</source>
            <translation>das Startfeld muss 1 oder mehr sein; bei {seats} Spielern, Seite {side} und Länge {length} ist es {space}</translation>
        </message>
        <message>
            <source>the tulips</source>
            <translation>die Tulpen</translation>
        </message>
        <message>
            <source>then</source>
            <translation>dann</translation>
        </message>
        <message>
            <source>this is its last empty space</source>
            <translation>das ist ihr letztes leeres Feld</translation>
        </message>
        <message>
            <source>tulip</source>
            <translation>Tulpe</translation>
        </message>
        <message>
            <source>was harvested, and its value rose by 1</source>
            <translation>wurde geerntet, und ihr Kurs stieg um 1</translation>
        </message>
        <message>
            <source>when your turn ends</source>
            <translation>wenn dein Zug endet</translation>
        </message>
        <message>
            <source>when {who}’s turn ends</source>
            <translation>wenn der Zug von {who} endet</translation>
        </message>
        <message>
            <source>worth now</source>
            <translation>Wert jetzt</translation>
        </message>
        <message>
            <source>your flowers</source>
            <translation>deine Blumen</translation>
        </message>
        <message>
            <source>{flowers} at {value}: {worth}</source>
            <translation>{flowers} zu {value}: {worth}</translation>
        </message>
        <message>
            <source>{flowers} at {value}: {worth} for you</source>
            <translation>{flowers} zu {value}: {worth} für dich</translation>
        </message>
        <message>
            <source>{flowers} {figures}</source>
            <translation>{flowers} {figures}</translation>
        </message>
        <message>
            <source>{flower} bulb</source>
            <translation>{flower}, Zwiebel</translation>
        </message>
        <message numerus="yes">
            <source>{flower} bulb in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower}, Zwiebel, für sich, {room}</numerusform>
                <numerusform>{flower}, Zwiebel, in einer Gruppe von %n, {room}</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower} bulb that can’t bloom (no empty space beside it)</source>
            <translation>{flower}, Zwiebel, kann nicht blühen (kein leeres Feld daneben)</translation>
        </message>
        <message numerus="yes">
            <source>{flower} in bloom in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower}, blüht, für sich, {room}</numerusform>
                <numerusform>{flower}, blüht, in einer Gruppe von %n, {room}</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower} in slot {slot}</source>
            <translation>{flower} in Fach {slot}</translation>
        </message>
        <message>
            <source>{flower} in slot {slot}, goes to the Compost next</source>
            <translation>{flower} in Fach {slot}, kommt als Nächstes auf den Kompost</translation>
        </message>
        <message>
            <source>{flower} is worth {value}</source>
            <translation>{flower}: Kurs {value}</translation>
        </message>
        <message>
            <source>{flower} on {spaces}</source>
            <translation>{flower} auf {spaces}</translation>
        </message>
        <message>
            <source>{flower} on {space}</source>
            <translation>{flower} auf {space}</translation>
        </message>
        <message>
            <source>{flower} {now} to {then}</source>
            <translation>{flower} von {now} auf {then}</translation>
        </message>
        <message numerus="yes">
            <source>{flower}, group of %n:</source>
            <translation>
                <numerusform>{flower}, Gruppe aus %n:</numerusform>
                <numerusform>{flower}, Gruppe aus %n:</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower}, harvest number {number}</source>
            <translation>{flower}, Ernte Nummer {number}</translation>
        </message>
        <message>
            <source>{flower}, harvested</source>
            <translation>{flower}, geerntet</translation>
        </message>
        <message>
            <source>{flower}: {held} × {price} = {worth}; with your turn {your_held} × {your_price} = {your_worth}.</source>
            <translation>{flower}: {held} × {price} = {worth}; mit deinem Zug {your_held} × {your_price} = {your_worth}.</translation>
        </message>
        <message>
            <source>{number} × {value}</source>
            <translation>{number} × {value}</translation>
        </message>
        <message>
            <source>{n} left</source>
            <translation>noch {n}</translation>
        </message>
        <message>
            <source>{n} out</source>
            <translation>{n} fort</translation>
        </message>
        <message>
            <source>{points} before the Bust</source>
            <translation>{points} vor dem Kurssturz</translation>
        </message>
        <message numerus="yes">
            <source>{seats} portfolios, the Exchange and the start blooms need %n flower(s); there are {held}</source>
            <translation>
                <numerusform>{seats} Portfolios, Börse und Startblüten brauchen %n Blume; es gibt {held}</numerusform>
                <numerusform>{seats} Portfolios, Börse und Startblüten brauchen %n Blumen; es gibt {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>{slot}, next out</source>
            <translation>{slot}, gleich fort</translation>
        </message>
        <message>
            <source>{taken} for {given}</source>
            <translation>{taken} gegen {given}</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} flushes the Exchange: new flowers come from the Greenhouse.</source>
            <translation>{who} räumt die Börse: Neue Blumen kommen aus dem Gewächshaus.</translation>
        </message>
        <message>
            <source>{who} goes first.</source>
            <translation>{who} beginnt.</translation>
        </message>
        <message>
            <source>{who} has the best portfolio: {points} points.</source>
            <translation>{who} hat das beste Portfolio: {points} Punkte.</translation>
        </message>
        <message>
            <source>{who} is about to end the turn.</source>
            <translation>{who} wird den Zug gleich beenden.</translation>
        </message>
        <message>
            <source>{who} is known to hold {flowers}.</source>
            <translation>{who} hat sicher {flowers}.</translation>
        </message>
        <message>
            <source>{who} may spend a token or end the turn.</source>
            <translation>{who} kann eine Marke ausgeben oder den Zug beenden.</translation>
        </message>
        <message>
            <source>{who} plants or swaps, action {number} of {of}.</source>
            <translation>{who} pflanzt oder tauscht, Aktion {number} von {of}.</translation>
        </message>
        <message>
            <source>{who} plants {flower} from slot {slot} on {space}.</source>
            <translation>{who} pflanzt {flower} aus Fach {slot} auf {space}.</translation>
        </message>
        <message>
            <source>{who} share the victory with {points} points each.</source>
            <translation>{who} teilen sich den Sieg mit je {points} Punkten.</translation>
        </message>
        <message>
            <source>{who} spends a token and fills the empty Exchange.</source>
            <translation>{who} gibt eine Marke aus und füllt die leere Börse.</translation>
        </message>
        <message>
            <source>{who} spends a token and plants {flower} from slot {slot} on {space}.</source>
            <translation>{who} gibt eine Marke aus und pflanzt {flower} aus Fach {slot} auf {space}.</translation>
        </message>
        <message>
            <source>{who} spends a token and swaps in slot {slot}: takes {taken}, gives {given}.</source>
            <translation>{who} gibt eine Marke aus und tauscht in Fach {slot}: nimmt {taken}, gibt {given}.</translation>
        </message>
        <message>
            <source>{who} spends a token on a Flush. To the Compost: {flowers}.</source>
            <translation>{who} gibt eine Marke für eine Räumung aus. Auf den Kompost: {flowers}.</translation>
        </message>
        <message>
            <source>{who} swaps in slot {slot}: takes {taken}, gives {given}.</source>
            <translation>{who} tauscht in Fach {slot}: nimmt {taken}, gibt {given}.</translation>
        </message>
        <message>
            <source>{who} {points}</source>
            <translation>{who} {points}</translation>
        </message>
        <message>
            <source>{who}: end your turn.</source>
            <translation>{who}: Beende deinen Zug.</translation>
        </message>
        <message>
            <source>{who}: plant or swap, action {number} of {of}.</source>
            <translation>{who}: Pflanze oder tausche, Aktion {number} von {of}.</translation>
        </message>
        <message>
            <source>{who}: spend a token on an extra action, or end your turn.</source>
            <translation>{who}: Gib eine Marke für noch eine Aktion aus oder beende deinen Zug.</translation>
        </message>
        <message>
            <source>{who}: you cannot plant or swap anything. End your turn.</source>
            <translation>{who}: Du kannst nichts pflanzen und nichts tauschen. Beende deinen Zug.</translation>
        </message>
        <message>
            <source>{who}’s Seedy Business, {n} left</source>
            <translation>Krumme Geschäfte von {who}, noch {n}</translation>
        </message>
        <message>
            <source>{who}’s Stalk Portfolio</source>
            <translation>Portfolio von {who}</translation>
        </message>
    </context>
    <context>
        <name>stalk_exchange letters</name>
        <message>
            <source>D</source>
            <translation>D</translation>
        </message>
        <message>
            <source>F</source>
            <translation>N</translation>
        </message>
        <message>
            <source>G</source>
            <translation>G</translation>
        </message>
        <message>
            <source>S</source>
            <translation>S</translation>
        </message>
        <message>
            <source>T</source>
            <translation>T</translation>
        </message>
    </context>
    <context>
        <name>strengths</name>
        <message>
            <source>Easy-going</source>
            <translation>Gemütlich</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Steady</source>
            <translation>Beständig</translation>
        </message>
        <message>
            <source>Thoughtful</source>
            <translation>Bedacht</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 matches against “{other}”.</source>
            <translation>Gewinnt etwa {won} von 100 Partien gegen „{other}“.</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 solo matches.</source>
            <translation>Gewinnt etwa {won} von 100 Solopartien.</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 {seats}-player matches against “{other}” ({even} would be average).</source>
            <translation>Gewinnt etwa {won} von 100 Partien zu {seats} gegen „{other}“ ({even} wären Durchschnitt).</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>Answer recorded. Every look takes two seconds, so its length gives nothing away.</source>
            <translation>Antwort notiert. Jedes Nachsehen dauert zwei Sekunden, damit die Dauer nichts verrät.</translation>
        </message>
        <message>
            <source>It can’t go there.</source>
            <translation>Dorthin kann es nicht.</translation>
        </message>
        <message>
            <source>Nothing to do there right now.</source>
            <translation>Dort ist gerade nichts zu tun.</translation>
        </message>
        <message>
            <source>Please wait: {who} is thinking.</source>
            <translation>Bitte warten: {who} überlegt.</translation>
        </message>
        <message>
            <source>That has changed in the meantime.</source>
            <translation>Das hat sich inzwischen geändert.</translation>
        </message>
        <message>
            <source>You can’t move that right now.</source>
            <translation>Das kannst du gerade nicht bewegen.</translation>
        </message>
        <message>
            <source>{who} is thinking.</source>
            <translation>{who} überlegt.</translation>
        </message>
        <message>
            <source>{who}: press your key to look at your hand. {play}</source>
            <translation>{who}: Drück deine Taste, wenn du deine Hand ansehen willst. {play}</translation>
        </message>
    </context>
    <context>
        <name>table commands</name>
        <message>
            <source>Arrows</source>
            <translation>Pfeile</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>Am Tisch</translation>
        </message>
        <message>
            <source>At the table, with a screen reader</source>
            <translation>Am Tisch, mit Screenreader</translation>
        </message>
        <message>
            <source>Change players</source>
            <translation>Spieler wechseln</translation>
        </message>
        <message>
            <source>Ctrl with +, - or 0</source>
            <translation>Strg mit +, - oder 0</translation>
        </message>
        <message>
            <source>During animations, recap and replay</source>
            <translation>Während Animationen, Rückschau und Nachspielen</translation>
        </message>
        <message>
            <source>Enter or Space, then again</source>
            <translation>Eingabe oder Leertaste, zweimal</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <translation>An das Fenster anpassen</translation>
        </message>
        <message>
            <source>Go to a space</source>
            <translation>Zu einem Feld gehen</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Links, Rechts</translation>
        </message>
        <message>
            <source>List view</source>
            <translation>Listenansicht</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Save and leave</source>
            <translation>Speichern und verlassen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Show a hint</source>
            <translation>Hinweis zeigen</translation>
        </message>
        <message>
            <source>Show a hint (off in this match)</source>
            <translation>Hinweis zeigen (in dieser Partie aus)</translation>
        </message>
        <message>
            <source>When to look at my hand</source>
            <translation>Wann ich meine Hand ansehe</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Vergrößern</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Verkleinern</translation>
        </message>
        <message>
            <source>advice, hint, tip, help, expert</source>
            <translation>Rat, Hinweis, Tipp, Hilfe, Experte</translation>
        </message>
        <message>
            <source>agree when all players are asked</source>
            <translation>zustimmen, wenn alle gefragt werden</translation>
        </message>
        <message>
            <source>any letter or number</source>
            <translation>jeder Buchstabe, jede Zahl</translation>
        </message>
        <message>
            <source>explain what is under the cursor</source>
            <translation>erklären, was unter dem Cursor liegt</translation>
        </message>
        <message>
            <source>go to a space, such as c5</source>
            <translation>zu einem Feld wie c5 gehen</translation>
        </message>
        <message>
            <source>help</source>
            <translation>Hilfe</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>Hinweis</translation>
        </message>
        <message>
            <source>in a finished match: view as, play on from here</source>
            <translation>in einer beendeten Partie: Ansicht von, von hier weiterspielen</translation>
        </message>
        <message>
            <source>in a replay: previous turn, next turn</source>
            <translation>beim Nachspielen: voriger Zug, nächster Zug</translation>
        </message>
        <message>
            <source>in a replay: speed, pause at key moments</source>
            <translation>beim Nachspielen: Tempo, an Schlüsselmomenten anhalten</translation>
        </message>
        <message>
            <source>list view</source>
            <translation>Listenansicht</translation>
        </message>
        <message>
            <source>move between pieces</source>
            <translation>zwischen den Teilen wechseln</translation>
        </message>
        <message>
            <source>next step, skip to the end, replay</source>
            <translation>nächster Schritt, bis zum Ende springen, noch einmal</translation>
        </message>
        <message>
            <source>pick up, put down</source>
            <translation>aufnehmen, ablegen</translation>
        </message>
        <message>
            <source>rules of this step</source>
            <translation>Regeln dieses Schritts</translation>
        </message>
        <message>
            <source>show or hide the side panel</source>
            <translation>Seitenleiste zeigen oder verbergen</translation>
        </message>
        <message>
            <source>skip to the end, then do what the key does</source>
            <translation>bis zum Ende springen, dann tun, was die Taste tut</translation>
        </message>
        <message>
            <source>step back, step forward</source>
            <translation>Schritt zurück, Schritt vor</translation>
        </message>
        <message>
            <source>the current step, and what you have to do</source>
            <translation>der aktuelle Schritt und was du tun musst</translation>
        </message>
        <message>
            <source>the key shown on a space or button</source>
            <translation>die Taste, die auf einem Feld oder einer Schaltfläche steht</translation>
        </message>
        <message>
            <source>the row and the column of the cursor</source>
            <translation>Reihe und Spalte des Cursors</translation>
        </message>
        <message>
            <source>the scores; your own pieces</source>
            <translation>der Punktestand; deine eigenen Teile</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>zurücknehmen, wiederholen</translation>
        </message>
        <message>
            <source>use this space or button</source>
            <translation>dieses Feld oder diese Schaltfläche benutzen</translation>
        </message>
        <message>
            <source>what the last turn did</source>
            <translation>was der letzte Zug bewirkt hat</translation>
        </message>
        <message>
            <source>where the cursor is, and what is around it</source>
            <translation>wo der Cursor steht und was um ihn herum ist</translation>
        </message>
        <message>
            <source>zoom in, zoom out, fit to window</source>
            <translation>vergrößern, verkleinern, an das Fenster anpassen</translation>
        </message>
    </context>
    <context>
        <name>tips</name>
        <message>
            <source>Your tip history could not be read from {file}: {reason}.</source>
            <translation>Die Liste der gezeigten Tipps konnte nicht aus {file} gelesen werden: {reason}.</translation>
        </message>
        <message>
            <source>Your tip history could not be read, so tips will appear again; the old file is {file}.</source>
            <translation>Die Liste der gezeigten Tipps konnte nicht gelesen werden, darum erscheinen die Tipps noch einmal; die alte Datei ist {file}.</translation>
        </message>
    </context>
    <context>
        <name>undo</name>
        <message>
            <source>Hidden information has been revealed since then. If all players agree, the move is undone and the undo is noted.</source>
            <translation>Seitdem sind verdeckte Informationen bekannt geworden. Wenn alle zustimmen, wird der Zug zurückgenommen und das vermerkt.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Undo (if all players agree)</source>
            <translation>Zurücknehmen (wenn alle zustimmen)</translation>
        </message>
        <message>
            <source>Undo (will be noted)</source>
            <translation>Zurücknehmen (wird vermerkt)</translation>
        </message>
        <message>
            <source>We agree</source>
            <translation>Einverstanden</translation>
        </message>
        <message>
            <source>You have seen new information since then. You can still undo, but it will be noted.</source>
            <translation>Du hast seitdem Neues erfahren. Du kannst den Zug trotzdem zurücknehmen; das wird vermerkt.</translation>
        </message>
    </context>
</TS>
