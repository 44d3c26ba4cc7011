//! Types.
pub fn common() -> String {
    String::new()
}
pub fn of(_system: &str) -> String {
    String::new()
}
