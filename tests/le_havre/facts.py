"""The standard buildings and round cards as printed, written down for the tests and read by nothing else."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """One standard building."""

    id: str
    printed: str
    type: str
    value: int
    price: int | None
    cost: dict[str, int] | None
    fee: dict[str, int] | None
    """Nothing to pay is {}; food and francs together are alternatives; None: it cannot be entered."""
    hammers: int
    fishermen: int
    used: dict[str, str]
    """For 1 to 5 players: s in the stacks, t with the town, - out."""


# id, number, type, value, price, cost, fee (x: not enterable), hammers, fishermen, used in the full and the short game
_ROWS = """
building_firm_1 B1 craftsman 4 4 - 0 1 0 ttttt ttttt
building_firm_2 B2 craftsman 6 6 - 1food 1 0 ttttt ttttt
construction_firm B3 industrial 8 8 - 2food 1 0 ttttt ttttt
marketplace 01 none 6 6 2wood 2food/1francs 0 0 sssss ttsss
sawmill 02 industrial 14 14 1clay+1iron 0 0 0 --sss t--tt
fishery 03 craftsman 10 10 1wood+1clay 0 0 1 sssss sssss
joinery 04 craftsman 8 8 3wood 1food 1 0 --sss --sss
bakehouse 05 craftsman 8 8 2clay 1food 0 0 sssss sssss
hardware_store 06 economic 8 8 3wood+1clay 1food 1 1 --sss --sss
charcoal_kiln 07 craftsman 8 8 1clay 0 0 0 sssss -ssss
smokehouse 08 craftsman 6 6 2wood+1clay 2food/1francs 0 1 sssss sssss
abattoir 09 craftsman 8 8 1wood+1clay+1iron 2francs 0 0 sssss sssss
clay_mound 10 none 2 2 - 1food 0 0 sssss sssss
arts_centre 11 public 10 10 1wood+2clay 1food 0 1 ---ss -----
wharf_1 12 industrial 14 14 2wood+2clay+2iron 2food 0 0 sssss sssss
black_market 13 none 2 2 - 1food 0 0 --sss t----
brickworks 14 industrial 14 14 2wood+1clay+1iron 1food 0 0 sssss sssss
local_court 15 public 16 16 3wood+2clay 0 0 0 --sss ----s
colliery 16 industrial 10 10 1wood+3clay 2food 0 0 sssss sssss
wharf_2 17 industrial 14 14 2wood+2clay+2iron 2food 0 0 --sss --sss
shipping_line 18 economic 10 10 2wood+3brick 2food 0 1 sssss sssss
grocery_market 19 economic 10 10 1wood+1brick 1francs 0 0 --sss ----s
tannery 20 craftsman 12 12 1wood+1brick 0 0 0 sssss sssss
business_office 21 economic 12 12 4wood+1clay 1francs 1 1 --sss --sss
ironworks 22 industrial 12 12 3wood+2brick 3food/1francs 1 0 sssss sssss
steel_mill 23 industrial 22 22 4brick+2iron 2francs 0 0 sssss sssss
storehouse 24 economic 4 10 2wood+2brick x 1 0 ---ss ----s
cokery 25 industrial 18 18 2brick+2iron 1francs 0 0 sssss -ssss
dock 26 industrial 10 24 1wood+2brick+2iron x 0 0 ---ss ----s
bridge_over_the_seine 27 none 16 16 3iron 2francs 0 0 --sss --sss
town_hall 28 public 6 30 4wood+3brick x 0 0 -ssss ----s
bank 29 economic 16 40 4brick+1steel x 0 0 -ssss -ssss
church 30 public 26 - 5wood+3brick+1iron 0 0 0 -ssss ----s
"""
_ROUNDS = """
full 1 01:5s 04:10b 10:15s 13:20b 14:25s 16:30b 20:35.
full 2 01:3. 02:4b 04:5s 05:7. 07:9b 08:11s 10:13. 11:15b 13:16s 14:17. 16:18b 17:19s 19:20. 20:20.
full 3 03:2. 01:2. 02:3b 04:3s 05:4. 06:5. 07:6b 08:7s 10:8. 11:9.
full 3 12:10b 13:11s 14:12. 16:13b 17:14s 18:14. 19:15. 20:15.
full 4 01:1. 02:1. 03:2. 04:2b 05:2s 06:3. 07:3b 08:4s 09:4. 10:5b
full 4 11:5s 12:6. 13:7b 14:8s 15:9. 16:10b 17:10s 18:11. 19:11. 20:11.
full 5 01:0. 02:1. 03:1. 04:1b 05:1s 06:2. 07:2b 08:2s 09:2. 10:3b
full 5 11:3s 12:3. 13:4b 14:4s 15:4. 16:5b 17:5s 18:5. 19:6. 20:6.
short 1 04:10b 13:20b 16:30b 20:35.
short 2 02:4b 05:7. 07:9b 10:13. 11:15b 14:17. 16:18b 20:20.
short 3 03:2. 01:2. 02:3b 05:4. 06:5. 07:6b 10:8. 11:9. 12:10b 14:12. 18:14. 20:15.
short 4 01:1. 02:1. 04:2b 06:3. 07:3b 09:4. 10:5b 13:7b 15:9. 16:10b 19:11. 20:11.
short 5 01:0. 02:1. 03:1. 04:1b 06:2. 07:2b 09:2. 10:3b 12:3. 13:4b 15:4. 16:5b 18:5. 19:6. 20:6.
"""
"""Length, players, then the card of each round, its food and what the town builds: . nothing, b standard, s special."""
NO_HARVEST = ("03", "06", "09", "12", "15", "18", "20")


def _amounts(text: str, between: str) -> dict[str, int]:
    return {part.lstrip("0123456789"): int(part[0]) for part in text.split(between)}


def _card(line: str) -> Card:
    name, printed, kind, value, price, cost, fee, hammers, fishermen, full, short = line.split()
    return Card(
        name,
        printed,
        kind,
        int(value),
        None if price == "-" else int(price),
        None if cost == "-" else _amounts(cost, "+"),
        None if fee == "x" else {} if fee == "0" else _amounts(fee, "/"),
        int(hammers),
        int(fishermen),
        {"full": full, "short": short},
    )


STANDARD = {card.id: card for card in map(_card, _ROWS.strip().split("\n"))}
ENTERABLE = tuple(card.id for card in STANDARD.values() if card.fee is not None)


@dataclass(frozen=True)
class Round:
    """What the round card of one round shows for some number of players."""

    card: str
    food: int
    harvest: bool
    town: str
    ship: str


def _round(text: str) -> Round:
    card, rest = text.split(":")
    town = {".": "none", "b": "standard", "s": "special"}[rest[-1]]
    return Round(card, int(rest[:-1]), card not in NO_HARVEST, town, f"s{card}")


ROUND_CARDS: dict[tuple[str, int], tuple[Round, ...]] = {}
for _line in _ROUNDS.strip().split("\n"):
    _length, _players, *_cards = _line.split()
    ROUND_CARDS[_length, int(_players)] = (*ROUND_CARDS.get((_length, int(_players)), ()), *map(_round, _cards))
