import { expect, test } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { fillDataTags } from "./fill-data-tags.ts";

const values = new Map([
  ["variables.product.prodname_pears", "Pears"],
  [
    "variables.product.place",
    "{% ifversion ghes %}your orchard{% else %}{% data variables.product.prodname_pears %}.com{% endif %}",
  ],
  ["variables.product.quoted", `the grower's "best"`],
  ["variables.product.itself", "a {% data variables.product.itself %}b"],
  ["reusables.pick.steps", "1. Pick.\n\n   Gently."],
  ["reusables.pick.lines", "One.\nTwo."],
]);
const features = new Map([
  ["grafting", true],
  ["only-theirs", false],
]);
const fill = (text: string): ReturnType<typeof fillDataTags> =>
  fillDataTags(text, { values, features, inCode: true }, "page.md");

test.each([
  ["names", "{% data variables.product.prodname_pears %} at {% data variables.product.place %}", "Pears at Pears.com"],
  [
    "names as they were once",
    "{{ site.data.variables.product.prodname_pears }} {{ page.title }}",
    "Pears {{ page.title }}",
  ],
  ["a name that stands for itself", "{% data variables.product.itself %}", "a b"],
  [
    "front matter",
    "---\na: '{% data variables.product.quoted %}'\nb: \"{% data variables.product.quoted %}\"\n---\n",
    '---\na: \'the grower\'\'s "best"\'\nb: "the grower\'s \\"best\\""\n---\n',
  ],
  [
    "branches",
    "a {% ifversion fpt or ghec %}b{% elsif ghes %}c{% else %}d{% endif %}{% ifversion not fpt %}e{% endif %}",
    "a b",
  ],
  ["the other branch", "{% ifversion ghes > 3.9 %}b{% elsif only-theirs %}c{% else %}d{% endif %}", "d"],
  [
    "features",
    "{% ifversion grafting and fpt %}a{% endif %}{% ifversion of-nobody %}b{% endif %}{% ifversion only-theirs %}c{% endif %}",
    "ab",
  ],
  [
    "branches in branches",
    "{% ifversion ghes %}a{% ifversion fpt %}b{% else %}c{% endif %}d{% else %}e{% endif %}f",
    "ef",
  ],
  ["conditions as they were once", '{% if currentVersion == "free-pro-team@latest" %}a{% else %}b{% endif %}', "a"],
  [
    "conditions of others",
    "{% if x %}{% data variables.product.prodname_pears %}{% else %}b{% endif %}",
    "{% if x %}Pears{% else %}b{% endif %}",
  ],
  [
    "rows of a table",
    "| a |\n| - |\n{% ifversion fpt -%}\n| b |\n{% else -%}\n| c |\n{% endif -%}\n| d |",
    "| a |\n| - |\n| b |\n| d |",
  ],
  ["blanks before a tag", "a\n\n{%- ifversion fpt %}\nb{% endif %}", "a\nb"],
  [
    "lines in an item",
    "* {% data reusables.pick.lines %}\n\n  {% data reusables.pick.steps %}",
    "* One.\n  Two.\n\n  1. Pick.\n\n     Gently.",
  ],
  [
    "remarks and what is shown as it is",
    "a{% comment %} {% else %} b {% endcomment %} {% raw %}{% data x %}{% endraw %}",
    "a {% data x %}",
  ],
  [
    "pictures of things",
    'Click {% octicon "pencil" aria-label="Edit" %} or **{% octicon "gear" aria-hidden="true" aria-label="gear" %} Settings**',
    "Click Edit or **Settings**",
  ],
  ["links by titles", "See [AUTOTITLE](/pears).", "See [](/pears)."],
])("fills in %s", (_, text, expected) => {
  expect(fill(text)).toMatchObject({ text: expected, unknown: [] });
});

test("shows the last word of what nobody has said, and nothing for a piece of text, and names both", () => {
  const { text, unknown, place } = fill(
    "\na {% data variables.product.prodname_old_pears %}{% data reusables.pick.none %}",
  );
  expect(text).toBe("\na old pears");
  expect(unknown).toEqual(["variables.product.prodname_old_pears", "reusables.pick.none"]);
  expect(place).toEqual({ line: 1, column: 2, length: "{% data variables.product.prodname_old_pears %}".length });
});

function findOrigin(line: number, segments: ReturnType<typeof fill>["segments"]): number {
  const segment = segments?.findLast(({ firstLine }) => firstLine <= line);
  return segment === undefined ? line : segment.line + line - segment.firstLine;
}

test("takes a line that begins with what isn't shown for the one that goes on with it", () => {
  const { text, segments } = fill("a\n{% ifversion ghes %}\nx\n{% endif %}b\nc");
  expect(text).toBe("a\nb\nc");
  expect([0, 1, 2].map((line) => findOrigin(line, segments))).toEqual([0, 3, 4]);
});

test("tells where lines come from", () => {
  const { text, segments, fills } = fill(
    "{% ifversion ghes %}\nx\n{% endif %}\ny\n{% data reusables.pick.lines %} z\n{% data variables.product.prodname_pears %} w",
  );
  expect(text.split("\n")).toEqual(["", "y", "One.", "Two. z", "Pears w"]);
  expect([1, 2, 3, 4].map((line) => findOrigin(line, segments))).toEqual([3, 4, 4, 5]);
  expect(fills).toContainEqual({ line: 5, column: 0, length: 5, written: 43 });
});

test("leaves out what names stand for through more others than anybody writes", () => {
  const chain = new Map(Array.from({ length: 20_000 }, (_, at) => [`v.a${at}`, `{% data v.a${at + 1} %}.`] as const));
  const { text } = fillDataTags("{% data v.a0 %}", { values: chain, features, inCode: true }, "page.md");
  expect(text).toBe(".".repeat(100));
});

test.each([
  ["open tags", "{% data ".repeat(20_000)],
  ["open conditions", "{% ifversion fpt %}a\n".repeat(9000)],
  ["closed conditions", `${"{% ifversion ghes %}a".repeat(4000)}${"{% endif %}".repeat(4000)}`],
  ["names in a line", "a {% data variables.product.place %} ".repeat(6000)],
  ["blanks before tags", "a \n \n{%- comment -%}{% endcomment %}".repeat(5000)],
  ["pieces of text", "{% data reusables.pick.steps %} b\n".repeat(6000)],
  ["remarks", "{% comment %}".repeat(15_000)],
  ["conditions of many parts", `{% ifversion ${"fpt or ".repeat(55)} %}`.repeat(500)],
])("fills in hostile %s in linear time", (_, text) => {
  const measure = (text: string): number => measureCpuTime(() => void fill(text));
  const half = text.slice(0, text.length / 2);
  // What is done in less is done soon enough; what isn't linear takes four times as much for twice the text.
  expect(measure(text) < 500 || [1, 2, 3, 4].some(() => measure(text) / measure(half) < 3)).toBe(true);
});
