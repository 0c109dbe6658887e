"""The matches by pointer want a bench that nobody else uses meanwhile, so the everyday suite does not collect them.

`python -m tests.windows check` names their file, which no pattern finds, and says in WINDOWS_BENCH where the bench is.
"""

from __future__ import annotations

from tests.program.conftest import desktop_tools  # noqa: F401 - a fixture
