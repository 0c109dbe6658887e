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
from garden_desktop.core.table import Keyframe, Table
from garden_desktop.core.text import Message
from garden_desktop.core.types import CHANCE, Seat, Side, Sound
from garden_desktop.hotseat.journal import Journal
from garden_desktop.hotseat.response_windows import ResponseWindows

Leave: TypeAlias = Literal["free", "ask", "none"]


@dataclass(frozen=True, slots=True)
class PlayedStep:
    """Move as one viewer saw it: the views before and after, and its log lines.

    frames  intermediate views for animation; one may be the view before, for a line that changes nothing yet
    masked  the viewer saw only that something was chosen
    quiet   spectators saw only that, and nothing was revealed by it
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
        """Frames that differ from the view before: those that take time to watch."""
        return [frame for frame in self.frames if frame.view is not self.before]


class Session:
    """Match and the people at its screen. All views that it returns are those of the current viewer.

    options           options of the header, with live changes
    seats             players of the header, with later changes
    torn              the half-written last line of the record was dropped
    pack_file         file of a custom pack, None for the game's own
    viewer            seat whose view is shown, None for the public view
    gate              seat that must confirm the hand-over screen before its view is shown; while it is not None
                      `viewer` is None, so what is still shown of the last turn is the public view
    returning         nobody else has looked since this person did: their turn continues, only their hand is covered
    response_windows  look the same whatever anybody holds; while one is open nobody decides
    enters            whether the table enters the only legal answer; undo takes it back with its question
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
        self.response_windows = ResponseWindows(rules, self.table, self._people, hands_open=self.hands_open)
        self._last_viewer: Seat | None = None
        self.gate: Seat | None = None
        self._looked: Seat | None = None
        self._boundary = match.ply if self._crowd() else 0
        self._seen = [self._last_move(seat) + 1 for seat in range(rules.seats)]
        with self._written():
            pass  # moves that were due when the program ended
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
        """View of the current viewer."""
        return self.rules.view(self.match.state, self.viewer)

    @property
    def public(self) -> Any:
        """Public view, for any spectator."""
        return self.rules.view(self.match.state, None)

    @property
    def own_viewer(self) -> Seat | None:
        """Seat of the only person at the table; None where several share the screen, or nobody plays."""
        people = self._people
        return people[0] if len(people) == 1 else None

    @property
    def returning(self) -> bool:
        return self.gate is not None and self.gate == self._looked and self.response_windows.watch is None

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def alone(self) -> bool:
        """Whether only one person sits there, beside computers or without: nobody to hide from or to agree with."""
        return self.response_windows.alone

    @property
    def hands_open(self) -> bool:
        """Whether the table has agreed to open hands: then no hand-over screen is shown."""
        return are_hands_open(self.header.options)

    @property
    def advice(self) -> bool:
        """Whether the deciding person may ask for a hint."""
        return is_offered(self.options, alone=self.alone)

    @property
    def deciding(self) -> Seat | None:
        """Person whose decision it is; None at the end, while a computer is to move or a bar is running."""
        seat = self.match.to_move
        return seat if seat is not None and self.human(seat) and self.response_windows.is_asked(seat) else None

    @property
    def computer(self) -> Seat | None:
        """Seat of the computer to move, or None."""
        seat = self.match.to_move
        waits = seat is None or seat == CHANCE or self.response_windows.open
        return None if waits or self.human(seat) else seat

    def move_builder(self) -> MoveBuilder[Any] | None:
        """Move input of the current viewer; None when no person decides. While only the hand is covered: of the moves
        that need no card of it."""
        if self.deciding is None or (self.gate is not None and not self._handless()):
            return None
        view = self.view if self.gate is None else self.public
        stepwise = self.table.move_builder(view)
        if stepwise is not None:
            return stepwise
        moves = self.rules.legal_moves(view)
        return MoveBuilder((move, self.table.gesture(view, move)) for move in moves)

    def play(self, move: Any) -> list[PlayedStep]:
        """Make a move or a MoveSequence and all draws after it, written to the disk first; returns the steps that the
        viewer sees.

        Raises IllegalMoveError, or OSError when the disk fails; then nothing has changed.
        """
        start, covered = self.match.ply, self.gate if self.returning else None
        with self._written():
            for single in move.moves if isinstance(move, MoveSequence) else (move,):
                self.match.play(single)
        self._look()
        return self._shown(start) if covered is None else self._shown_beside(start, covered)

    def close_response_window(self) -> list[PlayedStep]:
        """End the bar and pass for all who have not claimed a look; returns the steps that the viewer sees.

        Raises OSError when the disk fails; then the bar may run once more.
        """
        start = self.match.ply
        with self._written():
            self.response_windows.close()
        self._look()
        return self._shown(start)

    def open_gate(self) -> list[PlayedStep]:
        """Confirm the hand-over: switch to the next person's view; returns the steps that they missed, as only they may
        see them."""
        seat = self.gate
        assert seat is not None, "the hand-over was confirmed already"
        self.viewer, self.gate, self._looked = seat, None, seat
        self._boundary = self.match.ply
        return self.catch_up()

    def news(self) -> PlayedStep | None:
        """Only move that the next person has missed, from the public view, for the hand-over screen; None where there
        are none or several, and in games with a recap afterwards."""
        if self.gate is None or not self.game.info.told_at_gate:
            return None
        missed = self.steps(self._seen[self.gate], self.match.ply, None)
        told = [step for step in missed if step.told and not step.masked and step.mover != CHANCE]
        return told[0] if len(told) == 1 else None

    def missed(self) -> list[PlayedStep]:
        """Moves that the next person has missed, from the public view, for the hand-over screen; empty in games whose
        recap comes afterwards, and for a person who only uncovers their hand again."""
        if self.gate is None or self.returning or not self.game.info.recounted_at_gate:
            return []
        return self.steps(self._seen[self.gate], self.match.ply, None)

    def catch_up(self) -> list[PlayedStep]:
        """Moves that the viewer has missed since their last look; they count as seen from now on."""
        if self.viewer is None:
            return []
        missed = self.steps(self._seen[self.viewer], self.match.ply, self.viewer)
        self._witness()
        return missed

    def steps(self, start: int, end: int, seat: Seat | None) -> list[PlayedStep]:
        """Moves from ply `start` up to `end` as `seat` saw them."""
        return [self._step(ply, seat) for ply in range(start, end)]

    def sounds(self, ply: int) -> Sequence[Sound]:
        """Sounds of the move made at `ply`, from the public view, whoever looks: a sound must not reveal anything."""
        state, move, after = self.match.states[ply], self.match.moves[ply], self.match.states[ply + 1]
        view = self.rules.view
        return self.table.sounds(view(state, None), self.rules.seen_by(state, move, None), view(after, None))

    def can_undo(self) -> Leave:
        """Whether the last decision can be undone: "free", "ask" for the agreement of the table, or "none".

        The table must agree where a person has learned something since. What a computer saw does not count: it has no
        memory. A match that has ended stays so, as nothing follows the result in a record.
        """
        target = self._last_decision()
        if target is None or self.over:
            return "none"
        if target < self._boundary or any(self._taught(ply) for ply in range(target, self.match.ply)):
            return "ask"
        return "free"

    def undo(self) -> None:
        """Undo the last decision with the draws after it; a match that needed agreement is marked assisted.

        Raises OSError when the disk fails; then nothing has changed.
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
        """Redo the decision undone last, a MoveSequence as a whole. Raises as `play` does."""
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
        """Options that can be switched during this match."""
        return [] if self.over else live_options(self.game, self.options, len(self.seats))

    def show_otherwise(self, key: str, value: str) -> None:
        """Record a new value of a live option, which is restored when the match is opened again.

        Raises ValueError for an option that is not live, and OSError when the disk fails.
        """
        if not any(option.key == key and value in option.values for option in self.live_options()):
            raise ValueError(f"{key}={value}")
        self._write(record.option_line(key, value))

    def change_seats(self, seats: Sequence[Seated]) -> None:
        """Record a change of players, which is restored when the match is opened again.

        Raises OSError when the disk fails.
        """
        if tuple(seats) != tuple(self.seats):
            self._write(record.seats_line(seats))

    def note_advice(self) -> None:
        """Record that a hint was used, once a match. Raises OSError when the disk fails."""
        if not was_taken(self.options):
            self._write(record.option_line(TAKEN, "yes"))
            self.options = {**self.options, TAKEN: "yes"}

    def name(self, side: Side) -> str | None:
        """Name of a seat; None for an automa."""
        return self.seats[side].name if side < len(self.seats) else None

    def look_at(self, ply: int, seat: Seat | None) -> None:
        """Go to the position before move `ply` as `seat` sees it; only for a session without a journal.

        Raises IndexError when there is no such move.
        """
        assert self.journal is None, "a match in play moves by its own rules"
        self.match.undo_to(ply)
        self.viewer, self.gate = seat, None

    def news_of_record(self) -> Message | None:
        """Notice about changes to the record file by others, once; None where there are none."""
        return None if self.journal is None else self.journal.news()

    def close(self) -> None:
        if self.journal is not None:
            self.journal.close()

    def human(self, seat: Seat | None) -> bool:
        """Whether a person plays this seat: no computer, no chance."""
        return seat is not None and 0 <= seat < len(self.seats) and self.seats[seat].who == "human"

    @property
    def _people(self) -> Sequence[Seat]:
        """Seats that persons play."""
        return [seat for seat, seated in enumerate(self.seats) if seated.who == "human"]

    def _handless(self) -> bool:
        return self.returning and self.table.handless(self.public)

    def _crowd(self) -> bool:
        """Whether several people share this screen."""
        return len(self._people) > 1

    def _taught(self, ply: int) -> bool:
        """Whether a person got information by the move made at `ply`. A computer's answer in a response window counts:
        it tells of its hand."""
        answered = not self.human(self.match.mover(ply)) and self._in_response_window(ply)
        return answered or any(self.match.teaches(ply, seat) for seat in self._people)

    def _last_decision(self) -> int | None:
        """Ply of the last move that a person chose. Answers in a response window belong to the question."""
        plies = reversed(range(self.match.ply))
        found = next((ply for ply in plies if self.human(self.match.mover(ply)) and not self._follows(ply)), None)
        while found and self._is_part(found - 1):
            found -= 1
        return found

    def _is_part(self, ply: int) -> bool:
        """Whether this move is entered only together with the one after it, in a MoveSequence."""
        mover, move = self.match.mover(ply), self.match.moves[ply]
        if not self.human(mover):
            return False
        view = self.rules.view(self.match.states[ply], mover)
        return not self.table.gesture(view, move) and self.table.move_builder(view) is not None

    def _follows(self, ply: int) -> bool:
        """Whether the move made at `ply` belongs to the decision before it: an answer, or the only legal move."""
        return self._in_response_window(ply) or self._sole(ply) is not None

    def _in_response_window(self, ply: int) -> bool:
        return self.table.response_window(self.rules.view(self.match.states[ply], None)) is not None

    @contextmanager
    def _written(self) -> Iterator[None]:
        """Transaction: moves made inside, and all automatic moves after them, are written to the disk, or rolled
        back."""
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
        """Next automatic move: a draw, the pass of a person who has not claimed a look, or the only legal answer."""
        if self.match.to_move == CHANCE:
            return self.match.draw()
        passed = self.response_windows.due(self.match.state)
        return self._sole(self.match.ply) if passed is None else passed

    def _sole(self, ply: int) -> Any | None:
        """Move that the table enters for the person to move at `ply`; None where there is a choice."""
        state = self.match.states[ply]
        entered = self.enters and self.human(self.rules.to_move(state))
        return self.table.sole(self.rules.view(state, None)) if entered else None

    def _write(self, *lines: str) -> None:
        if self.journal is not None and lines:
            self.journal.append(*lines)

    def _look(self) -> None:
        """Update the viewer; a seat whose hidden information is not on the screen yet gets a hand-over screen.

        The hand of the last viewer is covered at once, because the next person watches what is still animated before
        the hand-over screen. So a person who comes back without anybody else having looked needs one as well.
        """
        wanted, viewer = self._wanted(), self.viewer
        self.gate = None
        if self.hands_open and wanted != viewer:
            self._boundary = self.match.ply  # undo beyond this needs agreement, as after a hand-over
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
        """Whether this seat needs a private screen; in a response window independent of what it holds."""
        differs = self.response_windows.watch is not None or self.rules.view(self.match.state, seat) != self.public
        return self._crowd() and differs and not self.hands_open

    def _shown(self, start: int) -> list[PlayedStep]:
        """Moves from ply `start` on for the viewer; before a hand-over, from the public view."""
        shown = self.steps(start, self.match.ply, self.viewer)
        self._witness()
        return shown

    def _shown_beside(self, start: int, covered: Seat) -> list[PlayedStep]:
        """Moves from ply `start` on, made while the hand of `covered` stays covered, from the public view. Uncovers the
        hand if its owner's turn continues."""
        self._seen[covered] = self.match.ply
        if self.gate == covered:
            self.open_gate()
        return self.steps(start, self.match.ply, None)

    def _last_move(self, seat: Seat) -> int:
        """Ply of the last move of a seat; -1 when there is none."""
        return next((ply for ply in reversed(range(self.match.ply)) if self.match.mover(ply) == seat), -1)

    def _witness(self) -> None:
        """Mark everything up to here as seen by the viewer, or by the last one before a hand-over; by all on a shared
        screen and with open hands."""
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
