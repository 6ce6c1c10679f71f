import type { ReactNode } from "react";
import type { Fact, RichText } from "../../generator/page-model/parts.ts";
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
            <FactValue value={fact.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** More links than that would push what the page is about out of view. */
const mostLinks = 12;

/** So many of them are shown then. */
const shownLinks = 8;

function FactValue({ value }: { readonly value: RichText }): ReactNode {
  const links = value.flatMap(({ href }, index) => (href === undefined ? [] : [index]));
  const last = links[shownLinks - 1];
  if (last === undefined || links.length <= mostLinks) return <RichTextView value={value} />;
  const rest = value.slice(last + 1);
  return (
    <>
      <RichTextView value={value.slice(0, last + 1)} />
      <details className="fact-more">
        <summary>{links.length - shownLinks} more</summary>
        <RichTextView value={rest[0]?.text === ", " ? rest.slice(1) : rest} />
      </details>
    </>
  );
}
