"""The frozen program carries the licence of everything in it."""

from __future__ import annotations

import sys
from pathlib import Path

import build
import notices
import pytest


def test_each_package_that_is_needed_is_named() -> None:
    names = {package.metadata["Name"].lower().replace("_", "-") for package in notices.needed(notices.PROGRAM)}
    assert {"pyside6-essentials", "shiboken6", "numpy", "pyqtgraph", "platformdirs", "miniaudio", "cffi"} <= names
    assert "pytest" not in names


@pytest.mark.parametrize(
    "words",
    [
        *("Permission is hereby granted", "LGPL", "PSF-2.0", "numpy", "SIL OPEN FONT LICENSE"),
        *("Redistribution and use", "GNU LESSER GENERAL PUBLIC LICENSE", "TERMS AND CONDITIONS", "Irmen de Jong"),
    ],
)
def test_the_words_of_each_licence_are_there(words: str) -> None:
    assert words in notices.notices()


def test_licences_lie_beside_the_program(tmp_path: Path) -> None:
    build.add_licences(Path(sys.executable), tmp_path)
    assert (tmp_path / "LICENSE.txt").read_bytes() == (build.ROOT / "LICENSE").read_bytes()
    assert (tmp_path / "NOTICES.txt").read_text(encoding="utf-8") == notices.notices()
