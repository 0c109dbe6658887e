"""Command table of the program: commands available on every page or on the home screen, with keys and texts.

The keys of the window and the home screen, the command palette and the shortcut sheet are made from it. A match has a
table of its own (`ui/match/commands.py`). The home screen imports this at start, so nothing heavy is imported here, not
even QKeySequence.
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
    """Interface to what the commands run; implemented by Navigator."""

    def go_home(self) -> None: ...
    def open_book(self) -> None: ...
    def choose_record(self) -> None: ...
    def open_new_game(self, key: str) -> None: ...
    def open_rules(self, key: str, anchor: str = "") -> None: ...
    def open_card_sets(self, key: str) -> None: ...
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
    """Command of the program: keys, function and text.

    `keys` are names in Qt's portable format; the first is shown. `text` is the line in the palette, `also` further
    search words for it. The keys of a command with `over_dialogs` also work while a dialog is open, those with
    `at_home` only on the home screen. `outside_match` are additional keys with another meaning during a match. A
    command without `run` is carried out by the focused page.
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
        """Key shown in the palette and on the shortcut sheet; "" if there is none."""
        return self.keys[0] if self.keys else ""

    @property
    def codes(self) -> tuple[int, ...]:
        """Qt.Key values of the shown key, without modifiers."""
        return _codes(self.shown_key)

    @property
    def code(self) -> int:
        """The first of `codes`."""
        return self.codes[0]

    def is_pressed(self, event: QKeyEvent) -> bool:
        """Whether the event is exactly the shown key, with Control if it contains it and without other modifiers."""
        held = Qt.KeyboardModifier.ControlModifier if self.shown_key.startswith(_CONTROL) else _NOTHING
        return event.modifiers() == held and printed_key(event) in self.codes


HOME: Final = AppCommand((), lambda do: do.go_home(), QT_TRANSLATE_NOOP("palette", "Home (the match is saved)"))
BOOK: Final = AppCommand(
    ("B",),
    lambda do: do.open_book(),
    QT_TRANSLATE_NOOP("palette", "Statistics: all matches and players"),
    at_home=True,
)
RECORD: Final = AppCommand(
    ("Ctrl+O",),
    lambda do: do.choose_record(),
    QT_TRANSLATE_NOOP("palette", "Import a match file"),
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
    QT_TRANSLATE_NOOP("palette", "Keyboard shortcuts"),
    QT_TRANSLATE_NOOP("palette", "help, keys, shortcuts, keyboard"),
    outside_match=("F1",),
)
ABOUT: Final = AppCommand((), lambda do: do.open_about(), QT_TRANSLATE_NOOP("palette", "About this program"))
FULL_SCREEN: Final = AppCommand(
    ("F11",),
    lambda do: do.toggle_full_screen(),
    QT_TRANSLATE_NOOP("palette", "Full screen on or off"),
    over_dialogs=True,
)
CLOSE: Final = AppCommand(
    ("Ctrl+Q",),
    lambda do: do.close_window(),
    QT_TRANSLATE_NOOP("palette", "Close the window (all matches are saved)"),
    over_dialogs=True,
)
PALETTE: Final = AppCommand(("Ctrl+K",), lambda do: do.open_palette())
UP: Final = AppCommand(("Ctrl+W",), lambda do: do.go_up())

EVERYWHERE: Final = (FULL_SCREEN, CLOSE, SETTINGS, PALETTE, KEYS, UP)
"""Commands whose keys work on every page."""
OFFERED: Final = (BOOK, RECORD, SETTINGS, KEYS, ABOUT, FULL_SCREEN, CLOSE)
"""Commands that the palette offers on every page, in this order."""

NEW_GAME: Final = AppCommand(("N",))
GAME_RULES: Final = AppCommand(("R",))
FORGET_MATCH: Final = AppCommand(("Del",))
CARD_SETS: Final = AppCommand(("C",))
LESSON: Final = AppCommand(("L",))
PUZZLE: Final = AppCommand(("P",))
FIND_GAME: Final = AppCommand(("Ctrl+F",))


def find_command(event: QKeyEvent, *, covered: bool, playing: bool) -> AppCommand | None:
    """Return the command of EVERYWHERE for a key event, or None.

    `covered`: a dialog is open, so only commands with `over_dialogs` count. `playing`: a match is open, where F1 opens
    its rules. A "?" typed into a text field never gets here.
    """
    within_reach = [command for command in EVERYWHERE if command.over_dialogs or not covered]
    # both, since on some layouts the comma is where the US layout has M
    for found in (event.key(), printed_key(event)):
        for command in within_reach:
            keys = command.keys if playing else command.keys + command.outside_match
            if any(_is_pressed(key, event, found) for key in keys):
                return command
    return None


def _is_pressed(name: str, event: QKeyEvent, found: int) -> bool:
    """Whether the key named `name` was pressed. With Control, other modifiers are ignored, as some
    layouts need them."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if name.startswith(_CONTROL):
        return bool(held & Qt.KeyboardModifier.ControlModifier) and found in _codes(name)
    if len(name) == 1:  # a character is compared as typed, wherever its key is
        return event.text() == name and not held & ~Qt.KeyboardModifier.ShiftModifier
    return found in _codes(name) and not held


def _codes(name: str) -> tuple[int, ...]:
    """Return the Qt.Key values of a portable key name: one character, F1 to F12, or a name in `_NAMED`."""
    key = name.removeprefix(_CONTROL)
    if key in _NAMED:
        return _NAMED[key]
    return (ord(key) if len(key) == 1 else Qt.Key.Key_F1 + int(key[1:]) - 1,)
