/** The last part of a dotted name. */
export function toSimpleName(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf(".") + 1);
}
