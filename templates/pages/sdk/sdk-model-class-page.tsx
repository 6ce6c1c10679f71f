import type { ReactNode } from "react";
import { sdkSections, type SdkModelClassContent } from "../../../generator/page-model/sdk.ts";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { Section } from "../../parts/section.tsx";
import { SdkConstants } from "./sdk-module-page.tsx";
import { SdkImport, SdkSignature } from "./sdk-parts.tsx";

/** The class that stands for a record or an enum. */
export function SdkModelClassPage({ content }: { readonly content: SdkModelClassContent }): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      {content.doc === undefined ? (
        <EmptyState text="No description in the model." source={content.source} />
      ) : (
        <DocView html={content.doc} under={1} />
      )}
      <FactStrip facts={content.facts} />
      <SdkImport line={content.importLine} />
      {content.signature === undefined ? (
        <Section id={sdkSections.values} title="Constants" note={content.constants.length}>
          <SdkConstants constants={content.constants} />
        </Section>
      ) : (
        <Section id={sdkSections.constructor} title="Constructor and properties" note={content.parameters.length}>
          <SdkSignature signature={content.signature} label="Signature of the constructor" />
          {content.parameters.length === 0 ? (
            <EmptyState text="It has no properties." />
          ) : (
            <FieldTable rows={content.parameters} nameLabel="Property" />
          )}
        </Section>
      )}
    </>
  );
}
