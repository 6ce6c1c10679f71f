/** In characters: more is read on the page that it is about. */
const longest = 160;

const link = /!?\[([^[\]]{0,300})\]\([^()\s]{0,1000}\)/g;
const sentenceEnd = /[.!?](?<!\b(?:e\.g|i\.e|etc|vs)[.!?])(?=\s+["'(]?[A-Z])/;

/** In a line, as plain words, how a doc begins. */
export function toPlainSummary(doc: string | undefined): string | undefined {
  const [opening = ""] = (doc ?? "").trim().split(/\n[ \t]*\n/, 1);
  // What isn't a paragraph says little in a line.
  if (opening === "" || /^(?:[#|>*+-]\s|```|\|)/.test(opening)) return undefined;
  const words = opening.replace(link, "$1").replace(/[*`]+/g, "").replace(/\s+/g, " ");
  const sentence = words.slice(0, sentenceEnd.exec(words)?.index ?? words.length).replace(/[.:]$/, "");
  if (sentence.length <= longest) return sentence;
  const cut = sentence.lastIndexOf(" ", longest);
  return `${sentence.slice(0, cut > 0 ? cut : longest)}…`;
}
