"""Land Cards: everything the rules want seen is on them, without colour too, and no word is cut off."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QTranslator
from PySide6.QtGui import QImage

from garden_desktop.core.layout import Box
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.table.labels import LandPlate, Style, plate
from garden_desktop.games.fire_and_flora.table.layout import burn_plates, market_boxes, own_plates, rivals
from garden_desktop.games.fire_and_flora.table.offer.layout import LEFT, RULE, lands
from garden_desktop.ui.games.fire_and_flora.canvas import GameColours
from garden_desktop.ui.games.fire_and_flora.cards.plate import picture_in
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import DUSK, MORNING, TEXT_RATIO, contrast
from tests.games.fire_and_flora.desk import content, rules_of, standard
from tests.ui.games.fire_and_flora.easel import German, card, speaking, watched

LAW = rules_of().config
SIZES: dict[Style, Box] = {
    "market": market_boxes(7)[0],
    "rival": rivals((6, 6))[0].plates[0],
    "own": own_plates(6)[0],
    "burn": burn_plates(0, 3, 6)[0],
}
CROWDED: dict[str, tuple[Style, Box]] = {
    **{f"{number} in the market": ("market", market_boxes(number)[0]) for number in (9, 12, 16, 24, 28, 36)},
    **{f"{number} in an offer": ("trade", lands(LEFT, number)[0]) for number in (8, 14, 20)},
    "30 with three rivals": ("rival", rivals((12, 10, 8))[0].plates[0]),
    "15 at the bottom": ("own", own_plates(15)[0]),
}


def plate_of(
    land: str, on: str = "", style: Style = "own", price: int | None = None, config: RulesConfig = LAW
) -> LandPlate:
    """The plate of a land with "oak small" or the like on it."""
    number = next(n for n, one in enumerate(config.lands) if one.id == land)
    return plate(config, number, content(standard(), on), SIZES[style]._replace(x=0, y=0), style, price)


def grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def dark_in_frame(appearance: Appearance, shown: LandPlate) -> int:
    """How many pixels of the frame around the picture, on its left side, are as dark as ink."""
    picture = picture_in(shown, QRectF(0, 0, shown.box.w, shown.box.h))
    image, x = grey(card(appearance, shown)), round(picture.x() * 2) + 2
    return sum(image.pixelColor(x, y).red() < 70 for y in range(80, 300))


@pytest.mark.parametrize("translator", [None, German()], ids=["English", "German"])
@pytest.mark.parametrize("style", SIZES)
def test_no_word_on_a_land_card_is_cut_off(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, style: Style, translator: QTranslator | None
) -> None:
    plants = range(BUILT)
    buildings = [n for n, land in enumerate(LAW.lands) if land.kind == "building"]
    price = 10 if style == "market" else None
    for_sale = len(LAW.lands) if style == "market" else LAW.parcels
    with watched(monkeypatch) as seen, speaking(translator):
        for number in range(for_sale):
            card(appearance, plate(LAW, number, EMPTY, SIZES[style], style, price))
        for on in (*plants, *(BUILT + building for building in buildings)):
            card(appearance, plate(LAW, 8, on, SIZES[style], style, price))
    assert seen.cut == []


@pytest.mark.parametrize("translator", [None, German()], ids=["English", "German"])
@pytest.mark.parametrize("crowd", CROWDED)
def test_no_name_is_cut_off_where_many_lands_lie_side_by_side(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, crowd: str, translator: QTranslator | None
) -> None:
    style, box = CROWDED[crowd]
    with watched(monkeypatch) as seen, speaking(translator):
        for number in range(len(LAW.lands) if style == "market" else LAW.parcels):
            card(appearance, plate(LAW, number, EMPTY, box, style, 10 if style == "market" else None))
    assert seen.cut == []


@pytest.mark.parametrize("number", [*range(1, 33), 45, 64])
def test_every_land_of_the_market_has_a_price_in_sight_however_many_there_are(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    boxes = market_boxes(number)
    assert len(boxes) == number
    assert not any(one.meets(two) for one, two in combinations(boxes, 2))
    assert all(box.x >= 16 and box.right <= 674.001 and box.y >= 20 and box.y + box.h <= 177 for box in boxes)
    lines = len({box.y for box in boxes})
    assert (lines > 1) == (number > 8)
    land = next(n for n, one in enumerate(LAW.lands) if one.kind == "parcel")
    with watched(monkeypatch) as seen:
        card(appearance, plate(LAW, land, EMPTY, boxes[0]._replace(x=0, y=0), "market", 13))
    assert "13" in seen.words


@pytest.mark.parametrize("number", range(1, 21))
def test_no_land_of_an_offer_lies_on_another(number: int) -> None:
    boxes = lands(LEFT, number)
    assert not any(one.meets(two) for one, two in combinations(boxes, 2))
    assert all(box.x >= LEFT.lands.x and box.right <= LEFT.lands.right + 0.001 for box in boxes)
    assert all(box.y >= LEFT.lands.y and box.y + box.h <= RULE for box in boxes)
    assert min(box.w for box in boxes) >= 40


@pytest.mark.rule("FF-20")
@pytest.mark.rule("FF-21")
@pytest.mark.parametrize("style", ["market", "rival", "own"])
def test_what_a_plant_answers_to_is_on_its_land_card(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, style: Style
) -> None:
    """A small Live Oak: Water + Time, Grow; Fire, Kill; Labor, Kill."""
    with watched(monkeypatch) as seen:
        card(appearance, plate_of("C05", "oak small", style))
    signs = [sprite for sprite in seen.sprites if sprite in ("water", "time", "fire", "labor") or sprite[:4] == "act-"]
    lines = " ".join(signs).replace("act-", "")
    assert sorted([lines.index("water time grow"), lines.index("fire kill"), lines.index("labor kill")])
    assert len(signs) == 3 + 2 + 2


@pytest.mark.rule("FF-147")
def test_a_line_that_an_ability_takes_away_is_not_on_the_card(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time kills a big Yucca, but not in the Fog Belt of Point Lobos."""
    for land, kills in (("C05", True), ("C03", False)):
        with watched(monkeypatch) as seen:
            card(appearance, plate_of(land, "yucca big"))
        assert ("act-kill" in seen.sprites) == kills
        assert ("ability-fog_belt" in seen.sprites) != kills


@pytest.mark.rule("FF-12")
def test_big_and_small_differ_without_colour(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for side in ("small", "big"):
        with watched(monkeypatch) as seen:
            found.append(grey(card(appearance, plate_of("C05", f"sagebrush {side}"))))
        assert f"{side.title()} Sagebrush" in seen.words
        assert f"sagebrush-{side}" in seen.sprites
    assert found[0].pixelColor(70, 70) != found[1].pixelColor(70, 70)


@pytest.mark.rule("FF-17")
@pytest.mark.rule("FF-18")
def test_the_frame_of_an_invasive_is_notched(appearance: Appearance) -> None:
    """Camps are told apart by more than green, yellow and red."""
    native, yellow, red = (
        dark_in_frame(appearance, plate_of("C05", on)) for on in ("sagebrush small", "mustard small", "brome small")
    )
    assert native == 0
    assert min(yellow, red) > 10


@pytest.mark.rule("FF-19")
@pytest.mark.parametrize(("on", "stem"), [("oak big", "log"), ("poppy big", "leaf")])
def test_leaf_and_log_are_seen(appearance: Appearance, monkeypatch: pytest.MonkeyPatch, on: str, stem: str) -> None:
    with watched(monkeypatch) as seen:
        card(appearance, plate_of("C05", on, "rival"))
    assert {"leaf", "log"} & set(seen.sprites) == {stem}
    assert seen.at(stem).x() < seen.at("star").x()


@pytest.mark.rule("FF-27")
def test_region_and_income_stand_at_the_foot(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """Elkhorn Slough is Central and brings a coin and a card; Ojai Valley is Southern and brings two coins."""
    for land, region, marks in (("C08", "region-central", [1, 1]), ("S12", "region-southern", [2, 0])):
        with watched(monkeypatch) as seen:
            card(appearance, plate_of(land))
        assert region in seen.sprites
        assert [seen.sprites.count(mark) for mark in ("coin", "card-income")] == marks


@pytest.mark.rule("FF-95")
def test_a_price_hangs_from_what_is_for_sale(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    with watched(monkeypatch) as seen:
        card(appearance, plate_of("C05", "oak small", "market", 10))
    assert "10" in seen.words
    with watched(monkeypatch) as seen:
        card(appearance, plate_of("C05", "oak small"))
    assert "10" not in seen.words


def test_what_a_fire_made_of_a_land_stands_where_its_income_was(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = plate_of("C05", "oak small", "burn")
    with watched(monkeypatch) as seen:
        card(appearance, at._replace(foot=at.plant, tone="bad"))
    assert seen.colour("Small Live Oak") is not None
    assert "coin" not in seen.sprites


@pytest.mark.rule("FF-215")
def test_seeds_in_the_ground_are_marked(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = plate_of("C17")
    for seeds in (False, True):
        with watched(monkeypatch) as seen:
            card(appearance, at._replace(seeds=seeds))
        assert ("seeds" in seen.sprites) == seeds


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_words_on_a_card_stand_out_from_their_ground(dark: bool) -> None:
    paper = GameColours(dark)
    grounds = ((paper.white, paper.deep), (paper.printed, paper.pale), (paper.printed, paper.badge))
    for words, ground in (*grounds, (paper.price, paper.tag)):
        assert contrast(words, ground) >= TEXT_RATIO
    for theme in (MORNING, DUSK):
        if theme.dark == dark:
            assert contrast(theme.ink, paper.card) >= TEXT_RATIO
            assert contrast(theme.muted, paper.card) >= TEXT_RATIO
