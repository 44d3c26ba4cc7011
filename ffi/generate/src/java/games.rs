//! Classes of games: what `HeldGame` asks of a system.

use super::names::{ROOT, calls_class, head, record_class, value};
use grognard_core::binding::game::{GameKind, Told};
use std::fmt::Write;

/// Returns the system of a game.
pub fn system(game: &GameKind) -> &'static str {
    game.name.split('.').next().unwrap_or("")
}

fn rows(told: Told) -> String {
    record_class(told.items.shape)
}

/// Writes the class of a system's game.
pub fn class(game: &GameKind) -> String {
    let system = system(game);
    let (choice, effect, objection) = (rows(game.chosen), rows(game.ordered), rows(game.judged));
    let (stands, piece, gives) = (value(game.looked), rows(game.looked), value(game.ordered));
    let (chances, case) = (value(game.forecast), rows(game.forecast));
    let (play, calls) = (format!("{ROOT}.{system}.play"), calls_class(system));
    let level = match game.level.shape.fields {
        [] => format!("new {play}.Choices()"),
        _ => format!("of == null ? new {play}.Choices() : new {play}.Choices().of(of)"),
    };
    let mut held = bytes_held(system, &calls);
    if crate::c::games::has_names(system) {
        held += &finding(system, &calls);
    }
    let made = bytes_made();
    let mut out = head(&format!("{ROOT}.{system}"));
    let _ = write!(
        out,
        "/** {} */
public final class Game extends {ROOT}.HeldGame<{choice}, {gives}, {effect}, {objection}, {stands}, {piece}> {{
    private static final {ROOT}.internal.GameMemory.Functions FUNCTIONS = new {ROOT}.internal.GameMemory.Functions() {{
        @Override
        public int load(long game, long words, long text, long length, long fault) {{
            return {calls}.grog_{system}_play_load(game, words, text, length, fault);
        }}

        @Override
        public int save(long game, long words, long text, long capacity, long needed, long fault) {{
            return {calls}.grog_{system}_play_save(game, words, text, capacity, needed, fault);
        }}

{held}        @Override
        public long position(long game, long words) {{
            return {calls}.grog_{system}_play_position(game, words);
        }}

        @Override
        public int thrown(long game, long words) {{
            return {calls}.grog_{system}_play_thrown(game, words);
        }}
    }};

    private Game({ROOT}.internal.GameMemory memory) {{
        super(memory);
    }}

    /**
     * Begins a game.
     *
     * @param setup what it is made of
     * @return the game
     * @throws org.grognard.Fault if the set-up is malformed
     */
    public static Game begin({play}.New setup) {{
        Game game = new Game(new {ROOT}.internal.GameMemory(FUNCTIONS));
        game.asked(setup);
        return game;
    }}

    /**
     * Takes up a game from its text.
     *
     * @param text the text
     * @return the game
     * @throws org.grognard.Fault if the text cannot be read
     */
    public static Game load(String text) {{
        Game game = new Game(new {ROOT}.internal.GameMemory(FUNCTIONS));
        game.memory().load(text);
        return game;
    }}

{made}    /**
     * Returns a copy without its history.
     *
     * @return the copy
     */
    public Game copy() {{
        return new Game(memory().copy());
    }}

    /**
     * Returns the exact chances of what is open.
     *
     * @param question how they are told
     * @return the answer
     */
    public {ROOT}.Ruling<{chances}, {case}> chances({play}.Chances question) {{
        return asked(question);
    }}

    /**
     * Returns the exact chances of what is open.
     *
     * @return the answer
     */
    public {ROOT}.Ruling<{chances}, {case}> chances() {{
        return asked(new {play}.Chances());
    }}

    @Override
    protected {ROOT}.Question<{gives}, {effect}> order(int[] line, {choice} choice, int[] dice) {{
        return new {play}.Order().line(line).choice(choice).dice(dice);
    }}

    @Override
    protected {ROOT}.Question<Void, {objection}> judge(int[] line, {choice} choice, int[] dice) {{
        return new {play}.Judge().line(line).choice(choice).dice(dice);
    }}

    @Override
    protected {ROOT}.Question<{stands}, {choice}> level({choice} of) {{
        return {level};
    }}

    @Override
    protected {ROOT}.Question<{stands}, {piece}> looking() {{
        return new {play}.Look();
    }}
",
        game.doc.replace('`', "")
    );
    let _ = write!(
        out,
        "
    /**
     * Gives an order.
     *
     * @param question the question that it is
     * @return the ruling; if it is allowed, the order is done
     */
    public {ROOT}.Ruling<{gives}, {effect}> order({play}.Order question) {{
        return give(question);
    }}
"
    );
    super::orders::methods(&mut out, system, game, &effect);
    out.push_str("}\n");
    out
}

/// Returns what finds things by their names.
fn finding(system: &str, calls: &str) -> String {
    format!(
        "        @Override
        public int find(long game, long words, long field, long name, long found, long fault) {{
            return {calls}.grog_{system}_play_find(game, words, field, name, found, fault);
        }}

"
    )
}

/// Returns the functions for the bytes of a game.
fn bytes_held(system: &str, calls: &str) -> String {
    format!(
        "        @Override
        public int unpack(long game, long words, long bytes, long length, long fault) {{
            return {calls}.grog_{system}_play_unpack(game, words, bytes, length, fault);
        }}

        @Override
        public int pack(long game, long words, long bytes, long capacity, long needed, long fault) {{
            return {calls}.grog_{system}_play_pack(game, words, bytes, capacity, needed, fault);
        }}

"
    )
}

/// Returns the methods for the bytes of such a game.
fn bytes_made() -> String {
    format!(
        "    /**
     * Takes up a game from its bytes.
     *
     * @param bytes the bytes
     * @return the game
     * @throws org.grognard.Fault if the bytes are no game
     */
    public static Game unpack(byte[] bytes) {{
        Game game = new Game(new {ROOT}.internal.GameMemory(FUNCTIONS));
        game.memory().unpack(bytes);
        return game;
    }}

    /**
     * Returns the game as bytes.
     *
     * @return the bytes
     */
    public byte[] pack() {{
        return memory().pack();
    }}

"
    )
}

/// Writes the native methods of a system's game that are no questions.
pub fn calls(out: &mut String, system: &str) {
    let methods = [
        ("int", "load", "long text, long length, long fault", "Reads a game from its text."),
        ("int", "save", "long text, long capacity, long needed, long fault", "Writes a game as text."),
        ("int", "unpack", "long bytes, long length, long fault", "Reads a game from its bytes."),
        ("int", "pack", "long bytes, long capacity, long needed, long fault", "Writes a game as bytes."),
        ("long", "position", "", "Returns how many words, the first, hold the position."),
        (
            "int",
            "find",
            "long field, long name, long found, long fault",
            "Finds what a name in a field of an order names.",
        ),
        ("int", "thrown", "", "Returns whether dice were thrown with the last order."),
    ];
    let named = crate::c::games::has_names(system);
    for (returned, name, more, doc) in methods.into_iter().filter(|(_, name, ..)| *name != "find" || named) {
        let parameters = if more.is_empty() { String::new() } else { format!(", {more}") };
        let mut params = String::from("     * @param game the memory's address\n     * @param words its length\n");
        for name in more.split(", ").filter_map(|parameter| parameter.split(' ').nth(1)) {
            let what = match name {
                "text" | "bytes" | "fault" | "needed" | "field" | "name" | "found" => "an address",
                _ => "a number of bytes",
            };
            let _ = writeln!(params, "     * @param {name} {what}");
        }
        let answered = match returned {
            "long" => "the number",
            _ if name == "thrown" => "1 if they were",
            _ => "0, or the code of a fault",
        };
        let _ = write!(
            out,
            "\n    /**\n     * {doc}\n     *\n{params}     * @return {answered}\n     */\n    \
             public static native {returned} grog_{system}_play_{name}(long game, long words{parameters});\n"
        );
    }
}
