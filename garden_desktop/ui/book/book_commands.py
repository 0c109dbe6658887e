"""Command table of the garden book: keys of its pages, also shown on the shortcut sheet."""

from typing import Final

from garden_desktop.ui.app_commands import AppCommand

OPEN: Final = AppCommand(("Enter",))
REPLAY: Final = AppCommand(("Space",))
LOOK_BACK: Final = AppCommand(("L",))
PLAY_AGAIN: Final = AppCommand(("P",))
EXPORT: Final = AppCommand(("E",))
NAME: Final = AppCommand(("F2",))
THROW_AWAY: Final = AppCommand(("Del",))
SEARCH: Final = AppCommand(("Ctrl+F",))
PUT_BACK: Final = AppCommand(("Ctrl+Z",))
