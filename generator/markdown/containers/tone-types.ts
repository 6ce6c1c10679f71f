import type { AdmonitionTone } from "./admonition-types.ts";

/** The type that has a tone and says the least besides. */
export const toneTypes: Readonly<Record<AdmonitionTone, string>> = {
  neutral: "note",
  accent: "info",
  success: "tip",
  warning: "warning",
  danger: "danger",
};
