//! Reads the headers for C that cbindgen has written: what C and C++ share, layouts and documentation, stands there once.

/// A field of a structure.
#[derive(Debug, Clone)]
pub struct CField {
    pub doc: Vec<String>,
    /// The type, without `const` and `struct`.
    pub of: String,
    pub name: String,
    /// The length of an array.
    pub count: Option<usize>,
}

/// A structure, or an enumeration with its constants as fields.
#[derive(Debug, Clone)]
pub struct Declared {
    pub doc: Vec<String>,
    pub name: String,
    pub fields: Vec<CField>,
    pub is_enum: bool,
}

/// Returns the structures and enumerations of a header in their order.
pub fn declarations(header: &str) -> Vec<Declared> {
    let mut all: Vec<Declared> = Vec::new();
    let mut doc: Vec<String> = Vec::new();
    let (mut inside, mut comment) = (false, false);
    for line in header.lines() {
        let text = line.trim();
        if text == "/**" {
            comment = true;
            doc.clear();
        } else if comment {
            comment = text != "*/";
            if comment {
                doc.push(text.trim_start_matches('*').trim().to_owned());
            }
        } else if let Some((name, is_enum)) = opened(line) {
            inside = true;
            all.push(Declared { doc: std::mem::take(&mut doc), name, fields: Vec::new(), is_enum });
        } else if line.starts_with('}') {
            inside = false;
        } else if inside && let Some(last) = all.last_mut() {
            let field = if last.is_enum { constant(text) } else { field(text) };
            last.fields.extend(field.map(|f| CField { doc: std::mem::take(&mut doc), ..f }));
        } else if !text.is_empty() {
            doc.clear();
        }
    }
    all
}

fn opened(line: &str) -> Option<(String, bool)> {
    let rest = line.strip_suffix(" {")?;
    let name = rest.strip_prefix("typedef struct ").map(|name| (name, false));
    name.or(rest.strip_prefix("enum ").map(|name| (name, true))).map(|(name, is)| (name.to_owned(), is))
}

fn constant(text: &str) -> Option<CField> {
    let name = text.trim_end_matches(',').split(" = ").next()?.to_owned();
    (!name.is_empty()).then(|| CField { doc: Vec::new(), of: String::new(), name, count: None })
}

fn field(text: &str) -> Option<CField> {
    let (of, name) = text.strip_suffix(';')?.rsplit_once(' ')?;
    let of = of.trim_start_matches("const ").trim_start_matches("struct ").to_owned();
    let (name, count) = match name.trim_start_matches('*').split_once('[') {
        Some((name, count)) => (name, count.trim_end_matches(']').parse().ok()),
        None => (name.trim_start_matches('*'), None),
    };
    Some(CField { doc: Vec::new(), of, name: name.to_owned(), count })
}
