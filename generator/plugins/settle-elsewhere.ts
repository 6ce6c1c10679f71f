import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import { once } from "../engine/once.ts";
import type { FieldDeclaration, PluginDocument, PluginProblem, SchemaDeclaration, TypeOf } from "./plugin.ts";
import {
  type AddressHolder,
  gatherAddresses,
  type KnownAddresses,
  lastOf,
  type SharedAddress,
} from "./known-addresses.ts";
import type { PluginDocuments } from "./to-documents.ts";

/** What is known when all files of a plug-in have been read. */
interface KnownNames {
  /** Full names, and others that lead to them. */
  readonly declared: ReadonlySet<string>;
  /** Who has which address. */
  readonly byAddress: KnownAddresses;
  /** Whether something is declared below a full name, as what a file defines is below its own. */
  holds(name: string): boolean;
  /** Full names of what could not be read, by what its file is called: it may have any address that ends in that. */
  readonly lost: ReadonlyMap<string, string>;
}

/** A file as it was read, with its path where the addresses that it has are to be told from those of its copies. */
type GatheredFile = Pick<PluginDocuments, "schemas"> &
  Pick<PluginDocument, "addresses"> & { readonly path?: string | undefined; readonly isReferred?: boolean | undefined };

/** Gathers what files declare, and by which addresses; `lost` are paths of those that could not be read, each with its name. */
export function gatherNames(
  files: Iterable<GatheredFile>,
  lost: readonly (readonly [path: string, name: string])[] = [],
): KnownNames {
  const declared = new Set<string>();
  const holders: AddressHolder[] = [];
  for (const { schemas, addresses = {}, path = "", isReferred = false } of files) {
    for (const node of schemas.flatMap(({ declarations }) => declarations)) {
      if (!("aliases" in node)) continue;
      declared.add(node.namespace === "" ? node.name : `${node.namespace}.${node.name}`);
      for (const alias of node.aliases) declared.add(alias);
    }
    holders.push(...Object.entries(addresses).map(([address, name]) => ({ address, name, path, isReferred })));
  }
  const around = once(() => new Set([...declared].flatMap(listAround)));
  return {
    declared,
    holds: (name) => around().has(name),
    byAddress: gatherAddresses(holders),
    lost: new Map(lost.map(([path, name]) => [lastOf(path), name])),
  };
}

/** The full names below which a name stands. */
function listAround(name: string): readonly string[] {
  return [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index));
}

/** The document of a file with full names for what it names by addresses, and what is told of those that no file has, or several. */
export function settleElsewhere(
  document: PluginDocument,
  { declared, holds, byAddress, lost }: KnownNames,
  path = "",
): { readonly document: PluginDocument; readonly problems: readonly PluginProblem[] } {
  const meant = new Map<string, string>();
  const problems: PluginProblem[] = [];
  for (const { addresses, names, otherwise, nameless = [] } of document.elsewhere ?? []) {
    const known = addresses.map((address) => byAddress.find(address, path));
    const holder = known.find((one) => typeof one === "string");
    const several = known.find((one) => typeof one === "object");
    const isNowhere = holder === undefined && several === undefined;
    const found = isNowhere ? addresses.map((each) => lost.get(lastOf(each))).find(Boolean) : holder;
    const named = Object.keys(names);
    // What a file that is there by its path doesn't define is told as it is of all paths.
    const isThere = (name: string): boolean => declared.has(name) || isInside(name, names[name] ?? "", holds);
    const isDeclared = named.length > 0 && named.every(isThere);
    if (found === undefined && otherwise !== undefined && !isDeclared)
      problems.push(several ? tellSeveral(otherwise, several) : otherwise);
    if (holder !== undefined) problems.push(...nameless);
    for (const [name, within] of Object.entries(names)) {
      if (declared.has(name) || (found === undefined && (otherwise === undefined || isThere(name)))) continue;
      meant.set(name, found === undefined ? "any" : `${found}${within}`);
    }
  }
  return { document: meant.size === 0 ? document : rename(document, meant), problems };
}

function isInside(name: string, within: string, holds: KnownNames["holds"]): boolean {
  return within !== "" && name.endsWith(within) && holds(name.slice(0, -within.length));
}

/** What is told where none of those that have an address is nearer than all others. */
function tellSeveral(otherwise: PluginProblem, { address, paths }: SharedAddress): PluginProblem {
  const named = paths.map((path) => `\`${path}\``).join(", ");
  return { ...otherwise, message: `\`${address}\` is the address of several files: ${named}` };
}

type Names = ReadonlyMap<string, string>;

function rename(document: PluginDocument, names: Names): PluginDocument {
  // What any type stands for is none of these names any more.
  const renamed = <Value>(record: Readonly<Record<string, Value>> = {}): readonly (readonly [string, Value])[] =>
    Object.entries(record)
      .map(([name, value]) => [names.get(name) ?? name, value] as const)
      .filter(([name]) => name !== "any");
  const added = [...names].flatMap(([name, full]) => (full === "any" ? [] : [[full, name] as const]));
  return {
    ...document,
    schemas: document.schemas?.map((schema) => renameIn(schema, names)),
    written: Object.fromEntries([...added, ...renamed(document.written)]),
    writtenAt: Object.fromEntries(renamed(document.writtenAt)),
  };
}

function renameIn(schema: SchemaDeclaration, names: Names): SchemaDeclaration {
  const said = schema.annotations && { annotations: toObject(schema.annotations, names) };
  switch (schema.kind) {
    case "enum":
      return { ...schema, ...said };
    case "alias":
      return { ...schema, ...said, type: toType(schema.type, names) };
    case "record":
      return {
        ...schema,
        ...said,
        includes: schema.includes?.map((name) => names.get(name) ?? name).filter((name) => name !== "any"),
        besides: schema.besides?.map((type) => toType(type, names)).filter((type) => type !== "any"),
        fields: schema.fields.map((field): FieldDeclaration => ({
          ...field,
          ...(field.annotations && { annotations: toObject(field.annotations, names) }),
          type: toType(field.type, names),
        })),
      };
  }
}

function toType(type: TypeOf, names: Names): TypeOf {
  if (typeof type === "string") return names.get(type) ?? type;
  if ("items" in type) return { items: toType(type.items, names) };
  if ("values" in type) return { values: toType(type.values, names) };
  if ("field" in type) {
    const record = names.get(type.record) ?? type.record;
    return record === "any" ? record : { record, field: type.field };
  }
  if (!("members" in type)) return type;
  return {
    members: type.members.map((member) =>
      typeof member === "object" && "alias" in member
        ? { ...member, type: toType(member.type, names) }
        : toType(member, names),
    ),
  };
}

function toObject(value: JsonObject, names: Names): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toValue(each, names)]));
}

/** Annotations say types as text, among other words. */
function toValue(value: JsonValue, names: Names): JsonValue {
  if (isJsonArray(value)) return value.map((each) => toValue(each, names));
  if (typeof value === "object" && value !== null) return toObject(value, names);
  const full = typeof value === "string" ? names.get(value) : undefined;
  return full === undefined || full === "any" ? value : full;
}
