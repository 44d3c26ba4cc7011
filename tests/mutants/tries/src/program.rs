//! The runner of a program of Rust tests, in place of the compiler's own.

use crate::Tries;
use std::collections::HashMap;
use test::{TestDescAndFn, TestFn};

/// How long a test may take with a mutant, in tenths of a second. Those that take longer than a second without one are not
/// run.
const PATIENCE: u64 = 100;

/// `list` prints the names of the tests, `one NAME` runs one of them, and `hunt PLAN RESULTS PART PARTS` tries mutants: PLAN
/// has a line for each, its number and the numbers of tests in the order of `list`.
pub fn run(tests: &[&TestDescAndFn]) {
    let tests: Vec<_> = tests.iter().filter_map(|test| taken(test)).collect();
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match arguments.as_slice() {
        ["list"] => tests.iter().for_each(|(name, _)| println!("{name}")),
        ["one", name] => {
            let by_name: HashMap<&str, Test> = tests.into_iter().collect();
            assert_eq!(by_name[name](), Ok(()));
        }
        ["hunt", plan, results, part, parts] => {
            let [part, parts] = [part, parts].map(|number| number.parse::<usize>().expect("a number"));
            let plan = std::fs::read_to_string(plan).expect("the plan");
            let mut tries = Tries::new(results, PATIENCE);
            for line in plan.lines().skip(part).step_by(parts) {
                let mut numbers = line.split(' ').map(|number| number.parse::<usize>().expect("a number"));
                let id = u32::try_from(numbers.next().expect("a mutant")).expect("a mutant");
                if !tries.is_done(id) {
                    let meeting: Vec<_> = numbers.map(|at| tests[at]).collect();
                    tries.one(id, meeting.into_iter().map(|(name, test)| (name, move || test().is_ok())));
                }
            }
        }
        _ => panic!("list, one NAME or hunt PLAN RESULTS PART PARTS, not {arguments:?}"),
    }
}

/// A test, which panics where it fails.
type Test = fn() -> Result<(), String>;

/// A test that can be run here, with its name.
fn taken<'t>(test: &'t TestDescAndFn) -> Option<(&'t str, Test)> {
    let TestFn::StaticTestFn(run) = test.testfn else { return None };
    let plain = !test.desc.ignore && test.desc.should_panic == test::ShouldPanic::No;
    plain.then_some((test.desc.name.as_slice(), run))
}
