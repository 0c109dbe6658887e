"""What somebody is told when it happens to them for the first time."""

from __future__ import annotations

from typing import Final

from garden_desktop.core.text import QT_TRANSLATE_NOOP
from garden_desktop.core.tip import Tip

TIPS: Final = (
    Tip(
        "last",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Somebody has no room for this piece, so this is the last turn: after it the gardens open and all walk.",
        ),
        lambda look: look.deciding and bool(look.view.stuck),
    ),
    Tip(
        "walk",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Your walk begins at a gate and keeps to the path, each square once. Squares between two kinds count, "
            "fountains too, and it is worth more to come out at another gate.",
        ),
        lambda look: look.tracing,
    ),
    Tip(
        "bed",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Flowers pay where the walk runs between two kinds of them: plant a kind on the other side of a path "
            "that has one already.",
        ),
        lambda look: look.placing and look.view.turn > 0 and look.config.kind(look.view.turn) == "bed",
    ),
    Tip(
        "name",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "What you name everybody has to plant. Only your own garden must have room for it: choose what suits you.",
        ),
        lambda look: look.naming,
    ),
    Tip(
        "plant",
        QT_TRANSLATE_NOOP(
            "paths_and_flower_beds",
            "Everybody plants this same piece, each in a garden of their own that nobody else sees before the end.",
        ),
        lambda look: look.placing and not look.config.solo and not look.config.open_grids,
    ),
)
