import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Entity } from "../../catalogue/metamodel.ts";
import { findOutermostSchema } from "../../catalogue/find-outermost-schema.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import { countNoun, formatCount, nounTitle } from "../../catalogue/nouns.ts";
import type { LandingEntry, LandingGroup } from "../../page-model/metamodel.ts";
import type { Link } from "../../page-model/parts.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { groupOperations, groupTypes } from "./landing-groups.ts";
import { countThings, hasMetamodel, listAreas, nameMetamodel } from "./home-areas.ts";
import { hasKeys } from "./has-keys.ts";
import { areTheirOwnSchemas, nameAspects } from "./is-its-own-schema.ts";
import type { MetamodelView } from "./metamodel-view.ts";
import type { PlannedPage } from "./planned-page.ts";
import { listTypes } from "./plan-index-pages.ts";
import { toEntityItem } from "./used-by.ts";

/** The first page of the site: what is here, and ways in. */
export function planHomePage(view: MetamodelView, graphql: Link | undefined): PlannedPage {
  const { options } = view.context;
  const words = options.tagline ?? quoteOutermost(view);
  return {
    route: fixedRoutes.home,
    title: options.title,
    description: words ?? describeSite(view),
    toc: [],
    badges: [],
    content: {
      kind: "landing",
      intro: words ?? introduce(view),
      entries: listAreas(view, graphql),
      groups: listMainThings(view),
    },
  };
}

/** What names and pages are to each other, of a site that nobody has described; of one without entities, what it is of before that. */
function introduce(view: MetamodelView): string {
  const where = hasMetamodel(view) ? "the model declares it" : "it is declared";
  const ways = `very name leads to its page, and every page says where ${where}.`;
  if (view.context.catalogue.entities.size > 0) return `A reference made from the model itself: e${ways}`;
  const words = describeSite(view);
  return words === general ? `${words.replace(/\.$/, ":")} e${ways}` : `${words} E${ways}`;
}

/** Of a site that is about nothing that has pages of its own here. */
const general = "A reference made from the sources themselves.";

/** What a schema says of itself that a site is about, as it is of no other and of nothing else. */
function quoteOutermost({ context }: MetamodelView): string | undefined {
  const { catalogue } = context;
  if (catalogue.entities.size + catalogue.graphql.types.length + catalogue.restli.resources.length > 0)
    return undefined;
  const schema = findOutermostSchema(catalogue);
  return schema && (context.opening(schema.doc) || undefined);
}

function describeSite(view: MetamodelView): string {
  const { graphql, restli, ingestion, access, sdk, cli = [] } = view.context.catalogue;
  const hasOperations = graphql.operations.length > 0;
  const ofRestli = restli.resources.length > 0 ? ["the Rest.li API"] : [];
  // Beside schemas alone, what takes and gives them is half of what there is.
  const things = countThings(view);
  const isOfSchemas = things.length > 0 && view.context.catalogue.entities.size === 0;
  const main = [...things, ...(hasOperations ? ["the GraphQL API"] : []), ...(isOfSchemas ? ofRestli : [])];
  const others = [
    ...(graphql.types.length > 0 ? ["types of a GraphQL API"] : []),
    ...ofRestli,
    ...(ingestion.platforms.size > 0 ? [countNoun(ingestion.platforms.size, "ingestionSource")] : []),
    ...(sdk.pages.length > 0 ? ["the Python library"] : []),
    ...(cli.length > 0 ? ["the command line"] : []),
    ...(access.privileges.size > 0 ? [countNoun(access.privileges.size, "privilege")] : []),
  ];
  const told = main.length > 0 ? main : others;
  const last = told.at(-1);
  if (last === undefined) return general;
  if (told.length > 1) return `Reference of ${told.slice(0, -1).join(", ")} and ${last}.`;
  // Of a whole API, how much it is; of schemas, that is what is told already.
  return `Reference of ${last}${main.length > 0 && hasOperations ? `: ${countOperations(graphql.operations)}` : ""}.`;
}

function countOperations(operations: Catalogue["graphql"]["operations"]): string {
  const counted = (["query", "mutation", "subscription"] as const).flatMap((kind) => {
    const count = operations.filter(({ operation }) => operation === kind).length;
    return count === 0 ? [] : [countNoun(count, kind)];
  });
  const [last = ""] = counted.slice(-1);
  return counted.length === 1 ? last : `${counted.slice(0, -1).join(", ")} and ${last}`;
}

/** The core entities; of a site without any the types by namespace, else the operations, as long as they are few. */
function listMainThings(view: MetamodelView): readonly LandingGroup[] {
  const { catalogue } = view.context;
  if (catalogue.entities.size > 0) return toEntityGroups(view, "core");
  return hasMetamodel(view) ? groupTypes(view) : groupOperations(view.context);
}

/** The first page of the metadata model. */
export function planMetamodelOverview(view: MetamodelView): PlannedPage {
  const { catalogue } = view.context;
  if (catalogue.entities.size === 0) return planSchemasOverview(view);
  return {
    route: fixedRoutes.metamodel,
    title: nameMetamodel(catalogue),
    description: areTheirOwnSchemas(view)
      ? "Entities, types and relationships of the model."
      : "Entities, aspects, types, events and relationships of the metadata model.",
    toc: [],
    badges: [],
    content: {
      kind: "landing",
      intro: hasKeys(view)
        ? "Entities are the nodes of the metadata graph. Each is named by a URN and carries aspects: sets of fields that are written and read on their own. Fields that hold URNs are the edges."
        : areTheirOwnSchemas(view)
          ? "Entities are what the model is about. Fields that hold other entities, or name them, are relationships."
          : "Entities are what the model is about. Each carries aspects: sets of fields. Fields that hold other entities, or name them, are relationships.",
      entries: listFamilies(view),
      groups: [...toEntityGroups(view, "core"), ...toEntityGroups(view, "internal")],
    },
  };
}

/** The first page of schemas that no entity is made of. */
function planSchemasOverview(view: MetamodelView): PlannedPage {
  return {
    route: fixedRoutes.metamodel,
    title: nameMetamodel(view.context.catalogue),
    description: `${countThings(view).join(", ")}: what each consists of, and where it is used.`,
    toc: [],
    badges: [],
    content: {
      kind: "landing",
      intro:
        "Each type has a page: what it consists of, how it is declared, what a value of it looks like, and which other types use it.",
      entries: listFamilies(view),
      groups: groupTypes(view),
    },
  };
}

/** The families of pages in the metadata model; the ones with nothing to show are left out. */
export function listFamilies(view: MetamodelView): readonly LandingEntry[] {
  const { catalogue, links } = view.context;
  const { entities, aspects, events, relationships } = catalogue;
  const types = listTypes(view).length;
  const isOwn = areTheirOwnSchemas(view);
  const hasTyperefs = [...catalogue.schemas.values()].some((schema) => nounOfSchema(schema) === "typeref");
  const shared = [...aspects.values()].filter((aspect) => aspect.entities.length > 1).length;
  const families: readonly (LandingEntry & { readonly isEmpty: boolean })[] = [
    {
      label: nounTitle("entity", "plural"),
      href: links.route(fixedRoutes.entities),
      count: formatCount(entities.size),
      text: hasKeys(view)
        ? "The nodes of the graph, with their URNs, aspects and relationships."
        : `What the model is about, with ${isOwn ? "fields" : "aspects"} and relationships.`,
      isEmpty: entities.size === 0,
    },
    {
      label: nameAspects(view),
      href: links.route(fixedRoutes.aspects),
      count: formatCount(aspects.size),
      text: hasKeys(view)
        ? "Field by field, with what is searched, and as PDL, Avro, JSON Schema and sample."
        : "Field by field, how they are declared, and as sample.",
      isEmpty: aspects.size === 0,
    },
    {
      label: nounTitle("type", "plural"),
      href: links.route(fixedRoutes.types),
      count: formatCount(types),
      text:
        aspects.size + events.size > 0
          ? `Records, enums and ${hasTyperefs ? "typerefs" : "other types"} that ${isOwn ? "entities" : "aspects"} are made of, and who uses them.`
          : "All named types, and who uses them.",
      isEmpty: types === 0,
    },
    {
      label: nounTitle("event", "plural"),
      href: links.route(fixedRoutes.events),
      count: formatCount(events.size),
      text: "What the platform tells others when something happens.",
      isEmpty: events.size === 0,
    },
    {
      label: nounTitle("relationship", "plural"),
      href: links.route(fixedRoutes.relationships),
      count: formatCount(relationships.length),
      text: "The edges by name, with the entities they join and the fields that hold them.",
      isEmpty: relationships.length === 0,
    },
    {
      label: "Entities and aspects",
      href: links.route(fixedRoutes.matrix),
      count: `${formatCount(shared)} shared`,
      text: "Which entities carry which aspects, in one table.",
      isEmpty: entities.size === 0 || aspects.size === 0 || isOwn,
    },
  ];
  return families
    .filter((family) => !family.isEmpty)
    .map(({ label, href, count, text }) => ({ label, href, count, text }));
}

function toEntityGroups(view: MetamodelView, category: Entity["category"]): readonly LandingGroup[] {
  const entities = [...view.context.catalogue.entities.values()].filter((entity) => entity.category === category);
  if (entities.length === 0) return [];
  return [
    {
      id: `~${category}`,
      label:
        category === "internal"
          ? "Internal entities"
          : areTheirOwnSchemas(view)
            ? nounTitle("entity", "plural")
            : "Core entities",
      links: entities.flatMap((entity) =>
        toEntityItem(entity.name, view).map((item) => ({
          ...item,
          title: view.context.summary(entity.doc) || undefined,
        })),
      ),
    },
  ];
}
