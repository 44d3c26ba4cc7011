//! Games that are held: what the lists say of them, and how many positions a history keeps.

use grognard_core::GAMES;
use grognard_core::binding::game::{GameTable, Order, Verb};
use grognard_core::fault::Fault;

fn begin() -> GameTable {
    let kind = GAMES.iter().find(|kind| kind.name == "axis_allies.Game").expect("it is listed");
    let question = (kind.setup.make)();
    GameTable::at(kind, (kind.new)(&*question).expect("the set-up"))
}

fn order(table: &mut GameTable, line: &str) -> Result<bool, Fault> {
    table.order(Order::line(line), false.into(), &mut |_, _, _| ())
}

#[test]
fn every_word_is_an_order() {
    for kind in GAMES {
        let verbs: Vec<&str> = kind.verbs.iter().map(|verb| verb.name).collect();
        for word in kind.words.words {
            assert_eq!(verbs.iter().filter(|verb| *verb == word).count(), 1, "{}: {word}", kind.name);
        }
        assert_eq!(verbs.len(), kind.words.words.len(), "{}", kind.name);
        for verb in kind.verbs {
            let Verb { name, fields, required, .. } = verb;
            assert_eq!(verb.described().count(), fields.len(), "{} {name}: a field that it has not", kind.name);
            assert!(*required <= fields.len(), "{} {name}", kind.name);
            assert!(!kind.doc_of(verb).is_empty(), "{} {name}", kind.name);
        }
    }
}

#[test]
fn a_history_keeps_few_positions() -> Result<(), Fault> {
    let mut table = begin();
    let mut texts = vec![table.text()?];
    for count in 1..=1500usize {
        assert!(order(&mut table, "end")?);
        texts.push(table.text()?);
        // 16 to 32 near ones, and four for each time that the distance doubles.
        assert!(table.kept() <= 33 + 8 * usize::try_from(count.ilog2()).unwrap_or(0), "{count}: {}", table.kept());
    }
    for text in texts.iter().rev().skip(1) {
        assert!(table.undo(true)?.is_some());
        assert_eq!(table.text()?, *text);
        assert!(table.kept() <= 133);
    }
    assert!(table.undo(true)?.is_none());
    for text in texts.iter().skip(1) {
        assert!(table.redo()?.is_some());
        assert_eq!(table.text()?, *text);
    }
    Ok(())
}

#[test]
fn forbidden_orders_leave_the_history() -> Result<(), Fault> {
    let mut table = begin();
    assert!(order(&mut table, "buy 3 inf")?);
    let text = table.text()?;
    assert!(table.undo(true)?.is_some());
    assert!(!order(&mut table, "buy 9 inf")?);
    assert!(order(&mut table, "nonsense").is_err());
    // What was undone may still be done again.
    assert!(table.redo()?.is_some());
    assert_eq!(table.text()?, text);
    assert_eq!((table.history().len(), table.undone().len()), (1, 0));
    // Another order ends that.
    table.undo(true)?;
    assert!(order(&mut table, "buy 2 inf")?);
    assert!(table.redo()?.is_none());
    Ok(())
}
