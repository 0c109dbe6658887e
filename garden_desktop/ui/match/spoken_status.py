"""Status read-outs for screen readers (F2 to F8): last turn, prompt, scores, own pieces, neighbours of the cursor."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject

from garden_desktop.core.text import Message
from garden_desktop.core.types import CHANCE
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.input.cursor import DOWN, LEFT, RIGHT, UP
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.prompt_presenter import PromptPresenter
from garden_desktop.ui.match.side_panel.side_card import SideCard
from garden_desktop.ui.match.side_panel.side_panel_presenter import SidePanelPresenter

_FAR: Final = 60
"""Maximum number of moves searched for the last turn."""


class SpokenStatus(QObject):
    """Texts of the status read-outs. Uses the public view while a hand is covered."""

    def __init__(
        self,
        session: Session,
        players: MatchPlayers,
        board: TableView,
        prompt: PromptPresenter,
        cards: Sequence[SideCard],
        side_panel_presenter: SidePanelPresenter,
    ) -> None:
        super().__init__(board)
        self._side_panel_presenter = side_panel_presenter
        self._session, self._players, self._board = session, players, board
        self._prompt, self._cards = prompt, cards

    def last_turn(self) -> str:
        """Last turn with its consequences, up to the current sentence of a playback."""
        told: list[Message] = []
        between: list[Message] = []
        last = None
        end, sentence = self._side_panel_presenter.current_sentence or (self._session.match.ply, None)
        for ply in reversed(range(max(0, end - _FAR), end)):
            step = self._session.steps(ply, ply + 1, self._viewer)[0]
            if sentence is not None and ply + 1 == end and sentence in step.told:
                step = replace(step, told=step.told[: list(step.told).index(sentence) + 1])
            between = between if step.quiet else [*step.told, *between]
            if step.mover == CHANCE:
                continue  # a draw belongs to the turn before it
            turn = step.mover, self._session.table.chapter(step.before)  # a single player's turns differ by chapter
            if told and turn != last:
                break
            last, told, between = turn, [*between, *told], []
        return self._said(told or between) or self.tr("Nothing has happened yet.")

    def prompt(self) -> str:
        """Moment, and expected action."""
        view = (
            self._session.public
            if self._side_panel_presenter.current_sentence is None
            else self._board.interaction.view
        )
        moment = self._session.table.moment(view)
        return ". ".join(filter(None, (self._said([moment]), self._said([self._prompt.expected_action()]))))

    def score(self) -> str:
        """Scores of all sides, as on their cards."""
        return ". ".join(card.accessibleName() for card in self._cards)

    def mine(self) -> str:
        """Card of the viewer's side; on a shared screen, of the side to move."""
        side = self._session.match.to_move if self._viewer is None else self._viewer
        card = self._cards[side if side is not None and side >= 0 else 0]
        return f"{card.accessibleName()}. {card.accessibleDescription()}"

    def around(self) -> str:
        """Thing under the cursor, and its neighbours in the four directions."""
        return ". ".join(self._around()) or self._nowhere()

    def row(self) -> str:
        """Row of the cursor, from left to right."""
        return self._line(across=True)

    def column(self) -> str:
        """Column of the cursor, from top to bottom."""
        return self._line(across=False)

    def _line(self, *, across: bool) -> str:
        caret, describer = self._board.table_cursor, self._board.accessibility.describer
        return "; ".join(map(describer.located, caret.line(across=across))) or self._nowhere()

    def _nowhere(self) -> str:
        return self.tr("The cursor is not on the table yet: press Tab.")

    def _around(self) -> Iterator[str]:
        caret, called = self._board.table_cursor, self._board.accessibility.describer.called
        if caret.at is None:
            return
        yield called(caret.at)
        for way, words in (
            (UP, self.tr("above: {thing}")),
            (RIGHT, self.tr("right: {thing}")),
            (DOWN, self.tr("below: {thing}")),
            (LEFT, self.tr("left: {thing}")),
        ):
            if (thing := caret.beside(way)) is not None:
                yield words.format(thing=called(thing))

    @property
    def _viewer(self) -> int | None:
        return None if self._session.gate is not None else self._session.viewer

    def _said(self, told: Sequence[Message]) -> str:
        return " ".join(format_message(sentence, self._players.name) for sentence in told)
