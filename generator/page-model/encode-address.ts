/** An address of which parts may be encoded, wholly encoded: what is stays so, anchors and addresses of others may not be. */
export function encodeAddress(address: string): string {
  return encodeURI(address.replace(/\p{Surrogate}/gu, "\ufffd")).replace(/%25(?=[\dA-Fa-f]{2})/g, "%");
}
