import { hashText } from "./hash-text.ts";

/*
 * What the files of the search index hold. The generator writes them, the reader's browser reads them.
 *
 * The manifest is the only file with a fixed name. The names of pages are one file, loaded when search opens,
 * those of what stands on them another, loaded with the first query. All else is cut into shards, of which a
 * query loads the few that it needs: meanings by the beginning of the name, terms by their beginning, texts by
 * the place that they belong to. A shard depends on nothing but what is in it, so that an edit changes few of them.
 */

/** Where the index begins: the name that every page knows. Those of all other files tell their content and are in it. */
export const searchManifestPath = "search/manifest.js";

/** The folder of the manifest and of all other files. */
export const searchFolder = "search";

/** What is in the manifest. */
export interface SearchManifest {
  readonly version: 2;
  /** Names of files beside the manifest. */
  readonly symbols: string;
  readonly parts: string;
  readonly relations: string;
  /** Of each shard the hash of its content, which its name ends in: see `shardPath`. */
  readonly meanings: readonly string[];
  readonly terms: readonly string[];
  readonly texts: readonly string[];
  /** How many passages there are. */
  readonly passages: number;
  /** What most readers come for. */
  readonly tasks: readonly SearchTask[];
}

/** What is cut into shards. */
export type Sharded = "meanings" | "terms" | "texts";

/** The name of the file of a shard, beside the manifest. */
export function shardPath(of: Sharded, shard: number, hash: string): string {
  return `${of}-${shard}.${hash}.js`;
}

/** Something that a reader wants to do, and where it is told. */
export interface SearchTask {
  readonly label: string;
  /** What kind of page it leads to, as results say it. */
  readonly kind: string;
  readonly meaning: string;
  readonly route: string;
}

/** The names of all pages. Lists of numbers hold differences where it says so: they pack well. */
export interface SymbolIndex {
  /** A line each. */
  readonly names: string;
  /** The code of the kind of each. */
  readonly kinds: string;
  /** For each page how many things on it have names. */
  readonly parts: readonly number[];
  /** What routes begin with. */
  readonly prefixes: readonly string[];
  /** For each page the number of its prefix. */
  readonly prefixOf: readonly number[];
  /** For each page what follows the prefix, a line each; empty where that is the page's name. */
  readonly tails: string;
  /** Namespaces of schemas, the empty one first. */
  readonly namespaces: readonly string[];
  /** For each page the number of its namespace. */
  readonly namespaceOf: readonly number[];
  /** Deprecated pages, as differences. */
  readonly deprecated: readonly number[];
  /** How central each page is, a digit each: the higher, the more pages lead to it. */
  readonly ranks: string;
  /** By language, the pages in it, as differences; those in the site's own are left out. Absent where all pages are. */
  readonly languages?: Readonly<Record<string, readonly number[]>>;
}

/**
 * The names of what stands on pages, in the order of these; what belongs to a member follows that member. Together with the
 * pages, each of which comes before what stands on it, they are the entries of the index, which other files count by.
 */
export interface PartIndex {
  /** A line each. */
  readonly names: string;
  /** The code of the kind of each. */
  readonly kinds: string;
  /** Entries whose anchor their kind does not tell, as differences, and those anchors, as `writeAnchors` writes them. */
  readonly anchorAt: readonly number[];
  readonly anchors: string;
  /** Entries that are headings below other ones, as differences, and how many entries each comes after that one. */
  readonly underAt: readonly number[];
  readonly under: readonly number[];
  /** Deprecated entries but for pages, as differences. */
  readonly deprecated: readonly number[];
  /** Words and phrases, folded, with what else they may stand for on this site. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** What filters of queries go by. */
export interface SearchRelations {
  /** By entity, the pages that are about it, as positions among the pages, as differences. */
  readonly entities: Readonly<Record<string, readonly number[]>>;
  /** By name of a type, the entries that have it, as differences. */
  readonly types: Readonly<Record<string, readonly number[]>>;
}

/** One line about each entry whose name begins alike, a line each, in the order of the entries. */
export type MeaningShard = string;

/**
 * By term, its passages as triples: the difference to the slot of the one before, the entry's place on its
 * page times `chunksPerEntry` plus the number of the chunk, and what the term weighs there.
 */
export type TermShard = Readonly<Record<string, readonly number[]>>;

/** By passage, its text. */
export type TextShard = Readonly<Record<string, string>>;

/** A text is cut into at most so many passages. */
export const chunksPerEntry = 64;

/** Weights of terms are whole numbers, so many to one. */
export const weightScale = 16;

/** Terms that begin alike, for so many letters, are in one shard. */
export const termPrefix = 3;

const meaningPrefix = 3;

/** The shard that holds a term. */
export function termShardOf(term: string, shards: number): number {
  return hashText(term.slice(0, termPrefix)) % shards;
}

/** The shard that holds the meaning of a folded name. */
export function meaningShardOf(foldedName: string, shards: number): number {
  return hashText(foldedName.slice(0, meaningPrefix)) % shards;
}

/** A passage's key in its shard. */
export function passageKey(slot: number, place: number): string {
  return `${slot.toString(36)}.${place.toString(36)}`;
}

/** The shard that holds the text of a passage. */
export function textShardOf(key: string, shards: number): number {
  return hashText(key) % shards;
}
