import { toVisibleText } from "./visible-text.ts";

/** Characters of a message. */
const longestMessage = 300;

/** Text in a line or in a cell of a table; what stands between backticks stays code. */
export function toMarkdownText(message: string): string {
  const text = message.length <= longestMessage ? message : `${message.slice(0, longestMessage - 1)}…`;
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? toMarkdownCode(part) : escapeMarkdown(part)))
    .join("");
}

/** An element and not backticks, whose content a backtick or a bar could end. */
export function toMarkdownCode(text: string): string {
  return `<code>${escapeMarkdown(text)}</code>`;
}

/** Every mark of Markdown as a character reference; a name behind `@` and a number behind `#` are kept from being links. */
function escapeMarkdown(text: string): string {
  return toVisibleText(text).replace(/[&<>"'`*_~|\\[\](){}!@#]|:(?=\/\/)/g, (mark) => {
    const reference = `&#${mark.charCodeAt(0)};`;
    return mark === "@" || mark === "#" ? `${reference}&#8203;` : reference;
  });
}
