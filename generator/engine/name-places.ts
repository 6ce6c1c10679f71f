import { isObject } from "./is-object.ts";
import { lookAgain } from "./look-again.ts";
import { type Reads, toText } from "./reads.ts";

/** What names data: by what it was made from, if that is known, and by what it says. */
interface Names {
  originOf(data: unknown): string | undefined;
  of(data: unknown): string;
}

/** A place that was read. */
export interface NamedPlace {
  readonly path: string;
  readonly name: string;
  /** Names what was found there and below by what it says, in the order of `lookAgain`. */
  says(): readonly string[];
}

/**
 * Names what is found now at the places that were read. Where it is known what a thing was made from,
 * that tells of all that was read in it, and nobody looks there.
 */
export function namePlaces(reads: Reads, value: unknown, names: Names): readonly NamedPlace[] {
  const places: NamedPlace[] = [];
  const visit = (reads: Reads, value: unknown, path: string): void => {
    const origin = names.originOf(value);
    if (origin !== undefined) {
      places.push({ path, name: origin, says: () => lookAgain(reads, value).map((thing) => names.of(thing)) });
    } else if (reads.of === "parts" && isObject(value)) {
      if (reads.names !== undefined) visit({ of: "value" }, Object.keys(value), join(path, everyName));
      for (const [part, inner] of reads.parts) visit(inner, Reflect.get(value, part), join(path, part));
    } else {
      const found = lookAgain(reads, value);
      const paths = found.length === 1 ? [path] : nameReads(reads, path);
      for (const [index, thing] of found.entries()) {
        const made = names.originOf(thing);
        const name = made ?? names.of(thing);
        places.push({ path: paths[index] ?? path, name, says: () => [made === undefined ? name : names.of(thing)] });
      }
    }
  };
  visit(reads, value, "");
  return places;
}

/** Names of the places that were read, in their order. */
export function nameReads(reads: Reads, path = ""): readonly string[] {
  const below = (name: string): string => join(path, name);
  switch (reads.of) {
    case "value":
      return [path];
    case "parts":
      return [
        ...(reads.names === undefined ? [] : [below(everyName)]),
        ...reads.parts.flatMap(([name, part]) => nameReads(part, below(name))),
      ];
    case "map":
      return [
        ...nameWhole(reads.whole).map(below),
        ...reads.entries.map(below),
        ...reads.keys.map((key) => below(`${key}?`)),
      ];
    case "answers":
      return reads.questions.map((question) => `${path}(${question.map(toText).join(", ")})`);
  }
}

const everyName = "every name";

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

function nameWhole(whole: readonly ("keys" | "values")[]): readonly string[] {
  if (whole.includes("values")) return ["every entry"];
  return whole.length > 0 ? ["every key"] : [];
}
