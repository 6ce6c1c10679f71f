import { foldName } from "../../page-model/search-words.ts";
import type { SiteFolder } from "../sites/site-folder.ts";
import { findThings } from "../things/find-things.ts";
import { listExamples } from "./list-examples.ts";
import { type CodeBlock, readPage } from "./read-page.ts";
import { type Found, searchSite } from "./search-site.ts";

/** Code that shows how something is called, and on which page it stands. */
export interface FoundExamples {
  readonly page: string;
  /** Whether that page, or a part of it, is called as was asked; else its text only has the words. */
  readonly isNamed: boolean;
  readonly blocks: readonly CodeBlock[];
}

/** Where what was asked for has its page, and the examples there are of it; neither for a name that nothing has. */
export interface ExampleSearch {
  readonly examples: FoundExamples | undefined;
  /** The pages that are called as was asked, whether they have examples or not. */
  readonly pages: readonly string[];
}

/**
 * The examples of a name, or of what a phrase says. A name that nothing has gets none, although there is always some text that
 * is like it: who copies that calls something else. On pages that are called otherwise, code counts that has the name.
 */
export async function findExamples(site: SiteFolder, asked: string): Promise<ExampleSearch> {
  for (const page of listCoordinatePages(site, asked)) {
    const blocks = listExamples(readPage(site, page) ?? "", page, asked);
    if (blocks.length > 0) return { examples: { page, isNamed: true, blocks }, pages: [page] };
  }
  const name = asked.replace(/^(?:Query|Mutation|Subscription)\./, "");
  const { found, fits } = await searchSite(site, name, { limit: 10 });
  const words = toWords(name);
  const isCalled = (each: Found, index: number): boolean => (fits === "whole" && index === 0) || bears(each, words);
  const named = new Set(found.filter(isCalled));
  const isPhrase = /\s/.test(name.trim());
  const pages = [...new Set([...named].map(({ page }) => page.replace(/#.*/s, "")))];
  // Words that no name has together may still be what a guide shows.
  const candidates = named.size === 0 && !isPhrase ? [] : preferReference(found, name);
  for (const each of candidates) {
    const { page } = each;
    const all = listExamples(readPage(site, page) ?? "", page, asked);
    const isNamed = named.has(each);
    const blocks = isNamed || isPhrase ? all : all.filter(({ code }) => code.includes(name));
    if (blocks.length > 0) return { examples: { page, isNamed, blocks }, pages };
  }
  return { examples: undefined, pages };
}

/**
 * Where that is which a coordinate names with the way to it, e.g. `Query.dataset` as `thing` writes it: an entity of the same name
 * is another one. A name alone is several things, of which the search knows which one is meant.
 */
function listCoordinatePages({ catalogue, links }: SiteFolder, asked: string): readonly string[] {
  if (!/\w[./#(]\w/.test(asked)) return [];
  return findThings(catalogue, asked).flatMap(({ page }) => page(links()) ?? []);
}

/** What is called just as was asked comes before guides of that title, which tell of more. */
function preferReference(found: readonly Found[], asked: string): readonly Found[] {
  const isMeant = ({ kind, name }: Found): boolean => name === asked && kind !== "guide" && kind !== "heading";
  return [...found.filter(isMeant), ...found.filter((each) => !isMeant(each))];
}

/** Says in what form an example is wanted, or nothing. */
const besideName =
  /^(?:an?|the|of|for|in|by|with|how|to|example|sample|recipe|call|payload|graphql|python|java|curl|cli|shell|json|yaml)s?$/i;

/** The words of a name or a phrase, folded; names of code are one word. */
function toWords(asked: string): readonly string[] {
  const pieces = asked.split(/[^\p{L}\p{N}_-]+/u).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const telling = pieces.filter((piece) => !besideName.test(piece));
  return (telling.length > 0 ? telling : pieces).map(foldName);
}

/** Whether a name, with what it belongs to and where its page is, has all of the words. */
function bears({ name, parent = "", page }: Found, words: readonly string[]): boolean {
  const said = foldName([parent, name, page].join(" "));
  return words.every((word) => said.includes(word));
}
