import type { Diagnostic, Severity } from "../diagnostic.ts";
import { formatCount } from "./print-summary.ts";
import { toVisibleText } from "./visible-text.ts";

/** How annotations of GitHub are printed. */
export interface GithubOptions {
  /** The file's path from the top of the repository, which annotations need. */
  locate(path: string): string;
  /** Notes are printed too. */
  readonly verbose?: boolean | undefined;
}

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };
const words: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "note" };

/** As many annotations of each severity as GitHub keeps of a step. */
export const annotationsPerSeverity = 10;

/** Characters of a message that an annotation shows; more would fill the page. */
const longestText = 2_000;

/**
 * The diagnostics as workflow commands, one per line, which GitHub shows as annotations beside the
 * code. GitHub drops all but the first ten of a severity without a word. Where there are more, nine
 * are chosen so that each code has its turn, the tenth counts the rest, and the log lists it.
 */
export function printGithub(diagnostics: readonly Diagnostic[], options: GithubOptions): string {
  const severities: readonly Severity[] =
    options.verbose === true ? ["error", "warning", "info"] : ["error", "warning"];
  return severities
    .flatMap((severity) => {
      const all = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
      return all.length <= annotationsPerSeverity
        ? all.map((diagnostic) => printCommand(diagnostic, options))
        : printCapped(all, severity, options);
    })
    .map((line) => `${line}\n`)
    .join("");
}

function printCapped(all: readonly Diagnostic[], severity: Severity, options: GithubOptions): readonly string[] {
  const chosen = new Set(chooseByTurns(all, annotationsPerSeverity - 1));
  const rest = all.filter((diagnostic) => !chosen.has(diagnostic));
  const counts = new Map<string, number>();
  for (const { code } of rest) counts.set(code, (counts.get(code) ?? 0) + 1);
  const listed = [...counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `${count} × ${code}`);
  const title = formatCount(rest.length, `more ${words[severity]}`);
  const text = `${title}, listed in the log of this step:\n${listed.join("\n")}`;
  return [
    ...[...chosen].map((diagnostic) => printCommand(diagnostic, options)),
    `::${commands[severity]} title=${escapeProperty(title)}::${escapeText(shorten(text))}`,
    `::group::${escapeText(title)}`,
    ...rest.map((diagnostic) => printLogLine(diagnostic, options)),
    "::endgroup::",
  ];
}

/** So many of them that each code has the same number as far as it goes, in the order given. */
function chooseByTurns(all: readonly Diagnostic[], limit: number): readonly Diagnostic[] {
  const turns = new Map<string, number>();
  const ranked = all.map((diagnostic, index) => {
    const turn = turns.get(diagnostic.code) ?? 0;
    turns.set(diagnostic.code, turn + 1);
    return { diagnostic, index, turn };
  });
  return ranked
    .sort((a, b) => a.turn - b.turn || a.index - b.index)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ diagnostic }) => diagnostic);
}

/** A line of the log; it begins with a word, so that no text in it is taken for a command. */
function printLogLine({ code, severity, message, span }: Diagnostic, { locate }: GithubOptions): string {
  const place = span === undefined ? "" : ` ${locate(span.file)}:${span.startLine}:${span.startColumn}:`;
  return toVisibleText(`${words[severity]}[${code}]${place} ${message}`).replaceAll("##[", "## [");
}

function printCommand(diagnostic: Diagnostic, options: GithubOptions): string {
  const properties = [...printSpan(diagnostic, options), `title=${escapeProperty(diagnostic.code)}`].join(",");
  const text = diagnostic.help === undefined ? diagnostic.message : `${diagnostic.message}\nhelp: ${diagnostic.help}`;
  return `::${commands[diagnostic.severity]} ${properties}::${escapeText(shorten(text))}`;
}

function printSpan({ span }: Diagnostic, options: GithubOptions): readonly string[] {
  if (span === undefined) return [];
  const file = `file=${escapeProperty(options.locate(span.file))}`;
  // GitHub drops the columns of an annotation that spans lines.
  if (span.startLine !== span.endLine) return [file, `line=${span.startLine}`, `endLine=${span.endLine}`];
  // Its end column is exclusive, ours is the last character.
  return [file, `line=${span.startLine}`, `col=${span.startColumn}`, `endColumn=${span.endColumn + 1}`];
}

function shorten(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`;
}

/** Text of several lines; GitHub's log shows colours and whatever else a terminal does. */
function escapeText(text: string): string {
  return text.split("\n").map(toVisibleText).join("\n").replaceAll("%", "%25").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
