import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLinks } from "../../../site/e2e/check-links.ts";
import { makeOwnSite } from "./make-own-site.ts";

/* The project's own documentation, made by the project. */

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-self-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("it is made without a warning, and no link of it dangles", async () => {
  const out = join(folder, "site");
  expect(await makeOwnSite(["--quiet", "--no-cache", "--out", out])).toBe(0);
  const { pages, problems } = checkLinks(out, "/");
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(500);
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain("<title>Aspectdoc");
  expect(existsSync(join(out, "reference/diagnostics/link/unknown-type/index.html"))).toBe(true);
  // Guides are edited in the repository, what declarations say is not.
  const readPage = (route: string): string => readFileSync(join(out, route, "index.html"), "utf8");
  expect(readPage("ten-minutes")).toContain("/edit/main/site/docs/ten-minutes.md");
  expect(readPage("design/architecture")).toContain("/edit/main/ARCHITECTURE.md");
  expect(readPage("reference/configuration")).not.toContain("Edit this page");
});
