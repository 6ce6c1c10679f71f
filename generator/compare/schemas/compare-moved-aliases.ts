import type { NamedSchema } from "../../catalogue/schema.ts";
import type { Change } from "../change.ts";
import { compareSchema } from "./compare-schema.ts";
import { nowNamed, type SchemasOfBoth } from "./schema-pair.ts";

/** What is called by names that are another schema's from now on. */
export interface MovedAliases {
  readonly names: ReadonlySet<string>;
  readonly changes: readonly Change[];
}

/**
 * What differs in JSON Schemas that others refer to by a name which is another schema's from now on, as that of the latest of several
 * versions, or of a file that is one of its definitions: whoever goes by it gets another schema, though none has changed.
 */
export function compareMovedAliases(both: SchemasOfBoth): MovedAliases {
  const later = new Map<string, NamedSchema>();
  for (const schema of both.after.values()) {
    if (schema.language === "other") for (const alias of schema.aliases) later.set(alias, schema);
  }
  const names = new Set<string>();
  const changes = [...both.before.values()].flatMap((was) =>
    (was.language === "other" ? was.aliases : []).flatMap((alias) => {
      const is = both.after.get(alias) ?? later.get(alias);
      if (is === undefined || is.fullName === nowNamed(both, was.fullName)) return [];
      names.add(alias);
      const site = { area: "types", thing: alias, coordinate: alias } as const;
      const found = compareSchema(both, site, { ...was, aliases: [] }, { ...is, aliases: [] });
      return found.filter(({ verdict }) => verdict !== "docs");
    }),
  );
  return { names, changes };
}
