fn main() {
    // ANCHOR: light
    light();
    // ANCHOR_END: light
}
