import { isMap, isScalar, type Node } from "yaml";
import { policyTypes, privilegeScopes } from "../../catalogue/access.ts";
import { withArticle } from "../../catalogue/nouns.ts";
import { accessCodes } from "../../diagnostics/codes/access.ts";
import type { Report } from "../../diagnostics/report.ts";
import type { SourceFile } from "../../sources/source-file.ts";
import { startOfFile } from "../../places/start-of-file.ts";
import { createYamlReader, type YamlReader } from "../yaml/yaml-reader.ts";
import type {
  AccessDocument,
  WrittenName,
  WrittenPolicy,
  WrittenPrivilege,
  WrittenResourceType,
  WrittenRole,
} from "./access-document.ts";
import { manifestKeys } from "./manifest-keys.ts";

const lists = ["privileges", "resourceTypes", "roles", "policies"] as const;

/** What the manifest says of privileges, roles and policies; undefined for a file that is none. Mistakes have been reported. */
export function parseAccess(file: SourceFile, report: Report): AccessDocument | undefined {
  const yaml = createYamlReader(file.path, file.text, report, accessCodes);
  if (yaml === undefined) return undefined;
  if (yaml.wellFormed && !isManifest(yaml.root)) {
    const start = startOfFile(file.path);
    report.add(accessCodes.notManifest(), start);
    return undefined;
  }
  const top = yaml.mapping(yaml.root, withArticle("accessManifest"), manifestKeys.manifest);
  if (top === undefined) return undefined;
  const readAll = <Entry>(key: (typeof lists)[number], read: (yaml: YamlReader, node: Node) => Entry | undefined) =>
    yaml.list(top.get(key), `\`${key}\``).flatMap((node): readonly Entry[] => {
      const entry = read(yaml, node);
      return entry === undefined ? [] : [entry];
    });
  return {
    kind: "accessDocument",
    file: file.path,
    doc: yaml.text(top.get("doc"), "`doc`"),
    privileges: readAll("privileges", readPrivilege),
    resourceTypes: readAll("resourceTypes", readResourceType),
    roles: readAll("roles", readRole),
    policies: readAll("policies", readPolicy),
  };
}

/** YAML files in a folder called `access` may well be something else. */
function isManifest(root: Node | undefined): boolean {
  if (!isMap(root)) return false;
  return root.items.some(({ key }) => isScalar(key) && lists.some((list) => list === key.value));
}

function readPrivilege(yaml: YamlReader, node: Node): WrittenPrivilege | undefined {
  const entry = yaml.mapping(node, withArticle("privilege"), manifestKeys.privilege);
  const name = entry && readNeeded(yaml, node, entry, "name", withArticle("privilege"));
  if (entry === undefined || name === undefined) return undefined;
  return {
    name: name.name,
    label: yaml.text(entry.get("label"), "`label`") ?? name.name,
    scope: readChoice(yaml, entry.get("scope"), "`scope`", privilegeScopes) ?? "resource",
    doc: yaml.text(entry.get("doc"), "`doc`"),
    origin: "manifest",
    span: name.span,
  };
}

function readResourceType(yaml: YamlReader, node: Node): WrittenResourceType | undefined {
  const entry = yaml.mapping(node, withArticle("resourceType"), manifestKeys.resourceType);
  const name = entry && readNeeded(yaml, node, entry, "name", withArticle("resourceType"));
  if (entry === undefined || name === undefined) return undefined;
  return {
    name: name.name,
    label: yaml.text(entry.get("label"), "`label`") ?? name.name,
    doc: yaml.text(entry.get("doc"), "`doc`"),
    privileges: readNames(yaml, entry.get("privileges"), "`privileges`"),
    origin: "manifest",
    span: name.span,
  };
}

function readRole(yaml: YamlReader, node: Node): WrittenRole | undefined {
  const entry = yaml.mapping(node, withArticle("role"), manifestKeys.role);
  const name = entry && readNeeded(yaml, node, entry, "name", withArticle("role"));
  if (entry === undefined || name === undefined) return undefined;
  return {
    name: name.name,
    urn: yaml.text(entry.get("urn"), "`urn`"),
    doc: yaml.text(entry.get("doc"), "`doc`"),
    origin: "manifest",
    span: name.span,
  };
}

function readPolicy(yaml: YamlReader, node: Node): WrittenPolicy | undefined {
  const entry = yaml.mapping(node, withArticle("policy"), manifestKeys.policy);
  const id = entry && readNeeded(yaml, node, entry, "id", withArticle("policy"));
  if (entry === undefined || id === undefined) return undefined;
  return {
    id: id.name,
    urn: yaml.text(entry.get("urn"), "`urn`"),
    label: yaml.text(entry.get("label"), "`label`") ?? id.name,
    type: readChoice(yaml, entry.get("type"), "`type`", policyTypes) ?? "METADATA",
    active: yaml.flag(entry.get("active"), "`active`") ?? true,
    editable: yaml.flag(entry.get("editable"), "`editable`") ?? true,
    doc: yaml.text(entry.get("doc"), "`doc`"),
    actors: readActors(yaml, entry.get("actors")),
    privileges: readNames(yaml, entry.get("privileges"), "`privileges`"),
    resourceTypes: readNames(yaml, entry.get("resourceTypes"), "`resourceTypes`"),
    origin: "manifest",
    span: id.span,
  };
}

function readActors(yaml: YamlReader, node: Node | undefined): WrittenPolicy["actors"] {
  const entry = yaml.mapping(node, "`actors`", manifestKeys.actors);
  const flag = (key: "allUsers" | "allGroups" | "resourceOwners"): boolean =>
    yaml.flag(entry?.get(key), `\`${key}\``) ?? false;
  const names = (key: "users" | "groups" | "roles"): readonly WrittenName[] =>
    readNames(yaml, entry?.get(key), `\`${key}\``);
  return {
    allUsers: flag("allUsers"),
    allGroups: flag("allGroups"),
    resourceOwners: flag("resourceOwners"),
    users: names("users").map(({ name }) => name),
    groups: names("groups").map(({ name }) => name),
    roles: names("roles"),
  };
}

function readNames(yaml: YamlReader, node: Node | undefined, what: string): readonly WrittenName[] {
  return yaml.list(node, what).flatMap((item) => yaml.name(item, `an entry of ${what}`) ?? []);
}

function readNeeded(
  yaml: YamlReader,
  node: Node,
  entry: ReadonlyMap<string, Node>,
  key: "name" | "id",
  what: string,
): WrittenName | undefined {
  const value = entry.get(key);
  if (value === undefined) yaml.report.add(accessCodes.missingKey({ what, key }), yaml.span(node));
  return yaml.name(value, `the ${key} of ${what}`);
}

/** One of some words; another one is reported and left out. */
function readChoice<Choice extends string>(
  yaml: YamlReader,
  node: Node | undefined,
  what: string,
  choices: readonly Choice[],
): Choice | undefined {
  const written = yaml.name(node, what);
  if (written === undefined) return undefined;
  const choice = choices.find((known) => known === written.name);
  if (choice === undefined) {
    const expected = `one of ${choices.map((known) => `\`${known}\``).join(", ")}`;
    yaml.report.add(accessCodes.wrongType({ what, expected, found: `\`${written.name}\`` }), written.span);
  }
  return choice;
}
