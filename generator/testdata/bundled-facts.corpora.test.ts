import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { corporaFolder } from "./corpora.ts";
import { loadBundledModel } from "./load-bundled-model.ts";
import { loadCoreModel } from "./load-core-model.ts";

/*
 * Facts that docs of the platform state, such as a unit: docs of the bundled model, in words of their own, state them too,
 * unless the name or a mark beside the doc does.
 */

interface Described {
  readonly doc: string;
  /** What is told beside the doc. */
  readonly marks: string;
}

interface Fact {
  readonly name: string;
  readonly said: RegExp;
  /** How the bundled docs say it. */
  readonly told: RegExp;
  readonly except: readonly string[];
}

const facts: readonly Fact[] = [
  {
    name: "milliseconds",
    said: /\bmilli ?s|\bmillis\b/i,
    told: /milliseconds|(?:Millis|Ms)$/i,
    // It is told with what is inside.
    except: ["FreshnessStats.systemFreshness"],
  },
  { name: "seconds", said: /(?<!milli ?)\bseconds old/i, told: /seconds|age/i, except: [] },
  { name: "capital letters", said: /upper ?case/i, told: /capital|upper/i, except: [] },
  { name: "nothing behind it yet", said: /not yet implemented/i, told: /\bnull\b|\byet\b/i, except: [] },
  {
    name: "what may still change",
    said: /\bexperimental\b|\bincubating\b/i,
    told: /may still change/i,
    // The one gives nothing yet, the other is what clients have used for years.
    except: ["Chart.statsSummary", "DescriptionUpdateInput"],
  },
  {
    name: "what should no longer be used",
    said: /\bdeprecated\s*[!,.]|^deprecated\b(?! status)/i,
    told: /deprecated|taken (?:its|their) place|older|instead|left from|any more|ignored/i,
    // `addTag` and `removeTag`, which the platform points to, don't change a tag itself.
    except: ["TagUpdateInput"],
  },
];

let bundled: ReadonlyMap<string, Described>;
let real: ReadonlyMap<string, Described>;

describe.skipIf(corporaFolder === undefined)("docs of the bundled model state what the platform's state", () => {
  beforeAll(async () => {
    bundled = listDescribed((await loadBundledModel()).catalogue);
    real = listDescribed(await loadCoreModel("datahub-0.10.4"));
  });

  test.each(facts)("$name", ({ said, told, except }) => {
    const stated = [...real].filter(([name, { doc }]) => said.test(doc) && bundled.has(name));
    expect(stated.length).toBeGreaterThan(0);
    const silent = stated.filter(([name]) => {
      const { doc = "", marks = "" } = bundled.get(name) ?? {};
      return ![name, doc, marks].some((text) => told.test(text));
    });
    expect(silent.map(([name]) => name)).toEqual(except);
  });
});

/** Everything that has a name and words of its own. */
function listDescribed({ schemas, graphql }: Catalogue): ReadonlyMap<string, Described> {
  const found = new Map<string, Described>();
  const add = (name: string, doc: string | undefined, deprecated: unknown): void => {
    if (doc !== undefined) found.set(name, { doc, marks: deprecated === undefined ? "" : "deprecated" });
  };
  for (const schema of schemas.values()) {
    add(schema.fullName, schema.doc, schema.deprecated);
    const parts = schema.kind === "record" ? schema.fields : schema.kind === "enum" ? schema.symbols : [];
    for (const part of parts) add(`${schema.fullName}.${part.name}`, part.doc, part.deprecated);
  }
  for (const type of graphql.types.values()) {
    add(type.name, type.description, undefined);
    const parts = "fields" in type ? type.fields : "values" in type ? type.values : [];
    for (const part of parts) add(part.coordinate, part.description, part.deprecated);
  }
  return found;
}
