"""Unfinished matches nobody began."""

from __future__ import annotations

from pathlib import Path

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message, Who
from garden_desktop.ui.home.match_slip import MatchSlip


def match_slip(name: str, modified: float = 0.0) -> MatchSlip:
    headline = Message("fakes", "{who} to move, round 3").of(who=Who(1))
    return MatchSlip(Path(name), "gnomadic_gardeners", headline, (Seated("Ann", 0), Seated("Ben", 1)), modified)
