/**
 * JSON as models write it. Integers beyond 2^53 are kept exactly as `bigint`; objects have no
 * prototype, so a key such as `__proto__` or `toString` is a key like any other.
 */
export type JsonValue = null | boolean | number | bigint | string | readonly JsonValue[] | JsonObject;

/** Keys in the written order. */
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
