"""The pseudo-locale `qps`: English in letters with accents, longer and in brackets, made while it is read.

Whatever a reader sees in plain letters did not come from a catalogue.
"""

from __future__ import annotations

from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

LANGUAGE = "qps"
_ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
)
_VOWELS = "aeiouAEIOU"
SHORT = 4
"""Texts with fewer letters get neither brackets nor length: they are marks and units in narrow places."""


def accented(text: str) -> str:
    """Letters with accents."""
    return text.translate(_ACCENTS)


def longer(text: str) -> str:
    """Letters with accents, every vowel twice."""
    return accented("".join(letter + letter.lower() if letter in _VOWELS else letter for letter in text))


class _Letters(Transformer):
    """The words of a pattern in other letters; what programs read stays."""

    def __init__(self, change: Any) -> None:
        self.change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = self.change(node.value)
        return node

    def visit_Placeable(self, node: ast.Placeable) -> ast.Placeable:
        if isinstance(node.expression, ast.StringLiteral):
            if "\\" not in node.expression.value:  # an escape is not a text
                node.expression.value = self.change(node.expression.value)
            return node
        return self.generic_visit(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> ast.CallArguments:
        return node


class _Counter(Transformer):
    """How many letters a pattern has in its longest form, roughly: all of them."""

    def __init__(self) -> None:
        self.letters = 0

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        self.letters += sum(letter.isalpha() for letter in node.value)
        return node


def _mark(pattern: ast.Pattern | None, brackets: bool) -> None:
    if pattern is None:
        return
    count = _Counter()
    count.visit(pattern)
    long = count.letters >= SHORT
    _Letters(longer if long else accented).visit(pattern)
    if long and brackets:
        pattern.elements[:0] = [ast.TextElement("⟦")]
        pattern.elements.append(ast.TextElement("⟧"))


def marked(resource: ast.Resource) -> ast.Resource:
    """All messages and terms of a resource in the pseudo-locale; the resource itself is changed."""
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            _mark(entry.value, isinstance(entry, ast.Message))
            for attribute in entry.attributes:
                _mark(attribute.value, True)
    return resource
