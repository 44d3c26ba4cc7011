//! Die roll modifiers (DRMs), which the rules leave to the game: data, each with its condition and with whether any or
//! all of the stacks must meet it. ACW 7, 9.

use super::rules::*;
use super::stacks::{DISORGANIZED, Stacks as Gathered};
use super::units::{Hexside, Side, Unit};
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Ranged, Reflect, Said, Spare, Words, all_spared};
use crate::ruling::{About, Findings, What};
use crate::table::numbered;
use core::ops::RangeInclusive;

/// The condition of a modifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Condition {
    /// No condition: the modifier always applies.
    Always = 1,
    /// Some unit of the stack, or its hex, has the mark.
    Marked,
    /// The hexside between an attacking and a defending stack has the mark, for any pair of them or for all pairs.
    Crossing,
    /// Some unit of the stack is disorganized.
    Disorganized,
    /// The highest command value of the stack's commanders is between `least` and `most`. If any stack suffices, it is
    /// the highest of the whole side, so that only one of several ranges applies.
    Commander,
    /// The Cohesion Rating that the side fights with is between `least` and `most`.
    Cohesion,
    /// The stack is higher than every stack of the other side.
    Higher,
    /// The stack is flanked. For defenders only.
    Flanked,
}

/// How many of a side's stacks must meet the condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Scope {
    /// At least one of them.
    Any = 1,
    /// All of them.
    All,
}

/// A die roll modifier. It counts once a combat, however many stacks meet its condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Modifier {
    /// The number added to the die roll, -20 to 20. A low roll favours the attacker, so that -1 helps him.
    #[required]
    #[range(-20, 20)]
    pub value: i8,
    /// The condition. Required where the answer depends on it.
    #[when_needed]
    #[required]
    pub what: Code<Condition>,
    /// The side whose stacks are considered. Required unless there is no condition, or it concerns hexsides.
    #[when_needed]
    pub side: Code<Side>,
    /// How many stacks must meet the condition. Required unless there is no condition, or it concerns the Cohesion
    /// Rating.
    #[when_needed]
    pub scope: Code<Scope>,
    /// The mark, 0 to 31. Required if the condition concerns a mark.
    #[when_needed]
    #[range(0, 31)]
    pub mark: Said<u8>,
    /// The least command value or Cohesion Rating that meets the condition.
    pub least: u8,
    /// The greatest command value or Cohesion Rating that meets the condition, at least 1. Required if the condition
    /// concerns one.
    #[when_needed]
    pub most: u8,
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Modifier>() == 8, "frozen for this major of the C ABI");

/// The terrain of a hex. A hex without an entry has level 0 and no marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Ground {
    /// The hex.
    #[required]
    pub hex: Hex,
    /// The marks that the game's modifiers refer to, one bit each, such as breastworks or woods.
    pub marks: u32,
    /// Its elevation.
    pub level: i8,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 3],
}

const _: () = assert!(size_of::<Ground>() == 12, "frozen for this major of the C ABI");

/// Checks the reserved bytes of the terrain of hexes.
pub(super) fn check_ground(ground: &[Ground]) -> Result<(), Fault> {
    all_spared(ground, &"ground")
}

/// The facts that all stacks of one side share, and those of at least one of them.
#[derive(Debug, Clone, Copy)]
struct Stacks {
    marks_any: u32,
    marks_all: u32,
    disorganized_any: bool,
    disorganized_all: bool,
    /// The lowest elevation.
    lowest: i8,
    /// The highest elevation.
    highest: i8,
    /// The highest command value of all commanders.
    command: Option<u8>,
    /// The lowest of the stacks' highest command values, if every stack has a commander.
    command_least: Option<u8>,
}

impl Stacks {
    fn of(gathered: &Gathered, ground: &[Ground]) -> Result<Self, Fault> {
        let mut out = Stacks {
            marks_any: 0,
            marks_all: u32::MAX,
            disorganized_any: false,
            disorganized_all: true,
            lowest: i8::MAX,
            highest: i8::MIN,
            command: None,
            command_least: Some(u8::MAX),
        };
        for stack in gathered.iter() {
            let (mut marks, mut level) = (stack.marks, 0);
            let mut described = numbered(ground).filter(|(_, g)| g.hex == stack.hex);
            let first = described.next();
            if let Some((_, here)) = first {
                marks |= here.marks;
                level = here.level;
            }
            if let Some((twice, _)) = described.next() {
                return Err(Fault::against(&"hex", &"[].hex: a hex stands once in the list")
                    .other_at(first.map_or(0, |(i, _)| i))
                    .in_list(&"ground", twice));
            }
            let disorganized = stack.is(DISORGANIZED);
            out.marks_any |= marks;
            out.marks_all &= marks;
            out.disorganized_any |= disorganized;
            out.disorganized_all &= disorganized;
            out.lowest = out.lowest.min(level);
            out.highest = out.highest.max(level);
            out.command = out.command.max(stack.command);
            // No commander is less than any commander.
            out.command_least = out.command_least.min(stack.command);
        }
        Ok(out)
    }
}

/// The marks of the hexsides crossed: of any pair of hexes, and common to all pairs.
struct Crossings {
    any: u32,
    all: u32,
}

/// The facts that modifiers ask for.
struct Seen {
    attackers: Stacks,
    defenders: Stacks,
    crossings: Crossings,
}

/// The Cohesion Ratings that the sides fight with; 0 for none.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cohesion {
    pub attacker: u8,
    pub defender: u8,
}

/// Whether any defending hex is flanked, and whether all are.
#[derive(Debug, Clone, Copy)]
pub(super) struct Flanked {
    pub any: bool,
    pub all: bool,
}

/// A combat as its modifiers see it. The units are checked, and each hex listed takes part.
#[derive(Debug, Clone, Copy)]
pub(super) struct Scene<'a> {
    /// The attacker's units, and the stacks that they are in.
    pub attacking: &'a [Unit],
    pub attackers: &'a Gathered,
    /// The defender's units, and the stacks that they are in.
    pub defending: &'a [Unit],
    pub defenders: &'a Gathered,
    pub ground: &'a [Ground],
    pub hexsides: &'a [Hexside],
    pub cohesion: Cohesion,
    pub flanked: Flanked,
}

impl Scene<'_> {
    /// Returns the marks of the hexsides crossed.
    fn crossings(&self) -> Crossings {
        let (mut any, mut all) = (0, u32::MAX);
        for a in self.attackers.iter() {
            for d in self.defenders.iter() {
                let sides = self.hexsides.iter().filter(|s| s.crossed(a.hex, d.hex));
                let marks = sides.fold(0, |marks, side| marks | side.marks);
                any |= marks;
                all &= marks;
            }
        }
        Crossings { any, all }
    }
    /// ACW 9: returns the sum of the modifiers that apply.
    pub fn sum(&self, modifiers: &[Modifier], findings: &mut Findings<'_, '_>) -> Result<i8, Fault> {
        if modifiers.is_empty() {
            return Ok(0);
        }
        let seen = Seen {
            attackers: Stacks::of(self.attackers, self.ground)?,
            defenders: Stacks::of(self.defenders, self.ground)?,
            crossings: self.crossings(),
        };
        let mut sum = 0i8;
        for (i, modifier) in numbered(modifiers) {
            let asked = modifier.checked().map_err(|f| f.in_list(&"modifiers", i))?;
            if asked.what == Condition::Commander {
                let (units, name): (_, Name) = match asked.side {
                    Side::Attacker => (self.attacking, &"attackers"),
                    Side::Defender => (self.defending, &"defenders"),
                };
                for (i, unit) in numbered(units).filter(|(_, unit)| unit.stars > 0) {
                    unit.command_now().map_err(|f| f.in_list(name, i))?;
                }
            }
            if !self.meets(&asked, &seen) || modifier.value == 0 {
                continue;
            }
            findings.cite(R9);
            sum = sum.checked_add(modifier.value).ok_or_else(|| Fault::new(FaultCode::Overflow, &"modifiers"))?;
            findings.note(R9, What::Drm, About::Modifiers.at(i), i32::from(modifier.value));
        }
        findings.note(R9, What::Drm, About::Whole, i32::from(sum));
        Ok(sum)
    }
    fn meets(&self, asked: &Asked, Seen { attackers, defenders, crossings }: &Seen) -> bool {
        let attacks = asked.side == Side::Attacker;
        let (own, other) = if attacks { (attackers, defenders) } else { (defenders, attackers) };
        let all = asked.scope == Scope::All;
        let pick = |any: bool, every: bool| if all { every } else { any };
        let within = |n: u8| asked.range.contains(&n);
        let marked = |marks: u32| (marks >> (asked.mark & 31)) & 1 == 1;
        match asked.what {
            Condition::Always => true,
            Condition::Marked => pick(marked(own.marks_any), marked(own.marks_all)),
            Condition::Crossing => pick(marked(crossings.any), marked(crossings.all)),
            Condition::Disorganized => pick(own.disorganized_any, own.disorganized_all),
            // The highest of all is one of the stacks' own.
            Condition::Commander => own.command.is_some_and(within) && (!all || own.command_least.is_some_and(within)),
            Condition::Cohesion => within(if attacks { self.cohesion.attacker } else { self.cohesion.defender }),
            Condition::Higher => pick(own.highest > other.highest, own.lowest > other.highest),
            Condition::Flanked => pick(self.flanked.any, self.flanked.all),
        }
    }
}

/// The fields of a modifier that its condition uses.
struct Asked {
    what: Condition,
    side: Side,
    scope: Scope,
    mark: u8,
    range: RangeInclusive<u8>,
}

impl Modifier {
    /// Checks its fields.
    pub(super) fn check(&self) -> Result<(), Fault> {
        self.checked().map(|_| ())
    }
    fn checked(&self) -> Result<Asked, Fault> {
        self.spared()?;
        let what = self.what.said(&text!("what"))?;
        self.in_range()?;
        // Fields that the condition does not use may be absent, but must be valid if they are given.
        let side = match (self.side.0, what) {
            (0, Condition::Always | Condition::Crossing) => Side::Attacker,
            _ => self.side.said(&text!("side"))?,
        };
        let scope = match (self.scope.0, what) {
            (0, Condition::Always | Condition::Cohesion) => Scope::Any,
            _ => self.scope.said(&"scope")?,
        };
        let mark = match what {
            Condition::Marked | Condition::Crossing => self.mark.said(&text!("mark"))?,
            _ => self.mark.get().unwrap_or(0),
        };
        if matches!(what, Condition::Commander | Condition::Cohesion) && self.most == 0 {
            return Err(Fault::new(FaultCode::MissingField, &text!("most")));
        }
        if self.least > self.most {
            return Err(Fault::against(&"least", &".most: the least is not above the most")
                .valued(self.least)
                .opposed(self.most));
        }
        if what == Condition::Flanked && side == Side::Attacker {
            // ACW 7: an attacker is never flanked.
            return Err(Fault::against(&text!("side"), &".what: an attacker is never flanked"));
        }
        Ok(Asked { what, side, scope, mark, range: self.least..=self.most })
    }
}
