/** What other versions of the product are called, of which no branch is shown. */
const others = /^(?:ghec|ghes|ghae)\b|^enterprise/;

/**
 * Whether `fpt or ghec`, `not ghes > 3.9` or the name of a feature holds where everybody uses the product, `fpt`. A feature that nobody
 * describes is taken for one that is there.
 */
export function holdsVersion(condition: string, features: ReadonlyMap<string, boolean>): boolean {
  const holds = (written: string): boolean => {
    const [, not, name = ""] = /^(not\s+)?(\S+)/.exec(written.trim()) ?? [];
    // As it was written once: `currentVersion == "free-pro-team@latest"`.
    const isIt =
      name === "currentVersion"
        ? written.includes("free-pro-team@latest") && written.includes("==")
        : name === "fpt" || (features.get(name) ?? !others.test(name));
    return isIt !== (not !== undefined);
  };
  return condition.split(/\bor\b/).some((all) => all.split(/\band\b/).every(holds));
}
