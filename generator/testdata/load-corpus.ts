import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { corporaFolder } from "./corpora.ts";
import { loadModelFrom } from "./load-model.ts";

/** Catalogues that have been linked, by the name of the corpus. */
const loaded = new Map<string, Promise<Catalogue>>();

/**
 * The catalogue of a real model, by the name of its folder. Many tests look at one and none changes it, so it is read and
 * linked once in each process that runs tests.
 */
export function loadCorpus(name: string): Promise<Catalogue> {
  const found = loaded.get(name) ?? loadModelFrom(join(corporaFolder ?? "", name)).then(({ catalogue }) => catalogue);
  loaded.set(name, found);
  return found;
}
