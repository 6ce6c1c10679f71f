import { toPlainName } from "../../places/plain-name.ts";

/** A label as a part of an address. */
export function toSegment(label: string): string {
  const segment = toPlainName(label.toLowerCase())
    .replace(/[._-]+/g, "-")
    .replace(/^-|-$/g, "");
  return segment === "" ? "more" : segment;
}
