"""How a game stands, and the score line by line."""

from __future__ import annotations

from garden_desktop.core.text import plain
from tests.games.gnomadic_gardeners.desk import desk, fresh, solo


def test_standings_while_the_game_runs() -> None:
    assert desk(scores=(10, 8)).rules.result(desk(scores=(10, 8)).state).ranks == (1, 2)
    assert desk(scores=(8, 8)).rules.result(desk(scores=(8, 8)).state).ranks == (1, 1)
    assert desk(scores=(3, 8)).rules.result(desk(scores=(3, 8)).state).ranks == (2, 1)


def test_the_end_in_words() -> None:
    game = desk(scores=(70, 77)).play("commit g01", "commit g08", "fulfil none", "fulfil none")
    result = game.rules.result(game.state)
    assert (result.scores, result.ranks) == ((72, 81), (2, 1))
    assert plain(result.reason) == "Seat 2 wins with 81 bliss."
    assert result.tiebreak is None


def test_ties_in_words() -> None:
    alone = solo(scores=(72, 71), animals=("", "goat cow mouse"))
    alone.play("commit g01 g02 g03", "control c1", "control c2", "fulfil 1")
    tie = alone.rules.result(alone.state).tiebreak
    assert tie is not None
    assert plain(tie) == "Tied on bliss: you win ties against the Scarecrow."


def test_the_basket_in_words() -> None:
    def told(score: int) -> str:
        game = desk(mode="basket", scores=(score, score), round=7)
        game.play("commit g01 g02", "commit g08 g09", "fulfil none", "fulfil none")
        return plain(game.rules.result(game.state).reason)

    assert told(160) == "The basket is full: 160 bliss in 7 rounds."
    assert told(150) == "The basket is 4 bliss short of the goal of 154."


def test_every_point_has_a_line_with_its_round() -> None:
    game = desk(animals=("horse", "")).play("commit g02", "commit g08", "fulfil 2", "fulfil none")
    game.play("task c3", "commit g05 g06", "commit g02 g07", "fulfil none", "fulfil none")
    lines = game.rules.explain(game.state, 0)
    assert [(plain(line.label), line.points, line.round) for line in lines] == [
        ("Task 2", 4, 1),
        ("Helpful Horse", 1, 1),
        ("Charisma", 2, 1),
        ("Helpful Horse", 2, 2),
    ]
    assert [line.sprite for line in lines] == ["bliss", "animal-horse", "bliss", "animal-horse"]
    assert sum(line.points for line in lines) == game.scores[0]


def test_the_automas_head_start_is_a_line() -> None:
    game = fresh(mode="solo", month="april")
    (line,) = game.rules.explain(game.state, 1)
    assert (plain(line.label), line.points, line.round) == ("Head start", 7, 0)


def test_in_the_basket_each_line_says_whose_it_is() -> None:
    game = desk(mode="basket").play("commit g02", "commit g08", "fulfil none", "fulfil none")
    notes = [plain(line.note) for line in game.rules.explain(game.state, 0) if line.note]
    assert notes == ["Round 1, Seat 1", "Round 1, Seat 2"]
