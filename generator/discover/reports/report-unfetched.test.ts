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
    '[submodule "Boats"]\n\tpath = lib/boat-types\n\turl = ../boats\n[submodule "p"]\n\tpath = "a pier guide"\n\turl = ../p\n',
};

test("submodules that a clone has as empty folders alone are told, but for those that are left out", async () => {
  write({ ...repository, ...sea });
  expect(await listTold()).toEqual([]);
  mkdirSync(join(folder, "lib/boat-types"), { recursive: true });
  const one = "`lib/boat-types` is a submodule of Git that nobody has fetched here, so nothing of it is read";
  expect(await listTold()).toEqual([`discover/unfetched-submodule: ${one}`]);
  mkdirSync(join(folder, "a pier guide"));
  const both =
    "`a pier guide`, `lib/boat-types` are submodules of Git that nobody has fetched here, so nothing of them is read";
  expect(await listTold()).toEqual([`discover/unfetched-submodule: ${both}`]);
  expect(await listTold("", ["lib/**", "a pier guide/**"])).toEqual([]);
  expect(await listTold("", [], ["sea/**/*.avsc"])).toEqual([]);
  expect(await listTold("sea")).toEqual([]);
  write({ "lib/boat-types/Boat.avsc": "{}", "a pier guide/README.md": "# Pier\n" });
  expect(await listTold()).toEqual([]);
});

test("where a submodule is all that there is, how to fetch it is what helps", async () => {
  write(repository);
  mkdirSync(join(folder, "lib/boat-types"), { recursive: true });
  const way = "that nobody has fetched here: `git submodule update --init` does\nlooked for";
  for (const input of ["", "lib", "lib/boat-types"]) {
    const told = await listTold(input);
    expect(told.find((line) => line.startsWith("usage/no-model"))).toContain(way);
  }
});

test("a submodule that nothing suggests to be missed is told where something leads there", async () => {
  const modules = ["third_party/googletest", "boats", "third_party/googleapis"];
  const list = modules.map((path) => `[submodule "${path}"]\n\tpath = ${path}\n`).join("");
  write({
    ...repository,
    ...sea,
    ".gitmodules": list,
    "README.md": "# Sea\n\nWith boats and third_party/googletest.\n",
  });
  for (const path of modules) mkdirSync(join(folder, path), { recursive: true });
  expect(await listTold()).toEqual([]);
  write({ "docs/sailing.md": "# Sailing\n\nSee [boats](../boats/README.md).\n" });
  const told = "`boats` is a submodule of Git that nobody has fetched here, so nothing of it is read";
  expect(await listTold()).toEqual([`discover/unfetched-submodule: ${told}`]);
  write({ "sea/ship.avdl": 'protocol P {\n  import idl "../third_party/googleapis/a.avdl";\n}\n' });
  expect((await listTold())[0]).toContain("`boats`, `third_party/googleapis` are submodules");
});
