//! A recorded battle, fought by the library with the recorded dice and choices.

use super::record::{Battle, Entry};
use super::seat::{Seat, Verdict, is_sea, power, space};
use grognard_core::axis_allies::battle::{Role, Stage, Waiting, choices};
use grognard_core::axis_allies::game::{Choice, Piece, Step, Waits};
use grognard_core::axis_allies::units::{Domain, FIGHTERS, FIGHTING, Kind};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::BTreeSet;

/// Fights it; what went otherwise, in words.
pub fn fight(seat: &mut Seat, battle: &Battle) -> Result<(), String> {
    let at = space(&battle.at);
    let raid = battle.sort == "bombing_raid";
    if !raid && !seat.game.pending().any(|(space, waits)| space == at && waits == Waits::Orders) {
        let enemies_left = battle.defenders_left.len();
        return Err(format!("no battle here ({} against {enemies_left} left)", battle.attackers.len()));
    }
    let support = seat.known(&battle.bombarding);
    let step = if raid { Step::Bomb { space: at.into() } } else { Step::Fight { space: at.into(), support: &support } };
    demand(seat, &step, "begin")?;
    let mut used = vec![false; battle.log.len()];
    let mut owed: Vec<u16> = Vec::new();
    for _ in 0..10_000 {
        if seat.game.fight().is_none() {
            break;
        }
        match seat.game.waits() {
            Waits::Dice if raid => {
                let gun = used.iter().zip(&battle.log).position(|(used, entry)| !used && entry.kind == "aa");
                let at =
                    gun.or(battle.log.iter().position(|entry| entry.kind == "raid")).ok_or("no dice of the raid")?;
                used[at] = true;
                let dice: Vec<u8> = battle.log[at].volley().iter().map(|die| die.0).collect();
                owed = battle.log[at].casualties.clone();
                demand(seat, &Step::Dice { dice: &dice }, "dice")?;
            }
            Waits::Dice => {
                let dice = volley(seat, battle, &mut used, &mut owed)?;
                demand(seat, &Step::Dice { dice: &dice }, "dice")?;
            }
            Waits::Losses => {
                let pieces = seat.known(&owed);
                demand(seat, &Step::Lose { pieces: &pieces }, "losses")?;
            }
            Waits::Submarines => {
                let (pieces, to) = submarines(seat, battle, &mut used)?;
                demand(seat, &Step::Withdraw { pieces: &pieces, space: to.into() }, "submarines")?;
            }
            Waits::Retreat => match retreat(seat, battle, &mut used) {
                Some(to) => demand(seat, &Step::Retreat { space: to.into() }, "retreat")?,
                None => demand(seat, &Step::Press, "press")?,
            },
            Waits::Fighters => {
                let pieces = stranded(seat, battle);
                demand(seat, &Step::Keep { pieces: &pieces }, "fighters")?;
            }
            other => return Err(format!("waits for {other:?}")),
        }
    }
    survivors(seat, battle)
}

fn demand(seat: &mut Seat, step: &Step<'_>, what: &str) -> Result<(), String> {
    match seat.apply(step) {
        Verdict::Allowed => Ok(()),
        Verdict::Forbidden(rules, _) => Err(format!("{what} forbidden by {}", rules.join(", "))),
        Verdict::Fault(fault) => Err(format!("{what}: {fault}")),
    }
}

/// The dice of the volley at hand, by kind, and the losses that follow.
fn volley(seat: &Seat, battle: &Battle, used: &mut [bool], owed: &mut Vec<u16>) -> Result<Vec<u8>, String> {
    let fight = seat.game.fight().unwrap().battle;
    let turn = choices(&Waiting { battle: fight }, &mut Trail::none()).unwrap().value;
    let stage = turn.stage.get().unwrap();
    let round = fight.round.max(1);
    let fits = |entry: &Entry| match stage {
        Stage::AaFire => entry.kind == "aa",
        Stage::SupportFire => entry.kind == "bombard",
        Stage::SubmarineFire => entry.kind == "submarines" && entry.side == "attacker" && entry.round == round,
        Stage::AttackFire => {
            matches!(entry.kind.as_str(), "main" | "submarines") && entry.side == "attacker" && entry.round == round
        }
        _ => matches!(entry.kind.as_str(), "main" | "submarines") && entry.side == "defender" && entry.round == round,
    };
    let mut pool: Vec<(u8, u8)> = Vec::new();
    owed.clear();
    for (used, entry) in used.iter_mut().zip(&battle.log) {
        if !*used && fits(entry) {
            *used = true;
            pool.extend(entry.volley());
            owed.extend(&entry.casualties);
        }
    }
    let mut dice = Vec::new();
    if matches!(stage, Stage::AaFire | Stage::SupportFire) {
        dice.extend(pool.drain(..).map(|die| die.0));
    } else {
        let role = if turn.role.get() == Some(Role::Attacker) { Role::Attacker } else { Role::Defender };
        for ((kind, dice_of_kind), hits_at) in FIGHTERS.iter().zip(turn.dice_by_kind).zip(turn.hits_at).take(FIGHTING) {
            for _ in 0..dice_of_kind {
                let place = pool.iter().position(|die| die.1 == hits_at);
                let Some(place) = place else {
                    return Err(format!("round {round}: no die of {kind:?} ({role:?})"));
                };
                dice.push(pool.remove(place).0);
            }
        }
        if !pool.is_empty() {
            return Err(format!("round {round}: {} dice more in the record", pool.len()));
        }
    }
    if dice.len() != turn.dice as usize {
        return Err(format!("{stage:?}: {} dice here, {} in the record", turn.dice, dice.len()));
    }
    Ok(dice)
}

/// The submarines that withdraw now, and where to.
fn submarines(seat: &Seat, battle: &Battle, used: &mut [bool]) -> Result<(Vec<u16>, u16), String> {
    let fight = seat.game.fight().unwrap().battle;
    let attacks = fight.stage.get() == Some(Stage::AttackerSubmarines);
    for (at, (entry, used)) in battle.log.iter().zip(used).enumerate() {
        let asked = entry.ask.as_deref() == Some("withdraw_submarines") && entry.round == fight.round;
        if *used || !asked || (power(&entry.power) == power(&battle.attacker)) != attacks {
            continue;
        }
        *used = true;
        if let Some(to) = &entry.answer {
            let units = battle.log.get(at + 1).map(|entry| entry.units.clone()).unwrap_or_default();
            return Ok((seat.known(&units), space(to)));
        }
    }
    Ok((Vec::new(), 0))
}

/// Where the attacker retreats to, if he does; nowhere where he has aircraft alone.
fn retreat(seat: &Seat, battle: &Battle, used: &mut [bool]) -> Option<u16> {
    let fight = seat.game.fight().unwrap().battle;
    for (entry, used) in battle.log.iter().zip(used) {
        if *used || entry.ask.as_deref() != Some("retreat") || entry.round != fight.round {
            continue;
        }
        *used = true;
        let to = entry.answer.as_ref()?;
        return Some(if *to == battle.at || fight.attacker.surface() == 0 { 0 } else { space(to) });
    }
    None
}

/// The fighters without a carrier that are left in the record.
fn stranded(seat: &Seat, battle: &Battle) -> Vec<u16> {
    let mut room = [Choice::default(); 64];
    let mut rows = Sink::new(&mut room);
    seat.game.choices(&mut rows, &mut Scratch::none()).unwrap();
    let left = seat.known(&battle.defenders_left);
    rows.items().iter().filter_map(|row| row.piece.get()).filter(|piece| left.contains(piece)).collect()
}

/// Whether the same pieces are left.
fn survivors(seat: &Seat, battle: &Battle) -> Result<(), String> {
    let here: BTreeSet<u16> = seat.game.pieces().map(|piece| piece.id).collect();
    let sea = is_sea(space(&battle.at));
    let left: BTreeSet<u16> = battle.attackers_left.iter().chain(&battle.defenders_left).copied().collect();
    for id in battle.attackers.iter().chain(&battle.defenders) {
        let Some(ours) = seat.ours.get(id) else { continue };
        // A gun changes hands and falls to nobody; cargo is not listed among those who are left.
        let apart = |piece: &Piece| piece.kind == Kind::AaGun || (sea && piece.kind.domain() == Domain::Land);
        if seat.game.pieces().any(|piece| piece.id == *ours && apart(&piece)) {
            continue;
        }
        if here.contains(ours) != left.contains(id) {
            return Err(format!(
                "survivors: {id} is left {}",
                if left.contains(id) { "in the record alone" } else { "here alone" }
            ));
        }
    }
    Ok(())
}
