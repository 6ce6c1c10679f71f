import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../engine/engine.ts";

/** One of the two states of a model that are compared, before anybody has looked into its files. */
export interface Side {
  /** How it is called in what is printed, e.g. `main at 4f2a9c1`. */
  readonly label: string;
  /** By path, the texts of its files; empty for a printed catalogue. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where its files are on the disk, or those of a revision where it is checked out; empty for a printed catalogue. */
  readonly locations: ReadonlyMap<string, string>;
  /** What the files say. Throws a `RevisionError` when there is no model in them. */
  link(engine: Engine): Promise<Catalogue>;
}

/** A side of which the catalogue is there already. */
export function toSide(
  label: string,
  catalogue: Catalogue,
  files: Partial<Pick<Side, "texts" | "locations">> = {},
): Side {
  const { texts = new Map<string, string>(), locations = new Map<string, string>() } = files;
  return { label, texts, locations, link: () => Promise.resolve(catalogue) };
}

/** Whether two sides say the same, which their texts tell without being understood. */
export function isSameSide(one: Side, other: Side): boolean {
  if (one.texts.size === 0 || one.texts.size !== other.texts.size) return false;
  for (const [path, text] of one.texts) if (other.texts.get(path) !== text) return false;
  return true;
}
