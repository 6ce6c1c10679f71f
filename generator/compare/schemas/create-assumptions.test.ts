import { expect, test } from "vitest";
import { createAssumptions } from "./create-assumptions.ts";

/** Asks whether each node holds and all that it leads to do, and counts how often one is looked at. */
function createAsk(edges: Readonly<Record<string, readonly string[]>>, broken: readonly string[]) {
  const { assume } = createAssumptions();
  const looked: string[] = [];
  const ask = (node: string): boolean =>
    assume(node, () => {
      looked.push(node);
      return (edges[node] ?? []).map(ask).every(Boolean) && !broken.includes(node);
    });
  return { ask, looked };
}

test("what leads back to itself holds, and is looked at once", () => {
  const { ask, looked } = createAsk({ a: ["b"], b: ["a", "c"], c: ["b"] }, []);
  expect(["a", "b", "c"].map(ask)).toEqual([true, true, true]);
  expect(looked).toEqual(["a", "b", "c"]);
});

test("what held because something was assumed that doesn't is asked again", () => {
  const { ask } = createAsk({ a: ["b"], b: ["c"], c: ["a"] }, ["a"]);
  expect(["a", "c", "b"].map(ask)).toEqual([false, false, false]);
});

test("what holds by itself is not asked again because what led to it doesn't", () => {
  const { ask, looked } = createAsk({ a: ["c"], b: ["c"], c: ["d"], d: ["c"] }, ["a", "b"]);
  expect(["a", "b", "c", "d"].map(ask)).toEqual([false, false, true, true]);
  expect(looked).toEqual(["a", "c", "d", "b"]);
});

test("random graphs are answered as by looking at all that a node leads to", () => {
  let state = 1;
  const random = (limit: number): number => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  for (let round = 0; round < 500; round += 1) {
    const nodes = Array.from({ length: 2 + random(7) }, (_, index) => String(index));
    const edges = Object.fromEntries(
      nodes.map((node) => [node, nodes.filter(() => random(nodes.length) < 2)] as const),
    );
    const broken = nodes.filter(() => random(nodes.length) === 0);
    const reach = (node: string, seen: Set<string>): Set<string> => {
      if (!seen.has(node)) for (const next of edges[seen.add(node) && node] ?? []) reach(next, seen);
      return seen;
    };
    const { ask } = createAsk(edges, broken);
    const expected = nodes.map((node) => !broken.some((each) => reach(node, new Set()).has(each)));
    expect([edges, broken, nodes.map(ask)]).toEqual([edges, broken, expected]);
  }
});
