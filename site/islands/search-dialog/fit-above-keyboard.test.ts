import { expect, it } from "vitest";
import { fitAboveKeyboard } from "./fit-above-keyboard.ts";

it("says how much of the screen a keyboard leaves, unless its reader has zoomed in", () => {
  const style = new Map<string, string>();
  const element = {
    style: {
      setProperty: (name: string, value: string) => style.set(name, value),
      removeProperty: (name: string) => style.delete(name),
    },
  } as unknown as HTMLElement;
  const seen = {
    height: 740,
    scale: 1,
    addEventListener: (_: string, then?: unknown) => void (tell = then as () => void),
  };
  let tell = (): void => {};
  fitAboveKeyboard(element, seen);
  expect([...style]).toEqual([["--above-keyboard", "740px"]]);
  seen.height = 410;
  tell();
  expect([...style]).toEqual([["--above-keyboard", "410px"]]);
  seen.scale = 2;
  tell();
  expect([...style]).toEqual([]);
});
