import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { check } from "../api.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-lost-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

async function hear(plugin: string, files: Readonly<Record<string, string | object>>): Promise<readonly string[]> {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof text === "string" ? text : JSON.stringify(text));
  }
  const plugins = [{ plugin: `aspectdoc/plugins/${plugin}`, options: { files: ["**/*.json"] } }];
  const { diagnostics } = await check({ cwd: folder, inputs: ["."], config: false, settings: { plugins } });
  return diagnostics.map(({ code, span }) => `${span?.file ?? "-"} ${code}`);
}

const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;

describe("a JSON Schema that can't be read, or not whole, is told once, and nothing of it is missed", () => {
  const ship = {
    $id: "https://ships.example/ship.json",
    description: "What sails between harbours.",
    properties: {
      home: { $ref: "port.json" },
      fee: { $ref: "port.json#/definitions/fee" },
      depth: { $ref: "port.json#/properties/depth" },
      last: { $ref: "https://ports.example/v2/port.json" },
    },
  };

  test.each([
    ["discover/binary-file", "\0"],
    ["json-schema/no-schema", "null"],
    ["json-schema/no-schema", '{"harbour": true}'],
    ["json-schema/malformed", '{"type":"object","description":"Where ships go.",'],
    ["json-schema/malformed", "[1"],
    ["json-schema/malformed", deep],
  ])("%s", async (code, text) => {
    expect(await hear("json-schema", { "ship.json": ship, "port.json": text })).toEqual([`port.json ${code}`]);
  });

  test("unless it isn't there, which is told once, whatever of it is meant", async () => {
    const told = await hear("json-schema", { "ship.json": ship, "harbour.json": "\0" });
    expect(told.filter((line) => line.startsWith("ship.json link/unknown-type"))).toHaveLength(1);
    expect(told).toContain("ship.json json-schema/remote-reference");
  });
});

describe("a description of an API that can't be read, or not whole, is told once", () => {
  const parts = {
    "a.json": { get: { responses: { 200: { $ref: "common.json#/ok" } } } },
    "b.json": { get: {} },
  };

  test.each([
    ["discover/binary-file", "\0"],
    ["openapi/malformed", '{"openapi": "3.1.0", "paths": {'],
    ["openapi/malformed", '{"paths": {'],
    ["openapi/malformed", deep],
  ])("and so are its parts: %s", async (code, text) => {
    expect(await hear("openapi", { ...parts, "openapi.json": text, "common.json": { ok: {} } })).toEqual([
      `openapi.json ${code}`,
    ]);
  });

  test("and nothing of a part is missed", async () => {
    const root = { openapi: "3.1.0", paths: { "/a": { $ref: "a.json" }, "/b": { $ref: "b.json" } } };
    expect(await hear("openapi", { ...parts, "openapi.json": root, "common.json": "\0" })).toEqual([
      "common.json discover/binary-file",
    ]);
  });

  test("unless nothing is wrong with it", async () => {
    expect(await hear("openapi", { ...parts, "openapi.json": { openapi: "3.1.0", paths: { "/c": {} } } })).toEqual([
      "a.json openapi/not-openapi",
      "b.json openapi/not-openapi",
    ]);
  });
});
