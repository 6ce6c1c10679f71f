import { execute, getVariableValues, Kind, parse, stripIgnoredCharacters, validate, type GraphQLSchema } from "graphql";
import { expect } from "vitest";
import type { Page } from "../page-model/page.ts";
import type { CodeTab } from "../page-model/parts.ts";

/**
 * Holds the examples of operation pages to a schema that the generator has not made, by what the pages
 * show: the whole of validation, the variables coerced, and the response given back by a server that
 * knows nothing else. Returns how many examples there are.
 */
export async function expectValidExamples(pages: readonly Page[], schema: GraphQLSchema): Promise<number> {
  let count = 0;
  for (const { content, title } of pages) {
    if (content.kind !== "graphqlOperation" || content.example === undefined) continue;
    const { request, variables, response } = content.example;
    const [query, curl, python] = request;
    if (query === undefined || curl === undefined || python === undefined)
      throw new Error(`${title} has not all forms`);
    for (const tab of [...request, response, ...(variables === undefined ? [] : [variables])]) {
      expect(tab.code.length, `${title} ${tab.label}`).toBeLessThan(4096);
      expect(shownText(tab), `${title} ${tab.label}`).toBe(tab.code);
    }
    const given = variables === undefined ? {} : (JSON.parse(variables.code) as Record<string, unknown>);
    const document = parse(query.code);
    expect(validate(schema, document), title).toEqual([]);
    const [operation] = document.definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${title} is no operation`);
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], given).errors, title).toBeUndefined();
    const shown = JSON.parse(response.code) as { readonly data: Record<string, unknown> };
    const result = await execute({
      schema,
      document,
      variableValues: given,
      rootValue: shown.data,
      // Answers by the name that stands in the response.
      fieldResolver: (source: Record<string, unknown>, _, __, { path }) => source[path.key],
      typeResolver: (source: object, _, { schema: known, fieldNodes }, type) => {
        const { __typename: named } = source as { readonly __typename?: string };
        if (named !== undefined) return named;
        // Without its name an object is of the type that the first fragment is about.
        const selections = fieldNodes[0]?.selectionSet?.selections ?? [];
        const fragment = selections.find((selection) => selection.kind === Kind.INLINE_FRAGMENT);
        return fragment?.kind === Kind.INLINE_FRAGMENT && fragment.typeCondition !== undefined
          ? fragment.typeCondition.name.value
          : known.getPossibleTypes(type)[0]?.name;
      },
    });
    expect(JSON.parse(JSON.stringify(result)), title).toEqual(shown);
    expect(readCurlBody(curl.code), title).toEqual({
      query: stripIgnoredCharacters(query.code),
      ...(variables === undefined ? {} : { variables: given }),
    });
    expect(python.code, title).toContain(query.code);
    count += 1;
  }
  return count;
}

/** What a reader sees of a tab in colours. */
function shownText({ code, html }: CodeTab): string {
  if (html === undefined) return code;
  const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return html.replaceAll(/<[^>]*>/g, "").replaceAll(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all);
}

/** The here-document of a command. */
function readCurlBody(code: string): unknown {
  return JSON.parse(/<<'JSON'\n([\s\S]*)\nJSON$/.exec(code)?.[1] ?? "null");
}
