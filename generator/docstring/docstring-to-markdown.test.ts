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
