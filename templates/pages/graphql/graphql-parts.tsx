import type { ReactNode } from "react";
import {
  graphqlSections,
  type GraphqlDeclaration,
  type GraphqlUseGroup,
} from "../../../generator/page-model/graphql.ts";
import type {
  CodeTab,
  DeprecationView,
  Fact,
  Html,
  RichText,
  SourceView,
} from "../../../generator/page-model/parts.ts";
import { CodeBlock } from "../../parts/code-tabs.tsx";
import { Deprecation } from "../../parts/deprecation.tsx";
import { DetailsBlock } from "../../parts/details-block.tsx";
import { DocView } from "../../parts/doc-view.tsx";
import { EmptyState } from "../../parts/empty-state.tsx";
import { FactStrip } from "../../parts/fact-strip.tsx";
import { LinkList } from "../../parts/link-groups.tsx";
import { RichTextView } from "../../parts/rich-text-view.tsx";
import { Section } from "../../parts/section.tsx";
import { SourceLine } from "../../parts/source-line.tsx";

/** A list of uses shows that many at once; they are ranked, so the rest matters less. */
const shownUses = 12;

/** More places than this are scanned for their files first. */
const fewDeclarations = 4;

interface GraphqlHeadProps {
  readonly content: {
    readonly deprecated?: DeprecationView | undefined;
    readonly doc?: Html | undefined;
    readonly source?: SourceView | undefined;
    readonly notice?: string | undefined;
    readonly facts: readonly Fact[];
  };
}

/** What is said of a thing before its parts: deprecation, description, facts. */
export function GraphqlHead({ content }: GraphqlHeadProps): ReactNode {
  return (
    <>
      <Deprecation deprecated={content.deprecated} />
      {content.notice === undefined ? null : <p className="graphql-notice">{content.notice}</p>}
      {content.doc === undefined ? (
        <EmptyState text="No description in the model." source={content.source} />
      ) : (
        <DocView html={content.doc} under={1} />
      )}
      <FactStrip facts={content.facts} />
    </>
  );
}

/** The signature as one piece of code with linked types. */
export function GraphqlSignature({ signature }: { readonly signature: RichText }): ReactNode {
  return (
    <pre className="code graphql-signature" role="group" tabIndex={0} aria-label="Signature">
      <code>
        <RichTextView value={signature} />
      </code>
    </pre>
  );
}

/** Ranked lists of links; what is beyond the first ones opens in place. */
export function GraphqlUseGroups({ groups }: { readonly groups: readonly GraphqlUseGroup[] }): ReactNode {
  return groups.map((group) => (
    <div key={group.label} className="link-group">
      <p className="link-group-label">
        {group.label} <span className="count">{group.count}</span>
      </p>
      <LinkList links={group.links.slice(0, shownUses)} />
      {group.links.length > shownUses ? (
        <DetailsBlock className="graphql-more" summary={`${group.links.length - shownUses} more`}>
          <LinkList links={group.links.slice(shownUses)} />
        </DetailsBlock>
      ) : null}
    </div>
  ));
}

/** Where something is declared and extended, and what each extension adds. */
export function GraphqlDeclarations({ declared }: { readonly declared: readonly GraphqlDeclaration[] }): ReactNode {
  return (
    <ul className="graphql-declarations">
      {declared.map((declaration) => (
        <li key={`${declaration.label} ${declaration.source.label}`}>
          <span className="note">{declaration.label}</span> <SourceLine source={declaration.source} />{" "}
          <DocView html={declaration.doc} />
          {declaration.adds.length === 0 ? null : (
            <DetailsBlock summary={`${declaration.adds.length} added`} open={declared.length <= fewDeclarations}>
              <LinkList links={declaration.adds} />
            </DetailsBlock>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The SDL of the whole thing. */
export function GraphqlDefinition({ definition }: { readonly definition: CodeTab | undefined }): ReactNode {
  if (definition === undefined) return null;
  return (
    <Section id={graphqlSections.definition} title="Definition">
      <CodeBlock tab={definition} />
    </Section>
  );
}
