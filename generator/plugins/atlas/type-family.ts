import { nameSchema } from "./name-schema.ts";
import { listApplicable } from "./list-applicable.ts";
import type { ThingAddress } from "../plugin.ts";
import type { LoadedType } from "./loaded-type.ts";
import type { Category } from "./typedef-file.ts";

/** Which types stand in which relation to others, worked out once. */
export interface TypeFamily {
  /** Types that name a type among their super types. */
  subTypesOf(name: string): readonly string[];
  /** All that a type extends, directly or not, without itself. */
  ancestorsOf(name: string): readonly string[];
  /** Classifications and business metadata that say that they are for an entity type, by that alone. */
  appliedTo(name: string): readonly LoadedType[];
}

/** So far is looked for what a type extends; the linker tells of more. */
const mostAncestors = 200;

/** Works out who stands where, of types that are loaded. */
export function createTypeFamily(byName: ReadonlyMap<string, LoadedType>): TypeFamily {
  const subTypes = new Map<string, string[]>();
  const applied = new Map<string, LoadedType[]>();
  for (const type of byName.values()) {
    for (const { name } of type.superTypes) push(subTypes, name, type.name);
    for (const name of new Set(listMeant(type))) push(applied, name, type);
  }
  const ancestors = new Map<string, readonly string[]>();
  return {
    subTypesOf: (name) => subTypes.get(name) ?? [],
    ancestorsOf(name) {
      const known = ancestors.get(name);
      if (known !== undefined) return known;
      const seen = new Set<string>([name]);
      // What is added on the way is gone through as well.
      for (const each of seen) {
        if (seen.size > mostAncestors) break;
        for (const above of byName.get(each)?.superTypes ?? []) seen.add(above.name);
      }
      const found = [...seen].slice(1);
      ancestors.set(name, found);
      return found;
    },
    appliedTo: (name) => applied.get(name) ?? [],
  };
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The entity types that a classification is for, or some attribute of business metadata. */
export function listMeant({ category, entityTypes, attributes }: LoadedType): readonly string[] {
  if (category === "classification") return entityTypes.map(({ name }) => name);
  return category === "businessMetadata" ? attributes.flatMap(({ more }) => listApplicable(more["options"])) : [];
}

/** Where a type has its page. */
export function addressOf({ category, name }: { readonly category: Category; readonly name: string }): ThingAddress {
  return category === "entity" ? `entity:${name}` : `schema:${nameSchema(name)}`;
}
