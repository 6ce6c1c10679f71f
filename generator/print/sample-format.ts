import type { JsonObject, JsonValue } from "../catalogue/json.ts";

/** A value of a format that a schema names; undefined where it names none that is known. */
export function sampleFormat(attributes: JsonObject | undefined): JsonValue | undefined {
  const format = attributes?.["format"];
  return typeof format === "string" ? values.get(format) : undefined;
}

const values: ReadonlyMap<string, JsonValue> = new Map([
  ["date", "2024-03-02"],
  ["date-time", "2024-03-02T10:15:00Z"],
  ["time", "10:15:00Z"],
  ["duration", "P1DT12H"],
  ["google.protobuf.Duration", "3.5s"],
  ["google.protobuf.FieldMask", "displayName,owner.email"],
  ["email", "jane@example.org"],
  ["hostname", "data.example.org"],
  ["ipv4", "192.0.2.10"],
  ["ipv6", "2001:db8::10"],
  ["uri", "https://example.org/orders"],
  ["url", "https://example.org/orders"],
  ["uri-reference", "/orders"],
  ["uuid", "6f1e4c1a-58a4-4f0c-9a53-2d1b1f7c0e11"],
  ["byte", "ZXhhbXBsZQ=="],
  ["regex", "^[a-z]+$"],
  ["json-pointer", "/orders/0"],
]);
