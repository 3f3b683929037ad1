"""The server: tables that people and bots play at through a browser; see docs/wire.md for what is said."""
