import { statfsSync } from "node:fs";

/** File systems whose files others write, by the number that Linux has for them; it hears of what is written through it alone. */
const quietKinds: ReadonlyMap<number, string> = new Map([
  [0x01021997, "9p"],
  [0x6969, "NFS"],
  [0x517b, "SMB"],
  [0xfe534d42, "SMB"],
  [0xff534d42, "CIFS"],
]);

/** A folder in which changes from elsewhere stay unheard, and on which kind of file system it is. */
export interface QuietFolder {
  readonly folder: string;
  readonly kind: string;
}

/** The first of the folders that is on such a file system. */
export function findQuietFolder(folders: readonly string[]): QuietFolder | undefined {
  if (process.platform !== "linux") return undefined;
  for (const folder of folders) {
    try {
      const kind = quietKinds.get(statfsSync(folder).type);
      if (kind !== undefined) return { folder, kind };
    } catch {
      // It isn't there yet.
    }
  }
  return undefined;
}
