import type { Aspect, Entity } from "../../catalogue/metamodel.ts";
import { nounOfSchema, schemaNouns } from "../../catalogue/noun-of-schema.ts";
import { countNoun, nouns, nounTitle } from "../../catalogue/nouns.ts";
import type { NamedSchema } from "../../catalogue/schema.ts";
import type { IndexContent, IndexGroup, IndexItem } from "../../page-model/metamodel.ts";
import type { Badge, RichText } from "../../page-model/parts.ts";
import { toAnchor, fixedRoutes } from "../addresses/addresses.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { groupByLetter, letterAnchor } from "../parts/parts.ts";
import { toAspectBadges } from "./aspect-badges.ts";
import { hasKeys } from "./has-keys.ts";
import { areTheirOwnSchemas, isItsOwnSchema, isOwnOfEntity, nameAspects } from "./is-its-own-schema.ts";
import { groupBy, type MetamodelView } from "./metamodel-view.ts";
import type { PlannedPage } from "./planned-page.ts";
import { describeUnscoped } from "./plugin-facts.ts";
import { compareNaturally } from "./compare-naturally.ts";
import { tellDeclarers } from "./tell-declarers.ts";
import { sortByName } from "./sort-by-name.ts";
import type { PlacedType, TypePlaces } from "./type-places.ts";

/** All entities, the core ones first. */
export function planEntityIndex(view: MetamodelView): PlannedPage {
  const { context } = view;
  const entities = [...context.catalogue.entities.values()];
  const declared = tellDeclarers(context.catalogue);
  const toGroup = (category: Entity["category"], label: string): IndexGroup => ({
    id: `~${category}`,
    label,
    items: entities.filter((entity) => entity.category === category).map((entity) => toEntityItem(entity, view)),
  });
  return planIndexPage(
    fixedRoutes.entities,
    {
      title: nounTitle("entity", "plural"),
      description: hasKeys(view)
        ? `${countNoun(entities.length, "entity")} that ${declared.by}.`
        : `${countNoun(entities.length, "entity")} that the model declares.`,
    },
    {
      kind: "index",
      intro: `The ${countNoun(entities.length, "entity")} of the ${hasKeys(view) ? `metadata graph, ${declared.order}` : "model, in the order of its files"}.${describeUnscoped(context.catalogue.registries)}`,
      noun: nouns.entity.plural,
      groups: [
        toGroup("core", areTheirOwnSchemas(view) ? nounTitle("entity", "plural") : "Core"),
        toGroup("internal", "Internal"),
      ],
      empty: "No entity registry is among the inputs.",
    },
  );
}

function toEntityItem(entity: Entity, view: MetamodelView): IndexItem {
  const { context } = view;
  const aspects = entity.aspects.flatMap(({ aspect }) => context.catalogue.aspects.get(aspect) ?? []);
  const hasLineage = [...view.outgoing(entity.name), ...view.toItself(entity.name)].some((edge) => edge.isLineage);
  return {
    link: { label: entity.name, href: context.links.entity(entity.name) ?? "", noun: "entity" },
    // Where the model has no words, the URN says at least what the entity is named by.
    summary: context.summary(entity.doc) || (entity.urn?.text ?? ""),
    badges: [],
    marks: listMarks({
      timeseries: aspects.some(({ storage }) => storage === "timeseries"),
      searchable: aspects.some(({ searchable }) => searchable.length > 0),
      lineage: hasLineage,
      versioned: aspects.some(({ name }) => name === versioningAspect),
    }),
    note: [{ text: countParts(entity, view) }],
  };
}

function countParts(entity: Entity, view: MetamodelView): string {
  const [only] = isItsOwnSchema(entity, view) ? entity.aspects : [];
  const record = only && view.recordOf(only.aspect);
  return record === undefined ? countNoun(entity.aspects.length, "aspect") : countNoun(record.fields.length, "field");
}

/** The platform's aspect of what has versions of its own, side by side. */
const versioningAspect = "versionProperties";

/** The words that hold. */
function listMarks(words: Readonly<Record<string, boolean>>): readonly string[] | undefined {
  const marks = Object.keys(words).filter((word) => words[word]);
  return marks.length === 0 ? undefined : marks;
}

/** All aspects by first letter: the ones that hold facts, then the keys. */
export function planAspectIndex(view: MetamodelView): PlannedPage {
  const { context } = view;
  const aspects = [...context.catalogue.aspects.values()];
  const isKey = (aspect: Aspect): boolean => aspect.keyOf.length > 0;
  const isOwn = areTheirOwnSchemas(view);
  const toGroup = (id: string, label: string, members: readonly Aspect[]): IndexGroup => ({
    id,
    label,
    items: members.map((aspect) => toAspectItem(aspect, view)),
  });
  const byStorage = (storage: Aspect["storage"]): readonly Aspect[] =>
    aspects.filter((aspect) => aspect.storage === storage && !isKey(aspect));
  return planIndexPage(
    fixedRoutes.aspects,
    {
      title: nameAspects(view),
      description: isOwn
        ? `The fields of ${countNoun(aspects.length, "entity")}, as they are declared.`
        : `${countNoun(aspects.length, "aspect")}: named sets of fields that entities carry.`,
    },
    {
      kind: "index",
      intro: isOwn
        ? "The fields of each entity, as they are declared, with a sample and with what uses them."
        : `The ${countNoun(aspects.length, "aspect")} of the model: named sets of fields, each written on its own.`,
      noun: isOwn ? nouns.record.plural : nouns.aspect.plural,
      groups: [
        toGroup("~versioned", isOwn ? nameAspects(view) : "Versioned", byStorage("versioned")),
        toGroup("~timeseries", "Timeseries", byStorage("timeseries")),
        toGroup("~keys", nounTitle("keyAspect", "plural"), aspects.filter(isKey)),
      ],
      empty: "No record of the model is annotated as an aspect.",
    },
  );
}

function toAspectItem(aspect: Aspect, view: MetamodelView): IndexItem {
  const { context } = view;
  const deprecated = aspect.deprecated !== undefined;
  const carriers = aspect.keyOf.length > 0 ? aspect.keyOf : aspect.entities;
  const [only] = carriers;
  const isOwn = isOwnOfEntity(aspect, view);
  const carrier: RichText =
    carriers.length === 1 && only !== undefined
      ? [{ text: only, code: true }]
      : [{ text: countNoun(carriers.length, "entity") }];
  return {
    link: {
      label: aspect.name,
      href: context.links.aspect(aspect.name) ?? "",
      noun: isOwn ? "record" : "aspect",
      deprecated,
    },
    summary: context.summary(context.catalogue.schemas.get(aspect.schema)?.doc),
    badges: toAspectBadges(aspect).filter((badge) => badge.label === "deprecated"),
    marks: listMarks({
      versioned: aspect.storage === "versioned",
      timeseries: aspect.storage === "timeseries",
      searchable: aspect.searchable.length > 0,
      lineage: view.edgesOfAspect(aspect.name).some(({ isLineage }) => isLineage),
    }),
    // An entity that is just this has its name.
    ...(!isOwn && { note: carrier }),
  };
}

/** The kinds of types that a model has, after their number. */
function sayKinds(types: readonly NamedSchema[]): string {
  const kinds = schemaNouns.filter((noun) => types.some((type) => nounOfSchema(type) === noun));
  const names = kinds.map((kind) => nouns[kind].plural);
  if (names.length < 2) return "";
  return `: ${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`;
}

/** Types of one namespace are listed by letter when they are more. */
const mostWithoutLetters = 100;

/** All named schemas by namespace, or where there is one, by letter if they are many; the ones that are aspects or events lead to those pages. */
export function planTypeIndex(view: MetamodelView, places: TypePlaces): PlannedPage {
  const { context } = view;
  const { names, isOne } = places;
  const types = listTypes(view).map((schema) => ({ schema, ...places.find(schema.fullName) }));
  const { aspects, events } = context.catalogue;
  const whose = areTheirOwnSchemas(view)
    ? "that entities are made of"
    : aspects.size + events.size > 0
      ? "that aspects and events are made of"
      : "of the model";
  const under = names.prefix === "" ? "" : `, shown without the leading “${names.prefix}”`;
  // What is nested in schemas has no namespace that its author knows of.
  const group = types.every(({ namespace }) => places.isSchema(namespace)) ? "schema" : "namespace";
  const order = isOne ? "" : `, by ${group}${under}`;
  const hasLetters = isOne && types.length > mostWithoutLetters;
  const toItem = ({ schema, name }: PlacedType): IndexItem => toTypeItem(schema, name, context);
  const groups = hasLetters
    ? groupByLetter(sortByName(types)).map(({ label, things }) => ({
        id: letterAnchor(label),
        label,
        items: things.map(toItem),
      }))
    : [...groupBy(types, ({ namespace }) => namespace)]
        .toSorted(([a], [b]) => compareNaturally(a, b))
        .map(([namespace, members]) => ({
          id: toNamespaceAnchor(namespace),
          label: names.shorten(namespace),
          items: members.toSorted((a, b) => compareNaturally(a.schema.fullName, b.schema.fullName)).map(toItem),
        }));
  return planIndexPage(
    fixedRoutes.types,
    {
      title: nounTitle("type", "plural"),
      description: `${countNoun(types.length, "type")}${sayKinds(types.map(({ schema }) => schema))}${isOne ? "" : ` by ${group}`}.`,
    },
    {
      kind: "index",
      intro: `The ${countNoun(types.length, "type")} ${whose}${order}.`,
      noun: nouns.type.plural,
      ...(hasLetters && { hasLetters: true as const }),
      groups,
      empty: "The model has no types besides its aspects and events.",
    },
  );
}

/** The named schemas that have a page of their own kind, that is, neither aspects nor events. */
export function listTypes(view: MetamodelView): readonly NamedSchema[] {
  return [...view.context.catalogue.schemas.values()].filter(
    ({ fullName }) => view.aspectOf(fullName) === undefined && view.eventOf(fullName) === undefined,
  );
}

/** Where a namespace is listed; of one alone, that is all of the page of types. */
export function toNamespaceHref(namespace: string, { isOne }: TypePlaces, { links }: PlanContext): string {
  return `${links.route(fixedRoutes.types)}${isOne ? "" : `#${toNamespaceAnchor(namespace)}`}`;
}

/** Anchor of a namespace on the page of all types. */
export function toNamespaceAnchor(namespace: string): string {
  return namespace === "" ? "~root" : toAnchor(namespace);
}

function toTypeItem(schema: NamedSchema, label: string, context: PlanContext): IndexItem {
  const deprecated = schema.deprecated !== undefined;
  const badges: readonly Badge[] = deprecated ? [{ label: "deprecated", tone: "warning" }] : [];
  return {
    link: {
      label,
      href: context.links.schema(schema.fullName) ?? "",
      title: schema.fullName,
      noun: nounOfSchema(schema),
      deprecated,
    },
    summary: context.summary(schema.doc),
    badges,
    note: [{ text: toSizeNote(schema) }],
  };
}

function toSizeNote(schema: NamedSchema): string {
  switch (schema.kind) {
    case "record":
      return countNoun(schema.fields.length, schema.results === undefined ? "field" : "parameter");
    case "enum":
      return countNoun(schema.symbols.length, "symbol");
    default:
      return nouns[nounOfSchema(schema)].singular;
  }
}

/** All events. */
export function planEventIndex({ context }: MetamodelView): PlannedPage {
  const events = [...context.catalogue.events.values()];
  const items = events.map((event): IndexItem => {
    const schema = context.catalogue.schemas.get(event.schema);
    return {
      link: { label: event.name, href: context.links.event(event.name) ?? "", noun: "event" },
      summary: context.summary(schema?.doc),
      badges: [],
      note: schema?.kind === "record" ? [{ text: countNoun(schema.fields.length, "field") }] : undefined,
    };
  });
  return planIndexPage(
    fixedRoutes.events,
    {
      title: nounTitle("event", "plural"),
      description: `${countNoun(events.length, "event")} that the platform sends.`,
    },
    {
      kind: "index",
      intro: "What the platform tells others when something happens.",
      noun: nouns.event.plural,
      groups: [{ id: "~all", label: "All events", items }],
      empty: "No record of the model is annotated as an event.",
    },
  );
}

function planIndexPage(
  route: string,
  { title, description }: { readonly title: string; readonly description: string },
  content: IndexContent,
): PlannedPage {
  const groups = content.groups.filter((group) => group.items.length > 0);
  const toc =
    groups.length < 2 || content.hasLetters === true
      ? []
      : groups.map(({ id, label }) => ({ id, label, level: 2 as const }));
  return { route, title, description, toc, badges: [], content: { ...content, groups } };
}
