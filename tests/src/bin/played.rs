//! Plays a game as the programs of C, C++, Java, C# and LuaJIT do, and says what they must say.
//!
//! `played SYSTEM POSITION ORDERS STEPS`: the position of a file and the lines of another; then so many steps by chance, rows of
//! the choices with dice of a small generator. Each order is a line: its verdict, the number of its effects and its
//! paragraphs, or the number of a fault. At last the text of the game, how many bytes it takes and their sum. `played SYSTEM` prints the first position of a game.

use grognard_core::GAMES;
use grognard_core::binding::game::{GameKind, GameTable, Held, Order};
use grognard_core::reflect::{Reflect, Value};
use grognard_tests::through_game::{field, rows};

/// The generator of C's standard of 1989, as every program has it.
struct Luck(u32);

impl Luck {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_103_515_245).wrapping_add(12_345);
        usize::try_from((self.0 >> 16) & 0x7FFF).expect("small") % below
    }
}

/// Gives an order and says what came of it.
fn give(table: &mut GameTable, order: Order) -> bool {
    let (mut cites, mut effects) = (Vec::new(), 0);
    let verdict = table.order(order, false.into(), &mut |answer, items, _| {
        cites = answer.cites.iter().map(|rule| rule.id()).collect();
        effects = items.len();
    });
    match verdict {
        Ok(done) => println!("{} {effects} {}", if done { "allowed" } else { "forbidden" }, cites.join(", ")),
        Err(fault) => println!("fault {}", fault.code().number()),
    }
    verdict == Ok(true)
}

/// Gives a row by chance; false where there is none.
fn chance(kind: &GameKind, table: &mut GameTable, luck: &mut Luck) -> bool {
    let mut of: Option<Held> = None;
    loop {
        let mut found =
            rows(kind, table, of.as_deref().map(|row| row as &dyn Reflect)).expect("choices can be asked for");
        if found.is_empty() {
            return false;
        }
        let surrenders =
            |row: &Held| kind.key == "step" && matches!(field(&**row, "step"), Value::Word(Ok("surrender")));
        let mut at = luck.next(found.len());
        if surrenders(&found[at]) {
            at = 0;
        }
        let row = found.swap_remove(at);
        if kind.levels && !matches!(field(&*row, "complete"), Value::Flag(true)) {
            of = Some(row);
            continue;
        }
        let mut dice = Vec::new();
        if kind.key == "step" && matches!(field(&*row, "step"), Value::Word(Ok("dice"))) {
            let Value::Int(count) = field(&*row, "count") else { panic!("a count is a number") };
            dice = (0..count).map(|_| u8::try_from(luck.next(6) + 1).expect("a face")).collect();
        }
        return give(table, Order::row(row, dice).expect("a row is an order"));
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let kind_of = |system: &str| {
        let found = GAMES.iter().copied().find(|kind| kind.name == format!("{system}.Game"));
        found.unwrap_or_else(|| panic!("there is no system {system}"))
    };
    let read = |file: &str| std::fs::read_to_string(file).unwrap_or_else(|why| panic!("{file}: {why}"));
    let [system, position, orders, steps] = arguments.as_slice() else {
        let [system] = arguments.as_slice() else { panic!("played SYSTEM [POSITION ORDERS STEPS]") };
        let kind = kind_of(system);
        let game = (kind.new)(&*(kind.setup.make)()).unwrap_or_else(|why| panic!("{why}"));
        return print!("{}", game.save().expect("a text"));
    };
    let kind = kind_of(system);
    let game = (kind.load)(&read(position)).unwrap_or_else(|why| panic!("{position}: {why}"));
    let mut table = GameTable::at(kind, game);
    for line in read(orders).lines() {
        give(&mut table, Order::line(line));
    }
    let mut luck = Luck(1950);
    for _ in 0..steps.parse::<usize>().expect("a number of steps") {
        if !chance(kind, &mut table, &mut luck) {
            break;
        }
    }
    print!("{}", table.text().expect("a text"));
    let bytes = table.now().pack().expect("bytes");
    let sum: String = bytes[bytes.len() - 4..].iter().map(|byte| format!("{byte:02x}")).collect();
    println!("bytes {} {sum}", bytes.len());
}
