/** Paths of the files that say what answers the fields of the schema. */
export function findWirings(files: readonly { readonly path: string; readonly text: string }[]): readonly string[] {
  return files.filter(({ text }) => text.includes(".dataFetcher(")).map(({ path }) => path);
}
