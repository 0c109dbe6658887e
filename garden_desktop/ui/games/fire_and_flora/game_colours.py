"""Colours of Land Cards, baskets and fire: the same things in the morning and at dusk, only dimmer."""

from __future__ import annotations

from garden_desktop.ui.board.drawing.game_page import PrintedColours


class GameColours(PrintedColours):
    """What landscapes are made of.

    `ink` outlines what is drawn. `card` is the paper of a Land Card with its `rim`; its picture lies on `small` or
    `big`, where `lifted` is its rim, or, where nothing grows, on `bare` (with its dashed `bound`) or `ash`.
    `native`, `yellow` and `red` are the borders of the camps, `notch` marks those of invasives. `deep` and `pale`
    are the bands with the name of a plant and `white` the words on the deep one; `badge` and `printed` are the
    ground of small marks on a picture, and their words. `tag` and `price` are the hanging tag; `sky` is where
    events take place, above `dune`. `ribbon` with its `core` and `glow` is the way of a fire, `way` the part to
    come, `burnt` what it has passed.
    """

    def mix(self, ratio: float) -> None:
        one = self.one
        self.ink = one("#23302A", "#141A17")
        self.card = one("#FFFDF7", "#2F3B35")
        self.rim = one("#CFC7B4", "#4A5A51")
        self.small = one("#CFE2C3", "#8FAE8A")
        self.big = one("#3C6B51", "#2A5340")
        self.lifted = one("#F0ECDC", "#F0ECDC")
        self.bare = one("#F3ECD8", "#4A4C40")
        self.bound = one("#C6BCA4", "#7E7B68")
        self.ash = one("#D3C6B3", "#57493F")
        self.native = one("#37775A", "#5FA581")
        self.yellow = one("#D9A223", "#D8A93C")
        self.red = one("#C33F3F", "#D9615C")
        self.notch = one("#3B2A14", "#1A130A")
        self.deep = one("#20402F", "#152A20")
        self.pale = one("#F6F7EC", "#C9D6BF")
        self.white = one("#FFFFFF", "#EEF2EC")
        self.badge = one("#FFFDF7", "#E6E8DC")
        self.printed = one("#23302A", "#23302A")
        self.tag = one("#23302A", "#0F1512")
        self.price = one("#FFFFFF", "#EEF2EC")
        self.sky = one("#D8E6EC", "#3C5060")
        self.dune = one("#EBDDB8", "#5C5544")
        self.ribbon = one("#E07A3A", "#C4622A")
        self.core = one("#FBE3A8", "#F4CE84")
        self.glow = one("#F0A95A", "#8A4E22")
        self.way = one("#B6AD98", "#5E6A62")
        self.burnt = one("#8A4B2F", "#C9764A")
