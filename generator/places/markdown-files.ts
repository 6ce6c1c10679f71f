/** How the names of Markdown files end, as globs have it, notebooks among them: their words are Markdown. */
export const markdownGlob = "{md,mdx,markdown,ipynb}";

const ending = /\.(?:mdx?|markdown|ipynb)$/i;

/** Whether a path is that of a notebook of Jupyter. */
export function isNotebook(path: string): boolean {
  return /\.ipynb$/i.test(path);
}

/** Whether a path is that of a Markdown file. */
export function isMarkdownFile(path: string): boolean {
  return ending.test(path);
}

/** With what Middleman and Slate make of it before that, as in `index.html.md`. */
const wholeEnding = /(?:\.html)?\.(?:mdx?|markdown|ipynb)$/i;

/** The path of a page without the ending of its file. */
export function dropMarkdownEnding(path: string): string {
  return path.replace(wholeEnding, "");
}
