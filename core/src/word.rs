//! Vocabularies and their words.

use crate::measure::Measure;

/// A vocabulary and its documentation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vocabulary {
    /// The name of the type.
    pub name: &'static str,
    /// The module that declares it; empty without bindings.
    pub module: &'static str,
    /// The documentation of the vocabulary.
    pub doc: &'static str,
    /// The code of the first word: 0, or 1 if 0 means that the word is absent.
    pub first: u8,
    /// The words. A word's code is its index, counted from `first`.
    pub words: &'static [&'static str],
    /// The meaning of each word, in the order of `words`.
    pub docs: &'static [&'static str],
    /// For each word the unit of the amount that stands beside it, in the order of `words`; empty if no word has one.
    pub measures: &'static [Option<Measure>],
    /// For each word the vocabulary of the word that the amount beside it is the code of, in the order of `words`; empty if
    /// no word has one.
    pub codes: &'static [Option<&'static Vocabulary>],
}

impl Vocabulary {
    /// Returns the code of a word.
    pub fn code(&self, word: &str) -> Option<u8> {
        (self.first..u8::MAX).zip(self.words).find_map(|(code, w)| (*w == word).then_some(code))
    }
    /// Returns the word of a code.
    pub fn word(&self, code: u8) -> Option<&'static str> {
        self.words.get(usize::from(code.checked_sub(self.first)?)).copied()
    }
    /// Returns the unit of the amount beside a code's word.
    pub fn measure(&self, code: u8) -> Option<Measure> {
        self.measures.get(usize::from(code.checked_sub(self.first)?)).copied().flatten()
    }
    /// Returns the vocabulary of the word that the amount beside a code's word is the code of.
    pub fn coded(&self, code: u8) -> Option<&'static Vocabulary> {
        self.codes.get(usize::from(code.checked_sub(self.first)?)).copied().flatten()
    }
    /// Whether it is the same vocabulary: two systems may use one name.
    pub fn same(&self, other: &Vocabulary) -> bool {
        (self.system(), self.name) == (other.system(), other.name)
    }
    /// The system that it belongs to, or an empty text. Two systems may use one name.
    pub fn system(&self) -> &'static str {
        let mut parts = self.module.split("::").skip(1);
        parts.next().filter(|_| parts.next().is_some()).unwrap_or("")
    }
}

/// An enum that is a word in bindings and one byte in C.
pub trait Word: Copy + 'static {
    /// The vocabulary.
    const VOCABULARY: &'static Vocabulary;
    /// The words, with commas between them; empty if they are many.
    #[cfg(feature = "details")]
    const ONE_OF: &'static &'static str;
    /// Returns the value of a code, if there is one.
    fn of(code: u8) -> Option<Self>;
    /// Returns the code.
    fn code(self) -> u8;
}
