import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type {
  EnumSchema,
  EnumSymbol,
  Field,
  NamedSchema,
  PrimitiveName,
  RecordSchema,
  TypeExpression,
  UnionMember,
  UnionType,
} from "../catalogue/schema.ts";
import { isNullType } from "./dereference.ts";
import { spellDefault } from "./spelled-number.ts";
import { BeyondBudget, createPrintBudget, type PrintBudget } from "./print-budget.ts";

// Gives the JSON Schema (draft 2020-12) of a schema's values in the platform's JSON, the form in which its
// API takes them and that `sample-payload.ts` gives: a union is `{memberKey: value}`, bytes and fixed are
// strings of characters up to U+00FF, and an absent optional field is left out.

/**
 * The JSON Schema of a named schema, with every named type that it leads to under `$defs`, by full
 * name; undefined when the catalogue has no such schema. It stops when the text is sure to have more characters than
 * `longest`.
 */
export function printJsonSchema(
  schemas: ReadonlyMap<string, NamedSchema>,
  fullName: string,
  longest = Infinity,
): JsonObject | "tooLong" | undefined {
  const root = schemas.get(fullName);
  if (root === undefined) return undefined;
  const budget = createPrintBudget(longest);
  try {
    return printRoot({ schemas, root: fullName, found: new Set([fullName]), queue: [], budget }, root);
  } catch (error) {
    if (error instanceof BeyondBudget) return "tooLong";
    throw error;
  }
}

function printRoot(printer: Printer, root: NamedSchema): JsonObject {
  const body = printNamed(printer, root);
  const definitions = new Map<string, JsonObject>();
  for (let schema = printer.queue.pop(); schema !== undefined; schema = printer.queue.pop()) {
    definitions.set(schema.fullName, printNamed(printer, schema));
  }
  const names = [...definitions.keys()].sort();
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: root.fullName,
    ...body,
    ...(names.length > 0 ? { $defs: toObject(names.map((name) => [name, definitions.get(name) ?? {}])) } : {}),
  };
}

interface Printer {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly root: string;
  readonly found: Set<string>;
  /** Named types that have been referred to and not printed yet. */
  readonly queue: NamedSchema[];
  readonly budget: PrintBudget;
}

function printNamed(printer: Printer, schema: NamedSchema): JsonObject {
  const facts = describe(schema);
  printer.budget.spend(0, schema.fullName.length + lengthOf(facts));
  switch (schema.kind) {
    case "record":
      return { ...facts, ...printRecord(printer, schema) };
    case "enum":
      return { ...facts, ...printEnum(printer, schema) };
    case "typeref":
      return { ...printType(printer, schema.target), ...facts };
    case "fixed":
      return { ...facts, ...byteText, minLength: schema.size, maxLength: schema.size };
  }
}

function printRecord(printer: Printer, record: RecordSchema): JsonObject {
  const required = record.fields.filter((field) => !field.optional && field.default === undefined);
  return {
    type: "object",
    properties: toObject(record.fields.map((field) => [field.name, printField(printer, field)])),
    ...(required.length > 0 ? { required: required.map(({ name }) => name) } : {}),
  };
}

function printField(printer: Printer, field: Field): JsonObject {
  const facts = describe(field);
  printer.budget.spend(2, '"": {'.length + field.name.length + lengthOf(facts));
  const preset = spellDefault(field);
  return {
    ...printType(printer, field.type),
    ...facts,
    ...(preset === undefined ? {} : { default: preset }),
  };
}

function printEnum({ budget }: Printer, schema: EnumSchema): JsonObject {
  for (const { name } of schema.symbols) budget.spend(2, '"",'.length + name.length);
  const says = ({ doc, deprecated }: EnumSymbol): boolean => doc !== undefined || deprecated !== undefined;
  if (!schema.symbols.some(says)) return { type: "string", enum: schema.symbols.map(({ name }) => name) };
  return { type: "string", oneOf: schema.symbols.map((symbol) => ({ const: symbol.name, ...describe(symbol) })) };
}

function printType(printer: Printer, type: TypeExpression): JsonObject {
  // Named types stand side by side, so nothing gets deep here, and no type is said in less.
  printer.budget.spend(3, '"not": {}'.length);
  switch (type.kind) {
    case "primitive":
      return primitives[type.name];
    case "array":
      return { type: "array", items: printType(printer, type.items) };
    case "map":
      return { type: "object", additionalProperties: printType(printer, type.values) };
    case "union":
      return printUnion(printer, type);
    case "reference":
      return printReference(printer, type.name);
  }
}

function printUnion(printer: Printer, union: UnionType): JsonObject {
  // `oneOf` may not be empty, and a union without members has no value.
  if (union.members.length === 0) return { not: {} };
  if (union.untagged === true) return { anyOf: union.members.map(({ type }) => printType(printer, type)) };
  return { oneOf: union.members.map((member) => printMember(printer, member)) };
}

function printMember(printer: Printer, member: UnionMember): JsonObject {
  if (isNullType(member.type)) return primitives.null;
  const facts = describe(member);
  printer.budget.spend(3, shortestMember + 2 * member.key.length + lengthOf(facts));
  return {
    type: "object",
    ...facts,
    properties: toObject([[member.key, printType(printer, member.type)]]),
    required: [member.key],
    additionalProperties: false,
  };
}

/** What the object around a member takes without any name. */
const shortestMember = '"type": "object", "properties": { "": {} }, "required": [""], "additionalProperties": false'
  .length;

function printReference(printer: Printer, name: string): JsonObject {
  printer.budget.spend(0, name === printer.root ? 0 : name.length);
  const schema = printer.schemas.get(name);
  // Nothing is known about values of a type that is not in the model.
  if (schema === undefined) return { $comment: `${name} is not in the model` };
  if (name === printer.root) return { $ref: "#" };
  if (!printer.found.has(name)) {
    printer.found.add(name);
    printer.queue.push(schema);
  }
  return { $ref: `#/$defs/${name}` };
}

/** The words that JSON Schema has for a doc and a deprecation. It has none for the reason, which joins the doc. */
function describe({ doc, deprecated }: Pick<Field, "doc" | "deprecated">): JsonObject {
  const reason = deprecated?.reason === undefined ? undefined : `Deprecated: ${deprecated.reason}`;
  const text = [doc?.trim(), reason].filter((part) => part !== undefined && part !== "").join("\n\n");
  return { ...(text === "" ? {} : { description: text }), ...(deprecated === undefined ? {} : { deprecated: true }) };
}

/** How many letters there are at least of what `describe` gives. */
function lengthOf({ description }: JsonObject): number {
  return typeof description === "string" ? description.length : 0;
}

function toObject(entries: readonly (readonly [string, JsonValue])[]): JsonObject {
  const object: Record<string, JsonValue> = Object.create(null);
  for (const [key, value] of entries) object[key] = value;
  return object;
}

const byteText = { type: "string", pattern: "^[\\u0000-\\u00ff]*$" } as const;

const primitives: Readonly<Record<PrimitiveName, JsonObject>> = {
  null: { type: "null" },
  boolean: { type: "boolean" },
  int: { type: "integer", minimum: -2147483648, maximum: 2147483647 },
  // The bounds of a long are beyond what most readers of JSON can represent, so the format says it.
  long: { type: "integer", format: "int64" },
  float: { type: "number", format: "float" },
  double: { type: "number", format: "double" },
  bytes: byteText,
  string: { type: "string" },
};
