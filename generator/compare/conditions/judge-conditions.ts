import type { JsonValue } from "../../catalogue/json.ts";
import { listSpoken, type Spoken } from "./list-spoken.ts";
import { type Sample, satisfies } from "./satisfies.ts";

/** What one of two forms of a record says of which fields there are. */
export interface Conditioned {
  /** Each a JSON Schema; those that say more than which fields and values there are count where both sides have them. */
  readonly conditions: readonly JsonValue[];
  /** Fields that have to be there. */
  readonly required: ReadonlySet<string>;
  /** Whether there may be a field of a name. */
  readonly mayHave: (name: string) => boolean;
  /** The values that a field may have, as JSON; undefined where nobody says. */
  readonly valuesOf: (name: string) => ReadonlySet<string> | undefined;
}

/** So many fields are tried with and without each other, in so many objects. */
const mostNames = 12;
const mostSamples = 8192;

/**
 * Whether each of two forms of a record lets through what the other one does, by all objects that their conditions tell apart. What is
 * refused because a field has to be there always isn't refused by conditions. Undefined where not all of them are understood, or where
 * there are too many objects.
 */
export function judgeConditions(
  was: Conditioned,
  is: Conditioned,
): readonly [newReadsOld: boolean, oldReadsNew: boolean] | undefined {
  const spoken = [...was.conditions, ...is.conditions].map(listSpoken);
  if (spoken.includes(undefined)) return undefined;
  const values = joinSpoken(spoken);
  const [old, now] = [was, is].map((side) => ({
    ...side,
    required: new Set([...side.required].filter((name) => values.has(name))),
  }));
  if (old === undefined || now === undefined) return undefined;
  const samples = listSamples(values, old, now);
  const [before, after] = [old, now].map((side) => samples?.filter((sample) => isLetThrough(sample, side)));
  // Where nothing goes through, something isn't understood after all.
  if (before === undefined || after === undefined || before.length === 0 || after.length === 0) return undefined;
  return [letsThrough(now, before), letsThrough(old, after)];
}

function joinSpoken(all: readonly (Spoken | undefined)[]): Spoken {
  const joined = new Map<string, Set<string>>();
  for (const [name, values] of all.flatMap((spoken) => [...(spoken ?? [])])) {
    joined.set(name, new Set([...(joined.get(name) ?? []), ...values]));
  }
  return joined;
}

function listSamples(spoken: Spoken, was: Conditioned, is: Conditioned): readonly Sample[] | undefined {
  if (spoken.size > mostNames) return undefined;
  let samples: readonly Sample[] = [new Map()];
  for (const [name, named] of spoken) {
    const known = [was, is].flatMap((side) => side.valuesOf(name) ?? []);
    const isOfBoth = (value: string): boolean => known.every((values) => values.has(value));
    const all = new Set([...named, ...known.flatMap((values) => [...values])]);
    const values = [...[...all].filter(isOfBoth), ...(known.length === 0 ? [undefined] : [])];
    const isSure = was.required.has(name) && is.required.has(name);
    if (samples.length * (values.length + 1) > mostSamples) return undefined;
    samples = samples.flatMap((sample) => [
      ...(isSure ? [] : [sample]),
      ...values.map((value) => new Map([...sample, [name, value]])),
    ]);
  }
  return samples;
}

function isLetThrough(sample: Sample, { conditions, required, mayHave }: Conditioned): boolean {
  return (
    [...required].every((name) => sample.has(name)) &&
    [...sample.keys()].every(mayHave) &&
    conditions.every((condition) => satisfies(sample, condition))
  );
}

/** Whether conditions refuse none of some objects that have all fields which have to be there always. */
function letsThrough({ required, conditions }: Conditioned, samples: readonly Sample[]): boolean {
  return samples.every(
    (sample) =>
      ![...required].every((name) => sample.has(name)) || conditions.every((condition) => satisfies(sample, condition)),
  );
}
