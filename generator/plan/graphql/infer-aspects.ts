import type { GraphqlOperation } from "../../catalogue/graphql.ts";
import type { Fact, RichText } from "../../page-model/parts.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { findNamedAspects } from "./named-for-aspect.ts";
import { namedTypeOf } from "./named-type-of.ts";

/**
 * What an operation reads or writes as far as its name and what it returns tell, said with that much confidence: for
 * operations of which no code was read, or none that tells. Nothing where they tell nothing.
 */
export function inferAspects(operation: GraphqlOperation, view: GraphqlView): readonly Fact[] {
  const { code, operation: kind } = operation;
  if (code !== undefined && code.reads.length + code.writes.length > 0) return [];
  if (kind !== "mutation") return inferReads(operation, view);
  if (code?.deletes !== undefined) return [];
  const { catalogue, links } = view.context;
  // Only their names: whoever looks at the aspects themselves looks at their docs as well.
  const naming = { entities: catalogue.entities, entityOf: (type: string) => view.entityOf(type) };
  const named = (does: "write" | "remove"): RichText =>
    findNamedAspects(operation, catalogue.aspects.keys(), naming, does).flatMap((aspect, index): RichText => [
      ...(index === 0 ? [] : [{ text: ", " }]),
      { text: aspect, code: true, href: links.aspect(aspect) },
    ]);
  const facts: readonly Fact[] = [
    { label: "Probably writes", value: named("write") },
    { label: "Probably removes from", value: named("remove") },
  ];
  return facts.flatMap((fact) =>
    fact.value.length === 0 ? [] : { ...fact, value: [...fact.value, { text: ", by its name" }] },
  );
}

function inferReads({ type }: GraphqlOperation, view: GraphqlView): readonly Fact[] {
  const entity = findReturnedEntity(namedTypeOf(type), view);
  if (entity === undefined) return [];
  const href = view.context.links.entity(entity);
  return [
    {
      label: "Probably reads",
      value: [{ text: "aspects of " }, { text: entity, code: true, href }, { text: ", by what it returns" }],
    },
  ];
}

/** The entity that a type stands for, or that it lists: `ListDomainsResult` has domains. */
function findReturnedEntity(name: string, view: GraphqlView): string | undefined {
  const own = view.entityOf(name);
  const type = view.findType(name);
  if (own !== undefined || type?.kind !== "object") return own;
  const listed = type.fields.flatMap((field) => {
    const items = field.type.kind === "nonNull" ? field.type.of : field.type;
    return items.kind === "list" ? (view.entityOf(namedTypeOf(items)) ?? []) : [];
  });
  return new Set(listed).size === 1 ? listed[0] : undefined;
}
