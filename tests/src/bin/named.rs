//! Orders of a game by their names: `named SYSTEM POSITION ORDERS said|cpp|java|csharp|lua|web`.
//!
//! `said` says what comes of each, and the text of the game at last; with a language it is the program that gives them.

use grognard_core::GAMES;
use grognard_core::binding::game::GameTable;
use grognard_tests::named::{given, show::Language};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [system, position, orders, what] = &arguments[..] else {
        panic!("named SYSTEM POSITION ORDERS said|cpp|java|csharp|lua|web")
    };
    let read = |file: &str| std::fs::read_to_string(file).unwrap_or_else(|why| panic!("{file}: {why}"));
    let kind = GAMES.iter().copied().find(|kind| kind.name == format!("{system}.Game")).expect("a system");
    let game = (kind.load)(&read(position)).unwrap_or_else(|why| panic!("{position}: {why}"));
    let (all, said, text) = given(kind, GameTable::at(kind, game), &read(orders));
    let language = match what.as_str() {
        "cpp" => Language::Cpp,
        "java" => Language::Java,
        "csharp" => Language::CSharp,
        "lua" => Language::Lua,
        "web" => Language::Web,
        _ => return print!("{}\n{text}", said.join("\n")),
    };
    print!("{}", language.program(kind, &all));
}
