//! The class of each system's game: what `HeldGame` calls.

use super::names::{c_name, summary};
use crate::c::camel;
use grognard_core::binding::game::{GameKind, Told};
use std::fmt::Write;

fn rows(told: Told) -> String {
    c_name(told.items.shape)
}

/// Writes the functions of a system's game that are no questions.
pub fn functions(out: &mut String, system: &str) {
    let functions = [
        ("int", "Load", "byte[] text, UIntPtr length, ref GrogFault fault"),
        ("int", "Save", "byte[] text, UIntPtr capacity, out UIntPtr needed, ref GrogFault fault"),
        ("int", "Unpack", "byte[] bytes, UIntPtr length, ref GrogFault fault"),
        ("int", "Pack", "byte[] bytes, UIntPtr capacity, out UIntPtr needed, ref GrogFault fault"),
        ("int", "Find", "byte[] field, byte[] name, int[] found, IntPtr fault"),
        ("UIntPtr", "Position", ""),
        ("int", "Thrown", ""),
    ];
    let name = camel(system);
    summary(out, "        ", "Decides whether an order is allowed: the question is that of PlayOrder.");
    let _ = writeln!(
        out,
        "        [DllImport(\"grognard\", CallingConvention = CallingConvention.Cdecl, EntryPoint = \"grog_{system}_play_judge\")]\n        \
         internal static extern int PlayJudge(ulong[] game, UIntPtr words, ref Grog{name}PlayOrderQuestion question, ref \
         Grog{name}PlayJudgeAnswer answer, IntPtr trail, ref GrogFault fault);\n"
    );
    let named = crate::c::games::has_names(system);
    for (returned, name, more) in functions.into_iter().filter(|(_, name, _)| *name != "Find" || named) {
        let more = if more.is_empty() { String::new() } else { format!(", {more}") };
        let _ = writeln!(
            out,
            "        /// <summary>See HeldGame.</summary>\n        \
             [DllImport(\"grognard\", CallingConvention = CallingConvention.Cdecl, EntryPoint = \"grog_{system}_play_{}\")]\n        \
             public static extern {returned} Play{name}(ulong[] game, UIntPtr words{more});\n",
            name.to_lowercase()
        );
    }
}

/// Writes a system's class.
pub fn class(out: &mut String, game: &GameKind) {
    let system = game.name.split('.').next().unwrap_or("");
    let name = camel(system);
    let play = format!("Grog{name}Play");
    let (choice, effect, objection, piece) =
        (rows(game.chosen), rows(game.ordered), rows(game.judged), rows(game.looked));
    let stands = game.looked.value.map_or("Nothing".to_owned(), |record| c_name(record.shape));
    let chances = game.forecast.value.map_or("Nothing".to_owned(), |record| c_name(record.shape));
    let case = rows(game.forecast);
    let gives = game.ordered.value.map_or("Nothing".to_owned(), |record| c_name(record.shape));
    let given = |verb: &str, item: &str, list: &str| {
        let is_order = verb == "Order";
        let told = if is_order { format!("out {gives} value, ") } else { String::new() };
        let value = match (is_order, game.ordered.value) {
            (false, _) => "",
            (true, None) => "                value = new Nothing();\n",
            (true, Some(_)) => "                value = told.Value;\n",
        };
        format!(
            "        internal override int {verb}Of({play}OrderQuestion question, {item}[] room, out GameAnswer answer, {told}ref GrogFault fault)
        {{
            using (var items = new Pinned<{item}>(room))
            {{
                var told = {play}{verb}Answer.Make();
                told.{list} = items.Address;
                told.{list}Capacity = items.Len;
                int status = {name}.Play{verb}(Memory, Words, ref question, ref told, IntPtr.Zero, ref fault);
                answer = new GameAnswer(told.Verdict, told.Cites, told.{list}Len);
{value}                return status;
            }}
        }}

"
        )
    };
    let rows_of = |head: &str, verb: &str, item: &str, set: &str| {
        format!(
            "        {head}
        {{
            using (var items = new Pinned<{item}>(room))
            {{
                {set}
                var told = {play}{verb}Answer.Make();
                told.Rows = items.Address;
                told.RowsCapacity = items.Len;
                int status = {name}.Play{verb}(Memory, Words, ref question, ref told, IntPtr.Zero, ref fault);
                answer = new GameAnswer(told.Verdict, told.Cites, told.RowsLen);
                value = told.Value;
                return status;
            }}
        }}

"
        )
    };
    let level = match game.level.shape.fields {
        [] => format!("var question = {play}ChoicesQuestion.Make();"),
        _ => format!("var question = {play}ChoicesQuestion.Make();\n                question.Of = of;"),
    };
    let (bytes, made) = (bytes_held(&name), bytes_made(&name));
    let mut named = String::new();
    super::orders::methods(&mut named, system, game, [&gives, &effect]);
    let finding = if crate::c::games::has_names(system) { finding(&name) } else { String::new() };
    super::orders::classes(out, system, game);
    summary(out, "    ", game.doc);
    let _ = writeln!(
        out,
        "    public sealed class {name}Game : HeldGame<{choice}, {gives}, {effect}, {objection}, {stands}, {piece}, {play}OrderQuestion>
    {{
        private {name}Game()
        {{
        }}

        /// <summary>Begins a game.</summary>
        public static {name}Game Begin({play}NewQuestion setup)
        {{
            var game = new {name}Game();
            game.Read((ref GrogFault fault) =>
            {{
                var told = {play}NewAnswer.Make();
                return {name}.PlayNew(game.Memory, game.Words, ref setup, ref told, IntPtr.Zero, ref fault);
            }});
            return game;
        }}

        /// <summary>Takes up a game from its text.</summary>
        public static {name}Game Load(string text)
        {{
            var game = new {name}Game();
            var bytes = System.Text.Encoding.UTF8.GetBytes(text);
            game.Read((ref GrogFault fault) => game.LoadOf(bytes, ref fault));
            return game;
        }}

{made}        /// <summary>The exact chances of what is open.</summary>
        public GameRuling<{chances}, {case}> Chances({play}ChancesQuestion question)
        {{
            return Asked(({case}[] room, out GameAnswer answer, out {chances} value, ref GrogFault fault) =>
            {{
                using (var items = new Pinned<{case}>(room))
                {{
                    var told = {play}ChancesAnswer.Make();
                    told.Rows = items.Address;
                    told.RowsCapacity = items.Len;
                    int status = {name}.PlayChances(Memory, Words, ref question, ref told, IntPtr.Zero, ref fault);
                    answer = new GameAnswer(told.Verdict, told.Cites, told.RowsLen);
                    value = told.Value;
                    return status;
                }}
            }});
        }}

        /// <summary>The exact chances of what is open.</summary>
        public GameRuling<{chances}, {case}> Chances()
        {{
            return Chances({play}ChancesQuestion.Make());
        }}

{named}        internal override {play}OrderQuestion QuestionOf(byte[] line, {choice} row, byte[] dice, OrderFields fields)
        {{
            var question = {play}OrderQuestion.Make();
            fields.List(out question.Line, out question.LineLen, line);
            question.Choice = row;
            fields.List(out question.Dice, out question.DiceLen, dice);
            return question;
        }}

{finding}{}{}{}{}        internal override int LoadOf(byte[] text, ref GrogFault fault)
        {{
            return {name}.PlayLoad(Memory, Words, text, (UIntPtr)text.Length, ref fault);
        }}

        internal override int SaveOf(byte[] room, out UIntPtr needed, ref GrogFault fault)
        {{
            return {name}.PlaySave(Memory, Words, room, (UIntPtr)room.Length, out needed, ref fault);
        }}

{bytes}        internal override int PositionOf()
        {{
            return (int){name}.PlayPosition(Memory, Words);
        }}

        internal override bool ThrownOf()
        {{
            return {name}.PlayThrown(Memory, Words) == 1;
        }}
    }}
",
        given("Order", &effect, "Effects"),
        given("Judge", &objection, "Rows"),
        rows_of(
            &format!(
                "internal override int ChoicesOf({choice} of, {choice}[] room, out GameAnswer answer, out {stands} value, ref GrogFault fault)"
            ),
            "Choices",
            &choice,
            &level
        ),
        rows_of(
            &format!(
                "internal override int LookOf({piece}[] room, out GameAnswer answer, out {stands} value, ref GrogFault fault)"
            ),
            "Look",
            &piece,
            &format!("var question = {play}LookQuestion.Make();")
        ),
    );
}

/// Returns what finds things by their names.
fn finding(name: &str) -> String {
    format!(
        "        internal override bool FindOf(byte[] field, byte[] name, int[] found)
        {{
            return {name}.PlayFind(Memory, Words, field, name, found, IntPtr.Zero) == 0;
        }}

"
    )
}

/// Returns what calls the functions for the bytes of a game that has some.
fn bytes_held(name: &str) -> String {
    format!(
        "        internal int UnpackOf(byte[] bytes, ref GrogFault fault)
        {{
            return {name}.PlayUnpack(Memory, Words, bytes, (UIntPtr)bytes.Length, ref fault);
        }}

        internal int PackOf(byte[] room, out UIntPtr needed, ref GrogFault fault)
        {{
            return {name}.PlayPack(Memory, Words, room, (UIntPtr)room.Length, out needed, ref fault);
        }}

"
    )
}

/// Returns the methods for the bytes of such a game.
fn bytes_made(name: &str) -> String {
    format!(
        "        /// <summary>Takes up a game from its bytes.</summary>
        public static {name}Game Unpack(byte[] bytes)
        {{
            var game = new {name}Game();
            game.Read((ref GrogFault fault) => game.UnpackOf(bytes, ref fault));
            return game;
        }}

        /// <summary>The game as bytes.</summary>
        public byte[] Pack()
        {{
            return Written(PackOf);
        }}

"
    )
}
