import { basename } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { DiscoverOptions } from "../discover-options.ts";
import { globFolder } from "../files/glob-folder.ts";
import type { Input } from "../input.ts";
import type { Findings } from "../search-inputs.ts";

/**
 * Tells of patterns that leave nothing out, since they count from elsewhere than the input. Those that match nothing from anywhere are
 * nobody's fault: one configuration may serve for several models.
 */
export function reportIdleExcludes(
  { exclude = [], contentExclude = [] }: Pick<DiscoverOptions, "exclude" | "contentExclude">,
  { inputs, prose }: Findings,
  report: Report,
): void {
  const roots = prose.map(({ root }) => root);
  for (const [key, globs] of Object.entries({ exclude, contentExclude })) {
    // What is looked for at any depth counts from nowhere.
    for (const glob of new Set(globs.filter((each) => !/^(?:\*\*|!|\.\.?\/)/.test(each)))) {
      if (inputs.some(({ input }) => matches(input, glob))) continue;
      const meant = inputs.flatMap(({ input }) => {
        return listMeant(glob, input, roots).filter((other) => !globs.includes(other) && matches(input, other));
      })[0];
      if (meant !== undefined) report.add(discoverCodes.idleExclude({ key, glob, meant }));
    }
  }
}

/** The pattern as it would count from the input, had it been counted from a folder of guides or from above the input. */
function listMeant(glob: string, { folder, prefix }: Input, roots: readonly string[]): readonly string[] {
  const own = roots.filter((root) => root.startsWith(prefix)).map((root) => root.slice(prefix.length));
  const above = globFolder(basename(folder));
  return [
    ...own.filter((root) => root !== "").map((root) => globFolder(root) + glob),
    ...(glob.startsWith(above) && glob.length > above.length ? [glob.slice(above.length)] : []),
  ];
}

function matches({ listing }: Input, glob: string): boolean {
  try {
    return listing.find([glob]).length > 0;
  } catch {
    // A folder that can't be listed has been reported.
    return true;
  }
}
