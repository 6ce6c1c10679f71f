import { describe, expect, it } from "vitest";
import { check } from "../../check/check.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";

const key = (record: string): string =>
  `namespace com.x @Aspect = { "name": "${record.charAt(0).toLowerCase()}${record.slice(1)}" } record ${record}`;

const model = {
  "com/x/CorpUserKey.pdl": `${key("CorpUserKey")} { username: string }`,
  "com/x/DatasetKey.pdl": `${key("DatasetKey")} {
    @Relationship = { "name": "MadeBy", "entityTypes": ["CorpUser"] } maker: typeref MakerUrn = string }`,
  "com/x/Owned.pdl": `${key("Owned")} {
    @Relationship = { "name": "OwnedBy", "entityTypes": ["corpUser", "corpuser", "CORPUSER"] } owner: typeref OwnerUrn = string
    @Relationship = { "name": "UsedBy", "entityTypes": ["corpUser"] } user: OwnerUrn }`,
  "core.yml": `entities:
  - {name: corpuser, keyAspect: corpUserKey}
  - {name: dataset, keyAspect: datasetKey}
`,
  "custom.yml": "id: custom\nentities: [{name: dataSet, aspects: [owned]}]",
};

describe("names of entities in another case", () => {
  it("mean the entity as it is declared: in registries, edges and parts of URNs", async () => {
    const { catalogue, said } = await linkModel(model);
    expect(said).toEqual([]);
    expect([...catalogue.entities.keys()]).toEqual(["corpuser", "dataset"]);
    expect(catalogue.entities.get("dataset")?.aspects.map(({ aspect }) => aspect)).toEqual(["owned"]);
    expect(catalogue.entities.get("dataset")?.urn?.parts).toMatchObject([{ entity: "corpuser" }]);
    expect(catalogue.relationships.map(({ from, name, to }) => `${from} -${name}-> ${to}`)).toEqual([
      "dataset -MadeBy-> corpuser",
      "dataset -OwnedBy-> corpuser",
      "dataset -UsedBy-> corpuser",
    ]);
  });

  it("are noted once for each spelling, at its first place", async () => {
    const { report } = await linkModel(model);
    expect(sayAll(report.diagnostics, { info: true })).toEqual([
      "custom.yml:2:19 metamodel/entity-spelling `dataSet` is the entity `dataset`, written differently",
      "com/x/DatasetKey.pdl:2:71 metamodel/entity-spelling `CorpUser` is the entity `corpuser`, written differently",
      "com/x/Owned.pdl:2:58 metamodel/entity-spelling `corpUser` is the entity `corpuser`, written differently",
      "com/x/Owned.pdl:2:82 metamodel/entity-spelling `CORPUSER` is the entity `corpuser`, written differently",
    ]);
  });

  it("are repeats within one registry, and known to its plugins", async () => {
    const { catalogue, report } = await linkModel({
      ...model,
      "custom.yml": `id: custom
entities: [{name: dataset, aspects: [owned]}, {name: DataSet}]
plugins:
  aspectPayloadValidators:
    - {className: com.x.Check, supportedEntityAspectNames: [{entityName: CorpUser, aspectName: corpUserKey}]}
`,
    });
    check(catalogue, report);
    expect(sayAll(report.diagnostics)).toEqual([
      "custom.yml:2:54 registry/duplicate-entity the registry lists the entity `DataSet` twice",
    ]);
  });
});
