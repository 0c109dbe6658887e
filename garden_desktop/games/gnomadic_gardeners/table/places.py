"""Places and pieces in reading order: tasks, the other side, the own bench, buttons, the dock."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.layout import Box
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.core.view_model import Piece, Place
from garden_desktop.games.gnomadic_gardeners.data.pack import ANIMALS, HalfCard
from garden_desktop.games.gnomadic_gardeners.data.words import ANIMAL_NAMES
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.rules.scoring import gnomes_of, size
from garden_desktop.games.gnomadic_gardeners.rules.state import HEN, NO_CARD, bits_of
from garden_desktop.games.gnomadic_gardeners.table.layout import GAP, TALL, Size, narrowed
from garden_desktop.games.gnomadic_gardeners.table.preview import rows as needs
from garden_desktop.games.gnomadic_gardeners.table.preview import sums
from garden_desktop.games.gnomadic_gardeners.table.preview.rows import TaskRow
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_piece

_GAP = 10.0


def places(seen: GardenViewFacts) -> Iterator[Place]:
    """Every place on the table now."""
    yield from _tasks(seen)
    yield from _next(seen)
    yield from _far(seen)
    yield _row("bench", seen.frame.cards, _bench_label(seen), "bench")
    yield from _buttons(seen)
    yield _row("hand", seen.frame.hand, _hand_label(seen), "hand")
    if seen.resolving:
        yield from _animals(seen)


def _row(id: str, box: Box, label: Message, group: str) -> Place:
    return Place(id, "row", *box, label, style=group, group=group)


def _tasks(seen: GardenViewFacts) -> Iterator[Place]:
    if not seen.has_pair:
        return
    found = seen.resolution().rows if seen.resolving else needs.rows(seen.config, seen.view)
    for task, row in enumerate(found):
        box, label = seen.frame.rows[task], task_label(seen, row)
        if seen.resolving:
            inset = seen.frame.inset
            inner = (box.x + inset, box.y, box.w - 2 * inset, box.h)
            yield Place(f"task{task + 1}", "row", *inner, label, key=str(task + 1), style="task", group="tasks")
        else:
            yield Place(f"task{task + 1}", "text", *box, label, style="task", group="tasks")


def task_label(seen: GardenViewFacts, row: TaskRow) -> Message:
    """Sentence on a task: icons needed, reward, and whether it is closed."""
    middle = seen.config.pack.middles[seen.view.pair]
    needed = names.crops(middle.needs[row.number - 1])
    paid = ANIMAL_NAMES[row.animal] if row.animal else (BLISS_MILK if row.milk else BLISS).of(bliss=row.bliss)
    if row.closed and not row.gate:
        closed = BLOCKED if seen.config.solo else TAKEN
        return closed.of(task=names.task(row.number), needed=needed, paid=paid, who=SideName(seen.other))
    if row.gate:
        return GATE.of(task=names.task(row.number), needed=needed, paid=paid)
    return TASK.of(task=names.task(row.number), needed=needed, paid=paid)


def _next(seen: GardenViewFacts) -> Iterator[Place]:
    """Yield the idle half of the right card, which shows the needs of the next round (GG-20)."""
    if seen.resolving or seen.view.pair[1] == NO_CARD:
        return
    pair, rows = seen.frame.pair, seen.frame.rows
    x = rows[0].right + 6
    box = Box(x, rows[0].y, pair.right - x - 6, rows[2].bottom - rows[0].y)
    half = seen.config.pack.cards[seen.view.pair[1]].right
    yield Place("next", "text", *box, _half_label(half), style="next", group="tasks")


def _half_label(half: HalfCard) -> Message:
    one, two, three = (names.crops(need) for need in half.needs)
    if not any(map(any, half.needs)):
        return NEXT_NOTHING
    return NEXT.of(one=one, two=two, three=three)


def _far(seen: GardenViewFacts) -> Iterator[Place]:
    frame = seen.frame
    if frame.far_hand.w:
        yield _row("other_hand", frame.far_hand, HAND_OF.of(who=SideName(seen.other)), "far")
    if frame.far_cards.w:
        yield _row("other_bench", frame.far_cards, BENCH_OF.of(who=SideName(seen.other)), "far")


def _bench_label(seen: GardenViewFacts) -> Message:
    return YOUR_BENCH if seen.seat is not None else BENCH_OF.of(who=SideName(seen.me))


def _hand_label(seen: GardenViewFacts) -> Message:
    if seen.resolving:
        return STAY_HOME
    return YOUR_HAND if seen.seat is not None else HAND_OF.of(who=SideName(seen.me))


def _buttons(seen: GardenViewFacts) -> Iterator[Place]:
    if not seen.deciding:
        return
    match seen.view.phase:
        case "commit":
            yield from _commit_buttons(seen)
        case "fulfil":
            yield _button(seen, "fulfil", _fulfil_label(seen), "Enter")
        case "use":
            used = seen.used()
            label = USE.of(animals=names.animals(used)) if used else USE_NONE
            yield _button(seen, "use", label, "Enter")
        case "lend":
            yield _button(seen, "keep_all", KEEP_ALL, "Enter")
        case "recruit":
            one, two = _split(seen.frame.buttons)
            yield Place("recruit", "button", *one, RECRUIT, key="Enter", style="primary", group="buttons")
            yield Place("decline", "button", *two, DECLINE, key="D", style="", group="buttons")


def _commit_buttons(seen: GardenViewFacts) -> Iterator[Place]:
    yield _button(seen, "seal", SEAL, "Enter")
    if seen.config.month == "july" and seen.view.animals[seen.me] & HEN:
        box = seen.frame.buttons
        below = Box(box.x, box.y + box.h + 6, box.w, 30)
        style = "toggled" if seen.pressed("hen") else ""
        yield Place("hen", "button", *below, HEN_OFF, key="W", style=style, group="buttons")


def _button(seen: GardenViewFacts, id: str, label: Message, key: str) -> Place:
    box = seen.frame.buttons
    return Place(id, "button", box.x, box.y, min(box.w, 222), box.h, label, key=key, style="primary", group="buttons")


def _split(box: Box) -> tuple[Box, Box]:
    wide = (box.w - _GAP) * 0.58
    return Box(box.x, box.y, wide, box.h), Box(box.x + wide + _GAP, box.y, box.w - _GAP - wide, box.h)


def _fulfil_label(seen: GardenViewFacts) -> Message:
    chosen = seen.tasks()
    if not chosen:
        return FULFIL_NOTHING
    return FULFIL.of(tasks=names.tasks(chosen))


def _animals(seen: GardenViewFacts) -> Iterator[Place]:
    works = seen.resolution().animals
    for work, box in zip(works, animal_boxes(seen, len(works)), strict=True):
        label = sums.SAID.of(animal=work.name, figure=work.figure, note=work.note)
        key = animal_key(work.animal) if work.open and seen.is_asked("use") else ""
        yield Place(f"animal:{work.animal}", "cell", *box, label, key=key, style="animal", group="animals")


def animal_key(animal: str) -> str:
    """Keyboard key that sends an animal to work: its number in canonical order."""
    return str(ANIMALS.index(animal) + 1)


def animal_boxes(seen: GardenViewFacts, count: int) -> list[Box]:
    """Boxes of `count` animals: whole cards side by side, or from four on two rows of flat ones."""
    frame = seen.frame
    area = frame.animals
    if count <= TALL:
        step = min(160.0, (area.w + 8) / max(1, count))
        return [Box(area.x + step * index, area.y, step - 8, area.h) for index in range(count)]
    left = frame.hand.right + 16
    columns = (count + 1) // 2
    width, height = (area.right - left + 8) / columns, (area.h + 6) / 2
    return [
        Box(left + width * (index % columns), area.y + height * (index // columns), width - 8, height - 6)
        for index in range(count)
    ]


TASK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{task} needs {needed} and gives {paid}.")
TAKEN = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "{task} needed {needed} and gave {paid}: {who} has fulfilled it this round."
)
BLOCKED = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{task} needs {needed} and gives {paid}: {who} has closed it.")
GATE = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners",
    "{task} needs {needed} and gives {paid}. It is closed, but the Lucky Piggy lets you fulfil it.",
)
BLISS = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss")
BLISS_MILK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{bliss} bliss, with milk")
NEXT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Next round: Task 1 needs {one}; Task 2 {two}; Task 3 {three}.")
NEXT_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "This half is discarded after the round.")
YOUR_BENCH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your bench")
BENCH_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s bench")
YOUR_HAND = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Your hand")
HAND_OF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{who}’s hand")
STAY_HOME = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Kept in hand")
SEAL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lock in")
HEN_OFF = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Don’t use the Hen")
FULFIL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fulfil {tasks}")
FULFIL_NOTHING = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Fulfil nothing")
USE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Use {animals}")
USE_NONE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Use none")
KEEP_ALL = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Lend no gnome")
RECRUIT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Take")
DECLINE = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Decline")


# Pieces: gnomes as cards, backs and faces, and outlines where they came from.


_FAR_MOST = 8
"""Largest number of card backs drawn for a far hand; the words beside them give the number."""


def pieces(seen: GardenViewFacts) -> Iterator[Piece]:
    """Every piece on the table now."""
    yield from _far_hand(seen)
    yield from _far_bench(seen)
    yield from _bench(seen)
    yield from _hand(seen)


def gnome_label(seen: GardenViewFacts, gnome: int) -> Message:
    """Label of a gnome: name, hours, crops, charisma."""
    card = seen.config.pack.gnomes[gnome]
    return GNOME.of(gnome=card.name, n=card.prep, crops=names.crops(card.icons), charisma=card.charisma)


def sent(seen: GardenViewFacts, place: str, piece: str) -> Message | None:
    """Sentence for lists on sending a gnome to the bench; None if that is not meant."""
    gnomes = range(len(seen.config.pack.gnomes))
    gnome = next((one for one in gnomes if gnome_piece(seen.config, one) == piece), None)
    if gnome is None or place != "bench":
        return None
    card = seen.config.pack.gnomes[gnome]
    return SENT.of(gnome=card.name, n=card.prep, crops=names.crops(card.icons), charisma=card.charisma)


def _card(seen: GardenViewFacts, gnome: int, place: str, size: Size, z: int) -> Piece:
    sprite = f"gnome-{seen.config.pack.gnomes[gnome].id}"
    return Piece(gnome_piece(seen.config, gnome), place, sprite, gnome_label(seen, gnome), size.w, size.h, z)


def _cards(seen: GardenViewFacts, gnomes: int, place: str, size: Size, there: bool) -> Iterator[Piece]:
    if there:
        yield from (_card(seen, gnome, place, size, gnome) for gnome in bits_of(gnomes))


def _ghost(seen: GardenViewFacts, gnome: int, place: str, size: Size, words: Message) -> Piece:
    """Outline of a card that is elsewhere; it keeps the card's place in the row."""
    card = seen.config.pack.gnomes[gnome]
    label = GHOST.of(gnome=card.name, where=words)
    return Piece(f"ghost:{card.id}", place, f"gnome-{card.id}", label, size.w, size.h, gnome, "ghost", words)


def _backs(seen: GardenViewFacts, side: int, count: int, place: str, size: Size) -> Iterator[Piece]:
    label = (BACK_SCARECROW if seen.config.solo and side else BACK).of(who=SideName(side))
    for index in range(count):
        yield Piece(f"back:{side}:{index}", place, "card-back", label, size.w, size.h, index)


def _far_hand(seen: GardenViewFacts) -> Iterator[Piece]:
    frame = seen.frame
    if not frame.far_hand.w:
        return
    if seen.config.solo:
        top = size(seen.view.queue[0]) if seen.view.queue else 0
        yield from _backs(seen, 1, min(top, _FAR_MOST), "other_hand", frame.far_card)
    elif (hand := seen.far_hand()) >= 0:
        yield from _cards(seen, hand, "other_hand", frame.far_card, True)
    else:
        yield from _backs(seen, seen.other, min(-hand, _FAR_MOST), "other_hand", frame.far_card)


def _far_bench(seen: GardenViewFacts) -> Iterator[Piece]:
    frame, play = seen.frame, seen.far_play()
    card = narrowed(frame.far_sitter, frame.far_cards.w, play.bit_count())
    yield from _cards(seen, play, "other_bench", card, frame.far_cards.w > 0)


def _bench(seen: GardenViewFacts) -> Iterator[Piece]:
    """Yield the gnomes on the own bench; those assigned to tasks stand on their rows."""
    play, frame = seen.play(), seen.frame
    card = narrowed(frame.card, frame.cards.w, play.bit_count())
    crew = seen.resolution().crew if seen.resolving else (0, 0, 0)
    for task, workers in enumerate(crew):
        face = _face(seen, workers.bit_count())
        for gnome in bits_of(workers):
            yield _card(seen, gnome, f"task{task + 1}", face, gnome)
            yield _ghost(seen, gnome, "bench", card, AT_TASK.of(task=names.task(task + 1)))
    yield from _cards(seen, play & ~(crew[0] | crew[1] | crew[2]), "bench", card, True)


def _face(seen: GardenViewFacts, count: int) -> Size:
    """Size of a gnome on a task row with `count` of them."""
    room = (seen.frame.crew - GAP * (count - 1)) / max(1, count)
    edge = max(20.0, min(seen.frame.face, room))
    return Size(edge, edge)


def _hand(seen: GardenViewFacts) -> Iterator[Piece]:
    hand = seen.hand()
    if hand < 0:
        yield from _backs(seen, seen.me, -hand, "hand", seen.frame.hand_card)
        return
    play = seen.play() if seen.is_asked("commit") else 0
    card = narrowed(seen.frame.hand_card, seen.frame.hand.w, (hand | play).bit_count())
    for gnome in bits_of(hand):
        yield _card(seen, gnome, "hand", card, gnome)._replace(whole=seen.frame.hand_card)
    for gnome in bits_of(play):
        ghost = _ghost(seen, gnome, "hand", card, ON_BENCH)
        yield ghost if card.w == seen.frame.hand_card.w else ghost._replace(caption=None)


def far_count(seen: GardenViewFacts) -> int:
    """Number of gnomes of the other side, sealed ones included."""
    if seen.config.solo:
        return gnomes_of(seen.view, 1)
    return size(seen.far_hand())


GNOME = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome}: %n hour(s), {crops}; played alone {charisma} bliss")
SENT = QT_TRANSLATE_NOOP("gnomadic_gardeners", "Play {gnome}: %n hour(s), {crops}; alone {charisma} bliss")
GHOST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome}’s empty place, {where}")
BACK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "One of {who}’s gnomes, face down")
BACK_SCARECROW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A face-down gnome, one of those {who} has had longest")
ON_BENCH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "on the bench")
AT_TASK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "on {task}")
