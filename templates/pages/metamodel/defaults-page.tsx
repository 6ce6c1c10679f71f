import type { ReactNode } from "react";
import {
  accessSections,
  type DefaultsContent,
  type OwnershipTypeView,
  type PlatformRow,
} from "../../../generator/page-model/access.ts";
import type { RichText } from "../../../generator/page-model/parts.ts";
import { breakable } from "../../parts/breakable.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

/** What a deployment begins with: platforms, ownership types, lifecycle stages, and how long versions are kept. */
export function DefaultsPage({ content }: { readonly content: DefaultsContent }): ReactNode {
  const { intro, platforms, ownershipTypes, lifecycleStages, retention } = content;
  return (
    <>
      <p className="lead">{intro}</p>
      {platforms.length === 0 ? null : (
        <Section id={accessSections.platforms} title="Platforms" note={platforms.length}>
          <TableTools count={platforms.length} noun="platforms" scope="table" isFlat />
          <Platforms rows={platforms} />
        </Section>
      )}
      {ownershipTypes.length === 0 ? null : (
        <Section id={accessSections.ownershipTypes} title="Ownership types" note={ownershipTypes.length}>
          <Named things={ownershipTypes} />
        </Section>
      )}
      {lifecycleStages.length === 0 ? null : (
        <Section id={accessSections.lifecycleStages} title="Lifecycle stages" note={lifecycleStages.length}>
          <Named things={lifecycleStages} />
        </Section>
      )}
      {retention.length === 0 ? null : (
        <Section id={accessSections.retention} title="Retention" note={retention.length}>
          <p className="note">How many versions of an aspect are kept. The most particular rule counts.</p>
          <table className="retention" aria-label="Retention">
            <thead>
              <tr>
                <th scope="col">Entity</th>
                <th scope="col">Aspect</th>
                <th scope="col">Kept</th>
              </tr>
            </thead>
            <tbody>
              {retention.map(({ entity, aspect, kept }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <RichTextView value={entity} />
                  </th>
                  <td>
                    <RichTextView value={aspect} />
                  </td>
                  <td>{kept}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Section>
      )}
    </>
  );
}

/** Things by their names, each with its URN and what else is to be said of it. */
function Named({
  things,
}: {
  readonly things: readonly (OwnershipTypeView & { readonly facts?: readonly RichText[] })[];
}): ReactNode {
  return (
    <dl className="symbols">
      {things.map(({ id, label, urn, doc, facts = [] }) => (
        <div key={id}>
          <dt id={id}>
            <a href={`#${id}`}>{label}</a>
          </dt>
          <dd>
            <DocView html={doc} />
            {facts.map((fact, index) => (
              <p key={index} className="note">
                <RichTextView value={fact} />
              </p>
            ))}
            <p className="note">
              <code>{breakable(urn)}</code>
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Platforms({ rows }: { readonly rows: readonly PlatformRow[] }): ReactNode {
  const hasLogos = rows.some(({ logo }) => logo !== undefined);
  return (
    <table className="platforms" aria-label="Data platforms">
      <thead>
        <tr>
          <th scope="col">Platform</th>
          <th scope="col">Kind</th>
          <th scope="col">Delimiter</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, urn, type, delimiter, logo, source }) => (
          <tr key={id} id={id}>
            <th scope="row">
              {!hasLogos ? null : (
                <span className="platform-logo">
                  {logo === undefined ? null : <img src={logo} alt="" width="20" height="20" loading="lazy" />}
                </span>
              )}
              {source === undefined ? label : <a href={source}>{label}</a>}{" "}
              <code className="privilege-label">{breakable(urn)}</code>
            </th>
            <td>{type === undefined ? null : <RichTextView value={type} />}</td>
            <td>{delimiter === undefined ? null : <code>{delimiter}</code>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
