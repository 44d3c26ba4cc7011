"""make.py list INCLUDE SYSTEM...: prints the functions of some systems, and those that belong to none.
make.py write INCLUDE MODULE OUT LIST: writes OUT.c and OUT.h, the functions of a list as plain C, from a linked module.

The headers say everything that a call needs: the functions, and the structures, whose fields lie in the module's memory
as C lays them out where pointers have 32 bits. A field `const T *x` with `x_len` is a list that is read, `T *x` with
`x_capacity` and `x_len` one that is written, and a pointer alone leads to a structure that says its size.
"""

import pathlib
import re
import sys

import wasm

SYSTEMS = ["ocs", "korea", "acw", "axis_allies"]
HERE = pathlib.Path(__file__).parent
SCALARS = {f"{sign}int{8 * size}_t": size for size in (1, 2, 4, 8) for sign in ("", "u")} | {"char": 1}
# Structures that say their size in their first field.
SIZED = ("Question", "Answer", "Trail", "Fault", "Board", "Tables", "Table")
LISTS = {1: "record_8", 2: "record_16", 4: "record_32", 8: "record_64"}
FIELD = re.compile(r"(const )?(?:struct )?(\w+) (\*)?(\w+)((?:\[[^\]]+\])*)")


def words(text):
    """Returns C without its comments."""
    return re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S)


class Header:
    """What a header declares."""

    def __init__(self, texts):
        self.scalars = dict(SCALARS)
        self.structures, self.functions, self.layouts, self.used = {}, [], {}, []
        for text in map(words, texts):
            for of, name in re.findall(r"typedef (\w+) (\w+);", text):
                self.scalars[name] = self.scalars[of]
            for name, body in re.findall(r"typedef struct (\w+) \{(.*?)\n\} \w+;", text, flags=re.S):
                fields = [" ".join(f.split()) for f in body.split(";") if f.strip()]
                self.structures[name] = [FIELD.fullmatch(f).groups() for f in fields]
            for kind, name, inner in re.findall(r"\n([\w][\w *]*?)\b(grog_\w+)\(([^;{]*?)\);", text):
                self.functions.append((" ".join(kind.split()), name, self.parameters(inner)))

    @staticmethod
    def parameters(inner):
        inner = " ".join(inner.split())
        return [] if inner == "void" else [FIELD.fullmatch(p.strip()).groups()[:4] for p in inner.split(",")]

    def record(self, kind):
        """Returns the name of the table of a structure or of a number."""
        if kind in self.scalars:
            return LISTS[self.scalars[kind]]
        self.layout(kind)
        return f"record_{kind}"

    def layout(self, name):
        """Returns the size and the alignment of a structure, and lists its fields."""
        if name in self.layouts:
            return self.layouts[name][:2]
        at, most, fields, flat = 0, 1, [], True
        given = list(self.structures[name])
        while given:
            const, kind, pointer, field, dimension = given.pop(0)
            count, of = 1, "NULL"
            if pointer:
                size = align = 4
                following = [f[3] for f in given[:2]]
                if following[:1] == [f"{field}_len"]:
                    what, count = "LIST", 2
                elif following in ([f"{field}_capacity", f"{field}_len"], ["capacity", "len"]):
                    what, count = ("STEPS" if name == "GrogTrail" else "ROWS"), 3
                elif following == [f"{field}_capacity", f"{field}_needed"]:
                    what, count = "SCRATCH", 3
                elif const and kind in self.structures:
                    what = "VIEW"
                else:
                    raise SystemExit(f"make.py: {name}.{field}")
                assert all(g[1] == "size_t" for g in given[: count - 1])
                del given[: count - 1]
                of, flat = f"&{self.record(kind)}", False
                count, size = 1, 4 * count
            elif kind in self.scalars:
                size = align = self.scalars[kind]
                what = f"NUMBER_{8 * size}"
                if field == "size" and at == 0 and name.endswith(SIZED):
                    what = "SIZE"
            else:
                size, align = self.layout(kind)
                what, of = "RECORD", f"&record_{kind}"
            for number in re.findall(r"\[([^\]]+)\]", dimension or ""):
                count *= int(number)
            at = -(-at // align) * align
            fields.append((field, at, count, what, of))
            at += size * count
            most = max(most, align)
        size = -(-at // most) * most
        if not flat and fields[0][3] != "SIZE":
            raise SystemExit(f"make.py: {name} does not say its size")
        self.layouts[name] = (size, most, fields, flat and fields[0][3] != "SIZE")
        self.used.append(name)
        return size, most

    def tables(self):
        """Returns the tables of all structures that functions ask for."""
        out = []
        for name in self.used:
            size, _, fields, flat = self.layouts[name]
            # Numbers of one size that follow one another lie the same everywhere.
            merged = []
            for field, at, count, what, of in fields:
                last = merged[-1] if merged else [None] * 4
                if what.startswith("NUMBER") and last[3] == what and last[1] + last[2] * int(what[7:]) // 8 == at:
                    last[2] += count
                else:
                    merged.append([field, at, count, what, of])
            lines = [f"    {{offsetof({name}, {field}), {', '.join(map(str, said))}}}," for field, *said in merged]
            if flat:
                out.append(f"#if PLAIN_SAME\n#define fields_{name} NULL\n#define count_{name} 0\n#else")
            out += [f"static const Field fields_{name}[] = {{", *lines, "};"]
            if flat:
                out.append(f"#define count_{name} COUNT(fields_{name})\n#endif")
            count = f"count_{name}" if flat else f"COUNT(fields_{name})"
            said = f"sizeof({name}), {size}, ALIGN_OF({name}), {count}, fields_{name}"
            out.append(f"static const Record record_{name} GROG_PLAIN_MAYBE = {{{said}}};")
            if flat:
                out.append(f"typedef char plain_size_of_{name}[!PLAIN_SAME || sizeof({name}) == {size} ? 1 : -1];")
        return out


class Wrapper:
    """The function of the header, by the function of the module."""

    def __init__(self, header, target):
        self.header, self.target = header, target

    def write(self, kind, name, parameters):
        tag = {True: "struct ", False: ""}
        said = ", ".join(f"{c or ''}{tag[k in self.header.structures]}{k} {p or ''}{n}" for c, k, p, n in parameters)
        head = f"{kind}{'' if kind.endswith('*') else ' '}{name}({said or 'void'})\n{{"
        names = [p[3] for p in parameters]
        record = {p[3]: self.header.record(p[1]) for p in parameters if p[1] in self.header.structures}
        if names == ["question", "answer", "trail", "fault"]:
            body = [
                f"return ask({self.target(name)}, &{record['question']}, question, &{record['answer']}, answer, "
                "trail, fault);"
            ]
        elif names == ["game", "words", "question", "answer", "trail", "fault"]:
            new, position = int(name.endswith("_new")), self.target(self.position(name))
            body = [
                f"return play({self.target(name)}, {position}, {new}, game, words, &{record['question']}, question, "
                f"&{record['answer']}, answer, trail, fault);"
            ]
        elif name == "grog_struct_size":
            body = self.structure_size()
        else:
            body = self.other(kind, name, parameters, record)
        return "\n".join([head, *(f"    {line}" for line in body), "}"])

    @staticmethod
    def position(name):
        return re.sub(r"_play_\w+", "_play_position", name)

    @staticmethod
    def structure_size():
        return [
            "if (name == NULL || size == NULL) {",
            "    return GROG_FAULT_CODE_NULL_POINTER;",
            "}",
            "for (u32 n = 0; n < COUNT(structure_sizes); n++) {",
            "    if (strcmp(structure_sizes[n].name, name) == 0) {",
            "        *size = structure_sizes[n].size;",
            "        return 0;",
            "    }",
            "}",
            "return GROG_FAULT_CODE_UNKNOWN_WORD;",
        ]

    def other(self, kind, name, parameters, record):
        """Returns the body of a function that is no operation, by what its parameters are."""
        before, after, arguments, declared = [], [], [], []
        fault, answer, game = "NULL", None, None
        outs = [p for p in parameters if p[2] and not p[0]]
        at = 0
        while at < len(parameters):
            const, of, pointer, who = parameters[at]
            following = parameters[at + 1][3] if at + 1 < len(parameters) else ""
            table = f"&{record[who]}" if who in record else f"&{LISTS[self.header.scalars.get(of, 4)]}"
            at += 1
            if not pointer:
                arguments.append(f"{who} > IMPOSSIBLE ? IMPOSSIBLE : (u32){who}" if of == "size_t" else who)
            elif who == "fault":
                fault = "fault"
                arguments.append("fault_last(&c)")
            elif who == "answer":
                answer = f"&{record[who]}"
                before.append(f"answer_at = structure_out(&c, {answer}, answer, 1);")
                declared.append("answer_at")
                arguments.append("answer_at")
            elif who == "game":
                at += 1
                new = int(name.endswith(("_load", "_unpack")))
                game = "(u64 *)(uintptr_t)game" if const else "game"
                position = self.target(self.position(name))
                before.insert(0, f"game_in(&c, &game_of, {game}, {following}, {position}, {new});")
                if not const:
                    after.append("game_out(&c, &game_of);")
                arguments += ["game_of.at", "game_of.given"]
            elif const and following in ("length", "len"):
                at += 1
                before.append(f"{who}_at = text_of(&c, {who}, {following}, &{who}_len);")
                declared += [f"{who}_at", f"{who}_len"]
                arguments += [f"{who}_at", f"{who}_len"]
            elif const and of == "char":
                before.append(f"{who}_at = text_in(&c, {who});")
                declared.append(f"{who}_at")
                arguments.append(f"{who}_at")
            elif const:
                before.append(f"{who}_at = one_in(&c, {table}, {who}, 1);")
                declared.append(f"{who}_at")
                arguments.append(f"{who}_at")
            elif following in ("capacity", "count", "len"):
                # A list that is written; how much of it, another number says, or all of it.
                at += 1
                told = next((p[3] for p in outs if p[3] in ("needed", "count")), None)
                if following == "len":
                    before.append(f"{who}_at = items(&c, {table}, {who}, {following}, &{who}_len);")
                    after.append(f"sorted_back(&c, {table}, {who}, {who}_at, {who}_len, status);")
                else:
                    before.append(f"{who}_at = list_out(&c, {table}, {who}, {following}, &{who}_len);")
                    size = f"*{told}" if told else f"{who}_len"
                    after.append(f"if (status == 0) list_back(&c, {table}, {who}, {who}_at, {size}, {who}_len);")
                declared += [f"{who}_at", f"{who}_len"]
                arguments += [f"{who}_at", f"{who}_len"]
            elif who == "places":
                before.append(f"{who}_at = list_out(&c, {table}, {who}, len, &{who}_len);")
                after.append(f"if (status == 0) list_back(&c, {table}, {who}, {who}_at, {who}_len, {who}_len);")
                declared += [f"{who}_at", f"{who}_len"]
                arguments.append(f"{who}_at")
            else:
                count = 2 if who == "found" else 1
                if of == "size_t":
                    before.append(f"{who}_at = size_out(&c, {who});")
                    after.insert(0, f"size_back(&c, {who}, {who}_at);")
                else:
                    before.append(f"{who}_at = one_out(&c, {table}, {who}, {count});")
                    after.append(f"one_back(&c, {table}, {who}, {who}_at, {count});")
                declared.append(f"{who}_at")
                arguments.append(f"{who}_at")
        run = f"{self.target(name)}({', '.join(arguments)})"
        if not any(p[2] for p in parameters) and "*" not in kind:
            return ["Call c;", "begin(&c);", f"return {run};"]
        result = {"const char *": "u32", "size_t": "size_t"}.get(kind, "int32_t")
        short = {"const char *": "return NULL;", "size_t": "return 0;"}.get(kind, "return too_small(&c);")
        lines = ["Call c;", *(["Game game_of;"] if game else []), f"{result} status;"]
        if declared:
            lines.append(f"u32 {', '.join(declared)};")
        lines += ["begin(&c);"]
        if fault != "NULL":
            lines.append("fault_in(&c, fault);")
        lines += before
        if answer:
            lines += ["if (!c.is_short) {", "    place_lent(&c);", "}"]
        if before:
            lines += ["if (c.is_short) {", f"    {short}", "}"]
        lines += [f"status = ({result}){run};", *after]
        if kind == "const char *":
            lines.append("return status == 0 ? NULL : (const char *)image + (status - FIRST);")
        elif answer:
            lines.append(f"return end(&c, {answer}, answer, answer_at, NULL, 0, status);")
        else:
            if fault != "NULL":
                lines.append("fault_out(&c, status);")
            lines.append("return status;")
        return lines


def bare(text):
    """Returns a header without what only holds where the other headers lie beside it."""
    return re.sub(r'#include "[^\n]*\n\n?', "", text)


def image(data):
    """Returns bytes as the inside of a list."""
    numbers = [str(byte) for byte in data]
    lines, line = [], ""
    for number in numbers:
        if len(line) + len(number) > 118:
            lines.append(line)
            line = ""
        line += number + ","
    return "\n".join([*lines, line])


def headers(include, systems):
    """Returns the headers of some systems, by their names, with the one that belongs to none."""
    folder = pathlib.Path(include) / "grognard"
    return {name: (folder / f"{name}.h").read_text() for name in ("common", *systems)}


def systems_of(functions):
    """Returns the systems of functions, in the order of grognard.h."""
    return [s for s in SYSTEMS if any(f.startswith(f"grog_{s}_") for f in functions)]


def listed(include, systems):
    """Prints the functions of some systems, and those that belong to none."""
    header = Header(headers(include, systems).values())
    print("\n".join(sorted(name for _, name, _ in header.functions)))


def main():
    if sys.argv[1] == "list":
        listed(sys.argv[2], sys.argv[3:])
    else:
        write(*sys.argv[2:])


def write(include, module_of, out, list_of):
    wanted = set(pathlib.Path(list_of).read_text().split())
    systems = systems_of(wanted)
    out = pathlib.Path(out)
    texts = headers(include, systems)
    module = wasm.Module.read(pathlib.Path(module_of).read_bytes())
    header = Header(texts.values())
    called = [f"f{n}" for n in range(len(module.functions))]

    def target(name):
        return called[module.exports[name]]

    header.record("GrogFault")
    header.record("GrogTrail")
    wrapper = Wrapper(header, target)
    there = [f for f in header.functions if f[1] in wanted]
    wrappers = [wrapper.write(*f) for f in there]
    first, data = module.image()
    # What lies between the stack and the data is read as zero.
    declared, bodies = wasm.functions(module, called)
    table = ["NULL"] * (max(module.table, default=0) + 1)
    for place, index in module.table.items():
        table[place] = f"(void (*)(void)){called[index]}"
    (stack,) = [value for _, mutable, value in module.globals if mutable]
    heap = -(-module.constants["__heap_base"] // 16) * 16
    assert stack <= first
    data = b"\0" * (first - stack) + data
    about = ", ".join(systems) or "what belongs to no system"
    version = re.search(r'GROG_VERSION "(.*)"', texts["common"]).group(1)
    top = (
        f"/*\n * grognard {version} as plain C: {about}. "
        f"{out.name}.h declares the functions, and ffi/plain/README.md\n"
        " * of the library's sources says how to use both.\n *\n"
        " * Made from the library's sources by ffi/plain/build; not edited by hand.\n *\n"
        " * SPDX-License-Identifier: MIT OR Apache-2.0\n */\n"
    )
    both = "\n".join(bare(text) for text in texts.values())
    out.with_name(out.name + ".h").write_text(top + both)
    sizes = "\n".join(f'    {{"{name}", sizeof({name})}},' for name in sorted(header.structures))
    structure = "static const struct {\n    const char *name;\n    size_t size;\n} structure_sizes[]"
    sizes = f"{structure} = {{\n{sizes}\n}};\n"
    parts = [
        top,
        f'#include "{out.name}.h"\n\n#include <string.h>\n',
        f"#define FIRST {stack}u\n#define DATA {heap - stack}u\n#define HEAP {heap}u\n",
        (HERE / "runtime.c").read_text(),
        f"static const u8 image[{len(data)}] = {{\n{image(data)}\n}};\n",
        "\n".join(declared) + "\n",
        f"static void (*const table[{len(table)}])(void) = {{\n" + ",\n".join(table) + "\n};\n" if module.table else "",
        "\n".join(bodies) + "\n",
        (HERE / "records.c").read_text(),
        "\n".join(header.tables()) + "\n",
        (HERE / "call.c").read_text(),
        sizes if "grog_struct_size" in wanted else "",
        "\n\n".join(wrappers) + "\n",
    ]
    out.with_name(out.name + ".c").write_text("\n".join(parts))


if __name__ == "__main__":
    main()
