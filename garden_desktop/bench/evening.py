"""Benchmark of the pace of an evening: seconds from the last press of a turn to the next decision, presses, hand-over
screens.

Scripted matches run through the real window with default settings and the real clock. Their players press at once
whatever must be pressed, and never what only saves them time.
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

from garden_desktop.bench.figure import BenchResult
from garden_desktop.bench.games.paths_and_flower_beds import with_purpose
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.record import Seated
from garden_desktop.core.types import CHANCE, Seat
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui import app
from garden_desktop.ui.app_context import AppContext
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import LanguageSwitcher
from garden_desktop.ui.match.table_screen import TableScreen
from garden_desktop.ui.settings.settings_store import SettingsStore
from garden_desktop.ui.window import MainWindow

NAMES: Final = ("Ann", "Ben", "Cleo", "Dora")
SEED: Final = 3
TURNS: Final = 12
"""Number of turns played by the real clock."""
SECONDS, CLICKS, LONGEST = 3.0, 7.0, 100_000
"""Budgets: seconds of a hand-over at which no score changed, presses a turn, and hand-over screens of a match where the
game has no limit of its own."""
COMPUTERS: Final = {
    "fire_and_flora": (("easy",) * 3, 8.0),
    "gnomadic_gardeners": (("expert",), 6.0),
    "paths_and_flower_beds": (("expert",) * 2, 6.0),
    "stalk_exchange": (("expert",) * 2, 6.0),
}
"""Computer opponents of a single person, and the budget in seconds (median) until that person's next turn."""
UNANSWERED: Final = 5.0
"""Budget in seconds from a play that could be stopped, and is not, to the next possible action. Four of them are the
timer bar, which must run whether or not anybody could have stopped it."""
BUDGET_OF_GATES: Final = {"paths_and_flower_beds": 40}


class Wait(NamedTuple):
    """Time from the last press of a turn to the next decision of a person; `still` where no score changed, `own` where
    that press ended the turn of the person who made it."""

    seconds: float
    still: bool
    own: bool


class Participation(NamedTuple):
    """Presses of one person during a turn: for moves, and for anything else."""

    seat: Seat
    moves: int
    others: int


def figures(key: str) -> Iterator[BenchResult]:
    """Rows of one game."""
    yield alone(key)
    yield from among_people(key, 2)
    if 4 not in registry.games()[key].info.seats:
        return
    yield from among_people(key, 4)
    gates, covers, turns = whole(key)
    most = BUDGET_OF_GATES.get(key, LONGEST)
    budget = "none" if most == LONGEST else str(most)
    yield BenchResult(
        f"{key}, gates of a whole match of four",
        f"{gates} in {turns} turns, and {covers} covered hands",
        budget,
        gates <= most,
    )


def alone(key: str) -> BenchResult:
    """Row of one person among computers: time from the end of the person's turn to the next decision."""
    levels, seconds = COMPUTERS[key]
    evening = PacedMatch(key, ("human", *levels))
    evening.play(TURNS)
    waits = [wait.seconds for wait in evening.waits if wait.own]
    what = f"{key}, one person and {len(levels)} {levels[0]}: from the end of a turn to the next decision"
    budget = f"{seconds:.0f} s in the middle"
    return BenchResult(what, median_text(waits), budget, not waits or median(waits) <= seconds)


def among_people(key: str, people: int) -> Iterator[BenchResult]:
    """Rows of `people` persons at one screen."""
    evening = PacedMatch(key, ("human",) * people)
    evening.play(TURNS)
    still = [wait.seconds for wait in evening.waits if wait.still]
    rest = [wait.seconds for wait in evening.waits if not wait.still]
    at = f"{key}, {people} people"
    budget = f"{SECONDS:.0f} s in the middle"
    yield BenchResult(
        f"{at}, hand-over, no score changed", median_text(still), budget, not still or median(still) <= SECONDS
    )
    yield BenchResult(f"{at}, the other hand-overs", median_text(rest), "none", True)
    if evening.unanswered:
        kept = median(evening.unanswered) <= UNANSWERED
        yield BenchResult(
            f"{at}, a play that nobody stops", median_text(evening.unanswered), f"{UNANSWERED:.0f} s", kept
        )
    clicks = [one.moves + one.others for one in evening.sittings]
    others = mean(one.others for one in evening.sittings)
    words = f"{mean(clicks):.1f}, {others:.1f} of them for no move; {max(clicks)} at most"
    yield BenchResult(f"{at}, presses a turn", words, f"{CLICKS:.0f}", mean(clicks) <= CLICKS)


def median_text(seconds: Sequence[float]) -> str:
    """Median and maximum of some times as text."""
    if not seconds:
        return "never"
    return f"{median(seconds):.1f} s in the middle of {len(seconds)}, {max(seconds):.1f} at worst"


def whole(key: str) -> tuple[int, int, int]:
    """Counts over a whole match: hand-over screens, covered hands alone, and turns."""
    with TemporaryDirectory() as folder:
        session = MatchRepository(Path(folder)).begin_match(_setup(key, ("human",) * 4))
        gates, covers, turns, players = 0, 0, set(), ScriptedPlayers(session)
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


class ScriptedPlayers:
    """Players of a scripted match: the easy level, or a simple plan in Paths & Flower Beds."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._bot = LEVELS["easy"](session.game.policy(session.rules), lambda: True)

    def move(self) -> Any:
        session = self._session
        seat, rng = session.deciding, Random(f"{SEED}:{session.match.ply}")
        assert seat is not None, "nobody decides"
        view = session.rules.view(session.match.state, seat)
        if isinstance(session.rules, FlowerRules):
            return with_purpose(session.rules, view, rng)
        return self._bot.choose(session.rules, view, seat, rng)


class PacedMatch:
    """Match on the screen, with the times waited and presses counted so far."""

    def __init__(self, key: str, who: Sequence[str]) -> None:
        self.waits: list[Wait] = []
        self.sittings: list[Participation] = []
        self.unanswered: list[float] = []
        self._key, self._who = key, who
        self._moves = self._others = 0
        self._ended: tuple[float, Sequence[Any], bool] | None = None
        self._asked: float | None = None
        self._turn: Any = None
        self._sat: Seat = CHANCE

    def play(self, turns: int) -> None:
        """Play `turns` turns, or to the end."""
        app.application()
        with TemporaryDirectory() as folder:
            settings = SettingsStore(Path(folder, "settings.json"))
            window = MainWindow(AppContext(Appearance(), LanguageSwitcher(), settings, Path(folder, "matches")))
            window.show()
            window.navigator.begin(_setup(self._key, self._who))
            assert window.navigator.match is not None, "the match begins"
            table = window.navigator.match.table
            self._people = ScriptedPlayers(table.session)
            while not table.session.over and len(self.sittings) < turns:
                self._go_on(table)
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            window.navigator.go_home()
            window.close()

    def _go_on(self, table: TableScreen) -> None:
        """Press whatever must be pressed now, if anything."""
        session = table.session
        self._time_answers(table)
        if table.recap.isVisible():
            if session.gate is None or table.handover.accepts_input:
                self._press(table.recap.go_on)
        elif session.gate is not None and table.handover.isVisible():
            if table.handover.accepts_input and not (session.returning and self._goes_on(table)):
                self._press(table.handover.open_gate)
        elif table.step_player.is_waiting:
            self._press(table.step_player.show_next_frame)
        elif session.deciding is not None and not _busy(table):
            self._decide(table)

    def _time_answers(self, table: TableScreen) -> None:
        """Measure the time from a play that could be stopped to the next possible action of a person."""
        if table.response_controller.running and self._asked is None and self._ended is not None:
            self._asked = self._ended[0]
        elif self._asked is not None and not (table.response_controller.running or table.step_player.is_running):
            self.unanswered.append(monotonic() - self._asked)
            self._asked = None

    def _press(self, what: Any) -> None:
        self._others += 1
        what()

    def _goes_on(self, table: TableScreen) -> bool:
        """Make the next move without the covered hand, if it needs none, as people know what they hold; False where it
        does. To drag a card out of the hand is to uncover it first."""
        gesture = table.session.table.gesture(table.session.public, self._people.move())
        if gesture and gesture[0] in table.board.interaction.offers:
            self._decide(table)
        elif gesture and gesture[0].piece:
            table.handover.open_gate()
        else:
            return False
        return True

    def _decide(self, table: TableScreen) -> None:
        session = table.session
        turn = turn_of(session)
        if turn != self._turn:
            self._sit_down(table, turn)
        move = self._people.move()
        before, seat = standings(session), session.deciding
        own = getattr(session.match.state, "turn", seat) == seat
        gesture = session.table.gesture(session.view, move)
        self._moves += max(1, len(gesture))
        self._ended = monotonic(), before, own
        for handle in gesture:
            table.board.interaction.apply_input(handle)
        if not gesture:
            table.play(move)

    def _sit_down(self, table: TableScreen, turn: Any) -> None:
        """Store the presses of the previous turn and the wait before this one."""
        if self._ended is not None:
            since, before, own = self._ended
            self.waits.append(Wait(monotonic() - since, before == standings(table.session), own))
            self.sittings.append(Participation(self._sat, self._moves, self._others))
        self._turn, self._moves, self._others = turn, 0, 0


def _busy(table: TableScreen) -> bool:
    """Whether an animation, a response window or a hand-over screen is under way."""
    return table.step_player.is_running or table.response_controller.running or table.handover.isVisible()


def turn_of(session: Session) -> Any:
    """Identity of the current turn. Where a turn belongs to one person, whoever is asked on the way, it is that turn;
    else all decisions until somebody else moves."""
    match, seat = session.match, session.deciding
    if (number := getattr(match.state, "round", None)) is not None and hasattr(match.state, "turn"):
        return match.state.turn, number
    return seat, sum(match.mover(ply) not in (seat, CHANCE) for ply in range(match.ply))


def standings(session: Session) -> Sequence[Any]:
    """Public scores of all sides."""
    look = session.table.make_view_model(session.public, None)
    return [look.side_summary(side).score for side in range(session.rules.sides)]


def _setup(key: str, who: Sequence[str]) -> MatchSetup:
    assert len(who) in registry.games()[key].info.seats
    return MatchSetup(key, tuple(Seated(NAMES[at], at, level) for at, level in enumerate(who)), {}, SEED)
