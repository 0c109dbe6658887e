"""Returning unused memory to the operating system."""

from __future__ import annotations

import gc
import sys


def give_back() -> None:
    """Run the garbage collector and, with glibc, return freed memory to the system: malloc keeps tens
    of MB otherwise."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes  # here, as the start can do without

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
        if trim is not None:
            trim(0)
