"""Policy of Stalk Exchange for all levels, and the hint sentences of the strongest one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from garden_desktop.core.character import characters_of
from garden_desktop.core.options import ONLY, STRONGEST
from garden_desktop.core.rules import IsLate, Level, Policy
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.stalk_exchange.advice.character import Character, Planner
from garden_desktop.games.stalk_exchange.advice.preview import Preview, preview, swap_preview
from garden_desktop.games.stalk_exchange.rules import names, transitions
from garden_desktop.games.stalk_exchange.rules.rules import MarketRules
from garden_desktop.games.stalk_exchange.rules.state import Move, State


def name_move(view: State, move: Move) -> Message:
    """Instruction sentence for a decision of the seat to move; it names the price where a token has to be spent."""
    match move.kind:
        case "plant":
            sentence = PLANT if view.actions_left else PLANT_FOR_TOKEN
            return sentence.of(flower=names.one(move.flower), slot=move.slot + 1, space=move.space)
        case "swap":
            sentence = SWAP if view.actions_left else SWAP_FOR_TOKEN
            return sentence.of(slot=move.slot + 1, taken=names.one(move.flower), given=names.one(move.given))
    return FLUSH if move.kind == "flush" else END


PLANT: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Plant {flower} from slot {slot} on {space}.")
PLANT_FOR_TOKEN: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Spend a token: plant {flower} from slot {slot} on {space}."
)
SWAP: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Swap in slot {slot}: take {taken}, give {given}.")
SWAP_FOR_TOKEN: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Spend a token and swap in slot {slot}: take {taken}, give {given}."
)
FLUSH: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Spend a token on a Flush.")
END: Final = QT_TRANSLATE_NOOP("stalk_exchange", "End your turn.")


# Hints.


class Gains(NamedTuple):
    """Change of the expected final points by one move, rounded: for the mover, and for the rival it changes most."""

    own: int
    rival: Seat
    theirs: int


class HintWriter(Planner):
    """Hint sentences at one table, from the same forecast that chooses moves."""

    def explain_move(self, view: State, seat: Seat, move: Move) -> tuple[Message, ...]:
        """The move as an instruction, then at most two sentences that give the reason."""
        return name_move(view, move), *self._reasons(view, seat, move)

    def _reasons(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        if len(self._generator.legal(view)) < 2:
            yield ONLY
        elif move.kind == "flush":
            yield FRESH
        elif move.kind == "end":
            yield KEEPS
        else:
            told = list(self._told_by_preview(view, seat, move))
            yield from told or self._told_by_forecast(view, seat, move)

    def _told_by_preview(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield the certain gains of a move.

        For a Plant the flowers harvested at the end of the turn, the worth of the own portfolio then, and the expected
        gain of the rival it helps most; for a Swap the worth of the own portfolio at present values.
        """
        if move.kind == "swap":
            swapped = swap_preview(self._config, view, move.slot, move.given)
            if swapped is not None and swapped.worth.then > swapped.worth.now:
                yield WORTH_NOW.of(n=swapped.worth.then, now=swapped.worth.now)
            return
        space = self._config.board.index[move.space]
        found = preview(self._config, view, move.slot, space)
        if not found.because or found.worth is None or found.busted is None:
            return
        worth = found.busted if found.crash else found.worth
        if worth.then > worth.now or found.crash:
            garden = list(view.garden)
            garden[space] = move.flower
            flowers = names.flowers_on(self._config, tuple(garden), found.because)
            yield HARVESTS.of(n=len(found.because), flowers=flowers)
            if found.crash:
                yield WORTH_AFTER_CRASH.of(n=worth.then, now=worth.now)
            else:
                rival, theirs = self._helped_most(view, seat, found)
                sentence = WORTH_THEN_BOTH if theirs else WORTH_THEN
                yield sentence.of(n=worth.then, now=worth.now, who=SideName(rival), theirs=theirs)

    def _helped_most(self, view: State, seat: Seat, found: Preview) -> tuple[Seat, int]:
        """The opponent whose expected flowers gain most from the new Stalk Values, and the points gained."""
        rises = [then - now for now, then in zip(found.values, found.risen, strict=True)]
        gains = {
            other: round(sum(map(float.__mul__, flowers, map(float, rises))))
            for other, flowers in self._forecast.held(view, seat).items()
            if other != seat
        }
        return max(gains.items(), key=itemgetter(1))

    def _told_by_forecast(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield the expected gain at the end of the game; nothing if the move does not improve the own lead."""
        own, rival, theirs = found = self.gains(view, seat, move)
        if own - self._like.rivals * theirs <= 0:
            return
        who = SideName(rival)
        if own > 0:
            sentence = BRINGS_BOTH if theirs > 0 else BRINGS_AND_COSTS if theirs else BRINGS
            yield sentence.of(n=own, who=who, theirs=abs(theirs))
        elif theirs < 0:
            yield (COSTS_BOTH if own else COSTS).of(n=-theirs, who=who, own=-found.own)

    def gains(self, view: State, seat: Seat, move: Move) -> Gains:
        """Change of the expected final points by one action, before any second action."""
        before, after = self.worths(view, seat), self.worths(transitions.apply(self._config, view, move), seat)
        change = {other: after[other] - before[other] for other in before}
        rival = max((other for other in change if other != seat), key=lambda other: abs(change[other]))
        return Gains(round(change[seat]), rival, round(change[rival]))

    def worths(self, view: State, seat: Seat) -> Mapping[Seat, float]:
        """Expected final points of every seat's flowers, from the view of `seat`."""
        held = self._forecast.held(view, seat)
        finals, _ = self._forecast.crash(view, held)
        return {other: sum(map(float.__mul__, flowers, finals)) for other, flowers in held.items()}


HARVESTS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "This surrounds %n flower(s), harvested at the end of your turn: {flowers}."
)
WORTH_THEN: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Your flowers will be worth %n point(s) then, up from {now}; {who} should gain nothing."
)
WORTH_THEN_BOTH: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Your flowers will be worth %n point(s) then, up from {now}; {who} should gain about {theirs}."
)
WORTH_AFTER_CRASH: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "This crashes the market: your flowers score %n point(s), instead of {now} if it crashed now."
)
WORTH_NOW: Final = QT_TRANSLATE_NOOP("stalk_exchange", "Your flowers are then worth %n point(s), up from {now}.")
BRINGS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "By the end of the match it should bring you about %n point(s), and {who} nothing."
)
BRINGS_BOTH: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "By the end of the match it should bring you about %n point(s), and {who} about {theirs}."
)
BRINGS_AND_COSTS: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "By the end of the match it should bring you about %n point(s) and cost {who} about {theirs}."
)
COSTS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "By the end of the match it should cost {who} about %n point(s).")
COSTS_BOTH: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "By the end of the match it should cost {who} about %n point(s), and you only {own}."
)
FRESH: Final = QT_TRANSLATE_NOOP(
    "stalk_exchange", "Nothing on the Exchange helps you enough: new flowers are worth a token."
)
KEEPS: Final = QT_TRANSLATE_NOOP("stalk_exchange", "No extra Plant or Swap is worth a token now.")


# Policy.


class MarketPolicy:
    """Policy of all levels at one table."""

    def __init__(self, rules: MarketRules, found: Mapping[Level, Character]) -> None:
        self._why = HintWriter(rules.config, rules.generator, found[STRONGEST])
        self._of = {level: Planner(rules.config, rules.generator, character) for level, character in found.items()}

    def choose_move(self, view: State, seat: Seat, level: Level, rng: Random, late: IsLate) -> Move:
        return self._of[level].choose(view, seat, rng, late)

    def explain_move(self, view: State, seat: Seat, move: Move) -> Sequence[Message]:
        return self._why.explain_move(view, seat, move)


def policy(rules: MarketRules, players: Path | None = None) -> Policy:
    """Policy of one table, with the weights in `players` or else in the game's players.toml. Raises PackError."""
    return MarketPolicy(rules, characters_of("stalk_exchange", players, Character, rules.seats))
