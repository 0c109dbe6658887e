"""The 68 worked examples of the rules and the small game of section 6.2, told as data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.games.fire_and_flora.desk import Desk, desk, fresh

_DATA = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
EXAMPLES: Sequence[Mapping[str, Any]] = _DATA["examples"]
RECORD: Mapping[str, Any] = _DATA["record"]


@pytest.mark.parametrize(
    "example", [pytest.param(e, id=e["id"], marks=pytest.mark.rule(*e["rules"])) for e in EXAMPLES]
)
def test_example(example: Any) -> None:
    table = position(example["given"])
    for item in example["do"]:
        if isinstance(item, str):
            table.play(item)
        else:
            agree(table, item["expect"])
    agree(table, example["expect"])


def test_there_are_as_many_examples_as_the_rules_say() -> None:
    assert [example["id"] for example in EXAMPLES] == [f"P{n:02}" for n in range(1, 69)]


def test_the_small_game_of_the_rules() -> None:
    table = fresh(RECORD["seats"], target=str(RECORD["options"]["target"])).play(*RECORD["moves"])
    assert (table.state.ending, table.state.winners) == ("target", (0,))
    assert [table.stars(1), table.stars(2)] == [7, 4]
    assert table.state.round == 3


@pytest.mark.parametrize(
    ("moves", "stars", "coins"),
    [(10, [0, 0], [10, 10]), (17, [3, 0], [3, 13]), (41, [4, 3], [7, 1]), (51, [5, 3], [3, 1]), (63, [5, 4], [3, 3])],
)
def test_the_small_game_stands_as_its_comments_say(moves: int, stars: list[int], coins: list[int]) -> None:
    table = fresh(2, target="7").play(*RECORD["moves"][:moves])
    assert [table.stars(1), table.stars(2)] == stars
    assert list(table.state.coins) == coins


def position(given: Mapping[str, Any]) -> Desk:
    """A position in the format of section 6.3."""
    seats, options = given.get("seats", 2), {key: str(value) for key, value in given.get("options", {}).items()}
    if given.get("phase") == "setup":
        return fresh(seats, **options)
    by_seat = [str(seat) for seat in range(1, seats + 1)]
    return desk(
        *(" | ".join(given.get("rows", {}).get(seat, [])) for seat in by_seat),
        active=given.get("active", 1),
        first=given.get("first", 1),
        phase=given.get("phase", "actions"),
        hands=[" ".join(given.get("hands", {}).get(seat, [])) for seat in by_seat],
        coins=[given.get("coins", {}).get(seat, 0) for seat in by_seat],
        market=" ".join(given.get("market", [])),
        queue=" ".join(given.get("land_deck_bottom", [])),
        discard=" ".join(given.get("resource_discard", [])),
        spent=" ".join(given.get("event_discard", [])),
        land_deck=_joined(given.get("land_deck")),
        resource_deck=_joined(given.get("resource_deck")),
        flags=given.get("flags"),
        pack=None,
        **options,
    )


def _joined(words: Sequence[str] | None) -> str | None:
    return None if words is None else " ".join(words)


def agree(table: Desk, expect: Mapping[str, Any]) -> None:
    """Everything that is said to hold does hold."""
    for key, value in expect.items():
        assert ASKED[key](table, value) == value, key


def _winner(table: Desk, value: Any) -> int | None:
    return table.state.winners[0] + 1 if table.state.winners else None


def _fires(table: Desk, value: Any) -> int:
    return sum(table.rules.config.cards[card].effect == "fire" for card in table.state.events)


def _among(found: Sequence[str], wanted: Sequence[str]) -> list[str]:
    return [one for one in wanted if one in found]


ASKED: Mapping[str, Callable[[Desk, Any], Any]] = {
    "at": lambda t, v: {land: t.at(land) for land in v},
    "stars": lambda t, v: {seat: t.stars(int(seat)) for seat in v},
    "coins": lambda t, v: {seat: t.state.coins[int(seat) - 1] for seat in v},
    "hands": lambda t, v: {seat: t.hand(int(seat)).split() for seat in v},
    "hand_sizes": lambda t, v: {seat: t.state.sizes[int(seat) - 1] for seat in v},
    "rows": lambda t, v: {seat: t.row(int(seat)).split() for seat in v},
    "pool": lambda t, v: {species: t.pool(species) for species in v},
    "discard": lambda t, v: t.discard.split(),
    "event_discard": lambda t, v: t.spent.split(),
    "market": lambda t, v: t.market.split(),
    "land_deck_bottom": lambda t, v: t.queue.split(),
    "land_deck_size": lambda t, v: len(t.state.bag) + len(t.state.queue),
    "land_deck_holds": lambda t, v: _among(t.names(t.state.bag).split(), v),
    "resource_deck_size": lambda t, v: t.state.left,
    "events_in_deck": lambda t, v: len(t.state.events),
    "fire_events_in_deck": _fires,
    "to_move": lambda t, v: t.mover,
    "node": lambda t, v: t.node,
    "legal": lambda t, v: v if sorted(t.legal) == sorted(v) else t.legal,
    "legal_has": lambda t, v: _among(t.legal, v),
    "legal_lacks": lambda t, v: [one for one in v if one not in t.legal],
    "refused": lambda t, v: {text: t.why(text) for text in v},
    "odds": lambda t, v: t.odds,
    "winner": _winner,
    "reason": lambda t, v: t.state.ending,
    "first": lambda t, v: t.state.first + 1,
    "active": lambda t, v: t.state.turn + 1,
    "round": lambda t, v: t.state.round,
}
"""How each key of an expectation is read off the table."""
