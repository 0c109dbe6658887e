"""Setting up: which tables can be played, and how the game begins."""

from __future__ import annotations

import pytest

from garden_desktop.core.game import Option
from garden_desktop.core.options import resolve_options
from garden_desktop.core.types import OptionError
from garden_desktop.games.paths_and_flower_beds import GAME
from garden_desktop.games.paths_and_flower_beds.data.options import OPTIONS
from tests.games.paths_and_flower_beds.desk import BUILT_IN, fresh, rules_of, small


def refused(seats: int, **options: str) -> str | None:
    try:
        pack = fresh().config.pack
        GAME.rules(seats, resolve_options(GAME, options, 1, pack), pack)
    except OptionError as error:
        return error.reason.code
    return None


@pytest.mark.rule("PF-33", "PF-89", "PF-90")
@pytest.mark.parametrize("seats", range(8))
def test_one_to_six_seats_play(seats: int) -> None:
    assert refused(seats) == (None if 1 <= seats <= 6 else "bad_setup")
    assert (seats in GAME.info.seats) == (1 <= seats <= 6)


@pytest.mark.rule("PF-89", "PF-88")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"first_namer": "4"}),
        (1, {"first_namer": "2"}),
        (2, {"first_namer": "0"}),
        (2, {"trace_mode": "worst"}),
        (2, {"weather": "rain"}),
        (2, {"mode": "solo"}),
        (1, {"mode": "table"}),
        (2, {"map": "M6"}),
        (2, {"map": small("...", "...", "...")}),
        (2, {"map": small("." * 17, "G" + "." * 16, "." * 17)}),
    ],
)
def test_what_cannot_be_played_is_refused(seats: int, options: dict[str, str]) -> None:
    assert refused(seats, **options) == "bad_setup"


@pytest.mark.rule("PF-89")
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_value_of_every_option_can_be_played(option: Option) -> None:
    needed = dict([option.needs]) if option.needs else {}
    assert option.default in option.values
    for value in option.values:
        if value != "quarter":  # needs a square map, which no other value has by itself
            assert refused(6, **needed, **{option.key: value}) is None
        assert GAME.refuse(6, {option.key: value}) is None


@pytest.mark.rule("PF-35", "PF-30")
@pytest.mark.parametrize("map_", BUILT_IN)
def test_a_game_begins_with_empty_gardens(map_: str) -> None:
    table = fresh(4, map_)
    assert (table.state.phase, table.state.turn, table.mover) == ("first", 0, "nature")
    for seat in range(1, 5):
        garden = table.garden(seat)
        assert (garden.free, garden.path, garden.beds, garden.laid) == (table.config.map.usable, 0, (0, 0, 0), ())


@pytest.mark.rule("PF-98", "PF-100")
def test_a_map_text_is_an_option_like_any_other() -> None:
    config = rules_of(2, small("..G..", "G...G", "..G..")).config
    assert (config.map.name, config.board.width, config.board.height) == ("Test", 5, 3)


def test_no_game_is_longer_than_it_promises() -> None:
    """Two hundred squares without water, planted three at a time by six seats, each naming and placing, and walks."""
    turns = 16 * 12 // 3
    assert turns * 7 + 1 + 6 <= GAME.info.max_moves
