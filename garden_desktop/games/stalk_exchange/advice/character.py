"""How far a computer player of Stalk Exchange sees: the numbers in `players.toml`."""

from __future__ import annotations

from typing import NamedTuple


class Character(NamedTuple):
    """How one level judges at one table. Without a word in the file a number is what stands here.

    ahead     how much of what is still to be harvested it sees coming: 0 nothing, 1 all of it
    fears     how much of the Bust it expects: 0 forgets it
    rivals    how much it minds what others hold
    width     so many first actions are followed to the end of the turn; 0: each action by itself
    noise     standard deviation of what it takes a chance to win for
    token     points that a token kept is worth far from the crash
    soon      steps to the crash from which on tokens lose their worth
    group     weight of a bloom in the garden in the forecast, over the open spaces beside its group
    bulb      weight of a bulb
    offered   weight of a flower in the row
    held      weight of a flower that somebody probably holds
    any       weight of every type
    sharp     how surely the highest value of the forecast stays the highest: points to one in e
    unsure    points by which a lead is unsure when the game is over
    drift     points by which it is more unsure for each step to the crash
    """

    ahead: float = 1.0
    fears: float = 1.0
    rivals: float = 1.0
    width: float = 0
    noise: float = 0.0
    token: float = 3.0
    soon: float = 12.0
    group: float = 2.0
    bulb: float = 0.5
    offered: float = 0.3
    held: float = 0.15
    any: float = 0.3
    sharp: float = 1.5
    unsure: float = 4.0
    drift: float = 1.0
