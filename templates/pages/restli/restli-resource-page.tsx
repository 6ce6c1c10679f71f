import type { ReactNode } from "react";
import {
  restliSections,
  type RestliCallLine,
  type RestliCallView,
  type RestliResourceContent,
} from "../../../generator/page-model/restli.ts";
import { BadgeList } from "../../parts/badge-list.tsx";
import { breakable } from "../../parts/breakable.tsx";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { FieldTable } from "../../parts/field-table.tsx";
import { LinkItemView, LinkList } from "../../parts/link-groups.tsx";
import { Section } from "../../parts/section.tsx";
import { SinceLabel } from "../../parts/since-label.tsx";

/** A resource: facts, its calls in a table, then each of them in full. */
export function RestliResourcePage({ content }: { readonly content: RestliResourceContent }): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      {content.doc === undefined ? (
        <EmptyState text="No description in the specification." source={content.source} />
      ) : (
        <DocView html={content.doc} under={1} />
      )}
      <FactStrip facts={content.facts} />
      <CallTable calls={content.calls} />
      {content.groups.map((group) => (
        <Section key={group.id} id={group.id} title={group.label} note={group.calls.length}>
          {group.calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </Section>
      ))}
      {content.undescribed.length === 0 ? null : (
        <p className="note">
          It also supports <code>{content.undescribed.join(", ")}</code>, of which the specification says no more.
        </p>
      )}
      {content.groups.length === 0 && content.undescribed.length === 0 ? (
        <EmptyState text="Nothing can be asked of it." />
      ) : null}
      {content.subresources.length === 0 ? null : (
        <Section id={restliSections.subresources} title="Sub-resources" note={content.subresources.length}>
          <LinkList links={content.subresources} />
        </Section>
      )}
    </>
  );
}

function CallTable({ calls }: { readonly calls: readonly RestliCallLine[] }): ReactNode {
  if (calls.length === 0) return null;
  return (
    <ul className="restli-calls" aria-label="Calls">
      {calls.map((call) => (
        <li key={call.link.href}>
          <LinkItemView link={call.link} />
          <code>{call.request}</code>
          {call.summary === "" ? null : <span className="sdk-summary">{call.summary}</span>}
        </li>
      ))}
    </ul>
  );
}

function Call({ call }: { readonly call: RestliCallView }): ReactNode {
  return (
    <section className="symbol" data-heading={call.id}>
      <h3 id={call.id}>
        <a className="heading-anchor" href={`#${call.id}`}>
          <code>{call.deprecated === undefined ? breakable(call.name) : <s>{breakable(call.name)}</s>}</code>
        </a>{" "}
        <BadgeList badges={call.badges} />
        <SinceLabel id={call.id} />
      </h3>
      {call.request === undefined ? null : (
        <pre className="code sdk-signature" role="group" tabIndex={0} aria-label={`Request of ${call.name}`}>
          <code>{call.request}</code>
        </pre>
      )}
      <Deprecation deprecated={call.deprecated} />
      <DocView html={call.doc} under={3} />
      {call.parameters.length === 0 ? null : <FieldTable rows={call.parameters} nameLabel="Parameter" />}
      <FactStrip facts={call.facts} />
      {call.example === undefined ? null : (
        <figure className="sdk-example">
          <figcaption>Example</figcaption>
          <CodeBlock tab={call.example} />
        </figure>
      )}
    </section>
  );
}
