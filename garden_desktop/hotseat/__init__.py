"""Hotseat (pass-and-play): matches of several people in turn at one screen, with their records, index and backups."""
