"""A turning point close by: the place of what was done in a whole ring, of what was better in a dashed one."""

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
from garden_desktop.ui.board.layout import piece_ref, place_ref
from garden_desktop.ui.board.memory import AnyLook
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import Theme
from garden_desktop.ui.kit.text.html import NOTHING, Html, escaped, joined
from garden_desktop.ui.kit.text.translations import format_message, format_message_html, join_list
from garden_desktop.ui.match.match_players import MatchPlayers
from garden_desktop.ui.match.painters import scenery_of

# What a decision of a finished match and a better one are called, to whoever made it.


class DecisionMoment(NamedTuple):
    """A decision of a match: before which move, whose it was, what was done and what was better, None where nothing
    was."""

    ply: int
    seat: int
    done: Any
    better: Any


def moment_of(session: Session, part: MoveAnalysis) -> DecisionMoment:
    """The moment of a decision that was taken apart."""
    match = session.match
    better = match.rules.parse_move(part.better) if part.better else None
    return DecisionMoment(part.ply, part.seat, match.moves[part.ply], better)


def both(session: Session, players: MatchPlayers, moment: DecisionMoment) -> tuple[Html, Html]:
    """Both moves in words: as the story tells them, or, where it tells them alike, by what each of them takes up."""
    done = _told(session, players, moment, moment.done)
    better = NOTHING if moment.better is None else _told(session, players, moment, moment.better)
    if moment.better is not None and done == better:
        things = [_things(session, players, moment, handles) for handles in apart(session, moment)]
        return things[0], things[1]
    return done, better


def move_text(session: Session, players: MatchPlayers, ply: int) -> Html:
    """What the story tells of any move, a draw among them, now that all lies open."""
    match, public = session.match, [session.rules.view(session.match.states[at], None) for at in (ply, ply + 1)]
    sentences = session.table.describe_move(public[0], match.moves[ply], public[1], None)
    return joined(format_message_html(one, players.name, players.colour) for one in sentences)


def apart(session: Session, moment: DecisionMoment) -> tuple[Sequence[InputStep], Sequence[InputStep]]:
    """The handles of each of the two moves that the other does not have; all of them where it has them all. What only
    closes a move that takes up pieces is left out."""
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    done, better = (session.table.gesture(view, move) for move in (moment.done, moment.better))
    parts = [one for one in done if one not in better] or done, [one for one in better if one not in done] or better
    own, other = ([one for one in part if one.piece] or part for part in parts)
    return own, other


def _told(session: Session, players: MatchPlayers, moment: DecisionMoment, move: Any) -> Html:
    """What the story tells of a move to its player; where it tells only what comes of it, what one presses for it."""
    rules, state, seat = session.rules, session.match.states[moment.ply], moment.seat
    before, after = (rules.view(each, seat) for each in (state, rules.apply(state, move)))
    told = session.table.describe_move(before, move, after, seat)
    if told and SideName(seat) in dict(told[0].args).values():
        return format_message_html(told[0], players.name, players.colour)
    return _things(session, players, moment, session.table.gesture(before, move))


def _things(session: Session, players: MatchPlayers, moment: DecisionMoment, handles: Sequence[InputStep]) -> Html:
    """What some handles take up or press, by name."""
    view = session.rules.view(session.match.states[moment.ply], moment.seat)
    look = session.table.make_view_model(view, moment.seat)
    return escaped(join_list([_name(look, handle, players) for handle in handles]))


def _name(look: AnyLook, handle: InputStep, players: MatchPlayers) -> str:
    """What a handle is called in few words: as the heading of its explanation, where it has one."""
    subject: tuple[Subject, str] = ("piece", handle.piece) if handle.piece else ("place", handle.place)
    gloss = look.inspect(*subject)
    if gloss is not None:
        return format_message(gloss.title, players.name)
    labels = {one.id: one.label for one in (look.pieces if handle.piece else look.places)}
    return format_message(labels[subject[1]], players.name) if subject[1] in labels else ""


_TABLE: Final = 1280
"""Pixels across the whole table the picture is cut from."""
_LEAST: Final = 0.3
"""A picture shows at least this part of the table's width."""
_ROOM: Final = 0.35
"""So much more than the rings is shown to every side, as a part of the shorter side of what they take up."""
WIDE: Final = 2.2
_WIDEST: Final = 4.0
"""Width by height from which a picture is a strip, and never more, but where its room is wider."""
_RING: Final = 4.0
_BOARD: Final = ("cell", "hex")
"""Places that what lies there may reach beyond."""
_DASHES: Final = [2.4, 1.6]


def picture_of(
    appearance: Appearance, session: Session, players: MatchPlayers, moment: DecisionMoment, size: QSize
) -> QImage:
    """The table as its player saw it, cut to where the two moves part; the whole of it where they have no place."""
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
    """Round what was done in clay; round what was better in leaf, and dashed."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.raised, _RING + 4))
    painter.drawRoundedRect(rect, 8, 8)
    pen = QPen(QColor(theme.leaf if better else theme.clay), _RING)
    if better:
        pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.drawRoundedRect(rect, 8, 8)


def _board(appearance: Appearance, session: Session, players: MatchPlayers, moment: DecisionMoment) -> TableView:
    """A board of its own that shows what the player saw, at rest."""
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
    """Where the handles of each move are done; where they lead to the same place, the pieces that go there."""
    goals = [_on_the_table(board, [_goal(board, one) for one in handles]) for handles in (done, better)]
    if goals[0] != goals[1] and all(goals):
        return goals[0], goals[1]
    layout = board.table_scene.layout
    taken = [[layout.rect(piece_ref(one.piece)) for one in handles if one.piece] for handles in (done, better)]
    there = [[rect for rect in rects if not rect.isEmpty()] or goals[at] for at, rects in enumerate(taken)]
    return there[0], there[1]


def _goal(board: TableView, handle: InputStep) -> QRectF:
    """Where a handle is done: where its piece lands, else the place or the piece itself."""
    layout, pieces = board.table_scene.layout, board.interaction.pieces
    place = layout.rect(place_ref(handle.place))
    if handle.piece in pieces and handle.place in layout.places:
        landing = layout.landing(handle.place, pieces[handle.piece])
        return landing if layout.places[handle.place].kind in _BOARD or place.contains(landing) else place
    return layout.rect(piece_ref(handle.piece)) if place.isEmpty() else place


def _on_the_table(board: TableView, rects: Sequence[QRectF]) -> list[QRectF]:
    """Those on the table, where there are any, and not those in the hand."""
    seen = [rect for at, rect in enumerate(rects) if not rect.isEmpty() and rect not in rects[:at]]
    return [rect for rect in seen if rect.top() < board.interaction.table.dock] or seen


def _cut(rects: Sequence[QRectF], table: QRectF, shape: float) -> QRectF:
    """The part of the table round some rectangles, of a shape (width by height), or a strip where they lie in a row."""
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
