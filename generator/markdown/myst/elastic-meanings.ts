import { escapeAttribute } from "../tags/escape-attribute.ts";
import type { Meaning } from "./directive-meaning.ts";

const open = (name: string, label: string): string => `<${name} ${label}>`;

/** What Elastic's docs-builder has besides: for which versions something is, steps, and buttons. */
export const elasticMeanings: readonly (readonly [name: string, meaning: Meaning])[] = [
  ["applies_to", () => ({ open: "**Applies to**", close: "", body: "facts" })],
  ["applies-switch", () => ({ open: "<Tabs>", close: "</Tabs>", body: "markdown" })],
  [
    "applies-item",
    ({ argument }) => ({
      open: open("TabItem", `label="${escapeAttribute(argument)}"`),
      close: "</TabItem>",
      body: "markdown",
    }),
  ],
  ["stepper", () => ({ open: "<Steps>", close: "</Steps>", body: "markdown" })],
  [
    "step",
    ({ argument }) => ({
      open: argument === "" ? "<Step>" : open("Step", `title="${escapeAttribute(argument)}"`),
      close: "</Step>",
      body: "markdown",
    }),
  ],
  ["button", () => ({ open: "", close: "", body: "markdown" })],
  [
    "csv-include",
    ({ argument }) =>
      /^[^\s<>()]{1,300}$/.test(argument)
        ? {
            open: `[${argument.slice(argument.lastIndexOf("/") + 1).replaceAll(/[[\]]/g, "")}](<${argument}>)`,
            close: "",
            body: "nothing",
          }
        : undefined,
  ],
];
