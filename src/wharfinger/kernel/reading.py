"""Words into decisions: what people type, and the lines of records.

A text is read clause by clause at the decision that is pending. Answers of an unordered group may stand in any order;
answers that say "no more" are filled in where later words ask for a later decision; forced answers may be repeated.
The lines of a record are read in the order in which the rules ask, and only where that fails in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from .errors import IllegalMove, message
from .events import NO_EVENTS
from .groups import MOST_WORDS, Group, Patience, arranged, vocabulary
from .jit import overwrite
from .notation import Played, Walker, match, plain
from .refusals import kind, meant, reason, refusal, unfinished

OPEN = "..."
"""At the end of a text: there is more to come."""


class Past(NamedTuple):
    """What was played before a text, looked up only if the text needs it."""

    forced: Callable[[], list[Played]]
    """What the last decision forced: a text may begin by repeating it."""
    group: Callable[[], Group | None]
    """The answers of the pending group so far: a text may add to them what the rules would have asked before."""


class Reading(NamedTuple):
    """What a text says: take back so many decisions, then play these codes."""

    back: int
    codes: list[int]


def read(walker: Walker, text: str, past: Past | None = None) -> Reading:
    """What a person's text says; the walker then stands behind it.

    The text may stop anywhere. Where it stops within an unordered group of which it names answers, nothing more of that
    group is meant, unless the text is one answer alone. A full stop says that the turn is over.
    """
    words = plain(text)
    taken, answer = match(words, walker.answers())
    if answer is not None and taken == len(words):
        walker.choose(answer.code)
        return Reading(0, [answer.code])
    text = text.strip()
    to_be_continued = text.endswith(OPEN)
    stop = text.endswith(".") and not to_be_continued
    reader = _Reader(walker, past, any_order=True)
    reader.run(text[:-1] if stop else text)
    if stop:
        reader.finish()
    elif reader.named > 1 and not to_be_continued:
        reader.close_group()
    if not reader.codes:
        raise IllegalMove(refusal(walker, text))
    return Reading(reader.back, reader.codes)


def read_line(walker: Walker, text: str) -> list[int]:
    """The decisions of a record's line: all of a seat's stretch in a turn, or up to where ` ...` breaks it off."""
    start, forced = walker.batch.copy(), walker.forced
    try:
        return _line(walker, text, any_order=False)
    except IllegalMove:
        overwrite(walker.batch, start)
        walker.forced = forced
        return _line(walker, text, any_order=True)


def _line(walker: Walker, text: str, any_order: bool) -> list[int]:
    reader = _Reader(walker, None, any_order)
    reader.run(text)
    if not text.endswith(OPEN):
        reader.finish()
    return reader.codes


def repeats(text: str, forced: Sequence[Played]) -> bool:
    """Whether a line says nothing but what was forced."""
    words = [word for clause in text.split(";") for word in plain(clause) if word != "-"]
    trail = list(forced)
    while words and (taken := _skip_forced(words, trail)):
        words = words[taken:]
    return not words


def _skip_forced(words: list[str], trail: list[Played], of: tuple[int, int] | None = None) -> int:
    """How many words repeat a forced answer of the trail, which is then used up; or the next of a stretch's line."""
    for place, played in enumerate(trail):
        if of is not None and (played.implied or played.when != of):
            continue
        phrase = plain(played.phrase)
        if words[: len(phrase)] == phrase:
            del trail[: place + 1]
            return len(phrase)
        if of is not None:
            return 0
    return 0


class _Reader:
    """Reads one text: a person's, or without a past a line of a record, which ends with the stretch it began in."""

    def __init__(self, walker: Walker, past: Past | None, any_order: bool) -> None:
        self.walker, self.game = walker, walker.game
        self.past, self.line, self.any_order = past, past is None, any_order
        self.here = walker.when
        """The stretch that the last words were about."""
        self.patience = Patience()
        self.back = 0
        self.codes: list[int] = []
        self.named = 0
        """How many answers the text has named."""
        self.group: Group | None = None
        """The group that the last decision belonged to."""
        self.unfit = ""
        """Why the next words do not fit the first decision since the last words that did, or the one they are about."""
        self._blamed = False
        """Whether it is the one they are about."""
        self._before = walker.batch.copy()
        """The position at the last choice."""
        self._left: list[Played] | None = self._relevant(walker.forced) if self.line else None

    # -- the text ------------------------------------------------------------------------------------------------

    def run(self, text: str) -> None:
        """Read the clauses of a text."""
        clauses = [plain(clause) for clause in text.removesuffix(OPEN).split(";")]
        clauses = [clause for clause in clauses if clause not in ([], ["-"])]
        while clauses:
            for _ in range(self._step(clauses)):
                clauses[0].pop(0)
                if not clauses[0]:
                    clauses.pop(0)

    def finish(self) -> None:
        """Fill in what may be left out at the end of a turn."""
        while self.walker.when == self.here and self.walker.seat >= 0:
            code = self._no_more()
            if code < 0:
                raise IllegalMove(unfinished(self.walker))
            self._choose(code)

    def close_group(self) -> None:
        """Fill in what may be left out of the group that the text has named answers of."""
        while self.group is not None and self.group.words and self.group.asks(self.walker):
            code = self._no_more()
            if code < 0:
                return
            self._choose(code)

    def _step(self, clauses: list[list[str]]) -> int:
        """Play what the next words say; how many they were, 0 if an answer was filled in before them."""
        words = clauses[0]
        if (self.line or self.codes) and (taken := _skip_forced(words, self.trail, self.here)):
            self.unfit = ""
            return taken  # a line writes forced answers out, so they come before a choice of that name
        over = self.line and self.walker.when != self.here
        if not over and (taken := self._said(clauses)):
            self.unfit = ""
            return taken
        if taken := _skip_forced(words, self.trail):
            self.unfit = ""
            return taken
        if not over and (taken := self._added(clauses)):
            self.unfit = ""
            return taken
        if not self.unfit or (self._is_meant(words) and self.walker.when == self.here and not self._blamed):
            self._blamed = self._is_meant(words)
            self.unfit = self._refusal(words, over)
        code = -1 if over else self._no_more()
        if code < 0:
            raise IllegalMove(self.unfit)
        self._choose(code)
        return 0

    # -- refusing ------------------------------------------------------------------------------------------------

    def _refusal(self, words: list[str], over: bool) -> str:
        """Why the next words fit nothing: they were meant for the pending decision, or for one that was settled."""
        walker = self.walker
        if over:
            return refusal(walker, " ".join(words), str(message("turn-over")), seat=self.here[1])
        if self.any_order and (said := self._group_refusal(words)):
            return said
        offered = walker.answers()
        if self.codes and not self._is_meant(words):
            for settled in self._settled():
                if why := reason(settled, " ".join(words)):
                    self._blamed = True
                    return refusal(settled, " ".join(words), why)
            if walker.when != self.here:
                return refusal(walker, " ".join(words), str(message("turn-over")), seat=self.here[1])
        return refusal(walker, meant(words, offered))

    def _is_meant(self, words: list[str]) -> bool:
        """Whether words seem to be about the pending decision."""
        offered = {kind(answer.phrase) for answer in self.walker.answers()}
        return kind(words[0]) in offered or bool(self.walker.seat >= 0 and reason(self.walker, " ".join(words)))

    def _group_refusal(self, words: list[str]) -> str:
        """Why the next words do not fit the group that is pending or was answered just now; empty if it is neither."""
        walker, group = self.walker, self.group
        if group is not None and group.words:
            start = Group(group.decisions, group.seat, group.start, group.forced)
            known = vocabulary(self.game, start, [], self.patience)
            if kind(words[0]) in set(map(kind, known)):
                at_start = Walker(self.game, group.start.copy(), walker.names)
                again = words[0] in known
                return refusal(at_start, " ".join([*group.words, words[0]] if again else words[:1]))
        elif walker.group:
            known = vocabulary(self.game, Group.at(walker, self.trail), words, self.patience)
            if fitting := next((place for place, word in enumerate(words) if word not in known), len(words)):
                return refusal(walker, " ".join(words[:fitting]))
        return ""

    def _settled(self) -> Iterator[Walker]:
        """The decisions that were forced since the last choice, each as it stood."""
        batch = self._before.copy()
        code = self.codes[-1]
        for _ in self.walker.forced:
            self.game.driver.apply_at(batch, 0, code, NO_EVENTS)
            waiting = Walker(self.game, batch.copy(), self.walker.names, settle=False)
            code = waiting.legal()[0]
            yield waiting

    # -- decisions -----------------------------------------------------------------------------------------------

    @property
    def trail(self) -> list[Played]:
        """Forced answers that may still be repeated."""
        if self._left is None:
            self._left = self.past.forced() if self.past is not None else []
        return self._left

    def _relevant(self, forced: Sequence[Played]) -> list[Played]:
        return [step for step in forced if not self.line or step.when == self.here]

    def _no_more(self) -> int:
        """The answer that may be left out here, or -1: people must say what it would bring along."""
        code = self.walker.implied()
        if code >= 0 and self.any_order and self.walker.group:
            return -1 if any(answer.rest for answer in self.walker.answers() if answer.code == code) else code
        return code

    def _choose(self, code: int, words: Sequence[str] = ()) -> None:
        """Play one decision; with words, one that the text names."""
        if self.group is None or not self.group.asks(self.walker):
            self.group = Group.at(self.walker, self.trail) if self.any_order and self.walker.group else None
        if words:
            self.named += 1
            self.here = self.walker.when
        self._before[:] = self.walker.batch
        self.walker.choose(code)
        self.codes.append(code)
        self._left = self._relevant(self.walker.forced)
        if self.group is not None:
            self.group.words += words
            self.group.note(self.walker.forced, bool(words))

    def _said(self, clauses: list[list[str]]) -> int:
        """Play what the next words answer to the pending decision or its group."""
        if self.any_order and self.walker.group:
            return self._grouped(clauses)
        taken, answer = match(clauses[0], self.walker.answers())
        if answer is None:
            return 0
        self._choose(answer.code, clauses[0][:taken])
        for phrase in answer.rest:
            _skip_forced(plain(phrase), self.trail)
        return taken

    # -- answers in any order ------------------------------------------------------------------------------------

    def _grouped(self, clauses: list[list[str]]) -> int:
        """Answer the pending group with as many of the next words as fit it."""
        group = self.group
        if group is None or not group.asks(self.walker):
            group = Group.at(self.walker, self.trail)
        if taken := self._answer(group, clauses):
            return taken
        earlier = self.past.group() if self.past is not None and not self.codes else None
        return self._answer(earlier, clauses, before=True) if earlier is not None else 0

    def _added(self, clauses: list[list[str]]) -> int:
        """Add the next words to a group that this text has answered just now."""
        return self._answer(self.group, clauses) if self.group is not None and self.group.words else 0

    def _answer(self, group: Group, clauses: list[list[str]], before: bool = False) -> int:
        """Answer a group anew with what was named and the most of the next words that fit, over clauses if need be."""
        words: list[str] = []
        for number, clause in enumerate(clauses):
            shorter = len(words)
            words = (words + clause)[:MOST_WORDS]
            known = vocabulary(self.game, group, words, self.patience)
            fitting = next((place for place, word in enumerate(words) if word not in known), len(words))
            for taken in range(fitting, shorter, -1):
                found = arranged(self.game, group, words[:taken], self.patience)
                if found is not None:
                    self._play_anew(group, found, words[:taken], before)
                    return taken
            if fitting < len(words) or len(words) == MOST_WORDS or number == len(clauses) - 1:
                break
        return 0

    def _play_anew(self, group: Group, answers: list[tuple[int, bool]], words: list[str], before: bool) -> None:
        """Play a group from its start; where it began before this text, that is taken back."""
        if before:
            self.back = group.count
        else:
            del self.codes[len(self.codes) - group.count :]
        overwrite(self.walker.batch, group.start)
        self.group = group.anew(words)
        self.named += sum(named for _, named in answers) - group.named
        for code, named in answers:
            self.here = self.walker.when
            self._before[:] = self.walker.batch
            self.walker.choose(code)
            self.codes.append(code)
            self.group.note(self.walker.forced, named)
        self._left = self._relevant(self.group.after(self.walker.forced))
