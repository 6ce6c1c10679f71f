import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { createReport, type Report } from "../diagnostics/report.ts";
import type { SitePlan } from "../page-model/page.ts";
import { printJson } from "../print/print-json.ts";
import { expectGolden } from "../testdata/golden.ts";
import { loadModel, type LoadedModel } from "../testdata/load-model.ts";
import { withoutCode } from "../testdata/without-code.ts";
import { plan } from "./plan.ts";
import { readPage } from "../page-model/read-page.ts";

const golden = (name: string): string => fileURLToPath(new URL(`./testdata/${name}`, import.meta.url));
const options = { title: "Harbour", base: "/docs/", sourceUrl: "https://example.org/blob/main/{path}#L{line}" };

let model: LoadedModel;
let sitePlan: SitePlan;
let report: Report;

beforeAll(async () => {
  model = await loadModel("harbour");
  report = createReport();
  sitePlan = plan(model.catalogue, options, report);
});

describe("plan", () => {
  it("gives each page its route", () => {
    expectGolden(golden("routes.txt"), sitePlan.pages.map(({ route, title }) => `/${route}  ${title}\n`).join(""));
  });

  it("has routes that no file system takes for each other", () => {
    const routes = sitePlan.pages.map(({ route }) => route.toLowerCase());
    expect(new Set(routes).size).toBe(routes.length);
  });

  it("reports a page that had to move aside", () => {
    expect(report.diagnostics.map(({ code, message }) => ({ code, message }))).toEqual([
      {
        code: "plan/route-collision",
        message:
          "the page of enum `com.example.common.Tide` would overwrite the one of `com.example.common.TIDE`, so it stands at `generated/metamodel/types/com.example.common.Tide-2`",
      },
    ]);
  });

  it("offers on its first page the tasks that are configured, and says which of them lead nowhere", () => {
    const said = createReport();
    const tasks = [
      { label: "See the ship", page: "/generated/metamodel/entities/ship/", text: "What sails" },
      { label: "Look types up", page: "generated/metamodel/types/index.html" },
      { label: "Book a berth", page: "generated/metamodel/entities/shop" },
    ];
    const { site, pages } = plan(model.catalogue, { ...options, tasks }, said);
    expect(site.tasks?.map(({ label, route, text }) => `${label}: ${route}: ${text.slice(0, 9)}`)).toEqual([
      "See the ship: generated/metamodel/entities/ship: What sail",
      "Look types up: generated/metamodel/types: 12 types:",
    ]);
    expect(pages[0]?.content.get()).toMatchObject({ front: { tasks: [{ label: "See the ship" }, {}] } });
    expect(said.diagnostics.filter(({ code }) => code === "plan/task-without-page")).toMatchObject([
      {
        message: "the task “Book a berth” leads to `generated/metamodel/entities/shop`, where there is no page",
        help: expect.stringContaining("generated/metamodel/entities/ship") as string,
      },
    ]);
    expect(plan(model.catalogue, { ...options, tasks: [] }).site.tasks).toEqual([]);
  });

  it("keeps the routes of hostile names inside the output", () => {
    const names = ["../../etc", "..", "a/b", "A/B", "x y?#%2e", "Größe", "e".repeat(400)];
    const [entity] = model.catalogue.entities.values();
    const entities = new Map(names.flatMap((name) => (entity === undefined ? [] : [[name, { ...entity, name }]])));
    const routes = plan({ ...model.catalogue, entities }, options)
      .pages.filter(({ content }) => content.get().kind === "entity")
      .map(({ route }) => route);
    expect(routes).toEqual([
      "generated/metamodel/entities/--..-etc",
      "generated/metamodel/entities/-",
      "generated/metamodel/entities/a-b",
      "generated/metamodel/entities/a-b-2",
      "generated/metamodel/entities/x-y---2e",
      "generated/metamodel/entities/größe",
      `generated/metamodel/entities/${"e".repeat(180)}`,
    ]);
  });

  it("has a tree for every page", () => {
    expect(sitePlan.pages.filter(({ navigation }) => !sitePlan.navigation.has(navigation))).toEqual([]);
  });

  it("plans the same twice", () => {
    const print = (of: SitePlan): string => printJson({ ...of, pages: of.pages.map(readPage) });
    expect(print(plan(model.catalogue, options))).toBe(print(sitePlan));
  });

  it.each([
    ["entities/ship", "entity.json"],
    ["aspects/shipInfo", "aspect.json"],
    ["types/com.example.harbour.Position", "typeref.json"],
    ["types/com.example.common.Flag", "enum.json"],
    ["matrix", "matrix.json"],
    ["relationships", "relationships.json"],
  ])("says what %s shows", (route, file) => {
    const pages = sitePlan.pages.filter((each) => each.route === `generated/metamodel/${route}`);
    expectGolden(golden(file), `${printJson(pages.map(readPage).map(withoutCode))}\n`);
  });

  it("has a tree for each section", () => {
    expectGolden(golden("navigation.json"), `${printJson(Object.fromEntries(sitePlan.navigation))}\n`);
  });
});
