import type { RenderRequest } from "../generator/page-model/render-request.ts";
import type { PageContextServer } from "vike/types";
import { dangerouslySkipEscape } from "vike/server";
import { renderPage } from "./render-page.tsx";

declare global {
  // The name and the form are Vike's.
  namespace Vike {
    interface PageContext {
      /** Given to Vike's `renderPage` by whoever has the plan. */
      request?: RenderRequest;
    }
  }
}

/** Vike's way to a page; it gives the same document as the generator's own loop. */
export function onRenderHtml(pageContext: PageContextServer): ReturnType<typeof dangerouslySkipEscape> {
  if (pageContext.request === undefined) throw new Error("a page is rendered from a planned page: pass `request`");
  // React has escaped everything in it.
  return dangerouslySkipEscape(renderPage(pageContext.request));
}
