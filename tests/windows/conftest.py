"""These tests have a command of their own (`python -m tests.windows check`), and want a bench."""

from __future__ import annotations

import os

from tests.program.conftest import desktop_tools  # noqa: F401 - a fixture

collect_ignore_glob = [] if "WINDOWS_BENCH" in os.environ else ["test_*.py"]
