import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { diskTree } from "../files/file-tree.ts";
import { findOwnName } from "./find-own-name.ts";
import { readNameTexts } from "./read-name-texts.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "aspectdoc-name-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const badges = "[![Build](https://ci.example/b.svg)](https://ci.example)";

/** As Git leaves a clone. */
const cloneOf = (url: string): Readonly<Record<string, string>> => ({
  ".git/HEAD": "ref: refs/heads/main\n",
  ".git/config": `[remote "origin"]\n\turl = ${url}\n`,
});

it.each<[string | undefined, string, Readonly<Record<string, string>>]>([
  ["Harbour Master", "a heading", { "README.md": `${badges}\n\n# Harbour Master\n\nWords.\n` }],
  ["Harbour", "a heading before badges", { "README.md": "# Harbour [![Build][b]][c]\n\n[b]: b.svg\n[c]: c.html\n" }],
  ["Harbour", "a heading that goes on", { "README.md": "# Harbour: berths for everybody\n" }],
  [
    "Harbour",
    "a heading in HTML",
    { "README.md": '<h1 align="center"><a href="/"><img alt="Logo" src="a.svg"></a><br>Harbour</h1>\n\nWords.\n' },
  ],
  ["Harbour", "an underlined heading", { "README.rst": ".. image:: a.png\n\nHarbour\n=======\n\nWords.\n" }],
  [
    "Harbour",
    "a module of Go, as the README spells it",
    {
      "go.mod": "module example.com/quay/harbour/v2\n\ngo 1.20\n",
      "README.md":
        "![harbour logo](https://example.com/harbour.png)\n\n`harbour`: Harbour keeps berths.\n\n# Overview\n",
    },
  ],
  ["harbour", "a crate", { "Cargo.toml": '[package]\nname = "harbour"\n', "package.json": '{ "name": "tools" }' }],
  ["harbour", "a project of Python", { "pyproject.toml": '[tool.poetry]\nname = "harbour"\n' }],
  ["harbour", "a setup of Python", { "setup.cfg": "[flake8]\nname = a\n\n[metadata]\nversion = 1\nname = harbour\n" }],
  ["harbour", "a build of Gradle", { "settings.gradle": "pluginManagement {}\nrootProject.name = 'harbour'\n" }],
  ["harbour", "a build of Gradle in Kotlin", { "settings.gradle.kts": 'rootProject.name = "harbour"\n' }],
  [
    "harbour",
    "a project of Maven around several",
    {
      "pom.xml": `<project>
  <parent><artifactId>fleet</artifactId></parent>
  <artifactId>harbour-parent</artifactId>
  <dependencies><dependency><artifactId>rope</artifactId></dependency></dependencies>
</project>`,
    },
  ],
  [undefined, "a project of Maven without a name", { "pom.xml": "<project><build><artifactId>a</artifactId></build>" }],
  ["harbour", "a package without its owner", { "package.json": '{ "name": "@quay/harbour" }' }],
  [
    "Harbour",
    "a package whose README is headed by a sentence",
    {
      "composer.json": '{ "name": "quay/harbour" }',
      "README.md": "# Berth management for PHP\n\nHarbour keeps berths.\n",
    },
  ],
  ["Berth management for PHP", "a sentence alone", { "README.md": "# Berth management for PHP\n" }],
  [
    "HarbourMaster",
    "the repository that it is a clone of",
    {
      ...cloneOf("git@git.example:quay/harbourmaster.git"),
      "README.md": "## Overview\n\nHarbourMaster keeps berths.\n",
    },
  ],
  [
    "harbour",
    "a package of a clone",
    { ...cloneOf("https://git.example/quay/x/"), "Cargo.toml": '[package]\nname = "harbour"\n' },
  ],
  [
    undefined,
    "a repository of any name",
    { ...cloneOf("https://git.example/quay/docs.git"), "README.md": "# Usage\n" },
  ],
  [undefined, "a heading of any site", { "README.md": "# Getting started\n", "package.json": '{ "name": "root" }' }],
  [undefined, "manifests that can't be read", { "package.json": "{", "Cargo.toml": "[", "pyproject.toml": "a" }],
  [undefined, "a name of another kind", { "package.json": '{ "name": ["harbour"] }', "Cargo.toml": "package = 1" }],
])("calls a folder %s by %s", (name, _, files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  expect(findOwnName(readNameTexts(folder, diskTree))).toBe(name);
});
