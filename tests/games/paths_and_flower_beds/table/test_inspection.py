"""Squares, gates and shapes in words."""

from __future__ import annotations

import pytest

from garden_desktop.core.inspection import Inspection, Subject
from garden_desktop.core.text import plain
from tests.games.paths_and_flower_beds.desk import Desk, position, small
from tests.games.paths_and_flower_beds.tables import Sight
from tests.said import later, lines

GROUND = small("...~.", "G.o.G", ".....", ".....")
ROWS = ("RRR~.", "PPPPP", "L....", ".....")


def garden() -> Desk:
    """Seat 1 is to plant in the middle of things."""
    return position({1: ROWS, 2: ROWS}, None, GROUND, turn=2).play("name B2")


def gloss(subject: Subject, id: str, seat: int | None = 1) -> Inspection | None:
    return Sight(garden(), seat).look.inspect(subject, id)


@pytest.mark.rule("PF-66")
def test_a_path_says_whether_it_counts_and_for_what() -> None:
    assert lines(gloss("place", "a2"))[0] == "It counts 1 on a walk: rose above and lily below."
    assert lines(gloss("place", "b2"))[0] == "It will count once a second kind is beside it: rose above."


@pytest.mark.rule("PF-22", "PF-55")
def test_gates_and_fountains_under_a_path() -> None:
    assert "Fountain: | a point if the walk passes over it" in lines(gloss("place", "c2"))
    assert lines(gloss("place", "a2"))[1:] == [
        "Gate W: | a walk may begin or end here",
        "A walk from here to gate E, the opposite one, gets 15 more; to any other gate, 10.",
    ]
    assert later(gloss("place", "b2")) == ["Your best walk so far passes here."]


@pytest.mark.rule("PF-71")
def test_water_is_any_flower() -> None:
    assert lines(gloss("place", "d1")) == ["Beside a walk it counts as any kind of flower."]


@pytest.mark.rule("PF-08", "PF-09")
def test_shapes_say_how_they_may_lie() -> None:
    path, bed = gloss("place", "well-P1"), gloss("place", "well-B7")
    assert path is not None and bed is not None
    assert plain(path.kind) == "A path: placed exactly as drawn, never turned, never mirrored"
    assert lines(bed)[:2] == ["2 squares: rose", "2 squares: lily"]


@pytest.mark.rule("PF-111")
def test_the_shared_screen_tells_nothing_of_a_garden() -> None:
    assert lines(gloss("place", "b2", None)) == []
    assert later(gloss("place", "well-B7", None)) == []
