import type { IngestionOption } from "../../catalogue/ingestion.ts";

/** An option with those whose path goes on from its own. */
interface Branch {
  readonly option: IngestionOption;
  readonly inside: Branch[];
}

/**
 * The options in the order in which they are read: required ones first, then simple ones before those
 * with parts of their own, and what few set (the environment, profiling, stateful ingestion) last.
 * The parts of an option follow it.
 */
export function orderOptions(options: readonly IngestionOption[]): readonly IngestionOption[] {
  return listBranches(toBranches(options));
}

function toBranches(options: readonly IngestionOption[]): readonly Branch[] {
  const branches = new Map<string, Branch>(options.map((option) => [option.path, { option, inside: [] }]));
  const top: Branch[] = [];
  for (const branch of branches.values()) {
    const parent = findParent(branch.option.path, branches);
    (parent?.inside ?? top).push(branch);
  }
  return top;
}

function findParent(path: string, branches: ReadonlyMap<string, Branch>): Branch | undefined {
  for (let end = path.lastIndexOf("."); end > 0; end = path.lastIndexOf(".", end - 1)) {
    const parent = branches.get(path.slice(0, end));
    if (parent !== undefined) return parent;
  }
  return undefined;
}

function listBranches(branches: readonly Branch[]): readonly IngestionOption[] {
  return branches.toSorted(compare).flatMap(({ option, inside }) => [option, ...listBranches(inside)]);
}

function compare(left: Branch, right: Branch): number {
  const [a, b] = [rank(left), rank(right)];
  if (a !== b) return a - b;
  const [first, second] = [left.option.path.toLowerCase(), right.option.path.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
}

/** Names of options that nearly every plugin has and few people set, the first of them first. */
const rarelySet: readonly (readonly string[])[] = [["env"], ["classification", "profiling"], ["stateful_ingestion"]];

function rank({ option, inside }: Branch): number {
  if (option.presence !== "optional") return inside.length === 0 ? 0 : 1;
  const name = option.path.slice(option.path.lastIndexOf(".") + 1);
  const rare = rarelySet.findIndex((names) => names.includes(name));
  if (rare >= 0) return 4 + rare;
  return inside.length === 0 ? 2 : 3;
}
