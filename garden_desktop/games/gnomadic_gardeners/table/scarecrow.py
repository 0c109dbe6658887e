"""The automa (Scarecrow): the four parts of its control pair, its five steps, and the forecast of its cards."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message
from garden_desktop.games.gnomadic_gardeners.data.pack import Amount, Middle
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.config import RulesConfig
from garden_desktop.games.gnomadic_gardeners.rules.state import NO_CARD, TASK_3, State, bits_of
from garden_desktop.games.gnomadic_gardeners.table.frames import SCARECROW_STEPS, TransitionFrame
from garden_desktop.games.gnomadic_gardeners.table.preview.resolution_preview import posted_items, resolved
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import Order, OrderStep, Turn


def known(state: State) -> bool:
    """Whether both control cards are turned."""
    return NO_CARD not in state.controls


def parts(config: RulesConfig, state: State, instant: TransitionFrame | None = None) -> tuple[Order, ...]:
    """Prep, score, blocks and pass on the inner halves of the control pair."""
    prep, score, blocks, _, passing = (step.state for step in steps(config, state, instant))
    orders = config.pack.middles[state.controls]
    bliss = _bliss(config, state)
    tasks = tuple(task + 1 for task in bits_of(orders.blocks))
    return (
        Order("hour", HOURS.of(n=state.preps[1]), (), _formula(orders.prep, state.preps[1]), prep),
        Order("bliss", PLUS.of(bliss=bliss), (), _formula(orders.score, bliss), score),
        Order("", None if tasks else NONE, tasks, CLOSES, blocks),
        Order("card-back", COUNT.of(count=orders.passes), (), COME_LATER, passing),
    )


def steps(config: RulesConfig, state: State, instant: TransitionFrame | None = None) -> tuple[OrderStep, ...]:
    """The automa's round as five sentences in order, with the state of each; `instant` is the keyframe shown."""
    found = _steps(config, state, counting=instant is not None)
    now = (
        None
        if instant is None or (instant.side == 0 and instant.kind != "order")
        else SCARECROW_STEPS.get(instant.kind)
    )
    if instant is not None and instant.kind == "hours":
        return tuple(step._replace(state="due") for step in _before_the_order(config, state, found))
    if now is None:
        return found
    turns: list[Turn] = [("done" if at < now else "now" if at == now else "due") for at in range(1, 6)]
    return tuple(step._replace(state=turn) for step, turn in zip(found, turns, strict=True))


def _before_the_order(config: RulesConfig, state: State, found: tuple[OrderStep, ...]) -> tuple[OrderStep, ...]:
    """The sentences as printed on the cards, before the order of the round is shown."""
    blocks = config.pack.middles[state.controls].blocks
    closing = CLOSES_TASKS.of(tasks=names.tasks(blocks)) if blocks else CLOSES_NOTHING
    hours = HOURS.of(n=state.preps[1])
    return (found[0]._replace(text=hours), found[1], found[2]._replace(text=closing), *found[3:])


def _steps(config: RulesConfig, state: State, *, counting: bool) -> tuple[OrderStep, ...]:
    orders = config.pack.middles[state.controls]
    done: Turn = "done" if resolved(state, 1) else "due"
    return (
        OrderStep(_order(state), "done"),
        OrderStep(SCORES.of(bliss=_bliss(config, state)), done),
        OrderStep(_blocking(state, orders), _closing(state)),
        OrderStep(_animal(config, state, orders, counting=counting), done),
        OrderStep(HANDS.of(n=orders.passes), _passing(state)),
    )


def forecast(config: RulesConfig, state: State, mine: int) -> Iterator[Message]:
    """Yield the possible orders of the control cards, if only two cards are left in the top block.

    With the option `deduction_aid` only (5.2). `mine` are the hours of the player's bench.
    """
    cards = list(bits_of(state.pile[0])) if state.pile else []
    if len(cards) != 2:
        yield TWO_OF.of(n=len(cards))
        return
    pairs = ((cards[0], cards[1]), (cards[1], cards[0]))
    one, two = (orders_in_words(config, state, config.pack.middles[pair]) for pair in pairs)
    yield TWO_CASES.of(one=one, two=two)
    if mine:
        quicker = sum(_quicker(config, state, config.pack.middles[pair], mine) for pair in pairs)
        yield (NEVER_FIRST, ONCE_FIRST, ALWAYS_FIRST)[quicker].of(n=mine)


def orders_in_words(config: RulesConfig, state: State, orders: Middle) -> Message:
    """Prep time, bliss and blocked tasks of a control pair, for what the automa owns now: "5 h for 3 bliss, closes Task
    1"."""
    animals, gnomes = scoring.owned(state, 1).bit_count(), scoring.gnomes_of(state, 1)
    hours, bliss = orders.prep.worth(animals, gnomes), orders.score.worth(animals, gnomes)
    if not orders.blocks:
        return CASE_OPEN.of(n=hours, bliss=bliss)
    return CASE.of(n=hours, bliss=bliss, tasks=names.tasks(orders.blocks))


def _quicker(config: RulesConfig, state: State, orders: Middle, mine: int) -> bool:
    """Whether `mine` hours would resolve first (GG-105)."""
    theirs = orders.prep.worth(scoring.owned(state, 1).bit_count(), scoring.gnomes_of(state, 1))
    return mine < theirs or (mine == theirs and state.scores[0] <= state.scores[1])


def _bliss(config: RulesConfig, state: State) -> int:
    posted = posted_items(state, 1)
    if posted:
        return posted.get("automa", 0)
    animals = scoring.owned(state, 1) & ~state.gained[1]
    return config.pack.middles[state.controls].score.worth(animals.bit_count(), scoring.gnomes_of(state, 1))


def _formula(amount: Amount, worth: int) -> Message:
    """Explanation of a number: "5 minus 2 animals"."""
    count = abs(worth - amount.base)
    if amount.per_animal:
        return (LESS_ANIMALS if amount.per_animal < 0 else PLUS_ANIMALS).of(base=amount.base, n=count)
    if amount.per_gnome:
        return PLUS_GNOMES.of(base=amount.base, n=count)
    return AS_PRINTED


def _order(state: State) -> Message:
    ahead = IT_FIRST if state.first == 1 else YOU_FIRST
    return ahead.of(n=state.preps[1], mine=state.preps[0])


def _blocking(state: State, orders: Middle) -> Message:
    if not orders.blocks:
        return CLOSES_NOTHING
    return (CLOSES_TASKS if state.first == 1 else TOO_LATE).of(tasks=names.tasks(orders.blocks))


def _animal(config: RulesConfig, state: State, orders: Middle, *, counting: bool) -> Message:
    """Sentence on the automa's animal, in the future tense while its entry is still being counted."""
    if not orders.blocks & TASK_3:
        return NO_ANIMAL
    if state.gained[1]:
        return TAKES.of(animal=names.animal(state.gained[1]))
    coming = counting and not state.animals[1] & config.pack.middles[state.pair].animal
    return HAS_IT if resolved(state, 1) and not coming else WILL_TAKE


def _closing(state: State) -> Turn:
    if not resolved(state, 1):
        return "due"
    return "now" if state.first == 1 and state.phase in {"fulfil", "use", "lend", "recruit"} else "done"


def _passing(state: State) -> Turn:
    return "now" if state.phase == "pass" else "due"


HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n h")
PLUS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "+{bliss}")
COUNT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{count}")
NONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "none")
CLOSES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "closes")
COME_LATER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "come to you later")
LESS_ANIMALS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{base} minus %n animal(s)")
PLUS_ANIMALS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{base} plus %n animal(s)")
PLUS_GNOMES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{base} plus %n gnome(s)")
AS_PRINTED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "as printed")
IT_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n h to {mine}: it goes first")
YOU_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n h to {mine}: it goes second")
SCORES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Scores {bliss} bliss")
CLOSES_TASKS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Closes {tasks}")
CLOSES_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Closes nothing")
TOO_LATE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Too late to close {tasks}")
TAKES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Takes the {animal}")
WILL_TAKE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Takes the animal of Task 3")
HAS_IT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Has that animal already")
NO_ANIMAL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Doesn’t take an animal")
HANDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Hands over %n gnome(s)")
TWO_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Its two control cards are among %n cards.")
TWO_CASES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Equally likely: {one}, or {two}.")
CASE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n h for {bliss} bliss, closes {tasks}")
CASE_OPEN = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n h for {bliss} bliss, no tasks closed")
NEVER_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "With %n h you go second either way.")
ONCE_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "With %n h you go first in one case, second in the other.")
ALWAYS_FIRST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "With %n h you go first either way.")
