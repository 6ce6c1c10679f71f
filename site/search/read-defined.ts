import { foldName, isStopWord } from "../../generator/page-model/search-words.ts";
import { toSingular } from "./list-others.ts";

const asks = [
  /^\s*what(?:'?s|\s+is)\s+(?:an?|the)\s+(.{2,40}?)[\s?]*$/i,
  /^\s*what\s+does\s+(.{2,40}?)\s+mean[\s?]*$/i,
  /^\s*(?:define|definition of|meaning of)\s+(?:an?\s+|the\s+)?(.{2,40}?)[\s?]*$/i,
];

/**
 * What a question wants to have explained, folded and one of it: `what is an aspect`, `define recipes`. Undefined for any other,
 * those that ask for something of it among them: `what is the port of the server`.
 */
export function readDefined(query: string): string | undefined {
  for (const form of asks) {
    const words = form.exec(query)?.[1]?.split(/\s+/);
    if (words === undefined) continue;
    return words.some(isStopWord) ? undefined : toSingular(foldName(words.join("")));
  }
  return undefined;
}
