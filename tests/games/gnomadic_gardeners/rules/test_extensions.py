"""Designed extensions: nine-card garden and Shared Basket (GG-162 to GG-168)."""

from __future__ import annotations

import pytest

from garden_desktop.games.gnomadic_gardeners import GAME
from garden_desktop.games.gnomadic_gardeners.data.pack import MONTHS
from tests.games.gnomadic_gardeners.desk import FIRST_SIX, LAST_SIX, desk, fresh, rules_of

DEALS = tuple(f"deal 1 g0{n}" for n in range(1, 7))


@pytest.mark.rule("GG-162")
def test_the_nine_card_garden_adds_two_cards_and_two_animals() -> None:
    game = fresh(garden="nine")
    assert game.pile() == "c1 c2 c3 c4 c5 c6 c7 c8 c9"
    assert game.play("task c9", "task c8").pair() == "c9 c8"
    assert fresh().why("task c8") == "unknown_id", "not part of the seven-card garden"


@pytest.mark.rule("GG-162")
def test_the_nine_card_garden_works_in_every_mode_and_month() -> None:
    for mode in ("duel", "solo", "basket"):
        assert GAME.refuse(1 if mode == "solo" else 2, {"mode": mode, "garden": "nine"}) is None
    for month in MONTHS:
        assert rules_of(garden="nine", month=month).config.cards == 0b111111111
    autumn = fresh(mode="solo", month="september", garden="nine").play("task c4", "task c3", *DEALS)
    assert {"animal bees", "animal tortoise"} <= autumn.legal
    assert len(autumn.legal) == 9


@pytest.mark.rule("GG-162")
def test_its_cards_bring_its_animals() -> None:
    game = desk(pair="c1 c8", garden="nine").play("commit g01 g03", "commit g09", "fulfil 3")
    assert game.animals(0) == "bees"
    assert desk(pair="c1 c9", garden="nine").play("commit g01 g03", "commit g09", "fulfil 3").animals(0) == "tortoise"


@pytest.mark.rule("GG-163")
def test_bees_count_printed_flowers_up_to_three() -> None:
    def bees(play: str) -> int:
        hands = ("g01 g02 g03 g04 g05 g11", "g06 g07 g08 g09 g10 g12")
        game = desk(hands=hands, garden="nine", animals=("bees", ""))
        return game.play(play, "commit g08 g09 g12", "fulfil none").last(0).get("bees", 0)

    assert bees("commit g01 g02") == 0
    assert bees("commit g01 g03") == 1
    assert bees("commit g01 g11") == 2
    assert bees("commit g03 g11") == 3
    assert bees("commit g03 g04 g11") == 3


@pytest.mark.rule("GG-164")
def test_the_tortoise_pays_for_resolving_second() -> None:
    second = desk(garden="nine", animals=("tortoise", "tortoise"))
    second.play("commit g04 g05", "commit g09", "fulfil none", "fulfil none")
    assert (second.order, second.last(0), second.last(1)) == ((1, 0), {"tortoise": 3}, {"charisma": 4})


@pytest.mark.rule("GG-165")
def test_the_basket_has_one_common_score() -> None:
    game = desk(mode="basket", scores=(60, 60)).play("commit g02", "commit g08", "fulfil 2", "fulfil none")
    assert game.scores == (70, 70)
    assert (game.last(0), game.last(1)) == ({"task2": 4, "charisma": 2}, {"charisma": 4})
    for side in (0, 1):
        assert sum(line.points for line in game.rules.explain(game.state, side)) == 70


@pytest.mark.rule("GG-165")
def test_in_the_basket_animals_are_personal_and_look_at_the_partner() -> None:
    hands = ("g01 g02 g03 g04 g05", "g06 g07 g08 g09 g10 g11 g12")
    game = desk(mode="basket", hands=hands, animals=("goat squirrels", "hen cow"))
    game.play("commit g01 g02", "commit g08 g09 g12", "fulfil none", "fulfil none")
    assert (game.last(0), game.last(1)) == ({"goat": 2, "squirrels": 3}, {})
    gained = desk(mode="basket").play("commit g01 g03", "commit g08", "fulfil 3", "fulfil none")
    assert (gained.animals(0), gained.animals(1)) == ("cow", "")


@pytest.mark.rule("GG-166")
def test_in_the_basket_lower_prep_first_and_the_younger_on_a_tie() -> None:
    hands = ("g01 g02 g03 g07 g08 g09", "g04 g05 g06 g10 g11 g12")
    assert desk(mode="basket", hands=hands).play("commit g02", "commit g10").order == (0, 1)
    assert desk(mode="basket", hands=hands).play("commit g02", "commit g06").order == (1, 0)
    assert desk(mode="basket", hands=hands, younger="1").play("commit g02", "commit g06").order == (0, 1)


@pytest.mark.rule("GG-166")
def test_in_the_basket_each_task_is_done_once_but_for_the_piggys_repeat() -> None:
    hands = ("g05 g07 g08 g09 g11 g12", "g01 g02 g03 g04 g06 g10")
    plays = ("commit g07 g11", "commit g01 g02 g03 g04", "fulfil 1")
    assert desk(mode="basket", hands=hands).play(*plays).why("fulfil 1") == "task_taken"
    piggy = desk(mode="basket", hands=hands, animals=("", "piggy")).play(*plays)
    assert piggy.why("fulfil 1") is None
    assert piggy.play("fulfil 1 2").scores == (24, 24)


@pytest.mark.rule("GG-167")
@pytest.mark.parametrize(("level", "goal", "last_round"), [("normal", 154, 7), ("gentle", 154, 8), ("hard", 170, 7)])
def test_the_basket_is_won_at_the_goal_and_lost_after_the_last_round(level: str, goal: int, last_round: int) -> None:
    def ended(score: int, round: int) -> tuple[str, tuple[int, ...]]:
        game = desk(mode="basket", basket_level=level, scores=(score, score), round=round)
        game.play("commit g01 g02", "commit g08 g09", "fulfil none", "fulfil none")
        return game.asked, game.rules.result(game.state).ranks

    assert ended(goal, 3) == ("over", (1, 1)), "as soon as a finished round leaves it there"
    assert ended(goal - 1, last_round - 1) == ("task", (1, 1))
    assert ended(goal - 1, last_round) == ("over", (2, 2))
    assert ended(goal, last_round) == ("over", (1, 1))


@pytest.mark.rule("GG-167")
def test_the_basket_counts_the_bliss_of_the_last_round_in() -> None:
    game = desk(mode="basket", round=7, scores=(149, 149)).play("commit g01", "commit g12", "fulfil none")
    assert game.asked == "fulfil"
    assert game.play("fulfil none").rules.result(game.state).ranks == (1, 1)
    assert game.scores == (154, 154)


@pytest.mark.rule("GG-168")
def test_the_basket_knows_no_months_and_no_season() -> None:
    for options in ({"month": "june"}, {"season": "on"}):
        refused = GAME.refuse(2, {"mode": "basket", **options})
        assert refused is not None
        assert (refused.code, refused.rule) == ("options_clash", "GG-168")
    assert GAME.refuse(2, {"mode": "basket", "month": "none", "season": "off"}) is None


@pytest.mark.rule("GG-168")
def test_in_the_basket_choices_are_sealed_as_ever() -> None:
    one = desk(mode="basket", hands=(FIRST_SIX, LAST_SIX)).play("commit g01")
    two = desk(mode="basket", hands=(FIRST_SIX, LAST_SIX)).play("commit g02 g03")
    assert one.rules.view(one.state, 1) == two.rules.view(two.state, 1)


def test_options_and_seats_that_do_not_go_together_are_refused() -> None:
    clashes = [(1, {"mode": "duel"}), (2, {"mode": "solo"}), (1, {"mode": "basket"})]
    assert [_code(seats, options) for seats, options in clashes] == ["options_clash"] * 3
    unknown = [{"month": "march"}, {"mode": "trio"}, {"weather": "fine"}, {"younger": "3"}]
    assert [_code(2, options) for options in unknown] == ["option_out_of_range"] * 4


def test_an_option_of_another_mode_is_ignored() -> None:
    assert len(fresh(start_gnomes="3").play("task c4", "task c1", *DEALS).hand(0).split()) == 6


def _code(seats: int, options: dict[str, str]) -> str | None:
    refused = GAME.refuse(seats, options)
    return refused.code if refused else None
