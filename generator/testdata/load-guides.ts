import { fileURLToPath } from "node:url";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { createReport, type Report } from "../diagnostics/report.ts";
import { discover, type Discovery } from "../discover/discover.ts";
import { link } from "../link/link.ts";
import type { Documents } from "../parse/documents.ts";
import { parse } from "../parse/parse.ts";

/** A model with hand-written pages, as far as linking. */
export interface LoadedGuides {
  readonly discovery: Discovery;
  readonly documents: Documents;
  readonly catalogue: Catalogue;
  readonly report: Report;
}

/** Of a repository that shows all files, whatever the checkout of Aspectdoc was cloned from. */
const someSourceUrl = "https://example.org/model/{path}#L{line}";

/** Reads the model with guides in `testdata/sites/guides`, or one in another folder; with an empty `sourceUrl` no repository is known. */
export async function loadGuides(
  folder = fileURLToPath(new URL("./sites/guides", import.meta.url)),
  sourceUrl = someSourceUrl,
): Promise<LoadedGuides> {
  const report = createReport();
  const discovery = await discover(
    { inputs: [folder], siteUrls: ["https://docs.example.org/docs"], sourceUrl },
    report,
  );
  const documents = parse(discovery.files, report, { surroundings: discovery.surroundings });
  return { discovery, documents, catalogue: await link(documents, report), report };
}
