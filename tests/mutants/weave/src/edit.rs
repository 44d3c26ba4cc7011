//! Texts put into a source: what stands there is kept, so that edits may stand in each other.

/// What is done at one place for the mutants of one expression.
pub struct Edit {
    /// The mutants.
    pub ids: Vec<usize>,
    /// The bytes of the source that it is about; `before` goes to its start, `after` to its end.
    pub range: (usize, usize),
    pub before: String,
    pub after: String,
    /// For each mutant when it is on, and what is said then.
    pub cases: Vec<(String, String)>,
    /// What is said when none is on, and the end.
    rest: Option<(String, String)>,
    /// The bytes that are replaced, an operator, and by what.
    pub inner: Option<((usize, usize), String)>,
}

impl Edit {
    pub fn new(id: usize, range: (usize, usize), before: String) -> Self {
        Self { ids: vec![id], range, before, after: String::new(), cases: Vec::new(), rest: None, inner: None }
    }
    pub fn around(id: usize, range: (usize, usize), before: String, after: &str) -> Self {
        Self { after: after.to_owned(), ..Self::new(id, range, before) }
    }
    pub fn case(mut self, on: &str, then: String) -> Self {
        self.cases.push((on.to_owned(), then));
        self
    }
    pub fn rest(self, otherwise: &str, end: &str) -> Self {
        Self { rest: Some((otherwise.to_owned(), end.to_owned())), ..self }
    }
    pub fn instead(self, of: (usize, usize), text: String) -> Self {
        Self { inner: Some((of, text)), ..self }
    }
    /// Writes the cases out.
    pub fn closed(mut self) -> Self {
        if let Some((otherwise, end)) = self.rest.take() {
            for (on, then) in std::mem::take(&mut self.cases) {
                self.after += &format!("if {on} {{ {then} }} else ");
            }
            self.after += &format!("{{ {otherwise} }}{end}");
        }
        self
    }
}

/// A text that goes to a place of the source.
struct Piece<'a> {
    at: usize,
    /// Which of several at one place comes first.
    order: (Rank, isize, isize),
    /// How many bytes it replaces.
    cut: usize,
    text: &'a str,
    edit: usize,
    begins: bool,
}

/// Whatever closes does so before anything opens, and an operator stands behind what opens before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    Closes,
    Alone,
    Opens,
    Within,
}

/// Returns the text with all edits, and where each of them is in it.
pub fn apply(source: &str, edits: &[Edit]) -> (String, Vec<(usize, usize)>) {
    // Of two that begin at one place the longer opens first, of two that end there the shorter closes first. Of two with
    // the same range the first stands outside.
    let mut pieces = Vec::new();
    for (edit, Edit { range: (start, end), before, after, inner, .. }) in edits.iter().enumerate() {
        let (length, nth) = (end.saturating_sub(*start) as isize, edit as isize);
        let order = if length == 0 { (Rank::Alone, 0, nth) } else { (Rank::Opens, -length, nth) };
        pieces.push(Piece { at: *start, order, cut: 0, text: before, edit, begins: true });
        if length > 0 {
            let order = (Rank::Closes, length, -nth);
            pieces.push(Piece { at: *end, order, cut: 0, text: after, edit, begins: false });
        }
        if let Some(((from, to), text)) = inner {
            let order = (Rank::Within, 0, 0);
            pieces.push(Piece { at: *from, order, cut: to - from, text, edit, begins: false });
        }
    }
    pieces.sort_by_key(|piece| (piece.at, piece.order));
    let (mut out, mut done) = (String::with_capacity(source.len() * 2), 0);
    let mut ranges = vec![(0, 0); edits.len()];
    for Piece { at, cut, text, edit, begins, .. } in pieces {
        out.push_str(&source[done..at]);
        done = at + cut;
        if begins {
            ranges[edit].0 = out.len();
        }
        out.push_str(text);
        ranges[edit].1 = out.len();
    }
    out.push_str(&source[done..]);
    (out, ranges)
}
