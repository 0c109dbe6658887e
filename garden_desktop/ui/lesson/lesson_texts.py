"""Expected input of a lesson step, and the texts of the lesson panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from garden_desktop.core.gesture import InputStep
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.view_model import Piece
from garden_desktop.hotseat.lesson.session import TRIES, LessonSession
from garden_desktop.ui.kit.text.keys import key_label
from garden_desktop.ui.kit.text.translations import format_message
from garden_desktop.ui.lesson.lesson_panel import LessonPanelText
from garden_desktop.ui.match.table_screen import TableScreen

# Expected input


MOST: Final = 100
"""If more moves than this are accepted, none is highlighted."""


class ExpectedInput(NamedTuple):
    """Input steps expected next, and steps in the draft that belong to no accepted move (`extra`)."""

    handles: tuple[InputStep, ...] = ()
    extra: tuple[InputStep, ...] = ()

    @property
    def pieces(self) -> frozenset[str]:
        return frozenset(handle.piece for handle in self.handles if handle.piece)

    @property
    def wells(self) -> frozenset[str]:
        """Places where the expected pieces go."""
        return frozenset(handle.place for handle in self.handles if handle.piece)

    @property
    def presses(self) -> frozenset[str]:
        return frozenset(handle.place for handle in self.handles if not handle.piece)


def expected_input(session: LessonSession, draft: Sequence[InputStep]) -> ExpectedInput:
    """Return the input expected after `draft`; empty during free steps and after the task is done."""
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
    """Return the first input step of a move that is not in the draft yet, as a list."""
    there = _bare(draft)
    return [handle for handle in way if handle[:2] not in there][:1]


def _bare(handles: Sequence[InputStep]) -> set[tuple[str, str]]:
    return {(handle.place, handle.piece) for handle in handles}


class LessonTexts(QObject):
    """Texts of the panel of a lesson, in the present language; with `keys` they mention keys beside the mouse."""

    def __init__(self, table: TableScreen, session: LessonSession) -> None:
        super().__init__(table)
        self._table, self._session = table, session
        self.keys = False

    def step(self, want: ExpectedInput) -> LessonPanelText:
        """Return the text of the present step."""
        step, name = self._session.now, self._table.players.name
        title, text = format_message(step.title, name), format_message(step.text, name)
        if step.ask is None:
            return LessonPanelText(title, text, go=self.tr("Continue"), key="enter-key")
        if step.free:
            return LessonPanelText(
                title, f"{text} {format_message(step.ask, name)}", go=self.tr("Play"), key="enter-key"
            )
        return LessonPanelText(title, f"{text} {format_message(step.ask, name)}", self._how(want))

    def leaving(self) -> LessonPanelText:
        """Return the question whether to leave the lesson."""
        kept = self.tr("You can continue at step {step}.").format(step=self._session.step + 1)
        title, go, other = self.tr("Leave the lesson?"), self.tr("Leave"), self.tr("Stay")
        return LessonPanelText(title, kept, go=go, key="enter-key", other=other, leaving=True)

    def ending(self, *, more: bool) -> LessonPanelText:
        """Return the summary at the end; `more` tells whether another lesson follows."""
        lines = "\n".join(
            f"• {format_message(line, self._table.players.name)}" for line in self._session.lesson.learned
        )
        title, match = self.tr("Lesson done. What you know now:"), self.tr("Play a match against the computer")
        go, other = (self.tr("Next lesson"), match) if more else (match, "")
        return LessonPanelText(title, lines, go=go, key="enter-key", other=other, leaving=True, home=self.tr("Home"))

    def answer(self, want: ExpectedInput) -> LessonPanelText:
        """Return the answer to a wrong or warned move: the lesson's own hint for it, else what the move did."""
        handle, text, told = self._laid(want.extra[0]) if want.extra else self._moved()
        session = self._session
        own = session.now.hint(text)
        words = " ".join(
            format_message(line, self._table.players.name) for line in ([own] if own else [*told[:1], OTHERWISE])
        )
        piece = self._table.board.interaction.pieces.get(handle.piece) if handle else None
        take, sprite = self.tr("Undo"), piece.sprite if piece else ""
        back = key_label("Backspace")
        if session.now.free:
            title, keep = self.tr("Hint"), self.tr("Keep my move")
            return LessonPanelText(title, words, go=take, key=back, other=keep, clay=True, sprite=sprite)
        title = self.tr("Legal, but not yet")
        show = self.tr("Show me") if session.tries >= TRIES else ""
        return LessonPanelText(title, words, go=take, key=back, other=show, clay=True, sprite=sprite)

    def _laid(self, handle: InputStep) -> tuple[InputStep | None, str, Sequence[Message]]:
        return handle, f"{handle.place} {handle.piece}".strip(), ()

    def _moved(self) -> tuple[InputStep | None, str, Sequence[Message]]:
        """Return the tried move's first input step, its text, and the sentences that describe it."""
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
        """Return how to carry out the expected input by mouse, and by keyboard once a key was used in the lesson."""
        if not want.handles:
            return ""
        interaction = self._table.board.interaction
        held = interaction.held
        if held and held in want.pieces:
            if self.keys:
                return self.tr("Click the marked place, or press Space there.")
            return self.tr("Click the marked place.")
        if held and want.pieces & turned(interaction.pieces, held):
            return self.tr("Turn it first: press R, turn the mouse wheel or click the ringed picture.")
        if want.pieces:
            if self.keys:
                return self.tr("Drag it to the marked place, or press Space on it and then on the place.")
            return self.tr("Drag it to the marked place.")
        place = interaction.places.get(want.handles[0].place)
        if place is None or place.kind != "button":
            if self.keys:
                return self.tr("Click the ringed place, or press Space there.")
            return self.tr("Click the ringed place.")
        button = format_message(place.label, self._table.players.name)
        if self.keys and place.key:
            return self.tr("Click “{button}”, or press {key}.").format(button=button, key=key_label(place.key))
        return self.tr("Click “{button}”.").format(button=button)


def turned(pieces: Mapping[str, Piece], held: str) -> frozenset[str]:
    """Return the other rotations of a held piece."""
    grip = pieces[held].grip if held in pieces else None
    if grip is None or not grip.thing:
        return frozenset()
    return frozenset(
        one.id for one in pieces.values() if one.id != held and one.grip is not None and one.grip.thing == grip.thing
    )


OTHERWISE = QT_TRANSLATE_NOOP("lesson", "That’s legal, but this lesson needs another move.")
