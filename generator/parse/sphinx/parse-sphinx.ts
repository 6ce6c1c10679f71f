import type { SourceFile } from "../../sources/source-file.ts";
import { restToMarkdown } from "../../docstring/rest-to-markdown.ts";
import { dedentLines, findOutdented } from "../../docstring/indentation.ts";
import type { SphinxDocument, SphinxListing } from "./sphinx-document.ts";

/** Pages of lists are short; what is longer is prose, of which nobody wants more than this. */
const mostLines = 20_000;

const kinds: ReadonlyMap<string, SphinxListing["kind"]> = new Map([
  ["automodule", "module"],
  ["autoclass", "class"],
  ["autoexception", "class"],
  ["autofunction", "function"],
  ["click", "click"],
]);

/** Reads the title, the prose and the directives of one page; whatever else there is is passed over. */
export function parseSphinx({ path, text }: SourceFile): SphinxDocument {
  const lines = text.split(/\r?\n/).slice(0, mostLines);
  const prose: string[] = [];
  const pages: string[] = [];
  const listed: SphinxListing[] = [];
  let title: string | undefined;
  for (let at = 0; at < lines.length;) {
    const line = (lines[at] ?? "").trimEnd();
    const heading = line.trim();
    if (heading !== "" && !isRule(heading) && isRule(lines[at + 1]?.trim())) {
      if (title === undefined) title = heading;
      else prose.push("", `## ${heading}`, "");
      at += 2;
      continue;
    }
    const directive = /^(\s*)\.\.(?:\s+(?:([\w-]+)::)?\s*([^]*))?$/.exec(line);
    if (directive === null) {
      if (!isRule(heading)) prose.push(line);
      at += 1;
      continue;
    }
    const end = findOutdented(lines, at);
    const [, , name = "", argument = ""] = directive;
    const body = dedentLines(lines.slice(at + 1, end));
    const kind = kinds.get(name);
    if (name === "toctree") {
      for (const page of readPages(body)) pages.push(page);
    } else if (kind !== undefined && argument.trim() !== "") {
      listed.push(toListing(kind, argument.trim(), { body, path, line: at + 1, column: line.indexOf(argument) + 1 }));
    } else if (name !== "") {
      for (const each of lines.slice(at, end)) prose.push(each);
    }
    at = end;
  }
  const doc = restToMarkdown(prose)
    .map((line) => line.replace(/^\* (?::ref:)?`(?:gen|mod)?(?:index|search)`$/, ""))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { kind: "sphinxDocument", file: path, title, doc: doc === "" ? undefined : doc, pages, listed };
}

function isRule(line: string | undefined): boolean {
  return line !== undefined && /^([=\-~^"'#*+`:.])\1{2,}$/.test(line);
}

/** `name` or `Title <name>`; options begin with a colon. */
function readPages(body: readonly string[]): readonly string[] {
  return body.flatMap((line) => {
    const entry = line.trim();
    if (entry === "" || entry.startsWith(":")) return [];
    return [/<([^<>]+)>$/.exec(entry)?.[1] ?? entry];
  });
}

function toListing(
  kind: SphinxListing["kind"],
  name: string,
  from: { readonly body: readonly string[]; readonly path: string; readonly line: number; readonly column: number },
): SphinxListing {
  const options = new Map(
    from.body.flatMap((line): [string, string][] => {
      const [, key, value = ""] = /^\s*:([\w-]+):\s*([^]*)$/.exec(line) ?? [];
      return key === undefined ? [] : [[key, value]];
    }),
  );
  const toNames = (value: string | undefined): readonly string[] =>
    (value ?? "").split(/[\s,]+/).filter((each) => each !== "");
  const members = toNames(options.get("members"));
  return {
    kind,
    name,
    excluded: toNames(options.get("exclude-members")),
    members: members.length === 0 ? undefined : members,
    inherited: options.has("inherited-members"),
    alphabetical: options.get("member-order") === "alphabetical",
    program: options.get("prog"),
    span: {
      file: from.path,
      startLine: from.line,
      startColumn: from.column,
      endLine: from.line,
      endColumn: from.column + name.length - 1,
    },
  };
}
