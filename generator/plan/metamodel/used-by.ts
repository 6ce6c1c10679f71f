import { nouns } from "../../catalogue/nouns.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import type { NamedSchema, SchemaUse } from "../../catalogue/schema.ts";
import type { LinkGroup, LinkItem } from "../../page-model/parts.ts";
import { isOwnOfEntity } from "./is-its-own-schema.ts";
import type { MetamodelView } from "./metamodel-view.ts";

/** Where a schema is used: the fields that name it, and the aspects and entities that reach it through others. */
export function toUsedBy(schema: NamedSchema, view: MetamodelView): readonly LinkGroup[] {
  const own = view.aspectOf(schema.fullName);
  const reaching = schema.reachedByAspects.filter((name) => name !== own);
  const ofEntities = new Set(reaching.filter((name) => isOwnOfEntity({ name }, view)));
  const aspects = reaching.filter((name) => !ofEntities.has(name)).flatMap((name) => toAspectItem(name, view));
  // The entities of an aspect's own record stand among its facts.
  const carriers = [...ofEntities].flatMap((name) => view.entityItself(name) ?? []);
  const reachingEntities = own === undefined ? schema.reachedByEntities : [...new Set(carriers)];
  const entities = reachingEntities.flatMap((name) => toEntityItem(name, view));
  return [
    { label: "Directly", links: toDirectUses(schema.usedBy, view) },
    { label: `Reached from ${nouns.aspect.plural}`, links: aspects },
    { label: `Reached from ${nouns.entity.plural}`, links: entities },
    { label: "Shown by GraphQL as", links: own === undefined ? [] : view.fillingsOf(own) },
    { label: "Rest.li", links: view.restliUses(schema.fullName) },
  ].filter((group) => group.links.length > 0);
}

function toDirectUses(uses: readonly SchemaUse[], view: MetamodelView): readonly LinkItem[] {
  const items = new Map<string, LinkItem>();
  for (const use of uses) {
    const item = toUseItem(use, view);
    if (item !== undefined) items.set(`${item.label} ${item.note ?? ""}`, item);
  }
  return [...items.values()];
}

function toUseItem({ by, field, kind }: SchemaUse, view: MetamodelView): LinkItem | undefined {
  const { context } = view;
  const user = context.catalogue.schemas.get(by);
  const page = context.links.schema(by);
  if (user === undefined || page === undefined) return undefined;
  const name = view.aspectOf(by) ?? view.eventOf(by) ?? user.name;
  const noun =
    view.aspectOf(by) !== undefined ? "aspect" : view.eventOf(by) !== undefined ? "event" : nounOfSchema(user);
  if (field === undefined) {
    return { label: name, href: page, title: by, noun, note: useNotes[kind] };
  }
  const declared = user.kind === "record" ? user.fields.find((each) => each.name === field) : undefined;
  return {
    label: `${name}.${field}`,
    href: context.links.member(by, field) ?? page,
    title: by,
    noun,
    note: useNotes[kind],
    deprecated: declared?.deprecated !== undefined,
  };
}

const useNotes: Readonly<Record<SchemaUse["kind"], string | undefined>> = {
  field: undefined,
  arrayItem: "in an array",
  mapValue: "in a map",
  unionMember: "in a union",
  include: "includes it",
  typerefTarget: "stands for it",
  besides: "besides its fields",
  response: "answers with it",
  errors: "may end with it",
};

/** An aspect as a link; nothing when the model has no record for it. */
export function toAspectItem(name: string, { context }: MetamodelView, note?: string): readonly LinkItem[] {
  const href = context.links.aspect(name);
  const model = context.links.referredModel("aspects", name);
  if (model !== undefined) return [{ label: name, href: href ?? "", noun: "aspect", note: note ?? `of ${model}` }];
  if (href === undefined) return [];
  const deprecated = context.catalogue.aspects.get(name)?.deprecated !== undefined;
  return [{ label: name, href, noun: "aspect", deprecated, note }];
}

/** An entity as a link; nothing when no registry has it. */
export function toEntityItem(name: string, { context }: MetamodelView, note?: string): readonly LinkItem[] {
  const href = context.links.entity(name);
  const model = context.links.referredModel("entities", name);
  if (model !== undefined) return [{ label: name, href: href ?? "", noun: "entity", note: note ?? `of ${model}` }];
  return href === undefined ? [] : [{ label: name, href, noun: "entity", note }];
}
