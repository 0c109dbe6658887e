"""Notes on the table: totals, previews, the rule of the month, advice, and the automa's cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.view_model import Note
from garden_desktop.games.gnomadic_gardeners.data.words import MONTH_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, HIDDEN, NOBODY, bits_of
from garden_desktop.games.gnomadic_gardeners.table import scarecrow
from garden_desktop.games.gnomadic_gardeners.table.places import far_count
from garden_desktop.games.gnomadic_gardeners.table.preview.resolution_preview import order_reason
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import PreviewSum
from garden_desktop.games.gnomadic_gardeners.table.preview.sums import SAID, first_name
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts

# The extra rule of each month.


RULES: Final[Mapping[str, Message]] = {
    "april": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "April: the player who goes second scores %n bliss for each animal they have."
    ),
    "may": QT_TRANSLATE_NOOP("gnomadic_gardeners", "May: within a task, %n flowers stand for any other skill."),
    "june": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "June: the player who goes second may lend a gnome and score %n bliss for "
        "each task the first player fulfilled.",
    ),
    "july": QT_TRANSLATE_NOOP("gnomadic_gardeners", "July: %n bliss for each animal you do not use."),
    "august": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "August: a player who plays exactly %n gnomes keeps one of them."
    ),
    "september": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "September: Tasks 1 and 2 count %n times if one player fulfils both in a round."
    ),
    "october": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "October: a new animal puts your others to sleep, for %n bliss each."
    ),
}


# Notes.


def notes(seen: GardenViewFacts) -> Iterator[Note]:
    """Every note on the table now."""
    yield from _far(seen)
    if not seen.view.round:
        return
    if chooses(seen):
        yield from _choosing(seen)
    if seen.resolving and seen.has_pair and not seen.counting:  # all of it follows from who goes first
        yield from _resolving(seen)
    yield from _hours(seen)
    yield from _dock(seen)
    yield from _pile(seen)
    if seen.config.solo:
        yield from _scarecrow(seen)
    if seen.config.month != "none":
        yield Note("month", RULES[seen.config.month].of(n=seen.config.amount))


def chooses(seen: GardenViewFacts) -> bool:
    """Whether the preview of a bench may be seen: by its owner, until it is sealed."""
    return seen.is_asked("commit") and seen.view.hands[seen.me] >= 0 and seen.seat is not None


def _far(seen: GardenViewFacts) -> Iterator[Note]:
    view, who = seen.view, SideName(seen.other)
    if seen.config.solo:
        yield Note("far.title", NAME.of(who=who))
        yield Note("far.words", IN_HAND.of(n=far_count(seen)))
        return
    yield Note("far.hand.title", HAND_OF.of(who=who))
    yield Note("far.hand.words", (GNOMES if seen.open else SECRET_COUNT).of(n=far_count(seen)))
    yield Note("far.title", BENCH_OF.of(who=who))
    if seen.open:
        yield Note("far.words", OPENED)
        if seen.has_hours(seen.other):
            yield Note("far.hours", HOURS.of(n=view.preps[seen.other]))
    elif view.phase == "commit":
        yield Note("far.words", SEALED if view.plays[seen.other] == HIDDEN else NOT_YET)


def _choosing(seen: GardenViewFacts) -> Iterator[Note]:
    shown = seen.choosing()
    if shown.hours.words is not None:
        yield Note("hours.words", shown.hours.words)
    yield Note("hours.now", HOURS.of(n=shown.hours.now))
    yield from _sum("serve", shown.sum)
    yield from (Note(f"serve.without{i}", words) for i, words in enumerate(shown.without, 1))
    yield from (Note(f"advice{i}", words) for i, words in enumerate(shown.advice, 1))
    if shown.leaving is not None:
        yield Note("leaving", shown.leaving.words)


def _sum(id: str, found: PreviewSum) -> Iterator[Note]:
    yield Note(f"{id}.title", found.title)
    for line in found.lines:
        words = line.text if line.bliss is None else LINE.of(text=line.text, bliss=line.bliss)
        yield Note(f"{id}.{line.key}", words)
    if found.total is not None:
        yield Note(f"{id}.total", TOTAL.of(when=found.foot, bliss=found.total))


def _resolving(seen: GardenViewFacts) -> Iterator[Note]:
    shown, view = seen.resolution(), seen.view
    if view.first != NOBODY:
        yield Note("order", ORDER.of(who=SideName(view.first), why=order_reason(seen.config, view)))
    for task, workers in enumerate(shown.crew):
        if workers:
            gnomes = names.listing(first_name(seen.config, gnome) for gnome in bits_of(workers))
            yield Note(f"crew{task + 1}", CREW.of(gnomes=gnomes, task=names.task(task + 1)))
    if view.phase == "over":
        yield Note("score", FINAL.of(who=SideName(shown.side), bliss=shown.after))
    else:
        yield Note("score", SCORE.of(who=SideName(shown.side), now=shown.score, then=shown.after))
    if shown.alone is not None and view.phase != "over":
        yield Note("words.alone", shown.alone)
    yield from (Note(f"words{i}", words) for i, words in enumerate(shown.words, 1))
    yield from _sum("beside", shown.beside)
    for work in shown.animals:
        yield Note(f"animal.{work.animal}", SAID.of(animal=work.name, figure=work.figure, note=work.note))


def _hours(seen: GardenViewFacts) -> Iterator[Note]:
    view, me = seen.view, seen.me
    if not (seen.open and seen.has_hours(me)):
        return
    yield Note("hours.now", HOURS.of(n=view.preps[me]))
    if view.animals[me] & ~view.gained[me] & HEN:
        printed = seen.config.hours[max(0, view.plays[me])]
        yield Note("hours.words", (HEN_RESTED if view.hen_off[me] else HEN_WORKED).of(n=printed))


def _dock(seen: GardenViewFacts) -> Iterator[Note]:
    count = scoring.size(seen.hand())
    if seen.resolving:
        yield Note("hand.words", STAY_YOURS.of(n=count))
    elif chooses(seen) and seen.play():
        yield Note("hand.words", STAY.of(n=count))
    else:
        yield Note("hand.words", GNOMES.of(n=count))


def _pile(seen: GardenViewFacts) -> Iterator[Note]:
    """Yield the number of cards to come, and with the option `deduction_aid` which ones."""
    blocks = seen.view.pile
    if not blocks:
        yield Note("pile", PILE_EMPTY)
        return
    yield Note("pile", PILE.of(n=sum(block.bit_count() for block in blocks)))
    if cards := next_cards(seen):
        yield Note("pile.aid", NEXT_REWARDS.of(rewards=names.listing(_reward(seen, card) for card in cards)))


def next_cards(seen: GardenViewFacts) -> tuple[int, ...]:
    """Task cards of which one pays the rewards of the next round; () without the option `deduction_aid`."""
    blocks = seen.view.pile
    if not (blocks and seen.config.deduction_aid and seen.view.round):
        return ()
    return tuple(bits_of(blocks[1 if seen.config.solo and len(blocks) > 1 and not scarecrow.known(seen.view) else 0]))


def _reward(seen: GardenViewFacts, card: int) -> Message:
    half = seen.config.pack.cards[card].left
    animal = names.animals(half.animal) if half.animal else names.NOTHING
    return REWARD.of(first=half.bliss[0], second=half.bliss[1], animal=animal)


def _scarecrow(seen: GardenViewFacts) -> Iterator[Note]:
    view, config = seen.view, seen.config
    if scarecrow.known(view):
        yield from (
            Note(f"step{i}", step.text) for i, step in enumerate(scarecrow.steps(config, view, seen.instant), 1)
        )
    elif chooses(seen):
        if config.deduction_aid:
            mine = seen.choosing().hours.now
            yield from (
                Note(f"forecast{i}", words) for i, words in enumerate(scarecrow.forecast(config, view, mine), 1)
            )
        else:
            yield Note("forecast1", TURNED_LATER)
    if view.queue:
        yield Note("queue.title", NEXT_GNOMES)
        top, count = view.queue[0], far_count(seen)
        yield Note("queue", OLDEST.of(top=scoring.size(top), n=count))
        if config.deduction_aid and top >= 0:
            yield Note("queue.aid", TOP_BLOCK.of(gnomes=names.listing(first_name(config, one) for one in bits_of(top))))


NAME = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}")
IN_HAND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) in hand")
HAND_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s hand")
BENCH_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s bench")
GNOMES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s)")
SECRET_COUNT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s); how many are played is secret")
OPENED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "revealed together")
SEALED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "locked in; both are revealed together")
NOT_YET = QT_TRANSLATE_NOOP("gnomadic_gardeners", "still empty; plays after you")
HOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n hour(s)")
LINE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{text}: {bliss}")
TOTAL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{when}: {bliss} bliss")
ORDER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} goes first: {why}.")
CREW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnomes} on {task}")
SCORE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}: {now} to {then} bliss")
FINAL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}: {bliss} bliss at the end")
HEN_WORKED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "1 for each gnome, %n printed")
HEN_RESTED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "as printed: the Hen is unused")
STAY = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s) kept in hand")
STAY_YOURS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n gnome(s)")
PILE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n task card(s) in the draw pile")
PILE_EMPTY = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "The draw pile is empty: the discarded cards are shuffled and come back."
)
NEXT_REWARDS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Next card (Task 1 / Task 2 / animal), one of these: {rewards}")
REWARD = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{first} / {second} / {animal}")
TURNED_LATER = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Its two control cards are revealed once you lock in.")
NEXT_GNOMES = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Next from its hand")
OLDEST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{top} of %n, oldest first")
TOP_BLOCK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "In any order: {gnomes}")


def inspect(seen: GardenViewFacts, id: str) -> Inspection | None:
    """Inspection of a note; its kind is found by the beginning of its id."""
    text = next((note.text for note in notes(seen) if note.id == id), None)
    if text is None:
        return None
    if id == "month":
        return Inspection(MONTH_NAMES[seen.config.month], text, (), (ONE_RULE,), seen.config.month)
    kind, section = next(known for begin, known in KINDS.items() if id.startswith(begin))
    sprites = next((signs for begin, signs in SPRITES.items() if id.startswith(begin)), ())
    lines: tuple[InspectionLine, ...] = (InspectionLine(text, sprites),) if sprites else ()
    if id.startswith("step"):
        lines = tuple(_orders(seen))
    return Inspection(TITLES.get(id, text), kind, lines, (), section)


def _orders(seen: GardenViewFacts) -> Iterator[InspectionLine]:
    """Yield the four parts of the control cards."""
    for part in scarecrow.parts(seen.config, seen.view):
        if part.tasks:
            yield InspectionLine(names.tasks(sum(1 << task - 1 for task in part.tasks)), (), part.note)
        else:
            yield InspectionLine(part.note, (part.sprite,) if part.sprite else (), part.figure)


ONE_RULE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A month adds this one rule and changes nothing else.")
TITLES: Final[Mapping[str, Message]] = {
    "hours.now": QT_TRANSLATE_NOOP("gnomadic_gardeners", "The score"),
    "step1": QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow’s control cards"),
    "step2": QT_TRANSLATE_NOOP("gnomadic_gardeners", "The Scarecrow’s turn"),
}
SPRITES: Final[Mapping[str, tuple[str, ...]]] = {
    "hours": ("hour",),
    "far.hours": ("hour",),
    "score": ("bliss",),
    "queue": ("card-back",),
}
KINDS: Final[Mapping[str, tuple[Message, str]]] = {
    "far.hours": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "The bench with fewer hours goes first; if tied, the player with less bliss"
        ),
        "order",
    ),
    "far": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other player’s cards that you are allowed to see"),
        "secrets",
    ),
    "hours": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Total prep time of your bench: the bench with fewer hours goes first"),
        "order",
    ),
    "serve": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "What your bench would score if you went first and fulfilled every task it allows"
        ),
        "score",
    ),
    "advice": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Worth considering before you lock in"), "choosing"),
    "leaving": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Skills that go to the other player next round"), "reset"),
    "order": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Decided when both benches are revealed; it does not change"),
        "order",
    ),
    "crew": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "One team that works; which gnome helps where makes no difference"),
        "fulfil",
    ),
    "score": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Bliss now, and after this turn"), "score"),
    "words": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Worth knowing for this turn"), "fulfil"),
    "beside": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "What scores besides the tasks"), "score"),
    "animal": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "What your animals do this turn"), "animals"),
    "hand": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes you do not play stay with you"), "choosing"),
    "pile.aid": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "One of these comes next, all equally likely"),
        "secrets",
    ),
    "pile": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners",
            "Each round the left card is discarded, the right one moves left, and a new one comes from here",
        ),
        "reset",
    ),
    "step": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Two cards are revealed; the halves in the middle show what the Scarecrow does"
        ),
        "control",
    ),
    "forecast": (QT_TRANSLATE_NOOP("gnomadic_gardeners", "The possible control cards"), "control"),
    "queue": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Its gnomes, longest held first: they come back to you in this order"),
        "alone-reset",
    ),
}
"""Explanation and section of the rules by the beginning of the note's id, longer beginnings first."""
