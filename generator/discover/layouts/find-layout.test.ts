import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLayout } from "./find-layout.ts";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-layout-")));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function findSite(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { project } = await findLayout(folder);
  return `${project?.file ?? "none"}: ${project?.title ?? "no name"}`;
}

const part = { "docs/mkdocs.yml": "site_name: docs/nightly\n", "docs/docs/index.md": "# Piers\n" };
const whole = { "site/mkdocs.yml": "site_name: Harbour\n", "site/docs/index.md": "# Harbour\n" };

test("a project that is a part of another makes way for that one, and is called by no path", async () => {
  expect(await findSite(part)).toBe("docs/mkdocs.yml: no name");
  expect(await findSite(whole)).toBe("site/mkdocs.yml: Harbour");
});

test("a name with a stroke is a name", async () => {
  const name = { "docs/mkdocs.yml": "site_name: CI/CD\n", "docs/docs/index.md": "# Cranes\n" };
  expect(await findSite({ ...whole, ...name })).toBe("docs/mkdocs.yml: CI/CD");
});
