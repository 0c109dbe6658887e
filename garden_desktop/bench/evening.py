"""What an evening of four at one screen is like: how long a hand-over takes, how often one clicks, how many gates.

A scripted match goes through the real window with the real clock, as it comes out of the box. Its people press at once
whatever has to be pressed, and never what only saves them time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import mean, median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from garden_desktop.bench.figure import Figure
from garden_desktop.bench.games.paths_and_flower_beds import with_purpose
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.game import NATURE, Seat
from garden_desktop.core.record import Seated
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.hotseat.session import Session
from garden_desktop.hotseat.shelf import Setup, Shelf
from garden_desktop.ui import app
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.languages import Languages
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.settings.store import Settings
from garden_desktop.ui.window import Window

FOUR: Final = tuple(Seated(name, at) for at, name in enumerate(("Ann", "Ben", "Cleo", "Dora")))
SEED: Final = 3
TURNS: Final = 12
"""So many sittings are played by the real clock."""
SECONDS, CLICKS, LONGEST = 6.0, 7.0, 100_000
BUDGET_OF_GATES: Final = {"paths_and_flower_beds": 40}


class Wait(NamedTuple):
    """From the last press of somebody's turn to the table of the next one; `still` where nobody's stars changed."""

    seconds: float
    still: bool


class Sitting(NamedTuple):
    """What somebody did from the time the table was theirs until it was another's: presses of all kinds."""

    seat: Seat
    moves: int
    others: int


def figures(key: str) -> Iterator[Figure]:
    """The rows for one game."""
    gates, covers, turns = whole(key)
    most = BUDGET_OF_GATES.get(key, LONGEST)
    said = "none" if most == LONGEST else str(most)
    yield Figure(
        f"{key}, gates of a whole match of four",
        f"{gates} in {turns} turns, and {covers} covered hands",
        said,
        gates <= most,
    )
    evening = Evening(key)
    evening.play(TURNS)
    waits, sat = evening.waits, evening.sittings
    still = [wait.seconds for wait in waits if wait.still] or [0.0]
    words = f"{median(still):.1f} s in the middle of {len(still)}, {max(still):.1f} at worst"
    yield Figure(f"{key}, hand-over where nothing burned", words, f"{SECONDS:.0f} s at worst", max(still) <= SECONDS)
    rest = [wait.seconds for wait in waits if not wait.still] or [0.0]
    yield Figure(f"{key}, the other hand-overs", f"{median(rest):.1f} s in the middle of {len(rest)}", "none", True)
    clicks = [one.moves + one.others for one in sat]
    words = f"{mean(clicks):.1f}, {mean(one.others for one in sat):.1f} of them for no move; {max(clicks)} at most"
    yield Figure(f"{key}, presses a turn", words, f"{CLICKS:.0f}", mean(clicks) <= CLICKS)


def whole(key: str) -> tuple[int, int, int]:
    """The gates of a whole match, how often a hand alone was covered, and how many turns it had."""
    with TemporaryDirectory() as folder:
        session = Shelf(Path(folder)).begin(_setup(key))
        gates, covers, turns, players = 0, 0, set(), Players(session)
        while not session.over:
            if session.gate is not None:
                gates, covers = gates + (not session.returning), covers + session.returning
                session.open_gate()
            elif session.response_windows.open:
                session.close_response_window()
            else:
                turns.add((session.match.state.turn, getattr(session.match.state, "round", 0)))
                session.play(players.move())
        session.close()
    return gates, covers, len(turns)


class Players:
    """Four people who know how the game is played, or at least follow a plan."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._bot = LEVELS["easy"](session.game.adviser(session.rules), lambda: True)

    def move(self) -> Any:
        session = self._session
        seat, rng = session.deciding, Random(f"{SEED}:{session.match.ply}")
        assert seat is not None, "nobody decides"
        view = session.rules.view(session.match.state, seat)
        if isinstance(session.rules, FlowerRules):
            return with_purpose(session.rules, view, rng)
        return self._bot.choose(session.rules, view, seat, rng)


class Evening:
    """One match on the screen, with what was waited for and pressed so far."""

    def __init__(self, key: str) -> None:
        self.waits: list[Wait] = []
        self.sittings: list[Sitting] = []
        self._key = key
        self._moves = self._others = 0
        self._ended: tuple[float, Sequence[Any]] | None = None
        self._turn: Any = None
        self._sat: Seat = NATURE

    def play(self, turns: int) -> None:
        """So many turns, or to the end."""
        app.application()
        with TemporaryDirectory() as folder:
            settings = Settings(Path(folder, "settings.json"))
            window = Window(Appearance(), Languages(), settings, Path(folder, "matches"))
            window.show()
            window.begin(_setup(self._key))
            assert window.match is not None, "the match begins"
            table = window.match.table
            self._people = Players(table.session)
            while not table.session.over and len(self.sittings) < turns:
                self._go_on(table)
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            window.go_home()
            window.close()

    def _go_on(self, table: TableScreen) -> None:
        """Press what has to be pressed now, if anything."""
        session = table.session
        if table.recap.isVisible():
            if session.gate is None or table.gate.listening:
                self._press(table.recap.go_on)
        elif session.gate is not None and table.gate.isVisible():
            if table.gate.listening and not (session.returning and self._goes_on(table)):
                self._press(table.gate.open_gate)
        elif table.showing.waiting:
            self._press(table.showing.go_on)
        elif session.deciding is not None and not _busy(table):
            self._decide(table)

    def _press(self, what: Any) -> None:
        self._others += 1
        what()

    def _goes_on(self, table: TableScreen) -> bool:
        """Do the next thing without the hand that is covered, if it needs none: people know what they hold. A card is
        pulled out of it by the press that opens it."""
        gesture = table.session.table.gesture(table.session.public, self._people.move())
        if gesture and gesture[0] in table.board.hands.offers:
            self._decide(table)
        elif gesture and gesture[0].piece:
            table.gate.open_gate()
        else:
            return False
        return True

    def _decide(self, table: TableScreen) -> None:
        session = table.session
        turn = turn_of(session)
        if turn != self._turn:
            self._sit_down(table, turn)
        move = self._people.move()
        before = standings(session)
        gesture = session.table.gesture(session.view, move)
        self._moves += max(1, len(gesture))
        self._ended = monotonic(), before
        for handle in gesture:
            table.board.hands.do(handle)
        if not gesture:
            table.play(move)

    def _sit_down(self, table: TableScreen, turn: Any) -> None:
        """The table is the next person's: what the last one pressed, and how long this one has waited."""
        if self._ended is not None:
            since, before = self._ended
            self.waits.append(Wait(monotonic() - since, before == standings(table.session)))
            self.sittings.append(Sitting(self._sat, self._moves, self._others))
        self._turn, self._moves, self._others = turn, 0, 0


def _busy(table: TableScreen) -> bool:
    """Whether something goes on by itself."""
    return table.showing.running or table.asking.running or table.gate.isVisible()


def turn_of(session: Session) -> Any:
    """Whose sitting it is: where a turn is one person's, whoever is asked on the way, that turn."""
    state = session.match.state
    return state.turn, getattr(state, "round", session.deciding)


def standings(session: Session) -> Sequence[Any]:
    """What everybody has, as everybody may see it."""
    look = session.table.look(session.public, None)
    return [look.standing(side).score for side in range(session.rules.sides)]


def _setup(key: str) -> Setup:
    assert 4 in registry.games()[key].info.seats
    return Setup(key, FOUR, {}, SEED)
