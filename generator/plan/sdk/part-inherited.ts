import type { SdkClass, SdkFunction } from "../../catalogue/sdk.ts";
import type { PlanContext } from "../context/plan-context.ts";
import { findClass } from "./find-class.ts";

/** The methods that a class has from one above it. */
export interface InheritedMethods {
  /** Full name of the class that declares them. */
  readonly from: string;
  readonly methods: readonly SdkFunction[];
}

/** The methods of a class by whose they are. */
export interface PartedMethods {
  readonly own: readonly SdkFunction[];
  /** What classes above declare and describe on their pages, from the nearest one on. */
  readonly inherited: readonly InheritedMethods[];
}

/** Tells methods that a class declares from those that it has from above: these stand in the same lines there. */
export function partInherited(each: SdkClass, methods: readonly SdkFunction[], context: PlanContext): PartedMethods {
  const above = listAbove(each, context);
  // The last one that has a method is the one that declares it.
  const findOwner = (method: SdkFunction): ClassAbove | undefined =>
    above.findLast(({ places }) => places.get(method.name) === toPlace(method));
  const owners = new Map(methods.map((method) => [method, findOwner(method)]));
  return {
    own: methods.filter((method) => owners.get(method) === undefined),
    inherited: above
      .map((one) => ({ from: one.name, methods: methods.filter((method) => owners.get(method) === one) }))
      .filter((one) => one.methods.length > 0),
  };
}

interface ClassAbove {
  readonly name: string;
  /** Of its methods by name, where they stand. */
  readonly places: ReadonlyMap<string, string>;
}

/** The classes above one that are in the library, from the nearest on. */
function listAbove(each: SdkClass, context: PlanContext): readonly ClassAbove[] {
  const found = new Map<string, ClassAbove>();
  let level: readonly SdkClass[] = [each];
  while (level.length > 0) {
    const targets = level.flatMap(({ bases }) => bases.flatMap(({ references }) => references));
    level = targets.flatMap(({ to, target }) => {
      const base = to !== "symbol" || found.has(target) ? undefined : findClass(target, context);
      if (base === undefined) return [];
      found.set(target, { name: target, places: new Map(base.methods.map((one) => [one.name, toPlace(one)])) });
      return [base];
    });
  }
  return [...found.values()];
}

function toPlace({ span: { file, startLine, startColumn } }: SdkFunction): string {
  return `${file}:${startLine}:${startColumn}`;
}
