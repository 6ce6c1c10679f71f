import { isJsonArray } from "../catalogue/is-json-array.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type { FieldDeclaration, PluginDocument, PluginProblem, SchemaDeclaration, TypeOf } from "./plugin.ts";
import type { PluginDocuments } from "./to-documents.ts";

/** What is known when all files of a plug-in have been read. */
interface KnownNames {
  /** Full names, and others that lead to them. */
  readonly declared: ReadonlySet<string>;
  /** Full names by the addresses that files have; undefined for an address that several have. */
  readonly byAddress: ReadonlyMap<string, string | undefined>;
  /** Full names of what could not be read, by what its file is called: it may have any address that ends in that. */
  readonly lost: ReadonlyMap<string, string>;
}

/** Gathers what files declare, and by which addresses; `lost` are paths of those that could not be read, each with its name. */
export function gatherNames(
  files: Iterable<Pick<PluginDocuments, "schemas"> & Pick<PluginDocument, "addresses">>,
  lost: readonly (readonly [path: string, name: string])[] = [],
): KnownNames {
  const declared = new Set<string>();
  const byAddress = new Map<string, string | undefined>();
  for (const { schemas, addresses = {} } of files) {
    for (const node of schemas.flatMap(({ declarations }) => declarations)) {
      if (!("aliases" in node)) continue;
      declared.add(node.namespace === "" ? node.name : `${node.namespace}.${node.name}`);
      for (const alias of node.aliases) declared.add(alias);
    }
    for (const [address, name] of Object.entries(addresses)) {
      const isOther = byAddress.has(address) && byAddress.get(address) !== name;
      byAddress.set(address, isOther ? undefined : name);
    }
  }
  return { declared, byAddress, lost: new Map(lost.map(([path, name]) => [lastOf(path), name])) };
}

/** What stands behind the last slash, without what behind a dot says of its form. */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?<=.)\.(?:json|ya?ml)$/, "");
}

/** The document with full names for what it names by addresses, and what is told of those that no file has. */
export function settleElsewhere(
  document: PluginDocument,
  { declared, byAddress, lost }: KnownNames,
): { readonly document: PluginDocument; readonly problems: readonly PluginProblem[] } {
  const meant = new Map<string, string>();
  const problems: PluginProblem[] = [];
  for (const { addresses, names, otherwise, nameless = [] } of document.elsewhere ?? []) {
    const known = addresses.find((address) => byAddress.get(address) !== undefined);
    const found =
      known === undefined ? addresses.map((each) => lost.get(lastOf(each))).find(Boolean) : byAddress.get(known);
    if (found === undefined && otherwise !== undefined) problems.push(otherwise);
    if (known !== undefined) problems.push(...nameless);
    for (const [name, within] of Object.entries(names)) {
      if (declared.has(name) || (found === undefined && otherwise === undefined)) continue;
      meant.set(name, found === undefined ? "any" : `${found}${within}`);
    }
  }
  return { document: meant.size === 0 ? document : rename(document, meant), problems };
}

type Names = ReadonlyMap<string, string>;

function rename(document: PluginDocument, names: Names): PluginDocument {
  const written = Object.entries(document.written ?? {}).map(([name, as]) => [names.get(name) ?? name, as] as const);
  const added = [...names].flatMap(([name, full]) => (full === "any" ? [] : [[full, name] as const]));
  return {
    ...document,
    schemas: document.schemas?.map((schema) => renameIn(schema, names)),
    written: Object.fromEntries([...added, ...written]),
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
