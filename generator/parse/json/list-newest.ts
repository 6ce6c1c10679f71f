import type { LocatedJson, LocatedObject } from "./located-json.ts";

/** What is found in each of several answers of a schema registry, of each subject in that of its highest version. */
export function listNewest<Found>(
  answers: readonly LocatedJson[],
  find: (answer: LocatedObject) => Found | undefined,
): readonly (Found | undefined)[] {
  const bySubject = new Map<unknown, { readonly version: number; readonly found: Found | undefined }>();
  for (const answer of answers) {
    const found = answer.kind === "object" ? find(answer) : undefined;
    const subject = readPlain(answer, "subject") ?? answer;
    const version = Number(readPlain(answer, "version") ?? 0);
    const known = bySubject.get(subject);
    if (known === undefined || version > known.version) bySubject.set(subject, { version, found });
  }
  return [...bySubject.values()].map(({ found }) => found);
}

/** A text or number that an object holds under a key. */
export function readPlain(json: LocatedJson, key: string): unknown {
  const value = json.kind === "object" ? json.entries.get(key)?.value : undefined;
  return value?.kind === "scalar" ? value.value : undefined;
}
