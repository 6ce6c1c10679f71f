/*
 * The site's code from its sources, for those who write it: Vite serves what browsers load and tells
 * them of changes, and loads what renders pages. Nothing of this is in the package.
 */
import { existsSync, realpathSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { createServer, type HotPayload, type Plugin, type ViteDevServer } from "vite";
import type { SiteSource, SourceServer } from "../../../generator/dev/site-source.ts";
import { watchFolders, type FolderWatch } from "../../../generator/dev/watch-folders.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import { devPath } from "../../../generator/page-model/dev-message.ts";
import type { SiteBundle } from "../../../generator/render/load-site-bundle.ts";

/** The site's code as it is being written, one Vite behind both ways to it. */
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
      watch: null,
      fs: { allow: [packageFolder, realpathSync(join(packageFolder, "node_modules"))] },
    },
  });
  const watch = await watchSources(vite);
  const load = <Module>(path: string): Promise<Module> => vite.ssrLoadModule(path) as Promise<Module>;
  const loadBundle = async (): Promise<SiteBundle> => {
    const { renderPage, renderNotFoundPage } = await load<Renderers>(join(packageFolder, "site/render-page.tsx"));
    return { renderPage, renderNotFoundPage, assets, files: [] };
  };

  async function openSource(): Promise<SiteSource> {
    let bundle = await loadBundle();
    let tell = (): void => {};
    const errors = createErrorOverlay(vite);
    const reload = async (): Promise<void> => {
      try {
        bundle = await loadBundle();
        errors.clear();
        tell();
      } catch (error) {
        errors.show(error);
      }
    };
    let reloaded = Promise.resolve();
    onChange = () => void (reloaded = reloaded.then(reload));
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
      follow(listener) {
        tell = listener;
      },
      async close() {
        watch.stop();
        await vite.close();
      },
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

/**
 * Vite's own watcher drops what changes a file again within 50 ms: the second half of a slow write, or a
 * mistake that is mended at once. Here the last change always counts.
 */
async function watchSources({ watcher, environments }: ViteDevServer): Promise<FolderWatch> {
  const root = realpathSync(packageFolder);
  const trees = ["site", "templates", "generator"].map((name) => join(root, name));
  const isLoaded = (path: string): boolean =>
    Object.values(environments).some(({ moduleGraph }) => moduleGraph.getModulesByFile(path) !== undefined);
  const passedOver = [join(root, "generator/testdata")];
  const watch = watchFolders({ trees, folders: [], files: [], passedOver }, (paths) => {
    for (const path of paths) {
      if (!existsSync(path)) watcher.emit("unlink", path);
      else watcher.emit(isLoaded(path) ? "change" : "add", path);
    }
  });
  await watch.ready;
  return watch;
}

interface ErrorOverlay {
  show(error: unknown): void;
  clear(): void;
}

/** Tells what is wrong with the code over every page, those that are opened or loaded anew meanwhile too. */
function createErrorOverlay({ config, ws }: ViteDevServer): ErrorOverlay {
  let shown: HotPayload | undefined;
  ws.on("vite:client:connect", (_: unknown, client: { send(payload: HotPayload): void }) => {
    if (shown !== undefined) client.send(shown);
  });
  // With nobody there, Vite would keep an error for whoever comes first, even when it has been mended.
  const send = (payload: HotPayload): void => void (ws.clients.size > 0 && ws.send(payload));
  return {
    show(error) {
      const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
      config.logger.error(message);
      shown = { type: "error", err: { message, stack } };
      send(shown);
    },
    clear() {
      if (shown === undefined) return;
      shown = undefined;
      // What is mended may be what was there before, so that no page has a reason to be loaded anew.
      send({ type: "update", updates: [] });
    },
  };
}
