import avsc from "avsc";
import { describe, expect, it } from "vitest";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { JsonObject } from "../../catalogue/json.ts";
import type { ActionsView, ActionWay } from "../../page-model/actions.ts";
import { printAvro } from "../../print/print-avro.ts";
import { printJson } from "../../print/print-json.ts";
import { toAvroJson } from "../../print/to-avro-json.ts";
import { corporaFolder } from "../../testdata/corpora.ts";
import { loadClone } from "../../testdata/load-corpus.ts";
import { loadPlacedModel } from "../../testdata/load-placed-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planGraphqlPages } from "../graphql/plan-graphql-pages.ts";
import { createActions, indexInterfaces } from "./plan-actions.ts";

interface AllActions {
  readonly entities: ReadonlyMap<string, ActionsView | undefined>;
  readonly aspects: ReadonlyMap<string, ActionsView | undefined>;
}

function planAll(catalogue: Catalogue): AllActions {
  const context = createPlanContext(catalogue, { title: "Test", base: "/docs/" });
  const actions = createActions(context, indexInterfaces(context, planGraphqlPages(context).actions));
  return {
    entities: new Map([...catalogue.entities].map(([name, entity]) => [name, actions.ofEntity(entity).view])),
    aspects: new Map([...catalogue.aspects].map(([name, aspect]) => [name, actions.ofAspect(aspect)])),
  };
}

/** How many things have each of the ways to read, write and remove them. */
function count(views: Iterable<ActionsView | undefined>): readonly string[] {
  const counts = new Map<string, Map<string, number>>();
  const order = ["graphql", "python", "rest", "cli"];
  for (const { label, ways } of [...views].flatMap((view) => view?.actions ?? [])) {
    const byWay = counts.get(label) ?? new Map<string, number>();
    for (const { id } of ways) byWay.set(id, (byWay.get(id) ?? 0) + 1);
    counts.set(label, byWay);
  }
  return [...counts].map(
    ([label, byWay]) => `${label}: ${order.map((id) => `${byWay.get(id) ?? 0} ${id}`).join(", ")}`,
  );
}

function listWays({ entities, aspects }: AllActions): readonly ActionWay[] {
  return [...entities.values(), ...aspects.values()].flatMap((view) => view?.actions.flatMap(({ ways }) => ways) ?? []);
}

const cases = [
  {
    name: "the bundled model",
    load: loadPlacedModel,
    entities: [
      "Read it: 31 graphql, 43 python, 43 rest, 43 cli",
      "Write it: 23 graphql, 43 python, 43 rest, 43 cli",
      "Remove it: 32 graphql, 43 python, 43 rest, 43 cli",
    ],
    aspects: [
      "Read it: 46 graphql, 159 python, 159 rest, 159 cli",
      "Write it: 6 graphql, 116 python, 116 rest, 116 cli",
      "Remove it: 4 graphql, 9 python, 9 rest, 9 cli",
    ],
  },
  {
    name: "0.10.4",
    load: async () => (await loadClone("datahub-0.10.4")).catalogue,
    entities: [
      "Read it: 31 graphql, 43 python, 43 rest, 43 cli",
      "Write it: 23 graphql, 42 python, 42 rest, 42 cli",
      "Remove it: 31 graphql, 43 python, 43 rest, 43 cli",
    ],
    aspects: [
      "Read it: 46 graphql, 159 python, 159 rest, 159 cli",
      "Write it: 55 graphql, 116 python, 116 rest, 116 cli",
      "Remove it: 8 graphql, 9 python, 9 rest, 9 cli",
    ],
  },
];

describe.skipIf(!corporaFolder).each(cases)("What can be done in $name", ({ load, entities, aspects }) => {
  it("is known of as many entities and aspects as this, and names nothing that isn't there", async () => {
    const catalogue = await load();
    const all = planAll(catalogue);
    expect.soft(count(all.entities.values())).toEqual(entities);
    expect.soft(count(all.aspects.values())).toEqual(aspects);
    const ways = listWays(all);
    const hrefs = ways.map(({ by }) => by.href);
    expect(hrefs.every((href) => href.startsWith("/docs/"))).toBe(true);
    expectKnownNames(ways, catalogue);
  });
});

/** Counted apart from what made them: each name in the code stands in the model. */
function expectKnownNames(ways: readonly ActionWay[], catalogue: Catalogue): void {
  const classes = new Set(catalogue.sdk.models?.classes.map(({ name }) => name));
  const modules = catalogue.sdk.pages.flatMap((page) => page.modules);
  const symbols = new Set(
    modules.flatMap((module) => [...module.classes, ...module.functions].map(({ name }) => `${module.name} ${name}`)),
  );
  const models = catalogue.sdk.models?.module ?? "";
  for (const { id, code } of ways) {
    const text = code[0]?.code ?? "";
    if (id === "python") {
      for (const [, module = "", many, few = ""] of text.matchAll(
        /^from (\S+) import (?:\(\n([\w, \n]+)\)|([\w, ]+)$)/gm,
      )) {
        if (module === "datetime") continue;
        for (const name of (many ?? few).split(/[\s,]+/).filter((each) => each !== "")) {
          expect(module === models ? classes.has(name) : symbols.has(`${module} ${name}`), `${module} ${name}`).toBe(
            true,
          );
        }
      }
    }
    if (id === "rest" && text.includes("ingestProposal")) expectWrittenAspect(text, catalogue);
  }
}

/** What is sent is JSON with a field of the aspect's record for each key. */
function expectWrittenAspect(command: string, { aspects, schemas }: Catalogue): void {
  const body = JSON.parse((/--data '([\s\S]*)'$/.exec(command)?.[1] ?? "").replaceAll(`'\\''`, "'")) as Proposal;
  const schema = aspects.get(body.proposal.aspectName)?.schema ?? "";
  const record = schemas.get(schema);
  const names = record?.kind === "record" ? record.fields.map(({ name }) => name) : [];
  const value = JSON.parse(body.proposal.aspect.value) as JsonObject;
  expect(names, command).toEqual(expect.arrayContaining(Object.keys(value)));
  const printed = printAvro(schemas, schema);
  // What no Avro schema says the same of has been held to the record's fields above.
  if (printed.kind === "schema") {
    const type = avsc.Type.forSchema(JSON.parse(printJson(printed.schema)), { wrapUnions: "always" });
    expect(() => type.fromString(JSON.stringify(toAvroJson(schemas, schema, value))), command).not.toThrow();
  }
  const needed = record?.kind === "record" ? record.fields.filter((f) => !f.optional && f.default === undefined) : [];
  expect(Object.keys(value), command).toEqual(expect.arrayContaining(needed.map(({ name }) => name)));
}

interface Proposal {
  readonly proposal: { readonly aspectName: string; readonly aspect: { readonly value: string } };
}
