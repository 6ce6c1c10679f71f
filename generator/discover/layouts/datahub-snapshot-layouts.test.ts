import { expect, test } from "vitest";
import { check } from "../../check/check.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { sayAll } from "../../testdata/link-model.ts";

test("a checkout from before there were registries has the entities of its snapshots, and of nothing beside them", async () => {
  const { catalogue, report } = await loadModel("snapshots");
  check(catalogue, report);
  expect(sayAll(report.diagnostics)).toEqual([]);
  expect([...catalogue.entities.values()].map(({ name, keyAspect, urn }) => [name, keyAspect, urn?.text])).toEqual([
    ["corpuser", "corpUserKey", "urn:li:corpuser:<username>"],
    ["shelf", "shelfKey", "urn:li:shelf:<id>"],
  ]);
  expect(catalogue.relationships.map(({ from, name, to }) => `${from} ${name} ${to}`)).toEqual([
    "shelf KeptBy corpuser",
    "shelf NextTo shelf",
  ]);
  expect([...catalogue.aspects.values()].map(({ name, entities }) => `${name}: ${entities.join(", ")}`)).toEqual([
    "corpUserKey: ",
    "shelfInfo: shelf",
    "shelfKey: ",
    "status: corpuser, shelf",
  ]);
  expect(catalogue.restli.resources.map(({ name }) => name)).toEqual(["shelves"]);
  expect(catalogue.sources.map(({ path }) => path.split("/")[0])).not.toContain("test-models");
});

test("a checkout from before there were annotations has those of its snapshots, read from PDSC", async () => {
  const { catalogue, report } = await loadModel("plain-snapshots");
  check(catalogue, report);
  expect(sayAll(report.diagnostics)).toEqual([]);
  expect([...catalogue.entities.values()].map(({ name, urn }) => [name, urn?.text])).toEqual([
    ["shelf", "urn:li:shelf:(<room>,<number>)"],
  ]);
  expect([...catalogue.aspects.values()].map(({ name, entities }) => `${name}: ${entities.join(", ")}`)).toEqual([
    "status: shelf",
  ]);
  expect(catalogue.restli.resources.map(({ name }) => name)).toEqual(["shelves"]);
  expect(catalogue.sources.map(({ path }) => path.split("/")[0])).not.toContain("metadata-testing");
});
