import { beforeAll, describe, expect, it } from "vitest";
import type { RelationshipRow } from "../../page-model/metamodel.ts";
import type { SitePlan } from "../../page-model/page.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { plan } from "../plan.ts";
import { readPage } from "../../page-model/read-page.ts";

const key = (name: string): string => `namespace n @Aspect = { "name": "${name}" } record ${name} { id: string }`;

describe("edges that an annotation further out overrides", () => {
  let site: SitePlan;

  beforeAll(async () => {
    const { catalogue } = await linkModel({
      "n/Urn.pdl": "namespace n typeref Urn = string",
      "n/tableKey.pdl": key("tableKey"),
      "n/tagKey.pdl": key("tagKey"),
      "n/Columns.pdl": `namespace n @Aspect = { "name": "columns" } record Columns {
        @Relationship = { "/*/tag": { "name": "ColumnTaggedWith", "entityTypes": ["tag"] } } columns: array[Tagged]
        @Relationship = { "/tag": { "name": "TaggedWith", "entityTypes": ["tag"] } } first: Tagged
        @Relationship = { "name": "MadeFrom", "entityTypes": ["table"] } source: Urn }`,
      "n/Tagged.pdl":
        'namespace n record Tagged { @Relationship = { "name": "TaggedWith", "entityTypes": ["tag"] } tag: Urn }',
      "entity-registry.yml": `entities:
        - { name: table, keyAspect: tableKey, aspects: [columns] }
        - { name: tag, keyAspect: tagKey }`,
    });
    site = plan(catalogue, { title: "Tables", base: "/" });
  });

  const describeRow = ({ name, via, overridden }: RelationshipRow): string =>
    `${name.label} through ${via.map(({ text }) => text).join("")}${overridden === undefined ? "" : ", overridden"}`;

  it("are marked on both of their ends; one that is declared again is shown once, as it is stored", () => {
    const tables = site.pages
      .map(readPage)
      .flatMap(({ title, content }) =>
        content.kind === "entity"
          ? content.relationships.map(({ label, rows }) => [`${title} ${label}`, rows.map(describeRow)])
          : [],
      );
    const tagged = [
      "ColumnTaggedWith through columns.columns.tag",
      "TaggedWith through columns.columns.tag, overridden",
      "TaggedWith through columns.first.tag",
    ];
    expect(Object.fromEntries(tables)).toEqual({
      "table Outgoing": tagged,
      "table To itself": ["MadeFrom through columns.source"],
      "tag Incoming": tagged,
    });
  });

  it("are counted apart, and among the declared ones", () => {
    const overview = site.pages.map(readPage).find(({ content }) => content.kind === "relationships")?.content;
    expect(overview?.kind === "relationships" ? overview.intro : undefined).toBe(
      "4 edges between entities and 1 from an entity to itself, by name. A field that several entities carry makes an edge for each. Of all of them, 2 are overridden by an annotation further out, so the platform never stores them.",
    );
  });
});
