"""Who is who in one match: names, signs and colours of its sides, in the present language and theme."""

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
"""The drawing of a side nobody sits at, in the art folder of its game."""


class MatchPlayers:
    """The sides of a match as everything on the screen calls and colours them."""

    def __init__(self, appearance: Appearance, session: Session) -> None:
        self._appearance = appearance
        self._session = session

    def name(self, side: Side) -> Name:
        """What a side is called."""
        own = self._session.name(side)
        if own is not None:
            return Name(own)
        automa = self._session.table.side_name(side)
        return Name("" if automa is None else format_message(automa, str))

    def sign(self, side: Side) -> str:
        """The seat symbol of a side, or the drawing of one nobody sits at."""
        seats = self._session.seats
        return SEAT_SYMBOLS[seats[side].symbol] if side < len(seats) else AUTOMA_SIGN

    def player(self, side: Side) -> Player:
        """A side with its sign."""
        return Player(self.name(side), self.sign(side))

    def colour(self, side: Side) -> QColor:
        """The colour of a side, strong enough for words."""
        return self._appearance.theme.inked(colour_of(self._appearance.theme, self.player(side).sign))

    def players(self) -> list[Player]:
        """All sides in order."""
        return [self.player(side) for side in range(self._session.rules.sides)]
