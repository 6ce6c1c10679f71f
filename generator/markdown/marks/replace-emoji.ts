import type { StateCore } from "markdown-it";
import { emojiByName } from "./emoji-names.ts";

const code = /(?<![\p{L}\p{N}:])[ \t]?:([a-z0-9_+-]{1,80}):(?:\{[^{}\n]{0,200}\})?(?![\p{N}:])([ \t]?)/gu;
const icon = /^(?:material|fontawesome|octicons|simple)-/;

/** The pictures that names between colons stand for. Icons of themes are looks and are left out, but those that say yes and no. */
export function replaceEmoji(text: string): string {
  if (!text.includes(":")) return text;
  return text.replace(code, (written, name: string, after: string) => {
    const before = written.startsWith(":") ? "" : written.charAt(0);
    if (icon.test(name)) {
      const [, sign] = /-(check|close|cancel|x)\b/.exec(name) ?? [];
      // One of the spaces around it goes with it.
      return sign === undefined ? (before === "" ? "" : after) : `${before}${sign === "check" ? "✓" : "✗"}${after}`;
    }
    const emoji = emojiByName.get(name);
    return emoji === undefined ? written : `${before}${emoji}${written.slice(written.lastIndexOf(":") + 1)}`;
  });
}

/** Puts them into the words of a text; addresses stay as they are. */
export function placeEmoji(state: StateCore): void {
  for (const { type, children } of state.tokens) {
    if (type !== "inline" || children === null) continue;
    let isAddress = false;
    for (const child of children) {
      if (child.type === "link_open") isAddress = child.markup === "linkify" || child.markup === "autolink";
      else if (child.type === "link_close") isAddress = false;
      else if (child.type === "text" && !isAddress) child.content = replaceEmoji(child.content);
    }
  }
}
