import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check } from "../api.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-unite-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Lines of `name` declare a record each, those of `name.field` give one a field, wherever it is declared. */
const plugin = `
const at = (line, width) => ({ startLine: line, startColumn: 1, endLine: line, endColumn: width });

export default {
  name: "lines",
  version: "1",
  codes: { stray: { severity: "warning", explanation: "A field is of no record." } },
  reader: {
    files: ["*.lines"],
    read: ({ text }) => ({ data: text.trim().split("\\n") }),
    unite: (files) => {
      const all = files.flatMap(({ path, data }) => data.map((text, index) => ({ path, text, line: index + 1 })));
      return files.map(({ path }) => ({ path, document: toDocument(path, all) }));
    },
  },
};

function toDocument(path, all) {
  const names = new Set(all.map(({ text }) => text));
  const isStray = (each) => each.path === path && each.text.includes(".") && !names.has(each.text.split(".")[0]);
  return {
    schemas: all.filter((each) => each.path === path && !each.text.includes(".")).map(({ text, line }) => ({
      kind: "record",
      name: "lines." + text,
      place: at(line, text.length),
      fields: all.filter((each) => each.text.startsWith(text + ".")).map((each) => ({
        name: each.text.split(".")[1],
        type: "string",
        place: { ...at(each.line, each.text.length), file: each.path },
      })),
    })),
    problems: all.filter(isStray).map(({ text, line }) => ({ code: "stray", message: text, place: at(line, text.length) })),
  };
}
`;

async function read(code: string, files: Readonly<Record<string, string>>) {
  writeFileSync(join(folder, "lines.mjs"), code);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const settings = { plugins: [join(folder, "lines.mjs")] };
  return check({ cwd: folder, inputs: ["."], config: false, settings });
}

test("one file of a plug-in adds to what another declares, and leads to its own place", async () => {
  const { catalogue, diagnostics } = await read(plugin, {
    "a.lines": "ship\n",
    "b.lines": "quay\nship.length\nraft.width\n",
  });
  const ship = catalogue?.schemas.get("lines.ship");
  expect(ship?.span.file).toBe("a.lines");
  expect(ship?.kind === "record" && ship.fields.map(({ name, span }) => [name, span.file, span.startLine])).toEqual([
    ["length", "b.lines", 2],
  ]);
  const told = diagnostics.filter(({ severity }) => severity === "warning");
  expect(told.map(({ code, message, span }) => `${span?.file}:${span?.startLine} ${code} ${message}`)).toEqual([
    "b.lines:3 lines/stray raft.width",
  ]);
});

test("what it gives is held to its shape, and files that aren't its own are passed over", async () => {
  const nonsense = plugin.replace("return files.map(", "return [{ path: 5 }]; files.map(");
  const { diagnostics } = await read(nonsense, { "a.lines": "ship\n" });
  expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringMatching(/^plugin\/wrong-result .* from `reader\.unite` can't be used: `\[0\]\.path`/),
  );
  const elsewhere = plugin.replace("({ path, document: toDocument(path, all) })", '({ path: "../x", document: {} })');
  const { catalogue } = await read(elsewhere, { "a.lines": "ship\n" });
  expect([...(catalogue?.schemas.keys() ?? [])]).toEqual([]);
});
