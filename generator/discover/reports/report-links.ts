import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { InputFindings } from "../search-inputs.ts";
import { classifyFile } from "../kinds/classify-file.ts";
import { dropSkipped } from "../layouts/drop-skipped.ts";
import { mostNamed } from "./most-named.ts";

/** Tells of links that may lead to a part of the model or to guides: by their names, for where they lead is not looked at. */
export function reportLinks(inputs: readonly InputFindings[], report: Report): void {
  const paths = inputs
    .filter(({ input }) => input.layout.isBundled !== true)
    .flatMap(({ input, pages }) => {
      const followed = new Set(pages.flatMap(({ around, files }) => [...around, ...files].map(({ path }) => path)));
      const links = dropSkipped(input.listing.links(), input).map((path) => input.prefix + path);
      return links.filter((path) => !followed.has(path));
    })
    // The name of a folder has no ending.
    .filter((path) => classifyFile(path) !== undefined || /\.mdx?$|(?:^|\/)[^./]+$/i.test(path));
  if (paths.length > 0) report.add(discoverCodes.links({ paths: paths.slice(0, mostNamed), count: paths.length }));
}
