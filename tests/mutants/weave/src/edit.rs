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

/// Returns the text with all edits, and where each of them is in it.
pub fn apply(source: &str, edits: &[Edit]) -> (String, Vec<(usize, usize)>) {
    // Of two that begin at one place the longer opens first, of two that end there the shorter closes first, and whatever
    // closes does so before anything opens. Of two with the same range the first stands outside.
    let mut pieces: Vec<(usize, (u8, isize, isize), usize, usize, &str, u8)> = Vec::new();
    for (at, edit) in edits.iter().enumerate() {
        let (start, end) = edit.range;
        let length = end.saturating_sub(start) as isize;
        let (empty, nth) = (length == 0, at as isize);
        pieces.push((start, if empty { (1, 0, nth) } else { (2, -length, nth) }, at, 0, &edit.before, 0));
        if !empty {
            pieces.push((end, (0, length, -nth), at, 0, &edit.after, 2));
        }
        if let Some(((from, to), text)) = &edit.inner {
            pieces.push((*from, (3, 0, 0), at, to - from, text, 1));
        }
    }
    pieces.sort_by_key(|(at, order, ..)| (*at, *order));
    let (mut out, mut done) = (String::with_capacity(source.len() * 2), 0);
    let mut ranges = vec![(0, 0); edits.len()];
    for (at, _, edit, cut, text, part) in pieces {
        out.push_str(&source[done..at]);
        done = at + cut;
        if part == 0 {
            ranges[edit].0 = out.len();
        }
        out.push_str(text);
        ranges[edit].1 = out.len();
    }
    out.push_str(&source[done..]);
    (out, ranges)
}
