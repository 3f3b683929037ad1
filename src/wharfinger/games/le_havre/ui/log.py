"""Le Havre's events in the order in which people tell them: the deed, what it cost, what it brought."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from wharfinger.kernel.events import Event
from wharfinger.kernel.telling import Argument, Clause, Said, Stretch, Telling

from .. import cards as c
from .. import data as t

SUPPLY = -1
NOBODY = -1
UNTOLD = ("modernised", "left")
"""What a deed implies."""
TOWN = ("town_built", "revealed", "placed", "new_ship", "removed", "ended")
"""What nobody did."""
ROUND = ("town_built", "revealed", "new_ship")
"""What belongs to the end of a round."""
ASIDE = ("sent_home", "put_into", "took_card")
"""What befalls somebody through the deed of another."""
BEFORE = ("entered", "constructed", "built_ship", "exchanged")
"""Deeds whose payments come before them."""
BUSINESS = ("bought", "bought_ship", "sold", "sold_ship", "repaid")
"""What has nothing to do with the building that was entered."""
RAISING = ("took_loan", "sold", "sold_ship")
"""Where the money of a payment came from."""
FORCED = ("food", "forced", "interest")
"""Decisions on a payment."""
CRAFTS = {
    "smokehouse": "fish",
    "bakehouse": "grain",
    "charcoal_kiln": "wood",
    "brickworks": "clay",
    "abattoir": "cattle",
    "tannery": "hides",
    "cokery": "coal",
    "steel_mill": "iron",
}
"""Buildings that have a word for what they do to a good."""
VALUE = dict(zip(t.STOCK, t.SHIPPING.tolist(), strict=False))
STAY = {card for card, effect in zip(c.CARDS, c.EFFECT_OF.tolist(), strict=True) if effect == c.EFFECT.stay}
"""Buildings that do nothing but hold a worker."""


@dataclass
class Account:
    """Tokens that went and came."""

    paid: dict[int, list[tuple[str, int]]] = field(default_factory=dict)
    """By whom they went to, in order."""
    got: Counter[str] = field(default_factory=Counter)

    def pay(self, good: str, amount: int, payee: int) -> None:
        """So much to a seat, or to the supply."""
        self.paid.setdefault(payee, []).append((good, amount))

    def to(self, payee: int) -> Counter[str]:
        """What was paid to a seat, or to the supply."""
        return _sum(self.paid.get(payee, []))

    def __bool__(self) -> bool:
        return bool(self.paid or self.got)


@dataclass
class Deed:
    """Something a seat did; payments before and after it, and what it brought. Without a name: only the payments."""

    name: str
    given: dict[str, Any] = field(default_factory=dict)
    cost: Account = field(default_factory=Account)
    effect: Account = field(default_factory=Account)
    times: int = 1


@dataclass
class Section:
    """A turn, the end of a round or an interest: deeds by seat in the order in which they come, then the town."""

    kind: str
    title: Clause | None = None
    deeds: dict[int, list[Deed]] = field(default_factory=dict)
    town: list[Clause] = field(default_factory=list)


def _sum(tokens: list[tuple[str, int]]) -> Counter[str]:
    made: Counter[str] = Counter()
    for good, amount in tokens:
        made[good] += amount
    return made


def _goods(amounts: Counter[str]) -> dict[str, int]:
    """Amounts in the order of the stock."""
    return {good: amounts[good] for good in t.STOCK if amounts[good]}


def _francs(francs: int) -> dict[str, int]:
    return {"francs": francs}


def _card(card: str) -> str:
    """A card as it is named: own cards have their name at hand."""
    return str(c.OWN_NAMES.get(card, card))


def _ship(ship: str) -> dict[str, Argument]:
    number = t.SHIPS.index(ship)
    kind = t.SHIP_TYPES[t.SHIP_TYPE[number]]
    return {"ship": kind, "called": str(t.SHIP_NAMES[number]), "value": int(t.SHIP_VALUE[number])}


# -- going through the events ------------------------------------------------------------------------------------


class Teller:
    """Goes through the events of a stretch once."""

    def __init__(self, stretch: Stretch) -> None:
        self.stretch, self.seat = stretch, stretch.seat
        self.asked = stretch.steps[0][0] if stretch.steps else ""
        # Who decides nothing but how to feed does so at the end of a round.
        feeds = all(decision in FORCED for decision, _ in stretch.steps) and (
            self.asked == "food" or any(event.name == "fed" for event in stretch.events)
        )
        due = [event for event in stretch.before if event.name == "fed" and event.arguments["player"] == self.seat]
        self.ships_fed: int = due[-1].arguments["ships"] if due else 0
        """What the own ships gave to a feeding that was announced before."""
        self.section = self.end_of_round() if feeds else Section("turn")
        self.sections = [self.section]
        self.loose: dict[int, list[tuple[str, str, int, int]]] = {}
        """By seat: tokens that belong to no deed yet (paid or got, good, amount, payee)."""
        self.passed_on: tuple[int, str, int] | None = None
        """A gain that is told with what came before it: who got how much of what."""

    def tell(self) -> list[Telling]:
        """All of it."""
        for decision, events in self.stretch.steps:
            if decision not in FORCED:
                self.back_to_turn()
            for event in events:
                self.event(event)
        self.settle()
        return [telling for section in self.sections for telling in self.told(section)]

    def open(self, section: Section) -> None:
        """What comes now is no longer part of what came before."""
        self.settle()
        self.section = section
        self.sections.append(self.section)

    def back_to_turn(self) -> None:
        """The seat's own turn goes on after an interest that everybody paid."""
        if self.section.kind != "turn":
            self.open(Section("turn"))

    def event(self, event: Event) -> None:
        """One event after the other."""
        given, name = event.arguments, event.name
        if name in UNTOLD:
            return
        if name == "supplied":
            if self.section.kind == "round":
                self.section.town.append(Clause("told-supplied", {"goods": {}}))
            self.open(Section("interest", Clause("told-title-interest")))
        elif name == "added":
            self.added(given["good"], given["amount"])
        elif name in ("paid", "got"):
            self.token(name, given)
        elif name == "round_over":
            self.open(Section("round", Clause("told-title-round", {"round": given["round"]})))
        elif name in TOWN:
            self.town(name, given)
        elif name == "harvested":
            self.passed_on = (given["player"], given["good"], given["amount"])
            self.deed(event, {given["good"]: given["amount"]})
        elif name in ASIDE:
            self.aside(event)
        else:
            self.deed(event)

    def added(self, good: str, amount: int) -> None:
        """The supply of a turn is told where a round begins with it."""
        before = self.sections[-2] if len(self.sections) > 1 else self.section
        if before.town and before.town[-1].id == "told-supplied":
            goods = before.town[-1].args["goods"]
            assert isinstance(goods, dict)
            goods[good] = goods.get(good, 0) + amount

    def end_of_round(self) -> Section:
        """The end of the round that this turn belongs to."""
        return Section("round", Clause("told-title-round", {"round": self.stretch.turn // t.TURNS + 1}))

    def rest_of_round(self) -> None:
        """The end of a round goes on after somebody was asked for food."""
        if self.section.kind != "round":
            self.open(self.end_of_round())

    def town(self, name: str, given: dict[str, Any]) -> None:
        """What nobody did."""
        if name in ROUND:
            self.rest_of_round()
        self.settle()
        if name == "new_ship":
            args = _ship(given["ship"])
        elif name == "ended":
            args = {}
        else:
            args = {"card": _card(given["card"])}
        key = f"told-{name}".replace("_", "-")
        if name == "placed":
            key = "told-placed" if given["space"] else "told-waits"
            args["space"] = given["space"]
        self.section.town.append(Clause(key, args))

    def token(self, name: str, given: dict[str, Any]) -> None:
        """Tokens out of a stock or into it."""
        whose, good, amount = given["player"], given["good"], given["amount"]
        if name == "got" and self.passed_on == (whose, good, amount):
            self.passed_on = None
            return
        payee = given.get("payee", SUPPLY)
        self.passed_on = (payee, good, amount) if name == "paid" and payee != SUPPLY else None
        self.loose.setdefault(whose, []).append((name, good, amount, payee))

    def deed(self, event: Event, got: dict[str, int] | None = None) -> None:
        """Something that a seat did; the payments just before it may belong to it."""
        given, name = event.arguments, event.name
        whose = given.get("player", self.seat if event.seat is None else event.seat)
        if name == "fed" and whose != self.seat:
            self.rest_of_round()
        loose = self.loose.setdefault(whose, [])
        cost, francs = Account(), given.get("francs")
        if name in ("bought", "bought_ship") and loose and loose[-1] == ("paid", "francs", francs, SUPPLY):
            loose.pop()
        elif name in ("sold", "sold_ship") and loose and loose[-1] == ("got", "francs", francs, SUPPLY):
            loose.pop()
        elif name == "returned_loan" and loose and loose[-1] == ("paid", "francs", int(t.LOAN_COSTS), SUPPLY):
            loose.pop()
            name = "repaid"
        elif name in BEFORE:
            while loose and loose[-1][0] == "paid":
                _, good, amount, payee = loose.pop()
                cost.pay(good, amount, payee)
        elif name == "took_loan":
            self.passed_on = (whose, "francs", int(t.LOAN_BRINGS))
        elif name == "took_offer":
            self.passed_on = (whose, given["good"], given["amount"])
        self.settle(whose)
        deeds = self.section.deeds.setdefault(whose, [])
        if (
            deeds
            and deeds[-1].name == name
            and name in ("took_loan", "repaid", "returned_loan", "harvested", "saw", "dealt")
        ):
            last = deeds[-1]
            last.times += 1
            if "card" in given:
                last.given["cards"].append(_card(given["card"]))
        else:
            last = Deed(name, {**given, "cards": [_card(given["card"])]} if "card" in given else dict(given), cost)
            deeds.append(last)
        for good, amount in (got or {}).items():
            last.effect.got[good] += amount

    def aside(self, event: Event) -> None:
        """What befell somebody, in the turn of the one who acts."""
        self.settle(self.seat)
        self.section.deeds.setdefault(self.seat, []).append(Deed(event.name, dict(event.arguments)))

    def settle(self, whose: int | None = None) -> None:
        """Tokens that no later deed explains belong to the one before, or to nobody's deed."""
        for seat in [whose] if whose is not None else list(self.loose):
            entries = self.loose.pop(seat, [])
            if not entries:
                continue
            deeds = self.section.deeds.setdefault(seat, [])
            if not deeds or (self.section.kind == "interest" and deeds[-1].name):
                deeds.append(Deed(""))
            for name, good, amount, payee in entries:
                if name == "paid":
                    deeds[-1].effect.pay(good, amount, payee)
                else:
                    deeds[-1].effect.got[good] += amount

    # -- clauses -------------------------------------------------------------------------------------------------

    def told(self, section: Section) -> list[Telling]:
        """A section as entries: everybody's deeds, then what happened to all."""
        lines = []
        own = section.deeds.get(self.seat, [])
        if own and section.kind == "turn":
            lines.append(Said(self.seat, self.clauses(section, self.seat, own)))
        for seat, deeds in section.deeds.items():
            if not (seat == self.seat and section.kind == "turn"):
                lines.append(Said(seat, self.clauses(section, seat, deeds)))
        if section.town:
            lines.append(Said(None, section.town))
        lines = [line for line in lines if line.clauses]
        if not lines and (section.title is None or section.title.id != "told-title-round"):
            return []
        return [Telling(lines, section.title)] if section.title else [Telling([line]) for line in lines]

    def clauses(self, section: Section, seat: int, deeds: list[Deed]) -> list[Clause]:
        """What a seat did, deed by deed; a visit that came to nothing is called so."""
        made = [clause for deed in deeds for clause in self.deed_told(section, seat, deed)]
        if section.kind == "turn" and seat == self.seat and self.stretch.over:
            last = next((deed for deed in reversed(deeds) if deed.name not in BUSINESS), None)
            if last and last.name == "entered" and not last.effect and last.given["card"] not in STAY:
                made.append(Clause("told-nothing"))
        return made

    def deed_told(self, section: Section, seat: int, deed: Deed) -> list[Clause]:
        """A deed with its cost, then its effect."""
        if deed.name == "fed":
            return _fed(deed)
        if deed.name == "harvested":
            return [Clause("told-harvested", {"goods": _goods(deed.effect.got)})]
        effects = _effects(deed)
        raised = deed.name in RAISING and (section.kind == "interest" or self.asked in ("interest", "forced"))
        if not deed.name or raised:
            paid = deed.effect.to(SUPPLY)
            if paid and not deed.effect.got and seat != NOBODY:
                if section.kind == "interest" or self.asked in ("interest", "forced"):
                    effects = [Clause("told-interest", {"goods": _goods(paid)})]
                elif seat == self.seat and self.asked == "food":
                    effects = [_paid_food(paid, self.ships_fed)]
        return [*_deed(deed, self.seat), *effects]


def _deed(deed: Deed, seat: int) -> list[Clause]:
    """The deed alone, with what was paid for it beforehand."""
    name, given = deed.name, deed.given
    cost, fee_to = _goods(deed.cost.to(SUPPLY)), [payee for payee in deed.cost.paid if payee != SUPPLY]
    card: dict[str, Argument] = {"card": _card(given["card"])} if given.get("card") is not None else {}
    key = f"told-{name}".replace("_", "-")
    if not name:
        return []
    if name == "took_offer":
        return [Clause(key, {"goods": {given["good"]: given["amount"]}})]
    if name == "entered" and fee_to:
        return [Clause("told-entered-to", {**card, "goods": _goods(deed.cost.to(fee_to[0])), "player": fee_to[0]})]
    if name in ("entered", "constructed"):
        return [Clause(f"{key}-for", {**card, "goods": cost}) if cost else Clause(key, card)]
    if name == "built_ship":
        ship = _ship(given["ship"])
        return [Clause(f"{key}-for", {**ship, "goods": cost}) if cost else Clause(key, ship)]
    if name == "exchanged":
        return [Clause(key, {**_ship(given["ship"]), **card})]
    if name in ("bought", "sold"):
        return [Clause(key, {**card, "francs": _francs(given["francs"])})]
    if name in ("bought_ship", "sold_ship"):
        return [Clause(key, {**_ship(given["ship"]), "francs": _francs(given["francs"])})]
    if name in ("took_loan", "returned_loan"):
        return [Clause(key, {"loans": deed.times})]
    if name == "repaid":
        return [Clause(key, {"loans": deed.times, "francs": _francs(deed.times * int(t.LOAN_COSTS))})]
    if name in ASIDE:
        return [
            Clause(key, card) if given["player"] == seat else Clause(f"{key}-of", {**card, "player": given["player"]})
        ]
    if name in ("saw", "dealt"):
        return [Clause(key, {"card": given["cards"]})]
    if name == "laid_back":
        return [Clause("told-swapped" if given["swapped"] else "told-laid-back")]
    return [Clause(key)]  # looked, passed


def _fed(deed: Deed) -> list[Clause]:
    """What a feeding took; one that is still to be paid says nothing."""
    paid = deed.effect.to(SUPPLY)
    need, ships = deed.given["need"], deed.given["ships"]
    if need and not paid:
        return []
    if not need:
        return [Clause("told-fed-by-ships")]
    return [_paid_food(paid, ships)]


def _paid_food(paid: Counter[str], ships: int) -> Clause:
    """A feeding that was paid for, and what ships gave to it."""
    goods = _goods(paid)
    return (
        Clause("told-fed-and-ships", {"goods": goods, "ships": ships})
        if ships
        else Clause("told-fed", {"goods": goods})
    )


def _effects(deed: Deed) -> list[Clause]:
    """What a deed cost and brought."""
    account, made = deed.effect, []
    supply, got = account.to(SUPPLY), account.got
    card = deed.given.get("card") if deed.name == "entered" else None
    for payee in account.paid:
        if payee != SUPPLY:
            made.append(Clause("told-paid-to", {"goods": _goods(account.to(payee)), "player": payee}))
    if supply and got:
        return [_traded(card, account), *made]
    if supply:
        return [Clause("told-paid", {"goods": _goods(supply)}), *made]
    return [Clause("told-got", {"goods": _goods(got)}), *made] if got else made


def _traded(card: str | None, account: Account) -> Clause:
    """Goods for goods, by the word that the building has for it."""
    supply, got = account.to(SUPPLY), account.got
    if card in CRAFTS and supply[CRAFTS[card]]:
        main = CRAFTS[card]
        fuel = supply - Counter({main: supply[main]})
        args: dict[str, Argument] = {"goods": {main: supply[main]}, "got": _goods(got), "fuel": _goods(fuel)}
        return Clause(f"told-craft-{card}".replace("_", "-"), {**args, "fuels": len(fuel)})
    if card == "shipping_line" and set(got) == {"francs"}:
        return _shipped(account.paid[SUPPLY], got["francs"])
    return Clause("told-traded", {"goods": _goods(supply), "got": _goods(got)})


def _shipped(paid: list[tuple[str, int]], francs: int) -> Clause:
    """The cargo is paid before the energy, and worth what the voyage brought."""
    worth = number = 0
    while number < len(paid) and worth < francs:
        worth += VALUE[paid[number][0]] * paid[number][1]
        number += 1
    fuel = _goods(_sum(paid[number:]))
    cargo = _goods(_sum(paid[:number]))
    return Clause("told-shipped", {"goods": cargo, "francs": _francs(francs), "fuel": fuel, "fuels": len(fuel)})


def tell(stretch: Stretch) -> list[Telling]:
    """What a seat did, what others had to do, and what happened to all."""
    return Teller(stretch).tell()
