import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { corporaFolder } from "./corpora.ts";
import { loadGuides, type LoadedGuides } from "./load-guides.ts";
import { loadModelFrom } from "./load-model.ts";

/*
 * Real models. Many tests look at one and none changes it, so each is read and linked once in each process that runs tests.
 * Who wants to add to the diagnostics of one with guides is the only one to look at them.
 */

/** What has been linked, by the name of the corpus. */
const models = new Map<string, Promise<Catalogue>>();
const guides = new Map<string, Promise<LoadedGuides>>();

/** The catalogue of a real model, by the name of its folder. */
export function loadCorpus(name: string): Promise<Catalogue> {
  const found = models.get(name) ?? loadModelFrom(join(corporaFolder ?? "", name)).then(({ catalogue }) => catalogue);
  models.set(name, found);
  return found;
}

/** A real model with its guides. */
export function loadCorpusGuides(name: string): Promise<LoadedGuides> {
  const found = guides.get(name) ?? loadGuides(join(corporaFolder ?? "", name));
  guides.set(name, found);
  return found;
}

/** A clone of a real one: what a version documents and its code, laid over each other. */
export function loadClone(name: string): Promise<LoadedGuides> {
  const key = `${name} with its code`;
  const found = guides.get(key) ?? loadGuides(layClone(name));
  guides.set(key, found);
  return found;
}

/** The folder of such a clone. It lies in the folder of the run, and goes with that. */
export function layClone(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  cpSync(join(corporaFolder ?? "", name), folder, { recursive: true });
  cpSync(join(corporaFolder ?? "", `${name}-code`), folder, { recursive: true });
  return folder;
}
