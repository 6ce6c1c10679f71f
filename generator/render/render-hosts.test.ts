import { describe, expect, it } from "vitest";
import type { HostName } from "../page-model/hosts.ts";
import { renderHosts } from "./render-hosts.ts";

const paths = [
  "index.html",
  "assets/site.AbCdEf12.js",
  "assets/content/photo.2024-01-31.png",
  ...Array.from({ length: 20 }, (_, index) => `assets/search/part${index}.AbCdEf12.json`),
];

function render(...hosts: readonly HostName[]): ReadonlyMap<string, string> {
  return renderFiles(hosts, paths);
}

function renderFiles(
  hosts: readonly HostName[],
  files: readonly string[],
  ...otherBases: readonly string[]
): ReadonlyMap<string, string> {
  const plan = { site: { title: "Site", base: "/docs/", sections: [] }, pages: [], navigation: new Map(), hosts };
  const others = otherBases.map((base) => ({ base, addresses: [], redirects: [] }));
  return new Map([...renderHosts(plan, files, others)].map(({ path, content }) => [path, String(content)]));
}

const policy =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

describe("the files of headers", () => {
  it("are made for the hosts that are wanted, and the rules that they name", () => {
    expect([...render().keys()]).toEqual([]);
    expect([...render("cloudflare", "netlify").keys()]).toEqual(["_headers", "speculation-rules.json"]);
    expect([...render("vercel", "azure", "nginx").keys()]).toEqual([
      "vercel.json",
      "staticwebapp.config.json",
      "nginx.conf",
      "speculation-rules.json",
    ]);
  });

  it("send the policy with every page and keep hashed files, but not pictures of authors, for good", () => {
    expect(render("netlify").get("_headers")).toBe(`/docs/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Speculation-Rules: "/docs/speculation-rules.json"
/docs/assets/search/*
  Cache-Control: public, max-age=31536000, immutable
/docs/assets/site.AbCdEf12.js
  Cache-Control: public, max-age=31536000, immutable
/docs/speculation-rules.json
  Content-Type: application/speculationrules+json
`);
  });

  it("keep the copies of other editions for good too", () => {
    const files = renderFiles(["azure"], paths, "/docs/v1/");
    const { routes } = JSON.parse(files.get("staticwebapp.config.json") ?? "");
    expect(routes.map(({ route }: { route: string }) => route)).toEqual([
      "/docs/assets/search/*",
      "/docs/assets/site.AbCdEf12.js",
      "/docs/v1/assets/search/*",
      "/docs/v1/assets/site.AbCdEf12.js",
      "/docs/speculation-rules.json",
    ]);
  });

  it("name each hashed file of a folder that holds other files too", () => {
    const text = renderFiles(["netlify"], [...paths, "assets/search/index.json"]).get("_headers") ?? "";
    expect(text).not.toContain("assets/search/*");
    expect(text).toContain("/docs/assets/search/part19.AbCdEf12.json\n");
  });

  it("are JSON where the host reads JSON", () => {
    const vercel = JSON.parse(render("vercel").get("vercel.json") ?? "");
    expect(vercel.headers[0].source).toBe("/docs/(.*)");
    expect(vercel.headers[0].headers[0]).toEqual({ key: "Content-Security-Policy", value: policy });
    expect(vercel.headers[1].source).toBe("/docs/assets/search/(.*)");
    expect(vercel.headers[2].source).toBe("/docs/assets/site\\.AbCdEf12\\.js");
    const azure = JSON.parse(render("azure").get("staticwebapp.config.json") ?? "");
    expect(azure.globalHeaders["Content-Security-Policy"]).toBe(policy);
    expect(azure.routes.map(({ route }: { route: string }) => route)).toEqual([
      "/docs/assets/search/*",
      "/docs/assets/site.AbCdEf12.js",
      "/docs/speculation-rules.json",
    ]);
  });

  it("quote what nginx reads", () => {
    const nginx = render("nginx").get("nginx.conf") ?? "";
    expect(nginx).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    expect(nginx).toContain(`add_header Speculation-Rules "\\"/docs/speculation-rules.json\\"" always;`);
    // No location: one would look for its files below a root, where the site may be an alias.
    expect(nginx.match(/^location .*/gm)).toEqual(["location = /docs/speculation-rules.json {"]);
    expect(nginx).toMatch(/^  return 200 "\{\\"prefetch\\":/m);
    expect(nginx).toContain('if ($uri ~ "^/docs/assets/search/") {');
    expect(nginx).toContain('if ($uri = "/docs/assets/site.AbCdEf12.js") {');
  });

  it("let pages of the site, and nothing else, be fetched ahead", () => {
    const rules = JSON.parse(render("netlify").get("speculation-rules.json") ?? "");
    expect(rules.prefetch[0].where.and[0]).toEqual({ href_matches: "/docs/*/" });
    expect(rules).not.toHaveProperty("prerender");
  });
});
