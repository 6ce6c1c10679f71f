import type { StateCore, Token } from "markdown-it";

/** What is between two paragraphs that are nothing but the marks of an editor. */
interface EditedBlocks {
  /** The first token of the paragraph that opens it. */
  readonly first: number;
  /** The last token of the one that closes it. */
  readonly last: number;
  readonly mark: string;
}

const tags: ReadonlyMap<string, string> = new Map([
  ["++", "ins"],
  ["--", "del"],
  ["==", "mark"],
  [">>", ""],
]);
const opening = /^\{(\+\+|--|==|>>)$/;
const closing = /^(?:(\+\+|--|==)|<<)\}$/;
/** Nobody sets so many into each other. */
const deepest = 4;

/** Marks the words of whole blocks that stand between `{==` and `==}` or the like, each in a paragraph of its own; comments are left out. */
export function readEditBlocks(state: StateCore): void {
  if (!/^[ \t>]*\{(?:\+\+|--|==|>>)[ \t]*\r?$/m.test(state.src)) return;
  const dropped = new Set<number>();
  for (const { first, last, mark } of findEditedBlocks(state.tokens)) {
    const tag = tags.get(mark) ?? "";
    for (let index = first; index <= last; index += 1) {
      const token = state.tokens[index];
      if (tag === "" || index < first + 3 || index > last - 3) dropped.add(index);
      else if (token?.type === "inline" && token.children !== null && token.children.length > 0) {
        const open = new state.Token(`${tag}_open`, tag, 1);
        token.children = [open, ...token.children, new state.Token(`${tag}_close`, tag, -1)];
      }
    }
  }
  if (dropped.size > 0) state.tokens = state.tokens.filter((_, index) => !dropped.has(index));
}

function findEditedBlocks(tokens: readonly Token[]): readonly EditedBlocks[] {
  const found: EditedBlocks[] = [];
  const open: { readonly first: number; readonly level: number; readonly mark: string }[] = [];
  for (const [index, { type, level, content }] of tokens.entries()) {
    while ((open.at(-1)?.level ?? 0) > level + 1) open.pop();
    if (type !== "inline" || tokens[index - 1]?.type !== "paragraph_open") continue;
    const mark = opening.exec(content)?.[1];
    // What so many have followed is likely to be one that nothing closes.
    if (mark !== undefined && open.length === deepest) open.shift();
    if (mark !== undefined) open.push({ first: index - 1, level, mark });
    const [whole, ended = ">>"] = closing.exec(content) ?? [];
    if (whole === undefined) continue;
    const at = open.findLastIndex((each) => each.mark === ended && each.level === level);
    const first = open[at]?.first;
    if (first === undefined) continue;
    found.push({ first, last: index + 1, mark: ended });
    open.length = at;
  }
  return found;
}
