"""Le Havre's events in the order in which people tell them: the deed, what it cost, what it brought."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wharfinger.kernel.events import Event
from wharfinger.kernel.texts import Texts, catalogue

from .. import cards as c
from .. import data as t

Item = Event | str
SUPPLY = -1
UNTOLD = ("added", "modernised", "left")
"""What the table shows as well, or a deed implies."""
TOWN = ("town_built", "revealed", "placed", "new_ship", "removed", "ended")
"""What nobody did."""
ASIDE = ("sent_home", "put_into", "took_card")
"""What befalls somebody through the deed of another; the sentence names them."""
BEFORE = ("entered", "constructed", "built_ship", "exchanged")
"""Deeds whose payments come before them."""
WINDOW = ("took_loan", "returned_loan", "sold", "sold_ship")
"""What may come between the supply and the interest."""
COUNTED = {"francs": ("franc", "francs"), "brick": ("brick", "bricks")}
"""Goods that have another name for one than for several."""
NO_ARTICLE = re.compile(r" I+$|^MS ")


@dataclass
class Account:
    """Tokens that went and came."""

    paid: dict[int, Counter[str]] = field(default_factory=dict)
    got: Counter[str] = field(default_factory=Counter)

    def pay(self, good: str, amount: int, payee: int) -> None:
        """So much to a seat, or to the supply."""
        self.paid.setdefault(payee, Counter())[good] += amount


@dataclass
class Deed:
    """Something a seat did; payments before and after it, and what it brought."""

    said: str
    cost: Account = field(default_factory=Account)
    effect: Account = field(default_factory=Account)
    loans: int = 0


class Teller:
    """Goes through the events of a stretch once."""

    def __init__(self, seat: int, names: Sequence[str], asked: str) -> None:
        self.seat, self.names, self.asked = seat, names, asked
        self.say: Texts = catalogue(Path(__file__).parents[1] / "texts")
        self.deeds: dict[int, list[Deed]] = {seat: []}
        """By seat; the acting seat first, the others as they come."""
        self.loose: dict[int, list[tuple[str, str, int, int]]] = {}
        """By seat: tokens that belong to no deed yet (paid or got, good, amount, payee)."""
        self.town: list[Item] = []
        self.harvest: dict[int, Counter[str]] = {}
        self.passed_on: tuple[int, str, int] | None = None
        """A gain that is told with what came before it: who got how much of what."""
        self.anew: set[int] = set()
        """Seats that have done nothing since the last supply: what they pay now is interest."""

    # -- words ---------------------------------------------------------------------------------------------------

    def goods(self, amounts: Counter[str]) -> str:
        """Amounts in words."""
        words = []
        for good in t.STOCK:
            if amounts[good]:
                one, several = COUNTED.get(good, (good, good))
                name = one if amounts[good] == 1 else several
                words.append(self.say("amount-good", amount=amounts[good], good=self.say(f"name-good-{name}")))
        return self.listed(words)

    def listed(self, words: list[str]) -> str:
        """A list in words."""
        if len(words) < 2:
            return "".join(words)
        return self.say("told-and", first=", ".join(words[:-1]), last=words[-1])

    def card(self, card: str) -> str:
        """A card's name with its article."""
        name = c.OWN_NAMES.get(card) or self.say(f"name-card-{card}")
        return name if NO_ARTICLE.search(name) else self.say("told-the", card=name)

    def ship(self, ship: str) -> str:
        """A ship's kind, name and value."""
        number = t.SHIPS.index(ship)
        kind = self.say(f"name-ship-{t.SHIP_TYPES[t.SHIP_TYPE[number]]}")
        return self.say("ship-named", kind=kind, name=t.SHIP_NAMES[number], value=int(t.SHIP_VALUE[number]))

    def account(self, account: Account) -> list[str]:
        """What was paid to whom, and what came for it."""
        made = []
        supply = account.paid.get(SUPPLY, Counter())
        for payee, amounts in account.paid.items():
            if payee != SUPPLY:
                made.append(self.say("told-paid-to", goods=self.goods(amounts), player=self.names[payee]))
        if supply and account.got:
            made.append(self.say("told-gave-for", given=self.goods(supply), got=self.goods(account.got)))
        elif supply:
            made.append(self.say("told-paid", goods=self.goods(supply)))
        elif account.got:
            made.append(self.say("told-got", goods=self.goods(account.got)))
        return made

    # -- events --------------------------------------------------------------------------------------------------

    def tell(self, event: Event) -> None:
        """One event after the other."""
        given, name = event.arguments, event.name
        if name in UNTOLD:
            return
        if name == "supplied":
            self.settle()
            self.anew = set(range(len(self.names)))
        elif name in ("paid", "got"):
            self.token(name, given)
        elif name == "round_over" or name in TOWN:
            self.settle()
            self.town.append(self.sentence(event))
        elif name == "harvested":
            self.harvest.setdefault(given["player"], Counter())[given["good"]] += given["amount"]
            self.passed_on = (given["player"], given["good"], given["amount"])
        elif name in ASIDE:
            self.aside(event)
        else:
            self.deed(event)

    def token(self, name: str, given: dict[str, Any]) -> None:
        """Tokens out of a stock or into it."""
        whose, good, amount = given["player"], given["good"], given["amount"]
        if name == "got" and self.passed_on == (whose, good, amount):
            self.passed_on = None
            return
        payee = given.get("payee", SUPPLY)
        self.passed_on = (payee, good, amount) if name == "paid" and payee != SUPPLY else None
        self.loose.setdefault(whose, []).append((name, good, amount, payee))

    def deed(self, event: Event) -> None:
        """Something that a seat did; the payments just before it may belong to it."""
        given, name = event.arguments, event.name
        whose = given.get("player", self.seat if event.seat is None else event.seat)
        loose = self.loose.setdefault(whose, [])
        cost, said = Account(), ""
        if name == "took_loan":
            self.passed_on = (whose, "francs", int(t.LOAN_BRINGS))
            if (deeds := self.deeds.get(whose)) and deeds[-1].loans and not loose:
                deeds[-1].loans += 1
                deeds[-1].said = self.say("told-took-loan", loans=deeds[-1].loans)
                return
        francs = given.get("francs")
        if name in ("bought", "bought_ship") and loose and loose[-1] == ("paid", "francs", francs, SUPPLY):
            loose.pop()
        elif name in ("sold", "sold_ship") and loose and loose[-1] == ("got", "francs", francs, SUPPLY):
            loose.pop()
        elif name == "returned_loan" and loose and loose[-1] == ("paid", "francs", int(t.LOAN_COSTS), SUPPLY):
            loose.pop()
            said = self.say("told-repaid", francs=int(t.LOAN_COSTS))
        elif name in BEFORE:
            while loose and loose[-1][0] == "paid":
                _, good, amount, payee = loose.pop()
                cost.pay(good, amount, payee)
        self.settle(whose)
        if name == "took_offer":
            self.passed_on = (whose, given["good"], given["amount"])
        if name not in WINDOW:
            self.anew.discard(whose)
        self.add(whose, Deed(said or self.sentence(event), cost, loans=int(name == "took_loan")))

    def sentence(self, event: Event) -> str:
        """A deed in words, its subject left out."""
        given: dict[str, Any] = dict(event.arguments)
        if "card" in given:
            given["card"] = self.card(given["card"])
        if "ship" in given:
            given["ship"] = self.ship(given["ship"])
        if "good" in given:
            given["goods"] = self.goods(Counter({given["good"]: given["amount"]}))
        if event.name == "fed":
            given["food"] = given["need"] + given["ships"]
        if event.name == "took_loan":
            given["loans"] = 1
        key = f"told-{event.name}".replace("_", "-")
        return self.say(key if self.say.has(key) else f"event-{event.name}", **given)

    def aside(self, event: Event) -> None:
        """What befell somebody, in the turn of the one who acts."""
        whom, card = event.arguments["player"], self.card(event.arguments["card"])
        key = f"{'told' if whom == self.seat else 'event'}-{event.name}"
        self.settle(self.seat)
        self.add(self.seat, Deed(self.say(key, player=self.names[whom], card=card)))

    def settle(self, whose: int | None = None) -> None:
        """Tokens that no later deed explains belong to the one before, or to nobody's deed."""
        for seat in [whose] if whose is not None else list(self.loose):
            entries, self.loose[seat] = self.loose.get(seat, []), []
            if not entries:
                continue
            deed = self.last(seat)
            for name, good, amount, payee in entries:
                if name == "paid":
                    deed.effect.pay(good, amount, payee)
                else:
                    deed.effect.got[good] += amount

    def add(self, seat: int, deed: Deed) -> Deed:
        """One more deed of a seat."""
        self.deeds.setdefault(seat, []).append(deed)
        return deed

    def last(self, seat: int) -> Deed:
        """The deed that tokens belong to now; one without words where there is none."""
        deeds = self.deeds.get(seat)
        if not deeds or seat in self.anew:
            self.anew.discard(seat)
            return self.add(seat, Deed(""))
        return deeds[-1]

    # -- all of it -----------------------------------------------------------------------------------------------

    def told(self) -> list[tuple[int | None, list[Item]]]:
        """Everybody's deeds, then what happened to all."""
        self.settle()
        made: list[tuple[int | None, list[Item]]] = []
        for seat, deeds in self.deeds.items():
            made.append((seat, [said for deed in deeds for said in self.deed_told(seat, deed)]))
        return [*made, (None, self.at_the_town())]

    def deed_told(self, seat: int, deed: Deed) -> list[str]:
        """A deed, its cost, its effect; a payment without a deed is the interest, or food that was asked for."""
        if not deed.said and set(deed.effect.paid) == {SUPPLY} and not deed.effect.got:
            feeding = seat == self.seat and self.asked == "food"
            paid = self.goods(deed.effect.paid[SUPPLY])
            return [self.say("told-feeding" if feeding else "told-interest", goods=paid)]
        return [said for said in (deed.said, *self.account(deed.cost), *self.account(deed.effect)) if said]

    def at_the_town(self) -> list[Item]:
        """The end of a round, with the harvest behind it."""
        if not self.harvest:
            return self.town
        grown = [
            self.say("told-harvest-of", player=self.names[seat], goods=self.goods(goods))
            for seat, goods in self.harvest.items()
        ]
        return [*self.town[:1], self.say("told-harvest", players=", ".join(grown)), *self.town[1:]]


def paragraphs(
    events: Sequence[Event], seat: int, names: Sequence[str], turn: int, asked: str, over: bool
) -> list[tuple[int | None, list[Item]]]:
    """What a seat did from the decision first asked on, what others had to do, and what happened to all."""
    teller = Teller(seat, names, asked)
    for number, event in enumerate(events):
        if event.name == "fed" and event.arguments["player"] != seat and event.arguments["need"]:
            whose = event.arguments["player"]
            if not any(later.name == "paid" and later.arguments["player"] == whose for later in events[number:]):
                continue  # they are asked what they pay, and tell it themselves
        teller.tell(event)
    return teller.told()
