/** Namespaces without what all of them begin with: `com.linkedin.metadata.key` as `metadata.key`. */
export interface NamespaceNames {
  /** With its final dot; empty when they have no beginning in common. */
  readonly prefix: string;
  shorten(namespace: string): string;
}

/** Names for the namespaces of a model. The common beginning leaves each at least its last part. */
export function nameNamespaces(namespaces: Iterable<string>): NamespaceNames {
  let common: readonly string[] | undefined;
  for (const namespace of new Set(namespaces)) {
    const parents = namespace.split(".").slice(0, -1);
    common = common === undefined ? parents : shared(common, parents);
  }
  const prefix = common === undefined || common.length === 0 ? "" : `${common.join(".")}.`;
  return {
    prefix,
    shorten: (namespace) => (namespace === "" ? "root namespace" : namespace.slice(prefix.length)),
  };
}

function shared(a: readonly string[], b: readonly string[]): readonly string[] {
  const end = a.findIndex((part, index) => part !== b[index]);
  return end === -1 ? a : a.slice(0, end);
}
