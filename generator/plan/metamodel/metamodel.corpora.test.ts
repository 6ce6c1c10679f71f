import { beforeAll, describe, expect, it } from "vitest";
import type { RelationshipTable } from "../../page-model/metamodel.ts";
import type { SitePlan } from "../../page-model/page.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { plan } from "../plan.ts";
import { readPage } from "../../page-model/read-page.ts";
import { loadCorpus } from "../../testdata/load-corpus.ts";

/** Pages of each family, and edges as the entities' pages show them. */
interface Expected {
  readonly pages: Readonly<Record<string, number>>;
  readonly edges: Readonly<Record<string, number>>;
  /** Edges between two entities as the model counts them. */
  readonly declared: number;
}

const models: Readonly<Record<string, Expected>> = {
  "datahub-0.10.4": {
    // Two of the types are read for Rest.li alone.
    pages: { entities: 43, aspects: 161, types: 335, events: 1 },
    edges: { Outgoing: 188, Incoming: 188, "To itself": 19 },
    declared: 188,
  },
  "datahub-1.3.0": {
    pages: { entities: 61, aspects: 223, types: 482, events: 2 },
    // Two edges of `dataContractProperties` are declared twice, by a field and by a path of the field around it. The
    // model has both, readers see one.
    edges: { Outgoing: 369, Incoming: 369, "To itself": 26 },
    declared: 371,
  },
};

describe.skipIf(corporaFolder === undefined).each(Object.entries(models))("pages of %s", (name, expected) => {
  let site: SitePlan;

  beforeAll(async () => {
    const catalogue = await loadCorpus(name);
    site = plan(catalogue, { title: "Model", base: "/docs/" });
  });

  it("has a page for everything", () => {
    const count = (family: string): number =>
      site.pages.filter(({ route }) => route.startsWith(`generated/metamodel/${family}/`)).length;
    expect(Object.fromEntries(Object.keys(expected.pages).map((family) => [family, count(family)]))).toEqual(
      expected.pages,
    );
  });

  it("shows every edge on both of its ends", () => {
    const edges: Record<string, number> = {};
    for (const { content } of site.pages.map(readPage)) {
      if (content.kind !== "entity") continue;
      for (const table of content.relationships) edges[table.label] = (edges[table.label] ?? 0) + countEdges(table);
    }
    expect(edges).toEqual(expected.edges);
  });

  it("counts the edges in the overview", () => {
    const overview = site.pages.map(readPage).find(({ content }) => content.kind === "relationships")?.content;
    expect(overview?.kind === "relationships" ? overview.intro : undefined).toContain(`${expected.declared} edges`);
  });

  it("offers every aspect in all notations", () => {
    const without = site.pages
      .map(readPage)
      .filter(
        ({ noun, content }) =>
          noun === "aspect" && content.kind === "record" && content.code.filter(({ code }) => code !== "").length < 4,
      );
    expect(without.map(({ route }) => route)).toEqual([]);
  });
});

/** Rows join every entity on the one side with every one on the other. */
function countEdges({ rows, columns }: RelationshipTable): number {
  const count = (row: RelationshipTable["rows"][number], side: "from" | "to"): number =>
    columns.includes(side) ? row[side].filter(({ code }) => code === true).length : 1;
  return rows.reduce((sum, row) => sum + count(row, "from") * count(row, "to"), 0);
}
