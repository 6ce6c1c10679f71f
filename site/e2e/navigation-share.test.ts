/* What part of the pages of the bundled site is navigation, which every reader loads with each of them. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { generateSite } from "../../generator/testdata/generate-site.ts";

interface Measured {
  readonly family: string;
  readonly share: number;
  readonly links: number;
}

let pages: readonly Measured[];

beforeAll(async () => {
  const { folder } = await generateSite();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\bindex\.html$/.test(file),
  );
  pages = files.flatMap((file) => {
    const html = readFileSync(join(folder, file), "utf8");
    const tree = /<div id="~tree".*?<main /s.exec(html)?.[0];
    // Pages that send readers on have none.
    if (tree === undefined) return [];
    const links = tree.match(/<a /g)?.length ?? 0;
    return [{ family: dirname(dirname(file)), share: tree.length / html.length, links }];
  });
});

const average = (of: readonly Measured[]): number => of.reduce((sum, { share }) => sum + share, 0) / of.length;

it("is 15 % of a page at most, on average", () => {
  expect(pages.length).toBeGreaterThan(1000);
  expect(average(pages)).toBeLessThanOrEqual(0.15);
});

it("is a quarter at most in the family of the shortest pages", () => {
  const families = new Map<string, Measured[]>();
  for (const page of pages) families.set(page.family, [...(families.get(page.family) ?? []), page]);
  const worst = [...families].map(([family, members]) => ({ family, share: average(members) }));
  worst.sort((one, other) => other.share - one.share);
  expect(worst[0]?.share, worst[0]?.family).toBeLessThanOrEqual(0.25);
});

it("is never more than some sixty links", () => {
  expect(Math.max(...pages.map(({ links }) => links))).toBeLessThanOrEqual(60);
});
