import { findPageByPath, type IndexedPage, type ProseIndex } from "../prose-index.ts";

const form =
  /^\/docs\/providers\/[\w-]{1,100}\/(?:(d|r|data-sources|resources|guides|functions|ephemeral-resources|actions|list-resources)\/([\w.-]{1,200}?)|index)(?:\.html)?(?:\.(?:md|markdown))?\/?$/;

/** What folders are called in either layout of a provider's documents. */
const folders: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...["r", "resources"].map((name) => [name, ["resources", "r"]] as const),
  ...["d", "data-sources"].map((name) => [name, ["data-sources", "d"]] as const),
]);

/** The page of a provider of Terraform that an address of its registry leads to: `/docs/providers/aws/r/instance.html`. */
export function findRegistered(path: string, root: string, index: ProseIndex): IndexedPage | undefined {
  if (!path.startsWith("/docs/providers/")) return undefined;
  const [whole, folder, name = ""] = form.exec(path) ?? [];
  if (whole === undefined) return undefined;
  const places = folder === undefined ? ["index"] : (folders.get(folder) ?? [folder]).map((one) => `${one}/${name}`);
  for (const place of places) {
    for (const ending of ["", ".html"]) {
      const page = findPageByPath([root, place + ending].filter((part) => part !== "").join("/"), root, index);
      if (page !== undefined) return page;
    }
  }
  return undefined;
}
