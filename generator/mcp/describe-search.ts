import { z } from "zod";
import { type SearchFacet, searchFacets } from "../page-model/search-kinds.ts";
import type { SearchSurvey } from "./survey-search.ts";

/** What results of each group are, as agents are told. */
const contents: Readonly<Record<SearchFacet, string>> = {
  entities: "entities and their relationships",
  aspects: "aspects",
  fields: "fields of schemas",
  types: "types, events and enum symbols",
  graphql: "GraphQL operations, types and fields",
  sources: "connectors",
  options: "their options",
  access: "privileges, roles and policies",
  sdk: "classes, functions, commands and variables",
  restli: "Rest.li resources and their calls",
  pages: "guides, their headings, operations and schemas of HTTP APIs, and other pages",
};

/** What the search of a site finds, by what there is; of a site that nobody has looked at yet, all that there may be. */
export function describeSearch(survey: SearchSurvey | undefined): string {
  const { facets = searchFacets } = survey ?? {};
  const found = facets.map((facet) => contents[facet]).join("; ");
  const limits = survey === undefined ? ", as far as there are any" : "";
  return `Finds by name or by a question: ${found}${limits}. Gives pages for the tool page.`;
}

/** What the search is asked with. A group that a site lacks is answered in words, so that any text is taken. */
export function toSearchShape(survey: SearchSurvey | undefined) {
  const { facets = searchFacets, languages = [] } = survey ?? {};
  const known =
    survey === undefined ? "A site has the groups of what it documents and no others" : "The groups that this site has";
  const others = languages.length === 0 ? "" : `: ${languages.join(", ")}`;
  const inLanguage = `Guides in this language first, by its tag${others}. Results say theirs where it is not the site's own, which comes first where nothing is asked for.`;
  const isInOne = survey !== undefined && languages.length === 0;
  return {
    // A trace of an error may be pasted.
    query: z.string().min(1).max(4000),
    facet: z
      .string()
      .optional()
      .meta({ enum: [...facets] })
      .describe(
        `Only results of this group. ${known}: ${facets.map((one) => `${one} (${contents[one]})`).join(", ")}.`,
      ),
    language: z
      .string()
      .max(35)
      .optional()
      .describe(isInOne ? "Makes no difference here: all pages are in one language." : inLanguage),
    limit: z.int().min(1).max(50).optional(),
  };
}

/** The group that is called so; throws, with those that there are, for any other text. */
export function toFacet(text: string | undefined, survey: SearchSurvey | undefined): SearchFacet | undefined {
  if (text === undefined) return undefined;
  const facet = searchFacets.find((each) => each === text);
  if (facet !== undefined) return facet;
  throw new Error(`there is no facet ${text}; there are ${(survey?.facets ?? searchFacets).join(", ")}`);
}
