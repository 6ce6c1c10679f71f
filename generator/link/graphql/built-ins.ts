import type {
  GraphqlDirectiveDefinition,
  GraphqlScalar,
  GraphqlTypeExpression,
  GraphqlUse,
} from "../../catalogue/graphql.ts";

const scalarDescriptions: ReadonlyMap<string, string> = new Map([
  ["Int", "A whole number of 32 bits with a sign."],
  ["Float", "A number with a fraction, in double precision."],
  ["String", "Text, as a sequence of Unicode characters."],
  ["Boolean", "`true` or `false`."],
  ["ID", "An identifier. It travels as a string, even when it looks like a number, and is not meant to be read."],
]);

/** One of the five scalars that every schema has. */
export function builtInScalar(name: string, uses: readonly GraphqlUse[]): GraphqlScalar {
  return {
    kind: "scalar",
    name,
    description: scalarDescriptions.get(name),
    directives: [],
    extensions: [],
    uses,
    builtIn: true,
  };
}

type BuiltInDirective = Pick<GraphqlDirectiveDefinition, "description" | "locations"> & {
  readonly argument?: { readonly name: string; readonly description: string; readonly required: boolean };
};

const directives: ReadonlyMap<string, BuiltInDirective> = new Map([
  [
    "deprecated",
    {
      description: "Marks something that should no longer be used.",
      locations: ["FIELD_DEFINITION", "ARGUMENT_DEFINITION", "INPUT_FIELD_DEFINITION", "ENUM_VALUE"],
      argument: { name: "reason", description: "Why, and what to use instead; Markdown.", required: false },
    },
  ],
  [
    "oneOf",
    {
      description: "Makes an input take exactly one of its fields, which may not be null.",
      locations: ["INPUT_OBJECT"],
    },
  ],
  [
    "specifiedBy",
    {
      description: "Names the document that says how a custom scalar is written and read.",
      locations: ["SCALAR"],
      argument: { name: "url", description: "Address of the document.", required: true },
    },
  ],
]);

/** A directive that the language declares itself; undefined for one that it does not. */
export function builtInDirective(name: string, appliedTo: readonly string[]): GraphqlDirectiveDefinition | undefined {
  const known = directives.get(name);
  if (known === undefined) return undefined;
  const { description, locations, argument } = known;
  const coordinate = `@${name}`;
  return {
    name,
    coordinate,
    description,
    arguments: argument === undefined ? [] : [builtInArgument(coordinate, argument)],
    locations,
    repeatable: false,
    builtIn: true,
    appliedTo,
  };
}

function builtInArgument(
  directive: string,
  { name, description, required }: NonNullable<BuiltInDirective["argument"]>,
) {
  const text: GraphqlTypeExpression = { kind: "named", name: "String" };
  return {
    name,
    coordinate: `${directive}(${name}:)`,
    description,
    type: required ? ({ kind: "nonNull", of: text } as const) : text,
    default: required ? undefined : '"No longer supported"',
    directives: [],
  };
}
