import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { runGit } from "../../testdata/run-git.ts";

/* A sparse checkout lacks what its repository has, so that what leads there is right. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "left-out-"));
  const files: Readonly<Record<string, string>> = {
    "docs/guide.md":
      "# Guide\n[code](../src/emit.py) [readme](../src/) [deep](../notes/deep/one.md)\n[gone](../src/gone.py)\n![shot](../src/shot.png)\n",
    "docs/how/a.md": "# How\n",
    "docs/kept.md": "# Kept\n[next](next/step.md)\n\n{{ inline /src/emit.py }}\n",
    "docs/next/step.md": "# Step\n",
    "docs-website/sidebars.json": JSON.stringify({ docs: ["docs/guide", "docs/next/step", "docs/kept", "docs/how/a"] }),
    "notes/deep/one.md": "# One\n",
    "src/README.md": "# Source\n",
    "src/emit.py": "",
    "src/shot.png": "",
    "metadata-models/src/main/pegasus/A.pdl": "record A {}\n",
    "metadata-models/src/main/resources/entity-registry.yml": "entities: []\n",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  runGit(folder, ["init", "--quiet"]);
  runGit(folder, ["add", "--all"]);
  runGit(folder, ["commit", "--quiet", "--message", "One"]);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ["by itself", ["--no-cone", "/*", "!/src/", "!/notes/", "!/docs/next/"]],
  ["in folders as wholes", ["--cone", "--sparse-index", "docs-website", "metadata-models", "docs/how"]],
])("what leads to what is left out is right, where Git lists that %s", async (_how, patterns) => {
  runGit(folder, ["sparse-checkout", "set", ...patterns]);
  const { catalogue, report } = await loadGuides(folder);
  const links = [...catalogue.prose.pages.values()].flatMap((page) => page.links);
  const leads = links.map((link) => ("path" in link ? `${link.to} ${link.path}` : link.to));
  expect(leads).toEqual(
    expect.arrayContaining(["source src/emit.py", "source notes/deep/one.md", "source docs/next/step.md"]),
  );
  const said = sayAll(report.diagnostics).filter((line) => / (?:prose\/missing|sidebar)/.test(line));
  expect(said).toEqual([
    expect.stringContaining("sidebar/unread-folders 1 item leads into `docs/next`, where the input has no page"),
    ...(patterns.includes("--no-cone")
      ? ["docs/guide.md:3:8 prose/missing-target the link leads to `../src/gone.py`, which is not there"]
      : []),
    "docs/guide.md:4:9 prose/missing-target the image leads to `../src/shot.png`, which is left out of the sparse checkout",
    "docs/kept.md:4:11 prose/missing-include the file `/src/emit.py`, whose text belongs here, is left out of the sparse checkout",
  ]);
});

test("a text that a page asks for and that can't be read is told where it is, and not as one that isn't there", async () => {
  const top = mkdtempSync(join(tmpdir(), "lost-text-"));
  const files = {
    "docs/index.md": "# Boats\n\n<!--@include: ./hulls.md-->\n\n<!--@include: ./masts.md-->\n",
    "docs/hulls.md": "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n",
  };
  mkdirSync(join(top, "docs"));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(top, path), text);
  const { report } = await loadGuides(top);
  rmSync(top, { recursive: true });
  const said = report.diagnostics.map(({ code, span }) => `${span?.file}:${span?.startLine} ${code}`);
  // It is told as a page and as what a page asks for, and printed once.
  expect([...new Set(said)]).toEqual(["docs/hulls.md:1 discover/lfs-pointer", "docs/index.md:5 prose/missing-include"]);
});
