//! The text of a position, and its bytes.
//!
//! Version 1 is of lines of words, separated by blanks; `;` ends a line too. In this order:
//!
//! ```text
//! grognard korea game 1
//! hexes odd_columns                    how hexes are numbered, if they are: else a hex is `3,-1`
//! turn un                              the side whose turn it is, and `over`
//! points un 4 communist 2              victory points
//! air un 3                             ratings of air support
//! rules static_lead dice 2 6 1 8       and draws, rounding, ratio: the options that differ
//! chip 3 -1                            chips of one value in the bag: how many, the value
//! seed 1950 used 12                    of dice that the position rolls
//! hex 0,0 prohibited                   a hex of the map, and any of coast, un_supply, communist_supply, un_full,
//!                                      communist_full
//! terrain 0,0 1,0 drm 0 2              of a hex (twice) or hexside: modifiers, attacker_ratio, defender_ratio, not_clear
//! unit 1 1st_cav un infantry a 0,0     and static, routed, attacker, defender
//! depot 1 2,0 in_range
//! engagement prepared 2 1 dice         the leads and what it waits for; mp, support, chips, owed, retreat
//! end 1c3ab0f2                         the sum of all words before; it may be left out
//! ```

use super::position::{Fight, Game, GameDepot, GamePlace, GameTerrain, GameUnit};
use super::waits::Waits;
use crate::capacity::{push, resize};
use crate::fault::{Fault, FaultCode};
use crate::korea::combat::Chip;
use crate::korea::options::GameRules;
use crate::korea::rules::R8_0;
use crate::korea::units::Role;
use crate::notation::bytes::{self, Dictionary};
use crate::notation::pen::Pen;
use crate::notation::scan::{Begun, Scan};
use crate::notation::{NAME, Read, Words, is, put, put_code, put_flag, put_named};
use crate::reflect::{Code, Question, Reflect, Word};
use crate::ruling::{Cites, Ruling, Sink, Trail};

/// The length of the text of a position, in bytes.
pub const TEXT: usize = 16 * 1024;

/// A position between two steps, as text: a plain value that can be copied, compared, saved and sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Reflect)]
#[repr(C)]
pub struct Position {
    /// The text, with zeros after its end. Its first line names its version.
    #[required]
    #[text]
    pub text: [u8; TEXT],
}

impl Default for Position {
    fn default() -> Self {
        Position { text: [0; TEXT] }
    }
}

const TITLE: [&str; 3] = ["grognard", "korea", "game"];
const VERSION: u32 = 1;

/// What packed positions begin with, and the words of the text, whose order stays: later versions add at the end.
static DICTIONARY: Dictionary = Dictionary {
    begins: *b"GKO\x01",
    title: "grognard korea game 1\n",
    words: &[
        "hexes",
        "odd_columns",
        "even_columns",
        "odd_rows",
        "even_rows",
        "turn",
        "over",
        "points",
        "air",
        "rules",
        "static_lead",
        "dice",
        "draws",
        "rounding",
        "ratio",
        "chip",
        "seed",
        "used",
        "hex",
        "prohibited",
        "coast",
        "un_supply",
        "communist_supply",
        "un_full",
        "communist_full",
        "terrain",
        "drm",
        "attacker_ratio",
        "defender_ratio",
        "not_clear",
        "unit",
        "un",
        "communist",
        "infantry",
        "armored",
        "mechanized",
        "other",
        "a",
        "b",
        "c",
        "d",
        "static",
        "routed",
        "attacker",
        "defender",
        "depot",
        "in_range",
        "engagement",
        "meeting",
        "prepared",
        "attackers",
        "defenders",
        "chips",
        "losses",
        "retreat",
        "mp",
        "attacker_air",
        "defender_air",
        "attacker_fleet",
        "defender_fleet",
        "attacker_depot",
        "defender_depot",
        "owed",
        "by",
        "retreated",
        "left",
        "start",
        "path",
        "none",
        "differential",
        "-",
        "lead",
        "every_unit",
        "nobody",
        "axial",
        "drop",
        "up",
    ],
};

fn turn(words: &mut impl Words, game: &mut Game) -> Read {
    let mut side = Code::new(game.turn);
    put_code(words, &mut side)?;
    game.turn = side.get().ok_or_else(|| words.wrong(FaultCode::UnknownWord))?;
    if words.mark("over", game.waits == Waits::Nothing)? {
        game.waits = Waits::Nothing;
    }
    Ok(())
}

fn points(words: &mut impl Words, [un, communist]: &mut [u16; 2]) -> Read {
    put_named(words, "un", un)?;
    put_named(words, "communist", communist)
}

fn air(words: &mut impl Words, [un, communist]: &mut [u8; 2]) -> Read {
    put_named(words, "un", un)?;
    put_named(words, "communist", communist)
}

fn rules(words: &mut impl Words, rules: &mut GameRules) -> Read {
    put_flag(words, "static_lead", &mut rules.static_lead)?;
    let GameRules { attacker_dice, attacker_sides, defender_dice, defender_sides, .. } = rules;
    let dice = [attacker_dice, attacker_sides, defender_dice, defender_sides];
    if words.mark("dice", dice.iter().any(|number| **number > 0))? {
        for number in dice {
            put(words, number)?;
        }
    }
    if words.mark("draws", rules.draws.0 > 0)? {
        put_code(words, &mut rules.draws)?;
    }
    if words.mark("rounding", rules.rounding.0 > 0)? {
        put_code(words, &mut rules.rounding)?;
    }
    let ratio = [&mut rules.meeting_ratio_points, &mut rules.meeting_ratio_losses];
    if words.mark("ratio", ratio.iter().any(|number| **number != 0))? {
        for number in ratio {
            put(words, number)?;
        }
    }
    Ok(())
}

fn chip(words: &mut impl Words, chip: &mut Chip) -> Read {
    put(words, &mut chip.count)?;
    put(words, &mut chip.value)
}

fn luck(words: &mut impl Words, luck: &mut crate::notation::chance::Luck) -> Read {
    let mut seed = luck.seed.unwrap_or(0);
    put(words, &mut seed)?;
    luck.seed = Some(seed);
    put_named(words, "used", &mut luck.used)
}

fn place(words: &mut impl Words, place: &mut GamePlace) -> Read {
    words.hex(&mut place.hex)?;
    put_flag(words, "prohibited", &mut place.prohibited)?;
    put_flag(words, "coast", &mut place.coast)?;
    put_flag(words, "un_supply", &mut place.un_supply)?;
    put_flag(words, "communist_supply", &mut place.communist_supply)?;
    put_flag(words, "un_full", &mut place.un_full)?;
    put_flag(words, "communist_full", &mut place.communist_full)
}

fn terrain(words: &mut impl Words, row: &mut GameTerrain) -> Read {
    words.hex(&mut row.hex)?;
    words.hex(&mut row.beside)?;
    let terrain = &mut row.terrain;
    let pairs = [
        ("drm", &mut terrain.attacker_drm, &mut terrain.defender_drm),
        ("attacker_ratio", &mut terrain.attacker_ratio_points, &mut terrain.attacker_ratio_losses),
        ("defender_ratio", &mut terrain.defender_ratio_points, &mut terrain.defender_ratio_losses),
    ];
    for (word, first, second) in pairs {
        if words.mark(word, *first != 0 || *second != 0)? {
            put(words, first)?;
            put(words, second)?;
        }
    }
    put_flag(words, "not_clear", &mut terrain.not_clear)
}

fn unit(words: &mut impl Words, unit: &mut GameUnit) -> Read {
    put(words, &mut unit.id)?;
    words.name(&mut unit.name)?;
    put_code(words, &mut unit.side)?;
    put_code(words, &mut unit.arm)?;
    put_code(words, &mut unit.quality)?;
    words.hex(&mut unit.hex)?;
    put_flag(words, "static", &mut unit.is_static)?;
    put_flag(words, "routed", &mut unit.routed)?;
    for (word, role) in [("attacker", Role::Attacker), ("defender", Role::Defender)] {
        if words.mark(word, unit.has(role))? {
            unit.role = Code::new(role);
        }
    }
    Ok(())
}

fn depot(words: &mut impl Words, depot: &mut GameDepot) -> Read {
    put(words, &mut depot.id)?;
    words.hex(&mut depot.hex)?;
    put_flag(words, "in_range", &mut depot.in_range)
}

fn fight(words: &mut impl Words, waits: &mut Waits, fight: &mut Fight) -> Read {
    put_code(words, &mut fight.kind)?;
    put(words, &mut fight.attacker)?;
    put(words, &mut fight.defender)?;
    let mut code = Code::new(*waits);
    put_code(words, &mut code)?;
    *waits = code.get().ok_or_else(|| words.wrong(FaultCode::UnknownWord))?;
    if words.mark("mp", fight.mp.is_some())? {
        let mut mp = fight.mp.unwrap_or(0);
        put(words, &mut mp)?;
        fight.mp = Some(mp);
    }
    let [air, air_too] = &mut fight.air;
    let [fleet, fleet_too] = &mut fight.fleet;
    let [depot, depot_too] = &mut fight.depot;
    let support = [
        ("attacker_air", air),
        ("defender_air", air_too),
        ("attacker_fleet", fleet),
        ("defender_fleet", fleet_too),
        ("attacker_depot", depot),
        ("defender_depot", depot_too),
    ];
    for (word, uses) in support {
        *uses = words.mark(word, *uses)?;
    }
    let mut chips = u8::try_from(fight.drawn.len()).unwrap_or(u8::MAX);
    put_named(words, "chips", &mut chips)?;
    if usize::from(chips) > super::position::CHIPS {
        return Err(words.wrong(FaultCode::OutOfRange));
    }
    resize(&mut fight.drawn, chips.into(), 0);
    for chip in fight.drawn.iter_mut() {
        put(words, chip)?;
    }
    put_named(words, "differential", &mut fight.differential)?;
    put_named(words, "owed", &mut fight.owed)?;
    if words.mark("by", fight.debtor.0 > 0)? {
        put_code(words, &mut fight.debtor)?;
    }
    fight.retreated = words.mark("retreated", fight.retreated)?;
    put_named(words, "left", &mut fight.left)?;
    if words.mark("start", fight.left > 0)? {
        words.hex(&mut fight.start)?;
    }
    // The hexes of a retreat that is made.
    let mut entered = if fight.left > 0 { u8::try_from(fight.path.len()).unwrap_or(u8::MAX) } else { 0 };
    put_named(words, "path", &mut entered)?;
    if entered > 3 {
        return Err(words.wrong(FaultCode::OutOfRange));
    }
    resize(&mut fight.path, entered.into(), crate::hex::Hex::default());
    for hex in fight.path.iter_mut() {
        words.hex(hex)?;
    }
    Ok(())
}

/// Writes what a record says after the first word of its line.
type Tell<'p, T> = fn(&mut Pen<'p>, &mut T) -> Read;

/// Writes a line: its first word, and what a record says.
fn line<'p, T>(pen: &mut Pen<'p>, first: &'static str, record: &mut T, tell: Tell<'p, T>) -> Read {
    pen.word(first);
    tell(pen, record)?;
    pen.line();
    Ok(())
}

/// Writes a line for each record of a list.
fn lines<'p, T>(pen: &mut Pen<'p>, first: &'static str, list: &mut [T], tell: Tell<'p, T>) -> Read {
    list.iter_mut().try_for_each(|record| line(pen, first, record, tell))
}

impl Game {
    /// Returns the text of the position.
    pub fn save(&self) -> Result<Position, Fault> {
        let mut position = Position::default();
        self.write(&mut position.text)?;
        Ok(position)
    }

    /// Writes the position as text, and returns its length. The fault is `buffer_too_small` if it does not fit.
    pub fn write(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let mut pen = Pen::titled(out, self.numbering, &TITLE, VERSION);
        self.tell(&mut pen)?;
        pen.finish()
    }

    fn tell(&self, pen: &mut Pen<'_>) -> Read {
        let mut game = self.clone();
        if game.numbering.code() > 0 {
            line(pen, "hexes", &mut Code::new(game.numbering), put_code)?;
        }
        line(pen, "turn", &mut game, turn)?;
        if game.points != [0; 2] {
            line(pen, "points", &mut game.points, points)?;
        }
        if game.air != [0; 2] {
            line(pen, "air", &mut game.air, air)?;
        }
        if game.rules != GameRules::default() {
            line(pen, "rules", &mut game.rules, rules)?;
        }
        lines(pen, "chip", &mut game.bag, chip)?;
        if game.luck.seed.is_some() {
            line(pen, "seed", &mut game.luck, luck)?;
        }
        lines(pen, "hex", &mut game.places, place)?;
        lines(pen, "terrain", &mut game.terrain, terrain)?;
        lines(pen, "unit", &mut game.units, unit)?;
        lines(pen, "depot", &mut game.depots, depot)?;
        if game.fight.attacker > 0 {
            pen.word("engagement");
            fight(pen, &mut game.waits, &mut game.fight)?;
            pen.line();
        }
        Ok(())
    }

    /// Reads a position, which must be one that can be.
    ///
    /// A text of another version is the fault `out_of_range` of `position.version`. One that cannot be read is
    /// `bad_text`, `unknown_word`, `missing_field` or `out_of_range` of its line. One that is cut is `missing_field` of
    /// `position.end`, and one of which a word has changed `contradiction`.
    pub fn load(position: &Position) -> Result<Self, Fault> {
        Game::read(&position.text)
    }

    /// [`load`](Self::load) from any text.
    pub fn read(text: &[u8]) -> Result<Self, Fault> {
        let mut game = Game::empty();
        let mut scan = Scan::titled(text, &TITLE, VERSION)?;
        let mut side = false;
        while let Begun::Line(first) = scan.next_line()? {
            side |= is(first, "turn");
            game.read_line(first, &mut scan)?;
        }
        if !side {
            return Err(Fault::new(FaultCode::MissingField, &"turn").within(&text!("position")));
        }
        game.check().map_err(of_position)?;
        game.check_fight()?;
        Ok(game)
    }

    /// Reads what a line says.
    fn read_line(&mut self, first: &[u8], scan: &mut Scan<'_>) -> Read {
        let full = |scan: &Scan<'_>| scan.wrong(FaultCode::Overflow);
        match first {
            _ if is(first, "hexes") => {
                let mut numbering = Code::new(self.numbering);
                put_code(scan, &mut numbering)?;
                self.numbering = numbering.get().ok_or_else(|| scan.wrong(FaultCode::UnknownWord))?;
                scan.numbering = self.numbering;
            }
            _ if is(first, "turn") => turn(scan, self)?,
            _ if is(first, "points") => points(scan, &mut self.points)?,
            _ if is(first, "air") => air(scan, &mut self.air)?,
            _ if is(first, "rules") => rules(scan, &mut self.rules)?,
            _ if is(first, "seed") => luck(scan, &mut self.luck)?,
            _ if is(first, "chip") => {
                let mut row = Chip::default();
                chip(scan, &mut row)?;
                push(&mut self.bag, row).map_err(|_| full(scan))?;
            }
            _ if is(first, "hex") => {
                let mut row = GamePlace::default();
                place(scan, &mut row)?;
                push(&mut self.places, row).map_err(|_| full(scan))?;
            }
            _ if is(first, "terrain") => {
                let mut row = GameTerrain::default();
                terrain(scan, &mut row)?;
                push(&mut self.terrain, row).map_err(|_| full(scan))?;
            }
            _ if is(first, "unit") => {
                let mut row = GameUnit { name: [0; NAME], ..GameUnit::default() };
                unit(scan, &mut row)?;
                push(&mut self.units, row).map_err(|_| full(scan))?;
            }
            _ if is(first, "depot") => {
                let mut row = GameDepot::default();
                depot(scan, &mut row)?;
                push(&mut self.depots, row).map_err(|_| full(scan))?;
            }
            _ if is(first, "engagement") => {
                // Of a line before nothing stays.
                self.fight = Fight::default();
                fight(scan, &mut self.waits, &mut self.fight)?;
            }
            _ => return Err(scan.wrong(FaultCode::UnknownWord)),
        }
        Ok(())
    }

    /// Checks that the engagement can be.
    fn check_fight(&self) -> Read {
        let wrong = || {
            Fault::against(&"engagement", &"position.unit: these units cannot be in such an engagement")
                .within(&text!("position"))
        };
        let fight = &self.fight;
        if fight.attacker == 0 {
            let idle = matches!(self.waits, Waits::Orders | Waits::Nothing);
            return if idle && self.units.iter().all(|unit| unit.role.0 == 0) { Ok(()) } else { Err(wrong()) };
        }
        for role in [Role::Attacker, Role::Defender] {
            if !self.lead(role).is_some_and(|lead| lead.has(role)) {
                return Err(wrong());
            }
        }
        let astray =
            |unit: &GameUnit| unit.role.get().is_some_and(|role| unit.side() != self.side_of(role) || unit.is_out());
        if self.units.iter().any(astray) {
            return Err(wrong());
        }
        let owes = fight.debtor.get().is_some() && (fight.owed > 0 || fight.left > 0);
        match self.waits {
            Waits::Attackers | Waits::Defenders | Waits::Chips if fight.drawn.is_empty() => {
                self.assessment()?;
            }
            Waits::Dice => {
                let wanted = if self.bag.is_empty() { 0 } else { self.chips_wanted()? };
                if fight.drawn.len() != usize::from(wanted) {
                    return Err(wrong());
                }
            }
            Waits::Losses if owes && fight.left == 0 => {}
            Waits::Retreat if owes && fight.left > 0 && fight.retreated => {}
            _ => return Err(wrong()),
        }
        Ok(())
    }

    /// Writes the position as bytes, and returns their number. The fault is `buffer_too_small` if they do not fit.
    ///
    /// ```
    /// use grognard_core::korea::game::Game;
    /// let game = Game::read(b"grognard korea game 1\nturn un\nunit 1 1st_cav un infantry a 0,0\nend")?;
    /// let mut bytes = [0; 64];
    /// let used = game.pack(&mut bytes)?;
    /// assert_eq!(Game::unpack(&bytes[..used])?, game);
    /// # Ok::<(), grognard_core::fault::Fault>(())
    /// ```
    pub fn pack(&self, out: &mut [u8]) -> Result<usize, Fault> {
        let mut position = Position::default();
        let used = self.write(&mut position.text)?;
        bytes::pack(position.text.get(..used).unwrap_or_default(), &DICTIONARY, out)
    }

    /// Reads a position from its bytes. Bytes that were cut or changed are the fault `contradiction` of `bytes.end`.
    pub fn unpack(bytes: &[u8]) -> Result<Self, Fault> {
        let mut position = Position::default();
        bytes::unpack(bytes, &DICTIONARY, &mut position.text)?;
        Game::load(&position)
    }
}

/// A fault of the lists as one of the position.
fn of_position(fault: Fault) -> Fault {
    match fault.list() {
        "units" => fault.of_list(&"position.units"),
        "depots" => fault.of_list(&"position.depots"),
        "hexes" => fault.of_list(&"position.hexes"),
        _ => fault,
    }
}

/// One byte of a packed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct PositionByte {
    /// The byte.
    pub octet: u8,
}

/// A packed position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Reflect)]
#[repr(C)]
pub struct Packed {
    /// The number of bytes.
    pub bytes: u16,
}

/// Returns a position as bytes, about half as long as its text, with a version and a checksum.
///
/// ```
/// use grognard_core::korea::game::{Game, Looked, PositionByte, Unpacking, pack, unpack};
/// use grognard_core::ruling::{Sink, Trail};
/// let position = Game::read(b"grognard korea game 1\nturn un\nunit 1 1st_cav un infantry a 0,0\nend")?.save()?;
/// let mut room = [PositionByte::default(); 64];
/// let mut rows = Sink::new(&mut room);
/// pack(&Looked { position }, &mut rows, &mut Trail::none())?;
/// let bytes: Vec<u8> = rows.items().iter().map(|row| row.octet).collect();
/// assert_eq!(unpack(&Unpacking { bytes: &bytes }, &mut Trail::none())?.value, position);
/// # Ok::<(), grognard_core::fault::Fault>(())
/// ```
///
/// # Errors
///
/// Those of `korea.game.look`.
pub fn pack(
    question: &Looked,
    rows: &mut Sink<'_, PositionByte>,
    _trail: &mut Trail<'_>,
) -> Result<Ruling<Packed>, Fault> {
    let mut room = [0; TEXT];
    let used = Game::load(&question.position)?.pack(&mut room)?;
    room.iter().take(used).for_each(|byte| rows.push(PositionByte { octet: *byte }));
    Ok(Ruling::new(Packed { bytes: u16::try_from(used).unwrap_or(u16::MAX) }, Cites::by(R8_0)))
}

/// The bytes of a position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Unpacking<'a> {
    /// The bytes.
    pub bytes: &'a [u8],
}

/// Returns the position that bytes hold. Bytes that were cut or changed are the fault `contradiction` of `bytes.end`,
/// those of another version `out_of_range` of `bytes.version`, and others `bad_text` of `bytes`.
///
/// # Errors
///
/// * `bad_text` for bytes that are not a position of this game.
/// * `out_of_range` for bytes of another version.
/// * `contradiction` at `bytes.end` for bytes that were cut or changed.
/// * `overflow` for bytes that hold more text than a position.
/// * Those of `korea.game.look` for the text that the bytes hold.
pub fn unpack(question: &Unpacking<'_>, _trail: &mut Trail<'_>) -> Result<Ruling<Position>, Fault> {
    Ok(Ruling::new(Game::unpack(question.bytes)?.save()?, Cites::by(R8_0)))
}

/// A position.
#[derive(Debug, Clone, Copy, Default, Question)]
pub struct Looked {
    /// The position.
    pub position: Position,
}
