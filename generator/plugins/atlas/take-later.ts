import { addNamed } from "./add-named.ts";
import type { LoadedType } from "./loaded-type.ts";
import { withFile } from "./with-file.ts";

/**
 * A type that a later file declares again in a later version, with what the earlier one has besides, which Atlas takes from no type;
 * undefined where the version is no later one, and Atlas leaves the type as it is.
 */
export function takeLater(earlier: LoadedType, later: LoadedType): LoadedType | undefined {
  // Versions are texts to Atlas, and none comes before any.
  const isLater = later.version !== undefined && (earlier.version === undefined || later.version > earlier.version);
  if (later.category !== earlier.category || !isLater) return undefined;
  const { declaredIn: file, patches } = earlier;
  return {
    ...later,
    attributes: addNamed(withFile(earlier.attributes, file), later.attributes),
    elements: addNamed(withFile(earlier.elements, file), later.elements),
    patches,
  };
}
