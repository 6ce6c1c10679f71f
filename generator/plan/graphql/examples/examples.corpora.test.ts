import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { corporaFolder } from "../../../testdata/corpora.ts";
import { expectValidExamples } from "../../../testdata/expect-valid-examples.ts";
import { createPlanContext } from "../../create-plan-context.ts";
import { readPage } from "../../../page-model/read-page.ts";
import { planGraphqlPages } from "../plan-graphql-pages.ts";
import { loadCorpus } from "../../../testdata/load-corpus.ts";

describe.skipIf(!corporaFolder).each(["datahub-0.10.4", "datahub-1.3.0"])("Examples of %s", (version) => {
  test("every operation has one that the schema lets through", async () => {
    const folder = join(corporaFolder ?? "", version);
    const catalogue = await loadCorpus(version);
    const texts = catalogue.sources
      .filter(({ kind }) => kind === "graphql")
      .map(({ path }) => readFileSync(join(folder, path), "utf8"));
    const { pages } = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
    expect(await expectValidExamples(pages.map(readPage), buildSchema(texts.join("\n")))).toBe(
      catalogue.graphql.operations.length,
    );
  });
});
