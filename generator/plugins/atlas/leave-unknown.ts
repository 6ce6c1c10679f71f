import type { Catalogue } from "../../catalogue/catalogue.ts";
import { withReferences } from "../../catalogue/with-references.ts";
import type { AddedSections } from "../plugin.ts";

/** Where a link leads instead; undefined where there is nothing of what it leads to. */
type Redirect = (target: string) => string | undefined;

/**
 * Sections without links to what the catalogue neither documents nor keeps of the models that it refers to, of which it knows no more
 * than its own types lead to. Of an entity type that is only extended, it has no more than the attributes.
 */
export function leaveUnknown(sections: readonly AddedSections[], catalogue: Catalogue): readonly AddedSections[] {
  if (catalogue.references === undefined) return sections;
  const { entities, aspects, schemas } = withReferences(catalogue);
  const redirect: Redirect = (target) => {
    const name = target.slice(target.indexOf(":") + 1);
    if (!target.startsWith("entity:")) return schemas.has(name) ? target : undefined;
    return entities.has(name) ? target : aspects.has(name) ? `aspect:${name}` : undefined;
  };
  return sections.map(({ to, sections: own }) => ({ to, sections: leave(own, redirect) }));
}

function leave<Value>(value: Value, redirect: Redirect): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => leave(each, redirect)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).flatMap(([key, inside]: [string, unknown]) => {
    if (key !== "to" || typeof inside !== "string") return [[key, leave(inside, redirect)] as const];
    const target = redirect(inside);
    return target === undefined ? [] : [[key, target] as const];
  });
  return Object.fromEntries(kept) as Value;
}
