//! The grammar of orders (`tests/positions/orders.ebnf`) against the library: what the grammar makes is read, what it does
//! not match is refused, and every line of the game files is of it.

use super::Table;
use super::laws::Numbers;
use grognard_core::axis_allies::game::{Game, Notes, TurnPhase};
use grognard_core::axis_allies::map::Site;
use grognard_core::axis_allies::powers::Power;
use grognard_core::axis_allies::units::Kind;
use grognard_core::fault::{Fault, FaultCode};
use grognard_core::reflect::{Vocabulary, Word};
use grognard_core::ruling::{Sink, Trail};
use grognard_core::scratch::Scratch;
use std::collections::{BTreeMap, BTreeSet};

static TEXT: &str = include_str!("../../positions/orders.ebnf");

/// An expression of the grammar.
#[derive(Debug, Clone)]
enum Part {
    Word(String),
    Name(String),
    All(Vec<Part>),
    Any(Vec<Part>),
    May(Box<Part>),
    Many(Box<Part>),
}

/// The rules by name.
type Grammar = BTreeMap<String, Part>;

fn grammar() -> Grammar {
    let mut text = TEXT.to_owned();
    while let (Some(from), Some(to)) = (text.find("(*"), text.find("*)")) {
        text.replace_range(from..to + 2, "");
    }
    let mut rules = Grammar::new();
    for rule in text.split(" ;").filter(|rule| rule.contains('=')) {
        let (name, is) = rule.split_once('=').unwrap();
        let tokens = signs(is);
        let mut at = 0;
        rules.insert(name.trim().to_owned(), any(&tokens, &mut at));
        assert_eq!(at, tokens.len(), "{rule}");
    }
    rules
}

fn signs(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let len = match first {
            '"' => 2 + rest[1..].find('"').unwrap(),
            'a'..='z' => rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len()),
            _ => 1,
        };
        out.push(rest[..len].to_owned());
        rest = rest[len..].trim_start();
    }
    out
}

fn any(tokens: &[String], at: &mut usize) -> Part {
    let mut parts = vec![all(tokens, at)];
    while tokens.get(*at).is_some_and(|token| token == "|") {
        *at += 1;
        parts.push(all(tokens, at));
    }
    Part::Any(parts)
}

fn all(tokens: &[String], at: &mut usize) -> Part {
    let mut parts = Vec::new();
    while let Some(token) = tokens.get(*at).filter(|token| !["|", "]", "}", ")"].contains(&token.as_str())) {
        *at += 1;
        let inner = |at: &mut usize| {
            let part = any(tokens, at);
            *at += 1;
            Box::new(part)
        };
        parts.push(match token.as_str() {
            "[" => Part::May(inner(at)),
            "{" => Part::Many(inner(at)),
            "(" => *inner(at),
            word if word.starts_with('"') => Part::Word(word.trim_matches('"').to_owned()),
            name => Part::Name(name.to_owned()),
        });
    }
    Part::All(parts)
}

/// The words that stand for what the grammar does not spell out.
fn words(name: &str) -> Option<Vec<String>> {
    let of = |vocabulary: &Vocabulary| vocabulary.words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    Some(match name {
        "space" => of(Site::VOCABULARY),
        "power" => of(Power::VOCABULARY).into_iter().filter(|word| word != "nobody").collect(),
        "phase" => of(TurnPhase::VOCABULARY),
        "kind" => {
            // A whole game has the printed kinds.
            let own = |word: &String| Kind::VOCABULARY.code(word).and_then(Kind::of).is_some_and(Kind::is_own);
            let mut words: Vec<_> = of(Kind::VOCABULARY).into_iter().filter(|word| !own(word)).collect();
            words.extend(Kind::ALL.iter().map(|kind| kind.short().to_owned()));
            words
        }
        "number" => (1..=12).map(|n| n.to_string()).collect(),
        "piece" => (1..=160).map(|n| format!("#{n}")).collect(),
        "option" => ["tas_links", "mixed_cargo", "play_on"].map(str::to_owned).to_vec(),
        "text" => ["a", "title", "of", "8"].map(str::to_owned).to_vec(),
        "die" => ["1", "2", "3", "4", "5", "6", "13", "6612"].map(str::to_owned).to_vec(),
        _ => return None,
    })
}

/// Whether a token is what a name stands for.
fn is(name: &str, token: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match name {
        "number" => digits(token),
        "piece" => token.strip_prefix('#').is_some_and(digits),
        "die" => !token.is_empty() && token.bytes().all(|byte| (b'1'..=b'6').contains(&byte)),
        "kind" => words("kind").unwrap().iter().any(|word| token == word || token.strip_suffix('s') == Some(word)),
        "text" => !token.is_empty(),
        name => words(name).is_some_and(|words| words.iter().any(|word| word == token)),
    }
}

/// The words and signs of a line.
fn tokens(line: &str) -> Vec<String> {
    let line = line.to_ascii_lowercase();
    let mut out: Vec<String> = Vec::new();
    let mut open = false;
    for sign in line.chars() {
        let part = sign.is_ascii_alphanumeric() || sign == '_';
        let joins = open && part;
        open = part || sign == '#';
        match out.last_mut() {
            Some(last) if joins => last.push(sign),
            _ if sign.is_whitespace() => {}
            _ => out.push(sign.to_string()),
        }
    }
    out
}

/// Where a part of the grammar can end that begins at a token.
fn ends(grammar: &Grammar, part: &Part, tokens: &[String], at: usize) -> BTreeSet<usize> {
    let each = |part: &Part, from: &BTreeSet<usize>| -> BTreeSet<usize> {
        from.iter().flat_map(|at| ends(grammar, part, tokens, *at)).collect()
    };
    let here = BTreeSet::from([at]);
    let token = tokens.get(at).map_or("", String::as_str);
    match part {
        Part::Word(word) => {
            if word == token {
                BTreeSet::from([at + 1])
            } else {
                BTreeSet::new()
            }
        }
        Part::Name(name) => match grammar.get(name) {
            Some(part) => ends(grammar, part, tokens, at),
            None => {
                if is(name, token) {
                    BTreeSet::from([at + 1])
                } else {
                    BTreeSet::new()
                }
            }
        },
        Part::All(parts) => parts.iter().fold(here, |from, part| each(part, &from)),
        Part::Any(parts) => parts.iter().flat_map(|part| each(part, &here)).collect(),
        Part::May(part) => here.union(&each(part, &here)).copied().collect(),
        Part::Many(part) => {
            let (mut all, mut last) = (here.clone(), here);
            while !last.is_empty() {
                last = each(part, &last).difference(&all).copied().collect();
                all.extend(&last);
            }
            all
        }
    }
}

fn matches(grammar: &Grammar, rule: &str, line: &str) -> bool {
    let tokens = tokens(line);
    ends(grammar, &grammar[rule], &tokens, 0).contains(&tokens.len())
}

/// Some line of the grammar.
fn some(grammar: &Grammar, part: &Part, numbers: &mut Numbers, out: &mut Vec<String>) {
    match part {
        Part::Word(word) => out.push(word.clone()),
        Part::Name(name) => match grammar.get(name) {
            Some(part) => some(grammar, part, numbers, out),
            None => {
                let words = words(name).unwrap_or_else(|| panic!("nothing is called {name}"));
                out.push(words[numbers.below(words.len())].clone());
            }
        },
        Part::All(parts) => parts.iter().for_each(|part| some(grammar, part, numbers, out)),
        Part::Any(parts) => some(grammar, &parts[numbers.below(parts.len())], numbers, out),
        Part::May(part) => {
            if numbers.below(2) == 0 {
                some(grammar, part, numbers, out);
            }
        }
        Part::Many(part) => (0..numbers.below(3)).for_each(|_| some(grammar, part, numbers, out)),
    }
}

/// What a line comes to.
fn obeyed(game: &Game, line: &str) -> Result<bool, Fault> {
    let mut words = vec![0; 1 << 14];
    let notes = &mut Notes {
        objections: &mut Sink::none(),
        refusals: &mut Sink::none(),
        effects: &mut Sink::none(),
        scratch: &mut Scratch::new(&mut words),
        trail: &mut Trail::none(),
    };
    let (mut next, before) = (game.clone(), game.clone());
    let ruling = next.obey(line.as_bytes(), notes);
    let allowed = ruling.as_ref().is_ok_and(|ruling| ruling.value.is_allowed());
    assert!(allowed || next == before, "{line}: what is not allowed changes nothing");
    ruling.map(|_| allowed)
}

/// Whether a fault says that a line is not of the grammar.
fn unread(fault: &Fault) -> bool {
    let codes = [FaultCode::BadText, FaultCode::UnknownWord, FaultCode::MissingField];
    fault.list() == "line" && codes.iter().any(|code| fault.is(*code))
}

fn games() -> Vec<Game> {
    let mut table = Table { game: Game::start().unwrap(), effects: Vec::new() };
    let mut games = vec![table.game.clone()];
    for _ in 0..4 {
        table.allow(grognard_core::axis_allies::game::Step::End);
        games.push(table.game.clone());
    }
    games
}

#[test]
fn what_the_grammar_makes_is_read() {
    let (grammar, games) = (grammar(), games());
    let mut numbers = Numbers(15);
    for _ in 0..4000 {
        let mut line = Vec::new();
        some(&grammar, &grammar["line"], &mut numbers, &mut line);
        let line = line.join(" ");
        assert!(matches(&grammar, "line", &line), "{line}");
        let game = &games[numbers.below(games.len())];
        if let Err(fault) = obeyed(game, &line) {
            assert!(!unread(&fault), "{line}: {fault}");
        }
    }
}

/// A word or sign is taken out, doubled, or changed for another; what is no line of the grammar any more is not obeyed.
#[test]
fn what_it_does_not_match_is_refused() {
    let (grammar, games) = (grammar(), games());
    let mut numbers = Numbers(16);
    let mut wrong = 0;
    while wrong < 2000 {
        let mut line = Vec::new();
        some(&grammar, &grammar["line"], &mut numbers, &mut line);
        let at = numbers.below(line.len());
        match numbers.below(3) {
            0 => drop(line.remove(at)),
            1 => line.insert(at, line[at].clone()),
            _ => line[at] = ["inf", "ukr", ">", "+", "7", "lunch", "#0"][numbers.below(7)].to_owned(),
        }
        let line = line.join(" ");
        if !matches(&grammar, "line", &line) {
            wrong += 1;
            let game = &games[numbers.below(games.len())];
            assert_ne!(obeyed(game, &line), Ok(true), "{line}");
        }
    }
}

#[test]
fn game_files_are_of_the_grammar() {
    let grammar = grammar();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/positions");
    let mut seen = BTreeSet::new();
    for file in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_none_or(|end| end != "game") {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("# "));
        let first = lines.next().unwrap();
        if !first.starts_with("grognard axis_allies") {
            continue;
        }
        assert!(matches(&grammar, "first", first));
        let abouts = lines.take_while(|line| line.starts_with("title") || line.starts_with("option"));
        abouts.for_each(|line| assert!(matches(&grammar, "about", line), "{line}"));
        for order in &grognard_adjudicate::game::File::read(&text).unwrap().orders {
            let line = order.text.split("# ").next().unwrap_or_default();
            assert!(matches(&grammar, "order", line), "{}: {line}", order.line);
            seen.extend(tokens(line).first().cloned());
        }
    }
    for word in ["buy", "fight", "dice", "lose", "press", "place", "stay", "land", "load"] {
        assert!(seen.contains(word), "no line begins with {word}");
    }
}

/// Headings as the grammar makes them, and others.
#[test]
fn headings_are_of_the_grammar() {
    let (grammar, mut numbers) = (grammar(), Numbers(17));
    for _ in 0..200 {
        let mut file = Vec::new();
        for rule in ["first", "about", "about"] {
            let mut line = Vec::new();
            some(&grammar, &grammar[rule], &mut numbers, &mut line);
            file.push(line.join(" "));
        }
        grognard_adjudicate::game::File::read(&file.join("\n")).unwrap();
    }
    assert!(matches(&grammar, "order", "roll") && !matches(&grammar, "line", "roll"));
    for (rule, line) in
        [("first", "grognard axis_allies orders 2"), ("about", "option technology"), ("about", "option")]
    {
        assert!(!matches(&grammar, rule, line), "{line}");
        let text = if rule == "first" { line.to_owned() } else { format!("grognard axis_allies orders 1\n{line}") };
        assert!(grognard_adjudicate::game::File::read(&text).is_err(), "{line}");
    }
}

/// The column of what cannot be read, from 0.
#[test]
fn bad_lines_are_named_with_their_column() {
    let games = games();
    let wrong = [
        ("by 3 inf", FaultCode::UnknownWord, 0),
        ("buy 3 imf", FaultCode::UnknownWord, 6),
        ("buy", FaultCode::MissingField, 3),
        ("buy 3 inf, ", FaultCode::BadText, 9),
        ("buy #3", FaultCode::BadText, 4),
        ("buy 99999 inf", FaultCode::OutOfRange, 4),
        ("", FaultCode::MissingField, 0),
        ("germany lunch", FaultCode::UnknownWord, 8),
        ("uk purchase", FaultCode::NotNow, 3),
        ("end combat", FaultCode::NotNow, 4),
        ("2 inf LEN >", FaultCode::MissingField, 11),
        ("2 inf LEN > FIN, GER", FaultCode::BadText, 17),
        ("9 inf LEN > FIN", FaultCode::OutOfRange, 2),
        ("2 inf LEN FIN", FaultCode::BadText, 10),
        ("load 2 inf LEN > BAR on 7", FaultCode::BadText, 24),
        ("dice 7", FaultCode::BadDie, 5),
        ("dice 1 x", FaultCode::BadText, 7),
        ("place 2 inf", FaultCode::MissingField, 11),
    ];
    for (line, code, column) in wrong {
        let fault = obeyed(&games[0], line).unwrap_err();
        assert!(fault.is(code) && fault.list() == "line", "{line}: {fault}");
        assert_eq!(fault.index(), column, "{line}: {fault}");
    }
}
