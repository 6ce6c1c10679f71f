import { readMarker } from "../../write/marker.ts";

/** The written site that is the only input; undefined where the inputs are those of a model. */
export function findWritten([first, ...others]: readonly string[]): string | undefined {
  return first !== undefined && others.length === 0 && readMarker(first) !== undefined ? first : undefined;
}
