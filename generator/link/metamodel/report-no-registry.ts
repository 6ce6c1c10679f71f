import type { Aspect } from "../../catalogue/metamodel.ts";
import { registryCodes } from "../../diagnostics/codes/registry.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Schemas } from "./types.ts";

/** So many aspects that no entity carries are no leftovers: what says who carries them was not read. */
const fewest = 10;

/** Tells of a model of which no registry was read that it most likely has one, and returns whether it does. */
export function reportNoRegistry(aspects: Iterable<Aspect>, schemas: Schemas, report: Report): boolean {
  const all = [...aspects];
  const idle = all.filter(({ entities, keyOf }) => entities.length === 0 && keyOf.length === 0);
  const [first] = idle;
  if (first === undefined || idle.length < fewest) return false;
  report.add(registryCodes.noRegistry({ idle: idle.length, of: all.length }), schemas.get(first.schema)?.nameSpan);
  return true;
}
