import type { StateBlock, Token } from "markdown-it";
import type { IncludeDirective } from "../include-directive.ts";
import type { Tag } from "../html/scan-tag.ts";

/** What VitePress calls blocks of code side by side, `::: code-group`. */
export const codeGroup = "code-group";

/** Puts blocks of code into the tabs that `<Tabs>` would make of them, each under the label behind its language: ```` ```js [app.js] ````. */
export function pushCodeGroup(state: StateBlock, map: [number, number], readInside: () => void): void {
  const tabs = toTag("Tabs");
  const open = state.push("component_open", "", 1);
  open.meta = { tag: tabs };
  open.map = map;
  const first = state.tokens.length;
  readInside();
  const inside = state.tokens.splice(first);
  for (const token of inside) {
    if ((token.type !== "fence" && token.type !== "include") || token.level !== open.level + 1) {
      state.tokens.push(token);
      continue;
    }
    const panel = toTag("TabItem", takeLabel(token));
    state.push("component_open", "", 1).meta = { tag: panel };
    token.level += 1;
    state.tokens.push(token);
    state.push("component_close", "", -1).meta = { tag: panel };
  }
  state.push("component_close", "", -1).meta = { tag: tabs };
}

/** Words behind the language, up to what Mintlify is to do with the code. */
const words =
  /^([\w+#-]+)[ \t]+([A-Za-z][\w./+-]*(?:[ \t]+(?!(?:lines|wrap|expandable)\b)[\w./+-]+(?![\w=]))*)(?![\w=])/;

/** The label of code, which doesn't say it once more. */
function takeLabel(token: Token): string {
  const { type, info, meta } = token;
  const directive = type === "include" ? (meta?.["directive"] as IncludeDirective | undefined) : undefined;
  if (directive !== undefined) return directive.label ?? directive.path.split("/").at(-1) ?? "";
  const [, bracketed] = /\[([^\][]{1,200})\]/.exec(info) ?? [];
  const [whole = "", language = "", label = ""] = words.exec(info.trim().slice(0, 300)) ?? [];
  if (bracketed !== undefined) return bracketed;
  if (label === "") return /^[\w+#-]+/.exec(info.trim())?.[0] ?? "";
  token.info = language + info.trim().slice(whole.length);
  return label;
}

/** Whoever makes tabs of what stands side by side writes them as components. */
export function toTag(name: string, label = ""): Tag {
  const attributes = new Map(label === "" ? [] : [["label", label] as const]);
  return { name, closing: false, selfClosing: false, attributes, places: new Map(), start: 0, end: 0 };
}
