"""Items of a resolution as lines with a reason, and the effect of each animal in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.scoring import Items
from garden_desktop.games.gnomadic_gardeners.rules.state import BEES, HEN, PIGGY, TASK_1, TASK_3, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import AnimalWork, SumLine

_SPRITES: Final[Mapping[str, str]] = {
    "july": "bliss",
    "charisma": "bliss",
    "april": "bliss",
    "june": "bliss",
    "october": "bliss",
    "september": "bliss",
    "automa": "automa",
    "start": "bliss",
}


def lines(config: RulesConfig, state: State, side: Side, items: Items) -> tuple[SumLine, ...]:
    """A line for each item, and one for the animal of task 3."""
    found = [_line(config, state, side, key, bliss) for key, bliss in items]
    new = state.done[side] & TASK_3 and config.pack.middles[state.pair].animal & ~scoring.owned(state, side)
    if new:
        at = sum(line.task > 0 for line in found)
        sprite = f"animal-{ANIMALS[new.bit_length() - 1]}"
        found.insert(at, SumLine("task3", names.animal(new), None, 3, sprite))
    return tuple(found)


def _line(config: RulesConfig, state: State, side: Side, key: str, bliss: int) -> SumLine:
    if key in {"task1", "task2"}:
        number = int(key[-1])
        return SumLine(key, names.task(number), bliss, number)
    sprite = _SPRITES.get(key, f"animal-{key}")
    return SumLine(key, _REASONS[key](config, state, side), bliss, 0, sprite)


def reason(config: RulesConfig, state: State, side: Side, key: str) -> Message:
    """Short reason for the bliss of an item."""
    return _REASONS[key](config, state, side)


def works(config: RulesConfig, state: State, side: Side, used: int) -> tuple[AnimalWork, ...]:
    """Effect of each animal of `side` in this resolution, in canonical order.

    `used` are the animals of July that work. An animal gained this round rests until the next.
    """
    asked = scoring.open_animals(config, state, side)
    awake = [1 << bit for bit in bits_of(state.animals[side])]
    asleep = [1 << bit for bit in bits_of(state.flipped[side])]
    return (
        *(_work(config, state, side, animal, asked, used) for animal in awake),
        *(_named(animal, ASLEEP, ASLEEP_WHY, False) for animal in asleep),
    )


def _work(config: RulesConfig, state: State, side: Side, animal: int, asked: int, used: int) -> AnimalWork:
    if animal & state.gained[side]:
        return _named(animal, NEW, NEW_WHY, False)
    if animal in {HEN, PIGGY}:
        return _helper(config, state, side, animal)
    bliss = scoring.worth(config, state, side, animal)
    if config.month == "july" and (not bliss or (animal & asked and not animal & used)):
        note = RESTED_JULY.of(n=bliss) if bliss else RESTS_JULY
        return _named(animal, PLUS.of(bliss=config.amount), note, not animal & asked, bool(animal & asked))
    if not bliss:
        return _named(animal, RESTS, _IDLE[_id(animal)](config, state, side), False)
    return _named(animal, PLUS.of(bliss=bliss), reason(config, state, side, _id(animal)), True, bool(animal & asked))


def _helper(config: RulesConfig, state: State, side: Side, animal: int) -> AnimalWork:
    """Effect of Hen or Piggy, which pay nothing but in July, and then only when idle."""
    july = config.month == "july"
    if animal == HEN:
        busy = not state.hen_off[side] and (not july or bool(state.plays[side] & ~config.early))
        figure, note = HOURS.of(n=state.preps[side]), HEN_USED
    else:
        busy = state.first == 1 - side and bool(state.done[side] & state.done[1 - side] & TASK_1)
        figure, note = WORKS, PIGGY_USED
    if busy:
        return _named(animal, figure, note, True)
    if july:
        return _named(animal, PLUS.of(bliss=config.amount), RESTS_JULY, True)
    return _named(animal, RESTS, _IDLE[_id(animal)](config, state, side), False)


def _named(animal: int, figure: Message, note: Message, works: bool, asked: bool = False) -> AnimalWork:
    name = _id(animal)
    return AnimalWork(name, ANIMAL_NAMES[name], names.SHORT_NAMES[name], figure, note, works, asked)


def _id(animal: int) -> str:
    return ANIMALS[animal.bit_length() - 1]


def _goat(config: RulesConfig, state: State, side: Side) -> Message:
    return GOAT_WHY.of(n=scoring.owned(state, 1 - side).bit_count())


def _horse(config: RulesConfig, state: State, side: Side) -> Message:
    return HORSE_WHY.of(n=state.plays[side].bit_count())


def _cow(config: RulesConfig, state: State, side: Side) -> Message:
    milk = config.pack.middles[state.pair].milk & state.done[side]
    return COW_WHY.of(task=names.task((milk & -milk).bit_length()))


def _mouse(config: RulesConfig, state: State, side: Side) -> Message:
    return MOUSE_WHY.of(n=(state.plays[side] & config.mousy).bit_count())


def _squirrels(config: RulesConfig, state: State, side: Side) -> Message:
    mine, yours = scoring.gnomes_of(state, side), scoring.gnomes_of(state, 1 - side)
    return SQUIRRELS_WHY.of(n=mine, yours=yours)


def _bees(config: RulesConfig, state: State, side: Side) -> Message:
    return BEES_WHY.of(n=config.flowers[state.plays[side]], most=config.pack.animals[BEES.bit_length() - 1].most)


def _charisma(config: RulesConfig, state: State, side: Side) -> Message:
    return CHARISMA_WHY.of(gnome=first_name(config, state.plays[side].bit_length() - 1))


def _april(config: RulesConfig, state: State, side: Side) -> Message:
    return APRIL_WHY.of(n=state.animals[side].bit_count())


def _june(config: RulesConfig, state: State, side: Side) -> Message:
    return JUNE_WHY.of(n=state.done[1 - side].bit_count())


def _always(message: Message) -> Callable[[RulesConfig, State, Side], Message]:
    return lambda config, state, side: message


def _piggy_idle(config: RulesConfig, state: State, side: Side) -> Message:
    if state.first == 1 - side and state.done[1 - side] & TASK_1:
        return PIGGY_WAITS
    return PIGGY_OPEN


def first_name(config: RulesConfig, gnome: int) -> str:
    """First name of a gnome."""
    return config.pack.gnomes[gnome].name.split()[0]


SAID = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{animal}, {figure}: {note}")
ASLEEP = QT_TRANSLATE_NOOP("gnomadic_gardeners", "asleep")
ASLEEP_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "asleep for the rest of October")
NEW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "new")
NEW_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "active from next round")
RESTS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "inactive")
WORKS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "active")
PLUS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "+{bliss}")
HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n h")
RESTS_JULY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "unused: July gives bliss")
RESTED_JULY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "unused; if used, it would score %n")
HEN_USED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "used at the reveal")
PIGGY_USED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "lets you fulfil Task 1")
PIGGY_OPEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Task 1 is open anyway")
PIGGY_WAITS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "could let you fulfil Task 1")

GOAT_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the other player has %n animal(s)")
GOAT_IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the other player has no animals")
HORSE_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) played")
COW_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{task} shows milk")
COW_IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "no milk so far")
MOUSE_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n card(s) with a printed 2")
MOUSE_IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "no card with a printed 2")
SQUIRRELS_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) to {yours}")
SQUIRRELS_IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "too many gnomes, {mine} to {yours}")
BEES_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n flower(s) played, at most {most} count")
BEES_IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "no flowers played")
TORTOISE_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "goes second this round")
TORTOISE_IDLE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "scores only if you go second")
CHARISMA_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome} played alone")
SEPTEMBER_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Tasks 1 and 2, a second time")
JULY_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "unused animals")
APRIL_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "second, with %n animal(s)")
JUNE_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "a gnome lent, %n task(s) fulfilled by the other player")
OCTOBER_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "sleeping animals")
AUTOMA_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "from its control cards")
START_WHY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "head start")

_REASONS: Final[Mapping[str, Callable[[RulesConfig, State, Side], Message]]] = {
    "goat": _goat,
    "horse": _horse,
    "cow": _cow,
    "mouse": _mouse,
    "squirrels": _squirrels,
    "bees": _bees,
    "tortoise": _always(TORTOISE_WHY),
    "charisma": _charisma,
    "september": _always(SEPTEMBER_WHY),
    "july": _always(JULY_WHY),
    "april": _april,
    "june": _june,
    "october": _always(OCTOBER_WHY),
    "automa": _always(AUTOMA_WHY),
    "start": _always(START_WHY),
}

_IDLE: Final[Mapping[str, Callable[[RulesConfig, State, Side], Message]]] = {
    "hen": _always(HEN_USED),
    "piggy": _piggy_idle,
    "goat": _always(GOAT_IDLE),
    "horse": _horse,
    "cow": _always(COW_IDLE),
    "mouse": _always(MOUSE_IDLE),
    "squirrels": lambda config, state, side: SQUIRRELS_IDLE.of(
        mine=scoring.gnomes_of(state, side), yours=scoring.gnomes_of(state, 1 - side)
    ),
    "bees": _always(BEES_IDLE),
    "tortoise": _always(TORTOISE_IDLE),
}
