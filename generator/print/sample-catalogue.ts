import type { Catalogue } from "../catalogue/catalogue.ts";

/** What sampling asks of the catalogue; the entities give URNs their shape, and where there are none, no name is one. */
export type SampleCatalogue = Pick<Catalogue, "schemas"> & Partial<Pick<Catalogue, "entities">>;
