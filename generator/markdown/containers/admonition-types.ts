/** What an admonition looks like: one of the colours that styles have for them. */
export type AdmonitionTone = "neutral" | "accent" | "success" | "warning" | "danger";

/** How an admonition is headed and coloured. */
export interface AdmonitionType {
  readonly label: string;
  readonly tone: AdmonitionTone;
}

const types: ReadonlyMap<string, AdmonitionType> = new Map<string, AdmonitionType>([
  ["note", { label: "Note", tone: "neutral" }],
  ["info", { label: "Info", tone: "accent" }],
  ["tip", { label: "Tip", tone: "success" }],
  ["success", { label: "Success", tone: "success" }],
  ["important", { label: "Important", tone: "accent" }],
  ["warning", { label: "Warning", tone: "warning" }],
  ["caution", { label: "Caution", tone: "warning" }],
  ["danger", { label: "Danger", tone: "danger" }],
]);

/** Label and tone of an admonition, in whatever case its type is written; undefined for an unknown type. */
export function findAdmonitionType(name: string): AdmonitionType | undefined {
  return types.get(name.toLowerCase());
}

/** The types that are understood, for those who look for the nearest one. */
export const admonitionTypeNames: readonly string[] = [...types.keys()];
