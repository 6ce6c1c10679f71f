import { cleanComment } from "./clean-comment.ts";
import type { ProtoComments } from "./language/proto-file.ts";

/** In characters; nobody reads more of a comment. */
const longestDoc = 100_000;

/** Where names of a comment are looked for. */
interface Around {
  /** The full name of what the comment is about, from which names are looked for outwards. */
  readonly scope: string;
  readonly isType: (fullName: string) => boolean;
}

/** What is said of a declaration, as Markdown: what stands above it, and then what stands behind it. */
export function toDoc({ leading, trailing }: ProtoComments, around: Around): string | undefined {
  const parts = [leading, trailing].flatMap((comment) =>
    comment === undefined ? [] : [cleanComment(comment.slice(0, longestDoc))],
  );
  const text = parts.filter((part) => part !== "").join("\n\n");
  return text === "" ? undefined : linkTypes(text, around);
}

/** `[words][harbour.v1.Berth]`, as links to types; one to a part of a type leads to that, and of others the words stay. */
function linkTypes(text: string, around: Around): string {
  return text.replaceAll(/\[([^[\]]{1,300})\]\s?\[([\w.]{0,300})\]/g, (whole, words: string, written: string) => {
    const name = written === "" ? words : written;
    if (!/^\w+(?:\.\w+)*$/.test(name)) return whole;
    const found = findType(name, around) ?? findType(name.slice(0, Math.max(0, name.lastIndexOf("."))), around);
    if (found !== undefined) return `[${words}](type:${found})`;
    // Without a dot it may be an index, as in `matrix[row][column]`.
    return name.includes(".") || written === "" ? words : whole;
  });
}

function findType(name: string, { scope, isType }: Around): string | undefined {
  if (name === "") return undefined;
  for (let at = scope; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    if (isType(`${at}.${name}`)) return `${at}.${name}`;
  }
  return isType(name) ? name : undefined;
}

/** What a doc says to use instead, in the manner of Go: a paragraph that begins with the word. */
export function findReason(doc: string | undefined): string | undefined {
  const [, reason] = /(?:^|\n)[ \t]*Deprecated:[ \t]+([^\n]+(?:\n(?![ \t]*\n)[^\n]+)*)/.exec(doc ?? "") ?? [];
  return reason?.replaceAll(/\s*\n\s*/g, " ").trim();
}
