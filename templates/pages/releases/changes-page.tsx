import type { ReactNode } from "react";
import { formatCount } from "../../../generator/catalogue/nouns.ts";
import type {
  ChangedPart,
  ChangedThing,
  ChangesContent,
  ChangesSection,
  ChangesTotal,
} from "../../../generator/page-model/changes.ts";
import type { Link } from "../../../generator/page-model/parts.ts";
import { BadgeList } from "../../parts/badge-list.tsx";
import { DatedText } from "../../parts/dated-text.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";
import { TableTools } from "../../parts/table-tools.tsx";

/** What came, went and changed since the edition before: totals, then thing by thing. */
export function ChangesPage({ content }: { readonly content: ChangesContent }): ReactNode {
  return (
    <>
      <p className="lead">
        <DatedText text={content.intro} />
      </p>
      <LinkLine links={content.links ?? []} />
      {content.totals.length === 0 ? null : <Totals totals={content.totals} of={content.totalsOf ?? "Kind"} />}
      <TableTools count={countLines(content)} noun="changes" scope="page" marks={listVerdicts(content)} />
      {content.sections.map((section) => (
        <Section key={section.id} id={section.id} title={section.label} note={section.note}>
          <div data-mark={section.area}>
            <ChangesOfKind section={section} />
          </div>
        </Section>
      ))}
    </>
  );
}

function countLines({ sections }: ChangesContent): number {
  return sections.reduce((sum, { removed, added, changed }) => sum + removed.length + added.length + changed.length, 0);
}

function listVerdicts({ sections }: ChangesContent): readonly string[] {
  const badges = sections.flatMap(({ changed, removed }) => [...changed, ...removed].flatMap((thing) => thing.badges));
  return [...badges.map(({ label }) => label), ...listAreas(sections)];
}

/** Areas are worth choosing from where there are several. */
function listAreas(sections: readonly ChangesSection[]): readonly string[] {
  const areas = new Set(sections.map(({ area }) => area));
  return areas.size < 2 ? [] : [...areas];
}

function LinkLine({ links }: { readonly links: readonly Link[] }): ReactNode {
  return links.length === 0 ? null : (
    <p>
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index === 0 ? null : ", "}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}

const columns = [
  ["breaking", "Breaking"],
  ["reindex", "Reindex"],
  ["removed", "Removed"],
  ["changed", "Changed"],
  ["added", "Added"],
] as const;

interface TotalsProps {
  readonly totals: readonly ChangesTotal[];
  readonly of: string;
}

function Totals({ totals, of }: TotalsProps): ReactNode {
  // Most models have nothing that is indexed.
  const shown = columns.filter(([column]) => column !== "reindex" || totals.some(({ reindex }) => reindex > 0));
  return (
    <table className="coverage change-totals" aria-label="How much has changed">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {shown.map(([column, label]) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.map((total) => (
          <tr key={total.label}>
            <th scope="row">
              {total.href === undefined ? total.label : <a href={total.href}>{total.label}</a>}
              {total.note === undefined ? null : <span className="note"> {total.note}</span>}
            </th>
            {shown.map(([column]) => (
              <td key={column}>{total.uncompared === true ? "–" : formatCount(total[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ChangesOfKind({
  section: { removed, added, changed, more },
}: {
  readonly section: ChangesSection;
}): ReactNode {
  return (
    <>
      {removed.length === 0 ? null : (
        <NameList label="Removed">
          {removed.map(({ name, badges }) => (
            <li key={name.title ?? name.text}>
              <del>
                <RichTextView value={[name]} />
              </del>{" "}
              <BadgeList badges={badges} />
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
      {added.length === 0 ? null : (
        <NameList label="Added">
          {added.map((run) => (
            <li key={run.title ?? run.text}>
              <RichTextView value={[run]} />
            </li>
          ))}
        </NameList>
      )}
      {more === undefined ? null : (
        <p>
          <a href={more.href}>{more.label}</a>
        </p>
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
      {thing.omitted === undefined ? null : <p className="note">and {formatCount(thing.omitted)} more of its parts</p>}
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
