//! The native part of the Python package.
