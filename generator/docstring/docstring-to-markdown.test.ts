import { expect, it } from "vitest";
import { docstringToMarkdown } from "./docstring-to-markdown.ts";

it("makes lists and blocks of what stands below headings of a docstring, known ones or not", () => {
  const text = `Moors a ship.

Args:
    ship (str):      The ship,
        by its name.
    **berths: Where there is room.
Returns:
    The berth, or nothing

    where none is free.

Notes:
    * Ebb counts.
    * Flood does.

Example Data:
        ship   berth
    0   Ada    3
Code Examples:
    moor("Ada")

More.`;
  expect(docstringToMarkdown(text)).toBe(`Moors a ship.

**Args**

- \`ship\` (str): The ship,
  by its name.
- \`**berths\`: Where there is room.

**Returns**

The berth, or nothing

where none is free.

**Notes**

* Ebb counts.
* Flood does.

**Example Data**

\`\`\`
    ship   berth
0   Ada    3
\`\`\`

**Code Examples**

\`\`\`
moor("Ada")
\`\`\`

More.`);
});

it("keeps what is below a heading of names and is no list of them", () => {
  expect(docstringToMarkdown("Args:\n    ship: The ship.\n    All others are told.")).toBe(
    "**Args**\n\nship: The ship.\nAll others are told.",
  );
});

it.each([
  "Example:\n    moor()",
  "Returns: a berth\n    or none",
  "Args:\n\n    moor()",
  "Returns:\nA berth.",
  "The following:\n  - a\n  - b",
  "# Args:\n\n- ship",
])("leaves what is no docstring as it is: %j", (text) => {
  expect(docstringToMarkdown(text)).toBe(text);
});

it("makes lists of what stands below underlined headings, as NumPy has them, and text of what is no list", () => {
  const text = `Moors a ship.

Parameters
----------
ship, tug : str
    The ships,
    by their names.
**berths
    Where there is room.

Returns
-------
berth : Berth
    The berth.
bool

Raises
------
ValueError
    If none is free.

Notes
-----
Ebb counts.

See Also
--------
leave : Goes away.
`;
  expect(docstringToMarkdown(text)).toBe(`Moors a ship.

**Parameters**

- \`ship\` (str): The ships,
  by their names.
- \`tug\` (str): The ships,
  by their names.
- \`**berths\`: Where there is room.

**Returns**

- \`berth\` (Berth): The berth.
- \`bool\`

**Raises**

- \`ValueError\`: If none is free.

**Notes**

Ebb counts.

**See Also**

leave : Goes away.`);
});

it.each([
  "Parameters\n----------\n\nThey are told one by one.\n\nReturns\n-------\nNothing.",
  "# Ships\n\nNotes\n-----\n\nEbb counts.",
  "Parameters\n----------\n- ship: The ship.\n- tug: The tug.\n",
])("leaves Markdown with underlined headings as it is", (text) => {
  expect(docstringToMarkdown(text).trim()).toBe(text.trim());
});

it.each([
  "```python\nParameters\n----------\nx : int\n    The x.\n```",
  "Ships.\n\n~~~\nArgs:\n    ship: The ship.\n~~~",
])("leaves docstrings in blocks of code as they are: %j", (text) => {
  expect(docstringToMarkdown(text)).toBe(text);
});

it("takes no longer for many headings than their text is long", () => {
  const text = (count: number): string => `Raises\n------\nE\n    Ebb.\n\n${"Notes\n-----\n".repeat(count)}`;
  expect(docstringToMarkdown(text(100_000))).toContain("**Notes**");
}, 10_000);

it("takes code of any number of lines and of marks", () => {
  const code = `f(x)\n    ${"` (".repeat(200_000)}${"\n    f(x)".repeat(200_000)}`;
  const written = docstringToMarkdown(`Args:\n    ship: The ship.\n\nExample Code:\n    ${code}`);
  expect(written).toContain("```\nf(x)\n` (` (");
  const fenced = `\`\`\`\n${"f(x)\n".repeat(200_000)}\`\`\``;
  expect(docstringToMarkdown(`Args:\n    ship: The ship.\n\n${fenced}`)).toContain(fenced);
});
