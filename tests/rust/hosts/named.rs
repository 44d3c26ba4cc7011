//! Orders by their names and fields, as the programs of every language give them.

use crate::{SYSTEMS, begin};
use grognard_tests::named::given;

#[test]
fn orders_by_their_names_do_what_their_lines_do() {
    for (system, file) in SYSTEMS {
        let (table, orders) = begin(system, file);
        let kind = table.kind();
        // `given` compares what each line does with its call.
        let (all, said, text) = given(kind, table, &orders);
        assert_eq!(all.len(), said.len(), "{system}");
        let allowed = said.iter().filter(|said| said.starts_with("allowed")).count();
        assert!(allowed > 2 && said.len() > allowed + 2, "{system}: {allowed} of {} are allowed", said.len());
        assert!((kind.load)(&text).is_ok(), "{system}");
    }
}
