import names from "markdown-it-emoji/lib/data/full.mjs";

/** Every emoji by each name that GitHub has for it, without the colons. */
export const emojiByName: ReadonlyMap<string, string> = new Map(Object.entries(names));
