import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { ApiDocument, ApiFile } from "./api-document.ts";

/** What was read of a model, by path, behind it what that only refers to, by the paths that lead there. */
export function listFiles({ extensions = [] }: Catalogue, plugin: string): ReadonlyMap<string, ApiFile> {
  const own = extensions
    .filter((extension) => extension.plugin === plugin)
    .map(({ file, data }): ApiFile => ({ file, ...(data as unknown as ApiDocument) }));
  const referred = own.flatMap(({ others = [] }) =>
    others.flatMap(({ seenAs, ...other }) => seenAs.map((file): ApiFile => ({ file, ...other, isReferred: true }))),
  );
  return new Map([...referred, ...own].map((file) => [file.file, file]));
}
