<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <context>
        <name>AboutSheet</name>
        <message>
            <source>Archives (*.zip)</source>
            <translation>Archivos comprimidos (*.zip)</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>Garden Desktop {version}</source>
            <translation>Garden Desktop {version}</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licencias</translation>
        </message>
        <message>
            <source>One file you can e-mail: log and version numbers. If a match is open, it is included with the names replaced.</source>
            <translation>Un archivo que puedes enviar por correo: registro y números de versión. Si hay una partida abierta, se incluye con los nombres sustituidos.</translation>
        </message>
        <message>
            <source>One file you can e-mail: log, version numbers and this match, with all names replaced.</source>
            <translation>Un archivo que puedes enviar por correo: registro, números de versión y esta partida, con todos los nombres sustituidos.</translation>
        </message>
        <message>
            <source>Report saved: {file}.</source>
            <translation>Informe guardado: {file}.</translation>
        </message>
        <message>
            <source>Save a problem report</source>
            <translation>Guardar un informe de error</translation>
        </message>
        <message>
            <source>Save a problem report…</source>
            <translation>Guardar un informe de error…</translation>
        </message>
        <message>
            <source>Saved matches: {matches}. Error log: {log}.</source>
            <translation>Partidas guardadas: {matches}. Registro de errores: {log}.</translation>
        </message>
        <message>
            <source>The licences for all parts of this program are in {file}.</source>
            <translation>Las licencias de todas las partes de este programa están en {file}.</translation>
        </message>
        <message>
            <source>The rules are in our own words. Where the published rules leave something out, mostly cards and boards, we have reconstructed it. Each game keeps these data in a file you can replace.</source>
            <translation>Las reglas están escritas con nuestras propias palabras. Lo que las reglas publicadas omiten, sobre todo cartas y tableros, lo hemos reconstruido. Cada juego guarda estos datos en un archivo que puedes sustituir.</translation>
        </message>
        <message>
            <source>This program is free under the MIT licence; its drawings and sounds were made for it. It runs on Python {python} and Qt {qt}, used through PySide6 under the LGPL, with numpy, pyqtgraph, platformdirs and miniaudio. The fonts are Fraunces and Noto Sans, under the SIL Open Font License.</source>
            <translation>Este programa es libre bajo la licencia MIT; sus dibujos y sonidos se han hecho expresamente para él. Funciona con Python {python} y Qt {qt}, usado mediante PySide6 bajo la LGPL, además de numpy, pyqtgraph, platformdirs y miniaudio. Las fuentes son Fraunces y Noto Sans, bajo la SIL Open Font License.</translation>
        </message>
        <message>
            <source>What we reconstructed</source>
            <translation>Qué hemos reconstruido</translation>
        </message>
        <message>
            <source>Where your files are</source>
            <translation>Dónde están tus archivos</translation>
        </message>
    </context>
    <context>
        <name>AutomaRow</name>
        <message>
            <source>The opponent, playing by its own cards.</source>
            <translation>El rival; juega según sus propias cartas.</translation>
        </message>
        <message>
            <source>{name} is the opponent and plays by its own cards.</source>
            <translation>{name} es el rival y juega según sus propias cartas.</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Clear filters</source>
            <translation>Borrar filtros</translation>
        </message>
        <message>
            <source>Delete all data</source>
            <translation>Eliminar todos los datos</translation>
        </message>
        <message>
            <source>Delete all data? All matches, notes, statistics, player names, card sets, saved groups, lesson and puzzle progress, and settings go to the recycle bin. Then the program closes.</source>
            <translation>¿Eliminar todos los datos? Todas las partidas, las notas, las estadísticas, los nombres de jugadores, los conjuntos de cartas, los grupos guardados, el progreso en lecciones y problemas y los ajustes van a la papelera. Después se cierra el programa.</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>No matches found.</source>
            <translation>No se han encontrado partidas.</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
        <message>
            <source>The matches in {folder} stay where they are, because that folder is missing at the moment.</source>
            <translation>Las partidas de {folder} se quedan allí, porque esa carpeta falta ahora.</translation>
        </message>
        <message>
            <source>Your matches will appear here.</source>
            <translation>Aquí aparecerán tus partidas.</translation>
        </message>
        <message numerus="yes">
            <source>{read} of %n matches read</source>
            <translation>
                <numerusform>{read} de %n partida leída</numerusform>
                <numerusform>{read} de %n partidas leídas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BookTabBar</name>
        <message>
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Statistics tabs</source>
            <translation>Pestañas de las estadísticas</translation>
        </message>
    </context>
    <context>
        <name>BotFileRow</name>
        <message>
            <source>Choose a settings file for the computers</source>
            <translation>Elegir un archivo de ajustes de los ordenadores</translation>
        </message>
        <message>
            <source>Computer settings</source>
            <translation>Ajustes de los ordenadores</translation>
        </message>
        <message>
            <source>Computer settings (*.toml)</source>
            <translation>Ajustes de los ordenadores (*.toml)</translation>
        </message>
        <message>
            <source>The computers use the settings in {file}.</source>
            <translation>Los ordenadores usan los ajustes de {file}.</translation>
        </message>
        <message>
            <source>The settings for the computers cannot be used: {error}. Correct the file or choose another one.</source>
            <translation>No se pueden usar los ajustes de los ordenadores: {error}. Corrige ese archivo o elige otro.</translation>
        </message>
        <message>
            <source>Use the standard file</source>
            <translation>Usar el archivo estándar</translation>
        </message>
        <message>
            <source>Use your own settings for the computers, for example tuned ones.</source>
            <translation>Usa tus propios ajustes para los ordenadores, por ejemplo unos afinados por ti.</translation>
        </message>
        <message>
            <source>Your own settings file…</source>
            <translation>Tu propio archivo de ajustes…</translation>
        </message>
    </context>
    <context>
        <name>CardPicture</name>
        <message>
            <source>The table at the start of a match</source>
            <translation>La mesa al empezar una partida</translation>
        </message>
    </context>
    <context>
        <name>CardPreview</name>
        <message>
            <source>Fix the errors to see the picture again.</source>
            <translation>Corrige los errores para volver a ver la imagen.</translation>
        </message>
    </context>
    <context>
        <name>CardSetBar</name>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Card set: {name}</source>
            <translation>Conjunto de cartas: {name}</translation>
        </message>
        <message>
            <source>Card sets: {game}</source>
            <translation>Conjuntos de cartas: {game}</translation>
        </message>
        <message>
            <source>Computers and estimates are tuned for the standard card set.</source>
            <translation>Los ordenadores y las estimaciones están ajustados al conjunto de cartas estándar.</translation>
        </message>
        <message>
            <source>Copy and change</source>
            <translation>Copiar y cambiar</translation>
        </message>
        <message>
            <source>Fix the errors first.</source>
            <translation>Corrige antes los errores.</translation>
        </message>
        <message>
            <source>Play with these cards</source>
            <translation>Jugar con estas cartas</translation>
        </message>
        <message>
            <source>Redo (Ctrl+Y)</source>
            <translation>Rehacer (Ctrl+Y)</translation>
        </message>
        <message>
            <source>Share…</source>
            <translation>Compartir…</translation>
        </message>
        <message>
            <source>Standard card set</source>
            <translation>Conjunto de cartas estándar</translation>
        </message>
        <message>
            <source>Trial matches</source>
            <translation>Partidas de prueba</translation>
        </message>
        <message>
            <source>Undo (Ctrl+Z)</source>
            <translation>Deshacer (Ctrl+Z)</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Deshacer eliminación</translation>
        </message>
    </context>
    <context>
        <name>CardSetExchange</name>
        <message>
            <source>Card sets (*{suffix})</source>
            <translation>Conjuntos de cartas (*{suffix})</translation>
        </message>
        <message>
            <source>Import card set</source>
            <translation>Importar conjunto de cartas</translation>
        </message>
        <message>
            <source>Saved as {file}.</source>
            <translation>Guardado como {file}.</translation>
        </message>
        <message>
            <source>Share card set</source>
            <translation>Compartir conjunto de cartas</translation>
        </message>
        <message>
            <source>This card set is for {game}. You will find it there.</source>
            <translation>Este conjunto de cartas es de {game}. Lo encontrarás allí.</translation>
        </message>
    </context>
    <context>
        <name>CardSetPage</name>
        <message>
            <source>Card sets for {game}</source>
            <translation>Conjuntos de cartas de {game}</translation>
        </message>
        <message>
            <source>Copy this card set</source>
            <translation>Copiar este conjunto de cartas</translation>
        </message>
        <message>
            <source>Delete this card set</source>
            <translation>Borrar este conjunto de cartas</translation>
        </message>
        <message>
            <source>Import…</source>
            <translation>Importar…</translation>
        </message>
        <message>
            <source>In the standard set, all of this comes from the published rules.</source>
            <translation>En el conjunto estándar, todo esto procede de las reglas publicadas.</translation>
        </message>
        <message>
            <source>In the standard set, all of this is our reconstruction.</source>
            <translation>En el conjunto estándar, todo esto es una reconstrucción nuestra.</translation>
        </message>
        <message>
            <source>In the standard set, values marked “from the rules” are published; the others are our reconstruction.</source>
            <translation>En el conjunto estándar, los valores marcados «de las reglas» están publicados; los demás son una reconstrucción nuestra.</translation>
        </message>
        <message>
            <source>My {game}</source>
            <translation>Mi {game}</translation>
        </message>
        <message>
            <source>New empty card set</source>
            <translation>Nuevo conjunto de cartas vacío</translation>
        </message>
        <message>
            <source>Pictures</source>
            <translation>Imágenes</translation>
        </message>
        <message>
            <source>Standard card set</source>
            <translation>Conjunto de cartas estándar</translation>
        </message>
        <message>
            <source>changed</source>
            <translation>cambiado</translation>
        </message>
        <message>
            <source>from the rules</source>
            <translation>de las reglas</translation>
        </message>
        <message>
            <source>partly from the rules</source>
            <translation>en parte de las reglas</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message numerus="yes">
            <source>%n commands</source>
            <translation>
                <numerusform>Un comando</numerusform>
                <numerusform>%n comandos</numerusform>
            </translation>
        </message>
        <message>
            <source>Command palette</source>
            <translation>Paleta de comandos</translation>
        </message>
        <message>
            <source>No commands found.</source>
            <translation>No se han encontrado comandos.</translation>
        </message>
        <message numerus="yes">
            <source>Type to find %n more.</source>
            <translation>
                <numerusform>Escribe para encontrar %n comando más.</numerusform>
                <numerusform>Escribe para encontrar %n comandos más.</numerusform>
            </translation>
        </message>
        <message>
            <source>What would you like to do?</source>
            <translation>¿Qué quieres hacer?</translation>
        </message>
    </context>
    <context>
        <name>CountProgressBar</name>
        <message numerus="yes">
            <source>%n matches not counted yet</source>
            <translation>
                <numerusform>%n partida sin contar</numerusform>
                <numerusform>%n partidas sin contar</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Continue counting</source>
            <translation>Seguir contando</translation>
        </message>
        <message numerus="yes">
            <source>counting, %n matches left</source>
            <translation>
                <numerusform>contando, queda %n partida</numerusform>
                <numerusform>contando, quedan %n partidas</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CountdownBar</name>
        <message>
            <source>Time left to respond</source>
            <translation>Tiempo restante para responder</translation>
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
            <translation>Algo ha fallado en el programa ({what}). Todas las jugadas hasta aquí están guardadas, y los detalles están en {file}.</translation>
        </message>
        <message>
            <source>Something went wrong in the program ({what}). All moves so far are saved.</source>
            <translation>Algo ha fallado en el programa ({what}). Todas las jugadas hasta aquí están guardadas.</translation>
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
            <translation>hoy</translation>
        </message>
        <message>
            <source>today {time}</source>
            <translation>hoy {time}</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>ayer</translation>
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
            <translation>{month} de {year}</translation>
        </message>
    </context>
    <context>
        <name>DecisionTableView</name>
        <message>
            <source>All decisions</source>
            <translation>Todas las decisiones</translation>
        </message>
    </context>
    <context>
        <name>DialogController</name>
        <message>
            <source>Saved as {name}. You can start it from the home screen or from Statistics.</source>
            <translation>Guardado como {name}. Puedes usarlo desde el inicio o desde las estadísticas.</translation>
        </message>
    </context>
    <context>
        <name>EveningSheet</name>
        <message>
            <source>Duration</source>
            <translation>Duración</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Players by rank</source>
            <translation>Jugadores por puesto</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Puesto</translation>
        </message>
        <message>
            <source>Scores</source>
            <translation>Clasificación</translation>
        </message>
        <message>
            <source>Season, {month} (match {number} of {all}). {standing}</source>
            <translation>Temporada, {month} (partida {number} de {all}). {standing}</translation>
        </message>
        <message>
            <source>Started</source>
            <translation>Empezó</translation>
        </message>
        <message>
            <source>The winner scores one point for each player in the match; every lower place scores one less.</source>
            <translation>Quien gana suma un punto por cada jugador de la partida; cada puesto siguiente, uno menos.</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Ganadas</translation>
        </message>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
        <message>
            <source>computer</source>
            <translation>ordenador</translation>
        </message>
        <message numerus="yes">
            <source>{names} share the session win with %n points each.</source>
            <translation>
                <numerusform>{names} comparten la sesión con %n punto cada uno.</numerusform>
                <numerusform>{names} comparten la sesión con %n puntos cada uno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{name} wins the session with %n points.</source>
            <translation>
                <numerusform>{name} gana la sesión con %n punto.</numerusform>
                <numerusform>{name} gana la sesión con %n puntos.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EveningsPage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>No sessions yet. Play two matches in a row to start one.</source>
            <translation>Aún no hay sesiones. Juega dos partidas seguidas para empezar una.</translation>
        </message>
        <message>
            <source>Sessions</source>
            <translation>Sesiones</translation>
        </message>
    </context>
    <context>
        <name>ExportMenu</name>
        <message>
            <source>Blank score sheets to print…</source>
            <translation>Hojas de puntos en blanco para imprimir…</translation>
        </message>
        <message numerus="yes">
            <source>Exporting, %n moves left. Esc cancels.</source>
            <translation>
                <numerusform>Exportando, queda %n jugada. Esc cancela.</numerusform>
                <numerusform>Exportando, quedan %n jugadas. Esc cancela.</numerusform>
            </translation>
        </message>
        <message>
            <source>Log as text…</source>
            <translation>Registro como texto…</translation>
        </message>
        <message>
            <source>Match file with its card set…</source>
            <translation>Archivo de partida con su conjunto de cartas…</translation>
        </message>
        <message>
            <source>Match files (*.jsonl)</source>
            <translation>Archivos de partida (*.jsonl)</translation>
        </message>
        <message>
            <source>Match file…</source>
            <translation>Archivo de partida…</translation>
        </message>
        <message>
            <source>Matches with their card set (*.gardenmatch)</source>
            <translation>Partidas con su conjunto de cartas (*.gardenmatch)</translation>
        </message>
        <message>
            <source>Pages (*.pdf)</source>
            <translation>Páginas (*.pdf)</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Imágenes (*.png)</translation>
        </message>
        <message>
            <source>Result as a picture…</source>
            <translation>Resultado como imagen…</translation>
        </message>
        <message>
            <source>Saved: {file}.</source>
            <translation>Guardado: {file}.</translation>
        </message>
        <message>
            <source>Score sheet as a table…</source>
            <translation>Hoja de puntos como tabla…</translation>
        </message>
        <message>
            <source>Score sheet to print…</source>
            <translation>Hoja de puntos para imprimir…</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tablas (*.csv)</translation>
        </message>
        <message>
            <source>Texts (*.txt)</source>
            <translation>Textos (*.txt)</translation>
        </message>
    </context>
    <context>
        <name>FieldFold</name>
        <message>
            <source>More fields</source>
            <translation>Más campos</translation>
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
            <translation>Todos los archivos (*)</translation>
        </message>
        <message numerus="yes">
            <source>And %n more.</source>
            <translation>
                <numerusform>Y uno más.</numerusform>
                <numerusform>Y %n más.</numerusform>
            </translation>
        </message>
        <message>
            <source>{file} cannot be read: {error}.</source>
            <translation>No se puede leer {file}: {error}.</translation>
        </message>
        <message>
            <source>{file} cannot be used:</source>
            <translation>{file} no se puede usar:</translation>
        </message>
        <message>
            <source>“{name}” comes from {file}.</source>
            <translation>«{name}» viene de {file}.</translation>
        </message>
    </context>
    <context>
        <name>FilterBar</name>
        <message numerus="yes">
            <source>%n filters</source>
            <translation>
                <numerusform>%n filtro</numerusform>
                <numerusform>%n filtros</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Todos los juegos</translation>
        </message>
        <message>
            <source>All matches</source>
            <translation>Todas las partidas</translation>
        </message>
        <message>
            <source>All months</source>
            <translation>Todos los meses</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Todos los jugadores</translation>
        </message>
        <message>
            <source>Any status</source>
            <translation>Cualquier estado</translation>
        </message>
        <message>
            <source>Filter</source>
            <translation>Filtrar</translation>
        </message>
        <message>
            <source>Filter: {values}</source>
            <translation>Filtro: {values}</translation>
        </message>
        <message>
            <source>Finished</source>
            <translation>Terminadas</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mes</translation>
        </message>
        <message>
            <source>Name, game or note</source>
            <translation>Nombre, juego o nota</translation>
        </message>
        <message>
            <source>Oldest first</source>
            <translation>Primero las más antiguas</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Search matches</source>
            <translation>Buscar partidas</translation>
        </message>
        <message>
            <source>Status</source>
            <translation>Estado</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Ilegibles</translation>
        </message>
        <message>
            <source>{number} of {matches}</source>
            <translation>{number} de {matches}</translation>
        </message>
    </context>
    <context>
        <name>FinalPositionView</name>
        <message>
            <source>Final position</source>
            <translation>Posición final</translation>
        </message>
    </context>
    <context>
        <name>FormPanel</name>
        <message numerus="yes">
            <source>%n thing(s) to fix before you can play</source>
            <translation>
                <numerusform>%n cosa por corregir antes de jugar</numerusform>
                <numerusform>%n cosas por corregir antes de jugar</numerusform>
            </translation>
        </message>
        <message>
            <source>Next: {name}</source>
            <translation>Siguiente: {name}</translation>
        </message>
        <message>
            <source>Not saved.</source>
            <translation>No se ha guardado.</translation>
        </message>
        <message>
            <source>Ready to play.</source>
            <translation>Listo para jugar.</translation>
        </message>
        <message>
            <source>Saved.</source>
            <translation>Guardado.</translation>
        </message>
        <message>
            <source>This is the set that comes with the program. Copy it to change it.</source>
            <translation>Este es el conjunto que trae el programa. Cópialo para cambiarlo.</translation>
        </message>
        <message>
            <source>{number} of {count}</source>
            <translation>{number} de {count}</translation>
        </message>
    </context>
    <context>
        <name>GameCard</name>
        <message>
            <source>Cards: standard set</source>
            <translation>Cartas: conjunto estándar</translation>
        </message>
        <message>
            <source>Cards: {name}</source>
            <translation>Cartas: {name}</translation>
        </message>
        <message>
            <source>How to play</source>
            <translation>Cómo se juega</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Aprender</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>View or edit card sets ({key})</source>
            <translation>Ver o editar conjuntos de cartas ({key})</translation>
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
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message>
            <source>{low}–{high} players</source>
            <translation>{low}–{high} jugadores</translation>
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
                <numerusform>Un juego encontrado.</numerusform>
                <numerusform>%n juegos encontrados.</numerusform>
            </translation>
        </message>
        <message>
            <source>Clear</source>
            <translation>Borrar</translation>
        </message>
        <message>
            <source>Esc clears the search.</source>
            <translation>Esc borra la búsqueda.</translation>
        </message>
        <message>
            <source>No game found for “{words}”.</source>
            <translation>No hay ningún juego para «{words}».</translation>
        </message>
        <message numerus="yes">
            <source>Search %n games</source>
            <translation>
                <numerusform>Buscar entre %n juego</numerusform>
                <numerusform>Buscar entre %n juegos</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>GameSheetHeader</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>{players}, about {minutes}.</source>
            <translation>{players}, alrededor de {minutes}.</translation>
        </message>
    </context>
    <context>
        <name>GaugeRow</name>
        <message>
            <source>{name} {old}, now {new}</source>
            <translation>{name}: {old}, ahora {new}</translation>
        </message>
    </context>
    <context>
        <name>GoToPlaceDialog</name>
        <message numerus="yes">
            <source>%n more with this name.</source>
            <translation>
                <numerusform>Hay otra con este nombre.</numerusform>
                <numerusform>Hay %n más con este nombre.</numerusform>
            </translation>
        </message>
        <message>
            <source>Go to a space</source>
            <translation>Ir a una casilla</translation>
        </message>
        <message>
            <source>Name or coordinate, such as c5</source>
            <translation>Nombre o coordenada, como c5</translation>
        </message>
        <message>
            <source>There is no {place} here.</source>
            <translation>Aquí no hay {place}.</translation>
        </message>
    </context>
    <context>
        <name>HandoverScreen</name>
        <message>
            <source>Hand the mouse to</source>
            <translation>Pasa el ratón a</translation>
        </message>
        <message>
            <source>Press {key} or click to show the table</source>
            <translation>{key} o clic para mostrar la mesa</translation>
        </message>
        <message>
            <source>Press {key} or click to show your hand</source>
            <translation>{key} o clic para mostrar tu mano</translation>
        </message>
        <message>
            <source>Save and leave</source>
            <translation>Guardar y salir</translation>
        </message>
        <message>
            <source>{name}, press Space</source>
            <translation>{name}, pulsa Espacio</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Learn</source>
            <translation>Aprender</translation>
        </message>
        <message>
            <source>Learn a game in 4 minutes, then play a computer.</source>
            <translation>Aprende un juego en 4 minutos y luego juega contra un ordenador.</translation>
        </message>
        <message>
            <source>Learn a game in 4 minutes, then play your first match against a computer.</source>
            <translation>Aprende un juego en 4 minutos y luego juega tu primera partida contra un ordenador.</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Problema del día</translation>
        </message>
    </context>
    <context>
        <name>ImportQueue</name>
        <message>
            <source>Already here: {number}.</source>
            <translation>Ya estaban: {number}.</translation>
        </message>
        <message>
            <source>Imported matches: {number}.</source>
            <translation>Partidas importadas: {number}.</translation>
        </message>
        <message>
            <source>Skipped: {number}.</source>
            <translation>Omitidas: {number}.</translation>
        </message>
    </context>
    <context>
        <name>InspectionTexts</name>
        <message>
            <source>{now} to {then}</source>
            <translation>de {now} a {then}</translation>
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
            <translation>En texto</translation>
        </message>
        <message>
            <source>Life cycle</source>
            <translation>Ciclo de vida</translation>
        </message>
        <message>
            <source>Rules: {section}</source>
            <translation>Reglas: {section}</translation>
        </message>
    </context>
    <context>
        <name>KeysSheet</name>
        <message>
            <source>All keys</source>
            <translation>Todas las teclas</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
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
            <translation>Intro, Espacio</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>En todas partes</translation>
        </message>
        <message>
            <source>Home screen</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Keys for screen readers</source>
            <translation>Teclas para lectores de pantalla</translation>
        </message>
        <message>
            <source>Statistics page</source>
            <translation>Página de estadísticas</translation>
        </message>
        <message>
            <source>Tab, arrows</source>
            <translation>Tab, flechas</translation>
        </message>
        <message>
            <source>activate the item that has the focus</source>
            <translation>activar lo que tiene el foco</translation>
        </message>
        <message>
            <source>back; on the home screen: close the window</source>
            <translation>volver; en el inicio: cerrar la ventana</translation>
        </message>
        <message>
            <source>close the window</source>
            <translation>cerrar la ventana</translation>
        </message>
        <message>
            <source>continue, or analysis</source>
            <translation>continuar, o análisis</translation>
        </message>
        <message>
            <source>copy this table</source>
            <translation>copiar esta tabla</translation>
        </message>
        <message>
            <source>export, delete, undo delete</source>
            <translation>exportar, eliminar, deshacer la eliminación</translation>
        </message>
        <message>
            <source>find any command</source>
            <translation>buscar cualquier comando</translation>
        </message>
        <message>
            <source>full screen on or off</source>
            <translation>activar o quitar pantalla completa</translation>
        </message>
        <message>
            <source>import a match or a card set</source>
            <translation>importar una partida o un conjunto de cartas</translation>
        </message>
        <message>
            <source>move the focus</source>
            <translation>mover el foco</translation>
        </message>
        <message>
            <source>new game, how to play, delete this match</source>
            <translation>nueva partida, cómo se juega, eliminar esta partida</translation>
        </message>
        <message>
            <source>next lesson, card sets</source>
            <translation>siguiente lección, conjuntos de cartas</translation>
        </message>
        <message>
            <source>next tab</source>
            <translation>pestaña siguiente</translation>
        </message>
        <message>
            <source>put down, close, go back</source>
            <translation>soltar, cerrar, volver</translation>
        </message>
        <message>
            <source>puzzle of the day</source>
            <translation>problema del día</translation>
        </message>
        <message>
            <source>replay, analysis, play again</source>
            <translation>repetición, análisis, jugar otra vez</translation>
        </message>
        <message>
            <source>search (with 12 or more games)</source>
            <translation>buscar (con 12 juegos o más)</translation>
        </message>
        <message>
            <source>search, name the match</source>
            <translation>buscar, dar nombre a la partida</translation>
        </message>
        <message>
            <source>settings</source>
            <translation>ajustes</translation>
        </message>
        <message>
            <source>statistics</source>
            <translation>estadísticas</translation>
        </message>
        <message>
            <source>this list</source>
            <translation>esta lista</translation>
        </message>
    </context>
    <context>
        <name>KnownPlayersPicker</name>
        <message>
            <source>No free seat.</source>
            <translation>No queda ningún asiento libre.</translation>
        </message>
        <message>
            <source>Who’s playing?</source>
            <translation>¿Quién juega?</translation>
        </message>
    </context>
    <context>
        <name>LadderPanel</name>
        <message>
            <source>{where}: not played yet</source>
            <translation>{where}: sin jugar aún</translation>
        </message>
        <message>
            <source>{where}: not yet won, {lead}</source>
            <translation>{where}: sin ganar aún, {lead}</translation>
        </message>
        <message>
            <source>{where}: won, lead {lead}</source>
            <translation>{where}: ganada, ventaja {lead}</translation>
        </message>
    </context>
    <context>
        <name>LessonController</name>
        <message>
            <source>Puzzles</source>
            <translation>Problemas</translation>
        </message>
        <message>
            <source>This lesson cannot be opened: {error}.</source>
            <translation>Esta lección no se puede abrir: {error}.</translation>
        </message>
        <message>
            <source>This puzzle cannot be opened: {error}.</source>
            <translation>Este problema no se puede abrir: {error}.</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>Back</source>
            <translation>Atrás</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>{step} of {steps}</source>
            <translation>{step} de {steps}</translation>
        </message>
    </context>
    <context>
        <name>LessonRow</name>
        <message>
            <source>All lessons</source>
            <translation>Todas las lecciones</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problemas</translation>
        </message>
    </context>
    <context>
        <name>LessonScreen</name>
        <message>
            <source>This lesson has been updated, so it starts again.</source>
            <translation>Esta lección se ha actualizado, así que empieza de nuevo.</translation>
        </message>
        <message>
            <source>Your progress could not be saved: {reason}.</source>
            <translation>No se pudo guardar tu progreso: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>LessonTable</name>
        <message>
            <source>Lesson {number}</source>
            <translation>Lección {number}</translation>
        </message>
    </context>
    <context>
        <name>LessonTexts</name>
        <message>
            <source>Click the marked place, or press Space there.</source>
            <translation>Haz clic en el lugar marcado o pulsa Espacio allí.</translation>
        </message>
        <message>
            <source>Click the marked place.</source>
            <translation>Haz clic en el lugar marcado.</translation>
        </message>
        <message>
            <source>Click the ringed place, or press Space there.</source>
            <translation>Haz clic en el lugar marcado con un círculo o pulsa Espacio allí.</translation>
        </message>
        <message>
            <source>Click the ringed place.</source>
            <translation>Haz clic en el lugar marcado con un círculo.</translation>
        </message>
        <message>
            <source>Click “{button}”, or press {key}.</source>
            <translation>Haz clic en «{button}» o pulsa {key}.</translation>
        </message>
        <message>
            <source>Click “{button}”.</source>
            <translation>Haz clic en «{button}».</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Drag it to the marked place, or press Space on it and then on the place.</source>
            <translation>Arrástralo al lugar marcado, o pulsa Espacio sobre ello y después en el lugar.</translation>
        </message>
        <message>
            <source>Drag it to the marked place.</source>
            <translation>Arrástralo al lugar marcado.</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Pista</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Inicio</translation>
        </message>
        <message>
            <source>Keep my move</source>
            <translation>Mantener mi jugada</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Salir</translation>
        </message>
        <message>
            <source>Leave the lesson?</source>
            <translation>¿Salir de la lección?</translation>
        </message>
        <message>
            <source>Legal, but not yet</source>
            <translation>Está permitido, pero aún no toca</translation>
        </message>
        <message>
            <source>Lesson done. What you know now:</source>
            <translation>Lección terminada. Ahora ya sabes:</translation>
        </message>
        <message>
            <source>Next lesson</source>
            <translation>Siguiente lección</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Jugar</translation>
        </message>
        <message>
            <source>Play a match against the computer</source>
            <translation>Jugar una partida contra el ordenador</translation>
        </message>
        <message>
            <source>Show me</source>
            <translation>Muéstramelo</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Quedarse</translation>
        </message>
        <message>
            <source>Turn it first: press R, turn the mouse wheel or click the ringed picture.</source>
            <translation>Gíralo primero: pulsa R, mueve la rueda del ratón o haz clic en el dibujo marcado con un círculo.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>You can continue at step {step}.</source>
            <translation>Podrás continuar en el paso {step}.</translation>
        </message>
    </context>
    <context>
        <name>ListModeView</name>
        <message>
            <source>Do this</source>
            <translation>Hacer esto</translation>
        </message>
        <message>
            <source>Done so far</source>
            <translation>Hecho hasta ahora</translation>
        </message>
        <message>
            <source>Row {number}</source>
            <translation>Fila {number}</translation>
        </message>
        <message>
            <source>Undo all</source>
            <translation>Deshacer todo</translation>
        </message>
        <message>
            <source>Undo this</source>
            <translation>Deshacer esto</translation>
        </message>
        <message>
            <source>What is where</source>
            <translation>Qué hay y dónde</translation>
        </message>
        <message>
            <source>What you can do now</source>
            <translation>Qué puedes hacer ahora</translation>
        </message>
        <message>
            <source>{place}: {piece} ({count} times)</source>
            <translation>{place}: {piece} ({count} veces)</translation>
        </message>
    </context>
    <context>
        <name>LogView</name>
        <message>
            <source>Match log</source>
            <translation>Registro de la partida</translation>
        </message>
        <message>
            <source>hide</source>
            <translation>ocultar</translation>
        </message>
        <message>
            <source>show</source>
            <translation>mostrar</translation>
        </message>
    </context>
    <context>
        <name>LookBackPage</name>
        <message numerus="yes">
            <source>%n turning point(s) of {all} decisions</source>
            <translation>
                <numerusform>%n punto de inflexión en {all} decisiones</numerusform>
                <numerusform>%n puntos de inflexión en {all} decisiones</numerusform>
            </translation>
        </message>
        <message>
            <source>All decisions</source>
            <translation>Todas las decisiones</translation>
        </message>
        <message>
            <source>Analyse</source>
            <translation>Analizar</translation>
        </message>
        <message>
            <source>Analysing: move {done} of {last}</source>
            <translation>Analizando: jugada {done} de {last}</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Análisis</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Detalles</translation>
        </message>
        <message>
            <source>Each player’s bars add up from the starting chance to 100 (won) or 0 (lost). “Play on from here” opens a copy; this match is not changed.</source>
            <translation>Las barras de cada jugador van sumando desde la probabilidad inicial hasta 100 (ganada) o 0 (perdida). «Seguir desde aquí» abre una copia; esta partida no cambia.</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Hide details</source>
            <translation>Ocultar detalles</translation>
        </message>
        <message>
            <source>No decision cost 5 points or more.</source>
            <translation>Ninguna decisión costó 5 puntos o más.</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <source>Stopped at move {done} of {last}.</source>
            <translation>Detenido en la jugada {done} de {last}.</translation>
        </message>
        <message>
            <source>This match could not be analysed.</source>
            <translation>Esta partida no se pudo analizar.</translation>
        </message>
        <message>
            <source>Turning points</source>
            <translation>Puntos de inflexión</translation>
        </message>
    </context>
    <context>
        <name>LuckAnalysisBar</name>
        <message numerus="yes">
            <source>%n matches not analysed yet.</source>
            <translation>
                <numerusform>%n partida sin analizar.</numerusform>
                <numerusform>%n partidas sin analizar.</numerusform>
            </translation>
        </message>
        <message>
            <source>Analyse now</source>
            <translation>Analizar ahora</translation>
        </message>
        <message numerus="yes">
            <source>Analysing, %n matches left</source>
            <translation>
                <numerusform>Analizando, queda %n partida</numerusform>
                <numerusform>Analizando, quedan %n partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
    </context>
    <context>
        <name>LuckAndPlayBars</name>
        <message>
            <source>Luck and skill.</source>
            <translation>Suerte y habilidad.</translation>
        </message>
        <message>
            <source>at the start</source>
            <translation>al principio</translation>
        </message>
        <message>
            <source>corrected estimate</source>
            <translation>estimación corregida</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>suerte</translation>
        </message>
        <message>
            <source>opponents’ mistakes</source>
            <translation>errores de los demás</translation>
        </message>
        <message>
            <source>own mistakes</source>
            <translation>errores propios</translation>
        </message>
        <message>
            <source>{name}: {start} at the start, luck {luck}, opponents’ mistakes {others}, own mistakes {own}, corrected estimate {rethought}, result {result}.</source>
            <translation>{name}: {start} al principio, suerte {luck}, errores de los demás {others}, errores propios {own}, estimación corregida {rethought}, resultado {result}.</translation>
        </message>
    </context>
    <context>
        <name>LuckCard</name>
        <message>
            <source>Luck: move {ply} of {last}</source>
            <translation>Suerte: jugada {ply} de {last}</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <source>{gain} points luckier than average for {name}. Winning chance afterwards: {made}%.</source>
            <translation>{gain} puntos más de suerte que la media para {name}. Probabilidad de ganar después: {made} %.</translation>
        </message>
    </context>
    <context>
        <name>MapEditor</name>
        <message>
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Reflejar</translation>
        </message>
        <message>
            <source>My garden</source>
            <translation>Mi jardín</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Opposite gates</source>
            <translation>Puertas opuestas</translation>
        </message>
        <message>
            <source>Other lines</source>
            <translation>Otras líneas</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Filas</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Tamaño</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Girar</translation>
        </message>
        <message>
            <source>for example 2-4</source>
            <translation>por ejemplo 2-4</translation>
        </message>
        <message>
            <source>for example d1 d8, h4 a4</source>
            <translation>por ejemplo d1 d8, h4 a4</translation>
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
            <translation>Continuar</translation>
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
            <translation>Importar</translation>
        </message>
        <message>
            <source>Learn</source>
            <translation>Aprender</translation>
        </message>
        <message>
            <source>N</source>
            <translation>N</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nueva partida</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Estadísticas</translation>
        </message>
    </context>
    <context>
        <name>MatchDetailView</name>
        <message>
            <source>Add a note</source>
            <translation>Añadir una nota</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Análisis</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eliminar</translation>
        </message>
        <message>
            <source>Export…</source>
            <translation>Exportar…</translation>
        </message>
        <message>
            <source>Match name</source>
            <translation>Nombre de la partida</translation>
        </message>
        <message>
            <source>Name this match</source>
            <translation>Poner nombre a la partida</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Nota</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jugar otra vez</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Hoja de puntos</translation>
        </message>
    </context>
    <context>
        <name>MatchListModel</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message>
            <source>Note: {note}</source>
            <translation>Nota: {note}</translation>
        </message>
        <message>
            <source>Row {row} of {all}</source>
            <translation>Fila {row} de {all}</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Sin terminar</translation>
        </message>
        <message>
            <source>Won by {who}</source>
            <translation>Victoria: {who}</translation>
        </message>
        <message>
            <source>unreadable</source>
            <translation>ilegible</translation>
        </message>
    </context>
    <context>
        <name>MatchRowDelegate</name>
        <message numerus="yes">
            <source>and %n more</source>
            <translation>
                <numerusform>y %n más</numerusform>
                <numerusform>y %n más</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MatchSelection</name>
        <message numerus="yes">
            <source>Everything before that is intact, up to move %n: {moment}.</source>
            <translation>
                <numerusform>Todo lo anterior está intacto, hasta la jugada %n: {moment}.</numerusform>
                <numerusform>Todo lo anterior está intacto, hasta la jugada %n: {moment}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The note could not be saved: {reason}.</source>
            <translation>No se pudo guardar la nota: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>MatchSidePanel</name>
        <message>
            <source>Hide the side panel</source>
            <translation>Ocultar el panel lateral</translation>
        </message>
        <message>
            <source>Show the side panel</source>
            <translation>Mostrar el panel lateral</translation>
        </message>
        <message>
            <source>Side panel</source>
            <translation>Panel lateral</translation>
        </message>
        <message>
            <source>Side panel tabs</source>
            <translation>Pestañas del panel lateral</translation>
        </message>
    </context>
    <context>
        <name>MatchesSection</name>
        <message>
            <source>All matches</source>
            <translation>Todas las partidas</translation>
        </message>
        <message>
            <source>Sessions</source>
            <translation>Sesiones</translation>
        </message>
        <message>
            <source>Show</source>
            <translation>Mostrar</translation>
        </message>
    </context>
    <context>
        <name>MatchesSheet</name>
        <message numerus="yes">
            <source>%n unfinished matches</source>
            <translation>
                <numerusform>Una partida sin terminar</numerusform>
                <numerusform>%n partidas sin terminar</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
    </context>
    <context>
        <name>Navigator</name>
        <message>
            <source>Import a match or a card set</source>
            <translation>Importar una partida o un conjunto de cartas</translation>
        </message>
        <message>
            <source>Matches and card sets (*.jsonl *.gardenmatch *.gardenbox)</source>
            <translation>Partidas y conjuntos de cartas (*.jsonl *.gardenmatch *.gardenbox)</translation>
        </message>
        <message>
            <source>Matches are now stored in {new}. The old folder {old} was not changed.</source>
            <translation>Las partidas están ahora en {new}. La carpeta antigua {old} no se ha modificado.</translation>
        </message>
    </context>
    <context>
        <name>NewGameSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Arrastra para cambiar el orden</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modo</translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation>Nueva partida: {game}</translation>
        </message>
        <message>
            <source>New shuffle number</source>
            <translation>Nuevo número de barajado</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Shuffle number</source>
            <translation>Número de barajado</translation>
        </message>
        <message>
            <source>Start match</source>
            <translation>Empezar la partida</translation>
        </message>
        <message>
            <source>The same number deals the same cards, for a fair rematch.</source>
            <translation>El mismo número reparte las mismas cartas, para una revancha justa.</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close this message</source>
            <translation>Cerrar este mensaje</translation>
        </message>
    </context>
    <context>
        <name>NumberEditor</name>
        <message>
            <source>{low} to {high}</source>
            <translation>de {low} a {high}</translation>
        </message>
    </context>
    <context>
        <name>OpenHandsRow</name>
        <message>
            <source>No hand-over screen between turns: all players can see all hands.</source>
            <translation>Sin pantalla de relevo entre turnos: todos los jugadores ven todas las manos.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Manos a la vista</translation>
        </message>
    </context>
    <context>
        <name>OpeningSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Opening {file}…</source>
            <translation>Abriendo {file}…</translation>
        </message>
    </context>
    <context>
        <name>OptionList</name>
        <message numerus="yes">
            <source>%n changed</source>
            <translation>
                <numerusform>%n cambiada</numerusform>
                <numerusform>%n cambiadas</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules: {preset}</source>
            <translation>Reglas: {preset}</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Estándar</translation>
        </message>
        <message numerus="yes">
            <source>Undo %n changes</source>
            <translation>
                <numerusform>Deshacer un cambio</numerusform>
                <numerusform>Deshacer %n cambios</numerusform>
            </translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Propias</translation>
        </message>
    </context>
    <context>
        <name>OutlinePanel</name>
        <message numerus="yes">
            <source>%n entry(s).</source>
            <translation>
                <numerusform>%n entrada.</numerusform>
                <numerusform>%n entradas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Add</source>
            <translation>Añadir</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <source>Next entry: Ctrl+PgDown. Previous entry: Ctrl+PgUp.</source>
            <translation>Entrada siguiente: Ctrl+AvPág. Entrada anterior: Ctrl+RePág.</translation>
        </message>
        <message>
            <source>No entries yet. Press “Add”.</source>
            <translation>Aún no hay entradas. Pulsa «Añadir».</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Quitar</translation>
        </message>
        <message>
            <source>Select one on the left to change it, or press “Add”.</source>
            <translation>Elige una a la izquierda para cambiarla, o pulsa «Añadir».</translation>
        </message>
        <message>
            <source>Select one on the left to change it.</source>
            <translation>Elige una a la izquierda para cambiarla.</translation>
        </message>
        <message>
            <source>Select one on the left to look at it.</source>
            <translation>Elige una a la izquierda para verla.</translation>
        </message>
        <message>
            <source>“{list}” always has {count} entries.</source>
            <translation>«{list}» tiene siempre {count} entradas.</translation>
        </message>
        <message>
            <source>“{list}” has {count} entries at most.</source>
            <translation>«{list}» tiene {count} entradas como máximo.</translation>
        </message>
    </context>
    <context>
        <name>OutlineView</name>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message numerus="yes">
            <source>{name}: %n to fix</source>
            <translation>
                <numerusform>{name}: %n por corregir</numerusform>
                <numerusform>{name}: %n por corregir</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PackRow</name>
        <message>
            <source>Card set</source>
            <translation>Conjunto de cartas</translation>
        </message>
        <message>
            <source>Card sets (*.toml)</source>
            <translation>Conjuntos de cartas (*.toml)</translation>
        </message>
        <message>
            <source>Cards and pieces come from your card set “{name}”.</source>
            <translation>Las cartas y las piezas vienen de tu conjunto de cartas «{name}».</translation>
        </message>
        <message>
            <source>Cards and pieces come from {file}.</source>
            <translation>Las cartas y piezas vienen de {file}.</translation>
        </message>
        <message>
            <source>Choose a card set</source>
            <translation>Elegir un conjunto de cartas</translation>
        </message>
        <message>
            <source>Open a file…</source>
            <translation>Abrir un archivo…</translation>
        </message>
        <message>
            <source>Use the cards from your own copy, or cards you made up.</source>
            <translation>Juega con las cartas de tu caja o con cartas inventadas por ti.</translation>
        </message>
        <message>
            <source>Use the standard card set</source>
            <translation>Usar el conjunto de cartas estándar</translation>
        </message>
        <message>
            <source>View or edit card sets…</source>
            <translation>Ver o editar conjuntos de cartas…</translation>
        </message>
        <message>
            <source>{name} (not finished)</source>
            <translation>{name} (sin terminar)</translation>
        </message>
    </context>
    <context>
        <name>PeoplePage</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Todos los jugadores</translation>
        </message>
        <message>
            <source>Find a player</source>
            <translation>Buscar a un jugador</translation>
        </message>
        <message>
            <source>No player with this name.</source>
            <translation>No hay ningún jugador con ese nombre.</translation>
        </message>
        <message>
            <source>No players yet. Statistics appear after the first match.</source>
            <translation>Aún no hay jugadores. Las estadísticas aparecen tras la primera partida.</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>The name could not be saved: {reason}.</source>
            <translation>No se pudo guardar el nombre: {reason}.</translation>
        </message>
        <message>
            <source>There are no other players yet.</source>
            <translation>Aún no hay otros jugadores.</translation>
        </message>
        <message>
            <source>Undo the name change</source>
            <translation>Deshacer el cambio de nombre</translation>
        </message>
        <message>
            <source>computer, {matches}</source>
            <translation>ordenador, {matches}</translation>
        </message>
        <message>
            <source>no finished matches yet</source>
            <translation>aún sin partidas terminadas</translation>
        </message>
        <message>
            <source>statistics side by side</source>
            <translation>estadísticas comparadas</translation>
        </message>
        <message>
            <source>{one} and {other} have played in the same match, so they must be two different players.</source>
            <translation>{one} y {other} han jugado en la misma partida, así que son dos jugadores.</translation>
        </message>
    </context>
    <context>
        <name>PersonSheet</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partida</numerusform>
                <numerusform>%n partidas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches, ahead in {ahead}, behind in {behind}</source>
            <translation>
                <numerusform>%n partida, por delante en {ahead}, por detrás en {behind}</numerusform>
                <numerusform>%n partidas, por delante en {ahead}, por detrás en {behind}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n jugador más tiene menos partidas.</numerusform>
                <numerusform>%n jugadores más tienen menos partidas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ahead : behind</source>
            <translation>Delante : detrás</translation>
        </message>
        <message>
            <source>All time</source>
            <translation>Desde siempre</translation>
        </message>
        <message>
            <source>Average rank</source>
            <translation>Puesto medio</translation>
        </message>
        <message>
            <source>Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.</source>
            <translation>Barra: porcentaje de victorias. Línea: intervalo de confianza del 95 %. Marca amarilla: media esperada.</translation>
        </message>
        <message>
            <source>Best results</source>
            <translation>Mejores resultados</translation>
        </message>
        <message>
            <source>By game</source>
            <translation>Por juego</translation>
        </message>
        <message>
            <source>Faded bars: fewer than 10 matches together.</source>
            <translation>Barras pálidas: menos de 10 partidas en común.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Last 20</source>
            <translation>Últimas 20</translation>
        </message>
        <message>
            <source>Longest streak</source>
            <translation>Mejor racha</translation>
        </message>
        <message>
            <source>Luck and skill</source>
            <translation>Suerte y habilidad</translation>
        </message>
        <message>
            <source>Merge with…</source>
            <translation>Combinar con…</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Other player</source>
            <translation>Otro jugador</translation>
        </message>
        <message>
            <source>Rename</source>
            <translation>Cambiar nombre</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>Este año</translation>
        </message>
        <message>
            <source>Time period</source>
            <translation>Periodo</translation>
        </message>
        <message>
            <source>Who ranked higher</source>
            <translation>Quién quedó mejor</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Porcentaje de victorias</translation>
        </message>
        <message>
            <source>Wins</source>
            <translation>Victorias</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Ganadas</translation>
        </message>
        <message>
            <source>best {score}</source>
            <translation>mejor {score}</translation>
        </message>
        <message>
            <source>no competitive matches yet</source>
            <translation>aún sin partidas competitivas</translation>
        </message>
        <message>
            <source>no finished matches yet</source>
            <translation>aún sin partidas terminadas</translation>
        </message>
        <message>
            <source>no matches in this period</source>
            <translation>ninguna partida en este periodo</translation>
        </message>
        <message>
            <source>{name} : other player</source>
            <translation>{name} : otro jugador</translation>
        </message>
        <message>
            <source>{part} of {whole} competitive matches</source>
            <translation>{part} de {whole} partidas competitivas</translation>
        </message>
    </context>
    <context>
        <name>PlotPanel</name>
        <message>
            <source>Next chart</source>
            <translation>Siguiente gráfico</translation>
        </message>
    </context>
    <context>
        <name>PlotTableView</name>
        <message>
            <source>{title} as a table</source>
            <translation>{title} como tabla</translation>
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
            <translation>No se pudo guardar tu progreso en los problemas: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>PracticeTable</name>
        <message>
            <source>Puzzle {number}</source>
            <translation>Problema {number}</translation>
        </message>
    </context>
    <context>
        <name>PresetRow</name>
        <message>
            <source>Change any rule below to make your own set.</source>
            <translation>Cambia cualquier regla de abajo para crear las tuyas.</translation>
        </message>
        <message>
            <source>Rules for this match</source>
            <translation>Reglas de esta partida</translation>
        </message>
        <message>
            <source>Your own</source>
            <translation>Propias</translation>
        </message>
        <message>
            <source>Your own settings.</source>
            <translation>Tus propios ajustes.</translation>
        </message>
    </context>
    <context>
        <name>PromptBar</name>
        <message>
            <source>Back to Statistics</source>
            <translation>Volver a las estadísticas</translation>
        </message>
        <message>
            <source>Back to the analysis</source>
            <translation>Volver al análisis</translation>
        </message>
        <message>
            <source>Back to the home screen</source>
            <translation>Volver al inicio</translation>
        </message>
        <message>
            <source>Back to the replay</source>
            <translation>Volver a la repetición</translation>
        </message>
        <message>
            <source>Back to the score sheet</source>
            <translation>Volver a la hoja de puntos</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Partida</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menú</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lenta</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidad</translation>
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
                <numerusform>%n día seguido</numerusform>
                <numerusform>%n días seguidos</numerusform>
            </translation>
        </message>
        <message>
            <source>All</source>
            <translation>Todos</translation>
        </message>
        <message>
            <source>Almost</source>
            <translation>Casi</translation>
        </message>
        <message>
            <source>Filter puzzles</source>
            <translation>Filtrar problemas</translation>
        </message>
        <message>
            <source>Next puzzle</source>
            <translation>Siguiente problema</translation>
        </message>
        <message>
            <source>Puzzle of the day</source>
            <translation>Problema del día</translation>
        </message>
        <message>
            <source>Puzzles</source>
            <translation>Problemas</translation>
        </message>
        <message>
            <source>Show solution (S)</source>
            <translation>Ver solución (S)</translation>
        </message>
        <message>
            <source>Submit answer</source>
            <translation>Enviar respuesta</translation>
        </message>
        <message>
            <source>Try again (R)</source>
            <translation>Otra vez (R)</translation>
        </message>
        <message>
            <source>Unsolved</source>
            <translation>Sin resolver</translation>
        </message>
        <message>
            <source>the same for all players</source>
            <translation>el mismo para todos</translation>
        </message>
        <message>
            <source>{solved} of {all} solved</source>
            <translation>{solved} de {all} resueltos</translation>
        </message>
    </context>
    <context>
        <name>QuestionView</name>
        <message>
            <source>The question</source>
            <translation>La pregunta</translation>
        </message>
    </context>
    <context>
        <name>RecapCardView</name>
        <message>
            <source>Affects you</source>
            <translation>Te afecta</translation>
        </message>
    </context>
    <context>
        <name>RecapSheet</name>
        <message>
            <source>Go to the table</source>
            <translation>Ir a la mesa</translation>
        </message>
        <message>
            <source>Next step</source>
            <translation>Paso siguiente</translation>
        </message>
        <message>
            <source>Only {name} from here on. Everyone else, please look away.</source>
            <translation>A partir de aquí, solo {name}: los demás, por favor, no miréis.</translation>
        </message>
        <message>
            <source>Previous step</source>
            <translation>Paso anterior</translation>
        </message>
        <message>
            <source>Show again</source>
            <translation>Mostrar otra vez</translation>
        </message>
        <message>
            <source>Show the table</source>
            <translation>Mostrar la mesa</translation>
        </message>
        <message>
            <source>Since your last turn, {name}</source>
            <translation>Desde tu último turno, {name}</translation>
        </message>
        <message>
            <source>step by step</source>
            <translation>paso a paso</translation>
        </message>
        <message>
            <source>{first}, then {second}</source>
            <translation>{first}, luego {second}</translation>
        </message>
    </context>
    <context>
        <name>RelativeTimeFormatter</name>
        <message numerus="yes">
            <source>%n h ago</source>
            <translation>
                <numerusform>hace %n h</numerusform>
                <numerusform>hace %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n min ago</source>
            <translation>
                <numerusform>hace %n min</numerusform>
                <numerusform>hace %n min</numerusform>
            </translation>
        </message>
        <message>
            <source>just now</source>
            <translation>ahora mismo</translation>
        </message>
        <message>
            <source>yesterday</source>
            <translation>ayer</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 de %2</translation>
        </message>
        <message>
            <source>Analysis</source>
            <translation>Análisis</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <source>Key moments: score changes, bells, fires, and turning points found by the analysis.</source>
            <translation>Momentos clave: cambios de puntos, campanas, fuegos y puntos de inflexión del análisis.</translation>
        </message>
        <message>
            <source>Next move</source>
            <translation>Jugada siguiente</translation>
        </message>
        <message>
            <source>Next turn</source>
            <translation>Turno siguiente</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Pause at key moments</source>
            <translation>Parar en los momentos clave</translation>
        </message>
        <message>
            <source>Play on from here in a copy</source>
            <translation>Seguir desde aquí en una copia</translation>
        </message>
        <message>
            <source>Play or pause</source>
            <translation>Reproducir o pausar</translation>
        </message>
        <message>
            <source>Player to move</source>
            <translation>Jugador con el turno</translation>
        </message>
        <message>
            <source>Position in the match</source>
            <translation>Posición en la partida</translation>
        </message>
        <message>
            <source>Previous move</source>
            <translation>Jugada anterior</translation>
        </message>
        <message>
            <source>Previous turn</source>
            <translation>Turno anterior</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lenta</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <source>View as: {who}</source>
            <translation>Ver como: {who}</translation>
        </message>
    </context>
    <context>
        <name>ResponseButton</name>
        <message>
            <source>Key: {key}</source>
            <translation>Tecla: {key}</translation>
        </message>
        <message>
            <source>See my hand</source>
            <translation>Ver mi mano</translation>
        </message>
        <message>
            <source>decides automatically</source>
            <translation>decide automáticamente</translation>
        </message>
        <message>
            <source>will look</source>
            <translation>va a mirar</translation>
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
            <translation>¿Quién quiere mirar su mano? {keys}</translation>
        </message>
        <message>
            <source>{name} will look at their hand.</source>
            <translation>{name} va a mirar su mano.</translation>
        </message>
        <message>
            <source>{name} will not look at their hand.</source>
            <translation>{name} no va a mirar su mano.</translation>
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
            <translation>Deshacer eliminación</translation>
        </message>
        <message numerus="yes">
            <source>Undo delete (%n)</source>
            <translation>
                <numerusform>Deshacer eliminación (%n)</numerusform>
                <numerusform>Deshacer eliminación (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>“{match}” is no longer in the recycle bin, so it cannot be restored.</source>
            <translation>«{match}» ya no está en la papelera y no se puede recuperar.</translation>
        </message>
        <message>
            <source>“{match}” is now in the folder {folder}, because this system has no recycle bin for it.</source>
            <translation>«{match}» está ahora en la carpeta {folder}, porque este sistema no tiene papelera para ella.</translation>
        </message>
        <message>
            <source>“{match}” is now in the system’s recycle bin.</source>
            <translation>«{match}» está ahora en la papelera del sistema.</translation>
        </message>
    </context>
    <context>
        <name>RoundScoresTable</name>
        <message>
            <source>Round by round</source>
            <translation>Ronda a ronda</translation>
        </message>
    </context>
    <context>
        <name>RulesSheet</name>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>PDF (*.pdf)</source>
            <translation>PDF (*.pdf)</translation>
        </message>
        <message>
            <source>Rules of {game}</source>
            <translation>Reglas de {game}</translation>
        </message>
        <message>
            <source>Save as PDF…</source>
            <translation>Guardar como PDF…</translation>
        </message>
    </context>
    <context>
        <name>RulesView</name>
        <message>
            <source>Also found: {words}</source>
            <translation>También encontrado: {words}</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Contenido</translation>
        </message>
        <message>
            <source>Next result (F3)</source>
            <translation>Resultado siguiente (F3)</translation>
        </message>
        <message>
            <source>Previous result</source>
            <translation>Resultado anterior</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Search the rules</source>
            <translation>Buscar en las reglas</translation>
        </message>
        <message>
            <source>This game has no rules text yet.</source>
            <translation>Este juego aún no tiene texto de reglas.</translation>
        </message>
        <message>
            <source>en</source>
            <extracomment>The language of the rules text: the name of a file in rules/, "de" for German.</extracomment>
            <translation>es</translation>
        </message>
        <message>
            <source>no results</source>
            <translation>sin resultados</translation>
        </message>
        <message>
            <source>{number} of {all}</source>
            <translation>{number} de {all}</translation>
        </message>
    </context>
    <context>
        <name>SaveErrorNotice</name>
        <message>
            <source>Try again</source>
            <translation>Reintentar</translation>
        </message>
        <message>
            <source>Your tip history could not be saved: {reason}.</source>
            <translation>No se pudo guardar el historial de sugerencias: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>SaveTableForm</name>
        <message>
            <source>Group name</source>
            <translation>Nombre del grupo</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Guardar</translation>
        </message>
        <message>
            <source>Save this group…</source>
            <translation>Guardar este grupo…</translation>
        </message>
        <message>
            <source>What is this group called?</source>
            <translation>¿Cómo se llama este grupo?</translation>
        </message>
    </context>
    <context>
        <name>SavedTableLinks</name>
        <message>
            <source>Saved groups</source>
            <translation>Grupos guardados</translation>
        </message>
        <message>
            <source>Start {game} with {people}</source>
            <translation>Empezar {game} con {people}</translation>
        </message>
    </context>
    <context>
        <name>SavedTableRow</name>
        <message>
            <source>Delete {table}</source>
            <translation>Eliminar {table}</translation>
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
            <translation>Grupos guardados</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Deshacer eliminación</translation>
        </message>
    </context>
    <context>
        <name>ScorePad</name>
        <message>
            <source>Analysis (L)</source>
            <translation>Análisis (L)</translation>
        </message>
        <message>
            <source>Back to Statistics</source>
            <translation>Volver a las estadísticas</translation>
        </message>
        <message>
            <source>Back to the home screen</source>
            <translation>Volver al inicio</translation>
        </message>
        <message>
            <source>Final position (T)</source>
            <translation>Posición final (T)</translation>
        </message>
        <message>
            <source>New season</source>
            <translation>Nueva temporada</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Jugar otra vez</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
    </context>
    <context>
        <name>ScoreTab</name>
        <message>
            <source>Nothing yet</source>
            <translation>Nada aún</translation>
        </message>
        <message>
            <source>Score so far</source>
            <translation>Puntos hasta ahora</translation>
        </message>
        <message>
            <source>Scores are hidden until the end.</source>
            <translation>Las puntuaciones están ocultas hasta el final.</translation>
        </message>
    </context>
    <context>
        <name>ScoreTable</name>
        <message>
            <source>Round {number}</source>
            <translation>Ronda {number}</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Hoja de puntos</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>points</source>
            <translation>puntos</translation>
        </message>
        <message>
            <source>{kind} {value} instead of {was}</source>
            <translation>{kind} {value} en vez de {was}</translation>
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
            <translation>La temporada hasta ahora: {wins}</translation>
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
            <translation>Añadir jugador</translation>
        </message>
        <message>
            <source>Add a player: {symbol}</source>
            <translation>Añadir jugador: {symbol}</translation>
        </message>
        <message>
            <source>Ins</source>
            <comment>the Insert key</comment>
            <translation>Ins</translation>
        </message>
    </context>
    <context>
        <name>SeatRow</name>
        <message>
            <source>Change symbol</source>
            <translation>Cambiar símbolo</translation>
        </message>
        <message>
            <source>Computer</source>
            <translation>Ordenador</translation>
        </message>
        <message>
            <source>Human</source>
            <translation>Humano</translation>
        </message>
        <message>
            <source>Level of {name}</source>
            <translation>Nivel de {name}</translation>
        </message>
        <message>
            <source>Name of this player</source>
            <translation>Nombre de este jugador</translation>
        </message>
        <message>
            <source>Remove {name}</source>
            <translation>Quitar a {name}</translation>
        </message>
        <message>
            <source>Symbol for {name}: {symbol}</source>
            <translation>Símbolo de {name}: {symbol}</translation>
        </message>
        <message>
            <source>Who plays {name}</source>
            <translation>Quién juega por {name}</translation>
        </message>
        <message>
            <source>plays</source>
            <translation>juega</translation>
        </message>
    </context>
    <context>
        <name>SeatsSheet</name>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Change players</source>
            <translation>Cambiar jugadores</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Someone leaving or joining? Replace a player with a computer, or a computer with a player. The log notes it.</source>
            <translation>¿Alguien se va o se incorpora? Sustituye a un jugador por un ordenador, o al revés. El registro lo anota.</translation>
        </message>
    </context>
    <context>
        <name>SettingsSheet</name>
        <message>
            <source>A short tip the first time something happens to a player.</source>
            <translation>Una sugerencia breve la primera vez que algo le ocurre a un jugador.</translation>
        </message>
        <message>
            <source>About this program</source>
            <translation>Acerca de este programa</translation>
        </message>
        <message>
            <source>At every step</source>
            <translation>En cada paso</translation>
        </message>
        <message>
            <source>Click targets</source>
            <translation>Zonas de clic</translation>
        </message>
        <message>
            <source>Close (Esc)</source>
            <translation>Cerrar (Esc)</translation>
        </message>
        <message>
            <source>Contrast</source>
            <translation>Contraste</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Oscuro</translation>
        </message>
        <message>
            <source>During other players’ turns, and when you see the results of your own.</source>
            <translation>Durante los turnos de los demás y al ver los resultados de los tuyos.</translation>
        </message>
        <message>
            <source>Everything you hear is also shown.</source>
            <translation>Todo lo que oyes también se muestra.</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Completo</translation>
        </message>
        <message>
            <source>High</source>
            <translation>Alto</translation>
        </message>
        <message>
            <source>High makes text, lines and keyboard focus stand out more, in both themes.</source>
            <translation>Alto resalta más el texto, las líneas y el foco del teclado, en ambos temas.</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Idioma</translation>
        </message>
        <message>
            <source>Large</source>
            <translation>Grandes</translation>
        </message>
        <message>
            <source>Large targets are easier to hit.</source>
            <translation>Es más fácil acertar en zonas grandes.</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Claro</translation>
        </message>
        <message>
            <source>Motion</source>
            <translation>Movimiento</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>No native speaker has checked this translation yet.</source>
            <translation>Ningún hablante nativo ha revisado aún esta traducción.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Nothing moves while motion is off.</source>
            <translation>Sin movimiento, la velocidad no tiene efecto.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>Pause and wait for Space</source>
            <translation>Parar y esperar a Espacio</translation>
        </message>
        <message>
            <source>Press Space or click to move on at once.</source>
            <translation>Pulsa Espacio o haz clic para seguir enseguida.</translation>
        </message>
        <message>
            <source>Reduced</source>
            <translation>Reducido</translation>
        </message>
        <message>
            <source>Reduced: pieces fade instead of moving.</source>
            <translation>Reducido: las piezas aparecen y desaparecen sin moverse.</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lenta</translation>
        </message>
        <message>
            <source>Sounds</source>
            <translation>Sonidos</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <source>System</source>
            <translation>Sistema</translation>
        </message>
        <message>
            <source>Text and button size</source>
            <translation>Tamaño del texto y los botones</translation>
        </message>
        <message>
            <source>Theme</source>
            <translation>Tema</translation>
        </message>
        <message>
            <source>Tips while playing</source>
            <translation>Sugerencias al jugar</translation>
        </message>
        <message>
            <source>When something of mine changes</source>
            <translation>Cuando cambia algo mío</translation>
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
            <translation>Algunos ajustes no eran válidos y vuelven a su valor predeterminado: {keys}.</translation>
        </message>
        <message>
            <source>The settings could not be read from {file}, so the defaults are used. Check that file ({reason}), then restart the program.</source>
            <translation>Los ajustes no se pudieron leer de {file}, así que se usan los predeterminados. Revisa ese archivo ({reason}) y reinicia el programa.</translation>
        </message>
        <message>
            <source>The settings could not be read, so the defaults are used; the old file is {file}.</source>
            <translation>No se pudieron leer los ajustes, así que se usan los predeterminados; el archivo antiguo es {file}.</translation>
        </message>
        <message>
            <source>The settings could not be saved to {file}: {reason}.</source>
            <translation>No se pudieron guardar los ajustes en {file}: {reason}.</translation>
        </message>
    </context>
    <context>
        <name>SetupSummaryCard</name>
        <message numerus="yes">
            <source>%n matches, about {minutes} in all</source>
            <translation>
                <numerusform>%n partida, alrededor de {minutes} en total</numerusform>
                <numerusform>%n partidas, alrededor de {minutes} en total</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n jugador</numerusform>
                <numerusform>%n jugadores</numerusform>
            </translation>
        </message>
        <message>
            <source>About {minutes}</source>
            <translation>Alrededor de {minutes}</translation>
        </message>
        <message>
            <source>All hands are open</source>
            <translation>Todas las manos están a la vista</translation>
        </message>
        <message>
            <source>Hands are hidden between turns</source>
            <translation>Las manos se ocultan entre turnos</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>En solitario</translation>
        </message>
        <message>
            <source>With your own card set</source>
            <translation>Con tu propio conjunto de cartas</translation>
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
            <translation>de {target}</translation>
        </message>
        <message>
            <source>{name}: {score}</source>
            <translation>{name}: {score}</translation>
        </message>
        <message>
            <source>{name}: {score} of {target} points</source>
            <translation>{name}: {score} de {target} puntos</translation>
        </message>
        <message>
            <source>{name}: {score} points</source>
            <translation>{name}: {score} puntos</translation>
        </message>
    </context>
    <context>
        <name>SidePanelPresenter</name>
        <message>
            <source>Chart</source>
            <translation>Gráfico</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Registro</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Puntos</translation>
        </message>
        <message>
            <source>in round %1</source>
            <translation>en la ronda %1</translation>
        </message>
    </context>
    <context>
        <name>SpokenStatus</name>
        <message>
            <source>Nothing has happened yet.</source>
            <translation>Aún no ha ocurrido nada.</translation>
        </message>
        <message>
            <source>The cursor is not on the table yet: press Tab.</source>
            <translation>El cursor aún no está en la mesa: pulsa Tab.</translation>
        </message>
        <message>
            <source>above: {thing}</source>
            <translation>arriba: {thing}</translation>
        </message>
        <message>
            <source>below: {thing}</source>
            <translation>abajo: {thing}</translation>
        </message>
        <message>
            <source>left: {thing}</source>
            <translation>izquierda: {thing}</translation>
        </message>
        <message>
            <source>right: {thing}</source>
            <translation>derecha: {thing}</translation>
        </message>
    </context>
    <context>
        <name>StandingOrderButton</name>
        <message>
            <source>never</source>
            <translation>nunca</translation>
        </message>
        <message>
            <source>only mine</source>
            <translation>solo lo mío</translation>
        </message>
        <message>
            <source>{name}: ask me only when I am the target</source>
            <translation>{name}: preguntar solo si soy el objetivo</translation>
        </message>
        <message>
            <source>{name}: never ask me about {card}</source>
            <translation>{name}: no preguntar nunca por {card}</translation>
        </message>
    </context>
    <context>
        <name>StandingOrdersSheet</name>
        <message>
            <source>Always</source>
            <translation>Siempre</translation>
        </message>
        <message>
            <source>Ask about all cards again</source>
            <translation>Preguntar de nuevo por todas las cartas</translation>
        </message>
        <message>
            <source>Before you answer you may look at your hand. Choose when you want to.</source>
            <translation>Antes de responder puedes mirar tu mano. Elige cuándo quieres hacerlo.</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>Press your key while the timer runs.</source>
            <translation>Pulsa tu tecla mientras corre el tiempo.</translation>
        </message>
        <message>
            <source>When I am the target</source>
            <translation>Cuando soy el objetivo</translation>
        </message>
        <message>
            <source>When I can answer</source>
            <translation>Cuando puedo responder</translation>
        </message>
        <message>
            <source>When I press my key</source>
            <translation>Cuando pulso mi tecla</translation>
        </message>
        <message>
            <source>When to look at my hand</source>
            <translation>Cuándo mirar mi mano</translation>
        </message>
        <message>
            <source>You always pass. The timer still runs to its end.</source>
            <translation>Siempre pasas. El tiempo corre igualmente hasta el final.</translation>
        </message>
        <message>
            <source>You are asked only when you are able to answer.</source>
            <translation>Solo se te pregunta cuando puedes responder.</translation>
        </message>
        <message>
            <source>You look at your hand every time.</source>
            <translation>Miras tu mano cada vez.</translation>
        </message>
        <message>
            <source>You look at your hand when something of yours is the target.</source>
            <translation>Miras tu mano cuando algo tuyo es el objetivo.</translation>
        </message>
    </context>
    <context>
        <name>StartNotices</name>
        <message>
            <source>Another file or folder had the same name as a program file. It was renamed to {files}.</source>
            <translation>Otro archivo o carpeta tenía el nombre de un archivo del programa. Se ha renombrado a {files}.</translation>
        </message>
        <message>
            <source>Not everything was deleted. Still there, because another program is using it or the system refused to move it: {files}.</source>
            <translation>No se ha eliminado todo. Sigue ahí, porque otro programa lo usa o el sistema no ha querido moverlo: {files}.</translation>
        </message>
        <message>
            <source>The folder {folder} is missing, so matches are stored in {other} until it is back.</source>
            <translation>Falta la carpeta {folder}, así que las partidas se guardan en {other} hasta que vuelva.</translation>
        </message>
        <message>
            <source>The program crashed last time. Your matches are unharmed. For the details, save a problem report under “About this program” in the settings.</source>
            <translation>El programa falló la última vez. Tus partidas están intactas. Para ver los detalles, guarda un informe de error en «Acerca de este programa», en los ajustes.</translation>
        </message>
        <message>
            <source>The translation for {language} is missing. Install the program again, or choose another language in the settings.</source>
            <translation>Falta la traducción para {language}. Vuelve a instalar el programa o elige otro idioma en los ajustes.</translation>
        </message>
    </context>
    <context>
        <name>StatisticFormatter</name>
        <message numerus="yes">
            <source>%n competitive</source>
            <translation>
                <numerusform>%n competitiva</numerusform>
                <numerusform>%n competitivas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n cooperative</source>
            <translation>
                <numerusform>%n cooperativa</numerusform>
                <numerusform>%n cooperativas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches analysed: too few to tell</source>
            <translation>
                <numerusform>%n partida analizada: demasiado poco para juzgar</numerusform>
                <numerusform>%n partidas analizadas: demasiado pocas para juzgar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches since {month}</source>
            <translation>
                <numerusform>%n partida desde {month}</numerusform>
                <numerusform>%n partidas desde {month}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches: too few to tell</source>
            <translation>
                <numerusform>%n partida: demasiado poco para juzgar</numerusform>
                <numerusform>%n partidas: demasiado pocas para juzgar</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n solo</source>
            <translation>
                <numerusform>%n en solitario</numerusform>
                <numerusform>%n en solitario</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n wins</source>
            <translation>
                <numerusform>%n victoria</numerusform>
                <numerusform>%n victorias</numerusform>
            </translation>
        </message>
        <message>
            <source>One match so far.</source>
            <translation>Por ahora, una partida.</translation>
        </message>
        <message>
            <source>average would be {place}</source>
            <translation>la media sería {place}</translation>
        </message>
        <message numerus="yes">
            <source>current: %n in a row</source>
            <translation>
                <numerusform>racha actual: %n seguida</numerusform>
                <numerusform>racha actual: %n seguidas</numerusform>
            </translation>
        </message>
        <message>
            <source>current: lost the last match</source>
            <translation>racha actual: perdió la última partida</translation>
        </message>
        <message>
            <source>from luck, {own} from own mistakes</source>
            <translation>por suerte, {own} por errores propios</translation>
        </message>
        <message>
            <source>likely {low} to {high}%; average would be {even}%</source>
            <translation>probablemente de {low} a {high} %; la media sería {even} %</translation>
        </message>
        <message>
            <source>no competitive matches</source>
            <translation>ninguna partida competitiva</translation>
        </message>
        <message>
            <source>no competitive matches yet</source>
            <translation>aún sin partidas competitivas</translation>
        </message>
        <message>
            <source>no competitive win yet</source>
            <translation>aún sin victorias competitivas</translation>
        </message>
        <message>
            <source>no matches analysed yet</source>
            <translation>ninguna partida analizada aún</translation>
        </message>
        <message>
            <source>of {seats} players</source>
            <translation>de {seats} jugadores</translation>
        </message>
        <message numerus="yes">
            <source>points of winning chance, averaged over %n matches</source>
            <translation>
                <numerusform>puntos de probabilidad de ganar, en %n partida</numerusform>
                <numerusform>puntos de probabilidad de ganar, de media en %n partidas</numerusform>
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
            <translation>{part} de {whole}</translation>
        </message>
    </context>
    <context>
        <name>StatisticsTable</name>
        <message>
            <source>Table copied.</source>
            <translation>Tabla copiada.</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n more players have fewer matches.</source>
            <translation>
                <numerusform>%n jugador más tiene menos partidas.</numerusform>
                <numerusform>%n jugadores más tienen menos partidas.</numerusform>
            </translation>
        </message>
        <message>
            <source>All games</source>
            <translation>Todos los juegos</translation>
        </message>
        <message>
            <source>All players</source>
            <translation>Todos los jugadores</translation>
        </message>
        <message>
            <source>Average rank</source>
            <translation>Puesto medio</translation>
        </message>
        <message>
            <source>Bar: win rate. Line: 95% confidence interval. Yellow mark: expected average.</source>
            <translation>Barra: porcentaje de victorias. Línea: intervalo de confianza del 95 %. Marca amarilla: media esperada.</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Mejor</translation>
        </message>
        <message>
            <source>Competitive wins</source>
            <translation>Victorias competitivas</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Juego</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partidas</translation>
        </message>
        <message>
            <source>No finished matches of this game yet.</source>
            <translation>Aún no hay partidas terminadas de este juego.</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Win rate</source>
            <translation>Porcentaje de victorias</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>ordenador</translation>
        </message>
    </context>
    <context>
        <name>StepBar</name>
        <message>
            <source>%1 of %2</source>
            <translation>%1 de %2</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Listo.</translation>
        </message>
        <message>
            <source>Fast</source>
            <translation>Rápida</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Siguiente</translation>
        </message>
        <message>
            <source>Next:</source>
            <translation>Siguiente:</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetir</translation>
        </message>
        <message>
            <source>Skip to end</source>
            <translation>Ir al final</translation>
        </message>
        <message>
            <source>Slow</source>
            <translation>Lenta</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Velocidad</translation>
        </message>
        <message>
            <source>The match ends.</source>
            <translation>La partida termina.</translation>
        </message>
        <message>
            <source>Then:</source>
            <translation>Después:</translation>
        </message>
        <message>
            <source>What is happening</source>
            <translation>Qué ocurre</translation>
        </message>
    </context>
    <context>
        <name>StepPresenter</name>
        <message>
            <source>Press Space to continue.</source>
            <translation>Pulsa Espacio para continuar.</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>picked up</source>
            <translation>levantada</translation>
        </message>
    </context>
    <context>
        <name>TableDescriber</name>
        <message>
            <source>Put {piece} on {place}</source>
            <translation>Poner {piece}: {place}</translation>
        </message>
        <message>
            <source>Take {piece} from {place}</source>
            <translation>Retirar {piece} de {place}</translation>
        </message>
        <message>
            <source>Undo: {place}</source>
            <translation>Deshacer: {place}</translation>
        </message>
        <message>
            <source>can be picked up</source>
            <translation>se puede levantar</translation>
        </message>
        <message>
            <source>can be pressed</source>
            <translation>se puede pulsar</translation>
        </message>
        <message numerus="yes">
            <source>can go to %n spaces</source>
            <translation>
                <numerusform>puede ir a una casilla</numerusform>
                <numerusform>puede ir a %n casillas</numerusform>
            </translation>
        </message>
        <message>
            <source>can go to {places}</source>
            <translation>puede ir a {places}</translation>
        </message>
        <message>
            <source>chosen; press to undo</source>
            <translation>elegido; pulsa para deshacer</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>en la mano</translation>
        </message>
        <message>
            <source>in {place}</source>
            <translation>en {place}</translation>
        </message>
        <message>
            <source>key {key}</source>
            <translation>tecla {key}</translation>
        </message>
        <message>
            <source>needed in this step</source>
            <translation>hace falta en este paso</translation>
        </message>
        <message>
            <source>press to undo</source>
            <translation>pulsa para deshacer</translation>
        </message>
        <message>
            <source>suggested by the hint</source>
            <translation>propuesto por la pista</translation>
        </message>
        <message>
            <source>{button}: {piece}</source>
            <translation>{button}: {piece}</translation>
        </message>
        <message>
            <source>{piece} can go here</source>
            <translation>{piece} puede ir aquí</translation>
        </message>
        <message>
            <source>{piece} can’t go here</source>
            <translation>{piece} no puede ir aquí</translation>
        </message>
        <message>
            <source>{piece}, {number} of {count}</source>
            <translation>{piece}, {number} de {count}</translation>
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
            <translation>De acuerdo</translation>
        </message>
        <message>
            <source>{line}. {sentence} Change it?</source>
            <translation>{line}. {sentence} ¿Cambiarlo?</translation>
        </message>
        <message>
            <source>{option}: {sentence} Change it?</source>
            <translation>{option}: {sentence} ¿Cambiarlo?</translation>
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
            <translation>Mesa</translation>
        </message>
    </context>
    <context>
        <name>TipCard</name>
        <message>
            <source>Close this tip</source>
            <translation>Cerrar esta sugerencia</translation>
        </message>
        <message>
            <source>Turn off tips</source>
            <translation>Desactivar sugerencias</translation>
        </message>
    </context>
    <context>
        <name>TransferMenu</name>
        <message>
            <source>Back up everything</source>
            <translation>Guardar copia de todo</translation>
        </message>
        <message>
            <source>Back up everything…</source>
            <translation>Guardar copia de todo…</translation>
        </message>
        <message numerus="yes">
            <source>Backing up, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Guardando copia, queda %n archivo. Esc cancela.</numerusform>
                <numerusform>Guardando copia, quedan %n archivos. Esc cancela.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Backup saved: {file} (%n files).</source>
            <translation>
                <numerusform>Copia guardada: {file} (%n archivo).</numerusform>
                <numerusform>Copia guardada: {file} (%n archivos).</numerusform>
            </translation>
        </message>
        <message>
            <source>Backups (*.zip)</source>
            <translation>Copias de seguridad (*.zip)</translation>
        </message>
        <message>
            <source>Change storage folder</source>
            <translation>Cambiar carpeta de partidas</translation>
        </message>
        <message>
            <source>Change storage folder…</source>
            <translation>Cambiar carpeta de partidas…</translation>
        </message>
        <message numerus="yes">
            <source>Copying, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Copiando, queda %n archivo. Esc cancela.</numerusform>
                <numerusform>Copiando, quedan %n archivos. Esc cancela.</numerusform>
            </translation>
        </message>
        <message>
            <source>Delete all data…</source>
            <translation>Eliminar todos los datos…</translation>
        </message>
        <message>
            <source>Garden Desktop is open in another window. Close it there, then delete all data.</source>
            <translation>Garden Desktop está abierto en otra ventana. Ciérralo allí y luego elimina todos los datos.</translation>
        </message>
        <message>
            <source>Import and backup</source>
            <translation>Importar y copia de seguridad</translation>
        </message>
        <message>
            <source>Import matches</source>
            <translation>Importar partidas</translation>
        </message>
        <message>
            <source>Import matches…</source>
            <translation>Importar partidas…</translation>
        </message>
        <message numerus="yes">
            <source>Importing, %n files left. Esc cancels.</source>
            <translation>
                <numerusform>Importando, queda %n archivo. Esc cancela.</numerusform>
                <numerusform>Importando, quedan %n archivos. Esc cancela.</numerusform>
            </translation>
        </message>
        <message>
            <source>Matches and backups (*.jsonl *.gardenmatch *.zip)</source>
            <translation>Partidas y copias (*.jsonl *.gardenmatch *.zip)</translation>
        </message>
        <message>
            <source>No backup was made.</source>
            <translation>No se ha hecho ninguna copia.</translation>
        </message>
        <message>
            <source>The storage folder was not changed.</source>
            <translation>La carpeta de partidas no ha cambiado.</translation>
        </message>
        <message>
            <source>The storage folder was not changed. {reason}</source>
            <translation>La carpeta de partidas no ha cambiado. {reason}</translation>
        </message>
        <message>
            <source>The system has no recycle bin for {folder}, so nothing was deleted. To delete your data, close the program and delete its files in this folder yourself.</source>
            <translation>El sistema no tiene papelera para {folder}, así que no se ha eliminado nada. Para eliminar tus datos, cierra el programa y elimina tú mismo sus archivos de esa carpeta.</translation>
        </message>
    </context>
    <context>
        <name>TrialSheet</name>
        <message numerus="yes">
            <source>%n matches played by easy-going computers.</source>
            <translation>
                <numerusform>%n partida jugada por ordenadores de nivel fácil.</numerusform>
                <numerusform>%n partidas jugadas por ordenadores de nivel fácil.</numerusform>
            </translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Cerrar</translation>
        </message>
        <message>
            <source>Decisions in a match: {mean} on average, from {least} to {most}.</source>
            <translation>Decisiones por partida: {mean} de media, de {least} a {most}.</translation>
        </message>
        <message>
            <source>Easy-going computers are playing: {played} of {all} matches.</source>
            <translation>Juegan ordenadores de nivel fácil: {played} de {all} partidas.</translation>
        </message>
        <message>
            <source>Player {seat} wins</source>
            <translation>Gana el jugador {seat}</translation>
        </message>
        <message>
            <source>Player {seat} wins {share}% of the matches.</source>
            <translation>El jugador {seat} gana el {share} % de las partidas.</translation>
        </message>
        <message>
            <source>The computers could not finish a match with this card set.</source>
            <translation>Los ordenadores no pudieron terminar ninguna partida con este conjunto de cartas.</translation>
        </message>
        <message>
            <source>The line on a bar marks equal chances.</source>
            <translation>La línea de una barra marca las mismas posibilidades para todos.</translation>
        </message>
        <message>
            <source>Trial matches</source>
            <translation>Partidas de prueba</translation>
        </message>
        <message>
            <source>{cards}: how often each comes up in a match</source>
            <translation>{cards}: veces que aparece cada una por partida</translation>
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
            <translation>Jugada {ply} de {last}</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <translation>Seguir desde aquí</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <source>Turning point {number}, {move}, {name}, cost {cost}. Play on from here.</source>
            <translation>Punto de inflexión {number}, {move}, {name}, costó {cost}. Seguir desde aquí.</translation>
        </message>
        <message>
            <source>better</source>
            <translation>mejor</translation>
        </message>
        <message>
            <source>played</source>
            <translation>jugado</translation>
        </message>
        <message>
            <source>{cost} points better, going by what {name} could see. Chance of winning after the move played: {made}%.</source>
            <translation>{cost} puntos mejor, según lo que veía {name}. Probabilidad de ganar tras la jugada hecha: {made} %.</translation>
        </message>
    </context>
    <context>
        <name>UndoController</name>
        <message>
            <source>Move undone.</source>
            <translation>Jugada deshecha.</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchCard</name>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
        <message>
            <source>Delete this match</source>
            <translation>Eliminar esta partida</translation>
        </message>
        <message>
            <source>Players: {seats}.</source>
            <translation>Jugadores: {seats}.</translation>
        </message>
        <message>
            <source>Press Enter to undo.</source>
            <translation>Pulsa Intro para deshacer.</translation>
        </message>
        <message>
            <source>This match will be deleted when you leave this page.</source>
            <translation>Esta partida se eliminará cuando salgas de esta página.</translation>
        </message>
        <message>
            <source>Undo delete</source>
            <translation>Deshacer eliminación</translation>
        </message>
        <message>
            <source>Will be deleted when you leave this page.</source>
            <translation>Se eliminará cuando salgas de esta página.</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedMatchesSection</name>
        <message numerus="yes">
            <source>All %n matches ›</source>
            <translation>
                <numerusform>La única partida ›</numerusform>
                <numerusform>Las %n partidas ›</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continuar</translation>
        </message>
    </context>
    <context>
        <name>WordEditor</name>
        <message>
            <source>None</source>
            <translation>Ninguno</translation>
        </message>
    </context>
    <context>
        <name>advice</name>
        <message>
            <source>Hints are off in this match. When you set up a new game, turn them on under “Hints”.</source>
            <translation>Las pistas están desactivadas en esta partida. Actívalas en «Pistas» al preparar una partida nueva.</translation>
        </message>
        <message>
            <source>Keep pressing Enter to play it.</source>
            <translation>Pulsa Intro varias veces para jugarla.</translation>
        </message>
        <message>
            <source>Looking for a hint …</source>
            <translation>Buscando una pista…</translation>
        </message>
        <message>
            <source>No hint could be found.</source>
            <translation>No se ha encontrado ninguna pista.</translation>
        </message>
        <message>
            <source>Press Enter to play it.</source>
            <translation>Pulsa Intro para jugarla.</translation>
        </message>
        <message>
            <source>Suggested move.</source>
            <translation>Jugada propuesta.</translation>
        </message>
        <message>
            <source>You can’t do anything else here.</source>
            <translation>Aquí no se puede hacer otra cosa.</translation>
        </message>
    </context>
    <context>
        <name>book</name>
        <message>
            <source>Competitive wins, total by month</source>
            <translation>Victorias competitivas, acumuladas por mes</translation>
        </message>
        <message>
            <source>It could not be imported because of an error in the program.</source>
            <translation>No se pudo importar por un error del programa.</translation>
        </message>
        <message>
            <source>Match names and notes could not be read from {file}: {reason}.</source>
            <translation>No se pudieron leer de {file} los nombres y notas de las partidas: {reason}.</translation>
        </message>
        <message>
            <source>Match names and notes could not be read; the old file is {file}.</source>
            <translation>No se pudieron leer los nombres y notas de las partidas; el archivo antiguo es {file}.</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mes</translation>
        </message>
        <message>
            <source>Only months with matches, from {first} to {last}.</source>
            <translation>Solo los meses con partidas, de {first} a {last}.</translation>
        </message>
        <message>
            <source>The player names could not be read from {file}: {reason}.</source>
            <translation>No se pudieron leer de {file} los nombres de los jugadores: {reason}.</translation>
        </message>
        <message>
            <source>The player names could not be read; the old file is {file}.</source>
            <translation>No se pudieron leer los nombres de los jugadores; el archivo antiguo es {file}.</translation>
        </message>
        <message>
            <source>This is not a complete Garden Desktop backup, so nothing was imported.</source>
            <translation>No es una copia de seguridad completa de Garden Desktop, así que no se ha importado nada.</translation>
        </message>
        <message>
            <source>This is not a complete Garden Desktop match, so nothing was imported.</source>
            <translation>No es una partida completa de Garden Desktop, así que no se ha importado nada.</translation>
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
            <translation>Se sustituyó a un jugador durante la partida.</translation>
        </message>
        <message>
            <source>All hands were open.</source>
            <translation>Todas las manos estaban a la vista.</translation>
        </message>
        <message>
            <source>Hints were used.</source>
            <translation>Se usaron pistas.</translation>
        </message>
        <message>
            <source>Moves were undone after hidden information had been revealed.</source>
            <translation>Se deshicieron jugadas después de revelarse información oculta.</translation>
        </message>
        <message>
            <source>Moves were undone by agreement after hidden information had been revealed.</source>
            <translation>Se deshicieron jugadas de común acuerdo después de revelarse información oculta.</translation>
        </message>
        <message>
            <source>Next: {game}</source>
            <translation>Siguiente: {game}</translation>
        </message>
        <message>
            <source>Players move up one seat: {who} takes the first seat.</source>
            <translation>Los jugadores avanzan un asiento: {who} ocupa el primero.</translation>
        </message>
        <message>
            <source>There is no winner.</source>
            <translation>No hay ganador.</translation>
        </message>
        <message>
            <source>computer</source>
            <translation>ordenador</translation>
        </message>
        <message>
            <source>{all} win together.</source>
            <translation>{all} ganan juntos.</translation>
        </message>
        <message>
            <source>{who} wins.</source>
            <translation>Gana {who}.</translation>
        </message>
    </context>
    <context>
        <name>excuses</name>
        <message>
            <source>The card set cannot be used: {error}. Correct the file or choose another one.</source>
            <translation>No se puede usar el conjunto de cartas: {error}. Corrige ese archivo o elige otro.</translation>
        </message>
        <message>
            <source>The disk with {file} is full. Free some space, then try again. Everything before this is saved.</source>
            <translation>El disco con {file} está lleno. Libera espacio e inténtalo de nuevo. Todo lo anterior está guardado.</translation>
        </message>
        <message>
            <source>The disk with {file} reports an error. Check the disk, then try again. Everything before this is saved.</source>
            <translation>El disco con {file} da un error. Revísalo e inténtalo de nuevo. Todo lo anterior está guardado.</translation>
        </message>
        <message>
            <source>The program is not allowed to read the folder {folder}, so its matches cannot be shown. Change the permissions of the folder, then restart the program.</source>
            <translation>El programa no tiene permiso para leer la carpeta {folder}, así que no puede mostrar sus partidas. Cambia los permisos de la carpeta y reinicia el programa.</translation>
        </message>
        <message>
            <source>The program is not allowed to read {file}. Change the permissions of the file, then try again.</source>
            <translation>El programa no tiene permiso para leer {file}. Cambia los permisos del archivo e inténtalo de nuevo.</translation>
        </message>
        <message>
            <source>The program is not allowed to write to {file}. Change the permissions of the file, then try again.</source>
            <translation>El programa no tiene permiso para escribir en {file}. Cambia los permisos del archivo e inténtalo de nuevo.</translation>
        </message>
        <message>
            <source>{file} cannot be used: {error}.</source>
            <translation>{file} no se puede usar: {error}.</translation>
        </message>
        <message>
            <source>{file} is open in another program. Close it there, or try again in a moment.</source>
            <translation>{file} está abierto en otro programa. Ciérralo allí o inténtalo de nuevo dentro de un momento.</translation>
        </message>
        <message>
            <source>{file} is open in another window. Continue there, or close it first.</source>
            <translation>{file} está abierto en otra ventana. Sigue allí, o ciérrala antes.</translation>
        </message>
        <message>
            <source>{file} is read-only, so you can only watch this match. To continue playing, copy the file to another folder.</source>
            <translation>{file} es de solo lectura, así que solo puedes ver esta partida. Para seguir jugando, copia el archivo a otra carpeta.</translation>
        </message>
        <message>
            <source>{file} no longer exists. If you have moved it, open it from its new folder.</source>
            <translation>{file} ya no existe. Si lo has movido, ábrelo desde su nueva carpeta.</translation>
        </message>
        <message>
            <source>{file} should be a folder for matches, but something else has this name. Move it elsewhere, then try again.</source>
            <translation>{file} debería ser una carpeta de partidas, pero otra cosa tiene ese nombre. Muévela a otro sitio e inténtalo de nuevo.</translation>
        </message>
        <message>
            <source>{file} should be a match file, but it is a folder. Move it elsewhere.</source>
            <translation>{file} debería ser un archivo de partida, pero es una carpeta. Muévela a otro sitio.</translation>
        </message>
        <message>
            <source>{file}, line {line}: {reason}</source>
            <translation>{file}, línea {line}: {reason}</translation>
        </message>
        <message>
            <source>{file}: {reason}</source>
            <translation>{file}: {reason}</translation>
        </message>
        <message>
            <source>{folder} also contains files that are not matches. They were not changed: {files}.</source>
            <translation>{folder} contiene también archivos que no son partidas. No se han modificado: {files}.</translation>
        </message>
    </context>
    <context>
        <name>exports</name>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Puesto</translation>
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
            <translation>El archivo es demasiado grande: el límite es {most}.</translation>
        </message>
        <message>
            <source>This is a pipe or a device, not a file.</source>
            <translation>Es una tubería o un dispositivo, no un archivo.</translation>
        </message>
    </context>
    <context>
        <name>fire_and_flora</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <translation>
                <numerusform>%n carta</numerusform>
                <numerusform>%n cartas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) a turn</source>
            <translation>
                <numerusform>%n carta por turno</numerusform>
                <numerusform>%n cartas por turno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s):</source>
            <translation>
                <numerusform>%n carta:</numerusform>
                <numerusform>%n cartas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s)</source>
            <translation>
                <numerusform>%n moneda</numerusform>
                <numerusform>%n monedas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s) a turn</source>
            <translation>
                <numerusform>%n moneda por turno</numerusform>
                <numerusform>%n monedas por turno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n coin(s):</source>
            <translation>
                <numerusform>%n moneda:</numerusform>
                <numerusform>%n monedas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n in hand</source>
            <translation>
                <numerusform>%n en la mano</numerusform>
                <numerusform>%n en la mano</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the pool</source>
            <translation>
                <numerusform>queda %n en el fondo</numerusform>
                <numerusform>quedan %n en el fondo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more each turn</source>
            <translation>
                <numerusform>%n más cada turno</numerusform>
                <numerusform>%n más cada turno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n or more different natives</source>
            <translation>
                <numerusform>Al menos %n planta autóctona</numerusform>
                <numerusform>Al menos %n autóctonas distintas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) fewer</source>
            <translation>
                <numerusform>%n planta menos</numerusform>
                <numerusform>%n plantas menos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plant(s) more</source>
            <translation>
                <numerusform>%n planta más</numerusform>
                <numerusform>%n plantas más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n second(s) after every play, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>
                <numerusform>%n segundo tras cada jugada, para no delatar nada. Se ajusta al empezar una partida.</numerusform>
                <numerusform>%n segundos tras cada jugada, para no delatar nada. Se ajusta al empezar una partida.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s)</source>
            <translation>
                <numerusform>%n estrella</numerusform>
                <numerusform>%n estrellas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n star(s):</source>
            <translation>
                <numerusform>%n estrella:</numerusform>
                <numerusform>%n estrellas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n turno</numerusform>
                <numerusform>%n turnos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n card(s) a turn.</source>
            <translation>
                <numerusform>+%n carta por turno.</numerusform>
                <numerusform>+%n cartas por turno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>+%n coin(s) a turn.</source>
            <translation>
                <numerusform>+%n moneda por turno.</numerusform>
                <numerusform>+%n monedas por turno.</numerusform>
            </translation>
        </message>
        <message>
            <source>10 stars</source>
            <translation>10 estrellas</translation>
        </message>
        <message>
            <source>12 stars</source>
            <translation>12 estrellas</translation>
        </message>
        <message>
            <source>15 seconds</source>
            <translation>15 segundos</translation>
        </message>
        <message>
            <source>15 stars</source>
            <translation>15 estrellas</translation>
        </message>
        <message>
            <source>2 seconds</source>
            <translation>2 segundos</translation>
        </message>
        <message>
            <source>20</source>
            <translation>20</translation>
        </message>
        <message>
            <source>20 rounds</source>
            <translation>20 rondas</translation>
        </message>
        <message>
            <source>200 rounds</source>
            <translation>200 rondas</translation>
        </message>
        <message>
            <source>4 seconds</source>
            <translation>4 segundos</translation>
        </message>
        <message>
            <source>5</source>
            <translation>5</translation>
        </message>
        <message>
            <source>60 rounds</source>
            <translation>60 rondas</translation>
        </message>
        <message>
            <source>8 seconds</source>
            <translation>8 segundos</translation>
        </message>
        <message>
            <source>8 stars</source>
            <translation>8 estrellas</translation>
        </message>
        <message>
            <source>99</source>
            <translation>99</translation>
        </message>
        <message numerus="yes">
            <source>A Gift Shop would pay %n coin(s).</source>
            <translation>
                <numerusform>Una Tienda de Recuerdos daría %n moneda.</numerusform>
                <numerusform>Una Tienda de Recuerdos daría %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A block can be blocked</source>
            <translation>Un bloqueo se puede bloquear</translation>
        </message>
        <message>
            <source>A building goes on one of your open lands: choose which.</source>
            <translation>Un edificio va en uno de tus terrenos libres: elige cuál.</translation>
        </message>
        <message numerus="yes">
            <source>A card from the deck costs %n coin(s).</source>
            <translation>
                <numerusform>Una carta del mazo cuesta %n moneda.</numerusform>
                <numerusform>Una carta del mazo cuesta %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>A card has been played but not resolved yet. You can block it with the matching card; the other players don’t find out what you hold.</source>
            <translation>Se ha jugado una carta, pero aún no se ha resuelto. Puedes bloquearla con la carta adecuada; nadie sabrá qué tienes en la mano.</translation>
        </message>
        <message>
            <source>A card has been played. Any other player may block it with the right card</source>
            <translation>Se ha jugado una carta. Cualquier otro jugador puede bloquearla con la carta adecuada</translation>
        </message>
        <message>
            <source>A card is stolen</source>
            <translation>Se roba una carta</translation>
        </message>
        <message>
            <source>A coin</source>
            <translation>Una moneda</translation>
        </message>
        <message>
            <source>A fire has burned through the landscapes, land by land. It harms some plants and helps others: each plant card shows how it reacts.</source>
            <translation>Un fuego ha recorrido los paisajes, terreno a terreno. Daña unas plantas y ayuda a otras: cada carta de planta muestra cómo responde.</translation>
        </message>
        <message>
            <source>A hidden card</source>
            <translation>Una carta oculta</translation>
        </message>
        <message numerus="yes">
            <source>A landscape with %n star(s)</source>
            <translation>
                <numerusform>Un paisaje de %n estrella</numerusform>
                <numerusform>Un paisaje de %n estrellas</numerusform>
            </translation>
        </message>
        <message>
            <source>A player is about to win. Stars are counted after every change, on any player’s turn.</source>
            <translation>Un jugador está a punto de ganar. Las estrellas se cuentan tras cada cambio, en el turno de cualquiera.</translation>
        </message>
        <message numerus="yes">
            <source>A player with {natives} different natives gets %n more star(s).</source>
            <translation>
                <numerusform>Quien tenga {natives} autóctonas distintas tiene %n estrella más.</numerusform>
                <numerusform>Quien tenga {natives} autóctonas distintas tiene %n estrellas más.</numerusform>
            </translation>
        </message>
        <message>
            <source>A player’s landscape, stars, coins and cards</source>
            <translation>Paisaje, estrellas, monedas y cartas</translation>
        </message>
        <message>
            <source>A seedling with no room in its own landscape goes to the next player who has room.</source>
            <translation>Un retoño sin sitio en su propio paisaje va al siguiente jugador que lo tenga.</translation>
        </message>
        <message>
            <source>A small invasive for one of {who}’s lands; you choose which.</source>
            <translation>Una invasora pequeña para un terreno de {who}; tú eliges cuál.</translation>
        </message>
        <message>
            <source>A small invasive for {who}’s {land}.</source>
            <translation>Una invasora pequeña en {land}, de {who}.</translation>
        </message>
        <message>
            <source>Accept</source>
            <translation>Aceptar</translation>
        </message>
        <message>
            <source>Accept the offer.</source>
            <translation>Acepta la oferta.</translation>
        </message>
        <message>
            <source>Accepts the trade: both baskets change hands</source>
            <translation>Acepta el trato: ambas cestas cambian de manos</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} has the most stars: {stars}.</source>
            <translation>
                <numerusform>Tras %n ronda, quien más estrellas tiene es {who}: {stars}.</numerusform>
                <numerusform>Tras %n rondas, quien más estrellas tiene es {who}: {stars}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s) {who} share the victory with {stars} stars each.</source>
            <translation>
                <numerusform>Tras %n ronda, {who} comparten la victoria con {stars} estrellas cada uno.</numerusform>
                <numerusform>Tras %n rondas, {who} comparten la victoria con {stars} estrellas cada uno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>After %n turn(s) the landscape has {stars} stars; the goal was {target}.</source>
            <translation>
                <numerusform>Tras %n turno el paisaje tiene {stars} estrellas; el objetivo era {target}.</numerusform>
                <numerusform>Tras %n turnos el paisaje tiene {stars} estrellas; el objetivo era {target}.</numerusform>
            </translation>
        </message>
        <message>
            <source>After every play the match waits for Continue, so the wait gives nothing away. You set this when you start a match.</source>
            <translation>Tras cada jugada la partida espera a Continuar, para no delatar nada. Se ajusta al empezar una partida.</translation>
        </message>
        <message>
            <source>Against {plant}: {value}</source>
            <translation>Contra {plant}: {value}</translation>
        </message>
        <message>
            <source>All players can see and count the coins</source>
            <translation>Todos pueden ver y contar las monedas</translation>
        </message>
        <message>
            <source>Allowed</source>
            <translation>Permitido</translation>
        </message>
        <message>
            <source>An invasive is planted</source>
            <translation>Se planta una invasora</translation>
        </message>
        <message>
            <source>An offer must contain something.</source>
            <translation>Una oferta debe contener algo.</translation>
        </message>
        <message>
            <source>Answer {who} with this</source>
            <translation>Responder así a {who}</translation>
        </message>
        <message>
            <source>Answers with your own offer. You can do this once</source>
            <translation>Responde con tu propia oferta. Puedes hacerlo una vez</translation>
        </message>
        <message>
            <source>Arson</source>
            <translation>Incendio provocado</translation>
        </message>
        <message>
            <source>As a block:</source>
            <translation>Como bloqueo:</translation>
        </message>
        <message numerus="yes">
            <source>Ask for %n coin(s).</source>
            <translation>
                <numerusform>Pide %n moneda.</numerusform>
                <numerusform>Pide %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ask for something.</source>
            <translation>Pide algo.</translation>
        </message>
        <message>
            <source>Ask for {card}.</source>
            <translation>Pide {card}.</translation>
        </message>
        <message>
            <source>Back to the first offer</source>
            <translation>Volver a la primera oferta</translation>
        </message>
        <message>
            <source>Bare ground</source>
            <translation>Suelo desnudo</translation>
        </message>
        <message>
            <source>Before your landscape burns in a Fire Event, choose one of your plants: it is protected.</source>
            <translation>Antes de que tu paisaje arda en un Incendio, elige una planta tuya: queda protegida.</translation>
        </message>
        <message>
            <source>Big Brome</source>
            <translation>Bromo grande</translation>
        </message>
        <message>
            <source>Big Ceanothus</source>
            <translation>Ceanoto grande</translation>
        </message>
        <message>
            <source>Big Coyote Brush</source>
            <translation>Chilca grande</translation>
        </message>
        <message>
            <source>Big Eucalyptus</source>
            <translation>Eucalipto grande</translation>
        </message>
        <message>
            <source>Big Giant Reed</source>
            <translation>Caña grande</translation>
        </message>
        <message>
            <source>Big Live Oak</source>
            <translation>Encina grande</translation>
        </message>
        <message>
            <source>Big Mustard</source>
            <translation>Mostaza grande</translation>
        </message>
        <message>
            <source>Big Needlegrass</source>
            <translation>Flechilla grande</translation>
        </message>
        <message>
            <source>Big Poppy</source>
            <translation>Amapola grande</translation>
        </message>
        <message>
            <source>Big Sagebrush</source>
            <translation>Artemisa grande</translation>
        </message>
        <message>
            <source>Big Yucca</source>
            <translation>Yuca grande</translation>
        </message>
        <message>
            <source>Big invasives</source>
            <translation>Invasoras grandes</translation>
        </message>
        <message>
            <source>Big side</source>
            <translation>Cara grande</translation>
        </message>
        <message>
            <source>Big {plant}</source>
            <translation>{plant}, grande</translation>
        </message>
        <message>
            <source>Big, on {land}</source>
            <translation>Grande, en {land}</translation>
        </message>
        <message>
            <source>Block it with {card}.</source>
            <translation>Bloquéala con {card}.</translation>
        </message>
        <message>
            <source>Block the block with {card}.</source>
            <translation>Bloquea el bloqueo con {card}.</translation>
        </message>
        <message>
            <source>Block with a card</source>
            <translation>Bloquear con una carta</translation>
        </message>
        <message>
            <source>Border colour</source>
            <translation>Color del borde</translation>
        </message>
        <message>
            <source>Both regions</source>
            <translation>Ambas regiones</translation>
        </message>
        <message>
            <source>Brome</source>
            <translation>Bromo</translation>
        </message>
        <message>
            <source>Build an offer in this order: coins, cards, lands; first what you give, then what you get.</source>
            <translation>Llena una oferta en este orden: monedas, cartas, terrenos, primero lo que das y luego lo que recibes.</translation>
        </message>
        <message numerus="yes">
            <source>Build {building} on {land} for %n coin(s)</source>
            <translation>
                <numerusform>Edificar {building} en {land} por %n moneda</numerusform>
                <numerusform>Edificar {building} en {land} por %n monedas</numerusform>
            </translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Edificio</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edificios</translation>
        </message>
        <message>
            <source>Buildings can’t be demolished in this match.</source>
            <translation>En esta partida no se pueden derribar edificios.</translation>
        </message>
        <message>
            <source>Burning Car</source>
            <translation>Coche en llamas</translation>
        </message>
        <message numerus="yes">
            <source>Buy {building} for %n coin(s) and put it on {land}.</source>
            <translation>
                <numerusform>Compra {building} por %n moneda y ponlo en {land}.</numerusform>
                <numerusform>Compra {building} por %n monedas y ponlo en {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>Compra {land} por %n moneda.</numerusform>
                <numerusform>Compra {land} por %n monedas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Buy {land} for %n coin(s): {details}</source>
            <translation>
                <numerusform>Comprar {land} por %n moneda: {details}</numerusform>
                <numerusform>Comprar {land} por %n monedas: {details}</numerusform>
            </translation>
        </message>
        <message>
            <source>Can be blocked with {cards}.</source>
            <translation>Se puede bloquear con {cards}.</translation>
        </message>
        <message>
            <source>Can be blocked with {card}.</source>
            <translation>Se puede bloquear con {card}.</translation>
        </message>
        <message>
            <source>Can be traded</source>
            <translation>Se puede ceder</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Cancelar</translation>
        </message>
        <message>
            <source>Cancel my offer</source>
            <translation>Cancelar mi oferta</translation>
        </message>
        <message>
            <source>Cancel the offer.</source>
            <translation>Cancela la oferta.</translation>
        </message>
        <message>
            <source>Cancels the offer and returns everything</source>
            <translation>Cancela la oferta y lo devuelve todo</translation>
        </message>
        <message>
            <source>Cancels your offer</source>
            <translation>Cancela tu oferta</translation>
        </message>
        <message>
            <source>Can’t be blocked.</source>
            <translation>No se puede bloquear.</translation>
        </message>
        <message>
            <source>Can’t be traded</source>
            <translation>No se puede ceder</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nombre del conjunto de cartas</translation>
        </message>
        <message>
            <source>Cards are spent</source>
            <translation>Las cartas se gastan</translation>
        </message>
        <message>
            <source>Cards come back</source>
            <translation>Las cartas vuelven</translation>
        </message>
        <message>
            <source>Cards of this type in your hand, and how many are in the basket</source>
            <translation>Cartas de este tipo en tu mano, y cuántas están en la cesta</translation>
        </message>
        <message>
            <source>Careful: fire helps {plant}.</source>
            <translation>Cuidado: el fuego favorece a {plant}.</translation>
        </message>
        <message>
            <source>Careful: this is a gift. You ask {partner} for nothing in return.</source>
            <translation>Cuidado: esto es un regalo. No pides nada a {partner} a cambio.</translation>
        </message>
        <message>
            <source>Careful: this is your last open land.</source>
            <translation>Cuidado: este es tu último terreno libre.</translation>
        </message>
        <message>
            <source>Careful: {plant} is an opponent’s native, and this propagates it.</source>
            <translation>Cuidado: {plant} es autóctona de un rival, y esto la propaga.</translation>
        </message>
        <message>
            <source>Careful: {plant} is your own native.</source>
            <translation>Cuidado: {plant} es autóctona y tuya.</translation>
        </message>
        <message>
            <source>Caused by</source>
            <translation>Causado por</translation>
        </message>
        <message>
            <source>Ceanothus</source>
            <translation>Ceanoto</translation>
        </message>
        <message>
            <source>Central</source>
            <translation>Centro</translation>
        </message>
        <message>
            <source>Central California</source>
            <translation>California central</translation>
        </message>
        <message>
            <source>Central and Southern</source>
            <translation>Centro y Sur</translation>
        </message>
        <message>
            <source>Challenge completed</source>
            <translation>Desafío superado</translation>
        </message>
        <message>
            <source>Challenge failed</source>
            <translation>Desafío no superado</translation>
        </message>
        <message>
            <source>Changes nothing</source>
            <translation>No cambia nada</translation>
        </message>
        <message>
            <source>Choose an opponent with an open land. They put a small {hitchhiker} on one of their open lands.</source>
            <translation>Elige a un rival con un terreno libre, que pone en uno de los suyos una planta pequeña: {hitchhiker}.</translation>
        </message>
        <message>
            <source>Choose any small plant: it is killed.</source>
            <translation>Elige una planta pequeña en cualquier lugar: muere.</translation>
        </message>
        <message>
            <source>Choose none.</source>
            <translation>No elijas nada.</translation>
        </message>
        <message>
            <source>Choose what Nefarious does: steal a card, steal coins or plant an invasive.</source>
            <translation>Elige qué hace la Malicia: robar una carta, robar monedas o plantar una invasora.</translation>
        </message>
        <message>
            <source>Choose {target}.</source>
            <translation>Elige {target}.</translation>
        </message>
        <message>
            <source>Choose {who}.</source>
            <translation>Elige a {who}.</translation>
        </message>
        <message>
            <source>Chooses nothing</source>
            <translation>No elige nada</translation>
        </message>
        <message>
            <source>Coins</source>
            <translation>Monedas</translation>
        </message>
        <message>
            <source>Coins a turn</source>
            <translation>Monedas por turno</translation>
        </message>
        <message>
            <source>Coins are stolen</source>
            <translation>Se roban monedas</translation>
        </message>
        <message>
            <source>Coins at the start</source>
            <translation>Monedas al empezar</translation>
        </message>
        <message>
            <source>Coins for selling a Resource Card</source>
            <translation>Monedas por carta de recurso vendida</translation>
        </message>
        <message>
            <source>Coins for the basket</source>
            <translation>Monedas para la cesta</translation>
        </message>
        <message numerus="yes">
            <source>Coins in the basket: {coins} of %n</source>
            <translation>
                <numerusform>Monedas en la cesta: {coins} de %n</numerusform>
                <numerusform>Monedas en la cesta: {coins} de %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Coins paid: {paid}.</source>
            <translation>Monedas pagadas: {paid}.</translation>
        </message>
        <message>
            <source>Coins stolen</source>
            <translation>Monedas robadas</translation>
        </message>
        <message>
            <source>Compensation for later seats</source>
            <translation>Compensación para los asientos posteriores</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Competitivo</translation>
        </message>
        <message>
            <source>Conservation Grant</source>
            <translation>Ayuda a la Conservación</translation>
        </message>
        <message>
            <source>Conservation Grant: coins off the price</source>
            <translation>Ayuda a la Conservación: monedas de descuento</translation>
        </message>
        <message>
            <source>Conservation Grant: valid for one land, whenever it is bought</source>
            <translation>Ayuda a la Conservación: vale para un terreno, se compre cuando se compre</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Copias</translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s), {left} left.</source>
            <translation>
                <numerusform>Cuesta %n moneda, quedan {left}.</numerusform>
                <numerusform>Cuesta %n monedas, quedan {left}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Costs %n coin(s):</source>
            <translation>
                <numerusform>Cuesta %n moneda:</numerusform>
                <numerusform>Cuesta %n monedas:</numerusform>
            </translation>
        </message>
        <message>
            <source>Coyote Brush</source>
            <translation>Chilca</translation>
        </message>
        <message>
            <source>Crashed Airplane</source>
            <translation>Avión estrellado</translation>
        </message>
        <message>
            <source>Creekside</source>
            <translation>Ribera</translation>
        </message>
        <message>
            <source>Damage</source>
            <translation>Daño</translation>
        </message>
        <message>
            <source>Damage: {plant} flips to its small side.</source>
            <translation>Daño: {plant} vuelve a su cara pequeña.</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Decline the offer.</source>
            <translation>Rechaza la oferta.</translation>
        </message>
        <message>
            <source>Declines the trade: nothing changes hands</source>
            <translation>Rechaza el trato: nada cambia de manos</translation>
        </message>
        <message>
            <source>Demolish it</source>
            <translation>Derribar</translation>
        </message>
        <message>
            <source>Demolish {building}.</source>
            <translation>Derriba {building}.</translation>
        </message>
        <message>
            <source>Demolishing buildings</source>
            <translation>Derribar edificios</translation>
        </message>
        <message>
            <source>Designed by Tim Handley, published by Mindful Mammoth. The cards the published text leaves out, and the pictures here, are this project’s own.</source>
            <translation>Diseñado por Tim Handley, publicado por Mindful Mammoth. Las cartas que omite el texto publicado, y las imágenes de aquí, son propias de este proyecto.</translation>
        </message>
        <message>
            <source>Discard down to the hand limit first.</source>
            <translation>Descarta antes hasta el límite de mano.</translation>
        </message>
        <message>
            <source>Discard the card</source>
            <translation>Descartar la carta</translation>
        </message>
        <message>
            <source>Discard {card}.</source>
            <translation>Descarta {card}.</translation>
        </message>
        <message>
            <source>Discarded Cigarette</source>
            <translation>Colilla tirada</translation>
        </message>
        <message>
            <source>Discarded cards are face up; all players may count them</source>
            <translation>Las cartas descartadas están a la vista; todos pueden contarlas</translation>
        </message>
        <message>
            <source>Discarded: {cards}</source>
            <translation>Descartes: {cards}</translation>
        </message>
        <message>
            <source>Dispersal</source>
            <translation>Dispersión</translation>
        </message>
        <message>
            <source>Diversity</source>
            <translation>Diversidad</translation>
        </message>
        <message>
            <source>Diversity: extra stars to win</source>
            <translation>Diversidad: estrellas más para ganar</translation>
        </message>
        <message>
            <source>Diversity: native species</source>
            <translation>Diversidad: especies autóctonas</translation>
        </message>
        <message>
            <source>Diversity: stars</source>
            <translation>Diversidad: estrellas</translation>
        </message>
        <message>
            <source>Don’t spend a Water on {target}.</source>
            <translation>No gastes Agua en {target}.</translation>
        </message>
        <message>
            <source>Downed Power Line</source>
            <translation>Cable caído</translation>
        </message>
        <message>
            <source>Dragging Chain</source>
            <translation>Cadena a rastras</translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s)</source>
            <translation>
                <numerusform>Robar una carta por %n moneda</numerusform>
                <numerusform>Robar una carta por %n monedas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Draw a card for %n coin(s).</source>
            <translation>
                <numerusform>Roba una carta por %n moneda.</numerusform>
                <numerusform>Roba una carta por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Draws the top Resource Card. You can do this as often as you can pay</source>
            <translation>Roba la carta de recurso superior, cuantas veces puedas pagar</translation>
        </message>
        <message>
            <source>Drop a card here to block</source>
            <translation>Suelta aquí una carta para bloquear</translation>
        </message>
        <message>
            <source>Each player draws a Land Card and the player with the most expensive one goes first, or you choose a seat.</source>
            <translation>Todos sacan una carta de terreno y empieza quien tenga el más caro, o elegís un asiento.</translation>
        </message>
        <message>
            <source>Each player draws a Land Card, and the player with the most expensive one goes first.</source>
            <translation>Todos sacan una carta de terreno y empieza quien tenga el más caro.</translation>
        </message>
        <message>
            <source>Each player draws a Resource Card.</source>
            <translation>Todos roban una carta de recurso.</translation>
        </message>
        <message>
            <source>Each player may give one Labor to one of their plants.</source>
            <translation>Todos pueden dar un Trabajo a una planta propia.</translation>
        </message>
        <message>
            <source>Each player may give one Water to one of their plants.</source>
            <translation>Todos pueden dar un Agua a una planta propia.</translation>
        </message>
        <message>
            <source>Each player pays {recession_coins} coins, or all they have.</source>
            <translation>Todos pagan {recession_coins} monedas, o todo lo que tengan.</translation>
        </message>
        <message>
            <source>Each player takes {boom_coins} coins.</source>
            <translation>Todos reciben {boom_coins} monedas.</translation>
        </message>
        <message>
            <source>Each player with cards passes a random one to the next player clockwise.</source>
            <translation>Quien tenga cartas pasa una al azar al siguiente en sentido horario.</translation>
        </message>
        <message>
            <source>Each turn a random one of them is added to the market</source>
            <translation>Cada turno llega uno de ellos, al azar, al mercado</translation>
        </message>
        <message>
            <source>Each turn you draw {volunteer_cards} extra Resource Card.</source>
            <translation>Cada turno, {volunteer_cards} carta de recurso más.</translation>
        </message>
        <message>
            <source>Each turn you take {farm_stand_coins} extra coin.</source>
            <translation>Cada turno, {farm_stand_coins} moneda más.</translation>
        </message>
        <message>
            <source>Each turn: 1 coin for each different native you have, {nature_center_most} at most.</source>
            <translation>Cada turno, una moneda por cada autóctona distinta que tengas, {nature_center_most} como máximo.</translation>
        </message>
        <message>
            <source>Earthquake</source>
            <translation>Terremoto</translation>
        </message>
        <message>
            <source>Earthquake: coins lost</source>
            <translation>Terremoto: monedas perdidas</translation>
        </message>
        <message>
            <source>Economic Boom</source>
            <translation>Auge económico</translation>
        </message>
        <message>
            <source>Economic Boom: coins</source>
            <translation>Auge económico: monedas</translation>
        </message>
        <message>
            <source>Eight cards</source>
            <translation>Ocho cartas</translation>
        </message>
        <message>
            <source>Eight stars to win and no trades: time to get to know the plants and the fires.</source>
            <translation>Ocho estrellas para ganar y sin tratos: tiempo para conocer plantas y fuegos.</translation>
        </message>
        <message>
            <source>El Niño</source>
            <translation>El Niño</translation>
        </message>
        <message>
            <source>Empty Field</source>
            <translation>Campo Vacío</translation>
        </message>
        <message>
            <source>Empty Fields</source>
            <translation>Campos Vacíos</translation>
        </message>
        <message>
            <source>Empty pool</source>
            <translation>Fondo vacío</translation>
        </message>
        <message>
            <source>Empty the baskets</source>
            <translation>Vaciar las cestas</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>Acabar turno</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Acaba tu turno.</translation>
        </message>
        <message>
            <source>Ends your turn. The next player draws an event</source>
            <translation>Acaba tu turno. El siguiente jugador saca un suceso</translation>
        </message>
        <message>
            <source>Escaped Campfire</source>
            <translation>Hoguera descontrolada</translation>
        </message>
        <message>
            <source>Eucalyptus</source>
            <translation>Eucalipto</translation>
        </message>
        <message>
            <source>Event</source>
            <translation>Suceso</translation>
        </message>
        <message numerus="yes">
            <source>Event Deck: %n card(s)</source>
            <translation>
                <numerusform>Mazo de sucesos: %n carta</numerusform>
                <numerusform>Mazo de sucesos: %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Event this turn</source>
            <translation>Suceso de este turno</translation>
        </message>
        <message>
            <source>Event this turn: {event}</source>
            <translation>Suceso de este turno: {event}</translation>
        </message>
        <message>
            <source>Events</source>
            <translation>Sucesos</translation>
        </message>
        <message>
            <source>Events can’t be blocked.</source>
            <translation>Los sucesos no se pueden bloquear.</translation>
        </message>
        <message>
            <source>Every Fire Event burns this land, no matter what the die shows.</source>
            <translation>Todo Incendio quema este terreno, muestre lo que muestre el dado.</translation>
        </message>
        <message>
            <source>Every coin you drag to the basket adds one.</source>
            <translation>Cada moneda que arrastras a la cesta añade una.</translation>
        </message>
        <message>
            <source>Every other player</source>
            <translation>Cualquier otro jugador</translation>
        </message>
        <message>
            <source>Every player may block what another player plays.</source>
            <translation>Todos pueden bloquear lo que juega otro jugador.</translation>
        </message>
        <message>
            <source>Evil Squirrel</source>
            <translation>Ardilla malvada</translation>
        </message>
        <message>
            <source>Extra Resource Cards for the fourth player</source>
            <translation>Cartas de recurso extra del cuarto jugador</translation>
        </message>
        <message>
            <source>Extras for later seats (house rule)</source>
            <translation>Extras para los asientos posteriores (regla de la casa)</translation>
        </message>
        <message>
            <source>Faces of the die</source>
            <translation>Caras del dado</translation>
        </message>
        <message>
            <source>Farm Stand</source>
            <translation>Puesto de Granja</translation>
        </message>
        <message>
            <source>Farm Stand: coins</source>
            <translation>Puesto de Granja: monedas</translation>
        </message>
        <message>
            <source>Fewer stars make a shorter match; with twelve, allow 30 minutes per player.</source>
            <translation>Con menos estrellas la partida es más corta; para doce, calcula media hora por jugador.</translation>
        </message>
        <message>
            <source>Fifteen stars to win, plants that leave seeds, and floods.</source>
            <translation>Quince estrellas para ganar, plantas que dejan semillas y crecidas.</translation>
        </message>
        <message>
            <source>Fighting fires</source>
            <translation>Combatir el fuego</translation>
        </message>
        <message>
            <source>Fire</source>
            <translation>Fuego</translation>
        </message>
        <message>
            <source>Fire Event</source>
            <translation>Incendio</translation>
        </message>
        <message>
            <source>Fire Events can’t be blocked.</source>
            <translation>Los Incendios no se pueden bloquear.</translation>
        </message>
        <message>
            <source>Fire Events skip this land. Fire cards don’t.</source>
            <translation>Los Incendios se saltan este terreno. Las cartas de Fuego, no.</translation>
        </message>
        <message>
            <source>Fire Lookout</source>
            <translation>Torre de Vigilancia</translation>
        </message>
        <message>
            <source>Fire Station</source>
            <translation>Parque de Bomberos</translation>
        </message>
        <message>
            <source>Fire and Flora</source>
            <translation>Fire and Flora</translation>
        </message>
        <message numerus="yes">
            <source>Fire and Flora is for one to four players, not for %n.</source>
            <translation>
                <numerusform>Fire and Flora es para uno a cuatro jugadores, no para %n.</numerusform>
                <numerusform>Fire and Flora es para uno a cuatro jugadores, no para %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Fires</source>
            <translation>Incendios</translation>
        </message>
        <message numerus="yes">
            <source>Fires in {rounds} rounds: %n.</source>
            <translation>
                <numerusform>Fuegos en {rounds} rondas: %n.</numerusform>
                <numerusform>Fuegos en {rounds} rondas: %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>First the active player, then counter-clockwise; each landscape from left to right</source>
            <translation>Primero el jugador activo, luego en sentido antihorario; cada paisaje de izquierda a derecha</translation>
        </message>
        <message>
            <source>Five different natives are worth two more stars, and the goal is two stars higher.</source>
            <translation>Cinco autóctonas distintas valen dos estrellas más, y el objetivo es dos estrellas mayor.</translation>
        </message>
        <message>
            <source>Flock of Parrots</source>
            <translation>Bandada de loros</translation>
        </message>
        <message>
            <source>Flood</source>
            <translation>Crecida</translation>
        </message>
        <message>
            <source>Floods</source>
            <translation>Crecidas</translation>
        </message>
        <message>
            <source>Floods (house rule)</source>
            <translation>Crecidas (regla de la casa)</translation>
        </message>
        <message>
            <source>Floods kill small plants on Creekside lands, and Giant Reed moves in.</source>
            <translation>Las crecidas matan las plantas pequeñas de los terrenos de Ribera, y la Caña ocupa su lugar.</translation>
        </message>
        <message>
            <source>Fog Belt</source>
            <translation>Cinturón de Niebla</translation>
        </message>
        <message>
            <source>Fog Belt: Time can’t kill the plant here.</source>
            <translation>Cinturón de Niebla: el Tiempo no puede matar la planta de aquí.</translation>
        </message>
        <message>
            <source>Game numbers</source>
            <translation>Cifras del juego</translation>
        </message>
        <message>
            <source>Giant Reed</source>
            <translation>Caña</translation>
        </message>
        <message>
            <source>Gift Shop</source>
            <translation>Tienda de Recuerdos</translation>
        </message>
        <message>
            <source>Gift Shop: cards a turn</source>
            <translation>Tienda de Recuerdos: cartas por turno</translation>
        </message>
        <message>
            <source>Gift Shop: coins for a card</source>
            <translation>Tienda de Recuerdos: monedas por carta</translation>
        </message>
        <message>
            <source>Give up the building</source>
            <translation>Renunciar al edificio</translation>
        </message>
        <message>
            <source>Give up {building}.</source>
            <translation>Renuncia a {building}.</translation>
        </message>
        <message numerus="yes">
            <source>Goal: %n star(s) within {turns} turns</source>
            <translation>
                <numerusform>Objetivo: %n estrella en {turns} turnos</numerusform>
                <numerusform>Objetivo: %n estrellas en {turns} turnos</numerusform>
            </translation>
        </message>
        <message>
            <source>Goat Ranch</source>
            <translation>Granja de Cabras</translation>
        </message>
        <message>
            <source>Goat Ranch: price</source>
            <translation>Granja de Cabras: precio</translation>
        </message>
        <message>
            <source>Green</source>
            <translation>Verde</translation>
        </message>
        <message>
            <source>Grow</source>
            <translation>Crecimiento</translation>
        </message>
        <message>
            <source>Grow: {plant} flips to its big side.</source>
            <translation>Crecimiento: {plant} pasa a su cara grande.</translation>
        </message>
        <message>
            <source>Hand limit</source>
            <translation>Límite de mano</translation>
        </message>
        <message>
            <source>Hands stay hidden while other players can look</source>
            <translation>Las manos siguen ocultas mientras alguien pueda mirar</translation>
        </message>
        <message>
            <source>Have the Fire Station protect nothing.</source>
            <translation>Que el Parque de Bomberos no proteja nada.</translation>
        </message>
        <message>
            <source>Have the Fire Station protect {target}.</source>
            <translation>Que el Parque de Bomberos proteja {target}.</translation>
        </message>
        <message>
            <source>Headquarters</source>
            <translation>Sede</translation>
        </message>
        <message>
            <source>Headquarters can’t be traded in this match.</source>
            <translation>En esta partida no se hacen tratos con la Sede.</translation>
        </message>
        <message>
            <source>Headquarters can’t hold a plant or a building.</source>
            <translation>La Sede no admite planta ni edificio.</translation>
        </message>
        <message>
            <source>Headquarters in trades</source>
            <translation>La Sede en los tratos</translation>
        </message>
        <message>
            <source>Headquarters is a land like any other and can be planted or built on.</source>
            <translation>La Sede es un terreno como otro cualquiera, y se puede plantar o edificar.</translation>
        </message>
        <message>
            <source>Headquarters starts as a building on the Empty Field, and an Earthquake can hit it.</source>
            <translation>La Sede empieza como edificio en el Campo Vacío, y un Terremoto puede alcanzarla.</translation>
        </message>
        <message>
            <source>Headquarters stays bare: it holds no plants or buildings.</source>
            <translation>La Sede queda desnuda: no admite planta ni edificio.</translation>
        </message>
        <message>
            <source>Hidden cards</source>
            <translation>Cartas ocultas</translation>
        </message>
        <message>
            <source>Hidden in the deck and in other hands: {cards}</source>
            <translation>Ocultas en el mazo y en otras manos: {cards}</translation>
        </message>
        <message>
            <source>Hitchhiking Seeds</source>
            <translation>Semillas viajeras</translation>
        </message>
        <message>
            <source>How long the other players have to block a play. The time is the same whether or not anyone can.</source>
            <translation>Cuánto tiempo tienen los demás para bloquear una jugada. Es el mismo, pueda alguien bloquear o no.</translation>
        </message>
        <message>
            <source>How many offers a player may make in one turn.</source>
            <translation>Cuántas ofertas puede hacer un jugador en un turno.</translation>
        </message>
        <message>
            <source>If a plant would propagate but has no room, the cards played on it are spent.</source>
            <translation>Si una planta fuera a propagarse y no hay sitio, las cartas jugadas sobre ella se gastan.</translation>
        </message>
        <message>
            <source>If a plant would propagate but has no room, the cards played on it return to the player’s hand.</source>
            <translation>Si una planta fuera a propagarse y no hay sitio, las cartas jugadas sobre ella vuelven a la mano.</translation>
        </message>
        <message>
            <source>If it can’t, the first block is final.</source>
            <translation>Si no se puede, el primer bloqueo es definitivo.</translation>
        </message>
        <message>
            <source>If no player has won by then, the player with the most stars wins, then the one with the most coins.</source>
            <translation>Si para entonces nadie ha ganado, gana quien tenga más estrellas y, si empatan, más monedas.</translation>
        </message>
        <message>
            <source>If off, players can’t trade coins, cards or lands.</source>
            <translation>Con «No», los jugadores no pueden intercambiar monedas, cartas ni terrenos.</translation>
        </message>
        <message>
            <source>Illegal Fireworks</source>
            <translation>Petardos ilegales</translation>
        </message>
        <message>
            <source>In a Fire Event you may spend one Water on each of your plants that is about to burn.</source>
            <translation>En un Incendio puedes gastar un Agua en cada planta tuya que esté a punto de arder.</translation>
        </message>
        <message>
            <source>In the market: {lands}.</source>
            <translation>En el mercado: {lands}.</translation>
        </message>
        <message>
            <source>In the pool: {plants}</source>
            <translation>En el fondo: {plants}</translation>
        </message>
        <message>
            <source>In this match a trade can’t bring a player to the goal.</source>
            <translation>En esta partida, un trato no puede llevar a nadie al objetivo.</translation>
        </message>
        <message>
            <source>Invade</source>
            <translation>Invasión</translation>
        </message>
        <message>
            <source>Invade: {plant}.</source>
            <translation>Invasión: {plant}.</translation>
        </message>
        <message>
            <source>Invasive</source>
            <translation>Invasora</translation>
        </message>
        <message>
            <source>Invasive, not woody: natives can replace it</source>
            <translation>Invasora no leñosa: una autóctona puede sustituirla</translation>
        </message>
        <message>
            <source>Invasive, not woody: protected by the Rocky Refuge</source>
            <translation>Invasora no leñosa: protegida por el Refugio Rocoso</translation>
        </message>
        <message>
            <source>Invasive, woody: natives can’t replace it</source>
            <translation>Invasora leñosa: no se puede sustituir</translation>
        </message>
        <message>
            <source>Is a building</source>
            <translation>Es un edificio</translation>
        </message>
        <message>
            <source>Is an ordinary land</source>
            <translation>Es un terreno normal</translation>
        </message>
        <message>
            <source>It belongs to {who}. You can still play cards on it.</source>
            <translation>Es de {who}. Aun así puedes jugar cartas sobre ella.</translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n card(s) a turn.</source>
            <translation>
                <numerusform>Te da %n carta por turno.</numerusform>
                <numerusform>Te da %n cartas por turno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It brings you %n coin(s) a turn.</source>
            <translation>
                <numerusform>Te da %n moneda por turno.</numerusform>
                <numerusform>Te da %n monedas por turno.</numerusform>
            </translation>
        </message>
        <message>
            <source>It brings you the stars you need to win, unless it is blocked.</source>
            <translation>Te da las estrellas para ganar, si nadie la bloquea.</translation>
        </message>
        <message>
            <source>It brings you the stars you need to win.</source>
            <translation>Te da las estrellas para ganar.</translation>
        </message>
        <message>
            <source>It burns without a roll</source>
            <translation>Arde sin tirar el dado</translation>
        </message>
        <message numerus="yes">
            <source>It costs you %n star(s); a card is worth more to you.</source>
            <translation>
                <numerusform>Te cuesta %n estrella; una carta vale más para ti.</numerusform>
                <numerusform>Te cuesta %n estrellas; una carta vale más para ti.</numerusform>
            </translation>
        </message>
        <message>
            <source>It costs you no stars.</source>
            <translation>No te cuesta ninguna estrella.</translation>
        </message>
        <message>
            <source>It goes from land to land. Each plant card shows how it reacts to Fire.</source>
            <translation>Va de terreno en terreno. Cada carta de planta muestra cómo responde al Fuego.</translation>
        </message>
        <message>
            <source>It is blocked now. Nothing blocks that {stop}.</source>
            <translation>Ahora está bloqueada. Nada bloquea {stop}.</translation>
        </message>
        <message>
            <source>It is blocked now. {card} blocks that {stop}.</source>
            <translation>Ahora está bloqueada. {card} bloquea {stop}.</translation>
        </message>
        <message>
            <source>It is not your turn.</source>
            <translation>Ahora no te toca a ti.</translation>
        </message>
        <message>
            <source>It is shown again once this play is resolved. Players who look see only their own hand. If no player looks, the play goes through.</source>
            <translation>Se vuelve a mostrar cuando se resuelva esta jugada. Quien mira ve solo su propia mano. Si nadie mira, la jugada vale.</translation>
        </message>
        <message>
            <source>It needs one of your open lands. You may buy one land or building a turn.</source>
            <translation>Necesita un terreno libre tuyo. Puedes comprar un terreno o edificio por turno.</translation>
        </message>
        <message>
            <source>Its owner can replace it again with {plant}.</source>
            <translation>Su dueño puede sustituirla de nuevo con {plant}.</translation>
        </message>
        <message>
            <source>Its owner may put the seedling on an open land.</source>
            <translation>Su dueño puede poner el retoño en un terreno libre.</translation>
        </message>
        <message>
            <source>Keep the roll</source>
            <translation>Quedarse con la tirada</translation>
        </message>
        <message>
            <source>Keep the roll.</source>
            <translation>Quédate con la tirada.</translation>
        </message>
        <message>
            <source>Kill</source>
            <translation>Muerte</translation>
        </message>
        <message>
            <source>Kill: {plant} goes back to the pool.</source>
            <translation>Muerte: {plant} vuelve al fondo.</translation>
        </message>
        <message>
            <source>Killed Ceanothus, Poppy and Mustard leave seeds that sprout with Water.</source>
            <translation>Ceanoto, Amapola y Mostaza, al morir, dejan semillas que brotan con Agua.</translation>
        </message>
        <message>
            <source>La Niña</source>
            <translation>La Niña</translation>
        </message>
        <message>
            <source>La Niña: no Water on plants until {who}’s next turn.</source>
            <translation>La Niña: nada de Agua en plantas hasta el próximo turno de {who}.</translation>
        </message>
        <message>
            <source>La Niña: no player may play Water on plants now.</source>
            <translation>La Niña: ahora nadie puede jugar Agua en plantas.</translation>
        </message>
        <message>
            <source>Labor</source>
            <translation>Trabajo</translation>
        </message>
        <message>
            <source>Land</source>
            <translation>Terreno</translation>
        </message>
        <message>
            <source>Land Auction</source>
            <translation>Subasta de tierras</translation>
        </message>
        <message>
            <source>Land Auction: lands</source>
            <translation>Subasta de tierras: terrenos</translation>
        </message>
        <message numerus="yes">
            <source>Land Deck: %n card(s)</source>
            <translation>
                <numerusform>Mazo de terrenos: %n carta</numerusform>
                <numerusform>Mazo de terrenos: %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Land for sale: it goes to the right end of your landscape</source>
            <translation>Terreno en venta: va al extremo derecho de tu paisaje</translation>
        </message>
        <message>
            <source>Lands</source>
            <translation>Terrenos</translation>
        </message>
        <message>
            <source>Lands in the market at the start</source>
            <translation>Terrenos en el mercado al empezar</translation>
        </message>
        <message numerus="yes">
            <source>Landscape {number}: {who}, %n star(s)</source>
            <translation>
                <numerusform>Paisaje {number}: {who}, %n estrella</numerusform>
                <numerusform>Paisaje {number}: {who}, %n estrellas</numerusform>
            </translation>
        </message>
        <message>
            <source>Last roll: {region}</source>
            <translation>Última tirada: {region}</translation>
        </message>
        <message>
            <source>Leave {land} open.</source>
            <translation>Deja libre {land}.</translation>
        </message>
        <message>
            <source>Let the seeds on {land} sprout: {plant}.</source>
            <translation>Deja brotar las semillas de {land}: {plant}.</translation>
        </message>
        <message>
            <source>Lightning Strike</source>
            <translation>Rayo</translation>
        </message>
        <message>
            <source>Live Oak</source>
            <translation>Encina</translation>
        </message>
        <message>
            <source>Looks after its own landscape and leaves all others alone.</source>
            <translation>Cuida su propio paisaje y deja en paz los demás.</translation>
        </message>
        <message>
            <source>Lost to fire</source>
            <translation>Perdidas en el fuego</translation>
        </message>
        <message>
            <source>Make a counter-offer</source>
            <translation>Hacer contraoferta</translation>
        </message>
        <message>
            <source>Make a counter-offer.</source>
            <translation>Haz una contraoferta.</translation>
        </message>
        <message>
            <source>Make this offer.</source>
            <translation>Haz esta oferta.</translation>
        </message>
        <message>
            <source>Make {who} an offer.</source>
            <translation>Haz una oferta a {who}.</translation>
        </message>
        <message>
            <source>Market limit</source>
            <translation>Límite de mercado</translation>
        </message>
        <message>
            <source>Minus one star</source>
            <translation>Una estrella menos</translation>
        </message>
        <message>
            <source>Modules</source>
            <translation>Módulos</translation>
        </message>
        <message>
            <source>Most expensive land</source>
            <translation>Terreno más caro</translation>
        </message>
        <message>
            <source>Mower Spark</source>
            <translation>Chispa de segadora</translation>
        </message>
        <message>
            <source>Mustard</source>
            <translation>Mostaza</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Native</source>
            <translation>Autóctona</translation>
        </message>
        <message>
            <source>Native Plant Nursery</source>
            <translation>Vivero Autóctono</translation>
        </message>
        <message>
            <source>Native Plant Nursery: price</source>
            <translation>Vivero Autóctono: precio</translation>
        </message>
        <message>
            <source>Native or invasive</source>
            <translation>Autóctona o invasora</translation>
        </message>
        <message>
            <source>Native, not woody: invasives can replace it</source>
            <translation>Autóctona no leñosa: una invasora puede sustituirla</translation>
        </message>
        <message>
            <source>Native, not woody: protected by the Rocky Refuge</source>
            <translation>Autóctona no leñosa: protegida por el Refugio Rocoso</translation>
        </message>
        <message>
            <source>Native, woody: invasives can’t replace it</source>
            <translation>Autóctona leñosa: no se puede sustituir</translation>
        </message>
        <message>
            <source>Nature</source>
            <translation>La naturaleza</translation>
        </message>
        <message>
            <source>Nature Center</source>
            <translation>Centro Natural</translation>
        </message>
        <message>
            <source>Nature Center: maximum coins</source>
            <translation>Centro Natural: monedas como máximo</translation>
        </message>
        <message>
            <source>Needlegrass</source>
            <translation>Flechilla</translation>
        </message>
        <message>
            <source>Nefarious</source>
            <translation>Malicia</translation>
        </message>
        <message>
            <source>Nefarious can only plant an invasive species.</source>
            <translation>La Malicia solo puede plantar una especie invasora.</translation>
        </message>
        <message>
            <source>Nefarious can plant an invasive here.</source>
            <translation>La Malicia puede plantar aquí una invasora.</translation>
        </message>
        <message>
            <source>Never</source>
            <translation>Nunca</translation>
        </message>
        <message>
            <source>No</source>
            <translation>No</translation>
        </message>
        <message>
            <source>No card affects it.</source>
            <translation>Ninguna carta actúa sobre ella.</translation>
        </message>
        <message>
            <source>No cards of this species are left in the pool.</source>
            <translation>En el fondo no queda ninguna carta de esta especie.</translation>
        </message>
        <message>
            <source>No effect</source>
            <translation>Sin efecto</translation>
        </message>
        <message>
            <source>No player can steal from you.</source>
            <translation>Nadie puede robarte.</translation>
        </message>
        <message>
            <source>No player has won yet.</source>
            <translation>Nadie ha ganado todavía.</translation>
        </message>
        <message>
            <source>No player owns this land.</source>
            <translation>Este terreno no es de nadie.</translation>
        </message>
        <message>
            <source>No room</source>
            <translation>Sin sitio</translation>
        </message>
        <message>
            <source>No room for a seedling</source>
            <translation>Sin sitio para un retoño</translation>
        </message>
        <message>
            <source>No room: {plant} has no land for a seedling.</source>
            <translation>Sin sitio: {plant} no tiene terreno para un retoño.</translation>
        </message>
        <message>
            <source>No stars, and no plant can grow here.</source>
            <translation>Sin estrellas, y aquí no puede crecer ninguna planta.</translation>
        </message>
        <message>
            <source>No trade here is worth it for you.</source>
            <translation>Ningún trato de aquí te compensa.</translation>
        </message>
        <message>
            <source>No, leave it</source>
            <translation>No, dejarlo así</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Ninguno</translation>
        </message>
        <message>
            <source>None of them</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <source>None of your cards can block this.</source>
            <translation>Ninguna carta tuya puede bloquear esto.</translation>
        </message>
        <message>
            <source>None, blocking preferences only</source>
            <translation>Nada, solo preferencias de bloqueo</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <translation>No permitido</translation>
        </message>
        <message>
            <source>Nothing</source>
            <translation>Nada</translation>
        </message>
        <message>
            <source>Nothing blocks Time, but a pair fails if one of its cards is blocked.</source>
            <translation>Nada bloquea el Tiempo, pero una pareja falla si se bloquea una de sus cartas.</translation>
        </message>
        <message>
            <source>Nothing blocks {cards}.</source>
            <translation>Nada bloquea {cards}.</translation>
        </message>
        <message>
            <source>Nothing else is worth doing now, and you can spare the coins.</source>
            <translation>Nada más vale la pena ahora, y te sobran las monedas.</translation>
        </message>
        <message>
            <source>Nothing else you can do now is worth its cards or coins.</source>
            <translation>Nada más vale ahora sus cartas o monedas.</translation>
        </message>
        <message>
            <source>Nothing happens on {lands}.</source>
            <translation>No ocurre nada en {lands}.</translation>
        </message>
        <message>
            <source>Nothing happens.</source>
            <translation>No ocurre nada.</translation>
        </message>
        <message>
            <source>Nothing happens: {plant} does not react.</source>
            <translation>No ocurre nada: {plant} no responde.</translation>
        </message>
        <message>
            <source>Nothing in your landscape is protected.</source>
            <translation>Nada de tu paisaje queda protegido.</translation>
        </message>
        <message>
            <source>Nothing: the pool is empty</source>
            <translation>Nada: el fondo está vacío</translation>
        </message>
        <message>
            <source>Nothing: there is no room for a seedling</source>
            <translation>Nada: no hay sitio para un retoño</translation>
        </message>
        <message numerus="yes">
            <source>Of the other players, {who} has the most stars: %n.</source>
            <translation>
                <numerusform>De los demás, quien más estrellas tiene es {who}: %n.</numerusform>
                <numerusform>De los demás, quien más estrellas tiene es {who}: %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>Offer a trade</source>
            <translation>Ofrecer un trato</translation>
        </message>
        <message>
            <source>Offers a turn</source>
            <translation>Ofertas por turno</translation>
        </message>
        <message>
            <source>Offices: no room for a plant or a building</source>
            <translation>Oficinas: no admiten planta ni edificio</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>On its big side it doesn’t react to anything.</source>
            <translation>En su cara grande no responde a nada.</translation>
        </message>
        <message>
            <source>On its big side: {lines}.</source>
            <translation>En su cara grande: {lines}.</translation>
        </message>
        <message>
            <source>On its own it doesn’t affect any plants at the moment.</source>
            <translation>Por sí sola no actúa ahora sobre ninguna planta.</translation>
        </message>
        <message>
            <source>On its small side it doesn’t react to anything.</source>
            <translation>En su cara pequeña no responde a nada.</translation>
        </message>
        <message>
            <source>On its small side: {lines}.</source>
            <translation>En su cara pequeña: {lines}.</translation>
        </message>
        <message>
            <source>On this computer</source>
            <translation>En este ordenador</translation>
        </message>
        <message>
            <source>On your turn</source>
            <translation>En tu turno</translation>
        </message>
        <message>
            <source>Once a turn, a card from the deck costs you {university_price} instead of {buy_price}.</source>
            <translation>Una vez por turno, una carta del mazo te cuesta {university_price} en vez de {buy_price}.</translation>
        </message>
        <message>
            <source>Once a turn, discard another card and take a Water from the discard pile.</source>
            <translation>Una vez por turno, descarta otra carta y toma un Agua de los descartes.</translation>
        </message>
        <message>
            <source>Once a turn, for {goats_price} coin: one Labor on one of your non-woody plants. It can’t be blocked.</source>
            <translation>Una vez por turno, por {goats_price} moneda: un Trabajo en una planta tuya no leñosa. No se puede bloquear.</translation>
        </message>
        <message>
            <source>Once a turn, for {nursery_price} coins: put a small plant ({nursery}) on one of your open lands, or in place of one of your non-woody invasives.</source>
            <translation>Una vez por turno, por {nursery_price} monedas: una planta pequeña ({nursery}) en un terreno libre tuyo, o en lugar de una invasora tuya no leñosa.</translation>
        </message>
        <message>
            <source>Once per Fire Event you may roll the die again; the second roll counts.</source>
            <translation>Una vez por Incendio puedes volver a tirar el dado; vale la segunda tirada.</translation>
        </message>
        <message>
            <source>One coin less from {who}</source>
            <translation>Una moneda menos de {who}</translation>
        </message>
        <message>
            <source>One is drawn at the start of each turn</source>
            <translation>Se saca uno al empezar cada turno</translation>
        </message>
        <message>
            <source>One land or building a turn</source>
            <translation>Un terreno o edificio por turno</translation>
        </message>
        <message>
            <source>One more card would make a good play possible.</source>
            <translation>Con una carta más podrías hacer una buena jugada.</translation>
        </message>
        <message>
            <source>One more coin from {who}</source>
            <translation>Una moneda más de {who}</translation>
        </message>
        <message>
            <source>One of the choices, numbered as on the table</source>
            <translation>Una de las opciones, numeradas como en la mesa</translation>
        </message>
        <message>
            <source>One of your choices</source>
            <translation>Una de tus opciones</translation>
        </message>
        <message>
            <source>Only buildings go on a land; this card goes to the right end of your landscape.</source>
            <translation>Solo los edificios se ponen sobre un terreno; esta carta va al extremo derecho de tu paisaje.</translation>
        </message>
        <message>
            <source>Only the owner of the target may block.</source>
            <translation>Solo el dueño del objetivo puede bloquear.</translation>
        </message>
        <message>
            <source>Only the target’s owner</source>
            <translation>Solo el dueño del objetivo</translation>
        </message>
        <message>
            <source>Only with this many players or more</source>
            <translation>Solo con este número de jugadores o más</translation>
        </message>
        <message>
            <source>Open land: room for one plant or one building</source>
            <translation>Terreno libre: sitio para una planta o un edificio</translation>
        </message>
        <message>
            <source>Or drop a highlighted card on the play above to block it.</source>
            <translation>O suelta una carta resaltada sobre la jugada de arriba para bloquearla.</translation>
        </message>
        <message>
            <source>Other players cannot play Labor or Nefarious here.</source>
            <translation>Los demás no pueden jugar aquí Trabajo ni Malicia.</translation>
        </message>
        <message>
            <source>Otherwise damaged: {plant}.</source>
            <translation>Si no, sufre daño: {plant}.</translation>
        </message>
        <message>
            <source>Otherwise it grows: {plant}.</source>
            <translation>Si no, crece: {plant}.</translation>
        </message>
        <message>
            <source>Otherwise it invades: {plant}.</source>
            <translation>Si no, invade: {plant}.</translation>
        </message>
        <message>
            <source>Otherwise it propagates: {plant}.</source>
            <translation>Si no, se propaga: {plant}.</translation>
        </message>
        <message>
            <source>Otherwise killed: {plant}.</source>
            <translation>Si no, muere: {plant}.</translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the fire costs you %n star(s).</source>
            <translation>
                <numerusform>Si no, el fuego te cuesta %n estrella.</numerusform>
                <numerusform>Si no, el fuego te cuesta %n estrellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise the play costs you %n star(s).</source>
            <translation>
                <numerusform>Si no, la jugada te cuesta %n estrella.</numerusform>
                <numerusform>Si no, la jugada te cuesta %n estrellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Otherwise you lose %n coin(s).</source>
            <translation>
                <numerusform>Si no, pierdes %n moneda.</numerusform>
                <numerusform>Si no, pierdes %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Otherwise you lose a card from your hand.</source>
            <translation>Si no, pierdes una carta de tu mano.</translation>
        </message>
        <message>
            <source>Pack Rat</source>
            <translation>Rata cambalachera</translation>
        </message>
        <message>
            <source>Part of the offer. Nothing changes hands until both players agree</source>
            <translation>Parte de la oferta. Nada cambia de manos hasta que ambos estén de acuerdo</translation>
        </message>
        <message>
            <source>Pass</source>
            <translation>Pasar</translation>
        </message>
        <message>
            <source>Pass.</source>
            <translation>Pasa.</translation>
        </message>
        <message numerus="yes">
            <source>Pay %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>Paga %n moneda por conservar {building}.</numerusform>
                <numerusform>Paga %n monedas por conservar {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Pay and keep the building</source>
            <translation>Pagar y conservarlo</translation>
        </message>
        <message>
            <source>Pays the coins and keeps the building</source>
            <translation>Paga las monedas y conserva el edificio</translation>
        </message>
        <message>
            <source>Pays the income from Headquarters.</source>
            <translation>Da el ingreso de la Sede.</translation>
        </message>
        <message>
            <source>People</source>
            <translation>Las personas</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Planta</translation>
        </message>
        <message>
            <source>Plant an invasive</source>
            <translation>Plantar invasora</translation>
        </message>
        <message>
            <source>Plants</source>
            <translation>Plantas</translation>
        </message>
        <message>
            <source>Plants named on cards</source>
            <translation>Plantas nombradas en las cartas</translation>
        </message>
        <message>
            <source>Plants that are not in play. If a species has none left, it can’t be planted</source>
            <translation>Plantas que no están en juego. Si no queda ninguna de una especie, no se puede plantar</translation>
        </message>
        <message>
            <source>Plants that leave seeds (house rule)</source>
            <translation>Plantas que dejan semillas (regla de la casa)</translation>
        </message>
        <message>
            <source>Play Nefarious to plant an invasive on {land}: {plant}.</source>
            <translation>Juega Malicia para plantar una invasora en {land}: {plant}.</translation>
        </message>
        <message>
            <source>Play Nefarious to steal a card from {who}.</source>
            <translation>Juega Malicia para robar una carta a {who}.</translation>
        </message>
        <message>
            <source>Play Nefarious to steal coins from {who}.</source>
            <translation>Juega Malicia para robar monedas a {who}.</translation>
        </message>
        <message>
            <source>Play as many cards as you like on your own plants, then end your turn. How many stars can you have?</source>
            <translation>Juega cuantas cartas quieras sobre tus propias plantas y acaba tu turno. ¿Cuántas estrellas puedes tener?</translation>
        </message>
        <message>
            <source>Play cards on your own plants, then end your turn. How many more natives than invasives can you have?</source>
            <translation>Juega cartas sobre tus propias plantas y acaba tu turno. ¿Cuántas autóctonas más que invasoras puedes tener?</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Fire. Or block a Water.</source>
            <translation>Juégala sobre una planta que responda al Fuego. O bloquea un Agua.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Labor. Or block a Nefarious.</source>
            <translation>Juégala sobre una planta que responda al Trabajo. O bloquea una Malicia.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Time. Can’t be blocked.</source>
            <translation>Juégala sobre una planta que responda al Tiempo. No se puede bloquear.</translation>
        </message>
        <message>
            <source>Play it on a plant that reacts to Water. Or block a Fire.</source>
            <translation>Juégala sobre una planta que responda al Agua. O bloquea un Fuego.</translation>
        </message>
        <message>
            <source>Play {cards} on {target}.</source>
            <translation>Juega {cards} sobre {target}.</translation>
        </message>
        <message>
            <source>Play {card} on {land}</source>
            <translation>Jugar {card} en {land}</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Jugadores</translation>
        </message>
        <message>
            <source>Players are not asked: only their blocking preferences count.</source>
            <translation>No se pregunta a nadie: solo bloquean las preferencias de bloqueo.</translation>
        </message>
        <message>
            <source>Players see only their own Resource Cards</source>
            <translation>Cada jugador ve solo sus propias cartas de recurso</translation>
        </message>
        <message>
            <source>Players who look see only their own hand. If no player looks, the play goes through.</source>
            <translation>Quien mira ve solo su propia mano. Si nadie mira, la jugada vale.</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Juega sobre todo</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Fondo</translation>
        </message>
        <message>
            <source>Poppy</source>
            <translation>Amapola</translation>
        </message>
        <message>
            <source>Possible blocks:</source>
            <translation>Bloqueos posibles:</translation>
        </message>
        <message>
            <source>Preserve</source>
            <translation>Espacio Protegido</translation>
        </message>
        <message>
            <source>Preserve: other players cannot play Labor or Nefarious here.</source>
            <translation>Espacio Protegido: los demás no pueden jugar aquí Trabajo ni Malicia.</translation>
        </message>
        <message>
            <source>Price in coins</source>
            <translation>Precio en monedas</translation>
        </message>
        <message>
            <source>Price of a Resource Card</source>
            <translation>Precio de una carta de recurso</translation>
        </message>
        <message>
            <source>Propagate</source>
            <translation>Propagación</translation>
        </message>
        <message>
            <source>Propagate: {plant}.</source>
            <translation>Propagación: {plant}.</translation>
        </message>
        <message>
            <source>Property Market</source>
            <translation>Mercado de terrenos</translation>
        </message>
        <message>
            <source>Propose to {who}</source>
            <translation>Proponer a {who}</translation>
        </message>
        <message>
            <source>Protect none</source>
            <translation>No proteger ninguna</translation>
        </message>
        <message numerus="yes">
            <source>Put %n coin(s) into your basket.</source>
            <translation>
                <numerusform>Pon %n moneda en tu cesta.</numerusform>
                <numerusform>Pon %n monedas en tu cesta.</numerusform>
            </translation>
        </message>
        <message>
            <source>Put something into your basket.</source>
            <translation>Pon algo en tu cesta.</translation>
        </message>
        <message>
            <source>Put the {plant} on {land}.</source>
            <translation>Pon {plant} en {land}.</translation>
        </message>
        <message>
            <source>Put {card} into your basket.</source>
            <translation>Pon {card} en tu cesta.</translation>
        </message>
        <message>
            <source>Puts one more coin into the basket</source>
            <translation>Añade una moneda a la cesta</translation>
        </message>
        <message>
            <source>Rainbow</source>
            <translation>Arcoíris</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Ranger Station</source>
            <translation>Puesto de Guardas</translation>
        </message>
        <message>
            <source>Ranger Station: Nefarious can’t steal from that player.</source>
            <translation>Puesto de Guardas: la Malicia no puede robar a ese jugador.</translation>
        </message>
        <message>
            <source>Recession</source>
            <translation>Recesión</translation>
        </message>
        <message>
            <source>Recession: coins lost</source>
            <translation>Recesión: monedas perdidas</translation>
        </message>
        <message>
            <source>Red</source>
            <translation>Rojo</translation>
        </message>
        <message>
            <source>Region</source>
            <translation>Región</translation>
        </message>
        <message>
            <source>Region rolled: {area}.</source>
            <translation>Región que sale: {area}.</translation>
        </message>
        <message>
            <source>Removes the building, so that the land is open again</source>
            <translation>Quita el edificio, y el terreno vuelve a estar libre</translation>
        </message>
        <message>
            <source>Reservoir</source>
            <translation>Embalse</translation>
        </message>
        <message>
            <source>Resource Cards</source>
            <translation>Cartas de recurso</translation>
        </message>
        <message>
            <source>Resource Cards a turn</source>
            <translation>Cartas de recurso por turno</translation>
        </message>
        <message numerus="yes">
            <source>Resource Deck: %n card(s)</source>
            <translation>
                <numerusform>Mazo de recursos: %n carta</numerusform>
                <numerusform>Mazo de recursos: %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>Rival nature reserves, where one fire ruins your landscape and reseeds your neighbour’s.</source>
            <translation>Reservas naturales rivales, donde un mismo fuego arrasa tu paisaje y resiembra el del vecino.</translation>
        </message>
        <message>
            <source>Rocky Refuge</source>
            <translation>Refugio Rocoso</translation>
        </message>
        <message>
            <source>Roll again</source>
            <translation>Tirar de nuevo</translation>
        </message>
        <message>
            <source>Roll again.</source>
            <translation>Vuelve a tirar el dado.</translation>
        </message>
        <message>
            <source>Roll for a region. Each building there costs its owner {quake_coins} coins, or it is lost.</source>
            <translation>Tira por una región. Cada edificio de allí cuesta a su dueño {quake_coins} monedas, o se pierde.</translation>
        </message>
        <message>
            <source>Roll for a region. Every plant there gets one Time.</source>
            <translation>Tira por una región. Cada planta de allí recibe un Tiempo.</translation>
        </message>
        <message>
            <source>Roll for a region. Every plant there gets one Water.</source>
            <translation>Tira por una región. Cada planta de allí recibe un Agua.</translation>
        </message>
        <message>
            <source>Roll for a region. Small plants on Creekside lands there are killed, and {settler} moves in.</source>
            <translation>Tira por una región. Las plantas pequeñas de sus terrenos de Ribera mueren, y su lugar lo ocupa {settler}.</translation>
        </message>
        <message>
            <source>Roll the die and burn that part of California, landscape by landscape.</source>
            <translation>Tira el dado y quema esa parte de California, paisaje a paisaje.</translation>
        </message>
        <message>
            <source>Rolled: {area}</source>
            <translation>Tirada: {area}</translation>
        </message>
        <message>
            <source>Round limit</source>
            <translation>Límite de rondas</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Ronda {round}</translation>
        </message>
        <message>
            <source>Sagebrush</source>
            <translation>Artemisa</translation>
        </message>
        <message>
            <source>Santa Ana Winds</source>
            <translation>Vientos de Santa Ana</translation>
        </message>
        <message>
            <source>Santa Ana Winds: the fire burns both regions.</source>
            <translation>Vientos de Santa Ana: el fuego quema ambas regiones.</translation>
        </message>
        <message>
            <source>Santa Ana Winds: the next fire burns both regions.</source>
            <translation>Vientos de Santa Ana: el próximo fuego quema ambas regiones.</translation>
        </message>
        <message>
            <source>Saves coins, keeps room to grow and blocks early.</source>
            <translation>Ahorra monedas, guarda sitio para crecer y bloquea pronto.</translation>
        </message>
        <message>
            <source>Scientific name</source>
            <translation>Nombre científico</translation>
        </message>
        <message>
            <source>Scientific name: {name}.</source>
            <translation>Nombre científico: {name}.</translation>
        </message>
        <message>
            <source>Seat</source>
            <translation>Asiento</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Asiento 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Asiento 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Asiento 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Asiento 4</translation>
        </message>
        <message>
            <source>Seed bank</source>
            <translation>Banco de semillas</translation>
        </message>
        <message>
            <source>Seed-Bank Soil</source>
            <translation>Suelo con Semillas</translation>
        </message>
        <message>
            <source>Seeds</source>
            <translation>Semillas</translation>
        </message>
        <message>
            <source>Seeds sprout</source>
            <translation>Las semillas brotan</translation>
        </message>
        <message>
            <source>Sees every opportunity, but sometimes misjudges one.</source>
            <translation>Ve todas las oportunidades, pero a veces juzga mal una.</translation>
        </message>
        <message numerus="yes">
            <source>Sell a card for %n coin(s)</source>
            <translation>
                <numerusform>Vender una carta por %n moneda</numerusform>
                <numerusform>Vender una carta por %n monedas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>Vende {card} por %n moneda.</numerusform>
                <numerusform>Vende {card} por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Sells one of your cards to the bank</source>
            <translation>Vende una carta tuya al banco</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Preparación</translation>
        </message>
        <message>
            <source>Several players reached the goal at once; the first in turn order wins.</source>
            <translation>Varios llegaron a la vez al objetivo; gana el primero en el orden de turno.</translation>
        </message>
        <message>
            <source>Several players reached the goal at once; the player whose turn it was wins.</source>
            <translation>Varios llegaron a la vez al objetivo; gana quien tenía el turno.</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Shows the offer to the other player, who then answers</source>
            <translation>Muestra la oferta al otro jugador, que luego responde</translation>
        </message>
        <message>
            <source>Small Brome</source>
            <translation>Bromo pequeño</translation>
        </message>
        <message>
            <source>Small Ceanothus</source>
            <translation>Ceanoto pequeño</translation>
        </message>
        <message>
            <source>Small Coyote Brush</source>
            <translation>Chilca pequeña</translation>
        </message>
        <message>
            <source>Small Eucalyptus</source>
            <translation>Eucalipto pequeño</translation>
        </message>
        <message>
            <source>Small Giant Reed</source>
            <translation>Caña pequeña</translation>
        </message>
        <message>
            <source>Small Live Oak</source>
            <translation>Encina pequeña</translation>
        </message>
        <message>
            <source>Small Mustard</source>
            <translation>Mostaza pequeña</translation>
        </message>
        <message>
            <source>Small Needlegrass</source>
            <translation>Flechilla pequeña</translation>
        </message>
        <message>
            <source>Small Poppy</source>
            <translation>Amapola pequeña</translation>
        </message>
        <message>
            <source>Small Sagebrush</source>
            <translation>Artemisa pequeña</translation>
        </message>
        <message>
            <source>Small Yucca</source>
            <translation>Yuca pequeña</translation>
        </message>
        <message>
            <source>Small side</source>
            <translation>Cara pequeña</translation>
        </message>
        <message>
            <source>Small {plant}</source>
            <translation>{plant}, pequeña</translation>
        </message>
        <message>
            <source>Small, on {land}</source>
            <translation>Pequeña, en {land}</translation>
        </message>
        <message>
            <source>So no player can tell who could have blocked what</source>
            <translation>Así nadie puede saber quién habría podido bloquear qué</translation>
        </message>
        <message>
            <source>Solo: eight turns</source>
            <translation>En solitario: ocho turnos</translation>
        </message>
        <message>
            <source>Some plants react to it only together with {cards}.</source>
            <translation>Algunas plantas solo responden a ella junto con {cards}.</translation>
        </message>
        <message>
            <source>Southern</source>
            <translation>Sur</translation>
        </message>
        <message>
            <source>Southern California</source>
            <translation>California del sur</translation>
        </message>
        <message>
            <source>Special power</source>
            <translation>Poder especial</translation>
        </message>
        <message>
            <source>Spend a Water on it</source>
            <translation>Gastar un Agua en ella</translation>
        </message>
        <message>
            <source>Spend a Water to save {target}.</source>
            <translation>Gasta un Agua para salvar {target}.</translation>
        </message>
        <message>
            <source>Spends one Water to save the plant that is about to burn</source>
            <translation>Gasta un Agua para salvar la planta que va a arder</translation>
        </message>
        <message>
            <source>Sprout</source>
            <translation>Brotar</translation>
        </message>
        <message>
            <source>Stars</source>
            <translation>Estrellas</translation>
        </message>
        <message>
            <source>Stars now, and if the play goes through</source>
            <translation>Estrellas ahora, y si la jugada vale</translation>
        </message>
        <message>
            <source>Stars to win</source>
            <translation>Estrellas para ganar</translation>
        </message>
        <message>
            <source>Starting plant</source>
            <translation>Planta que lleva al empezar</translation>
        </message>
        <message>
            <source>Starts an offer to this player</source>
            <translation>Empieza una oferta a este jugador</translation>
        </message>
        <message>
            <source>Stays bare</source>
            <translation>Queda desnuda</translation>
        </message>
        <message>
            <source>Steal a card</source>
            <translation>Robar una carta</translation>
        </message>
        <message>
            <source>Steal a card or a few coins, or plant an invasive on an opponent’s open land. Or block a Labor.</source>
            <translation>Roba una carta o unas monedas, o planta una invasora en un terreno libre de un rival. O bloquea un Trabajo.</translation>
        </message>
        <message>
            <source>Steal coins</source>
            <translation>Robar monedas</translation>
        </message>
        <message>
            <source>Takes everything out of both baskets</source>
            <translation>Vacía las dos cestas</translation>
        </message>
        <message>
            <source>Takes one coin out of the basket</source>
            <translation>Quita una moneda de la cesta</translation>
        </message>
        <message>
            <source>Target Shooting</source>
            <translation>Tiro al blanco</translation>
        </message>
        <message>
            <source>Ten lands</source>
            <translation>Diez terrenos</translation>
        </message>
        <message numerus="yes">
            <source>That gives you room for %n plant(s).</source>
            <translation>
                <numerusform>Tendrás sitio para %n planta.</numerusform>
                <numerusform>Tendrás sitio para %n plantas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>That leaves {who} room for %n more plant(s).</source>
            <translation>
                <numerusform>A {who} le quedará sitio para %n planta.</numerusform>
                <numerusform>A {who} le quedará sitio para %n plantas.</numerusform>
            </translation>
        </message>
        <message>
            <source>That player does not have that many Resource Cards.</source>
            <translation>Ese jugador no tiene tantas cartas de recurso.</translation>
        </message>
        <message>
            <source>That player has no Resource Cards.</source>
            <translation>Ese jugador no tiene cartas de recurso.</translation>
        </message>
        <message>
            <source>That player has no coins.</source>
            <translation>Ese jugador no tiene monedas.</translation>
        </message>
        <message>
            <source>The Diversity bonus is added on top.</source>
            <translation>Se suma la bonificación por Diversidad.</translation>
        </message>
        <message>
            <source>The Fire Lookout rolls the die again</source>
            <translation>La Torre de Vigilancia tira el dado otra vez</translation>
        </message>
        <message>
            <source>The Reservoir turns another card into Water; that card can’t itself be a Water.</source>
            <translation>El Embalse convierte en Agua otra carta, no un Agua.</translation>
        </message>
        <message>
            <source>The Years Go By</source>
            <translation>Pasan los años</translation>
        </message>
        <message numerus="yes">
            <source>The bank pays %n coin(s); the card is discarded face up.</source>
            <translation>
                <numerusform>El banco paga %n moneda; la carta se descarta a la vista.</numerusform>
                <numerusform>El banco paga %n monedas; la carta se descarta a la vista.</numerusform>
            </translation>
        </message>
        <message>
            <source>The building is lost, and its land is open again</source>
            <translation>El edificio se pierde, y su terreno vuelve a estar libre</translation>
        </message>
        <message>
            <source>The building is not worth its upkeep.</source>
            <translation>El edificio no vale lo que cuesta mantenerlo.</translation>
        </message>
        <message>
            <source>The building is worth its upkeep.</source>
            <translation>El edificio vale su mantenimiento.</translation>
        </message>
        <message>
            <source>The card is worth more to you than its price.</source>
            <translation>La carta vale para ti más que su precio.</translation>
        </message>
        <message>
            <source>The card you need is worth that price.</source>
            <translation>La carta que necesitas vale ese precio.</translation>
        </message>
        <message>
            <source>The cards</source>
            <translation>Las cartas</translation>
        </message>
        <message>
            <source>The cards on the table</source>
            <translation>Las cartas de la mesa</translation>
        </message>
        <message>
            <source>The cards return to the player’s hand.</source>
            <translation>Las cartas vuelven a la mano.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La decisión actual. F1 abre sus reglas</translation>
        </message>
        <message>
            <source>The die shows {area}: the fire burns there.</source>
            <translation>El dado muestra {area}: allí arde.</translation>
        </message>
        <message>
            <source>The discard pile</source>
            <translation>Los descartes</translation>
        </message>
        <message>
            <source>The event waits for {who}, then continues.</source>
            <translation>El suceso espera a {who}, y luego sigue.</translation>
        </message>
        <message>
            <source>The fire burns the region the die shows</source>
            <translation>El fuego quema la región que muestra el dado</translation>
        </message>
        <message>
            <source>The fire waits for {who}, then continues.</source>
            <translation>El fuego espera a {who}, y luego sigue.</translation>
        </message>
        <message numerus="yes">
            <source>The fire would harm %n plant(s): {lands}.</source>
            <translation>
                <numerusform>El fuego dañaría %n planta: {lands}.</numerusform>
                <numerusform>El fuego dañaría %n plantas: {lands}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The fire wouldn’t harm any plants.</source>
            <translation>El fuego no dañaría ninguna planta.</translation>
        </message>
        <message>
            <source>The first offer stays on the table. {offer}</source>
            <translation>La primera oferta sigue en la mesa. {offer}</translation>
        </message>
        <message>
            <source>The first offer still stands. {offer}</source>
            <translation>La primera oferta sigue en pie. {offer}</translation>
        </message>
        <message>
            <source>The first {gift_sales} cards you sell in a turn bring {gift_price} coins each.</source>
            <translation>Las primeras {gift_sales} cartas que vendes en un turno dan {gift_price} monedas cada una.</translation>
        </message>
        <message>
            <source>The game</source>
            <translation>El juego</translation>
        </message>
        <message>
            <source>The goats do not eat woody plants.</source>
            <translation>Las cabras no comen plantas leñosas.</translation>
        </message>
        <message>
            <source>The lands are dealt.</source>
            <translation>Se reparten los terrenos.</translation>
        </message>
        <message>
            <source>The landscape reached {stars} stars in time.</source>
            <translation>El paisaje ha llegado a tiempo a {stars} estrellas.</translation>
        </message>
        <message>
            <source>The landscapes</source>
            <translation>Los paisajes</translation>
        </message>
        <message>
            <source>The last card that is not blocked decides the outcome</source>
            <translation>Decide la última carta que nadie bloquea</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message>
            <source>The match waits until a player presses Continue.</source>
            <translation>La partida espera hasta que un jugador pulse Continuar.</translation>
        </message>
        <message>
            <source>The next Fire Event burns both regions, without a roll.</source>
            <translation>El próximo Incendio quema ambas regiones, sin tirar el dado.</translation>
        </message>
        <message>
            <source>The next land you buy costs {grant_discount} coins less.</source>
            <translation>El próximo terreno que compres cuesta {grant_discount} monedas menos.</translation>
        </message>
        <message>
            <source>The nursery does not grow this species.</source>
            <translation>El vivero no cultiva esta especie.</translation>
        </message>
        <message>
            <source>The plant grows.</source>
            <translation>La planta crece.</translation>
        </message>
        <message>
            <source>The plant here can’t be replaced by a plant that invades.</source>
            <translation>Ninguna planta que invada puede sustituir a la que hay aquí.</translation>
        </message>
        <message>
            <source>The plant here has just been killed</source>
            <translation>La planta de aquí acaba de morir</translation>
        </message>
        <message>
            <source>The plant invades.</source>
            <translation>La planta invade.</translation>
        </message>
        <message>
            <source>The plant is damaged.</source>
            <translation>La planta sufre daño.</translation>
        </message>
        <message>
            <source>The plant is killed.</source>
            <translation>La planta muere.</translation>
        </message>
        <message>
            <source>The plant is worth less to you than the Water.</source>
            <translation>La planta vale para ti menos que el Agua.</translation>
        </message>
        <message>
            <source>The plant is worth more to you than the Water.</source>
            <translation>La planta vale para ti más que el Agua.</translation>
        </message>
        <message>
            <source>The plant propagates.</source>
            <translation>La planta se propaga.</translation>
        </message>
        <message>
            <source>The plant there can’t be replaced.</source>
            <translation>La planta de allí no se puede sustituir.</translation>
        </message>
        <message>
            <source>The plant to put there, small side up</source>
            <translation>La planta que se pone allí, con la cara pequeña</translation>
        </message>
        <message>
            <source>The play is blocked; all cards shown are discarded.</source>
            <translation>La jugada queda bloqueada; todas las cartas mostradas se descartan.</translation>
        </message>
        <message numerus="yes">
            <source>The play is worth %n star(s) to you.</source>
            <translation>
                <numerusform>La jugada te da %n estrella.</numerusform>
                <numerusform>La jugada te da %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>The play is worth more to you than the card.</source>
            <translation>La jugada vale para ti más que la carta.</translation>
        </message>
        <message>
            <source>The play, and the cards that block it or save it</source>
            <translation>La jugada, y las cartas que la bloquean o la salvan</translation>
        </message>
        <message>
            <source>The player who should give this does not have it.</source>
            <translation>El jugador que debería dar esto no lo tiene.</translation>
        </message>
        <message>
            <source>The pool</source>
            <translation>El fondo</translation>
        </message>
        <message>
            <source>The pool has no cards left for this land’s plant: the land comes without one.</source>
            <translation>En el fondo ya no queda su planta: el terreno llega desnudo.</translation>
        </message>
        <message>
            <source>The pool has no such card, or there is no room for it: the cards come back.</source>
            <translation>No hay carta en el fondo o no hay sitio: las cartas vuelven.</translation>
        </message>
        <message>
            <source>The pool is empty: {plant} doesn’t get a seedling.</source>
            <translation>El fondo está vacío: {plant} no consigue retoño.</translation>
        </message>
        <message>
            <source>The race for stars</source>
            <translation>La carrera por las estrellas</translation>
        </message>
        <message>
            <source>The region rolled</source>
            <translation>La región que ha salido</translation>
        </message>
        <message>
            <source>The seedling can’t go here.</source>
            <translation>Aquí no puede ir el retoño.</translation>
        </message>
        <message>
            <source>The seeds on {land} sprout for {who}: {plant}.</source>
            <translation>Las semillas de {land} brotan para {who}: {plant}.</translation>
        </message>
        <message>
            <source>The seeds sprout.</source>
            <translation>Las semillas brotan.</translation>
        </message>
        <message>
            <source>The seeds sprout: {plant}.</source>
            <translation>Las semillas brotan: {plant}.</translation>
        </message>
        <message>
            <source>The {auction_cards} oldest lands in the market go under the Land Deck and are replaced by new ones.</source>
            <translation>Los {auction_cards} terrenos más antiguos del mercado van bajo el mazo de terrenos, y llegan otros tantos nuevos.</translation>
        </message>
        <message>
            <source>There are not enough coins for this.</source>
            <translation>No hay monedas suficientes para esto.</translation>
        </message>
        <message>
            <source>There is a hand limit: you discard any cards over it</source>
            <translation>Hay un límite de mano: descartas las cartas de más</translation>
        </message>
        <message>
            <source>There is no Resource Card left to draw.</source>
            <translation>No quedan cartas de recurso que robar.</translation>
        </message>
        <message>
            <source>There is no Water in the discard pile.</source>
            <translation>No hay ningún Agua en los descartes.</translation>
        </message>
        <message>
            <source>There is no plant on this land.</source>
            <translation>En este terreno no hay planta.</translation>
        </message>
        <message>
            <source>There is no room for a seedling: the cards are spent without effect.</source>
            <translation>No hay sitio para un retoño: las cartas se gastan sin efecto.</translation>
        </message>
        <message>
            <source>There is no such player.</source>
            <translation>No existe ese jugador.</translation>
        </message>
        <message numerus="yes">
            <source>There were %n fire(s). The horizontal line is the goal.</source>
            <translation>
                <numerusform>Hubo %n fuego. La línea horizontal es el objetivo.</numerusform>
                <numerusform>Hubo %n fuegos. La línea horizontal es el objetivo.</numerusform>
            </translation>
        </message>
        <message>
            <source>They are drawn last, in this order</source>
            <translation>Se sacan al final, en este orden</translation>
        </message>
        <message>
            <source>This building can’t be used this way.</source>
            <translation>Este edificio no se usa de este modo.</translation>
        </message>
        <message>
            <source>This building has already been used this turn.</source>
            <translation>Este edificio ya se ha usado este turno.</translation>
        </message>
        <message>
            <source>This can win the match for {who}.</source>
            <translation>Con esto {who} puede ganar la partida.</translation>
        </message>
        <message>
            <source>This card can’t block any of the cards shown.</source>
            <translation>Esta carta no bloquea ninguna de las mostradas.</translation>
        </message>
        <message>
            <source>This card is not in the Property Market.</source>
            <translation>Esta carta no está en el mercado de terrenos.</translation>
        </message>
        <message>
            <source>This card would make your best play possible.</source>
            <translation>Esta carta haría posible tu mejor jugada.</translation>
        </message>
        <message>
            <source>This is not one of the choices.</source>
            <translation>Esto no está entre las opciones.</translation>
        </message>
        <message>
            <source>This land already holds a plant or a building.</source>
            <translation>En este terreno ya hay una planta o un edificio.</translation>
        </message>
        <message>
            <source>This land is not in your landscape.</source>
            <translation>Este terreno no está en tu paisaje.</translation>
        </message>
        <message>
            <source>This plant reacts to this card only together with a second card.</source>
            <translation>Esta planta responde a esta carta solo junto con una segunda.</translation>
        </message>
        <message>
            <source>This play has already failed this turn and its cards came back. It would fail again.</source>
            <translation>Esta jugada ya fracasó este turno y sus cartas volvieron; fracasaría de nuevo.</translation>
        </message>
        <message>
            <source>This roll is no worse for you than an average one.</source>
            <translation>Esta tirada no es peor para ti que la media.</translation>
        </message>
        <message>
            <source>This roll is worse for you than an average one.</source>
            <translation>Esta tirada es peor para ti que la media.</translation>
        </message>
        <message numerus="yes">
            <source>This trade brings {who} to %n star(s) and ends the match.</source>
            <translation>
                <numerusform>Este trato lleva a {who} a %n estrella y acaba la partida.</numerusform>
                <numerusform>Este trato lleva a {who} a %n estrellas y acaba la partida.</numerusform>
            </translation>
        </message>
        <message>
            <source>This wins the match for {who}.</source>
            <translation>Con esto {who} gana la partida.</translation>
        </message>
        <message>
            <source>Tied on stars and on coins: {coins} each.</source>
            <translation>Empate a estrellas y a monedas: {coins} cada uno.</translation>
        </message>
        <message>
            <source>Tied on stars; {who} has the most coins: {coins} against {fewer}.</source>
            <translation>Empate a estrellas; {who} tiene más monedas: {coins} contra {fewer}.</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tiempo</translation>
        </message>
        <message>
            <source>Time alone can’t kill the plant here.</source>
            <translation>El Tiempo por sí solo no puede matar la planta de aquí.</translation>
        </message>
        <message>
            <source>Time to block</source>
            <translation>Tiempo para bloquear</translation>
        </message>
        <message>
            <source>Trade with {who}</source>
            <translation>Trato con {who}</translation>
        </message>
        <message>
            <source>Trades</source>
            <translation>Tratos</translation>
        </message>
        <message>
            <source>Trades coins, cards and lands with another player, if both agree</source>
            <translation>Intercambia monedas, cartas y terrenos con otro jugador, si ambos están de acuerdo</translation>
        </message>
        <message>
            <source>Trading</source>
            <translation>Tratos</translation>
        </message>
        <message>
            <source>Trading is switched off in this match.</source>
            <translation>En esta partida no hay tratos.</translation>
        </message>
        <message>
            <source>Turn {turn} of {last}</source>
            <translation>Turno {turn} de {last}</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>Turns in a solo match</source>
            <translation>Turnos de una partida en solitario</translation>
        </message>
        <message>
            <source>Under the Land Deck: {lands}</source>
            <translation>Bajo el mazo de terrenos: {lands}</translation>
        </message>
        <message>
            <source>Unharmed by fire: {plant}.</source>
            <translation>El fuego no le hace daño: {plant}.</translation>
        </message>
        <message>
            <source>University Field Station</source>
            <translation>Estación Universitaria</translation>
        </message>
        <message>
            <source>University Field Station: price</source>
            <translation>Estación Universitaria: precio</translation>
        </message>
        <message>
            <source>Until Continue</source>
            <translation>Hasta Continuar</translation>
        </message>
        <message>
            <source>Until then Water can only block</source>
            <translation>Hasta entonces el Agua solo puede bloquear</translation>
        </message>
        <message>
            <source>Until your next turn, no player may play Water on plants. Water can still block.</source>
            <translation>Hasta tu próximo turno nadie puede jugar Agua en plantas. Sigue bloqueando.</translation>
        </message>
        <message>
            <source>Use coins to buy lands and cards, or in trades</source>
            <translation>Con monedas compras terrenos y cartas, o haces tratos</translation>
        </message>
        <message>
            <source>Use {building} on {target}.</source>
            <translation>Usa {building} sobre {target}.</translation>
        </message>
        <message>
            <source>Use {building}: turn {card} into Water.</source>
            <translation>Usa {building}: convierte {card} en Agua.</translation>
        </message>
        <message>
            <source>Use {building}: {plant} on {land}.</source>
            <translation>Usa {building}: {plant} en {land}.</translation>
        </message>
        <message>
            <source>Volunteer Center</source>
            <translation>Centro de Voluntarios</translation>
        </message>
        <message>
            <source>Volunteer Center: cards</source>
            <translation>Centro de Voluntarios: cartas</translation>
        </message>
        <message>
            <source>Volunteer Day</source>
            <translation>Día de voluntarios</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Agua</translation>
        </message>
        <message>
            <source>Weighs every play and blocks the ones that help the leader.</source>
            <translation>Sopesa cada jugada y bloquea lo que ayuda a quien va en cabeza.</translation>
        </message>
        <message>
            <source>What each player’s lands and buildings bring.</source>
            <translation>Lo que dan los terrenos y edificios de cada jugador.</translation>
        </message>
        <message>
            <source>What happens to the cards when a plant would propagate but has no room.</source>
            <translation>Qué pasa con las cartas si una planta fuera a propagarse y no hay sitio.</translation>
        </message>
        <message>
            <source>What you get in return</source>
            <translation>Lo que recibes a cambio</translation>
        </message>
        <message>
            <source>What you get is not worth what you give, or helps others too much.</source>
            <translation>Lo que recibes no vale lo que das, o ayuda demasiado a otros.</translation>
        </message>
        <message>
            <source>What you get is worth more to you than what you give.</source>
            <translation>Lo que recibes vale para ti más que lo que das.</translation>
        </message>
        <message>
            <source>What you give, if both agree</source>
            <translation>Lo que das, si ambos estáis de acuerdo</translation>
        </message>
        <message>
            <source>What you would lose is worth more than the card.</source>
            <translation>Lo que perderías vale más que la carta.</translation>
        </message>
        <message>
            <source>What {who} gives</source>
            <translation>{who} da</translation>
        </message>
        <message>
            <source>When Fire kills the plant here, its owner may immediately plant a small one of the same species.</source>
            <translation>Cuando el Fuego mata aquí la planta, su dueño puede plantar enseguida una pequeña de su especie.</translation>
        </message>
        <message>
            <source>When it is empty, the discard pile is shuffled and becomes the deck</source>
            <translation>Cuando está vacío, los descartes se barajan y pasan a ser el mazo</translation>
        </message>
        <message>
            <source>Whether Headquarters stays bare, can be planted or built on, or is a building on the Empty Field.</source>
            <translation>Si la Sede queda desnuda, se puede plantar o edificar, o es un edificio en el Campo Vacío.</translation>
        </message>
        <message>
            <source>Whether a player may reach the goal through a trade.</source>
            <translation>Si un jugador puede llegar al objetivo con un trato.</translation>
        </message>
        <message>
            <source>Whether a player may trade away Headquarters.</source>
            <translation>Si un jugador puede ceder la Sede en un trato.</translation>
        </message>
        <message>
            <source>Whether every other player may block, or only the owner of the target.</source>
            <translation>Si puede bloquear cualquier otro jugador, o solo el dueño del objetivo.</translation>
        </message>
        <message>
            <source>Whether you may remove a building of yours from a land. It costs nothing and pays nothing.</source>
            <translation>Si puedes quitar un edificio tuyo de un terreno. No cuesta ni da nada.</translation>
        </message>
        <message>
            <source>Who goes first</source>
            <translation>Quién empieza</translation>
        </message>
        <message numerus="yes">
            <source>Who goes first: {who} draws {land}, %n coin(s).</source>
            <translation>
                <numerusform>Quién empieza: {who} saca {land}, %n moneda.</numerusform>
                <numerusform>Quién empieza: {who} saca {land}, %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Who may block</source>
            <translation>Quién puede bloquear</translation>
        </message>
        <message>
            <source>Wind Gap</source>
            <translation>Paso de Viento</translation>
        </message>
        <message>
            <source>Winning by a trade</source>
            <translation>Ganar con un trato</translation>
        </message>
        <message>
            <source>Winter Rain</source>
            <translation>Lluvia de invierno</translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} cannot go first.</source>
            <translation>
                <numerusform>Con %n jugador, el asiento {seat} no puede empezar.</numerusform>
                <numerusform>Con %n jugadores, el asiento {seat} no puede empezar.</numerusform>
            </translation>
        </message>
        <message>
            <source>With a limit, the oldest land goes under the Land Deck.</source>
            <translation>Con un límite, el terreno más antiguo va bajo el mazo de terrenos.</translation>
        </message>
        <message>
            <source>With a limit, you discard down to it at the end of your turn.</source>
            <translation>Con un límite, descartas hasta él al final de tu turno.</translation>
        </message>
        <message>
            <source>With one player, choose the solo challenge. The solo challenge is for one player only.</source>
            <translation>Con un solo jugador, elige el desafío en solitario. Ese desafío es solo para un jugador.</translation>
        </message>
        <message>
            <source>With the penalty, each big invasive costs its owner one star. The total may fall below zero.</source>
            <translation>Con la penalización, cada invasora grande cuesta una estrella a su dueño. El total puede bajar de cero.</translation>
        </message>
        <message>
            <source>With two or three players, later seats start with a few more coins and cards.</source>
            <translation>Con dos o tres jugadores, los asientos posteriores empiezan con algunas monedas y cartas más.</translation>
        </message>
        <message numerus="yes">
            <source>With {cards} on your {plant} ({land}) you could go from {now} to %n star(s).</source>
            <translation>
                <numerusform>Con {cards} en {plant} ({land}) podrías pasar de {now} a %n estrella.</numerusform>
                <numerusform>Con {cards} en {plant} ({land}) podrías pasar de {now} a %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Without the Diversity bonus.</source>
            <translation>Sin la bonificación por Diversidad.</translation>
        </message>
        <message>
            <source>Woody</source>
            <translation>Leñosa</translation>
        </message>
        <message>
            <source>Worked out from what all players can see and from your own hand</source>
            <translation>Calculado con lo que todos ven y con tu propia mano</translation>
        </message>
        <message>
            <source>Works like</source>
            <translation>Funciona como</translation>
        </message>
        <message>
            <source>Worth nothing</source>
            <translation>No vale nada</translation>
        </message>
        <message>
            <source>Yellow</source>
            <translation>Amarillo</translation>
        </message>
        <message>
            <source>Yes</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>You can also sell it.</source>
            <translation>También puedes venderla.</translation>
        </message>
        <message>
            <source>You can make only one counter-offer to an offer.</source>
            <translation>Solo puedes hacer una contraoferta por oferta.</translation>
        </message>
        <message numerus="yes">
            <source>You can still buy a land: %n in the market.</source>
            <translation>
                <numerusform>Aún puedes comprar un terreno: hay %n en el mercado.</numerusform>
                <numerusform>Aún puedes comprar un terreno: hay %n en el mercado.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t do this in this step of the turn.</source>
            <translation>No puedes hacer esto en este paso del turno.</translation>
        </message>
        <message>
            <source>You can’t target yourself.</source>
            <translation>No puedes elegirte a ti como objetivo.</translation>
        </message>
        <message>
            <source>You can’t use the card now, and the coin helps to pay for a land.</source>
            <translation>Ahora la carta no te sirve, y la moneda ayuda a pagar un terreno.</translation>
        </message>
        <message>
            <source>You choose the land: {lands}.</source>
            <translation>Tú eliges el terreno: {lands}.</translation>
        </message>
        <message>
            <source>You do not own this building.</source>
            <translation>Este edificio no es tuyo.</translation>
        </message>
        <message>
            <source>You don’t have the card or cards.</source>
            <translation>No tienes la carta o las cartas.</translation>
        </message>
        <message numerus="yes">
            <source>You gain %n star(s).</source>
            <translation>
                <numerusform>Ganas %n estrella.</numerusform>
                <numerusform>Ganas %n estrellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain up to %n star(s).</source>
            <translation>
                <numerusform>Ganas hasta %n estrella.</numerusform>
                <numerusform>Ganas hasta %n estrellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You have %n Water card(s).</source>
            <translation>
                <numerusform>Tienes %n carta de Agua.</numerusform>
                <numerusform>Tienes %n cartas de Agua.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have already bought a Land Card this turn.</source>
            <translation>Ya has comprado un terreno este turno.</translation>
        </message>
        <message>
            <source>You have an invasive plant. It brings no stars and takes up a land. Rest the pointer on it to see what gets rid of it.</source>
            <translation>Tienes una planta invasora. No da estrellas y ocupa un terreno. Deja el puntero sobre ella para ver cómo librarte de ella.</translation>
        </message>
        <message>
            <source>You have an offer: accept it, decline it, or answer once with a counter-offer.</source>
            <translation>Tienes una oferta: acéptala, recházala o responde una vez con una contraoferta.</translation>
        </message>
        <message>
            <source>You have bought your land for this turn.</source>
            <translation>Ya has comprado tu terreno de este turno.</translation>
        </message>
        <message>
            <source>You have made all your offers for this turn.</source>
            <translation>Ya has hecho todas tus ofertas de este turno.</translation>
        </message>
        <message>
            <source>You have more cards of this type than of any other.</source>
            <translation>De ningún otro tipo tienes tantas cartas.</translation>
        </message>
        <message>
            <source>You have no Resource Cards.</source>
            <translation>No tienes cartas de recurso.</translation>
        </message>
        <message>
            <source>You have no open land for this building.</source>
            <translation>No tienes ningún terreno libre para este edificio.</translation>
        </message>
        <message numerus="yes">
            <source>You lose %n star(s).</source>
            <translation>
                <numerusform>Pierdes %n estrella.</numerusform>
                <numerusform>Pierdes %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may buy one land or building a turn.</source>
            <translation>Puedes comprar un terreno o edificio por turno.</translation>
        </message>
        <message numerus="yes">
            <source>You may lose %n star(s).</source>
            <translation>
                <numerusform>Quizá pierdas %n estrella.</numerusform>
                <numerusform>Quizá pierdas %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>You may propagate one of your big natives, no matter what its card says.</source>
            <translation>Puedes propagar una de tus autóctonas grandes, diga lo que diga su carta.</translation>
        </message>
        <message>
            <source>You must keep the second roll.</source>
            <translation>Tienes que quedarte con la segunda tirada.</translation>
        </message>
        <message numerus="yes">
            <source>You needed %n star(s) in {turns} turns.</source>
            <translation>
                <numerusform>Necesitabas %n estrella en {turns} turnos.</numerusform>
                <numerusform>Necesitabas %n estrellas en {turns} turnos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You take %n coin(s) from {who}.</source>
            <translation>
                <numerusform>Quitas %n moneda a {who}.</numerusform>
                <numerusform>Quitas %n monedas a {who}.</numerusform>
            </translation>
        </message>
        <message>
            <source>You take a card from {who}.</source>
            <translation>Quitas una carta a {who}.</translation>
        </message>
        <message>
            <source>You take a random card from {who}.</source>
            <translation>Quitas a {who} una carta al azar.</translation>
        </message>
        <message>
            <source>You take some coins from {who}.</source>
            <translation>Quitas unas monedas a {who}.</translation>
        </message>
        <message>
            <source>Your lands from left to right. A land you buy is added on the right</source>
            <translation>Tus terrenos de izquierda a derecha. Lo que compras se añade a la derecha</translation>
        </message>
        <message>
            <source>Your landscape</source>
            <translation>Tu paisaje</translation>
        </message>
        <message>
            <source>Yucca</source>
            <translation>Yuca</translation>
        </message>
        <message>
            <source>a building</source>
            <translation>un edificio</translation>
        </message>
        <message>
            <source>a native must be worth more stars on its big side than on its small side</source>
            <translation>una autóctona debe valer más estrellas en su cara grande que en la pequeña</translation>
        </message>
        <message>
            <source>a random card from that hand</source>
            <translation>una carta al azar de esa mano</translation>
        </message>
        <message>
            <source>a turn</source>
            <translation>por turno</translation>
        </message>
        <message>
            <source>affected when this region is rolled, and by every Fire Event</source>
            <translation>afectado cuando sale esta región, y por todo Incendio</translation>
        </message>
        <message>
            <source>affected when this region is rolled, but never by Fire Events</source>
            <translation>afectado cuando sale esta región, pero nunca por un Incendio</translation>
        </message>
        <message>
            <source>affected when this region is rolled: fires, earthquakes and weather</source>
            <translation>afectado cuando sale esta región: fuegos, terremotos y clima</translation>
        </message>
        <message numerus="yes">
            <source>and %n more plant(s)</source>
            <translation>
                <numerusform>y %n planta más</numerusform>
                <numerusform>y %n plantas más</numerusform>
            </translation>
        </message>
        <message>
            <source>bare</source>
            <translation>desnudo</translation>
        </message>
        <message>
            <source>blocks nothing</source>
            <translation>no bloquea nada</translation>
        </message>
        <message>
            <source>blocks {card}</source>
            <translation>bloquea {card}</translation>
        </message>
        <message>
            <source>both regions</source>
            <translation>ambas regiones</translation>
        </message>
        <message>
            <source>burning now</source>
            <translation>arde ahora</translation>
        </message>
        <message>
            <source>burns first</source>
            <translation>arde primero</translation>
        </message>
        <message>
            <source>burns last</source>
            <translation>arde al final</translation>
        </message>
        <message>
            <source>burns later</source>
            <translation>arde después</translation>
        </message>
        <message>
            <source>burns next</source>
            <translation>arde luego</translation>
        </message>
        <message>
            <source>can block it</source>
            <translation>puede bloquearla</translation>
        </message>
        <message>
            <source>can’t be blocked</source>
            <translation>no se puede bloquear</translation>
        </message>
        <message>
            <source>cards</source>
            <translation>cartas</translation>
        </message>
        <message>
            <source>chooses</source>
            <translation>elige</translation>
        </message>
        <message>
            <source>coins</source>
            <translation>monedas</translation>
        </message>
        <message>
            <source>comes first</source>
            <translation>va primero</translation>
        </message>
        <message>
            <source>comes last</source>
            <translation>va al final</translation>
        </message>
        <message>
            <source>comes later</source>
            <translation>va después</translation>
        </message>
        <message>
            <source>comes next</source>
            <translation>va luego</translation>
        </message>
        <message numerus="yes">
            <source>costs %n coin(s)</source>
            <translation>
                <numerusform>cuesta %n moneda</numerusform>
                <numerusform>cuesta %n monedas</numerusform>
            </translation>
        </message>
        <message>
            <source>damaged</source>
            <translation>dañada</translation>
        </message>
        <message>
            <source>done</source>
            <translation>hecho</translation>
        </message>
        <message>
            <source>for 1 player or more</source>
            <translation>desde 1 jugador</translation>
        </message>
        <message>
            <source>for 2 players or more</source>
            <translation>desde 2 jugadores</translation>
        </message>
        <message>
            <source>for 3 players or more</source>
            <translation>desde 3 jugadores</translation>
        </message>
        <message>
            <source>for 4 players</source>
            <translation>con 4 jugadores</translation>
        </message>
        <message>
            <source>for its owner, even when planted or built on</source>
            <translation>para su dueño, incluso plantado o edificado</translation>
        </message>
        <message>
            <source>for lands, cards and trades</source>
            <translation>para terrenos, cartas y tratos</translation>
        </message>
        <message numerus="yes">
            <source>from native plants; %n win the match</source>
            <translation>
                <numerusform>de plantas autóctonas; con %n se gana la partida</numerusform>
                <numerusform>de plantas autóctonas; con %n se gana la partida</numerusform>
            </translation>
        </message>
        <message>
            <source>grows</source>
            <translation>crece</translation>
        </message>
        <message>
            <source>has burned</source>
            <translation>ha ardido</translation>
        </message>
        <message>
            <source>has grown</source>
            <translation>ha crecido</translation>
        </message>
        <message>
            <source>here now</source>
            <translation>ahora aquí</translation>
        </message>
        <message>
            <source>in the ground; one Water makes them sprout: {plant}</source>
            <translation>en el suelo; un solo Agua las hace brotar: {plant}</translation>
        </message>
        <message>
            <source>included, from the pool</source>
            <translation>incluida, del fondo</translation>
        </message>
        <message>
            <source>invades</source>
            <translation>invade</translation>
        </message>
        <message numerus="yes">
            <source>invades: %n land(s) to choose from</source>
            <translation>
                <numerusform>invade: %n terreno para elegir</numerusform>
                <numerusform>invade: %n terrenos para elegir</numerusform>
            </translation>
        </message>
        <message>
            <source>invades: seedling on {lands}</source>
            <translation>invade: un retoño en {lands}</translation>
        </message>
        <message>
            <source>invasive, red border</source>
            <translation>invasora, borde rojo</translation>
        </message>
        <message>
            <source>invasive, yellow border</source>
            <translation>invasora, borde amarillo</translation>
        </message>
        <message>
            <source>is damaged</source>
            <translation>sufre daño</translation>
        </message>
        <message>
            <source>is in the file twice</source>
            <translation>está dos veces en el archivo</translation>
        </message>
        <message>
            <source>is killed</source>
            <translation>muere</translation>
        </message>
        <message numerus="yes">
            <source>lost %n plant(s) to fire</source>
            <translation>
                <numerusform>perdió %n planta en el fuego</numerusform>
                <numerusform>perdió %n plantas en el fuego</numerusform>
            </translation>
        </message>
        <message>
            <source>must be capital letters and a number for a card, and lower-case letters for a species</source>
            <translation>debe ser mayúsculas y un número para una carta, y minúsculas para una especie</translation>
        </message>
        <message>
            <source>must have four cards</source>
            <translation>debe tener cuatro cartas</translation>
        </message>
        <message>
            <source>must have four numbers: copies marked 1+, 2+, 3+ and 4+</source>
            <translation>debe tener cuatro números: copias marcadas 1+, 2+, 3+ y 4+</translation>
        </message>
        <message>
            <source>must have two numbers: the stars of the small side and of the big side</source>
            <translation>debe tener dos números: estrellas de la cara pequeña y de la grande</translation>
        </message>
        <message>
            <source>native</source>
            <translation>autóctona</translation>
        </message>
        <message>
            <source>no plant</source>
            <translation>sin planta</translation>
        </message>
        <message>
            <source>no room</source>
            <translation>sin sitio</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>none in hand</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>not reached</source>
            <translation>no llega</translation>
        </message>
        <message>
            <source>not woody</source>
            <translation>no leñosa</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>nothing grows here</source>
            <translation>aquí no crece nada</translation>
        </message>
        <message>
            <source>nothing happens</source>
            <translation>no ocurre nada</translation>
        </message>
        <message>
            <source>nothing in return</source>
            <translation>nada a cambio</translation>
        </message>
        <message>
            <source>nothing: no room for a seedling</source>
            <translation>nada: sin sitio para un retoño</translation>
        </message>
        <message>
            <source>nothing: the pool is empty</source>
            <translation>nada: el fondo está vacío</translation>
        </message>
        <message>
            <source>of {number}</source>
            <translation>de {number}</translation>
        </message>
        <message>
            <source>oldest first; buy one a turn</source>
            <translation>primero el más antiguo, uno por turno</translation>
        </message>
        <message>
            <source>on the big side</source>
            <translation>en la cara grande</translation>
        </message>
        <message>
            <source>on the small side</source>
            <translation>en la cara pequeña</translation>
        </message>
        <message>
            <source>one card</source>
            <translation>una carta</translation>
        </message>
        <message>
            <source>open</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>pasó</translation>
        </message>
        <message>
            <source>passed already</source>
            <translation>ya pasó</translation>
        </message>
        <message>
            <source>plant killed</source>
            <translation>muere</translation>
        </message>
        <message numerus="yes">
            <source>plays most: {what}, %n time(s)</source>
            <translation>
                <numerusform>juega sobre todo: {what}, %n vez</numerusform>
                <numerusform>juega sobre todo: {what}, %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>pool empty</source>
            <translation>fondo vacío</translation>
        </message>
        <message>
            <source>propagates</source>
            <translation>se propaga</translation>
        </message>
        <message numerus="yes">
            <source>propagates: %n land(s) to choose from</source>
            <translation>
                <numerusform>se propaga: %n terreno para elegir</numerusform>
                <numerusform>se propaga: %n terrenos para elegir</numerusform>
            </translation>
        </message>
        <message>
            <source>propagates: seedling on {lands}</source>
            <translation>se propaga: un retoño en {lands}</translation>
        </message>
        <message>
            <source>protected</source>
            <translation>protegida</translation>
        </message>
        <message>
            <source>safe: creek</source>
            <translation>a salvo</translation>
        </message>
        <message>
            <source>saved</source>
            <translation>salvada</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>saltado</translation>
        </message>
        <message>
            <source>skipped: creek</source>
            <translation>ribera</translation>
        </message>
        <message>
            <source>sprouts</source>
            <translation>brota</translation>
        </message>
        <message>
            <source>stars</source>
            <translation>estrellas</translation>
        </message>
        <message numerus="yes">
            <source>steals %n of them, or all if there are fewer</source>
            <translation>
                <numerusform>roba %n de ellas, o todas si hay menos</numerusform>
                <numerusform>roba %n de ellas, o todas si hay menos</numerusform>
            </translation>
        </message>
        <message>
            <source>steals one of them at random</source>
            <translation>roba una de ellas al azar</translation>
        </message>
        <message>
            <source>still to come</source>
            <translation>por venir</translation>
        </message>
        <message>
            <source>still to come, and will kill it</source>
            <translation>por venir, y la mata</translation>
        </message>
        <message>
            <source>still to come, and will make it grow</source>
            <translation>por venir, y la hace crecer</translation>
        </message>
        <message>
            <source>still to come, but won’t do anything to it</source>
            <translation>por venir, pero no le hace nada</translation>
        </message>
        <message>
            <source>the fire does not reach it</source>
            <translation>el fuego no llega</translation>
        </message>
        <message>
            <source>the fire has passed</source>
            <translation>el fuego ha pasado</translation>
        </message>
        <message>
            <source>the fire is still to come and will kill it</source>
            <translation>el fuego está por venir y la mata</translation>
        </message>
        <message>
            <source>the fire is still to come and will make it grow</source>
            <translation>el fuego está por venir y la hace crecer</translation>
        </message>
        <message>
            <source>the fire is still to come, but won’t harm it</source>
            <translation>el fuego está por venir, pero no le hace daño</translation>
        </message>
        <message>
            <source>the seeds sprout</source>
            <translation>las semillas brotan</translation>
        </message>
        <message>
            <source>the {plant} on {land}</source>
            <translation>{plant} ({land})</translation>
        </message>
        <message numerus="yes">
            <source>there must be %n species</source>
            <translation>
                <numerusform>debe haber %n especie</numerusform>
                <numerusform>debe haber %n especies</numerusform>
            </translation>
        </message>
        <message>
            <source>there must be natives and invasives</source>
            <translation>debe haber autóctonas e invasoras</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>por venir</translation>
        </message>
        <message>
            <source>unharmed</source>
            <translation>ilesa</translation>
        </message>
        <message>
            <source>was rolled: only lands there are affected</source>
            <translation>ha salido: solo alcanza a los terrenos de allí</translation>
        </message>
        <message>
            <source>was the last roll; it has no effect this turn</source>
            <translation>fue la última tirada; este turno no tiene efecto</translation>
        </message>
        <message>
            <source>will be damaged</source>
            <translation>sufrirá daño</translation>
        </message>
        <message>
            <source>will be killed</source>
            <translation>morirá</translation>
        </message>
        <message>
            <source>will grow</source>
            <translation>crecerá</translation>
        </message>
        <message>
            <source>will invade</source>
            <translation>invadirá</translation>
        </message>
        <message>
            <source>will propagate</source>
            <translation>se propagará</translation>
        </message>
        <message>
            <source>will sprout</source>
            <translation>brotará</translation>
        </message>
        <message>
            <source>with {players} players there must be more fires than events of any other kind</source>
            <translation>con {players} jugadores debe haber más fuegos que sucesos de cualquier otro tipo</translation>
        </message>
        <message>
            <source>woody</source>
            <translation>leñosa</translation>
        </message>
        <message>
            <source>{cards} together</source>
            <translation>{cards} juntas</translation>
        </message>
        <message>
            <source>{card} blocks your {stopped}.</source>
            <translation>{card} bloquea tu {stopped}.</translation>
        </message>
        <message>
            <source>{card} blocks {stopped}.</source>
            <translation>{card} bloquea {stopped}.</translation>
        </message>
        <message>
            <source>{card} in your hand</source>
            <translation>{card} en tu mano</translation>
        </message>
        <message>
            <source>{card}, played by {who}</source>
            <translation>{card}, jugada por {who}</translation>
        </message>
        <message>
            <source>{card}, shown by {who}</source>
            <translation>{card}, mostrada por {who}</translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n asked for</source>
            <translation>
                <numerusform>{card}: se pide %n</numerusform>
                <numerusform>{card}: se piden %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{card}: %n of {held}</source>
            <translation>
                <numerusform>{card}: %n de {held}</numerusform>
                <numerusform>{card}: %n de {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>{card}: one less</source>
            <translation>{card}: una menos</translation>
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
            <translation>¡{event}!</translation>
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
                <numerusform>{goods}; {cards} de %n carta</numerusform>
                <numerusform>{goods}; {cards} de %n cartas</numerusform>
            </translation>
        </message>
        <message>
            <source>{land} (Creekside): skipped.</source>
            <translation>{land} (Ribera): el fuego se lo salta.</translation>
        </message>
        <message>
            <source>{land} ({area}): skipped.</source>
            <translation>{land} ({area}): el fuego se lo salta.</translation>
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
            <translation>{land} va bajo el mazo de terrenos.</translation>
        </message>
        <message>
            <source>{land} is added to the market.</source>
            <translation>{land} llega al mercado.</translation>
        </message>
        <message>
            <source>{land}: the seeds can’t sprout, as the pool has no cards left.</source>
            <translation>{land}: las semillas no brotan, en el fondo no queda carta.</translation>
        </message>
        <message>
            <source>{land}: the seeds sprout.</source>
            <translation>{land}: las semillas brotan.</translation>
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
            <translation>{land}: {plant} no puede propagarse, el fondo está vacío.</translation>
        </message>
        <message>
            <source>{land}: {plant} drowns.</source>
            <translation>{land}: {plant} se ahoga.</translation>
        </message>
        <message>
            <source>{land}: {plant} grows.</source>
            <translation>{land}: {plant} crece.</translation>
        </message>
        <message>
            <source>{land}: {plant} has no room for a seedling.</source>
            <translation>{land}: {plant} no tiene sitio para un retoño.</translation>
        </message>
        <message>
            <source>{land}: {plant} invades.</source>
            <translation>{land}: {plant} invade.</translation>
        </message>
        <message>
            <source>{land}: {plant} is damaged.</source>
            <translation>{land}: {plant} sufre daño.</translation>
        </message>
        <message>
            <source>{land}: {plant} is gone; with your answer it is still there.</source>
            <translation>{land}: {plant} ya no está; con tu respuesta sigue ahí.</translation>
        </message>
        <message>
            <source>{land}: {plant} is killed.</source>
            <translation>{land}: {plant} muere.</translation>
        </message>
        <message>
            <source>{land}: {plant} propagates.</source>
            <translation>{land}: {plant} se propaga.</translation>
        </message>
        <message>
            <source>{land}: {plant} protected by the Fire Station.</source>
            <translation>{land}: el Parque de Bomberos protege {plant}.</translation>
        </message>
        <message>
            <source>{land}: {plant} saved with a Water.</source>
            <translation>{land}: {plant} se salva con un Agua.</translation>
        </message>
        <message>
            <source>{land}: {plant} unharmed.</source>
            <translation>{land}: {plant} sale indemne.</translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer nothing grows there.</source>
            <translation>
                <numerusform>{land}: {plant}, %n estrella; con tu respuesta no crece nada.</numerusform>
                <numerusform>{land}: {plant}, %n estrellas; con tu respuesta no crece nada.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{land}: {plant}, %n star(s); with your answer {other}, {stars}.</source>
            <translation>
                <numerusform>{land}: {plant}, %n estrella; con tu respuesta {other}, {stars}.</numerusform>
                <numerusform>{land}: {plant}, %n estrellas; con tu respuesta {other}, {stars}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{land}: {plant}, {fate}</source>
            <translation>{land}: {plant}, {fate}</translation>
        </message>
        <message>
            <source>{least} to {most}</source>
            <translation>de {least} a {most}</translation>
        </message>
        <message>
            <source>{name}</source>
            <translation>{name}</translation>
        </message>
        <message>
            <source>{now}, as now</source>
            <translation>{now}, como ahora</translation>
        </message>
        <message>
            <source>{now}, then {then}</source>
            <translation>{now}, luego {then}</translation>
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
            <translation>{number}, como ahora</translation>
        </message>
        <message>
            <source>{one} and {other}</source>
            <translation>{one} y {other}</translation>
        </message>
        <message>
            <source>{one} and {two}</source>
            <translation>{one} y {two}</translation>
        </message>
        <message>
            <source>{plant} does not react to {cards}.</source>
            <translation>{plant} no responde a {cards}.</translation>
        </message>
        <message>
            <source>{plant} flips to its big side.</source>
            <translation>{plant} pasa a su cara grande.</translation>
        </message>
        <message>
            <source>{plant} flips to its small side.</source>
            <translation>{plant} vuelve a su cara pequeña.</translation>
        </message>
        <message>
            <source>{plant} for {who}, who chooses the land.</source>
            <translation>{plant} para {who}, que elige el terreno.</translation>
        </message>
        <message>
            <source>{plant} goes back to the pool.</source>
            <translation>{plant} vuelve al fondo.</translation>
        </message>
        <message>
            <source>{plant} is planted on {land}.</source>
            <translation>Se planta {plant} en {land}.</translation>
        </message>
        <message>
            <source>{plant} on one of your lands; you choose which.</source>
            <translation>{plant} en un terreno tuyo; tú eliges cuál.</translation>
        </message>
        <message>
            <source>{plant} {number}</source>
            <translation>{plant} {number}</translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left</source>
            <translation>
                <numerusform>{plant}, queda %n</numerusform>
                <numerusform>{plant}, quedan %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, %n left in the pool.</source>
            <translation>
                <numerusform>{plant}, queda %n en el fondo.</numerusform>
                <numerusform>{plant}, quedan %n en el fondo.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): choose its land</source>
            <translation>
                <numerusform>{plant}, +%n estrella: elige su terreno</numerusform>
                <numerusform>{plant}, +%n estrellas: elige su terreno</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{plant}, +%n star(s): may grow back</source>
            <translation>
                <numerusform>{plant}, +%n estrella: puede volver a brotar</numerusform>
                <numerusform>{plant}, +%n estrellas: puede volver a brotar</numerusform>
            </translation>
        </message>
        <message>
            <source>{plant}, {land}: {does}</source>
            <translation>{plant}, {land}: {does}</translation>
        </message>
        <message>
            <source>{plant}: choose its land</source>
            <translation>{plant}: elige su terreno</translation>
        </message>
        <message>
            <source>{plant}: may grow back</source>
            <translation>{plant}: puede volver a brotar</translation>
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
            <translation>{score} de {target} estrellas</translation>
        </message>
        <message>
            <source>{there} of {held}</source>
            <translation>{there} de {held}</translation>
        </message>
        <message>
            <source>{victim} has no cards left to steal.</source>
            <translation>{victim} ya no tiene ninguna carta que robar.</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} accepts. {offer}</source>
            <translation>{who} acepta. {offer}</translation>
        </message>
        <message>
            <source>{who} after the trade</source>
            <translation>{who} tras el trato</translation>
        </message>
        <message>
            <source>{who} after the trade: stars {stars}; coins {coins}; cards {cards}; a turn: coins {income}, cards {drawn}.</source>
            <translation>{who} tras el trato: estrellas {stars}; monedas {coins}; cartas {cards}; por turno: monedas {income}, cartas {drawn}.</translation>
        </message>
        <message>
            <source>{who} asks for: {goods}.</source>
            <translation>{who} pide: {goods}.</translation>
        </message>
        <message>
            <source>{who} asks {partner} for {get} and gives nothing.</source>
            <translation>{who} pide a {partner} {get} y no da nada.</translation>
        </message>
        <message>
            <source>{who} begins with Headquarters and an Empty Field, {area}.</source>
            <translation>{who} empieza con la Sede y un Campo Vacío, región {area}.</translation>
        </message>
        <message>
            <source>{who} blocks it with {card}.</source>
            <translation>{who} la bloquea con {card}.</translation>
        </message>
        <message>
            <source>{who} blocks the block with {card}.</source>
            <translation>{who} bloquea el bloqueo con {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {building} for %n coin(s) and puts it on {land}.</source>
            <translation>
                <numerusform>{who} compra {building} por %n moneda y lo pone en {land}.</numerusform>
                <numerusform>{who} compra {building} por %n monedas y lo pone en {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who} compra {land} por %n moneda.</numerusform>
                <numerusform>{who} compra {land} por %n monedas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} buys {land} with a {plant} for %n coin(s).</source>
            <translation>
                <numerusform>{who} compra {land} por %n moneda. Viene con: {plant}.</numerusform>
                <numerusform>{who} compra {land} por %n monedas. Viene con: {plant}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} cancels the counter-offer. The first offer still stands.</source>
            <translation>{who} cancela la contraoferta. La primera oferta sigue en pie.</translation>
        </message>
        <message>
            <source>{who} cancels the offer.</source>
            <translation>{who} cancela la oferta.</translation>
        </message>
        <message>
            <source>{who} cancels the offer. Nothing changes hands.</source>
            <translation>{who} cancela la oferta. Nada cambia de manos.</translation>
        </message>
        <message>
            <source>{who} cannot pay: {building} on {land} is lost.</source>
            <translation>{who} no puede pagar: se pierde {building} ({land}).</translation>
        </message>
        <message>
            <source>{who} chooses none.</source>
            <translation>{who} no elige nada.</translation>
        </message>
        <message>
            <source>{who} chooses the land: {lands}.</source>
            <translation>{who} elige el terreno: {lands}.</translation>
        </message>
        <message>
            <source>{who} chooses {other}.</source>
            <translation>{who} elige a {other}.</translation>
        </message>
        <message>
            <source>{who} chooses {target}.</source>
            <translation>{who} elige: {target}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} collects %n coin(s).</source>
            <translation>
                <numerusform>{who} cobra %n moneda.</numerusform>
                <numerusform>{who} cobra %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} decides whether to spend a Water on {target}.</source>
            <translation>{who} decide si gasta un Agua en {target}.</translation>
        </message>
        <message>
            <source>{who} decides.</source>
            <translation>{who} decide.</translation>
        </message>
        <message>
            <source>{who} declines {other}’s counter-offer. The first offer still stands.</source>
            <translation>{who} rechaza la contraoferta de {other}. La primera oferta sigue en pie.</translation>
        </message>
        <message>
            <source>{who} declines {other}’s offer.</source>
            <translation>{who} rechaza la oferta de {other}.</translation>
        </message>
        <message>
            <source>{who} demolishes {building}.</source>
            <translation>{who} derriba {building}.</translation>
        </message>
        <message>
            <source>{who} discards {card}.</source>
            <translation>{who} descarta {card}.</translation>
        </message>
        <message>
            <source>{who} doesn’t spend a Water on {target}.</source>
            <translation>{who} no gasta Agua en {target}.</translation>
        </message>
        <message>
            <source>{who} draws a Resource Card.</source>
            <translation>{who} roba una carta de recurso.</translation>
        </message>
        <message numerus="yes">
            <source>{who} draws a card for %n coin(s).</source>
            <translation>
                <numerusform>{who} roba una carta por %n moneda.</numerusform>
                <numerusform>{who} roba una carta por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} draws {card}.</source>
            <translation>{who} roba {card}.</translation>
        </message>
        <message>
            <source>{who} ends the turn.</source>
            <translation>{who} acaba el turno.</translation>
        </message>
        <message numerus="yes">
            <source>{who} gains %n star(s).</source>
            <translation>
                <numerusform>{who} gana %n estrella.</numerusform>
                <numerusform>{who} gana %n estrellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} gains up to %n star(s).</source>
            <translation>
                <numerusform>{who} gana hasta %n estrella.</numerusform>
                <numerusform>{who} gana hasta %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} gives</source>
            <translation>{who} da</translation>
        </message>
        <message>
            <source>{who} gives up {building}.</source>
            <translation>{who} renuncia a {building}.</translation>
        </message>
        <message>
            <source>{who} gives {partner} {give} and asks for nothing.</source>
            <translation>{who} da a {partner} {give} y no pide nada.</translation>
        </message>
        <message>
            <source>{who} gives {partner} {give} for {get}.</source>
            <translation>{who} da a {partner} {give} por {get}.</translation>
        </message>
        <message>
            <source>{who} goes first.</source>
            <translation>Empieza {who}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} goes later and gets %n more coin(s).</source>
            <translation>
                <numerusform>{who} empieza después y recibe %n moneda más.</numerusform>
                <numerusform>{who} empieza después y recibe %n monedas más.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n card(s).</source>
            <translation>
                <numerusform>{who} tiene %n carta.</numerusform>
                <numerusform>{who} tiene %n cartas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} has %n.</source>
            <translation>
                <numerusform>{who} tiene %n.</numerusform>
                <numerusform>{who} tiene %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has no Resource Cards.</source>
            <translation>{who} no tiene cartas de recurso.</translation>
        </message>
        <message>
            <source>{who} has the best landscape: {stars} stars.</source>
            <translation>{who} tiene el mejor paisaje: {stars} estrellas.</translation>
        </message>
        <message>
            <source>{who} keeps the roll.</source>
            <translation>{who} se queda con la tirada.</translation>
        </message>
        <message>
            <source>{who} leaves {land} open.</source>
            <translation>{who} deja libre {land}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} loses %n star(s).</source>
            <translation>
                <numerusform>{who} pierde %n estrella.</numerusform>
                <numerusform>{who} pierde %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} makes {partner} a counter-offer. {offer}</source>
            <translation>{who} hace una contraoferta a {partner}. {offer}</translation>
        </message>
        <message>
            <source>{who} makes {partner} an offer. {offer}</source>
            <translation>{who} hace una oferta a {partner}. {offer}</translation>
        </message>
        <message numerus="yes">
            <source>{who} may lose %n star(s).</source>
            <translation>
                <numerusform>Quizá {who} pierda %n estrella.</numerusform>
                <numerusform>Quizá {who} pierda %n estrellas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} must discard %n more card(s).</source>
            <translation>
                <numerusform>{who} tiene que descartar %n carta más.</numerusform>
                <numerusform>{who} tiene que descartar %n cartas más.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} passes to {other}: {card}.</source>
            <translation>{who} pasa a {other}: {card}.</translation>
        </message>
        <message>
            <source>{who} passes.</source>
            <translation>{who} pasa.</translation>
        </message>
        <message numerus="yes">
            <source>{who} pays %n coin(s) to keep {building}.</source>
            <translation>
                <numerusform>{who} paga %n moneda por conservar {building}.</numerusform>
                <numerusform>{who} paga %n monedas por conservar {building}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal a card from {other}</source>
            <translation>{who} juega Malicia para robar una carta a {other}</translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal a card from {victim}.</source>
            <translation>{who} juega Malicia para robar una carta a {victim}.</translation>
        </message>
        <message>
            <source>{who} plays Nefarious to steal coins from {victim}.</source>
            <translation>{who} juega Malicia para robar monedas a {victim}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} plays Nefarious to steal up to %n coin(s) from {other}</source>
            <translation>
                <numerusform>{who} juega Malicia para robar %n moneda a {other}</numerusform>
                <numerusform>{who} juega Malicia para robar hasta %n monedas a {other}</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} plays Nefarious: {plant} for {owner}’s {land}.</source>
            <translation>{who} juega Malicia: {plant} para {land}, de {owner}.</translation>
        </message>
        <message>
            <source>{who} plays Nefarious: {plant} on {land}</source>
            <translation>{who} juega Malicia: {plant} en {land}</translation>
        </message>
        <message>
            <source>{who} plays cards, buys something or ends the turn.</source>
            <translation>{who} juega cartas, compra o acaba el turno.</translation>
        </message>
        <message>
            <source>{who} plays cards, buys something, trades or ends the turn.</source>
            <translation>{who} juega cartas, compra, hace tratos o acaba el turno.</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {land}</source>
            <translation>{who} juega {cards} en {land}</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {target} ({owner}).</source>
            <translation>{who} juega {cards} sobre {target}, de {owner}.</translation>
        </message>
        <message>
            <source>{who} plays {cards} on {target}.</source>
            <translation>{who} juega {cards} sobre {target}.</translation>
        </message>
        <message>
            <source>{who} prepares a counter-offer.</source>
            <translation>{who} prepara una contraoferta.</translation>
        </message>
        <message>
            <source>{who} prepares a counter-offer. The first offer still stands.</source>
            <translation>{who} prepara una contraoferta. La primera oferta sigue en pie.</translation>
        </message>
        <message>
            <source>{who} prepares an offer for {partner}.</source>
            <translation>{who} prepara una oferta para {partner}.</translation>
        </message>
        <message>
            <source>{who} puts into the basket: {goods}.</source>
            <translation>{who} pone en la cesta: {goods}.</translation>
        </message>
        <message>
            <source>{who} puts the {plant} on {land}, where it replaces the {other}.</source>
            <translation>{who} pone {plant} en {land}, en lugar de {other}.</translation>
        </message>
        <message>
            <source>{who} puts the {plant} on {land}.</source>
            <translation>{who} pone {plant} en {land}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} sells {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who} vende {card} por %n moneda.</numerusform>
                <numerusform>{who} vende {card} por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} share the victory.</source>
            <translation>{who} comparten la victoria.</translation>
        </message>
        <message>
            <source>{who} spends a Water to save {target}.</source>
            <translation>{who} gasta un Agua para salvar {target}.</translation>
        </message>
        <message>
            <source>{who} steals from {victim}: {card}.</source>
            <translation>{who} roba a {victim}: {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} takes %n coin(s) from {victim}.</source>
            <translation>
                <numerusform>{who} quita %n moneda a {victim}.</numerusform>
                <numerusform>{who} quita %n monedas a {victim}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} for %n coin(s): {plant} on {land}.</source>
            <translation>
                <numerusform>{who} usa {building} por %n moneda: {plant} en {land}.</numerusform>
                <numerusform>{who} usa {building} por %n monedas: {plant} en {land}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} uses {building} on {target} for %n coin(s).</source>
            <translation>
                <numerusform>{who} usa {building} en {target} por %n moneda.</numerusform>
                <numerusform>{who} usa {building} en {target} por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} uses {building}: {card} turns into Water.</source>
            <translation>{who} usa {building}: {card} se convierte en Agua.</translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n star(s).</source>
            <translation>
                <numerusform>{who} gana por %n estrella.</numerusform>
                <numerusform>{who} gana por %n estrellas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the tie on stars.</source>
            <translation>Empate a estrellas: gana {who}.</translation>
        </message>
        <message>
            <source>{who} {n}</source>
            <translation>{who} {n}</translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n Resource Card(s)</source>
            <translation>
                <numerusform>{who}: %n carta de recurso</numerusform>
                <numerusform>{who}: %n cartas de recurso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: %n coin(s)</source>
            <translation>
                <numerusform>{who}: %n moneda</numerusform>
                <numerusform>{who}: %n monedas</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: block {other}’s play with a card, or pass.</source>
            <translation>{who}: bloquea con una carta la jugada de {other} o pasa.</translation>
        </message>
        <message>
            <source>{who}: change the two baskets as you like, then send your counter-offer to {partner}.</source>
            <translation>{who}: cambia las dos cestas como quieras y envía tu contraoferta a {partner}.</translation>
        </message>
        <message>
            <source>{who}: choose a card to discard.</source>
            <translation>{who}: elige una carta para descartar.</translation>
        </message>
        <message>
            <source>{who}: choose a card to sell.</source>
            <translation>{who}: elige una carta para vender.</translation>
        </message>
        <message>
            <source>{who}: choose a land for the plant from the {building}.</source>
            <translation>{who}, {building}: ¿en qué terreno?</translation>
        </message>
        <message>
            <source>{who}: choose a plant for the Fire Station to protect.</source>
            <translation>{who}: elige una planta que proteja el Parque de Bomberos.</translation>
        </message>
        <message>
            <source>{who}: choose a plant to grow in the {building}.</source>
            <translation>{who}, {building}: ¿qué debe cultivar?</translation>
        </message>
        <message>
            <source>{who}: choose one of your big natives to propagate.</source>
            <translation>{who}: elige una de tus autóctonas grandes para propagarla.</translation>
        </message>
        <message>
            <source>{who}: choose one of your plants for the Labor.</source>
            <translation>{who}: elige una planta tuya para el Trabajo.</translation>
        </message>
        <message>
            <source>{who}: choose one of your plants for the Water.</source>
            <translation>{who}: elige una planta tuya para el Agua.</translation>
        </message>
        <message>
            <source>{who}: choose the invasive to plant on {land}.</source>
            <translation>{who}: elige la invasora que plantas en {land}.</translation>
        </message>
        <message>
            <source>{who}: choose the small plant that the squirrel kills.</source>
            <translation>{who}: elige la planta pequeña que mata la ardilla.</translation>
        </message>
        <message>
            <source>{who}: choose what the {building} does.</source>
            <translation>{who}, {building}: ¿qué debe hacer?</translation>
        </message>
        <message>
            <source>{who}: choose which opponent gets the seeds.</source>
            <translation>{who}: elige el rival que recibe las semillas.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: discard %n more card(s).</source>
            <translation>
                <numerusform>{who}: descarta %n carta más.</numerusform>
                <numerusform>{who}: descarta %n cartas más.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop Nefarious on an open land, or on an opponent’s coins or cards.</source>
            <translation>{who}: suelta Malicia en un terreno libre o en las monedas o las cartas de un rival.</translation>
        </message>
        <message>
            <source>{who}: drop here to block the play with {card}.</source>
            <translation>{who}: suelta aquí para bloquear la jugada con {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to build {land} on {parcel} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: suelta aquí para edificar {land} en {parcel} por %n moneda.</numerusform>
                <numerusform>{who}: suelta aquí para edificar {land} en {parcel} por %n monedas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to buy {land} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: suelta aquí para comprar {land} por %n moneda.</numerusform>
                <numerusform>{who}: suelta aquí para comprar {land} por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop here to discard {card}.</source>
            <translation>{who}: suelta aquí para descartar {card}.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to sell {card} for %n coin(s).</source>
            <translation>
                <numerusform>{who}: suelta aquí para vender {card} por %n moneda.</numerusform>
                <numerusform>{who}: suelta aquí para vender {card} por %n monedas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop here to steal %n coin(s) from {other}.</source>
            <translation>
                <numerusform>{who}: suelta aquí para robar %n moneda a {other}.</numerusform>
                <numerusform>{who}: suelta aquí para robar %n monedas a {other}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: drop here to steal a random card from {other}.</source>
            <translation>{who}: suelta aquí para robar una carta al azar a {other}.</translation>
        </message>
        <message>
            <source>{who}: drop here to turn {card} into a Water from the discard pile.</source>
            <translation>{who}: suelta aquí para convertir {card} en un Agua de los descartes.</translation>
        </message>
        <message>
            <source>{who}: drop on {land}, then choose the invasive to plant there.</source>
            <translation>{who}: suelta en {land} y elige luego la invasora que plantas allí.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and the seeds sprout.</source>
            <translation>{who}: suelta aquí {cards} y las semillas brotan.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} grows.</source>
            <translation>{who}: suelta aquí {cards} y {plant} crece.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} invades.</source>
            <translation>{who}: suelta aquí {cards} y {plant} invade.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} is damaged.</source>
            <translation>{who}: suelta aquí {cards} y {plant} sufre daño.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} is killed.</source>
            <translation>{who}: suelta aquí {cards} y {plant} muere.</translation>
        </message>
        <message>
            <source>{who}: drop {cards} here, and {plant} propagates.</source>
            <translation>{who}: suelta aquí {cards} y {plant} se propaga.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on the button to discard it.</source>
            <translation>{who}: suelta {card} en el botón para descartarla.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on the play to block it.</source>
            <translation>{who}: suelta {card} en la jugada para bloquearla.</translation>
        </message>
        <message>
            <source>{who}: drop {card} on {other} to play both together.</source>
            <translation>{who}: suelta {card} sobre {other} para jugar las dos juntas.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on one of your open lands to build it for %n coin(s).</source>
            <translation>
                <numerusform>{who}: suelta {land} en un terreno libre tuyo para edificar por %n moneda.</numerusform>
                <numerusform>{who}: suelta {land} en un terreno libre tuyo para edificar por %n monedas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: drop {land} on your landscape to buy it for %n coin(s).</source>
            <translation>
                <numerusform>{who}: suelta {land} en tu paisaje para comprarlo por %n moneda.</numerusform>
                <numerusform>{who}: suelta {land} en tu paisaje para comprarlo por %n monedas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: fill the two baskets, then propose the trade to {partner}.</source>
            <translation>{who}: llena las dos cestas y propón el trato a {partner}.</translation>
        </message>
        <message>
            <source>{who}: here is your last offer again. Change it as you like, then propose it to {partner}.</source>
            <translation>{who}: esta fue tu última oferta. Cámbiala como quieras y propónsela a {partner}.</translation>
        </message>
        <message>
            <source>{who}: let a {plant} grow back on {land}?</source>
            <translation>{who}: ¿vuelve a brotar {plant} en {land}?</translation>
        </message>
        <message numerus="yes">
            <source>{who}: pay %n coin(s) for {building} on {land}, or give it up?</source>
            <translation>
                <numerusform>{who}: ¿pagar %n moneda o renunciar? {building}, {land}.</numerusform>
                <numerusform>{who}: ¿pagar %n monedas o renunciar? {building}, {land}.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: play cards on your own plants, or end your turn.</source>
            <translation>{who}: juega cartas en tus plantas o acaba tu turno.</translation>
        </message>
        <message>
            <source>{who}: play cards, buy a land, or end your turn.</source>
            <translation>{who}: juega cartas, compra un terreno o acaba tu turno.</translation>
        </message>
        <message>
            <source>{who}: play cards, buy a land, trade, or end your turn.</source>
            <translation>{who}: juega cartas, compra un terreno, haz tratos o acaba tu turno.</translation>
        </message>
        <message>
            <source>{who}: play {cards} together. On which plant?</source>
            <translation>{who}: juega {cards} juntas. ¿En qué planta?</translation>
        </message>
        <message>
            <source>{who}: spend a Water on {target}?</source>
            <translation>{who}: ¿gastar un Agua? {target}.</translation>
        </message>
        <message>
            <source>{who}: the die shows {area}. Keep the roll, or roll again?</source>
            <translation>{who}: el dado muestra {area}. ¿Te quedas con la tirada o tiras de nuevo?</translation>
        </message>
        <message>
            <source>{who}: where does the {plant} go?</source>
            <translation>{who}: ¿dónde se pone {plant}?</translation>
        </message>
        <message>
            <source>{who}: who do you want to trade with?</source>
            <translation>{who}: ¿con quién quieres hacer un trato?</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but nothing will happen to {plant}.</source>
            <translation>{who}: suelta aquí {cards}, pero a {plant} no le pasa nada.</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but the pool has no cards left for {plant}.</source>
            <translation>{who}: suelta aquí {cards}, pero el fondo está vacío para {plant}.</translation>
        </message>
        <message>
            <source>{who}: you can drop {cards} here, but {plant} has no room for a seedling.</source>
            <translation>{who}: suelta aquí {cards}, pero {plant} no tiene sitio para un retoño.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: {cards} together affect %n plant(s). Drop them there.</source>
            <translation>
                <numerusform>{who}: {cards} juntas actúan sobre %n planta. Suéltalas allí.</numerusform>
                <numerusform>{who}: {cards} juntas actúan sobre %n plantas. Suéltalas allí.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there, or on a card that goes with it.</source>
            <translation>
                <numerusform>{who}: {card} actúa sobre %n planta. Suelta la carta allí o sobre otra que combine.</numerusform>
                <numerusform>{who}: {card} actúa sobre %n plantas. Suelta la carta allí o sobre otra que combine.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {card} affects %n plant(s). Drop the card there.</source>
            <translation>
                <numerusform>{who}: {card} actúa sobre %n planta. Suelta la carta allí.</numerusform>
                <numerusform>{who}: {card} actúa sobre %n plantas. Suelta la carta allí.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {card} alone doesn’t affect any plant now. Drop the card on one that goes with it, or sell it.</source>
            <translation>{who}: {card} por sí sola no actúa ahora sobre ninguna planta. Suelta la carta sobre otra que combine o véndela.</translation>
        </message>
        <message>
            <source>{who}: {card} doesn’t affect any plant now, but you can sell it.</source>
            <translation>{who}: {card} no actúa ahora sobre ninguna planta, pero puedes venderla.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then %n star(s) of {target}</source>
            <translation>
                <numerusform>{who}: {now}, luego %n estrella de {target}</numerusform>
                <numerusform>{who}: {now}, luego %n estrellas de {target}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: {now}, then {least} to %n star(s) of {target}</source>
            <translation>
                <numerusform>{who}: {now}, luego de {least} a %n estrella de {target}</numerusform>
                <numerusform>{who}: {now}, luego de {least} a %n estrellas de {target}</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: {other} has made a counter-offer. Accept it, decline it, or cancel your own offer.</source>
            <translation>{who}: {other} ha hecho una contraoferta. Acéptala, recházala o cancela tu oferta.</translation>
        </message>
        <message>
            <source>{who}: {other} has made you an offer. Accept it, decline it, or make a counter-offer.</source>
            <translation>{who}: {other} te ha hecho una oferta. Acéptala, recházala o haz una contraoferta.</translation>
        </message>
        <message>
            <source>{who}: {other}’s first offer still stands. Accept it or decline it.</source>
            <translation>{who}: la primera oferta de {other} sigue en pie. Acéptala o recházala.</translation>
        </message>
        <message>
            <source>{who}: {parent} has a seedling. Where does the {plant} go?</source>
            <translation>{who}: {parent} tiene un retoño: {plant}. ¿Dónde se pone?</translation>
        </message>
        <message>
            <source>{who}: {parent} propagates in the fire. Where does the {plant} go?</source>
            <translation>{who}: {parent} se propaga en el fuego: {plant}. ¿Dónde se pone?</translation>
        </message>
        <message>
            <source>{who}’s Fire Lookout rolls the die again.</source>
            <translation>La Torre de Vigilancia de {who} tira el dado otra vez.</translation>
        </message>
        <message>
            <source>{who}’s Fire Station doesn’t protect anything.</source>
            <translation>El Parque de Bomberos de {who} no protege nada.</translation>
        </message>
        <message>
            <source>{who}’s Fire Station protects {target}.</source>
            <translation>El Parque de Bomberos de {who} protege {target}.</translation>
        </message>
        <message>
            <source>{who}’s coins</source>
            <translation>Monedas de {who}</translation>
        </message>
        <message>
            <source>{who}’s hand</source>
            <translation>Mano de {who}</translation>
        </message>
        <message>
            <source>{who}’s hand is hidden</source>
            <translation>La mano de {who} está oculta</translation>
        </message>
        <message>
            <source>{who}’s hidden hand</source>
            <translation>La mano oculta de {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s lands, %n in the basket</source>
            <translation>
                <numerusform>Terrenos de {who}, %n en la cesta</numerusform>
                <numerusform>Terrenos de {who}, %n en la cesta</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s lands, none in the basket</source>
            <translation>Terrenos de {who}, ninguno en la cesta</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s next land costs %n coin(s) less.</source>
            <translation>
                <numerusform>El próximo terreno de {who} cuesta %n moneda menos.</numerusform>
                <numerusform>El próximo terreno de {who} cuesta %n monedas menos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s stars: {now}, then {then}.</source>
            <translation>Estrellas de {who}: {now}, luego {then}.</translation>
        </message>
        <message>
            <source>{who}’s turn continues.</source>
            <translation>El turno de {who} continúa.</translation>
        </message>
        <message>
            <source>{who}’s turn, round {round}</source>
            <translation>Turno de {who}, ronda {round}</translation>
        </message>
        <message>
            <source>{who}’s {land}</source>
            <translation>{land} de {who}</translation>
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
            <translation>Un botón: haz clic en él.</translation>
        </message>
        <message>
            <source>A note about the current position.</source>
            <translation>Una nota sobre la posición actual.</translation>
        </message>
        <message>
            <source>A piece in the game.</source>
            <translation>Una pieza del juego.</translation>
        </message>
        <message>
            <source>A player in this match.</source>
            <translation>Un jugador de esta partida.</translation>
        </message>
        <message>
            <source>A space on the table.</source>
            <translation>Una casilla de la mesa.</translation>
        </message>
        <message>
            <source>Life cycle: what turns one side into the other, and what else can happen.</source>
            <translation>Ciclo de vida: qué lleva de una cara a la otra y qué más puede ocurrir.</translation>
        </message>
        <message>
            <source>Not now:</source>
            <translation>Ahora no:</translation>
        </message>
        <message>
            <source>Nothing happens to it.</source>
            <translation>No le ocurre nada.</translation>
        </message>
        <message>
            <source>What you have to decide now.</source>
            <translation>Lo que tienes que decidir ahora.</translation>
        </message>
    </context>
    <context>
        <name>gnomadic_gardeners</name>
        <message numerus="yes">
            <source>%n bliss</source>
            <translation>
                <numerusform>%n de dicha</numerusform>
                <numerusform>%n de dicha</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bliss behind</source>
            <translation>
                <numerusform>%n de dicha por detrás</numerusform>
                <numerusform>%n de dicha por detrás</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) with a printed 2</source>
            <translation>
                <numerusform>una carta con un 2 impreso</numerusform>
                <numerusform>%n cartas con un 2 impreso</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n flor</numerusform>
                <numerusform>%n flores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) played, at most {most} count</source>
            <translation>
                <numerusform>una flor jugada, cuentan {most} como máximo</numerusform>
                <numerusform>%n flores jugadas, cuentan {most} como máximo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n fruit</source>
            <translation>
                <numerusform>%n fruta</numerusform>
                <numerusform>%n frutas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s)</source>
            <translation>
                <numerusform>%n gnomo</numerusform>
                <numerusform>%n gnomos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) in hand</source>
            <translation>
                <numerusform>%n gnomo en la mano</numerusform>
                <numerusform>%n gnomos en la mano</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) kept in hand</source>
            <translation>
                <numerusform>%n gnomo sigue en la mano</numerusform>
                <numerusform>%n gnomos siguen en la mano</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) played</source>
            <translation>
                <numerusform>%n gnomo jugado</numerusform>
                <numerusform>%n gnomos jugados</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) to {yours}</source>
            <translation>
                <numerusform>%n gnomo contra {yours}</numerusform>
                <numerusform>%n gnomos contra {yours}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value}</source>
            <translation>
                <numerusform>Un gnomo {month}: {value}</numerusform>
                <numerusform>%n gnomos {month}: {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s) {month}: {value} ahead</source>
            <translation>
                <numerusform>Un gnomo {month}: {value} más</numerusform>
                <numerusform>%n gnomos {month}: {value} más</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} ahead</source>
            <translation>
                <numerusform>Un gnomo: {value} de ventaja</numerusform>
                <numerusform>%n gnomos: {value} de ventaja</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s): {value} for sure</source>
            <translation>
                <numerusform>Un gnomo: {value} seguro</numerusform>
                <numerusform>%n gnomos: {value} seguro</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gnome(s); how many are played is secret</source>
            <translation>
                <numerusform>%n gnomo; cuántos se juegan es secreto</numerusform>
                <numerusform>%n gnomos; cuántos se juegan es secreto</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n grain</source>
            <translation>
                <numerusform>%n cereal</numerusform>
                <numerusform>%n cereales</numerusform>
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
                <numerusform>%n h por {bliss} de dicha, cierra {tasks}</numerusform>
                <numerusform>%n h por {bliss} de dicha, cierra {tasks}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h for {bliss} bliss, no tasks closed</source>
            <translation>
                <numerusform>%n h por {bliss} de dicha, no cierra nada</numerusform>
                <numerusform>%n h por {bliss} de dicha, no cierra nada</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes first</source>
            <translation>
                <numerusform>%n h contra {mine}: va primero</numerusform>
                <numerusform>%n h contra {mine}: va primero</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n h to {mine}: it goes second</source>
            <translation>
                <numerusform>%n h contra {mine}: va después</numerusform>
                <numerusform>%n h contra {mine}: va después</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n herb(s)</source>
            <translation>
                <numerusform>%n hierba</numerusform>
                <numerusform>%n hierbas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s)</source>
            <translation>
                <numerusform>%n hora</numerusform>
                <numerusform>%n horas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n hour(s):</source>
            <translation>
                <numerusform>%n hora:</numerusform>
                <numerusform>%n horas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>una ronda</numerusform>
                <numerusform>%n rondas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n task card(s) in the draw pile</source>
            <translation>
                <numerusform>%n carta de tarea en el mazo</numerusform>
                <numerusform>%n cartas de tarea en el mazo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n vegetable(s)</source>
            <translation>
                <numerusform>%n verdura</numerusform>
                <numerusform>%n verduras</numerusform>
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
                <numerusform>1 por gnomo, impresa %n</numerusform>
                <numerusform>1 por gnomo, impresas %n</numerusform>
            </translation>
        </message>
        <message>
            <source>1 gnome</source>
            <translation>1 gnomo</translation>
        </message>
        <message>
            <source>2 gnomes</source>
            <translation>2 gnomos</translation>
        </message>
        <message>
            <source>A face-down gnome</source>
            <translation>Un gnomo boca abajo</translation>
        </message>
        <message>
            <source>A face-down gnome, one of those {who} has had longest</source>
            <translation>Un gnomo boca abajo de la parte más antigua de la mano de {who}</translation>
        </message>
        <message>
            <source>A gnome: helps with one task a round, with all his skills</source>
            <translation>Un gnomo: ayuda en una tarea por ronda, con todas sus aptitudes</translation>
        </message>
        <message>
            <source>A month adds one extra rule.</source>
            <translation>Un mes añade una regla.</translation>
        </message>
        <message>
            <source>A month adds this one rule and changes nothing else.</source>
            <translation>Un mes añade esta única regla y no cambia nada más.</translation>
        </message>
        <message>
            <source>A new animal puts your other animals to sleep, and each of them scores 1 bliss.</source>
            <translation>Un animal nuevo duerme a tus otros animales, y cada uno da 1 de dicha.</translation>
        </message>
        <message>
            <source>A new task card comes from the draw pile.</source>
            <translation>Del mazo llega una nueva carta de tarea.</translation>
        </message>
        <message>
            <source>A parade: the player who goes second may lend a gnome and score 2 bliss for each task the other player fulfilled.</source>
            <translation>Un desfile: quien va después puede prestar un gnomo, por 2 de dicha por cada tarea que cumplió el otro.</translation>
        </message>
        <message>
            <source>A whole season: seven matches, each in a month with its own rule.</source>
            <translation>Una temporada entera: siete partidas, cada una en un mes con su propia regla.</translation>
        </message>
        <message numerus="yes">
            <source>After that {who} can gain at most %n bliss.</source>
            <translation>
                <numerusform>{who} puede ganar después como mucho %n de dicha.</numerusform>
                <numerusform>{who} puede ganar después como mucho %n de dicha.</numerusform>
            </translation>
        </message>
        <message>
            <source>After the round he goes to your hand.</source>
            <translation>Después de la ronda va a tu mano.</translation>
        </message>
        <message>
            <source>After the round these gnomes go to {who}, with your last flower: {crops}.</source>
            <translation>Tras la ronda estos gnomos pasan a {who}, con tu última flor: {crops}.</translation>
        </message>
        <message>
            <source>After the round these gnomes go to {who}: {crops}.</source>
            <translation>Tras la ronda estos gnomos pasan a {who}: {crops}.</translation>
        </message>
        <message>
            <source>All gnomes are revealed.</source>
            <translation>Todos los gnomos están a la vista.</translation>
        </message>
        <message>
            <source>Animal</source>
            <translation>Animal</translation>
        </message>
        <message>
            <source>Animal for Task 3</source>
            <translation>Animal por la Tarea 3</translation>
        </message>
        <message>
            <source>Animals</source>
            <translation>Animales</translation>
        </message>
        <message>
            <source>Animals you use score normally; unused ones score by July’s rule</source>
            <translation>Los animales que usas puntúan como siempre; los demás puntúan por julio</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Cualquiera</translation>
        </message>
        <message>
            <source>Apr</source>
            <translation>Abr</translation>
        </message>
        <message>
            <source>April Showers</source>
            <translation>Lluvias de abril</translation>
        </message>
        <message numerus="yes">
            <source>April: the player who goes second scores %n bliss for each animal they have.</source>
            <translation>
                <numerusform>Abril: quien va después puntúa %n de dicha por cada animal suyo.</numerusform>
                <numerusform>Abril: quien va después puntúa %n de dicha por cada animal suyo.</numerusform>
            </translation>
        </message>
        <message>
            <source>As the Scarecrow’s left card, beside {card}: {orders}. {passing}.</source>
            <translation>Como carta izquierda del Espantapájaros, junto a {card}: {orders}. {passing}.</translation>
        </message>
        <message>
            <source>As the Scarecrow’s right card, beside {card}: {orders}. {passing}.</source>
            <translation>Como carta derecha del Espantapájaros, junto a {card}: {orders}. {passing}.</translation>
        </message>
        <message>
            <source>Aug</source>
            <translation>Ago</translation>
        </message>
        <message>
            <source>August Heatwave</source>
            <translation>Ola de calor de agosto</translation>
        </message>
        <message>
            <source>August: a player who played exactly three gnomes keeps one of them.</source>
            <translation>Agosto: quien jugó exactamente tres gnomos se queda con uno.</translation>
        </message>
        <message numerus="yes">
            <source>August: a player who plays exactly %n gnomes keeps one of them.</source>
            <translation>
                <numerusform>Agosto: quien juega exactamente %n gnomo se lo queda.</numerusform>
                <numerusform>Agosto: quien juega exactamente %n gnomos se queda con uno.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>August: if you play exactly %n gnomes, you keep one of them.</source>
            <translation>
                <numerusform>Agosto: de exactamente %n gnomo, te quedas con uno.</numerusform>
                <numerusform>Agosto: de exactamente %n gnomos, te quedas con uno.</numerusform>
            </translation>
        </message>
        <message>
            <source>Bees</source>
            <translation>Abejas</translation>
        </message>
        <message>
            <source>Best leads against the Scarecrow</source>
            <translation>Mejores marcas contra el Espantapájaros</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Mejor ronda</translation>
        </message>
        <message>
            <source>Bliss each time it scores</source>
            <translation>Dicha cada vez que puntúa</translation>
        </message>
        <message>
            <source>Bliss for Task 1</source>
            <translation>Dicha por la Tarea 1</translation>
        </message>
        <message>
            <source>Bliss for Task 2</source>
            <translation>Dicha por la Tarea 2</translation>
        </message>
        <message>
            <source>Bliss now, and after this turn</source>
            <translation>Dicha ahora, y tras este turno</translation>
        </message>
        <message>
            <source>Bliss that ends the match</source>
            <translation>Dicha que acaba la partida</translation>
        </message>
        <message>
            <source>Bliss to reach together</source>
            <translation>Dicha que sumar entre los dos</translation>
        </message>
        <message>
            <source>Both benches are revealed at once; the bench with fewer hours goes first.</source>
            <translation>Ambos bancos se revelan a la vez; va primero el de menos horas.</translation>
        </message>
        <message>
            <source>Both benches need the same number of hours, so the player with less bliss goes first.</source>
            <translation>Ambos bancos necesitan las mismas horas, así que va primero quien tiene menos dicha.</translation>
        </message>
        <message>
            <source>Both hands are face up; the gnomes you choose stay secret.</source>
            <translation>Ambas manos están a la vista; los gnomos que elegís siguen en secreto.</translation>
        </message>
        <message>
            <source>Bramble: 3 gnomes</source>
            <translation>Zarzal: 3 gnomos</translation>
        </message>
        <message>
            <source>Busy Bees</source>
            <translation>Abejas Atareadas</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nombre del conjunto de cartas</translation>
        </message>
        <message>
            <source>Charisma</source>
            <translation>Carisma</translation>
        </message>
        <message>
            <source>Charisma (bliss when played alone)</source>
            <translation>Carisma (dicha si se juega solo)</translation>
        </message>
        <message>
            <source>Choose your gnomes: how big a lead in bliss over the other player can you be sure of this round?</source>
            <translation>Elige tus gnomos: ¿qué ventaja en dicha sobre el otro jugador tienes asegurada en esta ronda?</translation>
        </message>
        <message>
            <source>Choose your gnomes: how much bliss can you be sure of this round, no matter what the other player plays?</source>
            <translation>Elige tus gnomos: ¿cuánta dicha tienes asegurada en esta ronda, juegue lo que juegue el otro jugador?</translation>
        </message>
        <message>
            <source>Click {task} to take its gnomes off it.</source>
            <translation>Haz clic en {task} para recuperar sus gnomos.</translation>
        </message>
        <message>
            <source>Closes nothing</source>
            <translation>No cierra nada</translation>
        </message>
        <message>
            <source>Closes {tasks}</source>
            <translation>Cierra {tasks}</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Competitivo</translation>
        </message>
        <message>
            <source>Considers what you might play, and misjudges a little.</source>
            <translation>Piensa en lo que podrías jugar y se equivoca un poco.</translation>
        </message>
        <message>
            <source>Control cards</source>
            <translation>Cartas de control</translation>
        </message>
        <message>
            <source>Cooperative: the Shared Basket</source>
            <translation>Cooperativo: la Cesta Compartida</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Copias</translation>
        </message>
        <message>
            <source>Cow</source>
            <translation>Vaca</translation>
        </message>
        <message>
            <source>Decided when both benches are revealed; it does not change</source>
            <translation>Se decide al revelarse ambos bancos; ya no cambia</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Rechazar</translation>
        </message>
        <message>
            <source>Decline the new animal: {animal}.</source>
            <translation>Rechaza el animal nuevo: {animal}.</translation>
        </message>
        <message>
            <source>Designed and illustrated by Chris Scaffidi, published by Fervent Workshop. Tested by Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica and Sam. Icons of the published game after Caro Asercion, Delapouite and Lorc (game-icons.net) and Chanut, Font Awesome and Pixel Bazaar (iconfinder.com). More of their games: ferventworkshop.com. The cards and pictures here are our own.</source>
            <translation>Diseñado e ilustrado por Chris Scaffidi, publicado por Fervent Workshop. Probado por Adam, Ali, Ben, Daniel, Don, Erika, Jacob, Monica y Sam. Iconos del juego publicado según Caro Asercion, Delapouite y Lorc (game-icons.net) y Chanut, Font Awesome y Pixel Bazaar (iconfinder.com). Más juegos suyos: ferventworkshop.com. Las cartas e imágenes de aquí son nuestras.</translation>
        </message>
        <message>
            <source>Doesn’t take an animal</source>
            <translation>No toma ningún animal</translation>
        </message>
        <message>
            <source>Don’t use the Hen</source>
            <translation>No usar la Gallina</translation>
        </message>
        <message>
            <source>Each of your gnomes takes one hour.</source>
            <translation>Cada gnomo tuyo tarda una hora.</translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n gnome(s).</source>
            <translation>
                <numerusform>Cada jugador tiene %n gnomo.</numerusform>
                <numerusform>Cada jugador tiene %n gnomos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each round the left card is discarded, the right one moves left, and a new one comes from here</source>
            <translation>Cada ronda se descarta la carta de la izquierda, la de la derecha pasa a la izquierda y de aquí llega otra</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Fácil</translation>
        </message>
        <message>
            <source>Equally likely: {one}, or {two}.</source>
            <translation>Igual de probable: {one}, o {two}.</translation>
        </message>
        <message>
            <source>Every gnome you play works for your opponent next round.</source>
            <translation>Cada gnomo que juegas trabaja para tu rival en la siguiente ronda.</translation>
        </message>
        <message>
            <source>Everything is in bloom: within a task, any two flowers stand for one other skill.</source>
            <translation>Todo está en flor: dentro de una tarea, dos flores cualesquiera sustituyen a otra aptitud.</translation>
        </message>
        <message>
            <source>First put gnomes on your bench and lock them in. The tasks come next.</source>
            <translation>Primero juega gnomos en tu banco y confirma. Las tareas vienen después.</translation>
        </message>
        <message>
            <source>Follows its control cards; only the number of its animals counts</source>
            <translation>Sigue sus cartas de control; de sus animales solo cuenta cuántos son</translation>
        </message>
        <message>
            <source>Fulfil no task.</source>
            <translation>No cumplas ninguna tarea.</translation>
        </message>
        <message>
            <source>Fulfil nothing</source>
            <translation>No cumplir nada</translation>
        </message>
        <message>
            <source>Fulfil {tasks}</source>
            <translation>Cumplir {tasks}</translation>
        </message>
        <message>
            <source>Fulfil {tasks}.</source>
            <translation>Cumple {tasks}.</translation>
        </message>
        <message>
            <source>Fulfils the tasks you have chosen and scores them, along with all your animals</source>
            <translation>Cumple las tareas elegidas y las puntúa, animales incluidos</translation>
        </message>
        <message>
            <source>Game numbers</source>
            <translation>Cifras del juego</translation>
        </message>
        <message>
            <source>Gnomadic Gardeners</source>
            <translation>Gnomadic Gardeners</translation>
        </message>
        <message>
            <source>Gnome</source>
            <translation>Gnomo</translation>
        </message>
        <message>
            <source>Gnomes</source>
            <translation>Gnomos</translation>
        </message>
        <message>
            <source>Gnomes are dealt.</source>
            <translation>Se reparten los gnomos.</translation>
        </message>
        <message>
            <source>Gnomes dealt to each player</source>
            <translation>Gnomos repartidos a cada jugador</translation>
        </message>
        <message>
            <source>Gnomes you do not play stay with you</source>
            <translation>Los gnomos que no juegas siguen contigo</translation>
        </message>
        <message>
            <source>Gnomes you do not play stay with you for the next round</source>
            <translation>Los gnomos que no juegas se quedan contigo para la siguiente ronda</translation>
        </message>
        <message>
            <source>Gnomes you keep in hand cannot help with a task this round.</source>
            <translation>Los gnomos que se quedan en tu mano no ayudan en ninguna tarea en esta ronda.</translation>
        </message>
        <message>
            <source>Goal: more bliss than the Scarecrow once one of you has {bliss}</source>
            <translation>Objetivo: más dicha que el Espantapájaros cuando alguien tenga {bliss}</translation>
        </message>
        <message>
            <source>Goal: {bliss} bliss together within {rounds} rounds</source>
            <translation>Objetivo: {bliss} de dicha en común en {rounds} rondas</translation>
        </message>
        <message>
            <source>Goat</source>
            <translation>Cabra</translation>
        </message>
        <message>
            <source>Gregarious Goat</source>
            <translation>Cabra Gregaria</translation>
        </message>
        <message numerus="yes">
            <source>Hands over %n gnome(s)</source>
            <translation>
                <numerusform>Te entrega %n gnomo</numerusform>
                <numerusform>Te entrega %n gnomos</numerusform>
            </translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difícil</translation>
        </message>
        <message>
            <source>Harvest: a player who fulfils Task 1 and Task 2 in one round scores both twice.</source>
            <translation>Cosecha: quien cumple la Tarea 1 y la Tarea 2 en una misma ronda puntúa ambas dos veces.</translation>
        </message>
        <message>
            <source>Has that animal already</source>
            <translation>Ya tiene ese animal</translation>
        </message>
        <message>
            <source>He belongs to the other player. Once played, he comes to you.</source>
            <translation>Es del otro jugador. Cuando lo juegue, pasará a ti.</translation>
        </message>
        <message>
            <source>Head start</source>
            <translation>Ventaja inicial</translation>
        </message>
        <message>
            <source>Helpful Horse</source>
            <translation>Caballo Servicial</translation>
        </message>
        <message>
            <source>Hen</source>
            <translation>Gallina</translation>
        </message>
        <message>
            <source>Hen unused: the printed hours count.</source>
            <translation>Gallina sin usar: cuentan las horas impresas.</translation>
        </message>
        <message>
            <source>Hen: 1 hour for each gnome, no matter what is printed</source>
            <translation>Gallina: 1 hora por gnomo, diga lo que diga la carta</translation>
        </message>
        <message numerus="yes">
            <source>Hen: 1 hour for each gnome, not the %n printed</source>
            <translation>
                <numerusform>Gallina: 1 hora por gnomo, no la %n impresa</numerusform>
                <numerusform>Gallina: 1 hora por gnomo, no las %n impresas</numerusform>
            </translation>
        </message>
        <message>
            <source>Horse</source>
            <translation>Caballo</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Reglas de la casa</translation>
        </message>
        <message>
            <source>How much bliss you two must score together, and in how many rounds.</source>
            <translation>Cuánta dicha debéis sumar entre los dos, y en cuántas rondas.</translation>
        </message>
        <message>
            <source>If still tied, the younger player wins.</source>
            <translation>Si sigue el empate, gana el más joven.</translation>
        </message>
        <message>
            <source>If the Scarecrow goes first, it may close this task.</source>
            <translation>Si el Espantapájaros va primero, puede cerrar esta tarea.</translation>
        </message>
        <message>
            <source>If the first player fulfils it, it is closed to the second.</source>
            <translation>Si quien va primero la cumple, queda cerrada para el segundo.</translation>
        </message>
        <message>
            <source>If you go second, you may fulfil Task 1 even if it is taken.</source>
            <translation>Si vas después, puedes cumplir la Tarea 1 aunque esté tomada.</translation>
        </message>
        <message>
            <source>If you keep him in hand, he stays with you.</source>
            <translation>Si lo conservas en la mano, sigue contigo.</translation>
        </message>
        <message>
            <source>If you play him, he goes to the Scarecrow after the round.</source>
            <translation>Si lo juegas, pasa al Espantapájaros tras la ronda.</translation>
        </message>
        <message>
            <source>If you play him, he goes to {who} after the round.</source>
            <translation>Si lo juegas, pasa a {who} tras la ronda.</translation>
        </message>
        <message>
            <source>In any order: {gnomes}</source>
            <translation>En cualquier orden: {gnomes}</translation>
        </message>
        <message>
            <source>It is taken, but your Lucky Piggy lets you fulfil it too.</source>
            <translation>Está tomada, pero tu Cerdito Afortunado te deja cumplirla también.</translation>
        </message>
        <message>
            <source>Its gnomes, longest held first: they come back to you in this order</source>
            <translation>Sus gnomos, primero los más antiguos: vuelven a ti en este orden</translation>
        </message>
        <message>
            <source>Its left half, shown beside the right half of {card}.</source>
            <translation>Su mitad izquierda, aquí junto a la mitad derecha de {card}.</translation>
        </message>
        <message>
            <source>Its right half, shown beside the left half of {card}.</source>
            <translation>Su mitad derecha, aquí junto a la mitad izquierda de {card}.</translation>
        </message>
        <message numerus="yes">
            <source>Its two control cards are among %n cards.</source>
            <translation>
                <numerusform>Sus dos cartas de control están entre %n carta.</numerusform>
                <numerusform>Sus dos cartas de control están entre %n cartas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its two control cards are revealed once you lock in.</source>
            <translation>Sus dos cartas de control se revelan cuando confirmas.</translation>
        </message>
        <message>
            <source>Jul</source>
            <translation>Jul</translation>
        </message>
        <message>
            <source>July Fertilizing</source>
            <translation>Abono de julio</translation>
        </message>
        <message>
            <source>July gives {bliss} for the unused Hen.</source>
            <translation>Julio da {bliss} por la Gallina sin usar.</translation>
        </message>
        <message numerus="yes">
            <source>July: %n bliss for each animal you do not use.</source>
            <translation>
                <numerusform>Julio: %n de dicha por cada animal que no usas.</numerusform>
                <numerusform>Julio: %n de dicha por cada animal que no usas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Jun</source>
            <translation>Jun</translation>
        </message>
        <message>
            <source>June Parade</source>
            <translation>Desfile de junio</translation>
        </message>
        <message numerus="yes">
            <source>June: the player who goes second may lend a gnome and score %n bliss for each task the first player fulfilled.</source>
            <translation>
                <numerusform>Junio: quien va después puede prestar un gnomo, por %n de dicha por cada tarea que cumplió el primero.</numerusform>
                <numerusform>Junio: quien va después puede prestar un gnomo, por %n de dicha por cada tarea que cumplió el primero.</numerusform>
            </translation>
        </message>
        <message>
            <source>Keep {gnomes}.</source>
            <translation>Quédate con {gnomes}.</translation>
        </message>
        <message>
            <source>Kept in hand</source>
            <translation>En la mano</translation>
        </message>
        <message>
            <source>Kindly Cow</source>
            <translation>Vaca Bondadosa</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Última ronda</translation>
        </message>
        <message>
            <source>Leaves your Hen unused: the printed hours count, and July gives bliss for it</source>
            <translation>Tu Gallina queda sin usar: cuentan las horas impresas, y julio da dicha por ello</translation>
        </message>
        <message>
            <source>Left for you</source>
            <translation>Queda para ti</translation>
        </message>
        <message>
            <source>Left for {who}</source>
            <translation>Queda para {who}</translation>
        </message>
        <message>
            <source>Left half</source>
            <translation>Mitad izquierda</translation>
        </message>
        <message>
            <source>Lend no gnome</source>
            <translation>No prestar ninguno</translation>
        </message>
        <message>
            <source>Lend no gnome.</source>
            <translation>No prestes ningún gnomo.</translation>
        </message>
        <message>
            <source>Lend {gnomes} to {who}.</source>
            <translation>Presta {gnomes} a {who}.</translation>
        </message>
        <message>
            <source>Level</source>
            <translation>Nivel</translation>
        </message>
        <message>
            <source>Levels of the Shared Basket</source>
            <translation>Niveles de la Cesta Compartida</translation>
        </message>
        <message>
            <source>Lock in</source>
            <translation>Confirmar</translation>
        </message>
        <message>
            <source>Locks in your gnomes, face down until both players are ready</source>
            <translation>Confirma tus gnomos, boca abajo hasta que ambos estén listos</translation>
        </message>
        <message>
            <source>Looks only at its own bench and this round, and often misjudges.</source>
            <translation>Solo mira su propio banco y esta ronda, y a menudo se equivoca.</translation>
        </message>
        <message>
            <source>Lucky Piggy</source>
            <translation>Cerdito Afortunado</translation>
        </message>
        <message>
            <source>May</source>
            <translation>May</translation>
        </message>
        <message>
            <source>May Flowers</source>
            <translation>Flores de mayo</translation>
        </message>
        <message numerus="yes">
            <source>May: within a task, %n flowers stand for any other skill.</source>
            <translation>
                <numerusform>Mayo: dentro de una tarea, %n flor vale por cualquier otra aptitud.</numerusform>
                <numerusform>Mayo: dentro de una tarea, %n flores valen por cualquier otra aptitud.</numerusform>
            </translation>
        </message>
        <message>
            <source>Meadow: 6 gnomes</source>
            <translation>Prado: 6 gnomos</translation>
        </message>
        <message>
            <source>Memory aid</source>
            <translation>Recordatorio</translation>
        </message>
        <message>
            <source>Meticulous Mouse</source>
            <translation>Ratón Meticuloso</translation>
        </message>
        <message>
            <source>Milk:</source>
            <translation>Leche:</translation>
        </message>
        <message>
            <source>Month</source>
            <translation>Mes</translation>
        </message>
        <message>
            <source>Months</source>
            <translation>Meses</translation>
        </message>
        <message>
            <source>Most flowers the Bees count</source>
            <translation>Flores que cuentan las Abejas</translation>
        </message>
        <message>
            <source>Most fulfilled task</source>
            <translation>Tarea más cumplida</translation>
        </message>
        <message>
            <source>Mouse</source>
            <translation>Ratón</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Next card (Task 1 / Task 2 / animal), one of these: {rewards}</source>
            <translation>Próxima carta (Tarea 1 / Tarea 2 / animal), una de estas: {rewards}</translation>
        </message>
        <message>
            <source>Next card, one of</source>
            <translation>Próxima carta, una de</translation>
        </message>
        <message>
            <source>Next from its hand</source>
            <translation>Siguientes de su mano</translation>
        </message>
        <message>
            <source>Next round: Task 1 needs {one}; Task 2 {two}; Task 3 {three}.</source>
            <translation>Siguiente ronda: la Tarea 1 necesita {one}; la Tarea 2, {two}; la Tarea 3, {three}.</translation>
        </message>
        <message>
            <source>Nine task cards</source>
            <translation>Nueve cartas</translation>
        </message>
        <message>
            <source>No bliss, but you gain an animal</source>
            <translation>Nada de dicha, pero recibes un animal</translation>
        </message>
        <message>
            <source>No declining in October</source>
            <translation>En octubre no se rechaza</translation>
        </message>
        <message>
            <source>No extra rule: the best choice for a first match.</source>
            <translation>Sin regla adicional: lo mejor para la primera partida.</translation>
        </message>
        <message>
            <source>No month</source>
            <translation>Sin mes</translation>
        </message>
        <message>
            <source>No player has to do this now.</source>
            <translation>Ahora no toca hacer eso.</translation>
        </message>
        <message>
            <source>No task needs {gnomes}.</source>
            <translation>Ninguna tarea necesita a {gnomes}.</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Now {figure}:</source>
            <translation>Ahora {figure}:</translation>
        </message>
        <message>
            <source>Number in the month’s rule</source>
            <translation>Número de la regla del mes</translation>
        </message>
        <message>
            <source>Oct</source>
            <translation>Oct</translation>
        </message>
        <message>
            <source>October Slumber</source>
            <translation>Letargo de octubre</translation>
        </message>
        <message numerus="yes">
            <source>October: a new animal puts your others to sleep, for %n bliss each.</source>
            <translation>
                <numerusform>Octubre: un animal nuevo duerme a los demás, por %n de dicha cada uno.</numerusform>
                <numerusform>Octubre: un animal nuevo duerme a los demás, por %n de dicha cada uno.</numerusform>
            </translation>
        </message>
        <message>
            <source>October: the {animal} would put the others to sleep, for {bliss} more bliss.</source>
            <translation>Octubre: {animal} mandaría a dormir a los demás, por {bliss} más de dicha.</translation>
        </message>
        <message>
            <source>October: {who}’s {animals} fall asleep.</source>
            <translation>Octubre: se duerme, entre los animales de {who}: {animals}.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message numerus="yes">
            <source>On average over everything {who} can play, this round brings you %n bliss, and {who} {theirs}.</source>
            <translation>
                <numerusform>De media, con todo lo que puede jugar {who}, esta ronda te da %n de dicha, y {theirs} a {who}.</numerusform>
                <numerusform>De media, con todo lo que puede jugar {who}, esta ronda te da %n de dicha, y {theirs} a {who}.</numerusform>
            </translation>
        </message>
        <message>
            <source>One of the gnomes you cannot see.</source>
            <translation>Uno de los gnomos que no ves.</translation>
        </message>
        <message>
            <source>One of these comes next, all equally likely</source>
            <translation>Una de estas sale a continuación, todas igual de probables</translation>
        </message>
        <message>
            <source>One of {who}’s gnomes, face down</source>
            <translation>Un gnomo de {who}, boca abajo</translation>
        </message>
        <message>
            <source>One team that works; which gnome helps where makes no difference</source>
            <translation>Un reparto que funciona; quién ayuda dónde da igual</translation>
        </message>
        <message>
            <source>Only in the nine-card garden</source>
            <translation>Solo en el jardín de nueve cartas</translation>
        </message>
        <message>
            <source>Open hands</source>
            <translation>Manos a la vista</translation>
        </message>
        <message>
            <source>Orchard: 5 gnomes</source>
            <translation>Huerto: 5 gnomos</translation>
        </message>
        <message>
            <source>Patient Tortoise</source>
            <translation>Tortuga Paciente</translation>
        </message>
        <message>
            <source>Piggy</source>
            <translation>Cerdito</translation>
        </message>
        <message>
            <source>Piggy against the Scarecrow</source>
            <translation>El Cerdito contra el Espantapájaros</translation>
        </message>
        <message>
            <source>Play no gnomes.</source>
            <translation>No juegues ningún gnomo.</translation>
        </message>
        <message>
            <source>Play {gnomes} without using the Hen.</source>
            <translation>Juega a {gnomes} sin usar la Gallina.</translation>
        </message>
        <message>
            <source>Play {gnomes}.</source>
            <translation>Juega a {gnomes}.</translation>
        </message>
        <message numerus="yes">
            <source>Play {gnome}: %n hour(s), {crops}; alone {charisma} bliss</source>
            <translation>
                <numerusform>Jugar a {gnome}: %n hora, {crops}; a solas {charisma} de dicha</numerusform>
                <numerusform>Jugar a {gnome}: %n horas, {crops}; a solas {charisma} de dicha</numerusform>
            </translation>
        </message>
        <message>
            <source>Player: score in bliss, and animals</source>
            <translation>Puntuación en dicha y animales</translation>
        </message>
        <message>
            <source>Plays most</source>
            <translation>Juega sobre todo</translation>
        </message>
        <message>
            <source>Prep time</source>
            <translation>Preparación</translation>
        </message>
        <message>
            <source>Prep time in hours</source>
            <translation>Horas de preparación</translation>
        </message>
        <message>
            <source>Prep time the Mouse counts</source>
            <translation>Horas que cuenta el Ratón</translation>
        </message>
        <message>
            <source>Rain keeps the animals in: the player who goes second scores 1 bliss for each animal they have.</source>
            <translation>La lluvia retiene a los animales: quien va después puntúa 1 de dicha por cada uno de los suyos.</translation>
        </message>
        <message>
            <source>Right half</source>
            <translation>Mitad derecha</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Ronda</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Ronda {round}</translation>
        </message>
        <message>
            <source>Round {round} of {last}</source>
            <translation>Ronda {round} de {last}</translation>
        </message>
        <message>
            <source>Round {round}, {who}</source>
            <translation>Ronda {round}, {who}</translation>
        </message>
        <message>
            <source>Round {round}. Task 1: {one} for {first} bliss. Task 2: {two} for {second}. Task 3: {three} for the {animal}.</source>
            <translation>Ronda {round}. Tarea 1: {one} por {first} de dicha. Tarea 2: {two} por {second}. Tarea 3: {three} por {animal}.</translation>
        </message>
        <message>
            <source>Scarecrow</source>
            <translation>Espantapájaros</translation>
        </message>
        <message>
            <source>Scarecrow: animals at the start</source>
            <translation>Espantapájaros: animales al empezar</translation>
        </message>
        <message>
            <source>Scarecrow: bliss</source>
            <translation>Espantapájaros: dicha</translation>
        </message>
        <message>
            <source>Scarecrow: bliss at the start</source>
            <translation>Espantapájaros: dicha al empezar</translation>
        </message>
        <message>
            <source>Scarecrow: bliss at the start without a month</source>
            <translation>Espantapájaros: dicha al empezar sin mes</translation>
        </message>
        <message>
            <source>Scarecrow: gnomes it hands over</source>
            <translation>Espantapájaros: gnomos que entrega</translation>
        </message>
        <message>
            <source>Scarecrow: one hour less</source>
            <translation>Espantapájaros: una hora menos</translation>
        </message>
        <message>
            <source>Scarecrow: one more bliss</source>
            <translation>Espantapájaros: 1 de dicha más</translation>
        </message>
        <message>
            <source>Scarecrow: prep time in hours</source>
            <translation>Espantapájaros: horas de preparación</translation>
        </message>
        <message>
            <source>Scarecrow: tasks it blocks</source>
            <translation>Espantapájaros: tareas que cierra</translation>
        </message>
        <message>
            <source>Score 154 bliss together in eight rounds.</source>
            <translation>Sumad juntos 154 de dicha en ocho rondas.</translation>
        </message>
        <message>
            <source>Score 154 bliss together in seven rounds.</source>
            <translation>Sumad juntos 154 de dicha en siete rondas.</translation>
        </message>
        <message>
            <source>Score 170 bliss together in seven rounds.</source>
            <translation>Sumad juntos 170 de dicha en siete rondas.</translation>
        </message>
        <message>
            <source>Score over time</source>
            <translation>Evolución de la puntuación</translation>
        </message>
        <message>
            <source>Scores {bliss} bliss</source>
            <translation>Puntúa {bliss} de dicha</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Asiento 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Asiento 2</translation>
        </message>
        <message>
            <source>Sep</source>
            <translation>Sep</translation>
        </message>
        <message>
            <source>September Harvest</source>
            <translation>Cosecha de septiembre</translation>
        </message>
        <message>
            <source>September counts both tasks twice: {bliss} more.</source>
            <translation>Septiembre cuenta ambas tareas dos veces, por {bliss} más.</translation>
        </message>
        <message numerus="yes">
            <source>September: Tasks 1 and 2 count %n times if one player fulfils both in a round.</source>
            <translation>
                <numerusform>Septiembre: las Tareas 1 y 2 cuentan %n vez si un jugador cumple ambas en una ronda.</numerusform>
                <numerusform>Septiembre: las Tareas 1 y 2 cuentan %n veces si un jugador cumple ambas en una ronda.</numerusform>
            </translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Preparación</translation>
        </message>
        <message>
            <source>Seven matches, April to October; the player who wins most of them wins the season.</source>
            <translation>Siete partidas, de abril a octubre; quien más gane se lleva la temporada.</translation>
        </message>
        <message>
            <source>Seven task cards</source>
            <translation>Siete cartas</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Shown during play</source>
            <translation>A la vista durante la partida</translation>
        </message>
        <message>
            <source>Shows which cards are still to come; players could work this out themselves.</source>
            <translation>Muestra qué cartas quedan por venir; los jugadores podrían deducirlo.</translation>
        </message>
        <message>
            <source>Size of the basket</source>
            <translation>Tamaño de la cesta</translation>
        </message>
        <message>
            <source>Size of the garden</source>
            <translation>Tamaño del jardín</translation>
        </message>
        <message>
            <source>Skills</source>
            <translation>Aptitudes</translation>
        </message>
        <message>
            <source>Skills that go to the other player next round</source>
            <translation>Aptitudes que pasan al otro jugador en la siguiente ronda</translation>
        </message>
        <message>
            <source>Solo, round {round}</source>
            <translation>Solitario, ronda {round}</translation>
        </message>
        <message>
            <source>Solo: against the Scarecrow</source>
            <translation>Solitario: contra el Espantapájaros</translation>
        </message>
        <message>
            <source>Squad of Squirrels</source>
            <translation>Escuadrón de Ardillas</translation>
        </message>
        <message>
            <source>Squirrels</source>
            <translation>Ardillas</translation>
        </message>
        <message>
            <source>Take</source>
            <translation>Tomar</translation>
        </message>
        <message>
            <source>Take the new animal: {animal}.</source>
            <translation>Toma el animal nuevo: {animal}.</translation>
        </message>
        <message>
            <source>Takes the animal of Task 3</source>
            <translation>Toma el animal de la Tarea 3</translation>
        </message>
        <message>
            <source>Takes the {animal}</source>
            <translation>Toma: {animal}</translation>
        </message>
        <message>
            <source>Task 1</source>
            <translation>Tarea 1</translation>
        </message>
        <message>
            <source>Task 1 is open anyway</source>
            <translation>La Tarea 1 está abierta de todos modos</translation>
        </message>
        <message>
            <source>Task 1 needs</source>
            <translation>La Tarea 1 pide</translation>
        </message>
        <message>
            <source>Task 2</source>
            <translation>Tarea 2</translation>
        </message>
        <message>
            <source>Task 2 needs</source>
            <translation>La Tarea 2 pide</translation>
        </message>
        <message>
            <source>Task 3</source>
            <translation>Tarea 3</translation>
        </message>
        <message>
            <source>Task 3 needs</source>
            <translation>La Tarea 3 pide</translation>
        </message>
        <message>
            <source>Task card</source>
            <translation>Carta de tarea</translation>
        </message>
        <message>
            <source>Task cards</source>
            <translation>Cartas de tarea</translation>
        </message>
        <message>
            <source>Tasks 1 and 2, a second time</source>
            <translation>Tareas 1 y 2, otra vez</translation>
        </message>
        <message>
            <source>Tasks with a milk bottle</source>
            <translation>Tareas con botella de leche</translation>
        </message>
        <message>
            <source>Tasks {numbers}</source>
            <translation>Tareas {numbers}</translation>
        </message>
        <message>
            <source>Tasks {one} and {two} both need {gnome}, who can help with only one.</source>
            <translation>Las Tareas {one} y {two} necesitan a {gnome}, que solo puede ayudar en una.</translation>
        </message>
        <message>
            <source>That card cannot come next: it is not in the top block.</source>
            <translation>Esa carta no puede ser la siguiente: no está en el bloque superior.</translation>
        </message>
        <message>
            <source>That gnome is not in your hand.</source>
            <translation>Ese gnomo no está en tu mano.</translation>
        </message>
        <message>
            <source>The Scarecrow</source>
            <translation>El Espantapájaros</translation>
        </message>
        <message numerus="yes">
            <source>The Scarecrow hands over %n more gnome(s).</source>
            <translation>
                <numerusform>El Espantapájaros entrega %n gnomo más.</numerusform>
                <numerusform>El Espantapájaros entrega %n gnomos más.</numerusform>
            </translation>
        </message>
        <message>
            <source>The Scarecrow reveals its control cards.</source>
            <translation>El Espantapájaros revela sus cartas de control.</translation>
        </message>
        <message>
            <source>The Scarecrow went first and closed Task {task}.</source>
            <translation>El Espantapájaros fue primero y ha cerrado la Tarea {task}.</translation>
        </message>
        <message>
            <source>The Scarecrow’s control cards</source>
            <translation>Las cartas de control del Espantapájaros</translation>
        </message>
        <message>
            <source>The Scarecrow’s turn</source>
            <translation>El turno del Espantapájaros</translation>
        </message>
        <message>
            <source>The Shared Basket has no months and no season.</source>
            <translation>En la Cesta Compartida no hay meses ni temporada.</translation>
        </message>
        <message>
            <source>The Squirrels score only if you have fewer gnomes.</source>
            <translation>Las Ardillas solo puntúan si tienes menos gnomos.</translation>
        </message>
        <message numerus="yes">
            <source>The animals that fall asleep bring you %n bliss.</source>
            <translation>
                <numerusform>Los animales que se duermen te dan %n de dicha.</numerusform>
                <numerusform>Los animales que se duermen te dan %n de dicha.</numerusform>
            </translation>
        </message>
        <message>
            <source>The basket is full: {bliss} bliss in {rounds} rounds.</source>
            <translation>La cesta está llena: {bliss} de dicha en {rounds} rondas.</translation>
        </message>
        <message>
            <source>The basket is {missing} bliss short of the goal of {goal}.</source>
            <translation>A la cesta le faltan {missing} de {goal} de dicha.</translation>
        </message>
        <message>
            <source>The bench with fewer hours goes first; if tied, the player with less bliss</source>
            <translation>Va primero quien tiene menos horas; si hay empate, quien tiene menos dicha</translation>
        </message>
        <message>
            <source>The best answer takes {best}, yours {yours}; the bench with fewer hours goes first.</source>
            <translation>La mejor respuesta tarda {best}; la tuya, {yours}. Va primero quien tiene menos horas.</translation>
        </message>
        <message>
            <source>The big task: it scores the most bliss</source>
            <translation>La tarea grande: es la que más dicha da</translation>
        </message>
        <message>
            <source>The compost heap fills: each animal you do not use in a round scores 2 bliss.</source>
            <translation>El compostador se llena: cada animal que no usas en una ronda da 2 de dicha.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La decisión actual. F1 abre sus reglas</translation>
        </message>
        <message>
            <source>The draw pile is empty: the discarded cards are shuffled and come back.</source>
            <translation>El mazo está vacío: las cartas descartadas se barajan y vuelven.</translation>
        </message>
        <message>
            <source>The fewer gnomes you are dealt, the more the Scarecrow starts with.</source>
            <translation>Cuantos menos gnomos recibes, con más empieza el Espantapájaros.</translation>
        </message>
        <message>
            <source>The first player has fulfilled this task, so it is closed to you this round. The player with fewer hours on the bench goes first.</source>
            <translation>Quien fue primero ha cumplido esta tarea, así que en esta ronda está cerrada para ti. Va primero el banco con menos horas.</translation>
        </message>
        <message>
            <source>The garden</source>
            <translation>El jardín</translation>
        </message>
        <message>
            <source>The gnome you keep goes back to your hand.</source>
            <translation>El gnomo con el que te quedas vuelve a tu mano.</translation>
        </message>
        <message>
            <source>The gnome you lend goes to the other player’s hand.</source>
            <translation>El gnomo que prestas va a la mano del otro jugador.</translation>
        </message>
        <message>
            <source>The gnomes are revealed: you can no longer change which ones you play.</source>
            <translation>Los gnomos están a la vista: ya no puedes jugar otros.</translation>
        </message>
        <message>
            <source>The gnomes you play; after the round they go to the other player</source>
            <translation>Los gnomos que juegas; tras la ronda pasan al otro jugador</translation>
        </message>
        <message>
            <source>The gnomes you played have gone to the other player, and theirs have come to you: any gnome you play now works for them next round.</source>
            <translation>Los gnomos que jugaste han pasado al otro jugador, y los suyos, a ti: los que juegues ahora trabajarán para él en la siguiente ronda.</translation>
        </message>
        <message>
            <source>The gnomes {who} and {other} played change hands.</source>
            <translation>Los gnomos que jugaron {who} y {other} cambian de manos.</translation>
        </message>
        <message>
            <source>The gnomes {who} played are shuffled and go under {other}’s pile.</source>
            <translation>Los gnomos que jugó {who} se barajan y van bajo el mazo de {other}.</translation>
        </message>
        <message>
            <source>The match is being set up.</source>
            <translation>Se prepara la partida.</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>La partida aún no ha terminado.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message>
            <source>The other player has already fulfilled Task {task} this round.</source>
            <translation>El otro jugador ya ha cumplido la Tarea {task} en esta ronda.</translation>
        </message>
        <message numerus="yes">
            <source>The other player then gets %n bliss; with your answer {yours}.</source>
            <translation>
                <numerusform>El otro jugador recibe entonces %n de dicha; con tu respuesta, {yours}.</numerusform>
                <numerusform>El otro jugador recibe entonces %n de dicha; con tu respuesta, {yours}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The other player’s cards that you are allowed to see</source>
            <translation>Las cartas del otro jugador, hasta donde puedes verlas</translation>
        </message>
        <message>
            <source>The other player’s gnomes that you are allowed to see</source>
            <translation>Los gnomos del otro jugador, hasta donde puedes verlos</translation>
        </message>
        <message>
            <source>The other player’s gnomes this round; afterwards they come to you</source>
            <translation>Los gnomos del otro jugador en esta ronda; después pasan a ti</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Los jugadores</translation>
        </message>
        <message>
            <source>The possible control cards</source>
            <translation>Las cartas de control posibles</translation>
        </message>
        <message>
            <source>The published rules do not say whether you may decline. With this rule you must take the new animal.</source>
            <translation>Las reglas publicadas no dicen si se puede rechazar. Con esta regla tienes que tomar el animal nuevo.</translation>
        </message>
        <message>
            <source>The score</source>
            <translation>La puntuación</translation>
        </message>
        <message>
            <source>The season sets the month: it starts in April, and each match is one month later.</source>
            <translation>La temporada fija el mes: empieza en abril, y cada partida es un mes después.</translation>
        </message>
        <message>
            <source>The season so far: {one} {first}, {two} {second}.</source>
            <translation>La temporada hasta ahora: {one} {first}, {two} {second}.</translation>
        </message>
        <message>
            <source>The small task: it scores a little bliss</source>
            <translation>La tarea pequeña: da un poco de dicha</translation>
        </message>
        <message>
            <source>There is no month, and you can see the cards still to come.</source>
            <translation>Sin mes, y se muestran las cartas que quedan por venir.</translation>
        </message>
        <message>
            <source>There is no such gnome, card or animal in this game.</source>
            <translation>En este juego no existe ese gnomo, esa carta o ese animal.</translation>
        </message>
        <message>
            <source>These gnomes all need one hour anyway, so the Hen already counts as unused.</source>
            <translation>Todos estos gnomos tardan una hora de todos modos, así que la Gallina descansa por sí misma.</translation>
        </message>
        <message>
            <source>These gnomes belong to {who}.</source>
            <translation>Estos gnomos son de {who}.</translation>
        </message>
        <message>
            <source>Thicket: 4 gnomes</source>
            <translation>Matorral: 4 gnomos</translation>
        </message>
        <message>
            <source>This gnome has none of the skills {task} needs.</source>
            <translation>Este gnomo no tiene ninguna de las aptitudes que pide {task}.</translation>
        </message>
        <message>
            <source>This half is discarded after the round.</source>
            <translation>Esta mitad se descarta tras la ronda.</translation>
        </message>
        <message>
            <source>This half is inactive; it shows what the next round needs</source>
            <translation>Esta mitad está inactiva; lo que necesita vale en la siguiente ronda</translation>
        </message>
        <message>
            <source>This move cannot be read: a word is unknown, missing, repeated or out of order.</source>
            <translation>Esta jugada no se puede leer: una palabra es desconocida, falta, está repetida o fuera de lugar.</translation>
        </message>
        <message>
            <source>Tied on bliss and animals, {animals} each: {who} is younger.</source>
            <translation>Empate en dicha y animales ({animals} cada uno): {who} es más joven.</translation>
        </message>
        <message>
            <source>Tied on bliss: you win ties against the Scarecrow.</source>
            <translation>Empate en dicha: en los empates contra el Espantapájaros ganas tú.</translation>
        </message>
        <message>
            <source>Tied on bliss: {who} has more animals, {more} to {fewer}.</source>
            <translation>Empate en dicha: {who} tiene más animales, {more} contra {fewer}.</translation>
        </message>
        <message>
            <source>Time of year</source>
            <translation>La época del año</translation>
        </message>
        <message>
            <source>Too hot to move: a player who plays exactly three gnomes keeps one of them.</source>
            <translation>Demasiado calor para mudarse: quien juega exactamente tres gnomos se queda con uno.</translation>
        </message>
        <message>
            <source>Too late to close {tasks}</source>
            <translation>Demasiado tarde para cerrar {tasks}</translation>
        </message>
        <message>
            <source>Tortoise</source>
            <translation>Tortuga</translation>
        </message>
        <message>
            <source>Total prep time of your bench: the bench with fewer hours goes first</source>
            <translation>Horas de preparación de todo tu banco: el banco con menos horas va primero</translation>
        </message>
        <message>
            <source>Two cards are revealed; the halves in the middle show what the Scarecrow does</source>
            <translation>Se revelan dos cartas; las mitades del centro muestran qué hace</translation>
        </message>
        <message>
            <source>Two extra task cards of our own add the Busy Bees and the Patient Tortoise.</source>
            <translation>Dos cartas de tarea nuestras añaden las Abejas Atareadas y la Tortuga Paciente.</translation>
        </message>
        <message>
            <source>Use no animals.</source>
            <translation>No uses ningún animal.</translation>
        </message>
        <message>
            <source>Use none</source>
            <translation>No usar ninguno</translation>
        </message>
        <message>
            <source>Use {animals}</source>
            <translation>Usar: {animals}</translation>
        </message>
        <message>
            <source>Use: {animals}.</source>
            <translation>Usa: {animals}.</translation>
        </message>
        <message>
            <source>Watchful Hen</source>
            <translation>Gallina Vigilante</translation>
        </message>
        <message>
            <source>Weighs every reply you have, and is hard to predict.</source>
            <translation>Sopesa todas tus respuestas y es difícil de prever.</translation>
        </message>
        <message>
            <source>Weighs some of your replies, and sometimes bluffs.</source>
            <translation>Sopesa algunas de tus respuestas y a veces va de farol.</translation>
        </message>
        <message>
            <source>What scores besides the tasks</source>
            <translation>Qué se puntúa además de las tareas</translation>
        </message>
        <message>
            <source>What your animals do this turn</source>
            <translation>Qué hacen tus animales en este turno</translation>
        </message>
        <message>
            <source>What your bench would score if you went first and fulfilled every task it allows</source>
            <translation>Lo que daría tu banco si fueras primero y cumplieras todo lo que puede</translation>
        </message>
        <message>
            <source>Whole season</source>
            <translation>Temporada entera</translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first either way.</source>
            <translation>
                <numerusform>Con %n h vas primero en cualquier caso.</numerusform>
                <numerusform>Con %n h vas primero en cualquier caso.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go first in one case, second in the other.</source>
            <translation>
                <numerusform>Con %n h vas primero en un caso y después en el otro.</numerusform>
                <numerusform>Con %n h vas primero en un caso y después en el otro.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>With %n h you go second either way.</source>
            <translation>
                <numerusform>Con %n h vas después en cualquier caso.</numerusform>
                <numerusform>Con %n h vas después en cualquier caso.</numerusform>
            </translation>
        </message>
        <message>
            <source>With {tasks} you would score {bliss} bliss in total.</source>
            <translation>Con {tasks} puntuarías {bliss} de dicha en total.</translation>
        </message>
        <message numerus="yes">
            <source>With {who}’s best-matching bench, this round brings %n bliss.</source>
            <translation>
                <numerusform>Con el banco de {who} que mejor le va, esta ronda da %n de dicha.</numerusform>
                <numerusform>Con el banco de {who} que mejor le va, esta ronda da %n de dicha.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Without {gnome} it takes %n fewer hour(s).</source>
            <translation>
                <numerusform>Sin {gnome} se tarda una hora menos.</numerusform>
                <numerusform>Sin {gnome} se tarda %n horas menos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Worth considering before you lock in</source>
            <translation>Conviene pensarlo antes de confirmar</translation>
        </message>
        <message>
            <source>Worth knowing for this turn</source>
            <translation>Conviene saberlo para este turno</translation>
        </message>
        <message>
            <source>You can keep only one of the gnomes you played.</source>
            <translation>Solo puedes quedarte con uno de los gnomos que jugaste.</translation>
        </message>
        <message>
            <source>You can leave the Hen unused only in July.</source>
            <translation>Solo en julio puedes dejar sin usar la Gallina.</translation>
        </message>
        <message>
            <source>You can only lend a gnome that stayed in your hand this round.</source>
            <translation>Solo puedes prestar un gnomo que siguió en tu mano esta ronda.</translation>
        </message>
        <message>
            <source>You cannot choose whether to use this animal this round.</source>
            <translation>En esta ronda no puedes elegir nada sobre este animal.</translation>
        </message>
        <message>
            <source>You could fulfil each of these tasks, but not all of them: each gnome helps with only one.</source>
            <translation>Podrías cumplir cada una de estas tareas, pero no todas: un gnomo solo ayuda en una.</translation>
        </message>
        <message>
            <source>You do not gain the animal; no animals fall asleep and you score nothing</source>
            <translation>No recibes el animal; ninguno se duerme y no se puntúa nada</translation>
        </message>
        <message>
            <source>You don’t lend a gnome, and score nothing for it</source>
            <translation>No prestas ningún gnomo, y no puntúas nada por ello</translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss and this animal: {animal}.</source>
            <translation>
                <numerusform>Ganas %n de dicha y este animal: {animal}.</numerusform>
                <numerusform>Ganas %n de dicha y este animal: {animal}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You gain %n bliss.</source>
            <translation>
                <numerusform>Ganas %n de dicha.</numerusform>
                <numerusform>Ganas %n de dicha.</numerusform>
            </translation>
        </message>
        <message>
            <source>You gain the new animal; your others fall asleep and score</source>
            <translation>Recibes el animal nuevo; los demás se duermen y dan dicha</translation>
        </message>
        <message>
            <source>You gain this animal: {animal}.</source>
            <translation>Ganas este animal: {animal}.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n gnome(s), the Scarecrow all the others.</source>
            <translation>
                <numerusform>Tienes %n gnomo; el Espantapájaros, todos los demás.</numerusform>
                <numerusform>Tienes %n gnomos; el Espantapájaros, todos los demás.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have gained an animal. It is active from this round on; rest the pointer on it to see what it does.</source>
            <translation>Has recibido un animal. Está activo desde esta ronda; deja el puntero sobre él para ver qué hace.</translation>
        </message>
        <message>
            <source>You have no Watchful Hen to leave unused.</source>
            <translation>No tienes ninguna Gallina Vigilante que dejar sin usar.</translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 only blocks {who}.</source>
            <translation>Ya tienes este animal: {animal}. La Tarea 3 solo bloquea a {who}.</translation>
        </message>
        <message>
            <source>You have the {animal} already: Task 3 would only block {who}.</source>
            <translation>Ya tienes este animal: {animal}. La Tarea 3 solo bloquearía a {who}.</translation>
        </message>
        <message>
            <source>You have this animal already: fulfilling the task only blocks the other player.</source>
            <translation>Ya tienes este animal: cumplir la tarea solo bloquea al otro jugador.</translation>
        </message>
        <message>
            <source>You must play at least one gnome.</source>
            <translation>Tienes que jugar al menos un gnomo.</translation>
        </message>
        <message>
            <source>Younger player</source>
            <translation>Más joven</translation>
        </message>
        <message>
            <source>Your Lucky Piggy lets you fulfil Task 1 even if the Scarecrow closes it.</source>
            <translation>Tu Cerdito Afortunado te deja cumplir la Tarea 1 aunque el Espantapájaros la cierre.</translation>
        </message>
        <message>
            <source>Your animals</source>
            <translation>Tus animales</translation>
        </message>
        <message>
            <source>Your bench</source>
            <translation>Tu banco</translation>
        </message>
        <message>
            <source>Your bench can fulfil</source>
            <translation>Tu banco cumple</translation>
        </message>
        <message>
            <source>Your bench can fulfil it.</source>
            <translation>Tu banco puede cumplirla.</translation>
        </message>
        <message>
            <source>Your bench still lacks {crops} for it.</source>
            <translation>A tu banco aún le falta para ella: {crops}.</translation>
        </message>
        <message>
            <source>Your best lead in bliss. You win ties. An empty box means you haven’t tried that one yet: click it to start a match.</source>
            <translation>Tu mayor ventaja en dicha. En los empates ganas tú. Una casilla vacía está sin probar: haz clic en ella para empezar una partida.</translation>
        </message>
        <message>
            <source>Your gnomes cannot fulfil Task {task}: they lack {icons}.</source>
            <translation>Tus gnomos no pueden cumplir la Tarea {task}: les falta {icons}.</translation>
        </message>
        <message>
            <source>Your gnomes go on your own bench.</source>
            <translation>Tus gnomos van en tu propio banco.</translation>
        </message>
        <message>
            <source>Your hand</source>
            <translation>Tu mano</translation>
        </message>
        <message>
            <source>Your starting gnomes</source>
            <translation>Tus gnomos iniciales</translation>
        </message>
        <message numerus="yes">
            <source>a gnome lent, %n task(s) fulfilled by the other player</source>
            <translation>
                <numerusform>un gnomo prestado, una tarea cumplida por el otro jugador</numerusform>
                <numerusform>un gnomo prestado, %n tareas cumplidas por el otro jugador</numerusform>
            </translation>
        </message>
        <message>
            <source>active</source>
            <translation>activo</translation>
        </message>
        <message>
            <source>active from next round</source>
            <translation>activo desde la siguiente ronda</translation>
        </message>
        <message>
            <source>and the {animal}</source>
            <translation>y {animal}</translation>
        </message>
        <message>
            <source>and the {animal}, if you want it</source>
            <translation>y, si quieres, {animal}</translation>
        </message>
        <message>
            <source>and {bliss} more for lending a gnome afterwards</source>
            <translation>y {bliss} más por prestar después un gnomo</translation>
        </message>
        <message>
            <source>and {bliss} more if you take the {animal} and the others fall asleep</source>
            <translation>y {bliss} más si tomas {animal} y los demás se duermen</translation>
        </message>
        <message>
            <source>as printed</source>
            <translation>como está impreso</translation>
        </message>
        <message>
            <source>as printed: the Hen is unused</source>
            <translation>como está impreso: Gallina sin usar</translation>
        </message>
        <message>
            <source>asleep</source>
            <translation>dormido</translation>
        </message>
        <message>
            <source>asleep for the rest of October</source>
            <translation>dormido el resto de octubre</translation>
        </message>
        <message>
            <source>at most</source>
            <translation>como máximo</translation>
        </message>
        <message>
            <source>best round {n} bliss</source>
            <translation>mejor ronda: {n} de dicha</translation>
        </message>
        <message>
            <source>bliss</source>
            <translation>dicha</translation>
        </message>
        <message>
            <source>cards {left} and {right} side by side</source>
            <translation>cartas {left} y {right} una junto a otra</translation>
        </message>
        <message>
            <source>chooses later</source>
            <translation>elige después</translation>
        </message>
        <message>
            <source>closed this round</source>
            <translation>cerrada esta ronda</translation>
        </message>
        <message>
            <source>closes</source>
            <translation>cierra</translation>
        </message>
        <message>
            <source>come to you later</source>
            <translation>luego pasan a ti</translation>
        </message>
        <message>
            <source>comes to you</source>
            <translation>pasa a ti</translation>
        </message>
        <message>
            <source>could let you fulfil Task 1</source>
            <translation>te dejaría cumplir la Tarea 1</translation>
        </message>
        <message>
            <source>counts for the Scarecrow’s control cards</source>
            <translation>cuenta para las cartas de control del Espantapájaros</translation>
        </message>
        <message>
            <source>exactly {count} task cards must be marked “{nine}”</source>
            <translation>exactamente {count} cartas de tarea deben llevar la marca «{nine}»</translation>
        </message>
        <message>
            <source>filled the basket</source>
            <translation>llenó la cesta</translation>
        </message>
        <message numerus="yes">
            <source>first, %n h</source>
            <translation>
                <numerusform>primero, %n h</numerusform>
                <numerusform>primero, %n h</numerusform>
            </translation>
        </message>
        <message>
            <source>flower</source>
            <translation>flor</translation>
        </message>
        <message>
            <source>for each of its animals</source>
            <translation>por cada uno de sus animales</translation>
        </message>
        <message>
            <source>for each of its gnomes</source>
            <translation>por cada uno de sus gnomos</translation>
        </message>
        <message>
            <source>from its control cards</source>
            <translation>según sus cartas de control</translation>
        </message>
        <message>
            <source>fruit</source>
            <translation>fruta</translation>
        </message>
        <message>
            <source>fulfilled</source>
            <translation>cumplida</translation>
        </message>
        <message>
            <source>fulfilled by {who}</source>
            <translation>cumplida por {who}</translation>
        </message>
        <message numerus="yes">
            <source>fulfils most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>cumple más a menudo: {what}, %n vez</numerusform>
                <numerusform>cumple más a menudo: {what}, %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>goes first this round</source>
            <translation>va primero esta ronda</translation>
        </message>
        <message>
            <source>goes second this round</source>
            <translation>va después esta ronda</translation>
        </message>
        <message>
            <source>grain</source>
            <translation>cereal</translation>
        </message>
        <message>
            <source>head start</source>
            <translation>ventaja inicial</translation>
        </message>
        <message>
            <source>herb</source>
            <translation>hierba</translation>
        </message>
        <message>
            <source>his charisma bonus, if you play him alone</source>
            <translation>su carisma, si lo juegas solo</translation>
        </message>
        <message>
            <source>hour</source>
            <translation>hora</translation>
        </message>
        <message>
            <source>hour, with the Hen</source>
            <translation>hora gracias a la Gallina</translation>
        </message>
        <message>
            <source>hours</source>
            <translation>horas</translation>
        </message>
        <message>
            <source>hours and bliss are tied, and you win ties</source>
            <translation>horas y dicha están igualadas, y en los empates ganas tú</translation>
        </message>
        <message>
            <source>hours and bliss are tied, but {who} is younger</source>
            <translation>horas y dicha están igualadas, pero {who} es más joven</translation>
        </message>
        <message>
            <source>hours, 1 for each gnome with the Hen</source>
            <translation>horas, 1 por gnomo gracias a la Gallina</translation>
        </message>
        <message>
            <source>hours: {sum}</source>
            <translation>horas: {sum}</translation>
        </message>
        <message>
            <source>if you go first</source>
            <translation>si vas primero</translation>
        </message>
        <message>
            <source>in April</source>
            <translation>en abril</translation>
        </message>
        <message>
            <source>in August</source>
            <translation>en agosto</translation>
        </message>
        <message>
            <source>in July</source>
            <translation>en julio</translation>
        </message>
        <message>
            <source>in June</source>
            <translation>en junio</translation>
        </message>
        <message>
            <source>in May</source>
            <translation>en mayo</translation>
        </message>
        <message>
            <source>in October</source>
            <translation>en octubre</translation>
        </message>
        <message>
            <source>in September</source>
            <translation>en septiembre</translation>
        </message>
        <message>
            <source>inactive</source>
            <translation>inactivo</translation>
        </message>
        <message>
            <source>including {bliss} for the animals the {animal} puts to sleep</source>
            <translation>incluidos {bliss} por los animales que se duermen (nuevo: {animal})</translation>
        </message>
        <message>
            <source>is asleep and does nothing</source>
            <translation>duerme y no hace nada</translation>
        </message>
        <message>
            <source>is choosing</source>
            <translation>está eligiendo</translation>
        </message>
        <message>
            <source>is one of his skills</source>
            <translation>es una de sus aptitudes</translation>
        </message>
        <message>
            <source>is one of his skills, and counts twice</source>
            <translation>es una de sus aptitudes, y cuenta doble</translation>
        </message>
        <message>
            <source>lets you fulfil Task 1</source>
            <translation>te deja cumplir la Tarea 1</translation>
        </message>
        <message>
            <source>locked in</source>
            <translation>confirmado</translation>
        </message>
        <message>
            <source>locked in; both are revealed together</source>
            <translation>confirmado; ambos se revelan a la vez</translation>
        </message>
        <message>
            <source>loses</source>
            <translation>pierde</translation>
        </message>
        <message>
            <source>must be a short word of lower-case letters and digits</source>
            <translation>debe ser una palabra corta de minúsculas y cifras</translation>
        </message>
        <message>
            <source>needs “{needed}” on the same half</source>
            <translation>necesita «{needed}» en la misma mitad</translation>
        </message>
        <message>
            <source>new</source>
            <translation>nuevo</translation>
        </message>
        <message>
            <source>next round</source>
            <translation>siguiente ronda</translation>
        </message>
        <message>
            <source>no card with a printed 2</source>
            <translation>ninguna carta con un 2 impreso</translation>
        </message>
        <message>
            <source>no flowers played</source>
            <translation>ninguna flor jugada</translation>
        </message>
        <message>
            <source>no gnomes on it yet</source>
            <translation>aún sin gnomos</translation>
        </message>
        <message>
            <source>no milk so far</source>
            <translation>aún sin leche</translation>
        </message>
        <message>
            <source>none</source>
            <translation>ninguna</translation>
        </message>
        <message>
            <source>nothing</source>
            <translation>nada</translation>
        </message>
        <message>
            <source>on the bench</source>
            <translation>en el banco</translation>
        </message>
        <message>
            <source>on {task}</source>
            <translation>en {task}</translation>
        </message>
        <message>
            <source>only 1 with the Watchful Hen</source>
            <translation>solo 1 con la Gallina Vigilante</translation>
        </message>
        <message numerus="yes">
            <source>plays {what} most, %n time(s)</source>
            <translation>
                <numerusform>juega sobre todo {what}, %n vez</numerusform>
                <numerusform>juega sobre todo {what}, %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>possible score: {bliss}</source>
            <translation>puntuación posible: {bliss}</translation>
        </message>
        <message>
            <source>revealed together</source>
            <translation>se revelan a la vez</translation>
        </message>
        <message>
            <source>scored at once</source>
            <translation>se puntúa al momento</translation>
        </message>
        <message>
            <source>scores extra with the Kindly Cow</source>
            <translation>da más con la Vaca Bondadosa</translation>
        </message>
        <message>
            <source>scores only if you go second</source>
            <translation>solo puntúa si vas después</translation>
        </message>
        <message numerus="yes">
            <source>second, %n h</source>
            <translation>
                <numerusform>después, %n h</numerusform>
                <numerusform>después, %n h</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>second, with %n animal(s)</source>
            <translation>
                <numerusform>después, con %n animal</numerusform>
                <numerusform>después, con %n animales</numerusform>
            </translation>
        </message>
        <message>
            <source>sleeping animals</source>
            <translation>animales dormidos</translation>
        </message>
        <message>
            <source>still empty; plays after you</source>
            <translation>aún vacío; elige después de ti</translation>
        </message>
        <message>
            <source>the basket is not full</source>
            <translation>la cesta no está llena</translation>
        </message>
        <message>
            <source>the bench with fewer hours goes first</source>
            <translation>el banco con menos horas va primero</translation>
        </message>
        <message>
            <source>the id {id} is already used in an earlier row</source>
            <translation>el id {id} ya está en una fila anterior</translation>
        </message>
        <message>
            <source>the middle must show exactly one, not none</source>
            <translation>el centro debe mostrar exactamente uno, no ninguno</translation>
        </message>
        <message>
            <source>the middle must show exactly one, not two</source>
            <translation>el centro debe mostrar exactamente uno, no dos</translation>
        </message>
        <message numerus="yes">
            <source>the other player has %n animal(s)</source>
            <translation>
                <numerusform>el otro jugador tiene un animal</numerusform>
                <numerusform>el otro jugador tiene %n animales</numerusform>
            </translation>
        </message>
        <message>
            <source>the other player has no animals</source>
            <translation>el otro jugador no tiene animales</translation>
        </message>
        <message>
            <source>then to {who}</source>
            <translation>luego a {who}</translation>
        </message>
        <message>
            <source>then {who}</source>
            <translation>luego {who}</translation>
        </message>
        <message>
            <source>there must be {count} rows of this type, not {found}</source>
            <translation>debe haber {count} filas de este tipo, no {found}</translation>
        </message>
        <message>
            <source>this round</source>
            <translation>esta ronda</translation>
        </message>
        <message>
            <source>too many gnomes, {mine} to {yours}</source>
            <translation>demasiados gnomos, {mine} contra {yours}</translation>
        </message>
        <message>
            <source>unused animals</source>
            <translation>animales sin usar</translation>
        </message>
        <message>
            <source>unused: July gives bliss</source>
            <translation>sin usar: julio da dicha</translation>
        </message>
        <message numerus="yes">
            <source>unused; if used, it would score %n</source>
            <translation>
                <numerusform>sin usar; usado sería %n</numerusform>
                <numerusform>sin usar; usado serían %n</numerusform>
            </translation>
        </message>
        <message>
            <source>used at the reveal</source>
            <translation>se usa al revelar</translation>
        </message>
        <message>
            <source>vegetable</source>
            <translation>verdura</translation>
        </message>
        <message>
            <source>waits for its control cards</source>
            <translation>espera sus cartas</translation>
        </message>
        <message>
            <source>what each does now</source>
            <translation>qué hace cada uno ahora</translation>
        </message>
        <message>
            <source>wins</source>
            <translation>gana</translation>
        </message>
        <message numerus="yes">
            <source>with %n or more at the end of a round the match ends; the higher score wins</source>
            <translation>
                <numerusform>con %n o más al final de una ronda acaba la partida; gana la puntuación más alta</numerusform>
                <numerusform>con %n o más al final de una ronda acaba la partida; gana la puntuación más alta</numerusform>
            </translation>
        </message>
        <message>
            <source>with {gnome}</source>
            <translation>con {gnome}</translation>
        </message>
        <message>
            <source>you have it already; blocks {who}</source>
            <translation>ya lo tienes; bloquea a {who}</translation>
        </message>
        <message numerus="yes">
            <source>you win together with %n at the end of a round</source>
            <translation>
                <numerusform>ganáis juntos con %n al final de una ronda</numerusform>
                <numerusform>ganáis juntos con %n al final de una ronda</numerusform>
            </translation>
        </message>
        <message>
            <source>yours after scoring, active from round {round}</source>
            <translation>tuyo tras puntuar, activo desde la ronda {round}</translation>
        </message>
        <message>
            <source>{animal} ({why})</source>
            <translation>{animal} ({why})</translation>
        </message>
        <message>
            <source>{animal}, asleep</source>
            <translation>{animal}, durmiendo</translation>
        </message>
        <message>
            <source>{animal}, {figure}: {note}</source>
            <translation>{animal}, {figure}: {note}</translation>
        </message>
        <message numerus="yes">
            <source>{base} minus %n animal(s)</source>
            <translation>
                <numerusform>{base} menos %n animal</numerusform>
                <numerusform>{base} menos %n animales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n animal(s)</source>
            <translation>
                <numerusform>{base} más %n animal</numerusform>
                <numerusform>{base} más %n animales</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{base} plus %n gnome(s)</source>
            <translation>
                <numerusform>{base} más %n gnomo</numerusform>
                <numerusform>{base} más %n gnomos</numerusform>
            </translation>
        </message>
        <message>
            <source>{bliss} bliss</source>
            <translation>{bliss} de dicha</translation>
        </message>
        <message>
            <source>{bliss} bliss for every animal the other player has.</source>
            <translation>{bliss} de dicha por cada animal del otro jugador.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every flower on the gnomes you played, {most} at most.</source>
            <translation>{bliss} de dicha por cada flor de los gnomos que jugaste, {most} como máximo.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every gnome you played with a printed prep time of {hours}.</source>
            <translation>{bliss} de dicha por cada gnomo jugado cuya carta diga {hours} horas.</translation>
        </message>
        <message>
            <source>{bliss} bliss for every gnome you played.</source>
            <translation>{bliss} de dicha por cada gnomo jugado.</translation>
        </message>
        <message>
            <source>{bliss} bliss if a task you fulfilled shows milk.</source>
            <translation>{bliss} de dicha si una tarea que cumpliste muestra leche.</translation>
        </message>
        <message>
            <source>{bliss} bliss if you go second.</source>
            <translation>{bliss} de dicha si vas después.</translation>
        </message>
        <message>
            <source>{bliss} bliss if you have fewer gnomes than the other player, played and in hand together.</source>
            <translation>{bliss} de dicha si tienes menos gnomos que el otro jugador, entre jugados y en mano.</translation>
        </message>
        <message>
            <source>{bliss} bliss, with milk</source>
            <translation>{bliss} de dicha, con leche</translation>
        </message>
        <message>
            <source>{bliss} bliss:</source>
            <translation>{bliss} de dicha:</translation>
        </message>
        <message>
            <source>{bliss} if {task} is taken</source>
            <translation>{bliss} si {task} ya está tomada</translation>
        </message>
        <message>
            <source>{bliss}, and {cow} for the Cow</source>
            <translation>{bliss}, y {cow} por la Vaca</translation>
        </message>
        <message>
            <source>{count}</source>
            <translation>{count}</translation>
        </message>
        <message>
            <source>{crops}, from its gnomes together</source>
            <translation>{crops}, entre todos los gnomos que hay en él</translation>
        </message>
        <message>
            <source>{first} / {second} / {animal}</source>
            <translation>{first} / {second} / {animal}</translation>
        </message>
        <message>
            <source>{gnomes} on {task}</source>
            <translation>{gnomes} en {task}</translation>
        </message>
        <message>
            <source>{gnome}</source>
            <translation>{gnome}</translation>
        </message>
        <message numerus="yes">
            <source>{gnome} adds {bliss} bliss but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} añade {bliss} de dicha, por una hora más.</numerusform>
                <numerusform>{gnome} añade {bliss} de dicha, por %n horas más.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{gnome} costs %n more hour(s) but doesn’t make another task possible.</source>
            <translation>
                <numerusform>{gnome} no hace posible ninguna otra tarea, por una hora más.</numerusform>
                <numerusform>{gnome} no hace posible ninguna otra tarea, por %n horas más.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} fits none of the open tasks.</source>
            <translation>{gnome} no encaja en ninguna tarea abierta.</translation>
        </message>
        <message numerus="yes">
            <source>{gnome} makes {tasks} possible but costs %n more hour(s).</source>
            <translation>
                <numerusform>{gnome} hace posible {tasks}, por una hora más.</numerusform>
                <numerusform>{gnome} hace posible {tasks}, por %n horas más.</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome} played alone</source>
            <translation>{gnome} a solas</translation>
        </message>
        <message numerus="yes">
            <source>{gnome}: %n hour(s), {crops}; played alone {charisma} bliss</source>
            <translation>
                <numerusform>{gnome}: %n hora, {crops}; a solas {charisma} de dicha</numerusform>
                <numerusform>{gnome}: %n horas, {crops}; a solas {charisma} de dicha</numerusform>
            </translation>
        </message>
        <message>
            <source>{gnome}’s empty place, {where}</source>
            <translation>El lugar vacío de {gnome}, {where}</translation>
        </message>
        <message>
            <source>{hours} each, but {mine} to {yours} bliss</source>
            <translation>{hours} cada uno, pero {mine} contra {yours} de dicha</translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, this scores %n bliss.</source>
            <translation>
                <numerusform>{hours}: si vas primero, esto da %n de dicha.</numerusform>
                <numerusform>{hours}: si vas primero, esto da %n de dicha.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{hours}: if you go first, you can fulfil {tasks}, for %n bliss in all.</source>
            <translation>
                <numerusform>{hours}: si vas primero, puedes cumplir {tasks}, en total %n de dicha.</numerusform>
                <numerusform>{hours}: si vas primero, puedes cumplir {tasks}, en total %n de dicha.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{item}: %n bliss at worst; with your answer {yours}.</source>
            <translation>
                <numerusform>{item}: %n de dicha incluso en el peor caso; con tu respuesta, {yours}.</numerusform>
                <numerusform>{item}: %n de dicha incluso en el peor caso; con tu respuesta, {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{mine} to %n hour(s)</source>
            <translation>
                <numerusform>{mine} contra %n hora</numerusform>
                <numerusform>{mine} contra %n horas</numerusform>
            </translation>
        </message>
        <message>
            <source>{month}, round {round}</source>
            <translation>{month}, ronda {round}</translation>
        </message>
        <message>
            <source>{other} closes {tasks}. {who}: choose from the tasks that are left.</source>
            <translation>{other} cierra {tasks}. {who}: elige entre las tareas que quedan.</translation>
        </message>
        <message>
            <source>{other} has fulfilled {tasks}. {who}: choose from the tasks that are left.</source>
            <translation>{other} ha cumplido {tasks}. {who}: elige entre las tareas que quedan.</translation>
        </message>
        <message>
            <source>{other} leaves every task open. {who}: choose the tasks to fulfil.</source>
            <translation>{other} deja abiertas todas las tareas. {who}: elige las tareas que cumples.</translation>
        </message>
        <message>
            <source>{score} of {target} bliss</source>
            <translation>{score} de {target} de dicha</translation>
        </message>
        <message>
            <source>{task} needed {needed} and gave {paid}: {who} has fulfilled it this round.</source>
            <translation>{task} necesitaba {needed} y daba {paid}: {who} la ha cumplido esta ronda.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}.</source>
            <translation>{task} necesita {needed} y da {paid}.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}. It is closed, but the Lucky Piggy lets you fulfil it.</source>
            <translation>{task} necesita {needed} y da {paid}. Está cerrada, pero el Cerdito Afortunado te deja cumplirla.</translation>
        </message>
        <message>
            <source>{task} needs {needed} and gives {paid}: {who} has closed it.</source>
            <translation>{task} necesita {needed} y da {paid}: {who} la ha cerrado.</translation>
        </message>
        <message>
            <source>{task} shows milk</source>
            <translation>{task} muestra leche</translation>
        </message>
        <message>
            <source>{text}: {bliss}</source>
            <translation>{text}: {bliss}</translation>
        </message>
        <message numerus="yes">
            <source>{top} of %n, oldest first</source>
            <translation>
                <numerusform>{top} de %n, los más antiguos primero</numerusform>
                <numerusform>{top} de %n, los más antiguos primero</numerusform>
            </translation>
        </message>
        <message>
            <source>{when}: {bliss} bliss</source>
            <translation>{when}: {bliss} de dicha</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} chooses gnomes in secret.</source>
            <translation>{who} elige gnomos en secreto.</translation>
        </message>
        <message>
            <source>{who} closes {tasks} for this round.</source>
            <translation>{who} cierra {tasks} en esta ronda.</translation>
        </message>
        <message>
            <source>{who} declines the new animal.</source>
            <translation>{who} rechaza el animal nuevo.</translation>
        </message>
        <message>
            <source>{who} doesn’t fulfil a task.</source>
            <translation>{who} no cumple ninguna tarea.</translation>
        </message>
        <message>
            <source>{who} doesn’t lend a gnome.</source>
            <translation>{who} no presta ningún gnomo.</translation>
        </message>
        <message>
            <source>{who} first</source>
            <translation>{who} va primero</translation>
        </message>
        <message>
            <source>{who} fulfils {tasks}.</source>
            <translation>{who} cumple {tasks}.</translation>
        </message>
        <message>
            <source>{who} fulfils {task} with {gnomes}.</source>
            <translation>{who} cumple {task} con {gnomes}.</translation>
        </message>
        <message>
            <source>{who} fulfils {task} with {gnomes}: {bliss} bliss, {old} to {new}.</source>
            <translation>{who} cumple {task} con {gnomes}: {bliss} de dicha, de {old} a {new}.</translation>
        </message>
        <message>
            <source>{who} gains the {animal}.</source>
            <translation>{who} recibe: {animal}.</translation>
        </message>
        <message>
            <source>{who} goes first: {why}.</source>
            <translation>{who} va primero: {why}.</translation>
        </message>
        <message>
            <source>{who} goes first: {why}. Choose the tasks to fulfil.</source>
            <translation>{who} va primero: {why}. Elige las tareas que cumples.</translation>
        </message>
        <message>
            <source>{who} hands a gnome to {other}.</source>
            <translation>{who} entrega un gnomo a {other}.</translation>
        </message>
        <message>
            <source>{who} hands {gnome} to {other}.</source>
            <translation>{who} entrega {gnome} a {other}.</translation>
        </message>
        <message>
            <source>{who} has closed it this round.</source>
            <translation>{who} la ha cerrado esta ronda.</translation>
        </message>
        <message>
            <source>{who} has fulfilled it this round, so it is closed.</source>
            <translation>{who} la ha cumplido esta ronda, así que está cerrada.</translation>
        </message>
        <message>
            <source>{who} has scored</source>
            <translation>{who} ha puntuado</translation>
        </message>
        <message>
            <source>{who} is too late to close {tasks}.</source>
            <translation>{who} llega tarde para cerrar {tasks}.</translation>
        </message>
        <message>
            <source>{who} keeps one of three gnomes.</source>
            <translation>{who} se queda con uno de tres gnomos.</translation>
        </message>
        <message>
            <source>{who} lends {gnome} to {other}.</source>
            <translation>{who} presta {gnome} a {other}.</translation>
        </message>
        <message>
            <source>{who} locks in gnomes.</source>
            <translation>{who} confirma sus gnomos.</translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s), one each with the Hen instead of the printed {printed}.</source>
            <translation>
                <numerusform>{who} juega a {gnomes}: %n hora, una por gnomo gracias a la Gallina, en vez de las {printed} impresas.</numerusform>
                <numerusform>{who} juega a {gnomes}: %n horas, una por gnomo gracias a la Gallina, en vez de las {printed} impresas.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} plays {gnomes}: %n hour(s).</source>
            <translation>
                <numerusform>{who} juega a {gnomes}: %n hora.</numerusform>
                <numerusform>{who} juega a {gnomes}: %n horas.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} scores nothing and stays at {score}.</source>
            <translation>{who} no puntúa nada y sigue con {score}.</translation>
        </message>
        <message>
            <source>{who} scores nothing for: {animals}.</source>
            <translation>{who} no recibe nada por: {animals}.</translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss from its control cards, {old} to {new}.</source>
            <translation>{who} puntúa {bliss} de dicha según sus cartas de control, de {old} a {new}.</translation>
        </message>
        <message>
            <source>{who} scores {bliss} bliss, {score} in total.</source>
            <translation>{who} puntúa {bliss} de dicha, {score} en total.</translation>
        </message>
        <message>
            <source>{who} starts with the {animal}.</source>
            <translation>{who} empieza con: {animal}.</translation>
        </message>
        <message>
            <source>{who} takes the new animal.</source>
            <translation>{who} toma el animal nuevo.</translation>
        </message>
        <message>
            <source>{who} uses: {animals}.</source>
            <translation>{who} usa: {animals}.</translation>
        </message>
        <message>
            <source>{who} wins the season by {wins} matches to {losses}.</source>
            <translation>{who} gana la temporada por {wins} partidas a {losses}.</translation>
        </message>
        <message>
            <source>{who} wins with {bliss} bliss.</source>
            <translation>{who} gana con {bliss} de dicha.</translation>
        </message>
        <message>
            <source>{who}, {item} ({why}): {bliss} bliss, {old} to {new}.</source>
            <translation>{who}, {item} ({why}): {bliss} de dicha, de {old} a {new}.</translation>
        </message>
        <message>
            <source>{who}: choose the animals to use; each one you do not use scores {bliss} bliss.</source>
            <translation>{who}: elige los animales que usas; cada uno de los demás da {bliss} de dicha.</translation>
        </message>
        <message>
            <source>{who}: lend {other} a gnome for {bliss} bliss, or lend none.</source>
            <translation>{who}: presta un gnomo a {other} por {bliss} de dicha, o ninguno.</translation>
        </message>
        <message>
            <source>{who}: play gnomes to your bench, then lock them in.</source>
            <translation>{who}: juega gnomos en tu banco y confirma.</translation>
        </message>
        <message>
            <source>{who}: play gnomes to your bench, then lock them in. {other} is ready.</source>
            <translation>{who}: juega gnomos en tu banco y confirma. {other} ya ha confirmado.</translation>
        </message>
        <message>
            <source>{who}: take one gnome back from your bench; the others go to the other player.</source>
            <translation>{who}: recupera un gnomo de tu banco; los demás pasan al otro jugador.</translation>
        </message>
        <message>
            <source>{who}: take the {animal} and put the others to sleep, or decline.</source>
            <translation>{who}: toma {animal} y duerme a los demás, o rechaza.</translation>
        </message>
        <message>
            <source>{who}: {bliss} bliss at the end</source>
            <translation>{who}: {bliss} de dicha al final</translation>
        </message>
        <message>
            <source>{who}: {now} to {then} bliss</source>
            <translation>{who}: de {now} a {then} de dicha</translation>
        </message>
        <message>
            <source>{who}’s animals</source>
            <translation>Animales de {who}</translation>
        </message>
        <message>
            <source>{who}’s bench</source>
            <translation>Banco de {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s cards: {hours}, closes {tasks}, %n gnome(s) to hand over.</source>
            <translation>
                <numerusform>Cartas de control de {who}: {hours}, cierra {tasks}, %n gnomo que entregar.</numerusform>
                <numerusform>Cartas de control de {who}: {hours}, cierra {tasks}, %n gnomos que entregar.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}’s gnome</source>
            <translation>Un gnomo de {who}</translation>
        </message>
        <message>
            <source>{who}’s hand</source>
            <translation>Mano de {who}</translation>
        </message>
        <message>
            <source>{who}’s hours</source>
            <translation>Horas de {who}</translation>
        </message>
        <message>
            <source>{who}’s unused animals for July: {animals}.</source>
            <translation>{who} deja sin usar en julio: {animals}.</translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” cannot be played with %n player(s).</source>
            <translation>
                <numerusform>«{mode}» no se puede jugar a solas.</numerusform>
                <numerusform>«{mode}» no se puede jugar entre %n.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>home</name>
        <message>
            <source>{moment}: the computer to move</source>
            <translation>{moment}: juega el ordenador</translation>
        </message>
        <message>
            <source>{moment}: {who} to move</source>
            <translation>{moment}: le toca a {who}</translation>
        </message>
    </context>
    <context>
        <name>journal</name>
        <message>
            <source>Another program changed {file}. It has been written again; the changed version is now {aside}.</source>
            <translation>Otro programa cambió {file}. Se ha escrito de nuevo; la versión cambiada se llama ahora {aside}.</translation>
        </message>
        <message>
            <source>Another program cut off the end of {file}. It has been restored; nothing is lost.</source>
            <translation>Otro programa cortó el final de {file}. Vuelve a estar completo; no se ha perdido nada.</translation>
        </message>
        <message>
            <source>Another program deleted or moved {file}. It has been written again; nothing is lost.</source>
            <translation>Otro programa borró o movió {file}. Se ha escrito de nuevo; no se ha perdido nada.</translation>
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
            <translation>Supr</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Intro</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Izquierda</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Derecha</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Mayús</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Espacio</translation>
        </message>
    </context>
    <context>
        <name>lesson</name>
        <message>
            <source>First match</source>
            <translation>Primera partida</translation>
        </message>
        <message>
            <source>Learn to play ({minutes} min)</source>
            <translation>Aprender a jugar ({minutes} min)</translation>
        </message>
        <message>
            <source>Lesson {number} again</source>
            <translation>Repetir la lección {number}</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons}</source>
            <translation>Lección {number} de {lessons}</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons} ({minutes} min left)</source>
            <translation>Lección {number} de {lessons} (quedan {minutes} min)</translation>
        </message>
        <message>
            <source>Lesson {number} of {lessons}, step {step}</source>
            <translation>Lección {number} de {lessons}, paso {step}</translation>
        </message>
        <message>
            <source>That’s legal, but this lesson needs another move.</source>
            <translation>Es legal, pero esta lección pide otra jugada.</translation>
        </message>
        <message>
            <source>Well done.</source>
            <translation>Muy bien.</translation>
        </message>
        <message>
            <source>Your lesson progress could not be read from {file}: {reason}.</source>
            <translation>No se pudo leer de {file} tu progreso en las lecciones: {reason}.</translation>
        </message>
        <message>
            <source>Your lesson progress could not be read, so all lessons start again; the old file is {file}.</source>
            <translation>No se pudo leer tu progreso en las lecciones, así que empiezan de nuevo; el archivo antiguo es {file}.</translation>
        </message>
        <message>
            <source>asks for an action, but it is not the learner’s turn then</source>
            <translation>pide una acción, pero ahí no es el turno del alumno</translation>
        </message>
        <message>
            <source>asks for an action, but the step has none</source>
            <translation>pide una acción, pero el paso no tiene ninguna</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>no se puede leer: no es un texto en UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>no se puede leer: {error}</translation>
        </message>
        <message>
            <source>cannot be used with “do” in the same step</source>
            <translation>no se puede usar con «do» en el mismo paso</translation>
        </message>
        <message>
            <source>cannot be used with “put”, “do” or “then”: from this step on the learner plays freely</source>
            <translation>no se puede usar con «put», «do» o «then»: desde este paso se juega libremente</translation>
        </message>
        <message>
            <source>cannot follow “put”: no move has been made yet</source>
            <translation>no puede seguir a «put»: aún no se ha hecho ninguna jugada</translation>
        </message>
        <message>
            <source>does not say what seat {seat} does</source>
            <translation>no dice qué hace el asiento {seat}</translation>
        </message>
        <message>
            <source>has an unmatched brace</source>
            <translation>tiene una llave sin su pareja</translation>
        </message>
        <message>
            <source>is missing, but the step has a task</source>
            <translation>falta, pero el paso pide una acción</translation>
        </message>
        <message>
            <source>is {said}, but the file is in the lessons folder of {game}</source>
            <translation>es {said}, pero el archivo está en la carpeta de lecciones de {game}</translation>
        </message>
        <message>
            <source>matches no legal move at this point</source>
            <translation>no encaja con ninguna jugada permitida ahí</translation>
        </message>
        <message>
            <source>must appear at least once</source>
            <translation>debe aparecer al menos una vez</translation>
        </message>
        <message>
            <source>must be a move, a colon and a sentence, not “{said}”</source>
            <translation>debe ser una jugada, dos puntos y una frase, no «{said}»</translation>
        </message>
        <message>
            <source>must be a seat number (0 for a random draw), a colon and a move, not “{said}”</source>
            <translation>debe ser un número de asiento (0 para un sorteo), dos puntos y una jugada, no «{said}»</translation>
        </message>
        <message>
            <source>must be a space and a piece, not “{said}”</source>
            <translation>debe ser una casilla y una pieza, no «{said}»</translation>
        </message>
        <message>
            <source>must be key=value, not “{said}”</source>
            <translation>debe ser clave=valor, no «{said}»</translation>
        </message>
        <message>
            <source>must be rule IDs such as GG-34, not “{said}”</source>
            <translation>deben ser números de regla como GG-34, no «{said}»</translation>
        </message>
        <message>
            <source>must be three lines</source>
            <translation>deben ser tres líneas</translation>
        </message>
        <message>
            <source>must have 1 to {most} characters, but has {count}</source>
            <translation>debe tener de 1 a {most} caracteres, pero tiene {count}</translation>
        </message>
        <message>
            <source>must name every player, with 1 to 20 characters each</source>
            <translation>debe nombrar a todos los jugadores, con 1 a 20 caracteres cada uno</translation>
        </message>
        <message>
            <source>names {said} twice</source>
            <translation>nombra {said} dos veces</translation>
        </message>
        <message>
            <source>names “{name}”, but no player has this name</source>
            <translation>nombra a «{name}», pero ningún jugador se llama así</translation>
        </message>
        <message>
            <source>plays the move “{text}”, so it belongs under “do”</source>
            <translation>juega «{text}», así que va en «do»</translation>
        </message>
        <message>
            <source>there is no space or piece “{name}” on the table at this point</source>
            <translation>no hay ninguna casilla ni pieza «{name}» en la mesa en ese momento</translation>
        </message>
        <message numerus="yes">
            <source>{number}. {title}: %n minute(s)</source>
            <translation>
                <numerusform>{number}. {title}: %n minuto</numerusform>
                <numerusform>{number}. {title}: %n minutos</numerusform>
            </translation>
        </message>
        <message>
            <source>{number}. {title}: at step {step}</source>
            <translation>{number}. {title}: en el paso {step}</translation>
        </message>
        <message>
            <source>{number}. {title}: done</source>
            <translation>{number}. {title}: hecha</translation>
        </message>
        <message>
            <source>“{name}” is not one of the game’s pictures</source>
            <translation>«{name}» no está entre las imágenes del juego</translation>
        </message>
        <message>
            <source>“{said}” comes when it is not that seat’s turn</source>
            <translation>«{said}» llega cuando no es el turno de ese asiento</translation>
        </message>
        <message>
            <source>“{said}” is not possible at this point</source>
            <translation>«{said}» no es posible en ese momento</translation>
        </message>
        <message>
            <source>“{text}” comes when it is not the turn of seat {seat}</source>
            <translation>«{text}» llega cuando no es el turno del asiento {seat}</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game</source>
            <translation>«{text}» no es una jugada de este juego</translation>
        </message>
        <message>
            <source>“{text}” is not allowed at this point: {reason}</source>
            <translation>«{text}» no está permitido ahí: {reason}</translation>
        </message>
        <message>
            <source>“{text}” must be combined with other moves</source>
            <translation>«{text}» debe combinarse con otras jugadas</translation>
        </message>
    </context>
    <context>
        <name>lesson.fire_and_flora</name>
        <message>
            <source>A big Yucca is a fine sight. But start small, and see something grow.</source>
            <translation>Una Yuca grande es digna de verse. Pero empecemos por lo pequeño y veamos crecer algo.</translation>
        </message>
        <message>
            <source>A block can be blocked as well. A blocked play has no effect, but all the cards are spent.</source>
            <translation>Un bloqueo también se puede bloquear. Una jugada bloqueada no tiene efecto, pero todas las cartas se gastan.</translation>
        </message>
        <message>
            <source>A card against a card</source>
            <translation>Una carta contra una carta</translation>
        </message>
        <message>
            <source>A card costs two coins, and a good land seven or more. If you draw every turn, you are always a little too poor.</source>
            <translation>Una carta cuesta dos monedas, y un buen terreno siete o más. Quien roba cada turno siempre anda algo justo.</translation>
        </message>
        <message>
            <source>A card for two coins. Next turn they would pay for half a land.</source>
            <translation>Una carta por dos monedas. El próximo turno pagarían medio terreno.</translation>
        </message>
        <message>
            <source>A card with a moustache</source>
            <translation>Una carta con bigote</translation>
        </message>
        <message>
            <source>A coin a turn is nice. But nothing on a Farm Stand puts out a fire.</source>
            <translation>Una moneda por turno está bien. Pero un Puesto de Granja no apaga ningún fuego.</translation>
        </message>
        <message>
            <source>A coin in the hand is not bad. But Water blocks a Fire, and summer is long.</source>
            <translation>Una moneda en mano no está mal. Pero el Agua bloquea un Fuego, y el verano es largo.</translation>
        </message>
        <message>
            <source>A coin is not much for a card that may save a plant some day. Sell it anyway?</source>
            <translation>Una moneda es poco por una carta que algún día puede salvar una planta. ¿La vendes de todos modos?</translation>
        </message>
        <message>
            <source>A die decides whether Central, Southern or both burn. This fire is not a card, so no Water in your hand can block it.</source>
            <translation>Un dado decide si arden Centro, Sur o ambos. Este fuego no es una carta, así que ningún Agua de tu mano puede bloquearlo.</translation>
        </message>
        <message>
            <source>A field to give away</source>
            <translation>Un campo para regalar</translation>
        </message>
        <message>
            <source>A fine land. But first, clear up your own landscape.</source>
            <translation>Un buen terreno. Pero antes, limpia tu propio paisaje.</translation>
        </message>
        <message>
            <source>A fine trick, but then nothing protects the Mustard any more.</source>
            <translation>Buen truco. Pero entonces ya nada protege la Mostaza.</translation>
        </message>
        <message>
            <source>A full match goes to twelve stars, or to the number you agree on. Buy a land nearly every turn.</source>
            <translation>Una partida completa va hasta doce estrellas, o hasta las que acordéis. Compra un terreno casi cada turno.</translation>
        </message>
        <message>
            <source>A good bargain</source>
            <translation>Un buen trato</translation>
        </message>
        <message>
            <source>A hand in your purse</source>
            <translation>Una mano en tu bolsillo</translation>
        </message>
        <message>
            <source>A home for the fire brigade</source>
            <translation>Una casa para los bomberos</translation>
        </message>
        <message>
            <source>A land is always good, but it blocks nothing.</source>
            <translation>Un terreno siempre es bueno, pero no bloquea nada.</translation>
        </message>
        <message>
            <source>A land with a draught</source>
            <translation>Un terreno con corriente</translation>
        </message>
        <message>
            <source>A landscape without a star</source>
            <translation>Un paisaje sin una estrella</translation>
        </message>
        <message>
            <source>A match to eight stars</source>
            <translation>Una partida a ocho estrellas</translation>
        </message>
        <message>
            <source>A plant with character! But for this lesson, take Mustard.</source>
            <translation>¡Una planta con carácter! Pero para esta lección, elige Mostaza.</translation>
        </message>
        <message>
            <source>A short match to eight stars, against {seat2}. You begin, with Headquarters, an Empty Field and thirteen coins.</source>
            <translation>Una partida corta a ocho estrellas, contra {seat2}. Empiezas tú, con la Sede, un Campo Vacío y trece monedas.</translation>
        </message>
        <message>
            <source>A small Ceanothus has one star, a big one has three. And the Time you have kept can’t be blocked.</source>
            <translation>El Ceanoto pequeño tiene una estrella; el grande, tres. Y el Tiempo que has guardado no se puede bloquear.</translation>
        </message>
        <message>
            <source>A young plant, and a bad neighbour</source>
            <translation>Una planta joven, y un mal vecino</translation>
        </message>
        <message>
            <source>Accept it.</source>
            <translation>Acéptalo.</translation>
        </message>
        <message>
            <source>Accept, or decline and go back to your own offer. A coin for two stars? You pay that with a smile.</source>
            <translation>Acepta, o rechaza y vuelve a tu propia oferta. ¿Una moneda por dos estrellas? Se paga con una sonrisa.</translation>
        </message>
        <message>
            <source>All Southern lands burn. A small Ceanothus would have died; the big one propagates. You choose where.</source>
            <translation>Arden todos los terrenos del Sur. Un Ceanoto pequeño habría muerto; el grande se propaga. Tú eliges dónde.</translation>
        </message>
        <message>
            <source>Already? You still have coins, and a Water.</source>
            <translation>¿Ya? Aún tienes monedas, y un Agua.</translation>
        </message>
        <message>
            <source>Also good. But keep Time for the day when {seat2} holds a Fire.</source>
            <translation>También está bien. Pero guarda el Tiempo para el día en que {seat2} tenga un Fuego.</translation>
        </message>
        <message>
            <source>An oak is a fine thing, but it needs Water and Time together. You hold one card.</source>
            <translation>Una Encina es cosa fina, pero necesita Agua y Tiempo juntos. Tienes una carta.</translation>
        </message>
        <message>
            <source>An open land is worth something. A star is worth more.</source>
            <translation>Un terreno libre vale algo. Una estrella vale más.</translation>
        </message>
        <message>
            <source>And the Mustard is gone. It was such a nice present.</source>
            <translation>Y adiós a la Mostaza. Con lo bonito que era el regalo.</translation>
        </message>
        <message>
            <source>And the Water? Next turn {seat2} may hold a Fire.</source>
            <translation>¿Y el Agua? El próximo turno {seat2} puede tener un Fuego.</translation>
        </message>
        <message>
            <source>And the creek looks on</source>
            <translation>Y el arroyo mira</translation>
        </message>
        <message>
            <source>Another moustache, well hidden</source>
            <translation>Otro bigote, bien escondido</translation>
        </message>
        <message>
            <source>Any player may block a card with its counterpart, on any turn and for free.</source>
            <translation>Cualquiera puede bloquear una carta con la adecuada, en el turno de quien sea y sin pagar.</translation>
        </message>
        <message>
            <source>Big Mustard brings coins, and then replaces your non-woody plants, one by one.</source>
            <translation>La Mostaza grande da monedas, y luego sustituye a tus plantas no leñosas, una a una.</translation>
        </message>
        <message>
            <source>Big Mustard can invade any land without a log. {seat2} needs Labor to pull it up.</source>
            <translation>La Mostaza grande puede invadir cualquier terreno sin leño. {seat2} necesita Trabajo para arrancarla.</translation>
        </message>
        <message>
            <source>Big ones cost more, and propagate</source>
            <translation>Las grandes cuestan más, y se propagan</translation>
        </message>
        <message>
            <source>Big plants seldom thank you for Time. Keep it for small ones.</source>
            <translation>Las plantas grandes rara vez agradecen el Tiempo. Guárdalo para las pequeñas.</translation>
        </message>
        <message>
            <source>Block it with Labor.</source>
            <translation>Bloquéalo con Trabajo.</translation>
        </message>
        <message>
            <source>Block it with your second Nefarious.</source>
            <translation>Bloquéalo con tu segunda Malicia.</translation>
        </message>
        <message>
            <source>Block the Fire with your Water.</source>
            <translation>Bloquea el Fuego con tu Agua.</translation>
        </message>
        <message>
            <source>Block the Labor with Nefarious.</source>
            <translation>Bloquea el Trabajo con Malicia.</translation>
        </message>
        <message>
            <source>Blocking the block</source>
            <translation>Un bloqueo contra el bloqueo</translation>
        </message>
        <message>
            <source>Both baskets may hold cards, coins and lands. You may ask for any card, whether {seat2} has it or not.</source>
            <translation>En ambas cestas puede haber cartas, monedas y terrenos. Puedes pedir cualquier carta, la tenga {seat2} o no.</translation>
        </message>
        <message>
            <source>Both offers are gone, and so is the Water.</source>
            <translation>Se han ido ambas ofertas, y el Agua también.</translation>
        </message>
        <message>
            <source>Both regions burned, and {seat2}’s Sagebrush is gone. But Fire Events skip Creekside lands; only a Fire card burns them.</source>
            <translation>Ardieron ambas regiones, y la Artemisa de {seat2} ya no está. Pero los Incendios se saltan los terrenos de Ribera; solo los quema una carta de Fuego.</translation>
        </message>
        <message>
            <source>Brome! Good money, no star, and it spreads. Leave it to {seat2}.</source>
            <translation>¡Bromo! Buen dinero, ninguna estrella, y se extiende. Que se lo quede {seat2}.</translation>
        </message>
        <message>
            <source>Buildings have no stars and go on your open lands. A Fire Station protects one plant in each Fire Event.</source>
            <translation>Los edificios no tienen estrellas y van en un terreno libre tuyo. Un Parque de Bomberos protege una planta en cada Incendio.</translation>
        </message>
        <message>
            <source>Buildings have no stars. They need an open land, and are worth it.</source>
            <translation>Los edificios no tienen estrellas. Necesitan un terreno libre, y lo valen.</translation>
        </message>
        <message>
            <source>Burnt, but not gone</source>
            <translation>Quemada, pero no perdida</translation>
        </message>
        <message>
            <source>Buy Garland Ranch.</source>
            <translation>Compra Garland Ranch.</translation>
        </message>
        <message>
            <source>Buy Malibu Canyon.</source>
            <translation>Compra Malibu Canyon.</translation>
        </message>
        <message>
            <source>Buy big Needlegrass or big Sagebrush.</source>
            <translation>Compra Flechilla grande o Artemisa grande.</translation>
        </message>
        <message>
            <source>Buy one of the three.</source>
            <translation>Compra uno de los tres.</translation>
        </message>
        <message>
            <source>Buy the Fire Station for your Empty Field.</source>
            <translation>Compra el Parque de Bomberos para tu Campo Vacío.</translation>
        </message>
        <message>
            <source>By force? Ask nicely first. The moustache can wait.</source>
            <translation>¿Por la fuerza? Pídelo antes con educación. El bigote puede esperar.</translation>
        </message>
        <message>
            <source>Cancelled before {seat2} heard it? The answer might have been yes.</source>
            <translation>¿La cancelas antes de que {seat2} la oiga? Quizá habría dicho que sí.</translation>
        </message>
        <message>
            <source>Clever: a big Ceanothus loves fire. But this time, see what the fire brigade can do.</source>
            <translation>Qué listo: un Ceanoto grande adora el fuego. Pero esta vez mira lo que saben hacer los bomberos.</translation>
        </message>
        <message>
            <source>Damaged, but not gone</source>
            <translation>Dañada, pero no perdida</translation>
        </message>
        <message>
            <source>Draw a card for two coins.</source>
            <translation>Roba una carta por dos monedas.</translation>
        </message>
        <message>
            <source>Each land says what it does: read it before you buy, and again when there is smoke.</source>
            <translation>Cada terreno dice lo que hace: léelo antes de comprar, y otra vez cuando haya humo.</translation>
        </message>
        <message>
            <source>Each line on a plant is a cause and an effect. A card without a line does nothing to the plant.</source>
            <translation>Cada línea de una planta es una causa y un efecto. Una carta sin línea no le hace nada a la planta.</translation>
        </message>
        <message>
            <source>Each side of a plant has its own effects: read it again after it has grown. The log is still there.</source>
            <translation>Cada cara de una planta tiene sus propios efectos: léela de nuevo cuando haya crecido. El leño sigue ahí.</translation>
        </message>
        <message>
            <source>Each side of a plant has its own lines: a cause, an effect. A card without a line leaves your Needlegrass cold.</source>
            <translation>Cada cara de una planta tiene sus propias líneas: una causa, un efecto. Una carta sin línea deja fría a tu Flechilla.</translation>
        </message>
        <message>
            <source>Each turn: an event, a new land in the market, income from your lands, then your actions. You can save coins for later.</source>
            <translation>En cada turno: un suceso, un terreno nuevo en el mercado, los ingresos de tus terrenos y tus acciones. Puedes guardar monedas.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Acaba tu turno.</translation>
        </message>
        <message>
            <source>Event, market, income, actions</source>
            <translation>Suceso, mercado, ingresos, acciones</translation>
        </message>
        <message>
            <source>Every plant reacts differently</source>
            <translation>Cada planta reacciona distinto</translation>
        </message>
        <message>
            <source>Fire is the last thing a small Ceanothus needs.</source>
            <translation>Un Fuego es lo último que necesita un Ceanoto pequeño.</translation>
        </message>
        <message>
            <source>Fire kills some plants and makes others propagate. Read the side that is face up.</source>
            <translation>El fuego mata unas plantas y hace que otras se propaguen. Lee la cara visible.</translation>
        </message>
        <message>
            <source>Fire! And the Ceanothus loves it</source>
            <translation>¡Fuego! Y al Ceanoto le encanta</translation>
        </message>
        <message>
            <source>Fire! But you hold Water</source>
            <translation>¡Fuego! Pero tienes Agua</translation>
        </message>
        <message>
            <source>Five actions: Grow, Damage, Kill, Propagate, Invade. A card does what the side that is face up says.</source>
            <translation>Cinco acciones: crecimiento, daño, muerte, propagación e invasión. Una carta hace lo que dice la cara visible.</translation>
        </message>
        <message>
            <source>Four cards for one Mustard</source>
            <translation>Cuatro cartas por una Mostaza</translation>
        </message>
        <message>
            <source>Four stars, and thank you, fire</source>
            <translation>Cuatro estrellas, y gracias, fuego</translation>
        </message>
        <message>
            <source>Four stars: now you are a target</source>
            <translation>Cuatro estrellas: ahora eres un objetivo</translation>
        </message>
        <message>
            <source>From here on it counts</source>
            <translation>Desde aquí cuenta</translation>
        </message>
        <message>
            <source>Give Almaden Hills, and ask for a Labor.</source>
            <translation>Da Almaden Hills y pide un Trabajo.</translation>
        </message>
        <message>
            <source>Give a Time, and ask for a Water.</source>
            <translation>Da un Tiempo y pide un Agua.</translation>
        </message>
        <message>
            <source>Give and take</source>
            <translation>Dar y tomar</translation>
        </message>
        <message>
            <source>Gladly, later this turn. First, a small present for {seat2}.</source>
            <translation>Con gusto, más tarde en este turno. Primero, un regalito para {seat2}.</translation>
        </message>
        <message>
            <source>Goats eat plants, and you have none yet.</source>
            <translation>Las cabras comen plantas, y aún no tienes ninguna.</translation>
        </message>
        <message>
            <source>Gone for nothing: no open land, no seedling. The preview warns you, but you can still do it.</source>
            <translation>Gastada para nada: sin terreno libre, no hay retoño. La vista previa te avisa, pero aun así puedes hacerlo.</translation>
        </message>
        <message>
            <source>Good idea! But this time, see what the fire brigade can do.</source>
            <translation>¡Buena idea! Pero esta vez mira lo que saben hacer los bomberos.</translation>
        </message>
        <message>
            <source>Good, but first play what you hold while {seat2} can’t block it.</source>
            <translation>Bien, pero juega antes lo que tienes mientras {seat2} no pueda bloquearlo.</translation>
        </message>
        <message>
            <source>Half of what you need, in one round. The new plant is small, and fire kills it. Water it soon.</source>
            <translation>La mitad de lo que necesitas, en una ronda. La planta nueva es pequeña, y el fuego la mata. Riégala pronto.</translation>
        </message>
        <message>
            <source>Have you bought a land this turn? Nearly every turn should bring you one. End your turn anyway?</source>
            <translation>¿Has comprado terreno este turno? Casi cada turno debería darte uno. ¿Acabas tu turno de todos modos?</translation>
        </message>
        <message>
            <source>Invade puts a small plant on an open land, or replaces a non-woody plant: natives replace invasives, and the reverse.</source>
            <translation>La invasión pone una planta pequeña en un terreno libre o sustituye a una no leñosa: autóctonas a invasoras, y al revés.</translation>
        </message>
        <message>
            <source>Invasives have no stars. Put them where they do most harm: in the other landscapes.</source>
            <translation>Las invasoras no tienen estrellas. Ponlas donde más daño hagan: en los otros paisajes.</translation>
        </message>
        <message>
            <source>It reacts to Water</source>
            <translation>Responde al Agua</translation>
        </message>
        <message>
            <source>Keep the card that blocks what you fear most. The best block is a surprise.</source>
            <translation>Guarda la carta que bloquea lo que más temes. El mejor bloqueo es una sorpresa.</translation>
        </message>
        <message>
            <source>Keep your Water and end your turn.</source>
            <translation>Guarda tu Agua y acaba tu turno.</translation>
        </message>
        <message>
            <source>Keep your cards. It’s the Mustard you want to get rid of.</source>
            <translation>Guarda tus cartas. Lo que quieres quitarte de encima es la Mostaza.</translation>
        </message>
        <message>
            <source>Labor alone is another line: it damages the Needlegrass. Play Water with it.</source>
            <translation>Un Trabajo solo es otra línea: daña la Flechilla. Juega con él un Agua.</translation>
        </message>
        <message>
            <source>Labor blocks Nefarious, too: now the first Labor counts again. The last unblocked card decides.</source>
            <translation>El Trabajo también bloquea la Malicia: ahora el primer Trabajo vuelve a valer. Decide la última carta que nadie bloquea.</translation>
        </message>
        <message>
            <source>Labor! Will you block it?</source>
            <translation>¡Trabajo! ¿Lo bloqueas?</translation>
        </message>
        <message>
            <source>Land comes with its plant</source>
            <translation>El terreno viene con su planta</translation>
        </message>
        <message>
            <source>Land is traded with everything on it. Think twice before you accept a gift.</source>
            <translation>Un terreno se cede con todo lo que tiene encima. Mira dos veces un regalo.</translation>
        </message>
        <message>
            <source>Leave it at one card for one card. Simple offers are answered sooner.</source>
            <translation>Déjalo en una carta por una carta. Las ofertas sencillas se responden antes.</translation>
        </message>
        <message>
            <source>Look at the side a plant comes with: this Sagebrush is big. It has two stars already, and Water makes it propagate.</source>
            <translation>Mira con qué cara viene una planta: esta Artemisa es grande. Ya tiene dos estrellas, y con Agua se propaga.</translation>
        </message>
        <message>
            <source>Make {seat2} an offer.</source>
            <translation>Haz una oferta a {seat2}.</translation>
        </message>
        <message>
            <source>Malibu Canyon has a small Ceanothus: one star. Its log means that no plant can replace it. You may buy one land a turn.</source>
            <translation>Malibu Canyon tiene un Ceanoto pequeño: una estrella. Su leño significa que no se puede sustituir. Puedes comprar un terreno por turno.</translation>
        </message>
        <message>
            <source>Malibu Canyon is a Wind Gap: it burns in every Fire Event, no matter what the die says. And fire kills a small Ceanothus.</source>
            <translation>Malibu Canyon es un Paso de Viento: arde en todo Incendio, diga lo que diga el dado. Y el fuego mata a un Ceanoto pequeño.</translation>
        </message>
        <message>
            <source>More cards are good, but so are two coins. First, water what you have.</source>
            <translation>Más cartas están bien, pero dos monedas también. Primero riega lo que tienes.</translation>
        </message>
        <message>
            <source>Mow it before it burns? The fire does that for nothing.</source>
            <translation>¿Segarla antes de que arda? Eso lo hace gratis el fuego.</translation>
        </message>
        <message>
            <source>Mustard! Cheap, hungry, and not a single star. Offer it to {seat2} some day.</source>
            <translation>¡Mostaza! Barata, hambrienta y sin una sola estrella. Ofrécesela algún día a {seat2}.</translation>
        </message>
        <message>
            <source>Nefarious steals a card, steals coins, or plants an invasive on another player’s open land. {seat2} started it!</source>
            <translation>Malicia roba una carta o monedas, o planta una invasora en un terreno libre de otro jugador. ¡Empezó {seat2}!</translation>
        </message>
        <message>
            <source>Never without a card</source>
            <translation>Nunca sin una carta</translation>
        </message>
        <message>
            <source>No promise is binding beyond the trade. And {seat2} gets all the Mustard’s seedlings, too.</source>
            <translation>Ninguna promesa obliga más allá del trato. Y {seat2} se lleva también todos los retoños de la Mostaza.</translation>
        </message>
        <message>
            <source>No room, no seedling</source>
            <translation>Sin sitio no hay retoño</translation>
        </message>
        <message>
            <source>Not bad at all. But this time, buy something that propagates.</source>
            <translation>Nada mal. Pero esta vez compra algo que se propague.</translation>
        </message>
        <message>
            <source>Not the Ceanothus! It has just grown to three stars.</source>
            <translation>¡El Ceanoto no! Acaba de llegar a tres estrellas.</translation>
        </message>
        <message>
            <source>Not without the fire brigade! There’s a smell of smoke already.</source>
            <translation>¡Sin los bomberos no! Ya huele a humo.</translation>
        </message>
        <message>
            <source>Not wrong, but then you may be two coins short for the next land.</source>
            <translation>No está mal, pero entonces pueden faltarte dos monedas para el próximo terreno.</translation>
        </message>
        <message>
            <source>Nothing changes hands until {seat2} says yes, and {seat2} sees your offer only when you propose it.</source>
            <translation>Nada cambia de manos hasta que {seat2} diga que sí, y {seat2} solo ve tu oferta cuando la propones.</translation>
        </message>
        <message>
            <source>Nothing is agreed yet</source>
            <translation>Aún no hay acuerdo</translation>
        </message>
        <message>
            <source>Nothing to hide</source>
            <translation>Nada que ocultar</translation>
        </message>
        <message>
            <source>Now let it come</source>
            <translation>Ahora, que venga</translation>
        </message>
        <message>
            <source>Now the Mustard grows at the right end of {seat2}’s landscape, and you hold a Labor in case it ever comes back.</source>
            <translation>Ahora la Mostaza crece en el extremo derecho del paisaje de {seat2}, y tú tienes el Trabajo, por si alguna vez vuelve.</translation>
        </message>
        <message>
            <source>Now {seat2} may still accept your offer, or not. One coin is cheap for two stars.</source>
            <translation>Ahora {seat2} aún puede aceptar tu oferta, o no. Una moneda es poco por dos estrellas.</translation>
        </message>
        <message>
            <source>On your turn you may make several offers. A trade is good when both of you think so.</source>
            <translation>En tu turno puedes hacer varias ofertas. Un trato es bueno cuando los dos lo creéis.</translation>
        </message>
        <message>
            <source>On your turn you may offer anything to any player. Both of you have to agree.</source>
            <translation>En tu turno puedes ofrecer lo que quieras, a quien quieras. Los dos tenéis que estar de acuerdo.</translation>
        </message>
        <message>
            <source>One Water, and it is everywhere</source>
            <translation>Un Agua, y está en todas partes</translation>
        </message>
        <message>
            <source>One card more, one land less. You want a land next turn.</source>
            <translation>Una carta más, un terreno menos. El próximo turno quieres terreno.</translation>
        </message>
        <message>
            <source>One coin for all the time in the world? You have a use for it.</source>
            <translation>¿Una moneda por todo el tiempo del mundo? Ya le darás uso.</translation>
        </message>
        <message>
            <source>One coin for the one thing you need now? Keep it.</source>
            <translation>¿Una moneda por lo único que ahora necesitas? Guárdalo.</translation>
        </message>
        <message>
            <source>One coin from the bank. {seat2} may well pay more.</source>
            <translation>Una moneda del banco. Puede que {seat2} pague más.</translation>
        </message>
        <message>
            <source>One coin richer, but two stars poorer.</source>
            <translation>Una moneda más, pero dos estrellas menos.</translation>
        </message>
        <message>
            <source>One event in three is a fire</source>
            <translation>Un suceso de cada tres es un Incendio</translation>
        </message>
        <message>
            <source>One is a bargain, two is a gift.</source>
            <translation>Una es una ganga, dos son un regalo.</translation>
        </message>
        <message>
            <source>One more good plant is one more to burn. First, the fire brigade.</source>
            <translation>Una buena planta más es una más que puede arder. Primero los bomberos.</translation>
        </message>
        <message>
            <source>Only Central burned, and {seat2}’s Brome liked it. From here on you both play freely; you need four more stars.</source>
            <translation>Solo ardió el Centro, y al Bromo de {seat2} le gustó. Desde aquí jugáis los dos como queráis; faltan cuatro estrellas.</translation>
        </message>
        <message>
            <source>Only one coin for such a fine moustache?</source>
            <translation>¿Solo una moneda por un bigote tan bueno?</translation>
        </message>
        <message>
            <source>Only one coin? On a plant it is worth a star.</source>
            <translation>¿Solo una moneda? En una planta vale una estrella.</translation>
        </message>
        <message>
            <source>Only stars win, and only native plants have them. Big ones have more.</source>
            <translation>Solo ganan las estrellas, y solo las tienen las autóctonas. Las grandes tienen más.</translation>
        </message>
        <message>
            <source>Only you know what you have drawn. {seat2} sees only the back of one card.</source>
            <translation>Solo tú sabes qué has robado. {seat2} solo ve el dorso de una carta.</translation>
        </message>
        <message>
            <source>Out with the Mustard</source>
            <translation>Fuera la Mostaza</translation>
        </message>
        <message>
            <source>Patience. It’ll come by itself.</source>
            <translation>Paciencia. Ya llega sola.</translation>
        </message>
        <message>
            <source>Place the new plant on your Empty Field.</source>
            <translation>Pon la planta nueva en tu Campo Vacío.</translation>
        </message>
        <message>
            <source>Plant Mustard on {seat2}’s Empty Field.</source>
            <translation>Planta Mostaza en el Campo Vacío de {seat2}.</translation>
        </message>
        <message>
            <source>Play Time on the small Needlegrass.</source>
            <translation>Juega Tiempo sobre la Flechilla pequeña.</translation>
        </message>
        <message>
            <source>Play Water and Labor on the Needlegrass.</source>
            <translation>Juega Agua y Trabajo sobre la Flechilla.</translation>
        </message>
        <message>
            <source>Play Water on your Ceanothus.</source>
            <translation>Juega Agua sobre tu Ceanoto.</translation>
        </message>
        <message>
            <source>Play until one of you has eight stars.</source>
            <translation>Juega hasta que uno de los dos tenga ocho estrellas.</translation>
        </message>
        <message>
            <source>Play your Water.</source>
            <translation>Juega tu Agua.</translation>
        </message>
        <message>
            <source>Propagate needs an open land. Without one the card is wasted.</source>
            <translation>La propagación necesita un terreno libre. Sin él, la carta se pierde.</translation>
        </message>
        <message>
            <source>Propose it.</source>
            <translation>Propónlo.</translation>
        </message>
        <message>
            <source>Protect the Ceanothus on Malibu Canyon.</source>
            <translation>Protege el Ceanoto de Malibu Canyon.</translation>
        </message>
        <message>
            <source>Pulled up! But the Needlegrass can do that too, and take its place.</source>
            <translation>¡Arrancada! Pero eso también puede hacerlo la Flechilla, y ocupar su lugar.</translation>
        </message>
        <message>
            <source>Put the Live Oak back.</source>
            <translation>Vuelve a poner la Encina.</translation>
        </message>
        <message>
            <source>Read before you water</source>
            <translation>Lee antes de regar</translation>
        </message>
        <message>
            <source>Read its lines first: Time makes many small plants grow, and damages many big ones. Is that what you want?</source>
            <translation>Lee antes sus líneas: el Tiempo hace crecer a muchas plantas pequeñas y daña a muchas grandes. ¿Es eso lo que quieres?</translation>
        </message>
        <message>
            <source>Replace the Mustard.</source>
            <translation>Sustituye la Mostaza.</translation>
        </message>
        <message>
            <source>Seed-Bank Soil: a plant killed by the fire here may come straight back, as a small one.</source>
            <translation>Suelo con Semillas: una planta que el fuego ha matado aquí puede volver enseguida, pequeña.</translation>
        </message>
        <message>
            <source>Small Ceanothus: “Water: grow.” Its big side has three stars. {seat2} could block the Water with a Fire, but holds no card.</source>
            <translation>Ceanoto pequeño: «Agua: crecimiento». Su cara grande tiene tres estrellas. {seat2} podría bloquearlo con un Fuego, pero no tiene cartas.</translation>
        </message>
        <message>
            <source>Sold, flowers and all</source>
            <translation>Vendido con planta y todo</translation>
        </message>
        <message>
            <source>Something for nothing? {seat2} is friendly, but no fool.</source>
            <translation>¿Algo a cambio de nada? {seat2} es amable, pero no tonto.</translation>
        </message>
        <message>
            <source>That is a different trade. This one is good as it is.</source>
            <translation>Ese es otro trato. Este está bien como está.</translation>
        </message>
        <message>
            <source>That is what it was for</source>
            <translation>Para eso estaba</translation>
        </message>
        <message>
            <source>That one would come back to you some day, with a moustache.</source>
            <translation>Esa volvería a ti algún día, con bigote.</translation>
        </message>
        <message>
            <source>That works, too, if {seat2} has no Fire in hand. Time can’t be blocked.</source>
            <translation>También funciona, si {seat2} no tiene un Fuego en la mano. El Tiempo no se puede bloquear.</translation>
        </message>
        <message>
            <source>That would waste the grant. Something big gets you further.</source>
            <translation>Así se desperdicia la ayuda. Con algo grande avanzas más.</translation>
        </message>
        <message>
            <source>The Mustard stays, and the card is gone. Do it the other way round.</source>
            <translation>La Mostaza se queda, y la carta se va. Hazlo al revés.</translation>
        </message>
        <message>
            <source>The answer may be yes, no, or one counter-offer. Nothing changes hands before a yes.</source>
            <translation>La respuesta puede ser sí, no o una contraoferta. Nada cambia de manos antes de un sí.</translation>
        </message>
        <message>
            <source>The die says which region burns. The player who drew the fire is first, left to right, then the others counter-clockwise.</source>
            <translation>El dado dice qué región arde. Arde primero quien sacó el fuego, de izquierda a derecha, y luego en sentido antihorario.</translation>
        </message>
        <message>
            <source>The goal: stars, which only native plants have. Eight win here, twelve in a full match. These two lands are yours.</source>
            <translation>Objetivo: estrellas, que solo tienen las autóctonas. Aquí se gana con ocho; en una partida completa, con doce. Estos dos terrenos son tuyos.</translation>
        </message>
        <message>
            <source>The grant waits for you, but {seat2} doesn’t.</source>
            <translation>La ayuda te espera; {seat2} no.</translation>
        </message>
        <message>
            <source>The grant would be gone, and the goats still hungry.</source>
            <translation>La ayuda se perdería, y las cabras siguen con hambre.</translation>
        </message>
        <message>
            <source>The land brings two coins a turn, so {seat2} may want it. Ask for a Labor in return: Mustard comes back.</source>
            <translation>El terreno da dos monedas por turno, así que {seat2} puede quererlo. Pide a cambio un Trabajo: la Mostaza vuelve.</translation>
        </message>
        <message>
            <source>The leader makes a good target. Keep your Time, as it may make up for a loss, and let {seat2} play.</source>
            <translation>Quien va en cabeza es un buen objetivo. Guarda tu Tiempo, que puede compensar una pérdida, y deja jugar a {seat2}.</translation>
        </message>
        <message>
            <source>The oak is worth saving, but it can come back afterwards, and the Ceanothus can’t.</source>
            <translation>La Encina merece salvarse. Pero puede volver después, y el Ceanoto no.</translation>
        </message>
        <message>
            <source>The oak stands on Seed-Bank Soil: it may come back after a fire. The Ceanothus in its Wind Gap would not.</source>
            <translation>La Encina está en Suelo con Semillas: puede volver tras un fuego. El Ceanoto, en su Paso de Viento, no.</translation>
        </message>
        <message>
            <source>The one card that can block a Labor, for one coin?</source>
            <translation>¿La única carta que puede bloquear un Trabajo, por una moneda?</translation>
        </message>
        <message>
            <source>The rest is yours</source>
            <translation>El resto es tuyo</translation>
        </message>
        <message>
            <source>The same plant, only small: half the stars, and it needs another Water.</source>
            <translation>La misma planta, pero pequeña: la mitad de estrellas, y necesita otra Agua.</translation>
        </message>
        <message>
            <source>The small side has other lines</source>
            <translation>La cara pequeña tiene otras líneas</translation>
        </message>
        <message>
            <source>Then ask!</source>
            <translation>¡Pues pregunta!</translation>
        </message>
        <message>
            <source>Then it burns: one star gone, and the Water dries up in your hand.</source>
            <translation>Entonces arde: una estrella menos, y el Agua se te seca en la mano.</translation>
        </message>
        <message>
            <source>Then two cards are gone for nothing, and the Mustard with them.</source>
            <translation>Entonces se habrán ido dos cartas para nada, y la Mostaza con ellas.</translation>
        </message>
        <message>
            <source>This one grows with Water or with Time; no line has two icons. Water can be blocked, Time can’t.</source>
            <translation>Esta crece con Agua o con Tiempo; ninguna línea tiene dos iconos. El Agua se puede bloquear; el Tiempo, no.</translation>
        </message>
        <message>
            <source>Three coins are gone, and the land you wanted with them.</source>
            <translation>Se van tres monedas, y con ellas el terreno que querías.</translation>
        </message>
        <message>
            <source>Three coins are three coins, but an invasive lasts longer.</source>
            <translation>Tres monedas son tres monedas. Pero una invasora dura más.</translation>
        </message>
        <message>
            <source>Three stars in one turn</source>
            <translation>Tres estrellas en un turno</translation>
        </message>
        <message>
            <source>Tip: first water, then wait</source>
            <translation>Sugerencia: primero regar, luego esperar</translation>
        </message>
        <message>
            <source>Tip: save coins for the next land</source>
            <translation>Sugerencia: ahorra para el próximo terreno</translation>
        </message>
        <message>
            <source>Tip: something that grows</source>
            <translation>Sugerencia: algo que crezca</translation>
        </message>
        <message>
            <source>Tip: use a lucky day</source>
            <translation>Sugerencia: aprovecha un día de suerte</translation>
        </message>
        <message>
            <source>Two coins for a surprise. Asking costs nothing.</source>
            <translation>Dos monedas por una sorpresa. Preguntar no cuesta nada.</translation>
        </message>
        <message>
            <source>Two icons in one line need both cards at once, and one icon needs just one.</source>
            <translation>Dos iconos en una línea necesitan ambas cartas a la vez; un icono, solo una.</translation>
        </message>
        <message>
            <source>Two icons, one line</source>
            <translation>Dos iconos, una línea</translation>
        </message>
        <message>
            <source>Water and Fire block each other, and so do Labor and Nefarious. Time blocks nothing.</source>
            <translation>Agua y Fuego se bloquean entre sí, y también Trabajo y Malicia. El Tiempo no bloquea nada.</translation>
        </message>
        <message>
            <source>Water, stars and a fire</source>
            <translation>Agua, estrellas y un fuego</translation>
        </message>
        <message>
            <source>What does {seat2} hold?</source>
            <translation>¿Qué cartas tiene {seat2}?</translation>
        </message>
        <message>
            <source>When it burns</source>
            <translation>Cuando arde</translation>
        </message>
        <message>
            <source>Which plant is saved?</source>
            <translation>¿Qué planta se salva?</translation>
        </message>
        <message>
            <source>With a straight face</source>
            <translation>Sin pestañear</translation>
        </message>
        <message>
            <source>With an empty hand? Then you can’t block anything {seat2} does.</source>
            <translation>¿Con la mano vacía? Entonces no podrás bloquear nada de lo que haga {seat2}.</translation>
        </message>
        <message>
            <source>With the grant it is cheap. But it is small, has one star, and needs two cards to grow.</source>
            <translation>Con la ayuda es barata. Pero es pequeña, tiene una estrella y necesita dos cartas para crecer.</translation>
        </message>
        <message>
            <source>With thirteen coins in your pocket? The shop is open.</source>
            <translation>¿Con trece monedas en el bolsillo? La tienda está abierta.</translation>
        </message>
        <message>
            <source>Worth a thought, later. First, buy something that grows.</source>
            <translation>Vale la pena pensarlo, luego. Primero compra algo que crezca.</translation>
        </message>
        <message>
            <source>Years go by, and it grows</source>
            <translation>Pasan los años, y ha crecido</translation>
        </message>
        <message>
            <source>Yes, that makes it grow. But Time can’t be blocked: keep it, and let Water do the watering.</source>
            <translation>Sí, eso la hace crecer. Pero el Tiempo no se puede bloquear: guárdalo, y que riegue el Agua.</translation>
        </message>
        <message>
            <source>You have paid for a fire brigade, and it’s playing cards at the station?</source>
            <translation>¿Has pagado a los bomberos para que jueguen a las cartas en el parque?</translation>
        </message>
        <message>
            <source>You have plenty of Time.</source>
            <translation>Tiempo tienes de sobra.</translation>
        </message>
        <message>
            <source>You have watered the Mustard. It is big now, and so is {seat2}’s grin.</source>
            <translation>Has regado la Mostaza. Ahora es grande, y también la sonrisa de {seat2}.</translation>
        </message>
        <message>
            <source>You hold a card that blocks this. Pass anyway?</source>
            <translation>Tienes una carta que bloquea esto. ¿Pasas de todos modos?</translation>
        </message>
        <message>
            <source>You hold one Water. Coyote Brush, Needlegrass and Poppy are small: each has one star, or two after a Water, and costs seven.</source>
            <translation>Tienes un Agua. Chilca, Flechilla, Amapola: pequeña, cada una tiene ya una estrella; con Agua, dos; y cuesta siete.</translation>
        </message>
        <message>
            <source>You may buy only one land a turn.</source>
            <translation>Solo puedes comprar un terreno por turno.</translation>
        </message>
        <message>
            <source>You play a card on a plant that reacts to it; other players may block it with the right card.</source>
            <translation>Juegas una carta sobre una planta que responde a ella; los demás pueden bloquearla con la carta adecuada.</translation>
        </message>
        <message>
            <source>Your Ceanothus is small, and Fire kills a small one. {seat2} holds a card, and looks rather pleased.</source>
            <translation>Tu Ceanoto es pequeño, y el Fuego mata a los pequeños. {seat2} tiene una carta, y parece muy satisfecho.</translation>
        </message>
        <message>
            <source>Your Ceanothus needs Water, and you hold two Times. You can see how many cards {seat2} holds, but not which ones.</source>
            <translation>Tu Ceanoto necesita Agua, y tú tienes dos Tiempos. Ves cuántas cartas tiene {seat2}, pero no cuáles.</translation>
        </message>
        <message>
            <source>Your Mustard has no stars and will soon spread. Trade it away with its land: {seat2} may want the two coins.</source>
            <translation>Tu Mostaza no tiene estrellas y pronto se extenderá. Ofrece el terreno con ella: quizá {seat2} quiera sus dos monedas.</translation>
        </message>
        <message>
            <source>Your event was a Conservation Grant: your next land costs three coins less. Buy something big, with two stars.</source>
            <translation>Tu suceso fue una Ayuda a la Conservación: tu próximo terreno cuesta tres monedas menos. Compra algo grande: tiene dos estrellas.</translation>
        </message>
        <message>
            <source>Your turn began with an event: a Time for every plant in the South. Events can’t be blocked.</source>
            <translation>Tu turno empezó con un suceso: un Tiempo para cada planta del Sur. Los sucesos no se pueden bloquear.</translation>
        </message>
        <message>
            <source>{seat2} draws the next event. The player who draws a fire burns first; then it burns your lands, from left to right.</source>
            <translation>{seat2} saca el próximo suceso. Quien saca un fuego arde primero; luego arden tus terrenos, de izquierda a derecha.</translation>
        </message>
        <message>
            <source>{seat2} had Labor: “damage” flips a big plant to its small side. You can grow it again.</source>
            <translation>{seat2} tenía Trabajo: «daño» gira una planta grande a su cara pequeña. Puedes hacerla crecer de nuevo.</translation>
        </message>
        <message>
            <source>{seat2} has no card yet and can’t block you. Later you will have to ask yourself who holds a Fire.</source>
            <translation>{seat2} aún no tiene cartas y no puede bloquearte. Más tarde tendrás que preguntarte quién tiene un Fuego.</translation>
        </message>
        <message>
            <source>{seat2} has nothing left to block with. All four cards are gone, and the Mustard is there as if nothing had happened.</source>
            <translation>{seat2} ya no tiene con qué bloquear. Se han ido las cuatro cartas, y la Mostaza sigue ahí como si nada.</translation>
        </message>
        <message>
            <source>{seat2} plays Nefarious to steal three coins. The Rainbow has brought you a Labor, and Labor blocks Nefarious.</source>
            <translation>{seat2} juega Malicia para robarte tres monedas. El Arcoíris te ha traído un Trabajo, y el Trabajo bloquea la Malicia.</translation>
        </message>
        <message>
            <source>{seat2} wants a coin as well</source>
            <translation>{seat2} también quiere una moneda</translation>
        </message>
        <message>
            <source>{seat2} wants to pull up your Mustard. The Rainbow has brought you a second Nefarious: this is what it’s for.</source>
            <translation>{seat2} quiere arrancar tu Mostaza. El Arcoíris te ha traído una segunda Malicia: para esto están.</translation>
        </message>
        <message>
            <source>{seat2} will want to pull it up with Labor. Nefarious blocks Labor, so hold a card for that.</source>
            <translation>{seat2} querrá arrancarla con Trabajo. La Malicia bloquea el Trabajo, así que guarda una.</translation>
        </message>
        <message>
            <source>“Water and Labor: invade.” It needs both at once. {seat2} left you a Mustard last turn: time to strike back.</source>
            <translation>«Agua y Trabajo: invasión». Necesita ambas a la vez. {seat2} te dejó una Mostaza el turno pasado: hora de responder.</translation>
        </message>
        <message>
            <source>“Water: propagate” needs an open land of yours. You have none: the Water would be gone, and nothing would grow.</source>
            <translation>«Agua: propagación» necesita un terreno libre tuyo. No tienes ninguno: el Agua se perdería y no crecería nada.</translation>
        </message>
    </context>
    <context>
        <name>lesson.gnomadic_gardeners</name>
        <message>
            <source>11 and 3 from tasks, 4 from the Horse, 1 from the Goat. The Squirrels are new: they start next round.</source>
            <translation>11 y 3 por tareas, 4 del Caballo, 1 de la Cabra. Las Ardillas son nuevas: empiezan la próxima ronda.</translation>
        </message>
        <message>
            <source>21 to 17, and a ruffled hat</source>
            <translation>21 a 17, y un sombrero despeinado</translation>
        </message>
        <message>
            <source>56 to 48, and the goal is 77</source>
            <translation>56 a 48, y la meta es 77</translation>
        </message>
        <message>
            <source>A Hen who watches the clock</source>
            <translation>Una Gallina que mira el reloj</translation>
        </message>
        <message>
            <source>A Hen, a Mouse, and 8 bliss left behind. The Scarecrow wouldn’t even notice.</source>
            <translation>Una Gallina, un Ratón y 8 de dicha sin recoger. El Espantapájaros ni se enteraría.</translation>
        </message>
        <message>
            <source>A gnome is missing. You need these three for Task 1, and Gnarcissa for Task 2.</source>
            <translation>Falta un gnomo. Necesitas a estos tres para la Tarea 1, y a Gnarcissa para la Tarea 2.</translation>
        </message>
        <message>
            <source>A good worker, but for the big task you need two grain.</source>
            <translation>Buen trabajador, pero para la tarea grande necesitas dos cereales.</translation>
        </message>
        <message>
            <source>A herb and a flower: that would work, but these three are an hour faster.</source>
            <translation>Una hierba y una flor: valdría, pero estos tres son una hora más rápidos.</translation>
        </message>
        <message>
            <source>A horse and a goat are yours</source>
            <translation>Un caballo y una cabra son tuyos</translation>
        </message>
        <message>
            <source>A lone gnome earns a bonus</source>
            <translation>Un gnomo a solas da una bonificación</translation>
        </message>
        <message>
            <source>A lone gnome scores its bonus, but the Horse scores 1 for each gnome, and you may miss a task.</source>
            <translation>Un gnomo solo da su bonificación, pero el Caballo da 1 por cada gnomo, y puedes perder una tarea.</translation>
        </message>
        <message>
            <source>A lovely rest, but it scores nothing, and {seat2} can take everything you leave.</source>
            <translation>Un descanso precioso, pero no da nada, y {seat2} puede llevarse todo lo que dejes.</translation>
        </message>
        <message>
            <source>A milk bottle on a task is a bonus for the owner of the Cow. Only the card halves at the seam count; the outer ones don’t.</source>
            <translation>Una botella de leche en una tarea es una bonificación para quien tenga la Vaca. Solo cuentan las mitades de la unión, no las de fuera.</translation>
        </message>
        <message>
            <source>A month adds one rule; everything else stays the same. You choose it before the match.</source>
            <translation>Un mes añade una regla; todo lo demás sigue igual. Se elige antes de la partida.</translation>
        </message>
        <message>
            <source>A round is always finished</source>
            <translation>La ronda siempre se acaba</translation>
        </message>
        <message>
            <source>A round is always finished: the second player may still overtake.</source>
            <translation>La ronda siempre se acaba: quien va después aún puede adelantar.</translation>
        </message>
        <message>
            <source>A short round</source>
            <translation>Una ronda corta</translation>
        </message>
        <message>
            <source>A vegetable made by hand, and you don’t show it off?</source>
            <translation>¿Una verdura hecha a mano, y no la enseñas?</translation>
        </message>
        <message>
            <source>A vegetable, more or less</source>
            <translation>Una verdura, más o menos</translation>
        </message>
        <message>
            <source>Alone with the Scarecrow</source>
            <translation>A solas con el Espantapájaros</translation>
        </message>
        <message>
            <source>Also a fine gnome, but these two can do Task 1 by themselves.</source>
            <translation>También un buen gnomo, pero estos dos pueden con la Tarea 1 ellos solos.</translation>
        </message>
        <message>
            <source>And Task 1? The piggy is quite offended.</source>
            <translation>¿Y la Tarea 1? El Cerdito está muy ofendido.</translation>
        </message>
        <message>
            <source>And a slow gnome for Task 2</source>
            <translation>Y un gnomo lento para la Tarea 2</translation>
        </message>
        <message>
            <source>And one for each small task</source>
            <translation>Y uno por cada tarea pequeña</translation>
        </message>
        <message>
            <source>Animals score by themselves every round. One you have not met yet: the Cow scores 2 if a task you fulfil shows milk.</source>
            <translation>Los animales dan dicha solos cada ronda. Uno que aún no conoces: la Vaca da 2 si una tarea que cumples muestra leche.</translation>
        </message>
        <message>
            <source>Animals start to work in the round after you get them.</source>
            <translation>Los animales trabajan desde la ronda siguiente a su llegada.</translation>
        </message>
        <message>
            <source>Animals stay and work for you from the next round on.</source>
            <translation>Los animales se quedan y trabajan para ti desde la siguiente ronda.</translation>
        </message>
        <message>
            <source>At 77 or more, the higher score wins. If tied: more animals, then the younger player.</source>
            <translation>Con 77 o más gana la puntuación mayor. En caso de empate: más animales y luego el jugador más joven.</translation>
        </message>
        <message>
            <source>At 77 the match ends, and you win ties. Too easy? Start with five gnomes, or four, or three.</source>
            <translation>Con 77 acaba la partida, y en los empates ganas tú. ¿Demasiado fácil? Empieza con cinco gnomos, con cuatro o con tres.</translation>
        </message>
        <message>
            <source>Both flowers for one Hen? Gnate has the flower you need, and he is faster.</source>
            <translation>¿Las dos flores por una Gallina? Gnate tiene la que necesitas, y es más rápido.</translation>
        </message>
        <message>
            <source>Charming, and alone. But that card has no vegetable.</source>
            <translation>Encantador, y a solas. Pero esa carta no tiene verdura.</translation>
        </message>
        <message>
            <source>Charming, but there is neither a vegetable nor a flower on that card.</source>
            <translation>Encantador, pero en esa carta no hay ni verdura ni flor.</translation>
        </message>
        <message>
            <source>Eight against eight!</source>
            <translation>¡Ocho contra ocho!</translation>
        </message>
        <message>
            <source>Eight hours of straw</source>
            <translation>Ocho horas de paja</translation>
        </message>
        <message>
            <source>Eight hours. Is that too many?</source>
            <translation>Ocho horas. ¿Son demasiadas?</translation>
        </message>
        <message>
            <source>Even the Scarecrow is surprised, and that takes a lot.</source>
            <translation>Hasta el Espantapájaros se sorprende, y eso no es fácil.</translation>
        </message>
        <message>
            <source>Every gnome you play goes to {seat2} afterwards! Gnarcissa and Gnadine are {seat2}’s now, and {seat2}’s two are yours.</source>
            <translation>¡Cada gnomo que juegas pasa después a {seat2}! Gnarcissa y Gnadine son ahora de {seat2}, y sus dos gnomos son tuyos.</translation>
        </message>
        <message>
            <source>Finish the match</source>
            <translation>Termina la partida</translation>
        </message>
        <message>
            <source>Five bliss, and the Hen goes to {seat2}, whose gnomes get faster.</source>
            <translation>Cinco de dicha, y la Gallina se va con {seat2}. Lo haría más rápido.</translation>
        </message>
        <message>
            <source>Flowers may stay flowers</source>
            <translation>Las flores pueden seguir siendo flores</translation>
        </message>
        <message>
            <source>Four bliss. And the apple made of flowers? What a waste of a month.</source>
            <translation>Cuatro de dicha. ¿Y la manzana hecha de flores? Qué desperdicio de mes.</translation>
        </message>
        <message>
            <source>Four gnomes on the bench, and all of them asleep?</source>
            <translation>¿Cuatro gnomos en el banco, y todos dormidos?</translation>
        </message>
        <message>
            <source>Four hours against six</source>
            <translation>Cuatro horas contra seis</translation>
        </message>
        <message>
            <source>Fourteen bliss, and a tie</source>
            <translation>Catorce de dicha, y empate</translation>
        </message>
        <message>
            <source>From next round on, each of your gnomes takes one hour, no matter what its card says. The Mouse still counts printed hours.</source>
            <translation>Desde la siguiente ronda cada gnomo tuyo tarda una hora, diga lo que diga su carta. El Ratón cuenta las horas impresas.</translation>
        </message>
        <message>
            <source>Fruit, vegetable, herb and flower: Gnate and Gnaomi have all four between them.</source>
            <translation>Fruta, verdura, hierba y flor: Gnate y Gnaomi tienen las cuatro entre los dos.</translation>
        </message>
        <message>
            <source>Fruit? You have none</source>
            <translation>¿Fruta? No tienes</translation>
        </message>
        <message>
            <source>Fulfil Task 2.</source>
            <translation>Cumple la Tarea 2.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 1 and 2.</source>
            <translation>Cumple las Tareas 1 y 2.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 1 and 3.</source>
            <translation>Cumple las Tareas 1 y 3.</translation>
        </message>
        <message>
            <source>Fulfil Tasks 2 and 3.</source>
            <translation>Cumple las Tareas 2 y 3.</translation>
        </message>
        <message>
            <source>Fulfil all three tasks.</source>
            <translation>Cumple las tres tareas.</translation>
        </message>
        <message>
            <source>Gnadine takes two hours as well, but she has no fruit for these tasks.</source>
            <translation>Gnadine también tarda dos horas, pero no tiene fruta para estas tareas.</translation>
        </message>
        <message>
            <source>Gnarcissa has both. Each round you play one gnome or more, as many as you like; the others stay in your hand.</source>
            <translation>Gnarcissa tiene las dos. Cada ronda juegas al menos un gnomo, o tantos como quieras; los demás se quedan en tu mano.</translation>
        </message>
        <message>
            <source>Gnils has the vegetable for Task 2, but takes three hours. With the piggy you can afford that.</source>
            <translation>Gnils tiene la verdura de la Tarea 2, pero tarda tres horas. Con el Cerdito te lo puedes permitir.</translation>
        </message>
        <message>
            <source>Gnina, Gnils and Gnarcissa fulfil Task 1, Gnaomi Task 3. You don’t know yet how fast the Scarecrow will be.</source>
            <translation>Gnina, Gnils y Gnarcissa cumplen la Tarea 1; Gnaomi, la 3. Aún no sabes lo rápido que será el Espantapájaros.</translation>
        </message>
        <message>
            <source>Gnolan has the fruit for Task 2, Gnigella the herb and flower for Task 3. The Horse pays for each gnome.</source>
            <translation>Gnolan tiene la fruta para la Tarea 2; Gnigella, hierba y flor para la Tarea 3. El Caballo da 1 por cada gnomo.</translation>
        </message>
        <message>
            <source>Gnomes from the top, please</source>
            <translation>Gnomos de arriba, por favor</translation>
        </message>
        <message>
            <source>Gnomes you play belong to the other player from the next round on.</source>
            <translation>Los gnomos que juegas son del otro jugador desde la siguiente ronda.</translation>
        </message>
        <message>
            <source>Good company, but then there is no bonus. This time, play just one gnome.</source>
            <translation>Buena compañía, pero así no hay bonificación. Esta vez juega un solo gnomo.</translation>
        </message>
        <message>
            <source>Good, that is the big one. But Gnils just stands there with his vegetable.</source>
            <translation>Bien, esa es la grande. Pero Gnils se queda ahí plantado con su verdura.</translation>
        </message>
        <message>
            <source>Grain and a vegetable, but he takes three hours and has no flower.</source>
            <translation>Cereal y verdura, pero tarda tres horas y no tiene flor.</translation>
        </message>
        <message>
            <source>He has fruit too and is just as fast, but you will need him next round: keep him.</source>
            <translation>También tiene fruta y es igual de rápido, pero lo necesitarás en la siguiente ronda: guárdalo.</translation>
        </message>
        <message>
            <source>He has fruit, but takes an hour more than Gnolan. This round every hour counts.</source>
            <translation>Tiene fruta, pero tarda una hora más que Gnolan. En esta ronda cuenta cada hora.</translation>
        </message>
        <message>
            <source>He has grain, but no flower.</source>
            <translation>Cereal tiene, pero no flor.</translation>
        </message>
        <message>
            <source>He is fast and fulfils Task 2. But who will get you the Hen?</source>
            <translation>Es rápido y cumple la Tarea 2. Pero ¿quién te traerá la Gallina?</translation>
        </message>
        <message>
            <source>Hooves, horns and hay</source>
            <translation>Pezuñas, cuernos y heno</translation>
        </message>
        <message>
            <source>Hours only decide the order: with the Piggy you can afford a slow bench.</source>
            <translation>Las horas solo deciden el orden: con el Cerdito puedes permitirte un banco lento.</translation>
        </message>
        <message>
            <source>If the hours are tied, the player with less bliss goes first.</source>
            <translation>Si las horas son iguales, va primero quien tiene menos dicha.</translation>
        </message>
        <message>
            <source>If you are faster, it can’t close a task. It scores its bliss in any case.</source>
            <translation>Si eres más rápido, no cierra nada. Su dicha la gana en todo caso.</translation>
        </message>
        <message>
            <source>If you play exactly one gnome, you also score the number in its corner. Task 2 needs one vegetable this round.</source>
            <translation>Si juegas exactamente un gnomo, puntúas además el número de su esquina. En esta ronda la Tarea 2 pide una verdura.</translation>
        </message>
        <message>
            <source>In May? With flowers like these?</source>
            <translation>¿En mayo? ¿Con flores como estas?</translation>
        </message>
        <message>
            <source>In a moment you will need her flowers for Task 2, as flowers.</source>
            <translation>Enseguida necesitarás sus flores para la Tarea 2, como flores.</translation>
        </message>
        <message>
            <source>It needs grain and a flower: Gnadine has both. Task 3 scores no bliss, but you keep the Lucky Piggy.</source>
            <translation>Pide cereal y una flor: Gnadine tiene ambos. La Tarea 3 no da dicha, pero te quedas con el Cerdito Afortunado.</translation>
        </message>
        <message>
            <source>It works for small tasks, too</source>
            <translation>También vale para tareas pequeñas</translation>
        </message>
        <message>
            <source>It would close Task 1, but it’s too late. If its card shows a 3, it takes an animal anyway.</source>
            <translation>Cerraría la Tarea 1, pero llega tarde. En todo caso toma un animal si su carta muestra un 3.</translation>
        </message>
        <message>
            <source>Its cards say 8 hours, and you need 9. It scores 3, plus 1 for each of its six gnomes, and closes Task 2.</source>
            <translation>Sus cartas dicen 8 horas, y tú necesitas 9. Puntúa 3, más 1 por cada uno de sus seis gnomos, y cierra la Tarea 2.</translation>
        </message>
        <message>
            <source>Lock in Gnestor, Gnate and Gnelson.</source>
            <translation>Confirma a Gnestor, Gnate y Gnelson.</translation>
        </message>
        <message>
            <source>Lock in Gnestor, Gnolan, Gnigella and Gnelson.</source>
            <translation>Confirma a Gnestor, Gnolan, Gnigella y Gnelson.</translation>
        </message>
        <message>
            <source>Lock in Gnina, Gnaomi, Gnils and Gnarcissa.</source>
            <translation>Confirma a Gnina, Gnaomi, Gnils y Gnarcissa.</translation>
        </message>
        <message>
            <source>Lock in a vegetable, or two flowers that stand for it.</source>
            <translation>Confirma una verdura, o dos flores que la sustituyan.</translation>
        </message>
        <message>
            <source>Lock in one gnome with a vegetable, alone.</source>
            <translation>Confirma un solo gnomo que tenga verdura.</translation>
        </message>
        <message>
            <source>Lock in your gnomes.</source>
            <translation>Confirma tus gnomos.</translation>
        </message>
        <message>
            <source>Lock them in together with Gnarcissa.</source>
            <translation>Confírmalos junto con Gnarcissa.</translation>
        </message>
        <message>
            <source>May: the flowers work overtime</source>
            <translation>Mayo: las flores hacen horas extra</translation>
        </message>
        <message>
            <source>May: within a task, two spare flowers stand for any one other skill.</source>
            <translation>Mayo: dentro de una tarea, dos flores libres valen por cualquier otra aptitud.</translation>
        </message>
        <message>
            <source>Nearly. For both tasks and the Mouse you need exactly these four.</source>
            <translation>Casi. Para ambas tareas y el Ratón necesitas justo a estos cuatro.</translation>
        </message>
        <message>
            <source>Nearly: she has one flower, and you need two. In a moment you can use her for Task 3.</source>
            <translation>Casi: tiene una flor, y necesitas dos. Enseguida te servirá para la Tarea 3.</translation>
        </message>
        <message>
            <source>Nearly: that card has one flower, and you need two.</source>
            <translation>Casi: esa carta tiene una flor, y necesitas dos.</translation>
        </message>
        <message>
            <source>Next round this half moves to the seam: here you see what the tasks will need. The outer halves never count.</source>
            <translation>En la próxima ronda esta mitad pasa a la unión: aquí ves lo que pedirán las tareas. Las mitades exteriores nunca cuentan.</translation>
        </message>
        <message>
            <source>Nine bliss, well grown. But Gnarcissa has put on both her flowers for nothing.</source>
            <translation>Nueve de dicha, bien cultivados. Pero Gnarcissa se ha puesto sus dos flores para nada.</translation>
        </message>
        <message>
            <source>Nine bliss. And the Mouse? Gnaomi has fruit, a herb and nothing to do.</source>
            <translation>Nueve de dicha. ¿Y el Ratón? Gnaomi tiene fruta y hierba, y nada que hacer.</translation>
        </message>
        <message>
            <source>Nineteen, five from animals</source>
            <translation>Diecinueve, cinco por los animales</translation>
        </message>
        <message>
            <source>Nothing at all? The piggy is quite offended.</source>
            <translation>¿Nada de nada? El Cerdito está muy ofendido.</translation>
        </message>
        <message>
            <source>Nothing at all? You could fulfil a task, and {seat2} may take what you leave.</source>
            <translation>¿Nada de nada? Podrías cumplir una tarea, y {seat2} puede llevarse lo que dejes.</translation>
        </message>
        <message>
            <source>Now {seat2} is playing for real, and your moves count. You get a hint before a mistake.</source>
            <translation>Ahora {seat2} juega de verdad y tus jugadas cuentan. Recibes una pista antes de un error.</translation>
        </message>
        <message>
            <source>On her own she gets you the Mouse and a bonus of 4. This time, aim for more.</source>
            <translation>Ella sola te trae el Ratón y una bonificación de 4. Esta vez, apunta más alto.</translation>
        </message>
        <message>
            <source>One flower is half a vegetable. It takes two.</source>
            <translation>Una flor es media verdura. Hacen falta dos.</translation>
        </message>
        <message>
            <source>One too many, and three hours slower: you would go second.</source>
            <translation>Uno de más, y tres horas más lento: irías después.</translation>
        </message>
        <message>
            <source>One vegetable, well presented</source>
            <translation>Una verdura, bien presentada</translation>
        </message>
        <message>
            <source>One, three and three hours. {seat2} will be faster, and will take Task 1 first with a big smile.</source>
            <translation>Una, tres y tres horas. {seat2} será más rápido, y se llevará antes la Tarea 1 con una gran sonrisa.</translation>
        </message>
        <message>
            <source>Play Gnadine and Gnorwin to your bench.</source>
            <translation>Juega a Gnadine y Gnorwin en tu banco.</translation>
        </message>
        <message>
            <source>Play Gnadine to your bench as well.</source>
            <translation>Juega también a Gnadine en tu banco.</translation>
        </message>
        <message>
            <source>Play Gnadine, Gnate and Gnorette to your bench.</source>
            <translation>Juega a Gnadine, Gnate y Gnorette en tu banco.</translation>
        </message>
        <message>
            <source>Play Gnarcissa to your bench.</source>
            <translation>Juega a Gnarcissa en tu banco.</translation>
        </message>
        <message>
            <source>Play Gnate and Gnaomi to your bench.</source>
            <translation>Juega a Gnate y Gnaomi en tu banco.</translation>
        </message>
        <message>
            <source>Play Gnils to your bench.</source>
            <translation>Juega a Gnils en tu banco.</translation>
        </message>
        <message>
            <source>Play Gnolan and Gnigella as well.</source>
            <translation>Juega también a Gnolan y Gnigella.</translation>
        </message>
        <message>
            <source>Play to the end.</source>
            <translation>Juega hasta el final.</translation>
        </message>
        <message>
            <source>Second can be good enough</source>
            <translation>Ir después puede bastar</translation>
        </message>
        <message>
            <source>September doubles tasks, July rewards idle animals, October puts them to sleep. Solo, the Scarecrow gets 7 bliss instead.</source>
            <translation>Septiembre duplica tareas, julio premia a los animales ociosos, octubre los duerme. A solas, el Espantapájaros recibe a cambio 7 de dicha.</translation>
        </message>
        <message>
            <source>Seven hours against nine: you go first. {seat2} has plenty of fruit, but gets there too late.</source>
            <translation>Siete horas contra nueve: vas primero. {seat2} tiene fruta de sobra, pero llega tarde con ella.</translation>
        </message>
        <message>
            <source>Seven hours, and no hurry</source>
            <translation>Siete horas, y sin prisa</translation>
        </message>
        <message>
            <source>Seven months, April to October, make a season. The player who wins more of its matches wins the season.</source>
            <translation>Siete meses, de abril a octubre, son una temporada. Quien gana más partidas se lleva la temporada.</translation>
        </message>
        <message>
            <source>She scores 2 for every gnome with two hours: Gnigella and Gnelson. Together, these four fulfil both tasks.</source>
            <translation>Da 2 por cada gnomo de dos horas: Gnigella y Gnelson. Juntos, estos cuatro cumplen ambas tareas.</translation>
        </message>
        <message>
            <source>Six against seven: you go first</source>
            <translation>Seis contra siete: vas primero</translation>
        </message>
        <message>
            <source>Six more months</source>
            <translation>Seis meses más</translation>
        </message>
        <message>
            <source>Soon! That one is for a small task. First, play the two for the big one.</source>
            <translation>¡Pronto! Ese es para una tarea pequeña. Primero juega a los dos de la grande.</translation>
        </message>
        <message>
            <source>Squirrels like small hands</source>
            <translation>A las Ardillas les gustan las manos pequeñas</translation>
        </message>
        <message>
            <source>Strong arms, but not a single flower.</source>
            <translation>Brazos fuertes, pero ni una sola flor.</translation>
        </message>
        <message>
            <source>Taken? Not for a piggy</source>
            <translation>¿Tomada? Para el Cerdito, no</translation>
        </message>
        <message>
            <source>Task 1 is safe, but for Task 2 you need Gnarcissa.</source>
            <translation>La Tarea 1 está asegurada, pero para la Tarea 2 necesitas a Gnarcissa.</translation>
        </message>
        <message>
            <source>Task 1 needs fruit, grain, a herb and a vegetable. These three gnomes have all but the fruit: two flowers stand for it.</source>
            <translation>La Tarea 1 pide fruta, cereal, hierba y verdura. Estos tres gnomos lo tienen todo menos la fruta: dos flores la sustituyen.</translation>
        </message>
        <message>
            <source>Task 2 needs a vegetable. Gnils has one and scores well alone; two flowers from two gnomes work as well.</source>
            <translation>La Tarea 2 pide una verdura. Gnils tiene una y a solas da mucho; dos flores de dos gnomos también valen.</translation>
        </message>
        <message>
            <source>Task 2 needs two flowers</source>
            <translation>La Tarea 2 pide dos flores</translation>
        </message>
        <message>
            <source>Task 2 needs two flowers, and nothing else can stand for a flower. Gnarcissa has been waiting for this.</source>
            <translation>La Tarea 2 pide dos flores, y a una flor no la sustituye nada. Gnarcissa llevaba tiempo esperando esto.</translation>
        </message>
        <message>
            <source>Task 3 brings a piggy</source>
            <translation>La Tarea 3 trae un cerdito</translation>
        </message>
        <message>
            <source>Task 3 is worth doing for the animal, and to keep that animal from {seat2}.</source>
            <translation>La Tarea 3 merece la pena por el animal, y para que no se lo lleve {seat2}.</translation>
        </message>
        <message>
            <source>That gnome is faster, but Task 2 needs a vegetable: Gnils has one to spare.</source>
            <translation>Ese gnomo es más rápido, pero la Tarea 2 pide una verdura: Gnils la tiene.</translation>
        </message>
        <message>
            <source>That is Task 1. Add Gnaomi to get the Mouse from Task 3.</source>
            <translation>Eso es la Tarea 1. Añade a Gnaomi para llevarte el Ratón de la Tarea 3.</translation>
        </message>
        <message>
            <source>That is a different bench. For now, lock in just Gnadine and Gnarcissa.</source>
            <translation>Ese es otro banco. Por ahora confirma solo a Gnadine y Gnarcissa.</translation>
        </message>
        <message>
            <source>That is a different bench. This round, all four have something to do.</source>
            <translation>Ese es otro banco. En esta ronda los cuatro tienen algo que hacer.</translation>
        </message>
        <message>
            <source>That is how the Scarecrow does it. But it scores anyway, and you don’t.</source>
            <translation>Así lo hace el Espantapájaros. Pero él puntúa de todos modos, y tú no.</translation>
        </message>
        <message>
            <source>That may work too. But these three take only four hours, and the Horse scores for each.</source>
            <translation>También puede valer. Pero estos tres tardan solo cuatro horas, y el Caballo da 1 por cada uno.</translation>
        </message>
        <message>
            <source>That may work, but it is more than you need. Every gnome you play is {seat2}’s next round.</source>
            <translation>Puede bastar, pero es más de lo necesario. Cada gnomo que juegues será de {seat2} en la siguiente ronda.</translation>
        </message>
        <message>
            <source>The Horse scores anyway, but the Hen won’t come by herself.</source>
            <translation>El Caballo da lo suyo de todos modos, pero la Gallina no viene sola.</translation>
        </message>
        <message>
            <source>The Horse would be pleased, but this gnome would just stand about.</source>
            <translation>El Caballo se alegraría, pero este gnomo no tendría nada que hacer.</translation>
        </message>
        <message>
            <source>The Lucky Piggy lets you fulfil a taken Task 1, but only when you go second.</source>
            <translation>El Cerdito Afortunado te deja cumplir la Tarea 1 aunque esté tomada, pero solo si vas después.</translation>
        </message>
        <message>
            <source>The Mouse is fond of you. But there are nine bliss to score as well.</source>
            <translation>El Ratón te quiere mucho. Pero también hay nueve de dicha por puntuar.</translation>
        </message>
        <message>
            <source>The Mouse is happy already. But Task 1 needs two fruit, grain and a herb, Task 3 fruit and a vegetable.</source>
            <translation>El Ratón ya está contento. La Tarea 1 pide dos frutas, cereal y hierba; la Tarea 3, fruta y verdura.</translation>
        </message>
        <message>
            <source>The Mouse likes two hours</source>
            <translation>Al Ratón le gustan las dos horas</translation>
        </message>
        <message>
            <source>The Scarecrow doesn’t mind, but Task 1 needs a herb, a vegetable and two flowers.</source>
            <translation>Al Espantapájaros le da igual, pero la Tarea 1 pide hierba, verdura y dos flores.</translation>
        </message>
        <message>
            <source>The Scarecrow’s card says 3: you get its top three gnomes. Those you played go under its pile and come back to you later.</source>
            <translation>La carta del Espantapájaros dice 3: recibes sus tres gnomos de arriba. Los que jugaste van debajo y volverán a ti.</translation>
        </message>
        <message>
            <source>The bench with fewer hours goes first; a task it fulfils is closed to the other player.</source>
            <translation>Va primero el banco con menos horas; la tarea que cumple queda cerrada para el otro jugador.</translation>
        </message>
        <message>
            <source>The clock decides who goes first</source>
            <translation>El reloj decide quién va primero</translation>
        </message>
        <message>
            <source>The goal: have the most bliss when a round ends with 77 or more. These six gnomes are yours, the other six {seat2}’s.</source>
            <translation>Objetivo: tener más dicha cuando una ronda acabe con 77 o más. Estos seis gnomos son tuyos; los otros seis, de {seat2}.</translation>
        </message>
        <message>
            <source>The last rounds are yours</source>
            <translation>Las últimas rondas son tuyas</translation>
        </message>
        <message>
            <source>The match ends after a round in which a player reaches 77 or more. If tied: more animals, then the younger player.</source>
            <translation>La partida acaba tras una ronda en la que un jugador llega a 77 o más. Si hay empate: más animales, y luego el más joven.</translation>
        </message>
        <message>
            <source>The month of May</source>
            <translation>El mes de mayo</translation>
        </message>
        <message>
            <source>The pale half comes next</source>
            <translation>La mitad pálida viene después</translation>
        </message>
        <message>
            <source>There are twelve gnomes and you hold seven, so you know {seat2}’s five. You see the other bench once both are locked in.</source>
            <translation>Hay doce gnomos y tú tienes siete, así que conoces los cinco de {seat2}. Verás el otro banco cuando ambos estén confirmados.</translation>
        </message>
        <message>
            <source>They are beside your score, top right. The Horse scores 1 for each gnome you play, the Goat 1 for each animal {seat2} has.</source>
            <translation>Están arriba a la derecha, junto a tu puntuación. El Caballo da 1 por cada gnomo que juegas; la Cabra, 1 por cada animal de {seat2}.</translation>
        </message>
        <message>
            <source>They score 3 while you have five gnomes or fewer; you have seven. Three fast gnomes would get you the Hen.</source>
            <translation>Dan 3 mientras tengas cinco gnomos o menos; tienes siete. Tres gnomos rápidos te traerían la Gallina.</translation>
        </message>
        <message>
            <source>Those are different gnomes. For this trick you need all three.</source>
            <translation>Esos son otros gnomos. Para este truco necesitas a los tres.</translation>
        </message>
        <message>
            <source>Three tasks meet at the seam</source>
            <translation>Tres tareas se forman en la unión</translation>
        </message>
        <message>
            <source>Tied on hours, so less bliss goes first: you have 21, {seat2} has 22. How nice to be behind!</source>
            <translation>Empate a horas: va primero quien tiene menos dicha. Tú tienes 21; {seat2}, 22. ¡Qué bien ir por detrás!</translation>
        </message>
        <message>
            <source>Twelve gnomes, two gardens</source>
            <translation>Doce gnomos, dos jardines</translation>
        </message>
        <message>
            <source>Two blossoms make an apple</source>
            <translation>Dos flores hacen una manzana</translation>
        </message>
        <message>
            <source>Two card halves meet at the seam and make three tasks. Left of each number: the skills needed. Right: the reward.</source>
            <translation>Dos mitades se unen y forman tres tareas. A la izquierda de cada número, las aptitudes que pide; a la derecha, la recompensa.</translation>
        </message>
        <message>
            <source>Two flowers, and you need only one. What you need most is grain.</source>
            <translation>Dos flores, y solo necesitas una. Lo que más falta hace es cereal.</translation>
        </message>
        <message>
            <source>Two gnomes for Task 1</source>
            <translation>Dos gnomos para la Tarea 1</translation>
        </message>
        <message>
            <source>Two gnomes for the big task</source>
            <translation>Dos gnomos para la tarea grande</translation>
        </message>
        <message>
            <source>Two grain, a vegetable and a flower for 11 bliss: Gnadine and Gnorwin do it between them.</source>
            <translation>Dos cereales, una verdura y una flor por 11 de dicha: Gnadine y Gnorwin lo hacen entre los dos.</translation>
        </message>
        <message>
            <source>Two hours and two hours make four. The bench with fewer hours goes first, so don’t play gnomes you don’t need.</source>
            <translation>Dos horas y dos horas son cuatro. Va primero el banco con menos horas: no juegues gnomos que no necesites.</translation>
        </message>
        <message>
            <source>Two of each animal, one for you</source>
            <translation>Dos de cada animal, uno por jugador</translation>
        </message>
        <message>
            <source>Well done, says the Mouse. But the Hen from Task 3 is still waiting.</source>
            <translation>Bien hecho, dice el Ratón. Pero la Gallina de la Tarea 3 sigue esperando.</translation>
        </message>
        <message>
            <source>When you go second, the Lucky Piggy lets you fulfil Task 1 even if {seat2} already has. So you can afford slow gnomes.</source>
            <translation>Si vas después, el Cerdito Afortunado te deja cumplir la Tarea 1 aunque {seat2} ya lo haya hecho. Puedes permitirte gnomos lentos.</translation>
        </message>
        <message>
            <source>Within a task, two of your gnomes’ flowers may stand for any one other skill. Don’t ask where they learned that.</source>
            <translation>Dentro de una tarea, dos flores de tus gnomos valen por cualquier otra aptitud. No preguntes dónde lo aprendieron.</translation>
        </message>
        <message>
            <source>You can own one of each. If you fulfil Task 3 for an animal you already own, you get nothing, but neither does {seat2}.</source>
            <translation>Puedes tener uno de cada. Si cumples la Tarea 3 por un animal que ya tienes, no recibes nada, pero {seat2} tampoco.</translation>
        </message>
        <message>
            <source>You choose before it does</source>
            <translation>Tú eliges antes que él</translation>
        </message>
        <message>
            <source>You choose first; then two control cards show its hours, its bliss and what it closes. They go back under the draw pile.</source>
            <translation>Eliges primero; luego dos cartas de control dicen sus horas, su dicha y qué cierra. Después vuelven debajo del mazo.</translation>
        </message>
        <message>
            <source>You get gnomes from the top of its pile, and yours go to the bottom: you will see them again.</source>
            <translation>Recibes gnomos de arriba de su mazo, y los tuyos van debajo: los volverás a ver.</translation>
        </message>
        <message>
            <source>You get the Hen, but Gnelson just stands there with fruit and grain.</source>
            <translation>Te llevas la Gallina, pero Gnelson se queda ahí plantado con fruta y cereal.</translation>
        </message>
        <message>
            <source>You go first. Each gnome helps with one task: Gnarcissa with the flowers, Gnadine with the piggy.</source>
            <translation>Vas primero. Cada gnomo ayuda en una tarea: Gnarcissa con las flores, Gnadine por el Cerdito.</translation>
        </message>
        <message>
            <source>You have gnomes for all three. {seat2} may take any task you leave.</source>
            <translation>Tienes gnomos para las tres. {seat2} puede llevarse cualquier tarea que dejes.</translation>
        </message>
        <message>
            <source>You have six gnomes; the Scarecrow has the other six, and no idea what to do with them.</source>
            <translation>Tienes seis gnomos; el Espantapájaros tiene los otros seis, y ni idea de qué hacer con ellos.</translation>
        </message>
        <message>
            <source>You have the Goat, the Horse, the Squirrels and five gnomes. {seat2} has the Hen: {seat2}’s gnomes take one hour each.</source>
            <translation>Tienes la Cabra, el Caballo, las Ardillas y cinco gnomos. {seat2} tiene la Gallina: sus gnomos tardan solo una hora.</translation>
        </message>
        <message>
            <source>You will need him in a moment. First, play the two for Task 1.</source>
            <translation>Lo necesitarás enseguida. Primero juega a los dos de la Tarea 1.</translation>
        </message>
        <message>
            <source>You would still score the bonus for playing one gnome, but nothing for the vegetable.</source>
            <translation>Aún tendrías la bonificación por jugar un solo gnomo, pero nada por la verdura.</translation>
        </message>
        <message>
            <source>Your gnomes change sides</source>
            <translation>Tus gnomos cambian de bando</translation>
        </message>
        <message>
            <source>Your opponent is made of straw</source>
            <translation>Tu rival es de paja</translation>
        </message>
        <message>
            <source>Your piggy keeps Task 1 open</source>
            <translation>Tu Cerdito mantiene abierta la Tarea 1</translation>
        </message>
        <message>
            <source>Your three gnomes are {seat2}’s now. If you play many, you have few next round, so count both hands.</source>
            <translation>Tus tres gnomos son ahora de {seat2}. Si juegas muchos, tendrás pocos en la siguiente ronda: cuenta ambas manos.</translation>
        </message>
        <message>
            <source>{seat2} has fulfilled Task 1, but the piggy lets you fulfil it too. You each score 9 bliss for it.</source>
            <translation>{seat2} ya ha cumplido la Tarea 1, pero el Cerdito te deja cumplirla también. Os da 9 de dicha a los dos.</translation>
        </message>
        <message>
            <source>{seat2} needs five hours, so you go first again. The Lucky Piggy only helps when you go second.</source>
            <translation>{seat2} necesita cinco horas, así que vas primero otra vez. El Cerdito Afortunado solo ayuda cuando vas después.</translation>
        </message>
        <message>
            <source>{seat2} needs four hours, so you go first. {seat2} gets what is left.</source>
            <translation>{seat2} necesita cuatro horas, así que vas primero. {seat2} se lleva lo que queda.</translation>
        </message>
    </context>
    <context>
        <name>lesson.paths_and_flower_beds</name>
        <message>
            <source>15 for opposite gates, instead of 10. One for the fountain. One each for b3, c3 and e3; d3 has only irises.</source>
            <translation>15 por las puertas opuestas, en vez de 10. Uno por la fuente. Uno por b3, c3 y e3; d3 solo tiene iris.</translation>
        </message>
        <message>
            <source>A fine bed, but a large one. Small ones are easier to fit between path and pond.</source>
            <translation>Un buen arriate, pero grande. Los pequeños caben mejor entre camino y estanque.</translation>
        </message>
        <message>
            <source>A fine iris, but not beside your walk.</source>
            <translation>Un buen iris, pero no junto a tu paseo.</translation>
        </message>
        <message>
            <source>A fine path. But from the gate above, you want to go straight down.</source>
            <translation>Un buen camino. Pero desde la puerta de arriba te conviene bajar en línea recta.</translation>
        </message>
        <message>
            <source>A first walk</source>
            <translation>Un primer paseo</translation>
        </message>
        <message>
            <source>A lily grows below e3. Put an iris above it, and e3 scores. The lilies in this bed don’t matter.</source>
            <translation>Debajo de e3 crece un lirio. Pon encima un iris, y e3 puntúa. Los lirios de este arriate no cuentan.</translation>
        </message>
        <message>
            <source>A match in a front garden</source>
            <translation>Una partida en un jardín delantero</translation>
        </message>
        <message>
            <source>A nice stroll, but it ends before the other gate, and that gate is worth 15.</source>
            <translation>Un bonito paseo, pero acaba antes de la otra puerta, y esa puerta vale 15.</translation>
        </message>
        <message>
            <source>A pretty bed, but it adds no second kind beside the walk.</source>
            <translation>Un arriate bonito, pero no añade una segunda variedad junto al paseo.</translation>
        </message>
        <message>
            <source>A round has two turns, so two paths. From gate to gate over both fountains is six squares: three and three.</source>
            <translation>Una ronda tiene dos turnos, o sea, dos caminos. De puerta a puerta por ambas fuentes son seis casillas: tres y tres.</translation>
        </message>
        <message>
            <source>A second gate scores a bonus</source>
            <translation>Una segunda puerta da bonificación</translation>
        </message>
        <message>
            <source>A second kind for e3</source>
            <translation>Una segunda variedad para e3</translation>
        </message>
        <message>
            <source>A shape may be named again and again. Every player with room for it must plant it; you can’t pass.</source>
            <translation>Una pieza se puede anunciar una y otra vez. Quien tiene sitio debe plantarla; no se puede pasar.</translation>
        </message>
        <message>
            <source>A small garden, four gates, and {seat2}, who sees as little of yours as you see of theirs. You name first.</source>
            <translation>Un jardín pequeño, cuatro puertas y {seat2}, que ve del tuyo tan poco como tú del suyo. Anuncias primero.</translation>
        </message>
        <message>
            <source>A walk goes from square to square across their edges, never uses a square twice, and scores only what is on it.</source>
            <translation>Un paseo va de casilla en casilla por sus bordes, no repite ninguna y solo puntúa lo que hay en él.</translation>
        </message>
        <message>
            <source>Alone with a pencil</source>
            <translation>A solas con un lápiz</translation>
        </message>
        <message>
            <source>Another round of paths. From g4 it is one step to the gate on h4. A walk may end anywhere, but a second gate scores 10.</source>
            <translation>Otra ronda de caminos. Desde g4 hay un paso a la puerta h4. Un paseo puede acabar en cualquier sitio, pero una segunda puerta da 10.</translation>
        </message>
        <message>
            <source>Both walks cross two fountains and one good square. But yours also ends at a second gate, and that is worth 10.</source>
            <translation>Ambos paseos cruzan dos fuentes y una buena casilla. Pero el tuyo acaba además en una segunda puerta, y eso vale 10.</translation>
        </message>
        <message>
            <source>Every player plants the shape one of you names. If a player has no room for it, the match ends.</source>
            <translation>Todos plantan la pieza que uno anuncia. Si un jugador no tiene sitio, la partida acaba.</translation>
        </message>
        <message>
            <source>First a path from gate to gate, then flowers on both sides of it, then a shape the others have no room for.</source>
            <translation>Primero un camino de puerta a puerta, luego flores a ambos lados, luego una pieza para la que los demás no tengan sitio.</translation>
        </message>
        <message>
            <source>Flowers on both sides of the path</source>
            <translation>Flores a ambos lados del camino</translation>
        </message>
        <message>
            <source>Four in a row, two kinds</source>
            <translation>Cuatro en fila, dos variedades</translation>
        </message>
        <message>
            <source>From gate N to gate E over two fountains: 12 already, with hardly any flowers. Ending the match now would suit you.</source>
            <translation>De la puerta N a la puerta E por dos fuentes: ya son 12, y apenas hay flores. Te vendría bien acabar ya la partida.</translation>
        </message>
        <message>
            <source>From gate to gate, that way needs a bend. Straight across doesn’t.</source>
            <translation>Para ir de puerta a puerta por ahí hace falta una curva. Todo recto, no.</translation>
        </message>
        <message>
            <source>From here on it counts</source>
            <translation>Desde aquí cuenta</translation>
        </message>
        <message>
            <source>From there you can’t get from gate to gate.</source>
            <translation>Desde ahí no puedes ir de puerta a puerta.</translation>
        </message>
        <message>
            <source>If you are ahead, name what is hard to place; if you are behind, name what fits everywhere.</source>
            <translation>Si vas por delante, anuncia lo que cuesta colocar; si vas por detrás, lo que cabe en todas partes.</translation>
        </message>
        <message>
            <source>In at the gate, over the fountain</source>
            <translation>Entra por la puerta, sobre la fuente</translation>
        </message>
        <message>
            <source>In the first round each player names a path. What suits you may be just what {seat2} has no room for.</source>
            <translation>En la primera ronda todos anuncian un camino. Quizá {seat2} no tenga sitio para lo que a ti te conviene.</translation>
        </message>
        <message>
            <source>Irises above</source>
            <translation>Iris arriba</translation>
        </message>
        <message>
            <source>It fits nowhere: go for a walk!</source>
            <translation>No cabe en ningún sitio: ¡a pasear!</translation>
        </message>
        <message>
            <source>It fits there, and stays there for good. But the gate and the fountain would go to waste.</source>
            <translation>Ahí cabe, y ahí se queda para siempre. Pero la puerta y la fuente se desperdiciarían.</translation>
        </message>
        <message>
            <source>It fits there, but then your walk ends at the fountain and never reaches the gate.</source>
            <translation>Ahí cabe, pero entonces tu paseo acaba en la fuente y nunca llega a la puerta.</translation>
        </message>
        <message>
            <source>Keep the room below the path for a long bed: one is coming.</source>
            <translation>Guarda el sitio de debajo del camino para un arriate largo: llegará uno.</translation>
        </message>
        <message>
            <source>Lilies below f3, water above it: two kinds. The bed covers the fountain on f4, which is lost, but it isn’t on your walk.</source>
            <translation>Debajo de f3, lirios; encima, agua: dos variedades. El arriate cubre la fuente de f4, que se pierde, pero no está en tu paseo.</translation>
        </message>
        <message>
            <source>Lilies below, water above</source>
            <translation>Lirios abajo, agua arriba</translation>
        </message>
        <message>
            <source>Lovely, but flowers score only beside the walk.</source>
            <translation>Precioso, pero las flores solo puntúan junto al paseo.</translation>
        </message>
        <message>
            <source>Name the Lily corner or the Lily pair with iris.</source>
            <translation>Anuncia la Esquina de lirios o el Par de lirios con iris.</translation>
        </message>
        <message>
            <source>Name the Lily corner.</source>
            <translation>Anuncia la Esquina de lirios.</translation>
        </message>
        <message>
            <source>Name the North–south straight.</source>
            <translation>Anuncia la Recta norte–sur.</translation>
        </message>
        <message>
            <source>Name the West–east straight.</source>
            <translation>Anuncia la Recta oeste–este.</translation>
        </message>
        <message>
            <source>Name the West–south turn.</source>
            <translation>Anuncia la Curva oeste–sur.</translation>
        </message>
        <message>
            <source>Name what is hard to place</source>
            <translation>Anuncia lo que cuesta colocar</translation>
        </message>
        <message>
            <source>Nicely done, but your walk can’t jump. The new piece has to join the path.</source>
            <translation>Bien hecho, pero tu paseo no puede saltar. La nueva pieza tiene que unirse al camino.</translation>
        </message>
        <message>
            <source>Nineteen: that is silver</source>
            <translation>Diecinueve: eso es plata</translation>
        </message>
        <message>
            <source>No room left</source>
            <translation>Ya sin sitio</translation>
        </message>
        <message>
            <source>Not a single step? All these flowers, for nothing!</source>
            <translation>¿Ni un solo paso? ¡Tantas flores, para nada!</translation>
        </message>
        <message>
            <source>Now c3 gets its second kind, and e3 has a pond below. Corner to corner does not count.</source>
            <translation>Ahora c3 recibe su segunda variedad, y e3 tiene un estanque debajo. Tocarse por la esquina no cuenta.</translation>
        </message>
        <message>
            <source>Now flower beds. The pond already helps b3 and e3: one kind of flower is enough there. A small bed fits where you want it.</source>
            <translation>Ahora arriates. El estanque ya ayuda a b3 y e3: ahí basta una variedad. Un arriate pequeño cabe donde tú quieras.</translation>
        </message>
        <message>
            <source>Now {seat2} has named one</source>
            <translation>Ahora {seat2} ha anunciado una</translation>
        </message>
        <message>
            <source>On b2 and c2 it makes b3 count at once, and c3 as soon as another kind is below it. But it’s your garden!</source>
            <translation>En b2 y c2 le sirve a b3 enseguida, y a c3 en cuanto haya debajo otra variedad. ¡Pero es tu jardín!</translation>
        </message>
        <message>
            <source>One names it, everyone plants it</source>
            <translation>Uno la anuncia, todos la plantan</translation>
        </message>
        <message>
            <source>Only your walk scores: squares between two kinds, fountains on the way, gates at both ends.</source>
            <translation>Solo puntúa tu paseo: casillas entre dos variedades, fuentes por el camino, puertas en ambos extremos.</translation>
        </message>
        <message>
            <source>Opposite gates score 15. This path can’t be turned, but it is just what you need.</source>
            <translation>Las puertas opuestas dan 15. Este camino no se puede girar, pero es justo lo que necesitas.</translation>
        </message>
        <message>
            <source>Paths are never turned. From d1 this one covers a gate and a fountain, and a fountain on your walk scores 1.</source>
            <translation>Los caminos no se giran nunca. Desde d1, este cubre una puerta y una fuente, y una fuente en tu paseo da 1.</translation>
        </message>
        <message>
            <source>Plant it above the path, wherever you like.</source>
            <translation>Plántalo encima del camino, donde quieras.</translation>
        </message>
        <message>
            <source>Plant it at one of the two gates, in row 3.</source>
            <translation>Plántalo en una de las dos puertas, en la fila 3.</translation>
        </message>
        <message>
            <source>Plant it from a1 on.</source>
            <translation>Plántalo desde a1.</translation>
        </message>
        <message>
            <source>Plant it from d3 to the gate.</source>
            <translation>Plántalo desde d3 hasta la puerta.</translation>
        </message>
        <message>
            <source>Plant it from e3 on, beside your path.</source>
            <translation>Plántalo desde e3, junto a tu camino.</translation>
        </message>
        <message>
            <source>Plant it from h4 down.</source>
            <translation>Plántalo desde h4 hacia abajo.</translation>
        </message>
        <message>
            <source>Plant it on b4, c4 and b5.</source>
            <translation>Plántalo en b4, c4 y b5.</translation>
        </message>
        <message>
            <source>Plant it on d1, d2 and d3.</source>
            <translation>Plántalo en d1, d2 y d3.</translation>
        </message>
        <message>
            <source>Plant it on e4, f4 and e5.</source>
            <translation>Plántalo en e4, f4 y e5.</translation>
        </message>
        <message>
            <source>Plant it wherever you like.</source>
            <translation>Plántalo donde quieras.</translation>
        </message>
        <message>
            <source>Plant it with the iris on e2.</source>
            <translation>Plántalo con el iris en e2.</translation>
        </message>
        <message>
            <source>Plant the irises on c2, d2, e2 and d1.</source>
            <translation>Planta los iris en c2, d2, e2 y d1.</translation>
        </message>
        <message>
            <source>Plant the other half of the path, to the other gate.</source>
            <translation>Planta la otra mitad del camino, hasta la otra puerta.</translation>
        </message>
        <message>
            <source>Play to the end.</source>
            <translation>Juega hasta el final.</translation>
        </message>
        <message>
            <source>Pretty. But then no square of the walk has flowers on both sides.</source>
            <translation>Bonito. Pero entonces ninguna casilla del paseo tiene flores a ambos lados.</translation>
        </message>
        <message>
            <source>Put it down and pick it up as often as you like. It stays for good only once you plant it.</source>
            <translation>Ponla y levántala cuantas veces quieras. Solo se queda para siempre cuando la plantas.</translation>
        </message>
        <message>
            <source>Rounds alternate: paths, then beds. A walk square between two or more kinds of flowers scores 1, never more.</source>
            <translation>Caminos y arriates se alternan por rondas. Una casilla del paseo entre dos o más variedades da 1, nunca más.</translation>
        </message>
        <message>
            <source>So near the gate, but not on it.</source>
            <translation>Tan cerca de la puerta, pero no en ella.</translation>
        </message>
        <message>
            <source>So near! Three squares in row 3 are still waiting.</source>
            <translation>¡Qué cerca! Tres casillas de la fila 3 siguen esperando.</translation>
        </message>
        <message>
            <source>Solo, a card names the shape</source>
            <translation>A solas, una carta anuncia la pieza</translation>
        </message>
        <message>
            <source>Solo, you draw cards: two paths, two beds, two paths and so on, until one doesn’t fit.</source>
            <translation>A solas robas cartas: dos caminos, dos arriates, dos caminos y así, hasta que una no quepa.</translation>
        </message>
        <message>
            <source>That fits in every garden, and {seat2} gets time to find a second gate.</source>
            <translation>Eso cabe en todos los jardines, y {seat2} gana tiempo para encontrar una segunda puerta.</translation>
        </message>
        <message>
            <source>That leads somewhere too, but the gate on h4 is nearer.</source>
            <translation>Eso también lleva a algún sitio, pero la puerta de h4 está más cerca.</translation>
        </message>
        <message>
            <source>That path has a bend in it. Straight on is shorter here.</source>
            <translation>Ese camino tiene una curva. Aquí, todo recto es más corto.</translation>
        </message>
        <message>
            <source>That still fits in most gardens. If you want to end the match, a turn is harder to place.</source>
            <translation>Eso aún cabe en casi todos los jardines. Si quieres acabar la partida, una curva es más difícil de colocar.</translation>
        </message>
        <message>
            <source>The computer always finds the best walk. This time, find it yourself.</source>
            <translation>El ordenador siempre encuentra el mejor paseo. Esta vez, encuéntralo tú.</translation>
        </message>
        <message>
            <source>The computer finds the best walk there is. Running out of room costs you nothing.</source>
            <translation>El ordenador encuentra el mejor paseo que hay. Quedarte sin sitio no te cuesta nada.</translation>
        </message>
        <message>
            <source>The goal: the best walk. At the end you take one walk through your garden, starting at a gate. Only that walk scores.</source>
            <translation>Objetivo: el mejor paseo. Al final das un solo paseo por tu jardín, desde una puerta. Solo puntúa ese paseo.</translation>
        </message>
        <message>
            <source>The last turn!</source>
            <translation>¡El último turno!</translation>
        </message>
        <message>
            <source>The match ends when a player has no room for the named shape. The others still plant it.</source>
            <translation>La partida acaba cuando se anuncia una pieza para la que un jugador no tiene sitio. Los demás la plantan igualmente.</translation>
        </message>
        <message>
            <source>The rest is yours</source>
            <translation>El resto es tuyo</translation>
        </message>
        <message>
            <source>The walk is complete</source>
            <translation>El paseo está completo</translation>
        </message>
        <message>
            <source>There is no room for the next card, so the planting ends. Start at a gate and go from edge to edge; f4 is a dead end.</source>
            <translation>Para la siguiente carta no hay sitio, así que se acabó plantar. Empieza en una puerta y ve por los bordes; f4 no tiene salida.</translation>
        </message>
        <message>
            <source>There they would cover the gate on d5 for good, and the pond would be wasted.</source>
            <translation>Ahí cubrirían para siempre la puerta de d5, y el estanque se desperdiciaría.</translation>
        </message>
        <message>
            <source>They all smell lovely, but the Lily corner fits this path best.</source>
            <translation>Todos huelen de maravilla, pero la Esquina de lirios es la que mejor encaja en este camino.</translation>
        </message>
        <message>
            <source>Thirteen against three</source>
            <translation>Trece contra tres</translation>
        </message>
        <message>
            <source>This is your second gate. The opposite gate would have scored 15, but that is another day’s work.</source>
            <translation>Esta es tu segunda puerta. La opuesta habría dado 15, pero eso queda para otro día.</translation>
        </message>
        <message>
            <source>Tip: a bed for a corner</source>
            <translation>Sugerencia: un arriate para una esquina</translation>
        </message>
        <message>
            <source>Tip: straight to the other gate</source>
            <translation>Sugerencia: recto a la otra puerta</translation>
        </message>
        <message>
            <source>Tip: try first, it costs nothing</source>
            <translation>Sugerencia: prueba antes, no cuesta nada</translation>
        </message>
        <message>
            <source>Tip: two squares at once</source>
            <translation>Sugerencia: dos casillas de una vez</translation>
        </message>
        <message>
            <source>To the gate across the garden</source>
            <translation>Hasta la puerta del otro lado del jardín</translation>
        </message>
        <message>
            <source>Two gates, and a walk between</source>
            <translation>Dos puertas, y un paseo entre ellas</translation>
        </message>
        <message>
            <source>Two kinds, one kind and water, or water on two sides: one point. Three kinds are still one point.</source>
            <translation>Dos variedades, una y agua, o agua a dos lados: un punto. Tres variedades siguen siendo un punto.</translation>
        </message>
        <message>
            <source>Two paths, two flower beds, two paths … from a small deck. The first path is planted, over a gate and a fountain.</source>
            <translation>Dos caminos, dos arriates, dos caminos… de un mazo pequeño. El primer camino está plantado, sobre una puerta y una fuente.</translation>
        </message>
        <message>
            <source>Two squares in the middle need flowers. The pond above b3 counts as any kind, so lilies below it will do.</source>
            <translation>Dos casillas del centro necesitan flores. El estanque sobre b3 vale por cualquier variedad, así que bastan lirios debajo.</translation>
        </message>
        <message>
            <source>Up there it takes the room you will want for a path.</source>
            <translation>Ahí arriba quita el sitio que querrás para un camino.</translation>
        </message>
        <message>
            <source>Walk from gate a3 to gate f3, then press Done.</source>
            <translation>Pasea de la puerta a3 a la puerta f3 y pulsa «Listo».</translation>
        </message>
        <message>
            <source>Water counts as any flower you want. Two gates score 10, opposite gates 15.</source>
            <translation>El agua cuenta como la flor que quieras. Dos puertas dan 10; si son opuestas, 15.</translation>
        </message>
        <message>
            <source>Water is any flower you want</source>
            <translation>El agua es la flor que quieras</translation>
        </message>
        <message>
            <source>What you plant stays, and the others don’t see it. They plant the same pieces, so guess where.</source>
            <translation>Lo que plantas se queda, y los demás no lo ven. Ellos plantan las mismas piezas: adivina dónde.</translation>
        </message>
        <message>
            <source>You can place the West–south turn in only one way. {seat2} has the same pieces, and perhaps no room at all.</source>
            <translation>La Curva oeste–sur solo te cabe de un modo. {seat2} tiene las mismas piezas, y quizá ningún sitio.</translation>
        </message>
        <message>
            <source>You have to plant it too. A walk goes from square to square across their edges, never across corners.</source>
            <translation>Tú también tienes que plantarla. Un paseo va de casilla en casilla por sus bordes, nunca por las esquinas.</translation>
        </message>
        <message>
            <source>You may not name a shape that you can’t plant yourself. Real matches use larger maps and up to six players.</source>
            <translation>No puedes anunciar una pieza que tú no puedas plantar. Las partidas de verdad usan planos mayores y hasta seis jugadores.</translation>
        </message>
        <message>
            <source>You name a path. A shape with one place left in your garden may have none in {seat2}’s, and that ends the match.</source>
            <translation>Anuncias un camino. Una pieza con un solo sitio en tu jardín quizá no tenga ninguno en el de {seat2}, y eso acaba la partida.</translation>
        </message>
        <message>
            <source>Your garden, hidden from others</source>
            <translation>Tu jardín, oculto a los demás</translation>
        </message>
        <message>
            <source>{seat2} has named it. Below the path it would give c3 and d3 roses, and e3 lilies: you decide.</source>
            <translation>{seat2} lo ha anunciado. Debajo del camino daría rosas a c3 y d3, y lirios a e3: decides tú.</translation>
        </message>
        <message>
            <source>{seat2} has no room for it. You still plant yours, and then all gardens are opened.</source>
            <translation>{seat2} no tiene sitio para ella. Tú aún plantas la tuya, y luego se abren todos los jardines.</translation>
        </message>
        <message>
            <source>{seat2} has the same idea</source>
            <translation>{seat2} tiene la misma idea</translation>
        </message>
    </context>
    <context>
        <name>lesson.stalk_exchange</name>
        <message>
            <source>A Flush is not an action</source>
            <translation>Renovar la Bolsa no es una acción</translation>
        </message>
        <message>
            <source>A Flush won’t fill the last space. Plant first.</source>
            <translation>Renovar la Bolsa no llena la última casilla. Planta primero.</translation>
        </message>
        <message>
            <source>A Seedy Business token buys an extra action or a Flush. You have six for the whole match, and you don’t get any back.</source>
            <translation>Una ficha de negocios turbios paga una acción extra o renovar la Bolsa. Tienes seis para toda la partida, y ninguna vuelve.</translation>
        </message>
        <message>
            <source>A bloom is harvested when no space beside it is empty. This one has two empty spaces left. It suspects nothing.</source>
            <translation>Una flor abierta se cosecha cuando no queda ninguna casilla vacía a su lado. A esta le quedan dos. No sospecha nada.</translation>
        </message>
        <message>
            <source>A bloom is harvested when no space beside it is empty; any flower can surround it.</source>
            <translation>Una flor abierta se cosecha cuando no queda ninguna casilla vacía a su lado; cualquier flor puede cercarla.</translation>
        </message>
        <message>
            <source>A bulb blooms as soon as a space beside it is empty. Until then it can’t be harvested.</source>
            <translation>Un bulbo florece en cuanto hay una casilla vacía a su lado. Hasta entonces no se puede cosechar.</translation>
        </message>
        <message>
            <source>A bulb blooms only with an empty space beside it. This one will sleep, and a sleeping bulb is never harvested.</source>
            <translation>Un bulbo solo florece con una casilla vacía al lado. Este dormirá, y un bulbo dormido nunca se cosecha.</translation>
        </message>
        <message>
            <source>A bulb that can’t bloom</source>
            <translation>Un bulbo que no puede florecer</translation>
        </message>
        <message>
            <source>A bulb that can’t bloom surrounds best of all: it stays until a player makes room.</source>
            <translation>Un bulbo que no puede florecer es el que mejor cerca: se queda hasta que un jugador le hace sitio.</translation>
        </message>
        <message>
            <source>A daffodil, almost surrounded</source>
            <translation>Un narciso casi cercado</translation>
        </message>
        <message>
            <source>A dahlia on d1 surrounds the daffodil on c1, and the one on d2 as well. Two for the price of one.</source>
            <translation>Una dalia en d1 cerca el narciso de c1, y también el de d2. Dos por el precio de uno.</translation>
        </message>
        <message>
            <source>A dahlia, today? It is about to lose half!</source>
            <translation>¿Una dalia, hoy? ¡Está a punto de perder la mitad!</translation>
        </message>
        <message>
            <source>A fair swap. After the Flush there may be a better one.</source>
            <translation>Un buen Cambio. Tras renovar la Bolsa puede que haya uno mejor.</translation>
        </message>
        <message>
            <source>A fence round a tulip</source>
            <translation>Una cerca alrededor de un tulipán</translation>
        </message>
        <message>
            <source>A garden is never full enough. But this time, make a swap.</source>
            <translation>Un Jardín nunca está bastante lleno. Pero esta vez haz un Cambio.</translation>
        </message>
        <message>
            <source>A good swap, perhaps. But first, surround the tulip.</source>
            <translation>Un buen Cambio, quizá. Pero primero cerca el tulipán.</translation>
        </message>
        <message>
            <source>A harvest raises the value of its kind, for every player who holds it.</source>
            <translation>Una cosecha sube el valor de su variedad, para todos los jugadores que la tengan.</translation>
        </message>
        <message>
            <source>A lovely spot, but the tulips haven’t even noticed.</source>
            <translation>Un sitio precioso, pero los tulipanes ni se han enterado.</translation>
        </message>
        <message>
            <source>A pretty spot, but it doesn’t surround the tulip.</source>
            <translation>Bonito sitio, pero no cerca el tulipán.</translation>
        </message>
        <message>
            <source>A quiet corner</source>
            <translation>Un rincón tranquilo</translation>
        </message>
        <message>
            <source>A swap, now? Plant one more flower, and only one space is left.</source>
            <translation>¿Un Cambio, ahora? Planta una flor más, y solo queda una casilla.</translation>
        </message>
        <message>
            <source>A token buys a swap as well, but here the garden needs it more.</source>
            <translation>Con una ficha también puedes hacer un Cambio. Aquí la necesita más el Jardín.</translation>
        </message>
        <message>
            <source>A token for other flowers? Any of these will do in the corner.</source>
            <translation>¿Una ficha por otras flores? En la esquina vale cualquiera de estas.</translation>
        </message>
        <message>
            <source>A token for that? The last empty space is beside the tulips.</source>
            <translation>¿Una ficha para eso? La última casilla vacía está junto a los tulipanes.</translation>
        </message>
        <message>
            <source>A tulip is worth 1 now</source>
            <translation>Un tulipán vale 1 ahora</translation>
        </message>
        <message>
            <source>A tulip, almost surrounded</source>
            <translation>Un tulipán casi cercado</translation>
        </message>
        <message>
            <source>After the crash a token is worth nothing, so use it in time.</source>
            <translation>Tras el crac una ficha no vale nada: úsala a tiempo.</translation>
        </message>
        <message>
            <source>All three spaces beside a1 are taken, and there are none beyond the edge. A bulb there can’t bloom.</source>
            <translation>Las tres casillas junto a a1 están ocupadas, y más allá del borde no hay ninguna. Ahí un bulbo no puede florecer.</translation>
        </message>
        <message>
            <source>Also a tulip, but the one in slot 6 leaves the Exchange at the end of your turn.</source>
            <translation>También es un tulipán, pero el del hueco 6 sale de la Bolsa al final de tu turno.</translation>
        </message>
        <message>
            <source>Always a good idea. But this time, see something grow.</source>
            <translation>Siempre es buena idea. Pero esta vez, mira crecer algo.</translation>
        </message>
        <message>
            <source>Always tempting, but you need both actions to fill two spaces.</source>
            <translation>Siempre tienta, pero necesitas ambas acciones para llenar dos casillas.</translation>
        </message>
        <message>
            <source>An extra action costs a Seedy Business token. You have six for the whole match: keep them.</source>
            <translation>Una acción extra cuesta una ficha de negocios turbios. Tienes seis para toda la partida: guárdalas.</translation>
        </message>
        <message>
            <source>And the other space</source>
            <translation>Y la otra casilla</translation>
        </message>
        <message>
            <source>Another token? You may, but there is nothing left to do: keep it.</source>
            <translation>¿Otra ficha? Puedes. Pero ya no queda nada que hacer: guárdala.</translation>
        </message>
        <message>
            <source>Any flower can surround it</source>
            <translation>Cualquier flor puede cercarlo</translation>
        </message>
        <message>
            <source>Any flower on the Exchange is good enough to surround b1.</source>
            <translation>Cualquier flor de la Bolsa basta para cercar b1.</translation>
        </message>
        <message>
            <source>Awake at last, and now it can be harvested like any other. Blooms never turn back into bulbs. Some regret it.</source>
            <translation>Por fin despierto, y ahora se puede cosechar como cualquier otro. Una flor abierta nunca vuelve a ser bulbo. Algunas lo lamentan.</translation>
        </message>
        <message>
            <source>Blooms of one kind side by side are a group: they are harvested together, or not at all.</source>
            <translation>Las flores de una variedad que están juntas son un grupo: se cosechan juntas, o no se cosechan.</translation>
        </message>
        <message>
            <source>Both actions are done. A Seedy Business token buys one more. Once spent, it is gone.</source>
            <translation>Ambas acciones están hechas. Una ficha de negocios turbios compra otra más. Una vez gastada, no vuelve.</translation>
        </message>
        <message>
            <source>Bulbs are never harvested and join no group, not even a tulip beside a tulip. They only surround.</source>
            <translation>Los bulbos nunca se cosechan ni forman grupo, ni siquiera tulipán con tulipán. Solo cercan.</translation>
        </message>
        <message>
            <source>Bulbs need room to bloom</source>
            <translation>Los bulbos necesitan sitio para florecer</translation>
        </message>
        <message>
            <source>Bulbs surround as well</source>
            <translation>Los bulbos también cercan</translation>
        </message>
        <message>
            <source>Dahlias are at 6 and would fall to 3. Your six globemasters stay at 5. A lovely day for a crash!</source>
            <translation>Las dalias están a 6 y caerían a 3. Tus seis aliums se quedan en 5. ¡Un día precioso para un crac!</translation>
        </message>
        <message>
            <source>Dahlias lead, and you have none</source>
            <translation>Las dalias van en cabeza, y tú no tienes</translation>
        </message>
        <message>
            <source>Dahlias were the most valuable when you began. If they still are at the crash, they lose half. Swap anyway?</source>
            <translation>Las dalias eran las más valiosas al empezar. Si aún lo son en el crac, pierden la mitad. ¿Cambias de todos modos?</translation>
        </message>
        <message>
            <source>Each harvested flower goes one space lower on the track and raises the value of its kind. When the two cross, the market crashes.</source>
            <translation>Cada flor cosechada se pone una casilla más abajo y sube el valor de su variedad. Cuando se cruzan, llega el crac.</translation>
        </message>
        <message>
            <source>Each one raises the value of all tulips by 1, and you have six of them. That token was well spent.</source>
            <translation>Cada uno sube en 1 el valor de todos los tulipanes, y tienes seis. Ha sido una ficha bien gastada.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Acaba tu turno.</translation>
        </message>
        <message>
            <source>Every tulip: your two, and those in {seat2}’s portfolio. What is good for you is rarely good for you alone.</source>
            <translation>Todos los tulipanes: los dos tuyos, y los de la cartera de {seat2}. Lo bueno para ti rara vez es bueno solo para ti.</translation>
        </message>
        <message>
            <source>Everything is in place. An extra action would cost a token.</source>
            <translation>Todo está en su sitio. Una acción extra costaría una ficha.</translation>
        </message>
        <message>
            <source>Fill another space beside them.</source>
            <translation>Llena otra casilla junto a ellos.</translation>
        </message>
        <message>
            <source>Finish the match</source>
            <translation>Termina la partida</translation>
        </message>
        <message>
            <source>First b1 is harvested, then the bulbs look around: suddenly there is room beside a1.</source>
            <translation>Primero se cosecha b1, luego los bulbos miran alrededor: de pronto hay sitio junto a a1.</translation>
        </message>
        <message>
            <source>First everything is harvested, then everything blooms, then values change: each step happens all at once.</source>
            <translation>Primero todas las cosechas, luego todas las floraciones, luego todos los valores: cada paso ocurre a la vez en todas partes.</translation>
        </message>
        <message>
            <source>Flush again, with tulips on the Exchange? The Compost is blushing.</source>
            <translation>¿Renovar otra vez, con tulipanes en la Bolsa? El Compost se sonroja.</translation>
        </message>
        <message>
            <source>Flush the Exchange.</source>
            <translation>Renueva la Bolsa.</translation>
        </message>
        <message>
            <source>Flush the whole Exchange</source>
            <translation>Renovar toda la Bolsa</translation>
        </message>
        <message>
            <source>Gladly, later. First, make the flowers you have worth something.</source>
            <translation>Luego, con gusto. Primero haz que las flores que tienes valgan algo.</translation>
        </message>
        <message>
            <source>Globemasters are second, and the crash leaves them alone. Give one away anyway?</source>
            <translation>Los aliums van segundos, y el crac los deja en paz. ¿Das uno de todos modos?</translation>
        </message>
        <message>
            <source>Harvest, Bloom, Values, Exchange</source>
            <translation>Cosecha, Floración, Valores, Bolsa</translation>
        </message>
        <message>
            <source>Harvest, Bloom, Values, Exchange: the Upkeep happens by itself, always in this order.</source>
            <translation>Cosecha, Floración, Valores, Bolsa: el Mantenimiento va solo, siempre en este orden.</translation>
        </message>
        <message>
            <source>Harvested flowers fill the Market Track from the top while values climb. When the two cross, the market crashes.</source>
            <translation>Las flores cosechadas llenan la escala del mercado desde arriba mientras suben los valores. Cuando se cruzan, llega el crac.</translation>
        </message>
        <message>
            <source>Hold the second most valuable</source>
            <translation>Guarda la segunda más valiosa</translation>
        </message>
        <message>
            <source>If nothing suits you, spend a token on a Flush: the whole Exchange goes to the Compost, and six new flowers arrive.</source>
            <translation>Si nada te conviene, gasta una ficha en renovar la Bolsa: sus flores van al Compost, y llegan seis nuevas de golpe.</translation>
        </message>
        <message>
            <source>If tied on points, the player with more flowers of the most valuable kind wins.</source>
            <translation>Con empate a puntos gana quien tenga más flores de la variedad más valiosa.</translation>
        </message>
        <message>
            <source>In the crash the most valuable kind loses half, so hold the second most valuable one.</source>
            <translation>En el crac la variedad más valiosa pierde la mitad: guarda la segunda más valiosa.</translation>
        </message>
        <message>
            <source>In the garden it scores nothing; in your portfolio it is worth 2.</source>
            <translation>En el Jardín no puntúa; en tu cartera vale 2.</translation>
        </message>
        <message>
            <source>It also crashes when the Greenhouse can’t fill the Exchange. Either way, the turn is finished, and it is the last.</source>
            <translation>También hay crac si el Invernadero no puede llenar la Bolsa. En ambos casos se acaba el turno y no hay más.</translation>
        </message>
        <message>
            <source>It sleeps on. Time to make room</source>
            <translation>Sigue durmiendo. Hora de hacer sitio</translation>
        </message>
        <message>
            <source>Keep the token. Any of these flowers can surround.</source>
            <translation>Guarda la ficha. Cualquiera de estas flores puede cercar.</translation>
        </message>
        <message>
            <source>Late in the match</source>
            <translation>Avanzada la partida</translation>
        </message>
        <message>
            <source>Later! That is one of the two empty spaces beside b1. Keep them for now.</source>
            <translation>¡Luego! Esa es una de las dos casillas vacías junto a b1. Por ahora, consérvalas.</translation>
        </message>
        <message>
            <source>Not there: c1 and c2 are the empty spaces beside b1.</source>
            <translation>Ahí no: las casillas vacías junto a b1 son c1 y c2.</translation>
        </message>
        <message>
            <source>Nothing more is needed. The market is holding its breath.</source>
            <translation>No hace falta nada más. El mercado contiene el aliento.</translation>
        </message>
        <message>
            <source>Now {seat2} is playing for real, and your moves count. You get a hint before a mistake.</source>
            <translation>Ahora {seat2} juega de verdad y tus jugadas cuentan. Recibes una pista antes de un error.</translation>
        </message>
        <message>
            <source>One flower surrounds two</source>
            <translation>Una flor cerca dos</translation>
        </message>
        <message>
            <source>Plant a flower in the last space beside b1.</source>
            <translation>Planta una flor en la última casilla libre junto a b1.</translation>
        </message>
        <message>
            <source>Plant any flower beside the two tulips.</source>
            <translation>Planta cualquier flor junto a los dos tulipanes.</translation>
        </message>
        <message>
            <source>Plant any flower on a1.</source>
            <translation>Planta cualquier flor en a1.</translation>
        </message>
        <message>
            <source>Plant any flower on c1 or c2.</source>
            <translation>Planta cualquier flor en c1 o c2.</translation>
        </message>
        <message>
            <source>Plant any flower, wherever you like.</source>
            <translation>Planta cualquier flor, donde quieras.</translation>
        </message>
        <message>
            <source>Plant one more flower, in the last empty space.</source>
            <translation>Planta una flor más, en la última casilla vacía.</translation>
        </message>
        <message>
            <source>Plant or swap, twice. Where you plant now is up to you: help a flower bloom, or set a nasty trap.</source>
            <translation>Planta o cambia, dos veces. Tú decides dónde plantas ahora: para ayudar a una flor o para tender una trampa.</translation>
        </message>
        <message>
            <source>Plant the dahlia from slot 2 on d1.</source>
            <translation>Planta la dalia del hueco 2 en d1.</translation>
        </message>
        <message>
            <source>Plant the dahlia from slot 6 on b1.</source>
            <translation>Planta la dalia del hueco 6 en b1.</translation>
        </message>
        <message>
            <source>Plant the globemaster from slot 6 on b1.</source>
            <translation>Planta el alium del hueco 6 en b1.</translation>
        </message>
        <message>
            <source>Plant the tulip from slot 5 on b2.</source>
            <translation>Planta el tulipán del hueco 5 en b2.</translation>
        </message>
        <message>
            <source>Play until the market crashes.</source>
            <translation>Juega hasta que llegue el crac.</translation>
        </message>
        <message>
            <source>Right idea, wrong end: start with b1.</source>
            <translation>Buena idea, desde el otro lado, pero empieza por b1.</translation>
        </message>
        <message>
            <source>Side by side they are a group: harvested together, as soon as no space beside either is empty.</source>
            <translation>Juntos son un grupo: se cosechan a la vez, en cuanto no quede ninguna casilla vacía junto a los dos.</translation>
        </message>
        <message>
            <source>Six tulips hope to gain value</source>
            <translation>Seis tulipanes esperan valer más</translation>
        </message>
        <message>
            <source>So near! One space beside b1 is still empty.</source>
            <translation>¡Qué cerca! Una casilla junto a b1 sigue vacía.</translation>
        </message>
        <message>
            <source>Swap a snowdrop for the tulip in slot 6.</source>
            <translation>Cambia una campanilla por el tulipán del hueco 6.</translation>
        </message>
        <message>
            <source>Swap any flower for one of another kind.</source>
            <translation>Cambia cualquier flor por una de otra variedad.</translation>
        </message>
        <message>
            <source>Swap any of your flowers for a tulip.</source>
            <translation>Cambia cualquier flor tuya por un tulipán.</translation>
        </message>
        <message>
            <source>Take a tulip: tulips are worth 2, and all other kinds nothing yet.</source>
            <translation>Toma un tulipán: los tulipanes valen 2, y las demás variedades aún nada.</translation>
        </message>
        <message>
            <source>That comes next. First, swap for a tulip.</source>
            <translation>Eso viene después. Primero haz un Cambio por un tulipán.</translation>
        </message>
        <message>
            <source>That costs a token, and in a moment you will want one for something better.</source>
            <translation>Eso cuesta una ficha, y enseguida querrás una para algo mejor.</translation>
        </message>
        <message>
            <source>That costs a token, and there is still an action to take.</source>
            <translation>Eso cuesta una ficha, y aún queda una acción.</translation>
        </message>
        <message>
            <source>That fills the space too, but the dahlia in slot 6 goes to the Compost at the end of your turn.</source>
            <translation>También llena la casilla. Pero la dalia del hueco 6 va al Compost al final de tu turno.</translation>
        </message>
        <message>
            <source>That fills the space, too. But the flower in slot 6 would go to waste.</source>
            <translation>Eso también llena la casilla. Pero la del hueco 6 es la que se echaría a perder.</translation>
        </message>
        <message>
            <source>That flower doesn’t surround anything that matters.</source>
            <translation>Esa flor no cerca nada que importe.</translation>
        </message>
        <message>
            <source>That helps too, but start on b1, with the flower that would go to waste.</source>
            <translation>También ayuda, pero empieza en b1, con la flor que se perdería.</translation>
        </message>
        <message>
            <source>That works too, without a token. But try the Flush first.</source>
            <translation>También vale, y sin ficha. Pero prueba antes a renovar la Bolsa.</translation>
        </message>
        <message>
            <source>That would cost a token. Keep it: the Upkeep does the rest by itself.</source>
            <translation>Eso costaría una ficha. Guárdala: el Mantenimiento hace el resto solo.</translation>
        </message>
        <message>
            <source>That would surround them just as well, but don’t leave the dahlia for {seat2} to swap.</source>
            <translation>Los cercaría igual de bien, pero no le dejes la dalia a {seat2} para un Cambio.</translation>
        </message>
        <message>
            <source>That would work as well. But see what happens to a tulip beside a tulip.</source>
            <translation>Eso también serviría. Pero mira qué le pasa a un tulipán junto a un tulipán.</translation>
        </message>
        <message>
            <source>The Greenhouse can run dry</source>
            <translation>El Invernadero puede agotarse</translation>
        </message>
        <message>
            <source>The Market Track has come down to the values: harvest one more flower of any kind, and the market crashes.</source>
            <translation>La escala del mercado ha bajado hasta los valores: cosecha una flor más, de la variedad que sea, y llega el crac.</translation>
        </message>
        <message>
            <source>The Market Track is coming down</source>
            <translation>La escala del mercado va bajando</translation>
        </message>
        <message>
            <source>The Upkeep happens by itself. Look at a1 afterwards: the other bulbs all bloom, but that one doesn’t.</source>
            <translation>El Mantenimiento va solo. Mira después a1: florecen todos los bulbos menos ese.</translation>
        </message>
        <message>
            <source>The bloom on b1 has two empty spaces, c1 and c2. If it is harvested, there is room beside a1.</source>
            <translation>La flor de b1 tiene dos casillas vacías, c1 y c2. Si se cosecha, hay sitio junto a a1.</translation>
        </message>
        <message>
            <source>The bulb on a1 blooms</source>
            <translation>El bulbo de a1 florece</translation>
        </message>
        <message>
            <source>The bulb on a1 has helped to surround b1 all along, and not even {seat2} could harvest it.</source>
            <translation>El bulbo de a1 ha ayudado todo el tiempo a cercar b1, y ni siquiera {seat2} podía cosecharlo.</translation>
        </message>
        <message>
            <source>The crash comes closer</source>
            <translation>El crac se acerca</translation>
        </message>
        <message>
            <source>The crash ends the match</source>
            <translation>El crac acaba la partida</translation>
        </message>
        <message>
            <source>The crash, and 54 for you</source>
            <translation>El crac, y 54 para ti</translation>
        </message>
        <message>
            <source>The day of the crash</source>
            <translation>El día del crac</translation>
        </message>
        <message>
            <source>The edge surrounds for free</source>
            <translation>El borde cerca gratis</translation>
        </message>
        <message>
            <source>The garden does the rest</source>
            <translation>El Jardín hace el resto</translation>
        </message>
        <message>
            <source>The globemaster in slot 6 goes to the Compost at the end of your turn. In the garden it can surround the tulip.</source>
            <translation>El alium del hueco 6 va al Compost al final de tu turno. En el Jardín puede cercar al tulipán.</translation>
        </message>
        <message>
            <source>The goal: the most points at the end. Only these flowers count, each for its value. Harvests in the garden raise values.</source>
            <translation>Objetivo: el máximo de puntos al final. Solo cuentan estas flores, cada una por su valor. Las cosechas del Jardín suben los valores.</translation>
        </message>
        <message>
            <source>The last turns are yours</source>
            <translation>Los últimos turnos son tuyos</translation>
        </message>
        <message>
            <source>The market crashes when the Market Track falls below the highest value, or when the Greenhouse can’t fill the Exchange.</source>
            <translation>El crac llega cuando la escala del mercado baja del valor más alto, o cuando el Invernadero no puede llenar la Bolsa.</translation>
        </message>
        <message>
            <source>The market crashes when the last flower on the Market Track is below the highest value.</source>
            <translation>El crac llega cuando la última flor de la escala del mercado queda por debajo del valor más alto.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its value, rounded up. If several are tied at the top, all of them do.</source>
            <translation>La variedad más valiosa pierde la mitad, redondeando hacia arriba. Si hay varias iguales arriba, todas.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half, rounded up; if several are tied, all of them do. Hold flowers of the next kind down.</source>
            <translation>La variedad más valiosa pierde la mitad, redondeando hacia arriba; si hay varias iguales, todas. Ten flores de la siguiente.</translation>
        </message>
        <message>
            <source>The right tulip, but give a snowdrop: you have three, and they are worth nothing yet.</source>
            <translation>El tulipán es bueno, pero da una campanilla: tienes tres, y aún no valen nada.</translation>
        </message>
        <message>
            <source>The third space costs a token</source>
            <translation>La tercera casilla cuesta una ficha</translation>
        </message>
        <message>
            <source>Then nothing is harvested, and a1 sleeps another turn.</source>
            <translation>Entonces no se cosecha nada, y a1 duerme otro turno.</translation>
        </message>
        <message>
            <source>Then the most valuable kind loses half, and each of your flowers scores its value.</source>
            <translation>Después la variedad más valiosa pierde la mitad, y cada flor tuya puntúa su valor.</translation>
        </message>
        <message>
            <source>There are no spaces beyond the edge, so in a corner a few flowers will do. One space is filled, two are left.</source>
            <translation>Más allá del borde no hay casillas, así que en una esquina bastan pocas flores. Una casilla llena, quedan dos.</translation>
        </message>
        <message>
            <source>There it blooms at the end of your turn, like all the others. Plant one that can’t.</source>
            <translation>Ahí florece al final de tu turno, como todos los demás. Planta uno que no pueda.</translation>
        </message>
        <message>
            <source>Tokens and a Flush</source>
            <translation>Fichas y renovar la Bolsa</translation>
        </message>
        <message>
            <source>Tokens are for using</source>
            <translation>Las fichas están para usarlas</translation>
        </message>
        <message>
            <source>Twelve flowers in your portfolio</source>
            <translation>Doce flores en tu cartera</translation>
        </message>
        <message>
            <source>Two actions every turn</source>
            <translation>Dos acciones cada turno</translation>
        </message>
        <message>
            <source>Two daffodils are harvested, and the Market Track falls to 4, below the dahlias at 6. That ends the match.</source>
            <translation>Se cosechan dos narcisos, y la escala del mercado baja a 4, por debajo de las dalias a 6. Con eso acaba la partida.</translation>
        </message>
        <message>
            <source>Two harvested at once</source>
            <translation>Dos cosechas a la vez</translation>
        </message>
        <message>
            <source>Two things in one Upkeep</source>
            <translation>Dos cosas en un Mantenimiento</translation>
        </message>
        <message>
            <source>Two tulips, one fate</source>
            <translation>Dos tulipanes, un destino</translation>
        </message>
        <message>
            <source>Very pretty, but fill a space beside the tulips.</source>
            <translation>Muy bonito, pero llena una casilla junto a los tulipanes.</translation>
        </message>
        <message>
            <source>What {seat2} knows of your flowers</source>
            <translation>Lo que {seat2} sabe de tus flores</translation>
        </message>
        <message>
            <source>When it can’t fill the Exchange any more, the market crashes too. The current turn is finished, and then it’s over.</source>
            <translation>Cuando ya no puede llenar la Bolsa, también llega el crac. Se acaba el turno en curso, y ahí termina todo.</translation>
        </message>
        <message>
            <source>Why flush? One more flower will do it.</source>
            <translation>¿Para qué renovar la Bolsa? Basta con una flor más.</translation>
        </message>
        <message>
            <source>With one space still empty? Fill it now, before {seat2} has other plans.</source>
            <translation>¿Con una casilla aún vacía? Llénala ahora, antes de que {seat2} tenga otros planes.</translation>
        </message>
        <message>
            <source>You have six in your portfolio. Three spaces beside the two in the garden are still empty, and you have two actions.</source>
            <translation>Tienes seis en tu cartera. Junto a los dos del Jardín aún hay tres casillas vacías, y tienes dos acciones.</translation>
        </message>
        <message>
            <source>You hold three daffodils, so raise their value. This one still has an empty space above and below.</source>
            <translation>Tienes tres narcisos, así que sube su valor. Este aún tiene una casilla vacía encima y otra debajo.</translation>
        </message>
        <message>
            <source>You still have both actions. And look what has come: tulips, worth 2 each.</source>
            <translation>Aún tienes ambas acciones. Y mira lo que ha llegado: tulipanes, a 2 cada uno.</translation>
        </message>
        <message>
            <source>Your globemasters and daffodils score 5 each. Dahlias reached 6, but lose half and score 3. {seat2} has 46.</source>
            <translation>Tus aliums y narcisos dan 5 cada uno. Las dalias llegaron a 6, pero pierden la mitad y dan 3. {seat2} tiene 46.</translation>
        </message>
        <message>
            <source>Your portfolio can wait for one action. First, the corner.</source>
            <translation>La cartera puede esperar una acción. Primero la esquina.</translation>
        </message>
        <message>
            <source>Your six globemasters are a treasure. Don’t swap anything now.</source>
            <translation>Tus seis aliums son un tesoro. No cambies nada ahora.</translation>
        </message>
        <message>
            <source>{seat2} has swapped for one. A swap is the only way to change your portfolio, and only for another kind.</source>
            <translation>{seat2} se ha llevado uno con un Cambio. Solo así cambia una cartera, y siempre por otra variedad.</translation>
        </message>
        <message>
            <source>{seat2} sees how many flowers you have and both flowers of each swap, nothing else.</source>
            <translation>{seat2} ve cuántas flores tienes y ambas flores de cada Cambio, nada más.</translation>
        </message>
        <message>
            <source>{seat2} sees how many you have left, and both flowers of a swap. After the crash, unspent tokens are worth nothing.</source>
            <translation>{seat2} ve cuántas te quedan, y ambas flores de un Cambio. Tras el crac, las fichas sin gastar no valen nada.</translation>
        </message>
        <message>
            <source>{seat2} wants tulips, too</source>
            <translation>{seat2} también quiere tulipanes</translation>
        </message>
    </context>
    <context>
        <name>lookback</name>
        <message>
            <source>After each move, estimated by the strongest computer with all hands open.</source>
            <translation>Tras cada jugada, estimada por el ordenador más fuerte con todas las manos a la vista.</translation>
        </message>
        <message>
            <source>All moves as a table…</source>
            <translation>Todas las jugadas como tabla…</translation>
        </message>
        <message>
            <source>Better</source>
            <translation>Mejor</translation>
        </message>
        <message>
            <source>Chance of winning (%)</source>
            <translation>Probabilidad de ganar (%)</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Coste</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Jugada</translation>
        </message>
        <message>
            <source>Pictures (*.png)</source>
            <translation>Imágenes (*.png)</translation>
        </message>
        <message>
            <source>Played</source>
            <translation>Jugado</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Jugador</translation>
        </message>
        <message>
            <source>Tables (*.csv)</source>
            <translation>Tablas (*.csv)</translation>
        </message>
        <message>
            <source>Winning chances, luck and skill as a picture…</source>
            <translation>Probabilidades, suerte y habilidad como imagen…</translation>
        </message>
        <message>
            <source>{name}: luck</source>
            <translation>{name}: suerte</translation>
        </message>
        <message>
            <source>{name}: winning chance</source>
            <translation>{name}: probabilidad de ganar</translation>
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
            <translation>Elige antes un archivo, con el botón de abajo.</translation>
        </message>
        <message>
            <source>Two players have the same name. Change one of them.</source>
            <translation>Dos jugadores tienen el mismo nombre. Cambia uno de ellos.</translation>
        </message>
    </context>
    <context>
        <name>options</name>
        <message>
            <source>First match</source>
            <translation>Primera partida</translation>
        </message>
        <message>
            <source>Full</source>
            <translation>Completa</translation>
        </message>
        <message>
            <source>H suggests a good move and explains it, for the player whose turn it is.</source>
            <translation>H propone una buena jugada y la explica, para quien tiene el turno.</translation>
        </message>
        <message>
            <source>H suggests a good move and explains it. Only when there is one human player, with or without computer players.</source>
            <translation>H propone una buena jugada y la explica. Solo si hay un único jugador humano, con ordenadores o sin ellos.</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Pistas</translation>
        </message>
        <message>
            <source>Hints are off for all players.</source>
            <translation>Nadie recibe pistas.</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Estándar</translation>
        </message>
        <message>
            <source>The option “{option}” has no value “{value}”.</source>
            <translation>La opción «{option}» no tiene el valor «{value}».</translation>
        </message>
        <message>
            <source>The rules exactly as they are in the rulebook.</source>
            <translation>Las reglas tal como vienen en el reglamento.</translation>
        </message>
        <message>
            <source>There is no option “{option}”.</source>
            <translation>No hay ninguna opción «{option}».</translation>
        </message>
        <message>
            <source>all players</source>
            <translation>todos los jugadores</translation>
        </message>
        <message>
            <source>off</source>
            <translation>desactivadas</translation>
        </message>
        <message>
            <source>single player</source>
            <translation>un solo jugador</translation>
        </message>
    </context>
    <context>
        <name>packs</name>
        <message>
            <source>appears twice</source>
            <translation>aparece dos veces</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>no se puede leer: no es un texto en UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>no se puede leer: {error}</translation>
        </message>
        <message>
            <source>contains a number or a date that no field uses</source>
            <translation>contiene un número o una fecha que ningún campo usa</translation>
        </message>
        <message>
            <source>contains {value} twice</source>
            <translation>contiene {value} dos veces</translation>
        </message>
        <message>
            <source>has keys or brackets nested too deeply</source>
            <translation>contiene claves o corchetes anidados a demasiada profundidad</translation>
        </message>
        <message>
            <source>has more than {lines} lines, or a line of more than {characters} characters</source>
            <translation>tiene más de {lines} líneas, o una línea de más de {characters} caracteres</translation>
        </message>
        <message>
            <source>is missing</source>
            <translation>falta</translation>
        </message>
        <message>
            <source>is not TOML: {error}</source>
            <translation>no es TOML: {error}</translation>
        </message>
        <message>
            <source>is not a valid field here</source>
            <translation>no es un campo válido aquí</translation>
        </message>
        <message>
            <source>must be a list of tables</source>
            <translation>debe ser una lista de tablas</translation>
        </message>
        <message>
            <source>must be a list of whole numbers</source>
            <translation>debe ser una lista de números enteros</translation>
        </message>
        <message>
            <source>must be a list of words</source>
            <translation>debe ser una lista de palabras</translation>
        </message>
        <message>
            <source>must be a number from {low} to {high}</source>
            <translation>debe ser un número de {low} a {high}</translation>
        </message>
        <message>
            <source>must be a table of fields</source>
            <translation>debe ser una tabla de campos</translation>
        </message>
        <message>
            <source>must be a whole number</source>
            <translation>debe ser un número entero</translation>
        </message>
        <message>
            <source>must be a whole number from {low} to {high}</source>
            <translation>debe ser un número entero de {low} a {high}</translation>
        </message>
        <message>
            <source>must be text</source>
            <translation>debe ser un texto</translation>
        </message>
        <message>
            <source>must be three numbers: the first, the last and the step</source>
            <translation>debe constar de tres números: el primero, el último y el paso</translation>
        </message>
        <message>
            <source>must be true or false</source>
            <translation>debe ser true o false</translation>
        </message>
        <message numerus="yes">
            <source>must have %n number(s)</source>
            <translation>
                <numerusform>debe tener %n número</numerusform>
                <numerusform>debe tener %n números</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>must have %n row(s), not {found}</source>
            <translation>
                <numerusform>debe tener %n fila, no {found}</numerusform>
                <numerusform>debe tener %n filas, no {found}</numerusform>
            </translation>
        </message>
        <message>
            <source>must have 1 to {columns} columns and 1 to {rows} rows</source>
            <translation>debe tener de 1 a {columns} columnas y de 1 a {rows} filas</translation>
        </message>
        <message>
            <source>must have at most {most} characters</source>
            <translation>debe tener como mucho {most} caracteres</translation>
        </message>
        <message>
            <source>must have {low} to {high} rows, not {found}</source>
            <translation>debe tener de {low} a {high} filas, no {found}</translation>
        </message>
        <message>
            <source>the file</source>
            <translation>el archivo</translation>
        </message>
        <message>
            <source>this program has no card sets for “{game}”</source>
            <translation>este programa no tiene conjuntos de cartas para «{game}»</translation>
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
            <translation>{value} no es un número entero de {low} a {high}</translation>
        </message>
        <message>
            <source>{word} is not valid; choose from {known}</source>
            <translation>{word} no es válido; elige entre {known}</translation>
        </message>
        <message>
            <source>“{field}” {reason}</source>
            <translation>«{field}» {reason}</translation>
        </message>
    </context>
    <context>
        <name>palette</name>
        <message>
            <source>About this program</source>
            <translation>Acerca de este programa</translation>
        </message>
        <message>
            <source>Card sets: {game}</source>
            <translation>Conjuntos de cartas: {game}</translation>
        </message>
        <message>
            <source>Close the window (all matches are saved)</source>
            <translation>Cerrar la ventana (todas las partidas quedan guardadas)</translation>
        </message>
        <message>
            <source>Continue {game}, {people}: {headline}</source>
            <translation>Continuar {game}, {people}: {headline}</translation>
        </message>
        <message>
            <source>Full screen on or off</source>
            <translation>Activar o quitar pantalla completa</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Juegos</translation>
        </message>
        <message>
            <source>Home (the match is saved)</source>
            <translation>Inicio (la partida queda guardada)</translation>
        </message>
        <message>
            <source>Import a match file</source>
            <translation>Importar un archivo de partida</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Atajos de teclado</translation>
        </message>
        <message>
            <source>Learn {game}</source>
            <translation>Aprender {game}</translation>
        </message>
        <message>
            <source>Move</source>
            <translation>Jugada</translation>
        </message>
        <message>
            <source>New game: {game}</source>
            <translation>Nueva partida: {game}</translation>
        </message>
        <message>
            <source>Program</source>
            <translation>Programa</translation>
        </message>
        <message>
            <source>Puzzles of {game}</source>
            <translation>Problemas de {game}</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rehacer</translation>
        </message>
        <message>
            <source>Replay</source>
            <translation>Repetición</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Statistics: all matches and players</source>
            <translation>Estadísticas: todas las partidas y jugadores</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Mesa</translation>
        </message>
        <message>
            <source>Unfinished matches</source>
            <translation>Partidas sin terminar</translation>
        </message>
        <message>
            <source>help, keys, shortcuts, keyboard</source>
            <translation>ayuda, teclas, atajos, teclado</translation>
        </message>
        <message>
            <source>help, lesson, tutorial</source>
            <translation>ayuda, lección, tutorial</translation>
        </message>
        <message>
            <source>preferences, options</source>
            <translation>preferencias, opciones</translation>
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
                <numerusform>%n casilla libre. Copias de un mismo camino que caben: {paths} o más; de un mismo arriate: {beds} o más.</numerusform>
                <numerusform>%n casillas libres. Copias de un mismo camino que caben: {paths} o más; de un mismo arriate: {beds} o más.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n gate(s), one walk: {value}</source>
            <translation>
                <numerusform>Una puerta, un paseo: {value}</numerusform>
                <numerusform>%n puertas, un paseo: {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n left in the deck</source>
            <translation>
                <numerusform>queda %n en el mazo</numerusform>
                <numerusform>quedan %n en el mazo</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>un punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s)</source>
            <translation>
                <numerusform>%n casilla</numerusform>
                <numerusform>%n casillas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s) of path</source>
            <translation>
                <numerusform>%n casilla de camino</numerusform>
                <numerusform>%n casillas de camino</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n square(s): {flower}</source>
            <translation>
                <numerusform>%n casilla: {flower}</numerusform>
                <numerusform>%n casillas: {flower}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n way(s)</source>
            <translation>
                <numerusform>%n modo</numerusform>
                <numerusform>%n modos</numerusform>
            </translation>
        </message>
        <message>
            <source>A flower bed: may be turned and mirrored</source>
            <translation>Un arriate: se puede girar y reflejar</translation>
        </message>
        <message numerus="yes">
            <source>A garden of %n point(s)</source>
            <translation>
                <numerusform>Un jardín de un punto</numerusform>
                <numerusform>Un jardín de %n puntos</numerusform>
            </translation>
        </message>
        <message>
            <source>A garden, opened at the end, with its best walk</source>
            <translation>Un jardín, abierto al final, con su mejor paseo</translation>
        </message>
        <message>
            <source>A gate cannot be its own opposite.</source>
            <translation>Una puerta no puede ser su propia opuesta.</translation>
        </message>
        <message>
            <source>A gate can’t be on a corner.</source>
            <translation>Una puerta no puede estar en una esquina.</translation>
        </message>
        <message>
            <source>A gate must be at the edge of the garden.</source>
            <translation>Una puerta tiene que estar en el borde del jardín.</translation>
        </message>
        <message>
            <source>A gate opens only onto water.</source>
            <translation>Una puerta solo da a agua.</translation>
        </message>
        <message>
            <source>A map has at least 3 columns and 3 rows.</source>
            <translation>Un plano tiene al menos 3 columnas y 3 filas.</translation>
        </message>
        <message>
            <source>A map has at most 16 columns and 12 rows.</source>
            <translation>Un plano tiene como máximo 16 columnas y 12 filas.</translation>
        </message>
        <message>
            <source>A name has 1 to 40 characters.</source>
            <translation>Un nombre tiene de 1 a 40 caracteres.</translation>
        </message>
        <message>
            <source>A new garden, made from the shuffle number with the settings below.</source>
            <translation>Un jardín nuevo, según el número de barajado y los ajustes de abajo.</translation>
        </message>
        <message>
            <source>A path: placed exactly as drawn, never turned, never mirrored</source>
            <translation>Un camino: queda tal como está dibujado, sin girar ni reflejar</translation>
        </message>
        <message>
            <source>A player has no room for this piece, so this is the last turn. Then the gardens are opened and scored.</source>
            <translation>Un jugador no tiene sitio para esta pieza, así que este es el último turno. Después se abren y puntúan los jardines.</translation>
        </message>
        <message>
            <source>A player. The garden stays hidden until the end</source>
            <translation>Un jugador. Su jardín sigue oculto hasta el final</translation>
        </message>
        <message>
            <source>A quarter turn</source>
            <translation>Cuarto de vuelta</translation>
        </message>
        <message>
            <source>A random map has 8 to 14 columns, 8 to 12 rows, and 4, 6 or 8 gates.</source>
            <translation>Un plano aleatorio tiene de 8 a 14 columnas, de 8 a 12 filas y 4, 6 u 8 puertas.</translation>
        </message>
        <message>
            <source>A row may contain only . for a square, ~ for water, o for a fountain, G for a gate.</source>
            <translation>Una fila solo puede contener . para una casilla, ~ para agua, o para una fuente, G para una puerta.</translation>
        </message>
        <message>
            <source>A side with two gates needs nine squares or more.</source>
            <translation>Un lado con dos puertas necesita nueve casillas o más.</translation>
        </message>
        <message>
            <source>A square of the best walk</source>
            <translation>Una casilla del mejor paseo</translation>
        </message>
        <message>
            <source>A walk can pass here, from square to square across their edges</source>
            <translation>Por aquí puede pasar un paseo, de casilla en casilla por sus bordes</translation>
        </message>
        <message>
            <source>A walk can’t double back or cross itself.</source>
            <translation>Un paseo no puede volver sobre sus pasos ni cruzarse.</translation>
        </message>
        <message>
            <source>A walk from gate to gate is written from the gate that comes first in reading order.</source>
            <translation>Un paseo de puerta a puerta se escribe desde la puerta que va antes en orden de lectura.</translation>
        </message>
        <message>
            <source>A walk from here to gate {gate}, the opposite one, gets {bliss} more; to any other gate, {any}.</source>
            <translation>Un paseo desde aquí hasta la puerta {gate}, la opuesta, suma {bliss} más; hasta cualquier otra puerta, {any}.</translation>
        </message>
        <message>
            <source>A walk starts at a gate.</source>
            <translation>Un paseo empieza en una puerta.</translation>
        </message>
        <message>
            <source>All gardens are open in this match</source>
            <translation>En esta partida todos los jardines están abiertos</translation>
        </message>
        <message>
            <source>All gardens are open.</source>
            <translation>Todos los jardines están abiertos.</translation>
        </message>
        <message>
            <source>All gardens are open. Now each player draws a walk.</source>
            <translation>Todos los jardines están abiertos. Ahora todos dibujan un paseo.</translation>
        </message>
        <message>
            <source>All players draw their own walk. What you overlook does not count.</source>
            <translation>Todos dibujan su propio paseo; lo que se te escapa no cuenta.</translation>
        </message>
        <message>
            <source>All players must plant what you name, but only your own garden must have room for it: choose what suits you.</source>
            <translation>Todos tienen que plantar lo que anuncias, pero solo tu propio jardín debe tener sitio: elige lo que te convenga.</translation>
        </message>
        <message>
            <source>All players plant this same piece, each in their own garden, which the others can’t see until the end.</source>
            <translation>Todos plantan esta misma pieza, cada uno en su propio jardín, que los demás no ven hasta el final.</translation>
        </message>
        <message>
            <source>All players see every garden as it was before this turn: good for learning.</source>
            <translation>Todos ven cada jardín como estaba antes de este turno: bueno para aprender.</translation>
        </message>
        <message>
            <source>Already drawn; it returns when its deck is empty.</source>
            <translation>Ya ha salido; vuelve cuando su mazo esté vacío.</translation>
        </message>
        <message>
            <source>An opening in the wall. A walk can start or end here if there is a path on it</source>
            <translation>Una abertura en el muro. Un paseo puede empezar o acabar aquí si hay camino encima</translation>
        </message>
        <message>
            <source>Another way of turning this piece looks the same; the move must use that one.</source>
            <translation>Esta pieza se ve igual girada de otro modo; la jugada tiene que usar ese.</translation>
        </message>
        <message>
            <source>Any piece may be named as often as you like.</source>
            <translation>Cualquier pieza puede anunciarse tantas veces como se quiera.</translation>
        </message>
        <message>
            <source>As often as you like</source>
            <translation>Sin límite</translation>
        </message>
        <message>
            <source>At least one piece doesn’t fit anywhere, even at the start.</source>
            <translation>Al menos una pieza no cabe en ningún sitio, ni siquiera al principio.</translation>
        </message>
        <message numerus="yes">
            <source>Before any flowers grow, a walk can earn %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}), perhaps more, but at most {most}.</source>
            <translation>
                <numerusform>Antes de que crezcan flores, un paseo puede dar %n punto (casillas {circled}, fuentes {fountains}, puertas {bonus}), quizá más, pero {most} como mucho.</numerusform>
                <numerusform>Antes de que crezcan flores, un paseo puede dar %n puntos (casillas {circled}, fuentes {fountains}, puertas {bonus}), quizá más, pero {most} como mucho.</numerusform>
            </translation>
        </message>
        <message>
            <source>Beside a walk it counts as any kind of flower.</source>
            <translation>Junto a un paseo vale por cualquier flor.</translation>
        </message>
        <message>
            <source>Best walk</source>
            <translation>Mejor paseo</translation>
        </message>
        <message numerus="yes">
            <source>Best walk before any flower grows: %n point(s) (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>
                <numerusform>Mejor paseo antes de que crezcan flores: %n punto (casillas {circled}, fuentes {fountains}, puertas {bonus}).</numerusform>
                <numerusform>Mejor paseo antes de que crezcan flores: %n puntos (casillas {circled}, fuentes {fountains}, puertas {bonus}).</numerusform>
            </translation>
        </message>
        <message>
            <source>Best walk if the match ended now</source>
            <translation>Mejor paseo si la partida acabara ahora</translation>
        </message>
        <message>
            <source>Best walk so far</source>
            <translation>Mejor paseo hasta ahora</translation>
        </message>
        <message>
            <source>Best walk with the piece here</source>
            <translation>Mejor paseo con la pieza aquí</translation>
        </message>
        <message>
            <source>Best walk with the piece here: {now}, then {then}.</source>
            <translation>Mejor paseo con la pieza aquí: {now}, luego {then}.</translation>
        </message>
        <message>
            <source>Best walk with the piece here: {then}, no change.</source>
            <translation>Mejor paseo con la pieza aquí: {then}, sin cambios.</translation>
        </message>
        <message>
            <source>Between opposite gates</source>
            <translation>Entre puertas opuestas</translation>
        </message>
        <message>
            <source>Between two kinds</source>
            <translation>Entre dos variedades</translation>
        </message>
        <message>
            <source>Break the tie</source>
            <translation>Desempatar</translation>
        </message>
        <message>
            <source>Bronze</source>
            <translation>Bronce</translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nombre del conjunto de cartas</translation>
        </message>
        <message>
            <source>Choose a piece below. All players must plant it; if any player has no room for it, the match ends.</source>
            <translation>Elige abajo una pieza. Todos tienen que plantarla; si alguien no tiene sitio, la partida acaba.</translation>
        </message>
        <message>
            <source>Choose how to turn the flower bed.</source>
            <translation>Elige cómo girar el arriate.</translation>
        </message>
        <message>
            <source>Cloister</source>
            <translation>Claustro</translation>
        </message>
        <message>
            <source>Cloister, 9 by 9</source>
            <translation>Claustro, 9 por 9</translation>
        </message>
        <message>
            <source>Columns</source>
            <translation>Columnas</translation>
        </message>
        <message>
            <source>Compared by squares between two kinds, then fountains, then the fewest empty squares.</source>
            <translation>Se desempata por casillas entre dos variedades, luego por fuentes y luego por menos casillas vacías.</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Competitivo</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Listo</translation>
        </message>
        <message>
            <source>Drag along the squares, or click them one by one. A walk starts at a gate and never crosses itself.</source>
            <translation>Arrastra por las casillas o púlsalas una tras otra. El paseo empieza en una puerta y nunca se cruza consigo mismo.</translation>
        </message>
        <message>
            <source>Drawn from the deck: {kind}.</source>
            <translation>El mazo da {kind}.</translation>
        </message>
        <message>
            <source>Drawn: {piece}</source>
            <translation>Sale: {piece}</translation>
        </message>
        <message>
            <source>Each flower shows the first letter of its kind.</source>
            <translation>Cada flor muestra la inicial de su variedad.</translation>
        </message>
        <message>
            <source>Each gate has an opposite gate.</source>
            <translation>Cada puerta tiene una opuesta.</translation>
        </message>
        <message>
            <source>Each piece can be named only once a round.</source>
            <translation>Cada pieza puede anunciarse solo una vez por ronda.</translation>
        </message>
        <message>
            <source>Each piece left in a deck is equally likely</source>
            <translation>Cada carta que queda en un mazo es igual de probable</translation>
        </message>
        <message>
            <source>Each step must go to a square that shares an edge.</source>
            <translation>Cada paso va a una casilla que comparte un borde.</translation>
        </message>
        <message>
            <source>East–south turn</source>
            <translation>Curva este–sur</translation>
        </message>
        <message>
            <source>Eight gates and eight fountains: more than thirty turns, and the longest walks.</source>
            <translation>Ocho puertas y ocho fuentes: más de treinta turnos, y los paseos más largos.</translation>
        </message>
        <message>
            <source>Empty squares</source>
            <translation>Casillas vacías</translation>
        </message>
        <message>
            <source>Equal totals</source>
            <translation>Totales iguales</translation>
        </message>
        <message>
            <source>Equal totals and squares: more fountains win.</source>
            <translation>Totales y casillas iguales: gana quien tenga más fuentes.</translation>
        </message>
        <message>
            <source>Equal totals: more squares between two kinds of flowers win.</source>
            <translation>Totales iguales: gana quien tenga más casillas entre dos variedades de flores.</translation>
        </message>
        <message>
            <source>Everyone plants the same pieces. Keep a path through your garden open.</source>
            <translation>Todos plantan las mismas piezas. Mantén abierto un camino por tu jardín.</translation>
        </message>
        <message>
            <source>Fewer than 40 squares can be planted: a short match.</source>
            <translation>Se pueden plantar menos de 40 casillas: una partida corta.</translation>
        </message>
        <message>
            <source>First place the {piece} in your garden.</source>
            <translation>Primero coloca la pieza en tu jardín: {piece}.</translation>
        </message>
        <message>
            <source>First plant the {piece}.</source>
            <translation>Primero planta la pieza: {piece}.</translation>
        </message>
        <message>
            <source>Flower bed</source>
            <translation>Arriate</translation>
        </message>
        <message>
            <source>Flower beds</source>
            <translation>Arriates</translation>
        </message>
        <message>
            <source>Flowers count for path squares that share an edge with them</source>
            <translation>Las flores cuentan para las casillas de camino que comparten un borde con ellas</translation>
        </message>
        <message>
            <source>Flowers on {cell}</source>
            <translation>Flores en {cell}</translation>
        </message>
        <message>
            <source>Fountain</source>
            <translation>Fuente</translation>
        </message>
        <message>
            <source>Fountain:</source>
            <translation>Fuente:</translation>
        </message>
        <message>
            <source>Fountains</source>
            <translation>Fuentes</translation>
        </message>
        <message>
            <source>Four gates and four fountains: a longer match for up to five.</source>
            <translation>Cuatro puertas y cuatro fuentes: una partida más larga, hasta para cinco.</translation>
        </message>
        <message>
            <source>Four gates and four fountains: a short match for any number of players.</source>
            <translation>Cuatro puertas y cuatro fuentes: una partida corta para cualquier número de jugadores.</translation>
        </message>
        <message>
            <source>Four gates and four fountains: the shortest match, best for two or three.</source>
            <translation>Cuatro puertas y cuatro fuentes: la partida más corta, ideal para dos o tres.</translation>
        </message>
        <message>
            <source>Free gate square {cell}</source>
            <translation>Casilla de puerta libre {cell}</translation>
        </message>
        <message>
            <source>Free square</source>
            <translation>Casilla libre</translation>
        </message>
        <message>
            <source>Free square {cell}</source>
            <translation>Casilla libre {cell}</translation>
        </message>
        <message>
            <source>From gate to gate</source>
            <translation>De puerta a puerta</translation>
        </message>
        <message>
            <source>From gate {one} to {end}, no second gate.</source>
            <translation>De la puerta {one} a {end}, sin segunda puerta.</translation>
        </message>
        <message>
            <source>Gate</source>
            <translation>Puerta</translation>
        </message>
        <message>
            <source>Gate bonus</source>
            <translation>Bonificación por puertas</translation>
        </message>
        <message>
            <source>Gate {gate}:</source>
            <translation>Puerta {gate}:</translation>
        </message>
        <message>
            <source>Gate {one} only</source>
            <translation>Solo la puerta {one}</translation>
        </message>
        <message>
            <source>Gate {one} to gate {other}, opposite gates.</source>
            <translation>De la puerta {one} a la {other}, puertas opuestas.</translation>
        </message>
        <message>
            <source>Gate {one} to gate {other}.</source>
            <translation>De la puerta {one} a la {other}.</translation>
        </message>
        <message>
            <source>Gates</source>
            <translation>Puertas</translation>
        </message>
        <message>
            <source>Gates at both ends of a walk are worth 10, opposite gates 15</source>
            <translation>Las puertas en ambos extremos de un paseo valen 10; si son opuestas, 15</translation>
        </message>
        <message>
            <source>Gates {one} and {other}</source>
            <translation>Puertas {one} y {other}</translation>
        </message>
        <message>
            <source>Gates {one} and {other}, opposite</source>
            <translation>Puertas {one} y {other}, opuestas</translation>
        </message>
        <message>
            <source>Gives a flower bed a quarter turn; paths are never turned</source>
            <translation>Gira un arriate un cuarto; los caminos no se giran nunca</translation>
        </message>
        <message>
            <source>Goal: a walk of {bronze} points for bronze, {silver} for silver, {gold} for gold</source>
            <translation>Objetivo: un paseo de {bronze} puntos para el bronce, {silver} para la plata, {gold} para el oro</translation>
        </message>
        <message>
            <source>Gold</source>
            <translation>Oro</translation>
        </message>
        <message>
            <source>Grand Allée</source>
            <translation>Gran Avenida</translation>
        </message>
        <message>
            <source>Grand Allée, 12 by 10</source>
            <translation>Gran Avenida, 12 por 10</translation>
        </message>
        <message>
            <source>Half a turn</source>
            <translation>Media vuelta</translation>
        </message>
        <message>
            <source>Height of the random map.</source>
            <translation>Altura del plano aleatorio.</translation>
        </message>
        <message>
            <source>I</source>
            <translation>I</translation>
        </message>
        <message>
            <source>If one more piece gets in the way, another player may name one you can’t plant</source>
            <translation>Con una pieza más en medio, otro jugador puede anunciar una que no puedas plantar</translation>
        </message>
        <message>
            <source>If the match had ended then</source>
            <translation>Si la partida hubiera acabado entonces</translation>
        </message>
        <message>
            <source>If the player who names next plants last, each turn needs one fewer hand-over.</source>
            <translation>Si quien anuncia a continuación planta al final, hay un relevo menos en cada turno.</translation>
        </message>
        <message>
            <source>In a round each player names once: paths in one round, flower beds in the next</source>
            <translation>En una ronda cada jugador anuncia una vez: caminos en una, arriates en la siguiente</translation>
        </message>
        <message numerus="yes">
            <source>In its best place it should bring your garden about %n point(s) more than any other piece.</source>
            <translation>
                <numerusform>En su mejor lugar debería dar a tu jardín alrededor de %n punto más que cualquier otra pieza.</numerusform>
                <numerusform>En su mejor lugar debería dar a tu jardín alrededor de %n puntos más que cualquier otra pieza.</numerusform>
            </translation>
        </message>
        <message>
            <source>In seat order</source>
            <translation>Por orden de asiento</translation>
        </message>
        <message>
            <source>In this match all players draw their own walk.</source>
            <translation>En esta partida todos dibujan su propio paseo.</translation>
        </message>
        <message>
            <source>Iris fan</source>
            <translation>Abanico de iris</translation>
        </message>
        <message>
            <source>Iris step</source>
            <translation>Escalón de iris</translation>
        </message>
        <message>
            <source>It can be named more than once in this round.</source>
            <translation>Puede anunciarse en esta ronda, y más de una vez.</translation>
        </message>
        <message>
            <source>It counts 1 on a walk: {borders}.</source>
            <translation>En un paseo cuenta 1: {borders}.</translation>
        </message>
        <message>
            <source>It counts as one kind for each path square beside it: {flower}.</source>
            <translation>Una variedad para cada casilla de camino a su lado: {flower}.</translation>
        </message>
        <message>
            <source>It doesn’t fit anywhere in your own garden, so you can’t name it.</source>
            <translation>No cabe en tu propio jardín, así que no puedes anunciarla.</translation>
        </message>
        <message>
            <source>It fits in every garden.</source>
            <translation>Cabe en todos los jardines.</translation>
        </message>
        <message numerus="yes">
            <source>It fits your garden in %n way(s).</source>
            <translation>
                <numerusform>Cabe en tu jardín de %n modo.</numerusform>
                <numerusform>Cabe en tu jardín de %n modos.</numerusform>
            </translation>
        </message>
        <message>
            <source>It has already been named this round; here each piece can be named only once a round.</source>
            <translation>Ya se anunció en esta ronda; aquí cada pieza se anuncia solo una vez por ronda.</translation>
        </message>
        <message>
            <source>It is still in its deck.</source>
            <translation>Aún está en su mazo.</translation>
        </message>
        <message numerus="yes">
            <source>It is the last piece, and placed there it makes your best walk worth %n point(s).</source>
            <translation>
                <numerusform>Es la última pieza, y con ella ahí tu mejor paseo cuenta %n punto.</numerusform>
                <numerusform>Es la última pieza, y con ella ahí tu mejor paseo cuenta %n puntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It leaves room for the next path: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Deja sitio para el próximo camino: eso vale alrededor de %n punto más que cualquier otro lugar.</numerusform>
                <numerusform>Deja sitio para el próximo camino: eso vale alrededor de %n puntos más que cualquier otro lugar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It makes a walk from gate to gate more likely: that is worth about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>Hace más probable un paseo de puerta a puerta: eso vale alrededor de %n punto más que cualquier otro lugar.</numerusform>
                <numerusform>Hace más probable un paseo de puerta a puerta: eso vale alrededor de %n puntos más que cualquier otro lugar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n fountain(s), yours {yours}.</source>
            <translation>
                <numerusform>Pasa por %n fuente; la tuya, por {yours}.</numerusform>
                <numerusform>Pasa por %n fuentes; la tuya, por {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It passes %n square(s) between two kinds of flowers, yours {yours}.</source>
            <translation>
                <numerusform>Pasa por %n casilla entre dos variedades de flores; la tuya, por {yours}.</numerusform>
                <numerusform>Pasa por %n casillas entre dos variedades de flores; la tuya, por {yours}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>It should make more squares and fountains count on your walk: about %n point(s) more than any other place.</source>
            <translation>
                <numerusform>En tu paseo deberían contar más casillas y fuentes: alrededor de %n punto más que con cualquier otro lugar.</numerusform>
                <numerusform>En tu paseo deberían contar más casillas y fuentes: alrededor de %n puntos más que con cualquier otro lugar.</numerusform>
            </translation>
        </message>
        <message>
            <source>It will count once a second kind is beside it: {borders}.</source>
            <translation>Contará en cuanto haya a su lado una segunda variedad: {borders}.</translation>
        </message>
        <message>
            <source>It will count once two kinds are beside it.</source>
            <translation>Contará en cuanto haya a su lado dos variedades.</translation>
        </message>
        <message numerus="yes">
            <source>It would fit your garden in %n way(s). Click it to name it, or drag it to its place.</source>
            <translation>
                <numerusform>En tu jardín cabría de un solo modo. Púlsala para anunciarla o arrástrala a su sitio.</numerusform>
                <numerusform>En tu jardín cabría de %n modos. Púlsala para anunciarla o arrástrala a su sitio.</numerusform>
            </translation>
        </message>
        <message>
            <source>Its walk doesn’t reach a second gate.</source>
            <translation>Su paseo no tiene segunda puerta.</translation>
        </message>
        <message>
            <source>Its walk leads from a gate to the opposite gate: 15 points.</source>
            <translation>Su paseo va de una puerta a la opuesta: 15 puntos.</translation>
        </message>
        <message>
            <source>Its walk leads from gate to gate: 10 points.</source>
            <translation>Su paseo va de puerta a puerta: 10 puntos.</translation>
        </message>
        <message>
            <source>Keeps its path open, but sometimes misjudges a placement.</source>
            <translation>Mantiene abierto su camino, pero a veces juzga mal un sitio.</translation>
        </message>
        <message>
            <source>Kind of flower</source>
            <translation>Variedad de flor</translation>
        </message>
        <message>
            <source>Kinds of flowers</source>
            <translation>Variedades de flores</translation>
        </message>
        <message>
            <source>Kitchen Court</source>
            <translation>Patio de Cocina</translation>
        </message>
        <message>
            <source>Kitchen Court, 8 by 8</source>
            <translation>Patio de Cocina, 8 por 8</translation>
        </message>
        <message>
            <source>L</source>
            <translation>L</translation>
        </message>
        <message>
            <source>Last turn: {who} has no room.</source>
            <translation>Último turno: sin sitio en el jardín de {who}.</translation>
        </message>
        <message>
            <source>Left in the decks: paths {paths}, flower beds {beds}.</source>
            <translation>Quedan en los mazos: caminos {paths}, arriates {beds}.</translation>
        </message>
        <message>
            <source>Letter in the shapes</source>
            <translation>Letra en las formas</translation>
        </message>
        <message>
            <source>Letters on flowers</source>
            <translation>Letras en las flores</translation>
        </message>
        <message>
            <source>Lily corner</source>
            <translation>Esquina de lirios</translation>
        </message>
        <message>
            <source>Lily crook</source>
            <translation>Gancho de lirios</translation>
        </message>
        <message>
            <source>Lily pair with iris</source>
            <translation>Par de lirios con iris</translation>
        </message>
        <message>
            <source>Line {line}, column {column}: {reason}</source>
            <translation>Línea {line}, columna {column}: {reason}</translation>
        </message>
        <message>
            <source>Long Terrace</source>
            <translation>Terraza Larga</translation>
        </message>
        <message>
            <source>Long Terrace, 14 by 12</source>
            <translation>Terraza Larga, 14 por 12</translation>
        </message>
        <message>
            <source>Longest walk</source>
            <translation>Paseo más largo</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Plano</translation>
        </message>
        <message>
            <source>Map file…</source>
            <translation>Archivo de plano…</translation>
        </message>
        <message>
            <source>Maps</source>
            <translation>Planos</translation>
        </message>
        <message>
            <source>Mirror the piece</source>
            <translation>Reflejar la pieza</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nombre</translation>
        </message>
        <message>
            <source>Name this piece: {piece}.</source>
            <translation>Anuncia esta pieza: {piece}.</translation>
        </message>
        <message>
            <source>Name {kind}</source>
            <translation>Anuncia {kind}</translation>
        </message>
        <message>
            <source>Name, by, players and grid may appear only once.</source>
            <translation>name, by, players y grid solo pueden aparecer una vez.</translation>
        </message>
        <message>
            <source>Names most</source>
            <translation>Anuncia sobre todo</translation>
        </message>
        <message>
            <source>Naming</source>
            <translation>Anuncio</translation>
        </message>
        <message>
            <source>Naming a piece again</source>
            <translation>Volver a anunciar una pieza</translation>
        </message>
        <message>
            <source>No fair map was found in a thousand tries. Change the settings a little.</source>
            <translation>En mil intentos no se encontró ningún plano justo. Cambia un poco los ajustes.</translation>
        </message>
        <message>
            <source>No flower bed fits on this map, even when it is empty.</source>
            <translation>Ningún arriate cabe en este plano, ni siquiera vacío.</translation>
        </message>
        <message>
            <source>No gate</source>
            <translation>Ninguna puerta</translation>
        </message>
        <message>
            <source>No medal</source>
            <translation>Sin medalla</translation>
        </message>
        <message>
            <source>No path piece fits on this map, even when it is empty.</source>
            <translation>Ninguna pieza de camino cabe en este plano, ni siquiera vacío.</translation>
        </message>
        <message>
            <source>No path reaches a gate here, so there is no walk.</source>
            <translation>Aquí ningún camino llega a una puerta, así que no hay paseo.</translation>
        </message>
        <message>
            <source>No path reaches a gate, so there is no walk to draw.</source>
            <translation>Ningún camino llega a una puerta, así que no hay paseo que dibujar.</translation>
        </message>
        <message>
            <source>No piece can cover it</source>
            <translation>Ninguna pieza la cubre</translation>
        </message>
        <message>
            <source>No piece to name</source>
            <translation>Ninguna pieza que anunciar</translation>
        </message>
        <message>
            <source>No player could name a piece for a whole round.</source>
            <translation>Durante una ronda entera nadie pudo anunciar una pieza.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: bronze.</source>
            <translation>Ya no cabe: {piece}. {total} puntos dan bronce.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: gold.</source>
            <translation>Ya no cabe: {piece}. {total} puntos dan oro.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: no medal, but a walk in the fresh air.</source>
            <translation>Ya no cabe: {piece}. {total} puntos: sin medalla, pero con un paseo al aire libre.</translation>
        </message>
        <message>
            <source>No room for the {piece}. {total} points: silver.</source>
            <translation>Ya no cabe: {piece}. {total} puntos dan plata.</translation>
        </message>
        <message>
            <source>No room left: {shapes}.</source>
            <translation>Ya sin sitio: {shapes}.</translation>
        </message>
        <message>
            <source>No second gate</source>
            <translation>Sin segunda puerta</translation>
        </message>
        <message>
            <source>No two gates are opposite: no player can score 15 for them.</source>
            <translation>No hay dos puertas opuestas: nadie puede ganar 15 por ellas.</translation>
        </message>
        <message>
            <source>No walk</source>
            <translation>Sin paseo</translation>
        </message>
        <message numerus="yes">
            <source>No walk scores more: this one is worth %n point(s).</source>
            <translation>
                <numerusform>Ningún paseo cuenta más: este da %n punto.</numerusform>
                <numerusform>Ningún paseo cuenta más: este da %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>No walk yet: no path reaches a gate.</source>
            <translation>Aún sin paseo: ningún camino llega a una puerta.</translation>
        </message>
        <message>
            <source>No walk, and no points</source>
            <translation>Sin paseo y sin puntos</translation>
        </message>
        <message>
            <source>North–east turn</source>
            <translation>Curva norte–este</translation>
        </message>
        <message>
            <source>North–south step</source>
            <translation>Escalón norte–sur</translation>
        </message>
        <message>
            <source>North–south straight</source>
            <translation>Recta norte–sur</translation>
        </message>
        <message>
            <source>North–west turn</source>
            <translation>Curva norte–oeste</translation>
        </message>
        <message>
            <source>Not drawn yet</source>
            <translation>Aún por salir</translation>
        </message>
        <message>
            <source>Not here</source>
            <translation>Aquí no</translation>
        </message>
        <message>
            <source>Now: {what}.</source>
            <translation>Ahora: {what}.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>En el tablero</translation>
        </message>
        <message>
            <source>On this map {bronze} points earn bronze, {silver} silver and {gold} gold.</source>
            <translation>En este plano, {bronze} puntos dan bronce, {silver} plata y {gold} oro.</translation>
        </message>
        <message>
            <source>Once a round</source>
            <translation>Una vez por ronda</translation>
        </message>
        <message>
            <source>Once planted, it stays.</source>
            <translation>Una vez plantada, se queda.</translation>
        </message>
        <message>
            <source>One of these gates already has an opposite.</source>
            <translation>Una de estas puertas ya tiene opuesta.</translation>
        </message>
        <message>
            <source>One of these squares has no gate.</source>
            <translation>Una de estas casillas no tiene puerta.</translation>
        </message>
        <message>
            <source>One of these squares is already planted, and planted pieces stay.</source>
            <translation>Una casilla ya está plantada, y lo plantado no se mueve.</translation>
        </message>
        <message>
            <source>One square a step; each counts as it is reached.</source>
            <translation>Una casilla por paso; cada una cuenta al alcanzarla.</translation>
        </message>
        <message>
            <source>One turn of this round: one player names a piece, all players plant it</source>
            <translation>Un turno de esta ronda: un jugador anuncia una pieza, todos la plantan</translation>
        </message>
        <message>
            <source>Only a square map with four gates looks the same after a quarter turn.</source>
            <translation>Solo un plano cuadrado con cuatro puertas se ve igual tras un cuarto de vuelta.</translation>
        </message>
        <message>
            <source>Only one walk scores in each garden</source>
            <translation>En cada jardín puntúa un solo paseo</translation>
        </message>
        <message>
            <source>Only one way left: {shapes}.</source>
            <translation>Cabe de un solo modo: {shapes}.</translation>
        </message>
        <message>
            <source>Only the best answer puts path squares between two kinds here: {squares}.</source>
            <translation>Solo la mejor respuesta deja aquí casillas de camino entre dos variedades: {squares}.</translation>
        </message>
        <message>
            <source>Only you</source>
            <translation>Solo vosotros</translation>
        </message>
        <message>
            <source>Only you see this.</source>
            <translation>Esto solo lo ves tú.</translation>
        </message>
        <message>
            <source>Open gardens</source>
            <translation>Jardines abiertos</translation>
        </message>
        <message>
            <source>Opposite must name two squares of the grid, such as d1 e8, or say none.</source>
            <translation>opposite debe nombrar dos casillas de la cuadrícula, como d1 e8, o decir none.</translation>
        </message>
        <message>
            <source>Or use the wheel. Beds may be turned and mirrored, paths never.</source>
            <translation>O gírala con la rueda. Los arriates se pueden girar y reflejar, los caminos nunca.</translation>
        </message>
        <message>
            <source>Order of planting</source>
            <translation>Orden al plantar</translation>
        </message>
        <message>
            <source>Outlines and numbers</source>
            <translation>Contornos y números</translation>
        </message>
        <message>
            <source>Outside the grid, a line must start with name, by, players or opposite, or be just the word grid.</source>
            <translation>Fuera de la cuadrícula, una línea debe empezar por name, by, players u opposite, o ser solo la palabra grid.</translation>
        </message>
        <message>
            <source>Paint maps in a card set, or draw one as a text file; the rules explain how, under Maps.</source>
            <translation>Pinta planos en un conjunto de cartas, o dibuja uno como archivo de texto; las reglas explican cómo, en Planos.</translation>
        </message>
        <message>
            <source>Part of it would be outside the garden.</source>
            <translation>Una parte quedaría fuera del jardín.</translation>
        </message>
        <message>
            <source>Parterre</source>
            <translation>Parterre</translation>
        </message>
        <message>
            <source>Parterre, 10 by 10</source>
            <translation>Parterre, 10 por 10</translation>
        </message>
        <message>
            <source>Path</source>
            <translation>Camino</translation>
        </message>
        <message>
            <source>Path on {cell}</source>
            <translation>Camino en {cell}</translation>
        </message>
        <message>
            <source>Path piece</source>
            <translation>Pieza de camino</translation>
        </message>
        <message>
            <source>Path pieces</source>
            <translation>Piezas de camino</translation>
        </message>
        <message>
            <source>Path squares score between two kinds of flowers: where a path has one kind beside it, plant another kind on its other side.</source>
            <translation>Las casillas de camino puntúan entre dos variedades de flores: donde un camino ya tiene una a su lado, planta otra al otro.</translation>
        </message>
        <message>
            <source>Paths</source>
            <translation>Caminos</translation>
        </message>
        <message>
            <source>Paths &amp; Flower Beds</source>
            <translation>Caminos y arriates</translation>
        </message>
        <message numerus="yes">
            <source>Paths &amp; Flower Beds is for one to six players, not for %n.</source>
            <translation>
                <numerusform>Caminos y arriates es para uno a seis jugadores, no para %n.</numerusform>
                <numerusform>Caminos y arriates es para uno a seis jugadores, no para %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Paths and flower beds alternate, round by round</source>
            <translation>Caminos y arriates se alternan, ronda a ronda</translation>
        </message>
        <message>
            <source>Paths are placed as drawn: never turned, never mirrored.</source>
            <translation>Los caminos quedan como están dibujados: sin girar ni reflejar.</translation>
        </message>
        <message>
            <source>Paths are placed exactly as drawn: never turned, never mirrored.</source>
            <translation>Los caminos se ponen tal como están dibujados: sin girar ni reflejar.</translation>
        </message>
        <message>
            <source>Place it on {cell}: {way}</source>
            <translation>Colocar en {cell}: {way}</translation>
        </message>
        <message>
            <source>Plant</source>
            <translation>Plantar</translation>
        </message>
        <message>
            <source>Plant this at {cell}: {piece}, {way}.</source>
            <translation>Planta en {cell}: {piece}, {way}.</translation>
        </message>
        <message>
            <source>Plant this at {cell}: {piece}.</source>
            <translation>Planta en {cell}: {piece}.</translation>
        </message>
        <message>
            <source>Plant this bed. How much can the best walk through your garden be worth?</source>
            <translation>Planta este arriate: ¿cuánto puede valer con él el mejor paseo por tu jardín?</translation>
        </message>
        <message>
            <source>Plant this path. How much can the best walk through your garden be worth?</source>
            <translation>Planta este camino: ¿cuánto puede valer con él el mejor paseo por tu jardín?</translation>
        </message>
        <message>
            <source>Plants the piece where it is. It can’t be moved afterwards</source>
            <translation>Planta la pieza donde está. Después ya no se puede mover</translation>
        </message>
        <message>
            <source>Plants what looks nice now and forgets the way out.</source>
            <translation>Planta lo que ahora queda bonito y olvida la salida.</translation>
        </message>
        <message>
            <source>Players must be a number from 1 to 6, or a rising range such as 2-4.</source>
            <translation>players debe ser un número de 1 a 6, o un intervalo creciente como 2-4.</translation>
        </message>
        <message>
            <source>Players who have room still plant; then all gardens are revealed</source>
            <translation>Quien tiene sitio aún planta; luego se abren todos los jardines</translation>
        </message>
        <message>
            <source>Players with equal totals win together.</source>
            <translation>Los jugadores con el mismo total ganan juntos.</translation>
        </message>
        <message>
            <source>Points for medals</source>
            <translation>Puntos para medallas</translation>
        </message>
        <message>
            <source>R</source>
            <translation>R</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Random map</source>
            <translation>Plano aleatorio</translation>
        </message>
        <message>
            <source>Room for any piece; it need not touch anything</source>
            <translation>Sitio para cualquier pieza; no tiene que tocar nada</translation>
        </message>
        <message>
            <source>Rose pair between irises</source>
            <translation>Par de rosas entre iris</translation>
        </message>
        <message>
            <source>Rose row</source>
            <translation>Hilera de rosas</translation>
        </message>
        <message>
            <source>Rose square</source>
            <translation>Cuadro de rosas</translation>
        </message>
        <message>
            <source>Rose-lily border</source>
            <translation>Orla de rosas y lirios</translation>
        </message>
        <message>
            <source>Round {lap} · {kind}</source>
            <translation>Ronda {lap} · {kind}</translation>
        </message>
        <message>
            <source>Round {lap}: {kind}.</source>
            <translation>Ronda {lap}: {kind}.</translation>
        </message>
        <message>
            <source>Rows</source>
            <translation>Filas</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Puntuación</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Asiento 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Asiento 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Asiento 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Asiento 4</translation>
        </message>
        <message>
            <source>Seat 5</source>
            <translation>Asiento 5</translation>
        </message>
        <message>
            <source>Seat 6</source>
            <translation>Asiento 6</translation>
        </message>
        <message>
            <source>Secures its path first and looks ahead to the next piece.</source>
            <translation>Primero asegura su camino y piensa ya en la siguiente pieza.</translation>
        </message>
        <message>
            <source>Shape</source>
            <translation>Forma</translation>
        </message>
        <message>
            <source>Share the win</source>
            <translation>Comparten la victoria</translation>
        </message>
        <message>
            <source>Short id</source>
            <translation>Código</translation>
        </message>
        <message>
            <source>Shows each piece’s outline and turn number. This doesn’t affect the score.</source>
            <translation>Muestra el contorno de cada pieza y el número de su turno. No afectan a la puntuación.</translation>
        </message>
        <message>
            <source>Shows the best walk in your own garden so far, and what a piece changes.</source>
            <translation>Muestra el mejor paseo hasta ahora en tu propio jardín, y lo que cambia una pieza.</translation>
        </message>
        <message>
            <source>Shows the scoring walk, square by square</source>
            <translation>Muestra el paseo que puntúa, casilla a casilla</translation>
        </message>
        <message>
            <source>Silver</source>
            <translation>Plata</translation>
        </message>
        <message>
            <source>Six gates and six fountains: several ways to walk, best for three or more.</source>
            <translation>Seis puertas y seis fuentes: varios modos de pasear, ideal para tres o más.</translation>
        </message>
        <message>
            <source>Solo: one garden</source>
            <translation>En solitario: un jardín</translation>
        </message>
        <message>
            <source>Square {step} of {of}: {walkers}.</source>
            <translation>Casilla {step} de {of}: {walkers}.</translation>
        </message>
        <message>
            <source>Still equal: fewer empty squares win.</source>
            <translation>Si sigue igual, gana quien tenga menos casillas vacías.</translation>
        </message>
        <message>
            <source>Symmetry</source>
            <translation>Simetría</translation>
        </message>
        <message>
            <source>Take no walk.</source>
            <translation>Renuncia al paseo.</translation>
        </message>
        <message>
            <source>The Cloister with open gardens: see how the others do it.</source>
            <translation>El Claustro con jardines abiertos: mirad cómo lo hacen los demás.</translation>
        </message>
        <message>
            <source>The Long Terrace, the largest garden: more than thirty turns.</source>
            <translation>La Terraza Larga, el jardín más grande: más de treinta turnos.</translation>
        </message>
        <message>
            <source>The best walk</source>
            <translation>El mejor paseo</translation>
        </message>
        <message>
            <source>The best walk in your garden as it is now</source>
            <translation>El mejor paseo en tu jardín tal como está ahora</translation>
        </message>
        <message>
            <source>The big jumps show where a walk reached a gate.</source>
            <translation>Los grandes saltos son puertas alcanzadas.</translation>
        </message>
        <message>
            <source>The column letters must be a, b, c and so on up to the last column.</source>
            <translation>Las letras de columna deben ser a, b, c y así hasta la última columna.</translation>
        </message>
        <message>
            <source>The computer</source>
            <translation>El ordenador</translation>
        </message>
        <message>
            <source>The computer finds and shows the best walk in every garden.</source>
            <translation>El ordenador busca y muestra el mejor paseo de cada jardín.</translation>
        </message>
        <message>
            <source>The computer finds the best walk. A walk you draw counts as drawn.</source>
            <translation>El ordenador busca el mejor paseo. El que dibujes tú cuenta tal como lo dibujas.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La decisión actual. F1 abre sus reglas</translation>
        </message>
        <message>
            <source>The designer, the publisher and the true title are unknown: the rules came on a single sheet. Shapes, maps and pictures are this project’s own.</source>
            <translation>No se conoce ni al autor ni a la editorial, ni tampoco el título verdadero: las reglas llegaron en una sola hoja. Formas, planos e imágenes son propios de este proyecto.</translation>
        </message>
        <message>
            <source>The file is larger than 64 KiB: no map needs that.</source>
            <translation>El archivo pasa de 64 KiB: ningún plano necesita tanto.</translation>
        </message>
        <message>
            <source>The file is not UTF-8 text.</source>
            <translation>El archivo no es un texto en UTF-8.</translation>
        </message>
        <message>
            <source>The flower bed can’t be turned that way.</source>
            <translation>Un arriate no se puede girar así.</translation>
        </message>
        <message>
            <source>The garden</source>
            <translation>El jardín</translation>
        </message>
        <message>
            <source>The garden has no gates, so no walk can start.</source>
            <translation>El jardín no tiene puertas, así que no puede empezar ningún paseo.</translation>
        </message>
        <message>
            <source>The garden is done. Now draw a walk.</source>
            <translation>El jardín está listo. Ahora dibuja un paseo.</translation>
        </message>
        <message>
            <source>The garden looks the same when turned this way, so no gate has an advantage.</source>
            <translation>Tras ese giro el jardín se ve igual, así que ninguna puerta tiene ventaja.</translation>
        </message>
        <message>
            <source>The grid has no rows.</source>
            <translation>La cuadrícula no tiene filas.</translation>
        </message>
        <message>
            <source>The larger the garden, the longer the match: from ten turns to more than thirty.</source>
            <translation>Cuanto mayor es el jardín, más larga es la partida: de diez turnos a más de treinta.</translation>
        </message>
        <message>
            <source>The last turn: {who} had no room left for it.</source>
            <translation>El último turno. Sin sitio ya para la pieza: {who}.</translation>
        </message>
        <message>
            <source>The map can’t be played: line {line}: {reason}</source>
            <translation>El plano no se puede jugar: línea {line}: {reason}</translation>
        </message>
        <message>
            <source>The map has no line with its name.</source>
            <translation>El plano no tiene línea con su nombre.</translation>
        </message>
        <message>
            <source>The map is not symmetric, so one side may be easier.</source>
            <translation>El plano no es simétrico, así que un lado puede ser más fácil.</translation>
        </message>
        <message>
            <source>The match ends</source>
            <translation>La partida acaba</translation>
        </message>
        <message>
            <source>The match is not over yet.</source>
            <translation>La partida aún no ha terminado.</translation>
        </message>
        <message>
            <source>The match is over; the gardens stay as they are.</source>
            <translation>La partida ha terminado; los jardines quedan como están.</translation>
        </message>
        <message>
            <source>The next to name goes last</source>
            <translation>Quien anuncia después, al final</translation>
        </message>
        <message>
            <source>The piece {way}</source>
            <translation>La pieza {way}</translation>
        </message>
        <message>
            <source>The player is skipped</source>
            <translation>Se salta al jugador</translation>
        </message>
        <message>
            <source>The player who names first is chosen at random.</source>
            <translation>Se sortea quién anuncia primero.</translation>
        </message>
        <message>
            <source>The seat that names the first piece of the match.</source>
            <translation>El asiento que anuncia la primera pieza de la partida.</translation>
        </message>
        <message>
            <source>The walk counts as you have drawn it</source>
            <translation>El paseo cuenta tal como lo has dibujado</translation>
        </message>
        <message>
            <source>The walk, square by square: {steps}.</source>
            <translation>El paseo, casilla a casilla: {steps}.</translation>
        </message>
        <message>
            <source>The {piece} can’t be turned: it looks the same, or has no room.</source>
            <translation>{piece}: no se puede girar, queda igual o no tiene sitio.</translation>
        </message>
        <message>
            <source>The {piece} is drawn from the deck.</source>
            <translation>Sale del mazo: {piece}.</translation>
        </message>
        <message>
            <source>There is no grid: a line with the word grid is needed.</source>
            <translation>No hay cuadrícula: hace falta una línea con la palabra grid.</translation>
        </message>
        <message>
            <source>There is no map “{map}”; there are: {known}.</source>
            <translation>No hay ningún plano «{map}»; hay: {known}.</translation>
        </message>
        <message>
            <source>There is no piece of that name.</source>
            <translation>No hay ninguna pieza con ese nombre.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>En esta partida no existe ese asiento.</translation>
        </message>
        <message>
            <source>There is nothing here but blank lines and comments.</source>
            <translation>Aquí solo hay líneas vacías y comentarios.</translation>
        </message>
        <message>
            <source>There is only one gate, so no walk leads from gate to gate.</source>
            <translation>Solo hay una puerta, así que ningún paseo va de puerta a puerta.</translation>
        </message>
        <message>
            <source>This bed looks the same however you turn it.</source>
            <translation>Este arriate se ve igual, se gire como se gire.</translation>
        </message>
        <message>
            <source>This is this turn’s piece: all players plant it.</source>
            <translation>Esta es la pieza de este turno: todos la plantan.</translation>
        </message>
        <message>
            <source>This piece has already been drawn from the deck.</source>
            <translation>Esta pieza ya ha salido del mazo.</translation>
        </message>
        <message>
            <source>This piece has already been named this round.</source>
            <translation>Esta pieza ya se anunció en esta ronda.</translation>
        </message>
        <message>
            <source>This round is for the other kind of piece.</source>
            <translation>Esta ronda es para el otro tipo de pieza.</translation>
        </message>
        <message>
            <source>This round is for the other kind; the next round is for these.</source>
            <translation>Esta ronda es para el otro tipo; la siguiente, para estas.</translation>
        </message>
        <message>
            <source>This row has the wrong number.</source>
            <translation>Esta fila tiene un número equivocado.</translation>
        </message>
        <message>
            <source>This row must be as long as the first one.</source>
            <translation>Esta fila debe ser tan larga como la primera.</translation>
        </message>
        <message>
            <source>Tie-break for {who}: squares between two kinds {squares}, fountains {fountains}, empty squares {empty}.</source>
            <translation>Comparación, {who}: casillas entre dos variedades {squares}, fuentes {fountains}, casillas vacías {empty}.</translation>
        </message>
        <message>
            <source>Ties are broken by the most squares between two kinds, then the most fountains, then the fewest empty squares.</source>
            <translation>Los totales iguales se desempatan por casillas entre dos variedades, luego por fuentes y luego por menos casillas vacías.</translation>
        </message>
        <message>
            <source>To match the size</source>
            <translation>Según el tamaño</translation>
        </message>
        <message>
            <source>Together with one kind of flower, or with more water, it makes a path square count.</source>
            <translation>Junto con una variedad de flores, o con otra agua, hace que una casilla de camino cuente.</translation>
        </message>
        <message>
            <source>Turn the piece</source>
            <translation>Girar la pieza</translation>
        </message>
        <message>
            <source>Turn the piece back</source>
            <translation>Girar la pieza al revés</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>Turns a flower bed over; paths are never mirrored</source>
            <translation>Da la vuelta a un arriate; los caminos no se reflejan nunca</translation>
        </message>
        <message>
            <source>Two gates are set as opposite but are not on facing sides.</source>
            <translation>Dos puertas figuran como opuestas, pero no están en lados enfrentados.</translation>
        </message>
        <message>
            <source>Use your best walk.</source>
            <translation>Usa tu mejor paseo.</translation>
        </message>
        <message>
            <source>Uses the best walk in your garden</source>
            <translation>Usa el mejor paseo de tu jardín</translation>
        </message>
        <message>
            <source>Walk along paths, starting at a gate and using no square twice. How much can the best walk through your garden be worth?</source>
            <translation>Pasea por caminos desde una puerta, sin repetir casilla: ¿cuánto puede valer el mejor paseo por tu jardín?</translation>
        </message>
        <message numerus="yes">
            <source>Walk from {start} to {end}, over %n square(s).</source>
            <translation>
                <numerusform>Pasea de {start} a {end}, por %n casilla.</numerusform>
                <numerusform>Pasea de {start} a {end}, por %n casillas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wants a path from gate to gate, but starts it late.</source>
            <translation>Quiere un camino de puerta a puerta, pero lo empieza tarde.</translation>
        </message>
        <message>
            <source>Water</source>
            <translation>Agua</translation>
        </message>
        <message>
            <source>Water can’t be covered.</source>
            <translation>El agua no se puede cubrir.</translation>
        </message>
        <message>
            <source>Water on {cell}</source>
            <translation>Agua en {cell}</translation>
        </message>
        <message>
            <source>Water separates two opposite gates: no walk can connect them.</source>
            <translation>El agua separa dos puertas opuestas: ningún paseo puede unirlas.</translation>
        </message>
        <message>
            <source>West–east step</source>
            <translation>Escalón oeste–este</translation>
        </message>
        <message>
            <source>West–east straight</source>
            <translation>Recta oeste–este</translation>
        </message>
        <message>
            <source>West–south turn</source>
            <translation>Curva oeste–sur</translation>
        </message>
        <message>
            <source>What happens when a player has no room for any piece. If all players are skipped in a round, the match ends.</source>
            <translation>Qué pasa cuando un jugador no tiene sitio para ninguna pieza. Si se salta a todos en una ronda, la partida acaba.</translation>
        </message>
        <message>
            <source>What planting the piece there would change</source>
            <translation>Qué cambiaría plantar la pieza ahí</translation>
        </message>
        <message>
            <source>What this garden’s walk is worth</source>
            <translation>Lo que vale el paseo de este jardín</translation>
        </message>
        <message>
            <source>Whether a piece may be named more than once in a round.</source>
            <translation>Si una pieza puede anunciarse más de una vez por ronda.</translation>
        </message>
        <message>
            <source>Who finds the best walk</source>
            <translation>Quién busca el mejor paseo</translation>
        </message>
        <message>
            <source>Who names first</source>
            <translation>Quién anuncia primero</translation>
        </message>
        <message>
            <source>Width of the random map.</source>
            <translation>Anchura del plano aleatorio.</translation>
        </message>
        <message numerus="yes">
            <source>With %n player(s), seat {seat} can’t name first.</source>
            <translation>
                <numerusform>Con %n jugador, el asiento {seat} no puede anunciar primero.</numerusform>
                <numerusform>Con %n jugadores, el asiento {seat} no puede anunciar primero.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can only walk on paths.</source>
            <translation>Solo se pasea por caminos.</translation>
        </message>
        <message>
            <source>You can’t do this now.</source>
            <translation>Ahora no puedes hacer esto.</translation>
        </message>
        <message>
            <source>You can’t name these. If another player does, it is the last turn</source>
            <translation>Estas no puedes anunciarlas. Si lo hace otro jugador, es el último turno</translation>
        </message>
        <message>
            <source>You may draw a walk, which counts as drawn, or let the computer find the best one.</source>
            <translation>Puedes dibujar un paseo, que cuenta tal cual, o dejar que el ordenador busque el mejor.</translation>
        </message>
        <message>
            <source>You or the computer</source>
            <translation>Vosotros o el ordenador</translation>
        </message>
        <message>
            <source>Your best walk if the match ended now: {total} (squares {circled}, fountains {fountains}, gates {bonus}).</source>
            <translation>Tu mejor paseo si la partida acabara ahora: {total} (casillas {circled}, fuentes {fountains}, puertas {bonus}).</translation>
        </message>
        <message numerus="yes">
            <source>Your best walk rises from {now} to %n point(s).</source>
            <translation>
                <numerusform>Tu mejor paseo sube de {now} a %n punto.</numerusform>
                <numerusform>Tu mejor paseo sube de {now} a %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your best walk so far passes here.</source>
            <translation>Tu mejor paseo hasta ahora pasa por aquí.</translation>
        </message>
        <message>
            <source>Your garden has no room left for it.</source>
            <translation>En tu jardín ya no hay sitio para ella.</translation>
        </message>
        <message>
            <source>Your own map</source>
            <translation>Tu propio plano</translation>
        </message>
        <message>
            <source>Your walk</source>
            <translation>Tu paseo</translation>
        </message>
        <message numerus="yes">
            <source>Your walk leads from gate to gate, and this piece fits your garden in only %n way(s): the end comes sooner.</source>
            <translation>
                <numerusform>Tu paseo va de puerta a puerta, y esta pieza solo cabe en tu jardín de %n modo: el final llega antes.</numerusform>
                <numerusform>Tu paseo va de puerta a puerta, y esta pieza solo cabe en tu jardín de %n modos: el final llega antes.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your walk needs more time, and this piece still fits your garden in %n way(s).</source>
            <translation>
                <numerusform>A tu paseo le falta tiempo, y esta pieza aún cabe en tu jardín de %n modo.</numerusform>
                <numerusform>A tu paseo le falta tiempo, y esta pieza aún cabe en tu jardín de %n modos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your walk starts at a gate and stays on paths, each square once. Squares between two kinds and fountains count, and ending at another gate is worth more.</source>
            <translation>Tu paseo empieza en una puerta y sigue los caminos, cada casilla una vez. Cuentan las casillas entre dos variedades y las fuentes, y acabar en otra puerta vale más.</translation>
        </message>
        <message>
            <source>Yours doesn’t reach a second gate.</source>
            <translation>El tuyo no llega a una segunda puerta.</translation>
        </message>
        <message>
            <source>Yours leads from gate to gate: 10 points.</source>
            <translation>El tuyo va de puerta a puerta: 10 puntos.</translation>
        </message>
        <message>
            <source>Yours leads to the opposite gate: 15 points.</source>
            <translation>El tuyo llega a la puerta opuesta: 15 puntos.</translation>
        </message>
        <message>
            <source>a flower bed</source>
            <translation>un arriate</translation>
        </message>
        <message>
            <source>a path</source>
            <translation>un camino</translation>
        </message>
        <message numerus="yes">
            <source>a piece has at most 6 squares, not %n</source>
            <translation>
                <numerusform>una pieza tiene como máximo 6 casillas, no una</numerusform>
                <numerusform>una pieza tiene como máximo 6 casillas, no %n</numerusform>
            </translation>
        </message>
        <message>
            <source>a point for the walk, once a path covers it</source>
            <translation>un punto para el paseo, en cuanto haya camino encima</translation>
        </message>
        <message>
            <source>a point if the walk passes over it</source>
            <translation>un punto si el paseo pasa por encima</translation>
        </message>
        <message>
            <source>a walk may begin or end here</source>
            <translation>aquí puede empezar o acabar un paseo</translation>
        </message>
        <message>
            <source>all rows of a shape must have the same length</source>
            <translation>todas las filas de una forma deben tener la misma longitud</translation>
        </message>
        <message>
            <source>as drawn</source>
            <translation>como está dibujada</translation>
        </message>
        <message>
            <source>bronze</source>
            <translation>bronce</translation>
        </message>
        <message>
            <source>counts: {borders}</source>
            <translation>cuenta: {borders}</translation>
        </message>
        <message>
            <source>covered by flowers: no walk can use it</source>
            <translation>bajo flores: ningún paseo puede usarla</translation>
        </message>
        <message>
            <source>done</source>
            <translation>listo</translation>
        </message>
        <message>
            <source>drawing a walk</source>
            <translation>dibuja un paseo</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>ya ha salido</translation>
        </message>
        <message>
            <source>flower beds</source>
            <translation>arriates</translation>
        </message>
        <message>
            <source>fountain</source>
            <translation>fuente</translation>
        </message>
        <message>
            <source>fountains on the walk, 1 each</source>
            <translation>fuentes del paseo, 1 cada una</translation>
        </message>
        <message>
            <source>free</source>
            <translation>libre</translation>
        </message>
        <message>
            <source>gate {gate}</source>
            <translation>puerta {gate}</translation>
        </message>
        <message>
            <source>gates at both ends, 10; opposite gates, 15</source>
            <translation>dos puertas en sus extremos, 10; opuestas, 15</translation>
        </message>
        <message>
            <source>gold</source>
            <translation>oro</translation>
        </message>
        <message>
            <source>iris</source>
            <translation>iris</translation>
        </message>
        <message>
            <source>is the same as that of {piece}</source>
            <translation>es igual que en {piece}</translation>
        </message>
        <message>
            <source>lily</source>
            <translation>lirio</translation>
        </message>
        <message>
            <source>line {line}, {code}: {reason}</source>
            <translation>línea {line}, {code}: {reason}</translation>
        </message>
        <message numerus="yes">
            <source>longest walk %n square(s)</source>
            <translation>
                <numerusform>paseo más largo: %n casilla</numerusform>
                <numerusform>paseo más largo: %n casillas</numerusform>
            </translation>
        </message>
        <message>
            <source>lost under the flowers</source>
            <translation>perdida bajo las flores</translation>
        </message>
        <message>
            <source>mirrored</source>
            <translation>reflejada</translation>
        </message>
        <message>
            <source>mirrored and turned once</source>
            <translation>reflejada y girada una vez</translation>
        </message>
        <message>
            <source>mirrored and turned three times</source>
            <translation>reflejada y girada tres veces</translation>
        </message>
        <message>
            <source>mirrored and turned twice</source>
            <translation>reflejada y girada dos veces</translation>
        </message>
        <message>
            <source>must be a capital letter</source>
            <translation>debe ser una letra mayúscula</translation>
        </message>
        <message>
            <source>must be three values that rise from bronze to gold</source>
            <translation>debe tener tres valores que suban de bronce a oro</translation>
        </message>
        <message>
            <source>named before</source>
            <translation>ya anunciada</translation>
        </message>
        <message>
            <source>named it, done</source>
            <translation>la anunció, listo</translation>
        </message>
        <message>
            <source>named now</source>
            <translation>anunciada ahora</translation>
        </message>
        <message numerus="yes">
            <source>names most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>anuncia sobre todo: {what}, %n vez</numerusform>
                <numerusform>anuncia sobre todo: {what}, %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>names now</source>
            <translation>anuncia ahora</translation>
        </message>
        <message>
            <source>naming</source>
            <translation>anunciando</translation>
        </message>
        <message>
            <source>needs a second kind: {borders}</source>
            <translation>falta una segunda variedad: {borders}</translation>
        </message>
        <message>
            <source>next round</source>
            <translation>siguiente ronda</translation>
        </message>
        <message>
            <source>next round, {who} names first</source>
            <translation>siguiente ronda, anuncia primero {who}</translation>
        </message>
        <message>
            <source>next round: {kind}</source>
            <translation>siguiente ronda: {kind}</translation>
        </message>
        <message>
            <source>no medal</source>
            <translation>sin medalla</translation>
        </message>
        <message>
            <source>no room</source>
            <translation>sin sitio</translation>
        </message>
        <message>
            <source>no room for it</source>
            <translation>sin sitio para ella</translation>
        </message>
        <message>
            <source>no room for the last piece</source>
            <translation>sin sitio para la última pieza</translation>
        </message>
        <message>
            <source>path</source>
            <translation>camino</translation>
        </message>
        <message>
            <source>paths</source>
            <translation>caminos</translation>
        </message>
        <message>
            <source>placing</source>
            <translation>colocando</translation>
        </message>
        <message>
            <source>rose</source>
            <translation>rosa</translation>
        </message>
        <message>
            <source>silver</source>
            <translation>plata</translation>
        </message>
        <message>
            <source>skipped</source>
            <translation>saltado</translation>
        </message>
        <message>
            <source>so far</source>
            <translation>hasta ahora</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>casillas</translation>
        </message>
        <message>
            <source>squares between two kinds of flowers, 1 each</source>
            <translation>casillas entre dos variedades de flores, 1 cada una</translation>
        </message>
        <message>
            <source>the shape must reach its four edges: no outer row or column may be empty</source>
            <translation>la forma debe llegar a sus cuatro bordes: ninguna fila o columna exterior puede estar vacía</translation>
        </message>
        <message>
            <source>the squares must be connected by their edges</source>
            <translation>las casillas deben estar unidas por sus bordes</translation>
        </message>
        <message numerus="yes">
            <source>there must be 2 to 6 types of flowers, not %n</source>
            <translation>
                <numerusform>debe haber de 2 a 6 variedades de flores, no una</numerusform>
                <numerusform>debe haber de 2 a 6 variedades de flores, no %n</numerusform>
            </translation>
        </message>
        <message>
            <source>there must be a map called {map}, used if no other map is chosen</source>
            <translation>debe haber un plano llamado {map}, que se juega si no se elige otro</translation>
        </message>
        <message>
            <source>there must be at least one piece</source>
            <translation>debe haber al menos una pieza</translation>
        </message>
        <message>
            <source>this round</source>
            <translation>esta ronda</translation>
        </message>
        <message>
            <source>this round · fits your garden</source>
            <translation>esta ronda · cabe en tu jardín</translation>
        </message>
        <message>
            <source>to come</source>
            <translation>por venir</translation>
        </message>
        <message>
            <source>to plant</source>
            <translation>por plantar</translation>
        </message>
        <message>
            <source>turn {turn}</source>
            <translation>turno {turn}</translation>
        </message>
        <message>
            <source>turned once</source>
            <translation>girada una vez</translation>
        </message>
        <message>
            <source>turned three times</source>
            <translation>girada tres veces</translation>
        </message>
        <message>
            <source>turned twice</source>
            <translation>girada dos veces</translation>
        </message>
        <message>
            <source>useful once it holds a path</source>
            <translation>sirve en cuanto tenga camino</translation>
        </message>
        <message>
            <source>waiting</source>
            <translation>esperando</translation>
        </message>
        <message>
            <source>water</source>
            <translation>agua</translation>
        </message>
        <message>
            <source>{cell} counts 1 for the fountain.</source>
            <translation>{cell} cuenta 1 por la fuente.</translation>
        </message>
        <message>
            <source>{cell} counts 1: {borders}.</source>
            <translation>{cell} cuenta 1: {borders}.</translation>
        </message>
        <message>
            <source>{cell} counts 2: {borders}, and one more for the fountain.</source>
            <translation>{cell} cuenta 2: {borders}, y una más por la fuente.</translation>
        </message>
        <message>
            <source>{cell} doesn’t count: not between two kinds.</source>
            <translation>{cell} no cuenta nada: no está entre dos variedades.</translation>
        </message>
        <message>
            <source>{cell} would count: {borders}.</source>
            <translation>{cell} contaría: {borders}.</translation>
        </message>
        <message>
            <source>{cell}: +{points}</source>
            <translation>{cell}: +{points}</translation>
        </message>
        <message>
            <source>{cell}: end of the walk</source>
            <translation>{cell}: el final del paseo</translation>
        </message>
        <message>
            <source>{flower} above</source>
            <translation>{flower} arriba</translation>
        </message>
        <message>
            <source>{flower} below</source>
            <translation>{flower} abajo</translation>
        </message>
        <message>
            <source>{flower} to the left</source>
            <translation>{flower} a la izquierda</translation>
        </message>
        <message>
            <source>{flower} to the right</source>
            <translation>{flower} a la derecha</translation>
        </message>
        <message>
            <source>{map} ({id})</source>
            <translation>{map} ({id})</translation>
        </message>
        <message>
            <source>{map} · the reveal</source>
            <translation>{map} · se abren los jardines</translation>
        </message>
        <message>
            <source>{map} · the walks</source>
            <translation>{map} · los paseos</translation>
        </message>
        <message>
            <source>{map} · turn {turn}, {kind}</source>
            <translation>{map} · turno {turn}, {kind}</translation>
        </message>
        <message>
            <source>{map}, {columns} by {rows}</source>
            <translation>{map}, {columns} por {rows}</translation>
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
            <translation>{who} no pudo anunciar ninguna pieza</translation>
        </message>
        <message>
            <source>{who} doesn’t take a walk.</source>
            <translation>{who} no da ningún paseo.</translation>
        </message>
        <message>
            <source>{who} had no room for any piece that could be named.</source>
            <translation>{who} no tenía sitio para ninguna pieza que se pudiera anunciar.</translation>
        </message>
        <message>
            <source>{who} had no room left for the {piece}.</source>
            <translation>Sin sitio ya para {piece}: {who}.</translation>
        </message>
        <message numerus="yes">
            <source>{who} has drawn a walk: %n point(s).</source>
            <translation>
                <numerusform>{who} ha dibujado un paseo: un punto.</numerusform>
                <numerusform>{who} ha dibujado un paseo: %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} has no room for any piece that can be named.</source>
            <translation>{who} no tiene sitio para ninguna pieza que se pueda anunciar.</translation>
        </message>
        <message>
            <source>{who} has planted.</source>
            <translation>{who} ha plantado.</translation>
        </message>
        <message>
            <source>{who} has yet to name a piece</source>
            <translation>{who} aún tiene que anunciar</translation>
        </message>
        <message>
            <source>{who} is about to name {kind}.</source>
            <translation>{who} va a anunciar {kind}.</translation>
        </message>
        <message>
            <source>{who} named the {piece}.</source>
            <translation>{who} anunció: {piece}.</translation>
        </message>
        <message>
            <source>{who} names first.</source>
            <translation>{who} anuncia primero.</translation>
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
            <translation>{who} en {cell}, +{points}, puertas +{bonus}</translation>
        </message>
        <message>
            <source>{who} on {cell}, gates +{bonus}</source>
            <translation>{who} en {cell}, puertas +{bonus}</translation>
        </message>
        <message>
            <source>{who} planted the {piece} at {cell}, {way}.</source>
            <translation>{who} plantó en {cell}, {way}: {piece}.</translation>
        </message>
        <message>
            <source>{who} planted the {piece} at {cell}.</source>
            <translation>{who} plantó en {cell}: {piece}.</translation>
        </message>
        <message>
            <source>{who} plants the {piece} in secret.</source>
            <translation>{who} planta en secreto: {piece}.</translation>
        </message>
        <message>
            <source>{who} share the victory.</source>
            <translation>{who} comparten la victoria.</translation>
        </message>
        <message numerus="yes">
            <source>{who} uses the best walk: %n point(s).</source>
            <translation>
                <numerusform>{who} usa el mejor paseo: un punto.</numerusform>
                <numerusform>{who} usa el mejor paseo: %n puntos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who} wins by %n point(s).</source>
            <translation>
                <numerusform>{who} gana por un punto.</numerusform>
                <numerusform>{who} gana por %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who} wins the tie.</source>
            <translation>{who} gana el desempate.</translation>
        </message>
        <message>
            <source>{who}: continue your walk, or press Done.</source>
            <translation>{who}: sigue tu paseo o pulsa «Listo».</translation>
        </message>
        <message>
            <source>{who}: draw your walk. It starts at a gate.</source>
            <translation>{who}: dibuja tu paseo. Empieza en una puerta.</translation>
        </message>
        <message>
            <source>{who}: name {kind} that fits your own garden.</source>
            <translation>{who}: anuncia {kind} que quepa en tu propio jardín.</translation>
        </message>
        <message>
            <source>{who}: no path reaches a gate, so there is no walk to draw.</source>
            <translation>{who}: ningún camino llega a una puerta, así que no hay paseo que dibujar.</translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} from the deck. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: planta la pieza del mazo: {piece}. Cabe de un solo modo.</numerusform>
                <numerusform>{who}: planta la pieza del mazo: {piece}. Cabe de %n modos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece} you named. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: planta la pieza que anunciaste: {piece}. Cabe de un solo modo.</numerusform>
                <numerusform>{who}: planta la pieza que anunciaste: {piece}. Cabe de %n modos.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>{who}: plant the {piece}, named by {namer}. %n way(s) to place it.</source>
            <translation>
                <numerusform>{who}: planta la pieza que anunció {namer}: {piece}. Cabe de un solo modo.</numerusform>
                <numerusform>{who}: planta la pieza que anunció {namer}: {piece}. Cabe de %n modos.</numerusform>
            </translation>
        </message>
        <message>
            <source>{who}: squares {circled}, fountains {fountains}, gates {bonus}, {total} in all.</source>
            <translation>{who}: casillas {circled}, fuentes {fountains}, puertas {bonus}, {total} en total.</translation>
        </message>
        <message>
            <source>{who}: {piece}</source>
            <translation>{who}: {piece}</translation>
        </message>
        <message>
            <source>{who}: {total} so far</source>
            <translation>{who}: {total} hasta ahora</translation>
        </message>
        <message>
            <source>{who}’s best walk would have been worth {best}.</source>
            <translation>El mejor paseo de {who} habría valido {best}.</translation>
        </message>
        <message>
            <source>{who}’s garden</source>
            <translation>El jardín de {who}</translation>
        </message>
        <message numerus="yes">
            <source>{who}’s garden: %n free square(s)</source>
            <translation>
                <numerusform>El jardín de {who}: una casilla libre</numerusform>
                <numerusform>El jardín de {who}: %n casillas libres</numerusform>
            </translation>
        </message>
        <message>
            <source>{word} is used twice</source>
            <translation>{word} se usa dos veces</translation>
        </message>
        <message>
            <source>“opposite none” must be the only line about opposites.</source>
            <translation>«opposite none» debe ser la única línea sobre opuestas.</translation>
        </message>
        <message numerus="yes">
            <source>“{mode}” can’t be played by %n player(s).</source>
            <translation>
                <numerusform>«{mode}» no se puede jugar a solas.</numerusform>
                <numerusform>«{mode}» no se puede jugar entre %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>“{word}” does not belong in this shape</source>
            <translation>«{word}» no encaja en esta forma</translation>
        </message>
        <message>
            <source>“{word}” is not {letter} and a number</source>
            <translation>«{word}» no es {letter} y un número</translation>
        </message>
        <message>
            <source>“{word}” must be a capital letter used once; P and G are path and gate</source>
            <translation>«{word}» debe ser una mayúscula usada una sola vez; P y G son camino y puerta</translation>
        </message>
    </context>
    <context>
        <name>practice</name>
        <message numerus="yes">
            <source>%n puzzles cannot be read and are skipped; the first: {first}.</source>
            <translation>
                <numerusform>%n problema no se puede leer y se omite: {first}.</numerusform>
                <numerusform>%n problemas no se pueden leer y se omiten; el primero: {first}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Almost</source>
            <translation>Casi</translation>
        </message>
        <message>
            <source>Almost: {yours} is good, but {best} is possible.</source>
            <translation>Casi: {yours} está bien, pero se puede llegar a {best}.</translation>
        </message>
        <message>
            <source>Best and yours: {value}, from {idle}</source>
            <translation>La tuya es la mejor: {value}, antes {idle}</translation>
        </message>
        <message>
            <source>Best: {value}, from {idle}</source>
            <translation>La mejor: {value}, antes {idle}</translation>
        </message>
        <message>
            <source>Difference: {n}</source>
            <translation>Diferencia: {n}</translation>
        </message>
        <message>
            <source>Not solved</source>
            <translation>Sin resolver</translation>
        </message>
        <message>
            <source>Not solved: your answer makes {yours}, the best makes {best}.</source>
            <translation>Sin resolver: tu respuesta da {yours}, la mejor {best}.</translation>
        </message>
        <message>
            <source>Now {idle}, target {best}. Try {tries} of 3.</source>
            <translation>Ahora {idle}, objetivo {best}. Intento {tries} de 3.</translation>
        </message>
        <message>
            <source>Solved</source>
            <translation>Resuelto</translation>
        </message>
        <message>
            <source>Solved! {yours} is the best possible result.</source>
            <translation>¡Resuelto! {yours} es el mejor resultado posible.</translation>
        </message>
        <message>
            <source>The answers differ from step {step} on.</source>
            <translation>Las respuestas se separan en el paso {step}.</translation>
        </message>
        <message>
            <source>The best answer</source>
            <translation>La mejor respuesta</translation>
        </message>
        <message>
            <source>The mistake was step {step}: after it the most you can get is {left}.</source>
            <translation>El error fue el paso {step}: después lo máximo es {left}.</translation>
        </message>
        <message>
            <source>This is the best answer: {value}.</source>
            <translation>Esta es la mejor respuesta: {value}.</translation>
        </message>
        <message>
            <source>This puzzle does not allow that.</source>
            <translation>Este problema no lo permite.</translation>
        </message>
        <message>
            <source>Try {n} of 3</source>
            <translation>Intento {n} de 3</translation>
        </message>
        <message numerus="yes">
            <source>Verified: of %n possible answers, {ways} reach the maximum; the next best makes {second}.</source>
            <translation>
                <numerusform>Comprobado: de %n respuesta posible, {ways} alcanzan el máximo; la siguiente da {second}.</numerusform>
                <numerusform>Comprobado: de %n respuestas posibles, {ways} alcanzan el máximo; la siguiente da {second}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your answer is complete: submit it, or undo a step.</source>
            <translation>Tu respuesta está completa: envíala o deshaz un paso.</translation>
        </message>
        <message>
            <source>Your puzzle progress could not be read from {file}: {reason}.</source>
            <translation>No se pudo leer de {file} tu progreso en los problemas: {reason}.</translation>
        </message>
        <message>
            <source>Your puzzle progress could not be read, so all puzzles start again; the old file is {file}.</source>
            <translation>No se pudo leer tu progreso en los problemas, así que empiezan de nuevo; el archivo antiguo es {file}.</translation>
        </message>
        <message>
            <source>Yours: {value}</source>
            <translation>La tuya: {value}</translation>
        </message>
        <message>
            <source>almost</source>
            <translation>casi</translation>
        </message>
        <message>
            <source>best</source>
            <translation>la mejor</translation>
        </message>
        <message>
            <source>both</source>
            <translation>ambas</translation>
        </message>
        <message>
            <source>cannot be proved</source>
            <translation>no se puede demostrar</translation>
        </message>
        <message>
            <source>cannot be read: it is not UTF-8 text</source>
            <translation>no se puede leer: no es un texto en UTF-8</translation>
        </message>
        <message>
            <source>cannot be read: {error}</source>
            <translation>no se puede leer: {error}</translation>
        </message>
        <message>
            <source>does not lead to the best value</source>
            <translation>no lleva al mejor valor</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>fácil</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>difícil</translation>
        </message>
        <message>
            <source>is not JSON</source>
            <translation>no es JSON</translation>
        </message>
        <message>
            <source>is not the card set in use, which is “{id}”</source>
            <translation>no es el conjunto de cartas en uso, que es «{id}»</translation>
        </message>
        <message>
            <source>is not the decision the game asks for at this point</source>
            <translation>no es la decisión que el juego pide en ese momento</translation>
        </message>
        <message>
            <source>is not the one to play after these moves</source>
            <translation>no tiene el turno tras estas jugadas</translation>
        </message>
        <message>
            <source>is {said}, but the proof gives {found}</source>
            <translation>es {said}, pero la demostración da {found}</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>media</translation>
        </message>
        <message>
            <source>must be less than the best value, {best}</source>
            <translation>debe estar por debajo del mejor valor, {best}</translation>
        </message>
        <message>
            <source>must be less than the number of answers, {answers}</source>
            <translation>debe ser menor que el número de respuestas, {answers}</translation>
        </message>
        <message>
            <source>must be {must} here, not “{said}”</source>
            <translation>debe ser {must} aquí, no «{said}»</translation>
        </message>
        <message>
            <source>not solved</source>
            <translation>sin resolver</translation>
        </message>
        <message>
            <source>not tried yet</source>
            <translation>sin probar aún</translation>
        </message>
        <message>
            <source>solved</source>
            <translation>resuelto</translation>
        </message>
        <message>
            <source>very hard</source>
            <translation>muy difícil</translation>
        </message>
        <message>
            <source>yours</source>
            <translation>la tuya</translation>
        </message>
        <message>
            <source>“{text}” comes when it is another player’s turn</source>
            <translation>«{text}» llega cuando es el turno de otro jugador</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game</source>
            <translation>«{text}» no es una jugada de este juego</translation>
        </message>
        <message>
            <source>“{text}” is not allowed at this point: {reason}</source>
            <translation>«{text}» no está permitido ahí: {reason}</translation>
        </message>
    </context>
    <context>
        <name>reader</name>
        <message>
            <source>Explain</source>
            <translation>Explicar</translation>
        </message>
    </context>
    <context>
        <name>record</name>
        <message>
            <source>Every player needs a different name of 1 to {most} printable characters.</source>
            <translation>Cada jugador necesita un nombre distinto, de 1 a {most} caracteres imprimibles.</translation>
        </message>
        <message>
            <source>It changes options or seats more than {most} times; the limit is {most}.</source>
            <translation>Cambia opciones o asientos más de {most} veces; el límite es {most}.</translation>
        </message>
        <message>
            <source>It has more than {most} lines, the limit for a match.</source>
            <translation>Tiene más de {most} líneas, el límite de una partida.</translation>
        </message>
        <message>
            <source>More moves are undone than were played.</source>
            <translation>Se deshacen más jugadas de las que se jugaron.</translation>
        </message>
        <message>
            <source>The card set “{pack}” used in this match is missing.</source>
            <translation>Falta el conjunto de cartas «{pack}» de esta partida.</translation>
        </message>
        <message>
            <source>The first line contains an unknown key: “{key}”.</source>
            <translation>La primera línea contiene una clave desconocida: «{key}».</translation>
        </message>
        <message>
            <source>The first line does not name the game, the players and the shuffle number.</source>
            <translation>La primera línea no indica el juego, los jugadores y el número de barajado.</translation>
        </message>
        <message>
            <source>The last line was incomplete, so the match continues from the move before it.</source>
            <translation>La última línea estaba incompleta, así que la partida sigue desde la jugada anterior.</translation>
        </message>
        <message>
            <source>The match is not over: the file shows hidden hands, the shuffle number and all draws to anyone who reads it.</source>
            <translation>La partida no ha terminado: el archivo muestra a quien lo lea las manos ocultas, el número de barajado y todos los sorteos.</translation>
        </message>
        <message>
            <source>The move is by seat {seat}, but it is seat {due}’s turn (0 means a random draw).</source>
            <translation>La jugada es del asiento {seat}, pero es el turno del asiento {due} (0 es un sorteo).</translation>
        </message>
        <message>
            <source>The result does not match the moves.</source>
            <translation>El resultado no corresponde a las jugadas.</translation>
        </message>
        <message>
            <source>The winners of the earlier matches of the season are not playing in this match.</source>
            <translation>Quienes ganaron las partidas anteriores de la temporada no juegan esta partida.</translation>
        </message>
        <message>
            <source>There is a move after the end of the match.</source>
            <translation>Hay una jugada tras el final de la partida.</translation>
        </message>
        <message>
            <source>There is a result before the end of the match.</source>
            <translation>Hay un resultado antes del final de la partida.</translation>
        </message>
        <message>
            <source>There is another move or result after the result.</source>
            <translation>Hay otra jugada u otro resultado tras el resultado.</translation>
        </message>
        <message>
            <source>This is not a Garden Desktop match file.</source>
            <translation>Esto no es un archivo de partida de Garden Desktop.</translation>
        </message>
        <message>
            <source>This line does not name a player for each of the {seats} seats.</source>
            <translation>Esta línea no nombra un jugador para cada uno de los {seats} asientos.</translation>
        </message>
        <message>
            <source>This line is not a move, an undo or a result.</source>
            <translation>Esta línea no es una jugada, ni un deshacer, ni un resultado.</translation>
        </message>
        <message>
            <source>This match file comes from a newer version of Garden Desktop: update the program to open it.</source>
            <translation>Este archivo de partida es de una versión más nueva de Garden Desktop. Actualiza el programa para abrirlo.</translation>
        </message>
        <message>
            <source>This program has no computer player called “{who}”.</source>
            <translation>Este programa no tiene ningún jugador de ordenador llamado «{who}».</translation>
        </message>
        <message>
            <source>This program has no game called “{game}”.</source>
            <translation>Este programa no tiene ningún juego llamado «{game}».</translation>
        </message>
        <message>
            <source>“{option}” cannot be changed to “{value}” during a match.</source>
            <translation>«{option}» no se puede cambiar a «{value}» en mitad de una partida.</translation>
        </message>
        <message>
            <source>“{text}” is not a move of this game.</source>
            <translation>«{text}» no es una jugada de este juego.</translation>
        </message>
        <message>
            <source>“{text}” is not allowed here. {reason}</source>
            <translation>«{text}» no está permitido aquí. {reason}</translation>
        </message>
    </context>
    <context>
        <name>rules</name>
        <message>
            <source>In this match: {option} – {choice}.</source>
            <translation>En esta partida: {option} – {choice}.</translation>
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
            <translation>{most} y {last}</translation>
        </message>
    </context>
    <context>
        <name>seats</name>
        <message>
            <source>basket</source>
            <translation>cesta</translation>
        </message>
        <message>
            <source>bell</source>
            <translation>campana</translation>
        </message>
        <message>
            <source>hat</source>
            <translation>sombrero</translation>
        </message>
        <message>
            <source>key</source>
            <translation>llave</translation>
        </message>
        <message>
            <source>trowel</source>
            <translation>desplantador</translation>
        </message>
        <message>
            <source>watering can</source>
            <translation>regadera</translation>
        </message>
    </context>
    <context>
        <name>stalk_exchange</name>
        <message numerus="yes">
            <source>%n action(s)</source>
            <translation>
                <numerusform>%n acción</numerusform>
                <numerusform>%n acciones</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), no Seedy Business tokens left: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>Una acción y ya sin fichas: ¿cuánto pueden valer tus flores al acabar el turno?</numerusform>
                <numerusform>%n acciones y ya sin fichas: ¿cuánto pueden valer tus flores al acabar el turno?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers be worth when the turn ends?</source>
            <translation>
                <numerusform>Una acción, sin gastar fichas: ¿cuánto pueden valer tus flores al acabar el turno?</numerusform>
                <numerusform>%n acciones, sin gastar fichas: ¿cuánto pueden valer tus flores al acabar el turno?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n action(s), without spending Seedy Business tokens: how much can your flowers score if the market crashes this turn?</source>
            <translation>
                <numerusform>Una acción, sin gastar fichas: ¿cuánto pueden puntuar tus flores si llega el crac tras este turno?</numerusform>
                <numerusform>%n acciones, sin gastar fichas: ¿cuánto pueden puntuar tus flores si llega el crac tras este turno?</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) bloom: {spaces}.</source>
            <translation>
                <numerusform>%n bulbo florece: {spaces}.</numerusform>
                <numerusform>%n bulbos florecen: {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bulb(s) can’t bloom (no empty space beside them): {spaces}.</source>
            <translation>
                <numerusform>%n bulbo no puede florecer (sin casilla vacía al lado): {spaces}.</numerusform>
                <numerusform>%n bulbos no pueden florecer (sin casilla vacía al lado): {spaces}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n daffodil(s)</source>
            <translation>
                <numerusform>%n narciso</numerusform>
                <numerusform>%n narcisos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n dahlia(s)</source>
            <translation>
                <numerusform>%n dalia</numerusform>
                <numerusform>%n dalias</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n empty space(s) beside it</source>
            <translation>
                <numerusform>%n casilla vacía al lado</numerusform>
                <numerusform>%n casillas vacías al lado</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s)</source>
            <translation>
                <numerusform>%n flor</numerusform>
                <numerusform>%n flores</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {final}: the most valuable kind was worth {value} and lost {lost}</source>
            <translation>
                <numerusform>%n flor a {final}: la variedad más valiosa estaba a {value} y perdió {lost}</numerusform>
                <numerusform>%n flores a {final}: la variedad más valiosa estaba a {value} y perdió {lost}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) at {value}</source>
            <translation>
                <numerusform>%n flor a {value}</numerusform>
                <numerusform>%n flores a {value}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) harvested: {flowers}.</source>
            <translation>
                <numerusform>%n flor cosechada: {flowers}.</numerusform>
                <numerusform>%n flores cosechadas: {flowers}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) left. The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>
                <numerusform>Queda %n flor. El crac llega cuando no bastan para rellenar la Bolsa.</numerusform>
                <numerusform>Quedan %n flores. El crac llega cuando no bastan para rellenar la Bolsa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s) only you can see</source>
            <translation>
                <numerusform>%n flor que solo ves tú</numerusform>
                <numerusform>%n flores que solo ves tú</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s), hidden</source>
            <translation>
                <numerusform>%n flor, oculta</numerusform>
                <numerusform>%n flores, ocultas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n flower(s):</source>
            <translation>
                <numerusform>%n flor:</numerusform>
                <numerusform>%n flores:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n globemaster(s)</source>
            <translation>
                <numerusform>%n alium</numerusform>
                <numerusform>%n aliums</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>un punto</numerusform>
                <numerusform>%n puntos</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n snowdrop(s)</source>
            <translation>
                <numerusform>%n campanilla</numerusform>
                <numerusform>%n campanillas</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n spent:</source>
            <translation>
                <numerusform>%n gastada:</numerusform>
                <numerusform>%n gastadas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to spare before the crash</source>
            <translation>
                <numerusform>%n paso de margen antes del crac</numerusform>
                <numerusform>%n pasos de margen antes del crac</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n step(s) to the crash. It comes when the last flower is lower than the highest Stalk Value.</source>
            <translation>
                <numerusform>%n paso hasta el crac. Llega cuando la última flor está más abajo que el valor más alto.</numerusform>
                <numerusform>%n pasos hasta el crac. Llega cuando la última flor está más abajo que el valor más alto.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s) left: after the crash they are worth nothing.</source>
            <translation>
                <numerusform>Queda %n ficha: tras el crac no vale nada.</numerusform>
                <numerusform>Quedan %n fichas: tras el crac no valen nada.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n token(s):</source>
            <translation>
                <numerusform>%n ficha:</numerusform>
                <numerusform>%n fichas:</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tulip(s)</source>
            <translation>
                <numerusform>%n tulipán</numerusform>
                <numerusform>%n tulipanes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <translation>
                <numerusform>%n turno</numerusform>
                <numerusform>%n turnos</numerusform>
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
            <translation>2 jugadores</translation>
        </message>
        <message>
            <source>3 players</source>
            <translation>3 jugadores</translation>
        </message>
        <message>
            <source>4 players</source>
            <translation>4 jugadores</translation>
        </message>
        <message>
            <source>5 players</source>
            <translation>5 jugadores</translation>
        </message>
        <message>
            <source>A Flush costs a Seedy Business token, and you have none left.</source>
            <translation>Renovar la Bolsa cuesta una ficha de negocios turbios, y no te queda ninguna.</translation>
        </message>
        <message>
            <source>A Flush takes flowers from the Greenhouse, which may run dry</source>
            <translation>Renovar la Bolsa saca flores del Invernadero, que puede agotarse</translation>
        </message>
        <message>
            <source>A Seedy Business token to spend</source>
            <translation>Una ficha de negocios turbios para gastar</translation>
        </message>
        <message>
            <source>A Stalk Value reaches its cap</source>
            <translation>Un valor llega a su tope</translation>
        </message>
        <message>
            <source>A flower must be drawn first.</source>
            <translation>Antes hay que robar una flor.</translation>
        </message>
        <message>
            <source>A group is surrounded: it is harvested when you end your turn, and each of its flowers raises the value of its kind by 1 for everyone who holds it.</source>
            <translation>Un grupo está cercado: se cosecha al acabar tu turno, y cada una de sus flores sube en 1 el valor de su variedad para todos los que la tengan.</translation>
        </message>
        <message>
            <source>A large Garden and a long match: time for patient plans.</source>
            <translation>Un Jardín grande y una partida larga: tiempo para planes pacientes.</translation>
        </message>
        <message>
            <source>A small Garden and no Seedy Business: harvests come soon, and each turn is short.</source>
            <translation>Un Jardín pequeño y sin negocios turbios: las cosechas llegan pronto y cada turno es corto.</translation>
        </message>
        <message>
            <source>A small Garden fills up quickly. In a large one harvests come later, so the Market Track starts lower.</source>
            <translation>Un Jardín pequeño se llena enseguida. En uno grande se cosecha más tarde, y por eso la escala del mercado empieza más abajo.</translation>
        </message>
        <message>
            <source>A spent Seedy Business token</source>
            <translation>Una ficha de negocios turbios gastada</translation>
        </message>
        <message>
            <source>Actions a turn</source>
            <translation>Acciones por turno</translation>
        </message>
        <message>
            <source>Added for the length of the match</source>
            <translation>Suma por la duración de la partida</translation>
        </message>
        <message>
            <source>Added for the size of the garden</source>
            <translation>Suma por el tamaño del Jardín</translation>
        </message>
        <message>
            <source>After the best turn the Bust halves {best}, after yours {yours}.</source>
            <translation>El Desplome reduce a la mitad: {best} tras el mejor turno; {yours} tras el tuyo.</translation>
        </message>
        <message>
            <source>All on one kind: {value}</source>
            <translation>Todo a una variedad: {value}</translation>
        </message>
        <message>
            <source>All your tokens are spent.</source>
            <translation>Has gastado todas tus fichas.</translation>
        </message>
        <message>
            <source>An empty Greenhouse always ends the match; this adds one more cause.</source>
            <translation>Un Invernadero vacío siempre acaba la partida; esto añade otra causa.</translation>
        </message>
        <message>
            <source>Any one of these harvests would crash the market: {flowers}.</source>
            <translation>Cualquiera de estas cosechas provocaría el crac: {flowers}.</translation>
        </message>
        <message>
            <source>Are harvested too</source>
            <translation>También se cosechan</translation>
        </message>
        <message>
            <source>At 1, even a kind that is never harvested is worth something.</source>
            <translation>A 1, hasta una variedad que nunca se cosecha vale algo.</translation>
        </message>
        <message>
            <source>At each turn’s Stalk Values; the last step is the Bust.</source>
            <translation>A los valores de cada turno; el último paso es el Desplome.</translation>
        </message>
        <message>
            <source>At the end of the match the Bust halves the most valuable kind, once</source>
            <translation>Al final de la partida, el Desplome reduce una vez a la mitad la variedad más valiosa</translation>
        </message>
        <message>
            <source>At the end the Bust halves only the highest value.</source>
            <translation>Al final, el Desplome solo reduce a la mitad el valor más alto.</translation>
        </message>
        <message>
            <source>At the start</source>
            <translation>Al principio</translation>
        </message>
        <message>
            <source>Before the Bust: {parts}.</source>
            <translation>Antes del Desplome: {parts}.</translation>
        </message>
        <message>
            <source>Before the crash: {value}</source>
            <translation>Antes del crac: {value}</translation>
        </message>
        <message>
            <source>Beside the Market Track</source>
            <translation>Junto a la escala del mercado</translation>
        </message>
        <message>
            <source>Bloom</source>
            <translation>Floración</translation>
        </message>
        <message>
            <source>Bulb: blooms in the Upkeep if a space next to it is empty</source>
            <translation>Bulbo: florece en el Mantenimiento si hay al lado una casilla vacía</translation>
        </message>
        <message>
            <source>Bulb: blooms in the Upkeep if a space next to it is empty; harvested with its group</source>
            <translation>Bulbo: florece en el Mantenimiento si hay al lado una casilla vacía; se cosecha con su grupo</translation>
        </message>
        <message>
            <source>Bulbs</source>
            <translation>Bulbos</translation>
        </message>
        <message>
            <source>Bulbs need an empty space beside them to bloom</source>
            <translation>Los bulbos necesitan una casilla vacía al lado para florecer</translation>
        </message>
        <message numerus="yes">
            <source>Bulbs that bloom, including this one: %n.</source>
            <translation>
                <numerusform>Bulbos que florecen, con este: %n.</numerusform>
                <numerusform>Bulbos que florecen, con este: %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>By kind</source>
            <translation>Por variedad</translation>
        </message>
        <message>
            <source>By number of players</source>
            <translation>Según el número de jugadores</translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s) and cost {who} about {theirs}.</source>
            <translation>
                <numerusform>Al final de la partida debería darte alrededor de %n punto y costar alrededor de {theirs} a {who}.</numerusform>
                <numerusform>Al final de la partida debería darte alrededor de %n puntos y costar alrededor de {theirs} a {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} about {theirs}.</source>
            <translation>
                <numerusform>Al final de la partida debería darte alrededor de %n punto, y alrededor de {theirs} a {who}.</numerusform>
                <numerusform>Al final de la partida debería darte alrededor de %n puntos, y alrededor de {theirs} a {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should bring you about %n point(s), and {who} nothing.</source>
            <translation>
                <numerusform>Al final de la partida debería darte alrededor de %n punto, y nada a {who}.</numerusform>
                <numerusform>Al final de la partida debería darte alrededor de %n puntos, y nada a {who}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s), and you only {own}.</source>
            <translation>
                <numerusform>Al final de la partida debería costar a {who} alrededor de %n punto, y a ti solo {own}.</numerusform>
                <numerusform>Al final de la partida debería costar a {who} alrededor de %n puntos, y a ti solo {own}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>By the end of the match it should cost {who} about %n point(s).</source>
            <translation>
                <numerusform>Al final de la partida debería costar a {who} alrededor de %n punto.</numerusform>
                <numerusform>Al final de la partida debería costar a {who} alrededor de %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>Card set name</source>
            <translation>Nombre del conjunto de cartas</translation>
        </message>
        <message>
            <source>Closed</source>
            <translation>Cerrado</translation>
        </message>
        <message>
            <source>Comparison, {who}: {parts}.</source>
            <translation>Comparación, {who}: {parts}.</translation>
        </message>
        <message>
            <source>Competitive</source>
            <translation>Competitivo</translation>
        </message>
        <message numerus="yes">
            <source>Costs one token; %n left.</source>
            <translation>
                <numerusform>Cuesta una ficha; queda %n.</numerusform>
                <numerusform>Cuesta una ficha; quedan %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Crashes caused</source>
            <translation>Cracs provocados</translation>
        </message>
        <message>
            <source>Daffodil</source>
            <translation>Narciso</translation>
        </message>
        <message>
            <source>Dahlia</source>
            <translation>Dalia</translation>
        </message>
        <message>
            <source>Designed by Christopher Chan, illustrated by Diana Beltran Herrera, published by The Op Games. Numbers missing from the published rules, and all pictures here, are our own.</source>
            <translation>Diseñado por Christopher Chan, ilustrado por Diana Beltran Herrera, publicado por The Op Games. Las cifras que faltan en las reglas publicadas y todas las imágenes son nuestras.</translation>
        </message>
        <message>
            <source>Drive a flower’s price up, and get out before the crash.</source>
            <translation>Haz subir el precio de una flor y sal antes del crac.</translation>
        </message>
        <message>
            <source>Each flower harvested raises the Stalk Value of its kind by 1.</source>
            <translation>Cada flor cosechada sube en 1 el valor de su variedad.</translation>
        </message>
        <message>
            <source>Each player gets the secret flowers of a Stalk Portfolio.</source>
            <translation>Se reparten en secreto las flores de cada cartera.</translation>
        </message>
        <message numerus="yes">
            <source>Each player has %n flower(s) in the Stalk Portfolio.</source>
            <translation>
                <numerusform>Todos tienen %n flor en la cartera.</numerusform>
                <numerusform>Todos tienen %n flores en la cartera.</numerusform>
            </translation>
        </message>
        <message>
            <source>Each turn</source>
            <translation>En cada turno</translation>
        </message>
        <message>
            <source>Each turn the rightmost flower on the Exchange goes here</source>
            <translation>Cada turno, la flor más a la derecha de la Bolsa va a parar aquí</translation>
        </message>
        <message>
            <source>Each turn the rightmost flower on the Exchange goes to the Compost</source>
            <translation>Cada turno, la flor más a la derecha de la Bolsa va al Compost</translation>
        </message>
        <message>
            <source>Empty Garden</source>
            <translation>Jardín vacío</translation>
        </message>
        <message>
            <source>Empty space: blooms next to it are not surrounded</source>
            <translation>Casilla vacía: las flores de al lado no quedan cercadas</translation>
        </message>
        <message>
            <source>Empty until this turn ends; then the Exchange moves right and is refilled</source>
            <translation>Vacío hasta que acabe este turno; luego la Bolsa se desliza a la derecha y se rellena</translation>
        </message>
        <message>
            <source>End turn</source>
            <translation>Acabar turno</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Acaba tu turno.</translation>
        </message>
        <message>
            <source>Ends your turn; the Upkeep follows automatically</source>
            <translation>Acaba tu turno; el Mantenimiento va solo</translation>
        </message>
        <message>
            <source>Estimates the values after the crash, and saves tokens for it.</source>
            <translation>Calcula los valores tras el crac y guarda fichas para entonces.</translation>
        </message>
        <message>
            <source>Everyone sees what you take and give.</source>
            <translation>Todos ven qué tomas y qué das.</translation>
        </message>
        <message>
            <source>Everything</source>
            <translation>Todo</translation>
        </message>
        <message>
            <source>Exchange</source>
            <translation>Bolsa</translation>
        </message>
        <message>
            <source>Exchange, slot {slot}</source>
            <translation>Bolsa, hueco {slot}</translation>
        </message>
        <message>
            <source>Final scores: {parts}.</source>
            <translation>Puntuación final: {parts}.</translation>
        </message>
        <message>
            <source>Five blooms</source>
            <translation>Cinco flores</translation>
        </message>
        <message>
            <source>Five random flowers bloom on random spaces, so the first players have something to surround.</source>
            <translation>Cinco flores al azar florecen en casillas al azar: así hay desde el principio algo que cercar.</translation>
        </message>
        <message>
            <source>Flowers</source>
            <translation>Flores</translation>
        </message>
        <message>
            <source>Flowers here never come back.</source>
            <translation>Estas flores no vuelven nunca.</translation>
        </message>
        <message>
            <source>Flowers in each portfolio</source>
            <translation>Flores en cada cartera</translation>
        </message>
        <message>
            <source>Flowers in this bag never come back</source>
            <translation>Las flores de esta bolsa de tela no vuelven nunca</translation>
        </message>
        <message>
            <source>Flowers in your Stalk Portfolio: only these score at the end</source>
            <translation>Las flores de tu cartera: lo único con lo que puntúas al final</translation>
        </message>
        <message>
            <source>Flowers of each kind</source>
            <translation>Flores de cada variedad</translation>
        </message>
        <message>
            <source>Flowers on the Exchange</source>
            <translation>Flores en la Bolsa</translation>
        </message>
        <message>
            <source>Flowers × Stalk Value, all added up</source>
            <translation>Flores por valor, todo sumado</translation>
        </message>
        <message>
            <source>Flush</source>
            <translation>Renovar la Bolsa</translation>
        </message>
        <message>
            <source>Forecast</source>
            <translation>Previsión</translation>
        </message>
        <message>
            <source>Garden with 3 spaces a side</source>
            <translation>Jardín de 3 casillas por lado</translation>
        </message>
        <message>
            <source>Garden with 4 spaces a side</source>
            <translation>Jardín de 4 casillas por lado</translation>
        </message>
        <message>
            <source>Garden with 5 spaces a side</source>
            <translation>Jardín de 5 casillas por lado</translation>
        </message>
        <message>
            <source>Globemaster</source>
            <translation>Alium</translation>
        </message>
        <message>
            <source>Goes to the Compost next: {flower}, from slot {slot}.</source>
            <translation>Lo siguiente al Compost: {flower}, del hueco {slot}.</translation>
        </message>
        <message>
            <source>Greenhouse and Compost</source>
            <translation>Invernadero y Compost</translation>
        </message>
        <message numerus="yes">
            <source>Group of %n:</source>
            <translation>
                <numerusform>Grupo de %n:</numerusform>
                <numerusform>Grupo de %n:</numerusform>
            </translation>
        </message>
        <message>
            <source>Half expects the crash, and spends its tokens early.</source>
            <translation>Medio espera el crac y gasta pronto sus fichas.</translation>
        </message>
        <message>
            <source>Hardly any soil left: {value}</source>
            <translation>Apenas queda tierra: {value}</translation>
        </message>
        <message>
            <source>Harvest</source>
            <translation>Cosecha</translation>
        </message>
        <message>
            <source>Harvest number {number}</source>
            <translation>Cosecha número {number}</translation>
        </message>
        <message>
            <source>Harvested anyway: {flowers}.</source>
            <translation>Se cosecha de todos modos: {flowers}.</translation>
        </message>
        <message>
            <source>Harvested flowers go to the Market Track, and their Stalk Values rise</source>
            <translation>Las flores cosechadas van a la escala del mercado, y sus valores suben</translation>
        </message>
        <message>
            <source>Highest space</source>
            <translation>Casilla más alta</translation>
        </message>
        <message>
            <source>How many flowers of one kind alone would have to be harvested</source>
            <translation>Cuántas flores de esa sola variedad habría que cosechar</translation>
        </message>
        <message>
            <source>How much to show of what players could count for themselves.</source>
            <translation>Cuánto se muestra de lo que los jugadores podrían contar por sí mismos.</translation>
        </message>
        <message>
            <source>If the market crashed now</source>
            <translation>Si el crac llegara ahora</translation>
        </message>
        <message>
            <source>If the market crashed now, no flower would be worth anything.</source>
            <translation>Si el crac llegara ahora, ninguna flor valdría nada.</translation>
        </message>
        <message>
            <source>If the market crashed now, the Bust would take {flowers} from {value} to {final}.</source>
            <translation>Si el crac llegara ahora, el Desplome bajaría {flowers} de {value} a {final}.</translation>
        </message>
        <message>
            <source>If the market crashed now: {worth}</source>
            <translation>Si el crac llegara ahora: {worth}</translation>
        </message>
        <message>
            <source>If the market crashes: {now}, then {then}.</source>
            <translation>En caso de crac: {now}, luego {then}.</translation>
        </message>
        <message>
            <source>If you end your turn now, the market crashes: the match is over, and the most valuable kind loses half its value.</source>
            <translation>Si acabas ahora tu turno, llega el crac: la partida termina y la variedad más valiosa pierde la mitad de su valor.</translation>
        </message>
        <message>
            <source>In a Swap you must give a different kind from the one you take.</source>
            <translation>En un Cambio tienes que dar una variedad distinta de la que tomas.</translation>
        </message>
        <message>
            <source>In bloom at the start on {space}: {flower}.</source>
            <translation>En flor al principio en {space}: {flower}.</translation>
        </message>
        <message>
            <source>In bloom: harvested with its whole group once no space next to the group is empty</source>
            <translation>En flor: se cosecha con todo su grupo en cuanto no le quede al lado ninguna casilla vacía</translation>
        </message>
        <message>
            <source>In bloom: harvested with its whole group once no space next to the group is empty and no part of it is at the edge</source>
            <translation>En flor: se cosecha con todo su grupo en cuanto no le quede al lado ninguna casilla vacía y ninguna esté en el borde</translation>
        </message>
        <message>
            <source>In the Greenhouse and in Stalk Portfolios: {flowers}.</source>
            <translation>En el Invernadero y en las carteras: {flowers}.</translation>
        </message>
        <message>
            <source>It goes to the Compost when this turn ends.</source>
            <translation>Va al Compost cuando acabe este turno.</translation>
        </message>
        <message>
            <source>It is a player’s turn; nothing is drawn now.</source>
            <translation>Es el turno de un jugador; ahora no se roba nada.</translation>
        </message>
        <message>
            <source>Known from Swaps: {flowers}.</source>
            <translation>Se sabe por los Cambios: {flowers}.</translation>
        </message>
        <message>
            <source>Known to everyone from Swaps</source>
            <translation>Lo que los Cambios han mostrado a todos</translation>
        </message>
        <message>
            <source>Large: 61 spaces</source>
            <translation>Grande: 61 casillas</translation>
        </message>
        <message>
            <source>Leave the tokens alone: {value}</source>
            <translation>No gastes fichas: {value}</translation>
        </message>
        <message>
            <source>Length of the match</source>
            <translation>Duración de la partida</translation>
        </message>
        <message>
            <source>Long</source>
            <translation>Larga</translation>
        </message>
        <message>
            <source>Long match</source>
            <translation>Partida larga</translation>
        </message>
        <message>
            <source>Market</source>
            <translation>Mercado</translation>
        </message>
        <message>
            <source>Market Track</source>
            <translation>Escala del mercado</translation>
        </message>
        <message>
            <source>Market Track and Stalk Values</source>
            <translation>Escala del mercado y valores</translation>
        </message>
        <message>
            <source>Market Track, space {space}</source>
            <translation>Escala del mercado, casilla {space}</translation>
        </message>
        <message>
            <source>Market over time</source>
            <translation>Evolución del mercado</translation>
        </message>
        <message>
            <source>Must pass the highest value</source>
            <translation>Tiene que rebasar el valor más alto</translation>
        </message>
        <message>
            <source>New flowers come from the Greenhouse.</source>
            <translation>Del Invernadero llegan flores nuevas.</translation>
        </message>
        <message>
            <source>No bulbs bloom.</source>
            <translation>No florece ningún bulbo.</translation>
        </message>
        <message>
            <source>No extra Plant or Swap is worth a token now.</source>
            <translation>Ahora no vale la pena gastar una ficha en plantar otra vez ni en otro Cambio.</translation>
        </message>
        <message>
            <source>No flower was valuable enough to lose anything.</source>
            <translation>Ninguna flor valía lo bastante para perder valor.</translation>
        </message>
        <message>
            <source>No flowers of this kind are left in the Greenhouse.</source>
            <translation>En el Invernadero no queda ninguna flor de esta variedad.</translation>
        </message>
        <message>
            <source>No harvest this turn.</source>
            <translation>No hay cosecha en este turno.</translation>
        </message>
        <message>
            <source>No harvest when this turn ends.</source>
            <translation>No hay cosecha cuando acabe este turno.</translation>
        </message>
        <message>
            <source>No harvest.</source>
            <translation>Sin cosecha.</translation>
        </message>
        <message>
            <source>No tokens, no hurry: {value}</source>
            <translation>Sin fichas, sin prisas: {value}</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Ninguna</translation>
        </message>
        <message>
            <source>Normal</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Normal match</source>
            <translation>Partida normal</translation>
        </message>
        <message>
            <source>Normal: 37 spaces</source>
            <translation>Normal: 37 casillas</translation>
        </message>
        <message>
            <source>Not shown</source>
            <translation>No se muestran</translation>
        </message>
        <message>
            <source>Nothing on the Exchange helps you enough: new flowers are worth a token.</source>
            <translation>Nada de la Bolsa te ayuda lo bastante: unas flores nuevas valen una ficha.</translation>
        </message>
        <message>
            <source>Number of flowers</source>
            <translation>Número de flores</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sí</translation>
        </message>
        <message>
            <source>On the Exchange now: {flowers}.</source>
            <translation>Ahora en la Bolsa: {flowers}.</translation>
        </message>
        <message>
            <source>On the brink: {value}</source>
            <translation>Al borde del abismo: {value}</translation>
        </message>
        <message>
            <source>Once the market has crashed, nothing can change that</source>
            <translation>Una vez llegado el crac, nada puede cambiarlo</translation>
        </message>
        <message>
            <source>Only surround others</source>
            <translation>Solo cercan</translation>
        </message>
        <message>
            <source>Only these flowers score: each one is worth its Stalk Value</source>
            <translation>Solo puntúan estas flores: cada una suma su valor</translation>
        </message>
        <message>
            <source>Only you can see them. A Swap exchanges one for another kind.</source>
            <translation>Solo tú las ves. Un Cambio sustituye una por otra de distinta variedad.</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Abierto</translation>
        </message>
        <message>
            <source>Other causes of a crash</source>
            <translation>Otras causas del crac</translation>
        </message>
        <message>
            <source>Plant it in the Garden, or swap it for another kind from your Stalk Portfolio</source>
            <translation>Plántala en el Jardín o cámbiala por otra variedad de tu cartera</translation>
        </message>
        <message>
            <source>Plant on {space}: {flower} from slot {slot}</source>
            <translation>Plantar en {space}: {flower} del hueco {slot}</translation>
        </message>
        <message>
            <source>Plant {flower} from slot {slot} on {space}.</source>
            <translation>Planta {flower} del hueco {slot} en {space}.</translation>
        </message>
        <message>
            <source>Plants most</source>
            <translation>Planta sobre todo</translation>
        </message>
        <message>
            <source>Players must remember Swaps from before the last round. The match file keeps everything.</source>
            <translation>Hay que recordar los Cambios anteriores a la última ronda. El archivo de partida lo conserva todo.</translation>
        </message>
        <message>
            <source>Plays by the current values and ignores the crash.</source>
            <translation>Juega según los valores actuales e ignora el crac.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Al azar</translation>
        </message>
        <message>
            <source>Reaching it is enough</source>
            <translation>Basta con alcanzarlo</translation>
        </message>
        <message>
            <source>Round {round}</source>
            <translation>Ronda {round}</translation>
        </message>
        <message>
            <source>Rows of the garden</source>
            <translation>Filas del Jardín</translation>
        </message>
        <message>
            <source>Seat 1</source>
            <translation>Asiento 1</translation>
        </message>
        <message>
            <source>Seat 2</source>
            <translation>Asiento 2</translation>
        </message>
        <message>
            <source>Seat 3</source>
            <translation>Asiento 3</translation>
        </message>
        <message>
            <source>Seat 4</source>
            <translation>Asiento 4</translation>
        </message>
        <message>
            <source>Seat 5</source>
            <translation>Asiento 5</translation>
        </message>
        <message numerus="yes">
            <source>Seat {seat} cannot go first: there are only %n player(s).</source>
            <translation>
                <numerusform>El asiento {seat} no puede empezar: solo hay %n jugador.</numerusform>
                <numerusform>El asiento {seat} no puede empezar: solo hay %n jugadores.</numerusform>
            </translation>
        </message>
        <message>
            <source>Seedy Business</source>
            <translation>Negocios turbios</translation>
        </message>
        <message>
            <source>Seedy Business tokens</source>
            <translation>Fichas de negocios turbios</translation>
        </message>
        <message>
            <source>Seedy Business tokens pay for extra actions; tokens left at the end are worth nothing</source>
            <translation>Las fichas de negocios turbios pagan acciones extra; las que quedan al final no valen nada</translation>
        </message>
        <message>
            <source>Seedy Business, {n} left</source>
            <translation>Negocios turbios, quedan {n}</translation>
        </message>
        <message numerus="yes">
            <source>Seedy Business: %n token(s) left</source>
            <translation>
                <numerusform>Negocios turbios: queda %n ficha</numerusform>
                <numerusform>Negocios turbios: quedan %n fichas</numerusform>
            </translation>
        </message>
        <message>
            <source>Seedy Business: all flowers on the Exchange go to the Compost, and new ones are drawn</source>
            <translation>Negocios turbios: todas las flores de la Bolsa van al Compost, y se sacan otras nuevas</translation>
        </message>
        <message>
            <source>Sees the crash coming, and plans both actions together.</source>
            <translation>Ve venir el crac y planea juntas ambas acciones.</translation>
        </message>
        <message>
            <source>Set-up</source>
            <translation>Preparación</translation>
        </message>
        <message>
            <source>Short</source>
            <translation>Corta</translation>
        </message>
        <message>
            <source>Short match</source>
            <translation>Partida corta</translation>
        </message>
        <message>
            <source>Show known flowers</source>
            <translation>Mostrar las flores conocidas</translation>
        </message>
        <message>
            <source>Shown during play</source>
            <translation>A la vista durante la partida</translation>
        </message>
        <message>
            <source>Shows how many flowers are in each, but not which.</source>
            <translation>Muestra cuántas flores hay en cada uno, pero no cuáles.</translation>
        </message>
        <message>
            <source>Shows how many flowers of each kind are in each.</source>
            <translation>Muestra cuántas flores de cada variedad hay en cada uno.</translation>
        </message>
        <message>
            <source>Shows neither; players have to remember.</source>
            <translation>No muestra ninguno de los dos; hay que recordarlo.</translation>
        </message>
        <message>
            <source>Shows what each player is known to hold from past Swaps.</source>
            <translation>Muestra qué flores tiene seguro cada jugador según los Cambios anteriores.</translation>
        </message>
        <message>
            <source>Size of the Garden</source>
            <translation>Tamaño del Jardín</translation>
        </message>
        <message>
            <source>Slot {slot}</source>
            <translation>Hueco {slot}</translation>
        </message>
        <message>
            <source>Small: 19 spaces</source>
            <translation>Pequeño: 19 casillas</translation>
        </message>
        <message>
            <source>Snowdrop</source>
            <translation>Campanilla</translation>
        </message>
        <message>
            <source>Something else must be drawn first.</source>
            <translation>Antes hay que robar otra cosa.</translation>
        </message>
        <message>
            <source>Space of the first harvested flower</source>
            <translation>Casilla de la primera flor cosechada</translation>
        </message>
        <message>
            <source>Space {space}</source>
            <translation>Casilla {space}</translation>
        </message>
        <message>
            <source>Spaces between the last flower on the Market Track and the highest Stalk Value. A harvested flower of the most valuable kind takes 2, any other 1</source>
            <translation>Casillas entre la última flor de la escala del mercado y el valor más alto. Una flor cosechada de la variedad más valiosa gasta 2; cualquier otra, 1</translation>
        </message>
        <message>
            <source>Spend a token and swap in slot {slot}: take {taken}, give {given}.</source>
            <translation>Gasta una ficha y haz un Cambio en el hueco {slot}: toma {taken}, da {given}.</translation>
        </message>
        <message>
            <source>Spend a token on a Flush.</source>
            <translation>Gasta una ficha en renovar la Bolsa.</translation>
        </message>
        <message>
            <source>Spend a token on an extra Plant, an extra Swap or a Flush, at any time during your turn.</source>
            <translation>Gasta una ficha para plantar otra vez, hacer otro Cambio o renovar la Bolsa, en cualquier momento de tu turno.</translation>
        </message>
        <message>
            <source>Spend a token: plant {flower} from slot {slot} on {space}.</source>
            <translation>Gasta una ficha: planta {flower} del hueco {slot} en {space}.</translation>
        </message>
        <message>
            <source>Stalk Exchange</source>
            <translation>Stalk Exchange</translation>
        </message>
        <message numerus="yes">
            <source>Stalk Exchange is for two to five players, not %n.</source>
            <translation>
                <numerusform>Stalk Exchange es para dos a cinco jugadores, no para %n.</numerusform>
                <numerusform>Stalk Exchange es para dos a cinco jugadores, no para %n.</numerusform>
            </translation>
        </message>
        <message>
            <source>Stalk Value that ends the match (house rule)</source>
            <translation>Valor que termina la partida (regla de la casa)</translation>
        </message>
        <message>
            <source>Stalk Value: {flower}</source>
            <translation>Valor: {flower}</translation>
        </message>
        <message>
            <source>Stalk Values</source>
            <translation>Valores</translation>
        </message>
        <message>
            <source>Stalk Values at the start</source>
            <translation>Valores al principio</translation>
        </message>
        <message>
            <source>Stalk Values don’t change.</source>
            <translation>Los valores no cambian.</translation>
        </message>
        <message>
            <source>Stalk Values rise: {values}.</source>
            <translation>Suben los valores: {values}.</translation>
        </message>
        <message>
            <source>Stalk Values: {values}.</source>
            <translation>Valores: {values}.</translation>
        </message>
        <message>
            <source>Starting player</source>
            <translation>Quién empieza</translation>
        </message>
        <message>
            <source>Steps to the crash</source>
            <translation>Pasos hasta el crac</translation>
        </message>
        <message>
            <source>Steps to the crash: {now}, then {then}.</source>
            <translation>Pasos hasta el crac: {now}, luego {then}.</translation>
        </message>
        <message>
            <source>Swap in slot {slot}: take {taken}, give {given}.</source>
            <translation>Haz un Cambio en el hueco {slot}: toma {taken}, da {given}.</translation>
        </message>
        <message>
            <source>The Bust</source>
            <translation>El Desplome</translation>
        </message>
        <message>
            <source>The Bust changes nothing</source>
            <translation>El Desplome no cambia nada</translation>
        </message>
        <message>
            <source>The Bust halves the most valuable kind.</source>
            <translation>El Desplome reduce a la mitad la variedad más valiosa.</translation>
        </message>
        <message>
            <source>The Bust halves {flowers}</source>
            <translation>El Desplome reduce a la mitad {flowers}</translation>
        </message>
        <message>
            <source>The Bust: {flower} is the most valuable at {value} and loses {lost}, leaving {final}.</source>
            <translation>El Desplome: {flower} es la variedad más valiosa con {value}, pierde {lost} y se queda en {final}.</translation>
        </message>
        <message>
            <source>The Compost</source>
            <translation>El Compost</translation>
        </message>
        <message numerus="yes">
            <source>The Compost: %n flower(s)</source>
            <translation>
                <numerusform>El Compost: %n flor</numerusform>
                <numerusform>El Compost: %n flores</numerusform>
            </translation>
        </message>
        <message>
            <source>The Compost: {flowers}</source>
            <translation>El Compost: {flowers}</translation>
        </message>
        <message>
            <source>The Exchange and the Greenhouse are both empty.</source>
            <translation>La Bolsa y el Invernadero están vacíos.</translation>
        </message>
        <message>
            <source>The Exchange has no slot with this number.</source>
            <translation>La Bolsa no tiene ningún hueco con este número.</translation>
        </message>
        <message>
            <source>The Exchange is empty: nothing goes to the Compost.</source>
            <translation>La Bolsa está vacía: nada va al Compost.</translation>
        </message>
        <message>
            <source>The Exchange is filled.</source>
            <translation>Se llena la Bolsa.</translation>
        </message>
        <message>
            <source>The Garden</source>
            <translation>El Jardín</translation>
        </message>
        <message>
            <source>The Garden has no empty spaces left.</source>
            <translation>En el Jardín no queda ninguna casilla vacía.</translation>
        </message>
        <message>
            <source>The Garden has no space with this name.</source>
            <translation>El Jardín no tiene ninguna casilla con este nombre.</translation>
        </message>
        <message>
            <source>The Garden is full</source>
            <translation>El Jardín está lleno</translation>
        </message>
        <message>
            <source>The Greenhouse</source>
            <translation>El Invernadero</translation>
        </message>
        <message>
            <source>The Greenhouse cannot fill the Exchange.</source>
            <translation>El Invernadero no puede llenar la Bolsa.</translation>
        </message>
        <message>
            <source>The Greenhouse cannot refill the Exchange after a Flush: the match would end with this turn.</source>
            <translation>Tras renovar la Bolsa, el Invernadero no puede rellenarla: la partida acabaría con este turno.</translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse has only %n flower(s): after a Flush the match ends with this turn.</source>
            <translation>
                <numerusform>El Invernadero solo tiene %n flor: si renuevas la Bolsa, la partida acaba con este turno.</numerusform>
                <numerusform>El Invernadero solo tiene %n flores: si renuevas la Bolsa, la partida acaba con este turno.</numerusform>
            </translation>
        </message>
        <message>
            <source>The Greenhouse runs dry</source>
            <translation>El Invernadero se agota</translation>
        </message>
        <message numerus="yes">
            <source>The Greenhouse: %n flower(s) left</source>
            <translation>
                <numerusform>El Invernadero: queda %n flor</numerusform>
                <numerusform>El Invernadero: quedan %n flores</numerusform>
            </translation>
        </message>
        <message>
            <source>The Market Track and the highest Stalk Value may be level; the market crashes only when the Market Track is lower.</source>
            <translation>La escala del mercado y el valor más alto pueden estar a la par; el crac solo llega más allá de eso.</translation>
        </message>
        <message>
            <source>The Market Track is full: its last flower is beside it, and {flowers} are at {value}.</source>
            <translation>La escala del mercado está llena: su última flor está al lado, y {flowers} están a {value}.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces higher, so the crash comes later.</source>
            <translation>La escala del mercado empieza cuatro casillas más arriba, y el crac llega más tarde.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces lower or higher, so the crash comes sooner or later.</source>
            <translation>La escala del mercado empieza cuatro casillas más abajo o más arriba, y el crac llega antes o después.</translation>
        </message>
        <message>
            <source>The Market Track starts four spaces lower, so the crash comes sooner.</source>
            <translation>La escala del mercado empieza cuatro casillas más abajo, y el crac llega antes.</translation>
        </message>
        <message>
            <source>The Market Track: each harvested flower goes one space lower</source>
            <translation>La escala del mercado: cada flor cosechada queda una casilla más abajo</translation>
        </message>
        <message>
            <source>The Stalk Portfolio is hidden</source>
            <translation>La cartera está oculta</translation>
        </message>
        <message>
            <source>The Stalk Portfolio stays hidden until the end</source>
            <translation>La cartera permanece oculta hasta el final</translation>
        </message>
        <message>
            <source>The Upkeep: four steps, always in this order</source>
            <translation>El Mantenimiento: cuatro pasos, siempre en este orden</translation>
        </message>
        <message>
            <source>The bag that all new flowers are drawn from</source>
            <translation>La bolsa de tela de la que se sacan todas las flores nuevas</translation>
        </message>
        <message>
            <source>The bag that all new flowers are drawn from, each equally likely</source>
            <translation>La bolsa de tela de la que se sacan todas las flores nuevas, todas igual de probables</translation>
        </message>
        <message numerus="yes">
            <source>The best turn harvests %n flower(s), yours {yours}.</source>
            <translation>
                <numerusform>El mejor turno cosecha %n flor; el tuyo, {yours}.</numerusform>
                <numerusform>El mejor turno cosecha %n flores; el tuyo, {yours}.</numerusform>
            </translation>
        </message>
        <message>
            <source>The best turn harvests {spaces}; yours does not.</source>
            <translation>El mejor turno cosecha {spaces}; el tuyo, no.</translation>
        </message>
        <message>
            <source>The crash is near: when the Market Track falls below the most valuable kind, the match ends.</source>
            <translation>El crac está cerca: cuando la escala del mercado quede por debajo de la variedad más valiosa, la partida termina.</translation>
        </message>
        <message>
            <source>The current decision. Press F1 for its rules</source>
            <translation>La decisión actual. F1 abre sus reglas</translation>
        </message>
        <message>
            <source>The dashed line is the Market Track going down: it passed {flowers} on turn {turn}.</source>
            <translation>La línea discontinua es la escala del mercado, que baja: rebasó a {flowers} en el turno {turn}.</translation>
        </message>
        <message>
            <source>The dashed line is the Market Track going down: where it meets the most valuable kind, the market crashes.</source>
            <translation>La línea discontinua es la escala del mercado, que baja: donde se cruza con la variedad más valiosa, llega el crac.</translation>
        </message>
        <message>
            <source>The edge of the Garden</source>
            <translation>El borde del Jardín</translation>
        </message>
        <message>
            <source>The first blooms are placed in the Garden.</source>
            <translation>Se colocan en el Jardín las primeras flores.</translation>
        </message>
        <message>
            <source>The harvest basket</source>
            <translation>La cesta de la cosecha</translation>
        </message>
        <message>
            <source>The highest possible Stalk Value, {value}, has been reached by {flowers}.</source>
            <translation>Se alcanza el valor más alto posible, {value}: {flowers}.</translation>
        </message>
        <message>
            <source>The last flower on the Market Track</source>
            <translation>La última flor de la escala del mercado</translation>
        </message>
        <message>
            <source>The last flower on the Market Track is on space {space}, and {flowers} are at {value}.</source>
            <translation>La última flor de la escala del mercado está en la casilla {space}, y {flowers} están a {value}.</translation>
        </message>
        <message>
            <source>The last round</source>
            <translation>La última ronda</translation>
        </message>
        <message>
            <source>The log shows</source>
            <translation>El registro muestra</translation>
        </message>
        <message>
            <source>The loss is rounded up</source>
            <translation>La pérdida se redondea hacia arriba</translation>
        </message>
        <message>
            <source>The marked group is almost surrounded: the player who plants on the last empty space beside it harvests it.</source>
            <translation>El grupo marcado está casi cercado: quien plante en la última casilla vacía de al lado lo cosecha.</translation>
        </message>
        <message>
            <source>The market</source>
            <translation>El mercado</translation>
        </message>
        <message>
            <source>The market also crashes when a Stalk Value reaches 9 with two players, 8 with three or four, 7 with five.</source>
            <translation>También hay crac cuando un valor llega a 9 con dos jugadores, a 8 con tres o cuatro, a 7 con cinco.</translation>
        </message>
        <message>
            <source>The market also crashes when an Upkeep begins with no empty space in the Garden.</source>
            <translation>También hay crac cuando un Mantenimiento empieza sin ninguna casilla vacía en el Jardín.</translation>
        </message>
        <message>
            <source>The market crashes as soon as the Market Track and the highest Stalk Value are level.</source>
            <translation>Hay crac en cuanto la escala del mercado y el valor más alto están a la par.</translation>
        </message>
        <message>
            <source>The market crashes when the Greenhouse cannot refill the Exchange.</source>
            <translation>El crac llega cuando no alcanza para rellenar la Bolsa.</translation>
        </message>
        <message>
            <source>The market crashes when the Market Track has passed the most valuable kind, or when the Greenhouse runs dry.</source>
            <translation>Hay crac cuando la escala del mercado ha rebasado a la variedad más valiosa o cuando el Invernadero se agota.</translation>
        </message>
        <message>
            <source>The market crashes! {why}</source>
            <translation>¡Crac en el mercado! {why}</translation>
        </message>
        <message>
            <source>The market has crashed.</source>
            <translation>Ha llegado el crac.</translation>
        </message>
        <message>
            <source>The market has crashed: {who} share the victory.</source>
            <translation>Tras el crac: {who} comparten la victoria.</translation>
        </message>
        <message numerus="yes">
            <source>The market has crashed: {who} wins by %n point(s).</source>
            <translation>
                <numerusform>Tras el crac: {who} gana por %n punto.</numerusform>
                <numerusform>Tras el crac: {who} gana por %n puntos.</numerusform>
            </translation>
        </message>
        <message>
            <source>The market has crashed: {who} wins the tie-break on {flowers}.</source>
            <translation>Tras el crac: {who} gana el desempate por {flowers}.</translation>
        </message>
        <message>
            <source>The market has not crashed yet.</source>
            <translation>El crac aún no ha llegado.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partida ha terminado.</translation>
        </message>
        <message>
            <source>The match would end with this turn. {why}</source>
            <translation>La partida acabaría con este turno. {why}</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; a 7 drops to 3.</source>
            <translation>La variedad más valiosa pierde la mitad de su valor; un 7 baja a 3.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; a 7 drops to 4.</source>
            <translation>La variedad más valiosa pierde la mitad de su valor; un 7 baja a 4.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half its Stalk Value; this sets how an odd value is rounded.</source>
            <translation>La variedad más valiosa pierde la mitad de su valor; esto decide cómo se redondea uno impar.</translation>
        </message>
        <message>
            <source>The most valuable kind loses half: {value} − {lost} = {final}</source>
            <translation>La variedad más valiosa pierde la mitad: {value} − {lost} = {final}</translation>
        </message>
        <message>
            <source>The next harvest after that crashes the market.</source>
            <translation>La siguiente cosecha provoca el crac.</translation>
        </message>
        <message>
            <source>The next harvest crashes the market.</source>
            <translation>La próxima cosecha provoca el crac.</translation>
        </message>
        <message>
            <source>The players</source>
            <translation>Los jugadores</translation>
        </message>
        <message>
            <source>The remaining value is rounded up</source>
            <translation>El resto se redondea hacia arriba</translation>
        </message>
        <message>
            <source>The same after the Bust has halved the most valuable kind</source>
            <translation>Lo mismo, después de que el Desplome reduzca a la mitad la variedad más valiosa</translation>
        </message>
        <message>
            <source>The seat that takes the first turn.</source>
            <translation>El asiento que tiene el primer turno.</translation>
        </message>
        <message>
            <source>The starting player is drawn at random.</source>
            <translation>Se sortea quién empieza.</translation>
        </message>
        <message>
            <source>The starting player was chosen before the match.</source>
            <translation>Quién empieza se eligió antes de la partida.</translation>
        </message>
        <message>
            <source>There is a different flower in this slot.</source>
            <translation>En este hueco hay otra flor.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>En esta partida no existe ese asiento.</translation>
        </message>
        <message>
            <source>This bulb can’t bloom: no empty space beside it.</source>
            <translation>Este bulbo no puede florecer: no hay casilla vacía al lado.</translation>
        </message>
        <message numerus="yes">
            <source>This crashes the market: your flowers score %n point(s), instead of {now} if it crashed now.</source>
            <translation>
                <numerusform>Esto provoca el crac: tus flores valen %n punto, en vez de {now} si el crac llegara ahora.</numerusform>
                <numerusform>Esto provoca el crac: tus flores valen %n puntos, en vez de {now} si el crac llegara ahora.</numerusform>
            </translation>
        </message>
        <message>
            <source>This ends the match. {why}</source>
            <translation>Esto acaba la partida. {why}</translation>
        </message>
        <message numerus="yes">
            <source>This harvests %n flower(s) at the end of the turn: {flowers}.</source>
            <translation>
                <numerusform>Al acabar el turno esto cosecha %n flor: {flowers}.</numerusform>
                <numerusform>Al acabar el turno esto cosecha %n flores: {flowers}.</numerusform>
            </translation>
        </message>
        <message>
            <source>This is the last turn.</source>
            <translation>Este es el último turno.</translation>
        </message>
        <message>
            <source>This is the last turn. {why}</source>
            <translation>Este es el último turno. {why}</translation>
        </message>
        <message>
            <source>This is the most valuable kind: the Bust would halve it at the end.</source>
            <translation>Es la variedad más valiosa: al final, el Desplome reduciría su valor a la mitad.</translation>
        </message>
        <message>
            <source>This slot stays empty until the Exchange is refilled.</source>
            <translation>Este hueco sigue vacío hasta que se rellene la Bolsa.</translation>
        </message>
        <message>
            <source>This space is already occupied.</source>
            <translation>Esta casilla ya está ocupada.</translation>
        </message>
        <message numerus="yes">
            <source>This surrounds %n flower(s), harvested at the end of your turn: {flowers}.</source>
            <translation>
                <numerusform>Así cercas %n flor, que se cosecha al acabar tu turno: {flowers}.</numerusform>
                <numerusform>Así cercas %n flores, que se cosechan al acabar tu turno: {flowers}.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tied at {points} points; {flowers} decide it, {more} to {fewer} for {who}.</source>
            <translation>Empate a {points} puntos. Deciden {flowers}: {more} contra {fewer} para {who}.</translation>
        </message>
        <message>
            <source>Tied on points and on every tie-breaker.</source>
            <translation>Empate a puntos y en todos los desempates.</translation>
        </message>
        <message>
            <source>To the Compost: {flower}, from slot {slot}.</source>
            <translation>Al Compost: {flower}, del hueco {slot}.</translation>
        </message>
        <message>
            <source>Tokens in the box</source>
            <translation>Fichas en la caja</translation>
        </message>
        <message>
            <source>Tulip</source>
            <translation>Tulipán</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turnos</translation>
        </message>
        <message>
            <source>Upkeep</source>
            <translation>Mantenimiento</translation>
        </message>
        <message>
            <source>Upkeep after {who}’s turn. {step}</source>
            <translation>Mantenimiento tras el turno de {who}. {step}</translation>
        </message>
        <message>
            <source>Value of the Stalk Portfolios</source>
            <translation>Valor de las carteras</translation>
        </message>
        <message>
            <source>Values</source>
            <translation>Valores</translation>
        </message>
        <message>
            <source>What one flower of this kind is worth. Each one harvested adds 1</source>
            <translation>Lo que vale una flor de esta variedad. Cada cosechada añade 1</translation>
        </message>
        <message>
            <source>What the Upkeep would do if the turn ended now</source>
            <translation>Qué haría el Mantenimiento si el turno acabara ahora</translation>
        </message>
        <message>
            <source>What your Stalk Portfolio is worth</source>
            <translation>Lo que vale tu cartera</translation>
        </message>
        <message>
            <source>When this turn ends</source>
            <translation>Cuando acabe este turno</translation>
        </message>
        <message>
            <source>When this turn ends: {what}</source>
            <translation>Cuando acabe este turno: {what}</translation>
        </message>
        <message>
            <source>Whether bulbs belong to groups and are harvested with them.</source>
            <translation>Si los bulbos forman parte de los grupos y se cosechan con ellos.</translation>
        </message>
        <message>
            <source>Whether the market crashes when this flower is level with the highest Stalk Value, or only below it.</source>
            <translation>Si el crac llega cuando esta flor está a la par del valor más alto o solo cuando está más abajo.</translation>
        </message>
        <message>
            <source>With an open edge, a group that touches it is never surrounded and never harvested.</source>
            <translation>Con el borde abierto, un grupo que lo toca nunca queda cercado ni se cosecha.</translation>
        </message>
        <message>
            <source>Without Seedy Business tokens there are no extra actions: good for learning the game.</source>
            <translation>Sin fichas de negocios turbios no hay acciones extra: bueno para aprender el juego.</translation>
        </message>
        <message>
            <source>Worked out from everything in view</source>
            <translation>Contado a partir de todo lo que está a la vista</translation>
        </message>
        <message>
            <source>Worth after this Upkeep: {worth}</source>
            <translation>Valor tras este Mantenimiento: {worth}</translation>
        </message>
        <message>
            <source>Worth now: {worth}</source>
            <translation>Valor ahora: {worth}</translation>
        </message>
        <message>
            <source>You can plant any flower from the Exchange here, as a bulb.</source>
            <translation>Aquí puedes plantar cualquier flor de la Bolsa, como bulbo.</translation>
        </message>
        <message>
            <source>You can spend Seedy Business tokens only on your own turn</source>
            <translation>Las fichas de negocios turbios solo se gastan en tu propio turno</translation>
        </message>
        <message numerus="yes">
            <source>You have %n of this kind.</source>
            <translation>
                <numerusform>Tienes %n de esta variedad.</numerusform>
                <numerusform>Tienes %n de esta variedad.</numerusform>
            </translation>
        </message>
        <message>
            <source>You have no basic actions and no Seedy Business tokens left.</source>
            <translation>No te quedan acciones básicas ni fichas de negocios turbios.</translation>
        </message>
        <message>
            <source>You have no basic actions left. End your turn, or spend a Seedy Business token on another one.</source>
            <translation>No te queda ninguna acción básica. Acaba tu turno o gasta una ficha de negocios turbios en otra.</translation>
        </message>
        <message>
            <source>You have no flowers of this kind in your Stalk Portfolio.</source>
            <translation>En tu cartera no hay ninguna flor de esta variedad.</translation>
        </message>
        <message>
            <source>You still have a basic action to take.</source>
            <translation>Aún te queda una acción básica.</translation>
        </message>
        <message>
            <source>Your Stalk Portfolio</source>
            <translation>Tu cartera</translation>
        </message>
        <message numerus="yes">
            <source>Your Stalk Portfolio: %n flower(s) only you can see</source>
            <translation>
                <numerusform>Tu cartera: %n flor que solo ves tú</numerusform>
                <numerusform>Tu cartera: %n flores que solo ves tú</numerusform>
            </translation>
        </message>
        <message>
            <source>Your daffodils</source>
            <translation>Tus narcisos</translation>
        </message>
        <message>
            <source>Your dahlias</source>
            <translation>Tus dalias</translation>
        </message>
        <message numerus="yes">
            <source>Your flowers are then worth %n point(s), up from {now}.</source>
            <translation>
                <numerusform>Tus flores valdrán entonces %n punto, antes {now}.</numerusform>
                <numerusform>Tus flores valdrán entonces %n puntos, antes {now}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain about {theirs}.</source>
            <translation>
                <numerusform>Tus flores valdrán entonces %n punto, antes {now}; {who} debería ganar alrededor de {theirs}.</numerusform>
                <numerusform>Tus flores valdrán entonces %n puntos, antes {now}; {who} debería ganar alrededor de {theirs}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Your flowers will be worth %n point(s) then, up from {now}; {who} should gain nothing.</source>
            <translation>
                <numerusform>Tus flores valdrán entonces %n punto, antes {now}; {who} no debería ganar nada.</numerusform>
                <numerusform>Tus flores valdrán entonces %n puntos, antes {now}; {who} no debería ganar nada.</numerusform>
            </translation>
        </message>
        <message>
            <source>Your flowers: {now}, then {then}.</source>
            <translation>Tus flores: {now}, luego {then}.</translation>
        </message>
        <message>
            <source>Your globemasters</source>
            <translation>Tus aliums</translation>
        </message>
        <message>
            <source>Your snowdrops</source>
            <translation>Tus campanillas</translation>
        </message>
        <message>
            <source>Your tulips</source>
            <translation>Tus tulipanes</translation>
        </message>
        <message>
            <source>Your turn harvests {spaces}; the best turn does not.</source>
            <translation>Tu turno cosecha {spaces}; el mejor, no.</translation>
        </message>
        <message>
            <source>a daffodil</source>
            <translation>un narciso</translation>
        </message>
        <message>
            <source>a dahlia</source>
            <translation>una dalia</translation>
        </message>
        <message>
            <source>a globemaster</source>
            <translation>un alium</translation>
        </message>
        <message>
            <source>a regular hexagon with this side has the rows {rows}</source>
            <translation>las filas de un hexágono regular con este lado son {rows}</translation>
        </message>
        <message>
            <source>a snowdrop</source>
            <translation>una campanilla</translation>
        </message>
        <message>
            <source>a tulip</source>
            <translation>un tulipán</translation>
        </message>
        <message>
            <source>after step 3</source>
            <translation>tras el paso 3</translation>
        </message>
        <message>
            <source>at current values</source>
            <translation>a los valores actuales</translation>
        </message>
        <message>
            <source>bulbs bloom</source>
            <translation>florecen bulbos</translation>
        </message>
        <message>
            <source>bulbs bloom, including this one</source>
            <translation>florecen bulbos, con este</translation>
        </message>
        <message>
            <source>crash</source>
            <translation>crac</translation>
        </message>
        <message numerus="yes">
            <source>crashes caused: %n</source>
            <translation>
                <numerusform>cracs provocados: %n</numerusform>
                <numerusform>cracs provocados: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>daffodil</source>
            <translation>narciso</translation>
        </message>
        <message>
            <source>dahlia</source>
            <translation>dalia</translation>
        </message>
        <message>
            <source>each pays for an extra Plant, an extra Swap or a Flush</source>
            <translation>cada una permite plantar otra vez, hacer otro Cambio o renovar la Bolsa</translation>
        </message>
        <message>
            <source>flowers harvested</source>
            <translation>flores cosechadas</translation>
        </message>
        <message>
            <source>globemaster</source>
            <translation>alium</translation>
        </message>
        <message>
            <source>if the market crashed now</source>
            <translation>si el crac llegara ahora</translation>
        </message>
        <message>
            <source>if the market crashes</source>
            <translation>en caso de crac</translation>
        </message>
        <message>
            <source>is worth {value}</source>
            <translation>vale {value}</translation>
        </message>
        <message>
            <source>it blooms</source>
            <translation>florece</translation>
        </message>
        <message>
            <source>it has no empty space beside it and stays a bulb</source>
            <translation>no tiene al lado ninguna casilla vacía y sigue siendo bulbo</translation>
        </message>
        <message>
            <source>it is harvested</source>
            <translation>se cosecha</translation>
        </message>
        <message>
            <source>last action</source>
            <translation>última acción</translation>
        </message>
        <message>
            <source>may end the turn</source>
            <translation>puede acabar el turno</translation>
        </message>
        <message numerus="yes">
            <source>must be 0 or more; {seats} players would need %n token(s), and there are only {held}</source>
            <translation>
                <numerusform>debe ser 0 o más; {seats} jugadores necesitan %n ficha, y solo hay {held}</numerusform>
                <numerusform>debe ser 0 o más; {seats} jugadores necesitan %n fichas, y solo hay {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>must be 1 or more</source>
            <translation>debe ser 1 o más</translation>
        </message>
        <message>
            <source>must be a whole number from {low} to {high}</source>
            <translation>debe ser un número entero de {low} a {high}</translation>
        </message>
        <message>
            <source>next</source>
            <translation>siguiente</translation>
        </message>
        <message>
            <source>no empty space beside it</source>
            <translation>sin casilla vacía al lado</translation>
        </message>
        <message>
            <source>one of its empty spaces</source>
            <translation>una de sus casillas vacías</translation>
        </message>
        <message>
            <source>open at the edge</source>
            <translation>abierto en el borde</translation>
        </message>
        <message>
            <source>open at the edge of the Garden</source>
            <translation>abierto en el borde del Jardín</translation>
        </message>
        <message numerus="yes">
            <source>plants most often: {what}, %n time(s)</source>
            <translation>
                <numerusform>planta sobre todo: {what}, %n vez</numerusform>
                <numerusform>planta sobre todo: {what}, %n veces</numerusform>
            </translation>
        </message>
        <message>
            <source>snowdrop</source>
            <translation>campanilla</translation>
        </message>
        <message>
            <source>spent tokens do not come back</source>
            <translation>las fichas gastadas no vuelven</translation>
        </message>
        <message>
            <source>still open at {spaces}</source>
            <translation>aún con sitio en {spaces}</translation>
        </message>
        <message>
            <source>surround others but are not harvested themselves</source>
            <translation>cercan a otras, pero no se cosechan</translation>
        </message>
        <message>
            <source>surrounded</source>
            <translation>cercado</translation>
        </message>
        <message>
            <source>the daffodils</source>
            <translation>los narcisos</translation>
        </message>
        <message>
            <source>the dahlias</source>
            <translation>las dalias</translation>
        </message>
        <message>
            <source>the globemasters</source>
            <translation>los aliums</translation>
        </message>
        <message>
            <source>the number never changes; the kinds are secret</source>
            <translation>el número nunca cambia; las variedades son secretas</translation>
        </message>
        <message>
            <source>the rest {figures}</source>
            <translation>el resto {figures}</translation>
        </message>
        <message>
            <source>the snowdrops</source>
            <translation>las campanillas</translation>
        </message>
        <message>
            <source>the start space must be 1 or more; for {seats} players, side {side} and length {length} it is {space}</source>
            <translation>la casilla inicial debe ser 1 o más; para {seats} jugadores, lado {side} y duración {length} es {space}</translation>
        </message>
        <message>
            <source>the tulips</source>
            <translation>los tulipanes</translation>
        </message>
        <message>
            <source>then</source>
            <translation>luego</translation>
        </message>
        <message>
            <source>this is its last empty space</source>
            <translation>esta es su última casilla vacía</translation>
        </message>
        <message>
            <source>tulip</source>
            <translation>tulipán</translation>
        </message>
        <message>
            <source>was harvested, and its value rose by 1</source>
            <translation>se cosechó, y su valor subió 1</translation>
        </message>
        <message>
            <source>when your turn ends</source>
            <translation>cuando acabe tu turno</translation>
        </message>
        <message>
            <source>when {who}’s turn ends</source>
            <translation>cuando acabe el turno de {who}</translation>
        </message>
        <message>
            <source>worth now</source>
            <translation>valor ahora</translation>
        </message>
        <message>
            <source>your flowers</source>
            <translation>tus flores</translation>
        </message>
        <message>
            <source>{flowers} at {value}: {worth}</source>
            <translation>{flowers} a {value}: {worth}</translation>
        </message>
        <message>
            <source>{flowers} at {value}: {worth} for you</source>
            <translation>{flowers} a {value}: {worth} para ti</translation>
        </message>
        <message>
            <source>{flowers} {figures}</source>
            <translation>{flowers} {figures}</translation>
        </message>
        <message>
            <source>{flower} bulb</source>
            <translation>{flower}, bulbo</translation>
        </message>
        <message numerus="yes">
            <source>{flower} bulb in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower}, bulbo a solas, {room}</numerusform>
                <numerusform>{flower}, bulbo en un grupo de %n, {room}</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower} bulb that can’t bloom (no empty space beside it)</source>
            <translation>{flower}, bulbo que no puede florecer (sin casilla vacía al lado)</translation>
        </message>
        <message numerus="yes">
            <source>{flower} in bloom in a group of %n, {room}</source>
            <translation>
                <numerusform>{flower} en flor, a solas, {room}</numerusform>
                <numerusform>{flower} en flor, en un grupo de %n, {room}</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower} in slot {slot}</source>
            <translation>{flower} en el hueco {slot}</translation>
        </message>
        <message>
            <source>{flower} in slot {slot}, goes to the Compost next</source>
            <translation>{flower} en el hueco {slot}, lo siguiente al Compost</translation>
        </message>
        <message>
            <source>{flower} is worth {value}</source>
            <translation>{flower}: valor {value}</translation>
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
            <translation>{flower}: de {now} a {then}</translation>
        </message>
        <message numerus="yes">
            <source>{flower}, group of %n:</source>
            <translation>
                <numerusform>{flower}, grupo de %n:</numerusform>
                <numerusform>{flower}, grupo de %n:</numerusform>
            </translation>
        </message>
        <message>
            <source>{flower}, harvest number {number}</source>
            <translation>{flower}, cosecha número {number}</translation>
        </message>
        <message>
            <source>{flower}, harvested</source>
            <translation>{flower}, flor cosechada</translation>
        </message>
        <message>
            <source>{flower}: {held} × {price} = {worth}; with your turn {your_held} × {your_price} = {your_worth}.</source>
            <translation>{flower}: {held} × {price} = {worth}; con tu turno, {your_held} × {your_price} = {your_worth}.</translation>
        </message>
        <message>
            <source>{number} × {value}</source>
            <translation>{number} × {value}</translation>
        </message>
        <message>
            <source>{n} left</source>
            <translation>quedan {n}</translation>
        </message>
        <message>
            <source>{n} out</source>
            <translation>{n} fuera</translation>
        </message>
        <message>
            <source>{points} before the Bust</source>
            <translation>{points} antes del Desplome</translation>
        </message>
        <message numerus="yes">
            <source>{seats} portfolios, the Exchange and the start blooms need %n flower(s); there are {held}</source>
            <translation>
                <numerusform>{seats} carteras, la Bolsa y las flores iniciales necesitan %n flor; hay {held}</numerusform>
                <numerusform>{seats} carteras, la Bolsa y las flores iniciales necesitan %n flores; hay {held}</numerusform>
            </translation>
        </message>
        <message>
            <source>{slot}, next out</source>
            <translation>{slot}, sale ya</translation>
        </message>
        <message>
            <source>{taken} for {given}</source>
            <translation>{taken} por {given}</translation>
        </message>
        <message>
            <source>{who}</source>
            <translation>{who}</translation>
        </message>
        <message>
            <source>{who} flushes the Exchange: new flowers come from the Greenhouse.</source>
            <translation>{who} renueva la Bolsa: llegan flores nuevas del Invernadero.</translation>
        </message>
        <message>
            <source>{who} goes first.</source>
            <translation>Empieza {who}.</translation>
        </message>
        <message>
            <source>{who} has the best portfolio: {points} points.</source>
            <translation>{who} tiene la mejor cartera: {points} puntos.</translation>
        </message>
        <message>
            <source>{who} is about to end the turn.</source>
            <translation>{who} va a acabar el turno.</translation>
        </message>
        <message>
            <source>{who} is known to hold {flowers}.</source>
            <translation>Se sabe que {who} tiene {flowers}.</translation>
        </message>
        <message>
            <source>{who} may spend a token or end the turn.</source>
            <translation>{who} puede gastar una ficha o acabar el turno.</translation>
        </message>
        <message>
            <source>{who} plants or swaps, action {number} of {of}.</source>
            <translation>{who} planta o cambia, acción {number} de {of}.</translation>
        </message>
        <message>
            <source>{who} plants {flower} from slot {slot} on {space}.</source>
            <translation>{who} planta {flower} del hueco {slot} en {space}.</translation>
        </message>
        <message>
            <source>{who} share the victory with {points} points each.</source>
            <translation>{who} comparten la victoria con {points} puntos cada uno.</translation>
        </message>
        <message>
            <source>{who} spends a token and fills the empty Exchange.</source>
            <translation>{who} gasta una ficha y llena la Bolsa vacía.</translation>
        </message>
        <message>
            <source>{who} spends a token and plants {flower} from slot {slot} on {space}.</source>
            <translation>{who} gasta una ficha y planta {flower} del hueco {slot} en {space}.</translation>
        </message>
        <message>
            <source>{who} spends a token and swaps in slot {slot}: takes {taken}, gives {given}.</source>
            <translation>{who} gasta una ficha y hace un Cambio en el hueco {slot}: toma {taken}, da {given}.</translation>
        </message>
        <message>
            <source>{who} spends a token on a Flush. To the Compost: {flowers}.</source>
            <translation>{who} gasta una ficha en renovar la Bolsa. Al Compost: {flowers}.</translation>
        </message>
        <message>
            <source>{who} swaps in slot {slot}: takes {taken}, gives {given}.</source>
            <translation>{who} hace un Cambio en el hueco {slot}: toma {taken}, da {given}.</translation>
        </message>
        <message>
            <source>{who} {points}</source>
            <translation>{who} {points}</translation>
        </message>
        <message>
            <source>{who}: end your turn.</source>
            <translation>{who}: acaba tu turno.</translation>
        </message>
        <message>
            <source>{who}: plant or swap, action {number} of {of}.</source>
            <translation>{who}: planta o cambia, acción {number} de {of}.</translation>
        </message>
        <message>
            <source>{who}: spend a token on an extra action, or end your turn.</source>
            <translation>{who}: gasta una ficha en una acción más o acaba tu turno.</translation>
        </message>
        <message>
            <source>{who}: you cannot plant or swap anything. End your turn.</source>
            <translation>{who}: no puedes plantar ni cambiar nada. Acaba tu turno.</translation>
        </message>
        <message>
            <source>{who}’s Seedy Business, {n} left</source>
            <translation>Negocios turbios de {who}, quedan {n}</translation>
        </message>
        <message>
            <source>{who}’s Stalk Portfolio</source>
            <translation>Cartera de {who}</translation>
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
            <translation>A</translation>
        </message>
        <message>
            <source>S</source>
            <translation>C</translation>
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
            <translation>Relajado</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experto</translation>
        </message>
        <message>
            <source>Steady</source>
            <translation>Constante</translation>
        </message>
        <message>
            <source>Thoughtful</source>
            <translation>Reflexivo</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 matches against “{other}”.</source>
            <translation>Gana unas {won} de 100 partidas contra «{other}».</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 solo matches.</source>
            <translation>Gana unas {won} de 100 partidas en solitario.</translation>
        </message>
        <message>
            <source>Wins about {won} out of 100 {seats}-player matches against “{other}” ({even} would be average).</source>
            <translation>Gana unas {won} de 100 partidas de {seats} jugadores contra «{other}» (la media sería {even}).</translation>
        </message>
    </context>
    <context>
        <name>table</name>
        <message>
            <source>Answer recorded. Every look takes two seconds, so its length gives nothing away.</source>
            <translation>Respuesta anotada. Cada mirada dura dos segundos, para que su duración no delate nada.</translation>
        </message>
        <message>
            <source>It can’t go there.</source>
            <translation>No puede ir ahí.</translation>
        </message>
        <message>
            <source>Nothing to do there right now.</source>
            <translation>Ahora no hay nada que hacer ahí.</translation>
        </message>
        <message>
            <source>Please wait: {who} is thinking.</source>
            <translation>Espera: {who} está pensando.</translation>
        </message>
        <message>
            <source>That has changed in the meantime.</source>
            <translation>Eso ha cambiado entretanto.</translation>
        </message>
        <message>
            <source>You can’t move that right now.</source>
            <translation>No puedes mover eso ahora.</translation>
        </message>
        <message>
            <source>{who} is thinking.</source>
            <translation>{who} está pensando.</translation>
        </message>
        <message>
            <source>{who}: press your key to look at your hand. {play}</source>
            <translation>{who}: pulsa tu tecla para mirar tu mano. {play}</translation>
        </message>
    </context>
    <context>
        <name>table commands</name>
        <message>
            <source>Arrows</source>
            <translation>Flechas</translation>
        </message>
        <message>
            <source>At the table</source>
            <translation>En la mesa</translation>
        </message>
        <message>
            <source>At the table, with a screen reader</source>
            <translation>En la mesa, con un lector de pantalla</translation>
        </message>
        <message>
            <source>Change players</source>
            <translation>Cambiar jugadores</translation>
        </message>
        <message>
            <source>Ctrl with +, - or 0</source>
            <translation>Ctrl con +, - o 0</translation>
        </message>
        <message>
            <source>During animations, recap and replay</source>
            <translation>Durante las animaciones, el resumen y la repetición</translation>
        </message>
        <message>
            <source>Enter or Space, then again</source>
            <translation>Intro o Espacio, dos veces</translation>
        </message>
        <message>
            <source>Fit to window</source>
            <translation>Ajustar a la ventana</translation>
        </message>
        <message>
            <source>Go to a space</source>
            <translation>Ir a una casilla</translation>
        </message>
        <message>
            <source>Left, Right</source>
            <translation>Izquierda, derecha</translation>
        </message>
        <message>
            <source>List view</source>
            <translation>Vista de lista</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglas</translation>
        </message>
        <message>
            <source>Save and leave</source>
            <translation>Guardar y salir</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Ajustes</translation>
        </message>
        <message>
            <source>Show a hint</source>
            <translation>Mostrar una pista</translation>
        </message>
        <message>
            <source>Show a hint (off in this match)</source>
            <translation>Mostrar una pista (desactivado en esta partida)</translation>
        </message>
        <message>
            <source>When to look at my hand</source>
            <translation>Cuándo mirar mi mano</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Acercar</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Alejar</translation>
        </message>
        <message>
            <source>advice, hint, tip, help, expert</source>
            <translation>consejo, pista, sugerencia, ayuda, experto</translation>
        </message>
        <message>
            <source>agree when all players are asked</source>
            <translation>aceptar cuando se pregunta a todos</translation>
        </message>
        <message>
            <source>any letter or number</source>
            <translation>cualquier letra o número</translation>
        </message>
        <message>
            <source>explain what is under the cursor</source>
            <translation>explicar lo que hay bajo el cursor</translation>
        </message>
        <message>
            <source>go to a space, such as c5</source>
            <translation>ir a una casilla, como c5</translation>
        </message>
        <message>
            <source>help</source>
            <translation>ayuda</translation>
        </message>
        <message>
            <source>hint</source>
            <translation>pista</translation>
        </message>
        <message>
            <source>in a finished match: view as, play on from here</source>
            <translation>en una partida terminada: ver como, seguir desde aquí</translation>
        </message>
        <message>
            <source>in a replay: previous turn, next turn</source>
            <translation>en la repetición: turno anterior, turno siguiente</translation>
        </message>
        <message>
            <source>in a replay: speed, pause at key moments</source>
            <translation>en la repetición: velocidad, parar en los momentos clave</translation>
        </message>
        <message>
            <source>list view</source>
            <translation>vista de lista</translation>
        </message>
        <message>
            <source>move between pieces</source>
            <translation>moverse entre las piezas</translation>
        </message>
        <message>
            <source>next step, skip to the end, replay</source>
            <translation>siguiente paso, saltar al final, repetir</translation>
        </message>
        <message>
            <source>pick up, put down</source>
            <translation>levantar, dejar</translation>
        </message>
        <message>
            <source>rules of this step</source>
            <translation>reglas de este paso</translation>
        </message>
        <message>
            <source>show or hide the side panel</source>
            <translation>mostrar u ocultar el panel lateral</translation>
        </message>
        <message>
            <source>skip to the end, then do what the key does</source>
            <translation>saltar al final y hacer lo que hace la tecla</translation>
        </message>
        <message>
            <source>step back, step forward</source>
            <translation>paso anterior, paso siguiente</translation>
        </message>
        <message>
            <source>the current step, and what you have to do</source>
            <translation>el paso actual y lo que tienes que hacer</translation>
        </message>
        <message>
            <source>the key shown on a space or button</source>
            <translation>la tecla que aparece en una casilla o un botón</translation>
        </message>
        <message>
            <source>the row and the column of the cursor</source>
            <translation>la fila y la columna del cursor</translation>
        </message>
        <message>
            <source>the scores; your own pieces</source>
            <translation>los puntos; tus propias piezas</translation>
        </message>
        <message>
            <source>undo, redo</source>
            <translation>deshacer, rehacer</translation>
        </message>
        <message>
            <source>use this space or button</source>
            <translation>usar esa casilla o ese botón</translation>
        </message>
        <message>
            <source>what the last turn did</source>
            <translation>lo que hizo el último turno</translation>
        </message>
        <message>
            <source>where the cursor is, and what is around it</source>
            <translation>dónde está el cursor y qué hay alrededor</translation>
        </message>
        <message>
            <source>zoom in, zoom out, fit to window</source>
            <translation>acercar, alejar, ajustar a la ventana</translation>
        </message>
    </context>
    <context>
        <name>tips</name>
        <message>
            <source>Your tip history could not be read from {file}: {reason}.</source>
            <translation>No se pudo leer de {file} el historial de sugerencias: {reason}.</translation>
        </message>
        <message>
            <source>Your tip history could not be read, so tips will appear again; the old file is {file}.</source>
            <translation>No se pudo leer el historial de sugerencias, así que volverán a salir; el archivo antiguo es {file}.</translation>
        </message>
    </context>
    <context>
        <name>undo</name>
        <message>
            <source>Hidden information has been revealed since then. If all players agree, the move is undone and the undo is noted.</source>
            <translation>Desde entonces se ha revelado información oculta. Si todos los jugadores están de acuerdo, la jugada se deshace y queda anotado.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Deshacer</translation>
        </message>
        <message>
            <source>Undo (if all players agree)</source>
            <translation>Deshacer (si todos están de acuerdo)</translation>
        </message>
        <message>
            <source>Undo (will be noted)</source>
            <translation>Deshacer (quedará anotado)</translation>
        </message>
        <message>
            <source>We agree</source>
            <translation>De acuerdo</translation>
        </message>
        <message>
            <source>You have seen new information since then. You can still undo, but it will be noted.</source>
            <translation>Has visto información nueva desde entonces. Aun así puedes deshacer; quedará anotado.</translation>
        </message>
    </context>
</TS>
