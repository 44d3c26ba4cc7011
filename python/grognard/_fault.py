"""Faults of a question, as exceptions."""

from __future__ import annotations

from ._native import fault_codes, fault_message

_NUMBERS = fault_codes()


class Fault(ValueError):
    """A malformed question. `code` is the kind of fault, and `field` the path of the field.

    Further details, where they are known: `value`, the value as passed; `allowed`, the lowest and the highest number;
    `words`, the words or field names that exist; `nearest`, the one that was most likely meant. A contradiction has the
    path of the `other` field, `other_value` and `why` the two cannot be together.

    Codes and paths are the same in every language. A forbidden action is an answer, not a fault.
    """

    code: str
    number: int
    field: str
    value: str | None
    allowed: tuple[int, int] | None
    words: tuple[str, ...]
    nearest: str | None
    other: str | None
    other_value: str | None
    why: str | None

    def __init__(
        self,
        code: str,
        field: str = "",
        value: str | None = None,
        allowed: tuple[int, int] | None = None,
        words: tuple[str, ...] = (),
        nearest: str | None = None,
        message: str | None = None,
        other: str | None = None,
        other_value: str | None = None,
        why: str | None = None,
    ) -> None:
        if message is None:
            message = fault_message(code, field)
        if message is None:
            raise ValueError(f"there is no fault {code!r}")
        super().__init__(message)
        self.code = code
        self.number = _NUMBERS[code]
        self.field = field
        self.value = value
        self.allowed = allowed
        self.words = words
        self.nearest = nearest
        self.other = other
        self.other_value = other_value
        self.why = why

    def __reduce__(self) -> tuple[type[Fault], tuple[object, ...]]:
        return type(self), (
            self.code,
            self.field,
            self.value,
            self.allowed,
            self.words,
            self.nearest,
            str(self),
            self.other,
            self.other_value,
            self.why,
        )

    def __repr__(self) -> str:
        return f"grognard.{type(self).__name__}({self.code!r}, {self.field!r})"


class TypeFault(Fault, TypeError):
    """A value of another type than the field's: code `wrong_type`."""


for _class in (Fault, TypeFault):
    _class.__module__ = "grognard"
