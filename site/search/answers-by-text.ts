import { foldName, isStopWord, splitWords } from "../../generator/page-model/search-words.ts";
import { searchKinds } from "../../generator/page-model/search-kinds.ts";
import { dropKey } from "./drop-key.ts";
import { isCall } from "./is-call.ts";
import { toSingular } from "./list-others.ts";
import { dropStopWords, parseQuery } from "./parse-query.ts";
import { readIntent } from "./read-intent.ts";
import { readTask } from "./read-task.ts";
import { sayDeed } from "./say-deed.ts";
import type { SearchAnswer, SearchHit } from "./search-answer.ts";

/** What only code is written like: `include_views`, `profiling.enabled`, `--dry-run`. */
const codeLike = /^-*(?=\w+[.-]|\w+_\w)\w+(?:[.-]\w+)*$/;

/** A word of it, as `max_threads` in `datahub-rest max_threads`. */
const partOfCode = /(?:^|\s)\w*[a-z0-9]_[a-z0-9]\w*(?:\s|$)/;

const asksWhat = /^\s*(?:what(?:'?s| is| are)|define|explain|meaning of)\b/i;

/** Whether what texts say comes before names: for a question, and where no name has what was asked. */
export function answersByText(asked: string, { fits, hits }: Pick<SearchAnswer, "fits" | "hits">): boolean {
  const query = parseQuery(asked).text;
  switch (fits) {
    case "whole":
      return false;
    case "by words":
      return (
        (readIntent(withoutArticle(withoutKey(query, hits[0]), hits[0])) !== "name" &&
          !answersItself(query, hits[0])) ||
        lacksWord(query, hits[0])
      );
    case "in part":
      return (
        !codeLike.test(query) &&
        (readIntent(query) === "help" || !(asksForPart(query, hits[0]?.kind ?? "") || doesAsAsked(query, hits[0])))
      );
    case "loosely":
      return true;
  }
}

/** What a call finds is said with what it is found by: `get ship by id` is no question. */
function withoutKey(query: string, hit: SearchHit | undefined): string {
  return hit !== undefined && isCall(hit.kind) ? dropKey(query) : query;
}

/** An order says a thing with its article or without: `delete a tag` is no question, nor is `star a ship` where a call does that. */
function withoutArticle(query: string, hit: SearchHit | undefined): string {
  const isOrder =
    readTask(query) === "do" || (hit !== undefined && isCall(hit.kind) && !isStopWord(query.split(/\s/)[0] ?? ""));
  return isOrder ? sayDeed(query).replace(/(?<=^\s*\S+\s+)(?:(?:on|to)\s+)?(?:an?|the)\s+/i, "") : query;
}

/** A constant is nothing that has only some of its words: of `HARBOUR_TZ`, what is called after the harbour says nothing. */
function lacksWord(query: string, hit: SearchHit | undefined): boolean {
  if (!constant.test(query) || hit === undefined) return false;
  const name = foldName(hit.name.map(({ text }) => text).join(""));
  return !splitWords(query).every((word) => name.includes(foldName(word)));
}

const constant = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;

/** Parts are asked for by names that only code has, and by their kind: the options of a source. */
function asksForPart(query: string, kind: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  const kindWord = kind.split(" ").at(-1);
  return partOfCode.test(query) || (!words.some(isStopWord) && words.some((word) => toSingular(word) === kindWord));
}

/** Whether a part of a library does what an order begins with, by its name: `emit_mcp` for `emit mcp kafka`. */
function doesAsAsked(query: string, hit: SearchHit | undefined): boolean {
  if (hit === undefined || !doing.has(hit.kind) || readIntent(query) !== "name") return false;
  const [verb = "", ...others] = splitWords(query).map(foldName);
  // Two words may as well be what a guide is about: `hard delete`.
  return others.length > 1 && splitWords(hit.name.map(({ text }) => text).join("")).map(foldName)[0] === verb;
}

const doing: ReadonlySet<string> = new Set([searchKinds.method.label, searchKinds.function.label]);

/** What an entity or an aspect is, and which values there are, their own pages tell. */
function answersItself(query: string, hit: SearchHit | undefined): boolean {
  if (hit === undefined) return false;
  if (hit.kind === searchKinds.entity.label) return asksWhat.test(query);
  if (hit.kind === searchKinds.aspect.label) return asksWhat.test(query) && isAllOf(query, hit);
  return enums.has(hit.kind) && asksValues.test(query);
}

/** Whether a query asks for that name and for nothing else. */
function isAllOf(query: string, { name }: SearchHit): boolean {
  const asked = dropStopWords(parseQuery(query.replace(asksWhat, " ")).words);
  return asked.join("") === foldName(name.map(({ text }) => text).join(""));
}

const asksValues = /\bare there\b|\b(?:symbols|values)\b/i;

const enums: ReadonlySet<string> = new Set([searchKinds.enum.label, searchKinds.graphqlEnum.label]);
