import { toGuideRoute } from "./to-guide-route.ts";

/** Where a page of a plug-in is, by its path there, unless another one has the same. */
export function pluginRoute(plugin: string, path: string): string {
  return toGuideRoute(`generated/${plugin}/${path}`);
}
