import type { DocsProject } from "../../../parse/documents.ts";
import { belowRoot } from "../../../places/content-paths.ts";
import type { OutlinedPage } from "../outline-prose.ts";
import { dropMarkdownEnding } from "../../../places/markdown-files.ts";
import { toAddressPath } from "./to-address-path.ts";

type Collections = NonNullable<DocsProject["collections"]>;

const usual = "/:collection/:path";

/** The address that a page says, or that its collection has for it; undefined for any other page, which is where its file is. */
export function placeInJekyll(
  { document: { file, frontMatter } }: OutlinedPage,
  collections: Collections,
): string | undefined {
  const { permalink } = frontMatter;
  if (permalink !== undefined && !permalink.includes(":")) return toAddressPath(permalink);
  const [folder, collection] = [...collections].find(([path]) => file.startsWith(`${path}/`)) ?? [];
  if (folder === undefined || collection === undefined) return undefined;
  const path = dropMarkdownEnding(belowRoot(file, folder));
  const name = path.slice(path.lastIndexOf("/") + 1);
  const words: Readonly<Record<string, string>> = {
    collection: collection.name,
    path,
    name,
    title: frontMatter.slug ?? name,
    slug: frontMatter.slug ?? name,
    output_ext: "",
  };
  const pattern = collection.permalink?.includes(":") === true ? collection.permalink : usual;
  const address = pattern.replaceAll(/:([a-z_]+)/g, (whole, word: string) => words[word] ?? whole);
  // What it is made of besides is the day of a post.
  return toAddressPath(address.includes(":") ? `/${collection.name}/${path}` : address);
}
