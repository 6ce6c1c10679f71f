import { expect, it } from "vitest";
import { linkModel } from "../../../testdata/link-model.ts";
import type { GraphqlTypeContent } from "../../../page-model/graphql.ts";
import { createPlanContext } from "../../../plan/create-plan-context.ts";
import { planGraphqlPages } from "../../../plan/graphql/plan-graphql-pages.ts";

const mapper = (name: string, end: string): string => `package a; class ${name}Mapper {
  ${name} apply(Context context, Response response) {
    ${name} result = new ${name}();
    result.setNote(aspects.get(Names.NOTE_ASPECT_NAME));
    if (context != null && !canView(context.get(), urn)) {
      return ${end};
    }
    return result;
  }
}`;

it("tells of which objects some readers get what identifies them alone", async () => {
  const { catalogue } = await linkModel({
    "n/Note.pdl": 'namespace n @Aspect = { "name": "note" } record Note {}',
    "a.graphql":
      "type Query { page: Page, other: Other } type Page { urn: String, note: Int } type Other { urn: String, note: Int }",
    "java/a/Names.java": 'package a; public class Names { public static final String NOTE_ASPECT_NAME = "note"; }',
    "java/a/PageMapper.java": mapper("Page", "Access.restrictEntity(result, Page.class)"),
    "java/a/OtherMapper.java": mapper("Other", "null"),
  });
  const told = catalogue.graphql.types.flatMap((type) =>
    type.kind === "object" && type.restricted !== undefined ? [`${type.name} ${type.restricted.startLine}`] : [],
  );
  expect(told).toEqual(["Page 6"]);
  const context = createPlanContext(catalogue, { title: "Test", base: "/" });
  const page = planGraphqlPages(context).pages.find(({ title }) => title === "Page");
  const content = page?.content.get() as GraphqlTypeContent | undefined;
  const fact = content?.facts.find(({ label }) => label === "Restricted");
  expect(fact?.value.map(({ text }) => text).join("")).toBe(
    "readers whom no policy lets view it get little more than its URN and type, where the server checks that (PageMapper.java:6)",
  );
});
