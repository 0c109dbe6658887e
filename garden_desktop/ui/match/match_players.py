"""Names, symbols and colours of the sides of one match, in the current language and theme."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from garden_desktop.core.text import Name
from garden_desktop.core.types import Side
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.kit.player import Player, colour_of
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import SEAT_SYMBOLS
from garden_desktop.ui.kit.text.translations import format_message

AUTOMA_SIGN: Final = "automa"
"""Drawing of an automa, in the art folder of its game."""


class MatchPlayers:
    """Display properties of the sides of a match, shared by all widgets."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        self._appearance = appearance
        self._session = session

    def name(self, side: Side) -> Name:
        """Name of a side."""
        own = self._session.name(side)
        if own is not None:
            return Name(own)
        automa = self._session.table.side_name(side)
        return Name("" if automa is None else format_message(automa, str))

    def sign(self, side: Side) -> str:
        """Seat symbol of a side, or the drawing of an automa."""
        seats = self._session.seats
        return SEAT_SYMBOLS[seats[side].symbol] if side < len(seats) else AUTOMA_SIGN

    def player(self, side: Side) -> Player:
        """Name and symbol of a side."""
        return Player(self.name(side), self.sign(side))

    def colour(self, side: Side) -> QColor:
        """Colour of a side, with enough contrast for text."""
        return self._appearance.theme.inked(colour_of(self._appearance.theme, self.player(side).sign))

    def players(self) -> list[Player]:
        """Names and symbols of all sides in order."""
        return [self.player(side) for side in range(self._session.rules.sides)]
