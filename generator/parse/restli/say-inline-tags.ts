/** What nobody's tag is longer than; it bounds the search for an end that isn't there. */
const longest = 300;

const tag = new RegExp(`\\{@(link|linkplain|code|literal)\\s{1,20}([^{}\`]{1,${longest}})\\}`, "g");

/** A Java comment with its tags within lines, such as `{@link Order#close()}`, as Markdown; they lead nowhere outside of Java. */
export function sayInlineTags(doc: string): string {
  return doc.replaceAll(tag, (_, name: string, content: string) => {
    const text = content.trim().replaceAll(/\s+/g, " ");
    if (name === "literal") return text;
    if (name === "code") return `\`${text}\``;
    const [, target = text, label] = /^([^\s(]+(?:\([^)]*\))?) (.+)$/.exec(text) ?? [];
    if (label !== undefined) return name === "link" ? `\`${label}\`` : label;
    const said = target.replace(/^#/, "").replace("#", ".");
    return name === "link" ? `\`${said}\`` : said;
  });
}
