import { printRequest, readRequest } from "../../page-model/search-request.ts";
import { foldName, splitWords, stemWord } from "../../page-model/search-words.ts";
import { fieldWords } from "./field-words.ts";
import type { SearchPage } from "./search-entry.ts";

/**
 * What else words may stand for on these pages: what the field says, as far as the pages have it, the acronyms that they
 * explain, the other names that their authors gave them, and what the site's own settings say.
 */
export function listSynonyms(
  pages: readonly SearchPage[],
  own: Readonly<Record<string, readonly string[]>> = {},
): Readonly<Record<string, readonly string[]>> {
  const known = collectWords(pages);
  const has = (phrase: string): boolean => splitWords(phrase).every((word) => known.has(toStem(word)));
  const table = new Map<string, Set<string>>();
  const add = (phrase: string, others: readonly string[]): void => {
    const request = readRequest(phrase);
    const key = request === undefined ? foldName(phrase) : printRequest(request);
    if (key === "" || others.length === 0) return;
    const set = table.get(key) ?? new Set();
    // To back up makes a backup, which folds to the same; so does a request that its page is called, which is asked for with values as well.
    for (const other of others) {
      if (request !== undefined || other.toLowerCase() !== phrase.toLowerCase()) set.add(other.toLowerCase());
    }
    if (set.size > 0) table.set(key, set);
  };
  for (const [phrase, others] of Object.entries(own)) add(phrase, others);
  for (const { aliases = [], entries } of pages) {
    for (const alias of aliases) for (const form of [alias, dropSmallWords(alias)]) add(form, [entries[0]?.name ?? ""]);
  }
  for (const [phrase, names] of listTasks(pages)) {
    // A call that is itself called by what is done does nothing else besides.
    const [verb = ""] = splitWords(phrase).map(foldName);
    const isOf = (name: string): boolean => splitWords(name).map(foldName).includes(verb);
    if (names.length <= mostTasks) add(phrase, [...names.filter(isOf), ...names.filter((name) => !isOf(name))]);
  }
  const shortNames = shortenNames(listEntities(pages));
  for (const { acronyms = [] } of pages) for (const { short, long } of acronyms) add(short, [long]);
  // What a word stands for may itself be short for an entity, as an access token is.
  const wholeNames = (other: string): readonly string[] =>
    shortNames.flatMap(([phrase, name]) => (foldName(phrase) === foldName(other) ? [name] : []));
  for (const [phrase, others] of Object.entries(fieldWords)) {
    const meant = others.filter(has);
    add(phrase, [...meant, ...meant.flatMap(wholeNames)]);
  }
  for (const [phrase, name] of shortNames) add(phrase, [name]);
  return Object.fromEntries(
    [...table].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([phrase, others]) => [phrase, [...others]]),
  );
}

const smallWord = /^(?:an?|and|by|for|from|in|of|on|the|to|with)$/i;

/** Nobody types just those that an author has written: list issues for a repository. */
function dropSmallWords(phrase: string): string {
  const words = phrase.split(/\s+/);
  const telling = words.filter((word) => !smallWord.test(word));
  return telling.length === 0 || readRequest(phrase) !== undefined ? phrase : telling.join(" ");
}

/** So many calls may do the same in several places; what more do is no name of any. */
const mostTasks = 4;

/** What calls do, without where or with what: whoever would create a repository doesn't say for whom. */
function listTasks(pages: readonly SearchPage[]): ReadonlyMap<string, readonly string[]> {
  const tasks = new Map<string, string[]>();
  for (const { aliases = [], entries } of pages) {
    const name = entries[0]?.name;
    if (name === undefined || !aliases.some((alias) => readRequest(alias) !== undefined)) continue;
    for (const alias of aliases) {
      const [, task] =
        /^(\S+(?: (?:an?|the))?(?: (?!by |for |from |in |of |on |to |using |with )\S+){1,3}) (?:by|for|from|in|of|on|to|using|with) /i.exec(
          alias,
        ) ?? [];
      if (task === undefined) continue;
      for (const form of new Set([task, dropSmallWords(task)])) {
        const names = tasks.get(form);
        if (names === undefined) tasks.set(form, [name]);
        else names.push(name);
      }
    }
  }
  return tasks;
}

function listEntities(pages: readonly SearchPage[]): readonly string[] {
  return pages.flatMap(({ entries }) => (entries[0]?.kind === "entity" ? [entries[0].name] : []));
}

/** So many names that begin alike have a beginning that says little: `dataHubSecret`, `dataHubPolicy`, … */
const manyAlike = 3;

/** Names without what they have in common with several others, as people say them, with the whole name. */
function shortenNames(names: readonly string[]): readonly (readonly [short: string, name: string])[] {
  const split = names.map((name) => ({ name, words: splitWords(name).map(foldName) }));
  return split.flatMap(({ name, words }) =>
    [1, 2].flatMap((length) => {
      const start = words.slice(0, length).join(" ");
      const alike = split.filter(
        (other) => other.words.length > length && other.words.slice(0, length).join(" ") === start,
      );
      return words.length > length && alike.length >= manyAlike ? [[words.slice(length).join(" "), name] as const] : [];
    }),
  );
}

/** The words that names of pages, headings and commands are made of. */
function collectWords(pages: readonly SearchPage[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { entries } of pages) {
    for (const [index, { kind, name }] of entries.entries()) {
      if (index > 0 && kind !== "heading" && kind !== "subcommand") continue;
      for (const word of splitWords(name)) words.add(toStem(word));
      words.add(toStem(name));
    }
  }
  return words;
}

function toStem(word: string): string {
  return stemWord(foldName(word));
}
