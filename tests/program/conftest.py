"""Evenings with the real program: each with a desktop of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.program.evening import Evening

Sit = Callable[..., Evening]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Sit down before the program, with a bus or without one; whatever is still running is ended in the end."""
    with ExitStack() as evenings:
        folders = (tmp_path / str(number) for number in count())
        yield lambda *, bus: evenings.enter_context(Evening(next(folders), bus=bus))
