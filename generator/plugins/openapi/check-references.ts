import { formatCount } from "../../catalogue/nouns.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { joinPath } from "../join-path.ts";
import { formatSuggestions } from "../../diagnostics/suggest.ts";
import { createMissingFinder, type FindMissing } from "./create-missing-finder.ts";
import type { FoundProblem, RuleSurroundings } from "../plugin.ts";
import type { ApiSurroundings } from "./bundle-api.ts";
import { findTarget } from "./find-target.ts";
import { isEmpty } from "./is-empty.ts";
import { toWebAddress } from "./list-more.ts";

const elsewhere =
  "save what it leads to beside the description, and refer to that file; until then the type is a link to the address";

/** Told of one file at most; a broken tool makes the same mistake everywhere. */
const mostLost = 50;

/**
 * References that lead nowhere, files that are no descriptions and that none refers to, and descriptions of nothing. None of it is
 * known of what a file says or refers to that could not be read, or not whole: `unread` are the paths of those.
 */
export function checkReferences(
  { files, findModelSchema }: ApiSurroundings,
  unread: ReadonlySet<string>,
  around: RuleSurroundings = { dataFiles: new Map() },
): readonly FoundProblem[] {
  const used = new Set<string>();
  const lost = new Map<string, FoundProblem[]>();
  const findMissing = createMissingFinder(around);
  for (const from of files.values()) {
    const problems: FoundProblem[] = [];
    lost.set(from.file, problems);
    for (const { reference, place, isAside } of from.references) {
      const target = findTarget(files, from, reference);
      if (!("lost" in target)) used.add(target.file.file);
      else if (isAside === true || unread.has(addressOf(from.file, reference))) continue;
      else if (problems.length < mostLost && findModelSchema(from, reference) === undefined) {
        problems.push({
          ...describeLost(from.file, reference, target.lost, findMissing),
          span: { file: from.file, ...place },
        });
      }
    }
  }
  const problems = [...files.values()].flatMap(({ file, document, isPart, isReferred }): readonly FoundProblem[] => {
    if (isReferred === true) return [];
    const isMissed = unread.size === 0 && !used.has(file);
    if (isPart !== true && isMissed && isEmpty(document)) {
      const message = "this describes neither an operation nor a schema";
      return [{ code: "empty", message, span: startOfFile(file) }, ...(lost.get(file) ?? [])];
    }
    if (isPart !== true || used.has(file)) return lost.get(file) ?? [];
    if (!isMissed) return [];
    const isOverlay = document["overlay"] !== undefined;
    const message = isOverlay
      ? "this is an overlay, whose changes aren't made; what a tool makes of the description and it can be read instead"
      : "this is no description by OpenAPI 3 or Swagger 2, and none refers to it";
    return [{ code: "not-openapi", message, span: startOfFile(file) }];
  });
  return joinStrays(problems);
}

/** What is wrong with a reference that leads nowhere. */
function describeLost(
  from: string,
  reference: string,
  lost: "remote" | "unknown",
  findMissing: FindMissing,
): Omit<FoundProblem, "span"> {
  if (lost === "unknown") return { code: "unknown-reference", message: `\`${reference}\` leads to nothing` };
  const missing = findMissing(from, reference);
  if (missing !== undefined) {
    const help = formatSuggestions(missing.suggestions) ?? "add the file, or refer to one that is there";
    return { code: "unknown-reference", message: `\`${missing.address}\` isn't there`, help };
  }
  const message = `\`${reference}\` leads out of the files that were read, and nothing is fetched`;
  const help = toWebAddress(reference) === undefined ? undefined : elsewhere;
  return { code: "remote-reference", message, help };
}

/** So many files that nothing refers to are told of one by one; of more, as many are named. */
const mostNamed = 3;

/** What an API is split into may have many files that are used no more, which are one thing to see to. */
function joinStrays(problems: readonly FoundProblem[]): readonly FoundProblem[] {
  const strays = new Map<string, FoundProblem[]>();
  for (const problem of problems) {
    if (problem.code !== "not-openapi") continue;
    const known = strays.get(problem.message);
    if (known === undefined) strays.set(problem.message, [problem]);
    else known.push(problem);
  }
  return problems.flatMap((problem) => {
    const all = strays.get(problem.message) ?? [];
    if (all.length <= mostNamed) return [problem];
    if (all[0] !== problem) return [];
    const [, ...others] = all.map(({ span }) => `\`${span?.file ?? ""}\``);
    const named = others.slice(0, mostNamed).join(", ");
    const rest = others.length > mostNamed ? " and others" : "";
    return [
      {
        ...problem,
        message: `${problem.message}; so it is with ${formatCount(others.length)} files more: ${named}${rest}`,
      },
    ];
  });
}

/** The file that a reference is into; empty where that can't be among those that are read. */
function addressOf(from: string, reference: string): string {
  const address = reference.replace(/#.*$/s, "");
  return address === "" ? from : (joinPath(from, address) ?? "");
}
