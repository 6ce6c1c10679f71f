import type { ReactNode } from "react";
import type { PlainContent } from "../../generator/page-model/plain.ts";
import { Deprecation } from "../parts/deprecation.tsx";
import { DocView } from "../parts/doc-view.tsx";
import { FactStrip } from "../parts/fact-strip.tsx";
import { PlainSections } from "../parts/plain-sections.tsx";

/** A page of a plug-in. */
export function PlainPage({ content }: { readonly content: PlainContent }): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      <DocView html={content.doc} under={1} />
      <FactStrip facts={content.facts} />
      <PlainSections sections={content.sections} />
    </>
  );
}
