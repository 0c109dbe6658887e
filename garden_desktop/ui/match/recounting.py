"""Gathers missed moves into the few cards of a recap, each with a picture of the table after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from garden_desktop.core.game import NATURE
from garden_desktop.hotseat.session import Step
from garden_desktop.ui.board.scene import TableView
from garden_desktop.ui.kit.say import rich, say
from garden_desktop.ui.match.cast import Cast
from garden_desktop.ui.match.recap import MOST_CARDS
from garden_desktop.ui.match.recapcard import RecapCard

MOST_SENTENCES: Final = 4


def gather(steps: Sequence[Step], board: TableView, cast: Cast) -> list[RecapCard]:
    """At most four cards, the latest last; moves that only say "something was chosen" are left out.

    Where nobody did anything, as at the very beginning, there is nothing to recount.

    `board` is borrowed to draw the pictures: show it the present position again afterwards.
    """
    told = [step for step in steps if step.told and not step.masked]
    if all(step.mover == NATURE for step in told):
        return []
    turns = [list(turn) for _, turn in groupby(told, key=lambda step: step.mover)]
    if len(turns) > MOST_CARDS:
        spare = len(turns) - MOST_CARDS + 1
        turns = [[step for turn in turns[:spare] for step in turn], *turns[spare:]]
    return [_card(turn, board, cast) for turn in turns]


def _card(turn: Sequence[Step], board: TableView, cast: Cast) -> RecapCard:
    last = turn[-1]
    side = max(last.mover, 0)
    sentences = [rich(text, cast.name, cast.colour) for step in turn for text in step.told][-MOST_SENTENCES:]
    title = cast.name(side) if last.mover >= 0 else say(board.hands.table.moment(last.after), cast.name)
    board.show_position(last.after, last.seat, None, cast.name)
    return RecapCard(side, title, "<br>".join(sentences), partial(_paint, board.grab_frame()))


def _paint(image: QImage, painter: QPainter, rect: QRectF) -> None:
    """The middle of the picture, as much as the shape of `rect` takes."""
    width = min(float(image.width()), image.height() * rect.width() / rect.height())
    height = width * rect.height() / rect.width()
    part = QRectF((image.width() - width) / 2, (image.height() - height) / 4, width, height)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, image, part)
