import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { check } from "../../check/check.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";

const record = (json: object): string => JSON.stringify({ type: "record", namespace: "com.x.snapshot", ...json });

const typed = (entityType: string, ...fields: readonly object[]): string =>
  `@validate.\`com.x.TypedUrnValidator\` = ${JSON.stringify({ entityType, fields })}`;

/** Two entities as the first releases declared them, in both languages of their time. */
const model = {
  "com/x/CorpuserUrn.pdl": `namespace com.x
${typed("corpuser", { name: "userName", type: "string", maxLength: 20 })}
@java.class = "com.x.urn.CorpuserUrn" typeref CorpuserUrn = string`,
  "com/x/ChartUrn.pdl": `namespace com.x
${typed("chart", { name: "tool", type: "com.x.Tool" }, { name: "by", type: "com.x.urn.CorpuserUrn" }, { name: "id", type: "long" })}
typeref ChartUrn = string`,
  "com/x/Tool.pdl": "namespace com.x enum Tool { LOOKER }",
  "com/x/Status.pdl": "namespace com.x record Status { removed: boolean }",
  "com/x/other/Status.pdl": "namespace com.x.other record Status {}",
  "com/x/MLInfo.pdl": "namespace com.x record MLInfo { name: string }",
  "com/x/aspect/ChartAspect.pdsc": JSON.stringify({
    type: "typeref",
    name: "ChartAspect",
    namespace: "com.x.aspect",
    ref: ["com.x.Status", "com.x.MLInfo", "com.x.other.Status"],
  }),
  "com/x/snapshot/ChartSnapshot.pdsc": record({
    name: "ChartSnapshot",
    fields: [
      { name: "urn", type: "com.x.ChartUrn" },
      { name: "aspects", type: { type: "array", items: "com.x.aspect.ChartAspect" } },
    ],
  }),
  "com/x/snapshot/CorpUserSnapshot.pdl": `namespace com.x.snapshot
import com.x.CorpuserUrn import com.x.Status
record CorpUserSnapshot { urn: CorpuserUrn aspects: array[union[Status]] }`,
  "com/x/snapshot/JobSnapshot.pdl": `namespace com.x.snapshot import com.x.Status
record JobSnapshot { urn: string aspects: array[union[Status]] }`,
};

/** `entity: aspects, URN`. */
function entitiesOf({ entities }: Catalogue): readonly string[] {
  return [...entities.values()].map(
    ({ name, aspects, urn }) => `${name}: ${aspects.map(({ aspect }) => aspect).join(", ")}, ${urn?.text}`,
  );
}

describe("snapshots of a model that annotates nothing", () => {
  it("declare entities and aspects, named as records and typed URNs have it", async () => {
    const { catalogue, report } = await linkModel(model);
    check(catalogue, report);
    expect(sayAll(report.diagnostics)).toEqual([]);
    expect(entitiesOf(catalogue)).toEqual([
      "chart: status, mlInfo, com.x.other.Status, urn:li:chart:(<tool>,<by>,<id>)",
      "corpuser: status, urn:li:corpuser:<userName>",
      "job: status, undefined",
    ]);
    expect(catalogue.entities.get("chart")?.urn?.parts).toMatchObject([
      { enum: "com.x.Tool" },
      { entity: "corpuser" },
      { primitive: "long" },
    ]);
    expect(catalogue.entities.get("corpuser")?.urn?.parts).toMatchObject([{ name: "userName", maxLength: 20 }]);
    expect(catalogue.aspects.get("status")).toMatchObject({
      schema: "com.x.Status",
      storage: "versioned",
      entities: ["chart", "corpuser", "job"],
      annotation: {},
    });
    expect(catalogue.schemas.get("com.x.Tool")?.reachedByEntities).toEqual([]);
    expect(catalogue.schemas.get("com.x.MLInfo")?.reachedByEntities).toEqual(["chart"]);
  });

  it("are those that a union of all snapshots lists", async () => {
    const all = "namespace com.x.snapshot typeref Snapshot = union[ChartSnapshot, JobSnapshot]";
    const { catalogue } = await linkModel({ ...model, "com/x/snapshot/Snapshot.pdl": all });
    expect([...catalogue.entities.keys()]).toEqual(["chart", "job"]);
  });

  it.each([
    ["a registry", { "entity-registry.yml": "entities: []" }],
    ["an annotated aspect", { "com/x/Info.pdl": 'namespace com.x @Aspect.name = "info" record Info {}' }],
  ])("declare nothing beside %s", async (_, more) => {
    const { catalogue } = await linkModel({ ...model, ...more });
    expect([...catalogue.entities.keys()]).toEqual([]);
  });

  it("are no snapshots without a URN, or with a list of anything else", async () => {
    const { catalogue } = await linkModel({
      "A.pdl": "record ASnapshot { urn: string aspects: array[string] }",
      "B.pdl": "record BSnapshot { aspects: array[union[C]] }",
      "C.pdl": "record C {}",
      "D.pdl": "record D { urn: string aspects: array[union[C]] }",
    });
    expect([...catalogue.entities.keys()]).toEqual([]);
  });
});
