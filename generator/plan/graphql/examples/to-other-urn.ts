/** The URN of a second thing of the same kind, where an example needs two; the same URN where none is known. */
export function toOtherUrn(urn: string): string {
  return urn
    .replace("shop.orders", "shop.raw_orders")
    .replace("Classification.Confidential", "Classification.Restricted")
    .replace(/(?<=:glossaryNode:)Classification$/, "Governance")
    .replace(/(?<=:domain:)sales$/, "commerce");
}
