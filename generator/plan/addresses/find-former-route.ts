import { readComponentName } from "../../catalogue/component-name.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ChangeArea } from "../../compare/change.ts";
import { pluginRoute } from "./plugin-route.ts";
import { componentRoutes, fixedRoutes, graphqlFolders, operationFolders, type Routes } from "./routes.ts";
import { toGuideRoute } from "./to-guide-route.ts";
import { toSegment } from "./to-segment.ts";

/** Something that had a page. */
export interface FormerThing {
  readonly area: ChangeArea;
  readonly thing: string;
  /** What was said of it: the kind of a GraphQL type or of what a library has, the address of a guide, the page of a plug-in. */
  readonly text?: string | undefined;
}

/** The route that a thing had which is gone; undefined where that isn't told by its name, or it was no page of its own. */
export function findFormerRoute(
  { area, thing, text }: FormerThing,
  { cli = [], sdk }: Pick<Catalogue, "cli" | "sdk">,
  routes: Pick<Routes, "sdkPages">,
): string | undefined {
  const below = (folder: string | undefined, name: string): string | undefined =>
    folder === undefined || name === "" ? undefined : `${folder}/${toSegment(name)}`;
  switch (area) {
    case "entities":
      return below(fixedRoutes.entities, thing.toLowerCase());
    case "aspects":
      return below(fixedRoutes.aspects, thing);
    case "events":
      return below(fixedRoutes.events, thing);
    case "types":
      return below(fixedRoutes.types, thing);
    case "operations": {
      const [, root = "", name = ""] = /^(\w+)\.(\w+)$/.exec(thing) ?? [];
      return below(operationFolders[root.toLowerCase() as keyof typeof operationFolders], name);
    }
    case "plugins":
      return below(fixedRoutes.ingestion, thing);
    case "components": {
      const component = readComponentName(thing);
      return component && below(componentRoutes[component.kind], component.id);
    }
    case "sdk": {
      if (text !== "class") return undefined;
      const dot = thing.lastIndexOf(".");
      const page = sdk.pages.find(({ modules }) => modules.some(({ name }) => name === thing.slice(0, dot)));
      return below(page && routes.sdkPages.get(page.name), thing.slice(dot + 1));
    }
    case "cli": {
      const [program = "", ...words] = thing.split(" ");
      const folder = cli.length > 1 ? below(fixedRoutes.commands, program) : fixedRoutes.commands;
      return below(folder, words.length === 1 ? words.join("") : "");
    }
    case "restli":
      return below(fixedRoutes.restli, thing);
    case "guides":
      return text?.startsWith("/") === true ? toGuideRoute(text) : undefined;
    case "graphqlTypes":
      return below(graphqlFolders[text as keyof typeof graphqlFolders], thing);
    case "endpoints":
    case "payloads": {
      const [, plugin, page] = /^([^/]+)\/(.+)$/.exec(text ?? "") ?? [];
      return plugin === undefined || page === undefined ? undefined : pluginRoute(plugin, page);
    }
    case "environment":
    case "access":
    case "defaults":
      return undefined;
  }
}
