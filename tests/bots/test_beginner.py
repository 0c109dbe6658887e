"""Beginner: it is given a view alone, and makes the move after which the table shows the highest score of its own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from garden_desktop.bots.bot import RandomBot, playout
from garden_desktop.bots.unusual import BeginnerBot, shown_scores
from garden_desktop.core.gesture import InputStep
from garden_desktop.core.options import resolve_options
from garden_desktop.core.rules import Rules
from garden_desktop.core.table import Table
from garden_desktop.core.text import Message, SideName
from garden_desktop.core.types import CHANCE
from garden_desktop.games import registry
from garden_desktop.ladder.games import LadderSetup, play, tables_beside
from tests.games.fire_and_flora.desk import desk
from tests.shipped import SHIPPED

EVERY = 5
"""Of so many decisions of a match one is tried, and of its moves only some."""
MOVES = 12


def first_match(key: str) -> tuple[Rules[Any, Any], Table[Any, Any]]:
    """Rules and table of a first match of two."""
    game = registry.games()[key]
    pack = registry.load_pack(game, None)
    rules = game.rules(2, resolve_options(game, dict(game.presets[0].values), 3, pack), pack)
    return rules, game.table(rules)


def decisions(rules: Rules[Any, Any]) -> Iterator[Any]:
    """Some positions of a random match in which a seat has to decide."""
    states = list[Any]()
    playout(rules, 5, [RandomBot(), RandomBot()], lambda state, move: states.append(state))
    asked = [one for one in states if rules.to_move(one) != CHANCE and len(rules.legal_moves(one)) > 1]
    yield from asked[::EVERY]


def foretold(sentences: Iterator[Message] | Any, seat: int) -> Any:
    """The score after the move in the first sentence that tells a score of this seat before and after it, else None."""
    for sentence in sentences:
        told = dict(sentence.args)
        if "now" in told and told.get("who", SideName(seat)) == SideName(seat):
            return told["then"]
    return None


def test_it_plays_the_card_that_brings_a_star() -> None:
    at = desk("HQ1 | EF1 | C06 sagebrush big | C17", "HQ2", hands=("water",), coins=(20, 0))
    bot = BeginnerBot(registry.games()["fire_and_flora"].table(at.rules))
    made = {at.rules.move_text(bot.choose(at.rules, at.sees(1), 0, Random(seed))) for seed in range(20)}
    assert made == {"play water C06"}


def test_it_does_any_of_the_things_that_change_nothing_and_ends_no_sooner() -> None:
    at = desk("HQ1", "HQ2", hands=("water",), coins=(20, 0))
    bot = BeginnerBot(registry.games()["fire_and_flora"].table(at.rules))
    made = {at.rules.move_text(bot.choose(at.rules, at.sees(1), 0, Random(seed))) for seed in range(60)}
    assert {"end", "draw", "sell water"} < made


@pytest.mark.parametrize("key", SHIPPED)
def test_it_goes_by_the_scores_that_the_preview_tells_and_by_nothing_hidden(key: str) -> None:
    rules, table = first_match(key)
    told = 0
    for state in decisions(rules):
        seat = rules.to_move(state)
        assert seat is not None
        view = rules.view(state, seat)
        look = table.make_view_model(view, seat)
        scores = shown_scores(rules, look, view, seat, Random(1))
        assert scores == shown_scores(rules, look, view, seat, Random(2)), "whatever others hide"
        for move, score in list(zip(rules.legal_moves(view), scores, strict=True))[:MOVES]:
            then = foretold(look.preview_move(move), seat)
            told += then is not None
            # Of stars that differ with the place of a child the preview tells the fewest and the most.
            assert then is None or score == (dict(then.args)["most"] if isinstance(then, Message) else then)
        chosen = BeginnerBot(table).choose(rules, view, seat, Random(1))
        assert scores[rules.legal_moves(view).index(chosen)] == max(scores)
    assert told or key == "gnomadic_gardeners", "its preview is no sentence, see below"


def test_of_a_bench_it_reads_the_bliss_beside_it_and_of_tasks_the_score_in_the_side_panel() -> None:
    rules, table = first_match("gnomadic_gardeners")
    seen = set[str]()
    for state in decisions(rules):
        seat = rules.to_move(state)
        assert seat is not None
        view = rules.view(state, seat)
        for move in rules.legal_moves(view)[:MOVES]:
            steps: tuple[InputStep, ...] = tuple(step for step in table.gesture(view, move) if step.loose)
            look: Any = table.make_view_model(view, seat, steps)
            seen.add(move.kind)
            if move.kind == "commit":
                assert look.preview_score(move) == view.scores[seat] + look.choosing().sum.total
            elif move.kind == "fulfil":
                preview = look.side_summary(seat).preview
                assert look.preview_score(move) == (view.scores[seat] if preview is None else preview)
    assert {"commit", "fulfil"} <= seen


@pytest.mark.parametrize("key", SHIPPED)
def test_a_ladder_of_easy_beside_beginners_fails_nowhere(key: str) -> None:
    options = tuple(sorted(registry.games()[key].presets[0].values.items()))
    games = list(tables_beside(("easy",), ("beginner",), 2, range(1, 3)))
    played = [play(LadderSetup(key, 2, options), game) for game in games]
    assert [one.failures for one in played] == [0, 0]
    assert all("beginner" in one.thinking for one in played)
