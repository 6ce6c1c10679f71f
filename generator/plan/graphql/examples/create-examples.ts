/*
 * Examples of operations, each executed against the schema before anybody sees it. Knows the schema and the values of the
 * platform, and no page: how a request looks in a tab is the section's affair.
 */
import type { GraphqlInputValue, GraphqlOperation } from "../../../catalogue/graphql.ts";
import type { JsonObject } from "../../../catalogue/json.ts";
import { graphqlCodes } from "../../../diagnostics/codes/graphql.ts";
import type { Report } from "../../../diagnostics/report.ts";
import { printJson } from "../../../print/print-json.ts";
import { printTypeExpression } from "../../../print/print-graphql-type.ts";
import { namedTypeOf } from "../named-type-of.ts";
import { chooseMembers } from "./choose-members.ts";
import { chooseSelection, type SelectionBounds } from "./choose-selection.ts";
import { createResolvers } from "./create-resolvers.ts";
import { createSchema } from "../../../link/graphql/create-schema.ts";
import { createSubjects, type ExampledModel } from "./create-subjects.ts";
import type { ExampleContext } from "./example-context.ts";
import { chooseInputs, fillInput, type FillRoom } from "./fill-input.ts";
import { isDeclared } from "./find-selectable.ts";
import type { GraphqlExample, GraphqlExamples } from "./graphql-example.ts";
import { proveExample, type Proof } from "./prove-example.ts";
import { printSelections, type Selection } from "./selection.ts";

export type { GraphqlExample, GraphqlExamples } from "./graphql-example.ts";
export { isEmpty, printCurl, printPython, requestEnvironment, type CodePiece } from "./print-request.ts";

/**
 * An example for each operation: chosen to be short, filled with values of the platform, and tried on
 * the schema. One that the schema does not let through is reported and left out.
 */
export function createExamples(catalogue: ExampledModel, report?: Report): GraphqlExamples {
  const { graphql } = catalogue;
  const schema = graphql.operations.length === 0 ? undefined : createSchema(graphql);
  if (schema === undefined) return new Map();
  const types = new Map(graphql.types.map((type) => [type.name, type]));
  const context: ExampleContext = {
    schema,
    subjects: createSubjects(catalogue),
    findType: (name) => types.get(name),
    ranked: new Map(),
  };
  const examples = new Map<string, GraphqlExample>();
  for (const operation of graphql.operations) {
    // What is wrong with these has been reported.
    if (![operation, ...operation.arguments].every(({ type }) => isDeclared(type))) continue;
    const made = makeExample(operation, context);
    if ("query" in made) examples.set(operation.coordinate, made);
    else {
      const { operation: kind, name, span } = operation;
      report?.add(graphqlCodes.noExample({ kind, name, detail: made.detail }), span);
    }
  }
  return examples;
}

/** In characters, of each piece of an example; a longer one is made again with fewer fields. */
export const longestExample = 4000;

const tooLong = `it takes more than ${longestExample} characters`;

/** Each value takes a few characters, so that no example that is shown has more of them. */
const mostValues = longestExample / 4;

/** From the most to the least that an example asks for. */
const bounds: readonly SelectionBounds[] = [
  { widths: [7, 5, 4, 3, 2], composites: 3 },
  { widths: [4, 3, 2, 2], composites: 1 },
  { widths: [2, 1, 1], composites: 1 },
];

function makeExample(
  operation: GraphqlOperation,
  context: ExampleContext,
): GraphqlExample | Extract<Proof, { kind: "problem" }> {
  const subject = findSubject(operation, context);
  for (const bound of bounds) {
    const written = writeOperation(operation, bound, subject, context);
    if (written === undefined) return { kind: "problem", detail: tooLong };
    const { query, variables } = written;
    const resolvers = createResolvers(operation, variables, subject, context);
    const proof = proveExample(context.schema, { query, variables, resolvers });
    if (proof.kind === "problem") return proof;
    const example = { query, variables, response: proof.response };
    if (lengthOf(example) <= longestExample) return example;
  }
  return { kind: "problem", detail: tooLong };
}

/** Query and variables stand together in the forms. */
function lengthOf({ query, variables, response }: GraphqlExample): number {
  return Math.max(query.length + printJson(variables).length + roomForForms, printJson(response).length);
}

/** What the forms of a request add to it. */
const roomForForms = 600;

/**
 * The entity that an operation is about; data sets stand for all where it is about any. Undefined where the schema is
 * none of a metadata platform.
 */
function findSubject({ name, type, description }: GraphqlOperation, context: ExampleContext): string | undefined {
  const { findType, subjects } = context;
  const returned = findType(namedTypeOf(type));
  const shown =
    returned?.kind === "interface" || returned?.kind === "union" ? chooseMembers(returned, context)[0] : returned;
  const ofResult = shown === undefined ? undefined : subjects.ofType(shown.name);
  const any = subjects.vocabulary === "platform" ? "dataset" : undefined;
  return ofResult ?? subjects.ofName(name) ?? subjects.ofText(description) ?? any;
}

/** Query and variables; undefined where the arguments take more than an example may have. */
function writeOperation(
  operation: GraphqlOperation,
  bound: SelectionBounds,
  subject: string | undefined,
  context: ExampleContext,
): { readonly query: string; readonly variables: JsonObject } | undefined {
  const { operation: kind, name, type } = operation;
  const args = chooseInputs(operation.arguments, subject, context);
  const names = args.map((arg) => arg.name);
  const chosen = chooseSelection(context.findType(namedTypeOf(type)), bound, names, context);
  const declared = [
    ...args.map((value) => ({ name: value.name, value, owner: name })),
    ...chosen.variables.map((variable) => variable),
  ];
  const field: Selection = {
    kind: "field",
    name,
    arguments: names.map((argument) => ({ name: argument, variable: argument })),
    selections: chosen.selections,
  };
  const list = declared.map((variable) => `$${variable.name}: ${printVariableType(variable.value)}`).join(", ");
  const room: FillRoom = { values: mostValues };
  const variables = Object.fromEntries(
    declared.map(({ name: variable, value, owner }) => [
      variable,
      fillInput(value, { owner, subject, open: [], room }, context),
    ]),
  );
  if (room.values < 0) return undefined;
  return { query: `${kind} ${name}${list === "" ? "" : `(${list})`}${printSelections([field])}`, variables };
}

function printVariableType({ type }: GraphqlInputValue): string {
  return printTypeExpression(type);
}
