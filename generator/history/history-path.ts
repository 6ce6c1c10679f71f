/** Where a model's history is kept, from the current folder. */
export function historyPath({ file = "aspectdoc.history.json" }: { readonly file?: string | undefined }): string {
  return file;
}
