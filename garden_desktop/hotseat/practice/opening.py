"""The position of a puzzle, by playing the moves that lead there; and what the puzzle says of it, proved anew."""

from __future__ import annotations

from typing import Any, NamedTuple

from garden_desktop.core.game import Game
from garden_desktop.core.lesson import ScriptedMove
from garden_desktop.core.match import Match
from garden_desktop.core.packs import PackError
from garden_desktop.core.practice import Proof, Puzzle, PuzzleQuestion, PuzzleRules, prove
from garden_desktop.core.rules import Rules
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, quoted
from garden_desktop.core.types import IllegalMoveError, InvalidMoveError, OptionError, Pack

FILE = "puzzles.jsonl"


class OpenedPuzzle(NamedTuple):
    """A puzzle on the table: the match stands where the answer begins."""

    rules: Rules[Any, Any]
    match: Match[Any, Any]
    practice: PuzzleRules[Any, Any]
    ask: PuzzleQuestion


def opened(game: Game, pack: Pack, puzzle: Puzzle) -> OpenedPuzzle:
    """Play up to a puzzle. Raises PackError where its table or its moves are not of this game."""
    try:
        rules = game.rules(puzzle.seats, dict(puzzle.options), pack)
    except OptionError as error:
        raise fault(puzzle, "options", error.reason.text) from error
    if puzzle.pack != pack.id:
        raise fault(puzzle, "pack", OTHER_PACK.of(id=quoted(pack.id)))
    practice = game.practice(rules)
    match: Match[Any, Any] = Match(rules, 0)
    for reply in puzzle.moves:
        _play(puzzle, match, reply, "moves")
    if practice is None or match.to_move != puzzle.seat:
        raise fault(puzzle, "seat", NOT_THEIR_TURN)
    ask = practice.question_for(match.state, puzzle.seat)
    if ask is None or ask.kind != puzzle.kind:
        raise fault(puzzle, "kind", NOT_ASKED)
    return OpenedPuzzle(rules, match, practice, ask)


def line_of(at: OpenedPuzzle, puzzle: Puzzle) -> list[Any]:
    """The moves of the best answer. Raises PackError where they are not, or do not come to the best value."""
    match: Match[Any, Any] = Match(at.rules, 0)
    match.states = [at.match.state]
    start = match.state
    for text in puzzle.line:
        mover = match.to_move
        if mover is None or at.practice.over(start, match.state, puzzle.seat):
            raise fault(puzzle, "line", NOT_BEST)
        _play(puzzle, match, ScriptedMove(mover, text), "line")
    complete = at.practice.over(start, match.state, puzzle.seat)
    if not complete or at.practice.value(start, match.state, puzzle.seat) != puzzle.best:
        raise fault(puzzle, "line", NOT_BEST)
    return match.moves


def check(game: Game, pack: Pack, puzzle: Puzzle) -> Proof:
    """Prove a puzzle anew. Raises PackError where it says anything that is not so."""
    at = opened(game, pack, puzzle)
    line_of(at, puzzle)
    proof = prove(at.rules, at.practice, at.match.state, puzzle.seat)
    if proof is None:
        raise fault(puzzle, "best", NOT_PROVED)
    for field in ("best", "second", "idle", "ways", "answers", "looked"):
        said, found = getattr(puzzle, field), getattr(proof, field)
        if said != found:
            raise fault(puzzle, field, IS_PROVED.of(found=str(found), said=said))
    return proof


def fault(puzzle: Puzzle, field: str, reason: Message) -> PackError:
    """What is wrong with a puzzle; each has the line of its number."""
    return PackError(FILE, f"line {puzzle.number}", field, reason)


def _play(puzzle: Puzzle, match: Match[Any, Any], reply: ScriptedMove, field: str) -> None:
    try:
        move = match.rules.parse_move(reply.text)
        if match.to_move != reply.seat:
            raise fault(puzzle, field, OTHER_TURN.of(text=quoted(reply.text)))
        match.play(move)
    except InvalidMoveError as error:
        raise fault(puzzle, field, NO_MOVE.of(text=quoted(reply.text))) from error
    except IllegalMoveError as error:
        reason = NOT_ALLOWED.of(text=quoted(reply.text), reason=error.reason.text)
        raise fault(puzzle, field, reason) from error


OTHER_PACK = QT_TRANSLATE_NOOP("practice", "is not the data at hand, which is “{id}”")
NOT_THEIR_TURN = QT_TRANSLATE_NOOP("practice", "is not to move after these moves")
NOT_ASKED = QT_TRANSLATE_NOOP("practice", "is not what this game asks there")
NOT_BEST = QT_TRANSLATE_NOOP("practice", "does not lead to the best value")
NOT_PROVED = QT_TRANSLATE_NOOP("practice", "cannot be proved")
IS_PROVED = QT_TRANSLATE_NOOP("practice", "is {said}, but proved is {found}")
OTHER_TURN = QT_TRANSLATE_NOOP("practice", "“{text}” comes when it is somebody else's turn")
NO_MOVE = QT_TRANSLATE_NOOP("practice", "“{text}” is not a move of this game")
NOT_ALLOWED = QT_TRANSLATE_NOOP("practice", "“{text}” is not allowed there: {reason}")
