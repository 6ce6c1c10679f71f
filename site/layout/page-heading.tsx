import type { PageFrame } from "../../generator/page-model/render-page.ts";
import type { ReactNode } from "react";
import { BadgeList } from "../../templates/parts/badge-list.tsx";
import { nounLabel } from "./noun-label.ts";

/** What the thing is, then its name, then its badges. Names of declared things are monospace. */
export function PageHeading({ page }: { readonly page: PageFrame }): ReactNode {
  const isName = page.noun !== undefined && page.noun !== "prose";
  return (
    <>
      {page.noun === undefined ? null : (
        <p className="page-noun" data-noun={page.noun}>
          {nounLabel(page.noun)}
        </p>
      )}
      <div className="page-title">
        <h1 className={isName ? "name" : undefined}>{isName ? breakable(page.title) : page.title}</h1>
        <BadgeList badges={page.badges} />
      </div>
    </>
  );
}

/** The name with places to break a line after dots and before the capitals inside it. */
function breakable(name: string): ReactNode {
  const parts = name.split(/(?<=[._])|(?<=[a-z0-9])(?=[A-Z])/);
  return parts.map((part, index) => (
    // The parts of a name never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </span>
  ));
}
