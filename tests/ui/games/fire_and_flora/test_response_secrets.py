"""Nobody can tell from the screen whether a play can be blocked: not from pictures, words, prompts or timers (5.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QImage

from garden_desktop.core.gesture import MoveSequence
from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.types import CHANCE
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table.band.block_band import PASS
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.accessibility.list_mode_view import ListModeView
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.match_screen import MatchScreen
from tests.games.fire_and_flora.desk import desk, rules_of
from tests.games.fire_and_flora.walks import tables, walk
from tests.ui.match.test_lists_behind_the_gate import contents
from tests.ui.witness import PAGES, difference, impression

NAMES = ("Ann", "Ben", "Cleo", "Dora")
ROWS = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 | C17", "HQ3 | EF3 mustard small")
MOVER = "water water labor nefarious time"
ABLE = (MOVER, "fire water", "labor")
"""The second seat could stop Water, the third one cannot; below it is the other way round."""
UNABLE = (MOVER, "time labor", "fire")
EVERYDAY, LONG = 3, 1000


class Moment(NamedTuple):
    """What everybody at the screen can see, hear and time: `prompt` stands on the bar of the match, `timers` are the
    milliseconds of every clock that decides how long something lasts."""

    name: str
    tree: str
    frame: QImage
    prompt: str
    said: tuple[str, ...]
    timers: tuple[int, ...]
    record: tuple[Move, ...]


class Begun(FloraRules):
    """The rules, with a position to begin with."""

    def __init__(self, rules: FloraRules, state: State) -> None:
        self.__dict__.update(vars(rules))
        self._state = state

    def setup(self) -> State:
        return self._state


class Onlooker:
    """Watches a play and the round of questions after it, and never looks at a hand."""

    def __init__(self, appearance: Appearance, rules: Begun, said: list[str]) -> None:
        seats = tuple(Seated(name, n) for n, name in enumerate(NAMES[: rules.seats]))
        header = RecordHeader(GAME.info.key, "", "", {}, seats, 7, "test")
        self.session = Session(GAME, rules, Match(rules, 7), header)
        self.screen = MatchScreen(appearance, self.session)
        self.screen.resize(1280, 800)
        self.screen.show()
        self._bar, self._said = rules.bar, said
        said.clear()

    def watch(self, play: Move, pressing: Sequence[int]) -> Iterator[Moment]:
        """The play, who wants to look (by a standing order where there is no time), who passes, and what comes then."""
        table, windows = self.screen.table, self.session.response_windows
        for seat in pressing if self._at_once else ():
            windows.set_order(seat, "always")
        self.sit_down()
        self._said.clear()
        self._driver.move(play)
        table.step_player.skip_remaining()
        yield from self._pages("asked")
        for seat in () if self._at_once else pressing:
            table.response_controller.toggle(seat)
            yield self.moment(f"{seat} will look")
        if table.response_controller.running:
            table.response_controller.end()
            table.step_player.skip_remaining()
        yield self.moment("the time is over")
        while windows.watch is not None and self.session.gate is not None:
            yield from self._look(self.session.gate)
        yield from self._pages("afterwards")

    def offer(self, *texts: str) -> Iterator[Moment]:
        """The gate after the first seat has asked the second one, and said all parts of the offer in one breath."""
        table, parse = self.screen.table, self.session.match.rules.parse_move
        self.sit_down()
        table.switch_lists()
        self._driver.move(parse("offer 2"))
        table.play(MoveSequence(tuple(map(parse, texts))))
        table.step_player.skip_remaining()
        assert self.session.gate == 1
        yield self.moment("at the gate")

    def close(self) -> None:
        self.screen.close_match()
        self.screen.close()
        self.screen.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    @property
    def _at_once(self) -> bool:
        """Whether nobody has time to press anything."""
        return self._bar == "0"

    @property
    def _driver(self) -> MatchDriver:
        return MatchDriver(self.screen.table, Random(0))

    def sit_down(self) -> None:
        self.screen.begin()
        if self.session.gate is not None:
            self.screen.table.handover.open_gate()
        if self.screen.table.recap.isVisible():
            self.screen.table.recap.dismiss()

    def _look(self, seat: int) -> Iterator[Moment]:
        """Somebody looks for as long as everybody does, and says no.

        What is said before the next gate falls is said to them alone: a victim may know what was stolen (FF-193).
        """
        table = self.screen.table
        table.handover.open_gate()
        if table.recap.isVisible():
            table.recap.dismiss()
        assert table.minimum_delay.is_running, f"the look of {seat} may be as short as they like"
        dwells = tuple(timer.interval() for timer in table.minimum_delay.findChildren(QTimer))
        self._said.clear()
        self._driver.move(PASS)
        table.step_player.skip_remaining()
        if self.session.viewer == seat:
            self._said.clear()
        moment = self.moment(f"{seat} has looked")
        yield moment._replace(timers=(*dwells, *moment.timers))

    def _pages(self, name: str) -> Iterator[Moment]:
        for page in range(PAGES):
            self.screen.table.side_panel.open_page(page)
            yield self.moment(f"{name}, page {page}")

    def moment(self, name: str) -> Moment:
        table, match = self.screen.table, self.session.match
        timers = self._freeze()
        seen = impression(name, self.screen)
        made = zip(match.states, match.moves, strict=False)  # there is one more position
        record = tuple(match.rules.seen_by(state, move, None) for state, move in made)
        return Moment(name, seen.tree, seen.frame, table.bar.sentence.text(), tuple(self._said), timers, record)

    def _freeze(self) -> tuple[int, ...]:
        """How long the bar was going to run; from now on it stands, as what is left of it depends on the real time."""
        asking = self.screen.table.response_controller
        timers = tuple(timer.interval() for timer in asking.bar.findChildren(QTimer) if timer.isActive())
        if asking.running:
            asking.bar.start(None)
        return timers


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader was told."""
    words: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda self, text: words.append(text))
    return words


def watched(appearance: Appearance, said: list[str], rules: Begun, play: Move, pressing: Sequence[int]) -> list[Moment]:
    onlooker = Onlooker(appearance, rules, said)
    try:
        return list(onlooker.watch(play, pressing))
    finally:
        onlooker.close()


def check_alike(one: list[Moment], two: list[Moment]) -> None:
    """The same moments in the same order, with nothing to tell them apart."""
    assert [moment.name for moment in one] == [moment.name for moment in two]
    for first, second in zip(one, two, strict=True):
        where = difference(first.frame, second.frame)
        assert where.isEmpty(), f"{first.name}, at {where}"
        assert first._replace(frame=second.frame) == second


@pytest.mark.rule("FF-110", "FF-115", "FF-197")
@pytest.mark.parametrize(
    ("play", "bar", "pressing"),
    [
        ("play water EF1", "4", ()),
        ("nefarious steal-coins 2", "15", (1, 2)),
        ("play water EF1", "continue", (2,)),
        ("play labor EF1", "0", ()),
        ("play water EF1", "0", (1, 2)),
    ],
)
def test_a_round_of_questions_goes_the_same_way_whoever_could_block(
    appearance: Appearance, said: list[str], play: str, bar: str, pressing: tuple[int, ...]
) -> None:
    rules = rules_of(3, bar=bar)

    def course(hands: tuple[str, ...]) -> list[Moment]:
        state = desk(*ROWS, hands=hands, coins=(5, 5, 5), bar=bar).state
        return watched(appearance, said, Begun(rules, state), rules.parse_move(play), pressing)

    able = course(ABLE)
    assert any(moment.timers for moment in able) is (bar in ("4", "15") or bool(pressing))
    check_alike(able, course(UNABLE))


@pytest.mark.rule("FF-192", "FF-196")
def test_the_gate_after_an_offer_tells_nothing_of_either_hand(appearance: Appearance, said: list[str]) -> None:
    def course(hands: tuple[str, ...]) -> tuple[list[Moment], list[str], list[str]]:
        at = desk(*ROWS, hands=hands, coins=(5, 5, 5))
        onlooker = Onlooker(appearance, Begun(at.rules, at.state), said)
        try:
            seen = list(onlooker.offer("give coins 1", "get coins 2", "propose"))
            session, lists = onlooker.session, onlooker.screen.table.lists
            fresh = ListModeView(appearance, session.table)
            fresh.show()
            fresh.show_position(session.public, None, None, onlooker.screen.players.name)
            public = contents(fresh)
            fresh.deleteLater()
            onlooker.screen.table.switch_lists()
            return seen, contents(lists), public
        finally:
            onlooker.close()

    one, held, public = course(ABLE)
    two, others, _ = course(("fire fire fire fire fire", "time labor", "time"))
    check_alike(one, two)
    assert held == public == others


def plays_with_other_hands(number: int) -> Iterator[tuple[FloraRules, State, State, Move]]:
    """Plays that may be stopped, from random games: the position, one with other hands and another deck, the move."""
    for seed, rules in enumerate(tables(number, short=True)):
        table, rng = GAME.table(rules), Random(seed)
        for state, move in walk(rules, seed) if rules.seats > 1 else ():
            if move is None or rules.to_move(state) == CHANCE or state.exchange is not None:
                continue
            if move.kind == "steal-card" and rules.bar == "0":
                continue  # nobody else gets the screen before the thief sees what was stolen, as a thief may (FF-193)
            other = rules.determinize(rules.view(state, state.ask.seat), state.ask.seat, rng)
            if (
                other.hands != state.hands
                and table.response_window(rules.view(rules.apply(state, move), None)) is not None
            ):
                yield rules, state, other, move


def check_plays(appearance: Appearance, said: list[str], number: int) -> None:
    compared = 0
    for rules, state, other, move in islice(plays_with_other_hands(10 * number), number):
        pressing = [seat for seat in range(rules.seats) if seat != state.turn][: compared % 3]
        one, two = (watched(appearance, said, Begun(rules, position), move, pressing) for position in (state, other))
        check_alike(one, two)
        compared += 1
    assert compared == number


@pytest.mark.rule("FF-192", "FF-195", "FF-197")
def test_some_plays_of_real_games_are_asked_about_alike(appearance: Appearance, said: list[str]) -> None:
    check_plays(appearance, said, EVERYDAY)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.rule("FF-192", "FF-195", "FF-197")
def test_a_thousand_plays_of_real_games_are_asked_about_alike(appearance: Appearance, said: list[str]) -> None:
    check_plays(appearance, said, LONG)
