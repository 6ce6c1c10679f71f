import { toSimpleName } from "../../../catalogue/to-simple-name.ts";
import type { JsonValue } from "../../../catalogue/json.ts";
import type { PythonExpression } from "../../../parse/python/python-document.ts";
import type { PythonEvaluator, PythonPlace } from "../../code/evaluate-python.ts";
import { isDeclared } from "../../code/python-classes.ts";
import type { PythonModules } from "../../code/python-modules.ts";
import { resolveDotted } from "../../code/resolve-python.ts";

/** What defaults are made of. */
export interface DefaultParts {
  readonly modules: PythonModules;
  readonly evaluator: PythonEvaluator;
}

/** What a default says, and what it comes to where that is something else. */
export interface DescribedDefault {
  readonly text: string;
  readonly effective?: string | undefined;
}

/** Constants of constants; nobody has more of them. */
const mostSteps = 10;

/** A default as Python writes it: constants are followed to their value, what would have to be run stands as written. */
export function describeDefault(
  expression: PythonExpression,
  place: PythonPlace,
  parts: DefaultParts,
  step = 0,
): DescribedDefault {
  const describe = (part: PythonExpression): string => describeDefault(part, place, parts, step + 1).text;
  switch (expression.kind) {
    case "text":
      return { text: JSON.stringify(expression.value) };
    case "boolean":
      return { text: expression.value ? "True" : "False" };
    case "none":
      return { text: "None" };
    case "ellipsis":
      return { text: "..." };
    case "spread":
      return { text: `*${describe(expression.of)}` };
    case "list":
      return { text: `[${expression.items.map(describe).join(", ")}]` };
    case "set":
      return { text: `{${expression.items.map(describe).join(", ")}}` };
    case "tuple": {
      const items = expression.items.map(describe);
      return { text: items.length === 1 ? `(${items.join("")},)` : `(${items.join(", ")})` };
    }
    case "name":
    case "attribute":
      return describeName(expression, place, parts, step);
    case "binary":
    case "unary":
    case "format": {
      const value = parts.evaluator.evaluate(expression, place);
      return { text: (value?.kind === "json" ? writeScalar(value.value) : undefined) ?? expression.text };
    }
    case "subscript":
      return { text: findMember(expression, place, parts) ?? tidy(expression.text) };
    case "call":
      return { text: tidy(expression.text), effective: describeUnset(expression, place, parts, step) };
    case "number":
    case "bytes":
    case "other":
    case "dict":
    case "lambda":
    case "each":
      return { text: tidy(expression.text) };
  }
}

/** Calls that hand on what they are given, in another form at most, by the place of that among their arguments. */
const converters: ReadonlyMap<string, number> = new Map([
  ["parse_obj_as", 1],
  ["int", 0],
  ["float", 0],
  ["str", 0],
]);

/** What a call comes to that asks the environment, where that says nothing. */
function describeUnset(
  call: PythonExpression,
  place: PythonPlace,
  parts: DefaultParts,
  step: number,
): string | undefined {
  if (call.kind !== "call" || step > mostSteps) return undefined;
  const called = writeName(call.callee);
  const given = call.arguments.filter(({ name }) => name === undefined).map(({ value }) => value);
  if (/^(?:os\.)?(?:getenv|environ\.get)$/.test(called)) {
    const preset = given[1] ?? call.arguments.find(({ name }) => name === "default")?.value;
    return preset === undefined ? "None" : describeDefault(preset, place, parts, step + 1).text;
  }
  const handed = given[converters.get(toSimpleName(called)) ?? -1];
  const unset = handed && describeUnset(handed, place, parts, step + 1);
  // Variables are texts, their defaults too: `int(os.getenv("N", "4"))`.
  return unset !== undefined && /(?:^|\.)(?:int|float)$/.test(called) ? unset.replace(/^"(-?[\d.]+)"$/, "$1") : unset;
}

/** Several lines as one, without the blanks that their ends leave. */
function tidy(text: string): string {
  return text.replace(/([([{])\s+/g, "$1").replace(/,?(?<!\s)\s+([)\]}])/g, "$1");
}

/** `Enum["NAME"]`. */
function findMember(
  { of, items }: PythonExpression & { readonly kind: "subscript" },
  place: PythonPlace,
  { evaluator }: DefaultParts,
): string | undefined {
  const owner = evaluator.evaluate(of, place);
  const [only] = items;
  const key = only && evaluator.evaluate(only, place);
  if (owner?.kind !== "class" || !isDeclared(owner.of) || key?.kind !== "json") return undefined;
  return evaluator.isEnum(owner.of) ? `${owner.of.node.name}.${String(key.value)}` : undefined;
}

function describeName(
  expression: PythonExpression,
  place: PythonPlace,
  parts: DefaultParts,
  step: number,
): DescribedDefault {
  const written = writeName(expression);
  const value = parts.evaluator.evaluate(expression, place);
  if (value?.kind === "member") return { text: `${value.of.node.name}.${value.name}` };
  const resolved = resolveDotted(expression, place.module, parts.modules);
  const target = resolved?.target;
  if (value?.kind === "json") {
    const scalar = writeScalar(value.value);
    // What is generated elsewhere tells more by its name.
    if (target?.kind === "external") return { text: written, effective: scalar };
    if (scalar !== undefined) return { text: scalar };
  }
  if (target?.kind === "declared" && resolved?.rest.length === 0 && step < mostSteps) {
    const { binding, module } = target;
    const found = binding.kind === "assignment" ? binding.node.value : undefined;
    // What would have to be run has a name for readers, unless that is nobody's business.
    const isNamed = !target.name.startsWith("_") && (found?.kind === "call" || found?.kind === "dict");
    if (found !== undefined && !isNamed) return describeDefault(found, { module }, parts, step + 1);
  }
  return { text: written };
}

function writeName(expression: PythonExpression): string {
  if (expression.kind === "name") return expression.name;
  return expression.kind === "attribute" ? `${writeName(expression.of)}.${expression.name}` : "…";
}

/** A value that is no list and no dictionary: those have lost which kind they were. */
function writeScalar(value: JsonValue): string | undefined {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}
