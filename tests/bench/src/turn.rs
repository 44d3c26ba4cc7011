//! An order on a ready board of 10,000 hexes and 1,000 units: a regiment marches two hexes, and the board changes.

use crate::paths::{Supply, position};
use grognard_core::hex::Hex;
use grognard_core::ocs::edits::{BoardEdit, Change, apply};
use grognard_core::ocs::effects::{Effect, Effects};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::turn::{MarchOrder, TurnState, march};
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::reflect::Code;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// The board, with a regiment that can march and no combat open.
pub fn marching() -> Supply {
    let mut supply = position(15);
    supply.units.iter_mut().for_each(|unit| unit.combat_supply = Code::default());
    let at = usize::from(supply.unit);
    supply.units[at].combat_side.ma = (5 * MP).into();
    supply
}

/// How many edits carry out the order.
pub fn order(supply: &Supply, words: &mut [u64], edits: &mut [BoardEdit]) -> usize {
    let board = supply.lend();
    let segment = Code::new(Segment::Movement);
    let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..Default::default() };
    let path = [Hex::new(56, 52), Hex::new(57, 52)].map(|hex| Waypoint { hex, ..Default::default() });
    let asked = MarchOrder { board, turn, units: &[supply.unit], path: &path, ..Default::default() };
    let mut room = [Effect::default(); 16];
    let mut effects = Effects::new(&mut room);
    let ruling = march(&asked, &mut effects, &mut Scratch::none(), &mut Trail::none()).expect("no fault");
    assert!(ruling.value.is_allowed());
    let change = Change { board, effects: effects.items(), ..Default::default() };
    let mut rows = Sink::new(edits);
    apply(&change, &mut rows, &mut Scratch::new(words), &mut Trail::none()).expect("no fault");
    rows.needed()
}
