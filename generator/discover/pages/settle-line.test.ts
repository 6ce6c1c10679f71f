import { expect, test } from "vitest";
import { decideCondition } from "./decide-condition.ts";
import { settleLine } from "./settle-line.ts";

const values = new Map<string, string | null>([
  ["page.kind", "pear"],
  ["page.ripe", "true"],
  ["page.soft", "false"],
  ["page.sold", null],
]);
const decide = (condition: string): boolean | undefined => decideCondition(condition, (name) => values.get(name));

test.each([
  ["page.ripe", true],
  ["page.soft", false],
  ["page.sold", false],
  ["page.sold == nil", true],
  ['page.kind == "pear"', true],
  ["page.kind != 'pear'", false],
  ["page.ripe == true", true],
  ["page.kind contains 'p'", undefined],
  ["page.ripe and page.soft", undefined],
  ["page.other", undefined],
  ["ripe", undefined],
])("the condition %j comes to %j", (condition, expected) => {
  expect(decide(condition)).toBe(expected);
});

test.each([
  ["a {% if page.ripe %}b{% else %}c{% endif %} d", "a b d"],
  ["{% if page.soft %}b{% endif %}d", "d"],
  ["{% if page.soft %}a{% if page.ripe %}b{% endif %}{% else %}c{% endif %}", "c"],
  ["{% if page.ripe %}a{% if page.soft %}b{% endif %}{% endif %}c", "ac"],
  ["{% if page.ripe %}a{% if page.other %}b{% endif %}{% endif %}", "a{% if page.other %}b{% endif %}"],
  ["{% unless page.soft %}a{% else %}b{% endunless %}", "a"],
  ["{% if page.ripe %}a", "{% if page.ripe %}a"],
  ["{% endif %}{% if page.ripe %}a{% endunless %}", "{% endif %}{% if page.ripe %}a{% endunless %}"],
  ["{% if page.soft %}a{% elsif page.other %}b{% endif %}", "{% if page.soft %}a{% elsif page.other %}b{% endif %}"],
])("of %j is left %j", (line, expected) => {
  const stretches = settleLine(line, decide);
  expect(stretches.toReversed().reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), line)).toBe(
    expected,
  );
});
