import type { CliArgument, CliOption } from "../../catalogue/cli.ts";
import type { PythonCall, PythonDecorator, PythonExpression } from "../../parse/python/python-document.ts";
import type { PythonEvaluator } from "../code/evaluate-python.ts";
import { asJson } from "../code/python-value.ts";
import { isDeclared } from "../code/python-classes.ts";
import type { PythonModule, PythonModules } from "../code/python-modules.ts";
import { resolveDotted } from "../code/resolve-python.ts";
import { describeDefault } from "../sdk/code/describe-default.ts";

/** What options are read with. */
export interface CliReading {
  readonly modules: PythonModules;
  readonly evaluator: PythonEvaluator;
}

/** The options and arguments that decorators give a command, in the written order. */
export function readOptions(
  decorators: readonly PythonDecorator[],
  module: PythonModule,
  reading: CliReading,
): { readonly options: readonly CliOption[]; readonly arguments: readonly CliArgument[] } {
  const options: CliOption[] = [];
  const found: CliArgument[] = [];
  for (const { expression } of decorators) {
    const call = findCall(expression, module, reading);
    const kind = call && findKind(call.callee);
    if (call === undefined || isTrue(call, "hidden")) continue;
    if (kind === "option") options.push(...readOption(call, module, reading));
    else if (kind === "argument") found.push(...readArgument(call, module, reading));
    else if (kind === "version_option") {
      const common = { type: "flag", required: false, multiple: false, span: call.span };
      options.push({ ...common, name: "--version", names: ["--version"], doc: "Show the version and exit." });
    }
  }
  return { options, arguments: found };
}

/** The call that decorates something, also where it has a name of its own. */
function findCall(expression: PythonExpression, module: PythonModule, { modules }: CliReading): PythonCall | undefined {
  if (expression.kind === "call") return expression;
  const target = resolveDotted(expression, module, modules)?.target;
  const binding = target?.kind === "declared" ? target.binding : undefined;
  const value = binding?.kind === "assignment" ? binding.node.value : undefined;
  return value?.kind === "call" ? value : undefined;
}

function findKind(callee: PythonExpression): string | undefined {
  if (callee.kind === "name") return /^(?:option|argument|version_option)$/.test(callee.name) ? callee.name : undefined;
  const isClick = callee.kind === "attribute" && callee.of.kind === "name" && /^(?:rich_)?click$/.test(callee.of.name);
  return isClick ? callee.name : undefined;
}

function readOption(call: PythonCall, module: PythonModule, reading: CliReading): readonly CliOption[] {
  const texts = call.arguments.flatMap(({ name, value }) =>
    name === undefined && value.kind === "text" ? value.value : [],
  );
  const written = texts.filter((text) => text.startsWith("-"));
  // `--on/--off` are two spellings of one switch.
  const names = written.flatMap((text) => text.split("/").map((part) => part.trim()));
  // The longest tells most.
  const name = names.find((each) => each.startsWith("--")) ?? names[0];
  if (name === undefined) return [];
  const isFlag = isTrue(call, "is_flag") || written.some((text) => text.includes("/")) || isTrue(call, "count");
  const facts = readFacts(call, module, reading);
  const help = findGiven(call, "help");
  const doc = help && asJson(reading.evaluator.evaluate(help, { module }));
  return [
    {
      ...facts,
      name,
      names,
      type: isFlag ? "flag" : facts.type,
      default: isFlag && facts.default === "False" ? undefined : facts.default,
      required: isTrue(call, "required"),
      doc: typeof doc === "string" ? cleanHelp(doc) : undefined,
    },
  ];
}

function readArgument(call: PythonCall, module: PythonModule, reading: CliReading): readonly CliArgument[] {
  const [first] = call.arguments;
  const name = first?.name === undefined && first?.value.kind === "text" ? first.value.value : undefined;
  if (name === undefined) return [];
  const facts = readFacts(call, module, reading);
  const required = findGiven(call, "required");
  const isOptional = required?.kind === "boolean" ? !required.value : facts.default !== undefined || facts.multiple;
  return [{ ...facts, name, required: !isOptional }];
}

function readFacts(
  call: PythonCall,
  module: PythonModule,
  reading: CliReading,
): Omit<CliArgument, "name" | "required"> {
  const type = findGiven(call, "type");
  const choices = type && readChoices(type, module, reading);
  const preset = findGiven(call, "default");
  const variable = findGiven(call, "envvar");
  const named = variable && asJson(reading.evaluator.evaluate(variable, { module }));
  const count = findGiven(call, "nargs");
  return {
    type: choices === undefined ? describeClickType(type, preset) : "choice",
    choices,
    multiple: isTrue(call, "multiple") || (count?.kind === "unary" && count.operator === "-"),
    default: preset === undefined || preset.kind === "none" ? undefined : writeDefault(preset, module, reading),
    variable: typeof named === "string" ? named : undefined,
    span: call.span,
  };
}

/** As it would be typed: a text without its quotes. */
function writeDefault(preset: PythonExpression, module: PythonModule, reading: CliReading): string {
  const { text } = describeDefault(preset, { module }, reading);
  return /^"(?:[^"\\]|\\.)*"$/.test(text) ? String(JSON.parse(text)) : text;
}

/** What `click.Choice` lists, be it texts or the members of an enumeration. */
function readChoices(
  type: PythonExpression,
  module: PythonModule,
  { evaluator }: CliReading,
): readonly string[] | undefined {
  if (type.kind !== "call" || !/(?:^|\.)Choice$/.test(writeName(type.callee))) return undefined;
  const [first] = type.arguments;
  const value = first && evaluator.evaluate(first.value, { module });
  if (value?.kind === "class" && isDeclared(value.of)) return evaluator.listMembers(value.of).map(({ name }) => name);
  const listed: unknown = asJson(value);
  return Array.isArray(listed) ? listed.map(String) : [];
}

function describeClickType(type: PythonExpression | undefined, preset: PythonExpression | undefined): string {
  const written = type === undefined ? "" : writeName(type.kind === "call" ? type.callee : type);
  const last = written.slice(written.lastIndexOf(".") + 1);
  if (type === undefined)
    return preset?.kind === "number" ? "integer" : preset?.kind === "boolean" ? "boolean" : "text";
  return typeNames.get(last) ?? "text";
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
  ["Path", "path"],
  ["File", "file"],
  ["DateTime", "date"],
  ["UUID", "UUID"],
]);

function writeName(expression: PythonExpression): string {
  if (expression.kind === "name") return expression.name;
  return expression.kind === "attribute" ? `${writeName(expression.of)}.${expression.name}` : "";
}

/** An argument of a call by its name. */
export function findGiven(call: PythonCall, name: string): PythonExpression | undefined {
  return call.arguments.find((each) => each.name === name)?.value;
}

/** Whether an argument says yes. */
export function isTrue(call: PythonCall, name: string): boolean {
  const value = findGiven(call, name);
  return value?.kind === "boolean" && value.value;
}

/** Help without the marks that keep a terminal from wrapping lines, and without what is not for users. */
export function cleanHelp(text: string): string | undefined {
  const cleaned = (text.split("\f", 1)[0] ?? "").replaceAll("\b", "").trim();
  return cleaned === "" ? undefined : cleaned;
}
