"""What lies where: gnomes as cards, backs and faces, and the outlines they leave behind."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.places import Piece
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, SideName
from garden_desktop.games.gnomadic_gardeners.rules import names
from garden_desktop.games.gnomadic_gardeners.rules.scoring import gnomes_of, size
from garden_desktop.games.gnomadic_gardeners.rules.state import bits_of
from garden_desktop.games.gnomadic_gardeners.table.layout import GAP, Size, narrowed
from garden_desktop.games.gnomadic_gardeners.table.view_facts import GardenViewFacts, gnome_piece

_FAR_MOST = 8
"""So many backs of a far hand are drawn at most; the words beside them give the number."""


def pieces(seen: GardenViewFacts) -> Iterator[Piece]:
    """Every piece to be seen now."""
    yield from _far_hand(seen)
    yield from _far_bench(seen)
    yield from _bench(seen)
    yield from _hand(seen)


def gnome_label(seen: GardenViewFacts, gnome: int) -> Message:
    """All a card says: name, hours, crops, charisma."""
    card = seen.config.pack.gnomes[gnome]
    return GNOME.of(gnome=card.name, n=card.prep, crops=names.crops(card.icons), charisma=card.charisma)


def sent(seen: GardenViewFacts, place: str, piece: str) -> Message | None:
    """Sending a gnome to the bench, as one sentence for lists; None for anything else."""
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
    """The outline of a card that is elsewhere; it keeps the card's place in the row."""
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
    """The gnomes on the own bench; those at work stand on their task rows."""
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
    """As large as the front of a task row allows for so many."""
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
    """How many gnomes the other side holds, those under its cloth included."""
    if seen.config.solo:
        return gnomes_of(seen.view, 1)
    return size(seen.far_hand())


GNOME = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome}: %n hour(s), {crops}; alone {charisma} bliss")
SENT = QT_TRANSLATE_NOOP(
    "gnomadic_gardeners", "Send {gnome} to your bench: %n hour(s), {crops}; alone {charisma} bliss"
)
GHOST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The empty place of {gnome}, {where}")
BACK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A gnome of {who}, face down")
BACK_SCARECROW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A gnome of the oldest block in {who}'s hand, face down")
ON_BENCH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "on the bench")
AT_TASK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "on {task}")
