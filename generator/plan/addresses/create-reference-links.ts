import type { Catalogue } from "../../catalogue/catalogue.ts";
import { pageAddress } from "../../page-model/page-address.ts";
import { createReferenceRoutes } from "./routes.ts";

type Kind = "schemas" | "aspects" | "entities";

/** Links to pages of models that are documented elsewhere. */
export interface ReferenceLinks {
  /** The page of a thing where its own model is published; undefined where that isn't known, or no model has it. */
  find(kind: Kind, name: string): string | undefined;
  /** What the model is called that has the thing. */
  nameModel(kind: Kind, name: string): string | undefined;
}

/** Links by the addresses under which the catalogue's references are published. */
export function createReferenceLinks({ references = [] }: Pick<Catalogue, "references">): ReferenceLinks {
  const routed = references.map((reference) => ({ reference, routes: createReferenceRoutes(reference) }));
  const findHolder = (kind: Kind, name: string) => routed.find(({ reference }) => reference[kind].has(name));
  return {
    find: (kind, name) => {
      const holder = findHolder(kind, name);
      const route = holder?.routes[kind].get(name);
      const url = holder?.reference.url;
      return route === undefined || url === undefined ? undefined : pageAddress(url, route);
    },
    nameModel: (kind, name) => findHolder(kind, name)?.reference.name,
  };
}
