/** A text without its front matter, whose lines stay as blank ones so that all others keep their numbers. */
export interface SplitText {
  readonly body: string;
  /** What stands between the lines of hyphens; absent when the text has no front matter. */
  readonly yaml?: string | undefined;
}

const frontMatter = /^\uFEFF?---[ \t]*(?:\r\n|\n|\r)([\s\S]*?)(?:^|\r\n|\n|\r)(?:---|\.\.\.)[ \t]*(?=[\r\n]|$)/;
/** A line of hyphens far below is a rule, not the end of front matter. */
const longestFrontMatter = 64_000;

/** Takes the front matter off a text. */
export function splitFrontMatter(text: string): SplitText {
  if (!text.startsWith("---") && !text.startsWith("\uFEFF---")) return { body: text };
  const found = frontMatter.exec(text.slice(0, longestFrontMatter));
  const yaml = found?.[1];
  if (found === null || yaml === undefined) return { body: text };
  const lines = found[0].split(/\r\n|\n|\r/).length - 1;
  return { body: "\n".repeat(lines) + text.slice(found[0].length), yaml };
}
