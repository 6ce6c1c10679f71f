import type { JsonObject } from "../../catalogue/json.ts";
import { asText } from "./api-document.ts";
import { asDoc } from "./as-doc.ts";
import { toPlainSummary } from "./to-plain-summary.ts";

/** In characters: more is read on the page that it is about. */
const longest = 160;

const link = /!?\[([^[\]]{0,300})\](?:\([^()\s]{0,1000}\))?/g;
const sentenceEnd = /[.!?](?<!\b(?:e\.g|i\.e|etc|vs)[.!?])(?=\s+["'(]?[A-Z])/;

/** The first of several sentences, without what ends it; a text of one as it is. */
export function takeSentence(words: string): string {
  return words.slice(0, sentenceEnd.exec(words)?.index ?? words.length);
}

/** In a line, as plain words, what something is for: its summary, or how what is said of it begins. */
export function tellSummary(node: JsonObject): string | undefined {
  const summary = toPlainSummary(asText(node["summary"]))?.trim().replace(/\s+/g, " ");
  if (summary !== undefined && summary.length <= longest) return summary;
  const [opening = ""] = (summary ?? asDoc(node["description"]) ?? "").trim().split(/\n[ \t]*\n/, 1);
  // What isn't a paragraph says little in a line.
  if (opening === "" || /^(?:[#|>*+-]\s|```|\|)/.test(opening)) return undefined;
  const words = opening.replace(link, "$1").replace(/[*`]+/g, "").replace(/\s+/g, " ");
  const sentence = takeSentence(words).replace(/[.:]$/, "");
  if (sentence.length <= longest) return sentence;
  const cut = sentence.lastIndexOf(" ", longest);
  return `${sentence.slice(0, cut > 0 ? cut : longest)}…`;
}
