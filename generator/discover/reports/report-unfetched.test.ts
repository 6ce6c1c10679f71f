import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { discover } from "../discover.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-unfetched-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** What is told of submodules, and what helps where nothing is read. */
async function listTold(
  input = "",
  exclude: readonly string[] = [],
  include?: readonly string[],
): Promise<readonly string[]> {
  const report = createReport();
  await discover({ inputs: [join(folder, input)], exclude, include }, report);
  return report.diagnostics
    .map(({ code, message, help }) => `${code}: ${code === "usage/no-model" ? help : message}`)
    .filter((line) => /submodule/.test(line))
    .map((line) => line.replaceAll(folder, "FOLDER"));
}

const sea = { "sea/Tide.avsc": '{"type": "record", "name": "Tide", "fields": []}' };
const repository = {
  ".git/HEAD": "ref: refs/heads/main\n",
  ".gitmodules":
    '[submodule "Boats"]\n\tpath = lib/boats\n\turl = ../boats\n[submodule "p"]\n\tpath = "a pier"\n\turl = ../p\n',
};

test("submodules that a clone has as empty folders alone are told, but for those that are left out", async () => {
  write({ ...repository, ...sea });
  expect(await listTold()).toEqual([]);
  mkdirSync(join(folder, "lib/boats"), { recursive: true });
  const one = "`lib/boats` is a submodule of Git that nobody has fetched here, so nothing of it is read";
  expect(await listTold()).toEqual([`discover/unfetched-submodule: ${one}`]);
  mkdirSync(join(folder, "a pier"));
  const both = "`a pier`, `lib/boats` are submodules of Git that nobody has fetched here, so nothing of them is read";
  expect(await listTold()).toEqual([`discover/unfetched-submodule: ${both}`]);
  expect(await listTold("", ["lib/**", "a pier/**"])).toEqual([]);
  expect(await listTold("", [], ["sea/**/*.avsc"])).toEqual([]);
  expect(await listTold("sea")).toEqual([]);
  write({ "lib/boats/Boat.avsc": "{}", "a pier/README.md": "# Pier\n" });
  expect(await listTold()).toEqual([]);
});

test("where a submodule is all that there is, how to fetch it is what helps", async () => {
  write(repository);
  mkdirSync(join(folder, "lib/boats"), { recursive: true });
  const way = "that nobody has fetched here: `git submodule update --init` does; looked for";
  for (const input of ["", "lib", "lib/boats"]) {
    const told = await listTold(input);
    expect(told.find((line) => line.startsWith("usage/no-model"))).toContain(way);
  }
});
