"""Layout of the table in table units: 1000 x 752, the player's dock below y 584.

There are four arrangements: choosing in secret, and resolving in public, each with another person
or with the Scarecrow opposite.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from garden_desktop.core.layout import Box


class Size(NamedTuple):
    """Size of a card in table units."""

    w: float
    h: float


class TableArrangement(NamedTuple):
    """An arrangement of the table.

    `sky` is the height of the picture on the pair, `rows` are the task rows between the cards; the pieces
    on a row stand in its first `crew` units and are `face` units at most. Of a bench the board is
    given; cards stand on it. `side` is the text about the pile.
    `slots` is how many wells are marked on the own bench.
    """

    pair: Box
    sky: float
    rows: tuple[Box, Box, Box]
    crew: float
    face: float
    far_hand: Box
    far_card: Size
    far_cards: Box
    far_sitter: Size
    far_board: Box
    far_label: Box
    cards: Box
    card: Size
    board: Box
    slots: int
    label: Box
    hours: Box
    side: Box
    month: Box
    sums: Box
    advice: Box
    buttons: Box
    hand: Box
    hand_card: Size
    animals: Box
    inset: float


CHOOSE: Final = TableArrangement(
    pair=Box(200, 125, 600, 239),
    sky=62,
    rows=(Box(350, 193, 300, 50), Box(350, 249, 300, 50), Box(350, 305, 300, 50)),
    crew=0,
    face=0,
    far_hand=Box(18, 10, 190, 80),
    far_card=Size(70, 98),
    far_cards=Box(412, 0, 336, 75),
    far_sitter=Size(74, 75),
    far_board=Box(400, 75, 360, 17),
    far_label=Box(776, 22, 212, 70),
    cards=Box(120, 403, 592, 146),
    card=Size(104, 146),
    board=Box(96, 549, 640, 20),
    slots=5,
    label=Box(16, 448, 92, 90),
    hours=Box(16, 128, 176, 206),
    side=Box(16, 334, 178, 66),
    month=Box(200, 369, 600, 26),
    sums=Box(816, 128, 168, 300),
    advice=Box(764, 420, 224, 78),
    buttons=Box(764, 504, 222, 40),
    hand=Box(112, 595, 872, 146),
    hand_card=Size(104, 146),
    animals=Box(0, 0, 0, 0),
    inset=0,
)
"""Two players, the bottom one choosing in secret; also between two rounds."""

RESOLVE: Final = TableArrangement(
    pair=Box(150, 151, 700, 263),
    sky=56,
    rows=(Box(158, 213, 684, 60), Box(158, 279, 684, 60), Box(158, 345, 684, 60)),
    crew=176,
    face=48,
    far_hand=Box(0, 0, 0, 0),
    far_card=Size(84, 98),
    far_cards=Box(40, 8, 368, 98),
    far_sitter=Size(84, 98),
    far_board=Box(24, 105, 400, 17),
    far_label=Box(444, 12, 206, 84),
    cards=Box(116, 453, 520, 112),
    card=Size(96, 112),
    board=Box(96, 564, 556, 22),
    slots=0,
    label=Box(16, 497, 80, 86),
    hours=Box(16, 150, 124, 212),
    side=Box(16, 368, 124, 84),
    month=Box(150, 420, 700, 26),
    sums=Box(866, 150, 124, 262),
    advice=Box(676, 496, 312, 22),
    buttons=Box(676, 528, 306, 40),
    hand=Box(92, 602, 310, 131),
    hand_card=Size(94, 131),
    animals=Box(512, 597, 472, 144),
    inset=8,
)
"""Two players, both plays open, the bottom one sending gnomes to tasks."""

SOLO_CHOOSE: Final = TableArrangement(
    pair=Box(177, 187, 600, 216),
    sky=44,
    rows=(Box(327, 239, 300, 47), Box(327, 293, 300, 47), Box(327, 347, 300, 47)),
    crew=0,
    face=0,
    far_hand=Box(796, 622, 192, 88),
    far_card=Size(62, 88),
    far_cards=Box(0, 0, 0, 0),
    far_sitter=Size(0, 0),
    far_board=Box(0, 0, 0, 0),
    far_label=Box(16, 8, 148, 176),
    cards=Box(200, 418, 424, 142),
    card=Size(101, 142),
    board=Box(176, 560, 472, 20),
    slots=0,
    label=Box(16, 478, 140, 60),
    hours=Box(16, 200, 150, 208),
    side=Box(16, 404, 156, 66),
    month=Box(177, 402, 600, 17),
    sums=Box(796, 190, 192, 260),
    advice=Box(680, 430, 308, 62),
    buttons=Box(680, 496, 306, 40),
    hand=Box(92, 595, 690, 146),
    hand_card=Size(104, 146),
    animals=Box(0, 0, 0, 0),
    inset=0,
)
"""Solo, choosing: the automa's cards are not turned yet."""

SOLO_RESOLVE: Final = SOLO_CHOOSE._replace(
    rows=(Box(185, 239, 584, 47), Box(185, 293, 584, 47), Box(185, 347, 584, 47)),
    crew=136,
    face=40,
    cards=Box(200, 428, 424, 132),
    card=Size(94, 132),
    hand=Box(92, 595, 236, 146),
    animals=Box(440, 597, 336, 144),
    inset=6,
)
"""Solo, sending gnomes to the tasks the automa has left open."""

GAP: Final = 12.0
"""Distance between two cards side by side."""
_CLOSE: Final = 4.0
"""Distance between two narrow cards."""
_NARROWEST: Final = 0.55
TALL: Final = 3
"""Largest number of animals with a whole card each."""
_WORK: Final = 160.0
"""Distance from one animal's card to the next."""
_FLAT: Final = 180.0
"""Least width of an animal where they lie in two rows."""


def shared_dock(frame: TableArrangement, cards: int, animals: int) -> TableArrangement:
    """Arrangement with the dock divided between hand and animals.

    The hand is as wide as its cards, as far as the animals leave room.
    """
    right, heading = frame.animals.right, frame.animals.x - frame.hand.right
    wide = animals * _WORK - 8 + heading, (animals + 1) // 2 * _FLAT + 16
    room = wide[animals > TALL] if animals else 0.0
    most = max(frame.hand.right, right - room)
    wanted = frame.hand.x + cards * (frame.hand_card.w + GAP) - GAP
    hand = frame.hand._replace(w=min(max(wanted, frame.hand.right), most) - frame.hand.x)
    left = max(frame.animals.x, hand.right + heading)
    return frame._replace(hand=hand, animals=frame.animals._replace(x=left, w=right - left))


def narrowed(card: Size, room: float, cards: int) -> Size:
    """Size of a card in a row of `cards` that is `room` units wide.

    Many cards become narrower, down to where both badges of a card still show, before they overlap.
    """
    wide = (room + _CLOSE) / max(1, cards) - _CLOSE
    return card._replace(w=min(card.w, max(card.w * _NARROWEST, wide)))


CONTROLS: Final = Box(177, 15, 599, 147)
CONTROLS_LIT: Final = Box(327, 15, 299, 147)
STEPS: Final = Box(796, 9, 196, 152)
FAR_PILLS: Final = Box(660, 22, 328, 52)
"""Order of the round, as two pills."""
