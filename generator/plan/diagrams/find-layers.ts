/** Numbers of columns for the nodes of a graph, such that most edges lead to a later column. */
export function findLayers(
  nodes: readonly string[],
  edges: readonly { readonly from: string; readonly to: string }[],
  most: number,
): ReadonlyMap<string, number> {
  const after = new Map<string, string[]>(nodes.map((node) => [node, []]));
  for (const { from, to } of edges) after.get(from)?.push(to);
  const { order, forward } = orderNodes(nodes, after);
  const layers = new Map<string, number>();
  let deepest = 0;
  for (const node of order) {
    const layer = layers.get(node) ?? 0;
    layers.set(node, layer);
    deepest = Math.max(deepest, layer);
    for (const next of forward.get(node) ?? []) layers.set(next, Math.max(layers.get(next) ?? 0, layer + 1));
  }
  pullSources(order, forward, layers);
  if (deepest < most) return layers;
  return new Map([...layers].map(([node, layer]) => [node, Math.floor((layer * most) / (deepest + 1))]));
}

interface Order {
  /** Each node before those that its forward edges lead to. */
  readonly order: readonly string[];
  /** The edges without those that close a cycle. */
  readonly forward: ReadonlyMap<string, readonly string[]>;
}

/** Goes down from each node without calling itself, since a model may be as deep as it likes. */
function orderNodes(nodes: readonly string[], after: ReadonlyMap<string, readonly string[]>): Order {
  const state = new Map<string, "open" | "done">();
  const forward = new Map<string, string[]>(nodes.map((node) => [node, []]));
  const finished: string[] = [];
  for (const start of nodes) {
    if (state.has(start)) continue;
    state.set(start, "open");
    const path = [{ node: start, next: 0 }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const target = after.get(top.node)?.[top.next];
      top.next += 1;
      if (target === undefined) {
        state.set(top.node, "done");
        finished.push(top.node);
        path.pop();
      } else if (state.get(target) !== "open") {
        forward.get(top.node)?.push(target);
        if (!state.has(target)) {
          state.set(target, "open");
          path.push({ node: target, next: 0 });
        }
      }
    }
  }
  return { order: finished.toReversed(), forward };
}

/** Nodes that nothing leads to stand right before the first that they lead to. */
function pullSources(order: readonly string[], forward: Order["forward"], layers: Map<string, number>): void {
  const reached = new Set([...forward.values()].flat());
  for (const node of order) {
    const targets = forward.get(node) ?? [];
    if (reached.has(node) || targets.length === 0) continue;
    const nearest = targets.reduce(
      (least, target) => Math.min(least, layers.get(target) ?? 0),
      Number.MAX_SAFE_INTEGER,
    );
    layers.set(node, nearest - 1);
  }
}
