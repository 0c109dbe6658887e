"""Whatever a person tries in vain with a gnome, a piece or a button, the game says why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from garden_desktop.core.gesture import MoveBuilder
from garden_desktop.core.record import Seated
from garden_desktop.core.view_model import TableViewModel, refusal
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session

DECISIONS = 50
NAMES = ("Ann", "Ben")
TABLES = [
    ("gnomadic_gardeners", 1, {}),
    ("gnomadic_gardeners", 2, {}),
    ("gnomadic_gardeners", 2, {"month": "june"}),
    ("gnomadic_gardeners", 2, {"month": "august"}),
    ("paths_and_flower_beds", 1, {}),
    ("paths_and_flower_beds", 2, {}),
]
Tried = tuple[str, str]
"""A place and a piece, "" where the place is pressed."""


def decisions(session: Session, rng: Random) -> Iterator[None]:
    """Play at random; stops at each decision of somebody."""
    for _ in range(DECISIONS):
        while session.gate is not None:
            session.open_gate()
        if session.over or session.deciding is None:
            return
        yield
        session.play(rng.choice(session.rules.legal_moves(session.view)))


def in_vain(look: TableViewModel[object], chooser: MoveBuilder[object]) -> Iterator[Tried]:
    """All that can be tried and does nothing: buttons pressed, pieces lifted, and pieces dropped elsewhere."""
    places = [place for place in look.places if place.kind != "text"]
    yield from ((place.id, "") for place in places if place.kind == "button" and place.id not in chooser.presses())
    lifts = chooser.lifts()
    for piece in look.pieces:
        if piece.face == "ghost":
            continue
        if piece.id not in lifts:
            yield piece.place, piece.id
            continue
        for place in places:
            if place.id != piece.place and place.id not in chooser.drops(piece.id) and not place.turns:
                yield place.id, piece.id


@pytest.mark.parametrize(("key", "seats", "options"), TABLES)
def test_every_try_in_vain_has_a_reason_of_the_game(
    tmp_path: Path, key: str, seats: int, options: dict[str, str]
) -> None:
    people = tuple(Seated(name, number) for number, name in enumerate(NAMES[:seats]))
    session = MatchRepository(tmp_path).begin_match(MatchSetup(key, people, options, 4))
    unexplained, tried = set[Tried](), 0
    for _ in decisions(session, Random(4)):
        chooser = session.move_builder()
        assert chooser is not None
        look = session.table.make_view_model(session.view, session.deciding, chooser.draft)
        for place, piece in in_vain(look, chooser):
            tried += 1
            reason = refusal(session.rules, session.view, look, place, piece)
            reason = reason or refusal(session.rules, session.view, look, place, "")
            if reason is None:
                unexplained.add((place, piece))
    session.close()
    assert tried > DECISIONS
    assert not unexplained
