"""Data packs: the shipped figures, what a corrected one changes, what is refused (SE-114, SE-115)."""

from __future__ import annotations

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.games.stalk_exchange import GAME
from garden_desktop.games.stalk_exchange.data.packfile import read_pack
from tests.games.stalk_exchange.desk import desk, fresh, rules_of, standard
from tests.games.stalk_exchange.mistakes import MISTAKES, Mistake
from tests.games.stalk_exchange.packtext import pack_with, shipped


@pytest.mark.rule("SE-115")
@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.kind for mistake in MISTAKES])
def test_a_mistake_is_named(mistake: Mistake) -> None:
    with pytest.raises(PackError) as caught:
        read_pack(mistake.text, "mine.toml")
    error = caught.value
    assert (error.file, error.row, error.field) == ("mine.toml", mistake.row, mistake.field)
    assert error.code == mistake.code
    assert error.reason.startswith(mistake.reason)
    assert str(error) == f"mine.toml: {mistake.row}{', ' * bool(mistake.field)}{mistake.field}: {error.reason}"


@pytest.mark.rule("SE-115")
@pytest.mark.parametrize(
    ("heading", "field", "value"),
    [
        ("[flowers]", "of_each_type", 11),
        ("[portfolio]", "5", 22),
        ("[seedy]", "5", 0),
        ("[exchange]", "slots", 2),
        ("[exchange]", "slots", 9),
        ("[market_start]", "5", 15),
        ("[value_cap]", "2", 1),
        ("[turn]", "basic_actions", 1),
    ],
)
def test_what_is_just_enough_is_welcome(heading: str, field: str, value: int) -> None:
    pack = pack_with(heading, field, value)
    table = fresh(5, pack)
    while table.mover() == "nature":
        table.play(table.legal[0])
    assert table.mover() is not None


def test_the_shipped_pack_is_the_standard_one() -> None:
    pack = GAME.pack(shipped(), "standard.toml")
    assert pack.id == "standard"
    assert pack == standard()
    assert len(pack.digest) == 16
    assert GAME.pack(shipped() + "# mine\n", "standard.toml").digest != pack.digest


@pytest.mark.rule("SE-114")
def test_a_corrected_figure_takes_effect() -> None:
    assert rules_of(2, pack_with("[portfolio]", "2", 11)).config.portfolio == 11
    assert fresh(3, pack_with("[seedy]", "3", 6)).state.tokens == (6, 6, 6)
    assert len(fresh(2, pack_with("[exchange]", "slots", 5)).state.row) == 5
    assert fresh(2, pack_with("[flowers]", "of_each_type", 24)).state.left == 120
    assert rules_of(4, pack_with("[market_start]", "4", 23), length="short").config.start == 19
    assert rules_of(4, pack_with("[market_start.length]", "short", -6), length="short").config.start == 16
    assert rules_of(4, pack_with("[market_start.side]", "3", 2), garden_side="3").config.start == 24
    assert rules_of(5, pack_with("[value_cap]", "5", 6)).config.cap == 6
    assert rules_of(2, pack_with("[scale]", "highest_space", 40)).config.pack.scale == 40


@pytest.mark.rule("SE-114")
def test_a_turn_has_as_many_basic_actions_as_the_pack_says() -> None:
    table = desk(2, pack_with("[turn]", "basic_actions", 1), actions_left=1)
    table.play("plant 1:dahlia a1", "end").settle()
    assert table.state.actions_left == 1
