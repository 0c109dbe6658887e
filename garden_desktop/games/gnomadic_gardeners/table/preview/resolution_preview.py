"""Preview while a side sends its gnomes to tasks: rows with crews, their bliss, and what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.advice.forecast import best, forced_sleep, outcome
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import Crew, RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.state import TASK_1, TASK_3, State, replace_side
from garden_desktop.games.gnomadic_gardeners.table.preview import rows, sums
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import (
    Pay,
    PreviewSum,
    ResolutionPreview,
    SumLine,
    TaskRow,
)

Wishes: TypeAlias = Sequence[tuple[int, int]]
"""(gnome, task) index pairs: gnomes that the player dropped on a task."""

NO_CREW: Crew = (0, 0, 0)


def resolving(
    config: RulesConfig, generator: MoveGenerator, state: State, side: Side, tasks: int, used: int, wishes: Wishes
) -> ResolutionPreview:
    """Preview while `side` resolves with the set `tasks`, and in July with the animals `used` at work."""
    crew = crew_of(config, state, side, tasks, wishes)
    done = state._replace(done=replace_side(state.done, side, tasks))
    items = dict(scoring.items(config, done, side, used, forced_sleep(config, done, side)))
    counted = _when_counted(done, side) if resolved(state, side) else done
    after = state.scores[side] + (0 if resolved(state, side) else sum(items.values()))
    return ResolutionPreview(
        side=side,
        rows=tuple(_rows(config, generator, state, side, tasks, crew)),
        tasks=tasks,
        crew=crew,
        pays=tuple(_pay(config, counted, side, task, items) if tasks >> task & 1 else None for task in range(3)),
        score=state.scores[side] - sum(posted_items(state, side).values()),
        after=after,
        words=(*_better(config, generator, state, side, tasks), *_words(config, counted, side)),
        alone=_alone(config, counted, side, items),
        beside=_beside(config, generator, done, side),
        animals=sums.works(config, done, side, used),
    )


def crew_of(config: RulesConfig, state: State, side: Side, tasks: int, wishes: Wishes = ()) -> Crew:
    """Assignment of gnomes to task rows; empty if the tasks cannot be done together."""
    wanted = config.pack.middles[state.pair].needs
    return config.teams.crew(wanted, max(0, state.plays[side]), tasks, wishes) or NO_CREW


def posted_items(state: State, side: Side) -> dict[str, int]:
    """Items of `side` in this round; empty before it has resolved."""
    return next(
        (dict(entry.items) for entry in reversed(state.entries) if _is_now(state, entry.round, entry.side, side)), {}
    )


def resolved(state: State, side: Side) -> bool:
    """Whether `side` has resolved in this round."""
    return any(_is_now(state, entry.round, entry.side, side) for entry in state.entries)


def _is_now(state: State, round: int, owner: Side, side: Side) -> bool:
    return round == state.round and owner == side


def _rows(
    config: RulesConfig, generator: MoveGenerator, state: State, side: Side, tasks: int, crew: Crew
) -> Iterator[TaskRow]:
    wanted = config.pack.middles[state.pair].needs
    spare = max(0, state.plays[side]) & ~(crew[0] | crew[1] | crew[2])
    shut = generator.closed(state, side)
    taken = state.done[1 - side] if side != state.first else 0
    for task, row in enumerate(rows.rows(config, state)):
        chosen = bool(tasks >> task & 1)
        yield row._replace(
            chips=rows.chips(config, wanted[task], crew[task] if chosen else spare, chosen),
            state="served" if chosen else "plain",
            closed=bool(taken >> task & 1),
            gate=bool(taken & ~shut & TASK_1) and task == 0,
        )


def _pay(config: RulesConfig, state: State, side: Side, task: int, items: dict[str, int]) -> Pay:
    """Bliss of a chosen row; the Cow's share is shown on the first row with milk."""
    middle = config.pack.middles[state.pair]
    if task == 2:
        new = transitions.brings_animal(config, state, side)
        note = MOVES_IN.of(round=state.round + 1) if new else STAYS_HERE.of(who=SideName(1 - side))
        return Pay(0, note, "")
    bliss, milk = items.get(f"task{task + 1}", 0), middle.milk & state.done[side]
    if items.get("cow") and milk & -milk == 1 << task:
        return Pay(bliss + items["cow"], WITH_COW.of(bliss=bliss, cow=items["cow"]), "animal-cow")
    return Pay(bliss, None, "")


def _alone(config: RulesConfig, state: State, side: Side, items: dict[str, int]) -> Message | None:
    """Sentence on the charisma of a gnome that is alone on the bench."""
    bliss = items.get("charisma")
    return ALONE.of(bliss=bliss, why=sums.reason(config, state, side, "charisma")) if bliss else None


def _better(config: RulesConfig, generator: MoveGenerator, state: State, side: Side, tasks: int) -> Iterator[Message]:
    """Yield the best task set, if another one is chosen so far."""
    if state.phase != "fulfil" or state.turn != side:
        return
    found = best(config, generator, state)
    if found.bliss > outcome(config, state, tasks).bliss or (found.tasks & ~tasks and not tasks & ~found.tasks):
        yield ALL_OF.of(tasks=names.tasks(found.tasks), bliss=found.bliss)


def _words(config: RulesConfig, state: State, side: Side) -> Iterator[Message]:
    """Yield effects of the chosen tasks besides bliss, and warnings (8.3)."""
    animal, done = config.pack.middles[state.pair].animal, state.done[side]
    new = transitions.brings_animal(config, state, side)
    if new and config.month == "october":
        asleep = config.amount * scoring.owned(state, side).bit_count()
        words = OCTOBER_FIRST if not asleep else OCTOBER_MUST if config.must_recruit else OCTOBER
        yield words.of(animal=names.animal(new), bliss=asleep)
    elif new:
        yield JOINS.of(animal=names.animal(new))
    elif done & TASK_3:
        yield ONLY_BLOCKS.of(animal=names.animal(animal), who=SideName(1 - side))
    if twice := dict(scoring.items(config, state, side)).get("september"):
        yield SEPTEMBER.of(bliss=twice)
    if config.month == "june" and side != state.first and not state.lent:
        yield JUNE.of(bliss=config.amount * state.done[1 - side].bit_count())


def _beside(config: RulesConfig, generator: MoveGenerator, state: State, side: Side) -> PreviewSum:
    """Sum beside the pair: the most the second side can still make, or what the other side has scored."""
    other = 1 - side
    if config.solo:
        return _open_to(config, generator, state, side)
    if resolved(state, other):
        items = tuple(posted_items(state, other).items())
        return PreviewSum(
            SCORED.of(who=SideName(other)),
            _taken(config, state, other, items),
            FROM_THIS_ROUND,
            sum(dict(items).values()),
        )
    late = _second(config, state, other)
    found = best(config, generator, late)
    lines = sums.lines(config, found.state, other, found.items)
    return PreviewSum(LEFT_FOR.of(who=SideName(other)), lines, NOTHING if not lines else AT_MOST, found.bliss)


def _open_to(config: RulesConfig, generator: MoveGenerator, state: State, side: Side) -> PreviewSum:
    """Sum in solo games: the most that can still be made of the open tasks, or what was scored."""
    if resolved(state, side):
        items = tuple(posted_items(state, side).items())
        return PreviewSum(LEFT_FOR_YOU, _taken(config, state, side, items), FROM_THIS_ROUND, sum(dict(items).values()))
    found = best(config, generator, state._replace(phase="fulfil", turn=side))
    lines = sums.lines(config, found.state, side, found.items)
    return PreviewSum(
        LEFT_FOR_YOU, lines, COULD_REACH.of(bliss=state.scores[side] + found.bliss), found.bliss, glad=True
    )


def _second(config: RulesConfig, state: State, other: Side) -> State:
    """State in which the other side resolves second, after this resolution as it stands."""
    new = transitions.brings_animal(config, state, 1 - other)
    animals = replace_side(state.animals, 1 - other, state.animals[1 - other] | new)
    return state._replace(phase="fulfil", turn=other, animals=animals)


def _taken(config: RulesConfig, state: State, side: Side, items: scoring.Items) -> tuple[SumLine, ...]:
    """Lines of a resolution that was scored already."""
    return sums.lines(config, _when_counted(state, side), side, items)


def _when_counted(state: State, side: Side) -> State:
    """State in which `side` was scored: without animals gained since, its own and those of a later side."""
    later = (side, 1 - side) if state.first == side else (side,)
    for owner in later:
        state = state._replace(animals=replace_side(state.animals, owner, state.animals[owner] & ~state.gained[owner]))
    return state


ALONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "+{bliss}: {why}")
MOVES_IN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "yours after scoring, active from round {round}")
STAYS_HERE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "you have it already; blocks {who}")
WITH_COW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss}, and {cow} for the Cow")
JOINS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "and the {animal}")
ONLY_BLOCKS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have the {animal} already: Task 3 only blocks {who}.")
OCTOBER = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "and {bliss} more if you take the {animal} and the others fall asleep"
)
OCTOBER_MUST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "including {bliss} for the animals the {animal} puts to sleep")
OCTOBER_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "and the {animal}, if you want it")
JUNE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "and {bliss} more for lending a gnome afterwards")
SEPTEMBER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "September counts both tasks twice: {bliss} more.")
LEFT_FOR = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Left for {who}")
ALL_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "With {tasks} you would score {bliss} bliss in total.")
LEFT_FOR_YOU = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Left for you")
SCORED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} has scored")
NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "nothing")
AT_MOST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "at most")
COULD_REACH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "possible score: {bliss}")
FROM_THIS_ROUND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "this round")


def order_reason(config: RulesConfig, state: State) -> Message:
    """Reason of the order: hours, then bliss at the reveal, then age; solo ties are the player's.

    GG-34 to GG-36, GG-105.
    """
    first, second = state.first, 1 - state.first
    hours = state.preps[first], state.preps[second]
    if hours[0] != hours[1]:
        return HOURS.of(mine=hours[0], n=hours[1])
    mine, yours = (_bliss_at_reveal(config, state, side) for side in (first, second))
    if mine != yours:
        return BLISS.of(hours=names.hours(hours[0]), mine=mine, yours=yours)
    if config.solo:
        return LEVEL_SOLO
    return LEVEL.of(who=SideName(first))


def _bliss_at_reveal(config: RulesConfig, state: State, side: int) -> int:
    """Score before anything of this round was added."""
    sides = (0, 1) if config.basket else (side,)
    return state.scores[side] - sum(sum(posted_items(state, one).values()) for one in sides)


HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{mine} to %n hour(s)")
BLISS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{hours} each, but {mine} to {yours} bliss")
LEVEL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours and bliss are tied, but {who} is younger")
LEVEL_SOLO = QT_TRANSLATE_NOOP("gnomadic_gardeners", "hours and bliss are tied, and you win ties")
