import { expect, it } from "vitest";
import { createReport } from "../diagnostics/report.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import type { PlainPage } from "../plugins/plugin.ts";
import type { LoadedPlugin } from "../plugins/plugins.ts";
import { plan } from "./plan.ts";

it("tells guides of one title apart by the ways to them", async () => {
  const report = createReport();
  const paths = ["docs/app/images.md", "docs/pages/images.md", "docs/pages/links.md"];
  const files = paths.map((path) => ({
    path,
    text: `# ${path.endsWith("links.md") ? "Links" : "Images"}\n`,
    kind: "prose" as const,
  }));
  const documents = parse(files, report);
  const { pages } = plan(await link(documents, report), { title: "T", base: "/" }, report, documents.prose);
  expect(pages.filter(({ section }) => section === "guides").map(({ partOf }) => partOf)).toEqual([
    ...["Docs, App", "Docs, Pages", undefined],
  ]);
});

it("tells pages of a plug-in that have one title apart by their groups", async () => {
  const report = createReport();
  const pages: readonly PlainPage[] = [
    { path: "a", title: "Ship", group: ["Harbour", "Schemas"] },
    { path: "b", title: "Ship", group: ["Shipyard", "Schemas"] },
    { path: "c", title: "Crate", group: ["Shipyard", "Schemas"] },
  ];
  const plugin: LoadedPlugin = {
    ...{ name: "apis", id: "apis", files: [], codes: {} },
    ...{ read: () => undefined, namesOf: () => [], tell: () => undefined, rest: () => {} },
    pages: () => ({ label: "APIs", pages }),
  };
  const catalogue = await link(parse([], report), report);
  const planned = plan(catalogue, { title: "T", base: "/", additions: [plugin] }).pages;
  expect(planned.filter(({ title }) => title === "Ship" || title === "Crate").map(({ partOf }) => partOf)).toEqual([
    ...["Harbour, Schemas", "Shipyard, Schemas", undefined],
  ]);
});
