import type {
  IngestionCapability,
  IngestionComponent,
  IngestionModel,
  IngestionPlugin,
} from "../../catalogue/ingestion.ts";
import { componentName } from "../../catalogue/component-name.ts";
import { statusTiers } from "../../catalogue/ingestion.ts";
import type { Change } from "../change.ts";
import type { Site } from "../compare-words.ts";
import { coordinates } from "../coordinates.ts";
import { makeChange } from "../make-change.ts";
import { byName, pairUp } from "../pair-up.ts";
import { compareOptions, type LaterOptions } from "./compare-options.ts";

/** Plugins of ingestion sources that came, went, can do something else, or are configured otherwise; by id. */
export function compareIngestion(before: IngestionModel, after: IngestionModel): readonly Change[] {
  const all = describeOptions(after);
  return pairUp(listPlugins(before), listPlugins(after)).flatMap(({ name, before: was, after: is }) => {
    const site: Site = { area: "plugins", thing: name, coordinate: name };
    if (was === undefined) return [makeChange({ ...site, code: "safe/plugin-added", after: { span: is?.span } })];
    if (is === undefined) return [makeChange({ ...site, code: "breaking/plugin-removed", before: { span: was.span } })];
    return [...comparePlugin(site, was, is), ...compareOptions(site, was, is, all)];
  });
}

function describeOptions(model: IngestionModel): LaterOptions {
  const configured = [...listPlugins(model).values(), ...(model.components ?? [])];
  return { tellNull: configured.some(({ options }) => options.some(({ nullable }) => nullable)) };
}

function listPlugins({ platforms }: IngestionModel): ReadonlyMap<string, IngestionPlugin> {
  return new Map([...platforms.values()].flatMap(({ plugins }) => plugins.map((plugin) => [plugin.id, plugin])));
}

/** Sinks, transformers and whatever else recipes name besides sources; by kind and id, e.g. `sink file`. */
export function compareComponents(before: IngestionModel, after: IngestionModel): readonly Change[] {
  const all = describeOptions(after);
  const toMap = ({ components = [] }: IngestionModel): ReadonlyMap<string, IngestionComponent> =>
    new Map(components.map((component) => [componentName(component), component]));
  return pairUp(toMap(before), toMap(after)).flatMap(({ name, before: was, after: is }) => {
    const site: Site = { area: "components", thing: name, coordinate: name };
    if (was === undefined) return [makeChange({ ...site, code: "safe/component-added", after: { span: is?.span } })];
    if (is === undefined) {
      return [makeChange({ ...site, code: "breaking/component-removed", before: { span: was.span } })];
    }
    return [...compareExtras(site, was, is), ...compareOptions(site, was, is, all)];
  });
}

function comparePlugin(site: Site, was: IngestionPlugin, is: IngestionPlugin): readonly Change[] {
  return [...compareStatus(site, was, is), ...compareExtras(site, was, is), ...compareCapabilities(site, was, is)];
}

type Installed = Pick<IngestionPlugin, "span"> & Partial<Pick<IngestionPlugin, "extra">>;

/** By what it is installed, where both say so. */
function compareExtras(site: Site, was: Installed, is: Installed): readonly Change[] {
  if (!was.extra || !is.extra || was.extra === is.extra) return [];
  const [before, after] = [
    { text: was.extra, span: was.span },
    { text: is.extra, span: is.span },
  ];
  return [makeChange({ ...site, code: "risky/plugin-extra-changed", before, after })];
}

function compareStatus(site: Site, was: IngestionPlugin, is: IngestionPlugin): readonly Change[] {
  const rank = ({ status }: IngestionPlugin): number =>
    status === undefined ? statusTiers.length : statusTiers.findIndex((tier) => tier.some((name) => name === status));
  // A tier that is called by its newer name is none that the plugin has come to.
  if (rank(was) === rank(is)) return [];
  const code = rank(is) > rank(was) ? "risky/plugin-status-lowered" : "safe/plugin-status-raised";
  const before = { text: was.status ?? "not known", span: was.span };
  return [makeChange({ ...site, code, before, after: { text: is.status ?? "not known", span: is.span } })];
}

function compareCapabilities(site: Site, was: IngestionPlugin, is: IngestionPlugin): readonly Change[] {
  const toMap = ({ capabilities }: IngestionPlugin): ReadonlyMap<string, IngestionCapability> =>
    byName(capabilities.filter(({ supported }) => supported !== "no"));
  return pairUp(toMap(was), toMap(is)).flatMap(({ name, before, after }): readonly Change[] => {
    const at = { ...site, coordinate: coordinates.part(site.coordinate, name), name };
    if (before?.supported === after?.supported) return [];
    const sides = {
      before: before && { text: before.supported, span: before.span },
      after: after && { text: after.supported, span: after.span },
    };
    if (after === undefined) return [makeChange({ ...at, code: "risky/capability-removed", before: sides.before })];
    if (after.supported === "partial" && before !== undefined) {
      return [makeChange({ ...at, code: "risky/capability-limited", ...sides })];
    }
    return [makeChange({ ...at, code: "safe/capability-added", ...sides })];
  });
}
