"""Painting of the resolution phase: a side sends its gnomes to tasks in public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules.state import NOBODY, bits_of
from garden_desktop.games.gnomadic_gardeners.table.frames import Kind
from garden_desktop.games.gnomadic_gardeners.table.layout import FAR_PILLS, TALL
from garden_desktop.games.gnomadic_gardeners.table.places import animal_boxes, animal_key
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import Pay, ResolutionPreview, TaskRow
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import first_name
from garden_desktop.games.gnomadic_gardeners.table.view_model import GardenViewModel
from garden_desktop.ui.board.drawing.strokes import key_cap
from garden_desktop.ui.board.drawing.table_painter import LEFT, RIGHT, TextStyle, rect_of
from garden_desktop.ui.games.gnomadic_gardeners import cards, ground, scarecrow
from garden_desktop.ui.games.gnomadic_gardeners.canvas import Page
from garden_desktop.ui.games.gnomadic_gardeners.choosing import halves, paint_sum
from garden_desktop.ui.games.gnomadic_gardeners.ground import paint_animal
from garden_desktop.ui.kit.style.theme import text_font

_DROP: Final = 46.0
"""Height from which a fence falls."""


def paint_under(page: Page) -> None:
    """Paint everything; nothing depends on the held piece during a resolution."""
    look, preview = page.look, page.look.resolution()
    ground.paint_dock(page, page.brush.said(STAY_HOME))
    if look.config.solo:
        scarecrow.paint_far(page)
    else:
        _paint_far(page)
        if not comes_in(page.look, "order"):
            paint_pills(page)
    _paint_pair(page, preview)
    _paint_hours(page)
    ground.paint_side(page)
    if not look.counting:
        paint_sum(page.brush, rect_of(look.frame.sums), preview.beside)
    ground.paint_own_bench(page)
    ground.paint_own_label(page, page.whose(YOUR_BENCH, BENCH_OF))
    if not look.counting:
        _paint_score(page, preview)
    _paint_animals(page, preview)


def paint_over(page: Page) -> None:
    """Paint nothing."""


def _paint_far(page: Page) -> None:
    brush, look = page.brush, page.look
    ground.paint_far_bench(page)
    label = rect_of(look.frame.far_label)
    brush.seat(QPointF(label.x() + 15, label.y() + 22), 15, look.other)
    beside = QRectF(label.x() + 40, label.y(), label.width() - 40, 22)
    page.line("far.title", beside, brush.heading())
    page.line("far.words", beside.translated(0, 21), brush.quiet())
    if not look.has_hours(look.other):
        return
    hours = look.view.preps[look.other]
    below = QRectF(label.x(), label.y() + 44, label.width(), 42)
    taken = brush.line(below, str(hours), brush.figure(36)) + 8
    printed = [str(look.config.pack.gnomes[gnome].prep) for gnome in bits_of(look.far_play())]
    brush.line(below.adjusted(taken, 6, 0, 6), brush.said(_hours_words(printed, hours)), brush.quiet(15))


def _hours_words(printed: Sequence[str], hours: int) -> Message:
    """Return the text after the number of hours: how it comes about, unless a single card says it."""
    if sum(map(int, printed)) != hours:
        return HOUR_HEN if hours == 1 else HOURS_HEN
    if len(printed) == 1:
        return ground.HOUR if hours == 1 else ground.HOURS
    return HOURS_SUM.of(sum=" + ".join(printed))


def paint_pills(page: Page) -> None:
    """Paint the order of resolution."""
    view, brush = page.look.view, page.brush
    if view.first == NOBODY or page.look.counting:
        return
    area = rect_of(FAR_PILLS)
    wide = (area.width() - 40) / 2
    first = QRectF(area.x(), area.y(), wide, area.height())
    second = first.translated(wide + 40, 0)
    _pill(page, first, view.first, FIRST, True)
    ground.paint_arrow(page, QRectF(first.right() + 11, area.center().y() - 7, 18, 14))
    _pill(page, second, 1 - view.first, THEN, False)
    if view.preps[0] == view.preps[1]:
        page.note("order", QRectF(area.x(), area.bottom() + 5, area.width(), 34), brush.quiet())


def _pill(page: Page, rect: QRectF, side: int, words: Message, ahead: bool) -> None:
    brush = page.brush
    colour = brush.side_colour(side)
    edge = brush.pen(colour, 2) if ahead else brush.pen(brush.theme.line, 1.6)
    brush.box(rect.adjusted(1, 1, -1, -1), 8, brush.theme.raised if ahead else brush.theme.surface, edge)
    brush.seat(QPointF(rect.x() + 25, rect.center().y()), 14, side)
    room = QRectF(rect.x() + 47, rect.y() + 5, rect.width() - 54, 22)
    brush.line(room, brush.said(words.of(who=SideName(side))), brush.heading(14))
    hours = brush.said(HOURS.of(n=page.look.view.preps[side]))
    brush.line(room.translated(0, 20), hours, brush.quiet())


def _paint_pair(page: Page, preview: ResolutionPreview) -> None:
    brush, frame = page.brush, page.look.frame
    left, right = halves(rect_of(frame.pair))
    cards.paint_cards(brush, left, right, left.right(), frame.sky)
    for index, row in enumerate(preview.rows):
        _paint_row(page, preview, row, rect_of(frame.rows[index]), left.right())


def _paint_row(page: Page, preview: ResolutionPreview, row: TaskRow, rect: QRectF, seam: float) -> None:
    """Paint a task row: workers, needs, reward."""
    brush = page.brush
    shut = row.closed and not row.gate and row.state != "served"
    cards.paint_row(brush, rect, row._replace(closed=shut))
    y = rect.center().y()
    with brush.faded(0.3 if shut else 1.0):
        chips = cards.opened(row) if comes_in(page.look, "task", row.number) else row.chips
        begin = cards.paint_chips(brush, seam - cards.BESIDE, y, chips)
        name = brush.said(ANIMAL_NAMES[row.animal]) if row.animal else ""
        end = cards.paint_reward(brush, seam + 25, y, row, name, 130)
    if (shut and not comes_in(page.look, "close")) or row.gate:
        _paint_closed(page, row, rect, shut)
    cards.paint_number(brush, QPointF(seam, y), row._replace(closed=shut))
    crew = preview.crew[row.number - 1]
    if crew:
        _paint_names(page, crew, QRectF(rect.x() + 8, rect.y(), begin - rect.x() - 12, rect.height()))
    pay = preview.pays[row.number - 1]
    if page.look.counted(row.number):
        _paint_done(page, rect, row)
    elif pay is not None:
        gate = cards.GATE + 6 if row.gate else 0
        _paint_pay(page, pay, QRectF(end + 8, rect.y(), rect.right() - end - 14 - gate, rect.height()))


def comes_in(look: GardenViewModel, kind: Kind, task: int = 0) -> bool:
    """Whether a step of this kind (and task, if given) is being animated: then it is painted above the pieces."""
    instant = look.instant
    return instant is not None and instant.kind == kind and (not task or instant.key == f"task{task}")


def falling(look: GardenViewModel) -> tuple[TaskRow, ...]:
    """Return the rows that are behind a fence, from the top."""
    return tuple(row for row in look.resolution().rows if row.closed and not row.gate and row.state != "served")


def paint_falling(page: Page, row: TaskRow, share: float) -> None:
    """Paint a fence at progress `share` of its fall (1: down)."""
    rect = rect_of(page.look.frame.rows[row.number - 1])
    with page.brush.faded(share):
        _paint_closed(page, row, rect.translated(0, -_DROP * (1 - share)), True)
    seam = halves(rect_of(page.look.frame.pair))[0].right()
    cards.paint_number(page.brush, QPointF(seam, rect.center().y()), row)


def _paint_closed(page: Page, row: TaskRow, rect: QRectF, shut: bool) -> None:
    if shut:
        words = CLOSED if page.look.config.solo else TAKEN.of(who=SideName(page.look.other))
        cards.paint_fence(page.brush, rect, page.brush.said(words))
    else:
        cards.paint_gate(page.brush, rect)


def _paint_names(page: Page, crew: int, room: QRectF) -> None:
    """Paint the names of the workers behind their faces, if there is room."""
    brush, frame = page.brush, page.look.frame
    gnomes = [first_name(page.look.config, gnome) for gnome in bits_of(crew)]
    left = room.x() + min(frame.crew, len(gnomes) * (frame.face + 12)) - 2
    space = QRectF(left, room.y(), room.right() - left - 4, room.height())
    style = brush.printed(13)
    if space.width() < 40 or len(gnomes) > 3:
        return
    step = min(18.0, space.height() / len(gnomes))
    top = space.center().y() - step * len(gnomes) / 2
    for index, name in enumerate(gnomes):
        brush.line(QRectF(space.x(), top + step * index, space.width(), step), name, style)


def _paint_pay(page: Page, pay: Pay, room: QRectF) -> None:
    brush, room = page.brush, room.adjusted(0, 0, -6, 0)  # inside the frame of a selected row
    if pay.bliss:
        words = brush.said(PLUS.of(bliss=pay.bliss))
        taken = brush.line(room, words, brush.figure(24, brush.paper.leaf), RIGHT) + 10
        room = room.adjusted(0, 0, -taken, 0)
    if pay.note is None:
        return
    style = TextStyle(text_font(13), brush.paper.muted)
    said = brush.said(pay.note)
    wide = min(room.width() - (40 if pay.sprite else 0), 150.0)
    note = QRectF(room.right() - wide, room.y() + 4, wide, room.height() - 8)
    brush.lines(note, said, style, RIGHT)
    if pay.sprite:
        left = note.right() - min(wide, brush.width(said, style)) - 40
        brush.art(pay.sprite, QRectF(max(room.x(), left), room.center().y() - 17, 34, 34))


def _paint_done(page: Page, rect: QRectF, row: TaskRow) -> None:
    """Paint the bliss a task has paid, a tick and "done"."""
    brush = page.brush
    words = brush.said(DONE)
    style = brush.printed(14)
    wide = brush.width(words, style)
    brush.check(QPointF(rect.right() - wide - 34, rect.center().y()), 11)
    brush.line(QRectF(rect.right() - wide - 16, rect.y(), wide + 4, rect.height()), words, style)
    bliss = row.bliss
    if bliss:
        room = QRectF(rect.right() - wide - 120, rect.y(), 64, rect.height())
        brush.line(room, brush.said(PLUS.of(bliss=bliss)), brush.figure(24, brush.paper.leaf), RIGHT)


def _paint_hours(page: Page) -> None:
    """Paint the hours of the side at the bottom as a large number; in a solo game on the sundial."""
    brush, look = page.brush, page.look
    if not look.has_hours(look.me):
        return
    if look.config.solo:
        ground.paint_hours(page, HOURS_TITLE, ground.settled_hours(page))
        return
    hours, words = look.view.preps[look.me], page.notes.get("hours.words")
    box = rect_of(look.frame.hours)
    brush.lines(
        QRectF(box.x(), box.y(), box.width(), 40), brush.said(HOURS_OF.of(who=SideName(look.me))), brush.heading(13)
    )
    figure = brush.figure(50, brush.theme.leaf)
    brush.line(QRectF(box.x(), box.y() + 28, box.width(), 60), str(hours), figure)
    if words is not None:
        brush.art("animal-hen", QRectF(box.x(), box.y() + 92, 44, 48))
        brush.lines(QRectF(box.x(), box.y() + 146, box.width(), 60), brush.said(words), brush.body())


def _paint_score(page: Page, preview: ResolutionPreview) -> None:
    """Paint "48 → 62 bliss" and the sentences about it."""
    brush, look = page.brush, page.look
    box = rect_of(look.frame.advice)
    small, large = (36, 48) if not look.config.solo else (26, 36)
    y = box.y() - large - 6 if not look.config.solo else box.y() - 8
    x = box.x()
    height = large + 8.0
    if preview.after != preview.score:
        x += brush.line(QRectF(x, y + 3, 90, height), str(preview.score), brush.figure(small)) + 9
        ground.paint_arrow(page, QRectF(x, y + 8 + height / 2 - 7, 18, 14))
        x += 18 + 9
    grown = brush.figure(large, brush.theme.leaf)
    x += brush.line(QRectF(x, y, 130, height), str(preview.after), grown) + 11
    x += brush.line(QRectF(x, y + 8, box.right() - x, height), brush.said(BLISS), brush.quiet(15)) + 14
    if preview.alone is not None and look.instant is None:
        brush.lines(QRectF(x, y + 8, box.right() - x, height), brush.said(preview.alone), brush.quiet(), LEFT)
    words = box.adjusted(0, 0 if not look.config.solo else 30, 0, 0)
    for said in preview.words[:1]:
        brush.lines(words, brush.said(said), brush.body(), LEFT)


def _paint_animals(page: Page, preview: ResolutionPreview) -> None:
    brush, look = page.brush, page.look
    works = preview.animals
    if 0 < len(works) <= TALL:
        area = rect_of(look.frame.animals)
        left = look.frame.hand.right + 8
        room = QRectF(left, area.y() - 2, area.x() - left - 10, 44)
        height = brush.lines(room, page.whose(YOUR_ANIMALS, ANIMALS_OF), brush.heading())
        note = room.adjusted(0, height + 4, 0, 60)
        brush.lines(note, brush.said(WHAT_EACH_DOES), brush.quiet())
    for work, box in zip(works, animal_boxes(look, len(works)), strict=True):
        paint_animal(brush, rect_of(box), work, work.open and look.pressed(f"animal:{work.animal}"))
        if work.open and look.is_asked("use"):
            cap = QPointF(box.right - 28, box.bottom - 18)
            key_cap(brush.painter, cap, animal_key(work.animal), brush.theme.ink, brush.theme.surface)


STAY_HOME = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Kept in hand")
YOUR_BENCH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench")
YOUR_ANIMALS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your animals")
BENCH_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s bench")
HOURS_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s hours")
HOURS_TITLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Prep time")
HOURS_SUM = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours: {sum}")
HOURS_HEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours, 1 for each gnome with the Hen")
HOUR_HEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hour, with the Hen")
HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n hour(s)")
FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} first")
THEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "then {who}")
PLUS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "+{bliss}")
BLISS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "bliss")
CLOSED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "closed this round")
DONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "fulfilled")
TAKEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "fulfilled by {who}")
ANIMALS_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s animals")
WHAT_EACH_DOES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "what each does now")
