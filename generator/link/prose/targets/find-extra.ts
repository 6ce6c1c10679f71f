import { folderOf } from "../../../places/content-paths.ts";
import type { IndexedPage, ProseIndex } from "../prose-index.ts";
import type { Resolving } from "./resolving.ts";

/** What projects have whose guides ExDoc publishes. */
const projectFiles = ["mix.exs", "rebar.config"];

/**
 * The guide that ExDoc finds by the name of a file alone, whichever folder it is in: `install.md`, and `install.html`, since all its pages
 * stand side by side. Undefined outside of a project of Elixir or Erlang.
 */
export function findExtra(path: string, { origin: { file }, index }: Resolving): IndexedPage | undefined {
  const [, name] = /(?:^|\/)([^/]{1,200})\.(?:md|html)$/i.exec(path) ?? [];
  return name !== undefined && isOfExDoc(file, index) ? index.byFileName().get(name.toLowerCase()) : undefined;
}

/** Whether a path is that of the page which ExDoc makes of a module, `Ecto.Query.html`. */
export function isPageOfModule(path: string, { origin: { file }, index }: Resolving): boolean {
  return /^(?:\.\/)?[A-Z]\w{0,100}(?:\.[A-Z]\w{0,100}){0,10}\.html$/.test(path) && isOfExDoc(file, index);
}

function isOfExDoc(file: string, { surroundings: { paths } }: ProseIndex): boolean {
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    if (projectFiles.some((name) => paths.has(folder === "" ? name : `${folder}/${name}`))) return true;
    if (folder === "") return false;
  }
}
