import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { Endpoint } from "../../catalogue/endpoints.ts";
import { pluginRoute } from "../addresses/addresses.ts";

/** A plug-in, and its pages by the paths that it gives them. */
interface MadePages {
  readonly plugin: string;
  readonly routes: ReadonlyMap<string, string>;
}

/**
 * The catalogue, in which what plug-ins offer names no page that they don't make, so that nothing leads there: one may be
 * misspelt, all of them may have failed, or another page stands where it would be. Each has been reported. The catalogue itself where there is none.
 */
export function keepMadePages(catalogue: Catalogue, made: readonly MadePages[]): Catalogue {
  const { endpoints = [], payloads = [] } = catalogue;
  const routes = new Map(made.map(({ plugin, routes }) => [plugin, routes]));
  const isLost = ({ plugin, page }: Pick<Endpoint, "plugin" | "page">): boolean =>
    page !== undefined && routes.get(plugin)?.get(page) !== pluginRoute(plugin, page);
  const isServiceLost = ({ plugin, service }: Endpoint): boolean => isLost({ plugin, page: service?.page });
  if (!endpoints.some((each) => isLost(each) || isServiceLost(each)) && !payloads.some(isLost)) return catalogue;
  const keep = <Offered extends Pick<Endpoint, "plugin" | "page">>(offered: Offered): Offered =>
    isLost(offered) ? { ...offered, page: undefined } : offered;
  const withService = (endpoint: Endpoint): Endpoint =>
    endpoint.service !== undefined && isServiceLost(endpoint)
      ? { ...endpoint, service: { ...endpoint.service, page: undefined } }
      : endpoint;
  return { ...catalogue, endpoints: endpoints.map(keep).map(withService), payloads: payloads.map(keep) };
}
