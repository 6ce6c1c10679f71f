import type { ReactNode } from "react";
import { splitLabel } from "../../generator/page-model/split-label.ts";

/** A title, or a label of a list beside the page, with places to break a line in words that don't fit on it. */
export function BreakableLabel({ label }: { readonly label: string }): ReactNode {
  // The pieces of a label never change places.
  return splitLabel(label).flatMap((piece, index) => (index === 0 ? [piece] : [<wbr key={index} />, piece]));
}
