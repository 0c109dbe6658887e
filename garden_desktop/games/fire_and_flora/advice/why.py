"""Hint sentences of the strongest level: the move, and what it gains for whom.

Stars, coins and cards are those of the preview, which agree with what the table shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from garden_desktop.core.options import ONLY
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice import preview
from garden_desktop.games.fire_and_flora.advice.naming import name_move
from garden_desktop.games.fire_and_flora.advice.preview import position_of, win_of, with_choices
from garden_desktop.games.fire_and_flora.data.cards import FIRE
from garden_desktop.games.fire_and_flora.data.pack import EMPTY
from garden_desktop.games.fire_and_flora.rules.choices import MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects import landscape
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    USES,
    apply_cause,
    cards_a_turn,
    coins_a_turn,
    open_parcels,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.moves import UNNAMED, Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import Exchange, State

Stars: TypeAlias = tuple[int, ...]
"""Stars of every seat."""

MOST_OTHERS: Final = 2
"""Largest number of opponents whose change is told, largest changes first."""


class HintWriter:
    """Hint sentences at one table."""

    def __init__(self, config: RulesConfig, generator: MoveGenerator) -> None:
        self._config, self._generator = config, generator

    def explain_move(self, view: State, seat: Seat, move: Move) -> tuple[Message, ...]:
        """The move as an instruction, then its reasons."""
        if len(self._generator.legal(view)) < 2:
            return name_move(self._config, view, move), ONLY
        return name_move(self._config, view, move), *self._reasons(view, seat, move)

    def _reasons(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        match move.kind:
            case "play" | "plant" | "steal-card" | "steal-coins":
                yield from self._of_play(view, seat, move)
            case "buy":
                yield from self._of_purchase(view, seat, move)
            case "block" | "pass" if view.exchange is not None:
                yield from self._of_block(view, seat, move, view.exchange)
            case _:
                told = list(self._of_plants(view, seat, move))
                yield from told or ([OTHERWISE[move.kind]] if move.kind in OTHERWISE else [])

    def _of_play(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield that the play wins; else its effect, and who gains or loses stars, coins or cards."""
        found = preview.preview_play(self._config, view, move)
        win = win_of(self._config, view, found)
        if win is not None and win.seat == seat:
            yield WINS_IF_LEFT if found.stoppers and found.asked else WINS
            return
        if found.deed in DEEDS:
            yield DEEDS[found.deed]
        yield from changes(found.before, [outcome.stars for outcome in found.outcomes], seat)
        if move.kind == "steal-coins":
            yield COINS.of(n=min(self._config.figures.steal_coins, view.coins[move.seat]), who=SideName(move.seat))
        elif move.kind == "steal-card":
            yield CARD.of(who=SideName(move.seat))
        elif move.kind == "plant":
            room = len(open_parcels(self._config, view.rows[found.target], view.on)) - 1
            yield ROOM_LEFT.of(who=SideName(found.target), n=room)

    def _of_purchase(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield that the purchase wins; else the stars, income and room of a land or building."""
        config, position = self._config, position_of(self._config, view)
        landscape.buy(position, move)
        if stars_of(config, position, seat) >= config.target:
            yield WINS
            return
        told = list(changes(self._stars(view), [self._stars(position)], seat))
        coins = coins_a_turn(config, position, seat) - coins_a_turn(config, view, seat)
        cards = cards_a_turn(config, position, seat) - cards_a_turn(config, view, seat)
        if coins:
            told.append(INCOME.of(n=coins))
        if cards:
            told.append(CARDS.of(n=cards))
        room, before = (len(open_parcels(config, one.rows[seat], one.on)) for one in (position, view))
        if not told and room > before:
            told.append(ROOM.of(n=room))
        yield from told

    def _of_block(self, view: State, seat: Seat, move: Move, exchange: Exchange) -> Iterator[Message]:
        """Yield the effect on the asked seat of a play it can block, defend or let pass."""
        play, found = exchange.move, preview.preview_play(self._config, view, exchange.move)
        ends = [outcome.stars[seat] - found.before[seat] for outcome in found.outcomes]
        least, most = min(ends), max(ends)
        if move.kind == "pass":
            if least < 0 and exchange.stands:
                yield LOSS.of(n=-least)
            elif found.target != seat and exchange.stands:
                yield NO_STARS
        elif not exchange.stands:
            yield SAVED_GAIN.of(n=most) if most > 0 else SAVED
        elif least < 0:
            yield BLOCKED_LOSS.of(n=-least)
        elif found.target == seat and play.kind == "steal-card":
            yield BLOCKED_THEFT
        elif found.target == seat and play.kind == "steal-coins":
            yield BLOCKED_COINS.of(n=min(self._config.figures.steal_coins, view.coins[seat]))
        else:
            yield BLOCKED

    def _of_plants(self, view: State, seat: Seat, move: Move) -> Iterator[Message]:
        """Yield changes of stars by a building, an event, a child or a fire on one plant."""
        before, ends = self._stars(view), self._ends(view, move)
        if move.kind in ("protect", "douse"):
            lost = max((before[seat] - end[seat] for end in ends), default=0)
            if lost > 0:
                yield BURNS.of(n=lost)
        elif ends:
            yield from changes(before, ends, seat)
        elif move.kind == "choose" and move.seat in _leaders(before, seat):
            yield LEADS.of(who=SideName(move.seat), n=before[move.seat])

    def _ends(self, view: State, move: Move) -> Sequence[Stars]:
        """Stars in each outcome of a decision on a plant; of a plant that is saved, in those of the fire."""
        config, ask, position = self._config, view.ask, position_of(self._config, view)
        effect = config.cards[view.event].effect if move.kind == "choose" else ""
        if move.kind == "use" and move.place != UNNAMED:
            USES[config.lands[move.card].effect](position, move)
        elif move.kind == "douse":
            apply_cause(position, ask.land, FIRE)
        elif move.place == UNNAMED:
            return ()
        elif move.kind in ("site", "regrow"):
            position.set_on(move.place, 2 * ask.what if move.kind == "site" else ask.what & ~1)
            return (self._stars(position),)
        elif move.kind == "protect":
            apply_cause(position, move.place, FIRE)
        elif effect == "squirrel":
            position.set_on(move.place, EMPTY)
        elif effect in ("rain", "volunteerday"):
            apply_cause(position, move.place, ask.what)
        else:
            return ()
        return [end for _, end in with_choices(position, self._stars)[1]]

    def _stars(self, state: State | MutablePosition) -> Stars:
        return tuple(stars_of(self._config, state, seat) for seat in range(self._config.seats))


def changes(before: Stars, ends: Sequence[Stars], seat: Seat) -> Iterator[Message]:
    """Yield the changes of stars, the deciding seat first; "up to" where they depend on a choice."""
    others = [other for other in range(len(before)) if other != seat]
    others.sort(key=lambda other: -max(abs(end[other] - before[other]) for end in ends))
    for one in (seat, *others[:MOST_OTHERS]):
        found = {end[one] - before[one] for end in ends}
        change = max(found, key=abs)
        if change:
            sure, own = len(found) == 1, one == seat
            yield SENTENCES[own, change > 0, sure].of(n=abs(change), **({} if own else {"who": SideName(one)}))


def _leaders(stars: Stars, seat: Seat) -> Sequence[Seat]:
    """Seats other than `seat` with the most stars."""
    others = [other for other in range(len(stars)) if other != seat]
    most = max((stars[other] for other in others), default=0)
    return [other for other in others if stars[other] == most]


WINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It brings you the stars you need to win.")
WINS_IF_LEFT: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "It brings you the stars you need to win, unless it is blocked."
)
DEEDS: Final = {
    "grow": QT_TRANSLATE_NOOP("fire_and_flora", "The plant grows."),
    "damage": QT_TRANSLATE_NOOP("fire_and_flora", "The plant is damaged."),
    "kill": QT_TRANSLATE_NOOP("fire_and_flora", "The plant is killed."),
    "propagate": QT_TRANSLATE_NOOP("fire_and_flora", "The plant propagates."),
    "invade": QT_TRANSLATE_NOOP("fire_and_flora", "The plant invades."),
    "sprout": QT_TRANSLATE_NOOP("fire_and_flora", "The seeds sprout."),
}
"""Sentence on the effect of a play, by the deed of its preview."""
SENTENCES: Final = {
    (True, True, True): QT_TRANSLATE_NOOP("fire_and_flora", "You gain %n star(s)."),
    (True, True, False): QT_TRANSLATE_NOOP("fire_and_flora", "You gain up to %n star(s)."),
    (True, False, True): QT_TRANSLATE_NOOP("fire_and_flora", "You lose %n star(s)."),
    (True, False, False): QT_TRANSLATE_NOOP("fire_and_flora", "You may lose %n star(s)."),
    (False, True, True): QT_TRANSLATE_NOOP("fire_and_flora", "{who} gains %n star(s)."),
    (False, True, False): QT_TRANSLATE_NOOP("fire_and_flora", "{who} gains up to %n star(s)."),
    (False, False, True): QT_TRANSLATE_NOOP("fire_and_flora", "{who} loses %n star(s)."),
    (False, False, False): QT_TRANSLATE_NOOP("fire_and_flora", "{who} may lose %n star(s)."),
}
"""Sentences by whether the seat is the reader's, whether it gains, and whether that is certain."""
CARD: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You take a card from {who}.")
COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "You take %n coin(s) from {who}.")
ROOM_LEFT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "That leaves {who} room for %n more plant(s).")
ROOM: Final = QT_TRANSLATE_NOOP("fire_and_flora", "That gives you room for %n plant(s).")
INCOME: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It brings you %n coin(s) a turn.")
CARDS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It brings you %n card(s) a turn.")
BLOCKED_LOSS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise the play costs you %n star(s).")
BLOCKED_THEFT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise you lose a card from your hand.")
BLOCKED_COINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise you lose %n coin(s).")
BLOCKED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "What you would lose is worth more than the card.")
SAVED_GAIN: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The play is worth %n star(s) to you.")
SAVED: Final = QT_TRANSLATE_NOOP("fire_and_flora", "The play is worth more to you than the card.")
LOSS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It costs you %n star(s); a card is worth more to you.")
NO_STARS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It costs you no stars.")
LEADS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Of the other players, {who} has the most stars: %n.")
BURNS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Otherwise the fire costs you %n star(s).")
OTHERWISE: Final = {
    "end": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing else you can do now is worth its cards or coins."),
    "draw": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing else is worth doing now, and you can spare the coins."),
    "sell": QT_TRANSLATE_NOOP("fire_and_flora", "You can’t use the card now, and the coin helps to pay for a land."),
    "offer": QT_TRANSLATE_NOOP("fire_and_flora", "One more card would make a good play possible."),
    "douse": QT_TRANSLATE_NOOP("fire_and_flora", "The plant is worth more to you than the Water."),
    "pass": QT_TRANSLATE_NOOP("fire_and_flora", "The plant is worth less to you than the Water."),
    "accept": QT_TRANSLATE_NOOP("fire_and_flora", "What you get is worth more to you than what you give."),
    "decline": QT_TRANSLATE_NOOP(
        "fire_and_flora", "What you get is not worth what you give, or helps others too much."
    ),
    "keep": QT_TRANSLATE_NOOP("fire_and_flora", "This roll is no worse for you than an average one."),
    "reroll": QT_TRANSLATE_NOOP("fire_and_flora", "This roll is worse for you than an average one."),
    "pay": QT_TRANSLATE_NOOP("fire_and_flora", "The building is worth its upkeep."),
    "lose": QT_TRANSLATE_NOOP("fire_and_flora", "The building is not worth its upkeep."),
    "discard": QT_TRANSLATE_NOOP("fire_and_flora", "You have more cards of this type than of any other."),
    "give": QT_TRANSLATE_NOOP("fire_and_flora", "The card you need is worth that price."),
    "get": QT_TRANSLATE_NOOP("fire_and_flora", "This card would make your best play possible."),
    "propose": QT_TRANSLATE_NOOP("fire_and_flora", "The card is worth more to you than its price."),
    "withdraw": QT_TRANSLATE_NOOP("fire_and_flora", "No trade here is worth it for you."),
}
"""Reasons without a number, by kind of move."""
