import type { ProtoComments } from "./language/proto-file.ts";

/** In characters; nobody reads more of a comment. */
const longestDoc = 100_000;

/** What is said of a declaration, as Markdown: what stands above it, and then what stands behind it. */
export function toDoc({ leading, trailing }: ProtoComments, isType: (name: string) => boolean): string | undefined {
  const parts = [leading, trailing].flatMap((comment) =>
    comment === undefined ? [] : [cleanComment(comment.slice(0, longestDoc))],
  );
  const text = parts.filter((part) => part !== "").join("\n\n");
  return text === "" ? undefined : linkTypes(text, isType);
}

/** `[words][harbour.v1.Berth]`, as links to types; one to a part of a type leads to that, and of others the words stay. */
function linkTypes(text: string, isType: (name: string) => boolean): string {
  return text.replaceAll(/\[([^[\]]{1,300})\]\s?\[([\w.]{0,300})\]/g, (whole, words: string, written: string) => {
    const name = written === "" ? words : written;
    if (!/^\w+(?:\.\w+)+$/.test(name)) return whole;
    const found = [name, name.slice(0, name.lastIndexOf("."))].find(isType);
    return found === undefined ? words : `[${words}](type:${found})`;
  });
}

/** Marks for tools that stand in lines of their own, and say nothing to readers. */
const ofTools =
  /^\s*(?:@(?:exclude|inject_tags?)\b.*|buf:lint:.*|clang-format (?:on|off)|\+(?:k8s|optional|required|genclient|kubebuilder|listType|listMapKey|patchStrategy|patchMergeKey|structType|mapType|protobuf|nullable|featureGate|union|default|enum)\b.*)\s*$/;

/** A comment without what its lines have in common before their words, and without what only lints read. */
function cleanComment(comment: string): string {
  const lines = comment
    .replaceAll("\r", "")
    .replaceAll(/\(--[\s\S]{0,2000}?--\)/g, "")
    .split("\n")
    // Some begin their comments by three strokes or two stars.
    .map((line) => line.replace(/^[/*!]+(?=\s|$)/, "").trimEnd())
    .filter((line) => !ofTools.test(line));
  const indents = lines.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, each) => Math.min(least, each), 80);
  return (
    lines
      .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(indent, line.length))))
      .join("\n")
      // Google writes links so, often over two lines.
      .replaceAll(/(\[[^[\]]{1,300}\])\s+(?=\(https?:\/\/)/g, "$1")
      .trim()
  );
}

/** What a doc says to use instead, in the manner of Go: a paragraph that begins with the word. */
export function findReason(doc: string | undefined): string | undefined {
  const [, reason] = /(?:^|\n)[ \t]*Deprecated:[ \t]+([^\n]+(?:\n(?![ \t]*\n)[^\n]+)*)/.exec(doc ?? "") ?? [];
  return reason?.replaceAll(/\s*\n\s*/g, " ").trim();
}
