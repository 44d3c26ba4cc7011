//! Every step of a trail has a sentence with its figures.

use grognard_adjudicate::json::ask;
use grognard_core::ocs::barrage::BarrageResult as Barrage;
use grognard_core::ocs::combat::CombatResult as Combat;
use grognard_core::ocs::facility::FacilityResult as Facility;
use grognard_core::ocs::units::Mode;
use grognard_core::reflect::{Vocabulary, Word};
use grognard_core::rule::Rule;
use grognard_core::ruling::{ALL, Step, What};
use grognard_core::strength::Strength;
use grognard_tests::vectors::all;

/// A number as the sentence must have it: in lowest terms.
fn fraction(num: i64, den: i64) -> String {
    let den = den.max(1);
    let (sign, num) = if num < 0 { ("-", -num) } else { ("", num) };
    let (whole, part) = (num / den, num % den);
    let shared = (1..=den).rev().find(|n| den % n == 0 && part % n == 0).unwrap_or(1);
    match (whole, part) {
        (whole, 0) => format!("{sign}{whole}"),
        (0, part) => format!("{sign}{}/{}", part / shared, den / shared),
        (whole, part) => format!("{sign}{whole} {}/{}", part / shared, den / shared),
    }
}

/// The word of a result, of the table that the step names.
fn word(code: i32, tables: [&'static Vocabulary; 3], table: i64) -> String {
    let vocabulary = tables[usize::try_from(table).expect("a table") - 1];
    vocabulary.word(u8::try_from(code).expect("a code")).expect("a result").to_owned()
}

/// What the sentence of a step must show.
fn figures(step: &Step) -> Vec<String> {
    let (num, den) = (i64::from(step.num), i64::from(step.den));
    let strength = Strength(step.value).to_string();
    let mut all = match step.what.get().expect("a step of a known kind") {
        What::Strength | What::Total => vec![strength],
        What::Times if step.value == 0 => vec![fraction(num, den)],
        What::Times => vec![fraction(num, den), strength],
        What::Odds | What::Ratio => vec![format!("{num}:{den}")],
        What::Column if den == 0 => vec![num.to_string(), step.value.to_string()],
        What::Column => vec![num.to_string(), format!("{}:{den}", step.value)],
        What::Shift => vec![num.abs().to_string(), if num < 0 { "left" } else { "right" }.to_owned()],
        What::Drm => vec![format!("{num:+}")],
        What::Size | What::Capacity | What::Movement | What::Count => vec![fraction(num, den)],
        What::Rounded => vec![strength, num.to_string()],
        What::Limit => [num, den].map(|n| fraction(n, i64::from(step.value))).to_vec(),
        What::Forbidden if num != 0 => vec![fraction(num, den)],
        What::Forbidden | What::Covered | What::Negated if num == 0 => vec![],
        What::Result if step.rule / 512 == 1 => {
            vec![word(step.num, [Combat::VOCABULARY, Barrage::VOCABULARY, Facility::VOCABULARY], den)]
        }
        What::Mode => vec![Mode::VOCABULARY.word(step.num as u8).expect("a mode").to_owned(), "mode".to_owned()],
        What::Applies => vec!["applies".to_owned()],
        What::Exerts => vec!["exerts".to_owned()],
        What::Traced => vec![if num == 0 { "no" } else { "traces" }.to_owned(), "supply".to_owned()],
        What::Usable => vec![if num == 0 { "cannot" } else { "can" }.to_owned(), "used".to_owned()],
        What::Holder if num == 0 => vec!["no".to_owned()],
        What::Losses if den > 1 => vec![num.to_string(), den.to_string()],
        _ => vec![num.to_string()],
    };
    if step.index != ALL {
        all.push((i64::from(step.index) + 1).to_string());
    }
    all
}

#[test]
fn every_step_of_every_vector() {
    let (mut steps, mut failed) = (0, Vec::new());
    for (_, vector) in all().iter().filter(|(_, vector)| vector.fault.is_none() && vector.is_for("rust")) {
        let answer = ask(&vector.call, &vector.whole_question(), true).expect("an answer");
        for step in &answer.trail {
            steps += 1;
            let sentence = step.sentence(1).to_string();
            let words: Vec<&str> = sentence.split([' ', ',', '(', ')', '[', ']']).collect();
            let shown = |figure: &String| {
                // A result may have parentheses.
                let result =
                    step.what.get() == Some(What::Result) && sentence.contains(&format!(": result {figure} ("));
                let result = result || sentence.starts_with(&format!("result {figure} ("));
                result || figure.split(' ').all(|part| words.iter().any(|w| w.trim_end_matches([':', 'T']) == part))
            };
            // A limit names what is needed.
            let named = step.what.get() != Some(What::Limit)
                || !(Rule(step.rule).terms().limit)(Rule(step.rule), step.about.0, step.value).is_empty();
            let missing: Vec<String> = figures(step).into_iter().filter(|figure| !shown(figure)).collect();
            if !missing.is_empty() || !named || !sentence.ends_with(')') || sentence.starts_with(' ') {
                failed.push(format!("{}: {step:?}: {sentence}: {missing:?}", vector.id));
            }
        }
    }
    assert!(steps > 1_000, "only {steps} steps");
    assert!(failed.is_empty(), "{} of {steps}:\n{}", failed.len(), failed[..failed.len().min(20)].join("\n"));
}

#[test]
fn the_words_of_a_system_are_those_of_its_rules() {
    for (entries, terms) in grognard_core::RULES.iter().zip(grognard_core::TERMS) {
        assert!(entries.iter().all(|entry| std::ptr::eq(entry.rule.terms(), *terms)), "{}", entries[0].id);
    }
    assert_eq!(grognard_core::rule::Rule(0).terms().place, ["hex", "hexes"]);
}
