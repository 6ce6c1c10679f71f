import { digest } from "../places/digest.ts";

/** Names where answers are by all that tells their questions from any other. */
export interface Places {
  of(scope: string, query: string, key: string): string;
  /** Forgets names where there are far more of them than so many that are in use. */
  keepAbout(count: number): void;
}

/** To make a name takes as long as to see that an answer holds, and the same questions are asked again and again: names are kept. */
export function createPlaces(): Places {
  const scopes = new Map<string, Map<string, Map<string, string>>>();
  let size = 0;
  return {
    of(scope, query, key) {
      const queries = getOrAdd(scopes, scope, () => new Map<string, Map<string, string>>());
      return getOrAdd(
        getOrAdd(queries, query, () => new Map<string, string>()),
        key,
        () => {
          size += 1;
          return digest(scope, query, key);
        },
      );
    },
    keepAbout(count) {
      if (size <= 2 * count) return;
      scopes.clear();
      size = 0;
    },
  };
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
