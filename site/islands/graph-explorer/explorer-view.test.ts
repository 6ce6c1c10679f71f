import { describe, expect, it } from "vitest";
import { fitView, moveByKey, panView, zoomView } from "./explorer-view.ts";

const view = { x: 0, y: 0, width: 800, height: 400 };

describe("the view of the explorer", () => {
  it("moves by parts of itself", () => {
    expect(panView(view, 0.5, -0.25)).toEqual({ x: 400, y: -100, width: 800, height: 400 });
  });

  it("zooms around a point, which stays where it is", () => {
    expect(zoomView(view, 0.5)).toEqual({ x: 200, y: 100, width: 400, height: 200 });
    expect(zoomView(view, 2, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 1600, height: 800 });
  });

  it("neither gets lost nor loses its proportions", () => {
    for (const factor of [1e-9, 1e9]) {
      const { width, height } = zoomView(view, factor);
      expect(width / height).toBeCloseTo(2);
      expect(width).toBeGreaterThanOrEqual(120);
      expect(width).toBeLessThanOrEqual(6000);
    }
  });

  it("holds all boxes", () => {
    const fitted = fitView([
      { x: 100, y: 0, width: 50, height: 20 },
      { x: 700, y: 500, width: 100, height: 20 },
    ]);
    expect(fitted).toEqual({ x: 76, y: -24, width: 748, height: 568 });
    expect(Object.values(fitView([])).every(Number.isFinite)).toBe(true);
  });

  it("goes by keys, and leaves the others alone", () => {
    expect(moveByKey(view, "ArrowLeft", view)?.x).toBe(-80);
    expect(moveByKey(view, "ArrowDown", view)?.y).toBe(40);
    expect(moveByKey(view, "+", view)?.width).toBe(640);
    expect(moveByKey(view, "-", view)?.width).toBe(1000);
    expect(moveByKey({ ...view, x: 7 }, "0", view)).toBe(view);
    expect(moveByKey(view, "Tab", view)).toBeUndefined();
  });
});
