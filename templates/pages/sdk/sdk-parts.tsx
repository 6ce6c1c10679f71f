import type { ReactNode } from "react";
import type { CodeTab, LinkItem, RichText } from "../../../generator/page-model/parts.ts";
import type { SdkErrorView, SdkFunctionGroup, SdkFunctionView } from "../../../generator/page-model/sdk.ts";
import { BadgeList } from "../../parts/badge-list.tsx";
import { breakable } from "../../parts/breakable.tsx";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";

/** A signature as one piece of code with linked types. */
export function SdkSignature({
  signature,
  label,
}: {
  readonly signature: RichText;
  readonly label: string;
}): ReactNode {
  return (
    <pre className="code sdk-signature" role="group" tabIndex={0} aria-label={label}>
      <code>
        <RichTextView value={signature} />
      </code>
    </pre>
  );
}

/** The line that brings a name into a program. */
export function SdkImport({ line }: { readonly line: CodeTab }): ReactNode {
  return (
    <div className="sdk-import">
      <CodeBlock tab={line} />
    </div>
  );
}

/** The pages of something that fills several, the one that is read marked among them. */
export function SdkParts({ parts, part }: { readonly parts: readonly LinkItem[]; readonly part: number }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <nav className="sdk-parts" aria-label="Parts">
      {parts.map(({ href, label }, index) => (
        <a key={href} href={href} aria-current={index === part ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Functions or methods, each with all that is known of it. */
export function SdkFunctionGroups({
  groups,
  title,
}: {
  readonly groups: readonly SdkFunctionGroup[];
  readonly title: string;
}): ReactNode {
  return groups
    .filter(({ functions }) => functions.length > 0)
    .map((group) => (
      <Section key={group.id} id={group.id} title={group.label ?? title} note={group.functions.length}>
        {group.functions.map((each) => (
          <SdkFunction key={each.id} view={each} />
        ))}
      </Section>
    ));
}

function SdkFunction({ view }: { readonly view: SdkFunctionView }): ReactNode {
  const name = (
    <a className="heading-anchor" href={`#${view.id}`}>
      <code>{view.deprecated === undefined ? breakable(view.name) : <s>{breakable(view.name)}</s>}</code>
    </a>
  );
  return (
    <section className="symbol" data-heading={view.id}>
      <h3 id={view.id}>
        {name} <BadgeList badges={view.badges} />
        <SinceLabel id={view.id} />
      </h3>
      <SdkSignature signature={view.signature} label={`Signature of ${view.name}`} />
      <Deprecation deprecated={view.deprecated} />
      {view.doc === undefined ? (
        <EmptyState text="No description." source={view.source} />
      ) : (
        <DocView html={view.doc} under={3} />
      )}
      {view.parameters.length === 0 ? null : <FieldTable rows={view.parameters} nameLabel="Parameter" />}
      <SymbolFacts view={view} />
      {view.examples.map((example) => (
        <figure key={example.id} className="sdk-example">
          <figcaption>{example.label}</figcaption>
          <CodeBlock tab={example} />
        </figure>
      ))}
    </section>
  );
}

/** What comes back, what is raised and what is sent. */
function SymbolFacts({ view }: { readonly view: SdkFunctionView }): ReactNode {
  // The type alone stands in the signature.
  const returns = view.returns?.doc === undefined ? undefined : view.returns;
  if (returns === undefined && view.raises.length === 0 && view.endpoints.length === 0) return null;
  return (
    <dl className="symbol-facts">
      {returns === undefined ? null : (
        <div>
          <dt>Returns</dt>
          <dd>
            {returns.type.length === 0 ? null : (
              <>
                <code>
                  <RichTextView value={returns.type} />
                </code>{" "}
              </>
            )}
            <DocView html={returns.doc} />
          </dd>
        </div>
      )}
      <SdkErrors errors={view.raises} />
      {view.endpoints.length === 0 ? null : (
        <div>
          <dt>Sends</dt>
          {view.endpoints.map((endpoint, index) => (
            <dd key={index}>
              <RichTextView value={endpoint} />
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** The errors as rows of a list of facts: type, then when. */
export function SdkErrors({ errors }: { readonly errors: readonly SdkErrorView[] }): ReactNode {
  if (errors.length === 0) return null;
  return (
    <div>
      <dt>Raises</dt>
      {errors.map((error, index) => (
        <dd key={index}>
          <code>
            <RichTextView value={error.type} />
          </code>{" "}
          <DocView html={error.when} />
        </dd>
      ))}
    </div>
  );
}
