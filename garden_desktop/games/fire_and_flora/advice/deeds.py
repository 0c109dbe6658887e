"""Action phase (part 4) of a computer player: the best action, else a sale, an offer, a card or the end of the turn."""

from __future__ import annotations

from random import Random
from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.character import VICTORY, LandscapeValuation, Stakes
from garden_desktop.games.fire_and_flora.advice.preview import position_of
from garden_desktop.games.fire_and_flora.advice.turn_search import TurnForecast, TurnForecaster, WinSearch
from garden_desktop.games.fire_and_flora.data.cards import (
    CAUSES,
    NEEDS,
    NONE,
    TYPES,
    WATER,
    Counts,
    add,
    counted,
    covers,
)
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.actions import DRAW, END, may_accept
from garden_desktop.games.fire_and_flora.rules.choices import ACCEPT, DECLINE, MoveGenerator
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects import landscape
from garden_desktop.games.fire_and_flora.rules.effects.landscape import (
    USES,
    coins_a_turn,
    open_parcels,
    price_for_card,
    price_of_card,
    price_of_land,
)
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of, comes_back, stoppers, target_of
from garden_desktop.games.fire_and_flora.rules.effects.trade import (
    EMPTY_HANDED,
    PROPOSE,
    WITHDRAW,
    on_the_table,
    rows_after,
    sides_of,
)
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.scoring import stars_of
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State

STARTERS: Final = 2
"""Lands of every seat at the start (FF-35)."""
OFFERS: Final = 1
"""Offers opened in one turn: a player who was asked once is not asked again."""


class TradePolicy:
    """Policy of trades: offers and answers."""

    def __init__(self, config: RulesConfig, taste: LandscapeValuation, stakes: Stakes) -> None:
        self._config, self._taste, self._stakes = config, taste, stakes
        self._like, self._price = taste.character, round(taste.character.price)

    def opening(self, view: State, seat: Seat, spare: int) -> Move | None:
        """Offer to the opponent with the most cards; None if no card is wanted or nobody can be asked."""
        sizes = view.sizes
        others = [other for other in range(self._config.seats) if other != seat and sizes[other] > 1]
        if not self._config.trading or not others or view.marks.offers >= OFFERS or spare < self._price:
            return None
        return Move("offer", seat=max(others, key=sizes.__getitem__)) if self._wish(view, seat) is not None else None

    def drafting(self, view: State, seat: Seat) -> Move:
        """Next part of the planned offer; any other draft is dropped, and no counter-offer is made."""
        assert view.talks is not None
        deal, wish = view.talks.draft, self._wish(view, seat)
        if deal is None or wish is None or view.talks.countered or view.coins[seat] < self._price:
            return WITHDRAW
        give, get = Bundle(coins=self._price), Bundle(cards=counted((wish,)))
        following = {
            (EMPTY_HANDED, EMPTY_HANDED): Move("give", number=self._price),
            (give, EMPTY_HANDED): Move("get", cause=wish),
            (give, get): PROPOSE,
        }
        return following.get(sides_of(deal), WITHDRAW)

    def answer(self, view: State, seat: Seat) -> Move:
        """Answer to an offer."""
        assert view.talks is not None
        # Evaluated before the hand is looked at, so that an answer takes the same time whatever is held.
        fair = self._profit(view, on_the_table(view.talks), seat) >= self._like.profit
        return ACCEPT if fair and may_accept(self._config, view) is None else DECLINE

    def _profit(self, view: State, deal: Deal, seat: Seat) -> float:
        """Profit of a deal for `seat`, in stars; never positive if it lets somebody else win (FF-221)."""
        give, get = sides_of(deal)
        mine, theirs = (give, get) if seat == deal.author else (get, give)
        other = deal.partner if seat == deal.author else deal.author
        coins = list(view.coins)
        coins[seat] += theirs.coins - mine.coins
        coins[other] += mine.coins - theirs.coins
        after = view._replace(rows=rows_after(view, deal), coins=tuple(coins))
        gain = (
            self._taste.growth(view, after, seat)
            + self._like.card * (sum(theirs.cards) - sum(mine.cards))
            + self._taste.victory(after, seat)
        )
        help_given = self._taste.landscape(after, other) - self._taste.landscape(view, other)
        return gain - self._taste.envy(view, seat)[other] * max(0.0, help_given)

    def _wish(self, view: State, seat: Seat) -> int | None:
        """Type of the card that would make the best play on an own plant possible; None below the weight `dear`."""
        hand, on = view.hands[seat] or NONE, view.on
        found: list[tuple[float, int]] = []
        for land in view.rows[seat]:
            for cause in self._config.lines[on[land]] if 0 <= on[land] < BUILT else ():
                for kind in set(CAUSES[cause]):
                    one_more = not covers(hand, NEEDS[cause]) and covers(add(hand, kind), NEEDS[cause])
                    if one_more and comes_back(self._config, view, land, cause) == (None, None):
                        play = Move("play", place=land, cause=cause)
                        found.append((self._stakes.of_play(view, play, seat), kind))
        gain, kind = max(found, default=(0.0, 0))
        return kind if gain >= self._like.dear else None


PLAYS: Final = ("play", "plant", "steal-card", "steal-coins")


class ActionPolicy:
    """Policy of the action phase. A gentle player harms nobody (FF-220)."""

    def __init__(
        self,
        config: RulesConfig,
        generator: MoveGenerator,
        taste: LandscapeValuation,
        stakes: Stakes,
        haggling: TradePolicy,
    ) -> None:
        self._config, self._generator, self._taste = config, generator, taste
        self._stakes, self._haggling, self._like = stakes, haggling, taste.character
        self._turn = TurnForecaster(config, taste.of, self._like.spent)
        self._plays: tuple[State, TurnForecast] | None = None
        self._winning = WinSearch(config, round(self._like.nodes))

    def best(self, view: State, seat: Seat, rng: Random) -> Move:
        """Start of a winning line, else the action with the highest value; below the threshold a sale for a land, an
        offer, a card, or the end."""
        winning = self._winning.first_move(view, seat) if self._like.nodes else None
        if winning is not None:
            return winning
        moves = self._generator.legal(view)
        worth = {move: self._taken_for(view, seat, move, rng) for move in moves}
        best = max(moves, key=worth.__getitem__)
        if worth[best] > self._like.worth:
            return best
        useful = {kind for move in moves if move.kind == "play" and worth[move] > 0 for kind in CAUSES[move.cause]}
        spare = view.coins[seat] - self._saved(view, seat)
        return (
            self._sale(view, seat, useful)
            or self._haggling.opening(view, seat, spare)
            or (DRAW if DRAW in moves and self._buys_a_card(view, seat, spare) else END)
        )

    def _buys_a_card(self, view: State, seat: Seat, spare: int) -> bool:
        return price_of_card(self._config, view, seat) <= spare and view.sizes[seat] < self._like.full_hand

    def _taken_for(self, view: State, seat: Seat, move: Move, rng: Random) -> float:
        """Value of an action with the noise of the level; noise never makes a worthless action attractive."""
        worth = self._worth(view, seat, move)
        return worth + rng.gauss(0.0, self._like.noise) if worth and self._like.noise else worth

    def _worth(self, view: State, seat: Seat, move: Move) -> float:
        if move.kind in PLAYS:
            return 0.0 if self._like.gentle and target_of(view, move) != seat else self._worth_of_play(view, seat, move)
        if move.kind == "buy":
            return self._worth_of_land(view, seat, move)
        return self._worth_of_use(view, seat, move) if move.kind == "use" else 0.0

    def _worth_of_play(self, view: State, seat: Seat, move: Move) -> float:
        if move.kind == "play" and comes_back(self._config, view, move.place, move.cause) != (None, None):
            return 0.0
        gain = self._stakes.of_play(view, move, seat) - self._price_of_a_card(view, seat) * len(cards_of(move))
        return gain / 2 if gain > VICTORY / 2 and self._may_be_stopped(move) else gain

    def _price_of_a_card(self, view: State, seat: Seat) -> float:
        """Value of a card in hand: less beside passive players, who leave nothing to block and take no stars back."""
        like = self._like
        return like.spent * (1.0 - like.calm * self._lead_in_lands(view, seat)) if like.calm else like.spent

    def _may_be_stopped(self, move: Move) -> bool:
        """Whether a card could block it: a certain win is preferred to one that depends on others."""
        return self._config.seats > 1 and bool(stoppers(cards_of(move)))

    def _worth_of_land(self, view: State, seat: Seat, move: Move) -> float:
        """Value of a purchase, its price included; defined without enough coins too, for saving."""
        position = position_of(self._config, view)
        landscape.buy(position, move)
        worth = self._taste.growth(view, position, seat) + self._taste.victory(position, seat)
        return worth + self._worth_of_follow_up(view, position, seat) if self._like.combo else worth

    def _worth_of_follow_up(self, view: State, position: MutablePosition, seat: Seat) -> float:
        """Value of the plays that a purchase makes possible with the hand, and of the win they bring.

        Plants that do not win at once stand among those who race: their value counts by how far these are behind.
        """
        before, after = self._plays_of(view, seat), self._turn.of_hand(position, seat, view.hands[seat] or NONE)
        wins = after.stars + stars_of(self._config, position, seat) >= self._config.target
        gain = self._like.combo * self._lead_in_lands(view, seat) * (after.value - before.value)
        return gain + self._like.rush if wins else gain

    def _lead_in_lands(self, view: State, seat: Seat) -> float:
        """Share of the own purchases that nobody else has matched: 1 among people who buy nothing, 0 in a race."""
        others = max([len(row) for other, row in enumerate(view.rows) if other != seat], default=STARTERS)
        bought = max(1, len(view.rows[seat]) - STARTERS)
        return max(0.0, 1.0 - (others - STARTERS) / bought)

    def _plays_of(self, view: State, seat: Seat) -> TurnForecast:
        """Value and stars of the plays that the hand allows now, cached for the other purchases of the same view."""
        if self._plays is None or self._plays[0] is not view:
            self._plays = view, self._turn.of_hand(view, seat, view.hands[seat] or NONE)
        return self._plays[1]

    def _worth_of_use(self, view: State, seat: Seat, move: Move) -> float:
        """Value of using a building: Nursery and goats by their effect, the Reservoir by the play it allows."""
        config, position = self._config, position_of(self._config, view)
        effect = config.lands[move.card].effect
        if effect == "reservoir":
            hand = view.hands[seat] or NONE
            with_water = add(add(hand, move.cause, -1), WATER)
            return self._best_play(view, seat, with_water) - self._best_play(view, seat, hand)
        USES[effect](position, move)
        price = self._like.coin * (view.coins[seat] - position.coins[seat])
        return self._stakes.of_desk(view, position, seat) - price

    def _best_play(self, view: State, seat: Seat, hand: Counts) -> float:
        """Value of the best play of these cards on an own plant."""
        plants = [(land, view.on[land]) for land in view.rows[seat] if 0 <= view.on[land] < BUILT]
        plays = [
            Move("play", place=land, cause=cause)
            for land, plant in plants
            for cause in self._config.lines[plant]
            if covers(hand, NEEDS[cause])
        ]
        return max((self._worth_of_play(view, seat, play) for play in plays), default=0.0)

    def _wanted(self, view: State, seat: Seat) -> tuple[float, int]:
        """Value and price of the best land of the market, affordable or not; (0, 0) for none."""
        config, room = self._config, open_parcels(self._config, view.rows[seat], view.on)
        found = (0.0, 0)
        for card in view.market:
            if config.is_building(card) and not room:
                continue
            move = Move("buy", card, room[0]) if config.is_building(card) else Move("buy", card)
            found = max(found, (self._worth_of_land(view, seat, move), price_of_land(config, view, seat, card)))
        return found

    def _saved(self, view: State, seat: Seat) -> int:
        """Coins to keep for the land wanted next turn."""
        stars = stars_of(self._config, view, seat) + (self._plays_of(view, seat).stars if self._like.combo else 0)
        if stars + self._like.sprint >= self._config.target:
            return 0
        gain, price = self._wanted(view, seat)
        return max(0, price - coins_a_turn(self._config, view, seat)) if gain > self._like.worth else 0

    def _sale(self, view: State, seat: Seat, useful: set[int]) -> Move | None:
        """Sale of a useless card, if such sales pay for the land wanted; else None."""
        hand = view.hands[seat] or NONE
        idle = [kind for kind in TYPES if hand[kind] and kind not in useful]
        gain, price = (0.0, 0) if view.marks.bought else self._wanted(view, seat)
        short = price - view.coins[seat]
        enough = sum(hand[kind] for kind in idle) * price_for_card(self._config, view, seat) >= short > 0
        if not enough or gain - self._like.spent * short <= self._like.worth:
            return None
        return Move("sell", cause=max(idle, key=hand.__getitem__))
