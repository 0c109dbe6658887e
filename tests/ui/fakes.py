"""Unfinished matches nobody began, and a bin that is no desktop's."""

from __future__ import annotations

from pathlib import Path

import pytest

from garden_desktop.core.record import Seated
from garden_desktop.core.text import Message, SideName
from garden_desktop.ui.home.unfinished_match import UnfinishedMatch


class FolderBin:
    """Stands for the bin of the system; one that `refuses` is on a system that has none."""

    def __init__(self, factory: pytest.TempPathFactory) -> None:
        self._factory = factory
        self.refuses = False

    def __call__(self, path: Path) -> Path | None:
        return None if self.refuses else path.rename(self._factory.mktemp("bin") / path.name)


def match_slip(name: str, modified: float = 0.0) -> UnfinishedMatch:
    headline = Message("fakes", "{who} to move, round 3").of(who=SideName(1))
    return UnfinishedMatch(Path(name), "gnomadic_gardeners", headline, (Seated("Ann", 0), Seated("Ben", 1)), modified)
