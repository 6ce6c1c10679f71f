/** Types that are written alike: of numbers that differ in size, the smaller ones cut off. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(["int32", "uint32", "int64", "uint64", "bool"]),
  new Set(["sint32", "sint64"]),
  new Set(["fixed32", "sfixed32"]),
  new Set(["fixed64", "sfixed64"]),
];

/** Whether what was written as one scalar can be read as the other. */
export function isKeptOnWire(was: string, is: string): boolean {
  // Bytes hold any text, and not the other way round.
  return (was === "string" && is === "bytes") || alike.some((types) => types.has(was) && types.has(is));
}
