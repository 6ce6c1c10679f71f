import { isPrimitiveName, type PrimitiveName } from "../../catalogue/schema.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { ReferenceNode, SchemaDocument } from "../../parse/schema-document.ts";
import { readImports } from "./check-imports.ts";
import { createWrongNamespaces, type MissingReference } from "./find-wrong-namespaces.ts";
import type { SchemaNames } from "./name-declarations.ts";
import { type Declaration, type IndexedDocument, type PlacedReference, qualify } from "./schema-index.ts";
import { reportUnknownTypes } from "./report-unknown-types.ts";
import { groupBySimpleName } from "./suggest-types.ts";

/** What a reference means. */
export type Resolution =
  | { readonly kind: "primitive"; readonly name: PrimitiveName }
  /** `alias` is the name that led to the declaration, when it is not its own. */
  | { readonly kind: "schema"; readonly declaration: Declaration; readonly alias?: string | undefined }
  | { readonly kind: "unresolved"; readonly name: string };

/** What each reference means; every one that counts is in it. */
export type Resolutions = ReadonlyMap<ReferenceNode, Resolution>;

/** For each document, the references of documented declarations and of anonymous ones at the top, in reading order. */
export type ReferenceLists = ReadonlyMap<SchemaDocument, readonly PlacedReference[]>;

/** Lists the references that count; those of a declaration that another one wins over do not. */
export function listReferences(documents: readonly IndexedDocument[], names: SchemaNames): ReferenceLists {
  return new Map(documents.map((indexed) => [indexed.document, listDocumentReferences(indexed, names)]));
}

function listDocumentReferences(
  { declarations, looseReferences }: IndexedDocument,
  names: SchemaNames,
): readonly PlacedReference[] {
  const documented = declarations.filter((declaration) => names.declarations.get(declaration.fullName) === declaration);
  const references = [...looseReferences, ...documented.flatMap((declaration) => declaration.references)];
  return references.sort((a, b) => a.position - b.position);
}

/** Finds what every reference means. A name that is nowhere is reported once, at its first use. */
export function resolveReferences(
  references: ReferenceLists,
  names: SchemaNames,
  report: Report,
): Map<ReferenceNode, Resolution> {
  const resolutions = new Map<ReferenceNode, Resolution>();
  const missing: MissingReference[] = [];
  const isUnread = findUnreadNames([...references.keys()]);
  const isOfLost = findLostAvro([...references.keys()]);

  for (const [document, placed] of references) {
    const imports = readImports(document);
    for (const { node } of placed) {
      const candidates = listCandidates(node, imports);
      const resolution = resolveName(node, candidates, names);
      resolutions.set(node, resolution);
      if (resolution.kind !== "unresolved" || candidates.some(isUnread)) continue;
      if (document.language === "avro" && isOfLost(resolution.name)) continue;
      missing.push({ node, document, name: resolution.name });
    }
  }
  if (missing.length === 0) return resolutions;
  const bySimpleName = groupBySimpleName(names.declarations.keys());
  const wrongNamespaces = createWrongNamespaces([...references.keys()], (simpleName) =>
    (bySimpleName.get(simpleName) ?? []).flatMap((name) => names.declarations.get(name) ?? []),
  );
  const unknown = missing.filter((reference) => {
    const declaration = wrongNamespaces.findMeant(reference);
    if (declaration !== undefined) resolutions.set(reference.node, { kind: "schema", declaration });
    return declaration === undefined;
  });
  wrongNamespaces.report(report);
  const files = new Set([...references.keys()].map(({ file }) => file));
  reportUnknownTypes(unknown, { declared: names.declarations.keys(), files }, report);
  return resolutions;
}

/** Full names to look for, in order: the import or the namespace in force, then the root namespace. */
function listCandidates(node: ReferenceNode, imports: ReadonlyMap<string, string>): readonly string[] {
  if (node.name.includes(".")) return [node.name];
  const first = imports.get(node.name) ?? qualify(node.name, node.namespace);
  return first === node.name ? [first] : [first, node.name];
}

function resolveName(node: ReferenceNode, candidates: readonly string[], names: SchemaNames): Resolution {
  if (isPrimitiveName(node.name)) return { kind: "primitive", name: node.name };
  for (const candidate of candidates) {
    const declaration = names.declarations.get(candidate);
    if (declaration !== undefined) return { kind: "schema", declaration };
    const former = names.aliases.get(candidate);
    if (former !== undefined) return { kind: "schema", declaration: former, alias: candidate };
  }
  return { kind: "unresolved", name: candidates[0] ?? node.name };
}

/** Whether a file stands for a name whose declaration could not be read; the reader has reported why. */
function findUnreadNames(documents: readonly SchemaDocument[]): (name: string) => boolean {
  const names = new Set(documents.filter((document) => document.declarations.length === 0).flatMap(namesOfFile));
  const above = new Set(documents.flatMap(({ unread = [] }) => unread));
  const isBelow = (name: string): boolean => {
    for (let end = name.length; end > 0; end = name.lastIndexOf(".", end - 1)) {
      if (above.has(name.slice(0, end))) return true;
    }
    return false;
  };
  return (name) => names.has(name) || (above.size > 0 && isBelow(name));
}

/**
 * Whether a name may be declared by a file of Avro that could not be read. Such files may stand anywhere and go by any name: a schema
 * mostly by that of its type, with or without the namespace, and a protocol holds whatever it likes.
 */
function findLostAvro(documents: readonly SchemaDocument[]): (name: string) => boolean {
  const lost = documents.filter(({ language, declarations }) => language === "avro" && declarations.length === 0);
  const schemas = lost.filter(({ file }) => file.endsWith(".avsc"));
  const fold = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, "");
  const names = new Set(schemas.map(({ file }) => fold(file.slice(file.lastIndexOf("/") + 1, -".avsc".length))));
  return (name) => schemas.length < lost.length || names.has(fold(name)) || names.has(fold(toSimpleName(name)));
}

/** What a file ought to declare, going by its namespace and by its place. */
function namesOfFile({ file, root, namespace }: SchemaDocument): readonly string[] {
  const path = file.replace(/\.[^./]*$/, "");
  const byNamespace = qualify(path.slice(path.lastIndexOf("/") + 1), namespace);
  if (root === undefined) return [byNamespace];
  return [byNamespace, path.slice(root === "" ? 0 : root.length + 1).replaceAll("/", ".")];
}
