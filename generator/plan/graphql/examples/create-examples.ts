/*
 * Examples of operations, each executed against the schema before anybody sees it. Knows the schema and the values of the
 * platform, and no page: how a request looks in a tab is the section's affair.
 */
import { OperationTypeNode } from "graphql";
import type { GraphqlField, GraphqlInputValue, GraphqlOperation, GraphqlType } from "../../../catalogue/graphql.ts";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";
import { printJson } from "../../../print/print-json.ts";
import { printTypeExpression } from "../../../print/print-graphql-type.ts";
import { namedTypeOf } from "../named-type-of.ts";
import { chooseMembers } from "./choose-members.ts";
import { chooseSelection, rootSelection, type ChosenSelection, type SelectionBounds } from "./choose-selection.ts";
import { createResolvers } from "./create-resolvers.ts";
import { createExampleContext } from "./create-example-context.ts";
import type { ExampleContext } from "./example-context.ts";
import { chooseInputs, fillInput, type FillRoom, type InputPlace } from "./fill-input.ts";
import { isDeclared } from "./find-selectable.ts";
import type { GraphqlExample, GraphqlExamples } from "./graphql-example.ts";
import { anyAsset } from "./sample-leaf.ts";
import { proveExample, type Proof } from "./prove-example.ts";
import { printSelections, type Selection } from "./selection.ts";

export { createExampleContext };
export { createSubjects } from "./create-subjects.ts";
export { toExampledOperations, toExampledRoots, toExampledTypes } from "./to-exampled-graphql.ts";
export { isRequired } from "./find-selectable.ts";
export type { ExampleContext } from "./example-context.ts";
export type { GraphqlExample, GraphqlExamples } from "./graphql-example.ts";
export { isEmpty, printCurl, printPython, requestEnvironment, type CodePiece } from "./print-request.ts";

/** Examples, and why some operations have none. */
export interface MadeExamples {
  readonly examples: GraphqlExamples;
  readonly problems: readonly { readonly operation: string; readonly detail: string }[];
}

/**
 * An example for each operation: chosen to be short, filled with values of the platform, and tried on
 * the schema. One that the schema does not let through is left out.
 */
export function makeExamples(operations: readonly GraphqlOperation[], context: ExampleContext): MadeExamples {
  const examples = new Map<string, GraphqlExample>();
  const problems: { operation: string; detail: string }[] = [];
  for (const operation of operations) {
    // What is wrong with these has been reported.
    if (![operation, ...operation.arguments].every(({ type }) => isDeclared(type))) continue;
    const made = makeExample(operation, context);
    if ("query" in made) examples.set(operation.coordinate, made);
    else problems.push({ operation: operation.coordinate, detail: made.detail });
  }
  return { examples, problems };
}

/** In characters, of each piece of an example; a longer one is made again with fewer fields. */
export const longestExample = 4000;

const tooLong = `it takes more than ${longestExample} characters`;

/** From the most to the least that an example asks for. */
const bounds: readonly SelectionBounds[] = [
  { widths: [7, 5, 4, 3, 2], composites: 3 },
  { widths: [4, 3, 2, 2], composites: 1 },
  { widths: [2, 1, 1], composites: 1 },
];

/** What an example is to be about, where that isn't for the operation to say. */
export interface ExampleTopic {
  readonly entity: string;
  /** The one field that is asked for, of the type that stands for the entity. */
  readonly field?: GraphqlField | undefined;
}

/** An example of an operation for one entity; undefined where the schema doesn't let it through. */
export function createExampleAbout(
  operation: GraphqlOperation,
  topic: ExampleTopic,
  context: ExampleContext,
): GraphqlExample | undefined {
  const made = makeExample(operation, context, topic);
  return "query" in made ? made : undefined;
}

function makeExample(
  operation: GraphqlOperation,
  context: ExampleContext,
  topic?: ExampleTopic,
): GraphqlExample | Extract<Proof, { kind: "problem" }> {
  const subject = topic?.entity ?? findSubject(operation, context);
  const filled = fillArguments(operation, subject, context);
  if (filled === undefined) return { kind: "problem", detail: tooLong };
  for (const bound of bounds) {
    const written = writeOperation(operation, { bound, subject, topic, filled }, context);
    if (written === undefined) continue;
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
function findSubject(operation: GraphqlOperation, context: ExampleContext): string | undefined {
  const { name, type, description } = operation;
  const { findType, subjects } = context;
  const returned = findType(namedTypeOf(type));
  const shown =
    returned?.kind === "interface" || returned?.kind === "union" ? chooseMembers(returned, context)[0] : returned;
  const ofResult = shown === undefined ? undefined : subjects.ofType(shown.name);
  const any = subjects.vocabulary === "platform" ? (findWritten(operation, subjects) ?? "dataset") : undefined;
  return ofResult ?? subjects.ofName(name) ?? subjects.ofText(description) ?? any;
}

/** An entity that an operation can write to, by what its code writes, where data sets carry none of that. */
function findWritten({ code }: GraphqlOperation, { carriersOf }: ExampleContext["subjects"]): string | undefined {
  const carriers = code?.writes.flatMap(({ aspect }) => carriersOf(aspect)) ?? [];
  return carriers.includes("dataset") ? undefined : carriers[0];
}

/** The arguments of an operation, filled in; what is asked for of its result may take a few more. */
interface FilledArguments {
  readonly args: readonly GraphqlInputValue[];
  readonly variables: JsonObject;
  /** What is left for more. */
  readonly characters: number;
}

/** Undefined where they take more than an example may have. */
function fillArguments(
  { name: owner, arguments: all }: GraphqlOperation,
  subject: string | undefined,
  context: ExampleContext,
): FilledArguments | undefined {
  const args = chooseInputs(all, subject, context);
  const room: FillRoom = { characters: longestExample - roomForForms };
  const place: InputPlace = { owner, subject, open: [], room };
  const asset: InputPlace = hasOwnUrn(all, subject, context) ? { ...place, subject: "dataset" } : place;
  const variables = Object.fromEntries(
    args.map((value) => [value.name, fillInput(value, value.name === "urn" ? asset : place, context)]),
  );
  return room.characters < 0 ? undefined : { args, variables, characters: room.characters };
}

/** Whether what an operation is about has a URN inside of an input, so that one beside it is another's. */
function hasOwnUrn(
  args: readonly GraphqlInputValue[],
  subject: string | undefined,
  { findType, subjects }: ExampleContext,
): boolean {
  if (subject === undefined) return false;
  const inputs = args.map(({ type }) => findType(namedTypeOf(type)));
  return inputs.some(
    (input) =>
      input?.kind === "input" &&
      input.fields.some(({ name }) => /\wUrn$/.test(name) && subjects.ofName(name.slice(0, -"Urn".length)) === subject),
  );
}

/** What an operation is written for. */
interface Wanted {
  readonly bound: SelectionBounds;
  readonly subject: string | undefined;
  readonly topic?: ExampleTopic | undefined;
  readonly filled: FilledArguments;
}

/** Query and variables; undefined where what is asked for takes more arguments than an example may have. */
function writeOperation(
  operation: GraphqlOperation,
  { bound, subject, topic, filled }: Wanted,
  context: ExampleContext,
): { readonly query: string; readonly variables: JsonObject } | undefined {
  const { operation: kind, name, type } = operation;
  const names = filled.args.map((arg) => arg.name);
  const returned = context.findType(namedTypeOf(type));
  const isRoot = [OperationTypeNode.QUERY, OperationTypeNode.MUTATION, OperationTypeNode.SUBSCRIPTION].some(
    (root) => context.schema.getRootType(root)?.name === namedTypeOf(type),
  );
  const chosen = isRoot
    ? rootSelection
    : topic?.field === undefined
      ? chooseSelection(returned, bound, names, context)
      : chooseOneField(topic.field, { returned, of: context.subjects.typeOf(topic.entity), bound, names }, context);
  const field: Selection = {
    kind: "field",
    name,
    arguments: names.map((argument) => ({ name: argument, variable: argument })),
    selections: chosen.selections,
  };
  const declared = [...filled.args.map((value) => ({ name: value.name, value })), ...chosen.variables];
  const list = declared.map((variable) => `$${variable.name}: ${printVariableType(variable.value)}`).join(", ");
  const room: FillRoom = { characters: filled.characters };
  const further = chosen.variables.map(({ name: variable, value, owner }) => [
    variable,
    fillInput(value, { owner, subject, open: [], room }, context),
  ]);
  if (room.characters < 0) return undefined;
  const variables: JsonObject = { ...filled.variables, ...Object.fromEntries(further) };
  const query = `${kind} ${name}${list === "" ? "" : `(${list})`}${printSelections([field])}`;
  // What an operation is named for, it makes or changes: the resource beside it is another's, as that of an incident.
  const isOwn = topic === undefined || context.subjects.ofName(operation.name) === topic.entity;
  return { query, variables: isOwn ? variables : speakOf(topic.entity, variables, context) };
}

interface FieldPlace {
  /** What the operation gives. */
  readonly returned: GraphqlType | undefined;
  /** The type that has the field. */
  readonly of: string | undefined;
  readonly bound: SelectionBounds;
  readonly names: readonly string[];
}

/** One field of the entity's type, by a fragment where the operation gives any entity. */
function chooseOneField(
  { name, type }: GraphqlField,
  { returned, of, bound, names }: FieldPlace,
  context: ExampleContext,
): ChosenSelection {
  const inner = chooseSelection(context.findType(namedTypeOf(type)), bound, names, context);
  const field: Selection = { kind: "field", name, arguments: [], selections: inner.selections };
  if (returned?.name === of || of === undefined) return { ...inner, selections: [field] };
  return { ...inner, selections: [{ kind: "fragment", on: of, selections: [field] }] };
}

/** Examples speak of data sets where any entity may be meant; here one is. */
function speakOf(entity: string, variables: JsonObject, { subjects }: ExampleContext): JsonObject {
  const usual = subjects.urn("dataset");
  const meant = subjects.urn(entity);
  const turn = (name: string, value: JsonValue): JsonValue => {
    if (typeof value === "string") return value === usual && anyAsset.test(name) ? meant : value;
    if (Array.isArray(value)) return value.map((item: JsonValue) => turn(name, item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]: [string, JsonValue]) => [key, turn(key, inner)]),
    );
  };
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, turn(name, value)]));
}

function printVariableType({ type }: GraphqlInputValue): string {
  return printTypeExpression(type);
}
