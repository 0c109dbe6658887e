"""The frozen program carries the licence of everything in it."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import build
import carried
import notices
import PySide6
import pytest
import system_notices
from environment import SetupError
from left_out import LEFT_OUT

from tests.systems import linux


def test_each_package_that_is_needed_is_named() -> None:
    names = {package.metadata["Name"].lower().replace("_", "-") for package in notices.needed(notices.PROGRAM)}
    assert {"pyside6-essentials", "shiboken6", "numpy", "pyqtgraph", "platformdirs", "miniaudio", "cffi"} <= names
    assert "pytest" not in names


def bundle(folder: Path, *names: str) -> Path:
    """A folder like that of a frozen program, with empty files in it."""
    for name in names:
        file = folder / "_internal" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return folder


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


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "PCRE2"),
        ("PySide6/Qt6Core.dll", "PCRE2"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "PCRE2"),
        ("PySide6/Qt/lib/libicudata.so.73", "International Components for Unicode (ICU)"),
        ("PySide6/Qt6Gui.dll", "Freetype 2"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "XCB-XInput"),
        ("_cffi_backend.cpython-311-x86_64-linux-gnu.so", "libffi"),
        ("libpython3.11.so.1.0", "What Python has of others"),
    ],
)
def test_a_part_of_others_is_named_where_its_file_is_bundled(name: str, part: str, tmp_path: Path) -> None:
    assert part not in dict(carried.of_others(tmp_path))
    words = dict(carried.of_others(bundle(tmp_path, name)))[part]
    assert "copyright" in words.lower()
    assert words.strip() in notices.notices(tmp_path)


def test_the_bootloader_comes_with_its_exception(tmp_path: Path) -> None:
    (tmp_path / "garden-desktop").touch()
    assert "unlimited permission to link or embed compiled bootloader" in notices.notices(tmp_path)


def test_a_library_that_qt_has_not_on_this_system_is_not_named(tmp_path: Path) -> None:
    parts = dict(carried.of_others(bundle(tmp_path, "PySide6/Qt/lib/libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Core.so.6")))
    assert "HarfBuzz-NG" in parts
    assert not {"Freetype 2", "Data Compression Library (zlib)"} & parts.keys()


def test_each_text_is_asked_for_and_refers_to_what_is_there() -> None:
    table = tomllib.loads((carried.LICENCES / "parts.toml").read_text(encoding="utf-8"))
    named = {part for kind in table.values() for parts in kind.values() for part in parts}
    texts = {file.stem: file.read_text(encoding="utf-8") for file in (carried.LICENCES / "parts").iterdir()}
    assert named == texts.keys()
    further = re.findall(r"The texts? of (.*) stands? further below", "\n".join(texts.values()))
    assert further
    assert {name for each in further for name in each.split(" and ")} <= notices.COMMON.keys()


@pytest.mark.parametrize(
    "name",
    [
        *("PySide6/Qt/lib/libQt6Pictures.so.6", "PySide6/Qt6Pictures.dll"),
        "PySide6/Qt/lib/QtPictures.framework/Versions/A/QtPictures",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
    ],
)
def test_a_build_with_something_of_qt_that_nobody_has_looked_into_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError):
        build.add_licences(Path(sys.executable), bundle(tmp_path, name))


@pytest.mark.parametrize(
    ("name", "left_out"),
    [
        *(("Qt/plugins/imageformats/libqjpeg.so", True), ("plugins/imageformats/qjpeg.dll", True)),
        *(("Qt/lib/libQt6Network.so.6", True), ("Qt6Network.dll", True), ("opengl32sw.dll", True)),
        ("Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", True),
        *(("Qt/plugins/imageformats/libqico.so", False), ("plugins/imageformats/qico.dll", False)),
        *(("Qt/lib/libQt6Gui.so.6", False), ("Qt6Gui.dll", False), ("plugins/platforms/qwindows.dll", False)),
    ],
)
def test_the_same_is_left_out_on_every_system(name: str, left_out: bool) -> None:
    assert bool(LEFT_OUT.search(f"PySide6/{name}")) is left_out


@linux("asks the libraries of Linux which others they need")
def test_whatever_a_build_may_take_of_this_qt_has_been_looked_into(tmp_path: Path) -> None:
    names = list(taken(Path(PySide6.__path__[0])))
    assert {"PySide6/Qt/lib/libQt6XcbQpa.so.6", "PySide6/Qt/plugins/platforms/libqxcb.so"} <= set(names)
    assert carried.unknown(bundle(tmp_path, *names)) == []


def taken(brought: Path) -> set[str]:
    """What PyInstaller may take of the folder PySide6: plugins, and what they and the modules we import need."""
    sources = "".join(file.read_text(encoding="utf-8") for file in (build.ROOT / "garden_desktop").rglob("*.py"))
    waiting = [brought / f"{name}.abi3.so" for name in set(re.findall(r"PySide6\.(Qt\w+)", sources))]
    never = r"plugins/(designer|printsupport|qmllint|vectorimageformats|wayland-graphics-integration-server)/"
    waiting += [file for file in brought.glob("Qt/plugins/*/*.so") if not re.search(never, file.as_posix())]
    found: set[str] = set()
    while waiting:
        file = waiting.pop()
        name = file.relative_to(brought.parent).as_posix()
        if name not in found and not LEFT_OUT.search(name):
            found.add(name)
            needed = re.findall(rb"lib(?:Qt6|icu)\w+\.so\.\d+", file.read_bytes())
            waiting += [brought / "Qt" / "lib" / each.decode() for each in needed]
    return {name for name in found if (brought.parent / name).exists()}
