"""Computer players of Paths & Flower Beds: what they answer, what they see, and what they foresee."""

from __future__ import annotations

from random import Random
from typing import get_args

import numpy as np
import pytest

from garden_desktop import paths
from garden_desktop.bots.bot import playout
from garden_desktop.bots.levels import LEVELS
from garden_desktop.core.character import characters
from garden_desktop.core.packs import PackError
from garden_desktop.core.rules import Level
from garden_desktop.core.square import mask_of
from garden_desktop.games.paths_and_flower_beds.advice.character import Character
from garden_desktop.games.paths_and_flower_beds.advice.evaluation import GardenArrays, GardenValue
from garden_desktop.games.paths_and_flower_beds.advice.policy import policy
from garden_desktop.games.paths_and_flower_beds.rules.rules import FlowerRules
from garden_desktop.games.paths_and_flower_beds.rules.state import Garden, Move
from tests.games.paths_and_flower_beds.desk import rules_of
from tests.games.paths_and_flower_beds.tables import WAYS, Way, named, rules_for, walk

EVERY: tuple[Level, ...] = get_args(Level)
GAMES = 8


def never() -> bool:
    return False


@pytest.mark.parametrize("way", WAYS, ids=named)
def test_every_level_answers_every_question_with_a_legal_move(way: Way) -> None:
    rules = rules_for(way)
    players = policy(rules)
    asked = [state for state, move in walk(way) if move is not None and move.kind in ("name", "place", "trace")]
    for number, state in enumerate(asked[:: len(asked) // 6]):
        level = EVERY[number % len(EVERY)]
        move = players.choose_move(rules.view(state, state.mover), state.mover, level, Random(1), never)
        assert rules.why_not(state, move) is None, (level, rules.move_text(move))


def test_the_same_view_and_dice_get_the_same_move() -> None:
    rules = rules_of(2, "M1")
    asked = [state for state, move in walk((2, "M1", {})) if move is not None and move.kind == "place"][::5]
    answers = [
        [policy(rules).choose_move(rules.view(one, one.mover), one.mover, "expert", Random(3), never) for one in asked]
        for _ in range(2)
    ]
    assert answers[0] == answers[1]


def test_who_is_late_still_gives_a_legal_move() -> None:
    rules = rules_of(2, "M1")
    state = next(state for state, move in walk((2, "M1", {})) if move is not None and move.kind == "place")
    move = policy(rules).choose_move(rules.view(state, state.mover), state.mover, "expert", Random(3), lambda: True)
    assert rules.why_not(state, move) is None


@pytest.mark.parametrize("level", EVERY[1:])
def test_the_last_gap_of_a_crossing_is_closed(level: Level) -> None:
    """Three squares are lacking between two opposite gates, and the piece that closes them is in hand."""
    rules = rules_of(1, "M1")
    there, free = (
        mask_of(rules.config.board.index[cell] for cell in cells.split())
        for cells in ("d1 d2 d3 d7 e7 e8", "d4 d5 d6 a1 a2 a3 a4 b1 b2 g7 g8 h6 h7 h8")
    )
    garden = rules.config.layings.empty()._replace(free=free, path=there)
    state = rules.apply(rules.setup(), Move("draw", piece="P2"))._replace(gardens=(garden,))
    assert policy(rules).choose_move(state, 0, level, Random(1), never) == Move("place", cell="d4")


def test_the_easy_one_trusts_in_turns_that_will_not_come() -> None:
    """The same way, once closed and once three squares short of it, with little room left: how much of the first the
    second is taken to be worth."""
    rules = rules_of(1, "M1")
    plots, shipped = GardenArrays(rules.config), paths.resource("paths_and_flower_beds", "players.toml")
    of = characters(shipped.read_text(encoding="utf-8"), "players.toml", Character, 1)
    room = "a1 a2 a3 a4 b1 b2 g7 g8 h6 h7 h8 b7 b8 c8"
    gardens = [
        _garden(rules, "d1 d2 d3 d4 d5 d6 d7 e7 e8", room),
        _garden(rules, "d1 d2 d3 d7 e7 e8", f"d4 d5 d6 {room}"),
    ]
    columns = np.hstack([plots.column(garden) for garden in gardens])
    closed, open_ = zip(
        *(GardenValue(rules.config, plots, of[level]).value_of(columns) for level in EVERY), strict=True
    )
    hopes = [float(there) / float(sure) for sure, there in zip(closed, open_, strict=True)]
    assert hopes == sorted(hopes, reverse=True)
    assert hopes[0] > 0.2
    assert hopes[-1] < 0.01


def _garden(rules: FlowerRules, path: str, free: str) -> Garden:
    masks = [mask_of(rules.config.board.index[cell] for cell in cells.split()) for cells in (path, free)]
    return rules.config.layings.empty()._replace(path=masks[0], free=masks[1])


def test_a_drawn_walk_is_the_best_one() -> None:
    rules = rules_of(2, "M1", trace_mode="own_strict")
    for state, move in walk((2, "M1", {"trace_mode": "own_strict"})):
        if move is not None and state.phase == "tracing":
            garden = state.gardens[state.mover]
            assert garden is not None
            drawn = policy(rules).choose_move(state, state.mover, "easy", Random(1), never)
            assert rules.walks.drawn(garden, drawn).total == rules.walks.best(garden).total


def test_a_thoughtful_player_beats_chance() -> None:
    rules = rules_of(2, "M1")
    players = [LEVELS["thoughtful"](policy(rules)), LEVELS["random"](None)]
    won = [rules.result(playout(rules, seed, players)).ranks[0] == 1 for seed in range(GAMES)]
    assert sum(won) >= GAMES - 1


@pytest.mark.parametrize("word", ["hope = true", 'hope = "great"', "haste = 1"])
def test_a_file_that_says_what_no_player_has_is_refused(word: str) -> None:
    shipped = paths.resource("paths_and_flower_beds", "players.toml").read_text(encoding="utf-8")
    assert characters(shipped, "players.toml", Character, 2)["expert"].ahead > 0
    with pytest.raises(PackError, match=r"players\.toml: .*easy"):
        characters(shipped.replace("[easy]", f"[easy]\n{word}"), "players.toml", Character, 2)


def test_nothing_but_the_own_garden_is_looked_at() -> None:
    """Hidden gardens are not even in the view; open ones change nothing."""
    rules = rules_of(3, "M1", open_grids="on")
    states = [state for state, move in walk((3, "M1", {"open_grids": "on"})) if move and move.kind == "name"]
    state = states[len(states) // 2]
    hidden = tuple(one if seat == state.mover else None for seat, one in enumerate(state.gardens))
    answers: list[Move] = [
        policy(rules).choose_move(view, state.mover, "steady", Random(1), never)
        for view in (state, state._replace(gardens=hidden))
    ]
    assert answers[0] == answers[1]
