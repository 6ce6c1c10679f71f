import type { ReactNode } from "react";
import { sdkSections, type SdkClassContent } from "../../../generator/page-model/sdk.ts";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { IndexLine } from "../../parts/index-line.tsx";
import { Section } from "../../parts/section.tsx";
import { SdkErrors, SdkFunctionGroups, SdkImport, SdkParts, SdkSignature } from "./sdk-parts.tsx";

/** A class: how it is imported and made, its attributes and methods. */
export function SdkClassPage({ content }: { readonly content: SdkClassContent }): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      {content.source === undefined ? null : <EmptyState text="No description." source={content.source} />}
      <DocView html={content.doc} under={1} />
      <FactStrip facts={content.facts} />
      <SdkImport line={content.importLine} />
      <SdkParts parts={content.parts} part={content.part} />
      <Constructor content={content} />
      {content.attributes.length === 0 ? null : (
        <Section id={sdkSections.attributes} title="Attributes" note={content.attributes.length}>
          <FieldTable rows={content.attributes} nameLabel="Attribute" />
        </Section>
      )}
      {content.examples.length === 0 ? null : (
        <Section id={sdkSections.examples} title="Examples">
          {content.examples.map((example) => (
            <figure key={example.id} className="sdk-example">
              <figcaption>{example.label}</figcaption>
              <CodeBlock tab={example} />
            </figure>
          ))}
        </Section>
      )}
      <SdkFunctionGroups groups={content.methods} title="Methods" />
      {content.inherited.map(({ id, label, methods }) => (
        <Section key={id} id={id} title={label} note={methods.length}>
          <ul className="index">
            {methods.map((method) => (
              <IndexLine key={method.id} item={method} id={method.id} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function Constructor({ content }: { readonly content: SdkClassContent }): ReactNode {
  if (content.signature === undefined) return null;
  return (
    <Section id={sdkSections.constructor} title="Constructor">
      <SdkSignature signature={content.signature} label="Signature of the constructor" />
      {content.parameters.length === 0 ? null : <FieldTable rows={content.parameters} nameLabel="Parameter" />}
      {content.raises.length === 0 ? null : (
        <dl className="symbol-facts">
          <SdkErrors errors={content.raises} />
        </dl>
      )}
    </Section>
  );
}
