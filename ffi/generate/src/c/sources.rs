//! Finds the declarations of the types that C uses in the core's sources: their files, and their paths in Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A type of the core.
#[derive(Debug, Clone)]
struct Declared {
    file: PathBuf,
    module: String,
}

/// The types of the core by system, with an empty name for those that belong to none.
#[derive(Debug, Default)]
pub struct Sources {
    top: PathBuf,
    types: BTreeMap<(String, String), Declared>,
    borrowing: BTreeMap<(String, String), String>,
    words: BTreeMap<String, Vec<String>>,
    files: BTreeMap<String, Vec<PathBuf>>,
    hidden: BTreeMap<String, Vec<String>>,
    shown: BTreeMap<(String, String), String>,
    private: BTreeSet<String>,
    lent: BTreeMap<(String, String), String>,
}

impl Sources {
    /// Reads the core's sources.
    pub fn read() -> Sources {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../core/src");
        let mut sources = Sources { top: top.clone(), ..Sources::default() };
        sources.folder(&top, &[]);
        // A vocabulary that no field holds is of no use to a caller.
        for (system, names) in sources.words.iter_mut().filter(|(system, _)| !system.is_empty()) {
            let held: Vec<&str> = super::tidy::vocabularies(system).iter().map(|v| v.name).collect();
            names.retain(|name| held.contains(&name.as_str()));
        }
        sources
    }

    fn folder(&mut self, folder: &Path, parts: &[String]) {
        let mut entries: Vec<PathBuf> =
            std::fs::read_dir(folder).expect("the core's folder can be read").flatten().map(|e| e.path()).collect();
        entries.sort();
        for path in entries {
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                self.folder(&path, &[parts, &[stem]].concat());
                continue;
            }
            if path.extension().is_none_or(|kind| kind != "rs") {
                continue;
            }
            // A chapter of several files exports its types itself.
            let module = if parts.len() < 2 && stem != "mod" && stem != "lib" {
                [parts, &[stem]].concat().join("::")
            } else {
                parts.get(..2).unwrap_or(parts).join("::")
            };
            // A folder without operations belongs to no system.
            let system = parts.first().filter(|system| self.top.join(system).join("operations.rs").exists());
            let system = system.cloned().unwrap_or_default();
            self.file(&path, &system, &module);
        }
    }

    fn file(&mut self, path: &Path, system: &str, module: &str) {
        self.files.entry(system.to_owned()).or_default().push(path.to_owned());
        let text = std::fs::read_to_string(path).expect("a source can be read");
        let mut is_vocabulary = false;
        let mut handle = None;
        for name in text.lines().filter_map(|l| l.strip_prefix("mod ").or(l.strip_prefix("pub(crate) mod "))) {
            self.private.insert(format!("{module}::{}", name.trim_end_matches(';')));
        }
        // `pub use super::assessment::{Assessment, Modifiers};`, in a line or in several.
        for shown in text.split("\npub use ").skip(1).filter_map(|rest| rest.split(';').next()) {
            for name in shown.rsplit("::").next().unwrap_or("").split(|c: char| !c.is_ascii_alphanumeric()) {
                self.shown.insert((system.to_owned(), name.to_owned()), module.to_owned());
            }
        }
        for line in text.lines() {
            let hidden = ["pub(super) struct ", "pub(crate) struct ", "struct "].iter();
            if let Some(rest) = hidden.filter_map(|p| line.strip_prefix(p)).next() {
                let name = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
                self.hidden.entry(system.to_owned()).or_default().push(name);
            }
            let declared = ["pub struct ", "pub enum "].iter().find_map(|p| line.strip_prefix(p));
            if let Some(rest) = declared {
                let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
                if is_vocabulary && line.contains("enum") {
                    self.words.entry(system.to_owned()).or_default().push(name.clone());
                }
                // C has no type that borrows; another of its name may be one of C's.
                let borrows = rest.get(name.len()..).is_some_and(|rest| rest.starts_with('<'));
                let declared = Declared { file: path.to_owned(), module: module.to_owned() };
                let key = (system.to_owned(), name);
                if borrows {
                    self.borrowing.insert(key.clone(), declared.module.clone());
                    self.types.entry(key.clone()).or_insert(declared);
                } else {
                    self.types.insert(key.clone(), declared);
                }
                is_vocabulary = false;
                if let Some(handle) = handle.take() {
                    self.lent.insert(key, handle);
                }
            } else if let Some(rest) = line.strip_prefix("#[lent_as(") {
                handle = Some(rest.trim_end_matches(")]").to_owned());
            } else if line.starts_with("#[derive(") {
                is_vocabulary = line.contains("Words");
            }
        }
    }

    fn declared(&self, system: &str, name: &str) -> &Declared {
        let at = |system: &str| self.types.get(&(system.to_owned(), name.to_owned()));
        at(system).or_else(|| at("")).unwrap_or_else(|| panic!("the core declares no {name}"))
    }

    /// Returns the path of a type within the core, without its name: of the system, or of none. If the module that
    /// declares it is private, that of a module that exports it.
    pub fn module(&self, system: &str, name: &str) -> &str {
        let module = &self.declared(system, name).module;
        if !self.private.contains(module) {
            return module;
        }
        self.shown.get(&(system.to_owned(), name.to_owned())).unwrap_or_else(|| panic!("the core shows no {name}"))
    }

    /// Returns the path of a question, as `module` does that of a type of C.
    pub fn question(&self, system: &str, name: &str) -> &str {
        let borrowing = self.borrowing.get(&(system.to_owned(), name.to_owned()));
        borrowing
            .filter(|module| !self.private.contains(*module))
            .map_or_else(|| self.module(system, name), String::as_str)
    }

    /// Returns the type by which questions have a structure of lists, if that is a reference.
    pub fn lent_as(&self, system: &str, name: &str) -> Option<&str> {
        self.lent.get(&(system.to_owned(), name.to_owned())).map(String::as_str)
    }

    /// Returns the file that declares a type.
    pub fn file_of(&self, system: &str, name: &str) -> &Path {
        &self.declared(system, name).file
    }

    /// Returns the vocabularies of a system that a field holds, in the order of the sources.
    pub fn words(&self, system: &str) -> &[String] {
        self.words.get(system).map_or(&[], Vec::as_slice)
    }

    /// Returns the private structures of a system, except those that share their name with a public one.
    pub fn hidden(&self, system: &str) -> Vec<String> {
        let shown = |name: &String| self.types.contains_key(&(system.to_owned(), name.clone()));
        self.hidden.get(system).into_iter().flatten().filter(|name| !shown(name)).cloned().collect()
    }

    /// Returns the files of a system.
    pub fn files(&self, system: &str) -> &[PathBuf] {
        self.files.get(system).map_or(&[], Vec::as_slice)
    }
}
