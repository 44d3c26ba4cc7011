//! The order of a turn, and what passes from one phase to the next.

use super::Table;
use grognard_core::axis_allies::game::{Game, GameEffectKind, Step, TurnPhase, Waits};
use grognard_core::axis_allies::map::Site::*;
use grognard_core::axis_allies::placement::Placement;
use grognard_core::axis_allies::powers::Power::*;
use grognard_core::axis_allies::units::Kind::*;
use grognard_core::fault::FaultCode;

/// A power buys for what it has, places at its complex, and collects its income (units, placement, income).
#[test]
fn a_quiet_round() {
    let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
    for (power, cash, income) in [(Ussr, 24, 24), (Germany, 32, 32), (Uk, 30, 30), (Japan, 25, 25), (Usa, 36, 36)] {
        assert_eq!((table.game.power(), table.game.cash(power)), (power, cash));
        table.forbid(Step::Buy { kind: Infantry, count: 13 }, &["AA units"]);
        table.allow(Step::Buy { kind: Infantry, count: 2 });
        assert_eq!(table.game.cash(power), cash - 6);
        for _ in 0..4 {
            table.allow(Step::End);
        }
        assert_eq!(table.game.phase(), TurnPhase::Placement);
        let home = [Mos, Ger, Gbr, Jpn, Eus][power as usize - 1];
        let entry = Placement { space: home.into(), kind: Infantry.into(), count: 2, ..Placement::default() };
        table.allow(Step::Place(entry));
        let more = Placement { count: 1, ..entry };
        assert!(table.take(Step::Place(more)).unwrap_err().is(FaultCode::OutOfRange), "no more in hand");
        table.allow(Step::End);
        assert_eq!(table.did(GameEffectKind::Placed), 2);
        assert_eq!(table.game.cash(power), cash - 6 + income);
    }
    assert_eq!((table.game.power(), table.game.round()), (Ussr, 2));
}

/// Steps out of their order are faults.
#[test]
fn out_of_order() {
    let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
    let steps = [
        Step::Move { pieces: &[1], path: &[1.into()] },
        Step::Fight { space: Ukr.into(), support: &[] },
        Step::Dice { dice: &[1] },
        Step::Lose { pieces: &[1] },
        Step::Press,
        Step::Place(Placement { space: Mos.into(), kind: Infantry.into(), ..Placement::default() }),
    ];
    for step in steps {
        assert!(table.take(step).unwrap_err().is(FaultCode::NotNow), "{step:?}");
    }
}

/// A battle to its end: dice, losses, and land that changes hands with its gun (3.1e).
#[test]
fn a_battle_takes_land_and_gun() {
    let attack = [
        (Infantry, Ussr, Cau),
        (Infantry, Ussr, Cau),
        (Armor, Ussr, Cau),
        (Infantry, Germany, Ukr),
        (AaGun, Germany, Ukr),
    ];
    let mut table = Table::on(Ussr, &attack);
    table.game.hold(Ukr.number(), Germany, false).unwrap();
    table.go(&[1, 2, 3], &[Ukr]);
    table.allow(Step::End);
    assert_eq!(table.game.pending().collect::<Vec<_>>(), [(Ukr.number(), Waits::Orders)]);
    assert!(table.take(Step::End).unwrap_err().is(FaultCode::NotNow), "a battle is to be fought");
    table.fight(Ukr);
    // Infantry hit on 1, armor on 3 or less.
    table.allow(Step::Dice { dice: &[2, 6, 3] });
    table.allow(Step::Lose { pieces: &[4] });
    table.allow(Step::Dice { dice: &[2] });
    table.forbid(Step::Lose { pieces: &[] }, &["AA casualties"]);
    table.allow(Step::Lose { pieces: &[2] });
    assert_eq!((table.game.owner(Ukr.number()), table.at(2), table.at(4)), (Ussr, None, None));
    let gun = table.game.pieces().find(|piece| piece.id == 5).unwrap();
    assert_eq!(gun.owner, Ussr);
    table.allow(Step::End);
    // 4.4b: not this turn.
    table.forbid(Step::Move { pieces: &[5], path: &[Cau.into()] }, &["AA 4.4b"]);
}

/// Armor takes what it passes, and may retreat to it (3.6a, 4.1b).
#[test]
fn a_blitz_opens_a_way_back() {
    let pieces = [(Infantry, Uk, Feq), (Armor, Uk, Feq), (Infantry, Germany, Egy), (Infantry, Germany, Egy)];
    let mut table = Table::on(Uk, &pieces);
    table.game.hold(Egy.number(), Germany, false).unwrap();
    table.go(&[1], &[Egy]);
    table.go(&[2], &[Lib, Egy]);
    table.allow(Step::End);
    assert_eq!(table.game.owner(Lib.number()), Uk);
    table.fight(Egy);
    table.allow(Step::Dice { dice: &[6, 6] });
    table.allow(Step::Dice { dice: &[6, 6] });
    table.forbid(Step::Retreat { space: Con.into() }, &["AA 4.1b"]);
    table.allow(Step::Retreat { space: Lib.into() });
    assert_eq!((table.at(1), table.at(2)), (Some(Lib.number()), Some(Lib.number())));
    // Who has retreated moves no more.
    table.allow(Step::End);
    table.forbid(Step::Move { pieces: &[1], path: &[Feq.into()] }, &["AA movement"]);
}

/// Aircraft over a gun on their way are fired at, one die each (3.1a); the owner chooses.
#[test]
fn fire_on_the_way() {
    let pieces = [(Bomber, Uk, Gbr), (Fighter, Uk, Gbr), (AaGun, Germany, Weu), (Infantry, Germany, Seu)];
    let mut table = Table::on(Uk, &pieces);
    // It is where they land.
    table.game.hold(Ger.number(), Uk, false).unwrap();
    table.go(&[1, 2], &[Nor, Weu, Seu]);
    assert_eq!((table.game.waits(), table.game.dice()), (Waits::Dice, Ok(2)));
    table.allow(Step::Dice { dice: &[1, 5] });
    assert_eq!(table.game.waits(), Waits::Losses);
    table.forbid(Step::Lose { pieces: &[1, 2] }, &["AA casualties"]);
    table.allow(Step::Lose { pieces: &[2] });
    assert_eq!((table.at(1), table.at(2), table.game.waits()), (Some(Seu.number()), None, Waits::Orders));
}

/// A gun fires at aircraft that came before its land is taken (3.1a), and only then is the captor's (3.1e): those who stand
/// there, and those who pass with the troops. At those who come later there is nobody to fire.
#[test]
fn a_gun_fires_before_its_land_falls() {
    let pieces = [(Fighter, Ussr, Len), (Armor, Ussr, Len), (Fighter, Ussr, Len), (AaGun, Germany, Ukr)];
    let waits = |table: &Table| (table.game.waits(), table.game.dice());
    // The fighter comes first.
    let mut table = Table::on(Ussr, &pieces);
    table.go(&[1], &[Ukr]);
    assert_eq!(table.game.waits(), Waits::Orders);
    table.go(&[2], &[Ukr]);
    assert_eq!(waits(&table), (Waits::Dice, Ok(1)));
    assert!(table.take(Step::End).unwrap_err().is(FaultCode::NotNow));
    table.allow(Step::Dice { dice: &[1] });
    assert!(table.take(Step::Lose { pieces: &[3] }).unwrap_err().is(FaultCode::Contradiction), "it was not there");
    table.allow(Step::Lose { pieces: &[1] });
    // The other comes when the land is taken.
    table.go(&[3], &[Ukr]);
    assert_eq!((table.game.waits(), table.at(1)), (Waits::Orders, None));
    table.allow(Step::End);
    assert_eq!(table.did(GameEffectKind::Battle), 0);
    assert_eq!(table.game.pieces().find(|piece| piece.id == 4).map(|gun| gun.owner), Some(Ussr));
    // They come together: at both fighters, but for the one that stands elsewhere.
    let mut table = Table::on(Ussr, &pieces);
    table.go(&[1, 2], &[Ukr]);
    assert_eq!(waits(&table), (Waits::Dice, Ok(1)));
    table.allow(Step::Dice { dice: &[2] });
    assert_eq!((table.game.waits(), table.at(1)), (Waits::Orders, Some(Ukr.number())));
    // One came before, and the other passes with the armor, which takes both lands (3.6a): the second gun fires at that one.
    let mut table = Table::on(Ussr, &[&pieces[..], &[(AaGun, Germany, Eeu)]].concat());
    table.go(&[1], &[Ukr]);
    table.go(&[2, 3], &[Ukr, Eeu]);
    assert_eq!(waits(&table), (Waits::Dice, Ok(2)));
    table.allow(Step::Dice { dice: &[3, 1] });
    table.allow(Step::Lose { pieces: &[1] });
    assert_eq!(waits(&table), (Waits::Dice, Ok(1)));
    table.allow(Step::Dice { dice: &[6] });
    assert_eq!((table.game.waits(), table.at(3)), (Waits::Orders, Some(Eeu.number())));
    // With nobody left for the second gun, it does not fire.
    let mut table = Table::on(Ussr, &[&pieces[..], &[(AaGun, Germany, Eeu)]].concat());
    table.go(&[2, 3], &[Ukr, Eeu]);
    assert_eq!(waits(&table), (Waits::Dice, Ok(1)));
    table.allow(Step::Dice { dice: &[1] });
    table.allow(Step::Lose { pieces: &[3] });
    assert_eq!(table.game.waits(), Waits::Orders);
}

/// Troops from the sea take a land at once, or after the battle in their zone (4.3c), with which the gun fires then.
#[test]
fn a_gun_fires_before_its_land_falls_to_a_landing() {
    let pieces = [
        (Bomber, Uk, Gbr),
        (Transport, Uk, Nor),
        (Infantry, Uk, Gbr),
        (Battleship, Uk, Nor),
        (AaGun, Germany, Ger),
        (Submarine, Germany, Bal),
    ];
    for embattled in [false, true] {
        let mut table = Table::on(Uk, &pieces[..if embattled { 6 } else { 5 }]);
        table.allow(Step::Board { pieces: &[3], transport: 2 });
        table.go(&[2, 4], &[Bal]);
        table.go(&[1], &[Nor, Bal, Ger]);
        table.allow(Step::Unload { pieces: &[3], space: Ger.into() });
        let now = if embattled { Waits::Orders } else { Waits::Dice };
        assert_eq!(table.game.waits(), now);
        if !embattled {
            table.allow(Step::Dice { dice: &[4] });
        }
        table.allow(Step::End);
        if embattled {
            table.fight(Bal);
            table.allow(Step::Dice { dice: &[1] });
            table.allow(Step::Lose { pieces: &[6] });
            table.allow(Step::Dice { dice: &[6] });
            table.fight(Ger);
            assert_eq!((table.game.waits(), table.game.dice()), (Waits::Dice, Ok(1)), "at the bomber");
            table.allow(Step::Dice { dice: &[1] });
            table.allow(Step::Lose { pieces: &[1] });
        }
        let gun = table.game.pieces().find(|piece| piece.id == 5).unwrap();
        assert_eq!((gun.owner, table.at(1).is_some()), (Uk, !embattled));
    }
}

/// A raid: the gun fires, the bombers that are left cost the owner their dice, as far as he can pay.
#[test]
fn a_raid() {
    let mut table =
        Table::on(Uk, &[(Bomber, Uk, Gbr), (Bomber, Uk, Gbr), (AaGun, Germany, Ger), (Infantry, Germany, Ger)]);
    table.game.set_cash(Germany, 3);
    table.go(&[1, 2], &[Nor, Weu, Ger]);
    table.allow(Step::Raid { pieces: &[1, 2] });
    table.allow(Step::End);
    assert_eq!(table.game.pending().collect::<Vec<_>>(), [(Ger.number(), Waits::Dice)]);
    table.allow(Step::Bomb { space: Ger.into() });
    table.allow(Step::Dice { dice: &[1, 2] });
    table.allow(Step::Lose { pieces: &[1] });
    table.allow(Step::Dice { dice: &[5] });
    assert_eq!((table.game.cash(Germany), table.at(1), table.at(2)), (0, None, Some(Ger.number())));
    table.allow(Step::End);
    // Two spaces are left of six, or three: home by way of the North Sea.
    table.go(&[2], &[Weu, Nor, Gbr]);
    table.allow(Step::End);
    assert_eq!(table.at(2), Some(Gbr.number()));
}

/// Who takes a capital takes its power's cash, and the power collects nothing (5.2a).
#[test]
fn a_capital_falls() {
    let mut table = Table::on(Japan, &[(Armor, Japan, Nov), (Infantry, Japan, Nov)]);
    table.game.hold(Nov.number(), Japan, false).unwrap();
    table.game.set_cash(Ussr, 17);
    table.game.set_cash(Japan, 4);
    table.go(&[1], &[Mos]);
    table.allow(Step::End);
    assert_eq!((table.game.owner(Mos.number()), table.game.cash(Ussr), table.game.cash(Japan)), (Japan, 0, 21));
    for _ in 0..7 {
        table.allow(Step::End);
        if table.game.power() == Usa && table.game.phase() == TurnPhase::Purchase {
            break;
        }
    }
}

/// Neutrals cost 3 IPC each, from what is left after purchases (2.7a).
#[test]
fn a_neutral_is_paid_for_once() {
    let mut table = Table::on(Uk, &[(Infantry, Uk, Ind), (Infantry, Uk, Ind), (Infantry, Uk, Per)]);
    table.game.set_cash(Uk, 5);
    table.go(&[1], &[Afg]);
    assert_eq!(table.game.cash(Uk), 2);
    table.go(&[2], &[Afg]);
    assert_eq!(table.game.cash(Uk), 2);
    table.forbid(Step::Move { pieces: &[3], path: &[Tur.into()] }, &["AA 2.7"]);
    table.allow(Step::End);
    assert_eq!(table.game.owner(Afg.number()), Uk);
}

/// Two Allied capitals win for the Axis at once (5.1).
#[test]
fn victory() {
    let mut table = Table::on(Germany, &[(Infantry, Germany, Eca), (Infantry, Uk, Gbr)]);
    let mut game = Game::empty(Germany);
    game.hold(Mos.number(), Germany, false).unwrap();
    game.hold(Eca.number(), Germany, false).unwrap();
    game.add(Infantry, Germany, Eca.number(), 1).unwrap();
    table.game = game;
    table.allow(Step::End);
    table.go(&[1], &[Eus]);
    table.allow(Step::End);
    assert_eq!((table.game.waits(), table.did(GameEffectKind::Won)), (Waits::Nothing, 1));
    assert!(table.take(Step::End).unwrap_err().is(FaultCode::NotNow));
}
