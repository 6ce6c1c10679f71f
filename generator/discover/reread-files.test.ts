import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { packageFolder } from "../package-folder.ts";
import { discover, type Discovery, type ListedDiscovery } from "./discover.ts";
import { keepOpened } from "./files/keep-opened.ts";
import { isOfText, locateTexts, rereadFiles } from "./reread-files.ts";

let folder: string;
let discovery: ListedDiscovery;
const { disk, opened } = keepOpened();
const importing = 'import Part from "./reference/_part.md";\n\n<Part />\n';
const at = (path: string): string => join(folder, path);

function readAgain(before: ListedDiscovery, changed: readonly string[]): Discovery | undefined {
  return rereadFiles(before, { changed: new Set(changed), listed: before.listed, opened });
}

function linkInstead(path: string, target: string): void {
  rmSync(at(path));
  symlinkSync(target, at(path));
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-reread-"));
  cpSync(join(packageFolder, "generator/testdata/sites/guides"), folder, { recursive: true });
  discovery = await discover({ disk, inputs: [folder], content: ["content"] }, createReport());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("rereadFiles", () => {
  it("reads what has changed, and keeps the rest as it was", async () => {
    writeFileSync(at("tag.pdl"), "namespace other");
    const reread = readAgain(discovery, [at("tag.pdl")]);
    const changed = reread?.files.filter((file, index) => file !== discovery.files[index]);
    expect(changed?.map(({ path, text }) => [path, text])).toEqual([["tag.pdl", "namespace other"]]);
    expect(reread?.texts.get("tag.pdl")).toBe("namespace other");
  });

  it("gives back what was discovered when nothing says something else", async () => {
    writeFileSync(at("tag.pdl"), discovery.texts.get("tag.pdl") ?? "");
    expect(readAgain(discovery, [at("tag.pdl")])).toBe(discovery);
  });

  it("passes over a file that nobody has ever looked into, as long as it is one", async () => {
    writeFileSync(at("server.log"), "A line.\n");
    const before = await discover({ disk, inputs: [folder], content: ["content"] }, createReport());
    writeFileSync(at("server.log"), "A line.\nAnother one.\n");
    expect(readAgain(before, [at("server.log")])).toBe(before);
    rmSync(at("server.log"));
    expect(readAgain(before, [at("server.log")])).toBeUndefined();
    expect(readAgain(before, [at("new.log")])).toBe(before);
    writeFileSync(at("new.log"), "A line.\n");
    expect(readAgain(before, [at("new.log")])).toBeUndefined();
    expect(readAgain(before, [at("entity-registry.yml")])).toBe(before);
    writeFileSync(at("content/offer.md"), "[it](../server.log)");
    writeFileSync(at("server.log"), "A line.\n");
    const offered = await discover({ disk, inputs: [folder], content: ["content"] }, createReport());
    expect(offered.surroundings.assets.has("server.log")).toBe(true);
    expect(readAgain(offered, [at("server.log")])).toBeUndefined();
  });

  it("reads a file that pages offer as anything else", async () => {
    writeFileSync(at("content/offer.md"), "[it](../entity-registry.yml)");
    const offered = await discover({ disk, inputs: [folder], content: ["content"] }, createReport());
    expect(offered.surroundings.assets.has("entity-registry.yml")).toBe(true);
    writeFileSync(at("entity-registry.yml"), `${offered.texts.get("entity-registry.yml")}# more\n`);
    const reread = readAgain(offered, [at("entity-registry.yml")]);
    expect(reread).toEqual(await discover({ disk, inputs: [folder], content: ["content"] }, createReport()));
    expect(reread?.surroundings).toBe(offered.surroundings);
  });

  it("leaves a page to a discovery that leads elsewhere now, where pages are what others lead to", async () => {
    const inputs = [join(folder, "lead")];
    mkdirSync(inputs[0] ?? "");
    cpSync(at("tag.pdl"), at("lead/tag.pdl"));
    writeFileSync(at("lead/README.md"), "# Port\n\n[A](a.md)");
    writeFileSync(at("lead/a.md"), "# A");
    writeFileSync(at("lead/b.md"), "# B");
    const found = await discover({ disk, inputs }, createReport());
    expect([...found.texts.keys()]).toEqual(["README.md", "a.md", "tag.pdl"]);
    writeFileSync(at("lead/a.md"), "# A\n\nWords, and [an address](https://port.example).");
    expect(readAgain(found, [at("lead/a.md")])?.texts.get("a.md")).toContain("Words");
    writeFileSync(at("lead/a.md"), "# A\n\n[B](b.md)");
    expect(readAgain(found, [at("lead/a.md")])).toBeUndefined();
    expect([...(await discover({ disk, inputs }, createReport())).texts.keys()]).toContain("b.md");
  });

  it("leaves a sidebar that imports others, or does so now, to a discovery", async () => {
    const project = join(folder, "project/.vitepress");
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, "config.js"), "export default { themeConfig: { sidebar: [] } };");
    writeFileSync(join(folder, "project/index.md"), "# Start");
    const found = await discover({ disk, inputs: [join(folder, "project")] }, createReport());
    writeFileSync(join(project, "config.js"), "export default { themeConfig: { sidebar: [1] } };");
    expect(readAgain(found, [join(project, "config.js")])).toBeDefined();
    writeFileSync(join(project, "config.js"), 'export { default } from "./parts.js";');
    expect(readAgain(found, [join(project, "config.js")])).toBeUndefined();
  });

  it("leaves a description that was named itself to a discovery, as it may have another title and further parts", async () => {
    writeFileSync(at("api.yaml"), "openapi: 3.1.0\ninfo: { title: Harbour }\n");
    const inputs = [at("api.yaml")];
    const found = await discover({ disk, inputs }, createReport());
    writeFileSync(at("api.yaml"), "openapi: 3.1.0\ninfo: { title: Port }\n");
    expect(readAgain(found, inputs)).toBeUndefined();
    const configured = { plugin: "aspectdoc/plugins/openapi", options: { files: ["api.yaml"] } };
    const other = await discover({ disk, inputs, plugins: [configured] }, createReport());
    writeFileSync(at("api.yaml"), "openapi: 3.1.0\ninfo: { title: Haven }\n");
    expect(readAgain(other, inputs)?.files.map(({ text }) => text)).toEqual([
      "openapi: 3.1.0\ninfo: { title: Haven }\n",
    ]);
  });

  it("passes over a file that stood for another while that was written", async () => {
    writeFileSync(at("tag.pdl~new"), "namespace other");
    renameSync(at("tag.pdl~new"), at("tag.pdl"));
    const reread = readAgain(discovery, [at("tag.pdl~new"), at("tag.pdl")]);
    expect(reread?.texts.get("tag.pdl")).toBe("namespace other");
  });

  it("leaves it to discovery when a file goes that is none of the model, as it may have told which are", async () => {
    writeFileSync(at(".gitignore"), "tag.pdl\n");
    const before = await discover({ disk, inputs: [folder], content: ["content"] }, createReport());
    expect(before.files.map(({ path }) => path)).not.toContain("tag.pdl");
    rmSync(at(".gitignore"));
    expect(readAgain(before, [at(".gitignore")])).toBeUndefined();
  });

  it("leaves it to discovery when a file goes of a model that is only referred to", async () => {
    cpSync(join(packageFolder, "generator/testdata/sites/extension"), at("both"), { recursive: true });
    const options = { inputs: [at("both/models")], references: [{ path: at("both/platform") }] };
    const before = await discover(options, createReport());
    const registry = at("both/platform/entity-registry.yml");
    rmSync(registry);
    expect(readAgain(before, [registry])).toBeUndefined();
  });

  it("counts what says how a project is made as no text of it, be it quoted", async () => {
    cpSync(join(packageFolder, "generator/testdata/sites/nextra"), at("canal"), { recursive: true });
    const { listed, ...site } = await discover({ disk, inputs: [at("canal")] }, createReport());
    const places = { known: new Set(locateTexts(site)), listed };
    const counted = ["content/sluices.mdx", "app/layout.tsx"].map((path) => isOfText(at(`canal/${path}`), places));
    expect([[...site.locations.values()].includes(at("canal/app/layout.tsx")), counted]).toEqual([true, [true, false]]);
  });

  it("passes over the link by which an editor tells that it has a file open", () => {
    symlinkSync("somebody@host.1234:5678", at(".#tag.pdl"));
    expect(readAgain(discovery, [at(".#tag.pdl")])).toBe(discovery);
  });

  it("has guides with names in braces read with what these stand for", async () => {
    rmSync(at("content"), { recursive: true });
    cpSync(join(packageFolder, "generator/testdata/sites/jekyll-navigation"), folder, { recursive: true });
    const site = await discover({ disk, inputs: [folder] }, createReport());
    writeFileSync(at("_docs/fares.md"), "# Dear");
    expect(readAgain(site, [at("_docs/fares.md")])?.texts.get("_docs/fares.md")).toBe("# Dear");
    writeFileSync(at("_docs/fares.md"), "# {{ site.title }}");
    expect(readAgain(site, [at("_docs/fares.md")])).toBeUndefined();
    writeFileSync(at("_docs/01-boarding.md"), "# Board");
    expect(readAgain(site, [at("_docs/01-boarding.md")])).toBeUndefined();
  });

  it("reads pages again that go on to take the same files in, and leaves those to discovery that take in others", async () => {
    cpSync(join(packageFolder, "generator/testdata/sites/snippets"), at("book"), { recursive: true });
    const inputs = [at("book")];
    const site = await discover({ disk, inputs }, createReport());
    const [page, part] = [at("book/docs/lamp.md"), at("book/docs/parts/oil.md")];
    const text = site.texts.get("docs/lamp.md") ?? "";
    writeFileSync(page, `${text}\nMore.\n`);
    writeFileSync(part, `${site.texts.get("docs/parts/oil.md")}\nMore.\n`);
    const fresh = await discover({ disk, inputs }, createReport());
    expect(readAgain(site, [page, part])).toEqual(fresh);
    writeFileSync(page, `${text}\n--8<-- "circle.md"\n`);
    expect(readAgain(site, [page])).toBeUndefined();
  });

  describe.each<[string, Readonly<Record<string, string>>, string, string, string]>([
    [
      "imports of Avro IDL",
      { "a.avdl": "protocol A {}", "b.avdl": "" },
      "a.avdl",
      "// A\nprotocol A {}",
      'import idl "b.avdl";',
    ],
    [
      "an answer to introspection",
      { "schema.json": '{"__schema": {}}' },
      "schema.json",
      '{"__schema": {"types": []}}',
      "{}",
    ],
    [
      "what a schema registry answered",
      { "subjects/a/versions/1.json": String.raw`{"schema": "{\"type\":\"enum\",\"name\":\"A\"}"}` },
      "subjects/a/versions/1.json",
      String.raw`{"schema": "{\"type\":\"enum\",\"name\":\"B\"}"}`,
      "{}",
    ],
    [
      "SDL in a program",
      { "a.ts": "export const typeDefs = gql`type Query { a: Int }`;" },
      "a.ts",
      "export const typeDefs = gql`type Query { b: Int }`;",
      "export {}",
    ],
    [
      "types of a schema",
      { "a.graphql": "type A", "b.ts": "gql`type A { b: C }`" },
      "a.graphql",
      "type B",
      "query { a }",
    ],
    [
      "what answers fields",
      { "a.graphql": "type A", "A.java": 'w.dataFetcher("a")' },
      "A.java",
      'w.dataFetcher("b")',
      "class A",
    ],
    ["the source of a platform", { "a.py": '@platform_name("A")' }, "a.py", '@platform_name("B")', "class A: pass"],
  ])("%s", (_, files, path, text, other) => {
    it("are read again, and leave it to discovery where they are others", async () => {
      const top = at("other");
      mkdirSync(top);
      for (const [name, written] of Object.entries(files)) {
        mkdirSync(dirname(join(top, name)), { recursive: true });
        writeFileSync(join(top, name), written);
      }
      const inputs = [path.endsWith(".avdl") ? join(top, path) : top];
      const before = await discover({ disk, inputs }, createReport());
      writeFileSync(join(top, path), text);
      const { listed: _, ...fresh } = await discover({ disk, inputs }, createReport());
      expect(readAgain(before, [join(top, path)])).toMatchObject(fresh);
      writeFileSync(join(top, path), other);
      expect(readAgain(before, [join(top, path)])).toBeUndefined();
    });
  });

  it.each([
    ["a file more", () => writeFileSync(at("more.pdl"), "namespace more"), "more.pdl"],
    ["a file less", () => rmSync(at("tag.pdl")), "tag.pdl"],
    ["a folder less", () => renameSync(at("content/guides"), `${folder}-gone`), "content/guides"],
    ["a file that is no text any more", () => writeFileSync(at("tag.pdl"), "\0"), "tag.pdl"],
    [
      "an offer of a file",
      () => writeFileSync(at("content/guides/first.md"), "[it](it.zip)"),
      "content/guides/first.md",
    ],
    ["a text that takes in another", () => writeFileSync(at("content/README.md"), importing), "content/README.md"],
    ["a link in place of a file", () => linkInstead("tag.pdl", at("entity-registry.yml")), "tag.pdl"],
    ["a link that leads nowhere", () => symlinkSync(at("nothing"), at("more.pdl")), "more.pdl"],
    ["a picture", () => writeFileSync(at("content/imgs/dot.png"), ""), "content/imgs/dot.png"],
  ])("leaves %s to discovery", async (_, change, path) => {
    change();
    expect(readAgain(discovery, [at(path)])).toBeUndefined();
    rmSync(`${folder}-gone`, { recursive: true, force: true });
  });
});
