/** Where a model's history is kept, unless the config file says where. */
export function historyPath({ file = "aspectdoc.history.json" }: { readonly file?: string | undefined }): string {
  return file;
}
