/** A directive of MyST, the Markdown of Sphinx: a fence whose name is in braces, with an argument and options. */
export interface Directive {
  readonly indent: string;
  /** The marks that open it; as many of them close it. */
  readonly mark: string;
  /** In small letters. */
  readonly name: string;
  readonly argument: string;
  readonly options: ReadonlyMap<string, string>;
  /** How many lines of options stand below the first one. */
  readonly optionLines: number;
}

const opening = /^([\t >]*)(`{3,}|~{3,}|:{3,})\{([A-Za-z][\w:.+-]{0,60})\}[ \t]*(.*)$/;
const option = /^[\t >]*:([A-Za-z][\w-]{0,60}):[ \t]*(.*)$/;
const pair = /^[\t >]*([A-Za-z][\w-]{0,60}):[ \t]+(.*)$/;
/** More are no options. */
const mostOptions = 50;

/** The directive that a line opens; undefined for any other line. */
export function readDirective(lines: readonly string[], line: number): Directive | undefined {
  const found = opening.exec(lines[line] ?? "");
  if (found === null) return undefined;
  const [, indent = "", mark = "", name = "", argument = ""] = found;
  if (mark.startsWith("`") && argument.includes("```")) return undefined;
  const { options, count } = readOptions(lines, line + 1);
  return { indent, mark, name: name.toLowerCase(), argument: argument.trim(), options, optionLines: count };
}

/** `:name: value` line by line, or YAML between hyphens. */
function readOptions(
  lines: readonly string[],
  first: number,
): { readonly options: ReadonlyMap<string, string>; readonly count: number } {
  const options = new Map<string, string>();
  const isYaml = /^[\t >]*---[ \t]*$/.test(lines[first] ?? "");
  const limit = Math.min(lines.length, first + mostOptions);
  for (let line = isYaml ? first + 1 : first; line < limit; line += 1) {
    const text = lines[line] ?? "";
    if (isYaml && /^[\t >]*---[ \t]*$/.test(text)) return { options, count: line + 1 - first };
    const [whole, name = "", value = ""] = (isYaml ? pair : option).exec(text) ?? [];
    if (whole === undefined && isYaml) continue;
    if (whole === undefined) return { options, count: line - first };
    options.set(name.toLowerCase(), value.trim().replace(/^(["'])(.*)\1$/, "$2"));
  }
  return isYaml ? { options: new Map(), count: 0 } : { options, count: limit - first };
}
