"""The picture on a card of the recap shows what has changed, large, and marks it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.match.closeup import CloseUp, VisibleChange, come
from tests.games.fire_and_flora.desk import THREE, Desk, desk

CARD = QRectF(0, 0, 250, 190)


def painted(appearance: Appearance, change: VisibleChange) -> QImage:
    """A white table of 1000 x 600 with one red square at 800, 400."""
    table = QImage(QSize(1000, 600), QImage.Format.Format_RGB32)
    table.fill(QColor("white"))
    painter = QPainter(table)
    painter.fillRect(QRectF(800, 400, 40, 40), QColor("red"))
    painter.end()
    card = QImage(QSize(250, 190), QImage.Format.Format_RGB32)
    painter = QPainter(card)
    CloseUp(table, QTransform(), QRectF(0, 0, 1000, 600), change, appearance.theme).paint(painter, CARD)
    painter.end()
    return card


def test_what_is_new_stands_large_in_the_middle(appearance: Appearance) -> None:
    card = painted(appearance, VisibleChange((QRectF(800, 400, 40, 40),), (), None))
    assert card.pixelColor(125, 95).name() == "#ff0000"
    reds = sum(card.pixelColor(x, 95).name() == "#ff0000" for x in range(250))
    assert reds > 250 * 40 / 400


def test_rings_cuts_and_values_are_drawn_on_it(appearance: Appearance) -> None:
    spot = (QRectF(800, 400, 40, 40),)
    cards = [painted(appearance, change) for change in (VisibleChange(spot, (), None), VisibleChange((), spot, None))]
    valued = painted(appearance, VisibleChange(spot, (), (47, 42)))
    assert cards[0] != cards[1]
    assert valued != cards[0]
    assert valued.copy(0, 60, 250, 130) == cards[0].copy(0, 60, 250, 130), "the values stand in the upper corner"


def test_at_the_edge_of_the_table_nothing_beyond_it_is_shown(appearance: Appearance) -> None:
    card = painted(appearance, VisibleChange((QRectF(0, 0, 40, 40),), (), None))
    assert card.pixelColor(200, 150).name() == "#ffffff"


def test_where_nothing_lies_otherwise_the_whole_table_is_shown(appearance: Appearance) -> None:
    card = painted(appearance, VisibleChange((), (), None))
    reds = sum(card.pixelColor(x, y).name() == "#ff0000" for x in range(250) for y in range(0, 190, 2))
    assert reds < 100


def come_between(before: Desk, after: Desk, seat: int) -> list[str]:
    """Where something lies now that did not lie there before, in the eyes of a seat."""
    looks, rules = GAME.table(before.rules), before.rules
    old, new = (looks.make_view_model(rules.view(table.state, seat), seat) for table in (before, after))
    return [one.place for one in come(old, new)]


def test_what_an_offer_lay_over_has_not_come_when_it_is_put_away() -> None:
    offered = desk(*THREE, coins=(10, 0, 0), market="C06 S01 C11").play("offer 2", "give coins 3", "propose")
    declined = Desk(offered.rules, offered.state).play("decline")
    assert come_between(offered, declined, 0) == []


def test_a_land_that_comes_to_the_market_has_come() -> None:
    before = desk(*THREE, market="C06 S01 C11")
    after = Desk(before.rules, before.state).play("end").settle()
    (land,) = set(after.market.split()) - set(before.market.split())
    assert land in come_between(before, after, 0)
