import type { GraphqlInputValue, GraphqlOperation } from "../../catalogue/graphql.ts";
import type { RichText } from "../../page-model/parts.ts";
import { findNamedEntity } from "./find-named-entity.ts";
import { toArgumentKey } from "./index-descriptions.ts";
import type { GraphqlView } from "./graphql-view.ts";
import { namedTypeOf } from "./named-type-of.ts";

/**
 * What can be said of an argument that has no description, with where that is from: the description of one of its name and
 * type, of a related operation or if all that there are say the same; else the entity whose URN it takes. Nothing is made up.
 */
export function inheritDescription(
  argument: GraphqlInputValue,
  operation: GraphqlOperation,
  view: GraphqlView,
): RichText | undefined {
  const alike = view.describedLike(toArgumentKey(argument)).filter((one) => one.operation !== operation.coordinate);
  const { inverse, several, single, onSameSubject } = view.kinOf(operation.coordinate);
  const kin = new Set([...several, ...single, ...inverse, ...onSameSubject]);
  const areSame = alike.length > 1 && new Set(alike.map(({ description }) => description)).size === 1;
  // What a name stands for depends on whose it is.
  const isOne = areSame && !/(?:urn|id|name)s?$/i.test(argument.name);
  const source = alike.find((one) => kin.has(one.operation)) ?? (isOne ? alike[0] : undefined);
  if (source === undefined) return nameUrn(argument, operation, view);
  const link = view.memberLink(source.operation);
  const summary = view.context.summary(source.description);
  return [
    { text: "As for " },
    { text: link?.label ?? source.operation, code: true, href: link?.href },
    { text: `: ${summary}` },
  ];
}

/** `urn` of an operation that returns a dataset, or `domainUrn` of any, takes the URN of such an entity. */
function nameUrn(
  { name, type }: GraphqlInputValue,
  operation: GraphqlOperation,
  view: GraphqlView,
): RichText | undefined {
  if (namedTypeOf(type) !== "String" && namedTypeOf(type) !== "ID") return undefined;
  const [, subject] = /^(?:(\w+?)Urn|urn)s?$/.exec(name) ?? ["", null];
  if (subject === null) return undefined;
  const entity =
    subject === undefined
      ? view.entityOf(namedTypeOf(operation.type))
      : findNamedEntity(subject, {
          entities: view.context.catalogue.entities,
          entityOf: (type) => view.entityOf(type),
        });
  if (entity === undefined) return undefined;
  const href = view.context.links.entity(entity);
  return [
    { text: "URN of " },
    { text: entity, code: true, href },
    { text: subject === undefined ? ", by what the operation returns" : ", by its name" },
  ];
}
