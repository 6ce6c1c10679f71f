import { expect, it } from "vitest";
import { z } from "zod";
import { plan } from "../plan/plan.ts";
import { planSearch } from "../plan/search/plan-search.ts";
import { loadModel } from "../testdata/load-model.ts";
import { describeSearch, toFacet, toSearchShape } from "./describe-search.ts";
import { surveySearch, type SearchSurvey } from "./survey-search.ts";

interface Described {
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[]; readonly description?: string }>>;
}

function toJsonSchema(survey: SearchSurvey | undefined): Described {
  return z.toJSONSchema(z.object(toSearchShape(survey))) as unknown as Described;
}

it("tells agents of the groups that a site has, and of no others", async () => {
  const { catalogue } = await loadModel("avro-only");
  const { pages } = plan(catalogue, { title: "Harbour", base: "/docs/" });
  const texts = new Map(planSearch(pages, { base: "/docs/" }).map(({ path, content }) => [path, content]));
  const survey = surveySearch((path) => texts.get(path));
  expect(survey).toEqual({ facets: ["fields", "types", "pages"], languages: [] });
  const { facet, language } = toJsonSchema(survey).properties;
  expect(facet?.enum).toEqual(["fields", "types", "pages"]);
  expect(facet?.description).not.toContain("GraphQL");
  expect(language?.description).toContain("one language");
  expect(describeSearch(survey)).not.toContain("privileges");
  expect(() => toFacet("ships", survey)).toThrow("there is no facet ships; there are fields, types, pages");
});

it("tells of languages, and of all groups where nobody has looked yet", () => {
  const { language } = toJsonSchema({ facets: ["pages"], languages: ["fr", "pt-BR"] }).properties;
  expect(language?.description).toContain("fr, pt-BR");
  expect(toJsonSchema(undefined).properties["facet"]?.enum).toContain("restli");
  expect(describeSearch(undefined)).toContain("as far as there are any");
  expect(surveySearch(() => undefined)).toBeUndefined();
});
