/** How the names of Markdown files end, as globs have it, those of Quarto and R Markdown and notebooks among them: their words are Markdown. */
export const markdownGlob = "{md,mdx,markdown,ipynb,qmd,Rmd,rmd}";

/** The same as expressions have it. */
export const markdownEndings = "mdx?|markdown|ipynb|qmd|rmd";

const ending = new RegExp(String.raw`\.(?:${markdownEndings})$`, "i");

/** Whether a path is that of a notebook of Jupyter. */
export function isNotebook(path: string): boolean {
  return /\.ipynb$/i.test(path);
}

/** Whether a path is that of a Markdown file. */
export function isMarkdownFile(path: string): boolean {
  return ending.test(path);
}

/** Whether Markdown is made of a file by a tool that runs the code in it. */
export function isSourceOfMarkdown(path: string): boolean {
  return /\.(?:ipynb|qmd|rmd)$/i.test(path);
}

/** With what Middleman and Slate make of it before that, as in `index.html.md`. */
const wholeEnding = new RegExp(String.raw`(?:\.html)?\.(?:${markdownEndings})$`, "i");

/** The path of a page without the ending of its file. */
export function dropMarkdownEnding(path: string): string {
  return path.replace(wholeEnding, "");
}
