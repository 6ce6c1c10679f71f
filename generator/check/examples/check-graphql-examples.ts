import { GraphQLError, Kind, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from "graphql";
import type { GraphqlModel } from "../../catalogue/graphql.ts";
import { proseCodes } from "../../diagnostics/codes/prose.ts";
import type { Report } from "../../diagnostics/report.ts";
import { createSchema } from "../../link/graphql/create-schema.ts";
import type { ProseExample } from "../../parse/prose/prose-document.ts";
import { placeInExample } from "./place-in-example.ts";

/** Operations in guides that the schema would refuse. */
export function checkGraphqlExamples(examples: readonly ProseExample[], graphql: GraphqlModel, report: Report): void {
  if (graphql.operations.length === 0) return;
  let schema: GraphQLSchema | undefined;
  for (const example of examples) {
    const document = readOperations(example.text);
    if (document === undefined) continue;
    if (document instanceof GraphQLError) {
      addError(document, example, report);
      continue;
    }
    schema ??= createSchema(graphql);
    if (schema === undefined) return;
    for (const error of validate(schema, document, rules)) addError(error, example, report);
  }
}

/** A page may show several operations, or a fragment, in one block. */
const unconcerned = /^(?:LoneAnonymousOperation|UniqueOperationNames|NoUnusedFragments|KnownDirectives)Rule$/;
const rules = specifiedRules.filter(({ name }) => !unconcerned.test(name));

/** What a server could be sent; undefined for parts of a schema, answers, and what says that it is shortened. */
function readOperations(text: string): DocumentNode | GraphQLError | undefined {
  if (!/^\s*(?:#.*[\r\n]\s*)*(?:query|mutation|subscription|\{)/.test(text)) return undefined;
  // Three dots that spread nothing stand for something left out.
  if (/\.\.\.(?!\s*(?:on\b|@|[A-Za-z_{]))|…|<[\w -]+>/.test(text)) return undefined;
  try {
    const document = parse(text);
    return document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION) ? document : undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function addError(error: GraphQLError, example: ProseExample, report: Report): void {
  const { line = 1, column = 1 } = error.locations?.[0] ?? {};
  const length = /^[\w$]+/.exec((example.text.split("\n")[line - 1] ?? "").slice(column - 1))?.[0].length ?? 1;
  const place = { startLine: line, startColumn: column, endLine: line, endColumn: column + length - 1 };
  const detail = error.message.replace(/^Syntax Error: /, "").replace(/\.$/, "");
  report.add(proseCodes.invalidGraphql({ detail }), placeInExample(example, place));
}
