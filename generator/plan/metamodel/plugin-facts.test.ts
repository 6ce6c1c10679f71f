import { expect, it } from "vitest";
import type { RegistryPlugin } from "../../catalogue/metamodel.ts";
import { describePlugins, indexPlugins, type ScopedPlugin } from "./plugin-facts.ts";

const index = indexPlugins([
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
]);

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

it("tells nowhere what is for everything, or leaves it to the code", () => {
  expect([...index.byAspect.keys(), ...index.byEntity.keys()]).toEqual(["cargo", "ship"]);
});
