import { describe, expect, it } from "vitest";
import { cutPage } from "./cut-page.ts";

const page = `# Ships

About ships.

## Fields

- \`name\` · What it is called
  - \`name.short\` · In one word
- \`flag\` · Where it is at home

## Load a ship

\`\`\`sh
# Fields
load --all
\`\`\`

### How long

An hour.

## \`mooring\` (*certified*)

| Right | What it allows |
| --- | --- |
| \`MOOR\` Moor | To moor |
| \`LEAVE\` Leave | To leave |

## Behind

## Related calls (2, 1 deprecated)

## datahub sail
`;

function cut(address: string, offset = 0, longest = 1000): string {
  return cutPage(page, { address, offset, longest });
}

describe("an address with an anchor", () => {
  it.each([
    ["ships/#load-a-ship", "## Load a ship", "An hour."],
    ["ships/#~fields", "## Fields", "at home"],
    ["ships/#~about.ships.how-long", "### How long", "An hour."],
    ["ships/#name", "- `name` · What", "In one word"],
    ["ships/#flag", "- `flag`", "at home"],
    ["ships/#Ship.flag", "- `flag`", "at home"],
    ["ships/#Query.ship(flag:)", "- `flag`", "at home"],
    ["ships/#MOOR", "| `MOOR`", "To moor |"],
    ["ships/#~plugin.mooring", "## `mooring`", "To leave |"],
    ["ships/#~fields.ships", "## Fields", "at home"],
    ["ships/#~method-Behind", "## Behind", "## Behind"],
    ["ships/#~related-calls", "## Related calls (2", "deprecated)"],
    ["ships/#~related", "## Related calls (2", "deprecated)"],
    ["ships/#sail", "## datahub sail", "sail"],
  ])("gives that section: %s", (address, start, end) => {
    const [section = "", note] = cut(address).split("\n\n… ");
    expect(section.slice(0, start.length)).toBe(start);
    expect(section.trimEnd().slice(-end.length)).toBe(end);
    expect(note).toMatch(/^a section of a page of \d+ characters: without its anchor, the address gives all$/);
  });

  it.each(["ships/", "ships/#", "ships/#~content", "ships/#top"])("%s gives the page", (address) => {
    expect(cut(address)).toBe(page);
  });

  it.each(["nothing", "%E0%A4%A", "__proto__", "a.b.c(", "~"])(
    "that nothing stands at gives the page, and says so: #%s",
    (anchor) => {
      expect(cut(`ships/#${anchor}`)).toBe(
        `… #${anchor} names no part of the page that its Markdown tells; this is all of it\n\n${page}`,
      );
    },
  );
});

it("a long page says where it goes on", () => {
  const first = cut("ships/", 0, 20);
  expect(first).toMatch(
    /^# Ships\n\nAbout ships\n\n… \d+ more characters: page goes on with offset 20, or at a heading: Fields at 23; /m,
  );
  const at = Number(/Behind at (\d+)/.exec(first)?.[1]);
  expect(cut("ships/", at)).toMatch(/^## Behind\n/);
  expect(() => cut("ships/", 10_000)).toThrow(`the page has ${page.length} characters, none from 10000 on`);
});
