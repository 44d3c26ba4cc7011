//! Answers as text for people, within 80 columns.

use crate::adjudicate::{Story, Told};
pub use crate::wrap::WIDTH;
use crate::wrap::wrap;
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use grognard_core::binding::operation;
use grognard_core::mixed::Mixed;
use grognard_core::ocs::odds::{Ground, heading};
use grognard_core::reflect::{Means, Word};
use grognard_core::rule::Rule;
use grognard_core::ruling::{ALL, About, Step, What};
use grognard_core::strength::Strength;
use serde_json::Value as Json;
use std::fmt::Write;

/// Returns a story as text.
pub fn story(number: usize, story: &Story) -> String {
    let mut out = String::new();
    let title = format!("{number}. {}", story.title);
    wrap(&mut out, "", &title);
    let _ = writeln!(out, "{}", "-".repeat(title.chars().count().min(WIDTH)));
    if !story.target.is_empty() {
        let ground = if story.terrain.0.is_empty() { String::new() } else { format!(" ({})", story.terrain.0) };
        wrap(&mut out, "", &format!("{} against {}{ground}", story.acting.join(", "), story.target.join(", ")));
    }
    let mut ground = Ground::Open;
    for told in &story.told {
        if let Some(word) = told.answer.value["ground"].as_str() {
            ground = Ground::VOCABULARY.code(word).and_then(Ground::of).unwrap_or(ground);
        }
        part(&mut out, story, told, ground);
    }
    out
}

fn part(out: &mut String, story: &Story, told: &Told, ground: Ground) {
    let value = &told.answer.value;
    let last = told.operation.rsplit('.').next().unwrap_or("");
    let last = if story.question.is_empty() { last } else { "any" };
    // What an order changes is a part of it.
    if story.order && told.operation == "ocs.board.apply" {
        return crate::plain::answer(out, story, told);
    }
    match last {
        "distribution" => distribution(out, told),
        "percentile" => {
            let n = |f: &str| value[f].as_u64().unwrap_or(0);
            let share = |c: u64| 100.0 * c as f64 / n("denominator").max(1) as f64;
            let (worse, equal, better) = (share(n("worse")), share(n("equal")), share(n("better")));
            let _ = writeln!(out, "Luck: {worse:.1}% worse, {equal:.1}% the same, {better:.1}% better than this");
        }
        "choices" => owed(out, value),
        _ => {
            if last == "assess" || told.answer.verdict.is_some() {
                let verdict = if told.answer.verdict == Some(true) { "ALLOWED" } else { "FORBIDDEN" };
                let _ = writeln!(out, "{}: {verdict}", heading_of(last));
            } else {
                let dice: Vec<String> = told.dice.iter().map(u8::to_string).collect();
                let dice = if dice.is_empty() { String::new() } else { format!(", dice {}", dice.join(" ")) };
                let _ = writeln!(out, "{}{dice}", heading_of(last));
            }
            for step in &told.answer.trail {
                if let Some(text) = self::step(step, story, value, ground) {
                    let id = Rule(step.rule).id();
                    wrap(out, &format!("  {id:<10} "), &text);
                }
            }
            if !story.question.is_empty() {
                crate::plain::answer(out, story, told);
                return cited(out, told);
            }
            effects(out, story, told, last);
            if last == "resolve" || told.answer.trail.is_empty() || story.target.is_empty() {
                summary(out, told);
            }
        }
    }
    if !matches!(last, "percentile" | "choices") {
        cited(out, told);
    }
}

fn cited(out: &mut String, told: &Told) {
    wrap(out, "  decided by ", &told.answer.cites.join(", "));
}

fn heading_of(last: &str) -> &str {
    match last {
        "assess" => "Ruling",
        "resolve" => "Rolled",
        "apply" => "Settled",
        _ => "Ruling",
    }
}

/// Returns whether a question has a list of its own, other than references to units of its board.
fn has_list(story: &Story, list: &str) -> bool {
    let operation = story.told.last().and_then(|told| operation(&told.operation));
    let field = operation.and_then(|o| o.question.fields.iter().find(|field| field.name == list));
    let refers = field.is_some_and(|field| matches!(field.means, Means::Item(item) if item.is_unit()));
    !refers && story.question.get(list).is_some_and(Json::is_array)
}

fn who<'a>(step: &Step, story: &'a Story) -> &'a str {
    let all = match step.about.get() {
        Some(About::Attackers) => "attackers",
        Some(About::Defenders) => "defenders",
        Some(About::Firers) => "fire",
        Some(About::Targets) => "target",
        _ => "",
    };
    let named = |list: &'a [String]| match step.index {
        ALL => all,
        index => list.get(usize::from(index)).map_or("", String::as_str),
    };
    // A story of one operation knows the items of its lists by the lists' names, which are those of the words.
    if !story.names.is_empty()
        && let Some(word) = step.about.get().and_then(|about| About::VOCABULARY.word(about.code()))
        && let Some(list) = story.names.get(word).filter(|_| word != "units" || has_list(story, word))
    {
        return named(list);
    }
    // Parts of the question that are no units have no names of their own.
    match step.about.get() {
        Some(About::Approaches) => return "an approach",
        Some(About::Terrain) => return "terrain",
        Some(About::Works) => return "works",
        Some(About::Spotters) => return "spotters",
        _ => {}
    }
    // Where the question lists no units of its own, they are the board's.
    if step.about.get() == Some(About::Units) && !story.question.get("unit").is_some_and(Json::is_object) {
        let at = story.place_of(step.index.into()).and_then(|at| story.standing.get(at));
        return at.map_or("", |(name, _)| name.as_str());
    }
    named(match step.about.get() {
        Some(About::Defenders | About::Targets) => &story.target,
        _ => &story.acting,
    })
}

/// One step of a trail in words.
fn step(step: &Step, story: &Story, value: &Json, ground: Ground) -> Option<String> {
    let (who, num, strength) = (who(step, story), step.num, Strength(step.value));
    let title = Rule(step.rule).title();
    let parts = |den: u16| Mixed { num: num.into(), den: den.into() };
    Some(match step.what.get()? {
        What::Strength => format!("{who}: {strength}"),
        What::Times => format!("{who}: x {}/{} = {strength} ({title})", num, step.den),
        What::Total => format!("{who} in all: {strength}"),
        What::Odds => format!("odds {num}:{}", step.den),
        What::Column if value["heading"].is_object() && !Rule(step.rule).id().starts_with("OCS") => {
            format!("column {}:{}", value["heading"]["attack"], value["heading"]["defence"])
        }
        What::Column if value["heading"].is_object() => {
            let odds = &value["heading"];
            format!("column {}:{} ({})", odds["attack"], odds["defence"], ground_word(ground))
        }
        What::Column if value["surprise"].is_string() => {
            let column = u8::try_from(num).unwrap_or(0);
            format!("column {} ({})", heading(ground, column), ground_word(ground))
        }
        What::Column => format!("column of {} points and more", step.value),
        What::Shift => {
            let side = if num > 0 { "right" } else { "left" };
            format!("shift {} to the {side} ({title})", num.abs())
        }
        What::Rating if Rule(step.rule).id().starts_with("OCS") => format!("{who}: Action Rating {num}"),
        What::Rating => format!("{who}: {num} ({title})"),
        What::Drm if step.about.get() == Some(About::Modifiers) => format!("{who}: {num:+}"),
        What::Drm => format!("die roll modifier {num:+}"),
        What::Roll => format!("modified roll {num} ({title})"),
        What::Row => format!("row {num}"),
        What::Result if value["table"].is_string() || value["result"].is_string() => {
            if value["result"].is_object() {
                return Some(format!("result {num}"));
            }
            let result = if value["table"].is_string() { &value["table"] } else { &value["result"] };
            format!("result {}", result.as_str().unwrap_or("?"))
        }
        What::Cost => format!("{who}: pay {num}T"),
        What::Size => format!("{who}: {} RE", parts(step.den)),
        What::Movement if who.is_empty() => format!("{title}: {} MP", parts(step.den)),
        What::Movement => format!("{who}: {title}: {} MP", parts(step.den)),
        What::Capacity if who.is_empty() => format!("{title}: capacity {}", parts(step.den)),
        What::Capacity => format!("{who}: {title}: capacity {}", parts(step.den)),
        What::Limit => {
            let of = |num: i64| Mixed { num, den: step.value };
            let who = if who.is_empty() { String::new() } else { format!("{who}: ") };
            format!("{who}{} where there are {}", of(num.into()), of(step.den.into()))
        }
        What::Forbidden if who.is_empty() => format!("not allowed: {title}"),
        What::Forbidden => format!("{who}: not allowed: {title}"),
        What::AntiTank => format!("{who}: the hex has {} anti-tank effects", if num == 2 { "heavy" } else { "light" }),
        What::Distance => {
            let (one, many) =
                if Rule(step.rule).id().starts_with("AA") { ("space", "spaces") } else { ("hex", "hexes") };
            format!("{num} {} away", if num == 1 { one } else { many })
        }
        What::Rounded => format!("{strength} points, rounded to {num}"),
        What::Choice if !Rule(step.rule).id().starts_with("OCS") => return None,
        What::Choice if num == 0 => format!("{who}: the hexside counts ({title})"),
        What::Choice => format!("{who}: terrain {num} of the hex counts ({title})"),
        What::Steps => return None,
        // Of a path that is asked about, the number names the unit whose zone it is, or that negates it.
        what @ (What::Covered | What::Negated) if step.about.get() == Some(About::Path) => {
            let named = u64::try_from(num).ok().filter(|_| story.question.contains_key("path"));
            let unit = named.and_then(|name| story.place_of(name)).and_then(|at| story.standing.get(at));
            let by = unit.map_or(String::new(), |(name, _)| format!(" by {name}"));
            let zone = if what == What::Covered { "covered" } else { "the zone of control is negated" };
            format!("{who}: {zone}{by} ({title})")
        }
        // What other chapters and systems note: the rule's title says it.
        _ => {
            let who = if who.is_empty() { String::new() } else { format!("{who}: ") };
            let number = if num == 0 { String::new() } else { format!(": {num:+}") };
            format!("{who}{title}{number}")
        }
    })
}

fn ground_word(ground: Ground) -> String {
    Ground::VOCABULARY.word(ground.code()).unwrap_or("").replace('_', " ")
}

/// Writes the result of a roll or a settlement.
fn summary(out: &mut String, told: &Told) {
    let value = &told.answer.value;
    let n = |f: &str| value[f].as_i64().unwrap_or(0);
    if let (Some(surprise), [a, b, .., y, z]) = (value["surprise"].as_str(), told.dice.as_slice()) {
        let roll = |name: &str, a: &u8, b: &u8, modified: i64| {
            let sum = i64::from(*a) + i64::from(*b);
            format!("{name} {a}+{b} = {sum}, modified by {:+} to {modified}", modified - sum)
        };
        wrap(out, "  ", &roll("surprise roll", a, b, n("surprise_roll")));
        let shifted = match surprise {
            "none" => "no surprise".to_owned(),
            side => format!("{side} surprise: the die of {} shifts the column", n("shift").abs()),
        };
        wrap(out, "  ", &shifted);
        wrap(out, "  ", &roll("combat roll", y, z, n("roll")));
        wrap(out, "  ", &format!("result {}", value["result"].as_str().unwrap_or("?")));
    } else if told.operation.ends_with("barrage.apply") {
        // Its effects say everything.
    } else if let Some(outcome) = value["outcome"].as_str() {
        let half = if n("half_die") > 0 { format!(", the die for the half {}", n("half_die")) } else { String::new() };
        wrap(out, "  ", &format!("roll {}{half}: outcome {outcome}", n("roll")));
    } else if value["battle"].is_object() {
        let text = match value["battle"]["advance"].as_str() {
            Some("may") => "the attackers may advance",
            Some("must") => "the attackers must advance",
            _ => return,
        };
        wrap(out, "  ", text);
    } else if let Json::Object(fields) = value {
        for (name, field) in fields {
            wrap(out, "  ", &format!("{name}: {field}"));
        }
    }
}

fn owed(out: &mut String, value: &Json) {
    let n = |f: &str| value[f].as_u64().unwrap_or(0);
    let mut text = format!("must lose {} steps", n("losses"));
    if n("option") > 0 {
        let _ = write!(text, ", and {} more in steps or hexes of retreat", n("option"));
    }
    if value["may_ignore"] == true {
        text += ", which may be ignored";
    }
    if value["disorganized"] == true {
        text += "; disorganized";
    }
    let side = value["stage"].as_str().unwrap_or("target");
    wrap(out, &format!("Owed by the {side}: "), &text);
}

fn effects(out: &mut String, story: &Story, told: &Told, last: &str) {
    let attackers = last == "apply" && told.answer.value["battle"]["stage"] == "defender";
    for effect in &told.answer.effects {
        let list = if attackers || story.target.is_empty() { &story.acting } else { &story.target };
        let unit = effect["unit"].as_u64().and_then(|i| list.get(usize::try_from(i).ok()?)).map_or("", String::as_str);
        let what = effect["what"].as_str().unwrap_or("?").replace('_', " ");
        let amount = match &effect["amount"] {
            Json::String(amount) => format!(" {amount}"),
            Json::Number(amount) if amount.as_u64() != Some(0) => format!(" {amount}"),
            _ => String::new(),
        };
        let rule = effect["rule"].as_str().unwrap_or("");
        wrap(out, &format!("  {rule:<10} "), &format!("{unit}: {what}{amount}"));
    }
}

/// Writes exact chances as a table with bars.
fn distribution(out: &mut String, told: &Told) {
    let Some((all, counts)) = told.cases() else { return };
    let most = counts.iter().map(|(_, count)| *count).max().unwrap_or(1).max(1);
    let mut table = Table::new();
    table.load_preset(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(["result", &format!("of {all}"), "chance", ""]);
    for (word, count) in &counts {
        let bar = "#".repeat(usize::try_from(count * 40 / most).unwrap_or(0).max(usize::from(*count > 0)));
        table.add_row([
            word.to_string(),
            count.to_string(),
            format!("{:.2}%", 100.0 * *count as f64 / all as f64),
            bar,
        ]);
    }
    for column in [1, 2] {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let _ = writeln!(out, "Exact chances");
    for line in table.to_string().lines() {
        let _ = writeln!(out, " {}", line.trim_end());
    }
    expectations(out, &told.answer.value, all);
}

fn expectations(out: &mut String, value: &Json, all: u64) {
    let mean = |f: &str| value[f].as_u64().unwrap_or(0) as f64 / all as f64;
    let share = |f: &str| 100.0 * mean(f);
    if value["results"].is_array() {
        for side in ["attacker", "defender"] {
            let _ = writeln!(
                out,
                "  {side}: {:.3} steps and {:.3} hexes of retreat expected, {:.2}% wiped out",
                mean(&format!("{side}_steps_expected")),
                mean(&format!("{side}_retreat_expected")),
                share(&format!("{side}_gone")),
            );
        }
        let (dg, exploit, vacated) = (share("defender_dg"), share("exploit"), share("vacated"));
        let _ =
            writeln!(out, "  defender disorganized {dg:.2}%, attacker exploits {exploit:.2}%, hex left {vacated:.2}%");
    } else if value["outcomes"].is_array() {
        let _ = writeln!(out, "  {:.3} steps expected, {:.2}% disorganized", mean("steps_expected"), share("dg"));
    }
}
