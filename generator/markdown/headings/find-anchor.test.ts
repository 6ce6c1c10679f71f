import { expect, it } from "vitest";
import { findAnchor } from "./find-anchor.ts";

const ids = new Set([
  "setup",
  "setup--databricks",
  "Setup",
  "a--b",
  "a-b",
  "größe",
  "u\u0308ber",
  "--dry-runn",
  "1-éé",
  "中文",
  "update--u--upgrade",
  "repositories-root-only",
  "mooring-fees",
  "mooring-rules",
  "berth-1",
]);

it.each([
  ["the id itself", "setup", { id: "setup", isExact: true }],
  ["the one with more hyphens", "setup-databricks", { id: "setup--databricks", isExact: false }],
  ["the one in other letters", "SETUP-Databricks", { id: "setup--databricks", isExact: false }],
  ["nothing when two come near", "SETUP", { id: undefined, isExact: false }],
  ["nothing when two differ by hyphens", "a---b", { id: undefined, isExact: false }],
  ["one whose letters are apart", "\u00fcber", { id: "u\u0308ber", isExact: true }],
  ["one whose letters aren't", "gro\u0308\u00dfe", { id: "gr\u00f6\u00dfe", isExact: true }],
  ["one with capitals as well", "U\u0308ber", { id: "u\u0308ber", isExact: false }],
  ["the one with the same letters", "dryrun-n", { id: "--dry-runn", isExact: false }],
  ["the one without accents", "_1-ee", { id: "1-éé", isExact: false }],
  ["nothing for signs alone", "--", { id: undefined, isExact: false }],
  ["the only one that goes on", "repositories", { id: "repositories-root-only", isExact: false, isGuess: true }],
  ["the only one that goes on with signs", "update-u", { id: "update--u--upgrade", isExact: false, isGuess: true }],
  ["nothing where two go on", "mooring", { id: undefined, isExact: false }],
  ["nothing where only a number goes on", "berth", { id: undefined, isExact: false }],
  ["nothing for a part of a word", "mooring-fee", { id: undefined, isExact: false }],
  ["nothing for a part of an id", "data", { id: undefined, isExact: false }],
])("finds %s", (_, anchor, found) => {
  expect(findAnchor(anchor, ids)).toEqual(found);
});
