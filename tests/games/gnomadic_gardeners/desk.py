"""Test driver of the rules: a Gnomadic Gardeners match set up at any round start, played by move texts and queried in
rulebook terms."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from garden_desktop.games import registry
from garden_desktop.games.gnomadic_gardeners import GAME
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, GardenPack
from garden_desktop.games.gnomadic_gardeners.rules.notation import GardenNotationError
from garden_desktop.games.gnomadic_gardeners.rules.rules import GardenRules
from garden_desktop.games.gnomadic_gardeners.rules.state import BEFORE_THE_DRAW, NO_CARD, BlissEntry, State, bits_of

FIRST_SIX = "g01 g02 g03 g04 g05 g06"
LAST_SIX = "g07 g08 g09 g10 g11 g12"
YOURS = "g01 g02 g03 g04 g05"
THE_OTHERS = "g06 g07 g08 g09 g10 g11 g12"


@cache
def standard() -> GardenPack:
    pack = registry.load_pack(GAME)
    assert isinstance(pack, GardenPack)
    return pack


def rules_of(pack: GardenPack | None = None, /, **options: str) -> GardenRules:
    """Return rules with these options; the mode determines the number of seats."""
    seats = 1 if options.get("mode") == "solo" else 2
    return GardenRules(seats, options, pack or standard())


class Desk:
    """A match and its position. Sets are written as ids separated by spaces."""

    def __init__(self, rules: GardenRules, state: State) -> None:
        self.rules, self.state = rules, state

    def play(self, *texts: str) -> Desk:
        """Play these moves, each checked for legality."""
        for text in texts:
            move = self.rules.parse_move(text)
            reason = self.rules.why_not(self.state, move)
            assert reason is None, f"{text}: {reason.code}"
            self.state = self.rules.apply(self.state, move)
        return self

    def why(self, text: str) -> str | None:
        """Return the code of the reason for which a move text is illegal, or None."""
        try:
            reason = self.rules.why_not(self.state, self.rules.parse_move(text))
        except GardenNotationError as error:
            reason = error.reason
        return reason.code if reason else None

    @property
    def legal(self) -> set[str]:
        return {self.rules.move_text(move) for move in self.rules.legal_moves(self.state)}

    @property
    def asked(self) -> str:
        return self.state.phase

    @property
    def turn(self) -> int | None:
        return self.rules.to_move(self.state)

    @property
    def scores(self) -> tuple[int, int]:
        return self.state.scores

    @property
    def order(self) -> tuple[int, int]:
        """Sides in the order in which they resolve this round."""
        return self.state.first, 1 - self.state.first

    @property
    def winner(self) -> int | None:
        """Side that has won; None while the match goes on, or where a team lost."""
        ranks = self.rules.result(self.state).ranks
        return ranks.index(1) if self.turn is None and 1 in ranks else None

    def last(self, side: int) -> dict[str, int]:
        """Return the itemised bliss of a side in the round just resolved."""
        entry = next(entry for entry in reversed(self.state.entries) if entry.side == side)
        assert entry.round == self.state.round
        return dict(entry.items)

    def hand(self, side: int) -> str:
        return self.gnomes(self.state.hands[side])

    def queue(self) -> str:
        return " | ".join(self.gnomes(block) for block in self.state.queue)

    def animals(self, side: int) -> str:
        """Return the animals of a side, flipped ones in brackets."""
        words = [ANIMALS[bit] for bit in bits_of(self.state.animals[side])]
        return " ".join(words + [f"({ANIMALS[bit]})" for bit in bits_of(self.state.flipped[side])])

    def pair(self) -> str:
        return " ".join(self.rules.config.pack.cards[card].id for card in self.state.pair if card != NO_CARD)

    def pile(self) -> str:
        return " | ".join(self.cards(block) for block in self.state.pile)

    def discards(self) -> str:
        return self.cards(self.state.discards)

    def gnomes(self, mask: int) -> str:
        return " ".join(self.rules.config.pack.gnomes[bit].id for bit in bits_of(mask))

    def cards(self, mask: int) -> str:
        return " ".join(self.rules.config.pack.cards[bit].id for bit in bits_of(mask))


def fresh(pack: GardenPack | None = None, /, **options: str) -> Desk:
    """Return a match before its first chance move."""
    rules = rules_of(pack, **options)
    return Desk(rules, rules.setup())


def desk(
    hands: tuple[str, str] = (FIRST_SIX, LAST_SIX),
    pair: str = "c1 c2",
    animals: tuple[str, str] = ("", ""),
    flipped: tuple[str, str] = ("", ""),
    scores: tuple[int, int] = (0, 0),
    round: int = 1,
    pile: str | None = None,
    discards: str = "",
    queue: str = "",
    pack: GardenPack | None = None,
    **options: str,
) -> Desk:
    """Return the start of a round, before any choice. All cards not named lie in one block of the pile."""
    rules = rules_of(pack, **options)
    cards = [card.id for card in rules.config.pack.cards]
    left, right = (cards.index(id) for id in pair.split())
    rest = rules.config.cards & ~(1 << left | 1 << right) & ~_mask(cards, discards)
    state = BEFORE_THE_DRAW._replace(
        phase="commit",
        turn=0,
        round=round,
        pair=(left, right),
        pile=(rest,) if pile is None else _blocks(cards, pile),
        discards=_mask(cards, discards),
        hands=_pair(rules, hands),
        queue=_blocks(_ids(rules), queue),
        animals=_animals(animals),
        flipped=_animals(flipped),
        scores=scores,
        entries=_starts(scores, basket=rules.config.basket),
    )
    return Desk(rules, state)


def solo(hand: str = YOURS, queue: str = THE_OTHERS, pair: str = "c4 c3", **rest: Any) -> Desk:
    """Return the start of a solo round; the second entry holds the automa's animals."""
    return desk(hands=(hand, ""), queue=queue, pair=pair, mode="solo", **rest)


def _starts(scores: tuple[int, int], basket: bool) -> tuple[BlissEntry, ...]:
    sides = (0,) if basket else (0, 1)
    return tuple(BlissEntry(0, side, (("start", scores[side]),)) for side in sides if scores[side])


def _ids(rules: GardenRules) -> list[str]:
    return [gnome.id for gnome in rules.config.pack.gnomes]


def _pair(rules: GardenRules, sides: Iterable[str]) -> tuple[int, int]:
    one, two = (_mask(_ids(rules), words) for words in sides)
    return one, two


def _animals(sides: Iterable[str]) -> tuple[int, int]:
    one, two = (_mask(ANIMALS, words) for words in sides)
    return one, two


def _blocks(ids: Sequence[str], text: str) -> tuple[int, ...]:
    return tuple(_mask(ids, block) for block in text.split("|") if block.strip())


def _mask(ids: Sequence[str], words: str) -> int:
    return sum(1 << ids.index(word) for word in words.split())
