import type { SearchTask } from "../../page-model/search-index.ts";
import { searchKinds } from "../../page-model/search-kinds.ts";
import type { SearchPage } from "./search-entry.ts";

/** What readers come for, the most wanted first: what it is called, and the pages that answer it. */
interface Wish {
  readonly label: (page: SearchPage) => string;
  readonly find: (site: SearchedPages) => readonly SearchPage[];
}

interface SearchedPages {
  readonly pages: readonly SearchPage[];
  /** How many things have or return the type that a page is about. */
  usesOf(page: SearchPage): number;
}

/** So many tasks are offered. */
const mostTasks = 6;

/**
 * The tasks that most readers of a site come with, by what the site has: of a platform, its entities, sources, library and
 * access; of an API alone, its operations and types; of schemas alone, the types that others are made of.
 */
export function listTasks(pages: readonly SearchPage[]): readonly SearchTask[] {
  const site = { pages, usesOf: countUses(pages) };
  const tasks = new Map<string, SearchTask>();
  for (const { label, find } of wishes) {
    for (const page of find(site)) {
      const { kind = "page", meaning = "" } = page.entries[0] ?? {};
      if (!tasks.has(page.route)) {
        tasks.set(page.route, { label: label(page), kind: searchKinds[kind].label, meaning, route: page.route });
      }
    }
  }
  return [...tasks.values()].slice(0, mostTasks);
}

const wishes: readonly Wish[] = [
  { label: () => "Get started", find: ({ pages }) => mostOf(pages.filter(isQuickstart), nearHome, 1) },
  { label: toMadeOf, find: ({ pages }) => mostOf(pages.filter(isOf("entity")), sizeOf, 1) },
  { label: () => "Connect a source", find: byContent("ingestionIndex") },
  { label: () => "Query the GraphQL API", find: byContent("graphqlOverview") },
  {
    label: () => "Use the client library",
    find: (site) => [...listSdkLandings(site), ...byContent("sdkOverview")(site)].slice(0, 1),
  },
  { label: () => "See who may do what", find: byContent("privileges") },
  { label: () => "Read something by a query", find: byFolder("graphql", "queries") },
  { label: () => "Change something by a mutation", find: byFolder("graphql", "mutations") },
  { label: toMadeOf, find: ({ pages, usesOf }) => (hasEntities(pages) ? [] : mostOf(pages.filter(isType), usesOf, 2)) },
  { label: () => "Look up a type", find: byFolder("metamodel", "types") },
  { label: () => "Look up a type of the API", find: byFolder("graphql", "objects") },
  { label: () => "Follow a relationship", find: byContent("relationships") },
  { label: () => "Call the REST API", find: byContent("restliOverview") },
  { label: () => "See what has changed", find: byContent("releases") },
  { label: () => "See what is documented", find: byContent("coverage") },
];

function toMadeOf({ entries }: SearchPage): string {
  return `See what ${entries[0]?.name ?? ""} is made of`;
}

function isQuickstart({ route, about }: SearchPage): boolean {
  return about?.content === "prose" && /(?:^|\/)(?:quick-?start|getting-?started)$/.test(route);
}

/** The fewer folders a page is in, the more. */
function nearHome({ route }: SearchPage): number {
  return -route.split("/").length;
}

function listSdkLandings({ pages }: SearchedPages): readonly SearchPage[] {
  return pages.filter(({ about }) => about?.content === "landing" && about.section === "sdk");
}

function isOf(kind: string): (page: SearchPage) => boolean {
  return ({ entries }) => entries[0]?.kind === kind;
}

function isType({ entries }: SearchPage): boolean {
  return ["record", "event", "object"].includes(entries[0]?.kind ?? "");
}

function hasEntities(pages: readonly SearchPage[]): boolean {
  return pages.some(isOf("entity"));
}

/** The first page of a kind. */
function byContent(kind: string): Wish["find"] {
  return ({ pages }) => pages.filter(({ about }) => about?.content === kind).slice(0, 1);
}

/** The list of what is in a folder of a section, if there is anything. */
function byFolder(section: string, folder: string): Wish["find"] {
  return ({ pages }) =>
    pages.filter(({ route, about }) => {
      const isList = about?.content === "index" && about.section === section && route.split("/").at(-1) === folder;
      return isList && pages.some((other) => other.route.startsWith(`${route}/`));
    });
}

function sizeOf({ related = [] }: SearchPage): number {
  return related.length;
}

/** The pages with the most of something, as many as are asked for. */
function mostOf(pages: readonly SearchPage[], of: (page: SearchPage) => number, count: number): readonly SearchPage[] {
  return pages.toSorted((a, b) => of(b) - of(a)).slice(0, count);
}

function countUses(pages: readonly SearchPage[]): SearchedPages["usesOf"] {
  const uses = new Map<string, number>();
  for (const { entries } of pages) {
    for (const { types = [] } of entries) for (const type of types) uses.set(type, (uses.get(type) ?? 0) + 1);
  }
  return ({ entries }) => uses.get(entries[0]?.name ?? "") ?? 0;
}
