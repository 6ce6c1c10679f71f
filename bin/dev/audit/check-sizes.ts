import { pageLimits } from "../../../generator/render/cut-folds.ts";
import { listPageSizes } from "../../../site/e2e/list-page-sizes.ts";
import type { AuditedSite } from "./audited-site.ts";
import type { Finding } from "./finding.ts";

const listed = 10;

/** Whether each page of a site keeps to what it may hold at once; shows the largest ones. */
export function checkSizes(site: AuditedSite): Finding {
  const sizes = listPageSizes(site.folder);
  const most = Math.max(...sizes.map(({ elements }) => elements));
  const faults = sizes
    .filter(({ bytes, elements }) => bytes > pageLimits.bytes || elements > pageLimits.elements)
    .map(({ page, bytes, elements }) => `${page}: ${bytes} bytes, ${elements} elements`);
  const lines = sizes.slice(0, listed).map(({ page, bytes, elements }) => `  ${bytes} ${elements} ${page}`);
  const limits = `at most ${pageLimits.bytes} bytes and ${pageLimits.elements} elements`;
  const shown = [`${limits}; most elements ${most}; bytes and elements of the largest:`, ...lines].join("\n");
  return { site: site.name, check: "page sizes", shown, faults };
}
