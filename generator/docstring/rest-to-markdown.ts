import { csvTable } from "./csv-table.ts";
import { dedentLines, findOutdented } from "./indentation.ts";

/** Each level of notes within notes reads all that is in it once more; nobody writes as many. */
const deepest = 8;

/** The lines of a text in reStructuredText, or in what people take for it, as Markdown; `language` is that of code that names none. */
export function restToMarkdown(lines: readonly string[], language = "python", depth = 0): readonly string[] {
  const written: string[] = [];
  let isFenced = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    if (/^\s*(?:```|~~~)/.test(line)) isFenced = !isFenced;
    else if (!isFenced) {
      const block = readBlock(lines, at, { language, depth });
      if (block !== undefined) {
        for (const each of block.lines) written.push(each);
        at = block.end;
        continue;
      }
    }
    written.push(isFenced ? line : toInline(line));
    at += 1;
  }
  return written;
}

/** A directive, a literal block or a piece of a session; undefined for a line that is none of them. */
function readBlock(
  lines: readonly string[],
  at: number,
  { language, depth }: { readonly language: string; readonly depth: number },
): { readonly lines: readonly string[]; readonly end: number } | undefined {
  const line = lines[at] ?? "";
  if (/^\s*>>> /.test(line)) {
    // From here on, since a text may have a session in each second line.
    let end = at + 1;
    while (end < lines.length && lines[end]?.trim() !== "") end += 1;
    return { lines: ["", ...fence("python", readSession(lines.slice(at, end))), ""], end };
  }
  const directive = /^(\s*)\.\. ([\w-]+)::(?:\s+(.*))?$/s.exec(line);
  const literal = directive === null && /^(?!\s*\.\.\s).*::$/.test(line);
  if (directive === null && !literal) return undefined;
  const [, , written = "", argument = ""] = directive ?? [];
  const name = written.toLowerCase();
  if (admonitions.has(name) && depth === deepest) return undefined;
  const end = findOutdented(lines, at);
  const body = dedentLines(lines.slice(at + 1, end));
  if (literal) {
    if (body.length === 0) return undefined;
    const lead = line.replace(/(?<!\s)\s*::$/, (colons) => (colons.startsWith(" ") ? "" : ":"));
    return { lines: [...(lead.trim() === "" ? [] : [toInline(lead), ""]), ...fence(language, body), ""], end };
  }
  if (/^(?:(?:validated-)?code-block|code|sourcecode)$/.test(name)) {
    const code = dedentLines(body.filter((each) => !/^:[\w-]+:/.test(each)));
    return { lines: ["", ...fence(argument === "" ? language : argument, code), ""], end };
  }
  if (name === "csv-table") return { lines: ["", ...csvTable(body), ""], end };
  if (!admonitions.has(name)) return { lines: [], end };
  const texts = restToMarkdown(
    [argument, ...body].filter((each, index) => index > 0 || each !== ""),
    language,
    depth + 1,
  );
  const [first = "", ...others] = texts;
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return { lines: ["", `**${label}:** ${first}`, ...others, ""], end };
}

const admonitions: ReadonlySet<string> = new Set(
  "note warning tip important caution danger hint attention seealso versionadded versionchanged".split(" "),
);

function fence(language: string, lines: readonly string[]): readonly string[] {
  const ticks = lines.some((line) => line.includes("```")) ? "~~~~" : "```";
  return [`${ticks}${/^[\w+-]+$/.test(language) ? language : ""}`, ...lines, ticks];
}

/** A session of the interpreter as a program: without its prompts, and what it answers as comments. */
export function readSession(lines: readonly string[]): readonly string[] {
  return dedentLines(lines).map((line) => {
    const prompted = /^(?:>>>|\.\.\.)(?: (.*))?$/.exec(line);
    if (prompted !== null) return prompted[1] ?? "";
    return line === "" ? "" : `# ${line}`;
  });
}

function toInline(line: string): string {
  return line
    .replace(/``([^`]+)``/g, "`$1`")
    .replace(/:[a-z]+(?::[a-z]+)?:`~?(?:[^`<]*<)?([^`>]+)>?`/g, (_, name: string) => `\`${name.replace(/^[~!]/, "")}\``)
    .replace(/`([^`<]*[^`<\s])\s*<(https?:\/\/[^>`\s]+)>`__?/g, "[$1]($2)");
}
