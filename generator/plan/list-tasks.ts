import { listOffered } from "../page-model/page-offer.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NamedSchema, RecordSchema } from "../catalogue/schema.ts";
import type { SectionId, SitePage, SiteTask } from "../page-model/page.ts";
import { findOutermostSchema } from "../catalogue/find-outermost-schema.ts";
import { listWholeSchemas } from "../catalogue/list-whole-schemas.ts";
import { tellWholeName } from "../catalogue/tell-whole-name.ts";
import { planCodes } from "../diagnostics/codes/plan.ts";
import type { Report } from "../diagnostics/report.ts";
import { suggestNames } from "../diagnostics/suggest.ts";
import type { WantedTask } from "./context/plan-context.ts";
import { fixedRoutes, type Routes } from "./addresses/addresses.ts";
import { listProjects } from "./list-projects.ts";
import { orderGuides } from "./order-guides.ts";
import { countRestliUses } from "./restli/plan-restli-pages.ts";
import { decodeWritten } from "../places/decode-written.ts";
import { orderFileVersions } from "../places/order-file-versions.ts";

/** What readers come for: what it is called, and the page that answers it. */
interface Wish {
  readonly label: string;
  readonly route: string | undefined;
}

/** So many types are offered by name. */
const mostTypes = 2;

/** So many tasks are offered. */
const mostTasks = 6;

/** So many guides are among them where there are types besides. */
const mostGuides = 3;

/** So many of what a plug-in shows, as of several APIs. */
const mostOfPlugin = 3;

/**
 * The tasks that most readers of a site come with, the most wanted first, by what the site has: of a platform, its entities,
 * sources, library and access; of an API alone, its operations and types; of schemas alone, the types that others are made of;
 * of guides alone, those that are read first, or where each of several projects begins.
 */
export function listTasks(
  all: readonly SitePage[],
  { catalogue, routes }: { readonly catalogue: Catalogue; readonly routes: Routes },
  families: PluginFamilies = new Map(),
): readonly SiteTask[] {
  const offered = listOffered(all, "lists");
  const inLanguage = offered.filter(({ language }) => language === undefined);
  // Where there is nothing in the language of the site, others are better than none.
  const pages = inLanguage.some(({ section }) => section === "guides") ? inLanguage : offered;
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const isModel = catalogue.schemas.size + catalogue.graphql.operations.length > 0;
  // Of several projects nobody reads one through before the next, so that each has a way in.
  const projects = isModel ? [] : listProjects(catalogue);
  const isSeveral = projects.length > 1;
  const tasks = new Map<string, SiteTask>();
  const start: Wish = { label: "Get started", route: isSeveral ? undefined : findQuickstart(pages) };
  const add = (wishes: readonly Wish[]): void => {
    for (const { label, route } of wishes) {
      const page = route === undefined ? undefined : byRoute.get(route);
      if (page === undefined || route === undefined || tasks.has(route)) continue;
      tasks.set(route, { label, route, text: tellPage(page) });
    }
  };
  add([start]);
  const guides = isSeveral ? [] : listGuides(pages, catalogue);
  // Types beside guides are what these speak of; a platform or an API is what readers come for.
  if (isModel && isTypesAlone(catalogue)) addGuides(tasks, guides, mostGuides);
  // A guide may have the address of a page that is made of a model.
  const isMade = new Set(pages.filter(({ section }) => isModel || section !== "guides").map(({ route }) => route));
  add([
    ...listPlugins(pages, families, tasks.values()),
    ...listWishes({ catalogue, routes }).filter(({ route = "" }) => isMade.has(route)),
    ...(isSeveral ? projects : []),
  ]);
  // A site of guides has no more to offer than they are.
  if (!isModel) addGuides(tasks, guides, mostTasks);
  const fit = [...tasks.values()].filter(({ route }) => isModel || route !== fixedRoutes.coverage);
  return fit.slice(0, mostTasks);
}

function isTypesAlone({ entities, graphql, restli }: Catalogue): boolean {
  return entities.size + graphql.operations.length + restli.resources.length === 0;
}

/** The guides as tasks, the most wanted first; those in which nothing is written come last. */
function listGuides(pages: readonly SitePage[], catalogue: Catalogue): readonly SiteTask[] {
  const guides = pages.filter(({ section, route }) => section === "guides" && route !== fixedRoutes.home);
  const told = orderGuides(guides, catalogue).map(({ title, route, description }): SiteTask => {
    return { label: title, route, text: tellPage({ title, description }) };
  });
  return told.toSorted((a, b) => Number(a.text === "") - Number(b.text === ""));
}

/** Adds guides until there are so many tasks. */
function addGuides(tasks: Map<string, SiteTask>, guides: readonly SiteTask[], most: number): void {
  const labels = new Set<string>();
  for (const task of guides) {
    if (tasks.size >= most) break;
    // Cards that say the same, as those of a page in each of several releases, are no choice.
    if (tasks.has(task.route) || labels.has(task.label)) continue;
    labels.add(task.label);
    tasks.set(task.route, task);
  }
}

/** What is said of a page, unless that is its name again. */
function tellPage({ title, description }: Pick<SitePage, "title" | "description">): string {
  const isSame = description.length === title.length && description.toLowerCase() === title.toLowerCase();
  return isSame ? "" : description;
}

/** The tasks that somebody has written down, as far as there are pages for them. */
export function findTasks(
  wanted: readonly WantedTask[],
  pages: readonly SitePage[],
  report: Report | undefined,
): readonly SiteTask[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return wanted.flatMap(({ label, page, text }) => {
    const route = decodeWritten(page)
      .normalize("NFC")
      .replaceAll(/^\/+|(?:\/+index\.html|\/+)$/g, "");
    const found = byRoute.get(route);
    if (found !== undefined) return [{ label, route, text: text ?? found.description }];
    report?.add(planCodes.taskWithoutPage({ label, page, suggestions: suggestNames(route, byRoute.keys()) }));
    return [];
  });
}

interface Site {
  readonly catalogue: Catalogue;
  readonly routes: Routes;
}

function listWishes({ catalogue, routes }: Site): readonly Wish[] {
  const { entities, graphql, schemas, access, sdk } = catalogue;
  const [entity] = mostOf([...entities.values()], ({ aspects }) => aspects.length, 1);
  const types = entities.size > 0 ? [] : mostUsedTypes({ catalogue, routes });
  // A list of the only one leads to it alone.
  const only = schemas.size === 1 ? routes.schemas.get([...schemas.keys()][0] ?? "") : undefined;
  const isOffered = types.some(({ route }) => route !== undefined && route === only);
  const hasQueries = graphql.operations.some(({ operation }) => operation === "query");
  const hasMutations = graphql.operations.some(({ operation }) => operation === "mutation");
  const hasObjects = graphql.types.some(({ kind }) => kind === "object");
  const when = (isThere: boolean, route: string): string | undefined => (isThere ? route : undefined);
  return [
    ...(entity === undefined ? [] : [toMadeOf("an entity", entity.name, routes.entities.get(entity.name))]),
    { label: "Connect a source", route: fixedRoutes.ingestion },
    { label: "Query the GraphQL API", route: when(graphql.operations.length > 0, fixedRoutes.graphql) },
    toLibrary(sdk),
    { label: "See who may do what", route: when(access.privileges.size > 0, fixedRoutes.privileges) },
    { label: "Read something by a query", route: when(hasQueries, "graphql/queries") },
    { label: "Change something by a mutation", route: when(hasMutations, "graphql/mutations") },
    ...types,
    { label: "Look up a type", route: when(schemas.size > 0 && !isOffered, fixedRoutes.types) },
    { label: "Look up a type of the API", route: when(hasObjects, "graphql/objects") },
    { label: "Follow a relationship", route: fixedRoutes.relationships },
    { label: "Call the REST API", route: fixedRoutes.restli },
    { label: "See what has changed", route: fixedRoutes.releases },
    { label: "See what is documented", route: fixedRoutes.coverage },
  ];
}

/** Of a model alone there are the classes of its records, and no client. */
function toLibrary({ models, pages }: Catalogue["sdk"]): Wish {
  if (models === undefined) return { label: "Use the library", route: fixedRoutes.sdk };
  return pages.length === 0
    ? { label: "Look up a model class", route: fixedRoutes.sdkModels }
    : { label: "Use the client library", route: fixedRoutes.sdk };
}

/** A name of any kind, `dataset` as well as `OwnershipType`, reads as one only behind what it is a name of. */
function toMadeOf(kind: "an entity" | "a type", name: string, route: string | undefined): Wish {
  return { label: `See what ${kind} is made of: ${name}`, route };
}

/** What is there of one thing alone, too. */
const ofAnySite: ReadonlySet<SectionId> = new Set(["home", "changes"]);

/** What plug-ins call all of their pages, such as `REST API`, by their sections. */
type PluginFamilies = ReadonlyMap<SectionId, string>;

/**
 * Where what plug-ins show begins, such as an API, beside guides or a model; a site of nothing else leads to it as it is. A name
 * that the first page has as well, as that of an API is mostly that of its README, leads nowhere for all that readers can tell, and
 * neither does one that another task has.
 */
function listPlugins(pages: readonly SitePage[], families: PluginFamilies, tasks: Iterable<SiteTask>): readonly Wish[] {
  const sections = new Map<SectionId, SitePage[]>();
  for (const page of pages) {
    const known = sections.get(page.section);
    if (known === undefined) sections.set(page.section, [page]);
    else known.push(page);
  }
  const own = [...sections.keys()].filter((section) => section.startsWith("plugin "));
  const isAlone = own.length === [...sections.keys()].filter((section) => !ofAnySite.has(section)).length;
  if (isAlone) return [];
  const home = pages.find(({ route }) => route === fixedRoutes.home)?.title ?? "";
  const taken = new Set([home, ...[...tasks].map(({ label }) => label)].map((name) => name.toLowerCase()));
  return own.flatMap((section) => {
    const firsts = listBeginnings(sections.get(section) ?? []);
    const family = families.get(section);
    return firsts.map(({ title, route }) => {
      const label = firsts.length === 1 && taken.has(title.toLowerCase()) ? (family ?? title) : title;
      return { label, route };
    });
  });
}

/** The first page of a section, or of each of several parts that it consists of: those that have pages below them, the most first. */
function listBeginnings(pages: readonly SitePage[]): readonly SitePage[] {
  const depth = Math.min(...pages.map(countSegments));
  const below = new Map<string, number>();
  for (const { route } of pages) {
    const part = route.split("/").slice(0, depth).join("/");
    below.set(part, (below.get(part) ?? 0) + 1);
  }
  const parts = pages.filter((page) => countSegments(page) === depth && (below.get(page.route) ?? 0) > 1);
  return parts.length < 2 ? pages.slice(0, 1) : mostOf(parts, ({ route }) => below.get(route) ?? 0, mostOfPlugin);
}

function countSegments({ route }: SitePage): number {
  return route.split("/").length;
}

/** The guide to begin with; the fewer folders it is in, the more it is meant for all. */
function findQuickstart(pages: readonly SitePage[]): string | undefined {
  const guides = pages.filter(
    ({ section, route }) =>
      section === "guides" &&
      /(?:^|\/)(?:quick[-_]?start|get(?:ting)?[-_]?started)(?:\/(?:readme|overview))?$/.test(route),
  );
  return mostOf(guides, ({ route }) => -route.split("/").length, 1)[0]?.route;
}

/** The types that others are written in, as definitions are of a JSON Schema, the one of most first, and those that others are made of or that operations give; of several of one name, as releases side by side have, one; two at the most. */
function mostUsedTypes({ catalogue: { schemas, graphql, restli }, routes }: Site): readonly Wish[] {
  // A message of a protocol is no type that others are made of, and nobody comes to see an error first, or one of nothing.
  const records = keepNewest([...schemas.values()].filter((schema) => schema.kind === "record")).filter(
    ({ isError, results, fields }) => !isError && results === undefined && fields.length > 0,
  );
  // What all lists have by Relay's rules is used most, and so is what answers of many mutations say of slips: nobody comes for these.
  const objects = graphql.types.filter(({ kind, name }) => kind === "object" && !/^PageInfo$|.Errors?$/.test(name));
  const inCalls = countRestliUses(restli);
  const used = [
    ...records.map((record) => ({
      name: tellWholeName(record),
      route: routes.schemas.get(record.fullName),
      uses: record.usedBy.length + (inCalls.get(record.fullName) ?? 0),
    })),
    ...objects.map(({ name, uses }) => ({ name, route: routes.graphqlTypes.get(name), uses: uses.length })),
  ];
  const byName = new Map<string, Wish>();
  // What all others are written in comes before them, however seldom it is named itself, and so does what all others are for.
  const outermost =
    schemas.size > 1 ? (findOutermostSchema({ schemas }) ?? findOnlyBeginning(records, schemas)) : undefined;
  const wholes = [...(outermost === undefined ? [] : [outermost]), ...listWholeSchemas(schemas)];
  // Of what is there once a version, the newest.
  for (const [whole] of orderFileVersions(wholes, ({ span }) => span.file)) {
    if (whole === undefined || byName.size >= mostTypes) break;
    const name = tellWholeName(whole);
    if (!byName.has(name)) byName.set(name, { label: `Begin with ${name}`, route: routes.schemas.get(whole.fullName) });
  }
  for (const { name, route } of mostOf(used, ({ uses }) => uses, used.length)) {
    if (byName.size >= mostTypes) break;
    if (!byName.has(name)) byName.set(name, toMadeOf("a type", name, route));
  }
  return [...byName.values()];
}

/** The only record that no other has, where it has others: they are there for it. */
function findOnlyBeginning(records: readonly RecordSchema[], schemas: Catalogue["schemas"]): RecordSchema | undefined {
  const [first, ...others] = records.filter(({ fullName, usedBy }) => usedBy.every(({ by }) => by === fullName));
  if (first === undefined || others.length > 0) return undefined;
  const isUser = ({ fullName, usedBy }: NamedSchema): boolean =>
    fullName !== first.fullName && usedBy.some(({ by }) => by === first.fullName);
  return [...schemas.values()].some(isUser) ? first : undefined;
}

/** Of files that are there once a version, what is in the newest. */
function keepNewest(records: readonly RecordSchema[]): readonly RecordSchema[] {
  const files = [...new Set(records.map(({ span }) => span.file))];
  const newest = new Set(orderFileVersions(files, (file) => file).flatMap(([file]) => file ?? []));
  return records.filter(({ span }) => newest.has(span.file));
}

/** The things with the most of something, as many as are asked for. */
function mostOf<Thing>(things: readonly Thing[], of: (thing: Thing) => number, count: number): readonly Thing[] {
  return things.toSorted((a, b) => of(b) - of(a)).slice(0, count);
}
