"""Unusual players: bots that do not play to win, and a beginner, as baselines beside which every level has to do well.

They know the rules of a game and the words of its notation, and the beginner what the table shows; nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from garden_desktop.bots.bot import Bot, RandomBot
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.types import Seat
from garden_desktop.core.view_model import TableViewModel

QUIET: Final = frozenset(("end", "pass", "decline", "withdraw", "keep"))
"""First words of moves that do nothing; so does a move that ends in "none"."""
GIFTS: Final = ("accept", "give", "propose", "lend", "offer")
"""First words of moves that give something away, in order of preference."""
PATIENCE: Final = 3
"""Number of offers that GivingBot makes in a row before it makes another move."""


def is_quiet(text: str) -> bool:
    """Whether the move with this notation does nothing."""
    word, *rest = text.split(" ")
    return word in QUIET or rest[-1:] == ["none"]


def quiet(rules: Rules[Any, Any], moves: Sequence[Any]) -> Any:
    """Move that does nothing; the last one where something has to be done."""
    return next((move for move in moves if is_quiet(rules.move_text(move))), moves[-1])


class IdleBot:
    """Bot that does nothing wherever the rules allow it."""

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        return quiet(rules, rules.legal_moves(view))


class _GreedyBot:
    """Bot that makes the move after which a score is lowest, in one determinization; of equal ones, the quiet one."""

    def __init__(self, score: Callable[[Sequence[int], Seat], int]) -> None:
        self._score = score

    def lowest(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        state, still = rules.determinize(view, seat, rng), quiet(rules, moves)
        return min((still, *moves), key=lambda move: self._score(rules.result(rules.apply(state, move)).scores, seat))


class BlockingBot(_GreedyBot):
    """Bot that only blocks: it stops the plays of others, and takes points from them where it can at once."""

    def __init__(self) -> None:
        super().__init__(lambda scores, seat: sum(scores) - scores[seat])

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves = rules.legal_moves(view)
        blocks = [move for move in moves if rules.move_text(move).startswith("block ")]
        return blocks[0] if blocks else self.lowest(rules, view, seat, rng, moves)


class GivingBot(_GreedyBot):
    """Bot that gives everything away: it offers what it has for nothing, or makes the move that costs it most."""

    def __init__(self) -> None:
        super().__init__(lambda scores, seat: scores[seat])
        self._offers = PATIENCE

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves = rules.legal_moves(view)
        for word in GIFTS:
            gifts = [move for move in moves if rules.move_text(move).split(" ")[0] == word]
            gifts = [move for move in gifts if not is_quiet(rules.move_text(move))]
            if not gifts or (word == "offer" and not self._offers):
                continue
            self._offers -= word == "offer"
            return gifts[-1]
        move = self.lowest(rules, view, seat, rng, moves)
        self._offers = self._offers if rules.move_text(move) == "withdraw" else PATIENCE
        return move


class RepeatingBot:
    """Bot that repeats its last move, or makes the most similar one; where none is similar, it picks one at random."""

    def __init__(self) -> None:
        self._last: dict[Seat, str] = {}

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves = rules.legal_moves(view)
        texts, last = [rules.move_text(move) for move in moves], self._last.get(seat, "")
        same = max(range(len(moves)), key=lambda at: _alike(texts[at], last))
        if not last or not _alike(texts[same], last):
            lively = [at for at, text in enumerate(texts) if not is_quiet(text)]
            same = rng.choice(lively or [len(moves) - 1])
        if not is_quiet(texts[same]):
            self._last[seat] = texts[same]
        return moves[same]


class BeginnerBot:
    """Bot that plays as a beginner who tries every move and trusts the preview: a greedy player without look-ahead.

    It makes the move after which the table shows its player the highest score of its own; of equal ones any, so that
    to end a turn is no better than to do something.
    """

    def __init__(self, table: Table[Any, Any]) -> None:
        self._table = table

    def choose(self, rules: Rules[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        moves = rules.legal_moves(view)
        if len(moves) == 1:
            return moves[0]
        scores = shown_scores(rules, self._table.make_view_model(view, seat), view, seat, rng)
        highest = max(scores)
        return rng.choice([move for move, score in zip(moves, scores, strict=True) if score == highest])


def shown_scores(
    rules: Rules[Any, Any], look: TableViewModel[Any], view: Any, seat: Seat, rng: Random
) -> Sequence[int]:
    """Own score of `seat` after each legal move as its table `look` shows it: in the preview, else after the move."""
    moves = rules.legal_moves(view)
    foretold = [look.preview_score(move) for move in moves]
    # The own score right after a move follows from what the seat may know, so that any determinization has the same.
    state = rules.determinize(view, seat, rng) if None in foretold else None
    return [
        rules.result(rules.apply(state, move)).scores[seat] if score is None else score
        for move, score in zip(moves, foretold, strict=True)
    ]


def _alike(text: str, last: str) -> int:
    """Number of words that two moves have in common from the first on."""
    common = 0
    for one, other in zip(text.split(" "), last.split(" "), strict=False):
        if one != other:
            break
        common += 1
    return common


UNUSUAL: Final[Mapping[str, Callable[[Table[Any, Any]], Bot]]] = {
    "idle": lambda table: IdleBot(),
    "blocking": lambda table: BlockingBot(),
    "giving": lambda table: GivingBot(),
    "random": lambda table: RandomBot(),
    "repeating": lambda table: RepeatingBot(),
    "beginner": BeginnerBot,
}
"""Factory of each unusual player, from the table at which it sits."""
