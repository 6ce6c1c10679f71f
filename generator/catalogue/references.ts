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
