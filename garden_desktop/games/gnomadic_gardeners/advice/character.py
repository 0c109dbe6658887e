"""How a computer player of Gnomadic Gardeners judges: the numbers in `players.toml`, in bliss."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How one level judges at one table. Without a word in the file a number is what stands here.

    plays     how many plays of each side it weighs; all of them when 0
    rounds    rounds of regret matching; when 0 it answers a play of the other side taken at random
    noise     standard deviation of what it takes a play's chance to win for, where it does not mix
    pace      bliss that the leader makes in a round: how long animals will pay
    spread    bliss by which a round goes otherwise than expected
    gnome, hour  what a gnome in the hand is worth, and each hour of its prep
    hen ... tortoise  what an animal brings in a round
    """

    plays: float = 0
    rounds: float = 150
    noise: float = 0.0
    pace: float = 10.0
    spread: float = 6.0
    gnome: float = 1.6
    hour: float = -0.2
    hen: float = 1.5
    piggy: float = 1.5
    goat: float = 2.0
    horse: float = 3.0
    cow: float = 1.2
    mouse: float = 3.0
    squirrels: float = 1.5
    bees: float = 2.0
    tortoise: float = 1.5
