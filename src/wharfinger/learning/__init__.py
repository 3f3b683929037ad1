"""Networks that learn the games by playing against themselves; needs PyTorch, `pip install wharfinger[learn]`.

What has been learned is a file of plain arrays, which the bot `network:FILE` plays without PyTorch.
"""
