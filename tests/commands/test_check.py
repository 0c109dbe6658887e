"""`check DIR`: which records are whole, and what is wrong with the others; none is changed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from garden_desktop.__main__ import main


@pytest.fixture
def folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Five records: two whole, one that runs, one with a torn last line, one with a move that is none; and a folder."""
    assert main(["sim", "gnomadic_gardeners", "--games", "5", "--records", str(tmp_path)]) == 0
    capsys.readouterr()
    lines = (tmp_path / "3.jsonl").read_text().splitlines(keepends=True)
    (tmp_path / "3.jsonl").write_text("".join(lines[:-4]))
    (tmp_path / "4.jsonl").write_text("".join(lines[:-4]) + '[1,"com')
    (tmp_path / "5.jsonl").write_text("".join([*lines[:3], '[1,"dance"]\n', *lines[3:]]))
    (tmp_path / "6.jsonl").mkdir()
    return tmp_path


def test_every_record_is_judged_and_none_is_changed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in folder.glob("?.jsonl") if path.is_file()}
    assert main(["check", str(folder)]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out) == {"records": 6, "over": 2, "running": 1, "torn": 1, "bad": 2}
    torn, bad, strange = told.err.splitlines()
    assert torn.startswith("garden-desktop: 4.jsonl: The last line was incomplete")
    assert bad.startswith("garden-desktop: 5.jsonl: line 4: ")
    assert strange.startswith("garden-desktop: 6.jsonl: ")
    assert before == {path: path.read_bytes() for path in before}


def test_whole_records_end_with_0(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("4.jsonl", "5.jsonl"):
        (folder / name).unlink()
    (folder / "6.jsonl").rmdir()
    assert main(["check", str(folder)]) == 0
    assert json.loads(capsys.readouterr().out) == {"records": 3, "over": 2, "running": 1, "torn": 0, "bad": 0}


def test_what_is_no_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path / "nowhere")]) == 1
    assert capsys.readouterr().err == f"garden-desktop: {tmp_path / 'nowhere'} is not a folder\n"
