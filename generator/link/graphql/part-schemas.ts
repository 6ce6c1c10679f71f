import {
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  print,
  visit,
  type FieldDefinitionNode,
  type Location,
  type TypeDefinitionNode,
} from "graphql";
import { graphqlCodes } from "../../diagnostics/codes/graphql.ts";
import type { Report } from "../../diagnostics/report.ts";
import { toSpan, type GraphqlDefinition, type GraphqlDocument } from "../../parse/graphql/graphql-document.ts";
import { describeMember } from "./describe-member.ts";
import { dropSeen, type Seen } from "./drop-seen.ts";
import { findRootNames } from "./find-root-names.ts";
import { toExtension } from "./to-extension.ts";

// A repository of several services has several whole schemas, which declare types and operations of one name otherwise. Told of
// each name, that is a list of hundreds of errors in files that are all right by themselves; so it is told once, with the ways out.
// Modules of one schema may clash as well, but they need each other: a whole schema names no type that only another one has.

/** Two files that declare one name otherwise. */
interface Clash {
  readonly coordinate: string;
  /** Whether both can't be said of one thing, as parts can that add to each other. */
  readonly isContrary: boolean;
  readonly first: Named;
  readonly again: Named;
}

interface Named {
  readonly loc?: Location | undefined;
}

/** The document with each name once where its files are several whole schemas: as the first of them has it. */
export function partSchemas(document: GraphqlDocument, report: Report): GraphqlDocument {
  const roots = findRootNames(document);
  const clashes = findClashes(document, roots);
  if (clashes.length === 0) return document;
  const entries = listEntries(document, roots);
  // Where a server makes the root types, files are no modules of one, and no tool joins what they have.
  const isRootless = entries.length === 0;
  const isTelling = ({ isContrary }: Clash): boolean => isContrary || isRootless;
  const contrary = clashes.filter(isTelling);
  const places = findWhole(findPlaces(contrary, isRootless ? listDeclaring(document) : entries), document);
  const placeOf = createPlaceFinder(places);
  const parted = clashes.filter(({ first, again }) => {
    const [one, other] = [placeOf(first), placeOf(again)];
    return one !== undefined && other !== undefined && one !== other;
  });
  const clash = parted.find(isTelling);
  if (places.length < 2 || clash?.first.loc === undefined || clash.again.loc === undefined) return document;
  const names = new Set(parted.map(({ coordinate }) => coordinate));
  const problem = graphqlCodes.severalSchemas({ places, coordinate: clash.coordinate, more: names.size - 1 });
  report.add(problem, toSpan(clash.again.loc), [{ message: "first declared here", span: toSpan(clash.first.loc) }]);
  return { ...document, definitions: keepFirst(document, { roots, placeOf }) };
}

/** What is declared in several files and not in the same words: types, and members of root types. */
function findClashes({ definitions }: GraphqlDocument, roots: ReadonlySet<string>): readonly Clash[] {
  const known = new Map<string, readonly Declared[]>();
  const seen: Seen = { types: new Map(), differing: [] };
  const clashes: Clash[] = [];
  for (const { coordinate, node } of definitions.flatMap((definition) => listDeclared(definition, roots))) {
    const earlier = known.get(coordinate) ?? [];
    const words = earlier.length === 0 ? undefined : print(node);
    // With the one before as well, which may lie nearer than the first.
    const others = earlier.map((other) => ({ ...other, words: other.words ?? print(other.node) }));
    if (words !== undefined && others.every((other) => other.words === words)) continue;
    const isContrary = others.length > 0 && isContraryTo(others[0]?.node, node, seen);
    for (const { node: other, words: otherWords } of others) {
      if (fileOf(other) === fileOf(node) || otherWords === words) continue;
      clashes.push({ coordinate, isContrary, first: other.name, again: node.name });
    }
    known.set(coordinate, [...others.slice(0, 1), { node, words }]);
  }
  return clashes;
}

/** Whether what is said before can't be said together with this. */
function isContraryTo(first: DeclaredNode | undefined, node: DeclaredNode, seen: Seen): boolean {
  if (first?.kind !== node.kind) return true;
  if (node.kind === Kind.FIELD_DEFINITION) {
    return first.kind !== node.kind || describeMember(first) !== describeMember(node);
  }
  if (first.kind === Kind.FIELD_DEFINITION) return true;
  const before = seen.differing.length;
  if (!seen.types.has(first.name.value)) dropSeen(toExtension(first), seen);
  dropSeen(toExtension(node), seen);
  return seen.differing.length > before;
}

/** In words only where there are several of the name, each printed once. */
interface Declared {
  readonly node: DeclaredNode;
  readonly words: string | undefined;
}

type DeclaredNode = TypeDefinitionNode | FieldDefinitionNode;

function listDeclared(
  { node }: GraphqlDefinition,
  roots: ReadonlySet<string>,
): readonly { readonly coordinate: string; readonly node: DeclaredNode }[] {
  if (!isTypeDefinitionNode(node)) return [];
  const { value: name } = node.name;
  if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || !roots.has(name)) return [{ coordinate: name, node }];
  return (node.fields ?? []).map((field) => ({ coordinate: `${name}.${field.name.value}`, node: field }));
}

/** Files that declare a root type, or add to one. */
function listEntries({ definitions }: GraphqlDocument, roots: ReadonlySet<string>): readonly string[] {
  const isObject = ({ kind }: GraphqlDefinition["node"]): boolean =>
    kind === Kind.OBJECT_TYPE_DEFINITION || kind === Kind.OBJECT_TYPE_EXTENSION;
  const entries = definitions.filter(({ node }) => isObject(node) && "name" in node && roots.has(node.name.value));
  return [...new Set(entries.map(({ node }) => fileOf(node)))];
}

function listDeclaring({ definitions }: GraphqlDocument): readonly string[] {
  return [...new Set(definitions.filter(({ node }) => isTypeDefinitionNode(node)).map(({ node }) => fileOf(node)))];
}

/** The widest folders, or files, that part those which clash and each declare roots. */
function findPlaces(clashes: readonly Clash[], entries: readonly string[]): readonly string[] {
  const pairs = new Map<string, readonly [string, string]>();
  for (const { first, again } of clashes) {
    const pair = partPaths(fileOf(first), fileOf(again));
    pairs.set(JSON.stringify(pair), pair);
  }
  const hasEntry = (place: string): boolean => entries.some((entry) => isBelow(entry, place));
  const places = new Set([...pairs.values()].filter((pair) => pair.every(hasEntry)).flat());
  return [...places].filter((place) => ![...places].some((other) => other !== place && isBelow(other, place))).sort();
}

/** Both paths as far as the first part in which they differ. */
function partPaths(one: string, other: string): readonly [string, string] {
  const [parts, others] = [one.split("/"), other.split("/")];
  const common = parts.findIndex((part, index) => part !== others[index]);
  return [parts.slice(0, common + 1).join("/"), others.slice(0, common + 1).join("/")];
}

/** The places whose files name no type that only another place declares. */
function findWhole(places: readonly string[], { definitions }: GraphqlDocument): readonly string[] {
  const placeOf = createPlaceFinder(places);
  const declaredAt = new Map<string, Set<string | undefined>>();
  const usedAt = new Map<string, Set<string>>(places.map((place) => [place, new Set()]));
  for (const { node } of definitions) {
    const place = placeOf(node);
    if (isTypeDefinitionNode(node)) {
      const known = declaredAt.get(node.name.value);
      if (known === undefined) declaredAt.set(node.name.value, new Set([place]));
      else known.add(place);
    }
    const used = place === undefined ? undefined : usedAt.get(place);
    if (used !== undefined) visit(node, { NamedType: ({ name }) => void used.add(name.value) });
  }
  const isOthers = (name: string, place: string): boolean => {
    const known = declaredAt.get(name);
    return known !== undefined && !known.has(place) && !known.has(undefined);
  };
  return places.filter((place) => [...(usedAt.get(place) ?? [])].every((name) => !isOthers(name, place)));
}

interface Parts {
  readonly roots: ReadonlySet<string>;
  placeOf(node: Named): string | undefined;
}

/** What each place declares, without what one before has; of root types the fields that none has. */
function keepFirst({ definitions }: GraphqlDocument, { roots, placeOf }: Parts): readonly GraphqlDefinition[] {
  const owners = new Map<string, string>();
  const isOwn = (key: string, place: string): boolean => {
    const owner = owners.get(key) ?? place;
    owners.set(key, owner);
    return owner === place;
  };
  return definitions.flatMap((definition): readonly GraphqlDefinition[] => {
    const { node } = definition;
    const place = placeOf(node);
    if (place === undefined) return [definition];
    if (node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION) {
      return isOwn("schema", place) ? [definition] : [];
    }
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return isOwn(`@${node.name.value}`, place) ? [definition] : [];
    const { value: name } = node.name;
    const isRoot = node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
    if (!isRoot || !roots.has(name)) return isOwn(name, place) ? [definition] : [];
    const fields = (node.fields ?? []).filter((field) => isOwn(`${name}.${field.name.value}`, place));
    if (isTypeExtensionNode(node) || isOwn(name, place)) return [{ ...definition, node: { ...node, fields } }];
    // Of a description there is one, and the first has it.
    return fields.length === 0 ? [] : [{ node: { ...node, kind: Kind.OBJECT_TYPE_EXTENSION, fields } }];
  });
}

/** Looks once a file. */
function createPlaceFinder(places: readonly string[]): (node: Named) => string | undefined {
  const found = new Map<string, string | undefined>();
  return (node) => {
    const file = fileOf(node);
    if (!found.has(file))
      found.set(
        file,
        places.find((place) => isBelow(file, place)),
      );
    return found.get(file);
  };
}

function isBelow(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function fileOf({ loc }: Named): string {
  return loc?.source.name ?? "";
}
