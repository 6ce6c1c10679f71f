import { posix } from "node:path";
import type { Input } from "../input.ts";

/** What generators of clients and servers leave beside what they have made. */
const marks = [".openapi-generator-ignore", ".swagger-codegen-ignore", ".openapi-generator/VERSION"];

interface Around extends Pick<Input, "folder" | "tree"> {
  /** Whether some file is read by now that may describe what others say again. */
  readonly isAnyRead: () => boolean;
}

/**
 * Descriptions of APIs without the copies that generated clients have of them, as far as there are any besides: what a generator writes
 * into its own folder says the same once more, in other words.
 */
export function leaveClientsOut(paths: readonly string[], { folder, tree, isAnyRead }: Around): readonly string[] {
  const known = new Map<string, boolean>();
  const isMade = (below: string): boolean => {
    if (below === "." || below === "/") return false;
    const earlier = known.get(below);
    if (earlier !== undefined) return earlier;
    const found = marks.some((mark) => tree.exists(posix.join(folder, below, mark))) || isMade(posix.dirname(below));
    known.set(below, found);
    return found;
  };
  const own = paths.filter((path) => !isMade(posix.dirname(path)));
  return own.length > 0 || paths.length === 0 || isAnyRead() ? own : paths;
}
