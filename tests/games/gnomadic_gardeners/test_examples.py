"""The 88 worked examples of the rules, told as data (rules, section 7)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from garden_desktop.core.packs import PackError
from garden_desktop.core.types import OptionError
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS, Amount, Icons
from garden_desktop.games.gnomadic_gardeners.data.packfile import read_pack
from garden_desktop.games.gnomadic_gardeners.rules.config import SETS, Teams
from garden_desktop.games.gnomadic_gardeners.rules.series import season
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, State, bits_of
from tests.games.gnomadic_gardeners.desk import Desk, desk, fresh, standard
from tests.games.gnomadic_gardeners.packtext import with_field

EXAMPLES: Sequence[Mapping[str, Any]] = json.loads(
    Path(__file__).with_name("examples.json").read_text(encoding="utf-8")
)["examples"]

SETS_OF_IDS = ("hands", "animals", "flipped")
PACK_FIELDS = {"automa.pass": "pass", "rewards.0.bliss": "bliss1"}


def of_kind(kind: str) -> pytest.MarkDecorator:
    """Every example of one kind, marked with the rules it tells of."""
    chosen = [
        pytest.param(e["given"], e["do"], e["expect"], id=e["id"], marks=pytest.mark.rule(*e["rules"]))
        for e in EXAMPLES
        if e["kind"] == kind
    ]
    return pytest.mark.parametrize(("given", "do", "expect"), chosen)


def test_there_are_as_many_examples_as_the_rules_say() -> None:
    assert len(EXAMPLES) == 88


@of_kind("pair")
def test_pair(given: Any, do: Any, expect: Any) -> None:
    cards = [card.id for card in standard().cards]
    middle = standard().middles[cards.index(given["left"]), cards.index(given["right"])]
    shown = {
        "needs": [_words(need) for need in middle.needs],
        "rewards": [
            [bliss, bool(middle.milk >> task & 1), ANIMALS[middle.animal.bit_length() - 1] if task == 2 else None]
            for task, bliss in enumerate((*middle.bliss, 0))
        ],
        "prep": {"base": middle.prep.base, "minus_animals": middle.prep.per_animal == -1},
        "score": {"base": middle.score.base, "plus": _plus(middle.score)},
        "blocks": [task + 1 for task in bits_of(middle.blocks)],
        "pass": middle.passes,
    }
    expect = {
        **expect,
        **({"needs": [sorted(n, key=CROPS.index) for n in expect["needs"]]} if "needs" in expect else {}),
    }
    assert {key: shown[key] for key in expect} == expect


@of_kind("feasible")
def test_feasible(given: Any, do: Any, expect: Any) -> None:
    gnomes = {gnome.id: i for i, gnome in enumerate(standard().gnomes)}
    team = sum(1 << gnomes[id] for id in given["gnomes"])
    teams = Teams(standard().gnomes, 2 if given.get("month") == "may" else 0)
    needs = given["needs"]
    if isinstance(needs, str):
        icons = next(card.right.needs for card in standard().cards if card.id == needs)
    else:
        one, two, three = (tuple(words.count(crop) for crop in CROPS) for words in needs)
        icons = one, two, three
    sets = list(bits_of(teams.sets(icons)[team]))
    maximal = [s for s in sets if not any(s != t and s & t == s for t in sets)]
    assert sorted([bit + 1 for bit in bits_of(s)] for s in maximal) == sorted(expect["maximal_sets"])
    assert sum(standard().gnomes[i].prep for i in bits_of(team)) == expect["prep"]
    assert max(sets) < SETS


@of_kind("season")
def test_season(given: Any, do: Any, expect: Any) -> None:
    stands = season([winner - 1 for winner in given["winners"]])
    assert stands.winner is not None
    assert {"wins": list(stands.wins), "winner": stands.winner + 1, "decided_after": stands.decided_after} == expect


@of_kind("pack")
def test_pack(given: Any, do: Any, expect: Any) -> None:
    text = with_field(given["card"], given["half"], PACK_FIELDS[given["key"]], given["value"])
    if expect["refused"] is None:
        read_pack(text, "mine.toml")
    else:
        with pytest.raises(PackError, match="card c6 left, pass"):
            read_pack(text, "mine.toml")


@of_kind("play")
def test_play(given: Any, do: Any, expect: Any) -> None:
    if "refused" in expect:
        with pytest.raises(OptionError) as caught:
            fresh(**_texts(given["setup"]))
        assert caught.value.reason.code == expect["refused"]
        return
    game = fresh(**_texts(given["setup"])) if "setup" in given else _position(given["position"])
    game.play(*do)
    for key, value in expect.items():
        assert _fact(game, key, value) == value, key


def _position(given: Mapping[str, Any]) -> Desk:
    rest = dict(given)
    score = rest.pop("team_score", None)
    facts: dict[str, Any] = {
        "scores": (score, score) if score is not None else tuple(rest.pop("scores")),
        "round": rest.pop("round"),
        "pair": " ".join(rest.pop("pair")),
        "pile": _blocks(rest.pop("pile")),
        "discards": " ".join(rest.pop("discards", [])),
        "queue": _blocks(rest.pop("queue", [])),
    }
    for key in SETS_OF_IDS:
        one, two = ([*rest.pop(key, []), [], []])[:2]
        facts[key] = (" ".join(one), " ".join(two))
    facts |= _texts(rest)
    return desk(**facts)


def _texts(options: Mapping[str, Any]) -> dict[str, str]:
    return {key: ("off", "on")[value] if isinstance(value, bool) else str(value) for key, value in options.items()}


def _blocks(blocks: Sequence[Sequence[str]]) -> str:
    return " | ".join(" ".join(block) for block in blocks)


def _words(need: Icons) -> list[str]:
    return [crop for crop, count in zip(CROPS, need, strict=True) for _ in range(count)]


def _plus(amount: Amount) -> str | None:
    return "animals" if amount.per_animal else "hand" if amount.per_gnome else None


def _split(text: str) -> list[list[str]]:
    return [block.split() for block in text.split("|") if block.strip()]


def _side(game: Desk, side: int) -> int | str:
    return "automa" if side and game.rules.config.solo else side + 1


def _named(mask: int) -> list[str]:
    return sorted(ANIMALS[bit] for bit in bits_of(mask))


def _winner(game: Desk) -> int | str | None:
    if game.rules.config.basket:
        return "garden" if game.winner is None else "team"
    return None if game.winner is None else _side(game, game.winner)


def _fact(game: Desk, key: str, wanted: Any) -> Any:  # noqa: PLR0912
    """The fact `key` of a position in the words of the examples; `wanted` shapes the answer only for "illegal"."""
    state: State = game.state
    match key:
        case "scores":
            return list(game.scores)
        case "team_score":
            return game.scores[0]
        case "prep":
            return list(state.preps)
        case "order":
            return [_side(game, side) for side in game.order]
        case "hands":
            return [game.hand(0).split(), game.hand(1).split()]
        case "queue":
            return _split(game.queue())
        case "pile":
            return _split(game.pile())
        case "pair":
            return game.pair().split()
        case "discards":
            return game.discards().split()
        case "controls":
            return [standard().cards[card].id for card in state.controls if card != NO_CARD]
        case "animals":
            return [_named(state.animals[side] | state.flipped[side]) for side in (0, 1)]
        case "active":
            return [_named(mask) for mask in state.animals]
        case "flipped":
            return [_named(mask) for mask in state.flipped]
        case "to_move":
            return None if game.turn is None else "nature" if game.turn < 0 else game.turn + 1
        case "asked":
            return game.asked
        case "legal":
            return [text for text in wanted if text in game.legal] + sorted(game.legal - set(wanted))
        case "may_do":
            return [text for text in wanted if text in game.legal]
        case "legal_count":
            return len(game.legal)
        case "illegal":
            return {text: game.why(text) for text in wanted}
        case "last_round":
            return [game.last(0), game.last(1)]
        case "over":
            return game.turn is None
        case "winner":
            return _winner(game)
        case "round":
            return state.round
    raise KeyError(key)
