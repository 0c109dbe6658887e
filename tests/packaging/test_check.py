"""What Linux systems are told is checked: each fault is found, and what is right is not complained of."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

import check
import deb
import pytest
from environment import SetupError

from tests.systems import posix


def manifest(folder: Path, **changed: Any) -> Path:
    """A manifest beside which all lies that it names, changed as is wished."""
    given = json.loads(check.MANIFEST.read_text(encoding="utf-8"))
    here = folder / "packaging" / "linux"
    here.mkdir(parents=True)
    for source in given["modules"][0]["sources"]:
        (here / source["path"]).resolve().parent.mkdir(parents=True, exist_ok=True)
        (here / source["path"]).resolve().touch()
    file = here / check.MANIFEST.name
    file.write_text(json.dumps({**given, **changed}), encoding="utf-8")
    return file


def test_the_manifest_is_right() -> None:
    assert check.faults(check.MANIFEST) == []


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"sdk": None}, "'sdk' is not a str"),
        ({"finish-args": "--share=ipc"}, "'finish-args' is not a list"),
        ({"id": "org.example.other"}, "the id org.example.other is not the file's name"),
        ({"modules": [{"sources": [{"path": "gone.desktop"}]}]}, "gone.desktop is not there"),
    ],
)
def test_a_fault_of_a_manifest_is_found(tmp_path: Path, changed: dict[str, Any], fault: str) -> None:
    assert check.faults(manifest(tmp_path)) == []
    assert check.faults(manifest(tmp_path / "again", **changed)) == [fault]


def test_the_manifest_installs_what_the_build_makes() -> None:
    sources = json.loads(check.MANIFEST.read_text(encoding="utf-8"))["modules"][0]["sources"]
    assert (check.LINUX / sources[0]["path"]).resolve() == deb.ROOT / "dist" / deb.PACKAGE


@posix("packages of Debian are installed, or asked for, by whether one is root")
def test_missing_tools_are_named_by_their_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SetupError, match="appstream desktop-file-utils lintian shared-mime-info"):
        check.everything(tmp_path / "x.deb", yes=False)


def test_a_file_type_is_right_and_a_spoilt_one_is_complained_of(tmp_path: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    assert check.file_type(check.KIND) == ""
    spoilt = tmp_path / check.KIND.name
    spoilt.write_text(
        check.KIND.read_text(encoding="utf-8").replace('type="string"', 'type="strange"'), encoding="utf-8"
    )
    assert "strange" in check.file_type(spoilt)


def test_all_that_is_wrong_is_told_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "x.deb"
    package.touch()
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(check, "file_type", lambda kind: "")
    monkeypatch.setattr(check, "flatpak", lambda manifest: "")
    monkeypatch.setattr(
        check, "complaints", lambda *command: f"{command[0]} is unhappy" if "lint" in command[0] else ""
    )
    with pytest.raises(SetupError, match=r"^x.deb:\nlintian is unhappy$"):
        check.everything(package, yes=False)


def test_the_changelog_of_a_package_lists_the_releases_newest_first(tmp_path: Path) -> None:
    told = deb.changelog(check.METAINFO).splitlines()
    assert told[0].startswith("garden-desktop (0.2.0) unstable; urgency=")
    assert told[4] == " -- the Garden Desktop founders <garden-desktop@example.org>  Fri, 27 Nov 2026 00:00:00 +0000"
    assert [line.split()[1] for line in told if line.startswith("garden")] == ["(0.2.0)", "(0.1.0)"]
    deb.pack("told", tmp_path / "x.gz")
    assert gzip.decompress((tmp_path / "x.gz").read_bytes()) == b"told"
