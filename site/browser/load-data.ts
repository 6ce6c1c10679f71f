import { readDataFile } from "../../generator/page-model/data-file.ts";

/** What the data file at an address says. From a disk, where nothing may be fetched, it comes as the script that it is. */
export async function loadData(address: string, options?: RequestInit): Promise<unknown> {
  if (location.protocol === "file:" && window.aspectdoc !== undefined) return window.aspectdoc.load(address);
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return readDataFile(await response.text());
}
