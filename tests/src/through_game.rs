//! Properties of the games of all systems, as bindings hold them, for arbitrary texts and orders, for the fuzzer and the
//! tests: what is loaded is saved and loaded again as it was, an order that is refused changes nothing, no choice is
//! forbidden, and nothing panics.

use grognard_core::GAMES;
use grognard_core::binding::game::{GameKind, GameTable, Held, HeldGame, Order};
use grognard_core::reflect::{Reflect, Value};

/// Lines of orders that one input gives, and choices that it takes.
const MOST: usize = 8;

/// Loads a position and does what orders say. The first byte tells the system, the second how choices are picked; two bytes
/// are the length of the position's text, the lowest first. What follows is lines of orders. Returns false if the text gives
/// no position.
///
/// # Panics
/// If a property does not hold.
pub fn check(data: &[u8]) -> bool {
    let [system, pick, low, high, rest @ ..] = data else { return false };
    let kind = GAMES[usize::from(*system) % GAMES.len()];
    let (text, lines) = rest.split_at(usize::from(u16::from_le_bytes([*low, *high])).min(rest.len()));
    let (Ok(text), Ok(lines)) = (str::from_utf8(text), str::from_utf8(lines)) else { return false };
    let Ok(game) = (kind.load)(text) else { return false };
    kept(kind, &*game);
    let mut table = GameTable::at(kind, game);
    for line in lines.split('\n').filter(|line| !line.is_empty()).take(MOST) {
        given(&mut table, Order::line(line));
    }
    let mut luck = usize::from(*pick);
    for _ in 0..MOST {
        let Some(order) = picked(&table, &mut luck) else { break };
        let line = table.line(&order);
        assert!(given(&mut table, order) != Some(false), "a choice is forbidden: {line:?}");
    }
    kept(kind, &**table.now());
    true
}

/// Saves and packs a position, and loads both.
fn kept(kind: &GameKind, game: &dyn HeldGame) {
    if let Ok(text) = game.save() {
        let again = (kind.load)(&text).unwrap_or_else(|why| panic!("{why}: {text}"));
        assert!(again.is_same(game), "{text}");
    }
    if let Ok(bytes) = game.pack() {
        let again = (kind.unpack)(&bytes).unwrap_or_else(|why| panic!("{why}: {:?}", game.save()));
        assert!(again.is_same(game), "{:?}", game.save());
    }
}

/// Gives an order; whether it was allowed, nothing for a fault.
fn given(table: &mut GameTable, order: Order) -> Option<bool> {
    let before = table.now().copy();
    let done = table.order(order, false.into(), &mut |_, _, _| {}).ok();
    if done != Some(true) {
        assert!(table.now().is_same(&*before), "what is not allowed changes nothing: {:?}", table.text());
    }
    done
}

/// Returns the value of a row's field.
///
/// # Panics
/// If it has none of this name.
pub fn field<'r>(row: &'r dyn Reflect, name: &str) -> Value<'r> {
    let at = row.shape().fields.iter().position(|field| field.name == name).expect("a row has this field");
    row.value(at)
}

/// Returns the rows of a level of the choices; nothing where they cannot be told.
pub fn rows(kind: &GameKind, table: &GameTable, of: Option<&dyn Reflect>) -> Option<Vec<Held>> {
    let mut found = Vec::new();
    let copy = |row: &&dyn Reflect| (kind.chosen.items.copy)(*row);
    table.now().choices(of, false.into(), &mut |_, rows, _| found = rows.iter().map(copy).collect()).ok()?;
    Some(found)
}

/// Picks one of the choices, whose dice all show ones.
fn picked(table: &GameTable, luck: &mut usize) -> Option<Order> {
    let kind = table.kind();
    let mut of: Option<Held> = None;
    loop {
        let mut found = rows(kind, table, of.as_deref().map(|row| row as &dyn Reflect))?;
        if found.is_empty() {
            return None;
        }
        *luck = luck.wrapping_mul(31).wrapping_add(7);
        let row = found.swap_remove((*luck >> 3) % found.len());
        if kind.levels && !matches!(field(&*row, "complete"), Value::Flag(true)) {
            of = Some(row);
            continue;
        }
        let mut dice = Vec::new();
        if kind.key == "step" && matches!(field(&*row, "step"), Value::Word(Ok("dice"))) {
            let Value::Int(count) = field(&*row, "count") else { panic!("a count is a number") };
            dice = vec![1; usize::try_from(count).unwrap_or(0)];
        }
        return Order::row(row, dice).ok();
    }
}
