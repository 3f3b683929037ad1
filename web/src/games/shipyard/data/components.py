"""Writes components.json: what the board must know of Shipyard's component files beyond the view.

    PYTHONPATH=src python web/src/games/shipyard/data/components.py

The view names tiles and shows their faces; how a canal shape is drawn, what a contract pays and which values are
reconstructed stand in the component files only.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import wharfinger

FILES = Path(wharfinger.__file__).with_name("games") / "shipyard" / "components"
OUT = Path(__file__).with_name("components.json")


def load(name: str) -> dict[str, Any]:
    """One component file."""
    return tomllib.loads((FILES / f"{name}.toml").read_text(encoding="utf-8"))


def reconstructed(row: dict[str, Any]) -> bool:
    """Whether a part of the row that counts in play is a reconstruction."""
    marks = row["provenance"]
    if isinstance(marks, str):
        return marks == "reconstructed"
    return any(mark == "reconstructed" for key, mark in marks.items() if key != "colour")


def main() -> None:
    """Collect and write."""
    canals, parts, staff = load("canals"), load("parts"), load("employees")
    contracts, goods, rings = load("contracts"), load("goods"), load("rings")
    found = {
        "shapes": {row["id"]: {key: row[key] for key in ("spaces", "links", "xy")} for row in canals["shape"]},
        "canals": {
            row["id"]: {"shape": row["shape"], "symbols": row["symbols"], "fourth": row.get("fourth", {})}
            for row in canals["canal"]
        },
        "parts": {row["id"]: {"kind": row["kind"], "symbols": row["symbols"]} for row in parts["part"]},
        "employees": {
            row["id"]: {
                "colour": row["colour"],
                "fee": row["fee"],
                "requires": row.get("requires"),
                "extra": row["effect"].get("extra_capacity", {}),
            }
            for row in staff["employee"]
        },
        "contracts": {
            row["id"]: {"colour": row["colour"], "pays": [term["pays"] for term in row["terms"]]}
            for row in contracts["contract"]
        },
        "goods": {row["id"]: row["goods"] for row in goods["tile"]},
        "swap": goods["swap"]["value"],
        "rings": {ring: rings[ring]["value"] for ring in ("crew", "equipment")},
        "reconstructed": [
            row["id"]
            for rows in (parts["part"], canals["canal"], staff["employee"], contracts["contract"], goods["tile"])
            for row in rows
            if reconstructed(row)
        ],
    }
    OUT.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
