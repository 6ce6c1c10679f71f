import { describe, expect, it } from "vitest";
import type { PlannedRedirect } from "../../page-model/redirects.ts";
import { measureCpuTimeUntil } from "../../testdata/cpu-time.ts";
import { linkModel, sayAll } from "../../testdata/link-model.ts";
import { createReport } from "../../diagnostics/report.ts";
import { link } from "../../link/link.ts";
import { parse } from "../../parse/parse.ts";
import type { SitePage } from "../../page-model/page.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { plan } from "../plan.ts";
import { planRedirects as planAll } from "./plan-redirects.ts";

async function planRedirects(
  lines: readonly string[],
): Promise<{ readonly redirects: readonly PlannedRedirect[] | undefined; readonly said: readonly string[] }> {
  const { catalogue, report } = await linkModel({
    "redirects.yml": ["redirects:", ...lines.map((line) => `  - ${line}`)].join("\n"),
    "a.pdl": 'namespace n @Aspect = { "name": "a" } record A { x: int }',
  });
  const { redirects } = plan(catalogue, { title: "Site", base: "/docs/" }, report);
  return { redirects, said: sayAll(report.diagnostics) };
}

const aspect = "generated/metamodel/aspects/a";

describe("redirects", () => {
  it("lead to pages, whatever the case of their address, and to the web", async () => {
    const { redirects, said } = await planRedirects([
      `{ from: old/page, to: /${aspect.toUpperCase()}/#x }`,
      `{ from: old.html, to: "https://example.org/x" }`,
      `{ from: home, to: / }`,
    ]);
    expect(redirects).toEqual([
      { path: "old/page/index.html", from: "old/page", href: `/docs/${aspect}/#x` },
      { path: "old.html", from: "old.html", href: "https://example.org/x" },
      { path: "home/index.html", from: "home", href: "/docs/" },
    ]);
    expect(said).toEqual([]);
  });

  it("lead to headings of guides that are there, else to the top", async () => {
    const report = createReport();
    const list =
      "redirects:\n  - { from: a, to: guide#set-up }\n  - { from: b, to: guide#set-off }\n  - { from: c, to: b }\n";
    const documents = parse(
      [
        { path: "guide.md", kind: "prose", text: "# A guide\n\n## Set up\n\nWords.\n" },
        { path: "redirects.yml", kind: "redirects", text: list },
      ],
      report,
    );
    const catalogue = await link(documents, report);
    const { redirects } = plan(catalogue, { title: "Site", base: "/docs/" }, report, documents.prose);
    expect(redirects?.map(({ from, href }) => [from, href])).toEqual([
      ["a", "/docs/guide/#set-up"],
      ["b", "/docs/guide/"],
      ["c", "/docs/guide/"],
    ]);
    expect(sayAll(report.diagnostics).filter((said) => said.includes("anchor"))).toEqual([
      expect.stringMatching(/redirects\.yml:3:\d+.*prose\/missing-anchor.*`guide` has no heading `#set-off`/),
    ]);
  });

  it("may be copied from an address, or have their letters apart", async () => {
    const { redirects, said } = await planRedirects([
      `{ from: /%E6%A1%88%E5%86%85/, to: /%67enerated/metamodel/aspects/a }`,
      `{ from: u\u0308ber, to: 案内 }`,
      `{ from: \u00fcber, to: / }`,
      `{ from: a%2Fb%3F, to: / }`,
      `{ from: old%20wiki/Getting%20started.html, to: / }`,
      `{ from: old wiki/The  quay, to: / }`,
    ]);
    expect(redirects?.map(({ path, href }) => [path, href])).toEqual([
      ["案内/index.html", `/docs/${aspect}/`],
      ["u\u0308ber/index.html", `/docs/${aspect}/`],
      // As it was written, where it would have no name that a file can bear.
      ["a%2Fb%3F/index.html", "/docs/"],
      ["old wiki/Getting started.html", "/docs/"],
      ["old wiki/The  quay/index.html", "/docs/"],
    ]);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain("redirects/duplicate");
  });

  it("are followed to their end", async () => {
    const { redirects } = await planRedirects([
      `{ from: a, to: b }`,
      `{ from: b, to: c }`,
      `{ from: c, to: ${aspect} }`,
    ]);
    expect(redirects?.map(({ href }) => href)).toEqual(Array.from({ length: 3 }, () => `/docs/${aspect}/`));
  });

  it("don't lead round in circles", async () => {
    const { redirects, said } = await planRedirects([
      `{ from: b, to: c }`,
      `{ from: a, to: b }`,
      `{ from: c, to: b }`,
      `{ from: d, to: d }`,
    ]);
    expect(redirects).toEqual([]);
    expect(said).toEqual([
      "redirects.yml:2:13 redirects/loop the redirect of `b` leads back to itself through `c`",
      "redirects.yml:5:13 redirects/loop the redirect of `d` leads back to itself",
    ]);
  });

  it("take no longer the longer their chains and circles are", async () => {
    const count = 5000;
    const lines = Array.from({ length: count }, (_, index) => [
      `{ from: chain${index}, to: ${index + 1 < count ? `chain${index + 1}` : aspect} }`,
      `{ from: circle${index}, to: circle${(index + 1) % count} }`,
    ]).flat();
    let planned: Awaited<ReturnType<typeof planRedirects>> | undefined;
    const time = await measureCpuTimeUntil(async () => void (planned = await planRedirects(lines)));
    expect(planned?.redirects?.map(({ href }) => href)).toEqual(
      Array.from({ length: count }, () => `/docs/${aspect}/`),
    );
    expect(planned?.said).toHaveLength(1);
    expect(planned?.said[0]).toMatch(
      /redirects\/loop the redirect of `circle0` leads back to itself through `circle1`,/,
    );
    expect(time).toBeLessThan(10_000);
  });

  it("don't hide what is there and don't lead to what isn't", async () => {
    const { redirects, said } = await planRedirects([
      `{ from: ${aspect.toUpperCase()}, to: / }`,
      `{ from: ${aspect}/index.html, to: / }`,
      `{ from: ${aspect}.md/old, to: / }`,
      `{ from: assets/old, to: / }`,
      `{ from: sitemap.xml, to: / }`,
      `{ from: old, to: ${aspect}b }`,
      `{ from: older, to: old }`,
      `{ from: twice, to: / }`,
      `{ from: Twice, to: / }`,
    ]);
    expect(redirects?.map(({ from }) => from)).toEqual(["twice"]);
    expect(said).toEqual([
      `redirects.yml:2:13 redirects/occupied the site has something at \`${aspect.toUpperCase()}\`, so nobody can be sent away from there`,
      `redirects.yml:3:13 redirects/occupied the site has something at \`${aspect}/index.html\`, so nobody can be sent away from there`,
      `redirects.yml:4:13 redirects/occupied the site has something at \`${aspect}.md/old\`, so nobody can be sent away from there`,
      "redirects.yml:5:13 redirects/occupied the site has something at `assets/old`, so nobody can be sent away from there",
      "redirects.yml:6:13 redirects/occupied the site has something at `sitemap.xml`, so nobody can be sent away from there",
      "redirects.yml:10:13 redirects/duplicate `Twice` is sent on twice",
      `redirects.yml:7:13 redirects/unknown-target the redirect leads to \`${aspect}b\`, which is no page of the site`,
    ]);
  });

  it("can't be a file and a folder at once", async () => {
    const { redirects } = await planRedirects([`{ from: old.html/deeper, to: / }`, `{ from: old.html, to: / }`]);
    expect(redirects?.map(({ path }) => path)).toEqual(["old.html"]);
  });

  it("lead from what pages of the site itself were called to what they are called now, where nothing else is there", async () => {
    const { catalogue } = await linkModel({ "a.pdl": "record A { x: int }" });
    const context = createPlanContext(catalogue, { title: "Site", base: "/docs/" });
    const from = (routes: readonly string[]) =>
      planAll(context, { pages: routes.map((route) => ({ route }) as SitePage), files: [] });
    expect(from(["changes/apis"])).toEqual([
      { path: "changes/graphql/index.html", from: "changes/graphql", href: "/docs/changes/apis/" },
    ]);
    expect(from(["changes/apis", "changes/graphql"])).toEqual([]);
    expect(from(["changes/apis", "changes/graphql/deeper"])).toEqual([]);
    expect(from(["changes/metamodel"])).toEqual([]);
  });
});
