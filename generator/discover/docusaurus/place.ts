import type { StaticValue } from "./read-static-value.ts";

/** A value with what is inside of it; what isn't there or isn't known has nothing inside. */
export interface Place {
  at(key: string): Place;
  list(): readonly Place[];
  text(): string | undefined;
  texts(): readonly string[] | undefined;
  isFalse(): boolean;
  isObject(): boolean;
}

/** Looks into a value. */
export function toPlace(value: StaticValue | undefined): Place {
  const text = value?.kind === "scalar" && typeof value.value === "string" ? value.value : undefined;
  const list = value?.kind === "list" ? value.items : undefined;
  return {
    at: (key) => toPlace(value?.kind === "object" ? value.entries.get(key) : undefined),
    list: () => list?.map(toPlace) ?? [],
    text: () => text,
    texts: () => list?.flatMap((item) => toPlace(item).text() ?? []),
    isFalse: () => value?.kind === "scalar" && value.value === false,
    isObject: () => value?.kind === "object",
  };
}

/** What says nothing. */
export const nowhere = toPlace(undefined);
