import type { ReactNode } from "react";
import type { CapabilityIcon } from "../../../generator/page-model/ingestion.ts";

/** Outlines on a grid of 16, drawn with the text's colour. */
const paths: Readonly<Record<CapabilityIcon, string>> = {
  schema: "M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 6.5v6",
  lineage:
    "M2 8a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0M10.5 3.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0M10.5 12.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0M5.3 7.2l5.4-2.8M5.3 8.8l5.4 2.8",
  quality: "M2.5 13.5v-4M6 13.5v-8M9.5 13.5v-6M13 13.5v-11",
  usage: "M1.5 8s2.5-4 6.5-4 6.5 4 6.5 4-2.5 4-6.5 4-6.5-4-6.5-4zM6.5 8a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
  people: "M5.5 5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M2.5 13.5c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5",
  labels: "M2.5 2.5h5l6 6-5 5-6-6zM5 5h.01",
  upkeep: "M13 8a5 5 0 1 1-1.5-3.5M13 2.5v2.5h-2.5",
};

const icons = Object.keys(paths) as readonly CapabilityIcon[];

/** The outlines, once a page; the signs refer to them. */
export function CapabilitySigns(): ReactNode {
  return (
    <svg className="capability-outlines" aria-hidden="true">
      {icons.map((icon) => (
        <symbol key={icon} id={toId(icon)} viewBox="0 0 16 16">
          <path d={paths[icon]} />
        </symbol>
      ))}
    </svg>
  );
}

/** A small sign beside a word that says the same. */
export function CapabilitySign({ icon }: { readonly icon: CapabilityIcon }): ReactNode {
  return (
    <svg className="capability-icon" aria-hidden="true">
      <use href={`#${toId(icon)}`} />
    </svg>
  );
}

function toId(icon: CapabilityIcon): string {
  return `~sign-${icon}`;
}
