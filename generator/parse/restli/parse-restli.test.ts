import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createReport } from "../../diagnostics/report.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { parseRestli } from "./parse-restli.ts";
import type { RestliDocument } from "./restli-document.ts";

const folder = fileURLToPath(new URL("../../testdata/restli", import.meta.url));

function read(text: string): { document: RestliDocument | undefined; said: readonly string[] } {
  const report = createReport();
  const document = parseRestli({ path: "a.restspec.json", kind: "restli", text }, report);
  const said = report.diagnostics.map(
    ({ code, span, message }) => `${code} ${span?.startLine}:${span?.startColumn} ${message}`,
  );
  return { document, said };
}

describe("parseRestli", () => {
  it("reads the resource of a snapshot", () => {
    const { document, said } = read('{ "models": [], "schema": { "name": "a", "path": "/b", "simple": {} } }');
    expect(said).toEqual([]);
    expect(document?.resource).toMatchObject({ name: "a", path: "/b", kind: "simple" });
  });

  it("reads the schemas of a snapshot, those apart that it only names", () => {
    const ship =
      '{ "type": "record", "name": "Ship", "namespace": "com.acme", "fields": [{ "name": "a", "type": "int" }] }';
    const { document, said } = read(
      `{ "models": [${ship}, "com.acme.Port"], "schema": { "name": "a", "path": "/b", "simple": {} } }`,
    );
    expect(said).toEqual([]);
    expect(document?.models).toMatchObject({
      file: "a.restspec.json",
      language: "pdsc",
      declarations: [{ kind: "record", name: "Ship", namespace: "com.acme" }],
    });
  });

  it("reads every kind of resource, call and type", () => {
    const { document, said } = read(readFileSync(`${folder}/kitchen-sink.restspec.json`, "utf8"));
    expect(said).toEqual([]);
    expectGolden(`${folder}/kitchen-sink.expected.json`, `${JSON.stringify(document, undefined, 2)}\n`);
  });

  it("keeps the class out of the doc", () => {
    const { document } = read(
      '{"name":"a","doc":"x\\n\\ngenerated from: a.B","simple":{"supports":[],"entity":{"path":"/a"}}}',
    );
    expect(document?.resource).toMatchObject({ doc: "x", resourceClass: "a.B", path: "/a" });
    const bare = read('{"name":"a","doc":"generated from: a.B","simple":{"supports":[]}}').document?.resource;
    expect(bare).toMatchObject({ doc: undefined, resourceClass: "a.B" });
  });

  it("sets what comes back apart from what is done", () => {
    const resource = read(
      '{"name":"a","doc":"Stops.\\nService Returns: - a status\\n\\ngenerated from: a.B","simple":{"supports":[],"entity":{"path":"/a"}}}',
    ).document?.resource;
    expect(resource?.doc).toBe("Stops.\n\nReturns: a status");
  });

  it("says the HTML of a Java comment as Markdown, and keeps what only looks like it", () => {
    const docOf = (doc: string): string | undefined =>
      read(JSON.stringify({ name: "a", doc, simple: { supports: [], entity: { path: "/a" } } })).document?.resource.doc;
    expect(docOf("Stops.\n <p>Soon <b>all</b>:\n <ul><li>one</li><li>two</li></ul>")).toBe(
      "Stops.\n\nSoon **all**:\n\n- one\n- two",
    );
    expect(docOf('Of <source, list>, like {@code List<Ship>} and <"a", "*">.')).toBe(
      'Of <source, list>, like `List<Ship>` and <"a", "*">.',
    );
  });

  it("says the tags of a Java comment in words", () => {
    const text = '{"name":"a","doc":"Calls a {@link Limiter}.","simple":{"supports":[],"entity":{"path":"/a"}}}';
    expect(read(text).document?.resource.doc).toBe("Calls a `Limiter`.");
  });

  it("keeps the dash of a Java comment out of the doc of a parameter, and a list in it", () => {
    const docs = ["- the URN.", "- the URN,\n    if there is one.", "one of:\n - a\n - b"].map((doc) => {
      const parameters = [{ name: "p", type: "string", doc }];
      const { document } = read(
        JSON.stringify({ name: "a", path: "/a", actionsSet: { actions: [{ name: "b", parameters }] } }),
      );
      return document?.resource?.calls[0]?.parameters[0]?.doc;
    });
    expect(docs).toEqual(["the URN.", "the URN,\n    if there is one.", "one of:\n- a\n- b"]);
  });

  it.each([
    ["[]", "restli/not-a-resource 1:1 a specification holds one resource, found a list"],
    ["{}", "json/missing-attribute 1:1 a resource has no `name`"],
    [
      '{"name": "a"}',
      "restli/no-kind 1:10 the resource `a` is neither a collection nor a simple resource, an association or a set of actions",
    ],
    ['{"name": "a", "simple": []}', "json/wrong-attribute 1:25 `simple` should be an object, found a list"],
    [
      '{"name": "a", "simple": {"actions": ["x"]}}',
      "json/wrong-attribute 1:38 `actions` should be a list of objects, found a string in it",
    ],
    [
      '{"name": "a", "simple": {"actions": [{"name": "b", "returns": "{ x"}]}}',
      "restli/unreadable-type 1:63 the type of what `b` returns cannot be read: `{ x`",
    ],
    [
      '{"name": "a", "simple": {"actions": [{"name": "b", "parameters": [{"name": "c"}]}]}}',
      "json/missing-attribute 1:67 parameter `c` has no `type`",
    ],
  ])("says what is wrong in %s", (text, expected) => {
    expect(read(text).said).toContain(expected);
  });

  it("survives any damage", () => {
    const text = readFileSync(`${folder}/kitchen-sink.restspec.json`, "utf8");
    for (let cut = 0; cut < text.length; cut += 37) {
      expect(() => read(text.slice(0, cut)), `cut at ${cut}`).not.toThrow();
      expect(() => read(text.slice(0, cut) + text.slice(cut + 9)), `hole at ${cut}`).not.toThrow();
    }
  });
});
