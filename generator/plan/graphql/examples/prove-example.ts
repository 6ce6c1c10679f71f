import {
  executeSync,
  getVariableValues,
  Kind,
  parse,
  validate,
  GraphQLError,
  specifiedRules,
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationContext,
} from "graphql";
import type { JsonObject, JsonValue } from "../../../catalogue/json.ts";

/** An example as text, and who answers it. */
export interface Attempt {
  readonly query: string;
  readonly variables: JsonObject;
  readonly resolvers: Required<Pick<ExecutionArgs, "fieldResolver" | "typeResolver">>;
}

/** An answer that the schema lets through, or what it objects to. */
export type Proof =
  | { readonly kind: "answer"; readonly response: JsonValue }
  | { readonly kind: "problem"; readonly detail: string };

/**
 * Does what a server does: parses and validates the document, coerces the variables, executes it and
 * completes the result. The response is what comes out, so it can't be of another shape.
 */
export function proveExample(schema: GraphQLSchema, { query, variables, resolvers }: Attempt): Proof {
  const document = parseDocument(query);
  if (document instanceof GraphQLError) return toProblem(document);
  const [invalid] = validate(schema, document, rules);
  if (invalid !== undefined) return toProblem(invalid);
  const operation = document.definitions.find(isOperation);
  const coerced = getVariableValues(schema, operation?.variableDefinitions ?? [], variables);
  if (coerced.errors !== undefined) return toProblem(coerced.errors[0]);
  const result = executeSync({ schema, document, variableValues: variables, rootValue: {}, ...resolvers });
  if (result.errors !== undefined || result.data == null) return toProblem(result.errors?.[0]);
  return { kind: "answer", response: { data: result.data as JsonObject } };
}

/** All but those about what such documents do not have: several operations, named fragments, directives. */
const needless =
  /(?:Operation|Anonymous|Directive|Subscription|KnownFragment|UnusedFragment|FragmentCycles|UniqueFragment|KnownTypeNames)/;
const rules = [...specifiedRules.filter((rule) => !needless.test(rule.name)), refuseUnknownTypes];

/** As `KnownTypeNamesRule` does, which lists all types of the schema for each document. */
function refuseUnknownTypes(context: ValidationContext): ASTVisitor {
  return {
    NamedType(node) {
      const name = node.name.value;
      if (context.getSchema().getType(name) !== undefined) return;
      context.reportError(new GraphQLError(`Unknown type "${name}".`, { nodes: node }));
    },
  };
}

function parseDocument(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { noLocation: true });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function isOperation(node: DocumentNode["definitions"][number]): node is OperationDefinitionNode {
  return node.kind === Kind.OPERATION_DEFINITION;
}

function toProblem(error: GraphQLError | undefined): Proof {
  return { kind: "problem", detail: error?.message.replace(/\.$/, "") ?? "nothing came back" };
}
