import { expect, it } from "vitest";
import { loadBundledModel } from "../../testdata/load-bundled-model.ts";
import { findThings } from "./find-things.ts";

it("what a whole model has besides is found too", async () => {
  const { catalogue } = await loadBundledModel();
  const find = (coordinate: string): readonly string[] =>
    findThings(catalogue, coordinate).map(({ kind, name }) => `${kind} ${name}`);
  expect(find("mysql/host_port")).toEqual(["part of ingestion plugin mysql.host_port"]);
  expect(find("aspects.ingestProposal(proposal)")[0]).toMatch(/^part of Rest\.li resource aspects\./);
  expect(find("datahub ingest")).toEqual(["command datahub ingest"]);
  expect(find("datahub ingest --config")[0]).toMatch(/^part of command datahub ingest/);
  expect(find("MANAGE_POLICIES")).toEqual(["privilege MANAGE_POLICIES"]);
  expect(find("DatahubRestEmitter.emit")[0]).toMatch(/^part of Python class .*\.emit$/);
});
