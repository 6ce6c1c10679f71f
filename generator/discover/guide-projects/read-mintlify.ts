import { join } from "node:path";
import { createReport } from "../../diagnostics/report.ts";
import { parseLocatedJson } from "../../parse/json/parse-located-json.ts";
import { getText } from "../../parse/json/get-value.ts";
import { folderOf, joinPath } from "../../places/content-paths.ts";
import type { FileTree } from "../files/file-tree.ts";
import { redirectAddresses } from "./project-redirects.ts";
import type { ProjectSite } from "./project-site.ts";
import { findPicture } from "./find-picture.ts";
import { mintlifyConfigs } from "./guide-project-marks.ts";
import { openConfig } from "./open-config.ts";

/** What the configuration of a Mintlify project says; undefined where there is none. Other tools have a `docs.json` as well. */
export function readMintlify(input: string, tree: FileTree): (ProjectSite & { readonly docs: string }) | undefined {
  const file = mintlifyConfigs.find((path) => tree.exists(join(input, path)));
  if (file === undefined) return undefined;
  const text = openConfig(input, file, tree);
  const config = text && parseLocatedJson({ path: file, text }, createReport(), { comments: true });
  if (!config || config.kind !== "object") return undefined;
  const navigation = config.entries.get("navigation")?.value;
  const isOne =
    /\bmintlify\b/.test(getText(config, "$schema") ?? "") || file.endsWith("mint.json") || config.entries.has("theme");
  if (navigation === undefined || navigation.kind === "scalar" || !isOne) return undefined;
  const folder = folderOf(file);
  const logo = config.entries.get("logo")?.value;
  const [light, dark] = ["light", "dark"].map((key) => {
    const written = logo?.kind === "object" ? getText(logo, key) : undefined;
    return findPicture(input, written === undefined ? undefined : joinPath(folder, written), tree);
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
