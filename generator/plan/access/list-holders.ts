import type { AccessModel, AccessPolicy } from "../../catalogue/access.ts";

/** Somebody who has privileges from the start, and the active policies that give them. */
export interface Holder {
  /** Whether it is a role, which people are given. */
  readonly isRole?: true | undefined;
  readonly label: string;
  /** Markdown. */
  readonly doc?: string | undefined;
  readonly policies: readonly AccessPolicy[];
}

/** More users and groups that policies name would make the matrix unreadable; the page of policies has them all. */
const mostNamed = 6;

/** The roles, then those whom policies name otherwise; policies that are switched off give nothing. */
export function listHolders({ roles, policies }: AccessModel): readonly Holder[] {
  const active = [...policies.values()].filter((policy) => policy.active);
  const holders: Holder[] = [...roles.values()].map(({ name, doc }) => ({
    isRole: true,
    label: name,
    doc,
    policies: active.filter(({ actors }) => actors.roles.includes(name)),
  }));
  const addIfAny = (label: string, given: readonly AccessPolicy[]): void => {
    if (given.length > 0) holders.push({ label, policies: given });
  };
  addIfAny(
    "All users",
    active.filter(({ actors }) => actors.allUsers),
  );
  addIfAny(
    "All groups",
    active.filter(({ actors }) => actors.allGroups),
  );
  addIfAny(
    "Owners",
    active.filter(({ actors }) => actors.resourceOwners),
  );
  const named = new Set(active.flatMap(({ actors }) => [...actors.users, ...actors.groups]));
  for (const urn of named.size > mostNamed ? [] : named) {
    addIfAny(
      describeActor(urn),
      active.filter(({ actors }) => actors.users.includes(urn) || actors.groups.includes(urn)),
    );
  }
  return holders;
}

/** What people call the holder of a URN, e.g. `user ada`. */
export function describeActor(urn: string): string {
  const noun = /:corpGroup:/.test(urn) ? "group" : "user";
  return `${noun} ${urn.slice(urn.lastIndexOf(":") + 1)}`;
}
