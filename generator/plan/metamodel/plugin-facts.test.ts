import { expect, it } from "vitest";
import type { Registry, RegistryPlugin } from "../../catalogue/metamodel.ts";
import { describePlugins, describeUnscoped, indexPlugins, type ScopedPlugin } from "./plugin-facts.ts";

const registries: readonly Registry[] = [
  {
    id: "fleet",
    file: "fleet.yml",
    plugins: [
      plugin("mcpSideEffects", "com.x.Follow", [["Ship", "*"]]),
      {
        ...plugin("aspectPayloadValidators", "com.x.Check", [["*", "cargo"]]),
        supportedOperations: ["CREATE", "UPSERT"],
      },
      {
        ...plugin("aspectPayloadValidators", "com.x.Old", [
          ["ship", "cargo"],
          ["raft", "cargo"],
        ]),
        enabled: false,
      },
      plugin("mutationHooks", "com.x.Any", [["*", "*"]]),
      plugin("mutationHooks", "com.x.Unsaid", []),
    ],
  },
];

const index = indexPlugins(registries);

function plugin(
  kind: RegistryPlugin["kind"],
  className: string,
  scopes: readonly (readonly [entity: string, aspect: string])[],
): RegistryPlugin {
  const span = { file: "fleet.yml", startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
  const supports = scopes.map(([entity, aspect]) => ({ entity, aspect }));
  return { kind, className, enabled: true, supportedOperations: [], supports, span };
}

function print(plugins: readonly ScopedPlugin[] | undefined): readonly string[] {
  return describePlugins(plugins ?? []).map(
    ({ label, value }) => `${label}: ${value.map(({ text }) => text).join("")}`,
  );
}

it("tells at an aspect what is named for it, on what and for whom", () => {
  expect(print(index.byAspect.get("cargo"))).toEqual([
    "Validators: Check on CREATE, UPSERT; Old for ship, raft, switched off",
  ]);
});

it("tells at an entity what is named for all of its aspects", () => {
  expect(print(index.byEntity.get("ship"))).toEqual(["MCP side effects: Follow"]);
});

it("tells at no aspect or entity what is for everything, or leaves it to the code", () => {
  expect([...index.byAspect.keys(), ...index.byEntity.keys()]).toEqual(["cargo", "ship"]);
});

it("says once which kinds leave it to the code what they apply to", () => {
  const plugins = [
    plugin("aspectPayloadValidators", "com.x.Validator", []),
    plugin("mcpSideEffects", "com.x.Effect", []),
    { ...plugin("mcpObservers", "com.x.Observer", []), enabled: false },
  ];
  const raft = { id: "raft", file: "raft.yml", plugins };
  const told = [registries, [raft], [...registries, raft], []];
  expect(told.map(describeUnscoped)).toEqual([
    " On writes, mutation hooks run; which ones apply to what is left to the code.",
    " On writes, validators and MCP side effects run; which ones apply to what is left to the code.",
    " On writes, validators, mutation hooks and MCP side effects run; which ones apply to what is left to the code.",
    "",
  ]);
});
