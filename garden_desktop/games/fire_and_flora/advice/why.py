"""What speaks most for a move against the best other one: the parts, in stars, of what it is taken for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from garden_desktop.core.advice import ONLY, telling
from garden_desktop.core.game import Seat
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.fire_and_flora.advice.character import Character
from garden_desktop.games.fire_and_flora.advice.deeds import PLAYS, Deeds
from garden_desktop.games.fire_and_flora.advice.haggling import Haggling
from garden_desktop.games.fire_and_flora.advice.journey import position_of
from garden_desktop.games.fire_and_flora.advice.outcomes import try_out
from garden_desktop.games.fire_and_flora.advice.stakes import Stakes
from garden_desktop.games.fire_and_flora.advice.taste import Taste
from garden_desktop.games.fire_and_flora.rules.choices import Choices
from garden_desktop.games.fire_and_flora.rules.effects import lands
from garden_desktop.games.fire_and_flora.rules.effects.position import Position
from garden_desktop.games.fire_and_flora.rules.effects.resources import cards_of
from garden_desktop.games.fire_and_flora.rules.law import Law
from garden_desktop.games.fire_and_flora.rules.moves import Move
from garden_desktop.games.fire_and_flora.rules.state import NOBODY, State

Parts: TypeAlias = Mapping[str, float]

ALIKE: Final = 0.01
"""What differs by a smaller part of a star says nothing."""


class Why(Deeds):
    """The reasons of the strongest level; what it judges by is that of its deeds."""

    def __init__(self, law: Law, choices: Choices, character: Character) -> None:
        taste = Taste(law, character)
        stakes = Stakes(law, taste)
        super().__init__(law, choices, taste, stakes, Haggling(law, taste, stakes))

    def of(self, view: State, seat: Seat, move: Move) -> Message:
        """One sentence."""
        moves = self._choices.legal(view)
        if len(moves) < 2:
            return ONLY
        if view.ask.kind != "actions":
            return ANSWERS.get(move.kind, CHOSEN)
        if move.kind in OTHERWISE:
            return OTHERWISE[move.kind]
        parts, beside = self.parts(view, seat, move), self._beside(view, seat, move)
        if parts["win"] > 0:
            return WINS_IF_LEFT if move.kind in PLAYS and self._may_be_stopped(move) else WINS
        part = telling({part: parts[part] for part in SENTENCES}, beside)
        if parts[part] - beside[part] < ALIKE:
            return EQUAL
        return SENTENCES[part].of(who=Who(self._leader(view, seat)))

    def _beside(self, view: State, seat: Seat, move: Move) -> Parts:
        """The parts of the best other deed; of none at all, where none is worth doing."""
        worth = {other: self._worth(view, seat, other) for other in self._choices.legal(view) if other != move}
        other = max(worth, key=worth.__getitem__)
        return self.parts(view, seat, other) if worth[other] > self._like.worth else _only("own", 0.0)

    def parts(self, view: State, seat: Seat, move: Move) -> Parts:
        """What a deed is taken for; the parts add up to it."""
        if move.kind == "buy":
            return self._of_land(view, seat, move)
        worth = self._worth(view, seat, move)
        if move.kind not in ("play", "plant") or not worth:
            return _only("use" if move.kind == "use" else "theft", worth)
        own, others, victory = self._prospect(view, seat, move)
        spent = -self._like.spent * len(cards_of(move))
        win = worth - own - others - spent if victory else 0.0  # less where it may be stopped
        return _only("own", own) | {"others": others, "win": win, "spent": spent}

    def _of_land(self, view: State, seat: Seat, move: Move) -> Parts:
        """Room and plants, what it will still bring in, the price, and the end of the match."""
        position = position_of(self._law, view)
        lands.buy(position, move)
        taste, like = self._taste, self._like
        estate = taste.landscape(position, seat) - taste.landscape(view, seat)
        coins = like.coin * (position.coins[seat] - view.coins[seat])
        income = taste.growth(view, position, seat) - estate - coins
        return _only("estate", estate) | {
            "income": income,
            "spent": coins,
            "win": taste.victory(position, seat),
        }

    def _prospect(self, view: State, seat: Seat, move: Move) -> tuple[float, float, float]:
        """What a play brings the own landscape, what it takes from others, and the end of the match; of the end that
        its chooser likes best."""
        chooser, ends = try_out(position_of(self._law, view), move, partial(self._end, view, seat))
        if chooser == NOBODY:
            return ends[0][1][0]
        return max((end for _, end in ends), key=lambda end: end[1][chooser])[0]

    def _end(self, view: State, seat: Seat, position: Position) -> tuple[tuple[float, float, float], tuple[float, ...]]:
        taste = self._taste
        own = taste.landscape(position, seat) - taste.landscape(view, seat)
        victory = taste.victory(position, seat)
        others = taste.change(view, position, seat) - own - victory
        seats = range(self._law.seats)
        return (own, others, victory), tuple([taste.landscape(position, other) for other in seats])

    def _leader(self, view: State, seat: Seat) -> Seat:
        """Whoever of the others is ahead."""
        envy = self._taste.envy(view, seat)
        return max(envy, key=envy.__getitem__, default=seat)


def _only(part: str, worth: float) -> dict[str, float]:
    """One part, and nothing of all others."""
    return dict.fromkeys((*SENTENCES, "win"), 0.0) | {part: worth}


WINS: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It brings you the stars to win.")
WINS_IF_LEFT: Final = QT_TRANSLATE_NOOP("fire_and_flora", "It brings you the stars to win, unless somebody stops it.")
SENTENCES: Final = {
    "own": QT_TRANSLATE_NOOP(
        "fire_and_flora", "It does more for your own landscape than the next best thing you could do."
    ),
    "others": QT_TRANSLATE_NOOP(
        "fire_and_flora", "It costs the others more than the next best thing you could do, above all {who}."
    ),
    "estate": QT_TRANSLATE_NOOP(
        "fire_and_flora", "It gives your landscape more stars and room than the next best thing you could do."
    ),
    "income": QT_TRANSLATE_NOOP(
        "fire_and_flora", "It will bring in more in the turns to come than the next best thing you could do."
    ),
    "use": QT_TRANSLATE_NOOP("fire_and_flora", "The building brings more now than the next best thing you could do."),
    "theft": QT_TRANSLATE_NOOP("fire_and_flora", "What you take is worth more than the next best thing you could do."),
    "spent": QT_TRANSLATE_NOOP(
        "fire_and_flora", "It costs you less in cards or coins than the next best thing you could do."
    ),
}
EQUAL: Final = QT_TRANSLATE_NOOP("fire_and_flora", "Something else would do as well, but nothing would do better.")
OTHERWISE: Final = {
    "end": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing that could still be done is worth its cards or coins."),
    "draw": QT_TRANSLATE_NOOP("fire_and_flora", "Nothing else is worth doing now, and there are coins for a card."),
    "sell": QT_TRANSLATE_NOOP("fire_and_flora", "Cards you cannot use now pay for the land that is worth most to you."),
    "offer": QT_TRANSLATE_NOOP("fire_and_flora", "One more card would make a good play possible: ask for it."),
}
ANSWERS: Final = {
    "block": QT_TRANSLATE_NOOP("fire_and_flora", "What is at stake for you is worth more than the card."),
    "pass": QT_TRANSLATE_NOOP("fire_and_flora", "What is at stake for you is not worth a card."),
    "douse": QT_TRANSLATE_NOOP("fire_and_flora", "What the fire would take from you is worth more than the Water."),
    "accept": QT_TRANSLATE_NOOP("fire_and_flora", "What you get is worth more to you than what you give."),
    "decline": QT_TRANSLATE_NOOP(
        "fire_and_flora", "What you get is not worth what you give, or helps others too much."
    ),
    "keep": QT_TRANSLATE_NOOP("fire_and_flora", "This roll is no worse for you than rolls are on the whole."),
    "reroll": QT_TRANSLATE_NOOP("fire_and_flora", "This roll is worse for you than rolls are on the whole."),
    "pay": QT_TRANSLATE_NOOP("fire_and_flora", "The building is dear enough to be kept up."),
    "lose": QT_TRANSLATE_NOOP("fire_and_flora", "The building is not worth its upkeep."),
    "discard": QT_TRANSLATE_NOOP("fire_and_flora", "You have most cards of this type."),
    "give": QT_TRANSLATE_NOOP("fire_and_flora", "So many coins are worth offering for the card that is missing."),
    "get": QT_TRANSLATE_NOOP("fire_and_flora", "This card would make your best play possible."),
    "propose": QT_TRANSLATE_NOOP(
        "fire_and_flora", "The offer is complete: the card is worth more to you than its price."
    ),
    "withdraw": QT_TRANSLATE_NOOP("fire_and_flora", "No offer here is worth its price to you."),
}
CHOSEN: Final = QT_TRANSLATE_NOOP(
    "fire_and_flora", "Of all that may be chosen here this gains you most, or costs least."
)
