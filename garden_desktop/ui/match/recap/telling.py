"""Telling somebody, in the cards of a recap, what they have not seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from garden_desktop.core.game import Seat
from garden_desktop.hotseat.session import Session, PlayedStep
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.say import rich, say
from garden_desktop.ui.match.deciding import Deciding
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.recap.recap import Recap
from garden_desktop.ui.match.recap.recapcard import RecapCard, Words
from garden_desktop.ui.match.recap.recounting import gather
from garden_desktop.ui.match.voice import Voice


class Telling:
    """Fills `recap`; its pictures are taken of the board, on which another decision has to be shown afterwards."""

    def __init__(
        self,
        appearance: Appearance,
        session: Session,
        players: Players,
        board: TableView,
        recap: Recap,
        voice: Voice,
        deciding: Deciding,
    ) -> None:
        self._appearance, self._session, self._players = appearance, session, players
        self._board, self._recap, self._voice, self._deciding = board, recap, voice, deciding
        self._told: tuple[Sequence[PlayedStep], Seat] = ((), 0)

    def tell(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Tell the person who looks, and what they may do now; nothing where there is nothing to tell."""
        view = self._session.view
        prompt = self._session.table.make_view_model(view, reader).prompt
        self._show(missed, reader, view, partial(rich, prompt, self._players.name, self._players.colour))

    def tell_at_gate(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Tell it with everybody around, before the gate that is shut for `reader`."""
        self._show(missed, reader, self._session.public)

    def take_anew(self) -> None:
        """Draw the pictures of an open recap in the colours of now."""
        self._recap.take(self._cards(*self._told))
        if self._session.gate is not None:
            self._deciding.cover()

    def _show(self, missed: Sequence[PlayedStep], reader: Seat, view: Any, now: Words | None = None) -> None:
        cards = self._cards(missed, reader)
        if not cards:
            return
        self._told = missed, reader
        players = [self._players.player(side) for side in range(self._session.rules.sides)]
        key, table, eyes = self._session.game.info.key, self._session.table, missed[0].seat
        old, new = (table.make_view_model(seen, eyes).gauges for seen in (missed[0].before, view))
        self._recap.gauges.tell(key, old, new, lambda text: say(text, self._players.name))
        self._recap.tell(key, reader, players, cards, now, shut=now is None)
        self._voice.tell(self._recap.spoken())

    def _cards(self, missed: Sequence[PlayedStep], reader: Seat) -> list[RecapCard]:
        cards = gather(missed, self._board, self._players, reader, self._appearance.theme)
        if cards:
            self._deciding.forget()
        return cards
