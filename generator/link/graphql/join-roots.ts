import {
  Kind,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type SchemaDefinitionNode,
  type TypeDefinitionNode,
} from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { describeMember } from "./describe-member.ts";
import { findRootNames } from "./find-root-names.ts";
import { joinTypes } from "./join-types.ts";
import { needEachOther } from "./need-each-other.ts";
import { readSchemaFiles } from "./schema-files.ts";
import { partPaths } from "./schema-places.ts";

// A schema may lie in a file a module, each of which declares its part of `Query`; tools such as `mergeTypeDefs` make one of
// them. Were only the first one shown, most of the API would be missing. So the others extend it, and that is told once, as they
// may be schemas of several servers as well, unless they need each other. Such tools join other types too, which nothing but a `Query` in several files tells.
// Repeats in one file are left for merging to report.

/** How many types are named. */
const mostNamed = 3;

type RootNode = ObjectTypeDefinitionNode | SchemaDefinitionNode;

/**
 * The definitions with root types, and `schema` blocks, of further files as extensions of the first; `written` has what each file declares
 * again besides.
 */
export function joinRoots(document: GraphqlDocument, written: GraphqlDocument, report: Report): GraphqlDocument {
  const roots = findRootNames(document);
  const first = new Map<string, RootNode>();
  const again: ObjectTypeDefinitionNode[] = [];
  const dropKnown = createKnownFields();
  const files = new Set<string>();
  const definitions = document.definitions.map((definition): GraphqlDefinition => {
    const { node } = definition;
    if (!isRoot(node, roots)) return definition;
    const key = node.kind === Kind.SCHEMA_DEFINITION ? "" : node.name.value;
    const own = first.get(key);
    if (own === undefined) first.set(key, node);
    const fields = node.kind === Kind.SCHEMA_DEFINITION ? [] : dropKnown(node);
    if (own === undefined || fileOf(own) === fileOf(node)) return definition;
    if (node.kind === Kind.SCHEMA_DEFINITION) return toSchemaExtension(node, own) ?? definition;
    again.push(node);
    for (const one of [own, node]) files.add(fileOf(one));
    const extension: GraphqlDefinition["node"] = { ...node, kind: Kind.OBJECT_TYPE_EXTENSION, fields };
    return { node: extension, extensionDescription: node.description?.value };
  });
  if (first.size === 0) return document;
  if (again.length === 0) return { ...document, definitions };
  const types = joinTypes(definitions);
  const folders = findFolders([...files]);
  const entries = new Set(files);
  for (const node of types.joined) files.add(fileOf(node));
  if (needEachOther(entries, readSchemaFiles(written, roots))) return { ...document, definitions: types.definitions };
  reportAgain(again, { first, folders, files: files.size, types: types.joined }, report);
  return { ...document, definitions: types.definitions };
}

function isRoot(node: GraphqlDefinition["node"], roots: ReadonlySet<string>): node is RootNode {
  return (
    node.kind === Kind.SCHEMA_DEFINITION || (node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.has(node.name.value))
  );
}

/** Tells which fields of a root type no other file has in the same form. Those that differ stay, so that merging tells. */
function createKnownFields(): (node: ObjectTypeDefinitionNode) => readonly FieldDefinitionNode[] {
  const known = new Map<string, FieldDefinitionNode>();
  return (node) =>
    (node.fields ?? []).filter((field) => {
      const key = `${node.name.value}.${field.name.value}`;
      const before = known.get(key);
      if (before === undefined) known.set(key, field);
      if (before === undefined || fileOf(before) === fileOf(field)) return true;
      return describeMember(before) !== describeMember(field);
    });
}

/** With the roots that the first block doesn't give; undefined where it gives others, so that merging tells. */
function toSchemaExtension(node: SchemaDefinitionNode, own: RootNode): GraphqlDefinition | undefined {
  const given = own.kind === Kind.SCHEMA_DEFINITION ? own.operationTypes : [];
  const names = new Map(given.map(({ operation, type }) => [operation, type.name.value]));
  const isOther = node.operationTypes.some(
    ({ operation, type }) => names.has(operation) && names.get(operation) !== type.name.value,
  );
  const operationTypes = node.operationTypes.filter(({ operation }) => !names.has(operation));
  return isOther ? undefined : { node: { ...node, kind: Kind.SCHEMA_EXTENSION, operationTypes } };
}

interface Joined {
  readonly first: ReadonlyMap<string, RootNode>;
  /** Which part the files that declare roots; none where these aren't all in folders of their own. */
  readonly folders: readonly string[];
  readonly files: number;
  readonly types: readonly TypeDefinitionNode[];
}

function reportAgain(
  again: readonly ObjectTypeDefinitionNode[],
  { first, folders, files, types }: Joined,
  report: Report,
): void {
  const [node] = again;
  const names = [...new Set([...again, ...types].map(({ name }) => name.value))];
  const own = node && first.get(node.name.value);
  if (node?.name.loc === undefined || own?.loc === undefined) return;
  const place = own.kind === Kind.OBJECT_TYPE_DEFINITION ? (own.name.loc ?? own.loc) : own.loc;
  report.add(
    graphqlCodes.severalRoots({
      names: names.slice(0, mostNamed),
      more: names.slice(mostNamed).length,
      folders,
      files,
    }),
    toSpan(node.name.loc),
    [{ message: "first declared here", span: toSpan(place) }],
  );
}

function findFolders(files: readonly string[]): readonly string[] {
  const [first = "", ...others] = files;
  const common = Math.min(...others.map((other) => partPaths(first, other)[0].split("/").length));
  const places = files.map((file) => file.split("/").slice(0, common).join("/"));
  return places.some((place) => files.includes(place)) ? [] : [...new Set(places)];
}

function fileOf({ loc }: TypeDefinitionNode | RootNode | FieldDefinitionNode): string {
  return loc?.source.name ?? "";
}
