/** The last name of a path without its ending, by which a file is called after what it declares: `Owner` of `common/Owner.pdl`. */
export function toBareName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}
