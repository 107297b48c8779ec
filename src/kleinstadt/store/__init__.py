"""Journals at rest: everything a table needs to go on after the lights went out."""
