"""Command table of the program: what can be done on every page and at home, with its keys and its text.

The keys of the window and of the home screen, the command palette and the keys sheet are made from it. A match has a
table of its own (`ui/match/commands.py`). Home is drawn with it, so nothing heavy is imported here, QKeySequence
neither.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.ui.kit.events import printed_key

_CONTROL: Final = "Ctrl+"
_NOTHING: Final = Qt.KeyboardModifier.NoModifier
_NAMED: Final = {
    "Del": (Qt.Key.Key_Delete,),
    "Enter": (Qt.Key.Key_Return, Qt.Key.Key_Enter),
    "Space": (Qt.Key.Key_Space,),
}
"""Enter is the large key and that of the number block."""


class AppActions(Protocol):
    """What the commands run; the navigator has it."""

    def go_home(self) -> None: ...
    def open_book(self) -> None: ...
    def choose_record(self) -> None: ...
    def open_new_game(self, key: str) -> None: ...
    def open_rules(self, key: str, anchor: str = "") -> None: ...
    def resume(self, path: Path) -> None: ...
    def open_settings(self) -> None: ...
    def open_keys(self) -> None: ...
    def open_about(self) -> None: ...
    def open_palette(self) -> None: ...
    def toggle_full_screen(self) -> None: ...
    def go_up(self) -> None: ...
    def close_window(self) -> None: ...


Run: TypeAlias = Callable[[AppActions], object]


class AppCommand(NamedTuple):
    """One command of the program.

    `keys` are Qt's portable names; the first one is shown. `text` is the line in the palette, `also` are words by which
    it is found there too. The keys of `over_dialogs` work with a dialog on top as well, those of `at_home` on the home
    screen alone; `outside_match` are further ones, which mean something else while a match is played. A command without
    `run` is carried out by the page with the keyboard.
    """

    keys: tuple[str, ...]
    run: Run | None = None
    text: Message | None = None
    also: Message | None = None
    over_dialogs: bool = False
    at_home: bool = False
    outside_match: tuple[str, ...] = ()

    @property
    def shown_key(self) -> str:
        """The key that stands in the palette and on the keys sheet; "" where there is none."""
        return self.keys[0] if self.keys else ""

    @property
    def codes(self) -> tuple[int, ...]:
        """Qt's numbers of the shown key, without what has to be held beside it."""
        return _codes(self.shown_key)

    @property
    def code(self) -> int:
        """The first of `codes`."""
        return self.codes[0]

    def is_pressed(self, event: QKeyEvent) -> bool:
        """Whether the shown key was pressed, with Control where that belongs to it, and nothing else held."""
        held = Qt.KeyboardModifier.ControlModifier if self.shown_key.startswith(_CONTROL) else _NOTHING
        return event.modifiers() == held and printed_key(event) in self.codes


HOME: Final = AppCommand((), lambda do: do.go_home(), QT_TRANSLATE_NOOP("palette", "Back home; the match is saved"))
BOOK: Final = AppCommand(
    ("B",),
    lambda do: do.open_book(),
    QT_TRANSLATE_NOOP("palette", "The garden book: every match there is"),
    at_home=True,
)
RECORD: Final = AppCommand(
    ("Ctrl+O",),
    lambda do: do.choose_record(),
    QT_TRANSLATE_NOOP("palette", "Open the record of a match"),
    at_home=True,
)
SETTINGS: Final = AppCommand(
    ("Ctrl+,",),
    lambda do: do.open_settings(),
    QT_TRANSLATE_NOOP("palette", "Settings"),
    QT_TRANSLATE_NOOP("palette", "preferences, options"),
)
KEYS: Final = AppCommand(
    ("?", "Ctrl+?", "Ctrl+/"),
    lambda do: do.open_keys(),
    QT_TRANSLATE_NOOP("palette", "All keys"),
    QT_TRANSLATE_NOOP("palette", "help, shortcuts, keyboard"),
    outside_match=("F1",),
)
ABOUT: Final = AppCommand((), lambda do: do.open_about(), QT_TRANSLATE_NOOP("palette", "About this program"))
FULL_SCREEN: Final = AppCommand(
    ("F11",),
    lambda do: do.toggle_full_screen(),
    QT_TRANSLATE_NOOP("palette", "The whole screen, and back"),
    over_dialogs=True,
)
CLOSE: Final = AppCommand(
    ("Ctrl+Q",),
    lambda do: do.close_window(),
    QT_TRANSLATE_NOOP("palette", "Close the window; every match is saved"),
    over_dialogs=True,
)
PALETTE: Final = AppCommand(("Ctrl+K",), lambda do: do.open_palette())
UP: Final = AppCommand(("Ctrl+W",), lambda do: do.go_up())

EVERYWHERE: Final = (FULL_SCREEN, CLOSE, SETTINGS, PALETTE, KEYS, UP)
"""Commands with keys that work on every page."""
OFFERED: Final = (BOOK, RECORD, SETTINGS, KEYS, ABOUT, FULL_SCREEN, CLOSE)
"""Commands that the palette offers on every page, in its order."""

NEW_GAME: Final = AppCommand(("N",))
GAME_RULES: Final = AppCommand(("R",))
FORGET_MATCH: Final = AppCommand(("Del",))
LESSON: Final = AppCommand(("L",))
PUZZLE: Final = AppCommand(("P",))
FIND_GAME: Final = AppCommand(("Ctrl+F",))


def find_command(event: QKeyEvent, *, covered: bool, playing: bool) -> AppCommand | None:
    """The command of a key that works on every page, None for any other. Where a dialog lies on top, most are not put
    on it; while a match is played F1 is about its rules. A text field keeps the "?" typed into it."""
    within_reach = [command for command in EVERYWHERE if command.over_dialogs or not covered]
    for found in (event.key(), printed_key(event)):  # a comma lies where the US has M
        for command in within_reach:
            keys = command.keys if playing else command.keys + command.outside_match
            if any(_is_pressed(key, event, found) for key in keys):
                return command
    return None


def _is_pressed(name: str, event: QKeyEvent, found: int) -> bool:
    """Whether the key of this name was pressed; beside Control anything may be held, as some layouts want it."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if name.startswith(_CONTROL):
        return bool(held & Qt.KeyboardModifier.ControlModifier) and found in _codes(name)
    if len(name) == 1:  # a sign is what was typed, wherever it lies
        return event.text() == name and not held & ~Qt.KeyboardModifier.ShiftModifier
    return found in _codes(name) and not held


def _codes(name: str) -> tuple[int, ...]:
    """Qt's numbers of a key: that of a sign is the sign's, F1 to F12 follow one another."""
    key = name.removeprefix(_CONTROL)
    if key in _NAMED:
        return _NAMED[key]
    return (ord(key) if len(key) == 1 else Qt.Key.Key_F1 + int(key[1:]) - 1,)
