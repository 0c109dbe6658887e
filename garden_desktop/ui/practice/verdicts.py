"""A verdict in words: what was best, what was yours, where the two part, and what was proved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.hotseat.practice.session import AnswerVerdict, PracticeSession
from garden_desktop.ui.kit.text.messages import format_message
from garden_desktop.ui.match.match_players import MatchPlayers


class VerdictText(NamedTuple):
    """What stands on the panel; "" where a line has nothing to say. `best` and `yours` are figures with their moves."""

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
        """What a screen reader says when the verdict comes."""
        parts = (self.head, self.tries, self.best, self.best_moves, self.yours, self.yours_moves, self.difference)
        return " ".join(part if part[-1] in ".:?!" else f"{part}." for part in parts if part)


def verdict_text(
    session: PracticeSession, verdict: AnswerVerdict, players: MatchPlayers, *, shown: bool
) -> VerdictText:
    """The words of a verdict. The moves of the best are told once it may be known, or was shown."""
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
    """What stands on the panel while the best way is shown."""
    puzzle = session.puzzle
    best = said(BEST.of(value=unit(session, puzzle.best), idle=figure(session, puzzle.idle)))
    moves = moves_text(session, players, session.best)
    return VerdictText(said(THE_BEST), "", best, moves, "", "", "", "", said(_proof(session)))


def verdict_sentence(session: PracticeSession, verdict: AnswerVerdict) -> Message:
    """The verdict in one sentence, for the bar."""
    values = {"yours": unit(session, verdict.value), "best": unit(session, verdict.best)}
    return SENTENCES[verdict.outcome].of(**values)


def unit(session: PracticeSession, value: int) -> Message:
    """A value in the unit of the question."""
    return session.ask.counted(value)


def figure(session: PracticeSession, value: int) -> Message | int:
    """A value as short as can be: in its unit only where it is below nothing."""
    return unit(session, value) if value < 0 else value


def moves_text(session: PracticeSession, players: MatchPlayers, moves: Sequence[Any]) -> str:
    """Moves from where the answer begins, as the table tells them."""
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
    """Where the answer put something, and, where it may be known, the best way: "yours", "best" or "both"."""
    yours = _places(session, session.match.moves[session.start :])
    if verdict.outcome == "solved":
        return dict.fromkeys(yours, "best")
    best = _places(session, session.best) if verdict.closed else frozenset[str]()
    return (
        dict.fromkeys(yours - best, "yours") | dict.fromkeys(best - yours, "best") | dict.fromkeys(best & yours, "both")
    )


def _places(session: PracticeSession, moves: Sequence[Any]) -> frozenset[str]:
    """Where these moves put something, from where the answer begins."""
    rules, state, places = session.rules, session.match.states[session.start], set[str]()
    for move in moves:
        handles = session.table.gesture(rules.view(state, session.puzzle.seat), move)
        places |= {handle.place for handle in handles if handle.piece}
        state = rules.apply(state, move)
    return frozenset(places)


def said(message: Message) -> str:
    return format_message(message, str)


def _why(session: PracticeSession, verdict: AnswerVerdict, open_: bool) -> str:
    """The step in which the two part, and what the best gives that the answer does not, once that may be known."""
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
    "nearly": QT_TRANSLATE_NOOP("practice", "Nearly"),
    "failed": QT_TRANSLATE_NOOP("practice", "Not this time"),
}
SENTENCES = {
    "solved": QT_TRANSLATE_NOOP("practice", "Solved: {yours} is proved to be the best."),
    "nearly": QT_TRANSLATE_NOOP("practice", "Nearly: {yours} is good, {best} is proved to be the best."),
    "failed": QT_TRANSLATE_NOOP("practice", "Not this time: yours comes to {yours}, the best to {best}."),
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
PARTS = QT_TRANSLATE_NOOP(
    "practice", "Step {step} is where the best was lost: after it no more than {left} can be had."
)
FROM_STEP = QT_TRANSLATE_NOOP("practice", "They part at step {step}.")
PROOF = QT_TRANSLATE_NOOP(
    "practice", "Proved: all %n way(s) to answer were tried. The best comes of {ways}; the next value is {second}."
)
