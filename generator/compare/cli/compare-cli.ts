import type { CliArgument, CliCommand, CliOption } from "../../catalogue/cli.ts";
import { describeRange } from "../../catalogue/describe-range.ts";
import type { Change } from "../change.ts";
import { compareWords, type Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, findStrangers, pairUp } from "../pair-up.ts";
import type { ChangeCode } from "../rules.ts";
import { compareCommandWords } from "./compare-command-words.ts";
import { compareEither } from "./compare-either.ts";
import { compareExcluded } from "./compare-excluded.ts";
import { compareOption } from "./compare-option.ts";
import { findRenamedCommands } from "./find-renamed-commands.ts";

const deprecationCodes = { set: "safe/command-deprecated", lifted: "safe/command-deprecation-lifted" } as const;

/** Commands that came, went, are called otherwise, or take something else. */
export function compareCli(before: readonly CliCommand[], after: readonly CliCommand[]): readonly Change[] {
  const [earlier, later] = [listCommands(before), listCommands(after)];
  return pairUp(findRenamedCommands(earlier, later), later).flatMap(({ name, before: was, after: is }) => {
    const site: Site = { area: "cli", thing: name, coordinate: name };
    if (was === undefined) return [makeChange({ ...site, code: "safe/command-added", after: { span: is?.span } })];
    if (is === undefined && isUnlisted(later, name))
      return [makeChange({ ...site, code: "safe/command-hidden", before: { span: was.span } })];
    if (is === undefined) {
      const announced = was.deprecated === undefined ? undefined : true;
      return [makeChange({ ...site, code: "breaking/command-removed", before: { span: was.span }, announced })];
    }
    return [...compareCommandWords(site, [was, is], later), ...compareCommand(site, was, is)];
  });
}

/** Whether a command that isn't listed is there all the same. */
function isUnlisted(commands: ReadonlyMap<string, CliCommand>, path: string): boolean {
  const end = path.lastIndexOf(" ");
  return commands.get(path.slice(0, Math.max(0, end)))?.unlisted?.includes(path.slice(end + 1)) === true;
}

function listCommands(commands: readonly CliCommand[]): ReadonlyMap<string, CliCommand> {
  const all = new Map<string, CliCommand>();
  const visit = (command: CliCommand): void => {
    all.set(command.path, command);
    command.commands.forEach(visit);
  };
  commands.forEach(visit);
  return all;
}

function compareCommand(site: Site, was: CliCommand, is: CliCommand): readonly Change[] {
  const toWorded = ({ doc, deprecated, span }: CliCommand): Parameters<typeof compareWords>[1] => ({
    doc,
    deprecated: deprecated === undefined ? undefined : { reason: deprecated },
    span,
  });
  const [before, after] = [
    { text: was.usual ?? "nothing", span: was.span },
    { text: is.usual ?? "nothing", span: is.span },
  ];
  return [
    ...(was.usual === is.usual || was.usual === undefined
      ? []
      : [makeChange({ ...site, code: "breaking/usual-command-changed", before, after })]),
    ...compareFurther(site, was, is),
    ...compareAll(site, was.arguments, is.arguments),
    ...compareAll(site, was.options, is.options, is.unlisted),
    ...compareUnlisted(site, was, is),
    ...compareExcluded(site, was, is),
    ...compareEither(site, was, is),
    ...was.arguments.flatMap((argument, index) => comparePlace(site, argument, [index, is.arguments])),
    ...compareWords(site, toWorded(was), toWorded(is), deprecationCodes),
  ];
}

const furtherWords = {
  words: ["more words"],
  options: ["any option"],
  anything: ["more words", "any option"],
} as const;

/** What is taken that nothing lists. */
function compareFurther(site: Site, was: CliCommand, is: CliCommand): readonly Change[] {
  const list = ({ further }: CliCommand): readonly string[] => (further === undefined ? [] : furtherWords[further]);
  const { removed, added } = findStrangers(list(was), list(is));
  const toSite = (text: string): Site => ({ ...site, coordinate: coordinates.member(site.coordinate, text) });
  return [
    ...removed.map((text) =>
      makeChange({ ...toSite(text), code: "breaking/cli-further-refused", before: { text, span: was.span } }),
    ),
    ...added.map((text) =>
      makeChange({ ...toSite(text), code: "safe/cli-further-taken", after: { text, span: is.span } }),
    ),
  ];
}

type Taken = CliArgument | CliOption;

/** What was taken without a word in any help, and is no longer. */
function compareUnlisted(site: Site, was: CliCommand, is: CliCommand): readonly Change[] {
  const there = new Set([
    ...(is.unlisted ?? []),
    ...is.options.flatMap(({ names }) => names),
    ...is.commands.map(({ path }) => path.slice(is.path.length + 1)),
  ]);
  return (was.unlisted ?? [])
    .filter((name) => !there.has(name))
    .map((name) => {
      if (name.startsWith("-"))
        return makeChange({ ...toSite(site, name), code: "breaking/cli-option-removed", before: { span: was.span } });
      const path = `${is.path} ${name}`;
      const gone: Site = { area: "cli", thing: path, coordinate: path };
      return makeChange({ ...gone, code: "breaking/command-removed", before: { span: was.span } });
    });
}

function compareAll(
  site: Site,
  before: readonly Taken[],
  after: readonly Taken[],
  unlisted: readonly string[] = [],
): readonly Change[] {
  return pairUp(byName(before), byName(after)).flatMap(({ name, before: was, after: is }): readonly Change[] => {
    const at = toSite(site, name);
    if (was === undefined) {
      const code = is?.required === true ? "breaking/required-cli-option-added" : "safe/cli-option-added";
      return [makeChange({ ...at, code, after: { text: is?.type, span: is?.span } })];
    }
    if (is === undefined) {
      // An option whose first spelling has changed is found by another one that it still has.
      const other = after.find((option) => "names" in option && option.names.includes(name));
      if (other !== undefined) return compareTaken(toSite(site, other.name), was, other);
      const code = unlisted.includes(name) ? "safe/cli-option-hidden" : "breaking/cli-option-removed";
      return [makeChange({ ...at, code, before: { text: was.type, span: was.span } })];
    }
    return compareTaken(at, was, is);
  });
}

function toSite(site: Site, name: string): Site {
  return { ...site, coordinate: `${site.coordinate} ${name}`, name };
}

function comparePlace(
  site: Site,
  was: CliArgument,
  [index, after]: readonly [number, readonly CliArgument[]],
): readonly Change[] {
  const now = after.findIndex(({ name }) => name === was.name);
  if (now === -1 || now === index) return [];
  const sides = {
    before: { text: String(index + 1), span: was.span },
    after: { text: String(now + 1), span: after[now]?.span },
  };
  return [makeChange({ ...toSite(site, was.name), code: "breaking/cli-argument-moved", ...sides })];
}

function compareTaken(site: Site, was: Taken, is: Taken): readonly Change[] {
  const tell = (code: ChangeCode, before: string | undefined, after: string | undefined): readonly Change[] => {
    const sides = { before: { text: before, span: was.span }, after: { text: after, span: is.span } };
    return before === after ? [] : [makeChange({ ...site, code, ...sides })];
  };
  const spellings = findStrangers("names" in was ? was.names : [], "names" in is ? is.names : []);
  const choices =
    was.choices === undefined || is.choices === undefined
      ? { removed: [], added: [] }
      : findStrangers(was.choices, is.choices);
  const each = (code: ChangeCode, texts: readonly string[], side: "before" | "after"): readonly Change[] =>
    texts.map((text) =>
      makeChange({
        ...site,
        coordinate: `${site.coordinate}<${text}>`,
        code,
        [side]: { text, span: side === "before" ? was.span : is.span },
      }),
    );
  return [
    ...each("breaking/cli-spelling-removed", spellings.removed, "before"),
    ...each("safe/cli-spelling-added", spellings.added, "after"),
    ...tell(
      is.required ? "breaking/cli-option-made-required" : "safe/cli-option-made-optional",
      was.required ? "required" : "optional",
      is.required ? "required" : "optional",
    ),
    ...tell(
      is.multiple ? "safe/cli-multiple-added" : "breaking/cli-multiple-removed",
      was.multiple ? "several" : "one",
      is.multiple ? "several" : "one",
    ),
    ...(isCalledAlike(was, is)
      ? tell(loosens(was, is) ? "safe/cli-type-loosened" : "risky/cli-type-changed", writeType(was), writeType(is))
      : tell("breaking/cli-words-changed", writeWords(was), writeWords(is))),
    ...each("breaking/cli-choice-removed", choices.removed, "before"),
    ...each("safe/cli-choice-added", choices.added, "after"),
    ...("names" in was && "names" in is ? compareOption(site, was, is) : []),
    ...tell("risky/cli-default-changed", was.default ?? "nothing", is.default ?? "nothing"),
    ...(was.variable === undefined
      ? []
      : tell(
          listVariables(was).every((name) => listVariables(is).includes(name))
            ? "safe/cli-variable-added"
            : "risky/cli-variable-changed",
          listVariables(was).join(", "),
          listVariables(is).join(", ") || "nothing",
        )),
  ];
}

/** Whether as many words may follow as did: one too few or too many is taken for something else. */
function isCalledAlike(was: Taken, is: Taken): boolean {
  const counts = countWords(is);
  return countWords(was).every((count) => counts.includes(count));
}

/** How many words may follow the name of an option, each time that it is given. */
function countWords(taken: Taken): readonly number[] {
  if (taken.type === "flag") return [0];
  const whole = taken.values?.length ?? 1;
  return "alone" in taken && taken.alone !== undefined ? [0, whole] : [whole];
}

function writeWords(taken: Taken): string {
  return countWords(taken)
    .map((count) => (count === 0 ? "no value" : count === 1 ? "a value" : `${count} values`))
    .join(" or ");
}

/** Whether any word that was taken is: a whole number is a number too. */
function loosens(was: Taken, is: Taken): boolean {
  if (takesAnything(is)) return true;
  return writeType(was) === "integer" && writeType(is) === "number" && is.choices === undefined;
}

/** Whether any word of a command line is what it takes. */
function takesAnything({ type, values, choices, range }: Taken): boolean {
  return type === "text" && values === undefined && choices === undefined && range === undefined;
}

function writeType({ type, values, range }: Taken): string {
  return [values?.join(" ") ?? type, ...(range === undefined ? [] : [describeRange(range)])].join(", ");
}

function listVariables({ variable, otherVariables = [] }: Taken): readonly string[] {
  return [...(variable === undefined ? [] : [variable]), ...otherVariables];
}
