import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sayAll } from "./testdata/link-model.ts";
import { loadModelFrom } from "./testdata/load-model.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lost-files-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const many = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [`com/x/Info${index}.pdl`, toAspect(`Info${index}`)]),
);

const model: Readonly<Record<string, string>> = {
  ...many,
  "com/x/Part.pdl": "namespace com.x record Part {}",
  "com/x/Whole.pdl": `namespace com.x @Aspect.name = "whole" record Whole { part: Part }`,
  "entity-registry.yml": `entities: [{ name: node, keyAspect: info0, aspects: [${Object.keys(many)
    .map((path) => `info${/\d+/.exec(path)?.[0]}`)
    .join(", ")}, whole] }]`,
};

function toAspect(name: string): string {
  return `namespace com.x @Aspect.name = "${name.toLowerCase()}" record ${name} { a: string }`;
}

test.each(["com/x/Part.pdl", "com/x/Whole.pdl", "com/x/Info0.pdl", "entity-registry.yml"])(
  "a file that is no text is told once, and what it may declare is not missed: %s",
  async (lost) => {
    for (const [path, text] of Object.entries(model)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), path === lost ? `${text}\0` : text);
    }
    const { catalogue, report } = await loadModelFrom(folder);
    expect(sayAll(report.diagnostics)).toEqual([
      expect.stringMatching(new RegExp(`^${lost}:1:\\d+ discover/binary-file `)),
    ]);
    expect(catalogue.sources.map(({ path }) => path)).not.toContain(lost);
  },
);
