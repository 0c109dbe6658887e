"""The frozen program carries the licence of everything in it."""

from __future__ import annotations

import sys
from pathlib import Path

import build
import notices
import pytest
import system_notices


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
def test_the_words_of_each_licence_are_there(words: str, tmp_path: Path) -> None:
    assert words in notices.notices(tmp_path)


def test_licences_lie_beside_the_program(tmp_path: Path) -> None:
    build.add_licences(Path(sys.executable), tmp_path)
    assert (tmp_path / "LICENSE.txt").read_bytes() == (build.ROOT / "LICENSE").read_bytes()
    assert (tmp_path / "NOTICES.txt").read_text(encoding="utf-8") == notices.notices(tmp_path)


def test_a_library_of_the_system_brings_the_licence_that_debian_keeps(tmp_path: Path) -> None:
    if not Path("/usr/share/doc/zlib1g/copyright").is_file():
        pytest.skip("only Debian and its children keep it there")
    brought = tmp_path / "_internal"
    brought.mkdir()
    for name in ("libz.so.1", "libpython3.11.so.1.0"):
        (brought / name).touch()
    (brought / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    ((title, text),) = system_notices.of_system(tmp_path)
    assert title == "zlib1g (libz.so.1)"
    assert "Jean-loup Gailly" in text
    assert title in notices.notices(tmp_path)


def test_a_library_nobody_knows_is_named_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal" / "libnobody.so.7").touch()
    assert system_notices.of_system(tmp_path) == [("libnobody.so.7 (libnobody.so.7)", system_notices.UNKNOWN)]


def test_a_licence_that_is_only_named_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system_notices, "COMMON", tmp_path)
    (tmp_path / "LGPL-2.1").touch()
    texts = [f"see {tmp_path}/LGPL-2.1.", f"`{tmp_path}/LGPL-2.1' and {tmp_path}/GPL-9"]
    assert system_notices.named(texts) == ["LGPL-2.1"]
