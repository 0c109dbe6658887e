"""Who knows what (FF-192 to FF-198, section 5.7)."""

from __future__ import annotations

from random import Random

import pytest

from garden_desktop.bots.levels import LEVELS
from garden_desktop.games.fire_and_flora import GAME
from garden_desktop.games.fire_and_flora.data.cards import plus
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules, unseen
from garden_desktop.games.fire_and_flora.rules.state import HIDDEN, State
from tests.games.fire_and_flora.desk import THREE, TWO, Desk, desk, rules_of, types
from tests.games.fire_and_flora.walks import tables, walk


def positions(rules: FloraRules, seed: int, number: int) -> list[State]:
    states = [state for state, _ in walk(rules, seed)]
    return Random(seed).sample(states, min(number, len(states)))


def seen(table: Desk, text: str) -> list[str]:
    """How a move looks to every seat, and last to the shared screen."""
    move = table.rules.parse_move(text)
    viewer = [*range(table.rules.seats), None]
    return [table.rules.move_text(table.rules.seen_by(table.state, move, seat)) for seat in viewer]


@pytest.mark.rule("FF-192")
def test_a_hand_is_known_to_its_owner_and_its_size_to_all() -> None:
    table = desk(*THREE, hands=("water", "fire time", ""))
    for viewer in (1, 2, 3, None):
        view = table.sees(viewer)
        assert [own is not None for own in view.hands] == [seat == viewer for seat in (1, 2, 3)]
        assert view.sizes == (1, 2, 0)


@pytest.mark.rule("FF-193")
def test_a_drawn_card_is_seen_by_the_one_who_draws() -> None:
    table = desk(*THREE, active=2, coins=(0, 2)).play("draw")
    assert seen(table, "resource fire") == ["resource ?", "resource fire", "resource ?", "resource ?"]


@pytest.mark.rule("FF-193")
def test_a_stolen_card_is_seen_by_thief_and_victim() -> None:
    table = desk(*THREE, hands=("nefarious", "", "water")).play("nefarious steal-card 3, pass, pass")
    assert seen(table, "steal water") == ["steal water", "steal ?", "steal water", "steal ?"]


@pytest.mark.rule("FF-193")
def test_a_card_of_the_pack_rat_is_seen_by_giver_and_receiver() -> None:
    table = desk(*THREE, phase="event", hands=("water", "fire", "time")).play("event packrat1")
    assert seen(table, "rat water") == ["rat water", "rat water", "rat ?", "rat ?"]
    table.play("rat water")
    picks = [table.sees(viewer).rats[0] for viewer in (1, 2, 3, None)]
    assert picks == [0, 0, HIDDEN, HIDDEN]


@pytest.mark.rule("FF-194")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_but_hands_deck_drafts_and_picks_is_open(seats: int) -> None:
    rules = rules_of(seats, **({"mode": "solo_challenge"} if seats == 1 else {}))
    for state in positions(rules, 3, 80):
        view = rules.view(state, None)
        assert view._replace(hands=state.hands, deck=state.deck, rats=state.rats, talks=state.talks) == state


@pytest.mark.rule("FF-194")
def test_proposed_offers_are_open() -> None:
    table = desk(*THREE, coins=(3, 3, 3)).play("offer 2, give coins 2, propose")
    assert table.sees(3).talks == table.state.talks


@pytest.mark.rule("FF-195")
def test_the_deck_is_shown_to_nobody_but_a_seat_may_know_the_sum_of_the_rest() -> None:
    table = desk(*THREE, hands=("water fire", "time", "labor nefarious"), discard="water")
    for viewer in (1, 2, 3, None):
        assert table.sees(viewer).deck is None
        assert table.sees(viewer).left == 64 - 6
    rest = unseen(table.rules.config, table.sees(1))
    assert table.state.deck is not None
    assert rest == plus(table.state.deck, types("time labor nefarious"))


@pytest.mark.rule("FF-196")
def test_a_draft_is_seen_by_its_author_until_it_is_proposed() -> None:
    table = desk(*THREE, hands=("water",), coins=(3, 3, 3)).play("offer 2")
    assert seen(table, "give water") == ["give water", "draft ?", "draft ?", "draft ?"]
    table.play("give water")
    shown = table.sees(1).talks
    assert shown == table.state.talks
    for viewer in (2, 3, None):
        talks = table.sees(viewer).talks
        assert talks is not None
        assert talks.draft is not None
        assert (talks.draft.author, talks.draft.partner) == (0, 1)
        assert (talks.draft.give, talks.draft.get) == (None, None)
    table.play("propose")
    assert table.sees(3).talks == table.state.talks


@pytest.mark.rule("FF-197", "FF-115")
def test_a_block_window_looks_the_same_whatever_the_seat_asked_holds() -> None:
    rows = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2", "HQ3 | EF3")
    with_fire = desk(*rows, hands=("water", "fire", "fire")).play("play water EF1")
    without = desk(*rows, hands=("water", "time", "fire")).play("play water EF1")
    for _ in range(3):
        for viewer in (1, 3, None):
            assert with_fire.sees(viewer) == without.sees(viewer)
        assert with_fire.mover == without.mover
        if with_fire.node == "block":
            with_fire.play("pass")
            without.play("pass")


@pytest.mark.rule("FF-197")
def test_a_douse_window_looks_the_same_whatever_its_owner_holds() -> None:
    row = "HQ1 | C16 sagebrush small"
    wet, dry = (
        desk(row, "HQ2", phase="event", firefighting="on", hands=(hand,)).play("event F01, die central")
        for hand in ("water", "time")
    )
    assert wet.sees(2) == dry.sees(2)
    assert wet.sees(None) == dry.sees(None)
    assert wet.play("pass").sees(None) == dry.play("pass").sees(None)


@pytest.mark.rule("FF-192", "FF-195")
def test_positions_that_differ_in_hidden_cards_alone_look_the_same() -> None:
    """A thousand guesses: another deal of what is hidden gives the same view, moves, explanations and result."""
    rng, pairs = Random(5), 0
    for seed, rules in enumerate(tables(32)):
        for state in positions(rules, seed, 36):
            viewer = rng.randrange(rules.seats)
            view = rules.view(state, viewer)
            other = rules.determinize(view, viewer, rng)
            assert rules.view(other, viewer) == view
            assert rules.view(other, None) == rules.view(state, None)
            assert rules.result(other) == rules.result(state)
            if rules.to_move(state) == viewer:
                assert list(rules.legal_moves(view)) == list(rules.legal_moves(state))
                assert list(rules.legal_moves(other)) == list(rules.legal_moves(state))
            pairs += 1
    assert pairs >= 1000


@pytest.mark.rule("FF-195")
def test_every_deal_of_the_hidden_cards_can_come_up() -> None:
    table = desk(*TWO, hands=("water", "fire time"), discard="labor")
    hands = set()
    for seed in range(400):
        other = table.rules.determinize(table.sees(1), 0, Random(seed))
        assert other.hands[0] == types("water")
        hands.add(other.hands[1])
    assert len(hands) == 15


@pytest.mark.rule("FF-141")
def test_what_was_offered_is_certainly_held() -> None:
    table = desk(*TWO, hands=("nefarious nefarious", "fire")).play("offer 2, give nefarious, give nefarious, propose")
    for seed in range(20):
        assert table.rules.determinize(table.sees(2), 1, Random(seed)).hands[0] == types("nefarious nefarious")


@pytest.mark.rule("FF-198", "FF-219")
@pytest.mark.parametrize("level", LEVELS)
def test_a_computer_player_moves_alike_where_it_sees_the_same(level: str) -> None:
    """Two games that differ only in what it cannot see get the same move, and it answers every question."""
    rows = ("HQ1 | EF1 sagebrush small", "HQ2 | EF2 mustard big | S12")
    one = desk(*rows, hands=("water labor", "fire"), coins=(4, 4), market="C17")
    two = desk(*rows, hands=("water labor", "time"), coins=(4, 4), market="C17")
    bot = LEVELS[level](GAME.policy(one.rules))
    moves = [bot.choose(table.rules, table.sees(1), 0, Random(9)) for table in (one, two)]
    assert moves[0] == moves[1]
    assert moves[0] in one.rules.legal_moves(one.state)


@pytest.mark.rule("FF-219")
def test_computer_players_are_asked_everything_a_seat_is_asked() -> None:
    """The walks are games of computer players: whatever they were asked, they answered by the rules."""
    asked = {state.ask.kind for seed, rules in enumerate(tables(16)) for state, _ in walk(rules, seed)}
    assert asked >= {"actions", "block", "draft", "answer", "answer_counter", "site", "choose", "protect", "quake"}


def test_what_shows_a_card_cannot_be_taken_back_freely() -> None:
    table = desk("HQ1 | EF1 sagebrush small | C17 reservoir1", "HQ2 | EF2", hands=("water fire", "fire"), coins=(9, 1))
    shows = {
        text: table.rules.reveals(table.state, table.rules.parse_move(text))
        for text in (
            "play water EF1",
            "sell water",
            "nefarious steal-card 2",
            "use reservoir1 discard fire",
            "propose",
            "accept",
            "block fire",
            "discard fire",
            "douse",
            "buy C17",
            "draw",
            "offer 2",
            "give water",
            "withdraw",
            "decline",
            "pass",
            "end",
            "site EF1",
            "use nursery1 poppy on EF1",
        )
    }
    assert [text for text, shown in shows.items() if shown] == [
        "play water EF1",
        "sell water",
        "nefarious steal-card 2",
        "use reservoir1 discard fire",
        "propose",
        "accept",
        "block fire",
        "discard fire",
        "douse",
    ]
