import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import type { AccessDocument } from "./access-document.ts";
import { parseAccess } from "./parse-access.ts";

const folder = fileURLToPath(new URL("../../testdata/access", import.meta.url));

/** The document, and each diagnostic as `code line:column message`. */
function read(text: string): { document: AccessDocument | undefined; said: readonly string[] } {
  const report = createReport();
  const document = parseAccess({ path: "access/all.yml", kind: "access", text }, report);
  const said = report.diagnostics.map(
    ({ code, span, message }) => `${code} ${span?.startLine}:${span?.startColumn} ${message}`,
  );
  return { document, said };
}

describe("parseAccess", () => {
  it("reads every key, with the place of each name", () => {
    const { document, said } = read(readFileSync(`${folder}/kitchen-sink.yml`, "utf8"));
    expect(said).toEqual([]);
    expectGolden(`${folder}/kitchen-sink.expected.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  });

  it.each([
    ["privileges: [{ label: x }]", "access/missing-key 1:14 a privilege has no `name`"],
    ["policies: [{ label: x }]", "access/missing-key 1:12 a policy has no `id`"],
    ["policies: [{ id: 7 }]", "access/wrong-type 1:18 the id of a policy must be text, not `7`"],
    [
      "policies: [{ id: a, type: ALL }]",
      "access/wrong-type 1:27 `type` must be one of `PLATFORM`, `METADATA`, not `ALL`",
    ],
    [
      "privileges: [{ name: A, scope: entity }]",
      "access/wrong-type 1:32 `scope` must be one of `platform`, `resource`, `api`, `unused`, not `entity`",
    ],
    ["policies: [{ id: a, actors: { allUser: true } }]", "access/unknown-key 1:31 `actors` has no key `allUser`"],
    ["roles: x", "access/wrong-type 1:8 `roles` must be a list, not text"],
    ["roles: []\nroles: []", "access/duplicate-key 2:1 `roles` is given twice"],
    ["roles: [*none]", "access/unknown-alias 1:9 nothing is marked with the anchor `&none`"],
  ])("says what is wrong in %j", (text, expected) => {
    expect(read(text).said).toEqual([expected]);
  });

  it.each(["rules: []", "- a", "", "just text"])("passes over %j, which is no manifest", (text) => {
    const { document, said } = read(text);
    expect(document).toBeUndefined();
    expect(said).toEqual([
      "access/not-a-manifest 1:1 the file has none of the lists of an access manifest, so it is passed over",
    ]);
  });

  it("keeps what is left where a value is wrong", () => {
    const { document } = read(
      "privileges: [{ name: A, scope: entity }, { label: B }]\npolicies: [{ id: a, type: ALL }]",
    );
    expect(document?.privileges.map(({ name, label, scope }) => `${name} ${label} ${scope}`)).toEqual(["A A resource"]);
    expect(document?.policies.map(({ type, active, editable }) => [type, active, editable])).toEqual([
      ["METADATA", true, true],
    ]);
  });

  it("survives any damage", () => {
    const text = readFileSync(`${folder}/kitchen-sink.yml`, "utf8");
    for (let cut = 0; cut < text.length; cut += 13) {
      expect(() => read(text.slice(0, cut)), `cut at ${cut}`).not.toThrow();
      expect(() => read(text.slice(0, cut) + text.slice(cut + 9)), `hole at ${cut}`).not.toThrow();
    }
  });

  it("is bounded in depth, aliases and size, and reports malformed text once", () => {
    expect(read("[".repeat(100_000)).said[0]).toMatch(/^access\/too-deep 1:1/);
    expect(read(`doc: "${"x".repeat(5_000_000)}"`).said[0]).toMatch(/^access\/too-large 1:1/);
    const bomb = `roles:\n  - &a { name: m }\n${"  - *a\n".repeat(1500)}`;
    expect(read(bomb).said[0]).toMatch(/^access\/too-many-aliases/);
    expect(read('doc: "x\nroles: [').said).toEqual([
      "access/malformed-yaml 1:6 the access manifest is not well-formed YAML: the quote is never closed",
    ]);
  });
});
