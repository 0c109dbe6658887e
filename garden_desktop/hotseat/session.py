"""Session of a match at one screen: current viewer, hand-over between people, missed moves, undo by consent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from garden_desktop.core import record
from garden_desktop.core.game import Game, Option
from garden_desktop.core.gesture import MoveBuilder, MoveSequence
from garden_desktop.core.match import Match
from garden_desktop.core.options import TAKEN, are_hands_open, is_offered, live_options, was_taken
from garden_desktop.core.record import RecordHeader, Seated
from garden_desktop.core.rules import Rules
from garden_desktop.core.sound import Sound
from garden_desktop.core.table import Keyframe, Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import CHANCE, Seat, Side
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.response_windows import ResponseWindows

Leave: TypeAlias = Literal["free", "ask", "none"]


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """One move as one viewer saw it: the views before and after, and its log lines.

    `frames` are its intermediate states, where it is animated in steps; one of them may be the view before, for a
    line that changes nothing yet. `masked` says that the viewer saw only that something was chosen; `quiet` that
    onlookers did, and that nothing was revealed by it.
    """

    ply: int
    before: Any
    move: Any
    after: Any
    seat: Seat | None
    mover: Seat
    masked: bool
    quiet: bool
    told: Sequence[Message]
    frames: Sequence[Keyframe] = ()

    @property
    def between(self) -> Sequence[Keyframe]:
        """The frames that show another position than the one before the move: those that take time to watch."""
        return [frame for frame in self.frames if frame.view is not self.before]


class Session:
    """A match and the people at its screen. Every view it returns is the view of the current viewer.

    `options` and `seats` are those of the header, with what was changed since then; `torn` says that the last line
    of the record was left out, because it had been written only in part.
    `pack_file` is the file of a custom pack, None for the game's own.
    `viewer` is the seat whose view is shown, None for the public view. `gate` is the seat that has to confirm the
    hand-over screen before its view is shown: while it is not None `viewer` is None, so what is still shown of the last
    turn is the public view. `returning` says that nobody else has looked since that person did: their turn continues,
    and only their hand is covered. `response_windows` look the same whoever could answer: while one is open nobody
    decides.
    `enters` says that the table enters the only answer there is; undo takes it back with what was asked for.
    """

    enters = True

    def __init__(
        self,
        game: Game,
        rules: Rules[Any, Any],
        match: Match[Any, Any],
        header: RecordHeader,
        journal: Journal | None = None,
        pack_file: Path | None = None,
        seats: Sequence[Seated] = (),
    ) -> None:
        self.game = game
        self.rules = rules
        self.table: Table[Any, Any] = game.table(rules)
        self.match = match
        self.header = header
        self.options = header.options
        self.torn = False
        self.seats = tuple(seats) or header.seats
        self.journal = journal
        self.pack_file = pack_file
        people = [seat for seat in range(rules.seats) if self.human(seat)]
        self.response_windows = ResponseWindows(rules, self.table, people, hands_open=self.hands_open)
        self._last_viewer: Seat | None = None
        self.gate: Seat | None = None
        self._looked: Seat | None = None
        self._boundary = match.ply if self._crowd() else 0
        self._seen = [self._last_move(seat) + 1 for seat in range(rules.seats)]
        with self._written():
            pass  # what was due when the program ended
        self._look()
        if self.hands_open:
            self._witness()

    @property
    def viewer(self) -> Seat | None:
        return None if self.gate is not None else self._last_viewer

    @viewer.setter
    def viewer(self, seat: Seat | None) -> None:
        self._last_viewer = seat

    @property
    def view(self) -> Any:
        """The view of the current viewer."""
        return self.rules.view(self.match.state, self.viewer)

    @property
    def public(self) -> Any:
        """The public view, which any onlooker may see."""
        return self.rules.view(self.match.state, None)

    @property
    def own_viewer(self) -> Seat | None:
        """The seat of whoever is the only person at the table; None where several share the screen, or nobody plays."""
        people = [seat for seat in range(len(self.seats)) if self.human(seat)]
        return people[0] if len(people) == 1 else None

    @property
    def returning(self) -> bool:
        return self.gate is not None and self.gate == self._looked and self.response_windows.watch is None

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def alone(self) -> bool:
        """Whether there is one person only, who has nobody to hide anything from and nobody to agree with."""
        return self.response_windows.alone

    @property
    def hands_open(self) -> bool:
        """Whether the table has agreed to hide nothing from anybody at it: then no hand-over screen comes."""
        return are_hands_open(self.header.options)

    @property
    def advice(self) -> bool:
        """Whether whoever decides may ask what the strongest level would do."""
        return is_offered(self.options, alone=self.alone)

    @property
    def deciding(self) -> Seat | None:
        """The person whose decision it is now; None at the end, while a computer is to move or a bar runs."""
        seat = self.match.to_move
        return seat if seat is not None and self.human(seat) and self.response_windows.is_asked(seat) else None

    @property
    def computer(self) -> Seat | None:
        """The seat a computer has to move for now, or None."""
        seat = self.match.to_move
        waits = seat is None or seat == CHANCE or self.response_windows.open
        return None if waits or self.human(seat) else seat

    def move_builder(self) -> MoveBuilder[Any] | None:
        """Input for the legal moves of the current viewer; None when no person decides now. While only the hand is
        covered, the moves that need nothing of it."""
        if self.deciding is None or (self.gate is not None and not self._handless()):
            return None
        view = self.view if self.gate is None else self.public
        stepwise = self.table.move_builder(view)
        if stepwise is not None:
            return stepwise
        moves = self.rules.legal_moves(view)
        return MoveBuilder((move, self.table.gesture(view, move)) for move in moves)

    def play(self, move: Any) -> list[PlayedStep]:
        """Make a move, or a MoveSequence, and every draw after it, all on the disk first; returns what the viewer sees.

        Raises IllegalMoveError, or OSError when the disk does not take it; then nothing has changed.
        """
        start, covered = self.match.ply, self.gate if self.returning else None
        with self._written():
            for single in move.moves if isinstance(move, MoveSequence) else (move,):
                self.match.play(single)
        self._look()
        return self._shown(start) if covered is None else self._shown_beside(start, covered)

    def close_response_window(self) -> list[PlayedStep]:
        """End the response window: pass for all who do not want to look; returns what the viewer sees.

        Raises OSError when the disk does not take it; then the bar may run once more.
        """
        start = self.match.ply
        with self._written():
            self.response_windows.close()
        self._look()
        return self._shown(start)

    def open_gate(self) -> list[PlayedStep]:
        """Confirm the hand-over: show the next person's view; returns what they missed, as only they may know it."""
        seat = self.gate
        assert seat is not None, "the hand-over was confirmed already"
        self.viewer, self.gate, self._looked = seat, None, seat
        self._boundary = self.match.ply
        return self.catch_up()

    def news(self) -> PlayedStep | None:
        """The one move that the next person has missed, from the public view, for the hand-over screen; None where
        there is none, where there are several, and in games that show them in a recap afterwards."""
        if self.gate is None or not self.game.info.told_at_gate:
            return None
        missed = self.steps(self._seen[self.gate], self.match.ply, None)
        told = [step for step in missed if step.told and not step.masked and step.mover != CHANCE]
        return told[0] if len(told) == 1 else None

    def missed(self) -> list[PlayedStep]:
        """What the next person has missed, from the public view, for the hand-over screen; nothing in games whose recap
        comes afterwards, and for a person who only opens their hand again."""
        if self.gate is None or self.returning or not self.game.info.recounted_at_gate:
            return []
        return self.steps(self._seen[self.gate], self.match.ply, None)

    def catch_up(self) -> list[PlayedStep]:
        """What the viewer has missed since their last look, which counts as seen from now on."""
        if self.viewer is None:
            return []
        missed = self.steps(self._seen[self.viewer], self.match.ply, self.viewer)
        self._witness()
        return missed

    def steps(self, start: int, end: int, seat: Seat | None) -> list[PlayedStep]:
        """The moves from ply `start` up to `end` as `seat` saw them."""
        return [self._step(ply, seat) for ply in range(start, end)]

    def sounds(self, ply: int) -> Sequence[Sound]:
        """What the move made at `ply` sounds like, whoever looks: nobody hears what an onlooker may not know."""
        state, move, after = self.match.states[ply], self.match.moves[ply], self.match.states[ply + 1]
        view = self.rules.view
        return self.table.sounds(view(state, None), self.rules.seen_by(state, move, None), view(after, None))

    def can_undo(self) -> Leave:
        """Whether the last decision can be taken back: freely, only if the table agrees, or not at all.

        It has to agree where somebody at it has learned something since. What a computer saw it forgets.
        After the result nothing follows in a record, so what ended the match stays.
        """
        target = self._last_decision()
        if target is None or self.over:
            return "none"
        if target < self._boundary or any(self._taught(ply) for ply in range(target, self.match.ply)):
            return "ask"
        return "free"

    def undo(self) -> None:
        """Take the last decision back, with the draws after it; a match that had to ask is marked assisted.

        Raises OSError when the disk does not take it; then nothing has changed.
        """
        target, leave = self._last_decision(), self.can_undo()
        if target is None or leave == "none":
            return
        self._write(record.undo_line(self.match.ply - target, leave == "ask"))
        self.match.assisted |= leave == "ask"
        self.match.undo_to(target)
        self._seen = [min(seen, target) for seen in self._seen]
        self._boundary = min(self._boundary, target)
        self.response_windows.reset()
        self._look()

    def can_redo(self) -> bool:
        return bool(self.match.redoable) and self.response_windows.watch is None

    def redo(self) -> list[PlayedStep]:
        """Make the decision again that was taken back last, a Run of moves as a whole. Raises as `play` does."""
        start = self.match.ply
        with self._written():
            again = True
            while again:
                for move in self.match.redoable:
                    self.match.play(move)
                again = self.can_redo() and self._is_part(self.match.ply - 1)
        self._look()
        return self._shown(start)

    def live_options(self) -> list[Option]:
        """The options that may be switched in the middle of this match."""
        return [] if self.over else live_options(self.game, self.options, len(self.seats))

    def show_otherwise(self, key: str, value: str) -> None:
        """Note that a live option has another value from now on; it holds when the match is opened again.

        Raises ValueError for an option that is not live, and OSError when the disk does not take it.
        """
        if not any(option.key == key and value in option.values for option in self.live_options()):
            raise ValueError(f"{key}={value}")
        self._write(record.option_line(key, value))

    def change_seats(self, seats: Sequence[Seated]) -> None:
        """Note who sits there from now on; it holds when the match is opened again.

        Raises OSError when the disk does not take it.
        """
        if tuple(seats) != tuple(self.seats):
            self._write(record.seats_line(seats))

    def note_advice(self) -> None:
        """Note that advice was taken, once a match. Raises OSError when the disk does not take it."""
        if not was_taken(self.options):
            self._write(record.option_line(TAKEN, "yes"))
            self.options = {**self.options, TAKEN: "yes"}

    def name(self, side: Side) -> str | None:
        """The name of a seat; None for a side nobody sits at."""
        return self.seats[side].name if side < len(self.seats) else None

    def look_at(self, ply: int, seat: Seat | None) -> None:
        """Go to the position before move `ply` as `seat` sees it; only for a session without a journal.

        Raises IndexError when there is no such move.
        """
        assert self.journal is None, "a match in play moves by its own rules"
        self.match.undo_to(ply)
        self.viewer, self.gate = seat, None

    def news_of_record(self) -> Message | None:
        """What somebody else has done to the record on the disk, said once; None where nobody has."""
        return None if self.journal is None else self.journal.news()

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    def human(self, seat: Seat | None) -> bool:
        """Whether a person sits there: not a computer, and not chance."""
        return seat is not None and 0 <= seat < len(self.seats) and self.seats[seat].who == "human"

    def _handless(self) -> bool:
        return self.returning and self.table.handless(self.public)

    def _crowd(self) -> bool:
        """Whether more than one person shares this screen."""
        return sum(seated.who == "human" for seated in self.seats) > 1

    def _taught(self, ply: int) -> bool:
        """Whether a person learned something from the move made at `ply`; so one does from a computer's answer."""
        people = [seat for seat in range(len(self.seats)) if self.human(seat)]
        answered = not self.human(self.match.mover(ply)) and self._in_response_window(ply)
        return answered or any(self.match.teaches(ply, seat) for seat in people)

    def _last_decision(self) -> int | None:
        """The ply of the last move a person chose; answers in a response window go with what was asked about."""
        plies = range(self.match.ply - 1, -1, -1)
        found = next((ply for ply in plies if self.human(self.match.mover(ply)) and not self._follows(ply)), None)
        while found and self._is_part(found - 1):
            found -= 1
        return found

    def _is_part(self, ply: int) -> bool:
        """Whether this move is said only together with the one after it, in a Run."""
        mover, move = self.match.mover(ply), self.match.moves[ply]
        if not self.human(mover):
            return False
        view = self.rules.view(self.match.states[ply], mover)
        return not self.table.gesture(view, move) and self.table.move_builder(view) is not None

    def _follows(self, ply: int) -> bool:
        """Whether the move made at `ply` goes with the decision before it: an answer, or the only move there was."""
        return self._in_response_window(ply) or self._sole(ply) is not None

    def _in_response_window(self, ply: int) -> bool:
        return self.table.response_window(self.rules.view(self.match.states[ply], None)) is not None

    @contextmanager
    def _written(self) -> Iterator[None]:
        """What is made inside, and every move nobody is asked for after it, is on the disk in the end, or not made."""
        start, watch = self.match.ply, self.response_windows.watch
        try:
            with self.match.all_or_none():
                yield
                while (move := self._due()) is not None:
                    self.match.play(move)
                self._write(*record.played_lines(self.match, start))
        except BaseException:
            self.response_windows.watch = watch
            raise

    def _due(self) -> Any | None:
        """The draw that is due, the pass of a person who does not want to look, or the only answer there is."""
        if self.match.to_move == CHANCE:
            return self.match.draw()
        passed = self.response_windows.due(self.match.state)
        return self._sole(self.match.ply) if passed is None else passed

    def _sole(self, ply: int) -> Any | None:
        """What the table enters for the person who is to move before `ply`."""
        state = self.match.states[ply]
        entered = self.enters and self.human(self.rules.to_move(state))
        return self.table.sole(self.rules.view(state, None)) if entered else None

    def _write(self, *lines: str) -> None:
        if self.journal is not None and lines:
            self.journal.append(*lines)

    def _look(self) -> None:
        """Choose the next viewer; a seat whose secrets are not on the screen yet gets a hand-over screen.

        The hand of the last viewer is covered at once, because the next person watches what is still played back
        before the hand-over screen. So a person who comes back without anybody else having looked needs one as well.
        """
        wanted, viewer = self._wanted(), self.viewer
        self.gate = None
        if self.hands_open and wanted != viewer:
            self._boundary = self.match.ply  # what others decided is taken back by agreement, as after a hand-over
        if wanted == viewer or wanted is None or not self._has_secrets(wanted):
            self.viewer = wanted
        else:
            self.gate = wanted

    def _wanted(self) -> Seat | None:
        if not self._crowd():
            return self.own_viewer
        seat = self.deciding
        if self.hands_open:
            return self.viewer if seat is None and not self.over else seat
        private = self.response_windows.watch is not None or self.table.private(self.public)
        return seat if private else None

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether the screen must be this seat's alone; in a response window that does not depend on what it holds."""
        differs = self.response_windows.watch is not None or self.rules.view(self.match.state, seat) != self.public
        return self._crowd() and differs and not self.hands_open

    def _shown(self, start: int) -> list[PlayedStep]:
        """The moves from ply `start` on, about to be shown to the viewer: before a hand-over, from the public view."""
        shown = self.steps(start, self.match.ply, self.viewer)
        self._witness()
        return shown

    def _shown_beside(self, start: int, covered: Seat) -> list[PlayedStep]:
        """The moves from ply `start` on, made beside the covered hand of a seat, as everybody around saw them. The hand
        is open now if its owner's turn goes on."""
        self._seen[covered] = self.match.ply
        if self.gate == covered:
            self.open_gate()
        return self.steps(start, self.match.ply, None)

    def _last_move(self, seat: Seat) -> int:
        """The ply of the last move of a seat; -1 when it has made none."""
        return next((ply for ply in range(self.match.ply - 1, -1, -1) if self.match.mover(ply) == seat), -1)

    def _witness(self) -> None:
        """Count everything up to here as seen by the viewer, or by the last one before a hand-over; by everybody on a
        shared screen and with open hands."""
        for seat in range(len(self._seen)):
            if self.hands_open or self._last_viewer in (None, seat):
                self._seen[seat] = self.match.ply

    def _step(self, ply: int, seat: Seat | None) -> PlayedStep:
        state, move, after = self.match.states[ply], self.match.moves[ply], self.match.states[ply + 1]
        mover = self.match.mover(ply)
        assert mover is not None, "no move is made after the end"
        before, then = self.rules.view(state, seat), self.rules.view(after, seat)
        seen = self.rules.seen_by(state, move, seat)
        quiet = self.rules.seen_by(state, move, None) != move and not self.rules.reveals(state, move)
        told = self.table.describe_move(before, seen, then, seat)
        frames = self.table.frames(before, seen, then, seat)
        return PlayedStep(ply, before, seen, then, seat, mover, seen != move, quiet, told, frames)
