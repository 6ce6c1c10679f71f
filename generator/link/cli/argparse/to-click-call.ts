import { lastName } from "../../code/last-name.ts";
import { isDeclared } from "../../code/python-classes.ts";
import {
  findGiven,
  listPositional,
  tell,
  tellText,
  type ClickCall,
  type CliReading,
  type Given,
} from "../calls/click-call.ts";
import { findVariable } from "../calls/find-variable.ts";
import { makeCall, makeType, nameMember, toExpression, type MadeArgument, type MadeCall } from "../calls/make-call.ts";
import type { AddedArgument } from "./made-parser.ts";

/** What `add_argument` says, as click would be told; undefined where its name can't be told. */
export function toClickCall({ call }: AddedArgument, reading: CliReading): ClickCall | undefined {
  const names = listPositional(call).flatMap((given) => tellText(given, reading) ?? []);
  const dest = tellText(findGiven(call, "dest"), reading);
  const [first] = names.length === 0 && dest !== undefined ? [dest] : names;
  const scope = call.arguments[0]?.scope;
  if (first === undefined || scope === undefined) return undefined;
  const settings: readonly MadeArgument[] = [
    ...hand(call, ["help", "deprecated"]),
    // As libraries beside argparse have it.
    ...hand(call, ["env_var"]).map(([, given]): MadeArgument => ["envvar", given]),
    ["hidden", isSuppressed(findGiven(call, "help"))],
  ];
  const made = first.startsWith("-")
    ? toOption(call, names, reading)
    : {
        maker: "argument",
        names: [first],
        settings: [...describeValue(call, reading), ...describePlace(call, reading)],
      };
  return makeCall({ ...made, settings: [...settings, ...made.settings] }, { scope, span: call.span });
}

function toOption(call: ClickCall, names: readonly string[], reading: CliReading): MadeCall {
  const make = (...settings: readonly MadeArgument[]): MadeCall => ({
    maker: "option",
    names,
    settings: [...hand(call, ["required"]), ...settings],
  });
  const action = nameAction(findGiven(call, "action"), reading);
  switch (action) {
    case "help":
      return { maker: "help_option", names, settings: [] };
    case "version":
      // What is given first is the version.
      return { maker: "version_option", names: ["", ...names], settings: [] };
    case "count":
      return make(["count", true], ...hand(call, ["default"]));
    case "BooleanOptionalAction": {
      const switched = make(["is_flag", true], ...describeDefault(call, reading));
      return { ...switched, names: names.map(addOpposite) };
    }
    case "store_true":
    case "store_false":
    case "store_const":
    case "append_const":
      // What holds without it is only the opposite of what it is for.
      return make(["is_flag", true], ["multiple", action === "append_const"]);
    default: {
      const isMany = action === "append" || action === "extend";
      const count = tell(findGiven(call, "nargs"), reading);
      const several: readonly MadeArgument[] = typeof count === "number" ? [["nargs", count]] : [];
      return make(...describeValue(call, reading), ["multiple", isMany], ...several);
    }
  }
}

/** As click has both sides of a switch in one. */
function addOpposite(name: string): string {
  return name.startsWith("--") ? `${name}/--no-${name.slice(2)}` : name;
}

/** Those of its settings that click knows by the same name. */
function hand(call: ClickCall, names: readonly string[]): readonly MadeArgument[] {
  return names.flatMap((name) => {
    const given = findGiven(call, name);
    return given === undefined || isSuppressed(given) ? [] : [[name, given] as const];
  });
}

/** `argparse.SUPPRESS`: nothing is to be shown, or set. */
export function isSuppressed(given: Given | undefined): boolean {
  return given !== undefined && lastName(given.value) === "SUPPRESS";
}

/** What `action` says: a text, or the class of one. */
export function nameAction(given: Given | undefined, reading: CliReading): string | undefined {
  return given && (tellText(given, reading) ?? lastName(given.value));
}

/** Its type, choices, default and variable. */
function describeValue(call: ClickCall, reading: CliReading): readonly MadeArgument[] {
  const [choices, type] = [findGiven(call, "choices"), findGiven(call, "type")];
  const taken = choices === undefined ? type : describeChoices(choices, call, reading);
  return [["type", taken ?? { kind: "name", name: "str" }], ...describeDefault(call, reading)];
}

/** What click would be told of choices: a range of numbers, an enumeration, or a list. */
function describeChoices({ value, scope }: Given, { span }: ClickCall, reading: CliReading): Given {
  if (value.kind === "call" && value.callee.kind === "name") {
    const [first, second, step] = value.arguments;
    const [from, to] = [first, second].map((each) => each && tell({ value: each.value, scope }, reading));
    if (value.callee.name === "range" && typeof from === "number" && step === undefined) {
      const bounds = typeof to === "number" ? { min: from, max: to - 1 } : { min: 0, max: from - 1 };
      const given = Object.entries(bounds).map(([name, bound]) => ({ name, value: toExpression(bound) }));
      return { value: makeType("IntRange", given, span), scope };
    }
    if (/^(?:list|tuple|set|sorted)$/.test(value.callee.name) && first !== undefined && second === undefined) {
      return describeChoices({ value: first.value, scope }, { maker: "", arguments: [], span }, reading);
    }
  }
  const found = reading.evaluator.evaluate(value, scope);
  if (found?.kind === "class" && isDeclared(found.of) && reading.evaluator.isEnum(found.of)) return { value, scope };
  return { value: makeType("Choice", [{ value }], span), scope };
}

function describeDefault(call: ClickCall, reading: CliReading): readonly MadeArgument[] {
  const preset = findGiven(call, "default");
  if (preset === undefined || isSuppressed(preset)) return [];
  const variable = findVariable(preset, reading);
  return [["default", nameMember(preset, reading)], ...(variable === undefined ? [] : [["envvar", variable] as const])];
}

/** How often something may be given that goes by its place. */
function describePlace(call: ClickCall, reading: CliReading): readonly MadeArgument[] {
  const nargs = findGiven(call, "nargs");
  const count = tell(nargs, reading);
  const word = typeof count === "string" ? count : nargs && lastName(nargs.value);
  const isMany = word === "*" || word === "+" || word === "..." || word === "REMAINDER" || word === "A...";
  return [
    ["required", word !== "?" && word !== "*" && word !== "..." && word !== "REMAINDER"],
    ...(isMany ? [["nargs", -1] as const] : typeof count === "number" ? [["nargs", count] as const] : []),
  ];
}
