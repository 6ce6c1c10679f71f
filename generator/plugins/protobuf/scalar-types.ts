import type { TypeOf } from "../plugin.ts";

/** The types that the language has itself, in the words of the catalogue; what these don't tell apart has its name as format. */
const scalars: ReadonlyMap<string, TypeOf> = new Map<string, TypeOf>([
  ["double", "double"],
  ["float", "float"],
  ["string", "string"],
  ["bytes", "bytes"],
  ["bool", "boolean"],
  ["int32", "int"],
  ["int64", "long"],
  ...["sint32", "sfixed32"].map((format) => [format, { type: "int", format }] as const),
  // What has no sign may be twice as much.
  ...["uint32", "fixed32", "uint64", "sint64", "fixed64", "sfixed64"].map(
    (format) => [format, { type: "long", format }] as const,
  ),
]);

/** A scalar by its name; undefined where that is none of them. */
export function findScalar(name: string): TypeOf | undefined {
  return scalars.get(name);
}
