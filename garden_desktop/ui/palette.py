"""Command palette (Ctrl+K): search field and list of all commands, moves, settings, matches and rules headings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QVBoxLayout, QWidget

from garden_desktop import paths
from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games import registry
from garden_desktop.ui.app_commands import HOME, OFFERED, AppActions
from garden_desktop.ui.board.layout import place_ref
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch
from garden_desktop.ui.kit.events import later
from garden_desktop.ui.kit.layout.sheets import SheetOverlay
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.lines import list_lines, plain, wrap_lines
from garden_desktop.ui.kit.text.translations import LanguageSwitcher, format_message, translate_message
from garden_desktop.ui.match.commands import REDO, UNDO
from garden_desktop.ui.match.replay_controls import ReplayControls
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.match.undo_words import undo_name
from garden_desktop.ui.settings.sheet import SettingRow, SettingsSheet

if TYPE_CHECKING:
    from garden_desktop.ui.lesson_controller import LessonController
    from garden_desktop.ui.match.match_screen import MatchScreen


# Commands and search


class Command(NamedTuple):
    """Command or move in the palette: label, function, group (`room`), key, and further search words.

    Those with `searched` (moves, values of settings, headings of rules) are only listed for a search, since there are
    hundreds of them.
    """

    words: str
    do: Callable[[], object]
    room: str
    key: str = ""
    also: str = ""
    searched: bool = False

    @property
    def line(self) -> str:
        """Label, group and key in one line."""
        return " · ".join(filter(None, (self.words, self.room, self.key)))


def find_commands(commands: Sequence[Command], typed: str) -> list[Command]:
    """Return the commands that contain every typed word, ignoring case and accents; those that begin with one come
    first.

    Without input, all commands but the `searched` ones.
    """
    words = plain(typed).split()
    if not words:
        return [command for command in commands if not command.searched]
    fitting = [
        command
        for command in commands
        if all(word in plain(f"{command.words} {command.room} {command.also}") for word in words)
    ]
    return sorted(fitting, key=lambda command: not any(plain(command.words).startswith(word) for word in words))


def replay_commands(foot: ReplayControls) -> Iterator[Command]:
    """Yield the commands of a replay's controls, with the keys that their names contain in parentheses."""
    room = translate_message(REPLAY)
    of_finished = [button for button in (foot.viewer, foot.branch) if button.isEnabled() and not button.isHidden()]
    commands = [(button.accessibleName(), button.click) for button in (*foot.buttons, foot.stops, *of_finished)]
    for name, do in (*commands, (foot.speeds.accessibleName(), foot.change_speed)):
        words, _, key = name.rpartition(" (")
        yield Command(words, do, room, key.rstrip(")"))


REPLAY = QT_TRANSLATE_NOOP("palette", "Replay")


# Settings


class SettingValue(NamedTuple):
    """Value of a setting, with the index of its row in the settings dialog."""

    row: int
    value: str
    words: str


class SettingCommands:
    """Palette commands for the settings, read from a settings dialog that `sheet` creates.

    Labels are cached until the language changes, as creating a dialog takes as long as the rest of the palette.
    """

    def __init__(self, sheet: Callable[[], SettingsSheet], languages: LanguageSwitcher) -> None:
        self._sheet, self._languages = sheet, languages
        self._spoken: tuple[str, ...] = ()
        self._offers: list[SettingValue] = []

    def commands(self) -> Iterator[Command]:
        spoken = (self._languages.current, *self._languages.available())
        if spoken != self._spoken:
            self._spoken, self._offers = spoken, list(self._read())
        room = translate_message(SETTINGS)
        for row, value, words in self._offers:
            yield Command(words, partial(self._set, row, value), room, searched=True)

    def _read(self) -> Iterator[SettingValue]:
        sheet = self._sheet()
        for number, row in enumerate(sheet.findChildren(SettingRow)):
            for value, words in row.values.offered:
                yield SettingValue(number, value, format_message(VALUE.of(setting=row.title.text(), value=words), str))
        sheet.deleteLater()

    def _set(self, row: int, value: str) -> None:
        """Click the value in a settings dialog created for that purpose, so that all side effects happen there."""
        sheet = self._sheet()
        sheet.findChildren(SettingRow)[row].values.segment(value).click()
        sheet.deleteLater()


SETTINGS = QT_TRANSLATE_NOOP("palette", "Settings")
VALUE = QT_TRANSLATE_NOOP("palette", "{setting}: {value}")


def table_commands(screen: TableScreen) -> Iterator[Command]:
    """Yield the commands and moves of the open match that the viewer may see; the table offers none
    for a hidden hand."""
    yield from _commands(screen)
    yield from _moves(screen)


def _moves(screen: TableScreen) -> Iterator[Command]:
    hands, describer, room = screen.board.interaction, screen.board.accessibility.describer, translate_message(MOVE)
    for handle in hands.entries:
        place, piece = handle.place, handle.piece
        yield Command(describer.doing(place, piece), partial(_do, screen, place, piece), room, searched=True)
    for handle in hands.draft:
        if hands.placed(handle.piece):
            yield Command(describer.undoing(handle.piece), partial(hands.fetch, handle.piece), room, searched=True)
        elif hands.pressed(handle.place):
            yield Command(describer.doing(handle.place, ""), partial(hands.press, handle.place), room, searched=True)


def _do(screen: TableScreen, place: str, piece: str) -> None:
    """Apply a move, and put the table cursor there for players who continue by keyboard."""
    hands, caret = screen.board.interaction, screen.board.table_cursor
    caret.move_to(place_ref(place))
    hands.apply_input(InputStep(place, piece))
    if hands.held:
        caret.to_target()


def _commands(screen: TableScreen) -> Iterator[Command]:
    session, room = screen.session, translate_message(TABLE)
    leave = session.can_undo()
    if leave != "none" and session.gate is None:
        words = format_message(undo_name(leave, session.alone), str)
        yield Command(words, screen.undo, room, key_label(UNDO.shown_key))
    if session.can_redo() and session.gate is None:
        yield Command(translate_message(REDO_TEXT), screen.redo, room, key_label(REDO.shown_key))
    for line in [one for one in screen.bar.menu.actions() if one.isEnabled() and one.isVisible() and one.text()]:
        words, _, key = line.text().partition("\t")
        yield Command(words, partial(_trigger, screen, line.text()), room, key, line.data() or "")


def _trigger(screen: TableScreen, text: str) -> None:
    """Trigger the action of the match menu with this text; looked up again, as the menu may have been rebuilt."""
    for action in screen.bar.menu.actions():
        if action.text() == text:
            action.trigger()
            return


MOVE = QT_TRANSLATE_NOOP("palette", "Move")
TABLE = QT_TRANSLATE_NOOP("palette", "Table")
REDO_TEXT = QT_TRANSLATE_NOOP("palette", "Redo")


MOST_MATCHES: Final = 40
"""Number of unfinished matches in the palette; the garden book lists all."""


class CommandCollector:
    """Collector of the palette's commands from match, program, games, matches, settings and rules."""

    def __init__(
        self, actions: AppActions, lessons: LessonController, match: MatchScreen | None, settings: SettingCommands
    ) -> None:
        self._actions, self._lessons, self._match, self._settings = actions, lessons, match, settings

    def commands(self, slips: Sequence[UnfinishedMatch], language: str, *, home: bool) -> list[Command]:
        """Return all commands in the present language.

        `slips` are the unfinished matches; `home` tells whether the home screen is shown.
        """
        near = [] if self._match is None else [*_near(self._match)]
        window = [command for command in self._window(home) if command.words not in {one.words for one in near}]
        return [
            *near,
            *window,
            *self._begin(),
            *self._resume(slips),
            *self._settings.commands(),
            *self._rules(language),
        ]

    def _window(self, home: bool) -> Iterator[Command]:
        room = translate_message(PROGRAM)
        for command in OFFERED if home else (HOME, *OFFERED):
            assert command.run is not None, "what is offered runs something"
            assert command.text is not None, "what is offered has a text"
            key = key_label(command.shown_key) if home or not command.at_home else ""
            also = translate_message(command.also) if command.also else ""
            yield Command(translate_message(command.text), partial(command.run, self._actions), room, key, also)

    def _begin(self) -> Iterator[Command]:
        actions, lessons, room = self._actions, self._lessons, translate_message(GAMES)
        for key, game in registry.games().items():
            title = game.info.title
            yield Command(_said(BEGIN, title), partial(actions.open_new_game, key), room)
            if paths.resource(key, "lessons").is_dir():
                yield Command(
                    _said(LEARN, title), partial(lessons.open_lesson, game), room, also=translate_message(ALSO_LEARN)
                )
            if paths.resource(key, "puzzles", "puzzles.jsonl").exists():
                yield Command(_said(PUZZLES, title), partial(lessons.open_puzzle, game), room)
            yield Command(_said(CARD_SETS, title), partial(actions.open_card_sets, key), room)

    def _resume(self, slips: Sequence[UnfinishedMatch]) -> Iterator[Command]:
        room, games = translate_message(MATCHES), registry.games()
        journal = None if self._match is None else self._match.session.journal
        for slip in slips[:MOST_MATCHES]:
            if journal is None or slip.path != journal.path:
                people = ", ".join(seat.name for seat in slip.seats)
                title, headline = games[slip.game_key].info.title, format_message(slip.headline, slip.name)
                words = format_message(RESUME.of(game=title, people=people, headline=headline), str)
                yield Command(words, partial(self._actions.resume, slip.path), room)

    def _rules(self, language: str) -> Iterator[Command]:
        """Yield the rules headings of the open game, or of all games if no match is open."""
        from garden_desktop.ui.rules import rulebook

        room = translate_message(RULES)
        playing = "" if self._match is None else self._match.session.game.info.key
        for key, game in registry.games().items():
            book = rulebook.load(key, language) if playing in ("", key) else None
            for heading in () if book is None else book.headings:
                words = format_message(RULE.of(game=game.info.title, heading=heading.title), str)
                yield Command(words, partial(self._actions.open_rules, key, heading.anchor), room, searched=True)


def _near(match: MatchScreen) -> Iterator[Command]:
    """Yield the commands of the open match or of its replay, whichever is shown."""
    if match.table.isVisible():
        yield from table_commands(match.table)
    elif match.replay is not None:
        yield from replay_commands(match.replay.controls)


def _said(message: Message, game: Message) -> str:
    return format_message(message.of(game=game), str)


PROGRAM = QT_TRANSLATE_NOOP("palette", "Program")
GAMES = QT_TRANSLATE_NOOP("palette", "Games")
MATCHES = QT_TRANSLATE_NOOP("palette", "Unfinished matches")
RULES = QT_TRANSLATE_NOOP("palette", "Rules")
ALSO_LEARN = QT_TRANSLATE_NOOP("palette", "help, lesson, tutorial")
BEGIN = QT_TRANSLATE_NOOP("palette", "New game: {game}")
CARD_SETS = QT_TRANSLATE_NOOP("palette", "Card sets: {game}")
LEARN = QT_TRANSLATE_NOOP("palette", "Learn {game}")
PUZZLES = QT_TRANSLATE_NOOP("palette", "Puzzles of {game}")
RESUME = QT_TRANSLATE_NOOP("palette", "Continue {game}, {people}: {headline}")
RULE = QT_TRANSLATE_NOOP("palette", "{game}: {heading}")


SIZE: Final = QSize(720, 560)
_PAGE: Final = 8
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -_PAGE, Qt.Key.Key_PageDown: _PAGE}


class CommandPalette(SheetOverlay):
    """Sheet with a search field and a result list. Arrow keys in the field select, Enter runs after the sheet is
    closed."""

    def __init__(self, appearance: Appearance, commands: Sequence[Command], parent: QWidget) -> None:
        super().__init__(appearance, SIZE, parent)
        self._commands: Sequence[Command] = commands
        self._found: Sequence[Command] = commands
        self._more = ""
        self.field, self.list, self._count = QLineEdit(), QListWidget(), Label(wrap=True)
        self.field.setMaxLength(80)
        self.field.installEventFilter(self)
        self.field.textChanged.connect(self._search)
        wrap_lines(self.list)
        self.list.currentRowChanged.connect(self._describe)
        self.list.activated.connect(self._do)
        self._count.setProperty("role", "small")
        column = QVBoxLayout(self.body)
        column.setContentsMargins(24, 24, 24, 20)
        column.setSpacing(12)
        for part in (self.field, self._count, self.list):
            column.addWidget(part, part is self.list)
        self.retranslate()
        self._search("")

    @property
    def chosen(self) -> Command | None:
        """Selected command, or None."""
        row = self.list.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Command palette"))
        self.field.setPlaceholderText(self.tr("Command palette"))
        self.field.setAccessibleName(self.tr("What would you like to do?"))
        self.list.setAccessibleName(self.tr("Command palette"))

    def _search(self, typed: str) -> None:
        self._found = find_commands(self._commands, typed)
        told = self.list.blockSignals(True)
        list_lines(self.list, [command.line for command in self._found])
        self.list.setCurrentRow(0)
        self.list.blockSignals(told)
        count = self.tr("%n commands", "", len(self._found))
        more = sum(command.searched for command in self._commands) if not typed.strip() else 0
        self._more = self.tr("Type to find %n more.", "", more) if more else ""
        found_any = " ".join(filter(None, (count, self._more)))
        self._count.setText(found_any if self._found else self.tr("No commands found."))
        self._describe()

    def _describe(self) -> None:
        """Announce the selected command to screen readers, since the focus stays in the search field."""
        line = self.chosen.line if self.chosen is not None else self._count.text()
        first = self.list.currentRow() <= 0  # the hint about more only when the palette opens, not at every arrow key
        self.field.setAccessibleDescription(f"{line}. {self._more}" if first and self._more else line)
        if self.isVisible() and self.field.hasFocus():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.field, line))

    def _do(self) -> None:
        command = self.chosen
        if command is not None:
            later(self._window, command.do)
            self.dismiss()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the selection by arrow keys and run by Enter, while the focus is in the search field."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None and self._found:
                self.list.setCurrentRow(min(len(self._found) - 1, max(0, self.list.currentRow() + step)))
                return True
            if event.key() in _ENTER:
                self._do()
                return True
        return super().eventFilter(watched, event)
