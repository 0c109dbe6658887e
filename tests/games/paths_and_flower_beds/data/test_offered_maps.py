"""Maps of a card set are values of the option `map`."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop import paths
from garden_desktop.core.text import plain
from garden_desktop.games import registry
from garden_desktop.games.paths_and_flower_beds.data.mapwish import offered_maps
from garden_desktop.hotseat.new_game import OWN, NewGameState

GAME = registry.games()["paths_and_flower_beds"]
MAP = next(option for option in GAME.options if option.key == "map")
STANDARD = paths.resource("paths_and_flower_beds", "packs", "standard.toml").read_text(encoding="utf-8")
POND = """
[[maps]]
id = "{id}"
text = \"\"\"
name Duck Pond
grid
. . . G . . . .
. . . . . . . .
. . . ~ ~ . . .
G . . ~ ~ . . G
. . . ~ ~ . . .
. . . ~ ~ . . .
. . . . . . . .
. . . . G . . .
end
\"\"\"
"""


def with_pond(id: str = "pond") -> str:
    return STANDARD + POND.format(id=id)


def labels(text: str) -> dict[str, str]:
    return {choice.value: plain(choice.label) for choice in offered_maps(GAME.pack(text, "set.toml"))}


def test_the_standard_set_offers_what_the_option_names() -> None:
    assert offered_maps(GAME.pack(STANDARD, "standard.toml")) == MAP.choices


def test_a_map_of_ones_own_is_offered_by_name_and_size_before_the_random_one() -> None:
    found = labels(with_pond())
    assert list(found)[-2:] == ["pond", "random"]
    assert found["pond"] == "Duck Pond, 8 by 8"


def test_maps_of_the_same_name_and_size_are_told_apart_by_their_ids() -> None:
    found = labels(with_pond() + POND.format(id="pond2"))
    assert (found["pond"], found["pond2"]) == ("Duck Pond, 8 by 8 (pond)", "Duck Pond, 8 by 8 (pond2)")


def test_a_repainted_map_loses_the_sentence_about_its_gates_and_one_taken_away_is_not_offered() -> None:
    repainted = STANDARD.replace("name Kitchen Court", "name Our Court", 1)
    (first, *_) = offered_maps(GAME.pack(repainted, "set.toml"))
    assert (plain(first.label), first.sentence) == ("Our Court, 8 by 8", None)
    head, _, rest = STANDARD.partition('[[maps]]\nid = "M1"')
    assert "M1" not in labels(head + rest[rest.index("[[maps]]") :])


@pytest.mark.parametrize("id", ["random", OWN])
def test_a_map_with_the_id_of_another_value_is_not_offered_twice(id: str, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(with_pond(id), encoding="utf-8")
    state = NewGameState.usual(GAME).with_pack(file)
    assert [choice.value for choice in state.choices_of(MAP)] == [choice.value for choice in MAP.choices]


def test_it_can_be_chosen_is_remembered_and_is_gone_with_its_set(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(with_pond(), encoding="utf-8")
    state = NewGameState.usual(GAME).with_pack(file).with_value("map", "pond")
    assert state.problem is None
    assert state.rules is not None
    assert state.rules.config.map.name == "Duck Pond"  # type: ignore[attr-defined]
    assert NewGameState.usual(GAME).recalled(state.remembered()).values["map"] == "pond"
    assert state.with_pack(None).values["map"] == MAP.default
    file.unlink()
    assert NewGameState.usual(GAME).recalled(state.remembered()).values["map"] == MAP.default


def test_a_preset_with_a_map_that_the_set_has_not_takes_the_usual_one(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(STANDARD[: STANDARD.index('[[maps]]\nid = "M5"')], encoding="utf-8")
    full = next(preset for preset in GAME.presets if preset.values.get("map") == "M5")
    state = NewGameState.usual(GAME).with_pack(file).with_preset(full)
    assert state.values["map"] == MAP.default
    assert state.rules is not None
