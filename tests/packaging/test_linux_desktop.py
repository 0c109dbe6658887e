"""What a Linux desktop is told about the program: the entry, the description for software shops, the icons."""

from __future__ import annotations

import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import build
import deb
import icons
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

LINUX = deb.ROOT / "packaging" / "linux"
ENTRY = LINUX / "garden-desktop.desktop"
METAINFO = next(LINUX.glob("*.metainfo.xml"))


def validates(*command: str) -> str:
    """What a validator complains about; it is skipped where it is not installed."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_the_entry_is_valid() -> None:
    assert validates("desktop-file-validate", str(ENTRY)) == ""


def test_the_description_is_valid() -> None:
    assert validates("appstreamcli", "validate", "--no-net", str(METAINFO)) == ""


def test_entry_and_description_name_the_same_program() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(ENTRY, encoding="utf-8")
    described = ElementTree.parse(METAINFO).getroot()
    assert entry["Desktop Entry"]["Exec"] == described.findtext("provides/binary") == deb.PACKAGE
    assert described.findtext("launchable") == ENTRY.name
    assert described.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")


def test_the_description_knows_the_present_version() -> None:
    releases = [each.get("version") for each in ElementTree.parse(METAINFO).getroot().iter("release")]
    assert releases[0] == build.version()


def test_icons_are_drawn_in_every_size(tmp_path: Path, qapp: QApplication) -> None:
    icons.draw(tmp_path)
    drawn = {int(file.stem): QImage(str(file)) for file in tmp_path.glob("*.png")}
    assert tuple(sorted(drawn)) == icons.SIZES
    for size, image in drawn.items():
        assert (image.width(), image.height()) == (size, size)
        assert image.pixelColor(size // 2, size // 2).alpha() == 255


def test_a_package_says_what_it_needs(tmp_path: Path) -> None:
    (tmp_path / "usr").mkdir()
    (tmp_path / "usr" / "program").write_bytes(b"x" * 4096)
    deb.write_control(tmp_path, "1.2.3", "amd64")
    control = (tmp_path / "DEBIAN" / "control").read_text(encoding="utf-8")
    assert "Version: 1.2.3\n" in control
    assert "Installed-Size: 4\n" in control
    assert "libegl1, libgl1\n" in control
