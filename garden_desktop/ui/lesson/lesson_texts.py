"""What stands on the slip: the step, the answer to something else, the question before leaving, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.lesson.session import TRIES, LessonSession
from garden_desktop.ui.board.drawing.strokes import key_words
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.lesson.lesson_panel import LessonPanelText
from garden_desktop.ui.match.table_screen import TableScreen

# What a step wants next: the handles that are still to be done, as things on the table.


MOST: Final = 100
"""Of more moves than these none is pointed at."""


class ExpectedInput(NamedTuple):
    """The handles that come next, and what lies in the draft that no wanted move has."""

    handles: tuple[InputStep, ...] = ()
    extra: tuple[InputStep, ...] = ()

    @property
    def pieces(self) -> frozenset[str]:
        return frozenset(handle.piece for handle in self.handles if handle.piece)

    @property
    def wells(self) -> frozenset[str]:
        """Where the pieces go."""
        return frozenset(handle.place for handle in self.handles if handle.piece)

    @property
    def presses(self) -> frozenset[str]:
        return frozenset(handle.place for handle in self.handles if not handle.piece)


def expected_input(session: LessonSession, draft: Sequence[InputStep]) -> ExpectedInput:
    """What is wanted next after `draft`."""
    if session.passed or session.tried is not None or session.now.free:
        return ExpectedInput()
    if session.now.put:
        return _of_put([*session.laid(), *session.pending_steps()], draft)
    moves = session.expected()
    ways = [session.table.gesture(session.view, move) for move in moves] if len(moves) <= MOST else []
    fitting = [way for way in ways if _bare(draft) <= _bare(way)]
    return ExpectedInput(tuple(dict.fromkeys(handle for way in fitting for handle in _next(way, draft))))


def _of_put(lay: Sequence[InputStep], draft: Sequence[InputStep]) -> ExpectedInput:
    there, all_of_it = _bare(draft), _bare(lay)
    left = [handle for handle in lay if handle[:2] not in there]
    extra = [handle for handle in draft if handle[:2] not in all_of_it]
    return ExpectedInput(tuple(left[:1]), tuple(extra))


def _next(way: Sequence[InputStep], draft: Sequence[InputStep]) -> Sequence[InputStep]:
    """The first handle that is still to come."""
    there = _bare(draft)
    return [handle for handle in way if handle[:2] not in there][:1]


def _bare(handles: Sequence[InputStep]) -> set[tuple[str, str]]:
    return {(handle.place, handle.piece) for handle in handles}


class LessonTexts(QObject):
    """Words for the slip of one lesson, in the language of the screen."""

    def __init__(self, table: TableScreen, session: LessonSession) -> None:
        super().__init__(table)
        self._table, self._session = table, session

    def step(self, want: ExpectedInput) -> LessonPanelText:
        """What the present step says."""
        step, name = self._session.now, self._table.players.name
        title, text = format_message(step.title, name), format_message(step.text, name)
        if step.ask is None:
            return LessonPanelText(title, text, go=self.tr("Go on"), key=self.tr("Space"))
        if step.free:
            return LessonPanelText(
                title, f"{text} {format_message(step.ask, name)}", go=self.tr("Play"), key=self.tr("Space")
            )
        return LessonPanelText(title, f"{text} {format_message(step.ask, name)}", self._how(want))

    def leaving(self) -> LessonPanelText:
        """Whether somebody really wants to go."""
        kept = self.tr("Step {step} is kept.").format(step=self._session.step + 1)
        title, go, other = self.tr("Leave the lesson?"), self.tr("Leave"), self.tr("Stay")
        return LessonPanelText(title, kept, go=go, key="enter-key", other=other, leaving=True)

    def ending(self, *, more: bool) -> LessonPanelText:
        """What was learned, and where to go; `more` where another lesson follows."""
        lines = "\n".join(
            f"• {format_message(line, self._table.players.name)}" for line in self._session.lesson.learned
        )
        title, home = self.tr("That was it. What you know now:"), self.tr("Home")
        go, other = (self.tr("Next lesson"), home) if more else (home, "")
        return LessonPanelText(title, lines, go=go, key="enter-key", other=other, leaving=True)

    def answer(self, want: ExpectedInput) -> LessonPanelText:
        """What is said to something else that was tried: the lesson's own words, else what it did."""
        handle, text, told = self._laid(want.extra[0]) if want.extra else self._moved()
        session = self._session
        own = session.now.hint(text)
        words = " ".join(
            format_message(line, self._table.players.name) for line in ([own] if own else [*told[:1], OTHERWISE])
        )
        piece = self._table.board.interaction.pieces.get(handle.piece) if handle else None
        take, sprite = self.tr("Take it back"), piece.sprite if piece else ""
        back = key_words("Backspace")
        if session.now.free:
            title, keep = self.tr("A tip"), self.tr("Keep it")
            return LessonPanelText(title, words, go=take, key=back, other=keep, clay=True, sprite=sprite)
        title = self.tr("Allowed, but not yet")
        show = self.tr("Show me") if session.tries >= TRIES else ""
        return LessonPanelText(title, words, go=take, key=back, other=show, clay=True, sprite=sprite)

    def _laid(self, handle: InputStep) -> tuple[InputStep | None, str, Sequence[Message]]:
        return handle, f"{handle.place} {handle.piece}".strip(), ()

    def _moved(self) -> tuple[InputStep | None, str, Sequence[Message]]:
        """The first handle of the move that was made, the move as text, and what is told of it."""
        session = self._session
        move, start = session.tried, session.tried_at
        before = session.rules.view(session.match.states[start], session.lesson.learner)
        handle = next(iter(session.table.gesture(before, move)), None)
        return (
            handle,
            session.move_text(move),
            session.steps(start, start + 1, session.viewer)[0].told,
        )

    def _how(self, want: ExpectedInput) -> str:
        """How it is done by hand and by key."""
        if not want.handles:
            return ""
        first = want.handles[0]
        if first.piece:
            return self.tr("Drag it there; or press Space on it, and again.")
        place = self._table.board.interaction.places.get(first.place)
        if place is not None and place.key:
            return self.tr("Click it, or press {key}.").format(key=key_words(place.key))
        return self.tr("Click it, or press Space there.")


OTHERWISE = QT_TRANSLATE_NOOP("lesson", "That is allowed. Here we go another way.")
