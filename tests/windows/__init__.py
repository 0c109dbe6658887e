"""Tests on Windows: under Wine, in a bench that `make` builds from package registries, or on Windows itself.

    python -m tests.windows make FOLDER              builds the bench (Debian, as root; 11 minutes, 4.6 GB)
    python -m tests.windows check --bench FOLDER     runs everything there, and prints the results in one table
    py -m tests.windows check                        the same on Windows itself, without the matches by pointer
    ... check --part suite --part build              some of the parts alone; `--tests tests/core` some folders alone

docs/packaging.md describes the bench and its limits.
"""
