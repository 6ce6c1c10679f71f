import type { ReactNode } from "react";

/** Shorter names fit into the narrowest column. */
const longestWhole = 20;

/** A name with places to break a line after dots and before the capitals inside it. */
export function breakable(name: string): ReactNode {
  if (name.length <= longestWhole) return name;
  const parts = name.split(/(?<=[._])|(?<=[a-z0-9])(?=[A-Z])/);
  return parts.map((part, index) => (
    // The parts of a name never change places.
    <Part key={index} part={part} isFirst={index === 0} />
  ));
}

function Part({ part, isFirst }: { readonly part: string; readonly isFirst: boolean }): ReactNode {
  return isFirst ? (
    part
  ) : (
    <>
      <wbr />
      {part}
    </>
  );
}
