"""Data packs: the shipped cards, what a corrected one changes, what is refused (2.13)."""

from __future__ import annotations

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.packfile import read_pack
from tests.games.fire_and_flora.desk import Desk, desk, fresh, standard
from tests.games.fire_and_flora.mistakes import MISTAKES, Mistake
from tests.games.fire_and_flora.packtext import changed, pack_with, shipped


@pytest.mark.rule("FF-24")
@pytest.mark.parametrize("mistake", MISTAKES, ids=[mistake.kind for mistake in MISTAKES])
def test_a_mistake_is_named(mistake: Mistake) -> None:
    with pytest.raises(PackError) as caught:
        read_pack(mistake.text, "mine.toml")
    error = caught.value
    assert (error.file, error.row, error.field) == ("mine.toml", mistake.row, mistake.field)
    assert error.code == mistake.code
    assert error.reason.startswith(mistake.reason)


def test_the_shipped_pack_is_the_standard_one() -> None:
    pack = GAME.pack(shipped(), "standard.toml")
    assert (pack.id, len(pack.digest)) == ("standard", 16)
    assert pack == standard()
    assert GAME.pack(shipped() + "# mine\n", "standard.toml").digest != pack.digest


@pytest.mark.parametrize(
    ("pair", "rows", "moves", "expected"),
    [
        (("buy_price = 2", "buy_price = 3"), {"coins": (5,)}, "draw, resource fire", 2),
        (("sell_price = 1", "sell_price = 2"), {"hands": ("fire",)}, "sell fire", 2),
        (
            ("steal_coins = 3", "steal_coins = 4"),
            {"hands": ("nefarious",), "coins": (0, 9)},
            "nefarious steal-coins 2, pass",
            4,
        ),
        (("boom_coins = 3", "boom_coins = 5"), {"phase": "event"}, "event boom1", 5),
        (("recession_coins = 3", "recession_coins = 1"), {"phase": "event", "coins": (9,)}, "event recession1", 8),
        (("grant_discount = 3", "grant_discount = 8"), {"flags": {"grant": [1]}, "market": "C17"}, "buy C17", 0),
    ],
)
def test_a_corrected_figure_takes_effect(
    pair: tuple[str, str], rows: dict[str, object], moves: str, expected: int
) -> None:
    table: Desk = desk("HQ1 | EF1", "HQ2 | EF2", pack=pack_with(pair), **rows)  # type: ignore[arg-type]
    assert table.play(moves).state.coins[0] == expected


def test_a_corrected_line_takes_effect() -> None:
    pack = read_pack(
        changed(('big = { water = "propagate", fire = "damage", labor = "damage" }', 'big = { fire = "kill" }')),
        "mine.toml",
    )
    table = desk("HQ1 | EF1", "HQ2 | EF2 sagebrush big", hands=("fire water",), pack=pack)
    assert table.why("play water EF2") == "no_line"
    assert table.play("play fire EF2, pass").at("EF2") == "empty"


def test_more_copies_of_a_card_are_more_cards() -> None:
    building = ('name = "Ranger Station", cost = 3, copies = 1', 'name = "Ranger Station", cost = 3, copies = 3')
    assert len(fresh(2, pack_with(building)).state.bag) == 74
    event = ('name = "Economic Boom", copies = [1, 1, 0, 1]', 'name = "Economic Boom", copies = [2, 1, 0, 1]')
    assert len(fresh(2, pack_with(event)).state.events) == 30


def test_two_lookouts_are_asked_one_after_the_other() -> None:
    pack = pack_with(('name = "Fire Lookout", cost = 2, copies = 1', 'name = "Fire Lookout", cost = 2, copies = 2'))
    table = desk("HQ1 | EF1 lookout1", "HQ2 | EF2 lookout2", pack=pack, phase="event", active=2)
    table.play("event F01, die both")
    assert table.mover == 2
    table.play("reroll, die central")
    assert (table.mover, table.node) == (1, "lookout")
    assert table.play("keep").node == "land"


def test_the_pool_may_hold_fewer_cards_than_lands_bring() -> None:
    text = shipped()
    at = text.index("cards = 7", text.index('id = "oak"'))
    pack = read_pack(text[:at] + "cards = 1" + text[at + len("cards = 7") :], "mine.toml")
    table = desk("HQ1 | EF1 oak small", "HQ2", coins=(9,), market="C01", pack=pack).play("buy C01")
    assert table.at("C01") == "empty"
