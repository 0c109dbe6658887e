"""Constraints on a sampled determinization besides the view that it was sampled from, game by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tests.games.fire_and_flora.walks import keep_everything
from tests.games.gnomadic_gardeners.test_walks import keep_components
from tests.games.paths_and_flower_beds.replanting import keep_history
from tests.games.stalk_exchange.walks import keep_tokens

POSSIBLE: Final[Mapping[str, Callable[[Any, Any], None]]] = {
    "gnomadic_gardeners": keep_components,
    "stalk_exchange": keep_tokens,
    "paths_and_flower_beds": keep_history,
    "fire_and_flora": keep_everything,
}
"""All components are there once; in Paths & Flower Beds, where much follows from what was said, the whole history."""
