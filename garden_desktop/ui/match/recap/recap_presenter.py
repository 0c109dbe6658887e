"""Telling somebody, in the cards of a recap, what they have not seen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.messages import format_message, format_message_html
from garden_desktop.ui.match.decision_view import DecisionView
from garden_desktop.ui.match.model import MatchModel
from garden_desktop.ui.match.recap.recap_card import RecapCard, Words
from garden_desktop.ui.match.recap.recap_cards import gather
from garden_desktop.ui.match.recap.recap_sheet import RecapSheet
from garden_desktop.ui.match.table_announcer import TableAnnouncer


class RecapPresenter:
    """Fills `recap`; its pictures are taken of the board, on which another decision has to be shown afterwards."""

    def __init__(
        self,
        appearance: Appearance,
        model: MatchModel,
        board: TableView,
        recap: RecapSheet,
        announcer: TableAnnouncer,
        deciding: DecisionView,
    ) -> None:
        self._appearance, self._model = appearance, model
        self._session, self._players = model.session, model.players
        self._board, self._recap, self._announcer, self._decision = board, recap, announcer, deciding
        self._told: tuple[Sequence[PlayedStep], Seat] = ((), 0)

    def show_recap(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Tell the person who looks, and what they may do now; nothing where there is nothing to tell."""
        view = self._session.view
        prompt = self._session.table.make_view_model(view, reader).prompt
        self._show(missed, reader, view, partial(format_message_html, prompt, self._players.name, self._players.colour))

    def show_recap_at_handover(self, missed: Sequence[PlayedStep], reader: Seat) -> None:
        """Tell it with everybody around, before the gate that is shut for `reader`."""
        self._show(missed, reader, self._session.public)

    def redraw_pictures(self) -> None:
        """Draw the pictures of an open recap in the colours of now."""
        self._recap.replace_pictures(self._cards(*self._told))
        if self._model.handover is not None:
            self._decision.show_public_view()

    def _show(self, missed: Sequence[PlayedStep], reader: Seat, view: Any, now: Words | None = None) -> None:
        cards = self._cards(missed, reader)
        if not cards:
            return
        self._told = missed, reader
        players = [self._players.player(side) for side in range(self._session.rules.sides)]
        key, table, viewer = self._session.game.info.key, self._session.table, missed[0].seat
        old, new = (table.make_view_model(seen, viewer).gauges for seen in (missed[0].before, view))
        self._recap.gauges.show_gauges(key, old, new, lambda text: format_message(text, self._players.name))
        self._recap.show_cards(key, reader, players, cards, now, shut=now is None)
        told = [format_message(sentence, self._players.name) for step in missed for sentence in step.told]
        self._announcer.add_recap(self._recap.spoken(), told)

    def _cards(self, missed: Sequence[PlayedStep], reader: Seat) -> list[RecapCard]:
        cards = gather(missed, self._board, self._players, reader, self._appearance.theme)
        if cards:
            self._decision.invalidate()
        return cards
