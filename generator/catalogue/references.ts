import type { Catalogue } from "./catalogue.ts";
import type { Aspect, Entity } from "./metamodel.ts";
import type { NamedSchema } from "./schema.ts";

/** What the model takes from another one that is documented elsewhere: as much of it as names of the model lead to. */
export interface Reference {
  /** What the other model is called. */
  readonly name: string;
  /** Where its own pages are published, with a final slash; absent where that isn't known. */
  readonly url?: string | undefined;
  /** By full name, sorted; who uses them is not said here. */
  readonly schemas: ReadonlyMap<string, NamedSchema>;
  /** By name; of the entities that carry them, only those of the model are listed. */
  readonly aspects: ReadonlyMap<string, Aspect>;
  /** By name; of what they carry, only aspects of the model are listed. */
  readonly entities: ReadonlyMap<string, Entity>;
}

/** The model that is only referred to and that a file belongs to; undefined for files of the model itself. */
export function findReference({ references = [] }: Pick<Catalogue, "references">, file: string): Reference | undefined {
  return file.startsWith("@") ? references.find(({ name }) => file.startsWith(`@${name}/`)) : undefined;
}

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
