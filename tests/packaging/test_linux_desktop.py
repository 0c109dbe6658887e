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

from garden_desktop.core.record import RecordHeader, Seated, header_line
from garden_desktop.hotseat.journal import BUNDLE, CARD_SET, SUFFIX
from tests.systems import posix

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
    assert entry["Desktop Entry"]["Exec"].split()[0] == described.findtext("provides/binary") == deb.PACKAGE
    assert described.findtext("launchable") == ENTRY.name
    assert described.findtext("id") == METAINFO.name.removesuffix(".metainfo.xml")


def test_a_double_click_on_a_new_record_opens_the_program() -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(ENTRY, encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == f"{deb.PACKAGE} %f"
    kind, match, card_set = kinds = list(ElementTree.parse(LINUX / f"{deb.PACKAGE}.xml").getroot())
    described = ElementTree.parse(METAINFO).getroot()
    types = [one.get("type") for one in kinds]
    assert entry["Desktop Entry"]["MimeType"] == "".join(f"{one};" for one in types)
    assert [one.text for one in described.findall("provides/mediatype")] == types
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    glob, magic = kind.find("glob", space), kind.find("magic/match", space)
    assert glob is not None and glob.get("pattern") == f"*{SUFFIX}"
    for one, ending in ((match, BUNDLE), (card_set, CARD_SET)):
        own = one.find("glob", space)
        assert own is not None and own.get("pattern") == f"*{ending}"
    header = RecordHeader("stalk_exchange", "standard", "0", {}, (Seated("Ann", 0),), 1, "1")
    assert magic is not None and header_line(header).startswith(magic.get("value", "?"))


def test_the_manual_page_is_valid() -> None:
    page = str(LINUX / f"{deb.PACKAGE}.6")
    assert validates("groff", "-man", "-Tutf8", "-ww", "-z", page) == ""


@posix("files have modes")
def test_only_the_program_of_a_package_is_executable(tmp_path: Path) -> None:
    for name in (deb.PACKAGE, "lib.so"):
        (tmp_path / name).write_bytes(b"")
        (tmp_path / name).chmod(0o755)
    deb.plain_libraries(tmp_path)
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {
        deb.PACKAGE: 0o755,
        "lib.so": 0o644,
    }


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
