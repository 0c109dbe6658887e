"""Plays moves through the widgets, as a person's hands would: for the smoke test and the tests."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from garden_desktop.ui.match.stage import Recap
from garden_desktop.ui.match.table_screen import TableScreen

_LOOKING: Final = 0.5
"""How often somebody wants to look."""


class MatchDriver:
    """Does what the screen asks for next, by gestures on the table alone."""

    def __init__(self, screen: TableScreen, rng: Random) -> None:
        self._screen = screen
        self._rng = rng

    def play(self, decisions: int, breathe: Callable[[], None]) -> int:
        """Make up to so many moves; `breathe` lets the window work in between. Returns how many were made."""
        for made in range(decisions):
            self.clear_the_way(breathe)
            if self._screen.session.over:
                return made
            self.move(self.any_move())
            breathe()
        return decisions

    def move(self, move: Any) -> None:
        """Make one move by its gesture."""
        session, interaction = self._screen.session, self._screen.board.interaction
        interaction.clear_draft()
        for handle in session.table.gesture(session.view, move):
            interaction.apply_input(handle)
        self._screen.minimum_delay.finish()

    def _say_who_looks(self) -> None:
        """Some of those who are asked want to look."""
        for asker in self._screen.response_controller.buttons.buttons:
            if self._rng.random() < _LOOKING:
                asker.click()
        self._screen.response_controller.end()

    def any_move(self) -> Any:
        """A move that hands can say alone."""
        session = self._screen.session
        moves = session.rules.legal_moves(session.view)
        return self._rng.choice([move for move in moves if session.table.gesture(session.view, move)])

    def clear_the_way(self, breathe: Callable[[], None]) -> None:
        """Go on until somebody is asked for a move: skip what is shown, open gates, put recaps away."""
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
