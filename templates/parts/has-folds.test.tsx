import { expect, it } from "vitest";
import type { Html } from "../../generator/page-model/parts.ts";
import { hasFolds } from "./has-folds.ts";

const short = `<p><a href="/${"long/".repeat(50)}">A link</a></p>` as Html;
const long = `<p>${"Many words. ".repeat(20)}</p>` as Html;

it.each([
  ["rows inside of another", [{ doc: short, rows: [{}] }], true],
  ["a long description", [{ doc: short }, { doc: long }], true],
  ["an address that is long where it isn't seen", [{ doc: short }, {}], false],
])("a table with %s", (_, rows, folds) => expect(hasFolds(rows)).toBe(folds));
