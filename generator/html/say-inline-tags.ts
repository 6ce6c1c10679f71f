import { sayOutsideCode } from "./say-outside-code.ts";
import { splitIndented } from "./split-indented.ts";

/** What nobody's tag is longer than; it bounds the search for an end that isn't there. */
const longest = 300;

/** Braces within it are in pairs. */
const tag = new RegExp(
  `\\{@(link|linkplain|code|literal)(\\s{1,20})((?:[^{}\`]|\\{[^{}\`]{0,${longest}}\\}){1,${longest}})\\}`,
  "g",
);
/** A class, with the types that it holds, or one of its methods, and the words for it. */
const labelled = /^([^\s(<]+(?:<[^>]*>)?(?:#[^\s(]*)?(?:\([^)]*\))?) (.+)$/;

/** A Java comment with its tags within lines, such as `{@link Order#close()}`, as Markdown; they lead nowhere outside of Java. */
export function sayInlineTags(doc: string): string {
  return splitIndented(doc)
    .map((piece, at) => (at % 2 === 1 ? piece : sayOutsideCode(piece, sayTags)))
    .join("");
}

function sayTags(words: string): string {
  let isCode = false;
  let seen = 0;
  return words.replaceAll(tag, (_, name: string, gap: string, content: string, at: number) => {
    for (const [, slash] of words.slice(seen, at).matchAll(/<(\/?)pre\b/gi)) isCode = slash === "";
    seen = at;
    // What is set as it is written, in lines of its own, is code already.
    if (!isCode) return sayTag(name, content);
    return escapeHtml(name.startsWith("link") ? sayTag("linkplain", content) : gap.replace(/^[ \t]*\n?/, "") + content);
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function sayTag(name: string, content: string): string {
  const text = content.trim().replaceAll(/\s+/g, " ");
  if (name === "literal") return text.replaceAll(/[*[\\]/g, "\\$&");
  if (name === "code") return `\`${text}\``;
  const [, target = text, label] = labelled.exec(text) ?? [];
  if (label !== undefined) return name === "link" ? `\`${label}\`` : label;
  const said = target.replace(/^#/, "").replace("#", ".");
  return name === "link" ? `\`${said}\`` : said;
}
