"""System packages of Debian and its children: named in one sentence, or installed where root wants that."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from environment import SetupError


def here() -> bool:
    """Whether this system has Debian's packages."""
    return shutil.which("apt-get") is not None


def supply(packages: Sequence[str], why: str, yes: bool) -> None:
    """Install packages; where that may not or shall not be, raise a SetupError that begins with `why`."""
    root = os.geteuid() == 0
    if here() and root and (yes or agreed(packages, why)):
        install(packages)
        return
    sudo = "" if root else "sudo "
    raise SetupError(f"{why}; install them with:\n  {sudo}apt-get install {' '.join(packages)}")


def agreed(packages: Sequence[str], why: str) -> bool:
    """Ask at a terminal whether to install; without one the answer is no."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    print(f"{why}: {' '.join(packages)}")
    return input("Install them now with apt-get? [Y/n] ").strip().lower() in ("", "y", "yes")


def install(packages: Sequence[str]) -> None:
    """Install with apt-get, asking nothing. Raises SetupError when it cannot."""
    print(f"Installing system packages: {' '.join(packages)}", flush=True)
    # Old lists of packages may still do, so only the installation itself must succeed.
    apt_get("update")
    done = apt_get("install", "--yes", "--no-install-recommends", *packages)
    if done.returncode:
        reason = next(iter(done.stderr.splitlines()), "it gave no reason")
        raise SetupError(f"apt-get could not install {' '.join(packages)}: {reason}")


def apt_get(*words: str) -> subprocess.CompletedProcess[str]:
    """Run apt-get where nobody can answer it."""
    return subprocess.run(
        ["apt-get", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    )
