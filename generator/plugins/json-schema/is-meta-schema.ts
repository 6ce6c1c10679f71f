/** Whether an address, with or without what is behind a hash, is that of what JSON Schemas are written by, in any draft. */
export function isMetaSchema(address: string): boolean {
  return metaSchema.test(address);
}

const metaSchema =
  /^https?:\/\/json-schema\.org\/(?:draft-\d{2}\/|draft\/(?:\d{4}-\d{2}|next)\/)?(?:schema|hyper-schema|links|meta\/[\w-]{1,40})(?:\.json)?(?:#.*)?$/s;
