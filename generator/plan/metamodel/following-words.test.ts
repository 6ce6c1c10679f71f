import { expect, test } from "vitest";
import type { JsonValue } from "../../catalogue/json.ts";
import { describeFollowing } from "./following-words.ts";

function say(conditions: string): readonly string[] | undefined {
  return describeFollowing(JSON.parse(conditions) as JsonValue)?.map((fact) =>
    fact.map(({ text, code }) => (code === true ? `\`${text}\`` : text)).join(""),
  );
}

test("tells of a plain value what follows from what", () => {
  expect(say('[{ "if": { "const": "a" }, "then": { "maxLength": 3 } }]')).toEqual([
    'Where it fits `{"const":"a"}`, it has to fit `{"maxLength":3}`',
  ]);
  expect(say('[{ "if": { "const": "a" }, "else": false }]')).toEqual([
    'Where it doesn\'t fit `{"const":"a"}`, it may not be there',
  ]);
  expect(say('[{ "if": true, "then": true, "else": { "maxLength": 3 } }]')).toEqual([
    'Where it fits `true`, it may be anything, or else it has to fit `{"maxLength":3}`',
  ]);
});

test("tells of each pattern that has to match besides the first", () => {
  expect(say('[{ "pattern": "z$" }, { "if": true, "then": false }]')).toEqual([
    "Matches `z$`",
    "Where it fits `true`, it may not be there",
  ]);
});

test("tells nothing of what are no conditions, or too many", () => {
  const condition = '{ "if": true, "then": false }';
  expect(say("{}")).toBeUndefined();
  expect(say('[{ "if": true }]')).toBeUndefined();
  expect(say(`[${condition}, "x"]`)).toBeUndefined();
  expect(say(`[${Array.from({ length: 13 }, () => condition).join(", ")}]`)).toBeUndefined();
});

test("all that a list is to contain, with how many of it", () => {
  expect(
    say('[{ "contains": { "const": 1 } }, { "contains": { "const": 2 }, "minContains": 2, "maxContains": 3 }]'),
  ).toEqual(['Contains an item that fits `{"const":1}`', 'Of items that fit, at least 2 and at most 3: `{"const":2}`']);
});
