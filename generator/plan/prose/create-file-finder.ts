import { findOutermostSchema } from "../../catalogue/find-outermost-schema.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import { once } from "../../engine/once.ts";
import type { SitePage } from "../../page-model/page.ts";
import { foldPath } from "../../places/fold-path.ts";
import { indexParts } from "./index-parts.ts";

/** The schemas of a model, and the routes of their pages by full name. */
export interface PlacedSchemas {
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  readonly routes: ReadonlyMap<string, string>;
}

interface FileFinderParts {
  readonly pages: readonly SitePage[];
  /** By their folded routes. */
  readonly byRoute: () => ReadonlyMap<string, SitePage>;
  readonly declared?: PlacedSchemas | undefined;
}

/** Sections with pages of what files declare that are no code, which is led to for its own sake. */
const declaring = /^(?:metamodel|graphql|restli|plugin .+)$/;

/**
 * Finds the page that stands for a file of the model: that of what it declares, of several things that of the one which all others are
 * written in, else the page that lists them. A JSON pointer asks for the page of a part of it.
 */
export function createFileFinder({
  pages,
  byRoute,
  declared,
}: FileFinderParts): (file: string, pointer?: string) => SitePage | undefined {
  const byFile = once(() => groupBy(pages, fileOf));
  const schemas = once(() => groupBy([...(declared?.schemas.values() ?? [])], ({ span }) => span.file));
  const findWhole = (own: readonly SitePage[], file: string): SitePage | undefined => {
    if (own.length === 1) return own[0];
    const main = findMain(schemas().get(file) ?? []);
    const route = main && declared?.routes.get(main.fullName);
    return own.find((page) => page.route === route) ?? findAbove(own, byRoute());
  };
  // Guides lead to one file over and over, and it may declare thousands of things.
  const open = keepAnswers((file: string) => {
    const all = byFile().get(file) ?? [];
    // What the same thing is in another section says less of the file.
    const own = all.filter(({ section }) => section === all[0]?.section);
    const whole = own.length === 0 ? undefined : findWhole(own, file);
    return { whole, findPart: once(() => indexParts(listBelow(own, whole, pages))) };
  });
  return (file, pointer) => {
    const { whole, findPart } = open(file);
    return pointer === undefined || whole === undefined ? whole : (findPart()(pointer) ?? whole);
  };
}

/** Answers each question once. */
function keepAnswers<Answer>(find: (file: string) => Answer): (file: string) => Answer {
  const answers = new Map<string, Answer>();
  return (file) => {
    const answer = answers.get(file) ?? find(file);
    answers.set(file, answer);
    return answer;
  };
}

/** The pages of a file; what a description of an API keeps in files of its own has pages below that of the whole. */
function listBelow(
  own: readonly SitePage[],
  whole: SitePage | undefined,
  pages: readonly SitePage[],
): readonly SitePage[] {
  if (whole?.section.startsWith("plugin ") !== true) return own;
  return pages.filter(({ route }) => route.startsWith(`${whole.route}/`));
}

/** The file that a page is about; undefined where its things are not what files declare. */
function fileOf({ section, source }: SitePage): string | undefined {
  return declaring.test(section) ? source?.label.replace(/:\d+$/, "") : undefined;
}

/** The schema that all others of a file are written in. */
function findMain(schemas: readonly NamedSchema[]): NamedSchema | undefined {
  return findOutermostSchema({ schemas: new Map(schemas.map((schema) => [schema.fullName, schema])) });
}

/** The nearest page that all of these are below, one of them included. */
function findAbove(pages: readonly SitePage[], byRoute: ReadonlyMap<string, SitePage>): SitePage | undefined {
  const [first = [], ...others] = pages.map(({ route }) => foldPath(route).split("/"));
  for (let depth = first.length; depth > 0; depth -= 1) {
    const above = first.slice(0, depth).join("/");
    const page = byRoute.get(above);
    if (page !== undefined && others.every((parts) => parts.slice(0, depth).join("/") === above)) return page;
  }
  return undefined;
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
