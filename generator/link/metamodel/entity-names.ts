import type { Span } from "../../catalogue/span.ts";
import { metamodelCodes } from "../../diagnostics/codes/metamodel.ts";
import type { Report } from "../../diagnostics/report.ts";

/** The names of a model's entities, which the platform compares without case. */
export interface EntityNames {
  /** The name as it is declared; undefined when no entity has it. Each spelling that differs is noted once, at its first place. */
  find(name: string, span: Span): string | undefined;
  /** Whether an entity has the name; notes nothing. */
  has(name: string): boolean;
}

/**
 * The declared names, whichever case they are asked for in; a spelling that differs is reported once. Of names that differ by case
 * alone, which other languages than the platform's may have, the first is meant by all spellings that are none of them.
 */
export function createEntityNames(declared: Iterable<string>, report: Report): EntityNames {
  const exact = new Set(declared);
  const names = new Map([...exact].toReversed().map((name) => [name.toLowerCase(), name]));
  const noted = new Set<string>();
  return {
    has: (name) => names.has(name.toLowerCase()),
    find(name, span) {
      const found = exact.has(name) ? name : names.get(name.toLowerCase());
      if (found !== undefined && found !== name && !noted.has(name)) {
        noted.add(name);
        report.add(metamodelCodes.entitySpelling({ written: name, declared: found }), span);
      }
      return found;
    },
  };
}
