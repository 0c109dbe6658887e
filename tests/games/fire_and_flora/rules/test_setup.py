"""Set-up (FF-35 to FF-49)."""

from __future__ import annotations

import re

import pytest

from garden_desktop.games.fire_and_flora.data.packfile import read_pack
from tests.games.fire_and_flora.desk import Desk, fresh
from tests.games.fire_and_flora.packtext import shipped

SIX = "land C01, land C02, land C03, land C04, land C05, land C06"


def dealt(seats: int, **options: str) -> Desk:
    """A game whose starters are dealt: seat n has HQn and EFn."""
    return fresh(seats, **options).play(*(f"starters HQ{n} EF{n}" for n in range(1, seats + 1)))


@pytest.mark.rule("FF-35", "FF-37")
def test_each_seat_is_dealt_a_random_pair_of_one_number() -> None:
    table = fresh(3)
    assert table.odds == {"starters HQ1 EF1": 1, "starters HQ2 EF2": 1, "starters HQ3 EF3": 1, "starters HQ4 EF4": 1}
    table.play("starters HQ4 EF4")
    assert table.odds == {"starters HQ1 EF1": 1, "starters HQ2 EF2": 1, "starters HQ3 EF3": 1}
    assert table.why("starters HQ1 EF2") == "not_a_choice"
    table.play("starters HQ2 EF2", "starters HQ1 EF1")
    assert [table.row(seat) for seat in (1, 2, 3)] == ["HQ4 EF4", "HQ2 EF2", "HQ1 EF1"]


@pytest.mark.rule("FF-36", "FF-38")
@pytest.mark.parametrize(("seats", "spare"), [(2, "HQ3 HQ4 EF3 EF4"), (3, "HQ4 EF4"), (4, "")])
def test_spare_starters_are_among_the_land_cards(seats: int, spare: str) -> None:
    table = dealt(seats)
    in_deck = table.names(table.state.bag).split()
    assert [land for land in in_deck if land[:2] in ("HQ", "EF")] == spare.split()
    assert len(in_deck) == 72 - 2 * seats
    assert all(weight == 1 for weight in table.odds.values())


@pytest.mark.rule("FF-39")
def test_all_plant_cards_lie_in_the_pool_and_their_counts_are_open() -> None:
    table = fresh(2)
    assert sum(table.state.pool) == 84
    assert [table.pool(species) for species in ("sagebrush", "oak", "mustard", "eucalyptus")] == [9, 7, 10, 5]
    assert table.sees(None).pool == table.state.pool


@pytest.mark.rule("FF-40")
def test_six_lands_lie_in_the_first_market() -> None:
    table = dealt(2).play(SIX)
    assert table.market == "C01 C02 C03 C04 C05 C06"
    assert table.node == "lot"


@pytest.mark.rule("FF-41", "FF-44")
def test_everybody_begins_with_ten_coins_and_the_deck_with_all_cards() -> None:
    table = dealt(3).play(SIX)
    assert table.state.coins == (10, 10, 10)
    assert table.state.deck == (18, 12, 14, 8, 12)
    assert table.state.left == 64


@pytest.mark.rule("FF-42", "FF-43", "FF-122")
@pytest.mark.parametrize(("seats", "cards", "fires"), [(2, 29, 9), (3, 39, 10), (4, 48, 11)])
def test_events_with_a_higher_marker_are_taken_out(seats: int, cards: int, fires: int) -> None:
    table = fresh(seats)
    events = [table.rules.config.cards[card] for card in table.state.events]
    assert len(events) == cards
    assert sum(event.effect == "fire" for event in events) == fires
    assert max(event.marker for event in events) == seats
    other_kinds = {event.effect for event in events} - {"fire"}
    assert all(sum(event.effect == kind for event in events) < fires for kind in other_kinds)


@pytest.mark.rule("FF-45")
def test_the_dearest_lot_begins() -> None:
    table = dealt(2).play(SIX, "lot C12, lot C21")
    assert table.state.first == 1
    assert (table.node, table.state.turn) == ("event", 1)


@pytest.mark.rule("FF-46")
def test_tied_lots_are_drawn_again_without_putting_back_and_all_go_back_at_the_end() -> None:
    table = dealt(3).play(SIX, "lot S03, lot C12")
    assert table.why("lot S03") == "not_a_choice"
    table.play("lot S14")
    assert "lot C12" not in table.legal
    table.play("lot S07")
    assert table.node == "lot"
    table.play("lot C15")
    assert table.node == "lot"
    table.play("lot C16")
    assert table.node == "lot"
    table.play("lot C21")
    assert table.state.first == 2
    assert table.state.lots == ()
    assert len(table.state.bag) == 72 - 6 - 6
    assert {"S03", "C12", "S14", "S07", "C15"} <= set(table.names(table.state.bag).split())


@pytest.mark.rule("FF-46")
def test_only_the_tied_draw_again() -> None:
    table = dealt(3).play(SIX, "lot C12, lot S03, lot S14")
    assert table.state.ask.what == 1
    table.play("lot C15")
    assert table.state.ask.what == 2
    table.play("lot C12" if "lot C12" in table.legal else "lot C16")
    assert table.state.first == 2


@pytest.mark.rule("FF-46")
def test_lots_that_never_differ_still_find_a_first_player() -> None:
    """Where every land costs the same, the first of the tied begins once no lot is left."""
    table = fresh(2, read_pack(re.sub(r"cost = [0-9]+", "cost = 7", shipped()), "mine.toml"))
    table.play("starters HQ1 EF1", "starters HQ2 EF2", SIX)
    while table.node == "lot":
        table.play(table.legal[0])
    assert table.state.first == 0
    assert len(table.state.bag) == 72 - 4 - 6


@pytest.mark.rule("FF-47")
def test_the_fourth_of_four_receives_the_top_card() -> None:
    table = dealt(4).play(SIX, "lot C12, lot C15, lot C21, lot C22")
    assert table.state.first == 2
    assert table.node == "resource"
    table.play("resource fire")
    assert table.state.sizes == (0, 1, 0, 0)
    assert table.node == "event"


@pytest.mark.rule("FF-48")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_nobody_receives_a_card(seats: int) -> None:
    table = dealt(seats, first_player="2").play(SIX)
    assert table.node == "event"
    assert set(table.state.sizes) == {0}
    assert set(table.state.coins) == {10}
