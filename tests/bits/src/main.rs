//! Prints a line for each family of questions: how many have an answer, and the checksum of all answers.

use grognard_bits::{FAMILIES, family};

fn main() {
    let questions = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(1000);
    for of in &FAMILIES {
        let told = family(of, questions);
        println!("{} {} {:08x}{:08x}", of.name, told.answered, told.sum >> 32, told.sum & 0xFFFF_FFFF);
    }
}
