"""The picture on a slip is that of its own match, and of what everybody may know of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtGui import QImage

from garden_desktop.core.record import Seated
from garden_desktop.hotseat.match_repository import MatchRepository, MatchSetup
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.home.unfinished_match import MatchThumbnail
from garden_desktop.ui.kit.style.appearance import Appearance

PEOPLE = (Seated("Ann", 0), Seated("Ben", 1))


def played(folder: Path, key: str, moves: int, options: dict[str, str] | None = None) -> Session:
    shelf = MatchRepository(folder)
    session = shelf.begin_match(MatchSetup(key, PEOPLE, options or {}, 5))
    rng = Random(2)
    while session.match.ply < moves:
        session.play(rng.choice(session.rules.legal_moves(session.match.state)))
    session.close()
    assert session.journal is not None
    return shelf.open_read_only(session.journal.path)


def drawn(appearance: Appearance, one: Session) -> QImage:
    picture = MatchThumbnail(one, appearance.art)
    return picture(appearance.theme, 80, 1.0).toImage()


@pytest.mark.parametrize("key", ["stalk_exchange", "gnomadic_gardeners", "fire_and_flora"])
def test_two_positions_have_two_pictures(appearance: Appearance, tmp_path: Path, key: str) -> None:
    early, late = (drawn(appearance, played(tmp_path, key, moves)) for moves in (12, 160 if key[0] == "f" else 40))
    assert early != late


def test_two_maps_have_two_pictures(appearance: Appearance, tmp_path: Path) -> None:
    key = "paths_and_flower_beds"
    one, other = (drawn(appearance, played(tmp_path, key, 3, {"map": name})) for name in ("M1", "M5"))
    assert one != other


@pytest.mark.parametrize("key", ["stalk_exchange", "gnomadic_gardeners", "fire_and_flora", "paths_and_flower_beds"])
def test_nobody_s_eyes_but_everybody_s_look(appearance: Appearance, tmp_path: Path, key: str) -> None:
    assert MatchThumbnail(played(tmp_path, key, 9), appearance.art).look.seat is None


def test_dusk_has_a_picture_of_its_own(appearance: Appearance, tmp_path: Path) -> None:
    one = played(tmp_path, "stalk_exchange", 12)
    morning = drawn(appearance, one)
    appearance.set_theme("dusk")
    assert drawn(appearance, one) != morning
