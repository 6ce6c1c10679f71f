import { foldName, splitWords } from "../../generator/page-model/search-words.ts";
import { readInvalid } from "./read-invalid.ts";
import { readMessage } from "./read-message.ts";
import { readRefusal } from "./read-refusal.ts";

/** A message of which only what it is about is looked for, as a text may quote it; undefined for any other query. */
export function readQuoted(query: string): string | undefined {
  return readRefusal(query) === undefined && readInvalid(query) === undefined ? undefined : readMessage(query);
}

/** So many words in a row are no accident; shorter messages are quoted whole. */
const run = 6;
const shortest = 4;

/** Whether a text has a message, or so much of it that it quotes that and doesn't only speak of the same. */
export function quotes(text: string, message: string): boolean {
  const asked = toWords(message);
  if (asked.length < shortest) return false;
  const said = ` ${toWords(text).join(" ")} `;
  const length = Math.min(run, asked.length);
  return asked.some((_, start) => {
    return start + length <= asked.length && said.includes(` ${asked.slice(start, start + length).join(" ")} `);
  });
}

function toWords(text: string): readonly string[] {
  return splitWords(text)
    .map(foldName)
    .filter((word) => word !== "");
}
