/*
 * The programs of the client library with their commands, and the environment variables that are asked for. Has no tree of its own: `sdk/` takes its pages and items in.
 */
import type { CliArgument, CliCommand, CliOption } from "../../catalogue/cli.ts";
import { describeRange } from "../../catalogue/describe-range.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import { commandSections, type CommandContent, type CommandParts, type CommandView } from "../../page-model/command.ts";
import type { IndexItem } from "../../page-model/metamodel.ts";
import type { NavigationItem, Page, TocEntry } from "../../page-model/page.ts";
import type { CodeTab, FieldRow, Html, Link, RichText } from "../../page-model/parts.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { escapeHtml } from "../markup/markup.ts";
import { toCommandAnchor } from "../addresses/addresses.ts";
import { listOwnVariables } from "./list-own-variables.ts";
import { listEnvironmentItems, planEnvironmentPage } from "./plan-environment-page.ts";

export { listCommandAreas } from "./list-command-areas.ts";

/** A page for each program and for each of its commands; what is below those stands on theirs, a section each. */
export function planCliPages(context: PlanContext, navigation: string): readonly Page[] {
  const variablesOf = listOwnVariables(context);
  const plan = { context, navigation, variablesOf };
  const programs = (context.catalogue.cli ?? []).flatMap((program) => [
    planPage(program, { ...plan, trail: [], sections: [] }),
    ...program.commands.map((command) =>
      planPage(command, { ...plan, trail: [toLink(program, context)], sections: listBelow(command) }),
    ),
  ]);
  return [...programs, ...planEnvironmentPage(context, navigation)];
}

/** The programs with their commands, for the tree; then the variables that they ask for. */
export function listCommandItems(context: PlanContext): readonly NavigationItem[] {
  const { catalogue, links } = context;
  const programs = (catalogue.cli ?? []).map((program) => ({
    label: `${program.path} commands`,
    href: links.command(program.path),
    items: program.commands.map(({ path, deprecated }) => ({
      label: lastWord(path),
      href: links.command(path),
      deprecated: deprecated === undefined ? undefined : true,
    })),
  }));
  return [...programs, ...listEnvironmentItems(context)];
}

interface PagePlan {
  readonly context: PlanContext;
  readonly navigation: string;
  readonly trail: readonly Link[];
  readonly sections: readonly CliCommand[];
  readonly variablesOf: (commands: readonly CliCommand[]) => readonly Link[];
}

function planPage(command: CliCommand, { context, navigation, trail, sections, variablesOf }: PagePlan): Page {
  const isProgram = trail.length === 0;
  const content: CommandContent = {
    kind: "command",
    ...toParts(command, "", context),
    variables: variablesOf([command, ...sections]),
    commands: isProgram ? command.commands.map((each) => toItem(each, context)) : [],
    sections: sections.map((each): CommandView => {
      const id = toCommandAnchor(each.path);
      return { id, name: each.path, ...toParts(each, `${id}.`, context) };
    }),
  };
  return {
    route: context.routes.commands.get(command.path) ?? "",
    title: command.path,
    noun: "command",
    description: context.summary(command.doc) || describe(command),
    section: "sdk",
    navigation,
    breadcrumbs: trail,
    toc: toToc(content),
    badges: command.deprecated === undefined ? [] : [{ label: "deprecated", tone: "warning" }],
    source: context.source(command.span),
    content,
  };
}

function describe({ path, commands }: CliCommand): string {
  return commands.length === 0
    ? `The command ${path} and its options.`
    : `The command ${path}: ${countNoun(commands.length, "command")} with their options.`;
}

function toLink({ path }: CliCommand, { links }: PlanContext): Link {
  return { label: path, href: links.command(path) ?? "" };
}

/** All commands below one, in the order in which a tree of them is read. */
function listBelow({ commands }: CliCommand): readonly CliCommand[] {
  return commands.flatMap((command) => [command, ...listBelow(command)]);
}

function toItem(command: CliCommand, context: PlanContext): IndexItem {
  return {
    link: {
      ...toLink(command, context),
      noun: "command",
      deprecated: command.deprecated !== undefined,
      note: command.commands.length === 0 ? undefined : countNoun(command.commands.length, "command"),
    },
    summary: context.summary(command.doc),
    badges: [],
  };
}

function toParts(command: CliCommand, prefix: string, context: PlanContext): CommandParts {
  const { doc, deprecated, aliases = [] } = command;
  const usual = findUsual(command);
  const note = usual === undefined ? undefined : `Without a command, \`${usual}\` is meant.`;
  const also = aliases.length === 0 ? undefined : `Also called ${aliases.map((each) => `\`${each}\``).join(", ")}.`;
  const further = command.further === undefined ? undefined : furtherWords[command.further];
  const text = [doc, also, note, further].filter((part) => part !== undefined).join("\n\n");
  return {
    usage: toUsage(writeUsage(command), prefix),
    deprecated: deprecated === undefined ? undefined : { reason: context.inlineDoc(deprecated) },
    doc: context.doc(text === "" ? undefined : text),
    source: doc === undefined ? context.source(command.span) : undefined,
    arguments: command.arguments.map((each) => ({
      ...toRow(each, `${prefix}${each.name}`),
      source: undefined,
      // Most programs say nothing of them but their names.
      doc: context.inlineDoc(each.doc ?? "Given by its place."),
    })),
    options: command.options.map((each) => toOptionRow(each, prefix, context)),
  };
}

const furtherWords: Record<NonNullable<CliCommand["further"]>, string> = {
  words: "More words than those that are listed may follow.",
  options: "Options that aren't listed are taken too.",
  anything: "More words and options than those that are listed may follow.",
};

/** What is meant without a command; the code may name one that there is not, and then nothing is. */
function findUsual({ usual, commands }: CliCommand): string | undefined {
  return commands.some(({ path, aliases = [] }) => lastWord(path) === usual || aliases.some((each) => each === usual))
    ? usual
    : undefined;
}

function toUsage(words: readonly string[], prefix: string): CodeTab {
  const html = words.map(markWhole).join(" ") as Html;
  return { id: `${prefix}usage`, label: "Usage", language: "shell", code: words.join(" "), html };
}

/** So many characters fit beside the button that copies, on any phone. */
const fits = 24;

/** A word with a dash, an option with what it takes, which stay on one line; else browsers break them behind the dash. */
function markWhole(word: string): string {
  if (!word.includes("-")) return escapeHtml(word);
  const end = word.length > fits ? word.search(/\s|$/) : word.length;
  return `<span class="o">${escapeHtml(word.slice(0, end))}</span>${escapeHtml(word.slice(end))}`;
}

/** The words of a synopsis; an option is one with what it takes. */
function writeUsage(command: CliCommand): readonly string[] {
  const { path, options, arguments: given, commands } = command;
  const required = options
    .filter((each) => each.required)
    .map(({ name, type, values }) => (type === "flag" ? name : [name, ...(values ?? [type]).map(quoteWord)].join(" ")));
  const optional = options.length > required.length ? ["[options]"] : [];
  const words = given.map(({ name, required: isRequired, multiple, values }) => {
    const word = values === undefined ? `<${name}>${multiple ? "…" : ""}` : values.map(() => quoteWord(name)).join(" ");
    return isRequired ? word : `[${word}]`;
  });
  const below = commands.length === 0 ? [] : [findUsual(command) === undefined ? "<command>" : "[<command>]"];
  const more = command.further === undefined || command.further === "options" ? [] : ["[<word>…]"];
  return [...path.split(" "), ...optional, ...required, ...words, ...below, ...more];
}

function quoteWord(word: string): string {
  return `<${word}>`;
}

function toOptionRow(option: CliOption, prefix: string, context: PlanContext): FieldRow {
  const { opposites = [] } = option;
  const others = option.names.filter((name) => name !== option.name && !opposites.includes(name));
  const row = toRow(option, `${prefix}${option.name}`);
  const also: RichText[] = others.length === 0 ? [] : [[{ text: "also " }, { text: others.join(", "), code: true }]];
  const { alone, excludes = [], either } = option;
  const further: RichText[] = [];
  if (opposites.includes(option.name)) further.push([{ text: "turns it off" }]);
  else if (opposites.length > 0)
    further.push([{ text: "the opposite is " }, { text: opposites.join(", "), code: true }]);
  if (alone !== undefined) further.push([{ text: "without a value " }, { text: alone, code: true }]);
  if (excludes.length > 0) further.push([{ text: "not together with " }, { text: excludes.join(", "), code: true }]);
  if (either === true) further.push([{ text: "one of them has to be given" }]);
  if (option.prompts === true) further.push([{ text: "asked for where it isn't given" }]);
  const otherNames = [...new Set([...others, ...opposites])].filter((name) => name !== option.name);
  return {
    ...row,
    ...(otherNames.length > 0 && { otherNames }),
    doc: context.inlineDoc(option.doc),
    facts: [...also, ...row.facts, ...further],
    deprecated: option.deprecated === undefined ? undefined : { reason: context.inlineDoc(option.deprecated) },
    source: option.doc === undefined ? context.source(option.span) : undefined,
  };
}

function toRow(argument: CliArgument, id: string): FieldRow {
  const { name, type, choices, range, values, required, multiple, variable, otherVariables = [] } = argument;
  const facts: RichText[] = [];
  if (choices !== undefined && choices.length > 0) {
    facts.push([{ text: "one of " }, { text: choices.join(", "), code: true }]);
  }
  if (range !== undefined) {
    facts.push([
      { text: `${describeRange(range)}${range.clamp === true ? ", the nearest bound is taken for others" : ""}` },
    ]);
  }
  if (variable !== undefined) facts.push([{ text: "environment variable " }, { text: variable, code: true }]);
  if (otherVariables.length > 0) facts.push([{ text: "or " }, { text: otherVariables.join(", "), code: true }]);
  return {
    id,
    name,
    type: [{ text: values?.join(" ") ?? type }],
    presence: required ? "required" : "optional",
    default: argument.default,
    facts,
    badges: multiple ? [{ label: "repeatable", tone: "neutral" }] : [],
  };
}

function lastWord(path: string): string {
  return path.slice(path.lastIndexOf(" ") + 1);
}

function toToc(content: CommandContent): readonly TocEntry[] {
  const toc: TocEntry[] = [];
  if (content.arguments.length > 0) toc.push({ id: commandSections.arguments, label: "Arguments", level: 2 });
  if (content.options.length > 0) toc.push({ id: commandSections.options, label: "Options", level: 2 });
  if (content.commands.length > 0) toc.push({ id: commandSections.commands, label: "Commands", level: 2 });
  return [...toc, ...content.sections.map(({ id, name }): TocEntry => ({ id, label: lastWord(name), level: 2 }))];
}
