/**
 * What a schema is called where its own model is documented. Names that come from paths begin with the reference's own, `_base.common`, where
 * the model has another schema of that name.
 */
export function nameAtReference(fullName: string, { name }: { readonly name: string }): string {
  const before = `_${name.replace(/[^\p{L}\p{N}_$-]+/gu, "_")}.`;
  return fullName.startsWith(before) ? fullName.slice(before.length) : fullName;
}
