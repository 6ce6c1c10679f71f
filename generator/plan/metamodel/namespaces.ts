/** Namespaces without what nearly all of them begin with: `com.linkedin.metadata.key` as `metadata.key`. */
export interface NamespaceNames {
  /** With its final dot; empty when they have no beginning in common. */
  readonly prefix: string;
  shorten(namespace: string): string;
}

/** A beginning counts as common when so large a part of the namespaces has it; the others keep their full name. */
const commonShare = 0.75;

/** Names for the namespaces of a model. The common beginning leaves each at least its last part. */
export function nameNamespaces(namespaces: Iterable<string>): NamespaceNames {
  const all = [...new Set(namespaces)];
  let prefix = "";
  for (;;) {
    const longer = findNextPrefix(all, prefix);
    if (longer === undefined) break;
    prefix = longer;
  }
  return {
    prefix,
    shorten: (namespace) => {
      if (namespace === "") return "root namespace";
      return namespace.startsWith(prefix) ? namespace.slice(prefix.length) : namespace;
    },
  };
}

/** The prefix with the part that most often follows it, when it does so often enough. */
function findNextPrefix(namespaces: readonly string[], prefix: string): string | undefined {
  const counts = new Map<string, number>();
  for (const namespace of namespaces) {
    const end = namespace.startsWith(prefix) ? namespace.indexOf(".", prefix.length) : -1;
    if (end === -1) continue;
    const longer = namespace.slice(0, end + 1);
    counts.set(longer, (counts.get(longer) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count >= namespaces.length * commonShare)?.[0];
}
