import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { SdkModel, SdkParameter } from "../../../catalogue/sdk.ts";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { expectGolden } from "../../../testdata/golden.ts";
import { linkModel } from "../../../testdata/link-model.ts";
import { loadBundledModel } from "../../../testdata/load-bundled-model.ts";

/*
 * The client library of a release, read from its source, held against what Sphinx printed after loading it. What differs
 * stands in a golden file, a line each; the rest of what is published has to be the same.
 */

const golden = new URL("../../../testdata/corpora/library-1.3.0.txt", import.meta.url).pathname;
const corpora = corporaFolder ?? "";

interface PublishedName {
  readonly kind: string;
  readonly owner: string;
  readonly name: string;
  readonly signature: string;
}

function readTexts(folder: string, below: string, files: RegExp): readonly (readonly [path: string, text: string])[] {
  return readdirSync(join(corpora, folder, below), { recursive: true, encoding: "utf8" })
    .map((path) => `${below}/${path}`)
    .filter((path) => files.test(path))
    .map((path) => [path, readFileSync(join(corpora, folder, path), "utf8")]);
}

async function readClone(version: string): Promise<SdkModel> {
  const texts = Object.fromEntries([
    ...readTexts(`datahub-${version}`, "metadata-models/src/main", /\.pdl$|main\/resources\/entity-registry\.yml$/),
    ...readTexts(`datahub-${version}`, "li-utils/src/main/pegasus", /\.pdl$/),
    ...readTexts(`datahub-${version}-code`, "metadata-ingestion", /src\/.*\.py$|\/avro_codegen\.py$|\/setup\.py$/),
    ...readTexts(`datahub-${version}-code`, "docs-website/sphinx", /\.rst$/),
  ]);
  const { catalogue, said } = await linkModel(texts);
  expect(said.filter((line) => !line.includes("metamodel/"))).toEqual([]);
  return catalogue.sdk;
}

/** Parameters as a signature has them, with quotes of one kind and no types. */
function writeParameters(parameters: readonly SdkParameter[]): string {
  const written: string[] = [];
  let isBehindStar = false;
  for (const [index, each] of parameters.entries()) {
    if (each.keywordOnly && !isBehindStar) written.push("*");
    if (each.keywordOnly || each.name.startsWith("*")) isBehindStar = true;
    const preset = (each.effectiveDefault ?? each.default)?.replaceAll('"', "'").replaceAll("datetime.", "");
    written.push(preset === undefined ? each.name : `${each.name}=${preset}`);
    if (each.positionalOnly === true && parameters[index + 1]?.positionalOnly !== true) written.push("/");
  }
  return `(${written.join(", ")})`;
}

/** What Sphinx printed behind the name, without types and in the same spelling. */
function readPublished({ signature, kind }: PublishedName): string {
  const start = signature.indexOf("(");
  if (kind === "attribute" || kind === "property" || start === -1 || signature.includes("*: ")) return "";
  return signature
    .slice(start)
    .replace(/: [^=,()]*(?:\|[^=,()]*)?(?=[=,)])/g, "")
    .replace(/\s*=\s*/g, "=")
    .replaceAll("datetime.", "")
    .replaceAll("\\", "");
}

/** By dotted name, every signature that there is of it. */
function indexLibrary({ pages }: SdkModel): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  const add = (name: string, ...signatures: readonly string[]): void => {
    index.set(name, [...(index.get(name) ?? []), ...signatures]);
  };
  for (const module of pages.flatMap(({ modules }) => modules)) {
    for (const { name, values } of module.enums) {
      add(`${module.name}.${name}`, "enum");
      // Those of an enum inside of a class are published as members of the class.
      const owner = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : name;
      for (const value of values) add(`${module.name}.${owner}.${value.name}`, "");
    }
    for (const { name, parameters, overloads = [] } of module.functions) {
      add(
        `${module.name}.${name}`,
        writeParameters(parameters),
        ...overloads.map((each) => writeParameters(each.parameters)),
      );
    }
    for (const { name, aliases, parameters = [], overloads = [], attributes, methods } of module.classes) {
      const own = `${module.name}.${name}`;
      for (const each of [own, ...aliases.map((alias) => `${module.name}.${alias}`)]) {
        add(each, writeParameters(parameters), ...overloads.map((overload) => writeParameters(overload.parameters)));
      }
      for (const attribute of attributes) add(`${own}.${attribute.name}`, "");
      for (const method of methods) {
        add(`${own}.${method.name}`, method.kind === "property" ? "" : writeParameters(method.parameters));
      }
    }
  }
  return index;
}

/** Names of the parameters of functions, methods and classes, by dotted name. */
function indexParameters({ pages }: SdkModel): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, readonly string[]>();
  const add = (name: string, parameters: readonly SdkParameter[]): void => {
    index.set(
      name,
      parameters.map((each) => each.name),
    );
  };
  for (const { name: module, functions, classes } of pages.flatMap(({ modules }) => modules)) {
    for (const { name, parameters } of functions) add(`${module}.${name}`, parameters);
    for (const { name, aliases, parameters = [], methods } of classes) {
      for (const called of [name, ...aliases]) {
        add(`${module}.${called}`, parameters);
        for (const method of methods) add(`${module}.${called}.${method.name}`, method.parameters);
      }
    }
  }
  return index;
}

describe.skipIf(!corporaFolder)("the client library of DataHub 1.3.0, read from its source", () => {
  let library: SdkModel;
  beforeAll(async () => {
    library = await readClone("1.3.0");
  });

  it("has the names, parameters and defaults that are published", () => {
    const path = join(corpora, "datahub-1.3.0-code/expected/sdk-names.jsonl");
    const rows = readFileSync(path, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as PublishedName);
    const index = indexLibrary(library);
    const members = new Set(rows.map(({ owner, name }) => `${owner.slice(0, owner.lastIndexOf("."))} ${name}`));
    const parameters = indexParameters(library);
    const lines: string[] = [];
    const counts = new Map<string, number>();
    for (const row of rows) {
      const found = index.get(`${row.owner}.${row.name}`);
      const published = readPublished(row);
      if (found?.includes(published) === true) continue;
      // Pydantic's own constructor takes anything; what it takes without complaint are the fields, which are published too.
      const fields = published === "(**data)" ? parameters.get(`${row.owner}.${row.name}`) : undefined;
      if (fields?.every((name) => members.has(`${row.owner} ${name}`)) === true) continue;
      const reason = explain(row, found, published);
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      const difference = found === undefined ? "not in the code" : `${published} is ${found.join(" or ")}`;
      lines.push(`${row.owner}.${row.name}: ${reason}: ${difference}`);
    }
    expectGolden(golden, lines.map((line) => `${line}\n`).join(""));
    expect(rows.length).toBe(1584);
    expect(Object.fromEntries(counts)).toEqual({
      "a field that the constructor takes by another name": 1,
      "another name for a class, published without what it takes": 2,
      "how a metaclass finds the members of an enum": 4,
      "the heading of a box and no name": 23,
    });
    // Of those that are names, and no heading of a box.
    expect(1 - (lines.length - 23) / (rows.length - 23)).toBeGreaterThan(0.99);
  });
});

describe.skipIf(!corporaFolder)("the client library of DataHub 0.10.4, read from its source", () => {
  let library: SdkModel;
  beforeAll(async () => {
    library = await readClone("0.10.4");
  });

  it("has every public class, function and method of the listed modules, counted in the text", () => {
    const index = indexLibrary(library);
    const folder = join(corpora, "datahub-0.10.4-code/metadata-ingestion/src");
    const counts = listed0104.map((module) => {
      const text = readFileSync(join(folder, `${module.replaceAll(".", "/")}.py`), "utf8");
      let owner = "";
      const names: string[] = [];
      for (const [, indent = "", word = "", name = ""] of text.matchAll(/^( {4})?(?:async )?(class|def) (\w+)/gm)) {
        if (indent === "") owner = word === "class" ? name : "";
        if (name.startsWith("_") || owner.startsWith("_") || (indent !== "" && owner === "")) continue;
        names.push(indent === "" ? `${module}.${name}` : `${module}.${owner}.${name}`);
      }
      expect(names.filter((name) => !index.has(name))).toEqual([]);
      return new Set(names).size;
    });
    expect(counts).toEqual([9, 48, 26, 8, 8, 37]);
  });

  it("takes what the bundled manifests say, which were written by hand", async () => {
    const bundled = await loadBundledModel();
    const [read, written] = [indexParameters(library), indexParameters(bundled.catalogue.sdk)];
    const both = [...written].filter(([name]) => read.has(name));
    expect(both.length).toBe(135);
    const different = both.filter(
      ([name, names]) => String([...names].sort()) !== String([...(read.get(name) ?? [])].sort()),
    );
    expect(different.map(([name, names]) => `${name}: ${String(names)} is ${String(read.get(name))}`)).toEqual([]);
  });
});

/** What the lists of 0.10.4 name, less the classes that are made of the model. */
const listed0104 = [
  "datahub.emitter.mcp",
  "datahub.emitter.mce_builder",
  "datahub.emitter.mcp_builder",
  "datahub.emitter.rest_emitter",
  "datahub.emitter.kafka_emitter",
  "datahub.ingestion.graph.client",
];

/** Why what is published differs from what the code says. */
function explain({ name }: PublishedName, found: readonly string[] | undefined, published: string): string {
  if (/^(?:Deprecated|NOTE)$/.test(name)) return "the heading of a box and no name";
  if (found?.includes("enum") === true) return "how a metaclass finds the members of an enum";
  if (published === "()" && found !== undefined) return "another name for a class, published without what it takes";
  return published === "(**data)" ? "a field that the constructor takes by another name" : "no reason";
}
