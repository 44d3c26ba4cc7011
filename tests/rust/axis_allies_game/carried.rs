//! Transports, carriers and what they carry, through a turn.

use super::Table;
use grognard_core::axis_allies::game::{Choice, Looked, Step, Waits, carriers};
use grognard_core::axis_allies::map::Site::*;
use grognard_core::axis_allies::map::Surface;
use grognard_core::axis_allies::map_questions::{AtSpace, Border, space};
use grognard_core::axis_allies::powers::Power::*;
use grognard_core::axis_allies::units::Kind::*;
use grognard_core::fault::FaultCode;
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;

/// An assault waits for the sea battle in the zone it comes from, and drowns with its transport (3.2f, 4.3c).
#[test]
fn an_assault_drowns() {
    let pieces = [(Transport, Uk, Nor), (Infantry, Uk, Gbr), (Submarine, Germany, Bal), (Fighter, Uk, Gbr)];
    let mut table = Table::on(Uk, &pieces);
    table.allow(Step::Board { pieces: &[2], transport: 1 });
    table.go(&[1], &[Bal]);
    table.go(&[4], &[Nor, Bal]);
    table.allow(Step::Unload { pieces: &[2], space: Ger.into() });
    table.allow(Step::End);
    table.forbid(Step::Fight { space: Ger.into(), support: &[] }, &["AA 4.3c"]);
    table.fight(Bal);
    table.allow(Step::Dice { dice: &[6] });
    table.allow(Step::Dice { dice: &[1] });
    table.allow(Step::Lose { pieces: &[1] });
    // A submarine cannot hit the fighter: the battle goes on.
    assert_eq!((table.at(1), table.at(3)), (None, Some(Bal.number())));
    table.allow(Step::Withdraw { pieces: &[], space: Default::default() });
    table.allow(Step::Press);
    table.allow(Step::Dice { dice: &[1] });
    table.allow(Step::Lose { pieces: &[3] });
    assert_eq!((table.at(1), table.at(2), table.at(3)), (None, None, None));
    assert_eq!(table.game.pending().count(), 0);
    table.allow(Step::End);
    assert_eq!(table.game.owner(Ger.number()), Germany);
}

/// A transport that retreats keeps its cargo aboard, and that does not land (3.2f).
#[test]
fn a_retreat_keeps_cargo_aboard() {
    let pieces = [(Transport, Uk, Nor), (Infantry, Uk, Gbr), (Submarine, Germany, Bal), (Battleship, Uk, Nor)];
    let mut table = Table::on(Uk, &pieces);
    table.allow(Step::Board { pieces: &[2], transport: 1 });
    table.go(&[1, 4], &[Bal]);
    table.allow(Step::Unload { pieces: &[2], space: Ger.into() });
    table.allow(Step::End);
    table.fight(Bal);
    table.allow(Step::Dice { dice: &[6] });
    table.allow(Step::Dice { dice: &[6] });
    table.allow(Step::Withdraw { pieces: &[], space: Default::default() });
    table.allow(Step::Retreat { space: Nor.into() });
    assert_eq!((table.at(1), table.at(2), table.aboard(2)), (Some(Nor.number()), Some(Nor.number()), Some(1)));
    table.allow(Step::End);
    table.forbid(Step::Unload { pieces: &[2], space: Gbr.into() }, &["AA 3.2f"]);
}

/// An assault that lands gives its battleship a shot, and nobody leaves it (3.5a, 4.3b).
#[test]
fn support_and_no_retreat() {
    let pieces = [
        (Transport, Uk, Nor),
        (Infantry, Uk, Gbr),
        (Battleship, Uk, Nor),
        (Infantry, Germany, Weu),
        (Infantry, Germany, Weu),
    ];
    let mut table = Table::on(Uk, &pieces);
    table.allow(Step::Board { pieces: &[2], transport: 1 });
    table.allow(Step::Unload { pieces: &[2], space: Weu.into() });
    table.allow(Step::End);
    table.allow(Step::Fight { space: Weu.into(), support: &[3] });
    table.allow(Step::Dice { dice: &[4] });
    table.allow(Step::Lose { pieces: &[5] });
    table.allow(Step::Dice { dice: &[6] });
    // Its casualty still fires.
    table.allow(Step::Dice { dice: &[6, 6] });
    assert_eq!(table.at(5), None);
    // The next round: no retreat was offered.
    table.allow(Step::Dice { dice: &[1] });
    table.allow(Step::Lose { pieces: &[4] });
    table.allow(Step::Dice { dice: &[6] });
    assert_eq!(table.game.owner(Weu.number()), Uk);
}

/// A friend's troops board, are shuttled on his turn, and unload on theirs (3.3b).
#[test]
fn a_shuttle() {
    let mut table = Table::on(Uk, &[(Transport, Ussr, Nor), (Infantry, Uk, Gbr), (Infantry, Uk, Nor)][..2]);
    table.allow(Step::Board { pieces: &[2], transport: 1 });
    table.forbid(Step::Unload { pieces: &[2], space: Gbr.into() }, &["AA 3.3b"]);
    for _ in 0..3 {
        table.allow(Step::End);
    }
    table.allow(Step::End);
    // Japan, the USA, the USSR.
    for _ in 0..15 {
        table.allow(Step::End);
    }
    // Germany.
    for _ in 0..5 {
        table.allow(Step::End);
    }
    assert_eq!(table.game.power(), Uk);
    table.allow(Step::End);
    table.allow(Step::Unload { pieces: &[2], space: Fin.into() });
    table.allow(Step::End);
    assert_eq!(table.game.owner(Fin.number()), Uk);
}

/// A defending carrier's fighters are lost with it where there is no island (3.4b).
#[test]
fn fighters_without_a_carrier() {
    let pieces = [(Submarine, Germany, Bal), (Carrier, Uk, Nor), (Fighter, Uk, Nor)];
    let mut table = Table::on(Germany, &pieces);
    table.game.embark(3, 2).unwrap();
    table.go(&[1], &[Nor]);
    table.allow(Step::End);
    table.fight(Nor);
    table.allow(Step::Dice { dice: &[2] });
    table.allow(Step::Lose { pieces: &[2] });
    table.allow(Step::Dice { dice: &[4] });
    table.allow(Step::Lose { pieces: &[1] });
    // Great Britain lies wholly inside the North Sea (3.4b).
    assert_eq!((table.at(2), table.at(3)), (None, Some(Gbr.number())));
}

/// A fighter whose carrier is lost flies on in the battle (3.4e), in which submarines withdraw after the round (4.2).
#[test]
fn a_fighter_without_a_carrier_fights_on() {
    let pieces = [
        (Carrier, Usa, HawaiiSeaZone),
        (Fighter, Usa, HawaiiSeaZone),
        (Submarine, Usa, HawaiiSeaZone),
        (Battleship, Japan, WakeIslandSeaZone),
    ];
    let mut table = Table::on(Japan, &pieces);
    table.game.embark(2, 1).unwrap();
    table.go(&[4], &[HawaiiSeaZone]);
    table.allow(Step::End);
    table.fight(HawaiiSeaZone);
    table.allow(Step::Dice { dice: &[1] });
    table.allow(Step::Lose { pieces: &[1] });
    table.allow(Step::Dice { dice: &[6, 6, 6] });
    // Nobody else is in the zones around.
    assert_eq!(table.game.waits(), Waits::Submarines);
    let mut room = [Choice::default(); 64];
    let mut rows = Sink::new(&mut room);
    table.game.choices(&mut rows, &mut Scratch::new(&mut [0; 4096])).unwrap();
    let zones = rows.items().iter().filter(|row| row.piece.get() == Some(3)).map(|row| row.space);
    let mut room = [Border::default(); 12];
    let mut around = Sink::new(&mut room);
    let of = AtSpace { space: HawaiiSeaZone.into(), ..AtSpace::default() };
    space(&of, &mut around, &mut Trail::none()).unwrap();
    let seas =
        around.items().iter().filter(|border| border.surface.get() == Some(Surface::Sea)).map(|border| border.space);
    assert!(seas.clone().count() > 1 && zones.eq(seas));
    table.allow(Step::Withdraw { pieces: &[3], space: WestUsSeaZone.into() });
    assert_eq!((table.at(1), table.aboard(2)), (None, None));
    assert_eq!((table.at(2), table.at(3)), (Some(HawaiiSeaZone.number()), Some(WestUsSeaZone.number())));
}

/// Fighters of two powers whose carrier went down share the bays of the one that is left as their owners choose (3.4b).
#[test]
fn owners_choose_who_keeps_a_carrier() {
    let pieces = [
        (Submarine, Japan, MidwaySeaZone),
        (Submarine, Japan, MidwaySeaZone),
        (Carrier, Uk, WestUsSeaZone),
        (Carrier, Usa, WestUsSeaZone),
        (Fighter, Uk, WestUsSeaZone),
        (Fighter, Usa, WestUsSeaZone),
        (Fighter, Usa, WestUsSeaZone),
    ];
    let mut table = Table::on(Japan, &pieces);
    for (fighter, ship) in [(5, 3), (6, 3), (7, 4)] {
        table.game.embark(fighter, ship).unwrap();
    }
    table.go(&[1, 2], &[WestUsSeaZone]);
    table.allow(Step::End);
    table.fight(WestUsSeaZone);
    // One of two submarines hits a carrier.
    table.allow(Step::Dice { dice: &[1, 6] });
    table.allow(Step::Lose { pieces: &[3] });
    // The carrier and three fighters sink both submarines.
    table.allow(Step::Dice { dice: &[1, 1, 6, 6] });
    table.allow(Step::Lose { pieces: &[1, 2] });
    assert_eq!(table.game.waits(), Waits::Fighters);
    let position = table.game.save().unwrap();
    let owed = carriers(&Looked { position }, &mut Trail::none()).unwrap().value;
    assert_eq!((owed.fighters, owed.bays, owed.lost), (2, 1, 1));
    assert!(table.take(Step::End).unwrap_err().is(FaultCode::NotNow));
    // The third fighter has its own carrier, and there is one bay.
    assert!(table.take(Step::Keep { pieces: &[7] }).unwrap_err().is(FaultCode::Contradiction));
    table.forbid(Step::Keep { pieces: &[5, 6] }, &["AA 3.4b"]);
    let before = table.game.clone();
    table.allow(Step::Keep { pieces: &[6] });
    assert_eq!((table.at(5), table.aboard(6), table.aboard(7)), (None, Some(4), Some(4)));
    table.game = before;
    table.allow(Step::Keep { pieces: &[] });
    assert_eq!((table.aboard(5), table.at(6), table.aboard(7)), (Some(4), None, Some(4)));
    assert_eq!(table.game.pending().count(), 0);
    table.allow(Step::End);
}

/// A fighter may not fly to where it cannot land (landing, 3.4g).
#[test]
fn no_way_home() {
    let mut table = Table::on(Uk, &[(Fighter, Uk, Gbr), (Submarine, Germany, Bla), (Infantry, Germany, Eeu)]);
    let path = [Nor, Bal, Eeu, Bla].map(Into::into);
    table.forbid(Step::Move { pieces: &[1], path: &path }, &["AA landing"]);
    table.go(&[1], &[Nor, Bal]);
    table.forbid(Step::Move { pieces: &[1], path: &path[2..] }, &["AA landing"]);
    table.allow(Step::End);
}
