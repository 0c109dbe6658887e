"""What lies where: gnomes as cards, backs and faces, and the outlines they leave behind."""

from __future__ import annotations

from collections.abc import Iterator

from garden_desktop.core.table import Piece
from garden_desktop.core.text import QT_TRANSLATE_NOOP, Message, Who
from garden_desktop.games.gnomadic_gardeners.rules.scoring import gnomes_of, size
from garden_desktop.games.gnomadic_gardeners.rules.state import bits_of
from garden_desktop.games.gnomadic_gardeners.table import names
from garden_desktop.games.gnomadic_gardeners.table.layout import Size
from garden_desktop.games.gnomadic_gardeners.table.stage import Stage, gnome_piece

_GAP = 12.0
_FAR_MOST = 8
"""So many backs of a far hand are drawn at most; the words beside them give the number."""


def pieces(stage: Stage) -> Iterator[Piece]:
    """Every piece to be seen now."""
    yield from _far_hand(stage)
    yield from _cards(stage, stage.far_play(), "other_bench", stage.frame.far_sitter, stage.frame.far_cards.w > 0)
    yield from _bench(stage)
    yield from _hand(stage)


def gnome_label(stage: Stage, gnome: int) -> Message:
    """All a card says: name, hours, crops, charisma."""
    card = stage.law.pack.gnomes[gnome]
    return GNOME.of(gnome=card.name, n=card.prep, crops=names.crops(card.icons), charisma=card.charisma)


def _card(stage: Stage, gnome: int, place: str, size: Size, z: int) -> Piece:
    sprite = f"gnome-{stage.law.pack.gnomes[gnome].id}"
    return Piece(gnome_piece(stage.law, gnome), place, sprite, gnome_label(stage, gnome), size.w, size.h, z)


def _cards(stage: Stage, gnomes: int, place: str, size: Size, there: bool) -> Iterator[Piece]:
    if there:
        yield from (_card(stage, gnome, place, size, gnome) for gnome in bits_of(gnomes))


def _ghost(stage: Stage, gnome: int, place: str, size: Size, words: Message) -> Piece:
    """The outline of a card that is elsewhere; it keeps the card's place in the row."""
    card = stage.law.pack.gnomes[gnome]
    label = GHOST.of(gnome=card.name, where=words)
    return Piece(f"ghost:{card.id}", place, f"gnome-{card.id}", label, size.w, size.h, gnome, "ghost", words)


def _backs(stage: Stage, side: int, count: int, place: str, size: Size) -> Iterator[Piece]:
    label = (BACK_SCARECROW if stage.law.solo and side else BACK).of(who=Who(side))
    for index in range(count):
        yield Piece(f"back:{side}:{index}", place, "card-back", label, size.w, size.h, index)


def _far_hand(stage: Stage) -> Iterator[Piece]:
    frame = stage.frame
    if not frame.far_hand.w:
        return
    if stage.law.solo:
        top = size(stage.view.queue[0]) if stage.view.queue else 0
        yield from _backs(stage, 1, min(top, _FAR_MOST), "other_hand", frame.far_card)
    elif (hand := stage.far_hand()) >= 0:
        yield from _cards(stage, hand, "other_hand", frame.far_card, True)
    else:
        yield from _backs(stage, stage.other, min(-hand, _FAR_MOST), "other_hand", frame.far_card)


def _bench(stage: Stage) -> Iterator[Piece]:
    """The gnomes on the own bench; those at work stand on their task rows."""
    play, card = stage.play(), stage.frame.card
    crew = stage.resolution().crew if stage.resolving else (0, 0, 0)
    for task, workers in enumerate(crew):
        face = _face(stage, workers.bit_count())
        for gnome in bits_of(workers):
            yield _card(stage, gnome, f"task{task + 1}", face, gnome)
            yield _ghost(stage, gnome, "bench", card, AT_TASK.of(task=names.task(task + 1)))
    yield from _cards(stage, play & ~(crew[0] | crew[1] | crew[2]), "bench", card, True)


def _face(stage: Stage, count: int) -> Size:
    """As large as the front of a task row allows for so many."""
    room = (stage.frame.crew - _GAP * (count - 1)) / max(1, count)
    edge = max(20.0, min(stage.frame.face, room))
    return Size(edge, edge)


def _hand(stage: Stage) -> Iterator[Piece]:
    hand, card = stage.hand(), stage.frame.hand_card
    if hand < 0:
        yield from _backs(stage, stage.me, -hand, "hand", card)
        return
    for gnome in bits_of(hand):
        yield _card(stage, gnome, "hand", card, gnome)
    if stage.asks("commit"):
        roomy = (hand | stage.play()).bit_count() * (card.w + _GAP) - _GAP <= stage.frame.hand.w
        for gnome in bits_of(stage.play()):
            ghost = _ghost(stage, gnome, "hand", card, ON_BENCH)
            yield ghost if roomy else ghost._replace(caption=None)


def far_count(stage: Stage) -> int:
    """How many gnomes the other side holds, those under its cloth included."""
    if stage.law.solo:
        return gnomes_of(stage.view, 1)
    return size(stage.far_hand())


GNOME = QT_TRANSLATE_NOOP("gnomadic_gardeners", "{gnome}: %n hour(s), {crops}; alone {charisma} bliss")
GHOST = QT_TRANSLATE_NOOP("gnomadic_gardeners", "The empty place of {gnome}, {where}")
BACK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A gnome of {who}, face down")
BACK_SCARECROW = QT_TRANSLATE_NOOP("gnomadic_gardeners", "A gnome of the oldest block in {who}'s hand, face down")
ON_BENCH = QT_TRANSLATE_NOOP("gnomadic_gardeners", "on the bench")
AT_TASK = QT_TRANSLATE_NOOP("gnomadic_gardeners", "on {task}")
