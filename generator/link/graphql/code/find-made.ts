import { toSimpleName } from "../../../catalogue/to-simple-name.ts";
import type { JavaMethod } from "../../../parse/java/java-document.ts";

/** An object with the local that holds it. */
export interface MadeObject {
  readonly type: string;
  readonly local: string;
}

/** `Dataset result = new Dataset()`, where that is an object of the schema. */
export function findMade({ body }: JavaMethod, fields: { has(name: string): boolean }): MadeObject | undefined {
  for (const statement of body) {
    if (statement.kind !== "local" || statement.value?.kind !== "new") continue;
    const type = toSimpleName(statement.value.type);
    if (fields.has(type)) return { type, local: statement.name };
  }
  return undefined;
}
