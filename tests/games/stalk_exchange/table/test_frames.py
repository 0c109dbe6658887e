"""An Upkeep shown step by step ends where the Upkeep ends, and says what the rules say (SE-48)."""

from __future__ import annotations

from collections import Counter

import pytest

from garden_desktop.core.text import plain
from garden_desktop.games.stalk_exchange.rules.state import END
from garden_desktop.games.stalk_exchange.table.frames import STEPS, progress
from tests.games.stalk_exchange.desk import Desk, counts, desk, even
from tests.games.stalk_exchange.tables import WAYS, Way, decisions, labels_of, named, rules_for, table_of, viewer_at

every_way = pytest.mark.parametrize("way", WAYS, ids=named)
FENCED = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop", "b2": "globemaster bulb", "g4": "tulip bulb"}
"""A tulip without room; cutting it gives a2, b1 and b2 room, g4 has it anyway."""


def frames_of(at: Desk) -> list[tuple[str, str]]:
    """The steps shown when the turn ends here, each with its sentence."""
    view = at.rules.view(at.state, None)
    found = table_of(at.rules).frames(view, END, at.rules.apply(view, END), None)
    return [(frame.view.phase, plain(frame.told)) for frame in found]


@every_way
def test_the_steps_end_where_the_upkeep_ends(way: Way) -> None:
    rules = rules_for(way)
    table = table_of(rules)
    for state in decisions(way):
        ready = state._replace(actions_left=0)
        after = rules.apply(ready, END)
        for viewer in viewer_at(way):
            before = rules.view(ready, viewer)
            shown = table.frames(before, END, rules.view(after, viewer), viewer)
            steps = [frame for frame in shown if frame.view.phase in STEPS]
            assert list(shown[: len(steps)]) == steps
            assert {frame.view.phase for frame in shown[len(steps) :]} <= {"crash", "bust"}
            assert [frame.view.phase for frame in steps] == [s for s in STEPS if s in {f.view.phase for f in steps}]
            assert steps[-1].view.phase == "exchange"
            last = progress(rules.config, steps[-1].view)
            assert (last.garden, last.values, last.row) == (after.garden, after.values, after.row)
            assert (last.laid, last.compost, last.basket) == (after.laid, after.compost, ())
            if after.phase == "refill":
                last_pieces = table.make_view_model(steps[-1].view, viewer).pieces
                assert last_pieces == table.make_view_model(rules.view(after, viewer), viewer).pieces


@every_way
def test_no_flower_is_lost_or_doubled_on_the_way(way: Way) -> None:
    rules = rules_for(way)
    for state in decisions(way):
        shown = [progress(rules.config, state._replace(phase=step)) for step in ("act", *STEPS)]
        for one in shown:
            there = Counter(code % 5 for code in one.garden if code >= 0)
            there.update(flower for flower in (*one.basket, *one.laid, *one.row) if flower >= 0)
            there.update({flower: number for flower, number in enumerate(one.compost) if number})
            first = Counter(code % 5 for code in state.garden if code >= 0)
            first.update(flower for flower in (*state.laid, *state.row) if flower >= 0)
            first.update({flower: number for flower, number in enumerate(state.compost) if number})
            assert there == first


@pytest.mark.rule("SE-48", "SE-49", "SE-57", "SE-59", "SE-61", "SE-63", "SE-66")
def test_each_step_says_what_happens_in_it() -> None:
    assert frames_of(desk(garden=FENCED, actions_left=0)) == [
        ("harvest", "1 flower harvested: tulip on a1."),
        ("bloom", "2 bulbs bloom: b2 and g4."),
        ("values", "Stalk Values rise: tulip 0 to 1."),
        ("exchange", "To the Compost: dahlia, from slot 6."),
    ]


def test_steps_in_which_nothing_happens_are_left_out() -> None:
    assert frames_of(desk(actions_left=0)) == [("exchange", "To the Compost: dahlia, from slot 6.")]
    bare = desk(actions_left=0, row="- - - - - -")
    assert frames_of(bare) == [("exchange", "The Exchange is empty: nothing goes to the Compost.")]


def test_what_was_cut_lies_in_the_basket_until_the_values_rise() -> None:
    at = desk(garden=FENCED, actions_left=0)
    shown = {}
    for step in STEPS:
        pieces = table_of(at.rules).make_view_model(at.state._replace(phase=step), None).pieces
        shown[step] = {piece.id: piece.sprite for piece in pieces}
    assert shown["harvest"]["basket-1"] == shown["bloom"]["basket-1"] == "bloom-tulip"
    assert "a1" not in shown["harvest"]
    assert shown["harvest"]["b2"] == "bulb-globemaster"
    assert shown["bloom"]["b2"] == "bloom-globemaster"
    assert "basket-1" not in shown["values"]
    assert shown["values"]["track-1"] == "bloom-tulip"
    assert shown["values"]["slot-6"] == "bulb-dahlia"
    assert shown["exchange"]["slot-6"] == "bulb-tulip"
    assert "slot-1" not in shown["exchange"]


def test_nothing_but_the_end_of_a_turn_is_shown_in_steps() -> None:
    at = desk()
    for text in ("plant 1:dahlia d4", "swap 5:tulip dahlia", "flush"):
        move = at.rules.parse_move(text)
        assert not table_of(at.rules).frames(at.state, move, at.rules.apply(at.state, move), None)


def test_during_the_steps_everybody_reads_them_and_nobody_acts() -> None:
    at = desk(garden=FENCED, actions_left=0, held=(counts("tulip 12"), even(12)))
    table, view = table_of(at.rules), at.state._replace(phase="harvest")
    assert not [place for place in table.make_view_model(view, 0).places if place.kind == "button"]
    assert (
        plain(table.make_view_model(view, 0).prompt) == "Upkeep after Seat 1’s turn. 1 flower harvested: tulip on a1."
    )
    notes = {note.id: plain(note.text) for note in table.make_view_model(at.rules.view(view, 0), 0).notes}
    assert [id for id in notes if id.startswith("step-")] == [f"step-{step}" for step in STEPS]
    assert (notes["worth"], notes["worth-then"]) == ("Worth now: 0", "Worth after this Upkeep: 12")
    assert [plain(table.make_view_model(view, None).side_summary(side).line) for side in (0, 1)] == ["Upkeep", "next"]
    assert not table.private(view)


def test_labels_speak_of_what_is_shown() -> None:
    at = desk(garden=FENCED, actions_left=0)
    at.state = at.state._replace(phase="values")
    assert labels_of(at, None)["value-tulip"] == "Tulip is worth 1"
    assert labels_of(at, None)["b2"] == "Globemaster in bloom in a group of 1, 4 empty spaces beside it"
