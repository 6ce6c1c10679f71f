import { readDataFile } from "../page-model/data-file.ts";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";

/* A Docusaurus project, whole and without any configuration of ours. */

const fixture = join(packageFolder, "generator/testdata/sites/handbook");

let top: string;
let folder: string;
let count = 0;
const before = process.cwd();

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-project-")));
});

beforeEach(() => {
  count += 1;
  folder = join(top, String(count));
  cpSync(fixture, folder, { recursive: true });
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(before);
  rmSync(top, { recursive: true, force: true });
});

const generate = (...args: readonly string[]): Promise<Finished> =>
  runCommand(describeGenerate, ["--input", ".", "--out", "site", ...args]);
const readPage = (path: string): string => readFileSync(join(folder, "site", path), "utf8");
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const edit = (path: string, from: string | RegExp, to: string): void =>
  write(path, readFileSync(join(folder, path), "utf8").replace(from, to));

describe("a Docusaurus project", () => {
  test("becomes a site of its name, at its addresses, without a dangling link", async () => {
    const { code, error } = await generate("--strict");
    expect(code, error).toBe(0);
    const { problems, pages } = checkLinks(join(folder, "site"), "/team/guide/");
    expect(problems).toEqual([]);
    expect(pages).toBe(9);
    const home = readPage("index.html");
    expect(home).toContain("<h1>Welcome aboard</h1>");
    expect(home).toContain("Harbour handbook");
    expect(home).toMatch(/<img[^>]*src="[^"]*assets\/logo\.[^"]*\.svg"/);
    expect(home).toMatch(/assets\/content\/static\/img\/harbour\.svg/);
    expect(home).toContain('href="https://chat.example.org/"');
    expect(home).toContain('href="https://github.com/example/handbook/tree/main/docs/welcome.md"');
    expect(readPage("sitemap.xml")).toContain("<loc>https://handbook.example.org/team/guide/guides/tie-up/</loc>");
  });

  test("has its pages in the order and under the labels that it gives them", async () => {
    await generate();
    const tree = readDataFile(readPage("assets/navigation.js")) as Record<string, unknown>;
    const labels = [
      ...JSON.stringify(tree).matchAll(
        /"(Welcome aboard|Starting|Your first day|Day two|Guides for the quay|Mooring a ship|Deploying a crane|Notes on 1\.0|More)"/g,
      ),
    ];
    expect(labels.map(([, label]) => label).join(", ")).toBe(
      [
        "Welcome aboard, Starting, Your first day, Day two, Guides for the quay, Mooring a ship, Deploying a crane, Notes on 1.0",
        "Mooring a ship, More, Day two",
        "Welcome aboard, Starting, Guides for the quay, Mooring a ship, More",
      ].join(", "),
    );
  });

  test("may list a folder by a function, whose path counts from the project", async () => {
    for (const path of ["docs/01-start", "01-start"]) {
      write("sidebars.ts", `export default { main: ["welcome", ...list_ids_in_directory("${path}")] };`);
      const { error } = await generate();
      expect(error.match(/sidebar\/[a-z-]+(?=\])/g)).toEqual(["sidebar/folder-call"]);
      expect(readPage("start/first-day/index.html")).toMatch(/aria-current="page"/);
    }
  });

  test("says nothing of a model that it doesn't have", async () => {
    edit("docs/welcome.md", "slug: /\n", "");
    const { code } = await generate("--strict");
    expect(code).toBe(0);
    const home = readPage("index.html");
    expect(home).toContain("How the harbour is run");
    expect(home).toContain("Search 9 pages");
    expect(home).not.toMatch(/entit|aspect(?!doc)|GraphQL|Coverage|Metadata/i);
    expect(checkLinks(join(folder, "site"), "/team/guide/").problems).toEqual([]);
  });

  test("publishes no draft and no part of other pages, and runs nothing", async () => {
    await generate();
    const site = checkLinks(join(folder, "site"), "/team/guide/");
    expect(site.pages).toBe(9);
    expect(readPage("sitemap.xml")).not.toMatch(/secret|note</);
  });

  test("gives way to options and the config file", async () => {
    write("aspectdoc.config.yaml", "title: Ours\ntagline: Our own words\ninputs: [.]\n");
    edit("docs/welcome.md", "slug: /\n", "");
    await runCommand(describeGenerate, ["--out", "site", "--base", "/x/"]);
    const home = readPage("index.html");
    expect(home).toContain("<h1>Ours</h1>");
    expect(home).toContain("Our own words");
    expect(checkLinks(join(folder, "site"), "/x/").problems).toEqual([]);
  });

  test("tells what becomes no page, and what it can't read", async () => {
    const check = async (input = "."): Promise<string> =>
      (await runCommand(describeCheck, ["--input", input, "--format", "json"])).out;
    expect(await check()).toContain('"discover/left-out"');
    expect(await check()).toContain("`versioned_docs`, `src/pages` of the project become no pages");
    edit("docusaurus.config.ts", "baseUrl: place,", "baseUrl: <string>place,");
    expect(await check()).toContain('"discover/unread-project"');
    write("docusaurus.config.ts", 'export default { presets: [["classic", { docs: { path: "../docs" } }]] };');
    expect(await check()).toContain('"discover/outside-content"');
  });
});

test("a checkout of the platform has the name, the sentence and the logo of its site", async () => {
  const pdl = "metadata-models/src/main/pegasus/com/example/TagKey.pdl";
  const registry = "metadata-models/src/main/resources/entity-registry.yml";
  const config = `const own = process.env.OWN === "true";
module.exports = {
  title: process.env.SITE_TITLE || "The platform",
  tagline: "All metadata in one place",
  url: process.env.SITE_URL || "https://platform.example.org",
  themeConfig: { navbar: { title: null, logo: { src: \`img/\${own ? "own" : "usual"}-logo.svg\` } } },
  presets: [["@docusaurus/preset-classic", { docs: { path: "made" } }]],
};`;
  for (const [path, text] of [
    [
      pdl,
      'namespace com.example\n/** A tag. */\n@Aspect = { "name": "tagKey" }\nrecord TagKey {\n  /** Its name. */\n  name: string\n}\n',
    ],
    [registry, "entities:\n  - name: tag\n    doc: A tag.\n    keyAspect: tagKey\n    aspects: []\n"],
    ["docs-website/docusaurus.config.js", config],
    ["docs-website/static/img/usual-logo.svg", readFileSync(join(fixture, "static/img/logo.svg"), "utf8")],
  ] as const) {
    mkdirSync(join(folder, "platform", path, ".."), { recursive: true });
    write(`platform/${path}`, text);
  }
  const { code, error } = await runCommand(describeGenerate, ["--input", "platform", "--out", "site"]);
  expect(code, error).toBe(0);
  const home = readPage("index.html");
  expect(home).toContain("<h1>The platform</h1>");
  expect(home).toContain("All metadata in one place");
  expect(home).toMatch(/<img[^>]*src="[^"]*assets\/logo\.[^"]*\.svg"/);
  expect(home).toContain('href="./generated/metamodel/entities/tag/"');
});
