import type { SdkDocument } from "../../../parse/sdk/sdk-document.ts";

/** Manifests and what code says: a module that people have described stays as they have described it. */
export function joinLibrary(
  manifests: readonly SdkDocument[],
  library: readonly SdkDocument[],
): readonly SdkDocument[] {
  if (library.length === 0) return manifests;
  const described = new Set(manifests.flatMap(({ modules }) => modules.map(({ name }) => name)));
  const read = library.map((document) => ({
    ...document,
    modules: document.modules.filter(({ name }) => !described.has(name)),
  }));
  return [...manifests, ...read.filter(({ modules }) => modules.length > 0)];
}
