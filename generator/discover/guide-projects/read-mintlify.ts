import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { getText } from "../../parse/json/get-value.ts";
import { joinPath } from "../../places/content-paths.ts";
import { diskTree, type FileTree } from "../files/file-tree.ts";
import { redirectAddresses } from "./project-redirects.ts";
import type { ProjectSite } from "./project-site.ts";
import { isPicture } from "./is-picture.ts";

const names = ["docs.json", "mint.json"];
const folders = ["", "docs/"];
const largestConfig = 1_000_000;

/** What the configuration of a Mintlify project says; undefined where there is none. Other tools have a `docs.json` as well. */
export function readMintlify(
  input: string,
  tree: FileTree = diskTree,
): (ProjectSite & { readonly docs: string }) | undefined {
  const paths = folders.flatMap((folder) => names.map((name) => folder + name));
  const file = paths.find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const read = tree.read(join(input, file), largestConfig, 0);
  if ("failure" in read || read.size > largestConfig) return undefined;
  const config = parseLocatedJson({ path: file, text: read.bytes.toString("utf8") }, createReport(), {
    comments: true,
  });
  if (config?.kind !== "object") return undefined;
  const navigation = config.entries.get("navigation")?.value;
  const isOne =
    /\bmintlify\b/.test(getText(config, "$schema") ?? "") || file.endsWith("mint.json") || config.entries.has("theme");
  if (navigation === undefined || navigation.kind === "scalar" || !isOne) return undefined;
  const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
  const logo = config.entries.get("logo")?.value;
  const [light, dark] = ["light", "dark"].map((key) => {
    const written = logo?.kind === "object" ? getText(logo, key) : undefined;
    const path = written === undefined ? undefined : joinPath(folder, written);
    return path !== undefined && isPicture(path) && tree.exists(join(input, path)) ? path : undefined;
  });
  const redirects = config.entries.get("redirects")?.value;
  const old = (redirects?.kind === "array" ? redirects.items : []).flatMap((entry) => {
    if (entry.kind !== "object") return [];
    const [from, to] = [getText(entry, "source"), getText(entry, "destination")];
    return from === undefined || to === undefined || /[:*]/.test(from) ? [] : [{ from, to, span: entry.span }];
  });
  return {
    file,
    folder,
    title: getText(config, "name"),
    tagline: getText(config, "description"),
    base: "/",
    route: "",
    docs: folder,
    docsPath: "",
    logo: light === undefined ? undefined : { light, dark },
    links: [],
    redirects: redirectAddresses(old, ""),
    leftOut: [],
  };
}
