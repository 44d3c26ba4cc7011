//! Random players at a table, and everything that a host may ask there.

use crate::{MORE, SYSTEMS, begin, kind};
use grognard_adjudicate::json::{Of, record};
use grognard_core::binding::game::{GameKind, GameTable, Held, HeldGame, Naming, Order};
use grognard_core::binding::read;
use grognard_core::fault::FaultCode;
use serde_json::{Map, Value as Json};
use std::sync::Arc;

/// Numbers that look random (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(most.max(1)).unwrap()).unwrap()
    }
}

/// The rows of a level of the choices; none where the position does not say what they depend on.
fn rows(kind: &GameKind, game: &Arc<dyn HeldGame>, of: Option<&Held>) -> Vec<Held> {
    let mut found = Vec::new();
    let of = of.map(|row| &**row as &dyn grognard_core::reflect::Reflect);
    let told = game.choices(of, true.into(), &mut |_, rows, _| {
        found = rows.iter().map(|row| (kind.chosen.items.copy)(*row)).collect();
    });
    assert!(told.is_ok() || told.is_err_and(|fault| fault.is(FaultCode::MissingField)), "{told:?}");
    found
}

fn number(row: &Json, name: &str) -> u64 {
    row[name].as_u64().unwrap_or(0)
}

/// A row of the choices that is an order, with its dice; none where nothing can be done.
fn choose(kind: &GameKind, game: &Arc<dyn HeldGame>, random: &mut Random) -> Option<(Held, Vec<u8>)> {
    let mut of: Option<Held> = None;
    loop {
        let mut found = rows(kind, game, of.as_ref());
        if found.is_empty() {
            return None;
        }
        let mut at = random.below(found.len());
        if record(&*found[at])["step"] == "surrender" {
            at = 0;
        }
        let row = found.swap_remove(at);
        let shown = record(&*row);
        if kind.levels && shown["complete"] != Json::Bool(true) {
            of = Some(row);
            continue;
        }
        if shown["step"] == "chips" {
            // Three of -1 and two of 1, as the bag has them.
            let drawn = [255, 1, 255, 1, 255].into_iter().take(usize::try_from(number(&shown, "count")).unwrap());
            return Some((row, drawn.collect()));
        }
        let wanted = if shown["step"] == "dice" { number(&shown, "count").max(1) } else { 0 };
        return Some((row, (0..wanted).map(|_| u8::try_from(random.below(6) + 1).unwrap()).collect()));
    }
}

/// An order by its kind and the fields of a row, where they are its own.
fn by_fields(kind: &GameKind, row: &Held, dice: &[u8]) -> Option<Order> {
    let shown = record(&**row);
    let verb = kind.verb(shown[kind.key].as_str()?)?;
    let mut fields: Map<String, Json> = Map::new();
    for field in verb.described() {
        match &shown[field.name] {
            Json::Null => {}
            value => drop(fields.insert(field.name.to_owned(), value.clone())),
        }
    }
    if verb.fields.contains(&"dice") {
        fields.insert("dice".to_owned(), dice.into());
    }
    let mut question = (verb.asked.make)();
    read(&mut *question, &Of(&Json::Object(fields))).ok()?;
    Order::step(verb, question, None).ok()
}

/// Asks everything of a position.
fn look(kind: &GameKind, game: &Arc<dyn HeldGame>) {
    let mut pieces = None;
    game.look(&mut |answer, rows, _| {
        assert!(answer.value.is_some());
        pieces = Some(rows.len());
    })
    .expect("a look");
    assert!(pieces.is_some());
    let page = game.page();
    assert!(page.lines().count() > 1 && game.picture().starts_with("<svg"), "{page}");
    let text = game.save().expect("a text");
    assert!((kind.load)(&text).expect("its own text").is_same(&**game), "{text}");
    assert!((kind.unpack)(&game.pack().expect("bytes")).expect("its own bytes").is_same(&**game), "{text}");
    let dice = game.dice().expect("a number of dice");
    assert!(dice < 100, "{dice}");
    for at in 0..kind.views.len() {
        game.view(at).unwrap_or_else(|why| panic!("{}: {why}", kind.views[at].name));
    }
    if kind.views.is_empty() {
        assert_eq!(game.view(0).err().map(|fault| fault.code()), Some(FaultCode::Internal));
    }
    let mut told = false;
    let chances = game.chances(&*(kind.chances.make)(), true.into(), &mut |_, _, _| told = true);
    assert_eq!(chances.is_ok(), told);
    let words: Vec<&str> = text.split_whitespace().filter(|word| word.len() < 20).collect();
    for field in kind.named.iter().copied().chain(["dice"]) {
        let known = words.iter().filter(|word| !matches!(game.named(field, word, false), Naming::Unknown)).count();
        assert!(known > 0 || field == "depot", "{field} has no name in {text}");
        game.named(field, "#1", false);
        game.named(field, "", true);
        game.named(field, "nobody at all", true);
    }
}

/// What an order would come to: its verdict, its paragraphs and the position after it.
fn done(game: &Arc<dyn HeldGame>, order: &Order) -> (Result<bool, FaultCode>, Vec<&'static str>, Option<String>) {
    let mut cites = Vec::new();
    let next = game.next(order, false.into(), &mut |answer, _, _| {
        cites = answer.cites.iter().map(|rule| rule.id()).collect();
    });
    match next {
        Ok(next) => (Ok(next.is_some()), cites, next.map(|next| next.save().expect("a text"))),
        Err(fault) => (Err(fault.code()), cites, None),
    }
}

/// A number in a field of an order, as the field takes it: as a number, a hex or a list of one.
fn put(question: &mut Held, name: &str, number: i64) -> bool {
    let hex = Json::from_iter([("q", number % 1_000), ("r", 0)]);
    let shapes = [Json::from(number), hex.clone(), Json::from(vec![number]), Json::from(vec![hex])];
    shapes.into_iter().any(|value| {
        let fields: Map<String, Json> = [(name.to_owned(), value)].into_iter().collect();
        read(&mut **question, &Of(&Json::Object(fields))).is_ok()
    })
}

/// Judges orders of every kind that nobody would give: each is forbidden or a fault that names its place, or allowed by chance.
fn stray(kind: &'static GameKind, table: &GameTable) -> usize {
    let mut judged = 0;
    for verb in kind.verbs {
        for number in [0, 1, 7, 9_999] {
            let mut question = (verb.asked.make)();
            for name in verb.fields {
                put(&mut question, name, number);
            }
            let Ok(order) = Order::step(verb, question, None) else { continue };
            let told = table.judge(&order, true.into(), &mut |_, _, _| judged += 1);
            assert!(!told.is_err_and(|fault| fault.is(FaultCode::Internal)), "{} {number}", verb.name);
        }
    }
    judged
}

/// Plays so many steps. Returns how many orders were said in each way.
fn play(mut table: GameTable, steps: usize, random: &mut Random) -> [usize; 3] {
    let kind = table.kind();
    let (mut ways, mut judged) = ([0; 3], 0);
    for step in 0..steps {
        if step % 8 == 0 {
            look(kind, table.now());
            judged += stray(kind, &table);
        }
        let Some((row, dice)) = choose(kind, table.now(), random) else { break };
        // Where choices have levels a row has other fields than its order.
        let fields = by_fields(kind, &row, &dice).filter(|_| !kind.levels);
        let order = Order::row((kind.chosen.items.copy)(&*row), dice.clone()).expect("a row is an order");
        assert!(order.record().is_some() && order.verb().is_none() && order.wording().text.is_empty());
        let game = table.now().clone();
        let told = done(&game, &order);
        ways[0] += 1;
        // Dice that the position throws are thrown again alike: their seed is its own.
        let line = game.line(&order).unwrap_or_else(|why| panic!("{:?}: {why}", record(&*row)));
        if told.0 == Ok(true) {
            let by_line = Order::line(&line);
            assert_eq!(done(&game, &by_line), told, "{line}");
            ways[1] += 1;
            if let Some(fields) = &fields
                && done(&game, fields).0 == Ok(true)
            {
                assert_eq!(done(&game, fields).2, told.2, "{line}: {fields:?}");
                assert!(fields.verb().is_some() && !game.line(fields).expect("a line").is_empty());
                ways[2] += 1;
            }
        }
        let mut allowed = None;
        table.judge(&order, true.into(), &mut |answer, _, _| allowed = answer.verdict).expect("a judgement");
        let before = table.text().expect("a text");
        let given = if random.below(2) == 0 { order.copy(&kind.chosen.items) } else { Order::line(&line) };
        let was = table.order(given, true.into(), &mut |_, _, _| ()).expect("no fault");
        assert_eq!((allowed, was), (Some(true), true), "{line}");
        let after = table.text().expect("a text");
        assert_eq!(Some(&after), told.2.as_ref(), "{line}");
        let played = table.undo(true).expect("taken back").expect("an order");
        assert!(!played.line().is_empty() && played.answer().verdict == Some(true));
        assert_eq!(table.text().expect("a text"), before, "{line} taken back");
        table.redo().expect("done again").expect("an order");
        assert_eq!(table.text().expect("a text"), after, "{line} done again");
    }
    look(kind, table.now());
    // A game that is over judges none.
    judged += stray(kind, &table);
    assert!(judged > 0);
    ways
}

#[test]
fn rows_lines_and_fields_do_the_same() {
    let mut random = Random(1950);
    for (system, file) in SYSTEMS {
        let mut ways = [0; 3];
        for _ in 0..4 {
            let (table, _) = begin(system, file);
            let more = play(table, 40, &mut random);
            ways = [0, 1, 2].map(|way| ways[way] + more[way]);
        }
        println!("{system}: {ways:?}");
        assert!(ways[0] > 20 && ways[1] > 10, "{system}: {ways:?}");
        assert!(kind(system).levels || ways[2] > 5, "{system}: {ways:?}");
    }
}

#[test]
fn other_positions_are_played_to_their_end() {
    let mut random = Random(1863);
    for (system, text) in MORE {
        for _ in 0..8 {
            let kind = kind(system);
            let game = (kind.load)(text).unwrap_or_else(|why| panic!("{system}: {why}"));
            let ways = play(GameTable::at(kind, game), 200, &mut random);
            assert!(ways[0] > 0, "{system}");
        }
    }
}

/// What follows the end of a text is none of it.
#[test]
fn nothing_follows_the_end() {
    for (system, file) in SYSTEMS.iter().filter(|(system, _)| *system != "axis_allies") {
        let (table, _) = begin(system, file);
        let text = table.text().expect("a text");
        let (position, _) = text.rsplit_once("end").expect("its end");
        let (kind, lines) = (table.kind(), position.lines().skip(1).collect::<Vec<_>>().join("\n"));
        if let Ok(game) = (kind.load)(&format!("{position}end\n{lines}\n")) {
            assert!(game.is_same(&**table.now()), "{system}: {}", game.save().expect("a text"));
        }
    }
}
