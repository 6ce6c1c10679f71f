import type { Redirect } from "../../catalogue/redirects.ts";
import type { Span } from "../../catalogue/span.ts";
import { toText } from "../../parse/json/get-value.ts";
import type { LocatedObject } from "../../parse/json/located-json.ts";
import { toRedirect } from "../../parse/redirects/to-redirect.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import { trimSlashes } from "../../places/trim-slashes.ts";

/** Where readers are sent from an old address, as the configuration of a project has it. */
export interface WrittenRedirect {
  readonly from: string;
  readonly to: string;
  readonly span: Span;
}

/** The redirects of an object whose keys are old addresses. */
export function listWritten({ entries }: LocatedObject): readonly WrittenRedirect[] {
  return [...entries.values()].flatMap(({ key: from, keySpan: span, value }) => {
    const to = toText(value);
    return to === undefined ? [] : [{ from, to, span }];
  });
}

/** More are no list that somebody keeps. */
const mostRedirects = 10_000;

/** The redirects of a project whose pages are named by their files: `old.md` was at `old/`, and `folder/index.md` at `folder/`. */
export function redirectFiles(written: readonly WrittenRedirect[]): readonly Redirect[] {
  return place(written.map(({ from, to, span }) => ({ from: toAddress(from), to: toAddress(to), span })));
}

/** The redirects of a book, whose old addresses end as files do; where they lead counts from them. */
export function redirectBook(written: readonly WrittenRedirect[]): readonly Redirect[] {
  return place(
    written.flatMap(({ from, to, span }) => {
      const folder = folderOf(from.replace(/^\/+/, ""));
      const isAway = /^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(to);
      const path = isAway ? to : joinPath(folder, to);
      return path === undefined ? [] : [{ from, to: toAddress(path), span }];
    }),
  );
}

/** Redirects by addresses, of which those of the pages begin with a path; readers of others aren't sent on from here. */
export function redirectAddresses(written: readonly WrittenRedirect[], route: string): readonly Redirect[] {
  const below = (path: string): string | undefined => {
    const trimmed = path.replace(/^\/+/, "");
    if (route === "") return trimmed;
    return trimmed === route || trimmed.startsWith(`${route}/`) ? trimmed.slice(route.length + 1) : undefined;
  };
  return place(
    written.flatMap(({ from, to, span }) => {
      const old = below(from);
      return old === undefined ? [] : [{ from: old, to: /^https?:/i.test(to) ? to : (below(to) ?? to), span }];
    }),
  );
}

function place(written: readonly WrittenRedirect[]): readonly Redirect[] {
  return written.slice(0, mostRedirects).flatMap((redirect) => toRedirect(redirect) ?? []);
}

/** The address of the page that is made of a file. */
function toAddress(path: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(path)) return path;
  const [file = "", anchor] = path.split(/(?=#)/, 2);
  const page = file.replace(/\.(?:mdx?|markdown|html)$/i, "").replace(/(^|\/)(?:index|README)$/i, "$1");
  return `/${trimSlashes(page)}${anchor ?? ""}`;
}

/** The place of a text in quotes in a file whose reader tells none; the file's first where it is written in another way. */
export function findQuoted(file: string, source: string, text: string): Span {
  const at = [`"${text}"`, `'${text}'`, `\`${text}\``]
    .map((quoted) => source.indexOf(quoted))
    .find((found) => found >= 0);
  const before = at === undefined ? "" : source.slice(0, at + 1);
  const startLine = before.split("\n").length;
  const startColumn = before.length - before.lastIndexOf("\n");
  const endColumn = at === undefined ? startColumn : startColumn + text.length - 1;
  return { file, startLine, startColumn, endLine: startLine, endColumn };
}
