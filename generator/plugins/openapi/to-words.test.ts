import { expect, it } from "vitest";
import type { Words } from "../plugin.ts";
import { toWords } from "./to-words.ts";

it.each<[string, Words]>([
  ["Held in harbour.", "Held in harbour."],
  ["It is **gone** and a_plain_name\nis _not_.", "It is gone and a_plain_name is not."],
  ["Needs `depth`, at most.", ["Needs ", { text: "depth", code: true }, ", at most."]],
  [
    "See [`depth`](https://example.org/depth) or [there](../there.md).",
    ["See ", { text: "depth", code: true, to: "https://example.org/depth" }, " or ", "there", "."],
  ],
  ["One:\n\n- first\n- second", "One: first second"],
  ["![Plan](https://example.org/plan.png) of <b>it</b> \\*", "Plan of <b>it</b> *"],
  ["[Go](javascript:alert)", "[Go](javascript:alert)"],
])("says “%s” in a cell", (markdown, words) => {
  expect(toWords(markdown)).toEqual(words);
});
