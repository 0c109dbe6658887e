"""Makes a Debian package from the frozen program."""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
import tempfile
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path
from xml.etree import ElementTree

from environment import SetupError

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "garden-desktop"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = "the Garden Desktop founders <garden-desktop@example.org>"
CONTROL = """\
Package: {package}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size_kib}
Depends: fontconfig-config, libc6 (>= {glibc}), libegl1, libgl1
Recommends: libwayland-cursor0, libwayland-egl1, fonts-noto-core | fonts-dejavu-core
Section: games
Priority: optional
Description: tabletop games for people who sit together at one computer
 Pick a game, pass the mouse, and play: four garden games for one to six
 players at one computer. Hidden hands stay covered until it is your turn.
"""
CHANGES = """\
{package} ({version}) unstable; urgency=medium

  * What is new: see /usr/share/doc/{package}/NEWS.gz.

 -- {maintainer}  {time}
"""
COPYRIGHT = """\
Garden Desktop is under the MIT licence:

{licence}
It contains Qt and PySide6 (LGPL version 3; /usr/share/common-licenses/LGPL-3), Python (PSF licence), the fonts Fraunces
and Noto Sans (SIL Open Font License 1.1, whose text is beside the fonts), and libraries of Python and of Debian under
licences of their own. All their notices are in /usr/lib/garden-desktop/NOTICES.txt.
"""


def make(program: Path, python: Path, version: str, folder: Path) -> Path:
    """Write the package into `folder`. `python` must have PySide6, which draws the icons. Raises SetupError."""
    if shutil.which("dpkg-deb") is None:
        raise SetupError("A Debian package is made with dpkg-deb, which is not here.")
    package = file(version, folder)
    with tempfile.TemporaryDirectory() as place:
        tree = Path(place) / PACKAGE
        lay_out(tree, program)
        lay_icons(tree / "usr" / "share" / "icons" / "hicolor", python)
        write_control(tree, version, architecture())
        # Debian itself wants xz; its highest level takes three times as long, for a file a tenth smaller.
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z2", "--build", str(tree), str(package)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"dpkg-deb could not make the package: {done.stderr.strip()}")
    return package


def architecture() -> str:
    """What Debian calls this computer's kind."""
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def file(version: str, folder: Path) -> Path:
    """Where the package of a version lies once it is made."""
    return folder / f"{PACKAGE}_{version}_{architecture()}.deb"


def lay_out(tree: Path, program: Path) -> None:
    """Put the program and what the desktop must know about it where Debian expects them."""
    share, here = tree / "usr" / "share", ROOT / "packaging" / "linux"
    for folder in ("applications", "metainfo", "mime/packages", "man/man6", "lintian/overrides", f"doc/{PACKAGE}"):
        (share / folder).mkdir(parents=True)
    shutil.copytree(program, tree / "usr" / "lib" / PACKAGE, symlinks=True)
    plain_libraries(tree / "usr" / "lib" / PACKAGE)
    (tree / "usr" / "games").mkdir()
    (tree / "usr" / "games" / PACKAGE).symlink_to(f"../lib/{PACKAGE}/{PACKAGE}")
    shutil.copy(here / f"{PACKAGE}.desktop", share / "applications")
    for file in here.glob("*.metainfo.xml"):
        shutil.copy(file, share / "metainfo")
    shutil.copy(here / f"{PACKAGE}.xml", share / "mime" / "packages")
    shutil.copy(here / "lintian-overrides", share / "lintian" / "overrides" / PACKAGE)
    pack((here / f"{PACKAGE}.6").read_text(encoding="utf-8"), share / "man" / "man6" / f"{PACKAGE}.6.gz")
    pack((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), share / "doc" / PACKAGE / "NEWS.gz")
    pack(changelog(next(here.glob("*.metainfo.xml"))), share / "doc" / PACKAGE / "changelog.gz")
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (share / "doc" / PACKAGE / "copyright").write_text(COPYRIGHT.format(licence=licence), encoding="utf-8")


def changelog(metainfo: Path) -> str:
    """The releases that an AppStream description lists, the newest first, as Debian writes them."""
    releases = ElementTree.parse(metainfo).getroot().iter("release")
    return "\n".join(
        CHANGES.format(
            package=PACKAGE,
            version=release.attrib["version"],
            maintainer=MAINTAINER,
            time=format_datetime(datetime.fromisoformat(release.attrib["date"]).replace(tzinfo=UTC)),
        )
        for release in releases
    )


def pack(text: str, target: Path) -> None:
    """Write a text as Debian wants it: packed as tightly as can be, without the time."""
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def plain_libraries(tree: Path) -> None:
    """Nobody runs a library: only programs are executable. PyInstaller marks whatever it collects."""
    for file in tree.rglob("*"):
        if file.is_file() and not file.is_symlink():
            file.chmod(0o755 if file == tree / PACKAGE else 0o644)


def lay_icons(icons: Path, python: Path) -> None:
    """Draw the icon in every size, and put the drawing itself beside them."""
    with tempfile.TemporaryDirectory() as drawn:
        subprocess.run([str(python), str(ROOT / "packaging" / "icons.py"), drawn], check=True)
        for file in sorted(Path(drawn).glob("*.png")):
            apps = icons / f"{file.stem}x{file.stem}" / "apps"
            apps.mkdir(parents=True)
            shutil.copy(file, apps / f"{PACKAGE}.png")
    scalable = icons / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copy(ROOT / "resources" / "app" / "art" / "icon.svg", scalable / f"{PACKAGE}.svg")


def write_control(tree: Path, version: str, architecture: str) -> None:
    """Write what dpkg must know. The program needs the C library it was built with, or a newer one."""
    size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir())
    (tree / "DEBIAN").mkdir()
    text = CONTROL.format(
        package=PACKAGE,
        version=version,
        maintainer=MAINTAINER,
        architecture=architecture,
        size_kib=size // 1024,
        glibc=platform.libc_ver()[1],
    )
    (tree / "DEBIAN" / "control").write_text(text, encoding="utf-8")
    for folder in (tree, *(each for each in tree.rglob("*") if each.is_dir() and not each.is_symlink())):
        folder.chmod(0o755)
