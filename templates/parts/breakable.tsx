import type { ReactNode } from "react";

/** Shorter names fit into the narrowest column. */
const longestWhole = 20;

/**
 * A name with places to break a line after dots, between the parts of a path, after words with a colon and before the capitals inside it. What stands around the
 * name without a space takes room as well: `length` is that of the whole.
 */
export function breakable(name: string, length: number = name.length): ReactNode {
  if (length <= longestWhole) return name;
  const parts = name.split(/(?<=[._])|(?<=[\w}]\/)(?=[\w{])|(?<=\w{4}:)(?=[A-Za-z])|(?<=[a-z0-9])(?=[A-Z])/);
  // The parts of a name never change places.
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}
