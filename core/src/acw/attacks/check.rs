//! Legality of a plan, and the rules that its faults break. ACW 1 to 6.

use super::board::{Board, BoardHeld, Engaged};
use super::front::Front;
use super::matched::{Planned, regroup, report};
use super::node::*;
use crate::acw::flaws::{Flaw, Flaws, Wrong};
use crate::acw::options::GameRules;
use crate::acw::units::Side;
use crate::acw::zoc::direction;
use crate::fault::Fault;
use crate::hex::Hex;
use crate::reflect::{Code, Question};
use crate::ruling::{Cites, Ruling, Sink, Trail, Verdict};
use crate::scratch::Scratch;
use crate::table::numbered;

/// A plan on a board.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Check<'a> {
    /// The board.
    #[required]
    pub board: Board<'a>,
    /// The game's options.
    pub rules: GameRules,
    /// The hexes and the combats that they fight in. A hex may have several rows in the same combat, such as one for
    /// each of its units. Of several combats of a hex that of its first row counts, and the others are flaws. A hex
    /// without a row stays out.
    #[required]
    pub plan: &'a [Engaged],
}

/// Finds the faults of a plan on a board.
struct Examiner<'a, 'r, 'b> {
    plan: &'a [Engaged],
    flaws: Flaws<'r, 'b>,
}

impl<'a> Examiner<'a, '_, '_> {
    /// Returns the hexes of one side in a combat, each once, in the order of the rows.
    fn of(&self, combat: u16, side: Side) -> impl Iterator<Item = Hex> + use<'a> {
        let plan = self.plan;
        let of = move |row: &Engaged| row.combat == combat && row.side == Code::new(side);
        let first = move |i: usize, hex: Hex| !plan.iter().take(i).any(|earlier| of(earlier) && earlier.hex == hex);
        numbered(plan).filter(move |(i, row)| of(row) && first(*i, row.hex)).map(|(_, row)| row.hex)
    }
    /// Checks a row by itself, and its hex among the others.
    fn row(&mut self, front: &Front<'_>, index: usize, row: &Engaged, node: &Node) {
        let (hex, combat) = (row.hex, row.combat);
        let before = || self.plan.iter().take(index).filter(|earlier| earlier.hex == hex);
        if before().any(|earlier| earlier.combat == combat) {
            return;
        }
        if before().next().is_some() {
            self.flaws.object(Wrong::Split, hex, hex, combat);
        }
        if combat == 0 {
            return;
        }
        if node.enemy() {
            if !node.able() {
                self.flaws.object(Wrong::CannotBeAttacked, hex, hex, combat);
            }
            return;
        }
        if node.uncommanded() {
            self.flaws.object(Wrong::Uncommanded, hex, hex, combat);
        } else if !node.able() {
            self.flaws.object(Wrong::CannotAttack, hex, hex, combat);
        }
        for target in self.of(combat, Side::Defender) {
            let Some(other) = front.find(target).map(|other| front.node(other)) else { continue };
            match direction(hex, target) {
                None => self.flaws.object(Wrong::NotAdjacent, hex, target, combat),
                Some(way) if holds(node.no_attack(), way) => self.flaws.object(Wrong::Blocked, hex, target, combat),
                Some(_) => {}
            }
            if barred(node, &other) {
                self.flaws.object(Wrong::FoughtAlready, hex, target, combat);
            }
        }
    }
    /// Checks a combat as a whole, at its first row.
    fn combat(&mut self, many: bool, combat: u16) {
        let attacker = self.of(combat, Side::Attacker).next();
        let defender = self.of(combat, Side::Defender).next();
        match (attacker, defender) {
            (None, Some(hex)) => self.flaws.object(Wrong::NoAttackers, hex, hex, combat),
            (Some(hex), None) => self.flaws.object(Wrong::NoDefenders, hex, hex, combat),
            _ => {}
        }
        if let (false, Some(hex)) = (many, defender) {
            for other in self.of(combat, Side::Defender).skip(1) {
                self.flaws.object(Wrong::SeveralTargets, hex, other, combat);
            }
        }
    }
}

/// Appends the faults of a plan to the rows, and returns the rules that they break. Afterwards every hex has its
/// combat.
pub(super) fn examine(
    front: &mut Front<'_>,
    plan: &[Engaged],
    many: bool,
    rows: &mut Sink<'_, Flaw>,
) -> Result<Option<Cites>, Fault> {
    front.edit_all(|node| node.set_combat(0));
    for (i, row) in numbered(plan) {
        let defends = row.side.said(&text!("side")).map_err(|f| f.in_list(&text!("plan"), i))? == Side::Defender;
        if usize::from(row.combat) > plan.len() {
            return Err(Fault::of_number(&"combat", usize::from(row.combat), plan.len()).in_list(&text!("plan"), i));
        }
        let index = front.find(row.hex).filter(|index| front.node(*index).enemy() == defends);
        let index = index.ok_or_else(|| {
            Fault::against(&"hex", &".side: no unit of this side stands in the hex").in_list(&text!("plan"), i)
        })?;
        front.edit(index, |node| {
            if node.combat() == 0 {
                node.set_combat(row.combat);
            }
        });
    }
    let mut examiner = Examiner { plan, flaws: Flaws::new(rows) };
    for (i, row) in numbered(plan) {
        if row.combat != 0 && !plan.iter().take(i).any(|earlier| earlier.combat == row.combat) {
            examiner.combat(many, row.combat);
        }
        if let Some(index) = front.find(row.hex) {
            examiner.row(front, i, row, &front.node(index));
        }
    }
    for node in front.nodes().filter(|node| node.must() && node.combat() == 0) {
        examiner.flaws.object(Wrong::Unattacked, node.hex(), node.hex(), 0);
        for friend in front.beside(node).filter(|friend| friend.combat() == 0) {
            examiner.flaws.object(Wrong::StaysOut, friend.hex(), node.hex(), 0);
        }
    }
    Ok(examiner.flaws.cites)
}

/// Checks whether a plan of combats is legal (ACW 1 to 6). The rows are all of its faults, each with the rule that it
/// breaks. A fault between two hexes is listed once for each pair of hexes.
///
/// ```
/// use grognard_core::acw::{attacks::{check, Board, Check, Engaged}, flaws::{Flaw, Wrong}, units::{Kind, Side, Unit}};
/// use grognard_core::{hex::Hex, reflect::Code, ruling::{Sink, Trail}, scratch::Scratch};
/// let kind = Code::new(Kind::Infantry);
/// let unit = |q, r| Unit { hex: Hex::new(q, r), kind, strength: 4.into(), ..Default::default() };
/// // A and B both have C in their zone of control: B attacks, and A need not.
/// let (a, b, c) = (unit(0, 0), unit(1, 0), unit(0, 1));
/// let board = Board { friends: &[a, b], enemies: &[c], ..Default::default() };
/// let row = |unit: Unit, side| Engaged { hex: unit.hex, combat: 1, side: Code::new(side), strength: 0 };
/// let plan = [row(b, Side::Attacker), row(c, Side::Defender)];
/// let (mut words, mut room) = ([0; 64], [Flaw::default(); 4]);
/// let mut scratch = Scratch::new(&mut words);
/// let mut rows = Sink::new(&mut room);
/// let question = Check { board, plan: &plan, ..Default::default() };
/// let checked = check(&question, &mut rows, &mut scratch, &mut Trail::none())?.value.allowed().unwrap();
/// assert_eq!((checked.combats, checked.idle), (1, 1));
/// let nothing = Check { plan: &[], ..question };
/// assert!(!check(&nothing, &mut rows, &mut scratch, &mut Trail::none())?.value.is_allowed());
/// assert_eq!(rows.items()[0].what.get(), Some(Wrong::Unattacked));
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// * Those of `acw.attacks.obliged`.
/// * `missing_field` and `unknown_word` for the side of a row of the plan.
/// * `contradiction` for a row whose hex has no unit of its side.
/// * `out_of_range` for a combat with a number above that of the plan's rows.
pub fn check(
    question: &Check<'_>,
    rows: &mut Sink<'_, Flaw>,
    scratch: &mut Scratch<'_>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Verdict<Planned>>, Fault> {
    let q = question;
    let many = q.rules.many()?;
    let (mut front, work) = Front::lay(&q.board, &q.rules, scratch, q.plan.len())?;
    if let Some(reasons) = examine(&mut front, q.plan, many, rows)? {
        return Ok(Ruling::new(Verdict::Forbidden, reasons));
    }
    regroup(&mut front, work);
    let (mut value, cites, worst) = report(&mut front, work, &mut Sink::none());
    // The combat's number in the plan.
    let hex = front.node(worst).hex();
    let number = q.plan.iter().find(|row| row.combat != 0 && row.hex == hex);
    value.worst_combat = number.map_or(0, |row| row.combat);
    Ok(Ruling::new(Verdict::Allowed(value), cites))
}
