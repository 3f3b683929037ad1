"""A game as a picture: its terminal drawing as SVG.

Fonts are those of the reader's machine; nothing is loaded from anywhere.
"""

from __future__ import annotations

import importlib
import io
import re
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.terminal_theme import TerminalTheme

WIDTH = 130
"""Characters of a line: room for every game's widest drawing."""
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
TOP = 30
"""Room that Rich leaves for the frame of a window, which a board has not."""
PAPER, INK = (20, 23, 26), (232, 230, 220)
SIXTEEN = [
    (20, 23, 26), (213, 72, 60), (47, 158, 87), (217, 185, 44), (63, 116, 209), (150, 96, 196), (86, 180, 233),
    (232, 230, 220), (141, 138, 128), (228, 120, 110), (47, 211, 154), (240, 228, 66), (120, 160, 235), (228, 136, 189),
    (130, 205, 245), (255, 255, 255),
]  # fmt: skip
SVG = f"""<svg viewBox="0 0 {{width}} {{height}}" xmlns="http://www.w3.org/2000/svg"
role="img" style="max-width:1100px">
<title>TITLE</title>
<style>
.{{unique_id}}-matrix {{{{ font-family: {FONTS}; font-size: {{char_height}}px; line-height: {{line_height}}px; }}}}
{{styles}}
</style>
<defs>
<clipPath id="{{unique_id}}-clip-terminal">
<rect x="0" y="0" width="{{terminal_width}}" height="{{terminal_height}}" />
</clipPath>
{{lines}}
</defs>
<rect y="{TOP}" width="100%" height="100%" rx="8" fill="rgb{PAPER}" />
<g transform="translate({{terminal_x}}, {{terminal_y}})" clip-path="url(#{{unique_id}}-clip-terminal)">
{{backgrounds}}
<g class="{{unique_id}}-matrix">
{{matrix}}
</g>
</g>
</svg>
"""


def _theme() -> TerminalTheme:
    from rich.terminal_theme import TerminalTheme

    return TerminalTheme(PAPER, INK, SIXTEEN[:8], SIXTEEN[8:])


def _without_frame(box: re.Match[str]) -> str:
    width, height = map(float, box.groups())
    return f'viewBox="0 {TOP} {width:g} {height - TOP:g}"'


class Picture:
    """Pictures of a game, by the module that draws it for a terminal."""

    def __init__(self, module: str) -> None:
        self.module = module

    def svg(self, view: dict[str, Any], options: dict[str, Any], title: str) -> str:
        """A view as an SVG image."""
        made = self._drawn(view, options).export_svg(theme=_theme(), code_format=SVG)
        made = re.sub(r'viewBox="0 0 (\S+) (\S+)"', _without_frame, made, count=1)
        return made.replace("TITLE", escape(title), 1)

    def _drawn(self, view: dict[str, Any], options: dict[str, Any]) -> Console:
        from rich.console import Console

        console = Console(
            file=io.StringIO(), record=True, width=WIDTH, color_system="truecolor", force_terminal=True,
            highlight=False, emoji=False, markup=False, legacy_windows=False,
        )  # fmt: skip
        console.print(importlib.import_module(self.module).draw(view, WIDTH, True, options))
        return console
