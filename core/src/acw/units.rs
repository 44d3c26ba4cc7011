//! The counters, as they are printed and as the game has marked them; and what each can do. ACW 1, 2, 3, 6, 11.

use super::options::GameRules;
use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Word, Words};

/// What a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Kind {
    /// Infantry.
    Infantry,
    /// Cavalry.
    Cavalry,
    /// Guns.
    Artillery,
    /// A commander: no strength, no losses, and nothing that could be attacked.
    Commander,
}

/// Whether a unit has a zone of control, the six hexes around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Zone {
    /// As its kind has one: infantry, cavalry and guns that are not limbered do, commanders and limbered guns as the
    /// game's options say.
    ByKind,
    /// It has one, whatever its kind.
    Always,
    /// It has none, whatever its kind.
    Never,
}

/// Which side of a combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Side {
    /// The side whose phase it is.
    Attacker,
    /// The other.
    Defender,
}

/// A counter on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Unit {
    /// Where it stands.
    #[required]
    pub hex: Hex,
    /// Whatever else the game's modifiers ask about, one bit each; the library knows no meaning of them.
    pub marks: u32,
    /// What it is.
    pub kind: Code<Kind>,
    /// Strength points (SP) as printed; 0 for a commander.
    pub strength: u8,
    /// Cohesion Rating (CR); 0 for none, as a commander has.
    pub cohesion: u8,
    /// A commander's stars as printed, at least 1; 0 for every other unit.
    pub stars: u8,
    /// A commander's command value as printed; 0 for every other unit.
    pub command: u8,
    /// The stars of his replacement, on the counter's other side; 0 where none are printed.
    pub replacement_stars: u8,
    /// The command value of his replacement.
    pub replacement_command: u8,
    /// Whether it has a zone of control.
    pub zoc: Code<Zone>,
    /// A commander who was flipped to his replacement: the replacement's figures count, and he is never lost.
    pub replaced: Flag,
    /// Guns that are limbered: they do not attack and add no strength.
    pub limbered: Flag,
    /// Guns that bombard in this phase instead of attacking: they add nothing to an attack, but they defend.
    pub bombards: Flag,
    /// It is disorganized.
    pub disorganized: Flag,
    /// It is not in command.
    pub out_of_command: Flag,
    /// It used road movement.
    pub road_moved: Flag,
    /// It advanced after a combat of this phase: contact that it makes is new.
    pub advanced: Flag,
    /// An enemy's advance put it, and with it all in its hex, into a zone of control in this phase. Where the enemies
    /// are asked about too, this is found out from their `advanced`.
    pub contacted: Flag,
    /// It stood in a combat of an earlier round of this phase.
    pub fought: Flag,
    /// Zero.
    #[reserved]
    pub reserved: [u8; 7],
}

const _: () = assert!(size_of::<Unit>() == 32, "frozen for this major of the C ABI");

/// A hexside, and what it does to those on its two sides. What is not listed does nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Hexside {
    /// The hex on one side: where an attack or a zone of control comes across it.
    #[required]
    pub hex: Hex,
    /// The hex on the other side, into which it goes.
    #[required]
    pub beside: Hex,
    /// What the game's modifiers ask about attacks across it, one bit each.
    pub marks: u32,
    /// No zone of control reaches across it.
    pub no_zoc: Flag,
    /// No attack can be made across it.
    pub no_attack: Flag,
    /// All this holds from `hex` into `beside` alone; otherwise both ways.
    pub one_way: Flag,
    /// Zero.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Hexside>() == 16, "frozen for this major of the C ABI");

/// Parses a word; a byte that stands for none is a fault of the field.
#[inline]
pub(crate) fn word<W: Word>(code: Code<W>, field: Name) -> Result<W, Fault> {
    code.said(field)
}

impl Unit {
    /// The unit's kind, if nothing that it says of itself contradicts it.
    #[cfg_attr(feature = "fast", inline(always))]
    pub(crate) fn checked(&self) -> Result<Kind, Fault> {
        let kind = word(self.kind, &"kind")?;
        let of_commanders =
            self.stars | self.command | self.replacement_stars | self.replacement_command | self.replaced.0;
        let wrong = if kind == Kind::Commander {
            self.stars == 0 || self.strength | self.cohesion > 0
        } else {
            of_commanders > 0
        };
        let guns = u8::from(self.limbered.is_set()).wrapping_add(u8::from(self.bombards.is_set()));
        let most = u8::from(kind == Kind::Artillery);
        if wrong || guns > most || self.zoc.get().is_none() || self.reserved != [0; 7] {
            return Err(self.contradiction(kind));
        }
        Ok(kind)
    }
    /// The first thing that contradicts the unit's kind.
    #[cold]
    fn contradiction(&self, kind: Kind) -> Fault {
        let against = |field| Fault::new(FaultCode::Contradiction, field);
        if self.zoc.get().is_none() {
            return Fault::new(FaultCode::UnknownWord, &"zoc");
        }
        if self.reserved != [0; 7] {
            return Fault::new(FaultCode::Reserved, &"reserved");
        }
        if kind == Kind::Commander {
            if self.stars == 0 {
                return Fault::new(FaultCode::OutOfRange, &"stars");
            }
            if self.strength > 0 {
                return against(&"strength");
            }
            if self.cohesion > 0 {
                return against(&"cohesion");
            }
        } else {
            let of_commanders: [(u8, Name); 5] = [
                (self.stars, &"stars"),
                (self.command, &"command"),
                (self.replacement_stars, &"replacement_stars"),
                (self.replacement_command, &"replacement_command"),
                (self.replaced.0, &"replaced"),
            ];
            if let Some((_, field)) = of_commanders.into_iter().find(|(figure, _)| *figure > 0) {
                return against(field);
            }
        }
        // Guns alone are limbered or bombard, and not both.
        against(if kind != Kind::Artillery && self.limbered.is_set() { &"limbered" } else { &"bombards" })
    }
    /// Whether its strength counts where it defends: a fighting unit that is not limbered. For a checked unit.
    #[inline]
    pub(crate) fn defends(&self, kind: Kind) -> bool {
        kind != Kind::Commander && !self.limbered.is_set()
    }
    /// Whether its strength counts where it attacks, command aside.
    #[inline]
    pub(crate) fn attacks(&self, kind: Kind) -> bool {
        self.defends(kind) && !self.bombards.is_set()
    }
    /// Whether command keeps it from attacking unless an enemy's advance made the contact. ACW 6.
    #[inline]
    pub(crate) fn uncommanded(&self) -> bool {
        self.out_of_command.is_set() || self.road_moved.is_set()
    }
    /// Whether it has a zone of control.
    #[inline]
    pub(crate) fn has_zoc(&self, kind: Kind, rules: &GameRules) -> bool {
        match self.zoc.get() {
            Some(Zone::Always) => true,
            Some(Zone::Never) => false,
            _ => match kind {
                Kind::Infantry | Kind::Cavalry => true,
                Kind::Artillery => !self.limbered.is_set() || rules.limbered_zoc.is_set(),
                Kind::Commander => rules.commander_zoc.is_set(),
            },
        }
    }
    /// A commander's stars as he stands.
    #[inline]
    pub(crate) fn stars_now(&self) -> u8 {
        if self.replaced.is_set() { self.replacement_stars } else { self.stars }
    }
    /// A commander's command value as he stands.
    #[inline]
    pub(crate) fn command_now(&self) -> u8 {
        if self.replaced.is_set() { self.replacement_command } else { self.command }
    }
    /// Whether he must roll after an adverse result. ACW 11: above one star, and no replacement.
    #[inline]
    pub(crate) fn rolls(&self, kind: Kind) -> bool {
        kind == Kind::Commander && !self.replaced.is_set() && self.stars > 1
    }
}

impl Hexside {
    /// Its two hexes must touch.
    #[inline]
    pub(crate) fn checked(&self) -> Result<(), Fault> {
        if self.reserved != 0 {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        if self.hex.touches(self.beside) { Ok(()) } else { Err(Fault::new(FaultCode::Contradiction, &"beside")) }
    }
    /// Whether it is crossed from one hex into another.
    #[inline]
    pub(crate) fn crossed(&self, start: Hex, end: Hex) -> bool {
        (self.hex, self.beside) == (start, end) || (!self.one_way.is_set() && (self.beside, self.hex) == (start, end))
    }
}
