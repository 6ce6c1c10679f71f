import { fileURLToPath } from "node:url";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { makeSettings } from "../config/settings.ts";
import { createReport } from "../diagnostics/report.ts";
import { discover } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import { parse } from "../parse/parse.ts";

/** Reads and links the bundled model, each file at its place in the project: that tells that it is the platform's. */
export async function loadPlacedModel(): Promise<Catalogue> {
  const report = createReport();
  const model = fileURLToPath(new URL("../../schemas", import.meta.url));
  const { files } = await discover(makeSettings({}, {}, model), report);
  const placed = files.map((file) => ({ ...file, path: `schemas/${file.path}` }));
  return link(parse(placed, report), report);
}
