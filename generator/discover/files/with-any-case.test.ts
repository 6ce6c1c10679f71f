import { expect, test } from "vitest";
import { withAnyCase } from "./with-any-case.ts";

test.each([
  ["**/*.{graphqls,gql}", "**/*.{graphqls,gql,Graphqls,GRAPHQLS,GraphQLs,Gql,GQL}"],
  ["**/entity-registry.{yml,yaml}", "**/entity-registry.{yml,yaml,Yml,YML,Yaml,YAML}"],
  ["**/*.md", "**/*.{md,Md,MD}"],
  ["docs/*.{md,mdx,Rmd,rmd}", "docs/*.{md,mdx,Rmd,rmd,Md,MD,Mdx,MDX,RMD}"],
  ["**/*.restspec.json", "**/*.restspec.json"],
  ["README.md", "README.md"],
  ["**/*", "**/*"],
])("%s finds names of %s", (glob, expected) => {
  expect(withAnyCase(glob)).toBe(expected);
});
