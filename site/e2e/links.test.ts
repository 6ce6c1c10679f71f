import { afterAll, beforeAll, expect, it } from "vitest";
import { checkLinks } from "./check-links.ts";
import { generateSite, type GeneratedSite } from "./generate-site.ts";

let site: GeneratedSite;

beforeAll(async () => {
  site = await generateSite();
});

afterAll(() => site?.remove());

it("makes no link or anchor of the bundled model's site dangle", () => {
  const { pages, links, problems } = checkLinks(site.folder, site.base);
  expect(problems).toEqual([]);
  expect(pages).toBeGreaterThan(30);
  expect(links).toBeGreaterThan(500);
});
