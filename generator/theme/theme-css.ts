import { type ColorName, colorNames } from "../config/colors.ts";
import type { ColorPair } from "../page-model/theme.ts";

/** The colours as a style sheet. It stands in no cascade layer, so it wins over those of the site. */
export function printThemeCss(colors: Readonly<Partial<Record<ColorName, ColorPair>>>): string {
  const lines = colorNames.flatMap((name) => {
    const color = colors[name];
    return color === undefined ? [] : [`  --${name}: light-dark(${color.light}, ${color.dark});\n`];
  });
  return lines.length === 0 ? "" : `:root {\n${lines.join("")}}\n`;
}
