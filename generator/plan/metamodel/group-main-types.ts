import { findOutermostSchema } from "../../catalogue/find-outermost-schema.ts";
import { listTypeNames } from "../../catalogue/list-type-names.ts";
import { listWholeSchemas } from "../../catalogue/list-whole-schemas.ts";
import { nounOfSchema } from "../../catalogue/noun-of-schema.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { NamedSchema, TypeExpression } from "../../catalogue/schema.ts";
import { qualifyName, tellWholeName } from "../../catalogue/tell-whole-name.ts";
import { orderFileVersions } from "../../places/order-file-versions.ts";
import type { LandingGroup } from "../../page-model/metamodel.ts";
import type { LinkItem } from "../../page-model/parts.ts";
import type { MetamodelView } from "./metamodel-view.ts";
import { placeTypes } from "./type-places.ts";

/** So many types stand in a group; more are an index. */
const mostInGroup = 24;

/** Where more of them are, no few are where the rest begins. */
const mostBegins = 60;

/** Of so many schemas it is told what they are made of. */
const mostWholes = 3;

/**
 * Ways into types that are many: where they begin, what that is made of, and what most others are made of. They begin with the
 * schemas that others are definitions of, else with the records that no other has.
 */
export function groupMainTypes(view: MetamodelView): readonly LandingGroup[] {
  const { schemas } = view.context.catalogue;
  const outermost = findOutermostSchema({ schemas });
  const wholes = outermost === undefined ? listNewestFirst(listWholeSchemas(schemas)) : [outermost];
  const begins = wholes.length > 0 ? wholes : listUnused(schemas);
  const listed = new Set<NamedSchema>();
  const toItem = createToItem(view);
  const toGroup = (
    head: Pick<LandingGroup, "id" | "label">,
    members: readonly NamedSchema[],
  ): readonly LandingGroup[] => {
    const news = members.filter((member) => !listed.has(member));
    for (const member of news) listed.add(member);
    const isUsed = head.id === usedId;
    const labels = tellApart(news, view);
    const links = news.map((member, index) =>
      toItem(member, { label: labels[index] ?? "", note: isUsed ? countNoun(member.usedBy.length, "use") : undefined }),
    );
    return links.length === 0 ? [] : [{ ...head, links }];
  };
  const toParts = (whole: NamedSchema): readonly NamedSchema[] => listParts(whole, schemas).slice(0, mostInGroup);
  const [only, ...others] = begins;
  const first = only !== undefined && others.length === 0 ? [only, ...toParts(only)] : begins;
  const isTold = others.length > 0 && begins.length <= mostWholes;
  return [
    ...toGroup(
      { id: "~begins", label: wholes.length > 0 ? "Where it begins" : "Used by no other" },
      begins.length > mostBegins ? [] : first,
    ),
    ...(isTold ? begins : []).flatMap((whole, index) =>
      toGroup({ id: `~made-${index + 1}`, label: `What ${tellWholeName(whole)} is made of` }, toParts(whole)),
    ),
    ...toGroup({ id: usedId, label: "Used most" }, mostUsed(schemas)),
  ];
}

const usedId = "~used";

function createToItem({
  context,
}: MetamodelView): (schema: NamedSchema, said: Pick<LinkItem, "label" | "note">) => LinkItem {
  return (schema, said) => ({
    ...said,
    href: context.links.schema(schema.fullName) ?? "",
    title: schema.fullName,
    noun: nounOfSchema(schema),
    deprecated: schema.deprecated !== undefined,
  });
}

/** What the schemas of a group are called: those of one name, as versions of several are, with where they are. */
function tellApart(members: readonly NamedSchema[], { context }: MetamodelView): readonly string[] {
  const places = placeTypes(context.catalogue.schemas);
  const found = members.map(({ fullName }) => places.find(fullName));
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return found.map((place) => ((counts.get(place.name) ?? 0) > 1 ? qualifyName(place) : tellWholeName(place)));
}

/** Nobody comes for an old version first. */
function listNewestFirst(wholes: readonly NamedSchema[]): readonly NamedSchema[] {
  return orderFileVersions(wholes, ({ span }) => span.file).flat();
}

type Schemas = ReadonlyMap<string, NamedSchema>;

function listUnused(schemas: Schemas): readonly NamedSchema[] {
  return [...schemas.values()].filter(({ kind, usedBy }) => kind === "record" && usedBy.length === 0);
}

function mostUsed(schemas: Schemas): readonly NamedSchema[] {
  return [...schemas.values()]
    .filter(({ usedBy }) => usedBy.length > 1)
    .toSorted((one, other) => other.usedBy.length - one.usedBy.length)
    .slice(0, mostInGroup);
}

/** The types of a record's fields, and those that a type stands for, which may be names of others. */
function listParts(whole: NamedSchema, schemas: Schemas): readonly NamedSchema[] {
  const parts = new Set<NamedSchema>();
  const waiting = [whole];
  for (let schema = waiting.shift(); schema !== undefined; schema = waiting.shift()) {
    for (const name of listTypes(schema).flatMap(listTypeNames)) {
      const part = schemas.get(name);
      if (part === undefined || part === whole || parts.has(part)) continue;
      parts.add(part);
      if (schema.kind === "typeref" && part.kind === "typeref") waiting.push(part);
    }
  }
  return [...parts];
}

function listTypes(schema: NamedSchema): readonly TypeExpression[] {
  if (schema.kind === "record") return schema.fields.map(({ type }) => type);
  return schema.kind === "typeref" ? [schema.target] : [];
}
