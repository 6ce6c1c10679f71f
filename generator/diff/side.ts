import type { Catalogue } from "../catalogue/catalogue.ts";

/** One of the two states of a model that are compared. */
export interface Side {
  /** How it is called in what is printed, e.g. `main at 4f2a9c1`. */
  readonly label: string;
  readonly catalogue: Catalogue;
  /** By path, the texts of its files; empty for a printed catalogue. */
  readonly texts: ReadonlyMap<string, string>;
  /** By path, where its files are on the disk; empty unless they are there. */
  readonly locations: ReadonlyMap<string, string>;
}
