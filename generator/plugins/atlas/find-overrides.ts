import type { PluginProblem } from "../plugin.ts";
import type { LoadedType } from "./loaded-type.ts";
import type { TypeFamily } from "./type-family.ts";

interface Known {
  readonly byName: ReadonlyMap<string, LoadedType>;
  readonly family: TypeFamily;
}

/** Attributes of a type that stand in its own file and that a type has which it extends, which Atlas refuses. */
export function findOverrides(type: LoadedType, { byName, family }: Known): readonly PluginProblem[] {
  if (type.superTypes.length === 0 || type.attributes.length === 0) return [];
  const inherited = new Map<string, string>();
  for (const name of family.ancestorsOf(type.name)) {
    for (const attribute of byName.get(name)?.attributes ?? []) inherited.set(attribute.name, name);
  }
  return type.attributes.flatMap(({ name, place, file }) => {
    const above = inherited.get(name);
    if (above === undefined || (file !== undefined && file !== type.declaredIn)) return [];
    const message = `\`${type.name}\` has the attribute \`${name}\` from \`${above}\` already, and Atlas refuses to give it another one`;
    return [{ code: "repeated-attribute", message, place }];
  });
}
