"""Parts of previews: plain rows that painters draw and notes read out. Contains no rules."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from garden_desktop.core.text import Message
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS, Icons, Middle
from garden_desktop.games.gnomadic_gardeners.rules.config import Crew, RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, State, bits_of

Ring: TypeAlias = Literal["plain", "covered", "flowers", "missing"]
"""State of an icon of a need: not looked at, covered, covered by flowers (May), missing."""

Lit: TypeAlias = Literal["plain", "served", "reach"]
Turn: TypeAlias = Literal["done", "now", "due"]


class Chip(NamedTuple):
    """An icon of a need."""

    crop: str
    state: Ring


class TaskRow(NamedTuple):
    """A task of the pair. `closed`: taken or blocked by the other side; `gate`: the Piggy may still do it.

    `state` is "served" if the bench covers it, "reach" if the held card would make it so.
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
    """A line of a sum: a task (`task` 1 to 3) or an animal's `sprite`; `bliss` is None for an animal gained.

    `waits` marks a task that only the held card would make possible.
    """

    key: str
    text: Message
    bliss: int | None
    task: int = 0
    sprite: str = ""
    waits: bool = False


class PreviewSum(NamedTuple):
    """Lines that add up to `total`; without a total they are a plain list."""

    title: Message
    lines: tuple[SumLine, ...]
    foot: Message
    total: int | None
    glad: bool = False


class Hours(NamedTuple):
    """Hours of a bench now, and `then` with the held card.

    `printed` are the hours on the cards; `words` explains a difference between the two.
    """

    now: int
    then: int | None
    printed: tuple[int, ...]
    words: Message | None


class AnimalWork(NamedTuple):
    """Effect of an animal this round: a number or a word, and the reason. `open`: July asks about it."""

    animal: str
    name: Message
    short: Message
    figure: Message
    note: Message
    works: bool
    open: bool = False


class Order(NamedTuple):
    """Part of the automa's control pair (four in all)."""

    sprite: str
    figure: Message | None
    tasks: tuple[int, ...]
    note: Message
    state: Turn


class OrderStep(NamedTuple):
    """Step of the automa's round, as a sentence."""

    text: Message
    state: Turn


class TransferPreview(NamedTuple):
    """Icons that move to the other side after the round, and a sentence on them."""

    icons: Icons
    words: Message


class BenchPreview(NamedTuple):
    """Preview of a bench while it is filled; `leaving` is None while it is empty."""

    side: Side
    hours: Hours
    rows: tuple[TaskRow, ...]
    sum: PreviewSum
    without: tuple[Message, ...]
    advice: tuple[Message, ...]
    leaving: TransferPreview | None


class Pay(NamedTuple):
    """Bliss of a chosen row, its explanation, and the animal that adds to it."""

    bliss: int
    note: Message | None
    sprite: str


class ResolutionPreview(NamedTuple):
    """Preview of a resolution, shown to everybody while `side` sends its gnomes to tasks.

    `crew` are the gnomes on the rows; `score` is now, `after` with the draft. `alone` is the charisma of a gnome
    that was sent alone.
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


# Task rows.


def rows(config: RulesConfig, state: State) -> tuple[TaskRow, ...]:
    """The three tasks of the pair on display; empty while a card of it is missing."""
    if NO_CARD in state.pair:
        return ()
    middle = config.pack.middles[state.pair]
    return tuple(_row(middle, task) for task in range(3))


def _row(middle: Middle, task: int) -> TaskRow:
    bliss = middle.bliss[task] if task < 2 else 0
    animal = ANIMALS[middle.animal.bit_length() - 1] if task == 2 else ""
    return TaskRow(task + 1, plain_chips(middle.needs[task]), bliss, bool(middle.milk >> task & 1), animal)


def plain_chips(need: Icons) -> tuple[Chip, ...]:
    """Icons of a need one by one, in the order of CROPS."""
    return tuple(Chip(CROPS[crop], "plain") for crop in _expanded(need))


def chips(config: RulesConfig, need: Icons, team: int, whole: bool) -> tuple[Chip, ...]:
    """Icons of a need as `team` covers them; `whole` if it fulfils the task, in May also by flowers."""
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
    """Gnomes of `team` that show an icon of a need; in May those with a flower too."""
    flowers = config.month == "may"
    return sum(
        1 << i
        for i in bits_of(team)
        if any(n and h for n, h in zip(need, config.pack.gnomes[i].icons, strict=True))
        or (flowers and config.pack.gnomes[i].icons[-1])
    )


def _expanded(need: Icons) -> tuple[int, ...]:
    return tuple(crop for crop, count in enumerate(need) for _ in range(count))
