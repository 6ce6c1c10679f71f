import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readDataFile } from "../../generator/page-model/data-file.ts";
import { generateSite } from "../../generator/testdata/generate-site.ts";
import { checkLinks } from "./check-links.ts";
import { readSiteLinks, type SiteLinks } from "./read-site-links.ts";

describe("the site of the bundled model", () => {
  let read: SiteLinks;

  beforeAll(async () => {
    read = readSiteLinks((await generateSite()).folder);
  });

  it("is made by --demo, which says so, and nothing is reported", async () => {
    const { out, error } = await generateSite();
    expect(out).toBe("");
    expect(error).toMatch(
      /^this is the model that is bundled with Aspectdoc;.*\n\d+ files read, [\d,]+ pages written to output in \d+\.\d s\n$/,
    );
  });

  it("has no dangling link or anchor", async () => {
    const site = await generateSite();
    const { pages, links, problems } = checkLinks(site.folder, site.base, read);
    expect(problems).toEqual([]);
    expect(pages).toBeGreaterThan(1_000);
    expect(links).toBeGreaterThan(20_000);
  });

  // From a disk, the path of the folder stands where hosts have the base.
  it.each(["/", "/a/b/", "a disk"])(
    "has none either when it is put to %s, but for the document of hosts",
    async (place) => {
      const { folder } = await generateSite();
      const { links, problems } = checkLinks(folder, place === "a disk" ? `${folder}/` : place, read);
      expect(problems.filter((problem) => !problem.startsWith("404.html: "))).toEqual([]);
      expect(links).toBeGreaterThan(20_000);
    },
  );

  it("has data whose addresses lead to its pages, by ways from where they are read", async () => {
    const { folder } = await generateSite();
    const explorer = "generated/metamodel/relationships/";
    for (const [path, readFrom] of [
      ["assets/navigation.js", ""],
      [`${explorer}graph.js`, explorer],
    ] as const) {
      const data = JSON.stringify(readDataFile(readFileSync(join(folder, path), "utf8")));
      const ways = [...data.matchAll(/"(\.{1,2}\/[^"#]*)[^"]*"/g)].map(([, way = ""]) => way);
      expect(ways.length, path).toBeGreaterThan(20);
      expect(ways.filter((way) => !existsSync(join(folder, readFrom, way, "index.html")))).toEqual([]);
      expect(data).not.toContain('"/docs/');
    }
  });
});
