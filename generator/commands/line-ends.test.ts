import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../testdata/run-command.ts";
import { describeCatalogue } from "./catalogue-command.ts";
import { describeCheck } from "./check-command.ts";

/* What Git on Windows makes of a checkout, and what editors there put before the first letter. */

const sites = join(import.meta.dirname, "../testdata/sites");
const started = process.cwd();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-lines-"));
});

afterAll(() => {
  process.chdir(started);
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of a project below a folder of its own, so that paths of both copies are the same. */
function copy(project: string, name: string, change: (text: string) => string): string {
  const top = join(folder, project, name);
  cpSync(join(sites, project), join(top, "project"), { recursive: true });
  for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || readFileSync(path).includes(0)) continue;
    writeFileSync(path, change(readFileSync(path, "utf8")));
  }
  return top;
}

test.each(["harbour", "avro-only", "connector-package", "snippets"])(
  "the model and the diagnostics of %s are the same with the line ends of Windows and byte order marks",
  async (project) => {
    const read = async (top: string): Promise<readonly unknown[]> => {
      process.chdir(top);
      const printed = await runCommand(describeCatalogue, ["--input", "project"]);
      const checked = await runCommand(describeCheck, ["--input", "project", "--format", "json"]);
      const { diagnostics } = JSON.parse(checked.out) as { readonly diagnostics: readonly { readonly code: string }[] };
      return [printed.out, diagnostics.filter(({ code }) => code !== "discover/byte-order-mark")];
    };
    const plain = await read(copy(project, "plain", (text) => text.replaceAll("\r\n", "\n")));
    const crlf = (text: string): string => text.replaceAll(/\r?\n/g, "\r\n");
    expect(String(plain[0])).toContain('"formatVersion"');
    expect(await read(copy(project, "windows", crlf))).toEqual(plain);
    expect(await read(copy(project, "marked", (text) => `\ufeff${crlf(text)}`))).toEqual(plain);
    // Macs of old, whose single returns some editors still write.
    expect(await read(copy(project, "returns", (text) => text.replaceAll(/\r?\n/g, "\r")))).toEqual(plain);
  },
);
