/*
 * The site's code from its sources, for those who write it: Vite serves what browsers load and tells
 * them of changes, and loads what renders pages. Nothing of this is in the package.
 */
import { realpathSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import type { SiteSource, SourceServer } from "../../../generator/dev/site-source.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import { devPath } from "../../../generator/page-model/dev-message.ts";
import type { SiteBundle } from "../../../generator/render/load-site-bundle.ts";

export interface SiteSources {
  openSource(): Promise<SiteSource>;
  /** Loads a module of ours by its path. */
  load<Module>(path: string): Promise<Module>;
}

/** Where Vite has what it serves. */
const sourcePath = `${devPath}source/`;
/** How pages call it, whose addresses all begin with the base of the site. */
const folder = ".source/";

const assets: SiteBundle["assets"] = {
  styles: [`${folder}styles/site.css`],
  earlyScript: `${folder}client/early.ts`,
  scripts: [`${folder}client/site.ts`],
  icon: `${folder}icon.svg`,
};

/** Starts Vite without a server of its own. */
export async function createSourceServer(): Promise<SiteSources> {
  // Vite only hears of sockets from it; it is never told to listen.
  const sockets = createHttpServer();
  let onChange = (): void => {};
  const vite = await createServer({
    root: join(packageFolder, "site"),
    base: sourcePath,
    configFile: false,
    cacheDir: join(packageFolder, "dist/vite"),
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    plugins: [tellOfServerCode(() => onChange())],
    optimizeDeps: { entries: [], include: ["react", "react/jsx-runtime", "react-dom", "react-dom/client"] },
    server: {
      middlewareMode: true,
      hmr: { server: sockets },
      fs: { allow: [packageFolder, realpathSync(join(packageFolder, "node_modules"))] },
    },
  });
  const load = <Module>(path: string): Promise<Module> => vite.ssrLoadModule(path) as Promise<Module>;
  const loadBundle = async (): Promise<SiteBundle> => {
    const { renderPage, renderNotFoundPage } = await load<Renderers>(join(packageFolder, "site/render-page.tsx"));
    return { renderPage, renderNotFoundPage, assets, files: [] };
  };

  async function openSource(): Promise<SiteSource> {
    let bundle = await loadBundle();
    const server: SourceServer = {
      dress,
      answer(request, response) {
        const { url = "" } = request;
        const start = (url.split("?")[0] ?? "").indexOf(`/${folder}`);
        if (start < 0 && !url.startsWith(sourcePath)) return false;
        if (start >= 0) request.url = sourcePath + url.slice(start + folder.length + 1);
        vite.middlewares(request, response, () => response.writeHead(404).end());
        return true;
      },
      upgrade: (...connection) => void sockets.emit("upgrade", ...connection),
      follow(tell) {
        let reloaded = Promise.resolve();
        const reload = async (): Promise<void> => {
          try {
            bundle = await loadBundle();
            tell();
          } catch (error) {
            showError(vite, error);
          }
        };
        onChange = () => void (reloaded = reloaded.then(reload));
      },
      close: () => vite.close(),
    };
    return {
      get bundle() {
        return bundle;
      },
      client: `import "${sourcePath}@vite/client";\nimport("${sourcePath}dev/connect.ts" + new URL(import.meta.url).search);\n`,
      server,
    };
  }

  return { openSource, load };
}

type Renderers = Pick<SiteBundle, "renderPage" | "renderNotFoundPage">;

/** Vite tells browsers of the code that they have loaded; this tells of what renders their pages. */
function tellOfServerCode(tell: () => void): Plugin {
  return {
    name: "aspectdoc:tell-of-server-code",
    hotUpdate({ modules }) {
      if (this.environment.name !== "ssr") return undefined;
      if (modules.length > 0) tell();
      return [];
    },
  };
}

/**
 * Modules are modules in a browser too, where a build makes classic scripts of them, and Vite puts styles into pages in a way that their policy doesn't allow.
 */
function dress(document: string): string {
  return document
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replaceAll(/<script (?:defer="" )?(?=src="[^"]*\/client\/(?:early|site)\.ts")/g, '<script type="module" ');
}

function showError({ config, environments }: ViteDevServer, error: unknown): void {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  config.logger.error(message);
  environments.client.hot.send({ type: "error", err: { message, stack } });
}
