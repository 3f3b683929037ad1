"""Tests of Le Havre, one file per section of its rules."""
