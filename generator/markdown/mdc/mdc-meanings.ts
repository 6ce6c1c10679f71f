import { escapeAttribute } from "../tags/escape-attribute.ts";
import type { Props } from "./read-props.ts";

/** What stands before and behind a component's content in our dialect. */
export interface MdcMeaning {
  readonly open: string;
  readonly close: string;
}

/** The components that Nuxt Content, Nuxt UI and Docus have for guides; undefined for others, of which the content is shown. */
export function readMdcBlock(written: string, props: Props): MdcMeaning | undefined {
  const name = written.replace(/^(?:u|prose)-/, "");
  const title = props.get("title") ?? props.get("label");
  const type = admonitions.get(name);
  if (type !== undefined) {
    const color = props.get("type") ?? props.get("color") ?? "";
    return component("Admonition", { type: type === "" ? (tones.get(color) ?? "note") : type, title });
  }
  switch (name) {
    case "code-group":
      return component("CodeGroup", {});
    case "tabs":
      return component("Tabs", {});
    case "tabs-item":
    case "tab":
      return component("Tab", { title: title ?? "Tab" });
    case "accordion-item":
    case "collapsible":
    case "details":
      return component("Accordion", { title: title ?? props.get("summary") ?? props.get("name") ?? "More" });
    case "card":
    case "page-card":
    case "page-feature":
      return title === undefined ? nothing : component("Card", { title, href: addressOf(props) });
    case "field": {
      const required = props.get("required") === "true" ? "true" : undefined;
      return component("ParamField", { path: props.get("name"), type: props.get("type"), required });
    }
    case "read-more":
    case "button":
    case "button-link":
      return { open: readMore(props), close: "" };
    default:
      return arranging.has(name) ? nothing : undefined;
  }
}

/** `:badge[New]`, `:kbd{value="k"}`: components in a line; undefined for what is none of them. */
export function readMdcInline(written: string, label: string | undefined, props: Props): string | undefined {
  const name = written.replace(/^(?:u|prose)-/, "");
  switch (name) {
    case "icon":
    case "br":
      return "";
    case "badge":
      return label ?? props.get("label") ?? "";
    case "kbd":
      return `<kbd>${escapeAttribute(label ?? props.get("value") ?? "")}</kbd>`;
    case "read-more":
    case "button":
    case "button-link":
      return readMore(props, label);
    case "video": {
      const source = props.get("src");
      return source === undefined ? "" : `<video src="${escapeAttribute(source)}" controls></video>`;
    }
    default:
      return undefined;
  }
}

const nothing: MdcMeaning = { open: "", close: "" };

/** By their names; empty where a colour tells the type. */
const admonitions: ReadonlyMap<string, string> = new Map([
  ...["note", "info", "tip", "success", "important", "warning", "caution", "danger"].map(
    (name) => [name, name] as const,
  ),
  ...["callout", "alert"].map((name) => [name, ""] as const),
]);
const tones: ReadonlyMap<string, string> = new Map([
  ...["note", "info", "tip", "success", "important", "warning", "caution", "danger"].map(
    (name) => [name, name] as const,
  ),
  ["primary", "info"],
  ["error", "danger"],
  ["red", "danger"],
  ["amber", "warning"],
  ["green", "success"],
]);

/** What only says how its content is arranged. */
const arranging: ReadonlySet<string> = new Set([
  ...["accordion", "card-group", "card-grid", "code-collapse", "code-preview", "code-tree", "field-group", "list"],
  ...[
    "steps",
    "page-grid",
    "page-columns",
    "page-section",
    "page-hero",
    "page-cta",
    "container",
    "block-hero",
    "page-body",
  ],
]);

function component(name: string, attributes: Readonly<Record<string, string | undefined>>): MdcMeaning {
  const said = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`],
  );
  return { open: `<${name}${said.join("")}>`, close: `</${name}>` };
}

function addressOf(props: Props): string | undefined {
  return props.get("to") ?? props.get("href");
}

function readMore(props: Props, label = props.get("title") ?? props.get("label")): string {
  const address = addressOf(props);
  if (address === undefined || !/^[^\s<>]+$/.test(address)) return label ?? "";
  return `[${(label ?? address).replaceAll(/[[\]]/g, "\\$&")}](<${address}>)`;
}
