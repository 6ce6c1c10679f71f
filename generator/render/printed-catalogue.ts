import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Engine } from "../engine/engine.ts";
import { encodeJson } from "../print/print-json.ts";

/** The linked model as JSON. */
export interface PrintedCatalogue {
  /** Tells what it says from anything else that it may say, without a need to print it. */
  name(): string;
  print(): Iterable<Uint8Array>;
}

/** The print of a catalogue, which is called after all that the model was made from. */
export function createPrintedCatalogue(catalogue: Catalogue, engine: Engine): PrintedCatalogue {
  // Who gives a thing on has read all of it, also where nobody knows what it was made from.
  const looked = engine.ask({ query: "name catalogue", lasts: "by origin" }, { catalogue }, (from) =>
    Object.values(from.catalogue),
  );
  return { name: () => looked.name(), print: () => encodeJson(catalogue) };
}
