import { expect, it } from "vitest";
import { spellAcronyms } from "./spell-acronyms.ts";

it.each([
  ["api", "API"],
  ["faqs for the cli", "FAQs for the CLI"],
  ["grpc over http", "gRPC over HTTP"],
  ["apiary", "apiary"],
  ["the Api", "the Api"],
  ["", ""],
])("spells %j as %j", (words, spelled) => {
  expect(spellAcronyms(words)).toBe(spelled);
});
