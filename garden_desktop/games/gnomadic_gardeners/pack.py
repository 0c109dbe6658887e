"""The component data of the game: TOML in, checked rows out (GG-169)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

CROPS: Final = ("grain", "fruit", "vegetable", "herb", "flower")
"""The five kinds of expertise, in the order used everywhere."""

FLOWER: Final = CROPS.index("flower")

MONTHS: Final = ("april", "may", "june", "july", "august", "september", "october")

LEVELS: Final = ("gentle", "normal", "hard")

GNOMES: Final = 12

Icons: TypeAlias = tuple[int, int, int, int, int]
"""How many of each crop, in the order of CROPS."""


class Gnome(NamedTuple):
    """A gnome card. `prep` is printed hours, `charisma` the bliss of playing this gnome alone."""

    id: str
    name: str
    prep: int
    icons: Icons
    charisma: int


class Amount(NamedTuple):
    """A number the automa works out: `base`, plus `per_animal` for each of its animals, plus `per_gnome`."""

    base: int
    per_animal: int = 0
    per_gnome: int = 0


class Half(NamedTuple):
    """Half a task card. What a half does not show is None or empty.

    needs    icons asked by tasks #1, #2, #3 (empty: none shown)
    bliss    bliss paid by tasks #1 and #2
    milk     tasks that carry the milk icon, as a set of task bits
    animal   index of the animal task #3 brings
    prep, score, blocks (a set of task bits), passes: the automa's orders
    """

    needs: tuple[Icons, Icons, Icons]
    bliss: tuple[int, int]
    milk: int
    animal: int | None
    prep: Amount | None
    score: Amount | None
    blocks: int | None
    passes: int | None


class Card(NamedTuple):
    """A task card. `nine` marks a card of the nine-card garden."""

    id: str
    left: Half
    right: Half
    nine: bool


class Middle(NamedTuple):
    """What two neighbouring cards show in their middle: the tasks, or the automa's orders (GG-19).

    `animal` is an animal set with exactly one bit. The other fields are those of Half.
    """

    needs: tuple[Icons, Icons, Icons]
    bliss: tuple[int, int]
    milk: int
    animal: int
    prep: Amount
    score: Amount
    blocks: int
    passes: int


class Animal(NamedTuple):
    """An animal card. `bliss` is what it pays once; hours is the Mouse's prep, `most` the Bees' limit."""

    id: str
    name: str
    text: str
    bliss: int
    hours: int
    most: int
    copies: int
    nine: bool


class Month(NamedTuple):
    """A month. `bliss` is what its rule pays a time; the automa's start belongs to solo."""

    id: str
    name: str
    text: str
    automa_bliss: int
    automa_animals: int
    amount: int


class Level(NamedTuple):
    """A level of the Shared Basket."""

    id: str
    goal: int
    last_round: int


class Numbers(NamedTuple):
    """The numbers of the game that stand on no card."""

    target: int
    hand: int
    automa_bliss: int


@dataclass(frozen=True, slots=True)
class Pack:
    """Checked component data. `cards` and `animals` list the nine-card garden's after the others."""

    id: str
    digest: str
    title: str
    numbers: Numbers
    gnomes: tuple[Gnome, ...]
    cards: tuple[Card, ...]
    animals: tuple[Animal, ...]
    months: tuple[Month, ...]
    levels: tuple[Level, ...]

    def middle(self, left: int, right: int) -> Middle:
        """What the cards `left` and `right` (indices) show between them."""
        raise NotImplementedError
