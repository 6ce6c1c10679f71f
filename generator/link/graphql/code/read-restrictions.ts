import type { Span } from "../../../catalogue/span.ts";
import type { JavaSources } from "../../code/java-classes.ts";
import { findMade } from "./find-made.ts";
import { listJavaParts } from "./list-java-parts.ts";

/** What the server's code calls what takes out of an object all that some readers may not view. */
const restricts = "restrictEntity";

/** Objects that some readers are given without what they may not view, by name, each with the place that sees to it. */
export function readRestrictions(
  sources: JavaSources,
  { mappers, objects }: { readonly mappers: readonly string[]; readonly objects: { has(name: string): boolean } },
): ReadonlyMap<string, Span> {
  const found = new Map<string, Span>();
  for (const path of [...mappers].sort()) {
    for (const { methods } of sources.read(path)?.classes ?? []) {
      for (const method of methods) {
        const object = findMade(method, objects);
        const call = method.body
          .flatMap(({ value }) => (value === undefined ? [] : listJavaParts(value)))
          .find((part) => part.kind === "call" && part.name === restricts);
        if (object !== undefined && call?.kind === "call" && !found.has(object.type)) found.set(object.type, call.span);
      }
    }
  }
  return found;
}
