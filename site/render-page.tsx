/*
 * The server bundle's entry: a planned page in, a whole HTML document out. The generator loads it
 * by path; Vike's own rendering hook calls the same functions.
 */
import type { RenderNotFoundPage, RenderPage } from "../generator/page-model/render-page.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { PageBody } from "../templates/pages/page-templates.tsx";
import { Document } from "./layout/document.tsx";
import { NotFoundBody, notFoundFrame } from "./layout/not-found.tsx";

export const renderPage: RenderPage = (request) =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <Document {...request}>
      <PageBody page={request.page} />
    </Document>,
  )}`;

export const renderNotFoundPage: RenderNotFoundPage = (request) =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <Document {...request} page={notFoundFrame} indexed={false}>
      <NotFoundBody site={request.site} />
    </Document>,
  )}`;
