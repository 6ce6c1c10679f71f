import type { JsonObject } from "../catalogue/json.ts";

/** What a value of an Avro type means beyond its bytes. */
export type LogicalType =
  | { readonly kind: "uuid" | "date" | "duration" | "bigDecimal" }
  | { readonly kind: "decimal"; readonly precision: number; readonly scale: number }
  | { readonly kind: "time" | "timestamp" | "localTimestamp"; readonly unit: TimeUnit };

/** What a number of a time counts. */
export type TimeUnit = "milliseconds" | "microseconds" | "nanoseconds";

/** A type by what its values are made of. */
export type BaseType = { readonly kind: "primitive"; readonly name: string } | { readonly kind: "fixed"; size: number };

/**
 * The logical type among a type's attributes. Undefined for one that the format doesn't know or that doesn't belong
 * to the type below it: readers are told to pass such a one over.
 */
export function readLogicalType(base: BaseType, attributes: JsonObject | undefined): LogicalType | undefined {
  const name = attributes?.["logicalType"];
  if (attributes === undefined || typeof name !== "string") return undefined;
  if (name === "decimal") return readDecimal(base, attributes);
  const bases = known.get(name);
  return bases?.types.includes(nameOf(base)) === true ? bases.meaning : undefined;
}

function nameOf(base: BaseType): string {
  return base.kind === "fixed" ? `fixed ${base.size}` : base.name;
}

const known: ReadonlyMap<string, { readonly types: readonly string[]; readonly meaning: LogicalType }> = new Map([
  ["uuid", { types: ["string", "fixed 16"], meaning: { kind: "uuid" } }],
  ["date", { types: ["int"], meaning: { kind: "date" } }],
  ["duration", { types: ["fixed 12"], meaning: { kind: "duration" } }],
  ["big-decimal", { types: ["bytes"], meaning: { kind: "bigDecimal" } }],
  ["time-millis", { types: ["int"], meaning: { kind: "time", unit: "milliseconds" } }],
  ["time-micros", { types: ["long"], meaning: { kind: "time", unit: "microseconds" } }],
  ["timestamp-millis", { types: ["long"], meaning: { kind: "timestamp", unit: "milliseconds" } }],
  ["timestamp-micros", { types: ["long"], meaning: { kind: "timestamp", unit: "microseconds" } }],
  ["timestamp-nanos", { types: ["long"], meaning: { kind: "timestamp", unit: "nanoseconds" } }],
  ["local-timestamp-millis", { types: ["long"], meaning: { kind: "localTimestamp", unit: "milliseconds" } }],
  ["local-timestamp-micros", { types: ["long"], meaning: { kind: "localTimestamp", unit: "microseconds" } }],
  ["local-timestamp-nanos", { types: ["long"], meaning: { kind: "localTimestamp", unit: "nanoseconds" } }],
]);

function readDecimal(base: BaseType, { precision, scale = 0 }: JsonObject): LogicalType | undefined {
  if (base.kind === "primitive" && base.name !== "bytes") return undefined;
  if (!isWhole(precision) || !isWhole(scale) || precision < 1 || scale > precision) return undefined;
  if (base.kind === "fixed" && precision > Math.floor(Math.log10(2) * (8 * base.size - 1))) return undefined;
  return { kind: "decimal", precision, scale };
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}
