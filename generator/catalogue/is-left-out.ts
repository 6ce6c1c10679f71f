/** Whether newer releases of the platform leave a name out of the search index: those that contain `__`. */
export function isLeftOut(indexName: string): boolean {
  return indexName.includes("__");
}
