import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport } from "../diagnostics/report.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";
import { corporaFolder } from "./corpora.ts";
import { readCoreModel } from "./read-core-model.ts";

/** Catalogues that have been linked, by the name of the corpus. */
const loaded = new Map<string, Promise<Catalogue>>();

/** The catalogue of the core model of a corpus alone, linked once in each process that runs tests; none of them changes it. */
export function loadCoreModel(name: string): Promise<Catalogue> {
  const found = loaded.get(name) ?? linkCoreModel(name);
  loaded.set(name, found);
  return found;
}

function linkCoreModel(name: string): Promise<Catalogue> {
  const report = createReport();
  return link(parse(readCoreModel(join(corporaFolder ?? "", name)), report), report);
}
