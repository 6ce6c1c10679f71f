/** Namespaces are several parts: a part and a name are a name of two words. */
const fewestParts = 3;

/** A name with a type in brackets, `Page«org.example.Ship»`, has the namespaces of that one. */
const plain = /^[\p{L}\p{N}_.$-]+$/u;
/** What says by itself which version something is, and not what. */
const version = /^v?\d+(?:(?:alpha|beta|rc)\d*)?(?:\.v?\d+(?:(?:alpha|beta|rc)\d*)?)*$/i;

/**
 * Names of schemas without the namespaces that nobody needs to tell them apart: `PodSpec` of `io.k8s.api.core.v1.PodSpec`, and
 * `core.v1.Event` where there is `io.k8s.api.events.v1.Event` too. A name without namespaces stays as it is.
 */
export function shortenNames(names: readonly string[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const end of names.flatMap(listEnds)) counts.set(end, (counts.get(end) ?? 0) + 1);
  return new Map(
    names.map((name) => {
      const isLong = name.split(".").length >= fewestParts && plain.test(name);
      const ends = isLong ? listEnds(name) : [];
      return [name, ends.find((end) => counts.get(end) === 1 && !version.test(end)) ?? name];
    }),
  );
}

/** What a name ends in from each of its parts on, the shortest first. */
function listEnds(name: string): readonly string[] {
  const parts = name.split(".");
  return parts.map((_, index) => parts.slice(-1 - index).join("."));
}
