import type { AddedSections } from "../../plugin.ts";
import { placeOfOption } from "./find-option.ts";
import type { OptionUse } from "./list-option-uses.ts";

/** So many parts are named that have an option. */
const most = 5;

/** What pages of types say of the options that they and their parts have: where each is declared. */
export function linkOptions(uses: readonly OptionUse[]): readonly AddedSections[] {
  const byPage = new Map<OptionUse["to"], Map<OptionUse["option"], string[]>>();
  for (const { option, label, to } of uses) {
    if (to.startsWith("page:")) continue;
    const options = byPage.get(to) ?? new Map<OptionUse["option"], string[]>();
    byPage.set(to, options.set(option, [...(options.get(option) ?? []), label].slice(0, most + 1)));
  }
  return [...byPage].map(([to, options]) => ({
    to: to as AddedSections["to"],
    sections: [
      {
        id: "custom-options",
        title: "Custom options",
        parts: [
          {
            kind: "links",
            links: [...options].map(([option, labels]) => ({
              label: `(${option.fullName})`,
              to: placeOfOption(option),
              note: `of ${labels.slice(0, most).join(", ")}${labels.length > most ? " and others" : ""}`,
            })),
          },
        ],
      },
    ],
  }));
}
