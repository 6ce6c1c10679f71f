import { expect, test } from "vitest";
import { tellSummary } from "./tell-summary.ts";

test.each([
  [{ summary: "Sell", description: "Long words." }, "Sell"],
  [{ description: "<p>Sells a <code>Ship</code>, e.g. Ada. It floats.</p><p>More.</p>" }, "Sells a Ship, e.g. Ada"],
  [{ description: "See [the **docs**](https://x.example/a).\n\nMore." }, "See the docs"],
  [{ summary: "Sell `Ada` [old], see [here](https://x.example/a)" }, "Sell Ada [old], see here"],
  [{ summary: "Sell\n a ship. Soon." }, "Sell a ship. Soon."],
  [{ summary: `Sell a\nship. ${"More words. ".repeat(20)}` }, "Sell a ship"],
  [{ description: "- one\n- two" }, undefined],
  [{ description: `${"word ".repeat(50)}end.` }, `${"word ".repeat(32).trimEnd()}…`],
  [{}, undefined],
])("what %o is for in a line", (node, wanted) => {
  expect(tellSummary(node)).toBe(wanted);
});
