import type { Token } from "markdown-it";
import { badgeOf, captionOf, titleOf } from "../../markdown/html/borrowed-components.ts";
import type { TabGroup, TabPanel } from "../../markdown/containers/tab-rules.ts";
import { isTabItem } from "../../markdown/containers/tab-rules.ts";
import type { Tag } from "../../markdown/html/scan-tag.ts";
import { escapeHtml } from "../markup/markup.ts";
import { toAttribute } from "./render-media.ts";
import { renderLinks } from "./render-links.ts";
import { safeHref, type RenderState } from "./render-state.ts";

/** More tabs than this are shown one below the other; the style sheet can tell as many apart. */
const mostTabs = 12;

/** The beginning of a component that has content. */
export function openComponent(token: Token, state: RenderState): string {
  const tag = token.meta?.["tag"] as Tag;
  if (tag.name === "Tabs") return openTabs(token.meta?.["group"] as TabGroup, state);
  if (isTabItem(tag.name)) return openPanel(token.meta?.["panel"] as TabPanel);
  if (tag.name === "FeatureAvailability") return `<p>${renderAvailability(tag, state)}</p>\n`;
  return openTitled(tag, state) ?? (captionOf(tag) === undefined ? "" : "<figure>\n");
}

/** What has a title above its content; undefined for anything else. */
function openTitled(tag: Tag, state: RenderState): string | undefined {
  const title = titleOf(tag);
  if (title === undefined) return undefined;
  const { words, isCode, facts, href: target, description } = title;
  const name = isCode ? `<code>${escapeHtml(words)}</code>` : escapeHtml(words);
  const href = target === undefined ? undefined : safeHref(state.context.resolve(target, "link").href);
  const linked = href === undefined ? name : `<a href="${escapeHtml(href)}">${name}</a>`;
  const more = description === undefined ? "" : `<p>${escapeHtml(description)}</p>\n`;
  return `<div class="panel"><p class="panel-title">${linked}${facts === "" ? "" : ` ${escapeHtml(facts)}`}</p>\n${more}`;
}

/** The end of a component that has content; `open` is its beginning. */
export function closeComponent(token: Token, open: Token | undefined): string {
  const tag = token.meta?.["tag"] as Tag;
  if (tag.name === "Tabs") {
    const group = open?.meta?.["group"] as TabGroup | undefined;
    return group !== undefined && isSwitched(group) ? "</fieldset>\n" : "";
  }
  const caption = captionOf(tag);
  if (caption !== undefined) return `<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
  return isTabItem(tag.name) || titleOf(tag) !== undefined ? "</div>\n" : "";
}

/** A component without content on a line of its own. One that is unknown leaves nothing, unless it is all of its section. */
export function renderComponent(token: Token, state: RenderState): string {
  const tag = token.meta?.["tag"] as Tag;
  if (token.meta?.["isAlone"] === true) {
    return `<p class="missing-part">What <code>${escapeHtml(tag.name)}</code> shows is not part of this site.</p>\n`;
  }
  if (tag.name === "FeatureAvailability") return `<p>${renderAvailability(tag, state)}</p>\n`;
  if (tag.name === "DocCardList") return renderLinks(state.context.listBeside?.());
  const badge = badgeOf(tag);
  if (badge !== undefined) return `<p>${escapeHtml(badge)}</p>\n`;
  const opened = openTitled(tag, state);
  return opened === undefined ? "" : `${opened}</div>\n`;
}

function isSwitched({ tabs }: TabGroup): boolean {
  return tabs.length > 1 && tabs.length <= mostTabs;
}

/** A radio group chooses the panel, as in the tabs of the reference; no script is needed. */
function openTabs(group: TabGroup, state: RenderState): string {
  if (!isSwitched(group)) return "";
  const name = `~tabs-${state.dialect.options.idPrefix}${group.number}`;
  const labels = group.tabs.map(({ value, label }, index) => {
    const checked = index === group.chosen ? ' checked=""' : "";
    return `<label><input type="radio" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${checked}>${escapeHtml(label)}</label>`;
  });
  const legend = `<legend class="visually-hidden">${escapeHtml(toChoice(group))}</legend>`;
  const groupName = toAttribute("data-group", group.group);
  return `<fieldset class="tabs"${groupName}>${legend}<div class="tab-bar">${labels.join("")}</div>\n`;
}

function toChoice({ tabs }: TabGroup): string {
  const labels = tabs.map(({ label }) => label);
  const last = labels.pop() ?? "";
  return labels.length === 0 ? last : `${labels.join(", ")} or ${last}`;
}

function openPanel({ group, label }: TabPanel): string {
  const isPanel = group !== undefined && isSwitched(group);
  const title = `<p class="${isPanel ? "tab-title" : "panel-title"}">${escapeHtml(label)}</p>`;
  return `<div class="${isPanel ? "tab-panel" : "panel"}">${title}\n`;
}

interface Mark {
  readonly label: string;
  readonly tone: "neutral" | "accent" | "success" | "warning";
}

const stages: ReadonlyMap<string, Mark> = new Map<string, Mark>([
  ["alpha", { label: "Alpha", tone: "warning" }],
  ["beta", { label: "Beta", tone: "warning" }],
  ["private-beta", { label: "Private beta", tone: "warning" }],
  ["public-beta", { label: "Public beta", tone: "warning" }],
  ["preview", { label: "Preview", tone: "warning" }],
  ["ga", { label: "Generally available", tone: "success" }],
  ["stable", { label: "Generally available", tone: "success" }],
  ["deprecated", { label: "Deprecated", tone: "warning" }],
]);

/** Where a feature is to be had, as quiet marks: the managed service, the open-source platform, or both. */
export function renderAvailability(tag: Tag, state: RenderState): string {
  const marks = listMarks(tag)
    .map(({ label, tone }) => `<span class="badge" data-tone="${tone}">${escapeHtml(label)}</span>`)
    .join(" ");
  const target = tag.attributes.get("comparisonlink");
  const href = typeof target === "string" ? safeHref(state.context.resolve(target, "link").href) : undefined;
  const comparison = href === undefined ? "" : ` <a href="${escapeHtml(href)}">What differs</a>`;
  return `<span class="availability"><span class="availability-label">Available in</span> ${marks}${comparison}</span>`;
}

function listMarks({ attributes }: Tag): readonly Mark[] {
  const has = (name: string): boolean => attributes.has(name) && attributes.get(name) !== "false";
  const marks: Mark[] = [];
  if (has("saasonly")) marks.push({ label: "Managed service only", tone: "accent" });
  else if (has("ossonly")) marks.push({ label: "Open source only", tone: "accent" });
  else {
    marks.push({ label: has("selfhostedpartial") ? "Open source, in part" : "Open source", tone: "neutral" });
    marks.push({ label: "Managed service", tone: "neutral" });
  }
  const stage = attributes.get("stage");
  if (typeof stage === "string") {
    const known = stages.get(stage.toLowerCase().replaceAll(/[\s_]+/g, "-"));
    marks.push(known ?? { label: stage, tone: "neutral" });
  }
  return marks;
}
