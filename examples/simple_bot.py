#!/usr/bin/env python3
"""A player for Wharfinger that needs nothing but Python: it looks at the legal answers only, so it plays every game.

    wharfinger play hamburgum --seats "human,program:python3 examples/simple_bot.py"
    wharfinger protocol --check "python3 examples/simple_bot.py"

`wharfinger protocol` describes the messages.
"""

import json
import re
import sys

PROTOCOL = 1
LIKED = ("donate", "score", "build", "construct", "launch", "cruise", "ship", "enter", "take")
DISLIKED = ("loan", "stop", "none", "no_", "pass", "done", "skip", "scrap", "do_not")
SELLS_A_CARD = re.compile(r"sell [a-z0-9_]+$")


def write(message):
    """One object in one line; flush, or it stays in a buffer and the time runs out."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def liking(action):
    """A rough taste: build and score, avoid loans and giving up, gain rather than pay as far as the hint tells."""
    text = action["text"]
    taste = 0
    if text.startswith(LIKED):
        taste += 100
    if text.startswith(DISLIKED):
        taste -= 100
    if SELLS_A_CARD.match(text):
        taste -= 200
    for sign, number in re.findall(r"(\+|worth |pay |-)(\d+)", action["hint"]):
        taste += int(number) if sign in ("+", "worth ") else -2 * int(number)
    return taste


def choose(legal, number):
    """The best liked answer; among equals one that looks random but is the same in every run."""
    best = max(liking(action) for action in legal)
    equals = [action for action in legal if liking(action) == best]
    return equals[number * 2654435761 % 2**32 // 65536 % len(equals)]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            write({"type": "hello", "protocol": PROTOCOL, "name": "Simple", "author": "Wharfinger"})
        elif message["type"] == "decide":
            write({"id": message["id"], "code": choose(message["legal"], message["id"])["code"]})
        elif message["type"] == "quit":
            return
        # Everything else ("event", "over", and what later versions may add) needs no answer.


if __name__ == "__main__":
    main()
