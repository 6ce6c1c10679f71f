import type { DiscoverOptions } from "../discover-options.ts";
import type { Input } from "../input.ts";
import { datahubLayout } from "../layouts/datahub-layout.ts";

const folder = "metadata-ingestion/";
const files = ["setup.py", "setup.cfg", "pyproject.toml"];

/** By the name that releases have had for it, what should register the sources of checkouts of the platform that have their code. */
export function findLostPackages(
  inputs: readonly Input[],
  { include, exclude = [] }: DiscoverOptions,
): readonly string[] {
  if (include !== undefined) return [];
  return inputs.flatMap(({ layout, prefix, listing }) => {
    if (layout.name !== datahubLayout.name) return [];
    const code = listing.find([`${folder}src/datahub/ingestion/source/**/*.py`], exclude);
    const isThere = listing.find(files.map((name) => folder + name)).length > 0;
    return code.length > 0 && !isThere ? [`${prefix}${folder}setup.py`] : [];
  });
}
