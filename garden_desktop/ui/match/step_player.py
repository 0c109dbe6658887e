"""Player of a storyboard: one frame after the other, each for some time, or until a key is pressed.

Without motion only the last frame is shown, and only where it must be read before the table is hidden.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Keyframe
from garden_desktop.core.text import ListArg, Message, SideName
from garden_desktop.core.types import CHANCE, Seat, Side
from garden_desktop.core.view_model import Piece
from garden_desktop.hotseat.session import PlayedStep
from garden_desktop.ui.board.layout import AnyTable
from garden_desktop.ui.kit.style.appearance import EVERY_STEP, OWN_STEPS, Appearance

# Storyboard: the frames of a playback, and the sentences of each.


MOST_SENTENCES: Final = 3
"""Maximum sentences of a frame: more cannot be read in its time."""


class PlaybackFrame(NamedTuple):
    """Frame of a playback: a view of the table, and the last of its sentences.

    step       move that it belongs to; the last one where it shows the result of several
    frame      intermediate state that it shows, None where it is the view before or after the move
    earlier    sentences before `sentence` with the same view
    steps      all moves told with it, in order
    concerns   somebody at the screen lost, won or got something by another's move, or is named by it
    named      it concerns them by name alone: nothing that they have has changed
    """

    step: PlayedStep
    view: Any
    sentence: Message
    frame: Keyframe | None = None
    earlier: tuple[Message, ...] = ()
    steps: tuple[PlayedStep, ...] = ()
    concerns: bool = False
    named: bool = False

    @property
    def sentences(self) -> tuple[Message, ...]:
        """All sentences of the frame."""
        return (*self.earlier, self.sentence)

    def joined_by(self, later: PlaybackFrame) -> PlaybackFrame:
        """Merge this frame with the next one."""
        steps = self.steps if later.step is self.step else (*self.steps, *later.steps)
        return later._replace(
            frame=later.frame or self.frame,
            earlier=(*self.sentences, *later.earlier),
            steps=steps,
            concerns=self.concerns or later.concerns,
            named=all(shot.named for shot in (self, later) if shot.concerns),
        )


class VisibleState(NamedTuple):
    """Visible state for comparison: all pieces, and score and possessions of each side."""

    pieces: frozenset[Piece]
    owned: tuple[tuple[int | None, Sequence[Any]], ...]

    def without_sizes(self) -> frozenset[Piece]:
        """All pieces as if of one size: of a shared screen the row of whoever has to decide is the largest."""
        return frozenset(piece._replace(w=0, h=0) for piece in self.pieces)


def playback_frames_of(step: PlayedStep) -> Iterator[PlaybackFrame]:
    """Frames of a step, one for each sentence; sentences without a keyframe keep the last view. Keyframes come in the
    order of the sentences, of which several may be equal."""
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
    """Frames in which `steps` are shown to the `people` at the screen.

    Passes are left to the log. Draws are merged with the move that caused them. Where the match is `over`, the winner
    gets a frame of its own, after the points.
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
        decides = ends and shot.step.mover == CHANCE and moved  # a draw that ends the match concerns everybody
        others = [seat for seat in people if seat != _doer(shot.step, table, rules)]
        gets = decides or any(before.owned[seat] != now.owned[seat] for seat in others)
        # A name alone holds up nobody where nothing is seen to change, as with the only opponent to choose.
        named = not gets and _names_any(shot, others) and before.without_sizes() != now.without_sizes()
        told = shot._replace(concerns=gets or named, named=named)
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
    """Whether the frame only says that somebody has passed in a response window."""
    step = shot.step
    asked = table.response_window(step.before)
    return asked is not None and step.move == asked.pass_move and shot.sentence == step.told[0]


def _doer(step: PlayedStep, table: AnyTable, rules: Rules[Any, Any]) -> Seat | None:
    """Seat that causes a step. After the last pass in a response window the play itself continues, which belongs to the
    seat to move, not to the one that passed."""
    asked = table.response_window(step.before)
    return step.mover if asked is None or step.move != asked.pass_move else rules.to_move(step.after)


def names(value: Any, side: Side) -> bool:
    """Whether a sentence names a side."""
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


def _names_any(shot: PlaybackFrame, seats: Iterable[Seat]) -> bool:
    """Whether a seat's move names one of these other seats."""
    return shot.step.mover != CHANCE and any(names(shot.sentence, seat) for seat in seats)


MOVE_MS: Final = 240
"""Time in ms after which moving pieces have arrived."""
PAUSE_MS: Final = 140
"""Pause after that at normal speed. With three computers there are some twenty frames between two turns of a person,
which are to take eight seconds."""
TOGETHER_MS: Final = 1000
"""Total time in ms of the frames of one change that concern no person at the screen, or as long as they move. An Upkeep
of Stalk Exchange has four, and three Upkeeps lie between two turns of a person who plays with two computers."""
CONCERNING_MS: Final = 900
"""Pause after a frame that concerns a person at the screen, and of all frames together that only name one: benches of
Gnomadic Gardeners that are revealed name everybody, and the next decision was 3.5 s away."""
CLOSING_MS: Final = 600
"""Pause at the end of a match: the winner is to be named within four seconds."""
READING_MS: Final = 350
"""Additional pause for each further sentence."""
LAST_MS: Final = 350
"""Minimum pause of the last frame before the table is hidden."""
END_MS: Final = 1600
"""Minimum pause of the last frame of a match, which names the winner."""
BEFORE_WINNER_MS: Final = 3400
"""Maximum time from the last decision of a match to the frame that names the winner: long walks and sums are sped
up."""


class StepPlayer(QObject):
    """Player of frames at the current speed. Where people have chosen to stop, a frame stays until a key is pressed.

    The last playback can be repeated, without effect on the match. `skipped` carries frames that are not shown: skipped
    by a key, without motion, or needless. `moving_ms` is the animation time of the current frame, set by the presenter.
    While `is_continuous` nothing stops: a replay is running.
    """

    started = Signal()
    frame_shown = Signal(object)
    skipped = Signal(object)
    ended = Signal()

    def __init__(self, appearance: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._shots: tuple[PlaybackFrame, ...] = ()
        self._at = 0
        self._leaves = self._covered = self.over = False
        self.is_running = False
        self.is_repeat = False
        self.is_continuous = False
        self.moving_ms = 0
        self._clock = QElapsedTimer()
        self._clock.start()
        self._due = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.show_next_frame)
        appearance.changed.connect(self._set_out)

    @property
    def is_waiting(self) -> bool:
        """Whether the current frame waits for a key."""
        if not self.is_running or self.is_continuous:
            return False
        if not self._appearance.speed:  # no timer runs then: what is not waited for would stand for ever
            return self.last and (self._leaves or self._covered)
        stops = self._appearance.stops
        return stops == EVERY_STEP or (stops == OWN_STEPS and self.current_frame.concerns)

    @property
    def last(self) -> bool:
        """Whether the last frame is shown."""
        return self.is_running and self._at == len(self._shots) - 1

    @property
    def number(self) -> int:
        """Number of the current frame, from 1 to `count`."""
        return self._at + 1

    @property
    def count(self) -> int:
        return len(self._shots)

    @property
    def current_frame(self) -> PlaybackFrame:
        """Current frame."""
        return self._shots[self._at]

    @property
    def frames_ahead(self) -> tuple[PlaybackFrame, ...]:
        """Frames still to come."""
        return self._shots[self._at + 1 :] if self.is_running else ()

    def start_frames(
        self, shots: Sequence[PlaybackFrame], *, leaves: bool, covered: bool = False, over: bool = False
    ) -> None:
        """Play these frames. With `leaves` the table is hidden after the last one, which therefore must be read; with
        `covered` only a hand is covered; with `over` the match has ended."""
        shots = tuple(shots)
        self.is_repeat, self._leaves, self._covered, self.over = False, leaves, covered, over
        if shots:
            self._shots = shots
        self._due = self._clock.elapsed()
        self._at = 0 if self._appearance.speed else max(0, len(shots) - 1)
        self.is_running = bool(shots) and not self._needless()
        if self.is_running:
            self.started.emit()
        if unseen := shots[: self._at] if self.is_running else shots:
            self.skipped.emit(unseen)
        self._show()

    def repeat_frames(self) -> bool:
        """Repeat the last playback; False where there is none."""
        if not self._shots:
            return False
        self._leaves = self._leaves and self.is_running
        self.is_repeat, self.is_running, self._at = True, True, 0
        self.started.emit()
        self._show()
        return True

    def clear_steps(self) -> None:
        """Drop the last playback after a change of viewer or an undo: it must not be repeated."""
        self._shots = ()

    def show_next_frame(self) -> None:
        """Show the next frame, or end after the last."""
        if self.is_running:
            self._at += 1
            self.is_running = self._at < len(self._shots)
            self._show()

    def press_on(self) -> None:
        """Advance by key: of many similar frames, which fold into one log line, to the last one, unless the player
        stops at each."""
        alike = 0 if self.is_waiting else self._alike_ahead()
        if alike > 1:
            unseen = self.frames_ahead[: alike - 1]
            self._at += alike - 1
            self.skipped.emit(unseen)
        self.show_next_frame()

    def skip_remaining(self) -> None:
        """End the playback, skipping all further frames."""
        if self.is_running:
            left = self.frames_ahead
            self.is_running = False
            if left:
                self.skipped.emit(left)
            self._show()

    def stop(self) -> None:
        """Stop without `ended` after the match was left."""
        self._timer.stop()
        self.is_running = False

    def _show(self) -> None:
        self._timer.stop()
        if not self.is_running:
            self.ended.emit()
            return
        self.frame_shown.emit(self._shots[self._at])
        self._set_out()

    def _set_out(self) -> None:
        """Start the timer for the next frame.

        Before the winner is named, a frame that came late, as the one before took long to paint, makes up for it with
        up to half of its own time: a walk of twenty squares was 1.5 to 3 s longer than planned on a busy computer.
        """
        self._timer.stop()
        if self.is_running and not self.is_waiting and self._appearance.speed:
            moving = max(self._appearance.duration(MOVE_MS), self.moving_ms)
            planned = round((moving + self._appearance.duration(self._pause(self._at))) * self._haste())
            now = self._clock.elapsed()
            late = max(0, now - self._due) if self.over and not self.last and self._at else 0
            self._due = now - late + planned
            self._timer.start(max(planned // 2, planned - late))
        else:
            self._due = self._clock.elapsed()

    def _pause(self, at: int) -> int:
        """Pause of a frame in ms at normal speed."""
        shot = self._shots[at]
        shares = sum(other.named for other in self._shots) if shot.named else 1
        concerning = (CLOSING_MS if self.over else CONCERNING_MS // shares) + READING_MS * len(shot.earlier)
        pause = concerning if shot.concerns else min(PAUSE_MS, self._spare())
        if at == len(self._shots) - 1 and self._leaves:
            return max(pause, END_MS if self.over else LAST_MS)
        return 0 if shot.frame is not None and shot.frame.within is not None else pause

    def _spare(self) -> int:
        """Pause in ms of each frame that concerns no person, so that all of them take TOGETHER_MS."""
        passing = sum(not shot.concerns and (shot.frame is None or shot.frame.within is None) for shot in self._shots)
        return max(0, TOGETHER_MS // max(1, passing) - MOVE_MS)

    def _haste(self) -> float:
        """Time factor of the current frame: less than 1 where the end of a match would take long to name the winner."""
        if not self.over or self.last or self._at < (first := self._closing_start()):
            return 1.0
        before = range(first, len(self._shots) - 1)
        return min(1.0, BEFORE_WINNER_MS / sum(MOVE_MS + self._pause(at) for at in before))

    def _closing_start(self) -> int:
        """Index of the first frame of the last decision, with the draws that followed it."""
        steps = [shot.step for shot in self._shots]
        decision = next((step for step in reversed(steps) if step.mover != CHANCE), steps[0])
        return steps.index(decision)

    def _alike_ahead(self) -> int:
        """Number of the next frames that fold into the same log line as the current one."""
        frame, many = self.current_frame.frame if self.is_running else None, 0
        if frame is None or frame.within is None:
            return 0
        for shot in self.frames_ahead:
            if shot.frame is None or shot.frame.within != frame.within:
                break
            many += 1
        return many

    def _needless(self) -> bool:
        """Whether a single frame shows only what the table is about to show anyway."""
        alone = self._at == len(self._shots) - 1
        leads_on = self._leaves or self._covered
        return alone and not leads_on and not (self._shots[0].frame is not None and self._appearance.speed)
