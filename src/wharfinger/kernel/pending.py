"""The stack of pending decisions.

The top frame says what the position waits for and who decides. A frame is a row of small integers: the kind of
decision, the seat, and a few arguments whose meaning the game's `Decision` names.
"""

from .jit import rule

KIND = 0
SEAT = 1
ARGS = 2
FORCED_MOST = 10_000
"""After so many forced answers in a row a position is left as it is: no game has a hundred, and no call may hang."""


@rule
def push(s, kind, seat):
    """Ask `seat` for a decision of this kind before anything that is already pending; its arguments are 0."""
    row = s.depth
    for k in range(s.stack.shape[1]):
        s.stack[row, k] = 0
    s.stack[row, KIND] = kind
    s.stack[row, SEAT] = seat
    s.depth = row + 1


@rule
def pop(s):
    """The top decision is settled."""
    row = s.depth - 1
    for k in range(s.stack.shape[1]):
        s.stack[row, k] = 0
    s.depth = row


@rule
def clear(s):
    """Nothing is pending any more."""
    while s.depth > 0:
        pop(s)


@rule
def kind(s):
    """The kind of the top decision; only while there is one."""
    return s.stack[s.depth - 1, KIND]


@rule
def arg(s, k):
    """Argument k of the top decision."""
    return s.stack[s.depth - 1, ARGS + k]


@rule
def set_arg(s, k, value):
    """Change argument k of the top decision."""
    s.stack[s.depth - 1, ARGS + k] = value


@rule
def under(s, k):
    """Argument k of what lies under the top decision."""
    return s.stack[s.depth - 2, ARGS + k]


@rule
def set_under(s, k, value):
    """Change argument k of what lies under the top decision."""
    s.stack[s.depth - 2, ARGS + k] = value


@rule
def actor(s):
    """The seat whose decision it is, or -1 when the game is over."""
    if s.depth == 0:
        return -1
    return s.stack[s.depth - 1, SEAT]
