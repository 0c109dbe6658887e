"""Storyboard of what happened: which pictures of the table are shown one after another, and what is said with each.

A move is told in sentences, some of them over a position of their own (`Keyframe`). A sentence without one that changes
nothing to be seen is no picture: it is said with the next change, or after the last one with that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from garden_desktop.core.places import Piece
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import ListArg, Message, SideName
from garden_desktop.core.types import CHANCE, Seat, Side
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.board.look_cache import AnyTable

MOST_SENTENCES: Final = 3
"""With one picture: more cannot be read while it stands."""


class PlaybackFrame(NamedTuple):
    """One picture of the table and the last of the sentences said with it.

    step       the move it belongs to, the last one where a picture shows what came of several
    frame      the position on the way of a move that it shows, None where it is the one before or after the move
    earlier    the sentences said before `sentence` with the same picture
    steps      all moves told with it, in order
    concerns   whether somebody at the screen lost, won or was dealt something by what another did
    """

    step: PlayedStep
    view: Any
    sentence: Message
    frame: Keyframe | None = None
    earlier: tuple[Message, ...] = ()
    steps: tuple[PlayedStep, ...] = ()
    concerns: bool = False

    @property
    def sentences(self) -> tuple[Message, ...]:
        """All that is said with this picture."""
        return (*self.earlier, self.sentence)

    def joined_by(self, later: PlaybackFrame) -> PlaybackFrame:
        """This picture and the next as one."""
        steps = self.steps if later.step is self.step else (*self.steps, *later.steps)
        return later._replace(
            frame=later.frame or self.frame,
            earlier=(*self.sentences, *later.earlier),
            steps=steps,
            concerns=self.concerns or later.concerns,
        )


class VisibleState(NamedTuple):
    """What can be seen to change: every piece, what everybody owns, and their scores."""

    pieces: frozenset[Piece]
    owned: tuple[tuple[int | None, Sequence[Any]], ...]


def playback_frames_of(step: PlayedStep) -> Iterator[PlaybackFrame]:
    """The sentences of a step, each over its frame; those without one stay where the table is. Frames come in the order
    of the sentences, of which several may be alike."""
    frames, view = list(step.frames), step.before
    for sentence in step.told:
        frame = frames.pop(0) if frames and frames[0].told == sentence else None
        if frame is not None:
            view = frame.view
        elif not frames:
            view = step.after
        yield PlaybackFrame(step, view, sentence, frame, steps=(step,))


def storyboard(
    steps: Sequence[PlayedStep],
    table: AnyTable,
    rules: Rules[Any, Any],
    people: Collection[Seat],
    *,
    over: bool = False,
) -> tuple[PlaybackFrame, ...]:
    """The pictures in which `steps` are shown to the `people` at the screen.

    Nobody is told of a pass: the log has it. A draw goes with what led to it. Where the match is `over`, who has won
    stands in a picture of its own, after the points.
    """
    boards: list[PlaybackFrame] = []
    changed = False
    before = _picture(table, steps[0].before, steps[0].seat, rules.sides) if steps else None
    shots = [shot for step in steps for shot in playback_frames_of(step) if not is_pass(shot, table)]
    for shot in shots:
        now = _picture(table, shot.view, shot.step.seat, rules.sides)
        assert before is not None, "there is a step"
        moved = (shot.frame is not None and not shot.frame.idle) or now != before
        ends = over and shot.step is steps[-1]
        decides = ends and shot.step.mover == CHANCE and moved  # as the Bust does, for everybody
        told = shot._replace(concerns=decides or _concerns(shot, _doer(shot.step, table, rules), before, now, people))
        drawn = shot.step.mover == CHANCE and not shot.step.frames
        joins = drawn or not (changed and (moved or ends))
        if boards and joins and len(boards[-1].sentences) < MOST_SENTENCES:
            boards[-1] = boards[-1].joined_by(told)
            changed = changed or moved
        else:
            boards.append(told)
            changed = moved
        before = now
    return tuple(boards)


def is_pass(shot: PlaybackFrame, table: AnyTable) -> bool:
    """Whether it only says that somebody let a play of another pass."""
    step = shot.step
    asked = table.response_window(step.before)
    return asked is not None and step.move == asked.pass_move and shot.sentence == step.told[0]


def _doer(step: PlayedStep, table: AnyTable, rules: Rules[Any, Any]) -> Seat | None:
    """Whose doing a step is. After the last pass in a response window the play goes on, which is that of whose turn it
    is, not of who let it pass."""
    asked = table.response_window(step.before)
    return step.mover if asked is None or step.move != asked.pass_move else rules.to_move(step.after)


def names(value: Any, side: Side) -> bool:
    """Whether a sentence speaks of a side."""
    if isinstance(value, Message):
        return any(names(part, side) for _, part in value.args)
    if isinstance(value, ListArg):
        return any(names(part, side) for part in value.items)
    return isinstance(value, SideName) and value.side == side


def _picture(table: AnyTable, view: Any, seat: Seat | None, sides: int) -> VisibleState:
    look = table.make_view_model(view, seat)
    standings = [look.side_summary(side) for side in range(sides)]
    owned = tuple((standing.score, tuple(standing.sprites)) for standing in standings)
    return VisibleState(frozenset(look.pieces), owned)


def _concerns(
    shot: PlaybackFrame, doer: Seat | None, before: VisibleState, now: VisibleState, people: Collection[Seat]
) -> bool:
    """Whether what another did, or what nature did on its own, changed what one of the people has."""
    others = [seat for seat in people if seat != doer]
    if any(before.owned[seat] != now.owned[seat] for seat in others):
        return True
    return shot.step.mover != CHANCE and any(names(shot.sentence, seat) for seat in others)
