"""Networks that learn the games by playing against themselves. Learning needs PyTorch: `pip install wharfinger[learn]`.

What has been learned is a file of plain arrays, which [`bots`](../bots/__init__.py) play without PyTorch.
"""
