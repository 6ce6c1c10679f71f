import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../../discover/discover.ts";
import { parse } from "../../parse/parse.ts";
import { link } from "../link.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "several-inputs-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const files: Readonly<Record<string, string>> = {
  "clone/metadata-models/src/main/pegasus/com/x/Info.pdl": "namespace com.x record Info {}",
  "clone/metadata-models/src/main/resources/entity-registry.yml": "entities: []",
  "clone/docs/start.md": [
    "# Start",
    "[code](../docker/compose.yml)",
    "[page of a folder without pages](../web/README.md)",
    "[page of a folder with pages](other.md)",
  ].join("\n\n"),
  "clone/docs-website/sidebars.js": `module.exports = { docs: ["docs/start", ${Array.from({ length: 6 }, (_, index) => `"web/page${index}"`).join(", ")}] };`,
  "more/README.md": "# More",
  "more/com/y/Part.pdl": "namespace com.y record Part {}",
};

test("guides of a part of a repository are judged beside another input as they are alone", async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const alone = await listFaults(["clone"]);
  expect(alone).toEqual([
    "sidebar/unread-folders: 6 items lead into `web`, where the input has no page",
    "prose/unseen-source: the link leads to `docker/compose.yml`, which the input does not hold",
    "prose/unseen-source: the link leads to `web/README.md`, which the input does not hold",
    "prose/missing-target: the link leads to `other.md`, which is not there",
  ]);
  const together = await listFaults(["clone", "more"]);
  expect(together.map((fault) => fault.replaceAll("clone/", ""))).toEqual(alone);
});

test("what is around a folder of guides is not told to be missing, except around a whole checkout", async () => {
  const pages: Readonly<Record<string, string>> = {
    "docs/start.md":
      "# Start\n\n[code](../src/mill.py), [page](../INSTALL.md#on-a-mill), [picture](../mill.svg)\n\n![](../mill.svg)\n",
    "docs/more/end.md": "# End\n\n[page](../../INSTALL.md), [gone](../gone.md), [hidden](../.github/RULES.md)\n",
  };
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const alone = await listFaults(["docs"]);
  expect(alone).toEqual([
    "prose/unseen-source: the link leads to `../INSTALL.md`, which the input does not hold",
    "prose/missing-target: the link leads to `../gone.md`, which is not there",
    "prose/unseen-source: the link leads to `.github/RULES.md`, which the input does not hold",
    "prose/unseen-source: the link leads to `../src/mill.py`, which the input does not hold",
    "prose/unseen-source: the link leads to `../INSTALL.md`, which the input does not hold",
    "prose/unseen-source: the link leads to `../mill.svg`, which the input does not hold",
    "prose/missing-target: the image leads to `../mill.svg`, which is outside of the input",
  ]);
  mkdirSync(join(folder, "docs/.git/refs"), { recursive: true });
  mkdirSync(join(folder, "docs/.git/objects"));
  writeFileSync(join(folder, "docs/.git/HEAD"), "ref: refs/heads/main\n");
  const whole = await listFaults(["docs"]);
  expect(whole.filter((fault) => fault.includes("unseen-source"))).toEqual([
    "prose/unseen-source: the link leads to `.github/RULES.md`, which the input does not hold",
  ]);
});

test("pictures in the folder that a host of repositories reads are there, and other hidden ones are not", async () => {
  const around = join(folder, "hosted");
  for (const path of [".github/docs/mill.svg", ".cache/mill.svg"]) {
    mkdirSync(dirname(join(around, path)), { recursive: true });
    writeFileSync(join(around, path), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  mkdirSync(join(around, "docs"));
  writeFileSync(
    join(around, "docs/start.md"),
    "# Start\n\n![](../.github/docs/mill.svg) ![](../.cache/mill.svg) ![](../.github/gone.svg)\n",
  );
  expect(await listFaults(["hosted"])).toEqual([
    "prose/missing-target: the image leads to `../.cache/mill.svg`, which is not there",
    "prose/missing-target: the image leads to `../.github/gone.svg`, which is not there",
  ]);
});

test("a folder of a repository alone has what its pages name from the top of that", async () => {
  const around = join(folder, "alone/docs");
  mkdirSync(join(around, "guides/img"), { recursive: true });
  writeFileSync(join(around, "guides/img/mill.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(around, "guides/end.md"), "# End\n");
  writeFileSync(
    join(around, "start.md"),
    "# Start\n\n[end](/docs/guides/end.md), [gone](/guides/gone.md), ![mill](/docs/guides/img/mill.svg)\n",
  );
  expect(await listFaults(["alone/docs"])).toEqual([
    "prose/missing-target: the link leads to `/guides/gone.md`, which is not there",
  ]);
  // Of a whole checkout, what is named from its top is there.
  mkdirSync(join(around, ".git/refs"), { recursive: true });
  mkdirSync(join(around, ".git/objects"));
  writeFileSync(join(around, ".git/HEAD"), "ref: refs/heads/main\n");
  expect(await listFaults(["alone/docs"])).toEqual([
    "prose/unseen-source: the link leads to `docs/guides/end.md`, which the input does not hold",
    "prose/missing-target: the link leads to `/guides/gone.md`, which is not there",
    "prose/missing-target: the image leads to `/docs/guides/img/mill.svg`, which is not there",
  ]);
});

async function listFaults(names: readonly string[]): Promise<readonly string[]> {
  const report = createReport();
  const inputs = names.map((name) => join(folder, name));
  const { files, surroundings } = await discover({ inputs }, report);
  await link(parse(files, report, { surroundings }), report);
  return report.diagnostics
    .filter(({ code }) => /^(?:prose|sidebar)\//.test(code))
    .map(({ code, message }) => `${code}: ${message}`);
}
