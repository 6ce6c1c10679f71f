/*
 * The section of the Rest.li resources, with every call and a request that can be copied.
 */
import { countNoun } from "../../catalogue/nouns.ts";
import type { RestliResource } from "../../catalogue/restli.ts";
import type { IndexItem } from "../../page-model/metamodel.ts";
import type { NavigationItem, NavigationTree, Page } from "../../page-model/page.ts";
import type { CodeTab, Link } from "../../page-model/parts.ts";
import { restliSections } from "../../page-model/restli.ts";
import { createSampler } from "../../print/sample-payload.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { planResourcePage } from "./plan-resource-page.ts";
import type { PlannedRestliPage } from "./planned-restli-page.ts";
import { findRestliAddress, type RestliAddress } from "./restli-address.ts";
import { printRequest, serverVariable, tokenHeader } from "./restli-request.ts";

export { findEndpointHref } from "./find-endpoint.ts";
export { findRestliAddress } from "./restli-address.ts";
export { printRequest, toRequest } from "./restli-request.ts";
export { countRestliUses, listRestliUses } from "./restli-uses.ts";
export { toQueryValue } from "./sample-parameter.ts";

/** Name of the section in the top bar, and title of its first page. */
export const restliLabel = "Rest.li";

/** The pages of the Rest.li service, with their trees. */
export interface PlannedRestli {
  readonly pages: readonly Page[];
  readonly navigation: ReadonlyMap<string, NavigationTree>;
}

const navigationKey = "restli";

/** The index of the Rest.li resources, a page for each and their tree; nothing where there are none. */
export function planRestliPages(context: PlanContext): PlannedRestli {
  const { resources } = context.catalogue.restli;
  if (resources.length === 0) return { pages: [], navigation: new Map() };
  const sampler = createSampler({ schemas: context.known.schemas, entities: context.urns });
  const addressOf = (resource: RestliResource): RestliAddress =>
    findRestliAddress(resource, context.options.restliEndpoint);
  const place = (planned: PlannedRestliPage, crumbs: readonly Link[]): Page => ({
    ...planned,
    section: "restli",
    navigation: navigationKey,
    breadcrumbs: crumbs,
  });
  const [first] = resources;
  const index: Link = { label: restliLabel, href: context.links.route(fixedRoutes.restli) };
  const sequence = resources.map(({ id }): Link => ({ label: id, href: context.links.restliResource(id) ?? "" }));
  const pages = [
    place(planOverviewPage(resources, first === undefined ? nowhere : addressOf(first), context), []),
    ...resources.map((resource, position) => ({
      ...place(planResourcePage(resource, { context, sampler, addressOf }), [index]),
      previous: sequence[position - 1],
      next: sequence[position + 1],
    })),
  ];
  const items = resources.map(({ deprecated }, position): NavigationItem => {
    return { label: "", ...sequence[position], deprecated: deprecated === undefined ? undefined : true };
  });
  return { pages, navigation: new Map([[navigationKey, { label: restliLabel, items: [index, ...items] }]]) };
}

const nowhere: RestliAddress = { prefix: "", isPlatform: false };

function planOverviewPage(
  resources: readonly RestliResource[],
  address: RestliAddress,
  context: PlanContext,
): PlannedRestliPage {
  const calls = resources.reduce((sum, resource) => sum + resource.calls.length, 0);
  const counts = `${countNoun(resources.length, "resource")} with ${countNoun(calls, "call")}`;
  const intro = address.isPlatform
    ? `${counts}: the interface that the platform's own services use among themselves.`
    : `${counts}, each with its parameters and a request that can be copied.`;
  return {
    route: fixedRoutes.restli,
    title: restliLabel,
    description: intro,
    toc: [
      { id: restliSections.resources, label: "Resources", level: 2 },
      { id: restliSections.calling, label: "How to call", level: 2 },
    ],
    badges: [],
    content: {
      kind: "restliOverview",
      intro,
      resources: resources.map((resource) => toItem(resource, context)),
      calling: context.doc(describeCalling(address)),
      example: toExample(address),
    },
  };
}

function toItem({ id, doc, kind, calls, deprecated }: RestliResource, context: PlanContext): IndexItem {
  const isDeprecated = deprecated !== undefined;
  return {
    link: { label: id, href: context.links.restliResource(id) ?? "", noun: "resource", deprecated: isDeprecated },
    summary: context.summary(doc),
    badges: isDeprecated ? [{ label: "deprecated", tone: "warning" }] : [],
    note: [{ text: `${kind === "actionsSet" ? "set of actions" : kind}, ${countNoun(calls.length, "call")}` }],
  };
}

/** What holds for every resource. */
function describeCalling(address: RestliAddress): string {
  const token = address.isPlatform
    ? "; where authentication is switched on,\nthey carry a personal access token as well."
    : ".";
  return `
Requests and answers are JSON. Requests name the protocol's version in a header${token}

| Part | What it is |
| --- | --- |
${listParts(address).join("\n")}

An *action* is a POST whose body is an object of its parameters; its result comes back under \`value\`. *Methods* and
*finders* take their parameters in the address. A running server shows its own description of all resources, with
examples, at \`/restli/docs\`.
`;
}

function listParts({ server, prefix, isPlatform }: RestliAddress): readonly string[] {
  const [only, itself] = isPlatform ? platformParts : [];
  return [
    server === undefined
      ? `| \`$${serverVariable}\` | address of the service, which requests take from the environment |`
      : `| \`${server}\` | ${only ?? "address of the service, to which the paths on these pages belong"} |`,
    ...(prefix === "" || itself === undefined ? [] : [itself]),
    "| `X-RestLi-Protocol-Version: 2.0.0` | the protocol by which keys and lists are written into addresses |",
    "| `X-RestLi-Method` | names the method where the verb alone does not tell, as with `batch_get` |",
    ...(isPlatform ? [`| \`${tokenHeader}\` | the token, which requests take from the environment |`] : []),
  ];
}

/** The platform's usual addresses. */
const platformParts = [
  "the front end, which passes on to the metadata service what stands below `/gms`, as on these pages",
  "| `http://localhost:8080` | the metadata service itself, where the path follows at once: `http://localhost:8080/aspects` |",
] as const;

function toExample(address: RestliAddress): CodeTab {
  const code = printRequest({ verb: "GET", path: "/restli/docs", headers: [] }, address);
  return { id: "~docs", label: "Opening the server's own description", language: "shell", code };
}
