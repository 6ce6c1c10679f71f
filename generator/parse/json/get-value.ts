import type { LocatedJson, LocatedObject } from "./located-json.ts";

/** The text that a value is, if it is a whole one. */
export function toText(value: LocatedJson | undefined): string | undefined {
  return value?.kind === "scalar" && typeof value.value === "string" && value.isCut !== true ? value.value : undefined;
}

/** The texts of a list, or the only one that stands in its place. */
export function toTexts(value: LocatedJson | undefined): readonly string[] {
  const items = value?.kind === "array" ? value.items : [value];
  return items.flatMap((item) => toText(item) ?? []);
}

/** The text of a key, if it is one. */
export function getText({ entries }: LocatedObject, key: string): string | undefined {
  return toText(entries.get(key)?.value);
}

/** The value of a key that says yes or no, if it does. */
export function getFlag({ entries }: LocatedObject, key: string): boolean | undefined {
  const value = entries.get(key)?.value;
  return value?.kind === "scalar" && typeof value.value === "boolean" ? value.value : undefined;
}

/** The object of a key, if it is one, and none of what isn't there. */
export function getObject(where: LocatedObject | undefined, key: string): LocatedObject | undefined {
  const value = where?.entries.get(key)?.value;
  return value?.kind === "object" ? value : undefined;
}
