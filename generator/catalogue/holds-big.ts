/** Whether there is a whole number anywhere in a value that JavaScript has no number for. */
export function holdsBig(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return typeof value === "bigint";
  return Object.values(value).some(holdsBig);
}
