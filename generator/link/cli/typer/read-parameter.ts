import type { Span } from "../../../catalogue/span.ts";
import type { PythonExpression, PythonParameter } from "../../../parse/python/python-document.ts";
import {
  findGiven,
  listPositional,
  tellText,
  type ClickCall,
  type ClickScope,
  type CliReading,
  type Given,
} from "../calls/click-call.ts";
import { expandArguments, follow } from "../calls/expand-arguments.ts";
import { makeCall, makeType, nameMember, type MadeArgument } from "../calls/make-call.ts";
import { findTyperName } from "./find-apps.ts";
import { lastName } from "../../code/last-name.ts";

/** What a parameter says of itself: its type, what typer is told of it, and what holds without it. */
interface ReadParameter {
  readonly type: Given | undefined;
  /** `typer.Option(…)` or `typer.Argument(…)`. */
  readonly told: ClickCall | undefined;
  /** How it is spelt, where that is said. */
  readonly names: readonly string[];
  readonly default: Given | undefined;
}

/** What a parameter of a function makes an option or argument of its command, as click would be told; undefined for what typer hands over itself. */
export function readParameter(
  parameter: PythonParameter,
  scope: ClickScope,
  reading: CliReading,
): ClickCall | undefined {
  if (parameter.kind === "star" || parameter.kind === "doubleStar") return undefined;
  const read = takeApart(parameter, scope, reading);
  const { type, told, names, default: preset } = read;
  const plain = type && unwrap(type);
  const written = plain === undefined ? "" : lastName(plain.value.value);
  if (/^(?:Context|CallbackParam)$/.test(written)) return undefined;
  const isArgument = told === undefined ? preset === undefined : told.maker === "Argument";
  const isFlag = written === "bool" && !isArgument && plain?.isMany !== true;
  const isRequired = preset === undefined && findGiven(told, "default_factory") === undefined;
  const settings: readonly MadeArgument[] = [
    ...passed.flatMap((name): readonly MadeArgument[] => {
      const given = findGiven(told, name);
      return given === undefined ? [] : [[name, given]];
    }),
    ["required", isRequired],
    ...(preset === undefined ? [] : [["default", nameMember(preset, reading)] as const]),
    ...(isFlag ? [["is_flag", true] as const] : describeType(plain, told, parameter.span)),
    ...(plain?.isMany !== true ? [] : isArgument ? [["nargs", -1] as const] : [["multiple", true] as const]),
  ];
  const at = { scope, span: parameter.span };
  if (isArgument) return makeCall({ maker: "argument", names: [parameter.name], settings }, at);
  const spelt = `--${parameter.name.replaceAll("_", "-")}`;
  const usual = isFlag ? `${spelt}/--no-${spelt.slice(2)}` : spelt;
  return makeCall({ maker: "option", names: names.length === 0 ? [usual] : names, settings }, at);
}

/** What click knows by the same name. */
const passed = ["help", "envvar", "prompt", "hidden", "show_default", "count", "deprecated", "allow_from_autoenv"];

function takeApart(parameter: PythonParameter, scope: ClickScope, reading: CliReading): ReadParameter {
  const { type: written, default: value } = parameter;
  const annotated = written && findAnnotated({ value: written, scope }, reading);
  const type = annotated?.type ?? (written && { value: written, scope });
  const own = annotated?.told;
  if (own !== undefined) {
    return { type, told: own, names: listNames(own, reading), default: findPreset(value && { value, scope }) };
  }
  const told = value && readTold({ value, scope }, reading);
  if (told === undefined) return { type, told, names: [], default: value && { value, scope } };
  // What stands first is what holds without it.
  const [first] = listPositional(told);
  const preset = findGiven(told, "default") ?? first;
  const further = told.arguments.filter((each) => each !== first);
  return {
    type,
    told,
    names: listNames({ ...told, arguments: further }, reading),
    default: findPreset(preset),
  };
}

/** What holds without it; dots say that nothing does. */
function findPreset(given: Given | undefined): Given | undefined {
  return given?.value.kind === "ellipsis" ? undefined : given;
}

function listNames(told: ClickCall, reading: CliReading): readonly string[] {
  return listPositional(told).flatMap((given) => tellText(given, reading) ?? []);
}

function readTold({ value, scope }: Given, reading: CliReading): ClickCall | undefined {
  if (value.kind !== "call") return undefined;
  const maker = findTyperName(value.callee, scope, reading);
  if (maker !== "Option" && maker !== "Argument") return undefined;
  return { maker, arguments: expandArguments(value, scope, reading), span: value.span };
}

/** `Annotated[type, typer.Option(…)]`, be it by a name. */
function findAnnotated(
  { value, scope }: Given,
  reading: CliReading,
  depth = 0,
): { readonly type: Given; readonly told: ClickCall | undefined } | undefined {
  if (value.kind === "name" || value.kind === "attribute") {
    const followed = depth > deepest ? undefined : follow(value, scope, reading);
    return followed && findAnnotated(followed, reading, depth + 1);
  }
  if (value.kind !== "subscript" || lastName(value.of) !== "Annotated") return undefined;
  const [type, ...facts] = value.items;
  if (type === undefined) return undefined;
  const told = facts.flatMap((fact) => {
    const named = fact.kind === "name" || fact.kind === "attribute" ? follow(fact, scope, reading) : undefined;
    return readTold(named ?? { value: fact, scope }, reading) ?? [];
  });
  return { type: { value: type, scope }, told: told.at(-1) };
}

/** Names for names, types in types; nobody nests deeper. */
const deepest = 10;

interface PlainType {
  readonly value: Given;
  readonly isMany: boolean;
}

const lists = /^(?:List|list|Sequence|Iterable|Collection|Set|set)$/;

/** A type without what says that it may be missing, or that there may be several. */
function unwrap({ value, scope }: Given, depth = 0): PlainType {
  const inside = (part: PythonExpression): PlainType => unwrap({ value: part, scope }, depth + 1);
  const plain: PlainType = { value: { value, scope }, isMany: false };
  if (depth > deepest) return plain;
  if (value.kind === "binary" && value.operator === "|")
    return inside(value.left.kind === "none" ? value.right : value.left);
  if (value.kind !== "subscript") return plain;
  const name = lastName(value.of);
  const [first, second] = value.items;
  if (first === undefined) return plain;
  if (name === "Optional" || name === "Union")
    return inside(first.kind === "none" && second !== undefined ? second : first);
  if (lists.test(name)) return { ...inside(first), isMany: true };
  return plain;
}

/** The type as click would be told it. */
function describeType(plain: PlainType | undefined, told: ClickCall | undefined, span: Span): readonly MadeArgument[] {
  const given = findGiven(told, "click_type");
  if (given !== undefined) return [["type", given]];
  if (plain === undefined || findGiven(told, "parser") !== undefined) return [["type", { kind: "name", name: "str" }]];
  const { value, scope } = plain.value;
  const name = lastName(value);
  const make = (type: string, given: Parameters<typeof makeType>[1]): readonly MadeArgument[] => [
    ["type", { value: makeType(type, given, span), scope }],
  ];
  const hand = (...names: readonly string[]) =>
    names.flatMap((each) => {
      const found = findGiven(told, each);
      return found === undefined ? [] : [{ name: each, value: found.value }];
    });
  if (value.kind === "subscript" && /^(?:Tuple|tuple)$/.test(lastName(value.of))) {
    return [["type", { value: { kind: "tuple", items: value.items, text: value.text }, scope }]];
  }
  if (value.kind === "subscript" && lastName(value.of) === "Literal") {
    const list: PythonExpression = { kind: "list", items: value.items, text: value.text };
    return make("Choice", [{ value: list }]);
  }
  const bounds = hand("min", "max", "clamp");
  if (bounds.length > 0) return make(name === "float" ? "FloatRange" : "IntRange", bounds);
  return name === "Path" ? make("Path", hand("file_okay", "dir_okay")) : [["type", plain.value]];
}
