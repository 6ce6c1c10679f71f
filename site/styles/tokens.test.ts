import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const more = /@media \(prefers-contrast: more\) \{.*?\n\}/s.exec(css)?.[0] ?? "";

type Theme = "light" | "dark";

/** Relative luminance of each colour token in each theme. */
type Luminances = ReadonlyMap<string, Readonly<Record<Theme, number>>>;

const luminances = readLuminances(css.replace(more, ""));
/** The same for readers who ask for more contrast. */
const strongLuminances = new Map([...luminances, ...readLuminances(more)]);

function readLuminances(declarations: string): Luminances {
  const read = new Map<string, Readonly<Record<Theme, number>>>();
  for (const [, name = "", light = "", dark = ""] of declarations.matchAll(
    /(--[a-z-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g,
  )) {
    read.set(name, { light: getLuminance(light), dark: getLuminance(dark) });
  }
  for (const [, name = "", of = ""] of declarations.matchAll(/(--[a-z-]+): var\((--[a-z-]+)\);/g)) {
    const same = read.get(of);
    if (same !== undefined) read.set(name, same);
  }
  return read;
}

function clip(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Luminance in the sense of WCAG, from OKLCH by way of linear sRGB, clipped as screens do. */
function getLuminance(color: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = [...color.matchAll(/[\d.]+/g)].map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(foreground: string, ground: string, theme: Theme, among: Luminances = luminances): number {
  const [darker = 0, lighter = 0] = [foreground, ground]
    .map((name) => {
      const luminance = among.get(name);
      if (luminance === undefined) throw new Error(`there is no token ${name}`);
      return luminance[theme];
    })
    .sort((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

const names = [...luminances.keys()];
const grounds = names.filter((name) => name.startsWith("--ground"));
const nouns = names.filter((name) => name.startsWith("--noun-"));
const tones = names.filter((name) => /^--tone-[a-z]+$/.test(name));

describe.each<Theme>(["light", "dark"])("in the %s theme", (theme) => {
  it.each(["--text", "--text-quiet", "--accent", ...nouns, ...tones])("%s can be read on every ground", (name) => {
    const weak = grounds
      .map((ground) => [ground, getContrast(name, ground, theme)] as const)
      .filter(([, contrast]) => contrast < 4.5);
    expect(weak).toEqual([]);
  });

  it.each(tones)("%s can be read on its own ground", (name) => {
    expect(getContrast(name, `${name}-ground`, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it("controls can be told from the page", () => {
    expect(getContrast("--line-strong", "--ground", theme)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ["--text", 13],
    ["--text-quiet", 9],
    ["--accent", 7],
    ["--line-strong", 5],
    ["--line", 3],
  ])("%s stands off every ground %d times for readers who ask for more contrast", (name, least) => {
    const weak = grounds.filter((ground) => getContrast(name, ground, theme, strongLuminances) < least);
    expect(weak).toEqual([]);
  });
});

it("has a hue for each kind", () => {
  expect(nouns).toHaveLength(23);
  for (const noun of nouns) expect(css).toContain(`--noun: var(${noun});`);
});

it("no sheet registers the name of a token, which on the whole page would then be nothing but what it was registered for", () => {
  const tokens = new Set(css.match(/--[a-z][\w-]*(?=:)/g));
  const registered = readdirSync(new URL(".", import.meta.url))
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => readFileSync(new URL(name, import.meta.url), "utf8").match(/(?<=@property )--[\w-]+/g) ?? []);
  expect(registered).not.toEqual([]);
  expect(registered.filter((name) => tokens.has(name))).toEqual([]);
});
