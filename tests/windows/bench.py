"""The bench: a folder with Wine and with Windows' own Python, PySide6 and numpy, all from package registries.

What no registry has are five small files, compiled here (`sources/`): python.exe, the launcher of virtual environments,
python3.dll, icuuc.dll, and complex numbers for numpy. The Python is python312.dll and its extension modules as the
Python Software Foundation built them, which the wheel of panda3d brings; the pure part of its standard library is that
of a Python 3.12 on this machine.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tests.windows.wine import Wine

ROOT: Final = Path(__file__).resolve().parent.parent.parent
SOURCES: Final = Path(__file__).parent / "sources"
TOOLS: Final = ("debootstrap", "gcc-mingw-w64-x86-64", "mingw-w64-tools", "unzip")
"""Packages of Debian that make the bench."""
MINGW: Final = "x86_64-w64-mingw32"
SUITE: Final = "trixie"
"""Debian 13 has Wine 10; with Wine 8 of Debian 12 Python dies in `platform` (propsys.VariantToString)."""
WITH_PYTHON: Final = "panda3d==1.10.16"
INSTALLER: Final = "innosetup@6.4.1"
WANTED_ON_WINDOWS: Final = ("setuptools", "colorama", "pefile", "pywin32-ctypes", "tzdata")
"""What some packages need on Windows alone, which pip does not see from here."""
NOT_OURS: Final = ("lib-dynload", "site-packages", "test", "idlelib", "turtledemo", "__pycache__")
"""Parts of a standard library that belong to the system it was installed on, or that nobody asks for."""
COMPLEX: Final = re.compile(r"c(real|imag|abs|arg|cosh?|sinh?|tanh?|exp|log|pow|sqrt)[fl]?")
MATH_LIBRARY: Final = b"api-ms-win-crt-math-l1-1-0.dll"
OWN_LIBRARY: Final = b"wine-complex.dll"
"""Shorter than the name it stands for: it is written over that in the file."""


class BenchError(Exception):
    """Raised when the bench cannot be built; the message says what is missing."""


def make(folder: Path) -> Wine:
    """Build the bench in an empty folder, or continue where an earlier attempt ended. Raises BenchError."""
    if os.geteuid() != 0:
        raise BenchError("Making the bench mounts folders, so it must be done as root.")
    library = pure_library()
    for each in ("wheels", "build", "prefix"):
        (folder / each).mkdir(parents=True, exist_ok=True)
    wine = Wine(folder)
    steps: tuple[tuple[str, Callable[[], object]], ...] = (
        ("the tools that make it", lambda: install_tools(folder)),
        ("packages for Windows", lambda: fetch_wheels(folder)),
        ("Wine, in a Debian of its own", lambda: install_wine(folder)),
        ("programs and libraries that no registry has", lambda: compile_parts(folder)),
        ("Python for Windows", lambda: install_python(wine, library)),
        ("Inno Setup", lambda: install_inno_setup(folder)),
        ("the project and what it needs", lambda: install_project(wine)),
    )
    for words, step in steps:
        print(f"{time.strftime('%H:%M:%S')} {words}", flush=True)
        step()
    told = wine.run("python", "-c", "import sys, PySide6; print(sys.version.split()[0], PySide6.__version__)")
    print(f"{time.strftime('%H:%M:%S')} done: Windows' Python {told.stdout.strip()}", flush=True)
    return wine


def pure_library() -> Path:
    """Return the standard library of a Python 3.12 on this machine; $PYTHON312 names one. Raises BenchError."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = sorted(pyenv.glob("3.12.*/bin/python3.12"))
    python = os.environ.get("PYTHON312") or (str(found[-1]) if found else shutil.which("python3.12"))
    if python is None:
        raise BenchError("A Python 3.12 is needed for the pure part of its library: name one in PYTHON312.")
    asked = "import sys, sysconfig; assert sys.version_info[:2] == (3, 12); print(sysconfig.get_path('stdlib'))"
    return Path(ran([python, "-c", asked]).strip())


def ran(command: Sequence[str | Path], folder: Path | None = None, **surroundings: str) -> str:
    """Run a command and return its output. Raises BenchError with the end of the output where the command fails."""
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        env={**os.environ, **surroundings},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise BenchError(f"{' '.join(map(str, command))} failed:\n{done.stdout[-2000:]}")
    return done.stdout


def install_tools(folder: Path) -> None:
    missing = [
        name for name in TOOLS if subprocess.run(["dpkg", "-s", name], capture_output=True, check=False).returncode
    ]
    if missing:
        ran(["apt-get", "update", "-qq"])
        ran(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing], DEBIAN_FRONTEND="noninteractive")


def requirements(project: Mapping[str, Any]) -> list[str]:
    """Return all that pyproject.toml requires on Windows, extras included, without the markers."""
    from pip._vendor.packaging.requirements import Requirement

    table = project["project"]
    lines = [*project["build-system"]["requires"], *table["dependencies"]]
    lines += [line for extra in table["optional-dependencies"].values() for line in extra]
    windows = {"sys_platform": "win32", "platform_machine": "AMD64", "platform_system": "Windows", "os_name": "nt"}
    asked = [Requirement(line) for line in dict.fromkeys(lines)]
    kept = [one for one in asked if one.marker is None or one.marker.evaluate(windows)]
    for one in kept:
        one.marker = None
    return [str(one) for one in kept]


def fetch_wheels(folder: Path) -> None:
    download = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-q", "--only-binary=:all:"]
    download += ["--platform", "win_amd64", "--python-version", "3.12"]
    ran([*download, "--no-deps", "-d", folder / "build", WITH_PYTHON])
    wanted = folder / "build" / "requirements.txt"
    lines = requirements(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8")))
    wanted.write_text("\n".join((*lines, *WANTED_ON_WINDOWS)) + "\n", encoding="utf-8")
    ran([*download, "-d", folder / "wheels", "-r", wanted])


def install_wine(folder: Path) -> None:
    debian = folder / "debian"
    if (debian / "usr" / "bin" / "wine").exists():
        return
    shutil.rmtree(debian, ignore_errors=True)  # of a try that was ended
    ran(["debootstrap", "--variant=minbase", SUITE, debian])
    get = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
    ran(["chroot", debian, "sh", "-c", f"apt-get update -qq && {get} wine64 fonts-dejavu-core libgl1"])
    # Inno Setup is a program of 32 bits; `wine` itself, which marks this step as done, comes with it
    thirty_two = f"dpkg --add-architecture i386 && apt-get update -qq && {get} wine wine32:i386 && apt-get clean"
    ran(["chroot", debian, "sh", "-c", thirty_two])
    silent = "pcm.!default { type null }\nctl.!default { type null }\n"  # a sound card nobody hears
    (debian / "root" / ".asoundrc").write_text(silent, encoding="utf-8")


def compile_parts(folder: Path) -> None:
    """Compile the programs and libraries of `sources/` into the folder `build`."""
    build = folder / "build"
    panda = next(build.glob("panda3d-*.whl"))
    ran(["unzip", "-q", "-o", "-j", panda, "deploy_libs/*", "-d", build / "panda"])
    for source in SOURCES.iterdir():
        shutil.copy(source, build)
    exported = ran(["gendef", "-", "panda/python312.dll"], build).replace("\r", "")
    names = [line.split() for line in exported.partition("\nEXPORTS\n")[2].splitlines() if line.strip()]
    forwards = (f"{words[0]} = python312.{words[0]}{' DATA' if words[-1] == 'DATA' else ''}" for words in names)
    (build / "python3.def").write_text("LIBRARY python3.dll\nEXPORTS\n" + "\n".join(forwards) + "\n", encoding="utf-8")
    (build / "python312.def").write_text("LIBRARY python312.dll\nEXPORTS\nPy_Main\n", encoding="utf-8")
    (build / "empty.c").write_text(
        "int __stdcall DllMainCRTStartup(void *a, unsigned b, void *c) { return 1; }\n", encoding="utf-8"
    )
    (build / "python.rc").write_text('1 24 "python.manifest"\n', encoding="utf-8")
    gcc, windowed = [f"{MINGW}-gcc", "-O2", "-s"], ["-mwindows", "-DWINDOWED"]
    ran([f"{MINGW}-windres", "python.rc", "-O", "coff", "-o", "manifest.o"], build)
    ran([f"{MINGW}-dlltool", "-d", "python312.def", "-l", "libpython312.a"], build)
    for name, more in (("python.exe", []), ("pythonw.exe", windowed)):
        ran([*gcc, "-municode", *more, "python.c", "manifest.o", "libpython312.a", "-o", name], build)
        launcher = [*more, f'-DEXENAME=L"{name}"', "venv_launcher.c", "manifest.o", "-o", f"venv_{name}"]
        ran([*gcc, "-municode", *launcher], build)
    ran([*gcc, "-shared", "-nostdlib", "-o", "python3.dll", "empty.c", "python3.def"], build)
    ran([*gcc, "-shared", "-nostdlib", "-o", "icuuc.dll", "icuuc.c"], build)
    give_complex_numbers(next((folder / "wheels").glob("numpy-*.whl")), build)


def give_complex_numbers(wheel: Path, build: Path) -> None:
    """Redirect numpy's modules, which import complex functions from Windows' C library, to our library beside them."""
    with zipfile.ZipFile(wheel) as packed:
        files = {info.filename: packed.read(info) for info in packed.infolist() if not info.is_dir()}
    wanted = {name: asked for name, data in files.items() if (asked := math_functions(name, data))}
    asking = {name for name, asked in wanted.items() if any(map(COMPLEX.fullmatch, asked))}
    if not asking:
        return
    names = sorted(set().union(*(wanted[name] for name in asking)))
    lines = (f"{name} = my_{name}" if COMPLEX.fullmatch(name) else f"{name} = ucrtbase.{name}" for name in names)
    (build / "complex.def").write_text(f"LIBRARY {OWN_LIBRARY.decode()}\nEXPORTS\n" + "\n".join(lines) + "\n", "utf-8")
    library = build / OWN_LIBRARY.decode()
    ran([f"{MINGW}-gcc", "-shared", "-static-libgcc", "-O2", "-s", "-o", library, "complex.c", "complex.def"], build)
    for name in asking:
        files[name] = files[name].replace(MATH_LIBRARY, OWN_LIBRARY.ljust(len(MATH_LIBRARY), b"\0"))
        files[f"{name.rpartition('/')[0]}/{library.name}"] = library.read_bytes()
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    rows = [f"{name},,\n" if name == record else listed(name, data) for name, data in files.items()]
    files[record] = "".join(rows).encode()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        for name, data in files.items():
            packed.writestr(name, data)


def listed(name: str, data: bytes) -> str:
    """Return a file's line in RECORD (the list format of installed projects: path, digest, size)."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def math_functions(name: str, data: bytes) -> set[str]:
    """Return the functions that an extension module imports from the C library's mathematics."""
    if not name.endswith(".pyd") or MATH_LIBRARY not in data:
        return set()
    with tempfile.TemporaryDirectory() as folder:
        module = Path(folder) / "module.pyd"
        module.write_bytes(data)
        told = ran([f"{MINGW}-objdump", "-p", module])
    part = re.search(r"DLL Name: api-ms-win-crt-math\S+\n.*?\n(.*?)\n\s*\n", told, re.DOTALL)
    return {line.split()[2] for line in part[1].splitlines() if len(line.split()) == 3} if part else set()


def install_python(wine: Wine, library: Path) -> None:
    """Python for Windows into C:\\Python312, after Wine has made its drive C."""
    build = wine.folder / "build"
    wine.start_windows()
    if not wine.path(r"C:\windows\system32").is_dir():
        raise BenchError("Wine has made no drive C.")
    shutil.copy(build / "icuuc.dll", wine.path(r"C:\windows\system32"))
    fonts = wine.path(r"C:\fonts")
    fonts.mkdir(exist_ok=True)
    for face in ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"):
        shutil.copy(wine.folder / "debian" / "usr" / "share" / "fonts" / "truetype" / "dejavu" / face, fonts)
    python = wine.path(r"C:\Python312")
    shutil.rmtree(python, ignore_errors=True)
    ignored = shutil.ignore_patterns(*NOT_OURS, "config-3.12*", "_sysconfigdata*")
    shutil.copytree(library, python / "Lib", ignore=ignored)
    shutil.copy(SOURCES / "site_of_the_bench.py", python / "Lib" / "sitecustomize.py")
    agree_with_a_newer_dll(python / "Lib" / "importlib" / "metadata" / "__init__.py")
    launchers = python / "Lib" / "venv" / "scripts" / "nt"
    for folder in (launchers, python / "Lib" / "site-packages", python / "DLLs", python / "libs"):
        folder.mkdir(parents=True, exist_ok=True)
    for name in ("python.exe", "pythonw.exe"):
        shutil.copy(build / name, python)
        shutil.copy(build / f"venv_{name}", launchers / name)
    shutil.copy(build / "python3.dll", python)
    for part in (build / "panda").iterdir():
        if part.name.startswith(("python312", "VCRUNTIME140")):
            shutil.copy(part, python)
        elif part.suffix == ".pyd" or re.match(r"(lib.*|sqlite3)\.dll$", part.name):
            shutil.copy(part, python / "DLLs")


def agree_with_a_newer_dll(metadata: Path) -> None:
    """Make `invalidate_caches` of importlib.metadata's finder a class method, as python312.dll of 3.12.10 calls it.

    The library of Python 3.12.1 lacks that decorator.
    """
    plain, text = "    def invalidate_caches(cls)", metadata.read_text(encoding="utf-8")
    if f"@classmethod\n{plain}" not in text:
        metadata.write_text(text.replace(plain, f"    @classmethod\n{plain}"), encoding="utf-8")


def install_inno_setup(folder: Path) -> None:
    program = folder / "prefix" / "drive_c" / "inno"
    if program.is_dir():
        return
    ran(["npm", "pack", "--silent", INSTALLER], folder / "build")
    ran(["tar", "xzf", next((folder / "build").glob("innosetup-*.tgz")), "-C", folder / "build"])
    shutil.move(folder / "build" / "package" / "bin", program)


def install_project(wine: Wine) -> None:
    wine.sync(ROOT)
    wanted = wine.windows_path(wine.folder / "build" / "requirements.txt")
    install = ["python", "-m", "pip", "install", "-q", "--no-warn-script-location"]
    for words in (
        ["python", "-m", "ensurepip"],
        [*install, "-r", wanted],
        [*install, "--no-deps", "--no-build-isolation", "-e", wine.checkout],
        ["python", r"packaging\translate.py", "compile"],
    ):
        done = wine.run(*words)
        if done.returncode:
            raise BenchError(f"{' '.join(words)} failed:\n{done.stdout[-2000:]}")
