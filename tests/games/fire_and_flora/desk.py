"""Test driver of the rules: a Fire & Flora position set up in mid-game, played by move texts and queried in rulebook
terms (6.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import TypeVar

from garden_desktop.core.types import CHANCE
from garden_desktop.games.fire_and_flora.data.cards import RESOURCES, Counts, counted, minus
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY, FloraPack
from garden_desktop.games.fire_and_flora.data.packfile import read_pack
from garden_desktop.games.fire_and_flora.rules import transitions
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects import position as workbench
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import State, Step, TurnMarks
from tests.games.fire_and_flora.packtext import shipped

T = TypeVar("T")

TWO = ("HQ1 | EF1", "HQ2 | EF2")
THREE = (*TWO, "HQ3 | EF3")
FOUR = (*THREE, "HQ4 | EF4")


@cache
def standard() -> FloraPack:
    return read_pack(shipped(), "standard.toml")


def rules_of(seats: int = 2, pack: FloraPack | None = None, /, **options: str) -> FloraRules:
    if pack is not None:
        return FloraRules(seats, options, pack)
    return _shared(seats, tuple(sorted(options.items())))


@cache
def _shared(seats: int, options: tuple[tuple[str, str], ...]) -> FloraRules:
    return FloraRules(seats, dict(options), standard())


class Desk:
    """A match and its position. Seats count from 1, as in all written notation."""

    def __init__(self, rules: FloraRules, state: State) -> None:
        self.rules, self.state = rules, state

    def play(self, *texts: str) -> Desk:
        """Play these moves, each checked for legality; one text may hold several, separated by commas."""
        for text in (one for several in texts for one in several.split(", ")):
            move = self.rules.parse_move(text)
            assert self.why(text) is None, f"{text}: {self.why(text)}"
            self.state = self.rules.apply(self.state, move)
        return self

    def settle(self, seed: int = 1) -> Desk:
        """Play every chance move that is due."""
        rng = Random(seed)
        while self.mover == "nature":
            moves = self.rules.legal_moves(self.state)
            self.state = self.rules.apply(self.state, rng.choices(moves, self.rules.odds(self.state))[0])
        return self

    def why(self, text: str) -> str | None:
        """Return the code of the reason for which the move is illegal, or None."""
        move = self.rules.parse_move(text)
        reason = self.rules.why_not(self.state, move)
        assert (reason is None) == (move in self.rules.legal_moves(self.state)), f"{text}: {reason}"
        return reason.code if reason else None

    @property
    def legal(self) -> list[str]:
        return [self.rules.move_text(move) for move in self.rules.legal_moves(self.state)]

    @property
    def odds(self) -> dict[str, int]:
        return dict(zip(self.legal, self.rules.odds(self.state), strict=True))

    @property
    def node(self) -> str:
        return self.state.ask.kind

    @property
    def mover(self) -> int | str | None:
        """Seat to move (from 1), "nature" for a chance move, or None once the match is over."""
        seat = self.rules.to_move(self.state)
        return "nature" if seat == CHANCE else None if seat is None else seat + 1

    def at(self, land: str) -> str:
        """Return the content of a parcel: "empty", a plant as "oak small", or the name of a building."""
        return content_text(self.rules.config.pack, self.state.on[self.number(land)])

    def number(self, land: str) -> int:
        return next(n for n, one in enumerate(self.rules.config.lands) if one.id == land)

    def stars(self, seat: int) -> int:
        return stars_of(self.rules.config, self.state, seat - 1)

    def row(self, seat: int) -> str:
        return self.names(self.state.rows[seat - 1])

    def hand(self, seat: int) -> str:
        own = self.state.hands[seat - 1]
        assert own is not None
        return types_text(own)

    @property
    def discard(self) -> str:
        return types_text(self.state.discard)

    @property
    def market(self) -> str:
        return self.names(self.state.market)

    @property
    def queue(self) -> str:
        return self.names(self.state.queue)

    @property
    def spent(self) -> str:
        return self.event_names(self.state.spent)

    def pool(self, species: str) -> int:
        ids = [one.id for one in self.rules.config.species]
        return self.state.pool[ids.index(species)]

    def names(self, lands: Sequence[int]) -> str:
        return " ".join(self.rules.config.lands[land].id for land in lands)

    def event_names(self, cards: Sequence[int]) -> str:
        return " ".join(self.rules.config.cards[card].id for card in cards)

    def sees(self, viewer: int | None) -> State:
        return self.rules.view(self.state, None if viewer is None else viewer - 1)


def types_text(counts: Counts) -> str:
    return " ".join(RESOURCES[kind] for kind in range(5) for _ in range(counts[kind]))


def types(text: str) -> Counts:
    return counted(RESOURCES.index(word) for word in text.split())


def content_text(pack: FloraPack, content: int) -> str:
    if content == EMPTY:
        return "empty"
    if content >= BUILT:
        return pack.lands[content - BUILT].id
    return f"{pack.species[content >> 1].id} {'big' if content & 1 else 'small'}"


def content(pack: FloraPack, text: str) -> int:
    """Return the content code of a parcel from its text: "oak small", "nursery1", or "" for an empty one."""
    species, _, side = text.partition(" ")
    if side:
        return 2 * [one.id for one in pack.species].index(species) + (side == "big")
    return BUILT + [land.id for land in pack.lands].index(species) if species else EMPTY


def fresh(seats: int = 2, pack: FloraPack | None = None, /, **options: str) -> Desk:
    """Return a match before its first chance move."""
    rules = rules_of(seats, pack, **options)
    return Desk(rules, rules.setup())


def desk(
    *rows: str,
    active: int = 1,
    first: int = 1,
    phase: str = "actions",
    hands: Sequence[str] = (),
    coins: Sequence[int] = (),
    market: str = "",
    queue: str = "",
    land_deck: str | None = None,
    resource_deck: str | None = None,
    discard: str = "",
    spent: str = "",
    flags: Mapping[str, object] | None = None,
    pack: FloraPack | None = None,
    **options: str,
) -> Desk:
    """Return a position: each row is written "HQ1 | EF1 sagebrush small", left to right, each hand
    "water water fire"."""
    rules = rules_of(len(rows), pack, **options)
    config = rules.config
    ids = {land.id: n for n, land in enumerate(config.lands)}
    on, laid = [EMPTY] * config.parcels, []
    for row in rows:
        lands = [land.partition(" ") for land in row.split(" | ") if land]
        laid.append(tuple(ids[land] for land, _, _ in lands))
        for land, _, what in lands:
            on[ids[land]] = content(config.pack, what)
    state = transitions.empty_table(config)._replace(
        ask=workbench.NOTHING_ASKED,
        todo=steps(config, active - 1, phase),
        turn=active - 1,
        first=first - 1,
        rows=tuple(laid),
        on=tuple(on),
        coins=_each(coins, len(rows), 0),
        pool=tuple(one.cards - sum(what >> 1 == n for what in on) for n, one in enumerate(config.species)),
        market=tuple(ids[word] for word in market.split()),
        queue=tuple(ids[word] for word in queue.split()),
        discard=types(discard),
    )
    state = _with_cards(config.stock, state, _each(hands, len(rows), ""), resource_deck)
    state = _with_lands(
        state, None if land_deck is None else [ids[word] for word in land_deck.split()], len(config.lands)
    )
    return Desk(rules, _settled(rules, _with_flags(rules, state, spent.split(), flags or {}, ids)))


def steps(config: RulesConfig, seat: int, phase: str) -> tuple[Step, ...]:
    """Return the remaining steps of a turn from `phase` on, last one first, as `begin_turn` puts them on the agenda."""
    bench = workbench.MutablePosition(
        config, transitions.empty_table(config)._replace(ask=workbench.NOTHING_ASKED, todo=())
    )
    transitions.begin_turn(bench, Step("turn", seat))
    ahead = bench.state().todo
    passed = {"event": 0, "market": 1, "income": 2, "actions": 4}[phase]
    return ahead[: len(ahead) - passed]


def _each(given: Sequence[T], seats: int, usual: T) -> tuple[T, ...]:
    return (*given, *(usual,) * (seats - len(given)))


def _with_cards(stock: Counts, state: State, hands: Sequence[str], deck: str | None) -> State:
    """Return the position with the given hands; the deck is as given, or all cards that are left over."""
    held = tuple(types(hand) for hand in hands)
    rest = minus(stock, state.discard)
    for own in held:
        rest = minus(rest, own)
    cards = rest if deck is None else types(deck)
    return state._replace(hands=held, sizes=tuple(map(sum, held)), deck=cards, left=sum(cards))


def _with_lands(state: State, deck: Sequence[int] | None, number: int) -> State:
    named = {land for row in state.rows for land in row} | {what - BUILT for what in state.on if what >= BUILT}
    named |= {*state.market, *state.queue}
    bag = [land for land in range(number) if land not in named] if deck is None else deck
    return state._replace(bag=tuple(sorted(bag)))


def _with_flags(
    rules: FloraRules, state: State, spent: Sequence[str], flags: Mapping[str, object], ids: Mapping[str, int]
) -> State:
    events = {card.id: n for n, card in enumerate(rules.config.cards)}
    kinds = [one.id for one in rules.config.species]
    gone = tuple(events[word] for word in spent)
    winds = tuple(events[str(word)] for word in [flags["wind"]]) if "wind" in flags else ()
    words = {key: list(value) for key, value in flags.items() if isinstance(value, list | tuple)}
    marks = TurnMarks(
        bought=bool(flags.get("bought")),
        used=tuple(ids[card] for card in words.get("used", ())),
        offers=int(str(flags.get("offers", 0))),
    )
    markers = flags.get("markers", {})
    assert isinstance(markers, Mapping)
    return state._replace(
        round=int(str(flags.get("round", 1))),
        dry=tuple(seat - 1 for seat in words.get("dry", ())),
        grants=tuple(seat - 1 for seat in words.get("grant", ())),
        winds=winds,
        spent=gone,
        events=tuple(card for card in rules.config.events if card not in (*gone, *winds)),
        marks=marks,
        seeds=tuple((ids[land], kinds.index(species)) for land, species in markers.items()),
    )


def _settled(rules: FloraRules, state: State) -> State:
    """Return the position after all automatic steps."""
    bench = workbench.MutablePosition(rules.config, state)
    transitions.run(bench)
    return bench.state()
