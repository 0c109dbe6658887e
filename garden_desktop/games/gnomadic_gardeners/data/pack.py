"""Component data of a checked pack: gnomes, task cards, animals, months, levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

CROPS: Final = ("grain", "fruit", "vegetable", "herb", "flower")
"""The five kinds of skill (crops) in canonical order."""

FLOWER: Final = CROPS.index("flower")

ANIMALS: Final = ("hen", "piggy", "goat", "horse", "cow", "mouse", "squirrels", "bees", "tortoise")
"""Animal ids in canonical order: bit n of an animal set is ANIMALS[n]."""

MONTHS: Final = ("april", "may", "june", "july", "august", "september", "october")

LEVELS: Final = ("gentle", "normal", "hard")

Icons: TypeAlias = tuple[int, ...]
"""Number of icons of each crop, in the order of CROPS."""

Needs: TypeAlias = tuple[Icons, Icons, Icons]
"""Icons that tasks 1, 2 and 3 need."""


class Gnome(NamedTuple):
    """A gnome card. `prep` is printed hours, `charisma` the bliss for playing this gnome alone."""

    id: str
    name: str
    prep: int
    icons: Icons
    charisma: int


class Amount(NamedTuple):
    """A number on the automa's cards: `base`, plus a share for each of its animals and gnomes."""

    base: int
    per_animal: int = 0
    per_gnome: int = 0

    def worth(self, animals: int, gnomes: int) -> int:
        return self.base + self.per_animal * animals + self.per_gnome * gnomes


class HalfCard(NamedTuple):
    """Half of a task card. Anything it does not show is None, 0 or without icons.

    bliss   bliss paid by tasks #1 and #2
    milk    tasks that carry the milk icon, as a set of task bits
    animal  the animal of task #3, as an animal set with one bit
    prep, score, blocks (a set of task bits), passes: the automa's orders
    """

    needs: Needs
    bliss: tuple[int, int]
    milk: int
    animal: int | None
    prep: Amount | None
    score: Amount | None
    blocks: int | None
    passes: int | None


class TaskCard(NamedTuple):
    """A task card. `nine` marks a card of the nine-card garden."""

    id: str
    left: HalfCard
    right: HalfCard
    nine: bool


class Middle(NamedTuple):
    """The two inner halves of neighbouring cards added up: tasks, or the automa's orders (GG-19)."""

    needs: Needs
    bliss: tuple[int, int]
    milk: int
    animal: int
    prep: Amount
    score: Amount
    blocks: int
    passes: int


class Animal(NamedTuple):
    """An animal card.

    `bliss` is its bliss for each count (0: it never scores), `hours` the printed prep the Mouse looks for, `most` the
    limit of the Bees, `copies` the number of cards of this type.
    """

    id: str
    bliss: int
    hours: int
    most: int
    copies: int
    nine: bool


class Month(NamedTuple):
    """A month of the season. `amount` is the only number of its rule; the others are the automa's head start."""

    id: str
    automa_bliss: int
    automa_animals: int
    amount: int


class Level(NamedTuple):
    """A level of the Shared Basket: goal in bliss, and the last round."""

    id: str
    goal: int
    last_round: int


class Numbers(NamedTuple):
    """Constants of the game that are printed on no card."""

    target: int
    hand: int
    automa_bliss: int


@dataclass(frozen=True, slots=True)
class GardenPack:
    """Checked component data of one pack (GG-169).

    `cards` and `animals` list those of the nine-card garden last; `animals` has all nine in canonical order; `middles`
    maps (left, right) card indices to what their inner halves show.
    """

    id: str
    digest: str
    numbers: Numbers
    gnomes: tuple[Gnome, ...]
    cards: tuple[TaskCard, ...]
    animals: tuple[Animal, ...]
    months: tuple[Month, ...]
    levels: tuple[Level, ...]
    middles: Mapping[tuple[int, int], Middle]

    def cards_of(self, nine: bool) -> int:
        """Bit set of the task cards of a garden."""
        return sum(1 << i for i, card in enumerate(self.cards) if nine or not card.nine)

    def animals_of(self, nine: bool) -> int:
        """Bit set of the animals of a garden."""
        return sum(1 << i for i, animal in enumerate(self.animals) if nine or not animal.nine)

    def month(self, id: str) -> Month:
        return next(month for month in self.months if month.id == id)

    def level(self, id: str) -> Level:
        return next(level for level in self.levels if level.id == id)
