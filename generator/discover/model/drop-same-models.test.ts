import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { sayAll } from "../../testdata/link-model.ts";
import { discover } from "../discover.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "same-models-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const ships = Array.from({ length: 12 }, (_, index) => `Ship${index}`);

/** A folder of schemas, by their names; `edit` says what comes behind each. */
function write(name: string, types: readonly string[], edit: (type: string) => string = () => ""): string {
  for (const type of types) {
    const path = join(folder, name, `com/x/${type}.pdl`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `namespace com.x record ${type} {}${edit(type)}`);
  }
  writeFileSync(join(folder, name, "README.md"), "# Ships\n");
  return join(folder, name);
}

async function read(...inputs: readonly string[]) {
  const report = createReport();
  const { files } = await discover({ inputs }, report);
  const said = sayAll(report.diagnostics).map((each) => each.replaceAll(`${folder}/`, ""));
  return { from: [...new Set(files.map(({ path }) => path.replace(/\/.*/, "")))], said };
}

test("a fork beside what it was made from is told once, and nothing of it is read", async () => {
  const upstream = write("upstream", ships);
  const fork = write("fork", [...ships, "Port"], (type) => (type === "Ship3" ? "\n" : ""));
  expect(await read(upstream, fork)).toEqual({
    from: ["upstream"],
    said: ["discover/same-model `fork` is the same model as `upstream`, so nothing of it is read"],
  });
});

test("models that share a few schemas, or paths alone, are parts of one", async () => {
  const ports = Array.from({ length: 20 }, (_, index) => `Port${index}`);
  const [one, part] = [write("one", ships), write("part", ships.slice(0, 9))];
  const [wider, other] = [write("wider", [...ships, ...ports]), write("other", ships, () => "\n")];
  expect(await read(one, part)).toEqual({ from: ["one", "part"], said: [] });
  expect(await read(one, wider)).toEqual({ from: ["one", "wider"], said: [] });
  expect(await read(one, other)).toEqual({ from: ["one", "other"], said: [] });
});
