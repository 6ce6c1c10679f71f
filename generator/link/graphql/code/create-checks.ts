import type { PrivilegeAlternative } from "./read-privilege-checks.ts";

/** A privilege that an operation asks for. */
export interface AskedPrivilege extends PrivilegeAlternative {
  /** It is asked for under a condition, or something else than a privilege is enough too. */
  readonly isConditional: boolean;
}

/** What all checks of an operation ask for. */
export interface AskedPrivileges {
  readonly privileges: readonly AskedPrivilege[];
  /** One of them is enough, whatever the operation is called for. */
  readonly isOneEnough: boolean;
}

/** Keeps what checks ask for as the calls of an operation are followed, and under what they do. */
export interface Checks {
  /** Notes a check; parts of one are alternatives unless they depend on something. */
  ask(alternatives: readonly PrivilegeAlternative[], areAlternatives: boolean): void;
  /** How many have been noted. */
  count(): number;
  /** Takes all checks that the work comes upon for ways to pass one. */
  together(work: () => void): void;
  /** Takes those that have been noted since there were so many for such as need not be passed. */
  loosen(count: number): void;
  /** Says that there are checks of which each must be passed. */
  join(): void;
  list(): AskedPrivileges;
}

interface Noted {
  readonly one: PrivilegeAlternative;
  readonly key: string;
  /** Those of one group are ways to pass one check. */
  readonly group: number;
  isConditional: boolean;
}

/** Nothing asked for yet. */
export function createChecks(): Checks {
  const noted: Noted[] = [];
  let groups = 0;
  let open: number | undefined;
  let isMixed = false;
  return {
    count: () => noted.length,
    ask(alternatives, areAlternatives) {
      if (!areAlternatives && alternatives.length > 1) isMixed = true;
      const group = open ?? (groups += 1);
      for (const one of alternatives) noted.push({ one, key: one.names.join(" "), group, isConditional: false });
    },
    together(work) {
      const outer = open;
      open ??= groups += 1;
      work();
      open = outer;
    },
    loosen(count) {
      for (const one of noted.slice(count)) one.isConditional = true;
    },
    join() {
      isMixed = true;
    },
    list: () => listAsked(noted, isMixed),
  };
}

function listAsked(noted: readonly Noted[], isMixed: boolean): AskedPrivileges {
  const byKey = new Map<string, AskedPrivilege>();
  const groups = new Map<number, Set<string>>();
  for (const { one, key, group, isConditional } of noted) {
    const before = byKey.get(key);
    if (before === undefined || (before.isConditional && !isConditional))
      byKey.set(key, { ...(before ?? one), isConditional });
    groups.set(group, (groups.get(group) ?? new Set()).add(key));
  }
  const privileges = [...byKey.values()];
  const isOneEnough =
    !isMixed &&
    privileges.every(({ isConditional }) => !isConditional) &&
    [...groups.values()].every((keys) => keys.size === byKey.size);
  return { privileges, isOneEnough };
}
