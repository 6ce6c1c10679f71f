import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { DefaultsContent } from "../../page-model/access.ts";
import { linkModel } from "../../testdata/link-model.ts";
import { createPlanContext } from "../create-plan-context.ts";
import { planDefaultsPage } from "./plan-defaults-page.ts";

const text = readFileSync(fileURLToPath(new URL("../../testdata/boot/bootstrap.yaml", import.meta.url)), "utf8");

test("a stage says for which entities it is, whether they are found, and what comes before it", async () => {
  const { catalogue } = await linkModel({
    "resources/bootstrap_mcps/all.yaml": text,
    "k.pdl": '@Aspect.name = "thingKey"\nrecord ThingKey { id: string }',
    "entity-registry.yml": "{id: r, entities: [{name: thing, keyAspect: thingKey, aspects: []}]}",
  });
  const context = createPlanContext(catalogue, { title: "Test", base: "/" });
  const planned = catalogue.defaults && planDefaultsPage(catalogue.defaults, context);
  const content = planned?.page.content as DefaultsContent | undefined;
  expect(content?.intro).toContain("3 lifecycle stages");
  expect(
    content?.lifecycleStages.map(({ id, label, facts }) => [
      `${label} #${id}`,
      ...facts.map((runs) =>
        runs.map(({ text: said, href }) => (href === undefined ? said : `${said} (${href})`)).join(""),
      ),
    ]),
  ).toMatchInlineSnapshot(`
    [
      [
        "Sketch #~stage.SKETCH",
        "For thing (/generated/metamodel/entities/thing/), other",
        "Searches leave out what is in it, unless they ask for the stage",
        "Entered from any stage or none",
      ],
      [
        "Shown #~stage.SHOWN",
        "For all entities",
        "Entered from Sketch (#~stage.SKETCH), no stage, GONE",
      ],
      [
        "CLOSED #~stage.CLOSED",
        "For no entity",
        "Entered from nowhere",
      ],
    ]
  `);
});
