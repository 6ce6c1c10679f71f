import { expect, it } from "vitest";
import type { CommandContent } from "../../../page-model/command.ts";
import type { Page } from "../../../page-model/page.ts";
import type { FieldRow } from "../../../page-model/parts.ts";
import { collectEntries } from "./entries.ts";

const option: FieldRow = {
  id: "moor.--line",
  name: "--line",
  otherNames: ["-l", "--no-line"],
  type: [{ text: "text" }],
  presence: "optional",
  facts: [],
  badges: [],
};

const content: CommandContent = {
  kind: "command",
  usage: { id: "usage", label: "Usage", language: "shell", code: "moor" },
  arguments: [],
  options: [option],
  commands: [],
  sections: [],
};

const page: Page = {
  route: "cli/moor",
  title: "moor",
  description: "Moors a ship.",
  labels: ["Berths"],
  section: "sdk",
  navigation: "sdk",
  breadcrumbs: [],
  toc: [],
  badges: [],
  content,
};

it("finds a page by what navigation calls it, and an option by each way to write it", () => {
  expect(collectEntries(page).map(({ kind, name, anchor }) => `${kind} ${name} #${anchor}`)).toEqual([
    "command moor #",
    "label Berths #",
    "commandOption --line #moor.--line",
    "commandOption -l #moor.--line",
    "commandOption --no-line #moor.--line",
  ]);
});

it.each([
  [["POST /berths/{id}/ships", "Moor a ship"], "operation"],
  [["Mooring"], "reference"],
])("tells calls of plug-ins from what else they read: %j", (aliases, kind) => {
  const [own] = collectEntries({ ...page, aliases, content: { kind: "plain", facts: [], sections: [] } });
  expect(own?.kind).toBe(kind);
});
