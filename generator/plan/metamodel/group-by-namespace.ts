import type { NavigationItem } from "../../page-model/page.ts";
import { groupForNavigation } from "../parts/parts.ts";
import { compareNaturally } from "./compare-naturally.ts";
import type { NamespaceNames } from "./namespaces.ts";
import { nameSegments } from "./name-segments.ts";

/** A page among those of its namespace. */
export interface Kin {
  readonly name: string;
  readonly namespace: string;
  readonly item: NavigationItem;
}

interface GroupingByNamespace {
  readonly names: NamespaceNames;
  /** Whether a namespace is the name of a schema, which is said as its author spells it. */
  readonly isSchema?: (namespace: string) => boolean;
  /** Other names of the model, whose words parts of namespaces may have too. */
  readonly spelt: Iterable<string>;
  /** Where a namespace is listed. */
  readonly toHref: (namespace: string) => string;
}

/** A part of a namespace, with what is declared right there and in the namespaces below it. */
interface Branch {
  readonly label: string;
  namespace: string | undefined;
  readonly members: Kin[];
  readonly branches: Map<string, Branch>;
}

/**
 * Pages under the parts of their namespaces, in the words that names of the model have for them: `dataproduct` is “Data product”
 * where there is a `DataProductKey`. A part that holds nothing but one other is a group with it; one of many pages is cut into
 * runs of the alphabet.
 */
export function groupByNamespace(
  kin: readonly Kin[],
  { names, isSchema = () => false, spelt, toHref }: GroupingByNamespace,
): readonly NavigationItem[] {
  const toLabel = nameSegments([...spelt, ...kin.map(({ name }) => name)]);
  const root = createBranch("");
  for (const member of kin) {
    const short = names.shorten(member.namespace);
    // Of another beginning than the rest, a namespace says most as a whole.
    const isWhole = isSchema(member.namespace);
    const parts = isWhole || short === member.namespace ? [short] : short.split(".");
    let branch = root;
    for (const part of parts) {
      const inner = branch.branches.get(part) ?? createBranch(isWhole || part.includes(".") ? part : toLabel(part));
      branch.branches.set(part, inner);
      branch = inner;
    }
    branch.namespace = member.namespace;
    branch.members.push(member);
  }
  return sortBy([...root.branches.values()], ({ label }) => label).map((branch) => toGroup(branch, toHref));
}

function createBranch(label: string): Branch {
  return { label, namespace: undefined, members: [], branches: new Map() };
}

function toGroup(branch: Branch, toHref: (namespace: string) => string): NavigationItem {
  const inner = sortBy([...branch.branches.values()], ({ label }) => label);
  const [only] = inner;
  if (only !== undefined && inner.length === 1 && branch.members.length === 0) {
    const label = `${branch.label} ${only.label.charAt(0).toLowerCase()}${only.label.slice(1)}`;
    return toGroup({ ...only, label }, toHref);
  }
  const groups = inner.map((each) => toGroup(each, toHref));
  const href = branch.namespace === undefined ? groups[0]?.href : toHref(branch.namespace);
  const members = sortBy(branch.members, ({ name }) => name);
  const runs = groupForNavigation(members);
  const own =
    runs.length === 1
      ? members.map(({ item }) => item)
      : runs.map(({ label, things }) => ({ label, href, items: things.map(({ item }) => item) }));
  return { label: branch.label, href, items: [...groups, ...own] };
}

function sortBy<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): readonly Thing[] {
  return things.toSorted((a, b) => compareNaturally(nameOf(a).toLowerCase(), nameOf(b).toLowerCase()));
}
