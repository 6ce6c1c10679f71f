import { expect, it } from "vitest";
import type { RoleMatrixContent } from "../../../page-model/access.ts";
import type { CommandContent } from "../../../page-model/command.ts";
import type { IngestionSourceContent } from "../../../page-model/ingestion.ts";
import type { Page } from "../../../page-model/page.ts";
import type { FieldRow } from "../../../page-model/parts.ts";
import type { Html } from "../../../page-model/parts.ts";
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
  variables: [],
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

it("finds an option by what it says, once however many ways there are to write it", () => {
  const doc = "<p>Holds the ship in a storm.</p>" as Html;
  const entries = collectEntries({ ...page, content: { ...content, options: [{ ...option, doc }] } });
  expect(entries.filter(({ kind }) => kind === "commandOption").map(({ text }) => text)).toEqual([
    ...["Holds the ship in a storm.", "", ""],
  ]);
});

it.each([
  [["POST /berths/{id}/ships", "Moor a ship"], "operation"],
  [["Mooring"], "reference"],
])("tells calls of plug-ins from what else they read: %j", (aliases, kind) => {
  const [own] = collectEntries({ ...page, aliases, content: { kind: "plain", facts: [], sections: [] } });
  expect(own?.kind).toBe(kind);
});

it("finds a source by what its recipe says beside the settings", () => {
  const recipe = [
    "source:",
    "  type: moor # of the harbour",
    "  # For TLS:",
    "  #   ca_file: harbour.pem",
    'tag: "#4"',
  ];
  const source: IngestionSourceContent = {
    kind: "ingestionSource",
    facts: [],
    concepts: [],
    plugins: [
      {
        id: "moor",
        anchors: { start: "~start" } as IngestionSourceContent["plugins"][number]["anchors"],
        parts: ["start"],
        capabilities: [],
        install: { id: "install", label: "Install", language: "shell", code: "install moor" },
        recipe: { id: "recipe", label: "Recipe", language: "yaml", code: recipe.join("\n") },
        examples: [],
        options: { rows: [], place: "source.config", removed: [], notes: [] },
        code: [],
      },
    ],
  };
  const start = collectEntries({ ...page, content: source }).find(({ anchor }) => anchor === "~start");
  expect(start?.text).toBe("install moor Recipe. of the harbour For TLS: ca_file: harbour.pem");
});

it("finds roles, and no others who have privileges", () => {
  const matrix: RoleMatrixContent = {
    kind: "roleMatrix",
    intro: "Who may what.",
    columns: [
      { id: "~role.Pilot", label: "Pilot", doc: "<p>Brings ships in.</p>" as Html, count: "3 privileges" },
      { id: "~role.Mate", label: "Mate", count: "1 privilege" },
      { label: "Owners", count: "2 privileges" },
    ],
    groups: [],
  };
  const [own, ...roles] = collectEntries({ ...page, labels: [], content: matrix });
  expect(own?.text).toContain("Pilot, Mate, Owners");
  expect(roles.map(({ kind, name, anchor, meaning }) => `${kind} ${name} #${anchor}: ${meaning}`)).toEqual([
    "role Pilot #~role.Pilot: Brings ships in.",
    "role Mate #~role.Mate: 1 privilege",
  ]);
});
