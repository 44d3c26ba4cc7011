"""What can be wrong with a question, as exceptions."""

from __future__ import annotations

from ._native import fault_codes, fault_message

_NUMBERS = fault_codes()


class Fault(ValueError):
    """A malformed question: `code` says what is wrong, `field` where.

    Codes and places are the same in every language. Forbidden is an answer, not a fault.
    """

    code: str
    number: int
    field: str

    def __init__(self, code: str, field: str = "") -> None:
        message = fault_message(code, field)
        if message is None:
            raise ValueError(f"there is no fault {code!r}")
        super().__init__(message)
        self.code = code
        self.number = _NUMBERS[code]
        self.field = field

    def __reduce__(self) -> tuple[type[Fault], tuple[str, str]]:
        return type(self), (self.code, self.field)

    def __repr__(self) -> str:
        return f"grognard.{type(self).__name__}({self.code!r}, {self.field!r})"


class TypeFault(Fault, TypeError):
    """A value of another type than the field's: code `wrong_type`."""


for _class in (Fault, TypeFault):
    _class.__module__ = "grognard"
