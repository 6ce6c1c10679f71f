import { escapeAttribute } from "./escape-attribute.ts";
import type { TagMeaning, TemplateTag } from "./read-tag.ts";

/** What the docs of OpenMetadata have, which are written in Markdoc. Names are in small letters, as those of all tags. */
export const markdocMeanings: readonly (readonly [name: string, meaning: TagMeaning])[] = [
  // What only says how a page is arranged, or who publishes a part of it.
  ...[
    ...["codepreview", "codeinfocontainer", "codeinfo", "codeblock", "stepscontainer", "stepvisualinfo"],
    ...["tilescontainer", "multitableswrapper", "connectorslistcontainer", "importantlinkswrapper"],
    ...["collatecontent", "osscontent", "codewithlanguageselector"],
  ].map((name) => [name, () => ""] as const),
  ["stepdescription", ({ kind, named }) => (kind === "close" ? "" : toStrong(named.get("title")))],
  ["connectordetailsheader", describeConnector],
  ["connectorinfocard", ({ named }) => toCard(named.get("name"), named.get("href"), named.get("stage"))],
  [
    "tile",
    ({ kind, named }) =>
      kind === "close" ? "" : toCard(named.get("title"), named.get("link"), named.get("description")),
  ],
  ["inlinecallout", callout],
  ["icon", ({ named }) => icons.get(named.get("iconname") ?? "") ?? ""],
];

/** Signs in tables of what is there and what isn't. */
const icons: ReadonlyMap<string, string> = new Map([
  ["check", "Yes"],
  ["cross", "No"],
]);

function toStrong(text: string | undefined): string {
  return text === undefined ? "" : `**${text.replaceAll(/[*_\\`[\]<>]/g, "\\$&")}**`;
}

function toCard(title?: string, href?: string, description?: string): string | undefined {
  if (title === undefined || href === undefined) return undefined;
  const said = Object.entries({ title, href, description }).map(([name, value]) =>
    value === undefined ? "" : ` ${name}="${escapeAttribute(value)}"`,
  );
  return `<LinkCard${said.join("")} />`;
}

function callout({ kind, named }: TemplateTag): string | undefined {
  if (kind === "close") return "";
  const [said, target] = [named.get("bold"), named.get("href")];
  if (said === undefined || target === undefined || !/^[^\s<>]+$/.test(target)) return undefined;
  return `[${toStrong(said)}](<${target}>)`;
}

/** What a connector can do and what it can't. */
function describeConnector({ inside, named }: TemplateTag): string {
  const list = (name: string): string => {
    const [, written = ""] = new RegExp(String.raw`\b${name}\s?=\s?\[([^\]]{0,2000})\]`).exec(inside) ?? [];
    return [...written.matchAll(/"([^"\n]{1,100})"/g)].map(([, feature = ""]) => feature).join(", ");
  };
  const said = [
    ["Available", list("availableFeatures")],
    ["Not available", list("unavailableFeatures")],
  ];
  const words = said
    .filter(([, features]) => features !== "")
    .map(([label, features = ""]) => `**${label}:** ${features.replaceAll(/[*_\\`[\]<>]/g, "\\$&")}.`);
  const title = [named.get("name"), named.get("stage")].filter((part) => part !== undefined).join(": ");
  if (words.length === 0) return title === "" ? "" : toStrong(title);
  return `<Admonition type="note" title="${escapeAttribute(title)}">${words.join(" ")}</Admonition>`;
}
