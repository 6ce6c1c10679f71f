import type { Catalogue } from "../catalogue/catalogue.ts";
import type { NamedSchema } from "../catalogue/schema.ts";
import { spellOutNumbers } from "../catalogue/spell-out-numbers.ts";

/** A catalogue of whose schemas and fields annotations have all digits of whole numbers: two may have the same nearest number. */
export function takeAllDigits(catalogue: Catalogue): Catalogue {
  const schemas = new Map([...catalogue.schemas].map(([name, schema]) => [name, takeDigits(schema)]));
  return { ...catalogue, schemas };
}

function takeDigits(schema: NamedSchema): NamedSchema {
  const own = spellOutNumbers(schema);
  if (own.kind !== "record") return own;
  const fields = own.fields.map(spellOutNumbers);
  return fields.every((field, index) => field === own.fields[index]) ? own : { ...own, fields };
}
