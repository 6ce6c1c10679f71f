/** The part of the picture that is seen, in its own measure. */
export interface ExplorerView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How much of the picture is seen at least, and around it at most. */
const limits = { narrowest: 120, widest: 6000 };

/** Moves by a part of what is seen. */
export function panView(view: ExplorerView, right: number, down: number): ExplorerView {
  return { ...view, x: view.x + view.width * right, y: view.y + view.height * down };
}

/** Shows more (above 1) or less of the picture; the point, given in parts of the view, stays where it is. */
export function zoomView(view: ExplorerView, factor: number, at: Point = { x: 0.5, y: 0.5 }): ExplorerView {
  const width = Math.min(limits.widest, Math.max(limits.narrowest, view.width * factor));
  const height = (view.height * width) / view.width;
  return { x: view.x + (view.width - width) * at.x, y: view.y + (view.height - height) * at.y, width, height };
}

/** A view of all boxes with a margin around them, no nearer than life size twice over. */
export function fitView(boxes: readonly ExplorerView[]): ExplorerView {
  const margin = 24;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  if (boxes.length === 0) return { x: 0, y: 0, width: limits.narrowest, height: limits.narrowest };
  const width = Math.max(right - left, 360);
  const height = Math.max(bottom - top, 240);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** What a key does to the view; undefined for keys that do nothing. */
export function moveByKey(view: ExplorerView, key: string, whole: ExplorerView): ExplorerView | undefined {
  const step = 0.1;
  switch (key) {
    case "ArrowLeft":
      return panView(view, -step, 0);
    case "ArrowRight":
      return panView(view, step, 0);
    case "ArrowUp":
      return panView(view, 0, -step);
    case "ArrowDown":
      return panView(view, 0, step);
    case "+":
    case "=":
      return zoomView(view, 0.8);
    case "-":
      return zoomView(view, 1.25);
    case "0":
      return whole;
    default:
      return undefined;
  }
}
