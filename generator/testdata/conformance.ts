import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createReport } from "../diagnostics/report.ts";
import type { Report } from "../diagnostics/report.ts";
import { parsePdl } from "../parse/pdl/parse-pdl.ts";
import { parsePdsc } from "../parse/pdsc/parse-pdsc.ts";
import type { SchemaDocument } from "../parse/schema-document.ts";
import { corporaFolder } from "./corpora.ts";

// The answers of the upstream parser and translator, and for each of them the documents that upstream
// had before it: the schema itself and all that it refers to, found by name below the roots of its module.

export type ConformanceSet = "snippets" | "resolution" | "restli" | "datahub-0.10.4";

/** One answer, to a file of the corpora or to a snippet of text. */
export interface ConformanceRow {
  readonly ok: boolean;
  readonly file?: string;
  readonly name?: string;
  readonly src?: string;
  readonly fullName?: string;
  readonly ir?: unknown;
  /** Absent where upstream's translation fails. */
  readonly avsc?: unknown;
  /** With optional defaults translated to null; absent where it is the same. */
  readonly avscToNull?: unknown;
}

const folder = corporaFolder ?? "";

/** All answers of a set. Whole numbers beyond 2^53 are `bigint`. */
export function readConformanceRows(set: ConformanceSet): readonly ConformanceRow[] {
  const packed = readFileSync(join(folder, "pdl-conformance", `${set}.expected.jsonl.gz`));
  const lines = gunzipSync(packed).toString("utf8").trim().split("\n");
  return lines.map((line) => {
    // Such numbers become text of a form that no string has, then `bigint`.
    const exact = line.replace(/([[:,]\s*)(-?\d{16,})(?=\s*[,}\]])/g, '$1"\\u0000$2"');
    return JSON.parse(exact, (_, value: unknown) =>
      typeof value === "string" && value.startsWith("\0") ? toNumber(value.slice(1)) : value,
    ) as ConformanceRow;
  });
}

/** What a row is called in messages. */
export function nameRow(row: ConformanceRow): string {
  return row.file ?? row.name ?? "";
}

/** The row's own document first, then all that it refers to, directly or not; empty when it cannot be read. */
export function parseConformanceRow(
  set: ConformanceSet,
  row: ConformanceRow,
  report: Report,
): readonly SchemaDocument[] {
  const path = row.file ?? `${row.name}.pdl`;
  const text = row.src ?? readFileSync(join(folder, path), "utf8");
  const document = parseSchema({ path, text }, report);
  return document === undefined ? [] : getResolver(rootsOf(set, path)).close(document);
}

function rootsOf(set: ConformanceSet, file: string): readonly string[] {
  switch (set) {
    case "restli":
      return restliRoots(file);
    case "datahub-0.10.4":
      return [ownRoot(file), ...datahubModules.map((name) => `datahub-0.10.4/${name}/src/main/pegasus`)];
    default:
      return ["pdl-conformance/resolution-roots"];
  }
}

const datahubModules = ["li-utils", "metadata-models", "test-models"];

/** The folder from which a file's namespaces start, by the layout that all modules share. */
function ownRoot(file: string): string {
  const [root] = /^.*?\/(?:unionPegasus|pegasus)(?=\/)/.exec(file) ?? [file.slice(0, file.lastIndexOf("/"))];
  return root;
}

/** Modules whose tests put schemas in more than one folder. */
const furtherRoots = new Map<string, readonly string[]>([
  ["data", ["data/src/test/resources", "data/src/test/resources/pegasus"]],
  ["generator-test", ["generator-test/src/test/pegasus"]],
  [
    "generator",
    ["generator/src/test/resources/generator", "generator/src/test/resources/generator/extensionSchemas/pegasus"],
  ],
  ["restli-tools", ["restli-tools/src/test/pegasus", "restli-tools/src/test/resources/external"]],
]);

function restliRoots(file: string): readonly string[] {
  const [, module = ""] = /^pdl-conformance\/restli\/([^/]+)\//.exec(file) ?? [];
  const further = [...(furtherRoots.get(module) ?? []), "restli-common/src/main/pegasus"];
  return [ownRoot(file), ...further.map((root) => `pdl-conformance/restli/${root}`)];
}

interface Resolver {
  close(document: SchemaDocument): readonly SchemaDocument[];
}

const resolvers = new Map<string, Resolver>();

function getResolver(roots: readonly string[]): Resolver {
  const key = roots.join();
  const resolver = resolvers.get(key) ?? createResolver(roots);
  resolvers.set(key, resolver);
  return resolver;
}

function createResolver(roots: readonly string[]): Resolver {
  const known = new Map<string, SchemaDocument | undefined>();
  const load = (name: string): SchemaDocument | undefined => {
    if (!known.has(name)) known.set(name, findDocument(roots, name));
    return known.get(name);
  };
  return {
    close(start) {
      const closed = new Map([[start.file, start]]);
      for (const document of closed.values()) {
        for (const name of listCandidates(document)) {
          const target = load(name);
          if (target !== undefined && !closed.has(target.file)) closed.set(target.file, target);
        }
      }
      return [...closed.values()];
    },
  };
}

/** Finds a file as upstream does: the first root that has one, provided that it declares what its place says. */
function findDocument(roots: readonly string[], name: string): SchemaDocument | undefined {
  for (const root of roots) {
    for (const ending of ["pdl", "pdsc"]) {
      const path = `${root}/${name.replaceAll(".", "/")}.${ending}`;
      if (!existsSync(join(folder, path))) continue;
      const document = parseSchema({ path, text: readFileSync(join(folder, path), "utf8"), root }, createReport());
      if (document?.declarations.some((node) => "name" in node && joinName(node.namespace, node.name) === name)) {
        return document;
      }
    }
  }
  return undefined;
}

function parseSchema(file: { path: string; text: string; root?: string }, report: Report): SchemaDocument | undefined {
  return file.path.endsWith(".pdsc")
    ? parsePdsc({ ...file, kind: "pdsc" }, report)
    : parsePdl({ ...file, kind: "pdl" }, report);
}

/** Every full name that a reference of the document may mean. */
function listCandidates(document: SchemaDocument): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("kind" in value && value.kind === "reference" && "name" in value && "namespace" in value) {
      const name = String(value.name);
      names.add(name).add(joinName(String(value.namespace), name));
      for (const imported of document.imports) if (imported.name.endsWith(`.${name}`)) names.add(imported.name);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document.declarations);
  return names;
}

function joinName(namespace: string, name: string): string {
  return namespace === "" ? name : `${namespace}.${name}`;
}

function toNumber(text: string): number | bigint {
  return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
}

/** The path of the first difference between two JSON trees, with both values; key order does not count. */
export function findDifference(expected: unknown, actual: unknown, path = ""): string | undefined {
  if (expected === actual) return undefined;
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
  if (!isObject(expected) || !isObject(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    return `${path}: expected ${show(expected)}, got ${show(actual)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = findDifference(expected[key], actual[key], `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function show(value: unknown): string {
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner));
  return text?.slice(0, 300) ?? "absent";
}
