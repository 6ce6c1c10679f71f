import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { readGraphqlModel } from "../../testdata/graphql-model.ts";
import type { NavigationItem } from "../../page-model/page.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { readPage } from "../../page-model/read-page.ts";
import { planGraphqlPages, type PlannedGraphql } from "./plan-graphql-pages.ts";

/** The counts that the corpus is known to have; for other versions the text itself is counted. */
const knownTotals = {
  query: 72,
  mutation: 96,
  object: 310,
  input: 159,
  enum: 59,
  interface: 5,
  union: 5,
  scalar: 1,
  extensions: 15,
  deprecatedFields: 58,
  deprecatedValues: 6,
};

describe.skipIf(!corporaFolder).each(["datahub-0.10.4", "datahub-1.3.0"])("GraphQL of %s", (version) => {
  let texts: Record<string, string>;
  let catalogue: Catalogue;
  let diagnostics: readonly Diagnostic[];
  let planned: PlannedGraphql;

  beforeAll(async () => {
    const folder = join(corporaFolder ?? "", version);
    const paths = fastGlob.sync("**/*.graphql", { cwd: folder, absolute: true }).sort();
    texts = Object.fromEntries(paths.map((path) => [relative(folder, path), readFileSync(path, "utf8")]));
    ({ catalogue, diagnostics } = await readGraphqlModel(texts));
    planned = planGraphqlPages(createPlanContext(catalogue, { title: "Test", base: "/docs/" }));
  });

  test("reads without a diagnostic", () => {
    expect(diagnostics).toEqual([]);
  });

  test("has the totals that a plain count of the text gives", () => {
    const totals = countModel(catalogue);
    expect(totals).toEqual(countText(Object.values(texts)));
    if (version === "datahub-0.10.4") expect(totals).toEqual(knownTotals);
  });

  test("plans a page for each thing, with unique routes", () => {
    const { operations, types, directives } = catalogue.graphql;
    expect(planned.pages).toHaveLength(11 + operations.length + types.length + directives.length);
    expect(new Set(planned.pages.map(({ route }) => route.toLowerCase())).size).toBe(planned.pages.length);
  });

  test("links only to pages and anchors that exist, with unique anchors on each page", () => {
    const { anchors, repeated, hrefs } = collectTargets(planned);
    expect(repeated).toEqual([]);
    expect([...hrefs].filter((href) => !anchors.has(href))).toEqual([]);
  });

  test("keeps every group of its tree small", () => {
    const sizes = [...planned.navigation.values()].flatMap(({ items }) => listSizes(items));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60);
  });
});

function countModel({ graphql }: Catalogue): typeof knownTotals {
  const { operations, types, roots } = graphql;
  const ofKind = (kind: string) =>
    types.filter((type) => type.kind === kind && !("builtIn" in type && type.builtIn)).length;
  const fields = [
    ...operations,
    ...types.flatMap((type): readonly GraphqlMember[] => ("fields" in type ? type.fields : [])),
  ];
  const values = types.flatMap((type) => (type.kind === "enum" ? type.values : []));
  return {
    query: operations.filter(({ operation }) => operation === "query").length,
    mutation: operations.filter(({ operation }) => operation === "mutation").length,
    object: ofKind("object"),
    input: ofKind("input"),
    enum: ofKind("enum"),
    interface: ofKind("interface"),
    union: ofKind("union"),
    scalar: ofKind("scalar"),
    extensions: [...types, ...roots].reduce((sum, { extensions }) => sum + extensions.length, 0),
    deprecatedFields: fields.filter(({ deprecated }) => deprecated !== undefined).length,
    deprecatedValues: values.filter(({ deprecated }) => deprecated !== undefined).length,
  };
}

/** Counts lines of the text without any parser, after strings and comments are blanked. */
function countText(texts: readonly string[]): typeof knownTotals {
  const bare = texts.map(blankStrings);
  const count = (pattern: RegExp) => bare.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0);
  const bodies = (head: string) =>
    bare.flatMap((text) =>
      [...text.matchAll(new RegExp(`^${head}[^{]*\\{([^}]*)\\}`, "gm"))].map((match) => match[1] ?? ""),
    );
  const members = (body: string) => [...withoutArguments(body).matchAll(/^\s*(\w+)\s*(?::|@|$)/gm)].length;
  const operations = (root: string) =>
    bodies(`(?:extend )?type ${root}\\b`).reduce((sum, body) => sum + members(body), 0);
  const deprecated = (bodyList: readonly string[]) =>
    bodyList.reduce((sum, body) => sum + [...body.matchAll(/@deprecated/g)].length, 0);
  return {
    query: operations("Query"),
    mutation: operations("Mutation"),
    object: count(/^type (?!(?:Query|Mutation)\b)/gm),
    input: count(/^input /gm),
    enum: count(/^enum /gm),
    interface: count(/^interface /gm),
    union: count(/^union /gm),
    scalar: count(/^scalar /gm),
    extensions: count(/^extend /gm),
    deprecatedFields: deprecated(bodies("(?:extend )?(?:type|interface|input) ")),
    deprecatedValues: deprecated(bodies("enum ")),
  };
}

function blankStrings(text: string): string {
  return text
    .replace(/"""[\s\S]*?"""/g, "")
    .replace(/"(?:\\.|[^"\\\n])*"/g, '""')
    .replace(/#.*/g, "");
}

function withoutArguments(body: string): string {
  return body.replace(/\([^)]*\)/g, "");
}

type GraphqlMember = Pick<Catalogue["graphql"]["operations"][number], "deprecated">;

/** Every href in the planned data, and every address that a page or an anchor on one has. */
function collectTargets({ pages, navigation }: PlannedGraphql) {
  const anchors = new Set<string>();
  const hrefs = new Set<string>();
  const repeated: string[] = [];
  for (const page of pages) {
    const address = `/docs/${page.route}/`;
    anchors.add(address);
    const ids = new Set<string>();
    // Code tabs and table-of-contents entries have ids that are no anchors of their own.
    walk({ ...readPage(page), toc: [] }, (key, value) => {
      if (key === "href" && value.startsWith("/")) hrefs.add(value);
      if (key !== "id" || !/^(?:~.+$|[\w@]+[.(])/.test(value)) return;
      if (ids.has(value)) repeated.push(`${address}#${value}`);
      ids.add(value);
      anchors.add(`${address}#${value}`);
    });
  }
  for (const tree of navigation.values()) {
    walk(tree, (key, value) => {
      if (key === "href") hrefs.add(value);
    });
  }
  return { anchors, hrefs, repeated };
}

function walk(value: unknown, visit: (key: string, value: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === "string") visit(key, child);
    else walk(child, visit);
  }
}

function listSizes(items: readonly NavigationItem[]): readonly number[] {
  return [items.length, ...items.flatMap((item) => listSizes(item.items ?? []))];
}
