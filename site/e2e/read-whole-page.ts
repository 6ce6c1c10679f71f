import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDataFile } from "../../generator/page-model/data-file.ts";

const place = String.raw`<div data-part="(\d+)"><p class="note"><a href="[^"]*">[^<]*</a></p></div>`;
const places = new RegExp(
  String.raw`<details class="left-out"><summary>(?:(?!</summary>)[^])*</summary>${place}</details>|${place}`,
  "g",
);

/** The document at a path below a site, with the parts put back that it leaves out, which are in a file beside it. */
export function readWholePage(folder: string, path: string): string {
  const html = readFileSync(join(folder, path), "utf8");
  const file = join(folder, path.replace(/index\.html$/, "parts.js"));
  if (!path.endsWith("index.html") || !html.includes("data-part=") || !existsSync(file)) return html;
  const parts = readDataFile(readFileSync(file, "utf8")) as readonly string[];
  return html.replace(places, (_, inFold?: string, bare?: string) => parts[Number(inFold ?? bare)] ?? "");
}
