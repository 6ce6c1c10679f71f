/** A Mermaid text in two parts: what is drawn, and what is said instead to those who can't see it. */
interface AlternativeParts {
  /** Without the lines that were read; they are empty, so that the others keep their places. */
  readonly source: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** Takes Mermaid's `accTitle: …`, `accDescr: …` and `accDescr { … }` out of a diagram's text. */
export function readAlternative(text: string): AlternativeParts {
  const found = new Map<string, string>();
  const source = text.replaceAll(
    /^[ \t]*(accTitle|accDescr)[ \t]*(?::[ \t]*([^\n]*)|\{([^{}]*)\})[ \t]*$/gm,
    (whole: string, name: string, line = "", block = "") => {
      const words = `${line}${block}`.replace(/\s+/g, " ").trim();
      if (words !== "" && !found.has(name)) found.set(name, words);
      return "\n".repeat(whole.split("\n").length - 1);
    },
  );
  return { source, title: found.get("accTitle"), description: found.get("accDescr") };
}
