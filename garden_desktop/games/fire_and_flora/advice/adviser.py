"""Who knows how to play Fire and Flora: made for each table from its rules."""

from __future__ import annotations

from garden_desktop.core.game import Adviser
from garden_desktop.games.fire_and_flora.advice.counsel import Counsel
from garden_desktop.games.fire_and_flora.rules.rules import FloraRules


def adviser(rules: FloraRules) -> Adviser:
    """The player of one table."""
    return Counsel(rules.law, rules.choices)
