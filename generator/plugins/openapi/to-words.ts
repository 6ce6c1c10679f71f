import createMarkdownIt from "markdown-it";
import type { LinkTarget, Word, Words } from "../plugin.ts";
import { joinWords } from "./join-words.ts";

type Token = ReturnType<ReturnType<typeof createMarkdownIt>["parse"]>[number];

/** What Markdown is made with: text without any of it is as it stands. */
const isMarked = /[`*_~[\\&<\n]|:\/\//;

/** Made once, since that takes longer than a cell. */
const markdown = createMarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** What is said in Markdown as words for a cell of a table: names in code and links stay, emphasis is left out, blocks follow each other. */
export function toWords(text: string): Words {
  if (!isMarked.test(text)) return text;
  const blocks = markdown.parse(text, {}).map(tellToken);
  return joinWords(
    blocks.filter((words) => words.length > 0),
    " ",
  );
}

function tellToken({ type, content, children }: Token): readonly (string | Word)[] {
  if (type === "fence" || type === "code_block") return [{ text: content.trim(), code: true }];
  let to: LinkTarget | undefined;
  return (children ?? []).flatMap((child): readonly (string | Word)[] => {
    if (child.type === "link_open") to = toTarget(String(child.attrGet("href") ?? ""));
    if (child.type === "link_close") to = undefined;
    const isCode = child.type === "code_inline";
    const said = child.type === "softbreak" || child.type === "hardbreak" ? " " : child.content;
    if (said === "") return [];
    return [isCode || to !== undefined ? { text: said, ...(isCode && { code: true }), ...(to && { to }) } : said];
  });
}

/** Only what leads to another site: a relative address was written for another place. */
function toTarget(href: string): LinkTarget | undefined {
  return /^https?:\/\//.test(href) ? (href as LinkTarget) : undefined;
}
