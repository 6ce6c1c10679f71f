import { isWhole } from "./is-whole.ts";

/** Whether a number is a multiple of another one: of whole ones to the last digit, of others by more digits than anybody writes, since fractions of ten aren't exact. */
export function isMultiple(of: number | bigint, one: number | bigint): boolean {
  // Anything but nothing is no multiple of nothing, and nothing is one of everything.
  if (Number(one) === 0) return Number(of) === 0;
  if (isWhole(of) && isWhole(one)) return BigInt(of) % BigInt(one) === 0n;
  const times = Number(of) / Number(one);
  return Math.abs(times - Math.round(times)) < 1e-9;
}
