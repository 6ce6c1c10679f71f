/** As in `{{< skew currentVersionAddMinor -1 "." >}}`, between the braces. */
const skew =
  /^[<%]\s{0,20}skew\s{1,20}"?(current|latest|nextMinor|prevMinor|oldestMinor)Version(AddMinor\s{1,5}"?(-?\d{1,3})"?(?:\s{1,5}"(.)")?)?"?\s{0,20}[>%]$/;

const steps: ReadonlyMap<string, number> = new Map([
  ["nextMinor", 1],
  ["prevMinor", -1],
  ["oldestMinor", -2],
]);

/** A version of Kubernetes, counted in minor ones from that of the documents, or from the latest, which the configuration of its site says. */
export function readSkew(inside: string, find: (name: string) => string | undefined): string | undefined {
  const [whole, from = "", added, by, separator = "."] = skew.exec(inside) ?? [];
  if (whole === undefined) return undefined;
  const version = /^v?(\d{1,5})\.(\d{1,5})(?:\.|$)/.exec(find(from === "current" ? "version" : "latest") ?? "");
  if (version === null) return undefined;
  const minor = Number(version[2]) + (added === undefined ? (steps.get(from) ?? 0) : Number(by));
  return minor < 0 ? undefined : `${version[1]}${separator}${minor}`;
}
