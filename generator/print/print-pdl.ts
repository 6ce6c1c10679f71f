import { isJsonObject } from "../catalogue/is-json-object.ts";
import type { NumberSpellings } from "../catalogue/number-spellings.ts";
import type { JsonObject, JsonValue } from "../catalogue/json.ts";
import type {
  EnumSymbol,
  Field,
  NamedSchema,
  RecordSchema,
  TypeExpression,
  UnionMember,
  UnionType,
} from "../catalogue/schema.ts";
import { isNullType } from "./dereference.ts";
import { isJsonArray } from "../catalogue/is-json-array.ts";
import { below, printSpelled, spaceOutJson, type SpelledPlace } from "./space-out-json.ts";
import { printJson } from "./print-json.ts";
import { createPdlNames, quoteName, quoteSegment } from "./pdl-names.ts";
import type { PdlNames } from "./pdl-names.ts";

// Prints a schema of the catalogue as a PDL file. Reading the text gives the same schema, wherever in
// PDL there is a spelling: it has none for error records, for the default symbol of an enum and for
// attributes of a primitive type, all of which only Avro and PDSC have. Attributes of a primitive that is a
// field's own type go to the field.

/** A type without a namespace is declared inside of one that has a namespace, for which PDL has no spelling. */
class NoNamespaceInside extends Error {}

/**
 * The text of a `.pdl` file that declares the schema, with a final line break; undefined without such a schema, and
 * where no text would: a type without a namespace can't be declared inside of one that has a namespace.
 */
export function printPdl(schemas: ReadonlyMap<string, NamedSchema>, fullName: string): string | undefined {
  const schema = schemas.get(fullName);
  if (schema === undefined) return undefined;
  const names = createPdlNames(schemas, schema);
  const printer: Printer = { schemas, names, open: new Set([fullName]) };
  const scope: Scope = { namespace: schema.namespace, package: schema.package, indent: "" };
  const head = [
    ...(schema.namespace === "" ? [] : [`namespace ${quoteName(schema.namespace)}`]),
    ...(schema.package === undefined ? [] : [`package ${quoteName(schema.package)}`]),
    names.imports.map((name) => `import ${quoteName(name)}`).join("\n"),
  ].filter((block) => block !== "");
  try {
    return `${[...head, printDeclaration(printer, schema, scope)].join("\n\n")}\n`;
  } catch (error) {
    if (error instanceof NoNamespaceInside) return undefined;
    throw error;
  }
}

interface Printer {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly names: PdlNames;
  /** Full names of the declarations that are being printed. */
  readonly open: Set<string>;
}

/** What is in force where something is printed. */
interface Scope {
  readonly namespace: string;
  readonly package?: string | undefined;
  /** Blanks at the start of the line on which it stands. */
  readonly indent: string;
  /** Whether nothing but those blanks stands before it, so that annotations need no new line. */
  readonly isLineStart?: boolean | undefined;
}

const step = "  ";
const lineWidth = 100;

/** Doc, annotations and the declaration itself. The first line is not indented, for the caller has begun it. */
function printDeclaration(printer: Printer, schema: NamedSchema, scope: Scope): string {
  const lead = [...printDoc(schema.doc), ...printAnnotations(schema, schema.aliases)];
  return joinLines([...lead, printBody(printer, schema, scope)], scope.indent);
}

function printBody(printer: Printer, schema: NamedSchema, scope: Scope): string {
  const name = quoteName(schema.name);
  switch (schema.kind) {
    case "record":
      return printRecord(printer, schema, scope);
    case "enum":
      return `enum ${name} ${printBlock(
        schema.symbols.map((symbol) => printSymbol(symbol, scope)),
        scope,
      )}`;
    case "typeref":
      return `typeref ${name} = ${printType(printer, schema.target, scope)}`;
    case "fixed":
      return `fixed ${name} ${schema.size}`;
  }
}

function printRecord(printer: Printer, record: RecordSchema, scope: Scope): string {
  const includes = record.includes.map((name) => printInclude(printer, name, scope)).join(", ");
  const clause = includes === "" ? "" : ` includes ${includes}`;
  const own = record.fields.filter((field) => field.includedFrom === undefined);
  const inner = deeper(scope);
  const block = printBlock(
    own.map((field) => printField(printer, field, inner)),
    scope,
  );
  const name = quoteName(record.name);
  return record.includesAfter ? `record ${name} ${block}${clause}` : `record ${name}${clause} ${block}`;
}

function printInclude(printer: Printer, name: string, scope: Scope): string {
  const schema = printer.schemas.get(name);
  if (schema !== undefined && printer.names.isInlineInclude(name)) return printInline(printer, schema, scope);
  return printer.names.refer(name, scope.namespace);
}

/** Items on lines of their own, between braces. */
function printBlock(items: readonly string[], scope: Scope): string {
  if (items.length === 0) return "{}";
  const indent = scope.indent + step;
  const isSpaced = items.some((item) => item.includes("\n"));
  const lines = items.map((item) => indent + item).join(isSpaced ? "\n\n" : "\n");
  return `{\n${lines}\n${scope.indent}}`;
}

function printField(printer: Printer, field: Field, scope: Scope): string {
  const { type } = field;
  const carried = type.kind === "primitive" ? type.annotations : undefined;
  const lead = [
    ...printDoc(field.doc),
    ...printAnnotations({ ...field, annotations: { ...carried, ...field.annotations } }, field.aliases),
    ...(field.order === undefined ? [] : [`@order = ${JSON.stringify(field.order)}`]),
  ];
  const spelled = { path: [], numbers: field.defaultNumbers };
  const value = field.default === undefined ? "" : ` = ${printValue(field.default, scope.indent, spelled)}`;
  const optional = field.optional ? "optional " : "";
  const line = joinWords(`${quoteName(field.name)}: ${optional}`, printType(printer, type, scope)) + value;
  return joinLines([...lead, line], scope.indent);
}

function printSymbol(symbol: EnumSymbol, scope: Scope): string {
  const lead = [...printDoc(symbol.doc), ...printAnnotations(symbol, [])];
  return joinLines([...lead, quoteName(symbol.name)], scope.indent + step);
}

function printType(printer: Printer, type: TypeExpression, scope: Scope): string {
  switch (type.kind) {
    case "primitive":
      return type.name;
    case "array":
      return withAnnotations(type, scope, (at) => inBrackets("array[", printType(printer, type.items, at), at));
    case "map":
      return withAnnotations(type, scope, (at) => inBrackets("map[string, ", printType(printer, type.values, at), at));
    case "union":
      return withAnnotations(type, scope, (at) => printUnion(printer, type, at));
    case "reference": {
      const schema = type.inline === true ? printer.schemas.get(type.name) : undefined;
      return schema === undefined
        ? printer.names.refer(type.name, scope.namespace)
        : printInline(printer, schema, scope);
    }
  }
}

/** The closing bracket stands on a line of its own where what it closes begins on one. */
function inBrackets(opening: string, inner: string, scope: Scope): string {
  return `${joinWords(opening, inner)}${inner.startsWith("\n") ? `\n${scope.indent}` : ""}]`;
}

/** Annotations before an anonymous type start a line of their own, one level in. */
function withAnnotations(annotated: Annotated, scope: Scope, print: (scope: Scope) => string): string {
  const lines = printAnnotations(annotated, []);
  if (lines.length === 0) return print(inline(scope));
  if (scope.isLineStart === true) return joinLines([...lines, print(inline(scope))], scope.indent);
  const inner = deeper(scope);
  return `\n${inner.indent}${joinLines([...lines, print(inner)], inner.indent)}`;
}

/** A declaration in the place of a reference; in braces when its namespace or package is not the one in force. */
function printInline(printer: Printer, schema: NamedSchema, scope: Scope): string {
  // Of two declarations with one name, one inside of the other, the inner one is what both names stand for.
  if (printer.open.has(schema.fullName)) return printer.names.refer(schema.fullName, scope.namespace);
  printer.open.add(schema.fullName);
  const text = printInlineWhole(printer, schema, scope);
  printer.open.delete(schema.fullName);
  return text;
}

function printInlineWhole(printer: Printer, schema: NamedSchema, scope: Scope): string {
  if (schema.namespace === "" && scope.namespace !== "") throw new NoNamespaceInside();
  const changes = [
    ...(schema.namespace === scope.namespace ? [] : [`namespace ${quoteName(schema.namespace)}`]),
    ...(schema.package === undefined || schema.package === scope.package
      ? []
      : [`package ${quoteName(schema.package)}`]),
  ];
  const hasLead = printDoc(schema.doc).length > 0 || printAnnotations(schema, schema.aliases).length > 0;
  const inForce = { namespace: schema.namespace, package: schema.package ?? scope.package };
  if (changes.length === 0 && (!hasLead || scope.isLineStart === true)) {
    return printDeclaration(printer, schema, { ...inline(scope), ...inForce });
  }
  const inner = { ...deeper(scope), ...inForce };
  const declaration = printDeclaration(printer, schema, inner);
  if (changes.length === 0) return `\n${inner.indent}${declaration}`;
  return `{\n${[...changes, declaration].map((line) => inner.indent + line).join("\n")}\n${scope.indent}}`;
}

function printUnion(printer: Printer, union: UnionType, scope: Scope): string {
  const inner = deeper(scope);
  const members = union.members.map((member) => printMember(printer, member, inner));
  const line = `union[${members.join(", ")}]`;
  if (line.length <= lineWidth && !line.includes("\n")) return line;
  return `union[\n${members.map((member) => inner.indent + member).join(",\n")}\n${scope.indent}]`;
}

function printMember(printer: Printer, member: UnionMember, scope: Scope): string {
  if (member.alias === undefined || isNullType(member.type)) {
    return printType(printer, member.type, { ...scope, isLineStart: true });
  }
  const lead = [...printDoc(member.doc), ...printAnnotations(member, [])];
  const line = joinWords(`${quoteName(member.alias)}: `, printType(printer, member.type, scope));
  return joinLines([...lead, line], scope.indent);
}

/**
 * A doc comment that reads as the same doc, blanks at its edges included. Written on one line it
 * keeps the blanks inside the comment marks, else a margin of stars keeps every line as it is.
 */
function printDoc(doc: string | undefined): readonly string[] {
  if (doc === undefined || doc === "") return [];
  // Reading replaces entities, and comment marks inside the comment would end it.
  const text = doc
    .replaceAll(/&(?=[#A-Za-z])/g, "&amp;")
    .replaceAll("*/", "&#42;&#47;")
    .replaceAll("/*", "&#47;&#42;");
  if (/^ [^\s*](?:.*\S)? $/.test(text) && text.length < lineWidth) return [`/**${text}*/`];
  return ["/**", ...text.split("\n").map((line) => ` * ${line}`), " */"];
}

/** Annotations, and how their numbers were spelled. */
interface Annotated {
  readonly annotations: JsonObject;
  readonly numbers?: NumberSpellings | undefined;
}

function printAnnotations({ annotations, numbers }: Annotated, aliases: readonly string[]): readonly string[] {
  const lines = aliases.length === 0 ? [] : [`@aliases = ${printJson(aliases, 0)}`];
  for (const key of Object.keys(annotations).sort()) {
    const value = annotations[key];
    // A key that no back-ticks can hold has no spelling at the top.
    if (value !== undefined && isPathSegment(key)) lines.push(...printAnnotation([key], value, numbers));
  }
  return lines;
}

function printAnnotation(path: readonly string[], value: JsonValue, numbers?: NumberSpellings): readonly string[] {
  const left = `@${path.map(quoteSegment).join(".")}`;
  if (value === true) return [left];
  if (isJsonObject(value)) {
    const keys = Object.keys(value);
    // A single child lengthens the path. These two names mean something else when they stand alone.
    const isSplit = keys.length === 1 || (path.length === 1 && (path[0] === "aliases" || path[0] === "order"));
    if (isSplit && keys.length > 0 && keys.every(isPathSegment)) {
      return keys.sort().flatMap((key) => printAnnotation([...path, key], value[key] ?? null, numbers));
    }
  }
  return `${left} = ${printValue(value, "", { path, numbers })}`.split("\n");
}

/** A path can hold any key that is not empty and has no back-tick. */
function isPathSegment(key: string): boolean {
  return key !== "" && !key.includes("`");
}

/** JSON on one line where it fits. */
function printValue(value: JsonValue, indent: string, place: SpelledPlace = { path: [] }): string {
  const line = printJson(value, 0);
  if (line.length <= lineWidth - 30) return spaceOutJson(value, place);
  return layOut(value, place, `\n${indent}`);
}

/** JSON with a line for each part; `newline` has the indentation of the value's own line. */
function layOut(value: JsonValue, place: SpelledPlace, newline: string): string {
  const inner = newline + step;
  if (isJsonArray(value)) {
    const items = value.map((item, index) => inner + layOut(item, below(place, index), inner));
    return items.length === 0 ? "[]" : `[${items.join(",")}${newline}]`;
  }
  if (!isJsonObject(value)) return printSpelled(value, place);
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${layOut(item, below(place, key), inner)}`,
  );
  return entries.length === 0 ? "{}" : `{${entries.join(",")}${newline}}`;
}

/** Lines that belong together. The last may hold several, of which the later ones are indented already. */
function joinLines(lines: readonly string[], indent: string): string {
  return lines.join(`\n${indent}`);
}

/** No blank before a line break. */
function joinWords(left: string, right: string): string {
  return right.startsWith("\n") ? left.trimEnd() + right : left + right;
}

function deeper(scope: Scope): Scope {
  return { ...inline(scope), indent: scope.indent + step };
}

function inline(scope: Scope): Scope {
  return { ...scope, isLineStart: false };
}
