"""Files by the names that Qt gives them: what is no UTF-8 in a name comes from Qt as a replacement character."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from garden_desktop.ui.kit.events import FileDropFilter, path_of
from tests.systems import names_of_bytes

ODD = "caf\udce9"
"""What Python makes of a byte that is no UTF-8; on Windows no name has one."""
READ = "caf\N{REPLACEMENT CHARACTER}"


@pytest.mark.parametrize("name", ["a.jsonl", "日本 ü.jsonl", f"{READ}.jsonl"])
def test_a_name_that_is_there_means_itself(tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    assert path_of(f"{tmp_path.as_posix()}/{name}") == tmp_path / name


def test_what_is_not_there_stays_as_it_was_named(tmp_path: Path) -> None:
    name = f"{tmp_path.as_posix()}/gone/{READ}.jsonl"
    assert path_of(name) == Path(name)


@names_of_bytes
def test_the_one_file_that_looks_like_it_is_meant_in_folders_too(tmp_path: Path) -> None:
    file = tmp_path / ODD / f"{ODD}.jsonl"
    file.parent.mkdir()
    file.touch()
    assert path_of(str(tmp_path / READ / f"{READ}.jsonl")) == file
    assert path_of(str(tmp_path / READ / "new.zip")) == file.parent / "new.zip"


@names_of_bytes
def test_of_two_that_look_alike_none_is_guessed(tmp_path: Path) -> None:
    for name in (b"caf\xe9.jsonl", b"caf\xe8.jsonl"):
        (tmp_path / os.fsdecode(name)).touch()
    assert path_of(str(tmp_path / f"{READ}.jsonl")) == tmp_path / f"{READ}.jsonl"


@names_of_bytes
def test_a_file_of_such_a_name_can_be_dropped(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / f"{ODD}.jsonl").touch()
    widget = QWidget()
    qtbot.addWidget(widget)
    drops, carried = FileDropFilter(widget), QMimeData()
    carried.setUrls([QUrl.fromEncoded(f"file://{tmp_path}/caf%E9.jsonl".encode())])
    event = QDropEvent(
        QPointF(1, 1),
        Qt.DropAction.CopyAction,
        carried,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    with qtbot.waitSignal(drops.dropped) as heard:
        assert drops.eventFilter(widget, event)
    assert heard.args == [[tmp_path / f"{ODD}.jsonl"]]
