import type { JsonValue } from "../catalogue/json.ts";
import type { LogicalType, TimeUnit } from "./read-logical-type.ts";

/** A value that shows what a logical type holds, in the form in which Avro's JSON has it; `size` is that of a fixed. */
export function sampleLogicalValue(type: LogicalType, size?: number): JsonValue {
  switch (type.kind) {
    case "uuid":
      return size === undefined ? uuid : toByteString(uuidBytes);
    case "date":
      return dayInDays;
    case "duration":
      return toByteString([0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]);
    case "bigDecimal":
      return toByteString([4, 0x04, 0xe2, 4]);
    case "time":
      return inUnit(morning, type.unit);
    case "timestamp":
    case "localTimestamp":
      return inUnit(dayInTime, type.unit);
    case "decimal":
      return toByteString(toBytes(sampleDecimal(type), size));
  }
}

const uuid = "3f2b8c1e-5d47-4a90-b6f3-9c1d2e8a7b54";
/** Another one, of characters that a page can show. */
const fixedUuid = "61c3b5e47a3d4d6fb4e1c9d2f3a8b7e5";
const uuidBytes = (fixedUuid.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** 2024-01-01, and 6 o'clock of it. */
const dayInDays = 19_723;
const morning = 21_600_000;
const dayInTime = dayInDays * 86_400_000 + morning;

const perMillisecond: Readonly<Record<TimeUnit, bigint>> = {
  milliseconds: 1n,
  microseconds: 1000n,
  nanoseconds: 1_000_000n,
};

function inUnit(milliseconds: number, unit: TimeUnit): number | bigint {
  const value = BigInt(milliseconds) * perMillisecond[unit];
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value;
}

/** 12.50 without its point, or 1 where so many digits are too many. */
function sampleDecimal({ precision, scale }: { readonly precision: number; readonly scale: number }): bigint {
  // Beyond this no one writes a decimal, and its digits would be a page of zeros.
  const value = scale > 400 ? 1n : (125n * 10n ** BigInt(scale)) / 10n;
  return String(value).length > precision ? 1n : value;
}

/** Two's complement, the highest byte first, as long as it has to be or as a fixed is. */
function toBytes(value: bigint, size?: number): readonly number[] {
  const bytes: number[] = [];
  for (let rest = value; rest > 0n; rest >>= 8n) bytes.unshift(Number(rest & 0xffn));
  if (bytes.length === 0 || (bytes[0] ?? 0) > 0x7f) bytes.unshift(0);
  return size === undefined ? bytes : [...Array<number>(Math.max(0, size - bytes.length)).fill(0), ...bytes];
}

/** Bytes as JSON has them: a character for each. */
function toByteString(bytes: readonly number[]): string {
  return bytes.map((byte) => String.fromCharCode(byte)).join("");
}
