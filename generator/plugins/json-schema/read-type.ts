import type { JsonValue } from "../../catalogue/json.ts";
import type { LocatedJson, LocatedObject } from "../../parse/json/located-json.ts";
import type { TypeOf } from "../plugin.ts";
import { listMixedValues } from "./list-mixed-values.ts";
import { listPositions } from "./list-positions.ts";
import { othersOf } from "./others-of.ts";
import { placeOf, readSymbols, takesNull } from "./describe-schema.ts";
import { keepElsewhere, keepNameless } from "./elsewhere-names.ts";
import { toFixedText, toSymbols } from "./fixed-values.ts";
import { listFurther } from "./gather-properties.ts";
import { partsOf } from "./is-record.ts";
import { joinLists } from "./join-lists.ts";
import { longestName } from "../longest-name.ts";
import { keepLost } from "./lost-references.ts";
import { nameVariants } from "./name-variants.ts";
import type { Owner, Reading } from "./reading.ts";
import { itemsOf, jsonOf, keysOf, referenceOf, textOf, textsOf, toObject, valueOf } from "./schema-node.ts";
import { any, typeOfValue, unite } from "./unite-types.ts";

/** So many references inside of a file may lead to one another before nobody follows them. */
const mostSteps = 50;

/** The type of what a schema lets through; what it declares in place is declared for `owner`. */
export function readType(reading: Reading, value: LocatedJson | undefined, owner: Owner): TypeOf {
  const written = toObject(value);
  if (written === undefined) return any;
  const schema = joinLists(written, reading.names);
  const reference = referenceOf(schema);
  if (reference !== undefined && !reading.isRecord(schema, reading.names)) return findType(reading, reference, schema);
  if (readSymbols(schema) !== undefined) return withOthers(reading, schema, reading.declareInline(schema, owner));
  const mixed = listMixedValues(schema);
  if (mixed !== undefined) return unite(mixed.map(typeOfValue));
  const [only, ...others] = partsOf(schema).filter((part) => !isCondition(part));
  const isWhole = reading.isRecord(schema, reading.names);
  if (only !== undefined && others.length === 0 && !isWhole) return readType(reading, only, owner);
  const alternatives = [...itemsOf(schema, "oneOf"), ...itemsOf(schema, "anyOf")];
  // Beside what holds of all of them, they say which other schemas a record goes by.
  const isBeside = isWhole && (only !== undefined || reference !== undefined);
  if (alternatives.length > 0 && valueOf(schema, "properties") === undefined && !isBeside) {
    const fixed = alternatives.flatMap((each) => toFixedText(each) ?? []);
    const names = nameVariants(owner.property, alternatives);
    // What only says more of values whose type stands beside it, such as their lengths, has that type.
    const isTyped = textOf(schema, "type") !== undefined || textsOf(schema, "type").length > 0;
    const members = alternatives.flatMap((each, index) => {
      if (toFixedText(each) === undefined) {
        const type = readType(reading, each, { ...owner, property: names[index] ?? owner.property });
        return [type === any && isTyped ? readPlainType(reading, schema, owner) : type];
      }
      return each === fixed[0] ? [reading.declareInline(toSymbols(fixed, fixed[0]), owner)] : [];
    });
    return unite(members);
  }
  if (isWhole) return withOthers(reading, schema, reading.declareInline(schema, owner));
  return readPlainType(reading, schema, owner);
}

function readPlainType(reading: Reading, schema: LocatedObject, owner: Owner): TypeOf {
  const written = textOf(schema, "type");
  const types = written === undefined ? textsOf(schema, "type") : [written];
  // Of several wholes that all hold, the first one that says so.
  const parts = types.length === 0 ? partsOf(schema) : [];
  const others = parts.map((part) => (isListed(part) ? undefined : readType(reading, part, owner)));
  // Beside a reference to what says of which type it is, symbols are some of its values.
  const isReferred = parts.some((part, index) => isReference(part) && others[index] !== any);
  const read = parts.map((part, index) => others[index] ?? (isReferred ? any : readType(reading, part, owner)));
  const said = read.find((type) => type !== any);
  // Symbols say more than that it is a text.
  const listed = parts.findIndex((part) => isListOfSymbols(part));
  if (said !== undefined) return isText(said) && !isReferred ? (read[listed] ?? said) : said;
  if (types.length === 0) return readUntyped(reading, schema, owner);
  return unite(types.map((type) => readOneType(reading, type, schema, owner)));
}

/** Whether a part only says what follows from what, and nothing of which type a value is. */
function isCondition(part: LocatedJson): boolean {
  const node = toObject(part);
  return node !== undefined && keysOf(node).every((key) => key === "if" || key === "then" || key === "else");
}

function isReference(part: LocatedJson): boolean {
  const node = toObject(part);
  return node !== undefined && referenceOf(node) !== undefined;
}

/** Whether it is a list of symbols as `enum` has it. */
function isListed(part: LocatedJson): boolean {
  const node = toObject(part);
  return node !== undefined && valueOf(node, "enum") !== undefined && isListOfSymbols(part);
}

function isListOfSymbols(part: LocatedJson): boolean {
  const node = toObject(part);
  return node !== undefined && referenceOf(node) === undefined && readSymbols(node) !== undefined;
}

/** Whether a type is of texts of any kind, or `null`. */
function isText(type: TypeOf): boolean {
  if (typeof type === "string") return type === "string" || type === "null";
  if ("format" in type) return type.type === "string";
  return "members" in type && type.members.every((each) => typeof each === "string" && isText(each));
}

/** A schema that doesn't say of what type its values are, though it may be told by what else it says. */
function readUntyped(reading: Reading, schema: LocatedObject, owner: Owner): TypeOf {
  if (valueOf(schema, "items") !== undefined || itemsOf(schema, "prefixItems").length > 0)
    return readOneType(reading, "array", schema, owner);
  if (valueOf(schema, "additionalProperties") !== undefined) return readOneType(reading, "object", schema, owner);
  if (textOf(schema, "format") !== undefined) return readOneType(reading, "string", schema, owner);
  // Kubernetes may leave out what else would say so.
  if (jsonOf(schema, "x-kubernetes-int-or-string") === true) return unite(["long", "string"]);
  const fixed = valueOf(schema, "const");
  return unite((fixed === undefined ? itemsOf(schema, "enum") : [fixed]).map(typeOfValue));
}

function readOneType(reading: Reading, type: string, schema: LocatedObject, owner: Owner): TypeOf {
  const format = formatOf(schema);
  switch (type) {
    case "null":
    case "boolean":
      return type;
    case "integer":
      return format === "int32" ? "int" : "long";
    case "number":
      // Multiples of what is whole are, whatever they are called.
      if (isWhole(jsonOf(schema, "multipleOf"))) return "long";
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

/** The format that a schema gives, or the first of its parts that does. */
function formatOf(schema: LocatedObject): string | undefined {
  const own = textOf(schema, "format");
  if (own !== undefined) return own;
  const parts = itemsOf(schema, "allOf").flatMap((part) => toObject(part) ?? []);
  return parts.flatMap((part) => (referenceOf(part) === undefined ? (textOf(part, "format") ?? []) : []))[0];
}

function isWhole(multiple: JsonValue | undefined): boolean {
  return typeof multiple === "bigint" || (typeof multiple === "number" && multiple > 0 && Number.isInteger(multiple));
}

function readItems(reading: Reading, schema: LocatedObject, owner: Owner): TypeOf {
  const inside = { ...owner, property: `${owner.property}Item` };
  const [first, others] = [listPositions(schema), othersOf(schema)];
  // Behind the first ones there may be none.
  const isOver = first.length > 0 && others?.kind === "scalar" && others.value === false;
  const each = [...first, ...(others === undefined || isOver ? [] : [others])];
  if (each.length === 0) return any;
  const types = each.map((item) => readType(reading, item, each.length === 1 ? owner : inside));
  for (const [index, item] of each.entries()) reading.items.set(item, types[index] ?? any);
  return unite(types);
}

/** The type of what a reference leads to; `any` where that is nothing, which is kept to be told. */
export function findType(reading: Reading, reference: string, node: LocatedObject): TypeOf {
  const found = reading.names.find(reference);
  if ("name" in found) {
    if (found.elsewhere !== undefined) keepElsewhere(reading.elsewhere, found, { ...found.elsewhere, reference, node });
    keepWritten(reading, found.name, reference, node);
    const pointed = reading.names.findInside(reference);
    const target = toObject(pointed?.schema);
    const isDeclared =
      pointed !== undefined &&
      target !== undefined &&
      (readSymbols(target) !== undefined || reading.isRecord(target, pointed.names));
    return isDeclared ? withOthers(reading, target, found.name) : found.name;
  }
  const inside = found.lost === "unknown" ? readInside(reading, reference) : undefined;
  if (inside !== undefined) return inside;
  const property = reading.names.findElsewhere(reference);
  if (property !== undefined) {
    const { elsewhere, record, field } = property;
    if (elsewhere !== undefined) keepElsewhere(reading.elsewhere, { name: record }, { ...elsewhere, reference, node });
    // What nobody finds is told by this name.
    keepWritten(reading, `${record}.${field}`, reference, node);
    return { record, field };
  }
  const { addresses } = found;
  if (addresses !== undefined) keepNameless(reading.elsewhere, { addresses, reference, node });
  else keepLost(reading.lost, reference, node, found.lost === "remote");
  return any;
}

/** Notes what stands first in the place of a name, and where. */
function keepWritten(reading: Reading, name: string, reference: string, node: LocatedObject): void {
  if (reading.written.has(name)) return;
  reading.written.set(name, reference.slice(0, longestName).toWellFormed());
  reading.writtenAt.set(name, placeOf(node.entries.get("$ref")?.value ?? node));
}

/**
 * The type of what stands somewhere in the file; what leads back to itself is declared, so that it has a name to be called by.
 * Undefined where the reference leads to nothing, or to no more than another one in a circle.
 */
function readInside(reading: Reading, reference: string): TypeOf | undefined {
  const pointed = reading.names.findInside(reference);
  if (pointed === undefined) return undefined;
  const { schema, isDefinition, names, ...owner } = pointed;
  const node = toObject(schema);
  const nameOf = (): TypeOf | undefined => node && reading.inline.get(node);
  const known = reading.pointed.get(schema) ?? nameOf();
  if (known !== undefined) return known;
  const inside = reading.within(names);
  if (isDefinition && node !== undefined) return inside.declareInline(node, owner);
  if (reading.under.has(schema)) {
    const isHop = node === undefined || referenceOf(node) !== undefined || partsOf(node).length > 0;
    return isHop ? undefined : inside.declareInline(node, owner);
  }
  if (reading.under.size === mostSteps) return undefined;
  reading.under.add(schema);
  const type = readType(inside, schema, owner);
  reading.under.delete(schema);
  const own = nameOf() ?? type;
  reading.pointed.set(schema, own);
  return own;
}

/** A record or an enum by its name, and what else the values of its schema may be. */
function withOthers(reading: Reading, schema: LocatedObject, name: string): TypeOf {
  return unite([name, ...listOthers(reading, schema, name)]);
}

/** What else the values of a schema with fields or symbols may be. */
export function listOthers(reading: Reading, schema: LocatedObject, name: string): readonly TypeOf[] {
  const isEnum = readSymbols(schema) !== undefined;
  const types = isEnum ? [] : textsOf(schema, "type").filter((type) => type !== "object" && type !== "null");
  const others = types.map((type) => readOneType(reading, type, schema, { name, property: "value" }));
  return [...others, ...(takesNull(schema) ? ["null"] : [])];
}
