"""Gathers missed moves into the few cards of a recap, each with a picture of the table after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QTransform

from garden_desktop.core.game import NATURE, Seat
from garden_desktop.hotseat.session import Step
from garden_desktop.ui.board.looks import AnyTable
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.text.html import BREAK, joined
from garden_desktop.ui.kit.text.say import rich, say
from garden_desktop.ui.match.players import Players
from garden_desktop.ui.match.recap.recap import MOST_CARDS
from garden_desktop.ui.match.recap.recapcard import RecapCard

MOST_SENTENCES: Final = 6


def gather(steps: Sequence[Step], board: TableView, players: Players) -> list[RecapCard]:
    """At most four cards, the latest last; moves that only say "something was chosen" are left out.

    Where nobody did anything, as at the very beginning, there is nothing to recount.

    `board` is borrowed to draw the pictures: show it the present position again afterwards.
    """
    turns = _turns([step for step in steps if not step.masked], board.hands.table)
    told = [heard for turn in turns if (heard := [step for step in turn if step.told])]
    if all(_mover(turn) == NATURE for turn in told):
        return []
    return [_card(turn, board, players) for turn in _few(told)]


def _turns(seen: Sequence[Step], table: AnyTable) -> list[list[Step]]:
    """The steps by who took them. Draws belong to the turn before them, unless the first one begins another moment."""
    turns: list[list[Step]] = []
    for step in seen:
        if turns and (_drawn_on(turns[-1][-1], step, table) or step.mover == _mover(turns[-1])):
            turns[-1].append(step)
        else:
            turns.append([step])
    return turns


def _drawn_on(last: Step, step: Step, table: AnyTable) -> bool:
    """Whether a draw goes on with what was done last."""
    if step.mover != NATURE:
        return False
    return last.mover == NATURE or table.moment(step.before) == table.moment(step.after)


def _few(turns: list[list[Step]]) -> list[list[Step]]:
    """At most so many as there is room for: the earliest share a card, and where there is room to spare, what
    follows from a turn stands beside it."""
    parts = [part for turn in turns for part in _parts(turn)]
    if len(parts) <= MOST_CARDS:
        return parts
    spare = max(0, len(turns) - MOST_CARDS)
    return [[step for turn in turns[: spare + 1] for step in turn], *turns[spare + 1 :]]


def _parts(turn: list[Step]) -> list[list[Step]]:
    """What somebody did, and what was then shown step by step."""
    at = next((at for at, step in enumerate(turn) if step.frames), 0)
    return [turn[:at], turn[at:]] if at else [turn]


def _mover(turn: Sequence[Step]) -> Seat:
    """Whose turn it is; nature's where nobody has moved in it."""
    return next((step.mover for step in turn if step.mover != NATURE), NATURE)


def _card(turn: Sequence[Step], board: TableView, players: Players) -> RecapCard:
    last, mover = turn[-1], _mover(turn[::-1])
    sentences = [rich(text, players.name, players.colour) for step in turn for text in step.told][-MOST_SENTENCES:]
    title = players.name(mover) if mover >= 0 else say(board.hands.table.moment(last.after), players.name)
    board.show_position(_seen(turn), last.seat, None, players.name)
    return RecapCard(max(mover, 0), title, joined(sentences, BREAK), partial(_paint, board.grab_frame(), _table(board)))


def _seen(turn: Sequence[Step]) -> Any:
    """The position that shows most of what happened: the first one on the way, else the last of all."""
    first, last = turn[0], turn[-1]
    return first.frames[0].view if first.frames else last.after


def _table(board: TableView) -> QRectF:
    """The part of a grabbed frame that everybody sees: all but the dock, in its own pixels."""
    width, height = board.hands.table.size
    shared = QRectF(0, 0, width, min(height, board.hands.table.dock))
    ratio = board.devicePixelRatioF()
    return QTransform.fromScale(ratio, ratio).mapRect(board.viewportTransform().mapRect(shared))


def _paint(image: QImage, table: QRectF, painter: QPainter, rect: QRectF) -> None:
    """The middle of the table, as much as the shape of `rect` takes."""
    width = min(table.width(), table.height() * rect.width() / rect.height())
    height = width * rect.height() / rect.width()
    left, top = (table.width() - width) / 2, (table.height() - height) / 4
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image, QRectF(table.left() + left, table.top() + top, width, height))
