import { describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { sayAll } from "../testdata/link-model.ts";
import { checkConfig } from "./check-config.ts";
import { locateInYaml } from "./locate.ts";
import type { Config } from "./config.ts";
import { listEditions, type Editions } from "./list-editions.ts";
import { makeSettings } from "./settings.ts";

interface Listed {
  readonly editions: Editions | undefined;
  readonly said: readonly string[];
}

/** The editions of a config file with these versions in it, one a line. */
function list(versions: readonly string[], options: Partial<Config> = {}, more = ""): Listed {
  const report = createReport();
  const text = ["versions:", ...versions.map((version) => `  - ${version}`), more].join("\n");
  const read = locateInYaml(text, "c.yaml", report);
  const config = read && checkConfig(read.value, read.locate, report);
  const editions = config && listEditions(makeSettings(options, { inputs: ["top"], ...config }, "bundled"), report);
  return { editions, said: sayAll(report.diagnostics) };
}

const places = ({ editions }: Listed): readonly (readonly string[])[] =>
  (editions?.made ?? []).map(({ settings, prefix }) => [
    settings.version ?? "",
    settings.base,
    prefix,
    ...settings.inputs,
  ]);

describe("the editions of a site", () => {
  it("are one where the config file lists none", () => {
    const settings = makeSettings({}, {}, "bundled");
    const only = { settings, prefix: "", label: "" };
    expect(listEditions(settings, createReport())).toEqual({ made: [only], archived: [], current: only });
  });

  it("stand at the base and in folders of their names", () => {
    const listed = list([
      "{ version: next, inputs: [main] }",
      '{ version: "2.0", isLast: true }',
      '{ version: "1.0", inputs: [one], path: /docs/old/1/ }',
      '{ version: "0.9", archive: nine }',
      '{ version: "0.8", path: /old/0.8/ }',
      '{ version: "0.7", href: "https://old.example.org/" }',
    ]);
    expect(listed.said).toEqual([]);
    expect(places(listed)).toEqual([
      ["2.0", "/docs/", "", "top"],
      ["next", "/docs/next/", "next/", "main"],
      ["1.0", "/docs/old/1/", "old/1/", "one"],
    ]);
    expect(listed.editions?.archived).toEqual([{ folder: "nine", base: "/docs/0.9/", prefix: "0.9/" }]);
    expect(
      listed.editions?.versions?.map(({ version, path, href, isLast }) => [version, path ?? href, isLast]),
    ).toEqual([
      ["next", "/docs/next/", false],
      ["2.0", "/docs/", true],
      ["1.0", "/docs/old/1/", false],
      ["0.9", "/docs/0.9/", false],
      ["0.8", "/old/0.8/", false],
      ["0.7", "https://old.example.org/", false],
    ]);
  });

  it("may be of several models, each of which has its last one", () => {
    const listed = list([
      "{ version: shop, inputs: [shop] }",
      "{ version: stock, pluginId: stock, inputs: [stock] }",
      "{ version: stock-1, pluginId: stock, inputs: [stock-1] }",
      "{ version: tills, pluginId: tills, inputs: [tills], isLast: true }",
    ]);
    expect(listed.said).toEqual([]);
    expect(places(listed).map(([version, base]) => [version, base])).toEqual([
      ["shop", "/docs/"],
      ["stock", "/docs/stock/"],
      ["stock-1", "/docs/stock-1/"],
      ["tills", "/docs/tills/"],
    ]);
    const last = listed.editions?.versions?.filter(({ isLast }) => isLast).map(({ version }) => version);
    expect(last).toEqual(["shop", "stock", "tills"]);
  });

  it("may be read in ways of their own", () => {
    const more = "url: https://example.org\nsourceUrl: https://example.org/{path}\nexclude: [a]\n";
    const own = 'sourceUrl: "https://example.org/1/{path}", exclude: [b], siteUrls: ["https://one.example.org/"]';
    const { editions } = list(['{ version: "2" }', `{ version: "1", inputs: [one], ${own} }`], {}, more);
    expect(editions?.made[0].settings).toMatchObject({ sourceUrl: "https://example.org/{path}", exclude: ["a"] });
    expect(editions?.made[1]?.settings).toMatchObject({
      sourceUrl: "https://example.org/1/{path}",
      exclude: ["b"],
      siteUrls: ["https://example.org/docs/1/", "https://example.org/docs/", "https://one.example.org/"],
    });
  });

  it("take folders from the command line for the current one", () => {
    const versions = ["{ version: next, inputs: [main] }", '{ version: "2", isLast: true }'];
    const inputs = (listed: Listed) => places(listed).map(([version, , , input]) => `${version}: ${input}`);
    expect(inputs(list(versions, { inputs: ["given"] }))).toEqual(["2: given", "next: main"]);
    expect(inputs(list(versions, { inputs: ["given"] }, "version: next"))).toEqual(["2: top", "next: given"]);
    expect(list(versions).editions?.current.settings.version).toBe("2");
    expect(list(versions, {}, "version: next").editions?.current.settings.version).toBe("next");
    expect(list(versions, {}, "version: nxt").said).toEqual([
      "versions/unknown-version the site is said to be that of version `nxt`, which no list of versions has",
    ]);
  });

  const one = '{ version: "1" }';
  const fit = "must be fit to be a folder of the site, like 0.9, or have a `path` beside it";
  it.each([
    ["the name ../../etc", [one, "{ version: ../../etc, inputs: [a] }"], `c.yaml:3:16 \`versions[1].version\` ${fit}`],
    ["the name ..", [one, '{ version: "..", inputs: [a] }'], `c.yaml:3:16 \`versions[1].version\` ${fit}`],
    ["a hidden name", [one, "{ version: .git, archive: a }"], `c.yaml:3:16 \`versions[1].version\` ${fit}`],
    [
      "a name of the site's own",
      [one, "{ version: assets, archive: a }"],
      `c.yaml:3:16 \`versions[1].version\` ${fit}`,
    ],
    ["a file's name", [one, "{ version: Robots.TXT, inputs: [a] }"], `c.yaml:3:16 \`versions[1].version\` ${fit}`],
    [
      "a path that climbs",
      [one, "{ version: b, inputs: [a], path: /docs/../b/ }"],
      "c.yaml:3:38 `versions[1].path` must begin and end with a slash, like /docs/0.9/",
    ],
    [
      "a path that is hidden",
      [one, "{ version: b, inputs: [a], path: /docs/.b/ }"],
      "`versions[1].path` must be of folders that the site has no use for, unlike /docs/.b/",
    ],
    [
      "a path outside of the site",
      [one, "{ version: b, inputs: [a], path: /b/ }"],
      "`versions[1].path` must lie below the base /docs/",
    ],
    [
      "a path that is taken",
      [one, "{ version: b, inputs: [a], path: /docs/B/ }", "{ version: c, archive: a, path: /docs/b/ }"],
      "`versions[2].path` must be another one than /docs/b/, where `b` is published",
    ],
    [
      "an archive at the base",
      ["{ version: a, archive: a, path: /docs/ }"],
      "`versions[0].path` must lie below the base /docs/, since the pages are archived ones",
    ],
    [
      "nothing at the base",
      ['{ version: "2", href: "https://example.org/2/" }', '{ version: "1", inputs: [one] }'],
      "`versions` must hold one whose model is read and whose `path` is the base, /docs/",
    ],
    ["two of a name", [one, one], "c.yaml:3:16 `versions[1].version` must be unlike the others; `1` is listed twice"],
    [
      "two last ones",
      ["{ version: a, isLast: true }", "{ version: b, isLast: true }"],
      "c.yaml:3:27 `versions[1].isLast` must be true for one version only",
    ],
    [
      "a model that is elsewhere",
      [one, '{ version: b, inputs: [a], href: "https://example.org/" }'],
      "c.yaml:3:27 `versions[1].inputs` must be left out where `href` says that it is elsewhere",
    ],
    [
      "a model and an archive",
      [one, "{ version: b, inputs: [a], archive: b }"],
      "c.yaml:3:41 `versions[1].archive` must be left out beside `inputs`",
    ],
    [
      "a script",
      [one, '{ version: b, href: "javascript:alert(1)" }'],
      "c.yaml:3:25 `versions[1].href` must be a web address",
    ],
  ])("can't have %s", (_, versions, said) => {
    const listed = list(versions);
    expect(listed.editions).toBeUndefined();
    expect(listed.said).toEqual([said.replace("`versions", "config/wrong-value `versions")]);
  });

  it("have keys of their own, and the nearest is named", () => {
    const report = createReport();
    const read = locateInYaml('versions: [{ version: "1", input: [a] }]', "c.yaml", report);
    if (read !== undefined) checkConfig(read.value, read.locate, report);
    expect(report.diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ["config/unknown-key", "did you mean `inputs`?"],
    ]);
  });
});
