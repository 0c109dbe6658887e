"""Preview while gnomes are put on a bench: hours, tasks they can fulfil, and advice.

Computed from the chooser's own view. The effect of a play comes from the rules: the
position is set as if the play were open already, and the rules' own scoring is applied to it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.advice.forecast import BestTaskSet, as_if, best
from garden_desktop.games.gnomadic_gardeners.data.pack import FLOWER
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring, transitions
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.legality import MoveGenerator
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, SQUIRRELS, TASK_3, State, bits_of, replace_side
from garden_desktop.games.gnomadic_gardeners.table.preview import rows, sums
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import (
    BenchPreview,
    Hours,
    Lit,
    PreviewSum,
    SumLine,
    TaskRow,
    TransferPreview,
)


class Bench(NamedTuple):
    """Gnomes on the bench of `side`, and the gnome in hand that would be added or removed (0: none)."""

    side: Side
    play: int
    held: int
    hen_off: bool

    @property
    def then(self) -> int:
        return self.play ^ self.held


def choosing(config: RulesConfig, generator: MoveGenerator, view: State, bench: Bench) -> BenchPreview:
    """Preview for `bench.side` while it chooses."""
    now = best(config, generator, as_if(config, view, bench.side, bench.play, bench.hen_off))
    then = best(config, generator, as_if(config, view, bench.side, bench.then, bench.hen_off))
    return BenchPreview(
        side=bench.side,
        hours=hours(config, view, bench),
        rows=_rows(config, now, then, bench),
        sum=_sum(config, now, then, bench),
        without=tuple(_without(config, generator, view, bench, then)),
        advice=tuple(_advice(config, now, then, bench)),
        leaving=_leaving(config, then, bench) if bench.then else None,
    )


def hours(config: RulesConfig, view: State, bench: Bench) -> Hours:
    """Hours of a bench, now and with the held gnome, and the Hen's effect on them."""
    side = bench.side
    now, then = (
        transitions.prep(
            config, view._replace(plays=replace_side(view.plays, side, play), hen_off=(bench.hen_off,) * 2), side
        )
        for play in (bench.play, bench.then)
    )
    printed = tuple(config.pack.gnomes[i].prep for i in bits_of(bench.then))
    words = None
    if view.animals[side] & HEN:
        words = HEN_RESTS if bench.hen_off else HEN_WORKS.of(n=sum(printed)) if printed else HEN_WAITS
    return Hours(now, then if bench.held else None, printed, words)


def _rows(config: RulesConfig, now: BestTaskSet, then: BestTaskSet, bench: Bench) -> tuple[TaskRow, ...]:
    wanted = config.pack.middles[now.state.pair].needs
    crew = config.teams.crew(wanted, bench.play, now.tasks) or (0, 0, 0)
    spare = bench.play & ~(crew[0] | crew[1] | crew[2])
    found = []
    for task, row in enumerate(rows.rows(config, now.state)):
        served, reach = bool(now.tasks >> task & 1), bool(then.tasks >> task & 1)
        chips = rows.chips(config, wanted[task], crew[task] if served else spare, served)
        found.append(row._replace(chips=chips, state=_lit(served, reach)))
    return tuple(found)


def _lit(served: bool, reach: bool) -> Lit:
    """State of a row: fulfilled now and with the held gnome, only with it, or not."""
    if not reach:
        return "plain"
    return "served" if served else "reach"


def _sum(config: RulesConfig, now: BestTaskSet, then: BestTaskSet, bench: Bench) -> PreviewSum:
    if not bench.then:
        return PreviewSum(CAN_SERVE, (), NOBODY_YET, None)
    found = sums.lines(config, then.state, bench.side, then.items)
    name = sums.first_name(config, bench.held.bit_length() - 1) if bench.held else ""
    marked = tuple(_waiting(line, now, name) for line in found)
    return PreviewSum(CAN_SERVE, marked, IF_FIRST, then.bliss)


def _waiting(line: SumLine, now: BestTaskSet, name: str) -> SumLine:
    if not line.task or not name or now.tasks >> (line.task - 1) & 1:
        return line
    return line._replace(waits=True, text=WITH.of(gnome=name) if line.bliss is not None else line.text)


def _without(
    config: RulesConfig, generator: MoveGenerator, view: State, bench: Bench, then: BestTaskSet
) -> Iterator[Message]:
    """Yield the sum that is left if somebody else does one of the tasks first."""
    for task in bits_of(then.tasks):
        late = as_if(config, view, bench.side, bench.then, bench.hen_off, taken=1 << task)
        bliss = best(config, generator, late).bliss
        if bliss != then.bliss:
            yield IF_GONE.of(task=names.task(task + 1), bliss=bliss)


def _advice(config: RulesConfig, now: BestTaskSet, then: BestTaskSet, bench: Bench) -> Iterator[Message]:
    """Yield advice on this bench, the most urgent first (8.2, 8.3)."""
    if bench.held:
        yield _brings(config, now, then, bench)
    if not bench.then:
        return
    if not bench.held:
        yield from _idlers(config, then, bench)
    yield from _months(config, then, bench)
    yield from _animals(config, then, bench)


def _brings(config: RulesConfig, now: BestTaskSet, then: BestTaskSet, bench: Bench) -> Message:
    """Sentence on the change by the held gnome."""
    name, more = sums.first_name(config, bench.held.bit_length() - 1), then.tasks & ~now.tasks
    longer = then.state.preps[bench.side] - now.state.preps[bench.side]
    if bench.held & bench.play:
        return GOES.of(gnome=name, n=-longer)
    if more:
        return BRINGS.of(gnome=name, tasks=names.tasks(more), n=longer)
    if then.bliss > now.bliss:
        return ADDS.of(gnome=name, bliss=then.bliss - now.bliss, n=longer)
    return BRINGS_NOTHING.of(gnome=name, n=longer)


def _idlers(config: RulesConfig, then: BestTaskSet, bench: Bench) -> Iterator[Message]:
    """Yield the gnomes no task needs."""
    wanted = config.pack.middles[then.state.pair].needs
    crew = config.teams.crew(wanted, bench.then, then.tasks) or (0, 0, 0)
    idle = bench.then & ~(crew[0] | crew[1] | crew[2])
    if idle and bench.then.bit_count() > 1:
        yield IDLE.of(gnomes=names.listing(sums.first_name(config, i) for i in bits_of(idle)))


def _months(config: RulesConfig, then: BestTaskSet, bench: Bench) -> Iterator[Message]:
    side = bench.side
    if config.month == "august" and bench.then.bit_count() == config.amount:
        yield COMES_BACK.of(n=config.amount)
    if config.month == "october" and (new := transitions.brings_animal(config, then.state, side)):
        asleep = scoring.owned(then.state, side).bit_count()
        yield WOULD_SLEEP.of(animal=names.animal(new), bliss=config.amount * asleep)
    if config.month == "july" and bench.hen_off:
        yield HEN_PAYS.of(bliss=config.amount)


def _animals(config: RulesConfig, then: BestTaskSet, bench: Bench) -> Iterator[Message]:
    side, other = bench.side, 1 - bench.side
    animal = config.pack.middles[then.state.pair].animal
    if then.tasks & TASK_3 and animal & scoring.owned(then.state, side):
        yield HERE_ALREADY.of(animal=names.animal(animal), who=SideName(other))
    if then.state.animals[side] & SQUIRRELS and not scoring.worth(config, then.state, side, SQUIRRELS):
        yield NO_SQUIRRELS


def _leaving(config: RulesConfig, then: BestTaskSet, bench: Bench) -> TransferPreview:
    """Preview of the icons that move to the other side after the round."""
    icons = tuple(sum(config.pack.gnomes[i].icons[crop] for i in bits_of(bench.then)) for crop in range(FLOWER + 1))
    stays = max(0, then.state.hands[bench.side]) & ~bench.then
    last = config.flowers[bench.then] and not config.flowers[stays]
    words = LAST_FLOWER if last else MOVES_OVER
    return TransferPreview(icons, words.of(who=SideName(1 - bench.side), crops=names.crops(icons)))


CAN_SERVE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench can fulfil")
NOBODY_YET = QT_TRANSLATE_NOOP("gnomadic_gardeners", "no gnomes on it yet")
IF_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "if you go first")
IF_GONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} if {task} is taken")
WITH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "with {gnome}")
HEN_WORKS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Hen: 1 hour for each gnome, not the %n printed")
HEN_RESTS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Hen unused: the printed hours count.")
HEN_WAITS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Hen: 1 hour for each gnome, no matter what is printed")
BRINGS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome} makes {tasks} possible but costs %n more hour(s).")
ADDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome} adds {bliss} bliss but costs %n more hour(s).")
BRINGS_NOTHING = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{gnome} costs %n more hour(s) but doesn’t make another task possible."
)
GOES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Without {gnome} it takes %n fewer hour(s).")
IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "No task needs {gnomes}.")
COMES_BACK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "August: if you play exactly %n gnomes, you keep one of them.")
WOULD_SLEEP = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "October: the {animal} would put the others to sleep, for {bliss} more bliss."
)
HEN_PAYS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "July gives {bliss} for the unused Hen.")
HERE_ALREADY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "You have the {animal} already: Task 3 would only block {who}.")
NO_SQUIRRELS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Squirrels score only if you have fewer gnomes.")
MOVES_OVER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "After the round these gnomes go to {who}: {crops}.")
LAST_FLOWER = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "After the round these gnomes go to {who}, with your last flower: {crops}."
)
