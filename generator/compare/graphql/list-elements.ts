import type {
  AppliedDirective,
  GraphqlField,
  GraphqlInputValue,
  GraphqlModel,
  GraphqlType,
} from "../../catalogue/graphql.ts";
import type { Span } from "../../catalogue/span.ts";
import type { Site } from "../compare-words.ts";

/** Something of an API on which directives may stand. */
export interface ApiElement {
  readonly site: Site;
  readonly directives: readonly AppliedDirective[];
  readonly span?: Span | undefined;
  /** The type that it is a member of. */
  readonly parent?: ApiElement | undefined;
}

/** Types, what they hold and what that takes, by coordinate. */
export function listElements({ types, operations }: GraphqlModel): ReadonlyMap<string, ApiElement> {
  const elements = [
    ...types.flatMap(listOfType),
    ...operations.flatMap((operation) => {
      const site: Site = { area: "operations", thing: operation.coordinate, coordinate: operation.coordinate };
      const { directives, span } = operation;
      return [{ site, directives, span }, ...listArguments(operation, site)];
    }),
  ];
  return new Map(elements.map((element) => [element.site.coordinate, element]));
}

type Member = Pick<GraphqlInputValue, "name" | "coordinate" | "directives" | "span"> &
  Partial<Pick<GraphqlField, "arguments">>;

function listOfType(type: GraphqlType): readonly ApiElement[] {
  const site: Site = { area: "graphqlTypes", thing: type.name, coordinate: type.name };
  const own: ApiElement = { site, directives: type.directives, span: type.span };
  const members: readonly Member[] = type.kind === "enum" ? type.values : "fields" in type ? type.fields : [];
  return [
    own,
    ...members.flatMap((member): readonly ApiElement[] => {
      const { name, coordinate, directives, span } = member;
      const at = { ...site, coordinate, name };
      return [{ site: at, directives, span, parent: own }, ...listArguments(member, at)];
    }),
  ];
}

function listArguments({ arguments: taken = [] }: Pick<Member, "arguments">, site: Site): readonly ApiElement[] {
  return taken.map(({ name: own, coordinate, directives, span }: GraphqlInputValue) => ({
    site: { ...site, coordinate, name: site.name === undefined ? own : `${site.name}.${own}` },
    directives,
    span,
  }));
}
