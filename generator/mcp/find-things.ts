import type { Catalogue } from "../catalogue/catalogue.ts";

/** A thing of the model with what leads to it. */
export interface Thing {
  readonly kind: "entity" | "aspect" | "event" | "schema" | "operation" | "graphqlType" | "plugin" | "privilege";
  readonly name: string;
  /** As the catalogue has it; the member alone, where the coordinate names one. */
  readonly declaration: unknown;
  readonly uses: unknown;
}

/**
 * The things that a coordinate names: `dataset`, `datasetProperties`, `ownership.owners`, `com.linkedin.common.Owner`,
 * `Query.dataset`, `Dataset.urn`. What is behind the last dot may be a member of what is before it.
 */
export function findThings(catalogue: Catalogue, coordinate: string): readonly Thing[] {
  const whole = findWhole(catalogue, coordinate);
  if (whole.length > 0) return whole;
  const dot = coordinate.lastIndexOf(".");
  if (dot < 0) return [];
  const member = coordinate.slice(dot + 1).replace(/[(:[].*$/, "");
  return findWhole(catalogue, coordinate.slice(0, dot)).flatMap((owner) => {
    const declaration = findMember(owner.kind === "aspect" ? schemaOf(catalogue, owner) : owner.declaration, member);
    return declaration === undefined ? [] : [{ ...owner, name: coordinate, declaration }];
  });
}

function findWhole(catalogue: Catalogue, name: string): readonly Thing[] {
  const { entities, aspects, events, schemas, relationships, graphql, ingestion, access } = catalogue;
  const found: Thing[] = [];
  const add = (kind: Thing["kind"], declaration: unknown, uses: unknown, full = name): void => {
    if (declaration !== undefined) found.push({ kind, name: full, declaration, uses });
  };
  add("entity", entities.get(name), {
    relationships: relationships
      .filter(({ from, to }) => from === name || to === name)
      .map(({ name, from, to, aspect, fieldPath }) => ({ name, from, to, aspect, fieldPath })),
  });
  const aspect = aspects.get(name);
  add("aspect", aspect, {
    entities: aspect?.entities,
    operations: graphql.operations
      .filter(({ code }) => code !== undefined && [...code.reads, ...code.writes].some((each) => each.aspect === name))
      .map(({ name, operation }) => ({ name, operation })),
  });
  add("event", events.get(name), {});
  for (const schema of schemas.values()) {
    if (schema.fullName !== name && schema.fullName.slice(schema.fullName.lastIndexOf(".") + 1) !== name) continue;
    const carriers = [...aspects.values()].filter((each) => each.schema === schema.fullName).map((each) => each.name);
    add("schema", schema, { usedBy: schema.usedBy, aspects: carriers }, schema.fullName);
  }
  const operation = name.replace(/^(?:Query|Mutation|Subscription)\./, "");
  for (const each of graphql.operations.filter((each) => each.name === operation)) add("operation", each, {});
  for (const type of graphql.types.filter((each) => each.name === name)) add("graphqlType", type, type.uses);
  for (const platform of ingestion.platforms.values()) {
    for (const plugin of platform.plugins.filter((each) => each.id === name))
      add("plugin", plugin, { platform: platform.id });
  }
  const privilege = access.privileges.get(name);
  add("privilege", privilege, {
    operations: graphql.operations
      .filter(({ code }) => code?.privileges.some(({ privileges }) => privileges.includes(name)))
      .map(({ name, operation }) => ({ name, operation })),
  });
  return found;
}

function schemaOf({ schemas, aspects }: Catalogue, { name }: Thing): unknown {
  return schemas.get(aspects.get(name)?.schema ?? "");
}

/** What a declaration lists under a name: a field, a symbol, a value, an argument. */
function findMember(declaration: unknown, name: string): unknown {
  if (typeof declaration !== "object" || declaration === null) return undefined;
  const lists = Object.values(declaration).filter(Array.isArray) as readonly (readonly unknown[])[];
  return lists.flat().find((item) => typeof item === "object" && item !== null && "name" in item && item.name === name);
}
