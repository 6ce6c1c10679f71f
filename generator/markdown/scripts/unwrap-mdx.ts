import { closesFence, readFence } from "../fence-reader.ts";

/**
 * Docusaurus has ```` ```mdx-code-block ```` around what other readers of Markdown are to show as code: tags of tabs, imports. It is no
 * code there, so that the lines of such fences are left out here, and what is in them is read.
 */
export function unwrapMdx(text: string): string {
  if (!text.includes("mdx-code-block")) return text;
  let fence: { readonly mark: string; readonly isMdx: boolean } | undefined;
  return text
    .split("\n")
    .map((line) => {
      if (fence !== undefined) {
        const { mark, isMdx } = fence;
        if (!closesFence(line, mark)) return line;
        fence = undefined;
        return isMdx ? "" : line;
      }
      const opened = readFence(line);
      if (opened === undefined) return line;
      fence = { mark: opened.mark, isMdx: opened.language === "mdx-code-block" };
      return fence.isMdx ? "" : line;
    })
    .join("\n");
}
