import type { LocatedEntry, LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type {
  FieldDeclaration,
  Place,
  PluginProblem,
  RecordDeclaration,
  SchemaDeclaration,
  TypeOf,
} from "../plugin.ts";
import { type ClaimName, createNameClaims } from "../../places/claim-names.ts";
import { foldPath } from "../../places/fold-path.ts";
import { longestName } from "../longest-name.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import { describeAlternatives } from "./describe-alternatives.ts";
import { describePositions, joinItems } from "./describe-positions.ts";
import { describe, isLimit, placeOf, readSymbols, takesNull } from "./describe-schema.ts";
import { joinSymbols, readFixed, toFixedText, toSymbols } from "./fixed-values.ts";
import { formatType } from "./format-type.ts";
import { type GatheredProperties, gatherProperties, listFurther } from "./gather-properties.ts";
import { createRecordTest, partsOf, type RecordTest } from "./is-record.ts";
import { hasFittingName } from "./has-fitting-name.ts";
import { keepTitle } from "./keep-title.ts";
import { listConditions } from "./list-conditions.ts";
import { describeElsewhere, type ElsewhereNames, keepElsewhere, keepNameless } from "./elsewhere-names.ts";
import { describeLost, keepLost, type LostReferences } from "./lost-references.ts";
import type { FileSchemas } from "./file-schemas.ts";
import type { SchemaNames } from "./name-schemas.ts";
import { nameVariants } from "./name-variants.ts";
import { itemsOf, jsonOf, referenceOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";
import { any, typeOfValue, unite } from "./unite-types.ts";

/** Gathers declarations: the ones that are asked for, and those that stand in place inside of them. */
export interface SchemaReader {
  declare(name: string, schema: LocatedJson, at: DeclarationPlace): void;
  /** What has been declared, and how the file writes the names that it doesn't declare itself. */
  finish(): Pick<FileSchemas, "schemas" | "written" | "elsewhere">;
}

interface DeclarationPlace {
  /** What references in it lead to. */
  readonly names: SchemaNames;
  readonly place: Place;
  readonly written?: string | undefined;
}

/** Where a type stands, which names what it declares in place. */
interface Owner {
  /** Full name of the schema around it. */
  readonly name: string;
  readonly property: string;
}

/** What is being gathered. */
interface Reading {
  readonly names: SchemaNames;
  readonly problems: PluginProblem[];
  readonly declared: SchemaDeclaration[];
  readonly taken: Set<string>;
  /** Gives a name that file systems tell apart from all that are taken. */
  readonly claim: ClaimName;
  /** Names of what is declared in place, and types of what else references lead to inside of the file. */
  readonly inline: Map<LocatedObject, string>;
  readonly pointed: Map<LocatedJson, TypeOf>;
  /** Types of what stands in lists, of which each may have a place of its own. */
  readonly items: Map<LocatedJson, TypeOf>;
  /** What is being read for a reference to it. */
  readonly under: Set<LocatedJson>;
  readonly isRecord: RecordTest;
  readonly lost: LostReferences;
  readonly elsewhere: ElsewhereNames;
  /** References by the full names that they lead to. */
  readonly written: Map<string, string>;
}

/** So many references inside of a file may lead to one another before nobody follows them. */
const mostSteps = 50;

/** A reader of schemas of one file; what stands in place gets no name among `reserved`. */
export function createSchemaReader(reserved: readonly string[], problems: PluginProblem[]): SchemaReader {
  const addNumber = (wanted: string, number: number): string => `${wanted}${number}`;
  const reading: Omit<Reading, "names"> = {
    ...{ problems, declared: [], taken: new Set(reserved) },
    ...{
      claim: createNameClaims({ taken: reserved, fold: foldPath, addNumber }),
      inline: new Map(),
      pointed: new Map(),
      items: new Map(),
      under: new Set(),
      lost: new Map(),
      elsewhere: new Map(),
      written: new Map(),
      isRecord: createRecordTest(),
    },
  };
  return {
    declare(name, schema, { names, ...at }) {
      if (!reading.taken.has(name)) reading.claim(name);
      declare({ ...reading, names }, name, schema, at);
    },
    finish() {
      problems.push(...describeLost(reading.lost));
      const elsewhere = [...reading.written].filter(([name]) => !reading.taken.has(name));
      return {
        schemas: reading.declared,
        written: Object.fromEntries(elsewhere),
        elsewhere: describeElsewhere(reading.elsewhere),
      };
    },
  };
}

function declare(
  reading: Reading,
  name: string,
  schema: LocatedJson,
  { place, written }: Omit<DeclarationPlace, "names">,
): void {
  reading.taken.add(name);
  const index = reading.declared.length;
  const node = toObject(schema);
  const aliases = reading.names.aliasesOf(name);
  const described = node && describe(node);
  const base = {
    ...{ name, place, written },
    ...(aliases.length > 0 && { aliases }),
    ...described,
    ...(described && { annotations: keepTitle(described.annotations, node, name) }),
  };
  // Holds the place, so that what is declared inside follows it.
  reading.declared.push({ ...base, kind: "alias", type: any });
  if (node === undefined) return;
  const symbols = readSymbols(node);
  const { isRecord } = reading;
  if (symbols === undefined && !isRecord(node, reading.names) && !isRecord.isHeir(node, reading.names)) {
    reportUnread(reading, [node]);
    const type = readType(reading, schema, { name, property: "value" });
    const annotations = describeType(reading, node, type, base.annotations ?? {});
    reading.declared[index] = { ...base, kind: "alias", type, annotations };
    return;
  }
  // Other files refer to it by its name, and see nothing of what else it may be.
  const others = listOthers(reading, node, name).map(formatType);
  const known = { ...base.annotations, ...(others.length > 0 && { type: others }) };
  if (symbols !== undefined) {
    const kept = symbols.filter((symbol) => hasFittingName(symbol, "value", reading.problems));
    reading.declared[index] = { ...base, kind: "enum", symbols: kept, annotations: known };
    return;
  }
  const { annotations, ...record } = readRecord(reading, node, name);
  reading.declared[index] = { ...base, kind: "record", ...record, annotations: { ...known, ...annotations } };
}

/** Declares a schema that stands in place, by the name of its property. */
function declareInline(reading: Reading, schema: LocatedObject, { name, property }: Owner): string {
  const known = reading.inline.get(schema);
  if (known !== undefined) return known;
  const full = `${name}.${property.replace(/[^\p{L}\p{N}_$-]+/gu, "_") || "_"}`;
  // Long names in long names add up; a number may follow.
  const own = reading.claim(full.slice(0, longestName - 10));
  reading.inline.set(schema, own);
  declare(reading, own, schema, { place: placeOf(schema) });
  return own;
}

function readRecord(
  reading: Reading,
  schema: LocatedObject,
  name: string,
): Pick<RecordDeclaration, "includes" | "fields" | "besides" | "annotations"> {
  const gathered = gatherProperties(schema);
  const { properties, required, references, alternatives, variants, needs, ...others } = gathered;
  const includes = references.flatMap((node): readonly string[] => {
    const reference = textOf(node, "$ref") ?? "";
    const found = find(reading, reference, node);
    if (typeof found === "object" && "record" in found) keepLost(reading.lost, reference, node);
    const named = reading.names.find(reference);
    if ("name" in named) return [named.name];
    // What stands in this file may be of a plain type.
    return typeof found === "string" && reading.taken.has(found) ? [found] : [];
  });
  const isNamed = ({ key, keySpan }: LocatedEntry): boolean =>
    hasFittingName({ name: key, place: placeOf({ span: keySpan }) }, "property", reading.problems);
  const fields = [
    ...[...properties.values()].filter(isNamed).map((entry) => readField(reading, entry, name)),
    ...[...alternatives.values()]
      .filter(([first]) => first !== undefined && isNamed(first))
      .flatMap((entries) => readAlternatives(reading, entries, name)),
    ...listUndeclared(schema, gathered).filter((field) => hasFittingName(field, "property", reading.problems)),
  ].map((field) => {
    const others = needs.get(field.name) ?? [];
    const of = variants.get(field.name);
    const more = {
      ...(others.length > 0 && { dependentRequired: others }),
      ...(of !== undefined && { ofVariants: of }),
    };
    return {
      ...field,
      ...(required.has(field.name) && { optional: false }),
      ...(Object.keys(more).length > 0 && { annotations: { ...field.annotations, ...more } }),
    };
  });
  const besides = withConditions(reading, schema, readBesides(reading, others, name));
  const isClosed = ["additionalProperties", "unevaluatedProperties"].some((key) => jsonOf(schema, key) === false);
  if (!isClosed || besides.annotations?.["additionalProperties"] !== undefined) return { includes, fields, ...besides };
  return { includes, fields, ...besides, annotations: { ...besides.annotations, additionalProperties: false } };
}

/** Beside what a record may hold, under which conditions, of which those that can't be told are reported. */
function withConditions(
  reading: Reading,
  schema: LocatedObject,
  { besides = [], annotations = {} }: Pick<RecordDeclaration, "besides" | "annotations">,
): Pick<RecordDeclaration, "besides" | "annotations"> {
  const named = new Set<string>();
  const { conditions, unread } = listConditions(schema, (reference, node) => {
    const found = find(reading, reference, node);
    if (typeof found !== "string" || found === any) return undefined;
    named.add(found);
    return found;
  });
  reportUnread(reading, unread);
  return {
    besides: [...besides, ...named],
    annotations: { ...annotations, ...(conditions.length > 0 && { conditions }) },
  };
}

/**
 * Properties that have to be there of which nothing else is said: whoever writes such an object needs to know of them. What is
 * taken in may declare them, which then says the rest.
 */
function listUndeclared(
  schema: LocatedObject,
  { properties, alternatives, required, choices, further }: GatheredProperties,
): readonly FieldDeclaration[] {
  if (choices.size + further.length > 0) return [];
  const missing = [...required].filter((name) => !properties.has(name) && !alternatives.has(name));
  const place = placeOf(valueOf(schema, "required") ?? schema);
  return missing.map((name) => ({ name, place, type: any, optional: false }));
}

/** The schemas of which one or some hold of a record as well, and the types of properties without names of their own. */
function readBesides(
  reading: Reading,
  { choices, either, further }: Pick<GatheredProperties, "choices" | "either" | "further">,
  owner: string,
): Pick<RecordDeclaration, "besides" | "annotations"> {
  const named = [...choices].map(([keyword, nodes]) => {
    const types = nodes.map((node) => find(reading, textOf(node, "$ref") ?? "", node));
    return [keyword, types.filter((type) => type !== any)] as const;
  });
  const typeOf = (value: LocatedJson, property: string): TypeOf => readType(reading, value, { name: owner, property });
  const patterns = further.flatMap(([pattern, value]) =>
    pattern === undefined ? [] : [[pattern, typeOf(value, pattern), value] as const],
  );
  const rest = further.findLast(([pattern]) => pattern === undefined)?.[1];
  const others = rest && typeOf(rest, "other");
  const types = [
    ...named.flatMap(([, each]) => each),
    ...patterns.map(([, type]) => type),
    ...(others ? [others] : []),
  ];
  return {
    besides: types.filter((type) => type !== any),
    annotations: {
      ...Object.fromEntries(
        named.flatMap(([keyword, each]) => (each.length > 0 ? [[keyword, each.map(formatType)]] : [])),
      ),
      ...Object.fromEntries([...either].map(([keyword, keys]) => [`${keyword}Required`, keys])),
      ...(patterns.length > 0 && {
        patternProperties: Object.fromEntries(
          patterns.map(([pattern, type, value]) => [pattern, formatLimited(type, value)]),
        ),
      }),
      ...(rest !== undefined && others !== undefined && { additionalProperties: formatLimited(others, rest) }),
    },
  };
}

/** A type as text; with what limits its values, where something does that has no page of its own. */
function formatLimited(type: TypeOf, value: LocatedJson): JsonValue {
  const node = toObject(value);
  const isNamed = node === undefined || referenceOf(node) !== undefined || valueOf(node, "properties") !== undefined;
  const limits = isNamed ? [] : Object.entries(describe(node).annotations).filter(([key]) => isLimit(key));
  return limits.length === 0 ? formatType(type) : { type: formatType(type), ...Object.fromEntries(limits) };
}

/** A property that several branches of a schema may have, each in its way, as a field of which all of them hold. */
function readAlternatives(
  reading: Reading,
  entries: readonly LocatedEntry[],
  owner: string,
): readonly FieldDeclaration[] {
  const joined = joinSymbols(entries);
  if (joined !== undefined) {
    const docs = entries.map(({ value }) => toObject(value)).flatMap((node) => (node && describe(node).doc) ?? []);
    return [{ ...readField(reading, joined, owner), doc: docs[0] }];
  }
  const [first, ...others] = entries.map((entry) => readField(reading, entry, owner));
  if (first === undefined) return [];
  if (others.length === 0) return [first];
  const all = [first, ...others];
  const { default: _, ...kept } = first;
  const values = [...new Set(entries.map(({ value }) => readFixed(value)))];
  const isSame = all.every(({ annotations }) => JSON.stringify(annotations) === JSON.stringify(first.annotations));
  const isFixed = !values.includes(undefined);
  return [
    {
      ...kept,
      type: unite(all.map(({ type }) => type)),
      doc: all.find(({ doc }) => doc !== undefined)?.doc,
      deprecated: undefined,
      annotations: isSame ? first.annotations : isFixed ? { enum: values.flatMap((value) => value ?? []) } : {},
    },
  ];
}

function readField(reading: Reading, { key, keySpan, value }: LocatedEntry, owner: string): FieldDeclaration {
  const { startLine, startColumn, endLine, endColumn } = keySpan;
  const node = toObject(value);
  const preset = node && jsonOf(node, "default");
  const type = readType(reading, value, { name: owner, property: key });
  const described = node && describe(node);
  const annotations = node && describeType(reading, node, type, keepTitle(described?.annotations ?? {}, node, key));
  return {
    name: key,
    place: { startLine, startColumn, endLine, endColumn },
    type,
    // Draft 3 said it of each property.
    optional: node === undefined || jsonOf(node, "required") !== true,
    ...described,
    ...(annotations && { annotations }),
    // An empty or absent value says no more than that the property may be left out.
    ...(preset !== undefined && preset !== null && { default: preset }),
    entities: findEntities(reading, node),
  };
}

/** What is said of values besides their type: also by alternatives that are plain, and by places in a list. */
function describeType(reading: Reading, node: LocatedObject, type: TypeOf, own: JsonObject): JsonObject {
  const { items } = reading;
  const known = { ...limitsOfParts(reading, node), ...own };
  const positionsOf = (schema: LocatedObject): JsonObject =>
    describePositions(schema, (item) => formatType(items.get(item) ?? any));
  const positions = joinItems(known, positionsOf(node));
  return { ...positions, ...describeAlternatives(node, type, positions, positionsOf) };
}

/** What `allOf` says besides of plain values; records take their parts in. */
function limitsOfParts(reading: Reading, node: LocatedObject): JsonObject {
  if (reading.isRecord(node, reading.names)) return {};
  const parts = itemsOf(node, "allOf").flatMap((part) => toObject(part) ?? []);
  const inline = parts.filter((part) => referenceOf(part) === undefined);
  return Object.fromEntries(
    inline.flatMap((part) => Object.entries(describe(part).annotations).filter(([key]) => isLimit(key))),
  );
}

/** Of what entity the values are, where they are such; of a list, its items. */
function findEntities(reading: Reading, node: LocatedObject | undefined): readonly string[] | undefined {
  const inside = node && (toObject(valueOf(node, "items")) ?? node);
  const reference = inside && textOf(inside, "$ref");
  const found = reference === undefined ? undefined : reading.names.find(reference);
  return found !== undefined && "name" in found && found.entity !== undefined ? [found.entity] : undefined;
}

function readType(reading: Reading, value: LocatedJson | undefined, owner: Owner): TypeOf {
  const schema = toObject(value);
  if (schema === undefined) return any;
  const reference = referenceOf(schema);
  if (reference !== undefined && !reading.isRecord(schema, reading.names)) return find(reading, reference, schema);
  if (readSymbols(schema) !== undefined) return withOthers(reading, schema, declareInline(reading, schema, owner));
  const [only, ...others] = partsOf(schema);
  const isWhole = reading.isRecord(schema, reading.names);
  if (only !== undefined && others.length === 0 && !isWhole) return readType(reading, only, owner);
  const alternatives = [...itemsOf(schema, "oneOf"), ...itemsOf(schema, "anyOf")];
  // Beside what holds of all of them, they say which other schemas a record goes by.
  const isBeside = isWhole && (only !== undefined || reference !== undefined);
  if (alternatives.length > 0 && valueOf(schema, "properties") === undefined && !isBeside) {
    const fixed = alternatives.flatMap((each) => toFixedText(each) ?? []);
    const names = nameVariants(owner.property, alternatives);
    const members = alternatives.flatMap((each, index) => {
      if (toFixedText(each) === undefined)
        return [readType(reading, each, { ...owner, property: names[index] ?? owner.property })];
      return each === fixed[0] ? [declareInline(reading, toSymbols(fixed, fixed[0]), owner)] : [];
    });
    return unite(members);
  }
  if (isWhole) return withOthers(reading, schema, declareInline(reading, schema, owner));
  return readPlainType(reading, schema, owner);
}

function readPlainType(reading: Reading, schema: LocatedObject, owner: Owner): TypeOf {
  const written = textOf(schema, "type");
  const types = written === undefined ? textsOf(schema, "type") : [written];
  // Of several wholes that all hold, the first one that says so.
  const parts = types.length === 0 ? partsOf(schema).map((part) => readType(reading, part, owner)) : [];
  const said = parts.find((type) => type !== any);
  if (said !== undefined) return said;
  if (types.length === 0) return readUntyped(reading, schema, owner);
  return unite(types.map((type) => readOneType(reading, type, schema, owner)));
}

/** A schema that doesn't say of what type its values are, though it may be told by what else it says. */
function readUntyped(reading: Reading, schema: LocatedObject, owner: Owner): TypeOf {
  if (valueOf(schema, "items") !== undefined) return readOneType(reading, "array", schema, owner);
  if (valueOf(schema, "additionalProperties") !== undefined) return readOneType(reading, "object", schema, owner);
  if (textOf(schema, "format") !== undefined) return readOneType(reading, "string", schema, owner);
  // Kubernetes may leave out what else would say so.
  if (jsonOf(schema, "x-kubernetes-int-or-string") === true) return unite(["long", "string"]);
  const fixed = valueOf(schema, "const");
  return unite((fixed === undefined ? itemsOf(schema, "enum") : [fixed]).map(typeOfValue));
}

function readOneType(reading: Reading, type: string, schema: LocatedObject, owner: Owner): TypeOf {
  const format = textOf(schema, "format");
  switch (type) {
    case "null":
    case "boolean":
      return type;
    case "integer":
      return format === "int32" ? "int" : "long";
    case "number":
      return format === "float" ? "float" : "double";
    case "string":
      return format === undefined ? "string" : { type: "string", format };
    case "array":
      return { items: readItems(reading, schema, owner) };
    case "object": {
      const values = listFurther(schema).map(([pattern, each]) =>
        readType(reading, each, pattern === undefined ? { ...owner, property: `${owner.property}Value` } : owner),
      );
      return { values: unite(values) };
    }
    default:
      return any;
  }
}

function readItems(reading: Reading, schema: LocatedObject, owner: Owner): TypeOf {
  const inside = { ...owner, property: `${owner.property}Item` };
  const items = valueOf(schema, "items");
  const first = itemsOf(schema, "prefixItems");
  // Behind the first ones there may be none.
  const isOver = first.length > 0 && items?.kind === "scalar" && items.value === false;
  const each = [...first, ...(items?.kind === "array" ? items.items : items === undefined || isOver ? [] : [items])];
  if (each.length === 0) return any;
  const types = each.map((item) => readType(reading, item, each.length === 1 ? owner : inside));
  for (const [index, item] of each.entries()) reading.items.set(item, types[index] ?? any);
  return unite(types);
}

function find(reading: Reading, reference: string, node: LocatedObject): TypeOf {
  const found = reading.names.find(reference);
  if ("name" in found) {
    if (found.elsewhere !== undefined) keepElsewhere(reading.elsewhere, found, { ...found.elsewhere, reference, node });
    if (!reading.written.has(found.name)) reading.written.set(found.name, reference);
    const target = toObject(reading.names.findInside(reference)?.schema);
    const isDeclared =
      target !== undefined && (readSymbols(target) !== undefined || reading.isRecord(target, reading.names));
    return isDeclared ? withOthers(reading, target, found.name) : found.name;
  }
  const inside = found.lost === "unknown" ? readInside(reading, reference) : undefined;
  if (inside !== undefined) return inside;
  const property = reading.names.findElsewhere(reference);
  if (property !== undefined) {
    const { elsewhere, record, field } = property;
    if (elsewhere !== undefined) keepElsewhere(reading.elsewhere, { name: record }, { ...elsewhere, reference, node });
    return { record, field };
  }
  const { addresses } = found;
  if (addresses !== undefined) keepNameless(reading.elsewhere, { addresses, reference, node });
  else keepLost(reading.lost, reference, node, found.lost === "remote");
  return any;
}

/** The type of what stands somewhere in the file; undefined where the reference leads to nothing, or in a circle. */
function readInside(reading: Reading, reference: string): TypeOf | undefined {
  const pointed = reading.names.findInside(reference);
  if (pointed === undefined) return undefined;
  const { schema, isDefinition, ...owner } = pointed;
  const node = toObject(schema);
  const known = reading.pointed.get(schema) ?? (node && reading.inline.get(node));
  if (known !== undefined) return known;
  if (isDefinition && node !== undefined) return declareInline(reading, node, owner);
  if (reading.under.has(schema) || reading.under.size === mostSteps) return undefined;
  reading.under.add(schema);
  const type = readType(reading, schema, owner);
  reading.under.delete(schema);
  reading.pointed.set(schema, type);
  return type;
}

function reportUnread(reading: Reading, schemas: readonly LocatedObject[]): void {
  const unread = schemas.flatMap((schema) => [...schema.entries.values()].filter(({ key }) => conditions.has(key)));
  const [first] = unread;
  if (first === undefined) return;
  const { startLine, startColumn, endLine, endColumn } = first.keySpan;
  const place = { startLine, startColumn, endLine, endColumn };
  const named = [...new Set(unread.map(({ key }) => `\`${key}\``))].join(", ");
  reading.problems.push({ code: "unread-keyword", message: `${named} can't be told in words`, place });
}

const conditions: ReadonlySet<string> = new Set(["if", "not", "dependentSchemas", "dependencies"]);

/** A record or an enum by its name, and what else the values of its schema may be. */
function withOthers(reading: Reading, schema: LocatedObject, name: string): TypeOf {
  return unite([name, ...listOthers(reading, schema, name)]);
}

/** What else the values of a schema with fields or symbols may be. */
function listOthers(reading: Reading, schema: LocatedObject, name: string): readonly TypeOf[] {
  const isEnum = readSymbols(schema) !== undefined;
  const types = isEnum ? [] : textsOf(schema, "type").filter((type) => type !== "object" && type !== "null");
  const others = types.map((type) => readOneType(reading, type, schema, { name, property: "value" }));
  return [...others, ...(takesNull(schema) ? ["null"] : [])];
}
