"""Memory that nothing needs any more goes back to the system."""

from __future__ import annotations

import gc
import sys


def give_back() -> None:
    """Collect what is gone, and have the C library return what it would keep for itself: glibc holds tens of MB.

    Elsewhere the C library returns it by itself.
    """
    gc.collect()
    if sys.platform == "linux":
        import ctypes  # here, as the start can do without

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # musl has none
        if trim is not None:
            trim(0)
