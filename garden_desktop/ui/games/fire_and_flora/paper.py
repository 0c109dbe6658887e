"""Colours of Land Cards, baskets and fire: the same things in the morning and at dusk, only dimmer."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from garden_desktop.ui.kit.theme import Theme


class Paper(NamedTuple):
    """What landscapes are made of.

    `ink` outlines what is drawn. `card` is the paper of a Land Card with its `rim`; its picture lies on `small` or
    `big` or, where nothing grows, on `bare` (with its dashed `bound`) or `ash`. `native`, `yellow` and `red` are the
    borders of the camps, `notch` marks those of invasives. `deep` and `pale` are the bands with the name of a plant
    and `white` the words on the deep one; `badge` and `printed` are the ground of small marks on a picture, and their
    words. `tag` and `price` are the hanging tag; `sky` is where events take place, above `dune`. `ribbon` with its
    `core` and `glow` is the way of a fire, `way` the part to come, `burnt` what it has passed.
    """

    ink: QColor
    card: QColor
    rim: QColor
    small: QColor
    big: QColor
    bare: QColor
    bound: QColor
    ash: QColor
    native: QColor
    yellow: QColor
    red: QColor
    notch: QColor
    deep: QColor
    pale: QColor
    white: QColor
    badge: QColor
    printed: QColor
    tag: QColor
    price: QColor
    sky: QColor
    dune: QColor
    ribbon: QColor
    core: QColor
    glow: QColor
    way: QColor
    burnt: QColor


DAY: Final = Paper(
    ink=QColor("#23302A"),
    card=QColor("#FFFDF7"),
    rim=QColor("#CFC7B4"),
    small=QColor("#CFE2C3"),
    big=QColor("#3C6B51"),
    bare=QColor("#F3ECD8"),
    bound=QColor("#C6BCA4"),
    ash=QColor("#D3C6B3"),
    native=QColor("#37775A"),
    yellow=QColor("#D9A223"),
    red=QColor("#C33F3F"),
    notch=QColor("#3B2A14"),
    deep=QColor("#20402F"),
    pale=QColor("#F6F7EC"),
    white=QColor("#FFFFFF"),
    badge=QColor("#FFFDF7"),
    printed=QColor("#23302A"),
    tag=QColor("#23302A"),
    price=QColor("#FFFFFF"),
    sky=QColor("#D8E6EC"),
    dune=QColor("#EBDDB8"),
    ribbon=QColor("#E07A3A"),
    core=QColor("#FBE3A8"),
    glow=QColor("#F0A95A"),
    way=QColor("#B6AD98"),
    burnt=QColor("#8A4B2F"),
)

NIGHT: Final = Paper(
    ink=QColor("#141A17"),
    card=QColor("#2F3B35"),
    rim=QColor("#4A5A51"),
    small=QColor("#8FAE8A"),
    big=QColor("#2A5340"),
    bare=QColor("#4A4C40"),
    bound=QColor("#7E7B68"),
    ash=QColor("#57493F"),
    native=QColor("#5FA581"),
    yellow=QColor("#D8A93C"),
    red=QColor("#D9615C"),
    notch=QColor("#1A130A"),
    deep=QColor("#152A20"),
    pale=QColor("#C9D6BF"),
    white=QColor("#EEF2EC"),
    badge=QColor("#E6E8DC"),
    printed=QColor("#23302A"),
    tag=QColor("#0F1512"),
    price=QColor("#EEF2EC"),
    sky=QColor("#3C5060"),
    dune=QColor("#5C5544"),
    ribbon=QColor("#C4622A"),
    core=QColor("#F4CE84"),
    glow=QColor("#8A4E22"),
    way=QColor("#5E6A62"),
    burnt=QColor("#C9764A"),
)


def paper(theme: Theme) -> Paper:
    """The colours that go with a theme."""
    return NIGHT if theme.dark else DAY
