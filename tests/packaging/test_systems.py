"""What Windows and macOS are told about the program: neither is here, so the files are read back as they would."""

from __future__ import annotations

import ast
import plistlib
import re
import shutil
import subprocess
from pathlib import Path

import build
import pytest
import systems
from environment import SetupError

from garden_desktop.hotseat.journal import BUNDLE, CARD_SET, SUFFIX
from garden_desktop.ui.app import TASKBAR_ID

SCRIPT = build.ROOT / "packaging" / "windows" / "garden-desktop.iss"


def strings(resource: str) -> dict[str, str]:
    """The words of a version resource by their names."""
    calls = [node for node in ast.walk(ast.parse(resource)) if isinstance(node, ast.Call)]
    pairs = [[ast.literal_eval(arg) for arg in call.args] for call in calls if name(call) == "StringStruct"]
    return {pair[0]: pair[1] for pair in pairs}


def name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def test_the_version_of_a_windows_program_has_four_numbers_and_its_words() -> None:
    resource = systems.version_resource("1.2.3rc4", "garden-desktop.exe")
    (numbers,) = {match[1] for match in re.finditer(r"(?:filevers|prodvers)=(\([^)]*\))", resource)}
    assert ast.literal_eval(numbers) == (1, 2, 3, 4)
    assert strings(resource)["ProductVersion"] == "1.2.3rc4"
    assert strings(resource)["OriginalFilename"] == "garden-desktop.exe"
    assert strings(resource)["InternalName"] == "garden-desktop"
    assert "filevers=(0, 3, 0, 0)" in systems.version_resource("0.3", "x.exe")


def test_a_bundle_opens_records_and_takes_jsonl_from_nobody() -> None:
    info = plistlib.loads(plistlib.dumps(systems.bundle_info("0.2.0")))
    document, match, card_set = info["CFBundleDocumentTypes"]
    (kind,), (own, box) = info["UTImportedTypeDeclarations"], info["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Alternate"
    (ending,) = kind["UTTypeTagSpecification"]["public.filename-extension"]
    assert SUFFIX.endswith(f".{ending}")
    assert match["LSItemContentTypes"] == [own["UTTypeIdentifier"]]
    assert own["UTTypeTagSpecification"]["public.filename-extension"] == [BUNDLE.removeprefix(".")]
    assert card_set["LSItemContentTypes"] == [box["UTTypeIdentifier"]]
    assert box["UTTypeTagSpecification"]["public.filename-extension"] == [CARD_SET.removeprefix(".")]


def test_the_installer_takes_what_the_build_makes() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    (source,) = re.findall(r'Source: "([^"]+)\\\*"', script)
    assert (SCRIPT.parent / source.replace("\\", "/")).resolve() == build.PROGRAM
    (output,) = re.findall(r"OutputDir=(.+)", script)
    assert (SCRIPT.parent / output.replace("\\", "/")).resolve() == build.DIST
    (licence,) = re.findall(r"LicenseFile=(.+)", script)
    assert (SCRIPT.parent / licence.replace("\\", "/")).resolve().is_file()
    assert SUFFIX.endswith(".jsonl")
    assert r'Subkey: "Software\Classes\.jsonl\OpenWithProgids"' in script
    for ending in (BUNDLE, CARD_SET):
        assert rf'Subkey: "Software\Classes\{ending}"' in script


def left_in_registry(script: str) -> set[str]:
    """The keys that are still there after the program was installed and removed, which undoes the lines from the last
    one up: those that Windows itself has, and what was forgotten."""
    keys: dict[str, set[str]] = {}
    entries: list[tuple[str, str | None, list[str]]] = []
    for line in script.partition("[Registry]")[2].partition("[Run]")[0].splitlines():
        if not (key := re.search(r'Subkey: "([^"]+)"', line)):
            continue
        value, flags = re.search(r'ValueName: "([^"]*)"', line), re.search(r"Flags: (.+)", line)
        parts = key[1].split("\\")
        for depth in range(1, len(parts) + 1):
            keys.setdefault("\\".join(parts[:depth]), set())
        if value:
            keys[key[1]].add(value[1])
        entries.append((key[1], value and value[1], flags[1].split() if flags else []))
    for name, value_name, flag in reversed(entries):
        below = [other for other in keys if other.startswith(f"{name}\\")]
        if "uninsdeletevalue" in flag and name in keys and value_name is not None:
            keys[name].discard(value_name)
        if "uninsdeletekey" in flag or ("uninsdeletekeyifempty" in flag and not below and not keys.get(name)):
            for gone in (name, *below):
                keys.pop(gone, None)
    return set(keys)


def test_of_the_registry_nothing_of_ours_is_left_when_the_program_is_removed() -> None:
    of_windows = {"Software", r"Software\Classes", r"Software\Classes\Applications"}
    assert left_in_registry(SCRIPT.read_text(encoding="utf-8")) == of_windows


def test_the_shortcuts_and_the_program_have_one_name_in_the_taskbar() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    shortcuts = script.partition("[Icons]")[2].partition("[Registry]")[0].strip().splitlines()
    assert f'#define TaskbarId "{TASKBAR_ID}"' in script
    assert len(shortcuts) == 2
    assert all('AppUserModelID: "{#TaskbarId}"' in line for line in shortcuts)


def test_the_installer_speaks_the_languages_of_the_program() -> None:
    spoken = re.findall(r'Name: "(\w\w)"; MessagesFile', SCRIPT.read_text(encoding="utf-8"))
    assert set(spoken) == {file.stem[-2:] for file in (build.ROOT / "i18n").glob("garden_??.ts")}


def test_without_inno_setup_one_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(SetupError, match="Inno Setup 6"):
        build.make_installer()


def test_the_installer_is_told_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        called.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(shutil, "which", lambda name: f"/{name}")
    monkeypatch.setattr(subprocess, "run", run)
    build.make_installer()
    assert called == [["/iscc", "/Qp", f"/DVersion={build.version()}", str(SCRIPT)]]
    assert Path(called[0][-1]).is_file()
