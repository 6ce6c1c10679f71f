import {
  type Registry,
  type RegistryPlugin,
  type RegistryPluginKind,
  registryPluginKinds,
} from "../../catalogue/metamodel.ts";
import type { Fact, RichText, TextRun } from "../../page-model/parts.ts";
import { toSimpleName } from "../../catalogue/to-simple-name.ts";

/** A plugin that a registry names for one aspect, or for all aspects of one entity. */
export interface ScopedPlugin extends Pick<RegistryPlugin, "kind" | "className" | "enabled" | "supportedOperations"> {
  /** The entities that it is limited to, for an aspect; empty for all that carry it. */
  readonly entities: readonly string[];
}

/** Plugins by what they are for. Those that are for everything are nothing that sets an aspect apart. */
export interface PluginIndex {
  readonly byAspect: ReadonlyMap<string, readonly ScopedPlugin[]>;
  readonly byEntity: ReadonlyMap<string, readonly ScopedPlugin[]>;
}

const labels: Readonly<Record<RegistryPluginKind, string>> = {
  aspectPayloadValidators: "Validators",
  mutationHooks: "Mutation hooks",
  mclSideEffects: "MCL side effects",
  mcpSideEffects: "MCP side effects",
  mcpObservers: "MCP observers",
};

const all = "*";

/** Goes over the plugins of all registries once. Entities go by their names in small letters, as they may be spelled anyhow. */
export function indexPlugins(registries: readonly Registry[]): PluginIndex {
  const byAspect = new Map<string, ScopedPlugin[]>();
  const byEntity = new Map<string, ScopedPlugin[]>();
  for (const { kind, className, enabled, supportedOperations, supports } of registries.flatMap(
    (each) => each.plugins,
  )) {
    const plugin = { kind, className, enabled, supportedOperations };
    for (const [aspect, entities] of groupScopes(supports)) {
      const isOfAll = entities.has(all);
      if (aspect !== all) add(byAspect, aspect, { ...plugin, entities: isOfAll ? [] : [...entities] });
      else if (!isOfAll)
        for (const entity of entities) add(byEntity, entity.toLowerCase(), { ...plugin, entities: [] });
    }
  }
  return { byAspect, byEntity };
}

/** Entities by the aspect that they stand beside. */
function groupScopes(scopes: RegistryPlugin["supports"]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { entity, aspect } of scopes) groups.set(aspect, (groups.get(aspect) ?? new Set()).add(entity));
  return groups;
}

function add(index: Map<string, ScopedPlugin[]>, name: string, plugin: ScopedPlugin): void {
  const list = index.get(name);
  if (list === undefined) index.set(name, [plugin]);
  else list.push(plugin);
}

/** A fact for each kind of plugin, e.g. `Validators: ShipValidator on CREATE, UPSERT`. */
export function describePlugins(plugins: readonly ScopedPlugin[]): readonly Fact[] {
  return registryPluginKinds.flatMap((kind) => {
    const list = plugins.filter((plugin) => plugin.kind === kind);
    if (list.length === 0) return [];
    const value = list.flatMap((plugin, index) => [...(index === 0 ? [] : [{ text: "; " }]), ...describe(plugin)]);
    return [{ label: labels[kind], value }];
  });
}

/** Says which kinds of plugins registries name without saying which ones apply to what; empty where they say it of all. */
export function describeUnscoped(registries: readonly Registry[]): string {
  const plugins = registries.flatMap((each) => each.plugins).filter(({ enabled }) => enabled);
  const unscoped = new Set(plugins.filter(({ supports }) => supports.length === 0).map(({ kind }) => kind));
  const words = registryPluginKinds.filter((kind) => unscoped.has(kind)).map((kind) => toMidSentence(labels[kind]));
  const last = words.pop();
  if (last === undefined) return "";
  const list = words.length === 0 ? last : `${words.join(", ")} and ${last}`;
  return ` On writes, ${list} run; which ones apply to what is left to the code.`;
}

/** Small at the beginning, unless it is an acronym. */
function toMidSentence(label: string): string {
  return label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

function describe({ className, enabled, supportedOperations, entities }: ScopedPlugin): RichText {
  const runs: TextRun[] = [{ text: toSimpleName(className), code: true, title: className }];
  if (supportedOperations.length > 0) runs.push({ text: ` on ${supportedOperations.join(", ")}` });
  if (entities.length > 0) runs.push({ text: ` for ${entities.join(", ")}` });
  if (!enabled) runs.push({ text: ", switched off" });
  return runs;
}
