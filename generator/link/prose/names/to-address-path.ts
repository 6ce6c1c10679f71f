/** An address that front matter or a configuration says, as the path of a page: without what stands for the page of a folder, and the ending of a file. */
export function toAddressPath(address: string): string {
  return address
    .replace(/\.html?$/i, "")
    .replace(/(^|\/)index\/?$/i, "$1")
    .split("/")
    .filter((segment) => segment !== "" && segment !== ".")
    .join("/")
    .normalize("NFC");
}
