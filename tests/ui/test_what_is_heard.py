"""The law of hearing what happens: whatever a table tells in sight is said aloud, and nothing that is for other eyes.

What changes on the screen without a sentence is looked for in `tests/laws/test_what_happens.py`; here each of those
sentences is waited for at a real table screen, in random matches played by gestures.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from garden_desktop.core.match import Match
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.types import Seat
from garden_desktop.hotseat.session import PlayedStep, Session
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.driver import MatchDriver
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.match_screen import MatchScreen
from garden_desktop.ui.match.recap.recap_card import RecapCardView
from tests import fifth
from tests.laws.samples import Sample, rules_of, samples
from tests.today import in_turn

MANY, DECISIONS, MOST = 200, 12, 2_000
"""Matches a game, decisions of an everyday one, and of a long one."""
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eve", "Finn")


class Ear:
    """Hears all that is said at a screen, and looks at each sentence whether it is for whoever sits there."""

    def __init__(self, screen: MatchScreen) -> None:
        self._screen, self._table, self._session = screen, screen.table, screen.session
        self._heard: list[str] = []
        self._cards: list[str] = []
        self._start = self._session.match.ply
        self._viewer = self._session.viewer
        self._scores = self._standing()
        self._table.board.announced.connect(self._hear)
        self._table.recap.stepped.connect(self._see_cards)

    def check(self) -> None:
        """Everything that happened since was said; raises AssertionError for the first thing that was not."""
        session, table = self._session, self._table
        heard = " ".join([*self._heard, table.handover.accessibleDescription() if table.handover.isVisible() else ""])
        ways = [self._steps(viewer) for viewer in {None, self._viewer, session.viewer}]
        for versions in zip(*ways, strict=True):
            if not (versions[0].quiet or versions[0].masked or table.playback.presenter.is_silent_pass(versions[0])):
                told = [self._words(step) for step in versions if step.told]
                said = not told or any(all(sentence in heard for sentence in sentences) for sentences in told)
                assert said, f"move {versions[0].ply}, {versions[0].move}: {told} is not in {heard!r}"
        for card in self._cards:
            assert card in heard, f"the card {card!r} is not in {heard!r}"
        scores = self._standing()
        assert heard or scores == self._scores, "a score changed in silence"
        self._heard.clear()
        self._cards.clear()
        self._start, self._viewer, self._scores = session.match.ply, session.viewer, scores

    def _see_cards(self) -> None:
        """A recap is there: whatever was missed has to be said as well."""
        self._cards += [card.accessibleDescription() for card in self._dealt()]

    def _dealt(self) -> list[RecapCardView]:
        return [card for card in self._table.recap.findChildren(RecapCardView) if not card.isHidden()]

    def _standing(self) -> list[int | None]:
        session = self._session
        look = session.table.make_view_model(session.public, None)
        return [look.side_summary(side).score for side in range(session.rules.sides)]

    def _steps(self, viewer: Seat | None) -> Sequence[PlayedStep]:
        return self._session.steps(self._start, self._session.match.ply, viewer)

    def _words(self, step: PlayedStep) -> list[str]:
        return [format_message(sentence, self._table.players.name) for sentence in step.told]

    def _hear(self, said: str) -> None:
        """Nothing is said that only others may know."""
        session = self._session
        mine = {None, self._viewer if session.gate is not None else session.viewer}
        open_to_me = {word for viewer in mine for step in self._steps(viewer) for word in self._words(step)}
        for viewer in {*range(session.rules.seats)} - mine:
            for sentence in {word for step in self._steps(viewer) for word in self._words(step)} - open_to_me:
                others = any(sentence in one for one in open_to_me)
                assert others or sentence not in said, f"{sentence!r} is for seat {viewer}, not for {mine}"
        self._heard.append(said)


@pytest.fixture
def deafness(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handover_screen, "DEAF_MS", 0)


def listen(appearance: Appearance, sample: Sample, seed: int, most: int) -> None:
    """One random match, as far as it goes."""
    seats = tuple(Seated(name, number) for number, name in enumerate(NAMES[: sample.seats]))
    header = RecordHeader(sample.game.info.key, "", "", dict(sample.options), seats, seed, "test")
    rules, rng = rules_of(sample), Random(f"{sample}{seed}")
    screen = MatchScreen(appearance, Session(sample.game, rules, Match(rules, seed), header))
    try:
        screen.resize(1280, 800)
        screen.show()
        ear, driver = Ear(screen), MatchDriver(screen.table, rng)
        screen.begin()
        screen.table.minimum_delay.duration_ms = 0
        for _ in range(most):
            driver.clear_the_way(breathe)
            breathe()
            ear.check()
            if screen.session.over:
                return
            driver.move(driver.any_move())
            breathe()
    finally:
        screen.close_match()
        screen.deleteLater()


def breathe() -> None:
    QApplication.processEvents()


def tables() -> Iterator[Sample]:
    """Every table of a game of the house at which nothing is agreed on but the way to play."""
    games = fifth.games()
    for sample in samples():
        if sample.game.info.key in games and not set(dict(sample.options)) - {"mode"}:
            yield sample


def of_game(key: str) -> list[Sample]:
    return [sample for sample in tables() if sample.game.info.key == key]


@pytest.mark.usefixtures("deafness")
@pytest.mark.parametrize("key", in_turn(list(fifth.games()), 2))
def test_what_is_told_in_sight_is_said_aloud(appearance: Appearance, key: str) -> None:
    for number, sample in enumerate(of_game(key)[-2:]):
        listen(appearance, sample, number, DECISIONS)


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.usefixtures("deafness")
@pytest.mark.parametrize("key", list(fifth.games()))
def test_nothing_is_left_unsaid_in_many_matches(appearance: Appearance, key: str) -> None:
    """Two hundred whole matches a game, shared out among its tables."""
    mine = of_game(key)
    for seed in range(MANY):
        listen(appearance, mine[seed % len(mine)], seed, MOST)
