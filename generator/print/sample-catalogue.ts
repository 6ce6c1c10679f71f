import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Entity } from "../catalogue/metamodel.ts";

/** What sampling asks of the catalogue; the entities give URNs their shape, and where there are none, no name is one. */
export interface SampleCatalogue extends Pick<Catalogue, "schemas"> {
  readonly entities?: ReadonlyMap<string, Pick<Entity, "urn">> | undefined;
  /** As `indexEntityNames` gives them: whoever makes samples for many pages says them, since it takes all entities. */
  readonly entityNames?: ReadonlyMap<string, string> | undefined;
}
