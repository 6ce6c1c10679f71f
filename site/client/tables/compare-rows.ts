/** What rows can be ordered by. */
export interface OrderedRow {
  /** Place in the model's own order. */
  readonly index: number;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** `model` is the order in which things are declared. */
export type RowOrder = "model" | "name" | "type" | "required";

/** Compares two rows for an order; rows that are alike in it keep the model's order. */
export function compareRows(order: RowOrder): (a: OrderedRow, b: OrderedRow) => number {
  switch (order) {
    case "model":
      return (a, b) => a.index - b.index;
    case "name":
      return (a, b) => compareTexts(a.name, b.name) || a.index - b.index;
    case "type":
      return (a, b) => compareTexts(a.type, b.type) || a.index - b.index;
    case "required":
      return (a, b) => Number(b.isRequired) - Number(a.isRequired) || a.index - b.index;
  }
}

/** Upper and lower case side by side, since a reader looks for letters. */
function compareTexts(a: string, b: string): number {
  const [lowerA, lowerB] = [a.toLowerCase(), b.toLowerCase()];
  return lowerA < lowerB ? -1 : lowerA > lowerB ? 1 : 0;
}
