import { isJsonArray } from "../../catalogue/is-json-array.ts";
import { isJsonObject } from "../../catalogue/is-json-object.ts";
import type { JsonObject, JsonValue } from "../../catalogue/json.ts";
import type { RichText, TextRun } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import { describeLimit } from "./limit-words.ts";

/** What is known besides the condition. */
export interface ConditionContext {
  /** Whether a field is always there. */
  isSure(field: string): boolean;
  /** The name of a schema, leading to it. */
  refer(schema: string): TextRun;
}

/** Whether words say how things are, or how they have to be. */
type Mood = "is" | "must";

/** A part of a sentence. */
type Clause = RichText;

interface Telling extends ConditionContext {
  readonly mood: Mood;
  /** Names of the fields around, e.g. `spec.`. */
  readonly path: string;
}

/** So many values, names or alternatives are told; the definition has all. */
const mostTold = 8;

/**
 * A condition of a JSON Schema as a sentence without a stop, e.g. “If `kind` is `http`, `url` has to be there”. Empty where it
 * says nothing of what there has to be.
 */
export function describeCondition(condition: JsonValue, context: ConditionContext): RichText {
  if (!isJsonObject(condition)) return [];
  const told = join(tell(condition, { ...context, mood: "must", path: "" }), "; ");
  const [first, ...rest] = told;
  return first === undefined || first.code === true
    ? told
    : [{ ...first, text: first.text.slice(0, 1).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** What a schema says of an object, each thing as a clause. */
function tell(schema: JsonObject, telling: Telling): readonly Clause[] {
  // What has parts of its own comes last.
  const first = Object.entries(schema).filter(([key]) => !isLong(key));
  const last = Object.entries(schema).filter(([key]) => isLong(key));
  return [...first, ...last].flatMap(([key, said]): readonly Clause[] => {
    switch (key) {
      case "required":
        return tellPresent(schema, telling);
      case "properties":
        return tellProperties(schema, telling);
      case "not":
        return tellNot(said, telling);
      case "if":
        return tellChoice(schema, telling);
      case "allOf":
        return listOf(said).flatMap((each) => (isJsonObject(each) ? tell(each, telling) : []));
      case "anyOf":
      case "oneOf":
        return tellAlternatives(key, listOf(said), telling);
      case "$ref":
        return typeof said === "string" ? [[word(telling, "it is ", "it has to be "), telling.refer(said)]] : [];
      case "propertyNames":
        return tellNames(said, telling);
      default:
        return tellCount(key, said);
    }
  });
}

function isLong(key: string): boolean {
  return key === "anyOf" || key === "oneOf" || key === "allOf" || key === "if";
}

/** Fields that are there, but for those of which a value is told, which says it. */
function tellPresent({ required = [], properties }: JsonObject, telling: Telling): readonly Clause[] {
  const names = listOf(required).filter((name) => typeof name === "string");
  const isKnown = (name: string): boolean => telling.mood === "must" && telling.path === "" && telling.isSure(name);
  const silent = names.filter(
    (name) => !isKnown(name) && !isValued(isJsonObject(properties) ? properties[name] : undefined),
  );
  if (silent.length === 0) return [];
  const [is, must] = silent.length === 1 ? ["is", "has"] : ["are", "have"];
  return [[...listNames(silent, telling), word(telling, ` ${is} there`, ` ${must} to be there`)]];
}

/** Whether it is told which values a field has. */
function isValued(schema: JsonValue | undefined): boolean {
  return isJsonObject(schema) && Object.keys(schema).some((key) => key !== "type");
}

function tellProperties({ required = [], properties }: JsonObject, telling: Telling): readonly Clause[] {
  if (!isJsonObject(properties)) return [];
  const present = listOf(required);
  const absent = Object.entries(properties).flatMap(([name, schema]) => (schema === false ? [name] : []));
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => {
      if (!isJsonObject(schema)) return [];
      const isSure = present.includes(name) || (telling.path === "" && telling.isSure(name));
      return tellValue(name, schema, telling, isSure);
    }),
    ...denyPresence(absent, telling),
  ];
}

/** What is said of the value of a field. */
function tellValue(name: string, schema: JsonObject, telling: Telling, isSure: boolean): readonly Clause[] {
  const subject = code(telling.path + name);
  const inside = { ...telling, path: `${telling.path}${name}.` };
  // A test holds of what isn't there too.
  const rest: RichText = telling.mood === "is" && !isSure ? [{ text: " or absent" }] : [];
  const told = Object.entries(schema).flatMap(([key, said]): readonly Clause[] => {
    switch (key) {
      case "const":
        return [[subject, word(telling, " is ", " has to be "), printed(said), ...rest]];
      case "enum":
        return [[subject, word(telling, " is ", " has to be "), ...listValues(said, " or "), ...rest]];
      case "type":
        // What fields are of says their table, but not that they are nothing.
        return telling.mood === "is" || said === "null"
          ? [[subject, word(telling, " is ", " has to be "), ...listValues(said, " or "), ...rest]]
          : [];
      case "not":
        return tellOther(subject, said, telling);
      case "contains":
      case "items":
        return tellItems(subject, key, said, telling);
      case "pattern":
        return typeof said === "string"
          ? [[subject, word(telling, " matches ", " has to match "), code(said), ...rest]]
          : [];
      default:
        return describeLimit(key, said) === undefined ? tell({ [key]: said }, inside) : [];
    }
  });
  const limits = Object.entries(schema).flatMap(([key, said]) =>
    key === "pattern" ? [] : (toLower(describeLimit(key, said)) ?? []),
  );
  return limits.length === 0 ? told : [...told, [subject, { text: ": " }, ...join(limits, ", ")]];
}

/** What holds of each item of a list, or of one. */
function tellItems(subject: TextRun, key: string, said: JsonValue, telling: Telling): readonly Clause[] {
  const each = isJsonObject(said) ? tellValue("", said, { ...telling, mood: "is", path: "" }, true) : [];
  const isPlain = each.length > 0 && each.every(([first]) => first?.text === "");
  const words = word(
    telling,
    key === "items" ? ", of which each item" : " has an item that",
    key === "items" ? ": each item" : ": an item",
  );
  return isPlain
    ? [
        [
          subject,
          words,
          ...join(
            each.map((clause) => clause.slice(1)),
            ",",
          ),
        ],
      ]
    : [];
}

/** A limit as it stands behind a name. */
function toLower(limit: RichText | undefined): readonly RichText[] | undefined {
  const [first, ...rest] = limit ?? [];
  return first && [[{ ...first, text: first.text.slice(0, 1).toLowerCase() + first.text.slice(1) }, ...rest]];
}

function tellOther(subject: TextRun, said: JsonValue, telling: Telling): readonly Clause[] {
  if (!isJsonObject(said) || Object.keys(said).length !== 1) return [];
  const { const: fixed, enum: listed, type } = said;
  const values = fixed === undefined ? listValues(listed ?? type ?? null, " or ") : [printed(fixed)];
  return values.length === 0 ? [] : [[subject, word(telling, " isn't ", " may not be "), ...values]];
}

function tellNot(said: JsonValue, telling: Telling): readonly Clause[] {
  if (!isJsonObject(said)) return [];
  const { required, anyOf, not: denied, ...others } = said;
  const isAlone = Object.keys(others).every((key) => key === "properties" && !saysMore(others[key]));
  // None of several things is so where each of them isn't.
  if (anyOf !== undefined && Object.keys(said).length === 1)
    return tellNone(listOf(anyOf), telling) ?? listOf(anyOf).flatMap((each) => tellNot(each, telling));
  if (denied !== undefined && Object.keys(said).length === 1) return isJsonObject(denied) ? tell(denied, telling) : [];
  const names = listOf(required ?? null).filter((name) => typeof name === "string");
  if (names.length > 0 && isAlone) {
    if (names.length === 1) return denyPresence(names, telling);
    return [[...listNames(names, telling), word(telling, " aren't there together", " may not be there together")]];
  }
  const inner = tell(said, { ...telling, mood: "is" });
  return inner.length === 0
    ? []
    : [[word(telling, "it isn't so that ", "it may not be that "), ...join(inner, " and ")]];
}

/** That none of several fields is there; undefined where something else is said too. */
function tellNone(schemas: readonly JsonValue[], telling: Telling): readonly Clause[] | undefined {
  const names = schemas.map((each) => {
    const { required, ...others } = isJsonObject(each) ? each : {};
    const [name, ...more] = listOf(required ?? null);
    return more.length === 0 && Object.keys(others).length === 0 && typeof name === "string" ? name : undefined;
  });
  const all = names.filter((name) => name !== undefined);
  if (all.length === 0 || all.length < names.length) return undefined;
  return denyPresence(all, telling);
}

function denyPresence(names: readonly string[], telling: Telling): readonly Clause[] {
  const [first, second, ...others] = names;
  if (first === undefined) return [];
  if (second === undefined) return [[...listNames(names, telling), word(telling, " isn't there", " may not be there")]];
  const is = word(telling, " is there", " may be there");
  if (others.length === 0) return [[{ text: "neither " }, ...listNames(names, telling, " nor "), is]];
  return [[{ text: "none of " }, ...listNames(names, telling), is]];
}

/** Whether some property has to be of a kind. */
function saysMore(properties: JsonValue | undefined): boolean {
  return isJsonObject(properties) && Object.values(properties).some(isValued);
}

function tellChoice({ if: test, then, else: otherwise }: JsonObject, telling: Telling): readonly Clause[] {
  const when = isJsonObject(test) ? tell(test, { ...telling, mood: "is" }) : [];
  const [yes, no] = [then, otherwise].map((each) => tellOutcome(each, telling));
  const isTold = (clauses: readonly Clause[] | undefined): clauses is readonly Clause[] => (clauses ?? []).length > 0;
  if (when.length === 0) return yes ?? [];
  const condition: Clause = [{ text: "if " }, ...join(when, " and "), { text: ", " }];
  if (isTold(yes)) {
    const rest: Clause = isTold(no) ? [{ text: "; otherwise " }, ...join(no, " and ")] : [];
    return [[...condition, ...join(yes, " and "), ...rest]];
  }
  return isTold(no) ? [[{ text: "unless " }, ...condition.slice(1), ...join(no, " and ")]] : [];
}

function tellOutcome(schema: JsonValue | undefined, telling: Telling): readonly Clause[] {
  if (schema === false) return [[{ text: "nothing is valid" }]];
  return isJsonObject(schema) ? tell(schema, telling) : [];
}

function tellAlternatives(
  keyword: "anyOf" | "oneOf",
  schemas: readonly JsonValue[],
  telling: Telling,
): readonly Clause[] {
  const told = schemas.map((each) => (isJsonObject(each) ? tell(each, { ...telling, mood: "is" }) : []));
  // What says nothing in words lets everything be.
  if (told.length === 0 || told.some((clauses) => clauses.length === 0)) return [];
  const shown = told.slice(0, mostTold).map((clauses): Clause => join(clauses, " and "));
  const more: readonly Clause[] = told.length > mostTold ? [[{ text: `${told.length - mostTold} more` }]] : [];
  if (telling.mood === "is") return [join([...shown, ...more], " or ")];
  return [
    [
      { text: keyword === "oneOf" ? "one of these alone: " : "at least one of these: " },
      ...join([...shown, ...more], ", or "),
    ],
  ];
}

/** Which fields there may be. */
function tellNames(said: JsonValue, telling: Telling): readonly Clause[] {
  const names = isJsonObject(said) ? listOf(said["enum"] ?? null).filter((name) => typeof name === "string") : [];
  // Of many, the definition has all.
  if (names.length === 0 || names.length > mostTold) return [];
  return [[{ text: "only " }, ...listNames(names, telling), word(telling, " are there", " may be there")]];
}

function tellCount(key: string, said: JsonValue): readonly Clause[] {
  if (key !== "minProperties" && key !== "maxProperties") return [];
  return toLower(describeLimit(key, said)) ?? [];
}

function listNames(names: readonly string[], { path }: Telling, last = " and "): RichText {
  return listRuns(
    names.map((name) => code(path + name)),
    last,
  );
}

function listValues(values: JsonValue, last: string): RichText {
  const all = isJsonArray(values) ? values : values === null ? [] : [values];
  return listRuns(all.map(printed), last);
}

function listRuns(runs: readonly TextRun[], last: string): RichText {
  const more = runs.length - mostTold;
  const shown = more > 1 ? [...runs.slice(0, mostTold), { text: `${more} more` }] : runs;
  return shown.flatMap((run, index) =>
    index === 0 ? [run] : [{ text: index === shown.length - 1 ? last : ", " }, run],
  );
}

function printed(value: JsonValue): TextRun {
  return code(typeof value === "string" && value !== "" ? value : printJson(value));
}

function code(text: string): TextRun {
  return { text, code: true };
}

function word({ mood }: Telling, is: string, must: string): TextRun {
  return { text: mood === "is" ? is : must };
}

function join(clauses: readonly Clause[], between: string): RichText {
  return clauses.flatMap((clause, index) => (index === 0 ? clause : [{ text: between }, ...clause]));
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return isJsonArray(value) ? value : [];
}
