"""Inspections of places, gnomes, tasks, animals, players and the prompt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from garden_desktop.core.inspection import Inspection, InspectionLine, NoteArea, Subject, ValueChange
from garden_desktop.core.layout import DOCK, SIZE
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.types import Side
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, CROPS
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES, CROP_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names, scoring
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, NOBODY, bits_of
from garden_desktop.games.gnomadic_gardeners.table import layout, notes, places, prompts
from garden_desktop.games.gnomadic_gardeners.table.notes import next_cards
from garden_desktop.games.gnomadic_gardeners.table.preview import rows
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import TaskRow
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_bit, gnome_piece

SECTIONS: Final[Mapping[str, str]] = {
    "commit": "choosing",
    "fulfil": "fulfil",
    "use": "july",
    "lend": "june",
    "recruit": "october",
    "keep": "august",
    "over": "end",
}


def inspect_ground(seen: GardenViewFacts, id: str) -> Inspection | None:
    """Inspection of a place; None for an id without an explanation."""
    label = next((one.label for one in places.places(seen) if one.id == id), None)
    if label is None or id not in PLACES:
        return None
    kind, section = PLACES[id]
    later: tuple[Message, ...] = (HOURS,) if id == "bench" else ()
    pays_milk = id == "next" and seen.config.pack.cards[seen.view.pair[1]].right.milk
    return Inspection(label, kind, (milk_line(),) if pays_milk else (), later, section)


def inspect_prompt(seen: GardenViewFacts, prompt: Message) -> Inspection:
    """Inspection of the prompt, with the section of the rules about it."""
    return Inspection(prompt, EXPECTED, (), (), SECTIONS.get(seen.view.phase, "round"))


EXPECTED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The current decision. Press F1 for its rules")
HOURS: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Both benches are revealed at once; the bench with fewer hours goes first."
)
PLACES: Final[Mapping[str, tuple[Message, str]]] = {
    "next": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "This half is inactive; it shows what the next round needs"),
        "tasks",
    ),
    "bench": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The gnomes you play; after the round they go to the other player"),
        "choosing",
    ),
    "other_bench": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other player’s gnomes this round; afterwards they come to you"),
        "reset",
    ),
    "hand": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Gnomes you do not play stay with you for the next round"),
        "choosing",
    ),
    "other_hand": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "The other player’s gnomes that you are allowed to see"),
        "secrets",
    ),
    "seal": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Locks in your gnomes, face down until both players are ready"),
        "choosing",
    ),
    "hen": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Leaves your Hen unused: the printed hours count, and July gives bliss for it"
        ),
        "july",
    ),
    "fulfil": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "Fulfils the tasks you have chosen and scores them, along with all your animals"
        ),
        "fulfil",
    ),
    "use": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "Animals you use score normally; unused ones score by July’s rule"),
        "july",
    ),
    "keep_all": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "You don’t lend a gnome, and score nothing for it"),
        "june",
    ),
    "recruit": (
        QT_TRANSLATE_NOOP("gnomadic_gardeners", "You gain the new animal; your others fall asleep and score"),
        "october",
    ),
    "decline": (
        QT_TRANSLATE_NOOP(
            "gnomadic_gardeners", "You do not gain the animal; no animals fall asleep and you score nothing"
        ),
        "october",
    ),
}


def inspect_gnome(seen: GardenViewFacts, gnome: int) -> Inspection:
    """Inspection of a gnome, with the change of hours if it were played."""
    card = seen.config.pack.gnomes[gnome]
    lines = (_hours(seen, gnome), *_skills(seen, gnome), _charm(card.charisma))
    return Inspection(NAME.of(gnome=card.name), GNOME, lines, (_later(seen, gnome),), "choosing")


def inspect_hidden_gnome(seen: GardenViewFacts, side: Side) -> Inspection:
    """Inspection of a gnome face down."""
    lines = (InspectionLine(WHO_KNOWS, ("card-back",)),)
    return Inspection(BACK.of(who=SideName(side)), COVERED, lines, (), "alone-reset" if seen.config.solo else "secrets")


def _hours(seen: GardenViewFacts, gnome: int) -> InspectionLine:
    """Line on the hours of a gnome, and on the sum of the bench with it."""
    config, bit = seen.config, 1 << gnome
    mine = bool((seen.play() | max(0, seen.hand())) & bit)
    hen = mine and seen.view.animals[seen.me] & ~seen.view.gained[seen.me] & HEN and not _rests(seen)
    text = WITH_HEN if hen else FEWER_FIRST
    change = None
    if notes.chooses(seen) and mine and not seen.play() & bit:
        found = seen.choosing(gnome_piece(config, gnome)).hours
        change = ValueChange(found.now, found.then, "hour") if found.then is not None else None
    return InspectionLine(text, ("hour",), HOUR_COUNT.of(n=config.pack.gnomes[gnome].prep), change)


def _rests(seen: GardenViewFacts) -> bool:
    return seen.pressed("hen") if seen.is_asked("commit") else bool(seen.view.hen_off[seen.me])


def _skills(seen: GardenViewFacts, gnome: int) -> Iterator[InspectionLine]:
    for crop, count in zip(CROPS, seen.config.pack.gnomes[gnome].icons, strict=True):
        if count:
            yield InspectionLine(SKILL if count == 1 else SKILL_TWICE, (f"crop-{crop}",) * count, CROP_NAMES[crop])


def _charm(bliss: int) -> InspectionLine:
    return InspectionLine(CHARM, ("bliss",), BLISS.of(bliss=bliss))


def _later(seen: GardenViewFacts, gnome: int) -> Message:
    """Sentence on the side the gnome works for in the next round."""
    bit = 1 << gnome
    if seen.far_play() & bit:
        return COMES
    if not seen.play() & bit:
        return STAYS if max(0, seen.hand()) & bit else THEIRS
    return UNDER if seen.config.solo else MOVES.of(who=SideName(seen.other))


NAME: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome}")
GNOME: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A gnome: helps with one task a round, with all his skills")
COVERED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A face-down gnome")
BACK: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s gnome")
WHO_KNOWS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "One of the gnomes you cannot see.")
HOUR_COUNT: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "%n hour(s):")
FEWER_FIRST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "the bench with fewer hours goes first")
WITH_HEN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "only 1 with the Watchful Hen")
SKILL: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is one of his skills")
SKILL_TWICE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is one of his skills, and counts twice")
BLISS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss:")
CHARM: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "his charisma bonus, if you play him alone")
COMES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "After the round he goes to your hand.")
MOVES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you play him, he goes to {who} after the round.")
UNDER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you play him, he goes to the Scarecrow after the round.")
STAYS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you keep him in hand, he stays with you.")
THEIRS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "He belongs to the other player. Once played, he comes to you.")


def inspect_task(seen: GardenViewFacts, task: int) -> Inspection | None:
    """Inspection of a task of the pair."""
    if not seen.has_pair:
        return None
    row = _rows(seen)[task]
    return Inspection(
        names.task(task + 1), KINDS[task], (*_needs(seen, task), *_pays(seen, row)), tuple(_state(seen, row)), "tasks"
    )


def _rows(seen: GardenViewFacts) -> tuple[TaskRow, ...]:
    if seen.resolving:
        return seen.resolution().rows
    if notes.chooses(seen):
        return seen.choosing().rows
    return rows.rows(seen.config, seen.view)


def _needs(seen: GardenViewFacts, task: int) -> Iterator[InspectionLine]:
    icons = seen.config.pack.middles[seen.view.pair].needs[task]
    sprites = tuple(f"crop-{crop}" for crop, count in zip(CROPS, icons, strict=True) for _ in range(count))
    yield InspectionLine(NEEDED.of(crops=names.crops(icons)), sprites)


def _pays(seen: GardenViewFacts, row: TaskRow) -> Iterator[InspectionLine]:
    if row.animal:
        text = animal_effect(seen, row.animal)
        yield InspectionLine(text, (f"animal-{row.animal}",), ANIMAL_NAMES[row.animal])
        return
    yield InspectionLine(PAID, ("bliss",), BLISS.of(bliss=row.bliss))
    if row.milk:
        yield milk_line()


def milk_line() -> InspectionLine:
    """Line on the milk icon."""
    return InspectionLine(PLEASES, ("milk",), MILK)


def _state(seen: GardenViewFacts, row: TaskRow) -> Iterator[Message]:
    """Yield whether the task is open, and what the bench still lacks."""
    if row.gate:
        yield GATE
    elif row.closed:
        yield (BLOCKED if seen.config.solo else TAKEN).of(who=SideName(seen.other))
        return
    if notes.chooses(seen) and seen.play():
        missing = Counter(chip.crop for chip in row.chips if chip.state == "missing")
        lacking = tuple(missing[crop] for crop in CROPS)
        yield LACKS.of(crops=names.crops(lacking)) if missing else SERVED
    if row.animal and scoring.owned(seen.view, seen.me) & 1 << animal_bit(row.animal):
        yield OWNED
    yield ONCE_ALONE if seen.config.solo else ONCE


KINDS: Final = (
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The big task: it scores the most bliss"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "The small task: it scores a little bliss"),
    QT_TRANSLATE_NOOP("gnomadic_gardeners", "No bliss, but you gain an animal"),
)
NEEDED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{crops}, from its gnomes together")
PAID: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "scored at once")
MILK: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Milk:")
PLEASES: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "scores extra with the Kindly Cow")
GATE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "It is taken, but your Lucky Piggy lets you fulfil it too.")
TAKEN: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} has fulfilled it this round, so it is closed.")
BLOCKED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who} has closed it this round.")
LACKS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench still lacks {crops} for it.")
SERVED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench can fulfil it.")
OWNED: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "You have this animal already: fulfilling the task only blocks the other player."
)
ONCE_ALONE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If the Scarecrow goes first, it may close this task.")
ONCE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "If the first player fulfils it, it is closed to the second.")


def inspect_animal(seen: GardenViewFacts, animal: str) -> Inspection:
    """Inspection of an animal of the deciding side, with its effect in this resolution."""
    lines = tuple(
        InspectionLine(work.note, (f"animal-{animal}",), FIGURE.of(figure=work.figure))
        for work in seen.resolution().animals
        if work.animal == animal
    )
    return Inspection(ANIMAL_NAMES[animal], animal_effect(seen, animal), lines, (), "animals")


def animal_effect(seen: GardenViewFacts, animal: str) -> Message:
    """Sentence on the effect of an animal for its owner."""
    row = seen.config.pack.animals[animal_bit(animal)]
    return DOES[animal].of(bliss=row.bliss, hours=row.hours, most=row.most)


def animal_bit(animal: str) -> int:
    """Bit index of an animal in a set of animals."""
    return ANIMALS.index(animal)


def inspect_side(seen: GardenViewFacts, side: Side) -> Inspection:
    """Inspection of a player or the automa: bliss, hours and every animal."""
    view, config = seen.view, seen.config
    lines = [InspectionLine(_goal(seen), ("bliss",), SCORE.of(bliss=view.scores[side]))]
    if view.first != NOBODY:
        text = FIRST if view.first == side else SECOND
        lines.append(InspectionLine(text, ("hour",), HOUR_COUNT.of(n=view.preps[side])))
    solo = config.solo and side == 1
    lines += _animals(seen, side, idle=solo)
    kind, section = (SCARECROW, "scarecrow") if solo else (GARDENER, "basket" if config.basket else "score")
    return Inspection(PLAYER_NAME.of(who=SideName(side)), kind, tuple(lines), (), section)


def _animals(seen: GardenViewFacts, side: Side, *, idle: bool) -> Iterator[InspectionLine]:
    for bit in bits_of(seen.view.animals[side]):
        text = COUNTED if idle else animal_effect(seen, ANIMALS[bit])
        yield InspectionLine(text, (f"animal-{ANIMALS[bit]}",), ANIMAL_NAMES[ANIMALS[bit]])
    for bit in bits_of(seen.view.flipped[side]):
        yield InspectionLine(SLEEPS, (f"animal-{ANIMALS[bit]}",), ANIMAL_NAMES[ANIMALS[bit]])


def _goal(seen: GardenViewFacts) -> Message:
    if seen.config.basket:
        return BASKET.of(n=seen.config.level.goal)
    return GOAL.of(n=seen.config.pack.numbers.target)


PLAYER_NAME: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}")
GARDENER: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Player: score in bliss, and animals")
SCARECROW: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Follows its control cards; only the number of its animals counts"
)
SCORE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss:")
GOAL: Final = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "with %n or more at the end of a round the match ends; the higher score wins"
)
BASKET: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "you win together with %n at the end of a round")
FIRST: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "goes first this round")
SECOND: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "goes second this round")
FIGURE: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Now {figure}:")
COUNTED: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "counts for the Scarecrow’s control cards")
SLEEPS: Final = QT_TRANSLATE_NOOP("gnomadic_gardeners", "is asleep and does nothing")
DOES: Final[Mapping[str, Message]] = {
    "hen": QT_TRANSLATE_NOOP("gnomadic_gardeners", "Each of your gnomes takes one hour."),
    "piggy": QT_TRANSLATE_NOOP("gnomadic_gardeners", "If you go second, you may fulfil Task 1 even if it is taken."),
    "goat": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss for every animal the other player has."),
    "horse": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss for every gnome you played."),
    "cow": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss if a task you fulfilled shows milk."),
    "mouse": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "{bliss} bliss for every gnome you played with a printed prep time of {hours}."
    ),
    "squirrels": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners",
        "{bliss} bliss if you have fewer gnomes than the other player, played and in hand together.",
    ),
    "bees": QT_TRANSLATE_NOOP(
        "gnomadic_gardeners", "{bliss} bliss for every flower on the gnomes you played, {most} at most."
    ),
    "tortoise": QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss if you go second."),
}


def inspect(seen: GardenViewFacts, subject: Subject, id: str) -> Inspection | None:
    """Inspection of one subject, from what the viewer may know; None if there is nothing to say."""
    match subject:
        case "piece":
            return _piece(seen, id)
        case "place":
            return _place(seen, id)
        case "note":
            return notes.inspect(seen, id)
        case "side":
            return inspect_side(seen, int(id))
        case "prompt":
            return inspect_prompt(seen, prompts.prompt(seen))


def note_areas(seen: GardenViewFacts) -> tuple[NoteArea, ...]:
    """Rectangles in which hours, sums and piles are painted, in table units."""
    frame = seen.frame
    boxes = [
        ("hours.now", frame.hours),
        ("pile.aid" if next_cards(seen) else "pile", frame.side),
        ("month", frame.month),
        ("serve.title", frame.sums),
        ("beside.title", frame.sums),
        ("advice1", frame.advice),
        ("words1", frame.advice),
        ("far.title", frame.far_label),
        ("order", layout.FAR_PILLS),
        ("hand.words", frame.label._replace(y=DOCK + 4, h=SIZE[1] - DOCK - 8)),
    ]
    if seen.config.solo:
        boxes += [
            ("step1", layout.CONTROLS),
            ("step2", layout.STEPS),
            ("forecast1", layout.STEPS),
            ("queue", layout.STEPS),
        ]
    return tuple(NoteArea(note, *box) for note, box in boxes)


def _piece(seen: GardenViewFacts, id: str) -> Inspection | None:
    kind, _, rest = id.partition(":")
    if kind in ("gnome", "ghost"):
        bit = gnome_bit(seen.config, f"gnome:{rest}")
        return inspect_gnome(seen, bit.bit_length() - 1) if bit else None
    return inspect_hidden_gnome(seen, int(rest.partition(":")[0])) if kind == "back" else None


def _place(seen: GardenViewFacts, id: str) -> Inspection | None:
    if id.startswith("task"):
        return inspect_task(seen, int(id[-1]) - 1)
    if id.startswith("animal:"):
        return inspect_animal(seen, id.partition(":")[2])
    return inspect_ground(seen, id)
