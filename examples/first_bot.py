#!/usr/bin/env python3
"""The bot of docs/first-bot.md: plays the move whose hint promises the most."""

import json
import re
import sys


def worth(answer):
    """Add up the gains in a hint and subtract the costs."""
    gains = re.findall(r"(?:\+|worth )(\d+)", answer["hint"])
    costs = re.findall(r"(?:-|pay )(\d+)", answer["hint"])
    return sum(map(int, gains)) - sum(map(int, costs))


def send(message):
    print(json.dumps(message), flush=True)  # flush, or the line stays in a buffer


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "hello", "protocol": 1, "name": "First bot"})
    elif message["type"] == "decide":
        best = max(message["legal"], key=worth)
        send({"id": message["id"], "code": best["code"]})
    elif message["type"] == "quit":
        break
