/** Hosts whose files of headers can be made. */
export const hostNames = ["cloudflare", "netlify", "vercel", "azure", "nginx"] as const;

/** One of those hosts, as `hosts` in the config file names it. */
export type HostName = (typeof hostNames)[number];
