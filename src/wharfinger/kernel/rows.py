"""Rows of small numbers: things one behind the other, then empty places (-1)."""

from .jit import rule


@rule
def filled(row, start):
    """How many things lie in a row from a place on, up to the first empty one."""
    place = start
    while place < row.shape[0] and row[place] >= 0:
        place += 1
    return place - start


@rule
def close_up(row, place):
    """Take a thing out: what lies behind it moves up."""
    for behind in range(place, row.shape[0] - 1):
        row[behind] = row[behind + 1]
    row[row.shape[0] - 1] = -1


@rule
def sort(row, start, stop):
    """Bring row[start:stop] into ascending order."""
    for i in range(start + 1, stop):
        kept = row[i]
        j = i
        while j > start and row[j - 1] > kept:
            row[j] = row[j - 1]
            j -= 1
        row[j] = kept
