<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Archives (*.zip)</source>
            <translation>Archives (*.zip)</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>Garden Desktop {version}</source>
            <translation>Garden Desktop {version}</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licences</translation>
        </message>
        <message>
            <source>One file you can e-mail: log and version numbers. If a match is open, it is included with the names replaced.</source>
            <translation>Un fichier à envoyer : journal et numéros de version. Si une partie est ouverte, elle est ajoutée avec les noms remplacés.</translation>
        </message>
        <message>
            <source>One file you can e-mail: log, version numbers and this match, with all names replaced.</source>
            <translation>Un fichier à envoyer : journal, numéros de version et cette partie, avec tous les noms remplacés.</translation>
        </message>
        <message>
            <source>Report saved: {file}.</source>
            <translation>Rapport enregistré : {file}.</translation>
        </message>
        <message>
            <source>Save a problem report</source>
            <translation>Enregistrer un rapport de problème</translation>
        </message>
        <message>
            <source>Save a problem report…</source>
            <translation>Enregistrer un rapport de problème…</translation>
        </message>
        <message>
            <source>Saved matches: {matches}. Error log: {log}.</source>
            <translation>Parties enregistrées : {matches}. Journal des erreurs : {log}.</translation>
        </message>
        <message>
            <source>The licences for all parts of this program are in {file}.</source>
            <translation>Les licences de toutes les parties de ce programme se trouvent dans {file}.</translation>
        </message>
        <message>
            <source>The rules are in our own words. Where the published rules leave something out, mostly cards and boards, we have reconstructed it. Each game keeps these data in a file you can replace.</source>
            <translation>Les règles sont écrites avec nos propres mots. Là où les règles publiées omettent quelque chose, surtout les cartes et les plateaux, nous l’avons reconstitué. Chaque jeu garde ces données dans un fichier que tu peux remplacer.</translation>
        </message>
        <message>
            <source>This program is free under the MIT licence; its drawings and sounds were made for it. It runs on Python {python} and Qt {qt}, used through PySide6 under the LGPL, with numpy, pyqtgraph, platformdirs and miniaudio. The fonts are Fraunces and Noto Sans, under the SIL Open Font License.</source>
            <translation>Ce programme est libre sous licence MIT ; ses dessins et ses sons ont été faits pour lui. Il fonctionne avec Python {python} et Qt {qt}, utilisé par PySide6 sous la LGPL, avec numpy, pyqtgraph, platformdirs et miniaudio. Les polices sont Fraunces et Noto Sans, sous la SIL Open Font License.</translation>
        </message>
        <message>
            <source>What we reconstructed</source>
            <translation>Ce que nous avons reconstitué</translation>
        </message>
        <message>
            <source>Where your files are</source>
            <translation>Où sont tes fichiers</translation>
        </message>
    </context>
    <context>
        <name>AutomaRow</name>
        <message>
            <source>The opponent, playing by its own cards.</source>
            <translation>L’adversaire : il joue selon ses propres cartes.</translation>
        </message>
        <message>
            <source>{name} is the opponent and plays by its own cards.</source>
            <translation>{name} est l’adversaire et joue selon ses propres cartes.</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Clear filters</source>
            <translation>Effacer les filtres</translation>
        </message>
        <message>
            <source>Delete all data</source>
            <translation>Supprimer toutes les données</translation>
        </message>
        <message>
            <source>Delete all data? All matches, notes, statistics, player names, card sets, saved groups, lesson and puzzle progress, and settings go to the recycle bin. Then the program closes.</source>
            <translation>Supprimer toutes les données ? Toutes les parties, les notes, les statistiques, les noms des joueurs, les lots de cartes, les groupes enregistrés, les progrès dans les leçons et les problèmes et les réglages vont à la corbeille. Puis le programme se ferme.</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>No matches found.</source>
            <translation>Aucune partie trouvée.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>The matches in {folder} stay where they are, because that folder is missing at the moment.</source>
            <translation>Les parties dans {folder} y restent, car ce dossier manque en ce moment.</translation>
        </message>
        <message>
            <source>Your matches will appear here.</source>
            <translation>Tes parties apparaîtront ici.</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n matches read</source>
            <translation>
                <numerusform>{read} sur %n partie lue</numerusform>
                <numerusform>{read} sur %n parties lues</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BookTabBar</name>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Statistics tabs</source>
            <translation>Onglets des statistiques</translation>
        </message>
    </context>
    <context>
        <name>BotFileRow</name>
        <message>
            <source>Choose a settings file for the computers</source>
            <translation>Choisir un fichier de réglages des ordinateurs</translation>
        </message>
        <message>
            <source>Computer settings</source>
            <translation>Réglages des ordinateurs</translation>
        </message>
        <message>
            <source>Computer settings (*.toml)</source>
            <translation>Réglages des ordinateurs (*.toml)</translation>
        </message>
        <message>
            <source>The computers use the settings in {file}.</source>
            <translation>Les ordinateurs utilisent les réglages de {file}.</translation>
        </message>
        <message>
            <source>The settings for the computers cannot be used: {error}. Correct the file or choose another one.</source>
            <translation>Les réglages des ordinateurs sont inutilisables : {error}. Corrige ce fichier ou choisis-en un autre.</translation>
        </message>
        <message>
            <source>Use the standard file</source>
            <translation>Utiliser le fichier standard</translation>
        </message>
        <message>
            <source>Use your own settings for the computers, for example tuned ones.</source>
            <translation>Utilise tes propres réglages pour les ordinateurs, par exemple ajustés à ton niveau.</translation>
        </message>
        <message>
            <source>Your own settings file…</source>
            <translation>Ton propre fichier de réglages…</translation>
        </message>
    </context>
    <context>
        <name>CardPicture</name>
        <message>
            <source>The table at the start of a match</source>
            <translation>La table au début d’une partie</translation>
        </message>
    </context>
    <context>
        <name>CardPreview</name>
        <message>
            <source>Fix the errors to see the picture again.</source>
            <translation>Corrige les erreurs pour revoir l’image.</translation>
        </message>
    </context>
    <context>
        <name>CardSetBar</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Card set: {name}</source>
            <translation>Lot de cartes : {name}</translation>
        </message>
        <message>
            <source>Card sets: {game}</source>
            <translation>Lots de cartes : {game}</translation>
        </message>
        <message>
            <source>Computers and estimates are tuned for the standard card set.</source>
            <translation>Les ordinateurs et les estimations sont réglés pour le lot de cartes standard.</translation>
        </message>
        <message>
            <source>Copy and change</source>
            <translation>Copier et modifier</translation>
        </message>
        <message>
            <source>Fix the errors first.</source>
            <translation>Corrige d’abord les erreurs.</translation>
        </message>
        <message>
            <source>Play with these cards</source>
            <translation>Jouer avec ces cartes</translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation>Rétablir (Ctrl+Y)</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Partager…</translation>
        </message>
        <message>
            <source>Standard card set</source>
            <translation>Lot de cartes standard</translation>
        </message>
        <message>
            <source>Trial matches</source>
            <translation>Parties d’essai</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>Annuler (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Annuler la suppression</translation>
        </message>
    </context>
    <context>
        <name>CardSetExchange</name>
        <message>
            <source>Card sets (*{suffix})</source>
            <translation>Lots de cartes (*{suffix})</translation>
        </message>
        <message>
            <source>Import card set</source>
            <translation>Importer un lot de cartes</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Enregistré sous {file}.</translation>
        </message>
        <message>
            <source>Share card set</source>
            <translation>Partager le lot de cartes</translation>
        </message>
        <message>
            <source>This card set is for {game}. You will find it there.</source>
            <translation>Ce lot de cartes est pour {game}. C’est là que tu le trouveras.</translation>
        </message>
    </context>
    <context>
        <name>CardSetPage</name>
        <message>
            <source>Card sets for {game}</source>
            <translation>Lots de cartes de {game}</translation>
        </message>
        <message>
            <source>Copy this card set</source>
            <translation>Copier ce lot de cartes</translation>
        </message>
        <message>
            <source>Delete this card set</source>
            <translation>Supprimer ce lot de cartes</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importer…</translation>
        </message>
        <message>
            <source>In the standard set, all of this comes from the published rules.</source>
            <translation>Dans le lot standard, tout cela vient des règles publiées.</translation>
        </message>
        <message>
            <source>In the standard set, all of this is our reconstruction.</source>
            <translation>Dans le lot standard, tout cela est notre reconstitution.</translation>
        </message>
        <message>
            <source>In the standard set, values marked “from the rules” are published; the others are our reconstruction.</source>
            <translation>Dans le lot standard, les valeurs marquées « d’après les règles » sont publiées ; les autres sont notre reconstitution.</translation>
        </message>
        <message>
            <source>My {game}</source>
            <translation>Mon {game}</translation>
        </message>
        <message>
            <source>New empty card set</source>
            <translation>Nouveau lot de cartes vide</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Images</translation>
        </message>
        <message>
            <source>Standard card set</source>
            <translation>Lot de cartes standard</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>modifié</translation>
        </message>
        <message>
            <source>from the rules</source>
            <translation>d’après les règles</translation>
        </message>
        <message>
            <source>partly from the rules</source>
            <translation>en partie d’après les règles</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message numerus="yes">
            <source>%n commands</source>
            <translation>
                <numerusform>%n commande</numerusform>
                <numerusform>%n commandes</numerusform>
            </translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Palette de commandes</translation>
        </message>
        <message>
            <source>No commands found.</source>
            <translation>Aucune commande trouvée.</translation>
        </message>
        <message numerus="yes">
            <source>Type to find %n more.</source>
            <translation>
                <numerusform>Tape quelques lettres pour trouver %n autre commande.</numerusform>
                <numerusform>Tape quelques lettres pour trouver %n autres commandes.</numerusform>
            </translation>
        </message>
        <message>
            <source>What would you like to do?</source>
            <translation>Que veux-tu faire ?</translation>
        </message>
    </context>
    <context>
        <name>CountProgressBar</name>
        <message numerus="yes">
            <source>%n matches not counted yet</source>
            <translation>
                <numerusform>%n partie n’est pas encore comptée</numerusform>
                <numerusform>%n parties ne sont pas encore comptées</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Continue counting</source>
            <translation>Continuer à compter</translation>
        </message>
        <message numerus="yes">
            <source>counting, %n matches left</source>
            <translation>
                <numerusform>comptage, encore %n partie</numerusform>
                <numerusform>comptage, encore %n parties</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CountdownBar</name>
        <message>
            <source>Time left to respond</source>
            <translation>Temps restant pour répondre</translation>
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
            <translation>Quelque chose a mal tourné dans le programme ({what}). Tous les coups jusqu’ici sont enregistrés, et les détails sont dans {file}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program ({what}). All moves so far are saved.</source>
            <translation>Quelque chose a mal tourné dans le programme ({what}). Tous les coups jusqu’ici sont enregistrés.</translation>
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
        <message>
            <source>d MMM</source>
            <comment>a day of this year, as Qt writes dates</comment>
            <translation>d MMM</translation>
        </message>
        <message>
            <source>d MMM yyyy</source>
            <comment>a day of another year, as Qt writes dates</comment>
            <translation>d MMM yyyy</translation>
        </message>
        <message>
            <source>today</source>
            <translation>aujourd’hui</translation>
        </message>
        <message>
            <source>today {time}</source>
            <translation>aujourd’hui {time}</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>hier</translation>
        </message>
        <message>
            <source>{day}, {time}</source>
            <translation>{day}, {time}</translation>
        </message>
        <message>
            <source>{hours} h {minutes} min</source>
            <translation>{hours} h {minutes} min</translation>
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
            <translation>Toutes les décisions</translation>
        </message>
    </context>
    <context>
        <name>DialogController</name>
        <message>
            <source>Saved as {name}. You can start it from the home screen or from Statistics.</source>
            <translation>Enregistré sous le nom {name}. Tu peux le lancer depuis l’accueil ou les statistiques.</translation>
        </message>
    </context>
    <context>
        <name>EveningSheet</name>
        <message>
            <source>Duration</source>
            <translation>Durée</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Players by rank</source>
            <translation>Joueurs par rang</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Scores</translation>
        </message>
        <message>
            <source>Season, {month} (match {number} of {all}). {standing}</source>
            <translation>Saison, {month} (partie {number} sur {all}). {standing}</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Début</translation>
        </message>
        <message>
            <source>The winner scores one point for each player in the match; every lower place scores one less.</source>
            <translation>Le vainqueur marque autant de points qu’il y a de joueurs dans la partie, chaque rang suivant un de moins.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagnées</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n de plus</numerusform>
                <numerusform>et %n de plus</numerusform>
            </translation>
        </message>
        <message>
            <source>computer</source>
            <translation>ordinateur</translation>
        </message>
        <message numerus="yes">
            <source>{names} share the session win with %n points each.</source>
            <translation>
                <numerusform>{names} se partagent la session avec %n point chacun.</numerusform>
                <numerusform>{names} se partagent la session avec %n points chacun.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} wins the session with %n points.</source>
            <translation>
                <numerusform>{name} gagne la session avec %n point.</numerusform>
                <numerusform>{name} gagne la session avec %n points.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EveningsPage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>No sessions yet. Play two matches in a row to start one.</source>
            <translation>Pas encore de session. Joue deux parties de suite pour en commencer une.</translation>
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
            <translation>Feuilles de score vierges à imprimer…</translation>
        </message>
        <message numerus="yes">
            <source>Exporting, %n moves left. Esc cancels.</source>
            <translation>
                <numerusform>Export en cours, encore %n coup. Échap annule.</numerusform>
                <numerusform>Export en cours, encore %n coups. Échap annule.</numerusform>
            </translation>
        </message>
        <message>
            <source>Log as text…</source>
            <translation>Journal en texte…</translation>
        </message>
        <message>
            <source>Match file with its card set…</source>
            <translation>Fichier de partie avec son lot de cartes…</translation>
        </message>
        <message>
            <source>Match files (*.jsonl)</source>
            <translation>Fichiers de partie (*.jsonl)</translation>
        </message>
        <message>
            <source>Match file…</source>
            <translation>Fichier de partie…</translation>
        </message>
        <message>
            <source>Matches with their card set (*.gardenmatch)</source>
            <translation>Parties avec leur lot de cartes (*.gardenmatch)</translation>
        </message>
        <message>
            <source>Pages (*.pdf)</source>
            <translation>Pages (*.pdf)</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Images (*.png)</translation>
        </message>
        <message>
            <source>Result as a picture…</source>
            <translation>Résultat en image…</translation>
        </message>
        <message>
            <source>Saved: {file}.</source>
            <translation>Enregistré : {file}.</translation>
        </message>
        <message>
            <source>Score sheet as a table…</source>
            <translation>Feuille de score en tableau…</translation>
        </message>
        <message>
            <source>Score sheet to print…</source>
            <translation>Feuille de score à imprimer…</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Textes (*.txt)</translation>
        </message>
    </context>
    <context>
        <name>FieldFold</name>
        <message>
            <source>More fields</source>
            <translation>Autres champs</translation>
        </message>
        <message>
            <source>{group}: {field}</source>
            <translation>{group} : {field}</translation>
        </message>
    </context>
    <context>
        <name>FieldRow</name>
        <message>
            <source>{group}: {field}</source>
            <translation>{group} : {field}</translation>
        </message>
    </context>
    <context>
        <name>FileRow</name>
        <message>
            <source>All files (*)</source>
            <translation>Tous les fichiers (*)</translation>
        </message>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>Et %n autre.</numerusform>
                <numerusform>Et %n autres.</numerusform>
            </translation>
        </message>
        <message>
            <source>{file} cannot be read: {error}.</source>
            <translation>{file} est illisible : {error}.</translation>
        </message>
        <message>
            <source>{file} cannot be used:</source>
            <translation>{file} est inutilisable :</translation>
        </message>
        <message>
            <source>“{name}” comes from {file}.</source>
            <translation>« {name} » vient de {file}.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message numerus="yes">
            <source>%n filters</source>
            <translation>
                <numerusform>%n filtre</numerusform>
                <numerusform>%n filtres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Tous les jeux</translation>
        </message>
        <message>
            <source>All matches</source>
            <translation>Toutes les parties</translation>
        </message>
        <message>
            <source>All months</source>
            <translation>Tous les mois</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Tous les joueurs</translation>
        </message>
        <message>
            <source>Any status</source>
            <translation>Tous les états</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtrer</translation>
        </message>
        <message>
            <source>Filter: {values}</source>
            <translation>Filtre : {values}</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Terminées</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mois</translation>
        </message>
        <message>
            <source>Name, game or note</source>
            <translation>Nom, jeu ou note</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Les plus anciennes d’abord</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Search matches</source>
            <translation>Chercher des parties</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>État</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>En cours</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Illisibles</translation>
        </message>
        <message>
            <source>{number} of {matches}</source>
            <translation>{number} sur {matches}</translation>
        </message>
    </context>
    <context>
        <name>FinalPositionView</name>
        <message>
            <source>Final position</source>
            <translation>Position finale</translation>
        </message>
    </context>
    <context>
        <name>FormPanel</name>
        <message numerus="yes">
            <source>%n thing(s) to fix before you can play</source>
            <translation>
                <numerusform>%n point à corriger avant de pouvoir jouer</numerusform>
                <numerusform>%n points à corriger avant de pouvoir jouer</numerusform>
            </translation>
        </message>
        <message>
            <source>Next: {name}</source>
            <translation>Suivant : {name}</translation>
        </message>
        <message>
            <source>Not saved.</source>
            <translation>Non enregistré.</translation>
        </message>
        <message>
            <source>Ready to play.</source>
            <translation>Prêt à jouer.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Enregistré.</translation>
        </message>
        <message>
            <source>This is the set that comes with the program. Copy it to change it.</source>
            <translation>C’est le lot fourni avec le programme. Copie-le pour le modifier.</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} sur {count}</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>Cards: standard set</source>
            <translation>Cartes : lot standard</translation>
        </message>
        <message>
            <source>Cards: {name}</source>
            <translation>Cartes : {name}</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Les règles</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Apprendre</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>View or edit card sets ({key})</source>
            <translation>Voir ou modifier les lots de cartes ({key})</translation>
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
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message>
            <source>{low}–{high} players</source>
            <translation>{low}–{high} joueurs</translation>
        </message>
        <message>
            <source>{short}–{long} min</source>
            <translation>{short}–{long} min</translation>
        </message>
    </context>
    <context>
        <name>GameSearchField</name>
        <message numerus="yes">
            <source>%n games found.</source>
            <translation>
                <numerusform>%n jeu trouvé.</numerusform>
                <numerusform>%n jeux trouvés.</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Effacer</translation>
        </message>
        <message>
            <source>Esc clears the search.</source>
            <translation>Échap efface la recherche.</translation>
        </message>
        <message>
            <source>No game found for “{words}”.</source>
            <translation>Aucun jeu trouvé pour « {words} ».</translation>
        </message>
        <message numerus="yes">
            <source>Search %n games</source>
            <translation>
                <numerusform>Chercher parmi %n jeu</numerusform>
                <numerusform>Chercher parmi %n jeux</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameSheetHeader</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>{players}, about {minutes}.</source>
            <translation>{players}, environ {minutes}.</translation>
        </message>
    </context>
    <context>
        <name>GaugeRow</name>
        <message>
            <source>{name} {old}, now {new}</source>
            <translation>{name} {old}, maintenant {new}</translation>
        </message>
    </context>
    <context>
        <name>GoToPlaceDialog</name>
        <message numerus="yes">
            <source>%n more with this name.</source>
            <translation>
                <numerusform>%n autre avec ce nom.</numerusform>
                <numerusform>%n autres avec ce nom.</numerusform>
            </translation>
        </message>
        <message>
            <source>Go to a space</source>
            <translation>Aller à une case</translation>
        </message>
        <message>
            <source>Name or coordinate, such as c5</source>
            <translation>Nom ou coordonnées, par exemple c5</translation>
        </message>
        <message>
            <source>There is no {place} here.</source>
            <translation>« {place} » n’existe pas ici.</translation>
        </message>
    </context>
    <context>
        <name>HandoverScreen</name>
        <message>
            <source>Hand the mouse to</source>
            <translation>Passe la souris à</translation>
        </message>
        <message>
            <source>Press {key} or click to show the table</source>
            <translation>{key} ou un clic pour montrer la table</translation>
        </message>
        <message>
            <source>Press {key} or click to show your hand</source>
            <translation>{key} ou un clic pour montrer ta main</translation>
        </message>
        <message>
            <source>Save and leave</source>
            <translation>Enregistrer et quitter</translation>
        </message>
        <message>
            <source>{name}, press Space</source>
            <translation>{name}, appuie sur Espace</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Apprendre</translation>
        </message>
        <message>
            <source>Learn a game in 4 minutes, then play a computer.</source>
            <translation>Apprends un jeu en 4 minutes, puis joue contre un ordinateur.</translation>
        </message>
        <message>
            <source>Learn a game in 4 minutes, then play your first match against a computer.</source>
            <translation>Apprends un jeu en 4 minutes, puis joue ta première partie contre un ordinateur.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Problème du jour</translation>
        </message>
    </context>
    <context>
        <name>ImportQueue</name>
        <message>
            <source>Already here: {number}.</source>
            <translation>Déjà ici : {number}.</translation>
        </message>
        <message>
            <source>Imported matches: {number}.</source>
            <translation>Parties importées : {number}.</translation>
        </message>
        <message>
            <source>Skipped: {number}.</source>
            <translation>Ignorées : {number}.</translation>
        </message>
    </context>
    <context>
        <name>InspectionTexts</name>
        <message>
            <source>{now} to {then}</source>
            <translation>de {now} à {then}</translation>
        </message>
        <message>
            <source>{term}: {text}</source>
            <translation>{term} : {text}</translation>
        </message>
    </context>
    <context>
        <name>InspectorPanel</name>
        <message>
            <source>As text</source>
            <translation>En texte</translation>
        </message>
        <message>
            <source>Life cycle</source>
            <translation>Cycle de vie</translation>
        </message>
        <message>
            <source>Rules: {section}</source>
            <translation>Règles : {section}</translation>
        </message>
    </context>
    <context>
        <name>KeysSheet</name>
        <message>
            <source>All keys</source>
            <translation>Toutes les touches</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>Ctrl+C</source>
            <translation>Ctrl+C</translation>
        </message>
        <message>
            <source>Ctrl+Tab</source>
            <translation>Ctrl+Tab</translation>
        </message>
        <message>
            <source>Enter, Space</source>
            <translation>Entrée, Espace</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Partout</translation>
        </message>
        <message>
            <source>Home screen</source>
            <translation>Accueil</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Keys for screen readers</source>
            <translation>Touches pour lecteurs d’écran</translation>
        </message>
        <message>
            <source>Statistics page</source>
            <translation>Page des statistiques</translation>
        </message>
        <message>
            <source>Tab, arrows</source>
            <translation>Tab, flèches</translation>
        </message>
        <message>
            <source>activate the item that has the focus</source>
            <translation>activer ce qui a le focus</translation>
        </message>
        <message>
            <source>back; on the home screen: close the window</source>
            <translation>retour ; à l’accueil : fermer la fenêtre</translation>
        </message>
        <message>
            <source>close the window</source>
            <translation>fermer la fenêtre</translation>
        </message>
        <message>
            <source>continue, or analysis</source>
            <translation>continuer, ou analyser</translation>
        </message>
        <message>
            <source>copy this table</source>
            <translation>copier ce tableau</translation>
        </message>
        <message>
            <source>export, delete, undo delete</source>
            <translation>exporter, supprimer, annuler la suppression</translation>
        </message>
        <message>
            <source>find any command</source>
            <translation>trouver une commande</translation>
        </message>
        <message>
            <source>full screen on or off</source>
            <translation>activer ou quitter le plein écran</translation>
        </message>
        <message>
            <source>import a match or a card set</source>
            <translation>importer une partie ou un lot de cartes</translation>
        </message>
        <message>
            <source>move the focus</source>
            <translation>déplacer le focus</translation>
        </message>
        <message>
            <source>new game, how to play, delete this match</source>
            <translation>nouvelle partie, les règles, supprimer cette partie</translation>
        </message>
        <message>
            <source>next lesson, card sets</source>
            <translation>leçon suivante, lots de cartes</translation>
        </message>
        <message>
            <source>next tab</source>
            <translation>onglet suivant</translation>
        </message>
        <message>
            <source>put down, close, go back</source>
            <translation>reposer, fermer, revenir</translation>
        </message>
        <message>
            <source>puzzle of the day</source>
            <translation>problème du jour</translation>
        </message>
        <message>
            <source>replay, analysis, play again</source>
            <translation>revoir, analyser, rejouer</translation>
        </message>
        <message>
            <source>search (with 12 or more games)</source>
            <translation>chercher (à partir de 12 jeux)</translation>
        </message>
        <message>
            <source>search, name the match</source>
            <translation>chercher, nommer la partie</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>réglages</translation>
        </message>
        <message>
            <source>statistics</source>
            <translation>statistiques</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>cette liste</translation>
        </message>
    </context>
    <context>
        <name>KnownPlayersPicker</name>
        <message>
            <source>No free seat.</source>
            <translation>Aucune place n’est libre.</translation>
        </message>
        <message>
            <source>Who’s playing?</source>
            <translation>Qui joue ?</translation>
        </message>
    </context>
    <context>
        <name>LadderPanel</name>
        <message>
            <source>{where}: not played yet</source>
            <translation>{where} : pas encore jouée</translation>
        </message>
        <message>
            <source>{where}: not yet won, {lead}</source>
            <translation>{where} : pas encore gagnée, {lead}</translation>
        </message>
        <message>
            <source>{where}: won, lead {lead}</source>
            <translation>{where} : gagnée, avance {lead}</translation>
        </message>
    </context>
    <context>
        <name>LessonController</name>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>This lesson cannot be opened: {error}.</source>
            <translation>Cette leçon ne peut pas être ouverte : {error}.</translation>
        </message>
        <message>
            <source>This puzzle cannot be opened: {error}.</source>
            <translation>Ce problème ne peut pas être ouvert : {error}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>{step} of {steps}</source>
            <translation>{step} sur {steps}</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>All lessons</source>
            <translation>Toutes les leçons</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
    </context>
    <context>
        <name>LessonScreen</name>
        <message>
            <source>This lesson has been updated, so it starts again.</source>
            <translation>Cette leçon a été mise à jour : elle reprend du début.</translation>
        </message>
        <message>
            <source>Your progress could not be saved: {reason}.</source>
            <translation>Ta progression n’a pas pu être enregistrée : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>LessonTable</name>
        <message>
            <source>Lesson {number}</source>
            <translation>Leçon {number}</translation>
        </message>
    </context>
    <context>
        <name>LessonTexts</name>
        <message>
            <source>Click the marked place, or press Space there.</source>
            <translation>Clique à l’endroit marqué, ou appuie sur Espace à cet endroit.</translation>
        </message>
        <message>
            <source>Click the marked place.</source>
            <translation>Clique à l’endroit marqué.</translation>
        </message>
        <message>
            <source>Click the ringed place, or press Space there.</source>
            <translation>Clique à l’endroit entouré, ou appuie sur Espace à cet endroit.</translation>
        </message>
        <message>
            <source>Click the ringed place.</source>
            <translation>Clique à l’endroit entouré.</translation>
        </message>
        <message>
            <source>Click “{button}”, or press {key}.</source>
            <translation>Clique sur « {button} », ou appuie sur {key}.</translation>
        </message>
        <message>
            <source>Click “{button}”.</source>
            <translation>Clique sur « {button} ».</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Drag it to the marked place, or press Space on it and then on the place.</source>
            <translation>Fais glisser jusqu’à l’endroit marqué, ou appuie sur Espace au départ, puis à l’arrivée.</translation>
        </message>
        <message>
            <source>Drag it to the marked place.</source>
            <translation>Fais glisser jusqu’à l’endroit marqué.</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Accueil</translation>
        </message>
        <message>
            <source>Keep my move</source>
            <translation>Garder mon coup</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Quitter</translation>
        </message>
        <message>
            <source>Leave the lesson?</source>
            <translation>Quitter la leçon ?</translation>
        </message>
        <message>
            <source>Legal, but not yet</source>
            <translation>Permis, mais pas encore</translation>
        </message>
        <message>
            <source>Lesson done. What you know now:</source>
            <translation>Leçon finie. Ce que tu sais maintenant :</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Leçon suivante</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jouer</translation>
        </message>
        <message>
            <source>Play a match against the computer</source>
            <translation>Jouer une partie contre l’ordinateur</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Montre-moi</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Rester</translation>
        </message>
        <message>
            <source>Turn it first: press R, turn the mouse wheel or click the ringed picture.</source>
            <translation>Tourne-la d’abord : appuie sur R, tourne la molette ou clique sur l’image entourée.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>You can continue at step {step}.</source>
            <translation>Tu pourras continuer à l’étape {step}.</translation>
        </message>
    </context>
    <context>
        <name>ListModeView</name>
        <message>
            <source>Do this</source>
            <translation>Faire ceci</translation>
        </message>
        <message>
            <source>Done so far</source>
            <translation>Fait jusqu’ici</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>Rangée {number}</translation>
        </message>
        <message>
            <source>Undo all</source>
            <translation>Tout annuler</translation>
        </message>
        <message>
            <source>Undo this</source>
            <translation>Annuler ceci</translation>
        </message>
        <message>
            <source>What is where</source>
            <translation>Ce qu’il y a sur la table</translation>
        </message>
        <message>
            <source>What you can do now</source>
            <translation>Ce que tu peux faire maintenant</translation>
        </message>
        <message>
            <source>{place}: {piece} ({count} times)</source>
            <translation>{place} : {piece} ({count} fois)</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Match log</source>
            <translation>Journal de la partie</translation>
        </message>
        <message>
            <source>hide</source>
            <translation>replier</translation>
        </message>
        <message>
            <source>show</source>
            <translation>déplier</translation>
        </message>
    </context>
    <context>
        <name>LookBackPage</name>
        <message numerus="yes">
            <source>%n turning point(s) of {all} decisions</source>
            <translation>
                <numerusform>%n tournant sur {all} décisions</numerusform>
                <numerusform>%n tournants sur {all} décisions</numerusform>
            </translation>
        </message>
        <message>
            <source>All decisions</source>
            <translation>Toutes les décisions</translation>
        </message>
        <message>
            <source>Analyse</source>
            <translation>Analyser</translation>
        </message>
        <message>
            <source>Analysing: move {done} of {last}</source>
            <translation>Analyse : coup {done} sur {last}</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Détails</translation>
        </message>
        <message>
            <source>Each player’s bars add up from the starting chance to 100 (won) or 0 (lost). “Play on from here” opens a copy; this match is not changed.</source>
            <translation>Les barres de chaque joueur s’additionnent, de la chance de départ jusqu’à 100 (gagné) ou 0 (perdu). « Reprendre d’ici » ouvre une copie ; cette partie ne change pas.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Hide details</source>
            <translation>Masquer les détails</translation>
        </message>
        <message>
            <source>No decision cost 5 points or more.</source>
            <translation>Aucune décision n’a coûté 5 points ou plus.</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Stopped at move {done} of {last}.</source>
            <translation>Arrêté au coup {done} sur {last}.</translation>
        </message>
        <message>
            <source>This match could not be analysed.</source>
            <translation>Cette partie n’a pas pu être analysée.</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Tournants</translation>
        </message>
    </context>
    <context>
        <name>LuckAnalysisBar</name>
        <message numerus="yes">
            <source>%n matches not analysed yet.</source>
            <translation>
                <numerusform>%n partie n’est pas encore analysée.</numerusform>
                <numerusform>%n parties ne sont pas encore analysées.</numerusform>
            </translation>
        </message>
        <message>
            <source>Analyse now</source>
            <translation>Analyser maintenant</translation>
        </message>
        <message numerus="yes">
            <source>Analysing, %n matches left</source>
            <translation>
                <numerusform>Analyse en cours, encore %n partie</numerusform>
                <numerusform>Analyse en cours, encore %n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>LuckAndPlayBars</name>
        <message>
            <source>Luck and skill.</source>
            <translation>Chance et talent.</translation>
        </message>
        <message>
            <source>at the start</source>
            <translation>au début</translation>
        </message>
        <message>
            <source>corrected estimate</source>
            <translation>estimation corrigée</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>chance</translation>
        </message>
        <message>
            <source>opponents’ mistakes</source>
            <translation>erreurs adverses</translation>
        </message>
        <message>
            <source>own mistakes</source>
            <translation>ses erreurs</translation>
        </message>
        <message>
            <source>{name}: {start} at the start, luck {luck}, opponents’ mistakes {others}, own mistakes {own}, corrected estimate {rethought}, result {result}.</source>
            <translation>{name} : {start} au début, chance {luck}, erreurs adverses {others}, ses erreurs {own}, estimation corrigée {rethought}, résultat {result}.</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Luck: move {ply} of {last}</source>
            <translation>Chance : coup {ply} sur {last}</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>{gain} points luckier than average for {name}. Winning chance afterwards: {made}%.</source>
            <translation>{gain} points de chance de plus que la moyenne pour {name}. Chance de gagner ensuite : {made} %.</translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Retourner</translation>
        </message>
        <message>
            <source>My garden</source>
            <translation>Mon jardin</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Opposite gates</source>
            <translation>Portes opposées</translation>
        </message>
        <message>
            <source>Other lines</source>
            <translation>Autres lignes</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Rangées</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Taille</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Tourner</translation>
        </message>
        <message>
            <source>for example 2-4</source>
            <translation>par exemple 2-4</translation>
        </message>
        <message>
            <source>for example d1 d8, h4 a4</source>
            <translation>par exemple d1 d8, h4 a4</translation>
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
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Ctrl+,</source>
            <translation>Ctrl+,</translation>
        </message>
        <message>
            <source>Ctrl+O</source>
            <translation>Ctrl+O</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Apprendre</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nouvelle partie</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiques</translation>
        </message>
    </context>
    <context>
        <name>MatchDetailView</name>
        <message>
            <source>Add a note</source>
            <translation>Ajouter une note</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Supprimer</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exporter…</translation>
        </message>
        <message>
            <source>Match name</source>
            <translation>Nom de la partie</translation>
        </message>
        <message>
            <source>Name this match</source>
            <translation>Nommer cette partie</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Note</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Feuille de score</translation>
        </message>
    </context>
    <context>
        <name>MatchListModel</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>Note: {note}</source>
            <translation>Note : {note}</translation>
        </message>
        <message>
            <source>Row {row} of {all}</source>
            <translation>Ligne {row} sur {all}</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>En cours</translation>
        </message>
        <message>
            <source>Won by {who}</source>
            <translation>Gagnée par {who}</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>illisible</translation>
        </message>
    </context>
    <context>
        <name>MatchRowDelegate</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>et %n de plus</numerusform>
                <numerusform>et %n de plus</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchSelection</name>
        <message numerus="yes">
            <source>Everything before that is intact, up to move %n: {moment}.</source>
            <translation>
                <numerusform>Tout ce qui précède est intact, jusqu’au coup %n : {moment}.</numerusform>
                <numerusform>Tout ce qui précède est intact, jusqu’au coup %n : {moment}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The note could not be saved: {reason}.</source>
            <translation>La note n’a pas pu être enregistrée : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>MatchSidePanel</name>
        <message>
            <source>Hide the side panel</source>
            <translation>Cacher le panneau latéral</translation>
        </message>
        <message>
            <source>Show the side panel</source>
            <translation>Montrer le panneau latéral</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>Panneau latéral</translation>
        </message>
        <message>
            <source>Side panel tabs</source>
            <translation>Onglets du panneau latéral</translation>
        </message>
    </context>
    <context>
        <name>MatchesSection</name>
        <message>
            <source>All matches</source>
            <translation>Toutes les parties</translation>
        </message>
        <message>
            <source>Sessions</source>
            <translation>Sessions</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Afficher</translation>
        </message>
    </context>
    <context>
        <name>MatchesSheet</name>
        <message numerus="yes">
            <source>%n unfinished matches</source>
            <translation>
                <numerusform>%n partie en cours</numerusform>
                <numerusform>%n parties en cours</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>Navigator</name>
        <message>
            <source>Import a match or a card set</source>
            <translation>Importer une partie ou un lot de cartes</translation>
        </message>
        <message>
            <source>Matches and card sets (*.jsonl *.gardenmatch *.gardenbox)</source>
            <translation>Parties et lots de cartes (*.jsonl *.gardenmatch *.gardenbox)</translation>
        </message>
        <message>
            <source>Matches are now stored in {new}. The old folder {old} was not changed.</source>
            <translation>Les parties sont maintenant dans {new}. L’ancien dossier {old} n’a pas été modifié.</translation>
        </message>
    </context>
    <context>
        <name>NewGameSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Glisser pour changer l’ordre</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Mode</translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation>Nouvelle partie : {game}</translation>
        </message>
        <message>
            <source>New shuffle number</source>
            <translation>Nouveau numéro de mélange</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Shuffle number</source>
            <translation>Numéro de mélange</translation>
        </message>
        <message>
            <source>Start match</source>
            <translation>Commencer la partie</translation>
        </message>
        <message>
            <source>The same number deals the same cards, for a fair rematch.</source>
            <translation>Le même numéro distribue les mêmes cartes, pour une revanche équitable.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>Fermer ce message</translation>
        </message>
    </context>
    <context>
        <name>NumberEditor</name>
        <message>
            <source>{low} to {high}</source>
            <translation>de {low} à {high}</translation>
        </message>
    </context>
    <context>
        <name>OpenHandsRow</name>
        <message>
            <source>No hand-over screen between turns: all players can see all hands.</source>
            <translation>Pas d’écran de passage entre les tours : tous les joueurs voient toutes les mains.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Mains ouvertes</translation>
        </message>
    </context>
    <context>
        <name>OpeningSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Opening {file}…</source>
            <translation>Ouverture de {file}…</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n modifiée</numerusform>
                <numerusform>%n modifiées</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules: {preset}</source>
            <translation>Règles : {preset}</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message numerus="yes">
            <source>Undo %n changes</source>
            <translation>
                <numerusform>Annuler %n changement</numerusform>
                <numerusform>Annuler %n changements</numerusform>
            </translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Sur mesure</translation>
        </message>
    </context>
    <context>
        <name>OutlinePanel</name>
        <message numerus="yes">
            <source>%n entry(s).</source>
            <translation>
                <numerusform>%n entrée.</numerusform>
                <numerusform>%n entrées.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Contenu</translation>
        </message>
        <message>
            <source>Next entry: Ctrl+PgDown. Previous entry: Ctrl+PgUp.</source>
            <translation>Entrée suivante : Ctrl+PgSuiv. Entrée précédente : Ctrl+PgPréc.</translation>
        </message>
        <message>
            <source>No entries yet. Press “Add”.</source>
            <translation>Aucune entrée pour l’instant. Appuie sur « Ajouter ».</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Select one on the left to change it, or press “Add”.</source>
            <translation>Choisis-en une à gauche pour la modifier, ou appuie sur « Ajouter ».</translation>
        </message>
        <message>
            <source>Select one on the left to change it.</source>
            <translation>Choisis-en une à gauche pour la modifier.</translation>
        </message>
        <message>
            <source>Select one on the left to look at it.</source>
            <translation>Choisis-en une à gauche pour la regarder.</translation>
        </message>
        <message>
            <source>“{list}” always has {count} entries.</source>
            <translation>« {list} » a toujours {count} entrées.</translation>
        </message>
        <message>
            <source>“{list}” has {count} entries at most.</source>
            <translation>« {list} » a {count} entrées au maximum.</translation>
        </message>
    </context>
    <context>
        <name>OutlineView</name>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message numerus="yes">
            <source>{name}: %n to fix</source>
            <translation>
                <numerusform>{name} : %n à corriger</numerusform>
                <numerusform>{name} : %n à corriger</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PackRow</name>
        <message>
            <source>Card set</source>
            <translation>Lot de cartes</translation>
        </message>
        <message>
            <source>Card sets (*.toml)</source>
            <translation>Lots de cartes (*.toml)</translation>
        </message>
        <message>
            <source>Cards and pieces come from your card set “{name}”.</source>
            <translation>Les cartes et les pièces viennent de ton lot de cartes « {name} ».</translation>
        </message>
        <message>
            <source>Cards and pieces come from {file}.</source>
            <translation>Les cartes et les pièces viennent de {file}.</translation>
        </message>
        <message>
            <source>Choose a card set</source>
            <translation>Choisir un lot de cartes</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Ouvrir un fichier…</translation>
        </message>
        <message>
            <source>Use the cards from your own copy, or cards you made up.</source>
            <translation>Joue avec les cartes de ta boîte, ou avec des cartes que tu as inventées.</translation>
        </message>
        <message>
            <source>Use the standard card set</source>
            <translation>Utiliser le lot de cartes standard</translation>
        </message>
        <message>
            <source>View or edit card sets…</source>
            <translation>Voir ou modifier les lots de cartes…</translation>
        </message>
        <message>
            <source>{name} (not finished)</source>
            <translation>{name} (inachevé)</translation>
        </message>
    </context>
    <context>
        <name>PeoplePage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Tous les joueurs</translation>
        </message>
        <message>
            <source>Find a player</source>
            <translation>Chercher un joueur</translation>
        </message>
        <message>
            <source>No player with this name.</source>
            <translation>Aucun joueur de ce nom.</translation>
        </message>
        <message>
            <source>No players yet. Statistics appear after the first match.</source>
            <translation>Aucun joueur. Les statistiques apparaissent après la première partie.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>The name could not be saved: {reason}.</source>
            <translation>Le nom n’a pas pu être enregistré : {reason}.</translation>
        </message>
        <message>
            <source>There are no other players yet.</source>
            <translation>Il n’y a pas encore d’autres joueurs.</translation>
        </message>
        <message>
            <source>Undo the name change</source>
            <translation>Annuler le nouveau nom</translation>
        </message>
        <message>
            <source>computer, {matches}</source>
            <translation>ordinateur, {matches}</translation>
        </message>
        <message>
            <source>no finished matches yet</source>
            <translation>pas encore de partie terminée</translation>
        </message>
        <message>
            <source>statistics side by side</source>
            <translation>statistiques comparées</translation>
        </message>
        <message>
            <source>{one} and {other} have played in the same match, so they must be two different players.</source>
            <translation>{one} et {other} ont joué dans la même partie : ce sont donc deux joueurs.</translation>
        </message>
    </context>
    <context>
        <name>PersonSheet</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches, ahead in {ahead}, behind in {behind}</source>
            <translation>
                <numerusform>%n partie, devant dans {ahead}, derrière dans {behind}</numerusform>
                <numerusform>%n parties, devant dans {ahead}, derrière dans {behind}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n autre joueur compte moins de parties.</numerusform>
                <numerusform>%n autres joueurs comptent moins de parties.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ahead : behind</source>
            <translation>Devant : derrière</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>Depuis le début</translation>
        </message>
        <message>
            <source>Average rank</source>
            <translation>Rang moyen</translation>
        </message>
        <message>
            <source>Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.</source>
            <translation>Barre : taux de victoire. Trait : intervalle de confiance à 95 %. Repère jaune : moyenne attendue.</translation>
        </message>
        <message>
            <source>Best results</source>
            <translation>Meilleurs résultats</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Par jeu</translation>
        </message>
        <message>
            <source>Faded bars: fewer than 10 matches together.</source>
            <translation>Barres pâles : moins de 10 parties ensemble.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Last 20</source>
            <translation>20 dernières</translation>
        </message>
        <message>
            <source>Longest streak</source>
            <translation>Plus longue série</translation>
        </message>
        <message>
            <source>Luck and skill</source>
            <translation>Chance et talent</translation>
        </message>
        <message>
            <source>Merge with…</source>
            <translation>Fusionner avec…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Other player</source>
            <translation>Autre joueur</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Renommer</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>Cette année</translation>
        </message>
        <message>
            <source>Time period</source>
            <translation>Période</translation>
        </message>
        <message>
            <source>Who ranked higher</source>
            <translation>Qui a fait mieux</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Taux de victoire</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Victoires</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gagnées</translation>
        </message>
        <message>
            <source>best {score}</source>
            <translation>meilleur {score}</translation>
        </message>
        <message>
            <source>no competitive matches yet</source>
            <translation>pas encore de partie en compétition</translation>
        </message>
        <message>
            <source>no finished matches yet</source>
            <translation>pas encore de partie terminée</translation>
        </message>
        <message>
            <source>no matches in this period</source>
            <translation>aucune partie sur cette période</translation>
        </message>
        <message>
            <source>{name} : other player</source>
            <translation>{name} : autre joueur</translation>
        </message>
        <message>
            <source>{part} of {whole} competitive matches</source>
            <translation>{part} sur {whole} parties en compétition</translation>
        </message>
    </context>
    <context>
        <name>PlotPanel</name>
        <message>
            <source>Next chart</source>
            <translation>Graphique suivant</translation>
        </message>
    </context>
    <context>
        <name>PlotTableView</name>
        <message>
            <source>{title} as a table</source>
            <translation>{title} en tableau</translation>
        </message>
    </context>
    <context>
        <name>PlotView</name>
        <message>
            <source>{title}: {ends}</source>
            <translation>{title} : {ends}</translation>
        </message>
    </context>
    <context>
        <name>PracticeScreen</name>
        <message>
            <source>Your puzzle progress could not be saved: {reason}.</source>
            <translation>Ta progression dans les problèmes n’a pas pu être enregistrée : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>PracticeTable</name>
        <message>
            <source>Puzzle {number}</source>
            <translation>Problème {number}</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
        <message>
            <source>Change any rule below to make your own set.</source>
            <translation>Change une règle ci-dessous pour composer tes propres règles.</translation>
        </message>
        <message>
            <source>Rules for this match</source>
            <translation>Règles de cette partie</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Sur mesure</translation>
        </message>
        <message>
            <source>Your own settings.</source>
            <translation>Tes propres réglages.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to Statistics</source>
            <translation>Retour aux statistiques</translation>
        </message>
        <message>
            <source>Back to the analysis</source>
            <translation>Retour à l’analyse</translation>
        </message>
        <message>
            <source>Back to the home screen</source>
            <translation>Retour à l’accueil</translation>
        </message>
        <message>
            <source>Back to the replay</source>
            <translation>Retour au replay</translation>
        </message>
        <message>
            <source>Back to the score sheet</source>
            <translation>Retour à la feuille de score</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partie</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lent</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
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
                <numerusform>%n jour de suite</numerusform>
                <numerusform>%n jours de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>All</source>
            <translation>Tous</translation>
        </message>
        <message>
            <source>Almost</source>
            <translation>Presque</translation>
        </message>
        <message>
            <source>Filter puzzles</source>
            <translation>Filtrer les problèmes</translation>
        </message>
        <message>
            <source>Next puzzle</source>
            <translation>Problème suivant</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Problème du jour</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problèmes</translation>
        </message>
        <message>
            <source>Show solution (S)</source>
            <translation>Solution (S)</translation>
        </message>
        <message>
            <source>Submit answer</source>
            <translation>Valider ma réponse</translation>
        </message>
        <message>
            <source>Try again (R)</source>
            <translation>Réessayer (R)</translation>
        </message>
        <message>
            <source>Unsolved</source>
            <translation>Non résolus</translation>
        </message>
        <message>
            <source>the same for all players</source>
            <translation>le même pour tous</translation>
        </message>
        <message>
            <source>{solved} of {all} solved</source>
            <translation>{solved} sur {all} résolus</translation>
        </message>
    </context>
    <context>
        <name>QuestionView</name>
        <message>
            <source>The question</source>
            <translation>La question</translation>
        </message>
    </context>
    <context>
        <name>RecapCardView</name>
        <message>
            <source>Affects you</source>
            <translation>Te concerne</translation>
        </message>
    </context>
    <context>
        <name>RecapSheet</name>
        <message>
            <source>Go to the table</source>
            <translation>Aller à la table</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Étape suivante</translation>
        </message>
        <message>
            <source>Only {name} from here on. Everyone else, please look away.</source>
            <translation>À partir d’ici, {name} uniquement : les autres, détournez le regard.</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Étape précédente</translation>
        </message>
        <message>
            <source>Show again</source>
            <translation>Montrer de nouveau</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Montrer la table</translation>
        </message>
        <message>
            <source>Since your last turn, {name}</source>
            <translation>Depuis ton dernier tour, {name}</translation>
        </message>
        <message>
            <source>step by step</source>
            <translation>pas à pas</translation>
        </message>
        <message>
            <source>{first}, then {second}</source>
            <translation>{first}, puis {second}</translation>
        </message>
    </context>
    <context>
        <name>RelativeTimeFormatter</name>
        <message numerus="yes">
            <source>%n h ago</source>
            <translation>
                <numerusform>il y a %n h</numerusform>
                <numerusform>il y a %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min ago</source>
            <translation>
                <numerusform>il y a %n min</numerusform>
                <numerusform>il y a %n min</numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <translation>à l’instant</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>hier</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 sur %2</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Key moments: score changes, bells, fires, and turning points found by the analysis.</source>
            <translation>Moments clés : changements de score, cloches, incendies et tournants trouvés par l’analyse.</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Coup suivant</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Tour suivant</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Pause at key moments</source>
            <translation>S’arrêter aux moments clés</translation>
        </message>
        <message>
            <source>Play on from here in a copy</source>
            <translation>Reprendre d’ici dans une copie</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Lecture ou pause</translation>
        </message>
        <message>
            <source>Player to move</source>
            <translation>Joueur dont c’est le tour</translation>
        </message>
        <message>
            <source>Position in the match</source>
            <translation>Position dans la partie</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Coup précédent</translation>
        </message>
        <message>
            <source>Previous turn</source>
            <translation>Tour précédent</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lent</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>View as: {who}</source>
            <translation>Point de vue : {who}</translation>
        </message>
    </context>
    <context>
        <name>ResponseButton</name>
        <message>
            <source>Key: {key}</source>
            <translation>Touche : {key}</translation>
        </message>
        <message>
            <source>See my hand</source>
            <translation>Voir ma main</translation>
        </message>
        <message>
            <source>decides automatically</source>
            <translation>décide automatiquement</translation>
        </message>
        <message>
            <source>will look</source>
            <translation>va regarder</translation>
        </message>
        <message>
            <source>{name}: {words}</source>
            <translation>{name} : {words}</translation>
        </message>
    </context>
    <context>
        <name>ResponseController</name>
        <message>
            <source>Who wants to look at their hand? {keys}</source>
            <translation>Qui veut regarder sa main ? {keys}</translation>
        </message>
        <message>
            <source>{name} will look at their hand.</source>
            <translation>{name} va regarder sa main.</translation>
        </message>
        <message>
            <source>{name} will not look at their hand.</source>
            <translation>{name} ne regarde pas sa main.</translation>
        </message>
        <message>
            <source>{name}: {key}</source>
            <translation>{name} : {key}</translation>
        </message>
    </context>
    <context>
        <name>RestoreButton</name>
        <message>
            <source>Undo delete</source>
            <translation>Annuler la suppression</translation>
        </message>
        <message numerus="yes">
            <source>Undo delete (%n)</source>
            <translation>
                <numerusform>Annuler la suppression (%n)</numerusform>
                <numerusform>Annuler la suppression (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>“{match}” is no longer in the recycle bin, so it cannot be restored.</source>
            <translation>« {match} » n’est plus dans la corbeille et ne peut pas être restaurée.</translation>
        </message>
        <message>
            <source>“{match}” is now in the folder {folder}, because this system has no recycle bin for it.</source>
            <translation>« {match} » est maintenant dans le dossier {folder}, car ce système n’a pas de corbeille pour elle.</translation>
        </message>
        <message>
            <source>“{match}” is now in the system’s recycle bin.</source>
            <translation>« {match} » est maintenant dans la corbeille du système.</translation>
        </message>
    </context>
    <context>
        <name>RoundScoresTable</name>
        <message>
            <source>Round by round</source>
            <translation>Manche par manche</translation>
        </message>
    </context>
    <context>
        <name>RulesSheet</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation>Règles de {game}</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Enregistrer en PDF…</translation>
        </message>
    </context>
    <context>
        <name>RulesView</name>
        <message>
            <source>Also found: {words}</source>
            <translation>Également trouvé : {words}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <source>Next result (F3)</source>
            <translation>Résultat suivant (F3)</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Résultat précédent</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Chercher dans les règles</translation>
        </message>
        <message>
            <source>This game has no rules text yet.</source>
            <translation>Ce jeu n’a pas encore de texte de règles.</translation>
        </message>
        <message>
            <source>en</source>
            <extracomment>The language of the rules text: the name of a file in rules/, "de" for German.</extracomment>
            <translation>fr</translation>
        </message>
        <message>
            <source>no results</source>
            <translation>aucun résultat</translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation>{number} sur {all}</translation>
        </message>
    </context>
    <context>
        <name>SaveErrorNotice</name>
        <message>
            <source>Try again</source>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Your tip history could not be saved: {reason}.</source>
            <translation>La liste des conseils déjà vus n’a pas pu être enregistrée : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>SaveTableForm</name>
        <message>
            <source>Group name</source>
            <translation>Nom du groupe</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Save this group…</source>
            <translation>Enregistrer ce groupe…</translation>
        </message>
        <message>
            <source>What is this group called?</source>
            <translation>Comment s’appelle ce groupe ?</translation>
        </message>
    </context>
    <context>
        <name>SavedTableLinks</name>
        <message>
            <source>Saved groups</source>
            <translation>Groupes enregistrés</translation>
        </message>
        <message>
            <source>Start {game} with {people}</source>
            <translation>Commencer {game} avec {people}</translation>
        </message>
    </context>
    <context>
        <name>SavedTableRow</name>
        <message>
            <source>Delete {table}</source>
            <translation>Supprimer {table}</translation>
        </message>
        <message>
            <source>{game}: {people}</source>
            <translation>{game} : {people}</translation>
        </message>
    </context>
    <context>
        <name>SavedTablesPanel</name>
        <message>
            <source>Saved groups</source>
            <translation>Groupes enregistrés</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Annuler la suppression</translation>
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
            <translation>Retour aux statistiques</translation>
        </message>
        <message>
            <source>Back to the home screen</source>
            <translation>Retour à l’accueil</translation>
        </message>
        <message>
            <source>Final position (T)</source>
            <translation>Position finale (T)</translation>
        </message>
        <message>
            <source>New season</source>
            <translation>Nouvelle saison</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
    </context>
    <context>
        <name>ScoreTab</name>
        <message>
            <source>Nothing yet</source>
            <translation>Rien pour l’instant</translation>
        </message>
        <message>
            <source>Score so far</source>
            <translation>Score jusqu’ici</translation>
        </message>
        <message>
            <source>Scores are hidden until the end.</source>
            <translation>Les scores sont cachés jusqu’à la fin.</translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <source>Round {number}</source>
            <translation>Manche {number}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Feuille de score</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>points</source>
            <translation>points</translation>
        </message>
        <message>
            <source>{kind} {value} instead of {was}</source>
            <translation>{kind} {value} au lieu de {was}</translation>
        </message>
        <message>
            <source>{name}, {kind}: {points}</source>
            <translation>{name}, {kind} : {points}</translation>
        </message>
    </context>
    <context>
        <name>SeasonView</name>
        <message>
            <source>The season so far: {wins}</source>
            <translation>La saison jusqu’ici : {wins}</translation>
        </message>
        <message>
            <source>{month}: {winner}</source>
            <translation>{month} : {winner}</translation>
        </message>
    </context>
    <context>
        <name>SeatAdder</name>
        <message>
            <source>Add a player</source>
            <translation>Ajouter un joueur</translation>
        </message>
        <message>
            <source>Add a player: {symbol}</source>
            <translation>Ajouter un joueur : {symbol}</translation>
        </message>
        <message>
            <source>Ins</source>
            <comment>the Insert key</comment>
            <translation>Inser</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Change symbol</source>
            <translation>Changer de symbole</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Ordinateur</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Humain</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Niveau : {name}</translation>
        </message>
        <message>
            <source>Name of this player</source>
            <translation>Nom de ce joueur</translation>
        </message>
        <message>
            <source>Remove {name}</source>
            <translation>Retirer {name}</translation>
        </message>
        <message>
            <source>Symbol for {name}: {symbol}</source>
            <translation>Symbole : {name}, {symbol}</translation>
        </message>
        <message>
            <source>Who plays {name}</source>
            <translation>Qui joue {name}</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>joue</translation>
        </message>
    </context>
    <context>
        <name>SeatsSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Change players</source>
            <translation>Changer de joueurs</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Someone leaving or joining? Replace a player with a computer, or a computer with a player. The log notes it.</source>
            <translation>Quelqu’un s’en va ou arrive ? Remplace un joueur par un ordinateur, ou l’inverse. Le journal l’indique.</translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>A short tip the first time something happens to a player.</source>
            <translation>Un court conseil la première fois qu’une chose arrive à un joueur.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>À propos du programme</translation>
        </message>
        <message>
            <source>At every step</source>
            <translation>À chaque étape</translation>
        </message>
        <message>
            <source>Click targets</source>
            <translation>Zones à cliquer</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Fermer (Échap)</translation>
        </message>
        <message>
            <source>Contrast</source>
            <translation>Contraste</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Sombre</translation>
        </message>
        <message>
            <source>During other players’ turns, and when you see the results of your own.</source>
            <translation>Pendant les tours des autres et quand tu vois les résultats des tiens.</translation>
        </message>
        <message>
            <source>Everything you hear is also shown.</source>
            <translation>Tout ce que tu entends est aussi affiché.</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Complètes</translation>
        </message>
        <message>
            <source>High</source>
            <translation>Élevé</translation>
        </message>
        <message>
            <source>High makes text, lines and keyboard focus stand out more, in both themes.</source>
            <translation>Élevé fait mieux ressortir le texte, les lignes et le focus du clavier, dans les deux thèmes.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Langue</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Grand</translation>
        </message>
        <message>
            <source>Large targets are easier to hit.</source>
            <translation>Les grandes cibles sont plus faciles à toucher.</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Clair</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Animations</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>No native speaker has checked this translation yet.</source>
            <translation>Cette traduction n’a pas encore été vérifiée par un natif.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Nothing moves while motion is off.</source>
            <translation>Quand les animations sont coupées, la vitesse n’a aucun effet.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>Pause and wait for Space</source>
            <translation>Faire une pause et attendre Espace</translation>
        </message>
        <message>
            <source>Press Space or click to move on at once.</source>
            <translation>Appuie sur Espace ou clique pour continuer tout de suite.</translation>
        </message>
        <message>
            <source>Reduced</source>
            <translation>Réduites</translation>
        </message>
        <message>
            <source>Reduced: pieces fade instead of moving.</source>
            <translation>Réduites : les pièces apparaissent en fondu sans bouger.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lent</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sons</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Système</translation>
        </message>
        <message>
            <source>Text and button size</source>
            <translation>Taille du texte et des boutons</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Thème</translation>
        </message>
        <message>
            <source>Tips while playing</source>
            <translation>Conseils en jouant</translation>
        </message>
        <message>
            <source>When something of mine changes</source>
            <translation>Quand quelque chose change chez moi</translation>
        </message>
        <message>
            <source>{volume}%</source>
            <translation>{volume} %</translation>
        </message>
        <message>
            <source>{zoom}%</source>
            <translation>{zoom} %</translation>
        </message>
    </context>
    <context>
        <name>SettingsStore</name>
        <message>
            <source>Some settings could not be used, so their defaults apply: {keys}.</source>
            <translation>Certains réglages étaient inutilisables et reprennent leur valeur par défaut : {keys}.</translation>
        </message>
        <message>
            <source>The settings could not be read from {file}, so the defaults are used. Check that file ({reason}), then restart the program.</source>
            <translation>Les réglages n’ont pas pu être lus dans {file}, ceux par défaut sont donc utilisés. Vérifie ce fichier ({reason}), puis relance le programme.</translation>
        </message>
        <message>
            <source>The settings could not be read, so the defaults are used; the old file is {file}.</source>
            <translation>Les réglages étaient illisibles : ceux par défaut s’appliquent ; l’ancien fichier est {file}.</translation>
        </message>
        <message>
            <source>The settings could not be saved to {file}: {reason}.</source>
            <translation>Les réglages n’ont pas pu être enregistrés dans {file} : {reason}.</translation>
        </message>
    </context>
    <context>
        <name>SetupSummaryCard</name>
        <message numerus="yes">
            <source>%n matches, about {minutes} in all</source>
            <translation>
                <numerusform>%n partie, environ {minutes} en tout</numerusform>
                <numerusform>%n parties, environ {minutes} en tout</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message>
            <source>About {minutes}</source>
            <translation>Environ {minutes}</translation>
        </message>
        <message>
            <source>All hands are open</source>
            <translation>Toutes les mains sont ouvertes</translation>
        </message>
        <message>
            <source>Hands are hidden between turns</source>
            <translation>Les mains sont cachées entre les tours</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>En solo</translation>
        </message>
        <message>
            <source>With your own card set</source>
            <translation>Avec ton propre lot de cartes</translation>
        </message>
        <message>
            <source>{rule}: {value}</source>
            <translation>{rule} : {value}</translation>
        </message>
    </context>
    <context>
        <name>SideCard</name>
        <message>
            <source>of {target}</source>
            <translation>sur {target}</translation>
        </message>
        <message>
            <source>{name}: {score}</source>
            <translation>{name} : {score}</translation>
        </message>
        <message>
            <source>{name}: {score} of {target} points</source>
            <translation>{name} : {score} points sur {target}</translation>
        </message>
        <message>
            <source>{name}: {score} points</source>
            <translation>{name} : {score} points</translation>
        </message>
    </context>
    <context>
        <name>SidePanelPresenter</name>
        <message>
            <source>Chart</source>
            <translation>Graphique</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Score</translation>
        </message>
        <message>
            <source>in round %1</source>
            <translation>à la manche %1</translation>
        </message>
    </context>
    <context>
        <name>SpokenStatus</name>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Il ne s’est encore rien passé.</translation>
        </message>
        <message>
            <source>The cursor is not on the table yet: press Tab.</source>
            <translation>Le curseur n’est pas encore sur la table : appuie sur Tab.</translation>
        </message>
        <message>
            <source>above: {thing}</source>
            <translation>au-dessus : {thing}</translation>
        </message>
        <message>
            <source>below: {thing}</source>
            <translation>au-dessous : {thing}</translation>
        </message>
        <message>
            <source>left: {thing}</source>
            <translation>à gauche : {thing}</translation>
        </message>
        <message>
            <source>right: {thing}</source>
            <translation>à droite : {thing}</translation>
        </message>
    </context>
    <context>
        <name>StandingOrderButton</name>
        <message>
            <source>never</source>
            <translation>jamais</translation>
        </message>
        <message>
            <source>only mine</source>
            <translation>si visé</translation>
        </message>
        <message>
            <source>{name}: ask me only when I am the target</source>
            <translation>{name} : ne me demander que si je suis la cible</translation>
        </message>
        <message>
            <source>{name}: never ask me about {card}</source>
            <translation>{name} : ne jamais me demander pour {card}</translation>
        </message>
    </context>
    <context>
        <name>StandingOrdersSheet</name>
        <message>
            <source>Always</source>
            <translation>Toujours</translation>
        </message>
        <message>
            <source>Ask about all cards again</source>
            <translation>Demander de nouveau pour toutes les cartes</translation>
        </message>
        <message>
            <source>Before you answer you may look at your hand. Choose when you want to.</source>
            <translation>Avant de répondre, tu peux regarder ta main. Choisis quand tu veux le faire.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>Press your key while the timer runs.</source>
            <translation>Appuie sur ta touche pendant que le temps s’écoule.</translation>
        </message>
        <message>
            <source>When I am the target</source>
            <translation>Quand je suis la cible</translation>
        </message>
        <message>
            <source>When I can answer</source>
            <translation>Quand je peux répondre</translation>
        </message>
        <message>
            <source>When I press my key</source>
            <translation>Quand j’appuie sur ma touche</translation>
        </message>
        <message>
            <source>When to look at my hand</source>
            <translation>Quand regarder ma main</translation>
        </message>
        <message>
            <source>You always pass. The timer still runs to its end.</source>
            <translation>Tu passes toujours. Le temps s’écoule quand même jusqu’au bout.</translation>
        </message>
        <message>
            <source>You are asked only when you are able to answer.</source>
            <translation>On te demande seulement quand tu peux répondre.</translation>
        </message>
        <message>
            <source>You look at your hand every time.</source>
            <translation>Tu regardes ta main à chaque fois.</translation>
        </message>
        <message>
            <source>You look at your hand when something of yours is the target.</source>
            <translation>Tu regardes ta main quand quelque chose à toi est la cible.</translation>
        </message>
    </context>
    <context>
        <name>StartNotices</name>
        <message>
            <source>Another file or folder had the same name as a program file. It was renamed to {files}.</source>
            <translation>Un autre fichier ou dossier portait le nom d’un fichier du programme. Il a été renommé en {files}.</translation>
        </message>
        <message>
            <source>Not everything was deleted. Still there, because another program is using it or the system refused to move it: {files}.</source>
            <translation>Tout n’a pas été supprimé. Encore là, parce qu’un autre programme s’en sert ou que le système a refusé de le déplacer : {files}.</translation>
        </message>
        <message>
            <source>The folder {folder} is missing, so matches are stored in {other} until it is back.</source>
            <translation>Le dossier {folder} manque, les parties sont donc enregistrées dans {other} jusqu’à son retour.</translation>
        </message>
        <message>
            <source>The program crashed last time. Your matches are unharmed. For the details, save a problem report under “About this program” in the settings.</source>
            <translation>Le programme a planté la dernière fois. Tes parties sont intactes. Pour les détails, enregistre un rapport de problème sous « À propos du programme » dans les réglages.</translation>
        </message>
        <message>
            <source>The translation for {language} is missing. Install the program again, or choose another language in the settings.</source>
            <translation>La traduction pour {language} manque. Réinstalle le programme, ou choisis une autre langue dans les réglages.</translation>
        </message>
    </context>
    <context>
        <name>StatisticFormatter</name>
        <message numerus="yes">
            <source>%n competitive</source>
            <translation>
                <numerusform>%n en compétition</numerusform>
                <numerusform>%n en compétition</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cooperative</source>
            <translation>
                <numerusform>%n en coopération</numerusform>
                <numerusform>%n en coopération</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches analysed: too few to tell</source>
            <translation>
                <numerusform>%n partie analysée : trop peu pour conclure</numerusform>
                <numerusform>%n parties analysées : trop peu pour conclure</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches since {month}</source>
            <translation>
                <numerusform>%n partie depuis {month}</numerusform>
                <numerusform>%n parties depuis {month}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches: too few to tell</source>
            <translation>
                <numerusform>%n partie : trop peu pour conclure</numerusform>
                <numerusform>%n parties : trop peu pour conclure</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo</source>
            <translation>
                <numerusform>%n en solo</numerusform>
                <numerusform>%n en solo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins</source>
            <translation>
                <numerusform>%n victoire</numerusform>
                <numerusform>%n victoires</numerusform>
            </translation>
        </message>
        <message>
            <source>One match so far.</source>
            <translation>Une seule partie jusqu’ici.</translation>
        </message>
        <message>
            <source>average would be {place}</source>
            <translation>la moyenne serait {place}</translation>
        </message>
        <message numerus="yes">
            <source>current: %n in a row</source>
            <translation>
                <numerusform>actuelle : %n de suite</numerusform>
                <numerusform>actuelle : %n de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>current: lost the last match</source>
            <translation>actuelle : dernière partie perdue</translation>
        </message>
        <message>
            <source>from luck, {own} from own mistakes</source>
            <translation>par la chance, {own} par ses erreurs</translation>
        </message>
        <message>
            <source>likely {low} to {high}%; average would be {even}%</source>
            <translation>sans doute de {low} à {high} % ; la moyenne serait {even} %</translation>
        </message>
        <message>
            <source>no competitive matches</source>
            <translation>aucune partie en compétition</translation>
        </message>
        <message>
            <source>no competitive matches yet</source>
            <translation>pas encore de partie en compétition</translation>
        </message>
        <message>
            <source>no competitive win yet</source>
            <translation>pas encore de victoire en compétition</translation>
        </message>
        <message>
            <source>no matches analysed yet</source>
            <translation>aucune partie analysée</translation>
        </message>
        <message>
            <source>of {seats} players</source>
            <translation>sur {seats} joueurs</translation>
        </message>
        <message numerus="yes">
            <source>points of winning chance, averaged over %n matches</source>
            <translation>
                <numerusform>points de chance de gagner, sur %n partie</numerusform>
                <numerusform>points de chance de gagner, en moyenne sur %n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>{matches}: {kinds}</source>
            <translation>{matches} : {kinds}</translation>
        </message>
        <message>
            <source>{number}%</source>
            <translation>{number} %</translation>
        </message>
        <message>
            <source>{part} of {whole}</source>
            <translation>{part} sur {whole}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsTable</name>
        <message>
            <source>Table copied.</source>
            <translation>Tableau copié.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n autre joueur compte moins de parties.</numerusform>
                <numerusform>%n autres joueurs comptent moins de parties.</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Tous les jeux</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Tous les joueurs</translation>
        </message>
        <message>
            <source>Average rank</source>
            <translation>Rang moyen</translation>
        </message>
        <message>
            <source>Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.</source>
            <translation>Barre : taux de victoire. Trait : intervalle de confiance à 95 %. Repère jaune : moyenne attendue.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Meilleur</translation>
        </message>
        <message>
            <source>Competitive wins</source>
            <translation>Victoires en compétition</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Parties</translation>
        </message>
        <message>
            <source>No finished matches of this game yet.</source>
            <translation>Pas encore de partie terminée de ce jeu.</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Taux de victoire</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>ordinateur</translation>
        </message>
    </context>
    <context>
        <name>StepBar</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 sur %2</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Terminé.</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rapide</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Suite</translation>
        </message>
        <message>
            <source>Next:</source>
            <translation>Ensuite :</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Skip to end</source>
            <translation>Aller à la fin</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lent</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Vitesse</translation>
        </message>
        <message>
            <source>The match ends.</source>
            <translation>La partie se termine.</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Puis :</translation>
        </message>
        <message>
            <source>What is happening</source>
            <translation>Ce qui se passe</translation>
        </message>
    </context>
    <context>
        <name>StepPresenter</name>
        <message>
            <source>Press Space to continue.</source>
            <translation>Appuie sur Espace pour continuer.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>picked up</source>
            <translation>soulevé</translation>
        </message>
    </context>
    <context>
        <name>TableDescriber</name>
        <message>
            <source>Put {piece} on {place}</source>
            <translation>{piece} : poser sur {place}</translation>
        </message>
        <message>
            <source>Take {piece} from {place}</source>
            <translation>{piece} : retirer, {place}</translation>
        </message>
        <message>
            <source>Undo: {place}</source>
            <translation>Annuler : {place}</translation>
        </message>
        <message>
            <source>can be picked up</source>
            <translation>peut être soulevé</translation>
        </message>
        <message>
            <source>can be pressed</source>
            <translation>on peut appuyer</translation>
        </message>
        <message numerus="yes">
            <source>can go to %n spaces</source>
            <translation>
                <numerusform>peut aller sur %n case</numerusform>
                <numerusform>peut aller sur %n cases</numerusform>
            </translation>
        </message>
        <message>
            <source>can go to {places}</source>
            <translation>peut aller à : {places}</translation>
        </message>
        <message>
            <source>chosen; press to undo</source>
            <translation>choisi ; appuie pour annuler</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>en main</translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation>se trouve : {place}</translation>
        </message>
        <message>
            <source>key {key}</source>
            <translation>touche {key}</translation>
        </message>
        <message>
            <source>needed in this step</source>
            <translation>nécessaire à cette étape</translation>
        </message>
        <message>
            <source>press to undo</source>
            <translation>appuie pour annuler</translation>
        </message>
        <message>
            <source>suggested by the hint</source>
            <translation>proposé par l’indice</translation>
        </message>
        <message>
            <source>{button}: {piece}</source>
            <translation>{button} : {piece}</translation>
        </message>
        <message>
            <source>{piece} can go here</source>
            <translation>{piece} peut aller ici</translation>
        </message>
        <message>
            <source>{piece} can’t go here</source>
            <translation>{piece} ne peut pas aller ici</translation>
        </message>
        <message>
            <source>{piece}, {number} of {count}</source>
            <translation>{piece}, {number} sur {count}</translation>
        </message>
        <message>
            <source>{place}: {piece}</source>
            <translation>{place} : {piece}</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>We agree</source>
            <translation>Nous sommes d’accord</translation>
        </message>
        <message>
            <source>{line}. {sentence} Change it?</source>
            <translation>{line}. {sentence} Changer ?</translation>
        </message>
        <message>
            <source>{option}: {sentence} Change it?</source>
            <translation>{option} : {sentence} Changer ?</translation>
        </message>
        <message>
            <source>{option}: {value}</source>
            <translation>{option} : {value}</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
    </context>
    <context>
        <name>TipCard</name>
        <message>
            <source>Close this tip</source>
            <translation>Fermer ce conseil</translation>
        </message>
        <message>
            <source>Turn off tips</source>
            <translation>Désactiver les conseils</translation>
        </message>
    </context>
    <context>
        <name>TransferMenu</name>
        <message>
            <source>Back up everything</source>
            <translation>Tout sauvegarder</translation>
        </message>
        <message>
            <source>Back up everything…</source>
            <translation>Tout sauvegarder…</translation>
        </message>
        <message numerus="yes">
            <source>Backing up, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Sauvegarde en cours, encore %n fichier. Échap annule.</numerusform>
                <numerusform>Sauvegarde en cours, encore %n fichiers. Échap annule.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Backup saved: {file} (%n files).</source>
            <translation>
                <numerusform>Sauvegarde enregistrée : {file} (%n fichier).</numerusform>
                <numerusform>Sauvegarde enregistrée : {file} (%n fichiers).</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups (*.zip)</source>
            <translation>Sauvegardes (*.zip)</translation>
        </message>
        <message>
            <source>Change storage folder</source>
            <translation>Changer de dossier de stockage</translation>
        </message>
        <message>
            <source>Change storage folder…</source>
            <translation>Changer de dossier de stockage…</translation>
        </message>
        <message numerus="yes">
            <source>Copying, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Copie en cours, encore %n fichier. Échap annule.</numerusform>
                <numerusform>Copie en cours, encore %n fichiers. Échap annule.</numerusform>
            </translation>
        </message>
        <message>
            <source>Delete all data…</source>
            <translation>Supprimer toutes les données…</translation>
        </message>
        <message>
            <source>Garden Desktop is open in another window. Close it there, then delete all data.</source>
            <translation>Garden Desktop est ouvert dans une autre fenêtre. Ferme-le là-bas, puis supprime toutes les données.</translation>
        </message>
        <message>
            <source>Import and backup</source>
            <translation>Import et sauvegarde</translation>
        </message>
        <message>
            <source>Import matches</source>
            <translation>Importer des parties</translation>
        </message>
        <message>
            <source>Import matches…</source>
            <translation>Importer des parties…</translation>
        </message>
        <message numerus="yes">
            <source>Importing, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Import en cours, encore %n fichier. Échap annule.</numerusform>
                <numerusform>Import en cours, encore %n fichiers. Échap annule.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matches and backups (*.jsonl *.gardenmatch *.zip)</source>
            <translation>Parties et sauvegardes (*.jsonl *.gardenmatch *.zip)</translation>
        </message>
        <message>
            <source>No backup was made.</source>
            <translation>Aucune sauvegarde n’a été faite.</translation>
        </message>
        <message>
            <source>The storage folder was not changed.</source>
            <translation>Le dossier de stockage n’a pas changé.</translation>
        </message>
        <message>
            <source>The storage folder was not changed. {reason}</source>
            <translation>Le dossier de stockage n’a pas changé. {reason}</translation>
        </message>
        <message>
            <source>The system has no recycle bin for {folder}, so nothing was deleted. To delete your data, close the program and delete its files in this folder yourself.</source>
            <translation>Le système n’a pas de corbeille pour {folder}, rien n’a donc été supprimé. Pour supprimer tes données, ferme le programme et supprime toi-même ses fichiers dans ce dossier.</translation>
        </message>
    </context>
    <context>
        <name>TrialSheet</name>
        <message numerus="yes">
            <source>%n matches played by easy-going computers.</source>
            <translation>
                <numerusform>%n partie jouée par des ordinateurs faciles.</numerusform>
                <numerusform>%n parties jouées par des ordinateurs faciles.</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Decisions in a match: {mean} on average, from {least} to {most}.</source>
            <translation>Décisions par partie : {mean} en moyenne, de {least} à {most}.</translation>
        </message>
        <message>
            <source>Easy-going computers are playing: {played} of {all} matches.</source>
            <translation>Des ordinateurs faciles jouent : {played} parties sur {all}.</translation>
        </message>
        <message>
            <source>Player {seat} wins</source>
            <translation>Le joueur {seat} gagne</translation>
        </message>
        <message>
            <source>Player {seat} wins {share}% of the matches.</source>
            <translation>Le joueur {seat} gagne {share} % des parties.</translation>
        </message>
        <message>
            <source>The computers could not finish a match with this card set.</source>
            <translation>Les ordinateurs n’ont pas pu terminer une partie avec ce lot de cartes.</translation>
        </message>
        <message>
            <source>The line on a bar marks equal chances.</source>
            <translation>Le trait sur une barre marque des chances égales.</translation>
        </message>
        <message>
            <source>Trial matches</source>
            <translation>Parties d’essai</translation>
        </message>
        <message>
            <source>{cards}: how often each comes up in a match</source>
            <translation>{cards} : nombre d’apparitions par partie</translation>
        </message>
        <message>
            <source>{card}: {times}</source>
            <translation>{card} : {times}</translation>
        </message>
        <message>
            <source>{share}%</source>
            <translation>{share} %</translation>
        </message>
    </context>
    <context>
        <name>TurningPointCard</name>
        <message>
            <source>Move {ply} of {last}</source>
            <translation>Coup {ply} sur {last}</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Reprendre d’ici</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Turning point {number}, {move}, {name}, cost {cost}. Play on from here.</source>
            <translation>Tournant {number}, {move}, {name}, coût {cost}. Reprendre d’ici.</translation>
        </message>
        <message>
            <source>better</source>
            <translation>mieux</translation>
        </message>
        <message>
            <source>played</source>
            <translation>joué</translation>
        </message>
        <message>
            <source>{cost} points better, going by what {name} could see. Chance of winning after the move played: {made}%.</source>
            <translation>Ce coup vaut {cost} points de plus, d’après ce que voit {name}. Chance de gagner après le coup joué : {made} %.</translation>
        </message>
    </context>
    <context>
        <name>UndoController</name>
        <message>
            <source>Move undone.</source>
            <translation>Coup annulé.</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchCard</name>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Delete this match</source>
            <translation>Supprimer cette partie</translation>
        </message>
        <message>
            <source>Players: {seats}.</source>
            <translation>Joueurs : {seats}.</translation>
        </message>
        <message>
            <source>Press Enter to undo.</source>
            <translation>Appuie sur Entrée pour annuler.</translation>
        </message>
        <message>
            <source>This match will be deleted when you leave this page.</source>
            <translation>Cette partie sera supprimée quand tu quitteras cette page.</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Annuler la suppression</translation>
        </message>
        <message>
            <source>Will be deleted when you leave this page.</source>
            <translation>Sera supprimée quand tu quitteras cette page.</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchesSection</name>
        <message numerus="yes">
            <source>All %n matches ›</source>
            <translation>
                <numerusform>%n partie ›</numerusform>
                <numerusform>Les %n parties ›</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuer</translation>
        </message>
    </context>
    <context>
        <name>WordEditor</name>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
    </context>
    <context>
        <name>advice</name>
        <message>
            <source>Hints are off in this match. When you set up a new game, turn them on under “Hints”.</source>
            <translation>Les indices sont désactivés dans cette partie. Active-les sous « Indices » en préparant une nouvelle partie.</translation>
        </message>
        <message>
            <source>Keep pressing Enter to play it.</source>
            <translation>Appuie plusieurs fois sur Entrée pour le jouer.</translation>
        </message>
        <message>
            <source>Looking for a hint …</source>
            <translation>Recherche d’un indice…</translation>
        </message>
        <message>
            <source>No hint could be found.</source>
            <translation>Aucun indice n’a été trouvé.</translation>
        </message>
        <message>
            <source>Press Enter to play it.</source>
            <translation>Appuie sur Entrée pour le jouer.</translation>
        </message>
        <message>
            <source>Suggested move.</source>
            <translation>Coup proposé.</translation>
        </message>
        <message>
            <source>You can’t do anything else here.</source>
            <translation>Rien d’autre n’est possible ici.</translation>
        </message>
    </context>
    <context>
        <name>book</name>
        <message>
            <source>Competitive wins, total by month</source>
            <translation>Victoires en compétition, cumulées par mois</translation>
        </message>
        <message>
            <source>It could not be imported because of an error in the program.</source>
            <translation>L’import a échoué à cause d’une erreur du programme.</translation>
        </message>
        <message>
            <source>Match names and notes could not be read from {file}: {reason}.</source>
            <translation>Les noms et notes des parties n’ont pas pu être lus dans {file} : {reason}.</translation>
        </message>
        <message>
            <source>Match names and notes could not be read; the old file is {file}.</source>
            <translation>Les noms et notes des parties étaient illisibles ; l’ancien fichier est {file}.</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mois</translation>
        </message>
        <message>
            <source>Only months with matches, from {first} to {last}.</source>
            <translation>Seulement les mois avec des parties, de {first} à {last}.</translation>
        </message>
        <message>
            <source>The player names could not be read from {file}: {reason}.</source>
            <translation>Les noms des joueurs n’ont pas pu être lus dans {file} : {reason}.</translation>
        </message>
        <message>
            <source>The player names could not be read; the old file is {file}.</source>
            <translation>Les noms des joueurs n’ont pas pu être lus ; l’ancien fichier est {file}.</translation>
        </message>
        <message>
            <source>This is not a complete Garden Desktop backup, so nothing was imported.</source>
            <translation>Ce n’est pas une sauvegarde complète de Garden Desktop : rien n’a été importé.</translation>
        </message>
        <message>
            <source>This is not a complete Garden Desktop match, so nothing was imported.</source>
            <translation>Ce n’est pas une partie complète de Garden Desktop : rien n’a été importé.</translation>
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
            <translation>E</translation>
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
            <translation>O</translation>
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
            <translation>Un joueur a été remplacé pendant la partie.</translation>
        </message>
        <message>
            <source>All hands were open.</source>
            <translation>Toutes les mains étaient ouvertes.</translation>
        </message>
        <message>
            <source>Hints were used.</source>
            <translation>Des indices ont été utilisés.</translation>
        </message>
        <message>
            <source>Moves were undone after hidden information had been revealed.</source>
            <translation>Des coups ont été annulés après la révélation d’informations cachées.</translation>
        </message>
        <message>
            <source>Moves were undone by agreement after hidden information had been revealed.</source>
            <translation>Des coups ont été annulés d’un commun accord après la révélation d’informations cachées.</translation>
        </message>
        <message>
            <source>Next: {game}</source>
            <translation>Ensuite : {game}</translation>
        </message>
        <message>
            <source>Players move up one seat: {who} takes the first seat.</source>
            <translation>Les joueurs avancent d’une place : {who} passe en premier.</translation>
        </message>
        <message>
            <source>There is no winner.</source>
            <translation>Il n’y a pas de gagnant.</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>ordinateur</translation>
        </message>
        <message>
            <source>{all} win together.</source>
            <translation>{all} gagnent ensemble.</translation>
        </message>
        <message>
            <source>{who} wins.</source>
            <translation>{who} gagne.</translation>
        </message>
    </context>
    <context>
        <name>excuses</name>
        <message>
            <source>The card set cannot be used: {error}. Correct the file or choose another one.</source>
            <translation>Le lot de cartes est inutilisable : {error}. Corrige ce fichier ou choisis-en un autre.</translation>
        </message>
        <message>
            <source>The disk with {file} is full. Free some space, then try again. Everything before this is saved.</source>
            <translation>Le disque où se trouve {file} est plein. Libère de la place, puis réessaie. Tout ce qui précède est enregistré.</translation>
        </message>
        <message>
            <source>The disk with {file} reports an error. Check the disk, then try again. Everything before this is saved.</source>
            <translation>Le disque où se trouve {file} signale une erreur. Vérifie-le, puis réessaie. Tout ce qui précède est enregistré.</translation>
        </message>
        <message>
            <source>The program is not allowed to read the folder {folder}, so its matches cannot be shown. Change the permissions of the folder, then restart the program.</source>
            <translation>Le programme n’a pas le droit de lire le dossier {folder} : ses parties ne peuvent pas être affichées. Change les droits d’accès du dossier, puis relance le programme.</translation>
        </message>
        <message>
            <source>The program is not allowed to read {file}. Change the permissions of the file, then try again.</source>
            <translation>Le programme n’a pas le droit de lire {file}. Change les droits d’accès du fichier, puis réessaie.</translation>
        </message>
        <message>
            <source>The program is not allowed to write to {file}. Change the permissions of the file, then try again.</source>
            <translation>Le programme n’a pas le droit d’écrire dans {file}. Change les droits d’accès du fichier, puis réessaie.</translation>
        </message>
        <message>
            <source>{file} cannot be used: {error}.</source>
            <translation>{file} est inutilisable : {error}.</translation>
        </message>
        <message>
            <source>{file} is open in another program. Close it there, or try again in a moment.</source>
            <translation>{file} est ouvert dans un autre programme. Ferme-le là-bas, ou réessaie dans un instant.</translation>
        </message>
        <message>
            <source>{file} is open in another window. Continue there, or close it first.</source>
            <translation>{file} est ouvert dans une autre fenêtre. Continue là-bas, ou ferme-la d’abord.</translation>
        </message>
        <message>
            <source>{file} is read-only, so you can only watch this match. To continue playing, copy the file to another folder.</source>
            <translation>{file} est en lecture seule, tu peux donc seulement regarder cette partie. Pour continuer à jouer, copie le fichier dans un autre dossier.</translation>
        </message>
        <message>
            <source>{file} no longer exists. If you have moved it, open it from its new folder.</source>
            <translation>{file} n’existe plus. Si tu l’as déplacé, ouvre-le depuis son nouveau dossier.</translation>
        </message>
        <message>
            <source>{file} should be a folder for matches, but something else has this name. Move it elsewhere, then try again.</source>
            <translation>{file} devrait être un dossier pour les parties, mais autre chose porte ce nom. Déplace-le, puis réessaie.</translation>
        </message>
        <message>
            <source>{file} should be a match file, but it is a folder. Move it elsewhere.</source>
            <translation>{file} devrait être un fichier de partie, mais c’est un dossier. Déplace-le.</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, ligne {line} : {reason}</translation>
        </message>
        <message>
            <source>{file}: {reason}</source>
            <translation>{file} : {reason}</translation>
        </message>
        <message>
            <source>{folder} also contains files that are not matches. They were not changed: {files}.</source>
            <translation>{folder} contient aussi des fichiers qui ne sont pas des parties. Ils n’ont pas été modifiés : {files}.</translation>
        </message>
    </context>
    <context>
        <name>exports</name>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
    </context>
    <context>
        <name>files</name>
        <message>
            <source>The file is too large: the limit is {most}.</source>
            <translation>Le fichier est trop volumineux : la limite est de {most}.</translation>
        </message>
        <message>
            <source>This is a pipe or a device, not a file.</source>
            <translation>C’est un tube ou un périphérique, pas un fichier.</translation>
        </message>
    </context>
    <context>
        <name>fire_and_flora</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carte</numerusform>
                <numerusform>%n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) a turn</source>
            <translation>
                <numerusform>%n carte par tour</numerusform>
                <numerusform>%n cartes par tour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s):</source>
            <translation>
                <numerusform>%n carte :</numerusform>
                <numerusform>%n cartes :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n pièce</numerusform>
                <numerusform>%n pièces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s) a turn</source>
            <translation>
                <numerusform>%n pièce par tour</numerusform>
                <numerusform>%n pièces par tour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s):</source>
            <translation>
                <numerusform>%n pièce :</numerusform>
                <numerusform>%n pièces :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in hand</source>
            <translation>
                <numerusform>%n en main</numerusform>
                <numerusform>%n en main</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the pool</source>
            <translation>
                <numerusform>encore %n dans le stock</numerusform>
                <numerusform>encore %n dans le stock</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more each turn</source>
            <translation>
                <numerusform>%n de plus à chaque tour</numerusform>
                <numerusform>%n de plus à chaque tour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more different natives</source>
            <translation>
                <numerusform>%n indigène différente ou plus</numerusform>
                <numerusform>%n indigènes différentes ou plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) fewer</source>
            <translation>
                <numerusform>%n plante de moins</numerusform>
                <numerusform>%n plantes de moins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) more</source>
            <translation>
                <numerusform>%n plante de plus</numerusform>
                <numerusform>%n plantes de plus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) after every play, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>
                <numerusform>%n seconde après chaque coup, pour ne rien révéler. Cela se règle au début d’une partie.</numerusform>
                <numerusform>%n secondes après chaque coup, pour ne rien révéler. Cela se règle au début d’une partie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n étoile</numerusform>
                <numerusform>%n étoiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s):</source>
            <translation>
                <numerusform>%n étoile :</numerusform>
                <numerusform>%n étoiles :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n tour</numerusform>
                <numerusform>%n tours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n card(s) a turn.</source>
            <translation>
                <numerusform>+%n carte par tour.</numerusform>
                <numerusform>+%n cartes par tour.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n coin(s) a turn.</source>
            <translation>
                <numerusform>+%n pièce par tour.</numerusform>
                <numerusform>+%n pièces par tour.</numerusform>
            </translation>
        </message>
        <message>
            <source>10 stars</source>
            <translation>10 étoiles</translation>
        </message>
        <message>
            <source>12 stars</source>
            <translation>12 étoiles</translation>
        </message>
        <message>
            <source>15 seconds</source>
            <translation>15 secondes</translation>
        </message>
        <message>
            <source>15 stars</source>
            <translation>15 étoiles</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 secondes</translation>
        </message>
        <message>
            <source>20</source>
            <translation>20</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 manches</translation>
        </message>
        <message>
            <source>200 rounds</source>
            <translation>200 manches</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 secondes</translation>
        </message>
        <message>
            <source>5</source>
            <translation>5</translation>
        </message>
        <message>
            <source>60 rounds</source>
            <translation>60 manches</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 secondes</translation>
        </message>
        <message>
            <source>8 stars</source>
            <translation>8 étoiles</translation>
        </message>
        <message>
            <source>99</source>
            <translation>99</translation>
        </message>
        <message numerus="yes">
            <source>A Gift Shop would pay %n coin(s).</source>
            <translation>
                <numerusform>Une Boutique rapporterait %n pièce.</numerusform>
                <numerusform>Une Boutique rapporterait %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>A block can be blocked</source>
            <translation>Une parade peut être parée</translation>
        </message>
        <message>
            <source>A building goes on one of your open lands: choose which.</source>
            <translation>Un bâtiment se pose sur un de tes terrains libres : choisis lequel.</translation>
        </message>
        <message numerus="yes">
            <source>A card from the deck costs %n coin(s).</source>
            <translation>
                <numerusform>Une carte de la pile coûte %n pièce.</numerusform>
                <numerusform>Une carte de la pile coûte %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card has been played but not resolved yet. You can block it with the matching card; the other players don’t find out what you hold.</source>
            <translation>Une carte a été jouée, mais elle n’est pas encore résolue. Tu peux la parer avec la carte qui convient ; les autres joueurs n’apprennent pas ce que tu as en main.</translation>
        </message>
        <message>
            <source>A card has been played. Any other player may block it with the right card</source>
            <translation>Une carte a été jouée. Tout autre joueur peut la parer avec la bonne carte</translation>
        </message>
        <message>
            <source>A card is stolen</source>
            <translation>Une carte est volée</translation>
        </message>
        <message>
            <source>A coin</source>
            <translation>Une pièce</translation>
        </message>
        <message>
            <source>A fire has burned through the landscapes, land by land. It harms some plants and helps others: each plant card shows how it reacts.</source>
            <translation>Un feu a traversé les paysages, terrain par terrain. Il nuit à certaines plantes et profite à d’autres : chaque carte de plante montre comment elle réagit.</translation>
        </message>
        <message>
            <source>A hidden card</source>
            <translation>Une carte cachée</translation>
        </message>
        <message numerus="yes">
            <source>A landscape with %n star(s)</source>
            <translation>
                <numerusform>Un paysage de %n étoile</numerusform>
                <numerusform>Un paysage de %n étoiles</numerusform>
            </translation>
        </message>
        <message>
            <source>A player is about to win. Stars are counted after every change, on any player’s turn.</source>
            <translation>Un joueur est sur le point de gagner. On compte les étoiles après chaque changement, au tour de n’importe quel joueur.</translation>
        </message>
        <message numerus="yes">
            <source>A player with {natives} different natives gets %n more star(s).</source>
            <translation>
                <numerusform>Un joueur qui a {natives} indigènes différentes a %n étoile de plus.</numerusform>
                <numerusform>Un joueur qui a {natives} indigènes différentes a %n étoiles de plus.</numerusform>
            </translation>
        </message>
        <message>
            <source>A player’s landscape, stars, coins and cards</source>
            <translation>Paysage, étoiles, pièces et cartes</translation>
        </message>
        <message>
            <source>A seedling with no room in its own landscape goes to the next player who has room.</source>
            <translation>Un rejeton sans place dans son propre paysage va chez le premier joueur suivant qui en a.</translation>
        </message>
        <message>
            <source>A small invasive for one of {who}’s lands; you choose which.</source>
            <translation>Une petite invasive pour un terrain chez {who} ; tu choisis lequel.</translation>
        </message>
        <message>
            <source>A small invasive for {who}’s {land}.</source>
            <translation>Une petite invasive sur {land}, chez {who}.</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Accepter</translation>
        </message>
        <message>
            <source>Accept the offer.</source>
            <translation>Accepte l’offre.</translation>
        </message>
        <message>
            <source>Accepts the trade: both baskets change hands</source>
            <translation>Accepte l’échange : les deux paniers changent de mains</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} has the most stars: {stars}.</source>
            <translation>
                <numerusform>Après %n manche, {who} a le plus d’étoiles : {stars}.</numerusform>
                <numerusform>Après %n manches, {who} a le plus d’étoiles : {stars}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} share the victory with {stars} stars each.</source>
            <translation>
                <numerusform>Après %n manche, {who} se partagent la victoire avec {stars} étoiles chacun.</numerusform>
                <numerusform>Après %n manches, {who} se partagent la victoire avec {stars} étoiles chacun.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s) the landscape has {stars} stars; the goal was {target}.</source>
            <translation>
                <numerusform>Après %n tour, le paysage a {stars} étoiles ; l’objectif était {target}.</numerusform>
                <numerusform>Après %n tours, le paysage a {stars} étoiles ; l’objectif était {target}.</numerusform>
            </translation>
        </message>
        <message>
            <source>After every play the match waits for Continue, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>Après chaque coup, la partie attend qu’on appuie sur Continuer, pour ne rien révéler. Cela se règle au début d’une partie.</translation>
        </message>
        <message>
            <source>Against {plant}: {value}</source>
            <translation>Contre {plant} : {value}</translation>
        </message>
        <message>
            <source>All players can see and count the coins</source>
            <translation>Tout le monde peut voir et compter les pièces</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Permis</translation>
        </message>
        <message>
            <source>An invasive is planted</source>
            <translation>Une invasive est plantée</translation>
        </message>
        <message>
            <source>An offer must contain something.</source>
            <translation>Une offre doit contenir quelque chose.</translation>
        </message>
        <message>
            <source>Answer {who} with this</source>
            <translation>Répondre ainsi à {who}</translation>
        </message>
        <message>
            <source>Answers with your own offer. You can do this once</source>
            <translation>Répond par ta propre offre. C’est possible une fois</translation>
        </message>
        <message>
            <source>Arson</source>
            <translation>Incendie criminel</translation>
        </message>
        <message>
            <source>As a block:</source>
            <translation>En parade :</translation>
        </message>
        <message numerus="yes">
            <source>Ask for %n coin(s).</source>
            <translation>
                <numerusform>Demande %n pièce.</numerusform>
                <numerusform>Demande %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ask for something.</source>
            <translation>Demande quelque chose.</translation>
        </message>
        <message>
            <source>Ask for {card}.</source>
            <translation>Demande {card}.</translation>
        </message>
        <message>
            <source>Back to the first offer</source>
            <translation>Retour à la première offre</translation>
        </message>
        <message>
            <source>Bare ground</source>
            <translation>Sol nu</translation>
        </message>
        <message>
            <source>Before your landscape burns in a Fire Event, choose one of your plants: it is protected.</source>
            <translation>Avant que ton paysage brûle dans un Incendie, choisis une de tes plantes : elle est protégée.</translation>
        </message>
        <message>
            <source>Big Brome</source>
            <translation>Grand Brome</translation>
        </message>
        <message>
            <source>Big Ceanothus</source>
            <translation>Grand Céa­nothe</translation>
        </message>
        <message>
            <source>Big Coyote Brush</source>
            <translation>Grand Baccha­ris</translation>
        </message>
        <message>
            <source>Big Eucalyptus</source>
            <translation>Grand Euca­lyptus</translation>
        </message>
        <message>
            <source>Big Giant Reed</source>
            <translation>Grande Canne</translation>
        </message>
        <message>
            <source>Big Live Oak</source>
            <translation>Grand Chêne</translation>
        </message>
        <message>
            <source>Big Mustard</source>
            <translation>Grande Moutarde</translation>
        </message>
        <message>
            <source>Big Needlegrass</source>
            <translation>Grande Stipe</translation>
        </message>
        <message>
            <source>Big Poppy</source>
            <translation>Grand Pavot</translation>
        </message>
        <message>
            <source>Big Sagebrush</source>
            <translation>Grande Armoise</translation>
        </message>
        <message>
            <source>Big Yucca</source>
            <translation>Grand Yucca</translation>
        </message>
        <message>
            <source>Big invasives</source>
            <translation>Grandes invasives</translation>
        </message>
        <message>
            <source>Big side</source>
            <translation>Grand côté</translation>
        </message>
        <message>
            <source>Big {plant}</source>
            <translation>{plant} (grande)</translation>
        </message>
        <message>
            <source>Big, on {land}</source>
            <translation>Grande plante, sur {land}</translation>
        </message>
        <message>
            <source>Block it with {card}.</source>
            <translation>Pare-le avec {card}.</translation>
        </message>
        <message>
            <source>Block the block with {card}.</source>
            <translation>Pare la parade avec {card}.</translation>
        </message>
        <message>
            <source>Block with a card</source>
            <translation>Parer avec une carte</translation>
        </message>
        <message>
            <source>Border colour</source>
            <translation>Couleur du bord</translation>
        </message>
        <message>
            <source>Both regions</source>
            <translation>Les deux régions</translation>
        </message>
        <message>
            <source>Brome</source>
            <translation>Brome</translation>
        </message>
        <message>
            <source>Build an offer in this order: coins, cards, lands; first what you give, then what you get.</source>
            <translation>Remplis une offre dans cet ordre : pièces, cartes, terrains, d’abord ce que tu donnes, puis ce que tu reçois.</translation>
        </message>
        <message numerus="yes">
            <source>Build {building} on {land} for %n coin(s)</source>
            <translation>
                <numerusform>Bâtir {building} sur {land} pour %n pièce</numerusform>
                <numerusform>Bâtir {building} sur {land} pour %n pièces</numerusform>
            </translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Bâtiment</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Bâtiments</translation>
        </message>
        <message>
            <source>Buildings can’t be demolished in this match.</source>
            <translation>Dans cette partie, on ne peut pas démolir les bâtiments.</translation>
        </message>
        <message>
            <source>Burning Car</source>
            <translation>Voiture en feu</translation>
        </message>
        <message numerus="yes">
            <source>Buy {building} for %n coin(s) and put it on {land}.</source>
            <translation>
                <numerusform>Achète {building} pour %n pièce et place-le sur {land}.</numerusform>
                <numerusform>Achète {building} pour %n pièces et place-le sur {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>Achète {land} pour %n pièce.</numerusform>
                <numerusform>Achète {land} pour %n pièces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s): {details}</source>
            <translation>
                <numerusform>Acheter {land} pour %n pièce : {details}</numerusform>
                <numerusform>Acheter {land} pour %n pièces : {details}</numerusform>
            </translation>
        </message>
        <message>
            <source>Can be blocked with {cards}.</source>
            <translation>Peut être paré avec {cards}.</translation>
        </message>
        <message>
            <source>Can be blocked with {card}.</source>
            <translation>Peut être parée avec {card}.</translation>
        </message>
        <message>
            <source>Can be traded</source>
            <translation>Peut s’échanger</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Cancel my offer</source>
            <translation>Annuler mon offre</translation>
        </message>
        <message>
            <source>Cancel the offer.</source>
            <translation>Annule l’offre.</translation>
        </message>
        <message>
            <source>Cancels the offer and returns everything</source>
            <translation>Annule l’offre et remet tout en place</translation>
        </message>
        <message>
            <source>Cancels your offer</source>
            <translation>Annule ton offre</translation>
        </message>
        <message>
            <source>Can’t be blocked.</source>
            <translation>Impossible à parer.</translation>
        </message>
        <message>
            <source>Can’t be traded</source>
            <translation>Ne peut pas s’échanger</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nom du lot de cartes</translation>
        </message>
        <message>
            <source>Cards are spent</source>
            <translation>Les cartes sont dépensées</translation>
        </message>
        <message>
            <source>Cards come back</source>
            <translation>Les cartes reviennent</translation>
        </message>
        <message>
            <source>Cards of this type in your hand, and how many are in the basket</source>
            <translation>Cartes de ce type dans ta main, et combien sont dans le panier</translation>
        </message>
        <message>
            <source>Careful: fire helps {plant}.</source>
            <translation>Attention : le feu profite à {plant}.</translation>
        </message>
        <message>
            <source>Careful: this is a gift. You ask {partner} for nothing in return.</source>
            <translation>Attention : c’est un cadeau. Tu ne demandes rien à {partner} en retour.</translation>
        </message>
        <message>
            <source>Careful: this is your last open land.</source>
            <translation>Attention : c’est ton dernier terrain libre.</translation>
        </message>
        <message>
            <source>Careful: {plant} is an opponent’s native, and this propagates it.</source>
            <translation>Attention : {plant} est une indigène d’un adversaire, et ceci la propage.</translation>
        </message>
        <message>
            <source>Careful: {plant} is your own native.</source>
            <translation>Attention : {plant} est une de tes indigènes.</translation>
        </message>
        <message>
            <source>Caused by</source>
            <translation>Causé par</translation>
        </message>
        <message>
            <source>Ceanothus</source>
            <translation>Céa­nothe</translation>
        </message>
        <message>
            <source>Central</source>
            <translation>Centre</translation>
        </message>
        <message>
            <source>Central California</source>
            <translation>Californie centrale</translation>
        </message>
        <message>
            <source>Central and Southern</source>
            <translation>Centre et Sud</translation>
        </message>
        <message>
            <source>Challenge completed</source>
            <translation>Le défi est relevé</translation>
        </message>
        <message>
            <source>Challenge failed</source>
            <translation>Le défi est manqué</translation>
        </message>
        <message>
            <source>Changes nothing</source>
            <translation>Ne change rien</translation>
        </message>
        <message>
            <source>Choose an opponent with an open land. They put a small {hitchhiker} on one of their open lands.</source>
            <translation>Choisis un adversaire qui a un terrain libre : il y met une petite plante ({hitchhiker}).</translation>
        </message>
        <message>
            <source>Choose any small plant: it is killed.</source>
            <translation>Choisis n’importe quelle petite plante : elle meurt.</translation>
        </message>
        <message>
            <source>Choose none.</source>
            <translation>Ne choisis rien.</translation>
        </message>
        <message>
            <source>Choose what Nefarious does: steal a card, steal coins or plant an invasive.</source>
            <translation>Choisis ce que fait Malice : voler une carte, voler des pièces ou planter une invasive.</translation>
        </message>
        <message>
            <source>Choose {target}.</source>
            <translation>Choisis {target}.</translation>
        </message>
        <message>
            <source>Choose {who}.</source>
            <translation>Choisis {who}.</translation>
        </message>
        <message>
            <source>Chooses nothing</source>
            <translation>Ne choisit rien</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Pièces</translation>
        </message>
        <message>
            <source>Coins a turn</source>
            <translation>Pièces par tour</translation>
        </message>
        <message>
            <source>Coins are stolen</source>
            <translation>Des pièces sont volées</translation>
        </message>
        <message>
            <source>Coins at the start</source>
            <translation>Pièces au départ</translation>
        </message>
        <message>
            <source>Coins for selling a Resource Card</source>
            <translation>Pièces pour une carte Ressource vendue</translation>
        </message>
        <message>
            <source>Coins for the basket</source>
            <translation>Pièces pour le panier</translation>
        </message>
        <message numerus="yes">
            <source>Coins in the basket: {coins} of %n</source>
            <translation>
                <numerusform>Pièces dans le panier : {coins} sur %n</numerusform>
                <numerusform>Pièces dans le panier : {coins} sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Coins paid: {paid}.</source>
            <translation>Pièces payées : {paid}.</translation>
        </message>
        <message>
            <source>Coins stolen</source>
            <translation>Pièces volées</translation>
        </message>
        <message>
            <source>Compensation for later seats</source>
            <translation>Compensation pour les dernières places</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Compétitif</translation>
        </message>
        <message>
            <source>Conservation Grant</source>
            <translation>Subven­tion nature</translation>
        </message>
        <message>
            <source>Conservation Grant: coins off the price</source>
            <translation>Subvention nature : pièces de moins</translation>
        </message>
        <message>
            <source>Conservation Grant: valid for one land, whenever it is bought</source>
            <translation>Subvention nature : vaut pour un terrain, quel que soit le moment de l’achat</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Exemplaires</translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s), {left} left.</source>
            <translation>
                <numerusform>Coûte %n pièce, reste {left}.</numerusform>
                <numerusform>Coûte %n pièces, reste {left}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s):</source>
            <translation>
                <numerusform>Coûte %n pièce :</numerusform>
                <numerusform>Coûte %n pièces :</numerusform>
            </translation>
        </message>
        <message>
            <source>Coyote Brush</source>
            <translation>Baccha­ris</translation>
        </message>
        <message>
            <source>Crashed Airplane</source>
            <translation>Avion écrasé</translation>
        </message>
        <message>
            <source>Creekside</source>
            <translation>Bord du ruisseau</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Dégâts</translation>
        </message>
        <message>
            <source>Damage: {plant} flips to its small side.</source>
            <translation>Dégâts : {plant} montre son petit côté.</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>Decline the offer.</source>
            <translation>Refuse l’offre.</translation>
        </message>
        <message>
            <source>Declines the trade: nothing changes hands</source>
            <translation>Refuse l’échange : rien ne change de mains</translation>
        </message>
        <message>
            <source>Demolish it</source>
            <translation>Démolir</translation>
        </message>
        <message>
            <source>Demolish {building}.</source>
            <translation>Démolis {building}.</translation>
        </message>
        <message>
            <source>Demolishing buildings</source>
            <translation>Démolir des bâtiments</translation>
        </message>
        <message>
            <source>Designed by Tim Handley, published by Mindful Mammoth. The cards the published text leaves out, and the pictures here, are this project’s own.</source>
            <translation>Imaginé par Tim Handley, publié par Mindful Mammoth. Les cartes que le texte publié passe sous silence, et les images d’ici, sont propres à ce projet.</translation>
        </message>
        <message>
            <source>Discard down to the hand limit first.</source>
            <translation>Défausse d’abord jusqu’à la limite de main.</translation>
        </message>
        <message>
            <source>Discard the card</source>
            <translation>Défausser la carte</translation>
        </message>
        <message>
            <source>Discard {card}.</source>
            <translation>Défausse {card}.</translation>
        </message>
        <message>
            <source>Discarded Cigarette</source>
            <translation>Mégot jeté</translation>
        </message>
        <message>
            <source>Discarded cards are face up; all players may count them</source>
            <translation>Les cartes défaussées sont face visible ; chacun peut les compter</translation>
        </message>
        <message>
            <source>Discarded: {cards}</source>
            <translation>Défausse : {cards}</translation>
        </message>
        <message>
            <source>Dispersal</source>
            <translation>Dissémination</translation>
        </message>
        <message>
            <source>Diversity</source>
            <translation>Diversité</translation>
        </message>
        <message>
            <source>Diversity: extra stars to win</source>
            <translation>Diversité : étoiles de plus pour gagner</translation>
        </message>
        <message>
            <source>Diversity: native species</source>
            <translation>Diversité : espèces indigènes</translation>
        </message>
        <message>
            <source>Diversity: stars</source>
            <translation>Diversité : étoiles</translation>
        </message>
        <message>
            <source>Don’t spend a Water on {target}.</source>
            <translation>Ne dépense pas d’Eau pour {target}.</translation>
        </message>
        <message>
            <source>Downed Power Line</source>
            <translation>Ligne élec­trique à terre</translation>
        </message>
        <message>
            <source>Dragging Chain</source>
            <translation>Chaîne qui traîne</translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s)</source>
            <translation>
                <numerusform>Piocher pour %n pièce</numerusform>
                <numerusform>Piocher pour %n pièces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s).</source>
            <translation>
                <numerusform>Pioche une carte pour %n pièce.</numerusform>
                <numerusform>Pioche une carte pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draws the top Resource Card. You can do this as often as you can pay</source>
            <translation>Pioche la carte Ressource du dessus, aussi souvent que tu peux payer</translation>
        </message>
        <message>
            <source>Drop a card here to block</source>
            <translation>Dépose ici une carte pour parer</translation>
        </message>
        <message>
            <source>Each player draws a Land Card and the player with the most expensive one goes first, or you choose a seat.</source>
            <translation>Chacun tire une carte Terrain et la plus chère désigne le premier joueur, ou vous choisissez une place.</translation>
        </message>
        <message>
            <source>Each player draws a Land Card, and the player with the most expensive one goes first.</source>
            <translation>Chacun tire une carte Terrain, et la plus chère désigne le premier joueur.</translation>
        </message>
        <message>
            <source>Each player draws a Resource Card.</source>
            <translation>Chacun pioche une carte Ressource.</translation>
        </message>
        <message>
            <source>Each player may give one Labor to one of their plants.</source>
            <translation>Chacun peut donner un Labeur à une de ses plantes.</translation>
        </message>
        <message>
            <source>Each player may give one Water to one of their plants.</source>
            <translation>Chacun peut donner une Eau à une de ses plantes.</translation>
        </message>
        <message>
            <source>Each player pays {recession_coins} coins, or all they have.</source>
            <translation>Chacun paie {recession_coins} pièces, ou tout ce qu’il a.</translation>
        </message>
        <message>
            <source>Each player takes {boom_coins} coins.</source>
            <translation>Chacun prend {boom_coins} pièces.</translation>
        </message>
        <message>
            <source>Each player with cards passes a random one to the next player clockwise.</source>
            <translation>Chaque joueur qui a des cartes en passe une au hasard au joueur suivant, dans le sens horaire.</translation>
        </message>
        <message>
            <source>Each turn a random one of them is added to the market</source>
            <translation>L’un d’eux, au hasard, rejoint le marché à chaque tour</translation>
        </message>
        <message>
            <source>Each turn you draw {volunteer_cards} extra Resource Card.</source>
            <translation>À chaque tour, {volunteer_cards} carte Ressource de plus.</translation>
        </message>
        <message>
            <source>Each turn you take {farm_stand_coins} extra coin.</source>
            <translation>À chaque tour, {farm_stand_coins} pièce de plus.</translation>
        </message>
        <message>
            <source>Each turn: 1 coin for each different native you have, {nature_center_most} at most.</source>
            <translation>À chaque tour, une pièce pour chaque indigène différente que tu as, {nature_center_most} au plus.</translation>
        </message>
        <message>
            <source>Earthquake</source>
            <translation>Séisme</translation>
        </message>
        <message>
            <source>Earthquake: coins lost</source>
            <translation>Séisme : pièces perdues</translation>
        </message>
        <message>
            <source>Economic Boom</source>
            <translation>Essor économique</translation>
        </message>
        <message>
            <source>Economic Boom: coins</source>
            <translation>Essor économique : pièces</translation>
        </message>
        <message>
            <source>Eight cards</source>
            <translation>Huit cartes</translation>
        </message>
        <message>
            <source>Eight stars to win and no trades: time to get to know the plants and the fires.</source>
            <translation>Huit étoiles pour gagner et pas d’échanges : le temps d’apprivoiser plantes et feux.</translation>
        </message>
        <message>
            <source>El Niño</source>
            <translation>El Niño</translation>
        </message>
        <message>
            <source>Empty Field</source>
            <translation>Champ vide</translation>
        </message>
        <message>
            <source>Empty Fields</source>
            <translation>Champs vides</translation>
        </message>
        <message>
            <source>Empty pool</source>
            <translation>Stock vide</translation>
        </message>
        <message>
            <source>Empty the baskets</source>
            <translation>Vider les paniers</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Finir le tour</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Finis ton tour.</translation>
        </message>
        <message>
            <source>Ends your turn. The next player draws an event</source>
            <translation>Finit ton tour. Le joueur suivant tire un événement</translation>
        </message>
        <message>
            <source>Escaped Campfire</source>
            <translation>Feu de camp échappé</translation>
        </message>
        <message>
            <source>Eucalyptus</source>
            <translation>Euca­lyptus</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Événement</translation>
        </message>
        <message numerus="yes">
            <source>Event Deck: %n card(s)</source>
            <translation>
                <numerusform>Pile des événements : %n carte</numerusform>
                <numerusform>Pile des événements : %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Event this turn</source>
            <translation>Événement de ce tour</translation>
        </message>
        <message>
            <source>Event this turn: {event}</source>
            <translation>Événement de ce tour : {event}</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Événements</translation>
        </message>
        <message>
            <source>Events can’t be blocked.</source>
            <translation>Un événement ne peut pas être paré.</translation>
        </message>
        <message>
            <source>Every Fire Event burns this land, no matter what the die shows.</source>
            <translation>Chaque Incendie brûle ce terrain, quoi que montre le dé.</translation>
        </message>
        <message>
            <source>Every coin you drag to the basket adds one.</source>
            <translation>Chaque pièce glissée vers le panier en ajoute une.</translation>
        </message>
        <message>
            <source>Every other player</source>
            <translation>Tous les autres joueurs</translation>
        </message>
        <message>
            <source>Every player may block what another player plays.</source>
            <translation>Chacun peut parer ce que joue un autre joueur.</translation>
        </message>
        <message>
            <source>Evil Squirrel</source>
            <translation>Méchant écureuil</translation>
        </message>
        <message>
            <source>Extra Resource Cards for the fourth player</source>
            <translation>Cartes Ressource en plus du quatrième joueur</translation>
        </message>
        <message>
            <source>Extras for later seats (house rule)</source>
            <translation>Compensation pour les dernières places (règle maison)</translation>
        </message>
        <message>
            <source>Faces of the die</source>
            <translation>Faces du dé</translation>
        </message>
        <message>
            <source>Farm Stand</source>
            <translation>Étal fermier</translation>
        </message>
        <message>
            <source>Farm Stand: coins</source>
            <translation>Étal fermier : pièces</translation>
        </message>
        <message>
            <source>Fewer stars make a shorter match; with twelve, allow 30 minutes per player.</source>
            <translation>Moins d’étoiles, partie plus courte : à douze, compte une demi-heure par joueur.</translation>
        </message>
        <message>
            <source>Fifteen stars to win, plants that leave seeds, and floods.</source>
            <translation>Quinze étoiles pour gagner, des plantes qui laissent des graines, et des crues.</translation>
        </message>
        <message>
            <source>Fighting fires</source>
            <translation>Lutter contre le feu</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Feu</translation>
        </message>
        <message>
            <source>Fire Event</source>
            <translation>Incendie</translation>
        </message>
        <message>
            <source>Fire Events can’t be blocked.</source>
            <translation>Un Incendie ne peut pas être paré.</translation>
        </message>
        <message>
            <source>Fire Events skip this land. Fire cards don’t.</source>
            <translation>Les Incendies sautent ce terrain. Les cartes Feu, non.</translation>
        </message>
        <message>
            <source>Fire Lookout</source>
            <translation>Tour de guet</translation>
        </message>
        <message>
            <source>Fire Station</source>
            <translation>Caserne</translation>
        </message>
        <message>
            <source>Fire and Flora</source>
            <translation>Fire and Flora</translation>
        </message>
        <message numerus="yes">
            <source>Fire and Flora is for one to four players, not for %n.</source>
            <translation>
                <numerusform>Fire and Flora se joue d’un à quatre joueurs, pas à %n.</numerusform>
                <numerusform>Fire and Flora se joue d’un à quatre joueurs, pas à %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Fires</source>
            <translation>Feux</translation>
        </message>
        <message numerus="yes">
            <source>Fires in {rounds} rounds: %n.</source>
            <translation>
                <numerusform>Feux en {rounds} manches : %n.</numerusform>
                <numerusform>Feux en {rounds} manches : %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>First the active player, then counter-clockwise; each landscape from left to right</source>
            <translation>D’abord le joueur actif, puis dans le sens antihoraire ; chaque paysage de gauche à droite</translation>
        </message>
        <message>
            <source>Five different natives are worth two more stars, and the goal is two stars higher.</source>
            <translation>Cinq indigènes différentes valent deux étoiles de plus, et l’objectif est deux étoiles plus haut.</translation>
        </message>
        <message>
            <source>Flock of Parrots</source>
            <translation>Volée de perroquets</translation>
        </message>
        <message>
            <source>Flood</source>
            <translation>Crue</translation>
        </message>
        <message>
            <source>Floods</source>
            <translation>Crues</translation>
        </message>
        <message>
            <source>Floods (house rule)</source>
            <translation>Crues (règle maison)</translation>
        </message>
        <message>
            <source>Floods kill small plants on Creekside lands, and Giant Reed moves in.</source>
            <translation>Les crues tuent les petites plantes des terrains au Bord du ruisseau, et la Canne de Provence s’installe.</translation>
        </message>
        <message>
            <source>Fog Belt</source>
            <translation>Ceinture de brume</translation>
        </message>
        <message>
            <source>Fog Belt: Time can’t kill the plant here.</source>
            <translation>Ceinture de brume : le Temps ne peut pas tuer la plante d’ici.</translation>
        </message>
        <message>
            <source>Game numbers</source>
            <translation>Chiffres du jeu</translation>
        </message>
        <message>
            <source>Giant Reed</source>
            <translation>Canne de Pro­vence</translation>
        </message>
        <message>
            <source>Gift Shop</source>
            <translation>Boutique</translation>
        </message>
        <message>
            <source>Gift Shop: cards a turn</source>
            <translation>Boutique : cartes par tour</translation>
        </message>
        <message>
            <source>Gift Shop: coins for a card</source>
            <translation>Boutique : pièces par carte</translation>
        </message>
        <message>
            <source>Give up the building</source>
            <translation>Renoncer au bâtiment</translation>
        </message>
        <message>
            <source>Give up {building}.</source>
            <translation>Renonce à {building}.</translation>
        </message>
        <message numerus="yes">
            <source>Goal: %n star(s) within {turns} turns</source>
            <translation>
                <numerusform>Objectif : %n étoile en {turns} tours</numerusform>
                <numerusform>Objectif : %n étoiles en {turns} tours</numerusform>
            </translation>
        </message>
        <message>
            <source>Goat Ranch</source>
            <translation>Chèvrerie</translation>
        </message>
        <message>
            <source>Goat Ranch: price</source>
            <translation>Chèvrerie : prix</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Grow</source>
            <translation>Croissance</translation>
        </message>
        <message>
            <source>Grow: {plant} flips to its big side.</source>
            <translation>Croissance : {plant} montre son grand côté.</translation>
        </message>
        <message>
            <source>Hand limit</source>
            <translation>Limite de main</translation>
        </message>
        <message>
            <source>Hands stay hidden while other players can look</source>
            <translation>Les mains restent cachées tant que d’autres joueurs peuvent regarder</translation>
        </message>
        <message>
            <source>Have the Fire Station protect nothing.</source>
            <translation>Ne fais rien protéger par la Caserne.</translation>
        </message>
        <message>
            <source>Have the Fire Station protect {target}.</source>
            <translation>Fais protéger par la Caserne : {target}.</translation>
        </message>
        <message>
            <source>Headquarters</source>
            <translation>Quartier général</translation>
        </message>
        <message>
            <source>Headquarters can’t be traded in this match.</source>
            <translation>Le Quartier général ne peut pas s’échanger dans cette partie.</translation>
        </message>
        <message>
            <source>Headquarters can’t hold a plant or a building.</source>
            <translation>Le Quartier général ne peut porter ni plante ni bâtiment.</translation>
        </message>
        <message>
            <source>Headquarters in trades</source>
            <translation>Quartier général et échanges</translation>
        </message>
        <message>
            <source>Headquarters is a land like any other and can be planted or built on.</source>
            <translation>Le Quartier général est un terrain comme un autre : on peut y planter ou y bâtir.</translation>
        </message>
        <message>
            <source>Headquarters starts as a building on the Empty Field, and an Earthquake can hit it.</source>
            <translation>Le Quartier général est dès le début un bâtiment sur le Champ vide, et un Séisme peut le frapper.</translation>
        </message>
        <message>
            <source>Headquarters stays bare: it holds no plants or buildings.</source>
            <translation>Le Quartier général reste nu : ni plante ni bâtiment n’y trouve place.</translation>
        </message>
        <message>
            <source>Hidden cards</source>
            <translation>Cartes cachées</translation>
        </message>
        <message>
            <source>Hidden in the deck and in other hands: {cards}</source>
            <translation>Cachées dans la pile et les autres mains : {cards}</translation>
        </message>
        <message>
            <source>Hitchhiking Seeds</source>
            <translation>Graines auto-stoppeuses</translation>
        </message>
        <message>
            <source>How long the other players have to block a play. The time is the same whether or not anyone can.</source>
            <translation>Le temps qu’ont les autres joueurs pour parer un coup. Il est le même, que quelqu’un puisse parer ou non.</translation>
        </message>
        <message>
            <source>How many offers a player may make in one turn.</source>
            <translation>Combien d’offres un joueur peut faire dans un tour.</translation>
        </message>
        <message>
            <source>If a plant would propagate but has no room, the cards played on it are spent.</source>
            <translation>Quand une plante devrait se propager mais n’a pas de place, les cartes jouées sont dépensées.</translation>
        </message>
        <message>
            <source>If a plant would propagate but has no room, the cards played on it return to the player’s hand.</source>
            <translation>Quand une plante devrait se propager mais n’a pas de place, les cartes jouées reviennent en main.</translation>
        </message>
        <message>
            <source>If it can’t, the first block is final.</source>
            <translation>Sinon, la première parade est définitive.</translation>
        </message>
        <message>
            <source>If no player has won by then, the player with the most stars wins, then the one with the most coins.</source>
            <translation>Si personne n’a gagné d’ici là, le joueur qui a le plus d’étoiles gagne ; à égalité, celui qui a le plus de pièces.</translation>
        </message>
        <message>
            <source>If off, players can’t trade coins, cards or lands.</source>
            <translation>Si désactivé : ni pièces, ni cartes, ni terrains ne s’échangent.</translation>
        </message>
        <message>
            <source>Illegal Fireworks</source>
            <translation>Feux d’artifice interdits</translation>
        </message>
        <message>
            <source>In a Fire Event you may spend one Water on each of your plants that is about to burn.</source>
            <translation>Dans un Incendie, tu peux dépenser une Eau pour chacune de tes plantes qui va brûler.</translation>
        </message>
        <message>
            <source>In the market: {lands}.</source>
            <translation>Au marché : {lands}.</translation>
        </message>
        <message>
            <source>In the pool: {plants}</source>
            <translation>Dans le stock : {plants}</translation>
        </message>
        <message>
            <source>In this match a trade can’t bring a player to the goal.</source>
            <translation>Dans cette partie, un échange ne peut mener personne à l’objectif.</translation>
        </message>
        <message>
            <source>Invade</source>
            <translation>Invasion</translation>
        </message>
        <message>
            <source>Invade: {plant}.</source>
            <translation>Invasion : {plant}.</translation>
        </message>
        <message>
            <source>Invasive</source>
            <translation>Invasive</translation>
        </message>
        <message>
            <source>Invasive, not woody: natives can replace it</source>
            <translation>Invasive, non ligneuse : une indigène peut la remplacer</translation>
        </message>
        <message>
            <source>Invasive, not woody: protected by the Rocky Refuge</source>
            <translation>Invasive, non ligneuse : protégée par le Refuge rocheux</translation>
        </message>
        <message>
            <source>Invasive, woody: natives can’t replace it</source>
            <translation>Invasive, ligneuse : ne peut pas être remplacée</translation>
        </message>
        <message>
            <source>Is a building</source>
            <translation>Est un bâtiment</translation>
        </message>
        <message>
            <source>Is an ordinary land</source>
            <translation>Est un terrain ordinaire</translation>
        </message>
        <message>
            <source>It belongs to {who}. You can still play cards on it.</source>
            <translation>Elle appartient à {who}. Tu peux quand même jouer des cartes dessus.</translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n card(s) a turn.</source>
            <translation>
                <numerusform>Cela te rapporte %n carte par tour.</numerusform>
                <numerusform>Cela te rapporte %n cartes par tour.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n coin(s) a turn.</source>
            <translation>
                <numerusform>Cela te rapporte %n pièce par tour.</numerusform>
                <numerusform>Cela te rapporte %n pièces par tour.</numerusform>
            </translation>
        </message>
        <message>
            <source>It brings you the stars you need to win, unless it is blocked.</source>
            <translation>Cela t’apporte les étoiles de la victoire, si personne ne le pare.</translation>
        </message>
        <message>
            <source>It brings you the stars you need to win.</source>
            <translation>Cela t’apporte les étoiles de la victoire.</translation>
        </message>
        <message>
            <source>It burns without a roll</source>
            <translation>Il brûle sans jet de dé</translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n star(s); a card is worth more to you.</source>
            <translation>
                <numerusform>Cela te coûte %n étoile ; une carte vaut plus pour toi.</numerusform>
                <numerusform>Cela te coûte %n étoiles ; une carte vaut plus pour toi.</numerusform>
            </translation>
        </message>
        <message>
            <source>It costs you no stars.</source>
            <translation>Cela ne te coûte aucune étoile.</translation>
        </message>
        <message>
            <source>It goes from land to land. Each plant card shows how it reacts to Fire.</source>
            <translation>Il va de terrain en terrain. Chaque carte de plante montre comment elle réagit au Feu.</translation>
        </message>
        <message>
            <source>It is blocked now. Nothing blocks that {stop}.</source>
            <translation>Le coup est paré. Rien ne pare {stop}.</translation>
        </message>
        <message>
            <source>It is blocked now. {card} blocks that {stop}.</source>
            <translation>Le coup est paré. {card} pare {stop}.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Ce n’est pas à toi de jouer maintenant.</translation>
        </message>
        <message>
            <source>It is shown again once this play is resolved. Players who look see only their own hand. If no player looks, the play goes through.</source>
            <translation>La table sera de nouveau visible une fois ce coup résolu. Les joueurs qui regardent ne voient que leur propre main. Si personne ne regarde, le coup tient.</translation>
        </message>
        <message>
            <source>It needs one of your open lands. You may buy one land or building a turn.</source>
            <translation>Il lui faut un de tes terrains libres. Tu peux acheter un terrain ou un bâtiment par tour.</translation>
        </message>
        <message>
            <source>Its owner can replace it again with {plant}.</source>
            <translation>Son propriétaire peut la remplacer à son tour avec {plant}.</translation>
        </message>
        <message>
            <source>Its owner may put the seedling on an open land.</source>
            <translation>Son propriétaire peut mettre le rejeton sur un terrain libre.</translation>
        </message>
        <message>
            <source>Keep the roll</source>
            <translation>Garder le jet</translation>
        </message>
        <message>
            <source>Keep the roll.</source>
            <translation>Garde le jet.</translation>
        </message>
        <message>
            <source>Kill</source>
            <translation>Mort</translation>
        </message>
        <message>
            <source>Kill: {plant} goes back to the pool.</source>
            <translation>Mort : {plant} retourne au stock.</translation>
        </message>
        <message>
            <source>Killed Ceanothus, Poppy and Mustard leave seeds that sprout with Water.</source>
            <translation>Quand un Céanothe, un Pavot ou une Moutarde meurt, il reste des graines qui germent avec une Eau.</translation>
        </message>
        <message>
            <source>La Niña</source>
            <translation>La Niña</translation>
        </message>
        <message>
            <source>La Niña: no Water on plants until {who}’s next turn.</source>
            <translation>La Niña : pas d’Eau sur les plantes jusqu’au prochain tour pour {who}.</translation>
        </message>
        <message>
            <source>La Niña: no player may play Water on plants now.</source>
            <translation>La Niña : personne ne peut jouer d’Eau sur les plantes maintenant.</translation>
        </message>
        <message>
            <source>Labor</source>
            <translation>Labeur</translation>
        </message>
        <message>
            <source>Land</source>
            <translation>Terrain</translation>
        </message>
        <message>
            <source>Land Auction</source>
            <translation>Vente aux enchères</translation>
        </message>
        <message>
            <source>Land Auction: lands</source>
            <translation>Vente aux enchères : terrains</translation>
        </message>
        <message numerus="yes">
            <source>Land Deck: %n card(s)</source>
            <translation>
                <numerusform>Pile des terrains : %n carte</numerusform>
                <numerusform>Pile des terrains : %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Land for sale: it goes to the right end of your landscape</source>
            <translation>Terrain à vendre : il va à l’extrémité droite de ton paysage</translation>
        </message>
        <message>
            <source>Lands</source>
            <translation>Terrains</translation>
        </message>
        <message>
            <source>Lands in the market at the start</source>
            <translation>Terrains au marché au départ</translation>
        </message>
        <message numerus="yes">
            <source>Landscape {number}: {who}, %n star(s)</source>
            <translation>
                <numerusform>Paysage {number} : {who}, %n étoile</numerusform>
                <numerusform>Paysage {number} : {who}, %n étoiles</numerusform>
            </translation>
        </message>
        <message>
            <source>Last roll: {region}</source>
            <translation>Dernier jet : {region}</translation>
        </message>
        <message>
            <source>Leave {land} open.</source>
            <translation>Laisse {land} libre.</translation>
        </message>
        <message>
            <source>Let the seeds on {land} sprout: {plant}.</source>
            <translation>Fais germer les graines sur {land} : {plant}.</translation>
        </message>
        <message>
            <source>Lightning Strike</source>
            <translation>Coup de foudre</translation>
        </message>
        <message>
            <source>Live Oak</source>
            <translation>Chêne</translation>
        </message>
        <message>
            <source>Looks after its own landscape and leaves all others alone.</source>
            <translation>Soigne son paysage et laisse les autres en paix.</translation>
        </message>
        <message>
            <source>Lost to fire</source>
            <translation>Perdues au feu</translation>
        </message>
        <message>
            <source>Make a counter-offer</source>
            <translation>Faire une contre-offre</translation>
        </message>
        <message>
            <source>Make a counter-offer.</source>
            <translation>Fais une contre-offre.</translation>
        </message>
        <message>
            <source>Make this offer.</source>
            <translation>Fais cette offre.</translation>
        </message>
        <message>
            <source>Make {who} an offer.</source>
            <translation>Fais une offre à {who}.</translation>
        </message>
        <message>
            <source>Market limit</source>
            <translation>Limite du marché</translation>
        </message>
        <message>
            <source>Minus one star</source>
            <translation>Moins une étoile</translation>
        </message>
        <message>
            <source>Modules</source>
            <translation>Modules</translation>
        </message>
        <message>
            <source>Most expensive land</source>
            <translation>Terrain le plus cher tiré</translation>
        </message>
        <message>
            <source>Mower Spark</source>
            <translation>Étincelle de tondeuse</translation>
        </message>
        <message>
            <source>Mustard</source>
            <translation>Moutarde</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Native</source>
            <translation>Indigène</translation>
        </message>
        <message>
            <source>Native Plant Nursery</source>
            <translation>Pépinière indigène</translation>
        </message>
        <message>
            <source>Native Plant Nursery: price</source>
            <translation>Pépinière indigène : prix</translation>
        </message>
        <message>
            <source>Native or invasive</source>
            <translation>Indigène ou invasive</translation>
        </message>
        <message>
            <source>Native, not woody: invasives can replace it</source>
            <translation>Indigène, non ligneuse : une invasive peut la remplacer</translation>
        </message>
        <message>
            <source>Native, not woody: protected by the Rocky Refuge</source>
            <translation>Indigène, non ligneuse : protégée par le Refuge rocheux</translation>
        </message>
        <message>
            <source>Native, woody: invasives can’t replace it</source>
            <translation>Indigène, ligneuse : ne peut pas être remplacée</translation>
        </message>
        <message>
            <source>Nature</source>
            <translation>La nature</translation>
        </message>
        <message>
            <source>Nature Center</source>
            <translation>Maison de la nature</translation>
        </message>
        <message>
            <source>Nature Center: maximum coins</source>
            <translation>Maison de la nature : pièces au plus</translation>
        </message>
        <message>
            <source>Needlegrass</source>
            <translation>Stipe</translation>
        </message>
        <message>
            <source>Nefarious</source>
            <translation>Malice</translation>
        </message>
        <message>
            <source>Nefarious can only plant an invasive species.</source>
            <translation>Malice ne peut planter qu’une espèce invasive.</translation>
        </message>
        <message>
            <source>Nefarious can plant an invasive here.</source>
            <translation>Malice peut planter une invasive ici.</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Jamais</translation>
        </message>
        <message>
            <source>No</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>No card affects it.</source>
            <translation>Aucune carte n’agit sur elle.</translation>
        </message>
        <message>
            <source>No cards of this species are left in the pool.</source>
            <translation>Il ne reste aucune carte de cette espèce dans le stock.</translation>
        </message>
        <message>
            <source>No effect</source>
            <translation>Aucun effet</translation>
        </message>
        <message>
            <source>No player can steal from you.</source>
            <translation>Personne ne peut te voler.</translation>
        </message>
        <message>
            <source>No player has won yet.</source>
            <translation>Personne n’a encore gagné.</translation>
        </message>
        <message>
            <source>No player owns this land.</source>
            <translation>Ce terrain n’est à personne.</translation>
        </message>
        <message>
            <source>No room</source>
            <translation>Pas de place</translation>
        </message>
        <message>
            <source>No room for a seedling</source>
            <translation>Pas de place pour un rejeton</translation>
        </message>
        <message>
            <source>No room: {plant} has no land for a seedling.</source>
            <translation>Pas de place : {plant} n’a aucun terrain pour un rejeton.</translation>
        </message>
        <message>
            <source>No stars, and no plant can grow here.</source>
            <translation>Pas d’étoiles, et aucune plante ne peut pousser ici.</translation>
        </message>
        <message>
            <source>No trade here is worth it for you.</source>
            <translation>Aucun échange n’en vaut ici la peine pour toi.</translation>
        </message>
        <message>
            <source>No, leave it</source>
            <translation>Non, laisser</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucun</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>Aucun d’eux</translation>
        </message>
        <message>
            <source>None of your cards can block this.</source>
            <translation>Aucune de tes cartes ne peut parer cela.</translation>
        </message>
        <message>
            <source>None, blocking preferences only</source>
            <translation>Aucun, consignes seules</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>Interdit</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Rien</translation>
        </message>
        <message>
            <source>Nothing blocks Time, but a pair fails if one of its cards is blocked.</source>
            <translation>Rien ne pare le Temps, mais une paire échoue si une de ses cartes est parée.</translation>
        </message>
        <message>
            <source>Nothing blocks {cards}.</source>
            <translation>Rien ne pare {cards}.</translation>
        </message>
        <message>
            <source>Nothing else is worth doing now, and you can spare the coins.</source>
            <translation>Rien d’autre n’en vaut la peine maintenant, et tu peux te passer de ces pièces.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is worth its cards or coins.</source>
            <translation>Aucun autre coup ne vaut maintenant ses cartes ou ses pièces.</translation>
        </message>
        <message>
            <source>Nothing happens on {lands}.</source>
            <translation>Rien ne se passe sur {lands}.</translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation>Rien ne se passe.</translation>
        </message>
        <message>
            <source>Nothing happens: {plant} does not react.</source>
            <translation>Rien ne se passe : {plant} ne réagit pas.</translation>
        </message>
        <message>
            <source>Nothing in your landscape is protected.</source>
            <translation>Rien n’est protégé dans ton paysage.</translation>
        </message>
        <message>
            <source>Nothing: the pool is empty</source>
            <translation>Rien : le stock est vide</translation>
        </message>
        <message>
            <source>Nothing: there is no room for a seedling</source>
            <translation>Rien : pas de place pour un rejeton</translation>
        </message>
        <message numerus="yes">
            <source>Of the other players, {who} has the most stars: %n.</source>
            <translation>
                <numerusform>Parmi les autres, {who} a le plus d’étoiles : %n.</numerusform>
                <numerusform>Parmi les autres, {who} a le plus d’étoiles : %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>Offer a trade</source>
            <translation>Proposer un échange</translation>
        </message>
        <message>
            <source>Offers a turn</source>
            <translation>Offres par tour</translation>
        </message>
        <message>
            <source>Offices: no room for a plant or a building</source>
            <translation>Des bureaux : pas de place pour une plante ou un bâtiment</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>On its big side it doesn’t react to anything.</source>
            <translation>De son grand côté, elle ne réagit à rien.</translation>
        </message>
        <message>
            <source>On its big side: {lines}.</source>
            <translation>De son grand côté : {lines}.</translation>
        </message>
        <message>
            <source>On its own it doesn’t affect any plants at the moment.</source>
            <translation>À elle seule, elle n’agit sur aucune plante maintenant.</translation>
        </message>
        <message>
            <source>On its small side it doesn’t react to anything.</source>
            <translation>De son petit côté, elle ne réagit à rien.</translation>
        </message>
        <message>
            <source>On its small side: {lines}.</source>
            <translation>De son petit côté : {lines}.</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>Sur cet ordinateur</translation>
        </message>
        <message>
            <source>On your turn</source>
            <translation>À ton tour</translation>
        </message>
        <message>
            <source>Once a turn, a card from the deck costs you {university_price} instead of {buy_price}.</source>
            <translation>Une fois par tour, une carte de la pile te coûte {university_price} au lieu de {buy_price}.</translation>
        </message>
        <message>
            <source>Once a turn, discard another card and take a Water from the discard pile.</source>
            <translation>Une fois par tour, défausse une autre carte et prends une Eau dans la défausse.</translation>
        </message>
        <message>
            <source>Once a turn, for {goats_price} coin: one Labor on one of your non-woody plants. It can’t be blocked.</source>
            <translation>Une fois par tour, pour {goats_price} pièce : un Labeur sur une de tes plantes non ligneuses. Impossible à parer.</translation>
        </message>
        <message>
            <source>Once a turn, for {nursery_price} coins: put a small plant ({nursery}) on one of your open lands, or in place of one of your non-woody invasives.</source>
            <translation>Une fois par tour, pour {nursery_price} pièces : une petite plante ({nursery}) sur un de tes terrains libres, ou à la place d’une de tes invasives non ligneuses.</translation>
        </message>
        <message>
            <source>Once per Fire Event you may roll the die again; the second roll counts.</source>
            <translation>Une fois par Incendie, tu peux relancer le dé ; le second jet compte.</translation>
        </message>
        <message>
            <source>One coin less from {who}</source>
            <translation>Une pièce de moins demandée à {who}</translation>
        </message>
        <message>
            <source>One is drawn at the start of each turn</source>
            <translation>Un événement est tiré au début de chaque tour</translation>
        </message>
        <message>
            <source>One land or building a turn</source>
            <translation>Un terrain ou bâtiment par tour</translation>
        </message>
        <message>
            <source>One more card would make a good play possible.</source>
            <translation>Une carte de plus te permettrait un bon coup.</translation>
        </message>
        <message>
            <source>One more coin from {who}</source>
            <translation>Une pièce de plus demandée à {who}</translation>
        </message>
        <message>
            <source>One of the choices, numbered as on the table</source>
            <translation>Un des choix, numérotés comme sur la table</translation>
        </message>
        <message>
            <source>One of your choices</source>
            <translation>Un de tes choix</translation>
        </message>
        <message>
            <source>Only buildings go on a land; this card goes to the right end of your landscape.</source>
            <translation>Seul un bâtiment se pose sur un terrain ; cette carte va à l’extrémité droite de ton paysage.</translation>
        </message>
        <message>
            <source>Only the owner of the target may block.</source>
            <translation>Seul le propriétaire de la cible peut parer.</translation>
        </message>
        <message>
            <source>Only the target’s owner</source>
            <translation>Seul le propriétaire de la cible</translation>
        </message>
        <message>
            <source>Only with this many players or more</source>
            <translation>Seulement à partir de ce nombre de joueurs</translation>
        </message>
        <message>
            <source>Open land: room for one plant or one building</source>
            <translation>Terrain libre : place pour une plante ou un bâtiment</translation>
        </message>
        <message>
            <source>Or drop a highlighted card on the play above to block it.</source>
            <translation>Ou dépose une carte en surbrillance sur le coup ci-dessus pour le parer.</translation>
        </message>
        <message>
            <source>Other players cannot play Labor or Nefarious here.</source>
            <translation>Les autres ne peuvent jouer ici ni Labeur ni Malice.</translation>
        </message>
        <message>
            <source>Otherwise damaged: {plant}.</source>
            <translation>Sinon, dégâts : {plant}.</translation>
        </message>
        <message>
            <source>Otherwise it grows: {plant}.</source>
            <translation>Sinon, croissance : {plant}.</translation>
        </message>
        <message>
            <source>Otherwise it invades: {plant}.</source>
            <translation>Sinon, invasion : {plant}.</translation>
        </message>
        <message>
            <source>Otherwise it propagates: {plant}.</source>
            <translation>Sinon, elle se propage : {plant}.</translation>
        </message>
        <message>
            <source>Otherwise killed: {plant}.</source>
            <translation>Sinon, mort : {plant}.</translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the fire costs you %n star(s).</source>
            <translation>
                <numerusform>Sinon, le feu te coûte %n étoile.</numerusform>
                <numerusform>Sinon, le feu te coûte %n étoiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the play costs you %n star(s).</source>
            <translation>
                <numerusform>Sinon, le coup te coûte %n étoile.</numerusform>
                <numerusform>Sinon, le coup te coûte %n étoiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise you lose %n coin(s).</source>
            <translation>
                <numerusform>Sinon, tu perds %n pièce.</numerusform>
                <numerusform>Sinon, tu perds %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Otherwise you lose a card from your hand.</source>
            <translation>Sinon, tu perds une carte de ta main.</translation>
        </message>
        <message>
            <source>Pack Rat</source>
            <translation>Rat voleur</translation>
        </message>
        <message>
            <source>Part of the offer. Nothing changes hands until both players agree</source>
            <translation>Une partie de l’offre. Rien ne change de mains avant l’accord des deux joueurs</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Pass.</source>
            <translation>Passe.</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>Paie %n pièce pour garder {building}.</numerusform>
                <numerusform>Paie %n pièces pour garder {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pay and keep the building</source>
            <translation>Payer, et garder le bâtiment</translation>
        </message>
        <message>
            <source>Pays the coins and keeps the building</source>
            <translation>Paie les pièces et garde le bâtiment</translation>
        </message>
        <message>
            <source>Pays the income from Headquarters.</source>
            <translation>Paie le revenu du Quartier général.</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Les gens</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Plante</translation>
        </message>
        <message>
            <source>Plant an invasive</source>
            <translation>Planter une invasive</translation>
        </message>
        <message>
            <source>Plants</source>
            <translation>Plantes</translation>
        </message>
        <message>
            <source>Plants named on cards</source>
            <translation>Plantes dont parlent les cartes</translation>
        </message>
        <message>
            <source>Plants that are not in play. If a species has none left, it can’t be planted</source>
            <translation>Les plantes qui ne sont pas en jeu. S’il n’en reste pas d’une espèce, on ne peut pas la planter</translation>
        </message>
        <message>
            <source>Plants that leave seeds (house rule)</source>
            <translation>Plantes qui laissent des graines (règle maison)</translation>
        </message>
        <message>
            <source>Play Nefarious to plant an invasive on {land}: {plant}.</source>
            <translation>Joue Malice pour planter une invasive sur {land} : {plant}.</translation>
        </message>
        <message>
            <source>Play Nefarious to steal a card from {who}.</source>
            <translation>Joue Malice pour voler une carte à {who}.</translation>
        </message>
        <message>
            <source>Play Nefarious to steal coins from {who}.</source>
            <translation>Joue Malice pour voler des pièces à {who}.</translation>
        </message>
        <message>
            <source>Play as many cards as you like on your own plants, then end your turn. How many stars can you have?</source>
            <translation>Joue autant de cartes que tu veux sur tes propres plantes, puis finis ton tour. Combien d’étoiles peux-tu avoir ?</translation>
        </message>
        <message>
            <source>Play cards on your own plants, then end your turn. How many more natives than invasives can you have?</source>
            <translation>Joue des cartes sur tes propres plantes, puis finis ton tour. Combien d’indigènes de plus que d’invasives peux-tu avoir ?</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Fire. Or block a Water.</source>
            <translation>Joue-la sur une plante qui réagit au Feu. Ou pare une Eau.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Labor. Or block a Nefarious.</source>
            <translation>Joue-la sur une plante qui réagit au Labeur. Ou pare une Malice.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Time. Can’t be blocked.</source>
            <translation>Joue-la sur une plante qui réagit au Temps. Impossible à parer.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Water. Or block a Fire.</source>
            <translation>Joue-la sur une plante qui réagit à l’Eau. Ou pare un Feu.</translation>
        </message>
        <message>
            <source>Play {cards} on {target}.</source>
            <translation>Joue {cards} sur {target}.</translation>
        </message>
        <message>
            <source>Play {card} on {land}</source>
            <translation>Jouer {card} sur {land}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Players are not asked: only their blocking preferences count.</source>
            <translation>On ne demande rien aux joueurs : seules leurs consignes parent.</translation>
        </message>
        <message>
            <source>Players see only their own Resource Cards</source>
            <translation>Chacun ne voit que ses propres cartes Ressource</translation>
        </message>
        <message>
            <source>Players who look see only their own hand. If no player looks, the play goes through.</source>
            <translation>Les joueurs qui regardent ne voient que leur propre main. Si personne ne regarde, le coup tient.</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Joue le plus</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Stock</translation>
        </message>
        <message>
            <source>Poppy</source>
            <translation>Pavot</translation>
        </message>
        <message>
            <source>Possible blocks:</source>
            <translation>Parades possibles :</translation>
        </message>
        <message>
            <source>Preserve</source>
            <translation>Sanctuaire</translation>
        </message>
        <message>
            <source>Preserve: other players cannot play Labor or Nefarious here.</source>
            <translation>Sanctuaire : les autres ne peuvent jouer ici ni Labeur ni Malice.</translation>
        </message>
        <message>
            <source>Price in coins</source>
            <translation>Prix en pièces</translation>
        </message>
        <message>
            <source>Price of a Resource Card</source>
            <translation>Prix d’une carte Ressource</translation>
        </message>
        <message>
            <source>Propagate</source>
            <translation>Propagation</translation>
        </message>
        <message>
            <source>Propagate: {plant}.</source>
            <translation>Propagation : {plant}.</translation>
        </message>
        <message>
            <source>Property Market</source>
            <translation>Marché foncier</translation>
        </message>
        <message>
            <source>Propose to {who}</source>
            <translation>Proposer à {who}</translation>
        </message>
        <message>
            <source>Protect none</source>
            <translation>N’en protéger aucune</translation>
        </message>
        <message numerus="yes">
            <source>Put %n coin(s) into your basket.</source>
            <translation>
                <numerusform>Mets %n pièce dans ton panier.</numerusform>
                <numerusform>Mets %n pièces dans ton panier.</numerusform>
            </translation>
        </message>
        <message>
            <source>Put something into your basket.</source>
            <translation>Mets quelque chose dans ton panier.</translation>
        </message>
        <message>
            <source>Put the {plant} on {land}.</source>
            <translation>Mets {plant} sur {land}.</translation>
        </message>
        <message>
            <source>Put {card} into your basket.</source>
            <translation>Mets {card} dans ton panier.</translation>
        </message>
        <message>
            <source>Puts one more coin into the basket</source>
            <translation>Ajoute une pièce au panier</translation>
        </message>
        <message>
            <source>Rainbow</source>
            <translation>Arc-en-ciel</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Ranger Station</source>
            <translation>Poste des rangers</translation>
        </message>
        <message>
            <source>Ranger Station: Nefarious can’t steal from that player.</source>
            <translation>Poste des rangers : Malice ne peut pas voler ce joueur.</translation>
        </message>
        <message>
            <source>Recession</source>
            <translation>Récession</translation>
        </message>
        <message>
            <source>Recession: coins lost</source>
            <translation>Récession : pièces perdues</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rouge</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Région</translation>
        </message>
        <message>
            <source>Region rolled: {area}.</source>
            <translation>Région tirée : {area}.</translation>
        </message>
        <message>
            <source>Removes the building, so that the land is open again</source>
            <translation>Retire le bâtiment : le terrain est de nouveau libre</translation>
        </message>
        <message>
            <source>Reservoir</source>
            <translation>Réservoir</translation>
        </message>
        <message>
            <source>Resource Cards</source>
            <translation>Cartes Ressource</translation>
        </message>
        <message>
            <source>Resource Cards a turn</source>
            <translation>Cartes Ressource par tour</translation>
        </message>
        <message numerus="yes">
            <source>Resource Deck: %n card(s)</source>
            <translation>
                <numerusform>Pile des ressources : %n carte</numerusform>
                <numerusform>Pile des ressources : %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Rival nature reserves, where one fire ruins your landscape and reseeds your neighbour’s.</source>
            <translation>Des réserves naturelles rivales, où un même feu ravage ton paysage et ressème celui du voisin.</translation>
        </message>
        <message>
            <source>Rocky Refuge</source>
            <translation>Refuge rocheux</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Relancer</translation>
        </message>
        <message>
            <source>Roll again.</source>
            <translation>Relance le dé.</translation>
        </message>
        <message>
            <source>Roll for a region. Each building there costs its owner {quake_coins} coins, or it is lost.</source>
            <translation>Tire une région au sort. Chaque bâtiment y coûte {quake_coins} pièces à son propriétaire, ou il est perdu.</translation>
        </message>
        <message>
            <source>Roll for a region. Every plant there gets one Time.</source>
            <translation>Tire une région au sort. Chaque plante y reçoit un Temps.</translation>
        </message>
        <message>
            <source>Roll for a region. Every plant there gets one Water.</source>
            <translation>Tire une région au sort. Chaque plante y reçoit une Eau.</translation>
        </message>
        <message>
            <source>Roll for a region. Small plants on Creekside lands there are killed, and {settler} moves in.</source>
            <translation>Tire une région au sort. Les petites plantes des terrains au Bord du ruisseau y meurent, et une plante s’installe : {settler}.</translation>
        </message>
        <message>
            <source>Roll the die and burn that part of California, landscape by landscape.</source>
            <translation>Lance le dé et brûle cette partie de la Californie, paysage après paysage.</translation>
        </message>
        <message>
            <source>Rolled: {area}</source>
            <translation>Résultat du dé : {area}</translation>
        </message>
        <message>
            <source>Round limit</source>
            <translation>Limite de manches</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Manche {round}</translation>
        </message>
        <message>
            <source>Sagebrush</source>
            <translation>Armoise</translation>
        </message>
        <message>
            <source>Santa Ana Winds</source>
            <translation>Vents de Santa Ana</translation>
        </message>
        <message>
            <source>Santa Ana Winds: the fire burns both regions.</source>
            <translation>Vents de Santa Ana : le feu brûle les deux régions.</translation>
        </message>
        <message>
            <source>Santa Ana Winds: the next fire burns both regions.</source>
            <translation>Vents de Santa Ana : le prochain feu brûle les deux régions.</translation>
        </message>
        <message>
            <source>Saves coins, keeps room to grow and blocks early.</source>
            <translation>Épargne ses pièces, garde de la place pour grandir et pare tôt.</translation>
        </message>
        <message>
            <source>Scientific name</source>
            <translation>Nom scientifique</translation>
        </message>
        <message>
            <source>Scientific name: {name}.</source>
            <translation>Nom scientifique : {name}.</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Place</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Place 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Place 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Place 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Place 4</translation>
        </message>
        <message>
            <source>Seed bank</source>
            <translation>Banque de graines</translation>
        </message>
        <message>
            <source>Seed-Bank Soil</source>
            <translation>Sol à graines</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Graines</translation>
        </message>
        <message>
            <source>Seeds sprout</source>
            <translation>Les graines germent</translation>
        </message>
        <message>
            <source>Sees every opportunity, but sometimes misjudges one.</source>
            <translation>Voit chaque occasion, mais se trompe parfois.</translation>
        </message>
        <message numerus="yes">
            <source>Sell a card for %n coin(s)</source>
            <translation>
                <numerusform>Vendre pour %n pièce</numerusform>
                <numerusform>Vendre pour %n pièces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>Vends {card} pour %n pièce.</numerusform>
                <numerusform>Vends {card} pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Sells one of your cards to the bank</source>
            <translation>Vend une de tes cartes à la banque</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Mise en place</translation>
        </message>
        <message>
            <source>Several players reached the goal at once; the first in turn order wins.</source>
            <translation>Plusieurs joueurs ont atteint l’objectif ensemble ; le premier dans l’ordre du tour gagne.</translation>
        </message>
        <message>
            <source>Several players reached the goal at once; the player whose turn it was wins.</source>
            <translation>Plusieurs joueurs ont atteint l’objectif ensemble ; celui dont c’était le tour gagne.</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Identifiant</translation>
        </message>
        <message>
            <source>Shows the offer to the other player, who then answers</source>
            <translation>Montre l’offre à l’autre joueur, qui répond ensuite</translation>
        </message>
        <message>
            <source>Small Brome</source>
            <translation>Petit Brome</translation>
        </message>
        <message>
            <source>Small Ceanothus</source>
            <translation>Petit Céa­nothe</translation>
        </message>
        <message>
            <source>Small Coyote Brush</source>
            <translation>Petit Baccha­ris</translation>
        </message>
        <message>
            <source>Small Eucalyptus</source>
            <translation>Petit Euca­lyptus</translation>
        </message>
        <message>
            <source>Small Giant Reed</source>
            <translation>Petite Canne</translation>
        </message>
        <message>
            <source>Small Live Oak</source>
            <translation>Petit Chêne</translation>
        </message>
        <message>
            <source>Small Mustard</source>
            <translation>Petite Moutarde</translation>
        </message>
        <message>
            <source>Small Needlegrass</source>
            <translation>Petite Stipe</translation>
        </message>
        <message>
            <source>Small Poppy</source>
            <translation>Petit Pavot</translation>
        </message>
        <message>
            <source>Small Sagebrush</source>
            <translation>Petite Armoise</translation>
        </message>
        <message>
            <source>Small Yucca</source>
            <translation>Petit Yucca</translation>
        </message>
        <message>
            <source>Small side</source>
            <translation>Petit côté</translation>
        </message>
        <message>
            <source>Small {plant}</source>
            <translation>{plant} (petite)</translation>
        </message>
        <message>
            <source>Small, on {land}</source>
            <translation>Petite plante, sur {land}</translation>
        </message>
        <message>
            <source>So no player can tell who could have blocked what</source>
            <translation>Ainsi personne ne sait qui aurait pu parer quoi</translation>
        </message>
        <message>
            <source>Solo: eight turns</source>
            <translation>En solo : huit tours</translation>
        </message>
        <message>
            <source>Some plants react to it only together with {cards}.</source>
            <translation>Certaines plantes n’y réagissent qu’avec {cards}.</translation>
        </message>
        <message>
            <source>Southern</source>
            <translation>Sud</translation>
        </message>
        <message>
            <source>Southern California</source>
            <translation>Californie du Sud</translation>
        </message>
        <message>
            <source>Special power</source>
            <translation>Pouvoir spécial</translation>
        </message>
        <message>
            <source>Spend a Water on it</source>
            <translation>Y dépenser une Eau</translation>
        </message>
        <message>
            <source>Spend a Water to save {target}.</source>
            <translation>Dépense une Eau pour sauver {target}.</translation>
        </message>
        <message>
            <source>Spends one Water to save the plant that is about to burn</source>
            <translation>Dépense une Eau pour sauver la plante qui va brûler</translation>
        </message>
        <message>
            <source>Sprout</source>
            <translation>Germer</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Étoiles</translation>
        </message>
        <message>
            <source>Stars now, and if the play goes through</source>
            <translation>Les étoiles maintenant, et si le coup tient</translation>
        </message>
        <message>
            <source>Stars to win</source>
            <translation>Étoiles pour gagner</translation>
        </message>
        <message>
            <source>Starting plant</source>
            <translation>Plante présente au départ</translation>
        </message>
        <message>
            <source>Starts an offer to this player</source>
            <translation>Commence une offre à ce joueur</translation>
        </message>
        <message>
            <source>Stays bare</source>
            <translation>Reste nu</translation>
        </message>
        <message>
            <source>Steal a card</source>
            <translation>Voler une carte</translation>
        </message>
        <message>
            <source>Steal a card or a few coins, or plant an invasive on an opponent’s open land. Or block a Labor.</source>
            <translation>Voler une carte ou quelques pièces, ou planter une invasive sur un terrain libre d’un adversaire. Ou parer un Labeur.</translation>
        </message>
        <message>
            <source>Steal coins</source>
            <translation>Voler des pièces</translation>
        </message>
        <message>
            <source>Takes everything out of both baskets</source>
            <translation>Vide les deux paniers</translation>
        </message>
        <message>
            <source>Takes one coin out of the basket</source>
            <translation>Retire une pièce du panier</translation>
        </message>
        <message>
            <source>Target Shooting</source>
            <translation>Tir sur cible</translation>
        </message>
        <message>
            <source>Ten lands</source>
            <translation>Dix terrains</translation>
        </message>
        <message numerus="yes">
            <source>That gives you room for %n plant(s).</source>
            <translation>
                <numerusform>Tu auras de la place pour %n plante.</numerusform>
                <numerusform>Tu auras de la place pour %n plantes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That leaves {who} room for %n more plant(s).</source>
            <translation>
                <numerusform>{who} n’aura plus de place que pour %n plante.</numerusform>
                <numerusform>{who} n’aura plus de place que pour %n plantes.</numerusform>
            </translation>
        </message>
        <message>
            <source>That player does not have that many Resource Cards.</source>
            <translation>Ce joueur n’a pas autant de cartes Ressource.</translation>
        </message>
        <message>
            <source>That player has no Resource Cards.</source>
            <translation>Ce joueur n’a pas de cartes Ressource.</translation>
        </message>
        <message>
            <source>That player has no coins.</source>
            <translation>Ce joueur n’a pas de pièces.</translation>
        </message>
        <message>
            <source>The Diversity bonus is added on top.</source>
            <translation>S’y ajoute le bonus de Diversité.</translation>
        </message>
        <message>
            <source>The Fire Lookout rolls the die again</source>
            <translation>La Tour de guet relance le dé</translation>
        </message>
        <message>
            <source>The Reservoir turns another card into Water; that card can’t itself be a Water.</source>
            <translation>Le Réservoir change une autre carte en Eau, pas l’Eau elle-même.</translation>
        </message>
        <message>
            <source>The Years Go By</source>
            <translation>Les années passent</translation>
        </message>
        <message numerus="yes">
            <source>The bank pays %n coin(s); the card is discarded face up.</source>
            <translation>
                <numerusform>La banque paie %n pièce ; la carte est défaussée face visible.</numerusform>
                <numerusform>La banque paie %n pièces ; la carte est défaussée face visible.</numerusform>
            </translation>
        </message>
        <message>
            <source>The building is lost, and its land is open again</source>
            <translation>Le bâtiment est perdu, et son terrain est de nouveau libre</translation>
        </message>
        <message>
            <source>The building is not worth its upkeep.</source>
            <translation>Le bâtiment ne vaut pas son entretien.</translation>
        </message>
        <message>
            <source>The building is worth its upkeep.</source>
            <translation>Le bâtiment vaut son entretien.</translation>
        </message>
        <message>
            <source>The card is worth more to you than its price.</source>
            <translation>La carte vaut plus pour toi que son prix.</translation>
        </message>
        <message>
            <source>The card you need is worth that price.</source>
            <translation>La carte qu’il te faut vaut ce prix.</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>Les cartes</translation>
        </message>
        <message>
            <source>The cards on the table</source>
            <translation>Les cartes sur la table</translation>
        </message>
        <message>
            <source>The cards return to the player’s hand.</source>
            <translation>Les cartes reviennent en main.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La décision en cours. F1 ouvre les règles correspondantes</translation>
        </message>
        <message>
            <source>The die shows {area}: the fire burns there.</source>
            <translation>Le dé montre {area} : le feu brûle là-bas.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>La défausse</translation>
        </message>
        <message>
            <source>The event waits for {who}, then continues.</source>
            <translation>L’événement attend {who}, puis continue.</translation>
        </message>
        <message>
            <source>The fire burns the region the die shows</source>
            <translation>Le feu brûle la région que montre le dé</translation>
        </message>
        <message>
            <source>The fire waits for {who}, then continues.</source>
            <translation>Le feu attend {who}, puis continue.</translation>
        </message>
        <message numerus="yes">
            <source>The fire would harm %n plant(s): {lands}.</source>
            <translation>
                <numerusform>Le feu nuirait à %n plante : {lands}.</numerusform>
                <numerusform>Le feu nuirait à %n plantes : {lands}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The fire wouldn’t harm any plants.</source>
            <translation>Le feu ne nuirait à aucune plante.</translation>
        </message>
        <message>
            <source>The first offer stays on the table. {offer}</source>
            <translation>La première offre reste sur la table. {offer}</translation>
        </message>
        <message>
            <source>The first offer still stands. {offer}</source>
            <translation>La première offre tient toujours. {offer}</translation>
        </message>
        <message>
            <source>The first {gift_sales} cards you sell in a turn bring {gift_price} coins each.</source>
            <translation>Les {gift_sales} premières cartes que tu vends dans un tour rapportent {gift_price} pièces chacune.</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>Le jeu</translation>
        </message>
        <message>
            <source>The goats do not eat woody plants.</source>
            <translation>Les chèvres ne mangent pas les plantes ligneuses.</translation>
        </message>
        <message>
            <source>The lands are dealt.</source>
            <translation>Les terrains sont distribués.</translation>
        </message>
        <message>
            <source>The landscape reached {stars} stars in time.</source>
            <translation>Le paysage a atteint {stars} étoiles à temps.</translation>
        </message>
        <message>
            <source>The landscapes</source>
            <translation>Les paysages</translation>
        </message>
        <message>
            <source>The last card that is not blocked decides the outcome</source>
            <translation>La dernière carte que personne ne pare décide</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <source>The match waits until a player presses Continue.</source>
            <translation>La partie attend qu’un joueur appuie sur Continuer.</translation>
        </message>
        <message>
            <source>The next Fire Event burns both regions, without a roll.</source>
            <translation>Le prochain Incendie n’est pas tiré au dé : il brûle les deux régions.</translation>
        </message>
        <message>
            <source>The next land you buy costs {grant_discount} coins less.</source>
            <translation>Le prochain terrain que tu achètes coûte {grant_discount} pièces de moins.</translation>
        </message>
        <message>
            <source>The nursery does not grow this species.</source>
            <translation>La pépinière ne cultive pas cette espèce.</translation>
        </message>
        <message>
            <source>The plant grows.</source>
            <translation>La plante grandit.</translation>
        </message>
        <message>
            <source>The plant here can’t be replaced by a plant that invades.</source>
            <translation>Aucune plante qui envahit ne peut remplacer celle d’ici.</translation>
        </message>
        <message>
            <source>The plant here has just been killed</source>
            <translation>La plante qui était ici vient de mourir</translation>
        </message>
        <message>
            <source>The plant invades.</source>
            <translation>La plante envahit.</translation>
        </message>
        <message>
            <source>The plant is damaged.</source>
            <translation>La plante subit des dégâts.</translation>
        </message>
        <message>
            <source>The plant is killed.</source>
            <translation>La plante meurt.</translation>
        </message>
        <message>
            <source>The plant is worth less to you than the Water.</source>
            <translation>La plante vaut moins pour toi que l’Eau.</translation>
        </message>
        <message>
            <source>The plant is worth more to you than the Water.</source>
            <translation>La plante vaut plus pour toi que l’Eau.</translation>
        </message>
        <message>
            <source>The plant propagates.</source>
            <translation>La plante se propage.</translation>
        </message>
        <message>
            <source>The plant there can’t be replaced.</source>
            <translation>La plante qui est là ne peut pas être remplacée.</translation>
        </message>
        <message>
            <source>The plant to put there, small side up</source>
            <translation>La plante posée là, petit côté visible</translation>
        </message>
        <message>
            <source>The play is blocked; all cards shown are discarded.</source>
            <translation>Le coup est paré ; toutes les cartes montrées sont défaussées.</translation>
        </message>
        <message numerus="yes">
            <source>The play is worth %n star(s) to you.</source>
            <translation>
                <numerusform>Le coup te rapporte %n étoile.</numerusform>
                <numerusform>Le coup te rapporte %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>The play is worth more to you than the card.</source>
            <translation>Le coup vaut plus pour toi que la carte.</translation>
        </message>
        <message>
            <source>The play, and the cards that block it or save it</source>
            <translation>Le coup, et les cartes qui le parent ou le sauvent</translation>
        </message>
        <message>
            <source>The player who should give this does not have it.</source>
            <translation>Le joueur qui devrait donner cela ne l’a pas.</translation>
        </message>
        <message>
            <source>The pool</source>
            <translation>Le stock</translation>
        </message>
        <message>
            <source>The pool has no cards left for this land’s plant: the land comes without one.</source>
            <translation>Il n’y a plus de carte de sa plante au stock : le terrain arrive nu.</translation>
        </message>
        <message>
            <source>The pool has no such card, or there is no room for it: the cards come back.</source>
            <translation>Pas de carte au stock, ou pas de place : les cartes reviennent.</translation>
        </message>
        <message>
            <source>The pool is empty: {plant} doesn’t get a seedling.</source>
            <translation>Le stock est vide : {plant} n’a pas de rejeton.</translation>
        </message>
        <message>
            <source>The race for stars</source>
            <translation>La course aux étoiles</translation>
        </message>
        <message>
            <source>The region rolled</source>
            <translation>La région tirée</translation>
        </message>
        <message>
            <source>The seedling can’t go here.</source>
            <translation>Le rejeton ne peut pas aller ici.</translation>
        </message>
        <message>
            <source>The seeds on {land} sprout for {who}: {plant}.</source>
            <translation>Les graines germent sur {land}, chez {who} : {plant}.</translation>
        </message>
        <message>
            <source>The seeds sprout.</source>
            <translation>Les graines germent.</translation>
        </message>
        <message>
            <source>The seeds sprout: {plant}.</source>
            <translation>Les graines germent : {plant}.</translation>
        </message>
        <message>
            <source>The {auction_cards} oldest lands in the market go under the Land Deck and are replaced by new ones.</source>
            <translation>Les {auction_cards} plus anciens terrains du marché vont sous la pile des terrains et sont remplacés par de nouveaux.</translation>
        </message>
        <message>
            <source>There are not enough coins for this.</source>
            <translation>Il n’y a pas assez de pièces pour cela.</translation>
        </message>
        <message>
            <source>There is a hand limit: you discard any cards over it</source>
            <translation>Il y a une limite de main : tu défausses les cartes en trop</translation>
        </message>
        <message>
            <source>There is no Resource Card left to draw.</source>
            <translation>Il ne reste aucune carte Ressource à piocher.</translation>
        </message>
        <message>
            <source>There is no Water in the discard pile.</source>
            <translation>Il n’y a pas d’Eau dans la défausse.</translation>
        </message>
        <message>
            <source>There is no plant on this land.</source>
            <translation>Il n’y a pas de plante sur ce terrain.</translation>
        </message>
        <message>
            <source>There is no room for a seedling: the cards are spent without effect.</source>
            <translation>Pas de place pour un rejeton : les cartes sont dépensées sans effet.</translation>
        </message>
        <message>
            <source>There is no such player.</source>
            <translation>Ce joueur n’existe pas.</translation>
        </message>
        <message numerus="yes">
            <source>There were %n fire(s). The horizontal line is the goal.</source>
            <translation>
                <numerusform>Il y a eu %n feu. La ligne horizontale est l’objectif.</numerusform>
                <numerusform>Il y a eu %n feux. La ligne horizontale est l’objectif.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are drawn last, in this order</source>
            <translation>Ils sont tirés en dernier, dans cet ordre</translation>
        </message>
        <message>
            <source>This building can’t be used this way.</source>
            <translation>Ce bâtiment ne peut pas s’utiliser ainsi.</translation>
        </message>
        <message>
            <source>This building has already been used this turn.</source>
            <translation>Ce bâtiment a déjà servi ce tour-ci.</translation>
        </message>
        <message>
            <source>This can win the match for {who}.</source>
            <translation>{who} peut gagner la partie ainsi.</translation>
        </message>
        <message>
            <source>This card can’t block any of the cards shown.</source>
            <translation>Cette carte ne pare aucune des cartes montrées.</translation>
        </message>
        <message>
            <source>This card is not in the Property Market.</source>
            <translation>Cette carte n’est pas au Marché foncier.</translation>
        </message>
        <message>
            <source>This card would make your best play possible.</source>
            <translation>Cette carte rendrait possible ton meilleur coup.</translation>
        </message>
        <message>
            <source>This is not one of the choices.</source>
            <translation>Ce n’est pas un des choix proposés.</translation>
        </message>
        <message>
            <source>This land already holds a plant or a building.</source>
            <translation>Ce terrain porte déjà une plante ou un bâtiment.</translation>
        </message>
        <message>
            <source>This land is not in your landscape.</source>
            <translation>Ce terrain n’est pas dans ton paysage.</translation>
        </message>
        <message>
            <source>This plant reacts to this card only together with a second card.</source>
            <translation>Cette plante ne réagit à cette carte qu’avec une seconde.</translation>
        </message>
        <message>
            <source>This play has already failed this turn and its cards came back. It would fail again.</source>
            <translation>Ce coup a déjà échoué ce tour-ci et ses cartes sont revenues ; il échouerait encore.</translation>
        </message>
        <message>
            <source>This roll is no worse for you than an average one.</source>
            <translation>Ce jet n’est pas pire pour toi que la moyenne.</translation>
        </message>
        <message>
            <source>This roll is worse for you than an average one.</source>
            <translation>Ce jet est pire pour toi que la moyenne.</translation>
        </message>
        <message numerus="yes">
            <source>This trade brings {who} to %n star(s) and ends the match.</source>
            <translation>
                <numerusform>Cet échange mène {who} à %n étoile et termine la partie.</numerusform>
                <numerusform>Cet échange mène {who} à %n étoiles et termine la partie.</numerusform>
            </translation>
        </message>
        <message>
            <source>This wins the match for {who}.</source>
            <translation>{who} gagne la partie ainsi.</translation>
        </message>
        <message>
            <source>Tied on stars and on coins: {coins} each.</source>
            <translation>À égalité d’étoiles, et de pièces : {coins} chacun.</translation>
        </message>
        <message>
            <source>Tied on stars; {who} has the most coins: {coins} against {fewer}.</source>
            <translation>À égalité d’étoiles ; {who} a le plus de pièces : {coins} contre {fewer}.</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Temps</translation>
        </message>
        <message>
            <source>Time alone can’t kill the plant here.</source>
            <translation>Le Temps seul ne peut pas tuer la plante d’ici.</translation>
        </message>
        <message>
            <source>Time to block</source>
            <translation>Temps pour parer</translation>
        </message>
        <message>
            <source>Trade with {who}</source>
            <translation>Échange avec {who}</translation>
        </message>
        <message>
            <source>Trades</source>
            <translation>Échanges</translation>
        </message>
        <message>
            <source>Trades coins, cards and lands with another player, if both agree</source>
            <translation>Échange pièces, cartes et terrains avec un autre joueur, si les deux sont d’accord</translation>
        </message>
        <message>
            <source>Trading</source>
            <translation>Échanger</translation>
        </message>
        <message>
            <source>Trading is switched off in this match.</source>
            <translation>Les échanges sont désactivés dans cette partie.</translation>
        </message>
        <message>
            <source>Turn {turn} of {last}</source>
            <translation>Tour {turn} sur {last}</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>Turns in a solo match</source>
            <translation>Tours d’une partie en solo</translation>
        </message>
        <message>
            <source>Under the Land Deck: {lands}</source>
            <translation>Sous la pile des terrains : {lands}</translation>
        </message>
        <message>
            <source>Unharmed by fire: {plant}.</source>
            <translation>Le feu ne lui fait aucun mal : {plant}.</translation>
        </message>
        <message>
            <source>University Field Station</source>
            <translation>Station univer­sitaire</translation>
        </message>
        <message>
            <source>University Field Station: price</source>
            <translation>Station universitaire : prix</translation>
        </message>
        <message>
            <source>Until Continue</source>
            <translation>Jusqu’à Continuer</translation>
        </message>
        <message>
            <source>Until then Water can only block</source>
            <translation>D’ici là, l’Eau ne peut que parer</translation>
        </message>
        <message>
            <source>Until your next turn, no player may play Water on plants. Water can still block.</source>
            <translation>Jusqu’à ton prochain tour, personne ne peut jouer d’Eau sur les plantes. Elle pare toujours.</translation>
        </message>
        <message>
            <source>Use coins to buy lands and cards, or in trades</source>
            <translation>Les pièces servent à acheter terrains et cartes, ou à échanger</translation>
        </message>
        <message>
            <source>Use {building} on {target}.</source>
            <translation>Utilise {building} sur {target}.</translation>
        </message>
        <message>
            <source>Use {building}: turn {card} into Water.</source>
            <translation>Utilise {building} : change {card} en Eau.</translation>
        </message>
        <message>
            <source>Use {building}: {plant} on {land}.</source>
            <translation>Utilise {building} : {plant} sur {land}.</translation>
        </message>
        <message>
            <source>Volunteer Center</source>
            <translation>Centre des béné­voles</translation>
        </message>
        <message>
            <source>Volunteer Center: cards</source>
            <translation>Centre des bénévoles : cartes</translation>
        </message>
        <message>
            <source>Volunteer Day</source>
            <translation>Journée des bénévoles</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Eau</translation>
        </message>
        <message>
            <source>Weighs every play and blocks the ones that help the leader.</source>
            <translation>Pèse chaque coup et pare ceux qui aident le joueur en tête.</translation>
        </message>
        <message>
            <source>What each player’s lands and buildings bring.</source>
            <translation>Ce que terrains et bâtiments rapportent à chacun.</translation>
        </message>
        <message>
            <source>What happens to the cards when a plant would propagate but has no room.</source>
            <translation>Ce que deviennent les cartes quand une plante devrait se propager mais n’a pas de place.</translation>
        </message>
        <message>
            <source>What you get in return</source>
            <translation>Ce que tu reçois en échange</translation>
        </message>
        <message>
            <source>What you get is not worth what you give, or helps others too much.</source>
            <translation>Ce que tu reçois ne vaut pas ce que tu donnes, ou aide trop les autres.</translation>
        </message>
        <message>
            <source>What you get is worth more to you than what you give.</source>
            <translation>Ce que tu reçois vaut plus pour toi que ce que tu donnes.</translation>
        </message>
        <message>
            <source>What you give, if both agree</source>
            <translation>Ce que tu donnes, si les deux sont d’accord</translation>
        </message>
        <message>
            <source>What you would lose is worth more than the card.</source>
            <translation>Ce que tu perdrais vaut plus que la carte.</translation>
        </message>
        <message>
            <source>What {who} gives</source>
            <translation>Ce que donne {who}</translation>
        </message>
        <message>
            <source>When Fire kills the plant here, its owner may immediately plant a small one of the same species.</source>
            <translation>Quand le Feu tue la plante d’ici, son propriétaire peut aussitôt en planter une petite de la même espèce.</translation>
        </message>
        <message>
            <source>When it is empty, the discard pile is shuffled and becomes the deck</source>
            <translation>Quand elle est vide, la défausse est mélangée et devient la pile</translation>
        </message>
        <message>
            <source>Whether Headquarters stays bare, can be planted or built on, or is a building on the Empty Field.</source>
            <translation>Si le Quartier général reste nu, s’il peut être planté ou bâti, ou s’il est un bâtiment sur le Champ vide.</translation>
        </message>
        <message>
            <source>Whether a player may reach the goal through a trade.</source>
            <translation>Si un joueur peut atteindre l’objectif par un échange.</translation>
        </message>
        <message>
            <source>Whether a player may trade away Headquarters.</source>
            <translation>Si un joueur peut céder son Quartier général.</translation>
        </message>
        <message>
            <source>Whether every other player may block, or only the owner of the target.</source>
            <translation>Si tous les autres joueurs peuvent parer, ou seulement le propriétaire de la cible.</translation>
        </message>
        <message>
            <source>Whether you may remove a building of yours from a land. It costs nothing and pays nothing.</source>
            <translation>Si tu peux retirer un de tes bâtiments d’un terrain. Cela ne coûte et ne rapporte rien.</translation>
        </message>
        <message>
            <source>Who goes first</source>
            <translation>Qui commence</translation>
        </message>
        <message numerus="yes">
            <source>Who goes first: {who} draws {land}, %n coin(s).</source>
            <translation>
                <numerusform>Qui commence : {who} tire {land}, %n pièce.</numerusform>
                <numerusform>Qui commence : {who} tire {land}, %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who may block</source>
            <translation>Qui peut parer</translation>
        </message>
        <message>
            <source>Wind Gap</source>
            <translation>Couloir de vent</translation>
        </message>
        <message>
            <source>Winning by a trade</source>
            <translation>Gagner par un échange</translation>
        </message>
        <message>
            <source>Winter Rain</source>
            <translation>Pluie d’hiver</translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} cannot go first.</source>
            <translation>
                <numerusform>À %n joueur, la place {seat} ne peut pas commencer.</numerusform>
                <numerusform>À %n joueurs, la place {seat} ne peut pas commencer.</numerusform>
            </translation>
        </message>
        <message>
            <source>With a limit, the oldest land goes under the Land Deck.</source>
            <translation>Avec une limite, le plus ancien terrain va sous la pile des terrains.</translation>
        </message>
        <message>
            <source>With a limit, you discard down to it at the end of your turn.</source>
            <translation>Avec une limite, tu défausses jusqu’à ce nombre à la fin de ton tour.</translation>
        </message>
        <message>
            <source>With one player, choose the solo challenge. The solo challenge is for one player only.</source>
            <translation>À un seul joueur, choisis le défi solo. Le défi solo est pour un seul joueur.</translation>
        </message>
        <message>
            <source>With the penalty, each big invasive costs its owner one star. The total may fall below zero.</source>
            <translation>Avec la pénalité, chaque grande invasive coûte une étoile à son propriétaire. Le total peut descendre sous zéro.</translation>
        </message>
        <message>
            <source>With two or three players, later seats start with a few more coins and cards.</source>
            <translation>À deux ou trois, les dernières places commencent avec quelques pièces et cartes de plus.</translation>
        </message>
        <message numerus="yes">
            <source>With {cards} on your {plant} ({land}) you could go from {now} to %n star(s).</source>
            <translation>
                <numerusform>Avec {cards} sur ta plante {plant} ({land}), tu passerais de {now} à %n étoile.</numerusform>
                <numerusform>Avec {cards} sur ta plante {plant} ({land}), tu passerais de {now} à %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>Without the Diversity bonus.</source>
            <translation>Sans le bonus de Diversité.</translation>
        </message>
        <message>
            <source>Woody</source>
            <translation>Ligneuse</translation>
        </message>
        <message>
            <source>Worked out from what all players can see and from your own hand</source>
            <translation>Calculé d’après ce que tous les joueurs voient et ta propre main</translation>
        </message>
        <message>
            <source>Works like</source>
            <translation>Fonctionne comme</translation>
        </message>
        <message>
            <source>Worth nothing</source>
            <translation>Ne vaut rien</translation>
        </message>
        <message>
            <source>Yellow</source>
            <translation>Jaune</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>You can also sell it.</source>
            <translation>Tu peux aussi la vendre.</translation>
        </message>
        <message>
            <source>You can make only one counter-offer to an offer.</source>
            <translation>On ne peut répondre à une offre que par une seule contre-offre.</translation>
        </message>
        <message numerus="yes">
            <source>You can still buy a land: %n in the market.</source>
            <translation>
                <numerusform>Tu peux encore acheter un terrain : %n au marché.</numerusform>
                <numerusform>Tu peux encore acheter un terrain : %n au marché.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t do this in this step of the turn.</source>
            <translation>Tu ne peux pas faire cela à cette étape du tour.</translation>
        </message>
        <message>
            <source>You can’t target yourself.</source>
            <translation>Tu ne peux pas te viser toi-même.</translation>
        </message>
        <message>
            <source>You can’t use the card now, and the coin helps to pay for a land.</source>
            <translation>La carte ne te sert à rien maintenant, et la pièce aide à payer un terrain.</translation>
        </message>
        <message>
            <source>You choose the land: {lands}.</source>
            <translation>Tu choisis le terrain : {lands}.</translation>
        </message>
        <message>
            <source>You do not own this building.</source>
            <translation>Ce bâtiment n’est pas à toi.</translation>
        </message>
        <message>
            <source>You don’t have the card or cards.</source>
            <translation>Tu n’as pas cette carte ou ces cartes en main.</translation>
        </message>
        <message numerus="yes">
            <source>You gain %n star(s).</source>
            <translation>
                <numerusform>Tu gagnes %n étoile.</numerusform>
                <numerusform>Tu gagnes %n étoiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain up to %n star(s).</source>
            <translation>
                <numerusform>Tu gagnes jusqu’à %n étoile.</numerusform>
                <numerusform>Tu gagnes jusqu’à %n étoiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n Water card(s).</source>
            <translation>
                <numerusform>Tu as %n carte Eau.</numerusform>
                <numerusform>Tu as %n cartes Eau.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have already bought a Land Card this turn.</source>
            <translation>Tu as déjà acheté une carte Terrain ce tour-ci.</translation>
        </message>
        <message>
            <source>You have an invasive plant. It brings no stars and takes up a land. Rest the pointer on it to see what gets rid of it.</source>
            <translation>Tu as une plante invasive. Elle ne rapporte pas d’étoiles et occupe un terrain. Laisse le pointeur dessus pour voir comment t’en débarrasser.</translation>
        </message>
        <message>
            <source>You have an offer: accept it, decline it, or answer once with a counter-offer.</source>
            <translation>Tu as une offre : accepte-la, refuse-la, ou réponds une fois par une contre-offre.</translation>
        </message>
        <message>
            <source>You have bought your land for this turn.</source>
            <translation>Tu as acheté ton terrain de ce tour.</translation>
        </message>
        <message>
            <source>You have made all your offers for this turn.</source>
            <translation>Tu as fait toutes tes offres de ce tour.</translation>
        </message>
        <message>
            <source>You have more cards of this type than of any other.</source>
            <translation>C’est de ce type que tu as le plus de cartes.</translation>
        </message>
        <message>
            <source>You have no Resource Cards.</source>
            <translation>Tu n’as pas de cartes Ressource.</translation>
        </message>
        <message>
            <source>You have no open land for this building.</source>
            <translation>Tu n’as pas de terrain libre pour ce bâtiment.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n star(s).</source>
            <translation>
                <numerusform>Tu perds %n étoile.</numerusform>
                <numerusform>Tu perds %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may buy one land or building a turn.</source>
            <translation>Tu peux acheter un terrain ou un bâtiment par tour.</translation>
        </message>
        <message numerus="yes">
            <source>You may lose %n star(s).</source>
            <translation>
                <numerusform>Tu risques de perdre %n étoile.</numerusform>
                <numerusform>Tu risques de perdre %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may propagate one of your big natives, no matter what its card says.</source>
            <translation>Tu peux propager une de tes grandes indigènes, quoi que dise sa carte.</translation>
        </message>
        <message>
            <source>You must keep the second roll.</source>
            <translation>Tu dois garder le second jet.</translation>
        </message>
        <message numerus="yes">
            <source>You needed %n star(s) in {turns} turns.</source>
            <translation>
                <numerusform>Il te fallait %n étoile en {turns} tours.</numerusform>
                <numerusform>Il te fallait %n étoiles en {turns} tours.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take %n coin(s) from {who}.</source>
            <translation>
                <numerusform>Tu prends %n pièce à {who}.</numerusform>
                <numerusform>Tu prends %n pièces à {who}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You take a card from {who}.</source>
            <translation>Tu prends une carte à {who}.</translation>
        </message>
        <message>
            <source>You take a random card from {who}.</source>
            <translation>Tu prends à {who} une carte au hasard.</translation>
        </message>
        <message>
            <source>You take some coins from {who}.</source>
            <translation>Tu prends quelques pièces à {who}.</translation>
        </message>
        <message>
            <source>Your lands from left to right. A land you buy is added on the right</source>
            <translation>Tes terrains de gauche à droite. Un terrain acheté s’ajoute à droite</translation>
        </message>
        <message>
            <source>Your landscape</source>
            <translation>Ton paysage</translation>
        </message>
        <message>
            <source>Yucca</source>
            <translation>Yucca</translation>
        </message>
        <message>
            <source>a building</source>
            <translation>un bâti­ment</translation>
        </message>
        <message>
            <source>a native must be worth more stars on its big side than on its small side</source>
            <translation>une indigène doit valoir plus d’étoiles de son grand côté que du petit</translation>
        </message>
        <message>
            <source>a random card from that hand</source>
            <translation>une carte au hasard de cette main</translation>
        </message>
        <message>
            <source>a turn</source>
            <translation>par tour</translation>
        </message>
        <message>
            <source>affected when this region is rolled, and by every Fire Event</source>
            <translation>touché quand cette région est tirée, et par chaque Incendie</translation>
        </message>
        <message>
            <source>affected when this region is rolled, but never by Fire Events</source>
            <translation>touché quand cette région est tirée, mais jamais par un Incendie</translation>
        </message>
        <message>
            <source>affected when this region is rolled: fires, earthquakes and weather</source>
            <translation>touché quand cette région est tirée : feux, séismes et météo</translation>
        </message>
        <message numerus="yes">
            <source>and %n more plant(s)</source>
            <translation>
                <numerusform>et %n autre plante</numerusform>
                <numerusform>et %n autres plantes</numerusform>
            </translation>
        </message>
        <message>
            <source>bare</source>
            <translation>nu</translation>
        </message>
        <message>
            <source>blocks nothing</source>
            <translation>ne pare rien</translation>
        </message>
        <message>
            <source>blocks {card}</source>
            <translation>pare {card}</translation>
        </message>
        <message>
            <source>both regions</source>
            <translation>les deux régions</translation>
        </message>
        <message>
            <source>burning now</source>
            <translation>brûle maintenant</translation>
        </message>
        <message>
            <source>burns first</source>
            <translation>brûle d’abord</translation>
        </message>
        <message>
            <source>burns last</source>
            <translation>brûle en dernier</translation>
        </message>
        <message>
            <source>burns later</source>
            <translation>brûle plus tard</translation>
        </message>
        <message>
            <source>burns next</source>
            <translation>brûle ensuite</translation>
        </message>
        <message>
            <source>can block it</source>
            <translation>peut le parer</translation>
        </message>
        <message>
            <source>can’t be blocked</source>
            <translation>impossible à parer</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartes</translation>
        </message>
        <message>
            <source>chooses</source>
            <translation>choisit</translation>
        </message>
        <message>
            <source>coins</source>
            <translation>pièces</translation>
        </message>
        <message>
            <source>comes first</source>
            <translation>vient d’abord</translation>
        </message>
        <message>
            <source>comes last</source>
            <translation>vient en dernier</translation>
        </message>
        <message>
            <source>comes later</source>
            <translation>vient plus tard</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>vient ensuite</translation>
        </message>
        <message numerus="yes">
            <source>costs %n coin(s)</source>
            <translation>
                <numerusform>coûte %n pièce</numerusform>
                <numerusform>coûte %n pièces</numerusform>
            </translation>
        </message>
        <message>
            <source>damaged</source>
            <translation>dégâts</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fait</translation>
        </message>
        <message>
            <source>for 1 player or more</source>
            <translation>dès 1 joueur</translation>
        </message>
        <message>
            <source>for 2 players or more</source>
            <translation>dès 2 joueurs</translation>
        </message>
        <message>
            <source>for 3 players or more</source>
            <translation>dès 3 joueurs</translation>
        </message>
        <message>
            <source>for 4 players</source>
            <translation>à 4 joueurs</translation>
        </message>
        <message>
            <source>for its owner, even when planted or built on</source>
            <translation>pour son propriétaire, même planté ou bâti</translation>
        </message>
        <message>
            <source>for lands, cards and trades</source>
            <translation>pour terrains, cartes et échanges</translation>
        </message>
        <message numerus="yes">
            <source>from native plants; %n win the match</source>
            <translation>
                <numerusform>des plantes indigènes ; %n gagne la partie</numerusform>
                <numerusform>des plantes indigènes ; %n gagnent la partie</numerusform>
            </translation>
        </message>
        <message>
            <source>grows</source>
            <translation>grandit</translation>
        </message>
        <message>
            <source>has burned</source>
            <translation>a brûlé</translation>
        </message>
        <message>
            <source>has grown</source>
            <translation>a grandi</translation>
        </message>
        <message>
            <source>here now</source>
            <translation>ici maintenant</translation>
        </message>
        <message>
            <source>in the ground; one Water makes them sprout: {plant}</source>
            <translation>en terre ; une seule Eau les fait germer : {plant}</translation>
        </message>
        <message>
            <source>included, from the pool</source>
            <translation>vient avec, du stock</translation>
        </message>
        <message>
            <source>invades</source>
            <translation>envahit</translation>
        </message>
        <message numerus="yes">
            <source>invades: %n land(s) to choose from</source>
            <translation>
                <numerusform>envahit : %n terrain au choix</numerusform>
                <numerusform>envahit : %n terrains au choix</numerusform>
            </translation>
        </message>
        <message>
            <source>invades: seedling on {lands}</source>
            <translation>envahit : un rejeton sur {lands}</translation>
        </message>
        <message>
            <source>invasive, red border</source>
            <translation>invasive, bord rouge</translation>
        </message>
        <message>
            <source>invasive, yellow border</source>
            <translation>invasive, bord jaune</translation>
        </message>
        <message>
            <source>is damaged</source>
            <translation>subit des dégâts</translation>
        </message>
        <message>
            <source>is in the file twice</source>
            <translation>figure deux fois dans le fichier</translation>
        </message>
        <message>
            <source>is killed</source>
            <translation>meurt</translation>
        </message>
        <message numerus="yes">
            <source>lost %n plant(s) to fire</source>
            <translation>
                <numerusform>%n plante perdue au feu</numerusform>
                <numerusform>%n plantes perdues au feu</numerusform>
            </translation>
        </message>
        <message>
            <source>must be capital letters and a number for a card, and lower-case letters for a species</source>
            <translation>doit être des majuscules et un nombre pour une carte, et des minuscules pour une espèce</translation>
        </message>
        <message>
            <source>must have four cards</source>
            <translation>doit avoir quatre cartes</translation>
        </message>
        <message>
            <source>must have four numbers: copies marked 1+, 2+, 3+ and 4+</source>
            <translation>doit avoir quatre nombres : les exemplaires marqués 1+, 2+, 3+ et 4+</translation>
        </message>
        <message>
            <source>must have two numbers: the stars of the small side and of the big side</source>
            <translation>doit avoir deux nombres : les étoiles du petit côté et du grand</translation>
        </message>
        <message>
            <source>native</source>
            <translation>indigène</translation>
        </message>
        <message>
            <source>no plant</source>
            <translation>sans plante</translation>
        </message>
        <message>
            <source>no room</source>
            <translation>pas de place</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>none in hand</source>
            <translation>aucune en main</translation>
        </message>
        <message>
            <source>not reached</source>
            <translation>pas atteint</translation>
        </message>
        <message>
            <source>not woody</source>
            <translation>non ligneuse</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>nothing grows here</source>
            <translation>rien ne pousse ici</translation>
        </message>
        <message>
            <source>nothing happens</source>
            <translation>rien ne se passe</translation>
        </message>
        <message>
            <source>nothing in return</source>
            <translation>rien en retour</translation>
        </message>
        <message>
            <source>nothing: no room for a seedling</source>
            <translation>rien : pas de place pour un rejeton</translation>
        </message>
        <message>
            <source>nothing: the pool is empty</source>
            <translation>rien : le stock est vide</translation>
        </message>
        <message>
            <source>of {number}</source>
            <translation>sur {number}</translation>
        </message>
        <message>
            <source>oldest first; buy one a turn</source>
            <translation>le plus ancien d’abord, un achat par tour</translation>
        </message>
        <message>
            <source>on the big side</source>
            <translation>sur le grand côté</translation>
        </message>
        <message>
            <source>on the small side</source>
            <translation>sur le petit côté</translation>
        </message>
        <message>
            <source>one card</source>
            <translation>une carte</translation>
        </message>
        <message>
            <source>open</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>passé</translation>
        </message>
        <message>
            <source>passed already</source>
            <translation>déjà passé</translation>
        </message>
        <message>
            <source>plant killed</source>
            <translation>plante morte</translation>
        </message>
        <message numerus="yes">
            <source>plays most: {what}, %n time(s)</source>
            <translation>
                <numerusform>joue le plus : {what}, %n fois</numerusform>
                <numerusform>joue le plus : {what}, %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>pool empty</source>
            <translation>stock vide</translation>
        </message>
        <message>
            <source>propagates</source>
            <translation>se propage</translation>
        </message>
        <message numerus="yes">
            <source>propagates: %n land(s) to choose from</source>
            <translation>
                <numerusform>se propage : %n terrain au choix</numerusform>
                <numerusform>se propage : %n terrains au choix</numerusform>
            </translation>
        </message>
        <message>
            <source>propagates: seedling on {lands}</source>
            <translation>se propage : un rejeton sur {lands}</translation>
        </message>
        <message>
            <source>protected</source>
            <translation>protégée</translation>
        </message>
        <message>
            <source>safe: creek</source>
            <translation>à l’abri : ruisseau</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>sauvée</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>sauté</translation>
        </message>
        <message>
            <source>skipped: creek</source>
            <translation>sauté : ruisseau</translation>
        </message>
        <message>
            <source>sprouts</source>
            <translation>germe</translation>
        </message>
        <message>
            <source>stars</source>
            <translation>étoiles</translation>
        </message>
        <message numerus="yes">
            <source>steals %n of them, or all if there are fewer</source>
            <translation>
                <numerusform>en vole %n, ou toutes s’il y en a moins</numerusform>
                <numerusform>en vole %n, ou toutes s’il y en a moins</numerusform>
            </translation>
        </message>
        <message>
            <source>steals one of them at random</source>
            <translation>en vole une au hasard</translation>
        </message>
        <message>
            <source>still to come</source>
            <translation>encore à venir</translation>
        </message>
        <message>
            <source>still to come, and will kill it</source>
            <translation>encore à venir, et la tue</translation>
        </message>
        <message>
            <source>still to come, and will make it grow</source>
            <translation>encore à venir, et la fait grandir</translation>
        </message>
        <message>
            <source>still to come, but won’t do anything to it</source>
            <translation>encore à venir, mais ne lui fait rien</translation>
        </message>
        <message>
            <source>the fire does not reach it</source>
            <translation>le feu ne l’atteint pas</translation>
        </message>
        <message>
            <source>the fire has passed</source>
            <translation>le feu est passé</translation>
        </message>
        <message>
            <source>the fire is still to come and will kill it</source>
            <translation>le feu n’est pas encore passé et la tue</translation>
        </message>
        <message>
            <source>the fire is still to come and will make it grow</source>
            <translation>le feu n’est pas encore passé et la fait grandir</translation>
        </message>
        <message>
            <source>the fire is still to come, but won’t harm it</source>
            <translation>le feu n’est pas encore passé, mais ne lui fera rien</translation>
        </message>
        <message>
            <source>the seeds sprout</source>
            <translation>les graines germent</translation>
        </message>
        <message>
            <source>the {plant} on {land}</source>
            <translation>{plant} sur {land}</translation>
        </message>
        <message numerus="yes">
            <source>there must be %n species</source>
            <translation>
                <numerusform>il doit y avoir %n espèce</numerusform>
                <numerusform>il doit y avoir %n espèces</numerusform>
            </translation>
        </message>
        <message>
            <source>there must be natives and invasives</source>
            <translation>il doit y avoir des indigènes et des invasives</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>à venir</translation>
        </message>
        <message>
            <source>unharmed</source>
            <translation>indemne</translation>
        </message>
        <message>
            <source>was rolled: only lands there are affected</source>
            <translation>est sorti : seuls les terrains de cette région sont touchés</translation>
        </message>
        <message>
            <source>was the last roll; it has no effect this turn</source>
            <translation>était le dernier jet ; il n’a pas d’effet ce tour-ci</translation>
        </message>
        <message>
            <source>will be damaged</source>
            <translation>subira des dégâts</translation>
        </message>
        <message>
            <source>will be killed</source>
            <translation>mourra</translation>
        </message>
        <message>
            <source>will grow</source>
            <translation>grandira</translation>
        </message>
        <message>
            <source>will invade</source>
            <translation>envahira</translation>
        </message>
        <message>
            <source>will propagate</source>
            <translation>se propagera</translation>
        </message>
        <message>
            <source>will sprout</source>
            <translation>germera</translation>
        </message>
        <message>
            <source>with {players} players there must be more fires than events of any other kind</source>
            <translation>à {players} joueurs, les feux doivent être plus nombreux que tout autre événement</translation>
        </message>
        <message>
            <source>woody</source>
            <translation>ligneuse</translation>
        </message>
        <message>
            <source>{cards} together</source>
            <translation>{cards} ensemble</translation>
        </message>
        <message>
            <source>{card} blocks your {stopped}.</source>
            <translation>{card} pare ton coup : {stopped}.</translation>
        </message>
        <message>
            <source>{card} blocks {stopped}.</source>
            <translation>{card} pare {stopped}.</translation>
        </message>
        <message>
            <source>{card} in your hand</source>
            <translation>{card} dans ta main</translation>
        </message>
        <message>
            <source>{card}, played by {who}</source>
            <translation>{card}, jouée par {who}</translation>
        </message>
        <message>
            <source>{card}, shown by {who}</source>
            <translation>{card}, montrée par {who}</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n asked for</source>
            <translation>
                <numerusform>{card} : %n demandée</numerusform>
                <numerusform>{card} : %n demandées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n of {held}</source>
            <translation>
                <numerusform>{card} : %n sur {held}</numerusform>
                <numerusform>{card} : %n sur {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}: one less</source>
            <translation>{card} : une de moins</translation>
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
            <translation>{event} !</translation>
        </message>
        <message>
            <source>{event}. {told}</source>
            <translation>{event}. {told}</translation>
        </message>
        <message>
            <source>{event}: {text}</source>
            <translation>{event} : {text}</translation>
        </message>
        <message>
            <source>{goods}</source>
            <translation>{goods}</translation>
        </message>
        <message numerus="yes">
            <source>{goods}; {cards} of %n card(s)</source>
            <translation>
                <numerusform>{goods} ; {cards} sur %n carte</numerusform>
                <numerusform>{goods} ; {cards} sur %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>{land} (Creekside): skipped.</source>
            <translation>{land} (Bord du ruisseau) : sauté.</translation>
        </message>
        <message>
            <source>{land} ({area}): skipped.</source>
            <translation>{land} ({area}) : sauté.</translation>
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
            <translation>{land} va sous la pile des terrains.</translation>
        </message>
        <message>
            <source>{land} is added to the market.</source>
            <translation>{land} arrive au marché.</translation>
        </message>
        <message>
            <source>{land}: the seeds can’t sprout, as the pool has no cards left.</source>
            <translation>{land} : les graines ne germent pas, le stock n’a plus de carte.</translation>
        </message>
        <message>
            <source>{land}: the seeds sprout.</source>
            <translation>{land} : les graines germent.</translation>
        </message>
        <message>
            <source>{land}: {clause}</source>
            <translation>{land} : {clause}</translation>
        </message>
        <message>
            <source>{land}: {details}</source>
            <translation>{land} : {details}</translation>
        </message>
        <message>
            <source>{land}: {plant} can’t propagate, as the pool is empty.</source>
            <translation>{land} : {plant} ne peut pas se propager, le stock est vide.</translation>
        </message>
        <message>
            <source>{land}: {plant} drowns.</source>
            <translation>{land} : {plant} se noie.</translation>
        </message>
        <message>
            <source>{land}: {plant} grows.</source>
            <translation>{land} : {plant} grandit.</translation>
        </message>
        <message>
            <source>{land}: {plant} has no room for a seedling.</source>
            <translation>{land} : {plant} n’a pas de place pour un rejeton.</translation>
        </message>
        <message>
            <source>{land}: {plant} invades.</source>
            <translation>{land} : {plant} envahit.</translation>
        </message>
        <message>
            <source>{land}: {plant} is damaged.</source>
            <translation>{land} : {plant} subit des dégâts.</translation>
        </message>
        <message>
            <source>{land}: {plant} is gone; with your answer it is still there.</source>
            <translation>{land} : {plant} a disparu ; avec ta réponse, la plante est encore là.</translation>
        </message>
        <message>
            <source>{land}: {plant} is killed.</source>
            <translation>{land} : {plant} meurt.</translation>
        </message>
        <message>
            <source>{land}: {plant} propagates.</source>
            <translation>{land} : {plant} se propage.</translation>
        </message>
        <message>
            <source>{land}: {plant} protected by the Fire Station.</source>
            <translation>{land} : la Caserne protège {plant}.</translation>
        </message>
        <message>
            <source>{land}: {plant} saved with a Water.</source>
            <translation>{land} : une Eau sauve {plant}.</translation>
        </message>
        <message>
            <source>{land}: {plant} unharmed.</source>
            <translation>{land} : {plant} reste indemne.</translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer nothing grows there.</source>
            <translation>
                <numerusform>{land} : {plant}, %n étoile ; avec ta réponse, rien n’y pousse.</numerusform>
                <numerusform>{land} : {plant}, %n étoiles ; avec ta réponse, rien n’y pousse.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer {other}, {stars}.</source>
            <translation>
                <numerusform>{land} : {plant}, %n étoile ; avec ta réponse {other}, {stars}.</numerusform>
                <numerusform>{land} : {plant}, %n étoiles ; avec ta réponse {other}, {stars}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{land}: {plant}, {fate}</source>
            <translation>{land} : {plant}, {fate}</translation>
        </message>
        <message>
            <source>{least} to {most}</source>
            <translation>{least} à {most}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{now}, as now</source>
            <translation>{now}, inchangé</translation>
        </message>
        <message>
            <source>{now}, then {then}</source>
            <translation>{now}, puis {then}</translation>
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
            <translation>{number}, inchangé</translation>
        </message>
        <message>
            <source>{one} and {other}</source>
            <translation>{one} et {other}</translation>
        </message>
        <message>
            <source>{one} and {two}</source>
            <translation>{one} et {two}</translation>
        </message>
        <message>
            <source>{plant} does not react to {cards}.</source>
            <translation>{plant} ne réagit pas à {cards}.</translation>
        </message>
        <message>
            <source>{plant} flips to its big side.</source>
            <translation>{plant} montre son grand côté.</translation>
        </message>
        <message>
            <source>{plant} flips to its small side.</source>
            <translation>{plant} montre son petit côté.</translation>
        </message>
        <message>
            <source>{plant} for {who}, who chooses the land.</source>
            <translation>{plant} chez {who}, qui choisit le terrain.</translation>
        </message>
        <message>
            <source>{plant} goes back to the pool.</source>
            <translation>{plant} retourne au stock.</translation>
        </message>
        <message>
            <source>{plant} is planted on {land}.</source>
            <translation>{plant} : plantation sur {land}.</translation>
        </message>
        <message>
            <source>{plant} on one of your lands; you choose which.</source>
            <translation>{plant} sur un de tes terrains ; tu choisis lequel.</translation>
        </message>
        <message>
            <source>{plant} {number}</source>
            <translation>{plant} {number}</translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left</source>
            <translation>
                <numerusform>{plant}, encore %n</numerusform>
                <numerusform>{plant}, encore %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left in the pool.</source>
            <translation>
                <numerusform>{plant}, encore %n au stock.</numerusform>
                <numerusform>{plant}, encore %n au stock.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): choose its land</source>
            <translation>
                <numerusform>{plant}, +%n étoile : choisis son terrain</numerusform>
                <numerusform>{plant}, +%n étoiles : choisis son terrain</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): may grow back</source>
            <translation>
                <numerusform>{plant}, +%n étoile : peut repousser</numerusform>
                <numerusform>{plant}, +%n étoiles : peut repousser</numerusform>
            </translation>
        </message>
        <message>
            <source>{plant}, {land}: {does}</source>
            <translation>{plant}, {land} : {does}</translation>
        </message>
        <message>
            <source>{plant}: choose its land</source>
            <translation>{plant} : choisis son terrain</translation>
        </message>
        <message>
            <source>{plant}: may grow back</source>
            <translation>{plant} : peut repousser</translation>
        </message>
        <message>
            <source>{plant}: {value}</source>
            <translation>{plant} : {value}</translation>
        </message>
        <message>
            <source>{play}.</source>
            <translation>{play}.</translation>
        </message>
        <message>
            <source>{score} of {target} stars</source>
            <translation>{score} étoiles sur {target}</translation>
        </message>
        <message>
            <source>{there} of {held}</source>
            <translation>{there} sur {held}</translation>
        </message>
        <message>
            <source>{victim} has no cards left to steal.</source>
            <translation>{victim} n’a plus de carte à voler.</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} accepts. {offer}</source>
            <translation>{who} accepte. {offer}</translation>
        </message>
        <message>
            <source>{who} after the trade</source>
            <translation>{who} après l’échange</translation>
        </message>
        <message>
            <source>{who} after the trade: stars {stars}; coins {coins}; cards {cards}; a turn: coins {income}, cards {drawn}.</source>
            <translation>{who} après l’échange : étoiles {stars} ; pièces {coins} ; cartes {cards} ; par tour : pièces {income}, cartes {drawn}.</translation>
        </message>
        <message>
            <source>{who} asks for: {goods}.</source>
            <translation>{who} demande : {goods}.</translation>
        </message>
        <message>
            <source>{who} asks {partner} for {get} and gives nothing.</source>
            <translation>{who} demande à {partner} {get} et ne donne rien.</translation>
        </message>
        <message>
            <source>{who} begins with Headquarters and an Empty Field, {area}.</source>
            <translation>{who} commence avec le Quartier général et un Champ vide, région {area}.</translation>
        </message>
        <message>
            <source>{who} blocks it with {card}.</source>
            <translation>{who} le pare avec {card}.</translation>
        </message>
        <message>
            <source>{who} blocks the block with {card}.</source>
            <translation>{who} pare la parade avec {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {building} for %n coin(s) and puts it on {land}.</source>
            <translation>
                <numerusform>{who} achète {building} pour %n pièce et le met sur {land}.</numerusform>
                <numerusform>{who} achète {building} pour %n pièces et le met sur {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who} achète {land} pour %n pièce.</numerusform>
                <numerusform>{who} achète {land} pour %n pièces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} with a {plant} for %n coin(s).</source>
            <translation>
                <numerusform>{who} achète {land} pour %n pièce, avec la plante {plant}.</numerusform>
                <numerusform>{who} achète {land} pour %n pièces, avec la plante {plant}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} cancels the counter-offer. The first offer still stands.</source>
            <translation>{who} annule la contre-offre. La première offre tient toujours.</translation>
        </message>
        <message>
            <source>{who} cancels the offer.</source>
            <translation>{who} annule l’offre.</translation>
        </message>
        <message>
            <source>{who} cancels the offer. Nothing changes hands.</source>
            <translation>{who} annule l’offre. Rien ne change de mains.</translation>
        </message>
        <message>
            <source>{who} cannot pay: {building} on {land} is lost.</source>
            <translation>{who} ne peut pas payer : {building} ({land}) est perdu.</translation>
        </message>
        <message>
            <source>{who} chooses none.</source>
            <translation>{who} ne choisit rien.</translation>
        </message>
        <message>
            <source>{who} chooses the land: {lands}.</source>
            <translation>{who} choisit le terrain : {lands}.</translation>
        </message>
        <message>
            <source>{who} chooses {other}.</source>
            <translation>{who} choisit {other}.</translation>
        </message>
        <message>
            <source>{who} chooses {target}.</source>
            <translation>{who} choisit {target}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} collects %n coin(s).</source>
            <translation>
                <numerusform>{who} encaisse %n pièce.</numerusform>
                <numerusform>{who} encaisse %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} decides whether to spend a Water on {target}.</source>
            <translation>{who} choisit s’il faut dépenser une Eau pour {target}.</translation>
        </message>
        <message>
            <source>{who} decides.</source>
            <translation>{who} décide.</translation>
        </message>
        <message>
            <source>{who} declines {other}’s counter-offer. The first offer still stands.</source>
            <translation>{who} refuse la contre-offre faite par {other}. La première offre tient toujours.</translation>
        </message>
        <message>
            <source>{who} declines {other}’s offer.</source>
            <translation>{who} refuse l’offre faite par {other}.</translation>
        </message>
        <message>
            <source>{who} demolishes {building}.</source>
            <translation>{who} démolit {building}.</translation>
        </message>
        <message>
            <source>{who} discards {card}.</source>
            <translation>{who} défausse {card}.</translation>
        </message>
        <message>
            <source>{who} doesn’t spend a Water on {target}.</source>
            <translation>{who} ne dépense pas d’Eau pour {target}.</translation>
        </message>
        <message>
            <source>{who} draws a Resource Card.</source>
            <translation>{who} pioche une carte Ressource.</translation>
        </message>
        <message numerus="yes">
            <source>{who} draws a card for %n coin(s).</source>
            <translation>
                <numerusform>{who} pioche une carte pour %n pièce.</numerusform>
                <numerusform>{who} pioche une carte pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} draws {card}.</source>
            <translation>{who} pioche {card}.</translation>
        </message>
        <message>
            <source>{who} ends the turn.</source>
            <translation>{who} finit le tour.</translation>
        </message>
        <message numerus="yes">
            <source>{who} gains %n star(s).</source>
            <translation>
                <numerusform>{who} gagne %n étoile.</numerusform>
                <numerusform>{who} gagne %n étoiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} gains up to %n star(s).</source>
            <translation>
                <numerusform>{who} gagne jusqu’à %n étoile.</numerusform>
                <numerusform>{who} gagne jusqu’à %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} gives</source>
            <translation>{who} donne</translation>
        </message>
        <message>
            <source>{who} gives up {building}.</source>
            <translation>{who} renonce à {building}.</translation>
        </message>
        <message>
            <source>{who} gives {partner} {give} and asks for nothing.</source>
            <translation>{who} donne à {partner} {give} et ne demande rien.</translation>
        </message>
        <message>
            <source>{who} gives {partner} {give} for {get}.</source>
            <translation>{who} donne à {partner} {give} contre {get}.</translation>
        </message>
        <message>
            <source>{who} goes first.</source>
            <translation>{who} commence.</translation>
        </message>
        <message numerus="yes">
            <source>{who} goes later and gets %n more coin(s).</source>
            <translation>
                <numerusform>{who} joue plus tard et reçoit %n pièce de plus.</numerusform>
                <numerusform>{who} joue plus tard et reçoit %n pièces de plus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n card(s).</source>
            <translation>
                <numerusform>{who} a %n carte.</numerusform>
                <numerusform>{who} a %n cartes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n.</source>
            <translation>
                <numerusform>{who} en a %n.</numerusform>
                <numerusform>{who} en a %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has no Resource Cards.</source>
            <translation>{who} n’a pas de cartes Ressource.</translation>
        </message>
        <message>
            <source>{who} has the best landscape: {stars} stars.</source>
            <translation>{who} a le meilleur paysage : {stars} étoiles.</translation>
        </message>
        <message>
            <source>{who} keeps the roll.</source>
            <translation>{who} garde le jet.</translation>
        </message>
        <message>
            <source>{who} leaves {land} open.</source>
            <translation>{who} laisse {land} libre.</translation>
        </message>
        <message numerus="yes">
            <source>{who} loses %n star(s).</source>
            <translation>
                <numerusform>{who} perd %n étoile.</numerusform>
                <numerusform>{who} perd %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} makes {partner} a counter-offer. {offer}</source>
            <translation>{who} fait une contre-offre à {partner}. {offer}</translation>
        </message>
        <message>
            <source>{who} makes {partner} an offer. {offer}</source>
            <translation>{who} fait une offre à {partner}. {offer}</translation>
        </message>
        <message numerus="yes">
            <source>{who} may lose %n star(s).</source>
            <translation>
                <numerusform>{who} risque de perdre %n étoile.</numerusform>
                <numerusform>{who} risque de perdre %n étoiles.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} must discard %n more card(s).</source>
            <translation>
                <numerusform>{who} doit encore défausser %n carte.</numerusform>
                <numerusform>{who} doit encore défausser %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} passes to {other}: {card}.</source>
            <translation>{who} passe à {other} : {card}.</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} passe.</translation>
        </message>
        <message numerus="yes">
            <source>{who} pays %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>{who} paie %n pièce pour garder {building}.</numerusform>
                <numerusform>{who} paie %n pièces pour garder {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal a card from {other}</source>
            <translation>{who} joue Malice pour voler une carte à {other}</translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal a card from {victim}.</source>
            <translation>{who} joue Malice pour voler une carte à {victim}.</translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal coins from {victim}.</source>
            <translation>{who} joue Malice pour voler des pièces à {victim}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} plays Nefarious to steal up to %n coin(s) from {other}</source>
            <translation>
                <numerusform>{who} joue Malice pour voler jusqu’à %n pièce à {other}</numerusform>
                <numerusform>{who} joue Malice pour voler jusqu’à %n pièces à {other}</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} plays Nefarious: {plant} for {owner}’s {land}.</source>
            <translation>{who} joue Malice : {plant} pour {land}, chez {owner}.</translation>
        </message>
        <message>
            <source>{who} plays Nefarious: {plant} on {land}</source>
            <translation>{who} joue Malice : {plant} sur {land}</translation>
        </message>
        <message>
            <source>{who} plays cards, buys something or ends the turn.</source>
            <translation>{who} joue des cartes, achète ou finit le tour.</translation>
        </message>
        <message>
            <source>{who} plays cards, buys something, trades or ends the turn.</source>
            <translation>{who} joue des cartes, achète, échange ou finit le tour.</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {land}</source>
            <translation>{who} joue {cards} sur {land}</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {target} ({owner}).</source>
            <translation>{who} joue {cards} sur {target}, chez {owner}.</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {target}.</source>
            <translation>{who} joue {cards} sur {target}.</translation>
        </message>
        <message>
            <source>{who} prepares a counter-offer.</source>
            <translation>{who} prépare une contre-offre.</translation>
        </message>
        <message>
            <source>{who} prepares a counter-offer. The first offer still stands.</source>
            <translation>{who} prépare une contre-offre. La première offre tient toujours.</translation>
        </message>
        <message>
            <source>{who} prepares an offer for {partner}.</source>
            <translation>{who} prépare une offre pour {partner}.</translation>
        </message>
        <message>
            <source>{who} puts into the basket: {goods}.</source>
            <translation>{who} met dans le panier : {goods}.</translation>
        </message>
        <message>
            <source>{who} puts the {plant} on {land}, where it replaces the {other}.</source>
            <translation>{who} met {plant} sur {land}. Plante remplacée : {other}.</translation>
        </message>
        <message>
            <source>{who} puts the {plant} on {land}.</source>
            <translation>{who} met {plant} sur {land}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} sells {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who} vend {card} pour %n pièce.</numerusform>
                <numerusform>{who} vend {card} pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} share the victory.</source>
            <translation>{who} se partagent la victoire.</translation>
        </message>
        <message>
            <source>{who} spends a Water to save {target}.</source>
            <translation>{who} dépense une Eau pour sauver {target}.</translation>
        </message>
        <message>
            <source>{who} steals from {victim}: {card}.</source>
            <translation>{who} vole à {victim} : {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} takes %n coin(s) from {victim}.</source>
            <translation>
                <numerusform>{who} prend %n pièce à {victim}.</numerusform>
                <numerusform>{who} prend %n pièces à {victim}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} for %n coin(s): {plant} on {land}.</source>
            <translation>
                <numerusform>{who} utilise {building} pour %n pièce : {plant} sur {land}.</numerusform>
                <numerusform>{who} utilise {building} pour %n pièces : {plant} sur {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} on {target} for %n coin(s).</source>
            <translation>
                <numerusform>{who} utilise {building} sur {target} pour %n pièce.</numerusform>
                <numerusform>{who} utilise {building} sur {target} pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} uses {building}: {card} turns into Water.</source>
            <translation>{who} utilise {building} : {card} devient Eau.</translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n star(s).</source>
            <translation>
                <numerusform>{who} gagne de %n étoile.</numerusform>
                <numerusform>{who} gagne de %n étoiles.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the tie on stars.</source>
            <translation>{who} l’emporte à égalité d’étoiles.</translation>
        </message>
        <message>
            <source>{who} {n}</source>
            <translation>{who} {n}</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n Resource Card(s)</source>
            <translation>
                <numerusform>{who} : %n carte Ressource</numerusform>
                <numerusform>{who} : %n cartes Ressource</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n coin(s)</source>
            <translation>
                <numerusform>{who} : %n pièce</numerusform>
                <numerusform>{who} : %n pièces</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: block {other}’s play with a card, or pass.</source>
            <translation>{who} : pare avec une carte le coup joué par {other}, ou passe.</translation>
        </message>
        <message>
            <source>{who}: change the two baskets as you like, then send your counter-offer to {partner}.</source>
            <translation>{who} : change les deux paniers à ton gré, puis fais ta contre-offre à {partner}.</translation>
        </message>
        <message>
            <source>{who}: choose a card to discard.</source>
            <translation>{who} : choisis une carte à défausser.</translation>
        </message>
        <message>
            <source>{who}: choose a card to sell.</source>
            <translation>{who} : choisis une carte à vendre.</translation>
        </message>
        <message>
            <source>{who}: choose a land for the plant from the {building}.</source>
            <translation>{who} : choisis un terrain pour la plante ({building}).</translation>
        </message>
        <message>
            <source>{who}: choose a plant for the Fire Station to protect.</source>
            <translation>{who} : choisis une plante que la Caserne protégera.</translation>
        </message>
        <message>
            <source>{who}: choose a plant to grow in the {building}.</source>
            <translation>{who} : choisis une plante à cultiver ({building}).</translation>
        </message>
        <message>
            <source>{who}: choose one of your big natives to propagate.</source>
            <translation>{who} : choisis une de tes grandes indigènes à propager.</translation>
        </message>
        <message>
            <source>{who}: choose one of your plants for the Labor.</source>
            <translation>{who} : choisis une de tes plantes pour le Labeur.</translation>
        </message>
        <message>
            <source>{who}: choose one of your plants for the Water.</source>
            <translation>{who} : choisis une de tes plantes pour l’Eau.</translation>
        </message>
        <message>
            <source>{who}: choose the invasive to plant on {land}.</source>
            <translation>{who} : choisis l’invasive à planter sur {land}.</translation>
        </message>
        <message>
            <source>{who}: choose the small plant that the squirrel kills.</source>
            <translation>{who} : choisis la petite plante que l’écureuil va tuer.</translation>
        </message>
        <message>
            <source>{who}: choose what the {building} does.</source>
            <translation>{who} : choisis ce que fait {building}.</translation>
        </message>
        <message>
            <source>{who}: choose which opponent gets the seeds.</source>
            <translation>{who} : choisis un adversaire qui recevra les graines.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: discard %n more card(s).</source>
            <translation>
                <numerusform>{who} : défausse encore %n carte.</numerusform>
                <numerusform>{who} : défausse encore %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop Nefarious on an open land, or on an opponent’s coins or cards.</source>
            <translation>{who} : dépose Malice sur un terrain libre, ou sur les pièces ou les cartes d’un adversaire.</translation>
        </message>
        <message>
            <source>{who}: drop here to block the play with {card}.</source>
            <translation>{who} : dépose ici pour parer le coup avec {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to build {land} on {parcel} for %n coin(s).</source>
            <translation>
                <numerusform>{who} : dépose ici pour bâtir {land} sur {parcel}, pour %n pièce.</numerusform>
                <numerusform>{who} : dépose ici pour bâtir {land} sur {parcel}, pour %n pièces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who} : dépose ici pour acheter {land}, pour %n pièce.</numerusform>
                <numerusform>{who} : dépose ici pour acheter {land}, pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop here to discard {card}.</source>
            <translation>{who} : dépose ici pour défausser {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who} : dépose ici pour vendre {card}, pour %n pièce.</numerusform>
                <numerusform>{who} : dépose ici pour vendre {card}, pour %n pièces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to steal %n coin(s) from {other}.</source>
            <translation>
                <numerusform>{who} : dépose ici pour voler %n pièce à {other}.</numerusform>
                <numerusform>{who} : dépose ici pour voler %n pièces à {other}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop here to steal a random card from {other}.</source>
            <translation>{who} : dépose ici pour voler une carte au hasard à {other}.</translation>
        </message>
        <message>
            <source>{who}: drop here to turn {card} into a Water from the discard pile.</source>
            <translation>{who} : dépose ici pour changer {card} en une Eau de la défausse.</translation>
        </message>
        <message>
            <source>{who}: drop on {land}, then choose the invasive to plant there.</source>
            <translation>{who} : dépose sur {land}, puis choisis l’invasive à y planter.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and the seeds sprout.</source>
            <translation>{who} : dépose {cards} ici, et les graines germent.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} grows.</source>
            <translation>{who} : dépose {cards} ici, et {plant} grandit.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} invades.</source>
            <translation>{who} : dépose {cards} ici, et {plant} envahit.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} is damaged.</source>
            <translation>{who} : dépose {cards} ici, et {plant} subit des dégâts.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} is killed.</source>
            <translation>{who} : dépose {cards} ici, et {plant} meurt.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} propagates.</source>
            <translation>{who} : dépose {cards} ici, et {plant} se propage.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on the button to discard it.</source>
            <translation>{who} : dépose {card} sur le bouton pour la défausser.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on the play to block it.</source>
            <translation>{who} : dépose {card} sur le coup pour le parer.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on {other} to play both together.</source>
            <translation>{who} : dépose {card} sur {other} pour jouer les deux ensemble.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on one of your open lands to build it for %n coin(s).</source>
            <translation>
                <numerusform>{who} : dépose {land} sur un de tes terrains libres pour y bâtir, pour %n pièce.</numerusform>
                <numerusform>{who} : dépose {land} sur un de tes terrains libres pour y bâtir, pour %n pièces.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on your landscape to buy it for %n coin(s).</source>
            <translation>
                <numerusform>{who} : dépose {land} sur ton paysage pour l’acheter, pour %n pièce.</numerusform>
                <numerusform>{who} : dépose {land} sur ton paysage pour l’acheter, pour %n pièces.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: fill the two baskets, then propose the trade to {partner}.</source>
            <translation>{who} : remplis les deux paniers, puis propose l’échange à {partner}.</translation>
        </message>
        <message>
            <source>{who}: here is your last offer again. Change it as you like, then propose it to {partner}.</source>
            <translation>{who} : voici ta dernière offre. Change-la à ton gré, puis propose-la à {partner}.</translation>
        </message>
        <message>
            <source>{who}: let a {plant} grow back on {land}?</source>
            <translation>{who} : laisser repousser {plant} sur {land} ?</translation>
        </message>
        <message numerus="yes">
            <source>{who}: pay %n coin(s) for {building} on {land}, or give it up?</source>
            <translation>
                <numerusform>{who} : payer %n pièce pour {building} sur {land}, ou y renoncer ?</numerusform>
                <numerusform>{who} : payer %n pièces pour {building} sur {land}, ou y renoncer ?</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: play cards on your own plants, or end your turn.</source>
            <translation>{who} : joue des cartes sur tes plantes, ou finis ton tour.</translation>
        </message>
        <message>
            <source>{who}: play cards, buy a land, or end your turn.</source>
            <translation>{who} : joue des cartes, achète un terrain, ou finis ton tour.</translation>
        </message>
        <message>
            <source>{who}: play cards, buy a land, trade, or end your turn.</source>
            <translation>{who} : joue des cartes, achète un terrain, échange, ou finis ton tour.</translation>
        </message>
        <message>
            <source>{who}: play {cards} together. On which plant?</source>
            <translation>{who} : joue {cards} ensemble. Sur quelle plante ?</translation>
        </message>
        <message>
            <source>{who}: spend a Water on {target}?</source>
            <translation>{who} : dépenser une Eau pour {target} ?</translation>
        </message>
        <message>
            <source>{who}: the die shows {area}. Keep the roll, or roll again?</source>
            <translation>{who} : le dé montre {area}. Garder le jet, ou relancer ?</translation>
        </message>
        <message>
            <source>{who}: where does the {plant} go?</source>
            <translation>{who} : où va {plant} ?</translation>
        </message>
        <message>
            <source>{who}: who do you want to trade with?</source>
            <translation>{who} : avec qui veux-tu échanger ?</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but nothing will happen to {plant}.</source>
            <translation>{who} : dépose {cards} ici, mais rien n’arrive à {plant}.</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but the pool has no cards left for {plant}.</source>
            <translation>{who} : dépose {cards} ici, mais le stock est vide pour {plant}.</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but {plant} has no room for a seedling.</source>
            <translation>{who} : dépose {cards} ici, mais {plant} n’a pas de place pour un rejeton.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: {cards} together affect %n plant(s). Drop them there.</source>
            <translation>
                <numerusform>{who} : {cards} ensemble agissent sur %n plante. Dépose-les là.</numerusform>
                <numerusform>{who} : {cards} ensemble agissent sur %n plantes. Dépose-les là.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there, or on a card that goes with it.</source>
            <translation>
                <numerusform>{who} : {card} agit sur %n plante. Dépose-la là, ou sur une carte qui va avec.</numerusform>
                <numerusform>{who} : {card} agit sur %n plantes. Dépose-la là, ou sur une carte qui va avec.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there.</source>
            <translation>
                <numerusform>{who} : {card} agit sur %n plante. Dépose-la là.</numerusform>
                <numerusform>{who} : {card} agit sur %n plantes. Dépose-la là.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {card} alone doesn’t affect any plant now. Drop the card on one that goes with it, or sell it.</source>
            <translation>{who} : {card} à elle seule n’agit sur aucune plante maintenant. Dépose-la sur une carte qui va avec, ou vends-la.</translation>
        </message>
        <message>
            <source>{who}: {card} doesn’t affect any plant now, but you can sell it.</source>
            <translation>{who} : {card} n’agit sur aucune plante maintenant, mais tu peux la vendre.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then %n star(s) of {target}</source>
            <translation>
                <numerusform>{who} : {now}, puis %n étoile sur {target}</numerusform>
                <numerusform>{who} : {now}, puis %n étoiles sur {target}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then {least} to %n star(s) of {target}</source>
            <translation>
                <numerusform>{who} : {now}, puis de {least} à %n étoile sur {target}</numerusform>
                <numerusform>{who} : {now}, puis de {least} à %n étoiles sur {target}</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {other} has made a counter-offer. Accept it, decline it, or cancel your own offer.</source>
            <translation>{who} : {other} a fait une contre-offre. Accepte-la, refuse-la, ou annule ton offre.</translation>
        </message>
        <message>
            <source>{who}: {other} has made you an offer. Accept it, decline it, or make a counter-offer.</source>
            <translation>{who} : {other} t’a fait une offre. Accepte-la, refuse-la, ou fais une contre-offre.</translation>
        </message>
        <message>
            <source>{who}: {other}’s first offer still stands. Accept it or decline it.</source>
            <translation>{who} : la première offre faite par {other} tient toujours. Accepte-la ou refuse-la.</translation>
        </message>
        <message>
            <source>{who}: {parent} has a seedling. Where does the {plant} go?</source>
            <translation>{who} : {parent} a un rejeton, {plant}. Où va-t-il ?</translation>
        </message>
        <message>
            <source>{who}: {parent} propagates in the fire. Where does the {plant} go?</source>
            <translation>{who} : {parent} se propage dans le feu. Où va {plant} ?</translation>
        </message>
        <message>
            <source>{who}’s Fire Lookout rolls the die again.</source>
            <translation>{who} : la Tour de guet relance le dé.</translation>
        </message>
        <message>
            <source>{who}’s Fire Station doesn’t protect anything.</source>
            <translation>{who} : la Caserne ne protège rien.</translation>
        </message>
        <message>
            <source>{who}’s Fire Station protects {target}.</source>
            <translation>{who} : la Caserne protège {target}.</translation>
        </message>
        <message>
            <source>{who}’s coins</source>
            <translation>Pièces : {who}</translation>
        </message>
        <message>
            <source>{who}’s hand</source>
            <translation>Main : {who}</translation>
        </message>
        <message>
            <source>{who}’s hand is hidden</source>
            <translation>La main est cachée : {who}</translation>
        </message>
        <message>
            <source>{who}’s hidden hand</source>
            <translation>Main cachée : {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s lands, %n in the basket</source>
            <translation>
                <numerusform>Terrains : {who}, %n dans le panier</numerusform>
                <numerusform>Terrains : {who}, %n dans le panier</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s lands, none in the basket</source>
            <translation>Terrains : {who}, aucun dans le panier</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s next land costs %n coin(s) less.</source>
            <translation>
                <numerusform>Le prochain terrain coûte à {who} %n pièce de moins.</numerusform>
                <numerusform>Le prochain terrain coûte à {who} %n pièces de moins.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s stars: {now}, then {then}.</source>
            <translation>Étoiles : {who}, {now}, puis {then}.</translation>
        </message>
        <message>
            <source>{who}’s turn continues.</source>
            <translation>{who} continue son tour.</translation>
        </message>
        <message>
            <source>{who}’s turn, round {round}</source>
            <translation>Tour : {who}, manche {round}</translation>
        </message>
        <message>
            <source>{who}’s {land}</source>
            <translation>{land} chez {who}</translation>
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
            <translation>Un bouton : clique dessus.</translation>
        </message>
        <message>
            <source>A note about the current position.</source>
            <translation>Une remarque sur la position actuelle.</translation>
        </message>
        <message>
            <source>A piece in the game.</source>
            <translation>Une pièce du jeu.</translation>
        </message>
        <message>
            <source>A player in this match.</source>
            <translation>Un joueur de cette partie.</translation>
        </message>
        <message>
            <source>A space on the table.</source>
            <translation>Une case sur la table.</translation>
        </message>
        <message>
            <source>Life cycle: what turns one side into the other, and what else can happen.</source>
            <translation>Cycle de vie : ce qui mène d’un côté à l’autre, et ce qui peut arriver d’autre.</translation>
        </message>
        <message>
            <source>Not now:</source>
            <translation>Pas maintenant :</translation>
        </message>
        <message>
            <source>Nothing happens to it.</source>
            <translation>Il ne lui arrive rien.</translation>
        </message>
        <message>
            <source>What you have to decide now.</source>
            <translation>Ce que tu dois décider maintenant.</translation>
        </message>
    </context>
    <context>
        <name>gnomadic_gardeners</name>
        <message numerus="yes">
            <source>%n bliss</source>
            <translation>
                <numerusform>%n de bonheur</numerusform>
                <numerusform>%n de bonheur</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bliss behind</source>
            <translation>
                <numerusform>%n de bonheur de retard</numerusform>
                <numerusform>%n de bonheur de retard</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) with a printed 2</source>
            <translation>
                <numerusform>%n carte marquée 2</numerusform>
                <numerusform>%n cartes marquées 2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n fleur</numerusform>
                <numerusform>%n fleurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) played, at most {most} count</source>
            <translation>
                <numerusform>%n fleur jouée, {most} au plus comptent</numerusform>
                <numerusform>%n fleurs jouées, {most} au plus comptent</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fruit</source>
            <translation>
                <numerusform>%n fruit</numerusform>
                <numerusform>%n fruits</numerusform>
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
                <numerusform>%n gnome en main</numerusform>
                <numerusform>%n gnomes en main</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) kept in hand</source>
            <translation>
                <numerusform>%n gnome gardé en main</numerusform>
                <numerusform>%n gnomes gardés en main</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) played</source>
            <translation>
                <numerusform>%n gnome joué</numerusform>
                <numerusform>%n gnomes joués</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) to {yours}</source>
            <translation>
                <numerusform>%n gnome contre {yours}</numerusform>
                <numerusform>%n gnomes contre {yours}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value}</source>
            <translation>
                <numerusform>%n gnome {month} : {value}</numerusform>
                <numerusform>%n gnomes {month} : {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value} ahead</source>
            <translation>
                <numerusform>%n gnome {month} : {value} d’avance</numerusform>
                <numerusform>%n gnomes {month} : {value} d’avance</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} ahead</source>
            <translation>
                <numerusform>%n gnome : {value} d’avance</numerusform>
                <numerusform>%n gnomes : {value} d’avance</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} for sure</source>
            <translation>
                <numerusform>%n gnome : {value} à coup sûr</numerusform>
                <numerusform>%n gnomes : {value} à coup sûr</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s); how many are played is secret</source>
            <translation>
                <numerusform>%n gnome ; le nombre joué est secret</numerusform>
                <numerusform>%n gnomes ; le nombre joué est secret</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n grain</source>
            <translation>
                <numerusform>%n céréale</numerusform>
                <numerusform>%n céréales</numerusform>
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
                <numerusform>%n h pour {bliss} de bonheur, ferme {tasks}</numerusform>
                <numerusform>%n h pour {bliss} de bonheur, ferme {tasks}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, no tasks closed</source>
            <translation>
                <numerusform>%n h pour {bliss} de bonheur, ne ferme rien</numerusform>
                <numerusform>%n h pour {bliss} de bonheur, ne ferme rien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes first</source>
            <translation>
                <numerusform>%n h contre {mine} : il passe en premier</numerusform>
                <numerusform>%n h contre {mine} : il passe en premier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes second</source>
            <translation>
                <numerusform>%n h contre {mine} : il passe en second</numerusform>
                <numerusform>%n h contre {mine} : il passe en second</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n herb(s)</source>
            <translation>
                <numerusform>%n herbe aromatique</numerusform>
                <numerusform>%n herbes aromatiques</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <translation>
                <numerusform>%n heure</numerusform>
                <numerusform>%n heures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s):</source>
            <translation>
                <numerusform>%n heure :</numerusform>
                <numerusform>%n heures :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task card(s) in the draw pile</source>
            <translation>
                <numerusform>%n carte Tâche dans la pile</numerusform>
                <numerusform>%n cartes Tâche dans la pile</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vegetable(s)</source>
            <translation>
                <numerusform>%n légume</numerusform>
                <numerusform>%n légumes</numerusform>
            </translation>
        </message>
        <message>
            <source>+{bliss}</source>
            <translation>+{bliss}</translation>
        </message>
        <message>
            <source>+{bliss}: {why}</source>
            <translation>+{bliss} : {why}</translation>
        </message>
        <message numerus="yes">
            <source>1 for each gnome, %n printed</source>
            <translation>
                <numerusform>1 par gnome, %n imprimée</numerusform>
                <numerusform>1 par gnome, %n imprimées</numerusform>
            </translation>
        </message>
        <message>
            <source>1 gnome</source>
            <translation>1 gnome</translation>
        </message>
        <message>
            <source>2 gnomes</source>
            <translation>2 gnomes</translation>
        </message>
        <message>
            <source>A face-down gnome</source>
            <translation>Un gnome face cachée</translation>
        </message>
        <message>
            <source>A face-down gnome, one of those {who} has had longest</source>
            <translation>Un gnome face cachée, de la partie la plus ancienne de la main : {who}</translation>
        </message>
        <message>
            <source>A gnome: helps with one task a round, with all his skills</source>
            <translation>Un gnome : il aide à une seule tâche par manche, avec tous ses talents</translation>
        </message>
        <message>
            <source>A month adds one extra rule.</source>
            <translation>Un mois ajoute une règle supplémentaire.</translation>
        </message>
        <message>
            <source>A month adds this one rule and changes nothing else.</source>
            <translation>Un mois ajoute cette seule règle et ne change rien d’autre.</translation>
        </message>
        <message>
            <source>A new animal puts your other animals to sleep, and each of them scores 1 bliss.</source>
            <translation>Un nouvel animal endort tes autres animaux, et chacun d’eux rapporte 1 de bonheur.</translation>
        </message>
        <message>
            <source>A new task card comes from the draw pile.</source>
            <translation>Une nouvelle carte Tâche vient de la pile.</translation>
        </message>
        <message>
            <source>A parade: the player who goes second may lend a gnome and score 2 bliss for each task the other player fulfilled.</source>
            <translation>Une parade : le joueur qui passe en second peut prêter un gnome, pour 2 de bonheur par tâche accomplie par l’autre.</translation>
        </message>
        <message>
            <source>A whole season: seven matches, each in a month with its own rule.</source>
            <translation>Une saison entière : sept parties, chacune dans un mois avec sa propre règle.</translation>
        </message>
        <message numerus="yes">
            <source>After that {who} can gain at most %n bliss.</source>
            <translation>
                <numerusform>{who} peut gagner ensuite %n de bonheur au plus.</numerusform>
                <numerusform>{who} peut gagner ensuite %n de bonheur au plus.</numerusform>
            </translation>
        </message>
        <message>
            <source>After the round he goes to your hand.</source>
            <translation>Après la manche, il va dans ta main.</translation>
        </message>
        <message>
            <source>After the round these gnomes go to {who}, with your last flower: {crops}.</source>
            <translation>Après la manche, ces gnomes vont chez {who}, avec ta dernière fleur : {crops}.</translation>
        </message>
        <message>
            <source>After the round these gnomes go to {who}: {crops}.</source>
            <translation>Après la manche, ces gnomes vont chez {who} : {crops}.</translation>
        </message>
        <message>
            <source>All gnomes are revealed.</source>
            <translation>Tous les gnomes sont révélés.</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Animal</translation>
        </message>
        <message>
            <source>Animal for Task 3</source>
            <translation>Animal de la Tâche 3</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animaux</translation>
        </message>
        <message>
            <source>Animals you use score normally; unused ones score by July’s rule</source>
            <translation>Les animaux utilisés rapportent comme d’habitude ; les autres rapportent pour juillet</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Tous</translation>
        </message>
        <message>
            <source>Apr</source>
            <translation>avr.</translation>
        </message>
        <message>
            <source>April Showers</source>
            <translation>Averses d’avril</translation>
        </message>
        <message numerus="yes">
            <source>April: the player who goes second scores %n bliss for each animal they have.</source>
            <translation>
                <numerusform>Avril : le joueur qui passe en second marque %n de bonheur pour chacun de ses animaux.</numerusform>
                <numerusform>Avril : le joueur qui passe en second marque %n de bonheur pour chacun de ses animaux.</numerusform>
            </translation>
        </message>
        <message>
            <source>As the Scarecrow’s left card, beside {card}: {orders}. {passing}.</source>
            <translation>Comme carte gauche de l’Épouvantail, à côté de {card} : {orders}. {passing}.</translation>
        </message>
        <message>
            <source>As the Scarecrow’s right card, beside {card}: {orders}. {passing}.</source>
            <translation>Comme carte droite de l’Épouvantail, à côté de {card} : {orders}. {passing}.</translation>
        </message>
        <message>
            <source>Aug</source>
            <translation>août</translation>
        </message>
        <message>
            <source>August Heatwave</source>
            <translation>Canicule d’août</translation>
        </message>
        <message>
            <source>August: a player who played exactly three gnomes keeps one of them.</source>
            <translation>Août : un joueur qui a joué exactement trois gnomes en garde un.</translation>
        </message>
        <message numerus="yes">
            <source>August: a player who plays exactly %n gnomes keeps one of them.</source>
            <translation>
                <numerusform>Août : un joueur qui joue exactement %n gnome le garde.</numerusform>
                <numerusform>Août : un joueur qui joue exactement %n gnomes en garde un.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>August: if you play exactly %n gnomes, you keep one of them.</source>
            <translation>
                <numerusform>Août : sur exactement %n gnome, tu en gardes un.</numerusform>
                <numerusform>Août : sur exactement %n gnomes, tu en gardes un.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bees</source>
            <translation>Abeilles</translation>
        </message>
        <message>
            <source>Best leads against the Scarecrow</source>
            <translation>Meilleures avances contre l’Épouvantail</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Meilleure manche</translation>
        </message>
        <message>
            <source>Bliss each time it scores</source>
            <translation>Bonheur à chaque décompte</translation>
        </message>
        <message>
            <source>Bliss for Task 1</source>
            <translation>Bonheur de la Tâche 1</translation>
        </message>
        <message>
            <source>Bliss for Task 2</source>
            <translation>Bonheur de la Tâche 2</translation>
        </message>
        <message>
            <source>Bliss now, and after this turn</source>
            <translation>Le bonheur maintenant, et après ce tour</translation>
        </message>
        <message>
            <source>Bliss that ends the match</source>
            <translation>Bonheur qui met fin à la partie</translation>
        </message>
        <message>
            <source>Bliss to reach together</source>
            <translation>Bonheur à atteindre ensemble</translation>
        </message>
        <message>
            <source>Both benches are revealed at once; the bench with fewer hours goes first.</source>
            <translation>Les deux bancs sont révélés ensemble ; le banc qui a le moins d’heures passe en premier.</translation>
        </message>
        <message>
            <source>Both benches need the same number of hours, so the player with less bliss goes first.</source>
            <translation>Les deux bancs demandent autant d’heures : le joueur qui a le moins de bonheur passe donc en premier.</translation>
        </message>
        <message>
            <source>Both hands are face up; the gnomes you choose stay secret.</source>
            <translation>Les deux mains sont visibles ; les gnomes choisis restent secrets.</translation>
        </message>
        <message>
            <source>Bramble: 3 gnomes</source>
            <translation>Ronces : 3 gnomes</translation>
        </message>
        <message>
            <source>Busy Bees</source>
            <translation>Abeilles affairées</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nom du lot de cartes</translation>
        </message>
        <message>
            <source>Charisma</source>
            <translation>Charisme</translation>
        </message>
        <message>
            <source>Charisma (bliss when played alone)</source>
            <translation>Charisme (bonheur si joué seul)</translation>
        </message>
        <message>
            <source>Choose your gnomes: how big a lead in bliss over the other player can you be sure of this round?</source>
            <translation>Choisis tes gnomes : quelle avance en bonheur sur l’adversaire peux-tu t’assurer à cette manche ?</translation>
        </message>
        <message>
            <source>Choose your gnomes: how much bliss can you be sure of this round, no matter what the other player plays?</source>
            <translation>Choisis tes gnomes : quel bonheur peux-tu t’assurer à cette manche, quoi que joue l’adversaire ?</translation>
        </message>
        <message>
            <source>Click {task} to take its gnomes off it.</source>
            <translation>Clique sur {task} pour reprendre ses gnomes.</translation>
        </message>
        <message>
            <source>Closes nothing</source>
            <translation>Ne ferme rien</translation>
        </message>
        <message>
            <source>Closes {tasks}</source>
            <translation>Ferme : {tasks}</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Compétitif</translation>
        </message>
        <message>
            <source>Considers what you might play, and misjudges a little.</source>
            <translation>Envisage ce que tu pourrais jouer, et se trompe un peu.</translation>
        </message>
        <message>
            <source>Control cards</source>
            <translation>Cartes de contrôle</translation>
        </message>
        <message>
            <source>Cooperative: the Shared Basket</source>
            <translation>Coopératif : le Panier commun</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Exemplaires</translation>
        </message>
        <message>
            <source>Cow</source>
            <translation>Vache</translation>
        </message>
        <message>
            <source>Decided when both benches are revealed; it does not change</source>
            <translation>Décidé quand les bancs sont révélés ; cela ne change plus</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Refuser</translation>
        </message>
        <message>
            <source>Decline the new animal: {animal}.</source>
            <translation>Refuse le nouvel animal : {animal}.</translation>
        </message>
        <message>
            <source>Designed and illustrated by Chris Scaffidi, published by Fervent Workshop. Tested by Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica and Sam. Icons of the published game after Caro Asercion, Delapouite and Lorc (game-icons.net) and Chanut, Font Awesome and Pixel Bazaar (iconfinder.com). More of their games: ferventworkshop.com. The cards and pictures here are our own.</source>
            <translation>Imaginé et illustré par Chris Scaffidi, publié par Fervent Workshop. Testé par Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica et Sam. Icônes du jeu publié d’après Caro Asercion, Delapouite et Lorc (game-icons.net) et Chanut, Font Awesome et Pixel Bazaar (iconfinder.com). Leurs autres jeux : ferventworkshop.com. Les cartes et les images sont les nôtres.</translation>
        </message>
        <message>
            <source>Doesn’t take an animal</source>
            <translation>Ne prend pas d’animal</translation>
        </message>
        <message>
            <source>Don’t use the Hen</source>
            <translation>Ne pas utiliser la Poule</translation>
        </message>
        <message>
            <source>Each of your gnomes takes one hour.</source>
            <translation>Chacun de tes gnomes prend une heure.</translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n gnome(s).</source>
            <translation>
                <numerusform>Chaque joueur a %n gnome.</numerusform>
                <numerusform>Chaque joueur a %n gnomes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each round the left card is discarded, the right one moves left, and a new one comes from here</source>
            <translation>À chaque manche, la carte de gauche est défaussée, celle de droite glisse à gauche, et une nouvelle vient d’ici</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Equally likely: {one}, or {two}.</source>
            <translation>À chances égales : {one}, ou {two}.</translation>
        </message>
        <message>
            <source>Every gnome you play works for your opponent next round.</source>
            <translation>Chaque gnome que tu joues travaille pour l’adversaire à la manche suivante.</translation>
        </message>
        <message>
            <source>Everything is in bloom: within a task, any two flowers stand for one other skill.</source>
            <translation>Tout est en fleurs : dans une tâche, deux fleurs remplacent un autre talent.</translation>
        </message>
        <message>
            <source>First put gnomes on your bench and lock them in. The tasks come next.</source>
            <translation>Joue d’abord des gnomes sur ton banc et valide. Les tâches viennent ensuite.</translation>
        </message>
        <message>
            <source>Follows its control cards; only the number of its animals counts</source>
            <translation>Suit ses cartes de contrôle ; seul le nombre de ses animaux compte</translation>
        </message>
        <message>
            <source>Fulfil no task.</source>
            <translation>N’accomplis aucune tâche.</translation>
        </message>
        <message>
            <source>Fulfil nothing</source>
            <translation>Ne rien accomplir</translation>
        </message>
        <message>
            <source>Fulfil {tasks}</source>
            <translation>Accomplir : {tasks}</translation>
        </message>
        <message>
            <source>Fulfil {tasks}.</source>
            <translation>Accomplis : {tasks}.</translation>
        </message>
        <message>
            <source>Fulfils the tasks you have chosen and scores them, along with all your animals</source>
            <translation>Accomplit les tâches choisies et les compte, avec tous les animaux</translation>
        </message>
        <message>
            <source>Game numbers</source>
            <translation>Chiffres du jeu</translation>
        </message>
        <message>
            <source>Gnomadic Gardeners</source>
            <translation>Gnomadic Gardeners</translation>
        </message>
        <message>
            <source>Gnome</source>
            <translation>Gnome</translation>
        </message>
        <message>
            <source>Gnomes</source>
            <translation>Gnomes</translation>
        </message>
        <message>
            <source>Gnomes are dealt.</source>
            <translation>On distribue les gnomes.</translation>
        </message>
        <message>
            <source>Gnomes dealt to each player</source>
            <translation>Gnomes distribués à chaque joueur</translation>
        </message>
        <message>
            <source>Gnomes you do not play stay with you</source>
            <translation>Les gnomes que tu ne joues pas restent avec toi</translation>
        </message>
        <message>
            <source>Gnomes you do not play stay with you for the next round</source>
            <translation>Les gnomes que tu ne joues pas restent avec toi pour la manche suivante</translation>
        </message>
        <message>
            <source>Gnomes you keep in hand cannot help with a task this round.</source>
            <translation>Les gnomes gardés en main n’aident à aucune tâche à cette manche.</translation>
        </message>
        <message>
            <source>Goal: more bliss than the Scarecrow once one of you has {bliss}</source>
            <translation>Objectif : plus de bonheur que l’Épouvantail quand l’un de vous en a {bliss}</translation>
        </message>
        <message>
            <source>Goal: {bliss} bliss together within {rounds} rounds</source>
            <translation>Objectif : {bliss} de bonheur ensemble en {rounds} manches</translation>
        </message>
        <message>
            <source>Goat</source>
            <translation>Chèvre</translation>
        </message>
        <message>
            <source>Gregarious Goat</source>
            <translation>Chèvre sociable</translation>
        </message>
        <message numerus="yes">
            <source>Hands over %n gnome(s)</source>
            <translation>
                <numerusform>Te donne %n gnome</numerusform>
                <numerusform>Te donne %n gnomes</numerusform>
            </translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Harvest: a player who fulfils Task 1 and Task 2 in one round scores both twice.</source>
            <translation>Récolte : un joueur qui accomplit les Tâches 1 et 2 dans la même manche les compte double toutes les deux.</translation>
        </message>
        <message>
            <source>Has that animal already</source>
            <translation>A déjà cet animal</translation>
        </message>
        <message>
            <source>He belongs to the other player. Once played, he comes to you.</source>
            <translation>Il est à l’adversaire. Une fois joué, il vient chez toi.</translation>
        </message>
        <message>
            <source>Head start</source>
            <translation>Avance</translation>
        </message>
        <message>
            <source>Helpful Horse</source>
            <translation>Cheval serviable</translation>
        </message>
        <message>
            <source>Hen</source>
            <translation>Poule</translation>
        </message>
        <message>
            <source>Hen unused: the printed hours count.</source>
            <translation>Poule inutilisée : les heures imprimées comptent.</translation>
        </message>
        <message>
            <source>Hen: 1 hour for each gnome, no matter what is printed</source>
            <translation>Poule : 1 heure par gnome, quoi qu’il soit imprimé</translation>
        </message>
        <message numerus="yes">
            <source>Hen: 1 hour for each gnome, not the %n printed</source>
            <translation>
                <numerusform>Poule : 1 heure par gnome, pas la %n imprimée</numerusform>
                <numerusform>Poule : 1 heure par gnome, pas les %n imprimées</numerusform>
            </translation>
        </message>
        <message>
            <source>Horse</source>
            <translation>Cheval</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Règles maison</translation>
        </message>
        <message>
            <source>How much bliss you two must score together, and in how many rounds.</source>
            <translation>Combien de bonheur vous devez marquer à deux, et en combien de manches.</translation>
        </message>
        <message>
            <source>If still tied, the younger player wins.</source>
            <translation>En cas d’égalité jusqu’au bout, le plus jeune gagne.</translation>
        </message>
        <message>
            <source>If the Scarecrow goes first, it may close this task.</source>
            <translation>Si l’Épouvantail passe en premier, il peut fermer cette tâche.</translation>
        </message>
        <message>
            <source>If the first player fulfils it, it is closed to the second.</source>
            <translation>Si le premier l’accomplit, elle est fermée pour le second.</translation>
        </message>
        <message>
            <source>If you go second, you may fulfil Task 1 even if it is taken.</source>
            <translation>Si tu passes en second, tu peux accomplir la Tâche 1 même si elle est prise.</translation>
        </message>
        <message>
            <source>If you keep him in hand, he stays with you.</source>
            <translation>Si tu le gardes en main, il reste avec toi.</translation>
        </message>
        <message>
            <source>If you play him, he goes to the Scarecrow after the round.</source>
            <translation>Si tu le joues, il va chez l’Épouvantail après la manche.</translation>
        </message>
        <message>
            <source>If you play him, he goes to {who} after the round.</source>
            <translation>Si tu le joues, il va chez {who} après la manche.</translation>
        </message>
        <message>
            <source>In any order: {gnomes}</source>
            <translation>Dans n’importe quel ordre : {gnomes}</translation>
        </message>
        <message>
            <source>It is taken, but your Lucky Piggy lets you fulfil it too.</source>
            <translation>Elle est prise, mais ton Cochon chanceux te permet de l’accomplir aussi.</translation>
        </message>
        <message>
            <source>Its gnomes, longest held first: they come back to you in this order</source>
            <translation>Ses gnomes, les plus anciens d’abord : ils te reviennent dans cet ordre</translation>
        </message>
        <message>
            <source>Its left half, shown beside the right half of {card}.</source>
            <translation>Sa moitié gauche, ici à côté de la moitié droite de {card}.</translation>
        </message>
        <message>
            <source>Its right half, shown beside the left half of {card}.</source>
            <translation>Sa moitié droite, ici à côté de la moitié gauche de {card}.</translation>
        </message>
        <message numerus="yes">
            <source>Its two control cards are among %n cards.</source>
            <translation>
                <numerusform>Ses deux cartes de contrôle sont parmi %n carte.</numerusform>
                <numerusform>Ses deux cartes de contrôle sont parmi %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its two control cards are revealed once you lock in.</source>
            <translation>Ses deux cartes de contrôle sont révélées dès que tu as validé.</translation>
        </message>
        <message>
            <source>Jul</source>
            <translation>juil.</translation>
        </message>
        <message>
            <source>July Fertilizing</source>
            <translation>Compost de juillet</translation>
        </message>
        <message>
            <source>July gives {bliss} for the unused Hen.</source>
            <translation>Juillet rapporte {bliss} pour la Poule inutilisée.</translation>
        </message>
        <message numerus="yes">
            <source>July: %n bliss for each animal you do not use.</source>
            <translation>
                <numerusform>Juillet : %n de bonheur pour chaque animal que tu n’utilises pas.</numerusform>
                <numerusform>Juillet : %n de bonheur pour chaque animal que tu n’utilises pas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Jun</source>
            <translation>juin</translation>
        </message>
        <message>
            <source>June Parade</source>
            <translation>Parade de juin</translation>
        </message>
        <message numerus="yes">
            <source>June: the player who goes second may lend a gnome and score %n bliss for each task the first player fulfilled.</source>
            <translation>
                <numerusform>Juin : le joueur qui passe en second peut prêter un gnome, pour %n de bonheur par tâche accomplie par le premier.</numerusform>
                <numerusform>Juin : le joueur qui passe en second peut prêter un gnome, pour %n de bonheur par tâche accomplie par le premier.</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep {gnomes}.</source>
            <translation>Garde {gnomes}.</translation>
        </message>
        <message>
            <source>Kept in hand</source>
            <translation>Gardés en main</translation>
        </message>
        <message>
            <source>Kindly Cow</source>
            <translation>Bonne Vache</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Dernière manche</translation>
        </message>
        <message>
            <source>Leaves your Hen unused: the printed hours count, and July gives bliss for it</source>
            <translation>Ta Poule reste inutilisée : les heures imprimées comptent, et juillet rapporte du bonheur pour elle</translation>
        </message>
        <message>
            <source>Left for you</source>
            <translation>Reste pour toi</translation>
        </message>
        <message>
            <source>Left for {who}</source>
            <translation>Reste pour {who}</translation>
        </message>
        <message>
            <source>Left half</source>
            <translation>Moitié gauche</translation>
        </message>
        <message>
            <source>Lend no gnome</source>
            <translation>Ne prêter aucun gnome</translation>
        </message>
        <message>
            <source>Lend no gnome.</source>
            <translation>Ne prête aucun gnome.</translation>
        </message>
        <message>
            <source>Lend {gnomes} to {who}.</source>
            <translation>Prête {gnomes} à {who}.</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Niveau</translation>
        </message>
        <message>
            <source>Levels of the Shared Basket</source>
            <translation>Niveaux du Panier commun</translation>
        </message>
        <message>
            <source>Lock in</source>
            <translation>Valider</translation>
        </message>
        <message>
            <source>Locks in your gnomes, face down until both players are ready</source>
            <translation>Valide tes gnomes, face cachée jusqu’à ce que les deux joueurs soient prêts</translation>
        </message>
        <message>
            <source>Looks only at its own bench and this round, and often misjudges.</source>
            <translation>Ne regarde que son propre banc et cette manche, et se trompe souvent.</translation>
        </message>
        <message>
            <source>Lucky Piggy</source>
            <translation>Cochon chanceux</translation>
        </message>
        <message>
            <source>May</source>
            <translation>mai</translation>
        </message>
        <message>
            <source>May Flowers</source>
            <translation>Fleurs de mai</translation>
        </message>
        <message numerus="yes">
            <source>May: within a task, %n flowers stand for any other skill.</source>
            <translation>
                <numerusform>Mai : dans une tâche, %n fleur remplace n’importe quel autre talent.</numerusform>
                <numerusform>Mai : dans une tâche, %n fleurs remplacent n’importe quel autre talent.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meadow: 6 gnomes</source>
            <translation>Prairie : 6 gnomes</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Aide-mémoire</translation>
        </message>
        <message>
            <source>Meticulous Mouse</source>
            <translation>Souris méticuleuse</translation>
        </message>
        <message>
            <source>Milk:</source>
            <translation>Lait :</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mois</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Mois</translation>
        </message>
        <message>
            <source>Most flowers the Bees count</source>
            <translation>Fleurs comptées par les Abeilles, au plus</translation>
        </message>
        <message>
            <source>Most fulfilled task</source>
            <translation>Tâche la plus accomplie</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Souris</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Next card (Task 1 / Task 2 / animal), one of these: {rewards}</source>
            <translation>Prochaine carte (Tâche 1 / Tâche 2 / animal), une de celles-ci : {rewards}</translation>
        </message>
        <message>
            <source>Next card, one of</source>
            <translation>Prochaine carte, parmi</translation>
        </message>
        <message>
            <source>Next from its hand</source>
            <translation>Prochain gnome de sa main</translation>
        </message>
        <message>
            <source>Next round: Task 1 needs {one}; Task 2 {two}; Task 3 {three}.</source>
            <translation>Manche suivante : la Tâche 1 demande {one} ; la Tâche 2 {two} ; la Tâche 3 {three}.</translation>
        </message>
        <message>
            <source>Nine task cards</source>
            <translation>Neuf cartes Tâche</translation>
        </message>
        <message>
            <source>No bliss, but you gain an animal</source>
            <translation>Pas de bonheur, mais tu reçois un animal</translation>
        </message>
        <message>
            <source>No declining in October</source>
            <translation>Pas de refus en octobre</translation>
        </message>
        <message>
            <source>No extra rule: the best choice for a first match.</source>
            <translation>Pas de règle en plus : le mieux pour une première partie.</translation>
        </message>
        <message>
            <source>No month</source>
            <translation>Aucun mois</translation>
        </message>
        <message>
            <source>No player has to do this now.</source>
            <translation>Aucun joueur n’a à faire cela maintenant.</translation>
        </message>
        <message>
            <source>No task needs {gnomes}.</source>
            <translation>Aucune tâche n’a besoin de {gnomes}.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Now {figure}:</source>
            <translation>Maintenant {figure} :</translation>
        </message>
        <message>
            <source>Number in the month’s rule</source>
            <translation>Nombre dans la règle du mois</translation>
        </message>
        <message>
            <source>Oct</source>
            <translation>oct.</translation>
        </message>
        <message>
            <source>October Slumber</source>
            <translation>Sommeil d’octobre</translation>
        </message>
        <message numerus="yes">
            <source>October: a new animal puts your others to sleep, for %n bliss each.</source>
            <translation>
                <numerusform>Octobre : un nouvel animal endort tes autres, pour %n de bonheur chacun.</numerusform>
                <numerusform>Octobre : un nouvel animal endort tes autres, pour %n de bonheur chacun.</numerusform>
            </translation>
        </message>
        <message>
            <source>October: the {animal} would put the others to sleep, for {bliss} more bliss.</source>
            <translation>Octobre : pour {animal}, les autres s’endormiraient et rapporteraient {bliss} de bonheur.</translation>
        </message>
        <message>
            <source>October: {who}’s {animals} fall asleep.</source>
            <translation>Octobre : s’endort chez {who} : {animals}.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message numerus="yes">
            <source>On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.</source>
            <translation>
                <numerusform>En moyenne sur tout ce que peut jouer {who}, cette manche te rapporte %n de bonheur, et {theirs} à {who}.</numerusform>
                <numerusform>En moyenne sur tout ce que peut jouer {who}, cette manche te rapporte %n de bonheur, et {theirs} à {who}.</numerusform>
            </translation>
        </message>
        <message>
            <source>One of the gnomes you cannot see.</source>
            <translation>Un des gnomes que tu ne vois pas.</translation>
        </message>
        <message>
            <source>One of these comes next, all equally likely</source>
            <translation>Une de celles-ci vient ensuite, toutes à chances égales</translation>
        </message>
        <message>
            <source>One of {who}’s gnomes, face down</source>
            <translation>Un gnome face cachée : {who}</translation>
        </message>
        <message>
            <source>One team that works; which gnome helps where makes no difference</source>
            <translation>Une répartition possible ; peu importe quel gnome aide où</translation>
        </message>
        <message>
            <source>Only in the nine-card garden</source>
            <translation>Seulement dans le jardin à neuf cartes</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Mains ouvertes</translation>
        </message>
        <message>
            <source>Orchard: 5 gnomes</source>
            <translation>Verger : 5 gnomes</translation>
        </message>
        <message>
            <source>Patient Tortoise</source>
            <translation>Tortue patiente</translation>
        </message>
        <message>
            <source>Piggy</source>
            <translation>Cochon</translation>
        </message>
        <message>
            <source>Piggy against the Scarecrow</source>
            <translation>Le Cochon contre l’Épouvantail</translation>
        </message>
        <message>
            <source>Play no gnomes.</source>
            <translation>Ne joue aucun gnome.</translation>
        </message>
        <message>
            <source>Play {gnomes} without using the Hen.</source>
            <translation>Joue {gnomes} sans utiliser la Poule.</translation>
        </message>
        <message>
            <source>Play {gnomes}.</source>
            <translation>Joue {gnomes}.</translation>
        </message>
        <message numerus="yes">
            <source>Play {gnome}: %n hour(s), {crops}; alone {charisma} bliss</source>
            <translation>
                <numerusform>Jouer {gnome} : %n heure, {crops} ; seul {charisma} de bonheur</numerusform>
                <numerusform>Jouer {gnome} : %n heures, {crops} ; seul {charisma} de bonheur</numerusform>
            </translation>
        </message>
        <message>
            <source>Player: score in bliss, and animals</source>
            <translation>Score en bonheur, et animaux</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Joue le plus</translation>
        </message>
        <message>
            <source>Prep time</source>
            <translation>Préparation</translation>
        </message>
        <message>
            <source>Prep time in hours</source>
            <translation>Préparation en heures</translation>
        </message>
        <message>
            <source>Prep time the Mouse counts</source>
            <translation>Préparation que compte la Souris</translation>
        </message>
        <message>
            <source>Rain keeps the animals in: the player who goes second scores 1 bliss for each animal they have.</source>
            <translation>La pluie retient les animaux à l’abri : le joueur qui passe en second marque 1 de bonheur pour chacun des siens.</translation>
        </message>
        <message>
            <source>Right half</source>
            <translation>Moitié droite</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Manche</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Manche {round}</translation>
        </message>
        <message>
            <source>Round {round} of {last}</source>
            <translation>Manche {round} sur {last}</translation>
        </message>
        <message>
            <source>Round {round}, {who}</source>
            <translation>Manche {round}, {who}</translation>
        </message>
        <message>
            <source>Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.</source>
            <translation>Manche {round}. Tâche 1 : {one} pour {first} de bonheur. Tâche 2 : {two} pour {second}. Tâche 3 : {three} pour {animal}.</translation>
        </message>
        <message>
            <source>Scarecrow</source>
            <translation>L’Épouvantail</translation>
        </message>
        <message>
            <source>Scarecrow: animals at the start</source>
            <translation>Épouvantail : animaux au départ</translation>
        </message>
        <message>
            <source>Scarecrow: bliss</source>
            <translation>Épouvantail : bonheur</translation>
        </message>
        <message>
            <source>Scarecrow: bliss at the start</source>
            <translation>Épouvantail : bonheur au départ</translation>
        </message>
        <message>
            <source>Scarecrow: bliss at the start without a month</source>
            <translation>Épouvantail : bonheur au départ sans mois</translation>
        </message>
        <message>
            <source>Scarecrow: gnomes it hands over</source>
            <translation>Épouvantail : gnomes qu’il donne</translation>
        </message>
        <message>
            <source>Scarecrow: one hour less</source>
            <translation>Épouvantail : une heure de moins</translation>
        </message>
        <message>
            <source>Scarecrow: one more bliss</source>
            <translation>Épouvantail : 1 de bonheur de plus</translation>
        </message>
        <message>
            <source>Scarecrow: prep time in hours</source>
            <translation>Épouvantail : préparation en heures</translation>
        </message>
        <message>
            <source>Scarecrow: tasks it blocks</source>
            <translation>Épouvantail : tâches qu’il ferme</translation>
        </message>
        <message>
            <source>Score 154 bliss together in eight rounds.</source>
            <translation>Marquez ensemble 154 de bonheur en huit manches.</translation>
        </message>
        <message>
            <source>Score 154 bliss together in seven rounds.</source>
            <translation>Marquez ensemble 154 de bonheur en sept manches.</translation>
        </message>
        <message>
            <source>Score 170 bliss together in seven rounds.</source>
            <translation>Marquez ensemble 170 de bonheur en sept manches.</translation>
        </message>
        <message>
            <source>Score over time</source>
            <translation>Évolution du score</translation>
        </message>
        <message>
            <source>Scores {bliss} bliss</source>
            <translation>Marque {bliss} de bonheur</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Place 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Place 2</translation>
        </message>
        <message>
            <source>Sep</source>
            <translation>sept.</translation>
        </message>
        <message>
            <source>September Harvest</source>
            <translation>Récolte de septembre</translation>
        </message>
        <message>
            <source>September counts both tasks twice: {bliss} more.</source>
            <translation>Septembre compte double les deux tâches : {bliss} de plus.</translation>
        </message>
        <message numerus="yes">
            <source>September: Tasks 1 and 2 count %n times if one player fulfils both in a round.</source>
            <translation>
                <numerusform>Septembre : les Tâches 1 et 2 comptent %n fois si un joueur accomplit les deux à la même manche.</numerusform>
                <numerusform>Septembre : les Tâches 1 et 2 comptent %n fois si un joueur accomplit les deux à la même manche.</numerusform>
            </translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Mise en place</translation>
        </message>
        <message>
            <source>Seven matches, April to October; the player who wins most of them wins the season.</source>
            <translation>Sept parties, d’avril à octobre ; le joueur qui en gagne le plus gagne la saison.</translation>
        </message>
        <message>
            <source>Seven task cards</source>
            <translation>Sept cartes Tâche</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Identifiant</translation>
        </message>
        <message>
            <source>Shown during play</source>
            <translation>Affiché pendant la partie</translation>
        </message>
        <message>
            <source>Shows which cards are still to come; players could work this out themselves.</source>
            <translation>Montre quelles cartes sont encore à venir ; les joueurs pourraient le déduire eux-mêmes.</translation>
        </message>
        <message>
            <source>Size of the basket</source>
            <translation>Taille du panier</translation>
        </message>
        <message>
            <source>Size of the garden</source>
            <translation>Taille du jardin</translation>
        </message>
        <message>
            <source>Skills</source>
            <translation>Talents</translation>
        </message>
        <message>
            <source>Skills that go to the other player next round</source>
            <translation>Les talents qui passent à l’adversaire à la manche suivante</translation>
        </message>
        <message>
            <source>Solo, round {round}</source>
            <translation>Solo, manche {round}</translation>
        </message>
        <message>
            <source>Solo: against the Scarecrow</source>
            <translation>Solo : contre l’Épouvantail</translation>
        </message>
        <message>
            <source>Squad of Squirrels</source>
            <translation>Escouade d’écu­reuils</translation>
        </message>
        <message>
            <source>Squirrels</source>
            <translation>Écureuils</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Prendre</translation>
        </message>
        <message>
            <source>Take the new animal: {animal}.</source>
            <translation>Prends le nouvel animal : {animal}.</translation>
        </message>
        <message>
            <source>Takes the animal of Task 3</source>
            <translation>Prend l’animal de la Tâche 3</translation>
        </message>
        <message>
            <source>Takes the {animal}</source>
            <translation>Prend : {animal}</translation>
        </message>
        <message>
            <source>Task 1</source>
            <translation>Tâche 1</translation>
        </message>
        <message>
            <source>Task 1 is open anyway</source>
            <translation>La Tâche 1 est ouverte de toute façon</translation>
        </message>
        <message>
            <source>Task 1 needs</source>
            <translation>La Tâche 1 demande</translation>
        </message>
        <message>
            <source>Task 2</source>
            <translation>Tâche 2</translation>
        </message>
        <message>
            <source>Task 2 needs</source>
            <translation>La Tâche 2 demande</translation>
        </message>
        <message>
            <source>Task 3</source>
            <translation>Tâche 3</translation>
        </message>
        <message>
            <source>Task 3 needs</source>
            <translation>La Tâche 3 demande</translation>
        </message>
        <message>
            <source>Task card</source>
            <translation>Carte Tâche</translation>
        </message>
        <message>
            <source>Task cards</source>
            <translation>Cartes Tâche</translation>
        </message>
        <message>
            <source>Tasks 1 and 2, a second time</source>
            <translation>Tâches 1 et 2, encore une fois</translation>
        </message>
        <message>
            <source>Tasks with a milk bottle</source>
            <translation>Tâches avec une bouteille de lait</translation>
        </message>
        <message>
            <source>Tasks {numbers}</source>
            <translation>Tâches {numbers}</translation>
        </message>
        <message>
            <source>Tasks {one} and {two} both need {gnome}, who can help with only one.</source>
            <translation>Tâches {one} et {two} : toutes deux demandent {gnome}, qui ne peut aider qu’à une.</translation>
        </message>
        <message>
            <source>That card cannot come next: it is not in the top block.</source>
            <translation>Cette carte ne peut pas venir ensuite : elle n’est pas dans le bloc du dessus.</translation>
        </message>
        <message>
            <source>That gnome is not in your hand.</source>
            <translation>Ce gnome n’est pas dans ta main.</translation>
        </message>
        <message>
            <source>The Scarecrow</source>
            <translation>L’Épouvantail</translation>
        </message>
        <message numerus="yes">
            <source>The Scarecrow hands over %n more gnome(s).</source>
            <translation>
                <numerusform>L’Épouvantail donne encore %n gnome.</numerusform>
                <numerusform>L’Épouvantail donne encore %n gnomes.</numerusform>
            </translation>
        </message>
        <message>
            <source>The Scarecrow reveals its control cards.</source>
            <translation>L’Épouvantail révèle ses cartes de contrôle.</translation>
        </message>
        <message>
            <source>The Scarecrow went first and closed Task {task}.</source>
            <translation>L’Épouvantail est passé en premier et a fermé la Tâche {task}.</translation>
        </message>
        <message>
            <source>The Scarecrow’s control cards</source>
            <translation>Les cartes de contrôle de l’Épouvantail</translation>
        </message>
        <message>
            <source>The Scarecrow’s turn</source>
            <translation>Le tour de l’Épouvantail</translation>
        </message>
        <message>
            <source>The Shared Basket has no months and no season.</source>
            <translation>Le Panier commun n’a ni mois ni saison.</translation>
        </message>
        <message>
            <source>The Squirrels score only if you have fewer gnomes.</source>
            <translation>Les Écureuils ne rapportent que si tu as moins de gnomes.</translation>
        </message>
        <message numerus="yes">
            <source>The animals that fall asleep bring you %n bliss.</source>
            <translation>
                <numerusform>Les animaux qui s’endorment te rapportent %n de bonheur.</numerusform>
                <numerusform>Les animaux qui s’endorment te rapportent %n de bonheur.</numerusform>
            </translation>
        </message>
        <message>
            <source>The basket is full: {bliss} bliss in {rounds} rounds.</source>
            <translation>Le panier est plein : {bliss} de bonheur en {rounds} manches.</translation>
        </message>
        <message>
            <source>The basket is {missing} bliss short of the goal of {goal}.</source>
            <translation>Il manque {missing} de bonheur au panier pour atteindre l’objectif de {goal}.</translation>
        </message>
        <message>
            <source>The bench with fewer hours goes first; if tied, the player with less bliss</source>
            <translation>Le moins d’heures passe en premier ; à égalité, le joueur qui a le moins de bonheur</translation>
        </message>
        <message>
            <source>The best answer takes {best}, yours {yours}; the bench with fewer hours goes first.</source>
            <translation>Le meilleur choix prend {best}, le tien {yours} ; le moins d’heures passe en premier.</translation>
        </message>
        <message>
            <source>The big task: it scores the most bliss</source>
            <translation>La grande tâche : elle rapporte le plus de bonheur</translation>
        </message>
        <message>
            <source>The compost heap fills: each animal you do not use in a round scores 2 bliss.</source>
            <translation>Le compost se remplit : chaque animal que tu n’utilises pas dans une manche rapporte 2 de bonheur.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La décision en cours. F1 ouvre les règles correspondantes</translation>
        </message>
        <message>
            <source>The draw pile is empty: the discarded cards are shuffled and come back.</source>
            <translation>La pile est vide : les cartes défaussées sont mélangées et reviennent.</translation>
        </message>
        <message>
            <source>The fewer gnomes you are dealt, the more the Scarecrow starts with.</source>
            <translation>Moins tu reçois de gnomes, plus l’Épouvantail en a au départ.</translation>
        </message>
        <message>
            <source>The first player has fulfilled this task, so it is closed to you this round. The player with fewer hours on the bench goes first.</source>
            <translation>Le premier joueur a accompli cette tâche, elle t’est donc fermée à cette manche. Le banc qui a le moins d’heures passe en premier.</translation>
        </message>
        <message>
            <source>The garden</source>
            <translation>Le jardin</translation>
        </message>
        <message>
            <source>The gnome you keep goes back to your hand.</source>
            <translation>Le gnome que tu gardes revient dans ta main.</translation>
        </message>
        <message>
            <source>The gnome you lend goes to the other player’s hand.</source>
            <translation>Le gnome que tu prêtes va dans la main de l’adversaire.</translation>
        </message>
        <message>
            <source>The gnomes are revealed: you can no longer change which ones you play.</source>
            <translation>Les gnomes sont révélés : tu ne peux plus en jouer d’autres.</translation>
        </message>
        <message>
            <source>The gnomes you play; after the round they go to the other player</source>
            <translation>Les gnomes que tu joues ; après la manche, ils vont chez l’adversaire</translation>
        </message>
        <message>
            <source>The gnomes you played have gone to the other player, and theirs have come to you: any gnome you play now works for them next round.</source>
            <translation>Les gnomes que tu as joués sont passés à l’adversaire, et les siens sont venus chez toi : ceux que tu joues maintenant travailleront pour lui à la manche suivante.</translation>
        </message>
        <message>
            <source>The gnomes {who} and {other} played change hands.</source>
            <translation>Les gnomes joués par {who} et {other} changent de main.</translation>
        </message>
        <message>
            <source>The gnomes {who} played are shuffled and go under {other}’s pile.</source>
            <translation>Les gnomes joués par {who} sont mélangés et vont sous la pile chez {other}.</translation>
        </message>
        <message>
            <source>The match is being set up.</source>
            <translation>La partie se prépare.</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>La partie n’est pas encore finie.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <source>The other player has already fulfilled Task {task} this round.</source>
            <translation>L’adversaire a déjà accompli la Tâche {task} à cette manche.</translation>
        </message>
        <message numerus="yes">
            <source>The other player then gets %n bliss; with your answer {yours}.</source>
            <translation>
                <numerusform>L’adversaire reçoit alors %n de bonheur ; avec ton choix, {yours}.</numerusform>
                <numerusform>L’adversaire reçoit alors %n de bonheur ; avec ton choix, {yours}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The other player’s cards that you are allowed to see</source>
            <translation>Les cartes de l’adversaire, celles que tu as le droit de voir</translation>
        </message>
        <message>
            <source>The other player’s gnomes that you are allowed to see</source>
            <translation>Les gnomes de l’adversaire, ceux que tu as le droit de voir</translation>
        </message>
        <message>
            <source>The other player’s gnomes this round; afterwards they come to you</source>
            <translation>Les gnomes joués par l’adversaire ; après la manche, ils viennent chez toi</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Les joueurs</translation>
        </message>
        <message>
            <source>The possible control cards</source>
            <translation>Les cartes de contrôle possibles</translation>
        </message>
        <message>
            <source>The published rules do not say whether you may decline. With this rule you must take the new animal.</source>
            <translation>Les règles publiées ne disent pas si l’on peut refuser. Avec cette règle, tu dois prendre le nouvel animal.</translation>
        </message>
        <message>
            <source>The score</source>
            <translation>Le score</translation>
        </message>
        <message>
            <source>The season sets the month: it starts in April, and each match is one month later.</source>
            <translation>La saison fixe le mois : elle commence en avril, et chaque partie a lieu un mois plus tard.</translation>
        </message>
        <message>
            <source>The season so far: {one} {first}, {two} {second}.</source>
            <translation>La saison jusqu’ici : {one} {first}, {two} {second}.</translation>
        </message>
        <message>
            <source>The small task: it scores a little bliss</source>
            <translation>La petite tâche : elle rapporte un peu de bonheur</translation>
        </message>
        <message>
            <source>There is no month, and you can see the cards still to come.</source>
            <translation>Aucun mois, et les cartes à venir sont affichées.</translation>
        </message>
        <message>
            <source>There is no such gnome, card or animal in this game.</source>
            <translation>Ce gnome, cette carte ou cet animal n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>These gnomes all need one hour anyway, so the Hen already counts as unused.</source>
            <translation>Ces gnomes ne prennent tous qu’une heure, la Poule compte donc déjà comme inutilisée.</translation>
        </message>
        <message>
            <source>These gnomes belong to {who}.</source>
            <translation>Ces gnomes sont à {who}.</translation>
        </message>
        <message>
            <source>Thicket: 4 gnomes</source>
            <translation>Fourré : 4 gnomes</translation>
        </message>
        <message>
            <source>This gnome has none of the skills {task} needs.</source>
            <translation>Ce gnome n’a aucun des talents qu’il faut pour {task}.</translation>
        </message>
        <message>
            <source>This half is discarded after the round.</source>
            <translation>Cette moitié est défaussée après la manche.</translation>
        </message>
        <message>
            <source>This half is inactive; it shows what the next round needs</source>
            <translation>Cette moitié est inactive ; ses besoins sont ceux de la manche suivante</translation>
        </message>
        <message>
            <source>This move cannot be read: a word is unknown, missing, repeated or out of order.</source>
            <translation>Ce coup est illisible : un mot est inconnu, manque, se répète ou n’est pas à sa place.</translation>
        </message>
        <message>
            <source>Tied on bliss and animals, {animals} each: {who} is younger.</source>
            <translation>Égalité de bonheur et d’animaux ({animals} chacun) : {who} est plus jeune.</translation>
        </message>
        <message>
            <source>Tied on bliss: you win ties against the Scarecrow.</source>
            <translation>Égalité de bonheur : à égalité, tu gagnes contre l’Épouvantail.</translation>
        </message>
        <message>
            <source>Tied on bliss: {who} has more animals, {more} to {fewer}.</source>
            <translation>Égalité de bonheur : {who} a plus d’animaux, {more} contre {fewer}.</translation>
        </message>
        <message>
            <source>Time of year</source>
            <translation>Moment de l’année</translation>
        </message>
        <message>
            <source>Too hot to move: a player who plays exactly three gnomes keeps one of them.</source>
            <translation>Trop chaud pour bouger : un joueur qui joue exactement trois gnomes en garde un.</translation>
        </message>
        <message>
            <source>Too late to close {tasks}</source>
            <translation>Trop tard pour fermer : {tasks}</translation>
        </message>
        <message>
            <source>Tortoise</source>
            <translation>Tortue</translation>
        </message>
        <message>
            <source>Total prep time of your bench: the bench with fewer hours goes first</source>
            <translation>La préparation totale de ton banc : le banc qui a le moins d’heures passe en premier</translation>
        </message>
        <message>
            <source>Two cards are revealed; the halves in the middle show what the Scarecrow does</source>
            <translation>Deux cartes sont révélées ; les moitiés du milieu montrent ce qu’il fait</translation>
        </message>
        <message>
            <source>Two extra task cards of our own add the Busy Bees and the Patient Tortoise.</source>
            <translation>Deux cartes Tâche de notre cru ajoutent les Abeilles affairées et la Tortue patiente.</translation>
        </message>
        <message>
            <source>Use no animals.</source>
            <translation>N’utilise aucun animal.</translation>
        </message>
        <message>
            <source>Use none</source>
            <translation>N’en utiliser aucun</translation>
        </message>
        <message>
            <source>Use {animals}</source>
            <translation>Utiliser : {animals}</translation>
        </message>
        <message>
            <source>Use: {animals}.</source>
            <translation>Utilise : {animals}.</translation>
        </message>
        <message>
            <source>Watchful Hen</source>
            <translation>Poule vigilante</translation>
        </message>
        <message>
            <source>Weighs every reply you have, and is hard to predict.</source>
            <translation>Pèse chacune de tes réponses, et reste difficile à prévoir.</translation>
        </message>
        <message>
            <source>Weighs some of your replies, and sometimes bluffs.</source>
            <translation>Pèse quelques-unes de tes réponses, et bluffe de temps en temps.</translation>
        </message>
        <message>
            <source>What scores besides the tasks</source>
            <translation>Ce qui rapporte en plus des tâches</translation>
        </message>
        <message>
            <source>What your animals do this turn</source>
            <translation>Ce que font tes animaux ce tour-ci</translation>
        </message>
        <message>
            <source>What your bench would score if you went first and fulfilled every task it allows</source>
            <translation>Ce que ton banc rapporterait si tu passais en premier et accomplissais tout ce qu’il peut</translation>
        </message>
        <message>
            <source>Whole season</source>
            <translation>Saison entière</translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first either way.</source>
            <translation>
                <numerusform>Avec %n h, tu passes en premier dans les deux cas.</numerusform>
                <numerusform>Avec %n h, tu passes en premier dans les deux cas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first in one case, second in the other.</source>
            <translation>
                <numerusform>Avec %n h, tu passes en premier dans un cas, en second dans l’autre.</numerusform>
                <numerusform>Avec %n h, tu passes en premier dans un cas, en second dans l’autre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go second either way.</source>
            <translation>
                <numerusform>Avec %n h, tu passes en second dans les deux cas.</numerusform>
                <numerusform>Avec %n h, tu passes en second dans les deux cas.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {tasks} you would score {bliss} bliss in total.</source>
            <translation>Avec {tasks}, tu marquerais {bliss} de bonheur en tout.</translation>
        </message>
        <message numerus="yes">
            <source>With {who}’s best-matching bench, this round brings %n bliss.</source>
            <translation>
                <numerusform>Avec le banc qui s’y accorde le mieux chez {who}, cette manche rapporte %n de bonheur.</numerusform>
                <numerusform>Avec le banc qui s’y accorde le mieux chez {who}, cette manche rapporte %n de bonheur.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Without {gnome} it takes %n fewer hour(s).</source>
            <translation>
                <numerusform>Sans {gnome}, cela prend %n heure de moins.</numerusform>
                <numerusform>Sans {gnome}, cela prend %n heures de moins.</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth considering before you lock in</source>
            <translation>À considérer avant de valider</translation>
        </message>
        <message>
            <source>Worth knowing for this turn</source>
            <translation>Bon à savoir pour ce tour</translation>
        </message>
        <message>
            <source>You can keep only one of the gnomes you played.</source>
            <translation>Tu ne peux garder qu’un des gnomes que tu as joués.</translation>
        </message>
        <message>
            <source>You can leave the Hen unused only in July.</source>
            <translation>Tu ne peux te passer de la Poule qu’en juillet.</translation>
        </message>
        <message>
            <source>You can only lend a gnome that stayed in your hand this round.</source>
            <translation>Tu ne peux prêter qu’un gnome resté dans ta main à cette manche.</translation>
        </message>
        <message>
            <source>You cannot choose whether to use this animal this round.</source>
            <translation>Tu n’as pas le choix pour cet animal à cette manche.</translation>
        </message>
        <message>
            <source>You could fulfil each of these tasks, but not all of them: each gnome helps with only one.</source>
            <translation>Tu pourrais accomplir chacune de ces tâches, mais pas toutes : un gnome n’aide qu’à une seule.</translation>
        </message>
        <message>
            <source>You do not gain the animal; no animals fall asleep and you score nothing</source>
            <translation>Tu ne reçois pas l’animal ; aucun ne s’endort et rien n’est marqué</translation>
        </message>
        <message>
            <source>You don’t lend a gnome, and score nothing for it</source>
            <translation>Tu ne prêtes aucun gnome et ne marques rien pour cela</translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss and this animal: {animal}.</source>
            <translation>
                <numerusform>Tu gagnes %n de bonheur et cet animal : {animal}.</numerusform>
                <numerusform>Tu gagnes %n de bonheur et cet animal : {animal}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss.</source>
            <translation>
                <numerusform>Tu gagnes %n de bonheur.</numerusform>
                <numerusform>Tu gagnes %n de bonheur.</numerusform>
            </translation>
        </message>
        <message>
            <source>You gain the new animal; your others fall asleep and score</source>
            <translation>Tu reçois le nouvel animal ; tes autres s’endorment et rapportent du bonheur</translation>
        </message>
        <message>
            <source>You gain this animal: {animal}.</source>
            <translation>Tu gagnes cet animal : {animal}.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n gnome(s), the Scarecrow all the others.</source>
            <translation>
                <numerusform>Tu as %n gnome, l’Épouvantail tous les autres.</numerusform>
                <numerusform>Tu as %n gnomes, l’Épouvantail tous les autres.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have gained an animal. It is active from this round on; rest the pointer on it to see what it does.</source>
            <translation>Tu as reçu un animal. Il est actif dès cette manche ; laisse le pointeur dessus pour voir ce qu’il fait.</translation>
        </message>
        <message>
            <source>You have no Watchful Hen to leave unused.</source>
            <translation>Tu n’as pas de Poule vigilante dont te passer.</translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 only blocks {who}.</source>
            <translation>Tu as déjà cet animal ({animal}) : la Tâche 3 ne fait que bloquer {who}.</translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 would only block {who}.</source>
            <translation>Tu as déjà cet animal ({animal}) : la Tâche 3 ne ferait que bloquer {who}.</translation>
        </message>
        <message>
            <source>You have this animal already: fulfilling the task only blocks the other player.</source>
            <translation>Tu as déjà cet animal : accomplir la tâche ne fait que bloquer l’adversaire.</translation>
        </message>
        <message>
            <source>You must play at least one gnome.</source>
            <translation>Tu dois jouer au moins un gnome.</translation>
        </message>
        <message>
            <source>Younger player</source>
            <translation>Plus jeune joueur</translation>
        </message>
        <message>
            <source>Your Lucky Piggy lets you fulfil Task 1 even if the Scarecrow closes it.</source>
            <translation>Ton Cochon chanceux te permet d’accomplir la Tâche 1 même si l’Épouvantail la ferme.</translation>
        </message>
        <message>
            <source>Your animals</source>
            <translation>Tes animaux</translation>
        </message>
        <message>
            <source>Your bench</source>
            <translation>Ton banc</translation>
        </message>
        <message>
            <source>Your bench can fulfil</source>
            <translation>Ton banc peut accomplir</translation>
        </message>
        <message>
            <source>Your bench can fulfil it.</source>
            <translation>Ton banc peut l’accomplir.</translation>
        </message>
        <message>
            <source>Your bench still lacks {crops} for it.</source>
            <translation>Il manque encore à ton banc : {crops}.</translation>
        </message>
        <message>
            <source>Your best lead in bliss. You win ties. An empty box means you haven’t tried that one yet: click it to start a match.</source>
            <translation>Ta meilleure avance en bonheur. À égalité, tu gagnes. Une case vide n’a pas encore été tentée : clique dessus pour commencer une partie.</translation>
        </message>
        <message>
            <source>Your gnomes cannot fulfil Task {task}: they lack {icons}.</source>
            <translation>Tes gnomes ne peuvent pas accomplir la Tâche {task} : il manque {icons}.</translation>
        </message>
        <message>
            <source>Your gnomes go on your own bench.</source>
            <translation>Tes gnomes vont sur ton propre banc.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Ta main</translation>
        </message>
        <message>
            <source>Your starting gnomes</source>
            <translation>Tes gnomes de départ</translation>
        </message>
        <message numerus="yes">
            <source>a gnome lent, %n task(s) fulfilled by the other player</source>
            <translation>
                <numerusform>un gnome prêté, %n tâche accomplie par l’adversaire</numerusform>
                <numerusform>un gnome prêté, %n tâches accomplies par l’adversaire</numerusform>
            </translation>
        </message>
        <message>
            <source>active</source>
            <translation>actif</translation>
        </message>
        <message>
            <source>active from next round</source>
            <translation>actif dès la manche suivante</translation>
        </message>
        <message>
            <source>and the {animal}</source>
            <translation>et {animal}</translation>
        </message>
        <message>
            <source>and the {animal}, if you want it</source>
            <translation>et, si tu veux, {animal}</translation>
        </message>
        <message>
            <source>and {bliss} more for lending a gnome afterwards</source>
            <translation>et {bliss} de plus en prêtant ensuite un gnome</translation>
        </message>
        <message>
            <source>and {bliss} more if you take the {animal} and the others fall asleep</source>
            <translation>et {bliss} de plus si tu prends {animal} et que les autres s’endorment</translation>
        </message>
        <message>
            <source>as printed</source>
            <translation>comme imprimé</translation>
        </message>
        <message>
            <source>as printed: the Hen is unused</source>
            <translation>comme imprimé : la Poule est inutilisée</translation>
        </message>
        <message>
            <source>asleep</source>
            <translation>endormi</translation>
        </message>
        <message>
            <source>asleep for the rest of October</source>
            <translation>endormi jusqu’à la fin d’octobre</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>au plus</translation>
        </message>
        <message>
            <source>best round {n} bliss</source>
            <translation>meilleure manche : {n} de bonheur</translation>
        </message>
        <message>
            <source>bliss</source>
            <translation>bonheur</translation>
        </message>
        <message>
            <source>cards {left} and {right} side by side</source>
            <translation>cartes {left} et {right} côte à côte</translation>
        </message>
        <message>
            <source>chooses later</source>
            <translation>choisit plus tard</translation>
        </message>
        <message>
            <source>closed this round</source>
            <translation>fermée à cette manche</translation>
        </message>
        <message>
            <source>closes</source>
            <translation>ferme</translation>
        </message>
        <message>
            <source>come to you later</source>
            <translation>viendront chez toi</translation>
        </message>
        <message>
            <source>comes to you</source>
            <translation>vient chez toi</translation>
        </message>
        <message>
            <source>could let you fulfil Task 1</source>
            <translation>te permettrait d’accomplir la Tâche 1</translation>
        </message>
        <message>
            <source>counts for the Scarecrow’s control cards</source>
            <translation>compte pour les cartes de contrôle de l’Épouvantail</translation>
        </message>
        <message>
            <source>exactly {count} task cards must be marked “{nine}”</source>
            <translation>exactement {count} cartes Tâche doivent porter la marque « {nine} »</translation>
        </message>
        <message>
            <source>filled the basket</source>
            <translation>a rempli le panier</translation>
        </message>
        <message numerus="yes">
            <source>first, %n h</source>
            <translation>
                <numerusform>premier, %n h</numerusform>
                <numerusform>premier, %n h</numerusform>
            </translation>
        </message>
        <message>
            <source>flower</source>
            <translation>fleur</translation>
        </message>
        <message>
            <source>for each of its animals</source>
            <translation>pour chacun de ses animaux</translation>
        </message>
        <message>
            <source>for each of its gnomes</source>
            <translation>pour chacun de ses gnomes</translation>
        </message>
        <message>
            <source>from its control cards</source>
            <translation>par ses cartes de contrôle</translation>
        </message>
        <message>
            <source>fruit</source>
            <translation>fruit</translation>
        </message>
        <message>
            <source>fulfilled</source>
            <translation>accomplie</translation>
        </message>
        <message>
            <source>fulfilled by {who}</source>
            <translation>accomplie par {who}</translation>
        </message>
        <message numerus="yes">
            <source>fulfils most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>accomplit le plus souvent : {what}, %n fois</numerusform>
                <numerusform>accomplit le plus souvent : {what}, %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>goes first this round</source>
            <translation>passe en premier à cette manche</translation>
        </message>
        <message>
            <source>goes second this round</source>
            <translation>passe en second à cette manche</translation>
        </message>
        <message>
            <source>grain</source>
            <translation>céréale</translation>
        </message>
        <message>
            <source>head start</source>
            <translation>avance</translation>
        </message>
        <message>
            <source>herb</source>
            <translation>herbe aromatique</translation>
        </message>
        <message>
            <source>his charisma bonus, if you play him alone</source>
            <translation>son charisme, si tu le joues tout seul</translation>
        </message>
        <message>
            <source>hour</source>
            <translation>heure</translation>
        </message>
        <message>
            <source>hour, with the Hen</source>
            <translation>heure grâce à la Poule</translation>
        </message>
        <message>
            <source>hours</source>
            <translation>heures</translation>
        </message>
        <message>
            <source>hours and bliss are tied, and you win ties</source>
            <translation>heures et bonheur à égalité, et tu gagnes les égalités</translation>
        </message>
        <message>
            <source>hours and bliss are tied, but {who} is younger</source>
            <translation>heures et bonheur à égalité, mais {who} est plus jeune</translation>
        </message>
        <message>
            <source>hours, 1 for each gnome with the Hen</source>
            <translation>heures, 1 par gnome grâce à la Poule</translation>
        </message>
        <message>
            <source>hours: {sum}</source>
            <translation>heures : {sum}</translation>
        </message>
        <message>
            <source>if you go first</source>
            <translation>si tu passes en premier</translation>
        </message>
        <message>
            <source>in April</source>
            <translation>en avril</translation>
        </message>
        <message>
            <source>in August</source>
            <translation>en août</translation>
        </message>
        <message>
            <source>in July</source>
            <translation>en juillet</translation>
        </message>
        <message>
            <source>in June</source>
            <translation>en juin</translation>
        </message>
        <message>
            <source>in May</source>
            <translation>en mai</translation>
        </message>
        <message>
            <source>in October</source>
            <translation>en octobre</translation>
        </message>
        <message>
            <source>in September</source>
            <translation>en septembre</translation>
        </message>
        <message>
            <source>inactive</source>
            <translation>inactif</translation>
        </message>
        <message>
            <source>including {bliss} for the animals the {animal} puts to sleep</source>
            <translation>dont {bliss} pour les animaux qui s’endorment (nouveau : {animal})</translation>
        </message>
        <message>
            <source>is asleep and does nothing</source>
            <translation>dort et ne fait rien</translation>
        </message>
        <message>
            <source>is choosing</source>
            <translation>choisit</translation>
        </message>
        <message>
            <source>is one of his skills</source>
            <translation>est un de ses talents</translation>
        </message>
        <message>
            <source>is one of his skills, and counts twice</source>
            <translation>est un de ses talents, et compte double</translation>
        </message>
        <message>
            <source>lets you fulfil Task 1</source>
            <translation>te permet d’accomplir la Tâche 1</translation>
        </message>
        <message>
            <source>locked in</source>
            <translation>validé</translation>
        </message>
        <message>
            <source>locked in; both are revealed together</source>
            <translation>validé ; les deux sont révélés ensemble</translation>
        </message>
        <message>
            <source>loses</source>
            <translation>perd</translation>
        </message>
        <message>
            <source>must be a short word of lower-case letters and digits</source>
            <translation>doit être un mot court de minuscules et de chiffres</translation>
        </message>
        <message>
            <source>needs “{needed}” on the same half</source>
            <translation>demande « {needed} » sur la même moitié</translation>
        </message>
        <message>
            <source>new</source>
            <translation>nouveau</translation>
        </message>
        <message>
            <source>next round</source>
            <translation>manche suivante</translation>
        </message>
        <message>
            <source>no card with a printed 2</source>
            <translation>aucune carte marquée 2</translation>
        </message>
        <message>
            <source>no flowers played</source>
            <translation>aucune fleur jouée</translation>
        </message>
        <message>
            <source>no gnomes on it yet</source>
            <translation>aucun gnome dessus</translation>
        </message>
        <message>
            <source>no milk so far</source>
            <translation>pas de lait jusqu’ici</translation>
        </message>
        <message>
            <source>none</source>
            <translation>aucun</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>rien</translation>
        </message>
        <message>
            <source>on the bench</source>
            <translation>sur le banc</translation>
        </message>
        <message>
            <source>on {task}</source>
            <translation>pour {task}</translation>
        </message>
        <message>
            <source>only 1 with the Watchful Hen</source>
            <translation>1 seulement avec la Poule vigilante</translation>
        </message>
        <message numerus="yes">
            <source>plays {what} most, %n time(s)</source>
            <translation>
                <numerusform>joue le plus : {what}, %n fois</numerusform>
                <numerusform>joue le plus : {what}, %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>possible score: {bliss}</source>
            <translation>score possible : {bliss}</translation>
        </message>
        <message>
            <source>revealed together</source>
            <translation>révélés ensemble</translation>
        </message>
        <message>
            <source>scored at once</source>
            <translation>marqué aussitôt</translation>
        </message>
        <message>
            <source>scores extra with the Kindly Cow</source>
            <translation>rapporte plus avec la Bonne Vache</translation>
        </message>
        <message>
            <source>scores only if you go second</source>
            <translation>ne rapporte que si tu passes en second</translation>
        </message>
        <message numerus="yes">
            <source>second, %n h</source>
            <translation>
                <numerusform>second, %n h</numerusform>
                <numerusform>second, %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>second, with %n animal(s)</source>
            <translation>
                <numerusform>second, avec %n animal</numerusform>
                <numerusform>second, avec %n animaux</numerusform>
            </translation>
        </message>
        <message>
            <source>sleeping animals</source>
            <translation>animaux endormis</translation>
        </message>
        <message>
            <source>still empty; plays after you</source>
            <translation>encore vide ; choisit après toi</translation>
        </message>
        <message>
            <source>the basket is not full</source>
            <translation>le panier n’est pas plein</translation>
        </message>
        <message>
            <source>the bench with fewer hours goes first</source>
            <translation>le banc qui a le moins d’heures passe en premier</translation>
        </message>
        <message>
            <source>the id {id} is already used in an earlier row</source>
            <translation>l’id {id} est déjà celui d’une ligne précédente</translation>
        </message>
        <message>
            <source>the middle must show exactly one, not none</source>
            <translation>le milieu doit en montrer exactement un, pas aucun</translation>
        </message>
        <message>
            <source>the middle must show exactly one, not two</source>
            <translation>le milieu doit en montrer exactement un, pas deux</translation>
        </message>
        <message numerus="yes">
            <source>the other player has %n animal(s)</source>
            <translation>
                <numerusform>l’adversaire a %n animal</numerusform>
                <numerusform>l’adversaire a %n animaux</numerusform>
            </translation>
        </message>
        <message>
            <source>the other player has no animals</source>
            <translation>l’adversaire n’a pas d’animal</translation>
        </message>
        <message>
            <source>then to {who}</source>
            <translation>puis chez {who}</translation>
        </message>
        <message>
            <source>then {who}</source>
            <translation>puis {who}</translation>
        </message>
        <message>
            <source>there must be {count} rows of this type, not {found}</source>
            <translation>il doit y avoir {count} lignes de ce type, pas {found}</translation>
        </message>
        <message>
            <source>this round</source>
            <translation>cette manche</translation>
        </message>
        <message>
            <source>too many gnomes, {mine} to {yours}</source>
            <translation>trop de gnomes, {mine} contre {yours}</translation>
        </message>
        <message>
            <source>unused animals</source>
            <translation>animaux inutilisés</translation>
        </message>
        <message>
            <source>unused: July gives bliss</source>
            <translation>inutilisé : juillet rapporte</translation>
        </message>
        <message numerus="yes">
            <source>unused; if used, it would score %n</source>
            <translation>
                <numerusform>inutilisé ; utilisé, ce serait %n</numerusform>
                <numerusform>inutilisé ; utilisé, ce serait %n</numerusform>
            </translation>
        </message>
        <message>
            <source>used at the reveal</source>
            <translation>utilisée à la révélation</translation>
        </message>
        <message>
            <source>vegetable</source>
            <translation>légume</translation>
        </message>
        <message>
            <source>waits for its control cards</source>
            <translation>attend ses cartes</translation>
        </message>
        <message>
            <source>what each does now</source>
            <translation>ce que chacun fait maintenant</translation>
        </message>
        <message>
            <source>wins</source>
            <translation>gagne</translation>
        </message>
        <message numerus="yes">
            <source>with %n or more at the end of a round the match ends; the higher score wins</source>
            <translation>
                <numerusform>avec %n ou plus à la fin d’une manche, la partie se termine ; le score le plus haut gagne</numerusform>
                <numerusform>avec %n ou plus à la fin d’une manche, la partie se termine ; le score le plus haut gagne</numerusform>
            </translation>
        </message>
        <message>
            <source>with {gnome}</source>
            <translation>avec {gnome}</translation>
        </message>
        <message>
            <source>you have it already; blocks {who}</source>
            <translation>tu l’as déjà ; bloque {who}</translation>
        </message>
        <message numerus="yes">
            <source>you win together with %n at the end of a round</source>
            <translation>
                <numerusform>vous gagnez ensemble avec %n à la fin d’une manche</numerusform>
                <numerusform>vous gagnez ensemble avec %n à la fin d’une manche</numerusform>
            </translation>
        </message>
        <message>
            <source>yours after scoring, active from round {round}</source>
            <translation>à toi après le décompte, actif dès la manche {round}</translation>
        </message>
        <message>
            <source>{animal} ({why})</source>
            <translation>{animal} ({why})</translation>
        </message>
        <message>
            <source>{animal}, asleep</source>
            <translation>{animal}, endormi</translation>
        </message>
        <message>
            <source>{animal}, {figure}: {note}</source>
            <translation>{animal}, {figure} : {note}</translation>
        </message>
        <message numerus="yes">
            <source>{base} minus %n animal(s)</source>
            <translation>
                <numerusform>{base} moins %n animal</numerusform>
                <numerusform>{base} moins %n animaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n animal(s)</source>
            <translation>
                <numerusform>{base} plus %n animal</numerusform>
                <numerusform>{base} plus %n animaux</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n gnome(s)</source>
            <translation>
                <numerusform>{base} plus %n gnome</numerusform>
                <numerusform>{base} plus %n gnomes</numerusform>
            </translation>
        </message>
        <message>
            <source>{bliss} bliss</source>
            <translation>{bliss} de bonheur</translation>
        </message>
        <message>
            <source>{bliss} bliss for every animal the other player has.</source>
            <translation>{bliss} de bonheur pour chaque animal de l’adversaire.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every flower on the gnomes you played, {most} at most.</source>
            <translation>{bliss} de bonheur pour chaque fleur sur les gnomes joués, {most} au plus.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every gnome you played with a printed prep time of {hours}.</source>
            <translation>{bliss} de bonheur pour chaque gnome joué dont la carte indique {hours} heures.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every gnome you played.</source>
            <translation>{bliss} de bonheur pour chaque gnome joué.</translation>
        </message>
        <message>
            <source>{bliss} bliss if a task you fulfilled shows milk.</source>
            <translation>{bliss} de bonheur si une tâche accomplie montre du lait.</translation>
        </message>
        <message>
            <source>{bliss} bliss if you go second.</source>
            <translation>{bliss} de bonheur si tu passes en second.</translation>
        </message>
        <message>
            <source>{bliss} bliss if you have fewer gnomes than the other player, played and in hand together.</source>
            <translation>{bliss} de bonheur si tu as moins de gnomes que l’adversaire, joués et en main ensemble.</translation>
        </message>
        <message>
            <source>{bliss} bliss, with milk</source>
            <translation>{bliss} de bonheur, avec du lait</translation>
        </message>
        <message>
            <source>{bliss} bliss:</source>
            <translation>{bliss} de bonheur :</translation>
        </message>
        <message>
            <source>{bliss} if {task} is taken</source>
            <translation>{bliss} si {task} est prise</translation>
        </message>
        <message>
            <source>{bliss}, and {cow} for the Cow</source>
            <translation>{bliss}, et {cow} pour la Vache</translation>
        </message>
        <message>
            <source>{count}</source>
            <translation>{count}</translation>
        </message>
        <message>
            <source>{crops}, from its gnomes together</source>
            <translation>{crops}, tous ses gnomes réunis</translation>
        </message>
        <message>
            <source>{first} / {second} / {animal}</source>
            <translation>{first} / {second} / {animal}</translation>
        </message>
        <message>
            <source>{gnomes} on {task}</source>
            <translation>{gnomes} pour {task}</translation>
        </message>
        <message>
            <source>{gnome}</source>
            <translation>{gnome}</translation>
        </message>
        <message numerus="yes">
            <source>{gnome} adds {bliss} bliss but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} ajoute {bliss} de bonheur, pour %n heure de plus.</numerusform>
                <numerusform>{gnome} ajoute {bliss} de bonheur, pour %n heures de plus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} costs %n more hour(s) but doesn’t make another task possible.</source>
            <translation>
                <numerusform>{gnome} ne rend aucune autre tâche possible, pour %n heure de plus.</numerusform>
                <numerusform>{gnome} ne rend aucune autre tâche possible, pour %n heures de plus.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} fits none of the open tasks.</source>
            <translation>{gnome} ne convient à aucune tâche ouverte.</translation>
        </message>
        <message numerus="yes">
            <source>{gnome} makes {tasks} possible but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} rend possible : {tasks}, pour %n heure de plus.</numerusform>
                <numerusform>{gnome} rend possible : {tasks}, pour %n heures de plus.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} played alone</source>
            <translation>{gnome} joué seul</translation>
        </message>
        <message numerus="yes">
            <source>{gnome}: %n hour(s), {crops}; played alone {charisma} bliss</source>
            <translation>
                <numerusform>{gnome} : %n heure, {crops} ; joué seul {charisma} de bonheur</numerusform>
                <numerusform>{gnome} : %n heures, {crops} ; joué seul {charisma} de bonheur</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome}’s empty place, {where}</source>
            <translation>La place vide : {gnome}, {where}</translation>
        </message>
        <message>
            <source>{hours} each, but {mine} to {yours} bliss</source>
            <translation>{hours} chacun, mais {mine} contre {yours} de bonheur</translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, this scores %n bliss.</source>
            <translation>
                <numerusform>{hours} : si tu passes en premier, cela rapporte %n de bonheur.</numerusform>
                <numerusform>{hours} : si tu passes en premier, cela rapporte %n de bonheur.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all.</source>
            <translation>
                <numerusform>{hours} : si tu passes en premier, tu peux accomplir : {tasks}, pour %n de bonheur en tout.</numerusform>
                <numerusform>{hours} : si tu passes en premier, tu peux accomplir : {tasks}, pour %n de bonheur en tout.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{item}: %n bliss at worst; with your answer {yours}.</source>
            <translation>
                <numerusform>{item} : %n de bonheur même dans le pire des cas ; avec ton choix, {yours}.</numerusform>
                <numerusform>{item} : %n de bonheur même dans le pire des cas ; avec ton choix, {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{mine} to %n hour(s)</source>
            <translation>
                <numerusform>{mine} contre %n heure</numerusform>
                <numerusform>{mine} contre %n heures</numerusform>
            </translation>
        </message>
        <message>
            <source>{month}, round {round}</source>
            <translation>{month}, manche {round}</translation>
        </message>
        <message>
            <source>{other} closes {tasks}. {who}: choose from the tasks that are left.</source>
            <translation>{other} ferme : {tasks}. {who} : choisis parmi les tâches qui restent.</translation>
        </message>
        <message>
            <source>{other} has fulfilled {tasks}. {who}: choose from the tasks that are left.</source>
            <translation>{other} a accompli : {tasks}. {who} : choisis parmi les tâches qui restent.</translation>
        </message>
        <message>
            <source>{other} leaves every task open. {who}: choose the tasks to fulfil.</source>
            <translation>{other} laisse toutes les tâches ouvertes. {who} : choisis les tâches à accomplir.</translation>
        </message>
        <message>
            <source>{score} of {target} bliss</source>
            <translation>{score} de bonheur sur {target}</translation>
        </message>
        <message>
            <source>{task} needed {needed} and gave {paid}: {who} has fulfilled it this round.</source>
            <translation>{task} demandait {needed} et rapportait {paid} : {who} l’a accomplie à cette manche.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}.</source>
            <translation>{task} demande {needed} et rapporte {paid}.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}. It is closed, but the Lucky Piggy lets you fulfil it.</source>
            <translation>{task} demande {needed} et rapporte {paid}. Elle est fermée, mais le Cochon chanceux te permet de l’accomplir.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}: {who} has closed it.</source>
            <translation>{task} demande {needed} et rapporte {paid} : {who} l’a fermée.</translation>
        </message>
        <message>
            <source>{task} shows milk</source>
            <translation>{task} montre du lait</translation>
        </message>
        <message>
            <source>{text}: {bliss}</source>
            <translation>{text} : {bliss}</translation>
        </message>
        <message numerus="yes">
            <source>{top} of %n, oldest first</source>
            <translation>
                <numerusform>{top} sur %n, les plus anciens d’abord</numerusform>
                <numerusform>{top} sur %n, les plus anciens d’abord</numerusform>
            </translation>
        </message>
        <message>
            <source>{when}: {bliss} bliss</source>
            <translation>{when} : {bliss} de bonheur</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} chooses gnomes in secret.</source>
            <translation>{who} choisit des gnomes en secret.</translation>
        </message>
        <message>
            <source>{who} closes {tasks} for this round.</source>
            <translation>{who} ferme pour cette manche : {tasks}.</translation>
        </message>
        <message>
            <source>{who} declines the new animal.</source>
            <translation>{who} refuse le nouvel animal.</translation>
        </message>
        <message>
            <source>{who} doesn’t fulfil a task.</source>
            <translation>{who} n’accomplit aucune tâche.</translation>
        </message>
        <message>
            <source>{who} doesn’t lend a gnome.</source>
            <translation>{who} ne prête aucun gnome.</translation>
        </message>
        <message>
            <source>{who} first</source>
            <translation>1er : {who}</translation>
        </message>
        <message>
            <source>{who} fulfils {tasks}.</source>
            <translation>{who} accomplit : {tasks}.</translation>
        </message>
        <message>
            <source>{who} fulfils {task} with {gnomes}.</source>
            <translation>{who} accomplit : {task}, avec {gnomes}.</translation>
        </message>
        <message>
            <source>{who} fulfils {task} with {gnomes}: {bliss} bliss, {old} to {new}.</source>
            <translation>{who} accomplit : {task}, avec {gnomes} : {bliss} de bonheur, de {old} à {new}.</translation>
        </message>
        <message>
            <source>{who} gains the {animal}.</source>
            <translation>{who} reçoit : {animal}.</translation>
        </message>
        <message>
            <source>{who} goes first: {why}.</source>
            <translation>{who} passe en premier : {why}.</translation>
        </message>
        <message>
            <source>{who} goes first: {why}. Choose the tasks to fulfil.</source>
            <translation>{who} passe en premier : {why}. Choisis les tâches à accomplir.</translation>
        </message>
        <message>
            <source>{who} hands a gnome to {other}.</source>
            <translation>{who} donne un gnome à {other}.</translation>
        </message>
        <message>
            <source>{who} hands {gnome} to {other}.</source>
            <translation>{who} donne {gnome} à {other}.</translation>
        </message>
        <message>
            <source>{who} has closed it this round.</source>
            <translation>{who} l’a fermée à cette manche.</translation>
        </message>
        <message>
            <source>{who} has fulfilled it this round, so it is closed.</source>
            <translation>{who} l’a accomplie à cette manche, elle est donc fermée.</translation>
        </message>
        <message>
            <source>{who} has scored</source>
            <translation>{who} a marqué</translation>
        </message>
        <message>
            <source>{who} is too late to close {tasks}.</source>
            <translation>{who} arrive trop tard pour fermer : {tasks}.</translation>
        </message>
        <message>
            <source>{who} keeps one of three gnomes.</source>
            <translation>{who} garde un de ses trois gnomes.</translation>
        </message>
        <message>
            <source>{who} lends {gnome} to {other}.</source>
            <translation>{who} prête {gnome} à {other}.</translation>
        </message>
        <message>
            <source>{who} locks in gnomes.</source>
            <translation>{who} valide ses gnomes.</translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s), one each with the Hen instead of the printed {printed}.</source>
            <translation>
                <numerusform>{who} joue {gnomes} : %n heure grâce à la Poule, au lieu des {printed} imprimées.</numerusform>
                <numerusform>{who} joue {gnomes} : %n heures, une par gnome grâce à la Poule, au lieu des {printed} imprimées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s).</source>
            <translation>
                <numerusform>{who} joue {gnomes} : %n heure.</numerusform>
                <numerusform>{who} joue {gnomes} : %n heures.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} scores nothing and stays at {score}.</source>
            <translation>{who} ne marque rien et reste à {score}.</translation>
        </message>
        <message>
            <source>{who} scores nothing for: {animals}.</source>
            <translation>{who} ne reçoit rien pour : {animals}.</translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss from its control cards, {old} to {new}.</source>
            <translation>{who} marque {bliss} de bonheur par ses cartes de contrôle, de {old} à {new}.</translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss, {score} in total.</source>
            <translation>{who} marque {bliss} de bonheur, {score} en tout.</translation>
        </message>
        <message>
            <source>{who} starts with the {animal}.</source>
            <translation>Dès le départ chez {who} : {animal}.</translation>
        </message>
        <message>
            <source>{who} takes the new animal.</source>
            <translation>{who} prend le nouvel animal.</translation>
        </message>
        <message>
            <source>{who} uses: {animals}.</source>
            <translation>{who} utilise : {animals}.</translation>
        </message>
        <message>
            <source>{who} wins the season by {wins} matches to {losses}.</source>
            <translation>{who} gagne la saison par {wins} parties à {losses}.</translation>
        </message>
        <message>
            <source>{who} wins with {bliss} bliss.</source>
            <translation>{who} gagne avec {bliss} de bonheur.</translation>
        </message>
        <message>
            <source>{who}, {item} ({why}): {bliss} bliss, {old} to {new}.</source>
            <translation>{who}, {item} ({why}) : {bliss} de bonheur, de {old} à {new}.</translation>
        </message>
        <message>
            <source>{who}: choose the animals to use; each one you do not use scores {bliss} bliss.</source>
            <translation>{who} : choisis les animaux à utiliser ; chacun des autres rapporte {bliss} de bonheur.</translation>
        </message>
        <message>
            <source>{who}: lend {other} a gnome for {bliss} bliss, or lend none.</source>
            <translation>{who} : prête un gnome à {other} pour {bliss} de bonheur, ou aucun.</translation>
        </message>
        <message>
            <source>{who}: play gnomes to your bench, then lock them in.</source>
            <translation>{who} : joue des gnomes sur ton banc, puis valide.</translation>
        </message>
        <message>
            <source>{who}: play gnomes to your bench, then lock them in. {other} is ready.</source>
            <translation>{who} : joue des gnomes sur ton banc, puis valide. {other} attend.</translation>
        </message>
        <message>
            <source>{who}: take one gnome back from your bench; the others go to the other player.</source>
            <translation>{who} : reprends un gnome de ton banc ; les autres vont chez l’adversaire.</translation>
        </message>
        <message>
            <source>{who}: take the {animal} and put the others to sleep, or decline.</source>
            <translation>{who} : prends {animal} et endors les autres, ou refuse.</translation>
        </message>
        <message>
            <source>{who}: {bliss} bliss at the end</source>
            <translation>{who} : {bliss} de bonheur à la fin</translation>
        </message>
        <message>
            <source>{who}: {now} to {then} bliss</source>
            <translation>{who} : de {now} à {then} de bonheur</translation>
        </message>
        <message>
            <source>{who}’s animals</source>
            <translation>Animaux : {who}</translation>
        </message>
        <message>
            <source>{who}’s bench</source>
            <translation>Banc : {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s cards: {hours}, closes {tasks}, %n gnome(s) to hand over.</source>
            <translation>
                <numerusform>Cartes de contrôle pour {who} : {hours}, ferme {tasks}, %n gnome à donner.</numerusform>
                <numerusform>Cartes de contrôle pour {who} : {hours}, ferme {tasks}, %n gnomes à donner.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s gnome</source>
            <translation>Un gnome : {who}</translation>
        </message>
        <message>
            <source>{who}’s hand</source>
            <translation>Main : {who}</translation>
        </message>
        <message>
            <source>{who}’s hours</source>
            <translation>Heures : {who}</translation>
        </message>
        <message>
            <source>{who}’s unused animals for July: {animals}.</source>
            <translation>{who} n’utilise pas en juillet : {animals}.</translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” cannot be played with %n player(s).</source>
            <translation>
                <numerusform>« {mode} » ne se joue pas à %n.</numerusform>
                <numerusform>« {mode} » ne se joue pas à %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>{moment}: the computer to move</source>
            <translation>{moment} : à l’ordinateur de jouer</translation>
        </message>
        <message>
            <source>{moment}: {who} to move</source>
            <translation>{moment} : à {who} de jouer</translation>
        </message>
    </context>
    <context>
        <name>journal</name>
        <message>
            <source>Another program changed {file}. It has been written again; the changed version is now {aside}.</source>
            <translation>Un autre programme a modifié {file}. Le fichier a été réécrit ; la version modifiée s’appelle maintenant {aside}.</translation>
        </message>
        <message>
            <source>Another program cut off the end of {file}. It has been restored; nothing is lost.</source>
            <translation>Un autre programme a coupé la fin de {file}. Le fichier est de nouveau complet ; rien n’est perdu.</translation>
        </message>
        <message>
            <source>Another program deleted or moved {file}. It has been written again; nothing is lost.</source>
            <translation>Un autre programme a supprimé ou déplacé {file}. Le fichier a été réécrit ; rien n’est perdu.</translation>
        </message>
    </context>
    <context>
        <name>keys</name>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Suppr</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Échap</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Gauche</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Droite</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Maj</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espace</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>First match</source>
            <translation>Première partie</translation>
        </message>
        <message>
            <source>Learn to play ({minutes} min)</source>
            <translation>Apprendre ({minutes} min)</translation>
        </message>
        <message>
            <source>Lesson {number} again</source>
            <translation>Refaire la leçon {number}</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons}</source>
            <translation>Leçon {number} sur {lessons}</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons} ({minutes} min left)</source>
            <translation>Leçon {number} sur {lessons} (encore {minutes} min)</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons}, step {step}</source>
            <translation>Leçon {number} sur {lessons}, étape {step}</translation>
        </message>
        <message>
            <source>That’s legal, but this lesson needs another move.</source>
            <translation>C’est permis, mais cette leçon demande un autre coup.</translation>
        </message>
        <message>
            <source>Well done.</source>
            <translation>Bien joué.</translation>
        </message>
        <message>
            <source>Your lesson progress could not be read from {file}: {reason}.</source>
            <translation>Ta progression dans les leçons n’a pas pu être lue dans {file} : {reason}.</translation>
        </message>
        <message>
            <source>Your lesson progress could not be read, so all lessons start again; the old file is {file}.</source>
            <translation>Ta progression dans les leçons n’a pas pu être lue, elles reprennent donc du début ; l’ancien fichier est {file}.</translation>
        </message>
        <message>
            <source>asks for an action, but it is not the learner’s turn then</source>
            <translation>demande une action, mais ce n’est pas le tour de l’élève</translation>
        </message>
        <message>
            <source>asks for an action, but the step has none</source>
            <translation>demande une action, mais l’étape n’en a pas</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>est illisible : ce n’est pas un texte en UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>est illisible : {error}</translation>
        </message>
        <message>
            <source>cannot be used with “do” in the same step</source>
            <translation>ne peut pas s’employer avec « do » dans la même étape</translation>
        </message>
        <message>
            <source>cannot be used with “put”, “do” or “then”: from this step on the learner plays freely</source>
            <translation>ne peut pas s’employer avec « put », « do » ou « then » : à partir de cette étape, on joue librement</translation>
        </message>
        <message>
            <source>cannot follow “put”: no move has been made yet</source>
            <translation>ne peut pas suivre « put » : aucun coup n’a encore été joué</translation>
        </message>
        <message>
            <source>does not say what seat {seat} does</source>
            <translation>ne dit pas ce que fait la place {seat}</translation>
        </message>
        <message>
            <source>has an unmatched brace</source>
            <translation>a une accolade sans sa paire</translation>
        </message>
        <message>
            <source>is missing, but the step has a task</source>
            <translation>manque, mais l’étape demande une action</translation>
        </message>
        <message>
            <source>is {said}, but the file is in the lessons folder of {game}</source>
            <translation>est {said}, mais le fichier est dans le dossier des leçons de {game}</translation>
        </message>
        <message>
            <source>matches no legal move at this point</source>
            <translation>ne correspond à aucun coup permis à ce moment</translation>
        </message>
        <message>
            <source>must appear at least once</source>
            <translation>doit apparaître au moins une fois</translation>
        </message>
        <message>
            <source>must be a move, a colon and a sentence, not “{said}”</source>
            <translation>doit être un coup, deux-points et une phrase, pas « {said} »</translation>
        </message>
        <message>
            <source>must be a seat number (0 for a random draw), a colon and a move, not “{said}”</source>
            <translation>doit être un numéro de place (0 pour un tirage au hasard), deux-points et un coup, pas « {said} »</translation>
        </message>
        <message>
            <source>must be a space and a piece, not “{said}”</source>
            <translation>doit être une case et une pièce, pas « {said} »</translation>
        </message>
        <message>
            <source>must be key=value, not “{said}”</source>
            <translation>doit être clé=valeur, pas « {said} »</translation>
        </message>
        <message>
            <source>must be rule IDs such as GG-34, not “{said}”</source>
            <translation>doit être des numéros de règle comme GG-34, pas « {said} »</translation>
        </message>
        <message>
            <source>must be three lines</source>
            <translation>doit compter trois lignes</translation>
        </message>
        <message>
            <source>must have 1 to {most} characters, but has {count}</source>
            <translation>doit avoir de 1 à {most} caractères, mais en a {count}</translation>
        </message>
        <message>
            <source>must name every player, with 1 to 20 characters each</source>
            <translation>doit nommer tous les joueurs, avec 1 à 20 caractères chacun</translation>
        </message>
        <message>
            <source>names {said} twice</source>
            <translation>nomme {said} deux fois</translation>
        </message>
        <message>
            <source>names “{name}”, but no player has this name</source>
            <translation>nomme « {name} », mais aucun joueur ne porte ce nom</translation>
        </message>
        <message>
            <source>plays the move “{text}”, so it belongs under “do”</source>
            <translation>joue le coup « {text} », qui doit aller sous « do »</translation>
        </message>
        <message>
            <source>there is no space or piece “{name}” on the table at this point</source>
            <translation>il n’y a ni case ni pièce « {name} » sur la table à ce moment</translation>
        </message>
        <message numerus="yes">
            <source>{number}. {title}: %n minute(s)</source>
            <translation>
                <numerusform>{number}. {title} : %n minute</numerusform>
                <numerusform>{number}. {title} : %n minutes</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}. {title}: at step {step}</source>
            <translation>{number}. {title} : à l’étape {step}</translation>
        </message>
        <message>
            <source>{number}. {title}: done</source>
            <translation>{number}. {title} : terminée</translation>
        </message>
        <message>
            <source>“{name}” is not one of the game’s pictures</source>
            <translation>« {name} » n’est pas parmi les images du jeu</translation>
        </message>
        <message>
            <source>“{said}” comes when it is not that seat’s turn</source>
            <translation>« {said} » vient quand ce n’est pas le tour de cette place</translation>
        </message>
        <message>
            <source>“{said}” is not possible at this point</source>
            <translation>« {said} » n’est pas possible à ce moment</translation>
        </message>
        <message>
            <source>“{text}” comes when it is not the turn of seat {seat}</source>
            <translation>« {text} » vient quand ce n’est pas le tour de la place {seat}</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game</source>
            <translation>« {text} » n’est pas un coup de ce jeu</translation>
        </message>
        <message>
            <source>“{text}” is not allowed at this point: {reason}</source>
            <translation>« {text} » n’est pas permis à ce moment : {reason}</translation>
        </message>
        <message>
            <source>“{text}” must be combined with other moves</source>
            <translation>« {text} » doit être combiné avec d’autres coups</translation>
        </message>
    </context>
    <context>
        <name>lesson.fire_and_flora</name>
        <message>
            <source>A big Yucca is a fine sight. But start small, and see something grow.</source>
            <translation>Un grand Yucca, c’est beau. Mais commence petit, et regarde pousser quelque chose.</translation>
        </message>
        <message>
            <source>A block can be blocked as well. A blocked play has no effect, but all the cards are spent.</source>
            <translation>Une parade aussi peut être parée. Un coup paré n’a aucun effet, mais toutes les cartes sont dépensées.</translation>
        </message>
        <message>
            <source>A card against a card</source>
            <translation>Une carte contre une carte</translation>
        </message>
        <message>
            <source>A card costs two coins, and a good land seven or more. If you draw every turn, you are always a little too poor.</source>
            <translation>Une carte coûte deux pièces, un bon terrain sept ou plus. Si tu pioches à chaque tour, tu seras toujours un peu trop pauvre.</translation>
        </message>
        <message>
            <source>A card for two coins. Next turn they would pay for half a land.</source>
            <translation>Une carte pour deux pièces. Au prochain tour, elles paieraient la moitié d’un terrain.</translation>
        </message>
        <message>
            <source>A card with a moustache</source>
            <translation>Une carte à moustache</translation>
        </message>
        <message>
            <source>A coin a turn is nice. But nothing on a Farm Stand puts out a fire.</source>
            <translation>Une pièce par tour, c’est bien. Mais un Étal fermier n’éteint pas le feu.</translation>
        </message>
        <message>
            <source>A coin in the hand is not bad. But Water blocks a Fire, and summer is long.</source>
            <translation>Une pièce en main, ce n’est pas mal. Mais l’Eau pare le Feu, et l’été est long.</translation>
        </message>
        <message>
            <source>A coin is not much for a card that may save a plant some day. Sell it anyway?</source>
            <translation>Une pièce, c’est peu pour une carte qui sauvera peut-être une plante. La vendre quand même ?</translation>
        </message>
        <message>
            <source>A die decides whether Central, Southern or both burn. This fire is not a card, so no Water in your hand can block it.</source>
            <translation>Un dé décide si le Centre, le Sud ou les deux brûlent. Ce feu n’est pas une carte : aucune Eau de ta main ne peut le parer.</translation>
        </message>
        <message>
            <source>A field to give away</source>
            <translation>Un terrain à donner</translation>
        </message>
        <message>
            <source>A fine land. But first, clear up your own landscape.</source>
            <translation>Un beau terrain. Mais balaie d’abord devant ta porte.</translation>
        </message>
        <message>
            <source>A fine trick, but then nothing protects the Mustard any more.</source>
            <translation>Joli coup, mais alors plus rien ne protège la Moutarde.</translation>
        </message>
        <message>
            <source>A full match goes to twelve stars, or to the number you agree on. Buy a land nearly every turn.</source>
            <translation>Une partie complète va jusqu’à douze étoiles, ou jusqu’au nombre convenu entre vous. Achète un terrain presque à chaque tour.</translation>
        </message>
        <message>
            <source>A good bargain</source>
            <translation>Une bonne affaire</translation>
        </message>
        <message>
            <source>A hand in your purse</source>
            <translation>On en veut à ta bourse</translation>
        </message>
        <message>
            <source>A home for the fire brigade</source>
            <translation>Une maison pour les pompiers</translation>
        </message>
        <message>
            <source>A land is always good, but it blocks nothing.</source>
            <translation>Un terrain est toujours bon à prendre, mais il ne pare rien.</translation>
        </message>
        <message>
            <source>A land with a draught</source>
            <translation>Un terrain en plein courant d’air</translation>
        </message>
        <message>
            <source>A landscape without a star</source>
            <translation>Un paysage sans étoile</translation>
        </message>
        <message>
            <source>A match to eight stars</source>
            <translation>Une partie à huit étoiles</translation>
        </message>
        <message>
            <source>A plant with character! But for this lesson, take Mustard.</source>
            <translation>Une plante qui a du caractère ! Mais pour cette leçon, prends la Moutarde.</translation>
        </message>
        <message>
            <source>A short match to eight stars, against {seat2}. You begin, with Headquarters, an Empty Field and thirteen coins.</source>
            <translation>Une courte partie à huit étoiles, contre {seat2}. Tu commences, avec le Quartier général, un Champ vide et treize pièces.</translation>
        </message>
        <message>
            <source>A small Ceanothus has one star, a big one has three. And the Time you have kept can’t be blocked.</source>
            <translation>Un petit Céanothe a une étoile, le grand en a trois. Et le Temps que tu as gardé, personne ne peut le parer.</translation>
        </message>
        <message>
            <source>A young plant, and a bad neighbour</source>
            <translation>Une jeune plante, et un mauvais voisin</translation>
        </message>
        <message>
            <source>Accept it.</source>
            <translation>Accepte-la.</translation>
        </message>
        <message>
            <source>Accept, or decline and go back to your own offer. A coin for two stars? You pay that with a smile.</source>
            <translation>Accepte, ou refuse et reviens à ta propre offre. Une pièce pour deux étoiles ? Ça se paie avec le sourire.</translation>
        </message>
        <message>
            <source>All Southern lands burn. A small Ceanothus would have died; the big one propagates. You choose where.</source>
            <translation>Tous les terrains du Sud brûlent. Un petit Céanothe serait mort ; le grand se propage. Tu choisis où.</translation>
        </message>
        <message>
            <source>Already? You still have coins, and a Water.</source>
            <translation>Déjà ? Il te reste des pièces, et une Eau.</translation>
        </message>
        <message>
            <source>Also good. But keep Time for the day when {seat2} holds a Fire.</source>
            <translation>Pas mal non plus. Mais garde le Temps pour le jour où {seat2} aura un Feu.</translation>
        </message>
        <message>
            <source>An oak is a fine thing, but it needs Water and Time together. You hold one card.</source>
            <translation>Un chêne, c’est beau, mais il lui faut Eau et Temps ensemble. Tu n’as qu’une carte.</translation>
        </message>
        <message>
            <source>An open land is worth something. A star is worth more.</source>
            <translation>Un terrain libre vaut quelque chose. Une étoile vaut plus.</translation>
        </message>
        <message>
            <source>And the Mustard is gone. It was such a nice present.</source>
            <translation>Et voilà la Moutarde partie. C’était un si joli cadeau.</translation>
        </message>
        <message>
            <source>And the Water? Next turn {seat2} may hold a Fire.</source>
            <translation>Et l’Eau ? Au prochain tour, {seat2} aura peut-être un Feu.</translation>
        </message>
        <message>
            <source>And the creek looks on</source>
            <translation>Et le ruisseau regarde</translation>
        </message>
        <message>
            <source>Another moustache, well hidden</source>
            <translation>Une autre moustache, bien cachée</translation>
        </message>
        <message>
            <source>Any player may block a card with its counterpart, on any turn and for free.</source>
            <translation>N’importe quel joueur peut parer une carte avec la bonne, au tour de n’importe qui, et gratuitement.</translation>
        </message>
        <message>
            <source>Big Mustard brings coins, and then replaces your non-woody plants, one by one.</source>
            <translation>Une grande Moutarde rapporte des pièces, puis remplace tes plantes non ligneuses, une à une.</translation>
        </message>
        <message>
            <source>Big Mustard can invade any land without a log. {seat2} needs Labor to pull it up.</source>
            <translation>Une grande Moutarde envahit tout terrain sans plante ligneuse. Pour l’arracher, il faut à {seat2} un Labeur.</translation>
        </message>
        <message>
            <source>Big ones cost more, and propagate</source>
            <translation>Les grandes coûtent plus, et se propagent</translation>
        </message>
        <message>
            <source>Big plants seldom thank you for Time. Keep it for small ones.</source>
            <translation>Les grandes plantes n’aiment guère le Temps. Garde-le pour les petites.</translation>
        </message>
        <message>
            <source>Block it with Labor.</source>
            <translation>Pare-la avec un Labeur.</translation>
        </message>
        <message>
            <source>Block it with your second Nefarious.</source>
            <translation>Pare-le avec ta seconde Malice.</translation>
        </message>
        <message>
            <source>Block the Fire with your Water.</source>
            <translation>Pare le Feu avec ton Eau.</translation>
        </message>
        <message>
            <source>Block the Labor with Nefarious.</source>
            <translation>Pare le Labeur avec Malice.</translation>
        </message>
        <message>
            <source>Blocking the block</source>
            <translation>Une parade contre la parade</translation>
        </message>
        <message>
            <source>Both baskets may hold cards, coins and lands. You may ask for any card, whether {seat2} has it or not.</source>
            <translation>Cartes, pièces et terrains vont dans les deux paniers. Tu peux demander n’importe quelle carte, que {seat2} l’ait ou non.</translation>
        </message>
        <message>
            <source>Both offers are gone, and so is the Water.</source>
            <translation>Les deux offres sont parties, et l’Eau aussi.</translation>
        </message>
        <message>
            <source>Both regions burned, and {seat2}’s Sagebrush is gone. But Fire Events skip Creekside lands; only a Fire card burns them.</source>
            <translation>Les deux régions ont brûlé, et {seat2} a perdu son Armoise. Mais les Incendies sautent le Bord du ruisseau ; seule une carte Feu le brûle.</translation>
        </message>
        <message>
            <source>Brome! Good money, no star, and it spreads. Leave it to {seat2}.</source>
            <translation>Du Brome ! De l’argent, pas d’étoile, et il se répand. Laisse-le à {seat2}.</translation>
        </message>
        <message>
            <source>Buildings have no stars and go on your open lands. A Fire Station protects one plant in each Fire Event.</source>
            <translation>Les bâtiments n’ont pas d’étoiles et vont sur un de tes terrains libres. Une Caserne protège une plante par Incendie.</translation>
        </message>
        <message>
            <source>Buildings have no stars. They need an open land, and are worth it.</source>
            <translation>Les bâtiments n’ont pas d’étoiles. Ils occupent un terrain libre, mais ils le valent bien.</translation>
        </message>
        <message>
            <source>Burnt, but not gone</source>
            <translation>Brûlée, mais pas perdue</translation>
        </message>
        <message>
            <source>Buy Garland Ranch.</source>
            <translation>Achète Garland Ranch.</translation>
        </message>
        <message>
            <source>Buy Malibu Canyon.</source>
            <translation>Achète Malibu Canyon.</translation>
        </message>
        <message>
            <source>Buy big Needlegrass or big Sagebrush.</source>
            <translation>Achète une grande Stipe ou une grande Armoise.</translation>
        </message>
        <message>
            <source>Buy one of the three.</source>
            <translation>Achète un des trois.</translation>
        </message>
        <message>
            <source>Buy the Fire Station for your Empty Field.</source>
            <translation>Achète la Caserne pour ton Champ vide.</translation>
        </message>
        <message>
            <source>By force? Ask nicely first. The moustache can wait.</source>
            <translation>Par la force ? Demande d’abord gentiment. La moustache peut attendre.</translation>
        </message>
        <message>
            <source>Cancelled before {seat2} heard it? The answer might have been yes.</source>
            <translation>Annulée avant d’être entendue ? {seat2} aurait pu dire oui.</translation>
        </message>
        <message>
            <source>Clever: a big Ceanothus loves fire. But this time, see what the fire brigade can do.</source>
            <translation>Malin : un grand Céanothe aime le feu. Mais cette fois, vois ce que savent faire les pompiers.</translation>
        </message>
        <message>
            <source>Damaged, but not gone</source>
            <translation>Blessée, mais pas perdue</translation>
        </message>
        <message>
            <source>Draw a card for two coins.</source>
            <translation>Pioche une carte pour deux pièces.</translation>
        </message>
        <message>
            <source>Each land says what it does: read it before you buy, and again when there is smoke.</source>
            <translation>Chaque terrain dit ce qu’il fait : lis-le avant d’acheter, et encore quand ça sent la fumée.</translation>
        </message>
        <message>
            <source>Each line on a plant is a cause and an effect. A card without a line does nothing to the plant.</source>
            <translation>Chaque ligne d’une plante a une cause et un effet. Une carte sans ligne ne fait rien à la plante.</translation>
        </message>
        <message>
            <source>Each side of a plant has its own effects: read it again after it has grown. The log is still there.</source>
            <translation>Chaque côté d’une plante a ses propres effets : relis-la quand elle a grandi. Elle est toujours ligneuse.</translation>
        </message>
        <message>
            <source>Each side of a plant has its own lines: a cause, an effect. A card without a line leaves your Needlegrass cold.</source>
            <translation>Chaque côté d’une plante a ses propres lignes : une cause, un effet. Une carte sans ligne ne fait rien à ta Stipe.</translation>
        </message>
        <message>
            <source>Each turn: an event, a new land in the market, income from your lands, then your actions. You can save coins for later.</source>
            <translation>Chaque tour : un événement, un nouveau terrain au marché, le revenu de tes terrains, puis tes actions. Les pièces se gardent.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Finis ton tour.</translation>
        </message>
        <message>
            <source>Event, market, income, actions</source>
            <translation>Événement, marché, revenu, actions</translation>
        </message>
        <message>
            <source>Every plant reacts differently</source>
            <translation>Chaque plante réagit autrement</translation>
        </message>
        <message>
            <source>Fire is the last thing a small Ceanothus needs.</source>
            <translation>Le Feu, c’est la dernière chose qu’il faut à un petit Céanothe.</translation>
        </message>
        <message>
            <source>Fire kills some plants and makes others propagate. Read the side that is face up.</source>
            <translation>Le Feu tue certaines plantes et en propage d’autres. Lis le côté visible.</translation>
        </message>
        <message>
            <source>Fire! And the Ceanothus loves it</source>
            <translation>Au feu ! Et le Céanothe adore ça</translation>
        </message>
        <message>
            <source>Fire! But you hold Water</source>
            <translation>Au feu ! Mais tu as de l’Eau</translation>
        </message>
        <message>
            <source>Five actions: Grow, Damage, Kill, Propagate, Invade. A card does what the side that is face up says.</source>
            <translation>Cinq actions : Croissance, Dégâts, Mort, Propagation, Invasion. Une carte fait ce que dit le côté visible.</translation>
        </message>
        <message>
            <source>Four cards for one Mustard</source>
            <translation>Quatre cartes pour une Moutarde</translation>
        </message>
        <message>
            <source>Four stars, and thank you, fire</source>
            <translation>Quatre étoiles, et merci, le feu</translation>
        </message>
        <message>
            <source>Four stars: now you are a target</source>
            <translation>Quatre étoiles : te voilà une cible</translation>
        </message>
        <message>
            <source>From here on it counts</source>
            <translation>À partir d’ici, ça compte</translation>
        </message>
        <message>
            <source>Give Almaden Hills, and ask for a Labor.</source>
            <translation>Donne Almaden Hills, et demande un Labeur.</translation>
        </message>
        <message>
            <source>Give a Time, and ask for a Water.</source>
            <translation>Donne un Temps, et demande une Eau.</translation>
        </message>
        <message>
            <source>Give and take</source>
            <translation>Donner et prendre</translation>
        </message>
        <message>
            <source>Gladly, later this turn. First, a small present for {seat2}.</source>
            <translation>Volontiers, plus tard dans ce tour. D’abord, un petit cadeau pour {seat2}.</translation>
        </message>
        <message>
            <source>Goats eat plants, and you have none yet.</source>
            <translation>Les chèvres mangent ce que tu n’as pas encore.</translation>
        </message>
        <message>
            <source>Gone for nothing: no open land, no seedling. The preview warns you, but you can still do it.</source>
            <translation>Perdue pour rien : pas de terrain libre, pas de rejeton. L’aperçu te prévient, mais tu peux quand même le faire.</translation>
        </message>
        <message>
            <source>Good idea! But this time, see what the fire brigade can do.</source>
            <translation>Bonne idée ! Mais cette fois, vois ce que savent faire les pompiers.</translation>
        </message>
        <message>
            <source>Good, but first play what you hold while {seat2} can’t block it.</source>
            <translation>Bien, mais joue d’abord ce que tu as, tant que {seat2} ne peut pas le parer.</translation>
        </message>
        <message>
            <source>Half of what you need, in one round. The new plant is small, and fire kills it. Water it soon.</source>
            <translation>La moitié de l’objectif en une manche. La nouvelle plante est petite, et le feu la tuerait. Arrose-la vite.</translation>
        </message>
        <message>
            <source>Have you bought a land this turn? Nearly every turn should bring you one. End your turn anyway?</source>
            <translation>As-tu acheté un terrain ce tour-ci ? Presque chaque tour devrait t’en apporter un. Finir quand même ton tour ?</translation>
        </message>
        <message>
            <source>Invade puts a small plant on an open land, or replaces a non-woody plant: natives replace invasives, and the reverse.</source>
            <translation>L’Invasion place une petite plante sur un terrain libre, ou remplace une plante non ligneuse de l’autre camp.</translation>
        </message>
        <message>
            <source>Invasives have no stars. Put them where they do most harm: in the other landscapes.</source>
            <translation>Les invasives n’ont pas d’étoiles. Leur place est là où elles nuisent le plus : dans les autres paysages.</translation>
        </message>
        <message>
            <source>It reacts to Water</source>
            <translation>Elle réagit à l’Eau</translation>
        </message>
        <message>
            <source>Keep the card that blocks what you fear most. The best block is a surprise.</source>
            <translation>Garde la carte qui pare ce que tu crains le plus. La meilleure parade est une surprise.</translation>
        </message>
        <message>
            <source>Keep your Water and end your turn.</source>
            <translation>Garde ton Eau et finis ton tour.</translation>
        </message>
        <message>
            <source>Keep your cards. It’s the Mustard you want to get rid of.</source>
            <translation>Garde tes cartes. C’est de la Moutarde qu’il faut te débarrasser.</translation>
        </message>
        <message>
            <source>Labor alone is another line: it damages the Needlegrass. Play Water with it.</source>
            <translation>Le Labeur seul est une autre ligne : il fait des dégâts à la Stipe. Joue l’Eau avec lui.</translation>
        </message>
        <message>
            <source>Labor blocks Nefarious, too: now the first Labor counts again. The last unblocked card decides.</source>
            <translation>Le Labeur pare aussi la Malice : le premier Labeur compte donc de nouveau. La dernière carte qui n’est pas parée décide.</translation>
        </message>
        <message>
            <source>Labor! Will you block it?</source>
            <translation>Labeur ! Vas-tu parer ?</translation>
        </message>
        <message>
            <source>Land comes with its plant</source>
            <translation>Le terrain vient avec sa plante</translation>
        </message>
        <message>
            <source>Land is traded with everything on it. Think twice before you accept a gift.</source>
            <translation>Un terrain s’échange avec tout ce qu’il porte. Méfie-toi des cadeaux.</translation>
        </message>
        <message>
            <source>Leave it at one card for one card. Simple offers are answered sooner.</source>
            <translation>Reste à une carte contre une carte. Une offre simple a plus de chances.</translation>
        </message>
        <message>
            <source>Look at the side a plant comes with: this Sagebrush is big. It has two stars already, and Water makes it propagate.</source>
            <translation>Regarde de quel côté vient une plante : cette Armoise est grande. Elle a déjà deux étoiles, et l’Eau la propage.</translation>
        </message>
        <message>
            <source>Make {seat2} an offer.</source>
            <translation>Fais une offre à {seat2}.</translation>
        </message>
        <message>
            <source>Malibu Canyon has a small Ceanothus: one star. Its log means that no plant can replace it. You may buy one land a turn.</source>
            <translation>Malibu Canyon porte un petit Céanothe : une étoile. Sa bûche veut dire qu’aucune plante ne le remplace. Un seul terrain par tour.</translation>
        </message>
        <message>
            <source>Malibu Canyon is a Wind Gap: it burns in every Fire Event, no matter what the die says. And fire kills a small Ceanothus.</source>
            <translation>Malibu Canyon est un Couloir de vent : il brûle à chaque Incendie, quoi que dise le dé. Et le feu tue un petit Céanothe.</translation>
        </message>
        <message>
            <source>More cards are good, but so are two coins. First, water what you have.</source>
            <translation>Plus de cartes, c’est bien, mais deux pièces aussi. Arrose d’abord ce que tu as.</translation>
        </message>
        <message>
            <source>Mow it before it burns? The fire does that for nothing.</source>
            <translation>La faucher avant qu’elle brûle ? Le feu le fait gratuitement.</translation>
        </message>
        <message>
            <source>Mustard! Cheap, hungry, and not a single star. Offer it to {seat2} some day.</source>
            <translation>De la Moutarde ! Bon marché, envahissante, et pas une étoile. Offre-la un jour à {seat2}.</translation>
        </message>
        <message>
            <source>Nefarious steals a card, steals coins, or plants an invasive on another player’s open land. {seat2} started it!</source>
            <translation>Malice vole une carte ou des pièces, ou plante une invasive sur un terrain libre adverse. C’est {seat2} qui a commencé !</translation>
        </message>
        <message>
            <source>Never without a card</source>
            <translation>Jamais sans une carte</translation>
        </message>
        <message>
            <source>No promise is binding beyond the trade. And {seat2} gets all the Mustard’s seedlings, too.</source>
            <translation>Aucune promesse ne tient au-delà de l’échange. Et {seat2} reçoit aussi tous les rejetons de la Moutarde.</translation>
        </message>
        <message>
            <source>No room, no seedling</source>
            <translation>Pas de place, pas de rejeton</translation>
        </message>
        <message>
            <source>Not bad at all. But this time, buy something that propagates.</source>
            <translation>Pas mal du tout. Mais cette fois, achète une plante qui se propage.</translation>
        </message>
        <message>
            <source>Not the Ceanothus! It has just grown to three stars.</source>
            <translation>Pas le Céanothe ! Il vient de passer à trois étoiles.</translation>
        </message>
        <message>
            <source>Not without the fire brigade! There’s a smell of smoke already.</source>
            <translation>Pas sans les pompiers ! Ça sent déjà la fumée.</translation>
        </message>
        <message>
            <source>Not wrong, but then you may be two coins short for the next land.</source>
            <translation>Pas faux, mais il te manquerait peut-être deux pièces pour le prochain terrain.</translation>
        </message>
        <message>
            <source>Nothing changes hands until {seat2} says yes, and {seat2} sees your offer only when you propose it.</source>
            <translation>Rien ne change de mains tant que {seat2} ne dit pas oui, et {seat2} ne voit ton offre que quand tu la proposes.</translation>
        </message>
        <message>
            <source>Nothing is agreed yet</source>
            <translation>Rien n’est encore conclu</translation>
        </message>
        <message>
            <source>Nothing to hide</source>
            <translation>Rien à cacher</translation>
        </message>
        <message>
            <source>Now let it come</source>
            <translation>Le feu peut venir</translation>
        </message>
        <message>
            <source>Now the Mustard grows at the right end of {seat2}’s landscape, and you hold a Labor in case it ever comes back.</source>
            <translation>La Moutarde pousse maintenant chez {seat2}, tout à droite, et tu gardes un Labeur, si jamais elle revenait.</translation>
        </message>
        <message>
            <source>Now {seat2} may still accept your offer, or not. One coin is cheap for two stars.</source>
            <translation>Maintenant, {seat2} peut encore accepter ton offre, ou la refuser. Une pièce, c’est peu pour deux étoiles.</translation>
        </message>
        <message>
            <source>On your turn you may make several offers. A trade is good when both of you think so.</source>
            <translation>À ton tour, tu peux faire plusieurs offres. Un échange est bon quand les deux le pensent.</translation>
        </message>
        <message>
            <source>On your turn you may offer anything to any player. Both of you have to agree.</source>
            <translation>À ton tour, tu peux offrir ce que tu veux, à qui tu veux. Les deux joueurs doivent être d’accord.</translation>
        </message>
        <message>
            <source>One Water, and it is everywhere</source>
            <translation>Une Eau, et elle est partout</translation>
        </message>
        <message>
            <source>One card more, one land less. You want a land next turn.</source>
            <translation>Une carte de plus, un terrain de moins. Au prochain tour, tu voudras un terrain.</translation>
        </message>
        <message>
            <source>One coin for all the time in the world? You have a use for it.</source>
            <translation>Une pièce pour tout le temps du monde ? Tu en auras besoin.</translation>
        </message>
        <message>
            <source>One coin for the one thing you need now? Keep it.</source>
            <translation>Une pièce pour la seule chose qu’il nous faut ? Garde-la.</translation>
        </message>
        <message>
            <source>One coin from the bank. {seat2} may well pay more.</source>
            <translation>Une pièce de la banque. {seat2} pourrait payer plus.</translation>
        </message>
        <message>
            <source>One coin richer, but two stars poorer.</source>
            <translation>Une pièce de plus, mais deux étoiles de moins.</translation>
        </message>
        <message>
            <source>One event in three is a fire</source>
            <translation>Un événement sur trois est un feu</translation>
        </message>
        <message>
            <source>One is a bargain, two is a gift.</source>
            <translation>Une plante, c’est une affaire ; deux, c’est un cadeau.</translation>
        </message>
        <message>
            <source>One more good plant is one more to burn. First, the fire brigade.</source>
            <translation>Une bonne plante de plus, c’est une de plus à brûler. D’abord, les pompiers.</translation>
        </message>
        <message>
            <source>Only Central burned, and {seat2}’s Brome liked it. From here on you both play freely; you need four more stars.</source>
            <translation>Seul le Centre a brûlé, et le Brome chez {seat2} a aimé. À partir d’ici, chacun joue librement ; il te manque quatre étoiles.</translation>
        </message>
        <message>
            <source>Only one coin for such a fine moustache?</source>
            <translation>Une seule pièce pour une si belle moustache ?</translation>
        </message>
        <message>
            <source>Only one coin? On a plant it is worth a star.</source>
            <translation>Une pièce seulement ? Sur une plante, elle vaut une étoile.</translation>
        </message>
        <message>
            <source>Only stars win, and only native plants have them. Big ones have more.</source>
            <translation>Seules les étoiles font gagner, et seules les indigènes en ont. Les grandes en ont plus.</translation>
        </message>
        <message>
            <source>Only you know what you have drawn. {seat2} sees only the back of one card.</source>
            <translation>Toi seul sais ce que tu as pioché. {seat2} ne voit que le dos d’une carte.</translation>
        </message>
        <message>
            <source>Out with the Mustard</source>
            <translation>Dehors, la Moutarde</translation>
        </message>
        <message>
            <source>Patience. It’ll come by itself.</source>
            <translation>Patience. Ça vient tout seul.</translation>
        </message>
        <message>
            <source>Place the new plant on your Empty Field.</source>
            <translation>Place la nouvelle plante sur ton Champ vide.</translation>
        </message>
        <message>
            <source>Plant Mustard on {seat2}’s Empty Field.</source>
            <translation>Plante la Moutarde sur le Champ vide, chez {seat2}.</translation>
        </message>
        <message>
            <source>Play Time on the small Needlegrass.</source>
            <translation>Joue Temps sur la petite Stipe.</translation>
        </message>
        <message>
            <source>Play Water and Labor on the Needlegrass.</source>
            <translation>Joue Eau et Labeur sur la Stipe.</translation>
        </message>
        <message>
            <source>Play Water on your Ceanothus.</source>
            <translation>Joue Eau sur ton Céanothe.</translation>
        </message>
        <message>
            <source>Play until one of you has eight stars.</source>
            <translation>Joue jusqu’à ce que l’un de vous ait huit étoiles.</translation>
        </message>
        <message>
            <source>Play your Water.</source>
            <translation>Joue ton Eau.</translation>
        </message>
        <message>
            <source>Propagate needs an open land. Without one the card is wasted.</source>
            <translation>La Propagation demande un terrain libre. Sans lui, la carte est perdue.</translation>
        </message>
        <message>
            <source>Propose it.</source>
            <translation>Propose-la.</translation>
        </message>
        <message>
            <source>Protect the Ceanothus on Malibu Canyon.</source>
            <translation>Protège le Céanothe de Malibu Canyon.</translation>
        </message>
        <message>
            <source>Pulled up! But the Needlegrass can do that too, and take its place.</source>
            <translation>Arrachée ! Mais la Stipe sait faire la même chose, et en plus elle prend la place.</translation>
        </message>
        <message>
            <source>Put the Live Oak back.</source>
            <translation>Remets le Chêne.</translation>
        </message>
        <message>
            <source>Read before you water</source>
            <translation>Lire avant d’arroser</translation>
        </message>
        <message>
            <source>Read its lines first: Time makes many small plants grow, and damages many big ones. Is that what you want?</source>
            <translation>Lis d’abord ses lignes : le Temps fait grandir beaucoup de petites, et blesse beaucoup de grandes. C’est ce que tu veux ?</translation>
        </message>
        <message>
            <source>Replace the Mustard.</source>
            <translation>Remplace la Moutarde.</translation>
        </message>
        <message>
            <source>Seed-Bank Soil: a plant killed by the fire here may come straight back, as a small one.</source>
            <translation>Sol à graines : quand le feu tue une plante ici, son propriétaire peut aussitôt en replanter une petite.</translation>
        </message>
        <message>
            <source>Small Ceanothus: “Water: grow.” Its big side has three stars. {seat2} could block the Water with a Fire, but holds no card.</source>
            <translation>Petit Céanothe : « Eau : croissance. » Son grand côté a trois étoiles. {seat2} pourrait parer avec un Feu, mais n’a pas de carte.</translation>
        </message>
        <message>
            <source>Sold, flowers and all</source>
            <translation>Vendu, fleurs comprises</translation>
        </message>
        <message>
            <source>Something for nothing? {seat2} is friendly, but no fool.</source>
            <translation>Quelque chose contre rien ? {seat2} est aimable, mais pas naïf.</translation>
        </message>
        <message>
            <source>That is a different trade. This one is good as it is.</source>
            <translation>C’est un autre échange. Celui-ci est bon tel quel.</translation>
        </message>
        <message>
            <source>That is what it was for</source>
            <translation>Voilà à quoi elle servait</translation>
        </message>
        <message>
            <source>That one would come back to you some day, with a moustache.</source>
            <translation>Celle-là te reviendrait un jour, avec une moustache.</translation>
        </message>
        <message>
            <source>That works, too, if {seat2} has no Fire in hand. Time can’t be blocked.</source>
            <translation>Ça marche aussi, si {seat2} n’a pas de Feu en main. Le Temps, lui, ne peut pas être paré.</translation>
        </message>
        <message>
            <source>That would waste the grant. Something big gets you further.</source>
            <translation>Ce serait gâcher la subvention. Avec une grande plante, tu avances plus vite.</translation>
        </message>
        <message>
            <source>The Mustard stays, and the card is gone. Do it the other way round.</source>
            <translation>La Moutarde reste, et la carte est perdue. Fais-le dans l’autre sens.</translation>
        </message>
        <message>
            <source>The answer may be yes, no, or one counter-offer. Nothing changes hands before a yes.</source>
            <translation>On peut répondre par oui, par non ou par une seule contre-offre. Rien ne change de mains avant un oui.</translation>
        </message>
        <message>
            <source>The die says which region burns. The player who drew the fire is first, left to right, then the others counter-clockwise.</source>
            <translation>Le dé dit quelle région brûle : d’abord chez le joueur qui a tiré le feu, de gauche à droite, puis dans le sens antihoraire.</translation>
        </message>
        <message>
            <source>The goal: stars, which only native plants have. Eight win here, twelve in a full match. These two lands are yours.</source>
            <translation>Le but : des étoiles, que seules ont les plantes indigènes. Ici huit suffisent, douze dans une partie complète. Ces deux terrains sont à toi.</translation>
        </message>
        <message>
            <source>The grant waits for you, but {seat2} doesn’t.</source>
            <translation>La subvention t’attend, {seat2} non.</translation>
        </message>
        <message>
            <source>The grant would be gone, and the goats still hungry.</source>
            <translation>La subvention serait partie, et les chèvres ont encore faim.</translation>
        </message>
        <message>
            <source>The land brings two coins a turn, so {seat2} may want it. Ask for a Labor in return: Mustard comes back.</source>
            <translation>Ce terrain rapporte deux pièces par tour : {seat2} en voudra peut-être. Demande un Labeur en échange : la Moutarde revient.</translation>
        </message>
        <message>
            <source>The leader makes a good target. Keep your Time, as it may make up for a loss, and let {seat2} play.</source>
            <translation>Le joueur en tête est une bonne cible. Garde ton Temps, il réparera peut-être une perte, et laisse jouer {seat2}.</translation>
        </message>
        <message>
            <source>The oak is worth saving, but it can come back afterwards, and the Ceanothus can’t.</source>
            <translation>Le chêne vaut la peine d’être sauvé, mais lui peut revenir ensuite, le Céanothe non.</translation>
        </message>
        <message>
            <source>The oak stands on Seed-Bank Soil: it may come back after a fire. The Ceanothus in its Wind Gap would not.</source>
            <translation>Le chêne est sur un Sol à graines : il peut revenir après un feu. Le Céanothe, dans son Couloir de vent, non.</translation>
        </message>
        <message>
            <source>The one card that can block a Labor, for one coin?</source>
            <translation>La seule carte qui puisse parer un Labeur, pour une pièce ?</translation>
        </message>
        <message>
            <source>The rest is yours</source>
            <translation>Le reste est à toi</translation>
        </message>
        <message>
            <source>The same plant, only small: half the stars, and it needs another Water.</source>
            <translation>La même plante, mais petite : moitié moins d’étoiles, et il lui faut encore une Eau.</translation>
        </message>
        <message>
            <source>The small side has other lines</source>
            <translation>Le petit côté a d’autres lignes</translation>
        </message>
        <message>
            <source>Then ask!</source>
            <translation>Alors demande !</translation>
        </message>
        <message>
            <source>Then it burns: one star gone, and the Water dries up in your hand.</source>
            <translation>Alors il brûle : une étoile de moins, et l’Eau sèche dans ta main.</translation>
        </message>
        <message>
            <source>Then two cards are gone for nothing, and the Mustard with them.</source>
            <translation>Alors deux cartes sont parties pour rien, et la Moutarde aussi.</translation>
        </message>
        <message>
            <source>This one grows with Water or with Time; no line has two icons. Water can be blocked, Time can’t.</source>
            <translation>Celle-ci grandit par l’Eau ou par le Temps ; aucune ligne n’a deux icônes. L’Eau peut être parée, pas le Temps.</translation>
        </message>
        <message>
            <source>Three coins are gone, and the land you wanted with them.</source>
            <translation>Trois pièces s’envolent, et le terrain que tu voulais avec.</translation>
        </message>
        <message>
            <source>Three coins are three coins, but an invasive lasts longer.</source>
            <translation>Trois pièces, c’est trois pièces. Mais une invasive dure plus longtemps.</translation>
        </message>
        <message>
            <source>Three stars in one turn</source>
            <translation>Trois étoiles en un tour</translation>
        </message>
        <message>
            <source>Tip: first water, then wait</source>
            <translation>Conseil : arrose d’abord, attends ensuite</translation>
        </message>
        <message>
            <source>Tip: save coins for the next land</source>
            <translation>Conseil : garde des pièces pour le prochain terrain</translation>
        </message>
        <message>
            <source>Tip: something that grows</source>
            <translation>Conseil : une plante qui grandit</translation>
        </message>
        <message>
            <source>Tip: use a lucky day</source>
            <translation>Conseil : profite d’un jour de chance</translation>
        </message>
        <message>
            <source>Two coins for a surprise. Asking costs nothing.</source>
            <translation>Deux pièces pour une surprise. Demander ne coûte rien.</translation>
        </message>
        <message>
            <source>Two icons in one line need both cards at once, and one icon needs just one.</source>
            <translation>Deux icônes sur une ligne demandent les deux cartes ensemble, une icône n’en demande qu’une.</translation>
        </message>
        <message>
            <source>Two icons, one line</source>
            <translation>Deux icônes, une ligne</translation>
        </message>
        <message>
            <source>Water and Fire block each other, and so do Labor and Nefarious. Time blocks nothing.</source>
            <translation>L’Eau et le Feu se parent l’un l’autre, le Labeur et la Malice aussi. Le Temps ne pare rien.</translation>
        </message>
        <message>
            <source>Water, stars and a fire</source>
            <translation>De l’eau, des étoiles et un feu</translation>
        </message>
        <message>
            <source>What does {seat2} hold?</source>
            <translation>Qu’a {seat2} en main ?</translation>
        </message>
        <message>
            <source>When it burns</source>
            <translation>Quand ça brûle</translation>
        </message>
        <message>
            <source>Which plant is saved?</source>
            <translation>Quelle plante sauver ?</translation>
        </message>
        <message>
            <source>With a straight face</source>
            <translation>Sans sourciller</translation>
        </message>
        <message>
            <source>With an empty hand? Then you can’t block anything {seat2} does.</source>
            <translation>La main vide ? Alors tu ne peux rien parer de ce que fait {seat2}.</translation>
        </message>
        <message>
            <source>With the grant it is cheap. But it is small, has one star, and needs two cards to grow.</source>
            <translation>Avec la subvention, c’est bon marché. Mais petite, elle n’a qu’une étoile, et il lui faut deux cartes pour grandir.</translation>
        </message>
        <message>
            <source>With thirteen coins in your pocket? The shop is open.</source>
            <translation>Avec treize pièces en poche ? La boutique est ouverte.</translation>
        </message>
        <message>
            <source>Worth a thought, later. First, buy something that grows.</source>
            <translation>À méditer, plus tard. D’abord, achète une plante qui grandit.</translation>
        </message>
        <message>
            <source>Years go by, and it grows</source>
            <translation>Les années passent, et elle a grandi</translation>
        </message>
        <message>
            <source>Yes, that makes it grow. But Time can’t be blocked: keep it, and let Water do the watering.</source>
            <translation>Oui, ça la fait grandir. Mais personne ne peut parer le Temps : garde-le, et arrose avec l’Eau.</translation>
        </message>
        <message>
            <source>You have paid for a fire brigade, and it’s playing cards at the station?</source>
            <translation>Tu as payé des pompiers pour qu’ils jouent aux cartes à la caserne ?</translation>
        </message>
        <message>
            <source>You have plenty of Time.</source>
            <translation>Du Temps, tu en as plein.</translation>
        </message>
        <message>
            <source>You have watered the Mustard. It is big now, and so is {seat2}’s grin.</source>
            <translation>Tu as arrosé la Moutarde. Elle est grande maintenant, et {seat2} sourit d’autant plus.</translation>
        </message>
        <message>
            <source>You hold a card that blocks this. Pass anyway?</source>
            <translation>Tu as une carte qui pare ceci. Passer quand même ?</translation>
        </message>
        <message>
            <source>You hold one Water. Coyote Brush, Needlegrass and Poppy are small: each has one star, or two after a Water, and costs seven.</source>
            <translation>Tu as une Eau. Baccharis, Stipe, Pavot : petites, ces plantes ont une étoile, deux après une Eau, et coûtent sept.</translation>
        </message>
        <message>
            <source>You may buy only one land a turn.</source>
            <translation>Tu ne peux acheter qu’un terrain par tour.</translation>
        </message>
        <message>
            <source>You play a card on a plant that reacts to it; other players may block it with the right card.</source>
            <translation>Une carte se joue sur une plante qui y réagit ; les autres joueurs peuvent la parer avec la bonne carte.</translation>
        </message>
        <message>
            <source>Your Ceanothus is small, and Fire kills a small one. {seat2} holds a card, and looks rather pleased.</source>
            <translation>Ton Céanothe est petit, et le Feu tue un petit. {seat2} a une carte, et l’air plutôt content.</translation>
        </message>
        <message>
            <source>Your Ceanothus needs Water, and you hold two Times. You can see how many cards {seat2} holds, but not which ones.</source>
            <translation>Ton Céanothe a besoin d’Eau, et tu as deux Temps. Tu vois combien de cartes a {seat2}, mais pas lesquelles.</translation>
        </message>
        <message>
            <source>Your Mustard has no stars and will soon spread. Trade it away with its land: {seat2} may want the two coins.</source>
            <translation>Ta Moutarde n’a pas d’étoiles et va se répandre. Échange le terrain avec elle : {seat2} voudra peut-être ses deux pièces.</translation>
        </message>
        <message>
            <source>Your event was a Conservation Grant: your next land costs three coins less. Buy something big, with two stars.</source>
            <translation>Ton événement était une Subvention nature : ton prochain terrain coûte trois pièces de moins. Achète une grande plante : deux étoiles.</translation>
        </message>
        <message>
            <source>Your turn began with an event: a Time for every plant in the South. Events can’t be blocked.</source>
            <translation>Ton tour a commencé par un événement : un Temps pour chaque plante du Sud. Un événement ne peut pas être paré.</translation>
        </message>
        <message>
            <source>{seat2} draws the next event. The player who draws a fire burns first; then it burns your lands, from left to right.</source>
            <translation>{seat2} tire le prochain événement. Qui tire un feu brûle d’abord ; puis il brûle tes terrains, de gauche à droite.</translation>
        </message>
        <message>
            <source>{seat2} had Labor: “damage” flips a big plant to its small side. You can grow it again.</source>
            <translation>{seat2} avait un Labeur : « dégâts » retourne une grande plante sur son petit côté. Tu peux la faire repousser.</translation>
        </message>
        <message>
            <source>{seat2} has no card yet and can’t block you. Later you will have to ask yourself who holds a Fire.</source>
            <translation>{seat2} n’a pas encore de carte et ne peut pas te parer. Plus tard, il faudra te demander qui a un Feu.</translation>
        </message>
        <message>
            <source>{seat2} has nothing left to block with. All four cards are gone, and the Mustard is there as if nothing had happened.</source>
            <translation>{seat2} n’a plus de quoi parer. Les quatre cartes sont parties, et la Moutarde est là comme si de rien n’était.</translation>
        </message>
        <message>
            <source>{seat2} plays Nefarious to steal three coins. The Rainbow has brought you a Labor, and Labor blocks Nefarious.</source>
            <translation>{seat2} joue Malice pour voler trois pièces. L’Arc-en-ciel t’a apporté un Labeur, et le Labeur pare la Malice.</translation>
        </message>
        <message>
            <source>{seat2} wants a coin as well</source>
            <translation>{seat2} veut aussi une pièce</translation>
        </message>
        <message>
            <source>{seat2} wants to pull up your Mustard. The Rainbow has brought you a second Nefarious: this is what it’s for.</source>
            <translation>{seat2} veut arracher ta Moutarde. L’Arc-en-ciel t’a apporté une seconde Malice : c’est l’occasion.</translation>
        </message>
        <message>
            <source>{seat2} will want to pull it up with Labor. Nefarious blocks Labor, so hold a card for that.</source>
            <translation>{seat2} voudra l’arracher avec un Labeur. La Malice pare le Labeur : garde une carte pour ça.</translation>
        </message>
        <message>
            <source>“Water and Labor: invade.” It needs both at once. {seat2} left you a Mustard last turn: time to strike back.</source>
            <translation>« Eau et Labeur : invasion. » Il lui faut les deux ensemble. {seat2} t’a laissé une Moutarde au dernier tour : à toi de riposter.</translation>
        </message>
        <message>
            <source>“Water: propagate” needs an open land of yours. You have none: the Water would be gone, and nothing would grow.</source>
            <translation>« Eau : propagation » demande un de tes terrains libres. Tu n’en as pas : l’Eau serait perdue, et rien ne pousserait.</translation>
        </message>
    </context>
    <context>
        <name>lesson.gnomadic_gardeners</name>
        <message>
            <source>11 and 3 from tasks, 4 from the Horse, 1 from the Goat. The Squirrels are new: they start next round.</source>
            <translation>11 et 3 pour les tâches, 4 du Cheval, 1 de la Chèvre. Les Écureuils sont nouveaux : ils commencent à la manche suivante.</translation>
        </message>
        <message>
            <source>21 to 17, and a ruffled hat</source>
            <translation>21 à 17, et un chapeau froissé</translation>
        </message>
        <message>
            <source>56 to 48, and the goal is 77</source>
            <translation>56 à 48, et l’objectif est 77</translation>
        </message>
        <message>
            <source>A Hen who watches the clock</source>
            <translation>Une Poule qui regarde l’heure</translation>
        </message>
        <message>
            <source>A Hen, a Mouse, and 8 bliss left behind. The Scarecrow wouldn’t even notice.</source>
            <translation>Une Poule, une Souris, et 8 de bonheur oubliés. L’Épouvantail ne le remarquerait même pas.</translation>
        </message>
        <message>
            <source>A gnome is missing. You need these three for Task 1, and Gnarcissa for Task 2.</source>
            <translation>Il manque un gnome. Il te faut ces trois-là pour la Tâche 1, et Gnarcissa pour la Tâche 2.</translation>
        </message>
        <message>
            <source>A good worker, but for the big task you need two grain.</source>
            <translation>Un bon ouvrier, mais pour la grande tâche, il faut deux céréales.</translation>
        </message>
        <message>
            <source>A herb and a flower: that would work, but these three are an hour faster.</source>
            <translation>Herbe aromatique et fleur : ça irait, mais ces trois-là prennent une heure de moins.</translation>
        </message>
        <message>
            <source>A horse and a goat are yours</source>
            <translation>Un cheval et une chèvre sont à toi</translation>
        </message>
        <message>
            <source>A lone gnome earns a bonus</source>
            <translation>Un gnome seul rapporte plus</translation>
        </message>
        <message>
            <source>A lone gnome scores its bonus, but the Horse scores 1 for each gnome, and you may miss a task.</source>
            <translation>Un gnome seul rapporte son bonus, mais le Cheval rapporte 1 par gnome, et une tâche est vite manquée.</translation>
        </message>
        <message>
            <source>A lovely rest, but it scores nothing, and {seat2} can take everything you leave.</source>
            <translation>Un beau repos, mais il ne rapporte rien, et {seat2} peut prendre tout ce que tu laisses.</translation>
        </message>
        <message>
            <source>A milk bottle on a task is a bonus for the owner of the Cow. Only the card halves at the seam count; the outer ones don’t.</source>
            <translation>Une bouteille de lait sur une tâche est un bonus pour qui a la Vache. Seules comptent les moitiés de cartes qui se touchent, pas celles du dehors.</translation>
        </message>
        <message>
            <source>A month adds one rule; everything else stays the same. You choose it before the match.</source>
            <translation>Un mois ajoute une règle ; tout le reste demeure. On le choisit avant la partie.</translation>
        </message>
        <message>
            <source>A round is always finished</source>
            <translation>Une manche se finit toujours</translation>
        </message>
        <message>
            <source>A round is always finished: the second player may still overtake.</source>
            <translation>Une manche se joue toujours jusqu’au bout : le second joueur peut encore passer devant.</translation>
        </message>
        <message>
            <source>A short round</source>
            <translation>Une courte manche</translation>
        </message>
        <message>
            <source>A vegetable made by hand, and you don’t show it off?</source>
            <translation>Un légume fait main, et tu ne le montres pas ?</translation>
        </message>
        <message>
            <source>A vegetable, more or less</source>
            <translation>Un légume, ou presque</translation>
        </message>
        <message>
            <source>Alone with the Scarecrow</source>
            <translation>En solo avec l’Épouvantail</translation>
        </message>
        <message>
            <source>Also a fine gnome, but these two can do Task 1 by themselves.</source>
            <translation>Un bon gnome aussi, mais ces deux-là suffisent pour la Tâche 1.</translation>
        </message>
        <message>
            <source>And Task 1? The piggy is quite offended.</source>
            <translation>Et la Tâche 1 ? Le cochon est vexé.</translation>
        </message>
        <message>
            <source>And a slow gnome for Task 2</source>
            <translation>Et un gnome lent pour la Tâche 2</translation>
        </message>
        <message>
            <source>And one for each small task</source>
            <translation>Et un pour chaque petite tâche</translation>
        </message>
        <message>
            <source>Animals score by themselves every round. One you have not met yet: the Cow scores 2 if a task you fulfil shows milk.</source>
            <translation>Les animaux rapportent à chaque manche. Un que tu n’as pas vu ici : la Vache rapporte 2 si une tâche que tu accomplis montre du lait.</translation>
        </message>
        <message>
            <source>Animals start to work in the round after you get them.</source>
            <translation>Les animaux sont actifs dès la manche après leur arrivée.</translation>
        </message>
        <message>
            <source>Animals stay and work for you from the next round on.</source>
            <translation>Les animaux restent et travaillent pour toi dès la manche suivante.</translation>
        </message>
        <message>
            <source>At 77 or more, the higher score wins. If tied: more animals, then the younger player.</source>
            <translation>À 77 ou plus, le score le plus haut gagne. Égalité : le plus d’animaux, puis le plus jeune.</translation>
        </message>
        <message>
            <source>At 77 the match ends, and you win ties. Too easy? Start with five gnomes, or four, or three.</source>
            <translation>À 77, la partie se termine, et tu gagnes les égalités. Trop facile ? Commence avec cinq gnomes, ou quatre, ou trois.</translation>
        </message>
        <message>
            <source>Both flowers for one Hen? Gnate has the flower you need, and he is faster.</source>
            <translation>Deux fleurs pour une seule Poule ? Gnate a la fleur qu’il faut, et il est plus rapide.</translation>
        </message>
        <message>
            <source>Charming, and alone. But that card has no vegetable.</source>
            <translation>Du charme, et tout seul. Mais cette carte n’a pas de légume.</translation>
        </message>
        <message>
            <source>Charming, but there is neither a vegetable nor a flower on that card.</source>
            <translation>Du charme, mais ni légume ni fleur sur cette carte.</translation>
        </message>
        <message>
            <source>Eight against eight!</source>
            <translation>Huit contre huit !</translation>
        </message>
        <message>
            <source>Eight hours of straw</source>
            <translation>Huit heures de paille</translation>
        </message>
        <message>
            <source>Eight hours. Is that too many?</source>
            <translation>Huit heures. Est-ce trop ?</translation>
        </message>
        <message>
            <source>Even the Scarecrow is surprised, and that takes a lot.</source>
            <translation>Même l’Épouvantail est surpris, et il en faut beaucoup.</translation>
        </message>
        <message>
            <source>Every gnome you play goes to {seat2} afterwards! Gnarcissa and Gnadine are {seat2}’s now, and {seat2}’s two are yours.</source>
            <translation>Chaque gnome que tu joues passe ensuite à {seat2} ! Gnarcissa et Gnadine y sont maintenant, et toi, tu as reçu ses deux gnomes.</translation>
        </message>
        <message>
            <source>Finish the match</source>
            <translation>Termine la partie</translation>
        </message>
        <message>
            <source>Five bliss, and the Hen goes to {seat2}, whose gnomes get faster.</source>
            <translation>Cinq de bonheur, et la Poule va chez {seat2}, qui jouerait bien plus vite.</translation>
        </message>
        <message>
            <source>Flowers may stay flowers</source>
            <translation>Les fleurs peuvent rester des fleurs</translation>
        </message>
        <message>
            <source>Four bliss. And the apple made of flowers? What a waste of a month.</source>
            <translation>Quatre de bonheur. Et la pomme faite de fleurs ? Quel gâchis, ce mois.</translation>
        </message>
        <message>
            <source>Four gnomes on the bench, and all of them asleep?</source>
            <translation>Quatre gnomes sur le banc, et tous endormis ?</translation>
        </message>
        <message>
            <source>Four hours against six</source>
            <translation>Quatre heures contre six</translation>
        </message>
        <message>
            <source>Fourteen bliss, and a tie</source>
            <translation>Quatorze de bonheur, et l’égalité</translation>
        </message>
        <message>
            <source>From next round on, each of your gnomes takes one hour, no matter what its card says. The Mouse still counts printed hours.</source>
            <translation>Dès la manche suivante, chacun de tes gnomes prend une heure, quoi que dise sa carte. La Souris compte toujours les heures imprimées.</translation>
        </message>
        <message>
            <source>Fruit, vegetable, herb and flower: Gnate and Gnaomi have all four between them.</source>
            <translation>Fruit, légume, herbe aromatique et fleur : Gnate et Gnaomi ont les quatre à eux deux.</translation>
        </message>
        <message>
            <source>Fruit? You have none</source>
            <translation>Un fruit ? Tu n’en as pas</translation>
        </message>
        <message>
            <source>Fulfil Task 2.</source>
            <translation>Accomplis la Tâche 2.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 1 and 2.</source>
            <translation>Accomplis les Tâches 1 et 2.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 1 and 3.</source>
            <translation>Accomplis les Tâches 1 et 3.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 2 and 3.</source>
            <translation>Accomplis les Tâches 2 et 3.</translation>
        </message>
        <message>
            <source>Fulfil all three tasks.</source>
            <translation>Accomplis les trois tâches.</translation>
        </message>
        <message>
            <source>Gnadine takes two hours as well, but she has no fruit for these tasks.</source>
            <translation>Gnadine prend aussi deux heures, mais elle n’a pas de fruit pour ces tâches.</translation>
        </message>
        <message>
            <source>Gnarcissa has both. Each round you play one gnome or more, as many as you like; the others stay in your hand.</source>
            <translation>Gnarcissa a les deux. À chaque manche, joue au moins un gnome, ou autant que tu veux ; les autres restent dans ta main.</translation>
        </message>
        <message>
            <source>Gnils has the vegetable for Task 2, but takes three hours. With the piggy you can afford that.</source>
            <translation>Gnils a le légume de la Tâche 2, mais il lui faut trois heures. Avec le cochon, tu peux te le permettre.</translation>
        </message>
        <message>
            <source>Gnina, Gnils and Gnarcissa fulfil Task 1, Gnaomi Task 3. You don’t know yet how fast the Scarecrow will be.</source>
            <translation>Gnina, Gnils et Gnarcissa accomplissent la Tâche 1, Gnaomi la Tâche 3. Tu ne sais pas encore si l’Épouvantail sera rapide.</translation>
        </message>
        <message>
            <source>Gnolan has the fruit for Task 2, Gnigella the herb and flower for Task 3. The Horse pays for each gnome.</source>
            <translation>Gnolan a le fruit de la Tâche 2, Gnigella l’herbe aromatique et la fleur de la Tâche 3. Le Cheval rapporte pour chaque gnome.</translation>
        </message>
        <message>
            <source>Gnomes from the top, please</source>
            <translation>Des gnomes du dessus, s’il vous plaît</translation>
        </message>
        <message>
            <source>Gnomes you play belong to the other player from the next round on.</source>
            <translation>Les gnomes que tu joues sont à l’autre joueur dès la manche suivante.</translation>
        </message>
        <message>
            <source>Good company, but then there is no bonus. This time, play just one gnome.</source>
            <translation>Bonne compagnie, mais alors pas de bonus. Cette fois, joue un seul gnome.</translation>
        </message>
        <message>
            <source>Good, that is the big one. But Gnils just stands there with his vegetable.</source>
            <translation>Bien, c’est la grande. Mais Gnils reste là avec son légume.</translation>
        </message>
        <message>
            <source>Grain and a vegetable, but he takes three hours and has no flower.</source>
            <translation>Céréale et légume, mais il prend trois heures et n’a pas de fleur.</translation>
        </message>
        <message>
            <source>He has fruit too and is just as fast, but you will need him next round: keep him.</source>
            <translation>Il a aussi un fruit et va aussi vite, mais il te servira à la manche suivante : garde-le.</translation>
        </message>
        <message>
            <source>He has fruit, but takes an hour more than Gnolan. This round every hour counts.</source>
            <translation>Il a le fruit, mais prend une heure de plus que Gnolan. Cette fois, chaque heure compte.</translation>
        </message>
        <message>
            <source>He has grain, but no flower.</source>
            <translation>Il a la céréale, mais pas de fleur.</translation>
        </message>
        <message>
            <source>He is fast and fulfils Task 2. But who will get you the Hen?</source>
            <translation>Rapide, et il accomplit la Tâche 2. Mais qui va chercher la Poule ?</translation>
        </message>
        <message>
            <source>Hooves, horns and hay</source>
            <translation>Sabots, cornes et foin</translation>
        </message>
        <message>
            <source>Hours only decide the order: with the Piggy you can afford a slow bench.</source>
            <translation>Les heures ne décident que de l’ordre : avec le Cochon, tu peux te permettre un banc lent.</translation>
        </message>
        <message>
            <source>If the hours are tied, the player with less bliss goes first.</source>
            <translation>À heures égales, le joueur qui a le moins de bonheur passe en premier.</translation>
        </message>
        <message>
            <source>If you are faster, it can’t close a task. It scores its bliss in any case.</source>
            <translation>Si tu es plus rapide, il ne ferme rien. Il marque son bonheur dans tous les cas.</translation>
        </message>
        <message>
            <source>If you play exactly one gnome, you also score the number in its corner. Task 2 needs one vegetable this round.</source>
            <translation>Si tu joues exactement un gnome, tu marques aussi le nombre dans son coin. La Tâche 2 demande un légume cette fois.</translation>
        </message>
        <message>
            <source>In May? With flowers like these?</source>
            <translation>En mai ? Avec des fleurs pareilles ?</translation>
        </message>
        <message>
            <source>In a moment you will need her flowers for Task 2, as flowers.</source>
            <translation>Dans un instant, il te faudra ses fleurs pour la Tâche 2, comme fleurs.</translation>
        </message>
        <message>
            <source>It needs grain and a flower: Gnadine has both. Task 3 scores no bliss, but you keep the Lucky Piggy.</source>
            <translation>Il faut une céréale et une fleur : Gnadine a les deux. La Tâche 3 ne rapporte pas de bonheur, mais tu gardes le Cochon chanceux.</translation>
        </message>
        <message>
            <source>It works for small tasks, too</source>
            <translation>Ça marche aussi pour les petites tâches</translation>
        </message>
        <message>
            <source>It would close Task 1, but it’s too late. If its card shows a 3, it takes an animal anyway.</source>
            <translation>Il fermerait la Tâche 1, mais il arrive trop tard. Si sa carte montre un 3, il prend un animal quand même.</translation>
        </message>
        <message>
            <source>Its cards say 8 hours, and you need 9. It scores 3, plus 1 for each of its six gnomes, and closes Task 2.</source>
            <translation>Ses cartes disent 8 heures, il t’en faut 9. Il marque 3, plus 1 pour chacun de ses six gnomes, et ferme la Tâche 2.</translation>
        </message>
        <message>
            <source>Lock in Gnestor, Gnate and Gnelson.</source>
            <translation>Valide Gnestor, Gnate et Gnelson.</translation>
        </message>
        <message>
            <source>Lock in Gnestor, Gnolan, Gnigella and Gnelson.</source>
            <translation>Valide Gnestor, Gnolan, Gnigella et Gnelson.</translation>
        </message>
        <message>
            <source>Lock in Gnina, Gnaomi, Gnils and Gnarcissa.</source>
            <translation>Valide Gnina, Gnaomi, Gnils et Gnarcissa.</translation>
        </message>
        <message>
            <source>Lock in a vegetable, or two flowers that stand for it.</source>
            <translation>Valide un légume, ou deux fleurs qui le remplacent.</translation>
        </message>
        <message>
            <source>Lock in one gnome with a vegetable, alone.</source>
            <translation>Valide un gnome avec un légume, tout seul.</translation>
        </message>
        <message>
            <source>Lock in your gnomes.</source>
            <translation>Valide tes gnomes.</translation>
        </message>
        <message>
            <source>Lock them in together with Gnarcissa.</source>
            <translation>Valide-les avec Gnarcissa.</translation>
        </message>
        <message>
            <source>May: the flowers work overtime</source>
            <translation>Mai : les fleurs font des heures supplémentaires</translation>
        </message>
        <message>
            <source>May: within a task, two spare flowers stand for any one other skill.</source>
            <translation>Mai : dans une tâche, deux fleurs en trop remplacent n’importe quel autre talent.</translation>
        </message>
        <message>
            <source>Nearly. For both tasks and the Mouse you need exactly these four.</source>
            <translation>Presque. Pour les deux tâches et la Souris, il faut exactement ces quatre-là.</translation>
        </message>
        <message>
            <source>Nearly: she has one flower, and you need two. In a moment you can use her for Task 3.</source>
            <translation>Presque : elle a une fleur, et il en faut deux. Tu pourras bientôt l’utiliser pour la Tâche 3.</translation>
        </message>
        <message>
            <source>Nearly: that card has one flower, and you need two.</source>
            <translation>Presque : cette carte a une fleur, et il en faut deux.</translation>
        </message>
        <message>
            <source>Next round this half moves to the seam: here you see what the tasks will need. The outer halves never count.</source>
            <translation>Ce que les tâches demanderont à la manche suivante, tu le vois ici : cette moitié ira au milieu. Les moitiés extérieures ne comptent jamais.</translation>
        </message>
        <message>
            <source>Nine bliss, well grown. But Gnarcissa has put on both her flowers for nothing.</source>
            <translation>Neuf de bonheur, belle récolte. Mais Gnarcissa a mis ses deux fleurs pour rien.</translation>
        </message>
        <message>
            <source>Nine bliss. And the Mouse? Gnaomi has fruit, a herb and nothing to do.</source>
            <translation>Neuf de bonheur. Et la Souris ? Gnaomi a fruit et herbe aromatique, et rien à faire.</translation>
        </message>
        <message>
            <source>Nineteen, five from animals</source>
            <translation>Dix-neuf, dont cinq des animaux</translation>
        </message>
        <message>
            <source>Nothing at all? The piggy is quite offended.</source>
            <translation>Rien du tout ? Le cochon est vexé.</translation>
        </message>
        <message>
            <source>Nothing at all? You could fulfil a task, and {seat2} may take what you leave.</source>
            <translation>Rien du tout ? Tu pourrais accomplir une tâche, et {seat2} peut prendre ce que tu laisses.</translation>
        </message>
        <message>
            <source>Now {seat2} is playing for real, and your moves count. You get a hint before a mistake.</source>
            <translation>Maintenant, {seat2} joue vraiment, et tes coups comptent. Un indice te prévient avant une erreur.</translation>
        </message>
        <message>
            <source>On her own she gets you the Mouse and a bonus of 4. This time, aim for more.</source>
            <translation>Toute seule, elle te vaut la Souris et un bonus de 4. Cette fois, vise plus haut.</translation>
        </message>
        <message>
            <source>One flower is half a vegetable. It takes two.</source>
            <translation>Une fleur est un demi-légume. Il en faut deux.</translation>
        </message>
        <message>
            <source>One too many, and three hours slower: you would go second.</source>
            <translation>Un de trop, et trois heures de plus : tu passerais en second.</translation>
        </message>
        <message>
            <source>One vegetable, well presented</source>
            <translation>Un légume, bien présenté</translation>
        </message>
        <message>
            <source>One, three and three hours. {seat2} will be faster, and will take Task 1 first with a big smile.</source>
            <translation>Une, trois et trois heures. {seat2} sera plus rapide, et prendra d’abord la Tâche 1, avec un grand sourire.</translation>
        </message>
        <message>
            <source>Play Gnadine and Gnorwin to your bench.</source>
            <translation>Joue Gnadine et Gnorwin sur ton banc.</translation>
        </message>
        <message>
            <source>Play Gnadine to your bench as well.</source>
            <translation>Joue aussi Gnadine sur ton banc.</translation>
        </message>
        <message>
            <source>Play Gnadine, Gnate and Gnorette to your bench.</source>
            <translation>Joue Gnadine, Gnate et Gnorette sur ton banc.</translation>
        </message>
        <message>
            <source>Play Gnarcissa to your bench.</source>
            <translation>Joue Gnarcissa sur ton banc.</translation>
        </message>
        <message>
            <source>Play Gnate and Gnaomi to your bench.</source>
            <translation>Joue Gnate et Gnaomi sur ton banc.</translation>
        </message>
        <message>
            <source>Play Gnils to your bench.</source>
            <translation>Joue Gnils sur ton banc.</translation>
        </message>
        <message>
            <source>Play Gnolan and Gnigella as well.</source>
            <translation>Joue aussi Gnolan et Gnigella.</translation>
        </message>
        <message>
            <source>Play to the end.</source>
            <translation>Joue jusqu’à la fin.</translation>
        </message>
        <message>
            <source>Second can be good enough</source>
            <translation>Passer en second peut suffire</translation>
        </message>
        <message>
            <source>September doubles tasks, July rewards idle animals, October puts them to sleep. Solo, the Scarecrow gets 7 bliss instead.</source>
            <translation>Septembre double les tâches, juillet récompense les animaux inutilisés, octobre les endort. En solo, l’Épouvantail reçoit 7 de bonheur à la place.</translation>
        </message>
        <message>
            <source>Seven hours against nine: you go first. {seat2} has plenty of fruit, but gets there too late.</source>
            <translation>Sept heures contre neuf : tu passes en premier. {seat2} a des fruits à foison, mais arrive trop tard avec.</translation>
        </message>
        <message>
            <source>Seven hours, and no hurry</source>
            <translation>Sept heures, et rien ne presse</translation>
        </message>
        <message>
            <source>Seven months, April to October, make a season. The player who wins more of its matches wins the season.</source>
            <translation>Sept mois, d’avril à octobre, font une saison. Le joueur qui gagne le plus de parties gagne la saison.</translation>
        </message>
        <message>
            <source>She scores 2 for every gnome with two hours: Gnigella and Gnelson. Together, these four fulfil both tasks.</source>
            <translation>Elle rapporte 2 par gnome à deux heures : Gnigella et Gnelson. À quatre, ils accomplissent les deux tâches.</translation>
        </message>
        <message>
            <source>Six against seven: you go first</source>
            <translation>Six contre sept : tu passes en premier</translation>
        </message>
        <message>
            <source>Six more months</source>
            <translation>Six autres mois</translation>
        </message>
        <message>
            <source>Soon! That one is for a small task. First, play the two for the big one.</source>
            <translation>Bientôt ! Celui-là est pour une petite tâche. D’abord, joue les deux de la grande.</translation>
        </message>
        <message>
            <source>Squirrels like small hands</source>
            <translation>Les Écureuils aiment les petites mains</translation>
        </message>
        <message>
            <source>Strong arms, but not a single flower.</source>
            <translation>Des bras solides, mais pas la moindre fleur.</translation>
        </message>
        <message>
            <source>Taken? Not for a piggy</source>
            <translation>Prise ? Pas pour un cochon</translation>
        </message>
        <message>
            <source>Task 1 is safe, but for Task 2 you need Gnarcissa.</source>
            <translation>La Tâche 1 est sûre, mais pour la Tâche 2, il te faut Gnarcissa.</translation>
        </message>
        <message>
            <source>Task 1 needs fruit, grain, a herb and a vegetable. These three gnomes have all but the fruit: two flowers stand for it.</source>
            <translation>La Tâche 1 demande fruit, céréale, herbe aromatique et légume. Ces trois gnomes ont tout sauf le fruit : deux fleurs le remplacent.</translation>
        </message>
        <message>
            <source>Task 2 needs a vegetable. Gnils has one and scores well alone; two flowers from two gnomes work as well.</source>
            <translation>La Tâche 2 demande un légume. Gnils en a un et rapporte bien tout seul ; deux fleurs de deux gnomes iraient aussi.</translation>
        </message>
        <message>
            <source>Task 2 needs two flowers</source>
            <translation>La Tâche 2 demande deux fleurs</translation>
        </message>
        <message>
            <source>Task 2 needs two flowers, and nothing else can stand for a flower. Gnarcissa has been waiting for this.</source>
            <translation>La Tâche 2 demande deux fleurs, et rien ne remplace une fleur. Gnarcissa n’attendait que ça.</translation>
        </message>
        <message>
            <source>Task 3 brings a piggy</source>
            <translation>La Tâche 3 rapporte un cochon</translation>
        </message>
        <message>
            <source>Task 3 is worth doing for the animal, and to keep that animal from {seat2}.</source>
            <translation>La Tâche 3 vaut la peine pour l’animal, et pour en priver {seat2}.</translation>
        </message>
        <message>
            <source>That gnome is faster, but Task 2 needs a vegetable: Gnils has one to spare.</source>
            <translation>Ce gnome est plus rapide, mais la Tâche 2 demande un légume : Gnils en a un.</translation>
        </message>
        <message>
            <source>That is Task 1. Add Gnaomi to get the Mouse from Task 3.</source>
            <translation>C’est la Tâche 1. Ajoute Gnaomi pour avoir la Souris de la Tâche 3.</translation>
        </message>
        <message>
            <source>That is a different bench. For now, lock in just Gnadine and Gnarcissa.</source>
            <translation>Ce n’est pas le bon banc. Pour l’instant, valide seulement Gnadine et Gnarcissa.</translation>
        </message>
        <message>
            <source>That is a different bench. This round, all four have something to do.</source>
            <translation>Ce n’est pas le bon banc. Cette fois, tous les quatre ont à faire.</translation>
        </message>
        <message>
            <source>That is how the Scarecrow does it. But it scores anyway, and you don’t.</source>
            <translation>C’est ce que fait l’Épouvantail. Mais lui marque quand même, et toi non.</translation>
        </message>
        <message>
            <source>That may work too. But these three take only four hours, and the Horse scores for each.</source>
            <translation>Ça peut aller aussi. Mais ces trois-là ne prennent que quatre heures, et le Cheval rapporte pour chacun.</translation>
        </message>
        <message>
            <source>That may work, but it is more than you need. Every gnome you play is {seat2}’s next round.</source>
            <translation>Ça peut suffire, mais c’est plus qu’il n’en faut. Chaque gnome que tu joues est à {seat2} à la manche suivante.</translation>
        </message>
        <message>
            <source>The Horse scores anyway, but the Hen won’t come by herself.</source>
            <translation>Le Cheval rapporte de toute façon, mais la Poule ne viendra pas toute seule.</translation>
        </message>
        <message>
            <source>The Horse would be pleased, but this gnome would just stand about.</source>
            <translation>Le Cheval serait content, mais ce gnome resterait planté là.</translation>
        </message>
        <message>
            <source>The Lucky Piggy lets you fulfil a taken Task 1, but only when you go second.</source>
            <translation>Le Cochon chanceux te permet d’accomplir la Tâche 1 déjà prise, mais seulement si tu passes en second.</translation>
        </message>
        <message>
            <source>The Mouse is fond of you. But there are nine bliss to score as well.</source>
            <translation>La Souris t’aime bien. Mais il y a aussi neuf de bonheur à marquer.</translation>
        </message>
        <message>
            <source>The Mouse is happy already. But Task 1 needs two fruit, grain and a herb, Task 3 fruit and a vegetable.</source>
            <translation>La Souris est déjà contente. Mais la Tâche 1 demande deux fruits, une céréale et une herbe aromatique, la Tâche 3 un fruit et un légume.</translation>
        </message>
        <message>
            <source>The Mouse likes two hours</source>
            <translation>La Souris aime les deux heures</translation>
        </message>
        <message>
            <source>The Scarecrow doesn’t mind, but Task 1 needs a herb, a vegetable and two flowers.</source>
            <translation>L’Épouvantail s’en moque, mais la Tâche 1 demande une herbe aromatique, un légume et deux fleurs.</translation>
        </message>
        <message>
            <source>The Scarecrow’s card says 3: you get its top three gnomes. Those you played go under its pile and come back to you later.</source>
            <translation>La carte de l’Épouvantail dit 3 : tu reçois ses trois gnomes du dessus. Ceux que tu as joués vont sous sa pile et te reviendront.</translation>
        </message>
        <message>
            <source>The bench with fewer hours goes first; a task it fulfils is closed to the other player.</source>
            <translation>Le banc qui a le moins d’heures passe en premier ; une tâche accomplie est fermée à l’autre joueur.</translation>
        </message>
        <message>
            <source>The clock decides who goes first</source>
            <translation>L’horloge décide qui passe en premier</translation>
        </message>
        <message>
            <source>The goal: have the most bliss when a round ends with 77 or more. These six gnomes are yours, the other six {seat2}’s.</source>
            <translation>Le but : avoir le plus de bonheur quand une manche finit avec 77 ou plus. Ces six gnomes sont à toi, les six autres à {seat2}.</translation>
        </message>
        <message>
            <source>The last rounds are yours</source>
            <translation>Les dernières manches sont à toi</translation>
        </message>
        <message>
            <source>The match ends after a round in which a player reaches 77 or more. If tied: more animals, then the younger player.</source>
            <translation>La partie se termine après la manche où un joueur atteint 77 ou plus. Égalité : le plus d’animaux, puis le plus jeune.</translation>
        </message>
        <message>
            <source>The month of May</source>
            <translation>Le mois de mai</translation>
        </message>
        <message>
            <source>The pale half comes next</source>
            <translation>La moitié pâle vient ensuite</translation>
        </message>
        <message>
            <source>There are twelve gnomes and you hold seven, so you know {seat2}’s five. You see the other bench once both are locked in.</source>
            <translation>Il y a douze gnomes et tu en as sept : tu connais donc les cinq de {seat2}. Tu verras l’autre banc quand les deux seront validés.</translation>
        </message>
        <message>
            <source>They are beside your score, top right. The Horse scores 1 for each gnome you play, the Goat 1 for each animal {seat2} has.</source>
            <translation>Ils sont en haut à droite, près de ton score. Le Cheval rapporte 1 par gnome joué, la Chèvre 1 par animal chez {seat2}.</translation>
        </message>
        <message>
            <source>They score 3 while you have five gnomes or fewer; you have seven. Three fast gnomes would get you the Hen.</source>
            <translation>Ils rapportent 3 tant que tu as cinq gnomes ou moins ; tu en as sept. Trois gnomes rapides te vaudraient la Poule.</translation>
        </message>
        <message>
            <source>Those are different gnomes. For this trick you need all three.</source>
            <translation>Ce ne sont pas les bons gnomes. Pour ce coup, il te faut les trois.</translation>
        </message>
        <message>
            <source>Three tasks meet at the seam</source>
            <translation>Trois tâches se rejoignent au milieu</translation>
        </message>
        <message>
            <source>Tied on hours, so less bliss goes first: you have 21, {seat2} has 22. How nice to be behind!</source>
            <translation>À heures égales, le moins de bonheur passe en premier : tu en as 21, {seat2} 22. Qu’il est doux d’être en retard !</translation>
        </message>
        <message>
            <source>Twelve gnomes, two gardens</source>
            <translation>Douze gnomes, deux jardins</translation>
        </message>
        <message>
            <source>Two blossoms make an apple</source>
            <translation>Deux fleurs font une pomme</translation>
        </message>
        <message>
            <source>Two card halves meet at the seam and make three tasks. Left of each number: the skills needed. Right: the reward.</source>
            <translation>Deux moitiés de cartes se touchent : trois tâches. À gauche de chaque nombre : les talents demandés. À droite : la récompense.</translation>
        </message>
        <message>
            <source>Two flowers, and you need only one. What you need most is grain.</source>
            <translation>Deux fleurs, et il n’en faut qu’une. Ce qui manque surtout, c’est la céréale.</translation>
        </message>
        <message>
            <source>Two gnomes for Task 1</source>
            <translation>Deux gnomes pour la Tâche 1</translation>
        </message>
        <message>
            <source>Two gnomes for the big task</source>
            <translation>Deux gnomes pour la grande tâche</translation>
        </message>
        <message>
            <source>Two grain, a vegetable and a flower for 11 bliss: Gnadine and Gnorwin do it between them.</source>
            <translation>Deux céréales, un légume et une fleur pour 11 de bonheur : Gnadine et Gnorwin le font à eux deux.</translation>
        </message>
        <message>
            <source>Two hours and two hours make four. The bench with fewer hours goes first, so don’t play gnomes you don’t need.</source>
            <translation>Deux heures et deux heures font quatre. Le banc qui a le moins d’heures passe en premier : ne joue pas de gnome inutile.</translation>
        </message>
        <message>
            <source>Two of each animal, one for you</source>
            <translation>Deux de chaque animal, un pour toi</translation>
        </message>
        <message>
            <source>Well done, says the Mouse. But the Hen from Task 3 is still waiting.</source>
            <translation>Bien joué, dit la Souris. Mais la Poule de la Tâche 3 attend toujours.</translation>
        </message>
        <message>
            <source>When you go second, the Lucky Piggy lets you fulfil Task 1 even if {seat2} already has. So you can afford slow gnomes.</source>
            <translation>Si tu passes en second, le Cochon chanceux te permet d’accomplir la Tâche 1 même après {seat2}. Tu peux donc jouer des gnomes lents.</translation>
        </message>
        <message>
            <source>Within a task, two of your gnomes’ flowers may stand for any one other skill. Don’t ask where they learned that.</source>
            <translation>Dans une tâche, deux fleurs de tes gnomes remplacent n’importe quel autre talent. Ne demande pas où elles ont appris ça.</translation>
        </message>
        <message>
            <source>You can own one of each. If you fulfil Task 3 for an animal you already own, you get nothing, but neither does {seat2}.</source>
            <translation>Tu ne peux en avoir qu’un de chaque. Si tu accomplis la Tâche 3 pour un animal que tu as déjà, tu ne reçois rien, mais {seat2} non plus.</translation>
        </message>
        <message>
            <source>You choose before it does</source>
            <translation>Tu choisis avant lui</translation>
        </message>
        <message>
            <source>You choose first; then two control cards show its hours, its bliss and what it closes. They go back under the draw pile.</source>
            <translation>Tu choisis d’abord ; puis deux cartes de contrôle disent ses heures, son bonheur et ce qu’il ferme. Elles retournent sous la pile.</translation>
        </message>
        <message>
            <source>You get gnomes from the top of its pile, and yours go to the bottom: you will see them again.</source>
            <translation>Tu reçois des gnomes du dessus de sa pile, et les tiens vont dessous : tu les reverras.</translation>
        </message>
        <message>
            <source>You get the Hen, but Gnelson just stands there with fruit and grain.</source>
            <translation>Tu as la Poule, mais Gnelson reste là avec fruit et céréale.</translation>
        </message>
        <message>
            <source>You go first. Each gnome helps with one task: Gnarcissa with the flowers, Gnadine with the piggy.</source>
            <translation>Tu passes en premier. Chaque gnome aide à une tâche : Gnarcissa pour les fleurs, Gnadine pour le cochon.</translation>
        </message>
        <message>
            <source>You have gnomes for all three. {seat2} may take any task you leave.</source>
            <translation>Tu as des gnomes pour les trois. {seat2} peut prendre toute tâche que tu laisses.</translation>
        </message>
        <message>
            <source>You have six gnomes; the Scarecrow has the other six, and no idea what to do with them.</source>
            <translation>Tu as six gnomes ; l’Épouvantail a les six autres, et ne sait trop qu’en faire.</translation>
        </message>
        <message>
            <source>You have the Goat, the Horse, the Squirrels and five gnomes. {seat2} has the Hen: {seat2}’s gnomes take one hour each.</source>
            <translation>Tu as la Chèvre, le Cheval, les Écureuils et cinq gnomes. {seat2} a la Poule : ses gnomes prennent une heure chacun.</translation>
        </message>
        <message>
            <source>You will need him in a moment. First, play the two for Task 1.</source>
            <translation>Il te servira dans un instant. D’abord, joue les deux de la Tâche 1.</translation>
        </message>
        <message>
            <source>You would still score the bonus for playing one gnome, but nothing for the vegetable.</source>
            <translation>Tu marquerais encore le bonus du gnome joué seul, mais rien pour le légume.</translation>
        </message>
        <message>
            <source>Your gnomes change sides</source>
            <translation>Tes gnomes changent de camp</translation>
        </message>
        <message>
            <source>Your opponent is made of straw</source>
            <translation>Ton adversaire est en paille</translation>
        </message>
        <message>
            <source>Your piggy keeps Task 1 open</source>
            <translation>Ton cochon garde la Tâche 1 ouverte</translation>
        </message>
        <message>
            <source>Your three gnomes are {seat2}’s now. If you play many, you have few next round, so count both hands.</source>
            <translation>Tes trois gnomes sont maintenant chez {seat2}. Si tu en joues beaucoup, il t’en reste peu à la manche suivante : compte les deux mains.</translation>
        </message>
        <message>
            <source>{seat2} has fulfilled Task 1, but the piggy lets you fulfil it too. You each score 9 bliss for it.</source>
            <translation>{seat2} a accompli la Tâche 1, mais le cochon te permet de l’accomplir aussi. Elle vous rapporte 9 de bonheur à chacun.</translation>
        </message>
        <message>
            <source>{seat2} needs five hours, so you go first again. The Lucky Piggy only helps when you go second.</source>
            <translation>Il faut cinq heures à {seat2} : tu passes encore en premier. Le Cochon chanceux n’aide que si tu passes en second.</translation>
        </message>
        <message>
            <source>{seat2} needs four hours, so you go first. {seat2} gets what is left.</source>
            <translation>Il faut quatre heures à {seat2} : tu passes en premier. {seat2} prend ce qui reste.</translation>
        </message>
    </context>
    <context>
        <name>lesson.paths_and_flower_beds</name>
        <message>
            <source>15 for opposite gates, instead of 10. One for the fountain. One each for b3, c3 and e3; d3 has only irises.</source>
            <translation>15 pour les portes opposées, au lieu de 10. Un pour la fontaine. Un chacune pour b3, c3 et e3 ; d3 n’a que des iris.</translation>
        </message>
        <message>
            <source>A fine bed, but a large one. Small ones are easier to fit between path and pond.</source>
            <translation>Un beau massif, mais un grand. Les petits se casent mieux entre chemin et étang.</translation>
        </message>
        <message>
            <source>A fine iris, but not beside your walk.</source>
            <translation>Un bel iris, mais pas le long de ta promenade.</translation>
        </message>
        <message>
            <source>A fine path. But from the gate above, you want to go straight down.</source>
            <translation>Un beau chemin. Mais de la porte du haut, il faut descendre tout droit.</translation>
        </message>
        <message>
            <source>A first walk</source>
            <translation>Une première promenade</translation>
        </message>
        <message>
            <source>A lily grows below e3. Put an iris above it, and e3 scores. The lilies in this bed don’t matter.</source>
            <translation>Un lis pousse sous e3. Un iris au-dessus, et e3 rapporte. Les lis de ce massif ne comptent pas.</translation>
        </message>
        <message>
            <source>A match in a front garden</source>
            <translation>Une partie dans un petit jardin</translation>
        </message>
        <message>
            <source>A nice stroll, but it ends before the other gate, and that gate is worth 15.</source>
            <translation>Une belle balade, mais elle finit avant l’autre porte, et cette porte vaut 15.</translation>
        </message>
        <message>
            <source>A pretty bed, but it adds no second kind beside the walk.</source>
            <translation>Un joli massif, mais il n’ajoute pas de deuxième sorte le long de la promenade.</translation>
        </message>
        <message>
            <source>A round has two turns, so two paths. From gate to gate over both fountains is six squares: three and three.</source>
            <translation>Une manche a deux tours, donc deux chemins. De porte à porte par les deux fontaines, il y a six cases : trois et trois.</translation>
        </message>
        <message>
            <source>A second gate scores a bonus</source>
            <translation>Une deuxième porte rapporte un bonus</translation>
        </message>
        <message>
            <source>A second kind for e3</source>
            <translation>Une deuxième sorte pour e3</translation>
        </message>
        <message>
            <source>A shape may be named again and again. Every player with room for it must plant it; you can’t pass.</source>
            <translation>Une pièce peut être annoncée encore et encore. Qui a de la place doit la planter ; on ne peut pas passer.</translation>
        </message>
        <message>
            <source>A small garden, four gates, and {seat2}, who sees as little of yours as you see of theirs. You name first.</source>
            <translation>Un petit jardin, quatre portes, et {seat2}, qui ne voit pas plus ton jardin que toi le sien. Tu annonces en premier.</translation>
        </message>
        <message>
            <source>A walk goes from square to square across their edges, never uses a square twice, and scores only what is on it.</source>
            <translation>Une promenade va de case en case par leurs côtés, jamais deux fois sur la même, et ne rapporte que par là où elle passe.</translation>
        </message>
        <message>
            <source>Alone with a pencil</source>
            <translation>En solo, crayon en main</translation>
        </message>
        <message>
            <source>Another round of paths. From g4 it is one step to the gate on h4. A walk may end anywhere, but a second gate scores 10.</source>
            <translation>Encore une manche de chemins. De g4, un pas mène à la porte h4. On peut finir n’importe où, mais une deuxième porte rapporte 10.</translation>
        </message>
        <message>
            <source>Both walks cross two fountains and one good square. But yours also ends at a second gate, and that is worth 10.</source>
            <translation>Les deux promenades passent par deux fontaines et une bonne case. Mais la tienne finit aussi à une deuxième porte, et ça vaut 10.</translation>
        </message>
        <message>
            <source>Every player plants the shape one of you names. If a player has no room for it, the match ends.</source>
            <translation>Tous les joueurs plantent la pièce que l’un de vous annonce. Si un joueur n’a pas de place, la partie se termine.</translation>
        </message>
        <message>
            <source>First a path from gate to gate, then flowers on both sides of it, then a shape the others have no room for.</source>
            <translation>D’abord un chemin de porte à porte, puis des fleurs des deux côtés, puis une pièce pour laquelle les autres n’ont pas de place.</translation>
        </message>
        <message>
            <source>Flowers on both sides of the path</source>
            <translation>Des fleurs des deux côtés</translation>
        </message>
        <message>
            <source>Four in a row, two kinds</source>
            <translation>Quatre à la suite, deux sortes</translation>
        </message>
        <message>
            <source>From gate N to gate E over two fountains: 12 already, with hardly any flowers. Ending the match now would suit you.</source>
            <translation>De la porte N à la porte E par deux fontaines : déjà 12, et presque pas de fleurs. Finir la partie maintenant t’arrangerait.</translation>
        </message>
        <message>
            <source>From gate to gate, that way needs a bend. Straight across doesn’t.</source>
            <translation>Par là, de porte à porte, il faut un coude. Tout droit, non.</translation>
        </message>
        <message>
            <source>From here on it counts</source>
            <translation>À partir d’ici, ça compte</translation>
        </message>
        <message>
            <source>From there you can’t get from gate to gate.</source>
            <translation>De là, tu ne peux pas aller de porte à porte.</translation>
        </message>
        <message>
            <source>If you are ahead, name what is hard to place; if you are behind, name what fits everywhere.</source>
            <translation>En tête, annonce ce qui se case mal ; à la traîne, ce qui tient partout.</translation>
        </message>
        <message>
            <source>In at the gate, over the fountain</source>
            <translation>Entrer par la porte, passer la fontaine</translation>
        </message>
        <message>
            <source>In the first round each player names a path. What suits you may be just what {seat2} has no room for.</source>
            <translation>Dans la première manche, chacun annonce un chemin. Celui qui t’arrange ne tient peut-être pas chez {seat2}.</translation>
        </message>
        <message>
            <source>Irises above</source>
            <translation>Des iris au-dessus</translation>
        </message>
        <message>
            <source>It fits nowhere: go for a walk!</source>
            <translation>Ça ne tient nulle part : à la promenade !</translation>
        </message>
        <message>
            <source>It fits there, and stays there for good. But the gate and the fountain would go to waste.</source>
            <translation>Elle tient là, et y reste pour de bon. Mais la porte et la fontaine seraient gâchées.</translation>
        </message>
        <message>
            <source>It fits there, but then your walk ends at the fountain and never reaches the gate.</source>
            <translation>Elle tient là, mais ta promenade finit alors à la fontaine et n’atteint jamais la porte.</translation>
        </message>
        <message>
            <source>Keep the room below the path for a long bed: one is coming.</source>
            <translation>Garde la place sous le chemin pour un long massif : il en viendra un.</translation>
        </message>
        <message>
            <source>Lilies below f3, water above it: two kinds. The bed covers the fountain on f4, which is lost, but it isn’t on your walk.</source>
            <translation>Sous f3 des lis, au-dessus de l’eau : deux sortes. La fontaine en f4 est recouverte et perdue, mais elle n’est pas sur la promenade.</translation>
        </message>
        <message>
            <source>Lilies below, water above</source>
            <translation>Lis dessous, eau dessus</translation>
        </message>
        <message>
            <source>Lovely, but flowers score only beside the walk.</source>
            <translation>Charmant, mais les fleurs ne rapportent que le long de la promenade.</translation>
        </message>
        <message>
            <source>Name the Lily corner or the Lily pair with iris.</source>
            <translation>Annonce le Coin de lis ou la Paire de lis et iris.</translation>
        </message>
        <message>
            <source>Name the Lily corner.</source>
            <translation>Annonce le Coin de lis.</translation>
        </message>
        <message>
            <source>Name the North–south straight.</source>
            <translation>Annonce la Droite nord–sud.</translation>
        </message>
        <message>
            <source>Name the West–east straight.</source>
            <translation>Annonce la Droite ouest–est.</translation>
        </message>
        <message>
            <source>Name the West–south turn.</source>
            <translation>Annonce le Coude ouest–sud.</translation>
        </message>
        <message>
            <source>Name what is hard to place</source>
            <translation>Annonce une pièce difficile à caser</translation>
        </message>
        <message>
            <source>Nicely done, but your walk can’t jump. The new piece has to join the path.</source>
            <translation>Bien trouvé, mais ta promenade ne peut pas sauter. La nouvelle pièce doit rejoindre le chemin.</translation>
        </message>
        <message>
            <source>Nineteen: that is silver</source>
            <translation>Dix-neuf : médaille d’argent</translation>
        </message>
        <message>
            <source>No room left</source>
            <translation>Plus de place</translation>
        </message>
        <message>
            <source>Not a single step? All these flowers, for nothing!</source>
            <translation>Pas un seul pas ? Toutes ces fleurs, pour rien !</translation>
        </message>
        <message>
            <source>Now c3 gets its second kind, and e3 has a pond below. Corner to corner does not count.</source>
            <translation>Maintenant, c3 a sa deuxième sorte, et e3 un étang au-dessous. Par les coins, ça ne compte pas.</translation>
        </message>
        <message>
            <source>Now flower beds. The pond already helps b3 and e3: one kind of flower is enough there. A small bed fits where you want it.</source>
            <translation>Maintenant des massifs. L’étang aide déjà b3 et e3 : une sorte de fleurs y suffit. Un petit massif va où tu veux.</translation>
        </message>
        <message>
            <source>Now {seat2} has named one</source>
            <translation>Maintenant, {seat2} a annoncé</translation>
        </message>
        <message>
            <source>On b2 and c2 it makes b3 count at once, and c3 as soon as another kind is below it. But it’s your garden!</source>
            <translation>En b2 et c2, il fait compter b3 tout de suite, et c3 dès qu’une autre sorte pousse dessous. Mais c’est ton jardin !</translation>
        </message>
        <message>
            <source>One names it, everyone plants it</source>
            <translation>L’un annonce, tous plantent</translation>
        </message>
        <message>
            <source>Only your walk scores: squares between two kinds, fountains on the way, gates at both ends.</source>
            <translation>Seule ta promenade compte : cases entre deux sortes, fontaines en chemin, portes aux deux bouts.</translation>
        </message>
        <message>
            <source>Opposite gates score 15. This path can’t be turned, but it is just what you need.</source>
            <translation>Des portes opposées rapportent 15. Ce chemin ne peut pas être tourné, mais il tombe pile.</translation>
        </message>
        <message>
            <source>Paths are never turned. From d1 this one covers a gate and a fountain, and a fountain on your walk scores 1.</source>
            <translation>Les chemins ne se tournent jamais. Depuis d1, celui-ci couvre une porte et une fontaine, et une fontaine sur ta promenade rapporte 1.</translation>
        </message>
        <message>
            <source>Plant it above the path, wherever you like.</source>
            <translation>Plante-le au-dessus du chemin, où tu veux.</translation>
        </message>
        <message>
            <source>Plant it at one of the two gates, in row 3.</source>
            <translation>Plante-la à l’une des deux portes, rangée 3.</translation>
        </message>
        <message>
            <source>Plant it from a1 on.</source>
            <translation>Plante-la à partir de a1.</translation>
        </message>
        <message>
            <source>Plant it from d3 to the gate.</source>
            <translation>Plante-la de d3 à la porte.</translation>
        </message>
        <message>
            <source>Plant it from e3 on, beside your path.</source>
            <translation>Plante-la à partir de e3, près de ton chemin.</translation>
        </message>
        <message>
            <source>Plant it from h4 down.</source>
            <translation>Plante-la de h4 vers le bas.</translation>
        </message>
        <message>
            <source>Plant it on b4, c4 and b5.</source>
            <translation>Plante-la en b4, c4 et b5.</translation>
        </message>
        <message>
            <source>Plant it on d1, d2 and d3.</source>
            <translation>Plante-la en d1, d2 et d3.</translation>
        </message>
        <message>
            <source>Plant it on e4, f4 and e5.</source>
            <translation>Plante-la en e4, f4 et e5.</translation>
        </message>
        <message>
            <source>Plant it wherever you like.</source>
            <translation>Plante-la où tu veux.</translation>
        </message>
        <message>
            <source>Plant it with the iris on e2.</source>
            <translation>Plante-la avec l’iris en e2.</translation>
        </message>
        <message>
            <source>Plant the irises on c2, d2, e2 and d1.</source>
            <translation>Plante les iris en c2, d2, e2 et d1.</translation>
        </message>
        <message>
            <source>Plant the other half of the path, to the other gate.</source>
            <translation>Plante l’autre moitié du chemin, jusqu’à l’autre porte.</translation>
        </message>
        <message>
            <source>Play to the end.</source>
            <translation>Joue jusqu’à la fin.</translation>
        </message>
        <message>
            <source>Pretty. But then no square of the walk has flowers on both sides.</source>
            <translation>Joli. Mais alors aucune case de la promenade n’a de fleurs des deux côtés.</translation>
        </message>
        <message>
            <source>Put it down and pick it up as often as you like. It stays for good only once you plant it.</source>
            <translation>Pose-la et reprends-la autant de fois que tu veux. Elle ne reste pour de bon qu’une fois plantée.</translation>
        </message>
        <message>
            <source>Rounds alternate: paths, then beds. A walk square between two or more kinds of flowers scores 1, never more.</source>
            <translation>Chemins et massifs alternent à chaque manche. Une case entre deux sortes ou plus rapporte 1, jamais plus.</translation>
        </message>
        <message>
            <source>So near the gate, but not on it.</source>
            <translation>Si près de la porte, et pourtant à côté.</translation>
        </message>
        <message>
            <source>So near! Three squares in row 3 are still waiting.</source>
            <translation>Si près ! Trois cases de la rangée 3 attendent encore.</translation>
        </message>
        <message>
            <source>Solo, a card names the shape</source>
            <translation>En solo, une carte annonce la pièce</translation>
        </message>
        <message>
            <source>Solo, you draw cards: two paths, two beds, two paths and so on, until one doesn’t fit.</source>
            <translation>En solo, tu tires des cartes : deux chemins, deux massifs, deux chemins et ainsi de suite, jusqu’à ce que l’une ne tienne plus.</translation>
        </message>
        <message>
            <source>That fits in every garden, and {seat2} gets time to find a second gate.</source>
            <translation>Ça tient dans tous les jardins, et {seat2} a le temps de trouver une deuxième porte.</translation>
        </message>
        <message>
            <source>That leads somewhere too, but the gate on h4 is nearer.</source>
            <translation>Ça mène aussi quelque part, mais la porte h4 est plus près.</translation>
        </message>
        <message>
            <source>That path has a bend in it. Straight on is shorter here.</source>
            <translation>Ce chemin a un coude. Tout droit, c’est plus court.</translation>
        </message>
        <message>
            <source>That still fits in most gardens. If you want to end the match, a turn is harder to place.</source>
            <translation>Ça tient encore dans presque tous les jardins. Si tu veux finir la partie, un coude est plus dur à placer.</translation>
        </message>
        <message>
            <source>The computer always finds the best walk. This time, find it yourself.</source>
            <translation>L’ordinateur trouve toujours la meilleure promenade. Cette fois, trouve-la toi-même.</translation>
        </message>
        <message>
            <source>The computer finds the best walk there is. Running out of room costs you nothing.</source>
            <translation>L’ordinateur trouve la meilleure promenade possible. Manquer de place ne te coûte rien.</translation>
        </message>
        <message>
            <source>The goal: the best walk. At the end you take one walk through your garden, starting at a gate. Only that walk scores.</source>
            <translation>Le but : la meilleure promenade. À la fin, tu traverses une fois ton jardin à partir d’une porte. Elle seule compte.</translation>
        </message>
        <message>
            <source>The last turn!</source>
            <translation>Le dernier tour !</translation>
        </message>
        <message>
            <source>The match ends when a player has no room for the named shape. The others still plant it.</source>
            <translation>La partie se termine quand un joueur n’a pas de place pour la pièce annoncée. Les autres la plantent quand même.</translation>
        </message>
        <message>
            <source>The rest is yours</source>
            <translation>Le reste est à toi</translation>
        </message>
        <message>
            <source>The walk is complete</source>
            <translation>La promenade est complète</translation>
        </message>
        <message>
            <source>There is no room for the next card, so the planting ends. Start at a gate and go from edge to edge; f4 is a dead end.</source>
            <translation>Pas de place pour la carte suivante : fini de planter. Pars d’une porte et va de côté en côté ; f4 est un cul-de-sac.</translation>
        </message>
        <message>
            <source>There they would cover the gate on d5 for good, and the pond would be wasted.</source>
            <translation>Là, ils couvriraient pour de bon la porte d5, et l’étang serait gâché.</translation>
        </message>
        <message>
            <source>They all smell lovely, but the Lily corner fits this path best.</source>
            <translation>Tous sentent bon, mais c’est le Coin de lis qui épouse le mieux ce chemin.</translation>
        </message>
        <message>
            <source>Thirteen against three</source>
            <translation>Treize contre trois</translation>
        </message>
        <message>
            <source>This is your second gate. The opposite gate would have scored 15, but that is another day’s work.</source>
            <translation>C’est ta deuxième porte. La porte d’en face aurait rapporté 15, mais ce sera pour un autre jour.</translation>
        </message>
        <message>
            <source>Tip: a bed for a corner</source>
            <translation>Conseil : un massif dans un coin</translation>
        </message>
        <message>
            <source>Tip: straight to the other gate</source>
            <translation>Conseil : tout droit vers l’autre porte</translation>
        </message>
        <message>
            <source>Tip: try first, it costs nothing</source>
            <translation>Conseil : essaie d’abord, c’est gratuit</translation>
        </message>
        <message>
            <source>Tip: two squares at once</source>
            <translation>Conseil : deux cases à la fois</translation>
        </message>
        <message>
            <source>To the gate across the garden</source>
            <translation>À la porte, à travers le jardin</translation>
        </message>
        <message>
            <source>Two gates, and a walk between</source>
            <translation>Deux portes, et une promenade entre elles</translation>
        </message>
        <message>
            <source>Two kinds, one kind and water, or water on two sides: one point. Three kinds are still one point.</source>
            <translation>Deux sortes, une sorte et de l’eau, ou de l’eau de deux côtés : un point. Trois sortes : toujours un point.</translation>
        </message>
        <message>
            <source>Two paths, two flower beds, two paths … from a small deck. The first path is planted, over a gate and a fountain.</source>
            <translation>Deux chemins, deux massifs, deux chemins… d’une petite pile. Le premier chemin est planté, sur une porte et une fontaine.</translation>
        </message>
        <message>
            <source>Two squares in the middle need flowers. The pond above b3 counts as any kind, so lilies below it will do.</source>
            <translation>Deux cases du milieu ont besoin de fleurs. L’étang au-dessus de b3 vaut n’importe quelle sorte : des lis dessous suffisent.</translation>
        </message>
        <message>
            <source>Up there it takes the room you will want for a path.</source>
            <translation>Là-haut, elle prend la place qu’il te faudra pour un chemin.</translation>
        </message>
        <message>
            <source>Walk from gate a3 to gate f3, then press Done.</source>
            <translation>Promène-toi de la porte a3 à la porte f3, puis appuie sur Terminé.</translation>
        </message>
        <message>
            <source>Water counts as any flower you want. Two gates score 10, opposite gates 15.</source>
            <translation>L’eau vaut n’importe quelle fleur. Deux portes rapportent 10, opposées 15.</translation>
        </message>
        <message>
            <source>Water is any flower you want</source>
            <translation>L’eau vaut n’importe quelle fleur</translation>
        </message>
        <message>
            <source>What you plant stays, and the others don’t see it. They plant the same pieces, so guess where.</source>
            <translation>Ce que tu plantes reste, et les autres ne le voient pas. Ils plantent les mêmes pièces : devine où.</translation>
        </message>
        <message>
            <source>You can place the West–south turn in only one way. {seat2} has the same pieces, and perhaps no room at all.</source>
            <translation>Il ne te reste qu’une façon de placer le Coude ouest–sud. {seat2} a les mêmes pièces, et peut-être plus de place du tout.</translation>
        </message>
        <message>
            <source>You have to plant it too. A walk goes from square to square across their edges, never across corners.</source>
            <translation>Tu dois la planter aussi. Une promenade va de case en case par leurs côtés, jamais par les coins.</translation>
        </message>
        <message>
            <source>You may not name a shape that you can’t plant yourself. Real matches use larger maps and up to six players.</source>
            <translation>Tu ne peux pas annoncer une pièce que tu ne peux pas planter. Les vraies parties ont de plus grands plans, et jusqu’à six joueurs.</translation>
        </message>
        <message>
            <source>You name a path. A shape with one place left in your garden may have none in {seat2}’s, and that ends the match.</source>
            <translation>Tu annonces un chemin. Une pièce qui n’a plus qu’une place chez toi n’en a peut-être aucune chez {seat2} : la partie se termine alors.</translation>
        </message>
        <message>
            <source>Your garden, hidden from others</source>
            <translation>Ton jardin, caché aux autres</translation>
        </message>
        <message>
            <source>{seat2} has named it. Below the path it would give c3 and d3 roses, and e3 lilies: you decide.</source>
            <translation>{seat2} l’a annoncé. Sous le chemin, il donnerait des roses à c3 et d3, des lis à e3 : à toi de décider.</translation>
        </message>
        <message>
            <source>{seat2} has no room for it. You still plant yours, and then all gardens are opened.</source>
            <translation>{seat2} n’a pas de place. Tu plantes quand même la tienne, puis tous les jardins s’ouvrent.</translation>
        </message>
        <message>
            <source>{seat2} has the same idea</source>
            <translation>{seat2} a eu la même idée</translation>
        </message>
    </context>
    <context>
        <name>lesson.stalk_exchange</name>
        <message>
            <source>A Flush is not an action</source>
            <translation>Un Renouvellement n’est pas une action</translation>
        </message>
        <message>
            <source>A Flush won’t fill the last space. Plant first.</source>
            <translation>Un Renouvellement ne remplit pas la dernière case. Plante d’abord.</translation>
        </message>
        <message>
            <source>A Seedy Business token buys an extra action or a Flush. You have six for the whole match, and you don’t get any back.</source>
            <translation>Un jeton d’affaires louches paie une action de plus ou un Renouvellement. Tu en as six pour toute la partie, et aucun ne revient.</translation>
        </message>
        <message>
            <source>A bloom is harvested when no space beside it is empty. This one has two empty spaces left. It suspects nothing.</source>
            <translation>Une fleur éclose est récoltée quand aucune case voisine n’est vide. Il en reste deux ici. Elle ne se doute de rien.</translation>
        </message>
        <message>
            <source>A bloom is harvested when no space beside it is empty; any flower can surround it.</source>
            <translation>Une fleur éclose est récoltée quand aucune case voisine n’est vide ; n’importe quelle fleur peut l’encercler.</translation>
        </message>
        <message>
            <source>A bulb blooms as soon as a space beside it is empty. Until then it can’t be harvested.</source>
            <translation>Un bulbe éclot dès qu’une case voisine est vide. Avant cela, il ne peut pas être récolté.</translation>
        </message>
        <message>
            <source>A bulb blooms only with an empty space beside it. This one will sleep, and a sleeping bulb is never harvested.</source>
            <translation>Un bulbe n’éclot que si une case voisine est vide. Celui-ci va dormir, et un bulbe qui dort n’est jamais récolté.</translation>
        </message>
        <message>
            <source>A bulb that can’t bloom</source>
            <translation>Un bulbe qui ne peut pas éclore</translation>
        </message>
        <message>
            <source>A bulb that can’t bloom surrounds best of all: it stays until a player makes room.</source>
            <translation>Un bulbe qui ne peut pas éclore encercle le mieux : il reste jusqu’à ce qu’un joueur lui fasse de la place.</translation>
        </message>
        <message>
            <source>A daffodil, almost surrounded</source>
            <translation>Une jonquille, presque encerclée</translation>
        </message>
        <message>
            <source>A dahlia on d1 surrounds the daffodil on c1, and the one on d2 as well. Two for the price of one.</source>
            <translation>Un dahlia en d1 encercle la jonquille de c1, et celle de d2 aussi. Deux pour le prix d’une.</translation>
        </message>
        <message>
            <source>A dahlia, today? It is about to lose half!</source>
            <translation>Un dahlia, aujourd’hui ? Il va perdre la moitié !</translation>
        </message>
        <message>
            <source>A fair swap. After the Flush there may be a better one.</source>
            <translation>Un échange honnête. Après le Renouvellement, il y en aura peut-être un meilleur.</translation>
        </message>
        <message>
            <source>A fence round a tulip</source>
            <translation>Encercler une tulipe</translation>
        </message>
        <message>
            <source>A garden is never full enough. But this time, make a swap.</source>
            <translation>Un jardin n’est jamais assez plein. Mais cette fois, fais un échange.</translation>
        </message>
        <message>
            <source>A good swap, perhaps. But first, surround the tulip.</source>
            <translation>Un bon échange, peut-être. Mais encercle d’abord la tulipe.</translation>
        </message>
        <message>
            <source>A harvest raises the value of its kind, for every player who holds it.</source>
            <translation>Une récolte fait monter le cours de sa sorte, pour tous ceux qui en ont.</translation>
        </message>
        <message>
            <source>A lovely spot, but the tulips haven’t even noticed.</source>
            <translation>Un bel endroit, mais les tulipes n’ont rien remarqué.</translation>
        </message>
        <message>
            <source>A pretty spot, but it doesn’t surround the tulip.</source>
            <translation>Un joli coin, mais il n’encercle pas la tulipe.</translation>
        </message>
        <message>
            <source>A quiet corner</source>
            <translation>Un coin tranquille</translation>
        </message>
        <message>
            <source>A swap, now? Plant one more flower, and only one space is left.</source>
            <translation>Un échange, maintenant ? Plante encore une fleur, et il ne reste qu’une case.</translation>
        </message>
        <message>
            <source>A token buys a swap as well, but here the garden needs it more.</source>
            <translation>Un jeton paie aussi un échange, mais ici, le jardin en a plus besoin.</translation>
        </message>
        <message>
            <source>A token for other flowers? Any of these will do in the corner.</source>
            <translation>Un jeton pour d’autres fleurs ? N’importe laquelle suffit dans le coin.</translation>
        </message>
        <message>
            <source>A token for that? The last empty space is beside the tulips.</source>
            <translation>Un jeton pour ça ? La dernière case vide est à côté des tulipes.</translation>
        </message>
        <message>
            <source>A tulip is worth 1 now</source>
            <translation>Une tulipe vaut 1 maintenant</translation>
        </message>
        <message>
            <source>A tulip, almost surrounded</source>
            <translation>Une tulipe, presque encerclée</translation>
        </message>
        <message>
            <source>After the crash a token is worth nothing, so use it in time.</source>
            <translation>Après le krach, un jeton ne vaut rien : dépense-le à temps.</translation>
        </message>
        <message>
            <source>All three spaces beside a1 are taken, and there are none beyond the edge. A bulb there can’t bloom.</source>
            <translation>Les trois cases près de a1 sont prises, et au-delà du bord il n’y en a pas. Un bulbe n’y peut pas éclore.</translation>
        </message>
        <message>
            <source>Also a tulip, but the one in slot 6 leaves the Exchange at the end of your turn.</source>
            <translation>Une tulipe aussi, mais celle du casier 6 quitte la Bourse à la fin de ton tour.</translation>
        </message>
        <message>
            <source>Always a good idea. But this time, see something grow.</source>
            <translation>Toujours une bonne idée. Mais cette fois, regarde pousser quelque chose.</translation>
        </message>
        <message>
            <source>Always tempting, but you need both actions to fill two spaces.</source>
            <translation>Toujours tentant, mais il te faut les deux actions pour remplir deux cases.</translation>
        </message>
        <message>
            <source>An extra action costs a Seedy Business token. You have six for the whole match: keep them.</source>
            <translation>Une action de plus coûte un jeton d’affaires louches. Tu en as six pour toute la partie : garde-les.</translation>
        </message>
        <message>
            <source>And the other space</source>
            <translation>Et l’autre case</translation>
        </message>
        <message>
            <source>Another token? You may, but there is nothing left to do: keep it.</source>
            <translation>Encore un jeton ? Tu peux, mais il n’y a plus rien à faire : garde-le.</translation>
        </message>
        <message>
            <source>Any flower can surround it</source>
            <translation>N’importe quelle fleur encercle</translation>
        </message>
        <message>
            <source>Any flower on the Exchange is good enough to surround b1.</source>
            <translation>N’importe quelle fleur de la Bourse suffit pour encercler b1.</translation>
        </message>
        <message>
            <source>Awake at last, and now it can be harvested like any other. Blooms never turn back into bulbs. Some regret it.</source>
            <translation>Enfin réveillée, et elle peut être récoltée comme les autres. Ce qui a éclos ne redevient jamais bulbe. Certaines le regrettent.</translation>
        </message>
        <message>
            <source>Blooms of one kind side by side are a group: they are harvested together, or not at all.</source>
            <translation>Des fleurs d’une sorte côte à côte forment un groupe : elles sont récoltées ensemble, ou pas du tout.</translation>
        </message>
        <message>
            <source>Both actions are done. A Seedy Business token buys one more. Once spent, it is gone.</source>
            <translation>Les deux actions sont faites. Un jeton d’affaires louches en paie une autre. Une fois dépensé, il est perdu.</translation>
        </message>
        <message>
            <source>Bulbs are never harvested and join no group, not even a tulip beside a tulip. They only surround.</source>
            <translation>Les bulbes ne sont jamais récoltés et ne rejoignent aucun groupe, pas même une tulipe près d’une tulipe. Ils encerclent, c’est tout.</translation>
        </message>
        <message>
            <source>Bulbs need room to bloom</source>
            <translation>Un bulbe a besoin de place pour éclore</translation>
        </message>
        <message>
            <source>Bulbs surround as well</source>
            <translation>Un bulbe encercle aussi</translation>
        </message>
        <message>
            <source>Dahlias are at 6 and would fall to 3. Your six globemasters stay at 5. A lovely day for a crash!</source>
            <translation>Les dahlias sont à 6 et tomberaient à 3. Tes six alliums restent à 5. Beau jour pour un krach !</translation>
        </message>
        <message>
            <source>Dahlias lead, and you have none</source>
            <translation>Les dahlias sont en tête, et tu n’en as pas</translation>
        </message>
        <message>
            <source>Dahlias were the most valuable when you began. If they still are at the crash, they lose half. Swap anyway?</source>
            <translation>Les dahlias étaient les plus chers au début. S’ils le sont encore au krach, ils perdent la moitié. Échanger quand même ?</translation>
        </message>
        <message>
            <source>Each harvested flower goes one space lower on the track and raises the value of its kind. When the two cross, the market crashes.</source>
            <translation>Chaque fleur récoltée s’y pose une case plus bas et fait monter le cours de sa sorte. Quand ils se croisent, c’est le krach.</translation>
        </message>
        <message>
            <source>Each one raises the value of all tulips by 1, and you have six of them. That token was well spent.</source>
            <translation>Chacune fait monter de 1 le cours des tulipes, et tu en as six. Ce jeton a été bien dépensé.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Finis ton tour.</translation>
        </message>
        <message>
            <source>Every tulip: your two, and those in {seat2}’s portfolio. What is good for you is rarely good for you alone.</source>
            <translation>Chaque tulipe : tes deux, et celles du portefeuille chez {seat2}. Ce qui est bon pour toi l’est rarement pour toi seul.</translation>
        </message>
        <message>
            <source>Everything is in place. An extra action would cost a token.</source>
            <translation>Tout est en place. Une action de plus coûterait un jeton.</translation>
        </message>
        <message>
            <source>Fill another space beside them.</source>
            <translation>Remplis une autre case à côté d’elles.</translation>
        </message>
        <message>
            <source>Finish the match</source>
            <translation>Termine la partie</translation>
        </message>
        <message>
            <source>First b1 is harvested, then the bulbs look around: suddenly there is room beside a1.</source>
            <translation>D’abord b1 est récoltée, puis c’est le tour des bulbes : soudain, il y a de la place à côté de a1.</translation>
        </message>
        <message>
            <source>First everything is harvested, then everything blooms, then values change: each step happens all at once.</source>
            <translation>D’abord toutes les récoltes, puis toutes les floraisons, puis tous les cours : chaque étape se fait partout à la fois.</translation>
        </message>
        <message>
            <source>Flush again, with tulips on the Exchange? The Compost is blushing.</source>
            <translation>Encore un Renouvellement, avec des tulipes à la Bourse ? Même le Compost rougit.</translation>
        </message>
        <message>
            <source>Flush the Exchange.</source>
            <translation>Renouvelle la Bourse.</translation>
        </message>
        <message>
            <source>Flush the whole Exchange</source>
            <translation>Renouvelle toute la Bourse</translation>
        </message>
        <message>
            <source>Gladly, later. First, make the flowers you have worth something.</source>
            <translation>Volontiers, plus tard. D’abord, donne de la valeur à tes fleurs.</translation>
        </message>
        <message>
            <source>Globemasters are second, and the crash leaves them alone. Give one away anyway?</source>
            <translation>Les alliums sont deuxièmes, et le krach les épargne. En donner un quand même ?</translation>
        </message>
        <message>
            <source>Harvest, Bloom, Values, Exchange</source>
            <translation>Récolte, Floraison, Cours, Bourse</translation>
        </message>
        <message>
            <source>Harvest, Bloom, Values, Exchange: the Upkeep happens by itself, always in this order.</source>
            <translation>Récolte, Floraison, Cours, Bourse : l’Entretien se fait tout seul, toujours dans cet ordre.</translation>
        </message>
        <message>
            <source>Harvested flowers fill the Market Track from the top while values climb. When the two cross, the market crashes.</source>
            <translation>Les fleurs récoltées remplissent la piste du marché par le haut, les cours montent. Quand ils se croisent, c’est le krach.</translation>
        </message>
        <message>
            <source>Hold the second most valuable</source>
            <translation>Mise sur la deuxième</translation>
        </message>
        <message>
            <source>If nothing suits you, spend a token on a Flush: the whole Exchange goes to the Compost, and six new flowers arrive.</source>
            <translation>Si rien ne te plaît, dépense un jeton pour un Renouvellement : toute la Bourse va au Compost, et six nouvelles fleurs arrivent.</translation>
        </message>
        <message>
            <source>If tied on points, the player with more flowers of the most valuable kind wins.</source>
            <translation>À égalité de points, gagne le joueur qui a le plus de fleurs de la sorte la plus chère.</translation>
        </message>
        <message>
            <source>In the crash the most valuable kind loses half, so hold the second most valuable one.</source>
            <translation>Au krach, la sorte la plus chère perd la moitié : mise sur la deuxième.</translation>
        </message>
        <message>
            <source>In the garden it scores nothing; in your portfolio it is worth 2.</source>
            <translation>Au Jardin, elle ne rapporte rien ; dans ton portefeuille, elle vaut 2.</translation>
        </message>
        <message>
            <source>It also crashes when the Greenhouse can’t fill the Exchange. Either way, the turn is finished, and it is the last.</source>
            <translation>C’est aussi le krach si la Serre ne peut plus remplir la Bourse. Dans les deux cas, on finit le tour, et aucun autre ne suit.</translation>
        </message>
        <message>
            <source>It sleeps on. Time to make room</source>
            <translation>Il dort toujours. Faisons de la place</translation>
        </message>
        <message>
            <source>Keep the token. Any of these flowers can surround.</source>
            <translation>Garde le jeton. N’importe laquelle de ces fleurs peut encercler.</translation>
        </message>
        <message>
            <source>Late in the match</source>
            <translation>Tard dans la partie</translation>
        </message>
        <message>
            <source>Later! That is one of the two empty spaces beside b1. Keep them for now.</source>
            <translation>Plus tard ! C’est une des deux cases vides à côté de b1. Garde-les pour l’instant.</translation>
        </message>
        <message>
            <source>Not there: c1 and c2 are the empty spaces beside b1.</source>
            <translation>Pas là : c1 et c2 sont les cases vides à côté de b1.</translation>
        </message>
        <message>
            <source>Nothing more is needed. The market is holding its breath.</source>
            <translation>Il ne faut rien de plus. Le marché retient son souffle.</translation>
        </message>
        <message>
            <source>Now {seat2} is playing for real, and your moves count. You get a hint before a mistake.</source>
            <translation>Maintenant, {seat2} joue vraiment, et tes coups comptent. Un indice te prévient avant une erreur.</translation>
        </message>
        <message>
            <source>One flower surrounds two</source>
            <translation>Une fleur en encercle deux</translation>
        </message>
        <message>
            <source>Plant a flower in the last space beside b1.</source>
            <translation>Plante une fleur dans la dernière case libre près de b1.</translation>
        </message>
        <message>
            <source>Plant any flower beside the two tulips.</source>
            <translation>Plante n’importe quelle fleur à côté des deux tulipes.</translation>
        </message>
        <message>
            <source>Plant any flower on a1.</source>
            <translation>Plante n’importe quelle fleur en a1.</translation>
        </message>
        <message>
            <source>Plant any flower on c1 or c2.</source>
            <translation>Plante n’importe quelle fleur en c1 ou c2.</translation>
        </message>
        <message>
            <source>Plant any flower, wherever you like.</source>
            <translation>Plante n’importe quelle fleur, où tu veux.</translation>
        </message>
        <message>
            <source>Plant one more flower, in the last empty space.</source>
            <translation>Plante encore une fleur, dans la dernière case vide.</translation>
        </message>
        <message>
            <source>Plant or swap, twice. Where you plant now is up to you: help a flower bloom, or set a nasty trap.</source>
            <translation>Planter ou échanger, deux fois. Où planter maintenant, c’est à toi de voir : aider une fleur à éclore, ou tendre un piège.</translation>
        </message>
        <message>
            <source>Plant the dahlia from slot 2 on d1.</source>
            <translation>Plante le dahlia du casier 2 en d1.</translation>
        </message>
        <message>
            <source>Plant the dahlia from slot 6 on b1.</source>
            <translation>Plante le dahlia du casier 6 en b1.</translation>
        </message>
        <message>
            <source>Plant the globemaster from slot 6 on b1.</source>
            <translation>Plante l’allium du casier 6 en b1.</translation>
        </message>
        <message>
            <source>Plant the tulip from slot 5 on b2.</source>
            <translation>Plante la tulipe du casier 5 en b2.</translation>
        </message>
        <message>
            <source>Play until the market crashes.</source>
            <translation>Joue jusqu’au krach.</translation>
        </message>
        <message>
            <source>Right idea, wrong end: start with b1.</source>
            <translation>Bonne idée, mais par l’autre côté : commence par b1.</translation>
        </message>
        <message>
            <source>Side by side they are a group: harvested together, as soon as no space beside either is empty.</source>
            <translation>Côte à côte, elles forment un groupe : récoltées ensemble, dès qu’aucune case voisine n’est vide.</translation>
        </message>
        <message>
            <source>Six tulips hope to gain value</source>
            <translation>Six tulipes à faire monter</translation>
        </message>
        <message>
            <source>So near! One space beside b1 is still empty.</source>
            <translation>Si près ! Une case à côté de b1 est encore vide.</translation>
        </message>
        <message>
            <source>Swap a snowdrop for the tulip in slot 6.</source>
            <translation>Échange un perce-neige contre la tulipe du casier 6.</translation>
        </message>
        <message>
            <source>Swap any flower for one of another kind.</source>
            <translation>Échange une fleur contre une d’une autre sorte.</translation>
        </message>
        <message>
            <source>Swap any of your flowers for a tulip.</source>
            <translation>Échange une de tes fleurs contre une tulipe.</translation>
        </message>
        <message>
            <source>Take a tulip: tulips are worth 2, and all other kinds nothing yet.</source>
            <translation>Prends une tulipe : les tulipes valent 2, et toutes les autres sortes rien encore.</translation>
        </message>
        <message>
            <source>That comes next. First, swap for a tulip.</source>
            <translation>Ça vient après. D’abord, échange contre une tulipe.</translation>
        </message>
        <message>
            <source>That costs a token, and in a moment you will want one for something better.</source>
            <translation>Ça coûte un jeton, et tu en auras bientôt besoin pour mieux.</translation>
        </message>
        <message>
            <source>That costs a token, and there is still an action to take.</source>
            <translation>Ça coûte un jeton, et il te reste une action à faire.</translation>
        </message>
        <message>
            <source>That fills the space too, but the dahlia in slot 6 goes to the Compost at the end of your turn.</source>
            <translation>Ça remplit aussi la case, mais le dahlia du casier 6 part au Compost à la fin de ton tour.</translation>
        </message>
        <message>
            <source>That fills the space, too. But the flower in slot 6 would go to waste.</source>
            <translation>Ça remplit aussi la case. Mais la fleur du casier 6 serait perdue.</translation>
        </message>
        <message>
            <source>That flower doesn’t surround anything that matters.</source>
            <translation>Cette fleur n’encercle rien d’important.</translation>
        </message>
        <message>
            <source>That helps too, but start on b1, with the flower that would go to waste.</source>
            <translation>Ça aide aussi, mais commence par b1, avec la fleur qui serait perdue.</translation>
        </message>
        <message>
            <source>That works too, without a token. But try the Flush first.</source>
            <translation>Ça marche aussi, sans jeton. Mais essaie d’abord le Renouvellement.</translation>
        </message>
        <message>
            <source>That would cost a token. Keep it: the Upkeep does the rest by itself.</source>
            <translation>Ça coûterait un jeton. Garde-le : l’Entretien fait le reste tout seul.</translation>
        </message>
        <message>
            <source>That would surround them just as well, but don’t leave the dahlia for {seat2} to swap.</source>
            <translation>Ça les encerclerait tout aussi bien, mais ne laisse pas le dahlia à {seat2}.</translation>
        </message>
        <message>
            <source>That would work as well. But see what happens to a tulip beside a tulip.</source>
            <translation>Ça irait aussi. Mais vois ce qui arrive à une tulipe à côté d’une tulipe.</translation>
        </message>
        <message>
            <source>The Greenhouse can run dry</source>
            <translation>La Serre peut se vider</translation>
        </message>
        <message>
            <source>The Market Track has come down to the values: harvest one more flower of any kind, and the market crashes.</source>
            <translation>La piste du marché est descendue jusqu’aux cours : récolte encore une fleur de n’importe quelle sorte, et c’est le krach.</translation>
        </message>
        <message>
            <source>The Market Track is coming down</source>
            <translation>La piste du marché descend</translation>
        </message>
        <message>
            <source>The Upkeep happens by itself. Look at a1 afterwards: the other bulbs all bloom, but that one doesn’t.</source>
            <translation>L’Entretien se fait tout seul. Regarde ensuite a1 : tous les bulbes éclosent, sauf celui-là.</translation>
        </message>
        <message>
            <source>The bloom on b1 has two empty spaces, c1 and c2. If it is harvested, there is room beside a1.</source>
            <translation>La fleur en b1 a deux cases vides, c1 et c2. Si elle est récoltée, il y a de la place à côté de a1.</translation>
        </message>
        <message>
            <source>The bulb on a1 blooms</source>
            <translation>Le bulbe en a1 éclot</translation>
        </message>
        <message>
            <source>The bulb on a1 has helped to surround b1 all along, and not even {seat2} could harvest it.</source>
            <translation>Le bulbe en a1 aidait depuis le début à encercler b1, et même {seat2} n’a pas pu le récolter.</translation>
        </message>
        <message>
            <source>The crash comes closer</source>
            <translation>Le krach approche</translation>
        </message>
        <message>
            <source>The crash ends the match</source>
            <translation>Le krach met fin à la partie</translation>
        </message>
        <message>
            <source>The crash, and 54 for you</source>
            <translation>Le krach, et 54 pour toi</translation>
        </message>
        <message>
            <source>The day of the crash</source>
            <translation>Le jour du krach</translation>
        </message>
        <message>
            <source>The edge surrounds for free</source>
            <translation>Le bord encercle gratuitement</translation>
        </message>
        <message>
            <source>The garden does the rest</source>
            <translation>Le jardin fait le reste</translation>
        </message>
        <message>
            <source>The globemaster in slot 6 goes to the Compost at the end of your turn. In the garden it can surround the tulip.</source>
            <translation>L’allium du casier 6 part au Compost à la fin de ton tour. Au Jardin, il peut encercler la tulipe.</translation>
        </message>
        <message>
            <source>The goal: the most points at the end. Only these flowers count, each for its value. Harvests in the garden raise values.</source>
            <translation>Le but : le plus de points à la fin. Seules ces fleurs comptent, chacune pour son cours. Les récoltes au Jardin font monter les cours.</translation>
        </message>
        <message>
            <source>The last turns are yours</source>
            <translation>Les derniers tours sont à toi</translation>
        </message>
        <message>
            <source>The market crashes when the Market Track falls below the highest value, or when the Greenhouse can’t fill the Exchange.</source>
            <translation>Le krach arrive quand la piste du marché passe sous le cours le plus haut, ou quand la Serre ne peut plus remplir la Bourse.</translation>
        </message>
        <message>
            <source>The market crashes when the last flower on the Market Track is below the highest value.</source>
            <translation>Le krach arrive quand la dernière fleur de la piste du marché est sous le cours le plus haut.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its value, rounded up. If several are tied at the top, all of them do.</source>
            <translation>La sorte la plus chère perd la moitié, arrondie vers le haut. À égalité en tête, toutes perdent.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half, rounded up; if several are tied, all of them do. Hold flowers of the next kind down.</source>
            <translation>La sorte la plus chère perd la moitié, arrondie vers le haut ; à égalité, toutes. Garde des fleurs de la sorte suivante.</translation>
        </message>
        <message>
            <source>The right tulip, but give a snowdrop: you have three, and they are worth nothing yet.</source>
            <translation>La bonne tulipe, mais donne un perce-neige : tu en as trois, et ils ne valent encore rien.</translation>
        </message>
        <message>
            <source>The third space costs a token</source>
            <translation>La troisième case coûte un jeton</translation>
        </message>
        <message>
            <source>Then nothing is harvested, and a1 sleeps another turn.</source>
            <translation>Alors rien n’est récolté, et a1 dort encore un tour.</translation>
        </message>
        <message>
            <source>Then the most valuable kind loses half, and each of your flowers scores its value.</source>
            <translation>Puis la sorte la plus chère perd la moitié, et chacune de tes fleurs rapporte son cours.</translation>
        </message>
        <message>
            <source>There are no spaces beyond the edge, so in a corner a few flowers will do. One space is filled, two are left.</source>
            <translation>Au-delà du bord, pas de cases : dans un coin, peu de fleurs suffisent. Une case est remplie, il en reste deux.</translation>
        </message>
        <message>
            <source>There it blooms at the end of your turn, like all the others. Plant one that can’t.</source>
            <translation>Là, il éclot à la fin de ton tour, comme tous les autres. Plantes-en un qui ne le peut pas.</translation>
        </message>
        <message>
            <source>Tokens and a Flush</source>
            <translation>Des jetons et un Renouvellement</translation>
        </message>
        <message>
            <source>Tokens are for using</source>
            <translation>Les jetons sont faits pour servir</translation>
        </message>
        <message>
            <source>Twelve flowers in your portfolio</source>
            <translation>Douze fleurs dans ton portefeuille</translation>
        </message>
        <message>
            <source>Two actions every turn</source>
            <translation>Deux actions à chaque tour</translation>
        </message>
        <message>
            <source>Two daffodils are harvested, and the Market Track falls to 4, below the dahlias at 6. That ends the match.</source>
            <translation>Deux jonquilles sont récoltées, et la piste du marché tombe à 4, sous les dahlias à 6. La partie se termine.</translation>
        </message>
        <message>
            <source>Two harvested at once</source>
            <translation>Deux récoltées à la fois</translation>
        </message>
        <message>
            <source>Two things in one Upkeep</source>
            <translation>Deux choses dans le même Entretien</translation>
        </message>
        <message>
            <source>Two tulips, one fate</source>
            <translation>Deux tulipes, un destin</translation>
        </message>
        <message>
            <source>Very pretty, but fill a space beside the tulips.</source>
            <translation>Très joli, mais remplis une case à côté des tulipes.</translation>
        </message>
        <message>
            <source>What {seat2} knows of your flowers</source>
            <translation>Ce que {seat2} sait de tes fleurs</translation>
        </message>
        <message>
            <source>When it can’t fill the Exchange any more, the market crashes too. The current turn is finished, and then it’s over.</source>
            <translation>Quand elle ne peut plus remplir la Bourse, c’est aussi le krach. On finit le tour en cours, et c’est tout.</translation>
        </message>
        <message>
            <source>Why flush? One more flower will do it.</source>
            <translation>Pourquoi renouveler ? Une fleur de plus suffit.</translation>
        </message>
        <message>
            <source>With one space still empty? Fill it now, before {seat2} has other plans.</source>
            <translation>Avec une case encore vide ? Remplis-la avant que {seat2} ait d’autres projets.</translation>
        </message>
        <message>
            <source>You have six in your portfolio. Three spaces beside the two in the garden are still empty, and you have two actions.</source>
            <translation>Tu en as six dans ton portefeuille. Trois cases à côté des deux du Jardin sont encore vides, et tu as deux actions.</translation>
        </message>
        <message>
            <source>You hold three daffodils, so raise their value. This one still has an empty space above and below.</source>
            <translation>Tu as trois jonquilles : fais monter leur cours. Celle-ci a encore une case vide au-dessus et une au-dessous.</translation>
        </message>
        <message>
            <source>You still have both actions. And look what has come: tulips, worth 2 each.</source>
            <translation>Tu as encore les deux actions. Et regarde ce qui arrive : des tulipes, à 2 pièce.</translation>
        </message>
        <message>
            <source>Your globemasters and daffodils score 5 each. Dahlias reached 6, but lose half and score 3. {seat2} has 46.</source>
            <translation>Tes alliums et tes jonquilles comptent 5 chacun. Les dahlias, à 6, perdent la moitié et comptent 3. {seat2} a 46.</translation>
        </message>
        <message>
            <source>Your portfolio can wait for one action. First, the corner.</source>
            <translation>Ton portefeuille peut attendre une action. Le coin d’abord.</translation>
        </message>
        <message>
            <source>Your six globemasters are a treasure. Don’t swap anything now.</source>
            <translation>Tes six alliums sont un trésor. N’échange plus rien maintenant.</translation>
        </message>
        <message>
            <source>{seat2} has swapped for one. A swap is the only way to change your portfolio, and only for another kind.</source>
            <translation>{seat2} en a échangé une. Seul un Échange change ton portefeuille, et toujours contre une autre sorte.</translation>
        </message>
        <message>
            <source>{seat2} sees how many flowers you have and both flowers of each swap, nothing else.</source>
            <translation>{seat2} voit combien de fleurs tu as et les deux fleurs de chaque échange, rien d’autre.</translation>
        </message>
        <message>
            <source>{seat2} sees how many you have left, and both flowers of a swap. After the crash, unspent tokens are worth nothing.</source>
            <translation>{seat2} voit combien il t’en reste, et les deux fleurs d’un échange. Après le krach, les jetons restants ne valent rien.</translation>
        </message>
        <message>
            <source>{seat2} wants tulips, too</source>
            <translation>{seat2} aussi veut des tulipes</translation>
        </message>
    </context>
    <context>
        <name>lookback</name>
        <message>
            <source>After each move, estimated by the strongest computer with all hands open.</source>
            <translation>Après chaque coup, estimée par l’ordinateur le plus fort, toutes les mains ouvertes.</translation>
        </message>
        <message>
            <source>All moves as a table…</source>
            <translation>Tous les coups en tableau…</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Mieux</translation>
        </message>
        <message>
            <source>Chance of winning (%)</source>
            <translation>Chance de gagner (%)</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Coût</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Images (*.png)</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Joué</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tableaux (*.csv)</translation>
        </message>
        <message>
            <source>Winning chances, luck and skill as a picture…</source>
            <translation>Chances de gagner, chance et talent en image…</translation>
        </message>
        <message>
            <source>{name}: luck</source>
            <translation>{name} : chance</translation>
        </message>
        <message>
            <source>{name}: winning chance</source>
            <translation>{name} : chance de gagner</translation>
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
            <translation>Choisis d’abord un fichier, avec le bouton ci-dessous.</translation>
        </message>
        <message>
            <source>Two players have the same name. Change one of them.</source>
            <translation>Deux joueurs ont le même nom. Change l’un des deux.</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <source>First match</source>
            <translation>Première partie</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Complète</translation>
        </message>
        <message>
            <source>H suggests a good move and explains it, for the player whose turn it is.</source>
            <translation>H propose un bon coup et l’explique, pour le joueur dont c’est le tour.</translation>
        </message>
        <message>
            <source>H suggests a good move and explains it. Only when there is one human player, with or without computer players.</source>
            <translation>H propose un bon coup et l’explique. Seulement s’il n’y a qu’un joueur humain, avec ou sans ordinateurs.</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Indices</translation>
        </message>
        <message>
            <source>Hints are off for all players.</source>
            <translation>Personne ne reçoit d’indices.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>The option “{option}” has no value “{value}”.</source>
            <translation>L’option « {option} » n’a pas de valeur « {value} ».</translation>
        </message>
        <message>
            <source>The rules exactly as they are in the rulebook.</source>
            <translation>Les règles exactement comme dans le livret.</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>Il n’y a pas d’option « {option} ».</translation>
        </message>
        <message>
            <source>all players</source>
            <translation>tous les joueurs</translation>
        </message>
        <message>
            <source>off</source>
            <translation>désactivés</translation>
        </message>
        <message>
            <source>single player</source>
            <translation>un seul joueur</translation>
        </message>
    </context>
    <context>
        <name>packs</name>
        <message>
            <source>appears twice</source>
            <translation>apparaît deux fois</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>est illisible : ce n’est pas un texte en UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>est illisible : {error}</translation>
        </message>
        <message>
            <source>contains a number or a date that no field uses</source>
            <translation>contient un nombre ou une date dont aucun champ n’a besoin</translation>
        </message>
        <message>
            <source>contains {value} twice</source>
            <translation>contient deux fois {value}</translation>
        </message>
        <message>
            <source>has keys or brackets nested too deeply</source>
            <translation>contient des clés ou des crochets imbriqués trop profondément</translation>
        </message>
        <message>
            <source>has more than {lines} lines, or a line of more than {characters} characters</source>
            <translation>compte plus de {lines} lignes, ou une ligne de plus de {characters} caractères</translation>
        </message>
        <message>
            <source>is missing</source>
            <translation>manque</translation>
        </message>
        <message>
            <source>is not TOML: {error}</source>
            <translation>n’est pas du TOML : {error}</translation>
        </message>
        <message>
            <source>is not a valid field here</source>
            <translation>n’est pas un champ valable ici</translation>
        </message>
        <message>
            <source>must be a list of tables</source>
            <translation>doit être une liste de tables</translation>
        </message>
        <message>
            <source>must be a list of whole numbers</source>
            <translation>doit être une liste de nombres entiers</translation>
        </message>
        <message>
            <source>must be a list of words</source>
            <translation>doit être une liste de mots</translation>
        </message>
        <message>
            <source>must be a number from {low} to {high}</source>
            <translation>doit être un nombre de {low} à {high}</translation>
        </message>
        <message>
            <source>must be a table of fields</source>
            <translation>doit être une table de champs</translation>
        </message>
        <message>
            <source>must be a whole number</source>
            <translation>doit être un nombre entier</translation>
        </message>
        <message>
            <source>must be a whole number from {low} to {high}</source>
            <translation>doit être un nombre entier de {low} à {high}</translation>
        </message>
        <message>
            <source>must be text</source>
            <translation>doit être un texte</translation>
        </message>
        <message>
            <source>must be three numbers: the first, the last and the step</source>
            <translation>doit être composé de trois nombres : le premier, le dernier et le pas</translation>
        </message>
        <message>
            <source>must be true or false</source>
            <translation>doit être true ou false</translation>
        </message>
        <message numerus="yes">
            <source>must have %n number(s)</source>
            <translation>
                <numerusform>doit avoir %n nombre</numerusform>
                <numerusform>doit avoir %n nombres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>must have %n row(s), not {found}</source>
            <translation>
                <numerusform>doit avoir %n ligne, pas {found}</numerusform>
                <numerusform>doit avoir %n lignes, pas {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>must have 1 to {columns} columns and 1 to {rows} rows</source>
            <translation>doit avoir de 1 à {columns} colonnes et de 1 à {rows} lignes</translation>
        </message>
        <message>
            <source>must have at most {most} characters</source>
            <translation>doit avoir au plus {most} caractères</translation>
        </message>
        <message>
            <source>must have {low} to {high} rows, not {found}</source>
            <translation>doit avoir de {low} à {high} lignes, pas {found}</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>le fichier</translation>
        </message>
        <message>
            <source>this program has no card sets for “{game}”</source>
            <translation>ce programme n’a pas de lots de cartes pour « {game} »</translation>
        </message>
        <message>
            <source>{file}: {row}, {field}: {reason}</source>
            <translation>{file} : {row}, {field} : {reason}</translation>
        </message>
        <message>
            <source>{file}: {row}: {reason}</source>
            <translation>{file} : {row} : {reason}</translation>
        </message>
        <message>
            <source>{value} is not a whole number from {low} to {high}</source>
            <translation>{value} n’est pas un nombre entier de {low} à {high}</translation>
        </message>
        <message>
            <source>{word} is not valid; choose from {known}</source>
            <translation>{word} n’est pas valable ; choisis parmi {known}</translation>
        </message>
        <message>
            <source>“{field}” {reason}</source>
            <translation>« {field} » {reason}</translation>
        </message>
    </context>
    <context>
        <name>palette</name>
        <message>
            <source>About this program</source>
            <translation>À propos du programme</translation>
        </message>
        <message>
            <source>Card sets: {game}</source>
            <translation>Lots de cartes : {game}</translation>
        </message>
        <message>
            <source>Close the window (all matches are saved)</source>
            <translation>Fermer la fenêtre (toutes les parties sont enregistrées)</translation>
        </message>
        <message>
            <source>Continue {game}, {people}: {headline}</source>
            <translation>Continuer {game}, {people} : {headline}</translation>
        </message>
        <message>
            <source>Full screen on or off</source>
            <translation>Activer ou quitter le plein écran</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Jeux</translation>
        </message>
        <message>
            <source>Home (the match is saved)</source>
            <translation>Accueil (la partie est enregistrée)</translation>
        </message>
        <message>
            <source>Import a match file</source>
            <translation>Importer un fichier de partie</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Raccourcis clavier</translation>
        </message>
        <message>
            <source>Learn {game}</source>
            <translation>Apprendre {game}</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Coup</translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation>Nouvelle partie : {game}</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programme</translation>
        </message>
        <message>
            <source>Puzzles of {game}</source>
            <translation>Problèmes de {game}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Statistics: all matches and players</source>
            <translation>Statistiques : toutes les parties et tous les joueurs</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Table</translation>
        </message>
        <message>
            <source>Unfinished matches</source>
            <translation>Parties en cours</translation>
        </message>
        <message>
            <source>help, keys, shortcuts, keyboard</source>
            <translation>aide, touches, raccourcis, clavier</translation>
        </message>
        <message>
            <source>help, lesson, tutorial</source>
            <translation>aide, leçon, tutoriel</translation>
        </message>
        <message>
            <source>preferences, options</source>
            <translation>préférences, options</translation>
        </message>
        <message>
            <source>{game}: {heading}</source>
            <translation>{game} : {heading}</translation>
        </message>
        <message>
            <source>{setting}: {value}</source>
            <translation>{setting} : {value}</translation>
        </message>
    </context>
    <context>
        <name>paths_and_flower_beds</name>
        <message numerus="yes">
            <source>%n free square(s). Room for at least {paths} copies of any path piece, or {beds} of any flower bed.</source>
            <translation>
                <numerusform>%n case libre. Exemplaires d’un même chemin qui tiennent : {paths} ou plus ; d’un même massif : {beds} ou plus.</numerusform>
                <numerusform>%n cases libres. Exemplaires d’un même chemin qui tiennent : {paths} ou plus ; d’un même massif : {beds} ou plus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gate(s), one walk: {value}</source>
            <translation>
                <numerusform>%n porte, une promenade : {value}</numerusform>
                <numerusform>%n portes, une promenade : {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the deck</source>
            <translation>
                <numerusform>encore %n dans la pile</numerusform>
                <numerusform>encore %n dans la pile</numerusform>
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
                <numerusform>%n case</numerusform>
                <numerusform>%n cases</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) of path</source>
            <translation>
                <numerusform>%n case de chemin</numerusform>
                <numerusform>%n cases de chemin</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s): {flower}</source>
            <translation>
                <numerusform>%n case : {flower}</numerusform>
                <numerusform>%n cases : {flower}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message>
            <source>A flower bed: may be turned and mirrored</source>
            <translation>Un massif : peut être tourné et retourné</translation>
        </message>
        <message numerus="yes">
            <source>A garden of %n point(s)</source>
            <translation>
                <numerusform>Un jardin de %n point</numerusform>
                <numerusform>Un jardin de %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>A garden, opened at the end, with its best walk</source>
            <translation>Un jardin, ouvert à la fin, avec sa meilleure promenade</translation>
        </message>
        <message>
            <source>A gate cannot be its own opposite.</source>
            <translation>Une porte ne peut pas être opposée à elle-même.</translation>
        </message>
        <message>
            <source>A gate can’t be on a corner.</source>
            <translation>Une porte ne peut pas être dans un coin.</translation>
        </message>
        <message>
            <source>A gate must be at the edge of the garden.</source>
            <translation>Une porte doit être au bord du jardin.</translation>
        </message>
        <message>
            <source>A gate opens only onto water.</source>
            <translation>Une porte ne donne que sur l’eau.</translation>
        </message>
        <message>
            <source>A map has at least 3 columns and 3 rows.</source>
            <translation>Un plan a au moins 3 colonnes et 3 rangées.</translation>
        </message>
        <message>
            <source>A map has at most 16 columns and 12 rows.</source>
            <translation>Un plan a au plus 16 colonnes et 12 rangées.</translation>
        </message>
        <message>
            <source>A name has 1 to 40 characters.</source>
            <translation>Un nom a de 1 à 40 caractères.</translation>
        </message>
        <message>
            <source>A new garden, made from the shuffle number with the settings below.</source>
            <translation>Un nouveau jardin, tiré du numéro de mélange et des réglages ci-dessous.</translation>
        </message>
        <message>
            <source>A path: placed exactly as drawn, never turned, never mirrored</source>
            <translation>Un chemin : se pose exactement comme il est dessiné, jamais tourné, jamais retourné</translation>
        </message>
        <message>
            <source>A player has no room for this piece, so this is the last turn. Then the gardens are opened and scored.</source>
            <translation>Un joueur n’a pas de place pour cette pièce, c’est donc le dernier tour. Ensuite, les jardins sont ouverts et comptés.</translation>
        </message>
        <message>
            <source>A player. The garden stays hidden until the end</source>
            <translation>Un joueur. Son jardin reste caché jusqu’à la fin</translation>
        </message>
        <message>
            <source>A quarter turn</source>
            <translation>Un quart de tour</translation>
        </message>
        <message>
            <source>A random map has 8 to 14 columns, 8 to 12 rows, and 4, 6 or 8 gates.</source>
            <translation>Un plan aléatoire a de 8 à 14 colonnes, de 8 à 12 rangées, et 4, 6 ou 8 portes.</translation>
        </message>
        <message>
            <source>A row may contain only . for a square, ~ for water, o for a fountain, G for a gate.</source>
            <translation>Une rangée ne peut contenir que . pour une case, ~ pour l’eau, o pour une fontaine, G pour une porte.</translation>
        </message>
        <message>
            <source>A side with two gates needs nine squares or more.</source>
            <translation>Un côté à deux portes demande neuf cases ou plus.</translation>
        </message>
        <message>
            <source>A square of the best walk</source>
            <translation>Une case de la meilleure promenade</translation>
        </message>
        <message>
            <source>A walk can pass here, from square to square across their edges</source>
            <translation>Une promenade peut passer ici, de case en case par leurs côtés</translation>
        </message>
        <message>
            <source>A walk can’t double back or cross itself.</source>
            <translation>Une promenade ne peut ni revenir en arrière ni se croiser.</translation>
        </message>
        <message>
            <source>A walk from gate to gate is written from the gate that comes first in reading order.</source>
            <translation>Une promenade de porte à porte s’écrit depuis la porte qui vient la première dans l’ordre de lecture.</translation>
        </message>
        <message>
            <source>A walk from here to gate {gate}, the opposite one, gets {bliss} more; to any other gate, {any}.</source>
            <translation>Une promenade d’ici à la porte {gate}, son opposée, gagne {bliss} de plus, à toute autre porte {any}.</translation>
        </message>
        <message>
            <source>A walk starts at a gate.</source>
            <translation>Une promenade commence à une porte.</translation>
        </message>
        <message>
            <source>All gardens are open in this match</source>
            <translation>Tous les jardins sont ouverts dans cette partie</translation>
        </message>
        <message>
            <source>All gardens are open.</source>
            <translation>Tous les jardins sont ouverts.</translation>
        </message>
        <message>
            <source>All gardens are open. Now each player draws a walk.</source>
            <translation>Tous les jardins sont ouverts. Maintenant, chacun dessine une promenade.</translation>
        </message>
        <message>
            <source>All players draw their own walk. What you overlook does not count.</source>
            <translation>Chaque joueur dessine sa propre promenade ; ce qu’on oublie ne compte pas.</translation>
        </message>
        <message>
            <source>All players must plant what you name, but only your own garden must have room for it: choose what suits you.</source>
            <translation>Ce que tu annonces, tout le monde doit le planter. Seul ton jardin doit avoir de la place : choisis ce qui t’arrange.</translation>
        </message>
        <message>
            <source>All players plant this same piece, each in their own garden, which the others can’t see until the end.</source>
            <translation>Tout le monde plante cette même pièce, chacun dans son propre jardin, que les autres ne voient pas avant la fin.</translation>
        </message>
        <message>
            <source>All players see every garden as it was before this turn: good for learning.</source>
            <translation>Chacun voit tous les jardins tels qu’ils étaient avant ce tour : bon pour apprendre.</translation>
        </message>
        <message>
            <source>Already drawn; it returns when its deck is empty.</source>
            <translation>Elle est tirée ; elle revient quand sa pile est vide.</translation>
        </message>
        <message>
            <source>An opening in the wall. A walk can start or end here if there is a path on it</source>
            <translation>Une ouverture dans le mur. Une promenade peut y commencer ou y finir s’il y a un chemin dessus</translation>
        </message>
        <message>
            <source>Another way of turning this piece looks the same; the move must use that one.</source>
            <translation>Une autre façon de tourner cette pièce donne le même résultat ; le coup doit utiliser celle-là.</translation>
        </message>
        <message>
            <source>Any piece may be named as often as you like.</source>
            <translation>Toute pièce peut être annoncée aussi souvent que vous voulez.</translation>
        </message>
        <message>
            <source>As often as you like</source>
            <translation>Aussi souvent qu’on veut</translation>
        </message>
        <message>
            <source>At least one piece doesn’t fit anywhere, even at the start.</source>
            <translation>Au moins une pièce ne tient nulle part, même au départ.</translation>
        </message>
        <message numerus="yes">
            <source>Before any flowers grow, a walk can earn %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}), perhaps more, but at most {most}.</source>
            <translation>
                <numerusform>Avant toute fleur, une promenade peut rapporter %n point (cases {circled}, fontaines {fountains}, portes {bonus}), peut-être plus, mais {most} au maximum.</numerusform>
                <numerusform>Avant toute fleur, une promenade peut rapporter %n points (cases {circled}, fontaines {fountains}, portes {bonus}), peut-être plus, mais {most} au maximum.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beside a walk it counts as any kind of flower.</source>
            <translation>À côté d’une promenade, elle vaut n’importe quelle fleur.</translation>
        </message>
        <message>
            <source>Best walk</source>
            <translation>Meilleure promenade</translation>
        </message>
        <message numerus="yes">
            <source>Best walk before any flower grows: %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>
                <numerusform>Meilleure promenade avant toute fleur : %n point (cases {circled}, fontaines {fountains}, portes {bonus}).</numerusform>
                <numerusform>Meilleure promenade avant toute fleur : %n points (cases {circled}, fontaines {fountains}, portes {bonus}).</numerusform>
            </translation>
        </message>
        <message>
            <source>Best walk if the match ended now</source>
            <translation>Meilleure promenade, si c’était la fin</translation>
        </message>
        <message>
            <source>Best walk so far</source>
            <translation>Meilleure promenade jusqu’ici</translation>
        </message>
        <message>
            <source>Best walk with the piece here</source>
            <translation>Meilleure promenade avec la pièce ici</translation>
        </message>
        <message>
            <source>Best walk with the piece here: {now}, then {then}.</source>
            <translation>Meilleure promenade avec la pièce ici : {now}, puis {then}.</translation>
        </message>
        <message>
            <source>Best walk with the piece here: {then}, no change.</source>
            <translation>Meilleure promenade avec la pièce ici : {then}, comme avant.</translation>
        </message>
        <message>
            <source>Between opposite gates</source>
            <translation>Entre portes opposées</translation>
        </message>
        <message>
            <source>Between two kinds</source>
            <translation>Entre deux sortes</translation>
        </message>
        <message>
            <source>Break the tie</source>
            <translation>Départager</translation>
        </message>
        <message>
            <source>Bronze</source>
            <translation>Bronze</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nom du lot de cartes</translation>
        </message>
        <message>
            <source>Choose a piece below. All players must plant it; if any player has no room for it, the match ends.</source>
            <translation>Choisis une pièce ci-dessous. Tout le monde doit la planter ; si quelqu’un n’a pas de place, la partie se termine.</translation>
        </message>
        <message>
            <source>Choose how to turn the flower bed.</source>
            <translation>Choisis comment tourner le massif.</translation>
        </message>
        <message>
            <source>Cloister</source>
            <translation>Cloître</translation>
        </message>
        <message>
            <source>Cloister, 9 by 9</source>
            <translation>Cloître, 9 sur 9</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Colonnes</translation>
        </message>
        <message>
            <source>Compared by squares between two kinds, then fountains, then the fewest empty squares.</source>
            <translation>Départagés par les cases entre deux sortes, puis les fontaines, puis le moins de cases vides.</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Compétitif</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>Drag along the squares, or click them one by one. A walk starts at a gate and never crosses itself.</source>
            <translation>Glisse le long des cases, ou clique dessus l’une après l’autre. Une promenade part d’une porte et ne se croise jamais.</translation>
        </message>
        <message>
            <source>Drawn from the deck: {kind}.</source>
            <translation>La pile donne {kind}.</translation>
        </message>
        <message>
            <source>Drawn: {piece}</source>
            <translation>Tiré : {piece}</translation>
        </message>
        <message>
            <source>Each flower shows the first letter of its kind.</source>
            <translation>Chaque fleur montre la première lettre de sa sorte.</translation>
        </message>
        <message>
            <source>Each gate has an opposite gate.</source>
            <translation>Chaque porte a une porte opposée.</translation>
        </message>
        <message>
            <source>Each piece can be named only once a round.</source>
            <translation>Chaque pièce ne peut être annoncée qu’une fois par manche.</translation>
        </message>
        <message>
            <source>Each piece left in a deck is equally likely</source>
            <translation>Chaque pièce restée dans une pile a autant de chances de venir qu’une autre</translation>
        </message>
        <message>
            <source>Each step must go to a square that shares an edge.</source>
            <translation>Chaque pas doit mener à une case qui partage un côté.</translation>
        </message>
        <message>
            <source>East–south turn</source>
            <translation>Coude est–sud</translation>
        </message>
        <message>
            <source>Eight gates and eight fountains: more than thirty turns, and the longest walks.</source>
            <translation>Huit portes et huit fontaines : plus de trente tours, et les plus longues promenades.</translation>
        </message>
        <message>
            <source>Empty squares</source>
            <translation>Cases vides</translation>
        </message>
        <message>
            <source>Equal totals</source>
            <translation>Totaux égaux</translation>
        </message>
        <message>
            <source>Equal totals and squares: more fountains win.</source>
            <translation>Totaux et cases à égalité : le plus de fontaines gagne.</translation>
        </message>
        <message>
            <source>Equal totals: more squares between two kinds of flowers win.</source>
            <translation>Totaux égaux : le plus de cases entre deux sortes de fleurs gagne.</translation>
        </message>
        <message>
            <source>Everyone plants the same pieces. Keep a path through your garden open.</source>
            <translation>Tout le monde plante les mêmes pièces. Garde un passage dans ton jardin.</translation>
        </message>
        <message>
            <source>Fewer than 40 squares can be planted: a short match.</source>
            <translation>Moins de 40 cases peuvent être plantées : une partie courte.</translation>
        </message>
        <message>
            <source>First place the {piece} in your garden.</source>
            <translation>Pose d’abord la pièce dans ton jardin : {piece}.</translation>
        </message>
        <message>
            <source>First plant the {piece}.</source>
            <translation>Plante d’abord la pièce : {piece}.</translation>
        </message>
        <message>
            <source>Flower bed</source>
            <translation>Massif</translation>
        </message>
        <message>
            <source>Flower beds</source>
            <translation>Massifs</translation>
        </message>
        <message>
            <source>Flowers count for path squares that share an edge with them</source>
            <translation>Les fleurs comptent pour les cases de chemin qui partagent un côté avec elles</translation>
        </message>
        <message>
            <source>Flowers on {cell}</source>
            <translation>Fleurs en {cell}</translation>
        </message>
        <message>
            <source>Fountain</source>
            <translation>Fontaine</translation>
        </message>
        <message>
            <source>Fountain:</source>
            <translation>Fontaine :</translation>
        </message>
        <message>
            <source>Fountains</source>
            <translation>Fontaines</translation>
        </message>
        <message>
            <source>Four gates and four fountains: a longer match for up to five.</source>
            <translation>Quatre portes et quatre fontaines : une partie plus longue, jusqu’à cinq.</translation>
        </message>
        <message>
            <source>Four gates and four fountains: a short match for any number of players.</source>
            <translation>Quatre portes et quatre fontaines : une partie courte, quel que soit le nombre de joueurs.</translation>
        </message>
        <message>
            <source>Four gates and four fountains: the shortest match, best for two or three.</source>
            <translation>Quatre portes et quatre fontaines : la partie la plus courte, au mieux à deux ou trois.</translation>
        </message>
        <message>
            <source>Free gate square {cell}</source>
            <translation>Case de porte libre {cell}</translation>
        </message>
        <message>
            <source>Free square</source>
            <translation>Case libre</translation>
        </message>
        <message>
            <source>Free square {cell}</source>
            <translation>Case libre {cell}</translation>
        </message>
        <message>
            <source>From gate to gate</source>
            <translation>De porte à porte</translation>
        </message>
        <message>
            <source>From gate {one} to {end}, no second gate.</source>
            <translation>De la porte {one} à {end}, pas de deuxième porte.</translation>
        </message>
        <message>
            <source>Gate</source>
            <translation>Porte</translation>
        </message>
        <message>
            <source>Gate bonus</source>
            <translation>Bonus de porte</translation>
        </message>
        <message>
            <source>Gate {gate}:</source>
            <translation>Porte {gate} :</translation>
        </message>
        <message>
            <source>Gate {one} only</source>
            <translation>Porte {one} seule</translation>
        </message>
        <message>
            <source>Gate {one} to gate {other}, opposite gates.</source>
            <translation>De la porte {one} à la porte {other}, portes opposées.</translation>
        </message>
        <message>
            <source>Gate {one} to gate {other}.</source>
            <translation>De la porte {one} à la porte {other}.</translation>
        </message>
        <message>
            <source>Gates</source>
            <translation>Portes</translation>
        </message>
        <message>
            <source>Gates at both ends of a walk are worth 10, opposite gates 15</source>
            <translation>Des portes aux deux bouts d’une promenade valent 10, opposées 15</translation>
        </message>
        <message>
            <source>Gates {one} and {other}</source>
            <translation>Portes {one} et {other}</translation>
        </message>
        <message>
            <source>Gates {one} and {other}, opposite</source>
            <translation>Portes {one} et {other}, opposées</translation>
        </message>
        <message>
            <source>Gives a flower bed a quarter turn; paths are never turned</source>
            <translation>Tourne un massif d’un quart de tour ; les chemins ne se tournent jamais</translation>
        </message>
        <message>
            <source>Goal: a walk of {bronze} points for bronze, {silver} for silver, {gold} for gold</source>
            <translation>Objectif : une promenade de {bronze} points pour le bronze, {silver} pour l’argent, {gold} pour l’or</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Or</translation>
        </message>
        <message>
            <source>Grand Allée</source>
            <translation>Grande Allée</translation>
        </message>
        <message>
            <source>Grand Allée, 12 by 10</source>
            <translation>Grande Allée, 12 sur 10</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Un demi-tour</translation>
        </message>
        <message>
            <source>Height of the random map.</source>
            <translation>Hauteur du plan aléatoire.</translation>
        </message>
        <message>
            <source>I</source>
            <translation>I</translation>
        </message>
        <message>
            <source>If one more piece gets in the way, another player may name one you can’t plant</source>
            <translation>Avec une pièce de plus au milieu, un autre joueur pourra annoncer ce que tu ne peux pas planter</translation>
        </message>
        <message>
            <source>If the match had ended then</source>
            <translation>Si la partie s’était arrêtée là</translation>
        </message>
        <message>
            <source>If the player who names next plants last, each turn needs one fewer hand-over.</source>
            <translation>Si le joueur qui annonce ensuite plante en dernier, il y a un passage de moins par tour.</translation>
        </message>
        <message>
            <source>In a round each player names once: paths in one round, flower beds in the next</source>
            <translation>Dans une manche, chaque joueur annonce une fois : des chemins dans l’une, des massifs dans la suivante</translation>
        </message>
        <message numerus="yes">
            <source>In its best place it should bring your garden about %n point(s) more than any other piece.</source>
            <translation>
                <numerusform>À sa meilleure place, elle devrait rapporter à ton jardin environ %n point de plus que toute autre pièce.</numerusform>
                <numerusform>À sa meilleure place, elle devrait rapporter à ton jardin environ %n points de plus que toute autre pièce.</numerusform>
            </translation>
        </message>
        <message>
            <source>In seat order</source>
            <translation>Dans l’ordre des places</translation>
        </message>
        <message>
            <source>In this match all players draw their own walk.</source>
            <translation>Dans cette partie, chacun dessine sa promenade.</translation>
        </message>
        <message>
            <source>Iris fan</source>
            <translation>Éventail d’iris</translation>
        </message>
        <message>
            <source>Iris step</source>
            <translation>Marche d’iris</translation>
        </message>
        <message>
            <source>It can be named more than once in this round.</source>
            <translation>Elle peut être annoncée dans cette manche, plus d’une fois.</translation>
        </message>
        <message>
            <source>It counts 1 on a walk: {borders}.</source>
            <translation>Elle compte 1 dans une promenade : {borders}.</translation>
        </message>
        <message>
            <source>It counts as one kind for each path square beside it: {flower}.</source>
            <translation>Une sorte pour chaque case de chemin voisine : {flower}.</translation>
        </message>
        <message>
            <source>It doesn’t fit anywhere in your own garden, so you can’t name it.</source>
            <translation>Elle ne tient nulle part dans ton propre jardin, tu ne peux donc pas l’annoncer.</translation>
        </message>
        <message>
            <source>It fits in every garden.</source>
            <translation>Elle tient dans tous les jardins.</translation>
        </message>
        <message numerus="yes">
            <source>It fits your garden in %n way(s).</source>
            <translation>
                <numerusform>Elle tient dans ton jardin de %n façon.</numerusform>
                <numerusform>Elle tient dans ton jardin de %n façons.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has already been named this round; here each piece can be named only once a round.</source>
            <translation>Elle a déjà été annoncée dans cette manche ; ici, chaque pièce ne s’annonce qu’une fois par manche.</translation>
        </message>
        <message>
            <source>It is still in its deck.</source>
            <translation>Elle est encore dans sa pile.</translation>
        </message>
        <message numerus="yes">
            <source>It is the last piece, and placed there it makes your best walk worth %n point(s).</source>
            <translation>
                <numerusform>C’est la dernière pièce, et posée là, ta meilleure promenade compte %n point.</numerusform>
                <numerusform>C’est la dernière pièce, et posée là, ta meilleure promenade compte %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves room for the next path: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Il reste de la place pour le prochain chemin : cela vaut environ %n point de plus que toute autre place.</numerusform>
                <numerusform>Il reste de la place pour le prochain chemin : cela vaut environ %n points de plus que toute autre place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It makes a walk from gate to gate more likely: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Une promenade de porte à porte devient plus probable : cela vaut environ %n point de plus que toute autre place.</numerusform>
                <numerusform>Une promenade de porte à porte devient plus probable : cela vaut environ %n points de plus que toute autre place.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n fountain(s), yours {yours}.</source>
            <translation>
                <numerusform>Elle passe par %n fontaine, la tienne par {yours}.</numerusform>
                <numerusform>Elle passe par %n fontaines, la tienne par {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n square(s) between two kinds of flowers, yours {yours}.</source>
            <translation>
                <numerusform>Elle passe par %n case entre deux sortes de fleurs, la tienne par {yours}.</numerusform>
                <numerusform>Elle passe par %n cases entre deux sortes de fleurs, la tienne par {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It should make more squares and fountains count on your walk: about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Plus de cases et de fontaines devraient compter sur ta promenade : environ %n point de plus qu’à toute autre place.</numerusform>
                <numerusform>Plus de cases et de fontaines devraient compter sur ta promenade : environ %n points de plus qu’à toute autre place.</numerusform>
            </translation>
        </message>
        <message>
            <source>It will count once a second kind is beside it: {borders}.</source>
            <translation>Elle comptera dès qu’une deuxième sorte poussera à côté : {borders}.</translation>
        </message>
        <message>
            <source>It will count once two kinds are beside it.</source>
            <translation>Elle comptera dès que deux sortes pousseront à côté.</translation>
        </message>
        <message numerus="yes">
            <source>It would fit your garden in %n way(s). Click it to name it, or drag it to its place.</source>
            <translation>
                <numerusform>Elle tiendrait dans ton jardin de %n façon. Clique dessus pour l’annoncer, ou fais-la glisser à sa place.</numerusform>
                <numerusform>Elle tiendrait dans ton jardin de %n façons. Clique dessus pour l’annoncer, ou fais-la glisser à sa place.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its walk doesn’t reach a second gate.</source>
            <translation>Sa promenade n’a pas de deuxième porte.</translation>
        </message>
        <message>
            <source>Its walk leads from a gate to the opposite gate: 15 points.</source>
            <translation>Sa promenade va d’une porte à celle d’en face : 15 points.</translation>
        </message>
        <message>
            <source>Its walk leads from gate to gate: 10 points.</source>
            <translation>Sa promenade va de porte en porte : 10 points.</translation>
        </message>
        <message>
            <source>Keeps its path open, but sometimes misjudges a placement.</source>
            <translation>Garde son chemin ouvert, mais se trompe parfois de place.</translation>
        </message>
        <message>
            <source>Kind of flower</source>
            <translation>Sorte de fleur</translation>
        </message>
        <message>
            <source>Kinds of flowers</source>
            <translation>Sortes de fleurs</translation>
        </message>
        <message>
            <source>Kitchen Court</source>
            <translation>Cour de la cuisine</translation>
        </message>
        <message>
            <source>Kitchen Court, 8 by 8</source>
            <translation>Cour de la cuisine, 8 sur 8</translation>
        </message>
        <message>
            <source>L</source>
            <translation>L</translation>
        </message>
        <message>
            <source>Last turn: {who} has no room.</source>
            <translation>Dernier tour : plus de place chez {who}.</translation>
        </message>
        <message>
            <source>Left in the decks: paths {paths}, flower beds {beds}.</source>
            <translation>Reste dans les piles : chemins {paths}, massifs {beds}.</translation>
        </message>
        <message>
            <source>Letter in the shapes</source>
            <translation>Lettre dans les formes</translation>
        </message>
        <message>
            <source>Letters on flowers</source>
            <translation>Lettres sur les fleurs</translation>
        </message>
        <message>
            <source>Lily corner</source>
            <translation>Coin de lis</translation>
        </message>
        <message>
            <source>Lily crook</source>
            <translation>Crosse de lis</translation>
        </message>
        <message>
            <source>Lily pair with iris</source>
            <translation>Paire de lis et iris</translation>
        </message>
        <message>
            <source>Line {line}, column {column}: {reason}</source>
            <translation>Ligne {line}, colonne {column} : {reason}</translation>
        </message>
        <message>
            <source>Long Terrace</source>
            <translation>Longue Terrasse</translation>
        </message>
        <message>
            <source>Long Terrace, 14 by 12</source>
            <translation>Longue Terrasse, 14 sur 12</translation>
        </message>
        <message>
            <source>Longest walk</source>
            <translation>Plus longue promenade</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Plan</translation>
        </message>
        <message>
            <source>Map file…</source>
            <translation>Fichier de plan…</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Plans</translation>
        </message>
        <message>
            <source>Mirror the piece</source>
            <translation>Retourner la pièce</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Name this piece: {piece}.</source>
            <translation>Annonce cette pièce : {piece}.</translation>
        </message>
        <message>
            <source>Name {kind}</source>
            <translation>Annonce {kind}</translation>
        </message>
        <message>
            <source>Name, by, players and grid may appear only once.</source>
            <translation>Name, by, players et grid ne peuvent figurer qu’une fois.</translation>
        </message>
        <message>
            <source>Names most</source>
            <translation>Annonce le plus</translation>
        </message>
        <message>
            <source>Naming</source>
            <translation>Annonce</translation>
        </message>
        <message>
            <source>Naming a piece again</source>
            <translation>Annoncer de nouveau une pièce</translation>
        </message>
        <message>
            <source>No fair map was found in a thousand tries. Change the settings a little.</source>
            <translation>Aucun plan équitable n’a été trouvé en mille essais. Change un peu les réglages.</translation>
        </message>
        <message>
            <source>No flower bed fits on this map, even when it is empty.</source>
            <translation>Aucun massif ne tient sur ce plan, même vide.</translation>
        </message>
        <message>
            <source>No gate</source>
            <translation>Pas de porte</translation>
        </message>
        <message>
            <source>No medal</source>
            <translation>Pas de médaille</translation>
        </message>
        <message>
            <source>No path piece fits on this map, even when it is empty.</source>
            <translation>Aucun chemin ne tient sur ce plan, même vide.</translation>
        </message>
        <message>
            <source>No path reaches a gate here, so there is no walk.</source>
            <translation>Aucun chemin n’atteint de porte ici, il n’y a donc pas de promenade.</translation>
        </message>
        <message>
            <source>No path reaches a gate, so there is no walk to draw.</source>
            <translation>Aucun chemin n’atteint de porte, il n’y a donc pas de promenade à dessiner.</translation>
        </message>
        <message>
            <source>No piece can cover it</source>
            <translation>Aucune pièce ne la couvre</translation>
        </message>
        <message>
            <source>No piece to name</source>
            <translation>Aucune pièce à annoncer</translation>
        </message>
        <message>
            <source>No player could name a piece for a whole round.</source>
            <translation>Pendant toute une manche, personne n’a pu annoncer de pièce.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: bronze.</source>
            <translation>Plus de place pour cette pièce : {piece}. {total} points : médaille de bronze.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: gold.</source>
            <translation>Plus de place pour cette pièce : {piece}. {total} points : médaille d’or.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: no medal, but a walk in the fresh air.</source>
            <translation>Plus de place pour cette pièce : {piece}. {total} points : pas de médaille, mais une promenade au grand air.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: silver.</source>
            <translation>Plus de place pour cette pièce : {piece}. {total} points : médaille d’argent.</translation>
        </message>
        <message>
            <source>No room left: {shapes}.</source>
            <translation>Plus de place : {shapes}.</translation>
        </message>
        <message>
            <source>No second gate</source>
            <translation>Pas de deuxième porte</translation>
        </message>
        <message>
            <source>No two gates are opposite: no player can score 15 for them.</source>
            <translation>Aucune porte n’a d’opposée : personne ne peut en tirer 15 points.</translation>
        </message>
        <message>
            <source>No walk</source>
            <translation>Pas de promenade</translation>
        </message>
        <message numerus="yes">
            <source>No walk scores more: this one is worth %n point(s).</source>
            <translation>
                <numerusform>Aucune promenade ne compte plus : celle-ci rapporte %n point.</numerusform>
                <numerusform>Aucune promenade ne compte plus : celle-ci rapporte %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>No walk yet: no path reaches a gate.</source>
            <translation>Pas encore de promenade : aucun chemin n’atteint de porte.</translation>
        </message>
        <message>
            <source>No walk, and no points</source>
            <translation>Pas de promenade, et pas de points</translation>
        </message>
        <message>
            <source>North–east turn</source>
            <translation>Coude nord–est</translation>
        </message>
        <message>
            <source>North–south step</source>
            <translation>Marche nord–sud</translation>
        </message>
        <message>
            <source>North–south straight</source>
            <translation>Droite nord–sud</translation>
        </message>
        <message>
            <source>North–west turn</source>
            <translation>Coude nord–ouest</translation>
        </message>
        <message>
            <source>Not drawn yet</source>
            <translation>Pas encore tirées</translation>
        </message>
        <message>
            <source>Not here</source>
            <translation>Pas ici</translation>
        </message>
        <message>
            <source>Now: {what}.</source>
            <translation>Maintenant : {what}.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Sur le plateau</translation>
        </message>
        <message>
            <source>On this map {bronze} points earn bronze, {silver} silver and {gold} gold.</source>
            <translation>Sur ce plan, {bronze} points valent le bronze, {silver} l’argent et {gold} l’or.</translation>
        </message>
        <message>
            <source>Once a round</source>
            <translation>Une fois par manche</translation>
        </message>
        <message>
            <source>Once planted, it stays.</source>
            <translation>Une fois plantée, elle reste.</translation>
        </message>
        <message>
            <source>One of these gates already has an opposite.</source>
            <translation>Une de ces portes a déjà une opposée.</translation>
        </message>
        <message>
            <source>One of these squares has no gate.</source>
            <translation>Une de ces cases n’a pas de porte.</translation>
        </message>
        <message>
            <source>One of these squares is already planted, and planted pieces stay.</source>
            <translation>Une case est déjà plantée, et ce qui est planté reste.</translation>
        </message>
        <message>
            <source>One square a step; each counts as it is reached.</source>
            <translation>Une case par pas ; chacune compte quand on l’atteint.</translation>
        </message>
        <message>
            <source>One turn of this round: one player names a piece, all players plant it</source>
            <translation>Un tour de cette manche : un joueur annonce une pièce, tous la plantent</translation>
        </message>
        <message>
            <source>Only a square map with four gates looks the same after a quarter turn.</source>
            <translation>Seul un plan carré à quatre portes est le même après un quart de tour.</translation>
        </message>
        <message>
            <source>Only one walk scores in each garden</source>
            <translation>Dans chaque jardin, une seule promenade compte</translation>
        </message>
        <message>
            <source>Only one way left: {shapes}.</source>
            <translation>Plus qu’une seule façon : {shapes}.</translation>
        </message>
        <message>
            <source>Only the best answer puts path squares between two kinds here: {squares}.</source>
            <translation>Seule la meilleure réponse met ici des cases de chemin entre deux sortes : {squares}.</translation>
        </message>
        <message>
            <source>Only you</source>
            <translation>Toi seul</translation>
        </message>
        <message>
            <source>Only you see this.</source>
            <translation>Toi seul le vois.</translation>
        </message>
        <message>
            <source>Open gardens</source>
            <translation>Jardins ouverts</translation>
        </message>
        <message>
            <source>Opposite must name two squares of the grid, such as d1 e8, or say none.</source>
            <translation>Opposite doit nommer deux cases de la grille, comme d1 e8, ou dire none.</translation>
        </message>
        <message>
            <source>Or use the wheel. Beds may be turned and mirrored, paths never.</source>
            <translation>Ou tourne-le à la molette. Les massifs se tournent et se retournent, les chemins jamais.</translation>
        </message>
        <message>
            <source>Order of planting</source>
            <translation>Ordre de plantation</translation>
        </message>
        <message>
            <source>Outlines and numbers</source>
            <translation>Contours et numéros</translation>
        </message>
        <message>
            <source>Outside the grid, a line must start with name, by, players or opposite, or be just the word grid.</source>
            <translation>Hors de la grille, une ligne doit commencer par name, by, players ou opposite, ou être le seul mot grid.</translation>
        </message>
        <message>
            <source>Paint maps in a card set, or draw one as a text file; the rules explain how, under Maps.</source>
            <translation>Peins des plans dans un lot de cartes, ou dessine-en un en texte ; les règles disent comment, sous Plans.</translation>
        </message>
        <message>
            <source>Part of it would be outside the garden.</source>
            <translation>Une partie serait hors du jardin.</translation>
        </message>
        <message>
            <source>Parterre</source>
            <translation>Parterre</translation>
        </message>
        <message>
            <source>Parterre, 10 by 10</source>
            <translation>Parterre, 10 sur 10</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>Chemin</translation>
        </message>
        <message>
            <source>Path on {cell}</source>
            <translation>Chemin en {cell}</translation>
        </message>
        <message>
            <source>Path piece</source>
            <translation>Chemin</translation>
        </message>
        <message>
            <source>Path pieces</source>
            <translation>Chemins</translation>
        </message>
        <message>
            <source>Path squares score between two kinds of flowers: where a path has one kind beside it, plant another kind on its other side.</source>
            <translation>Les cases de chemin comptent entre deux sortes de fleurs : là où un chemin a une sorte d’un côté, plante une autre sorte de l’autre.</translation>
        </message>
        <message>
            <source>Paths</source>
            <translation>Chemins</translation>
        </message>
        <message>
            <source>Paths &amp; Flower Beds</source>
            <translation>Paths &amp; Flower Beds</translation>
        </message>
        <message numerus="yes">
            <source>Paths &amp; Flower Beds is for one to six players, not for %n.</source>
            <translation>
                <numerusform>Paths &amp; Flower Beds se joue d’un à six joueurs, pas à %n.</numerusform>
                <numerusform>Paths &amp; Flower Beds se joue d’un à six joueurs, pas à %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Paths and flower beds alternate, round by round</source>
            <translation>Chemins et massifs alternent, manche après manche</translation>
        </message>
        <message>
            <source>Paths are placed as drawn: never turned, never mirrored.</source>
            <translation>Les chemins restent comme dessinés : jamais tournés, jamais retournés.</translation>
        </message>
        <message>
            <source>Paths are placed exactly as drawn: never turned, never mirrored.</source>
            <translation>Les chemins se posent juste comme dessinés : jamais tournés, jamais retournés.</translation>
        </message>
        <message>
            <source>Place it on {cell}: {way}</source>
            <translation>Poser sur {cell} : {way}</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Planter</translation>
        </message>
        <message>
            <source>Plant this at {cell}: {piece}, {way}.</source>
            <translation>Plante en {cell} : {piece}, {way}.</translation>
        </message>
        <message>
            <source>Plant this at {cell}: {piece}.</source>
            <translation>Plante en {cell} : {piece}.</translation>
        </message>
        <message>
            <source>Plant this bed. How much can the best walk through your garden be worth?</source>
            <translation>Plante ce massif : combien peut valoir alors la meilleure promenade dans ton jardin ?</translation>
        </message>
        <message>
            <source>Plant this path. How much can the best walk through your garden be worth?</source>
            <translation>Plante ce chemin : combien peut valoir alors la meilleure promenade dans ton jardin ?</translation>
        </message>
        <message>
            <source>Plants the piece where it is. It can’t be moved afterwards</source>
            <translation>Plante la pièce ici. Ensuite, elle ne peut plus être déplacée</translation>
        </message>
        <message>
            <source>Plants what looks nice now and forgets the way out.</source>
            <translation>Plante ce qui est joli maintenant et oublie la sortie.</translation>
        </message>
        <message>
            <source>Players must be a number from 1 to 6, or a rising range such as 2-4.</source>
            <translation>Players doit être un nombre de 1 à 6, ou une plage croissante comme 2-4.</translation>
        </message>
        <message>
            <source>Players who have room still plant; then all gardens are revealed</source>
            <translation>Les joueurs qui ont de la place plantent encore ; puis tous les jardins s’ouvrent</translation>
        </message>
        <message>
            <source>Players with equal totals win together.</source>
            <translation>Les joueurs à égalité gagnent ensemble.</translation>
        </message>
        <message>
            <source>Points for medals</source>
            <translation>Points pour les médailles</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Random map</source>
            <translation>Plan aléatoire</translation>
        </message>
        <message>
            <source>Room for any piece; it need not touch anything</source>
            <translation>Il y a de la place pour n’importe quelle pièce ; elle n’a rien à toucher</translation>
        </message>
        <message>
            <source>Rose pair between irises</source>
            <translation>Paire de roses entre iris</translation>
        </message>
        <message>
            <source>Rose row</source>
            <translation>Rang de roses</translation>
        </message>
        <message>
            <source>Rose square</source>
            <translation>Carré de roses</translation>
        </message>
        <message>
            <source>Rose-lily border</source>
            <translation>Bordure rose-lis</translation>
        </message>
        <message>
            <source>Round {lap} · {kind}</source>
            <translation>Manche {lap} · {kind}</translation>
        </message>
        <message>
            <source>Round {lap}: {kind}.</source>
            <translation>Manche {lap} : {kind}.</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Rangées</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Décompte</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Place 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Place 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Place 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Place 4</translation>
        </message>
        <message>
            <source>Seat 5</source>
            <translation>Place 5</translation>
        </message>
        <message>
            <source>Seat 6</source>
            <translation>Place 6</translation>
        </message>
        <message>
            <source>Secures its path first and looks ahead to the next piece.</source>
            <translation>Assure d’abord son chemin et pense déjà à la pièce suivante.</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>Forme</translation>
        </message>
        <message>
            <source>Share the win</source>
            <translation>Partager la victoire</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Identifiant</translation>
        </message>
        <message>
            <source>Shows each piece’s outline and turn number. This doesn’t affect the score.</source>
            <translation>Montre le contour de chaque pièce et le numéro de son tour. Cela n’influe pas sur le score.</translation>
        </message>
        <message>
            <source>Shows the best walk in your own garden so far, and what a piece changes.</source>
            <translation>Montre la meilleure promenade jusqu’ici dans ton propre jardin, et ce qu’une pièce y change.</translation>
        </message>
        <message>
            <source>Shows the scoring walk, square by square</source>
            <translation>Montre la promenade qui compte, case par case</translation>
        </message>
        <message>
            <source>Silver</source>
            <translation>Argent</translation>
        </message>
        <message>
            <source>Six gates and six fountains: several ways to walk, best for three or more.</source>
            <translation>Six portes et six fontaines : plusieurs promenades possibles, au mieux à trois ou plus.</translation>
        </message>
        <message>
            <source>Solo: one garden</source>
            <translation>En solo : un jardin</translation>
        </message>
        <message>
            <source>Square {step} of {of}: {walkers}.</source>
            <translation>Case {step} sur {of} : {walkers}.</translation>
        </message>
        <message>
            <source>Still equal: fewer empty squares win.</source>
            <translation>Encore à égalité : le moins de cases vides gagne.</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Symétrie</translation>
        </message>
        <message>
            <source>Take no walk.</source>
            <translation>Renonce à la promenade.</translation>
        </message>
        <message>
            <source>The Cloister with open gardens: see how the others do it.</source>
            <translation>Le Cloître avec des jardins ouverts : regarde comment font les autres.</translation>
        </message>
        <message>
            <source>The Long Terrace, the largest garden: more than thirty turns.</source>
            <translation>La Longue Terrasse, le plus grand jardin de tous : plus de trente tours.</translation>
        </message>
        <message>
            <source>The best walk</source>
            <translation>La meilleure promenade</translation>
        </message>
        <message>
            <source>The best walk in your garden as it is now</source>
            <translation>La meilleure promenade dans ton jardin tel qu’il est maintenant</translation>
        </message>
        <message>
            <source>The big jumps show where a walk reached a gate.</source>
            <translation>Les grands sauts sont des portes atteintes.</translation>
        </message>
        <message>
            <source>The column letters must be a, b, c and so on up to the last column.</source>
            <translation>Les lettres des colonnes doivent être a, b, c et ainsi de suite jusqu’à la dernière.</translation>
        </message>
        <message>
            <source>The computer</source>
            <translation>L’ordinateur</translation>
        </message>
        <message>
            <source>The computer finds and shows the best walk in every garden.</source>
            <translation>L’ordinateur trouve et montre la meilleure promenade de chaque jardin.</translation>
        </message>
        <message>
            <source>The computer finds the best walk. A walk you draw counts as drawn.</source>
            <translation>L’ordinateur trouve la meilleure promenade. Une promenade dessinée compte telle quelle.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La décision en cours. F1 ouvre les règles correspondantes</translation>
        </message>
        <message>
            <source>The designer, the publisher and the true title are unknown: the rules came on a single sheet. Shapes, maps and pictures are this project’s own.</source>
            <translation>L’auteur, l’éditeur et le vrai titre sont inconnus : les règles tenaient sur une simple feuille. Les formes, les plans et les images sont propres à ce projet.</translation>
        </message>
        <message>
            <source>The file is larger than 64 KiB: no map needs that.</source>
            <translation>Le fichier dépasse 64 Kio : aucun plan n’en demande autant.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>Le fichier n’est pas un texte en UTF-8.</translation>
        </message>
        <message>
            <source>The flower bed can’t be turned that way.</source>
            <translation>Le massif ne peut pas être tourné ainsi.</translation>
        </message>
        <message>
            <source>The garden</source>
            <translation>Le jardin</translation>
        </message>
        <message>
            <source>The garden has no gates, so no walk can start.</source>
            <translation>Le jardin n’a pas de porte : aucune promenade ne peut commencer.</translation>
        </message>
        <message>
            <source>The garden is done. Now draw a walk.</source>
            <translation>Le jardin est fini. Dessine maintenant une promenade.</translation>
        </message>
        <message>
            <source>The garden looks the same when turned this way, so no gate has an advantage.</source>
            <translation>Après ce tour, le jardin est le même : aucune porte n’est avantagée.</translation>
        </message>
        <message>
            <source>The grid has no rows.</source>
            <translation>La grille n’a pas de rangées.</translation>
        </message>
        <message>
            <source>The larger the garden, the longer the match: from ten turns to more than thirty.</source>
            <translation>Plus le jardin est grand, plus la partie est longue : de dix tours à plus de trente.</translation>
        </message>
        <message>
            <source>The last turn: {who} had no room left for it.</source>
            <translation>Le dernier tour : il n’y avait plus de place chez {who}.</translation>
        </message>
        <message>
            <source>The map can’t be played: line {line}: {reason}</source>
            <translation>Ce plan ne peut pas être joué : ligne {line} : {reason}</translation>
        </message>
        <message>
            <source>The map has no line with its name.</source>
            <translation>Le plan n’a pas de ligne avec son nom.</translation>
        </message>
        <message>
            <source>The map is not symmetric, so one side may be easier.</source>
            <translation>Le plan n’est pas symétrique : un côté est peut-être plus facile.</translation>
        </message>
        <message>
            <source>The match ends</source>
            <translation>La partie se termine</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>La partie n’est pas encore finie.</translation>
        </message>
        <message>
            <source>The match is over; the gardens stay as they are.</source>
            <translation>La partie est finie ; les jardins restent comme ils sont.</translation>
        </message>
        <message>
            <source>The next to name goes last</source>
            <translation>Le prochain à annoncer plante en dernier</translation>
        </message>
        <message>
            <source>The piece {way}</source>
            <translation>La pièce {way}</translation>
        </message>
        <message>
            <source>The player is skipped</source>
            <translation>Le joueur passe son tour</translation>
        </message>
        <message>
            <source>The player who names first is chosen at random.</source>
            <translation>Le premier à annoncer est tiré au sort.</translation>
        </message>
        <message>
            <source>The seat that names the first piece of the match.</source>
            <translation>La place qui annonce la première pièce de la partie.</translation>
        </message>
        <message>
            <source>The walk counts as you have drawn it</source>
            <translation>La promenade compte comme tu l’as dessinée</translation>
        </message>
        <message>
            <source>The walk, square by square: {steps}.</source>
            <translation>La promenade, case par case : {steps}.</translation>
        </message>
        <message>
            <source>The {piece} can’t be turned: it looks the same, or has no room.</source>
            <translation>Impossible de tourner {piece} : pareil dans l’autre sens, ou pas de place.</translation>
        </message>
        <message>
            <source>The {piece} is drawn from the deck.</source>
            <translation>La pile donne : {piece}.</translation>
        </message>
        <message>
            <source>There is no grid: a line with the word grid is needed.</source>
            <translation>Il n’y a pas de grille : il faut une ligne avec le mot grid.</translation>
        </message>
        <message>
            <source>There is no map “{map}”; there are: {known}.</source>
            <translation>Il n’y a pas de plan « {map} » ; il y a : {known}.</translation>
        </message>
        <message>
            <source>There is no piece of that name.</source>
            <translation>Il n’y a pas de pièce de ce nom.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>Cette place n’existe pas dans cette partie.</translation>
        </message>
        <message>
            <source>There is nothing here but blank lines and comments.</source>
            <translation>Il n’y a ici que des lignes vides et des commentaires.</translation>
        </message>
        <message>
            <source>There is only one gate, so no walk leads from gate to gate.</source>
            <translation>Il n’y a qu’une porte, aucune promenade ne mène donc de porte à porte.</translation>
        </message>
        <message>
            <source>This bed looks the same however you turn it.</source>
            <translation>Ce massif est pareil dans tous les sens.</translation>
        </message>
        <message>
            <source>This is this turn’s piece: all players plant it.</source>
            <translation>C’est la pièce de ce tour : tout le monde la plante.</translation>
        </message>
        <message>
            <source>This piece has already been drawn from the deck.</source>
            <translation>Cette pièce a déjà été tirée de la pile.</translation>
        </message>
        <message>
            <source>This piece has already been named this round.</source>
            <translation>Cette pièce a déjà été annoncée dans cette manche.</translation>
        </message>
        <message>
            <source>This round is for the other kind of piece.</source>
            <translation>Cette manche est pour l’autre genre de pièces.</translation>
        </message>
        <message>
            <source>This round is for the other kind; the next round is for these.</source>
            <translation>Cette manche est pour l’autre genre ; la suivante est pour celui-ci.</translation>
        </message>
        <message>
            <source>This row has the wrong number.</source>
            <translation>Cette rangée porte un mauvais numéro.</translation>
        </message>
        <message>
            <source>This row must be as long as the first one.</source>
            <translation>Cette rangée doit être aussi longue que la première.</translation>
        </message>
        <message>
            <source>Tie-break for {who}: squares between two kinds {squares}, fountains {fountains}, empty squares {empty}.</source>
            <translation>Comparaison, {who} : cases entre deux sortes {squares}, fontaines {fountains}, cases vides {empty}.</translation>
        </message>
        <message>
            <source>Ties are broken by the most squares between two kinds, then the most fountains, then the fewest empty squares.</source>
            <translation>Les totaux égaux sont départagés par les cases entre deux sortes, puis les fontaines, puis le moins de cases vides.</translation>
        </message>
        <message>
            <source>To match the size</source>
            <translation>Selon la taille</translation>
        </message>
        <message>
            <source>Together with one kind of flower, or with more water, it makes a path square count.</source>
            <translation>Avec une sorte de fleurs, ou une autre case d’eau, elle fait compter une case de chemin.</translation>
        </message>
        <message>
            <source>Turn the piece</source>
            <translation>Tourner la pièce</translation>
        </message>
        <message>
            <source>Turn the piece back</source>
            <translation>Tourner la pièce dans l’autre sens</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>Turns a flower bed over; paths are never mirrored</source>
            <translation>Retourne un massif ; les chemins ne se retournent jamais</translation>
        </message>
        <message>
            <source>Two gates are set as opposite but are not on facing sides.</source>
            <translation>Deux portes sont déclarées opposées mais ne sont pas sur des côtés qui se font face.</translation>
        </message>
        <message>
            <source>Use your best walk.</source>
            <translation>Prends ta meilleure promenade.</translation>
        </message>
        <message>
            <source>Uses the best walk in your garden</source>
            <translation>Prend la meilleure promenade de ton jardin</translation>
        </message>
        <message>
            <source>Walk along paths, starting at a gate and using no square twice. How much can the best walk through your garden be worth?</source>
            <translation>Promène-toi sur les chemins depuis une porte, sans repasser par une case : combien peut valoir la meilleure promenade dans ton jardin ?</translation>
        </message>
        <message numerus="yes">
            <source>Walk from {start} to {end}, over %n square(s).</source>
            <translation>
                <numerusform>Promène-toi de {start} à {end}, sur %n case.</numerusform>
                <numerusform>Promène-toi de {start} à {end}, sur %n cases.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wants a path from gate to gate, but starts it late.</source>
            <translation>Veut un chemin de porte à porte, mais le commence tard.</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Eau</translation>
        </message>
        <message>
            <source>Water can’t be covered.</source>
            <translation>L’eau ne peut pas être couverte.</translation>
        </message>
        <message>
            <source>Water on {cell}</source>
            <translation>Eau en {cell}</translation>
        </message>
        <message>
            <source>Water separates two opposite gates: no walk can connect them.</source>
            <translation>L’eau sépare deux portes opposées : aucune promenade ne peut les relier.</translation>
        </message>
        <message>
            <source>West–east step</source>
            <translation>Marche ouest–est</translation>
        </message>
        <message>
            <source>West–east straight</source>
            <translation>Droite ouest–est</translation>
        </message>
        <message>
            <source>West–south turn</source>
            <translation>Coude ouest–sud</translation>
        </message>
        <message>
            <source>What happens when a player has no room for any piece. If all players are skipped in a round, the match ends.</source>
            <translation>Ce qui arrive quand un joueur n’a de place pour aucune pièce. Si tous passent leur tour dans une manche, la partie se termine.</translation>
        </message>
        <message>
            <source>What planting the piece there would change</source>
            <translation>Ce que changerait la pièce plantée là</translation>
        </message>
        <message>
            <source>What this garden’s walk is worth</source>
            <translation>Ce que vaut la promenade de ce jardin</translation>
        </message>
        <message>
            <source>Whether a piece may be named more than once in a round.</source>
            <translation>Si une pièce peut être annoncée plusieurs fois dans une manche.</translation>
        </message>
        <message>
            <source>Who finds the best walk</source>
            <translation>Qui trouve la meilleure promenade</translation>
        </message>
        <message>
            <source>Who names first</source>
            <translation>Qui annonce en premier</translation>
        </message>
        <message>
            <source>Width of the random map.</source>
            <translation>Largeur du plan aléatoire.</translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} can’t name first.</source>
            <translation>
                <numerusform>À %n joueur, la place {seat} ne peut pas annoncer en premier.</numerusform>
                <numerusform>À %n joueurs, la place {seat} ne peut pas annoncer en premier.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can only walk on paths.</source>
            <translation>On ne peut se promener que sur les chemins.</translation>
        </message>
        <message>
            <source>You can’t do this now.</source>
            <translation>Tu ne peux pas faire cela maintenant.</translation>
        </message>
        <message>
            <source>You can’t name these. If another player does, it is the last turn</source>
            <translation>Tu ne peux pas les annoncer. Si un autre joueur le fait, c’est le dernier tour</translation>
        </message>
        <message>
            <source>You may draw a walk, which counts as drawn, or let the computer find the best one.</source>
            <translation>Tu peux dessiner une promenade, qui compte telle quelle, ou laisser l’ordinateur trouver la meilleure.</translation>
        </message>
        <message>
            <source>You or the computer</source>
            <translation>Toi ou l’ordinateur</translation>
        </message>
        <message>
            <source>Your best walk if the match ended now: {total} (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>Si c’était la fin, ta meilleure promenade : {total} (cases {circled}, fontaines {fountains}, portes {bonus}).</translation>
        </message>
        <message numerus="yes">
            <source>Your best walk rises from {now} to %n point(s).</source>
            <translation>
                <numerusform>Ta meilleure promenade passe de {now} à %n point.</numerusform>
                <numerusform>Ta meilleure promenade passe de {now} à %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best walk so far passes here.</source>
            <translation>Ta meilleure promenade jusqu’ici passe par là.</translation>
        </message>
        <message>
            <source>Your garden has no room left for it.</source>
            <translation>Il n’y a plus de place pour elle dans ton jardin.</translation>
        </message>
        <message>
            <source>Your own map</source>
            <translation>Ton propre plan</translation>
        </message>
        <message>
            <source>Your walk</source>
            <translation>Ta promenade</translation>
        </message>
        <message numerus="yes">
            <source>Your walk leads from gate to gate, and this piece fits your garden in only %n way(s): the end comes sooner.</source>
            <translation>
                <numerusform>Ta promenade mène de porte à porte, et cette pièce n’entre dans ton jardin que de %n façon : la fin vient plus tôt.</numerusform>
                <numerusform>Ta promenade mène de porte à porte, et cette pièce n’entre dans ton jardin que de %n façons : la fin vient plus tôt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your walk needs more time, and this piece still fits your garden in %n way(s).</source>
            <translation>
                <numerusform>Ta promenade demande encore du temps, et cette pièce entre encore dans ton jardin de %n façon.</numerusform>
                <numerusform>Ta promenade demande encore du temps, et cette pièce entre encore dans ton jardin de %n façons.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your walk starts at a gate and stays on paths, each square once. Squares between two kinds and fountains count, and ending at another gate is worth more.</source>
            <translation>Ta promenade part d’une porte et reste sur les chemins, chaque case une seule fois. Les cases entre deux sortes et les fontaines comptent, et finir à une autre porte vaut davantage.</translation>
        </message>
        <message>
            <source>Yours doesn’t reach a second gate.</source>
            <translation>La tienne n’atteint pas de deuxième porte.</translation>
        </message>
        <message>
            <source>Yours leads from gate to gate: 10 points.</source>
            <translation>La tienne va de porte en porte : 10 points.</translation>
        </message>
        <message>
            <source>Yours leads to the opposite gate: 15 points.</source>
            <translation>La tienne va jusqu’à la porte d’en face : 15 points.</translation>
        </message>
        <message>
            <source>a flower bed</source>
            <translation>un massif</translation>
        </message>
        <message>
            <source>a path</source>
            <translation>un chemin</translation>
        </message>
        <message numerus="yes">
            <source>a piece has at most 6 squares, not %n</source>
            <translation>
                <numerusform>une pièce a au plus 6 cases, pas %n</numerusform>
                <numerusform>une pièce a au plus 6 cases, pas %n</numerusform>
            </translation>
        </message>
        <message>
            <source>a point for the walk, once a path covers it</source>
            <translation>un point pour la promenade, dès qu’un chemin la couvre</translation>
        </message>
        <message>
            <source>a point if the walk passes over it</source>
            <translation>un point si la promenade passe dessus</translation>
        </message>
        <message>
            <source>a walk may begin or end here</source>
            <translation>une promenade peut commencer ou finir ici</translation>
        </message>
        <message>
            <source>all rows of a shape must have the same length</source>
            <translation>toutes les rangées d’une forme doivent avoir la même longueur</translation>
        </message>
        <message>
            <source>as drawn</source>
            <translation>comme dessiné</translation>
        </message>
        <message>
            <source>bronze</source>
            <translation>bronze</translation>
        </message>
        <message>
            <source>counts: {borders}</source>
            <translation>compte : {borders}</translation>
        </message>
        <message>
            <source>covered by flowers: no walk can use it</source>
            <translation>couverte par des fleurs : aucune promenade ne peut y passer</translation>
        </message>
        <message>
            <source>done</source>
            <translation>a fini</translation>
        </message>
        <message>
            <source>drawing a walk</source>
            <translation>dessine une promenade</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>tirée</translation>
        </message>
        <message>
            <source>flower beds</source>
            <translation>massifs</translation>
        </message>
        <message>
            <source>fountain</source>
            <translation>fontaine</translation>
        </message>
        <message>
            <source>fountains on the walk, 1 each</source>
            <translation>fontaines sur la promenade, 1 chacune</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>gate {gate}</source>
            <translation>porte {gate}</translation>
        </message>
        <message>
            <source>gates at both ends, 10; opposite gates, 15</source>
            <translation>portes aux deux bouts, 10 ; portes opposées, 15</translation>
        </message>
        <message>
            <source>gold</source>
            <translation>or</translation>
        </message>
        <message>
            <source>iris</source>
            <translation>iris</translation>
        </message>
        <message>
            <source>is the same as that of {piece}</source>
            <translation>est comme celle de {piece}</translation>
        </message>
        <message>
            <source>lily</source>
            <translation>lis</translation>
        </message>
        <message>
            <source>line {line}, {code}: {reason}</source>
            <translation>ligne {line}, {code} : {reason}</translation>
        </message>
        <message numerus="yes">
            <source>longest walk %n square(s)</source>
            <translation>
                <numerusform>plus longue promenade : %n case</numerusform>
                <numerusform>plus longue promenade : %n cases</numerusform>
            </translation>
        </message>
        <message>
            <source>lost under the flowers</source>
            <translation>perdue sous les fleurs</translation>
        </message>
        <message>
            <source>mirrored</source>
            <translation>en miroir</translation>
        </message>
        <message>
            <source>mirrored and turned once</source>
            <translation>en miroir et tourné une fois</translation>
        </message>
        <message>
            <source>mirrored and turned three times</source>
            <translation>en miroir et tourné trois fois</translation>
        </message>
        <message>
            <source>mirrored and turned twice</source>
            <translation>en miroir et tourné deux fois</translation>
        </message>
        <message>
            <source>must be a capital letter</source>
            <translation>doit être une lettre majuscule</translation>
        </message>
        <message>
            <source>must be three values that rise from bronze to gold</source>
            <translation>doit donner trois seuils qui montent du bronze à l’or</translation>
        </message>
        <message>
            <source>named before</source>
            <translation>déjà annoncée</translation>
        </message>
        <message>
            <source>named it, done</source>
            <translation>a annoncé, a fini</translation>
        </message>
        <message>
            <source>named now</source>
            <translation>annoncée</translation>
        </message>
        <message numerus="yes">
            <source>names most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>annonce le plus : {what}, %n fois</numerusform>
                <numerusform>annonce le plus : {what}, %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>names now</source>
            <translation>annonce</translation>
        </message>
        <message>
            <source>naming</source>
            <translation>annonce</translation>
        </message>
        <message>
            <source>needs a second kind: {borders}</source>
            <translation>il manque une deuxième sorte : {borders}</translation>
        </message>
        <message>
            <source>next round</source>
            <translation>manche suivante</translation>
        </message>
        <message>
            <source>next round, {who} names first</source>
            <translation>manche suivante, {who} annonce en premier</translation>
        </message>
        <message>
            <source>next round: {kind}</source>
            <translation>manche suivante : {kind}</translation>
        </message>
        <message>
            <source>no medal</source>
            <translation>pas de médaille</translation>
        </message>
        <message>
            <source>no room</source>
            <translation>pas de place</translation>
        </message>
        <message>
            <source>no room for it</source>
            <translation>pas de place pour elle</translation>
        </message>
        <message>
            <source>no room for the last piece</source>
            <translation>pas de place pour la dernière pièce</translation>
        </message>
        <message>
            <source>path</source>
            <translation>chemin</translation>
        </message>
        <message>
            <source>paths</source>
            <translation>chemins</translation>
        </message>
        <message>
            <source>placing</source>
            <translation>en train de planter</translation>
        </message>
        <message>
            <source>rose</source>
            <translation>rose</translation>
        </message>
        <message>
            <source>silver</source>
            <translation>argent</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>passe son tour</translation>
        </message>
        <message>
            <source>so far</source>
            <translation>jusqu’ici</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>cases</translation>
        </message>
        <message>
            <source>squares between two kinds of flowers, 1 each</source>
            <translation>cases entre deux sortes de fleurs, 1 chacune</translation>
        </message>
        <message>
            <source>the shape must reach its four edges: no outer row or column may be empty</source>
            <translation>la forme doit atteindre ses quatre bords : aucune rangée ou colonne extérieure ne peut être vide</translation>
        </message>
        <message>
            <source>the squares must be connected by their edges</source>
            <translation>les cases doivent se toucher par leurs côtés</translation>
        </message>
        <message numerus="yes">
            <source>there must be 2 to 6 types of flowers, not %n</source>
            <translation>
                <numerusform>il doit y avoir de 2 à 6 sortes de fleurs, pas %n</numerusform>
                <numerusform>il doit y avoir de 2 à 6 sortes de fleurs, pas %n</numerusform>
            </translation>
        </message>
        <message>
            <source>there must be a map called {map}, used if no other map is chosen</source>
            <translation>il doit y avoir un plan nommé {map}, joué si aucun autre n’est choisi</translation>
        </message>
        <message>
            <source>there must be at least one piece</source>
            <translation>il doit y avoir au moins une pièce</translation>
        </message>
        <message>
            <source>this round</source>
            <translation>cette manche</translation>
        </message>
        <message>
            <source>this round · fits your garden</source>
            <translation>cette manche · tient dans ton jardin</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>à venir</translation>
        </message>
        <message>
            <source>to plant</source>
            <translation>à planter</translation>
        </message>
        <message>
            <source>turn {turn}</source>
            <translation>tour {turn}</translation>
        </message>
        <message>
            <source>turned once</source>
            <translation>tourné une fois</translation>
        </message>
        <message>
            <source>turned three times</source>
            <translation>tourné trois fois</translation>
        </message>
        <message>
            <source>turned twice</source>
            <translation>tourné deux fois</translation>
        </message>
        <message>
            <source>useful once it holds a path</source>
            <translation>utile dès qu’elle porte un chemin</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>attend</translation>
        </message>
        <message>
            <source>water</source>
            <translation>eau</translation>
        </message>
        <message>
            <source>{cell} counts 1 for the fountain.</source>
            <translation>{cell} compte 1 pour la fontaine.</translation>
        </message>
        <message>
            <source>{cell} counts 1: {borders}.</source>
            <translation>{cell} compte 1 : {borders}.</translation>
        </message>
        <message>
            <source>{cell} counts 2: {borders}, and one more for the fountain.</source>
            <translation>{cell} compte 2 : {borders}, et encore 1 pour la fontaine.</translation>
        </message>
        <message>
            <source>{cell} doesn’t count: not between two kinds.</source>
            <translation>{cell} ne compte pas : elle n’est pas entre deux sortes.</translation>
        </message>
        <message>
            <source>{cell} would count: {borders}.</source>
            <translation>{cell} compterait : {borders}.</translation>
        </message>
        <message>
            <source>{cell}: +{points}</source>
            <translation>{cell} : +{points}</translation>
        </message>
        <message>
            <source>{cell}: end of the walk</source>
            <translation>{cell} : la fin de la promenade</translation>
        </message>
        <message>
            <source>{flower} above</source>
            <translation>{flower} au-dessus</translation>
        </message>
        <message>
            <source>{flower} below</source>
            <translation>{flower} au-dessous</translation>
        </message>
        <message>
            <source>{flower} to the left</source>
            <translation>{flower} à gauche</translation>
        </message>
        <message>
            <source>{flower} to the right</source>
            <translation>{flower} à droite</translation>
        </message>
        <message>
            <source>{map} ({id})</source>
            <translation>{map} ({id})</translation>
        </message>
        <message>
            <source>{map} · the reveal</source>
            <translation>{map} · les jardins s’ouvrent</translation>
        </message>
        <message>
            <source>{map} · the walks</source>
            <translation>{map} · les promenades</translation>
        </message>
        <message>
            <source>{map} · turn {turn}, {kind}</source>
            <translation>{map} · tour {turn}, {kind}</translation>
        </message>
        <message>
            <source>{map}, {columns} by {rows}</source>
            <translation>{map}, {columns} sur {rows}</translation>
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
            <translation>{piece} : {value}</translation>
        </message>
        <message>
            <source>{points}:</source>
            <translation>{points} :</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} couldn’t name a piece</source>
            <translation>{who} n’a pu annoncer aucune pièce</translation>
        </message>
        <message>
            <source>{who} doesn’t take a walk.</source>
            <translation>{who} renonce à la promenade.</translation>
        </message>
        <message>
            <source>{who} had no room for any piece that could be named.</source>
            <translation>{who} n’avait de place pour aucune pièce à annoncer.</translation>
        </message>
        <message>
            <source>{who} had no room left for the {piece}.</source>
            <translation>Plus de place chez {who} : {piece}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} has drawn a walk: %n point(s).</source>
            <translation>
                <numerusform>{who} a dessiné une promenade : %n point.</numerusform>
                <numerusform>{who} a dessiné une promenade : %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has no room for any piece that can be named.</source>
            <translation>{who} n’a de place pour aucune pièce à annoncer.</translation>
        </message>
        <message>
            <source>{who} has planted.</source>
            <translation>{who} a planté.</translation>
        </message>
        <message>
            <source>{who} has yet to name a piece</source>
            <translation>{who} doit encore annoncer</translation>
        </message>
        <message>
            <source>{who} is about to name {kind}.</source>
            <translation>{who} va annoncer {kind}.</translation>
        </message>
        <message>
            <source>{who} named the {piece}.</source>
            <translation>{who} a annoncé : {piece}.</translation>
        </message>
        <message>
            <source>{who} names first.</source>
            <translation>{who} annonce en premier.</translation>
        </message>
        <message>
            <source>{who} on {cell}</source>
            <translation>{who} en {cell}</translation>
        </message>
        <message>
            <source>{who} on {cell}, +{points}</source>
            <translation>{who} en {cell}, +{points}</translation>
        </message>
        <message>
            <source>{who} on {cell}, +{points}, gates +{bonus}</source>
            <translation>{who} en {cell}, +{points}, portes +{bonus}</translation>
        </message>
        <message>
            <source>{who} on {cell}, gates +{bonus}</source>
            <translation>{who} en {cell}, portes +{bonus}</translation>
        </message>
        <message>
            <source>{who} planted the {piece} at {cell}, {way}.</source>
            <translation>{who} a planté en {cell}, {way} : {piece}.</translation>
        </message>
        <message>
            <source>{who} planted the {piece} at {cell}.</source>
            <translation>{who} a planté en {cell} : {piece}.</translation>
        </message>
        <message>
            <source>{who} plants the {piece} in secret.</source>
            <translation>{who} plante en secret : {piece}.</translation>
        </message>
        <message>
            <source>{who} share the victory.</source>
            <translation>{who} se partagent la victoire.</translation>
        </message>
        <message numerus="yes">
            <source>{who} uses the best walk: %n point(s).</source>
            <translation>
                <numerusform>{who} prend la meilleure promenade : %n point.</numerusform>
                <numerusform>{who} prend la meilleure promenade : %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n point(s).</source>
            <translation>
                <numerusform>{who} gagne de %n point.</numerusform>
                <numerusform>{who} gagne de %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the tie.</source>
            <translation>{who} l’emporte au départage.</translation>
        </message>
        <message>
            <source>{who}: continue your walk, or press Done.</source>
            <translation>{who} : continue ta promenade, ou appuie sur « Terminé ».</translation>
        </message>
        <message>
            <source>{who}: draw your walk. It starts at a gate.</source>
            <translation>{who} : dessine ta promenade. Elle commence à une porte.</translation>
        </message>
        <message>
            <source>{who}: name {kind} that fits your own garden.</source>
            <translation>{who} : annonce {kind} qui tient dans ton propre jardin.</translation>
        </message>
        <message>
            <source>{who}: no path reaches a gate, so there is no walk to draw.</source>
            <translation>{who} : aucun chemin n’atteint de porte, il n’y a donc pas de promenade à dessiner.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} from the deck. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who} : plante la pièce tirée de la pile, {piece}. %n façon de la poser.</numerusform>
                <numerusform>{who} : plante la pièce tirée de la pile, {piece}. %n façons de la poser.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} you named. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who} : plante la pièce que tu as annoncée, {piece}. %n façon de la poser.</numerusform>
                <numerusform>{who} : plante la pièce que tu as annoncée, {piece}. %n façons de la poser.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece}, named by {namer}. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who} : plante la pièce annoncée par {namer}, {piece}. %n façon de la poser.</numerusform>
                <numerusform>{who} : plante la pièce annoncée par {namer}, {piece}. %n façons de la poser.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: squares {circled}, fountains {fountains}, gates {bonus}, {total} in all.</source>
            <translation>{who} : cases {circled}, fontaines {fountains}, portes {bonus}, {total} en tout.</translation>
        </message>
        <message>
            <source>{who}: {piece}</source>
            <translation>{who} : {piece}</translation>
        </message>
        <message>
            <source>{who}: {total} so far</source>
            <translation>{who} : {total} jusqu’ici</translation>
        </message>
        <message>
            <source>{who}’s best walk would have been worth {best}.</source>
            <translation>La meilleure promenade chez {who} aurait valu {best}.</translation>
        </message>
        <message>
            <source>{who}’s garden</source>
            <translation>Jardin : {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s garden: %n free square(s)</source>
            <translation>
                <numerusform>Jardin : {who}, %n case libre</numerusform>
                <numerusform>Jardin : {who}, %n cases libres</numerusform>
            </translation>
        </message>
        <message>
            <source>{word} is used twice</source>
            <translation>{word} est utilisé deux fois</translation>
        </message>
        <message>
            <source>“opposite none” must be the only line about opposites.</source>
            <translation>« opposite none » doit être la seule ligne sur les opposées.</translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” can’t be played by %n player(s).</source>
            <translation>
                <numerusform>« {mode} » ne se joue pas à %n.</numerusform>
                <numerusform>« {mode} » ne se joue pas à %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>“{word}” does not belong in this shape</source>
            <translation>« {word} » n’a pas sa place dans cette forme</translation>
        </message>
        <message>
            <source>“{word}” is not {letter} and a number</source>
            <translation>« {word} » n’est pas {letter} et un nombre</translation>
        </message>
        <message>
            <source>“{word}” must be a capital letter used once; P and G are path and gate</source>
            <translation>« {word} » doit être une majuscule utilisée une seule fois ; P et G sont le chemin et la porte</translation>
        </message>
    </context>
    <context>
        <name>practice</name>
        <message numerus="yes">
            <source>%n puzzles cannot be read and are skipped; the first: {first}.</source>
            <translation>
                <numerusform>%n problème est illisible et ignoré : {first}.</numerusform>
                <numerusform>%n problèmes sont illisibles et ignorés ; le premier : {first}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Almost</source>
            <translation>Presque</translation>
        </message>
        <message>
            <source>Almost: {yours} is good, but {best} is possible.</source>
            <translation>Presque : {yours}, c’est bien, mais {best} est possible.</translation>
        </message>
        <message>
            <source>Best and yours: {value}, from {idle}</source>
            <translation>La tienne est la meilleure : {value}, contre {idle} au départ</translation>
        </message>
        <message>
            <source>Best: {value}, from {idle}</source>
            <translation>La meilleure : {value}, contre {idle} au départ</translation>
        </message>
        <message>
            <source>Difference: {n}</source>
            <translation>Différence : {n}</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Non résolu</translation>
        </message>
        <message>
            <source>Not solved: your answer makes {yours}, the best makes {best}.</source>
            <translation>Non résolu : ta réponse fait {yours}, la meilleure {best}.</translation>
        </message>
        <message>
            <source>Now {idle}, target {best}. Try {tries} of 3.</source>
            <translation>Maintenant {idle}, objectif {best}. Essai {tries} sur 3.</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Résolu</translation>
        </message>
        <message>
            <source>Solved! {yours} is the best possible result.</source>
            <translation>Résolu ! {yours} est le meilleur résultat possible.</translation>
        </message>
        <message>
            <source>The answers differ from step {step} on.</source>
            <translation>Les réponses diffèrent à partir de l’étape {step}.</translation>
        </message>
        <message>
            <source>The best answer</source>
            <translation>La meilleure réponse</translation>
        </message>
        <message>
            <source>The mistake was step {step}: after it the most you can get is {left}.</source>
            <translation>L’erreur était l’étape {step} : après elle, le maximum est {left}.</translation>
        </message>
        <message>
            <source>This is the best answer: {value}.</source>
            <translation>Voici la meilleure réponse : {value}.</translation>
        </message>
        <message>
            <source>This puzzle does not allow that.</source>
            <translation>Ce problème ne permet pas cela.</translation>
        </message>
        <message>
            <source>Try {n} of 3</source>
            <translation>Essai {n} sur 3</translation>
        </message>
        <message numerus="yes">
            <source>Verified: of %n possible answers, {ways} reach the maximum; the next best makes {second}.</source>
            <translation>
                <numerusform>Vérifié : sur %n réponse possible, {ways} atteignent le maximum ; la suivante fait {second}.</numerusform>
                <numerusform>Vérifié : sur %n réponses possibles, {ways} atteignent le maximum ; la suivante fait {second}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your answer is complete: submit it, or undo a step.</source>
            <translation>Ta réponse est complète : valide-la, ou annule une étape.</translation>
        </message>
        <message>
            <source>Your puzzle progress could not be read from {file}: {reason}.</source>
            <translation>Ta progression dans les problèmes n’a pas pu être lue dans {file} : {reason}.</translation>
        </message>
        <message>
            <source>Your puzzle progress could not be read, so all puzzles start again; the old file is {file}.</source>
            <translation>Ta progression dans les problèmes n’a pas pu être lue, ils reprennent donc du début ; l’ancien fichier est {file}.</translation>
        </message>
        <message>
            <source>Yours: {value}</source>
            <translation>La tienne : {value}</translation>
        </message>
        <message>
            <source>almost</source>
            <translation>presque</translation>
        </message>
        <message>
            <source>best</source>
            <translation>meilleure</translation>
        </message>
        <message>
            <source>both</source>
            <translation>les deux</translation>
        </message>
        <message>
            <source>cannot be proved</source>
            <translation>ne peut pas être vérifié</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>est illisible : ce n’est pas un texte en UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>est illisible : {error}</translation>
        </message>
        <message>
            <source>does not lead to the best value</source>
            <translation>ne mène pas à la meilleure valeur</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>facile</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>difficile</translation>
        </message>
        <message>
            <source>is not JSON</source>
            <translation>n’est pas du JSON</translation>
        </message>
        <message>
            <source>is not the card set in use, which is “{id}”</source>
            <translation>n’est pas le lot de cartes utilisé, qui est « {id} »</translation>
        </message>
        <message>
            <source>is not the decision the game asks for at this point</source>
            <translation>n’est pas la décision que le jeu demande à ce moment</translation>
        </message>
        <message>
            <source>is not the one to play after these moves</source>
            <translation>n’a pas la main après ces coups</translation>
        </message>
        <message>
            <source>is {said}, but the proof gives {found}</source>
            <translation>est {said}, mais la preuve donne {found}</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>moyen</translation>
        </message>
        <message>
            <source>must be less than the best value, {best}</source>
            <translation>doit être inférieur à la meilleure valeur, {best}</translation>
        </message>
        <message>
            <source>must be less than the number of answers, {answers}</source>
            <translation>doit être inférieur au nombre de réponses, {answers}</translation>
        </message>
        <message>
            <source>must be {must} here, not “{said}”</source>
            <translation>doit être {must} ici, pas « {said} »</translation>
        </message>
        <message>
            <source>not solved</source>
            <translation>non résolu</translation>
        </message>
        <message>
            <source>not tried yet</source>
            <translation>pas encore essayé</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>résolu</translation>
        </message>
        <message>
            <source>very hard</source>
            <translation>très difficile</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>la tienne</translation>
        </message>
        <message>
            <source>“{text}” comes when it is another player’s turn</source>
            <translation>« {text} » vient quand c’est le tour d’un autre joueur</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game</source>
            <translation>« {text} » n’est pas un coup de ce jeu</translation>
        </message>
        <message>
            <source>“{text}” is not allowed at this point: {reason}</source>
            <translation>« {text} » n’est pas permis à ce moment : {reason}</translation>
        </message>
    </context>
    <context>
        <name>reader</name>
        <message>
            <source>Explain</source>
            <translation>Expliquer</translation>
        </message>
    </context>
    <context>
        <name>record</name>
        <message>
            <source>Every player needs a different name of 1 to {most} printable characters.</source>
            <translation>Chaque joueur doit avoir un nom différent, de 1 à {most} caractères imprimables.</translation>
        </message>
        <message>
            <source>It changes options or seats more than {most} times; the limit is {most}.</source>
            <translation>Il change les options ou les places plus de {most} fois ; la limite est de {most}.</translation>
        </message>
        <message>
            <source>It has more than {most} lines, the limit for a match.</source>
            <translation>Il compte plus de {most} lignes, la limite pour une partie.</translation>
        </message>
        <message>
            <source>More moves are undone than were played.</source>
            <translation>Il y a plus de coups annulés que de coups joués.</translation>
        </message>
        <message>
            <source>The card set “{pack}” used in this match is missing.</source>
            <translation>Le lot de cartes « {pack} » de cette partie manque.</translation>
        </message>
        <message>
            <source>The first line contains an unknown key: “{key}”.</source>
            <translation>La première ligne contient une clé inconnue : « {key} ».</translation>
        </message>
        <message>
            <source>The first line does not name the game, the players and the shuffle number.</source>
            <translation>La première ligne n’indique ni le jeu, ni les joueurs, ni le numéro de mélange.</translation>
        </message>
        <message>
            <source>The last line was incomplete, so the match continues from the move before it.</source>
            <translation>La dernière ligne était incomplète, la partie reprend donc au coup précédent.</translation>
        </message>
        <message>
            <source>The match is not over: the file shows hidden hands, the shuffle number and all draws to anyone who reads it.</source>
            <translation>La partie n’est pas terminée : ce fichier montre à quiconque le lit les mains cachées, le numéro de mélange et tous les tirages.</translation>
        </message>
        <message>
            <source>The move is by seat {seat}, but it is seat {due}’s turn (0 means a random draw).</source>
            <translation>Le coup est de la place {seat}, mais c’est le tour de la place {due} (0 : tirage au hasard).</translation>
        </message>
        <message>
            <source>The result does not match the moves.</source>
            <translation>Le résultat ne correspond pas aux coups.</translation>
        </message>
        <message>
            <source>The winners of the earlier matches of the season are not playing in this match.</source>
            <translation>Les vainqueurs des parties précédentes de la saison ne jouent pas cette partie.</translation>
        </message>
        <message>
            <source>There is a move after the end of the match.</source>
            <translation>Il y a un coup après la fin de la partie.</translation>
        </message>
        <message>
            <source>There is a result before the end of the match.</source>
            <translation>Il y a un résultat avant la fin de la partie.</translation>
        </message>
        <message>
            <source>There is another move or result after the result.</source>
            <translation>Il y a encore un coup ou un résultat après le résultat.</translation>
        </message>
        <message>
            <source>This is not a Garden Desktop match file.</source>
            <translation>Ce n’est pas un fichier de partie de Garden Desktop.</translation>
        </message>
        <message>
            <source>This line does not name a player for each of the {seats} seats.</source>
            <translation>Cette ligne ne nomme pas un joueur pour chacune des {seats} places.</translation>
        </message>
        <message>
            <source>This line is not a move, an undo or a result.</source>
            <translation>Cette ligne n’est ni un coup, ni une annulation, ni un résultat.</translation>
        </message>
        <message>
            <source>This match file comes from a newer version of Garden Desktop: update the program to open it.</source>
            <translation>Ce fichier de partie vient d’une version plus récente de Garden Desktop. Mets le programme à jour pour l’ouvrir.</translation>
        </message>
        <message>
            <source>This program has no computer player called “{who}”.</source>
            <translation>Ce programme n’a pas d’ordinateur nommé « {who} ».</translation>
        </message>
        <message>
            <source>This program has no game called “{game}”.</source>
            <translation>Ce programme n’a pas de jeu nommé « {game} ».</translation>
        </message>
        <message>
            <source>“{option}” cannot be changed to “{value}” during a match.</source>
            <translation>« {option} » ne peut pas passer à « {value} » en pleine partie.</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game.</source>
            <translation>« {text} » n’est pas un coup de ce jeu.</translation>
        </message>
        <message>
            <source>“{text}” is not allowed here. {reason}</source>
            <translation>« {text} » n’est pas permis ici. {reason}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>In this match: {option} – {choice}.</source>
            <translation>Dans cette partie : {option} – {choice}.</translation>
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
            <translation>{most} et {last}</translation>
        </message>
    </context>
    <context>
        <name>seats</name>
        <message>
            <source>basket</source>
            <translation>panier</translation>
        </message>
        <message>
            <source>bell</source>
            <translation>clochette</translation>
        </message>
        <message>
            <source>hat</source>
            <translation>chapeau</translation>
        </message>
        <message>
            <source>key</source>
            <translation>clé</translation>
        </message>
        <message>
            <source>trowel</source>
            <translation>transplantoir</translation>
        </message>
        <message>
            <source>watering can</source>
            <translation>arrosoir</translation>
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
                <numerusform>%n action, plus aucun jeton d’affaires louches : combien peuvent valoir tes fleurs à la fin du tour ?</numerusform>
                <numerusform>%n actions, plus aucun jeton d’affaires louches : combien peuvent valoir tes fleurs à la fin du tour ?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>%n action, sans dépenser de jeton d’affaires louches : combien peuvent valoir tes fleurs à la fin du tour ?</numerusform>
                <numerusform>%n actions, sans dépenser de jeton d’affaires louches : combien peuvent valoir tes fleurs à la fin du tour ?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers score if the market crashes this turn?</source>
            <translation>
                <numerusform>%n action, sans dépenser de jeton d’affaires louches : combien de points peuvent rapporter tes fleurs si le krach vient ce tour-ci ?</numerusform>
                <numerusform>%n actions, sans dépenser de jeton d’affaires louches : combien de points peuvent rapporter tes fleurs si le krach vient ce tour-ci ?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) bloom: {spaces}.</source>
            <translation>
                <numerusform>%n bulbe éclot : {spaces}.</numerusform>
                <numerusform>%n bulbes éclosent : {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) can’t bloom (no empty space beside them): {spaces}.</source>
            <translation>
                <numerusform>%n bulbe ne peut pas éclore (aucune case vide à côté) : {spaces}.</numerusform>
                <numerusform>%n bulbes ne peuvent pas éclore (aucune case vide à côté) : {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n daffodil(s)</source>
            <translation>
                <numerusform>%n jonquille</numerusform>
                <numerusform>%n jonquilles</numerusform>
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
                <numerusform>%n case vide à côté</numerusform>
                <numerusform>%n cases vides à côté</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n fleur</numerusform>
                <numerusform>%n fleurs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {final}: the most valuable kind was worth {value} and lost {lost}</source>
            <translation>
                <numerusform>%n fleur à {final} : la sorte la plus chère était à {value} et a perdu {lost}</numerusform>
                <numerusform>%n fleurs à {final} : la sorte la plus chère était à {value} et a perdu {lost}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {value}</source>
            <translation>
                <numerusform>%n fleur à {value}</numerusform>
                <numerusform>%n fleurs à {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) harvested: {flowers}.</source>
            <translation>
                <numerusform>%n fleur récoltée : {flowers}.</numerusform>
                <numerusform>%n fleurs récoltées : {flowers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) left. The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>
                <numerusform>Encore %n fleur. Quand elle ne peut plus remplir la Bourse, c’est le krach.</numerusform>
                <numerusform>Encore %n fleurs. Quand elle ne peut plus remplir la Bourse, c’est le krach.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) only you can see</source>
            <translation>
                <numerusform>%n fleur que toi seul vois</numerusform>
                <numerusform>%n fleurs que toi seul vois</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s), hidden</source>
            <translation>
                <numerusform>%n fleur cachée</numerusform>
                <numerusform>%n fleurs cachées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s):</source>
            <translation>
                <numerusform>%n fleur :</numerusform>
                <numerusform>%n fleurs :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n globemaster(s)</source>
            <translation>
                <numerusform>%n allium</numerusform>
                <numerusform>%n alliums</numerusform>
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
                <numerusform>%n perce-neige</numerusform>
                <numerusform>%n perce-neige</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spent:</source>
            <translation>
                <numerusform>%n dépensé :</numerusform>
                <numerusform>%n dépensés :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to spare before the crash</source>
            <translation>
                <numerusform>%n pas de marge avant le krach</numerusform>
                <numerusform>%n pas de marge avant le krach</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to the crash. It comes when the last flower is lower than the highest Stalk Value.</source>
            <translation>
                <numerusform>%n pas avant le krach. Il vient quand la dernière fleur est plus bas que le cours le plus haut.</numerusform>
                <numerusform>%n pas avant le krach. Il vient quand la dernière fleur est plus bas que le cours le plus haut.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s) left: after the crash they are worth nothing.</source>
            <translation>
                <numerusform>Encore %n jeton : après le krach, il ne vaut rien.</numerusform>
                <numerusform>Encore %n jetons : après le krach, ils ne valent rien.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s):</source>
            <translation>
                <numerusform>%n jeton :</numerusform>
                <numerusform>%n jetons :</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tulip(s)</source>
            <translation>
                <numerusform>%n tulipe</numerusform>
                <numerusform>%n tulipes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n tour</numerusform>
                <numerusform>%n tours</numerusform>
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
            <translation>2 joueurs</translation>
        </message>
        <message>
            <source>3 players</source>
            <translation>3 joueurs</translation>
        </message>
        <message>
            <source>4 players</source>
            <translation>4 joueurs</translation>
        </message>
        <message>
            <source>5 players</source>
            <translation>5 joueurs</translation>
        </message>
        <message>
            <source>A Flush costs a Seedy Business token, and you have none left.</source>
            <translation>Un Renouvellement coûte un jeton d’affaires louches, et il ne t’en reste aucun.</translation>
        </message>
        <message>
            <source>A Flush takes flowers from the Greenhouse, which may run dry</source>
            <translation>Un Renouvellement prend des fleurs à la Serre, qui peut se vider</translation>
        </message>
        <message>
            <source>A Seedy Business token to spend</source>
            <translation>Un jeton d’affaires louches à dépenser</translation>
        </message>
        <message>
            <source>A Stalk Value reaches its cap</source>
            <translation>Un cours atteint son plafond</translation>
        </message>
        <message>
            <source>A flower must be drawn first.</source>
            <translation>Il faut d’abord tirer une fleur.</translation>
        </message>
        <message>
            <source>A group is surrounded: it is harvested when you end your turn, and each of its flowers raises the value of its kind by 1 for everyone who holds it.</source>
            <translation>Un groupe est encerclé : il est récolté quand tu finis ton tour, et chacune de ses fleurs fait monter de 1 le cours de sa sorte, pour tous ceux qui en ont.</translation>
        </message>
        <message>
            <source>A large Garden and a long match: time for patient plans.</source>
            <translation>Un grand Jardin et une longue partie : le temps des plans patients.</translation>
        </message>
        <message>
            <source>A small Garden and no Seedy Business: harvests come soon, and each turn is short.</source>
            <translation>Un petit Jardin sans affaires louches : les récoltes viennent vite, et les tours sont courts.</translation>
        </message>
        <message>
            <source>A small Garden fills up quickly. In a large one harvests come later, so the Market Track starts lower.</source>
            <translation>Un petit Jardin est vite plein. Dans un grand, les récoltes viennent plus tard, et la piste du marché commence plus bas.</translation>
        </message>
        <message>
            <source>A spent Seedy Business token</source>
            <translation>Un jeton d’affaires louches dépensé</translation>
        </message>
        <message>
            <source>Actions a turn</source>
            <translation>Actions par tour</translation>
        </message>
        <message>
            <source>Added for the length of the match</source>
            <translation>Ajout selon la durée de la partie</translation>
        </message>
        <message>
            <source>Added for the size of the garden</source>
            <translation>Ajout selon la taille du Jardin</translation>
        </message>
        <message>
            <source>After the best turn the Bust halves {best}, after yours {yours}.</source>
            <translation>Après le meilleur tour, la Chute réduit de moitié {best} ; après le tien, {yours}.</translation>
        </message>
        <message>
            <source>All on one kind: {value}</source>
            <translation>Tout sur une sorte : {value}</translation>
        </message>
        <message>
            <source>All your tokens are spent.</source>
            <translation>Tous tes jetons sont dépensés.</translation>
        </message>
        <message>
            <source>An empty Greenhouse always ends the match; this adds one more cause.</source>
            <translation>Une Serre vide termine toujours la partie ; cette règle ajoute une autre cause.</translation>
        </message>
        <message>
            <source>Any one of these harvests would crash the market: {flowers}.</source>
            <translation>Chacune de ces récoltes provoquerait le krach : {flowers}.</translation>
        </message>
        <message>
            <source>Are harvested too</source>
            <translation>Sont récoltés aussi</translation>
        </message>
        <message>
            <source>At 1, even a kind that is never harvested is worth something.</source>
            <translation>À 1, même une sorte jamais récoltée vaut quelque chose.</translation>
        </message>
        <message>
            <source>At each turn’s Stalk Values; the last step is the Bust.</source>
            <translation>Aux cours de chaque tour ; le dernier pas est la Chute.</translation>
        </message>
        <message>
            <source>At the end of the match the Bust halves the most valuable kind, once</source>
            <translation>À la fin de la partie, la Chute réduit de moitié la sorte la plus chère, une seule fois</translation>
        </message>
        <message>
            <source>At the end the Bust halves only the highest value.</source>
            <translation>À la fin, la Chute ne réduit de moitié que le cours le plus haut.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Au départ</translation>
        </message>
        <message>
            <source>Before the Bust: {parts}.</source>
            <translation>Avant la Chute : {parts}.</translation>
        </message>
        <message>
            <source>Before the crash: {value}</source>
            <translation>Avant le krach : {value}</translation>
        </message>
        <message>
            <source>Beside the Market Track</source>
            <translation>À côté de la piste</translation>
        </message>
        <message>
            <source>Bloom</source>
            <translation>Floraison</translation>
        </message>
        <message>
            <source>Bulb: blooms in the Upkeep if a space next to it is empty</source>
            <translation>Bulbe : éclot à l’Entretien si une case voisine est vide</translation>
        </message>
        <message>
            <source>Bulb: blooms in the Upkeep if a space next to it is empty; harvested with its group</source>
            <translation>Bulbe : éclot à l’Entretien si une case voisine est vide ; récolté avec son groupe</translation>
        </message>
        <message>
            <source>Bulbs</source>
            <translation>Bulbes</translation>
        </message>
        <message>
            <source>Bulbs need an empty space beside them to bloom</source>
            <translation>Un bulbe n’éclot que si une case voisine est vide</translation>
        </message>
        <message numerus="yes">
            <source>Bulbs that bloom, including this one: %n.</source>
            <translation>
                <numerusform>Bulbes qui éclosent, celui-ci compris : %n.</numerusform>
                <numerusform>Bulbes qui éclosent, celui-ci compris : %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>By kind</source>
            <translation>Par sorte</translation>
        </message>
        <message>
            <source>By number of players</source>
            <translation>Selon le nombre de joueurs</translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s) and cost {who} about {theirs}.</source>
            <translation>
                <numerusform>D’ici la fin de la partie, cela devrait te rapporter environ %n point et en coûter environ {theirs} à {who}.</numerusform>
                <numerusform>D’ici la fin de la partie, cela devrait te rapporter environ %n points et en coûter environ {theirs} à {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} about {theirs}.</source>
            <translation>
                <numerusform>D’ici la fin de la partie, cela devrait te rapporter environ %n point, et environ {theirs} à {who}.</numerusform>
                <numerusform>D’ici la fin de la partie, cela devrait te rapporter environ %n points, et environ {theirs} à {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} nothing.</source>
            <translation>
                <numerusform>D’ici la fin de la partie, cela devrait te rapporter environ %n point, et rien à {who}.</numerusform>
                <numerusform>D’ici la fin de la partie, cela devrait te rapporter environ %n points, et rien à {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s), and you only {own}.</source>
            <translation>
                <numerusform>D’ici la fin de la partie, cela devrait coûter environ %n point à {who}, et à toi seulement {own}.</numerusform>
                <numerusform>D’ici la fin de la partie, cela devrait coûter environ %n points à {who}, et à toi seulement {own}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s).</source>
            <translation>
                <numerusform>D’ici la fin de la partie, cela devrait coûter environ %n point à {who}.</numerusform>
                <numerusform>D’ici la fin de la partie, cela devrait coûter environ %n points à {who}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nom du lot de cartes</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Fermé</translation>
        </message>
        <message>
            <source>Comparison, {who}: {parts}.</source>
            <translation>Comparaison, {who} : {parts}.</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Compétitif</translation>
        </message>
        <message numerus="yes">
            <source>Costs one token; %n left.</source>
            <translation>
                <numerusform>Coûte un jeton ; encore %n.</numerusform>
                <numerusform>Coûte un jeton ; encore %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Crashes caused</source>
            <translation>Krachs provoqués</translation>
        </message>
        <message>
            <source>Daffodil</source>
            <translation>Jonquille</translation>
        </message>
        <message>
            <source>Dahlia</source>
            <translation>Dahlia</translation>
        </message>
        <message>
            <source>Designed by Christopher Chan, illustrated by Diana Beltran Herrera, published by The Op Games. Numbers missing from the published rules, and all pictures here, are our own.</source>
            <translation>Imaginé par Christopher Chan, illustré par Diana Beltran Herrera, publié par The Op Games. Les chiffres absents des règles publiées et toutes les images viennent de nous.</translation>
        </message>
        <message>
            <source>Drive a flower’s price up, and get out before the crash.</source>
            <translation>Fais grimper le cours d’une fleur, et sors avant le krach.</translation>
        </message>
        <message>
            <source>Each flower harvested raises the Stalk Value of its kind by 1.</source>
            <translation>Chaque fleur récoltée fait monter de 1 le cours de sa sorte.</translation>
        </message>
        <message>
            <source>Each player gets the secret flowers of a Stalk Portfolio.</source>
            <translation>Chaque joueur reçoit en secret les fleurs de son portefeuille.</translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n flower(s) in the Stalk Portfolio.</source>
            <translation>
                <numerusform>Chaque joueur a %n fleur dans son portefeuille.</numerusform>
                <numerusform>Chaque joueur a %n fleurs dans son portefeuille.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each turn</source>
            <translation>À chaque tour</translation>
        </message>
        <message>
            <source>Each turn the rightmost flower on the Exchange goes here</source>
            <translation>À chaque tour, la fleur la plus à droite de la Bourse vient ici</translation>
        </message>
        <message>
            <source>Each turn the rightmost flower on the Exchange goes to the Compost</source>
            <translation>À chaque tour, la fleur la plus à droite de la Bourse va au Compost</translation>
        </message>
        <message>
            <source>Empty Garden</source>
            <translation>Jardin vide</translation>
        </message>
        <message>
            <source>Empty space: blooms next to it are not surrounded</source>
            <translation>Case vide : les fleurs voisines ne sont pas encerclées</translation>
        </message>
        <message>
            <source>Empty until this turn ends; then the Exchange moves right and is refilled</source>
            <translation>Vide jusqu’à la fin de ce tour ; puis la Bourse glisse à droite et se remplit</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Finir le tour</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Finis ton tour.</translation>
        </message>
        <message>
            <source>Ends your turn; the Upkeep follows automatically</source>
            <translation>Finit ton tour ; l’Entretien suit automatiquement</translation>
        </message>
        <message>
            <source>Estimates the values after the crash, and saves tokens for it.</source>
            <translation>Estime les cours après le krach et garde des jetons pour ce moment.</translation>
        </message>
        <message>
            <source>Everyone sees what you take and give.</source>
            <translation>Tout le monde voit ce que tu prends et ce que tu donnes.</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Tout</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Bourse</translation>
        </message>
        <message>
            <source>Exchange, slot {slot}</source>
            <translation>Bourse, casier {slot}</translation>
        </message>
        <message>
            <source>Final scores: {parts}.</source>
            <translation>Scores finaux : {parts}.</translation>
        </message>
        <message>
            <source>Five blooms</source>
            <translation>Cinq fleurs écloses</translation>
        </message>
        <message>
            <source>Five random flowers bloom on random spaces, so the first players have something to surround.</source>
            <translation>Cinq fleurs au hasard sont écloses sur des cases au hasard : les premiers joueurs ont ainsi de quoi encercler.</translation>
        </message>
        <message>
            <source>Flowers</source>
            <translation>Fleurs</translation>
        </message>
        <message>
            <source>Flowers here never come back.</source>
            <translation>Ces fleurs ne reviennent jamais.</translation>
        </message>
        <message>
            <source>Flowers in each portfolio</source>
            <translation>Fleurs par portefeuille</translation>
        </message>
        <message>
            <source>Flowers in this bag never come back</source>
            <translation>Les fleurs de ce sac ne reviennent jamais</translation>
        </message>
        <message>
            <source>Flowers in your Stalk Portfolio: only these score at the end</source>
            <translation>Les fleurs de ton portefeuille : elles seules comptent à la fin</translation>
        </message>
        <message>
            <source>Flowers of each kind</source>
            <translation>Fleurs de chaque sorte</translation>
        </message>
        <message>
            <source>Flowers on the Exchange</source>
            <translation>Fleurs à la Bourse</translation>
        </message>
        <message>
            <source>Flowers × Stalk Value, all added up</source>
            <translation>Fleurs × cours, le tout additionné</translation>
        </message>
        <message>
            <source>Flush</source>
            <translation>Renouveler</translation>
        </message>
        <message>
            <source>Forecast</source>
            <translation>Prévision</translation>
        </message>
        <message>
            <source>Garden with 3 spaces a side</source>
            <translation>Jardin de 3 cases de côté</translation>
        </message>
        <message>
            <source>Garden with 4 spaces a side</source>
            <translation>Jardin de 4 cases de côté</translation>
        </message>
        <message>
            <source>Garden with 5 spaces a side</source>
            <translation>Jardin de 5 cases de côté</translation>
        </message>
        <message>
            <source>Globemaster</source>
            <translation>Allium</translation>
        </message>
        <message>
            <source>Goes to the Compost next: {flower}, from slot {slot}.</source>
            <translation>La prochaine à partir au Compost : {flower}, du casier {slot}.</translation>
        </message>
        <message>
            <source>Greenhouse and Compost</source>
            <translation>Serre et Compost</translation>
        </message>
        <message numerus="yes">
            <source>Group of %n:</source>
            <translation>
                <numerusform>Groupe de %n :</numerusform>
                <numerusform>Groupe de %n :</numerusform>
            </translation>
        </message>
        <message>
            <source>Half expects the crash, and spends its tokens early.</source>
            <translation>S’attend à moitié au krach et dépense ses jetons tôt.</translation>
        </message>
        <message>
            <source>Hardly any soil left: {value}</source>
            <translation>Presque plus de terre : {value}</translation>
        </message>
        <message>
            <source>Harvest</source>
            <translation>Récolte</translation>
        </message>
        <message>
            <source>Harvest number {number}</source>
            <translation>Récolte numéro {number}</translation>
        </message>
        <message>
            <source>Harvested anyway: {flowers}.</source>
            <translation>Récolté de toute façon : {flowers}.</translation>
        </message>
        <message>
            <source>Harvested flowers go to the Market Track, and their Stalk Values rise</source>
            <translation>Les fleurs récoltées vont sur la piste du marché, et leurs cours montent</translation>
        </message>
        <message>
            <source>Highest space</source>
            <translation>Case la plus haute</translation>
        </message>
        <message>
            <source>How many flowers of one kind alone would have to be harvested</source>
            <translation>Combien de fleurs de cette seule sorte il faudrait récolter</translation>
        </message>
        <message>
            <source>How much to show of what players could count for themselves.</source>
            <translation>Ce qui est affiché de ce que les joueurs pourraient compter eux-mêmes.</translation>
        </message>
        <message>
            <source>If the market crashed now</source>
            <translation>Si le krach venait maintenant</translation>
        </message>
        <message>
            <source>If the market crashed now, no flower would be worth anything.</source>
            <translation>Si le krach venait maintenant, aucune fleur n’aurait de valeur.</translation>
        </message>
        <message>
            <source>If the market crashed now, the Bust would take {flowers} from {value} to {final}.</source>
            <translation>Si le krach venait maintenant, la Chute ferait passer {flowers} de {value} à {final}.</translation>
        </message>
        <message>
            <source>If the market crashed now: {worth}</source>
            <translation>Si le krach venait maintenant : {worth}</translation>
        </message>
        <message>
            <source>If the market crashes: {now}, then {then}.</source>
            <translation>En cas de krach : {now}, puis {then}.</translation>
        </message>
        <message>
            <source>If you end your turn now, the market crashes: the match is over, and the most valuable kind loses half its value.</source>
            <translation>Si tu finis ton tour maintenant, c’est le krach : la partie est finie, et la sorte la plus chère perd la moitié de son cours.</translation>
        </message>
        <message>
            <source>In a Swap you must give a different kind from the one you take.</source>
            <translation>Dans un Échange, tu dois donner une autre sorte que celle que tu prends.</translation>
        </message>
        <message>
            <source>In bloom at the start on {space}: {flower}.</source>
            <translation>En fleur dès le départ en {space} : {flower}.</translation>
        </message>
        <message>
            <source>In bloom: harvested with its whole group once no space next to the group is empty</source>
            <translation>En fleur : récoltée avec tout son groupe dès qu’aucune case voisine n’est vide</translation>
        </message>
        <message>
            <source>In bloom: harvested with its whole group once no space next to the group is empty and no part of it is at the edge</source>
            <translation>En fleur : récoltée avec tout son groupe dès qu’aucune case voisine n’est vide et qu’aucune partie du groupe n’est au bord</translation>
        </message>
        <message>
            <source>In the Greenhouse and in Stalk Portfolios: {flowers}.</source>
            <translation>Dans la Serre et les portefeuilles : {flowers}.</translation>
        </message>
        <message>
            <source>It goes to the Compost when this turn ends.</source>
            <translation>Elle va au Compost à la fin de ce tour.</translation>
        </message>
        <message>
            <source>It is a player’s turn; nothing is drawn now.</source>
            <translation>C’est le tour d’un joueur ; on ne tire rien maintenant.</translation>
        </message>
        <message>
            <source>Known from Swaps: {flowers}.</source>
            <translation>Connues par les Échanges : {flowers}.</translation>
        </message>
        <message>
            <source>Known to everyone from Swaps</source>
            <translation>Ce que les Échanges ont montré à tous</translation>
        </message>
        <message>
            <source>Large: 61 spaces</source>
            <translation>Grand : 61 cases</translation>
        </message>
        <message>
            <source>Leave the tokens alone: {value}</source>
            <translation>Ne touche pas aux jetons : {value}</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Durée de la partie</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Longue</translation>
        </message>
        <message>
            <source>Long match</source>
            <translation>Partie longue</translation>
        </message>
        <message>
            <source>Market</source>
            <translation>Marché</translation>
        </message>
        <message>
            <source>Market Track</source>
            <translation>Piste du marché</translation>
        </message>
        <message>
            <source>Market Track and Stalk Values</source>
            <translation>Piste du marché et cours</translation>
        </message>
        <message>
            <source>Market Track, space {space}</source>
            <translation>Piste du marché, case {space}</translation>
        </message>
        <message>
            <source>Market over time</source>
            <translation>Évolution du marché</translation>
        </message>
        <message>
            <source>Must pass the highest value</source>
            <translation>Doit passer sous le cours le plus haut</translation>
        </message>
        <message>
            <source>New flowers come from the Greenhouse.</source>
            <translation>De nouvelles fleurs viennent de la Serre.</translation>
        </message>
        <message>
            <source>No bulbs bloom.</source>
            <translation>Aucun bulbe n’éclot.</translation>
        </message>
        <message>
            <source>No extra Plant or Swap is worth a token now.</source>
            <translation>Aucune plantation ni aucun Échange de plus ne vaut un jeton maintenant.</translation>
        </message>
        <message>
            <source>No flower was valuable enough to lose anything.</source>
            <translation>Aucune fleur n’était assez chère pour perdre quoi que ce soit.</translation>
        </message>
        <message>
            <source>No flowers of this kind are left in the Greenhouse.</source>
            <translation>Il ne reste aucune fleur de cette sorte dans la Serre.</translation>
        </message>
        <message>
            <source>No harvest this turn.</source>
            <translation>Pas de récolte ce tour-ci.</translation>
        </message>
        <message>
            <source>No harvest when this turn ends.</source>
            <translation>Pas de récolte à la fin de ce tour.</translation>
        </message>
        <message>
            <source>No harvest.</source>
            <translation>Pas de récolte.</translation>
        </message>
        <message>
            <source>No tokens, no hurry: {value}</source>
            <translation>Pas de jeton, pas de hâte : {value}</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Normal match</source>
            <translation>Partie normale</translation>
        </message>
        <message>
            <source>Normal: 37 spaces</source>
            <translation>Normal : 37 cases</translation>
        </message>
        <message>
            <source>Not shown</source>
            <translation>Pas affichés</translation>
        </message>
        <message>
            <source>Nothing on the Exchange helps you enough: new flowers are worth a token.</source>
            <translation>Rien à la Bourse ne t’aide assez : de nouvelles fleurs valent un jeton.</translation>
        </message>
        <message>
            <source>Number of flowers</source>
            <translation>Nombre de fleurs</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Non</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Oui</translation>
        </message>
        <message>
            <source>On the Exchange now: {flowers}.</source>
            <translation>À la Bourse maintenant : {flowers}.</translation>
        </message>
        <message>
            <source>On the brink: {value}</source>
            <translation>Au bord du gouffre : {value}</translation>
        </message>
        <message>
            <source>Once the market has crashed, nothing can change that</source>
            <translation>Après le krach, plus rien ne peut le changer</translation>
        </message>
        <message>
            <source>Only surround others</source>
            <translation>Encerclent seulement</translation>
        </message>
        <message>
            <source>Only these flowers score: each one is worth its Stalk Value</source>
            <translation>Seules ces fleurs comptent : chacune rapporte son cours</translation>
        </message>
        <message>
            <source>Only you can see them. A Swap exchanges one for another kind.</source>
            <translation>Toi seul peux les voir. Un Échange en remplace une par une autre sorte.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Ouvert</translation>
        </message>
        <message>
            <source>Other causes of a crash</source>
            <translation>Autres causes du krach</translation>
        </message>
        <message>
            <source>Plant it in the Garden, or swap it for another kind from your Stalk Portfolio</source>
            <translation>Plante-la dans le Jardin, ou échange-la contre une autre sorte de ton portefeuille</translation>
        </message>
        <message>
            <source>Plant on {space}: {flower} from slot {slot}</source>
            <translation>Planter sur {space} : {flower}, casier {slot}</translation>
        </message>
        <message>
            <source>Plant {flower} from slot {slot} on {space}.</source>
            <translation>Plante {flower} du casier {slot} en {space}.</translation>
        </message>
        <message>
            <source>Plants most</source>
            <translation>Plante le plus</translation>
        </message>
        <message>
            <source>Players must remember Swaps from before the last round. The match file keeps everything.</source>
            <translation>Les joueurs doivent se souvenir des Échanges d’avant la dernière manche. Le fichier de partie garde tout.</translation>
        </message>
        <message>
            <source>Plays by the current values and ignores the crash.</source>
            <translation>Joue d’après les cours actuels et ignore le krach.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Au hasard</translation>
        </message>
        <message>
            <source>Reaching it is enough</source>
            <translation>Il suffit de l’atteindre</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Manche {round}</translation>
        </message>
        <message>
            <source>Rows of the garden</source>
            <translation>Rangées du Jardin</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Place 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Place 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Place 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Place 4</translation>
        </message>
        <message>
            <source>Seat 5</source>
            <translation>Place 5</translation>
        </message>
        <message numerus="yes">
            <source>Seat {seat} cannot go first: there are only %n player(s).</source>
            <translation>
                <numerusform>La place {seat} ne peut pas commencer : il n’y a que %n joueur.</numerusform>
                <numerusform>La place {seat} ne peut pas commencer : il n’y a que %n joueurs.</numerusform>
            </translation>
        </message>
        <message>
            <source>Seedy Business</source>
            <translation>Affaires louches</translation>
        </message>
        <message>
            <source>Seedy Business tokens</source>
            <translation>Jetons d’affaires louches</translation>
        </message>
        <message>
            <source>Seedy Business tokens pay for extra actions; tokens left at the end are worth nothing</source>
            <translation>Les jetons d’affaires louches paient des actions de plus ; ceux qui restent à la fin ne valent rien</translation>
        </message>
        <message>
            <source>Seedy Business, {n} left</source>
            <translation>Affaires louches, encore {n}</translation>
        </message>
        <message numerus="yes">
            <source>Seedy Business: %n token(s) left</source>
            <translation>
                <numerusform>Affaires louches : encore %n jeton</numerusform>
                <numerusform>Affaires louches : encore %n jetons</numerusform>
            </translation>
        </message>
        <message>
            <source>Seedy Business: all flowers on the Exchange go to the Compost, and new ones are drawn</source>
            <translation>Affaires louches : toutes les fleurs de la Bourse vont au Compost, et de nouvelles sont tirées</translation>
        </message>
        <message>
            <source>Sees the crash coming, and plans both actions together.</source>
            <translation>Voit venir le krach, et prépare ses deux actions ensemble.</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Mise en place</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Courte</translation>
        </message>
        <message>
            <source>Short match</source>
            <translation>Partie courte</translation>
        </message>
        <message>
            <source>Show known flowers</source>
            <translation>Montrer les fleurs connues</translation>
        </message>
        <message>
            <source>Shown during play</source>
            <translation>Affiché pendant la partie</translation>
        </message>
        <message>
            <source>Shows how many flowers are in each, but not which.</source>
            <translation>Montre combien de fleurs sont dans chacun, mais pas lesquelles.</translation>
        </message>
        <message>
            <source>Shows how many flowers of each kind are in each.</source>
            <translation>Montre combien de fleurs de chaque sorte sont dans chacun.</translation>
        </message>
        <message>
            <source>Shows neither; players have to remember.</source>
            <translation>N’affiche ni l’un ni l’autre ; les joueurs doivent s’en souvenir.</translation>
        </message>
        <message>
            <source>Shows what each player is known to hold from past Swaps.</source>
            <translation>Montre les fleurs que chaque joueur a forcément, d’après les Échanges passés.</translation>
        </message>
        <message>
            <source>Size of the Garden</source>
            <translation>Taille du Jardin</translation>
        </message>
        <message>
            <source>Slot {slot}</source>
            <translation>Casier {slot}</translation>
        </message>
        <message>
            <source>Small: 19 spaces</source>
            <translation>Petit : 19 cases</translation>
        </message>
        <message>
            <source>Snowdrop</source>
            <translation>Perce-neige</translation>
        </message>
        <message>
            <source>Something else must be drawn first.</source>
            <translation>Il faut d’abord tirer autre chose.</translation>
        </message>
        <message>
            <source>Space of the first harvested flower</source>
            <translation>Case de la première fleur récoltée</translation>
        </message>
        <message>
            <source>Space {space}</source>
            <translation>Case {space}</translation>
        </message>
        <message>
            <source>Spaces between the last flower on the Market Track and the highest Stalk Value. A harvested flower of the most valuable kind takes 2, any other 1</source>
            <translation>Cases entre la dernière fleur de la piste du marché et le cours le plus haut. Une fleur récoltée de la sorte la plus chère en prend 2, toute autre 1</translation>
        </message>
        <message>
            <source>Spend a token and swap in slot {slot}: take {taken}, give {given}.</source>
            <translation>Dépense un jeton et échange au casier {slot} : prends {taken}, donne {given}.</translation>
        </message>
        <message>
            <source>Spend a token on a Flush.</source>
            <translation>Dépense un jeton pour un Renouvellement.</translation>
        </message>
        <message>
            <source>Spend a token on an extra Plant, an extra Swap or a Flush, at any time during your turn.</source>
            <translation>Dépense un jeton pour une plantation de plus, un Échange de plus ou un Renouvellement, à tout moment de ton tour.</translation>
        </message>
        <message>
            <source>Spend a token: plant {flower} from slot {slot} on {space}.</source>
            <translation>Dépense un jeton : plante {flower} du casier {slot} en {space}.</translation>
        </message>
        <message>
            <source>Stalk Exchange</source>
            <translation>Stalk Exchange</translation>
        </message>
        <message numerus="yes">
            <source>Stalk Exchange is for two to five players, not %n.</source>
            <translation>
                <numerusform>Stalk Exchange se joue de deux à cinq joueurs, pas à %n.</numerusform>
                <numerusform>Stalk Exchange se joue de deux à cinq joueurs, pas à %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stalk Value that ends the match (house rule)</source>
            <translation>Cours qui termine la partie (règle maison)</translation>
        </message>
        <message>
            <source>Stalk Value: {flower}</source>
            <translation>Cours : {flower}</translation>
        </message>
        <message>
            <source>Stalk Values</source>
            <translation>Cours</translation>
        </message>
        <message>
            <source>Stalk Values at the start</source>
            <translation>Cours au départ</translation>
        </message>
        <message>
            <source>Stalk Values don’t change.</source>
            <translation>Les cours ne changent pas.</translation>
        </message>
        <message>
            <source>Stalk Values rise: {values}.</source>
            <translation>Les cours montent : {values}.</translation>
        </message>
        <message>
            <source>Stalk Values: {values}.</source>
            <translation>Cours : {values}.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Qui commence</translation>
        </message>
        <message>
            <source>Steps to the crash</source>
            <translation>Pas avant le krach</translation>
        </message>
        <message>
            <source>Steps to the crash: {now}, then {then}.</source>
            <translation>Pas avant le krach : {now}, puis {then}.</translation>
        </message>
        <message>
            <source>Swap in slot {slot}: take {taken}, give {given}.</source>
            <translation>Échange au casier {slot} : prends {taken}, donne {given}.</translation>
        </message>
        <message>
            <source>The Bust</source>
            <translation>La Chute</translation>
        </message>
        <message>
            <source>The Bust changes nothing</source>
            <translation>La Chute ne change rien</translation>
        </message>
        <message>
            <source>The Bust halves the most valuable kind.</source>
            <translation>La Chute réduit de moitié la sorte la plus chère.</translation>
        </message>
        <message>
            <source>The Bust halves {flowers}</source>
            <translation>La Chute réduit de moitié {flowers}</translation>
        </message>
        <message>
            <source>The Bust: {flower} is the most valuable at {value} and loses {lost}, leaving {final}.</source>
            <translation>La Chute : {flower}, au plus haut à {value}, perd {lost} et garde {final}.</translation>
        </message>
        <message>
            <source>The Compost</source>
            <translation>Le Compost</translation>
        </message>
        <message numerus="yes">
            <source>The Compost: %n flower(s)</source>
            <translation>
                <numerusform>Le Compost : %n fleur</numerusform>
                <numerusform>Le Compost : %n fleurs</numerusform>
            </translation>
        </message>
        <message>
            <source>The Compost: {flowers}</source>
            <translation>Le Compost : {flowers}</translation>
        </message>
        <message>
            <source>The Exchange and the Greenhouse are both empty.</source>
            <translation>La Bourse et la Serre sont vides toutes deux.</translation>
        </message>
        <message>
            <source>The Exchange has no slot with this number.</source>
            <translation>La Bourse n’a pas de casier portant ce numéro.</translation>
        </message>
        <message>
            <source>The Exchange is empty: nothing goes to the Compost.</source>
            <translation>La Bourse est vide : rien ne va au Compost.</translation>
        </message>
        <message>
            <source>The Exchange is filled.</source>
            <translation>La Bourse se remplit.</translation>
        </message>
        <message>
            <source>The Garden</source>
            <translation>Le Jardin</translation>
        </message>
        <message>
            <source>The Garden has no empty spaces left.</source>
            <translation>Il ne reste pas de case vide au Jardin.</translation>
        </message>
        <message>
            <source>The Garden has no space with this name.</source>
            <translation>Le Jardin n’a pas de case de ce nom.</translation>
        </message>
        <message>
            <source>The Garden is full</source>
            <translation>Le Jardin est plein</translation>
        </message>
        <message>
            <source>The Greenhouse</source>
            <translation>La Serre</translation>
        </message>
        <message>
            <source>The Greenhouse cannot fill the Exchange.</source>
            <translation>La Serre ne peut pas remplir la Bourse.</translation>
        </message>
        <message>
            <source>The Greenhouse cannot refill the Exchange after a Flush: the match would end with this turn.</source>
            <translation>Après un Renouvellement, la Serre ne peut plus remplir la Bourse : la partie se terminerait avec ce tour.</translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse has only %n flower(s): after a Flush the match ends with this turn.</source>
            <translation>
                <numerusform>La Serre n’a plus que %n fleur : après un Renouvellement, la partie se termine avec ce tour.</numerusform>
                <numerusform>La Serre n’a plus que %n fleurs : après un Renouvellement, la partie se termine avec ce tour.</numerusform>
            </translation>
        </message>
        <message>
            <source>The Greenhouse runs dry</source>
            <translation>La Serre se vide</translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse: %n flower(s) left</source>
            <translation>
                <numerusform>La Serre : encore %n fleur</numerusform>
                <numerusform>La Serre : encore %n fleurs</numerusform>
            </translation>
        </message>
        <message>
            <source>The Market Track and the highest Stalk Value may be level; the market crashes only when the Market Track is lower.</source>
            <translation>La piste du marché et le cours le plus haut peuvent être à égalité ; le krach ne vient qu’au-delà.</translation>
        </message>
        <message>
            <source>The Market Track is full: its last flower is beside it, and {flowers} are at {value}.</source>
            <translation>La piste du marché est pleine : sa dernière fleur est posée à côté, et {flowers} sont à {value}.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces higher, so the crash comes later.</source>
            <translation>La piste commence quatre cases plus haut, et le krach vient plus tard.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces lower or higher, so the crash comes sooner or later.</source>
            <translation>La piste commence quatre cases plus bas ou plus haut, et le krach vient plus tôt ou plus tard.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces lower, so the crash comes sooner.</source>
            <translation>La piste commence quatre cases plus bas, et le krach vient plus tôt.</translation>
        </message>
        <message>
            <source>The Market Track: each harvested flower goes one space lower</source>
            <translation>La piste du marché : chaque fleur récoltée se pose une case plus bas</translation>
        </message>
        <message>
            <source>The Stalk Portfolio is hidden</source>
            <translation>Le portefeuille est caché</translation>
        </message>
        <message>
            <source>The Stalk Portfolio stays hidden until the end</source>
            <translation>Le portefeuille reste caché jusqu’à la fin</translation>
        </message>
        <message>
            <source>The Upkeep: four steps, always in this order</source>
            <translation>L’Entretien : quatre étapes, toujours dans cet ordre</translation>
        </message>
        <message>
            <source>The bag that all new flowers are drawn from</source>
            <translation>Le sac d’où viennent toutes les nouvelles fleurs</translation>
        </message>
        <message>
            <source>The bag that all new flowers are drawn from, each equally likely</source>
            <translation>Le sac d’où viennent toutes les nouvelles fleurs, chacune à chances égales</translation>
        </message>
        <message numerus="yes">
            <source>The best turn harvests %n flower(s), yours {yours}.</source>
            <translation>
                <numerusform>Le meilleur tour récolte %n fleur, le tien {yours}.</numerusform>
                <numerusform>Le meilleur tour récolte %n fleurs, le tien {yours}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The best turn harvests {spaces}; yours does not.</source>
            <translation>Le meilleur tour récolte {spaces}, le tien non.</translation>
        </message>
        <message>
            <source>The crash is near: when the Market Track falls below the most valuable kind, the match ends.</source>
            <translation>Le krach est proche : quand la piste du marché passe sous la sorte la plus chère, la partie se termine.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La décision en cours. F1 ouvre les règles correspondantes</translation>
        </message>
        <message>
            <source>The dashed line is the Market Track going down: it passed {flowers} on turn {turn}.</source>
            <translation>Le trait pointillé est la piste du marché qui descend : elle a dépassé {flowers} au tour {turn}.</translation>
        </message>
        <message>
            <source>The dashed line is the Market Track going down: where it meets the most valuable kind, the market crashes.</source>
            <translation>Le trait pointillé est la piste du marché qui descend : là où elle rencontre la sorte la plus chère, c’est le krach.</translation>
        </message>
        <message>
            <source>The edge of the Garden</source>
            <translation>Le bord du Jardin</translation>
        </message>
        <message>
            <source>The first blooms are placed in the Garden.</source>
            <translation>Les premières fleurs sont placées dans le Jardin.</translation>
        </message>
        <message>
            <source>The harvest basket</source>
            <translation>Le panier de récolte</translation>
        </message>
        <message>
            <source>The highest possible Stalk Value, {value}, has been reached by {flowers}.</source>
            <translation>Le cours le plus haut possible, {value}, est atteint par {flowers}.</translation>
        </message>
        <message>
            <source>The last flower on the Market Track</source>
            <translation>La dernière fleur sur la piste du marché</translation>
        </message>
        <message>
            <source>The last flower on the Market Track is on space {space}, and {flowers} are at {value}.</source>
            <translation>La dernière fleur de la piste du marché est sur la case {space}, et {flowers} sont à {value}.</translation>
        </message>
        <message>
            <source>The last round</source>
            <translation>La dernière manche</translation>
        </message>
        <message>
            <source>The log shows</source>
            <translation>Le journal montre</translation>
        </message>
        <message>
            <source>The loss is rounded up</source>
            <translation>La perte est arrondie vers le haut</translation>
        </message>
        <message>
            <source>The marked group is almost surrounded: the player who plants on the last empty space beside it harvests it.</source>
            <translation>Le groupe marqué est presque encerclé : le joueur qui plante sur la dernière case vide à côté le récolte.</translation>
        </message>
        <message>
            <source>The market</source>
            <translation>Le marché</translation>
        </message>
        <message>
            <source>The market also crashes when a Stalk Value reaches 9 with two players, 8 with three or four, 7 with five.</source>
            <translation>C’est aussi le krach quand un cours atteint 9 à deux joueurs, 8 à trois ou quatre, 7 à cinq.</translation>
        </message>
        <message>
            <source>The market also crashes when an Upkeep begins with no empty space in the Garden.</source>
            <translation>C’est aussi le krach quand un Entretien commence alors qu’aucune case du Jardin n’est vide.</translation>
        </message>
        <message>
            <source>The market crashes as soon as the Market Track and the highest Stalk Value are level.</source>
            <translation>C’est le krach dès que la piste du marché et le cours le plus haut sont à égalité.</translation>
        </message>
        <message>
            <source>The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>Quand elle ne peut plus remplir la Bourse, c’est le krach.</translation>
        </message>
        <message>
            <source>The market crashes when the Market Track has passed the most valuable kind, or when the Greenhouse runs dry.</source>
            <translation>C’est le krach quand la piste du marché a dépassé la sorte la plus chère, ou quand la Serre est vide.</translation>
        </message>
        <message>
            <source>The market crashes! {why}</source>
            <translation>C’est le krach ! {why}</translation>
        </message>
        <message>
            <source>The market has crashed.</source>
            <translation>Le krach a eu lieu.</translation>
        </message>
        <message>
            <source>The market has crashed: {who} share the victory.</source>
            <translation>Le krach est venu : {who} se partagent la victoire.</translation>
        </message>
        <message numerus="yes">
            <source>The market has crashed: {who} wins by %n point(s).</source>
            <translation>
                <numerusform>Le krach est venu : {who} gagne de %n point.</numerusform>
                <numerusform>Le krach est venu : {who} gagne de %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>The market has crashed: {who} wins the tie-break on {flowers}.</source>
            <translation>Le krach est venu : {who} l’emporte au départage. Ce qui décide : {flowers}.</translation>
        </message>
        <message>
            <source>The market has not crashed yet.</source>
            <translation>Le krach n’a pas encore eu lieu.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partie est finie.</translation>
        </message>
        <message>
            <source>The match would end with this turn. {why}</source>
            <translation>La partie se terminerait avec ce tour. {why}</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; a 7 drops to 3.</source>
            <translation>La sorte la plus chère perd la moitié de son cours ; 7 devient 3.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; a 7 drops to 4.</source>
            <translation>La sorte la plus chère perd la moitié de son cours ; 7 devient 4.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; this sets how an odd value is rounded.</source>
            <translation>La sorte la plus chère perd la moitié de son cours ; cette règle dit comment on arrondit un cours impair.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half: {value} − {lost} = {final}</source>
            <translation>La sorte la plus chère perd la moitié : {value} − {lost} = {final}</translation>
        </message>
        <message>
            <source>The next harvest after that crashes the market.</source>
            <translation>La récolte suivante amène le krach.</translation>
        </message>
        <message>
            <source>The next harvest crashes the market.</source>
            <translation>La prochaine récolte amène le krach.</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Les joueurs</translation>
        </message>
        <message>
            <source>The remaining value is rounded up</source>
            <translation>Le reste est arrondi vers le haut</translation>
        </message>
        <message>
            <source>The same after the Bust has halved the most valuable kind</source>
            <translation>La même chose, une fois la sorte la plus chère réduite de moitié par la Chute</translation>
        </message>
        <message>
            <source>The seat that takes the first turn.</source>
            <translation>La place qui joue le premier tour.</translation>
        </message>
        <message>
            <source>The starting player is drawn at random.</source>
            <translation>Le premier joueur est tiré au sort.</translation>
        </message>
        <message>
            <source>The starting player was chosen before the match.</source>
            <translation>Le premier joueur a été choisi avant la partie.</translation>
        </message>
        <message>
            <source>There is a different flower in this slot.</source>
            <translation>Une autre fleur est dans ce casier.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>Cette place n’existe pas dans cette partie.</translation>
        </message>
        <message>
            <source>This bulb can’t bloom: no empty space beside it.</source>
            <translation>Ce bulbe ne peut pas éclore : aucune case vide à côté.</translation>
        </message>
        <message numerus="yes">
            <source>This crashes the market: your flowers score %n point(s), instead of {now} if it crashed now.</source>
            <translation>
                <numerusform>Cela provoque le krach : tes fleurs rapportent %n point, au lieu de {now} si le krach venait maintenant.</numerusform>
                <numerusform>Cela provoque le krach : tes fleurs rapportent %n points, au lieu de {now} si le krach venait maintenant.</numerusform>
            </translation>
        </message>
        <message>
            <source>This ends the match. {why}</source>
            <translation>Cela termine la partie. {why}</translation>
        </message>
        <message numerus="yes">
            <source>This harvests %n flower(s) at the end of the turn: {flowers}.</source>
            <translation>
                <numerusform>À la fin du tour, cela récolte %n fleur : {flowers}.</numerusform>
                <numerusform>À la fin du tour, cela récolte %n fleurs : {flowers}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This is the last turn.</source>
            <translation>C’est le dernier tour.</translation>
        </message>
        <message>
            <source>This is the last turn. {why}</source>
            <translation>C’est le dernier tour. {why}</translation>
        </message>
        <message>
            <source>This is the most valuable kind: the Bust would halve it at the end.</source>
            <translation>C’est la sorte la plus chère : à la fin, la Chute réduirait son cours de moitié.</translation>
        </message>
        <message>
            <source>This slot stays empty until the Exchange is refilled.</source>
            <translation>Ce casier reste vide jusqu’à ce que la Bourse soit remplie.</translation>
        </message>
        <message>
            <source>This space is already occupied.</source>
            <translation>Cette case est déjà occupée.</translation>
        </message>
        <message numerus="yes">
            <source>This surrounds %n flower(s), harvested at the end of your turn: {flowers}.</source>
            <translation>
                <numerusform>Cela encercle %n fleur, récoltée à la fin de ton tour : {flowers}.</numerusform>
                <numerusform>Cela encercle %n fleurs, récoltées à la fin de ton tour : {flowers}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tied at {points} points; {flowers} decide it, {more} to {fewer} for {who}.</source>
            <translation>Égalité à {points} points. Ce qui décide : {flowers}, {more} contre {fewer} pour {who}.</translation>
        </message>
        <message>
            <source>Tied on points and on every tie-breaker.</source>
            <translation>Égalité de points et à chaque critère de départage.</translation>
        </message>
        <message>
            <source>To the Compost: {flower}, from slot {slot}.</source>
            <translation>Au Compost : {flower}, du casier {slot}.</translation>
        </message>
        <message>
            <source>Tokens in the box</source>
            <translation>Jetons dans la boîte</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulipe</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Tours</translation>
        </message>
        <message>
            <source>Upkeep</source>
            <translation>Entretien</translation>
        </message>
        <message>
            <source>Upkeep after {who}’s turn. {step}</source>
            <translation>Entretien après le tour : {who}. {step}</translation>
        </message>
        <message>
            <source>Value of the Stalk Portfolios</source>
            <translation>Valeur des portefeuilles</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Cours</translation>
        </message>
        <message>
            <source>What one flower of this kind is worth. Each one harvested adds 1</source>
            <translation>Ce que vaut une fleur de cette sorte. Chaque fleur récoltée ajoute 1</translation>
        </message>
        <message>
            <source>What the Upkeep would do if the turn ended now</source>
            <translation>Ce que ferait l’Entretien si le tour finissait maintenant</translation>
        </message>
        <message>
            <source>What your Stalk Portfolio is worth</source>
            <translation>Ce que vaut ton portefeuille</translation>
        </message>
        <message>
            <source>When this turn ends</source>
            <translation>Quand ce tour finit</translation>
        </message>
        <message>
            <source>When this turn ends: {what}</source>
            <translation>Quand ce tour finit : {what}</translation>
        </message>
        <message>
            <source>Whether bulbs belong to groups and are harvested with them.</source>
            <translation>Si les bulbes font partie des groupes et sont récoltés avec eux.</translation>
        </message>
        <message>
            <source>Whether the market crashes when this flower is level with the highest Stalk Value, or only below it.</source>
            <translation>Si le krach vient quand cette fleur est à égalité avec le cours le plus haut, ou seulement quand elle est plus bas.</translation>
        </message>
        <message>
            <source>With an open edge, a group that touches it is never surrounded and never harvested.</source>
            <translation>Si le bord est ouvert, un groupe qui le touche n’est jamais encerclé ni récolté.</translation>
        </message>
        <message>
            <source>Without Seedy Business tokens there are no extra actions: good for learning the game.</source>
            <translation>Sans jetons d’affaires louches, il n’y a pas d’actions en plus : idéal pour apprendre le jeu.</translation>
        </message>
        <message>
            <source>Worked out from everything in view</source>
            <translation>Calculé d’après tout ce qui est visible</translation>
        </message>
        <message>
            <source>Worth after this Upkeep: {worth}</source>
            <translation>Vaut après cet Entretien : {worth}</translation>
        </message>
        <message>
            <source>Worth now: {worth}</source>
            <translation>Vaut maintenant : {worth}</translation>
        </message>
        <message>
            <source>You can plant any flower from the Exchange here, as a bulb.</source>
            <translation>Tu peux planter ici toute fleur de la Bourse, en bulbe.</translation>
        </message>
        <message>
            <source>You can spend Seedy Business tokens only on your own turn</source>
            <translation>Les jetons d’affaires louches ne se dépensent qu’à ton propre tour</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of this kind.</source>
            <translation>
                <numerusform>Tu as %n fleur de cette sorte.</numerusform>
                <numerusform>Tu as %n fleurs de cette sorte.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no basic actions and no Seedy Business tokens left.</source>
            <translation>Il ne te reste ni action de base ni jeton d’affaires louches.</translation>
        </message>
        <message>
            <source>You have no basic actions left. End your turn, or spend a Seedy Business token on another one.</source>
            <translation>Il ne te reste aucune action de base. Finis ton tour, ou dépense un jeton d’affaires louches pour une de plus.</translation>
        </message>
        <message>
            <source>You have no flowers of this kind in your Stalk Portfolio.</source>
            <translation>Ton portefeuille n’a aucune fleur de cette sorte.</translation>
        </message>
        <message>
            <source>You still have a basic action to take.</source>
            <translation>Il te reste une action de base à faire.</translation>
        </message>
        <message>
            <source>Your Stalk Portfolio</source>
            <translation>Ton portefeuille</translation>
        </message>
        <message numerus="yes">
            <source>Your Stalk Portfolio: %n flower(s) only you can see</source>
            <translation>
                <numerusform>Ton portefeuille : %n fleur que toi seul vois</numerusform>
                <numerusform>Ton portefeuille : %n fleurs que toi seul vois</numerusform>
            </translation>
        </message>
        <message>
            <source>Your daffodils</source>
            <translation>Tes jonquilles</translation>
        </message>
        <message>
            <source>Your dahlias</source>
            <translation>Tes dahlias</translation>
        </message>
        <message numerus="yes">
            <source>Your flowers are then worth %n point(s), up from {now}.</source>
            <translation>
                <numerusform>Tes fleurs valent alors %n point, contre {now} avant.</numerusform>
                <numerusform>Tes fleurs valent alors %n points, contre {now} avant.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain about {theirs}.</source>
            <translation>
                <numerusform>Tes fleurs vaudront alors %n point, contre {now} avant ; {who} devrait gagner environ {theirs}.</numerusform>
                <numerusform>Tes fleurs vaudront alors %n points, contre {now} avant ; {who} devrait gagner environ {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain nothing.</source>
            <translation>
                <numerusform>Tes fleurs vaudront alors %n point, contre {now} avant ; {who} ne devrait rien gagner.</numerusform>
                <numerusform>Tes fleurs vaudront alors %n points, contre {now} avant ; {who} ne devrait rien gagner.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your flowers: {now}, then {then}.</source>
            <translation>Tes fleurs : {now}, puis {then}.</translation>
        </message>
        <message>
            <source>Your globemasters</source>
            <translation>Tes alliums</translation>
        </message>
        <message>
            <source>Your snowdrops</source>
            <translation>Tes perce-neige</translation>
        </message>
        <message>
            <source>Your tulips</source>
            <translation>Tes tulipes</translation>
        </message>
        <message>
            <source>Your turn harvests {spaces}; the best turn does not.</source>
            <translation>Ton tour récolte {spaces}, le meilleur non.</translation>
        </message>
        <message>
            <source>a daffodil</source>
            <translation>une jonquille</translation>
        </message>
        <message>
            <source>a dahlia</source>
            <translation>un dahlia</translation>
        </message>
        <message>
            <source>a globemaster</source>
            <translation>un allium</translation>
        </message>
        <message>
            <source>a regular hexagon with this side has the rows {rows}</source>
            <translation>les rangées d’un hexagone régulier de ce côté sont {rows}</translation>
        </message>
        <message>
            <source>a snowdrop</source>
            <translation>un perce-neige</translation>
        </message>
        <message>
            <source>a tulip</source>
            <translation>une tulipe</translation>
        </message>
        <message>
            <source>after step 3</source>
            <translation>après l’étape 3</translation>
        </message>
        <message>
            <source>at current values</source>
            <translation>aux cours actuels</translation>
        </message>
        <message>
            <source>bulbs bloom</source>
            <translation>bulbes éclosent</translation>
        </message>
        <message>
            <source>bulbs bloom, including this one</source>
            <translation>bulbes éclosent, celui-ci compris</translation>
        </message>
        <message>
            <source>crash</source>
            <translation>krach</translation>
        </message>
        <message numerus="yes">
            <source>crashes caused: %n</source>
            <translation>
                <numerusform>krachs provoqués : %n</numerusform>
                <numerusform>krachs provoqués : %n</numerusform>
            </translation>
        </message>
        <message>
            <source>daffodil</source>
            <translation>jonquille</translation>
        </message>
        <message>
            <source>dahlia</source>
            <translation>dahlia</translation>
        </message>
        <message>
            <source>each pays for an extra Plant, an extra Swap or a Flush</source>
            <translation>chacun paie une plantation de plus, un Échange de plus ou un Renouvellement</translation>
        </message>
        <message>
            <source>flowers harvested</source>
            <translation>fleurs récoltées</translation>
        </message>
        <message>
            <source>globemaster</source>
            <translation>allium</translation>
        </message>
        <message>
            <source>if the market crashed now</source>
            <translation>si le krach venait maintenant</translation>
        </message>
        <message>
            <source>if the market crashes</source>
            <translation>en cas de krach</translation>
        </message>
        <message>
            <source>is worth {value}</source>
            <translation>est à {value}</translation>
        </message>
        <message>
            <source>it blooms</source>
            <translation>il éclot</translation>
        </message>
        <message>
            <source>it has no empty space beside it and stays a bulb</source>
            <translation>il n’a aucune case vide à côté et reste un bulbe</translation>
        </message>
        <message>
            <source>it is harvested</source>
            <translation>elle est récoltée</translation>
        </message>
        <message>
            <source>last action</source>
            <translation>dernière action</translation>
        </message>
        <message>
            <source>may end the turn</source>
            <translation>peut finir le tour</translation>
        </message>
        <message numerus="yes">
            <source>must be 0 or more; {seats} players would need %n token(s), and there are only {held}</source>
            <translation>
                <numerusform>doit être 0 ou plus ; {seats} joueurs ont besoin de %n jeton, et il n’y en a que {held}</numerusform>
                <numerusform>doit être 0 ou plus ; {seats} joueurs ont besoin de %n jetons, et il n’y en a que {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>must be 1 or more</source>
            <translation>doit être 1 ou plus</translation>
        </message>
        <message>
            <source>must be a whole number from {low} to {high}</source>
            <translation>doit être un nombre entier de {low} à {high}</translation>
        </message>
        <message>
            <source>next</source>
            <translation>ensuite</translation>
        </message>
        <message>
            <source>no empty space beside it</source>
            <translation>aucune case vide à côté</translation>
        </message>
        <message>
            <source>one of its empty spaces</source>
            <translation>une de ses cases vides</translation>
        </message>
        <message>
            <source>open at the edge</source>
            <translation>ouvert au bord</translation>
        </message>
        <message>
            <source>open at the edge of the Garden</source>
            <translation>ouvert au bord du Jardin</translation>
        </message>
        <message numerus="yes">
            <source>plants most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>plante le plus : {what}, %n fois</numerusform>
                <numerusform>plante le plus : {what}, %n fois</numerusform>
            </translation>
        </message>
        <message>
            <source>snowdrop</source>
            <translation>perce-neige</translation>
        </message>
        <message>
            <source>spent tokens do not come back</source>
            <translation>un jeton dépensé ne revient pas</translation>
        </message>
        <message>
            <source>still open at {spaces}</source>
            <translation>encore ouvert : {spaces}</translation>
        </message>
        <message>
            <source>surround others but are not harvested themselves</source>
            <translation>encerclent les autres mais ne sont pas récoltés eux-mêmes</translation>
        </message>
        <message>
            <source>surrounded</source>
            <translation>encerclé</translation>
        </message>
        <message>
            <source>the daffodils</source>
            <translation>les jonquilles</translation>
        </message>
        <message>
            <source>the dahlias</source>
            <translation>les dahlias</translation>
        </message>
        <message>
            <source>the globemasters</source>
            <translation>les alliums</translation>
        </message>
        <message>
            <source>the number never changes; the kinds are secret</source>
            <translation>le nombre ne change jamais ; les sortes sont secrètes</translation>
        </message>
        <message>
            <source>the rest {figures}</source>
            <translation>le reste {figures}</translation>
        </message>
        <message>
            <source>the snowdrops</source>
            <translation>les perce-neige</translation>
        </message>
        <message>
            <source>the start space must be 1 or more; for {seats} players, side {side} and length {length} it is {space}</source>
            <translation>la case de départ doit être 1 ou plus ; pour {seats} joueurs, côté {side} et durée {length}, c’est {space}</translation>
        </message>
        <message>
            <source>the tulips</source>
            <translation>les tulipes</translation>
        </message>
        <message>
            <source>then</source>
            <translation>puis</translation>
        </message>
        <message>
            <source>this is its last empty space</source>
            <translation>c’est sa dernière case vide</translation>
        </message>
        <message>
            <source>tulip</source>
            <translation>tulipe</translation>
        </message>
        <message>
            <source>was harvested, and its value rose by 1</source>
            <translation>récoltée : son cours a monté de 1</translation>
        </message>
        <message>
            <source>when your turn ends</source>
            <translation>quand ton tour finit</translation>
        </message>
        <message>
            <source>when {who}’s turn ends</source>
            <translation>quand {who} finit son tour</translation>
        </message>
        <message>
            <source>worth now</source>
            <translation>vaut maintenant</translation>
        </message>
        <message>
            <source>your flowers</source>
            <translation>tes fleurs</translation>
        </message>
        <message>
            <source>{flowers} at {value}: {worth}</source>
            <translation>{flowers} à {value} : {worth}</translation>
        </message>
        <message>
            <source>{flowers} at {value}: {worth} for you</source>
            <translation>{flowers} à {value} : {worth} pour toi</translation>
        </message>
        <message>
            <source>{flowers} {figures}</source>
            <translation>{flowers} {figures}</translation>
        </message>
        <message>
            <source>{flower} bulb</source>
            <translation>{flower}, bulbe</translation>
        </message>
        <message numerus="yes">
            <source>{flower} bulb in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower}, bulbe, hors groupe, {room}</numerusform>
                <numerusform>{flower}, bulbe, dans un groupe de %n, {room}</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower} bulb that can’t bloom (no empty space beside it)</source>
            <translation>{flower}, bulbe qui ne peut pas éclore (aucune case vide à côté)</translation>
        </message>
        <message numerus="yes">
            <source>{flower} in bloom in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower}, en fleur, hors groupe, {room}</numerusform>
                <numerusform>{flower}, en fleur, dans un groupe de %n, {room}</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower} in slot {slot}</source>
            <translation>{flower}, casier {slot}</translation>
        </message>
        <message>
            <source>{flower} in slot {slot}, goes to the Compost next</source>
            <translation>{flower}, casier {slot}, la prochaine au Compost</translation>
        </message>
        <message>
            <source>{flower} is worth {value}</source>
            <translation>{flower} : cours {value}</translation>
        </message>
        <message>
            <source>{flower} on {spaces}</source>
            <translation>{flower} en {spaces}</translation>
        </message>
        <message>
            <source>{flower} on {space}</source>
            <translation>{flower} en {space}</translation>
        </message>
        <message>
            <source>{flower} {now} to {then}</source>
            <translation>{flower} de {now} à {then}</translation>
        </message>
        <message numerus="yes">
            <source>{flower}, group of %n:</source>
            <translation>
                <numerusform>{flower}, groupe de %n :</numerusform>
                <numerusform>{flower}, groupe de %n :</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower}, harvest number {number}</source>
            <translation>{flower}, récolte numéro {number}</translation>
        </message>
        <message>
            <source>{flower}, harvested</source>
            <translation>{flower}, fleur récoltée</translation>
        </message>
        <message>
            <source>{flower}: {held} × {price} = {worth}; with your turn {your_held} × {your_price} = {your_worth}.</source>
            <translation>{flower} : {held} × {price} = {worth} ; avec ton tour, {your_held} × {your_price} = {your_worth}.</translation>
        </message>
        <message>
            <source>{number} × {value}</source>
            <translation>{number} × {value}</translation>
        </message>
        <message>
            <source>{n} left</source>
            <translation>encore {n}</translation>
        </message>
        <message>
            <source>{n} out</source>
            <translation>{n} hors jeu</translation>
        </message>
        <message>
            <source>{points} before the Bust</source>
            <translation>{points} avant la Chute</translation>
        </message>
        <message numerus="yes">
            <source>{seats} portfolios, the Exchange and the start blooms need %n flower(s); there are {held}</source>
            <translation>
                <numerusform>{seats} portefeuilles, la Bourse et les fleurs de départ ont besoin de %n fleur ; il y en a {held}</numerusform>
                <numerusform>{seats} portefeuilles, la Bourse et les fleurs de départ ont besoin de %n fleurs ; il y en a {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>{slot}, next out</source>
            <translation>{slot}, la prochaine</translation>
        </message>
        <message>
            <source>{taken} for {given}</source>
            <translation>{taken} contre {given}</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} flushes the Exchange: new flowers come from the Greenhouse.</source>
            <translation>{who} renouvelle la Bourse : de nouvelles fleurs viennent de la Serre.</translation>
        </message>
        <message>
            <source>{who} goes first.</source>
            <translation>{who} commence.</translation>
        </message>
        <message>
            <source>{who} has the best portfolio: {points} points.</source>
            <translation>{who} a le meilleur portefeuille : {points} points.</translation>
        </message>
        <message>
            <source>{who} is about to end the turn.</source>
            <translation>{who} va finir le tour.</translation>
        </message>
        <message>
            <source>{who} is known to hold {flowers}.</source>
            <translation>{who} a forcément {flowers}.</translation>
        </message>
        <message>
            <source>{who} may spend a token or end the turn.</source>
            <translation>{who} peut dépenser un jeton ou finir le tour.</translation>
        </message>
        <message>
            <source>{who} plants or swaps, action {number} of {of}.</source>
            <translation>{who} plante ou échange, action {number} sur {of}.</translation>
        </message>
        <message>
            <source>{who} plants {flower} from slot {slot} on {space}.</source>
            <translation>{who} plante {flower} du casier {slot} en {space}.</translation>
        </message>
        <message>
            <source>{who} share the victory with {points} points each.</source>
            <translation>{who} se partagent la victoire avec {points} points chacun.</translation>
        </message>
        <message>
            <source>{who} spends a token and fills the empty Exchange.</source>
            <translation>{who} dépense un jeton et remplit la Bourse vide.</translation>
        </message>
        <message>
            <source>{who} spends a token and plants {flower} from slot {slot} on {space}.</source>
            <translation>{who} dépense un jeton et plante {flower} du casier {slot} en {space}.</translation>
        </message>
        <message>
            <source>{who} spends a token and swaps in slot {slot}: takes {taken}, gives {given}.</source>
            <translation>{who} dépense un jeton et échange au casier {slot} : prend {taken}, donne {given}.</translation>
        </message>
        <message>
            <source>{who} spends a token on a Flush. To the Compost: {flowers}.</source>
            <translation>{who} dépense un jeton pour un Renouvellement. Au Compost : {flowers}.</translation>
        </message>
        <message>
            <source>{who} swaps in slot {slot}: takes {taken}, gives {given}.</source>
            <translation>{who} échange au casier {slot} : prend {taken}, donne {given}.</translation>
        </message>
        <message>
            <source>{who} {points}</source>
            <translation>{who} {points}</translation>
        </message>
        <message>
            <source>{who}: end your turn.</source>
            <translation>{who} : finis ton tour.</translation>
        </message>
        <message>
            <source>{who}: plant or swap, action {number} of {of}.</source>
            <translation>{who} : plante ou échange, action {number} sur {of}.</translation>
        </message>
        <message>
            <source>{who}: spend a token on an extra action, or end your turn.</source>
            <translation>{who} : dépense un jeton pour une action de plus, ou finis ton tour.</translation>
        </message>
        <message>
            <source>{who}: you cannot plant or swap anything. End your turn.</source>
            <translation>{who} : tu ne peux rien planter ni échanger. Finis ton tour.</translation>
        </message>
        <message>
            <source>{who}’s Seedy Business, {n} left</source>
            <translation>Affaires louches : {who}, encore {n}</translation>
        </message>
        <message>
            <source>{who}’s Stalk Portfolio</source>
            <translation>Portefeuille : {who}</translation>
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
            <translation>J</translation>
        </message>
        <message>
            <source>G</source>
            <translation>A</translation>
        </message>
        <message>
            <source>S</source>
            <translation>P</translation>
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
            <translation>Tranquille</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Expert</translation>
        </message>
        <message>
            <source>Steady</source>
            <translation>Régulier</translation>
        </message>
        <message>
            <source>Thoughtful</source>
            <translation>Réfléchi</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 matches against “{other}”.</source>
            <translation>Gagne environ {won} parties sur 100 contre « {other} ».</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 solo matches.</source>
            <translation>Gagne environ {won} parties en solo sur 100.</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 {seats}-player matches against “{other}” ({even} would be average).</source>
            <translation>Gagne environ {won} parties à {seats} sur 100 contre « {other} » ({even} serait la moyenne).</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>Answer recorded. Every look takes two seconds, so its length gives nothing away.</source>
            <translation>Réponse notée. Chaque regard dure deux secondes, pour que sa durée ne trahisse rien.</translation>
        </message>
        <message>
            <source>It can’t go there.</source>
            <translation>Cela ne peut pas aller là.</translation>
        </message>
        <message>
            <source>Nothing to do there right now.</source>
            <translation>Il n’y a rien à faire là pour l’instant.</translation>
        </message>
        <message>
            <source>Please wait: {who} is thinking.</source>
            <translation>Un instant : {who} réfléchit.</translation>
        </message>
        <message>
            <source>That has changed in the meantime.</source>
            <translation>Entre-temps, cela a changé.</translation>
        </message>
        <message>
            <source>You can’t move that right now.</source>
            <translation>Tu ne peux pas déplacer cela maintenant.</translation>
        </message>
        <message>
            <source>{who} is thinking.</source>
            <translation>{who} réfléchit.</translation>
        </message>
        <message>
            <source>{who}: press your key to look at your hand. {play}</source>
            <translation>{who} : appuie sur ta touche pour regarder ta main. {play}</translation>
        </message>
    </context>
    <context>
        <name>table commands</name>
        <message>
            <source>Arrows</source>
            <translation>Flèches</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>À la table</translation>
        </message>
        <message>
            <source>At the table, with a screen reader</source>
            <translation>À la table, avec un lecteur d’écran</translation>
        </message>
        <message>
            <source>Change players</source>
            <translation>Changer de joueurs</translation>
        </message>
        <message>
            <source>Ctrl with +, - or 0</source>
            <translation>Ctrl avec +, - ou 0</translation>
        </message>
        <message>
            <source>During animations, recap and replay</source>
            <translation>Pendant les animations, le résumé et le replay</translation>
        </message>
        <message>
            <source>Enter or Space, then again</source>
            <translation>Entrée ou Espace, deux fois</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <translation>Ajuster à la fenêtre</translation>
        </message>
        <message>
            <source>Go to a space</source>
            <translation>Aller à une case</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Gauche, Droite</translation>
        </message>
        <message>
            <source>List view</source>
            <translation>Vue en liste</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Save and leave</source>
            <translation>Enregistrer et quitter</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Show a hint</source>
            <translation>Montrer un indice</translation>
        </message>
        <message>
            <source>Show a hint (off in this match)</source>
            <translation>Montrer un indice (désactivé dans cette partie)</translation>
        </message>
        <message>
            <source>When to look at my hand</source>
            <translation>Quand regarder ma main</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Agrandir</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Réduire</translation>
        </message>
        <message>
            <source>advice, hint, tip, help, expert</source>
            <translation>conseil, indice, astuce, aide, expert</translation>
        </message>
        <message>
            <source>agree when all players are asked</source>
            <translation>accepter quand on demande à tous les joueurs</translation>
        </message>
        <message>
            <source>any letter or number</source>
            <translation>une lettre ou un chiffre</translation>
        </message>
        <message>
            <source>explain what is under the cursor</source>
            <translation>expliquer ce qui est sous le curseur</translation>
        </message>
        <message>
            <source>go to a space, such as c5</source>
            <translation>aller à une case, par exemple c5</translation>
        </message>
        <message>
            <source>help</source>
            <translation>aide</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>indice</translation>
        </message>
        <message>
            <source>in a finished match: view as, play on from here</source>
            <translation>dans une partie terminée : point de vue, reprendre d’ici</translation>
        </message>
        <message>
            <source>in a replay: previous turn, next turn</source>
            <translation>pendant un replay : tour précédent, tour suivant</translation>
        </message>
        <message>
            <source>in a replay: speed, pause at key moments</source>
            <translation>pendant un replay : vitesse, pause aux moments clés</translation>
        </message>
        <message>
            <source>list view</source>
            <translation>vue en liste</translation>
        </message>
        <message>
            <source>move between pieces</source>
            <translation>aller d’une pièce à l’autre</translation>
        </message>
        <message>
            <source>next step, skip to the end, replay</source>
            <translation>étape suivante, aller à la fin, revoir</translation>
        </message>
        <message>
            <source>pick up, put down</source>
            <translation>prendre, poser</translation>
        </message>
        <message>
            <source>rules of this step</source>
            <translation>règles de cette étape</translation>
        </message>
        <message>
            <source>show or hide the side panel</source>
            <translation>montrer ou cacher le panneau latéral</translation>
        </message>
        <message>
            <source>skip to the end, then do what the key does</source>
            <translation>aller à la fin, puis faire ce que fait la touche</translation>
        </message>
        <message>
            <source>step back, step forward</source>
            <translation>étape précédente, étape suivante</translation>
        </message>
        <message>
            <source>the current step, and what you have to do</source>
            <translation>l’étape en cours, et ce que tu dois faire</translation>
        </message>
        <message>
            <source>the key shown on a space or button</source>
            <translation>la touche affichée sur une case ou un bouton</translation>
        </message>
        <message>
            <source>the row and the column of the cursor</source>
            <translation>la rangée et la colonne du curseur</translation>
        </message>
        <message>
            <source>the scores; your own pieces</source>
            <translation>les scores ; tes propres pièces</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>annuler, rétablir</translation>
        </message>
        <message>
            <source>use this space or button</source>
            <translation>utiliser cette case ou ce bouton</translation>
        </message>
        <message>
            <source>what the last turn did</source>
            <translation>ce qu’a fait le dernier tour</translation>
        </message>
        <message>
            <source>where the cursor is, and what is around it</source>
            <translation>où est le curseur, et ce qui l’entoure</translation>
        </message>
        <message>
            <source>zoom in, zoom out, fit to window</source>
            <translation>agrandir, réduire, ajuster à la fenêtre</translation>
        </message>
    </context>
    <context>
        <name>tips</name>
        <message>
            <source>Your tip history could not be read from {file}: {reason}.</source>
            <translation>La liste des conseils déjà vus n’a pas pu être lue dans {file} : {reason}.</translation>
        </message>
        <message>
            <source>Your tip history could not be read, so tips will appear again; the old file is {file}.</source>
            <translation>La liste des conseils déjà vus n’a pas pu être lue, ils réapparaîtront donc ; l’ancien fichier est {file}.</translation>
        </message>
    </context>
    <context>
        <name>undo</name>
        <message>
            <source>Hidden information has been revealed since then. If all players agree, the move is undone and the undo is noted.</source>
            <translation>Des informations cachées ont été révélées depuis. Si tous les joueurs sont d’accord, le coup est annulé et c’est noté.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Undo (if all players agree)</source>
            <translation>Annuler (si tous sont d’accord)</translation>
        </message>
        <message>
            <source>Undo (will be noted)</source>
            <translation>Annuler (sera noté)</translation>
        </message>
        <message>
            <source>We agree</source>
            <translation>Nous sommes d’accord</translation>
        </message>
        <message>
            <source>You have seen new information since then. You can still undo, but it will be noted.</source>
            <translation>Tu as vu de nouvelles informations depuis. Tu peux quand même annuler ; ce sera noté.</translation>
        </message>
    </context>
</TS>
