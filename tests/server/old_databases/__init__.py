"""Databases as earlier versions left them, and the script that made them with those versions."""
