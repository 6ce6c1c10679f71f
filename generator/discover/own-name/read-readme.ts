import { pageOptions, readMarkdown } from "../../markdown/read-markdown.ts";
import type { NameTexts } from "./name-texts.ts";

/** What a README says of names. */
export interface Readme {
  /** What it is headed by, without what follows the name there; absent where it has no heading, or pictures alone. */
  readonly heading?: string | undefined;
  /** A name as its words spell it where they have it. */
  readonly spell: (name: string) => string;
}

/** What the README of a folder says of names; nothing where there is none. */
export function readReadme({ readme }: Pick<NameTexts, "readme">): Readme {
  if (readme === undefined) return { spell: (name) => name };
  const { file, text } = readme;
  const title = file.endsWith(".md") ? readTitle(text) : readUnderlined(text);
  const heading = title?.split(/: | [-–—|·] /)[0]?.trim();
  return { heading: heading === "" ? undefined : heading, spell: createSpelling(text) };
}

function readTitle(text: string): string | undefined {
  const { title, banner } = readMarkdown(text, pageOptions({}, {})).dialect;
  return title ?? banner;
}

/** The first line that is underlined, as both reStructuredText and Markdown may have headings. */
function readUnderlined(text: string): string | undefined {
  return /^(?!.. |\s)([^\n]{1,200})\n([=*#~-])\2+[ \t]*$/m.exec(text)?.[1]?.trim();
}

/** Words of links count, and neither where they lead, nor code, tags and pictures. */
function createSpelling(text: string): Readme["spell"] {
  const words = text
    .replace(/```[\s\S]*?(?:```|$)/g, " ")
    .replace(/`[^`\n]*`|<[^<>]*>|!\[[^\]\n]*\]/g, " ")
    .replace(/\]\([^()\n]*\)|\bhttps?:\S+/g, " ");
  const lower = words.toLowerCase();
  const isPart = (char: string | undefined): boolean => char !== undefined && /[\p{L}\d_/.@-]/u.test(char);
  return (name) => {
    const wanted = name.toLowerCase();
    for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, at + 1)) {
      // A full stop behind it may end a sentence.
      const behind = words.slice(at + name.length, at + name.length + 2);
      if (!isPart(words[at - 1]) && (!isPart(behind[0]) || /^\.(?:\s|$)/.test(behind))) {
        const written = words.slice(at, at + name.length);
        if (written !== written.toUpperCase() || written === name) return written;
      }
    }
    return name;
  };
}
