import type { TagMeaning, TemplateTag } from "./read-tag.ts";

/** What Home Assistant has, and those who write documents for integrations of it. */
export const homeAssistantMeanings: readonly (readonly [name: string, meaning: TagMeaning])[] = [
  ["term", ({ words }) => words[1] ?? words[0]?.replaceAll("_", " ")],
  ["my", leadHome],
  ["linkable_title", ({ inside }) => inside.replace(/^linkable_title\s*/i, "")],
];

const home = "https://my.home-assistant.io/redirect/";

/** A place in the reader's own Home Assistant, which its own site leads to. */
function leadHome({ words, named }: TemplateTag): string | undefined {
  const [place] = words;
  if (place === undefined || !/^[a-z_\d]{1,60}$/.test(place)) return undefined;
  const said = named.get("title") ?? place.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase());
  return `[${said.replaceAll(/[[\]]/g, "\\$&")}](${home}${place}/)`;
}
