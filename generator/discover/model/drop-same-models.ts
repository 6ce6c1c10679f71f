import { join } from "node:path";
import { discoverCodes } from "../../diagnostics/codes/discover.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { Input } from "../input.ts";

/** Schemas by name: what one of them declares is there once in a model. */
const schemas = ["**/*.{pdl,pdsc,avsc}"];

/** Two services may have a few schemas in common. */
const fewestShared = 10;
/** In bytes; what is larger counts as edited. */
const largestCompared = 1_000_000;

/**
 * Inputs without those that are the model of an earlier one again, as a fork beside what it was made from: everything would be
 * declared twice. Each that is left out is told.
 */
export function dropSameModels(inputs: readonly Input[], report: Report): readonly Input[] {
  if (inputs.length < 2) return inputs;
  const kept: { readonly input: Input; readonly paths: ReadonlySet<string> }[] = [];
  return inputs.filter((input) => {
    const paths = new Set(input.isFiles === true ? [] : input.listing.find(schemas));
    const first = kept.find((other) => isSameModel({ input, paths }, other));
    if (first === undefined) kept.push({ input, paths });
    else report.add(discoverCodes.sameModel({ again: input.given, first: first.input.given }));
    return first === undefined;
  });
}

interface Model {
  readonly input: Input;
  readonly paths: ReadonlySet<string>;
}

/** Whether at least half of what either has is in both at the same place, and half of that to the byte. */
function isSameModel(one: Model, other: Model): boolean {
  const shared = [...one.paths].filter((path) => other.paths.has(path));
  const all = one.paths.size + other.paths.size - shared.length;
  if (shared.length < fewestShared || shared.length * 2 < all) return false;
  const same = shared.filter((path) => {
    const bytes = readBytes(one.input, path);
    return bytes !== undefined && readBytes(other.input, path)?.equals(bytes) === true;
  });
  return same.length * 2 >= shared.length;
}

function readBytes({ folder, tree }: Input, path: string): Buffer | undefined {
  const read = tree.read(join(folder, path), largestCompared, largestCompared);
  return "failure" in read || read.size > largestCompared ? undefined : Buffer.from(read.bytes);
}
