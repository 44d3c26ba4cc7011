//! The figures of refusals: the amounts needed and available. Also questions that no other language can express:
//! reserved bytes, and sums beyond their type.

use crate::piece;
use grognard_core::axis_allies::battle::{
    Battle, BattleEffects, BattleKind, Ending, Force, LoadedShip, Role, Sinking, Stage, sink,
};
use grognard_core::axis_allies::board::{Board, Holding, Unit};
use grognard_core::axis_allies::income::{Collect, collect};
use grognard_core::axis_allies::map::{Site, Space, Surface};
use grognard_core::axis_allies::movement::{Route, assess};
use grognard_core::axis_allies::moves::{Moves, check};
use grognard_core::axis_allies::orders::{Action, Order, Phase};
use grognard_core::axis_allies::placement::{Placement, Placing, assess as place};
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::transport::{Shipping, assess as ship};
use grognard_core::axis_allies::units::{Kind, UnitValue};
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::rule::Rule;
use grognard_core::ruling::{Sink, Step, Trail, What};
use grognard_core::scratch::Scratch;

/// The limits that a question's trail tells: the rule, what is needed, what there is.
fn limits(ask: impl FnOnce(&mut Trail<'_>)) -> Vec<(&'static str, i32, u16)> {
    let mut room = [Step::default(); 32];
    let mut trail = Trail::new(&mut room);
    ask(&mut trail);
    let steps = trail.items().iter().filter(|step| step.what.get() == Some(What::Limit));
    steps.map(|step| (Rule(step.rule).id(), step.num, step.den)).collect()
}

#[test]
fn a_refusal_says_by_how_much() {
    let (power, phase) = (Power::Uk.into(), Phase::Combat.into());
    let syria = [piece(Kind::Infantry, Power::Uk, Site::Syr.number())];
    let board = Board { units: &syria, ..Board::default() };
    let path = [Site::Per.into(), Site::Cau.into()];
    let far = limits(|trail| {
        let route = Route { board, power, phase, path: &path, ..Route::default() };
        assert!(!assess(&route, &mut Sink::none(), trail).unwrap().value.is_allowed());
    });
    assert_eq!(far, [("AA movement", 2, 1)]);
    let poor = limits(|trail| {
        let route = Route { board, power, phase, path: &[Site::Sau.number().into()], cash: 2, ..Route::default() };
        assert!(!assess(&route, &mut Sink::none(), trail).unwrap().value.is_allowed());
    });
    assert_eq!(poor, [("AA 2.7", 3, 2)]);
    let units = [
        piece(Kind::Transport, Power::Uk, Site::Nor.number()),
        piece(Kind::Armor, Power::Uk, Site::Gbr.number()),
        piece(Kind::Infantry, Power::Uk, Site::Gbr.number()),
    ];
    let full = limits(|trail| {
        let board = Board { units: &units, ..Board::default() };
        let action = Action::Board.into();
        let question = Shipping { board, power, phase, action, aboard: 1, troops: &[1, 2], ..Shipping::default() };
        let mut words = [0; 8];
        let told = ship(&question, &mut Sink::none(), &mut Scratch::new(&mut words), trail).unwrap();
        assert!(!told.value.is_allowed());
    });
    assert_eq!(full, [("AA 3.2a", 1, 0)]);
}

#[test]
fn bytes_that_must_be_zero_are_zero() {
    let power = Power::Uk.into();
    let asked = |board: Board<'_>| collect(&Collect { board, power }, &mut Trail::none()).unwrap_err().to_string();
    let wrong = |list: &str| format!("{list}[0].reserved: reserved bytes are not 0 (reserved)");
    let unit = Unit { reserved: [0, 0, 0, 0, 1], ..piece(Kind::Infantry, Power::Uk, Site::Gbr.number()) };
    assert_eq!(asked(Board { units: &[unit], ..Board::default() }), wrong("board.units"));
    let holding = Holding { space: Site::Gbr.number().into(), owner: power, reserved: 1, ..Holding::default() };
    assert_eq!(asked(Board { holdings: &[holding], ..Board::default() }), wrong("board.holdings"));
    let space = Space { surface: Surface::Land.into(), reserved: [0, 1, 0], ..Space::default() };
    assert_eq!(asked(Board { spaces: &[space], ..Board::default() }), wrong("board.spaces"));
    let row = UnitValue { kind: Kind::Infantry.into(), reserved: [1; 5], ..UnitValue::default() };
    assert_eq!(asked(Board { chart: &[row], ..Board::default() }), wrong("board.chart"));

    let units = [piece(Kind::Infantry, Power::Uk, Site::Gbr.number())];
    let order = Order {
        action: Action::Move.into(),
        path: [1, 0, 0, 0, 0, 0].map(Into::into),
        reserved: [0, 0, 1],
        ..Order::default()
    };
    let board = Board { units: &units, ..Board::default() };
    let moves = Moves { board, power, phase: Phase::Combat.into(), orders: &[order], ..Moves::default() };
    let mut words = [0; 64];
    let told = check(&moves, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none());
    assert_eq!(told.unwrap_err().to_string(), wrong("orders"));
    let placement = Placement {
        space: Site::Gbr.number().into(),
        kind: Kind::Infantry.into(),
        reserved: [1, 0],
        ..Placement::default()
    };
    let placing = Placing { power, placements: &[placement], ..Placing::default() };
    let told = place(&placing, &mut Sink::none(), &mut Scratch::new(&mut words), &mut Trail::none());
    assert_eq!(told.unwrap_err().to_string(), wrong("placements"));
}

#[test]
fn sums_beyond_their_type_are_faults() {
    // 258 ships of 255 infantry each.
    let ship = LoadedShip { kind: Kind::Transport.into(), infantry: 255, lost: true.into(), ..LoadedShip::default() };
    let ships = vec![ship; 258];
    let battle = Battle {
        attacker_start: Force { submarine: 1, ..Force::default() },
        attacker: Force { submarine: 1, ..Force::default() },
        defender_start: Force { transport: 258, ..Force::default() },
        kind: BattleKind::Sea.into(),
        stage: Stage::Over.into(),
        ending: Ending::AttackerWins.into(),
        ..Battle::default()
    };
    let row = UnitValue { kind: Kind::Transport.into(), hold: 255, cost: 8, ..UnitValue::default() };
    let chart = [UnitValue { attack: 0.into(), defence: 1.into(), ..row }];
    let question = Sinking { battle, role: Role::Defender.into(), ships: &ships, chart: &chart };
    let told = sink(&question, &mut BattleEffects::none(), &mut Trail::none());
    assert_eq!(told.unwrap_err(), Fault::new(FaultCode::Overflow, &"ships"));
}
