// ANCHOR: turn
fn turn() {}
// ANCHOR_END: turn
