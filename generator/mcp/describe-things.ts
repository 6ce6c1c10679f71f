import { brief } from "./brief.ts";
import type { Thing } from "./find-named.ts";
import { findThings } from "./find-things.ts";
import { searchSite } from "./search-site.ts";
import type { SiteFolder } from "./site-folder.ts";

/** What a coordinate names, in few words, each with its page. */
export async function describeThings(site: SiteFolder, coordinate: string): Promise<readonly unknown[]> {
  const things = findThings(site.catalogue, coordinate);
  return Promise.all(
    things.map(async (thing) => {
      const { kind, name, uses, declaration } = thing;
      // Uses first: of a long declaration it is the end that can be spared.
      return brief({ kind, name, page: await findPageOf(site, thing), uses, declaration });
    }),
  );
}

/** The page of a thing, or that of what it is part of. */
async function findPageOf(site: SiteFolder, { kind, name, page: wanted }: Thing): Promise<string | undefined> {
  if (wanted === undefined) return undefined;
  const { found } = await searchSite(site, wanted.name, { facet: wanted.facet, limit: 20 });
  const bearing = found.filter((each) => each.name === wanted.name);
  const isOwn = ({ page, kind: foundKind }: (typeof found)[number]): boolean =>
    page.endsWith(`/${name}/`) || kind.endsWith(foundKind);
  return (bearing.find(isOwn) ?? bearing.find(({ page }) => !page.includes("#")) ?? bearing[0])?.page;
}
