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

const harbour = `# Harbour

## Constructor

\`\`\`
Harbour(name, *, berth)
\`\`\`

- \`name\` · Of the constructor

## Fields (3, 2 nested)

- \`type\` · Of the harbour
- \`options\` · What else there is
- \`quay\` · Where ships lie
  - \`type\` · Of the quay
  - \`depth\` · In metres
    - \`type\` · Of the depth
- \`harbour\` · The one before

## Options of harbour (1)

- \`name\` · An option

### \`name\` *property*

Of every harbour.

### \`moor\`

\`\`\`
moor(at, \`rope\`)
\`\`\`

## \`harbour ship load\`

- \`--urn\` · What to load

## \`harbour ship leave\`

- \`--urn\` · What leaves

## What can be done

## Relationships

| Relationship | To |
| --- | --- |
| [\`Holds\`](../ship.md) | ship |

## com.example.far (2)

## Inherited from Place (3)

- [~~\`sink\`~~](../place.md#sink) *deprecated*
- [\`rest\`](../place.md#rest)
- [\`Harbour\`](../place.md#Harbour)
`;

it.each([
  ["type", "- `type` · Of the harbour"],
  ["quay.type", "  - `type` · Of the quay"],
  ["quay.depth.type", "    - `type` · Of the depth"],
  ["Harbour.quay.depth.type", "    - `type` · Of the depth"],
  ["Harbour.harbour", "- `harbour` · The one before"],
  ["Query.harbours(quay:).depth", "  - `depth` · In metres"],
  ["name", "### `name` *property*"],
  ["sink", "- [~~`sink`~~](../place.md#sink) *deprecated*"],
  ["Harbour.rest", "- [`rest`](../place.md#rest)"],
  ["Harbour", "# Harbour"],
  ["~constructor.name", "- `name` · Of the constructor"],
  ["~constructor.berth", "## Constructor"],
  ["~method-moor.at", "### `moor`"],
  ["~options.harbour", "## Options of harbour (1)"],
  ["options", "- `options` · What else"],
  ["moor.rope", "### `moor`"],
  ["load.--urn", "- `--urn` · What to load"],
  ["leave.--urn", "- `--urn` · What leaves"],
  ["~use", "## What can be done"],
  ["~relationships.Holds", "| [`Holds`]"],
  ["com.example.far", "## com.example.far (2)"],
  ["~inherited-com.example.Place", "## Inherited from Place (3)"],
])("an anchor of several words leads to what has the last of them where the others say: #%s", (anchor, start) => {
  expect(cutPage(harbour, { address: `harbour/#${anchor}`, offset: 0, longest: 1000 }).split("\n")[0]).toContain(start);
});

it("what is not told of a field is no other field of that name", () => {
  const text = cutPage(harbour, { address: "harbour/#quay.options", offset: 0, longest: 1000 });
  expect(text).toMatch(/^… #quay\.options names no part of the page/);
});

it("a heading of a guide comes before an item that is called as its anchor", () => {
  const guide = '---\ntitle: "T"\nkind: "prose"\n---\n\n# T\n\n- `setup` · An item\n\n## Setup\n\nThe steps.\n';
  expect(cutPage(guide, { address: "t/#setup", offset: 0, longest: 1000 })).toMatch(/^## Setup\n/);
});

it("headings that say the same are told apart by the anchors that they have", () => {
  const guide =
    '---\nkind: "prose"\n---\n\n# T\n\n## <a id="news-1"></a>News\n\nOf today.\n\n## <a id="news-3"></a>News\n\nOf old.\n';
  const cutAt = (anchor: string): string => cutPage(guide, { address: `t/#${anchor}`, offset: 0, longest: 1000 });
  expect(cutAt("news-1")).toContain("Of today.");
  expect(cutAt("news-3")).toContain("Of old.");
  expect(cutAt("news-3")).not.toContain("Of today.");
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
