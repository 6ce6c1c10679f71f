import type { TomlTable, TomlValue } from "smol-toml";
import { readToml } from "../../places/read-toml.ts";
import { isOwnName } from "./is-own-name.ts";
import type { manifests } from "./manifests.ts";
import type { NameTexts } from "./name-texts.ts";

const readers: Readonly<Record<(typeof manifests)[number], (text: string) => unknown>> = {
  "go.mod": (text) => /^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]?.replace(/(?:\/|\.)v\d+$/, ""),
  "Cargo.toml": (text) => getTable(readToml(text), "package")?.["name"],
  "pyproject.toml": (text) => readPyproject(readToml(text)),
  "setup.cfg": (text) => /^\[metadata\](?:\n(?!\[).*)*?\nname[ \t]*=[ \t]*(\S+)/m.exec(text)?.[1],
  "settings.gradle.kts": readGradle,
  "settings.gradle": readGradle,
  "pom.xml": readPom,
  "composer.json": readJsonName,
  "package.json": readJsonName,
};
const byFile = new Map(Object.entries(readers));

/** What a package is called in its manifests, without the name of its owner; undefined where that is no name of its own. */
export function readPackageName({ manifests }: Pick<NameTexts, "manifests">): string | undefined {
  for (const { file, text } of manifests) {
    const name = byFile.get(file)?.(text);
    const own = typeof name === "string" ? name.slice(name.lastIndexOf("/") + 1) : "";
    if (isOwnName(own)) return own;
  }
  return undefined;
}

function readPyproject(table: TomlTable | undefined): TomlValue | undefined {
  return getTable(table, "project")?.["name"] ?? getTable(getTable(table, "tool"), "poetry")?.["name"];
}

function readGradle(text: string): string | undefined {
  return /^[ \t]*rootProject\.name[ \t]*=[ \t]*["']([^"'\n]+)["']/m.exec(text)?.[1];
}

/** Of what is before its parts, since these have names too; a project of several is called after them, and says that it is the one around them. */
function readPom(text: string): string | undefined {
  const parentEnd = text.indexOf("</parent>");
  const behind = parentEnd < 0 ? text : text.slice(0, text.indexOf("<parent>")) + text.slice(parentEnd);
  const own = behind.split(/<(?:modules|dependenc|build|profiles|properties)/)[0];
  return /<artifactId>\s*([^<\s]+)\s*<\/artifactId>/.exec(own ?? "")?.[1]?.replace(ofWhole, "");
}

const ofWhole = /-(?:aggregator|all|build|main|parent|pom|project|root|toplevel)$/;

function getTable(table: TomlTable | undefined, key: string): TomlTable | undefined {
  const value = table?.[key];
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Date) ? value : undefined;
}

function readJsonName(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
  } catch {
    return undefined;
  }
}
