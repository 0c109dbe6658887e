"""Move generator: all legal moves of a position, and the weights of chance moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from garden_desktop.games.fire_and_flora.data.cards import NONE, TYPES, WATER, Counts
from garden_desktop.games.fire_and_flora.data.pack import BOTH, BUILT, CENTRAL, SOUTHERN
from garden_desktop.games.fire_and_flora.rules.actions import Actions, may_accept
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.resources import answers
from garden_desktop.games.fire_and_flora.rules.effects.trade import Parts
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import State

PASS: Final = Move("pass")
DOUSE: Final = (Move("douse"), PASS)
LOOKOUT: Final = (Move("keep"), Move("reroll"))
DICE: Final = tuple(Move("die", number=area) for area in (CENTRAL, SOUTHERN, BOTH))
REGIONS: Final = tuple(Move("region", number=area) for area in (CENTRAL, SOUTHERN))
ACCEPT, COUNTER, DECLINE, WITHDRAW = Move("accept"), Move("counter"), Move("decline"), Move("withdraw")
BLOCKS: Final = tuple(Move("block", cause=kind) for kind in TYPES)
CARDS: Final[Mapping[str, tuple[Move, ...]]] = {
    kind: tuple(Move(kind, cause=icon) for icon in TYPES) for kind in ("resource", "steal", "rat", "discard")
}


class MoveGenerator:
    """Generator of legal moves for one match; most moves are made once and shared."""

    def __init__(self, config: RulesConfig) -> None:
        self._config = config
        self._actions = Actions(config)
        self._parts = Parts(config)
        self._events = tuple(Move("event", card=card) for card in range(len(config.cards)))
        self._lands = tuple(Move("land", card=card) for card in range(len(config.lands)))
        self._sites = tuple(Move("site", place=land) for land in range(config.parcels))
        self._by_node: Mapping[str, Callable[[State], Sequence[Move]]] = {
            "starters": self._starters,
            "land": self._land,
            "lot": lambda state: tuple(Move("lot", card=card) for card in state.bag),
            "first": lambda state: tuple(Move("first", seat=seat) for seat in range(config.seats)),
            "resource": lambda state: _held(CARDS["resource"], state.deck),
            "event": lambda state: [self._events[card] for card in state.events],
            "die": lambda state: DICE,
            "lookout": lambda state: LOOKOUT,
            "protect": _protect,
            "douse": _douse,
            "region": lambda state: REGIONS,
            "choose": _choose,
            "quake": _quake,
            "rat": lambda state: _held(CARDS["rat"], state.hands[state.ask.what]),
            "site": lambda state: [self._sites[land] for land in state.ask.lands],
            "regrow": lambda state: (Move("regrow", place=state.ask.land), Move("regrow")),
            "actions": self._actions.legal,
            "block": _block,
            "steal": lambda state: _held(CARDS["steal"], state.hands[state.ask.what]),
            "draft": self._parts.legal,
            "answer": self._answer,
            "answer_counter": self._answer,
            "discard": lambda state: _held(CARDS["discard"], state.hands[state.ask.seat]),
            "over": lambda state: (),
        }

    def legal(self, state: State) -> Sequence[Move]:
        """All legal moves of the seat or chance player to move, declining last; in a view, without hidden ones."""
        return self._by_node[state.ask.kind](state)

    def odds(self, state: State) -> Sequence[int]:
        """Weight of each chance move (5.6)."""
        match state.ask.kind:
            case "resource":
                return _weights(state.deck)
            case "steal" | "rat":
                return _weights(state.hands[state.ask.what])
            case "die":
                return self._config.pack.faces
        return (1,) * len(self.legal(state))

    def _starters(self, state: State) -> Sequence[Move]:
        fields = self._config.pack.fields
        return [Move("starters", card=hq, place=field) for hq, field in fields.items() if hq in state.bag]

    def _land(self, state: State) -> Sequence[Move]:
        """Draws of a Land Card: any card of the bag, then the known queue in its order (FF-191)."""
        return [self._lands[card] for card in state.bag or state.queue[:1]]

    def _answer(self, state: State) -> Sequence[Move]:
        talks = state.talks
        assert talks is not None
        moves = [ACCEPT] if may_accept(self._config, state) is None else []
        if state.ask.kind == "answer_counter":
            return (*moves, DECLINE, WITHDRAW)
        return (*moves, DECLINE) if talks.countered else (*moves, COUNTER, DECLINE)


def _held(moves: tuple[Move, ...], counts: Counts | None) -> Sequence[Move]:
    return [move for move, number in zip(moves, counts or NONE, strict=True) if number]


def _weights(counts: Counts | None) -> Sequence[int]:
    return [number for number in counts or NONE if number]


def _block(state: State) -> Sequence[Move]:
    """Cards held that stop the card shown last, and passing (FF-110)."""
    exchange, own = state.exchange, state.hands[state.ask.seat]
    assert exchange is not None
    if own is None:
        return (PASS,)
    return (*(BLOCKS[kind] for kind in answers(exchange) if own[kind]), PASS)


def _douse(state: State) -> Sequence[Move]:
    own = state.hands[state.ask.seat]
    return DOUSE if own is not None and own[WATER] else (PASS,)


def _protect(state: State) -> Sequence[Move]:
    return (*(Move("protect", place=land) for land in state.ask.lands), Move("protect"))


def _choose(state: State) -> Sequence[Move]:
    ask = state.ask
    moves = [Move("choose", place=land) for land in ask.lands] + [Move("choose", seat=seat) for seat in ask.seats]
    return [*moves, Move("choose")] if ask.may else moves


def _quake(state: State) -> Sequence[Move]:
    card = state.on[state.ask.land] - BUILT
    return (Move("pay", card=card), Move("lose", card=card))
