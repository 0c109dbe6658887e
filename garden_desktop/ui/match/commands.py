"""Command table of the match screen: every command of a table with its keys, its text and what it runs.

Menu, command palette, shortcuts, keys sheet and the table of keys in README.md are made from it. A key or a text of a
command is written here and nowhere else in `ui/match`. Nothing of `ui/match` is imported, so that every widget there
may ask for its keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.table_view import ZOOM_STEP, TableView
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import translate_message

Action: TypeAlias = Callable[[], object]
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText


class SpokenWords(Protocol):
    """Texts of the status read-outs for screen readers."""

    def last_turn(self) -> str: ...
    def prompt(self) -> str: ...
    def score(self) -> str: ...
    def mine(self) -> str: ...
    def around(self) -> str: ...
    def row(self) -> str: ...
    def column(self) -> str: ...


class TableActions(NamedTuple):
    """Callbacks of the commands, filled in by the match screen."""

    session: Session
    board: TableView
    spoken: SpokenWords
    open_rules: Action
    request_hint: Action
    switch_lists: Action
    open_go_to_place: Action
    undo: Action
    redo: Action
    open_orders: Callable[[Seat], object]
    change_seats: Action
    open_settings: Action
    leave: Action


class TableCommand(NamedTuple):
    """Command of a match.

    keys      Qt's portable names ("Ctrl+G"); "Enter" stands for both keys of that name. The first one is shown
    text      line in menu and palette; `off_text` is that of a command that is not `enabled`
    run       executes it at a table; without it the focused widget handles `qt_keys`
    standard  standard shortcuts of the desktop, besides `keys`: for redo Ctrl+Y on Windows and Ctrl+Shift+Z elsewhere
    also      further search words for the palette
    offered   whether the menu shows it for this session
    """

    keys: tuple[str, ...] = ()
    text: Message | None = None
    run: Callable[[TableActions], object] | None = None
    standard: QKeySequence.StandardKey | None = None
    also: Message | None = None
    off_text: Message | None = None
    offered: Callable[[Session], bool] = lambda _: True
    enabled: Callable[[Session], bool] = lambda _: True

    @property
    def shown_key(self) -> str:
        """Portable name of the key shown in menu and keys sheet; "" where there is none."""
        return self.keys[0] if self.keys else ""

    @property
    def sequences(self) -> tuple[QKeySequence, ...]:
        """Key sequences of its shortcuts."""
        named = [QKeySequence.fromString(name, _PORTABLE) for key in self.keys for name in _both_enters(key)]
        standard = [] if self.standard is None else QKeySequence.keyBindings(self.standard)
        # Two shortcuts of one widget for the same keys are ambiguous to Qt: neither would run.
        return tuple({sequence.toString(): sequence for sequence in (*standard, *named)}.values())

    @property
    def qt_keys(self) -> tuple[Qt.Key, ...]:
        """Keys for a `keyPressEvent`, without modifiers."""
        return tuple(Qt.Key(sequence[0].key()) for sequence in self.sequences)  # type: ignore[index]  # the stubs lack it

    @property
    def qt_key(self) -> Qt.Key:
        """First of `qt_keys`."""
        return self.qt_keys[0]

    def matches(self, event: QKeyEvent) -> bool:
        """Whether `event` is the desktop's standard key for the command."""
        return self.standard is not None and event.matches(self.standard)

    def words(self, session: Session) -> str:
        """Line in menu and palette, in the current language."""
        text = self.text if self.off_text is None or self.enabled(session) else self.off_text
        assert text is not None, "only commands with a text stand in the menu"
        return translate_message(text)


def _both_enters(key: str) -> Iterator[str]:
    """Portable names for a key: Qt calls the main Enter "Return" and the one of the number block "Enter"; here both are
    Enter."""
    if key.endswith("Enter"):
        yield key.replace("Enter", "Return")
    yield key


def install_shortcuts(actions: TableActions, table: QWidget) -> None:
    """Make a shortcut of `table` for each command in `SHORTCUTS`."""
    for command in SHORTCUTS:
        assert command.run is not None, "a shortcut runs something"
        for sequence in command.sequences:
            QShortcut(sequence, table).activated.connect(partial(command.run, actions))


def _in_a_kept_match(session: Session) -> bool:
    """Whether the match has a journal. Lessons and puzzles have none: there nobody changes seats or takes hints from
    this menu."""
    return session.journal is not None


def _orders_offered(session: Session) -> bool:
    """Whether the menu offers standing orders: they are private, so only while their owner alone looks."""
    return session.table.asks and session.viewer is not None and session.gate is None


def _open_orders(actions: TableActions) -> None:
    if actions.session.viewer is not None:
        actions.open_orders(actions.session.viewer)


RULES: Final = TableCommand(
    ("F1",),
    QT_TRANSLATE_NOOP("table commands", "Rules"),
    lambda do: do.open_rules(),
    standard=QKeySequence.StandardKey.HelpContents,
    also=QT_TRANSLATE_NOOP("table commands", "help"),
)
HINT: Final = TableCommand(
    ("H",),
    QT_TRANSLATE_NOOP("table commands", "Show a hint"),
    lambda do: do.request_hint(),
    also=QT_TRANSLATE_NOOP("table commands", "advice, hint, tip, help, expert"),
    off_text=QT_TRANSLATE_NOOP("table commands", "Show a hint (off in this match)"),
    offered=_in_a_kept_match,
    enabled=lambda session: session.advice,
)
LISTS: Final = TableCommand(
    ("Ctrl+L",),
    QT_TRANSLATE_NOOP("table commands", "List view"),
    lambda do: do.switch_lists(),
)
GO_TO_PLACE: Final = TableCommand(
    ("Ctrl+G",),
    QT_TRANSLATE_NOOP("table commands", "Go to a space"),
    lambda do: do.open_go_to_place(),
)
ZOOM_IN: Final = TableCommand(
    ("Ctrl++",),
    QT_TRANSLATE_NOOP("table commands", "Zoom in"),
    lambda do: do.board.set_zoom(do.board.zoom * ZOOM_STEP),
)
ZOOM_OUT: Final = TableCommand(
    ("Ctrl+-",),
    QT_TRANSLATE_NOOP("table commands", "Zoom out"),
    lambda do: do.board.set_zoom(do.board.zoom / ZOOM_STEP),
)
ZOOM_BACK: Final = TableCommand(
    ("Ctrl+0",),
    QT_TRANSLATE_NOOP("table commands", "Fit to window"),
    lambda do: do.board.set_zoom(1.0),
)
STANDING_ORDERS: Final = TableCommand(
    (), QT_TRANSLATE_NOOP("table commands", "When to look at my hand"), _open_orders, offered=_orders_offered
)
CHANGE_SEATS: Final = TableCommand(
    (),
    QT_TRANSLATE_NOOP("table commands", "Change players"),
    lambda do: do.change_seats(),
    offered=_in_a_kept_match,
)
SETTINGS: Final = TableCommand((), QT_TRANSLATE_NOOP("table commands", "Settings"), lambda do: do.open_settings())
LEAVE: Final = TableCommand((), QT_TRANSLATE_NOOP("table commands", "Save and leave"), lambda do: do.leave())
UNDO: Final = TableCommand(("Ctrl+Z",), run=lambda do: do.undo(), standard=QKeySequence.StandardKey.Undo)
REDO: Final = TableCommand(("Ctrl+Y", "Ctrl+Shift+Z"), run=lambda do: do.redo(), standard=QKeySequence.StandardKey.Redo)
SAY_LAST_TURN: Final = TableCommand(("F2",), run=lambda do: do.board.announce(do.spoken.last_turn()))
SAY_PROMPT: Final = TableCommand(("F3",), run=lambda do: do.board.announce(do.spoken.prompt()))
SAY_SCORE: Final = TableCommand(("F4",), run=lambda do: do.board.announce(do.spoken.score()))
SAY_MINE: Final = TableCommand(("F6",), run=lambda do: do.board.announce(do.spoken.mine()))
SAY_AROUND: Final = TableCommand(("F7",), run=lambda do: do.board.announce(do.spoken.around()))
SAY_ROW: Final = TableCommand(("F8",), run=lambda do: do.board.announce(do.spoken.row()))
SAY_COLUMN: Final = TableCommand(("Shift+F8",), run=lambda do: do.board.announce(do.spoken.column()))

SIDE_PANEL: Final = TableCommand(("F9",))
PREVIOUS_TAB: Final = TableCommand(("Left",))
NEXT_TAB: Final = TableCommand(("Right",))
AGREE: Final = TableCommand(("Ctrl+Enter",))
CLOSE_NOTICE: Final = TableCommand(("Esc",))
CLOSE_TIP: Final = TableCommand(("Esc",))
END_RESPONSES: Final = TableCommand(("Enter",))
ASK_ONLY_MINE, NEVER_ASK = "Ctrl+{key}", "Shift+{key}"
"""Key patterns of the open standing orders; `key` is the personal key by which a player claims a look."""

WALK: Final = TableCommand(("Left", "Right", "Up", "Down", "Tab"))
INSPECT: Final = TableCommand(("I",))
TURN_INSPECTOR_PAGE: Final = TableCommand(("W",))
CLOSE_INSPECTOR: Final = TableCommand(("Esc",))
OPEN_INSPECTED_RULE: Final = TableCommand(("Enter",))

OPEN_HAND: Final = TableCommand(("Space", "Enter"))
GO_TO_LEAVE: Final = TableCommand(("Esc",))

NEXT_STEP: Final = TableCommand(("Space", "Right"))
SKIP_STEPS: Final = TableCommand(("Enter", "Esc"))
REPEAT_STEPS: Final = TableCommand(("L",))
TAKE_BACK: Final = TableCommand(("Backspace", "PgUp"))

PREVIOUS_CARD: Final = TableCommand(("Left",))
NEXT_CARD: Final = TableCommand(("Right",))
CONTINUE_RECAP: Final = TableCommand(("Space", "Enter"))

MOVE_BACK: Final = TableCommand(("Left",))
MOVE_ON: Final = TableCommand(("Right",))
TURN_BACK: Final = TableCommand(("Ctrl+Left",))
TURN_ON: Final = TableCommand(("Ctrl+Right",))
FIRST_MOVE: Final = TableCommand(("Home",))
LAST_MOVE: Final = TableCommand(("End",))
PLAY_OR_PAUSE: Final = TableCommand(("Space",))
LEAVE_REPLAY: Final = TableCommand(("Esc",))
REPLAY_SPEED: Final = TableCommand(("Q",))
REPLAY_STOPS: Final = TableCommand(("M",))
REPLAY_VIEWER: Final = TableCommand(("E",))
PLAY_ON_FROM_HERE: Final = TableCommand(("P",))
_REPLAY_LETTERS: Final = (REPLAY_SPEED, REPLAY_STOPS, REPLAY_VIEWER, PLAY_ON_FROM_HERE)

LETTERS_OF_COMMANDS: Final = frozenset(
    letter
    for command in tuple(globals().values())
    if isinstance(command, TableCommand) and command not in _REPLAY_LETTERS
    for key in command.keys
    if len(letter := key.rpartition("+")[2]) == 1 and letter.isalpha()
)
"""Letters that no player can have as a personal key, with or without Ctrl and Shift: a shortcut on the same key would
take it from the command, or be ambiguous, and Qt then runs neither. Letters of the replay are free, as nobody responds
there."""

HELP_MENU: Final = (RULES, HINT)
VIEW_MENU: Final = (LISTS, GO_TO_PLACE, ZOOM_IN, ZOOM_OUT, ZOOM_BACK)
MATCH_MENU: Final = (STANDING_ORDERS, CHANGE_SEATS, SETTINGS, LEAVE)
"""Menu of a match in three groups; live options are inserted before the last one."""
SPOKEN_STATUS: Final = (SAY_LAST_TURN, SAY_PROMPT, SAY_SCORE, SAY_MINE, SAY_AROUND, SAY_ROW, SAY_COLUMN)
SHORTCUTS: Final = (RULES, HINT, LISTS, GO_TO_PLACE, UNDO, REDO, *SPOKEN_STATUS)
"""Commands with a shortcut for the whole table. The board handles zoom keys itself, as they do nothing in list mode."""


class KeyLine(NamedTuple):
    """Line of the keys sheet and of README: the keys of `commands`, or `keys` where these have another name, and their
    effect. `more` is added in README only."""

    commands: Sequence[TableCommand]
    does: Message
    keys: Message | None = None
    more: str = ""

    def shown_keys(self) -> str:
        """Names of the keys in the current language."""
        if self.keys is not None:
            return translate_message(self.keys)
        return ", ".join(key_label(command.shown_key) for command in self.commands)


class KeySection(NamedTuple):
    """Section of the keys sheet: where its keys work, and its lines."""

    where: Message
    lines: Sequence[KeyLine]


def with_key(words: str, command: TableCommand) -> str:
    """Accessible name of a button with its key: "Undo (Ctrl+Z)"."""
    return f"{words} ({key_label(command.shown_key)})"


AT_THE_TABLE: Final = KeySection(
    QT_TRANSLATE_NOOP("table commands", "At the table"),
    (
        KeyLine(
            (WALK,),
            QT_TRANSLATE_NOOP("table commands", "move between pieces"),
            QT_TRANSLATE_NOOP("table commands", "Arrows"),
        ),
        KeyLine(
            (),
            QT_TRANSLATE_NOOP("table commands", "pick up, put down"),
            QT_TRANSLATE_NOOP("table commands", "Enter or Space, then again"),
            more="; Esc: put down the piece, undo the unfinished move",
        ),
        KeyLine(
            (),
            QT_TRANSLATE_NOOP("table commands", "use this space or button"),
            QT_TRANSLATE_NOOP("table commands", "the key shown on a space or button"),
        ),
        KeyLine(
            (UNDO, REDO),
            QT_TRANSLATE_NOOP("table commands", "undo, redo"),
            more=": first the unfinished move, then the last one; Ctrl+Shift+Z redoes too",
        ),
        KeyLine((AGREE,), QT_TRANSLATE_NOOP("table commands", "agree when all players are asked")),
        KeyLine(
            (INSPECT,),
            QT_TRANSLATE_NOOP("table commands", "explain what is under the cursor"),
            more=", and what it does now; again or Esc: close; Enter: the rule; W: the life cycle of a plant, and back",
        ),
        KeyLine((HINT,), QT_TRANSLATE_NOOP("table commands", "hint")),
        KeyLine((RULES,), QT_TRANSLATE_NOOP("table commands", "rules of this step")),
        KeyLine((SIDE_PANEL,), QT_TRANSLATE_NOOP("table commands", "show or hide the side panel")),
        KeyLine(
            (GO_TO_PLACE,),
            QT_TRANSLATE_NOOP("table commands", "go to a space, such as c5"),
        ),
        KeyLine((LISTS,), QT_TRANSLATE_NOOP("table commands", "list view")),
        KeyLine(
            (ZOOM_IN, ZOOM_OUT, ZOOM_BACK),
            QT_TRANSLATE_NOOP("table commands", "zoom in, zoom out, fit to window"),
            QT_TRANSLATE_NOOP("table commands", "Ctrl with +, - or 0"),
        ),
    ),
)
SPOKEN: Final = KeySection(
    QT_TRANSLATE_NOOP("table commands", "At the table, with a screen reader"),
    (
        KeyLine((SAY_LAST_TURN,), QT_TRANSLATE_NOOP("table commands", "what the last turn did")),
        KeyLine((SAY_PROMPT,), QT_TRANSLATE_NOOP("table commands", "the current step, and what you have to do")),
        KeyLine((SAY_SCORE, SAY_MINE), QT_TRANSLATE_NOOP("table commands", "the scores; your own pieces")),
        KeyLine((SAY_AROUND,), QT_TRANSLATE_NOOP("table commands", "where the cursor is, and what is around it")),
        KeyLine((SAY_ROW, SAY_COLUMN), QT_TRANSLATE_NOOP("table commands", "the row and the column of the cursor")),
    ),
)
PLAYBACK: Final = KeySection(
    QT_TRANSLATE_NOOP("table commands", "During animations, recap and replay"),
    (
        KeyLine(
            (NEXT_STEP, SKIP_STEPS, REPEAT_STEPS),
            QT_TRANSLATE_NOOP("table commands", "next step, skip to the end, replay"),
            more="; L also works later",
        ),
        KeyLine(
            (),
            QT_TRANSLATE_NOOP("table commands", "skip to the end, then do what the key does"),
            QT_TRANSLATE_NOOP("table commands", "any letter or number"),
        ),
        KeyLine(
            (MOVE_BACK, MOVE_ON),
            QT_TRANSLATE_NOOP("table commands", "step back, step forward"),
            QT_TRANSLATE_NOOP("table commands", "Left, Right"),
            more="; Space: play on",
        ),
        KeyLine((TURN_BACK, TURN_ON), QT_TRANSLATE_NOOP("table commands", "in a replay: previous turn, next turn")),
        KeyLine(
            (REPLAY_SPEED, REPLAY_STOPS),
            QT_TRANSLATE_NOOP("table commands", "in a replay: speed, pause at key moments"),
        ),
        KeyLine(
            (REPLAY_VIEWER, PLAY_ON_FROM_HERE),
            QT_TRANSLATE_NOOP("table commands", "in a finished match: view as, play on from here"),
            more=", in a copy",
        ),
    ),
)
KEY_SECTIONS: Final = (AT_THE_TABLE, SPOKEN, PLAYBACK)
