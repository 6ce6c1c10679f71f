/** How the names of Markdown files end, as globs have it. */
export const markdownGlob = "{md,mdx,markdown}";

const ending = /\.(?:mdx?|markdown)$/i;

/** Whether a path is that of a Markdown file. */
export function isMarkdownFile(path: string): boolean {
  return ending.test(path);
}

/** With what Middleman and Slate make of it before that, as in `index.html.md`. */
const wholeEnding = /(?:\.html)?\.(?:mdx?|markdown)$/i;

/** The path of a page without the ending of its file. */
export function dropMarkdownEnding(path: string): string {
  return path.replace(wholeEnding, "");
}
