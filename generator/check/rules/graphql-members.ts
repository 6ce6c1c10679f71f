import type { GraphqlDeprecation, GraphqlModel, GraphqlTypeExpression } from "../../catalogue/graphql.ts";
import type { NounName } from "../../catalogue/nouns.ts";
import type { Span } from "../../catalogue/span.ts";

/** Anything of a schema that its author can describe or deprecate. */
export interface GraphqlPart {
  readonly kind: NounName;
  readonly coordinate: string;
  readonly description?: string | undefined;
  readonly deprecated?: GraphqlDeprecation | undefined;
  /** Of a field, an operation or an argument. */
  readonly type?: GraphqlTypeExpression | undefined;
  readonly span: Span;
}

/** Types, directives and all their members, in the model's order; what the language itself declares is left out. */
export function* listGraphqlParts({ operations, types, directives }: GraphqlModel): Generator<GraphqlPart> {
  for (const operation of operations) {
    yield* toParts(operation.operation, [operation]);
    yield* toParts("argument", operation.arguments);
  }
  for (const type of types) {
    const { name: coordinate, kind, description, span } = type;
    yield* toParts(kind, [{ coordinate, description, span }]);
    if (type.kind === "enum") yield* toParts("enumValue", type.values);
    if (type.kind === "input") yield* toParts("inputField", type.fields);
    if (type.kind !== "object" && type.kind !== "interface") continue;
    for (const field of type.fields) {
      yield* toParts("field", [field]);
      yield* toParts("argument", field.arguments);
    }
  }
  for (const directive of directives) {
    yield* toParts("directive", [directive]);
    yield* toParts("argument", directive.arguments);
  }
}

type Member = Omit<GraphqlPart, "kind" | "span"> & { readonly span?: Span | undefined };

/** Without what rules don't look at: to copy all of each part would cost more than the rules. */
function* toParts(kind: NounName, members: readonly Member[]): Generator<GraphqlPart> {
  for (const { coordinate, description, deprecated, type, span } of members) {
    if (span !== undefined) yield { kind, coordinate, description, deprecated, type, span };
  }
}
