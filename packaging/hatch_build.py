"""Build hook: compiles the translations, and puts them and the resources into the wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """An editable install finds both kinds of data in the checkout, so nothing is copied for it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, str(root / "packaging" / "translate.py"), "compile"], check=True)
        if version == "editable":
            return
        shipped = build_data["force_include"]
        shipped[str(root / "resources")] = "garden_desktop/resources"
        for file in sorted((root / "i18n").glob("*.qm")):
            shipped[str(file)] = f"garden_desktop/i18n/{file.name}"
