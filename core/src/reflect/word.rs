//! Vocabularies and their words.

/// A vocabulary and its documentation.
#[derive(Debug, Clone, Copy)]
pub struct Vocabulary {
    /// Name of the type.
    pub name: &'static str,
    /// The module that declares it.
    pub module: &'static str,
    /// What the vocabulary is about.
    pub doc: &'static str,
    /// Code of the first word: 0, or 1 where 0 stands for a word that is not said.
    pub first: u8,
    /// The words; a word's code is its place here, counted from `first`.
    pub words: &'static [&'static str],
    /// What each word means, in the order of `words`.
    pub docs: &'static [&'static str],
}

impl Vocabulary {
    /// The code of a word.
    pub fn code(&self, word: &str) -> Option<u8> {
        (self.first..).zip(self.words).find_map(|(code, w)| (*w == word).then_some(code))
    }
    /// The word of a code.
    pub fn word(&self, code: u8) -> Option<&'static str> {
        self.words.get(usize::from(code.checked_sub(self.first)?)).copied()
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

/// An enum whose values are words to a reader and one byte to C.
pub trait Word: Copy + 'static {
    /// The words.
    const VOCABULARY: &'static Vocabulary;
    /// The value of a code, if it has one.
    fn of(code: u8) -> Option<Self>;
    /// The code.
    fn code(self) -> u8;
}
