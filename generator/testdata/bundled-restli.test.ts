import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { JsonValue } from "../catalogue/json.ts";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import { createPlanContext } from "../plan/create-plan-context.ts";
import { findPlatformArguments } from "../plan/restli/platform-arguments.ts";
import { planRestliPages } from "../plan/restli/plan-restli-pages.ts";

/* What readers copy from the pages of the HTTP interface has to work, and to harm nothing. */

let catalogue: Catalogue;
let examples: ReadonlyMap<string, string>;

beforeAll(async () => {
  const report = createReport();
  const model = fileURLToPath(new URL("../../schemas", import.meta.url));
  const { files } = await discover(makeSettings({}, {}, model), report);
  // Their place in the project tells that they are the platform's.
  const placed = files.map((file) => ({ ...file, path: `schemas/${file.path}` }));
  catalogue = await link(parse(placed, report), report);
  const { pages } = planRestliPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  const calls = pages.flatMap(({ route, content }) =>
    content.kind === "restliResource"
      ? content.groups.flatMap((group) => group.calls.map((call) => [`${route} ${call.name}`, call] as const))
      : [],
  );
  examples = new Map(calls.map(([name, { example }]) => [name, example?.code ?? ""]));
});

interface KnownCall {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly known: ReadonlyMap<string, JsonValue>;
}

function listCalls(): readonly KnownCall[] {
  return catalogue.restli.resources.flatMap(({ id, calls }) =>
    calls.map(({ name, parameters }) => ({
      name: `${id}.${name}`,
      parameters: parameters.map((parameter) => parameter.name),
      known: findPlatformArguments(id, name),
    })),
  );
}

test("every call has an example without gaps to fill and without made-up words", () => {
  expect(examples.size).toBe(42);
  for (const [name, code] of examples) {
    expect(code, name).toContain("curl");
    expect(code, name).not.toMatch(/\{[a-zA-Z]+\}/);
    expect(code, name).not.toMatch(/"example |example%20/);
  }
});

test("examples of calls that can try a deletion do no more than that", () => {
  const careful = listCalls().filter(({ parameters }) => parameters.includes("dryRun"));
  expect(careful.map(({ name }) => name)).toEqual(["entities.deleteAll", "entities.deleteReferences", "runs.rollback"]);
  for (const { name, known } of careful) expect(known.get("dryRun"), name).toBe(true);
});

describe("what is asked of the platform by name", () => {
  test.each([
    ["aspects", "getTimeseriesAspectValues", "aspect"],
    ["analytics", "getTimeseriesStats", "aspectName"],
  ])("%s.%s asks for a timeseries aspect", (resource, call, parameter) => {
    const name = findPlatformArguments(resource, call).get(parameter);
    expect(catalogue.aspects.get(String(name))?.storage).toBe("timeseries");
  });

  test("are parameters that the calls have", () => {
    for (const { name, parameters, known } of listCalls()) {
      expect(parameters, name).toEqual(expect.arrayContaining([...known.keys()]));
    }
    expect(listCalls().filter(({ known }) => known.size > 0).length).toBe(22);
  });

  test("lineage goes upstream or downstream, edges go out or in", () => {
    const directions = [...examples].flatMap(([name, code]) =>
      [...code.matchAll(/direction(?:": "|=)([A-Z]+)/g)].map((match) => `${name}: ${match[1]}`),
    );
    expect(directions.toSorted()).toEqual([
      "restli/entities scrollAcrossLineage: UPSTREAM",
      "restli/entities searchAcrossLineage: UPSTREAM",
      "restli/relationships get: OUTGOING",
      "restli/relationships getLineage: UPSTREAM",
    ]);
  });
});
