"""Opinions: how good a position looks."""
