/** Parts of a type, with the file in which they stand where that is another than the one that declares the type. */
export function withFile<Part extends { readonly file?: string | undefined }>(
  parts: readonly Part[],
  file: string,
): readonly Part[] {
  return parts.map((part) => ({ ...part, file: part.file ?? file }));
}
