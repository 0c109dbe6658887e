"""Component packs: what the shipped one holds, and what is refused (GG-169)."""

from __future__ import annotations

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.games.gnomadic_gardeners import GAME
from garden_desktop.games.gnomadic_gardeners.data.pack import CROPS
from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack
from tests.games.gnomadic_gardeners.desk import standard
from tests.games.gnomadic_gardeners.packtext import changed, shipped, with_field


def refusal(text: str) -> tuple[str, str]:
    """Row and field of the complaint about this text."""
    with pytest.raises(PackError) as caught:
        read_pack(text, "mine.toml")
    assert caught.value.file == "mine.toml"
    assert caught.value.reason
    return caught.value.row, caught.value.field


def test_the_shipped_pack_is_the_standard_one() -> None:
    pack = GAME.pack(shipped(), "standard.toml")
    assert pack.id == "standard"
    assert pack == standard()
    assert len(pack.digest) == 16
    assert GAME.pack(shipped() + "# mine\n", "standard.toml").digest != pack.digest


def test_the_totals_of_the_gnomes() -> None:
    gnomes = standard().gnomes
    assert sum(gnome.prep for gnome in gnomes) == 23
    icons = [sum(gnome.icons[crop] for gnome in gnomes) for crop in range(len(CROPS))]
    assert dict(zip(CROPS, icons, strict=True)) == {"grain": 5, "fruit": 5, "vegetable": 5, "herb": 4, "flower": 6}
    assert sum(gnome.charisma for gnome in gnomes) == 30


@pytest.mark.rule("GG-169")
def test_twelve_gnomes_with_distinct_ids() -> None:
    assert refusal(changed('id = "g12"', 'id = "g01"')) == ("gnome g01", "id")
    start = shipped().index('[[gnome]]\nid = "g12"')
    end = shipped().index("# Task cards.")
    assert refusal(shipped()[:start] + shipped()[end:]) == ("the file", "gnome")


@pytest.mark.rule("GG-169")
def test_icons_are_of_the_five_types() -> None:
    assert refusal(changed('["fruit", "vegetable"]', '["fruit", "turnip"]')) == ("gnome g01", "icons")
    assert refusal(with_field("c1", "right", "need2", '["turnip"]')) == ("card c1 right", "need2")


@pytest.mark.rule("GG-169")
def test_each_pass_number_is_at_least_1() -> None:
    assert refusal(with_field("c6", "left", "pass", 0)) == ("card c6 left", "pass")
    read_pack(with_field("c6", "left", "pass", 12), "mine.toml")


@pytest.mark.rule("GG-169")
def test_blocked_numbers_are_1_2_or_3() -> None:
    assert refusal(with_field("c6", "left", "blocks", "[4]")) == ("card c6 left", "blocks")
    read_pack(with_field("c6", "left", "blocks", "[]"), "mine.toml")


@pytest.mark.rule("GG-169")
@pytest.mark.parametrize("field", ["animal", "blocks", "pass"])
def test_a_pair_without_one_of_its_orders_is_refused(field: str) -> None:
    half = shipped().index("[card.left]", shipped().index('id = "c3"'))
    line = shipped().index(f"\n{field} = ", half)
    text = shipped()[:line] + shipped()[shipped().index("\n", line + 1) :]
    row, where = refusal(text)
    assert (row.endswith("and c3 side by side"), where) == (True, field)


@pytest.mark.rule("GG-169")
@pytest.mark.parametrize("extra", ["prep = 4", "score = 2", "pass = 2", "blocks = [1]", 'animal = "hen"'])
def test_a_pair_with_two_of_one_order_is_refused(extra: str) -> None:
    field, half = extra.split(" = ", maxsplit=1)[0], "left" if extra[:2] in ("pr", "sc") else "right"
    row, where = refusal(changed(f"[card.{half}]", f"[card.{half}]\n{extra}", within='id = "c3"'))
    assert ("c3" in row, where) == (True, field)


@pytest.mark.rule("GG-169")
def test_every_animal_is_known_to_the_engine() -> None:
    assert refusal(with_field("c1", "left", "animal", '"dragon"')) == ("card c1 left", "animal")
    assert refusal(changed('id = "goat"', 'id = "dragon"')) == ("animal 3", "id")
    assert refusal(changed('id = "goat"', 'id = "hen"')) == ("animal 3", "id")


def test_ids_are_small_words_of_their_own() -> None:
    for id in ("none", "g 1", "G01", "", "?"):
        assert refusal(changed('id = "g01"', f'id = "{id}"')) == ("gnome 1", "id")


def test_two_cards_of_nine_belong_to_the_nine_card_garden() -> None:
    assert refusal(changed("nine = true\n", "", within='id = "c9"')) == ("the file", "card")


def test_unknown_and_missing_fields_are_named() -> None:
    assert refusal(changed("charisma = 2", "charm = 2")) == ("gnome g01", "charisma")
    assert refusal(changed("[game]", "[game]\nspeed = 9")) == ("the file game", "speed")
    assert refusal(with_field("c1", "left", "pass", '2\ncolour = "red"')) == ("card c1 left", "colour")
    assert refusal(changed('id = "standard"', "")) == ("the file", "id")
    assert refusal("id = ") == ("the file", "")


def test_a_changed_reward_is_welcome() -> None:
    pack = read_pack(with_field("c6", "left", "bliss1", 12), "mine.toml")
    assert pack.middles[0, 5].bliss == (12, 5)


def test_the_numbers_of_the_game_are_data() -> None:
    pack = read_pack(changed("target = 77 ", "target = 20 "), "mine.toml")
    assert pack.numbers.target == 20
