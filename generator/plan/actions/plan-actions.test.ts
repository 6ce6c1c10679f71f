import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CliCommand, CliOption } from "../../catalogue/cli.ts";
import type { ActionsView } from "../../page-model/actions.ts";
import { expectGolden } from "../../testdata/golden.ts";
import { loadPlacedModel } from "../../testdata/load-placed-model.ts";
import { loadModel } from "../../testdata/load-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { type GraphqlActions, noGraphqlActions, planGraphqlPages } from "../graphql/plan-graphql-pages.ts";
import { createActions, type EntityActions, indexInterfaces } from "./plan-actions.ts";

const options = { title: "Test", base: "/docs/" };

let bundled: Catalogue;
/** What GraphQL has for it, which no test changes but one that has no GraphQL. */
let graphql: GraphqlActions;

beforeAll(async () => {
  // Each test says which commands there are.
  bundled = { ...(await loadPlacedModel()), cli: undefined };
  graphql = planGraphqlPages(createPlanContext(bundled, options)).actions;
});

interface AllActions {
  readonly entities: ReadonlyMap<string, EntityActions>;
  readonly aspects: ReadonlyMap<string, ActionsView>;
}

function actionsIn(catalogue: Catalogue): AllActions {
  const has = catalogue.graphql.operations.length > 0;
  const context = createPlanContext(catalogue, options);
  const actions = createActions(context, indexInterfaces(context, has ? graphql : noGraphqlActions));
  return {
    entities: new Map([...catalogue.entities].map(([name, entity]) => [name, actions.ofEntity(entity)])),
    aspects: new Map(
      [...catalogue.aspects].flatMap(([name, aspect]) => {
        const view = actions.ofAspect(aspect);
        return view === undefined ? [] : [[name, view]];
      }),
    ),
  };
}

function ofAspect(catalogue: Catalogue, name: string): ActionsView | undefined {
  return actionsIn(catalogue).aspects.get(name);
}

/** Which ways there are, e.g. `Read it: graphql python`. */
function summarise(view: ActionsView | undefined): readonly string[] {
  return view?.actions.map(({ label, ways }) => `${label}: ${ways.map(({ id }) => id).join(" ")}`) ?? [];
}

function formatView(title: string, view: ActionsView | undefined): string {
  const ways = view?.actions.flatMap(({ label, ways: all }) =>
    all.map(({ id, by, note, code }) => {
      const said = note?.map(({ text }) => text).join("") ?? "";
      return [`## ${label}: ${id} by ${by.label} ${by.href}`, said, ...code.map((tab) => tab.code)].join("\n");
    }),
  );
  return [`# ${title}`, view?.note.map(({ text }) => text).join("") ?? "nothing", ...(ways ?? []), ""].join("\n");
}

const span = { file: "cli.py", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };

function option(name: string, type = "text", required = false): CliOption {
  return { name, names: name.split("/"), type, required, multiple: false, span };
}

function command(path: string, given: readonly CliOption[], commands: readonly CliCommand[] = []): CliCommand {
  return { path, arguments: [], options: given, commands, span };
}

function withCommands(...commands: readonly CliCommand[]): Catalogue {
  return { ...bundled, cli: [command("datahub", [], commands)] };
}

test("things of each sort have what can be done with them", () => {
  const get = command("datahub get", [], [command("datahub get urn", [option("--urn"), option("--aspect")])]);
  const put = command(
    "datahub put",
    [],
    [command("datahub put aspect", [option("--urn"), option("--aspect"), option("--aspect-data")])],
  );
  const remove = command(
    "datahub delete",
    [],
    [
      command("datahub delete by-filter", [
        ...["--urn", "--aspect", "--start-time", "--end-time"].map((name) => option(name)),
        { ...option("--soft", "flag"), names: ["--soft", "--hard"] },
      ]),
    ],
  );
  const catalogue = withCommands(get, put, remove);
  const actions = actionsIn(catalogue);
  const entities = ["dataset", "tag", "dataHubStepState"];
  const aspects = ["ownership", "datasetProfile", "datasetKey"];
  expectGolden(
    join(import.meta.dirname, "testdata/actions.txt"),
    [
      ...entities.map((name) => formatView(name, actions.entities.get(name)?.view)),
      ...aspects.map((name) => formatView(name, actions.aspects.get(name))),
    ].join("\n"),
  );
});

test("a model that describes no interface has no such section", async () => {
  const { catalogue } = await loadModel("tiny");
  const actions = actionsIn(catalogue);
  expect(actions.entities.size).toBeGreaterThan(0);
  expect([...actions.entities.values()].filter(({ view }) => view !== undefined)).toEqual([]);
  expect([...actions.aspects]).toEqual([]);
});

test("each interface is left out where the model has it not", () => {
  expect(summarise(ofAspect(bundled, "ownership"))).toEqual(["Read it: graphql python rest", "Write it: python rest"]);
  const noSdk = { ...bundled, sdk: { pages: [] } };
  expect(summarise(ofAspect(noSdk, "ownership"))).toEqual(["Read it: graphql rest", "Write it: rest"]);
  const noRestli = { ...noSdk, restli: { resources: [] } };
  expect(summarise(ofAspect(noRestli, "ownership"))).toEqual(["Read it: graphql"]);
  const noGraphql = { ...noRestli, graphql: { ...bundled.graphql, operations: [], types: [], roots: [] } };
  expect(ofAspect(noGraphql, "ownership")).toBeUndefined();
});

test("a command counts only if it has each option, as it is given, and needs no other", () => {
  const read = (...given: readonly CliOption[]) =>
    summarise(ofAspect(withCommands(command("datahub get", [], [command("datahub get urn", given)])), "ownership"))[0];
  expect(read(option("--urn"), option("-a/--aspect"))).toContain("cli");
  expect(read(option("--urn"))).not.toContain("cli");
  expect(read(option("--urn"), option("--aspect", "flag"))).not.toContain("cli");
  expect(read(option("--urn"), option("--aspect"), option("--server", "text", true))).not.toContain("cli");
});

test("a call counts only if it has each parameter and needs no other, and its message each field", () => {
  const write = (change: (catalogue: Catalogue) => Catalogue) =>
    summarise(ofAspect(change(bundled), "ownership")).find((line) => line.startsWith("Write"));
  const rename = (from: string) => (catalogue: Catalogue) => ({
    ...catalogue,
    restli: {
      resources: catalogue.restli.resources.map((resource) => ({
        ...resource,
        calls: resource.calls.map((call) => ({
          ...call,
          parameters: call.parameters.map((each) => (each.name === from ? { ...each, name: "other" } : each)),
        })),
      })),
    },
  });
  expect(write((same) => same)).toContain("rest");
  expect(write(rename("proposal"))).not.toContain("rest");
  expect(
    write((catalogue) => {
      const schemas = new Map(catalogue.schemas);
      schemas.delete("com.linkedin.mxe.MetadataChangeProposal");
      return { ...catalogue, schemas };
    }),
  ).not.toContain("rest");
});

test("Python counts only if the library has each name and parameter", () => {
  const ways = (from: string, to: string) =>
    summarise(
      ofAspect(
        {
          ...bundled,
          sdk: JSON.parse(JSON.stringify(bundled.sdk).replaceAll(`"name":"${from}"`, `"name":"${to}"`)),
        },
        "ownership",
      ),
    );
  expect(ways("nothing", "else")).toEqual(["Read it: graphql python rest", "Write it: python rest"]);
  expect(ways("aspect_type", "kind")).toEqual(["Read it: graphql rest", "Write it: python rest"]);
  expect(ways("emit_mcp", "send")).toEqual(["Read it: graphql python rest", "Write it: rest"]);
  expect(ways("get_default_graph", "get_graph")).toEqual(["Read it: graphql rest", "Write it: rest"]);
  expect(ways("OwnerClass", "Owner")).toContain("Read it: graphql python rest");
});

test("a URN is made by a builder only if each of its parts is a parameter of it", () => {
  const made = [...actionsIn(bundled).entities.values()].flatMap(({ builder }) =>
    builder === undefined ? [] : [builder.code[0]?.code.split("\n").at(-1)],
  );
  expectGolden(join(import.meta.dirname, "testdata/urn-builders.txt"), `${made.join("\n")}\n`);
});
