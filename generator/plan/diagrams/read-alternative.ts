/** A Mermaid text in two parts: what is drawn, and what is said instead to those who can't see it. */
interface AlternativeParts {
  /** Without the lines that were read; they are empty, so that the others keep their places. */
  readonly source: string;
  /** The title that everybody is to see, of the front matter. */
  readonly caption?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Front matter whose title is all that it says, besides settings. */
const frontMatter = /^\s*---[^\S\n]*\n((?:(?!---)[^\n]{0,1000}\n){1,100})---[^\S\n]*(?:\n|$)/;

/** Takes the title out of front matter, and Mermaid's `accTitle: …`, `accDescr: …` and `accDescr { … }` out of a diagram's text. */
export function readAlternative(text: string): AlternativeParts {
  const found = new Map<string, string>();
  const front = frontMatter.exec(text);
  const caption = readTitle(front?.[1] ?? "");
  const blank = caption === undefined ? "" : "\n".repeat((front?.[0] ?? "").split("\n").length - 1);
  const below = caption === undefined ? text : blank + text.slice(front?.[0].length);
  const source = below.replaceAll(
    /^[ \t]*(accTitle|accDescr)[ \t]*(?::[ \t]*([^\n]*)|\{([^{}]*)\})[ \t]*$/gm,
    (whole: string, name: string, line = "", block = "") => {
      const words = `${line}${block}`.replace(/\s+/g, " ").trim();
      if (words !== "" && !found.has(name)) found.set(name, words);
      return "\n".repeat(whole.split("\n").length - 1);
    },
  );
  return { source, caption, title: found.get("accTitle"), description: found.get("accDescr") };
}

function readTitle(front: string): string | undefined {
  const written = /^title:[^\S\n]+([^\n]*)$/m.exec(front)?.[1]?.trim() ?? "";
  const [, double, single] = /^(?:"(.*)"|'(.*)')$/.exec(written) ?? [];
  const title = double?.replaceAll('\\"', '"') ?? single?.replaceAll("''", "'") ?? written;
  return title === "" ? undefined : title;
}
