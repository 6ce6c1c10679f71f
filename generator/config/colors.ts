/** The custom properties that `colors` may set; all other colours of pages follow from what things are. */
export const colorNames = [
  "accent",
  "accent-line",
  "ground",
  "ground-raised",
  "ground-sunken",
  "ground-hover",
  "ground-selected",
  "ground-target",
  "line",
  "line-strong",
  "text",
  "text-quiet",
] as const;

/** A colour that the configuration may set. */
export type ColorName = (typeof colorNames)[number];

/** What a colour may look like. Nothing in it can end the declaration that it stands in. */
export const colorPattern =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|(?:rgb|hsl)a?\([\w\s.,%/+-]+\)|(?:hwb|lab|lch|oklab|oklch|color)\([\w\s.,%/+-]+\))$/i;
