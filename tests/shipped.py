"""The games that come with the program. What is asked of them alone, a new game need not have."""

from __future__ import annotations

from typing import Final

SHIPPED: Final = ("fire_and_flora", "gnomadic_gardeners", "paths_and_flower_beds", "stalk_exchange")
