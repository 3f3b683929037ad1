"""The tables of docs/host.md that list the settings: python scripts/settings.py prints them."""

from __future__ import annotations

from wharfinger.cli.language import texts
from wharfinger.cli.setting_flags import default, groups
from wharfinger.kernel.texts import speaking


def tables() -> str:
    """A heading and a table for each group of settings, in English."""
    parts = []
    with speaking("en"):
        say = texts()
        for group, settings in groups():
            rows = [f"### {say(f'settings-{group}')}", "", "| flag | default | meaning |", "| --- | --- | --- |"]
            for setting in settings:
                flag = setting.flag
                if isinstance(setting.default, bool):
                    flag = f"{flag}`, `--no-{flag[2:]}"
                elif setting.option.metavar:
                    flag = f"{flag} {setting.option.metavar.replace('DIR', 'FOLDER')}"
                usual = default(setting)
                shown = usual if isinstance(setting.default, bool) or not usual else f"`{usual}`"
                meaning = say(f"setting-{setting.name.replace('_', '-')}")
                rows.append(f"| `{flag}` | {shown} | {meaning} |")
            parts.append("\n".join(rows))
    return "\n\n".join(parts)


if __name__ == "__main__":
    print(tables())
