import type { ReactNode } from "react";
import type { Fact } from "../../generator/page-model/parts.ts";
import { RichTextView } from "./rich-text-view.tsx";

/** The facts under a page's title, as pairs of label and value. */
export function FactStrip({ facts }: { readonly facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <RichTextView value={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
