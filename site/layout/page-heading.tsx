import type { PageFrame } from "../../generator/page-model/render-page.ts";
import type { ReactNode } from "react";
import { BadgeList } from "../../templates/parts/badge-list.tsx";
import { BreakableName } from "./breakable-name.tsx";
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
        <h1 className={isName ? "name" : undefined}>{isName ? <BreakableName name={page.title} /> : page.title}</h1>
        <BadgeList badges={page.badges} />
      </div>
    </>
  );
}
