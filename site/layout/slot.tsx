import type { PartName, SiteParts } from "../../generator/page-model/part-names.ts";
import type { FC, ReactNode } from "react";

interface SlotProps<Props> {
  readonly name: PartName;
  readonly parts: SiteParts | undefined;
  /** The site's own component for the part. */
  readonly own: FC<Props>;
  readonly props: Props;
}

/** A part of the frame: the user's component where there is one, which gets the site's own as `Default`. */
export function Slot<Props extends object>({ name, parts, own: Own, props }: SlotProps<Props>): ReactNode {
  const Replacement = parts?.[name] as FC<Props & { readonly Default: FC<Props> }> | undefined;
  return Replacement === undefined ? <Own {...props} /> : <Replacement {...props} Default={Own} />;
}
