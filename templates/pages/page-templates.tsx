import type { FC, ReactNode } from "react";
import type { Page, PageContent } from "../../generator/page-model/page.ts";
import type { ColorCode } from "../../generator/page-model/render-request.ts";
import { CodeColors } from "../parts/code-colors.ts";
import { PlainSections } from "../parts/plain-sections.tsx";
import { HistorySection } from "../parts/history-section.tsx";
import { HistoryLabels } from "../parts/since-label.tsx";
import { ChangesPage } from "./changes-page.tsx";
import { CommandPage } from "./command-page.tsx";
import { CoveragePage } from "./coverage-page.tsx";
import { DefaultsPage } from "./defaults-page.tsx";
import { EntityPage } from "./entity-page.tsx";
import { EnvironmentPage } from "./environment-page.tsx";
import { GraphqlDirectivePage } from "./graphql-directive-page.tsx";
import { GraphqlOperationPage } from "./graphql-operation-page.tsx";
import { GraphqlOverviewPage } from "./graphql-overview-page.tsx";
import { GraphqlTypePage } from "./graphql-type-page.tsx";
import { CapabilityMatrixPage } from "./ingestion-matrix-page.tsx";
import { IngestionIndexPage } from "./ingestion-index-page.tsx";
import { IngestionSourcePage } from "./ingestion-source-page.tsx";
import { IndexPage } from "./index-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { MatrixPage } from "./matrix-page.tsx";
import { PlainPage } from "./plain-page.tsx";
import { PoliciesPage } from "./policies-page.tsx";
import { PrivilegesPage } from "./privileges-page.tsx";
import { ProsePage } from "./prose-page.tsx";
import { RelationshipsPage } from "./relationships-page.tsx";
import { RestliOverviewPage } from "./restli-overview-page.tsx";
import { RestliResourcePage } from "./restli-resource-page.tsx";
import { ReleasesPage } from "./releases-page.tsx";
import { RoleMatrixPage } from "./role-matrix-page.tsx";
import { EnumPage, RecordPage, TyperefPage } from "./schema-page.tsx";
import { SdkClassPage } from "./sdk-class-page.tsx";
import { SdkModelClassPage } from "./sdk-model-class-page.tsx";
import { SdkModulePage } from "./sdk-module-page.tsx";
import { SdkOverviewPage } from "./sdk-overview-page.tsx";

type Kind = PageContent["kind"];
type Templates = { readonly [K in Kind]: FC<{ readonly content: Extract<PageContent, { readonly kind: K }> }> };

/** The component that shows each kind of content. */
export const pageTemplates: Templates = {
  landing: LandingPage,
  index: IndexPage,
  entity: EntityPage,
  record: RecordPage,
  enum: EnumPage,
  typeref: TyperefPage,
  matrix: MatrixPage,
  releases: ReleasesPage,
  relationships: RelationshipsPage,
  coverage: CoveragePage,
  changes: ChangesPage,
  graphqlOverview: GraphqlOverviewPage,
  graphqlOperation: GraphqlOperationPage,
  graphqlType: GraphqlTypePage,
  graphqlDirective: GraphqlDirectivePage,
  privileges: PrivilegesPage,
  roleMatrix: RoleMatrixPage,
  policies: PoliciesPage,
  defaults: DefaultsPage,
  sdkOverview: SdkOverviewPage,
  sdkModule: SdkModulePage,
  sdkClass: SdkClassPage,
  sdkModelClass: SdkModelClassPage,
  command: CommandPage,
  environment: EnvironmentPage,
  restliOverview: RestliOverviewPage,
  restliResource: RestliResourcePage,
  prose: ProsePage,
  ingestionIndex: IngestionIndexPage,
  ingestionSource: IngestionSourcePage,
  capabilityMatrix: CapabilityMatrixPage,
  plain: PlainPage,
};

interface PageBodyProps {
  readonly page: Page;
  /** Gives code its colours, but for that of plug-ins on pages that aren't theirs. */
  readonly colorCode?: ColorCode | undefined;
}

/** What stands on a page below its heading. */
export function PageBody({ page, colorCode }: PageBodyProps): ReactNode {
  // The table pairs each kind with a component for just that kind, which the compiler can't follow through a lookup.
  const Template = pageTemplates[page.content.kind] as FC<{ readonly content: PageContent }>;
  const { history } = page;
  const content = <Template content={page.content} />;
  const body = (
    <>
      {colorCode === undefined ? content : <CodeColors value={colorCode}>{content}</CodeColors>}
      <PlainSections sections={page.added ?? []} />
    </>
  );
  if (history === undefined) return body;
  return (
    <HistoryLabels value={history.labels}>
      {body}
      <HistorySection history={history} />
    </HistoryLabels>
  );
}
