import type { CliArgument, CliCommand, CliOption } from "../../../catalogue/cli.ts";
import { describeDefault } from "../../sdk/code/describe-default.ts";
import {
  findGiven,
  isTrue,
  listPositional,
  tell,
  tellText,
  type ClickCall,
  type CliReading,
  type Given,
} from "../calls/click-call.ts";
import { describeClickType, guessType } from "./describe-click-type.ts";
import { writeOptionHelp } from "./write-help.ts";

/** What options are read with. */
interface OptionReading {
  readonly reading: CliReading;
  /** What the environment variables of all options begin with, where they have some. */
  readonly prefix: string | undefined;
}

/** The options and arguments that calls of click give a command, in their order. */
export function readOptions(
  calls: readonly ClickCall[],
  context: OptionReading,
): Pick<CliCommand, "options" | "arguments" | "unlisted"> {
  const options: CliOption[] = [];
  const found: CliArgument[] = [];
  const unlisted: string[] = [];
  for (const call of calls) {
    const isHidden = isTrue(call, "hidden", context.reading);
    if (call.maker !== "argument") {
      const read = readOption(call, context);
      if (isHidden) unlisted.push(...read.map(({ name }) => name));
      else options.push(...read);
    } else if (!isHidden) found.push(...readArgument(call, context));
  }
  return { options, arguments: found, ...(unlisted.length > 0 && { unlisted }) };
}

/** What each kind of option has that is given nothing else. */
interface OptionKind {
  /** How it is spelt. */
  readonly name?: string | undefined;
  readonly doc?: string | undefined;
  readonly isFlag?: boolean | undefined;
  /** How many of what is given without a name say something else. */
  readonly skip?: number | undefined;
  readonly prompts?: boolean | undefined;
}

const kinds: ReadonlyMap<string, OptionKind> = new Map([
  ["option", {}],
  ["version_option", { name: "--version", doc: "Show the version and exit.", isFlag: true, skip: 1 }],
  ["help_option", { name: "--help", doc: "Show this message and exit.", isFlag: true }],
  ["confirmation_option", { name: "--yes", doc: "Confirm the action without prompting.", isFlag: true }],
  ["password_option", { name: "--password", prompts: true }],
]);

function readOption(call: ClickCall, context: OptionReading): readonly CliOption[] {
  const { reading, prefix } = context;
  const kind = kinds.get(call.maker) ?? {};
  const texts = listPositional(call)
    .slice(kind.skip ?? 0)
    .flatMap((given) => tellText(given, reading) ?? []);
  const own = texts.find(isIdentifier);
  const spelt = texts.filter((text) => !isIdentifier(text));
  const written = spelt.length === 0 && kind.name !== undefined ? [kind.name] : spelt;
  const sides = written.map(splitSides);
  const names = sides.flat().filter((name) => name !== "");
  const opposites = sides.flatMap(([, ...others]) => others).filter((name) => name !== "");
  // A word tells more than a letter.
  const name = names.find((each) => each.startsWith("--")) ?? names[0];
  if (name === undefined) return [];
  const isCounted = isTrue(call, "count", reading);
  const isFlag = kind.isFlag ?? readsFlag(call, written, reading);
  const facts = readFacts(call, reading);
  const help = tellText(findGiven(call, "help"), reading);
  const held = isFlag ? undefined : findGiven(call, "flag_value");
  // Nobody asks for help by a variable, though it would be given.
  const isSilent = kind.doc !== undefined || tell(findGiven(call, "allow_from_autoenv"), reading) === false;
  return [
    {
      ...facts,
      name,
      names,
      opposites: opposites.length === 0 ? undefined : opposites,
      type: isFlag || isCounted ? "flag" : facts.type,
      multiple: facts.multiple || isCounted,
      default:
        (isFlag && facts.default === "False") || (isCounted && facts.default === "0") ? undefined : facts.default,
      required: isTrue(call, "required", reading),
      alone: held && writeValue(held, reading),
      prompts: readsPrompt(call, kind, reading) ? true : undefined,
      variable: facts.variable ?? (prefix === undefined || isSilent ? undefined : toVariable(prefix, own ?? name)),
      deprecated: readDeprecated(call, reading),
      doc: help === undefined ? kind.doc : writeOptionHelp(help),
    },
  ];
}

/** `--on/--off` are the two sides of one switch; where the first begins with a slash itself, `/on;/off`. */
function splitSides(text: string): readonly string[] {
  const sign = text.startsWith("/") ? ";" : "/";
  return text.split(sign).map((part) => part.trim());
}

function isIdentifier(text: string): boolean {
  return /^[A-Za-z_]\w*$/.test(text);
}

/** `PREFIX_SOME_OPTION` for `--some-option`. */
function toVariable(prefix: string, name: string): string {
  return `${prefix}_${name
    .replace(/^[-+/]+/, "")
    .replaceAll("-", "_")
    .toUpperCase()}`;
}

function readsFlag(call: ClickCall, written: readonly string[], reading: CliReading): boolean {
  const said = tell(findGiven(call, "is_flag"), reading);
  if (typeof said === "boolean") return said;
  return written.some((text) => splitSides(text).length > 1) || findGiven(call, "flag_value") !== undefined;
}

function readsPrompt(call: ClickCall, { prompts }: OptionKind, reading: CliReading): boolean {
  const said = tell(findGiven(call, "prompt"), reading);
  return said === undefined || call.maker === "confirmation_option"
    ? prompts === true
    : said !== false && said !== null;
}

function readDeprecated(call: ClickCall, reading: CliReading): string | undefined {
  const given = findGiven(call, "deprecated");
  return isTrue(call, "deprecated", reading) ? "" : tellText(given, reading);
}

function readArgument(call: ClickCall, { reading }: OptionReading): readonly CliArgument[] {
  const [first] = listPositional(call);
  const name = tellText(first, reading);
  if (name === undefined) return [];
  const facts = readFacts(call, reading);
  const required = tell(findGiven(call, "required"), reading);
  const isOptional = typeof required === "boolean" ? !required : facts.default !== undefined || facts.multiple;
  const help = tellText(findGiven(call, "help"), reading);
  return [{ ...facts, name, required: !isOptional, doc: help === undefined ? undefined : writeOptionHelp(help) }];
}

function readFacts(call: ClickCall, reading: CliReading): Omit<CliArgument, "name" | "required"> {
  const given = findGiven(call, "type");
  const preset = findGiven(call, "default");
  const isMany = isTrue(call, "multiple", reading);
  const type =
    given === undefined || given.value.kind === "none"
      ? { type: guessType(isMany ? undefined : preset, reading) }
      : describeClickType(given, reading);
  const count = tell(findGiven(call, "nargs"), reading);
  const several = typeof count === "number" && count > 1 && count <= 20 ? count : undefined;
  const [variable, ...others] = readVariables(call, reading);
  const takesSeveral = type.values !== undefined || several !== undefined || count === -1;
  const written = takesSeveral && !isMany ? readDefaults(call, preset, reading) : readDefault(call, preset, reading);
  return {
    ...type,
    values: type.values ?? (several === undefined ? undefined : Array.from({ length: several }, () => type.type)),
    multiple: isMany || count === -1,
    default: nameChoice(written, type.choices),
    variable,
    otherVariables: others.length === 0 ? undefined : others,
    span: call.span,
  };
}

/** Members of an enum are chosen by their names: `Mode.fast` by `fast`. */
function nameChoice(written: string | undefined, choices: readonly string[] = []): string | undefined {
  const [, name = ""] = /^[\w.]+\.(\w+)$/.exec(written ?? "") ?? [];
  return choices.includes(name) ? name : written;
}

function readVariables(call: ClickCall, reading: CliReading): readonly string[] {
  const named = tell(findGiven(call, "envvar"), reading);
  return (Array.isArray(named) ? (named as readonly unknown[]) : [named]).filter((name) => typeof name === "string");
}

/** As it would be typed, or as help is told to call it; undefined where nobody can tell it. */
function readDefault(call: ClickCall, preset: Given | undefined, reading: CliReading): string | undefined {
  const shown = tellText(findGiven(call, "show_default"), reading);
  if (shown !== undefined) return shown;
  if (preset === undefined || preset.value.kind === "none") return undefined;
  const listed = isTrue(call, "multiple", reading) ? tell(preset, reading) : undefined;
  if (Array.isArray(listed) && listed.every((each) => typeof each === "string" || typeof each === "number")) {
    return listed.length === 0 ? undefined : listed.join(", ");
  }
  return writeValue(preset, reading);
}

/** The same where it is several values at once: one behind the other, as they would be typed. */
function readDefaults(call: ClickCall, preset: Given | undefined, reading: CliReading): string | undefined {
  if (preset?.value.kind !== "tuple" && preset?.value.kind !== "list") return readDefault(call, preset, reading);
  const shown = tellText(findGiven(call, "show_default"), reading);
  if (shown !== undefined) return shown;
  const items = preset.value.items.map((value) => writeValue({ value, scope: preset.scope }, reading));
  return items.length === 0 || items.includes(undefined) ? undefined : items.join(" ");
}

/** A value as it would be typed; undefined where nobody can tell it. */
export function writeValue(given: Given, reading: CliReading): string | undefined {
  const value = given.value.kind === "lambda" ? given.value.result : given.value;
  const { text, effective } = describeDefault(value, given.scope, reading);
  const path =
    value.kind === "call" &&
    /^(?:os\.path\.expanduser|(?:pathlib\.)?Path)\(/.test(value.text) &&
    value.arguments.length === 1
      ? value.arguments[0]
      : undefined;
  const home = path && tellText({ value: path.value, scope: given.scope }, reading);
  if (home !== undefined) return home;
  // A call that needs nothing may come to a text that everybody knows, as `Mode.FAST.name.lower()` does.
  const made =
    value.kind === "call" && value.arguments.length === 0
      ? tellText({ value, scope: given.scope }, reading)
      : undefined;
  // What asks the environment has a value without it.
  const written = effective ?? made ?? text;
  if (written === "None" || (given.value.kind === "lambda" && value.kind === "other")) return undefined;
  return /^"(?:[^"\\]|\\.)*"$/.test(written) ? String(JSON.parse(written)) : written;
}
