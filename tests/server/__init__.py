"""The server, tested as people meet it: real processes, real databases, real connections."""
