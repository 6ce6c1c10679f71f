/*
 * The server bundle's entry: a planned page in, a whole HTML document out. The generator loads it
 * by path; Vike's own rendering hook calls the same functions.
 */
import type { RenderNotFoundPage, RenderPage } from "../generator/page-model/render-request.ts";
import type { ReactNode } from "react";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { PageBody } from "../templates/pages/page-templates.tsx";
import { LandingPage } from "../templates/pages/landing-page.tsx";
import { Document, type DocumentProps } from "./layout/document.tsx";
import { addNavigation } from "./layout/navigation-view.tsx";
import { NotFoundBody, notFoundFrame } from "./layout/not-found.tsx";
import { Slot } from "./layout/slot.tsx";
import { toMarkup } from "./markup/to-markup.ts";
import { pageAddress } from "../generator/page-model/page-address.ts";

// Components of the user's are compiled against this copy of React.
export { jsxRuntime, react };

/** A page as a whole document. */
export const renderPage: RenderPage = (request) =>
  renderDocument(
    request,
    request.page.content.kind === "landing" ? (
      <Slot name="landing-page" parts={request.parts} own={LandingPage} props={{ content: request.page.content }} />
    ) : (
      <PageBody page={request.page} colorCode={request.colorCode} />
    ),
  );

/** The page for addresses that lead nowhere, which no search engine is to keep. */
export const renderNotFoundPage: RenderNotFoundPage = (request) =>
  renderDocument(
    { ...request, page: { ...notFoundFrame, navigation: request.navigationKey }, indexed: false, isNotFound: true },
    <Slot name="not-found" parts={request.parts} own={NotFoundBody} props={{ site: request.site }} />,
  );

function renderDocument(props: Omit<DocumentProps, "children">, body: ReactNode): string {
  const { site, page, navigation } = props;
  const document = toMarkup(<Document {...props}>{body}</Document>);
  const href = pageAddress(site.base, page.route);
  return `<!DOCTYPE html>${addNavigation(document, { tree: navigation, href, parents: page.breadcrumbs })}`;
}
