import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { diff, generate } from "../api.ts";
import { describeExplain } from "../commands/explain-command.ts";
import { createSession, type SessionState } from "../dev/create-session.ts";
import { packageFolder } from "../package-folder.ts";
import { loadSiteBundle } from "../render/load-site-bundle.ts";
import { runCommand } from "../testdata/run-command.ts";
import { expectGolden } from "../testdata/golden.ts";
import { checkLinks } from "../../site/e2e/check-links.ts";

/* Sites with what plug-ins add. They need a build: `npm run build` has to come first. */

const fixtures = join(packageFolder, "generator/testdata/plugins");
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-plugins-"));
  cpSync(join(fixtures, "harbour"), join(folder, "harbour"), { recursive: true });
  cpSync(fixtures, join(folder, "own"), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readAll = (site: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(site.length + 1), readFileSync(path, "latin1")] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const harbour = { settings: { cache: "" }, onProgress: undefined };

describe("a model in JSON Schema with an API in OpenAPI", () => {
  test("is a site that is the same each time, and whose links lead somewhere", async () => {
    const cwd = join(folder, "harbour");
    const first = await generate({ cwd, out: join(folder, "one"), ...harbour });
    expect(first.diagnostics.filter(({ severity }) => severity !== "info").map(({ code }) => code)).toEqual([
      "openapi/remote-reference",
      "openapi/remote-reference",
      "json-schema/remote-reference",
    ]);
    await generate({ cwd, out: join(folder, "two"), ...harbour });
    const one = readAll(join(folder, "one"));
    expect(one.size).toBeGreaterThan(60);
    expect([...readAll(join(folder, "two"))].filter(([path, text]) => one.get(path) !== text)).toEqual([]);
    const { pages, problems } = checkLinks(join(folder, "one"), "/docs/");
    expect(problems).toEqual([]);
    expect(pages).toBeGreaterThan(30);
    // Each says something to search engines, though not each has words of its own.
    expect([...one].filter(([, text]) => text.includes('name="description" content=""'))).toEqual([]);
  });

  test.each([
    "generated/metamodel",
    "generated/metamodel/entities/ship",
    "generated/metamodel/types/api.announce-ship",
    "generated/metamodel/types/entity.ship.shipKind",
    "generated/openapi",
    "generated/openapi/operations/announceShip",
    "generated/openapi/operations/put-berths-number-plan",
    "generated/openapi/operations/listPilots",
    "generated/openapi/schemas/Cargo",
    "generated/openapi/schemas/Pilot",
  ])("has the page %s", (route) => {
    const golden = join(fixtures, "expected", `${route.slice("generated/".length).replaceAll("/", ".")}.md`);
    expectGolden(golden, readFileSync(join(folder, `one/${route}.md`), "utf8"));
  });

  test("is led to from the home page, and with its groups where there is nothing else", async () => {
    const readEntries = (site: string): readonly (string | undefined)[] =>
      [...readFileSync(join(folder, site, "index.md"), "utf8").matchAll(/^- \[([^\]]+)\].* \(.*\)$/gm)].map(
        ([, label]) => label,
      );
    expect(readEntries("one")).toEqual(["Metamodel", "Office API", "Coverage"]);
    const cwd = join(folder, "harbour/api");
    const settings = {
      ...harbour.settings,
      plugins: [{ plugin: "aspectdoc/plugins/openapi", options: { files: ["**/*.yaml"] } }],
    };
    await generate({ cwd, config: false, inputs: ["."], out: join(folder, "three"), settings });
    const groups = ["Ships", "Berths", "Operations", "Pilots", "Schemas"];
    expect(readEntries("three")).toEqual(["REST API", ...groups]);
    const home = readFileSync(join(folder, "three/index.md"), "utf8");
    expect(home).toContain('title: "REST API"');
    expect(home).toMatch(/^description: "What the office of the harbour answers .*"$/m);
    expect(readdirSync(join(folder, "three/generated"))).toEqual(["openapi", "openapi.md"]);
  });

  test("is in the tree, the search, the list for agents and the map of the site", () => {
    const read = (path: string): string => readFileSync(join(folder, "one", path), "utf8");
    expect(read("assets/navigation.js")).toContain("generated/openapi/operations/announceShip/");
    expect(read("llms.txt")).toContain("generated/openapi/operations/announceShip");
    expect(read("llms.txt")).toContain("## Office API");
    const names = readdirSync(join(folder, "one/search")).filter((name) => name.startsWith("symbols"));
    expect(names.map((name) => read(`search/${name}`)).join("")).toContain("announceShip");
  });
});

describe("a plug-in of one's own", () => {
  const plan = (): Promise<Awaited<ReturnType<typeof generate>>> =>
    generate({
      cwd: join(folder, "own"),
      inputs: ["toys"],
      config: false,
      out: join(folder, "toys"),
      settings: { plugins: ["./modules/toys.mjs"], cache: join(folder, "cache"), url: "https://toys.example" },
    });
  const page = (route: string): string => readFileSync(join(folder, "toys", `${route}.md`), "utf8");

  test("adds pages, and sections to pages of others", async () => {
    await plan();
    expect(page("generated/toys/toys/ball")).toContain("curl https://toys.example/ball");
    expect(page("generated/metamodel/entities/ball")).toContain("## Parts to replace");
    expect(readFileSync(join(folder, "toys/sitemap.xml"), "utf8")).toContain("generated/toys/toys/ball/");
    expect(checkLinks(join(folder, "toys"), "/docs/").problems).toEqual([]);
  });

  test("is asked again when its input or its own file is another, and not otherwise", async () => {
    const again = await plan();
    expect(again.site?.changed).toBe(0);
    expect(again.diagnostics.map(({ code }) => code)).toContain("plugin/threw");
    writeFileSync(join(folder, "own/toys/b.toy"), "kite\nowner eve\n");
    const edited = await plan();
    expect(edited.site?.changed).toBeGreaterThan(0);
    expect(edited.diagnostics.map(({ code }) => code)).not.toContain("plugin/threw");
    expect(page("generated/toys/toys/kite")).toContain("https://toys.example/kite");
    const module = join(folder, "own/modules/toys.mjs");
    writeFileSync(module, readFileSync(module, "utf8").replaceAll("Parts to replace", "Parts that wear"));
    expect((await plan()).site?.changed).toBeGreaterThan(0);
    expect(page("generated/metamodel/entities/ball")).toContain("## Parts that wear");
    expect(existsSync(join(folder, "toys/generated/toys/toys/kite/index.html"))).toBe(true);
  });
});

describe("while a site is developed", () => {
  test("it follows an edit of what a plug-in reads, and of the plug-in", async () => {
    const cwd = join(folder, "dev");
    cpSync(fixtures, cwd, { recursive: true });
    const bundle = await loadSiteBundle();
    const settings = { inputs: [join(cwd, "toys")], plugins: [{ plugin: "./modules/toys.mjs", from: cwd }] };
    const session = createSession({ cwd, overrides: settings, source: { bundle } });
    const show = (state: SessionState, path: string): string => {
      const content = state.site?.find(path);
      if (content instanceof Uint8Array) return Buffer.from(content).toString("utf8");
      return typeof content === "string" ? content : JSON.stringify([...(state.diagnostics ?? [])]);
    };
    const entity = "generated/metamodel/entities/ball/index.html";
    const first = await session.update();
    expect(show(first, entity)).toContain("Parts to replace");
    expect(first.diagnostics.map(({ code }) => code)).toContain("plugin/threw");

    const edit = (path: string, from: string, to: string): Promise<SessionState> => {
      const file = join(cwd, path);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(from, to));
      return session.update(new Set([file]));
    };
    const mended = await edit("toys/b.toy", "throw", "kite");
    expect(mended.diagnostics.map(({ code }) => code)).not.toContain("plugin/threw");
    expect(show(mended, "generated/toys/toys/kite/index.html")).toContain("toys.example/kite");
    const asked = mended.traces.filter(({ query, because }) => query === "read by plug-in" && because !== undefined);
    expect(asked.map(({ key }) => key.slice(key.lastIndexOf(" ") + 1))).toEqual(["b.toy"]);

    const other = await edit("modules/toys.mjs", "Parts to replace", "Parts that wear");
    expect(show(other, entity)).toContain("Parts that wear");
    const broken = await edit("modules/toys.mjs", "export default", "export defautl");
    expect(broken.diagnostics.map(({ code }) => code)).toContain("plugin/not-loaded");
    const whole = await edit("modules/toys.mjs", "export defautl", "export default");
    expect(show(whole, entity)).toContain("Parts that wear");
  });
});

test("what a plug-in imports is loaded anew with it, in a site that is developed", async () => {
  const cwd = join(folder, "loaded-by-node");
  mkdirSync(join(cwd, "model"), { recursive: true });
  writeFileSync(join(cwd, "model/a.pdl"), "/** A. */\nrecord A {}\n");
  writeFileSync(
    join(cwd, "title.mjs"),
    'import { word } from "./deep/word.mjs";\nexport const title = word + " one";\n',
  );
  mkdirSync(join(cwd, "deep"));
  writeFileSync(join(cwd, "deep/word.mjs"), 'export const word = "Edition";\n');
  writeFileSync(
    join(cwd, "own.mjs"),
    'import { title } from "./title.mjs";\nexport default { name: "own", version: "1", pages: () => ({ label: "Own", pages: [{ path: "", title }] }) };\n',
  );
  const overrides = { inputs: [join(cwd, "model")], plugins: [{ plugin: "./own.mjs", from: cwd }] };
  const session = createSession({ cwd, overrides, source: { bundle: await loadSiteBundle() } });
  const show = ({ site }: SessionState): string => {
    const content = site?.find("generated/own/index.html");
    return content instanceof Uint8Array ? Buffer.from(content).toString("utf8") : JSON.stringify(content);
  };
  expect(show(await session.update())).toContain("Edition one");
  for (const [path, text, wanted] of [
    ["title.mjs", 'import { word } from "./deep/word.mjs";\nexport const title = word + " two";\n', "Edition two"],
    ["deep/word.mjs", 'export const word = "Print";\n', "Print two"],
  ] as const) {
    const file = join(cwd, path);
    writeFileSync(file, text);
    expect(show(await session.update(new Set([file])))).toContain(wanted);
  }
});

describe("the codes of plug-ins", () => {
  test("are explained", async () => {
    expect((await runCommand(describeExplain, ["openapi/not-openapi"])).out).toContain("Swagger 2");
    expect((await runCommand(describeExplain, [])).out).toContain("json-schema/remote-reference");
  });
});

describe("two states of a model in JSON Schema", () => {
  test("are compared", async () => {
    const cwd = join(folder, "compared");
    cpSync(join(fixtures, "harbour"), join(cwd, "before"), { recursive: true });
    cpSync(join(fixtures, "harbour"), join(cwd, "after"), { recursive: true });
    const file = join(cwd, "after/schema/entity/ship.json");
    const text = readFileSync(file, "utf8")
      .replace(/^ *"draught".*\n/m, "")
      .replace('"tanker", "ferry"', '"tanker", "liner"');
    writeFileSync(file, text.replace('"required": ["name",', '"required": ["name", "length",'));
    const config = join(cwd, "before/aspectdoc.config.yaml");
    const { comparison } = await diff(join(cwd, "before"), join(cwd, "after"), { cwd, config });
    expect(comparison?.changes.map(({ code, coordinate }) => `${code} ${coordinate}`)).toEqual([
      "breaking/field-removed entity.ship.draught",
      "breaking/field-made-required entity.ship.length",
      "breaking/symbol-removed entity.ship.shipKind.ferry",
      "risky/symbol-added entity.ship.shipKind.liner",
    ]);
  });
});
