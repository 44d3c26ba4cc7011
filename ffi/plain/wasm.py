"""A module of WebAssembly as C: what a linked library needs of it, which is no floating point and no imports.

A function becomes a function, a local a variable, and what the stack of the machine holds an expression. It is put into
a variable only where something that happens before its use would change it: a store for what was loaded, a branch for
all.
"""

import random
import re
from dataclasses import dataclass, field

TYPES = {0x7F: "u32", 0x7E: "u64"}

# Loads: the reader of memory and the conversion of what it returns.
LOADS = {
    0x28: ("u32", "get32({})"),
    0x29: ("u64", "get64({})"),
    0x2C: ("u32", "(u32)(s32)(s8)get8({})"),
    0x2D: ("u32", "get8({})"),
    0x2E: ("u32", "(u32)(s32)(s16)get16({})"),
    0x2F: ("u32", "get16({})"),
    0x30: ("u64", "(u64)(s64)(s8)get8({})"),
    0x31: ("u64", "(u64)get8({})"),
    0x32: ("u64", "(u64)(s64)(s16)get16({})"),
    0x33: ("u64", "(u64)get16({})"),
    0x34: ("u64", "(u64)(s64)(s32)get32({})"),
    0x35: ("u64", "(u64)get32({})"),
}
STORES = {
    0x36: "set32({}, {})",
    0x37: "set64({}, {})",
    0x3A: "set8({}, {})",
    0x3B: "set16({}, {})",
    0x3C: "set8({}, (u32){})",
    0x3D: "set16({}, (u32){})",
    0x3E: "set32({}, (u32){})",
}
# With `s` of numbers with a sign, with `u` without one.
COMPARISONS = ["==u", "!=u", "<s", "<u", ">s", ">u", "<=s", "<=u", ">=s", ">=u"]
ONE = {
    0xA7: ("u32", "(u32){}"),
    0xAC: ("u64", "(u64)(s64)(s32){}"),
    0xAD: ("u64", "(u64){}"),
    0xC0: ("u32", "(u32)(s32)(s8){}"),
    0xC1: ("u32", "(u32)(s32)(s16){}"),
    0xC2: ("u64", "(u64)(s64)(s8){}"),
    0xC3: ("u64", "(u64)(s64)(s16){}"),
    0xC4: ("u64", "(u64)(s64)(s32){}"),
}
# What needs no parentheses.
SIMPLE = re.compile(r"\w+|get\d+\([^()]*\)")
# No expression is longer: it would help nobody who reads it, and compilers have their limits.
LONGEST = 400


class Bytes:
    """A reader of the binary format."""

    def __init__(self, data, at=0, end=None):
        self.data, self.at, self.end = data, at, len(data) if end is None else end

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def unsigned(self):
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return result

    def signed(self):
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return result - (1 << shift) if byte & 0x40 else result

    def take(self, count):
        self.at += count
        return self.data[self.at - count : self.at]

    def name(self):
        return self.take(self.unsigned()).decode()


@dataclass
class Module:
    """What a module says."""

    types: list = field(default_factory=list)
    functions: list = field(default_factory=list)
    globals: list = field(default_factory=list)
    exports: dict = field(default_factory=dict)
    table: dict = field(default_factory=dict)
    segments: list = field(default_factory=list)
    bodies: list = field(default_factory=list)
    constants: dict = field(default_factory=dict)

    @staticmethod
    def read(data):
        module = Module()
        if data[:8] != b"\0asm\1\0\0\0":
            raise SystemExit("wasm.py: this is no module")
        reader = Bytes(data, 8)
        while reader.at < reader.end:
            kind, size = reader.byte(), reader.unsigned()
            section = Bytes(data, reader.at, reader.at + size)
            reader.at += size
            if kind != 0:
                module.section(kind, section)
        return module

    def section(self, kind, r):
        if kind in (5, 12):
            # The memory's size is the caller's, and the number of segments is said again with them.
            return
        count = r.unsigned()
        if kind == 2 and count > 0:
            raise SystemExit("wasm.py: a module with imports")
        for _ in range(count):
            if kind == 1:
                assert r.byte() == 0x60
                self.types.append(tuple(tuple(TYPES[r.byte()] for _ in range(r.unsigned())) for _ in range(2)))
            elif kind == 3:
                self.functions.append(self.types[r.unsigned()])
            elif kind == 4:
                assert r.byte() == 0x70
                if r.byte():
                    r.unsigned()
                r.unsigned()
            elif kind == 6:
                kind_of, mutable = TYPES[r.byte()], r.byte()
                self.globals.append((kind_of, mutable, self.constant(r)))
            elif kind == 7:
                name, what, index = r.name(), r.byte(), r.unsigned()
                if what == 0:
                    self.exports[name] = index
                elif what == 3:
                    self.constants[name] = self.globals[index][2]
            elif kind == 9:
                assert r.unsigned() == 0
                start = self.constant(r)
                for place in range(r.unsigned()):
                    self.table[start + place] = r.unsigned()
            elif kind == 10:
                size = r.unsigned()
                self.bodies.append((r.at, r.at + size))
                r.at += size
            elif kind == 11:
                assert r.unsigned() == 0
                start = self.constant(r)
                self.segments.append((start, r.take(r.unsigned())))
            else:
                raise SystemExit(f"wasm.py: a section {kind}")
        if kind == 10:
            self.data = r.data

    @staticmethod
    def constant(r):
        assert r.byte() == 0x41
        value = r.signed()
        assert r.byte() == 0x0B
        return value & 0xFFFFFFFF

    def image(self):
        """Returns where the data begins, and all of it as it lies in memory."""
        start = min(at for at, _ in self.segments)
        image = bytearray(max(at + len(data) for at, data in self.segments) - start)
        for at, data in self.segments:
            image[at - start : at - start + len(data)] = data
        return start, bytes(image)


@dataclass
class Value:
    """An expression on the stack: its type, what it reads, and whether it is a comparison."""

    text: str
    type: str
    reads: frozenset = frozenset()
    truth: bool = False

    def whole(self):
        """Returns the value as an operand."""
        text = f"(u32)({self.text})" if self.truth else self.text
        return text if SIMPLE.fullmatch(text) else f"({text})"

    def plain(self):
        """Returns the value as an argument."""
        return f"(u32)({self.text})" if self.truth else self.text


@dataclass
class Block:
    """A block that is open: where a branch to it goes, what it returns, and how much of the stack was there before."""

    label: str
    loop: bool
    results: list
    height: int
    has_if: bool = False
    used: bool = False
    then_lives: bool = False
    seen_else: bool = False
    line: int = 0


class Function:
    """The translation of one function."""

    def __init__(self, module, names, index):
        self.module, self.names, self.index = module, names, index
        self.lines, self.stack, self.blocks = [], [], []
        self.indent, self.temporaries, self.labels, self.dead, self.nested = 1, {"u32": 0, "u64": 0}, 0, False, 0

    def line(self, text):
        self.lines.append(" " * self.indent + text)

    def temporary(self, kind):
        self.temporaries[kind] += 1
        return f"{'t' if kind == 'u32' else 'w'}{self.temporaries[kind]}"

    def push(self, text, kind, *of, reads=(), truth=False):
        reads = frozenset(reads).union(*(v.reads for v in of))
        self.stack.append(Value(text, kind, reads, truth))
        if len(text) > LONGEST:
            self.keep(len(self.stack) - 1)

    def keep(self, place):
        """Puts what lies on the stack at a place into a variable."""
        value = self.stack[place]
        name = self.temporary(value.type)
        self.line(f"{name} = {value.text};")
        self.stack[place] = Value(name, value.type)

    def before(self, *what):
        """Keeps what reads something that is about to change."""
        for place, value in enumerate(self.stack):
            if any(w in value.reads for w in what):
                self.keep(place)

    def before_all(self):
        for place, value in enumerate(self.stack):
            if value.reads:
                self.keep(place)

    def pop(self):
        return self.stack.pop()

    def arguments(self, count):
        values = [self.pop() for _ in range(count)]
        return ", ".join(v.plain() for v in reversed(values))

    def translate(self):
        start, end = self.module.bodies[self.index]
        r = Bytes(self.module.data, start, end)
        parameters, results = self.module.functions[self.index]
        self.locals = [(f"a{n}", kind) for n, kind in enumerate(parameters)]
        for _ in range(r.unsigned()):
            count, kind = r.unsigned(), TYPES[r.byte()]
            first = len(self.locals)
            self.locals.extend((f"l{first + n}", kind) for n in range(count))
        self.results = results
        self.blocks.append(Block("", False, [], 0))
        while r.at < r.end:
            self.operator(r, r.byte())
        head = signature(self.names[self.index], parameters, results, named=True)
        body, met = [], set(re.findall(r"\b[ltw]\d+\b", "\n".join(self.lines)))
        for kind, letter in (("u32", "t"), ("u64", "w")):
            own = [f"{name} = 0" for name, of in self.locals[len(parameters) :] if of == kind and name in met]
            own += [f"{letter}{n}" for n in range(1, self.temporaries[kind] + 1) if f"{letter}{n}" in met]
            if own:
                body.append(f" {kind} {', '.join(own)};")
        lines = [*body, *self.lines]
        if is_multiplication(parameters, results, self.lines):
            given = ["a1 | (u128)a2 << 64", "a3 | (u128)a4 << 64" if len(parameters) == 5 else "a3"]
            wide = [f" const u128 product = ({given[0]}) * ({given[1]});"]
            wide += [" set64(a0, 0, (u64)product);", " set64(a0, 8, (u64)(product >> 64));"]
            lines = ["#ifdef PLAIN_WIDE", *wide, "#else", *lines, "#endif"]
        return "\n".join([f"static {head}", "{", *lines, "}"])

    def open(self, r, loop):
        kind = r.signed()
        results = []
        if kind >= 0:
            assert self.module.types[kind][0] == ()
            results = list(self.module.types[kind][1])
        elif kind != -64:
            results = [TYPES[kind & 0x7F]]
        self.labels += 1
        places = [(self.temporary(of), of) for of in results]
        self.blocks.append(Block(f"L{self.labels}", loop, places, len(self.stack)))
        return self.blocks[-1]

    def give(self, block):
        """Puts the results of a block where they are looked for."""
        count = len(block.results)
        values = self.stack[len(self.stack) - count :] if count else []
        if count > 1:
            self.before_all()
            values = self.stack[len(self.stack) - count :]
        for (name, _), value in zip(block.results, values, strict=True):
            self.line(f"{name} = {value.plain()};")

    def leave(self, depth):
        """Branches to a block."""
        if depth == len(self.blocks) - 1:
            self.line(f"return {self.stack[-1].plain()};" if self.results else "return;")
            return
        block = self.blocks[-1 - depth]
        block.used = True
        if not block.loop:
            self.give(block)
        self.line(f"goto {block.label};")

    def gone(self):
        self.dead = True
        del self.stack[self.blocks[-1].height :]

    def end(self):
        block = self.blocks.pop()
        if not self.blocks:
            if not self.dead and self.results:
                self.line(f"return {self.stack[-1].plain()};")
            return
        if not self.dead:
            self.give(block)
        del self.stack[block.height :]
        if block.has_if:
            self.indent -= 1
            self.line("}")
        if block.loop and not block.used:
            del self.lines[block.line]
        if block.used and not block.loop:
            self.line(f"{block.label}:;")
        # What follows is reached by a branch, by the other arm of an `if`, or from above.
        reached = not self.dead or (block.used and not block.loop)
        reached = reached or (block.has_if and (block.then_lives or not block.seen_else))
        self.dead = not reached
        for name, kind in block.results:
            self.stack.append(Value(name, kind))

    def operator(self, r, op):
        if self.dead:
            self.skip(r, op)
            return
        if op == 0x00:
            self.line("trap();")
            self.gone()
        elif op == 0x01:
            pass
        elif op in (0x02, 0x03):
            self.before_all()
            block = self.open(r, op == 0x03)
            block.line = len(self.lines)
            if block.loop:
                self.line(f"{block.label}:;")
        elif op == 0x04:
            condition = self.pop()
            self.before_all()
            block = self.open(r, False)
            block.has_if = True
            self.line(f"if ({condition.text}) {{")
            self.indent += 1
        elif op == 0x05:
            self.other_arm(True)
        elif op == 0x0B:
            self.end()
        elif op == 0x0C:
            self.leave(r.unsigned())
            self.gone()
        elif op == 0x0D:
            condition = self.pop()
            depth = r.unsigned()
            block = self.blocks[-1 - depth]
            self.before_all()
            last = depth == len(self.blocks) - 1
            if (block.results and not block.loop) or (last and self.results):
                self.line(f"if ({condition.text}) {{")
                self.indent += 1
                self.leave(depth)
                self.indent -= 1
                self.line("}")
            else:
                before = len(self.lines)
                self.leave(depth)
                self.lines[before:] = [" " * self.indent + f"if ({condition.text}) {self.lines[before].strip()}"]
        elif op == 0x0E:
            self.branches(r)
        elif op == 0x0F:
            self.line(f"return {self.stack[-1].plain()};" if self.results else "return;")
            self.gone()
        elif op in (0x10, 0x11):
            self.call(r, op == 0x11)
        elif op == 0x1A:
            self.pop()
        elif op in (0x1B, 0x1C):
            if op == 0x1C:
                r.take(r.unsigned())
            which, b, a = self.pop(), self.pop(), self.pop()
            condition = which.text if which.truth else which.whole()
            self.push(f"{condition} ? {a.whole()} : {b.whole()}", a.type, which, a, b)
        elif op == 0x20:
            name, kind = self.locals[r.unsigned()]
            self.push(name, kind, reads=(name,))
        elif op in (0x21, 0x22):
            name, kind = self.locals[r.unsigned()]
            value = self.pop()
            self.before(name)
            if value.text != name:
                self.line(f"{name} = {value.plain()};")
            if op == 0x22:
                self.push(name, kind, reads=(name,))
        elif op == 0x23:
            index = r.unsigned()
            kind, mutable, value = self.module.globals[index]
            self.push(f"g{index}" if mutable else f"{value}u", kind, reads=("globals",) if mutable else ())
        elif op == 0x24:
            value = self.pop()
            self.before("globals")
            self.line(f"g{r.unsigned()} = {value.plain()};")
        elif op in LOADS:
            r.unsigned()
            kind, text = LOADS[op]
            address = self.pop()
            self.push(text.format(f"{address.whole()}, {r.unsigned()}"), kind, address, reads=("memory",))
        elif op in STORES:
            r.unsigned()
            value, address = self.pop(), self.pop()
            self.before("memory")
            given = value.plain() if STORES[op].endswith(" {})") else value.whole()
            self.line(STORES[op].format(f"{address.whole()}, {r.unsigned()}", given) + ";")
        elif op == 0x3F:
            r.byte()
            self.push("PAGES", "u32")
        elif op == 0x40:
            r.byte()
            self.pop()
            self.push("0xFFFFFFFFu", "u32")
        elif op == 0x41:
            self.push(f"{r.signed() & 0xFFFFFFFF}u", "u32")
        elif op == 0x42:
            value = r.signed() & 0xFFFFFFFFFFFFFFFF
            self.push(f"{value}ull", "u64")
        elif 0x45 <= op <= 0x5A:
            self.compare(op)
        elif 0x67 <= op <= 0x78:
            self.arithmetic(op - 0x67, "u32", "s32", 31)
        elif 0x79 <= op <= 0x8A:
            self.arithmetic(op - 0x79, "u64", "s64", 63)
        elif op in ONE:
            kind, text = ONE[op]
            value = self.pop()
            if op == 0xAD and value.truth:
                self.push(f"(u64)({value.text})", kind, value)
            else:
                self.push(text.format(value.whole()), kind, value)
        elif op == 0xFC:
            what = r.unsigned()
            count, second, first = (self.pop() for _ in range(3))
            self.before("memory")
            if what == 10:
                r.take(2)
                self.line(f"copy({first.plain()}, {second.plain()}, {count.plain()});")
            elif what == 11:
                r.take(1)
                self.line(f"fill({first.plain()}, {second.plain()}, {count.plain()});")
            else:
                raise SystemExit(f"wasm.py: an operator 0xFC {what}")
        else:
            raise SystemExit(f"wasm.py: an operator {op:#x}; the library has no floating point")

    def other_arm(self, lives):
        block = self.blocks[-1]
        if lives:
            self.give(block)
        block.then_lives, block.seen_else = lives, True
        del self.stack[block.height :]
        self.indent -= 1
        self.line("} else {")
        self.indent += 1
        self.dead = False

    def skip(self, r, op):
        """Passes over what is never reached."""
        if op in (0x02, 0x03, 0x04):
            r.signed()
            self.nested += 1
        elif op == 0x05 and self.nested == 0:
            self.other_arm(False)
        elif op == 0x0B:
            if self.nested == 0:
                self.end()
            else:
                self.nested -= 1
        elif op in (0x0C, 0x0D, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24):
            r.unsigned()
        elif op == 0x0E:
            for _ in range(r.unsigned() + 1):
                r.unsigned()
        elif op == 0x11 or op in LOADS or op in STORES:
            r.unsigned()
            r.unsigned()
        elif op == 0x1C:
            r.take(r.unsigned())
        elif op in (0x3F, 0x40):
            r.byte()
        elif op in (0x41, 0x42):
            r.signed()
        elif op == 0xFC:
            r.take(2 if r.unsigned() == 10 else 1)

    def branches(self, r):
        which = self.pop()
        depths = [r.unsigned() for _ in range(r.unsigned() + 1)]
        self.before_all()
        self.line(f"switch ({which.plain()}) {{")
        self.indent += 1
        for depth in dict.fromkeys(depths):
            cases = [f"case {n}:" for n, to in enumerate(depths[:-1]) if to == depth]
            if depth == depths[-1]:
                cases = ["default:"]
            self.line(" ".join(cases))
            self.indent += 1
            self.leave(depth)
            self.indent -= 1
        self.indent -= 1
        self.line("}")
        self.gone()

    def call(self, r, indirect):
        if indirect:
            parameters, results = self.module.types[r.unsigned()]
            assert r.unsigned() == 0
            which = self.pop()
            kind = signature("(*)", parameters, results)
            target = f"(({kind})table[{which.plain()}])"
        else:
            index = r.unsigned()
            parameters, results = self.module.functions[index]
            target = self.names[index]
        text = f"{target}({self.arguments(len(parameters))})"
        self.before("memory", "globals")
        if not results:
            self.line(f"{text};")
            return
        (kind,) = results
        following = r.data[r.at]
        if following == 0x21:
            r.at += 1
            name, _ = self.locals[r.unsigned()]
            self.before(name)
            self.line(f"{name} = {text};")
        elif following == 0x1A:
            r.at += 1
            self.line(f"(void){text};")
        else:
            name = self.temporary(kind)
            self.line(f"{name} = {text};")
            self.stack.append(Value(name, kind))

    def compare(self, op):
        wide = op >= 0x50
        if op in (0x45, 0x50):
            value = self.pop()
            self.push(f"!{'(' + value.text + ')' if value.truth else value.whole()}", "u32", value, truth=True)
            return
        comparison = COMPARISONS[op - (0x51 if wide else 0x46)]
        sign, signed = comparison[:-1], comparison[-1] == "s"
        b, a = self.pop(), self.pop()
        cast = f"({'s64' if wide else 's32'})" if signed else ""
        self.push(f"{cast}{a.whole()} {sign} {cast}{b.whole()}", "u32", a, b, truth=True)

    def arithmetic(self, op, kind, signed, mask):
        bits = mask + 1
        if op < 3:
            value = self.pop()
            self.push(f"{('clz', 'ctz', 'popcnt')[op]}{bits}({value.plain()})", kind, value)
            return
        b, a = self.pop(), self.pop()
        x, y = a.whole(), b.whole()
        if op in (3, 4, 5, 7, 9, 10, 11, 12):
            sign = {3: "+", 4: "-", 5: "*", 7: "/", 9: "%", 10: "&", 11: "|", 12: "^"}[op]
            text = f"{x} {sign} {y}"
        elif op in (6, 8):
            text = f"({kind})(({signed}){x} {'/' if op == 6 else '%'} ({signed}){y})"
        elif op in (13, 14, 15):
            digits = y.removesuffix("ull").removesuffix("u")
            by = str(int(digits) & mask) if digits.isdigit() else f"({y} & {mask})"
            text = f"{x} << {by}" if op == 13 else f"{x} >> {by}" if op == 15 else f"({kind})(({signed}){x} >> {by})"
        else:
            text = f"rot{'l' if op == 16 else 'r'}{bits}({a.plain()}, {b.plain()})"
        self.push(text, kind, a, b)


def is_multiplication(parameters, results, lines):
    """Returns whether a function multiplies numbers of 128 bits, for which the module's machine has no instruction.

    It does if a straight run of assignments gives the products of many numbers.
    """
    if parameters not in (("u32",) + ("u64",) * 3, ("u32",) + ("u64",) * 4) or results:
        return False
    steps = [re.fullmatch(r" (?:(\w+) = (.*)|set64\(a0, (0|8), (.*)\));", line) for line in lines]
    if not all(steps) or not 8 <= len(steps) <= 20:
        return False
    steps = [(m[1] or f"at{m[3]}", re.sub(r"\(u64\)|(?<=\d)ull", "", m[2] or m[4])) for m in steps]
    if any(re.search(r"[^\w+*()<>|& -]|\b(?![alw]\d)[a-z]", text) for _, text in steps):
        return False
    chance = random.Random(128)
    for _ in range(200):
        given = [chance.choice([chance.getrandbits(64), chance.getrandbits(33), 2**64 - 1, 0]) for _ in range(4)]
        seen = {f"a{n}": number for n, number in enumerate(given, 1)}
        if len(parameters) == 4:
            seen["a4"] = 0
        product = (seen["a1"] | seen["a2"] << 64) * (seen["a3"] | seen["a4"] << 64)
        try:
            for name, text in steps:
                seen[name] = int(eval(text, {"__builtins__": {}}, seen)) & (2**64 - 1)
        except (NameError, SyntaxError):
            return False
        if seen.get("at0") != product & (2**64 - 1) or seen.get("at8") != product >> 64 & (2**64 - 1):
            return False
    return True


def signature(name, parameters, results, named=False):
    """Returns the declaration of a function."""
    kinds = [f"{kind} a{n}" if named else kind for n, kind in enumerate(parameters)]
    return f"{results[0] if results else 'void'} {name}({', '.join(kinds) or 'void'})"


def functions(module, names):
    """Returns the declarations of all functions of a module, and their bodies."""
    declared = [f"static {signature(names[n], *module.functions[n])};" for n in range(len(module.functions))]
    return declared, [Function(module, names, n).translate() for n in range(len(module.functions))]
