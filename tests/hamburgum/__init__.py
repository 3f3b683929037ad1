"""The rules of Hamburgum, clause by clause."""
