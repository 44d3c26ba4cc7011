//! The counters, as they are printed and as the game has marked them; and what each can do. ACW 1, 2, 3, 6, 11.

use crate::fault::{Fault, FaultCode, Name};
use crate::hex::Hex;
use crate::reflect::{Code, Flag, Reflect, Said, Words};
use crate::table::numbered;

/// What a counter is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Kind {
    /// Infantry.
    Infantry = 1,
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
    Attacker = 1,
    /// The other.
    Defender,
}

/// Whose counter it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Words)]
#[repr(u8)]
pub enum Allegiance {
    /// The Union.
    Union = 1,
    /// The Confederacy.
    Confederate,
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
    #[required]
    pub kind: Code<Kind>,
    /// Strength points (SP) as printed: it must be said where strengths count. A commander has none.
    pub strength: Said<u8>,
    /// Cohesion Rating (CR): it must be said in a combat and for losses, and is 0 where none is printed. A commander has
    /// none.
    pub cohesion: Said<u8>,
    /// A commander's stars as printed, at least 1; other units have none.
    pub stars: u8,
    /// A commander's command value as printed: it must be said where the value is asked for. Other units have none.
    pub command: Said<u8>,
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
    /// Whose counter it is. The lists of a question tell the sides apart, so that it need not be said; where it is, all
    /// units of a list must be of one army, and enemies of the other.
    pub army: Code<Allegiance>,
    /// Must be 0.
    #[reserved]
    pub reserved: [u8; 6],
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
    /// Must be 0.
    #[reserved]
    pub reserved: u8,
}

const _: () = assert!(size_of::<Hexside>() == 16, "frozen for this major of the C ABI");

impl Unit {
    /// The unit's kind, if nothing that it says of itself contradicts it. Its strength need not be said.
    pub(crate) fn checked(&self) -> Result<Kind, Fault> {
        let kind = self.kind.said(&"kind")?;
        let against = |field| Err(Fault::new(FaultCode::Contradiction, field));
        self.zoc.said(&"zoc")?;
        if self.army.0 > 0 {
            self.army.said(&"army")?;
        }
        if self.reserved != [0; 6] {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        if kind == Kind::Commander {
            if self.stars == 0 {
                return Err(Fault::new(FaultCode::MissingField, &"stars"));
            }
            if self.sp() > 0 {
                return against(&"strength");
            }
            if self.rating() > 0 {
                return against(&"cohesion");
            }
        } else {
            let of_commanders: [(u8, Name); 5] = [
                (self.stars, &"stars"),
                (self.command.get().unwrap_or(0), &"command"),
                (self.replacement_stars, &"replacement_stars"),
                (self.replacement_command, &"replacement_command"),
                (self.replaced.0, &"replaced"),
            ];
            if let Some((_, field)) = of_commanders.into_iter().find(|(figure, _)| *figure > 0) {
                return against(field);
            }
        }
        // Guns alone are limbered or bombard, and not both.
        if kind != Kind::Artillery && self.limbered.is_set() {
            return against(&"limbered");
        }
        if self.bombards.is_set() && (kind != Kind::Artillery || self.limbered.is_set()) {
            return against(&"bombards");
        }
        Ok(kind)
    }
    /// The unit's kind, where its strength counts: a unit that fights must say it.
    pub(crate) fn counted(&self) -> Result<Kind, Fault> {
        let kind = self.checked()?;
        if kind != Kind::Commander {
            self.strength.said(&"strength")?;
        }
        Ok(kind)
    }
    /// The unit's kind, where its Cohesion Rating counts too: a unit that fights must say it.
    pub(crate) fn rated(&self) -> Result<Kind, Fault> {
        let kind = self.counted()?;
        if kind != Kind::Commander {
            self.cohesion.said(&"cohesion")?;
        }
        Ok(kind)
    }
    /// The strength points; 0 for a commander.
    pub(crate) fn sp(&self) -> u8 {
        self.strength.get().unwrap_or(0)
    }
    /// The Cohesion Rating; 0 for none.
    pub(crate) fn rating(&self) -> u8 {
        self.cohesion.get().unwrap_or(0)
    }
    /// Whether its strength counts where it defends: a fighting unit that is not limbered. For a checked unit.
    pub(crate) fn defends(&self, kind: Kind) -> bool {
        kind != Kind::Commander && !self.limbered.is_set()
    }
    /// Whether its strength counts where it attacks, command aside.
    pub(crate) fn attacks(&self, kind: Kind) -> bool {
        self.defends(kind) && !self.bombards.is_set()
    }
    /// Whether command keeps it from attacking unless an enemy's advance made the contact. ACW 6.
    pub(crate) fn uncommanded(&self) -> bool {
        self.out_of_command.is_set() || self.road_moved.is_set()
    }
    /// A commander's stars as he stands.
    pub(crate) fn stars_now(&self) -> u8 {
        if self.replaced.is_set() { self.replacement_stars } else { self.stars }
    }
    /// A commander's command value as he stands.
    pub(crate) fn command_now(&self) -> Result<u8, Fault> {
        if self.replaced.is_set() { Ok(self.replacement_command) } else { self.command.said(&"command") }
    }
    /// Whether he must roll after an adverse result. ACW 11: above one star, and no replacement.
    pub(crate) fn rolls(&self, kind: Kind) -> bool {
        kind == Kind::Commander && !self.replaced.is_set() && self.stars > 1
    }
}

impl Hexside {
    /// Its two hexes must touch.
    pub(crate) fn checked(&self) -> Result<(), Fault> {
        if self.reserved != 0 {
            return Err(Fault::new(FaultCode::Reserved, &"reserved"));
        }
        if self.hex.touches(self.beside) { Ok(()) } else { Err(Fault::new(FaultCode::Contradiction, &"beside")) }
    }
    /// Whether it is crossed from one hex into another.
    pub(crate) fn crossed(&self, start: Hex, end: Hex) -> bool {
        (self.hex, self.beside) == (start, end) || (!self.one_way.is_set() && (self.beside, self.hex) == (start, end))
    }
}

/// The units of lists are of one army each, and those of the second list of the other: as far as they say so.
pub(crate) fn check_armies(own: (&[Unit], Name), enemies: (&[Unit], Name)) -> Result<(), Fault> {
    let mut armies = [0u8; 2];
    for ((units, name), army) in [own, enemies].into_iter().zip(&mut armies) {
        for (i, unit) in numbered(units).filter(|(_, unit)| unit.army.0 > 0) {
            if *army == 0 {
                *army = unit.army.0;
            }
            if *army != unit.army.0 {
                return Err(Fault::new(FaultCode::Contradiction, &"army").in_list(name, i));
            }
        }
    }
    let [mine, theirs] = armies;
    if mine > 0 && mine == theirs {
        // The first of them who says so.
        let first = numbered(enemies.0).find(|(_, unit)| unit.army.0 > 0).map_or(0, |(i, _)| i);
        return Err(Fault::new(FaultCode::Contradiction, &"army").in_list(enemies.1, first));
    }
    Ok(())
}
