"""The painted landscapes: every position can be painted, what comes is shown, and no picture knows a secret."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.layout import Box
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.rules.state import State
from garden_desktop.games.fire_and_flora.table import layout
from garden_desktop.games.fire_and_flora.table.band import layout as band_layout
from garden_desktop.ui.board.drawing.scene_items import GLIDE_MS
from garden_desktop.ui.board.drawing.scenery import AnimatedScenery
from garden_desktop.ui.board.drawing.table_painter import rect_of
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.fire_and_flora.desk import Desk, desk
from tests.games.fire_and_flora.walks import tables, walk
from tests.ui.games.fire_and_flora.easel import Easel, watched

ANN = "HQ2 | EF4 | C06 sagebrush big | S04 yucca big | S12 | C01 oak small"
BEN = "HQ1 | EF2 sagebrush small | C18 poppy big | S08 sagebrush big | C14 mustard big"
CLEO = "HQ3 | EF1 mustard small | S05 oak small | C19 yucca small"


def turn(hand: str = "water time labor", others: tuple[str, str] = ("fire", "water time")) -> Desk:
    """Ann's turn with two rivals."""
    market = "C05 S20 C20 firestation1 S24 C08 C24"
    return desk(ANN, BEN, CLEO, hands=(hand, *others), coins=(6, 4, 5), market=market)


def part(image: QImage, box: Box) -> QImage:
    return image.copy(QRect(round(box.x), round(box.y), round(box.w), round(box.h)))


@pytest.mark.parametrize("number", range(4))
def test_every_kind_of_position_can_be_painted(appearance: Appearance, number: int) -> None:
    rules = list(tables(8, short=True))[2 * number]
    easel, kinds = Easel(appearance, rules), dict[str, State]()
    for state, _ in walk(rules, number):
        kinds.setdefault(state.ask.kind, state)
    assert "actions" in kinds
    for state in kinds.values():
        for seat in (0, rules.seats - 1, None):
            assert easel.paint(rules.view(state, seat), seat).width() == 1000
    assert appearance.art.missing == set()


@pytest.mark.rule("FF-194")
@pytest.mark.parametrize("seat", [0, None])
def test_the_cards_of_another_hand_are_in_no_picture(appearance: Appearance, seat: Seat | None) -> None:
    one, two = (turn(others=others) for others in (("fire", "water time"), ("nefarious", "labor labor")))
    easel = Easel(appearance, one.rules)
    pictures = [easel.paint(at.rules.view(at.state, seat), seat, over="S04") for at in (one, two)]
    assert pictures[0] == pictures[1]
    assert easel.paint(one.sees(2), 1) != easel.paint(two.sees(2), 1)


def test_the_hand_is_covered_on_the_shared_screen(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = turn()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    assert seen.sprites.count("card-back") == 3
    assert not {"card-water", "card-time", "card-labor"} & set(seen.sprites)


@pytest.mark.rule("FF-79")
@pytest.mark.rule("FF-104")
def test_a_held_card_shows_what_it_would_do(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """Water on a big Sagebrush: a child on one of two open lands, one star more; Fire could stop it."""
    at = turn()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0, held="card-water-1", over="C06")
    assert {"Propagate", "can block it", "6", "7", "Small Sagebrush on one of your lands; you choose which."} <= set(
        seen.words
    )
    at_home = [rect for sprite, rect in seen.drawn if sprite == "sagebrush-small" and rect.y() > layout.OWN.y]
    assert len(at_home) == 2


def test_who_plays_alone_is_shown_nothing_that_could_stop_a_play(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = desk("HQ1 | C06 sagebrush small", hands=("water",), mode="solo_challenge")
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0, held="card-water-1", over="C06")
    beside = {sprite for sprite, rect in seen.drawn if rect.x() > layout.PREVIEW.x and rect.y() > layout.PREVIEW.y}
    assert "can’t be blocked" in seen.words
    assert "water" in beside
    assert "fire" not in beside


def test_nothing_is_foretold_where_a_card_may_not_go(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = turn()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0, held="card-water-1", over="C01")
    assert "can block it" not in seen.words


def test_a_warning_stands_in_the_colour_of_danger(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = turn()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0, held="card-labor-1", over="C01")
    warning = next(words for words in seen.words if words.startswith("Careful"))
    assert seen.colour(warning) == appearance.theme.inked(appearance.theme.clay)


@pytest.mark.rule("FF-39")
def test_the_pool_lies_open(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = turn()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0)
    below = [sprite for sprite, rect in seen.drawn if abs(rect.center().y() - layout.POOL.y - 11) < 8]
    assert len(below) == 11
    assert str(at.pool("brome")) in seen.words


def burning() -> Desk:
    """Ben's turn: a fire in the south has come to Ann's big Yucca, whose child needs a land."""
    at = desk(ANN, BEN, CLEO, active=2, phase="event", coins=(3, 4, 8))
    return at.play("event F04", "die southern")


@pytest.mark.rule("FF-128")
def test_a_fire_shows_where_it_is_and_what_it_did(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = burning()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    flame = next(rect for sprite, rect in seen.drawn if sprite == "fire" and rect.width() > 40)
    plates = Easel(appearance, at.rules).table.make_view_model(at.sees(None), None).plates()
    burning_now = next(plate for plate in plates if plate.code == "S04")
    assert rect_of(burning_now.box).adjusted(-12, 0, 0, 0).contains(flame.center())
    assert {"has burned", "burning now", "burns last"} <= set(seen.words)
    assert seen.sprites.count("land-ash") == 1, "the small Sagebrush of Ben; that of Ann had no fire in the south"
    assert {"5", "3"} <= set(seen.words), "Ben's stars before and after"


def test_the_flame_waits_until_the_lands_have_come_to_the_places_of_a_fire(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lay beside lands that were still gliding there from the usual rows. From land to land it stays."""
    at, usual = burning(), turn()
    easel = Easel(appearance, at.rules)
    scenery = easel.scenery
    assert isinstance(scenery, AnimatedScenery)
    shown = [easel.shown(one.sees(None), None) for one in (usual, at, at, usual, at)]
    assert [scenery.motion(one) for one in shown] == [0, GLIDE_MS, 0, 0, GLIDE_MS]
    flames = []
    for moment in (0.0, 0.9, 1.0):
        with watched(monkeypatch) as seen:
            easel.paint(at.sees(None), None, moment=moment)
        flames.append(len([sprite for sprite, rect in seen.drawn if sprite == "fire" and rect.width() > 40]))
    assert flames == [0, 0, 1]


def test_the_lands_to_choose_from_are_numbered_and_hold_the_child(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = burning()
    assert at.node == "site"
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0)
    assert {"1", "2"} <= set(seen.words)
    assert len([sprite for sprite in seen.sprites if sprite == "yucca-small"]) == 2 + 1, "two ghosts, and Cleo's"


def test_the_choices_while_a_fire_waits_have_a_title(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = burning()
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    assert any(words.startswith("Small Yucca, +1 star") for words in seen.words)
    assert "The fire waits for Ann, then continues." in seen.words


def test_rain_that_goes_through_the_rows_burns_nothing(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = desk("HQ2 | EF4 | C18 poppy big", BEN, active=2, phase="event").play("event elnino1, region central")
    assert at.node == "site"
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(None), None)
    assert {"done", "here now"} <= set(seen.words)
    assert not [words for words in seen.words if "burn" in words]
    assert "The event waits for Ann, then continues." in seen.words


@pytest.mark.rule("FF-140")
def test_an_offer_shows_both_baskets_and_what_it_comes_to(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = turn().play("offer 3")
    draft = (InputStep("give", "card-labor-1", loose=True), InputStep("get", "wish-time-1", loose=True))
    with watched(monkeypatch) as seen:
        Easel(appearance, at.rules).paint(at.sees(1), 0, draft)
    assert seen.sprites.count("basket-front") == seen.sprites.count("basket-back") == 2
    assert {"Ann gives", "Cleo gives", "1 of 1"} <= set(seen.words)
    assert {"card-labor", "card-time"} <= set(seen.sprites)


@pytest.mark.rule("FF-196")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_draft_is_its_authors_alone(appearance: Appearance, seat: Seat | None) -> None:
    one = turn().play("offer 3", "give coins 2")
    two = turn().play("offer 3", "give coins 1")
    easel = Easel(appearance, one.rules)
    assert easel.paint(one.rules.view(one.state, seat), seat) == easel.paint(two.rules.view(two.state, seat), seat)


@pytest.mark.rule("FF-115")
def test_the_band_tells_the_play_and_nothing_of_hands(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = []
    for others in (("fire", "water time"), ("nefarious", "labor labor")):
        at = turn(others=others).play("play water+time C01")
        with watched(monkeypatch) as seen:
            pictures.append(Easel(appearance, at.rules).paint(at.sees(None), None))
        assert {"Grow", "Fire blocks Water."} <= set(seen.words)
        assert {"oak-small", "oak-big", "card-water", "card-time"} <= set(seen.sprites)
    assert pictures[0] == pictures[1]
    assert part(pictures[0], band_layout.BAND) == part(pictures[1], band_layout.BAND)


@pytest.mark.rule("FF-215")
def test_a_land_with_a_seed_marker_shows_it(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = turn()
    seeded = at.state._replace(seeds=((at.number("S12"), 0),))
    for state, marks in ((at.state, 0), (seeded, 1)):
        with watched(monkeypatch) as seen:
            Easel(appearance, at.rules).paint(at.rules.view(state, 0), 0)
        assert seen.sprites.count("seeds") == marks


def test_night_is_painted_in_other_colours_by_the_same_painter(appearance: Appearance) -> None:
    at = turn()
    easel = Easel(appearance, at.rules)
    morning = easel.paint(at.sees(1), 0)
    appearance.set_theme("dusk")
    dusk = easel.paint(at.sees(1), 0)
    for box in (layout.EVENT, layout.OWN, layout.HAND):
        assert part(morning, box) != part(dusk, box), "nothing is kept from the other theme"
    appearance.set_theme("morning")
    assert easel.paint(at.sees(1), 0) == morning
