import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadGuides } from "../../testdata/load-guides.ts";

/* Lists of people that all-contributors keeps in a README. */

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-people-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const table =
  '<!-- prettier-ignore-start -->\n<table>\n  <tr>\n    <td><b>Ada</b> <a href="#maintenance-ada" title="Maintenance">M</a> <a href="#Nowhere">N</a> <a href="lost.md">L</a></td>\n  </tr>\n</table>\n\n';
const line = "Thanks to Bo [I](#ideas-bo)\n\n";

async function findMissing(text: string): Promise<readonly string[]> {
  mkdirSync(join(folder, "content"), { recursive: true });
  writeFileSync(join(folder, "content/people.md"), text);
  const { report } = await loadGuides(folder);
  return report.diagnostics.filter(({ code }) => code.startsWith("prose/missing")).map(({ message }) => message);
}

test("kinds of work in them lead nowhere on purpose, and nothing else does", async () => {
  const text = `# Pier\n\n<!-- ALL-CONTRIBUTORS-LIST:START - Do not remove -->\n${table}${line}<!-- ALL-CONTRIBUTORS-LIST:END -->\n\n[more](#ideas-cy)\n`;
  expect(await findMissing(text)).toEqual([
    "`people` has no heading `#Nowhere`",
    "the link leads to `lost.md`, which is not there",
    "`people` has no heading `#ideas-cy`",
  ]);
});

test("a list without an end is none", async () => {
  const text = `# Pier\n\n<!-- ALL-CONTRIBUTORS-LIST:START -->\n${line}`;
  expect(await findMissing(text)).toEqual(["`people` has no heading `#ideas-bo`"]);
});
