import { readIncludeDirective } from "../../../markdown/include-directive.ts";
import { readWholeFile } from "../../../markdown/tags/take-whole-file.ts";
import { tagMeanings } from "../../../markdown/tags/tag-meanings.ts";
import { createFindClosing, readTag } from "../../../markdown/tags/read-tag.ts";
import { brackets } from "../../../places/include-paths.ts";

/** A file that a line takes in as a whole. */
export interface WholeInclude {
  /** What stands before it: marks of quotes, and of an item. */
  readonly quote: string;
  readonly item: string;
  readonly path: string;
  /** Words of the file at which it ends here. */
  readonly until?: string | undefined;
  /** Whether it is a tag of a template, which is left to the dialect where the file isn't there. */
  readonly isTag: boolean;
}

const form =
  /^([ \t>]*)((?:[-*+]|\d{1,9}[.)])[ \t]{1,4})?(\[!include[^\n]*\)\]|\{(?:\{[<%]|%)[^\n]*[%>]?\})[ \t]*\r?$/i;
const names: ReadonlySet<string> = new Set([
  ...["include", "include-markdown", "include_relative", "readfile", "glossary_definition", "partial"],
]);

/** What a line takes in that consists of an include; undefined for any other line. */
export function readWholeInclude(line: string): WholeInclude | undefined {
  const [, quote = "", item = "", written = ""] = form.exec(line) ?? [];
  if (written === "") return readNamedFile(line);
  if (written.startsWith("[")) {
    const [found, ...others] = written.matchAll(brackets);
    const path = found?.[0] === written && others.length === 0 ? found[2] : undefined;
    return path === undefined ? undefined : { quote, item, path, isTag: false };
  }
  const tag = readTag(written, 0, createFindClosing(written));
  if (tag === undefined || tag.end !== written.length || !names.has(tag.name)) return undefined;
  const meant = tagMeanings.get(tag.name)?.(tag, false);
  const [, path, until] = /^\{\{ inline ([^\s"]+\.mdx?)(?: to="([^"]*)")? \}\}$/i.exec(meant ?? "") ?? [];
  return path === undefined ? undefined : { quote, item, path, until, isTag: true };
}

/**
 * A file that a line names as VitePress, GitLab and plug-ins of MkDocs and markdown-it have it. Of MDX, each file is read by itself,
 * since it has names of its own.
 */
function readNamedFile(line: string): WholeInclude | undefined {
  const quote = /^[ \t>]*/.exec(line)?.[0] ?? "";
  const comment = line.startsWith("<!--", quote.length) ? readIncludeDirective(line.slice(quote.length)) : undefined;
  const isWhole = comment !== undefined && comment.lines === undefined && comment.section === undefined;
  const path = isWhole ? comment.path : readWholeFile(line)?.path;
  return path === undefined || !/\.md$/i.test(path) ? undefined : { quote, item: "", path, isTag: true };
}
