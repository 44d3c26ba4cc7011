//! The words in which operations are declared. The declarations in `generated` are made from the core's list of operations.
//!
//! ```text
//! operations! {
//!     "ocs.zoc";
//!     /// Whether a hex is covered.
//!     fn ocs_zoc_covers(board, hex) as "ocs.zoc.covers" "covers"
//!         "(question=None, /, *, trail=False, board=..., hex=None)";
//! }
//! ```
//!
//! The first text is the module. After each function come the names of its operation, the whole one and that in the module,
//! and its signature for `help`. `chapters!` makes those of a system.

/// Declares the functions of a chapter, and what makes them.
macro_rules! operations {
    (
        $module:literal;
        $(
            $(#[$doc:meta])*
            fn $function:ident($($field:ident),*) as $operation:literal $name:literal
                $shown:literal;
        )*
    ) => {
        $(
            $(#[$doc])*
            #[pyo3::pyfunction]
            #[pyo3(
                name = $name,
                signature = (
                    question=$crate::operation::Given::NOT, /, *, trail=$crate::operation::Given::NOT
                    $(, $field=$crate::operation::Given::NOT)*
                ),
                text_signature = $shown
            )]
            #[allow(clippy::too_many_arguments, reason = "a question has as many fields as it has")]
            pub fn $function<'py>(
                py: pyo3::Python<'py>,
                question: $crate::operation::Given<'_, 'py>,
                trail: $crate::operation::Given<'_, 'py>,
                $($field: $crate::operation::Given<'_, 'py>,)*
            ) -> pyo3::PyResult<$crate::ruling::Ruling> {
                let fields = [$((const { $crate::operation::unescaped(stringify!($field)) }, &$field)),*];
                $crate::operation::ask(py, const { $crate::operation::place($operation) }, &question, &trail, &fields)
            }
        )*

        /// Makes them.
        pub fn make(made: &mut $crate::operation::Made<'_>) -> pyo3::PyResult<()> {
            $(
                let function = pyo3::wrap_pyfunction!($function, made.module($module)?)?;
                made.add(const { $crate::operation::place($operation) }, function);
            )*
            Ok(())
        }
    };
}

/// Declares what makes the functions of some chapters.
macro_rules! chapters {
    ($($chapter:ident)*) => {
        /// Makes the functions of all its operations.
        pub fn make(made: &mut $crate::operation::Made<'_>) -> pyo3::PyResult<()> {
            $($chapter::make(made)?;)*
            Ok(())
        }
    };
}

pub(crate) use {chapters, operations};
