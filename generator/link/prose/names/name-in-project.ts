import { belowRoot } from "../../../places/content-paths.ts";
import type { OutlinedPage } from "../outline-prose.ts";

/** What the path and the front matter of a page make of it where the tool that it was made for publishes it. */
export interface ProjectNames {
  readonly id: string;
  readonly slug: string;
  /** Position that the name of the file begins with. */
  readonly position?: number | undefined;
}

/**
 * The id and address of a page in a Docusaurus project: numbers before names only order them, a
 * folder's own page has the folder's address, and a slug counts from the folder unless it begins with
 * a slash; `/` is the home page. Those of a further folder of the project begin with its own path.
 */
export function nameInProject({ document, root }: OutlinedPage, below = ""): ProjectNames {
  const { id: ownName, slug: written } = document.frontMatter;
  const path = belowRoot(document.file, root).replace(/\.mdx?$/i, "");
  const segments = path.split("/").map((segment) => splitNumber(segment));
  const folders = segments.slice(0, -1).map(({ name }) => name);
  const { name = "", position } = segments.at(-1) ?? {};
  const id = [...split(below), ...folders, ownName ?? name].join("/");
  const isOwn = /^(?:readme|index)$/i.test(name) || name.toLowerCase() === folders.at(-1)?.toLowerCase();
  const from = written?.startsWith("/") === true ? [] : folders;
  const wanted =
    written === undefined ? (isOwn ? folders : [...folders, ownName ?? name]) : [...from, ...written.split("/")];
  const slug = [...split(below), ...wanted].filter((segment) => segment !== "" && segment !== ".").join("/");
  return { id: id.normalize("NFC"), slug: slug.normalize("NFC"), position };
}

function split(path: string): readonly string[] {
  return path === "" ? [] : path.split("/");
}

/** A name and the number before it, as in `01-intro`; dates and versions are names. */
export function splitNumber(name: string): { readonly name: string; readonly position?: number | undefined } {
  const found = /^(\d{1,9})\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (found === null || /^\d+[-_.]\d+/.test(name)) return { name };
  return { name: found[2] ?? name, position: Number(found[1]) };
}
