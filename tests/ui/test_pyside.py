from __future__ import annotations

import builtins
from pathlib import Path

from garden_desktop.ui.larder import Larder
from garden_desktop.ui.pyside import compiled_once


def _run(file: Path, source: bytes, name: str = "helper.py") -> object:
    """What a helper of PySide says when it is compiled as PySide does it."""
    said: dict[str, object] = {}
    with compiled_once(Larder(file, "")):
        exec(compile(source, name, "exec"), said)
    return said.get("word")


def test_a_helper_is_compiled_once(tmp_path: Path) -> None:
    file = tmp_path / "code"
    assert _run(file, b"word = 'leaf'") == "leaf"
    source, rest, _ = Larder(file, "").take()["helper.py"]
    Larder(file, "").put({"helper.py": (source, rest, compile("word = 'kept'", "helper.py", "exec"))})
    assert _run(file, b"word = 'leaf'") == "kept"


def test_a_changed_helper_is_compiled_again(tmp_path: Path) -> None:
    file = tmp_path / "code"
    _run(file, b"word = 'leaf'")
    assert _run(file, b"word = 'root'") == "root"
    assert Larder(file, "").take()["helper.py"][0] == b"word = 'root'"


def test_what_writes_stub_files_is_left_out(tmp_path: Path) -> None:
    source = b"word = 'leaf'"
    assert _run(tmp_path / "code", source, "shibokensupport/signature/lib/pyi_generator.py") is None


def test_the_compiler_is_pythons_own_again(tmp_path: Path) -> None:
    before = builtins.compile
    _run(tmp_path / "code", b"")
    assert builtins.compile is before
