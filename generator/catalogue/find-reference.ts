import type { Catalogue } from "./catalogue.ts";
import type { Reference } from "./references.ts";

/** The model that is only referred to and that a file belongs to; undefined for files of the model itself. */
export function findReference({ references = [] }: Pick<Catalogue, "references">, file: string): Reference | undefined {
  return file.startsWith("@") ? references.find(({ name }) => file.startsWith(`@${name}/`)) : undefined;
}
