"""Whole matches through the window: with keys alone, with the mouse alone, through the accessibility tree alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from garden_desktop.core.record import Seated, read
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.handover import handover_screen
from garden_desktop.ui.match.match_screen import MatchScreen
from tests import fifth
from tests.today import one_in_turn
from tests.ui.players import KeyPlayer, MousePlayer, TreePlayer, play_to_the_end

Begin = Callable[[str, int], MatchScreen]
Way = Callable[[MatchScreen, QtBot], KeyPlayer | MousePlayer | TreePlayer]
EVERYDAY = {"gnomadic_gardeners": (1,), "stalk_exchange": (3,), "paths_and_flower_beds": (2,), "fire_and_flora": (3,)}
"""The tables that are played through every day, each in one way of the three in turn; of a game not named here all."""
SHORT = {"fire_and_flora": {"mode": "feud", "target": "4", "offers_per_turn": "1", "bar": "continue"}}
"""Options of games that take too long as they are, and that would have to be waited for."""
ALONE = {"fire_and_flora": {"mode": "solo_challenge"}}
"""Options of games that one person plays in another way than several."""
OWN = {("paths_and_flower_beds", 2): {"trace_mode": "own"}}
"""Options of one table of a game, with more to do than as it is."""
INCLUDED = {("fire_and_flora", 3): {"propose", "block"}, ("paths_and_flower_beds", 2): {"trace"}}
"""Moves without which a match is not whole: an offer that is made, a card that stops a play, a walk."""
SEED = 2
"""Seed of players whose matches have all that."""
TABLES = [(key, seats) for key, game in fifth.games().items() for seats in sorted({*game.info.seats})]
WAYS: dict[str, Way] = {
    "keys": lambda screen, _: KeyPlayer(screen, SEED),
    "mouse": lambda screen, _: MousePlayer(screen, SEED),
    "tree": lambda screen, qtbot: TreePlayer(screen, 8, qtbot),
}
REST = ("",) * 6
"""Days on which a table is not played at."""
MATCHES = [
    pytest.param(key, seats, way, marks=[] if way == today else [pytest.mark.long])
    for place, (key, seats) in enumerate(TABLES)
    for today in (one_in_turn([*WAYS, *REST], place) if seats in EVERYDAY.get(key, (seats,)) else "",)
    for way in WAYS
]


@pytest.fixture
def begin(appearance: Appearance, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Gates hear at once: how long they do not is another test's, and a match has dozens."""
    monkeypatch.setattr(handover_screen, "DEAF_MS", 0)
    opened: list[MatchScreen] = []

    def start(key: str, seats: int) -> MatchScreen:
        people = tuple(
            Seated(name, number) for number, name in enumerate(["Ann", "Ben", "Cleo", "Dora", "Eve", "Finn"])
        )
        options = (SHORT if seats > 1 else ALONE).get(key, {}) | OWN.get((key, seats), {})
        screen = MatchScreen(
            appearance, MatchRepository(tmp_path).begin_match(MatchSetup(key, people[:seats], options, 11))
        )
        qtbot.addWidget(screen)
        screen.resize(1280, 800)
        screen.show()
        qtbot.waitExposed(screen)
        screen.activateWindow()
        screen.begin()
        opened.append(screen)
        return screen

    yield start
    for screen in opened:
        screen.session.close()


def check(screen: MatchScreen) -> None:
    """The match is over, and the record on the disk says so and leads to the same end."""
    assert screen.session.over
    assert screen.session.journal is not None
    path = screen.session.journal.path
    assert read(path.read_bytes()).lines[-1].result is not None
    match = screen.session.match
    assert MatchRepository(path.parent).open_read_only(path).match.states == match.states
    table = screen.session.game.info.key, len(screen.session.seats)
    assert INCLUDED.get(table, set()) <= {getattr(move, "kind", "") for move in match.moves}


@pytest.mark.parametrize(("key", "seats", "way"), MATCHES)
def test_a_whole_match_one_way_alone(begin: Begin, qtbot: QtBot, key: str, seats: int, way: str) -> None:
    screen = begin(key, seats)
    play_to_the_end(screen, WAYS[way](screen, qtbot), qtbot)
    check(screen)
