import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { jsonCodes } from "../../diagnostics/codes/json.ts";
import { findMeant, suggestNames } from "../../diagnostics/suggest.ts";
import type {
  EnumNode,
  FieldNode,
  FixedNode,
  MemberNode,
  NamedNode,
  RecordNode,
  SymbolNode,
  TypeNode,
  TyperefNode,
  UnionNode,
} from "../schema-document.ts";
import { describeJson, listSpellings, toJsonObject, toJsonValue } from "./located-json.ts";
import type { LocatedArray, LocatedEntry, LocatedJson, LocatedObject } from "./located-json.ts";
import { createAttributeReader, isIdentifier, isWord } from "./read-attributes.ts";
import type { AttributeReader, SchemaContext } from "./read-attributes.ts";

// Reads a schema that is written as JSON. PDSC and Avro share their frame: names, namespaces, records,
// enums, fixed, arrays, maps and unions, and the rule that an attribute without a meaning of its own
// is an annotation. What only PDSC has (typerefs, includes, packages, optional fields, aliased members)
// is an annotation, or a type name that linking will not find, in Avro.

/** What inner declarations inherit. */
export interface Scope {
  readonly namespace: string;
  readonly package?: string | undefined;
}

/** A type where one is expected; undefined, and reported, when it cannot be read. */
export function readType(context: SchemaContext, located: LocatedJson, scope: Scope): TypeNode | undefined {
  if (located.kind === "array") return readUnion(context, located, {}, scope);
  if (located.kind === "object") return readTypeObject(context, located, scope);
  if (located.isCut === true) return undefined;
  if (typeof located.value === "string" && located.value !== "") {
    return { kind: "reference", name: located.value, namespace: scope.namespace, span: located.span };
  }
  context.report.add(jsonCodes.notASchema({ found: describeJson(located) }), located.span);
  return undefined;
}

function readTypeObject(context: SchemaContext, object: LocatedObject, scope: Scope): TypeNode | undefined {
  const type = object.entries.get("type");
  if (type === undefined) {
    context.report.add(jsonCodes.missingAttribute({ attribute: "type", of: "the type" }), object.span);
    return undefined;
  }
  const { value } = type;
  if (value.kind !== "scalar" || typeof value.value !== "string") return readWrappedType(context, object, value, scope);
  const meant = findMeantKind(object, value.value);
  if (meant !== undefined) {
    context.report.add(jsonCodes.misspelledKind({ found: value.value, kind: meant }), value.span);
  }
  switch (meant ?? value.value) {
    case "record":
    case "error":
      return readRecord(context, object, scope, value.value === "error");
    case "enum":
      return readEnum(context, object, scope);
    case "fixed":
      return readFixed(context, object, scope);
    case "array":
      return readArray(context, object, scope);
    case "map":
      return readMap(context, object, scope);
    case "typeref":
      if (context.language === "pdsc") return readTyperef(context, object, scope);
      break;
  }
  const annotations = createAttributeReader(context, object, "the type").rest(["type"]);
  return {
    kind: "reference",
    name: value.value,
    namespace: scope.namespace,
    ...(Object.keys(annotations).length > 0 ? { annotations } : {}),
    span: object.span,
  };
}

/** The kind of schema that a misspelled one is meant as: one whose own attribute the object has. */
function findMeantKind({ entries }: LocatedObject, written: string): string | undefined {
  const own = { record: "fields", enum: "symbols", fixed: "size", array: "items", map: "values" } as const;
  const kind = findMeant(written, Object.keys(own)) as keyof typeof own | undefined;
  return kind !== undefined && entries.has(own[kind]) ? kind : undefined;
}

/** `{"type": {…}}` or `{"type": […]}`, which writers use to give a type more attributes. */
function readWrappedType(
  context: SchemaContext,
  object: LocatedObject,
  inner: LocatedJson,
  scope: Scope,
): TypeNode | undefined {
  const annotations = createAttributeReader(context, object, "the type").rest(["type"]);
  if (inner.kind === "array") return readUnion(context, inner, annotations, scope);
  const type = readType(context, inner, scope);
  return type === undefined ? undefined : { ...type, annotations: { ...type.annotations, ...annotations } };
}

function readRecord(
  context: SchemaContext,
  object: LocatedObject,
  outer: Scope,
  isError: boolean,
): RecordNode | undefined {
  const base = readNamed(context, object, outer, "record");
  if (base === undefined) return undefined;
  const { attributes, scope, common } = base;
  const isPdsc = context.language === "pdsc";
  const fields = attributes.list("fields", { required: true });
  const includes = isPdsc ? attributes.list("include") : undefined;
  const keys = [...object.entries.keys()];
  return {
    kind: "record",
    ...common,
    annotations: attributes.rest([...namedKeys(context), "fields", ...(isPdsc ? ["include"] : [])]),
    isError,
    includes: (includes?.items ?? []).flatMap((item) => readType(context, item, scope) ?? []),
    // The order of the two keys decides the order of the fields.
    includesAfter: includes !== undefined && keys.indexOf("include") > keys.indexOf("fields"),
    fields: (fields?.items ?? []).flatMap((item) => readField(context, item, scope) ?? []),
  };
}

/** A field of a record, or a parameter of a message. */
export function readField(context: SchemaContext, located: LocatedJson, scope: Scope): FieldNode | undefined {
  if (located.kind !== "object") {
    const facts = { attribute: "fields", expected: "a list of objects", found: `${describeJson(located)} in it` };
    context.report.add(jsonCodes.wrongAttribute(facts), located.span);
    return undefined;
  }
  const attributes = createAttributeReader(context, located, "the field");
  const name = attributes.string("name", { required: true });
  if (name !== undefined && !isIdentifier(name.text)) {
    context.report.add(jsonCodes.badName({ name: name.text, what: "a field" }), name.span);
  }
  const typeEntry = attributes.entry("type", { required: true });
  const type = typeEntry && readType(context, typeEntry.value, scope);
  if (name === undefined || name.text === "" || type === undefined) return undefined;
  const isPdsc = context.language === "pdsc";
  const defaultEntry = located.entries.get("default");
  if (!isPdsc && defaultEntry === undefined) reportMisplacedDefault(context, name.text, typeEntry?.value);
  return {
    name: name.text,
    nameSpan: name.span,
    doc: attributes.doc(),
    annotations: attributes.rest([
      ...["name", "type", "doc", "default", "aliases", "order"],
      ...(isPdsc ? ["optional"] : []),
    ]),
    aliases: attributes.strings("aliases"),
    order: attributes.order(),
    optional: isPdsc && attributes.flag("optional"),
    type,
    ...(defaultEntry && {
      default: toJsonValue(defaultEntry.value),
      defaultNumbers: listSpellings(defaultEntry.value),
      defaultSpan: defaultEntry.value.span,
    }),
    span: located.span,
  };
}

/** A default within the type of a field. That of an enum is for symbols that a reader doesn't know. */
function reportMisplacedDefault(context: SchemaContext, field: string, type: LocatedJson | undefined): void {
  const inner = type?.kind === "object" ? type.entries.get("type")?.value : undefined;
  const entry = type?.kind === "object" ? type.entries.get("default") : undefined;
  if (entry === undefined || inner?.kind !== "scalar" || inner.value === "enum") return;
  const nullable = entry.value.kind === "scalar" && entry.value.value === null;
  context.report.add(jsonCodes.misplacedDefault({ field, nullable }), entry.keySpan);
}

function readEnum(context: SchemaContext, object: LocatedObject, outer: Scope): EnumNode | undefined {
  const base = readNamed(context, object, outer, "enum");
  if (base === undefined) return undefined;
  const { attributes, common } = base;
  const isAvro = context.language === "avro";
  return {
    kind: "enum",
    ...common,
    annotations: attributes.rest([
      ...namedKeys(context),
      ...["symbols", "symbolDocs", "deprecatedSymbols", "symbolProperties"],
      ...(isAvro ? ["default"] : []),
    ]),
    symbols: readSymbols(context, attributes),
    ...(isAvro ? { default: attributes.string("default")?.text } : {}),
  };
}

/** Symbols with what the attributes beside them say about each. */
function readSymbols(context: SchemaContext, attributes: AttributeReader): readonly SymbolNode[] {
  const written = attributes.list("symbols", { required: true })?.items ?? [];
  const names = new Set(written.flatMap((item) => (item.kind === "scalar" ? [String(item.value)] : [])));
  const aside = (attribute: string): ReadonlyMap<string, LocatedEntry> => {
    const entries = attributes.object(attribute)?.entries ?? new Map<string, LocatedEntry>();
    for (const { key, keySpan } of entries.values()) {
      if (names.has(key)) continue;
      const facts = { symbol: key, attribute, suggestions: suggestNames(key, names) };
      context.report.add(jsonCodes.unknownSymbol(facts), keySpan);
    }
    return entries;
  };
  const docs = aside("symbolDocs");
  const deprecated = aside("deprecatedSymbols");
  const properties = aside("symbolProperties");

  return written.flatMap((item): SymbolNode | [] => {
    if (item.kind !== "scalar" || typeof item.value !== "string") {
      const facts = { attribute: "symbols", expected: "a list of strings", found: `${describeJson(item)} in it` };
      context.report.add(jsonCodes.wrongAttribute(facts), item.span);
      return [];
    }
    if (item.isCut === true) return [];
    const name = item.value;
    if (!isIdentifier(name)) context.report.add(jsonCodes.badName({ name, what: "a symbol" }), item.span);
    if (name === "") return [];
    const doc = docs.get(name)?.value;
    const mark = deprecated.get(name)?.value;
    const own = properties.get(name)?.value;
    const annotations: Record<string, JsonValue> = Object.create(null);
    if (own?.kind === "object") Object.assign(annotations, toJsonObject(own.entries.values()));
    if (mark !== undefined) annotations["deprecated"] = toJsonValue(mark);
    return {
      name,
      doc: doc?.kind === "scalar" && typeof doc.value === "string" && doc.value !== "" ? doc.value : undefined,
      annotations,
      span: item.span,
    };
  });
}

function readFixed(context: SchemaContext, object: LocatedObject, outer: Scope): FixedNode | undefined {
  const base = readNamed(context, object, outer, "fixed");
  if (base === undefined) return undefined;
  const { attributes, common } = base;
  return {
    kind: "fixed",
    ...common,
    annotations: attributes.rest([...namedKeys(context), "size"]),
    size: attributes.size() ?? 0,
  };
}

function readTyperef(context: SchemaContext, object: LocatedObject, outer: Scope): TyperefNode | undefined {
  const base = readNamed(context, object, outer, "typeref");
  if (base === undefined) return undefined;
  const { attributes, common, scope } = base;
  const reference = attributes.entry("ref", { required: true });
  const target = reference && readType(context, reference.value, scope);
  if (target === undefined) return undefined;
  return { kind: "typeref", ...common, annotations: attributes.rest([...namedKeys(context), "ref"]), target };
}

function readArray(context: SchemaContext, object: LocatedObject, scope: Scope): TypeNode | undefined {
  const attributes = createAttributeReader(context, object, "the array");
  const entry = attributes.entry("items", { required: true });
  const items = entry && readType(context, entry.value, scope);
  if (items === undefined) return undefined;
  return { kind: "array", items, annotations: attributes.rest(["type", "items"]), span: object.span };
}

function readMap(context: SchemaContext, object: LocatedObject, scope: Scope): TypeNode | undefined {
  const attributes = createAttributeReader(context, object, "the map");
  const entry = attributes.entry("values", { required: true });
  const values = entry && readType(context, entry.value, scope);
  if (values === undefined) return undefined;
  return { kind: "map", values, annotations: attributes.rest(["type", "values"]), span: object.span };
}

function readUnion(context: SchemaContext, list: LocatedArray, annotations: JsonObject, scope: Scope): UnionNode {
  const members = list.items.flatMap((item) => readMember(context, item, scope) ?? []);
  return { kind: "union", members, annotations, span: list.span };
}

function readMember(context: SchemaContext, item: LocatedJson, scope: Scope): MemberNode | undefined {
  if (context.language !== "pdsc" || item.kind !== "object" || !item.entries.has("alias")) {
    const type = readType(context, item, scope);
    return type && { type, annotations: {}, span: item.span };
  }
  const attributes = createAttributeReader(context, item, "the union member");
  const alias = attributes.string("alias");
  if (alias !== undefined && !isIdentifier(alias.text)) {
    context.report.add(jsonCodes.badName({ name: alias.text, what: "a union member" }), alias.span);
  }
  const entry = attributes.entry("type", { required: true });
  const type = entry && readType(context, entry.value, scope);
  if (type === undefined) return undefined;
  return {
    alias: alias?.text,
    type,
    doc: attributes.doc(),
    annotations: attributes.rest(["alias", "type", "doc"]),
    span: item.span,
  };
}

interface NamedParts {
  readonly attributes: AttributeReader;
  /** What declarations inside this one inherit. */
  readonly scope: Scope;
  readonly common: Pick<
    NamedNode,
    "name" | "nameSpan" | "namespace" | "package" | "doc" | "aliases" | "written" | "span"
  >;
}

/** What the four named kinds have in common; undefined when there is no usable name. */
function readNamed(context: SchemaContext, object: LocatedObject, outer: Scope, what: string): NamedParts | undefined {
  const attributes = createAttributeReader(context, object, `the ${what}`);
  const written = attributes.string("name", { required: true });
  if (written === undefined) return undefined;
  const namespaceAttribute = attributes.string("namespace");
  const lastDot = written.text.lastIndexOf(".");
  const name = written.text.slice(lastDot + 1);
  const namespace = lastDot > 0 ? written.text.slice(0, lastDot) : (namespaceAttribute?.text ?? outer.namespace);
  if (!isIdentifier(name) || (namespace !== "" && !namespace.split(".").every(isIdentifier))) {
    const culprit =
      namespaceAttribute !== undefined && isIdentifier(name) && lastDot < 0 ? namespaceAttribute : written;
    const facts = {
      name: culprit.text,
      what: culprit === written ? `${what === "enum" ? "an" : "a"} ${what}` : "a namespace",
    };
    context.report.add(jsonCodes.badName(facts), culprit.span);
    // Some implementations take letters of any language, and what is called so can be shown.
    if (![...namespace.split("."), name].every((part) => part === "" || isWord(part))) return undefined;
  }
  const scope: Scope =
    context.language === "pdsc"
      ? { namespace, package: attributes.string("package")?.text || inheritPackage(outer, namespace) }
      : { namespace };
  const common = {
    name,
    nameSpan: written.span,
    namespace,
    package: scope.package,
    doc: attributes.doc(),
    aliases: attributes.strings("aliases"),
    written: context.cut?.(object.span),
    span: object.span,
  };
  return { attributes, scope, common };
}

/** A declaration in the surrounding namespace, or in one below it, has its package below the surrounding package. */
function inheritPackage(outer: Scope, namespace: string): string | undefined {
  if (outer.package === undefined) return undefined;
  if (namespace === outer.namespace) return outer.package;
  return namespace.startsWith(`${outer.namespace}.`)
    ? outer.package + namespace.slice(outer.namespace.length)
    : undefined;
}

function namedKeys(context: SchemaContext): readonly string[] {
  const keys = ["type", "name", "namespace", "doc", "aliases"];
  return context.language === "pdsc" ? [...keys, "package"] : keys;
}
