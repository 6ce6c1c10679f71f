import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageFolder } from "../package-folder.ts";
import type { RenderNotFoundPage, RenderPage } from "../page-model/render-request.ts";

/** What renders pages, of the built site. */
export interface ServerBundle {
  readonly renderPage: RenderPage;
  readonly renderNotFoundPage: RenderNotFoundPage;
}

/** Loads what `npm run build` made of `site/` for the generator, without what pages load. */
export async function loadServerBundle(folder = join(packageFolder, "dist/site")): Promise<ServerBundle> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(folder, "server/render-page.mjs")).href)) as ServerBundle;
}
