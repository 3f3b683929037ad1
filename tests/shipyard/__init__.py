"""Tests of Shipyard."""
