import { beforeAll, expect, test } from "vitest";
import type { ProseLink, ProsePage, SidebarItem } from "../../catalogue/prose.ts";
import { createReport } from "../../diagnostics/report.ts";
import { createEngine, type Trace } from "../../engine/create-engine.ts";
import { nameScheme } from "../../markdown/wikis/name-scheme.ts";
import type { OutlinedPage } from "./outline-prose.ts";
import { loadGuides, type LoadedGuides } from "../../testdata/load-guides.ts";
import { linkProse } from "./link-prose.ts";

let guides: LoadedGuides;

beforeAll(async () => {
  guides = await loadGuides();
});

function getPage(id: string): ProsePage {
  const page = guides.catalogue.prose.pages.get(id);
  if (page === undefined) throw new Error(`there is no page ${id}`);
  return page;
}

function format(link: ProseLink): string {
  switch (link.to) {
    case "page":
      return `page ${link.id}${link.anchor === undefined ? "" : `#${link.anchor}`}`;
    case "generated":
      return `generated ${link.route}${link.anchor === undefined ? "" : `#${link.anchor}`}`;
    case "asset":
      return `asset ${link.path}`;
    case "source":
      return `source ${link.path}${link.line === undefined ? "" : `:${link.line}`}`;
    case "external":
      return `external ${link.href}`;
    case "anchor":
      return `anchor #${link.anchor}`;
    case "elsewhere":
    case "nothing":
      return link.to;
  }
}

function listLinks(id: string): readonly string[] {
  return getPage(id).links.map((link) => `${link.target} -> ${format(link)}`);
}

test("pages have ids, titles, labels and addresses", () => {
  const pages = [...guides.catalogue.prose.pages.values()];
  expect(pages.map(({ id, title, sidebarLabel, slug }) => [id, title, sidebarLabel, slug])).toEqual([
    ["README", "Whatever it says", "Whatever it says", "introduction"],
    ["guides/Second", "About DataHub Second", "Second", "guides/second"],
    ["guides/first", "First steps", "First steps", "guides/first"],
    ["guides/second-again", "Second again", "Second again", "guides/Second"],
    ["reference/inner/README", "Inner", "Inner", "reference/inner"],
    ["reference/inner/b", "B", "B", "reference/inner/b"],
    ["reference/with blank", "With a blank", "With a blank", "reference/with blank"],
  ]);
  expect(getPage("guides/first").description).toBe("How to begin.");
});

test("targets lead where they are meant to, from the file and from the root", () => {
  expect(listLinks("README")).toEqual([
    "guides/first.md -> page guides/first",
    "guides/first.md#second-step -> page guides/first#second-step",
    "/guides/first.md -> page guides/first",
    "guides/Second.md -> page guides/Second",
    "/docs/guides/second -> page guides/Second",
  ]);
  expect(listLinks("guides/first")).toEqual([
    "Second.md -> page guides/Second",
    "../README.md -> page README",
    "../reference/with%20blank.md -> page reference/with blank",
    "#second-step -> anchor #second-step",
    "# -> anchor #",
    "#secnod-step -> anchor #",
    "../../src/emitter.py#L10 -> source src/emitter.py:10",
    "../../src -> source src",
    "../../src/missing.py -> source src/missing.py",
    "Secnod.md -> nothing",
    "../first.md -> nothing",
    "../../../etc/passwd.md -> source ../etc/passwd.md",
    "../imgs/dot.png -> asset content/imgs/dot.png",
    "../imgs/dto.png -> nothing",
    "../docs/generated/metamodel/entities/Tag.md#tagproperties -> generated generated/metamodel/entities/Tag#tagproperties",
    "/graphql/objects.md#tag -> generated graphql/objects#tag",
    "/generated/metamodel/entities/tga -> generated generated/metamodel/entities/tga",
    "/generated/metamodel/entities/tag#nothing -> generated generated/metamodel/entities/tag#nothing",
    "https://docs.example.org/docs/guides/second#more -> page guides/Second#more",
    "https://docs.example.org/docs -> generated ",
    "https://example.com/docs/guides/second -> external https://example.com/docs/guides/second",
    "mailto:a@example.org -> external mailto:a@example.org",
    "ircs://irc.example.org/quay -> external ircs://irc.example.org/quay",
    "ftp://example.org/file -> nothing",
    "Second.md#more -> page guides/Second#more",
    "Second.md#les -> page guides/Second",
    "Second.md#about-datahub-second -> page guides/Second",
    "#top -> anchor #",
  ]);
});

test("what leads nowhere is told at its place, with the nearest that is there", () => {
  const said = guides.report.diagnostics
    .filter(({ code }) => /^(?:prose|sidebar)\//.test(code))
    .map(({ code, severity, message, help, span }) => {
      const place = `${span?.file.replace("content/", "")}:${span?.startLine}:${span?.startColumn}`;
      return `${place} ${severity} ${code}: ${message}${help?.startsWith("did you") === true ? ` (${help})` : ""}`;
    })
    .sort();
  expect(said).toEqual([
    "guides/first.md:11:53 warning prose/missing-anchor: `guides/first` has no heading `#secnod-step` (did you mean `#second-step`?)",
    "guides/first.md:12:78 info prose/unseen-source: the link leads to `src/missing.py`, which the input does not hold",
    "guides/first.md:13:13 warning prose/missing-target: the link leads to `Secnod.md`, which is not there (did you mean `/guides/Second.md`?)",
    "guides/first.md:13:32 warning prose/missing-target: the link leads to `../first.md`, which is not there (did you mean `/guides/first.md`?)",
    "guides/first.md:13:58 info prose/unseen-source: the link leads to `../etc/passwd.md`, which the input does not hold",
    "guides/first.md:14:54 warning prose/missing-target: the image leads to `../imgs/dto.png`, which is not there (did you mean `/imgs/dot.png`?)",
    "guides/first.md:18:138 warning prose/unsafe-target: a page does not lead to `ftp:` addresses: `ftp://example.org/file`",
    "guides/first.md:19:50 warning prose/missing-anchor: `guides/Second` has no heading `#les`",
    "guides/second-again.md:1:1 info prose/no-title: the page has no title; it is called `Second again` after its file",
    "guides/second-again.md:1:1 info prose/orphan: no sidebar holds the page `guides/second-again`",
    "sidebar.yaml:17:9 warning sidebar/unknown-page: nothing has the id `guides/frist` (did you mean `guides/first`?)",
    "sidebar.yaml:18:9 warning sidebar/empty-folder: no page lies in the folder `nowhere`",
  ]);
});

test("assets are those that pages show, with their sizes", () => {
  expect([...guides.catalogue.prose.assets.values()]).toEqual([{ path: "content/imgs/dot.png", width: 12, height: 8 }]);
});

test("an asset that is too large is told and not shown", async () => {
  const { documents } = guides;
  const report = createReport();
  const assets = new Map([["content/imgs/dot.png", { path: "content/imgs/dot.png", tooLarge: 90_000_000 }]]);
  const surroundings = { ...documents.prose.surroundings, assets };
  const prose = linkProse({ ...documents.prose, surroundings }, report);
  expect(prose.assets.size).toBe(0);
  expect(
    report.diagnostics.filter(({ code }) => code === "prose/asset-too-large").map(({ message }) => message),
  ).toEqual(["`content/imgs/dot.png` has 90.0 MB, more than the 20.0 MB that are copied"]);
});

test("an asset whose content is with Git LFS is told and not shown", async () => {
  const { documents } = guides;
  const report = createReport();
  const path = "content/imgs/dot.png";
  const assets = new Map([[path, { path, isElsewhere: true as const }]]);
  const prose = linkProse({ ...documents.prose, surroundings: { ...documents.prose.surroundings, assets } }, report);
  expect(prose.assets.size).toBe(0);
  expect(
    report.diagnostics.filter(({ code }) => code === "prose/asset-elsewhere").map(({ message }) => message),
  ).toEqual(["`content/imgs/dot.png` is kept by Git LFS, and its content is not here"]);
});

test("without a sidebar, pages are listed by their folders", () => {
  const { documents } = guides;
  const { sidebars } = linkProse({ ...documents.prose, sidebars: [] }, createReport());
  const labels = [...sidebars.values()].flatMap(({ items }) => items.map((item) => "label" in item && item.label));
  expect(labels).toEqual(["Whatever it says", "Guides", "Reference"]);
});

test("sidebars are written out, folders listed, pages of the model left open", () => {
  const print = (items: readonly SidebarItem[], indent: string): readonly string[] =>
    items.flatMap((item) => {
      if (item.type === "doc")
        return [`${indent}${item.resolved ? "" : "? "}${item.docId} ${item.label ?? ""}`.trimEnd()];
      if (item.type === "category") {
        const to = item.link === undefined ? "" : ` -> ${item.link.type === "doc" ? item.link.docId : item.link.slug}`;
        return [`${indent}[${item.label}]${to}`, ...print(item.items, `${indent}  `)];
      }
      if (item.type === "folder") return [`${indent}? ${item.route}/`];
      return [`${indent}${item.type} ${item.label}`];
    });
  const sidebars = [...guides.catalogue.prose.sidebars.values()];
  expect(sidebars.map(({ name, file }) => [name, file])).toEqual([["main", "content/sidebar.yaml"]]);
  expect(sidebars.flatMap(({ items }) => print(items, "")).join("\n")).toBe(
    `
README Whatever it says
[Guides] -> category/guides
  guides/first First steps
  guides/Second The second
  [Deeper]
    [Inner] -> reference/inner/README
      reference/inner/b B
    reference/with blank With a blank
[Model]
  ? generated/metamodel/entities/
  ? graphql/queries
  link Demo
  html More
`.trim(),
  );
});

test("a folder of a sidebar may be in another input, as pages may", () => {
  const { prose } = guides.documents;
  const at = { file: "site/sidebar.yaml", startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 };
  const items = [{ type: "folder" as const, folder: "reference", span: at }];
  const sidebars = [{ file: at.file, root: "site/docs", sidebars: [{ name: "main", items, span: at }] }];
  const report = createReport();
  const [linked] = linkProse({ ...prose, sidebars }, report).sidebars.values();
  expect(linked?.items.map((item) => "label" in item && item.label)).toEqual(["Inner", "With a blank"]);
  expect(report.diagnostics.filter(({ code }) => code === "sidebar/empty-folder")).toEqual([]);
});

test("what a page takes in comes along", () => {
  expect([...guides.documents.prose.snippets]).toEqual([["src/emitter.py", 'print("emit")\n']]);
});

test("many items in folders without any page are one fault, and so are many includes from a folder", () => {
  const report = createReport();
  const { pages } = guides.documents.prose;
  const at = { file: "sidebar.yaml", startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 };
  const items = ["a", "b", "c", "d", "e", "f"].map((name) => ({ type: "doc" as const, id: `web/${name}`, span: at }));
  const sidebars = [{ file: "sidebar.yaml", root: "", sidebars: [{ name: "main", items, span: at }] }];
  const [first] = pages;
  const includes = ["/lib/a.py", "/lib/b.py", "/lib/c.py"].map((path) => ({ path, span: { ...at, file: "a.md" } }));
  const asking = first === undefined ? [] : [{ ...first, document: { ...first.document, includes, targets: [] } }];
  linkProse({ ...guides.documents.prose, pages: asking, sidebars, snippets: new Map() }, report);
  const said = report.diagnostics.filter(({ severity }) => severity === "warning");
  expect(said.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "sidebar/unread-folders: 6 items lead into `web`, where the input has no page",
    "prose/missing-include: the file `/lib/a.py`, whose text belongs here, is not in the input, nor is the rest of `/lib`, which 2 more includes ask for",
  ]);
});

test("many items in folders without any page are one fault below a folder that has pages, too", () => {
  const report = createReport();
  const at = { file: "sidebar.yaml", startLine: 2, startColumn: 1, endLine: 2, endColumn: 4 };
  const ids = ["a/x", "a/y", "a/deep/z", "b/x", "b/y"].map((id) => ({
    type: "doc" as const,
    id: `content/${id}`,
    span: at,
  }));
  const items = [...ids, { type: "folder" as const, folder: "content/c/deep", span: at }];
  const wrong = { type: "doc" as const, id: "content/quickstrat", span: at };
  const sidebars = [
    { file: "sidebar.yaml", root: "", sidebars: [{ name: "main", items: [...items, wrong], span: at }] },
  ];
  linkProse({ ...guides.documents.prose, sidebars }, report);
  const said = report.diagnostics.filter(({ code }) => code.startsWith("sidebar/"));
  expect(said.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    "sidebar/unknown-page: nothing has the id `content/quickstrat`",
    "sidebar/unread-folders: 6 items lead into `content/a`, `content/b` and `content/c`, where the input has no page",
  ]);
});

test("many items that nothing has the id of are told once, unless they are slips for what the list lacks", () => {
  const report = createReport();
  const { pages } = guides.documents.prose;
  const toItem = (id: string, line: number) => {
    const span = { file: "sidebar.yaml", startLine: line, startColumn: 1, endLine: line, endColumn: 4 };
    return { type: "doc" as const, id, span };
  };
  const list = (ids: readonly string[]): readonly string[] => {
    const span = toItem("", 1).span;
    const sidebars = [
      { file: "sidebar.yaml", root: "content", sidebars: [{ name: "main", items: ids.map(toItem), span }] },
    ];
    linkProse({ ...guides.documents.prose, sidebars }, report);
    return report.diagnostics.flatMap(({ code, message }) => (code === "sidebar/unknown-page" ? [message] : []));
  };
  expect(pages.some(({ document }) => document.file.endsWith("guides/first.md"))).toBe(true);
  const strange = Array.from({ length: 11 }, (_, number) => `guides/harbour-${number}`);
  expect(list(["guides/frist", ...strange])).toEqual([
    "nothing has the id `guides/frist`",
    "nothing has the ids `guides/harbour-0`, `guides/harbour-1`, `guides/harbour-2` and 8 more",
  ]);
});

test("in a whole checkout, a file that is not there is nowhere", () => {
  const report = createReport();
  const { prose } = guides.documents;
  linkProse({ ...prose, surroundings: { ...prose.surroundings, checkouts: [""] } }, report);
  const codes = report.diagnostics.filter(({ message }) => message.includes("src/missing.py")).map(({ code }) => code);
  expect(codes).toEqual(["prose/missing-target"]);
});

test("where no project says what `@site` is, it is the root of the content or around it", () => {
  const { prose } = guides.documents;
  const [written] = prose.pages.flatMap(({ document }) => document.targets);
  const [page] = prose.pages;
  if (page === undefined || written === undefined) throw new Error("there are no pages");
  const targets = ["@site/guides/first.md", "@site/content/imgs/dot.png"].map((target) => ({ ...written, target }));
  const asking = { ...page, document: { ...page.document, targets } };
  const linked = linkProse({ ...prose, pages: [asking, ...prose.pages.slice(1)] }, createReport());
  expect([...linked.pages.values()].find(({ file }) => file === page.document.file)?.links.map(format)).toEqual([
    "page guides/first",
    "asset content/imgs/dot.png",
  ]);
});

test("an index is what a README is, where there is none", () => {
  const { prose } = guides.documents;
  const list = (pages: typeof prose.pages): readonly unknown[] => {
    const linked = linkProse({ ...prose, pages, sidebars: [] }, createReport());
    const [sidebar] = linked.sidebars.values();
    const labels = sidebar?.items.map((item) => "label" in item && item.label);
    return [...[...linked.pages.values()].map(({ title, slug }) => `${slug}: ${title}`).sort(), labels];
  };
  const renamed = prose.pages.map((page) => {
    const file = page.document.file.replace(/README\.md$/, "index.mdx");
    return { ...page, document: { ...page.document, file } };
  });
  expect(renamed).not.toEqual(prose.pages);
  expect(list(renamed)).toEqual(list(prose.pages));
});

test("of an edited page, those are linked again that lead to places on it, or to what it is called", () => {
  const { prose } = guides.documents;
  const traces: Trace[] = [];
  const engine = createEngine({ isLive: true, onAnswer: (trace) => traces.push(trace) }).within("");
  const relink = (pages: readonly OutlinedPage[]): readonly string[] => {
    traces.length = 0;
    const linked = linkProse({ ...prose, pages }, createReport(), engine);
    expect(linked).toEqual(linkProse({ ...prose, pages }, createReport()));
    return traces.flatMap(({ query, key, because }) =>
      query === "link targets" && because !== undefined ? [key] : [],
    );
  };
  const [readme, first] = ["content/README.md", "content/guides/first.md"] as const;
  type Document = OutlinedPage["document"];
  const edit = (pages: readonly OutlinedPage[], path: string, change: (document: Document) => Partial<Document>) =>
    pages.map(({ document, root }) => {
      return { root, document: document.file === path ? { ...document, ...change(document) } : document };
    });

  expect(relink(prose.pages)).toHaveLength(prose.pages.length);
  const renamed = edit(prose.pages, first, ({ headings }) => {
    return { headings: headings.map((one) => ({ ...one, id: one.id.replace("second", "third") })) };
  });
  expect(relink(renamed)).toEqual([readme, first]);
  expect(relink(edit(renamed, first, () => ({ heading: "Other steps" })))).toEqual([readme, first]);

  for (const [target, name] of [
    [`${nameScheme}Alias`, { aliases: ["Alias"] }],
    ["xref:a.b", { uid: "a.b" }],
  ] as const) {
    const asking = edit(prose.pages, readme, ({ targets }) => ({
      targets: targets.slice(0, 1).map((one) => ({ ...one, target })),
    }));
    expect(relink(asking)).toContain(readme);
    const named = edit(asking, first, ({ frontMatter }) => ({ frontMatter: { ...frontMatter, ...name } }));
    expect(relink(named)).toContain(readme);
    expect(relink(asking)).toContain(readme);
  }
});

test("pages are linked again whose pictures come or go, or what may be meant by them", () => {
  const { prose } = guides.documents;
  const engine = createEngine({ isLive: true }).within("");
  const { assets } = prose.surroundings;
  const [picture] = assets.values();
  const [written] = prose.pages.flatMap(({ document }) => document.targets);
  if (picture === undefined || written === undefined) throw new Error("there is no picture");
  const relink = (target: string, kind: "image" | "link", paths: readonly string[]): readonly string[] => {
    const [page, ...others] = prose.pages.map(({ document, root }, index) => {
      return { root, document: index === 0 ? { ...document, targets: [{ ...written, target, kind }] } : document };
    });
    const around = new Map([...assets, ...paths.map((path) => [path, picture] as const)]);
    const surroundings = { ...prose.surroundings, assets: around };
    const outline = { ...prose, surroundings, pages: page === undefined ? others : [page, ...others] };
    const told = [engine, undefined].map((engine) => {
      const report = createReport();
      const { pages } = linkProse(outline, report, engine);
      const links = [...pages.values()].find(({ file }) => file === page?.document.file)?.links.map(format);
      return [...(links ?? []), ...report.diagnostics.flatMap(({ message, help }) => [message, help ?? ""])];
    });
    expect(told[0]).toEqual(told[1]);
    return told[0] ?? [];
  };
  for (const [target, kind] of [
    [`${nameScheme}sail.png`, "image"],
    ["imgs/sail.png", "image"],
    ["imgs/sail.png", "link"],
  ] as const) {
    const missing = relink(target, kind, []);
    for (const paths of [["content/imgs/jib/sail.png"], ["content/guides/sail.png", "content/imgs/jib/sail.png"], []])
      expect(relink(target, kind, paths)).not.toEqual(paths.length > 0 ? missing : []);
  }
});
