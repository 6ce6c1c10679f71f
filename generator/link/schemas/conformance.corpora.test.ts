import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { createReport } from "../../diagnostics/report.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { SourceFile } from "../../discover/source-file.ts";
import { parsePdl } from "../../parse/pdl/parse-pdl.ts";
import { parsePdsc } from "../../parse/pdsc/parse-pdsc.ts";
import type { SchemaDocument } from "../../parse/schema-document.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import { type Ir, printIr } from "../../testdata/print-ir.ts";
import { linkDocuments, linkSchemas } from "./link-schemas.ts";

/** Rows where the answer differs on purpose. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ["snippets/bom", "a leading byte order mark is skipped with a warning, as it hides nothing"],
]);

interface Row {
  readonly ok: boolean;
  readonly file?: string;
  readonly name?: string;
  readonly src?: string;
  readonly ir?: unknown;
}

const folder = corporaFolder ?? "";
const conformance = join(folder, "pdl-conformance");

describe.skipIf(!corporaFolder)("conformance with the upstream parser", () => {
  it.each([
    ["snippets", 254],
    ["resolution", 42],
  ])("%s: trees and verdicts are equal in %d rows", (set, count) => {
    const resolver = createResolver([join(conformance, "resolution-roots")]);
    const rows = readRows(set);
    expect(rows).toHaveLength(count);
    const differences = rows.flatMap((row) => {
      const file = { path: `${row.name}.pdl`, text: row.src ?? "" };
      return compare(`${set}/${row.name}`, row, resolver, file);
    });
    expect(differences).toEqual([]);
  });

  it.each([
    ["restli", 588, restliRoots],
    ["datahub-0.10.4", 541, datahubRoots],
  ])("%s: trees and verdicts are equal in %d rows", (set, count, findRoots) => {
    const rows = readRows(set);
    expect(rows).toHaveLength(count);
    expect(rows.flatMap((row) => compareFile(set, row, findRoots(row.file ?? "")))).toEqual([]);
  });
});

describe.skipIf(!corporaFolder)("a whole model", () => {
  it.each([
    ["0.10.4", 468, { record: 381, enum: 56, typeref: 57, fixed: 1, field: 1_048 }],
    ["1.3.0", 643, { record: 543, enum: 100, typeref: 61, fixed: 1, field: 1_621 }],
  ])("datahub-%s is read and linked without an error, quickly", (version, count, totals) => {
    const files = readModel(`datahub-${version}`);
    expect(files).toHaveLength(count);
    const report = createReport();
    let schemas: ReadonlyMap<string, NamedSchema> = new Map();
    const time = measureCpuTime(() => {
      const documents = files.map((file) => parsePdl(file, report));
      schemas = linkSchemas(documents, report);
    });
    // It takes 60 ms to 100 ms of wall time; warming up costs some more.
    expect(time).toBeLessThan(1_500);
    expect(report.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(countSchemas(schemas)).toEqual(totals);
  });
});

/** The PDL files of a model's core modules. */
function readModel(name: string): readonly SourceFile[] {
  return ["li-utils", "metadata-models"].flatMap((module) => {
    const root = `${name}/${module}/src/main/pegasus`;
    const names = readdirSync(join(folder, root), { recursive: true, encoding: "utf8" });
    return names
      .filter((path) => path.endsWith(".pdl"))
      .map((path): SourceFile => {
        const text = readFileSync(join(folder, root, path), "utf8");
        return { path: `${root}/${path.replaceAll("\\", "/")}`, text, kind: "pdl", root };
      });
  });
}

function countSchemas(schemas: ReadonlyMap<string, NamedSchema>): Record<string, number> {
  const counts: Record<string, number> = {};
  const add = (kind: string): void => {
    counts[kind] = (counts[kind] ?? 0) + 1;
  };
  for (const schema of schemas.values()) {
    add(schema.kind);
    if (schema.kind !== "record") continue;
    for (const field of schema.fields) if (field.includedFrom === undefined) add("field");
  }
  return counts;
}

const datahubModules = ["li-utils", "metadata-models", "test-models"];

function datahubRoots(file: string): readonly string[] {
  return [ownRoot(file), ...datahubModules.map((name) => `datahub-0.10.4/${name}/src/main/pegasus`)];
}

/** The folder from which a file's namespaces start, by the layout that all modules share. */
function ownRoot(file: string): string {
  const [root] = /^.*?\/(?:unionPegasus|pegasus)(?=\/)/.exec(file) ?? [file.slice(0, file.lastIndexOf("/"))];
  return root;
}

/** Modules whose tests put schemas in more than one folder. */
const furtherRoots: readonly (readonly [module: string, ...roots: string[]])[] = [
  ["data", "data/src/test/resources", "data/src/test/resources/pegasus"],
  ["generator-test", "generator-test/src/test/pegasus"],
  ["generator", "generator/src/test/resources/generator", "generator/src/test/resources/generator/extensionSchemas/pegasus"],
  ["restli-tools", "restli-tools/src/test/pegasus", "restli-tools/src/test/resources/external"],
];

function restliRoots(file: string): readonly string[] {
  const [, module = ""] = /^pdl-conformance\/restli\/([^/]+)\//.exec(file) ?? [];
  const further = furtherRoots.filter(([name]) => name === module).flatMap(([, ...roots]) => roots);
  const common = "restli-common/src/main/pegasus";
  return [ownRoot(file), ...[...further, common].map((root) => `pdl-conformance/restli/${root}`)];
}

const resolvers = new Map<string, Resolver>();

function compareFile(set: string, row: Row, roots: readonly string[]): readonly string[] {
  const key = roots.join();
  const resolver = resolvers.get(key) ?? createResolver(roots.map((root) => join(folder, root)));
  resolvers.set(key, resolver);
  const path = row.file ?? "";
  return compare(`${set}: ${path}`, row, resolver, { path, text: readFileSync(join(folder, path), "utf8") });
}

/** What differs between a row and our answer, as text; nothing when they agree. */
function compare(id: string, row: Row, resolver: Resolver, file: { path: string; text: string }): readonly string[] {
  if (exceptions.has(id)) return [];
  const report = createReport();
  const document = parseAny(file, report);
  const documents = document === undefined ? [] : resolver.close(document);
  const linked = linkDocuments(documents, report, { visibility: "upstream" });
  const files = new Set(documents.map((one) => one.file));
  const errors = report.diagnostics.filter((one) => one.severity === "error" && files.has(one.span?.file ?? file.path));
  if (!row.ok) return errors.length > 0 ? [] : [`${id}: accepted`];
  if (errors.length > 0) return [`${id}: ${errors.map(formatDiagnostic).join("; ")}`];
  const actual = document === undefined ? null : printIr(document, linked);
  const path = findDifference(row.ir, actual, "");
  return path === undefined ? [] : [`${id}: ${path}`];
}

function formatDiagnostic({ code, message, span }: Diagnostic): string {
  return `${span?.file ?? ""}:${span?.startLine ?? 0}:${span?.startColumn ?? 0} ${code} ${message}`;
}

function parseAny(file: { path: string; text: string; root?: string }, report = createReport()): SchemaDocument | undefined {
  return file.path.endsWith(".pdsc") ? parsePdsc({ ...file, kind: "pdsc" }, report) : parsePdl({ ...file, kind: "pdl" }, report);
}

interface Resolver {
  /** A document with all that it refers to, directly or not, found as upstream finds files: by name, below the roots. */
  close(document: SchemaDocument): readonly SchemaDocument[];
}

function createResolver(roots: readonly string[]): Resolver {
  const known = new Map<string, SchemaDocument | undefined>();
  const load = (name: string): SchemaDocument | undefined => {
    if (known.has(name)) return known.get(name);
    let document: SchemaDocument | undefined;
    for (const root of roots) {
      for (const ending of ["pdl", "pdsc"]) {
        const path = join(root, `${name.replaceAll(".", "/")}.${ending}`);
        if (document !== undefined || !existsSync(path)) continue;
        const file = { path: path.slice(folder.length + 1), text: readFileSync(path, "utf8"), root: root.slice(folder.length + 1) };
        const found = parseAny(file);
        // A file that declares another name than its place says is not found upstream.
        if (declares(found, name)) document = found;
      }
    }
    known.set(name, document);
    return document;
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

function declares(document: SchemaDocument | undefined, fullName: string): boolean {
  return (document?.declarations ?? []).some(
    (node) => "name" in node && (node.namespace === "" ? node.name : `${node.namespace}.${node.name}`) === fullName,
  );
}

/** Every full name that a reference of the document may mean. */
function listCandidates(document: SchemaDocument): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("kind" in value && value.kind === "reference" && "name" in value && "namespace" in value) {
      const name = String(value.name);
      names.add(name).add(`${String(value.namespace)}.${name}`);
      for (const imported of document.imports) if (imported.name.endsWith(`.${name}`)) names.add(imported.name);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(document.declarations);
  return names;
}

function readRows(set: string): readonly Row[] {
  const text = gunzipSync(readFileSync(join(conformance, `${set}.expected.jsonl.gz`))).toString("utf8");
  return text.trim().split("\n").map((line) => {
    // Whole numbers beyond 2^53 become text of a form that no string has, then `bigint`.
    const exact = line.replace(/([[:,]\s*)(-?\d{16,})(?=\s*[,}\]])/g, '$1"\\u0000$2"');
    return JSON.parse(exact, (_, value: unknown) =>
      typeof value === "string" && value.startsWith("\0") ? toNumber(value.slice(1)) : value,
    ) as Row;
  });
}

function toNumber(text: string): number | bigint {
  return Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text);
}

/** The path of the first difference between two JSON trees, with both values; key order does not count. */
function findDifference(expected: unknown, actual: Ir | undefined, path: string): string | undefined {
  if (expected === actual) return undefined;
  const isObject = (value: unknown): value is Record<string, Ir> => typeof value === "object" && value !== null;
  if (!isObject(expected) || !isObject(actual) || Array.isArray(expected) !== Array.isArray(actual)) {
    const print = (value: unknown): string =>
      JSON.stringify(value, (_, inner: unknown) => (typeof inner === "bigint" ? `${inner}n` : inner))?.slice(0, 300) ?? "absent";
    return `${path}: expected ${print(expected)}, got ${print(actual)}`;
  }
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const found = findDifference(expected[key], actual[key], `${path}/${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
