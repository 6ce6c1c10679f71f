/*
 * Where everything is: the route of each thing's page, and the addresses made of routes. Nothing else in the generator puts
 * a URL together, so a route is a name until this room makes it a link, and a thing without a page has none. Knows how many
 * pages a thing takes, and nothing of what is on them.
 */

export { type Claimant, claimAssetPaths, claimRoutes } from "./claim-routes.ts";
export { createLinks, optionAnchor, toAnchor, toCallAnchor, toTypeAnchor } from "./create-links.ts";
export { pluginRoute } from "./plugin-route.ts";
export { findFormerRoute } from "./find-former-route.ts";
export { findOwnPage } from "./find-own-page.ts";
export { findCommand } from "./find-command.ts";
export type { LinkOptions } from "./link-options.ts";
export { type OwnPlaces, listOwnPlaces } from "./list-own-places.ts";
export type { PlanLinks } from "./plan-links.ts";
export { type Routes, componentRoutes, createRoutes, fixedRoutes } from "./routes.ts";
export { splitFunctions } from "./split-functions.ts";
export { toCommandAnchor } from "./to-command-anchor.ts";
export { toSegment } from "./to-segment.ts";
export { findStartingAnchor, toStartingAnchor } from "./find-starting-anchor.ts";
