"""The journal of a long run: JSON lines, what is asked first, then the result of each job in the order of the jobs.

Everything else follows from these results, so a run that was stopped goes on by reading them: the same command with the
same journal gives the result that it would have given at once. Only the last line can be torn; it is dropped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Self

from wharfinger.kernel.errors import BadFile, unwritable

from .crews import Crew, Job
from .words import message

FORMAT = "journal 1"


class Journal:
    """Results by job; without a path nothing is kept."""

    def __init__(self, path: Path | None, asked: dict[str, Any]) -> None:
        """Begin a file, or go on with one of a run that was asked the same."""
        self._path, self._file = path, None
        self._kept: Iterator[Any] = iter(())
        if path is None:
            return
        first = _line({"wharfinger": FORMAT, **asked})
        try:
            self._file = open(path, "a+b", buffering=0)  # noqa: SIM115 (closed by `close`)
            self._file.seek(0)
            data = self._file.read()
            if first.startswith(data):
                self._file.truncate(0)
                self._file.write(first)
                return
            whole = data[: data.rindex(b"\n") + 1] if b"\n" in data else b""
            head, *lines = whole.splitlines(keepends=True) or [b""]
            if head != first:
                raise BadFile(message("journal-other", path=str(path)))
            self._kept = iter([self._read(line) for line in lines])
            self._file.truncate(len(whole))
        except OSError as error:
            self.close()
            raise unwritable(path, error) from None
        except BaseException:
            self.close()
            raise

    def _read(self, line: bytes) -> Any:
        try:
            return json.loads(line)
        except ValueError:
            raise BadFile(message("journal-damaged", path=str(self._path))) from None

    def map(
        self,
        crew: Crew,
        call: Callable[..., Any],
        jobs: Sequence[Job],
        pack: Callable[[Any], Any],
        unpack: Callable[[Job, Any], Any],
    ) -> Iterator[Any]:
        """The results of jobs in their order: those of the journal, then those that the crew finds now.

        `pack` makes JSON of a result, `unpack` makes it a result again.
        """
        done = 0
        for job, kept in zip(jobs, self._kept, strict=False):
            try:
                result = unpack(job, kept)
            except (TypeError, KeyError, ValueError):
                raise BadFile(message("journal-damaged", path=str(self._path))) from None
            done += 1
            yield result
        for result in crew.map(call, jobs[done:]):
            if self._file is not None:
                try:
                    self._file.write(_line(pack(result)))
                except OSError as error:
                    raise unwritable(str(self._path), error) from None
            yield result

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _line(data: Any) -> bytes:
    return json.dumps(data, separators=(",", ":"), sort_keys=True).encode() + b"\n"
