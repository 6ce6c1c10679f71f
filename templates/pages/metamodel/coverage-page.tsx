import type { ReactNode } from "react";
import { formatCount } from "../../../generator/catalogue/nouns.ts";
import type {
  CoverageContent,
  CoverageGroup,
  CoverageRow,
  CoverageSection,
} from "../../../generator/page-model/metamodel.ts";
import { DetailsBlock } from "../../parts/details-block.tsx";
import { LinkItemView, LinkList } from "../../parts/link-groups.tsx";
import { Section } from "../../parts/section.tsx";

/** What is described and what is not, in numbers and then one by one. */
export function CoveragePage({ content }: { readonly content: CoverageContent }): ReactNode {
  return (
    <>
      <p className="lead">{content.intro}</p>
      {/* Scrolls where letters are very large; its links are what the keyboard reaches in it. */}
      <div className="coverage-frame">
        <table className="coverage" aria-label="What is described">
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Described</th>
              <th scope="col">Of</th>
              <th scope="col">Share</th>
              <th scope="col">Missing</th>
            </tr>
          </thead>
          <tbody>
            {content.rows.map((row) => (
              <CoverageLine key={row.label} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {content.sections.map((section) => (
        <Missing key={section.id} section={section} />
      ))}
    </>
  );
}

function CoverageLine({ row }: { readonly row: CoverageRow }): ReactNode {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      <td>{formatCount(row.described)}</td>
      <td>{formatCount(row.total)}</td>
      <td>
        <meter min={0} max={100} value={row.percent} aria-label={`${row.label} described`} /> {row.percent} %
      </td>
      <td>{row.missing === undefined ? "none" : <a href={row.missing.href}>{row.missing.label}</a>}</td>
    </tr>
  );
}

function Missing({ section }: { readonly section: CoverageSection }): ReactNode {
  return (
    <Section id={section.id} title={section.label} note={`${section.count} without a description`}>
      {section.groups.length === 1 && section.groups[0] !== undefined ? (
        <div data-fold={`All ${section.count}`}>
          <MissingGroup group={section.groups[0]} />
        </div>
      ) : (
        <DetailsBlock summary={`In ${section.groups.length} places`} open={section.groups.length <= 12}>
          <div data-fold="">
            {section.groups.map((group) => (
              <MissingGroup key={group.owner?.href ?? ""} group={group} />
            ))}
          </div>
        </DetailsBlock>
      )}
    </Section>
  );
}

function MissingGroup({ group }: { readonly group: CoverageGroup }): ReactNode {
  if (group.owner === undefined) return <LinkList links={group.items} />;
  return (
    <p className="missing">
      <LinkItemView link={group.owner} />:{" "}
      {group.items.map((item, index) => (
        <span key={item.href}>
          {index === 0 ? null : ", "}
          <LinkItemView link={item} />
        </span>
      ))}
    </p>
  );
}
