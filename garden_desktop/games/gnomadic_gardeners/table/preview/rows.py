"""What a preview consists of: plain rows that painters draw and notes read out. No rules in here."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import Icons
from garden_desktop.games.gnomadic_gardeners.rules.feasible import Crew

Ring: TypeAlias = Literal["plain", "covered", "flowers", "missing"]
"""How an icon of a need stands: nobody looks, covered, covered by flowers (May), still missing."""

Lit: TypeAlias = Literal["plain", "served", "reach"]
Turn: TypeAlias = Literal["done", "now", "due"]


class Chip(NamedTuple):
    """One icon of a need."""

    crop: str
    state: Ring


class TaskRow(NamedTuple):
    """One task of the pair. `closed`: somebody has taken or blocked it; `gate`: the Piggy may still pass.

    `state` is "served" where the bench covers it, "reach" where the card in hand would make it so.
    """

    number: int
    chips: tuple[Chip, ...]
    bliss: int
    milk: bool
    animal: str
    state: Lit = "plain"
    closed: bool = False
    gate: bool = False


class SumLine(NamedTuple):
    """One line of a sum: a task (`task` 1 to 3) or an animal's `sprite`; `bliss` None for an animal gained.

    `waits` marks a task that only the card in hand would make possible.
    """

    key: str
    text: Message
    bliss: int | None
    task: int = 0
    sprite: str = ""
    waits: bool = False


class PreviewSum(NamedTuple):
    """Lines that add up to `total`; without a total they only stand below each other."""

    title: Message
    lines: tuple[SumLine, ...]
    foot: Message
    total: int | None
    glad: bool = False


class Hours(NamedTuple):
    """The sundial: hours now, and `then` with the card in hand.

    `printed` are the hours on the cards; `words` says why the hours are others than those.
    """

    now: int
    then: int | None
    printed: tuple[int, ...]
    words: Message | None


class AnimalWork(NamedTuple):
    """What an animal does this round: a number or a word, and the reason. `open`: July asks about it."""

    animal: str
    name: Message
    short: Message
    figure: Message
    note: Message
    works: bool
    open: bool = False


class Order(NamedTuple):
    """One of the four lit parts of the control pair."""

    sprite: str
    figure: Message | None
    tasks: tuple[int, ...]
    note: Message
    state: Turn


class OrderStep(NamedTuple):
    """One thing the Scarecrow does, as a sentence."""

    text: Message
    state: Turn


class TransferPreview(NamedTuple):
    """What moves over to the other side after the round: the crops, and a sentence."""

    icons: Icons
    words: Message


class BenchPreview(NamedTuple):
    """What a side sees while it puts gnomes on its bench. `leaving` is None while the bench is empty."""

    side: Side
    hours: Hours
    rows: tuple[TaskRow, ...]
    sum: PreviewSum
    without: tuple[Message, ...]
    advice: tuple[Message, ...]
    leaving: TransferPreview | None


class Pay(NamedTuple):
    """What a chosen row pays: the number, why it is that much, and the animal that helps."""

    bliss: int
    note: Message | None
    sprite: str


class ResolutionPreview(NamedTuple):
    """What everybody sees while `side` sends its gnomes to tasks.

    `crew` are the gnomes on the rows; `score` is now, `after` what the draft leads to. `alone` says what a gnome
    brings who was sent alone, beside all tasks.
    """

    side: Side
    rows: tuple[TaskRow, ...]
    tasks: int
    crew: Crew
    pays: tuple[Pay | None, ...]
    score: int
    after: int
    words: tuple[Message, ...]
    alone: Message | None
    beside: PreviewSum
    animals: tuple[AnimalWork, ...]
