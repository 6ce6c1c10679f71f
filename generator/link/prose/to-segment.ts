/** A label as a part of an address. */
export function toSegment(label: string): string {
  const segment = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return segment === "" ? "more" : segment;
}
