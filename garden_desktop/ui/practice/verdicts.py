"""Verdict on an answer: its texts, the card, and marks on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, without_isolates
from garden_desktop.hotseat.practice.session import AnswerVerdict, PracticeSession
from garden_desktop.ui.board.drawing.scene_items import OVER_Z
from garden_desktop.ui.board.table_view import TableView
from garden_desktop.ui.kit.accessibility import read_as
from garden_desktop.ui.kit.events import wire
from garden_desktop.ui.kit.layout.layouts import column_layout
from garden_desktop.ui.kit.layout.mirror import painter_of
from garden_desktop.ui.kit.layout.scroll_area import ScrollArea
from garden_desktop.ui.kit.style.appearance import Appearance
from garden_desktop.ui.kit.style.theme import text_font
from garden_desktop.ui.kit.text.labels import Label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.match.model import MatchPlayers

# Texts


class VerdictText(NamedTuple):
    """Lines of the verdict card, "" for none. `best` and `yours` are values, each followed by its moves."""

    head: str
    tries: str
    best: str
    best_moves: str
    yours: str
    yours_moves: str
    difference: str
    why: str
    proof: str

    def spoken(self) -> str:
        """Return the text for screen readers."""
        parts = (self.head, self.tries, self.best, self.best_moves, self.yours, self.yours_moves, self.difference)
        return " ".join(part if part[-1] in ".:?!" else f"{part}." for part in parts if part)


def verdict_text(
    session: PracticeSession, verdict: AnswerVerdict, players: MatchPlayers, *, shown: bool
) -> VerdictText:
    """Return the texts of a verdict; the moves of the best solution only after the last attempt or
    once it was shown."""
    puzzle, open_ = session.puzzle, verdict.closed or shown
    yours = session.match.moves[session.start :]
    solved = verdict.outcome == "solved"
    return VerdictText(
        head=said(HEADS[verdict.outcome]),
        tries=said(TRIES.of(n=verdict.tries)),
        best=said((BOTH if solved else BEST).of(value=unit(session, verdict.best), idle=figure(session, puzzle.idle))),
        best_moves=moves_text(session, players, session.best) if open_ and not solved else "",
        yours="" if solved else said(YOURS.of(value=unit(session, verdict.value))),
        yours_moves=moves_text(session, players, yours),
        difference="" if solved else said(LESS.of(n=verdict.difference)),
        why=_why(session, verdict, open_),
        proof=said(_proof(session)),
    )


def best_words(session: PracticeSession, players: MatchPlayers) -> VerdictText:
    """Return the texts shown with the best solution."""
    puzzle = session.puzzle
    best = said(BEST.of(value=unit(session, puzzle.best), idle=figure(session, puzzle.idle)))
    moves = moves_text(session, players, session.best)
    return VerdictText(said(THE_BEST), "", best, moves, "", "", "", "", said(_proof(session)))


def verdict_sentence(session: PracticeSession, verdict: AnswerVerdict) -> Message:
    """Return the verdict as one sentence, for the bar."""
    values = {"yours": unit(session, verdict.value), "best": unit(session, verdict.best)}
    return SENTENCES[verdict.outcome].of(**values)


def unit(session: PracticeSession, value: int) -> Message:
    """Return a value in the unit of the question."""
    return session.ask.counted(value)


def figure(session: PracticeSession, value: int) -> Message | int:
    """Return a value as a plain number; negative ones in the unit of the question."""
    return unit(session, value) if value < 0 else value


def moves_text(session: PracticeSession, players: MatchPlayers, moves: Sequence[Any]) -> str:
    """Return moves from the start of the answer, as the log describes them."""
    rules, seat, state = session.rules, session.puzzle.seat, session.match.states[session.start]
    sentences = []
    for move in moves:
        after = rules.apply(state, move)
        own = session.practice.describe_move(move)
        told = (
            (own,) if own else session.table.describe_move(rules.view(state, seat), move, rules.view(after, seat), seat)
        )
        sentences += [format_message(sentence, players.name) for sentence in told]
        state = after
    return " ".join(sentences)


def marked(session: PracticeSession, verdict: AnswerVerdict) -> dict[str, str]:
    """Return place -> "yours", "best" or "both", for places to which the answer or the best solution moved a piece.

    Places of the best solution are only included once it may be known.
    """
    yours = _places(session, session.match.moves[session.start :])
    if verdict.outcome == "solved":
        return dict.fromkeys(yours, "best")
    best = _places(session, session.best) if verdict.closed else frozenset[str]()
    return (
        dict.fromkeys(yours - best, "yours") | dict.fromkeys(best - yours, "best") | dict.fromkeys(best & yours, "both")
    )


def _places(session: PracticeSession, moves: Sequence[Any]) -> frozenset[str]:
    """Return the places to which these moves, from the start of the answer, put a piece."""
    rules, state, places = session.rules, session.match.states[session.start], set[str]()
    for move in moves:
        handles = session.table.gesture(rules.view(state, session.puzzle.seat), move)
        places |= {handle.place for handle in handles if handle.piece}
        state = rules.apply(state, move)
    return frozenset(places)


def said(message: Message) -> str:
    return format_message(message, str)


def _why(session: PracticeSession, verdict: AnswerVerdict, open_: bool) -> str:
    """Return in which step the answer departs from the best solution and, once that may be known, what it loses."""
    parting = verdict.parting
    if parting is None:
        return ""
    if not open_:
        return said(PARTS.of(step=parting.step, left=unit(session, parting.left)))
    first = [FROM_STEP.of(step=parting.step)] if parting.step > 1 else []
    return " ".join(map(said, (*first, *verdict.why)))


def _proof(session: PracticeSession) -> Message:
    puzzle = session.puzzle
    return PROOF.of(n=puzzle.answers, ways=puzzle.ways, second=figure(session, puzzle.second))


HEADS = {
    "solved": QT_TRANSLATE_NOOP("practice", "Solved"),
    "nearly": QT_TRANSLATE_NOOP("practice", "Almost"),
    "failed": QT_TRANSLATE_NOOP("practice", "Not solved"),
}
SENTENCES = {
    "solved": QT_TRANSLATE_NOOP("practice", "Solved! {yours} is the best possible result."),
    "nearly": QT_TRANSLATE_NOOP("practice", "Almost: {yours} is good, but {best} is possible."),
    "failed": QT_TRANSLATE_NOOP("practice", "Not solved: your answer makes {yours}, the best makes {best}."),
}
TAGS = {
    "best": QT_TRANSLATE_NOOP("practice", "best"),
    "yours": QT_TRANSLATE_NOOP("practice", "yours"),
    "both": QT_TRANSLATE_NOOP("practice", "both"),
}
THE_BEST = QT_TRANSLATE_NOOP("practice", "The best answer")
TRIES = QT_TRANSLATE_NOOP("practice", "Try {n} of 3")
BEST = QT_TRANSLATE_NOOP("practice", "Best: {value}, from {idle}")
BOTH = QT_TRANSLATE_NOOP("practice", "Best and yours: {value}, from {idle}")
YOURS = QT_TRANSLATE_NOOP("practice", "Yours: {value}")
LESS = QT_TRANSLATE_NOOP("practice", "Difference: {n}")
PARTS = QT_TRANSLATE_NOOP("practice", "The mistake was step {step}: after it the most you can get is {left}.")
FROM_STEP = QT_TRANSLATE_NOOP("practice", "The answers differ from step {step} on.")
PROOF = QT_TRANSLATE_NOOP(
    "practice", "Verified: of %n possible answers, {ways} reach the maximum; the next best makes {second}."
)


# Card


_WIDTH: Final = 252
_EDGE: Final = 8
_LEAST: Final = 240
_BAR: Final = 12
_PAD: Final = 14
_ROLES: Final = VerdictText(
    head="heading",
    tries="small",
    best="group",
    best_moves="small",
    yours="strong",
    yours_moves="small",
    difference="strong",
    why="",
    proof="small",
)


class VerdictCard(QWidget):
    """Card at the upper far corner of the table; hidden while there is no verdict."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        read_as(self, "Grouping")
        self._appearance = appearance
        self._labels = [_label(role) for role in _ROLES]
        *before, proof = self._labels
        page = QWidget()
        page.setObjectName("page")
        self._column = column_layout(*before, Hairline(appearance), proof, None, spacing=6, margins=(0, 0, 8, 0))
        page.setLayout(self._column)
        roll = ScrollArea(fading=appearance)
        roll.setWidget(page)
        self.setLayout(column_layout(roll, margins=(_PAD, _PAD, 6, _PAD)))
        wire(appearance, "changed()", self, "update()")
        self.hide()

    def show_words(self, words: VerdictText | None) -> None:
        """Show a verdict; None hides the card."""
        for label, text in zip(self._labels, words or (), strict=False):
            label.setText(text)
            label.setVisible(bool(text))
        self.setVisible(words is not None)
        self.setAccessibleName(without_isolates(words.spoken() if words else ""))
        self.raise_()

    def place(self, room: QRect, marked: Sequence[QRect]) -> None:
        """Place the card in `room`, as high as its text needs; if possible without covering the rectangles `marked`."""
        room = room.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        width = min(_WIDTH, room.width())
        for label in self._labels:
            label.ensurePolished()
        needed = self._column.totalHeightForWidth(width - _PAD - 6 - _BAR) + 2 * _PAD
        left = room.left() if self.isRightToLeft() else room.right() + 1 - width
        under = [one.top() for one in marked if one.right() >= left and one.left() < left + width]
        high = min(under, default=room.bottom()) - room.top() - _EDGE
        self.setGeometry(left, room.top(), width, min(needed, room.height(), high if high >= _LEAST else needed))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = self._appearance.theme, painter_of(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1.5))
        painter.setBrush(theme.surface)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)


class Hairline(QWidget):
    """Horizontal line."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self._appearance = appearance
        self.setFixedHeight(9)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 4, self.width(), 1, self._appearance.theme.line)


def _label(role: str) -> Label:
    label = Label(wrap=True)
    label.setProperty("role", role)
    return label


_FAR = 4000.0
_TAG = 20.0


class AnswerMarksItem(QGraphicsItem):
    """Graphics item with the marks of an answer over the table; ignores mouse input."""

    def __init__(self, appearance: Appearance, board: TableView) -> None:
        super().__init__()
        self._appearance, self._board = appearance, board
        self.marked: Mapping[str, str] = {}
        self.setZValue(OVER_Z + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def mark(self, marked: Mapping[str, str]) -> None:
        """Set the marked places."""
        self.marked = marked
        self.update()

    @property
    def rects(self) -> list[QRectF]:
        """Rectangles of the marks."""
        return [self._board.table_scene.layout.place(place) for place in self._there]

    @property
    def _there(self) -> list[str]:
        """Marked places that are still on the table."""
        return [place for place in self.marked if place in self._board.interaction.places]

    def boundingRect(self) -> QRectF:
        return QRectF(-_FAR, -_FAR, 3 * _FAR, 3 * _FAR)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        layout = self._board.table_scene.layout
        for place in self._there:
            self._draw(painter, layout.place(place), self.marked[place])

    def _draw(self, painter: QPainter, rect: QRectF, way: str) -> None:
        theme = self._appearance.theme
        colour = theme.inked(theme.sun if way == "yours" else theme.leaf)
        style = Qt.PenStyle.DashLine if way == "yours" else Qt.PenStyle.SolidLine
        painter.setPen(QPen(colour, 3, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 10, 10)
        words, font = format_message(TAGS[way], str), text_font(13, bold=True)
        size = QSizeF(QFontMetricsF(font).horizontalAdvance(words) + 14, _TAG)
        tag = QRectF(QPointF(rect.center().x() - size.width() / 2, rect.bottom() - _TAG), size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(tag, _TAG / 2, _TAG / 2)
        painter.setFont(font)
        painter.setPen(theme.over(colour))
        painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, words)
