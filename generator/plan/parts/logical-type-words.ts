import type { LogicalType } from "../../print/read-logical-type.ts";

/** A logical type in a reader's words, e.g. `timestamp in milliseconds` or `decimal(12, 2)`. */
export function describeLogicalType(type: LogicalType): string {
  switch (type.kind) {
    case "uuid":
    case "date":
    case "duration":
      return type.kind;
    case "bigDecimal":
      return "decimal of any scale";
    case "decimal":
      return type.scale === 0 ? `decimal(${type.precision})` : `decimal(${type.precision}, ${type.scale})`;
    case "time":
      return `time of day in ${type.unit}`;
    case "timestamp":
      return `timestamp in ${type.unit}`;
    case "localTimestamp":
      return `local timestamp in ${type.unit}`;
  }
}
