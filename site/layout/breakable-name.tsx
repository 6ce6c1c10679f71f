import type { ReactNode } from "react";

/** A name with places to break a line after dots and underscores and before the capitals inside it. */
export function BreakableName({ name }: { readonly name: string }): ReactNode {
  const parts = name.split(/(?<=[._])|(?<=[a-z0-9])(?=[A-Z])/);
  // The parts of a name never change places.
  return parts.flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, part]));
}
