import type { LocatedName } from "../../places/located-name.ts";
import { isMap, isScalar, type Node } from "yaml";
import { registryPluginKinds, type EntityCategory } from "../../catalogue/metamodel.ts";
import { nouns } from "../../catalogue/nouns.ts";
import { registryCodes } from "../../diagnostics/codes/registry.ts";
import type { Report } from "../../diagnostics/report.ts";
import { suggestNames } from "../../diagnostics/suggest.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import type { RegistryDocument, RegistryEntity, RegistryPluginNode, RegistryPluginScope } from "./registry-document.ts";
import { createYamlReader, type YamlReader } from "../yaml/yaml-reader.ts";

const categories = ["core", "internal"] as const satisfies readonly EntityCategory[];

/**
 * Reads an entity registry: YAML text in, its entities, events and plugins out. Knows the keys of
 * every version of the platform; knows nothing of schemas or of other registries. One of which nothing can be read is
 * a registry all the same, so that what it may list isn't missed.
 */
export function parseRegistry(file: SourceFile, report: Report): RegistryDocument {
  const yaml = createYamlReader(file.path, file.text, report);
  const empty = { kind: "registryDocument", file: file.path, entities: [], events: [], plugins: [] } as const;
  const unread: RegistryDocument = { ...empty, incomplete: true };
  if (yaml === undefined) return unread;
  const others = listOtherKeys(yaml.root);
  if (others.length > 0) {
    yaml.report.add(registryCodes.notRegistry({ keys: others }), startOfFile(file.path));
    return unread;
  }
  const before = yaml.report.diagnostics.length;
  const top = yaml.mapping(yaml.root, `an ${nouns.registry.singular}`, topKeys);
  if (top === undefined) return unread;
  if (top.size === 0 && yaml.report.diagnostics.length === before) {
    yaml.report.add(registryCodes.empty(), startOfFile(file.path));
    return unread;
  }
  return {
    kind: "registryDocument",
    file: file.path,
    id: yaml.name(top.get("id"), "`id`"),
    entities: yaml.list(top.get("entities"), "`entities`").flatMap((node) => readEntity(yaml, node)),
    events: yaml.list(top.get("events"), "`events`").flatMap((node) => readEvent(yaml, node)),
    plugins: readPlugins(yaml, top.get("plugins")),
    ...(yaml.wellFormed ? {} : { incomplete: true as const }),
  };
}

const topKeys = ["id", "entities", "events", "plugins"] as const;

/** The keys of a file that has none of a registry, misspelled or not, so that it is another one; a registry may lack all but its `id`. */
function listOtherKeys(root: Node | null | undefined): readonly string[] {
  if (!isMap(root)) return [];
  const keys = root.items.flatMap(({ key }) => (isScalar(key) ? String(key.value) : []));
  const isOwn = (key: string): boolean =>
    topKeys.some((known) => known === key) || suggestNames(key, topKeys).length > 0;
  return keys.some(isOwn) ? [] : keys;
}

function readEntity(yaml: YamlReader, node: Node): readonly RegistryEntity[] {
  const entry = yaml.mapping(node, "an entity", [
    "name",
    "doc",
    "category",
    "keyAspect",
    "aspects",
    "searchGroup",
    "viewUnrestricted",
  ]);
  if (entry === undefined) return [];
  if (!entry.has("name"))
    yaml.report.add(registryCodes.missingName({ what: "the entity", key: "name" }), yaml.span(node));
  const name = yaml.name(entry.get("name"), "the name of an entity");
  if (name === undefined) return [];
  return [
    {
      name,
      keyAspect: yaml.name(entry.get("keyAspect"), "`keyAspect`"),
      aspects: names(yaml, entry.get("aspects"), "`aspects`", "the name of an aspect"),
      category: readCategory(yaml, entry.get("category")),
      doc: yaml.text(entry.get("doc"), "`doc`"),
      searchGroup: yaml.text(entry.get("searchGroup"), "`searchGroup`"),
      viewUnrestricted: yaml.flag(entry.get("viewUnrestricted"), "`viewUnrestricted`"),
      span: yaml.span(node),
    },
  ];
}

/** The platform reads categories without regard to case. */
function readCategory(yaml: YamlReader, node: Node | undefined): EntityCategory | undefined {
  const written = yaml.name(node, "`category`");
  if (written === undefined) return undefined;
  const category = categories.find((known) => known === written.name.toLowerCase());
  if (category === undefined) {
    const facts = { category: written.name, suggestions: suggestNames(written.name, categories) };
    yaml.report.add(registryCodes.unknownCategory(facts), written.span);
  }
  return category;
}

function readEvent(yaml: YamlReader, node: Node): readonly LocatedName[] {
  const entry = yaml.mapping(node, "an event", ["name"]);
  if (entry === undefined) return [];
  if (!entry.has("name"))
    yaml.report.add(registryCodes.missingName({ what: "the event", key: "name" }), yaml.span(node));
  const name = yaml.name(entry.get("name"), "the name of an event");
  return name === undefined ? [] : [name];
}

function readPlugins(yaml: YamlReader, node: Node | undefined): readonly RegistryPluginNode[] {
  const lists = yaml.mapping(node, "`plugins`", registryPluginKinds);
  if (lists === undefined) return [];
  return registryPluginKinds.flatMap((kind) =>
    yaml.list(lists.get(kind), `\`${kind}\``).flatMap((item) => readPlugin(yaml, item, kind)),
  );
}

const pluginKeys = [
  "className",
  "enabled",
  "supportedOperations",
  "supportedEntityAspectNames",
  "packageScan",
  "spring",
] as const;

function readPlugin(yaml: YamlReader, node: Node, kind: RegistryPluginNode["kind"]): readonly RegistryPluginNode[] {
  const entry = yaml.mapping(node, "a plugin", pluginKeys);
  if (entry === undefined) return [];
  if (!entry.has("className")) {
    yaml.report.add(registryCodes.missingName({ what: "the plugin", key: "className" }), yaml.span(node));
  }
  const className = yaml.name(entry.get("className"), "the class name of a plugin");
  if (className === undefined) return [];
  const spring = yaml.mapping(entry.get("spring"), "`spring`", ["enabled", "name"]);
  return [
    {
      kind,
      className,
      enabled: yaml.flag(entry.get("enabled"), "`enabled`"),
      supportedOperations: texts(yaml, entry.get("supportedOperations"), "`supportedOperations`", "an operation"),
      supports: yaml
        .list(entry.get("supportedEntityAspectNames"), "`supportedEntityAspectNames`")
        .flatMap((item) => readScope(yaml, item)),
      packageScan: texts(yaml, entry.get("packageScan"), "`packageScan`", "a package"),
      spring: yaml.flag(spring?.get("enabled"), "`spring.enabled`") ?? false,
    },
  ];
}

function readScope(yaml: YamlReader, node: Node): readonly RegistryPluginScope[] {
  const entry = yaml.mapping(node, "an entity and aspect of a plugin", ["entityName", "aspectName"]);
  if (entry === undefined) return [];
  return [
    {
      entity: yaml.name(entry.get("entityName"), "`entityName`"),
      aspect: yaml.name(entry.get("aspectName"), "`aspectName`"),
    },
  ];
}

function names(yaml: YamlReader, node: Node | undefined, list: string, item: string): readonly LocatedName[] {
  return yaml.list(node, list).flatMap((entry) => yaml.name(entry, item) ?? []);
}

function texts(yaml: YamlReader, node: Node | undefined, list: string, item: string): readonly string[] {
  return names(yaml, node, list, item).map((entry) => entry.name);
}
