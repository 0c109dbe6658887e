"""A frozen program brings every library that it needs: what is left out and needed is told before anybody misses it."""

from __future__ import annotations

import shutil
from pathlib import Path

import build
import closed
import pytest
from environment import SetupError

from tests.systems import linux

LISTING = """\
/x/libsystemd.so.0:     file format elf64-x86-64
  NEEDED               libgcrypt.so.20
  NEEDED               libc.so.6
/x/libgthread-2.0.so.0:     file format elf64-x86-64
  NEEDED               libglib-2.0.so.0
  SONAME               libgthread-2.0.so.0
"""


def test_a_listing_tells_who_needs_what() -> None:
    assert closed.needs(LISTING) == [
        ("libsystemd.so.0", "libgcrypt.so.20"),
        ("libsystemd.so.0", "libc.so.6"),
        ("libgthread-2.0.so.0", "libglib-2.0.so.0"),
    ]


@linux("only a program for Linux is looked at")
def test_a_library_that_was_left_out_refuses_the_build(tmp_path: Path) -> None:
    if shutil.which("objdump") is None:
        pytest.skip("objdump is not installed")
    import PySide6

    shutil.copy(Path(PySide6.__file__).parent / "QtCore.abi3.so", tmp_path)
    (tmp_path / "notes.txt").touch()
    with pytest.raises(SetupError, match=r"libQt6Core.so.6 \(for QtCore.abi3.so\)") as refused:
        build.check_libraries(tmp_path)
    assert "libc.so" not in str(refused.value)
    for name in closed.lacking(tmp_path):
        (tmp_path / name).touch()
    build.check_libraries(tmp_path)
