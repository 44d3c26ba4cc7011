//! No name of the description is a reserved word of a language that uses it.

use serde_json::Value as Json;

const LUA: &str = "and break do else elseif end false for function goto if in local nil not or repeat return then true \
                   until while";
const PYTHON: &str = "False None True and as assert async await break class continue def del elif else except finally \
                      for from global if import in is lambda nonlocal not or pass raise return try while with yield";
const JAVA: &str = "abstract assert boolean break byte case catch char class const continue default do double else enum \
                    extends false final finally float for goto if implements import instanceof int interface long \
                    native new null package private protected public return short static strictfp super switch \
                    synchronized this throw throws transient true try void volatile while";
const CPP: &str = "alignas alignof and and_eq asm atomic_cancel atomic_commit atomic_noexcept auto bitand bitor bool \
                   break case catch char char8_t char16_t char32_t class co_await co_return co_yield compl concept \
                   const const_cast consteval constexpr constinit continue decltype default delete do double \
                   dynamic_cast else enum explicit export extern false float for friend goto if inline int long \
                   mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public \
                   reflexpr register reinterpret_cast requires restrict return short signed sizeof static \
                   static_assert static_cast struct switch synchronized template this thread_local throw true try \
                   typedef typeid typename typeof typeof_unqual union unsigned using virtual void volatile wchar_t \
                   while xor xor_eq";

/// Names that a record in Lua or Python would hide behind something else.
const TAKEN: &str = "__index __eq __tostring __pairs __len __name";

fn refused(name: &str) -> Option<&'static str> {
    let lists = [("Lua", LUA), ("Python", PYTHON), ("Java", JAVA), ("C++", CPP), ("Lua's metatables", TAKEN)];
    lists.into_iter().find(|(_, words)| words.split_whitespace().any(|word| word == name)).map(|(language, _)| language)
}

fn fields(of: &Json, names: &mut Vec<String>) {
    let list = of["fields"].as_array().expect("fields are a list");
    names.extend(list.iter().map(|field| field["name"].as_str().expect("a field has a name").to_owned()));
}

fn names() -> Vec<String> {
    let description = grognard_generate::describe::description();
    let mut names = Vec::new();
    for record in description["records"].as_array().expect("records are a list") {
        names.extend(record["name"].as_str().expect("a record has a name").split('.').map(str::to_owned));
        fields(record, &mut names);
    }
    for operation in description["operations"].as_array().expect("operations are a list") {
        names.extend(operation["name"].as_str().expect("an operation has a name").split('.').map(str::to_owned));
        fields(&operation["question"], &mut names);
    }
    names.sort();
    names.dedup();
    names
}

#[test]
fn no_name_is_reserved() {
    let names = names();
    assert!(names.len() > 100, "only {} names were looked at", names.len());
    let bad: Vec<_> = names.iter().filter_map(|name| Some((name, refused(name)?))).collect();
    assert!(bad.is_empty(), "reserved: {bad:?}");
    let odd: Vec<_> = names.iter().filter(|n| !n.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')).collect();
    assert!(odd.is_empty(), "no identifiers: {odd:?}");
}

#[test]
fn reserved_words_are_noticed() {
    for name in ["class", "from", "in", "not", "end", "repeat", "default", "register"] {
        assert!(refused(name).is_some(), "{name} would pass");
    }
    assert!(refused("attackers").is_none());
}

#[test]
fn the_meaning_of_a_word_is_one_line() {
    let vocabularies = grognard_core::binding::vocabularies();
    let meanings = || vocabularies.iter().flat_map(|v| v.docs.iter().chain([&v.doc]).map(move |doc| (v.name, *doc)));
    assert!(meanings().count() > 900, "only {} meanings were looked at", meanings().count());
    let bad: Vec<_> = meanings().filter(|(_, doc)| doc.is_empty() || doc.contains(['\n', '\r', '\t'])).collect();
    assert!(bad.is_empty(), "not one line: {bad:?}");
}
