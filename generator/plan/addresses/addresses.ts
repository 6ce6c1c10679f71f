export { type Claimant, claimAssetPaths, claimRoutes } from "./claim-routes.ts";
export { createLinks, toAnchor, toCallAnchor, toTypeAnchor } from "./create-links.ts";
export type { LinkOptions } from "./link-options.ts";
export type { PlanLinks } from "./plan-links.ts";
export { type Routes, componentRoutes, createRoutes, fixedRoutes, toSegment } from "./routes.ts";
export { splitFunctions } from "./split-functions.ts";
export { toCommandAnchor } from "./to-command-anchor.ts";
