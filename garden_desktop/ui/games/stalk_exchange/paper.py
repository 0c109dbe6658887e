"""Colours of earth, wood and tokens: the same things in the morning and at dusk, only dimmer."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from garden_desktop.ui.kit.theme import Theme


class Paper(NamedTuple):
    """What this table is made of.

    `ink` outlines everything that lies on it. `earth` is a space, `turned` one that was just cut, `rim` the
    board around them with its `kerb` inside; `kraft` is the bulb side of a token, `stitch` its ring and `bagged` the
    same in the row; `petal` is the bloom side with its `border`. `hedge` surrounds what will be cut.
    `slat` and `twine` are the thick and the thin bars of the trellis.
    """

    ink: QColor
    bark: QColor
    rim: QColor
    kerb: QColor
    seam: QColor
    earth: QColor
    turned: QColor
    furrow: QColor
    crumb: QColor
    kraft: QColor
    stitch: QColor
    bagged: QColor
    petal: QColor
    border: QColor
    printed: QColor
    hedge: QColor
    cream: QColor
    slat: QColor
    slat_edge: QColor
    twine: QColor
    vine: QColor
    leaflet: QColor
    plank: QColor
    grain: QColor


DAY: Final = Paper(
    ink=QColor("#23302A"),
    bark=QColor("#4D3A27"),
    rim=QColor("#B08E66"),
    kerb=QColor("#7A5C3D"),
    seam=QColor("#664C36"),
    earth=QColor("#8C6A4C"),
    turned=QColor("#A2805A"),
    furrow=QColor("#755538"),
    crumb=QColor("#A98B62"),
    kraft=QColor("#D8C19A"),
    stitch=QColor("#9A7A4E"),
    bagged=QColor("#E9DCBE"),
    petal=QColor("#EAF2E2"),
    border=QColor("#FFFDF3"),
    printed=QColor("#3F4A43"),
    hedge=QColor("#FFD95A"),
    cream=QColor("#FFF3CF"),
    slat=QColor("#C4A276"),
    slat_edge=QColor("#805F3D"),
    twine=QColor("#D3C6A8"),
    vine=QColor("#2F6B4F"),
    leaflet=QColor("#57A871"),
    plank=QColor("#B08E66"),
    grain=QColor("#8A6B4A"),
)

NIGHT: Final = Paper(
    ink=QColor("#1B2420"),
    bark=QColor("#0F0B07"),
    rim=QColor("#7D6245"),
    kerb=QColor("#4F3A26"),
    seam=QColor("#3B2B1E"),
    earth=QColor("#5E4632"),
    turned=QColor("#775A3D"),
    furrow=QColor("#4B3625"),
    crumb=QColor("#7E6545"),
    kraft=QColor("#BDA67E"),
    stitch=QColor("#7E6340"),
    bagged=QColor("#CFC09F"),
    petal=QColor("#D3DCCB"),
    border=QColor("#EDEBDF"),
    printed=QColor("#33403A"),
    hedge=QColor("#F2CB50"),
    cream=QColor("#EBDDB4"),
    slat=QColor("#8E6F4B"),
    slat_edge=QColor("#4A3624"),
    twine=QColor("#36433B"),
    vine=QColor("#5FA581"),
    leaflet=QColor("#6FB58C"),
    plank=QColor("#86694A"),
    grain=QColor("#5F4930"),
)


def paper(theme: Theme) -> Paper:
    """The colours that go with a theme."""
    return NIGHT if theme.dark else DAY
