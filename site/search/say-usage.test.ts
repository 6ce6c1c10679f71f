import { expect, it } from "vitest";
import { sayUsage } from "./say-usage.ts";

it.each([
  ["who uses a table", "who usage a table"],
  ["Who is using this dashboard?", "Who is usage this dashboard?"],
  ["how often is a dataset used", "how often is a dataset usage"],
  ["tables that are used by nobody", "tables that are usage by nobody"],
  ["most used datasets", "most usage datasets"],
])("takes use for what is asked: %s", (query, said) => {
  expect(sayUsage(query)).toBe(said);
});

it.each(["how do I use tags", "using the python client", "which port is used", "who owns a used table"])(
  "leaves a small word: %s",
  (query) => {
    expect(sayUsage(query)).toBe(query);
  },
);
