import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sayAll } from "../../../testdata/link-model.ts";
import { loadGuides } from "../../../testdata/load-guides.ts";

/* Of a clone, a page or a folder of its guides may be gone, to which many others lead. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "missing-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function tellOf(links: readonly string[], readme = "# Ours\n"): Promise<readonly string[]> {
  const files = [
    ["README.md", readme],
    ["docs/ports/mole.md", "# Mole\n"],
    ...links.map((link, number) => [`docs/step-${number + 1}.md`, `# Step\n\n[see](${link})\n`] as const),
  ] as const;
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { report } = await loadGuides(folder);
  expect(report.diagnostics.every((one) => !("lost" in one))).toBe(true);
  return sayAll(report.diagnostics).filter((line) => line.includes("missing-target"));
}

test("many links to a page that is gone are told once", async () => {
  expect(await tellOf([...Array<string>(5).fill("anchorage.md"), "./anchorage.md#depth", "ports/mloe.md"])).toEqual([
    "docs/step-1.md:3:7 prose/missing-target 6 links, such as this one to `anchorage.md`, lead to `docs/anchorage.md`, which is not there",
    "docs/step-7.md:3:7 prose/missing-target the link leads to `ports/mloe.md`, which is not there",
  ]);
});

test("many links into a folder that is gone are told once, unless they are slips", async () => {
  const into = ["cargo/", "grain.md", "coal/dust.md", "../docs/cargo/copper.md", "timber.md", "passengers.md"];
  const links = into.map((end) => (end.includes("cargo") ? end : `cargo/${end}`));
  expect(await tellOf([...links, "cargo/vehicles.md", "crago/mole.md"])).toEqual([
    "docs/step-1.md:3:7 prose/missing-target 7 links, such as this one to `cargo/`, lead into `docs/cargo`, which is not there",
    "docs/step-8.md:3:7 prose/missing-target the link leads to `crago/mole.md`, which is not there",
  ]);
});

test("paths from the top of the README of a repository count from there", async () => {
  const readme = Array.from({ length: 6 }, (_, number) => `[${number}](/src/mill-${number}.ts)\n`).join("");
  expect(await tellOf([], readme)).toEqual([
    "README.md:1:5 prose/missing-target 6 links, such as this one to `/src/mill-0.ts`, lead into `src`, which is not there",
  ]);
});

test("a few are told one by one", async () => {
  expect(await tellOf(Array<string>(5).fill("anchorage.md"))).toHaveLength(5);
});
