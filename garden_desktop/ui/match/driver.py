"""Test driver that plays moves through the widgets, for the smoke test and the tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from garden_desktop.ui.match.stage import Recap
from garden_desktop.ui.match.table_screen import TableScreen

_LOOKING: Final = 0.5
"""Probability that a player claims a look."""


class MatchDriver:
    """Driver of a match screen: performs what the screen asks for, by input steps on the table."""

    def __init__(self, screen: TableScreen, rng: Random) -> None:
        self._screen = screen
        self._rng = rng

    def play(self, decisions: int, breathe: Callable[[], None]) -> int:
        """Make up to `decisions` moves; `breathe` processes events in between. Returns the number of moves made."""
        for made in range(decisions):
            self.clear_the_way(breathe)
            if self._screen.session.over:
                return made
            self.move(self.any_move())
            breathe()
        return decisions

    def move(self, move: Any) -> None:
        """Make one move by its input steps."""
        session, interaction = self._screen.session, self._screen.board.interaction
        interaction.clear_draft()
        for handle in session.table.gesture(session.view, move):
            interaction.apply_input(handle)
        self._screen.minimum_delay.finish()

    def _say_who_looks(self) -> None:
        """Claim looks at random, and end the timer bar."""
        for asker in self._screen.response_controller.buttons.buttons:
            if self._rng.random() < _LOOKING:
                asker.click()
        self._screen.response_controller.end()

    def any_move(self) -> Any:
        """Random move that has input steps of its own."""
        session = self._screen.session
        moves = session.rules.legal_moves(session.view)
        return self._rng.choice([move for move in moves if session.table.gesture(session.view, move)])

    def clear_the_way(self, breathe: Callable[[], None]) -> None:
        """Continue to the next decision: skip playback, confirm hand-overs, close recaps."""
        screen = self._screen
        screen.step_player.skip_remaining()
        while screen.response_controller.running or screen.session.gate is not None:
            if screen.response_controller.running:
                self._say_who_looks()
            else:
                screen.handover.open_gate()
            breathe()
            screen.step_player.skip_remaining()
        if isinstance(screen.stage, Recap):
            screen.recap.dismiss()
