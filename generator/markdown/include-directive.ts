/** `{{ inline path options }}`: the text of another file is wanted in this place. */
export interface IncludeDirective {
  readonly path: string;
  readonly showsPath: boolean;
  /** First and last line that are wanted, counted from 1. */
  readonly lines?: readonly [number, number] | undefined;
  /** Name of the region that is wanted. */
  readonly section?: string | undefined;
}

const directive = /^[ \t]*\{\{\s*inline\s+(\S+?)((?:\s[^{}]*)?)\}\}[ \t]*$/;

/** The directive that a line consists of; undefined for any other line. */
export function readIncludeDirective(line: string): IncludeDirective | undefined {
  if (!line.includes("{{")) return undefined;
  const found = directive.exec(line);
  const path = found?.[1];
  if (path === undefined) return undefined;
  const options = found?.[2] ?? "";
  const lines = /\blines=["']?(\d{1,7})(?:-(\d{1,7}))?/.exec(options);
  const section = /\bsection=["']?([\w.-]+)/.exec(options)?.[1];
  const first = Number(lines?.[1]);
  return {
    path,
    showsPath: /\bshow_path_as_comment\b/.test(options),
    lines: lines === null ? undefined : [first, Number(lines[2] ?? first)],
    section,
  };
}
