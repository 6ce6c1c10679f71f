import { expect, it } from "vitest";
import type { Words } from "../../plugins/plugin.ts";
import { type PlainWriter, toSectionViews } from "./to-section-views.ts";

const writer = { find: () => "/to/" } as unknown as PlainWriter;

it.each([
  [
    [
      ["red", ""],
      ["green", []],
    ],
    ["Value"],
    1,
  ],
  [
    [
      ["red", ""],
      ["green", ["Go."]],
    ],
    ["Value", "About"],
    2,
  ],
  [[["", ""]], ["Value"], 1],
  [[], ["Value", "About"], 0],
] satisfies (readonly [Words[][], string[], number])[])(
  "leaves out columns of %o in which nothing stands",
  (rows, columns, cells) => {
    const part = { kind: "table", columns: ["Value", "About"], rows } as const;
    const [section] = toSectionViews([{ id: "values", title: "Values", parts: [part] }], writer);
    const [view] = section?.parts ?? [];
    if (view?.kind !== "table") throw new Error("no table");
    expect(view.columns).toEqual(columns);
    expect(view.rows[0]?.length ?? 0).toBe(cells);
  },
);
