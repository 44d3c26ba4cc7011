//! Who negates zones of control for the trace of a unit in Strat Mode that stops, and so stays (4.5b, 5.8b), against the
//! trace that is found when some of them say that they will move.

use super::traces::{ACROSS, apart, chart, hexes};
use grognard_core::hex::Hex;
use grognard_core::ocs::board::Board;
use grognard_core::ocs::effects::{Effect, EffectKind, Effects};
use grognard_core::ocs::measures::MP;
use grognard_core::ocs::rules::{R4_5B, R5_8B};
use grognard_core::ocs::sequence::Segment;
use grognard_core::ocs::trace::{TraceFound, TraceHunt, find};
use grognard_core::ocs::turn::{MarchOrder, TurnState, march};
use grognard_core::ocs::units::{Face, Halted, Kind, Mobility, Mode, Progress, Unit};
use grognard_core::ocs::zoc::Waypoint;
use grognard_core::reflect::{Code, Flag};
use grognard_core::ruling::{Sink, Trail, Verdict};
use grognard_core::scratch::Scratch;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::Config;

/// A unit of either side: one that has yet to move, has ended its movement or is under way, or a headquarters.
fn counter() -> impl Strategy<Value = Unit> {
    (0..ACROSS, 0..ACROSS, 0u8..9).prop_map(|(q, r, what)| {
        let legs = Face { ma: (4 * MP).into(), mobility: Code::new(Mobility::Leg), ..Face::default() };
        let regiment = Unit { move_side: legs, mode: Code::new(Mode::Move), ..Unit::regiment(1, 4, 3) };
        let throws = Face { throw_range: 3 * MP, throw_mobility: Code::new(Mobility::Truck), ..Face::default() };
        let unit = match what {
            0..3 => Unit { mode: Code::new(Mode::Combat), ..Unit::regiment(2, 4, 3) },
            3 => Unit { combat_side: throws, ..Unit::of(1, Kind::Hq) },
            4 => Unit { halted: Code::new(Halted::DroppedOff), ..regiment },
            5 => Unit { progress: Code::new(Progress::Entered), mp_spent: MP, ..regiment },
            _ => regiment,
        };
        Unit { hex: Hex::new(q, r), combat_supply: Code::default(), ..unit }
    })
}

/// Whether a unit traces if some say that they will move.
fn traces(board: Board<'_>, strat: usize, moves: &dyn Fn(usize) -> bool) -> bool {
    let mut units = board.units.to_vec();
    units.iter_mut().enumerate().for_each(|(at, unit)| unit.will_move = Flag::from(moves(at)));
    let (mut room, mut words) = (vec![TraceFound::default(); units.len()], vec![0; 2_000]);
    let mut rows = Sink::new(&mut room);
    let asked = TraceHunt { board: Board { units: &units, ..board }, side: 1, ..TraceHunt::default() };
    find(&asked, &mut rows, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
    rows.items().iter().any(|row| usize::from(row.unit) == strat && row.traces.is_set())
}

proptest! {
    // One case in 150 binds somebody.
    #![proptest_config(Config { cases: 16 * crate::config().cases, ..crate::config() })]

    #[test]
    fn none_of_those_who_stay_can_be_left_out(
        (hexes, units) in (hexes(), vec(counter(), 3..16).prop_map(apart)),
        (strat, mover, side) in (any::<proptest::sample::Index>(), any::<proptest::sample::Index>(), 0usize..6),
    ) {
        let mut units = units;
        // One source: the first, if there is one.
        let mut hexes = hexes;
        hexes.iter_mut().filter(|hex| hex.supply_source != 0).skip(1).for_each(|hex| hex.supply_source = 0);
        let able: Vec<usize> = (0..units.len()).filter(|at| units[*at].side == 1 && units[*at].kind.get() == Some(Kind::Combat)).collect();
        if able.is_empty() {
            return Ok(());
        }
        let strat = able[strat.index(able.len())];
        let others: Vec<usize> = able.into_iter().filter(|at| units[*at].hex != units[strat].hex).collect();
        if others.is_empty() {
            return Ok(());
        }
        let mover = others[mover.index(others.len())];
        let (mode, progress) = (Code::new(Mode::Strat), Code::new(Progress::Entered));
        units[strat] = Unit { mode, progress, mp_spent: MP, halted: Code::default(), ..units[strat] };
        units[mover] = Unit { progress: Code::default(), mp_spent: 0, halted: Code::default(), ..units[mover] };
        let chart = chart();
        let board = Board { chart: &chart, hexes: &hexes, units: &units, ..Default::default() };
        let segment = Code::new(Segment::Movement);
        let turn = TurnState { number: 1, segment, first: 1, second: 2, player: 1, ..TurnState::default() };
        let near: Vec<Hex> = units[mover].hex.neighbours().filter(|next| hexes.iter().any(|hex| hex.hex == *next)).collect();
        let next = near[side % near.len()];
        let path = [Waypoint { hex: next, ..Waypoint::default() }];
        let named = [u16::try_from(mover).unwrap()];
        let order = MarchOrder { board, turn, units: &named, path: &path, ..MarchOrder::default() };
        let (mut room, mut words) = (vec![Effect::default(); 64], vec![0; 4_000]);
        let mut effects = Effects::new(&mut room);
        let ruling = march(&order, &mut effects, &mut Scratch::new(&mut words), &mut Trail::none()).unwrap();
        let under_way = |at: usize| units[at].progress.get() == Some(Progress::Entered);
        let may_move = |at: usize| units[at].side == 1 && units[at].halted.0 == 0 && !under_way(at);
        match ruling.value {
            // For another reason.
            Verdict::Forbidden if !ruling.cites.has(R5_8B) => return Ok(()),
            _ => {}
        }
        let leaves = |at: usize| at == mover;
        prop_assert_eq!(ruling.value.is_allowed(), traces(board, strat, &leaves));
        let bound: Vec<usize> = effects.items().iter()
            .filter(|effect| effect.what.get() == Some(EffectKind::Stop) && effect.rule == R4_5B.0)
            .map(|effect| usize::from(effect.unit)).collect();
        prop_assert_eq!(ruling.value.is_allowed() && ruling.cites.has(R4_5B), !bound.is_empty());
        if ruling.value.is_allowed() {
            let free = |at: usize| leaves(at) || may_move(at) && !bound.contains(&at);
            prop_assert!(traces(board, strat, &free), "those who stay will do");
            for one in &bound {
                prop_assert!(may_move(*one));
                prop_assert!(!traces(board, strat, &|at| free(at) || at == *one), "none of them can be left out");
            }
        }
    }
}
