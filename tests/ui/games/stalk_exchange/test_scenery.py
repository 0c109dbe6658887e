"""The painted market garden: every position can be painted, what comes is marked, and no picture knows a secret."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from garden_desktop.core.hexes import hexagon
from garden_desktop.core.layout import Box, Point
from garden_desktop.core.text import Message
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import Piece
from garden_desktop.games.stalk_exchange.data.flowers import FLOWERS, TYPES
from garden_desktop.games.stalk_exchange.rules.scoring import bust, worth
from garden_desktop.games.stalk_exchange.table import layout
from garden_desktop.ui.games.stalk_exchange.canvas import GameColours
from garden_desktop.ui.games.stalk_exchange.dock import BEAM
from garden_desktop.ui.games.stalk_exchange.garden import coordinates
from garden_desktop.ui.kit.style.appearance import Appearance
from tests.games.stalk_exchange.desk import Desk, desk
from tests.games.stalk_exchange.tables import WAYS, Way, named, rules_for, walk
from tests.today import sampled
from tests.ui.games.stalk_exchange.easel import Easel, stepping, written

DAY = GameColours(dark=False)
CORNER = {"a1": "tulip", "a2": "dahlia", "b1": "snowdrop"}
"""A tulip in the corner: a bulb on b2 shuts it in."""


def shut_in() -> Desk:
    """The corner, a globemaster in slot 1 to shut it with, and the standard portfolio."""
    return desk(garden=CORNER, row="globemaster dahlia snowdrop daffodil dahlia daffodil")


def part(image: QImage, box: Box) -> QImage:
    return image.copy(QRect(round(box.x), round(box.y), round(box.w), round(box.h)))


def near(image: QImage, at: Point, colour: QColor, reach: int = 4) -> bool:
    """Whether this colour is to be seen close to a point."""
    steps = range(-reach, reach + 1)
    return any(image.pixelColor(round(at.x) + x, round(at.y) + y) == colour for x, y in product(steps, steps))


def left_side(desk: Desk, name: str) -> Point:
    """The middle of the left side of a space."""
    box = layout.garden(desk.rules.config.board).box(desk.rules.config.board.index[name])
    return Point(box.x, box.centre.y)


@pytest.mark.parametrize("way", sampled([(way,) for way in WAYS], 3), ids=named)
def test_every_kind_of_position_can_be_painted(appearance: Appearance, way: Way) -> None:
    rules = rules_for(way)
    kinds = {state.phase: state for state, _ in walk(way)}
    easel = Easel(appearance, Desk(rules, rules.setup()), 1.5)
    steps = [kinds["act"]._replace(phase=phase) for phase in ("harvest", "bloom", "values", "exchange")]
    for state in (*kinds.values(), *steps):
        for seat in (0, rules.seats - 1, None):
            assert easel.paint(state, seat).width() == 1500
    assert appearance.art.missing == set()


@pytest.mark.rule("SE-08")
@pytest.mark.parametrize("seat", [1, None])
def test_the_flowers_of_another_shed_are_in_no_picture(appearance: Appearance, seat: Seat | None) -> None:
    one, two = (desk(held=(own, (2, 2, 2, 3, 3)), garden=CORNER) for own in ((12, 0, 0, 0, 0), (0, 0, 0, 6, 6)))
    easel = Easel(appearance, one)
    assert easel.paint(one.state, seat) == easel.paint(two.state, seat)
    assert easel.paint(one.state, 0) != easel.paint(two.state, 0)


@pytest.mark.rule("SE-94")
def test_the_shared_screen_tells_nobodys_worth(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = desk(held=((2, 2, 2, 3, 3), (3, 3, 2, 2, 2)), track="tulip 6")
    easel = Easel(appearance, at)
    with written(monkeypatch) as own:
        easel.paint(at.state, 0)
    with written(monkeypatch) as shared:
        easel.paint(at.state, None)
    assert {"worth now", "your flowers", "18"} <= set(own.words)
    assert not {"worth now", "your flowers", "18"} & set(shared.words)
    assert "Ann’s Stalk Portfolio" in shared.words


def test_all_sheds_are_open_when_they_are_counted(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until the Bust is over the door is shut; then each line of flowers adds up to the points that are told."""
    at = desk(held=((2, 2, 2, 3, 3), (12, 0, 0, 0, 0)), track="tulip 6")
    at.state = at.state._replace(values=(5, 4, 3, 2, 1))
    easel, counts = Easel(appearance, at), {}
    for phase in ("crash", "bust", "over"):
        with written(monkeypatch) as said:
            easel.paint(at.state._replace(phase=phase), None)
        counts[phase] = [words for words in said.words if "\N{MULTIPLICATION SIGN}" in words or words.startswith("= ")]
        assert ("The Stalk Portfolio is hidden" in said.words) == (phase != "over")
    finals = bust(at.rules.config, at.state.values)
    assert (counts["crash"], counts["bust"]) == ([], [])
    assert [words for words in counts["over"] if words.startswith("=")] == [
        f"= {worth(held, finals)}" for held in ((2, 2, 2, 3, 3), (12, 0, 0, 0, 0))
    ]
    assert len(counts["over"]) == 2 * (TYPES + 1)


def test_what_a_held_bulb_would_cut_gets_a_hedge(appearance: Appearance) -> None:
    at = shut_in()
    easel, edge = Easel(appearance, at), left_side(at, "a1")
    assert not near(easel.paint(at.state, 0), edge, DAY.hedge)
    assert near(easel.paint(at.state, 0, held="slot-1", over="b2"), edge, DAY.hedge)
    assert not near(easel.paint(at.state, 0, held="slot-1", over="d4"), edge, DAY.hedge)


@pytest.mark.rule("SE-51")
def test_pointing_at_a_flower_shows_the_room_its_group_has(appearance: Appearance) -> None:
    at = shut_in()
    easel, room = Easel(appearance, at), left_side(at, "b2")
    assert near(easel.paint(at.state, 0, over="a1"), room, DAY.hedge, reach=9)
    assert not near(easel.paint(at.state, 0, over="d4"), room, DAY.hedge, reach=9)


def test_how_far_the_crash_is_for_every_flower_stands_below_the_forecast(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    with written(monkeypatch) as found:
        Easel(appearance, shut_in()).paint(shut_in().state, None)
    assert any("crash the market" in words and "tulip" in words for words in found.words)


def test_the_forecast_tells_what_a_held_bulb_would_do(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = shut_in()
    easel = Easel(appearance, at)
    with written(monkeypatch) as found:
        easel.paint(at.state, 0, held="slot-1", over="b2")
    assert {"Globemaster on b2", "when your turn ends", "tulip", "bulbs bloom, including this one"} <= set(found.words)
    with written(monkeypatch) as found:
        easel.paint(at.state, 0)
    assert "Forecast" in found.words
    assert "tulip" not in found.words


def test_the_forecast_names_the_bulbs_that_stay_shut_after_the_held_one_is_planted(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = desk(garden={**CORNER, "a1": "tulip bulb"}, row="globemaster - - - - -")
    easel = Easel(appearance, at)
    for over, told in (("b2", True), ("d4", False)):
        with written(monkeypatch) as found:
            easel.paint(at.state, 0, held="slot-1", over=over)
        assert any("can’t bloom" in words and "a1" in words for words in found.words) == told


def test_a_flower_held_over_the_shed_shows_the_swap(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = desk(held=((2, 2, 2, 3, 3),) * 2, track="tulip 5", row="dahlia - - - - -")
    easel = Easel(appearance, at)
    resting = easel.paint(at.state, 0)
    with written(monkeypatch) as found:
        swapped = easel.paint(at.state, 0, held="slot-1", over="shed-tulip")
    assert "Dahlia for a tulip" in found.words
    for flower, name in enumerate(FLOWERS):
        box = layout.BUNCHES.box(flower)
        assert (part(resting, box) != part(swapped, box)) == (name in ("dahlia", "tulip")), name


@pytest.mark.rule("SE-70")
@pytest.mark.parametrize(("laid", "steps", "close"), [("tulip 7", "13", False), ("tulip 8, dahlia 7", "4", True)])
def test_few_steps_to_the_crash_are_written_in_the_colour_of_danger(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, laid: str, steps: str, close: bool
) -> None:
    at = desk(track=laid)
    with written(monkeypatch) as found:
        Easel(appearance, at).paint(at.state, None)
    danger = appearance.theme.inked(appearance.theme.clay)
    assert any(words == steps and colour == danger for words, colour in found) == close


@pytest.mark.rule("SE-66")
def test_the_flower_that_goes_to_the_compost_next_is_marked(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = shut_in()
    easel = Easel(appearance, at)
    for held, marked in (("", "6, next out"), ("slot-6", "5, next out")):
        with written(monkeypatch) as found:
            easel.paint(at.state, 0, held=held, over="d4" if held else "")
        assert [words for words in found.words if "next out" in words] == [marked]


@pytest.mark.rule("SE-104")
@pytest.mark.parametrize(("counts", "told"), [("none", False), ("totals", True), ("by_type", True)])
def test_bags_are_counted_where_the_table_counts_them(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, counts: str, told: bool
) -> None:
    at = desk(bag_counts=counts)
    with written(monkeypatch) as found:
        Easel(appearance, at).paint(at.state, 0)
    assert (f"{at.state.left} left" in found.words) == told
    assert any("In the Greenhouse and in Stalk Portfolios" in words for words in found.words) == (counts == "by_type")


def test_cut_flowers_leave_stubble_and_lie_in_a_basket_until_they_are_laid(appearance: Appearance) -> None:
    at = shut_in().play("plant 1:globemaster b2")
    easel = Easel(appearance, at)
    board = at.rules.config.board
    space, tile = layout.garden(board).centre(board.index["a1"]), layout.BASKET
    before, harvest, values = (
        easel.paint(state, 0) for state in (at.state, stepping(at, "harvest"), stepping(at, "values"))
    )
    assert part(before, tile) == part(values, tile) != part(harvest, tile)
    hollow = Point(space.x + 18, space.y - 14)
    assert [near(image, hollow, DAY.turned) for image in (before, harvest, values)] == [False, True, True]


def test_the_step_in_force_stands_out_among_the_four(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = shut_in().play("plant 1:globemaster b2")
    easel = Easel(appearance, at)
    with written(monkeypatch) as found:
        easel.paint(stepping(at, "bloom"), 0)
    titles = ("Harvest", "Bloom", "Values", "Exchange")
    assert [found.colour(title) == appearance.theme.ink for title in titles] == [False, True, False, False]


def test_flowers_can_be_told_apart_without_their_colours(appearance: Appearance) -> None:
    at = desk()
    easel, nothing = Easel(appearance, at), Message("", "")
    for face in ("bulb", "bloom"):
        letters = []
        for flower in FLOWERS:
            image = easel.piece(Piece("d4", "d4", f"{face}-{flower}", nothing, 58, 58))
            letters.append(image.copy(6, 9, 12, 13).convertToFormat(QImage.Format.Format_Grayscale8))
        assert all(one != two for one, two in combinations(letters, 2))


def test_a_bulb_looks_different_in_the_ground_and_on_the_exchange(appearance: Appearance) -> None:
    easel, nothing = Easel(appearance, desk()), Message("", "")
    planted, offered = (easel.piece(Piece(place, place, "bulb-tulip", nothing, 58, 58)) for place in ("d4", "slot-1"))
    assert planted != offered


def test_groups_with_one_or_two_open_spaces_are_marked(appearance: Appearance, monkeypatch: pytest.MonkeyPatch) -> None:
    at = desk(garden={**CORNER, "d4": "tulip"})
    with written(monkeypatch) as found:
        Easel(appearance, at).paint(at.state, None)
    assert found.words.count("1") >= 1 + 1, "slot 1, and the tulip that only b2 keeps open"
    assert near(Easel(appearance, at).paint(at.state, None), _tag(at, "a1"), DAY.hedge)
    assert not near(Easel(appearance, at).paint(at.state, None), _tag(at, "d4"), DAY.hedge)


def test_night_is_painted_in_other_colours_by_the_same_painter(appearance: Appearance) -> None:
    at = shut_in()
    easel = Easel(appearance, at)
    morning = easel.paint(at.state, 0)
    appearance.set_theme("dusk")
    dusk = easel.paint(at.state, 0)
    for box in (layout.GARDEN, layout.BUNCHES.box(0), layout.FORECAST, layout.TRELLIS):
        assert part(morning, box) != part(dusk, box), "nothing is kept from the other theme"
    appearance.set_theme("morning")
    assert easel.paint(at.state, 0) == morning


def _tag(desk: Desk, name: str) -> Point:
    """The upper right of a token, where the open spaces of its group are told."""
    board = desk.rules.config.board
    centre, away = layout.garden(board).centre(board.index[name]), layout.garden(board).radius * 0.53
    return Point(centre.x + away, centre.y - away)


def test_the_door_of_a_shed_leaves_the_words_beside_it_free() -> None:
    label = layout.SHED_LABEL
    assert label.x + label.w + 3 <= layout.BUNCHES.box(0).x - BEAM


@pytest.mark.parametrize("side", [3, 4, 5])
def test_every_row_and_every_number_of_a_space_stands_on_the_rim_of_the_garden(side: int) -> None:
    board = hexagon(side)
    found = list(coordinates(board))
    letters = [words for _, words, _ in found if words.isalpha()]
    numbers = Counter(words for _, words, _ in found if words.isdigit())
    assert letters == sorted({name[0] for name in board.names})
    assert numbers == {str(number): 2 for number in range(1, 2 * side)}, "once above and once below"
    for space, words, _ in found:
        assert words in (board.names[space][0], board.names[space][1:])
        assert board.rim >> space & 1, "beside a space of the border"


@pytest.mark.parametrize("theme", ["morning", "dusk"])
def test_the_coordinates_are_painted_with_the_garden(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    """The log said "on d4", and nothing on the table did."""
    appearance.set_theme(theme)
    at = desk()
    with written(monkeypatch) as own:
        Easel(appearance, at).paint(at.state, 0)
    board = at.rules.config.board
    assert {name[0] for name in board.names} <= set(own.words)
