import type { Diagnostic, Severity } from "../diagnostic.ts";

export interface GithubOptions {
  /** The file's path from the folder that the workflow runs in, which annotations need. */
  locate(path: string): string;
  readonly verbose?: boolean | undefined;
}

const commands: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", info: "notice" };

/** The diagnostics as workflow commands, one per line, which GitHub shows as annotations beside the code. */
export function printGithub(diagnostics: readonly Diagnostic[], options: GithubOptions): string {
  return diagnostics
    .filter(({ severity }) => options.verbose === true || severity !== "info")
    .map((diagnostic) => `${printCommand(diagnostic, options)}\n`)
    .join("");
}

function printCommand(diagnostic: Diagnostic, options: GithubOptions): string {
  const properties = [...printSpan(diagnostic, options), `title=${escapeProperty(diagnostic.code)}`].join(",");
  const text = diagnostic.help === undefined ? diagnostic.message : `${diagnostic.message}\nhelp: ${diagnostic.help}`;
  return `::${commands[diagnostic.severity]} ${properties}::${escapeText(text)}`;
}

function printSpan({ span }: Diagnostic, options: GithubOptions): readonly string[] {
  if (span === undefined) return [];
  const file = `file=${escapeProperty(options.locate(span.file))}`;
  // GitHub drops the columns of an annotation that spans lines.
  if (span.startLine !== span.endLine) return [file, `line=${span.startLine}`, `endLine=${span.endLine}`];
  // Its end column is exclusive, ours is the last character.
  return [file, `line=${span.startLine}`, `col=${span.startColumn}`, `endColumn=${span.endColumn + 1}`];
}

function escapeText(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
