import type { GraphqlExampleView } from "../../page-model/graphql.ts";
import type { CodeTab, Html, RichText } from "../../page-model/parts.ts";
import { printJson } from "../../print/print-json.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { highlight } from "../markup/markup.ts";
import {
  isEmpty,
  printCurl,
  printPython,
  requestEnvironment,
  type CodePiece,
  type GraphqlExample,
} from "./examples/create-examples.ts";

/** An example in the notations that readers send it in, in colours. */
export function toExampleView(
  example: GraphqlExample,
  { options: { graphqlEndpoint: endpoint }, catalogue }: PlanContext,
): GraphqlExampleView {
  const { query, variables, response } = example;
  return {
    request: [
      { id: "graphql", label: "GraphQL", language: "graphql", code: query },
      joinPieces({ id: "curl", label: "cURL", language: "shell" }, printCurl(example, endpoint)),
      joinPieces({ id: "python", label: "Python", language: "python" }, printPython(example, endpoint)),
    ],
    variables: isEmpty(variables)
      ? undefined
      : { id: "variables", label: "Variables", language: "json", code: printJson(variables) },
    response: { id: "response", label: "Response", language: "json", code: printJson(response) },
    note: toNote(endpoint),
    path: catalogue.entities.size > 0 ? "/api/graphql" : "/graphql",
    endpoint,
  };
}

/** Each piece in the colours of its own language; what all examples share is coloured once. */
function joinPieces(tab: Omit<CodeTab, "code">, pieces: readonly CodePiece[]): CodeTab {
  const html = pieces.map(({ language, code }) => highlight(code, language)).join("");
  return { ...tab, code: pieces.map(({ code }) => code).join(""), html: html as Html };
}

function toNote(endpoint: string | undefined): RichText {
  const { url, token } = requestEnvironment;
  const forToken: RichText = [{ text: token, code: true }, { text: " to an access token" }];
  if (endpoint !== undefined) return [{ text: "To send it, set " }, ...forToken, { text: "." }];
  return [
    { text: "To send it, set " },
    { text: url, code: true },
    { text: " to the address of your GraphQL endpoint and " },
    ...forToken,
    { text: "." },
  ];
}
