"""What a computer player of Fire and Flora likes and how sharply it sees: the numbers in `players.toml`, in stars."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How one level judges at one table. Without a word in the file a number is what stands here.

    gentle        touches nothing of anybody else (FF-220)
    noise         standard deviation of what it takes a deed for
    coin, card    what a coin and a card are worth
    spent         what a card from the hand is worth where it is played
    room, enough  what an open parcel is worth, up to so many of them
    small_weed, big_weed  what a weed of either side takes away
    small, big    what a plant is worth by what it may grow to, and by having grown
    ease          what a small one is worth more by that, the more of all cards make it grow
    ember         how much of what a fire would take from a plant it is taken for less
    a_star        turns that a star takes
    worth         what a deed must be worth to be done
    useful        how far buildings without income are worth what USEFUL says
    leader, behind  how much a loss of the one who leads is a gain: at the start, and as they near the target
    others        the same of everybody else
    hurt, proud   what a play must cost to be blocked, and bring to be defended
    burnt         what a plant must lose to be worth a Water
    solid         what a building must have cost to be kept up after an earthquake
    price, dear   coins offered for a card, and what it must make possible
    profit        what a trade must bring more than it costs
    sprint        stars to the target from which on nothing is saved
    full_hand     cards in hand from which on none is bought
    """

    gentle: bool = False
    noise: float = 0.0
    coin: float = 0.2
    card: float = 0.3
    spent: float = 0.35
    room: float = 0.4
    enough: float = 2
    small_weed: float = -0.9
    big_weed: float = -1.4
    small: float = 0.35
    big: float = 0.3
    ease: float = 0.0
    ember: float = 0.0
    a_star: float = 1.4
    worth: float = 0.12
    useful: float = 1.0
    leader: float = 0.25
    behind: float = 0.6
    others: float = 0.2
    hurt: float = 0.9
    proud: float = 1.5
    burnt: float = 0.5
    solid: float = 3
    price: float = 3
    dear: float = 1.2
    profit: float = 0.2
    sprint: float = 3
    full_hand: float = 9
