import { restComment } from "./rest-comment.ts";

/** Marks for tools that stand in lines of their own, and say nothing to readers. */
const ofTools =
  /^\s*(?:@(?:exclude|inject_tags?)\b.*|buf:lint:.*|clang-format (?:on|off)|\+(?:k8s|optional|required|genclient|kubebuilder|listType|listMapKey|patchStrategy|patchMergeKey|structType|mapType|protobuf|nullable|featureGate|union|default|enum)\b.*)\s*$/;

/** A comment without what its lines have in common before their words, without rules and licences, and without what only lints read. */
export function cleanComment(comment: string): string {
  const written = comment
    .replaceAll("\r", "")
    .replaceAll(/\(--[\s\S]{0,2000}?--\)/g, "")
    .split("\n")
    // Some begin their comments by three strokes or two stars.
    .map((line) => line.replace(/^[/*!]+(?=\s|$)/, "").trimEnd())
    .filter((line) => !ofTools.test(line));
  const lines = dropRules(written);
  const indents = lines.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  const indent = indents.reduce((least, each) => Math.min(least, each), 80);
  return dropLicence(
    restComment(
      lines
        .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(indent, line.length))))
        .join("\n"),
    )
      // Google writes links so, often over two lines.
      .replaceAll(/(\[[^[\]]{1,300}\])\s+(?=\(https?:\/\/)/g, "$1")
      .trim(),
  );
}

/** A line of strokes across a comment. */
const rule = /^ {0,3}([-=*#_/+])\1{3,}$/;

/** Lines without strokes over a title, nor those below it, which would be a heading in Markdown; in code they stay. */
function dropRules(lines: readonly string[]): readonly string[] {
  let isCode = false;
  let isStart = true;
  let isRuled = false;
  return lines.map((line) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const isRule = !isCode && rule.test(line) && (isStart || isRuled);
    if (isRule) isRuled = isStart;
    else if (line === "") isRuled = false;
    isStart = isRule || line === "";
    return isRule ? "" : line;
  });
}

/** A comment without the notice of a licence that it begins with, as where a file has nothing else above its first message. */
function dropLicence(text: string): string {
  if (!/^(?:Copyright\s+(?:\(c\)|©|\d{4})|(?:\(c\)|©)\s|SPDX-License-Identifier:|Licensed under\s)/i.test(text))
    return text;
  const parts = text.split(/\n[ \t]*\n/);
  const isNotice = (part: string): boolean =>
    /\b(?:copyright|licen[cs]ed?|SPDX|warrant(?:y|ies)|all rights reserved|redistributions?|liab(?:le|ility))\b/i.test(
      part,
    );
  const first = parts.findIndex((part) => !isNotice(part));
  return first === -1 ? "" : parts.slice(first).join("\n\n").trim();
}
