"""Description and picture of a decision: the move played and the better one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.inspection import Subject
from garden_desktop.core.text import SideName
from garden_desktop.hotseat.analysis import MoveAnalysis
from garden_desktop.hotseat.session import Session
from garden_desktop.ui.board.layout import AnyLook, piece_ref, place_ref
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.kit.text.html import NOTHING, Html, escaped, joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html, join_list
from garden_desktop.ui.match.model import MatchPlayers
from garden_desktop.ui.match.painters import scenery_of

# Moves in words


class DecisionMoment(NamedTuple):
    """Decision of a match: ply before it, seat, the move played, and the better move (None if there was none)."""

    ply: int
    seat: int
    done: Any
    better: Any


def moment_of(session: Session, part: MoveAnalysis) -> DecisionMoment:
    """Return the decision of an analysed move."""
    match = session.match
    better = match.rules.parse_move(part.better) if part.better else None
    return DecisionMoment(part.ply, part.seat, match.moves[part.ply], better)


def both(session: Session, players: MatchPlayers, moment: DecisionMoment) -> tuple[Html, Html]:
    """Return both moves in words.

    As the log describes them; if it describes both alike, the names of the pieces or places in which they differ.
    """
    done = _told(session, players, moment, moment.done)
    better = NOTHING if moment.better is None else _told(session, players, moment, moment.better)
    if moment.better is not None and done == better:
        things = [_things(session, players, moment, handles) for handles in apart(session, moment)]
        return things[0], things[1]
    return done, better


def move_text(session: Session, players: MatchPlayers, ply: int) -> Html:
    """Return the log's description of any move, including chance events, with all information public."""
    match, public = session.match, [session.rules.view(session.match.states[at], None) for at in (ply, ply + 1)]
    sentences = session.table.describe_move(public[0], match.moves[ply], public[1], None)
    return joined(format_message_html(one, players.name, players.colour) for one in sentences)


def apart(session: Session, moment: DecisionMoment) -> tuple[Sequence[InputStep], Sequence[InputStep]]:
    """Return the input steps of each move that the other one does not have; all of them if there are none.

    Steps without a piece, which only confirm a move, are left out if others remain.
    """
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    done, better = (session.table.gesture(view, move) for move in (moment.done, moment.better))
    parts = [one for one in done if one not in better] or done, [one for one in better if one not in done] or better
    own, other = ([one for one in part if one.piece] or part for part in parts)
    return own, other


def _told(session: Session, players: MatchPlayers, moment: DecisionMoment, move: Any) -> Html:
    """Return the log's description of a move for its player; if it names only consequences, the items of its input
    steps."""
    rules, state, seat = session.rules, session.match.states[moment.ply], moment.seat
    before, after = (rules.view(each, seat) for each in (state, rules.apply(state, move)))
    told = session.table.describe_move(before, move, after, seat)
    if told and SideName(seat) in dict(told[0].args).values():
        return format_message_html(told[0], players.name, players.colour)
    return _things(session, players, moment, session.table.gesture(before, move))


def _things(session: Session, players: MatchPlayers, moment: DecisionMoment, handles: Sequence[InputStep]) -> Html:
    """Return the names of the items in some input steps."""
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    look = session.table.make_view_model(view, moment.seat)
    return escaped(join_list([_name(look, handle, players) for handle in handles]))


def _name(look: AnyLook, handle: InputStep, players: MatchPlayers) -> str:
    """Return a short name for an input step: the title of the item's explanation, else its label."""
    subject: tuple[Subject, str] = ("piece", handle.piece) if handle.piece else ("place", handle.place)
    gloss = look.inspect(*subject)
    if gloss is not None:
        return format_message(gloss.title, players.name)
    labels = {one.id: one.label for one in (look.pieces if handle.piece else look.places)}
    return format_message(labels[subject[1]], players.name) if subject[1] in labels else ""


_TABLE: Final = 1280
"""Width in pixels of the whole table from which the picture is cut."""
_LEAST: Final = 0.3
"""Minimum width of the picture, as a share of the table's width."""
_ROOM: Final = 0.35
"""Margin around the rings, as a share of the shorter side of what they enclose."""
WIDE: Final = 2.2
_WIDEST: Final = 4.0
"""Aspect ratio limits: from WIDE on a picture counts as flat; it is never flatter than _WIDEST unless its room is."""
_RING: Final = 4.0
_BOARD: Final = ("cell", "hex")
"""Kinds of places beyond which a piece may extend."""
_DASHES: Final = [2.4, 1.6]


def picture_of(
    appearance: Appearance, session: Session, players: MatchPlayers, moment: DecisionMoment, size: QSize
) -> QImage:
    """Return the table as its player saw it, cut to where the moves differ; the whole table if they have no place."""
    board = _board(appearance, session, players, moment)
    table = session.table
    done, better = _spots(board, *apart(session, moment))
    part = _cut([*done, *better], QRectF(0, 0, *table.size), size.width() / size.height())
    image = board.grab_part(part, size)
    board.deleteLater()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = image.deviceIndependentSize().width() / part.width()
    for spots, better_one in ((done, False), (better, True)):
        for spot in spots:
            seen = QRectF((spot.topLeft() - part.topLeft()) * scale, spot.size() * scale)
            ring(painter, appearance.theme, seen, better=better_one)
    painter.end()
    return image


def ring(painter: QPainter, theme: Theme, rect: QRectF, *, better: bool) -> None:
    """Draw a ring: solid in clay for the move played, dashed in leaf green for the better one."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.raised, _RING + 4))
    painter.drawRoundedRect(rect, 8, 8)
    pen = QPen(QColor(theme.leaf if better else theme.clay), _RING)
    if better:
        pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, 8, 8)


def _board(appearance: Appearance, session: Session, players: MatchPlayers, moment: DecisionMoment) -> TableView:
    """Return a table view, not shown, with what the player saw."""
    key, table = session.game.info.key, session.table
    board = TableView(appearance, key, table, scenery_of(key))
    board.table_scene.sign = players.sign
    board.resize(_TABLE, round(_TABLE * table.size[1] / table.size[0]))
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    board.show_position(view, moment.seat, None, players.name)
    return board


def _spots(
    board: TableView, done: Sequence[InputStep], better: Sequence[InputStep]
) -> tuple[list[QRectF], list[QRectF]]:
    """Return the rectangles of both moves: their targets, or the moved pieces if the targets are the same."""
    goals = [_on_the_table(board, [_goal(board, one) for one in handles]) for handles in (done, better)]
    if goals[0] != goals[1] and all(goals):
        return goals[0], goals[1]
    layout = board.table_scene.layout
    taken = [[layout.rect(piece_ref(one.piece)) for one in handles if one.piece] for handles in (done, better)]
    there = [[rect for rect in rects if not rect.isEmpty()] or goals[at] for at, rects in enumerate(taken)]
    return there[0], there[1]


def _goal(board: TableView, handle: InputStep) -> QRectF:
    """Return the rectangle of an input step: where its piece lands, else the place or the piece."""
    layout, pieces = board.table_scene.layout, board.interaction.pieces
    place = layout.rect(place_ref(handle.place))
    if handle.piece in pieces and handle.place in layout.places:
        landing = layout.landing(handle.place, pieces[handle.piece])
        return landing if layout.places[handle.place].kind in _BOARD or place.contains(landing) else place
    return layout.rect(piece_ref(handle.piece)) if place.isEmpty() else place


def _on_the_table(board: TableView, rects: Sequence[QRectF]) -> list[QRectF]:
    """Return the rectangles above the dock, or all if there are none."""
    seen = [rect for at, rect in enumerate(rects) if not rect.isEmpty() and rect not in rects[:at]]
    return [rect for rect in seen if rect.top() < board.interaction.table.dock] or seen


def _cut(rects: Sequence[QRectF], table: QRectF, shape: float) -> QRectF:
    """Return the part of the table around some rectangles with aspect ratio `shape`, or flatter if
    they lie in a row."""
    if not rects:
        return table
    found = reduce(QRectF.united, rects)
    room = 2 * _ROOM * min(found.width(), found.height())
    wide, high = found.width() + room, found.height() + room
    if wide / high >= WIDE:
        shape = max(shape, min(_WIDEST, wide / high))
    wide = max(wide, high * shape, _LEAST * table.width())
    high = wide / shape
    part = QRectF(0, 0, min(wide, table.width()), min(high, table.height()))
    part.moveCenter(found.center())
    right, low = table.right() - part.width(), table.bottom() - part.height()
    part.moveTopLeft(QPointF(min(max(0.0, part.x()), right), min(max(0.0, part.y()), low)))
    return part
