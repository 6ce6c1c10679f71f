import type { PolicyLimit } from "../../catalogue/access.ts";
import type { LifecycleStage, OwnershipType, RetentionRule } from "../../catalogue/defaults.ts";
import type { Span } from "../../catalogue/span.ts";
import { dataCodes } from "../../diagnostics/codes/data.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import type { WrittenName, WrittenPolicy, WrittenRole } from "../access/access-document.ts";
import { parseLocatedJson } from "../json/parse-located-json.ts";
import { readLocatedYaml, type LocatedYaml } from "../yaml/located-yaml.ts";
import type { BootDocument, WrittenPlatform } from "./boot-document.ts";

/**
 * The platform's own list of what a deployment begins with: each entry is a URN with an aspect, or a rule of retention.
 * The URN says what it is; the same things go by several file names in the releases. Entries of other kinds, and
 * those without an aspect, by which something of an older release is taken back, are passed over.
 */
export function parseBoot({ path, text }: SourceFile, report: Report): BootDocument | undefined {
  // What is filled in at each start, such as the time, is nothing here; the places of the rest stay as they are.
  const yaml = readLocatedYaml(
    path,
    text.replace(/\{\{[^{}\n]*\}\}/g, (hole) => "null".padEnd(hole.length)),
  );
  if ("detail" in yaml) {
    const before = report.diagnostics.length;
    // Most of them are JSON, whose own reader knows what is wrong with it.
    if (/\.json$/i.test(path)) parseLocatedJson({ path, text }, report);
    if (report.diagnostics.length === before) report.add(dataCodes.malformedYaml({ detail: yaml.detail }), yaml.span);
    return undefined;
  }
  if (!Array.isArray(yaml.value)) return undefined;
  const roles: WrittenRole[] = [];
  const policies: WrittenPolicy[] = [];
  const platforms: WrittenPlatform[] = [];
  const ownershipTypes: OwnershipType[] = [];
  const lifecycleStages: LifecycleStage[] = [];
  const retention: RetentionRule[] = [];
  for (const entry of yaml.value.filter(isRecord)) {
    const entity = readText(entry, "entity");
    const rule = entity === undefined ? undefined : readRetention(entity, entry, yaml);
    if (rule !== undefined) retention.push(rule);
    const thing = readThing(entry, yaml);
    if (thing === undefined) continue;
    if (thing.type === "dataHubRole") roles.push(readRole(thing));
    else if (thing.type === "dataHubPolicy") policies.push(readPolicy(thing, yaml));
    else if (thing.type === "dataPlatform") platforms.push(readPlatform(thing));
    else if (thing.type === "ownershipType") ownershipTypes.push(readOwnershipType(thing));
    else if (thing.type === "lifecycleStageType") lifecycleStages.push(readLifecycleStage(thing));
  }
  return { kind: "bootDocument", file: path, roles, policies, platforms, ownershipTypes, lifecycleStages, retention };
}

type Values = Readonly<Record<string, unknown>>;

/** Something that the platform makes, with what it is told about it. */
interface Thing {
  readonly urn: string;
  /** What its URN says that it is. */
  readonly type: string;
  readonly id: string;
  readonly aspect: Values;
  readonly span: Span;
}

function readThing(entry: Values, yaml: LocatedYaml): Thing | undefined {
  const key = readText(entry, "urn") === undefined ? "entityUrn" : "urn";
  const urn = readText(entry, key);
  const aspect = [entry["info"], entry["aspect"]].find(isRecord);
  const [, type, id] = /^urn:li:(\w+):(.+)$/.exec(urn ?? "") ?? [];
  const span = yaml.spanAt(entry, key);
  if (urn === undefined || aspect === undefined || type === undefined || id === undefined || span === undefined)
    return undefined;
  return { urn, type, id, aspect, span };
}

function readRole({ urn, id, aspect, span }: Thing): WrittenRole {
  return {
    name: readText(aspect, "name") ?? id,
    urn,
    doc: readText(aspect, "description"),
    origin: "code",
    span,
  };
}

function readPolicy({ urn, id, aspect, span }: Thing, yaml: LocatedYaml): WrittenPolicy {
  const actors = isRecord(aspect["actors"]) ? aspect["actors"] : {};
  const ownershipTypes = readNames(actors, "resourceOwnersTypes", yaml).map(({ name }) => name);
  const limits = readLimits(aspect["resources"], yaml);
  return {
    id,
    urn,
    label: readText(aspect, "displayName") ?? id,
    type: readText(aspect, "type") === "PLATFORM" ? "PLATFORM" : "METADATA",
    active: readText(aspect, "state") !== "INACTIVE",
    editable: aspect["editable"] !== false,
    doc: readText(aspect, "description"),
    actors: {
      allUsers: actors["allUsers"] === true,
      allGroups: actors["allGroups"] === true,
      resourceOwners: actors["resourceOwners"] === true,
      ...(ownershipTypes.length === 0 ? {} : { ownershipTypes }),
      users: readNames(actors, "users", yaml).map(({ name }) => name),
      groups: readNames(actors, "groups", yaml).map(({ name }) => name),
      roles: readNames(actors, "roles", yaml).map(({ name, span }) => ({ name: name.replace(/^.*:/, ""), span })),
    },
    privileges: readNames(aspect, "privileges", yaml),
    resourceTypes: readResourceTypes(aspect["resources"], yaml),
    ...(limits.length === 0 ? {} : { limits }),
    origin: "code",
    span,
  };
}

/** The types that a policy is limited to: by a filter, or in the older manner by one type. */
function readResourceTypes(resources: unknown, yaml: LocatedYaml): readonly WrittenName[] {
  if (!isRecord(resources)) return [];
  const type = readText(resources, "type");
  const at = yaml.spanAt(resources, "type");
  return [
    ...(type === undefined || at === undefined ? [] : [{ name: type, span: at }]),
    ...listCriteria(resources["filter"])
      .filter(isOfType)
      .flatMap((criterion) => readNames(criterion, "values", yaml)),
  ];
}

/** What else a policy is limited to: by a filter, or in the older manner by a list of resources. */
function readLimits(resources: unknown, yaml: LocatedYaml): readonly PolicyLimit[] {
  if (!isRecord(resources)) return [];
  const toLimit = (of: PolicyLimit["of"], criterion: Values): PolicyLimit => ({
    of,
    field: (readText(criterion, "field") ?? "?").replace(/^RESOURCE_/, ""),
    condition: readText(criterion, "condition") ?? "EQUALS",
    values: readNames(criterion, "values", yaml).map(({ name }) => name),
  });
  const urns = resources["allResources"] === true ? [] : readNames(resources, "resources", yaml);
  return [
    ...(urns.length === 0
      ? []
      : [{ of: "resource" as const, field: "URN", condition: "EQUALS", values: urns.map(({ name }) => name) }]),
    ...listCriteria(resources["filter"])
      .filter((criterion) => !isOfType(criterion))
      .map((criterion) => toLimit("resource", criterion)),
    ...listCriteria(resources["privilegeConstraints"]).map((criterion) => toLimit("change", criterion)),
  ];
}

function listCriteria(filter: unknown): readonly Values[] {
  const criteria = isRecord(filter) ? filter["criteria"] : undefined;
  return Array.isArray(criteria) ? criteria.filter(isRecord) : [];
}

/** Whether a criterion asks for types of resources, rather than against them or for anything else. */
function isOfType(criterion: Values): boolean {
  const isType = /^(?:RESOURCE_)?TYPE$/.test(readText(criterion, "field") ?? "");
  return isType && (readText(criterion, "condition") ?? "EQUALS") === "EQUALS";
}

function readPlatform({ urn, id, aspect, span }: Thing): WrittenPlatform {
  return {
    id,
    urn,
    label: readText(aspect, "displayName") ?? readText(aspect, "name") ?? id,
    type: readText(aspect, "type"),
    delimiter: readText(aspect, "datasetNameDelimiter"),
    logoUrl: readText(aspect, "logoUrl"),
    span,
  };
}

function readOwnershipType({ urn, id, aspect, span }: Thing): OwnershipType {
  return { id, urn, label: readText(aspect, "name") ?? id, doc: readText(aspect, "description"), span };
}

/** An empty list of entities, or of stages before it, says that there are none; without one there may be any. */
function readLifecycleStage({ urn, id, aspect, span }: Thing): LifecycleStage {
  const settings = isRecord(aspect["settings"]) ? aspect["settings"] : {};
  const policy = isRecord(aspect["transitionPolicy"]) ? aspect["transitionPolicy"] : {};
  return {
    id,
    urn,
    label: readText(aspect, "name") ?? id,
    doc: readText(aspect, "description"),
    entities: readTexts(aspect["entityTypes"]),
    hiddenInSearch: settings["hideInSearch"] === true,
    from: readTexts(policy["allowedPreviousStages"])?.map((stage) => stage.slice(stage.lastIndexOf(":") + 1)),
    span,
  };
}

function readTexts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : undefined;
}

function readRetention(entity: string, entry: Values, yaml: LocatedYaml): RetentionRule | undefined {
  const aspect = readText(entry, "aspect");
  const config = isRecord(entry["config"]) ? entry["config"] : {};
  const retention = isRecord(config["retention"]) ? config["retention"] : {};
  const version = isRecord(retention["version"]) ? retention["version"] : {};
  const time = isRecord(retention["time"]) ? retention["time"] : {};
  const span = yaml.spanAt(entry, "entity");
  if (aspect === undefined || span === undefined) return undefined;
  return {
    entity,
    aspect,
    versions: readNumber(version, "maxVersions"),
    seconds: readNumber(time, "maxAgeInSeconds"),
    span,
  };
}

function isRecord(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Text that says something. */
function readText(values: Values, key: string): string | undefined {
  const value = values[key];
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

function readNumber(values: Values, key: string): number | undefined {
  const value = values[key];
  return typeof value === "bigint" || typeof value === "number" ? Number(value) : undefined;
}

function readNames(values: Values, key: string, yaml: LocatedYaml): readonly WrittenName[] {
  const list: readonly unknown[] = Array.isArray(values[key]) ? values[key] : [];
  return list.flatMap((name, index) => {
    const span = yaml.spanAtItem(values, key, index);
    return typeof name === "string" && span !== undefined ? [{ name, span }] : [];
  });
}
