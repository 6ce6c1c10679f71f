import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { measureCpuTime } from "../../testdata/cpu-time.ts";
import type { DocusaurusProject } from "./docusaurus-project.ts";
import { findDocusaurus } from "./find-docusaurus.ts";
import { readDocusaurus } from "./read-docusaurus.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-docusaurus-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text = ""): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function read(text: string, file = "docusaurus.config.js"): DocusaurusProject {
  write(file, text);
  return readDocusaurus(folder, file);
}

describe("what a configuration exports", () => {
  test.each([
    ["an object", 'module.exports = { title: "Handbook" };'],
    ["a constant", 'const config = { title: "Handbook" };\nexport default config;'],
    [
      "what a function returns",
      'export default async function create() { const title = "Handbook"; return { title }; }',
    ],
    ["what an arrow returns", 'const create = async () => ({ title: "Handbook" });\nmodule.exports = create();'],
    ["a text of parts", 'const name = "book";\nmodule.exports = { title: `Hand${name}` };'],
    ["texts that are joined", 'module.exports = { title: "Hand" + "book" };'],
    ["a value of the environment, or else", 'module.exports = { title: process.env.TITLE || "Handbook" };'],
    ["a choice by the environment", 'module.exports = { title: process.env.CI === "true" ? "CI" : "Handbook" };'],
    ["a part of a constant", 'const names = { short: "Handbook" };\nmodule.exports = { title: names.short };'],
    ["what is spread into it", 'const common = { title: "Handbook" };\nmodule.exports = { ...common, url: find() };'],
  ])("may be %s", (_, text) => {
    const { title, failure } = read(text);
    expect({ title, failure }).toEqual({ title: "Handbook" });
  });

  test("may have types, which say nothing here", () => {
    const text = `import type { Config } from "@docusaurus/types";
const title: string = "Handbook" as string;
async function create(): Promise<Config> {
  return { title, presets: [["classic", { docs: { path: "pages" } } satisfies Options]] } satisfies Config;
}
export default create;`;
    expect(read(text, "docusaurus.config.ts")).toMatchObject({ title: "Handbook", docs: "pages", failure: undefined });
  });

  test("is never run, and what would have to be is left open", () => {
    const text = `const fs = require("fs");
fs.writeFileSync(__filename, "");
process.exit(1);
module.exports = { title: fs.readFileSync("name"), tagline: "Read", get url() { throw new Error(); }, baseUrl: f() };`;
    const { title, tagline, url, base } = read(text);
    expect({ title, tagline, url, base }).toEqual({ tagline: "Read", base: "/" });
  });

  test.each([
    ["module.exports = {", "unexpected token in line 1"],
    ["const a = 1;", "it exports nothing"],
    [`module.exports = ${"[".repeat(100_000)}`, "it is nested too deeply"],
  ])("is told when it can't be read: %#", (text, failure) => {
    expect(read(text)).toMatchObject({ failure, docs: "docs", base: "/", route: "docs" });
  });

  test("takes a time that grows with it where it calls many functions, and many times one with many names", () => {
    const many = Array.from({ length: 2_000 }, (_, index) => index);
    const functions = many.map((index) => `const a${index} = () => { return "x"; };`).join("\n");
    const one = `const f = () => { ${many.map((index) => `const b${index} = 1;`).join(" ")} return "x"; };`;
    const calls = [...many.map((index) => `a${index}()`), ...many.map(() => "f()")].join(", ");
    const text = `${functions}\n${one}\nmodule.exports = { title: "T", presets: [${calls}] };`;
    expect(measureCpuTime(() => void read(text))).toBeLessThan(500);
    const inner =
      'const name = "A";\nfunction make() { const name = "T"; return { title: name }; }\nmodule.exports = make();';
    expect(read(inner).title).toBe("T");
  });

  test("comes to an end when it names itself, and when it multiplies", () => {
    expect(read("const a = { title: a };\nmodule.exports = a;").title).toBeUndefined();
    const lines = Array.from({ length: 60 }, (_, level) => `const a${level + 1} = [...a${level}, ...a${level}];`);
    const text = `const a0 = ["x"];\n${lines.join("\n")}\nmodule.exports = { title: "T", presets: a60 };`;
    expect(measureCpuTime(() => void read(text))).toBeLessThan(2000);
    const types = `module.exports = { title: x ${"as A<".repeat(20_000)} }`;
    expect(measureCpuTime(() => void read(types, "docusaurus.config.ts"))).toBeLessThan(2000);
  });
});

describe("the site of a project", () => {
  test("has its documents where the preset or the plugin has them", () => {
    const preset = (docs: string): string => `module.exports = { presets: [["x/preset", { docs: ${docs} }]] };`;
    expect(
      read(
        preset('{ path: "../docs/", routeBasePath: "/", sidebarPath: require.resolve("./nav.js") }'),
        "website/docusaurus.config.js",
      ),
    ).toMatchObject({
      folder: "website",
      docs: "docs",
      route: "",
      sidebar: "website/nav.js",
      statics: ["website/static"],
    });
    expect(read(preset('{ path: "../docs" }'))).toMatchObject({ docs: undefined, docsPath: "../docs" });
    expect(read(preset("{ sidebarPath: false }")).sidebar).toBe("");
    const plugin = (id: string): string =>
      `module.exports = { plugins: [["@docusaurus/plugin-content-docs", { ${id}path: "guides" }]] };`;
    expect(read(plugin("")).docs).toBe("guides");
    expect(read(plugin('id: "second", ')).docs).toBe("docs");
  });

  test("has a logo if the picture is there, and links that lead out of it", () => {
    const text = `module.exports = {
  baseUrl: "/a/b", url: "https://docs.example.org/", staticDirectories: ["public", "static"],
  themeConfig: {
    navbar: { logo: { src: "/img/logo.svg", srcDark: "img/none.svg" },
      items: [{ to: "/blog", label: "Blog" }, { href: "https://example.org/a", label: "A" }, { href: "javascript:x", label: "B" }] },
    footer: { links: [{ title: "More", items: [{ label: "C", href: "https://example.org/c" }, { html: "<b>" }] }] },
  },
};`;
    expect(read(text).logo).toBeUndefined();
    write("static/img/logo.svg");
    const { logo, base, url, links } = read(text);
    expect({ logo, base, url }).toEqual({
      logo: { light: "static/img/logo.svg" },
      base: "/a/b/",
      url: "https://docs.example.org",
    });
    expect(links.map(({ label, place }) => `${label} ${place}`)).toEqual(["A bar", "C foot"]);
  });

  test("may list several folders of guides, of which the first is the usual one that is there", () => {
    write("docs/a.md");
    write("docs/api/b.md");
    const plugins = `plugins: [["content-docs", { id: "api", path: "docs/api", routeBasePath: "/api/" }]]`;
    const list = (presets: string): readonly unknown[] => {
      const { docs, further } = read(`module.exports = { presets: [${presets}], ${plugins} };`);
      return [docs, ...further.map((other) => `${other.docs} at ${other.route}`)];
    };
    expect(list('["classic", {}]')).toEqual(["docs", "docs/api at api"]);
    expect(list('["classic", { docs: false }]')).toEqual(["docs/api"]);
    expect(list('["classic", { docs: { path: "gone" } }]')).toEqual(["gone", "docs/api at api"]);
  });

  test("is found at the top of a folder, or where repositories usually have it", () => {
    expect(findDocusaurus(folder)).toBeUndefined();
    write("docs/docusaurus/docusaurus.config.js");
    expect(findDocusaurus(folder)).toBe("docs/docusaurus/docusaurus.config.js");
    rmSync(join(folder, "docs"), { recursive: true });
    write("apps/docs/docusaurus.config.ts");
    expect(findDocusaurus(folder)).toBe("apps/docs/docusaurus.config.ts");
    write("docs-website/docusaurus.config.js");
    expect(findDocusaurus(folder)).toBe("docs-website/docusaurus.config.js");
    write("docusaurus.config.mjs");
    expect(findDocusaurus(folder)).toBe("docusaurus.config.mjs");
  });
});

describe("the first edition", () => {
  const config = `const repo = "https://github.com/acme/pier";
module.exports = {
  title: "Pier", tagline: "To tie up at", url: "https://pier.example.org", baseUrl: "/pier/",
  editUrl: repo + "/edit/main/docs/", headerIcon: "img/pier.svg",
  headerLinks: [{ doc: "start", label: "Docs" }, { href: repo, label: "GitHub" }, { search: true }],
};`;

  test("is told by the lists beside its configuration, since others are called that too", () => {
    write("website/siteConfig.js", config);
    expect(findDocusaurus(folder)).toBeUndefined();
    write("website/sidebars.json", "{}");
    expect(findDocusaurus(folder)).toBe("website/siteConfig.js");
    write("website/docusaurus.config.js");
    expect(findDocusaurus(folder)).toBe("website/docusaurus.config.js");
  });

  test("has its documents beside the folder of the site", () => {
    write("docs/start.md");
    write("website/static/img/pier.svg");
    write("website/pages/en/help.js");
    write("website/versions.json", '["1.0"]');
    write("website/blog/2020-01-01-a.md");
    expect(read(config, "website/siteConfig.js")).toMatchObject({
      title: "Pier",
      tagline: "To tie up at",
      url: "https://pier.example.org",
      base: "/pier/",
      route: "docs",
      docs: "docs",
      sidebar: "website/sidebars.json",
      statics: ["website/static"],
      logo: { light: "website/static/img/pier.svg" },
      editUrl: "https://github.com/acme/pier/edit/main/website/",
      links: [{ label: "GitHub", href: "https://github.com/acme/pier", place: "bar" }],
      unmade: ["blog", "docs/next", "docs/1.0", "en", "help"],
      leftOut: ["blog", "pages"],
    });
  });

  test("has no links that bars have no room for, nor such as lead nowhere", () => {
    const links = [
      { label: "x".repeat(81), href: "https://a.example" },
      { label: " ", href: "https://b.example" },
      { label: "C", href: "javascript:c()" },
      { label: " D ", href: "https://d.example" },
    ];
    const project = read(`module.exports = { headerLinks: ${JSON.stringify(links)} };`, "website/siteConfig.js");
    expect(project.links).toEqual([{ label: "D", href: "https://d.example", place: "bar" }]);
  });

  test("may stand in a folder for documentation, with its documents", () => {
    for (const path of ["website/siteConfig.js", "website/sidebars.json", "docs/start.md"]) write(`docs/${path}`, "{}");
    const file = findDocusaurus(folder);
    expect(file).toBe("docs/website/siteConfig.js");
    expect(read(config, file)).toMatchObject({ docs: "docs/docs", sidebar: "docs/website/sidebars.json" });
  });

  test("may have its documents in another folder, and at the base", () => {
    write("website-docs/start.md");
    const text = 'module.exports = { customDocsPath: "website-docs", docsUrl: "" };';
    expect(read(text, "website/siteConfig.js")).toMatchObject({ docs: "website-docs", route: "", base: "/" });
    // An address that doesn't end as the documents do tells of no other file.
    const edited = 'module.exports = { customDocsPath: "website-docs", editUrl: "https://example.org/edit/docs/" };';
    expect(read(edited, "website/siteConfig.js").editUrl).toBeUndefined();
    expect(read('module.exports = { customDocsPath: "gone" };', "website/siteConfig.js").docs).toBeUndefined();
  });
});
