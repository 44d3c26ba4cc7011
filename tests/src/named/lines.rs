//! Lines of orders as calls.

use super::Call;
use grognard_core::binding::game::{GameKind, GameTable, Named, Naming};
use serde_json::{Map, Value as Json, json};

/// The fields of a line.
struct Fields(Map<String, Json>);

impl Fields {
    fn put(&mut self, name: &str, value: Json) -> &mut Self {
        self.0.insert(name.to_owned(), value);
        self
    }
    fn call(&self, kind: &GameKind, verb: &str) -> Option<Call> {
        Some(Call { verb: kind.verb(verb)?, fields: self.0.clone() })
    }
}

fn none() -> Fields {
    Fields(Map::new())
}
fn with(name: &str, value: Json) -> Fields {
    let mut fields = none();
    fields.put(name, value);
    fields
}
fn numbers(words: &[&str]) -> Option<Json> {
    words
        .iter()
        .flat_map(|word| word.split(','))
        .filter(|word| !word.is_empty())
        .map(|word| word.parse::<i64>().ok())
        .collect::<Option<Vec<_>>>()
        .map(|all| json!(all))
}

/// Returns the calls that do what a line does; `None` if it has no such form.
pub fn calls(kind: &GameKind, table: &GameTable, line: &str) -> Option<Vec<Call>> {
    let line = line.split(" #").next().filter(|_| !line.contains(" # ")).map_or(line, |_| line);
    let words: Vec<&str> = line.split_whitespace().collect();
    match kind.name {
        "ocs.Game" => ocs(kind, table, &words).map(|call| vec![call]),
        "korea.Game" => korea(kind, &words),
        "acw.Game" => acw(kind, &words).map(|call| vec![call]),
        _ => axis_allies(kind, line, &words),
    }
}

fn korea(kind: &GameKind, words: &[&str]) -> Option<Vec<Call>> {
    let call = match words {
        [how @ ("prepared" | "meeting"), unit, ">", target, rest @ ..] => {
            let mut fields = with("unit", json!(unit));
            fields.put("target", json!(target)).put("kind", json!(how));
            if let ["mp", number] = rest {
                fields.put("mp_drm", json!(number.parse::<i64>().ok()?));
            }
            fields.call(kind, "declare")?
        }
        [verb @ ("join" | "supporter"), unit] => with("unit", json!(unit)).call(kind, verb)?,
        ["depot", depot] => with("depot", json!(depot)).call(kind, "depot")?,
        [verb @ ("air" | "fleet" | "ready" | "roll" | "flip" | "point" | "rout" | "end")] => none().call(kind, verb)?,
        ["chips", drawn @ ..] => with("drawn", numbers(drawn)?).call(kind, "chips")?,
        ["dice", dice @ ..] => with("dice", numbers(dice)?).call(kind, "dice")?,
        ["retreat", "by", count] => with("count", json!(count.parse::<i64>().ok()?)).call(kind, "retreat")?,
        ["retreat", hexes @ ..] => {
            let go = hexes.iter().filter(|word| **word != ">").map(|hex| with("hex", json!(hex)).call(kind, "go"));
            let go: Vec<Call> = go.collect::<Option<_>>()?;
            let first = with("count", json!(go.len())).call(kind, "retreat")?;
            return Some([vec![first], go].concat());
        }
        ["go", hex] => with("hex", json!(hex)).call(kind, "go")?,
        _ => return None,
    };
    Some(vec![call])
}

fn acw(kind: &GameKind, words: &[&str]) -> Option<Call> {
    match words {
        ["attack", hex, ">", target] => with("hex", json!(hex)).put("target", json!(target)).call(kind, "attack"),
        ["fight", hex, rest @ ..] => {
            let mut fields = with("hex", json!(hex));
            if let ["cr", rating] = rest {
                fields.put("cohesion", json!(rating.parse::<i64>().ok()?));
            }
            fields.call(kind, "fight")
        }
        ["stand", "cr", rating] => with("cohesion", json!(rating.parse::<i64>().ok()?)).call(kind, "stand"),
        [verb @ ("end" | "stand" | "roll" | "stay")] => none().call(kind, verb),
        ["dice", dice @ ..] => with("dice", numbers(dice)?).call(kind, "dice"),
        ["lose", unit] => with("unit", json!(unit)).call(kind, "lose"),
        ["go", hex] => with("hex", json!(hex)).call(kind, "go"),
        ["advance", unit, ">", hex] => with("unit", json!(unit)).put("hex", json!(hex)).call(kind, "advance"),
        _ => None,
    }
}

/// A kind of pieces by its word in the notation.
fn pieces(word: &str) -> Option<&'static str> {
    let known = [
        ("inf", "infantry"),
        ("arm", "armor"),
        ("ftr", "fighter"),
        ("bmb", "bomber"),
        ("trn", "transport"),
        ("sub", "submarine"),
        ("car", "carrier"),
        ("bat", "battleship"),
    ];
    known.iter().find(|(short, _)| *short == word).map(|(_, kind)| *kind)
}

fn axis_allies(kind: &GameKind, line: &str, words: &[&str]) -> Option<Vec<Call>> {
    let place = |space: &str| json!(space.to_lowercase());
    let call = match words {
        ["buy", ..] => {
            let items = line.strip_prefix("buy ")?.split(',').map(|item| {
                let [count, of] = item.split_whitespace().collect::<Vec<_>>()[..] else { return None };
                with("kind", json!(pieces(of)?)).put("count", json!(count.parse::<i64>().ok()?)).call(kind, "buy")
            });
            return items.collect();
        }
        ["place", ..] => {
            let items = line.strip_prefix("place ")?.split(',').map(|item| {
                let [count, of, space] = item.split_whitespace().collect::<Vec<_>>()[..] else { return None };
                let count = json!(count.parse::<i64>().ok()?);
                with("kind", json!(pieces(of)?)).put("count", count).put("space", place(space)).call(kind, "place")
            });
            return items.collect();
        }
        [verb @ ("raid" | "lose"), ..] => with("pieces", json!(line.split_once(' ')?.1)).call(kind, verb)?,
        [verb @ ("fight" | "bomb"), space] => with("space", place(space)).call(kind, verb)?,
        ["dice", dice @ ..] => {
            let faces: Vec<i64> = dice.concat().chars().filter_map(|die| die.to_digit(10)).map(i64::from).collect();
            with("dice", json!(faces)).call(kind, "dice")?
        }
        ["stay"] => none().call(kind, "withdraw")?,
        [verb @ ("press" | "end")] => none().call(kind, verb)?,
        ["retreat", ">", space] | ["retreat", space] => with("space", place(space)).call(kind, "retreat")?,
        [first, ..] if first.starts_with(|c: char| c.is_ascii_digit()) && !line.contains(['+', '#']) => {
            let (group, path) = line.split_once(" > ")?;
            if path.contains(',') {
                return None;
            }
            let path: Vec<String> = path.split(" > ").map(|space| space.trim().to_lowercase()).collect();
            with("pieces", json!(group)).put("path", json!(path)).call(kind, "move")?
        }
        _ => return None,
    };
    Some(vec![call])
}

/// The fields of a line of the OCS whose names differ from the words.
fn ocs(kind: &GameKind, table: &GameTable, words: &[&str]) -> Option<Call> {
    let (verb, rest) = words.split_first()?;
    let number = |unit: &str| match table.now().named("unit", unit, false) {
        Naming::One(Named::Number(number)) => Some(number),
        _ => None,
    };
    let is_unit = |word: &&&str| number(word).is_some();
    let mut fields = none();
    let units: Vec<&str> = rest.iter().take_while(is_unit).copied().collect();
    let mut rest = rest.get(units.len()..)?;
    let first = match *verb {
        "change" | "collapse" | "rail" | "construct" | "absorb" | "break_out" => "unit",
        "load" | "unload" => "truck",
        "refit" => "air_base",
        "odds" => "leads",
        "trace" => "left_out",
        "rebuild" => "repls",
        _ => "units",
    };
    match (first, &units[..]) {
        (_, []) => {}
        ("unit" | "truck" | "air_base", [unit]) => _ = fields.put(first, json!(unit)),
        ("unit" | "truck" | "air_base", _) => return None,
        // One after the other, or in one text.
        (_, [_, _, _]) => _ = fields.put(first, json!(units.join(" "))),
        _ => _ = fields.put(first, json!(units)),
    }
    while let Some((word, more)) = rest.split_first() {
        let (mut taken, one) = (1, more.first());
        let units: Vec<&str> = more.iter().take_while(is_unit).copied().collect();
        match *word {
            ">" | "path" | "by_way_of" => {
                let hexes: Vec<&str> = more.iter().take_while(|word| word.contains(',')).copied().collect();
                taken = hexes.len();
                fields.put(if *word == "by_way_of" { "hexes" } else { "path" }, json!(hexes));
            }
            "sources" | "hqs" | "on_stocks" | "with" => {
                taken = units.len();
                let name = match (*word, *verb) {
                    ("with", "absorb") => "absorbed",
                    ("with", "refit") => "planes",
                    ("with", _) => "left_out",
                    (name, _) => name,
                };
                fields.put(name, json!(units));
            }
            "source" | "target" | "hex" | "to" | "side" | "mode" | "oriented" | "by" | "task" | "entry"
            | "facility" => {
                fields.put(word, json!(one?));
            }
            "first_player" => _ = fields.put("first", json!(one?)),
            "amount" | "supply" | "retreat" | "weather" => _ = fields.put(word, json!(one?.parse::<i64>().ok()?)),
            "dice" => {
                let dice: Vec<i64> = more.iter().map_while(|word| word.parse().ok()).collect();
                taken = dice.len();
                fields.put("dice", json!(dice));
            }
            "losses" | "drops" | "loads" | "taken" | "rest" | "rebuilds" => {
                let (name, columns): (&str, &[&str]) = match *word {
                    "losses" => ("losses", &["steps"]),
                    "drops" => ("drops", &["waypoint"]),
                    "loads" => ("loads", &["amount"]),
                    "taken" => ("taken", &["points", "supply"]),
                    "rest" => ("rest", &["hex"]),
                    _ => ("orders", &["steps"]),
                };
                let mut rows = Vec::new();
                taken = 0;
                while let Some(unit) = more.get(taken).and_then(|word| number(word)) {
                    let mut row = with("unit", json!(unit));
                    for (at, column) in columns.iter().enumerate() {
                        let text = more.get(taken + 1 + at)?;
                        row.put(
                            column,
                            match (*column, text.split_once(',')) {
                                ("hex", Some((q, r))) => {
                                    json!({"q": q.parse::<i64>().ok()?, "r": r.parse::<i64>().ok()?})
                                }
                                ("waypoint", _) => json!(text.parse::<i64>().ok()? - 1),
                                _ => json!(text.parse::<i64>().ok()?),
                            },
                        );
                    }
                    taken += 1 + columns.len();
                    rows.push(Json::Object(row.0));
                }
                fields.put(name, json!(rows));
            }
            "first_turn" => {
                taken = 0;
                fields.put("first", json!(true));
            }
            "simulcast" | "unform" | "converts" | "ignore" | "printed_hedgehog" | "types_differ" => {
                taken = 0;
                fields.put(word, json!(true));
            }
            // Counters have no short form.
            _ => return None,
        }
        rest = more.get(taken..)?;
    }
    fields.call(kind, verb)
}
