/** Orders names as people count: `order-v2` before `order-v10`. Others stay in the order of their characters. */
export function compareNaturally(one: string, other: string): number {
  const [left, right] = [toKey(one), toKey(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** As many digits as no version has more of. */
const digits = 12;

function toKey(name: string): string {
  return name.replace(/\d+/g, (number) => number.padStart(digits, "0"));
}
