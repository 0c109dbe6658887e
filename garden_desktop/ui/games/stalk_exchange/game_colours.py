"""Colours of earth, wood and tokens: the same things in the morning and at dusk, only dimmer."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.game_page import PrintedColours
from garden_desktop.ui.kit.style.theme import readable


class GameColours(PrintedColours):
    """What this table is made of.

    `ink` outlines everything that lies on it. `earth` is a space, `turned` one that was just cut, `rim` the
    board around them with its `kerb` inside and `carved` letters; `kraft` is the bulb side of a token, `stitch` its
    ring and `bagged` the same in the row; `petal` is the bloom side with its `border`. `hedge` surrounds what will be
    cut. `slat` and `twine` are the thick and the thin bars of the trellis. Words have the contrast `ratio` to what
    they stand on.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#1B2420")
        self.bark = one("#4D3A27", "#0F0B07")
        self.carved = one("#23302A", "#FFF3CF")
        self.rim = readable(one("#B08E66", "#7D6245"), self.carved, ratio=ratio)
        self.kerb = one("#7A5C3D", "#4F3A26")
        self.seam = one("#664C36", "#3B2B1E")
        self.earth = one("#8C6A4C", "#5E4632")
        self.turned = one("#A2805A", "#775A3D")
        self.furrow = one("#755538", "#4B3625")
        self.crumb = one("#A98B62", "#7E6545")
        self.kraft = readable(one("#D8C19A", "#BDA67E"), self.ink, ratio=ratio)
        self.stitch = one("#9A7A4E", "#7E6340")
        self.bagged = one("#E9DCBE", "#CFC09F")
        self.petal = one("#EAF2E2", "#D3DCCB")
        self.border = one("#FFFDF3", "#EDEBDF")
        self.printed = readable(one("#3F4A43", "#33403A"), self.kraft, self.petal, ratio=ratio)
        self.hedge = one("#FFD95A", "#F2CB50")
        self.cream = one("#FFF3CF", "#EBDDB4")
        self.slat = one("#C4A276", "#8E6F4B")
        self.slat_edge = readable(one("#805F3D", "#4A3624"), self.cream, ratio=ratio)
        self.twine = one("#D3C6A8", "#36433B")
        self.vine = one("#2F6B4F", "#5FA581")
        self.leaflet = one("#57A871", "#6FB58C")
        self.plank = one("#B08E66", "#86694A")
        self.grain = one("#8A6B4A", "#5F4930")
