import type { ReactNode } from "react";
import { sdkSections, type SdkEnumView, type SdkModuleContent } from "../../../generator/page-model/sdk.ts";
import type { SymbolView } from "../../../generator/page-model/metamodel.ts";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { IndexLine } from "../../parts/index-line.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";
import { SdkFunctionGroups, SdkImport, SdkParts } from "./sdk-parts.tsx";

/** A module: its classes as links, its functions, enums and constants in full. */
export function SdkModulePage({ content }: { readonly content: SdkModuleContent }): ReactNode {
  return (
    <>
      <DocView html={content.doc} under={1} />
      <SdkImport line={content.importLine} />
      <SdkParts parts={content.parts} part={content.part} />
      {content.classes.length === 0 ? null : (
        <Section id={sdkSections.classes} title="Classes" note={content.classes.length}>
          <ul className="index">
            {content.classes.map((item) => (
              <IndexLine key={item.link.href} item={item} />
            ))}
          </ul>
        </Section>
      )}
      <SdkFunctionGroups groups={content.functions} title="Functions" />
      {content.enums.length === 0 ? null : (
        <Section id={sdkSections.enums} title="Enums" note={content.enums.length}>
          {content.enums.map((each) => (
            <EnumEntry key={each.id} view={each} />
          ))}
        </Section>
      )}
      {content.constants.length === 0 ? null : (
        <Section id={sdkSections.constants} title="Constants" note={content.constants.length}>
          <FieldTable rows={content.constants} nameLabel="Constant" />
        </Section>
      )}
    </>
  );
}

function EnumEntry({ view }: { readonly view: SdkEnumView }): ReactNode {
  return (
    <section className="symbol" data-heading={view.id}>
      <h3 id={view.id}>
        <a className="heading-anchor" href={`#${view.id}`}>
          <code>{view.deprecated === undefined ? view.name : <s>{view.name}</s>}</code>
        </a>
        <SinceLabel id={view.id} />
      </h3>
      <Deprecation deprecated={view.deprecated} />
      <DocView html={view.doc} under={3} />
      <SdkConstants constants={view.values} />
    </section>
  );
}

/** Constants with their meaning. */
export function SdkConstants({ constants }: { readonly constants: readonly SymbolView[] }): ReactNode {
  return (
    <>
      <TableTools count={constants.length} noun="constants" scope="list" />
      <dl className="symbols">
        {constants.map((constant) => (
          <div key={constant.id}>
            <dt id={constant.id}>
              <code>
                <a href={`#${constant.id}`}>
                  {constant.deprecated === undefined ? constant.name : <s>{constant.name}</s>}
                </a>
              </code>
              <SinceLabel id={constant.id} />
            </dt>
            <dd>
              <Deprecation deprecated={constant.deprecated} />
              <DocView html={constant.doc} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
