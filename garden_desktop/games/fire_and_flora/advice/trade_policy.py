"""How a computer player trades: it asks for one card it can use at once, and takes what is worth more than it costs."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.stakes import Stakes
from garden_desktop.games.fire_and_flora.advice.taste import LandscapeValuation
from garden_desktop.games.fire_and_flora.data.cards import CAUSES, NEEDS, NONE, add, counted, covers
from garden_desktop.games.fire_and_flora.data.pack import BUILT
from garden_desktop.games.fire_and_flora.rules.choices import ACCEPT, DECLINE
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.resources import comes_back
from garden_desktop.games.fire_and_flora.rules.effects.trade import on_the_table, rows_after, sides_of
from garden_desktop.games.fire_and_flora.rules.legal.bundles import EMPTY_HANDED, PROPOSE, WITHDRAW
from garden_desktop.games.fire_and_flora.rules.legal.verdicts import may_accept
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import Bundle, Deal, State

OFFERS: Final = 1
"""Offers of its own in one turn: whoever was asked once is left in peace."""


class TradePolicy:
    """Offers and answers at one table."""

    def __init__(self, config: RulesConfig, taste: LandscapeValuation, stakes: Stakes) -> None:
        self._config, self._taste, self._stakes = config, taste, stakes
        self._like, self._price = taste.character, round(taste.character.price)

    def opening(self, view: State, seat: Seat, spare: int) -> Move | None:
        """Turn to whoever holds most cards; None where there is nothing to ask for, or nobody to ask."""
        sizes = view.sizes
        others = [other for other in range(self._config.seats) if other != seat and sizes[other] > 1]
        if not self._config.trading or not others or view.marks.offers >= OFFERS or spare < self._price:
            return None
        return Move("offer", seat=max(others, key=sizes.__getitem__)) if self._wish(view, seat) is not None else None

    def drafting(self, view: State, seat: Seat) -> Move:
        """The next part of what it has in mind; anything else is dropped, and no offer is countered."""
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
        """Weighed before the hand is looked at, so that an answer takes the same time whatever is held."""
        assert view.talks is not None
        fair = self._profit(view, on_the_table(view.talks), seat) >= self._like.profit
        return ACCEPT if fair and may_accept(self._config, view) is None else DECLINE

    def _profit(self, view: State, deal: Deal, seat: Seat) -> float:
        """What a deal brings `seat`, in stars; never one that lets somebody else win (FF-221)."""
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
        """The card that would make the best play on a plant of its own possible."""
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
