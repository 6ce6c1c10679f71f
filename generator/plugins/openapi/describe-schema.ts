import { isNumber } from "../../catalogue/is-number.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { PlainRow, Word } from "../plugin.ts";
import {
  asList,
  asObject,
  asText,
  findPointer,
  nameInModel,
  nameOfSchema,
  pointerParts,
  resolve,
  toModelReference,
} from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import type { Definitions } from "./definitions.ts";
import { listFacts, longestValue } from "./list-facts.ts";
import { toWebAddress } from "./list-more.ts";
import type { SamplePurpose } from "./sample-value.ts";
import { take } from "./take.ts";
import { takeOnly } from "./take-only.ts";
import { tellAlternatives } from "./tell-alternatives.ts";
import { listWords } from "../../catalogue/list-words.ts";
import { spellJson } from "./spell-json.ts";

/** What pages of one document are made with. */
export interface ApiView extends Definitions {
  /** Path of a schema's page. */
  schemaPath(name: string): string;
  /** How a schema is called among the others of its API. */
  schemaLabel(name: string): string;
}

type Run = string | Word;

/** A type in words, each named schema with a way to its page. */
export function toTypeWords(schema: JsonValue | undefined, view: ApiView, depth = 4): readonly Run[] {
  const node = asObject(schema);
  if (node === undefined) return ["anything"];
  const reference = asText(node["$ref"]);
  if (reference !== undefined) return [toNameWord(reference, view)];
  // Beside properties, alternatives that have no name of their own add some, and are among the rows.
  const isObject = node["properties"] !== undefined;
  const alternatives = [...asList(node["oneOf"]), ...asList(node["anyOf"])].filter(
    (each) => !isObject || asText(asObject(each)?.["$ref"]) !== undefined,
  );
  const [only, ...others] = asList(node["allOf"]);
  const more = node["nullable"] === true ? [" or null"] : [];
  if (depth === 0) return ["anything"];
  const inside = (value: JsonValue | undefined): readonly Run[] => toTypeWords(value, view, depth - 1);
  if (alternatives.length > 0) return [...joinWords(alternatives.map(inside), " or "), ...more];
  if (only !== undefined) {
    const own = node["items"] === undefined ? [] : [toOneType("array", node, inside)];
    return [...joinWords(leaveOpenOut([...own, ...[only, ...others].map(inside)]), " and "), ...more];
  }
  const types = typeof node["type"] === "string" ? [node["type"]] : listWords(node["type"]);
  if (isNothing(node)) return ["nothing"];
  if (types.length === 0) return [...toUntyped(node, inside), ...more];
  return [
    ...joinWords(
      types.map((type) => toOneType(type, node, inside)),
      " or ",
    ),
    ...more,
  ];
}

/** Of parts that all hold, those that say more than that a value, or an item, may be anything, where there are such. */
function leaveOpenOut(parts: readonly (readonly Run[])[]): readonly (readonly Run[])[] {
  const isOpen = (part: readonly Run[]): boolean => part.length === 1 && part[0] === "anything";
  const isOpenList = ([first, second, ...rest]: readonly Run[]): boolean =>
    first === "list of " && second === "anything" && rest.length === 0;
  const told = parts.filter((part) => !isOpen(part));
  const closed = told.filter((part) => !isOpenList(part));
  const isListTold = closed.some(([first]) => first === "list of ");
  const left = isListTold ? closed : told;
  return left.length === 0 ? parts : left;
}

/** Whether no value fits, as a schema says that is `false`. */
function isNothing(node: JsonObject): boolean {
  const refused = asObject(node["not"]);
  return refused !== undefined && Object.keys(refused).length === 0;
}

/** A schema that says of what type a value is by what else it says. */
function toUntyped(node: JsonObject, inside: (value: JsonValue | undefined) => readonly Run[]): readonly Run[] {
  if (node["properties"] !== undefined) return ["object"];
  if (node["items"] !== undefined) return toOneType("array", node, inside);
  if (listFurther(node).length > 0) return toOneType("object", node, inside);
  if (node["const"] !== undefined) return [{ text: spellJson(node["const"]).slice(0, longestValue), code: true }];
  const [first] = asList(node["enum"]);
  return [
    isNumber(first) ? "number" : typeof first === "string" || typeof first === "boolean" ? typeof first : "anything",
  ];
}

function toOneType(
  type: string,
  node: JsonObject,
  inside: (value: JsonValue | undefined) => readonly Run[],
): readonly Run[] {
  if (type === "array") {
    const first = asList(node["prefixItems"]);
    const items = first.length > 0 && asObject(node["items"]) === undefined ? first : [...first, node["items"] ?? null];
    return ["list of ", ...asOne(joinWords(items.map(inside), " or "))];
  }
  if (type === "object" && node["properties"] === undefined) {
    const values = listFurther(node).map(([, value]) => value);
    if (values.length > 0) return ["map of ", ...asOne(joinWords(values.map(inside), " or "))];
  }
  const format = asText(node["format"]);
  return [format === undefined || !hasFormat(type, node, format) ? type : `${type} (${format})`];
}

const numbers: ReadonlySet<string> = new Set(["integer", "number"]);

/** Formats of numbers, as OpenAPI and its makers of clients know them. */
const numberFormats = /^(?:u?int\d*|long|short|float|double|decimal.*)$/i;

/** Whether a format is of this type, of several that a value may have: one of a number says nothing of a text beside it. */
function hasFormat(type: string, node: JsonObject, format: string): boolean {
  const types = listWords(node["type"]);
  const isNumeric = numberFormats.test(format) && types.some((each) => numbers.has(each));
  if (type === "null") return false;
  return isNumeric ? numbers.has(type) : type === "string" || !types.includes("string");
}

function toNameWord(reference: string, view: ApiView): Run {
  const inModel = nameInModel(reference);
  if (inModel !== undefined) {
    return { text: toSimpleName(inModel), code: true, to: toModelReference(inModel) };
  }
  const name = nameOfSchema(reference);
  const isThere = findPointer(view.document, reference) !== undefined;
  if (name !== undefined && isThere)
    return { text: view.schemaLabel(name), code: true, to: `page:${view.schemaPath(name)}` };
  if (isThere) return "object";
  const to = toWebAddress(reference);
  return to === undefined ? "anything" : { text: nameElsewhere(reference), code: true, to };
}

/** What a reference to another site leads to: what its pointer ends with, else the file. */
function nameElsewhere(reference: string): string {
  const [address = "", pointer = ""] = reference.split(/#(.*)/s);
  const file = address.replace(/\?.*$/s, "").replace(/\/+$/, "").split("/").at(-1) ?? "";
  return pointerParts(pointer).at(-1) ?? (file.replace(/(?:\.schema)?\.(?:json|ya?ml)$/i, "") || address);
}

/** What is in a list or a map, in brackets where it is of several types: a list of these is no list or something else. */
function asOne(runs: readonly Run[]): readonly Run[] {
  let depth = 0;
  for (const run of runs) {
    if (run === "(") depth += 1;
    else if (run === ")") depth -= 1;
    else if (depth === 0 && typeof run === "string" && /^ (?:or|and) /.test(run)) return ["(", ...runs, ")"];
  }
  return runs;
}

function joinWords(parts: readonly (readonly Run[])[], between: string): readonly Run[] {
  const different = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return [...different.values()].flatMap((part, index) => (index === 0 ? part : [between, ...part]));
}

/** How far rows go. */
export interface RowLimits {
  /** In how many objects. */
  readonly depth?: number | undefined;
  /** What isn't there in requests, or in answers. */
  readonly leavesOut?: SamplePurpose["leavesOut"];
}

/** Whether a value is only read or only written, as its property or its schema says. */
function hasMark(value: JsonValue, mark: "readOnly" | "writeOnly", { document }: ApiView): boolean {
  return asObject(value)?.[mark] === true || resolve(document, value)?.[mark] === true;
}

/** Rows of schemas that have a name, by how far they go: many calls give and take the same ones. */
const namedRows = new WeakMap<ApiView, Map<string, Map<JsonObject, readonly PlainRow[]>>>();

/** Rows of the properties that values of the schema have, those of inline objects below them. */
export function toRows(schema: JsonValue | undefined, view: ApiView, limits: RowLimits = {}): readonly PlainRow[] {
  const node = resolve(view.document, schema);
  // Only what is referred to is met again.
  if (node === undefined || node === schema) return makeRows(schema, view, limits);
  const ofView = take(namedRows, view, () => new Map<string, Map<JsonObject, readonly PlainRow[]>>());
  const { depth, leavesOut = "" } = limits;
  const known = take(ofView, `${depth ?? ""} ${leavesOut}`, () => new Map<JsonObject, readonly PlainRow[]>());
  return take(known, node, () => makeRows(node, view, limits));
}

function makeRows(
  schema: JsonValue | undefined,
  view: ApiView,
  { depth = 3, leavesOut }: RowLimits,
): readonly PlainRow[] {
  const { properties, needed } = view.propertiesOf(schema);
  const rows = [...properties].flatMap(([name, value]) => {
    if (leavesOut !== undefined && hasMark(value, leavesOut, view)) return [];
    return [toRow(name, value, { view, isRequired: needed.has(name), depth, leavesOut })];
  });
  const node = resolve(view.document, schema);
  if (rows.length === 0 || node === undefined) return rows;
  const told = listFurther(node).filter(([, value]) => Object.keys(value).length > 0);
  const further = told.map(([name, value]) => {
    const row = toRow(name, value, { view, isRequired: false, depth, leavesOut });
    const about = name === anyName ? "any other property" : "each property whose name matches";
    return { ...row, facts: [about, ...(row.facts ?? [])] };
  });
  return [...rows, ...further];
}

/** What stands for the name of a property that may have any. */
const anyName = "*";

/** Schemas of properties that are told by a pattern of their names, and of all others, each by that pattern. */
function listFurther(node: JsonObject): readonly (readonly [name: string, schema: JsonObject])[] {
  const others = node["additionalProperties"] ?? node["unevaluatedProperties"];
  const all = [...Object.entries(asObject(node["patternProperties"]) ?? {}), [anyName, others] as const];
  return all.flatMap(([name, value]) => {
    const schema = asObject(value);
    return schema === undefined ? [] : [[name, schema] as const];
  });
}

interface RowPlace {
  readonly view: ApiView;
  readonly isRequired: boolean;
  readonly depth: number;
  readonly leavesOut: RowLimits["leavesOut"];
}

function toRow(name: string, value: JsonValue, { view, isRequired, depth, leavesOut }: RowPlace): PlainRow {
  const node = asObject(value) ?? {};
  const nested = depth > 0 ? toInnerRows(node, view, { depth: depth - 1, leavesOut }) : [];
  return {
    name,
    type: toTypeWords(value, view),
    required: isRequired,
    ...describeValue(node, view),
    ...(nested.length > 0 && { rows: nested }),
  };
}

/** Rows of what a value, or each of its items, has inside and no page says: what has a name has a page. */
export function toInnerRows(node: JsonObject, view: ApiView, limits: RowLimits = {}): readonly PlainRow[] {
  if (asText(node["$ref"]) !== undefined) return [];
  const inside = asObject(node["items"]) ?? node;
  return asText(inside["$ref"]) === undefined ? toRows(inside, view, limits) : [];
}

const nothing: JsonObject = {};

/** What stands beside a reference holds as well, and is about the values here: where it lists them, examples of all may be none. */
function joinBeside(node: JsonObject, beside: JsonObject): JsonObject {
  if (beside === node || beside === nothing) return node;
  const { example, examples, ...meant } = beside;
  const isListed = node["enum"] !== undefined || node["const"] !== undefined;
  const shown = isListed
    ? {}
    : { ...(example !== undefined && { example }), ...(examples !== undefined && { examples }) };
  return { ...meant, ...shown, ...node };
}

/** What is said about a value besides its type. */
export function describeValue(
  node: JsonObject,
  view: ApiView,
): Pick<PlainRow, "default" | "doc" | "facts" | "deprecated" | "badges"> {
  const only = takeOnly(node);
  const meant = joinBeside(resolve(view.document, node) ?? nothing, (only && resolve(view.document, only)) ?? nothing);
  // Of what has a name, its page has them.
  const isPlain = only === undefined && node["$ref"] === undefined;
  const alternatives = isPlain ? tellAlternatives(node) : { facts: [] };
  // A description beside a reference goes before that of what it leads to.
  const doc = asDoc(node["description"]) ?? asDoc(meant["description"]) ?? alternatives.doc;
  const preset = node["default"];
  const badges = [
    ...(hasMark(node, "readOnly", view) ? ["read only"] : []),
    ...(hasMark(node, "writeOnly", view) ? ["write only"] : []),
  ];
  const hasPage = [node, only].some((each) => each !== undefined && asText(each["$ref"]) !== undefined);
  const facts = [...listFacts(joinBeside(node, meant), { hasPage }), ...alternatives.facts];
  return {
    ...(doc !== undefined && { doc }),
    ...(preset !== undefined && { default: spellJson(preset).slice(0, longestValue) }),
    ...(badges.length > 0 && { badges }),
    ...(facts.length > 0 && { facts }),
    ...(node["deprecated"] === true && { deprecated: true }),
  };
}
