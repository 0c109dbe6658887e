"""Painting of Land Cards: name, plant and what it responds to, region, income; or the outcome of a fire."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath

from garden_desktop.games.fire_and_flora.table.labels import LandPlate, ParcelContent
from garden_desktop.ui.board.drawing.table_painter import CENTRE, LEFT, TextStyle, around, clear
from garden_desktop.ui.games.fire_and_flora.canvas import Brush
from garden_desktop.ui.games.fire_and_flora.cards.stacked import paint_answers, paint_stacked
from garden_desktop.ui.kit.style.theme import text_font

TAG: Final = 21.0
"""Height of a hanging price tag, half of which is below the card."""
_RADIUS: Final = 7.0
_TWO_LINES: Final = 24.0
_REGIONS: Final = ("", "region-central", "region-southern")
_BARE: Final = ("land-", "building-")


class _Cut(NamedTuple):
    """Dimensions for a card size: heights of name, responses, band and footer, size of marks and text.

    `tall` puts names on several centred lines; `narrow` puts marks and footer on two lines, too; `flat` puts all marks
    right of the picture, or, if also narrow, below it on one line.
    """

    name: float
    answers: float
    band: float
    foot: float
    mark: float
    px: float
    pad: float
    tall: bool = True
    narrow: bool = False
    flat: bool = False


_OWN: Final = _Cut(24, 21, 18, 30, 17, 12.5, 6, tall=False)
_SLIM: Final = _Cut(30, 19, 30, 28, 15, 11, 4)
_BURN: Final = _Cut(24, 18, 18, 29, 16, 12, 6, tall=False)
_BURN_SLIM: Final = _Cut(28, 15, 0, 30, 14, 11, 5)
_MARKET: Final = _Cut(29, 14, 0, 24, 13, 11, 5)
_SMALL: Final = _Cut(28, 14, 0, 22, 13, 10.5, 5)
_NARROW: Final = _Cut(33, 12, 0, 32, 11, 9.5, 4, narrow=True)
_NARROWEST: Final = _NARROW._replace(name=42)
_FLAT: Final = _Cut(20, 0, 0, 1, 11, 10, 3, flat=True)
_FLAT_OWN: Final = _Cut(21, 14, 0, 1, 15, 11.5, 4, flat=True)
_FLAT_MARKET: Final = _FLAT._replace(name=22)
_TIGHT: Final = _Cut(22, 0, 0, 15, 10, 10, 3, flat=True, narrow=True)
_TIGHT_MARKET: Final = (70.0, 60.0)
"""Flat market cards smaller than this (width, height) have nothing right of the picture, like those in an offer."""
_TIGHT_TALL: Final = 60.0
"""Height from which the name of such a card has room for three lines."""
_LEAST_PICTURE: Final = 20.0
"""Minimum height of a picture; below it the name takes the room."""
_STARRED: Final = 48.0
"""Minimum card width for two numbers side by side. Otherwise a price has priority over stars, and stars over income."""
_PRICED: Final = 34.0
"""Width of the column right of the picture if it contains a price."""
_SMALL_TAG: Final = 14.0
_SLIM_BELOW: Final = 110.0
_NARROW_BELOW: Final = 64.0
_NARROWEST_BELOW: Final = 40.0
_FLAT_BELOW: Final = 100.0
"""Card height below which the flat layout is used (landscape in two rows)."""
_LOW: Final = 130.0


def paint_plate(brush: Brush, plate: LandPlate, rect: QRectF) -> None:
    """Paint a Land Card, including its price tag, within `rect`."""
    cut, body, art = _cut(plate), card_in(plate, rect), picture_in(plate, rect)
    _paint_card(brush, plate, body)
    name = QRectF(art.x() - 3, body.y() + 1, body.right() - cut.pad - art.x() + 6, cut.name)
    if art.height() >= _LEAST_PICTURE:
        _paint_picture(brush, plate, art, cut)
    elif plate.camp:  # the card itself has the frame of its plant
        _paint_frame(brush, plate, body)
        name.adjust(3, 1, -3, 0)
    _paint_name(brush, plate, name, cut)
    if cut.flat and cut.narrow:
        _paint_figures(brush, plate, QRectF(art.x(), body.bottom() - cut.foot, art.width(), cut.foot - 1), cut)
        return
    if cut.flat:
        _paint_beside(brush, plate, QRectF(art.right() + 3, art.y(), body.right() - art.right() - 4, art.height()), cut)
        return
    _paint_foot(brush, plate, QRectF(art.x(), art.bottom(), art.width(), _free(plate, cut)), cut)
    if plate.price is not None:
        _paint_tag(brush, QPointF(body.center().x(), body.bottom()), plate.price)


def paint_thing(brush: Brush, thing: ParcelContent, rect: QRectF) -> None:
    """Paint the contents of a parcel without the card."""
    brush.box(rect, 4, _ground(brush, thing))
    side = min(rect.width(), rect.height()) - 8
    _paint_standing(brush, thing, QRectF(rect.center().x() - side / 2, rect.bottom() - side - 4, side, side))
    _paint_frame(brush, thing, rect)


def card_in(plate: LandPlate, rect: QRectF) -> QRectF:
    """Return the rectangle of the card itself within the plate's `rect`."""
    hangs = plate.price is not None and not _shape(plate).flat
    return rect.adjusted(1.5, 1, -1.5, -TAG / 2 if hangs else -2)


def picture_in(plate: LandPlate, rect: QRectF) -> QRectF:
    """Return the rectangle of the picture within the plate's `rect`."""
    cut, body = _cut(plate), card_in(plate, rect)
    beside = 0.0
    if cut.flat and not cut.narrow:
        beside = 2 * cut.mark + 3 if plate.price is None else _PRICED
    return QRectF(
        body.x() + cut.pad,
        body.y() + cut.name + 1,
        body.width() - 2 * cut.pad - beside,
        body.height() - cut.name - cut.foot - (cut.pad if cut.flat and not cut.narrow else 0),
    )


def _cut(plate: LandPlate) -> _Cut:
    """Return the dimensions for a plate; with room for a price tag, and without responses on low cards
    during a fire."""
    cut = _shape(plate)
    if cut is _TIGHT:
        room = plate.box.h - 4 - cut.foot
        name = 31.0 if plate.box.h >= _TIGHT_TALL else cut.name
        return cut._replace(name=name if room - name >= _LEAST_PICTURE else room)
    if plate.price is not None and not cut.flat:
        return cut._replace(foot=cut.foot + TAG / 2 - 1)
    return cut._replace(answers=0) if plate.style == "burn" and plate.box.h < _LOW else cut


def _shape(plate: LandPlate) -> _Cut:
    wide = plate.box.w
    if plate.box.h < _FLAT_BELOW:
        return _flat_shape(plate)
    if wide < _NARROW_BELOW:
        return _NARROWEST if plate.style == "rival" and wide < _NARROWEST_BELOW else _NARROW
    match plate.style:
        case "own":
            return _OWN if wide >= _SLIM_BELOW else _SLIM
        case "burn":
            return _BURN if wide >= _SLIM_BELOW else _BURN_SLIM
        case "market":
            return _MARKET if wide >= 84 else _SMALL
        case _:
            return _SMALL


def _flat_shape(plate: LandPlate) -> _Cut:
    wide, high = plate.box.w, plate.box.h
    match plate.style:
        case "own":
            return _FLAT_OWN
        case "market":
            return _FLAT_MARKET if wide >= _TIGHT_MARKET[0] and high >= _TIGHT_MARKET[1] else _TIGHT
        case "trade":
            return _TIGHT
        case _:
            return _FLAT


def _free(plate: LandPlate, cut: _Cut) -> float:
    """Return the height of the footer above the price tag."""
    return cut.foot - 1 if plate.price is None else cut.foot - TAG / 2


def _paint_card(brush: Brush, plate: LandPlate, body: QRectF) -> None:
    shade = QColor(0, 0, 0, 60 if brush.theme.dark else 26)
    brush.box(body.adjusted(-1, 1, 1, 1.8), _RADIUS + 1, shade)
    brush.box(body, _RADIUS, brush.paper.card, brush.pen(brush.paper.rim, 1))


def _paint_name(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    words, style = brush.said(plate.name), TextStyle(text_font(cut.px, bold=True), brush.theme.ink)
    room = rect.adjusted(5, 0, -2, 0)
    if cut.tall or _too_long(brush, words, room.width(), cut):
        paint_stacked(brush, rect, words, style)
    else:
        brush.line(room, words, style, LEFT)


def _too_long(brush: Brush, words: str, width: float, cut: _Cut) -> bool:
    """Whether a text would have to be shrunk by more than 2 pixels to fit on one line."""
    return brush.width(words, brush.bold(cut.px - 2)) > width


def _paint_picture(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the picture with the background of the plant's size, responses, name band, frame and badges."""
    brush.box(rect, 4, _ground(brush, plate))
    strip = cut.answers if plate.answers else 0
    band = _band_height(brush, plate, rect.width(), cut)
    room = rect.adjusted(3, 3, -3, -3 - strip - band)
    side = min(room.width(), room.height())
    if plate.sprite.startswith(_BARE):
        side *= 0.82 if plate.sprite != "land-open" else 0.96
    _paint_standing(brush, plate, QRectF(room.center().x() - side / 2, room.bottom() - side, side, side))
    if strip:
        below = QRectF(rect.x(), rect.bottom() - strip - band, rect.width(), strip)
        brush.painter.fillRect(below, brush.paper.badge)
        paint_answers(brush, below.adjusted(2, 0, -2, 0), plate.answers)
    if band and plate.plant is not None:
        _paint_band(brush, plate, QRectF(rect.x(), rect.bottom() - band, rect.width(), band), cut)
    _paint_frame(brush, plate, rect)
    _paint_badges(brush, plate, rect, cut)


def _paint_standing(brush: Brush, plate: LandPlate | ParcelContent, spot: QRectF) -> None:
    """Paint what stands on the land; on the dark background of big plants with a lifted rim."""
    ground = _ground(brush, plate)
    brush.art(plate.sprite, spot, ground, lifted=brush.paper.lifted if ground == brush.paper.big else None)


def _ground(brush: Brush, plate: LandPlate | ParcelContent) -> QColor:
    if plate.sprite == "land-ash":
        return brush.paper.ash
    if not plate.camp:
        return brush.paper.bare
    return brush.paper.big if plate.big else brush.paper.small


def _band_height(brush: Brush, plate: LandPlate, width: float, cut: _Cut) -> float:
    """Return the height of the name band: 0 for none, more if the name takes two lines."""
    if plate.plant is None or not cut.band:
        return 0.0
    return max(cut.band, _TWO_LINES) if _too_long(brush, brush.said(plate.plant), width - 4, cut) else cut.band


def _paint_band(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the name of the plant, light on dark for big plants."""
    assert plate.plant is not None, "asked by who knows that there is one"
    deep = plate.big
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(rect, 4, 4)
    path.addRect(rect.adjusted(0, 0, 0, -5))
    brush.painter.fillPath(path, brush.paper.deep if deep else brush.paper.pale)
    words = TextStyle(text_font(cut.px - 1, bold=True), brush.paper.white if deep else brush.paper.printed)
    room = rect.adjusted(2, 0, -2, -2)
    if cut.tall or rect.height() > cut.band:
        paint_stacked(brush, room, brush.said(plate.plant), words)
    else:
        brush.line(room, brush.said(plate.plant), words, CENTRE)


def _paint_frame(brush: Brush, plate: LandPlate | ParcelContent, rect: QRectF) -> None:
    """Paint the frame: plain for natives, notched for invasives, dashed where nothing grows."""
    frame = rect.adjusted(0.8, 0.8, -0.8, -0.8)
    if not plate.camp:
        if plate.sprite != "land-ash":
            brush.box(frame, 4, None, brush.dashes(brush.paper.bound, 2))
        return
    colour = {"native": brush.paper.native, "yellow": brush.paper.yellow, "red": brush.paper.red}[plate.camp]
    brush.box(frame, 4, None, brush.pen(colour, 2.6))
    if plate.camp != "native":
        notches = brush.pen(brush.paper.notch, 2.6)
        notches.setCapStyle(Qt.PenCapStyle.FlatCap)
        notches.setDashPattern([0.7, 4.2])
        brush.box(frame, 4, None, notches)


def _paint_badges(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint stem, ability and seeds on the left, stars on the right."""
    size = cut.mark + 3
    spot = QRectF(rect.x() + 3, rect.y() + 3, size, size)
    marks = (plate.stem, f"ability-{plate.ability}" if plate.ability else "", "seeds" if plate.seeds else "")
    spots = _paired(rect, size + 4 if plate.stars else 3) if cut.narrow else _below(spot)
    if cut.flat:
        spots = _paired(rect, 1.5)
    for mark, one in zip(filter(None, marks), spots, strict=False):
        _paint_badge(brush, one, mark)
    if plate.stars and not cut.flat:
        style = TextStyle(text_font(cut.mark - 3, bold=True), brush.paper.printed)
        words = str(plate.stars)
        wide = cut.mark - 1 + brush.width(words, style) + 8
        badge = QRectF(rect.right() - wide - 3, rect.y() + 3, wide, size)
        brush.box(badge, size / 2, brush.paper.badge)
        brush.counted("star", words, QPointF(badge.x() + 3.5, badge.center().y()), style, cut.mark - 2)


def _below(spot: QRectF) -> tuple[QRectF, ...]:
    """Return the rectangles of badges in a column."""
    return tuple(spot.translated(0, number * (spot.height() + 1)) for number in range(3))


def _paired(rect: QRectF, top: float) -> tuple[QRectF, ...]:
    """Return the rectangles of badges in two columns below the stars, for narrow cards."""
    size = min(14.0, rect.width() / 2 - 2)
    spots = ((0, 0), (1, 0), (0, 1))
    return tuple(QRectF(rect.x() + 1.5 + x * (size + 1), rect.y() + top + y * (size + 1), size, size) for x, y in spots)


def _paint_badge(brush: Brush, rect: QRectF, sprite: str) -> None:
    inset = min(2.5, rect.width() * 0.14)
    brush.box(rect, rect.width() / 2, brush.paper.badge)
    brush.art(sprite, rect.adjusted(inset, inset, -inset, -inset))


def _paint_foot(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the region, and income or outcome."""
    y, x = rect.center().y(), rect.x() + 1
    if cut.narrow:
        _paint_narrow_foot(brush, plate, rect, cut)
        return
    if plate.area:
        brush.mark(_REGIONS[plate.area], QPointF(x, y), cut.mark + 2)
        x += cut.mark + (8 if not cut.tall else 6)
    if plate.foot is not None:
        room = QRectF(x, rect.y(), rect.right() - x + 3, rect.height())
        words, style = brush.said(plate.foot), _told(brush, plate, cut)
        if cut.tall:
            paint_stacked(brush, room, words, style)
        else:
            brush.line(room, words, style, LEFT)
        return
    _paint_income(brush, plate, QRectF(x, rect.y(), rect.right() - x, rect.height()), cut)


def _paint_narrow_foot(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the footer on two lines: region and cards, then coins; or the outcome."""
    if plate.foot is not None:
        paint_stacked(brush, rect.adjusted(-3, 0, 3, 0), brush.said(plate.foot), _told(brush, plate, cut))
        return
    upper, lower, size = rect.y() + rect.height() * 0.27, rect.y() + rect.height() * 0.73, cut.mark + 2
    if plate.area:
        brush.mark(_REGIONS[plate.area], QPointF(rect.x(), upper), size)
    for number in range(plate.cards):
        brush.mark("card-income", QPointF(rect.right() - size - number * (size - 4), upper), size)
    if plate.coins:
        brush.counted("coin", str(plate.coins), QPointF(rect.x(), lower), brush.bold(cut.px + 1), cut.mark + 1)


def _paint_beside(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the column right of the picture: stars, region and cards, coins, and the price if any."""
    lines = 3 if plate.price is None else 4
    step, style = rect.height() / lines, brush.bold(cut.px + 0.5)
    first, second, third, *last = (QPointF(rect.x(), rect.y() + (line + 0.5) * step) for line in range(lines))
    if plate.price is not None:
        _paint_small_tag(brush, last[0] + QPointF(rect.width(), 1), plate.price)
    if plate.stars:
        brush.counted("star", str(plate.stars), first, style, cut.mark)
    if plate.area:
        brush.mark(_REGIONS[plate.area], second, cut.mark + 1)
    for number in range(plate.cards):
        brush.mark("card-income", second + QPointF(cut.mark + 1 + number * 4, 0), cut.mark + 1)
    if plate.coins:
        brush.counted("coin", str(plate.coins), third, style, cut.mark)


def _paint_figures(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the line below the picture of a tight card: stars, and price or income."""
    style, y = brush.bold(cut.px + 0.5), rect.center().y()
    both = plate.box.w >= _STARRED
    if plate.stars and (both or plate.price is None):
        brush.counted("star", str(plate.stars), QPointF(rect.x(), y), style, cut.mark)
    if plate.price is not None:
        _paint_small_tag(brush, QPointF(rect.right() + 1, y), plate.price)
    elif plate.coins and (both or not plate.stars):
        wide = cut.mark + 4 + brush.width(str(plate.coins), style)
        brush.counted("coin", str(plate.coins), QPointF(rect.right() - wide, y), style, cut.mark)


def _paint_small_tag(brush: Brush, right_middle: QPointF, price: int) -> None:
    """Paint the price on a card without room for a hanging tag."""
    style = TextStyle(text_font(11, bold=True), brush.paper.price)
    wide = brush.width(str(price), style) + 21
    tag = QRectF(right_middle.x() - wide, right_middle.y() - _SMALL_TAG / 2, wide, _SMALL_TAG)
    brush.box(tag, _SMALL_TAG / 2, brush.paper.tag, brush.pen(clear(brush.paper.price, 0.25), 1))
    brush.counted("coin", str(price), QPointF(tag.x() + 4, right_middle.y()), style, 10)


def _told(brush: Brush, plate: LandPlate, cut: _Cut) -> TextStyle:
    theme = brush.theme
    colours = {"good": theme.inked(theme.leaf), "bad": theme.inked(theme.clay)}
    return TextStyle(text_font(cut.px, bold=True), colours.get(plate.tone, theme.muted))


def _paint_income(brush: Brush, plate: LandPlate, rect: QRectF, cut: _Cut) -> None:
    """Paint the income: single coins on large cards, a number on small ones."""
    size, x, y = cut.mark, rect.x(), rect.center().y()
    step = size + 1.0
    if not cut.tall and (plate.coins + plate.cards) * step <= rect.width():
        for _ in range(plate.coins):
            brush.mark("coin", QPointF(x, y), size)
            x += step
    elif plate.coins:
        style = brush.bold(cut.px)
        x += brush.counted("coin", str(plate.coins), QPointF(x, y), style, size) + 4
    for _ in range(plate.cards):
        brush.mark("card-income", QPointF(x, y), size + 1)
        x += size - 2


def _paint_tag(brush: Brush, middle: QPointF, price: int) -> None:
    style = TextStyle(text_font(13, bold=True), brush.paper.price)
    wide = brush.width(str(price), style) + 34
    tag = around(middle, wide, TAG)
    brush.box(tag, TAG / 2, brush.paper.tag, brush.pen(clear(brush.paper.price, 0.25), 1))
    brush.counted("coin", str(price), QPointF(tag.x() + 8, middle.y()), style, 14)
