import { isPlaceName } from "../attributes/place-name.ts";

/** A label of Sphinx as a place is called: whatever its case and blanks are, it is one; undefined where none can have that name. */
export function toPlaceName(label: string): string | undefined {
  const name = label.trim().toLowerCase().replace(/\s+/g, "-");
  return isPlaceName(name) ? name : undefined;
}
