import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { countCatalogue } from "../catalogue/count-catalogue.ts";
import { check } from "../check/check.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { parse } from "../parse/parse.ts";
import { corporaFolder } from "../testdata/corpora.ts";
import { expectGolden } from "../testdata/golden.ts";
import { sayAll } from "../testdata/link-model.ts";
import { readCoreModel } from "../testdata/read-core-model.ts";
import { link } from "./link.ts";

const goldens = fileURLToPath(new URL("../testdata/corpora", import.meta.url));

interface Linked {
  readonly catalogue: Catalogue;
  readonly report: Report;
}

async function linkCore(version: string): Promise<Linked> {
  const report = createReport();
  const catalogue = await link(parse(readCoreModel(join(corporaFolder ?? "", version)), report), report);
  check(catalogue, report);
  return { catalogue, report };
}

/** The totals, the figures of each entity and every warning: what a change of the linker must not change unseen. */
function summarize({ catalogue, report }: Linked): string {
  const infos = new Map<string, number>();
  for (const { code, severity } of report.diagnostics) {
    if (severity === "info" && /^(?:check|registry|metamodel)\//.test(code))
      infos.set(code, (infos.get(code) ?? 0) + 1);
  }
  const summary = {
    counts: countCatalogue(catalogue),
    entities: Object.fromEntries([...catalogue.entities.keys()].map((name) => [name, figuresOf(catalogue, name)])),
    diagnostics: sayAll(report.diagnostics).toSorted(),
    hidden: Object.fromEntries([...infos].sort(([left], [right]) => (left < right ? -1 : 1))),
  };
  return `${JSON.stringify(summary, undefined, 2)}\n`;
}

/** Aspects without the key, edges that leave it or stay, edges that come in, and the URN. */
function figuresOf({ entities, relationships }: Catalogue, name: string): string {
  const out = relationships.filter(({ from }) => from === name).length;
  const incoming = relationships.filter(({ from, to }) => to === name && from !== name).length;
  const entity = entities.get(name);
  return `${entity?.aspects.length} aspects, ${out} edges, ${incoming} incoming, ${entity?.urn?.text}`;
}

describe.skipIf(!corporaFolder)("the core model of datahub-0.10.4", () => {
  let linked: Linked;
  beforeAll(async () => {
    linked = await linkCore("datahub-0.10.4");
  });

  it("has the known totals", () => {
    expect(countCatalogue(linked.catalogue)).toMatchObject({
      files: { schemas: 468, registries: 1, graphql: 11 },
      records: 381,
      enums: 56,
      typerefs: 57,
      fixed: 1,
      fields: 1048,
      symbols: 254,
      entities: { total: 43 },
      aspects: { total: 161, timeseries: 9 },
      entityAspectPairs: 274,
      relationships: { outgoing: 188, incoming: 188, self: 19 },
      events: 1,
      graphql: {
        queries: 72,
        mutations: 96,
        subscriptions: 0,
        objects: 310,
        inputs: 159,
        enums: 59,
        interfaces: 5,
        unions: 5,
        scalars: 1,
        directives: 0,
      },
    });
  });

  it("has the known figures of each entity, counted from both ends of its edges", () => {
    const { entities, relationships } = linked.catalogue;
    // Aspects with the key where the platform's pages show it, edges out and to itself, edges in.
    const known: Record<string, readonly [aspects: number, out: number, incoming: number]> = {
      dataset: [27, 23, 18],
      dataJob: [17, 15, 4],
      chart: [18, 14, 3],
      dashboard: [18, 16, 1],
      dataFlow: [14, 6, 3],
      mlModel: [23, 11, 1],
      glossaryTerm: [10, 15, 21],
      corpuser: [12, 5, 23],
      corpGroup: [7, 7, 22],
      tag: [5, 3, 27],
      container: [13, 7, 4],
      dataProduct: [7, 18, 0],
      notebook: [13, 6, 1],
      schemaField: [1, 0, 9],
      ownershipType: [2, 0, 21],
    };
    const figures = Object.fromEntries(
      Object.keys(known).map((name) => [
        name,
        [
          entities.get(name)?.aspects.length,
          relationships.filter(({ from }) => from === name).length,
          relationships.filter(({ from, to }) => to === name && from !== name).length,
        ],
      ]),
    );
    const withoutSnapshot = new Set(["container", "dataProduct", "notebook", "ownershipType"]);
    for (const [name, [aspects, out, incoming]] of Object.entries(known)) {
      expect(figures[name], name).toEqual([withoutSnapshot.has(name) ? aspects : aspects - 1, out, incoming]);
    }
  });

  it("shows which aspects are shared by most entities", () => {
    const shared = [...linked.catalogue.aspects.values()].map(({ name, entities }) => [name, entities.length] as const);
    const many = Object.fromEntries(shared.filter(([, count]) => count >= 10));
    expect(many).toEqual({
      browsePaths: 12,
      browsePathsV2: 11,
      dataPlatformInstance: 14,
      deprecation: 14,
      domains: 14,
      globalTags: 17,
      glossaryTerms: 13,
      institutionalMemory: 16,
      ownership: 21,
      status: 24,
    });
    expect(shared.filter(([, count]) => count >= 2).length).toBe(17);
  });

  it("marks both deprecated aspects, whichever spelling they use, with the reason where there is one", () => {
    const deprecated = [...linked.catalogue.aspects.values()].filter((aspect) => aspect.deprecated !== undefined);
    expect(deprecated.map(({ name, deprecated: mark }) => [name, mark?.spelling, mark?.reason !== undefined])).toEqual([
      ["datasetDeprecation", "Deprecated", false],
      ["datasetUpstreamLineage", "deprecated", true],
    ]);
  });

  it("gives a URN template to every entity", () => {
    const urns = [...linked.catalogue.entities.values()].map(({ urn }) => urn?.text);
    expect(urns.filter((text) => text === undefined)).toEqual([]);
    expect(linked.catalogue.entities.get("dataset")?.urn).toMatchObject({
      text: "urn:li:dataset:(<platform>,<name>,<origin>)",
      parts: [{ entity: "dataPlatform" }, { maxLength: 210 }, { enum: "com.linkedin.common.FabricType" }],
    });
    expect(linked.catalogue.entities.get("dataJob")?.urn?.parts[0]?.entity).toBe("dataFlow");
  });

  it("reaches the known number of schemas from aspects", () => {
    const reached = [...linked.catalogue.schemas.values()].filter(
      ({ reachedByAspects }) => reachedByAspects.length > 0,
    );
    expect(reached.length).toBe(331);
  });

  it("has two aspects that no entity carries", () => {
    const unused = [...linked.catalogue.aspects.values()].filter(
      ({ entities, keyOf }) => entities.length + keyOf.length === 0,
    );
    expect(unused.map(({ name }) => name)).toEqual(["mlHyperParam", "mlMetric"]);
  });

  it("has the committed summary", () => {
    expectGolden(`${goldens}/datahub-0.10.4.json`, summarize(linked));
  });
});

describe.skipIf(!corporaFolder)("the core model of datahub-0.9.6, of snapshots and a registry", () => {
  let linked: Linked;
  beforeAll(async () => {
    linked = await linkCore("datahub-0.9.6");
  });

  it("has the known totals", () => {
    const { entities, entityAspectPairs, relationships } = countCatalogue(linked.catalogue);
    expect([entities.total, entityAspectPairs, relationships.outgoing + relationships.self]).toEqual([40, 251, 167]);
    expect(relationships.incoming).toBe(relationships.outgoing);
  });

  it("has no unused aspect: what neither a snapshot nor the registry lists is a part of other records", () => {
    const unused = linked.report.diagnostics.filter(({ code }) => code === "check/unused-aspect");
    expect(unused.map(({ message }) => message)).toEqual([]);
  });

  it("has the committed summary", () => {
    expectGolden(`${goldens}/datahub-0.9.6.json`, summarize(linked));
  });
});

describe.skipIf(!corporaFolder)("the core model of datahub-1.3.0", () => {
  let linked: Linked;
  beforeAll(async () => {
    linked = await linkCore("datahub-1.3.0");
  });

  it("has the lineage fields of the platform's own summary", () => {
    const path = "datahub-1.3.0/metadata-ingestion/src/datahub/ingestion/autogenerated/lineage.json";
    const expected = readLineage(readFileSync(join(corporaFolder ?? "", path), "utf8"));
    const lineage = new Map<string, Set<string>>();
    for (const { from, aspect, fieldPath, name, to, isLineage } of linked.catalogue.relationships) {
      if (!isLineage) continue;
      const key = `${from} ${aspect}.${fieldPath} ${name}`;
      lineage.set(key, (lineage.get(key) ?? new Set()).add(to));
    }
    const actual = [...lineage].map(([key, targets]) => `${key} ${[...targets].toSorted().join(" ")}`);
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  it("counts each edge from both ends", () => {
    const { relationships } = countCatalogue(linked.catalogue);
    expect(relationships.incoming).toBe(relationships.outgoing);
  });

  it("has the committed summary", () => {
    expectGolden(`${goldens}/datahub-1.3.0.json`, summarize(linked));
  });
});

interface LineageSummary {
  readonly entities: Record<
    string,
    Record<string, { readonly fields: readonly { readonly path: string; readonly relationship: LineageTarget }[] }>
  >;
}

interface LineageTarget {
  readonly name: string;
  readonly entityTypes: readonly string[];
}

/** `entity aspect.path relationship targets`, one line for each lineage field. */
function readLineage(text: string): readonly string[] {
  const { entities } = JSON.parse(text) as LineageSummary;
  return Object.entries(entities).flatMap(([entity, aspects]) =>
    Object.entries(aspects).flatMap(([aspect, { fields }]) =>
      fields.map(
        ({ path, relationship: { name, entityTypes } }) =>
          `${entity} ${aspect}.${path} ${name} ${entityTypes.toSorted().join(" ")}`,
      ),
    ),
  );
}
