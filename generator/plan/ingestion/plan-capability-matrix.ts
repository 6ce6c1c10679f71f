import { capabilityLabels, type IngestionPlatform, type IngestionPlugin } from "../../catalogue/ingestion.ts";
import { countNoun } from "../../catalogue/nouns.ts";
import type { CapabilityCell, CapabilityColumn, CapabilityRow } from "../../page-model/ingestion.ts";
import { fixedRoutes } from "../addresses/addresses.ts";
import { findUsualNote } from "./find-usual-note.ts";
import { labelCapability, toStatusBadge, type IngestionView, type PlannedIngestionPage } from "./ingestion-view.ts";

/** Which plugin can do what: a row for each plugin, a column for each capability that one of them speaks of. */
export function planCapabilityMatrix(view: IngestionView): PlannedIngestionPage {
  const platforms = view.listPlatforms();
  const plugins = platforms.flatMap((platform) => platform.plugins);
  const names = listNames(plugins);
  return {
    route: fixedRoutes.capabilities,
    title: "Sources and capabilities",
    description: `Which of ${countNoun(plugins.length, "plugin")} extract what: ${countNoun(names.length, "capability")} compared.`,
    toc: [],
    badges: [],
    content: {
      kind: "capabilityMatrix",
      intro: `${countNoun(plugins.length, "plugin")}, ${countNoun(names.length, "capability")}. An empty cell means that the plugin says nothing about it.`,
      columns: names.map((name) => toColumn(name, plugins)),
      rows: platforms.flatMap((platform) => platform.plugins.map((plugin) => toRow(plugin, platform, { names, view }))),
    },
  };
}

function toColumn(name: string, plugins: readonly IngestionPlugin[]): CapabilityColumn {
  const able = plugins.filter((plugin) => canDo(plugin, name));
  const notes = able.map(({ capabilities }) => capabilities.find((one) => one.name === name)?.note);
  const usual = findUsualNote(notes);
  const title = countNoun(able.length, "plugin");
  return {
    label: labelCapability(name),
    title: usual === undefined ? title : `${title}, most of them: ${usual}`,
    usual,
  };
}

/** Capabilities that a plugin speaks of, in the order of the known ones. */
function listNames(plugins: readonly IngestionPlugin[]): readonly string[] {
  const used = new Set(plugins.flatMap(({ capabilities }) => capabilities.map(({ name }) => name)));
  const known = [...capabilityLabels.keys()].filter((name) => used.has(name));
  return [...known, ...[...used].filter((name) => !capabilityLabels.has(name)).sort()];
}

function canDo({ capabilities }: IngestionPlugin, name: string): boolean {
  return capabilities.some((capability) => capability.name === name && capability.supported !== "no");
}

interface RowContext {
  readonly names: readonly string[];
  readonly view: IngestionView;
}

function toRow(plugin: IngestionPlugin, platform: IngestionPlatform, { names, view }: RowContext): CapabilityRow {
  const isMain = platform.plugins.length === 1 || plugin.id === platform.id;
  const label = isMain ? platform.name : `${platform.name}: ${plugin.id}`;
  return {
    plugin: { label, href: view.context.links.ingestionPlugin(plugin.id) ?? "" },
    status: toStatusBadge(plugin.status),
    cells: names.map((name) => toCell(plugin, name, label)),
  };
}

const answers: Readonly<Record<CapabilityCell["supported"], string>> = { yes: "yes", no: "no", partial: "in part" };

function toCell({ capabilities }: IngestionPlugin, name: string, plugin: string): CapabilityCell | null {
  const capability = capabilities.find((candidate) => candidate.name === name);
  if (capability === undefined) return null;
  const { supported } = capability;
  const label = answers[supported];
  return { supported, label, title: `${plugin}: ${labelCapability(name).toLowerCase()}, ${label}` };
}
