import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { parseRegistry } from "./parse-registry.ts";
import type { RegistryDocument } from "./registry-document.ts";

const folder = fileURLToPath(new URL("../../testdata/registry", import.meta.url));

/** The document, and each diagnostic as `code startLine:startColumn-endLine:endColumn message`. */
function read(text: string): { document: RegistryDocument | undefined; said: readonly string[] } {
  const report = createReport();
  const document = parseRegistry({ path: "entity-registry.yml", kind: "registry", text }, report);
  const said = report.diagnostics.map(({ code, span, message }) => {
    const at = span && `${span.startLine}:${span.startColumn}-${span.endLine}:${span.endColumn}`;
    return `${code} ${at} ${message}`;
  });
  return { document, said };
}

function names(document: RegistryDocument | undefined): readonly string[] | undefined {
  return document?.entities.map(({ name, aspects }) => `${name.name}: ${aspects.map((item) => item.name).join(" ")}`);
}

describe("parseRegistry", () => {
  it("reads every key of every version, with the place of each name", () => {
    const { document, said } = read(readFileSync(`${folder}/all-keys.yml`, "utf8"));
    expect(said).toEqual([]);
    expectGolden(`${folder}/all-keys.expected.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  });

  it("points at exactly the name", () => {
    const { document } = read("entities:\n  - name: dataset\n    aspects:\n      - ownership # shared\n");
    expect(document?.entities[0]?.aspects[0]?.span).toEqual({
      file: "entity-registry.yml",
      startLine: 4,
      startColumn: 9,
      endLine: 4,
      endColumn: 17,
    });
  });

  it("takes null and absence for an empty list, a byte order mark and Windows line ends for nothing", () => {
    const { document, said } = read("\uFEFFentities:\r\n  - name: a\r\n    aspects:\r\n  - name: b\r\nevents:\r\n");
    expect(said).toEqual([]);
    expect(names(document)).toEqual(["a: ", "b: "]);
  });

  it.each([
    ["---\nentities: []\nevents: [{name: e}]\n", 4],
    ["# more\n--- # second\n# and\nevents: [{name: e}]\n", 5],
    ["...\nevents: [{name: e}]\n", 5],
    ["---\n---\nevents: [{name: e}]\n", 5],
  ])("reports a further document where it begins, and reads the first as it is: %j", (further, line) => {
    const { document, said } = read(`entities:\n  - name: a\n    aspect: [x]\n${further}`);
    expect(said.map((text) => text.replace(/-\d+:\d+ /, " "))).toEqual([
      `registry/malformed-yaml ${line}:1 the entity registry is not well-formed YAML: another document begins here, and only the first one of a file is read`,
      "registry/unknown-key 3:5 an entity has no key `aspect`",
    ]);
    expect(names(document)).toEqual(["a: x"]);
    expect(document?.events).toEqual([]);
    expect(document?.incomplete).toBe(true);
  });

  it.each(["---\n", "--- # nothing\n# more\n\n...\n", "...\n# end\n", ""])(
    "takes a further document without a value for nothing: %j",
    (further) => {
      const { document, said } = read(`# head\n---\nentities:\n  - name: a\n${further}`);
      expect(said).toEqual([]);
      expect(document?.incomplete).toBeUndefined();
    },
  );

  it("follows aliases", () => {
    const { document, said } = read("entities:\n  - {name: a, aspects: &all [x, y]}\n  - {name: b, aspects: *all}\n");
    expect(said).toEqual([]);
    expect(names(document)).toEqual(["a: x y", "b: x y"]);
  });

  it("reports unknown keys with the nearest known one, which they are read as", () => {
    const { document, said } = read("entitys: []\nentities:\n  - name: a\n    keyaspect: aKey\n    aspect: [x]\n");
    expect(said).toEqual([
      "registry/unknown-key 1:1-1:7 an entity registry has no key `entitys`",
      "registry/unknown-key 4:5-4:13 an entity has no key `keyaspect`",
      "registry/unknown-key 5:5-5:10 an entity has no key `aspect`",
    ]);
    expect(names(document)).toEqual(["a: x"]);
  });

  it("leaves out what has another shape, and says so once for each", () => {
    const { document, said } = read(
      "entities:\n  - dataset\n  - {name: a, aspects: x}\n  - {name: [b]}\n  - {doc: 5, name: c, aspects: [1, {x: y}, ok]}\n",
    );
    expect(said).toEqual([
      "registry/wrong-type 2:5-2:11 an entity must be a mapping, not text",
      "registry/wrong-type 3:24-3:24 `aspects` must be a list, not text",
      "registry/wrong-type 4:12-4:14 the name of an entity must be text, not a list",
      "registry/wrong-type 5:33-5:33 the name of an aspect must be text, not `1`",
      "registry/wrong-type 5:36-5:41 the name of an aspect must be text, not a mapping",
      "registry/wrong-type 5:11-5:11 `doc` must be text, not `5`",
    ]);
    expect(names(document)).toEqual(["a: ", "c: ok"]);
  });

  it("wants a name for entities, events and plugins", () => {
    const { said } = read(
      "entities:\n  - aspects: [x]\nevents:\n  - {}\nplugins:\n  mutationHooks:\n    - enabled: true\n",
    );
    expect(said).toEqual([
      "registry/missing-name 2:5-2:16 the entity has no `name`",
      "registry/missing-name 4:5-4:6 the event has no `name`",
      "registry/missing-name 7:7-7:19 the plugin has no `className`",
    ]);
  });

  it("does not accept other categories", () => {
    const { document, said } = read("entities:\n  - name: a\n    category: cor\n");
    expect(said).toEqual(["registry/unknown-category 3:15-3:17 `cor` is not a category of entities"]);
    expect(document?.entities[0]?.category).toBeUndefined();
  });

  it("reports a key that is given twice and uses the first", () => {
    const { document, said } = read("entities:\n  - name: a\n    aspects: [x]\n    aspects: [y]\n");
    expect(said).toEqual(["registry/duplicate-key 4:5-4:11 `aspects` is given twice"]);
    expect(names(document)).toEqual(["a: x"]);
  });

  it("reports malformed text once and keeps what stands before", () => {
    const { document, said } = read('entities:\n  - name: a\n    aspects: [x]\n  - name: "b\n    aspects: [y\n');
    expect(said).toEqual([
      "registry/malformed-yaml 4:11-4:11 the entity registry is not well-formed YAML: the quote is never closed",
    ]);
    expect(names(document)?.[0]).toBe("a: x");
  });

  it("does not complain about what malformed text seems to mean", () => {
    const { document, said } = read("entities:\n  - name: a\n    aspects: [x, y\n  - name: b\n");
    expect(said).toEqual([
      expect.stringMatching(
        /^registry\/malformed-yaml 4:3-4:3 the entity registry is not well-formed YAML: flow sequence/,
      ),
    ]);
    expect(names(document)).toEqual(["a: x y", "b: "]);
    expect(document?.incomplete).toBe(true);
  });

  it("reports an alias that stands for nothing", () => {
    expect(read("entities:\n  - {name: a, aspects: *none}\n").said).toEqual([
      "registry/unknown-alias 2:24-2:28 nothing is marked with the anchor `&none`",
    ]);
  });

  it("tells once of a file that is another one", () => {
    const { document, said } = read('version: "3"\nservices: {}\nvolumes: {}\nnetworks: {}\n');
    expect(document).toMatchObject({ entities: [], incomplete: true });
    expect(said).toEqual([
      "registry/not-registry 1:1-1:1 this is no entity registry: it has `version`, `services`, `volumes` and 1 more at its top, and neither entities nor events",
    ]);
    expect(read("entites: []\nother: 1\n").said.map((line) => line.split(" ")[0])).toEqual([
      "registry/unknown-key",
      "registry/unknown-key",
    ]);
  });

  it("says that an empty file declares nothing", () => {
    expect(read("").said).toEqual(["registry/empty 1:1-1:1 the entity registry declares nothing"]);
    expect(read("# nothing but a comment\n").said.length).toBe(1);
    expect(read("just text").said).toEqual([
      "registry/wrong-type 1:1-1:9 an entity registry must be a mapping, not text",
    ]);
  });

  it("is bounded in depth, aliases and size", () => {
    expect(read("[".repeat(100_000)).said).toEqual([
      "registry/too-deep 1:1-1:1 the entity registry is nested more than 100 levels deep",
    ]);
    expect(read(`entities:\n${"- ".repeat(50_000)}x`).said[0]).toMatch(/^registry\/too-deep 2:1/);
    const stairs = Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n");
    expect(read(stairs).said[0]).toMatch(/^registry\/too-deep 101:1/);

    const bomb = `entities:\n  - &a {name: a, aspects: [x]}\n${"  - *a\n".repeat(5000)}`;
    expect(read(bomb).said).toEqual([
      "registry/too-many-aliases 1003:5-1003:6 the entity registry uses YAML aliases more than 1000 times",
    ]);
    expect(read(`id: "${"x".repeat(5_000_000)}"`).said).toEqual([
      "registry/too-large 1:1-1:1 the entity registry is 5 MB, more than the 4 MB that are read",
    ]);
  });

  it("treats names of built-in properties as names", () => {
    const { document, said } = read("entities:\n  - {name: __proto__, aspects: [constructor]}\n__proto__: 1\n");
    expect(said).toEqual(["registry/unknown-key 3:1-3:9 an entity registry has no key `__proto__`"]);
    expect(names(document)).toEqual(["__proto__: constructor"]);
  });
});
