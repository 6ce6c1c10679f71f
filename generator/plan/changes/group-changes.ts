import { type Change, type ChangeArea, gravestVerdict, type Verdict } from "../../compare/change.ts";

/** A thing that only one of the models has, or that says something else in the later one. */
export interface ThingChanges {
  readonly thing: string;
  readonly kind: "added" | "removed" | "changed";
  /** The gravest of its own changes and of those that reach it. */
  readonly verdict: Verdict;
  /** What differs in the thing itself; empty for one that only one model has. */
  readonly own: readonly Change[];
  /** What differs in what it consists of. */
  readonly reaching: readonly Change[];
}

/** What changed in one area: its things by name, and how many differ in nothing but words. */
export interface AreaChanges {
  readonly things: readonly ThingChanges[];
  readonly reworded: number;
}

/** The changes by area and thing. Aspects and events stand also where nothing but what they consist of has changed. */
export function groupChanges(changes: readonly Change[]): ReadonlyMap<ChangeArea, AreaChanges> {
  const areas = new Map<ChangeArea, Map<string, { readonly own: Change[]; readonly reaching: Change[] }>>();
  const find = (area: ChangeArea, thing: string): { readonly own: Change[]; readonly reaching: Change[] } => {
    const things = areas.get(area) ?? new Map<string, { readonly own: Change[]; readonly reaching: Change[] }>();
    areas.set(area, things);
    const found = things.get(thing) ?? { own: [], reaching: [] };
    things.set(thing, found);
    return found;
  };
  for (const change of changes) {
    find(change.area, change.thing).own.push(change);
    for (const { kind, name } of change.reached ?? []) {
      if (kind === "aspect" || kind === "event") find(`${kind}s`, name).reaching.push(change);
    }
  }
  return new Map([...areas].map(([area, things]) => [area, summarise(things)]));
}

function summarise(
  things: ReadonlyMap<string, { readonly own: readonly Change[]; readonly reaching: readonly Change[] }>,
): AreaChanges {
  const all = [...things].sort(([one], [other]) => (one < other ? -1 : 1));
  const told = all.flatMap(([thing, { own, reaching }]): readonly ThingChanges[] => {
    const parts = own.filter(({ verdict, whole }) => verdict !== "docs" && whole === undefined);
    const whole = own.find((change) => change.whole === true);
    const kind = whole === undefined ? "changed" : whole.kind === "removed" ? "removed" : "added";
    if (kind === "changed" && parts.length === 0 && reaching.length === 0) return [];
    const all = [...(whole === undefined ? [] : [whole]), ...parts, ...(kind === "changed" ? reaching : [])];
    const verdict = gravestVerdict(all.map((change) => change.verdict));
    return [{ thing, kind, verdict, own: kind === "changed" ? parts : [], reaching }];
  });
  return { things: told, reworded: all.length - told.length };
}
