"""Backup and restore of everything a person has: records, notes, progress, saved tables, custom packs."""
