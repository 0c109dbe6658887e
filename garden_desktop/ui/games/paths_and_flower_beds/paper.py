"""Colours of hedge, gravel and parchment: the same garden in the morning and at dusk, only dimmer."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor

from garden_desktop.ui.kit.theme import Theme


class Paper(NamedTuple):
    """What gardens are made of.

    `ink` outlines what was built; `hedge` with its dark `box` and bright `leaves` carries the `letters`.
    `parchment` is a square nobody has planted, `dots` the lines between them, `rim` the line around all.
    `gravel` with dark `pebble` and pale `grit` melts into one way with a `kerb`; `sign` is the letter of a gate.
    `stone` and `cap` are the piers. `bed` is a flower of a pack of one's own, `label` its letter; `halo` is the light
    around a walk, `shut` an empty well, `faint` a piece there is no room for. `drop` is a point of a fountain.
    """

    ink: QColor
    hedge: QColor
    box: QColor
    leaves: QColor
    letters: QColor
    parchment: QColor
    dots: QColor
    rim: QColor
    gravel: QColor
    pebble: QColor
    grit: QColor
    kerb: QColor
    sign: QColor
    stone: QColor
    cap: QColor
    bed: QColor
    label: QColor
    halo: QColor
    shut: QColor
    faint: QColor
    drop: QColor


DAY: Final = Paper(
    ink=QColor("#23302A"),
    hedge=QColor("#3E7E5B"),
    box=QColor("#2F6B4F"),
    leaves=QColor("#6FAF8A"),
    letters=QColor("#F6F1E2"),
    parchment=QColor("#F4EDDB"),
    dots=QColor("#D3C6A8"),
    rim=QColor("#8A6B4A"),
    gravel=QColor("#E4CE9C"),
    pebble=QColor("#CDB27A"),
    grit=QColor("#F1E3BE"),
    kerb=QColor("#7A5F3E"),
    sign=QColor("#4F3F22"),
    stone=QColor("#D9D4C6"),
    cap=QColor("#F3EFE4"),
    bed=QColor("#5E8F63"),
    label=QColor("#FFFDF7"),
    halo=QColor("#FFFDF7"),
    shut=QColor("#EBE4D4"),
    faint=QColor("#B9B4A6"),
    drop=QColor("#3F86BE"),
)

NIGHT: Final = Paper(
    ink=QColor("#141A17"),
    hedge=QColor("#2F5F46"),
    box=QColor("#234A38"),
    leaves=QColor("#5B957A"),
    letters=QColor("#EDEBDF"),
    parchment=QColor("#3A443B"),
    dots=QColor("#5A6459"),
    rim=QColor("#6E5A40"),
    gravel=QColor("#A8946B"),
    pebble=QColor("#8F7B53"),
    grit=QColor("#C2AF85"),
    kerb=QColor("#4A3924"),
    sign=QColor("#211A0D"),
    stone=QColor("#A9A595"),
    cap=QColor("#C9C5B7"),
    bed=QColor("#4D7853"),
    label=QColor("#F1EFE4"),
    halo=QColor("#18211D"),
    shut=QColor("#1C2521"),
    faint=QColor("#6E786F"),
    drop=QColor("#3F86BE"),
)


def paper(theme: Theme) -> Paper:
    """The colours that go with a theme."""
    return NIGHT if theme.dark else DAY
