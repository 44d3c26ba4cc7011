//! The operations on games in memory that a caller lends, made from the core's list of games. They are those of C and of
//! what is built on it: bindings that allocate hold a game themselves.

use grognard_core::binding::game::{Asked, GameKind, Told};
use grognard_core::binding::{Fill, Operation, Series, Take, Wish, Wrong};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::rule::Entry;
use std::sync::OnceLock;

/// The chapter of these operations: `ocs.play.order`.
const CHAPTER: &str = "play";

/// Nobody asks them through the bindings' list.
fn never(_: Fill<'_>, _: Wish, _: Take<'_>) -> Result<(), Wrong> {
    Err(Wrong::of(Fault::new(FaultCode::Internal, &"play"), &grognard_core::hex::Hex::default(), None))
}
fn none(_: &mut dyn Series) {}

/// The verbs of a game with what each answers.
fn of_game(game: &'static GameKind) -> Vec<Operation> {
    let system = game.name.split('.').next().unwrap_or("");
    let made = |verb: &str, doc: &'static str, asked: Asked| Operation {
        name: String::leak(format!("{system}.{CHAPTER}.{verb}")),
        doc,
        question: asked.shape,
        answer: None,
        decides: false,
        effects: None,
        list: "rows",
        scratch: false,
        ask: never,
        make: asked.make,
        series: none,
        path: "",
    };
    let told = |operation: Operation, told: Told| Operation {
        answer: told.value.map(|record| record.shape),
        effects: Some(told.items.shape),
        list: if told.are_effects { "effects" } else { "rows" },
        decides: told.decides,
        ..operation
    };
    let stands = game.looked.value.map(|record| record.shape);
    vec![
        Operation {
            answer: stands,
            ..made("new", "Begins a game in memory that is lent, and says where it stands.", game.setup)
        },
        told(
            made("look", "What the game waits for, and the rows of what stands on the board or is owed.", game.look),
            game.looked,
        ),
        told(
            made("choices", "All that may be done now: each row is an order, or leads to orders.", game.level),
            game.chosen,
        ),
        told(
            made("judge", "Whether an order is allowed, and the objections to it. Nothing changes.", game.given),
            game.judged,
        ),
        told(
            made(
                "order",
                "Gives an order: decides whether it is allowed, and does it then. An order that is forbidden changes nothing, nor \
                 does one with a fault. If the effects do not fit, nothing is done.",
                game.given,
            ),
            game.ordered,
        ),
        told(made("chances", "The exact chances of what is open.", game.chances), game.forecast),
    ]
}

/// All of them, in the order of the core's list of games.
pub fn all() -> &'static [Operation] {
    static ALL: OnceLock<Vec<Operation>> = OnceLock::new();
    ALL.get_or_init(|| grognard_core::GAMES.iter().flat_map(|game| of_game(game)).collect())
}

/// Returns whether an operation is about a game in memory that is lent.
pub fn is_play(operation: &Operation) -> bool {
    operation.name.split('.').nth(1) == Some(CHAPTER)
}

/// Every operation that C has.
pub fn operations() -> impl Iterator<Item = &'static Operation> {
    grognard_core::OPERATIONS.iter().copied().flatten().chain(all())
}

/// The operations that C has, by system, with the rules of the system.
pub fn systems() -> Vec<(&'static str, Vec<Operation>, &'static [Entry])> {
    let system = |operation: &Operation| operation.name.split('.').next().unwrap_or("");
    let lists = grognard_core::OPERATIONS.iter().zip(grognard_core::RULES);
    lists
        .map(|(own, entries)| {
            let name = own.first().map_or("", system);
            (name, operations().filter(|o| system(o) == name).copied().collect(), *entries)
        })
        .collect()
}
