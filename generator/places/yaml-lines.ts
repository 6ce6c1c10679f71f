import { LineCounter } from "yaml";
import { listLineStarts } from "./line-starts.ts";

/** The lines of a YAML text, all of them: the parser's own count ends where it gives up, and places behind that would be wrong. */
export function countYamlLines(text: string): LineCounter {
  const counter = new LineCounter();
  for (const start of listLineStarts(text)) counter.addNewLine(start);
  return counter;
}
