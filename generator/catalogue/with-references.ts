import type { Catalogue } from "./catalogue.ts";

/** Things by name, with those that are only referred to. */
export type KnownThings = Pick<Catalogue, "schemas" | "aspects" | "entities">;

type Referring = Pick<Catalogue, "schemas" | "aspects" | "entities" | "references">;

/** The catalogue to look names up in: with what it refers to. To list what is documented, it takes the catalogue itself. */
export function withReferences<Model extends Referring>(catalogue: Model): Model {
  const { references = [] } = catalogue;
  if (references.length === 0) return catalogue;
  return {
    ...catalogue,
    schemas: new Map([...references.flatMap(({ schemas }) => [...schemas]), ...catalogue.schemas]),
    aspects: new Map([...references.flatMap(({ aspects }) => [...aspects]), ...catalogue.aspects]),
    entities: new Map([...references.flatMap(({ entities }) => [...entities]), ...catalogue.entities]),
  };
}
