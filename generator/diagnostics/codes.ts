/** The message table, gathered. Each area has a file of its own under `codes/`. */
