/*
 * The order of things in the columns of a layered picture, and their heights: few lines cross and most run level.
 * Both are found by a fixed number of sweeps over the edges, so time is linear in them.
 */

/** A thing in a column, or the place where a long edge passes it. */
export interface Slot {
  readonly layer: number;
  readonly height: number;
  /** Middle of the slot; `placeSlots` sets it. */
  y: number;
}

/** Slots of neighbouring columns that a piece of an edge joins. */
export interface Link {
  readonly from: Slot;
  readonly to: Slot;
  /** How much it matters that the piece runs level. */
  readonly weight: number;
}

const sweeps = 12;
/** How strongly everything is drawn to the axis, so that parts without a line between them keep together. */
const pull = 0.12;

/** Sets the heights of all slots; those of a column keep `gap` between them. The order of the input decides ties. */
export function placeSlots(slots: readonly Slot[], links: readonly Link[], gap: number): void {
  const layers: Slot[][] = [];
  for (const slot of slots) (layers[slot.layer] ??= []).push(slot);
  const before = new Map<Slot, Link[]>();
  const after = new Map<Slot, Link[]>();
  for (const link of links) {
    add(after, link.from, link);
    add(before, link.to, link);
  }
  for (const layer of layers) stackEvenly(layer ?? [], gap);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const forth = sweep % 2 === 0;
    for (const layer of forth ? layers : layers.toReversed()) {
      if (layer === undefined) continue;
      const wanted = new Map(layer.map((slot) => [slot, wish(slot, forth ? before : after)]));
      // Sorting is stable, so slots without a wish of their own stay where their neighbours are.
      layer.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      stackEvenly(layer, gap);
    }
  }
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (const layer of sweep % 2 === 0 ? layers : layers.toReversed()) {
      if (layer === undefined) continue;
      const wanted = layer.map((slot) => {
        const wished = (wish(slot, before) + wish(slot, after)) / 2;
        return wished - wished * pull;
      });
      settle(layer, wanted, gap);
    }
  }
}

function add(map: Map<Slot, Link[]>, slot: Slot, link: Link): void {
  const links = map.get(slot);
  if (links === undefined) map.set(slot, [link]);
  else links.push(link);
}

/** The mean height of a slot's neighbours; its own where it has none. */
function wish(slot: Slot, links: ReadonlyMap<Slot, readonly Link[]>): number {
  let sum = 0;
  let weights = 0;
  for (const { from, to, weight } of links.get(slot) ?? []) {
    sum += (from === slot ? to : from).y * weight;
    weights += weight;
  }
  return weights === 0 ? slot.y : sum / weights;
}

/** One below the other around the axis. */
function stackEvenly(layer: readonly Slot[], gap: number): void {
  const whole = layer.reduce((sum, { height }) => sum + height + gap, -gap);
  let top = -whole / 2;
  for (const slot of layer) {
    slot.y = top + slot.height / 2;
    top += slot.height + gap;
  }
}

/** Slots of a column, one after the other, that leave no room between them. */
interface Block {
  readonly first: number;
  readonly count: number;
  /** Sum of the tops that its slots wish for, each less what stands before it in the block. */
  readonly sum: number;
  readonly height: number;
}

/**
 * As near as can be to the wished heights without changing the order: slots that would overlap become blocks, which
 * stand at the mean of what their slots wish for.
 */
export function settle(layer: readonly Slot[], wanted: readonly number[], gap: number): void {
  const blocks: Block[] = [];
  for (const [first, slot] of layer.entries()) {
    let block: Block = { first, count: 1, sum: (wanted[first] ?? 0) - slot.height / 2, height: slot.height + gap };
    for (let last = blocks.at(-1); last !== undefined && endOf(last) > topOf(block); last = blocks.at(-1)) {
      blocks.pop();
      block = {
        first: last.first,
        count: last.count + block.count,
        sum: last.sum + block.sum - last.height * block.count,
        height: last.height + block.height,
      };
    }
    blocks.push(block);
  }
  for (const block of blocks) {
    let top = topOf(block);
    for (const slot of layer.slice(block.first, block.first + block.count)) {
      slot.y = top + slot.height / 2;
      top += slot.height + gap;
    }
  }
}

function topOf({ sum, count }: Block): number {
  return sum / count;
}

function endOf(block: Block): number {
  return topOf(block) + block.height;
}
