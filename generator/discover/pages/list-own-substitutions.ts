import { createReport } from "../../diagnostics/report.ts";
import { readYaml } from "../../parse/yaml/read-yaml.ts";
import { listSubstitutions } from "../guide-projects/list-substitutions.ts";

/** What a page of MyST gives its own names in double braces, by the lines of its front matter. What is wrong there is told elsewhere. */
export function listOwnSubstitutions(lines: readonly string[]): ReadonlyMap<string, string> {
  if (!lines.some((line) => line.includes("substitutions"))) return new Map();
  const front = readYaml({ path: "", text: lines.join("\n") }, createReport());
  if (front?.kind !== "object") return new Map();
  const myst = front.entries.get("myst")?.value;
  // Its first editions had them without `myst`.
  const [before, since] = [front, myst?.kind === "object" ? myst : undefined].map(
    (object) => object?.entries.get("substitutions")?.value,
  );
  return new Map([...listSubstitutions(before), ...listSubstitutions(since)]);
}
