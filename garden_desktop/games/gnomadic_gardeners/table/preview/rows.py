"""What a preview consists of: plain rows that painters draw and notes read out. No rules in here."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS, Icons, Middle
from garden_desktop.games.gnomadic_gardeners.rules.config import Crew, RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, State, bits_of

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


# Task rows: what the pair asks and pays, and how far a team covers it.


def rows(config: RulesConfig, state: State) -> tuple[TaskRow, ...]:
    """The three tasks of the pair on display; none while a card of it is missing."""
    if NO_CARD in state.pair:
        return ()
    middle = config.pack.middles[state.pair]
    return tuple(_row(middle, task) for task in range(3))


def _row(middle: Middle, task: int) -> TaskRow:
    bliss = middle.bliss[task] if task < 2 else 0
    animal = ANIMALS[middle.animal.bit_length() - 1] if task == 2 else ""
    return TaskRow(task + 1, plain_chips(middle.needs[task]), bliss, bool(middle.milk >> task & 1), animal)


def plain_chips(need: Icons) -> tuple[Chip, ...]:
    """The icons of a need one by one, in the order of CROPS."""
    return tuple(Chip(CROPS[crop], "plain") for crop in _expanded(need))


def chips(config: RulesConfig, need: Icons, team: int, whole: bool) -> tuple[Chip, ...]:
    """The icons of a need as `team` covers them; `whole` when it serves the task, in May also by flowers."""
    missing = list(config.teams.missing(team, need)) if team else list(need)
    covered = [count - lack for count, lack in zip(need, missing, strict=True)]
    found = []
    for crop in _expanded(need):
        if covered[crop]:
            covered[crop] -= 1
            found.append(Chip(CROPS[crop], "covered"))
        else:
            found.append(Chip(CROPS[crop], "flowers" if whole else "missing"))
    return tuple(found)


def helpers(config: RulesConfig, need: Icons, team: int) -> int:
    """The gnomes of `team` that show something a task asks for (in May a flower is always welcome)."""
    flowers = config.month == "may"
    return sum(
        1 << i
        for i in bits_of(team)
        if any(n and h for n, h in zip(need, config.pack.gnomes[i].icons, strict=True))
        or (flowers and config.pack.gnomes[i].icons[-1])
    )


def _expanded(need: Icons) -> tuple[int, ...]:
    return tuple(crop for crop, count in enumerate(need) for _ in range(count))
