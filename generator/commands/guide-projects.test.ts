import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLinks } from "../../site/e2e/check-links.ts";
import { packageFolder } from "../package-folder.ts";
import { runCommand, type Finished } from "../testdata/run-command.ts";
import { describeCheck } from "./check-command.ts";
import { describeGenerate } from "./generate-command.ts";
import { describeInit } from "./init-command.ts";

/* Projects of MkDocs, mdBook, GitBook, VitePress, Mintlify, Starlight, Hugo, Jekyll and Sphinx, whole and without any configuration of ours. */

const sites = join(packageFolder, "generator/testdata/sites");
const before = process.cwd();
let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "aspectdoc-guides-")));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true, force: true });
});

const take = (name: string): void => cpSync(join(sites, name), folder, { recursive: true });
const generate = (...args: readonly string[]): Promise<Finished> =>
  runCommand(describeGenerate, ["--input", ".", "--out", "site", ...args]);
const readPage = (path: string): string => readFileSync(join(folder, "site", path), "utf8");
const write = (path: string, text: string): void => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const edit = (path: string, from: string, to: string): void =>
  write(path, readFileSync(join(folder, path), "utf8").replace(from, to));
/** What the links to the page before and behind a page say. */
const readNeighbours = (path: string): readonly string[] =>
  [...readPage(path).matchAll(/rel="(?:prev|next)"[^>]*>(?:<[^>]*>|Previous|Next|\s)*([^<]+)/g)].map(
    ([, label = ""]) => label,
  );

describe("a project of another tool", () => {
  test.each([
    ["mkdocs", "/handbook/", 18],
    ["mdbook", "/keepers/", 9],
    ["gitbook", "/", 6],
    ["vitepress", "/harbour/", 9],
    ["vuepress", "/signals/", 9],
    ["mintlify", "/", 6],
    ["hugo", "/pilots/", 10],
    ["starlight", "/canal/", 9],
    ["vitepress-locales", "/", 6],
    ["jekyll", "/notes/", 14],
    ["sphinx", "/book/", 7],
    ["wiki", "/", 4],
    ["jupyter-book", "/", 6],
    ["quarto", "/checks/", 6],
    ["bookdown", "/", 4],
    ["vault", "/docs/", 4],
    ["docusaurus-several", "/manual/", 6],
    ["docfx", "/docs/", 5],
    ["learn", "/", 7],
    ["jekyll-navigation", "/ferry/", 5],
  ])("%s becomes a site at its addresses, without a dangling link", async (name, base, count) => {
    take(name);
    const { code, error } = await generate();
    expect(code, error).toBe(0);
    const { problems, pages } = checkLinks(join(folder, "site"), base);
    expect(problems).toEqual([]);
    expect(pages).toBe(count);
  });

  test("leads readers and search engines to the translations of each page", async () => {
    take("mkdocs-languages");
    edit("mkdocs.yml", "site_name: Harbour\n", "site_name: Harbour\nsite_url: https://harbour.example.org/\n");
    await generate();
    const listAlternates = (path: string): readonly string[] =>
      [...readPage(path).matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language, href]) => `${language} ${href}`,
      );
    const berths = ["en", "x-default"].map((tag) => `${tag} https://harbour.example.org/berths/`);
    const all = [...berths, "de https://harbour.example.org/de/berths/"].toSorted();
    expect(listAlternates("berths/index.html").toSorted()).toEqual(all);
    expect(listAlternates("de/berths/index.html").toSorted()).toEqual(all);
    expect(listAlternates("tides/index.html")).toEqual([]);
    expect(readPage("de/berths/index.html")).toContain('hrefLang="en" lang="en" href="../../berths/">English</a>');
    expect(readPage("de/berths.md")).not.toContain("English");
    const sitemap = readPage("sitemap.xml");
    expect(sitemap.match(/hreflang="de" href="https:\/\/harbour\.example\.org\/de\/berths\/"/g)).toHaveLength(2);
    expect(sitemap).toContain("<url><loc>https://harbour.example.org/tides/</loc></url>");
  });

  test("offers a page nowhere that its author lists nowhere", async () => {
    take("mkdocs-languages");
    edit("mkdocs.yml", "site_name: Harbour\n", "site_name: Harbour\nsite_url: https://harbour.example.org/\n");
    edit("docs/en/tides.md", "# Tides", "---\nunlisted: true\n---\n\n# Tides");
    await generate();
    const search = join(folder, "site/search");
    const found = readdirSync(search).filter((file) => readFileSync(join(search, file), "utf8").includes("Tides"));
    expect(found).toEqual([]);
    expect(["sitemap.xml", "llms.txt", "llms-full.txt"].filter((path) => readPage(path).includes("# Tides"))).toEqual(
      [],
    );
    expect(["sitemap.xml", "llms.txt"].filter((path) => readPage(path).includes("/tides"))).toEqual([]);
    expect(readPage("tides/index.html")).toContain('<meta name="robots" content="noindex"/>');
    expect(readPage("berths/index.html")).not.toContain("noindex");
  });

  test("knows languages by folders that have the same pages, and which have a list of their own", async () => {
    take("languages");
    await generate();
    const listLanguages = (path: string): readonly string[] =>
      [...readPage(path).matchAll(/<link rel="alternate" hrefLang="([^"]*)"/g)].map(([, language = ""]) => language);
    const all = ["en", "es", "pt-BR", "x-default", "zh-CN"];
    expect(listLanguages("pt_br/mooring/index.html").toSorted()).toEqual(all);
    expect(listLanguages("en/index.html").toSorted()).toEqual(all);
    expect(listLanguages("index.html")).toEqual([]);
    expect(readPage("zh-cn/index.html")).toContain('<html lang="zh-CN"');
  });

  test("of Docsify and Jekyll has a menu and addresses for each language", async () => {
    take("docsify-languages");
    write("_tides.md", "Twice a *day*.\n");
    edit("ropes/mooring.md", "Two ropes.", "Two ropes.\n\n[Tides](/_tides.md ':include')");
    await generate();
    expect(readPage("ropes/mooring/index.html")).toContain("<p>Twice a <em>day</em>.</p>");
    expect(readPage("ropes/mooring/index.html")).toMatch(/More guides.*Deutsch/s);
    expect(readPage("ropes/mooring/index.html")).toContain('hrefLang="de" lang="de" href="../../de/ropes/mooring/"');
    take("jekyll-languages");
    await generate();
    expect(readPage("mooring/index.html")).toContain('hrefLang="fr" lang="fr" href="../fr/mooring/"');
    expect(readPage("fr/index.html")).toContain('<html lang="fr"');
  });

  test("shows the pictures that notebooks hold, as files of the site that are as they were drawn", async () => {
    take("jupyter-book");
    await generate();
    const [, path = "", size] = /<img src="\.\.\/\.\.\/(assets\/[^"]*\.png)" alt="[^"]*" ([^>]*?) loading/.exec(
      readPage("chapters/sums/index.html"),
    ) ?? [""];
    expect(size).toBe('width="3" height="2"');
    const held = /"image\/png": "([^"]*)"/.exec(readFileSync(join(folder, "chapters/sums.ipynb"), "utf8"))?.[1];
    expect(readFileSync(join(folder, "site", path)).toString("base64")).toBe(held);
  });

  test("says which language it is in, as its own tool or our configuration has it, and English else", async () => {
    const readLanguage = async (): Promise<string | undefined> => {
      await generate();
      return /<html lang="([^"]*)"/.exec(readPage("index.html"))?.[1];
    };
    take("mkdocs");
    expect(await readLanguage()).toBe("en");
    edit("mkdocs.yml", "  name: material\n", "  name: material\n  language: pt_BR\n");
    expect(await readLanguage()).toBe("pt-BR");
    edit("mkdocs.yml", "pt_BR", "of Brazil");
    expect(await readLanguage()).toBe("en");
    write("aspectdoc.config.yaml", "language: ja\n");
    expect(await readLanguage()).toBe("ja");
    expect(readPage("index.html")).toContain('"inLanguage":"ja"');
  });

  test.each([
    ["website", "docs_dir: ../docs\n", "docs"],
    ["docs/en", "INHERIT: ../shared.yml\n", "docs/en/docs"],
  ])("is found in %s, with pages where it says that they are", async (place, said, docs) => {
    const repository = "repo_url: https://example.org/ferry\nedit_uri: edit/main/";
    write(`${place}/mkdocs.yml`, `${said}${repository}${docs}/\nnav: [index.md, Fares: guide/fares.md, tides.md]\n`);
    write("docs/shared.yml", "site_name: Ferry\n");
    write(`${docs}/index.md`, "# Home\n\nSee [fares](guide/fares.md).\n");
    write(`${docs}/guide/fares.md`, "# What it costs\n\nText.\n");
    write(`${docs}/tides.md`, "# Tides\n\nText.\n");
    const { error } = await generate();
    expect(error).not.toMatch(/warning|error/);
    expect(readNeighbours("guide/fares/index.html")).toEqual(["Home", "Tides"]);
    expect(readPage("tides/index.html")).toContain(`https://example.org/ferry/edit/main/${docs}/tides.md`);
  });

  test("in a folder for its language says that others aren't read", async () => {
    write("docs/en/mkdocs.yml", "site_name: Ferry\n");
    write("docs/en/docs/index.md", "# Home\n");
    write("docs/de/mkdocs.yml", "INHERIT: ../en/mkdocs.yml\n");
    write("docs/de/docs/index.md", "# Start\n");
    write("docs/pictures/a.svg", "<svg/>");
    const { error } = await generate("--verbose");
    expect(error).toContain("docs/en/mkdocs.yml:1:1 info[discover/left-out]: `docs/de` of the project become no pages");
  });

  test("begins the docs of a repository with its README, and has its name", async () => {
    take("repository");
    await generate();
    expect(readPage("index.html")).toContain("<title>Lighthouse</title>");
    expect(readPage("index.html")).toContain('href="./guide/#lamps"');
    expect(readPage("guide/index.html")).toContain('<a href="../">why</a>');
    write("docs/index.md", "# Overview\n");
    await generate();
    expect(readPage("index.html")).toContain("Overview");
    expect(readPage("index.html")).not.toContain("off the rocks");
  });

  test("says of each page in which language it is, and leads from one of a language to others of it", async () => {
    take("mkdocs-suffixes");
    await generate();
    expect(readPage("index.html")).toContain('<html lang="en"');
    expect(readPage("pt_BR/index.html")).toContain('<html lang="pt-BR"');
    expect(readPage("pt_BR/index.html")).toContain('"inLanguage":"pt-BR"');
    expect(readPage("pt_BR/index.html")).toContain('href="../pt_BR/guides/berths/">berços</a>');
    expect(readNeighbours("pt_BR/index.html")).not.toContain("Ports");
    write("docs/guides/ports.md", "---\nlang: nl\n---\n\n# Havens\n");
    await generate();
    expect(readPage("guides/ports/index.html")).toContain('<html lang="nl"');
  });

  test("has name, sentence, logo and places to edit from mkdocs.yml, of which nothing is run", async () => {
    take("mkdocs");
    await generate();
    const page = readPage("guide/tickets/index.html");
    expect(page).toContain("Ferry handbook");
    expect(page).toContain("https://github.com/example/ferries/edit/main/documentation/guide/tickets.md");
    expect(page).toMatch(/<img[^>]*src="[^"]*assets\/logo\.[^"]*\.svg"/);
    expect(readPage("sitemap.xml")).toContain("<loc>https://ferries.example.org/handbook/guide/boarding/car/</loc>");
    expect(readPage("sitemap.xml")).not.toContain("secret");
    expect(() => readFileSync(join(folder, "ran"))).toThrow("ENOENT");
  });

  test.each(["documentation", "."])(
    "is published where it says also where the configuration names %s",
    async (content) => {
      take("mkdocs");
      write("aspectdoc.config.yaml", `inputs: [.]\ncontent: [${content}]\n`);
      await runCommand(describeGenerate, ["--out", "site"]);
      expect(readPage("sitemap.xml")).toContain("<loc>https://ferries.example.org/handbook/guide/boarding/car/</loc>");
      const address = "https://github.com/example/ferries/edit/main/documentation/guide/tickets.md";
      expect(readPage("guide/tickets/index.html")).toContain(address);
    },
  );

  test("is made anew in another order when that is edited", async () => {
    take("mkdocs");
    await generate();
    expect(readNeighbours("guide/tickets/index.html")).toEqual(["The ferry in short", "On foot"]);
    edit("mkdocs.yml", "- guide/boarding/foot.md", "- Walking: guide/boarding/foot.md");
    await generate();
    expect(readNeighbours("guide/tickets/index.html")).toEqual(["The ferry in short", "Walking"]);
    edit("documentation/crew/.pages", "  - Duties.md\n", "  - zones.md\n");
    await generate();
    expect(readNeighbours("crew/index.html")).toEqual(["By car", "Zones"]);
  });

  test("of Backstage takes in the files that its plug-in lets it take in", async () => {
    write("mkdocs.yml", "site_name: Quay\nplugins: [techdocs-core]\n");
    write("docs/index.md", '# Quay\n\n--8<-- "notes/tide.md"\n');
    write("notes/tide.md", "The *tide* turns.\n");
    await generate();
    expect(readPage("index.html")).toContain("<p>The <em>tide</em> turns.</p>");
  });

  test("of VuePress has its logo, its pictures and places to edit", async () => {
    take("vuepress");
    const { error } = await generate();
    expect(error.match(/(?:warning|error)\[.*/g)).toEqual([
      "warning[sidebar/unknown-page]: nothing has the id `reference/missing`",
    ]);
    expect(readPage("index.html")).toMatch(/class="bar-logo" src="\.\/assets\/logo\.\w+\.svg"/);
    const guide = readPage("guide/index.html");
    expect(guide).toMatch(/<img[^>]* src="\.\.\/[^"]*\.svg" alt="An arm"/);
    expect(guide).toContain('href="../reference/arms/#home-arm"');
    expect(readPage("reference/arms/index.html")).toContain(
      "https://github.com/example-rail/signals/edit/main/docs/reference/arms.md",
    );
  });

  test("of VitePress has its logo, places to edit, and pages where they are rewritten to", async () => {
    take("vitepress");
    await generate();
    const page = readPage("guide/pilots/index.html");
    expect(page).toContain("https://github.com/example/harbour/edit/main/docs/old/pilots.md");
    expect(page).toMatch(/<img[^>]*src="[^"]*assets\/logo\.[^"]*\.svg"/);
  });

  test("that is a wiki leads to pages by their names, words before them, and shows pictures", async () => {
    take("wiki");
    await generate();
    const page = readPage("index.html");
    expect(page).toContain('<a href="./Tying-Knots/">Tying Knots</a> or <a href="./Tying-Knots/">how to</a>');
    expect(page).toContain('<a href="./Tying-Knots/#the-bowline">bowline</a>');
    expect(page).toContain(", Splicing.");
    expect(page).toMatch(/<img[^>]*src="[^"]*gull\.png"[^>]*alt="A gull"/);
    expect(readPage("Tying-Knots/index.html")).toContain('<a href="../">home</a>');
  });

  test("that is a vault of notes leads to pages in any folder, words behind them, and keeps comments to itself", async () => {
    take("vault");
    await generate();
    const page = readPage("set-sail/index.html");
    expect(page).toContain('<a href="../rigging/sails/jib/">the sail</a>');
    expect(page).toContain('<a href="../rigging/sails/jib/#when-it-blows">Jib › When it blows!</a>');
    expect(page).toContain('<a href="#below">Below</a>');
    expect(page).toMatch(/<img[^>]*src="[^"]*mast-top[^"]*\.png"/i);
    expect(page).not.toContain("not for readers");
    expect(page).toContain("%% kept %%");
    expect(page).toContain("[[kept]]");
    expect(readPage("rigging/sails/jib/index.html")).toContain('<a href="../../../set-sail/">Back</a>');
    expect(readPage("rigging/sails/jib/index.html")).toContain(`<p>Take it in.<span id="^note"></span></p>`);
  });

  test("of Docusaurus with several folders of guides leads from the list of each to the others", async () => {
    take("docusaurus-several");
    await generate();
    expect(readPage("lamp/index.html")).toMatch(
      /More guides.*<a href="\.\.\/api\/">Api<.*<a href="\.\.\/people\/intro\/">Crew</s,
    );
    expect(readPage("people/keeper/index.html")).toMatch(/More guides.*<a href="\.\.\/\.\.\/">Manual</s);
    expect(readPage("people/keeper/index.html")).not.toContain(">Crew<");
  });

  test("leads on from addresses that pages say they had", async () => {
    take("jekyll");
    await generate();
    for (const old of ["sowing", "old/planting"]) expect(readPage(`${old}/index.html`)).toContain("docs/planting/");
    expect(readPage("docs/planting/index.html")).toContain(
      "https://github.com/example/orchard/edit/main/docs/planting.md",
    );
    expect(readPage("docs/planting/index.html")).not.toContain("Table of contents");
  });

  test("of Hugo leads on from addresses that count from beside a page, too", async () => {
    take("hugo");
    edit(
      "content/docs/buoys.md",
      "weight: 30\n",
      "weight: 30\naliases: [floats, ../marks.html, /old/buoys, What floats]\n",
    );
    await generate();
    for (const old of ["docs/floats", "marks", "old/buoys"]) {
      expect(readPage(`${old}/index.html`)).toContain("docs/buoys/");
    }
  });

  test("of Jekyll has what its pages take in from its folder of includes", async () => {
    take("jekyll");
    write("_includes/boats/ferry.md", "The **ferry** leaves at six.\n");
    write(
      "_includes/tree.html",
      '<p>{{ include.what }} of <a href="{{ site.baseurl }}/docs/planting/">{{ site.title }}</a></p>\n',
    );
    write("_includes/lost.html", "<p>{{ site.nothing }}</p>\n");
    write(
      "way.markdown",
      '# The way\n\n{% include gate.md %}\n\n{% include boats/ferry.md %}\n\n{% include tree.html what="Trees" %}\n\n{% include lost.html %}\n',
    );
    const { error } = await generate();
    expect(error).not.toContain("missing-include");
    const page = readPage("way/index.html");
    expect(page).toContain("<p>Shut the gate.</p>");
    expect(page).toContain("The <strong>ferry</strong> leaves at six.");
    expect(page).toContain('<p>Trees of <a href="../docs/planting/">Orchard notes</a></p>');
    expect(error).toMatch(/`include lost\.html` is a tag/);
  });

  test("of Sphinx has links by labels and documents, which say what they lead to", async () => {
    take("sphinx");
    await generate();
    const page = readPage("index.html");
    expect(page).toContain('<a href="./guides/grinding/">Grinding</a>');
    expect(page).toContain('<a href="./guides/wind/#brake">The brake</a>');
    expect(page).toContain('<a href="./guides/grinding/#stones">the stones</a>');
    expect(page).toContain('<a href="./api/sacks/">Sacks</a>');
    expect(readPage("guides/index.html")).toContain('<li><a href="../guides/grinding/">Grinding</a></li>');
    expect(readPage("guides/grinding/index.html")).toContain("Never in a storm.");
  });

  test("has on a page what is below it in the sidebar, where a list of that is asked for", async () => {
    take("handbook");
    edit("docs/02-guides/README.md", "# ", "<DocCardList />\n\n# ");
    edit("docs/02-guides/mooring.md", "# ", "<DocCardList />\n\n# ");
    const { error } = await generate();
    expect(error).not.toContain("DocCardList");
    const listed = (path: string): readonly string[] =>
      [...(/<ul>\n.*?<\/ul>/s.exec(readPage(path))?.[0] ?? "").matchAll(/<a href="([^"]*)"/g)].map(
        ([, href = ""]) => href,
      );
    expect(listed("guides/index.html")).toEqual(["../guides/tie-up/", "../guides/deploy/"]);
    expect(listed("guides/tie-up/index.html")).toEqual(["../../guides/deploy/"]);
  });

  test("has what is below a page there, where the page has nothing but its title", async () => {
    take("handbook");
    write("docs/02-guides/README.md", "# Guides\n");
    write("docs/02-guides/mooring.md", "---\nslug: tie-up\n---\n# Mooring\n");
    await generate();
    const page = readPage("guides/index.html");
    expect(page).toMatch(/<li><a href="[^"]*tie-up\/">Mooring<\/a><\/li>\n<\/ul>/);
    expect(page).not.toContain("has no text");
    expect(readPage("guides.md")).toMatch(/^- \[Mooring\]/m);
    // One that nothing is below says so.
    const mooring = readdirSync(join(folder, "site"), { recursive: true, encoding: "utf8" }).find((path) =>
      path.endsWith("tie-up/index.html"),
    );
    expect(readPage(mooring ?? "")).toContain("This page has no text.");
  });

  test("is found by init, which leaves its name to it", async () => {
    take("mkdocs");
    const { error } = await runCommand(describeInit, []);
    expect(error).toMatch(/^found a MkDocs project: \d+ pages of guides, 1 file of Avro schemas in schemas\n/);
    expect(readFileSync("aspectdoc.config.yaml", "utf8")).toContain('\n# title: "Ferry handbook"\n');
    await runCommand(describeGenerate, ["--out", "site"]);
    expect(readPage("index.html")).toContain("Ferry handbook");
  });

  test("may have a table of contents that the configuration names", async () => {
    take("gitbook");
    rmSync(".gitbook.yaml");
    write("aspectdoc.config.yaml", "content: [pages]\nsidebar: pages/SUMMARY.md\n");
    const { error } = await runCommand(describeGenerate, ["--out", "site"]);
    expect(error).not.toMatch(/warning|error/);
    expect(readNeighbours("buoys/index.html")).toEqual(["Welcome", "Red ones"]);
  });
});

describe("what is read today stays", () => {
  const avro = '{"type": "record", "name": "A", "namespace": "n", "fields": []}';
  const list = async (): Promise<readonly string[]> => {
    const { out } = await runCommand(describeCheck, ["--input", ".", "--format", "json"]);
    return [...out.matchAll(/"code":\s*"([^"]+)"/g)].map(([, code = ""]) => code);
  };

  test("a Docusaurus project with a mkdocs.yml is one of Docusaurus", async () => {
    take("handbook");
    write("mkdocs.yml", "site_name: Another\nnav: [nowhere.md]\n");
    const { error } = await generate();
    expect(error).not.toContain("nowhere");
    expect(readPage("index.html")).toContain("Harbour handbook");
  });

  test("the first edition of Docusaurus has titles with colons and names of headings of its own", async () => {
    write("website/siteConfig.js", 'module.exports = { title: "Pier", baseUrl: "/" };');
    write("website/sidebars.json", '{ "docs": { "Guide": ["start"] } }');
    write(
      "docs/start.md",
      "---\nid: start\ntitle: Mooring: the knots\n---\n\n## Rope.js\n\nSee [it](#rope-js), not [that](#rope-ts).\n",
    );
    const { error } = await runCommand(describeCheck, ["--input", "."]);
    expect(error.match(/warning\[.*/g)).toEqual(["warning[prose/missing-anchor]: `start` has no heading `#rope-ts`"]);
  });

  test("guides in a folder for them have no other order, and configurations further down are not looked at", async () => {
    write("a.avsc", avro);
    write("content/a.md", "# A\n\nText.\n");
    write("mkdocs.yml", "site_name: Another\nnav: [nowhere.md]\n");
    write("part/mkdocs.yml", "nav: [nowhere.md]\n");
    write("part/book.toml", "");
    write("part/src/SUMMARY.md", "- [A](nowhere.md)\n");
    expect(await list()).not.toContain("sidebar/unknown-page");
    await generate();
    expect(readPage("a/index.html")).not.toContain("Another");
  });

  test.each([
    ["Redocly", "sidebars.yaml", "- page: start.md\n- group: Ropes\n  items: [{ page: guides/a.md }]\n"],
    ["Azure DevOps", ".order", "start\nguides\n"],
    ["Fern", "fern.config.json", '{ "organization": "pier" }'],
  ])(
    "all of a folder are guides where the order of %s stands at its top, whatever else does",
    async (_, name, text) => {
      write(name, text);
      write("settings.toml", "");
      write("start.md", "# Start\n\nText.\n");
      write("guides/a.md", "# A\n\nText.\n");
      await generate();
      expect(readPage("start/index.html")).toContain("Text.");
      expect(readPage("guides/a/index.html")).toContain("Text.");
    },
  );

  test.each(["public", "static"])("pictures may be in the folder %s, which sites have at their top", async (served) => {
    write(`${served}/img/pier.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>');
    write("docs/start.md", "# Start\n\n![A pier](/img/pier.svg) ![None](/img/none.svg)\n");
    const { error } = await runCommand(describeCheck, ["--input", "."]);
    expect(error.match(/(?:warning|error)\[.*/g)).toEqual([
      "warning[prose/missing-target]: the image leads to `/img/none.svg`, which is not there",
    ]);
  });

  test("guides of Fern are in its folder", async () => {
    write("fern/docs.yml", "navigation: [{ page: Start, path: ./start.md }]\n");
    write("fern/start.md", "# Start\n\nText.\n");
    write("src/notes.md", "# Notes\n");
    await generate();
    expect(readPage("start/index.html")).toContain("Text.");
    expect(() => readPage("notes/index.html")).toThrow("ENOENT");
  });

  test("a summary that leads to no page is one", async () => {
    write("docs/a.md", "# A\n\nText.\n");
    write("SUMMARY.md", "# Summary\n\n- All is well.\n- [Site](https://example.org/)\n");
    await generate();
    expect(readPage("a/index.html")).toContain("Text.");
  });

  test("a mkdocs.yml that can't be read is told once, and folders say the order", async () => {
    write("mkdocs.yml", "site_name: [Broken\nnav:\n");
    write("docs/a.md", "# A\n\nText.\n");
    expect((await list()).filter((code) => code.startsWith("sidebar/"))).toEqual(["sidebar/syntax"]);
    await generate();
    expect(readPage("a/index.html")).toContain("Text.");
  });
});

describe("old addresses of a project", () => {
  const listRedirects = (from: string): string | undefined =>
    /url=([^"]+)"/.exec(readPage(from.endsWith(".html") ? from : `${from}/index.html`))?.[1];

  test("lead on from where MkDocs had them", async () => {
    take("mkdocs");
    const map =
      '  - redirects:\n      redirect_maps:\n        old/fares.md: guide/tickets.md#a\n        moved/index.md: "https://example.org/"\n';
    edit("mkdocs.yml", "  - search\n", `  - search\n${map}`);
    edit("documentation/guide/tickets.md", "Sold", "## A\n\nSold");
    const { error } = await generate();
    expect(error).not.toContain("redirects/");
    expect(listRedirects("old/fares")).toMatch(/guide\/tickets\/#a$/);
    expect(listRedirects("moved")).toBe("https://example.org/");
  });

  test("lead on from where mdBook had them, and what leads nowhere is told", async () => {
    take("mdbook");
    const moved = '"/lamp/old.html" = "cleaning.html"\n"/hour.html" = "hours.html"\n"/gone.html" = "nowhere.html"\n';
    write("book.toml", `${readFileSync(join(folder, "book.toml"), "utf8")}\n[output.html.redirect]\n${moved}`);
    const { error } = await generate();
    expect(error.match(/\S+ \S+\[redirects\/[a-z-]+\]/g)).toEqual(["book.toml:14:2 warning[redirects/left-out]"]);
    expect(listRedirects("lamp/old.html")).toMatch(/lamp\/cleaning\/$/);
    expect(listRedirects("hour.html")).toMatch(/hours\/$/);
  });

  test("lead on from where GitBook had them", async () => {
    take("gitbook");
    const config = readFileSync(join(folder, ".gitbook.yaml"), "utf8");
    write(".gitbook.yaml", `${config}\nredirects:\n  before/now: README.md\n  before/gone: nowhere.md\n`);
    const { error } = await generate();
    expect(error.match(/\[redirects\/[a-z-]+\]/g)).toEqual(["[redirects/left-out]"]);
    expect(listRedirects("before/now")).toBe("../../");
  });

  test("lead on from where a plugin of Docusaurus had them", async () => {
    write("docs/a.md", "# A\n\nText.\n");
    const redirects = '[{ from: ["/docs/old", "/older"], to: "/docs/a" }]';
    const plugins = `[["@docusaurus/plugin-client-redirects", { redirects: ${redirects}, createRedirects: make }]]`;
    write(
      "docusaurus.config.js",
      `module.exports = { title: "T", presets: [["classic", { docs: {} }]], plugins: ${plugins} };`,
    );
    const { error } = await generate();
    expect(error).not.toContain("redirects/");
    expect(listRedirects("old")).toMatch(/\/a\/$/);
  });
});

test("a mkdocs.yml has what it inherits, its order of pages among it", async () => {
  take("mkdocs");
  write("shared/base.yml", readFileSync(join(folder, "mkdocs.yml"), "utf8"));
  write("mkdocs.yml", "INHERIT: shared/base.yml\nsite_name: Ferries\ntheme:\n  favicon: none.png\n");
  const { code, error } = await generate();
  expect(code, error).toBe(0);
  expect(readPage("guide/tickets/index.html")).toContain("Buying a ticket");
  expect(readPage("index.html")).toContain("Ferries");
  write("mkdocs.yml", "INHERIT: mkdocs.yml\nsite_name: Round\n");
  expect((await generate()).code).toBe(0);
});
