import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { sayMisfit } from "../../catalogue/find-misfit.ts";
import { parseCatalogue } from "../../catalogue/parse-catalogue.ts";
import { readCatalogueSchema } from "../../package-folder.ts";
import { type SearchSurvey, surveySearch } from "../survey-search.ts";
import { readBelow } from "./read-below.ts";
import { readSiteBase } from "./read-site-base.ts";
import { createSiteFolder, type SiteFolder } from "./site-folder.ts";

/** Opens the site in a folder; what was read of it is read again once it has been written anew. */
export function openWrittenSite(folder: string): () => SiteFolder {
  let known: { readonly state: string; readonly site: SiteFolder } | undefined;
  return () => {
    if (!existsSync(join(folder, "catalogue.json"))) {
      throw new Error(`there is no site in ${folder} any more; generate writes it`);
    }
    const top = realpathSync(folder);
    const file = join(top, "catalogue.json");
    // Each run puts a folder of its own in place of the one before.
    const state = [top, file].map((path) => `${statSync(path).ino} ${statSync(path).mtimeMs}`).join(" ");
    if (known?.state === state) return known.site;
    const { catalogue, misfit } = parseCatalogue(readFileSync(file, "utf8"), readCatalogueSchema());
    if (misfit !== undefined) {
      throw new Error(`catalogue.json of the site is damaged, ${sayMisfit(misfit)}; generate writes it anew`);
    }
    if (catalogue === undefined) throw new Error("catalogue.json of the site is from another release");
    const read = (path: string): string | undefined => readBelow(top, path);
    const site = createSiteFolder({ base: readSiteBase(top) ?? "/", catalogue, read });
    known = { state, site };
    return site;
  };
}

/** What the search of the site in a folder can be narrowed to, without a look at its model. */
export function surveyWrittenSite(folder: string): SearchSurvey | undefined {
  const top = realpathSync(folder);
  return surveySearch((path) => readBelow(top, path));
}
