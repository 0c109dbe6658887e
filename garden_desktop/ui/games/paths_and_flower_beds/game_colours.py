"""Colours of hedge, gravel and parchment: the same garden in the morning and at dusk, only dimmer."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.game_page import PrintedColours
from garden_desktop.ui.kit.style.theme import readable


class GameColours(PrintedColours):
    """What gardens are made of.

    `ink` outlines what was built; `hedge` with its dark `box` and bright `leaves` carries the `letters`.
    `parchment` is a square nobody has planted, `dots` the lines between them, `rim` the line around all.
    `gravel` with dark `pebble` and pale `grit` melts into one way with a `kerb`; `sign` is the letter of a gate.
    `stone` and `cap` are the piers. `bed` is a flower of a pack of one's own, `label` its letter; `halo` is the light
    around a walk, `shut` an empty well, `faint` a piece there is no room for. `drop` is a point of a fountain.
    Words have the contrast `ratio` to what they stand on.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#141A17")
        self.letters = one("#F6F1E2", "#EDEBDF")
        self.hedge = readable(one("#3E7E5B", "#2F5F46"), self.letters, ratio=ratio)
        self.box = one("#2F6B4F", "#234A38")
        self.leaves = one("#6FAF8A", "#5B957A")
        self.parchment = one("#F4EDDB", "#3A443B")
        self.dots = one("#D3C6A8", "#5A6459")
        self.rim = one("#8A6B4A", "#6E5A40")
        self.gravel = readable(one("#E4CE9C", "#A8946B"), self.ink, ratio=ratio)
        self.pebble = one("#CDB27A", "#8F7B53")
        self.grit = one("#F1E3BE", "#C2AF85")
        self.kerb = one("#7A5F3E", "#4A3924")
        self.sign = readable(one("#4F3F22", "#211A0D"), self.gravel, ratio=ratio)
        self.stone = one("#D9D4C6", "#A9A595")
        self.cap = one("#F3EFE4", "#C9C5B7")
        self.bed = one("#5E8F63", "#4D7853")
        self.label = one("#FFFDF7", "#F1EFE4")
        self.halo = one("#FFFDF7", "#18211D")
        self.shut = one("#EBE4D4", "#1C2521")
        self.faint = one("#B9B4A6", "#6E786F")
        self.drop = one("#3F86BE", "#3F86BE")
