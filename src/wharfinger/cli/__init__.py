"""The command `wharfinger`: one module a subcommand, texts in `texts/`."""
