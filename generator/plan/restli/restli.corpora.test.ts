import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { corporaFolder } from "../../testdata/corpora.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planRestliPages } from "./plan-restli-pages.ts";
import { loadCorpus } from "../../testdata/load-corpus.ts";

const idl = "metadata-service/restli-api/src/main/idl";

/** Counts by looking for words in the text, which knows nothing of how the files are read. */
function countIndependently(folder: string): {
  readonly resources: number;
  readonly calls: number;
  readonly parameters: number;
} {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".restspec.json"))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const count = (pattern: RegExp): number => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  // In these files everything that has a name is the resource, its identifier, an action or a parameter.
  const named = count(/"name" : /g);
  const typed = count(/"name" : "[^"]*",\s+(?:"doc" : "(?:[^"\\]|\\.)*",\s+)?"type" : /g);
  const identifiers = count(/"identifier" : \{/g);
  const parameters = count(/"name" : "[^"]*",\s+"type" : /g) - identifiers;
  expect(typed - identifiers).toBe(parameters);
  const methods = count(/"method" : /g);
  return { resources: texts.length, calls: methods + named - texts.length - identifiers - parameters, parameters };
}

describe.skipIf(corporaFolder === undefined).each([
  { version: "datahub-0.10.4", resources: 9, methods: 8, actions: 34 },
  { version: "datahub-1.3.0", resources: 10, methods: 8, actions: 39 },
])("the Rest.li resources of $version", ({ version, resources, methods, actions }) => {
  it("all have a page, with every call and every parameter", async () => {
    const checkout = join(corporaFolder ?? "", version);
    const catalogue = await loadCorpus(version);
    const { pages } = planRestliPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
    const contents = pages.flatMap(({ content }) => (content.kind === "restliResource" ? [content] : []));
    const calls = contents.flatMap(({ groups }) => groups.flatMap((group) => group.calls));
    const parameters = calls.reduce((sum, call) => sum + call.parameters.length, 0);
    expect({ resources: contents.length, calls: calls.length, parameters }).toEqual(
      countIndependently(join(checkout, idl)),
    );
    expect(contents.length).toBe(resources);
    const ofKind = (kind: string): number =>
      catalogue.restli.resources.reduce(
        (sum, resource) => sum + resource.calls.filter((call) => call.kind === kind).length,
        0,
      );
    expect({ methods: ofKind("method"), actions: ofKind("action") }).toEqual({ methods, actions });
    expect(calls.filter(({ request }) => request === undefined)).toEqual([]);
    expect(JSON.stringify(contents)).not.toContain("generated from");
  });
});
