"""What decisions look like: full hands, fires that wait, plays that may be stopped, offers that lie open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.games.fire_and_flora import held as picks
from garden_desktop.ui.games.fire_and_flora.canvas import Brush
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.fire_and_flora.desk import Desk, desk
from tests.ui.games.fire_and_flora.easel import Easel, watched


def hers(hand: str = "water time labor") -> Desk:
    """Ann's turn with two rivals."""
    ann = "HQ2 | EF4 | C06 sagebrush big | S04 yucca big | S12 | C01 oak small"
    rivals = ("HQ1 | EF2 sagebrush small | C18 poppy big", "HQ3 | EF1 mustard small")
    return desk(ann, *rivals, hands=(hand, "fire", "water time"), coins=(6, 4, 5), market="C05 S20 C20")


def test_equal_cards_that_lie_below_each_other_are_counted(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve in hand; the one that is lifted is no longer counted."""
    at = hers("water water water fire fire labor labor labor labor nefarious time time")
    for held, numbers in (("", ["× 3", "× 2", "× 4", "× 2"]), ("card-water-2", ["× 2", "× 2", "× 4", "× 2"])):
        with watched(monkeypatch) as seen:
            Easel(appearance, at.rules).paint(at.sees(1), 0, held=held)
        assert [words for words in seen.words if words.startswith("×")] == numbers
        assert seen.cut == []
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    assert not [words for words in seen.words if words.startswith("×")], "a covered hand is not counted by type"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_ways_of_a_child_stay_on_the_table(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    """The first row of a fire lies near the upper edge; the light below a dotted way is eight wide."""
    others = ("HQ2 | C01 oak small", "HQ3 | C02 poppy big", "HQ4 | S24 yucca small")[: seats - 1]
    at = desk("HQ1 | EF1 | C16 | C11 yucca big | C17", *others, phase="event").play("event F01, die central")
    assert at.node == "site"
    stroked: list[float] = []

    class Watching(QPainter):
        def strokePath(self, path: QPainterPath, pen: QPen | Qt.PenStyle | QColor) -> None:  # noqa: N802 - Qt names it
            assert isinstance(pen, QPen)
            stroked.append(path.boundingRect().top() - pen.widthF() / 2)
            super().strokePath(path, pen)

    monkeypatch.setattr("tests.ui.games.fire_and_flora.easel.QPainter", Watching)
    Easel(appearance, at.rules).paint(at.sees(None), None)
    assert len(stroked) > 9
    assert min(stroked) >= 0


def test_only_the_row_after_the_burning_one_burns_next(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    others = ("HQ2 | C01 oak small", "HQ3 | C02 poppy big", "HQ4 | S24 yucca small")
    at = desk("HQ1 | EF1 | C11 yucca big", *others, phase="event").play("event F01, die central")
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    when = [words for words in seen.words if words.startswith(("burn", "has burned"))]
    assert when == ["burning now", "burns next", "burns later", "burns last"]


def played(blocks: str = "") -> Desk:
    """Water on Ann's Sagebrush, and what was shown against it and for it."""
    rows = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2", "HQ3 | EF3", "HQ4 | EF4")
    hands = ("water water fire", "fire fire water", "fire water", "water fire")
    return desk(*rows, hands=hands).play(*filter(None, ("play water EF1", blocks)))


@pytest.mark.rule("FF-104", "FF-111")
def test_a_play_that_is_stopped_looks_stopped(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """No stars are promised, and what would let it stand again is said; a second card turns that round."""
    saved = "It is blocked now. Water blocks that Fire."
    stands, stopped, again = played(), played("block fire"), played("block fire, block water")
    for at, words in ((stands, False), (stopped, True), (again, False)):
        with watched(monkeypatch) as seen:
            Easel(appearance, at.rules).paint(at.sees(None), None)
        assert (saved in seen.words) == words
        assert ("Fire blocks Water." in seen.words) != words
        assert seen.cut == []


def test_cards_on_the_table_are_signed_by_who_laid_them_there(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = played("block fire, block water")
    signed: list[int] = []

    def sign(self: Brush, centre: QPointF, radius: float, side: int) -> None:
        if centre.x() < radius + 4:  # a card is painted from its own corner
            signed.append(side)

    monkeypatch.setattr(Brush, "seat", sign)
    Easel(appearance, at.rules).paint(at.sees(None), None)
    assert signed == [0, 1, 0]


@pytest.mark.rule("FF-173", "FF-190")
def test_the_building_an_earthquake_asks_about_is_marked_in_the_row_of_its_owner(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = ("HQ1 | C17", "HQ2 | C08 farmstand1 | EF1 lookout1")
    at = desk(*rows, phase="event", coins=(1, 3), hands=("water", "time fire")).play("event quake1, region central")
    assert (at.node, at.mover) == ("quake", 2)
    easel, marked = Easel(appearance, at.rules), list[QRectF]()
    monkeypatch.setattr(picks, "paint_rim", lambda brush, rect, colour: marked.append(rect))
    with watched(monkeypatch) as seen:
        easel.paint(at.sees(None), None)
    looked = easel.table.make_view_model(at.sees(None), None)
    farm = next(plate for plate in looked.plates() if plate.code == "C08")
    assert looked.home == 1
    assert farm.style == "own"
    assert [rect_of(farm.box).contains(rect) for rect in marked] == [True]
    assert seen.sprites.count("card-back") == 2, "the covered hand is that of whoever is asked"


def test_people_who_may_be_chosen_have_their_numbers_in_their_headings(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = desk("HQ1 | EF1", "HQ2 | EF2", "HQ3 | EF3", "HQ4 | EF4", phase="event").play("event seeds1")
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    assert [words for words in seen.words if words in ("1", "2", "3")][-3:] == ["1", "2", "3"]


@pytest.mark.parametrize(("hands", "told"), [("fire", "Or drop a highlighted card"), ("time", "None of your cards")])
def test_who_looks_is_told_what_to_do_there(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, hands: str, told: str
) -> None:
    at = desk("HQ1 | EF1 sagebrush small", "HQ2", hands=("water", hands)).play("play water EF1")
    for viewer, seat, said in ((2, 1, True), (None, None, False)):
        with watched(monkeypatch) as seen:
            Easel(appearance, at.rules).paint(at.sees(viewer), seat)
        assert any(words.startswith(told) for words in seen.words) == said


@pytest.mark.rule("FF-203")
def test_who_may_douse_is_told_how_much_water_there_is(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = ("HQ1 | C16 sagebrush small", "HQ2")
    at = desk(*rows, phase="event", firefighting="on", hands=("water fire water",)).play("event F01, die central")
    assert at.node == "douse"
    for viewer, seat, told in ((1, 0, True), (None, None, False)):
        with watched(monkeypatch) as seen:
            Easel(appearance, at.rules).paint(at.sees(viewer), seat)
        assert ("You have 2 Water card(s)." in seen.words) == told


@pytest.mark.rule("FF-135")
def test_an_open_offer_says_in_words_what_each_side_gives(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the steppers of the coins stood while it was made; nothing is named twice, and nothing is cut off."""
    at = hers("water labor labor").play("offer 2, give coins 5, give labor, give labor, give C01, get fire, propose")
    assert at.node == "answer"
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(2), 1)
    listed = ("5 coin(s)", "2 Labor", "Henry Coe State Park", "Small Live Oak")
    assert [seen.words.count(said) for said in listed] == [1, 1, 1, 1]
    assert seen.cut == []
    gift = hers().play("offer 2, give coins 1, propose")
    with watched(monkeypatch) as seen:
        Easel(appearance, gift.rules).paint(gift.sees(2), 1)
    assert "nothing in return" in seen.words
