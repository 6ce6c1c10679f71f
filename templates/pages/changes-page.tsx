import type { ReactNode } from "react";
import { formatCount } from "../../generator/catalogue/nouns.ts";
import type {
  ChangedPart,
  ChangedThing,
  ChangesContent,
  ChangesSection,
  ChangesTotal,
} from "../../generator/page-model/changes.ts";
import { BadgeList } from "../parts/badge-list.tsx";
import { breakable } from "../parts/breakable.tsx";
import { RichTextView } from "../parts/rich-text-view.tsx";
import { Section } from "../parts/section.tsx";

/** What came, went and changed since the edition before: totals, then thing by thing. */
export function ChangesPage({ content }: { readonly content: ChangesContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      {content.totals.length === 0 ? null : <Totals totals={content.totals} />}
      {content.sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.label} note={section.note}>
          <ChangesOfKind section={section} />
        </Section>
      ))}
    </>
  );
}

function Totals({ totals }: { readonly totals: readonly ChangesTotal[] }): ReactNode {
  return (
    <table className="coverage change-totals" aria-label="How much has changed">
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Added</th>
          <th scope="col">Removed</th>
          <th scope="col">Changed</th>
          <th scope="col">Breaking</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ link, added, removed, changed, breaking }) => (
          <tr key={link.label}>
            <th scope="row">
              <a href={link.href}>{link.label}</a>
            </th>
            <td>{formatCount(added)}</td>
            <td>{formatCount(removed)}</td>
            <td>{formatCount(changed)}</td>
            <td>{formatCount(breaking)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangesOfKind({ section: { removed, added, changed } }: { readonly section: ChangesSection }): ReactNode {
  return (
    <>
      {removed.length === 0 ? null : (
        <NameList label="Removed">
          {removed.map((name) => (
            <li key={name}>
              <code>
                <s>{breakable(name)}</s>
              </code>
            </li>
          ))}
        </NameList>
      )}
      {added.length === 0 ? null : (
        <NameList label="Added">
          {added.map((run) => (
            <li key={run.title ?? run.text}>
              <RichTextView value={[run]} />
            </li>
          ))}
        </NameList>
      )}
      {changed.length === 0 ? null : (
        <div className="link-group">
          <ListLabel label="Changed" count={changed.length} />
          <ul className="changes">
            {changed.map((thing) => (
              <Changed key={thing.id} thing={thing} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function NameList({ label, children }: { readonly label: string; readonly children: readonly ReactNode[] }): ReactNode {
  return (
    <div className="link-group">
      <ListLabel label={label} count={children.length} />
      <ul className="link-list">{children}</ul>
    </div>
  );
}

function ListLabel({ label, count }: { readonly label: string; readonly count: number }): ReactNode {
  return (
    <p className="link-group-label">
      {label} <span className="count">{count}</span>
    </p>
  );
}

function Changed({ thing }: { readonly thing: ChangedThing }): ReactNode {
  return (
    <li id={thing.id}>
      <p className="change-name">
        <RichTextView value={[thing.name]} /> <BadgeList badges={thing.badges} />
      </p>
      {thing.notes.map((note, index) => (
        <p key={index} className="note">
          <RichTextView value={note} />
        </p>
      ))}
      {thing.parts.length === 0 ? null : (
        <ul>
          {thing.parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Part({ part }: { readonly part: ChangedPart }): ReactNode {
  return (
    <li data-change={part.kind}>
      <span className="change-kind">{part.kind}</span> <RichTextView value={part.text} />{" "}
      <BadgeList badges={part.badges} />
    </li>
  );
}
