//! Positions and orders of a position file, as the game takes them.

use grognard_adjudicate::json::Of;
use grognard_core::binding;
use grognard_core::fault::Fault;
use grognard_core::hex::Hex;
use grognard_core::ocs::board::{BoardHex, ChartRow};
use grognard_core::ocs::effects::Effect;
use grognard_core::ocs::game::{
    Desk, Draft, Duty, Game, GameChoice, Memory, Needed, Notes, Order, Room, Ruled, Setting,
};
use grognard_core::ocs::units::Unit;
use grognard_core::reflect::{Code, Flag, Reflect, Word};
use grognard_core::ruling::{Ruling, Sink, Step, Trail, Verdict};
use grognard_core::scratch::Scratch;
use serde_json::{Map, Value as Json};

/// Reads a record.
pub fn record<T: Reflect + Default>(json: &Json) -> T {
    let mut record = T::default();
    binding::read_some(&mut record, &Of(json)).unwrap_or_else(|why| panic!("{why:?} in {json}"));
    record
}

fn list<T: Reflect + Default>(json: &Json) -> &'static [T] {
    json.as_array().into_iter().flatten().map(record).collect::<Vec<T>>().leak()
}

/// The lists of a board.
pub fn board(json: &Json) -> (Vec<ChartRow>, Vec<BoardHex>, Vec<Unit>) {
    (list(&json["chart"]).to_vec(), list(&json["hexes"]).to_vec(), list(&json["units"]).to_vec())
}

/// An order of `ocs.turn` and its question, as an order of the game.
pub struct Asked<'q>(pub &'q Map<String, Json>);

impl Asked<'_> {
    fn field(&self, name: &str) -> &Json {
        self.0.get(name).unwrap_or(&Json::Null)
    }
    pub fn number<N: TryFrom<u64>>(&self, name: &str) -> N {
        N::try_from(self.field(name).as_u64().unwrap_or(0)).ok().expect("it fits")
    }
    fn ids(&self, name: &str) -> &'static [u16] {
        let id = |id: &Json| id.as_u64().map(|id| u16::try_from(id).expect("an id"));
        self.field(name).as_array().into_iter().flatten().filter_map(id).collect::<Vec<_>>().leak()
    }
    fn dice(&self) -> &'static [u8] {
        let die = |die: &Json| u8::try_from(die.as_u64().expect("a die")).expect("a die");
        self.field("dice").as_array().into_iter().flatten().map(die).collect::<Vec<_>>().leak()
    }
    fn list<T: Reflect + Default>(&self, name: &str) -> &'static [T] {
        list(self.field(name))
    }
    fn hex(&self, name: &str) -> Hex {
        record(self.field(name))
    }
    fn flag(&self, name: &str) -> Flag {
        Flag::from(self.field(name).as_bool().unwrap_or(false))
    }
    fn word<W: Word>(&self, name: &str) -> Code<W> {
        let code = self.field(name).as_str().map(|word| W::VOCABULARY.code(word).expect("a word"));
        Code::raw(code.unwrap_or(0))
    }

    /// The order of an operation; none for a question that is no order.
    pub fn order(&self, operation: &str) -> Option<Order<'static>> {
        let (units, sources, hqs) = (self.ids("units"), self.ids("sources"), self.ids("hqs"));
        let (on_stocks, losses, dice) = (self.ids("on_stocks"), self.list("losses"), self.dice());
        Some(match operation {
            "ocs.turn.next" => Order::Next {
                weather: self.number("weather"),
                first: self.number("first"),
                simulcast: self.flag("simulcast"),
            },
            "ocs.turn.arrive" => Order::Arrive {
                units: list::<Unit>(self.field("units"))
                    .iter()
                    .map(|u| u16::try_from(u.id).unwrap())
                    .collect::<Vec<_>>()
                    .leak(),
                to: self.hex("to"),
                entry: self.word("entry"),
                hexes: self.list("hexes"),
                supply: self.number("supply"),
            },
            "ocs.turn.fuel" => Order::Fuel { units, by: self.word("by"), sources, hqs },
            "ocs.turn.construct" => Order::Construct {
                unit: self.number("unit"),
                hex: self.hex("hex"),
                task: self.word("task"),
                sources,
                hqs,
            },
            "ocs.turn.march" => Order::March { units, path: self.list("path"), drops: self.list("drops") },
            "ocs.turn.attack" => Order::Attack { units, target: self.hex("target"), on_stocks, sources, hqs },
            "ocs.turn.defend" => Order::Defend { units, on_stocks, sources, hqs },
            "ocs.turn.odds" => Order::Odds { leads: self.ids("leads") },
            "ocs.combat.resolve" | "ocs.barrage.resolve" => Order::Roll { dice },
            "ocs.turn.settle" => Order::Settle { losses, retreat: self.number("retreat"), ignore: self.flag("ignore") },
            "ocs.turn.advance" => Order::Advance { units },
            "ocs.turn.unload" => Order::Unload { truck: self.number("truck"), amount: self.number("amount") },
            "ocs.turn.load" => Order::Load {
                truck: self.number("truck"),
                source: self.number("source"),
                amount: self.number("amount"),
            },
            "ocs.turn.combine" => Order::Combine { units, counters: self.list("counters") },
            "ocs.turn.extend" => Order::Extend { units, unform: self.flag("unform") },
            "ocs.turn.trace" => Order::Trace { left_out: self.ids("left_out") },
            "ocs.turn.mark" => Order::Mark,
            "ocs.turn.release" => Order::Release { units },
            "ocs.turn.barrage" => Order::Barrage { units, target: self.hex("target"), sources, hqs },
            "ocs.turn.suffer" => Order::Suffer { losses },
            "ocs.turn.retreat" => Order::Retreat { units, path: self.list("path"), losses },
            "ocs.turn.capture" => Order::Capture {
                hex: self.hex("hex"),
                dice,
                taken: self.list("taken"),
                rest: self.list("rest"),
                printed_hedgehog: self.flag("printed_hedgehog"),
            },
            "ocs.turn.rebuild" => Order::Rebuild { repls: self.ids("repls"), orders: self.list("orders") },
            "ocs.turn.blow" => Order::Blow { loads: self.list("loads"), dice },
            "ocs.turn.break_down" => {
                Order::BreakDown { unit: self.number("unit"), breakdowns: self.list("breakdowns") }
            }
            "ocs.turn.absorb" => Order::Absorb { unit: self.number("unit"), absorbed: self.ids("absorbed") },
            "ocs.turn.restock" => Order::Restock { units, sources, hqs },
            "ocs.turn.eat" => Order::Eat { units, source: self.number("source"), hqs },
            "ocs.turn.attrition" => Order::Attrition { hex: self.hex("hex"), side: self.number("side"), dice, losses },
            "ocs.turn.break_out" => Order::BreakOut {
                unit: self.number("unit"),
                left_out: self.ids("left_out"),
                first: self.flag("first"),
                dice,
            },
            "ocs.turn.change" => {
                Order::Change { unit: self.number("unit"), mode: self.word("mode"), oriented: self.word("oriented") }
            }
            "ocs.turn.payers" => return None,
            other => panic!("{other} is not read"),
        })
    }
}

/// Memory that a test works in.
pub struct Bench {
    pub effects: Vec<Effect>,
    pub words: Vec<u64>,
    pub desk: Box<Desk>,
    pub steps: Vec<Step>,
    pub trial: Vec<Unit>,
    pub draft: Box<Draft>,
}

impl Bench {
    pub fn new(hexes: usize, units: usize) -> Self {
        let needed = Needed::of(hexes, units);
        Bench {
            effects: vec![Effect::default(); needed.effects],
            words: vec![0; needed.scratch],
            desk: Box::default(),
            steps: vec![Step::default(); 256],
            trial: vec![Unit::default(); needed.units],
            draft: Box::default(),
        }
    }
    /// Calls with the notes of an order.
    pub fn with<T>(&mut self, then: impl FnOnce(&mut Notes<'_, '_>, &mut Draft) -> T) -> T {
        let notes = &mut Notes {
            effects: &mut Sink::new(&mut self.effects),
            trail: &mut Trail::new(&mut self.steps),
            scratch: &mut Scratch::new(&mut self.words),
            desk: &mut self.desk,
            trial: &mut self.trial,
        };
        then(notes, &mut self.draft)
    }
    /// The rows of a level of choices, or the fault of a fact that is missing.
    pub fn choices(&mut self, game: &Game<'_>, asked: &GameChoice) -> Result<Vec<GameChoice>, Fault> {
        let mut room = vec![GameChoice::default(); 4096];
        let mut rows = Sink::new(&mut room);
        self.with(|notes, draft| game.choices(asked, &mut rows, notes, draft))?;
        Ok(rows.items().to_vec())
    }
    /// What the segment waits for.
    pub fn look(&mut self, game: &Game<'_>) -> Vec<Duty> {
        let mut room = vec![Duty::default(); 256];
        let mut rows = Sink::new(&mut room);
        self.with(|notes, _| game.look(&mut rows, notes)).expect("a look");
        rows.items().to_vec()
    }
    pub fn take(&mut self, game: &mut Game<'_>, row: &GameChoice) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        self.with(|notes, draft| game.take(row, &[], notes, draft))
    }
    pub fn order(&mut self, game: &mut Game<'_>, order: &Order<'_>) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        self.with(|notes, _| game.order(order, notes))
    }
    pub fn judge(&mut self, game: &Game<'_>, order: &Order<'_>) -> Result<Ruling<Verdict<Ruled>>, Fault> {
        self.with(|notes, _| game.judge(order, notes))
    }
}

/// A game in memory that lives as long as the test.
pub fn arranged(
    setting: Setting<'static>,
    hexes: Vec<BoardHex>,
    units: Vec<Unit>,
    off_map: impl Fn(&Unit) -> bool,
    memory: Memory,
) -> Game<'static> {
    arrange(setting, hexes, units, off_map, memory).expect("a sound position")
}

/// A game in memory that lives as long as the test, if it can be set up.
pub fn arrange(
    setting: Setting<'static>,
    hexes: Vec<BoardHex>,
    units: Vec<Unit>,
    off_map: impl Fn(&Unit) -> bool,
    memory: Memory,
) -> Result<Game<'static>, Fault> {
    let known = units.len();
    let needed = Needed::of(hexes.len(), known);
    let mut places = units;
    places.resize(needed.units, Unit::default());
    let room = Room { hexes: hexes.leak(), units: places.leak() };
    let mut words = vec![0; needed.scratch];
    Game::arrange(setting, room, known, off_map, memory, &mut Scratch::new(&mut words))
}
