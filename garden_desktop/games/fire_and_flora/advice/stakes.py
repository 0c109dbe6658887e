"""What is at stake for a computer player in a play or an event: read off the open table alone."""

from __future__ import annotations

from functools import partial

from garden_desktop.core.types import Seat
from garden_desktop.games.fire_and_flora.advice.journey import position_of
from garden_desktop.games.fire_and_flora.advice.outcomes import try_out, with_choices
from garden_desktop.games.fire_and_flora.advice.taste import LandscapeValuation
from garden_desktop.games.fire_and_flora.rules.config import RulesConfig
from garden_desktop.games.fire_and_flora.rules.effects.plants import apply_cause
from garden_desktop.games.fire_and_flora.rules.effects.position import MutablePosition
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, State


class Stakes:
    """Gains and losses of a seat, in stars."""

    def __init__(self, config: RulesConfig, taste: LandscapeValuation) -> None:
        self._config, self._taste = config, taste

    def of_play(self, view: State, move: Move, seat: Seat) -> float:
        """What `seat` gains if a play of the active player stands."""
        if move.kind in ("steal-card", "steal-coins"):
            return self._of_theft(view, move, seat)
        return self._chosen(*try_out(position_of(self._config, view), move, partial(self._prospect, view, seat)))

    def of_icon(self, view: State, land: int, icon: int, seat: Seat) -> float:
        """What `seat` gains from one icon on a parcel."""
        position = position_of(self._config, view)
        apply_cause(position, land, icon)
        return self.of_desk(view, position, seat)

    def of_desk(self, view: State, position: MutablePosition, seat: Seat) -> float:
        """What `seat` has gained on a position on which a plant action has just been done."""
        return self._chosen(*with_choices(position, partial(self._prospect, view, seat)))

    def of_content(self, view: State, land: int, content: int, seat: Seat) -> float:
        """What `seat` gains if this lies on a parcel."""
        position = position_of(self._config, view)
        position.set_on(land, content)
        return self._taste.change(view, position, seat)

    def _prospect(self, view: State, seat: Seat, position: MutablePosition) -> tuple[float, tuple[float, ...]]:
        """What `seat` gains from an end, and every landscape after it."""
        return self._taste.change(view, position, seat), tuple(
            [self._taste.landscape(position, other) for other in range(self._config.seats)]
        )

    def _chosen(self, chooser: Seat, ends: tuple[tuple[int, tuple[float, tuple[float, ...]]], ...]) -> float:
        """The end with the landscape its chooser likes best."""
        if chooser == NOBODY:
            return ends[0][1][0]
        return max((prospect for _, prospect in ends), key=lambda prospect: prospect[1][chooser])[0]

    def _of_theft(self, view: State, move: Move, seat: Seat) -> float:
        thief, victim = view.turn, move.seat
        coins = min(self._config.figures.steal_coins, view.coins[victim])
        like = self._taste.character
        booty = like.card if move.kind == "steal-card" else like.coin * coins
        if seat in (thief, victim):
            own = booty if seat == thief else -booty
            return own + self._taste.envy(view, seat)[victim if seat == thief else thief] * own
        envy = self._taste.envy(view, seat)
        return booty * (envy[victim] - envy[thief])
