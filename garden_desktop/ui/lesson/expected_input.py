"""What a step wants next: the handles that are still to be done, as things on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from garden_desktop.core.gesture import InputStep
from garden_desktop.hotseat.lesson.session import LessonSession

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
