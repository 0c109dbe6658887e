"""Move previews and warnings in sentences, from public facts (8.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, ListArg, Message, SideName
from garden_desktop.games.fire_and_flora.advice import preview
from garden_desktop.games.fire_and_flora.advice.preview import PlayPreview, fire_ahead, position_of, still_ahead, win_of
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, FIRE
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules import legality
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    buy,
    coins_a_turn,
    open_parcels,
    owned,
    price_for_card,
    price_of_card,
    price_of_land,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import owner_of
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, State
from garden_desktop.games.fire_and_flora.table import labels
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

# Warnings (8.3).


_SERVED: Final = ("grow", "propagate", "invade")


def of_play(config: RulesConfig, seen: FloraViewFacts, move: Move, found: PlayPreview) -> Iterator[Message]:
    """Yield warnings about a play that will fail, helps an opponent, or harms the player."""
    view, plant = seen.view, seen.view.on[move.place]
    if found.returns:
        yield COMES_BACK
    elif found.deed == "no_place":
        yield LOST
    if not 0 <= plant < BUILT:
        return
    native, own = config.native(plant), found.target == view.turn
    name = labels.holds(config, move.place, plant)
    if found.deed == "kill" and native and own:
        yield OWN_NATIVE.of(plant=name)
    if found.deed == "propagate" and native and not own:
        yield HELPS.of(plant=name)
    spreads = found.deed in ("propagate", "invade") and not native and not own
    if spreads and open_parcels(config, view.rows[found.target], view.on):
        yield FINDS_ROOM
    if FIRE in CAUSES[move.cause] and found.deed in _SERVED and native != own:
        yield SERVED.of(plant=name)


def of_weed(config: RulesConfig, seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """Yield the warning that the owner has a plant that can displace the weed."""
    owner, view = owner_of(seen.view.rows, move.place), seen.view
    for land in view.rows[owner]:
        plant = view.on[land]
        if 0 <= plant < BUILT and config.native(plant) and "invade" in config.lines[plant].values():
            yield PUSHED_OUT.of(plant=labels.plant_on(config, land, plant))
            return


def of_purchase(config: RulesConfig, seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """Yield warnings about the last open parcel, and a land whose plant is not in the pool."""
    view = seen.view
    if config.is_building(move.card) and len(open_parcels(config, view.rows[view.turn], view.on)) == 1:
        yield LAST_OPEN
    plant = config.lands[move.card].plant
    if plant != EMPTY and not view.pool[plant >> 1]:
        yield COMES_BARE


def of_sale(config: RulesConfig, seen: FloraViewFacts) -> Iterator[Message]:
    """Yield the warning that a Gift Shop would pay more: an own one next turn, or one for sale."""
    view, gift = seen.view, config.figures.gift_price
    shop = [card for card in view.market if config.lands[card].effect == "giftshop" and not view.marks.bought]
    if price_for_card(config, view, view.turn) < gift and (shop or owned(config, view, view.turn, "giftshop")):
        yield GIFT_SHOP.of(n=gift)


def of_end(config: RulesConfig, seen: FloraViewFacts) -> Iterator[Message]:
    """Yield the number of purchases still possible."""
    buys = {move.card for move in seen.generator.legal(seen.view) if move.kind == "buy"}
    if buys:
        yield COULD_BUY.of(n=len(buys))


COMES_BACK: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "The pool has no such card, or there is no room for it: the cards come back."
)
LOST: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "There is no room for a seedling: the cards are spent without effect."
)
OWN_NATIVE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: {plant} is your own native.")
HELPS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: {plant} is an opponent’s native, and this propagates it.")
FINDS_ROOM: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Its owner may put the seedling on an open land.")
SERVED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: fire helps {plant}.")
PUSHED_OUT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Its owner can replace it again with {plant}.")
LAST_OPEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Careful: this is your last open land.")
COMES_BARE: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "The pool has no cards left for this land’s plant: the land comes without one."
)
GIFT_SHOP: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A Gift Shop would pay %n coin(s).")
COULD_BUY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You can still buy a land: %n in the market.")


# Previews.


def preview_move(seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """Yield the effect of a legal move for the seat to move; offers have their own previews (offer/sheet_notes.py)."""
    if not seen.deciding or seen.sheet is not None or legality.why_not(seen.config, seen.view, move) is not None:
        return
    match move.kind:
        case "play" | "steal-card" | "steal-coins" | "plant":
            yield from _played(seen, move)
        case "buy":
            yield from _bought(seen, move)
        case "draw":
            yield DRAWN.of(n=price_of_card(seen.config, seen.view, seen.view.turn))
        case "sell":
            yield SOLD.of(n=price_for_card(seen.config, seen.view, seen.view.turn))
            yield from of_sale(seen.config, seen)
        case "end":
            yield from of_end(seen.config, seen)
        case "protect":
            yield _burning(seen, move.place)
        case "reroll" | "keep":
            yield from _ahead(seen, move)


def preview_score(seen: FloraViewFacts, move: Move) -> int | None:
    """Most stars that a play may leave its player, as nobody may block it; None for moves that others cannot stop."""
    if move.kind not in ("play", "steal-card", "steal-coins", "plant"):
        return None
    return max(outcome.stars[seen.view.turn] for outcome in preview.preview_play(seen.config, seen.view, move).outcomes)


def _played(seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    config, view = seen.config, seen.view
    found = preview.preview_play(config, view, move)
    yield from deed(seen, move, found)
    yield from changes(found)
    yield from winning(config, view, found)
    content = view.on[move.place] if move.kind == "play" else -1
    if found.deed in ("propagate", "invade", "pool_empty", "no_place") and 0 <= content < BUILT:
        yield POOL.of(plant=labels.species(config, content >> 1), n=view.pool[content >> 1])
    if found.stoppers and found.asked:
        yield STOPPED_BY.of(cards=labels.cards(found.stoppers))
    else:
        yield UNSTOPPABLE
    if move.kind == "play":
        yield from of_play(config, seen, move, found)
    elif move.kind == "plant":
        yield from of_weed(config, seen, move)


def deed(seen: FloraViewFacts, move: Move, found: PlayPreview) -> Iterator[Message]:
    """Yield the effect of a play, and who chooses the place."""
    config, view = seen.config, seen.view
    if move.kind == "steal-card":
        yield STEAL_CARD.of(who=SideName(found.target))
    elif move.kind == "steal-coins":
        yield STEAL_COINS.of(who=SideName(found.target), n=min(config.figures.steal_coins, view.coins[move.seat]))
    elif move.kind == "plant":
        yield WEED.of(land=labels.land(config, move.place), who=SideName(found.target))
    else:
        plant = target(seen, move.place)
        yield DEEDS[found.deed].of(plant=plant)
        if found.chooser != NOBODY:
            lands = [one.place for one in found.outcomes if one.place >= 0]
            chosen = (CHOOSE if found.chooser == view.turn else CHOOSES).of(
                who=SideName(found.chooser), lands=labels.lands(config, lands)
            )
            yield chosen


def changes(found: PlayPreview) -> Iterator[Message]:
    """Yield stars before and after, of every seat whose stars may change."""
    for seat, before in enumerate(found.before):
        then = sorted({outcome.stars[seat] for outcome in found.outcomes})
        if then != [before]:
            yield STARS.of(who=SideName(seat), now=before, then=_one_of(then))


def winning(config: RulesConfig, view: State, found: PlayPreview) -> Iterator[Message]:
    """Yield that the match would end with the play."""
    win = win_of(config, view, found)
    if win is not None:
        yield labels.wins(win)


def _one_of(numbers: list[int]) -> Message | int:
    return numbers[0] if len(numbers) == 1 else BETWEEN.of(least=numbers[0], most=numbers[-1])


def target(seen: FloraViewFacts, land: int) -> Message:
    """Plant or land that a play hits."""
    content = seen.view.on[land]
    if 0 <= content < BUILT:
        return labels.plant_on(seen.config, land, content)
    return labels.land(seen.config, land)


def _bought(seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """Yield price, income and stars of a purchase."""
    config, view, seat = seen.config, seen.view, seen.view.turn
    yield PAID.of(n=price_of_land(config, view, seat, move.card), left=_left(seen, move))
    position = position_of(config, view)
    buy(position, move)
    more = coins_a_turn(config, position, seat) - coins_a_turn(config, view, seat)
    if more:
        yield INCOME.of(n=more)
    if config.lands[move.card].cards:
        yield CARDS.of(n=config.lands[move.card].cards)
    now, then = stars_of(config, view, seat), stars_of(config, position, seat)
    if now != then:
        yield STARS.of(who=SideName(seat), now=now, then=then)
    yield from of_purchase(config, seen, move)


def _left(seen: FloraViewFacts, move: Move) -> int:
    return seen.view.coins[seen.view.turn] - price_of_land(seen.config, seen.view, seen.view.turn, move.card)


def _burning(seen: FloraViewFacts, land: int) -> Message:
    """Sentence on the fire's effect on a plant that can be protected."""
    from_here = {visit.land: visit for visit in still_ahead(seen.config, seen.view)}
    if land == UNNAMED or land not in from_here:
        return SPARE_NONE
    return FATES.get(from_here[land].fate, UNHARMED).of(plant=target(seen, land))


def _ahead(seen: FloraViewFacts, move: Move) -> Iterator[Message]:
    """Yield the plants a kept roll would harm; a reroll cannot be foreseen."""
    if move.kind == "reroll":
        yield ANYTHING
        return
    hit = [visit for visit in fire_ahead(seen.config, seen.view, seen.view.area) if visit.fate in ("kill", "damage")]
    if hit:
        yield WOULD_HIT.of(n=len(hit), lands=ListArg(tuple(labels.land(seen.config, visit.land) for visit in hit)))
    else:
        yield NO_HARM


DEEDS: Final[Mapping[str, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "Grow: {plant} flips to its big side."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "Damage: {plant} flips to its small side."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "Kill: {plant} goes back to the pool."),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "Propagate: {plant}."),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "Invade: {plant}."),
    "pool_empty": QT_TRANSLATE_NOOP("fire_and_flora", "The pool is empty: {plant} doesn’t get a seedling."),
    "no_place": QT_TRANSLATE_NOOP("fire_and_flora", "No room: {plant} has no land for a seedling."),
    "no_line": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing happens: {plant} does not react."),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "The seeds sprout: {plant}."),
}
FATES: Final[Mapping[str, Message]] = {
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise damaged: {plant}."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise killed: {plant}."),
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise it grows: {plant}."),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise it propagates: {plant}."),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise it invades: {plant}."),
}
UNHARMED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Unharmed by fire: {plant}.")
SPARE_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Nothing in your landscape is protected.")
CHOOSE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You choose the land: {lands}.")
CHOOSES: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who} chooses the land: {lands}.")
STEAL_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You take a random card from {who}.")
STEAL_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You take %n coin(s) from {who}.")
WEED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A small invasive for {who}’s {land}.")
STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}’s stars: {now}, then {then}.")
BETWEEN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{least} to {most}")
POOL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{plant}, %n left in the pool.")
STOPPED_BY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Can be blocked with {cards}.")
UNSTOPPABLE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Can’t be blocked.")
PAID: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Costs %n coin(s), {left} left.")
INCOME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "+%n coin(s) a turn.")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "+%n card(s) a turn.")
DRAWN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "A card from the deck costs %n coin(s).")
SOLD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The bank pays %n coin(s); the card is discarded face up.")
ANYTHING: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You must keep the second roll.")
WOULD_HIT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The fire would harm %n plant(s): {lands}.")
NO_HARM: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The fire wouldn’t harm any plants.")
