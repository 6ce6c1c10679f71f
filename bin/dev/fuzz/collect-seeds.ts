import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { classifyFile } from "../../../generator/discover/classify-file.ts";
import { packageFolder } from "../../../generator/package-folder.ts";
import type { FuzzInput } from "./fuzz-input.ts";

/** Longer ones say the same and take their time. */
const longest = 20_000;

/** What is damaged: the fixtures of every reader, in order, and texts for readers whose fixtures stand in their tests. */
export function collectSeeds(): readonly FuzzInput[] {
  const folder = join(packageFolder, "generator/testdata");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const found = names.toSorted().flatMap((path): FuzzInput | [] => {
    const kind = findKind(path);
    const file = join(folder, path);
    if (kind === undefined || !statSync(file).isFile() || statSync(file).size > longest) return [];
    return { path, text: readFileSync(file, "utf8"), kind };
  });
  return [...found, ...written];
}

function findKind(path: string): FuzzInput["kind"] | undefined {
  if (/(?:expected|linked)\.json$|\.txt$/.test(path)) return undefined;
  if (/aspectdoc\.config\.ya?ml$/.test(path)) return "config";
  if (path.startsWith("sidebar/")) return "sidebar";
  if (path.startsWith("ingestion/manifests/")) return "ingestion";
  if (path.startsWith("sdk/") && path.endsWith(".yml")) return "sdk";
  return path.endsWith(".md") ? "prose" : classifyFile(path);
}

const written: readonly FuzzInput[] = [
  {
    path: "redirects.yml",
    kind: "redirects",
    text: 'redirects:\n  - { from: docs/old, to: new }\n  - { from: a.html, to: "https://example.org/#x" }\n  - from: b\n    to: /\n',
  },
  {
    path: "redirects.json",
    kind: "redirects",
    text: '{ "redirects": [{ "from": "docs/old", "to": "new#a" }, { "from": "c/d", "to": "e" }] }\n',
  },
  {
    path: "releases.yml",
    kind: "releases",
    text: "releases:\n  - version: 1.0.0\n    date: 2024-02-01\n    href: https://example.org/1\n    notes: |\n      # New\n\n      - a *b* [c](d.md)\n  - { version: 0.9.0, date: 2023-01-31 }\n",
  },
  {
    path: "versions.yml",
    kind: "versions",
    text: 'versions:\n  - { version: "2.0", path: /docs/, isLast: true, label: Two }\n  - { version: next, banner: unreleased }\n',
  },
  {
    path: "aspectdoc.config.yaml",
    kind: "config",
    text: 'inputs: [../platform, models]\ntitle: "Acme"\nbase: /docs/\nlevels:\n  check/missing-doc: "off"\ncolors: { light: { accent: "#123456" } }\nlinks:\n  - { label: a, href: "https://example.org" }\nversions:\n  - { version: "2.0" }\n',
  },
  {
    path: "aspectdoc.config.json",
    kind: "config",
    text: '{ "inputs": ["models"], "title": "A", "hosts": ["netlify"], "coverage": { "minimum": 80 }, "strict": true }\n',
  },
];
