import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

/* Pages of a site whose configuration isn't in the input, as packages hold them. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-pages-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

async function findLinks(
  id: string,
): Promise<{ readonly links: readonly unknown[]; readonly said: readonly string[] }> {
  const { catalogue, report } = await loadGuides(folder, "");
  return {
    links: catalogue.prose.pages.get(id)?.links ?? [],
    said: report.diagnostics.filter(({ code }) => code.startsWith("prose/")).map(({ message }) => message),
  };
}

test("addresses that begin with a slash count from a folder around the page, names of files from the top", async () => {
  write("README.md", "# Harbour\n");
  write(
    "docs/content/commands/moor.md",
    "# moor\n\n[lift](/commands/lift) [file](/commands/lift.md) [no](/commands/sink) [made](/commands/lift.html)\n",
  );
  write("docs/content/commands/lift.md", "# lift\n");
  const { links, said } = await findLinks("content/commands/moor");
  expect(links[0]).toMatchObject({ to: "page", id: "content/commands/lift" });
  expect(links[3]).toMatchObject({ to: "page", id: "content/commands/lift" });
  expect(links.slice(1, 3)).not.toContainEqual(expect.objectContaining({ to: "page" }));
  expect(said.join("\n")).toContain("/commands/lift.md");
  expect(said.join("\n")).not.toMatch(/\/commands\/lift`/);
});

test("addresses count from pages that are published as folders where no file is meant", async () => {
  write(
    "docs/cranes/lift.md",
    "# Lift\n\n[moor](../moor/#ropes) [none](../sink/) [file](../moor.md) [top](../../harbour)\n",
  );
  write("docs/cranes/moor.md", "# Moor\n\n## Ropes\n");
  write("docs/harbour.md", "# Harbour\n");
  const { links, said } = await findLinks("cranes/lift");
  expect(links).toMatchObject([
    { to: "page", id: "cranes/moor", anchor: "ropes" },
    { to: "nothing" },
    { to: "nothing" },
    { to: "page", id: "harbour" },
  ]);
  expect(said).toHaveLength(2);
});

test("names of headings on pages with components are those of whichever tool they were written for", async () => {
  const text = "# Cranes\n\n## `crane.lift`\n\n[there](#crane-lift) [nowhere](#crane-sink)\n";
  write("docs/cranes.mdx", text);
  write("docs/plain.md", text);
  const { said } = await findLinks("cranes");
  expect(said.toSorted()).toEqual([
    "`cranes` has no heading `#crane-sink`",
    "`plain` has no heading `#crane-lift`",
    "`plain` has no heading `#crane-sink`",
  ]);
});

test("names of headings are those of another tool where pages lead to each other by addresses", async () => {
  write("docs/guide/moor.md", "# Moor\n\n[lift](/guide/cranes#crane-lift) [nowhere](/guide/cranes#crane-sink)\n");
  write("docs/guide/cranes.md", "# Cranes\n\n## `crane.lift`\n");
  const { links, said } = await findLinks("guide/moor");
  expect(links[0]).toMatchObject({ to: "page", id: "guide/cranes", anchor: "cranelift" });
  expect(said).toEqual(["`guide/cranes` has no heading `#crane-sink`"]);
  write("docs/guide/moor.md", "# Moor\n\n[lift](cranes.md#crane-lift)\n");
  expect((await findLinks("guide/moor")).said).toEqual(["`guide/cranes` has no heading `#crane-lift`"]);
});

test("a README of another folder isn't that of the folder which alone is read", async () => {
  write("README.md", "# Harbour\n");
  write("moor.md", "# Moor\n\n[cranes](/cranes/README.md) [harbour](/docs/README.md) [lift](/docs/lift.md)\n");
  write("lift.md", "# Lift\n");
  const { links } = await findLinks("moor");
  expect(links).toMatchObject([
    { to: "source", path: "cranes/README.md" },
    { to: "page", id: "README" },
    { to: "page", id: "lift" },
  ]);
});

test("what is named from the top isn't in the folder of the guides where that is below the input", async () => {
  write("docs/README.md", "# Harbour\n");
  write(
    "docs/moor.md",
    "# Moor\n\n[crane](/boatbuilding/README.md) [slip](/boatbuilding/lift.md) [own](/docs/lift.md)\n",
  );
  write("docs/lift.md", "# Lift\n");
  const { links, said } = await findLinks("moor");
  expect(links).toMatchObject([
    { to: "source", path: "boatbuilding/README.md" },
    { to: "nothing" },
    { to: "page", id: "lift" },
  ]);
  expect(said.filter((message) => message.includes("boatbuilding"))).toEqual([
    "the link leads to `boatbuilding/README.md`, which the input does not hold",
    "the link leads to `/boatbuilding/lift.md`, which is not there",
  ]);
});
