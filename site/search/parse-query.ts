import { foldName, isStopWord } from "../../generator/page-model/search-words.ts";
import { readInvalid } from "./read-invalid.ts";
import { readMessage } from "./read-message.ts";
import { readPart, readPasted, readRecipe } from "./read-pasted.ts";
import { readRefusal } from "./read-refusal.ts";

/** What a query asks for. */
export interface ParsedQuery {
  /** Without its filters, as it was typed; of code that was pasted, what it is about. */
  readonly text: string;
  /** The words of the text, folded. */
  readonly words: readonly string[];
  /** The part of a page whose address was pasted. */
  readonly part: string | undefined;
  readonly filters: readonly QueryFilter[];
}

/** A `key:value` in a query. */
export interface QueryFilter {
  readonly key: FilterKey;
  /** As it was typed. */
  readonly value: string;
}

/** What a query can begin a filter with. */
export const filterKeys = ["kind", "entity", "returns", "type", "in"] as const;

/** What stands before the colon of a filter. */
export type FilterKey = (typeof filterKeys)[number];

/** Longer queries are cut; nobody types them. */
const longestQuery = 200;
const mostWords = 12;

/** Takes a query apart: `kind:enum fabric` asks for enums whose name has `fabric`. */
export function parseQuery(query: string): ParsedQuery {
  const filters: QueryFilter[] = [];
  const kept: string[] = [];
  for (const piece of (readRecipe(query) ?? readRefusal(query) ?? readInvalid(query) ?? readMessage(query))
    .slice(0, longestQuery)
    .split(/\s+/)) {
    const filter = toFilter(piece);
    if (filter === undefined) kept.push(piece);
    else if (filter.value !== "") filters.push(filter);
  }
  const typed = kept.join(" ").trim();
  const text = readPasted(typed);
  const part = readPart(typed);
  return { text, words: toWords(text), part: part !== undefined && text.endsWith(part) ? undefined : part, filters };
}

function toFilter(piece: string): QueryFilter | undefined {
  const [, name, value = ""] = /^([a-z]+):(.*)$/i.exec(piece) ?? [];
  const key = filterKeys.find((each) => each === name?.toLowerCase());
  return key === undefined ? undefined : { key, value };
}

/** Paths and coordinates are words as well: `Dataset.lineage(input:)` has three. Flags of one letter say nothing by themselves. */
function toWords(text: string): readonly string[] {
  const telling = dropRequestForm(text).replace(/(?<=\S\s+)-\w(?!\S)/g, "");
  const words = telling.split(/[\s.,:;?!/#()[\]{}<>"'`@|→]+/u).map(foldName);
  return words.filter((word) => word !== "").slice(0, mostWords);
}

/**
 * A call as requests write it, `POST /aspects?action=ingestProposal`, is about what it names: not about posts, nor actions, nor
 * about what it is given.
 */
function dropRequestForm(text: string): string {
  const path = text.replace(/^(?:get|post|put|delete|patch) (?=\/)/i, "");
  return path.startsWith("/") ? path.replace(/[?&](?:(?:action|q)=([^&\s]*)|[^&\s]*)/gi, " $1") : path;
}

/** The words that say what is asked; all of them when none does. */
export function dropStopWords(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !isStopWord(word));
  return kept.length === 0 ? words : kept;
}
