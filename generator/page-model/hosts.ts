/** Hosts whose files of headers can be made. */
export const hostNames = ["cloudflare", "netlify", "vercel", "azure", "nginx"] as const;

export type HostName = (typeof hostNames)[number];
