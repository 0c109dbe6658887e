"""Offers and their life (FF-131 to FF-146, section 5.5)."""

from __future__ import annotations

import pytest

from tests.games.fire_and_flora.desk import FOUR, THREE, TWO, desk


@pytest.mark.rule("FF-131")
def test_only_the_active_player_opens_offers_and_only_in_part_four() -> None:
    table = desk(*THREE, phase="event")
    assert table.why("offer 2") == "not_your_decision"
    acting = desk(*THREE, active=2)
    assert {"offer 1", "offer 3"} <= set(acting.legal)
    assert acting.why("offer 2") == "self_target"
    assert acting.why("offer 4") == "no_such_seat"


@pytest.mark.rule("FF-132", "FF-144")
def test_cards_coins_and_lands_change_hands_at_once_and_only_on_accept() -> None:
    table = desk(
        "HQ1 | EF1 | C17",
        "HQ2 | EF2 | S12 | C08",
        hands=("water time", "fire fire"),
        coins=(6, 2),
    )
    table.play("offer 2, give coins 5, give water, give time, give C17, get coins 1, get fire, get S12, propose")
    assert (table.row(1), table.state.coins, table.hand(2)) == ("HQ1 EF1 C17", (6, 2), "fire fire")
    table.play("accept")
    assert (table.row(1), table.row(2)) == ("HQ1 EF1 S12", "HQ2 EF2 C08 C17")
    assert table.state.coins == (2, 6)
    assert (table.hand(1), table.hand(2)) == ("fire", "water fire time")
    assert table.state.sizes == (1, 3)
    assert (table.node, table.mover, table.state.talks) == ("actions", 1, None)


@pytest.mark.rule("FF-133")
def test_plants_and_buildings_move_with_their_parcel() -> None:
    table = desk("HQ1 | EF1 | C17 nursery1 | C06 sagebrush big", "HQ2 | EF2", coins=(9, 9))
    table.play("offer 2, give C17, give C06, propose, accept")
    assert (table.at("C17"), table.at("C06")) == ("nursery1", "sagebrush big")
    assert (table.stars(1), table.stars(2)) == (0, 2)
    assert table.why("use nursery1 poppy on EF1") == "no_building"


@pytest.mark.rule("FF-134")
def test_a_trade_is_with_one_partner() -> None:
    table = desk(*FOUR, coins=(1, 1, 1, 1)).play("offer 3, give coins 1, propose")
    assert table.mover == 3
    table.play("accept")
    assert table.state.coins == (0, 1, 2, 1)


@pytest.mark.rule("FF-135")
@pytest.mark.parametrize(("part", "coins"), [("give coins 2", (1, 5)), ("get coins 2", (5, 1))])
def test_one_side_may_be_empty_but_not_both(part: str, coins: tuple[int, int]) -> None:
    table = desk(*TWO, coins=(3, 3)).play("offer 2")
    assert table.why("propose") == "empty_offer"
    table.play(part, "propose, accept")
    assert table.state.coins == coins


@pytest.mark.rule("FF-136")
def test_lands_received_keep_their_order_at_the_right_end() -> None:
    table = desk("HQ1 | C17 | EF1 | C08", "HQ2 | S12 | EF2")
    table.play("offer 2, give C17, give C08, get S12, propose, accept")
    assert (table.row(1), table.row(2)) == ("HQ1 EF1 S12", "HQ2 EF2 C17 C08")


@pytest.mark.rule("FF-137")
def test_a_land_from_a_trade_does_not_count_as_bought() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2 | S12", coins=(9,), market="C17")
    table.play("offer 2, get S12, propose, accept, buy C17")
    assert table.row(1) == "HQ1 EF1 S12 C17"


@pytest.mark.rule("FF-138")
def test_headquarters_may_be_traded() -> None:
    table = desk(*TWO).play("offer 2, give HQ1, get HQ2, propose, accept")
    assert (table.row(1), table.row(2)) == ("EF1 HQ2", "EF2 HQ1")


@pytest.mark.rule("FF-140")
def test_a_draft_has_one_spelling() -> None:
    table = desk("HQ1 | EF1 | C17", "HQ2 | EF2", hands=("water fire", "time"), coins=(3, 3)).play("offer 2, give fire")
    assert table.why("give coins 1") == "draft_order"
    assert table.why("give water") == "draft_order"
    assert table.why("give fire") == "not_owned"
    table.play("give EF1")
    assert table.why("give HQ1") == "draft_order"
    assert table.why("give EF1") == "draft_order"
    assert table.why("give C17") is None
    table.play("get coins 1")
    assert table.why("get coins 1") == "draft_order"
    assert table.why("give C17") == "draft_order"
    table.play("get EF2")
    assert table.why("get time") == "draft_order"
    table.play("withdraw")
    assert (table.node, table.state.coins) == ("actions", (3, 3))


@pytest.mark.rule("FF-141")
def test_what_is_given_must_be_held_and_what_is_wanted_may_be_anything() -> None:
    table = desk("HQ1 | EF1", "HQ2 | EF2", hands=("water", "time time"), coins=(2, 4)).play("offer 2")
    assert table.why("give coins 3") == "not_enough_coins"
    assert table.why("give time") == "not_owned"
    assert table.why("give EF2") == "not_owned"
    assert table.why("get coins 5") == "not_owned"
    assert table.why("get EF1") == "not_owned"
    table.play("get nefarious, get nefarious")
    assert table.why("get nefarious") == "too_many_cards"
    table.play("propose")
    assert table.legal == ["counter", "decline"]
    assert table.why("accept") == "card_not_held"


@pytest.mark.rule("FF-142")
def test_the_partner_accepts_declines_or_counters() -> None:
    table = desk(*TWO, hands=("water", "time")).play("offer 2, give water, get time, propose")
    assert sorted(table.legal) == ["accept", "counter", "decline"]
    table.play("decline")
    assert (table.node, table.hand(1), table.hand(2)) == ("actions", "water", "time")


@pytest.mark.rule("FF-143")
def test_a_declined_counter_leaves_the_first_offer() -> None:
    table = desk(*TWO, coins=(5, 5)).play("offer 2, give coins 1, propose, counter, get coins 3, propose")
    assert (table.node, table.mover, sorted(table.legal)) == ("answer_counter", 1, ["accept", "decline", "withdraw"])
    table.play("decline")
    assert (table.node, table.mover, sorted(table.legal)) == ("answer", 2, ["accept", "decline"])
    assert table.why("counter") == "counter_used"
    table.play("accept")
    assert table.state.coins == (4, 6)


@pytest.mark.rule("FF-143")
def test_a_withdrawn_counter_draft_leaves_the_first_offer_and_uses_up_the_counter() -> None:
    table = desk(*TWO, coins=(5, 5)).play("offer 2, give coins 1, propose, counter, get coins 3, withdraw")
    assert (table.node, table.mover, sorted(table.legal)) == ("answer", 2, ["accept", "decline"])


@pytest.mark.rule("FF-143")
def test_the_proposer_may_drop_both_offers() -> None:
    table = desk(*TWO, coins=(5, 5)).play("offer 2, give coins 1, propose, counter, get coins 3, propose, withdraw")
    assert (table.node, table.mover, table.state.coins) == ("actions", 1, (5, 5))


@pytest.mark.rule("FF-143")
def test_an_accepted_counter_is_done_from_the_partners_side() -> None:
    table = desk(*TWO, coins=(5, 5), hands=("water", "fire"))
    table.play("offer 2, give water, propose, counter, give fire, get coins 2, propose, accept")
    assert table.state.coins == (3, 7)
    assert (table.hand(1), table.hand(2)) == ("water fire", "")


@pytest.mark.rule("FF-143")
def test_the_proposer_must_hold_what_a_counter_asks_for() -> None:
    table = desk(*TWO, hands=("water", "fire")).play("offer 2, get fire, propose, counter, get time, propose")
    assert sorted(table.legal) == ["decline", "withdraw"]
    assert table.why("accept") == "card_not_held"


@pytest.mark.rule("FF-145")
def test_so_many_offers_a_turn() -> None:
    table = desk(*THREE, coins=(9, 9, 9), offers_per_turn="2")
    table.play("offer 2, withdraw, offer 3, give coins 1, propose, counter, get coins 1, propose, withdraw")
    assert table.why("offer 2") == "offer_limit"
    assert not [text for text in table.legal if text.startswith("offer")]
    table.play("end").settle()
    assert table.state.marks.offers == 0


@pytest.mark.rule("FF-145")
def test_twenty_offers_by_default() -> None:
    table = desk(*TWO)
    for _ in range(20):
        table.play("offer 2, withdraw")
    assert table.why("offer 2") == "offer_limit"


@pytest.mark.rule("FF-146")
def test_nothing_but_cards_coins_and_lands_can_be_promised() -> None:
    table = desk("HQ1", "HQ2", hands=("water", "water"), coins=(1, 1)).play("offer 2")
    kinds = {text.split()[0] for text in table.legal}
    assert kinds == {"give", "get", "withdraw"}
    assert {text for text in table.legal if text.startswith("give")} == {"give coins 1", "give water", "give HQ1"}
