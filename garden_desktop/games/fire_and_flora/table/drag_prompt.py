"""Dragged cards: the move a drop would mean, its preview for painters, and the sentence in the prompt bar."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.fire_and_flora.advice.preview import Deed, PlayPreview, preview_play
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEFARIOUS, RESOURCE_NAMES, TYPES, counted, minus
from garden_desktop.games.fire_and_flora.data.pack import BUILT, EMPTY
from garden_desktop.games.fire_and_flora.rules import legality
from garden_desktop.games.fire_and_flora.rules.effects.landscape import price_for_card, price_of_land
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.table import ids, labels, move_preview
from garden_desktop.games.fire_and_flora.table.gestures import choices_of
from garden_desktop.games.fire_and_flora.table.labels import RESOURCE_TEXTS
from garden_desktop.games.fire_and_flora.table.view_facts import FloraViewFacts

# Moves meant by drops and presses.


PRESSED: Final[dict[str, Move]] = {
    kind: Move(kind)
    for kind in ("draw", "end", "keep", "reroll", "douse", "pass", "accept", "decline", "counter", "withdraw")
}
CARD_TO: Final = ("sell", "discard", "block")


def intended_move(seen: FloraViewFacts, place: str, piece: str) -> Move | None:
    """Move completed by dropping `piece` on `place` (or pressing it); None if there is none yet."""
    kind = ids.kind_of(piece)
    if kind >= 0:
        return _card(seen, place, kind)
    if piece:
        return _bought(seen, place, ids.land_of(seen.config, piece))
    begun = seen.draft[0] if seen.draft else None
    if begun is not None:
        return _carried_on(seen, place)
    if place in PRESSED:
        return PRESSED[place]
    return _pressed(seen, place)


def laid(seen: FloraViewFacts) -> tuple[int, ...]:
    """Types of the cards laid on others, to be played as a pair."""
    return tuple(ids.kind_of(handle.piece) for handle in seen.draft if handle.loose)


def _card(seen: FloraViewFacts, place: str, kind: int) -> Move | None:
    land, seat = ids.land_of(seen.config, place), ids.seat_of(place)
    if place in CARD_TO:
        return Move("sell" if place == ids.SELL else "discard" if place == ids.DISCARD else "block", cause=kind)
    if seat >= 0:
        return Move("steal-coins" if place == ids.purse(seat) else "steal-card", seat=seat)
    if land < 0 or seen.config.is_building(land) or land in seen.view.market:
        return None
    return _on_land(seen, land, sorted((kind, *laid(seen))))


def _on_land(seen: FloraViewFacts, land: int, kinds: Sequence[int]) -> Move:
    """Move of cards dropped on a land: a play, a weed still to be named, or a card for the Reservoir."""
    config, content = seen.config, seen.view.on[land]
    if config.effect(content) == "reservoir" and len(kinds) == 1 and land in seen.view.rows[seen.view.turn]:
        return Move("use", content - BUILT, cause=kinds[0])
    if list(kinds) == [NEFARIOUS] and content == EMPTY:
        return Move("plant", place=land, species=next(n for n, one in enumerate(config.species) if not one.native))
    return Move("play", place=land, cause=CAUSES.index(tuple(kinds)))


def _bought(seen: FloraViewFacts, place: str, card: int) -> Move | None:
    """Purchase by dropping a market card; a building without a parcel gets any, so that its price can be checked."""
    config, view = seen.config, seen.view
    if card not in view.market:
        return None
    land = ids.land_of(config, place)
    if config.is_building(card):
        if land < 0 or config.is_building(land):
            land = next(iter(view.rows[view.turn]), -1)
        return Move("buy", card, land)
    return Move("buy", card) if place == ids.ROW or land == card else Move("buy", card, land)


def _carried_on(seen: FloraViewFacts, place: str) -> Move | None:
    """Move that continues a draft."""
    config, first = seen.config, seen.draft[0]
    land = ids.land_of(config, first.place)
    if first.loose:
        return _card(seen, place, ids.well_kind(first.place)) if ids.land_of(config, place) >= 0 else None
    kind = next((n for n in range(len(config.species)) if ids.species(config, n) == place), -1)
    if ids.kind_of(first.piece) == NEFARIOUS and kind >= 0:
        return Move("plant", place=land, species=kind)
    if first.place == ids.OFFER:
        return Move("offer", seat=ids.seat_of(place))
    if first.place in CARD_TO:
        icon = ids.well_kind(place)
        return _card(seen, first.place, icon) if icon >= 0 else None
    return _used(seen, land, place) if land >= 0 and not first.piece else None


def _used(seen: FloraViewFacts, land: int, place: str) -> Move | None:
    """Use of the building pressed before."""
    config, content, target = seen.config, seen.view.on[land], ids.land_of(seen.config, place)
    if content < BUILT:
        return None
    if place == ids.DEMOLISH:
        return Move("demolish", content - BUILT)
    if target < 0:
        return None
    chosen = [n for n in config.pack.nursery for handle in seen.draft[1:] if handle.place == ids.species(config, n)]
    if config.effect(content) == "nursery":
        return Move("use", content - BUILT, target, species=chosen[0]) if chosen else None
    return Move("use", content - BUILT, target)


def _pressed(seen: FloraViewFacts, place: str) -> Move | None:
    """Answer to a question."""
    ask, land = seen.view.ask, ids.land_of(seen.config, place)
    if ask.kind == "quake" and place in ("pay", "lose"):
        return Move("pay" if place == "pay" else "lose", seen.view.on[ask.land] - BUILT)
    if ask.kind not in ("site", "regrow", "protect", "choose"):
        return None
    if place == ids.NONE:
        return Move(ask.kind)  # type: ignore[arg-type]
    found = choices_of(seen.view)
    number = next((n for n in range(len(found)) if ids.pick(n) == place), -1)
    if number >= 0:
        return Move(ask.kind, place=found[number][0], seat=found[number][1])  # type: ignore[arg-type]
    return Move(ask.kind, place=land) if land >= 0 else None  # type: ignore[arg-type]


# Preview of a dragged card.


PLAYS = ("play", "plant", "steal-card", "steal-coins")


class DragPreview(NamedTuple):
    """The play a drop would make, its preview, and warnings."""

    move: Move
    foresight: PlayPreview
    warnings: tuple[Message, ...]


def aim(seen: FloraViewFacts, held: str, over: str) -> DragPreview | None:
    """Preview of the play; None if the drop, or pressing with a pair, makes no play."""
    move = intended_move(seen, over, held) if seen.acting and over and (held or laid(seen)) else None
    if move is None or move.kind not in PLAYS or legality.why_not(seen.config, seen.view, move) is not None:
        return None
    found = preview_play(seen.config, seen.view, move)
    return DragPreview(move, found, tuple(_warnings(seen, move, found)))


def _warnings(seen: FloraViewFacts, move: Move, found: PlayPreview) -> tuple[Message, ...]:
    if move.kind == "play":
        return tuple(move_preview.of_play(seen.config, seen, move, found))
    return tuple(move_preview.of_weed(seen.config, seen, move)) if move.kind == "plant" else ()


def guide(seen: FloraViewFacts, piece: str, place: str) -> Iterator[Message]:
    """Yield the sentence in the prompt bar while a piece is dragged, or on a card the pointer rests on.

    Nothing on the sheet of an offer, whose prompt is enough, and nothing for viewers who do not decide.
    """
    if seen.sheet is not None:
        return
    if not piece:
        kind = ids.well_kind(place)
        if seen.hand is not None and kind != ids.NOTHING:
            yield RESOURCE_TEXTS[kind]
        return
    if not seen.deciding:
        return
    if place:
        yield from _over(seen, piece, place)
        return
    kind, land = ids.kind_of(piece), ids.land_of(seen.config, piece)
    said = _card_in_hand(seen, kind) if kind >= 0 else _land_in_hand(seen, land) if land >= 0 else None
    if said is not None:
        yield said


def _over(seen: FloraViewFacts, piece: str, place: str) -> Iterator[Message]:
    """Yield the effect of a drop here, and of a play the changes of stars."""
    move, kind, other = intended_move(seen, place, piece), ids.kind_of(piece), ids.well_kind(place)
    if move is None:
        if kind >= 0 and other >= 0:
            yield LAY.of(who=SideName(seen.view.ask.seat), card=RESOURCE_NAMES[kind], other=RESOURCE_NAMES[other])
    elif legality.why_not(seen.config, seen.view, move) is None:
        if move.kind in PLAYS:
            found = preview_play(seen.config, seen.view, move)
            yield _played(seen, move, found)
            yield from move_preview.changes(found)
            yield from move_preview.winning(seen.config, seen.view, found)
        elif (said := _let_go(seen, move)) is not None:
            yield said


def _card_in_hand(seen: FloraViewFacts, kind: int) -> Message | None:
    """Sentence on where a dragged card can go."""
    who, card = SideName(seen.view.ask.seat), RESOURCE_NAMES[kind]
    if seen.view.ask.kind in IN_HAND:
        return IN_HAND[seen.view.ask.kind].of(who=who, card=card)
    if not seen.acting:
        return None
    kinds = tuple(sorted((kind, *laid(seen))))
    if kinds == (NEFARIOUS,):
        return NEFARIOUS_IN_HAND.of(who=who)
    number = _answering(seen, kinds)
    if len(kinds) > 1:
        return PAIR_IN_HAND.of(who=who, cards=labels.cards(kinds), n=number)
    alone, paired = (ON_PLANTS, ON_PLANTS_OR_CARDS) if number else (ON_NONE, ON_CARDS)
    return (paired if _goes_with_another(seen, kind) else alone).of(who=who, card=card, n=number)


def _goes_with_another(seen: FloraViewFacts, kind: int) -> bool:
    """Whether this card makes a pair with another one in hand."""
    if seen.hand is None:
        return False
    others = minus(seen.hand, counted((kind,)))
    return any(others[other] and tuple(sorted((kind, other))) in CAUSES for other in TYPES)


def _answering(seen: FloraViewFacts, kinds: tuple[int, ...]) -> int:
    """Number of lands on which these cards can be played."""
    plays = (Move("play", place=land, cause=CAUSES.index(kinds)) for row in seen.view.rows for land in row)
    return sum(legality.why_not(seen.config, seen.view, move) is None for move in plays)


def _land_in_hand(seen: FloraViewFacts, land: int) -> Message | None:
    config, view = seen.config, seen.view
    if not seen.acting or land not in view.market:
        return None
    said = BUILDING_IN_HAND if config.is_building(land) else LAND_IN_HAND
    return said.of(
        who=SideName(view.turn), land=labels.land(config, land), n=price_of_land(config, view, view.turn, land)
    )


def _let_go(seen: FloraViewFacts, move: Move) -> Message | None:
    """Sentence on the effect of a drop that is not a play."""
    config, view, who = seen.config, seen.view, SideName(seen.view.ask.seat)
    match move.kind:
        case "buy":
            names = {"land": labels.land(config, move.card), "parcel": labels.land(config, max(0, move.place))}
            said = BUY if move.place == UNNAMED else BUILD
            return said.of(who=who, n=price_of_land(config, view, view.turn, move.card), **names)
        case "sell":
            return SELL.of(who=who, card=RESOURCE_NAMES[move.cause], n=price_for_card(config, view, view.turn))
        case "use" | "discard" | "block":
            return WITH_CARD[move.kind].of(who=who, card=RESOURCE_NAMES[move.cause])
    return None


def _played(seen: FloraViewFacts, move: Move, found: PlayPreview) -> Message:
    who, other = SideName(seen.view.ask.seat), SideName(found.target)
    match move.kind:
        case "steal-card":
            return STEAL_CARD.of(who=who, other=other)
        case "steal-coins":
            number = min(seen.config.figures.steal_coins, seen.view.coins[move.seat])
            return STEAL_COINS.of(who=who, other=other, n=number)
        case "plant":
            return PLANT.of(who=who, land=labels.land(seen.config, move.place))
    cards = labels.cards(cards_of(move))
    return PLAY[found.deed].of(who=who, cards=cards, plant=move_preview.target(seen, move.place))


ON_PLANTS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: {card} affects %n plant(s). Drop the card there.")
ON_NONE: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: {card} doesn’t affect any plant now, but you can sell it.")
ON_PLANTS_OR_CARDS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {card} affects %n plant(s). Drop the card there, or on a card that goes with it."
)
ON_CARDS: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora",
    "{who}: {card} alone doesn’t affect any plant now. Drop the card on one that goes with it, or sell it.",
)
PAIR_IN_HAND: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: {cards} together affect %n plant(s). Drop them there."
)
NEFARIOUS_IN_HAND: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: drop Nefarious on an open land, or on an opponent’s coins or cards."
)
IN_HAND: Final[Mapping[str, Message]] = {
    "discard": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {card} on the button to discard it."),
    "block": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {card} on the play to block it."),
}
LAND_IN_HAND: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: drop {land} on your landscape to buy it for %n coin(s)."
)
BUILDING_IN_HAND: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "{who}: drop {land} on one of your open lands to build it for %n coin(s)."
)
LAY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {card} on {other} to play both together.")
BUY: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to buy {land} for %n coin(s).")
BUILD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to build {land} on {parcel} for %n coin(s).")
SELL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to sell {card} for %n coin(s).")
WITH_CARD: Final[Mapping[str, Message]] = {
    "use": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to turn {card} into a Water from the discard pile."),
    "discard": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to discard {card}."),
    "block": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to block the play with {card}."),
}
STEAL_CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to steal a random card from {other}.")
STEAL_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop here to steal %n coin(s) from {other}.")
PLANT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop on {land}, then choose the invasive to plant there.")
PLAY: Final[Mapping[Deed, Message]] = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {cards} here, and {plant} grows."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {cards} here, and {plant} is damaged."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {cards} here, and {plant} is killed."),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {cards} here, and {plant} propagates."),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {cards} here, and {plant} invades."),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "{who}: drop {cards} here, and the seeds sprout."),
    "pool_empty": QT_TRANSLATE_NOOP(
        "fire_and_flora", "{who}: you can drop {cards} here, but the pool has no cards left for {plant}."
    ),
    "no_place": QT_TRANSLATE_NOOP(
        "fire_and_flora", "{who}: you can drop {cards} here, but {plant} has no room for a seedling."
    ),
    "no_line": QT_TRANSLATE_NOOP(
        "fire_and_flora", "{who}: you can drop {cards} here, but nothing will happen to {plant}."
    ),
}
