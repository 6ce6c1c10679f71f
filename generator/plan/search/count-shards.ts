/** About as many shards as are wanted: a power of two, so that the number seldom changes. */
export function countShards(wanted: number): number {
  return 2 ** Math.max(0, Math.round(Math.log2(Math.max(1, wanted))));
}
