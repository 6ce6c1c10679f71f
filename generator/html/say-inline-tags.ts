/** What nobody's tag is longer than; it bounds the search for an end that isn't there. */
const longest = 300;

/** Braces within it are in pairs. */
const tag = new RegExp(
  `\\{@(link|linkplain|code|literal)\\s{1,20}((?:[^{}\`]|\\{[^{}\`]{0,${longest}}\\}){1,${longest}})\\}`,
  "g",
);
/** A class, with the types that it holds, or one of its methods, and the words for it. */
const labelled = /^([^\s(<]+(?:<[^>]*>)?(?:#[^\s(]*)?(?:\([^)]*\))?) (.+)$/;

/** A Java comment with its tags within lines, such as `{@link Order#close()}`, as Markdown; they lead nowhere outside of Java. */
export function sayInlineTags(doc: string): string {
  return doc.replaceAll(tag, (_, name: string, content: string) => {
    const text = content.trim().replaceAll(/\s+/g, " ");
    if (name === "literal") return text.replaceAll(/[*[\\]/g, "\\$&");
    if (name === "code") return `\`${text}\``;
    const [, target = text, label] = labelled.exec(text) ?? [];
    if (label !== undefined) return name === "link" ? `\`${label}\`` : label;
    const said = target.replace(/^#/, "").replace("#", ".");
    return name === "link" ? `\`${said}\`` : said;
  });
}
