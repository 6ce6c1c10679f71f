import { expect, test } from "vitest";
import { verdicts } from "./change.ts";
import { findRule, listRules } from "./rules.ts";

const rules = listRules();

test("a code is a verdict and a name in kebab case", () => {
  const pattern = new RegExp(`^(?:${verdicts.join("|")})/[a-z]+(?:-[a-z]+)*$`);
  expect(rules.filter(({ code }) => !pattern.test(code)).map(({ code }) => code)).toEqual([]);
});

test("every rule but those for words says whom it hits, or leaves that to who can't read", () => {
  const readers =
    /^breaking\/(?:field-made-optional|default-added|null-allowed|union-member-added|symbol-added|validation-removed)$/;
  const silent = rules.filter(
    ({ hits, verdict, code }) => hits.length === 0 && verdict !== "docs" && !readers.test(code),
  );
  expect(silent.map(({ code }) => code)).toEqual([]);
});

test("what breaks or has to be indexed again has a way out", () => {
  const stuck = rules.filter(
    ({ verdict, wayOut }) => ["breaking", "reindex"].includes(verdict) && wayOut === undefined,
  );
  expect(stuck.map(({ code }) => code)).toEqual([]);
});

test("sentences end without a stop, and explanations say more than they do", () => {
  expect(rules.filter(({ says, wayOut = "" }) => /[.!]$/.test(says) || /[.!]$/.test(wayOut))).toEqual([]);
  expect(rules.filter(({ explanation }) => explanation.length < 100)).toEqual([]);
  expect(findRule("breaking/field-removed")?.explanation).toMatch(
    /‹name› is gone.+\n\n.+\n\nThe way out: .+\n\nSource: Rest\.li/s,
  );
  expect(findRule("breaking/required-field-added")?.explanation).toMatch(
    /The way out: make it optional.+; in Avro: give it a default; in JSON Schema: leave it out of `required`/,
  );
  expect(findRule("toString")).toBeUndefined();
});
