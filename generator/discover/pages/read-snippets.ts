import { isMarkdownFile } from "../../places/markdown-files.ts";
import type { FoundFile } from "../input.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { FoundProse } from "./find-prose.ts";
import { listTakenIn } from "./list-taken-in.ts";

/**
 * The files whose text pages take in, where they are among what stands around the pages, and what these take in themselves. What
 * takes files in before Markdown is read does so in all of them, whatever they are.
 */
export function readSnippets(
  sources: readonly SourceFile[],
  prose: readonly FoundProse[],
  read: (file: FoundFile) => SourceFile | undefined,
): readonly SourceFile[] {
  const around = new Map(prose.flatMap((found) => found.around.map((file) => [file.path, file])));
  const projects = new Map(prose.map(({ root, project }) => [root, project]));
  const known = new Set(sources.map(({ path }) => path));
  const snippets: SourceFile[] = [];
  let texts = sources.filter(({ kind }) => kind === "prose");
  while (texts.length > 0) {
    const wanted = texts.flatMap((file) => listTakenIn(file, projects.get(file.root ?? "")));
    texts = [];
    for (const path of wanted) {
      const found = known.has(path) ? undefined : around.get(path);
      known.add(path);
      const file = found && read(found);
      if (file === undefined) continue;
      snippets.push(file);
      // Parts of pages take in others in turn; what is included in another way is text as it stands.
      if (isMarkdownFile(path) || projects.get(file.root ?? "")?.includes !== undefined) texts.push(file);
    }
  }
  return snippets;
}
