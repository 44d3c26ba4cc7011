//! Answers the questions of a position, one after the other. The effects of dice on units apply to later questions.

use crate::edits;
use crate::json::{self, Answer, ask};
use crate::position::{Barrage, Combat, Operation, Payment, Position, Question, Trouble, asked};
use crate::references::{References, Resolved};
pub use crate::story::{Story, Told, to_json, told_to_json};
use grognard_core::dice::{DiceSource, Seeded};
use grognard_core::hex::Hex;
use grognard_core::ocs::units::{Mode, Orientation, Unit};
use grognard_core::reflect::{Code, Flag};
use serde_json::{Map, Value as Json, json};

/// Answers all questions of a position. With a seed, dice are rolled instead of those in the file, save for orders.
pub fn adjudicate(mut position: Position, seed: Option<u64>) -> Result<Vec<Story>, Trouble> {
    let mut dice = seed.map(Seeded::new);
    let questions = position.questions.clone();
    let (mut stories, mut answers) = (Vec::<Story>::new(), Vec::new());
    for (i, question) in questions.iter().enumerate() {
        let place = format!("questions[{i}]");
        let teller =
            Teller { position: &mut position, place, dice: dice.as_mut(), told: Vec::new(), answers: &answers };
        let story = match question {
            Question::Barrage(q) => teller.barrage(q)?,
            Question::Combat(q) => teller.combat(q)?,
            Question::Operation(q) => teller.operation(q)?,
            Question::Order(q) => teller.order(q)?,
        };
        // After an order's ruling comes the board.
        let last = if story.order { story.told.first() } else { story.told.last() };
        answers.push(last.map_or(Json::Null, |told| told_to_json(told, true)));
        stories.push(story);
    }
    Ok(stories)
}

pub(crate) struct Teller<'a> {
    pub(crate) position: &'a mut Position,
    pub(crate) place: String,
    dice: Option<&'a mut Seeded>,
    pub(crate) told: Vec<Told>,
    /// The last answer to each of the earlier questions.
    pub(crate) answers: &'a [Json],
}

impl Teller<'_> {
    pub(crate) fn ask(
        &mut self,
        operation: &str,
        question: Map<String, Json>,
        dice: Vec<u8>,
    ) -> Result<Answer, Trouble> {
        let answer = ask(operation, &Json::Object(question), true).map_err(|m| asked(&self.place, &m))?;
        self.told.push(Told { operation: operation.to_owned(), answer: answer.clone(), dice });
        Ok(answer)
    }

    fn records(&self, units: &[usize]) -> Json {
        units.iter().map(|i| json::record(&self.position.units[*i].unit)).collect()
    }

    /// Adds the game's own tables to a question that looks one up.
    fn tabled(&self, mut question: Map<String, Json>) -> Map<String, Json> {
        question.extend(self.position.tables.clone().map(|tables| ("tables".to_owned(), tables)));
        question
    }

    fn names(&self, units: &[usize]) -> Vec<String> {
        units.iter().map(|i| self.position.units[*i].name.clone()).collect()
    }

    /// Returns the dice of the file, or rolls with the seed one at a time until the operation has enough.
    fn roll(
        &mut self,
        operation: &str,
        question: &Map<String, Json>,
        given: Option<&Vec<u8>>,
    ) -> Result<Option<Vec<u8>>, Trouble> {
        let Some(seeded) = self.dice.as_mut() else { return Ok(given.cloned()) };
        let mut dice = vec![seeded.d6()];
        loop {
            let mut trial = question.clone();
            trial.insert("dice".into(), json!(dice));
            match ask(operation, &Json::Object(trial), false) {
                Err(m) if m.code.word() == "too_few_dice" && dice.len() < 64 => dice.push(seeded.d6()),
                Err(m) => return Err(asked(&self.place, &m)),
                Ok(_) => return Ok(Some(dice)),
            }
        }
    }

    fn target(&self, hex: Hex) -> (Json, Vec<usize>, u8) {
        let (rows, hedgehog) = self.position.ground(hex);
        (rows.iter().map(|r| json::record(&self.position.chart[*r].1)).collect(), rows, hedgehog)
    }

    fn barrage(mut self, q: &Barrage) -> Result<Story, Trouble> {
        let firers = self.position.named(&format!("{}.firers", self.place), &q.firers)?;
        let hex = Hex::from(q.target);
        let targets = self.position.in_hex(hex);
        if targets.is_empty() {
            return Err(Trouble::at(format!("{}.target", self.place), "there is no unit in this hex"));
        }
        let side = firers.first().map_or(0, |i| self.position.units[*i].unit.side);
        let near = |u: &Unit| u.side == side && u.hex.touches(hex);
        let spotters: Vec<usize> = (0..self.position.units.len())
            .filter(|i| self.position.units[*i].alive && near(&self.position.units[*i].unit))
            .collect();
        let (terrain, rows, hedgehog) = self.target(hex);
        let mut question = q.with.clone();
        question.insert("firers".into(), self.records(&firers));
        question.insert("targets".into(), self.records(&targets));
        question.insert("spotters".into(), self.records(&spotters));
        question.insert("terrain".into(), terrain);
        question.insert("target".into(), json::record(&hex));
        question.insert("hedgehog".into(), json!(hedgehog));
        question.insert("rules".into(), json::record(&self.position.rules));
        let (acting, names) = (self.names(&firers), self.names(&targets));
        let ground = (self.position.terrain_names(&rows), Vec::new());
        let assessed = self.ask("ocs.barrage.assess", self.tabled(question), Vec::new())?;
        if assessed.verdict == Some(true) {
            let mut resolve = self.tabled(Map::from_iter([("assessment".to_owned(), assessed.value.clone())]));
            self.ask("ocs.barrage.distribution", resolve.clone(), Vec::new())?;
            if let Some(dice) = self.roll("ocs.barrage.resolve", &resolve, q.dice.as_ref())? {
                resolve.insert("dice".into(), json!(dice));
                let hit = self.ask("ocs.barrage.resolve", resolve, dice)?;
                let luck = [("assessment", &assessed.value), ("outcome", &hit.value["outcome"])];
                let luck = self.tabled(luck.map(|(n, v)| (n.to_owned(), v.clone())).into_iter().collect());
                self.ask("ocs.barrage.percentile", luck, Vec::new())?;
                self.settle_barrage(&hit.value, &targets, q)?;
            }
        }
        Ok(Story {
            title: title(&q.title, "Barrage", hex),
            acting,
            target: names,
            terrain: ground,
            told: self.told,
            ..Story::default()
        })
    }

    /// Settles a barrage by the target owner's choice; without one in the file, the units pay in their order.
    fn settle_barrage(&mut self, barrage: &Json, targets: &[usize], q: &Barrage) -> Result<(), Trouble> {
        let base = [("barrage".to_owned(), barrage.clone()), ("units".to_owned(), self.records(targets))];
        let owed = self.ask("ocs.barrage.choices", base.iter().cloned().collect(), Vec::new())?;
        let losses = if q.losses.is_empty() {
            let mut left = owed.value["losses"].as_u64().unwrap_or(0);
            targets.iter().map(|i| take(&mut left, &self.position.units[*i].unit)).collect()
        } else {
            self.losses("losses", &q.losses, targets)?
        };
        let mut payment: Map<String, Json> = base.into_iter().collect();
        payment.insert("losses".into(), losses);
        let settled = self.ask("ocs.barrage.apply", payment, Vec::new())?;
        self.apply(&settled.effects, targets);
        Ok(())
    }

    fn losses(&self, field: &str, losses: &Map<String, Json>, units: &[usize]) -> Result<Json, Trouble> {
        for name in losses.keys() {
            let place = format!("{}.{field}.{name}", self.place);
            if !units.contains(&self.position.unit(&place, name)?) {
                return Err(Trouble::at(place, "this unit is not among them"));
            }
        }
        Ok(units.iter().map(|i| losses.get(&self.position.units[*i].name).cloned().unwrap_or(json!(0))).collect())
    }

    fn combat(mut self, q: &Combat) -> Result<Story, Trouble> {
        let attackers = self.position.named(&format!("{}.attackers", self.place), &q.attackers)?;
        let hex = Hex::from(q.target);
        let defenders = self.position.in_hex(hex);
        if defenders.is_empty() {
            return Err(Trouble::at(format!("{}.target", self.place), "there is no unit in this hex"));
        }
        let (terrain, rows, hedgehog) = self.target(hex);
        let mut question = q.with.clone();
        let mut approaches: Vec<Json> = Vec::new();
        let mut crossed = Vec::new();
        for i in &attackers {
            let from = self.position.units[*i].unit.hex;
            let side = self.position.side(from, hex);
            crossed.push(side.map_or(String::new(), |row| self.position.terrain_names(&[row])));
            let at = json::record(&from);
            if let Some(row) = side
                && !approaches.iter().any(|a| a["hex"] == at)
            {
                approaches.push(json!({"hex": at, "hexside": json::record(&self.position.chart[row].1)}));
            }
        }
        question.entry("approaches").or_insert(json!(approaches));
        question.insert("attackers".into(), self.records(&attackers));
        question.insert("defenders".into(), self.records(&defenders));
        question.insert("target".into(), json::record(&hex));
        question.insert("terrain".into(), terrain);
        question.insert("hedgehog".into(), json!(hedgehog));
        question.insert("rules".into(), json::record(&self.position.rules));
        for (field, name, units) in
            [("attacker_lead", &q.attacker_lead, &attackers), ("defender_lead", &q.defender_lead, &defenders)]
        {
            if let Some(name) = name {
                let place = format!("{}.{field}", self.place);
                let index = self.position.unit(&place, name)?;
                let lead = units.iter().position(|i| *i == index);
                let lead = lead.ok_or_else(|| Trouble::at(place, "this unit takes no part"))?;
                question.insert(field.into(), json!(lead));
            }
        }
        let (acting, names) = (self.names(&attackers), self.names(&defenders));
        let ground = (self.position.terrain_names(&rows), crossed);
        let assessed = self.ask("ocs.combat.assess", self.tabled(question), Vec::new())?;
        if assessed.verdict == Some(true) {
            self.fight(q, &assessed.value, &attackers, &defenders)?;
        }
        Ok(Story {
            title: title(&q.title, "Combat", hex),
            acting,
            target: names,
            terrain: ground,
            told: self.told,
            ..Story::default()
        })
    }

    fn fight(
        &mut self,
        q: &Combat,
        assessment: &Json,
        attackers: &[usize],
        defenders: &[usize],
    ) -> Result<(), Trouble> {
        let mut chances = q.policy.clone();
        chances.insert("assessment".into(), assessment.clone());
        self.ask("ocs.combat.distribution", self.tabled(chances), Vec::new())?;
        let mut resolve = self.tabled(Map::from_iter([("assessment".to_owned(), assessment.clone())]));
        let Some(dice) = self.roll("ocs.combat.resolve", &resolve, q.dice.as_ref())? else { return Ok(()) };
        resolve.insert("dice".into(), json!(dice));
        let mut battle = self.ask("ocs.combat.resolve", resolve, dice)?.value;
        let luck = [("assessment", assessment), ("result", &battle["result"])];
        let luck = self.tabled(luck.map(|(n, v)| (n.to_owned(), v.clone())).into_iter().collect());
        self.ask("ocs.combat.percentile", luck, Vec::new())?;
        for (side, units, payment) in [("attacker", attackers, &q.attacker), ("defender", defenders, &q.defender)] {
            let base = [("battle".to_owned(), battle.clone()), ("units".to_owned(), self.records(units))];
            let owed = self.ask("ocs.combat.choices", base.iter().cloned().collect(), Vec::new())?;
            // The file's payments belong to the file's dice.
            let (losses, retreat, ignore) = match payment.as_ref().filter(|_| self.dice.is_none()) {
                Some(Payment { losses, retreat, ignore }) => {
                    (self.losses(&format!("{side}.losses"), losses, units)?, *retreat, *ignore)
                }
                None => self.by_policy(&owed.value, units, &q.policy, side),
            };
            let mut paid: Map<String, Json> = base.into_iter().collect();
            paid.insert("losses".into(), losses);
            paid.insert("retreat".into(), json!(retreat));
            paid.insert("ignore".into(), json!(ignore));
            let settled = self.ask("ocs.combat.apply", paid, Vec::new())?;
            if settled.verdict != Some(true) {
                return Ok(());
            }
            self.apply(&settled.effects, units);
            battle = settled.value["battle"].clone();
        }
        Ok(())
    }

    /// Returns a payment by the stated policy: steps from the lead and then from each in turn, or hexes.
    fn by_policy(&self, owed: &Json, units: &[usize], policy: &Map<String, Json>, side: &str) -> (Json, u8, bool) {
        let n = |field: &str| owed[field].as_u64().and_then(|n| u8::try_from(n).ok()).unwrap_or(0);
        let obeys = policy.get("defender_obeys") == Some(&json!(true));
        let ignore = owed["may_ignore"] == true && !obeys;
        let falls_back = policy.get(&format!("{side}_policy")) == Some(&json!("fall_back"));
        let retreat = if falls_back && !ignore { n("retreat_max") } else { 0 };
        let mut left = if falls_back || ignore { n("losses") } else { n("steps_max") };
        let mut order: Vec<usize> = (0..units.len()).collect();
        order.sort_by_key(|i| *i != usize::from(n("lead")));
        let mut losses = vec![0u8; units.len()];
        while left > 0 {
            let before = left;
            for i in &order {
                let has = steps(&self.position.units[units[*i]].unit);
                if left > 0 && u64::from(losses[*i]) < has {
                    losses[*i] += 1;
                    left -= 1;
                }
            }
            if left == before {
                break;
            }
        }
        (json!(losses), retreat, ignore)
    }

    fn operation(mut self, q: &Operation) -> Result<Story, Trouble> {
        let references = References { position: self.position, answers: self.answers };
        let Resolved { mut question, names } = references.question(&format!("{}.in", self.place), &q.question)?;
        let takes_dice = grognard_core::binding::operation(&q.operation)
            .is_some_and(|o| o.question.fields.iter().any(|f| f.name == "dice"));
        let mut rolled = Vec::new();
        if takes_dice && let Some(dice) = self.roll(&q.operation, &question, q.dice.as_ref())? {
            question.insert("dice".into(), json!(dice));
            rolled = dice;
        }
        let answer = self.ask(&q.operation, question.clone(), rolled)?;
        let standing = self.standing(&question);
        if let Some(name) = &q.becomes {
            self.changes(name, &question, &answer)?;
        }
        let title = if q.title.is_empty() { q.operation.clone() } else { q.title.clone() };
        let acting = names.get("unit").cloned().unwrap_or_default();
        Ok(Story { title, acting, names, question, standing, told: self.told, ..Story::default() })
    }

    /// Returns the units of a question's board, with their names.
    pub(crate) fn standing(&self, question: &Map<String, Json>) -> Vec<(String, Json)> {
        self.called_by(question.get("board").map(|board| &board["units"]))
    }

    /// Replaces the file's board by the board after its effects.
    pub(crate) fn changes(&mut self, name: &str, question: &Map<String, Json>, answer: &Answer) -> Result<(), Trouble> {
        let place = format!("{}.becomes", self.place);
        if self.told.last().is_none_or(|told| told.operation != "ocs.board.apply") {
            return Err(Trouble::at(place, "only ocs.board.apply changes a board"));
        }
        if !self.position.named.contains_key(name) {
            return Err(Trouble::at(place, format!("nothing is called {name:?}")));
        }
        let before = question.get("board").cloned().unwrap_or_default();
        let mut after = before.clone();
        edits::make(&mut after, &answer.effects).map_err(|what| Trouble::at(&place, what))?;
        self.position.becomes(name, &before, after)?;
        let aside = answer.effects.iter().filter(|row| row["edit"] == "aside");
        aside.map(|row| &row["unit"]).try_for_each(|unit| self.position.keeps(&place, unit))
    }

    /// Applies the effects of an answer to the position's units.
    fn apply(&mut self, effects: &[Json], units: &[usize]) {
        for effect in effects {
            let number = |field: &str| effect[field].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
            let Some(named) = units.get(number("unit")).map(|i| &mut self.position.units[*i]) else { continue };
            let unit = &mut named.unit;
            match effect["what"].as_str().unwrap_or("") {
                "lose_steps" => {
                    unit.steps_lost = unit.steps_lost.saturating_add(u8::try_from(number("amount")).unwrap_or(u8::MAX))
                }
                "eliminate" => named.alive = false,
                "disorganize" => {
                    // The marker covers whichever side shows.
                    let moving = matches!(unit.mode.get(), Some(Mode::Move | Mode::Strat));
                    unit.oriented = if unit.mode.get() == Some(Mode::Combat) {
                        Code::new(Orientation::Combat)
                    } else if moving {
                        Code::new(Orientation::Move)
                    } else {
                        unit.oriented
                    };
                    unit.mode = Code::new(Mode::Dg);
                }
                "exploit" => {
                    unit.had_zoc = Flag::from(unit.mode.get() == Some(Mode::Combat));
                    unit.oriented = Code::new(match unit.mode.get() {
                        Some(Mode::Move) => Orientation::Move,
                        _ => Orientation::Combat,
                    });
                    unit.mode = Code::new(Mode::Exploit);
                }
                "lose_reserve" => {
                    let moving = unit.oriented.get() == Some(Orientation::Move);
                    unit.mode = Code::new(if moving { Mode::Move } else { Mode::Combat });
                }
                "move_mode" => {
                    unit.oriented = Code::new(Orientation::Move);
                    if unit.mode.get() == Some(Mode::Combat) {
                        unit.mode = Code::new(Mode::Move);
                    }
                }
                // The hex to which a unit retreats is its owner's choice, and belongs to the next position.
                _ => {}
            }
        }
    }
}

/// Returns the steps that a unit can lose.
fn steps(unit: &Unit) -> u64 {
    let combat = unit.kind.get().is_some_and(|k| k.is_combat());
    if combat { u64::from(unit.steps.max(1).saturating_sub(unit.steps_lost)) } else { 0 }
}

fn take(left: &mut u64, unit: &Unit) -> Json {
    let lost = steps(unit).min(*left);
    *left -= lost;
    json!(lost)
}

fn title(given: &str, what: &str, hex: Hex) -> String {
    if given.is_empty() { format!("{what} against hex {},{}", hex.q, hex.r) } else { given.to_owned() }
}
