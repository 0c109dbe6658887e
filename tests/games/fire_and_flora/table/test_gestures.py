"""Every move can be said with hands, everything lies on the table, and what cannot be done says why."""

from __future__ import annotations

import pytest

from garden_desktop.core.gesture import InputStep, MoveBuilder
from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import plain
from garden_desktop.core.view_model import preview_action, refusal
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES
from garden_desktop.games.fire_and_flora.table import gestures
from tests.clash import clash
from tests.games.fire_and_flora.desk import THREE, Desk, desk
from tests.games.fire_and_flora.tables import (
    WAYS,
    Way,
    decisions,
    look_of,
    named,
    refused,
    rules_for,
    table_of,
    viewer_of,
    walked,
)

every_way = pytest.mark.parametrize("way", WAYS, ids=named)


@every_way
def test_no_two_moves_are_said_alike_and_none_begins_another(way: Way) -> None:
    rules = rules_for(way)
    for state in decisions(way, 40):
        view = rules.view(state, viewer_of(rules, state))
        found = [(move, table_of(rules).gesture(view, move)) for move in rules.legal_moves(view)]
        assert clash([(move, handles) for move, handles in found if handles]) is None


@every_way
def test_every_way_to_say_a_move_says_it_and_nothing_else(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state in decisions(way, 25):
        view = rules.view(state, viewer_of(rules, state))
        if view.ask.kind == "draft":
            continue
        ways = [(move, one) for move in rules.legal_moves(view) for one in gestures.ways(rules.config, view, move)]
        chooser = MoveBuilder(ways)
        for move, handles in ways[:: 1 + len(ways) // 25]:
            seat = viewer_of(rules, state)
            for at, handle in enumerate(handles):
                assert handle.place in {place.id for place in table.make_view_model(view, seat, chooser.draft).places}
                pieces = {piece.id: piece for piece in table.make_view_model(view, seat, chooser.draft).pieces}
                assert not handle.piece or handle.piece in pieces
                assert {handle.piece, *handle.also} - {""} <= chooser.lifts()
                made = chooser.add_step(handle.place, handle.piece)
                assert made == (move if at == len(handles) - 1 else None)
            chooser.clear()


@every_way
def test_everything_lies_on_the_table_and_hand_and_buttons_below_its_edge(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state, _ in walked(way)[:: 1 + len(walked(way)) // 60]:
        for seat in (*range(rules.seats), None):
            view = rules.view(state, seat)
            places = {place.id: place for place in table.make_view_model(view, seat).places}
            pieces = table.make_view_model(view, seat).pieces
            assert len({piece.id for piece in pieces}) == len(pieces)
            assert {piece.place for piece in pieces} <= places.keys()
            for place in places.values():
                assert min(place.x, place.y) >= 0, place
                assert place.x + place.w <= SIZE[0] + 0.01, place
                assert place.y + place.h <= SIZE[1] + 0.01, place
                if place.group in ("hand", "buttons"):
                    assert place.y >= DOCK


@every_way
def test_whatever_lies_there_has_a_name_without_gaps(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state, _ in walked(way)[:: 1 + len(walked(way)) // 40]:
        for seat in (*range(rules.seats), None):
            view = rules.view(state, seat)
            said = [place.label for place in table.make_view_model(view, seat).places]
            said += [piece.label for piece in table.make_view_model(view, seat).pieces]
            said += [note.text for note in table.make_view_model(view, seat).notes]
            said += [table.make_view_model(view, seat).prompt, table.moment(view)]
            for message in said:
                words = plain(message)
                assert words.strip()
                assert not set("{}%") & set(words), words


def test_a_pair_is_played_by_laying_one_card_on_the_other() -> None:
    """Either card may be the upper one; a pair of one kind is two cards like any other (FF-22). The plant is pressed
    then, or the lower card is put on it."""
    at = desk("HQ1 | EF1 oak small | C22 eucalyptus big", "HQ2 | EF2", hands=("water time labor labor",))
    view, moves = at.sees(1), {at.rules.move_text(move): move for move in at.rules.legal_moves(at.state)}
    said = {
        text: [[(h.place, h.piece, *h.also) for h in way] for way in gestures.ways(at.rules.config, view, moves[text])]
        for text in ("play water+time EF1", "play labor+labor C22")
    }
    assert said == {
        "play water+time EF1": [
            [("hand-time", "card-water-1"), ("EF1", "", "card-time-1")],
            [("hand-water", "card-time-1"), ("EF1", "", "card-water-1")],
        ],
        "play labor+labor C22": [
            [("hand-labor", "card-labor-2"), ("C22", "", "card-labor-1")],
            [("hand-labor-2", "card-labor-1"), ("C22", "", "card-labor-2")],
        ],
    }


def test_a_card_laid_on_another_lies_there() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2 | EF2", hands=("water time",))
    table = table_of(at.rules)
    draft = (InputStep("hand-time", "card-water-1", loose=True),)
    lies = {piece.id: piece.place for piece in table.make_view_model(at.sees(1), 0, draft).pieces}
    assert (lies["card-water-1"], lies["card-time-1"]) == ("hand-time", "hand-time")
    assert (
        plain(table.make_view_model(at.sees(1), 0, draft).prompt)
        == "Seat 1: play Water and Time together. On which plant?"
    )


def test_a_pair_that_lies_there_is_foretold_and_refused_where_a_plant_is_pressed() -> None:
    at = desk("HQ1 | EF1 oak small | C22 eucalyptus big | C17", "HQ2 | EF2", hands=("water time",))
    table, view = table_of(at.rules), at.sees(1)
    draft = (InputStep("hand-time", "card-water-1", loose=True),)
    told = [plain(words) for words in preview_action(table.make_view_model(view, 0, draft), "EF1", "")]
    assert told == [
        plain(words) for words in preview_action(table.make_view_model(view, 0, draft), "EF1", "card-time-1")
    ]
    assert told[0].startswith("Grow")
    look = table.make_view_model(view, 0, draft)
    reasons = {land: refusal(at.rules, view, look, land, "") for land in ("EF1", "C22", "C17", "draw")}
    assert reasons["EF1"] is reasons["draw"] is None
    assert [reason and reason.code for reason in (reasons["C22"], reasons["C17"])] == ["no_line", "no_plant"]


def test_the_number_keys_stand_on_the_cards_of_the_hand_and_letters_on_the_buttons() -> None:
    at = desk("HQ1", "HQ2", hands=("water labor labor time",))
    keys = {place.key: place.id for place in table_of(at.rules).make_view_model(at.sees(1), 0).places if place.key}
    assert keys == {
        "1": "hand-water",
        "2": "hand-labor",
        "3": "hand-labor-2",
        "4": "hand-time",
        "D": "draw",
        "S": "sell",
        "O": "offer",
        "E": "end",
    }


def test_what_follows_on_a_first_press_is_offered_then_alone() -> None:
    at = desk("HQ1 | EF1 nursery1 | C17", *THREE[1:], hands=("nefarious",), coins=(5,))
    table, view = table_of(at.rules), at.sees(1)

    def shown(*draft: InputStep) -> set[str]:
        return {place.id for place in table.make_view_model(view, 0, draft).places if place.group == "buttons"}

    assert shown() == {"draw", "sell", "offer", "end"}
    assert shown(InputStep("offer")) == {"ask-2", "ask-3"}
    assert shown(InputStep("EF1")) == {"species-sagebrush", "species-needlegrass", "species-poppy"}
    weeds = {"species-mustard", "species-brome", "species-giantreed", "species-eucalyptus"}
    assert shown(InputStep("EF2", "card-nefarious-1")) == weeds


def test_a_choice_has_its_number_on_the_dock() -> None:
    at = desk("HQ1 | EF1 | C17 | S01 sagebrush big", "HQ2 | EF2", hands=("water",))
    at.play("play water S01, pass")
    places = {place.id: place for place in table_of(at.rules).make_view_model(at.sees(1), 0).places}
    assert [places[pick].key for pick in ("pick-1", "pick-2")] == ["1", "2"]
    assert plain(places["pick-2"].label) == "Morro Bay Bluffs: open"


def test_the_market_plate_of_a_dear_land_says_why_it_stays() -> None:
    at = desk("HQ1 | EF1 oak small", "HQ2", coins=(6,), market="C21 C22 goats1")
    assert refused(at, "land-C21", "C21") == ("not_enough_coins", "FF-33")
    assert refused(at, "land-goats1", "goats1") == ("no_open_parcel", "FF-101")
    assert refused(at, "land-C22", "EF1") == ("not_a_building", "FF-96")
    at.play("buy C22")
    assert refused(at, "land-goats1", "goats1") == ("already_bought", "FF-62")


HELD = "water fire labor nefarious time"


def test_a_card_says_why_it_may_not_be_put_there() -> None:
    at = desk(
        "HQ1 | EF1 | S05 yucca small",
        "HQ2 | EF2 sagebrush small | C24 needlegrass big | C14 farmstand1",
        hands=(HELD,),
        coins=(0, 0),
    )
    card = {kind: f"card-{kind}-1" for kind in RESOURCES}
    assert refused(at, card["time"], "S05") is None
    assert refused(at, card["water"], "S05") == ("line_needs_pair", "FF-22")
    assert refused(at, card["fire"], "S05") == ("no_line", "FF-23")
    assert refused(at, card["labor"], "C24") == ("preserve", "FF-151")
    assert refused(at, card["water"], "C14") == ("no_plant", "FF-69")
    assert refused(at, card["nefarious"], "purse-2") == ("victim_no_coins", "FF-118")
    assert refused(at, card["nefarious"], "cards-2") == ("victim_no_cards", "FF-117")
    assert refused(at, card["nefarious"], "EF1") == ("self_target", "FF-119")
    assert refused(at, card["nefarious"], "EF2") == ("choose_use", "FF-74")
    assert refused(at, "", "draw") == ("not_enough_coins", "FF-33")


def test_nothing_is_refused_to_those_who_are_not_asked() -> None:
    at: Desk = desk("HQ1 | EF1", "HQ2 | EF2 oak small", hands=("time",))
    assert refusal(at.rules, at.sees(2), look_of(at, 2), "EF2", "card-time-1") is None
