import type { CliRange } from "../../../catalogue/cli.ts";
import type { PythonExpression } from "../../../parse/python/python-document.ts";
import { isDeclared } from "../../code/python-classes.ts";
import { asJson } from "../../code/python-value.ts";
import { listPositional, tell, tellText, type ClickCall, type CliReading, type Given } from "../calls/click-call.ts";
import { expandArguments, follow, listItems } from "../calls/expand-arguments.ts";
import { lastName } from "../../code/last-name.ts";

/** What is known of what an option takes. */
export interface ClickType {
  /** One word, since usage shows it. */
  readonly type: string;
  readonly choices?: readonly string[] | undefined;
  readonly range?: CliRange | undefined;
  /** The type of each where it takes several at once. */
  readonly values?: readonly string[] | undefined;
}

/** Constants that stand for types; nobody follows more of them. */
const deepest = 10;

/** The type that click makes of what is given as one; undefined where nothing is. */
export function describeClickType(given: Given, reading: CliReading, depth = 0): ClickType {
  const { value, scope } = given;
  if (depth > deepest) return { type: "text" };
  if (value.kind === "tuple" || value.kind === "list") return describeTuple(given, reading, depth);
  const callee = value.kind === "call" ? value.callee : value;
  const last = lastName(callee);
  const call: ClickCall | undefined =
    value.kind === "call"
      ? { maker: last, arguments: expandArguments(value, scope, reading), span: value.span }
      : undefined;
  if (call !== undefined) {
    const [first] = listPositional(call);
    if (last === "Choice") return { type: "choice", choices: readChoices(findFirst(call, "choices"), reading) };
    if (last === "IntRange" || last === "FloatRange") {
      return { type: last === "IntRange" ? "integer" : "number", range: readRange(call, reading) };
    }
    if (last === "Tuple" && first !== undefined) return describeTuple(first, reading, depth);
    if (last === "Path") return { type: nameOfPath(call, reading) };
  }
  const known = typeNames.get(last);
  if (known !== undefined) return { type: known };
  if (value.kind === "name" || value.kind === "attribute") {
    const found = follow(value, scope, reading);
    if (found !== undefined) return describeClickType(found, reading, depth + 1);
  }
  const members = call === undefined ? listValues(given, reading) : [];
  if (members.length > 0) return { type: "choice", choices: members };
  return { type: nameOfClass(callee, scope, reading) ?? "text" };
}

/** The values of an enumeration that stands for itself: `type=Colour` takes what makes a member. */
function listValues({ value, scope }: Given, { evaluator }: CliReading): readonly string[] {
  const found = evaluator.evaluate(value, scope);
  if (found?.kind !== "class" || !isDeclared(found.of) || !evaluator.isEnum(found.of)) return [];
  return evaluator.listMembers(found.of).map((member) => String(member.value));
}

/** The type of what is asked for where nothing but a default tells it. */
export function guessType(preset: Given | undefined, reading: CliReading): string {
  const told = tell(preset, reading);
  if (typeof told === "boolean") return "boolean";
  const { kind } = preset?.value ?? { kind: "none" };
  if (typeof told !== "number" && typeof told !== "bigint") return kind === "boolean" ? "boolean" : "text";
  const isWhole = preset?.value.kind !== "number" || /^[\d_]+$/.test(preset.value.text);
  return isWhole && Number.isInteger(Number(told)) ? "integer" : "number";
}

const typeNames: ReadonlyMap<string, string> = new Map([
  ["int", "integer"],
  ["INT", "integer"],
  ["IntRange", "integer"],
  ["float", "number"],
  ["FLOAT", "number"],
  ["FloatRange", "number"],
  ["bool", "boolean"],
  ["BOOL", "boolean"],
  ["str", "text"],
  ["STRING", "text"],
  ["UNPROCESSED", "text"],
  ["Path", "path"],
  ["File", "file"],
  ["FileType", "file"],
  ["FileText", "file"],
  ["FileTextWrite", "file"],
  ["FileBinaryRead", "file"],
  ["FileBinaryWrite", "file"],
  ["DateTime", "date"],
  ["datetime", "date"],
  ["UUID", "UUID"],
]);

function describeTuple({ value, scope }: Given, reading: CliReading, depth: number): ClickType {
  const values = listItems(value, scope, reading).map((item) => describeClickType(item, reading, depth + 1).type);
  return { type: "values", values };
}

function findFirst(call: ClickCall, name: string): Given | undefined {
  return listPositional(call)[0] ?? call.arguments.find((each) => each.name === name);
}

/** What `click.Choice` lists, be it texts or the members of an enumeration. */
function readChoices(first: Given | undefined, reading: CliReading): readonly string[] {
  const value = first && reading.evaluator.evaluate(first.value, first.scope);
  if (value?.kind === "class" && isDeclared(value.of)) {
    return reading.evaluator.listMembers(value.of).map(({ name }) => name);
  }
  const of = first?.value.kind === "call" ? first.value.callee : undefined;
  // Names of a dictionary are choices too.
  if (first !== undefined && of?.kind === "attribute" && of.name === "keys") {
    return readChoices({ value: of.of, scope: first.scope }, reading);
  }
  const listed: unknown = asJson(value);
  if (typeof listed !== "object" || listed === null) return [];
  return Array.isArray(listed) ? listed.map(String) : Object.keys(listed);
}

/** What `click.IntRange` and `click.FloatRange` are given. */
function readRange(call: ClickCall, reading: CliReading): CliRange | undefined {
  const positional = listPositional(call);
  const get = (name: string, index: number): unknown =>
    tell(call.arguments.find((each) => each.name === name) ?? positional[index], reading);
  const [min, max] = [toNumber(get("min", 0)), toNumber(get("max", 1))];
  if (min === undefined && max === undefined) return undefined;
  const say = (name: string, index: number): true | undefined => (get(name, index) === true ? true : undefined);
  return {
    min,
    max,
    minOpen: min === undefined ? undefined : say("min_open", 2),
    maxOpen: max === undefined ? undefined : say("max_open", 3),
    clamp: say("clamp", 4),
  };
}

function toNumber(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

/** What help calls the value, by which of both it may be. */
function nameOfPath(call: ClickCall, reading: CliReading): string {
  const may = (name: string): boolean =>
    tell(
      call.arguments.find((each) => each.name === name),
      reading,
    ) !== false;
  if (may("dir_okay")) return may("file_okay") ? "path" : "directory";
  return may("file_okay") ? "file" : "path";
}

/** The `name` that a type of the checkout has for readers, where it is one word. */
function nameOfClass(callee: PythonExpression, scope: Given["scope"], reading: CliReading): string | undefined {
  const name: PythonExpression = { kind: "attribute", of: callee, name: "name" };
  const told = tellText({ value: name, scope }, reading);
  return told !== undefined && /^[A-Za-z][\w-]*$/.test(told) ? told : undefined;
}
