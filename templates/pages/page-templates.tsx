import type { FC, ReactNode } from "react";
import type { Page, PageContent } from "../../generator/page-model/page.ts";
import type { ColorCode } from "../../generator/page-model/render-request.ts";
import { CodeColors } from "../parts/code-colors.ts";
import { PlainSections } from "../parts/plain-sections.tsx";
import { HistorySection } from "../parts/history-section.tsx";
import { HistoryLabels } from "../parts/since-label.tsx";
import { ChangesPage } from "./releases/changes-page.tsx";
import { CommandPage } from "./cli/command-page.tsx";
import { CoveragePage } from "./metamodel/coverage-page.tsx";
import { DefaultsPage } from "./metamodel/defaults-page.tsx";
import { EntityPage } from "./metamodel/entity-page.tsx";
import { EnvironmentPage } from "./cli/environment-page.tsx";
import { GraphqlDirectivePage } from "./graphql/graphql-directive-page.tsx";
import { GraphqlOperationPage } from "./graphql/graphql-operation-page.tsx";
import { GraphqlOverviewPage } from "./graphql/graphql-overview-page.tsx";
import { GraphqlTypePage } from "./graphql/graphql-type-page.tsx";
import { CapabilityMatrixPage } from "./ingestion/ingestion-matrix-page.tsx";
import { IngestionIndexPage } from "./ingestion/ingestion-index-page.tsx";
import { IngestionSourcePage } from "./ingestion/ingestion-source-page.tsx";
import { IndexPage } from "./index-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { MatrixPage } from "./matrix-page.tsx";
import { PlainPage } from "./plain-page.tsx";
import { PoliciesPage } from "./access/policies-page.tsx";
import { PrivilegesPage } from "./access/privileges-page.tsx";
import { ProsePage } from "./prose-page.tsx";
import { RelationshipsPage } from "./metamodel/relationships-page.tsx";
import { RestliOverviewPage } from "./restli/restli-overview-page.tsx";
import { RestliResourcePage } from "./restli/restli-resource-page.tsx";
import { ReleasesPage } from "./releases/releases-page.tsx";
import { RoleMatrixPage } from "./access/role-matrix-page.tsx";
import { EnumPage, RecordPage, TyperefPage } from "./metamodel/schema-page.tsx";
import { SdkClassPage } from "./sdk/sdk-class-page.tsx";
import { SdkModelClassPage } from "./sdk/sdk-model-class-page.tsx";
import { SdkModulePage } from "./sdk/sdk-module-page.tsx";
import { SdkOverviewPage } from "./sdk/sdk-overview-page.tsx";

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
