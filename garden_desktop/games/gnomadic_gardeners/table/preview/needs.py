"""Task rows: what the pair asks and pays, and how far a team covers it."""

from __future__ import annotations

from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS, Icons, Middle
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import Chip, TaskRow


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
