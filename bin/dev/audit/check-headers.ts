import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuditedSite } from "./audited-site.ts";
import { type Finding, toFinding } from "./finding.ts";

/** Files by which hosts are told to send headers; a site comes with the first, and with the others if it asks for them. */
const headerFiles = ["_headers", "nginx.conf", "vercel.json", "staticwebapp.config.json"];

/** Whether the strict policy stands in every file for hosts that the site comes with. */
export function checkHeaders(site: AuditedSite): Finding {
  const faults = headerFiles.flatMap((name, index) => {
    const path = join(site.folder, name);
    if (!existsSync(path)) return index === 0 ? [`no ${name}`] : [];
    const text = readFileSync(path, "utf8");
    return ["default-src 'none'", "script-src 'self'", "style-src 'self'"]
      .filter((directive) => !text.includes(directive))
      .map((directive) => `no ${directive} in ${name}`);
  });
  return toFinding({ site: site.name, check: "headers" }, faults);
}
