import type { RepositoryLinks } from "../../catalogue/repository-links.ts";
import { joinPath } from "../../places/content-paths.ts";
import type { LinkOptions } from "./link-options.ts";
import { encodePart } from "../../page-model/encode-part.ts";

/** Addresses of the input's files where their repository shows them. */
export interface FileLinks {
  /** A file or folder, or lines of a file; undefined when no place is known. */
  source(path: string, line?: number, endLine?: number): string | undefined;
  /** Where a file can be edited; undefined when no such place is known. */
  edit(path: string): string | undefined;
  /** An issue of the repository that a file is in; undefined where its host isn't known. */
  issue(number: string, path: string): string | undefined;
}

/** Links by the configured addresses, else by those of the repository that each input was cloned from; an empty address is no link. */
export function createRepositoryLinks({ sourceUrl, editUrl, repositories = [] }: Omit<LinkOptions, "base">): FileLinks {
  const find = (path: string) => repositories.find(({ prefix }) => path.startsWith(prefix));
  return {
    source: (path, line, endLine) => {
      // Nobody knows how much of what is configured may be left out to get there.
      if (sourceUrl !== undefined) return path.startsWith("../") ? undefined : fill(sourceUrl, path, line, endLine);
      const found = find(path);
      const place = found && placeIn(found, path.slice(found.prefix.length));
      return place && fill(place.sourceUrl, place.path, line, endLine);
    },
    issue: (number, path) => {
      const address = sourceUrl ?? find(path)?.sourceUrl ?? "";
      const [, repository, mark] =
        /^(https?:\/\/[^?#{}]*?)(\/-\/blob\/|\/blob\/|\/src\/(?:branch|commit)\/)/.exec(address) ?? [];
      if (repository === undefined) return undefined;
      return `${repository}${mark?.startsWith("/-/") ? "/-" : ""}/issues/${encodePart(number)}`;
    },
    edit: (path) => {
      if (editUrl !== undefined) return fill(editUrl, path);
      // Without links to sources there are none that only follow from them either.
      const found = sourceUrl === "" ? undefined : find(path);
      return found?.editUrl === undefined ? undefined : fill(found.editUrl, path.slice(found.prefix.length));
    },
  };
}

/** A path that leads out of the input, `../src/mill.py`, as its repository has it; undefined where it leads out of that too. */
function placeIn(
  { sourceUrl, below = "" }: RepositoryLinks,
  path: string,
): { readonly sourceUrl: string; readonly path: string } | undefined {
  if (!path.startsWith("../")) return { sourceUrl, path };
  const joined = joinPath(below, path);
  const folder = below.split("/").map(encodeURIComponent).join("/");
  return joined === undefined
    ? undefined
    : { sourceUrl: sourceUrl.replace(`${folder}/{path}`, "{path}"), path: joined };
}

/** The address of a file; without a line, what the template says about lines is left out. */
function fill(template: string, path: string, line?: number, endLine = line): string | undefined {
  if (template === "") return undefined;
  const facts = new Map([
    ["path", path.split("/").map(encodePart).join("/")],
    ["line", String(line)],
    ["endLine", String(endLine)],
  ]);
  const wanted = line === undefined ? template.replace(/[#?&][^#?&]*\{(?:line|endLine)\}.*$/, "") : template;
  return wanted.replace(/\{(path|line|endLine)\}/g, (_, name: string) => facts.get(name) ?? "");
}
