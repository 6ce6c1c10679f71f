import { contentSecurityPolicy } from "../page-model/content-security-policy.ts";
import type { HostName } from "../page-model/hosts.ts";
import type { SiteFrame } from "../page-model/site-frame.ts";
import type { OutputFile } from "../write/output-file.ts";
import type { SiteEntries } from "./render-site-texts.ts";
import { renderText } from "./render-text.ts";

/** The file that each host reads, by its template. Two of them read the same one. */
const hostFiles: Readonly<Record<HostName, { readonly path: string; readonly template: string }>> = {
  cloudflare: { path: "_headers", template: "headers.txt" },
  netlify: { path: "_headers", template: "headers.txt" },
  vercel: { path: "vercel.json", template: "vercel.json" },
  azure: { path: "staticwebapp.config.json", template: "staticwebapp.config.json" },
  nginx: { path: "nginx.conf", template: "nginx.conf" },
};

/** Sent with every answer. Other sites may not frame a page; the policy's `meta` element can't say that. */
const headers = [
  { name: "Content-Security-Policy", value: `${contentSecurityPolicy}; frame-ancestors 'self'` },
  { name: "X-Content-Type-Options", value: "nosniff" },
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

/** Names that carry a hash of the content; browsers may keep such files for good. */
const hashedName = /^assets\/(?!content\/).*[.-][\w-]{8,}\.[a-z\d]+$/;

const speculationRules = "speculation-rules.json";

/**
 * The files of headers for the hosts that are wanted, given the paths of all files of the edition at the
 * base. The other editions have copies of those whose names carry a hash.
 */
export function* renderHosts(
  { site, hosts = [] }: SiteFrame,
  paths: readonly string[],
  others: readonly SiteEntries[] = [],
): Generator<OutputFile> {
  const files = new Map(hosts.map((host) => [hostFiles[host].path, hostFiles[host].template]));
  if (files.size === 0) return;
  const bases = [site.base, ...others.map(({ base }) => base)];
  const hashed = foldFolders(paths);
  const rulesText = renderText("speculation-rules.json", { base: site.base });
  const facts = {
    base: site.base,
    headers: [...headers, { name: "Speculation-Rules", value: `"${site.base}${speculationRules}"` }],
    hashed: bases.flatMap((base) => hashed.map((path) => base + path)),
    rules: site.base + speculationRules,
    rulesText: JSON.stringify(JSON.parse(rulesText)),
    forever: "public, max-age=31536000, immutable",
  };
  for (const [path, template] of files) yield { path, content: renderText(template, facts) };
  yield { path: speculationRules, content: rulesText };
}

/**
 * The paths with a hash in their names. Folders of many, and of nothing else, count as one, since hosts
 * allow some hundred rules at most.
 */
function foldFolders(paths: readonly string[]): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    if (!hashedName.test(path)) continue;
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const inside = folders.get(folder);
    if (inside === undefined) folders.set(folder, [path]);
    else inside.push(path);
  }
  return [...folders]
    .flatMap(([folder, inside]) =>
      inside.length > mostRules && paths.every((path) => !path.startsWith(folder) || hashedName.test(path))
        ? [`${folder}*`]
        : inside,
    )
    .sort();
}

const mostRules = 12;
