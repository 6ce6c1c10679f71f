import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { printJson } from "../../print/print-json.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { linkModel } from "../../testdata/link-model.ts";

const folder = fileURLToPath(new URL("../../testdata/restli", import.meta.url));
const node = {
  "n/Node.pdl": "namespace n record Node { name: Name }",
  "n/Name.pdl": "namespace n typeref Name = string",
};

describe("linkRestli", () => {
  it("tells many types that no schema has together", async () => {
    const parameters = ["Ship", "Port", "Tide", "Day", "Mast"].map((name) => ({ name, type: `n.${name}` }));
    const text = JSON.stringify({
      name: "ships",
      namespace: "n",
      path: "/ships",
      schema: "n.Node",
      collection: { identifier: { name: "id", type: "long" }, supports: [], finders: [{ name: "near", parameters }] },
    });
    const { said } = await linkModel({ ...node, "ships.restspec.json": text });
    expect(said).toEqual([
      expect.stringContaining("no schema is called `n.Ship`, `n.Port` or as 3 more that the Rest.li resources name"),
    ]);
  });

  it("says nothing again of a type that schemas lack as well", async () => {
    const text = JSON.stringify({ name: "ships", path: "/ships", schema: "n.Ship", simple: { supports: [] } });
    const { said } = await linkModel({
      "n/Port.pdl": "namespace n record Port { ship: Ship }",
      "a.restspec.json": text,
    });
    expect(said).toEqual([expect.stringContaining("link/unknown-type type `n.Ship` is not in the model")]);
  });

  it("puts sub-resources beside the others and marks the types that no schema has", async () => {
    const text = readFileSync(`${folder}/kitchen-sink.restspec.json`, "utf8");
    const { catalogue, said } = await linkModel({ ...node, "nodes.restspec.json": text });
    expect(said).toEqual([
      "nodes.restspec.json:28:37 restli/unknown-type no schema is called `n.Gone`, which the Rest.li resources name once",
    ]);
    expectGolden(`${folder}/kitchen-sink.linked.json`, `${printJson(catalogue.restli)}\n`);
  });

  it("misses no type that Rest.li itself brings, and suggests what a name is a slip of", async () => {
    const key = (type: string, params: string): string =>
      JSON.stringify({
        name: type,
        path: `/${type}`,
        collection: { identifier: { name: "id", type: `n.${type}`, params: `com.linkedin.restli.common.${params}` } },
      });
    const { report } = await linkModel({
      "n/NodeKey.pdl": "namespace n record NodeKey {}",
      "a.restspec.json": key("NodeKye", "EmptyRecord"),
      "b.restspec.json": key("NodePart", "EmptyRecord"),
    });
    expect(report.diagnostics.map(({ message, help }) => [/`([^`]+)`/.exec(message)?.[1], help])).toEqual([
      ["n.NodeKye", "did you mean `n.NodeKey`?"],
      ["n.NodePart", "read the folder that declares it as well"],
    ]);
  });

  it("reports methods that Rest.li has not, and resources that stand twice", async () => {
    const resource = (method: string): string =>
      `{ "name": "a", "path": "/a", "simple": { "supports": [], "methods": [{ "method": "${method}" }] } }`;
    const { catalogue, said } = await linkModel({
      "a.restspec.json": resource("gett"),
      "b.restspec.json": resource("get"),
    });
    expect(said).toEqual([
      "a.restspec.json:1:70 restli/unknown-method `gett` is not a method of Rest.li",
      "b.restspec.json:1:11 restli/duplicate-resource `a.restspec.json` already describes a resource at `/a`",
    ]);
    expect(catalogue.restli.resources.length).toBe(1);
  });

  it("tells resources of one name apart, by their namespace where they have one", async () => {
    const below = `"entity": { "path": "/x", "subresources": [{ "name": "b", "path": "/b", "simple": {} }] }`;
    const resource = (path: string, namespace: string): string =>
      `{ "name": "a", "path": "${path}", ${namespace} "simple": { ${below} } }`;
    const { catalogue, said } = await linkModel({
      "a.restspec.json": resource("/1", ""),
      "b.restspec.json": resource("/2", '"namespace": "n.b",'),
      "c.restspec.json": resource("/3", ""),
    });
    expect(said).toEqual([]);
    expect(catalogue.restli.resources.map(({ id }) => id).sort()).toEqual([
      "a",
      "a-2",
      "a-2.b",
      "a.b",
      "n.b.a",
      "n.b.a.b",
    ]);
  });
});
