"""Every card says what it does, with the figures of its pack."""

from __future__ import annotations

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.fire_and_flora.data.cards import side
from garden_desktop.games.fire_and_flora.data.pack import Species
from garden_desktop.games.fire_and_flora.data.packfile import ABILITIES, BUILDINGS, EVENTS
from garden_desktop.games.fire_and_flora.table.labels import ABILITY_NAMES, ability_text, building_text, event_text
from tests.games.fire_and_flora.desk import rules_of
from tests.games.fire_and_flora.packtext import pack_with


@pytest.mark.parametrize("ability", ABILITIES)
def test_an_ability_has_a_name_and_a_text(ability: str) -> None:
    assert plain(ABILITY_NAMES[ability])
    assert plain(ability_text(rules_of().config, ability)).endswith(".")


@pytest.mark.parametrize("effect", [*BUILDINGS, ""])
def test_a_building_has_a_text(effect: str) -> None:
    assert "{" not in plain(building_text(rules_of().config, effect))


@pytest.mark.parametrize("effect", [*EVENTS, "fire", "flood"])
def test_an_event_has_a_text(effect: str) -> None:
    assert "{" not in plain(event_text(rules_of().config, effect))


def test_texts_say_the_figures_and_species_of_the_pack() -> None:
    config = rules_of(
        2, pack_with(("boom_coins = 3", "boom_coins = 7"), ('hitchhiker = "brome"', 'hitchhiker = "mustard"'))
    ).config
    assert plain(event_text(config, "boom")) == "Each player takes 7 coins."
    assert "a small Mustard on one" in plain(event_text(config, "seeds"))
    assert "a small plant (Sagebrush, Needlegrass and Poppy)" in plain(building_text(config, "nursery"))


@pytest.mark.parametrize("species", rules_of().config.species, ids=lambda one: one.id)
@pytest.mark.parametrize("big", [0, 1])
def test_a_side_of_a_known_plant_is_a_sentence_of_its_own(species: Species, big: int) -> None:
    said = side(species.name, big)
    assert said.source == f"{'Big' if big else 'Small'} {species.name}"


def test_a_side_of_a_plant_we_do_not_know_keeps_its_name() -> None:
    assert plain(side("Tumbleweed", 1)) == "Big Tumbleweed"
