import { expect, it } from "vitest";
import { divideSourceText, takePrerequisites } from "./divide-source-text.ts";

const span = { file: "barn_post.md", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const toText = (...lines: string[]) => ({ text: lines.join("\n"), span });

it("divides by the highest headings, and leaves each line where it is", () => {
  const divided = divideSourceText(
    toText(
      "First.",
      "### Capabilities",
      "Some.",
      "#### Limitations",
      "Of shares.",
      "### Limitations",
      "```",
      "### Troubleshooting",
      "```",
      "See [it].",
      "### TroubleShooting ###",
      "Look.",
      "### More",
      "Else.",
      "[it]: https://barn.example/",
    ),
  );
  expect(Object.values(divided).map((part) => part?.span)).toEqual([span, span, span]);
  expect(Object.entries(divided).map(([part, said]) => [part, ...(said?.text.split("\n") ?? [])])).toEqual([
    [
      ...["notes", "First.", "### Capabilities", "Some.", "#### Limitations", "Of shares.", "", "", "", "", "", "", ""],
      ...["### More", "Else.", "[it]: https://barn.example/"],
    ],
    [
      ...["limitations", "", "", "", "", "", "### Limitations", "```", "### Troubleshooting", "```", "See [it].", ""],
      ...["", "", "", "[it]: https://barn.example/"],
    ],
    [
      ...["troubleshooting", "", "", "", "", "", "", "", "", "", "", "### TroubleShooting ###", "Look.", "", ""],
      "[it]: https://barn.example/",
    ],
  ]);
});

it.each([
  ["", []],
  ["Just so.", ["notes"]],
  ["# Caveats\nSome.", ["notes"]],
  ["## Limitations\nNone.", ["limitations"]],
  ["## Troubleshooting\n[a]: b", ["troubleshooting"]],
  ["[a]: b", []],
])("has of %j %j", (text, parts) => {
  const found = Object.entries(divideSourceText({ text, span })).filter(([, part]) => part !== undefined);
  expect(found.map(([part]) => part)).toEqual(parts);
});

it("leaves out of what has to be prepared the headings that say no more than that", () => {
  const text = toText(
    "### Overview",
    "Reads.",
    "### Prerequisites",
    "A key.",
    "#### Overview",
    "Of keys.",
    "### Grants",
  );
  expect(takePrerequisites(text).text.split("\n")).toEqual([
    ...["", "Reads.", "", "A key.", "#### Overview", "Of keys.", "### Grants"],
  ]);
});

it.each([
  ["headings", `${"# a\n".repeat(300_000)}# Limitations\nNone.`],
  ["marks", `# Limitations\n${"# ".repeat(500_000)}a\nNone.`],
])("takes time that grows with the text: many %s", (_, text) => {
  expect(divideSourceText({ text, span }).limitations?.text.endsWith("None.")).toBe(text.startsWith("# a"));
});
