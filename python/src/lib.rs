//! The native part of the Python package: one layer over the core's lists of operations and records. It converts values
//! and contains no rules, and no code for a particular operation or record.

#![forbid(unsafe_code)]

use pyo3::prelude::*;

mod batch;
mod class;
mod declare;
mod dice;
mod fault;
mod field;
mod game;
mod generated;
mod make;
mod methods;
mod operation;
mod record;
mod ruling;
mod signature;
mod source;
mod tools;
mod value;
mod words;

/// The native module.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::batch::{batch, batch_columns, batch_fields};
    #[pymodule_export]
    use super::dice::Dice;
    #[pymodule_export]
    use super::fault::{fault_codes, fault_message};
    #[pymodule_export]
    use super::game::{HeldGame, game};
    #[pymodule_export]
    use super::methods::record;
    #[pymodule_export]
    use super::operation::{operation, operations};
    #[pymodule_export]
    use super::record::Record;
    #[pymodule_export]
    use super::ruling::Ruling;
    #[pymodule_export]
    use super::tools::{
        adjudicate, defect, hex_at, hex_number, mixed_parts, mixed_text, rule, rule_id, rule_number, shares,
    };
    #[pymodule_export]
    use super::words::{chart_of, charts, sentence, vocabularies, words};

    use pyo3::prelude::*;

    /// Creates the records' classes.
    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::fault::quieten();
        super::fault::prepare(module.py());
        super::make::make_all(module.py())?;
        super::operation::make_all(module.py())?;
        super::game::make_all(module.py())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
