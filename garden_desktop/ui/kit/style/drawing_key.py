"""The key under which a rendered drawing is kept."""

from typing import Final, NamedTuple

_TRACE: Final = 12
"""A smaller drawing is a trace that a rim would fill."""


class DrawingKey(NamedTuple):
    """A drawing at a size in device pixels, with a rim in this colour, if any."""

    game: str
    sprite: str
    width: int
    height: int
    ratio: float
    grey: bool
    small: bool = False
    rim: str = ""

    @property
    def is_trace(self) -> bool:
        """Whether a rim would fill it."""
        return max(self.width, self.height) <= _TRACE * self.ratio

    @property
    def reach(self) -> float:
        """How wide a rim is, in device pixels: less round small drawings, which it would swallow."""
        return max(1.0, self.ratio * max(1.0, min(1.5, min(self.width, self.height) / self.ratio / 24)))
