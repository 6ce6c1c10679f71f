import type { Config } from "vike/types";

/**
 * One Vike page stands for all planned pages. They are HTML only: Vike builds the client and server
 * bundles, and the generator renders each page through the server bundle's `render-page` entry.
 */
export default {
  clientRouting: false,
  clientHooks: false,
  trailingSlash: true,
} satisfies Config;
